"""Move out: a crab of another player is moved to an adjacent space (OC-108)."""

from typing import Final

from mypy_extensions import i64

from .....core.bits import BIT
from .....core.chance import Chance
from .....core.event import Log
from .....core.refusal import Reason
from ..board import AHEAD, DIRECTIONS, NOWHERE
from ..in_force import MOVE_OUT_PUSHES
from ..moving import makes_room, way
from ..objections import no_push
from ..race import NOBODY, Race
from ..setup import ACTIVE
from .shoving import SHOVE, Shoved, Shoving


class MovedOut(Shoved):
    def can_shove(self, race: Race, crab: i64, direction: i64, spare: i64) -> bool:
        """To a free space; where it may push, also to one from which the crab there can be pushed (OC-440)."""
        there = way(race, crab, direction)
        if there == NOWHERE:
            return False
        other = race.crab_on(there)
        return other == NOBODY or (race.holds(MOVE_OUT_PUSHES) and makes_room(race, other, crab))

    def play(self, race: Race, seat: i64, data: i64, action: i64, chance: Chance, log: Log | None) -> None:
        self.shove(race, action - self.answer, chance, log)

    def who_rule(self) -> str:
        return "OC-D53"

    def taken(self, race: Race, there: i64) -> Reason:
        return no_push(there) if race.holds(MOVE_OUT_PUSHES) else super().taken(race, there)


class MoveOut(Shoving):
    def crabs(self, race: Race) -> i64:
        """Those of the other players (OC-D53)."""
        found: i64 = 0
        for crab in range(race.crabs):
            if race.owner(crab) != race.table[ACTIVE]:
                found |= BIT[crab]
        return found


_MOVED_OUT: Final = MovedOut("move-out", "OC-108", range(AHEAD, DIRECTIONS), [SHOVE])
_MOVED_OUT.at_once = True
MOVE_OUT: Final = MoveOut("move-out", _MOVED_OUT)
