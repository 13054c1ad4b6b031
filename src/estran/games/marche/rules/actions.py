"""What can be decided, as numbers: the cell on which a tourteau appears, then the cell to which the crabs move, or that they stay."""

from typing import Final

APPEAR: Final = 0
"""APPEAR + cell."""
MOVE: Final = 36
"""MOVE + cell."""
STAY: Final = 72
ACTIONS: Final = 73

# What is owed now.
OVER: Final = 0
A_TOURTEAU: Final = 1
A_MOVE: Final = 2

# Why it is over.
WON: Final = 1
CAUGHT: Final = 2
CROWDED: Final = 3
GIVEN_UP: Final = 4
