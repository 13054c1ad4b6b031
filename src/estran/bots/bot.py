"""The interface of every bot."""

from mypy_extensions import mypyc_attr

from ..core.budget import Budget
from ..core.chance import Chance
from ..core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is not a person."""

    def choose(self, state: State, seat: int, budget: Budget, chance: Chance) -> int:
        """Choose one of the seat's legal actions. The state is a `sample(seat)`, never the true one, and the bot's to spoil."""
        raise TypeError(f"{type(self).__name__} does not define choose()")
