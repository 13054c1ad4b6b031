"""Reading content: TOML files into typed structs, refused with file, key and reason when something is wrong."""

import hashlib
import re
import tomllib
from pathlib import Path
from typing import TypeVar

import msgspec

from .refusal import Refused

T = TypeVar("T")


def load(file: Path, kind: type[T]) -> T:
    """Read one TOML file as a struct."""
    try:
        return msgspec.convert(_read(file), kind)
    except msgspec.ValidationError as error:
        problem, _, where = str(error).partition(" - at ")
        raise wrong(file, re.sub(r"^\$\.?|`", "", where.strip("`")) or "file", problem) from None


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
