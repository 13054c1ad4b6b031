"""What is fixed for a whole game, and where on the table everything lies."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from .adventure.pack import ELEMENTS, NO_PACK, Pack
from .board import NOWHERE, Board
from .cards import NO_CARD, Cards
from .in_force import ADVENTURE
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
CHOOSING: Final = 4
"""Before all else, where players have skills (OC-341)."""
PHASE_NAMES: Final[list[str]] = ["placing", "planning", "action", "over", "choosing"]

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
IN_FORCE: Final = ACTIVE + 1
"""The rules that an event has put in force (OC-321)."""

# of the turn
TURN: Final = IN_FORCE + 1
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
"""Whether one was bought; with the Adventure Pack which, as a set."""
RECKLESS: Final = EXTRA_USED + 1
ENTERED: Final = RECKLESS + 1
"""The active crab has come to its space this turn (OC-D56)."""
RESTED: Final = ENTERED + 1
"""A rest was taken; kept only where it matters after it, with the Adventure Pack."""
POOL: Final = RESTED + 1
"""+ icon: how many of these basic actions are left."""
TURN_ENDS: Final = POOL + 4

# cards in an order
BURIED: Final = TURN_ENDS
"""How many cards lie at the bottom of the pile in an order that all know."""
BOTTOM: Final = BURIED + 1
"""These, as a row: the next to be drawn first."""
TRACK: Final = BOTTOM + NUMBERS
"""+ seat * NUMBERS: its track from left to right, as a row."""

# of the Adventure Pack: these places are there only where one of its modules is in play
CROSSED: Final = TRACK + MOST_SEATS * NUMBERS
"""The highest border that any crab ever crossed..."""
RESOLVED: Final = CROSSED + 1
"""...and the highest that was dealt with."""
ELEMENT: Final = RESOLVED + 1
"""+ element: what lies there, face down or up (`adventure/elements.py`)."""
KNOWN: Final = ELEMENT + ELEMENTS
"""+ element: the seats that have looked at it."""
CHALLENGE: Final = KNOWN + ELEMENTS
"""The number of the challenge card in force, from 1; 0 for none."""
REWARD: Final = CHALLENGE + 1
"""One more than the reward card in play."""
OMENS: Final = REWARD + 1
"""The events that all know to be in play (OC-326)."""
EVENTS_OUT: Final = OMENS + 1
"""Those that left the game unseen by the beach."""
BROKEN: Final = EVENTS_OUT + 1
"""One more than the face that cannot be used (OC-E2)."""
HELPER: Final = BROKEN + 1
"""One more than the seat that has the kitchen hand (OC-E11)..."""
HELPER_USED: Final = HELPER + 1
"""...and whether its move is used."""
TRASHED: Final = HELPER_USED + 1
"""The beach tiles whose trash was found."""
SPENT: Final = TRASHED + 1
"""The tokens that left the game: how many of each, two bits a kind."""
BUILT: Final = SPENT + 1
"""+ cell // BUILT_BITS: the obstacles that players have built, as bits."""
SKILL: Final = BUILT + 3
"""+ crab: one more than its skill."""
CLAWS: Final = SKILL + MOST_CRABS
"""+ crab: its claws left."""
TREASURES: Final = CLAWS + MOST_CRABS
"""+ seat: the tokens it keeps, as SPENT."""
FINDS: Final = TREASURES + MOST_SEATS
"""+ seat: the tokens that its crabs have turned up."""
PUSHES: Final = FINDS + MOST_SEATS
"""+ seat: the crabs of others that were pushed in its turns."""
DEALT: Final = PUSHES + MOST_SEATS
"""+ seat: the skills to choose from, as a set."""
CHOSEN: Final = DEALT + MOST_SEATS
"""+ seat: one more than the skill it keeps, plus SKILL_CARDS times that of a second crab."""
PACK_ENDS: Final = CHOSEN + MOST_SEATS
BUILT_BITS: Final = 60
SKILL_CARDS: Final = 16

NO_TURN: Final = vec[i64]([NO_CRAB, NO_CARD, NO_CARD, NO_CARD] + [0] * (TURN_ENDS - BEGUN))
"""The numbers of the turn while there is none."""


def bare(players: i64, adventure: bool = False) -> vec[i64]:
    """A table on which nothing lies yet."""
    places = TRACK + players * NUMBERS
    if adventure:
        places = PACK_ENDS
    table = vec[i64]([0] * places)
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

    def __init__(self, edition: str, rules: i64, board: Board, cards: Cards, extras: vec[i64], pack: Pack = NO_PACK) -> None:
        self.edition: str = edition
        """By name; what it changes is in the rules and in what is printed."""
        self.rules: i64 = rules
        """Of those named in `in_force`."""
        self.board: Board = board
        self.cards: Cards = cards
        self.extras: vec[i64] = extras
        """The faces in play."""
        self.pack: Pack = pack
        self.adventure: bool = rules & ADVENTURE != 0
        """Whether any module of the Adventure Pack is in play."""

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.edition, int(self.rules), self.board, self.cards, list(self.extras), self.pack)


def restored(edition: str, rules: int, board: Board, cards: Cards, extras: list[int], pack: Pack) -> Setup:
    """A setup that was pickled."""
    return Setup(edition, rules, board, cards, vec[i64](extras), pack)


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
