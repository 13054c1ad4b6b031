"""What a seat may see. Nothing is hidden in Crabz, so every seat and every spectator sees the same."""

from typing import Any

from . import position
from .rules.actions import A_GROUP, A_PLACE
from .rules.board import NAMES, ROCK
from .rules.crabs import crab_name
from .rules.state import Crabz


def view(state: Crabz) -> dict[str, Any]:
    seen = position.write(state)
    seen["zone"] = [NAMES[rock] for rock in range(36) if state.zone & ROCK[rock]]
    seen["groups"] = [_cells(group) for group in state.tied_groups()] if state.owed == A_GROUP else []
    seen["unplaced"] = [_unplaced(state, seat) for seat in range(state.players)] if state.owed == A_PLACE else []
    seen["visible"] = [_cells(state.visible(seat)) for seat in range(state.players)]
    return seen


def _cells(rocks: int) -> list[str]:
    return [NAMES[rock] for rock in range(36) if rocks & ROCK[rock]]


def _unplaced(state: Crabz, seat: int) -> list[str]:
    """The crabs that a seat has yet to place, the large ones first (CZ-C14)."""
    placed = [crab for rock in range(36) if state.occupied & ROCK[rock] for crab in state.stack(rock)]
    mine = [crab_name(crab) for crab in range(seat * 9, seat * 9 + 9)]
    return [crab for size, crab in enumerate(mine) if size % 3 >= placed.count(crab)]
