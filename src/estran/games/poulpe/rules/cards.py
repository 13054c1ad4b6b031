"""Cards as numbers. A kind is species * 12 + rank, and there are two cards of each of the 24 kinds (CP-06).

A heap of cards whose order does not matter is one number: two bits a kind hold how many there are. Adding and taking away heaps is adding
and subtracting; a mask of three (both bits) a kind picks out kinds.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.chance import Chance

RANKS: Final = 12
KINDS: Final = 24
ALIKE: Final = 2
"""How many cards of each kind there are."""
ALPHA: Final = 0
OMEGA: Final = 11
SPECIES_NAMES: Final[list[str]] = ["crab", "octopus"]
RANK_NAMES: Final[list[str]] = ["alpha", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "omega"]
CARD_NAMES: Final[list[str]] = [letter + rank for letter in "cp" for rank in RANK_NAMES]
"""c for crab, p for poulpe."""

CARD: Final = vec[i64]([4**kind for kind in range(KINDS)])
"""One card of a kind, as a heap."""
OF_SPECIES: Final = vec[i64]([4**RANKS - 1, (4**RANKS - 1) * 4**RANKS])
"""Masks: all kinds of a species."""
SPECIES: Final = vec[i64]([kind // RANKS for kind in range(KINDS)])
RANK: Final = vec[i64]([kind % RANKS for kind in range(KINDS)])
PACK: Final = (4**KINDS - 1) // 3 * ALIKE
"""Every card of the game."""
FROM_RANK: Final = vec[i64]([sum(3 * 4**kind for kind in range(KINDS) if kind % RANKS >= rank) for rank in range(RANKS + 1)])
"""Masks: both species, this rank and higher."""

_ODD: Final = 0x5555_5555_5555
_PAIRS: Final = 0x3333_3333_3333
_BYTES: Final = 0x0F0F_0F0F_0F0F


def size(heap: i64) -> i64:
    """How many cards a heap has: its two-bit fields added up, neighbours first."""
    fours = (heap & _PAIRS) + ((heap >> 2) & _PAIRS)
    eights = (fours + (fours >> 4)) & _BYTES
    three = (eights & 0xFF_FFFF) + (eights >> 24)
    return (three + (three >> 8) + (three >> 16)) & 0xFF


def count(heap: i64, kind: i64) -> i64:
    return (heap >> (2 * kind)) & 3


def pick(heap: i64, chance: Chance) -> i64:
    """The kind of a random card of a heap that is not empty, every card as likely as the others."""
    place = chance.below(size(heap))
    kind: i64 = 0
    while place >= heap & 3:
        place -= heap & 3
        heap >>= 2
        kind += 1
    return kind


def pairs(heap: i64) -> i64:
    """One card of each kind of which there are two."""
    return (heap >> 1) & _ODD


def names(heap: i64) -> list[str]:
    """The cards of a heap by name, in order."""
    found: list[str] = []
    kind: i64 = 0
    while heap:
        for _ in range(heap & 3):
            found.append(CARD_NAMES[kind])
        heap >>= 2
        kind += 1
    return found


def species_name(kind: i64) -> str:
    return SPECIES_NAMES[SPECIES[kind]]
