"""Reading and writing files for people: refused in one sentence, and never half written."""

import os
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from ..core.record import Record, decode
from ..core.refusal import Refused


def read(name: str) -> str:
    """The text of a file; `-` is standard input."""
    try:
        return sys.stdin.read() if name == "-" else Path(name).read_text("utf-8-sig")
    except OSError as error:
        raise Refused("file-unreadable", file=called(name), problem=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise Refused("file-not-text", file=called(name)) from None


def typed(keyboard: int = 0) -> Iterator[str]:
    """The lines that are typed, as they come. A thread may wait for them: unlike standard input itself, it locks nothing when all ends."""
    rest = b""
    while some := os.read(keyboard, 4096):
        *lines, rest = (rest + some).split(b"\n")
        for line in lines:
            yield line.decode("utf-8", "replace")


def called(name: str) -> str | Refused:
    """What a file is called in a sentence."""
    return Refused("file-standard-input") if name == "-" else name


@contextmanager
def written(name: str) -> Iterator[IO[str]]:
    """Write a file whole or not at all: it takes its name only when all went well."""
    target = Path(name).resolve()
    try:
        if target.exists() and not target.is_file():  # a device or a pipe cannot be replaced
            with target.open("w", encoding="utf-8") as file:
                yield file
            return
        handle, draft = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                yield file
            os.chmod(draft, 0o666 & ~_mask())
            os.replace(draft, target)
        finally:
            Path(draft).unlink(missing_ok=True)
    except OSError as error:
        raise Refused("file-unwritable", file=name, problem=error.strerror or str(error)) from None


def _mask() -> int:
    """What this user's new files may not allow."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


def save(name: str, record: Record) -> None:
    with written(name) as file:
        file.write(record.encode())


def records(name: str) -> list[Record]:
    """The records of a file: one record as it is saved, or one a line as simulations write them."""
    text = read(name).rstrip()
    if not text:
        raise Refused("file-empty", file=called(name))
    lines = text.split("\n")
    try:
        return [decode(text)]
    except Refused:
        if len(lines) == 1 or not any(re.fullmatch(r"\{.+\}\s*", line) for line in lines):  # not even one line is a whole object
            raise
    return [_decode_line(number, line) for number, line in enumerate(lines, start=1) if line.strip()]


def _decode_line(number: int, line: str) -> Record:
    try:
        return decode(line)
    except Refused as problem:
        raise Refused("file-line", line=str(number), problem=problem) from None
