"""What is worth thinking about: of all that can be answered, the answers that a sensible player would look at."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.bits import BIT
from ..rules.actions import (
    A_COST,
    A_GIFT,
    A_MARKET_CARD,
    A_MOVE,
    A_PUSH,
    A_SHOVE,
    A_TOLL,
    AN_OBSTACLE,
    CHEF,
    DISCARD,
    DO,
    DONE,
    END,
    EXTRA,
    GIVE,
    GULLS,
    MOVE,
    PILE,
    PUSH,
    REST,
    SHOVE,
    SPECIAL,
    TAKE,
    THE_CALL,
)
from ..rules.board import DIRECTIONS, LEFT, RIGHT
from ..rules.cards import (
    BASIC,
    CARDS,
    DIAGONAL,
    FACE_FASTER,
    FACE_SLANT,
    FASTER,
    FORWARD,
    IMPULSE,
    MOVE_OUT,
    NO_CARD,
    RECKLESS,
    SAND,
    SEAGULL,
    SLANT,
)
from ..rules.moving import way
from ..rules.setup import DISCARDED, HAND, LENGTH, LONGEST_TRACK, POOL, SLOT, TRACK, WHERE, top
from ..rules.state import OhCrab
from .lesson import OhCrabLesson

AT_ONCE: Final = 2**SEAGULL | 2**SAND | 2**MOVE_OUT | 2**RECKLESS
"""The special actions that cost nothing and do no less before one moves than after."""


@final
class Sense:
    def __init__(self, lesson: OhCrabLesson) -> None:
        self.lesson: OhCrabLesson = lesson
        self.rests: bool = True
        """Whether to think of resting."""

    def fill(self, state: OhCrab, seat: i64, buffer: vec[i64]) -> i64:
        """The answers to look at, of a seat whose turn it is; ending the turn comes first, so that every way to go on can end."""
        n = state.fill(seat, buffer)
        if n == 1:
            return n
        if not len(state.steps):
            return self._menu(state, seat, buffer, n) if state.begun else self._start(buffer, n)
        kind = state.steps.kind()
        if kind == A_COST and state.steps.data() == IMPULSE:
            return self._one_a_kind(state, seat, buffer, n)
        if kind in (A_COST, AN_OBSTACLE, A_TOLL):
            return self._worst(state, seat, DISCARD, buffer, n)
        if kind == A_GIFT:
            return self._gift(state, seat, buffer, n)
        if kind == A_MARKET_CARD:
            buffer[0] = self.market_card(state, seat, buffer, n)
            return 1
        if kind in (GULLS, A_SHOVE):
            return self._most_harm(state, seat, kind, buffer, n)
        if kind == THE_CALL:
            return self._call(state, seat, buffer, n)
        if kind == A_PUSH:
            return self._push(state, seat, buffer, n)
        return n - 1 if kind == A_MOVE else n  # DONE is last: who may move does

    # -- the menu

    def _start(self, buffer: vec[i64], n: i64) -> i64:
        return n - 1 if buffer[n - 1] == REST and not self.rests else n

    def _menu(self, state: OhCrab, seat: i64, buffer: vec[i64], n: i64) -> i64:
        """What costs nothing and loses by waiting is done at once. Moves that are alike are made with what is narrowest and cheapest."""
        slants = state.table[POOL + DIAGONAL] > 0
        chefs = buffer_has(buffer, n, CHEF, CHEF + 2)
        found: i64 = 0
        for k in range(n):
            action = buffer[k]
            if action == DO or (SPECIAL <= action < EXTRA and AT_ONCE & BIT[action - SPECIAL]):
                buffer[0] = action
                return 1
            if action == END:
                continue
            if chefs and not slants and LEFT <= action - MOVE <= RIGHT and self._spends_chef(state):
                continue
            if (slants or chefs) and action in (SPECIAL + SLANT, EXTRA + FACE_SLANT):
                continue
            if state.table[POOL + FORWARD] and action in (SPECIAL + FASTER, EXTRA + FACE_FASTER):
                continue
            buffer[found] = action
            found += 1
        buffer[found] = buffer[0]
        buffer[0] = END
        return found + 1

    def _spends_chef(self, state: OhCrab) -> bool:
        return state.players != 2 or state.half == 1

    # -- cards

    def west(self, state: OhCrab, seat: i64) -> i64:
        return state.table[TRACK + seat * LONGEST_TRACK] if state.table[LENGTH + seat] else NO_CARD

    def east(self, state: OhCrab, seat: i64) -> i64:
        length = state.table[LENGTH + seat]
        return state.table[TRACK + seat * LONGEST_TRACK + length - 1] if length else NO_CARD

    def _worst(self, state: OhCrab, seat: i64, verb: i64, buffer: vec[i64], n: i64) -> i64:
        """The card that one can best do without."""
        heap: i64 = 0
        for k in range(n):
            if verb <= buffer[k] < verb + CARDS:
                heap |= BIT[buffer[k] - verb]
        buffer[0] = verb + self.lesson.deck(state).worst(heap, self.west(state, seat), self.east(state, seat))
        return 1

    def _one_a_kind(self, state: OhCrab, seat: i64, buffer: vec[i64], n: i64) -> i64:
        """For impulse: of each main action the card that one can best do without."""
        heap: i64 = 0
        for k in range(n):
            heap |= BIT[buffer[k] - DISCARD]
        deck = self.lesson.deck(state)
        found: i64 = 0
        for icon in range(BASIC):
            of_it = heap & state.setup.cards.of_main(icon)
            if of_it:
                buffer[found] = DISCARD + deck.worst(of_it, self.west(state, seat), self.east(state, seat))
                found += 1
        return found

    def _gift(self, state: OhCrab, seat: i64, buffer: vec[i64], n: i64) -> i64:
        """Give the worst card, or none."""
        optional = buffer[n - 1] == DONE
        self._worst(state, seat, GIVE, buffer, n)
        if optional:
            buffer[1] = DONE
            return 2
        return 1

    def market_card(self, state: OhCrab, seat: i64, buffer: vec[i64], n: i64) -> i64:
        """The card of the market that fits best; what lies in the pile is worth what it holds in the mean."""
        deck = self.lesson.deck(state)
        own = state.table[HAND + seat] | state.table[DISCARDED + seat] | state.track_heap(seat)
        best = buffer[0]
        most: i64 = -1
        for k in range(n):
            slot = buffer[k] - TAKE
            worth = deck.mean(state.pile) if slot == PILE else deck.fits(top(state.table[SLOT + slot]), own)
            if worth > most:
                most = worth
                best = buffer[k]
        return best

    # -- other crabs

    def harm(self, state: OhCrab, crab: i64, direction: i64) -> i64:
        """What it costs a crab to be moved so."""
        ways = self.lesson.ways(state)
        there = way(state, crab, direction)
        return ways.left[there] + ways.enter[there] - ways.left[state.table[WHERE + crab]]

    def _most_harm(self, state: OhCrab, seat: i64, kind: i64, buffer: vec[i64], n: i64) -> i64:
        """Another's crab, to where it hurts most; one that is near to the sea weighs more. Where nothing hurts, the seagull is done."""
        best: i64 = DONE
        most: i64 = 0 if kind == GULLS else -(2**60)
        ways = self.lesson.ways(state)
        for k in range(n):
            if buffer[k] == DONE:
                continue
            crab = (buffer[k] - SHOVE) // DIRECTIONS
            if state.owner(crab) == seat:
                continue
            harm = self.harm(state, crab, (buffer[k] - SHOVE) % DIRECTIONS)
            if harm > 0 and kind == A_SHOVE:
                harm = harm * 10_000 // (1000 + ways.left[state.table[WHERE + crab]])
            if harm > most:
                most = harm
                best = buffer[k]
        buffer[0] = best
        return 1

    def _push(self, state: OhCrab, seat: i64, buffer: vec[i64], n: i64) -> i64:
        """Where it helps the pushed crab least; one's own, where it helps most."""
        crab = state.steps.data()
        sign = -1 if state.owner(crab) == seat else 1
        best = buffer[0]
        most: i64 = -(2**60)
        for k in range(n):
            harm = sign * self.harm(state, crab, buffer[k] - PUSH)
            if harm > most:
                most = harm
                best = buffer[k]
        buffer[0] = best
        return 1

    def _call(self, state: OhCrab, seat: i64, buffer: vec[i64], n: i64) -> i64:
        """First one's own crab, any way; then the others, to where it helps them least, and a team mate to where it helps most."""
        found: i64 = 0
        for k in range(n):
            if (buffer[k] - SHOVE) // DIRECTIONS == state.crab:
                buffer[found] = buffer[k]
                found += 1
        if found:
            return found
        best = buffer[0]
        most: i64 = -(2**60)
        for k in range(n):
            crab = (buffer[k] - SHOVE) // DIRECTIONS
            harm = self.harm(state, crab, (buffer[k] - SHOVE) % DIRECTIONS)
            if state.owner(crab) == seat:
                harm = -harm
            if harm > most:
                most = harm
                best = buffer[k]
        buffer[0] = best
        return 1


def buffer_has(buffer: vec[i64], n: i64, low: i64, high: i64) -> bool:
    for k in range(n):
        if low <= buffer[k] < high:
            return True
    return False
