"""The ways to the sea: how far it is from each space, with all that lies on the way."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.bits import BIT
from ..rules.board import (
    AHEAD,
    COLUMNS,
    CURRENT,
    INACCESSIBLE,
    KNOCK_OVER,
    NOWHERE,
    OBSTACLE,
    REEDS,
    SEA,
    SHELLS,
    SHORTCUT,
    Board,
)
from ..rules.setup import BUILT_BITS
from .weights import Weights

NONE: Final = vec[i64]()


@final
class Ways:
    def __init__(
        self, board: Board, weights: Weights, shell: i64 = 0, tokens: vec[i64] = NONE, built: vec[i64] = NONE, clean: bool = False
    ) -> None:
        """With the Adventure Pack, also: what a shell is worth, what each token takes off the way, obstacles that were built, and whether
        none has an effect."""
        self.board: Board = board
        self._shell: i64 = shell if shell else weights.shell
        self._tokens: vec[i64] = tokens
        self._built: vec[i64] = built
        self._clean: bool = clean
        self.left: vec[i64] = vec[i64]([0] * (SEA + 1))
        """From each cell: what is left to the sea along the best way."""
        self.enter: vec[i64] = vec[i64]([0] * (SEA + 1))
        """Of each cell: what it costs to enter it, besides the move."""
        for cell in range(board.rows * COLUMNS):
            self.enter[cell] = self._toll(cell, weights)
        for row in range(board.rows - 1, -1, -1):
            for odd in range(1, -1, -1):  # the odd columns lie nearer to the sea
                for column in range(odd, COLUMNS, 2):
                    self.left[row * COLUMNS + column] = self._left(row * COLUMNS + column, weights)

    def _toll(self, cell: i64, weights: Weights) -> i64:
        space = self.board.space(cell)
        toll: i64 = 0
        if space & OBSTACLE or self._is_built(cell):
            toll += 0 if self._clean else weights.card
        elif space & KNOCK_OVER:
            toll += weights.fall
        if space & SHELLS:
            toll -= self._shell
        if len(self._tokens) and self.board.token(cell) != NOWHERE:
            toll -= self._tokens[self.board.token(cell)]
        return toll

    def _is_built(self, cell: i64) -> bool:
        return len(self._built) > 0 and self._built[cell // BUILT_BITS] & BIT[cell % BUILT_BITS] != 0

    def _left(self, cell: i64, weights: Weights) -> i64:
        board = self.board
        if board.is_a(cell, INACCESSIBLE):
            return 100_000
        least: i64 = 100_000
        for direction in range(3):
            there = board.next(cell, direction)
            if there != NOWHERE and not (direction == AHEAD and board.is_a(there, REEDS)):
                least = min(least, self._beyond(there) + (weights.ahead if direction == AHEAD else weights.aslant))
        if board.is_a(cell, CURRENT):
            least = min(least, self._beyond(board.arrow(cell)) + weights.carried)
        if board.is_a(cell, SHORTCUT):
            least = min(least, self._beyond(board.arrow(cell)) + board.price(cell) * (weights.card + weights.toll))
        return least

    def _beyond(self, there: i64) -> i64:
        return self.left[there] + self.enter[there]
