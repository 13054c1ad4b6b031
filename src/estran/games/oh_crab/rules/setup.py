"""What is fixed for a whole game, and where on the table everything lies."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from .board import Board
from .cards import Cards

MOST_SEATS: Final = 5
LONGEST_TRACK: Final = 40
"""A starting deck and the whole market."""

# The table is one row of numbers. These are the places of the first of each kind.
WHERE: Final = 0
"""+ crab: its cell, SEA, or NOWHERE once its player has left."""
HAND: Final = WHERE + 5
"""+ seat: a heap."""
DISCARDED: Final = HAND + MOST_SEATS
"""+ seat: a heap."""
SECRET: Final = DISCARDED + MOST_SEATS
"""+ seat: the cards of its hand, and the planned one, that nobody else has seen (OC-D44)."""
PLANNED: Final = SECRET + MOST_SEATS
"""+ seat: the card that lies face down, or NO_CARD."""
PURSE: Final = PLANNED + MOST_SEATS
"""+ seat: its shells."""
LENGTH: Final = PURSE + MOST_SEATS
"""+ seat: the cards of its track."""
SLOT: Final = LENGTH + MOST_SEATS
"""+ 0 to 2: a stack of the market."""
POOL: Final = SLOT + 3
"""+ icon: how many of these basic actions are left this turn."""
BURIED: Final = POOL + 4
"""How many cards lie at the bottom of the pile in an order that all know."""
BOTTOM: Final = BURIED + 1
"""+ 0 ...: these, the next to be drawn first."""
TRACK: Final = BOTTOM + 36
"""+ seat * LONGEST_TRACK: its track from left to right."""
PLACES: Final = TRACK + MOST_SEATS * LONGEST_TRACK


@final
class Setup:
    """The board, the cards, the extra-action tiles in play and the edition. Never changed, and shared by all states of a game."""

    def __init__(self, board: Board, cards: Cards, extras: vec[i64], prototype: bool) -> None:
        self.board: Board = board
        self.cards: Cards = cards
        self.extras: vec[i64] = extras
        """The faces in play."""
        self.prototype: bool = prototype

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.board, self.cards, list(self.extras), self.prototype)


def restored(board: Board, cards: Cards, extras: list[int], prototype: bool) -> Setup:
    """A setup that was pickled."""
    return Setup(board, cards, vec[i64](extras), prototype)


# -- a stack of cards is one number: 64 * what lies beneath + the top card + 1


def top(stack: i64) -> i64:
    """The top card of a stack that is not empty."""
    return (stack & 63) - 1


def laid_on(stack: i64, card: i64) -> i64:
    return stack * 64 + card + 1


def listed(stack: i64) -> list[int]:
    """The cards of a stack, the top one first."""
    found: list[int] = []
    while stack:
        found.append(int(top(stack)))
        stack >>= 6
    return found
