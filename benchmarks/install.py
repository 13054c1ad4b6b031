"""Measure how long one commit takes to install beside another, and how fast it plays: `python benchmarks/install.py [BASE [NEW]]`.

Both are installed as the README says, each into a new virtual environment, one after the other; a first run may have to fetch
wheels, a second finds them in pip's cache. Then both play the same random games in turn, round by round. Says ratios, new over base:
of wall time and CPU time of the installation, and of decisions a second of every game.
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


class Installed(NamedTuple):
    python: Path
    wall: float
    cpu: float


def main() -> int:
    asked = argparse.ArgumentParser(description="Install one commit beside another and let both play.")
    asked.add_argument("base", nargs="?", default="HEAD~1", help="the commit to compare with")
    asked.add_argument("new", nargs="?", default="HEAD", help="the commit to measure")
    asked.add_argument("--rounds", type=int, default=7, help="rounds of random games")
    asked.add_argument("--play", action="store_true", help=argparse.SUPPRESS)
    given = asked.parse_args()
    if given.play:
        json.dump(play(), sys.stdout)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        base, new = (install(commit, Path(folder, name)) for name, commit in (("base", given.base), ("new", given.new)))
        print(f"base: {base.wall:.0f} s, CPU {base.cpu:.0f} s; new: {new.wall:.0f} s, CPU {new.cpu:.0f} s")
        print(f"installing: {new.wall / base.wall:.2f} of the wall time, {new.cpu / base.cpu:.2f} of the CPU time", flush=True)
        rounds = [compared(base.python, new.python, backwards=bool(n % 2)) for n in range(given.rounds)]
    for game in rounds[0]:
        ratios = [ratio[game] for ratio in rounds]
        print(f"{game}: {statistics.median(ratios):.3f} of the decisions a second ({min(ratios):.3f}..{max(ratios):.3f})")
    middles = [statistics.median(ratio[game] for ratio in rounds) for game in rounds[0]]
    print(f"all: {statistics.geometric_mean(middles):.3f}")
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


def compared(base: Path, new: Path, backwards: bool) -> dict[str, float]:
    """One round: both play, in either order; the new one's decisions a second over the base's."""
    found: dict[Path, dict[str, float]] = {}
    for python in (new, base) if backwards else (base, new):
        command = [str(python), str(HERE / "install.py"), "--play"]
        found[python] = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    return {game: found[new][game] / found[base][game] for game in found[base]}


def play() -> dict[str, float]:
    """Decisions a second in random games of this interpreter's Estran, for every game and number of players."""
    import ours

    from estran.core.build import compiled
    from estran.games import GAMES as ALL
    from estran.games import game

    if not compiled():
        raise SystemExit("install.py: this Estran is not compiled: there would be nothing to compare")
    return {
        f"{id} {players}": ours.measure_playouts(ours.deals(game(id), players, DEALS), GAMES // ours.LONGER.get(id, 1))["decisions"]
        for id in ALL
        for players in map(int, game(id).option("players").values)
    }


if __name__ == "__main__":
    sys.exit(main())
