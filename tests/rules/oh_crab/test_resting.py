"""Resting: OC-042 to OC-046, OC-049, OC-D13, OC-D14, OC-D49."""

import pytest

from tests.rulemark import rule

from .beach import asked, beach, choices, discards, hand, is_down, kinds, market, play, secrets, told, track

TWO = "red b4, orange f4"


@rule("OC-042")
def test_the_planned_card_is_discarded_first():
    state = beach(planned="seaward", track="shell forward")
    events = play(state, "rest")
    assert kinds(events) == ["rested", "discarded"]
    assert discards(state) == "seaward"
    assert choices(state) == {"keep shell", "keep forward"}


@rule("OC-043")
def test_one_card_of_the_track_stays_and_the_others_are_discarded():
    state = beach(planned="seaward", track="shell forward diagonal")
    play(state, "rest")
    assert choices(state) == {"keep shell", "keep forward", "keep diagonal"}
    play(state, "keep forward")
    assert (track(state), discards(state)) == ("forward", "shell diagonal seaward")


@rule("OC-044")
def test_then_one_takes_a_market_card():
    state = beach(planned="seaward", track="shell forward", market="slant, call, sand")
    play(state, "rest", "keep shell")
    assert choices(state) == {"take 1", "take 2", "take 3", "take pile"}
    play(state, "take 2", luck=[0])
    assert "call" in hand(state).split()
    assert market(state) == "slant, seagull, sand"  # refilled


@rule("OC-044")
def test_one_may_take_a_card_of_the_pile():
    state = beach(planned="seaward", pile="seagull slide")
    play(state, "rest", "take pile", luck=[1])
    assert hand(state) == "seaward slide"
    assert secrets(state) == "slide"


@rule("OC-045")
def test_then_the_whole_discard_pile_comes_to_hand():
    state = beach(planned="seaward", track="shell forward", hand="diagonal", discard="sand", market="slant", pile="")
    play(state, "rest", "keep shell")
    assert hand(state) == "forward diagonal seaward sand slant"
    assert discards(state) == ""


@rule("OC-046")
def test_last_the_crab_stands_up():
    state = beach(planned="seaward", down="red orange", crabs=TWO, market="slant", pile="")
    events = play(state, "rest")
    assert kinds(events) == ["rested", "discarded", "took", "picked_up", "stood"]
    assert not is_down(state, "red")
    assert is_down(state, "orange")


@rule("OC-049")
def test_after_a_rest_there_are_no_actions_of_a_card():
    state = beach(planned="slant", track="forward", hand="shell", market="", pile="")
    play(state, "rest")
    assert choices(state) == {"end"}


@rule("OC-049")
def test_after_a_rest_there_are_all_other_actions():
    rows = """
        . . .
        . . .
        . s .
        """
    state = beach(
        rows,
        "red b2",
        planned="slant",
        hand="seaward",
        chef="red",
        shells=1,
        extras="Aa",
        shortcut="b2 to b6 for 1 seaward",
        market="",
        pile="",
    )
    play(state, "rest")
    assert choices(state) == {"chef left", "chef right", "buy Aa", "shortcut", "end"}


@rule("OC-D13")
def test_with_an_empty_track_nothing_is_kept():
    state = beach(planned="seaward", market="slant", pile="")
    play(state, "rest")
    assert (track(state), hand(state)) == ("", "seaward slant")


@rule("OC-D14")
@pytest.mark.parametrize("row", ["shell", "shell forward"])
def test_one_card_must_be_kept(row):
    """Of a single one there is no choice."""
    state = beach(planned="seaward", track=row, market="", pile="")
    play(state, "rest")
    if row == "shell":
        assert (track(state), hand(state)) == ("shell", "seaward")
    else:
        assert choices(state) == {"keep shell", "keep forward"}


@rule("OC-D49")
def test_whether_to_rest_is_decided_when_others_have_played():
    """Red pushes orange over, who planned a card: orange rests to stand up."""
    state = beach(crabs="red d4, orange d6", pool="forward", planned={"orange": "shell"}, market="", pile="")
    play(state, "forward", "push left", "end")
    assert asked(state) == "orange"
    assert is_down(state, "orange")
    assert choices(state) == {"add right", "rest"}
    play(state, "rest")
    assert not is_down(state, "orange")


@rule("OC-043", "OC-044")
def test_who_rests_chooses_keeper_before_market_card():
    state = beach(planned="seaward", track="shell forward", market="slant, call, sand")
    events = play(state, "rest", "keep shell", "take 1", luck=[0])
    assert [kind for kind in kinds(events) if kind in ("kept", "took")] == ["kept", "took"]
    assert told(events, "took") == [{"seat": 1, "card": "slant1", "slot": 1}]
