"""The bot that any of the others should beat."""

from typing import final

from ..core.bot import Bot
from ..core.budget import Budget
from ..core.chance import Chance
from ..core.state import State


@final
class Random(Bot):
    """Any legal action, each as likely as the others."""

    def choose(self, state: State, seat: int, budget: Budget, chance: Chance) -> int:
        actions = state.legal(seat)
        return actions[chance.below(len(actions))]
