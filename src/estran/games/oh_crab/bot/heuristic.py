"""The quick bot: looks at all that it can make of its turn, and takes what leaves it best placed in the race."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.bits import BIT, count
from ....core.bot import Bot
from ....core.budget import Budget
from ....core.chance import Chance, Quick
from ....core.state import State
from ..rules.actions import ACTING, PLACING, PLAN, PLANNING
from ..rules.cards import NO_CARD
from ..rules.setup import DISCARDED, HAND, PLANNED, POOL, PURSE, SECRET, SLOT, WHERE
from ..rules.state import NO_CRAB, OhCrab
from .lesson import OhCrabLesson
from .turns import Turns

MOST: Final = 400


@final
class Heuristic(Bot):
    def __init__(self, lesson: OhCrabLesson) -> None:
        self.lesson: OhCrabLesson = lesson
        self.turns: Turns = Turns(lesson, MOST)
        self._plan: dict[int, int] = {}
        """What it means to do next in the turn that it has planned, by what it then knows."""

    def choose(self, state: State, seat: int, budget: Budget, chance: Chance) -> int:
        assert isinstance(state, OhCrab)
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        mark = known(state, seat)
        if state.phase == ACTING and state.active == seat:
            planned = self._plan.get(mark, -1)
            if planned in actions:
                return planned
        luck = Quick(mark)
        world = state.sample(seat, luck)
        if state.phase == PLANNING:
            return self._card(world, seat, actions, luck)
        if state.phase == PLACING:
            return self._place(world, seat, actions, luck)
        if state.active != seat:  # the prototype asks who is pushed onto an obstacle
            return self._loss(world, seat)
        return self._turn(world, seat, luck)

    def _turn(self, world: OhCrab, seat: i64, luck: Chance) -> int:
        """Find the best turn, and note what to do when."""
        self.turns.explore(world, seat, luck)
        line = self.turns.line(self.turns.best)
        self._plan = {}
        state = world.clone()
        for action in line:
            self._plan[known(state, seat)] = action
            if action not in state.legal(seat):  # luck fell otherwise
                break
            state.play(seat, action, luck)
        return line[0]

    def _card(self, world: OhCrab, seat: i64, actions: list[int], luck: Chance) -> int:
        """The card with which the turn would go best if it began now."""
        best = actions[0]
        most: i64 = -(2**60)
        for action in actions:
            self.turns.explore(imagined(world, seat, action - PLAN, luck), seat, luck)
            if self.turns.worth > most:
                most = self.turns.worth
                best = action
        return best

    def _place(self, world: OhCrab, seat: i64, actions: list[int], luck: Chance) -> int:
        best = actions[0]
        most: i64 = -(2**60)
        for action in actions:
            after = world.clone()
            after.play(seat, action, luck)
            worth = self.lesson.worth(after, seat)
            if worth > most:
                most = worth
                best = action
        return best

    def _loss(self, world: OhCrab, seat: i64) -> int:
        buffer = vec[i64]([0] * 64)
        self.turns.sense.fill(world, seat, buffer)
        return int(buffer[0])


def imagined(world: OhCrab, seat: i64, card: i64, luck: Chance) -> OhCrab:
    """The seat's turn as if it began now with this card, and the others had planned any."""
    state = world.clone()
    for other in range(state.players):
        if other != seat and state.pending_mask() & BIT[other]:
            hand = state.legal(other)
            state.play(other, hand[luck.below(len(hand))], luck)
    state.table[HAND + seat] ^= BIT[card]
    state.table[PLANNED + seat] = card
    state.phase = ACTING
    state.active = seat
    state.begun = False
    state.ending = False
    state.ready = 0
    state.extra_used = False
    state.reckless = False
    for icon in range(4):
        state.table[POOL + icon] = 0
    state.crab = seat
    if state.players == 2:
        state.crab = NO_CRAB if state.half == 0 else 2 * seat + (1 if state.tired & BIT[2 * seat] else 0)
    return state


def known(state: OhCrab, seat: i64) -> i64:
    """A number for all that a seat knows."""
    table = state.table
    digest: i64 = 1
    for crab in range(state.crabs):
        digest = _mixed(digest, table[WHERE + crab])
    for other in range(state.players):
        held = table[HAND + other]
        planned = table[PLANNED + other]
        if other != seat:
            if planned != NO_CARD:
                held |= BIT[planned]
            secret = table[SECRET + other]
            held ^= secret
            digest = _mixed(digest, count(secret) * 2 + (1 if planned != NO_CARD else 0))
        else:
            digest = _mixed(digest, planned + 1)
        digest = _mixed(digest, held)
        digest = _mixed(digest, table[DISCARDED + other])
        digest = _mixed(digest, table[PURSE + other])
    digest = _mixed(digest, state.track_heap(seat))
    for place in range(SLOT, POOL + 4):
        digest = _mixed(digest, table[place])
    digest = _mixed(digest, state.steps.digest())
    digest = _mixed(digest, state.ready)
    flags = 1 * state.chef_used + 2 * state.begun + 4 * state.ending + 8 * state.extra_used + 16 * state.reckless
    turn = state.phase + 4 * state.active + 32 * (state.crab + 1) + 256 * state.down + 2**14 * state.half + 2**15 * state.chef
    return _mixed(_mixed(digest, flags + 32 * turn), state.round)


def _mixed(digest: i64, number: i64) -> i64:
    digest = ((digest ^ (number & 0x3FFF_FFFF)) * 16777619 + 1) & 0x3FFF_FFFF
    digest = (((digest ^ (digest >> 15)) ^ ((number >> 30) & 0x3FFF_FFFF)) * 16777619 + 1) & 0x3FFF_FFFF
    return digest ^ (digest >> 15)
