"""Why not: the rules that speak against an action. Asked only about actions that are not legal, so speed does not matter here."""

from typing import TYPE_CHECKING

from ....core.bits import BIT, count
from ....core.refusal import Reason
from .actions import A_GROUP, A_PLACE, ACTIONS, KEEP, OVER, PLACE
from .board import NAMES, ROCK, around, group, number, walk_three, walk_two

if TYPE_CHECKING:
    from .state import Crabz

Args = dict[str, str | int]
STEPS = {"L": 1, "M": 2, "S": 3}
EVERYWHERE = sum(ROCK)


def objections(state: "Crabz", seat: int, action: int) -> list[Reason]:
    """At least one reason, the most telling first."""
    if not 0 <= action < ACTIONS:
        return [Reason("CZ-07", "crabz-why-no-action", {"action": action})]
    if state.owed == OVER:
        return [Reason("CZ-22" if state.ended > 1 else "CZ-21", "game-over")]
    if not state.alive & BIT[seat]:
        return [Reason("CZ-19", "crabz-why-out", {"seat": seat + 1})]
    if seat != state.turn:
        return [Reason("CZ-13", "crabz-why-turn", {"seat": state.turn + 1})]
    if action >= PLACE:
        return _against_placing(state, seat, action - PLACE)
    if action >= KEEP:
        return _against_keeping(state, action - KEEP)
    if state.owed == A_PLACE:
        return [Reason("CZ-C14", "crabz-why-place-first")]
    if state.owed == A_GROUP:
        return [Reason("CZ-17", "crabz-why-keep-first")]
    return _against_moving(state, seat, action // 36, action % 36)


def _against_placing(state: "Crabz", seat: int, placing: int) -> list[Reason]:
    rock = placing % 36
    cell = NAMES[rock]
    if state.owed != A_PLACE:
        return [Reason("CZ-C14", "crabz-why-placed")]
    if not state.zone & ROCK[rock]:
        return [Reason("CZ-04", "crabz-why-zone", {"cell": cell, "players": int(state.players)})]
    if state.occupied & ROCK[rock]:
        return [Reason("CZ-04", "crabz-why-taken", {"cell": cell})]
    return [Reason("CZ-01", "crabz-why-none-left")]


def _against_keeping(state: "Crabz", rock: int) -> list[Reason]:
    if state.owed != A_GROUP:
        return [Reason("CZ-17", "crabz-why-no-wave")]
    if not state.occupied & ROCK[rock]:
        return [Reason("CZ-17", "crabz-why-no-crab", {"cell": NAMES[rock]})]
    chosen = group(ROCK[rock], state.occupied)
    tied = list(state.tied_groups())
    if chosen in tied:  # any rock of a group names it, but the action is its first
        return [Reason("CZ-17", "crabz-why-first-rock", {"cell": NAMES[number(chosen)]})]
    if count(chosen) < count(tied[0]):
        return [Reason("CZ-15", "crabz-why-fewer-rocks", {"cell": NAMES[rock]})]
    return [Reason("CZ-16", "crabz-why-fewer-crabs", {"cell": NAMES[rock]})]


def _against_moving(state: "Crabz", seat: int, start: int, end: int) -> list[Reason]:
    here, there = ROCK[start], ROCK[end]
    names: Args = {"start": NAMES[start], "end": NAMES[end]}
    if not state.occupied & here:
        return [Reason("CZ-07", "crabz-why-no-crab", {"cell": NAMES[start]})]
    stack = state.stack(start)
    if not state.visible(seat) & here:
        if any(crab.startswith(str(seat + 1)) for crab in stack):
            return [Reason("CZ-12", "crabz-why-covered", {"cell": NAMES[start], **_called(stack[-1])})]
        return [Reason("CZ-07", "crabz-why-not-yours", {"cell": NAMES[start], **_called(stack[-1])})]
    reasons = []
    if here == there:
        reasons.append(Reason("CZ-C2", "crabz-why-start", names))
    elif not state.occupied & there:
        reasons.append(Reason("CZ-09", "crabz-why-empty", names))
    else:
        size = stack[-1][1]
        reasons += _against_way(state, here, there, size, names)
        top = state.stack(end)[-1]
        if STEPS[top[1]] < STEPS[size]:
            reasons.append(Reason("CZ-11", "crabz-why-larger", {**_called(top), **names}))
    return reasons


def _called(crab: str) -> Args:
    """What a sentence needs to name a crab: whose it is, and how large."""
    return {"owner": int(crab[0]), "size": crab[1]}


def _against_way(state: "Crabz", here: int, there: int, size: str, names: Args) -> list[Reason]:
    """Whether the exact number of steps leads there, and if not, what stands in the way."""
    if there & walk(here, state.occupied, size):
        return []
    args: Args = {"steps": STEPS[size], **names}
    if size == "S" and there & around(here):  # there, back and there again is all that is left
        return [Reason("CZ-10", "crabz-why-twice", args), Reason("CZ-08", "crabz-why-steps", args)]
    nearer = walk_two(here, state.occupied) if size == "S" else around(here)
    if there & walk(here, EVERYWHERE, size) & ~nearer:
        return [Reason("CZ-09", "crabz-why-gap", args)]
    return [Reason("CZ-08", "crabz-why-steps", args)]


def walk(here: int, occupied: int, size: str) -> int:
    """Where a crab of this size comes to over these rocks, whatever it would finish on."""
    if size == "L":
        return around(here) & occupied
    if size == "M":
        return walk_two(here, occupied)
    return walk_three(here, occupied, occupied)
