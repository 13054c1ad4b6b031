"""The bot that imagines how games go on: information-set Monte-Carlo search over whole turns.

A turn is one choice: all turns that come to different things are found first, and the most promising compete. Every simulation draws a
world anew from those that the seat cannot tell apart, plays a turn (or plans a card) in it, and lets everybody play on for a while. All
that compete are tried in the same worlds, and the worse half of them is left aside, again and again.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.bits import BIT
from ....core.bot import Bot
from ....core.budget import Budget, late
from ....core.chance import Chance, Quick
from ....core.state import WIDEST, State
from ..rules.actions import ACTING, OVER, PLACING, PLAN, PLANNING
from ..rules.cards import NO_CARD
from ..rules.setup import HAND, PLANNED
from ..rules.state import OhCrab
from .heuristic import Heuristic, known
from .lesson import OhCrabLesson
from .turns import Turns

COMPETING: Final = 12
AHEAD: Final = 1
"""So many rounds after this one are imagined."""


@final
class TurnSearch(Bot):
    def __init__(self, lesson: OhCrabLesson) -> None:
        self.lesson: OhCrabLesson = lesson
        self.competing: i64 = COMPETING
        self.ahead: i64 = AHEAD
        self.whim: i64 = 60
        self._turns: Turns = Turns(lesson, 1500)
        self._imagined: Turns = Turns(lesson, 120)
        self._quick: Heuristic = Heuristic(lesson)
        self._plan: dict[int, int] = {}
        self._buffer: vec[i64] = vec[i64]([0] * WIDEST)
        self.worths: list[float] = []

    def choose(self, state: State, seat: int, budget: Budget, chance: Chance) -> int:
        assert isinstance(state, OhCrab)
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        if state.phase == PLACING or (state.phase == ACTING and state.active != seat):
            return self._quick.choose(state, seat, budget, chance)
        mark = known(state, seat)
        if state.phase == PLANNING:
            lines = [[action] for action in actions]
        else:
            planned = self._plan.get(mark, -1)
            if planned in actions:
                return planned
            lines = self._lines(state, seat, chance)
        line = lines[self._best(state, seat, lines, budget, chance)]
        self._note(state, seat, line, chance)
        return line[0]

    def _lines(self, state: OhCrab, seat: i64, chance: Chance) -> list[list[int]]:
        """The turns that promise most."""
        turns = self._turns
        turns.explore(state.sample(seat, chance), seat, chance)
        ranked = sorted([(-int(turns.worths[n]), int(turns.leaves[n])) for n in range(len(turns.leaves))])
        return [turns.line(leaf) for _, leaf in ranked[: self.competing]]

    def _note(self, state: OhCrab, seat: i64, line: list[int], chance: Chance) -> None:
        self._plan = {}
        world = state.sample(seat, chance)
        for action in line:
            if world.phase != state.phase or world.active != state.active or action not in world.legal(seat):
                break
            self._plan[known(world, seat)] = action
            world.play(seat, action, chance)

    def _best(self, state: OhCrab, seat: i64, lines: list[list[int]], budget: Budget, chance: Chance) -> int:
        left = [n for n in range(len(lines))]
        total = [0.0] * len(lines)
        tried = 0
        halvings = max(1, len(lines).bit_length())
        simulations = int(budget.simulations) // 2
        deadline = budget.deadline()
        while len(left) > 1:
            each = max(1, simulations // halvings // len(left))
            for _ in range(each):
                seed = int(chance.below(2**31))
                for n in left:
                    total[n] += self._simulate(state, seat, lines[n], Quick(seed))
                tried += 1
                if late(deadline):
                    break
            ranked = sorted([(-total[n], n) for n in left])
            left = [n for _, n in ranked[: (len(ranked) + 1) // 2]]
        return left[0]

    def _simulate(self, state: OhCrab, seat: i64, line: list[int], luck: Chance) -> float:
        world = state.sample(seat, luck)
        self._guess(world, seat, luck)
        last = world.round + self.ahead
        phase = world.phase
        for action in line:
            if world.phase != phase or (phase == ACTING and world.active != seat):
                break
            n = world.fill(seat, self._buffer)
            legal = False
            for k in range(n):
                if self._buffer[k] == action:
                    legal = True
            if not legal:
                break
            world.play(seat, action, luck)
        self.play_on(world, last, luck)
        return world.score(seat) if world.phase == OVER else self.lesson.hope(world, seat)

    def _guess(self, world: OhCrab, seat: i64, luck: Chance) -> None:
        """Others have planned what suits them, more or less."""
        table = world.table
        for other in range(world.players):
            if other != seat and table[PLANNED + other] != NO_CARD:
                heap = table[HAND + other] | BIT[table[PLANNED + other]]
                card = self.suited(world, other, heap, luck)
                table[PLANNED + other] = card
                table[HAND + other] = heap ^ BIT[card]

    def suited(self, world: OhCrab, seat: i64, heap: i64, luck: Chance) -> i64:
        deck = self.lesson.deck(world)
        sense = self._turns.sense
        west = sense.west(world, seat)
        east = sense.east(world, seat)
        best: i64 = NO_CARD
        most: i64 = -1
        for card in range(56):
            if heap & BIT[card]:
                gain = deck.gain(card, west, east) + luck.below(self.whim)
                if gain > most:
                    most = gain
                    best = card
        return best

    def play_on(self, world: OhCrab, last: i64, luck: Chance) -> None:
        """Everybody plays on to the end of a round."""
        turns = self._imagined
        while world.phase != OVER and world.round <= last:
            seat = world.next_seat()
            if world.phase == PLANNING:
                world.play(seat, PLAN + self.suited(world, seat, world.table[HAND + seat], luck), luck)
            elif world.active != seat:
                turns.sense.fill(world, seat, self._buffer)
                world.play(seat, self._buffer[0], luck)
            else:
                turns.explore(world, seat, luck)
                for action in turns.line(turns.best):
                    if action not in world.legal(seat):
                        break
                    world.play(seat, action, luck)
                    if turns.is_over(world, seat):
                        break
