"""What is fixed for a whole game, and where on the table everything lies."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from .board import NOWHERE, Board
from .cards import NO_CARD, Cards
from .rows import NUMBERS

MOST_SEATS: Final = 5
MOST_CRABS: Final = 5
CRABS: Final = ("red", "orange", "blue", "green", "brown")
NO_CRAB: Final = -1

# The phases of a game.
PLACING: Final = 0
PLANNING: Final = 1
ACTING: Final = 2
OVER: Final = 3
PHASE_NAMES: Final[list[str]] = ["placing", "planning", "action", "over"]

# The table is one row of numbers. These are the places of the first of each kind; what is a set of crabs, seats or cards is a bit mask.
WHERE: Final = 0
"""+ crab: its cell, SEA, or NOWHERE once its player has left."""
HAND: Final = WHERE + MOST_CRABS
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

# of the game
PHASE: Final = SLOT + 3
ROUND: Final = PHASE + 1
HALF: Final = ROUND + 1
"""Two players plan and act twice a round (OC-209): 0 the first time, 1 the second."""
CHEF: Final = HALF + 1
"""The seat that has the chef..."""
CHEF_USED: Final = CHEF + 1
"""...and whether its move is used."""
DOWN: Final = CHEF_USED + 1
"""The crabs that are knocked over."""
TIRED: Final = DOWN + 1
"""The crabs that were active in the first half of the round (OC-212)."""
GONE: Final = TIRED + 1
"""The seats that have left."""
PILE: Final = GONE + 1
"""The face-down pile but for what is known to lie beneath it, as a heap."""
BOXED: Final = PILE + 1
"""Starting cards that left the game."""
WINNERS: Final = BOXED + 1
ENDED: Final = WINNERS + 1
"""Why it is over."""
ACTIVE: Final = ENDED + 1
"""The seat whose turn it is, or who begins the next round."""

# of the turn
TURN: Final = ACTIVE + 1
CRAB: Final = TURN
"""The active crab, or NO_CRAB."""
ADDED: Final = CRAB + 1
SNACKED: Final = ADDED + 1
"""A second card added this turn (OC-120)."""
DROPPED: Final = SNACKED + 1
"""The planned card that a rest of this turn discarded (OC-042): all have seen it."""
BEGUN: Final = DROPPED + 1
"""A card was added, or a rest taken."""
ENDING: Final = BEGUN + 1
READY: Final = ENDING + 1
"""The special actions not used yet: how many of each, three bits a kind."""
EXTRA_USED: Final = READY + 1
RECKLESS: Final = EXTRA_USED + 1
ENTERED: Final = RECKLESS + 1
"""The active crab has come to its space this turn (OC-D56)."""
POOL: Final = ENTERED + 1
"""+ icon: how many of these basic actions are left."""
TURN_ENDS: Final = POOL + 4

# cards in an order
BURIED: Final = TURN_ENDS
"""How many cards lie at the bottom of the pile in an order that all know."""
BOTTOM: Final = BURIED + 1
"""These, as a row: the next to be drawn first."""
TRACK: Final = BOTTOM + NUMBERS
"""+ seat * NUMBERS: its track from left to right, as a row."""

NO_TURN: Final = vec[i64]([NO_CRAB, NO_CARD, NO_CARD, NO_CARD] + [0] * (TURN_ENDS - BEGUN))
"""The numbers of the turn while there is none."""


def bare(players: i64) -> vec[i64]:
    """A table on which nothing lies yet."""
    table = vec[i64]([0] * (TRACK + players * NUMBERS))
    for crab in range(MOST_CRABS):
        table[WHERE + crab] = NOWHERE
    for seat in range(MOST_SEATS):
        table[PLANNED + seat] = NO_CARD
    for place in range(TURN, TURN_ENDS):
        table[place] = NO_TURN[place - TURN]
    table[ROUND] = 1
    table[PHASE] = PLANNING
    return table


@final
class Setup:
    """The board, the cards, the extra-action tiles in play and the rules in force. Never changed, and shared by all states of a game."""

    def __init__(self, edition: str, rules: i64, board: Board, cards: Cards, extras: vec[i64]) -> None:
        self.edition: str = edition
        """By name; what it changes is in the rules and in what is printed."""
        self.rules: i64 = rules
        """Of those named in `in_force`."""
        self.board: Board = board
        self.cards: Cards = cards
        self.extras: vec[i64] = extras
        """The faces in play."""

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.edition, int(self.rules), self.board, self.cards, list(self.extras))


def restored(edition: str, rules: int, board: Board, cards: Cards, extras: list[int]) -> Setup:
    """A setup that was pickled."""
    return Setup(edition, rules, board, cards, vec[i64](extras))


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
