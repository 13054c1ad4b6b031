"""Notation, both ways: `c3-e5`, `keep b2`, `place 1L c3`."""

import re
from collections.abc import Sequence
from functools import cache

from ...core.choice import Choice
from ...core.refusal import Refused
from .rules.actions import A_GROUP, KEEP, PLACE
from .rules.board import NAMES, ROCK, group, number
from .rules.state import Crabz

SIZES = "LMS"
EXPECTED = "c3-e5, keep b2, place 1L c3"
_MOVE = re.compile(r"([a-z]\d)\s*(?:-|\s|to|>)\s*([a-z]\d)")
_KEEP = re.compile(r"keep\s+([a-z]\d)")
_PLACE = re.compile(r"place\s+(\d)?([lms])\s+([a-z]\d)")


@cache
def choice(seat: int, action: int) -> Choice:
    if action >= PLACE:
        size, rock = divmod(action - PLACE, 36)
        crab, cell = f"{seat + 1}{SIZES[size]}", NAMES[rock]
        return Choice(action, "place", (f"crab:{crab}", f"cell:{cell}"), f"place {crab} {cell}", ("CZ-C13", "CZ-C14"))
    if action >= KEEP:
        cell = NAMES[action - KEEP]
        return Choice(action, "keep", (f"cell:{cell}",), f"keep {cell}", ("CZ-17",))
    start, end = NAMES[action // 36], NAMES[action % 36]
    return Choice(action, "move", (f"cell:{start}", f"cell:{end}"), f"{start}-{end}", ("CZ-07", "CZ-08"))


def parse(state: Crabz, seat: int, text: str) -> int:
    """The action that a text means, legal or not. Any cell of a group names the group."""
    plain = text.strip().lower()
    if move := _MOVE.fullmatch(plain):
        return rock(text, move[1]) * 36 + rock(text, move[2])
    if keep := _KEEP.fullmatch(plain):
        chosen = rock(text, keep[1])
        if state.owed == A_GROUP and state.occupied & ROCK[chosen]:
            chosen = number(group(ROCK[chosen], state.occupied))
        return KEEP + chosen
    if place := _PLACE.fullmatch(plain):
        if place[1] and int(place[1]) != seat + 1:
            raise Refused("crabz-other-crab", owner=int(place[1]), size=place[2].upper(), seat=seat + 1)
        return PLACE + SIZES.lower().index(place[2]) * 36 + rock(text, place[3])
    raise Refused("move-unreadable", text=text, expected=EXPECTED)


def rock(text: str, cell: str) -> int:
    if cell not in NAMES:
        raise Refused("crabz-no-cell", text=text, cell=cell)
    return NAMES.index(cell)


def phrase(things: Sequence[str]) -> str:
    """The notation of the move that touches these things."""
    names = [thing.partition(":")[2] for thing in things]
    kinds = [thing.partition(":")[0] for thing in things]
    if kinds == ["cell", "cell"]:
        return f"{names[0]}-{names[1]}"
    if kinds == ["cell"]:
        return f"keep {names[0]}"
    if kinds == ["crab", "cell"]:
        return f"place {names[0]} {names[1]}"
    raise Refused("move-unreadable", text=" ".join(things), expected=EXPECTED)
