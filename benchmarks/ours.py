"""Our side: one round of measurements of this interpreter's Estran, compiled or not. `run.py` starts it; it reads what to do as JSON
and writes what it found as JSON."""

import json
import sys
import time
from typing import Any

from estran.bots import Bot
from estran.bots.ismcts import Ismcts
from estran.bots.mcts import Mcts
from estran.bots.playout import playouts
from estran.core.budget import Budget
from estran.core.build import compiled
from estran.core.chance import Quick
from estran.core.game import Game, Options
from estran.core.lesson import Lesson
from estran.core.state import State
from estran.games import GAMES, game

LONGER = {"oh_crab": 25}
"""Games that take so many times longer get so many times less to do."""
BATCHES = 12
"""The best of so many batches counts, as in `crabz_limit bench`."""


ALL_MODULES: Options = {"surprises": "on", "events": "on", "challenges": "on", "asymmetry": "on"}


def deals(game: Game, players: int, number: int, options: Options | None = None) -> list[State]:
    return [game.new(game.checked({"players": players, **(options or {})}), Quick(seed)) for seed in range(number)]


def measure_playouts(starts: list[State], games: int) -> dict[str, float]:
    """Random games a second, and decisions a second that had two or more choices."""
    best = float("inf")
    decisions = 0
    for _ in range(BATCHES):
        chance = Quick(1)  # every batch plays the same games
        began = time.process_time()
        decisions = playouts(starts, games, chance)
        best = min(best, time.process_time() - began)
    return {"playouts": games / best, "decisions": decisions / best}


def measure_simulations(game: Game, starts: list[State], amount: int, searches: int) -> float:
    """Simulations a second of plain UCT, or of ISMCTS where something is hidden, over these starts; of each the best of a few searches."""
    budget = Budget(simulations=amount)
    bot: Bot = Mcts() if game.open else Ismcts(Lesson(), game.actions)
    seconds = 0.0
    for start in starts:
        best = float("inf")
        for _ in range(searches):
            began = time.process_time()
            bot.choose(start, int(start.next_seat()), budget, Quick(1))
            best = min(best, time.process_time() - began)
        seconds += best
    return len(starts) * amount / seconds


def measure_clone(start: State, copies: int) -> float:
    """Nanoseconds a clone, the loop around it taken away."""
    best = float("inf")
    for _ in range(BATCHES):
        began = time.process_time()
        for _ in range(copies):
            pass
        empty = time.process_time() - began
        began = time.process_time()
        for _ in range(copies):
            start.clone()
        best = min(best, time.process_time() - began - empty)
    return best / copies * 1e9


def measure(task: dict[str, Any]) -> dict[str, Any]:
    """Every game with every number of players, Oh Crab! also with the Adventure Pack; Crabz for two from the deals of the C program."""
    same = [game("crabz").from_position(deal) for deal in task["deals"]]
    found: dict[str, Any] = {"compiled": compiled()}
    for id in GAMES:
        for players in map(int, game(id).option("players").values):
            alike = id == "crabz" and players == 2
            states = same if alike else deals(game(id), players, len(task["deals"]))
            found[f"{id} {players}"] = measure_one(game(id), states, 1 if alike else 4 * LONGER.get(id, 1), task)
    for players in map(int, game("oh_crab").option("players").values):
        states = deals(game("oh_crab"), players, len(task["deals"]), ALL_MODULES)
        found[f"oh_crab+adventure {players}"] = measure_one(game("oh_crab"), states, 4 * LONGER["oh_crab"], task)
    return found


def measure_one(game: Game, states: list[State], fewer: int, task: dict[str, Any]) -> dict[str, float]:
    return {
        **measure_playouts(states, max(1, task["games"] // LONGER.get(game.id, 1))),
        "simulations": measure_simulations(game, states[: task["searched"]], max(1, task["simulations"] // fewer), task["searches"]),
        "clone": measure_clone(states[0], task["copies"]),
    }


if __name__ == "__main__":
    json.dump(measure(json.load(sys.stdin)), sys.stdout)
