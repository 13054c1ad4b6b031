"""What to do next in a turn that has begun: the menu."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .....core.chance import Chance
from .....core.event import Log
from .....core.refusal import Reason
from ..adventure.menu import fill_pack
from ..menu import MENU, MENU_VERBS, OF_A_CRAB, entry_of
from ..race import Race
from ..setup import CRAB
from ..verbs import Verb
from .owed import Owed


class Act(Owed):
    def fill(self, race: Race, seat: i64, data: i64, buffer: vec[i64]) -> i64:
        n: i64 = 0
        for entry in MENU:
            n = entry.fill(race, buffer, n)
        return fill_pack(race, buffer, n) if race.setup.adventure else n

    def play(self, race: Race, seat: i64, data: i64, action: i64, chance: Chance, log: Log | None) -> None:
        entry = entry_of(action)
        entry.play(race, action - entry.verb.first, chance, log)

    def instead(self, race: Race, data: i64, verb: Verb) -> Reason:
        if verb.name in ("add", "rest"):
            return Reason("OC-036", "oh-crab-why-begun")
        if verb.name == "activate":
            return Reason("OC-211", "oh-crab-why-activated" if race.players == 2 else "oh-crab-why-one-crab")
        if verb.name in ("plan", "place"):
            return Reason("OC-031", "oh-crab-why-acting")
        return Reason(self.rule, "oh-crab-why-not-asked")

    def objection(self, race: Race, seat: i64, data: i64, verb: Verb, which: i64) -> Reason:
        if verb in OF_A_CRAB and not race.on_beach(race.table[CRAB]):
            return Reason("OC-088", "oh-crab-why-in-sea")
        return entry_of(verb.first).objection(race, which)


ACT: Final = Act("act", "OC-047", MENU_VERBS)
