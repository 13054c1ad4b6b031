"""Play the matches that say how strong the bots are: `python benchmarks/strength.py [--only WORD] [--games N] [--jobs N]`.

Seats are rotated, so every bot sits everywhere equally often. A figure is the share of games won outright, with its 95 % interval (Wilson);
games that were shared count as not won. Writes `strength.json` and `STRENGTH.md` beside this file.
"""

import argparse
import datetime
import json
import os
import platform
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from machine import cpu

from estran.core.build import compiled
from estran.core.game import Options
from estran.games import game
from estran.lab.simulate import Report, simulate, wilson

HERE = Path(__file__).parent
SEED = 1


class Match(NamedTuple):
    """A match: the first bot is the one that is measured, or the first seat where all are the same; and what it must reach."""

    game: str
    bots: list[str]
    games: int
    target: str = ""
    options: Options | None = None


ASYMMETRIC: Options = {"mode": "asymmetric"}
CRABZ = [
    Match("crabz", ["alphabeta:20000", "greedy"], 400, "95 %"),
    Match("crabz", ["alphabeta:20000", "mcts:2000"], 400, "75 %"),
    Match("crabz", ["mcts:2000", "greedy", "greedy"], 400, "75 %"),
    Match("crabz", ["mcts:2000", "greedy", "greedy", "greedy"], 400, "70 %"),
]
POULPE = [
    Match("poulpe", ["greedy", "random"], 1000, "92 %"),
    Match("poulpe", ["ismcts:1000", "greedy"], 1000, "80 %"),
    Match("poulpe", ["ismcts:1000", "random"], 1000, "99 %"),
    Match("poulpe", ["greedy", "random"], 1000, "", ASYMMETRIC),
    Match("poulpe", ["ismcts:1000", "greedy"], 400, "", ASYMMETRIC),
]
MARCHE = [
    Match("marche", ["partner"] * 2, 1000, "85 %"),
    Match("marche", ["partner"] * 3, 1000, "55 %"),
    Match("marche", ["partner"] * 4, 1000, "40 %"),
    Match("marche", ["partner", "stranger"], 1000),
    Match("marche", ["partner", "partner", "stranger"], 1000),
    Match("marche", ["partner", "partner", "partner", "stranger"], 1000),
    Match("marche", ["partner", "naive"], 1000),
    Match("marche", ["partner", "partner", "naive"], 1000),
    Match("marche", ["partner", "partner", "partner", "naive"], 1000),
    Match("marche", ["stranger"] * 2, 1000),
    Match("marche", ["naive"] * 2, 1000),
    Match("marche", ["naive"] * 3, 1000),
    Match("marche", ["naive"] * 4, 1000),
]
OH_CRAB = [
    Match("oh_crab", ["greedy", "random"], 400, "95 %"),
    Match("oh_crab", ["ismcts:2000", "greedy"], 200, "65 %"),
    Match("oh_crab", ["ismcts:2000", "greedy", "greedy", "greedy"], 200, "40 %"),
]
"""Two players are teams of two crabs. Among four, 25 % would be fair."""
ALL_MODULES: Options = {"surprises": "on", "events": "on", "challenges": "on", "asymmetry": "on"}
ADVENTURE = [
    Match("oh_crab", ["greedy", "random"], 200, "95 %", ALL_MODULES),
    Match("oh_crab", ["ismcts:2000", "greedy"], 200, "70 %", ALL_MODULES),
    Match("oh_crab", ["ismcts:2000", "greedy", "greedy", "greedy"], 200, "40 %", ALL_MODULES),
]
"""Oh Crab! with all modules of the Adventure Pack."""
SIDES = [
    Match("poulpe", ["ismcts:1000"] * 2, 2000, "", ASYMMETRIC | {"first": 1}),
    Match("poulpe", ["ismcts:1000"] * 2, 2000, "", ASYMMETRIC | {"first": 2}),
    Match("poulpe", ["ismcts:1000"] * 2, 1000, "", {"first": 1}),
]
"""Both sides alike: what player 1 gets, who has the crab, and opens the first round or does not."""
TOGETHER = """Seats rotated. A `stranger` plans as a `partner` does, but its tourteaux point nowhere and those of others
tell it nothing; a `naive` player keeps no convention at all and reads nothing. Crowded: no tourteau could be put (MC-28). Caught: a price
could not be paid (MC-27). The bands are those of MC-30: 0 to 2, 3 or 4, and 5 shrimps left, in shares of all games."""
KINDS = {"crabz": CRABZ, "poulpe": POULPE, "sides": SIDES, "marche": MARCHE, "oh_crab": OH_CRAB, "adventure": ADVENTURE}


def main() -> int:
    asked = argparse.ArgumentParser(description="Play the matches that say how strong the bots are.")
    asked.add_argument("--only", choices=KINDS, help="these matches alone; the figures of the others stay")
    asked.add_argument("--games", type=int, default=0, help="games a match, instead of each match's own number")
    asked.add_argument("--jobs", type=int, default=None, help="processes (all cores)")
    given = asked.parse_args()
    if given.games < 0:
        asked.error("--games must be at least 1")
    file = HERE / "strength.json"
    results: dict[str, Any] = json.loads(file.read_text("utf-8")) if given.only else {}
    for kind, matches in KINDS.items():
        if given.only in (None, kind):
            results[kind] = {"run": run(), "matches": [play(match, given.games or match.games, given.jobs) for match in matches]}
    file.write_text(json.dumps(results, indent=1) + "\n", "utf-8")
    table = markdown(results)
    (HERE / "STRENGTH.md").write_text(table, "utf-8")
    print(table)
    return 0


def run(script: str = "strength.py") -> str:
    """What was run, when and where."""
    command = " ".join([f"python benchmarks/{script}", *sys.argv[1:]])
    build = "compiled" if compiled() else "interpreted"
    machine = f"{cpu()}, {os.cpu_count()} cores; Python {platform.python_version()}, {build}"
    return f"`{command}`, {datetime.date.today().isoformat()}; {machine}; seed {SEED}."


def play(match: Match, games: int, jobs: int | None) -> dict[str, Any]:
    def progress(done: int) -> None:
        if sys.stdout.isatty():
            print(f"\r{done} of {games}", end="", flush=True)

    print(f"{match.game} {spelled(match.options)} {', '.join(match.bots)}", flush=True)
    report = simulate(game(match.game), match.bots, games, {"players": len(match.bots), **(match.options or {})}, SEED, jobs, progress)
    print("\r", end="")
    return {**match._asdict(), "games": games, **measured(report, match.bots)}


def measured(report: Report, bots: list[str]) -> dict[str, Any]:
    """How the first bot of a match did; where all are the same, the team or the first seat."""
    alike = len(set(bots)) == 1
    found = report.team or (report.by_seat[0] if alike else next(rate for rate in report.by_bot if rate.name == bots[0]))
    low, high = wilson(found.wins / found.games, found.games)
    return {
        "wins": found.wins,
        "shared": found.shared,
        "won": found.wins / found.games,
        "low": low,
        "high": high,
        "mean_length": report.length.mean,
        "reasons": report.reasons,
        "points": {str(points): count for points, count in sorted(report.points.items())},
        "seconds": report.seconds,
        "jobs": report.jobs,
    }


def markdown(results: dict[str, Any]) -> str:
    """What was measured so far, a chapter a kind of match."""
    lines = ["# Strength", "", "The same seed plays the same games again: budgets are nodes and simulations, not seconds."]
    for kind, chapter in CHAPTERS.items():
        if kind in results:
            title, table = chapter
            lines += ["", f"## {title}", "", results[kind]["run"], "", *table(results[kind]["matches"])]
    return "\n".join(lines) + "\n"


def duels(matches: list[dict[str, Any]]) -> list[str]:
    return [
        "Seats rotated. Won is the share of games that the first bot won alone; the interval is 95 % (Wilson).",
        "",
        "| first bot | against | games | won | interval | shared | target | decisions a game |",
        "|---|---|---:|---:|---:|---:|---:|---:|",
        *map(duel, matches),
    ]


def spelled(options: Options | None) -> str:
    return ", ".join(f"{name} {value}" for name, value in (options or {}).items())


def span(match: dict[str, Any]) -> str:
    return f"{match['won']:.1%} | {match['low']:.1%}..{match['high']:.1%}"


def duel(match: dict[str, Any]) -> str:
    first, *others = match["bots"]
    against = f"{len(others)} × `{others[0]}`" if len(others) > 1 else f"`{others[0]}`"
    if match["options"]:
        against += f" ({spelled(match['options'])})"
    return (
        f"| `{first}` | {against} | {match['games']} | {span(match)} | {match['shared']} | {match['target']} | {match['mean_length']:.1f} |"
    )


def team(match: dict[str, Any]) -> str:
    names = {name: match["bots"].count(name) for name in match["bots"]}
    bots = " + ".join(f"{count} × `{name}`" for name, count in names.items())
    games = match["games"]
    bands = [0, 0, 0]
    for points, count in match["points"].items():
        bands[0 if int(points) < 3 else 1 if int(points) < 5 else 2] += count
    lost = [match["reasons"].get(reason, 0) for reason in ("marche-crowded", "marche-caught")]
    shares = " | ".join(f"{part / games:.1%}" for part in (*lost, *bands))
    pace = 1000 * match["seconds"] * match["jobs"] / games / match["mean_length"]
    return f"| {bots} | {games} | {span(match)} | {match['target']} | {shares} | {pace:.1f} |"


def teams(matches: list[dict[str, Any]]) -> list[str]:
    return [
        TOGETHER,
        "",
        "| bots | games | won | interval | target | crowded | caught | 0-2 | 3-4 | 5 | ms a decision |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|",
        *map(team, matches),
    ]


def sides(matches: list[dict[str, Any]]) -> list[str]:
    return [
        "With `ismcts:1000` on both sides: what player 1 wins, who has the crab; `first` opens the first round.",
        "",
        "| options | games | player 1 won | interval |",
        "|---|---:|---:|---:|",
        *map(side, matches),
        "",
        balance(matches),
    ]


def side(match: dict[str, Any]) -> str:
    return f"| {spelled(match['options'])} | {match['games']} | {span(match)} |"


def balance(matches: list[dict[str, Any]]) -> str:
    """The crab's share of the asymmetric games, half of which it opened, and what opening is worth."""
    opens, answers, symmetric = matches
    games = opens["games"] + answers["games"]
    crab = (opens["wins"] + answers["wins"]) / games
    first = (opens["wins"] + answers["games"] - answers["wins"]) / games
    low, high = wilson(crab, games)
    return (
        f"Asymmetric, the crab wins {crab:.1%} of {games} games ({low:.1%}..{high:.1%}; target 47 to 53 %), who opens {first:.1%}. "
        f"Symmetric, who opens wins {symmetric['won']:.1%}."
    )


CHAPTERS: dict[str, tuple[str, Callable[[list[dict[str, Any]]], list[str]]]] = {
    "crabz": ("Crabz", duels),
    "marche": ("La marche du crabe", teams),
    "poulpe": ("Crabe VS Poulpe", duels),
    "sides": ("Crabe VS Poulpe: the two sides", sides),
    "oh_crab": ("Oh Crab!", duels),
    "adventure": ("Oh Crab! with the Adventure Pack", duels),
}


if __name__ == "__main__":
    sys.exit(main())
