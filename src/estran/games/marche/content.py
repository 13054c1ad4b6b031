"""What is data in La marche du crabe: the objects, and the row that each belongs to."""

import re
from pathlib import Path

import msgspec

from ...core.content import load, wrong


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    en: str
    fr: str


class Thing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An object of the beach."""

    id: str
    en: str
    fr: str
    source: str
    note: str


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    terrain: Words
    source: str
    object: tuple[Thing, ...]


class Beach(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    row: tuple[Row, ...]

    @property
    def things(self) -> list[Thing]:
        """All objects, row by row."""
        return [thing for row in self.row for thing in row.object]


def load_beach(folder: Path) -> Beach:
    """The six rows and their objects, checked."""
    file = folder / "beach.toml"
    beach = load(file, Beach)
    if len(beach.row) != 6:
        raise wrong(file, "row", f"the beach has 6 rows, but {len(beach.row)} are listed")
    for n, row in enumerate(beach.row):
        _check(file, f"row[{n}]", row)
    ids = [thing.id for thing in beach.things]
    if len(ids) != 12:
        raise wrong(file, "row", f"there are 12 objects, but {len(ids)} are listed")
    for id in ids:
        if ids.count(id) > 1:
            raise wrong(file, "row", f'the object "{id}" is listed twice')
    return beach


def _check(file: Path, key: str, row: Row) -> None:
    _check_source(file, f"{key}.source", row.source)
    if not 1 <= len(row.object) <= 3:  # shrimps may lie on the third blank card of a row (MC-31)
        raise wrong(file, f"{key}.object", f"a row has one to three objects, not {len(row.object)}")
    _check_names(file, f"{key}.terrain", row.terrain)
    for n, thing in enumerate(row.object):
        _check_source(file, f"{key}.object[{n}].source", thing.source)
        _check_names(file, f"{key}.object[{n}]", thing)
        if not re.fullmatch(r"[a-z][a-z-]*", thing.id):
            raise wrong(file, f"{key}.object[{n}].id", f'expected small letters and hyphens, got "{thing.id}"')


def _check_source(file: Path, key: str, source: str) -> None:
    if source not in ("rulebook", "reconstructed"):
        raise wrong(file, key, f'expected "rulebook" or "reconstructed", got "{source}"')


def _check_names(file: Path, key: str, named: Words | Thing) -> None:
    for language, name in (("en", named.en), ("fr", named.fr)):
        if not name.strip():
            raise wrong(file, f"{key}.{language}", "expected a name, got nothing")
