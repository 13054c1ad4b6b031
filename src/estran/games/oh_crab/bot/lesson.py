"""What Oh Crab! teaches a search: it is a race. How many turns a player still needs goes by what lies ahead and by the cards to come."""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.bits import BIT, count
from ....core.lesson import Lesson
from ....core.refusal import Reason
from ....core.state import State
from ..rules.board import NOWHERE, SEA
from ..rules.cards import NO_CARD
from ..rules.endings import home
from ..rules.in_force import CLEAN_BEACH, SHELLS_BREAK_TIES
from ..rules.setup import ACTING, ACTIVE, BUILT, CHEF, DISCARDED, GONE, HALF, HAND, LENGTH, PHASE, PURSE, WHERE
from ..rules.state import OhCrab
from .adventure import ALL_OPEN, PUBLIC, beach_mark, belongings, tolls
from .deck import Deck
from .ways import Ways
from .weights import Weights

NOBODY: Final = ALL_OPEN
"""Nobody in particular knows: all cards are open."""
MOST_BEACHES: Final = 200
"""So many are remembered, with what lies on them."""
TURN: Final = 100
KEEN: Final = 2.5
"""How much a card more in hand decides between two in the sea."""


@final
class OhCrabLesson(Lesson):
    def __init__(self, weights: Weights | None = None) -> None:
        self.weights: Weights = weights if weights is not None else Weights()
        self._ways: Ways | None = None
        self._deck: Deck | None = None
        self._beach: Ways | None = None
        self._mark: i64 = 0
        self._beaches: dict[int, Ways] = {}
        """With the Adventure Pack: the ways by what lies on the beach."""
        self._turns: vec[i64] = vec[i64]([0] * 5)
        self._chances: vec[float] = vec[float]([0.0] * 5)

    def ways(self, state: OhCrab, knower: i64 = NOBODY) -> Ways:
        """For what this seat knows of what lies there."""
        if state.setup.adventure:
            return self._found_ways(state, knower)
        ways = self._ways
        if ways is None or ways.board is not state.setup.board:
            ways = Ways(state.setup.board, self.weights)
            self._ways = ways
        return ways

    def _found_ways(self, state: OhCrab, knower: i64) -> Ways:
        mark = beach_mark(state, knower)
        ways = self._beach
        if ways is not None and mark == self._mark and ways.board is state.setup.board:
            return ways
        ways = self._beaches.get(int(mark))
        if ways is None or ways.board is not state.setup.board:
            if len(self._beaches) >= MOST_BEACHES:
                self._beaches = {}
            built = state.table[BUILT : BUILT + 3]
            clean = state.holds(CLEAN_BEACH)
            ways = Ways(state.setup.board, self.weights, self.weights.pack_shell, tolls(state, knower, self.weights), built, clean)
            self._beaches[int(mark)] = ways
        self._beach = ways
        self._mark = mark
        return ways

    def deck(self, state: OhCrab) -> Deck:
        deck = self._deck
        if deck is None or deck.cards is not state.setup.cards:
            deck = Deck(state.setup.cards, self.weights)
            self._deck = deck
        return deck

    def worth(self, state: State, seat: i64) -> i64:
        """By what the seat knows: of the cards of others only how many there are."""
        assert isinstance(state, OhCrab)
        self._weigh(state, seat)
        return int(10_000.0 * math.log(self._chances[seat] + 1e-9))

    def hope(self, state: State, seat: i64) -> float:
        """In a world of which all cards are known."""
        assert isinstance(state, OhCrab)
        self._weigh(state, NOBODY)
        return self._chances[seat]

    def hopes(self, state: OhCrab) -> vec[float]:
        """The hopes of all seats; the same row is written anew every time."""
        self._weigh(state, NOBODY)
        return self._chances

    def _weigh(self, state: OhCrab, knower: i64) -> None:
        """The chances of all seats."""
        ended = home(state)
        if ended:
            self._weigh_last_round(state, ended, knower)
            return
        soonest: i64 = 2**40
        for seat in range(state.players):
            if not state.table[GONE] & BIT[seat]:
                turns = self.turns_left(state, seat, knower in (NOBODY, seat), knower)
                if still_acts(state, seat):
                    turns -= TURN // 2 if state.players == 2 else TURN
                self._turns[seat] = turns
                soonest = min(soonest, turns)
        doubt = float(int(self.weights.doubt)) + float(int(self.weights.doubt_a_turn * max(soonest, 0))) / 100.0
        for seat in range(state.players):
            gone = state.table[GONE] & BIT[seat] != 0
            self._chances[seat] = 0.0 if gone else math.exp(float(int(soonest - self._turns[seat])) / doubt)
        self._share(state)

    def _weigh_last_round(self, state: OhCrab, ended: i64, knower: i64) -> None:
        """Somebody is in the sea: of those who get there this round the one with most cards in hand wins."""
        most: i64 = 0
        for seat in range(state.players):
            if ended & BIT[seat]:
                most = max(most, self._tie_break(state, seat))
        for seat in range(state.players):
            weight = 0.0
            if ended & BIT[seat]:
                weight = math.exp(KEEN * float(int(self._tie_break(state, seat) - most)) / 100.0)
            elif still_acts(state, seat) and not state.table[GONE] & BIT[seat]:
                turns = self.turns_left(state, seat, knower in (NOBODY, seat), knower)
                arrives = 1.0 / (1.0 + math.exp(float(int(turns - TURN)) / 25.0))
                weight = arrives * math.exp(KEEN * float(int(self._tie_break(state, seat) - 50 - most)) / 100.0)
            self._chances[seat] = weight
        self._share(state)

    def _tie_break(self, state: OhCrab, seat: i64) -> i64:
        shells = min(state.table[PURSE + seat], 9) if state.holds(SHELLS_BREAK_TIES) else 0
        return 100 * count(state.table[HAND + seat]) + 10 * shells

    def _share(self, state: OhCrab) -> None:
        total = 0.0
        for seat in range(state.players):
            total += self._chances[seat]
        for seat in range(state.players):
            self._chances[seat] /= total

    # -- how long it still takes

    def way_left(self, state: OhCrab, seat: i64, knower: i64 = NOBODY) -> i64:
        """What still lies before the crabs of a seat."""
        weights = self.weights
        ways = self.ways(state, knower)
        total: i64 = 0
        most: i64 = 0
        for crab in range(state.crabs):
            if state.owner(crab) == seat:
                cell = state.table[WHERE + crab]
                if cell != SEA and cell != NOWHERE:
                    left = ways.left[cell] + (weights.fall if state.is_down(crab) else 0)
                    total += left
                    most = max(most, left)
        if state.players == 2:
            total += weights.uneven * (2 * most - total) // 100
        shells = min(state.table[PURSE + seat], weights.most_shells)
        if state.setup.adventure:
            total -= weights.pack_shell * shells + belongings(state, seat, total, weights)
        else:
            total -= weights.shell * shells
        if state.table[CHEF] == seat:
            total -= weights.chef
        return max(total, 0)

    def turns_left(self, state: OhCrab, seat: i64, open: bool, knower: i64 = NOBODY) -> i64:
        """How many turns a seat still needs, in hundredths: it plays its cards, the best first, and rests when others would bring less than
        it comes on in the mean."""
        left = self.way_left(state, seat, knower)
        hand = state.held(seat)
        turns = self._with_cards(state, seat, left, hand) if open else self._with_any(state, seat, left, count(hand))
        return turns // 2 if state.players == 2 else turns

    def _with_any(self, state: OhCrab, seat: i64, left: i64, cards: i64) -> i64:
        gain = self.weights.played
        if left <= cards * gain:
            return left * TURN // gain
        owned = cards + count(state.table[DISCARDED + seat]) + state.table[LENGTH + seat]
        return cards * TURN + TURN + (left - cards * gain) * TURN * (owned + 1) // (gain * owned)

    def _with_cards(self, state: OhCrab, seat: i64, left: i64, hand: i64) -> i64:
        deck = self.deck(state)
        table = state.table
        left_end = west(state, seat)
        right_end = east(state, seat)
        all = hand | table[DISCARDED + seat] | state.track_heap(seat)
        owned = count(all)
        pace = max(50, (deck.mean(all) + self.weights.joined) * owned // (owned + 1))
        turns: i64 = 0
        while hand:
            card = deck.best(hand, left_end, right_end)
            gain = deck.gain(card, left_end, right_end)
            if gain >= left:
                return turns + left * TURN // max(gain, 1)
            if gain < pace:
                break
            hand ^= BIT[card]
            left -= gain
            turns += TURN
            if left_end == NO_CARD:
                left_end = card
                right_end = card
            elif deck.goes_left(card, left_end, right_end):
                left_end = card
            else:
                right_end = card
        return turns + TURN + left * TURN // pace


def west(state: OhCrab, seat: i64) -> i64:
    """The card at the left end of a track."""
    if state.table[LENGTH + seat]:
        return state.track_card(seat, 0)
    return NO_CARD


def east(state: OhCrab, seat: i64) -> i64:
    """The card at its right end."""
    length = state.table[LENGTH + seat]
    if length:
        return state.track_card(seat, length - 1)
    return NO_CARD


def still_acts(state: OhCrab, seat: i64) -> bool:
    """Whether a seat still has a turn this round."""
    if state.table[PHASE] != ACTING or (state.players == 2 and state.table[HALF] == 0):
        return True
    return (seat - state.table[CHEF]) % state.players >= (state.table[ACTIVE] - state.table[CHEF]) % state.players


def race(lesson: OhCrabLesson, state: OhCrab, seat: i64) -> list[Reason]:
    """How the race stands, by what all can see."""
    turns = rounded(lesson.turns_left(state, seat, False, PUBLIC))
    rival: i64 = NOBODY
    least: i64 = 0
    for other in range(state.players):
        if other != seat and not state.table[GONE] & BIT[other]:
            needs = lesson.turns_left(state, other, False, PUBLIC)
            if rival == NOBODY or needs < least:
                rival = other
                least = needs
    return [Reason("", "oh-crab-explain-race", {"turns": turns, "rival": int(rival) + 1, "needs": rounded(least)})]


def rounded(turns: i64) -> int:
    """Whole turns, of hundredths."""
    return int(turns + TURN - 1) // TURN
