"""The interface of every bot: those that play any game live in `estran.bots`, those of one game in its folder."""

from mypy_extensions import mypyc_attr

from .budget import Budget
from .chance import Chance
from .refusal import Reason
from .state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is not a person."""

    def choose(self, state: State, seat: int, budget: Budget, chance: Chance) -> int:
        """Choose one of the seat's legal actions. The state is a `sample(seat)`, never the true one, and the bot's to spoil."""
        raise TypeError(f"{type(self).__name__} does not define choose()")

    def explain(self) -> list[Reason]:
        """After `choose`: what it believed and why it chose, as Fluent keys and arguments; never a secret of its own seat."""
        return []
