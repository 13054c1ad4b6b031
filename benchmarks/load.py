"""How many tables a server carries: a real server, real sockets, scripted clients on the same machine.

    python benchmarks/load.py                           1,000 tables, an action every 2 s at each
    python benchmarks/load.py --break                   then faster and faster, until it breaks
    python benchmarks/load.py --json load.json          writes the figures

A client has all seats of its table on one socket, and is sent a frame for each of them. Actions are sent on a schedule; a table whose last
action is not acknowledged yet is late, and sends the next one as soon as it is. Time is taken from sending an action to its
acknowledgement, which the server gives after the commit to disk. When a game is over the next one starts at a new table. Server, clients
and disk share the machine.
"""

import argparse
import asyncio
import gc
import json
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx2
import msgspec

from estran.core.build import compiled

GAMES = ("crabz", "marche", "poulpe", "oh_crab")
BROKEN = 1.0
"""It breaks when an action in a hundred takes longer than this, in seconds, or fewer than nine tenths of what is asked are done."""


class Choice(msgspec.Struct):
    notation: str


class Told(msgspec.Struct):
    """What a client reads of a message: no more than it needs."""

    seat: int | None = None
    stage: str = ""
    decision: int | None = None
    choices: list[Choice] = []
    ack: str | None = None
    refused: str | None = None
    key: str = ""
    goes_on: str = ""


DECODE = msgspec.json.Decoder(Told).decode


class Line(asyncio.Protocol):
    """A WebSocket, as little of it as a client needs: whole text frames, and a mask that changes nothing."""

    def __init__(self, client: "Client", path: str) -> None:
        self._client, self._path = client, path
        self._buffer = b""
        self._open = False

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: localhost\r\nCookie: {self._client.cookie}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: bG9hZCBsb2FkIGxvYWQgbA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head, head
            self._open, self._buffer = True, rest
        while (message := self._message()) is not None:
            kind, payload = message
            if kind == 1:
                self._client.told(DECODE(payload))
            elif kind == 9:
                self._send(10, payload)

    def _message(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return None
        self._buffer = buffer[start + size :]
        return buffer[0] & 15, buffer[start : start + size]

    def say(self, text: bytes) -> None:
        self._send(1, text)

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes([0x80 | kind, 0x80 | size]) if size < 126 else bytes([0x80 | kind, 0xFE]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)

    def connection_lost(self, error: Exception | None) -> None:
        if not self._client.leaving:
            self._client.load.lost += 1


class Client:
    """One table: all seats of it."""

    def __init__(self, load: "Load", table: str, cookie: str) -> None:
        self.load, self.table, self.cookie = load, table, cookie
        self.line: Line | None = None
        self.leaving = False
        self._frames: dict[int, Told] = {}
        self._sent: tuple[str, int, float] | None = None
        """The action that is not acknowledged yet: its id, its seat, and when it was sent."""
        self._done: dict[int, int | None] = {}
        self._number = 0
        self._late = False

    async def come(self) -> None:
        loop = asyncio.get_running_loop()
        path = f"/api/tables/{self.table}/socket"
        _, self.line = await loop.create_connection(lambda: Line(self, path), "127.0.0.1", self.load.port)

    def told(self, message: Told) -> None:
        if message.seat is not None:
            self._frames[message.seat] = message
            if message.stage == "over" and self._sent is None:
                self._again()
        if self._sent and self._sent[0] in (message.ack, message.refused):
            id, seat, at = self._sent
            self._sent = None
            if id == "rematch":
                self.moving = asyncio.ensure_future(self._move_on(message.goes_on))
                return
            if message.refused is not None:
                self.load.refused[message.key] += 1
                self._done.pop(seat, None)
            else:
                self.load.acknowledged(time.perf_counter() - at)
            if any(frame.stage == "over" for frame in self._frames.values()):
                self._again()
        if self._late:
            self._late = not self._acted()

    def act(self) -> None:
        """It is time for an action."""
        if self._late or not self._acted():
            self._late = True
            self.load.late += 1

    def _acted(self) -> bool:
        if self._sent is not None or self.line is None:
            return False
        for seat, frame in self._frames.items():
            if frame.choices and self._done.get(seat) != frame.decision:
                self._number += 1
                self._done[seat] = frame.decision
                self._sent = (f"{self._number}", seat, time.perf_counter())
                choice = frame.choices[self._number % len(frame.choices)].notation
                self.line.say(
                    msgspec.json.encode({"do": "act", "id": self._sent[0], "seat": seat, "decision": frame.decision, "choice": choice})
                )
                self.load.sent += 1
                return True
        return False

    def _again(self) -> None:
        assert self.line is not None
        self._sent = ("rematch", 0, time.perf_counter())
        self.line.say(b'{"do":"rematch","id":"rematch"}')

    async def _move_on(self, table: str) -> None:
        assert self.line is not None
        self.leaving = True
        self.line.transport.close()
        self.line, self._frames, self._done = None, {}, {}
        self.table = table
        self.load.games += 1
        await self.come()
        self.leaving = False


class Load:
    def __init__(self, port: int) -> None:
        self.port = port
        self.clients: list[Client] = []
        self.games = 0
        self.lost = 0
        self.reset()

    def reset(self) -> None:
        self.sent = self.late = 0
        self.refused: Counter[str] = Counter()
        self.times: list[float] = []

    def acknowledged(self, seconds: float) -> None:
        self.times.append(seconds)

    async def open(self, tables: int) -> None:
        """Set the tables up, and come to them."""
        async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60) as http:
            for n in range(tables):
                body = {"game": GAMES[n % len(GAMES)], "options": {"players": 2}, "window": 0}
                table = (await http.post("/api/tables", json=body)).json()["table"]
                for seat in (1, 2):
                    await http.post(f"/api/tables/{table}/commands", json={"do": "sit", "seat": seat, "name": f"Crab {seat}"})
                cookie = "; ".join(f"{cookie.name}={cookie.value}" for cookie in http.cookies.jar)
                self.clients.append(Client(self, table, cookie))
                await self.clients[-1].come()

    async def run(self, rate: float, seconds: float) -> dict[str, Any]:
        """All tables at this many actions a second each, for so long."""
        self.reset()
        chance, loop = random.Random(1), asyncio.get_running_loop()
        began, step = loop.time(), 1 / rate
        end = began + seconds

        def tick(client: Client, due: float) -> None:
            client.act()
            if due + step < end:
                loop.call_at(due + step, tick, client, due + step)

        for client in self.clients:
            due = began + chance.uniform(0, step)
            loop.call_at(due, tick, client, due)
        await asyncio.sleep(seconds + 0.5)
        times, asked = sorted(self.times), len(self.clients) * rate * seconds
        return {
            "tables": len(self.clients),
            "asked_per_second": round(asked / seconds),
            "actions_per_second": round(len(times) / seconds),
            "milliseconds": {name: round(1000 * times[int(part * (len(times) - 1))], 1) for name, part in PARTS.items()} if times else {},
            "late": self.late,
            "refused": dict(self.refused),
            "broken": not times or times[int(0.99 * (len(times) - 1))] > BROKEN or len(times) < 0.9 * asked,
        }


PARTS = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "worst": 1.0}


def memory(pid: int) -> int:
    """Kilobytes in use by a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0


def spent(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def stolen() -> tuple[int, int]:
    """What the machine has had of processor time so far, and what others on the same hardware took from it."""
    fields = [int(field) for field in Path("/proc/stat").read_text().split("\n")[0].split()[1:]]
    return sum(fields[:8]), fields[7]


def start(folder: str, port: int) -> subprocess.Popen[bytes]:
    words = ("serve", "--port", str(port), "--database", f"{folder}/load.db", "--limit", "0", "--workers", "1")
    server = subprocess.Popen([sys.executable, "-m", "estran", *words], stdout=subprocess.DEVNULL)
    for _ in range(300):
        try:
            httpx2.get(f"http://127.0.0.1:{port}/api/health", timeout=30)
            return server
        except httpx2.HTTPError:
            time.sleep(0.1)
    raise SystemExit("the server did not start")


async def measure(args: argparse.Namespace, server: subprocess.Popen[bytes], port: int) -> dict[str, Any]:
    load = Load(port)
    empty = memory(server.pid)
    began = time.perf_counter()
    await load.open(args.tables)
    print(f"{args.tables} tables in {time.perf_counter() - began:.1f} s", file=sys.stderr)
    full = memory(server.pid)
    steps, rate = [], args.rate
    while True:
        used, machine = (spent(server.pid), time.process_time()), stolen()
        found = await load.run(rate, args.seconds)
        found["rate"] = rate
        found["processor"] = {
            "server": round((spent(server.pid) - used[0]) / args.seconds, 2),
            "clients": round((time.process_time() - used[1]) / args.seconds, 2),
        }
        found["stolen"] = round((stolen()[1] - machine[1]) / (stolen()[0] - machine[0]), 3)
        async with httpx2.AsyncClient(timeout=60) as http:
            found["loop_delay_ms"] = (await http.get(f"http://127.0.0.1:{port}/api/health")).json()["delay"]
        steps.append(found)
        print(json.dumps(found), file=sys.stderr)
        if found["broken"] or not args.to_break:
            break
        rate *= 1.5
    return {
        "machine": f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores",
        "load_average": os.getloadavg()[0],
        "python": platform.python_version(),
        "compiled": compiled(),
        "games": {game: len(range(n, args.tables, len(GAMES))) for n, game in enumerate(GAMES)},
        "clients": "in one process on the same machine, one socket a table with both seats",
        "memory_kb": {"empty": empty, "with_tables": full, "a_table": round((full - empty) / args.tables, 1), "end": memory(server.pid)},
        "games_finished": load.games,
        "connections_lost": load.lost,
        "ceiling_per_second": max(step["actions_per_second"] for step in steps),
        "steps": steps,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=0.5, help="actions a second at each table")
    parser.add_argument("--seconds", type=float, default=20, help="for each rate")
    parser.add_argument("--break", dest="to_break", action="store_true", help="half as fast again, until it breaks")
    parser.add_argument("--port", type=int, default=8199)
    parser.add_argument("--json", metavar="FILE")
    args = parser.parse_args()
    gc.disable()  # clients that stop to look for garbage would be measured as a server that is late
    with tempfile.TemporaryDirectory() as folder:
        server = start(folder, args.port)
        try:
            import uvloop

            found = uvloop.run(measure(args, server, args.port))
        finally:
            server.terminate()
            server.wait()
    text = json.dumps(found, indent=1)
    print(text)
    if args.json:
        Path(args.json).write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
