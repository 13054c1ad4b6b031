"""A real server on loopback, for tests: in a thread of this process, where a test can look into it, or as a process of its own, which can
be killed; and people who come to it."""

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import websockets.asyncio.client
import websockets.exceptions

import estran
from estran.server.limits import limited_to
from estran.server.serving import address, listen, server
from estran.server.settings import Settings

NO_LIMITS = limited_to(0)


@contextlib.contextmanager
def running(folder: Path, **changes: Any) -> Iterator[tuple[str, Any]]:
    """A server in a thread. Yields its address and its app."""
    given: dict[str, Any] = {"database": folder / "estran.db", "think": 0.2, "limits": NO_LIMITS} | changes
    settings = Settings(**given)
    listening = listen("127.0.0.1", 0)
    served = server(settings)
    thread = threading.Thread(target=served.run, args=([listening],))
    url = address(listening).rstrip("/")
    thread.start()
    try:
        while not served.started:
            assert thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        yield url, served.config.app
    finally:
        served.should_exit = True
        thread.join(30)
        assert not thread.is_alive()


class Process:
    """A server as a process of its own."""

    def __init__(self, folder: Path, port: int = 0, *words: str, limit: str | None = "0") -> None:
        """`limit` is as on the command line; None leaves the usual limits."""
        self.folder = folder
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._words = words if limit is None else ("--limit", limit, *words)
        self.start()

    def start(self) -> None:
        path = os.pathsep.join([str(Path(estran.__file__).parent.parent), *filter(None, [os.environ.get("PYTHONPATH", "")])])
        settings = {**os.environ, "PYTHONPATH": path, "ESTRAN_LANG": "en"}
        options = ("--port", str(self.port), "--database", str(self.folder / "estran.db"))
        command = [sys.executable, "-m", "estran", "serve", *options, *self._words]
        self.log = (self.folder / "log").open("ab")
        self.process = subprocess.Popen(command, env=settings, stdout=self.log, stderr=self.log)
        self._wait()

    def _wait(self) -> None:
        for _ in range(600):
            assert self.process.poll() is None, (self.folder / "log").read_text()
            with contextlib.suppress(OSError, httpx2.HTTPError), socket.create_connection(("127.0.0.1", self.port), 1):
                if httpx2.get(f"{self.url}/api/health", timeout=30).status_code == 200:
                    return
            time.sleep(0.05)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        self.log.close()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGINT)
        code = self.process.wait(30)
        self.log.close()
        return code


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


GUESTS: list["Guest"] = []
"""All who came, to be shown the door when a test ends."""


class Guest:
    """Somebody with a cookie of their own, over HTTP."""

    def __init__(self, url: str, **headers: str) -> None:
        self.url = url
        self.http = httpx2.Client(base_url=url, timeout=30, headers=headers)
        GUESTS.append(self)

    def open(self, game: str, **rest: Any) -> str:
        answer = self.http.post("/api/tables", json={"game": game, **rest})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    def do(self, table: str, do: str, **rest: Any) -> Any:
        return self.http.post(f"/api/tables/{table}/commands", json={"do": do, **rest})

    def frame(self, table: str, **query: Any) -> Any:
        answer = self.http.get(f"/api/tables/{table}", params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)

    def socket(self, table: str, since: int | None = None, **options: Any) -> Any:
        query = "" if since is None else f"?since={since}"
        headers = {"Cookie": self.cookie} if self.cookie else {}
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket{query}"
        return websockets.asyncio.client.connect(address, additional_headers=headers, compression=None, **options)


class Peer:
    """A socket that keeps what was said: the newest frame of each seat, and the answers to commands."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection
        self.frames: dict[int | None, dict[str, Any]] = {}
        self.views: dict[int | None, dict[str, Any]] = {}
        """The whole view of each seat, put together from the parts."""
        self.events: dict[int | None, list[dict[str, Any]]] = {}
        self.received: list[str] = []

    async def next(self, timeout: float = 30) -> dict[str, Any]:
        async with asyncio.timeout(timeout):
            text = await self.connection.recv()
        self.received.append(text)
        message: dict[str, Any] = json.loads(text)
        if "version" in message:
            seat = message["seat"]
            self.frames[seat] = message
            self.views[seat] = message["view"] if message["whole"] else {**self.views[seat], **message["view"]}
            self.events.setdefault(seat, []).extend(message["events"])
        return message

    async def until(self, wanted: str, value: object = None) -> dict[str, Any]:
        """The next message that has this key, with this value."""
        while True:
            message = await self.next()
            if wanted in message and value in (None, message[wanted]):
                return message

    async def frame(self, seat: int | None, version: int = 0) -> dict[str, Any]:
        """The seat's newest frame, of this version at least."""
        while seat not in self.frames or self.frames[seat]["version"] < version:
            await self.next()
        return self.frames[seat]

    async def say(self, do: str, **rest: Any) -> None:
        await self.connection.send(msgspec.json.encode({"do": do, **rest}).decode())

    async def do(self, do: str, id: str, **rest: Any) -> dict[str, Any]:
        """Ask for something, and wait for the answer."""
        await self.say(do, id=id, **rest)
        while True:
            message = await self.next()
            if message.get("ack", message.get("refused")) == id:
                return message
