"""A table that is open in memory, and who watches it."""

import asyncio
import time
from typing import Protocol

import msgspec

from ..table import Change, Owed, Table
from .storage import Mark
from .thinking import Chosen

DIFFERENT = 64
"""No more frames than this are kept of a table, nor addresses from which it was looked at."""


LOOKED = 60.0
"""Seconds for which a look without a socket counts as watching."""


class Watcher(Protocol):
    """A connection: told that there is something new, it asks for it when it can send it."""

    person: str

    def notify(self) -> None: ...


def names(table: Table) -> tuple[str, ...]:
    """Who sits where: a person's name, a bot's level, or nothing."""
    return tuple(chair.name or chair.bot for chair in table.chairs)


class Room:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        """Held from decision to durable: one change at a time."""
        self.watchers: dict[Watcher, str] = {}
        """And from which address."""
        self.thinking: set[Owed] = set()
        """What bots have been asked."""
        self.advice: dict[int, tuple[int, asyncio.Task[Chosen]]] = {}
        """For a seat, the decision that it last asked a bot about, and what the bot says."""
        self.used = time.monotonic()
        self._looked: dict[str, float] = {}
        """For an address, when somebody last looked from there who has no socket."""
        self.behind = ""
        """On whose behalf bots think here: the address of whoever plays; where nobody but bots does, of who watches. All tables to which
        nobody has come share one turn."""
        self._frames: dict[tuple[int | None, int | None], bytes] = {}
        """What was sent since the last change: all who watch a seat from the same version are sent the same bytes."""

    # -- who is here

    def enter(self, watcher: Watcher, now: int, client: str = "") -> None:
        self.watchers[watcher] = client
        self.table.arrive(watcher.person, now)
        self.tell_all()

    def leave(self, watcher: Watcher, now: int) -> None:
        self.watchers.pop(watcher, None)
        self.missed(watcher.person, now)
        self.tell_all()

    def missed(self, person: str, now: int) -> None:
        """Whoever sits here without a socket is away, and stays so: what they do meanwhile may be secret, and so is when."""
        table = self.table
        if person in table.people() and table.present(person) and not any(watcher.person == person for watcher in self.watchers):
            table.depart(person, now)
            self._frames.clear()

    def replace(self, table: Table, now: int) -> None:
        """The same table, read again."""
        self.table = table
        for person in table.people():
            self.missed(person, now)
        self.tell_all()

    def look(self, client: str) -> None:
        """Somebody looks who has no socket, which counts as watching for a while."""
        now = time.monotonic()
        self._looked = {other: at for other, at in self._looked.items() if now - at < LOOKED and other != client}
        if len(self._looked) < DIFFERENT:
            self._looked[client] = now

    def clients(self) -> list[str]:
        """The addresses from which it is watched."""
        now = time.monotonic()
        return list(dict.fromkeys([*self.watchers.values(), *(client for client, at in self._looked.items() if now - at < LOOKED)]))

    @property
    def bots_alone(self) -> bool:
        return all(chair.bot for chair in self.table.chairs)

    @property
    def paused(self) -> bool:
        """Bots play for nobody but themselves only while somebody watches."""
        return self.bots_alone and not self.clients()

    def played_from(self, person: str, client: str) -> None:
        """Somebody has come or done something, from an address: whoever has many names has one address."""
        if client and person in (self.table.opened.owner, *self.table.people()):
            self.behind = client

    # -- what they are told

    def tell(self, change: Change) -> None:
        """What happened is durable: wake all who may notice."""
        if change.alone is None:
            self.tell_all()
            return
        self._frames.clear()
        for watcher in self.watchers:
            if change.alone in self.table.seats_of(watcher.person):
                watcher.notify()

    def tell_all(self) -> None:
        self._frames.clear()
        for watcher in self.watchers:
            watcher.notify()

    def audiences(self, person: str) -> list[int | None]:
        """Whose eyes a person has: those of their seats, or a spectator's."""
        return [*self.table.seats_of(person)] or [None]

    def frame(self, seat: int | None, since: int | None) -> bytes:
        known = self._frames.get((seat, since))
        if known is None:
            if len(self._frames) >= DIFFERENT:
                self._frames.clear()
            known = self._frames[seat, since] = msgspec.json.encode(self.table.frame(seat, since))
        return known

    # -- what is kept on the outside

    def mark(self, now: int) -> Mark:
        table = self.table
        owes = tuple(person for person in dict.fromkeys(table.people()) if table.owes(person))
        return Mark(table.stage, now if table.bots() and not self.paused else table.due(), owes, names(table))

    @property
    def idle(self) -> bool:
        return not self.watchers and not self.thinking and not self.lock.locked()
