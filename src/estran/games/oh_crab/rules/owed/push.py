"""Where a pushed crab goes: the active player says so, for every crab of a chain (OC-061 to OC-065)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .....core.bits import BIT
from .....core.chance import Chance
from .....core.event import Log
from .....core.refusal import Reason
from ..adventure.moments import A_STEER, STEERED
from ..adventure.skills.brute import PUSH_BACK, against_back, fill_back, push_back
from ..codecs import ACrab
from ..moving import PUSHED, can_push, relocate, way
from ..objections import blocked, no_push
from ..race import NOBODY, Race
from ..verbs import NO_SUCH, SEAWARD_WAYS, Verb, WayVerb, next_to
from .owed import Step


class PushVerb(WayVerb):
    def end(self, race: Race, which: i64) -> str:
        pushes = len(race.steps) and race.steps.kind() in (PUSH.number, A_STEER)
        return next_to(race, race.steps.data() % STEERED if pushes else NO_SUCH, which)


class Push(Step):
    """Carries the crab."""

    def options(self, race: Race, seat: i64, data: i64) -> i64:
        found: i64 = 0
        for direction in range(3):
            if can_push(race, data, direction, NOBODY):
                found |= BIT[direction]
        return found

    def fill(self, race: Race, seat: i64, data: i64, buffer: vec[i64]) -> i64:
        """The Bruiser can push back, too (OC-A13)."""
        n = super().fill(race, seat, data, buffer)
        return fill_back(race, data, buffer, n) if race.setup.adventure else n

    def play(self, race: Race, seat: i64, data: i64, action: i64, chance: Chance, log: Log | None) -> None:
        if PUSH_BACK.first <= action < PUSH_BACK.beyond:
            push_back(race, data, action - PUSH_BACK.first, chance, log)
        else:
            relocate(race, data, way(race, data, action - self.answer), PUSHED, chance, log)

    def objection(self, race: Race, seat: i64, data: i64, verb: Verb, which: i64) -> Reason:
        if verb is PUSH_BACK:
            return against_back(race, data, which)
        return blocked(race, data, which) or no_push(way(race, data, which))


PUSH: Final = Push("push", "OC-063", [PushVerb("push", "push", SEAWARD_WAYS, ("OC-061", "OC-063")), PUSH_BACK], ACrab("crab"))
