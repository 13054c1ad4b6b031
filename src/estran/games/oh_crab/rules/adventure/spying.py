"""Spying: looking at hidden elements (OC-352, OC-D81, OC-D95)."""

from typing import Final

from mypy_extensions import i64

from .....core.chance import Chance
from .....core.event import Log
from .....core.refusal import Reason
from ..race import Race
from ..verbs import DONE, NO_SUCH, Verb, squeezed
from .elements import element_name, element_words, is_there, look, to_spy
from .pack import ELEMENTS, FIRST_EVENT
from .up_to import UpTo


class SpyVerb(Verb):
    """One that is said of a hidden element, by where it lies."""

    def __init__(self) -> None:
        super().__init__("spy", ["spy"] * ELEMENTS, ("OC-352",))

    def written(self, race: Race, seat: i64, which: i64) -> str:
        return f"spy {element_name(race, which)}"

    def things(self, race: Race, seat: i64, which: i64) -> tuple[str, ...]:
        name = element_name(race, which)
        return (f"cell:{name}" if which < FIRST_EVENT else name.replace(" ", ":"),)

    def read(self, race: Race, seat: i64, plain: str) -> i64:
        return self.alone(race, seat, plain.removeprefix("spy")) if plain.startswith("spy") else NO_SUCH

    def alone(self, race: Race, seat: i64, plain: str) -> i64:
        for which in range(ELEMENTS):
            if plain and squeezed(element_name(race, which)) == plain:
                return which
        return NO_SUCH


class Spy(UpTo):
    def options(self, race: Race, seat: i64, data: i64) -> i64:
        return to_spy(race, seat)

    def do(self, race: Race, seat: i64, which: i64, chance: Chance, log: Log | None) -> None:
        look(race, seat, which, chance, log)

    def objection(self, race: Race, seat: i64, data: i64, verb: Verb, which: i64) -> Reason:
        if verb is DONE:
            return Reason("OC-D112", "oh-crab-why-first-of-several")
        if not is_there(race, which):
            return Reason("OC-D95", "oh-crab-why-nothing-hidden", element_words(race, which))
        return Reason("OC-D81", "oh-crab-why-seen", element_words(race, which))


SPY: Final = Spy("spy", "OC-352", [SpyVerb(), DONE])
