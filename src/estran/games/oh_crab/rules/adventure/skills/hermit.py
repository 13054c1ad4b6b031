"""The Hermit crab: a card at the start; takes its discards back and stands up, without a rest (OC-A2)."""

from librt.vecs import vec
from mypy_extensions import i64

from ......core.chance import Chance
from ......core.event import Log
from ...basic import rise
from ...hands import pick_up
from ...market import BLIND, pile_size, take
from ...race import Race
from ...setup import ACTIVE, CRAB, DISCARDED
from ..skill import OwnSkill, SetUp, SkillVerb


class Shed(OwnSkill):
    def fill(self, race: Race, buffer: vec[i64], n: i64) -> i64:
        if race.table[DISCARDED + race.table[ACTIVE]] or race.is_down(race.table[CRAB]):
            buffer[n] = self.verb.first
            n += 1
        return n

    def use(self, race: Race, which: i64, chance: Chance, log: Log | None) -> None:
        pick_up(race, race.table[ACTIVE], log)
        rise(race, log)


class DrawOne(SetUp):
    """The top card of the pile, unseen by the others."""

    def act(self, race: Race, crab: i64, chance: Chance, log: Log | None) -> None:
        if pile_size(race):
            take(race, race.owner(crab), BLIND, chance, log)


DrawOne("hermit")
Shed("hermit", SkillVerb("hermit", ["shed"]))
