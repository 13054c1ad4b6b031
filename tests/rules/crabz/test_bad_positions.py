"""Positions that are malformed, truncated or impossible: one sentence each."""

import copy
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from estran.core.chance import Quick
from estran.core.refusal import Refused
from estran.games import game

GAME = game("crabz")
GOOD = {"players": 2, "cells": {"b2": ["1S", "2L"], "b3": ["1M"], "b4": ["2S"], "c2": ["1L"]}, "to_move": 1, "out": [], "owes": "move"}


def changed(**fields):
    return {**copy.deepcopy(GOOD), **fields}


def test_the_good_one_is_good():
    state = GAME.from_position(GOOD)
    assert GAME.invariants(state) == []
    assert GAME.position(state)["cells"] == GOOD["cells"]


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ([], "malformed at position: Expected `object`"),
        (None, "malformed at position"),
        ({}, "malformed at position: Object missing required field"),
        (changed(players=5), "malformed at players: 5 is not 2, 3 or 4"),
        (changed(players="2"), "malformed at players"),
        (changed(to_move=3), "malformed at to_move: there is no seat 3"),
        (changed(to_move=0), "malformed at to_move"),
        (changed(out=[7]), "malformed at out"),
        (changed(out=[2, 2]), "malformed at out"),
        (changed(out=[1]), "cannot be at to_move: seat 1 is out"),
        (changed(out=[2]), "cannot be at out: 1 still in the game"),
        (changed(owes="tea"), "malformed at owes"),
        (changed(over="last"), "malformed at over"),
        (changed(owes="nothing"), "malformed at over"),
        (changed(mood="fine"), "malformed at position"),
        (changed(cells={"a1": ["1S"]}), "malformed at cells.a1: not a rock of the zone for 2 players"),
        (changed(cells={"z9": ["1S"]}), "malformed at cells.z9"),
        (changed(cells={"d4": ["1S"]}), "malformed at cells.d4"),
        (changed(cells={"b2": []}), "malformed at cells.b2: an empty cell is left out"),
        (changed(cells={"b2": ["3S"]}), 'malformed at cells.b2: there is no crab "3S"'),
        (changed(cells={"b2": ["1X"]}), "malformed at cells.b2"),
        (changed(cells={"b2": "1S"}), "malformed at cells"),
        (changed(cells={}), "cannot be at cells: no crab is left"),
        (changed(cells={"b2": ["1S"] * 4}), "cannot be at cells.b2: more than three crabs 1S"),
        (changed(cells={"c3": ["1L", "2S"]}), "cannot be at cells.c3: a crab stands on a larger one"),
        (changed(cells={"b2": ["1S"], "f4": ["2S"]}), "cannot be at cells: the crabs do not hang together"),
        (changed(owes="keep"), "cannot be at cells: there is no tie"),
        (changed(owes="place"), "cannot be at cells: while crabs are placed"),
        (changed(chase=["b4-b2"]), "cannot be at chase"),
        (changed(chase=["nonsense"]), "cannot be at chase"),
        (changed(chase=["c2-b3"]), "cannot be at chase"),
        (changed(owes="nothing", over="repetition"), "cannot be at over"),
        (changed(owes="nothing", over="last"), "cannot be at out"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(position, sentence):
    with pytest.raises(Refused) as refused:
        GAME.from_position(position)
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)
    assert refused.value.say("fr").startswith("La position est")


def a_position(seed):
    picks = Quick(seed)
    state = GAME.new({"players": 2 + seed % 3, "placement": "alternate" if seed % 5 == 0 else "random"}, picks)
    for _ in range(picks.below(40)):
        if state.next_seat() >= 0:
            actions = state.legal(state.turn)
            state.play(state.turn, actions[picks.below(len(actions))], picks)
    return GAME.position(state)


def check_whole_or_refused(data):
    """A position is refused in one sentence, or gives a state in which all is well."""
    try:
        state = GAME.from_position(data)
    except Refused as refused:
        assert "\n" not in str(refused)
    else:
        assert GAME.invariants(state) == []
        assert GAME.position(GAME.from_position(GAME.position(state))) == GAME.position(state)


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.sampled_from(["1L", "2S", "c3", "move", "c3-b2", ""]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["b2", "c3", "cells", "out", "x"]), inner, max_size=4),
    max_leaves=8,
)


@given(st.integers(0, 10**6), st.sampled_from(["players", "cells", "to_move", "out", "owes", "chase", "over", "new"]), anything)
def test_a_position_with_any_field_changed(seed, field, value):
    check_whole_or_refused({**a_position(seed), field: value})


@given(st.integers(0, 10**6), st.integers(0, 10**6), st.sampled_from(["swap", "drop", "double", "turn", "out"]))
def test_a_position_that_was_tampered_with(seed, where, how):
    position = a_position(seed)
    cells = sorted(position["cells"])
    if not cells:
        return
    one, other = cells[where % len(cells)], cells[where // 7 % len(cells)]
    if how == "swap":
        position["cells"][one], position["cells"][other] = position["cells"][other], position["cells"][one]
    elif how == "drop":
        del position["cells"][one]
    elif how == "double":
        position["cells"][one] = position["cells"][one] + position["cells"][other]
    elif how == "turn":
        position["to_move"] = where % 5
    else:
        position["out"] = [where % 4]
    check_whole_or_refused(position)


@given(st.integers(0, 10**6), st.floats(0, 1))
def test_a_truncated_position_is_no_json(seed, part):
    text = json.dumps(a_position(seed))
    cut = text[: int(part * (len(text) - 1))]
    with pytest.raises(json.JSONDecodeError):
        json.loads(cut)
