"""A race as it stands: the table with all its numbers, what is owed, and looking at them. What may be done with it is said elsewhere."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.bits import BIT, count, mixed
from ....core.state import State
from ....core.steps import Steps
from .board import NOWHERE, SEA
from .cards import NO_CARD
from .in_force import KITCHEN_HAND
from .rows import NUMBERS, card_at
from .setup import (
    ACTIVE,
    CHALLENGE,
    CHEF,
    CHEF_USED,
    CRAB,
    DOWN,
    HAND,
    HELPER,
    HELPER_USED,
    IN_FORCE,
    KNOWN,
    LENGTH,
    NO_TURN,
    PLANNED,
    RECKLESS,
    SECRET,
    TRACK,
    TURN,
    TURN_ENDS,
    WHERE,
    Setup,
)

NOBODY: Final = -1


class Race(State):
    def __init__(self, setup: Setup, players: i64, table: vec[i64], steps: Steps) -> None:
        super().__init__(players)
        self.setup: Setup = setup
        self.crabs: i64 = 4 if players == 2 else players
        """Two players have two crabs each (OC-203)."""
        self.table: vec[i64] = table
        self.steps: Steps = steps

    # -- looking

    def holds(self, rule: i64) -> bool:
        """Whether a rule that is not always in force is now."""
        return (self.setup.rules | self.table[IN_FORCE]) & rule != 0

    def owner(self, crab: i64) -> i64:
        return crab // 2 if self.players == 2 else crab

    def first_crab(self, seat: i64) -> i64:
        """The crab of a seat, or the first of its two."""
        return 2 * seat if self.players == 2 else seat

    def is_down(self, crab: i64) -> bool:
        return self.table[DOWN] & BIT[crab] != 0

    def on_beach(self, crab: i64) -> bool:
        """Neither in the sea nor taken off: only such crabs can be touched by anything (OC-088)."""
        return 0 <= self.table[WHERE + crab] < SEA

    def crab_on(self, cell: i64) -> i64:
        """The crab on a space, or NOBODY. In the sea there is room for all."""
        if cell != SEA:
            table = self.table
            for crab in range(self.crabs):
                if table[WHERE + crab] == cell:
                    return crab
        return NOBODY

    def is_reckless(self, crab: i64) -> bool:
        """Whether it minds no space: the active crab, once its player has said so (OC-110)."""
        return self.table[RECKLESS] != 0 and crab == self.table[CRAB]

    def compared(self, sign: i64) -> i64:
        """The crabs on the beach that are ahead of the active one (1) or behind it (-1): nearer to the sea or farther from it (OC-D2)."""
        board = self.setup.board
        here = board.distance(self.table[WHERE + self.table[CRAB]])
        found: i64 = 0
        for crab in range(self.crabs):
            if self.on_beach(crab) and (board.distance(self.table[WHERE + crab]) - here) * sign > 0:
                found |= BIT[crab]
        return found

    def moves_itself(self) -> bool:
        """Whether the active crab is on the beach and stands: else no action of its player moves it (OC-068, OC-088)."""
        crab = self.table[CRAB]
        return self.on_beach(crab) and not self.is_down(crab)

    def spare(self) -> i64:
        """How many cards the active player has in hand."""
        return count(self.table[HAND + self.table[ACTIVE]])

    def hand_size(self, seat: i64) -> i64:
        return count(self.table[HAND + seat])

    def track_heap(self, seat: i64) -> i64:
        """The cards of a track, as a heap."""
        heap: i64 = 0
        for place in range(self.table[LENGTH + seat]):
            heap |= BIT[self.track_card(seat, place)]
        return heap

    def track_card(self, seat: i64, place: i64) -> i64:
        """The card at a place of a track, counted from the left."""
        return card_at(self.table, TRACK + seat * NUMBERS, place)

    def held(self, seat: i64) -> i64:
        """The cards of a hand and the planned one, as a heap."""
        planned = self.table[PLANNED + seat]
        if planned == NO_CARD:
            return self.table[HAND + seat]
        return self.table[HAND + seat] | BIT[planned]

    def has_chef_move(self) -> bool:
        """Once a turn, and with two players once a round (OC-054, OC-213); who has the kitchen hand, too (OC-E11)."""
        if self.table[CHEF] == self.table[ACTIVE]:
            return self.table[CHEF_USED] == 0
        return (
            self.setup.adventure
            and self.holds(KITCHEN_HAND)
            and self.table[HELPER] == self.table[ACTIVE] + 1
            and self.table[HELPER_USED] == 0
        )

    def use_chef(self) -> None:
        if self.table[CHEF] == self.table[ACTIVE]:
            self.table[CHEF_USED] = 1
        else:
            self.table[HELPER_USED] = 1

    def shares_space(self, crab: i64) -> bool:
        for other in range(self.crabs):
            if other != crab and self.on_beach(other) and self.table[WHERE + other] == self.table[WHERE + crab]:
                return True
        return False

    def farthest(self, seat: i64) -> i64:
        """How far a seat's crab has come that is farthest from the sea, in half rows; very far where it has none in the game."""
        far: i64 = 2**40
        first = self.first_crab(seat)
        for crab in range(first, first + self.crabs // self.players):
            cell = self.table[WHERE + crab]
            if cell != NOWHERE:
                far = min(far, self.setup.board.distance(cell))
        return far

    # -- owing

    def owe(self, kind: i64, data: i64 = 0) -> None:
        """Something more that the active player owes; what is owed last is asked first."""
        self.steps.push(kind, self.table[ACTIVE], data)

    def forget_turn(self) -> None:
        """What a turn gained is lost when it ends."""
        table = self.table
        for place in range(TURN, TURN_ENDS):
            table[place] = NO_TURN[place - TURN]

    def key(self) -> int:
        """A number for where everything lies and what is owed, whoever knows what. Most places of a table are empty."""
        digest: i64 = 1
        table = self.table
        for place in range(len(table)):
            if table[place] and not SECRET <= place < PLANNED and not KNOWN <= place < CHALLENGE:
                digest = mixed(digest + place, table[place])
        return mixed(digest, self.steps.digest())
