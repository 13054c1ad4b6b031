"""Time at a table. It has no clock of its own: every call says when, in milliseconds, by the server's clock.

A seat's time runs while a person owes a decision there, from when it became owed until the server got the choice. Time on the way is not
charged, up to a second; so nobody is out of time before that second is over too. Running out loses nothing by itself: others may then
claim the seat for a bot.
"""

from collections.abc import Collection, Mapping
from typing import Annotated

import msgspec

LAG = 1_000
"""So much time on the way is not charged."""
DAY = 86_400_000


class Bank(msgspec.Struct, frozen=True, tag="bank", tag_field="kind", forbid_unknown_fields=True):
    """So many seconds a player for the whole game, and some more for each turn."""

    seconds: Annotated[int, msgspec.Meta(ge=10, le=86_400)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=3_600)] = 0


class Days(msgspec.Struct, frozen=True, tag="days", tag_field="kind", forbid_unknown_fields=True):
    """So many days for each decision."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)]


Pace = Bank | Days


class Clock:
    """The time of all seats. Without a pace nothing is counted."""

    def __init__(self, pace: Pace | None, seats: int) -> None:
        self.pace = pace
        self._full = pace.seconds * 1_000 if isinstance(pace, Bank) else pace.days * DAY if pace else 0
        self._increment = pace.increment * 1_000 if isinstance(pace, Bank) else 0
        self.left = [self._full] * seats
        """What each seat had left when its time last began to run."""
        self.since: list[int | None] = [None] * seats
        """When it began, if it runs."""
        self.flagged: set[int] = set()
        """Who is out of time."""
        self._chose: dict[int, int] = {}
        """When each seat last chose, in that order."""
        self._gained = [0] * seats
        """What each seat was given for its last turn, or decision."""

    def press(self, seat: int, at: int, lag: int = 0) -> None:
        """A seat has chosen: its time stops. `lag` is what was spent on the way."""
        if self.pace is None:
            return
        self.charge(seat, at - lag)
        self.flagged.discard(seat)
        self._gained[seat] = self._full - self.left[seat] if isinstance(self.pace, Days) else 0
        self.left[seat] += self._gained[seat]
        self._chose.pop(seat, None)
        self._chose[seat] = at

    def charge(self, seat: int, at: int) -> None:
        """A seat's time stops, and is counted: also where a bot takes over, or one could have it think and then go on oneself."""
        since = self.since[seat]
        if since is not None:
            self.left[seat] = max(0, self.left[seat] - max(0, at - since))
        self.since[seat] = None

    def release(self, seat: int) -> None:
        """A seat took its choice back. If nobody chose since, its time goes on as if it never had: one does not think on others' time.
        What it was given for the turn is gone in any case."""
        self.left[seat] = max(0, self.left[seat] - self._gained[seat])
        if self._chose and next(reversed(self._chose)) == seat:
            self.since[seat] = self._chose[seat]
        self._chose.pop(seat, None)

    def run(self, owing: Mapping[int, int], pressed: Collection[int] = ()) -> None:
        """These seats, and no others, owe a decision, from these times on or already. Who pressed and owes none now has ended a turn."""
        if self.pace is None:
            return
        for seat in range(len(self.left)):
            if seat in owing and self.since[seat] is None:
                self.since[seat] = owing[seat]
            elif seat not in owing:
                self.since[seat] = None
                self.flagged.discard(seat)
                if seat in pressed:
                    self._gained[seat] += self._increment
                    self.left[seat] += self._increment

    def sleep(self, ms: int) -> None:
        """The server was down: nobody's time ran."""
        self.since = [None if since is None else since + ms for since in self.since]
        self._chose = {seat: at + ms for seat, at in self._chose.items()}

    def flag(self, seat: int) -> None:
        """A seat's time ran out. (Without a pace none does, though 0.1.0 said so of who had taken something back.)"""
        if self.pace is not None:
            self.flagged.add(seat)

    def ends(self, seat: int) -> int | None:
        """When a seat's time runs out; None if it does not run, or has."""
        since = self.since[seat]
        return None if since is None or seat in self.flagged else since + self.left[seat] + LAG
