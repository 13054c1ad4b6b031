"""Momentum: the main action of any card of one's track, once more (OC-105)."""

from typing import Final

from mypy_extensions import i64

from .....core.bits import BIT
from .....core.chance import Chance
from .....core.event import Log
from ..cards import BASIC
from ..owed.icon import AN_ICON, usable
from ..race import Race
from ..setup import ACTIVE
from .effect import OwnMove


class Icons(OwnMove):
    """An effect that finds icons, one of which is used at once."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.asks_icon = True

    def can(self, race: Race, spare: i64) -> bool:
        return usable(race, self.icons(race), spare) != 0

    def begin(self, race: Race, special: i64, paid: i64, chance: Chance, log: Log | None) -> None:
        race.owe(AN_ICON.number, special)


class Momentum(Icons):
    def icons(self, race: Race) -> i64:
        found: i64 = 0
        track = race.track_heap(race.table[ACTIVE])
        for icon in range(BASIC):
            if track & race.setup.cards.of_main(icon):
                found |= BIT[icon]
        return found


MOMENTUM: Final = Momentum("momentum")
