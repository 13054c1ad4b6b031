"""Swap: change places with an adjacent crab (OC-117)."""

from typing import Final

from mypy_extensions import i64

from .....core.bits import BIT
from .....core.chance import Chance
from .....core.event import Log
from .....core.refusal import Reason
from ..board import DIRECTIONS, NOWHERE, cell_name
from ..in_force import SWAPS_IGNORE_SPACES
from ..moving import SWAPPED, asks_card, may_be_put, relocate, way
from ..race import Race
from ..setup import CRAB, CRABS, WHERE
from ..verbs import ThingVerb, Verb
from .effect import Asking, Reach


def direction_to(race: Race, crab: i64) -> i64:
    """Where a crab is next to the active one, or NOWHERE; any of the six neighbours is adjacent (OC-D60)."""
    for direction in range(DIRECTIONS):
        if race.setup.board.next(race.table[WHERE + race.table[CRAB]], direction) == race.table[WHERE + crab]:
            return direction
    return NOWHERE


def can_swap_with(race: Race, crab: i64, spare: i64) -> bool:
    """An adjacent crab on a space that one could enter (OC-D21); where spaces are ignored it need only be adjacent (OC-451)."""
    if crab == race.table[CRAB] or not race.on_beach(crab):
        return False
    direction = direction_to(race, crab)
    if direction == NOWHERE or race.holds(SWAPS_IGNORE_SPACES):
        return direction != NOWHERE
    there = way(race, race.table[CRAB], direction)
    if there == NOWHERE:
        return False
    if asks_card(race, there):
        spare -= 1
    return spare >= 0 and may_be_put(race, crab, race.table[WHERE + race.table[CRAB]], spare)


class Swap(Reach):
    def ends(self, race: Race, spare: i64) -> i64:
        found: i64 = 0
        for crab in range(race.crabs):
            if can_swap_with(race, crab, spare):
                found |= BIT[crab]
        return found

    def play(self, race: Race, seat: i64, data: i64, action: i64, chance: Chance, log: Log | None) -> None:
        relocate(race, race.table[CRAB], race.table[WHERE + action - self.answer], SWAPPED, chance, log)

    def objection(self, race: Race, seat: i64, data: i64, verb: Verb, which: i64) -> Reason:
        if which >= race.crabs or which == race.table[CRAB]:
            return Reason("OC-117", "oh-crab-why-no-crab")
        if not race.on_beach(which):
            return Reason("OC-088", "oh-crab-why-off-beach")
        there: dict[str, str | int] = {"cell": cell_name(race.table[WHERE + which])}
        direction = direction_to(race, which)
        if direction == NOWHERE:
            return Reason("OC-D60", "oh-crab-why-not-adjacent", there)
        if way(race, race.table[CRAB], direction) == NOWHERE:
            return Reason("OC-D21", "oh-crab-why-reeds", there)
        return Reason("OC-076", "oh-crab-why-obstacle", there)


SWAP: Final = Asking("swap", Swap("swap", "OC-117", [ThingVerb("swap", "crab", list(CRABS), "swap", ("OC-117",))]))
