"""What the entries of a table tell: who sits where, the match, the clock, what is asked and what is held. All of it comes from `fold`, one
entry after the other, so that who reads the rows again finds the same.
"""

from collections import Counter, deque
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Literal, NamedTuple, Self

import msgspec

from ..core import record
from ..core.event import Event
from ..core.game import Game
from .chairs import Chair
from .clock import Clock, Days
from .entries import (
    Acted,
    Answered,
    Asked,
    Contributed,
    Entry,
    Flagged,
    Handed,
    Left,
    Moved,
    Named,
    Opened,
    Rematched,
    Resumed,
    Revealed,
    Row,
    Sat,
    Slept,
    Spared,
    Started,
    Undone,
    What,
    Withdrew,
    hidden,
    recorded,
)
from .match import Match, Step
from .offers import Offer, offered_to
from .reading import Reading

Stage = Literal["waiting", "playing", "over"]
AWAY = 120_000
"""Whose person has been away for so long can be claimed."""
REMEMBERED = 256
"""So many commands are known again when they come twice. An older one is stale by then."""
VERSIONS = 64
"""Who missed no more than this is told just what was missed."""


class Owed(NamedTuple):
    """A decision that a bot is to make."""

    seat: int
    level: str
    decision: int


class Held(NamedTuple):
    """An answer out of turn that is not played yet."""

    move: str
    at: int
    lag: int


class Question(NamedTuple):
    """What a seat asked, and who has agreed."""

    what: What
    seat: int
    agreed: frozenset[str] = frozenset()


class Happened(NamedTuple):
    """What became visible at once."""

    entry: Entry
    events: list[Event]
    gone: list[int]
    """The versions whose moves were taken back."""


class Story:
    def __init__(self, id: str, game: Game, opened: Opened, levels: Collection[str] = ()) -> None:
        """Before its first row. `levels` are those of the bots that there are."""
        self.id = id
        self.game = game
        self.opened = opened
        self.levels = levels
        self.commitment = record.commitment(opened.seed)
        """Shown from the start, so that anyone can check the deal once the secret is known."""
        self.next_commitment = record.commitment(opened.again) if opened.again else ""
        """The same for the table of a rematch; shown at the end, before anybody asks for one."""
        self.chairs = [Chair(bot=level) for level in opened.chairs]
        self.match: Match | None = None
        self.clock = Clock(opened.pace, len(self.chairs))
        self.moved = [0] * len(self.chairs)
        """How often each seat has moved to another device."""
        self.chosen = [""] * len(self.chairs)
        """The level of the bot that each person last let play for them, or nothing."""
        self.decisions = [1] * len(self.chairs)
        """The number of each seat's next decision. It never comes again, so that what was meant for an earlier one is known to be stale."""
        self.held: dict[int, Held] = {}
        self.window_ends: int | None = None
        """When answers that are asked for now become visible, at the earliest."""
        self._asked: set[int] = set()
        """Who is asked in that window."""
        self.offering = game.offers(opened.options)
        """Whether offers are made here at all."""
        self.spared = [False] * len(self.chairs)
        """Which seats never want to be asked an offer."""
        self.offered: dict[int, Offer] = {}
        """The seats that are asked one now. An answer that is held changes nothing in that."""
        self._interrupted: set[int] = set()
        """Whose turns wait for those answers, and may not have ended."""
        self.question: Question | None = None
        self.declined: set[tuple[What, int]] = set()
        """What was asked in vain: not to be asked again before something happens."""
        self.undone: Counter[str] = Counter()
        """How often the game went back, by who asked for it."""
        self.next_table = ""
        """The id of the rematch, or nothing."""
        self.version = 0
        """Counts what became visible; the same for all audiences."""
        self.touched = 0
        """When something became visible last."""
        self._count = 0
        """How many rows there are."""
        self._last = 0
        """When the last was made."""
        self._made_with = (opened.rules, opened.content)
        """The rules and the content that the rows were made with."""
        self._reading: Reading | None = None
        """While stored rows are read: which of them are taken at their word."""
        self._position: bytes | None = None
        """The last position stored."""
        self._away: dict[str, int] = {}
        """Since when people are away."""
        self._back: dict[str, int] = {}
        """Since when who was away is here again."""
        self.presence = 0
        """Counts who came and went."""
        self._done: deque[tuple[str, str]] = deque(maxlen=REMEMBERED)
        """The last commands: by whom, and their ids."""
        self.happened: deque[Happened] = deque(maxlen=VERSIONS)
        """What became visible last, an entry a version."""
        self._versions = [0]
        """With which version each entry of the match became visible."""

    # -- reading it

    @classmethod
    def rebuild(cls, id: str, game: Game, rows: Iterable[Row], levels: Collection[str] = ()) -> Self:
        """The table that these rows tell. Refused if they were made with other rules, and the game cannot go on with today's."""
        return next(table for table in cls.rebuilding(id, game, rows, levels) if table)

    @classmethod
    def rebuilding(cls, id: str, game: Game, rows: Iterable[Row], levels: Collection[str] = ()) -> Iterator[Self | None]:
        """The same row by row, so that others can have their turn: nothing, as often as it takes, and then the table."""
        told: list[Row] = []
        for row in rows:
            told.append(row)
            yield None
        assert isinstance(told[0].entry, Opened)
        table = cls(id, game, told[0].entry, levels)
        table._reading = Reading(game, told, VERSIONS)
        for row in told:
            table.fold(row)
            yield None
        table._reading = None
        yield table

    def fold(self, row: Row, step: Step | None = None) -> None:
        """One entry more; with what it does to the match, if that was found out before."""
        assert row.number == self._count, "something else happened in the meantime"
        acts = step.entries if step else self._recorded(row.entry)
        gone = self._gone(row.entry)
        events = self._play(row, acts, step)
        self._note(row.entry, row.at)
        self._lapse(row.entry, acts)
        if self.match and (acts or isinstance(row.entry, Started)):
            self._settle(row)
        self._file(row)
        if not hidden(row.entry):
            self._publish(row, events, gone, len(acts))

    def _play(self, row: Row, acts: tuple[record.Entry, ...], step: Step | None) -> list[Event]:
        """What an entry does to the match. Returns what that tells; going back tells nothing again."""
        if isinstance(row.entry, Started):
            self.match = self._begun(row)
        if not acts:
            return []
        assert self.match is not None
        events = self.match.take(step or self._step(row, acts))
        return [] if isinstance(row.entry, Undone) else events

    def _lapse(self, entry: Entry, acts: tuple[record.Entry, ...]) -> None:
        """What was asked, declined or held ends where the game is another, or who plays it."""
        if acts or isinstance(entry, Moved):
            self.question = None
        if acts and not isinstance(entry, Handed | Resumed):
            self.held.clear()
            self.declined.clear()

    def _file(self, row: Row) -> None:
        """What is remembered of every row, seen or not."""
        self._position = row.position or self._position
        self._count += 1
        self._last = row.at
        if row.entry.id:
            self._done.append((row.entry.by, row.entry.id))

    def _publish(self, row: Row, events: list[Event], gone: list[int], acts: int) -> None:
        """It can be seen: a version more."""
        self.version += 1
        self.touched = row.at
        self.happened.append(Happened(row.entry, events, gone))
        self._versions += [self.version] * acts

    def _recorded(self, entry: Entry) -> tuple[record.Entry, ...]:
        """What an entry does to the match, if it is under way."""
        if self.match is None:
            return ()
        if isinstance(entry, Resumed) and self._position:
            return (record.Resume(entry.rules, entry.content, msgspec.json.decode(self._position)),)
        return recorded(entry)

    def _step(self, row: Row, acts: tuple[record.Entry, ...]) -> Step:
        assert self.match is not None
        state = self._reading.after(row) if self._reading else None
        return self.match.consider(*acts) if state is None else self.match.trusted(state, *acts)

    def _begun(self, row: Row | None = None, arriving: Sequence[Entry] = ()) -> Match:
        """The match as it is dealt; or as the row says, if that is taken at its word."""
        seats = tuple(chair.bot for chair in self.chairs)
        state = self._reading.after(row) if self._reading and row else None
        options = self.opened.options if self._of_other_rules else self.game.checked(self.opened.options)
        deal = self.deal(arriving)
        match = Match(self.game, options, seats, bytes.fromhex(deal.seed if deal else self.opened.seed), state, self.opened.start)
        match.rules, match.content, match.deal = *self._made_with, deal
        return match

    def deal(self, arriving: Sequence[Entry] = ()) -> record.Deal | None:
        """What the seed of the deal comes from: all that was contributed, also by who arrives just now. None where nobody sent anything,
        as it was in 0.1.0: then the secret alone is the seed."""
        contributions = [chair.contribution for chair in self.chairs]
        for entry in arriving:
            if isinstance(entry, Sat):
                contributions[entry.seat - 1] = entry.contribution
        return record.Deal(self.opened.seed, self.commitment, tuple(contributions)) if any(contributions) else None

    def _gone(self, undone: Entry) -> list[int]:
        """The versions whose moves an entry takes back, the first first."""
        if not isinstance(undone, Undone):
            return []
        assert self.match is not None
        entries = self.match.entries
        numbers = [number for number in self.match.since(undone.to) if entries[number - 1] not in undone.again]
        return sorted({self._versions[number] for number in numbers})

    def _note(self, entry: Entry, at: int) -> None:
        """What an entry means besides its moves."""
        self._note_chairs(entry, at)
        self._note_choices(entry, at)
        match entry:
            case Asked(seat, what):
                self.question = Question(what, seat - 1)
            case Answered(seat, yes):
                self._answered(seat - 1, yes)
            case Flagged(seat):
                self.clock.flag(seat - 1)
            case Slept(ms):
                self.clock.sleep(ms)
            case Resumed(rules, content):
                self._made_with = (rules, content)
            case Rematched(table):
                self.next_table = table

    def _note_chairs(self, entry: Entry, at: int) -> None:
        """Who sits where."""
        chairs = self.chairs
        match entry:
            case Sat(seat, person, name, contribution):
                chairs[seat - 1] = Chair(person, name, contribution=contribution)
                self.spared[seat - 1] = False
            case Contributed(seat, contribution):
                chairs[seat - 1].contribution = contribution
            case Left(seat):
                chairs[seat - 1] = Chair()
            case Named(seat, name):
                chairs[seat - 1].name = name
            case Spared(seat, yes):
                self.spared[seat - 1] = yes
            case Handed(seat, bot, by=by):
                self.clock.charge(seat - 1, at)
                if bot and by and by == chairs[seat - 1].person:
                    self.chosen[seat - 1] = bot
                chairs[seat - 1].bot = bot
                self._offer_again(seat - 1, at)
            case Moved(seat, person):
                chairs[seat - 1].person = person
                self.moved[seat - 1] += 1
                self._offer_again(seat - 1, at)

    def _offer_again(self, seat: int, at: int) -> None:
        """Another plays the seat: what it is offered is asked anew."""
        if seat in self.offered:
            self.offered[seat] = self.offered[seat]._replace(at=at)

    def _note_choices(self, entry: Entry, at: int) -> None:
        """Who has chosen, or has taken it back."""
        match entry:
            case Acted(seat, move, lag, True):
                self.held[seat - 1] = Held(move, at, lag)
            case Acted(seat, _, lag):
                self._chose(seat - 1, at, lag)
            case Withdrew(seat):
                del self.held[seat - 1]
            case Revealed(moves):
                for act in moves:
                    self._chose(act.seat - 1, self.held[act.seat - 1].at, self.held[act.seat - 1].lag)
                self.held.clear()
            case Undone(seat, touched=touched):
                self.clock.release(seat - 1)
                self.undone[self.chairs[seat - 1].person] += 1
                for one in touched:
                    self.decisions[one - 1] += 1

    def _chose(self, seat: int, at: int, lag: int) -> None:
        self.clock.press(seat, at, lag)
        self.decisions[seat] += 1

    def _answered(self, seat: int, yes: bool) -> None:
        assert self.question is not None
        if yes:
            self.question = self.question._replace(agreed=self.question.agreed | {self.chairs[seat].person})
            return
        if self.chairs[seat].person != self.chairs[self.question.seat].person:
            self.declined.add((self.question.what, self.question.seat))
        self.question = None

    def _settle(self, row: Row) -> None:
        """Who owes a decision now, from when on their time runs, and when their answers will be seen.

        In a window nobody's time runs, for it would say when they answered (CP-P3). Nor does it in the time that an offer waits: who is
        asked in another's turn would pay for it. And an offer ends nobody's turn, neither by coming nor by being answered."""
        pressed, (owing, out_of_turn, offered) = _pressed(row.entry), self._owing(row.entry)
        if not owing or not self.opened.window or not out_of_turn:
            self.window_ends, self._asked = None, set()
        elif not owing <= self._asked - pressed:  # and not just fewer of those who were asked before
            self.window_ends, self._asked = row.at + self.opened.window, owing
        ended = pressed - self.offered.keys() | self._interrupted
        self._offer(offered, row.at)
        self._interrupted = ended if offered else set()
        start = max(row.at, self.window_ends or 0)
        free = self.opened.answer_time if self._hurries else 0
        starts = {seat: max(start, row.at + free) if seat in offered else start for seat in owing if self.chairs[seat].player}
        self.clock.run(starts, set() if offered else ended)

    def _offer(self, seats: set[int], at: int) -> None:
        """These seats are asked an offer: those that were asked the same before since then, the others from now on."""
        before = {seat: offer for seat, offer in self.offered.items() if offer.decision == self.decisions[seat]}
        self.offered = {seat: before.get(seat) or Offer(self.decisions[seat], at) for seat in sorted(seats)}

    def _owing(self, entry: Entry) -> tuple[set[int], bool, set[int]]:
        """Who owes a decision after an entry, whether out of turn, and who of them answers an offer: as it says itself, for it may not have
        been played."""
        assert self.match is not None
        if entry.owed is not None:
            return {seat - 1 for seat in entry.owed}, entry.hushed, {seat - 1 for seat in entry.offered}
        state = self.match.state
        return {*state.pending()}, self.game.asks_out_of_turn(state), {*offered_to(self.game, state)}

    # -- who is here (not stored)

    def arrive(self, person: str, now: int) -> None:
        """The person is connected. Whoever sits down is taken to be, until `depart` says otherwise."""
        if self._away.pop(person, None) is not None:
            self._back[person] = now
        self.presence += 1

    def depart(self, person: str, now: int) -> None:
        """The person's last connection is gone."""
        self._away[person] = now
        self._back.pop(person, None)
        self.presence += 1

    def present(self, person: str) -> bool:
        return person not in self._away

    def claimable(self, seat: int) -> int | None:
        """From when on others may claim a seat for a bot: at once if it is out of time; if its person is away, after a while, but not in
        games of days, where nobody is expected to stay."""
        player = self.chairs[seat].player
        if self.stage != "playing" or not player:
            return None
        if seat in self.clock.flagged:
            return 0
        away = self._away.get(player)
        return None if away is None or isinstance(self.opened.pace, Days) else away + AWAY

    # -- offers

    @property
    def _hurries(self) -> bool:
        """Whether an offer waits only so long: not in games of days, where nobody is expected to stay."""
        return self.opened.answer_time > 0 and not isinstance(self.opened.pace, Days)

    def answer_ends(self, seat: int) -> int | None:
        """When a person who is offered something has skipped it; None where no time runs: it runs only while they are there, and begins
        anew when they come back."""
        player = self.chairs[seat].player
        if seat not in self.offered or not player or not self._hurries or not self.present(player):
            return None
        return max(self.offered[seat].at, self._back.get(player, 0), self.window_ends or 0) + self.opened.answer_time

    def skips(self) -> list[tuple[int, int]]:
        """Whose offers are skipped without an answer, and when."""
        times = []
        for seat, offer in self.offered.items():
            ends = offer.at if self.spared[seat] else self.answer_ends(seat)
            if ends is not None and self.chairs[seat].player and seat not in self.held:
                times.append((seat, ends))
        return times

    # -- looking

    @property
    def stage(self) -> Stage:
        """How far it is."""
        return "waiting" if self.match is None else "over" if self.match.over else "playing"

    @property
    def outlived(self) -> bool:
        """Rules or content have changed since it was over: of what came before its end only the entries are known."""
        return self.stage == "over" and self._of_other_rules

    @property
    def _of_other_rules(self) -> bool:
        """The last rows were made with other rules or content than today's."""
        return not self.game.replays(*self._made_with)

    @property
    def silent(self) -> bool:
        """People who may not talk play together (MC-13)."""
        return self.match is not None and self.match.silent and len(self.people()) > 1

    @property
    def hints(self) -> bool:
        """Whether a bot may be asked for advice. Where nobody said so: if nobody else could mind."""
        return self.opened.hints if self.opened.hints is not None else sum(bool(chair.person) for chair in self.chairs) == 1

    def people(self) -> list[str]:
        """Whose chairs these are, in order of seats."""
        return list(dict.fromkeys(chair.person for chair in self.chairs if chair.person))

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if person and chair.person == person]

    def asked(self, what: What, person: str) -> set[str]:
        """The other people whose consent it takes; bots never object to an undo, and are asked about a draw in another way."""
        assert self.match is not None
        concerned = self.match.sharing() if what == "draw" else [True] * len(self.chairs)
        return {chair.player for chair, has_a_say in zip(self.chairs, concerned, strict=True) if has_a_say} - {"", person}

    def missing(self) -> set[str]:
        """Whose answers to the question are missing."""
        question = self.question
        return self.asked(question.what, self.chairs[question.seat].person) - question.agreed if question else set()

    def pending(self) -> list[int]:
        """The seats that owe a decision, as far as anybody may know: an answer that is held is not there yet."""
        return self.match.state.pending() if self.match else []

    def owes(self, person: str) -> bool:
        """Whether the person is to move, or to answer a question: the badge of their list."""
        owed = [seat for seat in self.pending() if seat not in self.held and self.chairs[seat].player == person]
        return bool(person) and (bool(owed) or person in self.missing())

    def holds(self, now: int) -> bool:
        """Whether an answer that comes now is held. After the window too, until those that wait were shown."""
        return self.window_ends is not None and (now < self.window_ends or bool(self.held))

    def bots(self) -> list[Owed]:
        """What bots are to decide now; nothing while people are asked something."""
        owed = [seat for seat in self.pending() if self.chairs[seat].bot and seat not in self.held and not self.question]
        return [Owed(seat, self.chairs[seat].bot, self.decisions[seat]) for seat in owed]


def _pressed(entry: Entry) -> set[int]:
    """The seats whose choices an entry plays."""
    match entry:
        case Acted(seat):
            return {seat - 1}
        case Revealed(moves):
            return {move.seat - 1 for move in moves}
    return set()
