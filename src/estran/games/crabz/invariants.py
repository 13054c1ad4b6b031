"""What always holds in Crabz, checked from the stacks alone."""

from .rules.actions import A_MOVE, OVER, REPEATED
from .rules.board import NAMES, ROCK, joined
from .rules.state import Crabz

ORDER = "SML"


def broken(state: Crabz) -> list[str]:
    """Every broken invariant in one sentence."""
    wrong: list[str] = []
    stacks = {rock: state.stack(rock) for rock in range(36)}
    occupied = sum(ROCK[rock] for rock, stack in stacks.items() if stack)
    crabs = [crab for stack in stacks.values() for crab in stack]
    if occupied != state.occupied:
        wrong.append("the occupied rocks are not those with crabs")
    if occupied & ~state.zone:
        wrong.append("a crab stands outside the zone")
    if any(crabs.count(crab) > 3 for crab in set(crabs)):
        wrong.append("a crab has appeared")
    for rock, stack in stacks.items():
        sizes = [ORDER.index(crab[1]) for crab in stack]
        if sizes != sorted(sizes):
            wrong.append(f"a crab stands on a larger one on {NAMES[rock]}")
    if (state.owed == A_MOVE or state.ended == REPEATED) and not joined(occupied, occupied):
        wrong.append("the crabs do not hang together")
    for seat in range(state.players):
        if state.left(seat) != sum(crab[0] == str(seat + 1) for crab in crabs):
            wrong.append(f"seat {seat + 1} has not as many crabs left as it counts")
    wrong += _masks(state, stacks)
    if state.owed != OVER and not state.legal(state.turn):
        wrong.append("the player to move cannot move")
    return wrong


def _masks(state: Crabz, stacks: dict[int, list[str]]) -> list[str]:
    """The masks say the same as the stacks."""
    tops = {rock: stack[-1] for rock, stack in stacks.items() if stack}
    wrong = []
    for name, mask, size in (("small", state.small, "S"), ("medium", state.medium, "M")):
        if mask != sum(ROCK[rock] for rock, top in tops.items() if top[1] == size):
            wrong.append(f"the rocks with a {size} on top are not those of the mask {name}")
    for seat in range(state.players):
        if state.visible(seat) != sum(ROCK[rock] for rock, top in tops.items() if top[0] == str(seat + 1)):
            wrong.append(f"the visible crabs of seat {seat + 1} are not those on top")
    return wrong
