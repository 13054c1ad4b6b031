"""Monte-Carlo tree search (UCT) for open games with any number of players: each seat looks after its own score."""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..core.budget import Budget, late
from ..core.chance import Chance
from ..core.lesson import WON, Lesson, look
from ..core.state import WIDEST, State
from .bot import Bot
from .playout import playout

UNEXPANDED: Final = -1


@final
class Tree:
    """Nodes in parallel vecs; the children of a node are neighbours. A node remembers who chose to come to it."""

    def __init__(self) -> None:
        self.first: vec[i64] = vec[i64]([UNEXPANDED])
        self.width: vec[i64] = vec[i64]([0])
        self.action: vec[i64] = vec[i64]([-1])
        self.mover: vec[i64] = vec[i64]([0])
        self.visits: vec[i64] = vec[i64]([0])
        self.total: vec[float] = vec[float]([0.0])
        """The sum of the scores that the mover got in games through this node."""
        self._buffer: vec[i64] = vec[i64]([0] * WIDEST)

    def expand(self, node: i64, state: State) -> None:
        seat = state.next_seat()
        buffer = self._buffer
        n: i64 = state.fill(seat, buffer) if seat >= 0 else 0
        self.first[node] = len(self.visits)
        self.width[node] = n
        k: i64 = 0
        while k < n:
            self.first = append(self.first, UNEXPANDED)
            self.width = append(self.width, 0)
            self.action = append(self.action, buffer[k])
            self.mover = append(self.mover, seat)
            self.visits = append(self.visits, 0)
            self.total = append(self.total, 0.0)
            k += 1

    def guess(self, node: i64, state: State, lesson: Lesson, trust: i64, chance: Chance) -> None:
        """Start the children of a node as if each had been tried `trust` times, for up to two fair shares by how good it looks."""
        first = self.first[node]
        end = first + self.width[node]
        worths = vec[i64]([0] * int(end - first))
        low: i64 = 2 * WON
        high: i64 = -2 * WON
        for child in range(first, end):
            worth = look(state, self.mover[child], self.action[child], lesson, chance)
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
        child = self.first[node]
        end = child + self.width[node]
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

    def most_visited(self) -> i64:
        child = self.first[0]
        pick = child
        for other in range(child + 1, child + self.width[0]):
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
            if tree.first[node] == UNEXPANDED:
                if tree.visits[node] == self._trust and node:
                    break
                tree.expand(node, state)
                if self._lesson is not None:
                    tree.guess(node, state, self._lesson, self._trust, chance)
            if tree.width[node] == 0:
                break
            node = tree.best(node, self._explore)
            state.play(tree.mover[node], tree.action[node], chance)
            path = append(path, node)
        playout(state, chance, buffer)
        for step in path:
            tree.visits[step] += 1
            tree.total[step] += state.score(tree.mover[step])
