"""Sand in the eyes: each player with a crab ahead loses a card (OC-106, OC-D31)."""

from typing import Final

from mypy_extensions import i64

from .....core.bits import BIT
from .....core.chance import Chance
from .....core.event import Log
from ..hands import lose_a_card
from ..in_force import VICTIMS_CHOOSE
from ..moving import AN_OBSTACLE
from ..race import Race
from ..setup import ACTIVE, HAND
from .effect import Effect


class Sand(Effect):
    def can(self, race: Race, spare: i64) -> bool:
        return self.blinded(race) != 0

    def blinded(self, race: Race) -> i64:
        """The players with a crab ahead and a card to lose."""
        seats: i64 = 0
        in_front = race.compared(1)
        for crab in range(race.crabs):
            seat = race.owner(crab)
            if in_front & BIT[crab] and seat != race.table[ACTIVE] and race.table[HAND + seat]:
                seats |= BIT[seat]
        return seats

    def begin(self, race: Race, special: i64, paid: i64, chance: Chance, log: Log | None) -> None:
        """Clockwise; by chance, or as they choose themselves (OC-439)."""
        seats = self.blinded(race)
        for turn in range(1, race.players):
            clockwise = (race.table[ACTIVE] + turn) % race.players
            asked_first = (race.table[ACTIVE] - turn) % race.players  # steps are asked from the last to the first
            if race.holds(VICTIMS_CHOOSE):
                if seats & BIT[asked_first]:
                    race.steps.push(AN_OBSTACLE, asked_first)
            elif seats & BIT[clockwise]:
                lose_a_card(race, clockwise, chance, log)


SAND: Final = Sand("sand")
