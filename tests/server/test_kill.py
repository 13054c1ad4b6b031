"""The server is killed at random moments, again and again, while games of all kinds are under way: nothing that was acknowledged is lost,
nothing is half done, all games end, and no clock ran while it was down.

`pytest tests/server/test_kill.py --long` plays hundreds of tables and kills for minutes.
"""

import asyncio
import random
import sqlite3
import time
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from estran.games import GAMES, game
from estran.server.storage.packing import Packing
from estran.table import Row, Table, replay, unpack
from estran.table.entries import Acted, Started
from tests.server.players import Player, seated
from tests.server.real import Guest


@pytest.fixture
def size(pytestconfig) -> tuple[int, int]:
    """How many tables, and how often the server is killed."""
    return (200, 40) if pytestconfig.getoption("--long") else (24, 8)


def stored(database: Path) -> dict[str, list[Row]]:
    """What is kept, read without a server."""
    with sqlite3.connect(database) as db:
        assert db.execute("pragma integrity_check").fetchone() == ("ok",)
        rows = db.execute(
            "select id, number, at, entry, position from entries join tables using (table_key) order by id, number"
        ).fetchall()
        packing = Packing(db)
        rows = [(*row[:-1], packing.unpacked(row[-1])) for row in rows]
    found: dict[str, list[Row]] = {}
    for id, number, at, entry, position in rows:
        found.setdefault(id, []).append(Row(number, at, unpack(entry), position))
    return found


def test_whatever_was_acknowledged_is_there_after_any_number_of_kills(server, tmp_path, size):
    tables, kills = size
    guest, chance = Guest(server.url), random.Random(tables)
    players = []
    for n in range(tables):
        id = list(GAMES)[n % len(GAMES)]
        rest = {"pace": {"kind": "bank", "seconds": 86_400}} if n % 3 == 0 else {}
        players.append(Player(guest, seated(guest, id, bots=n // len(GAMES) % 2, window=100, **rest), n))
    idle = guest.open("crabz", pace={"kind": "bank", "seconds": 3600})
    for seat in (1, 2):
        guest.do(idle, "sit", seat=seat, name="Slow")

    began, killed, ready = time.monotonic(), list[float](), list[float]()

    async def killing() -> None:
        for _ in range(kills):
            await asyncio.sleep(chance.uniform(0.2, 2.5))
            server.kill()
            killed.append(1000 * time.time())
            await asyncio.sleep(chance.uniform(0, 0.5))
            await asyncio.to_thread(server.start)
            ready.append(1000 * time.time())

    async def live() -> None:
        playing = [asyncio.create_task(player.play()) for player in players]
        await killing()
        async with asyncio.timeout(60 + 10 * tables):
            await asyncio.gather(*playing)

    asyncio.run(live())
    frame, now = guest.frame(idle), guest.http.get("/api/health").json()["now"]
    server.kill()
    rows = stored(tmp_path / "estran.db")
    assert sum(player.connections for player in players) > tables, "the lines did break"
    for player in players:
        whole(player, rows[player.table])
    check_clock(tmp_path / "estran.db", killed, ready, frame, rows[idle], now)
    actions = sum(len(player.acknowledged) for player in players)
    print(f"\n{tables} tables, {kills} kills, {actions} actions acknowledged, {time.monotonic() - began:.0f} s")


def check_clock(database: Path, killed: list[float], ready: list[float], frame: dict[str, Any], rows: list[Row], now: int) -> None:
    """The server knows when it was down, to a second; and the clock of somebody who never moved has run all the rest of the time."""
    with sqlite3.connect(database) as db:
        naps = db.execute("select asleep, awake from naps order by asleep").fetchall()
    assert len(naps) == len(killed)
    for (asleep, awake), kill, up in zip(naps, killed, ready, strict=True):
        assert 0 <= kill - asleep < 1000, "it was up until a moment ago"
        assert kill <= awake <= up
    (started,) = [row.at for row in rows if isinstance(row.entry, Started)]
    (clock,) = [chair["clock"] for chair in frame["chairs"] if chair["clock"]["since"] is not None]
    ran = 3_600_000 - clock["left"] + now - clock["since"]
    up = now - started - sum(awake - asleep for asleep, awake in naps)
    assert abs(ran - up) < 100
    worst = max(kill - asleep for (asleep, _), kill in zip(naps, killed, strict=True))
    print(f"\nclock: ran {ran / 1000:.1f} s; no kill cost anybody more than {worst:.0f} ms")


def whole(player: Player, rows: list[Row], alone: bool = True) -> None:
    """Every action that was acknowledged is kept once, in the order in which it was; and the rows make a whole game."""
    ids = [row.entry.id for row in rows if isinstance(row.entry, Acted) and row.entry.id]
    assert max(Counter(ids).values()) == 1, "nothing was played twice"
    assert [id for id in ids if id in set(player.acknowledged)] == player.acknowledged
    if alone:
        assert len(ids) - len(player.acknowledged) <= player.connections, "at most what was on its way when the line broke"
    assert [row.number for row in rows] == list(range(len(rows)))
    found = game(rows[0].entry.game)
    table = Table.rebuild(player.table, found, rows)
    assert table.stage == "over"
    last = [row.position for row in rows if row.position][-1]
    assert msgspec.json.decode(last) == msgspec.to_builtins(found.position(table.match.state))
    record = table.record()
    assert replay(record, found).record() == record
