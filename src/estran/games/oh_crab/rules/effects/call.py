"""Call of the sea: the active crab and all behind it go toward the sea, each to a free space, in any order (OC-104, OC-D17)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .....core.bits import BIT
from .....core.chance import Chance
from .....core.event import Log
from .....core.refusal import Reason
from ..board import AHEAD, BACK, DIRECTIONS
from ..race import Race
from ..setup import CRAB, CRABS
from ..verbs import Verb
from .shoving import SHOVE, Shoved, Shoving

STAY: Final = Verb("stay", [f"{crab} stays" for crab in CRABS], ("OC-104", "OC-D17"))
"""A crab that has no free space when its moment comes is left there for good."""


class Called(Shoved):
    def fill(self, race: Race, seat: i64, data: i64, buffer: vec[i64]) -> i64:
        """Who can move must, when its moment comes; who cannot may be left where it is, while there is still another to be moved."""
        n = super().fill(race, seat, data, buffer)
        if n:
            for crab in range(race.crabs):
                if data & BIT[crab] and self.is_blocked(race, crab):
                    buffer[n] = STAY.first + crab
                    n += 1
        return n

    def is_blocked(self, race: Race, crab: i64) -> bool:
        return race.on_beach(crab) and self.moves(race, BIT[crab], race.spare()) == 0

    def play(self, race: Race, seat: i64, data: i64, action: i64, chance: Chance, log: Log | None) -> None:
        stays = STAY.first <= action < STAY.beyond
        crab = action - STAY.first if stays else (action - self.answer) // DIRECTIONS
        race.owe(self.number, data & ~BIT[crab])
        if not stays:
            self.shove(race, action - self.answer, chance, log)

    def objection(self, race: Race, seat: i64, data: i64, verb: Verb, which: i64) -> Reason:
        if verb is not STAY:
            return super().objection(race, seat, data, verb, which)
        if which >= race.crabs or not race.on_beach(which) or not data & BIT[which]:
            return Reason("OC-104", "oh-crab-why-not-call")
        return Reason("OC-D17", "oh-crab-why-must-answer")


class Call(Shoving):
    def crabs(self, race: Race) -> i64:
        """All behind, and the active crab if it stands (OC-069)."""
        behind = race.compared(-1)
        if race.moves_itself():
            behind |= BIT[race.table[CRAB]]
        return behind


CALL: Final = Call("call", Called("call", "OC-104", range(AHEAD, BACK), [SHOVE, STAY]))
