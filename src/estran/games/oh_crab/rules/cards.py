"""Cards as numbers: 0 to 19 are the starting cards, four a crab; from 20 on those of the market. A heap of cards is a bit mask.

What is printed on them is content: a main action in the middle, on each side an upper and a lower half of an icon (OC-D8), and on market
cards a special action. So is which effect a special action or an extra-action tile has, and its price.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.bits import BIT, first

DECKS: Final = 5
DECK: Final = 4
"""Cards of a starting deck (OC-002)."""
STARTING: Final = DECKS * DECK
MOST_CARDS: Final = 60
"""As many as fit into a heap."""
NO_CARD: Final = -1
COPIES: Final = 3
"""Market cards with the same special action."""
MOST_SPECIALS: Final = 20
DECK_LETTERS: Final = "robgn"
"""Starting cards are named by their crab: red, orange, blue, green, brown."""

# The basic actions (OC-014), which are also the icons.
SHELL: Final = 0
FORWARD: Final = 1
DIAGONAL: Final = 2
SEAWARD: Final = 3
BASIC: Final = 4
NO_ICON: Final = -1
ICONS: Final[list[str]] = ["shell", "forward", "diagonal", "seaward"]
NO_SPECIAL: Final = -1

FACE_NAMES: Final[list[str]] = ["Aa", "Ab", "Ba", "Bb", "Ca", "Cb", "Da", "Db"]
"""The extra-action tiles, a side each."""

# A row a card: its main action, the halves on its left (upper, lower) and right (upper, lower), its special action.
_ROW: Final = 6
LEFT_SIDE: Final = 1
RIGHT_SIDE: Final = 3
_SPECIAL: Final = 5


@final
class Offer:
    """What a special action or an extra-action tile offers: an effect, for a price."""

    def __init__(self, name: str, effect: i64, price: i64, rule: str) -> None:
        self.name: str = name
        self.effect: i64 = effect
        """Its number in `effects`."""
        self.price: i64 = price
        """Cards of one's hand for a special action, shells for an extra one."""
        self.rule: str = rule
        """The rule that says what it does."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Offer, (self.name, int(self.effect), int(self.price), self.rule)


@final
class Cards:
    """What is printed on the cards, and what special and extra actions offer. Never changed, and shared by all states."""

    def __init__(self, rows: vec[i64], specials: list[Offer], extras: list[Offer]) -> None:
        self._rows: vec[i64] = rows
        self.specials: list[Offer] = specials
        self.extras: list[Offer] = extras
        self.number: i64 = len(rows) // _ROW
        """How many cards there are."""
        self.market: i64 = BIT[self.number] - BIT[STARTING]
        """All market cards, as a heap."""
        self._of_main: vec[i64] = vec[i64]([self._heap_of_main(icon) for icon in range(BASIC)])

    def _heap_of_main(self, icon: i64) -> i64:
        heap: i64 = 0
        for card in range(self.number):
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
        """What a card is called: r1 to r4 and so on for the starting cards, seagull1 to seagull3 and so on for those of the market. Nothing
        where there are not so many."""
        if card >= self.number:
            return ""
        if card < STARTING:
            return f"{DECK_LETTERS[card // DECK]}{int(card) % DECK + 1}"
        return f"{self.specials[self.special(card)].name}{(int(card) - STARTING) % COPIES + 1}"

    def of_main(self, icon: i64) -> i64:
        """All cards with this main action, as a heap."""
        return self._of_main[icon]

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (list(self._rows), self.specials, self.extras)


def restored(rows: list[int], specials: list[Offer], extras: list[Offer]) -> Cards:
    """Cards that were pickled."""
    return Cards(vec[i64](rows), specials, extras)


def is_starting(card: i64) -> bool:
    return card < STARTING


def nth(heap: i64, place: i64) -> i64:
    """The card at a place of a heap, counted from the lowest."""
    while place:
        heap &= heap - 1
        place -= 1
    return first(heap)
