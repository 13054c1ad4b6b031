"""What somebody can do to a server with one connection, on loopback and for a bounded time: raw bytes, as no browser sends them.

Whoever is cut off comes back at once, until the time is over. `test_attacks.py` sees that others do not notice, `benchmarks/attacks.py`
measures it."""

import contextlib
import itertools
import json
import socket
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from typing import Any

FOREIGN = itertools.cycle(f"127.0.66.{n}" for n in range(1, 255))
"""Where attacks come from, each from another address of loopback that is not everybody else's, where the system has such."""
MEGABYTE = 2**20
HEAD = "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
KEY = "Sec-WebSocket-Key: bG9hZCBsb2FkIGxvYWQgbA==\r\nSec-WebSocket-Version: 13\r\n\r\n"


def frame(kind: int, payload: bytes = b"", fin: bool = True) -> bytes:
    """A frame of a client, with a mask that changes nothing."""
    size = len(payload)
    head = bytes([(0x80 if fin else 0) | kind])
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return head + length + b"\0\0\0\0" + payload


def many(part: bytes) -> bytes:
    """About a quarter of a megabyte of the same."""
    return part * (MEGABYTE // 4 // len(part))


@contextlib.contextmanager
def connected(port: int, foreign: str = "") -> Iterator[socket.socket]:
    with socket.socket() as line:
        with contextlib.suppress(OSError):
            line.bind((foreign or next(FOREIGN), 0))
        line.settimeout(2)
        line.connect(("127.0.0.1", port))
        yield line


@contextlib.contextmanager
def upgraded(port: int, table: str, foreign: str = "") -> Iterator[socket.socket]:
    """A socket at a table, after the handshake."""
    with connected(port, foreign) as line:
        line.sendall((HEAD.format(table=table) + KEY).encode())
        line.recv(4096)
        yield line


class Attack:
    """An attack that goes on until its time is over. `cut` counts how often it was cut off, `sent` what was taken from it, in bytes."""

    def __init__(self, bytes_of: Callable[[], tuple[bytes, bytes]], socket: bool, reads: bool = False) -> None:
        self._first, self._more = bytes_of()
        self._socket, self._reads = socket, reads
        self._foreign = next(FOREIGN)
        self.cut = self.sent = 0

    def run(self, port: int, table: str, seconds: float) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                with upgraded(port, table, self._foreign) if self._socket else connected(port, self._foreign) as line:
                    line.sendall(self._first)
                    self._go_on(line, end)
            except OSError:
                self.cut += 1
                time.sleep(0.001)

    def _go_on(self, line: socket.socket, end: float) -> None:
        line.settimeout(0.05)
        while time.monotonic() < end:
            with contextlib.suppress(TimeoutError):
                self.sent += line.send(self._more)
            if self._reads:
                with contextlib.suppress(TimeoutError):
                    if not line.recv(MEGABYTE):
                        raise ConnectionResetError


REQUEST = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"
ASKING = b"POST /api/replay HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
ATTACKS: dict[str, Callable[[], Attack]] = {
    "endless header": lambda: Attack(lambda: (REQUEST + b"X: ", many(b"a")), False),
    "endless headers": lambda: Attack(lambda: (REQUEST, many(b"a: b\r\n")), False),
    "endless address": lambda: Attack(lambda: (b"GET /", many(b"a")), False),
    "tiny chunks": lambda: Attack(lambda: (ASKING, many(b"1\r\n \r\n")), False),
    "requests without waiting": lambda: Attack(lambda: (b"", many(REQUEST + b"\r\n")), False),
    "malformed requests": lambda: Attack(lambda: (b"", b"\0\r\n\r\n"), False, reads=True),
    "empty continuations": lambda: Attack(lambda: (frame(1, fin=False), many(frame(0, fin=False))), True),
    "pings, not reading": lambda: Attack(lambda: (b"", many(frame(9, b"p" * 100))), True),
    "empty pings": lambda: Attack(lambda: (b"", many(frame(9))), True),
    "pongs": lambda: Attack(lambda: (b"", many(frame(10))), True),
    "empty messages": lambda: Attack(lambda: (b"", many(frame(1))), True),
    "malformed messages": lambda: Attack(lambda: (b"", many(frame(1, b"x"))), True, reads=True),
}


class Probe:
    """Somebody else, who asks ten times a second whether the server is there, and how long it takes to say so."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.times: list[float] = []
        self._end = threading.Event()
        self._thread = threading.Thread(target=self._run)

    def __enter__(self) -> "Probe":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._end.set()
        self._thread.join(60)

    def _run(self) -> None:
        while not self._end.wait(0.1):
            began = time.monotonic()
            health(self.url)
            self.times.append(time.monotonic() - began)

    @property
    def worst(self) -> float:
        return max(self.times, default=0.0)


def health(url: str) -> Any:
    request = urllib.request.Request(f"{url}/api/health", headers={"X-Forwarded-For": "10.0.0.1"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


@contextlib.contextmanager
def under(attack: Attack, port: int, table: str, seconds: float) -> Iterator[None]:
    """While an attack goes on; until it is over."""
    thread = threading.Thread(target=attack.run, args=(port, table, seconds))
    thread.start()
    try:
        yield
    finally:
        thread.join(seconds + 30)
