"""What runs on when the player at turn leaves (OC-D104)."""

from typing import Final

from mypy_extensions import i64

from ..owed.owed import STEPS
from ..race import Race
from ..setup import ACTIVE
from .elements import value
from .moments import A_STEER, AN_OFFER
from .skills.forecaster import PICK, at_stake, settle_on

RUNS_ON: Final = ("count", "turn-up", "event")
"""What is left of a border that is being resolved."""


def goes_on(race: Race, kind: i64, seat: i64, data: i64) -> bool:
    """Whether a step is still owed: not what the leaver owes, nor an offer to anybody."""
    if STEPS[kind].name in RUNS_ON:
        return True
    if kind == PICK.number and seat == race.table[ACTIVE]:
        settle_on(race, value(race, at_stake(race)), data)  # the event that lay there stands
    return seat != race.table[ACTIVE] and kind not in (AN_OFFER, A_STEER)
