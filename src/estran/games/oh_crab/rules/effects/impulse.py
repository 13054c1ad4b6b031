"""Impulse: the main action of the card that one discards for it (OC-107)."""

from typing import Final

from mypy_extensions import i64

from .....core.chance import Chance
from .....core.event import Log
from ..basic import grant
from ..cards import BASIC
from ..moving import can_use
from ..race import Race
from ..setup import ACTIVE, HAND
from .effect import OwnMove


class Impulse(OwnMove):
    def can(self, race: Race, spare: i64) -> bool:
        return self.payments(race) != 0

    def payments(self, race: Race) -> i64:
        """The cards whose main action can be used once they are discarded."""
        found: i64 = 0
        for icon in range(BASIC):
            if can_use(race, icon, race.spare() - 1):
                found |= race.setup.cards.of_main(icon)
        return found & race.table[HAND + race.table[ACTIVE]]

    def begin(self, race: Race, special: i64, paid: i64, chance: Chance, log: Log | None) -> None:
        grant(race, race.setup.cards.main(paid), log)


IMPULSE: Final = Impulse("impulse")
