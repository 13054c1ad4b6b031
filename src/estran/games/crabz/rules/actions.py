"""What can be decided, as numbers: a move is from * 36 + to; then the group to keep, by its first rock; then a crab to place."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

KEEP: Final = 36 * 36
PLACE: Final = 36 * 37
"""PLACE + size * 36 + rock."""
ACTIONS: Final = 36 * 40
FROM: Final = vec[i64]([action // 36 for action in range(KEEP)])
TO: Final = vec[i64]([action % 36 for action in range(KEEP)])

# What is owed now.
OVER: Final = 0
A_MOVE: Final = 1
A_GROUP: Final = 2
A_PLACE: Final = 3

# Why it is over.
LAST: Final = 1
REPEATED: Final = 2
AGREED: Final = 3
