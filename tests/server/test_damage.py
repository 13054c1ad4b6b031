"""What is damaged is said in a sentence, and is nobody else's business; the disk, the log and the clock of the machine are no worse."""

import logging
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import httpx2
import pytest

from estran.core.refusal import Refused
from estran.server import house as houses
from estran.server import journal
from estran.server.journal import LINES, Sparing
from estran.server.storage import Damaged, SqliteStore, StoreFailed
from estran.table import Bank
from tests.server.real import Guest, running
from tests.server.test_api import error
from tests.server.test_house import MINUTE, Opened, Time, act, run, table, until


def changed(file: Path, statement: str, *args: object) -> None:
    """Change what is kept, as an accident might."""
    with closing(sqlite3.connect(file)) as db, db:
        db.execute(statement, args)


@pytest.mark.parametrize(
    "damage",
    [
        "update entries set entry = x'00ff' where number = 1 and {it}",
        'update entries set entry = \'{{"do":"dance"}}\' where number = 1 and {it}',
        "update entries set position = x'01ffff00' where position is not null and {it}",
        "delete from entries where number = 1 and {it}",
        "update tables set game = 'chess' where {it}",
    ],
)
def test_a_damaged_table_is_said_to_be_and_others_go_on(tmp_path, damage, caplog):
    with running(tmp_path) as (url, _):
        ann = Guest(url)
        ids = [ann.open("crabz"), ann.open("crabz")]
        for id in ids:
            for seat in (1, 2):
                ann.do(id, "sit", seat=seat, name=f"Crab {seat}")
    changed(tmp_path / "estran.db", damage.format(it="table_key = 1"))
    with running(tmp_path) as (url, _):
        ann.http.base_url = url
        answer = ann.http.get(f"/api/tables/{ids[0]}")
        assert error(answer, answer.status_code) in ("table-damaged", "game-unknown"), damage
        assert "Traceback" not in ann.http.get(f"/api/tables/{ids[0]}").text
        frame = ann.frame(ids[1])
        assert frame["stage"] == "playing"
        assert len(ann.http.get("/api/tables/mine").json()["tables"]) == 2


@pytest.mark.parametrize(
    "damage",
    [
        "update tables set due = 'soon' where table_key = 1",
        "update tables set touched = 'lately', opened = x'00' where table_key = 1",
        "update entries set at = 'then' where table_key = 1",
        "update alive set at = 'now'",
        "delete from alive",
        "insert into naps values ('then', 'now')",
    ],
)
def test_a_time_that_is_none_does_not_stop_time(tmp_path, damage):
    """Another table's clock still runs out, and commands there are answered."""
    clock = Time()

    async def before():
        async with Opened(tmp_path, clock) as house:
            return [(await table(house, pace=Bank(600))).table.id for _ in range(2)]

    async def after(ids):
        async with Opened(tmp_path, clock) as house:
            room = await house.room(ids[1])
            await act(house, room)
            assert {card.id for card in await house.tables_of("ann")} == set(ids)
            if "entries" in damage:
                with pytest.raises(Refused, match="damaged"):
                    await house.room(ids[0])
            else:
                assert (await house.room(ids[0])).table.stage == "playing"
            clock.now += 11 * MINUTE
            house._sooner.set()
            await until(lambda: room.table.clock.flagged)

    ids = run(before())
    changed(tmp_path / "estran.db", damage)
    run(after(ids))


def test_damaged_pages_are_said_to_be_and_others_go_on(tmp_path):
    with running(tmp_path) as (url, _):
        ann = Guest(url)
        ids = [ann.open("crabz") for _ in range(60)]
        for id in ids:
            for seat in (1, 2):
                ann.do(id, "sit", seat=seat, name=f"Crab {seat}")
    file = tmp_path / "estran.db"
    with closing(sqlite3.connect(file)) as db:
        ((size,), (pages,)) = db.execute("pragma page_size").fetchone(), db.execute("pragma page_count").fetchone()
        leaves = (
            [row[0] for row in db.execute("select pageno from dbstat where name = 'entries' and pagetype = 'leaf'")]
            if has_dbstat(db)
            else [pages - 1]
        )
    with file.open("r+b") as raw:
        raw.seek((leaves[len(leaves) // 2] - 1) * size)
        raw.write(b"\xee" * size)
    with running(tmp_path) as (url, _):
        ann.http.base_url = url
        answers = [ann.http.get(f"/api/tables/{id}") for id in ids]
        assert {answer.status_code for answer in answers} == {200, 500}
        for answer in answers:
            if answer.status_code == 500:
                assert error(answer, 500) == "table-damaged"
        assert ann.http.get("/api/health").status_code == 200
    lost = next(id for id, answer in zip(ids, answers, strict=True) if answer.status_code == 500)

    async def read():
        store = SqliteStore(file)
        try:
            with pytest.raises(Damaged):
                await store.rows(lost)
        finally:
            await store.close()

    run(read())


def test_a_list_that_cannot_be_read_is_said_to_be_damaged(tmp_path, monkeypatch):
    with running(tmp_path) as (url, app):
        ann = Guest(url)
        ann.open("crabz")

        class Bad:
            def execute(self, *_):
                raise sqlite3.DatabaseError("database disk image is malformed")

        with monkeypatch.context() as damaged:
            damaged.setattr(app.state.house.store, "_reading", Bad())
            assert error(ann.http.get("/api/tables/mine"), 500) == "database-damaged"
        assert ann.http.get("/api/tables/mine").status_code == 200


def has_dbstat(db: sqlite3.Connection) -> bool:
    try:
        db.execute("select 1 from dbstat limit 1")
    except sqlite3.Error:
        return False
    return True


def test_a_database_that_cannot_be_read_at_all_is_refused_in_a_sentence(tmp_path):
    file = tmp_path / "estran.db"

    async def live():
        async with Opened(tmp_path) as house:
            for _ in range(40):
                await table(house)

    run(live())
    with closing(sqlite3.connect(file)) as db:
        ((size,),) = (db.execute("pragma page_size").fetchone(),)
        (root,) = db.execute("select rootpage from sqlite_master where name = 'tables'").fetchone()
    with file.open("r+b") as raw:
        raw.seek((root - 1) * size)
        raw.write(b"\xee" * size)
    with pytest.raises(Refused, match="malformed"):
        SqliteStore(file)


def test_health_says_that_the_disk_is_full(tmp_path, monkeypatch):
    with running(tmp_path) as (url, app):
        assert httpx2.get(f"{url}/api/health").json()["status"] == "ok"
        ann = Guest(url)

        async def full(*_, **__):
            raise StoreFailed("database or disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(app.state.house.store, "append", full)
            assert ann.http.post("/api/tables", json={"game": "crabz"}).status_code == 503
            assert httpx2.get(f"{url}/api/health").json()["status"] == "failing"
        ann.open("crabz")
        assert httpx2.get(f"{url}/api/health").json()["status"] == "ok"
        usage = shutil.disk_usage(tmp_path)
        monkeypatch.setattr(houses.shutil, "disk_usage", lambda _: usage._replace(free=1000))
        assert httpx2.get(f"{url}/api/health").json()["status"] == "full"


def test_the_same_line_is_not_logged_without_end():
    clock = [0.0]
    sparing = Sparing(lambda: clock[0])

    def line(message: str) -> logging.LogRecord:
        return logging.LogRecord("estran", logging.ERROR, "", 1, message, ("x",), None)

    let = [sparing.filter(line("a socket failed: %s")) for _ in range(10_000)]
    assert sum(let) == LINES
    assert sparing.filter(line("something else: %s"))
    clock[0] += 600
    again = line("a socket failed: %s")
    assert sparing.filter(again)
    assert again.getMessage() == f"a socket failed: x ({10_000 - LINES} more like this were left out)"


def test_nor_are_many_kinds():
    sparing = Sparing(lambda: 0.0)
    records = [logging.LogRecord("estran", logging.ERROR, "", 1, f"kind {n}", (), None) for n in range(5000)]
    assert sum(map(sparing.filter, records)) == journal.ALL


def test_what_a_server_logs_is_spared(tmp_path):
    with running(tmp_path):
        for handler in (logging.lastResort, *logging.getLogger("uvicorn").handlers):
            assert journal.SPARING in handler.filters


def test_time_goes_on_while_the_machines_clock_is_set_back(monkeypatch):
    clock, now = houses.Clock(), time.time()
    first = clock()
    monkeypatch.setattr(time, "time", lambda: now - 3600)
    assert 0 <= clock() - first < 1_000_000


@pytest.mark.parametrize("back", [1, 60, 3 * 24 * 60])
def test_time_goes_on_when_the_machines_clock_was_set_back(tmp_path, back):
    """Across a restart: whoever was to move has as much time as before, not more, and it runs."""
    clock = Time()

    async def before():
        async with Opened(tmp_path, clock) as house:
            room = await table(house, pace=Bank(600))
            clock.now += 2 * MINUTE
            await house._mark()
            return room.table.id, room.table.pending()[0]

    async def after(id, seat):
        async with Opened(tmp_path, clock) as house:
            room = await house.room(id)
            left = room.table.clock.ends(seat) - house.now()
            clock.now += MINUTE
            assert room.table.clock.ends(seat) - house.now() == left - MINUTE
            await act(house, room)
            return left, room.table.clock.left[seat]

    id, seat = run(before())
    clock.now -= back * MINUTE
    left, kept = run(after(id, seat))
    assert abs(left - 8 * MINUTE) < 2_000
    assert abs(kept - 7 * MINUTE) < 2_000
    clock.now += 10 * 24 * 60 * MINUTE  # and it is put right again: while nobody was there

    async def later():
        async with Opened(tmp_path, clock) as house:
            room = await house.room(id)
            return room.table.clock.ends(room.table.pending()[0]) - house.now()

    assert run(later()) > 9 * MINUTE
