"""What can be decided, as numbers, and what can be owed."""

from typing import Final

from .board import COLUMNS, DIRECTIONS
from .cards import BASIC, CARDS, FACES, SPECIALS

MOST_CRABS: Final = 5
PILE: Final = 3
"""In place of one of the three slots of the market: the face-down pile."""

PLAN: Final = 0
"""+ card: put it face down (OC-032)."""
PLACE: Final = PLAN + CARDS
"""+ start space, from 0: two players put their crabs down (OC-205)."""
ACTIVATE: Final = PLACE + 5
"""+ 0 or 1: the first or the second crab of a team (OC-211)."""
ADD_LEFT: Final = ACTIVATE + 2
ADD_RIGHT: Final = ADD_LEFT + 1
"""Also to an empty track."""
REST: Final = ADD_LEFT + 2
KEEP: Final = REST + 1
"""+ card: of the track, when resting (OC-043)."""
TAKE: Final = KEEP + CARDS
"""+ slot or PILE: a market card (OC-092)."""
DO: Final = TAKE + 4
"""+ icon SHELL: take a shell. The moves are below."""
MOVE: Final = DO + 1
"""+ AHEAD, LEFT or RIGHT: with the narrowest basic action that is left."""
CHEF: Final = MOVE + 3
"""+ 0 left, 1 right: the chef's diagonal move (OC-054)."""
STAND: Final = CHEF + 2
"""+ icon FORWARD, DIAGONAL or SEAWARD, less one; + 3 with the chef's move: give a move up to stand (OC-072)."""
SPECIAL: Final = STAND + 4
"""+ special action."""
EXTRA: Final = SPECIAL + SPECIALS
"""+ face of an extra-action tile."""
TAKE_SHORTCUT: Final = EXTRA + FACES
END: Final = TAKE_SHORTCUT + 1
"""End the turn."""
DISCARD: Final = END + 1
"""+ card: of one's hand, for a cost, an obstacle or a shortcut."""
GIVE: Final = DISCARD + CARDS
"""+ card: of one's hand, to exchange it (OC-095)."""
USE: Final = GIVE + CARDS
"""+ icon: the main action of a card of the track (OC-105), or a side action (OC-436)."""
JUMP: Final = USE + BASIC
"""+ column: to the space there at the same distance (OC-109)."""
LEAP: Final = JUMP + COLUMNS
"""+ AHEAD, LEFT or RIGHT: two spaces; + 3: one space, in the prototype (OC-119, OC-453)."""
SHOVE: Final = LEAP + 6
"""+ crab * 6 + direction: move another crab, or one's own by the call of the sea (OC-103, OC-104, OC-108)."""
SWAP: Final = SHOVE + MOST_CRABS * DIRECTIONS
"""+ crab: change places with it (OC-117)."""
PUSH: Final = SWAP + MOST_CRABS
"""+ AHEAD, LEFT or RIGHT: where the pushed crab goes (OC-061)."""
SNACK: Final = PUSH + 3
"""+ card * 2, + 1 for the right end: add one more card (OC-120)."""
CARRIED: Final = SNACK + 2 * CARDS
"""Let the current carry one, though one could stay (OC-D56)."""
DONE: Final = CARRIED + 1
"""Nothing more of this: enough crabs moved, no second move, no exchange, stay in the current."""
ACTIONS: Final = DONE + 1
FIRST_OF: Final[dict[str, int]] = {
    "plan": PLAN,
    "place": PLACE,
    "activate": ACTIVATE,
    "add": ADD_LEFT,
    "rest": REST,
    "keep": KEEP,
    "take": TAKE,
    "shell": DO,
    "move": MOVE,
    "chef": CHEF,
    "stand": STAND,
    "special": SPECIAL,
    "extra": EXTRA,
    "shortcut": TAKE_SHORTCUT,
    "end": END,
    "discard": DISCARD,
    "give": GIVE,
    "use": USE,
    "jump": JUMP,
    "leap": LEAP,
    "shove": SHOVE,
    "swap": SWAP,
    "push": PUSH,
    "snack": SNACK,
    "carried": CARRIED,
    "done": DONE,
}
"""The verbs, in the order of their actions: the first action of each."""

# Phases.
PLACING: Final = 0
PLANNING: Final = 1
ACTING: Final = 2
OVER: Final = 3
PHASE_NAMES: Final[list[str]] = ["placing", "planning", "action", "over"]

# What is owed within a turn, as steps; the data of each is said beside it.
A_MOVE: Final = 0
"""Basic moves to be made now: diagonal + 4 * forward + 16 * seaward."""
A_COST: Final = 1
"""A card to discard for a special action: which."""
AN_ICON: Final = 2
"""Which main action of the track, or which side action of the card: the special action."""
AN_OBSTACLE: Final = 3
"""A card to discard for having entered an obstacle, or for sand in the eyes in the prototype."""
A_PUSH: Final = 4
"""Where a pushed crab goes: which crab."""
GULLS: Final = 5
"""Which crabs go back: mask of those that still may."""
THE_CALL: Final = 6
"""Who answers the call of the sea: mask of those that still must."""
A_SHOVE: Final = 7
"""Which crab is moved out of the way."""
A_JUMP: Final = 8
A_SWAP: Final = 9
A_LEAP: Final = 10
A_SNACK: Final = 11
A_GIFT: Final = 12
"""Which card to exchange; it may be declined where the space offers it (data 1)."""
A_MARKET_CARD: Final = 13
"""Which market card to take: 0 when resting, card + 1 after giving that card up."""
A_KEEPER: Final = 14
"""Which card of the track stays."""
A_TOLL: Final = 15
"""A card to discard for a shortcut: how many are still to pay."""
A_CURRENT: Final = 16
"""Whether to be carried."""
THE_REST: Final = 17
"""What ends a rest: nothing is asked."""
A_LANDING: Final = 18
"""A crab that changed places meets its space, once the active one has paid for its own: which crab. Nothing is asked."""
CARD_STEPS: Final = 2**A_COST | 2**AN_OBSTACLE | 2**A_GIFT | 2**A_TOLL | 2**A_SNACK
"""Steps that ask for a card of a hand. One of them that has a single answer says so only if the hand has a single card: else it would tell
the others something about the rest of it."""
STEP_NAMES: Final[list[str]] = [
    "move",
    "cost",
    "icon",
    "obstacle",
    "push",
    "seagull",
    "call",
    "move-out",
    "jump",
    "swap",
    "leap",
    "snack",
    "gift",
    "market",
    "keep",
    "toll",
    "current",
    "rest",
    "landing",
]


def verb_of(action: int) -> str:
    verb = ""
    for name, first in FIRST_OF.items():
        if first <= action:
            verb = name
    return verb
