"""Players that are not people, by name and budget: `random`, `clumsy`, `greedy`, `mcts:2000` and `ismcts:1000` (simulations),
`alphabeta:20000` (nodes), `mcts:1s` (seconds).

These play any game that they can; a game may bring more of its own, see `Game.bots`.
"""

import re

from ..core.bot import Bot
from ..core.budget import Budget
from ..core.chance import Chance
from ..core.game import Game, Recipe
from ..core.refusal import Reason, Refused
from ..core.state import State
from .alphabeta import AlphaBeta
from .clumsy import Clumsy
from .greedy import Greedy
from .ismcts import Ismcts
from .mcts import Mcts
from .random import Random

__all__ = ["BOTS", "Bot", "Player", "bots_of", "player"]


def _mcts(game: Game) -> Bot:
    return Mcts(game.lesson, trust=2, explore=1.2)


def _ismcts(game: Game) -> Bot:
    return Ismcts(game.lesson, game.actions)


BOTS = {
    "random": Recipe(lambda game: Random()),
    "clumsy": Recipe(lambda game: Clumsy(game.lesson)),
    "greedy": Recipe(lambda game: Greedy(game.lesson)),
    "mcts": Recipe(_mcts, counts="simulations", amount=2000, open_only=True),
    "ismcts": Recipe(lambda game: _mcts(game) if game.open else _ismcts(game), counts="simulations", amount=1000),
    "alphabeta": Recipe(lambda game: AlphaBeta(game.lesson, game.actions), counts="nodes", amount=20_000, open_only=True, two_only=True),
}


def bots_of(game: Game) -> dict[str, Recipe]:
    """The bots that can play a game: those for any game, and its own."""
    return {name: recipe for name, recipe in BOTS.items() if game.open or not recipe.open_only} | dict(game.bots)


class Player:
    """A bot with a budget, ready to sit at a game."""

    def __init__(self, spec: str, bot: Bot, budget: Budget) -> None:
        self.spec = spec
        self.bot = bot
        self.budget = budget

    def choose(self, state: State, seat: int, chance: Chance) -> int:
        """Choose for a seat of the true state. The bot itself is handed only what the seat could know."""
        return self.bot.choose(state.sample(seat, chance), seat, self.budget, chance)

    def explain(self) -> list[Reason]:
        """Why it chose so, the last time."""
        return self.bot.explain()


def player(spec: str, game: Game, players: int) -> Player:
    """The bot that a text like `mcts:2000` means, for a game with this many players."""
    name, _, amount = spec.partition(":")
    known = bots_of(game)
    if name not in known:
        if name in BOTS:
            raise Refused("bot-open-only", bot=name, game=game.id)
        raise Refused("bot-unknown", bot=name, game=game.id, known=", ".join(known))
    recipe = known[name]
    if recipe.two_only and players != 2:
        raise Refused("bot-two-only", bot=name, players=players)
    return Player(spec, recipe.make(game), _budget(spec, name, amount, recipe))


def _budget(spec: str, name: str, amount: str, recipe: Recipe) -> Budget:
    if not recipe.counts:
        if amount:
            raise Refused("bot-no-budget", bot=name)
        return Budget()
    if not amount:
        amount = str(recipe.amount)
    if re.fullmatch(r"[0-9]+(\.[0-9]+)?s", amount) and float(amount[:-1]) > 0:
        return Budget(seconds=float(amount[:-1]))
    if re.fullmatch(r"[1-9][0-9]{0,11}", amount):
        return Budget(simulations=int(amount)) if recipe.counts == "simulations" else Budget(nodes=int(amount))
    raise Refused("bot-budget", spec=spec, bot=name, amount=str(recipe.amount))
