"""Where every card lies, and what each seat knows of it: one flat vec of heaps, and then the round's pile card by card.

A pile has no hidden order: which card comes is drawn when it is drawn. What a seat has seen it knows until the card moves unseen. Of cards
that went somewhere face down, a seat still knows what is certain whichever they were, so its knowledge never says more than it saw.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.chance import Chance
from .cards import CARD, KINDS, OF_SPECIES, PACK, SPECIES, certain, count, pick, size

HAND: Final = 0
"""HAND + seat."""
PILE: Final = 2
"""Both draw piles: each species has its own (CP-28)."""
GONE: Final = 3
"""Played in earlier rounds, face up when they were (CP-19)."""
DOWN: Final = 4
"""DOWN + seat: discarded by that seat, face down (CP-29)."""
KNOWN_HAND: Final = 6
"""KNOWN_HAND + seat: what that seat knows of the other's hand."""
KNOWN_PILE: Final = 8
KNOWN_DOWN: Final = 10
"""KNOWN_DOWN + seat: what that seat knows of the other's discards."""
ROUND: Final = 12
"""The round's pile from the bottom up: kind + 24 * the seat that played it."""
NEW_PACKS: Final = vec[i64]([0, 0, PACK] + [0] * (ROUND - 3 + 2 * KINDS))


def show(cards: vec[i64], seat: i64, kind: i64) -> None:
    """A card leaves a hand, and both see which."""
    cards[HAND + seat] -= CARD[kind]
    use_up(cards, KNOWN_HAND + 1 - seat, kind)


def use_up(cards: vec[i64], memory: i64, kind: i64) -> None:
    """A card that a seat saw leave may be the one that it knew: only of the others is it still certain."""
    if count(cards[memory], kind):
        cards[memory] -= CARD[kind]


def hand_over(cards: vec[i64], giver: i64, kind: i64) -> None:
    """A card goes from one hand to the other; both have seen it."""
    show(cards, giver, kind)
    cards[HAND + 1 - giver] += CARD[kind]
    cards[KNOWN_HAND + giver] += CARD[kind]


def put_down(cards: vec[i64], seat: i64, kind: i64) -> None:
    """A card is discarded face down (CP-29)."""
    _slip(cards, seat, kind, KNOWN_DOWN)
    cards[DOWN + seat] += CARD[kind]


def put_back(cards: vec[i64], seat: i64, kind: i64) -> None:
    """A card is shuffled into the pile of its species (CP-28)."""
    _slip(cards, seat, kind, KNOWN_PILE)
    cards[PILE] += CARD[kind]
    cards[KNOWN_PILE + seat] += CARD[kind]


def _slip(cards: vec[i64], seat: i64, kind: i64, known_there: i64) -> None:
    """A card leaves a hand, and the other seat sees only its back (CP-P18): what it knows then does not depend on which card it was."""
    other = 1 - seat
    backs = OF_SPECIES[SPECIES[kind]]
    held = size(cards[HAND + seat] & backs)
    known = cards[KNOWN_HAND + other] & backs
    cards[HAND + seat] -= CARD[kind]
    cards[KNOWN_HAND + other] += certain(known, 1) - known
    cards[known_there + other] += certain(known, held - 1)


def draw(cards: vec[i64], seat: i64, species: i64, number: i64, chance: Chance) -> i64:
    """Draw so many cards, or as many as there are; what was drawn. The other seat sees only how many."""
    backs = OF_SPECIES[species]
    there = size(cards[PILE] & backs)
    if number > there:
        number = there
    drawn: i64 = 0
    for _ in range(number):
        kind = pick(cards[PILE] & backs, chance)
        cards[PILE] -= CARD[kind]
        drawn += CARD[kind]
        use_up(cards, KNOWN_PILE + seat, kind)
    cards[HAND + seat] += drawn
    known = cards[KNOWN_PILE + 1 - seat] & backs
    if known:
        cards[KNOWN_PILE + 1 - seat] += certain(known, number) - known
        cards[KNOWN_HAND + 1 - seat] += certain(known, there - number)
    return drawn


def look(cards: vec[i64], seat: i64, seen: i64) -> None:
    """A seat sees these cards in the other's hand, some of which it may have known."""
    for kind in range(KINDS):
        while count(cards[KNOWN_HAND + seat], kind) < count(seen, kind):
            cards[KNOWN_HAND + seat] += CARD[kind]


def redeal(cards: vec[i64], seat: i64, chance: Chance) -> None:
    """Deal all cards that this seat has lost sight of anew, and forget what the other seat knows, which this one cannot tell."""
    other = 1 - seat
    for species in range(2):
        backs = OF_SPECIES[species]
        in_hand = cards[HAND + other] & backs
        in_pile = cards[PILE] & backs
        put_down = cards[DOWN + other] & backs
        known_hand = cards[KNOWN_HAND + seat] & backs
        known_pile = cards[KNOWN_PILE + seat] & backs
        known_down = cards[KNOWN_DOWN + seat] & backs
        unseen = in_hand - known_hand + in_pile - known_pile + put_down - known_down
        for_hand = _deal(unseen, size(in_hand - known_hand), chance)
        unseen -= for_hand
        for_down = _deal(unseen, size(put_down - known_down), chance)
        cards[HAND + other] += known_hand + for_hand - in_hand
        cards[DOWN + other] += known_down + for_down - put_down
        cards[PILE] += known_pile + unseen - for_down - in_pile
    cards[KNOWN_HAND + other] = 0
    cards[KNOWN_PILE + other] = 0
    cards[KNOWN_DOWN + other] = 0


def _deal(heap: i64, number: i64, chance: Chance) -> i64:
    """So many random cards of a heap."""
    dealt: i64 = 0
    for _ in range(number):
        card = CARD[pick(heap, chance)]
        heap -= card
        dealt += card
    return dealt
