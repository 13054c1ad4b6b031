"""What a seat may see. Nothing is hidden in Crabz, so every seat and every spectator sees the same."""

from typing import Any

from . import position
from .rules.actions import A_GROUP
from .rules.board import NAMES, ROCK
from .rules.state import Crabz


def view(state: Crabz) -> dict[str, Any]:
    seen = position.write(state)
    seen["zone"] = [NAMES[rock] for rock in range(36) if state.zone & ROCK[rock]]
    seen["groups"] = [_cells(group) for group in state.tied_groups()] if state.owed == A_GROUP else []
    seen["visible"] = [_cells(state.visible(seat)) for seat in range(state.players)]
    return seen


def _cells(rocks: int) -> list[str]:
    return [NAMES[rock] for rock in range(36) if rocks & ROCK[rock]]
