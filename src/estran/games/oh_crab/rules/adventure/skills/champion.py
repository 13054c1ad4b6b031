"""The Champion: counts two more for a challenge (OC-A9)."""

from mypy_extensions import i64

from ......core.chance import Chance
from ......core.event import Log
from ...race import NOBODY, Race
from ..borders import THE_COUNT
from ..challenges import SHONE, seconds, winners
from ..skill import Answer


class Shine(Answer):
    def helps(self, race: Race, crab: i64, more: i64) -> bool:
        """Whether it changes who is first or second."""
        seat = race.owner(crab)
        return winners(race, seat) != winners(race, NOBODY) or seconds(race, seat) != seconds(race, NOBODY)

    def use(self, race: Race, crab: i64, more: i64, chance: Chance, log: Log | None) -> None:
        """The count is what is owed next."""
        border = race.steps.data()
        race.steps.pop()
        race.owe(THE_COUNT.number, border + SHONE * (race.owner(crab) + 1))


Shine("champion")
