"""The content as people read it."""

from ...core.content import Table, source, table
from .content import Beach


def tables(beach: Beach, language: str) -> list[Table]:
    rows = [
        (number, getattr(row.terrain, language), thing.id, getattr(thing, language), source(language, thing.source))
        for number, row in enumerate(beach.row, start=1)
        for thing in row.object
    ]
    return [table(language, "marche-table-objects", rows)]
