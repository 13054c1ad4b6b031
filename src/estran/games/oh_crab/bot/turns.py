"""Whole turns: all that a seat can make of one, orders of actions that come to the same counted once."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ....core.chance import Chance
from ....core.lesson import settled
from ....core.state import WIDEST
from ..rules.setup import ACTING, ACTIVE, HALF, OVER, PHASE, ROUND
from ..rules.state import OhCrab
from .adventure import sealed
from .lesson import OhCrabLesson
from .sense import Sense

ROOT: Final = 0
NOTHING: Final = -1


@final
class Turns:
    """A tree of what can be done until the turn ends. Nodes are in parallel vecs; its leaves are the turns."""

    def __init__(self, lesson: OhCrabLesson, most: int) -> None:
        self.lesson: OhCrabLesson = lesson
        self.sense: Sense = Sense(lesson)
        self.most: i64 = most
        """No more nodes than this are looked at."""
        self.parent: vec[i64] = vec[i64]([NOTHING])
        self.action: vec[i64] = vec[i64]([NOTHING])
        self.leaves: vec[i64] = vec[i64]([])
        self.worths: vec[i64] = vec[i64]([])
        """Of each leaf: what it is worth to the seat."""
        self.best: i64 = NOTHING
        """The leaf that is worth most."""
        self.worth: i64 = 0
        self.after: OhCrab | None = None
        """What it comes to, in the world and with the luck that were looked at; with the Adventure Pack in one that keeps things sealed."""
        self._seen: set[int] = set()
        self._buffer: vec[i64] = vec[i64]([0] * WIDEST)
        self._round: i64 = 0
        self._half: i64 = 0

    def explore(self, state: OhCrab, seat: i64, chance: Chance, rests: bool = True) -> None:
        """All turns from a moment of the seat's turn on, or all in which it does not rest. The state is left as it is."""
        self.sense.rests = rests
        self.parent = vec[i64]([NOTHING])
        self.action = vec[i64]([NOTHING])
        self.leaves = vec[i64]([])
        self.worths = vec[i64]([])
        self.best = NOTHING
        self.worth = -(2**60)
        self.after = None
        self._seen = set()
        self._round = state.table[ROUND]
        self._half = state.table[HALF]
        self._go_on(sealed(state, seat, chance) if state.setup.adventure else state, seat, ROOT, chance)

    def _go_on(self, state: OhCrab, seat: i64, node: i64, chance: Chance) -> None:
        n = self.sense.fill(state, seat, self._buffer)
        actions = self._buffer[:n]
        for action in actions:
            if len(self.parent) >= self.most and self.best != NOTHING:
                return
            after = state.clone()
            after.play(seat, action, chance)
            if after.setup.adventure and not self.is_over(after, seat):
                self.sense.answer_others(after, seat, chance)
            key = after.key()
            if key in self._seen:
                continue
            self._seen.add(key)
            if self.is_over(after, seat):
                self._leaf(after, seat, self._add(node, action))
            else:
                self._go_on(after, seat, self._add(node, action), chance)

    def _add(self, node: i64, action: i64) -> i64:
        self.parent = append(self.parent, node)
        self.action = append(self.action, action)
        return len(self.parent) - 1

    def _leaf(self, after: OhCrab, seat: i64, node: i64) -> None:
        worth = settled(after, seat) if after.table[PHASE] == OVER else self.lesson.worth(after, seat)
        self.leaves = append(self.leaves, node)
        self.worths = append(self.worths, worth)
        if worth > self.worth:
            self.worth = worth
            self.best = node
            self.after = after

    def is_over(self, after: OhCrab, seat: i64) -> bool:
        """Whether the turn is over that was looked at."""
        if after.table[PHASE] != ACTING or after.table[ACTIVE] != seat:
            return True
        return after.table[ROUND] != self._round or after.table[HALF] != self._half

    def line(self, leaf: i64) -> list[int]:
        """The actions that lead to a leaf."""
        found: list[int] = []
        node = leaf
        while node != ROOT:
            found.append(int(self.action[node]))
            node = self.parent[node]
        found.reverse()
        return found
