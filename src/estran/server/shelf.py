"""Tables as the store has them, read so that none holds up another: beside the loop, a slice at a time, each in turn."""

import asyncio
import logging
import time
from collections.abc import Callable, Iterator

from ..core.game import Game
from ..core.refusal import Refused
from ..table import Row as Entered
from ..table import Table, unpack
from .storage import Damaged, Gone, Store, StoreFailed

log = logging.getLogger(__name__)

SLICE = 0.005
"""Seconds that a table is read for before it is another's turn: one at a time, which leaves the loop the most of the interpreter, and yet
none waits for the whole of another."""


class Shelf:
    def __init__(self, store: Store, game: Callable[[str], Game]) -> None:
        self._store = store
        self._game = game
        self._turn = asyncio.Lock()

    async def table(self, id: str) -> Table:
        """As its rows tell it. Refused where there is none, or it cannot be read now; Damaged where that will not help."""
        try:
            kept = await self._store.rows(id)
            card = await self._store.card(id)
        except Gone:
            raise Refused("no-table") from None
        except Damaged:
            raise
        except StoreFailed as error:
            log.error("a table could not be read: %s", error)
            raise Refused("not-read") from None
        game = self._game(card.game)
        rows = (Entered(number, row.at, unpack(row.entry), row.position) for number, row in enumerate(kept))
        steps, table = Table.rebuilding(id, game, rows, levels(game)), None
        while table is None:
            async with self._turn:  # whoever waits is let in, in order, before the next slice
                table = await asyncio.to_thread(_some, steps)
        return table


def _some(steps: Iterator[Table | None]) -> Table | None:
    """As many as there is time for. The table, if these were all."""
    end = time.monotonic() + SLICE
    return next(table for table in steps if table or time.monotonic() >= end)


def levels(game: Game) -> list[str]:
    return [level.name for level in game.levels]
