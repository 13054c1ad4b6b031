"""What is stored of a table: one entry a thing that happened, numbered from 0. A table is the fold of its entries and nothing else.

Seats count from 1 here, as in records, events and views: entries are read by people and other programs. `by` is the person who asked for
it and `id` that of their command, so that a command that comes twice is done once, even after the server was started anew.
"""

from typing import Literal

import msgspec

from ..core import record
from ..core.game import Value
from ..core.record import Act, Start
from .clock import Pace

What = Literal["undo", "draw"]
"""What the other people can be asked for."""


class _Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", omit_defaults=True, forbid_unknown_fields=True):
    by: str = ""
    id: str = ""
    owed: tuple[int, ...] | None = None
    """At a table with a clock, where the game changed: the seats that owe a decision now. So the clock is known without playing."""
    hushed: bool = False
    """And whether it is an answer out of turn."""
    offered: tuple[int, ...] = ()
    """And which of them answer an offer."""


class Opened(_Entry, frozen=True, tag="opened"):
    """A table was set up. Never shown as it is: it holds the secret."""

    game: str
    rules: str
    content: str
    options: dict[str, Value]
    seed: str
    """The server's secret, 64 hexadecimal digits: the seed of the deal, unless somebody added to it."""
    chairs: tuple[str, ...]
    """A bot's level, or nothing for a chair that is free."""
    owner: str
    pace: Pace | None = None
    window: int = 0
    """How long an answer out of turn stays hidden (CP-P3), in milliseconds."""
    hints: bool | None = None
    """Whether a bot may be asked for advice; where nothing is said, if one person plays against bots."""
    start: Start | None = None
    """The position of another game at which this one begins, instead of a deal."""
    again: str = ""
    """The server's secret for a rematch: drawn now, before anybody adds anything to that. Nothing at tables of 0.1.0."""
    answer_time: int = 0
    """How long an offer waits for a person who is there, in milliseconds; 0 is no limit."""


class Sat(_Entry, frozen=True, tag="sat"):
    seat: int
    person: str
    name: str
    contribution: str = ""
    """What they add to the seed of the deal, 64 hexadecimal digits; or nothing."""


class Contributed(_Entry, frozen=True, tag="contributed"):
    """Who has sat down already added to the seed of the deal."""

    seat: int
    contribution: str


class Left(_Entry, frozen=True, tag="left"):
    """A chair became free, before the start."""

    seat: int


class Named(_Entry, frozen=True, tag="named"):
    seat: int
    name: str


class Spared(_Entry, frozen=True, tag="spared"):
    """A seat is asked no offer any more, or is asked again. Nobody else learns of it but by what comes of it."""

    seat: int
    yes: bool


class Started(_Entry, frozen=True, tag="started"):
    """The game was dealt."""


class Acted(_Entry, frozen=True, tag="acted"):
    """A seat chose. With `held` it is an answer out of turn that is neither played nor shown before its window ends."""

    seat: int
    move: str
    lag: int = 0
    """How much of the time it took was spent on the way, in milliseconds; not charged."""
    held: bool = False


class Withdrew(_Entry, frozen=True, tag="withdrew"):
    """A seat took back an answer that is held. Nobody else ever learns of it."""

    seat: int


class Revealed(_Entry, frozen=True, tag="revealed"):
    """The window ended: the answers that were held are played."""

    moves: tuple[Act, ...]


class Undone(_Entry, frozen=True, tag="undone"):
    """The game went back, for a seat, to where it was after an earlier entry of its record."""

    seat: int
    to: int
    again: tuple[Act, ...] = ()
    """What others had planned in secret since then, which stays."""
    seen: bool = False
    """Something hidden had been seen: the match is marked."""
    touched: tuple[int, ...] = ()
    """The seats that are now asked something else than before: what they may just be sending is stale."""


class Asked(_Entry, frozen=True, tag="asked"):
    """A seat asked the other people for something."""

    seat: int
    what: What


class Answered(_Entry, frozen=True, tag="answered"):
    """One of them answered; or the seat that asked thought better of it."""

    seat: int
    yes: bool


class Resigned(_Entry, frozen=True, tag="resigned"):
    seat: int


class Drawn(_Entry, frozen=True, tag="drawn"):
    """All who still play agreed on a draw."""


class Handed(_Entry, frozen=True, tag="handed"):
    """A bot plays a seat from now on, or with no level its person again; before the start, nobody."""

    seat: int
    bot: str = ""


class Moved(_Entry, frozen=True, tag="moved"):
    """A seat link was used: the seat belongs to another person."""

    seat: int
    person: str


class Flagged(_Entry, frozen=True, tag="flagged"):
    """A seat's time ran out."""

    seat: int


class Slept(_Entry, frozen=True, tag="slept"):
    """The server was down for so many milliseconds, in which no clock ran."""

    ms: int


class Resumed(_Entry, frozen=True, tag="resumed"):
    """The game goes on, from the position stored with this entry, with other rules or content than it had before."""

    rules: str
    content: str


class Rematched(_Entry, frozen=True, tag="rematched"):
    """The same people play again, at another table."""

    table: str


Entry = (
    Opened
    | Sat
    | Contributed
    | Left
    | Named
    | Spared
    | Started
    | Acted
    | Withdrew
    | Revealed
    | Undone
    | Asked
    | Answered
    | Resigned
    | Drawn
    | Handed
    | Moved
    | Flagged
    | Slept
    | Resumed
    | Rematched
)


class Row(msgspec.Struct, frozen=True):
    """An entry as it is stored. The position after it, where the game changed, lets a table outlive its rules."""

    number: int
    at: int
    """Milliseconds since the epoch."""
    entry: Entry
    position: bytes | None = None
    """The position after it as JSON."""


def pack(entry: Entry) -> bytes:
    """An entry as JSON, to be stored."""
    return msgspec.json.encode(entry)


_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def unpack(data: bytes | str) -> Entry:
    """An entry as it was stored."""
    return _decoder.decode(data)


def recorded(entry: Entry) -> tuple[record.Entry, ...]:
    """What an entry is in the record of the game; most are nothing there."""
    match entry:
        case Acted(seat=seat, move=move, held=False):
            return (record.Act(seat, move),)
        case Revealed(moves=moves):
            return moves
        case Undone(to=to, seen=seen, again=again):
            return record.Undo(to, seen), *again
        case Resigned(seat=seat):
            return (record.Resign(seat),)
        case Drawn():
            return (record.Draw(),)
        case Handed(seat=seat, bot=bot):
            return (record.Hand(seat, bot),)
    return ()


def hidden(entry: Entry) -> bool:
    """Whether nobody but its own seat may notice that it is there."""
    return isinstance(entry, Withdrew | Spared) or (isinstance(entry, Acted) and entry.held)
