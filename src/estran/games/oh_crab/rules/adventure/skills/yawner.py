"""The Yawner: takes a market card when another player rests (OC-A12)."""

from mypy_extensions import i64

from ......core.chance import Chance
from ......core.event import Log
from ...market import is_empty
from ...owed.market_card import MARKET_CARD
from ...race import Race
from ..skill import Answer


class Yawn(Answer):
    def helps(self, race: Race, crab: i64, more: i64) -> bool:
        return not is_empty(race)

    def use(self, race: Race, crab: i64, more: i64, chance: Chance, log: Log | None) -> None:
        race.steps.push(MARKET_CARD.number, race.owner(crab), 0)


Yawn("yawner")
