"""Cards as numbers: 0 to 19 are the starting cards, four a crab; 20 to 55 those of the market. A heap of cards is a bit mask.

What is printed on them is content: a main action in the middle, on each side an upper and a lower half of an icon (OC-D8), and on market
cards a special action.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.bits import BIT

DECKS: Final = 5
DECK: Final = 4
"""Cards of a starting deck (OC-002)."""
STARTING: Final = DECKS * DECK
CARDS: Final = 56
NO_CARD: Final = -1
COPIES: Final = 3
"""Market cards with the same special action."""
DECK_LETTERS: Final = "robgn"
"""Starting cards are named by their crab: red, orange, blue, green, brown."""
MARKET: Final = 2**56 - 2**20
"""All market cards, as a heap."""

# The basic actions (OC-014), which are also the icons.
SHELL: Final = 0
FORWARD: Final = 1
DIAGONAL: Final = 2
SEAWARD: Final = 3
BASIC: Final = 4
NO_ICON: Final = -1
ICONS: Final[list[str]] = ["shell", "forward", "diagonal", "seaward"]

# The special actions, in the order of the rules (OC-103 to OC-114), and the one that only the prototype has (OC-436).
SEAGULL: Final = 0
CALL: Final = 1
MOMENTUM: Final = 2
SAND: Final = 3
IMPULSE: Final = 4
MOVE_OUT: Final = 5
JUMP_ASIDE: Final = 6
RECKLESS: Final = 7
SLANT: Final = 8
FASTER: Final = 9
ZIGZAG: Final = 10
SLIDE: Final = 11
SIDEWAYS: Final = 12
SPECIALS: Final = 13
NO_SPECIAL: Final = -1
SPECIAL_NAMES: Final[list[str]] = [
    "seagull",
    "call",
    "momentum",
    "sand",
    "impulse",
    "move-out",
    "jump-aside",
    "reckless",
    "slant",
    "faster",
    "zigzag",
    "slide",
    "sideways",
]

# The faces of the extra-action tiles (OC-115 to OC-122).
FACES: Final = 8
FACE_NAMES: Final[list[str]] = ["Aa", "Ab", "Ba", "Bb", "Ca", "Cb", "Da", "Db"]
FACE_SLANT: Final = 0
FACE_JUMP: Final = 1
FACE_SWAP: Final = 2
FACE_FASTER: Final = 3
FACE_LEAP: Final = 4
FACE_SNACK: Final = 5
FACE_PICK_UP: Final = 6
FACE_EXCHANGE: Final = 7

# A row a card: its main action, the halves on its left (upper, lower) and right (upper, lower), its special action.
_ROW: Final = 6
LEFT_SIDE: Final = 1
RIGHT_SIDE: Final = 3
_SPECIAL: Final = 5


@final
class Cards:
    """What is printed on the cards, and what the faces of the extra-action tiles cost. Never changed, and shared by all states."""

    def __init__(self, rows: vec[i64], costs: vec[i64]) -> None:
        self._rows: vec[i64] = rows
        self._costs: vec[i64] = costs
        self._of_main: vec[i64] = vec[i64]([self._heap_of_main(icon) for icon in range(BASIC)])

    def _heap_of_main(self, icon: i64) -> i64:
        heap: i64 = 0
        for card in range(CARDS):
            if self.main(card) == icon:
                heap |= BIT[card]
        return heap

    def main(self, card: i64) -> i64:
        return self._rows[card * _ROW]

    def half(self, card: i64, side: i64, slot: i64) -> i64:
        """The icon of which half is on that side (LEFT_SIDE or RIGHT_SIDE), above (0) or below (1)."""
        return self._rows[card * _ROW + side + slot]

    def special(self, card: i64) -> i64:
        return self._rows[card * _ROW + _SPECIAL]

    def name(self, card: i64) -> str:
        """What a card is called: r1 to r4 and so on for the starting cards, seagull1 to seagull3 and so on for those of the market."""
        if card < STARTING:
            return f"{DECK_LETTERS[card // DECK]}{int(card) % DECK + 1}"
        return f"{SPECIAL_NAMES[self.special(card)]}{(int(card) - STARTING) % COPIES + 1}"

    def of_main(self, icon: i64) -> i64:
        """All cards with this main action, as a heap."""
        return self._of_main[icon]

    def cost(self, face: i64) -> i64:
        """What an extra action costs, in shells."""
        return self._costs[face]

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (list(self._rows), list(self._costs))


def restored(rows: list[int], costs: list[int]) -> Cards:
    """Cards that were pickled."""
    return Cards(vec[i64](rows), vec[i64](costs))


def is_starting(card: i64) -> bool:
    return card < STARTING
