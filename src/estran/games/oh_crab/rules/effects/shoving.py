"""What the seagull, the call of the sea and moving somebody out of the way have in common: crabs are moved by one space, by the active
player's choice (OC-053)."""

from typing import Final

from mypy_extensions import i64

from .....core.bits import BIT
from .....core.chance import Chance
from .....core.event import Log
from .....core.refusal import Reason
from ..adventure.moments import is_steered
from ..board import DIRECTION_NAMES, DIRECTIONS, NOWHERE, cell_name
from ..codecs import SomeCrabs
from ..moving import MOVED, is_free, may_be_put, may_enter, relocate, walk, way
from ..objections import against_entering, blocked
from ..owed.owed import Step
from ..race import NOBODY, Race
from ..setup import CRAB, CRABS
from ..verbs import Verb, next_to
from .effect import Effect


class ShoveVerb(Verb):
    """One that is said of a crab and a direction."""

    def __init__(self) -> None:
        super().__init__("shove", [f"move {crab} {way}" for crab in CRABS for way in DIRECTION_NAMES], ("OC-053",))

    def things(self, race: Race, seat: i64, which: i64) -> tuple[str, ...]:
        crab = which // DIRECTIONS
        return (f"crab:{CRABS[crab]}", f"cell:{next_to(race, crab, which % DIRECTIONS)}")


SHOVE: Final = ShoveVerb()


class Shoved(Step):
    """Carries the crabs that still may be moved, or must."""

    def __init__(self, name: str, rule: str, ways: range, verbs: list[Verb]) -> None:
        super().__init__(name, rule, verbs, SomeCrabs("crabs"))
        self.nearest: i64 = ways.start
        self.beyond: i64 = ways.stop
        self.way_rule: str = rule
        """The rule that says which ways."""

    def can_shove(self, race: Race, crab: i64, direction: i64, spare: i64) -> bool:
        """Whether a crab on the beach can be moved this way: to a free space, and the active crab as if it went by itself."""
        there = way(race, crab, direction)
        if not is_free(race, there):
            return False
        return may_enter(race, there, spare) if crab == race.table[CRAB] else may_be_put(race, crab, there, spare)

    def options(self, race: Race, seat: i64, data: i64) -> i64:
        return self.moves(race, data, race.spare())

    def moves(self, race: Race, crabs: i64, spare: i64) -> i64:
        """How these crabs can be moved by who has so many cards in hand, as a set."""
        found: i64 = 0
        for crab in range(race.crabs):
            if crabs & BIT[crab] and race.on_beach(crab):
                for direction in range(self.nearest, self.beyond):
                    if self.can_shove(race, crab, direction, spare):
                        found |= BIT[crab * DIRECTIONS + direction]
        return found

    def shove(self, race: Race, which: i64, chance: Chance, log: Log | None) -> None:
        crab = which // DIRECTIONS
        there = way(race, crab, which % DIRECTIONS)
        if crab == race.table[CRAB]:
            walk(race, there, chance, log)
        elif not race.setup.adventure or not is_steered(race, crab, which % DIRECTIONS, self.nearest, self.beyond):
            relocate(race, crab, there, MOVED, chance, log)

    def objection(self, race: Race, seat: i64, data: i64, verb: Verb, which: i64) -> Reason:
        crab, direction = which // DIRECTIONS, which % DIRECTIONS
        if crab >= race.crabs:
            return Reason("OC-021", "oh-crab-why-no-crab")
        if not race.on_beach(crab):
            return Reason("OC-088", "oh-crab-why-off-beach")
        if not data & BIT[crab]:
            return Reason(self.who_rule(), f"oh-crab-why-not-{self.name}")
        if not self.nearest <= direction < self.beyond:
            return Reason(self.way_rule, f"oh-crab-why-way-{self.name}")
        there = way(race, crab, direction)
        if there == NOWHERE:
            return blocked(race, crab, direction) or self.taken(race, there)
        return against_entering(race, there) if race.crab_on(there) == NOBODY else self.taken(race, there)

    def who_rule(self) -> str:
        """The rule that says which crabs."""
        return self.rule

    def taken(self, race: Race, there: i64) -> Reason:
        """Another crab is there."""
        return Reason(self.rule, "oh-crab-why-not-free", {"cell": cell_name(there)})


class Shoving(Effect):
    """An effect that asks which crabs are moved where."""

    def __init__(self, name: str, step: Shoved) -> None:
        super().__init__(name)
        self.step: Shoved = step

    def crabs(self, race: Race) -> i64:
        """Those that it may move, or must, as a set."""
        return 0

    def can(self, race: Race, spare: i64) -> bool:
        return self.step.moves(race, self.crabs(race), spare) != 0

    def begin(self, race: Race, special: i64, paid: i64, chance: Chance, log: Log | None) -> None:
        race.owe(self.step.number, self.crabs(race))
