"""Where every card lies, and what each seat knows of it: one flat vec of heaps, and then the round's pile card by card.

A pile has no hidden order: which card comes is drawn when it is drawn. What a seat has seen it knows until the card moves unseen. Then the
card is loose: it lies in one of a few places that are open to it, where it was and where a back was seen to go, and nowhere else. Nothing
here depends on which card it truly was, so a seat's knowledge never says more than it saw.

Loose cards with the same back share their open places. Where several such moves lie behind each other that is a little less than a seat
could know: it forgets which of the places were filled before which card came, but never that a place was filled before the first of them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.chance import Chance
from .cards import CARD, KINDS, OF_SPECIES, PACK, SPECIES, count, pairs, pick, size

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
LOOSE: Final = 12
"""LOOSE + seat: cards that this seat knows to lie in one of the open places."""
OPEN: Final = 14
"""OPEN + 6 * seat + 3 * species: how many places of the other's hand, of the pile and of the other's discards are open to loose cards."""
IN_HAND: Final = 0
IN_PILE: Final = 1
IN_DOWN: Final = 2
ROUND: Final = 26
"""The round's pile from the bottom up: kind + 24 * the seat that played it."""
NEW_PACKS: Final = vec[i64]([0, 0, PACK] + [0] * (ROUND - 3 + 2 * KINDS))


# -- cards that move


def show(cards: vec[i64], seat: i64, kind: i64) -> None:
    """A card leaves a hand, and both see which."""
    _see(cards, 1 - seat, kind)
    cards[HAND + seat] -= CARD[kind]
    cards[KNOWN_HAND + 1 - seat] -= CARD[kind]


def hand_over(cards: vec[i64], giver: i64, kind: i64) -> None:
    """A card goes from one hand to the other; both have seen it."""
    show(cards, giver, kind)
    cards[HAND + 1 - giver] += CARD[kind]
    cards[KNOWN_HAND + giver] += CARD[kind]


def put_down(cards: vec[i64], seat: i64, kind: i64) -> None:
    """A card is discarded face down (CP-29)."""
    cards[DOWN + seat] += CARD[kind]
    _slip(cards, seat, kind, IN_DOWN)


def put_back(cards: vec[i64], seat: i64, kind: i64) -> None:
    """A card is shuffled into the pile of its species (CP-28)."""
    cards[PILE] += CARD[kind]
    cards[KNOWN_PILE + seat] += CARD[kind]
    _slip(cards, seat, kind, IN_PILE)


def draw(cards: vec[i64], seat: i64, species: i64, number: i64, chance: Chance) -> i64:
    """Draw so many cards, or as many as there are; what was drawn. The other seat sees only how many."""
    backs = OF_SPECIES[species]
    there = size(cards[PILE] & backs)
    if number > there:
        number = there
    drawn: i64 = 0
    for _ in range(number):
        kind = pick(cards[PILE] & backs, chance)
        _find(cards, seat, kind)
        cards[PILE] -= CARD[kind]
        drawn += CARD[kind]
    cards[HAND + seat] += drawn
    _rise(cards, 1 - seat, species, number, there - number)
    return drawn


def look(cards: vec[i64], seat: i64, seen: i64) -> None:
    """A seat sees these cards in the other's hand, some of which it may have known."""
    for kind in range(KINDS):
        while count(cards[KNOWN_HAND + seat], kind) < count(seen, kind):
            _learn(cards, seat, kind)


# -- what a seat knows then


def _see(cards: vec[i64], seat: i64, kind: i64) -> None:
    """A seat sees a card in the other's hand; it may be one that it knew."""
    if not count(cards[KNOWN_HAND + seat], kind):
        _learn(cards, seat, kind)


def _learn(cards: vec[i64], seat: i64, kind: i64) -> None:
    """A seat finds a card in the other's hand, beside those that it knew there. It may be a loose one, or one that it knew nothing of."""
    species = SPECIES[kind]
    if cards[LOOSE + seat] & OF_SPECIES[species] == 0:
        cards[KNOWN_HAND + seat] += CARD[kind]
        return
    place = OPEN + 6 * seat + 3 * species
    if count(cards[LOOSE + seat], kind):
        if not count(_unheard(cards, seat), kind):
            cards[place + IN_HAND] -= 1
        cards[LOOSE + seat] -= CARD[kind]
    cards[KNOWN_HAND + seat] += CARD[kind]
    unknown = size((cards[HAND + 1 - seat] - cards[KNOWN_HAND + seat]) & OF_SPECIES[species])
    if cards[place + IN_HAND] > unknown:
        cards[place + IN_HAND] = unknown
    _settle(cards, seat, species)


def _find(cards: vec[i64], seat: i64, kind: i64) -> None:
    """A seat is about to draw this card from its pile: one that it knew there, a loose one, or one that it knew nothing of."""
    if count(cards[KNOWN_PILE + seat], kind):
        cards[KNOWN_PILE + seat] -= CARD[kind]
        return
    species = SPECIES[kind]
    place = OPEN + 6 * seat + 3 * species + IN_PILE
    if cards[place] == 0:
        return
    if not count(_unheard(cards, seat), kind):
        cards[LOOSE + seat] -= CARD[kind]
        cards[place] -= 1
    elif count(cards[LOOSE + seat], kind) and not _rest_in_pile(cards, seat, species):
        cards[LOOSE + seat] -= CARD[kind]  # or the other one like it, which may lie anywhere
    unknown = size((cards[PILE] - cards[KNOWN_PILE + seat]) & OF_SPECIES[species]) - 1
    if cards[place] > unknown:
        cards[place] = unknown
    _settle(cards, seat, species)


def _rest_in_pile(cards: vec[i64], seat: i64, species: i64) -> bool:
    """Whether the cards of a species of which a seat knows nothing all lie in the pile, as one's own do: loose ones fill all else."""
    backs = OF_SPECIES[species]
    place = OPEN + 6 * seat + 3 * species
    held = size((cards[HAND + 1 - seat] - cards[KNOWN_HAND + seat]) & backs)
    down = size((cards[DOWN + 1 - seat] - cards[KNOWN_DOWN + seat]) & backs)
    return held + cards[place + IN_PILE] + down == size(cards[LOOSE + seat] & backs)


def _unheard(cards: vec[i64], seat: i64) -> i64:
    """The cards of which a seat knows nothing: neither where they lie nor that they are loose."""
    other = 1 - seat
    unknown = cards[HAND + other] - cards[KNOWN_HAND + seat] + cards[PILE] - cards[KNOWN_PILE + seat]
    return unknown + cards[DOWN + other] - cards[KNOWN_DOWN + seat] - cards[LOOSE + seat]


def _slip(cards: vec[i64], seat: i64, kind: i64, there: i64) -> None:
    """A card leaves a hand, and the other seat sees only its back (CP-P18): any that it knew with this back may be the one."""
    other = 1 - seat
    species = SPECIES[kind]
    backs = OF_SPECIES[species]
    cards[HAND + seat] -= CARD[kind]
    known = cards[KNOWN_HAND + other] & backs
    cards[KNOWN_HAND + other] -= known
    cards[LOOSE + other] += known
    if cards[LOOSE + other] & backs:
        place = OPEN + 6 * other + 3 * species
        cards[place + IN_HAND] = size(cards[HAND + seat] & backs)
        cards[place + there] += 1
        _settle(cards, other, species)


def _rise(cards: vec[i64], seat: i64, species: i64, number: i64, left: i64) -> None:
    """The other seat has drawn so many cards: what this one knew in the pile may be among them, or must be when none is left."""
    backs = OF_SPECIES[species]
    known = cards[KNOWN_PILE + seat] & backs
    place = OPEN + 6 * seat + 3 * species
    if number == 0 or (known == 0 and cards[place + IN_PILE] == 0):
        return
    cards[KNOWN_PILE + seat] -= known
    if left == 0:
        cards[KNOWN_HAND + seat] += known
        cards[place + IN_HAND] += cards[place + IN_PILE]
        cards[place + IN_PILE] = 0
    else:
        cards[LOOSE + seat] += known
        cards[place + IN_HAND] += number
        cards[place + IN_PILE] = left
    _settle(cards, seat, species)


def _settle(cards: vec[i64], seat: i64, species: i64) -> None:
    """Loose cards that can only lie in one way are known again."""
    loose = cards[LOOSE + seat] & OF_SPECIES[species]
    place = OPEN + 6 * seat + 3 * species
    hand = cards[place + IN_HAND]
    pile = cards[place + IN_PILE]
    down = cards[place + IN_DOWN]
    places = hand + pile + down
    twins = pairs(loose)
    if loose == 0 or hand == places:
        cards[KNOWN_HAND + seat] += loose
    elif pile == places:
        cards[KNOWN_PILE + seat] += loose
    elif down == places:
        cards[KNOWN_DOWN + seat] += loose
    elif places == 2 and twins:
        cards[KNOWN_HAND + seat] += hand * twins
        cards[KNOWN_PILE + seat] += pile * twins
        cards[KNOWN_DOWN + seat] += down * twins
    else:
        return
    cards[LOOSE + seat] -= loose
    cards[place + IN_HAND] = 0
    cards[place + IN_PILE] = 0
    cards[place + IN_DOWN] = 0


# -- samples


def redeal(cards: vec[i64], seat: i64, chance: Chance) -> None:
    """Deal all cards that this seat has lost sight of anew, and forget what the other seat knows, which this one cannot tell."""
    other = 1 - seat
    for species in range(2):
        backs = OF_SPECIES[species]
        in_hand = cards[HAND + other] & backs
        in_pile = cards[PILE] & backs
        put_down = cards[DOWN + other] & backs
        to_hand = cards[KNOWN_HAND + seat] & backs
        to_pile = cards[KNOWN_PILE + seat] & backs
        to_down = cards[KNOWN_DOWN + seat] & backs
        unseen = in_hand - to_hand + in_pile - to_pile + put_down - to_down
        loose = cards[LOOSE + seat] & backs
        if loose:
            held, down = _scatter(cards, OPEN + 6 * seat + 3 * species, loose, chance)
            to_hand += held
            to_down += down
            unseen -= loose
            to_pile += loose - held - down
        dealt = _deal(unseen, size(in_hand) - size(to_hand), chance)
        to_hand += dealt
        unseen -= dealt
        dealt = _deal(unseen, size(put_down) - size(to_down), chance)
        cards[HAND + other] += to_hand - in_hand
        cards[DOWN + other] += to_down + dealt - put_down
        cards[PILE] += to_pile + unseen - dealt - in_pile
    cards[KNOWN_HAND + other] = 0
    cards[KNOWN_PILE + other] = 0
    cards[KNOWN_DOWN + other] = 0
    cards[LOOSE + other] = 0
    for place in range(6):
        cards[OPEN + 6 * other + place] = 0


def _scatter(cards: vec[i64], places: i64, loose: i64, chance: Chance) -> tuple[i64, i64]:
    """Lay loose cards on random places that are open to them; those that came to the hand, and to the discards."""
    hand = cards[places + IN_HAND]
    down = cards[places + IN_DOWN]
    left = hand + down + cards[places + IN_PILE]
    held: i64 = 0
    put_down: i64 = 0
    for kind in range(KINDS):
        for _ in range(count(loose, kind)):
            place = chance.below(left)
            left -= 1
            if place < hand:
                hand -= 1
                held += CARD[kind]
            elif place < hand + down:
                down -= 1
                put_down += CARD[kind]
    return held, put_down


def _deal(heap: i64, number: i64, chance: Chance) -> i64:
    """So many random cards of a heap."""
    dealt: i64 = 0
    for _ in range(number):
        card = CARD[pick(heap, chance)]
        heap -= card
        dealt += card
    return dealt
