"""A card to discard for a special action (OC-052)."""

from typing import Final

from mypy_extensions import i64

from .....core.chance import Chance
from .....core.event import Log
from .....core.refusal import Reason
from ..cards import ICONS
from ..codecs import ASpecial
from ..effects.effect import effect_of
from ..hands import discard
from ..race import Race
from ..verbs import DISCARD
from .owed import CardStep


class Cost(CardStep):
    """Carries the special action."""

    def rule_of(self, race: Race, data: i64) -> str:
        return race.setup.cards.specials[data].rule

    def options(self, race: Race, seat: i64, data: i64) -> i64:
        return effect_of(race.setup.cards.specials[data]).payments(race)

    def play(self, race: Race, seat: i64, data: i64, action: i64, chance: Chance, log: Log | None) -> None:
        card = action - DISCARD.first
        discard(race, seat, card, log)
        effect_of(race.setup.cards.specials[data]).begin(race, data, card, chance, log)

    def unfit(self, race: Race, data: i64, card: i64) -> Reason:
        words: dict[str, str | int] = {"card": race.setup.cards.name(card), "icon": ICONS[race.setup.cards.main(card)]}
        return Reason(self.rule_of(race, data), "oh-crab-why-main-useless", words)

    def problem(self, race: Race, seat: i64, data: i64) -> str:
        return super().problem(race, seat, data) if race.setup.cards.specials[data].price else "that special action costs no card"


COST: Final = Cost("cost", "OC-052", [DISCARD], ASpecial("special"))
