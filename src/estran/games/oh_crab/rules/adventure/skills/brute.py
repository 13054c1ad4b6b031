"""The Bruiser: pushes toward land, and knocks over who has pushed it; a shell either way (OC-A13)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ......core.bits import BIT
from ......core.chance import Chance
from ......core.event import Log
from ......core.refusal import Reason
from ...board import BACK, DIRECTION_NAMES, DIRECTIONS
from ...moving import PUSHED, is_free, knock_over, relocate, way
from ...race import Race
from ...setup import CRAB, WHERE
from ...verbs import WayVerb, next_to
from ..moments import BRUTE, fell, has_skill
from ..skill import Answer, gain_shells, pay


class PushBackVerb(WayVerb):
    def end(self, race: Race, which: i64) -> str:
        return next_to(race, race.table[CRAB], BACK + which)


PUSH_BACK: Final = PushBackVerb("push-back", "push", DIRECTION_NAMES[BACK:], ("OC-343", "OC-A13"))


def ways_back(race: Race, crab: i64) -> i64:
    """Where to the active Bruiser can push a crab back whose space it has entered, as a set: onto free spaces, so there is no chain."""
    found: i64 = 0
    active = race.table[CRAB]
    if race.setup.adventure and has_skill(race, active, BRUTE) and race.table[WHERE + active] == race.table[WHERE + crab]:
        for which in range(DIRECTIONS - BACK):
            if is_free(race, way(race, crab, BACK + which)):
                found |= BIT[which]
    return found


def fill_back(race: Race, crab: i64, buffer: vec[i64], n: i64) -> i64:
    ways = ways_back(race, crab)
    for which in range(DIRECTIONS - BACK):
        if ways & BIT[which]:
            buffer[n] = PUSH_BACK.first + which
            n += 1
    return n


def push_back(race: Race, crab: i64, which: i64, chance: Chance, log: Log | None) -> None:
    bruiser = race.table[CRAB]
    pay(race, bruiser, log)
    gain_shells(race, race.owner(bruiser), race.setup.pack.shells[BRUTE], log)
    relocate(race, crab, way(race, crab, BACK + which), PUSHED, chance, log)


def against_back(race: Race, crab: i64, which: i64) -> Reason:
    if not race.setup.adventure or not has_skill(race, race.table[CRAB], BRUTE):
        return Reason("OC-063", "oh-crab-why-push-back")
    return Reason("OC-A13", "oh-crab-why-push-back-free")


class Strike(Answer):
    """The pusher, which is the active crab, falls."""

    def helps(self, race: Race, crab: i64, more: i64) -> bool:
        return race.moves_itself()

    def use(self, race: Race, crab: i64, more: i64, chance: Chance, log: Log | None) -> None:
        pusher = race.table[CRAB]
        gain_shells(race, race.owner(crab), race.setup.pack.shells[BRUTE], log)
        knock_over(race, pusher, log)
        fell(race, pusher)


Strike("brute")
