"""What is checked of every entry of the content, in whichever file it is."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from ...core.content import wrong


class Sourced(Protocol):
    @property
    def source(self) -> str: ...


class Named(Sourced, Protocol):
    @property
    def name(self) -> str: ...
    @property
    def english(self) -> str: ...


def check_all(file: Path, key: str, expected: Sequence[str], listed: Sequence[str]) -> None:
    """Each of the expected is listed once, and nothing else."""
    for name in [*expected, *listed]:
        if name not in expected:
            raise wrong(file, key, f'there is no "{name}", expected {", ".join(expected)}')
        if listed.count(name) != 1:
            raise wrong(file, key, f'"{name}" is listed {listed.count(name)} times, expected 1')


def check_source(file: Path, key: str, entry: Sourced) -> None:
    if entry.source not in ("rulebook", "reconstructed"):
        raise wrong(file, f"{key}.source", f'expected "rulebook" or "reconstructed", got "{entry.source}"')


def check_entry(file: Path, key: str, entry: Named) -> None:
    """Its source and its names."""
    check_source(file, key, entry)
    if not (entry.name.strip() and entry.english.strip()):
        raise wrong(file, f"{key}.name", "expected a name in French (name) and in English (english)")


def check_number(file: Path, key: str, number: int, least: int, most: int) -> None:
    if not least <= number <= most:
        raise wrong(file, key, f"expected {least} to {most}, got {number}")
