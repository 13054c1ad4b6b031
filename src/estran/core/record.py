"""Record: a whole game as one small JSON file that anyone can replay, compare and verify.

Entry numbers count from 1; entry 0 is the deal. The luck of entry n is drawn from the seed and n, so that an entry that was undone keeps
its number and a redo never repeats a draw.
"""

import json
from typing import Any

import msgspec

from .game import Value
from .refusal import Refused

FORMAT = 1


class Act(msgspec.Struct, frozen=True, tag="act", tag_field="do", forbid_unknown_fields=True):
    """A seat played a move."""

    seat: int
    move: str


class Undo(msgspec.Struct, frozen=True, tag="undo", tag_field="do", forbid_unknown_fields=True, omit_defaults=True):
    """The game went back to where it was after an earlier entry."""

    to: int
    seen: bool = False
    """Something hidden had been seen that was then taken back: the match is marked."""


class Resign(msgspec.Struct, frozen=True, tag="resign", tag_field="do", forbid_unknown_fields=True):
    """A seat gave the game up."""

    seat: int


class Draw(msgspec.Struct, frozen=True, tag="draw", tag_field="do", forbid_unknown_fields=True):
    """All who still play agreed on a draw."""


class Hand(msgspec.Struct, frozen=True, tag="hand", tag_field="do", forbid_unknown_fields=True):
    """A seat was handed to a bot, or with no name back to a person."""

    seat: int
    bot: str = ""


class Resume(msgspec.Struct, frozen=True, tag="resume", tag_field="do", forbid_unknown_fields=True):
    """The game went on from this position with other rules or content than before. What came before can no longer be checked."""

    rules: str
    content: str
    position: dict[str, Any]


Entry = Act | Undo | Resign | Draw | Hand | Resume


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game began in the middle: at a position of another game, instead of a deal."""

    position: dict[str, Any]
    commitment: str = ""
    """SHA-256 of the seed of the game that it was taken from; nothing where it comes from nowhere."""
    entry: int = 0
    """After this entry of that game's record."""


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    reason: str
    scores: tuple[float, ...]


class Record(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    rules: str
    content: str
    options: dict[str, Value]
    seed: str
    """The secret, 64 hexadecimal digits."""
    seats: tuple[str, ...]
    """Who sat where at the start: a bot's name, or nothing for a person."""
    entries: list[Entry] = []
    result: Result | None = None
    format: int = FORMAT
    start: Start | None = None
    """Where it began, if nothing was dealt."""

    @property
    def made_with(self) -> tuple[str, str]:
        """The rules and the content that its entries can be played with: those with which it was last resumed."""
        resumed = [entry for entry in self.entries if isinstance(entry, Resume)]
        last = resumed[-1] if resumed else self
        return last.rules, last.content

    def plain(self) -> dict[str, Any]:
        """As plain data. Where it began is said only if it was not dealt."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        if self.start is None:
            del data["start"]
        return data

    def line(self) -> str:
        """As JSON on one line, for files of many."""
        return msgspec.json.encode(self.plain()).decode() + "\n"

    def encode(self) -> str:
        """As JSON, an entry a line, so that two records can be compared with any diff."""
        data = self.plain()
        entries = data.pop("entries")
        head = json.dumps(data, ensure_ascii=False, indent=1)
        lines = ",\n".join("  " + json.dumps(entry, ensure_ascii=False) for entry in entries)
        return f'{head[:-2]},\n "entries": [\n{lines}\n ]\n}}\n'


def decode(text: str | bytes) -> Record:
    """Read a record. Refused when it is malformed, truncated or of a format we do not know."""
    try:
        data = msgspec.json.decode(text)
        if isinstance(data, dict) and isinstance(data.get("format"), int) and data["format"] != FORMAT:
            raise Refused("record-newer", given=data["format"], known=FORMAT)
        record = msgspec.convert(data, Record)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("record-malformed", problem=str(error)) from None
    if len(record.seed) != 64 or set(record.seed) - set("0123456789abcdef"):
        raise Refused("record-malformed", problem="seed must be 64 hexadecimal digits")
    return record
