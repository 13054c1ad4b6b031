"""What Crabz teaches a search: freedom to move, and crabs that are not covered."""

from typing import final

from mypy_extensions import i64

from ...core.bits import BIT, count
from ...core.lesson import Lesson
from ...core.state import State
from .rules.actions import KEEP, TO
from .rules.crabs import OWNER, SIZE
from .rules.state import Crabz


@final
class CrabzLesson(Lesson):
    def worth(self, state: State, seat: i64) -> i64:
        """Own landings minus those of the others still in the game, plus twice the own visible crabs."""
        assert isinstance(state, Crabz)
        worth = 2 * count(state.visible(seat))
        for other in range(state.players):
            if other == seat:
                worth += mobility(state, other)
            elif state.alive & BIT[other]:
                worth -= mobility(state, other)
        return worth

    def outlook(self, state: State, seat: i64) -> i64:
        """Weights fitted on the results of 3,000 games: a crab that is not washed away counts even when covered."""
        assert isinstance(state, Crabz)
        worth = prospects(state, seat)
        for other in range(state.players):
            if other != seat and state.alive & BIT[other]:
                worth -= prospects(state, other)
        return worth

    def urgency(self, state: State, seat: i64, action: i64) -> i64:
        """Cover an opponent's crab first, a large one before a small one; one's own last."""
        assert isinstance(state, Crabz)
        if action >= KEEP:
            return 0
        covered = state.top(TO[action])
        value = 3 - SIZE[covered]
        return -value if OWNER[covered] == seat else value


def mobility(state: Crabz, seat: i64) -> i64:
    """How many moves a seat would have if it were its turn."""
    large, medium, small = moves_by_size(state, seat)
    return large + medium + small


def prospects(state: Crabz, seat: i64) -> i64:
    large, medium, small = moves_by_size(state, seat)
    visible_large = count(state.visible(seat) & ~(state.small | state.medium))
    worth = 46 * state.left(seat) + 33 * visible_large + 11 * large + 6 * (medium + small)
    for moves in (large, medium, small):
        if moves:
            worth += 36  # a size that can move
    return worth


def moves_by_size(state: Crabz, seat: i64) -> tuple[i64, i64, i64]:
    """The landings of a seat's large, medium and small crabs."""
    visible = state.visible(seat)
    large: i64 = 0
    medium: i64 = 0
    small: i64 = 0
    while visible:
        here = visible & -visible
        visible ^= here
        landings = count(state.landings(here))
        if here & state.small:
            small += landings
        elif here & state.medium:
            medium += landings
        else:
            large += landings
    return large, medium, small
