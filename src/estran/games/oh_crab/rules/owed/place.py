"""Placing: in a game of two the crabs are put down one by one, on the start spaces 1 to 4 (OC-205)."""

from typing import Final

from mypy_extensions import i64

from .....core.bits import BIT, first
from .....core.chance import Chance
from .....core.event import Log
from .....core.refusal import Reason
from ..board import NOWHERE
from ..moving import STARTED, relocate
from ..race import NOBODY, Race
from ..setup import CHEF, CRABS, PHASE, PLACING, PLANNING, WHERE
from ..verbs import NO_SUCH, Verb, hex_name, squeezed
from .owed import Owed

STARTS: Final = 5
OF_TEAMS: Final = 4
"""Start spaces that are used by two players (OC-205)."""


class PlaceVerb(Verb):
    """One that is said of a start space, by its number."""

    def __init__(self) -> None:
        super().__init__("place", [f"place {space + 1}" for space in range(STARTS)], ("OC-205",))

    def things(self, race: Race, seat: i64, which: i64) -> tuple[str, ...]:
        return (f"cell:{hex_name(race.setup.board.starts[which])}",)

    def alone(self, race: Race, seat: i64, plain: str) -> i64:
        for which in range(STARTS):
            if squeezed(hex_name(race.setup.board.starts[which])) == plain:
                return which
        return NO_SUCH


def put_on_start(race: Race, crab: i64, space: i64, chance: Chance, log: Log | None) -> None:
    """Who starts on a shell gets it (OC-026)."""
    if log is not None:
        log.tell("placed", None, crab=CRABS[crab], seat=int(race.owner(crab)) + 1, space=int(space) + 1)
    relocate(race, crab, race.setup.board.starts[space], STARTED, chance, log)


def begin_placing(race: Race, chance: Chance, log: Log | None) -> None:
    """Who begins has put the first crab on space 1; the other player is next (OC-205)."""
    put_on_start(race, race.first_crab(race.table[CHEF]), 0, chance, log)
    race.table[PHASE] = PLACING


class Place(Owed):
    def options(self, race: Race, seat: i64, data: i64) -> i64:
        """The start spaces 2 to 4 that are free."""
        found: i64 = 0
        for space in range(1, OF_TEAMS):
            if race.crab_on(race.setup.board.starts[space]) == NOBODY:
                found |= BIT[space]
        return found

    def play(self, race: Race, seat: i64, data: i64, action: i64, chance: Chance, log: Log | None) -> None:
        """The second player's crabs; then the last of the first player takes the space that is left."""
        second = race.first_crab(1 - race.table[CHEF])
        crab = second if race.table[WHERE + second] == NOWHERE else second + 1
        put_on_start(race, crab, action - self.answer, chance, log)
        if crab == second + 1:
            last = first(self.options(race, seat, data))
            put_on_start(race, race.first_crab(race.table[CHEF]) + 1, last, chance, log)
            race.table[PHASE] = PLANNING

    def objection(self, race: Race, seat: i64, data: i64, verb: Verb, which: i64) -> Reason:
        if which >= OF_TEAMS:
            return Reason("OC-205", "oh-crab-why-fifth")
        return Reason("OC-205", "oh-crab-why-start-taken", {"space": int(which) + 1})


A_PLACE: Final = Place("place", "OC-205", [PlaceVerb()])
