"""All hands that a seat can hold: two objects for Bateau and Soleil, four for the others (MC-11, MC-12)."""

from itertools import combinations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..rules.layout import OBJECTS
from ..rules.state import TRAPPERS


def _hands(size: int) -> list[int]:
    return [sum(2**thing for thing in hand) for hand in combinations(range(OBJECTS), size)]


PAIRS: Final = vec[i64](_hands(2))
FOURS: Final = vec[i64](_hands(4))
_PLACES: Final[dict[int, int]] = {hand: place for size in (2, 4) for place, hand in enumerate(_hands(size))}
PLACE: Final = vec[i64]([_PLACES.get(hand, -1) for hand in range(2**OBJECTS)])
"""PLACE[hand] is where a hand stands in its list."""


def hands_of(seat: i64) -> vec[i64]:
    return PAIRS if seat < TRAPPERS else FOURS
