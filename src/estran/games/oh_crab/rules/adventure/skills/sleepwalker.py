"""The Sleepwalker: adds a card after a rest, without its special action (OC-A3)."""

from librt.vecs import vec
from mypy_extensions import i64

from ......core.chance import Chance
from ......core.event import Log
from ......core.refusal import Reason
from ...effects.snack import A_SNACK, PLAIN
from ...race import Race
from ...setup import RESTED
from ..skill import OwnSkill, SkillVerb


class Sleepwalk(OwnSkill):
    def fill(self, race: Race, buffer: vec[i64], n: i64) -> i64:
        if race.table[RESTED] and race.spare():
            buffer[n] = self.verb.first
            n += 1
        return n

    def use(self, race: Race, which: i64, chance: Chance, log: Log | None) -> None:
        race.owe(A_SNACK.number, PLAIN)

    def against(self, race: Race, which: i64) -> Reason:
        return super().against(race, which) if race.table[RESTED] else Reason("OC-A3", "oh-crab-why-no-rest")


Sleepwalk("sleepwalker", SkillVerb("sleepwalker", ["sleepwalk"]))
