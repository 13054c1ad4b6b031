"""Reading a table's rows again: which of them are played, and which are taken at their word, with the positions stored beside them.

Rows that were made with other rules than today's cannot be played. All but the last need not be: the game stands where the stored position
says, whose time ran the rows say themselves, and what else is asked of the game (earlier states, who drew luck) the match finds by playing
its entries, once it is asked. The last are played for what they tell. Where the game went back it stands where the position says, too:
nobody plays its way there. Only rows that do not say whose time ran, as those of 0.1.0, are played where there is a clock.
"""

from collections.abc import Sequence

import msgspec

from ..core.game import Game
from ..core.refusal import Refused
from ..core.state import State
from .entries import Opened, Resumed, Row, Undone, hidden
from .offers import offered_to


class Reading:
    def __init__(self, game: Game, rows: Sequence[Row], told: int) -> None:
        """The last rows, of which so many are visible, are played. Refused if they were made with other rules, and the game cannot go on
        from the last position."""
        opened = rows[0].entry
        assert isinstance(opened, Opened)
        self._game = game
        resumed = [(row.number, row.entry.rules, row.entry.content) for row in rows if isinstance(row.entry, Resumed)]
        number, *made_with = resumed[-1] if resumed else (0, opened.rules, opened.content)
        self._outdated = number if game.replays(*made_with) else len(rows)
        """Rows before this one were made with other rules."""
        self._before = self._last_readable(rows[: self._outdated])
        """Of those: where the game stood, as far as it can be told."""
        rows = rows[self._outdated :]
        untimed = opened.pace is not None and any(row.position and row.entry.owed is None for row in rows)
        self._first, self._stand = (self._outdated, None) if untimed else self._anchor(rows, told)
        """The first row that is played, and where the game stands then."""

    def after(self, row: Row) -> State | None:
        """Where the game stood after a row; None where it is to be played."""
        if row.number < self._outdated:
            self._before = self._stored(row) or self._before
            return self._before
        if row.number < self._first:
            return self._stand  # who owed what on the way is of no account
        return self._stored(row) if isinstance(row.entry, Undone) else None

    def _stored(self, row: Row) -> State | None:
        """The position of a row, if it has one that can be read."""
        try:
            return self._game.from_position(msgspec.json.decode(row.position)) if row.position else None
        except Refused:
            return None

    def _last_readable(self, rows: Sequence[Row]) -> State | None:
        positions = [row.position for row in rows if row.position]
        try:
            return self._game.from_position(msgspec.json.decode(positions[-1])) if positions else None
        except Refused as problem:
            raise Refused("table-not-resumed", problem=problem) from problem

    def _anchor(self, rows: Sequence[Row], told: int) -> tuple[int, State | None]:
        """The last position that enough rows follow, and in which no answer out of turn nor to an offer is asked for: when that began would
        matter."""
        for row in reversed(rows):
            state = self._stored(row) if told <= 0 else None
            if state is not None and not self._game.asks_out_of_turn(state) and not offered_to(self._game, state):
                return row.number + 1, state
            told -= not hidden(row.entry)
        return self._outdated, None
