"""The beach: hexes with a flat edge toward the sea, in seven staggered columns (OC-D1).

A cell is row * 7 + column; the odd columns (b, d, f) lie half a row nearer to the sea. Distance is counted in half rows from the land:
2 * row, and one more in odd columns (OC-D2). Forward is two half rows, diagonal one. A hex is named by the letter of its column and its
half row, from 1: a1, b2, a3. Beyond the last row lies the sea, one zone for all (OC-088).
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

COLUMNS: Final = 7
MOST_ROWS: Final = 20
SEA: Final = COLUMNS * MOST_ROWS
"""Where a crab is that has left the beach."""
NOWHERE: Final = -1

# Directions: three toward the sea, three toward land.
AHEAD: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
BACK: Final = 3
BACK_LEFT: Final = 4
BACK_RIGHT: Final = 5
DIRECTIONS: Final = 6
DIRECTION_NAMES: Final[list[str]] = ["forward", "left", "right", "back", "back-left", "back-right"]

# What a space is, as flags (OC-073 to OC-089). A space without any is standard.
INACCESSIBLE: Final = 1
OBSTACLE: Final = 2
KNOCK_OVER: Final = 4
SHELLS: Final = 8
EXCHANGE: Final = 16
SHORTCUT: Final = 32
REEDS: Final = 64
CURRENT: Final = 128
SURPRISE: Final = 256

NO_EDGES: Final = vec[i64]()
"""Of a beach that is not made of tiles."""

_FROM_EVEN: Final[list[int]] = [COLUMNS, -1, 1, -COLUMNS, -COLUMNS - 1, -COLUMNS + 1]
_FROM_ODD: Final[list[int]] = [COLUMNS, COLUMNS - 1, COLUMNS + 1, -COLUMNS, -1, 1]
_STEPS: Final = vec[i64](_FROM_EVEN + _FROM_ODD)
_SIDES: Final = vec[i64]([0, -1, 1, 0, -1, 1])


def half_row(cell: i64) -> i64:
    """How far a cell is from the land (OC-D2)."""
    return 2 * (cell // COLUMNS) + (cell % COLUMNS) % 2


def neighbour(cell: i64, direction: i64, rows: i64) -> i64:
    """The next cell in a direction, whatever it is; SEA beyond the last row, NOWHERE beside the beach or behind it."""
    column = cell % COLUMNS + _SIDES[direction]
    if not 0 <= column < COLUMNS:
        return NOWHERE
    next_cell = cell + _STEPS[(cell % COLUMNS % 2) * DIRECTIONS + direction]
    if next_cell < 0:
        return NOWHERE
    if next_cell >= rows * COLUMNS:
        return SEA
    return next_cell


@final
class Board:
    """One beach, of tiles laid in order. Never changed, and shared by all states of a game."""

    def __init__(
        self, tiles: str, rows: i64, spaces: vec[i64], arrows: vec[i64], prices: vec[i64], starts: vec[i64], edges: vec[i64] = NO_EDGES
    ) -> None:
        self.tiles: str = tiles
        """Its tiles from land to sea: 0A-1A-2B-3A-9A."""
        self.rows: i64 = rows
        self._spaces: vec[i64] = spaces
        """The flags of each cell."""
        self._arrows: vec[i64] = arrows
        """Of each cell: where its current or its shortcut leads, or NOWHERE."""
        self._prices: vec[i64] = prices
        """Of each cell with a shortcut: the icon of the cards to discard, plus four times how many."""
        self.starts: vec[i64] = starts
        """The cells of the start spaces 1 to 5."""
        self.edges: vec[i64] = edges
        """The row with which each tile after the start begins: border 1 is before the first of these (OC-D70)."""
        self._next: vec[i64] = self._neighbours()
        self._beyond: vec[i64] = vec[i64]([self._borders_before(cell) for cell in range(rows * COLUMNS)])
        self.surprises: vec[i64] = vec[i64]([cell for cell in range(rows * COLUMNS) if self._takes_token(cell)])
        """The spaces of the surprise tokens, tile by tile from the land, in each by rows and from left to right (OC-304)."""
        self._tokens: vec[i64] = vec[i64]([NOWHERE] * (rows * COLUMNS))
        for token in range(len(self.surprises)):
            self._tokens[self.surprises[token]] = token

    def _borders_before(self, cell: i64) -> i64:
        borders: i64 = 0
        for row in self.edges:
            if cell // COLUMNS >= row:
                borders += 1
        return borders

    def _takes_token(self, cell: i64) -> bool:
        return self._spaces[cell] & SURPRISE != 0 and 0 < self._beyond[cell] < len(self.edges)

    def beyond(self, cell: i64) -> i64:
        """The last border before which a cell does not lie: also the number of its beach tile. The sea is beyond all."""
        return len(self.edges) if cell == SEA else self._beyond[cell]

    def token(self, cell: i64) -> i64:
        """Which of the surprises is on a cell of the beach, or NOWHERE."""
        return self._tokens[cell]

    def _neighbours(self) -> vec[i64]:
        """Of each cell and direction: the cell there if a crab can ever be on it (OC-058)."""
        found = vec[i64]([NOWHERE] * (self.rows * COLUMNS * DIRECTIONS))
        for cell in range(self.rows * COLUMNS):
            for direction in range(DIRECTIONS):
                there = neighbour(cell, direction, self.rows)
                if there == SEA or (there != NOWHERE and not self._spaces[there] & INACCESSIBLE):
                    found[cell * DIRECTIONS + direction] = there
        return found

    def next(self, cell: i64, direction: i64) -> i64:
        """The neighbour in a direction: a cell that can be entered, the SEA, or NOWHERE. Reeds are not looked at."""
        return self._next[cell * DIRECTIONS + direction]

    def is_a(self, cell: i64, kind: i64) -> bool:
        """Whether a space is of this kind. The sea is of none."""
        return cell != SEA and self._spaces[cell] & kind != 0

    def space(self, cell: i64) -> i64:
        """The flags of a cell on the beach."""
        return self._spaces[cell]

    def arrow(self, cell: i64) -> i64:
        return self._arrows[cell]

    def price_icon(self, cell: i64) -> i64:
        return self._prices[cell] % 4

    def price(self, cell: i64) -> i64:
        """How many cards a shortcut costs."""
        return self._prices[cell] // 4

    def distance(self, cell: i64) -> i64:
        """How far from the land a cell is, in half rows; the sea is beyond all."""
        return 2 * self.rows + 1 if cell == SEA else half_row(cell)

    def __reduce__(self) -> tuple[Any, ...]:
        vecs = (self._spaces, self._arrows, self._prices, self.starts, self.edges)
        return restored, (self.tiles, int(self.rows), *(list(numbers) for numbers in vecs))


def restored(tiles: str, rows: int, spaces: list[int], arrows: list[int], prices: list[int], starts: list[int], edges: list[int]) -> Board:
    """A board that was pickled."""
    return Board(tiles, rows, vec[i64](spaces), vec[i64](arrows), vec[i64](prices), vec[i64](starts), vec[i64](edges))


def cell_name(cell: i64) -> str:
    return "sea" if cell == SEA else f"{'abcdefg'[cell % COLUMNS]}{int(half_row(cell)) + 1}"
