"""Positions as plain JSON: complete enough to go on from, and for `reading` to check.

The first fields say what was dealt, `history` what was decided since, and `row` the row whose card was drawn last; all other fields say
how the beach looks now.
"""

from typing import Any

from ...core.bits import BIT, count, members_of
from .rules.actions import A_MOVE, A_TOURTEAU, CAUGHT, CROWDED, GIVEN_UP, OVER, WON
from .rules.beach import CELLS, NAMES
from .rules.state import Marche
from .words import choice

OWED = {OVER: "nothing", A_TOURTEAU: "appear", A_MOVE: "move"}
ENDS = {0: "", WON: "freed", CAUGHT: "caught", CROWDED: "crowded", GIVEN_UP: "given up"}


def write(state: Marche) -> dict[str, Any]:
    return {
        "players": int(state.players),
        "dealt": dealt(state),
        "hands": [state.held(seat) for seat in range(state.players)],
        "history": [choice(state.entry(n) % 128).notation for n in range(state.past)],
        "row": state.row + 1,
        **now(state),
    }


def dealt(state: Marche) -> dict[str, Any]:
    layout = state.layout
    fishing = int(count(layout.bait))
    return {
        "fishing": fishing,
        "shrimps": int(layout.shrimps) + fishing,
        "own_trap": int(layout.own_trap),
        "first": layout.first + 1,
        "objects": _objects(state, sum(int(BIT[cell]) for cell in layout.cell)),
    }


def now(state: Marche) -> dict[str, Any]:
    """What everyone sees on the table."""
    return {
        "to_move": state.turn + 1,
        "owes": OWED[state.owed],
        "over": ENDS[state.ended],
        "crabs": NAMES[state.at],
        "shrimps": int(state.shrimps),
        "objects": _objects(state, state.objects),
        "tourteaux": cells(state.tourteaux),
        "bare": cells((2**CELLS - 1) ^ state.objects ^ state.tourteaux ^ state.blank),
        "bait": cells(state.bait),
        "freed": things(state, state.freed),
        "sprung": things(state, state.sprung),
        "came": [row + 1 for row in members_of(state.rows)],
    }


def cells(members: int) -> list[str]:
    return [NAMES[cell] for cell in members_of(members)]


def things(state: Marche, members: int) -> list[str]:
    return [state.layout.names[thing] for thing in members_of(members)]


def _objects(state: Marche, members: int) -> dict[str, str]:
    return {NAMES[cell]: state.layout.names[state.layout.object[cell]] for cell in members_of(members)}
