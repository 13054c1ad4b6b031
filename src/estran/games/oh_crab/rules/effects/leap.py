"""Leap: two spaces toward the sea in a straight line, over whatever lies between (OC-119, OC-D23, OC-D24)."""

from typing import Final

from mypy_extensions import i64

from .....core.bits import BIT
from .....core.chance import Chance
from .....core.event import Log
from .....core.refusal import Reason
from ..board import BACK, COLUMNS, DIRECTION_NAMES, DIRECTIONS, INACCESSIBLE, MOST_ROWS, NOWHERE, SEA, neighbour
from ..in_force import TUNNELS
from ..moving import is_barred, may_enter, walk, way
from ..objections import against_entering, against_step_to, beside, unreachable
from ..race import Race
from ..setup import CRAB, WHERE
from ..verbs import Verb, WayVerb, hex_name, hex_named, next_to
from .effect import Asking, Reach

ONE: Final = DIRECTIONS
"""Leaps of two spaces come first, in all directions, then those of one."""


def leap_end(race: Race, leap: i64) -> i64:
    """Where a leap ends, or NOWHERE; the sea if the line reaches it."""
    crab = race.table[CRAB]
    if leap >= ONE:
        return way(race, crab, leap - ONE)
    there = far_end(race, leap)
    if there == NOWHERE or race.setup.board.is_a(there, INACCESSIBLE) or is_barred(race, crab, there, leap, False):
        return NOWHERE
    return there


def far_end(race: Race, direction: i64) -> i64:
    """Two spaces on, whatever is there."""
    rows = race.setup.board.rows
    between = neighbour(race.table[WHERE + race.table[CRAB]], direction, rows)
    if between in (NOWHERE, SEA):
        return between
    return neighbour(between, direction, rows)


class LeapVerb(WayVerb):
    def __init__(self) -> None:
        super().__init__("leap", "leap", [*DIRECTION_NAMES, *(f"{way} 1" for way in DIRECTION_NAMES)], ("OC-119",))

    def end(self, race: Race, which: i64) -> str:
        """One beyond the beach ends where it reaches the sea."""
        near = next_to(race, race.table[CRAB], which % ONE)
        if not near or which >= ONE or hex_named(near) >= race.setup.board.rows * COLUMNS:
            return near
        there = neighbour(hex_named(near), which, MOST_ROWS + 1)
        return "" if there == NOWHERE else hex_name(there)

    def read(self, race: Race, seat: i64, plain: str) -> i64:
        """Two spaces may be said, too."""
        return super().read(race, seat, plain.removesuffix("2"))


class Leap(Reach):
    def ends(self, race: Race, spare: i64) -> i64:
        """A tunnel leads any way, and one space or two (OC-453)."""
        found: i64 = 0
        for leap in range(2 * ONE if race.holds(TUNNELS) else BACK):
            if may_enter(race, leap_end(race, leap), spare):
                found |= BIT[leap]
        return found

    def play(self, race: Race, seat: i64, data: i64, action: i64, chance: Chance, log: Log | None) -> None:
        walk(race, leap_end(race, action - self.answer), chance, log)

    def objection(self, race: Race, seat: i64, data: i64, verb: Verb, which: i64) -> Reason:
        if which >= BACK and not race.holds(TUNNELS):
            return Reason("OC-119", "oh-crab-why-leap-two")
        if which >= ONE:
            return against_step_to(race, which - ONE)
        there = far_end(race, which)
        if there == NOWHERE:
            return beside(race.table[WHERE + race.table[CRAB]], which)
        return unreachable(race, there, leap_end(race, which) == NOWHERE) or against_entering(race, there)


LEAP: Final = Asking("leap", Leap("leap", "OC-119", [LeapVerb()]))
