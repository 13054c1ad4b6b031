"""The content as people read it."""

from collections.abc import Mapping

from ...core.content import Table, source, table
from .content import Zone


def tables(zones: Mapping[int, Zone], language: str) -> list[Table]:
    rows = [(zone.players, source(language, zone.source), " ".join(zone.cells)) for zone in zones.values()]
    return [table(language, "crabz-table-zones", rows)]
