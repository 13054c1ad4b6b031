"""Monte-Carlo tree search (UCT) for open games with any number of players: each seat looks after its own score."""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..core.bot import Bot
from ..core.budget import Budget, late
from ..core.chance import Chance
from ..core.lesson import WON, Lesson, look
from ..core.state import WIDEST, State
from .playout import playout

UNOPENED: Final = -1


@final
class Tree:
    """Nodes in parallel vecs. A node that was opened has its children side by side, and knows who chooses among them."""

    def __init__(self) -> None:
        self.opened: vec[i64] = vec[i64]([UNOPENED])
        """For each node its place in the three vecs below."""
        self.first: vec[i64] = vec[i64]([])
        self.width: vec[i64] = vec[i64]([])
        self.seat: vec[i64] = vec[i64]([])
        self.action: vec[i64] = vec[i64]([-1])
        self.visits: vec[i64] = vec[i64]([0])
        self.total: vec[float] = vec[float]([0.0])
        """The sum of the scores, in games through this node, of the seat that chose to come to it."""
        self._buffer: vec[i64] = vec[i64]([0] * WIDEST)

    def open(self, node: i64, state: State) -> None:
        seat = state.next_seat()
        buffer = self._buffer
        n: i64 = state.fill(seat, buffer) if seat >= 0 else 0
        self.opened[node] = len(self.first)
        self.first = append(self.first, len(self.visits))
        self.width = append(self.width, n)
        self.seat = append(self.seat, seat)
        k: i64 = 0
        while k < n:
            self.opened = append(self.opened, UNOPENED)
            self.action = append(self.action, buffer[k])
            self.visits = append(self.visits, 0)
            self.total = append(self.total, 0.0)
            k += 1

    def guess(self, node: i64, state: State, lesson: Lesson, trust: i64, chance: Chance) -> None:
        """Start the children of a node as if each had been tried `trust` times, for up to two fair shares by how good it looks."""
        place = self.opened[node]
        first = self.first[place]
        end = first + self.width[place]
        worths = vec[i64]([0] * int(end - first))
        low: i64 = 2 * WON
        high: i64 = -2 * WON
        for child in range(first, end):
            worth = look(state, self.seat[place], self.action[child], lesson, chance)
            worths[child - first] = worth
            low = min(low, worth)
            high = max(high, worth)
        span = float(int(high - low + 1))
        shares = 2.0 * float(int(trust)) / float(int(state.players))
        for child in range(first, end):
            self.visits[child] = trust
            self.total[child] = shares * float(int(worths[child - first] - low)) / span

    def best(self, node: i64, explore: float) -> i64:
        """The child to try next: one never tried, or the one of highest upper confidence bound."""
        place = self.opened[node]
        child = self.first[place]
        end = child + self.width[place]
        visits = self.visits
        total = self.total
        log = math.log(float(int(visits[node])) + 1.0)
        pick = child
        most = -1.0
        while child < end:
            tried = visits[child]
            if tried == 0:
                return child
            n = float(int(tried))
            bound = total[child] / n + explore * math.sqrt(log / n)
            if bound > most:
                most = bound
                pick = child
            child += 1
        return pick

    def learn(self, path: vec[i64], ended: State) -> None:
        """Count a game that went down this path."""
        self.visits[0] += 1
        for step in range(1, len(path)):
            chooser = self.seat[self.opened[path[step - 1]]]
            self.visits[path[step]] += 1
            self.total[path[step]] += ended.score(chooser)

    def most_visited(self) -> i64:
        """The child of the root that was tried most."""
        pick = self.first[0]
        for other in range(pick + 1, self.first[0] + self.width[0]):
            if self.visits[other] > self.visits[pick]:
                pick = other
        return pick


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
        path = vec[i64]([0])
        node: i64 = 0
        while True:
            if tree.opened[node] == UNOPENED:
                if tree.visits[node] == self._trust and node:
                    break
                tree.open(node, state)
                if self._lesson is not None:
                    tree.guess(node, state, self._lesson, self._trust, chance)
            place = tree.opened[node]
            if tree.width[place] == 0:
                break
            node = tree.best(node, self._explore)
            state.play(tree.seat[place], tree.action[node], chance)
            path = append(path, node)
        playout(state, chance, buffer)
        tree.learn(path, state)
