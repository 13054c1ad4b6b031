"""A real Chromium against a real server. Where there is none, these tests are skipped and say so."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.real import Process
from tests.web.visitor import Visitor

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")


def chromium() -> str:
    """The browser to be used; nothing where there is none."""
    wanted = os.environ.get("ESTRAN_CHROMIUM", "")
    if wanted and not Path(wanted).exists():
        raise pytest.UsageError(f"ESTRAN_CHROMIUM is {wanted}, where there is no browser.")
    return wanted or next((found for name in NAMES if (found := shutil.which(name))), "")


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    process = Process(tmp_path_factory.mktemp("served"), 0, "--workers", "1")
    yield process
    process.kill()


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """One a module: while it lives no other event loop can run in this thread."""
    program = chromium()
    if not program:
        pytest.skip(f"no browser: install Chromium, or say where it is with ESTRAN_CHROMIUM (looked for {', '.join(NAMES)})")
    from playwright.sync_api import sync_playwright

    rooted = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        words = [*rooted, "--disable-background-networking", "--disable-sync"]
        # scroll bars are shown, as people see them: what is a pixel too long is seen
        opened = playwright.chromium.launch(executable_path=program, args=words, ignore_default_args=["--hide-scrollbars"])
        yield opened
        opened.close()


@pytest.fixture
def visit(browser: Any, served: Process) -> Iterator[Callable[..., Visitor]]:
    """Somebody comes with a browser of their own. When they leave, nothing may have gone wrong in it."""
    came: list[Visitor] = []

    def arrives(**how: Any) -> Visitor:
        came.append(Visitor(browser, served.url, **how))
        return came[-1]

    yield arrives
    for visitor in came:
        visitor.context.close()
    for visitor in came:
        assert not visitor.wrong, visitor.wrong
