"""What is laid out before the first turn and never changes: shared by all copies of a state."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from .beach import BATEAU, CELLS, DOWNHILL, HERMIT, SOLEIL, UPHILL

OBJECTS: Final = 12
NOTHING: Final = -1
WAYS: Final[list[list[int]]] = [[BATEAU, SOLEIL], [BATEAU, SOLEIL, HERMIT], [BATEAU, SOLEIL, DOWNHILL, UPHILL]]
"""Which crabs 2, 3 and 4 players have, by seat (MC-07)."""
HELD: Final = vec[i64]([2, 2, 4, 4])
"""How many object cards each seat draws: Bateau and Soleil two traps, the others four safe ones (MC-11, MC-12)."""


@final
class Layout:
    """The beach as it was dealt, and the options that the rules ask about."""

    def __init__(
        self, players: i64, cells: vec[i64], names: list[str], first: i64, start: i64, shrimps: i64, bait: i64, own_trap: i64
    ) -> None:
        self.way: vec[i64] = vec[i64](WAYS[int(players) - 2])
        """The way of each seat's crab."""
        self.cell: vec[i64] = cells
        """Where each object lies."""
        self.object: vec[i64] = vec[i64]([NOTHING] * CELLS)
        """Which object lies on each cell, or NOTHING."""
        for thing in range(OBJECTS):
            self.object[cells[thing]] = thing
        self.names: list[str] = names
        """What each object is called."""
        self.first: i64 = first
        """Who starts."""
        self.start: i64 = start
        """Where the crabs start (MC-08)."""
        self.shrimps: i64 = shrimps
        """How many shrimps there are beside the beach (MC-09)."""
        self.bait: i64 = bait
        """The cells on which shrimps lie (MC-31, MC-33)."""
        self.own_trap: i64 = own_trap
        """What it costs to stop on a trap of one's own (MC-L11)."""
