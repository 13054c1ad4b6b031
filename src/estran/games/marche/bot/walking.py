"""Walking on: how a team goes on that knows its cards. Quick, since the partner imagines thousands of games, and good enough to plan by."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.bits import BIT, count
from ....core.chance import Chance
from ..rules.actions import A_TOURTEAU, APPEAR, MOVE, STAY
from ..rules.beach import CROSSED, ENDS, ROW, line
from ..rules.layout import OBJECTS
from ..rules.state import TRAPPERS, Marche

COLUMN: Final = vec[i64]([sum(2 ** (6 * row + column) for row in range(6)) for column in range(6)])

# What things are worth to a team under way: only their proportions matter.
BROTHER: Final = 100
SHRIMP: Final = 50
BAIT: Final = 40
NEXT: Final = 50
"""That the next player can free a brother without paying..."""
NEXT_MORE: Final = 4
"""...for each that can be freed..."""
NEXT_PAYING: Final = 15
"""...or at least for a shrimp."""
LAST_CARD: Final = 60
"""The crabs sit on the last free card of a row that may come next (MC-L4)."""
PINNED: Final = 30
"""The crabs sit on a tourteau and no shrimp is left."""
WHIM: Final = 8
"""So much is left to chance, so that not all games are alike."""
NEVER: Final = -1_000_000


@final
class Team:
    """Which cells each seat takes for those of brothers whom it may free."""

    def __init__(self) -> None:
        self.brothers: vec[i64] = vec[i64]([0] * 4)

    def know(self, state: Marche) -> None:
        """Everyone knows every card; a timid crab leaves its own brothers to the others (MC-12)."""
        traps = state.hand(0) | state.hand(1)
        for seat in range(state.players):
            self.brothers[seat] = cells_of(state, ~traps if seat < TRAPPERS else ~(traps | state.hand(seat)))

    def walk_on(self, state: Marche, chance: Chance) -> None:
        """Play to the end."""
        while True:
            seat = state.next_seat()
            if seat < 0:
                return
            action = self.appear(state, chance) if state.owed == A_TOURTEAU else self.move(state, seat, chance)
            state.play(seat, action, chance)

    def appear(self, state: Marche, chance: Chance) -> i64:
        """The cell where a tourteau is least in the way: in a column with few brothers, and not with the crabs."""
        virgin = state.virgin()
        brothers = (self.brothers[0] | self.brothers[1]) & state.objects
        best: i64 = NEVER
        least: i64 = -NEVER
        for column in range(6):
            cell = state.row * 6 + column
            if virgin & BIT[cell]:
                harm = 8 * count(COLUMN[column] & brothers) + chance.below(12)
                if column == state.at % 6:
                    harm += 8
                if harm < least:
                    least = harm
                    best = cell
        return APPEAR + best

    def move(self, state: Marche, seat: i64, chance: Chance) -> i64:
        """The move that frees a brother, or leads the next player to one."""
        after: i64 = seat + 1 if seat + 1 < state.players else 0
        best: i64 = STAY
        most: i64 = NEVER
        if state.shrimps or not state.tourteaux & BIT[state.at]:
            toll = state.toll(seat, state.at, state.at)
            most = self._prospect(state, state.at, after, state.shrimps - toll, chance) - toll * SHRIMP
        place = line(state.layout.way[seat], state.at)
        while ENDS[place] >= 0:
            end = ENDS[place]
            toll = 1 if state.tourteaux & CROSSED[place] else 0
            if toll <= state.shrimps:
                worth = self._worth(state, seat, end) - toll * SHRIMP
                worth += self._prospect(state, end, after, state.shrimps - toll, chance)
                if worth > most:
                    most = worth
                    best = MOVE + end
            place += 1
        return best

    def _worth(self, state: Marche, seat: i64, end: i64) -> i64:
        """What it is worth to stop here."""
        if state.objects & BIT[end]:
            return BROTHER if self.brothers[seat] & BIT[end] else NEVER // 2
        return BAIT if state.bait & BIT[end] else 0

    def _prospect(self, state: Marche, at: i64, seat: i64, shrimps: i64, chance: Chance) -> i64:
        """How well the next player stands with the crabs here."""
        worth = chance.below(WHIM)
        brothers = self.brothers[seat] & state.objects & ~BIT[at]
        free: i64 = 0
        paying: i64 = 0
        place = line(state.layout.way[seat], at)
        while ENDS[place] >= 0:
            if brothers & BIT[ENDS[place]]:
                if state.tourteaux & CROSSED[place]:
                    paying += 1
                else:
                    free += 1
            place += 1
        if free:
            worth += NEXT + NEXT_MORE * free
        elif paying and shrimps:
            worth += NEXT_PAYING
        row = at // 6
        if state.blank & ROW[row] == BIT[at] and (state.rows == 63 or not state.rows & BIT[row]):
            worth -= LAST_CARD
        if state.tourteaux & BIT[at] and not shrimps:
            worth -= PINNED
        return worth


def cells_of(state: Marche, things: i64) -> i64:
    """Where these objects lie, or lay."""
    cells: i64 = 0
    for thing in range(OBJECTS):
        if things & BIT[thing]:
            cells |= BIT[state.layout.cell[thing]]
    return cells
