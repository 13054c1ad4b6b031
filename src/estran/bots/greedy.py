"""One look ahead."""

from typing import final

from ..core.bot import Bot
from ..core.budget import Budget
from ..core.chance import Chance
from ..core.lesson import Lesson, look
from ..core.state import State


@final
class Greedy(Bot):
    """The action after which the position is worth most by the game's own lesson; one of the best by chance."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson: Lesson = lesson

    def choose(self, state: State, seat: int, budget: Budget, chance: Chance) -> int:
        best: list[int] = []
        most = -(2**60)
        for action in state.legal(seat):
            worth: int = look(state, seat, action, self.lesson, chance)
            if worth > most:
                best = [action]
                most = worth
            elif worth == most:
                best.append(action)
        return best[chance.below(len(best))]
