"""The Sprinter: a forward move (OC-A1)."""

from librt.vecs import vec
from mypy_extensions import i64

from ......core.chance import Chance
from ......core.event import Log
from ...basic import A_FORWARD, A_MOVE
from ...cards import FORWARD
from ...moving import can_use
from ...race import Race
from ..skill import OwnSkill, SkillVerb


class Sprint(OwnSkill):
    def fill(self, race: Race, buffer: vec[i64], n: i64) -> i64:
        if can_use(race, FORWARD, race.spare()):
            buffer[n] = self.verb.first
            n += 1
        return n

    def use(self, race: Race, which: i64, chance: Chance, log: Log | None) -> None:
        race.owe(A_MOVE, A_FORWARD)


Sprint("sprinter", SkillVerb("sprinter", ["sprint"]))
