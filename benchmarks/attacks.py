"""How long one attacker keeps everybody else waiting: a real server with its usual limits, attacks with raw bytes, all on loopback.

    python benchmarks/attacks.py --json after.json            every attack three times, three seconds each
    python benchmarks/attacks.py --compare before.json after.json     the table of LOAD.md

The server is the Estran that this Python imports: run it once with each of two environments. Each attack meets a fresh server. Meanwhile
somebody from another address asks ten times a second how the server is; the longest that an answer took and the longest that the loop was
held up (`delay` of `/api/health`) are what is told, as medians with their spread. Last, one guest sets up tables of masters, and another
waits for the answers of the weakest bot.
"""

import argparse
import json
import os
import platform
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.attacks import ATTACKS, Probe, health, under
from tests.server.real import Guest, Process

from estran.core.build import compiled

MASTERS = 90
MOVES = 3
STARVED = 60.0
"""Seconds for which a bot is waited for."""


def attacked(name: str, seconds: float) -> dict[str, float]:
    """One attack on one server."""
    with tempfile.TemporaryDirectory() as folder:
        served = Process(Path(folder), limit=None)
        try:
            table = Guest(served.url, **{"X-Forwarded-For": "10.0.0.2"}).open("crabz")
            attack = ATTACKS[name]()
            with Probe(served.url) as probe, under(attack, served.port, table, seconds):
                pass
            return {"delay": health(served.url)["delay"], "worst": round(1000 * probe.worst)}
        finally:
            served.kill()


def starved(masters: int) -> dict[str, float]:
    """How long the weakest bot takes to answer while one guest has so many tables of masters."""
    with tempfile.TemporaryDirectory() as folder:
        served = Process(Path(folder), limit=None)
        try:
            eve, ann = (Guest(served.url, **{"X-Forwarded-For": f"10.0.0.{n}"}) for n in (2, 3))
            for _ in range(masters):
                table = eve.open("oh_crab", options={"players": 4}, chairs=["master"] * 4)
                eve.do(table, "start")
                eve.frame(table)  # where nobody looks, nobody thinks
                time.sleep(0.15)  # as often as is allowed
            table = ann.open("crabz", chairs=["", "hatchling"])
            ann.do(table, "sit", seat=1, name="Ann")
            waits = [answered(ann, table) for _ in range(MOVES)]
            return {"delay": health(served.url)["delay"], "worst": round(1000 * max(waits))}
        finally:
            served.kill()


def answered(guest: Guest, table: str) -> float:
    """Move, and wait for the bot's answer. Seconds."""
    frame = until(lambda: guest.frame(table), lambda frame: bool(frame["choices"]) or frame["stage"] == "over")
    if not frame["choices"]:
        return STARVED if frame["stage"] != "over" else 0.0
    guest.do(table, "act", seat=1, decision=frame["decision"], choice=frame["choices"][0]["notation"])
    began = time.monotonic()
    until(lambda: guest.frame(table), lambda frame: bool(frame["choices"]) or frame["stage"] == "over")
    return time.monotonic() - began


def until(look: Callable[[], Any], done: Callable[[Any], bool]) -> Any:
    end = time.monotonic() + STARVED
    while not done(found := look()) and time.monotonic() < end:
        time.sleep(0.1)
    return found


def told(runs: list[dict[str, float]], what: str) -> str:
    """The median, and from where to where."""
    values = [run[what] for run in runs]
    return f"{statistics.median(values):,.0f} ({min(values):,.0f} to {max(values):,.0f})"


def compare(before: dict[str, Any], after: dict[str, Any]) -> None:
    print("| attack | loop held up, ms: before | after | others waited, ms: before | after |")
    print("|---|---:|---:|---:|---:|")
    for name, runs in before["attacks"].items():
        later = after["attacks"][name]
        print(f"| {name} | {told(runs, 'delay')} | {told(later, 'delay')} | {told(runs, 'worst')} | {told(later, 'worst')} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--masters", type=int, default=MASTERS)
    parser.add_argument("--json", metavar="FILE")
    parser.add_argument("--compare", nargs=2, metavar="FILE")
    args = parser.parse_args()
    if args.compare:
        compare(*(json.loads(Path(file).read_text("utf-8")) for file in args.compare))
        return
    measures: dict[str, Callable[[], dict[str, float]]] = {name: partial(attacked, name, args.seconds) for name in ATTACKS}
    measures[f"{args.masters} tables of masters"] = partial(starved, args.masters)
    found: dict[str, list[dict[str, float]]] = {name: [] for name in measures}
    for _ in range(args.rounds):  # one after another, so that a busy moment of the machine meets them all
        for name, measure in measures.items():
            found[name].append(measure())
            print(name, found[name][-1], file=sys.stderr)
    machine = f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores"
    text = json.dumps({"machine": machine, "compiled": compiled(), "load_average": os.getloadavg()[0], "attacks": found}, indent=1)
    print(text)
    if args.json:
        Path(args.json).write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
