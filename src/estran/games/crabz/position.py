"""Positions as plain JSON: complete enough to go on from, and for `reading` to check.

    {"players": 2, "cells": {"c3": ["2S", "1L"]}, "to_move": 1, "out": [], "owes": "move", "chase": [], "over": ""}

Stacks read from the bottom up and empty cells are left out. `chase` lists the moves since a rock was last emptied, oldest first: walking
them backwards gives every position that a repetition could be of (CZ-C15).
"""

from typing import Any

from ...core.bits import BIT
from .rules.actions import A_GROUP, A_MOVE, A_PLACE, AGREED, LAST, OVER, REPEATED
from .rules.board import NAMES, ROCK
from .rules.state import Crabz
from .words import choice

OWED = {OVER: "nothing", A_MOVE: "move", A_GROUP: "keep", A_PLACE: "place"}
ENDS = {0: "", LAST: "last", REPEATED: "repetition", AGREED: "agreed"}


def write(state: Crabz) -> dict[str, Any]:
    return {
        "players": int(state.players),
        "cells": {NAMES[rock]: state.stack(rock) for rock in range(36) if state.occupied & ROCK[rock]},
        "to_move": state.turn + 1,
        "out": [seat + 1 for seat in range(state.players) if not state.alive & BIT[seat]],
        "owes": OWED[state.owed],
        "chase": [choice(0, move).notation for move in state.chase()],
        "over": ENDS[state.ended],
    }
