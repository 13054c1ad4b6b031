"""Fishing for shrimps: MC-31 to MC-33, MC-L2, MC-L15."""

import pytest

from estran.core import Quick
from tests.rulemark import rule

from .beach import GAME, beach, choices, look, play, price, told


def blanks(view, row):
    return sorted(cell for cell in view["blank"] if cell[1] == row)


@rule("MC-31", "MC-33", "MC-L2")
@pytest.mark.parametrize("fishing", [0, 2, 3])
def test_where_the_shrimps_lie(fishing):
    for seed in range(30):
        view = look(GAME.new(GAME.checked({"fishing": fishing}), Quick(seed)))
        spots = [blanks(view, "2")[-1], blanks(view, "4")[2], blanks(view, "5")[1]]
        assert view["bait"] == spots[:fishing]


@rule("MC-L15", "MC-31", "MC-33")
@pytest.mark.parametrize(("fishing", "shrimps", "left"), [(0, 5, 5), (2, 5, 3), (3, 5, 2), (2, 7, 5), (3, 6, 3)])
def test_shrimps_on_the_beach_are_taken_from_the_others(fishing, shrimps, left):
    view = look(GAME.new(GAME.checked({"fishing": fishing, "shrimps": shrimps}), Quick(1)))
    assert view["shrimps"] == left
    assert left + len(view["bait"]) == shrimps


@rule("MC-32")
def test_stopping_on_a_shrimp_collects_it():
    state = beach(to_move=2, crabs="a3", shrimps=3, bait="d3 b4")
    events = play(state, "move d3", row=1)
    assert told(events, "collected") == [{"seat": 2, "cell": "d3"}]
    assert look(state)["shrimps"] == 4
    assert look(state)["bait"] == ["b4"]


@rule("MC-32")
def test_passing_a_shrimp_does_not_collect_it():
    state = beach(to_move=2, crabs="a3", shrimps=3, bait="d3")
    events = play(state, "move e3", row=1)
    assert told(events, "collected") == []
    assert look(state)["bait"] == ["d3"]
    assert look(state)["shrimps"] == 3


@rule("MC-L15")
def test_a_tourteau_may_appear_under_a_shrimp_and_leaves_it():
    state = beach(to_move=1, crabs="d2", owes="appear", row=3, bait="d3", shrimps=3)
    assert "appear d3" in choices(state)
    play(state, "appear d3")
    assert look(state)["bait"] == ["d3"]
    assert price(state, "move d3") == 0  # one spent, one collected
    assert look(state)["bait"] == []


@rule("MC-L15", "MC-L10")
def test_a_shrimp_under_a_tourteau_does_not_pay_for_itself():
    state = beach(to_move=2, crabs="a3", tourteaux="d3", bait="d3", shrimps=0)
    assert "move d3" not in choices(state)


@rule("MC-L15", "MC-32")
def test_a_collected_shrimp_can_be_spent():
    state = beach(to_move=2, crabs="a3", bait="b3", shrimps=1)
    play(state, "move b3", row=2)
    play(state, "appear a2")
    play(state, "move b2", row=1)  # a trap
    assert look(state)["over"] == ""
    assert look(state)["shrimps"] == 0
