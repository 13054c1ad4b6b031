"""Perft: how many ways there are to make so many decisions from a position. A fingerprint of all rules at once."""

from ..core.chance import Quick
from ..core.state import State


def perft(state: State, depth: int) -> int:
    """Count the sequences of `depth` decisions from here. Only for games in which nothing is drawn after the deal."""
    if depth == 0:
        return 1
    seat = state.next_seat()
    if seat < 0:
        return 0
    actions = state.legal(seat)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.clone()
        after.play(seat, action, Quick(0))
        total += perft(after, depth - 1)
    return total
