"""Seagull: crabs ahead are driven back, each to a free space (OC-103, OC-D19)."""

from typing import Final

from mypy_extensions import i64

from .....core.bits import BIT
from .....core.chance import Chance
from .....core.event import Log
from ..board import BACK, DIRECTIONS
from ..race import Race
from ..verbs import DONE
from .shoving import SHOVE, Shoved, Shoving


class Gulls(Shoved):
    def may_stop(self, race: Race, data: i64) -> bool:
        return True

    def play(self, race: Race, seat: i64, data: i64, action: i64, chance: Chance, log: Log | None) -> None:
        if action != DONE.first:
            which = action - self.answer
            race.owe(self.number, data & ~BIT[which // DIRECTIONS])
            self.shove(race, which, chance, log)


class Seagull(Shoving):
    def crabs(self, race: Race) -> i64:
        return race.compared(1)


_GULLS: Final = Gulls("seagull", "OC-103", range(BACK, DIRECTIONS), [SHOVE, DONE])
_GULLS.way_rule = "OC-D19"
SEAGULL: Final = Seagull("seagull", _GULLS)
