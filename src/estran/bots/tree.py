"""The tree of a Monte-Carlo search."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

NOTHING: Final = -1
"""No node: where a node has no child, or a child no sibling after it."""
ROOT: Final = 0


@final
class Tree:
    """Nodes in parallel vecs. A node is a choice: whose, which, how often it was made, and what came of it."""

    def __init__(self) -> None:
        self.child: vec[i64] = vec[i64]([NOTHING])
        """The choice after each that was added last; those before it are its siblings."""
        self.sibling: vec[i64] = vec[i64]([NOTHING])
        self.seat: vec[i64] = vec[i64]([NOTHING])
        self.action: vec[i64] = vec[i64]([NOTHING])
        self.visits: vec[i64] = vec[i64]([0])
        self.total: vec[float] = vec[float]([0.0])
        """The sum of the scores of the seat that made this choice, in games that went through it."""

    def add(self, node: i64, seat: i64, action: i64) -> i64:
        """A choice that can be made after a node, before those that it has."""
        new: i64 = len(self.visits)
        self.child = append(self.child, NOTHING)
        self.sibling = append(self.sibling, self.child[node])
        self.seat = append(self.seat, seat)
        self.action = append(self.action, action)
        self.visits = append(self.visits, 0)
        self.total = append(self.total, 0.0)
        self.child[node] = new
        return new

    def learn(self, path: vec[i64], scores: vec[float]) -> None:
        """Count a game that went down this path, and what each seat got in it."""
        for step in range(len(path)):
            node = path[step]
            self.visits[node] += 1
            if node != ROOT:
                self.total[node] += scores[self.seat[node]]

    def most_visited(self) -> i64:
        """The choice that was made most at the root."""
        pick = self.child[ROOT]
        other = self.sibling[pick]
        while other != NOTHING:
            if self.visits[other] > self.visits[pick]:
                pick = other
            other = self.sibling[other]
        return pick
