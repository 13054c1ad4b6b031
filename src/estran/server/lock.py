"""One server a database: a second would not notice what the first one does. The lock goes when its process does, however that ends."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from ..core.refusal import Refused
from .storage.sqlite import one_path, own

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        file.seek(2**20)  # beyond what is written: others must be able to read that
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Served(Refused):
    """Another server has the database; `address` is where."""

    def __init__(self, database: str, address: str) -> None:
        super().__init__("database-served", file=database, address=address)
        self.address = address


@contextmanager
def only_server(database: Path, address: str) -> Iterator[None]:
    """Have the database for oneself, and say where one is."""
    try:
        file = one_path(database)
        own(file)
        handle = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise Refused("database-unusable", file=str(database), problem=error.strerror or str(error)) from None
    with os.fdopen(handle, "r+", encoding="utf-8") as lock:
        try:
            _lock(lock)
        except OSError:
            lock.seek(0)
            raise Served(str(database), lock.read().strip()) from None
        lock.seek(0)
        lock.truncate()
        lock.write(address)
        lock.flush()
        yield
