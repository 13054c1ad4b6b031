"""The Hard shell: gets up at once (OC-A8)."""

from mypy_extensions import i64

from ......core.chance import Chance
from ......core.event import Log
from ...moving import stand_up
from ...race import Race
from ..skill import Answer


class Brace(Answer):
    def helps(self, race: Race, crab: i64, more: i64) -> bool:
        return race.is_down(crab)

    def use(self, race: Race, crab: i64, more: i64, chance: Chance, log: Log | None) -> None:
        stand_up(race, crab, log)


Brace("carapace")
