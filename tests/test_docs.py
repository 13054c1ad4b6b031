"""The documentation is run: every Python example, every console example, every link.

In README.md, CONTRIBUTING.md and docs/*.md, in order and with one namespace and one empty folder a file:

- a ```python block is executed; one that begins with >>> is a doctest, and its output is compared;
- in a ```console block each line `$ estran ...` or `$ python ...` is run, must succeed, and must say the lines that follow it, in order;
  a line of `...` stands for any lines, and a line that ends with ` ...` for any that begins so;
- any block after `<!-- file: NAME -->` is written to that file of the folder before anything runs;
- a block after `<!-- not run: REASON -->` is left alone.
"""

import doctest
import importlib
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tools import rulebook

import estran
from estran.games import GAMES

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
TEST_COMMAND = 'python3 -m venv .venv && .venv/bin/pip install ".[test]" && .venv/bin/pytest'
NOT_OURS = {"build", "dist", "node_modules"}
MACHINE_PATHS = re.compile(r"(?<![\w.])/(?:work|home|root|tmp|opt|Users|private|mnt)/\w|[A-Z]:\\Users|\.\./shared\b")


class Block(NamedTuple):
    line: int
    language: str
    mark: str
    """The HTML comment just before the block."""
    text: str


def blocks(page: Path) -> Iterator[Block]:
    """The fenced blocks of a page."""
    lines = page.read_text("utf-8").splitlines()
    mark, n = "", 0
    while n < len(lines):
        line = lines[n]
        if line.startswith("```"):
            end = lines.index("```", n + 1)
            yield Block(n + 1, line.strip("` "), mark, "\n".join(lines[n + 1 : end]) + "\n")
            n = end
            mark = ""
        elif line.strip():
            comment = re.fullmatch(r"<!-- (.+) -->", line.strip())
            mark = comment[1] if comment else ""
        n += 1


def run_python(block: Block, page: str, names: dict[str, Any]) -> None:
    if not block.text.startswith(">>> "):
        exec(compile("\n" * block.line + block.text, page, "exec"), names)
        return
    test = doctest.DocTestParser().get_doctest(block.text, names, page, page, block.line)
    said: list[str] = []
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    failed = runner.run(test, out=said.append, clear_globs=False).failed
    names.update(test.globs)
    assert not failed, "".join(said)


def run_console(block: Block, folder: Path) -> None:
    for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
        command, _, expected = part.partition("\n")
        program, *words = shlex.split(command)
        start = {"estran": [sys.executable, "-m", "estran"], "python": [sys.executable]}.get(program)
        assert start, f"{command}: only estran and python are run"
        compare(command, expected.splitlines(), run([*start, *words], folder).splitlines())


def run(command: list[str], folder: Path, typed: str = "") -> str:
    """What a command says. It finds the estran that these tests run, whichever that is, and what the page has written."""
    path = os.pathsep.join([str(folder), str(Path(estran.__file__).parent.parent)])
    settings = {**os.environ, "PYTHONPATH": path, "ESTRAN_LANG": "en", "PYTHONUTF8": "1", "COLUMNS": "140"}
    done = subprocess.run(command, input=typed, cwd=folder, env=settings, capture_output=True, text=True, encoding="utf-8", timeout=120)
    assert done.returncode == 0, f"{command}: {done.stderr}"
    return done.stdout


def compare(command: str, expected: list[str], said: list[str]) -> None:
    """All expected lines are said, in order; without `...` between them, one after the other."""
    at, anywhere = 0, False
    for line in expected:
        if line.strip() in ("", "..."):
            anywhere = anywhere or line.strip() == "..."
            continue
        while at < len(said) and (not said[at].strip() or (anywhere and not alike(line, said[at]))):
            at += 1
        assert at < len(said), f"{command} did not say: {line}"
        assert alike(line, said[at]), f"{command} said:\n{said[at]}\ninstead of:\n{line}"
        at, anywhere = at + 1, False


def alike(line: str, said: str) -> bool:
    if line.endswith(" ..."):
        return said.rstrip().startswith(line[:-4].rstrip())
    return said.rstrip() == line.rstrip()


def write_files(page: Path, folder: Path) -> None:
    for block in blocks(page):
        kind, _, name = block.mark.partition(": ")
        if kind == "file":
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(block.text, "utf-8")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder to work in; what an example adds to the registry or imports from here is forgotten afterwards."""
    games = dict(GAMES)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    GAMES.clear()
    GAMES.update(games)
    for name, module in list(sys.modules.items()):
        if str(getattr(module, "__file__", None) or "").startswith(str(tmp_path)):
            del sys.modules[name]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_examples_run(page: Path, folder: Path) -> None:
    names: dict[str, Any] = {"__name__": "__example__"}
    write_files(page, folder)
    for block in blocks(page):
        kind, _, value = block.mark.partition(": ")
        if kind == "not run":
            print(f"{page.name}:{block.line} not run: {value}")
            continue
        if kind != "file" and block.language == "python":
            run_python(block, str(page.relative_to(ROOT)), names)
        elif kind != "file" and block.language == "console":
            run_console(block, folder)


@pytest.fixture
def pebbles(folder: Path) -> Path:
    """The folder with the game that docs/add-a-game.md writes."""
    write_files(ROOT / "docs" / "add-a-game.md", folder)
    return folder


def test_the_new_game_of_the_guide_conforms(pebbles: Path) -> None:
    from estran.core.conformance import check

    assert check(importlib.import_module("pebbles").GAME, games=5, seed=2) > 100


def test_the_new_game_of_the_guide_plays_in_the_terminal(pebbles: Path) -> None:
    register = "from estran.games import GAMES; GAMES['pebbles'] = 'pebbles'; from estran.cli import main; "
    said = run([sys.executable, "-c", register + "main(['play', 'pebbles', '--bots', 'alphabeta', '--seed', '2'])"], pebbles, "1\n" * 20)
    assert "How many pebbles do you take?" in said
    assert "Player 1 takes 1." in said
    assert "took the last pebble and wins." in said


def test_the_new_game_of_the_guide_is_typed_as_the_house_asks(pebbles: Path) -> None:
    """In a copy of the package, where the guide says that it moves to."""
    shutil.copytree(ROOT / "src" / "estran", pebbles / "estran", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    shutil.move(pebbles / "pebbles", pebbles / "estran" / "games" / "pebbles")
    command = [sys.executable, "-m", "mypy", "--strict", "--warn-unreachable", "estran/games/pebbles"]
    done = subprocess.run(command, cwd=pebbles, env={**os.environ, "MYPYPATH": str(pebbles)}, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_new_game_of_the_guide_proves_its_rules(pebbles: Path) -> None:
    found = list(rulebook.proofs_in(pebbles / "test_pebbles.py"))
    assert len(found) == 4
    assert rulebook.problems({"pebbles": rulebook.read_rules(pebbles / "pebbles" / "rulebook.ftl")}, found) == []


def test_the_test_command_is_the_one_that_ci_runs() -> None:
    marked = [block for block in blocks(ROOT / "README.md") if block.mark == "test command"]
    assert [block.text.strip() for block in marked] == [TEST_COMMAND]


def pages_everywhere() -> list[Path]:
    """All Markdown files of the repository."""
    found = sorted(ROOT.rglob("*.md"))
    return [page for page in found if not any(part in NOT_OURS or part.startswith(".") for part in page.relative_to(ROOT).parts[:-1])]


@pytest.mark.parametrize("page", pages_everywhere(), ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    for link in re.findall(r"\]\(([^)\s]+)[^)]*\)", text):
        target, _, anchor = link.partition("#")
        if re.match(r"[a-z]+:", target):
            continue
        file = page.parent / target if target else page
        assert file.exists(), f"{page.name} links to {link}"
        assert not anchor or file.suffix != ".md" or anchor in anchors(file), f"{page.name} links to {link}"


def anchors(page: Path) -> set[str]:
    """The names that headings can be linked by."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), flags=re.MULTILINE)
    named = re.findall(r"<a (?:id|name)=\"([^\"]+)\"", page.read_text("utf-8"))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings} | set(named)


def test_no_file_speaks_of_one_machine() -> None:
    if not shutil.which("git") or not (ROOT / ".git").exists():
        pytest.skip("not a git repository, so there is no telling which files are ours")
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, capture_output=True)
    if listed.returncode:
        pytest.skip("git does not say which files are ours")
    for name in filter(None, listed.stdout.decode().split("\0")):
        file = ROOT / name
        if not file.is_file():
            continue
        try:
            text = file.read_bytes().decode("utf-8")
        except UnicodeDecodeError:
            continue
        found = MACHINE_PATHS.search(text)
        assert not found, f"{name} speaks of {found[0]}"
