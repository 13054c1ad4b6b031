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

With the Adventure Pack, each module that is in play is named with its variant, and brings fields of its own:

    {"surprises": "on", "events": "crystal", "challenges": "on", "asymmetry": "on", "rested": false, "extras_used": ["Aa"],
     "crossed": 2, "resolved": 1, "tokens": [{"cell": "d10", "is": "", "knows": []}, {"cell": "g7", "is": "plank", "knows": [1]}],
     "spent": ["purse"], "trash_found": [1], "event": "sales", "omens": ["robin", "sales", "lie-in"],
     "event_cards": [{"is": "sales", "up": true}, {"is": "", "knows": []}, {"is": "robin", "knows": [2]}], "events_out": [], "broken": "",
     "helper": 0, "helper_used": false, "challenge": "shells", "reward": "lookout", "challenge_cards": [...], "built": ["c7"],
     "crabs": [{"skill": "cork", "claws": 2, ...}], "seats": [{"treasures": ["ball"], "finds": 2, "pushes": 1, "dealt": [], "chosen": []}]}

What lies face down and `is` nothing yet has not been looked at by anybody; `knows` are the seats that have. `trash_found` are the beach
tiles whose trash has left the game.
"""

from functools import reduce
from operator import or_
from typing import Any

from .editions import MODULES
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
        **modules(state),
        "crabs": [written(state, CRAB_FIELDS, crab) for crab in range(state.crabs)],
        "seats": [written(state, SEAT_FIELDS, seat) for seat in range(state.players)],
        **written(state, FIELDS),
        "steps": steps(state),
    }


def extras(state: OhCrab) -> str:
    return "-".join(FACE_NAMES[face] for face in state.setup.extras)


def modules(state: OhCrab) -> dict[str, str]:
    """The variant of each module that is in play."""
    found: dict[str, str] = {}
    for module, variants in MODULES.items():
        rules = int(state.setup.rules) & reduce(or_, variants.values())
        variant = next(name for name, puts in variants.items() if puts == rules)
        if variant != "off":
            found[module] = variant
    return found


def steps(state: OhCrab) -> list[dict[str, Any]]:
    """What is owed, in words."""
    return [{"owes": STEPS[kind].name, "seat": seat + 1, **STEPS[kind].says(state, data)} for kind, seat, data in state.steps.listed()]
