"""Claws that come back: never more than stand on the card (OC-344, OC-349)."""

from mypy_extensions import i64

from .....core.event import Log
from ..race import Race
from ..setup import CLAWS, CRABS, SKILL


def can_regain(race: Race, crab: i64) -> bool:
    skill = race.table[SKILL + crab] - 1
    return skill >= 0 and race.table[CLAWS + crab] < race.setup.pack.claws[skill]


def has_used(race: Race, seat: i64) -> bool:
    """Whether a crab of this player would regain one."""
    first = race.first_crab(seat)
    for crab in range(first, first + race.crabs // race.players):
        if can_regain(race, crab):
            return True
    return False


def regain_all(race: Race, seat: i64, log: Log | None) -> None:
    """Each crab of a player that is below its number gets one back."""
    first = race.first_crab(seat)
    for crab in range(first, first + race.crabs // race.players):
        if can_regain(race, crab):
            race.table[CLAWS + crab] += 1
            if log is not None:
                log.tell("regained", None, seat=int(seat) + 1, crab=CRABS[crab], left=int(race.table[CLAWS + crab]))
