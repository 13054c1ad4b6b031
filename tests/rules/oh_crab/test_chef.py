"""Who has the chef next: OC-099, OC-100, OC-D45."""

import pytest

from tests.rulemark import rule

from .beach import asked, beach, chef, phase, plan, play


def after_a_round(crabs, holder):
    """A round in which nobody does anything."""
    players = [said.split()[0] for said in crabs.split(", ")]
    cards = dict.fromkeys(players, "shell forward")
    state = beach(crabs=crabs, phase="planning", chef=holder, hand=cards, pile="", market="")
    plan(state, **dict.fromkeys(players, "shell"))
    for _ in players:
        play(state, "add right", "end")
    assert phase(state) == "planning"
    return state


@rule("OC-099")
@pytest.mark.parametrize(
    ("crabs", "farthest"),
    [("red d6, orange d4, blue d8", "orange"), ("red b2, orange a3, blue a5", "red"), ("red b2, orange a3, blue c1", "blue")],
)
def test_the_chef_goes_to_the_crab_farthest_from_the_sea(crabs, farthest):
    for holder in ("red", "orange", "blue"):
        assert chef(after_a_round(crabs, holder)) == farthest


@rule("OC-099")
def test_who_has_the_chef_begins_the_next_round_and_may_use_it():
    state = after_a_round("red d6, orange d4, blue d8", "red")
    plan(state, red="forward", orange="forward", blue="forward")
    assert asked(state) == "orange"
    events = play(state, "add right", "chef left")
    assert events[-1].public["crab"] == "orange"


@rule("OC-100")
@pytest.mark.parametrize(("holder", "next"), [("red", "blue"), ("orange", "blue"), ("blue", "brown"), ("green", "brown"), ("brown", "red")])
def test_of_several_the_first_clockwise_after_the_holder_gets_it(holder, next):
    """Red, blue and brown are equally far."""
    assert chef(after_a_round("red a1, orange d6, blue c1, green d4, brown g1", holder)) == next


@rule("OC-100")
def test_the_holder_comes_last():
    assert chef(after_a_round("red a1, orange d6, blue d8", "red")) == "red"
    assert chef(after_a_round("red a1, orange c1, blue d8", "red")) == "orange"


@rule("OC-D45")
def test_a_holder_who_alone_is_farthest_keeps_it():
    assert chef(after_a_round("red d6, orange d4, blue d8", "orange")) == "orange"
