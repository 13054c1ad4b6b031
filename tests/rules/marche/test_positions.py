"""Positions come back as they were; those that are malformed, truncated or impossible are refused in one sentence each."""

import copy
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from estran.core import Quick, Refused

from .beach import GAME, random_game


def everything(state):
    """All that can be known of a state."""
    seat = state.next_seat()
    return GAME.position(state), GAME.view(state, 0), state.key(), state.outcome(), state.legal(seat) if seat >= 0 else []


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("decisions", [0, 1, 2, 7, 12, 99])
def test_what_is_written_is_read_and_plays_on_alike(players, decisions):
    for seed in range(6):
        state = random_game(seed, decisions, players=players, fishing=(0, 2, 3)[seed % 3], own_trap=1 + seed % 2, shrimps=5 + seed % 3)
        again = GAME.from_position(json.loads(json.dumps(GAME.position(state))))
        assert everything(again) == everything(state)
        chance, same = Quick(seed), Quick(seed)
        while (seat := state.next_seat()) >= 0:
            legal = state.legal(seat)
            action = legal[chance.below(len(legal))]
            state.play(seat, action, chance)
            same.below(len(legal))
            again.play(seat, action, same)
            assert everything(again) == everything(state)


def given_up():
    state = random_game(seed=1, decisions=5)
    state.resign(1, Quick(1))
    return state


def ended(reason, **options):
    """The first random game that ended so."""
    return next(state for seed in range(4000) if GAME.view(state := random_game(seed, **options), None)["over"] == reason)


@pytest.mark.parametrize(
    "finished", [given_up, lambda: ended("caught"), lambda: ended("crowded", shrimps=7), lambda: ended("caught", players=4, own_trap=1)]
)
def test_a_finished_game_has_a_position(finished):
    state = finished()
    again = GAME.from_position(GAME.position(state))
    assert everything(again) == everything(state)
    assert again.outcome() == state.outcome()
    assert GAME.invariants(again) == []


def a_won_game():
    """The crabs are led from brother to brother by who knows all."""
    for seed in range(200):
        chance = Quick(seed)
        state = GAME.new(GAME.checked({"shrimps": 7}), chance)
        while (seat := state.next_seat()) >= 0:
            objects = GAME.position(state)["objects"]
            traps = [thing for hand in GAME.position(state)["hands"] for thing in hand]
            texts = [choice.notation for choice in GAME.choices(state, seat)]
            good = [text for text in texts if text[:5] == "move " and objects.get(text[5:], traps[0]) not in traps]
            text = (good or texts)[chance.below(len(good or texts))]
            state.play(seat, GAME.parse(state, seat, text), chance)
        if state.outcome().reason == "marche-freed":
            return state
    raise AssertionError("no game was won")


def test_a_won_game_has_a_position():
    state = a_won_game()
    again = GAME.from_position(GAME.position(state))
    assert everything(again) == everything(state)
    assert again.outcome().points == state.outcome().points


# -- refusals

GOOD = GAME.position(random_game(seed=5, decisions=9, players=3, fishing=2))


def changed(**fields):
    """The good position with fields replaced; `dealt_x` is the field x of what was dealt."""
    position = copy.deepcopy(GOOD)
    for name, value in fields.items():
        if name.startswith("dealt_"):
            position["dealt"][name.removeprefix("dealt_")] = value
        else:
            position[name] = value
    return position


def moved(thing, cell):
    """What was dealt, one object elsewhere."""
    objects = {place: name for place, name in GOOD["dealt"]["objects"].items() if name != thing}
    return changed(dealt_objects={**objects, cell: thing})


def stacked():
    """Every object in the first two columns."""
    rows = [[name for cell, name in GOOD["dealt"]["objects"].items() if cell[1] == row] for row in "123456"]
    return changed(dealt_objects={f"{'ab'[n]}{row + 1}": name for row, names in enumerate(rows) for n, name in enumerate(names)})


HANDS = GOOD["hands"]
HISTORY = GOOD["history"]
ANOTHER_ROW = next(row for row in (1, 2, 3, 4, 5, 6) if row not in GOOD["came"])


def test_the_good_one_is_good():
    state = GAME.from_position(GOOD)
    assert GAME.invariants(state) == []
    assert GAME.position(state) == GOOD
    assert GOOD["owes"] == "move"


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ([], "malformed at position: Expected `object`"),
        (None, "malformed at position"),
        ({}, "malformed at position: Object missing required field"),
        (changed(mood="fine"), "malformed at position"),
        (changed(players=5), "malformed at players: 5 is not 2, 3 or 4"),
        (changed(players="3"), "malformed at players"),
        (changed(players=True), "malformed at players"),
        (changed(dealt_fishing=1), "malformed at dealt.fishing: 1 is not 0, 2 or 3"),
        (changed(dealt_shrimps=9), "malformed at dealt.shrimps: 9 is not 5, 6 or 7"),
        (changed(dealt_own_trap=0), "malformed at dealt.own_trap: 0 is not 2 or 1"),
        (changed(dealt_first=4), "malformed at dealt.first: there is no seat 4"),
        (changed(dealt_first=0), "malformed at dealt.first"),
        (changed(dealt_objects={}), "cannot be at dealt.objects: expected 12 objects, each once"),
        (moved("net", "z9"), 'malformed at dealt.objects: there is no cell "z9"'),
        (moved("net", "a1"), 'cannot be at dealt.objects.a1: "net" belongs to row 6'),
        (changed(dealt_objects={**GOOD["dealt"]["objects"], "a1": "gold"}), 'malformed at dealt.objects.a1: there is no object "gold"'),
        (stacked(), "cannot be at dealt.objects: column a has 6 objects, not 1 to 3"),
        (changed(hands=HANDS[:2]), "malformed at hands: expected 3 hands, got 2"),
        (changed(hands=[["gold", "net"], *HANDS[1:]]), 'malformed at hands[0]: there is no object "gold"'),
        (changed(hands=[HANDS[1], *HANDS[1:]]), "there is only one card"),
        (changed(hands=[HANDS[0][:1], *HANDS[1:]]), "cannot be at hands[0]: seat 1 holds 2 cards, not 1"),
        (changed(row=0), "malformed at row: there is no row 0"),
        (changed(row=7), "malformed at row: there is no row 7"),
        (changed(row=ANOTHER_ROW), "cannot be at row: what was dealt and played leads to"),
        (changed(history=["hop", *HISTORY[1:]]), 'malformed at history[0]: "hop" is no decision'),
        (changed(history=HISTORY[1:]), "cannot be at history[0]"),
        (changed(history=[*HISTORY[:-1], "stay"]), "cannot be at history[8]"),
        (changed(history=HISTORY[:-1]), "cannot be at"),
        (changed(history=[]), "cannot be at"),
        (changed(history=[*HISTORY, "appear a1"]), "cannot be at history[9]"),
        (changed(history=HISTORY[:2] * 4 + HISTORY[:1]), "cannot come again before all have come"),
        (changed(to_move=GOOD["to_move"] % 3 + 1), "cannot be at to_move: what was dealt and played leads to"),
        (changed(owes="appear"), "cannot be at owes: what was dealt and played leads to move"),
        (changed(owes="tea"), "cannot be at owes"),
        (changed(over="freed"), "cannot be at over: what was dealt and played leads to a game that goes on"),
        (changed(over="given up"), "cannot be at owes"),
        (changed(crabs="a1"), "cannot be at crabs"),
        (changed(shrimps=GOOD["shrimps"] + 1), "cannot be at shrimps"),
        (changed(objects={}), "cannot be at objects"),
        (changed(tourteaux=[]), "cannot be at tourteaux"),
        (changed(bare=["a1"]), "cannot be at bare"),
        (changed(bait=[]), "cannot be at bait"),
        (changed(freed=["net", "ball"]), "cannot be at freed"),
        (changed(sprung=["net", "ball"]), "cannot be at sprung"),
        (changed(came=[1, 2, 3, 4, 5, 6]), "cannot be at came"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(position, sentence):
    with pytest.raises(Refused) as refused:
        GAME.from_position(position)
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)
    assert refused.value.say("fr").startswith("La position est")


def check_whole_or_refused(data):
    """A position is refused in one sentence, or gives a state in which all is well."""
    try:
        state = GAME.from_position(data)
    except Refused as refused:
        assert "\n" not in str(refused)
    else:
        assert GAME.invariants(state) == []
        assert GAME.position(GAME.from_position(GAME.position(state))) == GAME.position(state)


positions = st.builds(
    lambda seed, decisions, players: GAME.position(random_game(seed, decisions, players=players, fishing=2 * (seed % 2))),
    st.integers(0, 10**6),
    st.integers(0, 50),
    st.sampled_from([2, 3, 4]),
)
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.sampled_from(["net", "c3", "move", "stay", "freed", ""]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["b2", "c3", "first", "x"]), inner, max_size=4),
    max_leaves=8,
)


@given(positions, st.sampled_from([*GOOD, "new"]), anything)
def test_a_position_with_any_field_changed(position, field, value):
    check_whole_or_refused({**position, field: value})


@given(positions, st.sampled_from([*GOOD["dealt"], "new"]), anything)
def test_a_deal_with_any_field_changed(position, field, value):
    check_whole_or_refused({**position, "dealt": {**position["dealt"], field: value}})


@given(positions, st.integers(0, 10**6), st.sampled_from(["swap cards", "swap objects", "drop", "double", "turn", "first", "other"]))
def test_a_position_that_was_tampered_with(position, where, how):
    hands, history, objects = position["hands"], position["history"], position["dealt"]["objects"]
    one, other = sorted(objects)[where % 12], sorted(objects)[where // 12 % 12]
    if how == "swap cards":
        hands[0][where % 2], hands[1][where // 2 % 2] = hands[1][where // 2 % 2], hands[0][where % 2]
    elif how == "swap objects":
        objects[one], objects[other] = objects[other], objects[one]
    elif how == "drop" and history:
        del history[where % len(history)]
    elif how == "double" and history:
        history.append(history[where % len(history)])
    elif how == "turn" and history:
        history[where % len(history)] = "stay"
    elif how == "first":
        position["dealt"]["first"] = where % 5
    else:
        position["dealt"]["own_trap"] = 1 + where % 2
    check_whole_or_refused(position)


@given(positions, positions)
def test_halves_of_two_positions(one, other):
    check_whole_or_refused({**one, "history": other["history"]})
    check_whole_or_refused({**one, "dealt": other["dealt"]})
    check_whole_or_refused({**other, "hands": one["hands"]})
