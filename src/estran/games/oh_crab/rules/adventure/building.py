"""Obstacles that players build on free standard spaces (OC-351, OC-D87, OC-D93)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .....core.bits import BIT
from .....core.chance import Chance
from .....core.event import Log
from .....core.refusal import Reason
from ..board import COLUMNS, SEA, cell_name
from ..race import NOBODY, Race
from ..setup import BUILT, BUILT_BITS
from ..verbs import DONE, NO_SUCH, Verb, hex_name
from .moments import is_built
from .up_to import UpTo


class BuildVerb(Verb):
    """One that is said of a space. In the menu of a turn the Builder's card is clicked first."""

    def __init__(self) -> None:
        super().__init__("build", [f"build {hex_name(cell)}" for cell in range(SEA)], ("OC-351",))

    def number(self, race: Race) -> i64:
        return race.setup.board.rows * COLUMNS

    def things(self, race: Race, seat: i64, which: i64) -> tuple[str, ...]:
        cell = f"cell:{hex_name(which)}"
        return (cell,) if race.steps.number else ("skill:builder", cell)

    def read(self, race: Race, seat: i64, plain: str) -> i64:
        """Only the spaces of this beach."""
        which = super().read(race, seat, plain)
        return which if which < self.number(race) else NO_SUCH

    def alone(self, race: Race, seat: i64, plain: str) -> i64:
        return self.read(race, seat, f"build{plain}") if race.steps.number else NO_SUCH


BUILD: Final = BuildVerb()


def can_build(race: Race, cell: i64) -> bool:
    """No sign of any kind, no crab, nothing built (OC-D93)."""
    return cell != SEA and race.setup.board.space(cell) == 0 and not is_built(race, cell) and race.crab_on(cell) == NOBODY


def is_room(race: Race) -> bool:
    for cell in range(race.setup.board.rows * COLUMNS):
        if can_build(race, cell):
            return True
    return False


def build(race: Race, seat: i64, cell: i64, log: Log | None) -> None:
    race.table[BUILT + cell // BUILT_BITS] |= BIT[cell % BUILT_BITS]
    if log is not None:
        log.tell("built", None, seat=int(seat) + 1, cell=cell_name(cell))


def no_building(cell: i64) -> Reason:
    return Reason("OC-D93", "oh-crab-why-no-building", {"cell": cell_name(cell)})


class Building(UpTo):
    """Anywhere on the beach."""

    def fill(self, race: Race, seat: i64, data: i64, buffer: vec[i64]) -> i64:
        n: i64 = 0
        for cell in range(race.setup.board.rows * COLUMNS):
            if can_build(race, cell):
                buffer[n] = self.answer + cell
                n += 1
        if self.may_stop(race, data):
            buffer[n] = DONE.first
            n += 1
        return n

    def do(self, race: Race, seat: i64, which: i64, chance: Chance, log: Log | None) -> None:
        build(race, seat, which, log)

    def objection(self, race: Race, seat: i64, data: i64, verb: Verb, which: i64) -> Reason:
        if verb is DONE:
            return Reason("OC-D112", "oh-crab-why-first-of-several")
        return no_building(which)


BUILDING: Final = Building("build", "OC-351", [BUILD, DONE])
