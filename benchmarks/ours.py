"""Our side: one round of measurements of this interpreter's Estran, compiled or not. `run.py` starts it; it reads what to do as JSON
and writes what it found as JSON."""

import json
import sys
import time
from typing import Any

from estran.bots.mcts import Mcts
from estran.bots.playout import playouts
from estran.core.budget import Budget
from estran.core.build import compiled
from estran.core.chance import Quick
from estran.core.state import State
from estran.games import game

BATCHES = 12
"""The best of so many batches counts, as in `crabz_limit bench`."""


def deals(players: int, number: int) -> list[State]:
    crabz = game("crabz")
    return [crabz.new(crabz.checked({"players": players}), Quick(seed)) for seed in range(number)]


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


def measure_simulations(starts: list[State], amount: int, searches: int) -> float:
    """UCT simulations a second, over these starts; of each the best of a few searches."""
    budget = Budget(simulations=amount)
    seconds = 0.0
    for start in starts:
        best = float("inf")
        for _ in range(searches):
            began = time.process_time()
            Mcts().choose(start, start.next_seat(), budget, Quick(1))
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
    crabz = game("crabz")
    starts = {
        2: [crabz.from_position(deal) for deal in task["deals"]],
        3: deals(3, len(task["deals"])),
        4: deals(4, len(task["deals"])),
    }
    found: dict[str, Any] = {"compiled": compiled(), "clone": measure_clone(starts[2][0], task["copies"])}
    for players, states in starts.items():
        share = 1 if players == 2 else 4
        found[f"{players}"] = {
            **measure_playouts(states, task["games"]),
            "simulations": measure_simulations(states[: task["searched"]], task["simulations"] // share, task["searches"]),
        }
    return found


if __name__ == "__main__":
    json.dump(measure(json.load(sys.stdin)), sys.stdout)
