"""Snack: one more card of one's hand joins the track, with all that it gives (OC-120, OC-D47)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .....core.bits import BIT, first
from .....core.chance import Chance
from .....core.event import Log
from .....core.refusal import Reason
from ..cards import MOST_CARDS, Offer
from ..codecs import Said
from ..hands import add
from ..owed.owed import CardStep, not_held
from ..race import Race
from ..setup import HAND, LENGTH, SNACKED
from ..verbs import ENDS, NO_SUCH, Verb, card_named
from .effect import Effect, no_card, useless


class SnackVerb(Verb):
    """One that is said of a card and an end of the track: twice the card, and one more for the right end."""

    def __init__(self) -> None:
        super().__init__("snack", ["snack"] * (2 * MOST_CARDS), ("OC-120",))

    def number(self, race: Race) -> i64:
        return 2 * race.setup.cards.number

    def written(self, race: Race, seat: i64, which: i64) -> str:
        return f"snack {race.setup.cards.name(which // 2)} {ENDS[which % 2]}"

    def things(self, race: Race, seat: i64, which: i64) -> tuple[str, ...]:
        return (f"card:{race.setup.cards.name(which // 2)}", f"track:{ENDS[which % 2]}")

    def read(self, race: Race, seat: i64, plain: str) -> i64:
        """The right end where none is said."""
        if not plain.startswith("snack"):
            return NO_SUCH
        named = plain.removeprefix("snack")
        left = named.endswith("left")
        card = card_named(race, named.removesuffix("left").removesuffix("right"))
        return NO_SUCH if card == NO_SUCH else 2 * card + (0 if left else 1)

    def alone(self, race: Race, seat: i64, plain: str) -> i64:
        return self.read(race, seat, "snack" + plain)


PLAIN: Final = 1
"""Without the special action of the card (OC-A3)."""


class ASnack(CardStep):
    """Carries PLAIN or nothing."""

    def fill(self, race: Race, seat: i64, data: i64, buffer: vec[i64]) -> i64:
        """At either end; an empty track has one."""
        n: i64 = 0
        hand = race.table[HAND + seat]
        while hand:
            card = first(hand)
            hand ^= BIT[card]
            if race.table[LENGTH + seat]:
                buffer[n] = self.answer + 2 * card
                n += 1
            buffer[n] = self.answer + 2 * card + 1
            n += 1
        return n

    def play(self, race: Race, seat: i64, data: i64, action: i64, chance: Chance, log: Log | None) -> None:
        card = (action - self.answer) // 2
        race.table[HAND + seat] ^= BIT[card]
        race.table[SNACKED] = card
        add(race, card, (action - self.answer) % 2 == 0, log, plain=data == PLAIN)

    def objection(self, race: Race, seat: i64, data: i64, verb: Verb, which: i64) -> Reason:
        if not race.table[HAND + seat] & BIT[which // 2]:
            return not_held(race, which // 2)
        return Reason("OC-038", "oh-crab-why-empty-track")


A_SNACK: Final = ASnack("snack", "OC-120", [SnackVerb()], Said("plain"))


class Snack(Effect):
    def can(self, race: Race, spare: i64) -> bool:
        return spare > 0

    def begin(self, race: Race, special: i64, paid: i64, chance: Chance, log: Log | None) -> None:
        race.owe(A_SNACK.number)

    def objection(self, race: Race, offer: Offer) -> Reason:
        return useless(offer) if race.spare() else no_card(offer)


SNACK: Final = Snack("snack")
