"""An effect: what an action does, whatever it is paid with. What it asks for is a step, in the same file or under `owed`.

An effect overrides
    can             whether it would do something now
    begin           what it does, or asks for
    objection       why it would do nothing, where there is more to say than that
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .....core.chance import Chance
from .....core.event import Log
from .....core.refusal import Reason
from ..cards import Offer
from ..owed.owed import Step
from ..race import Race
from ..setup import ACTIVE, CRAB, HAND
from ..verbs import Verb

MOST_EFFECTS: Final = 128
EFFECT_NAMES: Final[list[str]] = []
"""In the order of their numbers, which offers carry."""


class Effect:
    def __init__(self, name: str) -> None:
        self.name: str = name
        """As the content calls it."""
        self.number: i64 = len(EFFECT_NAMES)
        self.asks_icon: bool = False
        if name:
            EFFECT_NAMES.append(name)
            EFFECTS[self.number] = self

    def can(self, race: Race, spare: i64) -> bool:
        """Whether it would do something now, for who has so many cards in hand once it is paid for."""
        return True

    def payments(self, race: Race) -> i64:
        """The cards of the hand that can be paid for it, where it costs one."""
        return race.table[HAND + race.table[ACTIVE]]

    def begin(self, race: Race, special: i64, paid: i64, chance: Chance, log: Log | None) -> None:
        """It is paid for: by this card and for this special action, where it is one."""

    def icons(self, race: Race) -> i64:
        """The icons that it finds to choose from, as a set."""
        return 0

    def objection(self, race: Race, offer: Offer) -> Reason:
        """Why it cannot be used now."""
        return useless(offer)


EFFECTS: Final = vec[Effect]([Effect("")] * MOST_EFFECTS)
"""By their numbers."""


class OwnMove(Effect):
    """One that moves the active crab, which must be on the beach (OC-D29)."""

    def objection(self, race: Race, offer: Offer) -> Reason:
        return useless(offer) if race.on_beach(race.table[CRAB]) else in_sea()


class Reach(Step):
    """A step that asks where the active crab goes, which must be on the beach."""

    def __init__(self, name: str, rule: str, verbs: list[Verb]) -> None:
        super().__init__(name, rule, verbs)
        self.at_once = True

    def ends(self, race: Race, spare: i64) -> i64:
        """Where it can go when its player has so many cards in hand, as a set."""
        return 0

    def options(self, race: Race, seat: i64, data: i64) -> i64:
        return self.ends(race, race.spare())

    def problem(self, race: Race, seat: i64, data: i64) -> str:
        return super().problem(race, seat, data) if race.on_beach(race.table[CRAB]) else "the active crab is not on the beach"


class Asking(OwnMove):
    """One that moves the active crab, which must stand (OC-068), to one of several places: a step asks which."""

    def __init__(self, name: str, step: Reach) -> None:
        super().__init__(name)
        self.step: Reach = step

    def can(self, race: Race, spare: i64) -> bool:
        return race.moves_itself() and self.step.ends(race, spare) != 0

    def begin(self, race: Race, special: i64, paid: i64, chance: Chance, log: Log | None) -> None:
        race.owe(self.step.number)

    def objection(self, race: Race, offer: Offer) -> Reason:
        if race.is_down(race.table[CRAB]):
            return Reason("OC-068", "oh-crab-why-down")
        return super().objection(race, offer)


def useless(offer: Offer) -> Reason:
    return Reason(offer.rule, "oh-crab-why-useless", {"what": offer.name})


def in_sea() -> Reason:
    return Reason("OC-D29", "oh-crab-why-in-sea")


def no_card(offer: Offer) -> Reason:
    return Reason(offer.rule, "oh-crab-why-no-card", {"what": offer.name})


def effect_of(offer: Offer) -> Effect:
    return EFFECTS[offer.effect]


def effect_named(name: str) -> Effect | None:
    return EFFECTS[EFFECT_NAMES.index(name)] if name in EFFECT_NAMES else None
