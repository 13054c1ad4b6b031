"""The tools of the house: how they are asked, and how they refuse."""

import subprocess
import sys
from pathlib import Path

import pytest
from tools import mutate

TOOLS = Path(__file__).parent.parent / "tools"


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(TOOLS / words[0]), *words[1:]], capture_output=True, text=True, timeout=60)


@pytest.mark.parametrize("tool", ["golden.py", "mutate.py", "packages.py", "rulebook.py"])
def test_help_is_help(tool: str) -> None:
    done = run(tool, "--help")
    assert done.returncode == 0
    assert done.stdout.startswith("usage: ")
    assert run(tool, "--chekc").returncode == 2


@pytest.mark.parametrize("words", [("--rule", "CZ-99"), ("--rule", ""), ("--count", "0"), ("--count", "-1"), ("--count", "x")])
def test_mutate_refuses_in_one_sentence(words: tuple[str, ...]) -> None:
    done = run("mutate.py", *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1


def test_tests_that_run_on_and_on_have_noticed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(mutate, "PATIENCE", 0.01)
    rule = mutate.mutations()[0].rule
    assert mutate.main(["--rule", rule]) == 0
    *lines, last = capsys.readouterr().out.splitlines()
    assert all(line.startswith(f"{rule:7} timed out ") for line in lines)
    assert last == f"{len(lines)} of {len(lines)} caught."
