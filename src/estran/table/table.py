"""A table: one match from opening to rematch, as the fold of its entries. No I/O, no clock of its own, no bot.

The caller keeps one order of things, so that nothing is shown that could be lost:

    change = table.decide(command, person, now)     # refused, or what would happen; nothing has changed yet
    ... store change.rows ...                       # durable
    table.enter(change)                             # it happened
    ... send table.frame(seat, since) to every audience, or only to change.alone where nobody else may notice ...

One change at a time: none is decided before the last was entered or given up. Seats count from 0 in Python and from 1 in entries, commands
and frames.
"""

from collections.abc import Collection, Mapping, Sequence
from copy import copy
from typing import Any, NamedTuple

import msgspec

from ..core.chance import Chance
from ..core.game import Game
from ..core.record import Act, Record, Start
from ..core.refusal import Refused
from ..core.state import State
from . import rulings
from .audience import Audiences
from .clock import Pace
from .commands import Command
from .entries import Acted, Entry, Flagged, Moved, Opened, Rematched, Resumed, Row, Sat, Slept, Spared, Started, Withdrew, hidden
from .match import Match, Step
from .offers import offered_to
from .story import REMEMBERED, Owed, Story

WINDOW = 3_000
"""How long an answer out of turn stays hidden where nothing else is said (CP-P3)."""
LONGEST_WINDOW = 10_000
ANSWER_TIME = 10_000
"""How long an offer waits for who is there, where nothing else is said."""
SHORTEST_ANSWER, LONGEST_ANSWER = 3_000, 60_000


class Change(NamedTuple):
    """What would happen: store `rows`, then `enter` it. With no rows it happened before (the same command twice): just acknowledge it."""

    rows: tuple[Row, ...]
    alone: int | None = None
    """The one seat that may notice: an answer that is held. Nothing at all is sent to others, for its timing would tell."""
    steps: tuple[Step | None, ...] = ()
    """What each row does to the match."""


class Table(Story):
    def __init__(self, id: str, game: Game, opened: Opened, levels: Collection[str] = ()) -> None:
        """Not to be called: see `open` and `rebuild`."""
        super().__init__(id, game, opened, levels)
        self._refused: dict[tuple[str, str], Refused] = {}
        self._audiences = Audiences()

    # -- opening, and coming back

    @staticmethod
    def open(
        game: Game,
        options: Mapping[str, object],
        *,
        owner: str,
        secret: bytes,
        now: int,
        chairs: Sequence[str] = (),
        levels: Collection[str] = (),
        pace: Pace | None = None,
        window: int = WINDOW,
        hints: bool | None = None,
        start: Start | None = None,
        again: bytes = b"",
        answer_time: int = ANSWER_TIME,
    ) -> tuple[Row, ...]:
        """The first rows of a new table, to be stored and then handed to `rebuild`. Refused where options, chairs or times are wrong.

        `chairs` names a bot's level, or nothing for a free chair; without it all are free. `levels` are those that there are.
        With a `start` the game begins there instead of being dealt. `again` is the secret of the rematch: the server is bound to it now."""
        checked = game.checked(options)
        players = int(checked["players"])
        if chairs and len(chairs) != players:
            raise Refused("seats-count", given=len(chairs), players=players)
        for level in chairs:
            if level and level not in levels:
                raise Refused("bot-unknown", bot=level, game=game.id, known=", ".join(levels))
        if not 0 <= window <= LONGEST_WINDOW:
            raise Refused("table-window", longest=LONGEST_WINDOW // 1_000)
        if answer_time and not SHORTEST_ANSWER <= answer_time <= LONGEST_ANSWER:
            raise Refused("table-answer-time", shortest=SHORTEST_ANSWER // 1_000, longest=LONGEST_ANSWER // 1_000)
        taken = tuple(chairs) or ("",) * players
        rules, content = game.version, game.content_of(checked)
        opened = Opened(game.id, rules, content, checked, secret.hex(), taken, owner, pace, window, hints, start, again.hex(), answer_time)
        if start is not None and Match(game, checked, taken, secret, start=start).over:
            raise Refused("start-over")
        return (Row(0, now, opened),)

    def wake(self, naps: Sequence[tuple[int, int]], now: int) -> Change | None:
        """To be called once after `rebuild`, before anything else: what is to be stored because the server was down from ... to ...
        (clocks did not run) or came back with other rules. Naps may be told again: what was counted is not counted twice.
        Everybody is away from now on until `arrive` says otherwise."""
        for person in self.people():
            self.depart(person, now)
        entries: list[Entry] = []
        if self._behind:
            entries.append(Resumed(self.game.version, self.game.content_of(self.opened.options)))
        slept = sum(max(0, min(end, now) - max(start, self._last)) for start, end in naps)
        if slept and any(since is not None for since in self.clock.since):
            entries.append(Slept(slept))
        return self._change(entries, now) if entries else None

    @property
    def _behind(self) -> bool:
        """The rows were made with other rules than today's, and the game is to go on. One that is over stays what it was."""
        return self._of_other_rules and self.stage != "over"

    # -- what would happen

    def decide(self, command: Command, person: str, now: int, lag: int = 0) -> Change:
        """What a command would do, or Refused. `lag` is the round trip last measured, in milliseconds. When the message is `table-stale`,
        send the whole frame. (`commands.Rematch` goes to `rematch` instead.)"""
        assert not self._behind, "wake the table first"
        key = (person, command.id)
        if command.id and key in self._done:
            return Change(())
        if command.id and key in self._refused:
            raise copy(self._refused[key])
        try:
            return self._change(rulings.ruling(self, command, person, now, lag), now, person, command.id)
        except Refused as refused:
            if command.id:  # not stored: a refusal changes nothing, and is only to be the same if the command comes twice
                self._refused[key] = copy(refused)
                if len(self._refused) > REMEMBERED:
                    del self._refused[next(iter(self._refused))]
            raise

    def play(self, owed: Owed, choice: str, now: int) -> Change:
        """What a bot's choice would do; Refused `table-stale` if it is no longer asked for."""
        if owed not in self.bots():
            raise Refused("table-stale")
        return self._change(rulings.act(self, owed.seat + 1, owed.decision, choice, now, 0), now)

    def tick(self, now: int) -> Change | None:
        """What time alone does: a window ends, an offer is skipped, a clock runs out. Ask again until there is nothing."""
        if self.held and self.window_ends is not None and now >= self.window_ends:
            return self._change(rulings.reveal(self), now)
        for seat, ends in self.skips():
            if now >= ends:
                return self._change(rulings.skip(self, seat, now), now)
        late: list[Entry] = [Flagged(seat + 1) for seat, ends in self._running() if now >= ends]
        return self._change(late, now) if late else None

    def due(self) -> int | None:
        """When to `tick` next."""
        times = [ends for _, ends in (*self._running(), *self.skips())]
        if self.held and self.window_ends is not None:
            times.append(self.window_ends)
        return min(times, default=None)

    def _running(self) -> list[tuple[int, int]]:
        """Who can run out of time, and when. (Never before an answer that is held was shown: in a window no time runs.)"""
        return [(seat, ends) for seat in range(len(self.chairs)) if (ends := self.clock.ends(seat)) is not None]

    def move(self, seat: int, holder: str, moved: int, person: str, now: int) -> Change:
        """A seat link made by `holder` was used by `person`, who now has the seat. Refused if it has moved or changed hands since."""
        if not holder or rulings.chair(self, seat + 1).person != holder or self.moved[seat] != moved:
            raise Refused("table-link-used", seat=seat + 1)
        rulings.alone(self, person, [chair.person for place, chair in enumerate(self.chairs) if place != seat])
        return self._change([Moved(seat + 1, person)] if person != holder else [], now, person)

    def rematch(
        self, person: str, id: str, secret: bytes, now: int, contribution: str = "", again: bytes = b""
    ) -> tuple[Change, tuple[Row, ...]]:
        """Play again: what to store here, and the rows of the new table `id`, to be stored first. Both are empty if somebody was quicker:
        then `next_table` is where. `contribution` is for all seats of this person. The secret is the one that this table is bound to;
        `secret` only where it is of 0.1.0, and bound to none. `again` is for the rematch after this."""
        rulings.seated(self, person)
        outcome = self.match.state.outcome() if self.match else None
        if outcome is None:
            raise Refused("table-not-over")
        if self.next_table:
            return Change(()), ()
        chairs = ["" if chair.person else chair.bot for chair in self.chairs]
        rows = Table.open(
            self.game,
            self.game.rematch(self.opened.options, outcome),
            owner=person,
            secret=bytes.fromhex(self.opened.again) or secret,
            again=again,
            now=now,
            chairs=chairs,
            levels=chairs,
            pace=self.opened.pace,
            window=self.opened.window,
            hints=self.opened.hints,
            answer_time=self.opened.answer_time,
        )
        new = Table.rebuild(id, self.game, rows)
        entries: list[Entry] = [
            Sat(seat, chair.person, chair.name, contribution if chair.person == person else "")
            for seat, chair in enumerate(self.chairs, start=1)
            if chair.person
        ]
        if len(self.people()) == 1:
            entries.append(Started())
        return self._change([Rematched(id)], now, person), rows + new._change(entries, now).rows

    def _change(self, entries: Sequence[Entry], now: int, person: str = "", id: str = "") -> Change:
        """These entries as they would be stored. At most one of them changes the game."""
        rows: list[Row] = []
        steps: list[Step | None] = []
        for number, entry in enumerate(entries, start=self._count):
            step = self.match.consider(*acts) if self.match and (acts := self._recorded(entry)) else None
            after = self._begun(arriving=entries).state if isinstance(entry, Started) else step.state if step else None
            position = msgspec.json.encode(self.game.position(after)) if after is not None else None
            if step and isinstance(entry, Acted) and isinstance(written := step.entries[0], Act):
                entry = msgspec.structs.replace(entry, move=written.move)
            if after is not None and self.opened.pace:
                owed, offered = (tuple(seat + 1 for seat in seats) for seats in (after.pending(), offered_to(self.game, after)))
                entry = msgspec.structs.replace(entry, owed=owed, hushed=self.game.asks_out_of_turn(after), offered=offered)
            rows.append(Row(number, now, msgspec.structs.replace(entry, by=person, id=id), position))
            steps.append(step)
        alone = next((entry.seat - 1 for entry in entries if hidden(entry) and isinstance(entry, Acted | Withdrew | Spared)), None)
        return Change(tuple(rows), alone, tuple(steps))

    def enter(self, change: Change) -> None:
        """It is durable: make it so."""
        for row, step in zip(change.rows, change.steps, strict=True):
            self.fold(row, step)

    def sample(self, seat: int, chance: Chance) -> State:
        """What a bot is handed. `chance` is the caller's own, never the match's."""
        assert self.match is not None
        return self.match.state.sample(seat, chance)

    def frame(self, seat: int | None, since: int | None = None) -> dict[str, Any]:
        """What a seat is told, or with None a spectator: see `audience`."""
        return self._audiences.frame(self, seat, since)

    def record(self) -> Record:
        """The whole game with its seed. Refused before it is over."""
        if self.match is None or not self.match.over:
            raise Refused("table-not-over")
        return self.match.record()
