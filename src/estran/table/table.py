"""A table: one match from opening to rematch, as the fold of its entries. No I/O, no clock of its own, no bot.

The caller keeps one order of things, so that nothing is shown that could be lost:

    change = table.decide(command, person, now)     # refused, or what would happen; nothing has changed yet
    ... store change.rows ...                       # durable
    table.enter(change)                             # it happened
    ... send table.frame(seat, since) to every audience, or only to change.alone where nobody else may notice ...

One change at a time: none is decided before the last was entered or given up. Seats count from 0 in Python and from 1 in entries, commands
and frames.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, NamedTuple

from ..core.chance import Chance
from ..core.game import Game
from ..core.record import Record
from ..core.state import State
from .clock import Pace
from .commands import Command
from .entries import Row

WINDOW = 3_000
"""How long an answer out of turn stays hidden where nothing else is said (CP-P3)."""
LONGEST_WINDOW = 10_000


class Change(NamedTuple):
    """What would happen: store `rows`, then `enter` it. With no rows it happened before (the same command twice): just acknowledge it."""

    rows: tuple[Row, ...]
    alone: int | None = None
    """The one seat that may notice: an answer that is held. Nothing at all is sent to others, for its timing would tell."""


class Owed(NamedTuple):
    """A decision that a bot is to make."""

    seat: int
    level: str
    decision: int


class Table:
    # -- life

    @staticmethod
    def open(
        game: Game,
        options: dict[str, Any],
        *,
        owner: str,
        secret: bytes,
        now: int,
        chairs: Sequence[str] = (),
        levels: Collection[str] = (),
        pace: Pace | None = None,
        window: int = WINDOW,
    ) -> tuple[Row, ...]:
        """The first rows of a new table, to be stored and then handed to `rebuild`. Refused where options, chairs or window are wrong.

        `chairs` names a bot's level, or nothing for a free chair; without it all are free. `levels` are those that there are."""
        raise NotImplementedError

    @classmethod
    def rebuild(cls, id: str, game: Game, rows: Iterable[Row], levels: Collection[str] = ()) -> "Table":
        """The table that these rows tell. Refused if the game cannot go on from the last position with today's rules."""
        raise NotImplementedError

    def wake(self, naps: Sequence[tuple[int, int]], now: int) -> Change | None:
        """To be called once after `rebuild`, before anything else: what is to be stored because the server was down from ... to ...
        (clocks did not run) or came back with other rules. Naps may be told again: what was counted is not counted twice.
        Everybody is away from now on until `arrive` says otherwise."""
        raise NotImplementedError

    def decide(self, command: Command, person: str, now: int, lag: int = 0) -> Change:
        """What a command would do, or Refused. `lag` is the round trip last measured, in milliseconds. When the message is `table-stale`, send
        the whole frame. (`commands.Rematch` goes to `rematch` instead.)"""
        raise NotImplementedError

    def play(self, owed: Owed, choice: str, now: int) -> Change:
        """What a bot's choice would do; Refused `table-stale` if it is no longer asked for."""
        raise NotImplementedError

    def tick(self, now: int) -> Change | None:
        """What time alone does: a window ends, a clock runs out. Ask again until there is nothing."""
        raise NotImplementedError

    def due(self) -> int | None:
        """When to `tick` next."""
        raise NotImplementedError

    def enter(self, change: Change) -> None:
        """It is durable: make it so."""
        raise NotImplementedError

    def move(self, seat: int, holder: str, person: str, now: int) -> Change:
        """A seat link made by `holder` was used by `person`, who now has the seat. Refused if the holder no longer has it."""
        raise NotImplementedError

    def rematch(self, person: str, id: str, secret: bytes, now: int) -> tuple[Change, tuple[Row, ...]]:
        """Play again: what to store here, and the rows of the new table `id`, to be stored first. Both are empty if somebody was quicker:
        then `next_table` is where."""
        raise NotImplementedError

    # -- who is here (not stored)

    def arrive(self, person: str) -> None:
        """The person is connected."""
        raise NotImplementedError

    def depart(self, person: str, now: int) -> None:
        """The person's last connection is gone."""
        raise NotImplementedError

    # -- looking

    id: str
    game: Game
    version: int
    """Counts what became visible; the same for all audiences."""
    next_table: str
    """The id of the rematch, or nothing."""

    @property
    def stage(self) -> str:
        """`waiting`, `playing` or `over`."""
        raise NotImplementedError

    def people(self) -> list[str]:
        """Whose chairs these are, in order of seats."""
        raise NotImplementedError

    def seats_of(self, person: str) -> list[int]:
        raise NotImplementedError

    def owes(self, person: str) -> bool:
        """Whether the person is to move, or to answer a question: the badge of their list."""
        raise NotImplementedError

    def bots(self) -> list[Owed]:
        """What bots are to decide now; nothing while people are asked something."""
        raise NotImplementedError

    def sample(self, seat: int, chance: Chance) -> State:
        """What a bot is handed. `chance` is the caller's own, never the match's."""
        raise NotImplementedError

    def frame(self, seat: int | None, since: int | None = None) -> dict[str, Any]:
        """What a seat is told, or with None a spectator: see `audience`."""
        raise NotImplementedError

    def record(self) -> Record:
        """The whole game with its seed. Refused before it is over."""
        raise NotImplementedError
