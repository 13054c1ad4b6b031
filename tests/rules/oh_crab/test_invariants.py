"""Random games without a single invariant broken. `python -m tests.rules.oh_crab.test_invariants 20000` plays as many as one likes."""

import pickle
import sys
from collections.abc import Sequence
from typing import Any

import pytest

from estran.core import Log, Quick
from estran.core.bits import BIT
from estran.core.build import compiled
from estran.core.event import Event
from estran.games.oh_crab.rules.board import COLUMNS, NOWHERE, SEA
from estran.games.oh_crab.rules.owed.owed import kind
from estran.games.oh_crab.rules.setup import (
    ACTING,
    ADDED,
    BOXED,
    CHEF,
    CRAB,
    CRABS,
    DISCARDED,
    DOWN,
    GONE,
    HALF,
    HAND,
    LENGTH,
    PHASE,
    PILE,
    POOL,
    PURSE,
    ROUND,
    SECRET,
    SLOT,
    TIRED,
    TRACK,
    WHERE,
    WINNERS,
)
from estran.games.oh_crab.rules.state import OhCrab
from estran.games.oh_crab.rules.verbs import verb_of
from tests.rulemark import rule

from .games import ADVENTURES, GAME, SETTINGS, new_game, random_game, step
from .numbers import END, SWAP

GAMES = 240 if compiled() else 32
BACKWARD = ("special", "extra", "shove", "swap", "leap", "push-back", "skill-window-shopper")
"""Only these may bring a crab away from the sea, and changing places in a team; and a fishing line."""
EVERY = SETTINGS + ADVENTURES


def check_game(number: int) -> int:
    """Play one random game and check it after every decision. Returns how many there were."""
    state, luck = new_game(number, **EVERY[number % len(EVERY)])
    decisions, laid = 0, len(GAME.position(state).get("tokens", []))
    while seats := state.pending():
        seat = seats[luck.below(len(seats))]
        actions = state.legal(seat)
        action = actions[luck.below(len(actions))]
        before, log = state.clone(), Log()
        state.play(seat, action, luck, log)
        decisions += 1
        problems = GAME.invariants(state) + changes(before, action, state, log.events) + own_moves(before, log.events)
        problems += tokens_lost(GAME.position(state), laid)
        assert not problems, f"game {number}, decision {decisions}: {problems} {GAME.position(state)}"
        assert decisions < 10_000, f"game {number} does not end"
    assert sum(state.scores()) == pytest.approx(1)
    return decisions


def tokens_lost(position: dict[str, Any], laid: int) -> list[str]:
    """Of as many tokens as were laid out, each lies there still, is kept or is spent, once it was found (OC-309, OC-310)."""
    if "tokens" not in position:
        return []
    seats = position["seats"]
    found = sum(one["finds"] for one in seats)
    had = sum(len(one["treasures"]) for one in seats) + len(position["spent"])
    return [] if (found + len(position["tokens"]), had) == (laid, found) else ["a token is nowhere, or in two places"]


def is_pulled(events: list[Event]) -> bool:
    """Whether a fishing line was found (OC-S4)."""
    return any(event.kind == "found" and event.public["token"] == "line" for event in events)


def changes(before: OhCrab, action: int, after: OhCrab, events: Sequence[Event] = ()) -> list[str]:
    """What is wrong with a step from one state to the next."""
    wrong = []
    verb = verb_of(action).name
    steered = before.steps.number and before.steps.kind() == kind("steer")  # then somebody else has named the way
    goes_back = verb in BACKWARD or steered or is_pulled(list(events))
    board = before.setup.board
    for crab in range(before.crabs):
        start, end = before.table[WHERE + crab], after.table[WHERE + crab]
        if start == SEA and end != SEA:
            wrong.append("a crab has come back from the sea")
        if NOWHERE in (start, end) or start == end:
            continue
        own = crab == before.table[CRAB]
        if board.distance(end) < board.distance(start) and not goes_back and (own or before.players > 2):
            wrong.append("a crab has gone back")
    if (
        after.table[ROUND] < before.table[ROUND]
        or after.table[GONE] & before.table[GONE] != before.table[GONE]
        or after.table[BOXED] & before.table[BOXED] != before.table[BOXED]
    ):
        wrong.append("something that ended has come back")
    return wrong


def own_moves(before: OhCrab, events: list[Event]) -> list[str]:
    """A crab that lies goes nowhere by itself: it is pushed, carried by the current, or pulled by a fishing line (OC-068, OC-S4)."""
    pulled = is_pulled(events) or (before.steps.number and before.steps.kind() == kind("pull"))
    if before.table[CRAB] < 0 or not before.is_down(before.table[CRAB]) or pulled:
        return []
    moved = any(event.kind in ("moved", "swapped") and event.public["crab"] == CRABS[before.table[CRAB]] for event in events)
    return ["a knocked-over crab has moved itself"] if moved else []


@rule("OC-002", "OC-007", "OC-057", "OC-058", "OC-060", "OC-068", "OC-088", "OC-091", "OC-342")
@pytest.mark.parametrize("part", range(len(EVERY)))
def test_random_games_keep_every_invariant(part):
    for number in range(part, GAMES, len(EVERY)):
        check_game(number)


# -- what is broken is noticed


def _card_twice(state):
    state.table[HAND] |= state.table[HAND + 1]


BREAKS = {
    "not all cards, each once": lambda state: state.table.__setitem__(DISCARDED, state.table[HAND]),
    "has a starting card of another": _card_twice,
    "a starting card is in the market": lambda state: state.table.__setitem__(PILE, state.table[PILE] | 1),
    "do not show different special actions": lambda state: state.table.__setitem__(SLOT, state.table[SLOT + 1]),
    "a slot of the market is empty": lambda state: state.table.__setitem__(SLOT, 0),
    "several crabs are on": lambda state: state.table.__setitem__(WHERE, state.table[WHERE + 1]),
    "which is inaccessible": lambda state: state.table.__setitem__(WHERE, inaccessible(state)),
    "lies, but not on the beach": lambda state: (state.table.__setitem__(DOWN, 1), state.table.__setitem__(WHERE, SEA)),
    "shells": lambda state: state.table.__setitem__(PURSE, -1),
    "keeps secret": lambda state: state.table.__setitem__(SECRET, 1),
    "do not go together": lambda state: state.table.__setitem__(WINNERS, 1),
    "more actions were used": lambda state: state.table.__setitem__(POOL, -1),
    "something is owed outside of a turn": lambda state: state.steps.push(kind("jump"), 0),
    "two pushes are owed": lambda state: (state.steps.push(kind("push"), 0, 1), state.steps.push(kind("push"), 0, 2)),
}


def inaccessible(state):
    return next(cell for cell in range(14, 100) if state.setup.board.space(cell) & 1)


@pytest.mark.parametrize("sentence", BREAKS)
def test_what_is_broken_is_noticed(sentence):
    state = random_game(1, 0, players=4)
    assert GAME.invariants(state) == []
    BREAKS[sentence](state)
    assert any(sentence in wrong for wrong in GAME.invariants(state))


def test_a_card_that_is_not_in_the_track_is_noticed():
    state = random_game(1, 12, players=4)
    assert state.table[PHASE] == ACTING
    state.table[ADDED] = 55
    assert GAME.invariants(state) == ["a card was added that is not in the track"]


def test_steps_that_cannot_be_are_noticed():
    before = next(one for n in range(40, 99) if COLUMNS <= (one := random_game(1, n, players=4)).table[WHERE] < SEA)
    back, undone, risen = before.clone(), before.clone(), before.clone()
    back.table[WHERE] -= COLUMNS
    undone.table[ROUND] = 0
    assert changes(before, END, back) == ["a crab has gone back"]
    assert changes(before, SWAP, back) == []
    assert changes(before, END, undone) == ["something that ended has come back"]
    before.table[WHERE + 1] = SEA
    assert changes(before, END, risen) == ["a crab has come back from the sea", "a crab has gone back"]


def test_a_knocked_over_crab_that_moves_is_noticed():
    before = random_game(1, 12, players=4)
    moved = {kind: Event(kind, {"crab": CRABS[before.table[CRAB]]}) for kind in ("moved", "pushed")}
    assert own_moves(before, list(moved.values())) == []
    before.table[DOWN] |= BIT[before.table[CRAB]]
    assert own_moves(before, [moved["moved"]]) == ["a knocked-over crab has moved itself"]
    assert own_moves(before, [moved["pushed"]]) == []


# -- copies


def test_a_copy_shares_nothing():
    for seed in range(16):
        state = random_game(seed, 25 * seed, **EVERY[seed % len(EVERY)])
        before = GAME.position(state)
        for copy in (state.clone(), pickle.loads(pickle.dumps(state))):
            assert GAME.position(copy) == before
            assert copy.key() == state.key()
            other, luck = copy.clone(), Quick(seed)
            for _ in range(50):
                if other.pending():
                    step(other, luck)
            assert GAME.position(copy) == GAME.position(state) == before


def test_alike_positions_have_alike_keys_and_others_have_others():
    state = random_game(5, 200, players=4)
    keys = {state.key()}
    others = ((PHASE, 3), (CHEF, 3 - state.table[CHEF]), (HALF, 1), (GONE, 2), (ROUND, 99), (TIRED, 3), (BOXED, 15))
    for slot, value in others:
        other = state.clone()
        other.table[slot] = value
        keys.add(other.key())
    for place in (WHERE, HAND, DISCARDED, PURSE, LENGTH + 1, SLOT, TRACK):
        other = state.clone()
        other.table[place] += 1
        keys.add(other.key())
    assert len(keys) == 15
    assert state.key() == state.clone().key()


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    total = sum(check_game(number) for number in range(games))
    print(f"{games} games, {total} decisions: every invariant holds.")
