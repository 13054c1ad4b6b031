"""Alpha-beta search for open games of two: iterative deepening, a transposition table, move ordering, contempt for repetition."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ..core.bot import Bot
from ..core.budget import Budget, late
from ..core.chance import Chance
from ..core.lesson import WON, Lesson, settled
from ..core.state import WIDEST, State

INFINITY: Final = 2 * WON
DECIDED: Final = WON // 2
"""A worth beyond this is a win or a loss that the search has seen to its end."""
DEEPEST: Final = 60
SLOTS: Final = 2**16
NO_ACTION: Final = -1
LATE: Final = 4
"""Choices from this place on are looked at less deeply at first."""
FEW: Final = 2
"""With so few choices a search looks one step further."""

EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2


@final
class Table:
    """What a search has found out about positions: a slot each, the newest wins. Entries of earlier searches do not count."""

    def __init__(self) -> None:
        blank = [0] * SLOTS
        self.search: i64 = 0
        self._key: vec[i64] = vec[i64](blank)
        self._worth: vec[i64] = vec[i64](blank)
        self._kind: vec[i64] = vec[i64](blank)
        """(Number of the search * 64 + depth) * 4 + bound."""
        self._action: vec[i64] = vec[i64](blank)

    def knows(self, key: i64) -> bool:
        slot = key & (SLOTS - 1)
        return self._key[slot] == key and self._kind[slot] >> 8 == self.search

    def depth(self, key: i64) -> i64:
        return (self._kind[key & (SLOTS - 1)] >> 2) & 63

    def bound(self, key: i64) -> i64:
        return self._kind[key & (SLOTS - 1)] & 3

    def worth(self, key: i64) -> i64:
        return self._worth[key & (SLOTS - 1)]

    def action(self, key: i64) -> i64:
        return self._action[key & (SLOTS - 1)] if self.knows(key) else NO_ACTION

    def keep(self, key: i64, worth: i64, depth: i64, bound: i64, action: i64) -> None:
        slot = key & (SLOTS - 1)
        self._key[slot] = key
        self._worth[slot] = worth
        self._kind[slot] = (self.search * 64 + depth) * 4 + bound
        self._action[slot] = action


@final
class AlphaBeta(Bot):
    """Looks as deep as its budget of nodes or seconds allows."""

    def __init__(self, lesson: Lesson, actions: int, contempt: int = 300) -> None:
        self._lesson: Lesson = lesson
        self._contempt: i64 = contempt
        """How much less than an even position a draw is worth to the seat that thinks."""
        self.nodes: int = 0
        """Of the last search: its fingerprint."""
        self.depth: int = 0
        """The last depth that was searched to the end."""
        self._actions: i64 = actions
        self._table: Table = Table()
        self._history: vec[i64] = vec[i64]([0] * (2 * actions))
        """How often an action of a seat cut the search short, weighted by depth."""
        self._scratch: vec[i64] = vec[i64]([0] * WIDEST)
        self._arena: vec[i64] = vec[i64]([0] * (WIDEST * (DEEPEST + 4)))
        """The choices at each ply of the line that is looked at."""
        self._ranks: vec[i64] = vec[i64]([0] * (WIDEST * (DEEPEST + 4)))
        self._path: vec[i64] = vec[i64]([0] * (DEEPEST + 4))
        """The keys of the positions of the line that is looked at."""
        self._me: i64 = 0
        self._spent: i64 = 0
        self._limit: i64 = 0
        self._deadline: float = 0.0
        self._stopped: bool = False
        self._best: i64 = NO_ACTION
        self._luck: Chance = Chance()

    def choose(self, state: State, seat: int, budget: Budget, chance: Chance) -> int:
        self._me = seat
        self._spent = 0
        self._limit = budget.nodes
        self._deadline = budget.deadline()
        self._stopped = False
        self._luck = chance
        self._table.search += 1
        for n in range(len(self._history)):
            self._history[n] = 0
        best = state.legal(seat)[0]
        self.depth = 0
        for depth in range(1, DEEPEST):
            worth = self._search(state, depth, 0, -INFINITY, INFINITY)
            if self._best != NO_ACTION:
                best = self._best
            if self._stopped:
                break
            self.depth = depth
            if worth > DECIDED or worth < -DECIDED:
                break
        self.nodes = self._spent
        return best

    def _search(self, state: State, depth: i64, ply: i64, alpha: i64, beta: i64) -> i64:
        """What the position is worth to the seat to move, at least when between alpha and beta."""
        self._spent += 1
        seat = state.next_seat()
        key: i64 = state.key()
        table = self._table
        self._path[ply] = key
        if ply:
            if self._repeats(key, ply):
                return self._draw(seat)
            if self._is_known(key, depth, alpha, beta):
                return table.worth(key)
        else:
            self._best = NO_ACTION
        n = self._choices(state, seat, ply, table.action(key))
        if n <= FEW and ply < DEEPEST:
            depth += 1  # a line with little choice is cheap to follow, and where games are decided
        best: i64 = NO_ACTION
        most: i64 = -INFINITY
        floor = alpha
        for k in range(n):
            action = self._next(ply, k, n)
            worth = self._weigh(state, seat, action, depth, ply, floor, beta, k)
            if self._stopped:
                return most
            if worth > most:
                most = worth
                best = action
                if not ply:
                    self._best = action
                floor = max(floor, worth)
                if worth >= beta:
                    self._history[seat * self._actions + action] += depth * depth
                    break
        bound = AT_LEAST if most >= beta else (EXACT if most > alpha else AT_MOST)
        table.keep(key, most, depth, bound, best)
        return most

    def _is_known(self, key: i64, depth: i64, alpha: i64, beta: i64) -> bool:
        """Whether the table says all that is asked of a position."""
        table = self._table
        if not table.knows(key) or table.depth(key) < depth:
            return False
        worth, bound = table.worth(key), table.bound(key)
        return bound == EXACT or (bound == AT_LEAST and worth >= beta) or (bound == AT_MOST and worth <= alpha)

    def _weigh(self, state: State, seat: i64, action: i64, depth: i64, ply: i64, alpha: i64, beta: i64, place: i64) -> i64:
        """What an action is worth. After the first, choices are only asked whether they are better at all, late ones with a shorter look;
        one that says yes is looked at in full."""
        if place and depth > 2:
            worth = self._try(state, seat, action, depth - 1 if place >= LATE else depth, ply, alpha, alpha + 1)
            if worth <= alpha or self._stopped:
                return worth
        return self._try(state, seat, action, depth, ply, alpha, beta)

    def _try(self, state: State, seat: i64, action: i64, depth: i64, ply: i64, alpha: i64, beta: i64) -> i64:
        """What an action is worth to the seat that makes it."""
        after = state.clone()
        after.play(seat, action, self._luck)
        other = after.next_seat()
        if other < 0:
            self._spent += 1
            return self._ended(after, seat, ply)
        if other == seat and ply < DEEPEST:  # the turn goes on: part of the same move
            return self._search(after, depth, ply + 1, alpha, beta)
        if depth <= 1 or ply >= DEEPEST - 2:
            self._spent += 1
            return self._lesson.outlook(after, seat)
        if self._spent >= self._limit or (self._spent & 255 == 0 and late(self._deadline)):
            self._stopped = True
            return 0
        return -self._search(after, depth - 1, ply + 1, -beta, -alpha)

    def _ended(self, state: State, seat: i64, ply: i64) -> i64:
        """A win soon is worth more than one later; a draw a little less than nothing."""
        worth = settled(state, seat)
        if worth == 0:
            return self._draw(seat)
        return worth - ply if worth > 0 else worth + ply

    def _draw(self, seat: i64) -> i64:
        return -self._contempt if seat == self._me else self._contempt

    def _repeats(self, key: i64, ply: i64) -> bool:
        """The line has come back to a position of its own: it could go on so for ever."""
        for earlier in range(ply):
            if self._path[earlier] == key:
                return True
        return False

    # -- the order in which choices are looked at

    def _choices(self, state: State, seat: i64, ply: i64, first: i64) -> i64:
        n = state.fill(seat, self._scratch)
        base = ply * WIDEST
        for k in range(n):
            action = self._scratch[k]
            self._arena[base + k] = action
            if action == first:
                self._ranks[base + k] = 2**60
            else:
                history = self._history[seat * self._actions + action]
                self._ranks[base + k] = history * 4 + self._lesson.urgency(state, seat, action)
        return n

    def _next(self, ply: i64, k: i64, n: i64) -> i64:
        """Bring the highest of the choices not yet looked at to place k."""
        base = ply * WIDEST
        ranks = self._ranks
        arena = self._arena
        top = base + k
        for place in range(base + k + 1, base + n):
            if ranks[place] > ranks[top]:
                top = place
        action = arena[top]
        arena[top] = arena[base + k]
        ranks[top] = ranks[base + k]
        arena[base + k] = action
        return action
