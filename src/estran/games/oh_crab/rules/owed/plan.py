"""Planning: each player puts a card face down, all at once (OC-032)."""

from typing import Final

from mypy_extensions import i64

from .....core.bits import BIT
from .....core.chance import Chance
from .....core.event import Log
from .....core.refusal import Reason
from ..cards import NO_CARD
from ..race import Race
from ..setup import HAND, PLANNED
from ..verbs import CardVerb, Verb
from .owed import Owed, not_held

PLAN: Final = CardVerb("plan", ("OC-032",))


class Plan(Owed):
    def options(self, race: Race, seat: i64, data: i64) -> i64:
        return race.table[HAND + seat]

    def play(self, race: Race, seat: i64, data: i64, action: i64, chance: Chance, log: Log | None) -> None:
        """The card is no longer in hand (OC-D48)."""
        card = action - self.answer
        race.table[HAND + seat] ^= BIT[card]
        race.table[PLANNED + seat] = card
        if log is not None:
            log.tell("planned", {int(seat): {"card": race.setup.cards.name(card)}}, seat=int(seat) + 1, card="")

    def objection(self, race: Race, seat: i64, data: i64, verb: Verb, which: i64) -> Reason:
        if race.table[PLANNED + seat] != NO_CARD:
            return Reason("OC-032", "oh-crab-why-planned")
        if not race.table[HAND + seat]:
            return Reason("OC-033", "oh-crab-why-nothing-to-plan")
        return not_held(race, which)


A_PLAN: Final = Plan("plan", "OC-032", [PLAN])
