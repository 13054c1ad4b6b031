"""Exchange: a card of one's hand for one of the market (OC-122)."""

from typing import Final

from mypy_extensions import i64

from .....core.chance import Chance
from .....core.event import Log
from .....core.refusal import Reason
from ..cards import Offer
from ..market import can_exchange
from ..owed.gift import offer_exchange
from ..race import Race
from ..setup import ACTIVE
from .effect import Effect


class Exchange(Effect):
    def can(self, race: Race, spare: i64) -> bool:
        return can_exchange(race, race.table[ACTIVE])

    def begin(self, race: Race, special: i64, paid: i64, chance: Chance, log: Log | None) -> None:
        offer_exchange(race, race.table[ACTIVE], False)

    def objection(self, race: Race, offer: Offer) -> Reason:
        if not race.spare():
            return Reason("OC-095", "oh-crab-why-no-card", {"what": offer.name})
        return Reason("OC-094", "oh-crab-why-no-market")


EXCHANGE: Final = Exchange("exchange")
