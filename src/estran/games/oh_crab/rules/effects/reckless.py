"""Nothing stops me: for the rest of the turn no space that one enters does one any harm (OC-110)."""

from typing import Final

from mypy_extensions import i64

from .....core.chance import Chance
from .....core.event import Log
from .....core.refusal import Reason
from ..cards import Offer
from ..race import Race
from ..setup import CRAB, RECKLESS
from .effect import OwnMove


class Reckless(OwnMove):
    def can(self, race: Race, spare: i64) -> bool:
        return race.table[RECKLESS] == 0 and race.on_beach(race.table[CRAB])

    def begin(self, race: Race, special: i64, paid: i64, chance: Chance, log: Log | None) -> None:
        race.table[RECKLESS] = 1

    def objection(self, race: Race, offer: Offer) -> Reason:
        on_beach = race.on_beach(race.table[CRAB])
        return Reason(offer.rule, "oh-crab-why-reckless") if on_beach else super().objection(race, offer)


NOTHING_STOPS: Final = Reckless("reckless")
