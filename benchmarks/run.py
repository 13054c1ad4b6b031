"""Measure Estran beside the C limit and beside OpenSpiel, in one run: `python benchmarks/run.py [--quick] [--no-openspiel]`.

Every round measures everybody once, one after the other, and gives one ratio; the table states the median of the rounds and their spread.
Times are CPU times of one thread. Writes `results.json` and `RESULTS.md` beside this file.
"""

import argparse
import datetime
import importlib.util
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

import limit
import report
from machine import cpu

HERE = Path(__file__).parent
SOURCE = HERE.parent / "src"
DEALS = 200
FULL = {"rounds": 7, "limit_games": 50_000, "games": 20_000, "simulations": 200_000, "searched": 4, "copies": 200_000, "share": 1.0}
QUICK = {"rounds": 5, "limit_games": 5_000, "games": 2_000, "simulations": 20_000, "searched": 2, "copies": 20_000, "share": 0.2}
SLOWER = 100
"""Interpreted runs get so many times less to do."""


def main() -> int:
    asked = argparse.ArgumentParser(description="Measure Estran beside the C limit and beside OpenSpiel.")
    asked.add_argument("--quick", action="store_true", help="less of everything: about a minute; not for figures that are published")
    asked.add_argument("--no-openspiel", action="store_true", help="leave OpenSpiel out")
    given = asked.parse_args()
    plan = QUICK if given.quick else FULL
    left_out = {}
    if given.no_openspiel:
        left_out["OpenSpiel"] = "left out with --no-openspiel"
    elif importlib.util.find_spec("pyspiel") is None:
        left_out["OpenSpiel"] = 'not installed; the extra "bench" brings it'
    for name, reason in left_out.items():
        print(f"{name}: {reason}")
    try:
        rounds = [one_round(plan, n, not left_out) for n in range(int(plan["rounds"]))]
        about = machine(plan)
    except RuntimeError as problem:
        print(f"run.py: {problem}", file=sys.stderr)
        return 2
    results = report.results(rounds, about, left_out)
    (HERE / "results.json").write_text(json.dumps(results, indent=1) + "\n", "utf-8")
    table = report.markdown(results)
    (HERE / "RESULTS.md").write_text(table, "utf-8")
    print(table)
    return 0


def one_round(plan: dict[str, float], n: int, with_openspiel: bool) -> dict[str, Any]:
    print(f"round {n + 1} of {plan['rounds']}", flush=True)
    task = {
        "deals": limit.deals(DEALS),
        "copies": plan["copies"],
        "games": plan["games"],
        "searched": plan["searched"],
        "searches": limit.SEARCHES,
        "simulations": plan["simulations"],
    }
    slow = {**task, **{name: int(plan[name] // SLOWER) for name in ("copies", "games", "simulations")}}
    found: dict[str, Any] = {
        "limit": {
            **limit.playouts(int(plan["limit_games"])),
            "simulations": limit.simulations(int(plan["searched"]), int(plan["simulations"])),
        },
        "compiled": ours(task, compiled=True),
        "interpreted": ours(slow, compiled=False),
    }
    if with_openspiel:
        found["openspiel"] = json.loads(python("openspiel.py", str(plan["share"])))
    return found


def ours(task: dict[str, Any], compiled: bool) -> dict[str, Any]:
    """One round of `ours.py`: the installed package, or the same source uncompiled."""
    found: dict[str, Any] = json.loads(python("ours.py", path="" if compiled else str(SOURCE), stdin=json.dumps(task)))
    if found["compiled"] != compiled:
        wanted = "the installed Estran is not compiled" if compiled else "the source folder holds compiled modules"
        raise RuntimeError(f"{wanted}: there would be nothing to compare")
    return found


def python(script: str, *args: str, path: str = "", stdin: str = "") -> str:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if path:
        environment["PYTHONPATH"] = path
    command = [sys.executable, str(HERE / script), *args]
    done = subprocess.run(command, input=stdin, capture_output=True, text=True, env=environment, check=False)
    if done.returncode:
        raise RuntimeError(f"{script} failed: {(done.stderr.strip().splitlines() or ['without a word'])[-1]}")
    return done.stdout


def machine(plan: dict[str, float]) -> dict[str, Any]:
    """What the figures depend on, and nothing that names the machine."""
    return {
        "command": " ".join(["python benchmarks/run.py", *sys.argv[1:]]),
        "date": datetime.date.today().isoformat(),
        "cpu": cpu(),
        "cores": os.cpu_count() or 0,
        "system": platform.system(),
        "python": platform.python_version(),
        "compiler": limit.compiler_version(),
        "rounds": plan["rounds"],
        "simulations": plan["simulations"],
    }


if __name__ == "__main__":
    sys.exit(main())
