"""The numbers of a race by name: one line each, for positions, for views and for reading them back."""

from typing import Any, Final

from mypy_extensions import i64

from .adventure.codecs import Built, Chosen, Elements, Faces, InForce, Lasting, Named, Names, Tiles, Tokens, TokensLaid
from .adventure.pack import CHALLENGES as CHALLENGE_NAMES
from .adventure.pack import EVENTS as EVENT_NAMES
from .adventure.pack import FIRST_CHALLENGE, FIRST_EVENT, REWARD_CARDS, SKILLS
from .cards import FACE_NAMES
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
from .in_force import ADVENTURE, ASYMMETRY, CHALLENGES, CRYSTAL, EVENTS, SURPRISES
from .market import SLOTS
from .race import Race
from .setup import (
    ACTIVE,
    ADDED,
    BEGUN,
    BOTTOM,
    BOXED,
    BROKEN,
    BUILT,
    CHALLENGE,
    CHEF,
    CHEF_USED,
    CHOSEN,
    CLAWS,
    CRAB,
    CROSSED,
    DEALT,
    DISCARDED,
    DOWN,
    DROPPED,
    ELEMENT,
    ENDED,
    ENDING,
    ENTERED,
    EVENTS_OUT,
    EXTRA_USED,
    FINDS,
    GONE,
    HALF,
    HAND,
    HELPER,
    HELPER_USED,
    IN_FORCE,
    OMENS,
    PHASE,
    PHASE_NAMES,
    PILE,
    PLANNED,
    POOL,
    PURSE,
    PUSHES,
    READY,
    RECKLESS,
    RESOLVED,
    RESTED,
    REWARD,
    ROUND,
    SECRET,
    SKILL,
    SLOT,
    SNACKED,
    SPENT,
    TIRED,
    TRACK,
    TRASHED,
    TREASURES,
    WHERE,
    WINNERS,
)

MOST: Final = 9999
"""Rounds and shells are counted no further."""


class Field:
    def __init__(self, name: str, slot: i64, codec: Codec, hidden: bool = False, needs: i64 = 0) -> None:
        self.name: str = name
        self.slot: i64 = slot
        self.codec: Codec = codec
        self.hidden: bool = hidden
        """Not for all to see (OC-D44): a view says of it what it may."""
        self.needs: i64 = needs
        """It is said only where one of these modules is in play."""

    def is_said(self, race: Race) -> bool:
        return self.needs == 0 or race.setup.rules & self.needs != 0


CRAB_FIELDS: Final[list[Field]] = [
    Field("cell", WHERE, Cell()),
    Field("down", DOWN, Member()),
    Field("tired", TIRED, Member()),
    Field("skill", SKILL, Named(SKILLS), needs=ASYMMETRY),
    Field("claws", CLAWS, Number(0, 9), needs=ASYMMETRY),
]
SEAT_FIELDS: Final[list[Field]] = [
    Field("hand", HAND, Heap(), hidden=True),
    Field("planned", PLANNED, Lone(), hidden=True),
    Field("secret", SECRET, Remark(), hidden=True),
    Field("track", TRACK, Track()),
    Field("discards", DISCARDED, Heap()),
    Field("shells", PURSE, Number(0, MOST)),
    Field("gone", GONE, Member()),
    Field("treasures", TREASURES, Tokens(kept=True), needs=SURPRISES),
    Field("finds", FINDS, Number(0, MOST), needs=SURPRISES),
    Field("pushes", PUSHES, Number(0, MOST), needs=CHALLENGES),
    Field("dealt", DEALT, Names(SKILLS), hidden=True, needs=ASYMMETRY),
    Field("chosen", CHOSEN, Chosen(), hidden=True, needs=ASYMMETRY),
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
    Field("rested", RESTED, Flag(), needs=ADVENTURE),
    Field("extras_used", EXTRA_USED, Faces(), needs=ADVENTURE),
    Field("crossed", CROSSED, Number(0, 4), needs=EVENTS | CHALLENGES),
    Field("resolved", RESOLVED, Number(0, 4), needs=EVENTS | CHALLENGES),
    Field("tokens", ELEMENT, TokensLaid(), hidden=True, needs=SURPRISES),
    Field("spent", SPENT, Tokens(kept=False), needs=SURPRISES),
    Field("trash_found", TRASHED, Tiles(), needs=SURPRISES),
    Field("event", IN_FORCE, Lasting(), needs=EVENTS),
    Field("omens", OMENS, Names(EVENT_NAMES), needs=CRYSTAL),
    Field("event_cards", ELEMENT, Elements(FIRST_EVENT, EVENT_NAMES), hidden=True, needs=EVENTS),
    Field("events_out", EVENTS_OUT, Names(EVENT_NAMES), needs=EVENTS),
    Field("broken", BROKEN, Named(FACE_NAMES), needs=EVENTS),
    Field("helper", HELPER, Number(0, 5), needs=EVENTS),
    Field("helper_used", HELPER_USED, Flag(), needs=EVENTS),
    Field("challenge_cards", ELEMENT, Elements(FIRST_CHALLENGE, CHALLENGE_NAMES), hidden=True, needs=CHALLENGES),
    Field("challenge", CHALLENGE, InForce(), needs=CHALLENGES),
    Field("reward", REWARD, Named(REWARD_CARDS), needs=CHALLENGES),
    Field("built", BUILT, Built(), needs=CHALLENGES | ASYMMETRY),
]


def open_to_all(fields: list[Field]) -> list[Field]:
    return [field for field in fields if not field.hidden]


def written(race: Race, fields: list[Field], index: i64 = 0) -> dict[str, Any]:
    """The fields of the game, or of the crab or the seat of this number."""
    return {field.name: field.codec.write_at(race, field.slot, index) for field in fields if field.is_said(race)}
