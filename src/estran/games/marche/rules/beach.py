"""The beach: six rows of six cards (MC-04), and the ways of the crabs over it (MC-18).

Cells are numbered 0 to 35 in reading order and named by column letter and row number: a1 to f1 on top, a6 to f6 at the bottom. A set of
cells is one integer with a bit a cell.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

CELLS: Final = 36
NAMES: Final[list[str]] = [f"{'abcdef'[cell % 6]}{cell // 6 + 1}" for cell in range(CELLS)]
ROW: Final = vec[i64]([sum(2 ** (6 * row + column) for column in range(6)) for row in range(6)])
"""ROW[n] is the set of all cells of row n, counted from 0."""

# Ways of moving, by the crab that has them (MC-18, MC-L3).
BATEAU: Final = 0
SOLEIL: Final = 1
DOWNHILL: Final = 2
"""The third crab of four: from top left to bottom right."""
UPHILL: Final = 3
"""The fourth crab of four: from bottom left to top right."""
HERMIT: Final = 4

_STEPS: Final[list[list[tuple[int, int]]]] = [
    [(-1, 0), (1, 0)],
    [(0, -1), (0, 1)],
    [(-1, -1), (1, 1)],
    [(1, -1), (-1, 1)],
    [(-1, -1), (-1, 1), (1, -1), (1, 1)],
]
_REACH: Final[list[int]] = [5, 5, 5, 5, 2]
"""How many cells a crab may go in one straight line (MC-18, MC-L20)."""


def _lines(way: int, start: int) -> list[tuple[int, int]]:
    """Every cell that a crab may go to, with the set of cells it crosses and stops on, in reading order."""
    found: list[tuple[int, int]] = []
    for down, right in _STEPS[way]:
        row, column, crossed = start // 6, start % 6, 0
        for _ in range(_REACH[way]):
            row, column = row + down, column + right
            if not (0 <= row < 6 and 0 <= column < 6):
                break
            crossed |= int(2 ** (row * 6 + column))
            found.append((row * 6 + column, crossed))
    return sorted(found)


MOST: Final = 10
"""No crab can go to more cells than this from anywhere."""
_ENDS: Final[list[list[tuple[int, int]]]] = [_lines(way, start) for way in range(5) for start in range(CELLS)]
ENDS: Final = vec[i64]([end for ends in _ENDS for end, _ in [*ends, *[(-1, 0)] * (MOST + 1 - len(ends))]])
"""From ENDS[line(way, cell)] on: where a crab may go, then -1."""
CROSSED: Final = vec[i64]([crossed for ends in _ENDS for _, crossed in [*ends, *[(-1, 0)] * (MOST + 1 - len(ends))]])
"""For each of them the cells after the start, the last included (MC-L13)."""
ON_THE_WAY: Final = vec[i64]([dict(ends).get(end, 0) for ends in _ENDS for end in range(CELLS)])
"""ON_THE_WAY[(way * 36 + start) * 36 + end]: the same by its ends; 0 where the way does not lead."""


def line(way: i64, start: i64) -> i64:
    return (way * 36 + start) * 11


def crossed(way: i64, start: i64, end: i64) -> i64:
    """The cells after the start up to the end, which is included; none when the way does not lead there."""
    return ON_THE_WAY[(way * 36 + start) * 36 + end]
