"""Tables in one SQLite file. One thread writes: all appends that wait become one transaction, so that many share one flush to the disk.

WAL and synchronous=FULL: what was committed is on the disk, and whoever reads sees whole transactions only.
"""

import asyncio
import json
import sqlite3
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from ...core.refusal import Refused
from .schema import MIGRATIONS
from .store import Card, Gone, Mark, Row, Stage, StoreFailed, Taken

T = TypeVar("T")
MOST = 512
"""No more than this many requests share a transaction."""
PATIENCE = 10.0
"""Seconds to wait for another process that writes, such as a backup."""
STALE = """table_key = ? and position is not null
    and number < (select max(number) from entries where table_key = ? and position is not null)"""
"""All positions of a table but the last: once a game is over, nobody goes on from them."""
FOLLOW = "update tables set touched = ?, due = ?, entries = ? where"
ADD = "insert into entries (table_key, number, at, entry, position) values (?, ?, ?, ?, ?)"
KNOWN = 100_000
"""No more keys of tables are remembered than this."""
CARD = "id, game, stage, opened, touched, due, entries, names"


def connect(file: Path) -> sqlite3.Connection:
    """A connection whose commits are durable."""
    connection = sqlite3.connect(file, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    connection.execute("pragma foreign_keys = on")
    return connection


def migrate(connection: sqlite3.Connection, file: Path) -> None:
    """Bring the schema up to date, step by step, each step whole or not at all."""
    connection.execute("begin immediate")
    try:
        (version,) = connection.execute("pragma user_version").fetchone()
        if version > len(MIGRATIONS):
            raise Refused("database-newer", file=str(file), given=version, known=len(MIGRATIONS))
        for number, statements in enumerate(MIGRATIONS[version:], start=version + 1):
            for statement in statements:
                connection.execute(statement)
            connection.execute(f"pragma user_version = {number}")
    except BaseException:
        connection.execute("rollback")
        raise
    connection.execute("commit")


class SqliteStore:
    def __init__(self, file: Path) -> None:
        """Open a file, or make one. Refused where it cannot be used."""
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            self._writing = connect(file)
            migrate(self._writing, file)
            self._reading = connect(file)
            self._reading.execute("pragma query_only = on")
        except (OSError, sqlite3.Error) as error:
            raise Refused("database-unusable", file=str(file), problem=str(error)) from None
        self._reader = ThreadPoolExecutor(1, "estran-read")
        self._keys: dict[str, int] = {}
        """The keys of tables, for the writer."""
        self._waiting: SimpleQueue[_Request | None] = SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="estran-write", daemon=True)
        self._writer.start()

    # -- writing

    async def append(self, table: str, first: int, rows: Sequence[Row], people: Iterable[str] = (), game: str = "") -> None:
        await self._put(_Append(asyncio.get_running_loop(), table, first, rows, tuple(people), game))

    async def mark(self, marks: Mapping[str, Mark], now: int) -> None:
        await self._asked(lambda db: _mark(db, marks, now))

    async def wake(self, now: int) -> list[tuple[int, int]]:
        return await self._asked(lambda db: _wake(db, now))

    async def forget(self, tables: Iterable[str]) -> int:
        chosen = [(table,) for table in tables]
        return await self._asked(lambda db: db.executemany("delete from tables where id = ?", chosen).rowcount if chosen else 0)

    async def synchronous(self) -> int:
        """What the writer's connection answers to `pragma synchronous`; 2 is FULL."""
        return int(await self._asked(lambda db: db.execute("pragma synchronous").fetchone()[0]))

    async def _asked(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await self._put(_Work(asyncio.get_running_loop(), work))  # type: ignore[return-value]

    async def _put(self, request: "_Request") -> object:
        self._waiting.put(request)
        return await request.answer

    def _write(self) -> None:
        """The writer thread."""
        while (request := self._waiting.get()) is not None:
            batch = [request]
            last = False
            while len(batch) < MOST and not self._waiting.empty():
                following = self._waiting.get()
                last = following is None
                if following is None:
                    break
                batch.append(following)
            self._commit(batch)
            if last:
                return

    def _commit(self, batch: "list[_Request]") -> None:
        """One transaction for all; who is refused, is refused alone."""
        db = self._writing
        try:
            db.execute("begin immediate")
            for request in self._quickly(db, batch):
                request.carry_out(db, self._keys)
            db.execute("commit")
        except Exception as error:  # whatever it was, this thread goes on
            with suppress(sqlite3.Error):
                db.execute("rollback")
            for request in batch:
                request.result = StoreFailed(str(error))
        for loop in {request.loop for request in batch}:
            loop.call_soon_threadsafe(_tell, [request for request in batch if request.loop is loop])

    def _quickly(self, db: sqlite3.Connection, batch: "list[_Request]") -> "list[_Request]":
        """Most requests are one more row or two for a table that is known: two statements do for all of those. Returns the others; or all,
        if a row did not follow the last one of its table, to find out which."""
        if len(self._keys) > KNOWN:
            self._keys.clear()
        known = [(one, self._keys[one.table]) for one in batch if isinstance(one, _Append) and not one.people and one.table in self._keys]
        if len(known) < 2:
            return batch
        db.execute("savepoint many")
        ends = [(one.rows[-1].at, one.rows[-1].at, one.first + len(one.rows), key, one.first) for one, key in known]
        if db.executemany(f"{FOLLOW} table_key = ? and entries = ?", ends).rowcount < len(known):
            db.execute("rollback to many")
            return batch
        db.executemany(ADD, [row for one, key in known for row in one.numbered(key)])
        _alive(db, max(end[0] for end in ends))
        db.execute("release many")
        done = {id(one) for one, _ in known}
        return [request for request in batch if id(request) not in done]

    # -- reading

    async def rows(self, table: str) -> list[Row]:
        query = "select at, entry, position from entries join tables using (table_key) where id = ? order by number"
        found = await self._read(query, table)
        if not found:  # every table has at least the row that opened it
            raise Gone(table)
        return [Row(*row) for row in found]

    async def card(self, table: str) -> Card:
        for card in await self._cards("where id = ?", table):
            return card
        raise Gone(table)

    async def cards(self, stage: Stage | None = None) -> list[Card]:
        return await self._cards("where stage = coalesce(?, stage) order by touched desc", stage)

    async def waking(self) -> list[Card]:
        return await self._cards("where due is not null order by due")

    async def tables_of(self, person: str, most: int = 200) -> list[Card]:
        mine = "join people using (table_key) where person = ? order by touched desc limit ?"
        return await self._cards(mine, person, most, owes="owes")

    async def _cards(self, condition: str, *args: object, owes: str = "0") -> list[Card]:
        found = await self._read(f"select {CARD}, {owes} from tables {condition}", *args)
        return [_card(*row) for row in found]

    async def _read(self, query: str, *args: object) -> list[tuple[Any, ...]]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader, lambda: self._reading.execute(query, args).fetchall())

    async def close(self) -> None:
        self._waiting.put(None)
        await asyncio.to_thread(self._writer.join)
        self._reader.shutdown()
        self._reading.close()
        self._writing.close()


class _Request:
    """Something to be written, and who waits for it."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.answer: asyncio.Future[object] = loop.create_future()
        self.result: object = None

    def carry_out(self, db: sqlite3.Connection, keys: dict[str, int]) -> None:
        """Alone: if it is refused, nobody else is."""
        db.execute("savepoint request")
        try:
            self.result = self._do(db, keys)
        except (Taken, Gone) as refused:
            db.execute("rollback to request")
            self.result = refused
        db.execute("release request")

    def _do(self, db: sqlite3.Connection, keys: dict[str, int]) -> object:
        raise NotImplementedError


class _Work(_Request):
    def __init__(self, loop: asyncio.AbstractEventLoop, work: Callable[[sqlite3.Connection], object]) -> None:
        super().__init__(loop)
        self._work = work

    def _do(self, db: sqlite3.Connection, keys: dict[str, int]) -> object:
        return self._work(db)


class _Append(_Request):
    def __init__(
        self, loop: asyncio.AbstractEventLoop, table: str, first: int, rows: Sequence[Row], people: tuple[str, ...], game: str
    ) -> None:
        super().__init__(loop)
        self.table, self.first, self.rows, self.people, self.game = table, first, rows, people, game

    def numbered(self, key: int) -> list[tuple[object, ...]]:
        return [(key, number, *row) for number, row in enumerate(self.rows, start=self.first)]

    def _do(self, db: sqlite3.Connection, keys: dict[str, int]) -> None:
        key = self._open(db) if self.first == 0 else self._follow(db)
        keys[self.table] = key
        db.executemany(ADD, self.numbered(key))
        db.executemany("insert or ignore into people (person, table_key) values (?, ?)", [(person, key) for person in self.people])
        _alive(db, self.rows[-1].at)

    def _open(self, db: sqlite3.Connection) -> int:
        touched, start = (
            self.rows[-1].at,
            "insert into tables (id, game, stage, opened, touched, due, entries) values (?, ?, ?, ?, ?, ?, ?)",
        )
        try:
            done = db.execute(start, (self.table, self.game, "waiting", self.rows[0].at, touched, touched, len(self.rows)))
        except sqlite3.IntegrityError:
            raise Taken(self.table) from None
        return int(done.lastrowid or 0)

    def _follow(self, db: sqlite3.Connection) -> int:
        touched, count = self.rows[-1].at, self.first + len(self.rows)
        found = db.execute(f"{FOLLOW} id = ? and entries = ? returning table_key", (touched, touched, count, self.table, self.first))
        for (key,) in found.fetchall():
            return int(key)
        there = db.execute("select 1 from tables where id = ?", (self.table,)).fetchone()
        raise Taken(self.table) if there else Gone(self.table)


def _tell(batch: list[_Request]) -> None:
    for request in batch:
        if request.answer.cancelled():
            continue
        if isinstance(request.result, Exception):
            request.answer.set_exception(request.result)
        else:
            request.answer.set_result(request.result)


def _card(id: str, game: str, stage: Stage, opened: int, touched: int, due: int | None, entries: int, names: str, owes: int) -> Card:
    return Card(id, game, stage, opened, touched, due, entries, tuple(json.loads(names)), bool(owes))


def _mark(db: sqlite3.Connection, marks: Mapping[str, Mark], now: int) -> None:
    for table, mark in marks.items():
        outside = (mark.stage, mark.due, json.dumps(mark.names, ensure_ascii=False), table)
        found = db.execute("update tables set stage = ?, due = ?, names = ? where id = ? returning table_key", outside).fetchone()
        if found is None:  # it was deleted meanwhile
            continue
        (key,) = found
        db.execute("update people set owes = 0 where table_key = ? and owes", (key,))
        db.executemany("update people set owes = 1 where table_key = ? and person = ?", [(key, person) for person in mark.owes])
        if mark.stage == "over":
            db.execute(f"update entries set position = null where {STALE}", (key, key))
    _alive(db, now)


def _alive(db: sqlite3.Connection, now: int) -> None:
    db.execute("update alive set at = max(at, ?)", (now,))


def _wake(db: sqlite3.Connection, now: int) -> list[tuple[int, int]]:
    db.execute("insert into naps select at, ? from alive where at between 1 and ?", (now, now - 1))
    _alive(db, now)
    return db.execute("select asleep, awake from naps order by asleep").fetchall()
