"""Options, and the deal (CZ-03 to CZ-05)."""

from librt.vecs import vec
from mypy_extensions import i64

from ...core.chance import Chance
from ...core.game import Option
from .content import Zone
from .rules.actions import A_MOVE, A_PLACE
from .rules.board import ROCK
from .rules.state import EMPTY_BEACH, Crabz

OPTIONS = (
    Option("players", 2, (2, 3, 4)),
    Option("placement", "random", ("random", "alternate")),
)


def deal(zone: Zone, placement: str, chance: Chance) -> Crabz:
    """Mix the crabs and put one on each rock of the zone, or leave that to the players (CZ-C13). Anyone may start."""
    state = empty(zone)
    if placement == "alternate":
        state.owed = A_PLACE
    else:
        crabs = vec[i64](range(9 * zone.players))
        chance.shuffle(crabs)
        for rock, crab in zip(zone.rocks, crabs, strict=True):
            state.put(crab, rock)
        state.owed = A_MOVE
    state.begin_turn(chance.below(zone.players), -1, None)
    return state


def empty(zone: Zone) -> Crabz:
    """The bare rocks of a zone."""
    state = Crabz(zone.players, EMPTY_BEACH[:])
    state.zone = sum(ROCK[rock] for rock in zone.rocks)
    return state
