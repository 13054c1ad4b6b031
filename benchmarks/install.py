"""Measure how long one commit takes to install beside another, and how fast it plays: `python benchmarks/install.py [BASE [NEW]]`.

Both are installed as the README says, each into a new virtual environment, one after the other; a first run may have to fetch
wheels, a second finds them in pip's cache. Then both play, search and copy states in turn, round by round. Says ratios, new over base: of
wall time and CPU time of the installation, and of decisions, simulations and copies a second of every game. `--game oh_crab` measures one.
"""

import argparse
import json
import resource
import statistics
import subprocess
import sys
import tarfile
import tempfile
import time
import venv
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
DEALS, GAMES = 100, 2000
SIMULATIONS, COPIES = 8000, 20_000


class Installed(NamedTuple):
    python: Path
    wall: float
    cpu: float


def main() -> int:
    asked = argparse.ArgumentParser(description="Install one commit beside another and let both play.")
    asked.add_argument("base", nargs="?", default="HEAD~1", help="the commit to compare with")
    asked.add_argument("new", nargs="?", default="HEAD", help="the commit to measure")
    asked.add_argument("--rounds", type=int, default=7, help="rounds of random games")
    asked.add_argument("--game", default="", help="only this game")
    asked.add_argument("--play", action="store_true", help=argparse.SUPPRESS)
    given = asked.parse_args()
    if given.play:
        json.dump(play(given.game), sys.stdout)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        base, new = (install(commit, Path(folder, name)) for name, commit in (("base", given.base), ("new", given.new)))
        print(f"base: {base.wall:.0f} s, CPU {base.cpu:.0f} s; new: {new.wall:.0f} s, CPU {new.cpu:.0f} s")
        print(f"installing: {new.wall / base.wall:.2f} of the wall time, {new.cpu / base.cpu:.2f} of the CPU time", flush=True)
        rounds = [compared(base.python, new.python, given.game, backwards=bool(n % 2)) for n in range(given.rounds)]
    middles: dict[str, list[float]] = {}
    for measured in rounds[0]:
        ratios = [ratio[measured] for ratio in rounds]
        print(f"{measured} a second: {statistics.median(ratios):.3f} ({min(ratios):.3f}..{max(ratios):.3f})")
        middles.setdefault(measured.rpartition(" ")[2], []).append(statistics.median(ratios))
    for what, of_all in middles.items():
        print(f"all {what}: {statistics.geometric_mean(of_all):.3f}")
    return 0


def install(commit: str, folder: Path) -> Installed:
    """`pip install .` of a commit as it lies in git, in a new environment."""
    folder.mkdir()
    archive = folder / "source.tar"
    subprocess.run(["git", "archive", "--output", archive, commit], cwd=HERE.parent, check=True)
    with tarfile.open(archive) as packed:
        packed.extractall(folder / "source", filter="data")
    venv.create(folder / "venv", with_pip=True)
    python = folder / "venv" / "bin" / "python"
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    subprocess.run([python, "-m", "pip", "install", "--quiet", "."], cwd=folder / "source", check=True)
    wall, after = time.perf_counter() - began, resource.getrusage(resource.RUSAGE_CHILDREN)
    return Installed(python, wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def compared(base: Path, new: Path, game: str, backwards: bool) -> dict[str, float]:
    """One round: both play, in either order; what the new one does a second over what the base does."""
    found: dict[Path, dict[str, float]] = {}
    for python in (new, base) if backwards else (base, new):
        command = [str(python), str(HERE / "install.py"), "--play", "--game", game]
        found[python] = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    return {measured: found[new][measured] / found[base][measured] for measured in found[base]}


def play(only: str) -> dict[str, float]:
    """What this interpreter's Estran does a second, for every game and number of players: decisions in random games, simulations of UCT or
    ISMCTS, and copies of a state."""
    import ours

    from estran.core.build import compiled
    from estran.games import GAMES as ALL
    from estran.games import game

    if not compiled():
        raise SystemExit("install.py: this Estran is not compiled: there would be nothing to compare")
    found: dict[str, float] = {}
    for id in [only] if only else ALL:
        for players in map(int, game(id).option("players").values):
            states, longer = ours.deals(game(id), players, DEALS), ours.LONGER.get(id, 1)
            found[f"{id} {players} decisions"] = ours.measure_playouts(states, GAMES // longer)["decisions"]
            found[f"{id} {players} simulations"] = ours.measure_simulations(game(id), states[:2], SIMULATIONS // longer, 3)
            found[f"{id} {players} copies"] = 1e9 / ours.measure_clone(states[0], COPIES)
    return found


if __name__ == "__main__":
    sys.exit(main())
