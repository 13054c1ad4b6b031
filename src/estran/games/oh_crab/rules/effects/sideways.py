"""Sideways: a half icon at a side of the card, as if it were whole (OC-436)."""

from typing import Final

from mypy_extensions import i64

from .....core.bits import BIT
from ..cards import LEFT_SIDE, NO_CARD, NO_ICON
from ..hands import ready
from ..race import Race
from ..setup import ADDED, SNACKED
from .momentum import Icons


class Sideways(Icons):
    def icons(self, race: Race) -> i64:
        """Left and right, above and below."""
        found: i64 = 0
        card = self.card(race)
        for half in range(4):
            icon = race.setup.cards.half(card, LEFT_SIDE, half)
            if icon != NO_ICON:
                found |= BIT[icon]
        return found

    def card(self, race: Race) -> i64:
        """The card on whose sides one looks: of two such cards first the one added, then the snack."""
        added, snack = race.table[ADDED], race.table[SNACKED]
        if not self.bears(race, snack):
            return added
        left = ready(race, race.setup.cards.special(snack)) + min(len(race.steps), 1)  # the one that is being played counts too
        return added if self.bears(race, added) and left == 2 else snack

    def bears(self, race: Race, card: i64) -> bool:
        cards = race.setup.cards
        return card != NO_CARD and cards.special(card) >= 0 and cards.specials[cards.special(card)].effect == self.number


SIDEWAYS: Final = Sideways("sideways")
