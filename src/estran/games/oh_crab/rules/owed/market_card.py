"""Which market card to take: when resting (OC-044), or for one that was given up (OC-096)."""

from typing import Final

from mypy_extensions import i64

from .....core.bits import BIT
from .....core.chance import Chance
from .....core.event import Log
from .....core.refusal import Reason
from .. import market
from ..cards import is_starting
from ..codecs import ACard
from ..market import BLIND, SLOTS, pile_size
from ..race import Race
from ..setup import BOXED, SLOT
from ..verbs import ThingVerb, Verb
from .owed import Step

SOURCES: Final[list[str]] = [*(str(slot + 1) for slot in range(SLOTS)), "pile"]
TAKE: Final = ThingVerb("take", "market", SOURCES, "take", ("OC-092",))


class MarketCard(Step):
    """Carries one more than the card given up: 0 for none."""

    def options(self, race: Race, seat: i64, data: i64) -> i64:
        """The top of any slot, or a blind card; never the card just given up (OC-092, OC-D12)."""
        found: i64 = 0
        for slot in range(SLOTS):
            if race.table[SLOT + slot]:
                found |= BIT[slot]
        left = pile_size(race)
        if data and not is_starting(data - 1):
            left -= 1
        if left:
            found |= BIT[BLIND]
        return found

    def play(self, race: Race, seat: i64, data: i64, action: i64, chance: Chance, log: Log | None) -> None:
        market.take(race, seat, action - TAKE.first, chance, log)

    def objection(self, race: Race, seat: i64, data: i64, verb: Verb, which: i64) -> Reason:
        if which != BLIND:
            return Reason("OC-D10", "oh-crab-why-slot-empty", {"slot": int(which) + 1})
        if data and pile_size(race):
            return Reason("OC-D12", "oh-crab-why-given-back")
        return Reason("OC-094", "oh-crab-why-pile-empty")

    def problem(self, race: Race, seat: i64, data: i64) -> str:
        if data and not (race.table[BOXED] | market.buried(race)) & BIT[data - 1]:
            return f"{race.setup.cards.name(data - 1)} has not been given up"
        return "" if race.setup.adventure else super().problem(race, seat, data)


MARKET_CARD: Final = MarketCard("market", "OC-092", [TAKE], ACard("given", 1))
