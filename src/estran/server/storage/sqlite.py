"""Tables in one SQLite file: one thread writes, another reads.

WAL and synchronous=FULL: what was committed is on the disk, and whoever reads sees whole transactions only.
"""

import asyncio
import json
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

from ...core.refusal import Refused
from . import writing
from .schema import MIGRATIONS
from .store import Card, Gone, Mark, Row, Stage, StoreFailed
from .writing import Append, Work, Writer

PATIENCE = 10.0
"""Seconds to wait for another process that writes, such as a backup."""
STATEMENTS = 256
"""One for each number of rows that may be written at once, and some more."""
OLDEST = (3, 35, 0)
"""The first SQLite that knows all that is asked of it."""
CARD = "id, game, stage, opened, touched, due, entries, names"


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
            file.parent.mkdir(parents=True, exist_ok=True)
            self.writing = connect(file)
            migrate(self.writing, file)
            self._reading = connect(file)
            self._reading.execute("pragma query_only = on")
        except (OSError, sqlite3.Error) as error:
            raise Refused("database-unusable", file=str(file), problem=str(error)) from None
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
        return await self._cards(mine, person, most, owes="exists (select 1 from json_each(tables.owes) where value = person)")

    async def unfinished(self, person: str) -> int:
        mine = "select count(*) from tables join people using (table_key) where person = ? and stage != 'over'"
        ((number,),) = await self._read(mine, person)
        return int(number)

    async def _cards(self, condition: str, *args: object, owes: str = "0") -> list[Card]:
        found = await self._read(f"select {CARD}, {owes} from tables {condition}", *args)
        return [_card(*row) for row in found]

    async def _read(self, query: str, *args: object) -> list[tuple[Any, ...]]:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._reader, lambda: self._reading.execute(query, args).fetchall())
        except sqlite3.Error as error:
            raise StoreFailed(str(error)) from None

    async def close(self) -> None:
        self.writer.finish()
        await asyncio.to_thread(self.writer.join)
        self._reader.shutdown()
        self._reading.close()
        self.writing.close()


def _card(id: str, game: str, stage: Stage, opened: int, touched: int, due: int | None, entries: int, names: str, owes: int) -> Card:
    return Card(id, game, stage, opened, touched, due, entries, tuple(json.loads(names)), bool(owes))
