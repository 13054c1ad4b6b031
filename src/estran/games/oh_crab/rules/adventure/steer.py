"""The Cork: says itself where it goes when another player pushes or moves it (OC-A11, OC-D100)."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from .....core.bits import BIT, count
from .....core.chance import Chance
from .....core.event import Log
from .....core.refusal import Reason
from ..board import DIRECTION_NAMES, DIRECTIONS
from ..codecs import one_of_words
from ..effects.shoving import SHOVE
from ..moving import A_PUSH, MOVED, PUSHED, is_free, relocate, way
from ..owed.owed import Step
from ..owed.push import PUSH
from ..race import Race
from ..setup import ACTIVE, CRABS, SKILL
from ..verbs import DONE, Verb
from .moments import CORK, STEERED, WAYS, answering
from .skill import pay

WAY_NAMES: Final[list[str]] = ["seaward", "landward", "any"]


class Steer(Step):
    """Carries the crab; of one that is moved also the way that was named, and which ways there are."""

    def named(self, data: i64) -> i64:
        """The way that was named, or -1 for a push."""
        return data // STEERED % STEERED - 1

    def ways(self, race: Race, crab: i64, data: i64) -> i64:
        """Those that are open, as a set of directions; of a move without the one that was named."""
        if data < STEERED:
            return PUSH.options(race, race.table[ACTIVE], crab)
        found: i64 = 0
        sort = data // (STEERED * STEERED)
        for direction in range(WAYS[2 * sort], WAYS[2 * sort + 1]):
            if direction != self.named(data) and is_free(race, way(race, crab, direction)):
                found |= BIT[direction]
        return found

    def fill(self, race: Race, seat: i64, data: i64, buffer: vec[i64]) -> i64:
        """Only where there is another way."""
        crab = data % STEERED
        if answering(race, CORK) != crab:
            return 0
        ways = self.ways(race, crab, data)
        if count(ways) < (2 if data < STEERED else 1):
            return 0
        first = PUSH.answer if data < STEERED else SHOVE.first + crab * DIRECTIONS
        n: i64 = 0
        for direction in range(DIRECTIONS):
            if ways & BIT[direction]:
                buffer[n] = first + direction
                n += 1
        buffer[n] = DONE.first
        return n + 1

    def play(self, race: Race, seat: i64, data: i64, action: i64, chance: Chance, log: Log | None) -> None:
        if action == DONE.first:
            self.passed(race, seat, data, chance, log)
            return
        crab = data % STEERED
        pay(race, crab, log)
        if data < STEERED:
            relocate(race, crab, way(race, crab, action - PUSH.answer), PUSHED, chance, log)
        else:
            relocate(race, crab, way(race, crab, (action - SHOVE.first) % DIRECTIONS), MOVED, chance, log)

    def passed(self, race: Race, seat: i64, data: i64, chance: Chance, log: Log | None) -> None:
        """It goes where the active player says."""
        crab = data % STEERED
        if data < STEERED:
            race.owe(A_PUSH, crab)
        else:
            relocate(race, crab, way(race, crab, self.named(data)), MOVED, chance, log)

    def instead(self, race: Race, data: i64, verb: Verb) -> Reason:
        return Reason(self.rule, "oh-crab-owed-steer", {"crab": CRABS[data % STEERED]})

    def objection(self, race: Race, seat: i64, data: i64, verb: Verb, which: i64) -> Reason:
        return Reason(self.rule, "oh-crab-why-no-steering", {"crab": CRABS[data % STEERED]})

    def says(self, race: Race, data: i64) -> dict[str, Any]:
        crab = {"crab": CRABS[data % STEERED]}
        if data < STEERED:
            return crab
        return {**crab, "named": DIRECTION_NAMES[self.named(data)], "ways": WAY_NAMES[data // (STEERED * STEERED)]}

    def reads(self, race: Race, where: str, said: dict[str, Any]) -> i64:
        data = one_of_words(f"{where}.crab", str(said.pop("crab", "")), list(CRABS[: race.crabs]))
        if "named" in said:
            data += STEERED * (one_of_words(f"{where}.named", str(said.pop("named")), DIRECTION_NAMES) + 1)
            data += STEERED * STEERED * one_of_words(f"{where}.ways", str(said.pop("ways", "")), WAY_NAMES)
        super().reads(race, where, said)
        return data

    def problem(self, race: Race, seat: i64, data: i64) -> str:
        crab = data % STEERED
        if not race.setup.adventure or race.table[SKILL + crab] != CORK + 1 or race.owner(crab) != seat:
            return "that crab is not steered by this seat"
        return ""


STEER: Final = Steer("steer", "OC-A11", [*PUSH.verbs[:1], SHOVE, DONE])
