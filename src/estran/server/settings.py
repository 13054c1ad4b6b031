"""How a server is set up."""

import os
import sys
from pathlib import Path

import msgspec

from .limits import Limits

PORT = 8137
LOOPBACK = ("localhost", "127.0.0.1", "::1")


def data_folder() -> Path:
    """Where this user's programs keep their data."""
    if given := os.environ.get("ESTRAN_DATA"):
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "Estran"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Estran"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "estran"


def usual_workers() -> int:
    """A process for bots on every core but one."""
    return max(1, min(8, (os.cpu_count() or 1) - 1))


class Settings(msgspec.Struct, frozen=True):
    database: Path
    workers: int = 1
    think: float = 3.0
    """No bot thinks longer than this, in seconds."""
    content: dict[str, str] = {}
    """For a game's id, the folder of other content."""
    hosts: tuple[str, ...] = ()
    """The names under which the server may be called; any where none is given."""
    origins: tuple[str, ...] = ()
    """Pages that may use it besides its own."""
    keep: int = 0
    """Tables that nobody has touched for so many days are deleted; 0 keeps all."""
    linger: float = 60.0
    """A table that nobody needs stays in memory for so many seconds."""
    limits: Limits = Limits()
