"""A crab that changed places meets its space, once the active one has paid for its own (OC-D35). Nothing is asked."""

from mypy_extensions import i64

from .....core.chance import Chance
from .....core.event import Log
from ..codecs import ACrab
from ..moving import MOVED, arrive
from ..race import Race
from .owed import Step


class Landing(Step):
    """Carries the crab."""

    def passed(self, race: Race, seat: i64, data: i64, chance: Chance, log: Log | None) -> None:
        arrive(race, data, MOVED, chance, log)

    def problem(self, race: Race, seat: i64, data: i64) -> str:
        return super().problem(race, seat, data) if race.on_beach(data) else "that crab is not on the beach"


Landing("landing", "OC-D35", [], ACrab("crab"))
