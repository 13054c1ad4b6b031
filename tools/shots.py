"""Photograph the browser's pages for the README: `python tools/shots.py` writes docs/pictures/*.png.

A real server shows its home page and one position of each game from the gallery, to a Chromium found by `ESTRAN_CHROMIUM` or on the PATH.
"""

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple
from urllib.request import urlopen

from playwright.sync_api import Browser, sync_playwright

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
CALM = 1500
"""Milliseconds until everything stands still."""


class Shot(NamedTuple):
    name: str
    address: str
    width: int = 1280
    height: int = 800
    colours: str = "light"
    language: str = "en"


SHOTS = [
    Shot("home", "/"),
    Shot("crabz", "/gallery/crabz?only=2"),
    Shot("marche", "/gallery/marche?only=3", language="fr"),
    Shot("poulpe", "/gallery/poulpe?only=5", colours="dark"),
    Shot("oh_crab", "/gallery/oh_crab?only=6"),
]


def main() -> int:
    browser = os.environ.get("ESTRAN_CHROMIUM") or shutil.which("chromium") or ""
    rooted = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        port = free_port()
        server = subprocess.Popen(
            [sys.executable, "-m", "estran", "serve", "--port", str(port), "--database", f"{folder}/shots.db"], stdout=subprocess.DEVNULL
        )
        try:
            wait_for(f"http://127.0.0.1:{port}/api/health")
            opened = playwright.chromium.launch(executable_path=browser, args=[*rooted, "--disable-background-networking"])
            for shot in SHOTS:
                take(opened, f"http://127.0.0.1:{port}", shot)
            opened.close()
        finally:
            server.terminate()
            server.wait()
    return 0


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def wait_for(address: str) -> None:
    for _ in range(300):
        try:
            urlopen(address, timeout=5).close()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server did not start")


def take(browser: Browser, house: str, shot: Shot) -> None:
    context = browser.new_context(
        viewport={"width": shot.width, "height": shot.height},
        locale=shot.language,
        color_scheme="dark" if shot.colours == "dark" else "light",
        reduced_motion="reduce",
        has_touch=shot.width < 600,
    )
    page = context.new_page()
    page.goto(house + shot.address, wait_until="networkidle")
    page.wait_for_timeout(CALM)
    page.screenshot(path=PICTURES / f"{shot.name}.png")
    context.close()


if __name__ == "__main__":
    sys.exit(main())
