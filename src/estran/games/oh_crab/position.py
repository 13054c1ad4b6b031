"""Positions as plain JSON: complete enough to go on from, and for `reading` to check.

    {"players": 3, "edition": "final", "board": "0A-1A-2A-3A-9A", "extras": "Aa-Ba-Da",
     "round": 2, "half": 1, "phase": "action", "chef": 1, "chef_used": false,
     "crabs": [{"cell": "c5", "down": true}, {"cell": "d4"}, {"cell": "sea"}],
     "seats": [{"hand": ["r1"], "planned": "", "secret": [], "track": ["r2", "seagull1"], "discards": ["r3", "r4"], "shells": 2}, ...],
     "market": [["call1"], ["sand2", "sand1"], ["slide3"]], "pile": [...], "bottom": ["call2"], "boxed": ["o4"],
     "turn": 1, "crab": "red", "begun": true, "ending": false, "added": "seagull1", "snack": "", "dropped": "", "ready": ["seagull"],
     "pool": {"forward": 1}, "extra_used": false, "reckless": false, "entered": true,
     "steps": [{"owes": "push", "seat": 1, "crab": "blue"}], "over": "", "winners": []}

Crabs are listed in the order red, orange, blue, green, brown; with two players the first two are seat 1's. `secret` are the cards that
others have not seen. Stacks of the market are listed from the top; `bottom` are the cards known to lie beneath the pile, the next to be
drawn first; the order of all other cards says nothing. Without a `pile`, all market cards that are nowhere else lie there. `steps` is what
is owed within a turn, what is asked now last. `rules/fields.py` has the list of what is said.
"""

from typing import Any

from .rules.cards import FACE_NAMES
from .rules.fields import CRAB_FIELDS, FIELDS, SEAT_FIELDS, written
from .rules.owed.owed import STEPS
from .rules.state import OhCrab


def write(state: OhCrab) -> dict[str, Any]:
    return {
        "players": int(state.players),
        "edition": state.setup.edition,
        "board": state.setup.board.tiles,
        "extras": extras(state),
        "crabs": [written(state, CRAB_FIELDS, crab) for crab in range(state.crabs)],
        "seats": [written(state, SEAT_FIELDS, seat) for seat in range(state.players)],
        **written(state, FIELDS),
        "steps": steps(state),
    }


def extras(state: OhCrab) -> str:
    return "-".join(FACE_NAMES[face] for face in state.setup.extras)


def steps(state: OhCrab) -> list[dict[str, Any]]:
    """What is owed, in words."""
    return [{"owes": STEPS[kind].name, "seat": seat + 1, **STEPS[kind].says(state, data)} for kind, seat, data in state.steps.listed()]
