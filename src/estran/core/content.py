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
        data = tomllib.loads(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise wrong(file, "file", str(error)) from None
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        problem, _, where = str(error).partition(" - at ")
        raise wrong(file, re.sub(r"^\$\.?|`", "", where.strip("`")) or "file", problem) from None


def wrong(file: Path, key: str, problem: str) -> Refused:
    return Refused("content-wrong", file=file.name, key=key, problem=problem)


def digest(folder: Path) -> str:
    """SHA-256 of all content of a folder, comments and layout aside."""
    parts = [f"{file.name} {tomllib.loads(file.read_text('utf-8'))!r}" for file in sorted(folder.glob("*.toml"))]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()
