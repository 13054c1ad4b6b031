"""One basic move more, or two in any order: slant, faster, zigzag, slide (OC-111 to OC-115, OC-118)."""

from typing import Final

from mypy_extensions import i64

from .....core.chance import Chance
from .....core.event import Log
from ..basic import A_DIAGONAL, A_FORWARD, A_MOVE, A_SEAWARD, has
from ..cards import FORWARD, SEAWARD
from ..moving import can_use
from ..race import Race
from .effect import OwnMove


class Moves(OwnMove):
    def __init__(self, name: str, moves: i64) -> None:
        super().__init__(name)
        self.moves: i64 = moves

    def can(self, race: Race, spare: i64) -> bool:
        """One of them is enough."""
        for icon in range(FORWARD, SEAWARD + 1):
            if has(self.moves, icon) and can_use(race, icon, spare):
                return True
        return False

    def begin(self, race: Race, special: i64, paid: i64, chance: Chance, log: Log | None) -> None:
        race.owe(A_MOVE, self.moves)


SLANT: Final = Moves("slant", A_DIAGONAL)
FASTER: Final = Moves("faster", A_FORWARD)
ZIGZAG: Final = Moves("zigzag", 2 * A_DIAGONAL)
SEAWARD_MOVE: Final = Moves("seaward", A_SEAWARD)
SLIDE: Final = Moves("slide", A_DIAGONAL + A_FORWARD)
