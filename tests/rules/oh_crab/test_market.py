"""The market: OC-090 to OC-094, OC-D10, OC-D44."""

import pytest

from estran.games.oh_crab.rules.setup import PILE
from tests.rulemark import rule

from .beach import asked, beach, bottom, cards_of, choices, hand, market, play, secrets, told


def resting(**more):
    """Red before a rest, with nothing to keep."""
    return beach(**{"planned": "shell", "market": "slant, call, sand", **more})


@rule("OC-090")
def test_three_slots_and_a_pile():
    state = resting()
    play(state, "rest")
    assert choices(state) == {"take 1", "take 2", "take 3", "take pile"}


@rule("OC-091")
def test_a_card_whose_special_action_shows_is_stacked():
    """Slant is taken; a call and a sand come before something new."""
    state = resting(pile="call/forward sand/forward momentum zigzag")
    play(state, "rest", "take 1", luck=[0, 1, 1])
    assert market(state) == "zigzag, call/forward call, sand/forward sand"
    assert len(cards_of(state.table[PILE])) == 1


@rule("OC-091")
def test_three_different_special_actions_always_show():
    state = resting(market="slant slant/forward, call, sand", pile="slant/seaward")
    play(state, "rest", "take 1")
    assert market(state) == "slant/forward, call, sand"  # something is left there: nothing to refill


@rule("OC-092")
def test_one_takes_just_the_top_card():
    state = resting(market="slant slant/forward, call, sand")
    play(state, "rest", "take 1")
    assert hand(state) == "shell slant"
    assert market(state) == "slant/forward, call, sand"
    assert "take 1" not in choices(state)


@rule("OC-092")
def test_a_card_of_the_pile_is_taken_unseen():
    state = resting(pile="zigzag slide")
    events = play(state, "rest", "take pile", luck=[0])
    assert (hand(state), secrets(state), market(state)) == ("shell zigzag", "zigzag", "slant, call, sand")
    assert told(events, "took") == [{"seat": 1, "card": "", "slot": 0}]


@rule("OC-093")
def test_an_empty_slot_is_refilled_at_once():
    state = resting(pile="zigzag slide")
    play(state, "rest", "take 3", luck=[1])
    assert market(state) == "slant, call, slide"


@rule("OC-094")
def test_when_the_market_is_empty_a_rest_brings_no_card():
    state = resting(market="", pile="")
    play(state, "rest")
    assert (hand(state), asked(state), choices(state)) == ("shell", "red", {"end"})


@rule("OC-094")
def test_when_the_market_is_empty_nothing_can_be_exchanged():
    state = beach(". e .", "red b2, orange a1", hand="shell forward", shells=1, extras="Db", market="", pile="")
    assert choices(state) == {"end"}
    play(state, "end")
    assert asked(state) == "orange"


@rule("OC-D10")
def test_with_an_empty_pile_a_slot_stays_empty():
    state = resting(pile="")
    play(state, "rest")
    assert choices(state) == {"take 1", "take 2", "take 3"}
    play(state, "take 2")
    assert market(state) == "slant, , sand"


@rule("OC-D10")
def test_the_last_cards_may_all_be_stacked():
    state = resting(pile="call/forward")
    play(state, "rest", "take 1", luck=[0])
    assert market(state) == ", call/forward call, sand"


@rule("OC-D10", "OC-090")
def test_the_only_source_is_taken_by_itself():
    state = resting(market="", pile="zigzag")
    events = play(state, "rest", luck=[0])
    assert hand(state) == "shell zigzag"
    assert told(events, "took")[0]["slot"] == 0


@rule("OC-D44")
def test_what_nobody_saw_is_secret_and_what_all_saw_is_not():
    state = resting(discard="forward", hand="seaward", pile="zigzag slide")
    play(state, "rest", "take pile", luck=[0])
    assert (hand(state), secrets(state)) == ("shell forward seaward zigzag", "zigzag")
    state = resting(pile="zigzag slide")
    play(state, "rest", "take 1", luck=[0])
    assert secrets(state) == ""


@rule("OC-D44")
@pytest.mark.parametrize("how", ["added", "discarded", "given"])
def test_a_secret_is_out_when_the_card_is_shown(how):
    state = beach(". oe .", "red b2", planned="shell", pile="zigzag slide", market="slant, call, sand")
    play(state, "rest", "take pile", luck=[0])
    assert secrets(state) == "zigzag"
    if how == "given":
        play(state, "end", "give zigzag")
    else:
        play(state, "end", "done", "plan zigzag")
        assert secrets(state) == "zigzag"
        play(state, "add right" if how == "added" else "rest")
    assert secrets(state) == ""


@rule("OC-D44")
def test_a_card_that_all_know_to_lie_on_the_pile_is_no_secret():
    state = resting(market="slant, call, sand", pile="", bottom="zigzag slide")
    play(state, "rest", "take pile")
    assert (hand(state), secrets(state), bottom(state)) == ("shell zigzag", "", "slide")
