"""Cards in an order: a row, ten cards to a number and six bits to a card, the left one lowest. How many there are is kept beside it.

One number a card would be simpler, and every copy of a state twice as long.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NUMBERS: Final = 5
"""A row takes so many places of the table: room for fifty cards."""
_CARDS: Final = 10
_BITS: Final = 6
_CARD: Final = 2**_BITS - 1
_LAST: Final = (_CARDS - 1) * _BITS
"""Where the last card of a number begins."""


def card_at(table: vec[i64], row: i64, place: i64) -> i64:
    return (table[row + place // _CARDS] >> (place % _CARDS * _BITS)) & _CARD


def add_right(table: vec[i64], row: i64, length: i64, card: i64) -> None:
    table[row + length // _CARDS] |= card << (length % _CARDS * _BITS)


def add_left(table: vec[i64], row: i64, length: i64, card: i64) -> None:
    """All others move on by one."""
    for number in range(length // _CARDS + 1):
        moves_on = table[row + number] >> _LAST
        table[row + number] = ((table[row + number] & (2**_LAST - 1)) << _BITS) | card
        card = moves_on


def drop_left(table: vec[i64], row: i64, length: i64) -> None:
    """All others move back by one."""
    for number in range((length - 1) // _CARDS + 1):
        table[row + number] >>= _BITS
        if number + 1 < NUMBERS:
            table[row + number] |= (table[row + number + 1] & _CARD) << _LAST


def leave_one(table: vec[i64], row: i64, card: i64) -> None:
    for number in range(1, NUMBERS):
        table[row + number] = 0
    table[row] = card


def in_order(table: vec[i64], row: i64, length: i64) -> list[int]:
    return [int(card_at(table, row, place)) for place in range(length)]
