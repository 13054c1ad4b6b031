"""Tables in one SQLite file: one thread writes, another reads.

WAL and synchronous=FULL: what was committed is on the disk, and whoever reads sees whole transactions only.
"""

import asyncio
import json
import os
import sqlite3
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import TypeVar, cast

from ...core.refusal import Refused
from . import writing
from .packing import Packing
from .schema import MIGRATIONS
from .store import Card, Damaged, Gone, Mark, Row, Stage, StoreFailed
from .writing import Append, Work, Writer

T = TypeVar("T")

PATIENCE = 10.0
"""Seconds to wait for another process that writes, such as a backup."""
STATEMENTS = 256
"""One for each number of rows that may be written at once, and some more."""
OLDEST = (3, 35, 0)
"""The first SQLite that knows all that is asked of it."""
ROWS = "select entries, number, at, entry, position from entries join tables using (table_key) where id = ? order by number"
CARD = "id, game, stage, opened, touched, due, entries, names"


def one_path(file: Path) -> Path:
    """The file itself, whichever links lead there. Refused where it has several names of its own: what is not in it yet lies beside one of
    them only."""
    file = file.resolve()
    if file.is_file() and file.stat().st_nlink > 1:
        raise Refused("database-names", file=str(file))
    return file


def own(file: Path) -> None:
    """Nobody else on the machine may read what is hidden. What SQLite puts beside the file is as private as the file is."""
    file.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    for beside in ("", "-wal", "-shm", ".lock"):
        with suppress(FileNotFoundError, PermissionError):
            os.chmod(f"{file}{beside}", 0o600)


def connect(file: Path) -> sqlite3.Connection:
    """A connection whose commits are durable."""
    connection = sqlite3.connect(file, timeout=PATIENCE, isolation_level=None, check_same_thread=False, cached_statements=STATEMENTS)
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
        if sqlite3.sqlite_version_info < OLDEST:
            raise Refused("database-old", given=sqlite3.sqlite_version, needed=".".join(map(str, OLDEST)))
        try:
            file = one_path(file)
            own(file)
            self.writing = connect(file)
            migrate(self.writing, file)
            self._reading = connect(file)
            self._reading.execute("pragma query_only = on")
            self._reading.execute("select max(at), max(length(id || names || owes)) from alive, tables")  # can it all be read?
        except (OSError, sqlite3.Error) as error:
            raise Refused("database-unusable", file=str(file), problem=str(error)) from None
        self._packing = Packing(self._reading)
        self._reader = ThreadPoolExecutor(1, "estran-read")
        self.writer = Writer(self.writing)
        self.writer.start()

    # -- writing

    async def append(self, table: str, first: int, rows: Sequence[Row], people: Iterable[str] = (), game: str = "") -> None:
        await self.writer.put(Append(table, first, rows, tuple(people), game))

    async def mark(self, marks: Mapping[str, Mark], now: int) -> None:
        await self.writer.put(Work(lambda db: writing.mark(db, marks, now)))

    async def wake(self, now: int) -> list[tuple[int, int]]:
        return cast(list[tuple[int, int]], await self.writer.put(Work(lambda db: writing.wake(db, now))))

    async def forget(self, tables: Iterable[str]) -> int:
        chosen = list(tables)
        return cast(int, await self.writer.put(Work(lambda db: writing.forget(db, chosen))))

    # -- reading

    async def rows(self, table: str) -> list[Row]:
        found = await self._read(ROWS, table, of=self._row)
        if not found:  # every table has at least the row that opened it
            raise Gone(table)
        entries, numbers, rows = zip(*found, strict=True)
        if numbers != tuple(range(entries[0])):
            raise Damaged("rows are missing")
        return list(rows)

    def _row(self, entries: int, number: int, at: int, entry: bytes, position: bytes | None) -> tuple[int, int, Row]:
        if type(at) is not int:
            raise Damaged("a row is of no time")
        return entries, number, Row(at, entry, self._packing.unpacked(position))

    async def latest(self) -> int:
        (at,) = await self._read("select coalesce(max(at), 0) from alive where typeof(at) = 'integer'", of=int)
        return at

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
        return await self._cards(mine, person, most, owes="exists (select 1 from json_each(tables.owes) where value = person)")

    async def unfinished(self, person: str) -> int:
        mine = "select count(*) from tables join people using (table_key) where person = ? and stage != 'over'"
        (number,) = await self._read(mine, person, of=int)
        return number

    async def _cards(self, condition: str, *args: object, owes: str = "0") -> list[Card]:
        return await self._read(f"select {CARD}, {owes} from tables {condition}", *args, of=_card)

    async def _read(self, query: str, *args: object, of: Callable[..., T]) -> list[T]:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._reader, lambda: [of(*row) for row in self._reading.execute(query, args)])
        except sqlite3.OperationalError as error:
            raise StoreFailed(str(error)) from None
        except sqlite3.Error as error:  # no disk that is busy or full, but pages that are none
            raise Damaged(str(error)) from None

    async def close(self) -> None:
        self.writer.finish()
        await asyncio.to_thread(self.writer.join)
        self._reader.shutdown()
        self._reading.close()
        self.writing.close()


def _names(text: str) -> tuple[str, ...]:
    """Whatever became of them: a list is not lost for a name."""
    try:
        return tuple(map(str, json.loads(text)))
    except (TypeError, ValueError):
        return ()


def _time(value: object) -> int:
    """Whatever became of it: now. So a table whose time cannot be read is looked after at once, which puts it right or says that it is
    damaged, and is not taken for an old one."""
    return value if isinstance(value, int) else int(1000 * time.time())


def _card(id: str, game: str, stage: Stage, opened: int, touched: int, due: int | None, entries: int, names: str, owes: int) -> Card:
    due = None if due is None else _time(due)
    return Card(str(id), game, stage, _time(opened), _time(touched), due, entries, _names(names), bool(owes))
