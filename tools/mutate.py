"""Keeps the marks of the tests honest: breaks rules on purpose, and expects a test with that rule's mark to fail.

    python tools/mutate.py --count 20 --seed 7      twenty rules drawn by seed
    python tools/mutate.py --all                    every rule
    python tools/mutate.py --rule CZ-07             one rule

The breaks are listed in tests/mutations/<game>.toml. Each is made in a copy of src/estran that runs as plain Python.
"""

import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple, NoReturn

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "estran"
PATIENCE = 120
"""Seconds until tests that run on and on count as failed: a rule that is broken may well make a game endless."""


class Mutation(NamedTuple):
    rule: str
    file: str
    find: str
    replace: str
    breaks: str

    def made_in(self, text: str) -> str:
        return text.replace(self.find, self.replace)

    def found(self) -> int:
        """How often the text to break occurs: must be once."""
        return (SOURCE / self.file).read_text("utf-8").count(self.find)


def mutations() -> list[Mutation]:
    files = sorted((ROOT / "tests" / "mutations").glob("*.toml"))
    return [Mutation(**entry) for file in files for entry in tomllib.loads(file.read_text("utf-8"))["mutation"]]


def drawn(known: list[Mutation], count: int, seed: int) -> list[Mutation]:
    """All mutations of so many rules."""
    rules = sorted({mutation.rule for mutation in known})
    chosen = set(random.Random(seed).sample(rules, min(count, len(rules))))
    return [mutation for mutation in known if mutation.rule in chosen]


def verdict(mutation: Mutation) -> str:
    """ "caught" when a test fails for it, "timed out" when the tests run on and on; otherwise what went wrong."""
    if mutation.found() != 1:
        return f"its text occurs {mutation.found()} times in {mutation.file}"
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "estran"
        shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
        broken = copy / mutation.file
        broken.write_text(mutation.made_in(broken.read_text("utf-8")), "utf-8")
        return run_tests(mutation.rule, folder)


def run_tests(rule: str, folder: str) -> str:
    command = [sys.executable, "-m", "pytest", "tests/rules", "--rule", rule, "-x", "-q", "-p", "no:cacheprovider"]
    env = {**os.environ, "PYTHONPATH": folder, "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        status = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, timeout=PATIENCE).returncode
    except subprocess.TimeoutExpired:
        return "timed out"
    meanings = {0: "SURVIVED", 1: "caught", 5: "no test is marked with it"}
    return meanings.get(status, "breaks more than a rule: the tests cannot even start")


class Parser(argparse.ArgumentParser):
    """Refuses in one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}.\n")


def at_least_one(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"expected a whole number of at least 1, not {text!r}")
    return int(text)


def main(words: list[str] | None = None) -> int:
    parser = Parser(description="Break rules on purpose and see whether the tests notice.")
    parser.add_argument("--count", type=at_least_one, default=20, metavar="N", help="how many rules to draw (default: 20)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="which ones (default: 1)")
    parser.add_argument("--all", action="store_true", help="every rule")
    parser.add_argument("--rule", metavar="ID", help="this rule alone")
    asked = parser.parse_args(words)
    known = mutations()
    chosen = known if asked.all else drawn(known, asked.count, asked.seed)
    if asked.rule is not None:
        chosen = [mutation for mutation in known if mutation.rule == asked.rule]
        if not chosen:
            parser.error(f"no mutation breaks a rule {asked.rule!r}: see tests/mutations")
    caught = 0
    with ThreadPoolExecutor(2) as pool:
        for mutation, said in zip(chosen, pool.map(verdict, chosen), strict=True):
            print(f"{mutation.rule:7} {said:9} {mutation.breaks}", flush=True)
            caught += said in ("caught", "timed out")
    print(f"{caught} of {len(chosen)} caught.")
    return 0 if chosen and caught == len(chosen) else 1


if __name__ == "__main__":
    raise SystemExit(main())
