"""Playing on at random to the end: what Monte-Carlo search and the benchmarks do most."""

from librt.vecs import vec
from mypy_extensions import i64

from ..core.chance import Chance
from ..core.state import WIDEST, State


def playout(state: State, chance: Chance, buffer: vec[i64]) -> i64:
    """Play a state to its end at random. Returns how many decisions had two or more choices."""
    real: i64 = 0
    while True:
        seat = state.next_seat()
        if seat < 0:
            return real
        n = state.fill(seat, buffer)
        if n > 1:
            real += 1
        state.play(seat, buffer[chance.below(n)], chance)


def playouts(starts: list[State], games: int, chance: Chance) -> int:
    """Play many games from these starts at random. Returns how many decisions had two or more choices."""
    buffer = vec[i64]([0] * WIDEST)
    real: i64 = 0
    for game in range(games):
        real += playout(starts[game % len(starts)].clone(), chance, buffer)
    return real
