"""Play the matches that say how strong the bots are: `python benchmarks/strength.py [--games N] [--jobs N]`.

Seats are rotated, so every bot sits everywhere equally often. A figure is the share of games won outright, with its 95 % interval (Wilson);
games that were shared count as not won. Writes `strength.json` and `STRENGTH.md` beside this file.
"""

import argparse
import datetime
import json
import os
import platform
import sys
from pathlib import Path
from typing import Any

import msgspec
from machine import cpu

from estran.core.build import compiled
from estran.games import game
from estran.lab.simulate import Report, simulate, wilson

HERE = Path(__file__).parent
SEED = 1
MATCHES: list[tuple[list[str], float]] = [
    (["alphabeta:20000", "greedy"], 0.95),
    (["alphabeta:20000", "mcts:2000"], 0.75),
    (["mcts:2000", "greedy", "greedy"], 0.75),
    (["mcts:2000", "greedy", "greedy", "greedy"], 0.70),
]
"""The bots of each match, the one that is measured first, and the share of games it must win."""


def main() -> int:
    asked = argparse.ArgumentParser(description="Play the matches that say how strong the bots are.")
    asked.add_argument("--games", type=int, default=400, help="games a match (400)")
    asked.add_argument("--jobs", type=int, default=None, help="processes (all cores)")
    given = asked.parse_args()
    if given.games < 1:
        asked.error("--games must be at least 1")
    matches = [play(bots, target, given.games, given.jobs) for bots, target in MATCHES]
    results = {
        "command": " ".join(["python benchmarks/strength.py", *sys.argv[1:]]),
        "date": datetime.date.today().isoformat(),
        "cpu": cpu(),
        "cores": os.cpu_count() or 0,
        "python": platform.python_version(),
        "compiled": compiled(),
        "seed": SEED,
        "matches": matches,
    }
    (HERE / "strength.json").write_text(json.dumps(results, indent=1) + "\n", "utf-8")
    table = markdown(results)
    (HERE / "STRENGTH.md").write_text(table, "utf-8")
    print(table)
    return 0


def play(bots: list[str], target: float, games: int, jobs: int | None) -> dict[str, Any]:
    def progress(done: int) -> None:
        if sys.stdout.isatty():
            print(f"\r{done} of {games}", end="", flush=True)

    print(f"{bots[0]} against {', '.join(bots[1:])}", flush=True)
    report = simulate(game("crabz"), bots, games, {"players": len(bots)}, SEED, jobs, progress)
    print("\r", end="")
    return {"bots": bots, "target": target, **measured(report, bots[0])}


def measured(report: Report, bot: str) -> dict[str, Any]:
    """How the first bot of a match did."""
    found = next(rate for rate in report.by_bot if rate.name == bot)
    low, high = wilson(found.wins / found.games, found.games)
    return {
        "games": found.games,
        "wins": found.wins,
        "shared": found.shared,
        "losses": found.losses,
        "won": found.wins / found.games,
        "low": low,
        "high": high,
        "score": found.score,
        "by_seat": [msgspec.to_builtins(rate) for rate in report.by_seat],
        "mean_length": report.length.mean,
        "reasons": report.reasons,
        "seconds": report.seconds,
    }


def markdown(results: dict[str, Any]) -> str:
    build = "compiled" if results["compiled"] else "interpreted"
    lines = [
        "# Strength",
        "",
        f"`{results['command']}`, {results['date']}; {results['cpu']}, {results['cores']} cores; Python {results['python']}, {build}; "
        f"seed {results['seed']}.",
        "",
        "Crabz, seats rotated. Won is the share of games that the first bot won alone; the interval is 95 % (Wilson).",
        "",
        "| first bot | against | games | won | interval | shared | target | decisions a game |",
        "|---|---|---:|---:|---:|---:|---:|---:|",
    ]
    for match in results["matches"]:
        first, *others = match["bots"]
        against = f"{len(others)} × `{others[0]}`" if len(others) > 1 else f"`{others[0]}`"
        lines.append(
            f"| `{first}` | {against} | {match['games']} | {match['won']:.1%} | {match['low']:.1%}..{match['high']:.1%} "
            f"| {match['shared']} | {match['target']:.0%} | {match['mean_length']:.1f} |"
        )
    lines += ["", "The same seed plays the same games again: budgets are nodes and simulations, not seconds."]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
