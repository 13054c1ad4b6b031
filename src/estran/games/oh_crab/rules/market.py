"""The market: three slots and the face-down pile (OC-090 to OC-097).

The pile is a bag: which card comes is drawn when it is drawn. Beneath it lie the cards that were given up, in an order that all know.
"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from ....core.bits import BIT, count
from ....core.chance import Chance
from ....core.event import Log
from .actions import A_GIFT, A_MARKET_CARD, PILE, TAKE
from .cards import NO_CARD, is_starting
from .setup import BOTTOM, BURIED, HAND, SECRET, SLOT, laid_on, top

if TYPE_CHECKING:
    from .state import OhCrab


def nth(heap: i64, place: i64) -> i64:
    """The card at a place of a heap, counted from the lowest."""
    while place:
        heap &= heap - 1
        place -= 1
    return int(heap & -heap).bit_length() - 1


def pile_size(state: "OhCrab") -> i64:
    return count(state.pile) + state.table[BURIED]


def is_empty(state: "OhCrab") -> bool:
    """Nothing to take any more (OC-094)."""
    slots = state.table[SLOT] | state.table[SLOT + 1] | state.table[SLOT + 2]
    return slots == 0 and pile_size(state) == 0


def draw(state: "OhCrab", chance: Chance) -> i64:
    """The top card of a pile that is not empty."""
    if state.pile:
        card = nth(state.pile, chance.below(count(state.pile)))
        state.pile ^= BIT[card]
        return card
    table = state.table
    card = table[BOTTOM]
    table[BURIED] -= 1
    for place in range(table[BURIED]):
        table[BOTTOM + place] = table[BOTTOM + place + 1]
    return card


def refill(state: "OhCrab", slot: i64, chance: Chance, log: Log | None) -> None:
    """Fill an empty slot. A card whose special action shows already is stacked there, and one draws on (OC-022, OC-091, OC-D10)."""
    while state.table[SLOT + slot] == 0 and pile_size(state) > 0:
        card = draw(state, chance)
        place = slot if state.setup.prototype else slot_for(state, card, slot)
        state.table[SLOT + place] = laid_on(state.table[SLOT + place], card)
        if log is not None:
            log.tell("refilled", None, slot=int(place) + 1, card=int(card))


def slot_for(state: "OhCrab", card: i64, empty: i64) -> i64:
    for slot in range(3):
        stack = state.table[SLOT + slot]
        if stack and state.setup.cards.special(top(stack)) == state.setup.cards.special(card):
            return slot
    return empty


def fill_sources(state: "OhCrab", given: i64, buffer: vec[i64]) -> i64:
    """What can be taken: the top of any slot, or a blind card; never the card just given up (OC-092, OC-D12)."""
    n: i64 = 0
    for slot in range(3):
        if state.table[SLOT + slot]:
            buffer[n] = TAKE + slot
            n += 1
    returned: i64 = 1 if given != NO_CARD and not is_starting(given) else 0
    if pile_size(state) > returned:
        buffer[n] = TAKE + PILE
        n += 1
    return n


def take(state: "OhCrab", source: i64, chance: Chance, log: Log | None) -> None:
    """The active player takes a market card into hand. A blind one is theirs alone to know, unless all knew what lay there."""
    seat = state.active
    blind = source == PILE and state.pile != 0
    card = draw(state, chance) if source == PILE else top(state.table[SLOT + source])
    state.table[HAND + seat] |= BIT[card]
    if blind:
        state.table[SECRET + seat] |= BIT[card]
    if log is not None:
        private = {int(seat): {"card": int(card)}}
        log.tell("took", private, seat=int(seat) + 1, card=-1 if blind else int(card), slot=0 if source == PILE else int(source) + 1)
    if source != PILE:
        state.table[SLOT + source] >>= 6
        refill(state, source, chance, log)
    for slot in range(3):  # what a dry pile had left empty, if it is no longer dry (OC-D11)
        refill(state, slot, chance, log)


def offer_exchange(state: "OhCrab", optional: bool) -> None:
    if can_exchange(state):
        state.steps.push(A_GIFT, state.active, 1 if optional else 0)


def can_exchange(state: "OhCrab") -> bool:
    return state.table[HAND + state.active] != 0 and not is_empty(state)


def give_up(state: "OhCrab", card: i64, log: Log | None) -> None:
    """All see the card: a starting card leaves the game, another goes beneath the pile (OC-096, OC-D62). Then one is taken."""
    seat = state.active
    state.table[HAND + seat] ^= BIT[card]
    state.table[SECRET + seat] &= ~BIT[card]
    if is_starting(card):
        state.boxed |= BIT[card]
    else:
        state.table[BOTTOM + state.table[BURIED]] = card
        state.table[BURIED] += 1
    if log is not None:
        log.tell("gave", None, seat=int(seat) + 1, card=int(card), to="box" if is_starting(card) else "pile")
    state.steps.push(A_MARKET_CARD, seat, card + 1)
