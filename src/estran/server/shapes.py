"""What goes over the wire, declared: bodies and queries are read by these, answers are described by them, and tests hold frames to them."""

from typing import Annotated, Any, Literal

import msgspec

from ..core.game import Value
from ..core.record import Deal
from ..table import Pace
from .storage.store import Stage

Seat = Annotated[int, msgspec.Meta(ge=1, le=64, description="A seat, from 1.")]
Time = Annotated[int, msgspec.Meta(description="Milliseconds since the epoch, by the server's clock.")]
Level = Annotated[str, msgspec.Meta(max_length=64, description="A bot's level, or nothing.")]
AnswerTime = Annotated[int, msgspec.Meta(ge=0, le=60_000)]


# -- what comes in


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Set up a table."""

    game: Annotated[str, msgspec.Meta(max_length=64)]
    options: Annotated[dict[str, Value], msgspec.Meta(max_length=64)] = {}
    chairs: Annotated[list[Level], msgspec.Meta(max_length=64)] = []
    """For each seat a bot's level, or nothing where it is free; without it all seats are."""
    pace: Pace | None = None
    window: Annotated[int, msgspec.Meta(ge=0, le=10_000)] | None = None
    """How long an answer out of turn stays hidden, in milliseconds."""
    answer_time: AnswerTime | None = None
    """How long an offer waits for its answer, in milliseconds; 0 is no limit."""
    hints: bool | None = None
    """Whether a bot may be asked for advice; without it, where one person plays against bots."""


class GoOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another game that begins where this one stood after an entry."""

    entry: Annotated[int, msgspec.Meta(ge=0)]
    chairs: Annotated[list[Level], msgspec.Meta(max_length=64)] = []
    """For each seat a bot's level, or nothing where it is free; without it all seats are."""
    pace: Pace | None = None
    window: Annotated[int, msgspec.Meta(ge=0, le=10_000)] | None = None
    answer_time: AnswerTime | None = None
    hints: bool | None = None


Brought = Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"$ref": "#/components/schemas/Record"})]
"""A record that is sent to be read. It may be long, and is read in another process."""


class GoOnFrom(GoOn, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The same for a record from anywhere."""

    record: Brought


class AskHint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask a bot what it would do."""

    seat: Seat


class TryOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options to be looked at."""

    options: Annotated[dict[str, Value], msgspec.Meta(max_length=64)] = {}


class UseLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take the seat that a seat link is for."""

    link: Annotated[str, msgspec.Meta(max_length=500)]


class ReplayRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record to be looked at."""

    record: Brought
    entry: Annotated[int, msgspec.Meta(ge=0)] | None = None
    seat: Seat | None = None
    open: bool = False


class FrameQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat | None = None
    """One of the caller's own; without it the first of them, or a spectator's view."""
    since: Annotated[int, msgspec.Meta(ge=0)] | None = None
    """The version that the caller knows: only what came after it is sent."""


class ReplayQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    entry: Annotated[int, msgspec.Meta(ge=0)] | None = None
    """After which entry of the record; without it the last."""
    seat: Seat | None = None
    """As which seat saw it; without it as spectators did."""
    open: bool = False
    """Also as every seat saw it."""


class WhyQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    """One of the caller's own."""
    what: Annotated[str, msgspec.Meta(max_length=500)] = ""
    """The things that one would click, one after the other: `cell:c3,cell:e5`."""
    text: Annotated[str, msgspec.Meta(max_length=500)] = ""
    """Or the move as it is written."""


class PreviewQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    """One of the caller's own."""
    decision: int
    """As in the seat's last frame."""
    choice: Annotated[str, msgspec.Meta(max_length=500)]
    """In notation."""


class NoQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


# -- what goes out


class Refusal(msgspec.Struct, frozen=True):
    key: str
    """What was refused, always the same word for the same thing."""
    message: str
    """The sentence that says so, in the language asked for."""
    rules: list[str]
    """The rules of the game that speak against it."""


class Error(msgspec.Struct, frozen=True):
    error: Refusal


class Health(msgspec.Struct, frozen=True):
    status: Literal["ok", "full", "failing"]
    """Whether what is done can be stored: not while the disk is full, or fails otherwise."""
    version: str
    build: str
    now: Time
    tables: int
    """How many are open in memory."""
    delay: int
    """The longest that the server kept anybody waiting in the last minute, in milliseconds."""


class GameLine(msgspec.Struct, frozen=True):
    id: str
    title: str
    line: str
    players: list[int]


class GameList(msgspec.Struct, frozen=True):
    games: list[GameLine]


class OptionShape(msgspec.Struct, frozen=True):
    name: str
    text: str
    default: Value
    values: list[Value]
    free: bool
    """Whether other texts than these values can be given too."""


class LevelShape(msgspec.Struct, frozen=True):
    name: str
    title: str


class GameCard(msgspec.Struct, frozen=True):
    id: str
    title: str
    line: str
    rules: str
    """The version of the rules."""
    content: str
    """SHA-256 of the content."""
    cooperative: bool
    open: bool
    """Nothing is hidden."""
    draws: bool
    """Players may agree on a draw."""
    options: list[OptionShape]
    levels: list[LevelShape]


class Opened(msgspec.Struct, frozen=True):
    table: str
    path: str
    """The page of the table: who has the link can watch, and take a free seat."""


class MyTable(msgspec.Struct, frozen=True):
    table: str
    game: str
    stage: Stage
    opened: Time
    touched: Time
    names: list[str]
    """Who sits where: a name, a bot's level, or nothing."""
    owes: bool
    """Whether you are to move, or to answer something."""


class MyTables(msgspec.Struct, frozen=True):
    tables: list[MyTable]


class SeatLink(msgspec.Struct, frozen=True):
    link: str
    path: str
    """The page that uses it. What follows the # is not sent to any server."""


class ClockShape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    left: int
    since: Time | None
    flagged: bool


class ChairShape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["free", "person", "bot"]
    name: str
    bot: str
    contributed: bool
    """Whether something was added from here to the seed of the deal."""
    person: int
    present: bool
    claimable: Time | None
    clock: ClockShape | None


class QuestionShape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    what: Literal["undo", "draw"]
    seat: int
    waits: list[int]


class OfferShape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    ends: Time | None
    """When the seat has skipped it; nothing where no time runs."""


class ChoiceShape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    notation: str
    verb: str
    things: list[str]
    rules: list[str]


class OutcomeShape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    reason: str
    scores: list[float]
    ranks: list[int]
    points: list[int]
    winners: list[int]


class StartShape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    commitment: str
    """What was shown from the start in the game that it goes on from."""
    entry: int
    """After this entry of its record."""


class Frame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat, or a spectator, is told."""

    table: str
    game: str
    options: dict[str, Value]
    pace: Pace | None
    stage: Stage
    chairs: list[ChairShape]
    turn: list[int]
    question: QuestionShape | None
    offers: list[OfferShape]
    """The seats that are asked an offer: they need not answer."""
    window: Time | None
    commitment: str
    """SHA-256 of the server's secret."""
    seed: str
    """Nothing before the game is over."""
    deal: Deal | None
    """Where the seed came from, once the game is over; nothing where it is the server's secret."""
    next_commitment: str
    """Once the game is over: SHA-256 of the server's secret for the table of a rematch."""
    marked: bool
    resumed: bool
    outlived: bool
    """Rules or content have changed since it was over: what came before its end cannot be replayed."""
    outcome: OutcomeShape | None
    next: str
    hints: bool
    """Whether a bot may be asked for advice."""
    start: StartShape | None
    """Where the game began, if nothing was dealt."""
    seat: int | None
    version: int
    decision: int | None
    choices: list[ChoiceShape]
    answered: str
    idle: str
    """While the seat is asked an offer, the choice that stands for no answer."""
    spared: bool | None
    """Whether the seat never wants to be asked an offer; nothing where there are none in this game."""
    whole: bool
    view: dict[str, Any]
    events: list[dict[str, Any]]


class ReasonShape(msgspec.Struct, frozen=True):
    message: str
    """A sentence, in the language asked for."""
    rules: list[str]
    """The rules that it comes from."""


class Reasons(msgspec.Struct, frozen=True):
    reasons: list[ReasonShape]
    """None where nothing speaks against it."""


class Preview(msgspec.Struct, frozen=True):
    events: list[dict[str, Any]]
    """What happens, as the seat would be told, in every one of some states that it cannot tell apart, before any luck."""
    complete: bool
    """Whether that is all; else luck, or what is hidden, decides about the rest."""
    least: dict[str, Any]
    """Of the event that comes next and that is not told alike in all of them: what is, and of numbers the least; {} where there is none."""


class Hint(msgspec.Struct, frozen=True):
    decision: int
    """What it is about: the seat's decision of this number."""
    choice: str
    """In notation."""
    reasons: list[ReasonShape]
    """What the bot thought, where it can say so."""


class Tried(msgspec.Struct, frozen=True):
    game: str
    options: dict[str, Value]
    """All of them."""
    view: dict[str, Any]
    """A deal with these options, as spectators see it; always the same."""


class Replayed(msgspec.Struct, frozen=True):
    game: str
    options: dict[str, Value]
    seats: list[str]
    entries: int
    """How many the record has."""
    entry: int
    seat: int | None
    turn: list[int]
    """The seats that owe a decision."""
    view: dict[str, Any]
    events: list[dict[str, Any]]
    """What this entry did."""
    outcome: OutcomeShape | None
    views: list[dict[str, Any]]
    """As every seat saw it, if that was asked for."""
