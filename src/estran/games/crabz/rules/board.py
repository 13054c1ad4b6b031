"""The rocks: a hexagon of side 4 without its centre (CZ-02).

Rocks are numbered 0 to 35 in reading order, a1 to g4. A set of rocks is one integer with a bit a rock, laid out in seven slanted columns
of an eight-wide grid, so that the neighbours of a whole set are six shifts of it. What a shift carries over the edge falls on a bit
that is no rock, and is gone when the result is cut down to occupied rocks.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ROCKS: Final = 36


def _rocks() -> list[tuple[str, int]]:
    """Every rock's name and its bit number."""
    rocks: list[tuple[str, int]] = []
    for row in range(7):
        columns = [column for column in range(7) if 3 <= row + column <= 9]
        for place, column in enumerate(columns, start=1):
            if (row, column) != (3, 3):  # d4 is water
                rocks.append((f"{'abcdefg'[row]}{place}", row * 8 + column))
    return rocks


NAMES: Final[list[str]] = [name for name, _ in _rocks()]
ROCK: Final = vec[i64]([2**bit for _, bit in _rocks()])
"""ROCK[n] is the set that holds rock n alone."""

# The product with a de Bruijn number sends each single bit to a slot of its own. It may overflow 64 bits; bits 50 to 55, which are
# read, are the same with and without overflow.
_SLOTS: Final[dict[int, int]] = {(2**bit * 0x03F79D71B4CB0A89 >> 50) & 63: rock for rock, (_, bit) in enumerate(_rocks())}
NUMBER: Final = vec[i64]([_SLOTS.get(slot, -1) for slot in range(64)])


def slot(rock: i64) -> i64:
    """NUMBER[slot(rock)] is the number of a rock that is given as a set of one."""
    return (rock * 0x03F79D71B4CB0A89 >> 50) & 63


def number(rocks: i64) -> i64:
    """The number of the first rock of a set."""
    return NUMBER[slot(rocks & -rocks)]


def around(rocks: i64) -> i64:
    """The neighbours of a set of rocks, to be cut down to rocks that count."""
    return rocks << 1 | rocks >> 1 | rocks << 8 | rocks >> 8 | rocks << 7 | rocks >> 7


def group(rock: i64, occupied: i64) -> i64:
    """All occupied rocks that hang together with this one."""
    found = rock
    edge = rock
    while edge:
        edge = around(edge) & occupied & ~found
        found |= edge
    return found


def joined(rocks: i64, occupied: i64) -> bool:
    """Whether these occupied rocks, at least one, hang together."""
    found = rocks & -rocks
    edge = found
    while edge:
        if not rocks & ~found:
            return True
        edge = around(edge) & occupied & ~found
        found |= edge
    return not rocks & ~found


def walk_two(here: i64, occupied: i64) -> i64:
    """Where two steps over occupied rocks lead, never back to the start (CZ-08, CZ-09, CZ-10)."""
    return around(around(here) & occupied) & occupied & ~here


def walk_three(here: i64, occupied: i64, landing: i64) -> i64:
    """Where three steps over occupied rocks lead, among these landings, no rock twice and never back to the start.

    Three rounds of neighbours are right except for a rock next to the start: it could be its own first step. Only those are looked at
    one by one: they need another first step than themselves.
    """
    occupied &= ~here
    first = around(here) & occupied
    ends = around(around(first) & occupied) & landing & ~here
    doubtful = ends & first
    while doubtful:
        end = doubtful & -doubtful
        doubtful ^= end
        if not around(around(end) & occupied) & first & ~end:
            ends ^= end
    return ends


def path(start: i64, end: i64, steps: i64, occupied: i64) -> list[str]:
    """The names of the rocks of one such walk, from start to end; none where there is no such walk. For people to see (CZ-C1)."""
    if steps == 0:
        return [NAMES[number(start)]] if start == end else []
    occupied &= ~start
    near = around(start) & occupied
    while near:
        rest = path(near & -near, end, steps - 1, occupied)
        if rest:
            return [NAMES[number(start)], *rest]
        near &= near - 1
    return []
