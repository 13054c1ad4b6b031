"""What a place to keep tables in must do. A table is its rows, numbered from 0; whatever else is kept can be told from them.

An append is all or nothing, and durable when it returns. Its number is checked: of two writers who have both seen the same last row only
one can go on, so no row is ever lost or written twice.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, NamedTuple, Protocol

import msgspec

Stage = Literal["waiting", "playing", "over"]


class Row(NamedTuple):
    """One entry of a table as it is kept."""

    at: int
    """When, in milliseconds since the epoch."""
    entry: bytes
    """What was done, as JSON."""
    position: bytes | None
    """Where the game stood after it, as JSON; None where it stood as before."""


class Mark(msgspec.Struct, frozen=True):
    """What is written on the outside of a table, to be found without opening it."""

    stage: Stage
    due: int | None
    """When the table must be looked after next, whoever comes; None when that can wait for somebody to come."""
    owes: tuple[str, ...] = ()
    """The people who are to move, or to answer something."""
    names: tuple[str, ...] = ()
    """Who sits where, for lists."""


class Card(msgspec.Struct, frozen=True):
    """A table from the outside."""

    id: str
    game: str
    stage: Stage
    opened: int
    touched: int
    due: int | None
    entries: int
    names: tuple[str, ...]
    owes: bool = False
    """In somebody's list: whether that person is to move, or to answer something."""


class Taken(Exception):
    """Another writer was first: the table must be read again."""


class Gone(Exception):
    """There is no such table, or no longer."""


class StoreFailed(Exception):
    """Nothing was kept, or could be read: the disk is full, say. Anything that a store does may raise it."""


class Damaged(StoreFailed):
    """What was read is not what was written. Trying again does not help."""


class Store(Protocol):
    async def append(self, table: str, first: int, rows: Sequence[Row], people: Iterable[str] = (), game: str = "") -> None:
        """Keep rows `first`, `first + 1`, ... of a table; row 0 opens it, and needs its game. `people` are those who came to it just now.
        Raises Taken, Gone or StoreFailed, and then nothing was kept. The table is due at once until it is marked anew, so that a server
        that stops in between looks after it when it comes back."""

    async def mark(self, marks: Mapping[str, Mark], now: int) -> None:
        """Write on the outside of tables what they have come to, and that the server was up. What was not marked is marked when it is
        opened again: this may come late, or never."""

    async def wake(self, now: int) -> list[tuple[int, int]]:
        """A server is up from now on. Returns all times in which none was, from when to when, the last one included."""

    async def latest(self) -> int:
        """The last time that is stored anywhere: when something was entered, or the server was up; 0 if nothing is."""

    async def rows(self, table: str) -> list[Row]:
        """All rows of a table in order. Raises Gone."""

    async def card(self, table: str) -> Card:
        """Raises Gone."""

    async def cards(self, stage: Stage | None = None) -> list[Card]:
        """All tables, or all at a stage, the last touched first."""

    async def waking(self) -> list[Card]:
        """The tables that must be looked after at some time, whoever comes; the first due first."""

    async def tables_of(self, person: str, most: int = 200) -> list[Card]:
        """The tables that a person has come to, the last touched first."""

    async def unfinished(self, person: str) -> int:
        """How many of them are not over."""

    async def forget(self, tables: Iterable[str]) -> int:
        """Delete tables and all that was kept of them. Returns how many there were."""

    async def close(self) -> None:
        """After everything that was handed in has been kept."""
