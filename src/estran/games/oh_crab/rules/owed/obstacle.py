"""A card to discard for having entered an obstacle (OC-075), or lost otherwise where who loses one chooses it."""

from typing import Final

from mypy_extensions import i64

from .....core.chance import Chance
from .....core.event import Log
from ..codecs import Said
from ..hands import discard
from ..in_force import SURPRISES, VICTIMS_CHOOSE
from ..race import Race
from ..verbs import DISCARD
from .owed import CardStep


class Obstacle(CardStep):
    """Carries whether broken glass asks for it, and no obstacle."""

    def play(self, race: Race, seat: i64, data: i64, action: i64, chance: Chance, log: Log | None) -> None:
        discard(race, seat, action - DISCARD.first, log)

    def rule_of(self, race: Race, data: i64) -> str:
        return "OC-S1" if data else self.rule

    def problem(self, race: Race, seat: i64, data: i64) -> str:
        return "" if race.holds(VICTIMS_CHOOSE | SURPRISES) else super().problem(race, seat, data)


OBSTACLE: Final = Obstacle("obstacle", "OC-075", [DISCARD], Said("token"))
OBSTACLE.at_once = False
