"""Where endpoints find what a call is about: the house, the table, whose eyes, what a record says."""

from typing import TypeVar

import msgspec

from ..core.record import Record
from ..core.refusal import Refused
from .calls import Call
from .house import House
from .limits import one_of
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


def brought(call: Call) -> Record:
    """The record that a call brings with it, if it is not too long."""
    record: Record = call.body.record
    most = call.request.app.state.settings.limits.entries
    if len(record.entries) > most:
        raise Refused("record-long", most=most)
    return record


def record_of(call: Call, record: Record) -> tuple[str, str, msgspec.Raw]:
    """A record as another process is told of it: its game, the content in use, and itself."""
    game = house_of(call).game(record.game)
    return game.id, call.request.app.state.settings.content.get(game.id, ""), msgspec.Raw(msgspec.json.encode(record))


async def read_record(call: Call, question: Question, found: type[T]) -> T:
    """What another process finds in a record, which may be long."""
    state = call.request.app.state
    readers: Workers = state.readers
    if readers.waiting >= LINE:
        raise Refused("records-many")
    try:
        with one_of(state.reading, call.client, state.settings.limits.reading, "records-yours"):
            return await readers.ask(question, found, call.client)
    except NoAnswer:
        raise Refused("record-hard") from None
