"""The Builder: turns a free standard space next to it into an obstacle, and takes a shell (OC-A7)."""

from librt.vecs import vec
from mypy_extensions import i64

from ......core.chance import Chance
from ......core.event import Log
from ......core.refusal import Reason
from ...board import DIRECTIONS, NOWHERE, cell_name
from ...race import Race
from ...setup import ACTIVE, CRAB, WHERE
from ..building import BUILD, build, can_build, no_building
from ..skill import OwnSkill, gain_shells


class Build(OwnSkill):
    def fill(self, race: Race, buffer: vec[i64], n: i64) -> i64:
        crab = race.table[CRAB]
        if race.on_beach(crab):
            for direction in range(DIRECTIONS):
                there = race.setup.board.next(race.table[WHERE + crab], direction)
                if there != NOWHERE and can_build(race, there):
                    buffer[n] = self.verb.first + there
                    n += 1
        return n

    def use(self, race: Race, which: i64, chance: Chance, log: Log | None) -> None:
        build(race, race.table[ACTIVE], which, log)
        gain_shells(race, race.table[ACTIVE], race.setup.pack.shells[self.number], log)

    def against(self, race: Race, which: i64) -> Reason:
        if can_build(race, which):
            return Reason("OC-A7", "oh-crab-why-build-beside", {"cell": cell_name(which)})
        return no_building(which)


Build("builder", BUILD)
