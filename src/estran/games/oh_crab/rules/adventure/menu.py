"""What the Adventure Pack adds to the menu of a turn."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .....core.chance import Chance
from .....core.event import Log
from .....core.refusal import Reason
from ..basic import step
from ..board import AHEAD
from ..in_force import CHEF_RUNS
from ..menu import Entry, no_chef
from ..moving import can_step
from ..objections import against_step_to
from ..race import Race
from ..setup import CLAWS, CRAB, SKILL
from ..verbs import Verb, next_to
from .borders import REVEAL
from .skill import OWN
from .tokens import TREASURE


class ChefAheadVerb(Verb):
    def things(self, race: Race, seat: i64, which: i64) -> tuple[str, ...]:
        return ("button:chef", f"cell:{next_to(race, race.table[CRAB], AHEAD)}")


class ChefAhead(Entry):
    """The chef's move straight ahead, while the chef runs (OC-E10)."""

    def fill(self, race: Race, buffer: vec[i64], n: i64) -> i64:
        if race.holds(CHEF_RUNS) and race.has_chef_move() and race.moves_itself() and can_step(race, AHEAD, race.spare()):
            buffer[n] = self.verb.first
            n += 1
        return n

    def play(self, race: Race, which: i64, chance: Chance, log: Log | None) -> None:
        race.use_chef()
        step(race, AHEAD, chance, log)

    def objection(self, race: Race, which: i64) -> Reason:
        if not race.holds(CHEF_RUNS):
            return Reason("OC-054", "oh-crab-why-chef-diagonal")
        return against_step_to(race, AHEAD) if race.has_chef_move() else no_chef(race)


CHEF_AHEAD: Final = ChefAhead(ChefAheadVerb("chef-ahead", ["chef forward"], ("OC-054", "OC-E10")))


def fill_pack(race: Race, buffer: vec[i64], n: i64) -> i64:
    """After the actions of the base game."""
    n = CHEF_AHEAD.fill(race, buffer, n)
    n = REVEAL.fill(race, buffer, n)
    n = TREASURE.fill(race, buffer, n)
    crab = race.table[CRAB]
    if race.table[CLAWS + crab]:
        own = OWN[race.table[SKILL + crab] - 1]
        if own is not None:
            n = own.fill(race, buffer, n)
    return n
