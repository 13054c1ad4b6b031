"""Leap: two spaces toward the sea in a straight line, over whatever lies between (OC-119, OC-D23, OC-D24)."""

from typing import Final

from mypy_extensions import i64

from .....core.bits import BIT
from .....core.chance import Chance
from .....core.event import Log
from .....core.refusal import Reason
from ..board import COLUMNS, MOST_ROWS, NOWHERE, SEA, neighbour
from ..in_force import TUNNELS
from ..moving import is_barred, may_enter, walk, way
from ..objections import against_entering, against_step_to, beside, unreachable
from ..race import Race
from ..setup import CRAB, WHERE
from ..verbs import SEAWARD_WAYS, Verb, WayVerb, hex_name, hex_named, next_to
from .effect import Asking, Reach

WAYS: Final = 3
"""Leaps of two spaces come first, then those of one."""


def far_end(race: Race, direction: i64, rows: i64) -> i64:
    """Two spaces on, whatever is there; the sea if the line reaches it."""
    between = neighbour(race.table[WHERE + race.table[CRAB]], direction, rows)
    return between if between in (NOWHERE, SEA) else neighbour(between, direction, rows)


def leap_end(race: Race, leap: i64) -> i64:
    """Where a leap ends, or NOWHERE."""
    if leap >= WAYS:
        return way(race, race.table[CRAB], leap - WAYS)
    board = race.setup.board
    between = neighbour(race.table[WHERE + race.table[CRAB]], leap, board.rows)
    if between in (NOWHERE, SEA):
        return between
    there = board.next(between, leap)
    if is_barred(race, race.table[CRAB], there, leap):
        return NOWHERE
    return there


class LeapVerb(WayVerb):
    def __init__(self) -> None:
        super().__init__("leap", "leap", [*SEAWARD_WAYS, *(f"{way} 1" for way in SEAWARD_WAYS)], ("OC-119",))

    def end(self, race: Race, which: i64) -> str:
        """One beyond the beach ends where it reaches the sea."""
        near = next_to(race, race.table[CRAB], which % WAYS)
        if not near or which >= WAYS or hex_named(near) >= race.setup.board.rows * COLUMNS:
            return near
        there = neighbour(hex_named(near), which, MOST_ROWS + 1)
        return "" if there == NOWHERE else hex_name(there)

    def read(self, race: Race, seat: i64, plain: str) -> i64:
        """Two spaces may be said, too."""
        return super().read(race, seat, plain.removesuffix("2"))


class Leap(Reach):
    def ends(self, race: Race, spare: i64) -> i64:
        found: i64 = 0
        for leap in range(2 * WAYS if race.holds(TUNNELS) else WAYS):
            if may_enter(race, leap_end(race, leap), spare):
                found |= BIT[leap]
        return found

    def play(self, race: Race, seat: i64, data: i64, action: i64, chance: Chance, log: Log | None) -> None:
        walk(race, leap_end(race, action - self.answer), chance, log)

    def objection(self, race: Race, seat: i64, data: i64, verb: Verb, which: i64) -> Reason:
        if which >= WAYS:
            return against_step_to(race, which - WAYS) if race.holds(TUNNELS) else Reason("OC-119", "oh-crab-why-leap-two")
        there = far_end(race, which, race.setup.board.rows)
        if there == NOWHERE:
            return beside(race.table[WHERE + race.table[CRAB]], which)
        return unreachable(race, there, leap_end(race, which) == NOWHERE) or against_entering(race, there)


LEAP: Final = Asking("leap", Leap("leap", "OC-119", [LeapVerb()]))
