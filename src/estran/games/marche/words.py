"""Notation, both ways: `appear c2`, `move e3`, `stay`."""

import re
from collections.abc import Sequence
from functools import cache

from ...core.choice import Choice
from ...core.refusal import Refused
from .rules.actions import A_TOURTEAU, APPEAR, MOVE, STAY
from .rules.beach import NAMES
from .rules.state import Marche

EXPECTED = "appear c2, move e3, stay"
_CELL = re.compile(r"(?:(appear|tourteau|flip)\s+|(move|go|to)\s+|[a-z]\d\s*(?:-|>|to)\s*)?([a-z]\d)")
_STAY = re.compile(r"(?:move\s+)?stay")


@cache
def choice(action: int) -> Choice:
    """Staying is a move too (MC-19)."""
    if action == STAY:
        return Choice(action, "move", ("button:stay",), "stay", ("MC-19",))
    if action >= MOVE:
        cell = NAMES[action - MOVE]
        return Choice(action, "move", (f"cell:{cell}",), f"move {cell}", ("MC-18",))
    cell = NAMES[action - APPEAR]
    return Choice(action, "appear", (f"cell:{cell}",), f"appear {cell}", ("MC-15", "MC-16"))


def parse(state: Marche, text: str) -> int:
    """The action that a text means, legal or not. A cell alone means what is owed; to move to where the crabs are is to stay."""
    plain = text.strip().lower()
    if _STAY.fullmatch(plain):
        return STAY
    found = _CELL.fullmatch(plain)
    if not found:
        raise Refused("move-unreadable", text=text, expected=EXPECTED)
    appears, moves, name = found.groups()
    if name not in NAMES:
        raise Refused("marche-no-cell", text=text, cell=name)
    cell = NAMES.index(name)
    if appears or (not moves and name == plain and state.owed == A_TOURTEAU):
        return APPEAR + cell
    return STAY if cell == state.at else MOVE + cell


def phrase(state: Marche, things: Sequence[str]) -> str:
    """The notation of what touches these things: whether a cell is for a tourteau or for the crabs depends on what is owed."""
    kinds = [thing.partition(":")[0] for thing in things]
    names = [thing.partition(":")[2] for thing in things]
    if list(things) == ["button:stay"]:
        return "stay"
    if kinds != ["cell"]:
        raise Refused("move-unreadable", text=" ".join(things), expected=EXPECTED)
    if state.owed == A_TOURTEAU:
        return f"appear {names[0]}"
    return "stay" if names[0] == NAMES[state.at] else f"move {names[0]}"
