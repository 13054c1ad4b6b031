"""Exchanging a card: OC-081, OC-095 to OC-097, OC-D11, OC-D12, OC-D54, OC-D62."""

import pytest

from estran.games.oh_crab.rules.setup import BOXED
from tests.rulemark import rule

from .beach import asked, beach, bottom, cards_of, choices, hand, is_down, market, play, told

SPACE = ". e ."


def offered(**more):
    """Red ends a turn on an exchange space."""
    state = beach(SPACE, "red b2, orange a1", **{"hand": "shell sand", "market": "slant, call, zigzag", **more})
    play(state, "end")
    return state


@rule("OC-081")
def test_who_ends_a_turn_on_an_exchange_space_may_exchange_one_card():
    state = offered()
    assert (asked(state), choices(state)) == ("red", {"give shell", "give sand", "done"})
    play(state, "give shell", "take 2", luck=[0])
    assert hand(state) == "call sand"
    assert asked(state) == "orange"


@rule("OC-081")
def test_or_decline():
    state = offered()
    play(state, "done")
    assert (hand(state), asked(state)) == ("shell sand", "orange")


@rule("OC-081")
def test_who_only_passes_is_offered_nothing():
    rows = """
        . . .
        . e .
        . . .
        """
    state = beach(rows, "red b2, orange a1", pool="forward forward", hand="shell")
    play(state, "forward", "forward", "end")
    assert asked(state) == "orange"


@rule("OC-095")
def test_one_card_of_the_hand_for_one_of_the_market():
    state = offered(pile="seagull slide", discard="forward", track="diagonal")
    play(state, "give sand")
    assert choices(state) == {"take 1", "take 2", "take 3", "take pile"}
    play(state, "take pile", luck=[1])
    assert hand(state) == "shell slide"


@rule("OC-095")
def test_without_a_card_in_hand_there_is_no_exchange():
    assert asked(offered(hand="")) == "orange"
    assert choices(beach(hand="", shells=1, extras="Db")) == {"end"}


@rule("OC-096")
def test_a_starting_card_leaves_the_game():
    state = offered()
    play(state, "give shell")
    assert cards_of(state.table[BOXED]) == [0]
    assert bottom(state) == ""


@rule("OC-096")
def test_a_market_card_goes_beneath_the_pile():
    state = offered(pile="seagull", bottom="slide")
    play(state, "give sand")
    assert (bottom(state), cards_of(state.table[BOXED])) == ("slide sand", [])
    play(state, "take pile", luck=[0])
    assert hand(state) == "shell seagull"


@rule("OC-096")
def test_the_card_is_given_before_one_is_taken():
    state = offered()
    play(state, "give sand")
    assert hand(state) == "shell"
    play(state, "take 1", luck=[0])
    assert hand(state) == "shell slant"


@rule("OC-097")
def test_then_the_market_is_refilled():
    state = offered(pile="seagull slide")
    play(state, "give shell", "take 3", luck=[1])
    assert market(state) == "slant, call, slide"


@rule("OC-D11")
def test_with_an_empty_pile_the_card_given_becomes_the_pile_and_refills_the_market():
    state = offered(pile="")
    play(state, "give sand", "take 1")
    assert (hand(state), market(state), bottom(state)) == ("shell slant", "sand, call, zigzag", "")


@rule("OC-D12")
def test_one_cannot_take_back_the_card_just_given():
    state = offered(pile="")
    play(state, "give sand")
    assert choices(state) == {"take 1", "take 2", "take 3"}
    state = offered(pile="", bottom="slide")
    play(state, "give sand", "take pile")
    assert hand(state) == "shell slide"


@rule("OC-D12")
def test_a_starting_card_leaves_no_pile_to_take_from():
    state = offered(pile="", market="slant, call, zigzag")
    play(state, "give shell")
    assert choices(state) == {"take 1", "take 2", "take 3"}
    state = offered(pile="", bottom="slide")
    play(state, "give shell")
    assert "take pile" in choices(state)


@rule("OC-D54")
def test_a_crab_that_is_down_may_use_an_exchange_space():
    state = offered(down="red")
    play(state, "give shell", "take 1", luck=[0])
    assert (hand(state), is_down(state, "red")) == ("sand slant", True)


@rule("OC-D62")
@pytest.mark.parametrize(("card", "to"), [("shell", "box"), ("sand", "pile")])
def test_a_card_given_up_is_shown_to_all(card, to):
    state = offered()
    [gave] = told(play(state, f"give {card}"), "gave")
    assert gave["card"] == {"shell": "r1", "sand": "sand1"}[card]
    assert gave["to"] == to
