"""Playing on at random to the end: what Monte-Carlo search and the benchmarks do most."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..core.chance import Chance
from ..core.lesson import Lesson
from ..core.state import WIDEST, State

TRIES: Final = 3
"""So many choices are drawn, of which a lesson takes one: enough to play sensibly, few enough to be surprised."""


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


def led_playout(state: State, decisions: i64, lesson: Lesson, chance: Chance, buffer: vec[i64]) -> None:
    """Play so many decisions, or to the end. Of a few choices drawn at random it is always the one that the lesson finds most urgent."""
    while decisions > 0:
        decisions -= 1
        seat = state.next_seat()
        if seat < 0:
            return
        n = state.fill(seat, buffer)
        action = buffer[chance.below(n)]
        if n > 1:
            most = lesson.urgency(state, seat, action)
            for _ in range(TRIES - 1):
                other = buffer[chance.below(n)]
                urgency = lesson.urgency(state, seat, other)
                if urgency > most:
                    action = other
                    most = urgency
        state.play(seat, action, chance)


def playouts(starts: list[State], games: int, chance: Chance) -> int:
    """Play many games from these starts at random. Returns how many decisions had two or more choices."""
    buffer = vec[i64]([0] * WIDEST)
    real: i64 = 0
    for game in range(games):
        real += playout(starts[game % len(starts)].clone(), chance, buffer)
    return real
