"""Where a pushed crab goes: the active player says so, for every crab of a chain (OC-061 to OC-065)."""

from typing import Final

from mypy_extensions import i64

from .....core.bits import BIT
from .....core.chance import Chance
from .....core.event import Log
from .....core.refusal import Reason
from ..codecs import ACrab
from ..moving import PUSHED, can_push, relocate, way
from ..objections import blocked, no_push
from ..race import NOBODY, Race
from ..verbs import NO_SUCH, SEAWARD_WAYS, Verb, WayVerb, next_to
from .owed import Step


class PushVerb(WayVerb):
    def end(self, race: Race, which: i64) -> str:
        pushes = len(race.steps) and race.steps.kind() == PUSH.number
        return next_to(race, race.steps.data() if pushes else NO_SUCH, which)


class Push(Step):
    """Carries the crab."""

    def options(self, race: Race, seat: i64, data: i64) -> i64:
        found: i64 = 0
        for direction in range(3):
            if can_push(race, data, direction, NOBODY):
                found |= BIT[direction]
        return found

    def play(self, race: Race, seat: i64, data: i64, action: i64, chance: Chance, log: Log | None) -> None:
        relocate(race, data, way(race, data, action - self.answer), PUSHED, chance, log)

    def objection(self, race: Race, seat: i64, data: i64, verb: Verb, which: i64) -> Reason:
        return blocked(race, data, which) or no_push(way(race, data, which))


PUSH: Final = Push("push", "OC-063", [PushVerb("push", "push", SEAWARD_WAYS, ("OC-061", "OC-063"))], ACrab("crab"))
