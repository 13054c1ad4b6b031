"""The Treasure hunter: looks at a token next to it, and may take it (OC-A6)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ......core.bits import BIT
from ......core.chance import Chance
from ......core.event import Log
from ......core.refusal import Reason
from ...board import DIRECTIONS, NOWHERE, SEA
from ...codecs import Number
from ...owed.owed import Step
from ...race import Race
from ...setup import ACTIVE, CRAB, ELEMENT, WHERE
from ...verbs import DONE, NO_SUCH, Verb, squeezed
from ..elements import TOKENS_A_TILE, element_name, look
from ..pack import EVERY_TOKEN
from ..skill import OwnSkill, SetUp, SkillVerb
from ..tokens import find


class DigVerb(SkillVerb):
    """One that is said of a token, by its space."""

    def __init__(self) -> None:
        super().__init__("hunter", ["dig"] * EVERY_TOKEN)

    def number(self, race: Race) -> i64:
        return len(race.setup.board.surprises)

    def written(self, race: Race, seat: i64, which: i64) -> str:
        return f"dig {element_name(race, which)}"

    def things(self, race: Race, seat: i64, which: i64) -> tuple[str, ...]:
        return ("skill:hunter", f"cell:{element_name(race, which)}")

    def read(self, race: Race, seat: i64, plain: str) -> i64:
        for which in range(len(race.setup.board.surprises)):
            if plain == "dig" + squeezed(element_name(race, which)):
                return which
        return NO_SUCH


class Dig(OwnSkill):
    def beside(self, race: Race) -> i64:
        """The tokens on the six spaces next to the active crab, as a set: also those that one knows, for they can be taken (OC-D115)."""
        found: i64 = 0
        crab = race.table[CRAB]
        if race.on_beach(crab):
            for direction in range(DIRECTIONS):
                there = race.setup.board.next(race.table[WHERE + crab], direction)
                if there not in (NOWHERE, SEA):
                    token = race.setup.board.token(there)
                    if token != NOWHERE and race.table[ELEMENT + token]:
                        found |= BIT[token]
        return found

    def fill(self, race: Race, buffer: vec[i64], n: i64) -> i64:
        beside = self.beside(race)
        for token in range(EVERY_TOKEN):
            if beside & BIT[token]:
                buffer[n] = self.verb.first + token
                n += 1
        return n

    def use(self, race: Race, which: i64, chance: Chance, log: Log | None) -> None:
        look(race, race.table[ACTIVE], which, chance, log)
        race.owe(DUG.number, which)

    def against(self, race: Race, which: i64) -> Reason:
        return Reason("OC-A6", "oh-crab-why-no-token", {"cell": element_name(race, which)})


UNEARTH: Final = Verb("unearth", ["unearth"], ("OC-A6",))


class Dug(Step):
    """Whether the token is taken, as if this crab had reached it. Carries which."""

    def fill(self, race: Race, seat: i64, data: i64, buffer: vec[i64]) -> i64:
        buffer[0] = UNEARTH.first
        buffer[1] = DONE.first
        return 2

    def play(self, race: Race, seat: i64, data: i64, action: i64, chance: Chance, log: Log | None) -> None:
        if action != DONE.first:
            find(race, race.table[CRAB], data, chance, log)

    def problem(self, race: Race, seat: i64, data: i64) -> str:
        if not race.setup.adventure or not race.table[ELEMENT + data] or not race.on_beach(race.table[CRAB]):
            return "there is no such token"
        return super().problem(race, seat, data)


class LookAround(SetUp):
    """The tokens of the first tile."""

    def act(self, race: Race, crab: i64, chance: Chance, log: Log | None) -> None:
        for token in range(TOKENS_A_TILE):
            if race.table[ELEMENT + token]:
                look(race, race.owner(crab), token, chance, log)


LookAround("hunter")
DIG: Final = Dig("hunter", DigVerb())
DUG: Final = Dug("dig", "OC-A6", [UNEARTH, DONE], Number(0, EVERY_TOKEN - 1, field="token"))
