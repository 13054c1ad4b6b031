"""All tables of a server: those that somebody needs are open in memory, all are in the store.

Everything that happens to a table goes through `_change`: decided, made durable, entered, told; in this order, one at a time.
"""

import asyncio
import gc
import logging
import secrets
import shutil
import time
from collections import deque
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from typing import Any, Literal, TypeVar

import msgspec

from .. import games
from ..core.chance import Quick
from ..core.game import Game, Options
from ..core.record import Start
from ..core.refusal import Refused
from ..table import Change, Command, Owed, Pace, Table, pack
from ..table import Row as Entered
from ..table.commands import Rematch
from ..table.entries import Moved, Sat
from .agenda import Agenda
from .journal import where
from .limits import Buckets
from .mind import Mind
from .people import holder_hash
from .room import Room, Watcher, names
from .settings import Settings
from .shelf import Shelf, levels
from .storage import Card, Gone, Row, Store, StoreFailed, Taken
from .thinking import Chosen
from .vigils import Vigils
from .workers import NoAnswer, Workers

log = logging.getLogger(__name__)
T = TypeVar("T")

PULSE = 0.5
"""Seconds between the marks that say that the server is up: a clock loses no more than this when it dies."""
RETRY = 1.0
"""Seconds to wait after the disk has failed."""
FEEL = 0.05
"""Seconds between feeling how busy the loop is."""
TIDY = 3600.0
"""Seconds between looking for tables that are kept no longer."""
DAY = 24 * 3600 * 1000
ROOM = 2**24
"""Bytes: with less on the disk it is as good as full."""
ROW = 150
"""Bytes that an entry takes without its position, about."""
AT_A_TIME = 100
"""How many tables are marked at a pulse: more would keep others waiting."""


class Clock:
    """Milliseconds since the epoch, never back: the clock of the machine may be put right while games go on."""

    def __init__(self) -> None:
        self._start = time.time() - time.monotonic()

    def __call__(self) -> int:
        return int((self._start + time.monotonic()) * 1000)


class House:
    def __init__(self, store: Store, workers: Workers, settings: Settings, clock: Callable[[], int] | None = None) -> None:
        self.store = store
        self.settings = settings
        self.now: Callable[[], int] = clock or Clock()
        self.rooms: dict[str, Room] = {}
        self._games: dict[str, Game] = {}
        self.shelf = Shelf(store, self.game)
        self._mind = Mind(workers, settings)
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._naps: list[tuple[int, int]] = []
        self._changed: dict[str, None] = {}
        """The tables whose outside is to be written anew, the longest unwritten first."""
        self._agenda = Agenda()
        self._sooner = asyncio.Event()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._delays: deque[float] = deque(maxlen=int(60 / FEEL))
        limits = settings.limits
        self._stored = Buckets(limits.stored / 3600, limits.stored, time.monotonic)
        self._opened = Buckets(limits.opened / 3600, limits.opened, time.monotonic)
        self._vigils = Vigils(limits.awake)
        self._closing = False
        self._failing = False
        """The last that was to be stored was not."""

    # -- life

    async def start(self) -> None:
        for game in map(self.game, games.GAMES):  # the first look reads all that a game says: now, and not while somebody waits
            game.view(game.new(game.checked({}), Quick(0)), None)
        self._go_on(await self.store.latest())
        self._naps = await self.store.wake(self.now())
        for card in await self.store.waking():
            self._schedule(card.id, card.due)
        self._spawn(self._keep_time())
        self._spawn(self._pulse())
        self._spawn(self._feel())
        self._spawn(self._tidy())

    def _go_on(self, latest: int) -> None:
        """Time goes on from the last that is stored, if the machine's clock was set back since: nobody is given time, or loses it."""
        clock, behind = self.now, max(0, latest - self.now())
        if behind:
            self.now = lambda: clock() + behind

    async def close(self) -> None:
        """After everything that was begun has been kept."""
        self._closing = True
        for room in list(self.rooms.values()):
            async with room.lock:
                pass
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._mark()

    def _spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Every task has an owner, and its end is seen."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, Refused):
            log.error("something failed while looking after tables: %s", where(error))

    # -- tables

    def game(self, id: str) -> Game:
        """With the content that the host has chosen, if any."""
        if id not in self._games:
            self._games[id] = games.chosen(id, self.settings.content)
        return self._games[id]

    async def open(
        self,
        person: str,
        game: Game,
        options: Options,
        chairs: Iterable[str],
        pace: Pace | None,
        window: int | None,
        hints: bool | None = None,
        start: Start | None = None,
        client: str = "",
        answer_time: int | None = None,
    ) -> str:
        """Set up a table. Returns its id, which nobody can guess. Refused where too many were set up."""
        times = {"window": window, "answer_time": answer_time}
        extra: dict[str, Any] = {"hints": hints, "start": start} | {name: time for name, time in times.items() if time is not None}
        secret, now, table = secrets.token_bytes(32), self.now(), secrets.token_urlsafe(12)
        extra |= {"again": secrets.token_bytes(32), "chairs": tuple(chairs), "levels": levels(game), "pace": pace}
        first = Table.open(game, options, owner=person, secret=secret, now=now, **extra)
        await self._set_up(table, first, [person], game.id, person, client)
        return table

    async def _set_up(self, id: str, first: tuple[Entered, ...], people: Iterable[str], game: str, person: str, client: str) -> None:
        """Keep a table that is new, whichever way somebody asked for it. Refused where there were too many."""
        client = client or person
        self.may_store(client)
        most = self.settings.limits.tables
        if most and await self.store.unfinished(person) >= most:
            raise Refused("too-many-tables", most=most)
        if wait := self._opened.take(client):
            raise Refused("too-many-opened", seconds=int(wait) + 1)
        await self._keep(id, first, people, game)
        self._stored.spend(client, size(first))

    async def room(self, table: str) -> Room:
        """A table, read from the store if it is not open. Refused where there is none."""
        room = self.rooms.get(table)
        if room is None:
            if table not in self._opening:
                self._opening[table] = self._spawn(self._sound(table))
                self._opening[table].add_done_callback(lambda _: self._opening.pop(table))
            room = await asyncio.shield(self._opening[table])
        room.used = time.monotonic()
        return room

    async def _sound(self, id: str) -> Room:
        """Refused where what is kept makes no sense, whatever happened to it: that is one table, and not the server."""
        try:
            return await self._read(id)
        except Refused:
            raise
        except Exception as error:
            log.error("a table is damaged: %s", where(error))
            raise Refused("table-damaged") from None

    async def _read(self, id: str) -> Room:
        room = Room(await self.shelf.table(id))
        await self._change(room, lambda table, now: table.wake(self._naps, now))
        self.rooms[id] = room
        self._settle(room)
        return room

    async def tables_of(self, person: str) -> list[Card]:
        """A person's tables, the last touched first; what is open is told as it is now, and as it can be seen."""
        cards = await self.store.tables_of(person)
        told = [_as_it_is(card, self.rooms[card.id].table, person) if card.id in self.rooms else card for card in cards]
        return sorted(told, key=lambda card: -card.touched)

    def come(self, room: Room, watcher: Watcher, client: str) -> None:
        """Somebody watches from now on, and bots who have paused go on."""
        room.enter(watcher, self.now(), client)
        room.played_from(watcher.person, client)
        self._settle(room)

    def look(self, room: Room, client: str) -> None:
        """Somebody has looked who has no socket."""
        room.look(client)
        self._settle(room)

    # -- what happens

    async def command(self, room: Room, command: Command, person: str, lag: int = 0, client: str = "") -> str:
        """Do what a person asks, or Refused. Returns the table where it goes on: a rematch is at another.

        Must not be cancelled: what is being made durable must be entered. See `safely`."""
        if self._closing:
            raise Refused("closing")
        client = client or person
        room.played_from(person, client)
        self.may_store(client)
        if isinstance(command, Rematch):
            return await self._rematch(room, person, command.contribution, client)
        await self._change(room, lambda table, now: table.decide(command, person, now, lag))
        room.missed(person, self.now())
        return room.table.id

    async def move(self, room: Room, seat: int, holder: str, moved: int, person: str) -> None:
        """A seat link was used; `holder` is the hash of who made it, after the seat had moved so often. Must not be cancelled either."""
        owner = next((owner for owner in room.table.people() if holder_hash(owner) == holder), "")
        await self._change(room, lambda table, now: table.move(seat, owner, moved, person, now))
        room.missed(person, self.now())

    async def safely(self, work: Coroutine[Any, Any, T]) -> T:
        """To its end, even if whoever asked hangs up."""
        return await asyncio.shield(self._spawn(work))

    async def _rematch(self, room: Room, person: str, contribution: str, client: str) -> str:
        async with room.lock:
            id = secrets.token_urlsafe(12)
            fresh, again = secrets.token_bytes(32), secrets.token_bytes(32)
            change, first = room.table.rematch(person, id, fresh, self.now(), contribution, again)
            if change.rows:
                await self._set_up(id, first, {person, *room.table.people()}, room.table.game.id, person, client)
                await self._keep(room.table.id, change.rows)
                self._entered(room, change)
        return room.table.next_table

    async def _change(self, room: Room, decide: Callable[[Table, int], Change | None]) -> Change | None:
        async with room.lock:
            for last in (False, True):
                change = decide(room.table, self.now())
                if change is None or not change.rows:
                    return change
                try:
                    await self._keep(room.table.id, change.rows)
                except Taken:  # another process has written to this table
                    if last:
                        raise Refused("not-stored") from None
                    room.replace(await self.shelf.table(room.table.id), self.now())
                    self._settle(room)
                    continue
                self._entered(room, change)
                break
            return change

    def may_store(self, client: str) -> None:
        """Refused where too much was stored of late: a disk is everybody's."""
        if wait := self._stored.wait(client):
            raise Refused("too-much-stored", minutes=int(wait / 60) + 1, seconds=int(wait) + 1)

    def _entered(self, room: Room, change: Change) -> None:
        self._stored.spend(room.behind, size(change.rows))
        room.table.enter(change)
        room.tell(change)
        self._settle(room)

    async def _keep(self, table: str, rows: tuple[Entered, ...], people: Iterable[str] = (), game: str = "") -> None:
        """Make it durable, or Refused."""
        kept = [Row(row.at, pack(row.entry), row.position) for row in rows]
        came = {row.entry.person for row in rows if isinstance(row.entry, Sat | Moved)} | set(people)
        try:
            await self.store.append(table, rows[0].number, kept, came, game)
            self._failing = False
        except Gone:
            self.rooms.pop(table, None)
            raise Refused("no-table") from None
        except StoreFailed as error:
            self._failing = True
            log.error("nothing could be stored: %s", error)
            raise Refused("not-stored") from None

    def _settle(self, room: Room) -> None:
        """After something happened: what is to be done next, and by whom."""
        table = room.table
        if table.id not in self.rooms:
            return  # it is still being opened
        self._changed[table.id] = None
        self._schedule(table.id, table.due())
        self._ask_bots(room)

    # -- bots

    def _ask_bots(self, room: Room) -> None:
        for owed in room.table.bots() if self._vigils.keep(room) else []:
            if owed not in room.thinking:
                room.thinking.add(owed)
                self._spawn(self._think(room, owed))

    def _keep_vigils(self) -> None:
        """Nobody watches any more, or another table is over: others may have their turn."""
        for id in self._vigils.tables():
            if id in self.rooms:
                self._ask_bots(self.rooms[id])
            else:
                self._vigils.end(id)

    async def _think(self, room: Room, owed: Owed) -> None:
        """Ask a bot and play what it says. It is handed what its seat could know, and nothing else."""
        try:
            sample = room.table.sample(owed.seat, Quick(secrets.randbits(32)))
            move = await self._mind.move(room.table, owed, sample, room.behind)
            await self._change(room, lambda table, now: table.play(owed, move, now))
        except Refused as refused:
            if refused.message not in ("table-stale", "not-stored"):  # something else happened while it thought: it is asked again
                log.error("the move of a bot was refused: %s", refused.message)
            if refused.message != "table-stale":
                await asyncio.sleep(RETRY)
        finally:
            room.thinking.discard(owed)
        self._settle(room)

    async def advise(self, room: Room, seat: int) -> Chosen:
        """What the strongest bot would choose in a seat's place, and why. It is handed what the seat could know, once a decision."""
        decision = room.table.decisions[seat]
        asked = room.advice.get(seat)
        if asked is None or asked[0] != decision:
            sample = room.table.sample(seat, Quick(secrets.randbits(32)))
            asked = room.advice[seat] = decision, self._spawn(self._mind.advice(room.table, seat, sample, room.behind))
        try:
            return await asyncio.shield(asked[1])
        except (NoAnswer, Refused):
            room.advice.pop(seat, None)
            raise Refused("no-advice") from None

    # -- time

    def _schedule(self, table: str, due: int | None) -> None:
        if self._agenda.set(table, due):
            self._sooner.set()

    async def _keep_time(self) -> None:
        """Look after tables when they are due, whatever happens: without it, time stands still for everybody."""
        while True:
            try:
                await self._next_due()
            except Exception as error:
                log.error("time was not kept for a moment: %s", where(error))
                await asyncio.sleep(RETRY)

    async def _next_due(self) -> None:
        due = self._agenda.next()
        if due is not None and due <= self.now():
            self._spawn(self._look_after(self._agenda.take()))
            return
        self._sooner.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(None if due is None else (due - self.now()) / 1000):
                await self._sooner.wait()

    async def _look_after(self, id: str) -> None:
        """Do what time alone does."""
        try:
            room = await self.room(id)
            while await self._change(room, lambda table, now: table.tick(now)):
                pass
            self._settle(room)
        except Refused as refused:
            if refused.message in ("not-stored", "not-read"):
                self._schedule(id, self.now() + int(1000 * RETRY))
            elif refused.message != "no-table":
                log.error("a table cannot be looked after: %s", refused.message)

    async def _pulse(self) -> None:
        """Say that the server is up, write on tables what they have come to, and put away those that nobody needs."""
        while True:
            await asyncio.sleep(PULSE)
            if self._changed or self._agenda:
                await self._mark(AT_A_TIME)
            self._keep_vigils()
            stale = time.monotonic() - self.settings.linger
            for id, room in list(self.rooms.items()):
                if room.used < stale and room.idle and id not in self._changed:
                    del self.rooms[id]

    @property
    def status(self) -> Literal["ok", "full", "failing"]:
        """Whether what is done can be stored."""
        with suppress(OSError):
            if shutil.disk_usage(self.settings.database.parent).free < ROOM:
                return "full"
        return "failing" if self._failing else "ok"

    @property
    def delay(self) -> int:
        """The longest that the loop has kept anybody waiting in the last minute, in milliseconds."""
        return round(1000 * max(self._delays, default=0))

    async def _feel(self) -> None:
        """Wait for a moment again and again, and see by how much it is longer."""
        while True:
            before = time.monotonic()
            await asyncio.sleep(FEEL)
            self._delays.append(time.monotonic() - before - FEEL)

    async def _tidy(self) -> None:
        """Delete the tables that nobody has touched for as long as they are kept, and give back memory."""
        while True:
            if self.settings.keep:
                await self._forget(self.now() - self.settings.keep * DAY)
            gc.collect()  # see serving.GARBAGE
            await asyncio.sleep(TIDY)

    async def _forget(self, before: int) -> None:
        try:
            old = [card.id for card in await self.store.cards() if card.touched < before]
            await self.store.forget(old)
        except StoreFailed as error:
            log.error("old tables could not be deleted: %s", error)
            return
        for id in old:
            if id in self._opening:  # read before it was deleted
                await asyncio.wait([self._opening[id]])
            self.rooms.pop(id, None)
            self._agenda.set(id, None)

    async def _mark(self, most: int | None = None) -> None:
        """Only where nothing is on its way: a mark must not hide what comes after it."""
        now, changed = self.now(), [id for id in self._changed if id not in self.rooms or not self.rooms[id].lock.locked()][:most]
        marks = {id: self.rooms[id].mark(now) for id in changed if id in self.rooms}
        for id in changed:
            del self._changed[id]
        try:
            await self.store.mark(marks, now)
            self._failing = False
        except StoreFailed as error:
            self._failing = True
            log.error("no mark could be stored: %s", error)
            self._changed.update(dict.fromkeys(changed))


def size(rows: Iterable[Entered]) -> int:
    """Bytes that rows take before they are packed, about."""
    return sum(ROW + len(row.position or b"") for row in rows)


def _as_it_is(card: Card, table: Table, person: str) -> Card:
    return msgspec.structs.replace(card, stage=table.stage, touched=table.touched, names=names(table), owes=table.owes(person))
