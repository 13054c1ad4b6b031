"""The numbers of a race by name: one line each, for positions, for views and for reading them back."""

from typing import Any, Final

from mypy_extensions import i64

from .codecs import (
    ACard,
    ACrab,
    ASeat,
    Buried,
    Cell,
    Codec,
    Flag,
    Heap,
    Lone,
    Member,
    Number,
    OneOf,
    Pile,
    Pool,
    Remark,
    Seats,
    Specials,
    Stacks,
    Track,
    Unsaid,
)
from .endings import REASON_NAMES
from .market import SLOTS
from .race import Race
from .setup import (
    ACTIVE,
    ADDED,
    BEGUN,
    BOTTOM,
    BOXED,
    CHEF,
    CHEF_USED,
    CRAB,
    DISCARDED,
    DOWN,
    DROPPED,
    ENDED,
    ENDING,
    ENTERED,
    EXTRA_USED,
    GONE,
    HALF,
    HAND,
    PHASE,
    PHASE_NAMES,
    PILE,
    PLANNED,
    POOL,
    PURSE,
    READY,
    RECKLESS,
    ROUND,
    SECRET,
    SLOT,
    SNACKED,
    TIRED,
    TRACK,
    WHERE,
    WINNERS,
)

MOST: Final = 9999
"""Rounds and shells are counted no further."""


class Field:
    def __init__(self, name: str, slot: i64, codec: Codec, hidden: bool = False) -> None:
        self.name: str = name
        self.slot: i64 = slot
        self.codec: Codec = codec
        self.hidden: bool = hidden
        """Not for all to see (OC-D44): a view says of it what it may."""


CRAB_FIELDS: Final[list[Field]] = [
    Field("cell", WHERE, Cell()),
    Field("down", DOWN, Member()),
    Field("tired", TIRED, Member()),
]
SEAT_FIELDS: Final[list[Field]] = [
    Field("hand", HAND, Heap(), hidden=True),
    Field("planned", PLANNED, Lone(), hidden=True),
    Field("secret", SECRET, Remark(), hidden=True),
    Field("track", TRACK, Track()),
    Field("discards", DISCARDED, Heap()),
    Field("shells", PURSE, Number(0, MOST)),
    Field("gone", GONE, Member()),
]
FIELDS: Final[list[Field]] = [
    Field("round", ROUND, Number(1, MOST, 1)),
    Field("half", HALF, Number(1, 2, 1, shift=1)),
    Field("phase", PHASE, OneOf(PHASE_NAMES, "planning")),
    Field("chef", CHEF, ASeat(1)),
    Field("chef_used", CHEF_USED, Flag()),
    Field("market", SLOT, Stacks(SLOTS)),
    Field("bottom", BOTTOM, Buried()),
    Field("boxed", BOXED, Heap()),
    Field("pile", PILE, Pile(), hidden=True),
    Field("turn", ACTIVE, ASeat(None)),
    Field("crab", CRAB, ACrab()),
    Field("begun", BEGUN, Flag()),
    Field("ending", ENDING, Flag()),
    Field("added", ADDED, ACard()),
    Field("snack", SNACKED, ACard()),
    Field("dropped", DROPPED, ACard()),
    Field("ready", READY, Specials()),
    Field("pool", POOL, Pool()),
    Field("extra_used", EXTRA_USED, Flag()),
    Field("reckless", RECKLESS, Flag()),
    Field("entered", ENTERED, Unsaid()),
    Field("over", ENDED, OneOf(REASON_NAMES, "")),
    Field("winners", WINNERS, Seats()),
]


def open_to_all(fields: list[Field]) -> list[Field]:
    return [field for field in fields if not field.hidden]


def written(race: Race, fields: list[Field], index: i64 = 0) -> dict[str, Any]:
    """The fields of the game, or of the crab or the seat of this number."""
    return {field.name: field.codec.write_at(race, field.slot, index) for field in fields}
