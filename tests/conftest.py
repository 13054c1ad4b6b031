"""What all tests share: `--rule CZ-07` runs only the tests that prove that rule, and hypothesis draws the same examples every time."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

settings.register_profile("estran", deadline=None, derandomize=True, database=None)
settings.load_profile("estran")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", metavar="ID", help="run only the tests that prove this rule, say CZ-07")
    parser.addoption("--long", action="store_true", help="kill, fuzz and disturb the server for minutes instead of seconds")
    parser.addoption("--build", choices=("", "compiled", "pure"), default="", help="fail unless this build is the one under test")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = config.getoption("--rule")
    if wanted:
        kept = [item for item in items if any(wanted in mark.args for mark in item.iter_markers("rule"))]
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = kept


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Any]:
    """A real server of this test's own, as a process; ended with the test, if that did not end it."""
    from tests.server.real import Process

    process = Process(tmp_path, 0, "--workers", "1")
    yield process
    if process.process.poll() is None:
        process.kill()
