"""An extra action that was paid for is carried out. Nothing is asked."""

from typing import Final

from mypy_extensions import i64

from .....core.chance import Chance
from .....core.event import Log
from ..cards import FACE_NAMES, NO_CARD
from ..codecs import AFace
from ..effects.effect import effect_of
from ..race import Race
from ..verbs import NO_SUCH
from .owed import Step


class Bought(Step):
    """Carries the face."""

    def passed(self, race: Race, seat: i64, data: i64, chance: Chance, log: Log | None) -> None:
        effect_of(race.setup.cards.extras[data]).begin(race, NO_SUCH, NO_CARD, chance, log)

    def problem(self, race: Race, seat: i64, data: i64) -> str:
        return super().problem(race, seat, data) if data in list(race.setup.extras) else f"{FACE_NAMES[data]} is not in play"


BOUGHT: Final = Bought("bought", "OC-055", [], AFace("face"))
