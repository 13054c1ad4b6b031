"""Players that are not people, by name: `random`, `greedy`, `mcts:2000` (simulations), `alphabeta:20000` (nodes), `mcts:1s` (seconds)."""

import re
from collections.abc import Callable

from ..core.budget import Budget
from ..core.chance import Chance
from ..core.game import Game
from ..core.refusal import Refused
from ..core.state import State
from .alphabeta import AlphaBeta
from .bot import Bot
from .greedy import Greedy
from .mcts import Mcts
from .random import Random

__all__ = ["BOTS", "Bot", "Player", "player"]

BOTS: dict[str, Callable[[Game], Bot]] = {
    "random": lambda game: Random(),
    "greedy": lambda game: Greedy(game.lesson),
    "mcts": lambda game: Mcts(game.lesson, trust=2, explore=1.2),
    "alphabeta": lambda game: AlphaBeta(game.lesson, game.actions),
}
DEFAULTS = {"mcts": "2000", "alphabeta": "20000"}


class Player:
    """A bot with a budget, ready to sit at a game."""

    def __init__(self, spec: str, bot: Bot, budget: Budget) -> None:
        self.spec = spec
        self.bot = bot
        self.budget = budget

    def choose(self, state: State, seat: int, chance: Chance) -> int:
        """Choose for a seat of the true state. The bot itself is handed only what the seat could know."""
        return self.bot.choose(state.sample(seat, chance), seat, self.budget, chance)


def player(spec: str, game: Game, players: int) -> Player:
    """The bot that a text like `mcts:2000` means, for a game with this many players."""
    name, _, amount = spec.partition(":")
    if name not in BOTS:
        raise Refused("bot-unknown", bot=name, known=", ".join(BOTS))
    if name in ("mcts", "alphabeta") and not game.open:
        raise Refused("bot-open-only", bot=name, game=game.id)
    if name == "alphabeta" and players != 2:
        raise Refused("bot-two-only", bot=name, players=players)
    return Player(spec, BOTS[name](game), _budget(spec, name, amount))


def _budget(spec: str, name: str, amount: str) -> Budget:
    if not amount:
        amount = DEFAULTS.get(name, "1")
    elif name not in DEFAULTS:
        raise Refused("bot-no-budget", bot=name)
    if re.fullmatch(r"[0-9]+(\.[0-9]+)?s", amount) and float(amount[:-1]) > 0:
        return Budget(seconds=float(amount[:-1]))
    if re.fullmatch(r"[1-9][0-9]{0,11}", amount):
        return Budget(simulations=int(amount)) if name == "mcts" else Budget(nodes=int(amount))
    raise Refused("bot-budget", spec=spec, bot=name)
