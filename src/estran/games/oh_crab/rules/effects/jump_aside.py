"""Jump aside: to a free space at the same distance from the sea (OC-109, OC-116)."""

from typing import Final

from mypy_extensions import i64

from .....core.bits import BIT
from .....core.chance import Chance
from .....core.event import Log
from .....core.refusal import Reason
from ..board import COLUMNS, INACCESSIBLE, NOWHERE, cell_name
from ..moving import is_barred, may_enter, walk
from ..objections import against_entering, unreachable
from ..race import NOBODY, Race
from ..setup import CRAB, WHERE
from ..verbs import NO_SUCH, Verb, hex_name, squeezed
from .effect import Asking, Reach


def beside(race: Race, column: i64) -> i64:
    """The space of another column in the row of the active crab: at the same distance where the columns are alike (OC-D2)."""
    here = race.table[WHERE + race.table[CRAB]]
    return here - here % COLUMNS + column


class JumpVerb(Verb):
    """One that is said of a space in the same row, by its column."""

    def __init__(self) -> None:
        super().__init__("jump", [f"jump {column}" for column in "abcdefg"], ("OC-109",))

    def _hex(self, race: Race, which: i64) -> str:
        crab = race.table[CRAB]
        return hex_name(beside(race, which) if crab >= 0 and race.on_beach(crab) else which)

    def written(self, race: Race, seat: i64, which: i64) -> str:
        return f"jump {self._hex(race, which)}"

    def things(self, race: Race, seat: i64, which: i64) -> tuple[str, ...]:
        return (f"cell:{self._hex(race, which)}",)

    def read(self, race: Race, seat: i64, plain: str) -> i64:
        return self.alone(race, seat, plain.removeprefix("jump")) if plain.startswith("jump") else NO_SUCH

    def alone(self, race: Race, seat: i64, plain: str) -> i64:
        for column in range(COLUMNS):
            if squeezed(self._hex(race, column)) == plain:
                return column
        return NO_SUCH


class Jump(Reach):
    def ends(self, race: Race, spare: i64) -> i64:
        found: i64 = 0
        here = race.table[WHERE + race.table[CRAB]]
        for column in range(here % COLUMNS % 2, COLUMNS, 2):
            there = beside(race, column)
            if race.setup.board.is_a(there, INACCESSIBLE) or race.crab_on(there) != NOBODY:  # its own crab is on the space where it is
                continue
            if may_enter(race, there, spare) and not is_barred(race, race.table[CRAB], there, NOWHERE, False):
                found |= BIT[column]
        return found

    def play(self, race: Race, seat: i64, data: i64, action: i64, chance: Chance, log: Log | None) -> None:
        walk(race, beside(race, action - self.answer), chance, log)

    def objection(self, race: Race, seat: i64, data: i64, verb: Verb, which: i64) -> Reason:
        here = race.table[WHERE + race.table[CRAB]]
        there = beside(race, which)
        if there == here:
            return Reason("OC-109", "oh-crab-why-here", {"cell": cell_name(there)})
        if which % 2 != here % COLUMNS % 2:
            return Reason("OC-D2", "oh-crab-why-distance", {"cell": cell_name(there)})
        if race.crab_on(there) != NOBODY:
            return Reason("OC-109", "oh-crab-why-not-free", {"cell": cell_name(there)})
        return unreachable(race, there, is_barred(race, race.table[CRAB], there, NOWHERE, False)) or against_entering(race, there)


JUMP: Final = JumpVerb()
JUMP_ASIDE: Final = Asking("jump-aside", Jump("jump", "OC-109", [JUMP]))
