"""A turn that is planned: what to do next, as long as everything goes as it was imagined."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.bits import mixed
from ....core.chance import Chance
from ....core.state import WIDEST
from ..rules.market import SLOTS
from ..rules.owed.market_card import MARKET_CARD
from ..rules.setup import (
    ACTIVE,
    CLAWS,
    CROSSED,
    DISCARDED,
    GONE,
    HAND,
    IN_FORCE,
    PHASE,
    PLANNED,
    PURSE,
    RESOLVED,
    SLOT,
    TREASURES,
    TURN_ENDS,
    WHERE,
)
from ..rules.state import OhCrab
from .sense import Sense

_BUFFER: Final = vec[i64]([0] * WIDEST)


@final
class Plan:
    def __init__(self) -> None:
        self._next: dict[int, int] = {}
        """An action for each moment of the turn, by what the seat then knows."""

    def note(self, world: OhCrab, seat: i64, line: list[int], luck: Chance, sense: Sense | None = None) -> None:
        """These actions from this moment on, in place of what was planned before. Luck may fall otherwise when it comes to it."""
        self._next = {}
        for action in line:
            if sense is not None and world.setup.adventure:
                sense.answer_others(world, seat, luck)
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
    if state.steps.kind() == MARKET_CARD.number:
        for slot in range(SLOTS):
            digest = mixed(digest, table[SLOT + slot])
    digest = mixed(digest, state.steps.digest())
    for place in range(PHASE, GONE):
        digest = mixed(digest, table[place])
    for place in range(ACTIVE, TURN_ENDS):
        digest = mixed(digest, table[place] + 1)
    if state.setup.adventure:
        digest = mixed(mixed(digest, table[TREASURES + seat]), table[RESOLVED] * 8 + table[CROSSED])
        digest = mixed(digest, table[IN_FORCE] >> 20)
        for place in range(CLAWS, CLAWS + state.crabs):
            digest = mixed(digest, table[place])
    return int(digest)
