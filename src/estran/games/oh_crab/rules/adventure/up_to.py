"""Up to so many of something: the first once one has begun, each further one as one likes (OC-D112)."""

from typing import Any, Final

from mypy_extensions import i64

from .....core.chance import Chance
from .....core.event import Log
from ..codecs import whole, within
from ..owed.owed import Step
from ..race import Race
from ..verbs import DONE

FURTHER: Final = 16
"""One was done already: so one may stop."""


class UpTo(Step):
    """Carries how many are left, and FURTHER."""

    def may_stop(self, race: Race, data: i64) -> bool:
        return data & FURTHER != 0

    def do(self, race: Race, seat: i64, which: i64, chance: Chance, log: Log | None) -> None:
        """One of them."""

    def play(self, race: Race, seat: i64, data: i64, action: i64, chance: Chance, log: Log | None) -> None:
        if action == DONE.first:
            return
        left = (data & ~FURTHER) - 1
        if left:
            race.steps.push(self.number, seat, left | FURTHER)
        self.do(race, seat, action - self.answer, chance, log)

    def says(self, race: Race, data: i64) -> dict[str, Any]:
        return {"left": int(data & ~FURTHER), "further": data & FURTHER != 0}

    def reads(self, race: Race, where: str, said: dict[str, Any]) -> i64:
        further: i64 = FURTHER if said.pop("further", False) else 0
        left = within(f"{where}.left", whole(f"{where}.left", said.pop("left", 1)), 1, 9)
        super().reads(race, where, said)
        return left | further

    def problem(self, race: Race, seat: i64, data: i64) -> str:
        return "" if race.setup.adventure else "no module is in play"
