"""The Window-shopper: uses the special action of a card that lies in the market (OC-A5)."""

from librt.vecs import vec
from mypy_extensions import i64

from ......core.chance import Chance
from ......core.event import Log
from ......core.refusal import Reason
from ...market import SLOTS
from ...menu import begin_special, can_special
from ...race import Race
from ...setup import SLOT, top
from ..skill import OwnSkill, SkillVerb


class ShopVerb(SkillVerb):
    def __init__(self) -> None:
        super().__init__("window-shopper", [f"shop {slot + 1}" for slot in range(SLOTS)])

    def things(self, race: Race, seat: i64, which: i64) -> tuple[str, ...]:
        return ("skill:window-shopper", f"market:{int(which) + 1}")


class Shop(OwnSkill):
    def special(self, race: Race, slot: i64) -> i64:
        return race.setup.cards.special(top(race.table[SLOT + slot]))

    def fill(self, race: Race, buffer: vec[i64], n: i64) -> i64:
        for slot in range(SLOTS):
            if race.table[SLOT + slot] and can_special(race, race.setup.cards.specials[self.special(race, slot)]):
                buffer[n] = self.verb.first + slot
                n += 1
        return n

    def use(self, race: Race, which: i64, chance: Chance, log: Log | None) -> None:
        """As if the card had just been added: its cost is paid, and it stays where it is."""
        begin_special(race, self.special(race, which), chance, log)

    def against(self, race: Race, which: i64) -> Reason:
        if not race.table[SLOT + which]:
            return Reason("OC-D10", "oh-crab-why-slot-empty", {"slot": int(which) + 1})
        return super().against(race, which)


Shop("window-shopper", ShopVerb())
