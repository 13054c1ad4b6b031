"""Why not: every kind of illegal move names the rule against it, says so in both languages, and changes nothing."""

import pytest

from estran.core import IllegalAction, Refused
from estran.core.words import LANGUAGES, has, say
from tests.rulemark import rule

from .beach import ALL_ROCKS, GAME, NO_LUCK, beach, crowd, play, to_move, why

LINE = {"c1": "1L", "c2": "2S", "c3": "2L", "c4": "1S 2M", "c5": "1M", "c6": "3S"}


def torn():
    """After c3-c4: b2 and c2 against c4 and c5, two rocks and three crabs each."""
    state = beach(b2="2S 2M", c2="2L", c3="1L", c4="2S", c5="1M")
    play(state, "c3-c4")
    return state


def placing():
    return beach(owes="place", c3="1L", c4="2S")


def finished():
    return beach(c3="2L 1L")


def line(**more):
    return beach(players=4, **{**LINE, **more})


CASES = [
    ("CZ-07", "crabz-why-no-crab", line, "d2-d3"),
    ("CZ-07", "crabz-why-not-yours", line, "c2-c1"),
    ("CZ-12", "crabz-why-covered", line, "c4-c5"),
    ("CZ-C2", "crabz-why-start", line, "c1-c1"),
    ("CZ-09", "crabz-why-empty", line, "c1-b1"),
    ("CZ-08", "crabz-why-steps", line, "c1-c3"),
    ("CZ-08", "crabz-why-steps", line, "c5-c4"),
    ("CZ-11", "crabz-why-larger", line, "c5-c3"),
    ("CZ-10", "crabz-why-twice", lambda: line(c1="1S", c2="1M", d2="1L"), "c1-c2"),
    ("CZ-09", "crabz-why-gap", lambda: line(b2="1L", a2="1M"), "a2-c4"),
    ("CZ-17", "crabz-why-no-wave", line, "keep c1"),
    ("CZ-C14", "crabz-why-placed", line, "place 1L d2"),
    ("CZ-17", "crabz-why-keep-first", torn, "c4-c5"),
    ("CZ-17", "crabz-why-no-crab", torn, "keep f2"),
    ("CZ-C14", "crabz-why-place-first", placing, "c3-c4"),
    ("CZ-04", "crabz-why-taken", placing, "place 1S c3"),
    ("CZ-04", "crabz-why-zone", placing, "place 1S a1"),
    ("CZ-21", "game-over", finished, "c3-c2"),
]


@rule("CZ-04", "CZ-07", "CZ-08", "CZ-09", "CZ-10", "CZ-11", "CZ-12", "CZ-17", "CZ-21", "CZ-C2", "CZ-C14")
@pytest.mark.parametrize(("id", "message", "position", "text"), CASES, ids=[f"{case[1]} {case[3]}" for case in CASES])
def test_the_rule_is_named(id, message, position, text):
    state = position()
    reason = GAME.why(state, 0, text)[0]
    assert (reason.rule, reason.message) == (id, message)
    for language in LANGUAGES:
        assert has(language, id)
        assert say(language, message, **reason.args)


@pytest.mark.parametrize(("id", "message", "position", "text"), CASES, ids=[f"{case[1]} {case[3]}" for case in CASES])
def test_a_refused_move_changes_nothing(id, message, position, text):
    state = position()
    before = (GAME.position(state), state.key(), GAME.view(state, None))
    with pytest.raises(IllegalAction, match=id) as refused:
        state.apply(0, GAME.parse(state, 0, text), NO_LUCK)
    assert refused.value.rules[0] == id
    assert (GAME.position(state), state.key(), GAME.view(state, None)) == before


@rule("CZ-08", "CZ-11")
def test_all_rules_against_a_move_are_named():
    state = line(c5="1S")
    assert why(state, "c5-c3") == ["CZ-08", "CZ-11"]


@rule("CZ-13")
def test_it_is_another_players_turn():
    assert why(line(), "c2-c1", player=2) == ["CZ-13"]
    assert why(torn(), "keep b2", player=2) == ["CZ-13"]
    assert why(placing(), "place 2L b2", player=2) == ["CZ-13"]


@rule("CZ-19")
def test_a_player_is_out():
    assert why(beach(players=4, out=(2,), **LINE), "c2-c1", player=2) == ["CZ-19"]


@rule("CZ-07")
@pytest.mark.parametrize("action", [-1, 1440, 10**6])
def test_a_number_that_is_no_action(action):
    state = line()
    assert [reason.rule for reason in state.why_not(0, action)] == ["CZ-07"]
    with pytest.raises(IllegalAction):
        state.apply(0, action, NO_LUCK)


def test_a_seat_that_is_not_there():
    assert [reason.message for reason in line().why_not(4, 0)] == ["no-such-seat"]
    assert [reason.message for reason in line().why_not(-1, 0)] == ["no-such-seat"]


@rule("CZ-17")
def test_only_the_first_rock_of_a_group_is_its_action():
    """Typed, any rock will do; as an action it has one number, so that equal choices are equal numbers."""
    state = torn()
    keep_c2 = GAME.parse(state, 0, "keep b2") + GAME.parse(line(), 0, "keep c2") - GAME.parse(line(), 0, "keep b2")
    assert [(reason.rule, reason.args) for reason in state.why_not(0, keep_c2)] == [("CZ-17", {"cell": "b2"})]


def test_things_that_were_clicked_are_understood():
    state = line()
    assert [reason.rule for reason in GAME.why(state, 0, ["cell:c1", "cell:c3"])] == ["CZ-08"]
    assert GAME.why(state, 0, ["cell:c1", "cell:c2"]) == []
    assert GAME.why(torn(), 0, ["cell:c5"]) == []
    assert GAME.why(placing(), 0, ["crab:1S", "cell:b2"]) == []


def test_a_legal_move_has_nothing_against_it():
    state = beach(players=4, **crowd(ALL_ROCKS))
    seat = to_move(state) - 1
    assert all(state.why_not(seat, action) == [] for action in state.legal(seat))


@pytest.mark.parametrize("text", ["", "c3", "c3-", "c3--c4", "hello", "place 5X c3", "keep", "c3-c4-c5", "place c3"])
def test_what_is_no_move_at_all_is_refused_in_one_sentence(text):
    with pytest.raises(Refused, match="is no move of this game"):
        GAME.why(line(), 0, text)


@pytest.mark.parametrize("text", ["a9-c3", "d4-d3", "keep h1", "place 1L z1"])
def test_a_rock_that_is_not_there_is_named(text):
    with pytest.raises(Refused, match="there is no rock"):
        GAME.why(line(), 0, text)


@pytest.mark.parametrize("text", ["c1-c2", "C1 - C2", " c1 c2 ", "c1>c2", "c1 to c2"])
def test_moves_may_be_typed_in_several_ways(text):
    assert GAME.why(line(), 0, text) == []
