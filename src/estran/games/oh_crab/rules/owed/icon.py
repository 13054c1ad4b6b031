"""Which icon of several to use at once (OC-105, OC-436)."""

from typing import Final

from mypy_extensions import i64

from .....core.bits import BIT
from .....core.chance import Chance
from .....core.event import Log
from .....core.refusal import Reason
from ..basic import grant
from ..cards import BASIC, ICONS
from ..codecs import ASpecial
from ..effects.effect import effect_of
from ..moving import can_use
from ..race import Race
from ..verbs import ThingVerb, Verb
from .owed import Step

USE: Final = ThingVerb("use", "icon", ICONS, "use", ("OC-105",))


def usable(race: Race, icons: i64, spare: i64) -> i64:
    """Those of the icons that would do something now."""
    found: i64 = 0
    for icon in range(BASIC):
        if icons & BIT[icon] and can_use(race, icon, spare):
            found |= BIT[icon]
    return found


class AnIcon(Step):
    """Carries the special action that asks."""

    def rule_of(self, race: Race, data: i64) -> str:
        return race.setup.cards.specials[data].rule

    def options(self, race: Race, seat: i64, data: i64) -> i64:
        return usable(race, effect_of(race.setup.cards.specials[data]).icons(race), race.spare())

    def play(self, race: Race, seat: i64, data: i64, action: i64, chance: Chance, log: Log | None) -> None:
        grant(race, action - USE.first, log)

    def objection(self, race: Race, seat: i64, data: i64, verb: Verb, which: i64) -> Reason:
        found = effect_of(race.setup.cards.specials[data]).icons(race) & BIT[which]
        return Reason(self.rule_of(race, data), "oh-crab-why-icon-useless" if found else "oh-crab-why-icon-absent", {"icon": ICONS[which]})

    def problem(self, race: Race, seat: i64, data: i64) -> str:
        asks = effect_of(race.setup.cards.specials[data]).asks_icon
        return super().problem(race, seat, data) if asks else "that special action asks for no icon"


AN_ICON: Final = AnIcon("icon", "OC-105", [USE], ASpecial("special"))
AN_ICON.at_once = True
