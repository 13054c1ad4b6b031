"""Monte-Carlo tree search (UCT) for open games with any number of players: each seat looks after its own score."""

import math
from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..core.bot import Bot
from ..core.budget import Budget, late
from ..core.chance import Chance
from ..core.lesson import WON, Lesson, look
from ..core.state import WIDEST, State
from .playout import playout
from .tree import NOTHING, ROOT, Tree


@final
class Mcts(Bot):
    """UCT with random playouts to the end. Plain by default; with a lesson, new nodes start from what it says of them."""

    def __init__(self, lesson: Lesson | None = None, trust: int = 0, explore: float = 1.4) -> None:
        self._lesson: Lesson | None = lesson
        self._trust: i64 = trust
        self._explore: float = explore
        self.nodes: int = 0
        """Of the last search: its fingerprint."""

    def choose(self, state: State, seat: int, budget: Budget, chance: Chance) -> int:
        tree = self.search(state, budget, chance)
        return int(tree.action[tree.most_visited()])

    def search(self, state: State, budget: Budget, chance: Chance) -> Tree:
        tree = Tree()
        buffer = vec[i64]([0] * WIDEST)
        deadline = budget.deadline()
        done: i64 = 0
        while done == 0 or (done < budget.simulations and len(tree.visits) < budget.nodes):
            self._simulate(tree, state.clone(), chance, buffer)
            done += 1
            if done & 63 == 0 and late(deadline):
                break
        self.nodes = len(tree.visits)
        return tree

    def _simulate(self, tree: Tree, state: State, chance: Chance, buffer: vec[i64]) -> None:
        path = vec[i64]([ROOT])
        node: i64 = ROOT
        while True:
            if tree.child[node] == NOTHING:
                if tree.visits[node] == self._trust and node != ROOT:
                    break
                self._open(tree, node, state, buffer)
                if tree.child[node] == NOTHING:
                    break
                if self._lesson is not None:
                    self._guess(tree, node, state, self._lesson, chance)
            node = self._best(tree, node)
            state.play(tree.seat[node], tree.action[node], chance)
            path = append(path, node)
        playout(state, chance, buffer)
        scores = vec[float]([])
        for seat in range(state.players):
            scores = append(scores, state.score(seat))
        tree.learn(path, scores)

    def _open(self, tree: Tree, node: i64, state: State, buffer: vec[i64]) -> None:
        """Add all choices that there are after a node, the last first."""
        seat = state.next_seat()
        k: i64 = state.fill(seat, buffer) if seat >= 0 else 0
        while k > 0:
            k -= 1
            tree.add(node, seat, buffer[k])

    def _guess(self, tree: Tree, node: i64, state: State, lesson: Lesson, chance: Chance) -> None:
        """Start the choices after a node as if each had been tried a few times, for up to two fair shares by how good it looks."""
        low: i64 = 2 * WON
        high: i64 = -2 * WON
        child = tree.child[node]
        while child != NOTHING:
            worth = look(state, tree.seat[child], tree.action[child], lesson, chance)
            tree.total[child] = float(int(worth))
            low = min(low, worth)
            high = max(high, worth)
            child = tree.sibling[child]
        span = float(int(high - low + 1))
        shares = 2.0 * float(int(self._trust)) / float(int(state.players))
        child = tree.child[node]
        while child != NOTHING:
            tree.visits[child] = self._trust
            tree.total[child] = shares * (tree.total[child] - float(int(low))) / span
            child = tree.sibling[child]

    def _best(self, tree: Tree, node: i64) -> i64:
        """The choice to try next: one never tried, or the one of highest upper confidence bound."""
        visits = tree.visits
        total = tree.total
        log = math.log(float(int(visits[node])) + 1.0)
        pick: i64 = NOTHING
        most = -1.0
        sibling = tree.sibling
        child = tree.child[node]
        while child != NOTHING:
            tried = visits[child]
            if tried == 0:
                return child
            n = float(int(tried))
            bound = total[child] / n + self._explore * math.sqrt(log / n)
            if bound > most:
                most = bound
                pick = child
            child = sibling[child]
        return pick
