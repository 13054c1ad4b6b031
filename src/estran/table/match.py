"""A match: a game under way, with people and bots in its seats, and everything that was done to it in a record.

Whatever is asked of a match either happens whole, and is then the last entry of its record, or is refused and changes nothing. `consider`
says what would happen, `take` makes it so: in between, a server writes it down.

Only the last few states are kept. Entry n draws its luck from the secret and n, so any earlier state, and whether an entry drew luck, is
found by playing the entries again, once somebody asks.
"""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from typing import NamedTuple

from ..core.chance import Chance, Drawn, Quick
from ..core.event import Event, Log
from ..core.game import Game, Options
from ..core.record import Act, Deal, Draw, Entry, Hand, Record, Resign, Result, Resume, Start, Undo
from ..core.refusal import Refused
from ..core.state import State

GUESSES = 8
"""So many times a seat's view of its act is compared with what it could have expected."""
KEPT = 8
"""So many states that the match has passed are kept, for who goes back."""
KEPT_READING = 256
"""So many where a record is read, which may go back again and again."""
UNDER_WAY = 5
"""Bots do not talk of a draw before so many moves a player."""


class Noted(Chance):
    """Luck that remembers whether anything was drawn, or shown that was hidden."""

    def __init__(self, luck: Chance) -> None:
        self.used = False
        self._luck = luck

    def below(self, limit: int) -> int:
        self.used = True
        return self._luck.below(limit)

    def reveal(self) -> None:
        self.used = True


class Step(NamedTuple):
    """What entries would do."""

    first: int
    """The number of the first."""
    entries: tuple[Entry, ...]
    state: State
    """After the last."""
    events: list[Event]
    drew: Mapping[int, bool]
    """Whether each of them drew luck, by its number; nothing where they were taken at their word."""


class TakingBack(NamedTuple):
    """What it means to take back a seat's last act."""

    to: int
    """The entry after which the game goes on."""
    again: tuple[Act, ...]
    """Others have planned in secret since then, as they were asked to along with this seat: their plans stay."""
    acted: bool
    """Others have acted since then, and it is taken back too."""
    seen: bool
    """Something that was hidden has been drawn or shown."""
    touched: tuple[int, ...]
    """The seats for whom what they were asked changes."""

    @property
    def entries(self) -> tuple[Entry, ...]:
        return Undo(self.to, self.seen), *self.again


class Match:
    def __init__(
        self,
        game: Game,
        options: Options,
        seats: tuple[str, ...],
        secret: bytes,
        state: State | None = None,
        start: Start | None = None,
    ) -> None:
        """Deal. A seat is named by who sits there: a bot's spec, or nothing for a person.

        With a start nothing is dealt: the match begins in the middle of another. Nor with a state: it began with other rules, and will be
        resumed.
        """
        self.game = game
        self.options = game.checked(options) if state is None else options
        self._secret = secret
        self.start = start
        self.rules, self.content = game.version, game.content_of(self.options)
        """What it was begun with."""
        self.deal: Deal | None = None
        """Where the secret came from, if not from one alone."""
        self.state: State = self._deal() if state is None else state
        if start is not None and self.options["players"] != self.state.players:
            raise Refused("seats-count", given=str(self.options["players"]), players=int(self.state.players))
        if len(seats) != self.state.players:
            raise Refused("seats-count", given=len(seats), players=int(self.state.players))
        self.seats = list(seats)
        self._first_seats = seats
        self.entries: list[Entry] = []
        self.marked = False
        """Something was taken back after it had been seen."""
        self.resumed = 0
        """The entry with which it last went on under other rules, or 0."""
        self._drew: dict[int, bool] = {}
        """Whether an entry drew luck, as far as it was seen."""
        self._keeps = KEPT
        self._kept: dict[int, State] = {}
        """States that were passed, by the entry that led there. None of them changes any more."""
        self._here = [0]
        """For each entry, the last one that led to where the match was after it: itself, unless it went back or was no move.
        0 is the deal."""
        self._before = [0]
        """For each entry, the one that led to where the match was before it."""

    def _deal(self) -> State:
        if self.start is not None:
            return self.game.from_position(self.start.position)
        return self.game.new(self.options, Drawn(self._secret, 0))

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret: shown before the first move, so that anyone can check the deal after the last."""
        return hashlib.sha256(self._secret).hexdigest()

    @property
    def seed(self) -> str:
        """To be told once it is over."""
        return self._secret.hex()

    @property
    def over(self) -> bool:
        return self.state.next_seat() < 0

    # -- what would happen, and making it so

    def consider(self, *entries: Entry) -> Step:
        """What these entries would do, one after the other. Refused if one of them cannot be done."""
        first = len(self.entries) + 1
        state, log, done, drew = self.state.clone(), Log(), [], {}
        for number, entry in enumerate(entries, start=first):
            luck = Noted(Drawn(self._secret, number))
            state, entry = self._after(state, entry, luck, log)
            done.append(entry)
            drew[number] = luck.used
        return Step(first, tuple(done), state, log.events, drew)

    def trusted(self, state: State, *entries: Entry) -> Step:
        """These entries at their word, with the state that was stored after them."""
        for entry in entries:
            self._check(entry)
        return Step(len(self.entries) + 1, entries, state, [], {})

    def take(self, step: Step) -> list[Event]:
        """Make it so."""
        assert step.first == len(self.entries) + 1, "something else happened in the meantime"
        if step.drew:  # else the state may be one to go by
            self._keep(self._here[-1], self.state)
        for entry in step.entries:
            self.entries.append(entry)
            self._before.append(self._here[-1])
            match entry:
                case Undo(to, seen):
                    self._here.append(self._here[to])
                    self.marked = self.marked or seen
                case Hand(seat, bot):
                    self._here.append(self._here[-1])
                    self.seats[seat - 1] = bot
                case _:
                    self._here.append(len(self.entries))
                    if isinstance(entry, Resume):
                        self.resumed = len(self.entries)
        self.state = step.state
        self._drew.update(step.drew)
        return step.events

    def enter(self, entry: Entry) -> list[Event]:
        """Do what an entry of a record says. Returns what happened."""
        return self.take(self.consider(entry))

    def _after(self, state: State, entry: Entry, luck: Chance, log: Log | None) -> tuple[State, Entry]:
        """The state after an entry, which may change the one that is handed in; and the entry as it is written."""
        self._check(entry)
        match entry:
            case Act(seat, move):
                action = self.game.read(state, seat - 1, move)
                entry = Act(seat, self.game.notation(state, seat - 1, action))
                state.apply(seat - 1, action, luck, log)
            case Undo(to):
                if to < self.resumed:
                    raise Refused("undo-resumed")
                state = self._state_at(self._here[to])
            case Resign(seat):
                state.resign(seat - 1, luck, log)
            case Draw():
                state.agree_draw(log)
            case Resume(position=position):
                state = self.game.from_position(position)
        return state, entry

    def _check(self, entry: Entry) -> None:
        """That what an entry names is there."""
        match entry:
            case Act(seat) | Resign(seat) | Hand(seat):
                self._check_seat(seat - 1)
            case Undo(to) if not 0 <= to < len(self.entries):
                raise Refused("undo-where", to=to)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise Refused("no-such-seat", seat=seat + 1)

    def act(self, seat: int, move: str) -> list[Event]:
        """A seat plays a move, in notation. Returns what happened."""
        return self.enter(Act(seat + 1, move))

    def resign(self, seat: int) -> list[Event]:
        return self.enter(Resign(seat + 1))

    def agree_draw(self) -> list[Event]:
        """All who still play have agreed on a draw."""
        return self.enter(Draw())

    def hand(self, seat: int, bot: str) -> None:
        """Hand a seat to a bot, or with no name back to a person."""
        self.enter(Hand(seat + 1, bot))

    # -- going back

    def _line(self, here: int) -> Iterator[int]:
        """The numbers of the entries that led here and were not undone, from the last to the first, or to where it was last resumed."""
        while here:
            yield here
            here = 0 if isinstance(self.entries[here - 1], Resume) else self._before[here]

    def since(self, to: int) -> list[int]:
        """The numbers of the entries that led here after an earlier one, which is on the way; the last first."""
        return list(takewhile(lambda number: number > self._here[to], self._line(self._here[-1])))

    def hides(self, undo: Undo) -> bool:
        """Whether luck that was seen would be taken back and the match not marked, as far as it is known who drew any."""
        return not (undo.seen or self.game.open) and any(self._drew.get(number) for number in self.since(undo.to))

    def _keep(self, here: int, state: State) -> None:
        self._kept.pop(here, None)
        self._kept[here] = state
        if len(self._kept) > self._keeps:
            del self._kept[next(iter(self._kept))]

    def _played(self, way: list[int]) -> Iterator[State]:
        """The states that entries led to, one after the other, from the first. It is one state, which changes. The last are kept."""
        first = self._before[way[0]] if way else 0
        state = self.state  # not asked for by an entry that resumes
        if not way or not isinstance(self.entries[way[0] - 1], Resume):
            state = self._kept[first].clone() if first in self._kept else self._deal()
            yield state
        for left, number in zip(range(len(way), 0, -1), way, strict=True):
            luck = Noted(Drawn(self._secret, number))
            state, _ = self._after(state, self.entries[number - 1], luck, None)
            self._drew[number] = luck.used
            if left <= self._keeps:
                self._keep(number, state.clone())
            yield state

    def _state_at(self, here: int) -> State:
        """The state that an entry led to, from the last that is kept on the way there, or else from the deal."""
        if here in self._kept:
            return self._kept[here].clone()
        way = list(self._line(here))
        known = next((place for place, number in enumerate(way, start=1) if self._before[number] in self._kept), len(way))
        *_, state = self._played(way[:known][::-1])
        return state

    def _drew_luck(self, number: int) -> bool:
        """Whether an entry that led here did."""
        if number not in self._drew:
            luck = Noted(Drawn(self._secret, number))
            self._after(self._state_at(self._before[number]), self.entries[number - 1], luck, None)
            self._drew[number] = luck.used
        return self._drew[number]

    def undoes(self, seats: Sequence[int]) -> int:
        """Whose last act is taken back when the first of these seats, all of one person, asks: their own where something is hidden; else
        that of whoever acted last, for the device may have been passed on since."""
        if not self.game.open:
            return seats[0]
        entries = (self.entries[number - 1] for number in self._line(self._here[-1]))
        return next((entry.seat - 1 for entry in entries if isinstance(entry, Act | Resign) and entry.seat - 1 in seats), seats[0])

    def taking_back(self, seat: int) -> TakingBack:
        """What it would mean to go back to before the last thing this seat did."""
        self._check_seat(seat)
        later: list[int] = []
        for number in self._line(self._here[-1]):
            entry = self.entries[number - 1]
            if isinstance(entry, Act | Resign) and entry.seat == seat + 1:
                return self._taking_back(number, entry, later[::-1])
            later.append(number)
        raise Refused("nothing-to-undo")

    def _taking_back(self, number: int, entry: Act | Resign, later: list[int]) -> TakingBack:
        before = self._state_at(self._before[number])
        drew = any(map(self._drew_luck, [number, *later]))
        again = () if drew else self._plans(before, entry.seat, [self.entries[one - 1] for one in later])
        acted = bool(later) and not again
        seen = not self.game.open and (self.over or drew or acted or isinstance(entry, Resign) or self._showed(before, number, entry))
        return TakingBack(number - 1, again, acted, seen, self._touched(before, number, later, again))

    def _plans(self, before: State, seat: int, later: list[Entry]) -> tuple[Act, ...]:
        """The entries, if they are nothing but what others chose in secret together with this seat, and the last has not chosen yet."""
        plans = tuple(entry for entry in later if isinstance(entry, Act))
        asked, chose = before.pending(), [seat - 1, *(entry.seat - 1 for entry in plans)]
        secret = len(plans) == len(later) and self.state.pending() == [one for one in asked if one not in chose] != []
        return plans if secret and len(set(chose)) == len(chose) and set(chose) <= set(asked) else ()

    def _touched(self, before: State, number: int, later: list[int], again: tuple[Act, ...]) -> tuple[int, ...]:
        """All but those whose plans stay, and those who were asked and have not chosen: they are asked the same afterwards."""
        taken = [entry for one in (number, *later) if isinstance(entry := self.entries[one - 1], Act | Resign) and entry not in again]
        asked = {*before.pending()} & {*self.state.pending()} - {entry.seat - 1 for entry in taken}
        kept = {entry.seat - 1 for entry in again}
        return tuple(seat for seat in range(len(self.seats)) if seat not in asked | kept)

    def _showed(self, before: State, number: int, entry: Act) -> bool:
        """Whether the act told its seat something that it could not know: in other states that it could not tell apart, it would have been
        told otherwise. No luck was drawn."""
        seat = entry.seat - 1

        def told(state: State) -> object:
            log = Log()
            self._after(state, entry, Drawn(self._secret, number), log)
            return [self.game.tell(event, seat) for event in log.events], self.game.view(state, seat), state.pending()

        expected = told(before.clone())
        return any(told(before.sample(seat, Quick(guess))) != expected for guess in range(GUESSES))

    @property
    def silent(self) -> bool:
        """People play together and may not talk: a move that is shown and taken back would tell something (MC-13)."""
        return self.game.cooperative and not self.game.open

    def undo(self, seat: int) -> int:
        """Go back to before the last thing this seat did. Returns how many acts were taken back.

        Where something is hidden, only while nothing was drawn, nobody else has acted and the game goes on: nobody peeks and takes it back.
        """
        self._check_seat(seat)
        if self.silent and self.seats.count("") > 1:
            raise Refused("undo-tells")
        back = self.taking_back(seat)
        if back.seen:
            raise Refused("undo-seen")
        acts = len(self.moves())
        self.take(self.consider(*back.entries))
        return acts - len(self.moves())

    def moves(self) -> list[Act]:
        """The acts that led here and were not undone."""
        acts = (self.entries[number - 1] for number in self._line(self._here[-1]))
        return [entry for entry in acts if isinstance(entry, Act)][::-1]

    # -- ending it

    def sharing(self) -> list[bool]:
        """Who would share a draw: who is out has no say in it. Refused where the game has no draws."""
        drawn = self.consider(Draw()).state
        return [drawn.score(seat) > 0 for seat in range(len(self.seats))]

    def would_draw(self, bot: int, asker: int) -> bool:
        """A bot agrees once the game is well under way, if it stands worse than the asker, or no better and positions come up again."""
        if len(self.moves()) < UNDER_WAY * len(self.seats):
            return False
        worth, state = self.game.lesson.worth, self.state
        ahead = worth(state.sample(bot, Quick(0)), bot) - worth(state.sample(asker, Quick(0)), asker)
        return ahead < 0 or (ahead == 0 and self._came_again())

    def _came_again(self) -> bool:
        """Whether the match has been in this state before."""
        way = list(self._line(self._here[-1]))[::-1]
        return sum(one.key() == self.state.key() for one in self._played(way)) > 1

    def rematch(self, secret: bytes) -> "Match":
        """The same seats play again; the game says who begins."""
        outcome = self.state.outcome()
        if outcome is None:
            raise Refused("table-not-over")
        return Match(self.game, self.game.rematch(self.options, outcome), tuple(self.seats), secret)

    def record(self) -> Record:
        outcome = self.state.outcome()
        return Record(
            game=self.game.id,
            rules=self.rules,
            content=self.content,
            options=self.options,
            seed=self.seed,
            seats=self._first_seats,
            entries=list(self.entries),
            result=Result(outcome.reason, outcome.scores) if outcome else None,
            format=2 if self.deal else 1,
            start=self.start,
            deal=self.deal,
        )


def replay(record: Record, game: Game, entries: int | None = None) -> Match:
    """The match that a record tells, every entry checked; or only its first entries.

    Where it was resumed with other rules, what came before is taken at its word.
    """
    if record.game != game.id:
        raise Refused("record-malformed", problem=f"{record.game} is not {game.id}")
    resumed = max((number for number, entry in enumerate(record.entries, start=1) if isinstance(entry, Resume)), default=0)
    if resumed and entries is not None and entries < resumed:
        raise Refused("record-resumed", entry=resumed)
    match = _begun(record, game)
    for number, entry in enumerate(record.entries[:entries], start=1):
        try:
            step = match.trusted(match.state, entry) if number < resumed else match.consider(entry)
            if isinstance(entry, Undo) and match.hides(entry):
                raise Refused("record-unmarked")
            match.take(step)
        except Refused as problem:
            raise Refused("record-entry", entry=number, problem=problem) from problem
    if entries is None:
        check_result(record, match.record())
    return match


def outlived(record: Record, game: Game) -> Refused | None:
    """Why a record cannot be replayed, if that is because rules or content have changed since: it can still be read for what it says."""
    rules, content = record.made_with
    if rules != game.version:
        return Refused("record-rules", given=rules, known=game.version, game=game.id)
    return None if game.replays(rules, content) else Refused("record-content", game=game.id)


def _begun(record: Record, game: Game) -> Match:
    """The match of a record before its first entry. If it was resumed, its state is that in which it was."""
    if problem := outlived(record, game):
        raise problem
    resumed = [entry for entry in record.entries if isinstance(entry, Resume)]
    state = game.from_position(resumed[-1].position) if resumed else None
    match = Match(game, record.options, record.seats, bytes.fromhex(record.seed), state, record.start)
    match.rules, match.content, match.deal = record.rules, record.content, record.deal
    match._keeps = KEPT_READING
    return match


def check_result(record: Record, played: Record) -> None:
    if record.result != played.result:
        given = f"{record.result.reason} {list(record.result.scores)}" if record.result else "no result"
        found = f"{played.result.reason} {list(played.result.scores)}" if played.result else "no result"
        raise Refused("record-result", given=given, played=found)
