"""A real server on loopback, for tests: in a thread of this process, where a test can look into it, or as a process of its own, which can be
killed; and people who come to it."""

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
from estran.server.limits import Limits
from estran.server.serving import address, listen, server
from estran.server.settings import Settings

NO_LIMITS = Limits(requests=0, commands=0, opened=0, tables=0, sockets=0)


@contextlib.contextmanager
def running(folder: Path, **changes: Any) -> Iterator[tuple[str, Any]]:
    """A server in a thread. Yields its address and its app."""
    settings = Settings(**{"database": folder / "estran.db", "think": 0.2, "limits": NO_LIMITS} | changes)
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

    def __init__(self, folder: Path, port: int = 0, *words: str) -> None:
        self.folder = folder
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._words = words
        self.start()

    def start(self) -> None:
        path = os.pathsep.join([str(Path(estran.__file__).parent.parent), *filter(None, [os.environ.get("PYTHONPATH", "")])])
        settings = {**os.environ, "PYTHONPATH": path, "ESTRAN_LANG": "en"}
        options = ("--port", str(self.port), "--database", str(self.folder / "estran.db"), "--limit", "0")
        command = [sys.executable, "-m", "estran", "serve", *options, *self._words]
        self.log = (self.folder / "log").open("ab")
        self.process = subprocess.Popen(command, env=settings, stdout=self.log, stderr=self.log)
        self._wait()

    def _wait(self) -> None:
        for _ in range(600):
            assert self.process.poll() is None, (self.folder / "log").read_text()
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
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


class Guest:
    """Somebody with a cookie of their own, over HTTP."""

    def __init__(self, url: str, **headers: str) -> None:
        self.url = url
        self.http = httpx2.Client(base_url=url, timeout=30, headers=headers)

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


async def receive(connection: Any, wanted: str, timeout: float = 20) -> dict[str, Any]:
    """The next message that has this key."""
    async with asyncio.timeout(timeout):
        while True:
            message = json.loads(await connection.recv())
            if wanted in message:
                return message


async def say(connection: Any, do: str, **rest: Any) -> None:
    await connection.send(msgspec.json.encode({"do": do, **rest}).decode())
