"""What a place to keep tables in must do. A table is its rows, numbered from 0; whatever else is kept can be told from them.

An append is all or nothing, and durable when it returns. Its number is checked: of two writers who have both seen the same last row only
one can go on, so no row is ever lost or written twice.
"""

from collections.abc import Iterable, Sequence
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
    """What an append leaves on the outside of a table, to be found without opening it."""

    game: str
    stage: Stage
    due: int | None = None
    """When the table must be looked after next, whoever comes; None when that can wait for somebody to come."""
    people: tuple[str, ...] = ()
    """Who has come to the table with this append."""


class Card(msgspec.Struct, frozen=True):
    """A table from the outside."""

    id: str
    game: str
    stage: Stage
    opened: int
    touched: int
    due: int | None
    entries: int


class Taken(Exception):
    """Another writer was first: the table must be read again."""


class Gone(Exception):
    """There is no such table, or no longer."""


class StoreFailed(Exception):
    """Nothing was kept: the disk is full, say."""


class Store(Protocol):
    async def append(self, table: str, first: int, rows: Sequence[Row], mark: Mark) -> None:
        """Keep rows `first`, `first + 1`, ... of a table; row 0 opens it. Raises Taken, Gone or StoreFailed, and then nothing was kept."""

    async def wake(self, now: int) -> list[tuple[int, int]]:
        """A server is up from now on. Returns all times in which none was, from when to when, the last one included."""

    async def alive(self, now: int) -> None:
        """Keep that the server was up at this time; every append keeps it too."""

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

    async def forget(self, tables: Iterable[str]) -> int:
        """Delete tables and all that was kept of them. Returns how many there were."""

    async def close(self) -> None:
        """After everything that was handed in has been kept."""
