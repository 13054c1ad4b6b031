"""The market: three slots and the face-down pile (OC-090 to OC-097).

The pile is a bag: which card comes is drawn when it is drawn. Beneath it lie the cards that were given up, in an order that all know.
"""

from typing import Final

from mypy_extensions import i64

from ....core.bits import BIT, count
from ....core.chance import Chance
from ....core.event import Log
from .cards import is_starting, nth
from .in_force import MARKET_STACKS
from .race import Race
from .rows import add_right, card_at, drop_left
from .setup import BOTTOM, BOXED, BURIED, HAND, PILE, SECRET, SLOT, laid_on, top

SLOTS: Final = 3
BLIND: Final = 3
"""In place of one of the slots: the face-down pile."""


def pile_size(race: Race) -> i64:
    return count(race.table[PILE]) + race.table[BURIED]


def buried(race: Race) -> i64:
    """The cards that are known to lie beneath the pile, as a heap."""
    heap: i64 = 0
    for place in range(race.table[BURIED]):
        heap |= BIT[card_at(race.table, BOTTOM, place)]
    return heap


def is_empty(race: Race) -> bool:
    """Nothing to take any more (OC-094)."""
    slots = race.table[SLOT] | race.table[SLOT + 1] | race.table[SLOT + 2]
    return slots == 0 and pile_size(race) == 0


def draw(race: Race, chance: Chance) -> i64:
    """The top card of a pile that is not empty."""
    table = race.table
    pile = table[PILE]
    if pile:
        card = nth(pile, chance.below(count(pile)))
        table[PILE] = pile ^ BIT[card]
        return card
    card = card_at(table, BOTTOM, 0)
    drop_left(table, BOTTOM, table[BURIED])
    table[BURIED] -= 1
    return card


def refill(race: Race, slot: i64, chance: Chance, log: Log | None) -> None:
    """Fill an empty slot. A card whose special action shows already is stacked there, and one draws on (OC-022, OC-091, OC-D10)."""
    while race.table[SLOT + slot] == 0 and pile_size(race) > 0:
        card = draw(race, chance)
        place = _slot_for(race, card, slot) if race.holds(MARKET_STACKS) else slot
        race.table[SLOT + place] = laid_on(race.table[SLOT + place], card)
        if log is not None:
            log.tell("refilled", None, slot=int(place) + 1, card=race.setup.cards.name(card))


def _slot_for(race: Race, card: i64, empty: i64) -> i64:
    cards = race.setup.cards
    for slot in range(SLOTS):
        stack = race.table[SLOT + slot]
        if stack and cards.special(top(stack)) == cards.special(card):
            return slot
    return empty


def take(race: Race, seat: i64, source: i64, chance: Chance, log: Log | None) -> None:
    """A player takes a market card into hand. A blind one is theirs alone to know, unless all knew what lay there."""
    table = race.table
    blind = source == BLIND and table[PILE] != 0
    card = draw(race, chance) if source == BLIND else top(table[SLOT + source])
    table[HAND + seat] |= BIT[card]
    if blind:
        table[SECRET + seat] |= BIT[card]
    if log is not None:
        name = race.setup.cards.name(card)
        slot_of = 0 if source == BLIND else int(source) + 1
        log.tell("took", {int(seat): {"card": name}}, seat=int(seat) + 1, card="" if blind else name, slot=slot_of)
    if source != BLIND:
        table[SLOT + source] >>= 6
        refill(race, source, chance, log)
    for slot in range(SLOTS):  # what a dry pile had left empty, if it is no longer dry (OC-D11)
        refill(race, slot, chance, log)


def can_exchange(race: Race, seat: i64) -> bool:
    """With a card in hand, and while there is a market (OC-094, OC-095)."""
    return race.table[HAND + seat] != 0 and not is_empty(race)


def give_up(race: Race, seat: i64, card: i64, log: Log | None) -> None:
    """All see the card: a starting card leaves the game, another goes beneath the pile (OC-096, OC-D62)."""
    table = race.table
    table[HAND + seat] ^= BIT[card]
    table[SECRET + seat] &= ~BIT[card]
    if is_starting(card):
        table[BOXED] |= BIT[card]
    else:
        add_right(table, BOTTOM, table[BURIED], card)
        table[BURIED] += 1
    if log is not None:
        log.tell("gave", None, seat=int(seat) + 1, card=race.setup.cards.name(card), to="box" if is_starting(card) else "pile")
