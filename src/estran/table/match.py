"""A match: a game under way, with people and bots in its seats, and everything that was done to it in a record.

Whatever is asked of a match either happens whole, and is then the last entry of its record, or is refused and changes nothing.
"""

import hashlib

from ..core.chance import Chance, Drawn
from ..core.event import Event, Log
from ..core.game import Game, Options
from ..core.record import Act, Draw, Entry, Hand, Record, Resign, Result, Undo
from ..core.refusal import Refused
from ..core.state import State


class Noted(Chance):
    """Luck that remembers whether anything was drawn."""

    def __init__(self, luck: Chance) -> None:
        self.used = False
        self._luck = luck

    def below(self, limit: int) -> int:
        self.used = True
        return self._luck.below(limit)


class Match:
    def __init__(self, game: Game, options: Options, seats: tuple[str, ...], secret: bytes) -> None:
        """Deal. A seat is named by who sits there: a bot's spec, or nothing for a person."""
        self.game = game
        self.options = game.checked(options)
        players = int(self.options["players"])
        if len(seats) != players:
            raise Refused("seats-count", given=len(seats), players=players)
        self.seats = list(seats)
        self._first_seats = seats
        self._secret = secret
        self.entries: list[Entry] = []
        self._drew: set[int] = set()
        """The numbers of the entries that drew luck."""
        self.state: State = game.new(self.options, Drawn(secret, 0))
        self._line: tuple[int, ...] = ()
        """The numbers of the entries that led here and were not undone."""
        self._after: list[tuple[State, tuple[int, ...]]] = [(self.state.clone(), ())]
        """The state and the line after each entry; the deal is number 0."""

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret: shown before the first move, so that anyone can check the deal after the last."""
        return hashlib.sha256(self._secret).hexdigest()

    @property
    def over(self) -> bool:
        return self.state.next_seat() < 0

    def act(self, seat: int, move: str) -> list[Event]:
        """A seat plays a move, in notation. Returns what happened."""
        self._check_seat(seat)
        action = self.game.parse(self.state, seat, move)
        state, luck, log = self.state.clone(), Noted(self._luck()), Log()
        state.apply(seat, action, luck, log)
        self._enter(Act(seat + 1, self.game.notation(self.state, seat, action)), state)
        if luck.used:
            self._drew.add(len(self.entries))
        return log.events

    def undo(self, seat: int) -> int:
        """Go back to before the last thing this seat did. Returns how many acts were taken back.

        Where something is hidden, only while nothing was drawn, nobody else has acted and the game goes on: nobody peeks and takes it back.
        And not at all where people play together in silence: a move that is shown and taken back would tell something (MC-13).
        """
        self._check_seat(seat)
        if self.game.cooperative and not self.game.open and self.seats.count("") > 1:
            raise Refused("undo-tells")
        for number in reversed(self._line):
            entry = self.entries[number - 1]
            if not self.game.open and (self.over or number in self._drew or (isinstance(entry, Act) and entry.seat != seat + 1)):
                raise Refused("undo-seen")
            if isinstance(entry, Act | Resign) and entry.seat == seat + 1:
                acts = len(self.moves())
                self._go_back(number - 1)
                return acts - len(self.moves())
        raise Refused("nothing-to-undo")

    def _go_back(self, to: int) -> None:
        """To where the match was after an earlier entry."""
        state, line = self._after[to]
        self._enter(Undo(to), state.clone(), line)

    def resign(self, seat: int) -> list[Event]:
        self._check_seat(seat)
        state, log = self.state.clone(), Log()
        state.resign(seat, self._luck(), log)
        self._enter(Resign(seat + 1), state)
        return log.events

    def agree_draw(self) -> list[Event]:
        """All who still play have agreed on a draw."""
        state, log = self.state.clone(), Log()
        state.agree_draw(log)
        self._enter(Draw(), state)
        return log.events

    def hand(self, seat: int, bot: str) -> None:
        """Hand a seat to a bot, or with no name back to a person."""
        self._check_seat(seat)
        self._enter(Hand(seat + 1, bot), self.state, self._line)
        self.seats[seat] = bot

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise Refused("no-such-seat", seat=seat + 1)

    def _luck(self) -> Drawn:
        """The luck of the entry that comes next."""
        return Drawn(self._secret, len(self.entries) + 1)

    def _enter(self, entry: Entry, state: State, line: tuple[int, ...] | None = None) -> None:
        self.entries.append(entry)
        self.state = state
        self._line = (*self._line, len(self.entries)) if line is None else line
        self._after.append((state.clone(), self._line))

    def moves(self) -> list[Act]:
        """The acts that led here and were not undone."""
        return [entry for number in self._line if isinstance(entry := self.entries[number - 1], Act)]

    def record(self) -> Record:
        outcome = self.state.outcome()
        return Record(
            game=self.game.id,
            rules=self.game.version,
            content=self.game.content_digest,
            options=self.options,
            seed=self._secret.hex(),
            seats=self._first_seats,
            entries=list(self.entries),
            result=Result(outcome.reason, outcome.scores) if outcome else None,
        )

    def enter(self, entry: Entry) -> list[Event]:
        """Do what an entry of a record says."""
        match entry:
            case Act(seat, move):
                return self.act(seat - 1, move)
            case Undo(to):
                if not 0 <= to < len(self.entries):
                    raise Refused("undo-where", to=to)
                self._go_back(to)
                return []
            case Resign(seat):
                return self.resign(seat - 1)
            case Draw():
                return self.agree_draw()
            case Hand(seat, bot):
                self.hand(seat - 1, bot)
                return []


def replay(record: Record, game: Game, entries: int | None = None) -> Match:
    """The match that a record tells, every entry checked; or only its first entries."""
    if record.game != game.id:
        raise Refused("record-malformed", problem=f"{record.game} is not {game.id}")
    if record.rules != game.version:
        raise Refused("record-rules", given=record.rules, known=game.version, game=game.id)
    if record.content != game.content_digest:
        raise Refused("record-content", game=game.id)
    match = Match(game, record.options, record.seats, bytes.fromhex(record.seed))
    for number, entry in enumerate(record.entries[:entries], start=1):
        try:
            match.enter(entry)
        except Refused as problem:
            raise Refused("record-entry", entry=number, problem=problem) from problem
    if entries is None:
        _check_result(record, match.record())
    return match


def _check_result(record: Record, played: Record) -> None:
    if record.result != played.result:
        given = f"{record.result.reason} {list(record.result.scores)}" if record.result else "no result"
        found = f"{played.result.reason} {list(played.result.scores)}" if played.result else "no result"
        raise Refused("record-result", given=given, played=found)
