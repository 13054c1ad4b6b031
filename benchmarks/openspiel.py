"""OpenSpiel's side: random rollouts and MCTS that run in its C++ from end to end. `run.py` starts it as a program of its own."""

import importlib
import json
import random
import sys
import time
from typing import Any

ROLLOUTS = {"tic_tac_toe": 40_000, "connect_four": 4_000, "havannah(board_size=4)": 6_000, "breakthrough": 800, "hex": 800}
"""How many in one round: a small part of a second each."""
BATCHES = 3


def mean_length(start: Any, games: int) -> float:
    """The moves of a random game: rollouts in C++ do not tell."""
    luck = random.Random(1)
    moves = 0
    for _ in range(games):
        state = start.clone()
        while not state.is_terminal():
            state.apply_action(luck.choice(state.legal_actions()))
            moves += 1
    return moves / games


def rate(pyspiel: Any, game: Any, rollouts: int, simulations: int) -> float:
    """Rollouts a second in the best of a few batches, with so many rollouts in each simulation of a search from the start."""
    best = float("inf")
    for _ in range(BATCHES):
        bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(rollouts, 1), 1.4, simulations, 1000, False, 1, False)
        start = game.new_initial_state()
        began = time.process_time()
        bot.step(start)
        best = min(best, time.process_time() - began)
    return rollouts * simulations / best


def measure(share: float) -> dict[str, dict[str, float]]:
    pyspiel = importlib.import_module("pyspiel")
    found = {}
    for name, amount in ROLLOUTS.items():
        game = pyspiel.load_game(name)
        rollouts = max(100, int(amount * share))
        per_second = rate(pyspiel, game, rollouts, 1)
        found[name] = {
            "playouts": per_second,
            "moves": per_second * mean_length(game.new_initial_state(), 200),
            "simulations": rate(pyspiel, game, 1, rollouts),
        }
    return found


if __name__ == "__main__":
    json.dump(measure(float(sys.argv[1])), sys.stdout)
