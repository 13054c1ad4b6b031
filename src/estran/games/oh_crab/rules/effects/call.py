"""Call of the sea: the active crab and all behind it go toward the sea, each to a free space (OC-104)."""

from typing import Final

from mypy_extensions import i64

from .....core.bits import BIT
from .....core.chance import Chance
from .....core.event import Log
from ..board import AHEAD, BACK, DIRECTIONS
from ..race import Race
from ..setup import CRAB
from .shoving import SHOVE, Shoved, Shoving


class Called(Shoved):
    def play(self, race: Race, seat: i64, data: i64, action: i64, chance: Chance, log: Log | None) -> None:
        which = action - self.answer
        race.owe(self.number, data & ~BIT[which // DIRECTIONS])
        self.shove(race, which, chance, log)


class Call(Shoving):
    def crabs(self, race: Race) -> i64:
        """All behind, and the active crab if it stands (OC-069)."""
        behind = race.compared(-1)
        if race.moves_itself():
            behind |= BIT[race.table[CRAB]]
        return behind


CALL: Final = Call("call", Called("call", "OC-104", range(AHEAD, BACK), [SHOVE]))
