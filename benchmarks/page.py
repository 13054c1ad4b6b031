"""What a page costs in a real Chromium, against a real server: its weight until the first move, how long that takes, and whether anything
holds up the page for more than 50 ms while a wave rolls and while pushes follow each other.

python benchmarks/page.py [--runs 5] [--out FOLDER]      writes page.json and PAGE.md there, or here

Chromium is found by ESTRAN_CHROMIUM or on the PATH. Everything runs on one machine: what the server takes is part of what is measured.
"""

import argparse
import json
import os
import platform
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
GAMES = ("crabz", "marche", "poulpe", "oh_crab")
LONG = 50
"""Milliseconds: a task that takes longer is felt."""
WATCH = """
  window.longTasks = [];
  const note = (list) => window.longTasks.push(...list.getEntries().map((one) => Math.round(one.duration)));
  new PerformanceObserver(note).observe({ type: "longtask", buffered: true });
"""
MOTIONS = {
    "a wave rolls": ("crabz", {"wave"}),
    "pushes follow each other": ("oh_crab", {"pushed"}),
    "a whole round": ("poulpe", {"played"}),
}


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--runs", type=int, default=5)
    asked.add_argument("--out", type=Path, default=Path(__file__).parent)
    given = asked.parse_args()
    from playwright.sync_api import sync_playwright

    with server() as url, sync_playwright() as playwright:
        program = os.environ.get("ESTRAN_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"] if os.geteuid() == 0 else [])
        found = {
            "machine": {"cores": os.cpu_count(), "load": os.getloadavg()[0], "system": platform.platform(), "browser": browser.version},
            "games": {game: first_move(browser, url, game, given.runs) for game in GAMES},
            "motion": {what: motion(browser, url, game, kinds) for what, (game, kinds) in MOTIONS.items()},
        }
        browser.close()
    (given.out / "page.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    (given.out / "PAGE.md").write_text(told(found), "utf-8")
    print(told(found))
    return 0


@contextmanager
def server() -> Iterator[str]:
    with socket.socket() as probe, tempfile.TemporaryDirectory() as folder:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        options = ("--port", str(port), "--database", f"{folder}/estran.db", "--limit", "0")
        process = subprocess.Popen([sys.executable, "-m", "estran", "serve", *options], stdout=subprocess.DEVNULL)
        try:
            yield awaited(f"http://127.0.0.1:{port}")
        finally:
            process.terminate()
            process.wait()


def awaited(url: str) -> str:
    for _ in range(600):
        try:
            urllib.request.urlopen(f"{url}/api/health", timeout=5).close()
        except OSError:
            time.sleep(0.1)
        else:
            return url
    raise SystemExit("the server did not start")


def first_move(browser: Any, url: str, game: str, runs: int) -> dict[str, Any]:
    """From an empty cache: the first page, two clicks, and the table asks for a move."""
    home, table, weights = [], [], dict[str, int]()
    for _ in range(runs):
        context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en")
        page = context.new_page()
        weights = {}
        page.on("response", lambda answer, into=weights: into.__setitem__(answer.url, int(answer.headers.get("content-length", 0))))
        began = time.perf_counter()
        page.goto(url)
        page.wait_for_selector(".game .btn")
        home.append(1000 * (time.perf_counter() - began))
        card = page.locator(".games .game").nth(GAMES.index(game))
        card.locator("button").first.click()
        began = time.perf_counter()
        card.locator(".against .btns .btn").first.click()
        page.wait_for_selector("#moves option", state="attached")
        table.append(1000 * (time.perf_counter() - began))
        context.close()
    kinds = {"javascript": ".js", "style": ".css", "words": ".ftl", "pictures": ".svg"}
    weight = {kind: sum(size for address, size in weights.items() if address.endswith(end)) for kind, end in kinds.items()}
    return {
        "bytes": {**weight, "all": sum(weights.values())},
        "requests": len(weights),
        "first page shown, ms": [round(one) for one in sorted(home)],
        "from click to first choice, ms": [round(one) for one in sorted(table)],
    }


def motion(browser: Any, url: str, game: str, kinds: set[str]) -> dict[str, Any]:
    """A position of the gallery to which such events led, played again as fast as usual."""
    frames = json.loads((ROOT / "src" / "estran" / "web" / "gallery" / f"{game}.json").read_text("utf-8"))
    often = [sum(event["kind"] in kinds for event in frame["events"]) for frame in frames]
    position = often.index(max(often))
    page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
    page.goto(f"{url}/gallery/{game}?only={position}")
    page.wait_for_selector(".board > svg")
    page.wait_for_timeout(1000)
    page.evaluate(WATCH)
    page.wait_for_timeout(300)
    page.evaluate("window.longTasks.length = 0")
    for _ in range(3):
        page.locator(".log").dblclick()
        page.wait_for_timeout(2500)
    long = [one for one in page.evaluate("window.longTasks") if one > LONG]
    page.context.close()
    return {
        "position": f"{game} {position}",
        "events": [event["kind"] for event in frames[position]["events"]],
        "tasks over 50 ms": sorted(long),
    }


def told(found: dict[str, Any]) -> str:
    machine = found["machine"]
    lines = [
        "# What a page costs",
        "",
        f"Written by `benchmarks/page.py`: Chromium {machine['browser']}, server and browser on {machine['cores']} shared cores",
        f"(load {machine['load']:.1f}). Bytes are packed, until the first choice can be made.",
        "",
        "| game | JavaScript | style | words | pictures | all | requests | first page, ms | click to first choice, ms |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for game, one in found["games"].items():
        sizes = " | ".join(f"{one['bytes'][kind] / 1000:.1f} kB" for kind in ("javascript", "style", "words", "pictures", "all"))
        times = " | ".join(f"{statistics.median(one[what]):.0f}" for what in ("first page shown, ms", "from click to first choice, ms"))
        lines.append(f"| {game} | {sizes} | {one['requests']} | {times} |")
    lines += ["", "| while | position | tasks over 50 ms, ms |", "|---|---|---|"]
    lines += [f"| {what} | {one['position']} | {one['tasks over 50 ms'] or 'none'} |" for what, one in found["motion"].items()]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
