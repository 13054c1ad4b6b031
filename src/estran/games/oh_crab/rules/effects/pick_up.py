"""Pick up: all discards come back to hand (OC-121)."""

from typing import Final

from mypy_extensions import i64

from .....core.chance import Chance
from .....core.event import Log
from .....core.refusal import Reason
from ..cards import Offer
from ..hands import pick_up
from ..race import Race
from ..setup import ACTIVE, DISCARDED
from .effect import Effect


class PickUp(Effect):
    def can(self, race: Race, spare: i64) -> bool:
        return race.table[DISCARDED + race.table[ACTIVE]] != 0

    def begin(self, race: Race, special: i64, paid: i64, chance: Chance, log: Log | None) -> None:
        pick_up(race, race.table[ACTIVE], log)

    def objection(self, race: Race, offer: Offer) -> Reason:
        return Reason(offer.rule, "oh-crab-why-no-discards")


PICK_UP: Final = PickUp("pick-up")
