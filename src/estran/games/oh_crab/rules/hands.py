"""Hands, tracks, discards and shells."""

from typing import Final

from mypy_extensions import i64

from ....core.bits import BIT, count
from ....core.chance import Chance
from ....core.event import Log
from .cards import ICONS, LEFT_SIDE, NO_CARD, NO_ICON, NO_SPECIAL, RIGHT_SIDE, nth
from .race import Race
from .rows import NUMBERS, add_left, add_right, in_order, leave_one
from .setup import ACTIVE, ADDED, DISCARDED, HAND, LENGTH, PLANNED, POOL, PURSE, READY, SECRET, SNACKED, TRACK

READY_BITS: Final = 3
EACH_READY: Final = 7
"""So many bits of READY count one kind of special action."""


def gain_shell(race: Race, seat: i64, log: Log | None) -> None:
    """There are shells enough for all (OC-D43)."""
    race.table[PURSE + seat] += 1
    if log is not None:
        log.tell("shell", None, seat=int(seat) + 1)


def lose_shell(race: Race, seat: i64, log: Log | None) -> None:
    """Of a player who has one."""
    race.table[PURSE + seat] -= 1
    if log is not None:
        log.tell("shell_lost", None, seat=int(seat) + 1)


# -- hands and discards


def discard(race: Race, seat: i64, card: i64, log: Log | None) -> None:
    """A card of a hand goes to its owner's discard pile, for all to see (OC-009)."""
    race.table[HAND + seat] ^= BIT[card]
    to_discards(race, seat, card, log)


def to_discards(race: Race, seat: i64, card: i64, log: Log | None) -> None:
    race.table[SECRET + seat] &= ~BIT[card]
    race.table[DISCARDED + seat] |= BIT[card]
    if log is not None:
        log.tell("discarded", None, seat=int(seat) + 1, card=race.setup.cards.name(card))


def lose_a_card(race: Race, seat: i64, chance: Chance, log: Log | None) -> None:
    """A card by chance of a hand that has one (OC-066)."""
    hand = race.table[HAND + seat]
    discard(race, seat, nth(hand, chance.below(count(hand))), log)


def pick_up(race: Race, seat: i64, log: Log | None) -> None:
    heap = race.table[DISCARDED + seat]
    race.table[HAND + seat] |= heap
    race.table[DISCARDED + seat] = 0
    if log is not None and heap:
        log.tell("picked_up", None, seat=int(seat) + 1, number=int(count(heap)))


def put_away(race: Race, seat: i64) -> None:
    """The cards of who leaves are in nobody's way any more (OC-D64)."""
    table = race.table
    table[DISCARDED + seat] |= race.held(seat)
    table[PLANNED + seat] = NO_CARD
    table[HAND + seat] = 0
    table[SECRET + seat] = 0


# -- tracks


def add(race: Race, card: i64, left: bool, log: Log | None, plain: bool = False) -> None:
    """A card joins the track: its main action, the icons it completes and, unless it is a plain one, its special action are gained (OC-038,
    OC-050 to OC-052)."""
    table = race.table
    seat = table[ACTIVE]
    cards = race.setup.cards
    table[SECRET + seat] &= ~BIT[card]
    if log is not None:
        log.tell("added", None, seat=int(seat) + 1, card=race.setup.cards.name(card), side="left" if left else "right")
    table[POOL + cards.main(card)] += 1
    length = table[LENGTH + seat]
    if length:
        join(race, race.track_card(seat, 0 if left else length - 1), card, left, log)
    put_at_end(race, seat, card, left)
    if cards.special(card) != NO_SPECIAL and not plain:
        table[READY] += BIT[READY_BITS * cards.special(card)]


def put_at_end(race: Race, seat: i64, card: i64, left: bool) -> None:
    length = race.table[LENGTH + seat]
    if left:
        add_left(race.table, TRACK + seat * NUMBERS, length, card)
    else:
        add_right(race.table, TRACK + seat * NUMBERS, length, card)
    race.table[LENGTH + seat] = length + 1


def take_out(race: Race, seat: i64, card: i64) -> None:
    """A card leaves a track, and the others close up."""
    row = TRACK + seat * NUMBERS
    others = in_order(race.table, row, race.table[LENGTH + seat])
    others.remove(int(card))
    for number in range(NUMBERS):
        race.table[row + number] = 0
    for place, other in enumerate(others):
        add_right(race.table, row, place, other)
    race.table[LENGTH + seat] = len(others)


def recall(race: Race, seat: i64, card: i64, log: Log | None) -> None:
    """A card of the track comes back to hand. What it gave this turn stays (OC-350, OC-D92)."""
    take_out(race, seat, card)
    race.table[HAND + seat] |= BIT[card]
    for place in (ADDED, SNACKED):
        if race.table[place] == card:
            race.table[place] = NO_CARD
    if log is not None:
        log.tell("recalled", None, seat=int(seat) + 1, card=race.setup.cards.name(card))


def joins(race: Race, neighbour: i64, card: i64, left: bool) -> bool:
    """Whether a card completes an icon next to that one, to its left or to its right."""
    return (joined(race, card, neighbour) if left else joined(race, neighbour, card)) > 0


def joined(race: Race, left: i64, right: i64) -> i64:
    """How many icons are whole between two cards (OC-051)."""
    cards = race.setup.cards
    icons: i64 = 0
    for slot in range(2):
        icon = cards.half(left, RIGHT_SIDE, slot)
        if icon != NO_ICON and icon == cards.half(right, LEFT_SIDE, slot):
            icons += 1
    return icons


def join(race: Race, neighbour: i64, card: i64, left: bool, log: Log | None) -> None:
    """Halves that meet and are alike, above and below (OC-051, OC-D8)."""
    cards = race.setup.cards
    for slot in range(2):
        icon = cards.half(card, RIGHT_SIDE if left else LEFT_SIDE, slot)
        if icon != NO_ICON and icon == cards.half(neighbour, LEFT_SIDE if left else RIGHT_SIDE, slot):
            race.table[POOL + icon] += 1
            if log is not None:
                log.tell("joined", None, seat=int(race.table[ACTIVE]) + 1, icon=ICONS[icon])


def keep(race: Race, seat: i64, card: i64, log: Log | None) -> None:
    """All other cards of the track are discarded (OC-043)."""
    race.table[DISCARDED + seat] |= race.track_heap(seat) ^ BIT[card]
    leave_one(race.table, TRACK + seat * NUMBERS, card)
    race.table[LENGTH + seat] = 1
    if log is not None:
        log.tell("kept", None, seat=int(seat) + 1, card=race.setup.cards.name(card))


def ready(race: Race, special: i64) -> i64:
    """How often a special action may still be used this turn."""
    return (race.table[READY] >> (READY_BITS * special)) & EACH_READY
