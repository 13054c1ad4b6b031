"""Why not: the rules that speak against an action. Asked only about actions that are not legal, so speed does not matter here.

What is asked says itself why an answer does not fit; here is what comes before that, and what the beach has against a move. A reason says
only what the seat knows anyway: who is not asked hears only that.
"""

from mypy_extensions import i64

from ....core.refusal import Reason
from .board import DIRECTION_NAMES, INACCESSIBLE, NOWHERE, cell_name, neighbour
from .in_force import RUSHES
from .moving import asks_card, way
from .race import Race
from .setup import CRAB, WHERE


def down(race: Race) -> Reason:
    return Reason("OC-068", "oh-crab-why-down")


def no_push(there: i64) -> Reason:
    """The crab there has nowhere to go."""
    return Reason("OC-D4", "oh-crab-why-no-push", {"cell": cell_name(there)})


def against_step_to(race: Race, direction: i64) -> Reason:
    """Why the active crab cannot go one space on."""
    crab = race.table[CRAB]
    if race.is_down(crab):
        return down(race)
    return blocked(race, crab, direction) or against_entering(race, way(race, crab, direction))


def blocked(race: Race, crab: i64, direction: i64) -> Reason | None:
    """What the board has against one space in this direction."""
    here = race.table[WHERE + crab]
    there = neighbour(here, direction, race.setup.board.rows)
    if there == NOWHERE:
        return beside(here, direction)
    return unreachable(race, there, way(race, crab, direction) == NOWHERE)


def beside(here: i64, direction: i64) -> Reason:
    """There is no beach that way."""
    return Reason("OC-058", "oh-crab-why-beside", {"cell": cell_name(here), "way": DIRECTION_NAMES[direction]})


def unreachable(race: Race, there: i64, stopped: bool) -> Reason | None:
    if race.setup.board.is_a(there, INACCESSIBLE):
        return Reason("OC-074", "oh-crab-why-inaccessible", {"cell": cell_name(there)})
    if stopped:
        return Reason("OC-428" if race.holds(RUSHES) else "OC-083", "oh-crab-why-reeds", {"cell": cell_name(there)})
    return None


def against_entering(race: Race, there: i64) -> Reason:
    """The way is free, but the space asks for a card, or the crab there has nowhere to go."""
    if asks_card(race, there) and race.spare() == 0:
        return Reason("OC-076", "oh-crab-why-obstacle", {"cell": cell_name(there)})
    return no_push(there)
