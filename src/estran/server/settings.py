"""How a server is set up."""

import os
from pathlib import Path

import msgspec

from .limits import Limits

PORT = 8137


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
    """The names by which the server may be called, besides those that can be nobody else's; see `gate`."""
    origins: tuple[str, ...] = ()
    """Pages that may use it besides its own."""
    keep: int = 0
    """Tables that nobody has touched for so many days are deleted; 0 keeps all."""
    linger: float = 60.0
    """A table that nobody needs stays in memory for so many seconds."""
    limits: Limits = Limits()
