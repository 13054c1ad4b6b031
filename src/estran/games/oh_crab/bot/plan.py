"""A turn that is planned: what to do next, as long as everything goes as it was imagined."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.bits import mixed
from ....core.chance import Chance
from ....core.state import WIDEST
from ..rules.actions import A_MARKET_CARD
from ..rules.setup import DISCARDED, HAND, PLANNED, POOL, PURSE, SLOT, WHERE
from ..rules.state import OhCrab

_BUFFER: Final = vec[i64]([0] * WIDEST)


@final
class Plan:
    def __init__(self) -> None:
        self._next: dict[int, int] = {}
        """An action for each moment of the turn, by what the seat then knows."""

    def note(self, world: OhCrab, seat: i64, line: list[int], luck: Chance) -> None:
        """These actions from this moment on, in place of what was planned before. Luck may fall otherwise when it comes to it."""
        self._next = {}
        for action in line:
            if not offers(world, seat, action):
                return
            self._next[known(world, seat)] = action
            world.play(seat, action, luck)

    def next(self, state: OhCrab, seat: i64) -> int:
        """What to do now, or -1 where that was not foreseen."""
        return self._next.get(known(state, seat), -1)


def offers(state: OhCrab, seat: i64, action: i64) -> bool:
    """Whether a seat can do this now."""
    n = state.fill(seat, _BUFFER)
    for k in range(n):
        if _BUFFER[k] == action:
            return True
    return False


def known(state: OhCrab, seat: i64) -> int:
    """A number for what a seat knows of its turn: the crabs, its own cards and shells, and what is owed."""
    table = state.table
    digest: i64 = 1
    for crab in range(state.crabs):
        digest = mixed(digest, table[WHERE + crab])
    digest = mixed(digest, table[HAND + seat])
    digest = mixed(digest, table[DISCARDED + seat])
    digest = mixed(digest, state.track_heap(seat))
    digest = mixed(digest, (table[PLANNED + seat] + 1) * 64 + table[PURSE + seat])
    for icon in range(4):
        digest = mixed(digest, table[POOL + icon])
    if state.steps.kind() == A_MARKET_CARD:
        for slot in range(3):
            digest = mixed(digest, table[SLOT + slot])
    digest = mixed(digest, state.steps.digest())
    digest = mixed(digest, state.ready)
    flags = 1 * state.chef_used + 2 * state.begun + 4 * state.ending + 8 * state.extra_used + 16 * state.reckless
    turn = state.phase + 4 * state.active + 32 * (state.crab + 1) + 256 * state.down + 2**14 * state.half + 2**15 * state.chef
    return int(mixed(mixed(digest, flags + 32 * turn), state.round))
