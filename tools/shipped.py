"""What a release leaves behind on people's disks: a server's database with tables of every kind, and saved records.

    python tools/shipped.py 0.1.0        writes tests/shipped/0.1.0, once, from the commit that is released

It is never made again: what later code must still read is what that code wrote. That of 0.1.0 was made at commit a8ad51c. Nothing in it is
secret or depends on the hour: people, seeds and times are made up, and the key that signs cookies is no part of it.

A live table is named after what it owes: `oh_crab-push` waits for where a crab is pushed. Bots choose for the people who sit there, and of
some seeds the one that gets there soonest is taken.
"""

import asyncio
import gzip
import re
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from estran.bots import player
from estran.core.chance import Drawn, Quick, secret_of
from estran.core.game import Game
from estran.core.record import Record, Start
from estran.core.state import State
from estran.games import GAMES, game
from estran.server.room import Room
from estran.server.storage import Row, SqliteStore
from estran.table import Bank, Change, Command, Days, Match, Pace, Table, commands, pack
from estran.table import Row as Entered

FOLDER = Path(__file__).parent.parent / "tests" / "shipped"
NOON = 1_750_000_000_000
SECOND = 1_000
PEOPLE = ("ann", "bob", "cat", "dan", "eve")
SEEDS = range(1, 31)
BLOB = re.compile(r"X'([0-9A-F]*)'")

Sought = Callable[[Game, State, int], bool]
"""Whether a game, after so many moves, has come to what is sought."""
Line = list[tuple[int, str]]
"""Moves: the seat, and what it chose."""


class Kept(NamedTuple):
    """A table to be kept: what is played there, until when, and what its people do then."""

    name: str
    options: dict[str, Any]
    until: Sought | None = None
    """Nothing: to its end."""
    pace: Pace | None = None
    then: tuple[Callable[[Table], Command], ...] = ()
    bot: str = "greedy"
    against: str = ""
    """The level of a bot that has the last chair."""
    middle: bool = False
    """It begins there, in the middle of another game."""

    @property
    def game(self) -> Game:
        return game(self.name.partition("-")[0])


# -- what is kept


def owes(what: str, least: int = 0) -> Sought:
    """This is asked for, after so many moves at least."""
    return lambda game, state, moves: bool(moves >= least and game.view(state, None)["owes"] == what)


def after(number: int) -> Sought:
    return lambda game, state, moves: moves == number


def choose(table: Table) -> Command:
    """Whoever is asked takes the first choice."""
    assert table.match is not None
    seat = table.match.state.next_seat()
    choice = table.game.choices(table.match.state, seat)[0].notation
    return commands.Act(seat + 1, table.decisions[seat], choice)


def do(command: Command) -> Callable[[Table], Command]:
    return lambda table: command


UNDER_WAY = 20
NARROW = {"players": 3, "length": "quick", "board": "elbows", "extras": "Ba-Ca-Db"}
SHORTCUT = {"players": 4, "length": "quick", "board": "shortcut", "extras": "Ab-Cb-Da"}
TEAMS = {"players": 2, "board": "elbows"}
PROTOTYPE = {"players": 3, "edition": "prototype"}
OCTOPUS = {"mode": "asymmetric", "species": "octopus"}


def oh_crab() -> Iterator[Kept]:
    for step in (
        "plan",
        "start",
        "act",
        "cost",
        "obstacle",
        "push",
        "seagull",
        "call",
        "move-out",
        "swap",
        "leap",
        "gift",
        "market",
        "keep",
    ):
        yield Kept(f"oh_crab-{step}", NARROW, owes(step, UNDER_WAY))
    for step in ("toll", "current", "snack", "move", "jump"):
        yield Kept(f"oh_crab-{step}", SHORTCUT, owes(step, UNDER_WAY))
    yield Kept("oh_crab-teams-place", TEAMS, after(2))
    for step in ("activate", "push", "obstacle", "seagull"):
        yield Kept(f"oh_crab-teams-{step}", TEAMS, owes(step, UNDER_WAY))
    for step in ("plan", "icon", "cost", "push", "market", "obstacle"):
        yield Kept(f"oh_crab-prototype-{step}", PROTOTYPE, owes(step, UNDER_WAY))
    yield Kept("oh_crab-five", {"players": 5, "board": "high-season"}, owes("act", UNDER_WAY), Bank(600, 10), against="clumsy")
    yield Kept("oh_crab-middle", NARROW, owes("act", UNDER_WAY), then=(choose,), middle=True)
    yield Kept("oh_crab-over", {"players": 3, "length": "quick"})
    yield Kept("oh_crab-over-teams", {"players": 2, "board": "shells"})
    yield Kept("oh_crab-over-prototype", PROTOTYPE)
    yield Kept("oh_crab-over-resigned", TEAMS, owes("activate", UNDER_WAY), then=(do(commands.Resign(1)),))


def crabz() -> Iterator[Kept]:
    yield Kept("crabz-move", {"players": 3}, after(7), Bank(300, 5))
    yield Kept("crabz-place", {"placement": "alternate"}, after(5), Days(3))
    yield Kept("crabz-keep", {}, owes("keep"))
    yield Kept("crabz-undone", {"players": 2}, after(6), then=(do(commands.Undo(1)), do(commands.Answer(2, True)), choose))
    yield Kept("crabz-middle", {"players": 3}, after(6), then=(choose,), middle=True)
    yield Kept("crabz-asked", {}, after(6), then=(do(commands.Draw(1)),))
    yield Kept("crabz-over", {"players": 4})
    yield Kept("crabz-over-resigned", {}, after(6), then=(do(commands.Undo(1)), do(commands.Answer(2, True)), do(commands.Resign(1))))
    yield Kept("crabz-over-drawn", {}, after(8), then=(do(commands.Draw(1)), do(commands.Answer(2, True))))


def marche() -> Iterator[Kept]:
    yield Kept("marche-appear", {"players": 2}, after(4))
    yield Kept("marche-move", {"players": 3, "fishing": 3}, owes("move", 5), Days(1))
    yield Kept("marche-four", {"players": 4, "shrimps": 7, "own_trap": 1}, after(9))
    yield Kept("marche-over", {"players": 2, "shrimps": 7}, bot="partner:40")
    yield Kept("marche-over-resigned", {"players": 3}, after(5), then=(do(commands.Resign(2)),))


def poulpe() -> Iterator[Kept]:
    for owed in ("card", "answer", "replay", "gift", "swap", "reshuffle"):
        yield Kept(f"poulpe-{owed}", {}, owes(owed, 8))
    for owed in ("card", "answer", "discard", "take"):
        yield Kept(f"poulpe-asymmetric-{owed}", OCTOPUS, owes(owed, 8), Bank(300, 3))
    yield Kept("poulpe-held", {}, owes("answer", 8), then=(choose,))
    yield Kept("poulpe-over", {})
    yield Kept("poulpe-over-asymmetric", {"mode": "asymmetric"})
    yield Kept("poulpe-over-resigned", {}, after(9), then=(do(commands.Resign(1)),))


ALL = {"crabz": crabz, "marche": marche, "poulpe": poulpe, "oh_crab": oh_crab}


# -- playing


def soonest(kept: Kept) -> tuple[int, Line]:
    """The seed that takes the fewest moves, and those moves."""
    found = [(seed, line) for seed in SEEDS if (line := played(kept, seed)) is not None]
    if not found:
        raise SystemExit(f"{kept.name} never comes up")
    return min(found, key=lambda one: len(one[1]))


def played(kept: Kept, seed: int) -> Line | None:
    """The moves to what is sought, if it comes up."""
    one, secret, luck = kept.game, secret_of(seed), Quick(seed)
    state = one.new(one.checked(kept.options), Drawn(secret, 0))
    bot, line = player(kept.bot, one, int(state.players)), list[tuple[int, str]]()
    while (seat := state.next_seat()) >= 0:
        if kept.until and kept.until(one, state, len(line)) and not (kept.against and seat == state.players - 1):
            return line
        action = bot.choose(state, seat, luck)
        line.append((int(seat), one.notation(state, seat, action)))
        state.play(seat, action, Drawn(secret, len(line)))
    return None if kept.until else line


class Sitting:
    """A table with people at it, and all rows that were entered."""

    def __init__(self, kept: Kept, seed: int, start: Start | None = None) -> None:
        one, self.now = kept.game, NOON + seed * 3_600 * SECOND
        players = int(one.checked(kept.options)["players"])
        chairs = ("",) * (players - bool(kept.against)) + ((kept.against,) if kept.against else ())
        levels = [level.name for level in one.levels]
        more: dict[str, Any] = {"chairs": chairs, "levels": levels, "pace": kept.pace, "start": start}
        self.rows: list[Entered] = [*Table.open(one, kept.options, owner="ann", secret=secret_of(seed), now=self.now, **more)]
        self.table = Table.rebuild(kept.name, one, self.rows, levels)

    def sit(self, chairs: int) -> None:
        for seat, person in enumerate(PEOPLE[:chairs], start=1):
            self.do(person, commands.Sit(seat, person.title()))

    def do(self, person: str, command: Command) -> None:
        self.now += SECOND
        self._enter(self.table.decide(command, person, self.now))

    def _enter(self, change: Change) -> None:
        self.rows += change.rows
        self.table.enter(change)

    def play(self, line: Line) -> None:
        for seat, choice in line:
            if owed := [one for one in self.table.bots() if one.seat == seat]:
                self._enter(self.table.play(owed[0], choice, self.now))
            else:
                self.do(PEOPLE[seat], commands.Act(seat + 1, self.table.decisions[seat], choice))
            while self.table.held and (due := self.table.due()) is not None:
                self.now = due
                change = self.table.tick(due)
                assert change is not None
                self._enter(change)


def seated(kept: Kept) -> Sitting:
    """The table as it is to be kept."""
    seed, line = soonest(kept)
    sitting = Sitting(kept, seed, middle(kept, seed, line) if kept.middle else None)
    sitting.sit(sum(chair.free for chair in sitting.table.chairs))
    sitting.do("ann", commands.Start())
    sitting.play([] if kept.middle else line)
    for choice in kept.then:
        command = choice(sitting.table)
        sitting.do(PEOPLE[getattr(command, "seat", 1) - 1], command)
    return sitting


def middle(kept: Kept, seed: int, line: Line) -> Start:
    """Where another game stood after these moves."""
    match = Match(kept.game, kept.game.checked(kept.options), ("",) * len({seat for seat, _ in line}), secret_of(seed))
    for seat, move in line:
        match.act(seat, move)
    return Start(kept.game.position(match.state), match.commitment, len(line))


# -- keeping


async def keep(store: SqliteStore, sitting: Sitting) -> None:
    table = sitting.table
    rows = [Row(row.at, pack(row.entry), row.position) for row in sitting.rows]
    await store.append(table.id, 0, rows, table.people(), table.game.id)
    await store.mark({table.id: Room(table).mark(sitting.now)}, NOON)


async def fill(database: Path) -> None:
    store = SqliteStore(database)
    for id in GAMES:
        waiting = Sitting(Kept(f"{id}-waiting", {}), 1)
        waiting.sit(1)
        await keep(store, waiting)
        for kept in ALL[id]():
            await keep(store, seated(kept))
    await store.close()


def dump(database: Path) -> str:
    """The database as SQL, with JSON that can be read."""
    with closing(sqlite3.connect(database)) as connection:
        (version,) = connection.execute("pragma user_version").fetchone()
        lines = [BLOB.sub(_readable, line) for line in connection.iterdump()]
    return "\n".join([*lines, f"PRAGMA user_version = {version};", ""])


def _readable(blob: re.Match[str]) -> str:
    text = bytes.fromhex(blob[1]).decode().replace("'", "''")
    return f"CAST('{text}' AS BLOB)"


def saved() -> Iterator[tuple[str, Record]]:
    """Records as `estran play --save` writes them: of a game that is over, and of one that was left in the middle."""
    for id in GAMES:
        *_, last = [kept for kept in ALL[id]() if kept.until is None]
        seed, line = soonest(last)
        options = last.game.checked(last.options)
        for name, moves in (("over", line), ("left", line[: len(line) // 2])):
            match = Match(last.game, options, ("", *["greedy"] * (int(options["players"]) - 1)), secret_of(seed))
            for seat, move in moves:
                match.act(seat, move)
            yield f"{id}-{name}", match.record()


def main() -> int:
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    folder = FOLDER / sys.argv[1]
    folder.mkdir(parents=True)  # what was shipped is never made again
    with tempfile.TemporaryDirectory() as scratch:
        asyncio.run(fill(Path(scratch) / "estran.db"))
        text = dump(Path(scratch) / "estran.db")
    (folder / "house.sql.gz").write_bytes(gzip.compress(text.encode(), mtime=0))
    for name, record in saved():
        (folder / f"{name}.json").write_text(record.encode(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
