"""A card to exchange for one of the market (OC-095, OC-096); it may be declined where a space offers it (OC-081)."""

from typing import Final

from mypy_extensions import i64

from .....core.chance import Chance
from .....core.event import Log
from .....core.refusal import Reason
from .. import market
from ..codecs import Flag
from ..race import Race
from ..verbs import DONE, CardVerb, Verb
from .market_card import MARKET_CARD
from .owed import CardStep

GIVE: Final = CardVerb("give", ("OC-095", "OC-096"))


class Gift(CardStep):
    """Carries whether it may be declined."""

    def may_stop(self, race: Race, data: i64) -> bool:
        return data != 0

    def play(self, race: Race, seat: i64, data: i64, action: i64, chance: Chance, log: Log | None) -> None:
        if action != DONE.first:
            market.give_up(race, seat, action - GIVE.first, log)
            race.steps.push(MARKET_CARD.number, seat, action - GIVE.first + 1)

    def objection(self, race: Race, seat: i64, data: i64, verb: Verb, which: i64) -> Reason:
        return Reason("OC-095", "oh-crab-why-must-give") if verb is DONE else super().objection(race, seat, data, verb, which)


GIFT: Final = Gift("gift", "OC-095", [GIVE, DONE], Flag("optional"))


def offer_exchange(race: Race, seat: i64, optional: bool) -> None:
    if market.can_exchange(race, seat):
        race.steps.push(GIFT.number, seat, 1 if optional else 0)
