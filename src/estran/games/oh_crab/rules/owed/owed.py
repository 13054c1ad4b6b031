"""What can be asked of a player, and all that belongs to it: a kind of step that a turn owes, or what a phase asks.

Most ask for one of a set of things, a card of a heap or a direction or a crab, by one verb. A kind overrides
    options         that set; where it is empty the step passes by itself
    play            what a choice does; the step is no longer owed then
    passed          what happens where there is nothing to choose
    objection       why a choice is refused that answers the step, but not so
    problem         why it cannot be owed
and where that is not enough, `fill`, `says` and `reads`.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from .....core.bits import BIT
from .....core.chance import Chance
from .....core.event import Log
from .....core.positions import malformed
from .....core.refusal import Reason
from ..codecs import NOTHING, Codec
from ..race import Race
from ..setup import ACTIVE, HAND
from ..verbs import DONE, Verb

MOST_STEPS: Final = 64
NO_STEP: Final = -1
EMPTY: Final = vec[i64]([8] + [(n & -n).bit_length() - 1 for n in range(1, 256)])
"""How many of the lowest members of a set are not in it, by its lowest eight bits."""
_NUMBERS: Final[dict[str, int]] = {}


def kind(name: str) -> i64:
    """The number of a kind, also of one whose file is not read yet: so whoever owes something need not import it."""
    return _NUMBERS.setdefault(name, len(_NUMBERS))


class Owed:
    def __init__(self, name: str, rule: str, verbs: list[Verb], data: Codec = NOTHING, number: int = NO_STEP) -> None:
        self.name: str = name
        self.number: i64 = number
        self.rule: str = rule
        """The rule that asks for it."""
        self.verbs: list[Verb] = verbs
        """Those that answer it, the most usual first."""
        self.answer: i64 = verbs[0].first if verbs else 0
        """The first action of the most usual verb."""
        self.data: Codec = data
        self.of_hand: bool = False
        """It asks for a card of a hand. Where it has a single answer it says so only if the hand has a single card: else it would tell the
        others something about the rest of it."""
        self.at_once: bool = False
        """Nothing can come before it is asked."""

    def rule_of(self, race: Race, data: i64) -> str:
        return self.rule

    # -- choosing

    def options(self, race: Race, seat: i64, data: i64) -> i64:
        """The things that may be chosen, as a set."""
        return 0

    def may_stop(self, race: Race, data: i64) -> bool:
        """Whether one may leave it at that."""
        return False

    def fill(self, race: Race, seat: i64, data: i64, buffer: vec[i64]) -> i64:
        """Write the answers into the buffer, and return how many there are."""
        n: i64 = 0
        left = self.options(race, seat, data)
        action = self.answer
        while left:
            nothing = EMPTY[left & 255]
            left >>= nothing
            action += nothing
            if left & 1:
                buffer[n] = action
                n += 1
                left ^= 1
        if self.may_stop(race, data):
            buffer[n] = DONE.first
            n += 1
        return n

    def play(self, race: Race, seat: i64, data: i64, action: i64, chance: Chance, log: Log | None) -> None:
        """What an answer does."""

    def passed(self, race: Race, seat: i64, data: i64, chance: Chance, log: Log | None) -> None:
        """There was nothing to choose."""

    # -- refusing

    def instead(self, race: Race, data: i64, verb: Verb) -> Reason:
        """Why something is refused that does not answer this at all."""
        return Reason(self.rule_of(race, data), f"oh-crab-owed-{self.name}")

    def objection(self, race: Race, seat: i64, data: i64, verb: Verb, which: i64) -> Reason:
        """Why an answer that is none of those to choose from is refused."""
        return Reason(self.rule, "oh-crab-why-not-asked")

    # -- positions

    def says(self, race: Race, data: i64) -> dict[str, Any]:
        """What a step carries, in words."""
        return self.data.said(race, data) if self.data.field else {}

    def reads(self, race: Race, where: str, said: dict[str, Any]) -> i64:
        """What a step carries of which this is said."""
        field = self.data.field
        for other in said:
            if other != field:
                raise malformed(f"{where}.{other}", f'"{self.name}" says nothing of it')
        return self.data.read(race, f"{where}.{field}", said.get(field, self.data.default)) if field else 0

    def problem(self, race: Race, seat: i64, data: i64) -> str:
        """Why this cannot be owed now, or nothing."""
        return "" if seat == race.table[ACTIVE] else f'"{self.name}" is owed by the player whose turn it is'

    def is_payable(self, race: Race, seat: i64, data: i64) -> bool:
        """Whether who owes it can answer, as the cards lie: what all may conclude from its being asked."""
        return not self.of_hand or self.options(race, seat, data) != 0


class Step(Owed):
    """One that a turn owes."""

    def __init__(self, name: str, rule: str, verbs: list[Verb], data: Codec = NOTHING) -> None:
        if not name:
            super().__init__(name, rule, verbs, data)
            return
        super().__init__(name, rule, verbs, data, int(kind(name)))
        STEPS[self.number] = self


STEPS: Final = vec[Step]([Step("", "", [])] * MOST_STEPS)
"""The kinds of steps, by their numbers: a vec, for a list would have the type of each looked at whenever it is asked."""


class CardStep(Step):
    """One that asks for a card of a hand: by default any."""

    def __init__(self, name: str, rule: str, verbs: list[Verb], data: Codec = NOTHING) -> None:
        super().__init__(name, rule, verbs, data)
        self.of_hand = True
        self.at_once = True

    def options(self, race: Race, seat: i64, data: i64) -> i64:
        return race.table[HAND + seat]

    def objection(self, race: Race, seat: i64, data: i64, verb: Verb, which: i64) -> Reason:
        if not race.table[HAND + seat] & BIT[which]:
            return not_held(race, which)
        return self.unfit(race, data, which)

    def unfit(self, race: Race, data: i64, card: i64) -> Reason:
        """Why a card of the hand does not do."""
        return Reason(self.rule, "oh-crab-why-not-asked")


def not_held(race: Race, card: i64) -> Reason:
    return Reason("OC-012", "oh-crab-why-not-held", {"card": race.setup.cards.name(card)})
