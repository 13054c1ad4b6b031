"""The Pickpocket: takes a shell from a player, or what another has just paid (OC-A14)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ......core.bits import BIT
from ......core.chance import Chance
from ......core.event import Log
from ......core.refusal import Reason
from ...hands import gain_shell, lose_shell
from ...race import Race
from ...setup import ACTIVE, CRABS, GONE, PURSE
from ...verbs import NO_SUCH
from ..skill import Answer, OwnSkill, SkillVerb, gain_shells


class RobVerb(SkillVerb):
    """One that names any crab of who is robbed (OC-D116)."""

    def __init__(self) -> None:
        super().__init__("pickpocket", [f"rob {crab}" for crab in CRABS])

    def number(self, race: Race) -> i64:
        return race.crabs

    def things(self, race: Race, seat: i64, which: i64) -> tuple[str, ...]:
        return ("skill:pickpocket", f"crab:{CRABS[which]}")

    def read(self, race: Race, seat: i64, plain: str) -> i64:
        which = super().read(race, seat, plain)
        return NO_SUCH if which == NO_SUCH or which >= race.crabs else race.first_crab(race.owner(which))


class Rob(OwnSkill):
    def can_rob(self, race: Race, seat: i64) -> bool:
        """Another player with a shell and a crab on the beach."""
        if seat == race.table[ACTIVE] or not race.table[PURSE + seat] or race.table[GONE] & BIT[seat]:
            return False
        first = race.first_crab(seat)
        for crab in range(first, first + race.crabs // race.players):
            if race.on_beach(crab):
                return True
        return False

    def fill(self, race: Race, buffer: vec[i64], n: i64) -> i64:
        for seat in range(race.players):
            if self.can_rob(race, seat):
                buffer[n] = self.verb.first + race.first_crab(seat)
                n += 1
        return n

    def use(self, race: Race, which: i64, chance: Chance, log: Log | None) -> None:
        lose_shell(race, race.owner(which), log)
        gain_shell(race, race.table[ACTIVE], log)

    def against(self, race: Race, which: i64) -> Reason:
        return Reason("OC-A14", "oh-crab-why-no-robbing", {"crab": CRABS[which]})


class Pocket(Answer):
    """What was paid goes to the owner."""

    def use(self, race: Race, crab: i64, more: i64, chance: Chance, log: Log | None) -> None:
        gain_shells(race, race.owner(crab), more, log)


ROB: Final = Rob("pickpocket", RobVerb())
Pocket("pickpocket")
