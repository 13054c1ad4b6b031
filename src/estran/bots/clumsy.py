"""A bot that a child can beat, and learn from."""

from typing import final

from ..core.bot import Bot
from ..core.budget import Budget
from ..core.chance import Chance
from ..core.lesson import Lesson
from ..core.state import State
from .greedy import Greedy
from .random import Random


@final
class Clumsy(Bot):
    """Half of the time it looks one step ahead; half of the time it just does something."""

    def __init__(self, lesson: Lesson) -> None:
        self._careful: Greedy = Greedy(lesson)
        self._careless: Random = Random()

    def choose(self, state: State, seat: int, budget: Budget, chance: Chance) -> int:
        if chance.below(2):
            return self._careful.choose(state, seat, budget, chance)
        return self._careless.choose(state, seat, budget, chance)
