"""Offers: what a seat may answer or not. The game says what stands for no answer (`Game.idle`), the table how long it waits for one."""

from typing import NamedTuple

from ..core.game import Game
from ..core.state import State


class Offer(NamedTuple):
    """That a seat is asked one."""

    decision: int
    at: int
    """Since when, of whoever plays the seat now."""


def offered_to(game: Game, state: State) -> list[int]:
    """The seats that are asked one."""
    return [seat for seat in state.pending() if game.idle(state, seat) is not None]
