"""The editions: what is in force in each, and what of the content is in its box."""

import msgspec

from .rules import board, in_force


class Edition(msgspec.Struct, frozen=True):
    id: str
    rules: tuple[int, ...]
    """Of those that are not always in force."""
    fewest: int
    """Players."""
    quick: bool
    """Whether there is a quick game (OC-029)."""
    adventure: bool
    """Whether it can be played with the Adventure Pack (OC-D107)."""
    beaches: tuple[int, ...]
    """The beach tiles."""
    extra_tiles: tuple[str, ...]
    """The faces that are two sides of one tile, of which one at most is in play (OC-020, OC-404)."""
    draws_extras: bool
    """Whether they are always drawn (OC-404)."""
    instead: dict[str, str]
    """Special actions that stand on the cards of others."""
    spaces: dict[int, int]
    """Kinds of spaces that count as another, or as none (OC-D61)."""

    @property
    def in_force(self) -> int:
        return sum(self.rules)

    def counted(self, space: int) -> int:
        """The flags of a space as they count here."""
        for kind, other in self.spaces.items():
            if space & kind:
                space = space & ~kind | other
        return space


FINAL = Edition(
    id="final",
    rules=(in_force.MARKET_STACKS, in_force.SHELLS_BREAK_TIES),
    fewest=2,
    quick=True,
    adventure=True,
    beaches=(1, 2, 3, 4),
    extra_tiles=("Aa Ab", "Ba Bb", "Ca Cb", "Da Db"),
    draws_extras=False,
    instead={},
    spaces={},
)
PROTOTYPE = Edition(
    id="prototype",
    rules=(
        in_force.CURRENTS_PUSH,
        in_force.RUSHES,
        in_force.REST_TAKES_FIRST,
        in_force.VICTIMS_CHOOSE,
        in_force.MOVE_OUT_PUSHES,
        in_force.SWAPS_IGNORE_SPACES,
        in_force.TUNNELS,
    ),
    fewest=3,
    quick=False,
    adventure=False,
    beaches=(1, 2, 3),
    extra_tiles=("Aa Da", "Ba Bb", "Ca Cb"),
    draws_extras=True,
    instead={"impulse": "sideways"},
    spaces={board.KNOCK_OVER: board.OBSTACLE, board.EXCHANGE: 0, board.SURPRISE: 0},
)
MODULES: dict[str, dict[str, int]] = {
    "surprises": {
        "off": 0,
        "on": in_force.SURPRISES,
        "blank": in_force.SURPRISES | in_force.HARMLESS_TRASH,
        "treasures": in_force.SURPRISES | in_force.ONLY_TREASURES,
    },
    "events": {
        "off": 0,
        "on": in_force.EVENTS,
        "lucky": in_force.EVENTS | in_force.LUCKY,
        "crystal": in_force.EVENTS | in_force.CRYSTAL,
        "lucky-crystal": in_force.EVENTS | in_force.LUCKY | in_force.CRYSTAL,
    },
    "challenges": {"off": 0, "on": in_force.CHALLENGES},
    "asymmetry": {"off": 0, "on": in_force.ASYMMETRY},
}
"""The modules of the Adventure Pack and their variants (OC-300): what each puts in force."""
EDITIONS = {edition.id: edition for edition in (FINAL, PROTOTYPE)}
