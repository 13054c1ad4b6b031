"""What goes wrong is logged, but not without end: whoever makes the same thing go wrong again and again does not fill the disk."""

import logging
import time
import traceback
from collections import Counter
from collections.abc import Callable

from .limits import Buckets

LINES = 30
"""So many lines of a kind may come at once, and as many again every ten minutes."""
ALL = 300
"""The same for all kinds together."""


class Sparing(logging.Filter):
    """Lets through so many lines of a kind, and says how many it has left out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._kinds = Buckets(LINES / 600, LINES, clock)
        self._all = Buckets(ALL / 600, ALL, clock)
        self._left_out: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        kind = f"{record.name} {record.msg}"[:200]
        if self._kinds.take(kind) or self._all.take(""):
            if kind in self._left_out or len(self._left_out) < ALL:
                self._left_out[kind] += 1
            return False
        if number := self._left_out.pop(kind, 0):
            record.msg = f"{record.msg} ({number} more like this were left out)"
        return True


SPARING = Sparing()


def spare() -> None:
    """Wherever a server logs to."""
    for handler in (logging.lastResort, *logging.getLogger("uvicorn").handlers):
        if handler is not None:
            handler.addFilter(SPARING)


def where(error: BaseException) -> str:
    """Where something failed, and as what; not with which words, which might name a card."""
    return "".join(traceback.format_tb(error.__traceback__)) + type(error).__name__
