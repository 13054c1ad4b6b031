"""docs/add-an-effect.md is walked in a copy of the source: every block is applied, and the game is played with what comes of it.

A block after `<!-- file: NAME -->` is a new file; a ```diff block after `<!-- into: NAME -->` adds its `+` lines at the only place where
its other lines stand; `@@` parts one place from the next.
"""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from tools import rulebook

from tests.test_docs import ROOT, blocks

PAGE = ROOT / "docs" / "add-an-effect.md"
RULES = Path("tests", "rules", "oh_crab")
GAME = Path("src", "estran", "games", "oh_crab")
WEB = Path("src", "estran", "web")
TOUCHED = {
    "its effect": [GAME / "rules" / "effects" / "claw.py"],
    "its content": [GAME / "content" / "cards.toml"],
    "its rule": [GAME / "rulebook.ftl"],
    "its words": [GAME / "words.ftl", WEB / "words" / "oh_crab.ftl", Path("docs", "words.md")],
    "its sign": [WEB / "games" / "oh_crab" / "symbols.svg"],
    "its test": [RULES / "test_claw.py"],
}
COPIED = ("src", "tools", "tests", "docs", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "golden", "shipped", "pictures")
NAMED = (
    "cards_and_tiles_bear_the_names_of_the_page",
    "a_reason_names_an_action_as_its_card_and_its_tile_do",
    "the_rulebook_introduces_every_action_by_its_name",
)
TESTS = [
    RULES / "test_claw.py",
    RULES / "test_content.py",
    RULES / "test_why.py",
    RULES / "test_words.py",
    Path("tests", "web", "test_words.py"),
    *(f"tests/test_glossary.py::test_{name}" for name in NAMED),
]
PLAYED = """
import random
from estran.core import Quick
from estran.games import game

found, dice, helped = game("oh_crab"), random.Random(1), 0
for seed in range(1000):
    state, luck = found.new(found.checked({"players": 2 + seed % 4}), Quick(seed)), Quick(seed)
    while state.pending():
        seat = state.next_seat()
        choices = found.choices(state, seat)
        better = [choice for choice in choices if choice.verb not in ("end", "rest")] or choices
        claws = [choice for choice in choices if "claw" in choice.notation or choice.verb == "help"]
        choice = dice.choice(claws or better)
        if choice.verb == "help":
            helped += 1
            position = found.position(state)
            assert found.position(found.from_position(position)) == position
        state.apply(seat, choice.action, luck)
    if helped >= 5:
        break
print(helped)
"""
TRIED = """
from estran.core.conformance import Trial
from estran.games import game

for players, edition in ((2, "final"), (4, "final"), (3, "prototype")):
    found = game("oh_crab")
    Trial(found, found.checked({"players": players, "edition": edition}), players, every=20).run()
"""


def apply(text: str, change: str) -> str:
    """A file with the lines that a diff adds."""
    for place in re.split(r"^@@\n", change, flags=re.MULTILINE):
        lines = place.splitlines()
        assert all(line[:1] in ("+", " ") for line in lines), place
        before = "".join(f"{line[1:]}\n" for line in lines if line.startswith(" "))
        assert text.count(before) == 1, f"stands {text.count(before)} times: {before}"
        text = text.replace(before, "".join(f"{line[1:]}\n" for line in lines))
    return text


def walk(folder: Path) -> set[Path]:
    """Applies every block of the page, and gives back the files that it names."""
    touched: set[Path] = set()
    for block in blocks(PAGE):
        kind, _, name = block.mark.partition(": ")
        file = folder / name
        assert (kind, file.exists()) in (("file", False), ("into", True)), f"{PAGE.name}:{block.line}"
        file.write_text(block.text if kind == "file" else apply(file.read_text("utf-8"), block.text), "utf-8")
        touched.add(Path(name))
    return touched


def contents(folder: Path) -> dict[Path, bytes]:
    """What runs there leaves caches behind, and nothing else."""
    files = [file for file in folder.rglob("*") if file.is_file() and not any("cache" in part for part in file.parts)]
    return {file.relative_to(folder): file.read_bytes() for file in files}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source as it is."""
    folder = tmp_path_factory.mktemp("effect") / "estran"
    folder.mkdir()
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=LEFT_OUT)
        else:
            shutil.copy(ROOT / name, folder / name)
    return folder


@pytest.fixture(scope="module")
def before(copy: Path) -> dict[Path, bytes]:
    return contents(copy)


@pytest.fixture(scope="module")
def walked(copy: Path, before: dict[Path, bytes]) -> set[Path]:
    return walk(copy)


def run(folder: Path, *words: str) -> str:
    """What plain Python says there, with the copy and no other Estran."""
    settings = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder / "src"), str(folder)]), "PYTHONUTF8": "1", "ESTRAN_LANG": "en"}
    done = subprocess.run([sys.executable, *words], cwd=folder, env=settings, capture_output=True, text=True, encoding="utf-8", timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_walk_touches_what_it_says_and_no_other_file(copy: Path, before: dict[Path, bytes], walked: set[Path]) -> None:
    after = contents(copy)
    changed = {file for file in after if after[file] != before.get(file)}
    assert changed == walked == {file for files in TOUCHED.values() for file in files}
    assert set(before) <= set(after)


def test_the_tests_hold_with_it(copy: Path, walked: set[Path]) -> None:
    """Its own, and those of contents, words, reasons and names."""
    said = run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", *map(str, TESTS))
    assert re.search(r"^\d+ passed", said, flags=re.MULTILINE), said


def test_its_rule_is_proven(copy: Path, walked: set[Path]) -> None:
    rules = [rule for rule in rulebook.read_rules(copy / GAME / "rulebook.ftl") if rule.id == "OC-199"]
    found = list(rulebook.proofs_in(copy / RULES / "test_claw.py"))
    assert rules
    assert len(found) == 2
    assert rulebook.problems({"oh_crab": rules}, found) == []


def test_it_has_a_sign(copy: Path, walked: set[Path]) -> None:
    """As every special action has."""
    signs = set(re.findall(r'<symbol id="sg-([\w-]+)"', (copy / WEB / "games" / "oh_crab" / "symbols.svg").read_text("utf-8")))
    specials = {special["id"] for special in tomllib.loads((copy / GAME / "content" / "cards.toml").read_text("utf-8"))["special"]}
    assert len(specials) == 14
    assert specials <= signs


def test_it_is_used_in_games(copy: Path, walked: set[Path]) -> None:
    assert int(run(copy, "-c", PLAYED)) >= 5


def test_the_game_still_conforms(copy: Path, walked: set[Path]) -> None:
    run(copy, "-c", TRIED)


def test_bots_play_with_it(copy: Path, walked: set[Path]) -> None:
    """They know nothing of it but that it is there."""
    run(copy, "-m", "estran", "simulate", "oh_crab", "--games", "1", "--bots", "greedy", "--jobs", "1", "--seed", "1")
