"""Reading content: TOML files into typed structs, refused with file, key and reason when something is wrong; and showing it, as tables."""

import hashlib
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import TypeVar

import msgspec

from .refusal import Refused, placed
from .words import say

T = TypeVar("T")


def load(file: Path, kind: type[T]) -> T:
    """Read one TOML file as a struct."""
    try:
        return msgspec.convert(_read(file), kind)
    except msgspec.ValidationError as error:
        where, problem = placed(error)
        raise wrong(file, where or "file", problem) from None


def _read(file: Path) -> dict[str, object]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise wrong(file, "file", error.strerror or str(error)) from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as error:
        raise wrong(file, "file", str(error)) from None


def wrong(file: Path, key: str, problem: str) -> Refused:
    return Refused("content-wrong", file=f"{file.parent.name}/{file.name}", key=key, problem=problem)


def digest(*files: Path) -> str:
    """SHA-256 of what these files say, comments and layout aside."""
    parts = [f"{file.name} {_read(file)!r}" for file in files]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


class Table(msgspec.Struct, frozen=True):
    """Content as people read it."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def table(language: str, key: str, rows: Iterable[Iterable[str | int]]) -> Table:
    """A table whose title and heads are one message, with bars between them. Of a row, cells at the end may be left out."""
    title, *head = say(language, key).split(" | ")
    filled = [(*map(str, row), *[""] * len(head))[: len(head)] for row in rows]
    return Table(title, tuple(head), tuple(filled))


def source(language: str, of: str) -> str:
    """Where an entry is from, in a word."""
    return say(language, "table-source", of=of)
