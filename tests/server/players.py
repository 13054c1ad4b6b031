"""Somebody who plays all seats they have at a table, at random, over a line that may break at any moment; and who remembers what was
acknowledged."""

import asyncio
import json
import random
from typing import Any

import msgspec
import websockets.asyncio.client
from websockets.exceptions import WebSocketException

from tests.server.real import Guest

PAUSE = 0.1
BROKEN = (OSError, EOFError, TimeoutError, WebSocketException)


class Player:
    patience = 30.0
    """Seconds without a word after which what waits is sent again."""

    def __init__(self, guest: Guest, table: str, seed: int, name: str = "") -> None:
        """`name` tells the tabs of one person apart."""
        self.table = table
        self.name = name
        self.guest = guest
        self.chance = random.Random(seed)
        self.acknowledged: list[str] = []
        """The ids of what was acknowledged, in order."""
        self.refused: list[str] = []
        self.connections = 0
        self.over = False
        self._frames: dict[int | None, dict[str, Any]] = {}
        self._asked: dict[int, int] = {}
        """The last decision that was answered for each seat."""
        self._waits: tuple[str, dict[str, Any]] | None = None
        """What was sent and not acknowledged yet: to be sent again when the line is back."""
        self._version: int | None = None
        self._number = 0

    async def play(self) -> None:
        """Until the game is over, whatever happens to the line."""
        while not self.over:
            try:
                async with self.connect() as line:
                    self.connections += 1
                    await self._talk(line)
            except BROKEN:
                await asyncio.sleep(PAUSE)

    def connect(self) -> Any:
        address = f"{self.guest.url.replace('http', 'ws')}/api/tables/{self.table}/socket"
        since = "" if self._version is None else f"?since={self._version}"
        headers = {"Cookie": self.guest.cookie}
        return websockets.asyncio.client.connect(address + since, additional_headers=headers, compression=None, open_timeout=10)

    async def _talk(self, line: Any) -> None:
        if self._waits:
            await self._send(line)
        while not self.over:
            try:
                async with asyncio.timeout(self.patience):
                    message = json.loads(await line.recv())
            except TimeoutError:
                await self._remind(line)
                continue
            self._take(message)
            await self._move(line)

    async def _remind(self, line: Any) -> None:
        """Nothing was heard for a while: perhaps something was lost."""
        if self._waits:
            await self._send(line)

    def _take(self, message: dict[str, Any]) -> None:
        if "version" in message:
            self._frames[message["seat"]] = message
            self._version = max(self._version or 0, message["version"])
            self.over = message["stage"] == "over" and self._waits is None
        if self._waits and message.get("ack", message.get("refused")) == self._waits[0]:
            if "ack" in message:
                self.acknowledged.append(message["ack"])
            else:
                self.refused.append(message["key"])
                self._asked.clear()
            self._waits = None
            self.over = any(frame["stage"] == "over" for frame in self._frames.values())

    async def _move(self, line: Any) -> None:
        """Choose for a seat that is asked, unless something is still to be acknowledged."""
        if self._waits or self.over:
            return
        asked = [seat for seat, frame in self._frames.items() if frame["choices"] and self._asked.get(seat) != frame["decision"]]
        if asked:
            seat = self.chance.choice(asked)
            frame = self._frames[seat]
            self._number += 1
            self._asked[seat] = frame["decision"]
            choice = self.chance.choice(frame["choices"])["notation"]
            command = {"do": "act", "id": f"{self.name}{self._number}", "seat": seat, "decision": frame["decision"], "choice": choice}
            self._waits = (command["id"], command)
            await self._send(line)

    async def _send(self, line: Any) -> None:
        assert self._waits is not None
        await line.send(msgspec.json.encode(self._waits[1]).decode())


def seated(guest: Guest, game: str, bots: int = 0, **rest: Any) -> str:
    """A table at which one person has all seats but those of bots, and which has begun."""
    players = rest.get("options", {}).get("players", 2)
    chairs = [""] * (players - bots) + ["hatchling"] * bots
    table = guest.open(game, chairs=chairs, **{"options": {"players": players}} | rest)
    for seat in range(1, players - bots + 1):
        guest.do(table, "sit", seat=seat, name=f"Crab {seat}")
    return table
