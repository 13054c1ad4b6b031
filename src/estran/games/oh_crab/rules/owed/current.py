"""The end of a turn, on a current: it carries one on, unless one need not mind it (OC-084 to OC-087, OC-D56)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .....core.chance import Chance
from .....core.event import Log
from ..board import CURRENT as A_CURRENT
from ..in_force import CURRENTS_PUSH
from ..moving import CARRIED as BY_A_CURRENT
from ..moving import makes_room, relocate
from ..race import NOBODY, Race
from ..setup import CRAB, ENDING, ENTERED, WHERE
from ..verbs import DONE, Verb
from .owed import Step

CARRIED: Final = Verb("carried", ["carried"], ("OC-084", "OC-D56"))


def end_on_current(race: Race, chance: Chance, log: Log | None) -> None:
    """One leans on a crab that is where the arrow points (OC-087); where currents push, that one makes room (OC-429)."""
    crab = race.table[CRAB]
    other = race.crab_on(race.setup.board.arrow(race.table[WHERE + crab]))
    if other != NOBODY and not (race.holds(CURRENTS_PUSH) and makes_room(race, other, crab)):
        return
    if may_stay(race):
        race.owe(CURRENT.number)
    else:
        carry(race, chance, log)


def may_stay(race: Race) -> bool:
    """Whoever is reckless, on a current that was entered this turn (OC-D56)."""
    return race.is_reckless(race.table[CRAB]) and race.table[ENTERED] != 0


def carry(race: Race, chance: Chance, log: Log | None) -> None:
    crab = race.table[CRAB]
    relocate(race, crab, race.setup.board.arrow(race.table[WHERE + crab]), BY_A_CURRENT, chance, log)


class Current(Step):
    """Whether to be carried."""

    def fill(self, race: Race, seat: i64, data: i64, buffer: vec[i64]) -> i64:
        buffer[0] = CARRIED.first
        buffer[1] = DONE.first
        return 2

    def play(self, race: Race, seat: i64, data: i64, action: i64, chance: Chance, log: Log | None) -> None:
        if action != DONE.first:
            carry(race, chance, log)

    def problem(self, race: Race, seat: i64, data: i64) -> str:
        crab = race.table[CRAB]
        if not race.on_beach(crab):
            return "the active crab is not on the beach"
        if not (race.setup.board.is_a(race.table[WHERE + crab], A_CURRENT) and may_stay(race) and race.table[ENDING]):
            return "no current asks"
        return super().problem(race, seat, data)


CURRENT: Final = Current("current", "OC-D56", [CARRIED, DONE])
CURRENT.at_once = True
