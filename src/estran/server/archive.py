"""The records of a database, out and in; and a copy of all of it, while a server runs or not."""

import asyncio
import secrets
import sqlite3
import time
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from .. import games
from ..core import record
from ..core.record import Record
from ..core.refusal import Refused
from ..table import Entry, Table, pack, replay, unpack
from ..table import Row as Entered
from ..table.entries import Acted, Contributed, Drawn, Handed, Opened, Resigned, Started, Undone
from .storage import Card, Gone, Mark, Row, SqliteStore, Store, StoreFailed
from .storage.sqlite import own

T = TypeVar("T")


def with_store(database: Path, work: Callable[[Store], Coroutine[Any, Any, T]], new: bool = False) -> T:
    """Do something with a database that exists, or may be made."""
    if not new and not database.exists():
        raise Refused("database-none", file=str(database))

    async def run() -> T:
        store = SqliteStore(database)
        try:
            return await work(store)
        except StoreFailed as error:
            raise Refused("database-unusable", file=str(database), problem=str(error)) from None
        finally:
            await store.close()

    return asyncio.run(run())


async def cards(store: Store) -> list[Card]:
    return await store.cards()


async def exported(store: Store, tables: Sequence[str], content: Mapping[str, str]) -> tuple[list[Record], list[str]]:
    """The records of these tables, or of all that are over; and which of all cannot be read with this content. Refused for a table that is
    named and is not over: it would tell the seed."""
    if tables:
        return [(await _table(store, id, content)).record() for id in tables], []
    found, unread = [], []
    for card in await store.cards("over"):
        try:
            found.append((await _table(store, card.id, content)).record())
        except Refused:
            unread.append(card.id)
    return found, unread


async def _table(store: Store, id: str, content: Mapping[str, str]) -> Table:
    try:
        card, kept = await store.card(id), await store.rows(id)
    except Gone:
        raise Refused("no-table-called", table=id) from None
    rows = [Entered(number, row.at, unpack(row.entry), row.position) for number, row in enumerate(kept)]
    return Table.rebuild(id, games.chosen(card.game, content), rows)


async def imported(store: Store, records: Sequence[Record], content: Mapping[str, str]) -> list[str]:
    """Keep games that are over as tables that can be looked at. All are checked before the first is kept."""
    now, found = int(1000 * time.time()), []
    for number, told in enumerate(records, start=1):
        try:
            match = replay(told, games.chosen(told.game, content))
            if not match.over:
                raise Refused("record-unfinished")
            rows = [Row(now, pack(entry), None) for entry in entries_of(told)]
        except Refused as problem:
            raise Refused("import-record", record=number, problem=problem) from None
        rows[-1] = rows[-1]._replace(position=msgspec.json.encode(match.game.position(match.state)))
        found.append((told, rows))
    ids = []
    for told, rows in found:
        id = secrets.token_urlsafe(12)
        await store.append(id, 0, rows, game=told.game)
        await store.mark({id: Mark("over", None, names=told.seats)}, now)
        ids.append(id)
    return ids


def entries_of(told: Record) -> Iterator[Entry]:
    """What a table would have stored of such a game. Nobody sat there whom this server knows."""
    secret, contributions = (told.deal.secret, told.deal.contributions) if told.deal else (told.seed, ())
    yield Opened(told.game, told.rules, told.content, told.options, secret, told.seats, "", start=told.start)
    yield from (Contributed(seat, text) for seat, text in enumerate(contributions, start=1) if text)
    yield Started()
    for entry in told.entries:
        match entry:
            case record.Act(seat, move):
                yield Acted(seat, move)
            case record.Undo(to, seen):
                yield Undone(1, to, seen=seen)
            case record.Resign(seat):
                yield Resigned(seat)
            case record.Draw():
                yield Drawn()
            case record.Hand(seat, bot):
                yield Handed(seat, bot)
            case record.Resume():
                raise Refused("import-resumed")


def backup(database: Path, file: Path) -> None:
    """A whole copy, of one moment."""
    if not database.exists():
        raise Refused("database-none", file=str(database))
    if file.exists():
        raise Refused("backup-exists", file=str(file))
    try:
        own(file)
        with closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)) as source, closing(sqlite3.connect(file)) as copy:
            source.backup(copy)
    except (OSError, sqlite3.Error) as error:
        file.unlink(missing_ok=True)
        raise Refused("database-unusable", file=str(database), problem=str(error)) from None
