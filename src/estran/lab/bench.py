"""How fast this build is on this machine: measured in processor time, the best of several goes, through the interface of every game."""

import time
from typing import Any

from ..bots.ismcts import Ismcts
from ..bots.mcts import Mcts
from ..bots.playout import playouts
from ..core.bot import Bot
from ..core.budget import Budget
from ..core.build import compiled
from ..core.chance import Quick
from ..core.game import Game
from ..core.lesson import Lesson
from ..core.state import State

REPEATS = 3
DEALS = 64


def measure_playouts(game: Game, players: int, seconds: float) -> dict[str, Any]:
    """Random games to the end. Only decisions with two or more choices count."""
    starts = _starts(game, players)
    chance = Quick(1)
    games = _enough(starts, chance, seconds / REPEATS)
    best_time, best_decisions = float("inf"), 0
    for _ in range(REPEATS):
        began = time.process_time()
        decisions = playouts(starts, games, chance)
        spent = time.process_time() - began
        if spent * best_decisions <= best_time * decisions:
            best_time, best_decisions = spent, decisions
    return {
        "game": game.id,
        "players": players,
        "compiled": compiled(),
        "playouts_per_second": round(games / best_time),
        "decisions_per_second": round(best_decisions / best_time),
    }


def measure_search(game: Game, players: int, simulations: int) -> dict[str, Any]:
    """Plain UCT with playouts to the end, from a first move; where something is hidden, over sampled worlds."""
    start = _starts(game, players)[0]
    bot: Bot = Mcts() if game.open else Ismcts(Lesson(), game.actions)
    best = float("inf")
    for _ in range(REPEATS):
        began = time.process_time()
        bot.choose(start, int(start.next_seat()), Budget(simulations=simulations), Quick(1))
        best = min(best, time.process_time() - began)
    return {"game": game.id, "players": players, "compiled": compiled(), "simulations_per_second": round(simulations / best)}


def _starts(game: Game, players: int) -> list[State]:
    options = game.checked({"players": players})
    return [game.new(options, Quick(seed)) for seed in range(DEALS)]


def _enough(starts: list[State], chance: Quick, seconds: float) -> int:
    """How many games take about so long; they also warm up what there is to warm."""
    games = 1
    while True:
        began = time.process_time()
        playouts(starts, games, chance)
        spent = time.process_time() - began
        if spent > seconds / 8:
            return max(1, int(games * seconds / spent))
        games *= 2
