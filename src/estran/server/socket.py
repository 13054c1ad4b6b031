"""One WebSocket a table and browser: commands come in, what each of the person's seats may know goes out.

What waits to be sent is never more than a few replies and the newest frame: whoever reads slowly misses steps, not games, and whoever does
not read at all is cut off.
"""

import asyncio
import logging
import time
from collections import deque
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..core.refusal import Refused
from ..table import Command
from .calls import check_origin, client_of, known, language_of, refusal, refused_response, secure
from .headers import dress
from .house import House
from .journal import where
from .limits import Buckets, one_of
from .room import Room

log = logging.getLogger(__name__)

PATIENCE = 7.5
"""Seconds that a message may take to be sent; and between looking whether one did."""
PINGS = 2
"""After so many looks another ping measures the way to and fro."""
REPLIES = 32
"""When so many wait to be sent, nothing more is read."""
TOO_SLOW, GONE, FAILED = 1013, 1006, 1011


class Pong(msgspec.Struct, frozen=True, tag="pong", tag_field="do", forbid_unknown_fields=True):
    """The answer to `{"ping": n}`, as soon as it comes: what the way takes is not charged to a player's clock."""

    ping: int


Message = Command | Pong
_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


class Connection:
    def __init__(self, websocket: WebSocket, house: House, room: Room, person: str, since: int | None) -> None:
        self.person = person
        self._websocket = websocket
        self._house = house
        self._room = room
        self._language = language_of(websocket)
        self._client = client_of(websocket)
        self._bucket: Buckets = websocket.app.state.commands
        self._since = since
        self._seen: dict[int | None, int | None] = {}
        """For each seat of the person the version that was sent last; None where the whole is to be sent."""
        self._replies: deque[bytes] = deque()
        self._news = asyncio.Event()
        self._fresh = False
        self._ack = b""
        """The beginning of a message that acknowledges something, to go with the next frame."""
        self._space = asyncio.Event()
        """There is space for replies."""
        self._space.set()
        self._idle = asyncio.Event()
        """No command is being carried out."""
        self._idle.set()
        self._sending = 0.0
        """Since when something is being sent; 0 if nothing is."""
        self._pinged = (0, 0.0)
        self._lag = 0

    def notify(self) -> None:
        self._fresh = True
        self._news.set()

    async def run(self) -> None:
        """Until either side is gone."""
        self._house.come(self._room, self, self._client)
        tasks = [asyncio.create_task(work) for work in (self._read(), self._write(), self._ping())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            while not self._idle.is_set():  # what is being made durable must be entered, and the next command may have begun since
                await self._idle.wait()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._room.leave(self, self._house.now())

    # -- in

    async def _read(self) -> None:
        while True:
            if not self._space.is_set():
                await self._space.wait()
            message = await self._websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            while wait := self._bucket.take(self._client):  # before anything is made of it: who says more than is allowed is heard later
                await asyncio.sleep(wait)
            self._idle.clear()
            try:
                await self._take(message.get("text") or message.get("bytes") or b"")
            finally:
                self._idle.set()

    async def _take(self, text: str | bytes) -> None:
        id = ""
        try:
            command = _decode(text)
            if isinstance(command, Pong):
                self._ponged(command.ping)
                return
            id = command.id
            table = await self._house.command(self._room, command, self.person, self._lag, self._client)
            if table == self._room.table.id:
                self._acknowledge(id)
            else:
                self._reply({"ack": id, "goes_on": table})
        except Refused as refused:
            if refused.message == "table-stale":
                self._seen.clear()
                self.notify()
            self._reply({"refused": id, **msgspec.to_builtins(refusal(refused, self._language))})

    def _ponged(self, ping: int) -> None:
        number, sent = self._pinged
        if ping == number:
            self._lag = int(1000 * (time.monotonic() - sent))

    # -- out

    def _acknowledge(self, id: str) -> None:
        """With the frame that shows it, if that has not been sent yet: one message less."""
        if self._fresh and not self._ack:
            self._ack = b'{"ack":' + msgspec.json.encode(id)
        else:
            self._reply({"ack": id})

    def _reply(self, reply: dict[str, object]) -> None:
        self._replies.append(msgspec.json.encode(reply))
        if len(self._replies) >= REPLIES:
            self._space.clear()
        self._news.set()

    async def _write(self) -> None:
        while True:
            if not self._news.is_set():
                await self._news.wait()
            self._news.clear()
            while self._replies:
                await self._send(self._replies.popleft())
            self._space.set()
            if self._fresh:
                self._fresh = False
                await self._show()

    async def _show(self) -> None:
        audiences = self._room.audiences(self.person)
        self._seen = {seat: self._seen.get(seat, self._since) for seat in audiences}
        self._since = None
        for seat in audiences:
            frame, version = self._room.frame(seat, self._seen[seat]), self._room.table.version
            if self._ack:
                frame, self._ack = self._ack + b"," + frame[1:], b""
            await self._send(frame)
            self._seen[seat] = version

    async def _send(self, message: bytes) -> None:
        self._sending = time.monotonic()
        try:
            await self._websocket.send({"type": "websocket.send", "text": message.decode()})
        except RuntimeError as closed:  # what is left of a line that was closed for breaking the protocol
            raise WebSocketDisconnect(GONE) from closed
        self._sending = 0.0

    async def _ping(self) -> None:
        """Measure the way to and fro, and see that what is sent is read."""
        for number in range(2**31):
            if number % PINGS == 0:
                self._pinged = (number, time.monotonic())
                self._reply({"ping": number, "now": self._house.now()})
            await asyncio.sleep(PATIENCE)
            if self._sending and time.monotonic() - self._sending > PATIENCE:
                raise TimeoutError


def _decode(text: str | bytes) -> Message:
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("body-malformed", problem=str(error)) from None


async def socket(websocket: WebSocket) -> None:
    """The endpoint `/api/tables/{table}/socket?since=VERSION`."""
    state, client = websocket.app.state, client_of(websocket)
    try:
        check_origin(websocket.headers, state.settings.origins)
        with one_of(state.sockets, client, state.settings.limits.sockets, "too-many-sockets"):
            room = await state.house.room(websocket.path_params["table"])
            await _talk(websocket, room)
    except Refused as refused:
        response = refused_response(refused, language_of(websocket))
        dress(response.headers)
        await websocket.send_denial_response(response)


async def _talk(websocket: WebSocket, room: Room) -> None:
    people, since = websocket.app.state.people, websocket.query_params.get("since", "")
    person, renew = known(websocket)
    if person is None:
        person, renew = people.newcomer(), True
    headers = [(b"set-cookie", people.cookie(person, secure(websocket)).encode())] if renew else []
    await websocket.accept(headers=headers)
    version = int(since) if since.isdecimal() and len(since) < 16 else None
    try:
        await Connection(websocket, websocket.app.state.house, room, person, version).run()
    except TimeoutError:
        with suppress(Exception):
            await websocket.close(TOO_SLOW)
    except WebSocketDisconnect:
        pass
    except Exception as error:  # a mistake of ours: the log says where, the client only that there was one
        log.error("a socket failed: %s", where(error))
        with suppress(Exception):
            await websocket.close(FAILED)
