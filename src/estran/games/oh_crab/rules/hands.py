"""Hands, tracks, discards and shells."""

from typing import Final

from mypy_extensions import i64

from ....core.bits import BIT, count
from ....core.chance import Chance
from ....core.event import Log
from .cards import ICONS, LEFT_SIDE, NO_CARD, NO_ICON, NO_SPECIAL, RIGHT_SIDE, nth
from .race import Race
from .rows import NUMBERS, add_left, add_right, leave_one
from .setup import ACTIVE, DISCARDED, HAND, LENGTH, PLANNED, POOL, PURSE, READY, SECRET, TRACK

READY_BITS: Final = 3
EACH_READY: Final = 7
"""So many bits of READY count one kind of special action."""


def gain_shell(race: Race, seat: i64, log: Log | None) -> None:
    """There are shells enough for all (OC-D43)."""
    race.table[PURSE + seat] += 1
    if log is not None:
        log.tell("shell", None, seat=int(seat) + 1)


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


def add(race: Race, card: i64, left: bool, log: Log | None) -> None:
    """A card joins the track: its main action, the icons it completes and its special action are gained (OC-038, OC-050 to OC-052)."""
    table = race.table
    seat = table[ACTIVE]
    cards = race.setup.cards
    table[SECRET + seat] &= ~BIT[card]
    if log is not None:
        log.tell("added", None, seat=int(seat) + 1, card=race.setup.cards.name(card), side="left" if left else "right")
    table[POOL + cards.main(card)] += 1
    row = TRACK + seat * NUMBERS
    length = table[LENGTH + seat]
    if length:
        _join(race, race.track_card(seat, 0 if left else length - 1), card, left, log)
    if left:
        add_left(table, row, length, card)
    else:
        add_right(table, row, length, card)
    table[LENGTH + seat] = length + 1
    if cards.special(card) != NO_SPECIAL:
        table[READY] += BIT[READY_BITS * cards.special(card)]


def _join(race: Race, neighbour: i64, card: i64, left: bool, log: Log | None) -> None:
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
