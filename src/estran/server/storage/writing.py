"""The thread that writes. All requests that wait share a transaction, and one flush to the disk.

Each step of SQLite gives up the interpreter, and on a busy server gets it back late. Rows for tables that are known, which is what nearly
all requests are, are therefore written in one step, and so is their commit.
"""

import asyncio
import json
import sqlite3
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from itertools import chain, groupby
from queue import SimpleQueue

from .packing import Packing
from .store import Gone, Mark, Row, StoreFailed, Taken

MOST = 128
"""No more than this many requests share a transaction."""
KNOWN = 100_000
"""No more tables are remembered than this."""

OPEN = "insert into tables (id, game, stage, opened, touched, due, entries) values (?, ?, 'waiting', ?, ?, ?, 0)"
ADD = "insert into entries (table_key, number, at, entry, position) values {values}"
MARK = """update tables set stage = v.column2, due = v.column3, owes = v.column4, names = v.column5 from (values {values}) as v
    where id = v.column1"""
TRIM = """update entries set position = null where table_key = (select table_key from tables where id = ?) and position is not null
    and number < (select max(number) from entries as later where later.table_key = entries.table_key and position is not null)"""
"""All positions of a table but the last: once a game is over, nobody goes on from them."""


class Request:
    """Something to be written, and who waits for it."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.answer: asyncio.Future[object] = self.loop.create_future()
        self.result: object = None

    def carry_out(self, db: sqlite3.Connection, known: "Known") -> None:
        """Alone: if it is refused, nobody else is."""
        db.execute("savepoint request")
        try:
            self.result = self.do(db, known)
        except (Taken, Gone) as refused:
            db.execute("rollback to request")
            self.result = refused
        db.execute("release request")

    def do(self, db: sqlite3.Connection, known: "Known") -> object:
        raise NotImplementedError


class Work(Request):
    """Anything."""

    def __init__(self, work: Callable[[sqlite3.Connection], object]) -> None:
        super().__init__()
        self._work = work

    def do(self, db: sqlite3.Connection, known: "Known") -> object:
        return self._work(db)


class Append(Request):
    """More rows for a table, or its first."""

    def __init__(self, table: str, first: int, rows: Sequence[Row], people: tuple[str, ...], game: str) -> None:
        super().__init__()
        self.table, self.first, self.rows, self.people, self.game = table, first, rows, people, game

    def numbered(self, key: int, game: str, packing: Packing) -> list[tuple[object, ...]]:
        return [
            (key, number, row.at, row.entry, packing.packed(game, row.position)) for number, row in enumerate(self.rows, start=self.first)
        ]

    def do(self, db: sqlite3.Connection, known: "Known") -> None:
        if self.first == 0:
            with suppress(sqlite3.IntegrityError):
                db.execute(OPEN, (self.table, self.game, self.rows[0].at, self.rows[0].at, self.rows[0].at))
        found = db.execute("select table_key, game from tables where id = ?", (self.table,)).fetchone()
        if found is None:
            raise Gone(self.table)
        key, game = found
        try:
            in_one_step(db, ADD, self.numbered(key, game, known.packing))
        except sqlite3.IntegrityError:
            raise Taken(self.table) from None
        db.executemany("insert or ignore into people (person, table_key) values (?, ?)", [(person, key) for person in self.people])
        known.tables[self.table] = key, game


class Known:
    """What the thread that writes remembers: the keys and games of tables that were written to, and samples of positions."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self.tables: dict[str, tuple[int, str]] = {}
        self.packing = Packing(db)

    def learn(self, append: Append) -> None:
        """A sample for the positions of a game, from the first that is seen."""
        _, game = self.tables.get(append.table, (0, append.game))
        if game and not self.packing.knows(game):
            for position in [row.position for row in append.rows if row.position][:1]:
                with suppress(sqlite3.Error):  # it can be done without
                    self.packing.learn(game, position)


class Writer(threading.Thread):
    def __init__(self, db: sqlite3.Connection) -> None:
        super().__init__(name="estran-write", daemon=True)
        self.db = db
        self._waiting: SimpleQueue[Request | None] = SimpleQueue()
        self._known = Known(db)

    async def put(self, request: Request) -> object:
        """Until it is on the disk, or refused."""
        self._waiting.put(request)
        return await request.answer

    def finish(self) -> None:
        """After what waits now."""
        self._waiting.put(None)

    def run(self) -> None:
        while (request := self._waiting.get()) is not None:
            batch = [request]
            while len(batch) < MOST and not self._waiting.empty():
                following = self._waiting.get()
                if following is None:
                    self._commit_all(batch)
                    return
                batch.append(following)
            self._commit_all(batch)

    def _commit_all(self, batch: list[Request]) -> None:
        """In the order in which they came, as far as it matters: appends to several tables may pass each other, and nothing else."""
        for _, alike in groupby(batch, lambda request: isinstance(request, Append)):
            self._commit(list(alike))

    def _commit(self, batch: list[Request]) -> None:
        """One transaction for all; who is refused, is refused alone."""
        others = self._together(batch)
        try:
            if others:
                self.db.execute("begin immediate")
                for request in others:
                    request.carry_out(self.db, self._known)
                self.db.execute("commit")
        except Exception as error:  # whatever it was, this thread goes on
            with suppress(sqlite3.Error):
                self.db.execute("rollback")
            for request in others:
                request.result = StoreFailed(str(error))
        for loop in {request.loop for request in batch}:
            loop.call_soon_threadsafe(_tell, [request for request in batch if request.loop is loop])

    def _together(self, batch: list[Request]) -> list[Request]:
        """Write all rows for tables that are known, in one step. Returns the other requests; or all, if one of those rows does not follow
        the last one of its table, or nothing could be written at all: to find out which, or why."""
        tables, packing = self._known.tables, self._known.packing
        if len(tables) > KNOWN:
            tables.clear()
        for append in [one for one in batch if isinstance(one, Append)]:
            self._known.learn(append)
        known = [one for one in batch if isinstance(one, Append) and not one.people and one.table in tables]
        try:
            if known:
                in_one_step(self.db, ADD, [row for one in known for row in one.numbered(*tables[one.table], packing)])
        except sqlite3.Error:
            return batch
        done = set(known)
        return [request for request in batch if request not in done]


def in_one_step(db: sqlite3.Connection, statement: str, rows: Sequence[tuple[object, ...]]) -> None:
    """Carry out a statement for all these rows of values."""
    row = f"({', '.join('?' * len(rows[0]))})"
    db.execute(statement.format(values=", ".join([row] * len(rows))), list(chain(*rows)))


def _tell(batch: list[Request]) -> None:
    for request in batch:
        if request.answer.cancelled():
            continue
        if isinstance(request.result, Exception):
            request.answer.set_exception(request.result)
        else:
            request.answer.set_result(request.result)


def alive(db: sqlite3.Connection, now: int) -> None:
    db.execute("update alive set at = max(at, ?)", (now,))


def mark(db: sqlite3.Connection, marks: Mapping[str, Mark], now: int) -> None:
    outsides = [(table, one.stage, one.due, json.dumps(one.owes), json.dumps(one.names)) for table, one in marks.items()]
    if outsides:
        in_one_step(db, MARK, outsides)
    for table, one in marks.items():
        if one.stage == "over":
            db.execute(TRIM, (table,))
    alive(db, now)


def wake(db: sqlite3.Connection, now: int) -> list[tuple[int, int]]:
    db.execute("delete from alive where typeof(at) != 'integer'")
    db.execute("insert into alive select 0 where not exists (select 1 from alive)")
    db.execute("delete from naps where typeof(asleep) != 'integer' or typeof(awake) != 'integer'")
    db.execute("insert into naps select at, ? from alive where at between 1 and ?", (now, now - 1))
    alive(db, now)
    return db.execute("select asleep, awake from naps order by asleep").fetchall()


def forget(db: sqlite3.Connection, tables: Sequence[str]) -> int:
    return db.executemany("delete from tables where id = ?", [(table,) for table in tables]).rowcount if tables else 0
