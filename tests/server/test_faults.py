"""Bad lines: messages dropped, delayed, doubled and reordered both ways, connections cut in the middle of a frame, several tabs on one
seat. No game is stuck, no action is lost or played twice, and nothing is left behind.

`pytest tests/server/test_faults.py --long` goes on for minutes.
"""

import asyncio
import json
import sys
from collections import Counter
from typing import Any

import pytest

from estran.games import GAMES
from tests.server.players import Player, seated
from tests.server.real import Guest, running
from tests.server.test_kill import stored, whole


class Faulty(Player):
    """Somebody with a very bad line, who asks again when nothing was heard for a while, and comes anew if that does not help."""

    patience = 0.1

    async def _talk(self, line: Any) -> None:
        self._held: list[str] = []
        self._late: set[asyncio.Task[None]] = set()
        self._silences = 0
        try:
            await super()._talk(Bad(line, self))
        finally:
            for task in self._late:
                task.cancel()

    async def _remind(self, line: Any) -> None:
        self._silences += 1
        if self._silences % 3 == 0:
            self._version = None  # nothing at all is sure any more
            self._asked.clear()
            raise ConnectionError("come anew")
        await super()._remind(line)


class Bad:
    """A connection on which things happen to what is said."""

    def __init__(self, line: Any, player: Faulty) -> None:
        self._line, self._player, self._chance = line, player, player.chance

    async def recv(self) -> str:
        while True:
            text = await self._line.recv()
            fate = self._chance.random()
            if fate < 0.05:
                continue  # never arrived
            if fate < 0.10:
                await asyncio.sleep(self._chance.uniform(0, 0.05))
            return str(text)

    async def send(self, text: str) -> None:
        fate = self._chance.random()
        if fate < 0.05:
            return
        if fate < 0.10:
            await self._line.send(text)
        elif fate < 0.15:
            self._player._late.add(asyncio.create_task(self._later(text)))
            return
        elif fate < 0.20:
            self._player._held.append(text)
            return
        elif fate < 0.25:
            await self._cut(text)
        await self._line.send(text)
        while self._player._held:
            await self._line.send(self._player._held.pop())

    async def _later(self, text: str) -> None:
        await asyncio.sleep(self._chance.uniform(0, 0.2))
        try:
            await self._line.send(text)
        except Exception:
            return

    async def _cut(self, text: str) -> None:
        """Half of a frame, and then silence."""
        half = bytes([0x81, 0x80 | 126]) + len(text.encode()).to_bytes(2, "big") + b"mask" + text.encode()[: len(text) // 2]
        self._line.transport.write(half)
        await asyncio.sleep(0.01)
        self._line.transport.abort()
        raise ConnectionError("cut")


def test_no_game_is_stuck_and_nothing_is_lost_or_played_twice(tmp_path, pytestconfig):
    rounds = 10 if pytestconfig.getoption("--long") else 1
    with running(tmp_path) as (url, app):
        guest, players = Guest(url), []
        for n, id in enumerate(list(GAMES) * rounds):
            table = seated(guest, id, window=100, bots=n % 2)
            players += [Faulty(guest, table, 2 * n + tab, f"tab {tab} of {n}: ") for tab in range(1 + n % 3)]

        async def live() -> None:
            async with asyncio.timeout(240 * rounds):
                await asyncio.gather(*(player.play() for player in players))

        asyncio.run(live())
        house = app.state.house
        rooms = [house.rooms[player.table] for player in players]
        assert all(room.table.stage == "over" for room in rooms)
        for _ in range(200):
            if not any(room.watchers for room in rooms) and not app.state.sockets:
                break
            asyncio.run(asyncio.sleep(0.05))
        assert not any(room.watchers for room in rooms), "nobody is left behind"
        assert not app.state.sockets
        assert len(house._tasks) <= 4, "and nothing"
        assert all(len(room._frames) < 64 for room in rooms)
    rows = stored(tmp_path / "estran.db")
    assert sum(player.connections for player in players) > 2 * len(players), "lines did break"
    for player in players:
        ids = [row.entry.id for row in rows[player.table] if row.entry.id]
        assert max(Counter(ids).values()) == 1
        assert set(player.acknowledged) <= set(ids)
        if player.name.startswith("tab 0"):
            whole(player, rows[player.table], alone=False)


@pytest.mark.parametrize("tabs", [2, 4])
def test_tabs_that_race_on_one_seat_play_one_game(tmp_path, tabs):
    """All of them answer every question at once: one is first, the others are told so."""
    with running(tmp_path) as (url, _):
        guest = Guest(url)
        table = seated(guest, "poulpe", window=0)
        players = [Player(guest, table, n, f"{n}: ") for n in range(tabs)]

        async def live() -> None:
            async with asyncio.timeout(120):
                await asyncio.gather(*(player.play() for player in players))

        asyncio.run(live())
        refused = Counter(key for player in players for key in player.refused)
        assert refused["table-stale"] > 0
        assert set(refused) <= {"table-stale", "game-over", "table-begun"} | {
            key for key in refused if key.startswith(("poulpe-", "table-"))
        }
        frame = guest.frame(table)
        assert frame["stage"] == "over"
        record = guest.http.get(f"/api/tables/{table}/record").json()
        acted = [entry for entry in record["entries"] if entry["do"] == "act"]
        assert len(acted) == sum(len(player.acknowledged) for player in players)


def test_people_who_race_for_a_seat_do_not_both_get_it(tmp_path):
    with running(tmp_path) as (url, _):
        owner, others = Guest(url), [Guest(url) for _ in range(6)]
        for other in others:
            other.open("crabz")  # so that they are somebody
        table = owner.open("crabz")

        async def sit(other: Guest, n: int) -> dict[str, Any]:
            async with other.socket(table) as line:
                await line.send(json.dumps({"do": "sit", "id": "s", "seat": 1, "name": f"Crab {n}"}))
                while True:
                    message = json.loads(await line.recv())
                    if "ack" in message or "refused" in message:
                        return dict(message)

        async def race() -> list[dict[str, Any]]:
            return await asyncio.gather(*(sit(other, n) for n, other in enumerate(others)))

        said = asyncio.run(race())
        assert sum("ack" in one for one in said) == 1
        assert {one["key"] for one in said if "refused" in one} == {"table-seat-taken"}


@pytest.mark.skipif(sys.platform == "win32", reason="needs /proc")
def test_connections_that_come_and_go_leave_no_memory_behind(tmp_path):
    import gc

    with running(tmp_path) as (url, app):
        guest = Guest(url)
        table = seated(guest, "marche")

        async def come_and_go(times: int) -> None:
            for _ in range(times):
                lines = [await guest.socket(table) for _ in range(10)]
                for line in lines:
                    await line.recv()
                    line.transport.abort()

        def count() -> int:
            gc.collect()
            return sum(type(one).__name__ in ("Connection", "WebSocketsSansIOProtocol", "WebSocket") for one in gc.get_objects())

        asyncio.run(come_and_go(2))
        for _ in range(200):
            if not app.state.sockets:
                break
            asyncio.run(asyncio.sleep(0.02))
        before = count()
        asyncio.run(come_and_go(10))
        for _ in range(200):
            if not app.state.sockets:
                break
            asyncio.run(asyncio.sleep(0.02))
        assert not app.state.house.rooms[table].watchers
        assert count() <= before + 10
