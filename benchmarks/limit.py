"""The limit: the rules of Crabz for two players in C, compiled on the spot and measured by itself."""

import os
import re
import shutil
import subprocess
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent
CELLS = ["b2", "b3", "b4", "c2", "c3", "c4", "c5", "d2", "d3", "d5", "d6", "e2", "e3", "e4", "e5", "f2", "f3", "f4"]
"""The cells of the C program, in its order."""

SEARCHES = 3
"""The same search is made so often, on both sides, and the best counts."""


def compiler() -> str:
    found = shutil.which(os.environ.get("CC", "cc")) or shutil.which("gcc") or shutil.which("clang")
    if not found:
        raise RuntimeError("there is no C compiler")
    return found


def compiler_version() -> str:
    return _run(compiler(), "--version").splitlines()[0]


@cache
def program() -> str:
    """Compile `crabz_limit.c` and return where it lies."""
    build = HERE / "build"
    build.mkdir(exist_ok=True)
    made = build / "crabz_limit"
    _run(compiler(), "-O3", "-march=native", str(HERE / "crabz_limit.c"), "-lm", "-o", str(made))
    return str(made)


def playouts(games: int) -> dict[str, float]:
    """Random games a second and moves a second: the best of twelve batches of so many games."""
    said = _run(program(), "bench", str(games))
    found = re.search(r"best (\d+) playouts/s\s+(\d+) moves/s", said)
    if not found:
        raise RuntimeError(f"crabz_limit bench said: {said}")
    return {"playouts": float(found[1]), "moves": float(found[2])}


def simulations(seeds: int, amount: int) -> float:
    """UCT simulations a second, over the deals of the first seeds; of each the best of a few searches."""
    seconds = 0.0
    for seed in range(seeds):
        best = max(_simulations(seed, amount) for _ in range(SEARCHES))
        seconds += amount / best
    return seeds * amount / seconds


def _simulations(seed: int, amount: int) -> float:
    said = _run(program(), "mcts", str(seed), str(amount))
    found = re.search(r"(\d+) sims/s", said)
    if not found:
        raise RuntimeError(f"crabz_limit mcts said: {said}")
    return float(found[1])


def deals(seeds: int) -> list[dict[str, object]]:
    """The deals of the first seeds, as positions of ours: both sides start from the same crabs on the same rocks."""
    found: list[dict[str, object]] = []
    for line in _run(program(), "starts", str(seeds)).splitlines():
        crabs = line.split()[1:]
        cells = {cell: [crab] for cell, crab in zip(CELLS, crabs, strict=True)}
        found.append({"players": 2, "cells": cells, "to_move": 1, "out": [], "owes": "move", "chase": [], "over": ""})
    return found


def _run(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{Path(command[0]).name} failed: {done.stderr.strip().splitlines()[-1:]}")
    return done.stdout
