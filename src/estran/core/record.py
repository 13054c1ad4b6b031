"""Record: a whole game as one small JSON file that anyone can replay, compare and verify.

Entry numbers count from 1; entry 0 is the deal. The luck of entry n is drawn from the seed and n, so that an entry that was undone keeps
its number and a redo never repeats a draw.
"""

import hashlib
import json
from typing import Any

import msgspec

from .game import Value
from .refusal import Refused

FORMAT = 2
"""The newest. A record whose seed nobody chose alone is of format 2, any other of format 1."""


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


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a seed came from that nobody could choose alone: a secret that the server was bound to before anybody sat down, and what
    everybody added without knowing it."""

    secret: str
    """The server's, 64 hexadecimal digits."""
    commitment: str
    """SHA-256 of it, shown from the start."""
    contributions: tuple[str, ...]
    """For each seat what was sent by who sat down there, 64 hexadecimal digits; or nothing."""

    @property
    def seed(self) -> str:
        """SHA-256 of these lines: "estran deal", the secret, and for each seat its contribution."""
        return hashlib.sha256("\n".join(["estran deal", self.secret, *self.contributions]).encode()).hexdigest()


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
    format: int = 1
    start: Start | None = None
    """Where it began, if nothing was dealt."""
    deal: Deal | None = None
    """Where the seed came from, if more than one had a part in it (format 2)."""

    @property
    def commitment(self) -> str:
        """What was shown before the first move, so that anyone can check the seed after the last."""
        return self.deal.commitment if self.deal else commitment(self.seed)

    @property
    def made_with(self) -> tuple[str, str]:
        """The rules and the content that its entries can be played with: those with which it was last resumed."""
        resumed = [entry for entry in self.entries if isinstance(entry, Resume)]
        last = resumed[-1] if resumed else self
        return last.rules, last.content

    def plain(self) -> dict[str, Any]:
        """As plain data. Where it began is said only if it was not dealt, and where the seed came from only if it is known."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        return {name: value for name, value in data.items() if value is not None or name not in ("start", "deal")}

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
        if isinstance(data, dict) and isinstance(data.get("format"), int) and not 1 <= data["format"] <= FORMAT:
            raise Refused("record-newer", given=data["format"], known=FORMAT)
        record = msgspec.convert(data, Record)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("record-malformed", problem=str(error)) from None
    _check_seed(record)
    return record


def commitment(secret: str) -> str:
    """SHA-256 of a secret: binds whoever shows it, and tells nothing."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def _check_seed(record: Record) -> None:
    """That the seed is one; and follows from all who had a part in it."""
    deal = record.deal
    for name, text in [("seed", record.seed), *((("secret", deal.secret), *_contributed(deal)) if deal else ())]:
        if len(text) != 64 or set(text) - set("0123456789abcdef"):
            raise Refused("record-malformed", problem=f"{name} must be 64 hexadecimal digits")
    if (deal is not None) != (record.format == 2):
        raise Refused("record-malformed", problem="format 2 has a deal, format 1 has none")
    if deal and (len(deal.contributions) != len(record.seats) or deal.commitment != commitment(deal.secret) or deal.seed != record.seed):
        raise Refused("record-deal")


def _contributed(deal: Deal) -> list[tuple[str, str]]:
    return [("contribution", text) for text in deal.contributions if text]
