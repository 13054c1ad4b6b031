"""What is kept: whole or not at all, on the disk before anyone is told, and readable after any accident."""

import asyncio
import os
import random
import shutil
import sqlite3
import stat
import sys
import threading
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from estran.core.chance import Quick
from estran.core.refusal import Refused
from estran.games import GAMES, game
from estran.server.archive import backup
from estran.server.lock import Served, only_server
from estran.server.storage import Card, Gone, Mark, Row, SqliteStore, StoreFailed, Taken
from estran.server.storage.schema import MIGRATIONS
from estran.server.storage.writing import Request, Work

OVER = Mark("over", None)


def rows(*numbers: int) -> list[Row]:
    return [Row(1000 + n, b'{"n": %d}' % n, b"[%d]" % n) for n in numbers]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "estran.db"


def kept(file: Path, work):
    """Run something with a store and close it."""

    async def run():
        store = SqliteStore(file)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def test_what_was_appended_is_read_back_by_another_server(file):
    async def write(store):
        await store.append("a", 0, rows(0, 1), ["ann"], "crabz")
        await store.append("a", 2, rows(2), ["bob", "ann"])
        await store.mark({"a": Mark("playing", 5, ("bob",), ("Ann", "Bob")), "gone": OVER}, 2000)

    async def read(store):
        assert await store.rows("a") == rows(0, 1, 2)
        card = Card("a", "crabz", "playing", opened=1000, touched=1002, due=5, entries=3, names=("Ann", "Bob"))
        assert await store.card("a") == card
        assert await store.tables_of("ann") == await store.cards() == await store.waking() == [card]
        assert await store.tables_of("bob") == [msgspec.structs.replace(card, owes=True)]
        assert await store.tables_of("eve") == await store.cards("over") == []
        assert [await store.unfinished(person) for person in ("ann", "bob", "eve")] == [1, 1, 0]

    kept(file, write)
    kept(file, read)


def test_two_writers_never_both_win(file):
    async def race(store):
        await store.append("a", 0, rows(0))
        won = await asyncio.gather(*(store.append("a", 1, rows(1)) for _ in range(50)), return_exceptions=True)
        assert won.count(None) == 1
        assert all(isinstance(refused, Taken) for refused in won if refused is not None)
        assert await store.rows("a") == rows(0, 1)

    kept(file, race)


@pytest.mark.parametrize(("table", "first", "refused"), [("a", 0, Taken), ("a", 1, Taken), ("a", 5, Taken), ("b", 1, Gone)])
def test_a_row_that_does_not_follow_is_refused_alone(file, table, first, refused):
    async def together(store):
        await store.append("a", 0, rows(0, 1))
        good, bad, also = await asyncio.gather(
            store.append("a", 2, rows(2)),
            store.append(table, first, rows(7, 8), ["eve"]),
            store.append("c", 0, rows(0)),
            return_exceptions=True,
        )
        assert good is also is None
        assert type(bad) is refused
        assert await store.rows("a") == rows(0, 1, 2)
        assert await store.tables_of("eve") == await store.cards("over") == []

    kept(file, together)


def test_rows_for_many_tables_at_once_are_all_kept_or_refused_each_alone(file):
    """Most of them quickly, together; with one that does not follow among them, one by one."""

    async def together(store):
        for table in "abcde":
            await store.append(table, 0, rows(0))
        for wrong in (None, "c"):
            store.writer._waiting.put(_Held(held := threading.Event()))  # so that all wait together
            counts = {table: len(await store.rows(table)) for table in "abcde"}
            asked = [store.append(table, counts[table] + (table == wrong), rows(counts[table])) for table in "abcde"]
            waiting = [asyncio.create_task(one) for one in asked]
            await asyncio.sleep(0)
            held.set()
            done = await asyncio.gather(*waiting, return_exceptions=True)
            assert [type(one) for one in done] == [Taken if table == wrong else type(None) for table in "abcde"]
        assert {table: len(await store.rows(table)) for table in "abcde"} == {"a": 3, "b": 3, "c": 2, "d": 3, "e": 3}

    kept(file, together)


class _Held(Request):
    """Keeps the writer busy until it is let go."""

    def __init__(self, event: threading.Event) -> None:
        super().__init__()
        self._event = event

    def do(self, db, keys):
        self._event.wait(10)


def test_a_table_that_another_process_deleted_is_gone_for_good(file):
    """Its key is never given to another table: rows of the one cannot end up in the other."""

    async def work(store):
        await store.append("a", 0, rows(0))
        await store.append("a", 1, rows(1))
        with sqlite3.connect(file) as db:
            db.execute("pragma foreign_keys = on")
            db.execute("delete from tables where id = 'a'")
        await store.append("b", 0, rows(0, 1))
        for table in "cd":
            await store.append(table, 0, rows(0))
        done = await asyncio.gather(
            *(store.append(table, n, rows(2)) for table, n in (("a", 2), ("c", 1), ("d", 1))), return_exceptions=True
        )
        assert [type(one) for one in done] == [Gone, type(None), type(None)]
        assert await store.rows("b") == rows(0, 1)

    kept(file, work)


def test_what_is_not_there_is_gone(file):
    async def look(store):
        with pytest.raises(Gone):
            await store.rows("a")
        with pytest.raises(Gone):
            await store.card("a")

    kept(file, look)


def test_a_finished_table_keeps_only_its_last_position(file):
    async def finish(store):
        await store.append("a", 0, rows(0, 1, 2))
        await store.append("a", 3, [*rows(3), Row(9, b"{}", None)])
        await store.mark({"a": OVER}, 1)
        assert [row.position for row in await store.rows("a")] == [None, None, None, b"[3]", None]

    kept(file, finish)


def test_when_no_server_was_up_is_known(file):
    async def up(store):
        naps = await store.wake(100)
        await store.mark({}, 250)
        await store.mark({}, 240)  # never back in time
        return naps

    async def busy(store):
        naps = await store.wake(900)
        await store.append("a", 0, rows(0))
        return naps

    assert kept(file, up) == []
    assert kept(file, busy) == [(250, 900)]
    assert kept(file, lambda store: store.wake(3000)) == [(250, 900), (1000, 3000)]
    assert kept(file, lambda store: store.wake(3000)) == [(250, 900), (1000, 3000)]


def test_a_table_is_due_at_once_until_it_is_marked(file):
    """A server that stops between an append and its mark looks after the table when it comes back."""

    async def stop(store):
        await store.append("a", 0, rows(0), ["ann"])
        await store.mark({"a": Mark("playing", None, ("ann",))}, 1)
        assert await store.waking() == []
        await store.append("a", 1, rows(1))
        assert [card.due for card in await store.waking()] == [1001]
        await store.mark({"a": OVER}, 1)
        assert [card.owes for card in await store.tables_of("ann")] == [False]
        assert await store.waking() == []

    kept(file, stop)


def test_forgotten_tables_leave_nothing(file):
    async def forget(store):
        for table in "abc":
            await store.append(table, 0, rows(0, 1), ["ann"])
        assert await store.forget(["a", "c", "z"]) == 2
        assert await store.forget([]) == 0
        assert [card.id for card in await store.tables_of("ann")] == ["b"]
        with pytest.raises(Gone):
            await store.append("a", 2, rows(2))

    kept(file, forget)
    with sqlite3.connect(file) as db:
        assert db.execute("select count(*) from entries").fetchone() == (2,)
        assert db.execute("select count(*) from people").fetchone() == (1,)


def test_the_writer_flushes_every_commit(file):
    def pragmas(db):
        return [db.execute(f"pragma {name}").fetchone()[0] for name in ("synchronous", "journal_mode")]

    assert kept(file, lambda store: store.writer.put(Work(pragmas))) == [2, "wal"]


def test_many_appends_share_a_transaction(file):
    """Or thousands of actions a second could not all be flushed."""

    async def write(store):
        begun = []
        store.writing.set_trace_callback(lambda statement: begun.append(statement) if statement.startswith("begin") else None)
        await asyncio.gather(*(store.append(f"t{n}", 0, rows(0)) for n in range(400)))
        assert len(await store.cards()) == 400
        return len(begun)

    assert kept(file, write) < 100


def test_a_disk_that_fails_keeps_nothing_and_the_writer_goes_on(file):
    async def fail(store):
        await store.append("a", 0, rows(0))
        store.writing.execute("pragma max_page_count = 1")  # never less than there are: as full as it is now
        with pytest.raises(StoreFailed):
            await store.append("a", 1, [Row(1, b"x" * 100_000, None)])
        store.writing.execute("pragma max_page_count = 1000000")
        await store.append("a", 1, rows(1))
        assert await store.rows("a") == rows(0, 1)

    kept(file, fail)


def test_a_database_of_a_newer_estran_is_refused(file):
    kept(file, lambda store: store.cards())
    with sqlite3.connect(file) as db:
        db.execute(f"pragma user_version = {len(MIGRATIONS) + 1}")
    with pytest.raises(Refused, match="use a newer Estran"):
        SqliteStore(file)


def test_a_migration_that_fails_changes_nothing(file, monkeypatch):
    async def write(store):
        await store.append("a", 0, rows(0))

    kept(file, write)
    monkeypatch.setattr("estran.server.storage.sqlite.MIGRATIONS", [*MIGRATIONS, ["drop table entries", "nonsense"]])
    with pytest.raises(Refused, match="syntax error"):
        SqliteStore(file)
    monkeypatch.undo()
    assert kept(file, lambda store: store.rows("a")) == rows(0)


def test_an_older_database_is_brought_up_to_date(file, monkeypatch):
    kept(file, lambda store: store.append("a", 0, rows(0)))
    monkeypatch.setattr("estran.server.storage.sqlite.MIGRATIONS", [*MIGRATIONS, ["alter table tables add column note text"]])
    assert kept(file, lambda store: store.rows("a")) == rows(0)
    with sqlite3.connect(file) as db:
        assert db.execute("pragma user_version").fetchone() == (len(MIGRATIONS) + 1,)
        assert db.execute("select note from tables").fetchall() == [(None,)]


@pytest.mark.parametrize("what", ["folder", "letter"])
def test_what_is_no_database_is_refused(tmp_path, what):
    if what == "letter":
        (tmp_path / "letter").write_text("Dear crab,\n" * 500)
    else:
        (tmp_path / "folder").mkdir()
    with pytest.raises(Refused, match="cannot be used"):
        SqliteStore(tmp_path / what)


def test_a_log_that_is_cut_anywhere_opens_on_whole_actions(file, tmp_path):
    """The power fails while the write-ahead log is being written: what the file system kept of it is some beginning of it."""
    size, tables = 3, 5

    async def write(store):
        for n in range(60):
            done = n // tables * size
            await store.append(f"t{n % tables}", done, [Row(1, b"%d" % (done + k), b"p" * 300) for k in range(size)])
        copy = tmp_path / "copy"
        copy.mkdir()
        for suffix in ("", "-wal"):
            shutil.copy(f"{file}{suffix}", copy / f"estran.db{suffix}")

    async def whole(store):
        cards = await store.cards()
        for card in cards:
            found = await store.rows(card.id)
            assert [row.entry for row in found] == [b"%d" % n for n in range(len(found))]
            assert len(found) == card.entries
            assert card.entries % size == 0
        await store.append("later", 0, rows(0))  # and it goes on from there
        return sum(card.entries for card in cards)

    kept(file, write)
    log = (tmp_path / "copy" / "estran.db-wal").read_bytes()
    chance, counts = random.Random(5), set()
    for n in range(60):
        cut = tmp_path / f"cut{n}"
        shutil.copytree(tmp_path / "copy", cut)
        (cut / "estran.db-wal").write_bytes(log[: chance.randrange(len(log) + 1)])
        counts.add(kept(cut / "estran.db", whole))
    assert len(counts) > 20


# -- whose it is, and where


@pytest.mark.skipif(sys.platform == "win32", reason="there files are their owner's by other means")
@pytest.mark.parametrize("mended", [True, False])
def test_nobody_else_may_read_what_is_kept(tmp_path, monkeypatch, mended):
    """Not for a moment: nothing is made for all to read, and mended later."""
    if not mended:
        monkeypatch.setattr(os, "chmod", lambda *_: None)
    file = tmp_path / "estran.db"
    umask = os.umask(0)
    try:
        with only_server(file, "http://localhost/"):
            opened(file, "t")

            async def look():
                store = SqliteStore(file)
                modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
                await store.close()
                return modes

            modes = asyncio.run(look())
        backup(file, tmp_path / "copy.db")
    finally:
        os.umask(umask)
    assert modes == dict.fromkeys(["estran.db", "estran.db-wal", "estran.db-shm", "estran.db.lock"], 0o600)
    assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o600


@pytest.mark.skipif(sys.platform == "win32", reason="there files are their owner's by other means")
def test_what_others_could_read_they_can_no_longer(tmp_path):
    file = tmp_path / "estran.db"
    opened(file, "t")
    file.chmod(0o644)
    opened(file, "u")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_one_database_behind_two_paths_is_one(tmp_path, monkeypatch):
    file, link = tmp_path / "a" / "estran.db", tmp_path / "b" / "estran.db"
    opened(file, "t")
    link.parent.mkdir()
    link.symlink_to(file)
    (tmp_path / "c").symlink_to(file.parent)
    monkeypatch.chdir(file.parent)
    with only_server(file, "http://localhost:1/"):
        for other in (link, tmp_path / "c" / "estran.db", Path("estran.db")):
            with pytest.raises(Served, match="http://localhost:1/"), only_server(other, "http://localhost:2/"):
                pass


def test_a_database_with_two_names_of_its_own_is_refused(tmp_path):
    file = tmp_path / "estran.db"
    opened(file, "t")
    os.link(file, tmp_path / "other.db")
    for name in (file, tmp_path / "other.db"):
        with pytest.raises(Refused, match="hard link"):
            SqliteStore(name)
        with pytest.raises(Refused, match="hard link"), only_server(name, "http://localhost/"):
            pass


def opened(file: Path, table: str) -> None:
    kept(file, lambda store: store.append(table, 0, rows(0), game="crabz"))


# -- how much


@pytest.mark.parametrize("id", GAMES)
def test_positions_take_less_than_half_the_room_and_are_read_back(file, id):
    found, chance, luck = game(id), random.Random(3), Quick(3)
    state = found.new(found.checked({}), luck)
    written = [Row(1000, b"{}", None)]
    while state.pending() and len(written) < 60:
        seat = state.pending()[0]
        state.apply(seat, chance.choice(list(state.legal(seat))), luck)
        written.append(Row(1000, b"{}", msgspec.json.encode(found.position(state))))

    async def write(store):
        await store.append("a", 0, written[:1], ["ann"], id)
        for number, row in enumerate(written[1:], start=1):
            await store.append("a", number, [row])

    kept(file, write)
    with closing(sqlite3.connect(file)) as db:
        (stored,) = db.execute("select sum(length(position)) from entries").fetchone()
    assert stored < sum(len(row.position or b"") for row in written) / 2
    assert kept(file, lambda store: store.rows("a")) == written


def test_positions_of_the_first_release_are_read_as_they_are(file, monkeypatch):
    monkeypatch.setattr("estran.server.storage.packing.Packing.packed", lambda self, game, position: position)
    kept(file, lambda store: store.append("a", 0, rows(0, 1), game="crabz"))
    monkeypatch.undo()
    kept(file, lambda store: store.append("a", 2, rows(2)))
    assert kept(file, lambda store: store.rows("a")) == rows(0, 1, 2)
