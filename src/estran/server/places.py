"""Where endpoints find what a call is about: the house, the table, whose eyes, what a record says."""

import asyncio
from collections.abc import Coroutine
from typing import Any, NamedTuple, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request

from ..core.game import Value
from ..core.record import Record
from ..core.refusal import Refused
from .calls import Call
from .house import House
from .room import Room
from .thinking import Question
from .workers import NoAnswer, Workers

T = TypeVar("T")

PATIENCE = 5.0
"""Seconds that a record may take to be replayed."""
LINE = 100
"""No more records than this wait to be replayed."""


def house_of(call: Call) -> House:
    house: House = call.request.app.state.house
    return house


async def room_of(call: Call) -> Room:
    return await house_of(call).room(call.path["table"])


def eyes_of(call: Call, room: Room, asked: int | None) -> int | None:
    """Through whose eyes: a seat of one's own, or a spectator's."""
    mine = room.audiences(call.person)
    if asked is None:
        return mine[0]
    if asked - 1 not in mine:
        raise Refused("seat-not-yours", seat=asked)
    return asked - 1


class Head(msgspec.Struct, frozen=True):
    """What must be known of a record before it is read."""

    game: str
    options: dict[str, Value] = {}


class Told(NamedTuple):
    """A record as another process is told of it."""

    game: str
    content: str
    """In use."""
    record: msgspec.Raw
    most: int
    """Entries that it may have; 0 for one of a table here."""


def told(call: Call, record: Record) -> Told:
    """The record of a table here."""
    return Told(record.game, _content(call, record.game), msgspec.Raw(msgspec.json.encode(record)), 0)


def brought(call: Call) -> Told:
    """The record that a call brings with it, unread, on one line: between its words JSON knows no line from a space."""
    text = bytes(call.body.record).replace(b"\n", b" ").replace(b"\r", b" ")
    game = head_of(text).game
    return Told(game, _content(call, game), msgspec.Raw(text), call.request.app.state.settings.limits.entries)


def head_of(record: bytes | msgspec.Raw) -> Head:
    try:
        return msgspec.json.decode(record, type=Head)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("record-malformed", problem=str(error)) from None


def _content(call: Call, game: str) -> str:
    return str(call.request.app.state.settings.content.get(house_of(call).game(game).id, ""))


async def read_record(call: Call, question: Question, found: type[T]) -> T:
    """What another process finds in a record, which may be long."""
    state = call.request.app.state
    readers: Workers = state.readers
    if readers.waiting >= LINE:
        raise Refused("records-many")
    try:
        return await unless_gone(call.request, readers.ask(question, found, call.client))
    except NoAnswer:
        raise Refused("record-hard") from None


async def unless_gone(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """What is found, as long as whoever asked waits for it."""
    asked, gone = asyncio.create_task(work), asyncio.create_task(_gone(request))
    try:
        await asyncio.wait((asked, gone), return_when=asyncio.FIRST_COMPLETED)
        if not asked.done():
            raise ClientDisconnect
        return asked.result()
    finally:
        asked.cancel()
        gone.cancel()


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
