"""The lines to clients, bounded: no line keeps the others waiting, whatever comes over it.

What comes is looked at a little at a time, and others have their turn between. The head of a request is short, and comes soon; so does the
rest. Frames that carry nothing are counted. Nothing more is read for a client who does not read what it is sent, and who does neither
for long is cut off.
"""

import asyncio
import time
from collections import Counter
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from .limits import Buckets, counted

SLICE = 2048
"""Bytes that are looked at in one go: some hundred frames of the smallest kind, a few milliseconds at most."""
HEAD = 16 * 1024
"""Bytes of a request before its body."""
WHOLE = 2**23
"""Bytes of a request with its body. Who asks is told of less than that; this is for who does not listen."""
SOON = 15.0
"""Seconds that the head of a request may take, or what is sent to be read."""
BODY = 60.0
"""Seconds that a request may take with its body."""
LOOK = 1.0
"""Seconds between looking for lines that are late."""
EMPTY = 10
"""Frames a second that carry nothing: pings, pongs, parts of messages. Ten times as many may come at once."""
PARTS = 64
"""Parts of one message."""
NEVER = float("inf")


class Sliced(asyncio.Protocol):
    """What comes over a line, a slice at a time. `late` is when it is cut off, if nothing changes."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    late = NEVER
    unsent = NEVER
    """The same for what is sent and not read."""

    def __init__(self, *args: Any, **rest: Any) -> None:
        super().__init__(*args, **rest)
        self.waiting = bytearray()
        """What has come and was not looked at yet."""
        self._feeding = False

    def data_received(self, data: bytes) -> None:
        if len(data) <= SLICE and not self.waiting and self.open:
            self.take(data)
            return
        self.waiting += data
        self.transport.pause_reading()
        self.go_on()

    def go_on(self) -> None:
        """Soon, with what waits."""
        if self.waiting and not self._feeding and self.open:
            self._feeding = True
            self.loop.call_soon(self._feed)

    def _feed(self) -> None:
        self._feeding = False
        if not self.open or self.transport.is_closing():
            return
        part = bytes(self.waiting[:SLICE])
        del self.waiting[:SLICE]
        self.take(part)
        if self.transport.get_protocol() is not self:  # it has become a socket's, which does not read ahead
            self.waiting.clear()
            self.transport.resume_reading()
        elif self.waiting:
            self.go_on()
        elif self.open and not self.transport.is_closing():
            self.transport.resume_reading()

    @property
    def open(self) -> bool:
        """Whether more can be taken now."""
        raise NotImplementedError

    def take(self, data: bytes) -> None:
        raise NotImplementedError

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unsent = time.monotonic() + SOON

    def resume_writing(self) -> None:
        super().resume_writing()
        self.unsent = NEVER
        self.go_on()

    def cut(self) -> None:
        """At once: who is cut off does not wait to be told."""
        self.waiting.clear()
        self.transport.abort()


class Flow(FlowControl):
    """Says when more can be taken."""

    def __init__(self, transport: asyncio.Transport, line: Sliced) -> None:
        super().__init__(transport)
        self._line = line

    def resume_reading(self) -> None:
        if self._line.waiting:
            self.read_paused = False
            self._line.go_on()
        else:
            super().resume_reading()


class Requests(Sliced, HttpToolsProtocol):
    """A line over which HTTP comes."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.flow = Flow(transport, self)
        self._size = 0
        """Bytes of the request that comes just now."""
        self._heading = True
        """It is its head that comes."""
        self.late = time.monotonic() + SOON
        host = self.client[0] if self.client else ""
        self._host, self._known = counted(host), proxied(host, str(self.config.forwarded_allow_ips))
        state: Any = self.config.app.state  # type: ignore[union-attr]
        self._malformed: Buckets = state.malformed
        most = state.settings.limits.lines
        state.lines[self._host] += 1
        if not self._known and (self._malformed.wait(self._host) or (most < state.lines[self._host] and most)):
            self.cut()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        gone(self)

    @property
    def open(self) -> bool:
        return not self.flow.read_paused and not self.flow.write_paused and not self.pipeline

    def take(self, data: bytes) -> None:
        self._size += len(data)
        HttpToolsProtocol.data_received(self, data)
        if self._heading and self._size > HEAD:
            self.send_400_response("The head of the request is too long.")
        elif self._size > WHOLE:
            self.cut()
        elif self.late == NEVER and (self.cycle is None or self.cycle.response_complete):
            self.late = time.monotonic() + SOON  # an empty line is no request, and ended the wait for one

    def send_400_response(self, msg: str) -> None:
        """Who sends nothing but such requests is told no more."""
        if not self._known and self._malformed.take(self._host):
            self.cut()
        else:
            super().send_400_response(msg)
            self.late = time.monotonic() + SOON

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._heading, self._size = True, 0
        self.late = time.monotonic() + SOON

    def on_headers_complete(self) -> None:
        self._heading = False
        self.late = time.monotonic() + BODY
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.late = NEVER

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.late = time.monotonic() + SOON  # what is not read is not waited for


class Frames(Sliced, WebSocketsSansIOProtocol):
    """A line over which the frames of a socket come."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._empty = Buckets(EMPTY, 10 * EMPTY, time.monotonic)
        self._parts = 0

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        gone(self)

    @property
    def open(self) -> bool:
        return not self.read_paused and self.writable.is_set()

    def take(self, data: bytes) -> None:
        WebSocketsSansIOProtocol.data_received(self, data)

    def handle_ping(self) -> None:
        if self._counted():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._counted():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self._parts = 0 if event.fin else self._parts + 1
        if self._parts > PARTS:
            self.cut()
        elif not self.transport.is_closing():
            super().handle_cont(event)

    def _counted(self) -> bool:
        """One more frame that carries nothing; whether that is not too many."""
        if not self.transport.is_closing() and self._empty.take(""):
            self.cut()
        return not self.transport.is_closing()

    async def receive(self) -> Any:
        message = await super().receive()
        if not self.read_paused:
            if self.waiting:
                self.transport.pause_reading()
            self.go_on()
        return message


def gone(line: Requests | Frames) -> None:
    """One line less from its address."""
    lines: Counter[str] = line.config.app.state.lines  # type: ignore[union-attr]
    host = counted(line.client[0] if line.client else "")
    lines[host] -= 1
    if not lines[host]:
        del lines[host]


@lru_cache(1024)
def proxied(host: str, proxies: str) -> bool:
    """Whether it is a proxy's address: others come through it, who must not suffer."""
    try:
        return proxies == "*" or any(ip_address(host) in ip_network(proxy.strip(), strict=False) for proxy in proxies.split(","))
    except ValueError:
        return False


async def cut_late(connections: set[Any]) -> None:
    """Cut off whoever keeps us waiting."""
    while True:
        await asyncio.sleep(LOOK)
        now = time.monotonic()
        for line in [line for line in connections if min(line.late, line.unsent) < now]:
            line.cut()
