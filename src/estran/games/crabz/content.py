"""What is data in Crabz: the starting zones."""

from pathlib import Path

import msgspec

from ...core.content import load, wrong
from .rules.board import NAMES, ROCK, joined


class Zone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rocks that crabs start on, for a number of players, and where we know them from."""

    players: int
    source: str
    note: str
    cells: tuple[str, ...]

    @property
    def rocks(self) -> list[int]:
        return [NAMES.index(cell) for cell in self.cells]


class Zones(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    zone: tuple[Zone, ...]


def load_zones(folder: Path) -> dict[int, Zone]:
    """The zones for 2, 3 and 4 players, checked."""
    file = folder / "zones.toml"
    zones = load(file, Zones).zone
    for n, zone in enumerate(zones):
        _check(file, f"zone[{n}]", zone)
    found = {zone.players: zone for zone in zones}
    if len(zones) != 3 or sorted(found) != [2, 3, 4]:
        raise wrong(file, "zone", "there must be one zone each for 2, 3 and 4 players")
    return found


def _check(file: Path, key: str, zone: Zone) -> None:
    if zone.players not in (2, 3, 4):
        raise wrong(file, f"{key}.players", f"Crabz is for 2, 3 or 4 players, not {zone.players}")
    if zone.source not in ("rulebook", "reconstructed"):
        raise wrong(file, f"{key}.source", f'expected "rulebook" or "reconstructed", got "{zone.source}"')
    for cell in zone.cells:
        if cell not in NAMES:
            raise wrong(file, f"{key}.cells", f'there is no rock "{cell}"')
    if len(set(zone.cells)) != len(zone.cells):
        raise wrong(file, f"{key}.cells", "a rock is listed twice")
    if len(zone.cells) != 9 * zone.players:
        raise wrong(file, f"{key}.cells", f"{zone.players} players have {9 * zone.players} crabs, but {len(zone.cells)} rocks are listed")
    rocks = sum(ROCK[rock] for rock in zone.rocks)
    if not joined(rocks, rocks):
        raise wrong(file, f"{key}.cells", "the rocks must hang together")
