"""Information-set Monte-Carlo tree search, for games in which something is hidden, with any number of players.

Every simulation draws a world anew from those that the seat cannot tell apart. All worlds share one tree, whose nodes are choices; a choice
competes only in worlds in which it can be made, so it counts how often it was available (Cowling, Powley and Whitehouse, 2012).
"""

import math
from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..core.bot import Bot
from ..core.budget import Budget, late
from ..core.chance import Chance
from ..core.lesson import ENDLESS, Lesson
from ..core.state import WIDEST, State
from .playout import led_playout
from .tree import NOTHING, ROOT, Tree


@final
class Ismcts(Bot):
    """Each seat looks after its own score, as in UCT. The game's lesson leads: what to try first, and how far to play on."""

    def __init__(self, lesson: Lesson, actions: int, explore: float = 0.5) -> None:
        self._lesson: Lesson = lesson
        self._explore: float = explore
        self.nodes: int = 0
        """Of the last search: its fingerprint."""
        self._buffer: vec[i64] = vec[i64]([0] * WIDEST)
        self._stamps: vec[i64] = vec[i64]([0] * actions)
        """Of each action: when it was last found to be available."""
        self._now: i64 = 0
        self.available: vec[i64] = vec[i64]([0])
        """Of each node: in how many games that came by it could be chosen."""

    def choose(self, state: State, seat: int, budget: Budget, chance: Chance) -> int:
        self.nodes = 0
        if state.fill(seat, self._buffer) == 1:  # nothing to think about
            return int(self._buffer[0])
        tree = self.search(state, seat, budget, chance)
        return int(tree.action[tree.most_visited()])

    def search(self, state: State, seat: int, budget: Budget, chance: Chance) -> Tree:
        tree = Tree()
        self.available = vec[i64]([0])
        deadline = budget.deadline()
        done: i64 = 0
        while done == 0 or (done < budget.simulations and len(tree.visits) < budget.nodes):
            self._simulate(tree, state.sample(seat, chance), seat, chance)
            done += 1
            if done & 63 == 0 and late(deadline):
                break
        self.nodes = len(tree.visits)
        return tree

    def _simulate(self, tree: Tree, world: State, seat: i64, chance: Chance) -> None:
        """Go down the tree to a choice never made before, then play on."""
        path = vec[i64]([ROOT])
        node: i64 = ROOT
        while seat >= 0:
            node = self._next(tree, world, node, seat, chance)
            world.play(seat, tree.action[node], chance)
            path = append(path, node)
            if tree.visits[node] == 0:
                break
            seat = world.next_seat()
        tree.learn(path, self._outcome(world, chance))

    def _outcome(self, world: State, chance: Chance) -> vec[float]:
        """What each seat gets in a playout to the end. With a lesson that hopes: the mean of what it hopes now, and a little later."""
        horizon = self._lesson.horizon()
        if horizon == ENDLESS:
            led_playout(world, horizon, self._lesson, chance, self._buffer)
            return self._scores(world)
        now = self._scores(world)
        led_playout(world, horizon, self._lesson, chance, self._buffer)
        later = self._scores(world)
        for seat in range(world.players):
            later[seat] = (now[seat] + later[seat]) / 2.0
        return later

    def _scores(self, world: State) -> vec[float]:
        over = world.next_seat() < 0
        scores = vec[float]([])
        for seat in range(world.players):
            scores = append(scores, world.score(seat) if over else self._lesson.hope(world, seat))
        return scores

    def _next(self, tree: Tree, world: State, node: i64, seat: i64, chance: Chance) -> i64:
        """Of the choices that this world offers: one never made before, or the one of highest upper confidence bound."""
        n = world.fill(seat, self._buffer)
        self._now += 1
        now = self._now
        stamps = self._stamps
        for k in range(n):
            stamps[self._buffer[k]] = now
        known: i64 = 0
        pick: i64 = NOTHING
        most = -1.0
        child = tree.child[node]
        while child != NOTHING:
            if stamps[tree.action[child]] == now and tree.seat[child] == seat:
                stamps[tree.action[child]] = 0
                known += 1
                self.available[child] += 1
                made = float(int(tree.visits[child]))
                bound = tree.total[child] / made + self._explore * math.sqrt(math.log(float(int(self.available[child]))) / made)
                if bound > most:
                    most = bound
                    pick = child
            child = tree.sibling[child]
        return pick if known == n else self._new(tree, world, node, seat, n, chance)

    def _new(self, tree: Tree, world: State, node: i64, seat: i64, n: i64, chance: Chance) -> i64:
        """Add one of the choices that are not in the tree yet: one of the most urgent, by chance."""
        pick: i64 = NOTHING
        most: i64 = 0
        alike: i64 = 0
        for k in range(n):
            action = self._buffer[k]
            if self._stamps[action] == self._now:
                urgency = self._lesson.urgency(world, seat, action)
                if pick == NOTHING or urgency > most:
                    pick = action
                    most = urgency
                    alike = 1
                elif urgency == most:
                    alike += 1
                    if chance.below(alike) == 0:
                        pick = action
        self.available = append(self.available, 1)
        return tree.add(node, seat, pick)
