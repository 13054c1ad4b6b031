"""What is fixed about crabs: owner, size, name, and the random numbers that positions are hashed with."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.bits import scrambled

OWNER: Final = vec[i64]([crab // 9 for crab in range(36)])
SIZE: Final = vec[i64]([crab // 3 % 3 for crab in range(36)])
KIND: Final = vec[i64]([crab // 3 for crab in range(36)])
"""Crabs of one kind, seat and size, cannot be told apart."""

HASH_OF_CRAB: Final = scrambled(1, 36 * 36 * 12)
"""By level, rock and kind."""
HASH_OF_TURN: Final = scrambled(2, 4)
HASH_OF_ALIVE: Final = scrambled(3, 16 * 4)


def crab_name(crab: i64) -> str:
    """Seat and size: 1L, 1M, 1S."""
    return f"{crab // 9 + 1}{'LMS'[crab // 3 % 3]}"
