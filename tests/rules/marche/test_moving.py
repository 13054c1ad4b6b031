"""The crabs move: MC-18, MC-19, MC-25, MC-26, MC-L3, MC-L20."""

import pytest

from estran.core import IllegalAction
from tests.rulemark import rule

from .beach import beach, choices, ends, look, play, told, why

VERTICAL = "c1 c2 c4 c5 c6"
HORIZONTAL = "a3 b3 d3 e3 f3"
FALLING = "a1 b2 d4 e5 f6"
RISING = "a5 b4 d2 e1"
HERMIT = "b2 d2 b4 d4 a1 e1 a5 e5"


@rule("MC-18", "MC-L3")
@pytest.mark.parametrize(
    ("players", "to_move", "cells"),
    [
        (2, 1, VERTICAL),
        (2, 2, HORIZONTAL),
        (3, 1, VERTICAL),
        (3, 2, HORIZONTAL),
        (3, 3, HERMIT),
        (4, 1, VERTICAL),
        (4, 2, HORIZONTAL),
        (4, 3, FALLING),
        (4, 4, RISING),
    ],
)
def test_each_crab_has_its_way(players, to_move, cells):
    state = beach(players, to_move, crabs="c3", freed="bottle")
    assert ends(state) == set(cells.split())


@rule("MC-18", "MC-L20")
@pytest.mark.parametrize(
    ("crabs", "cells"), [("a1", "b2 c3"), ("f6", "e5 d4"), ("a4", "b3 c2 b5 c6"), ("b2", "a1 c1 a3 c3 d4"), ("e3", "d2 c1 f2 d4 c5 f4")]
)
def test_the_hermit_stays_on_the_beach(crabs, cells):
    assert ends(beach(3, 3, crabs=crabs)) == set(cells.split())


@rule("MC-18", "MC-L3")
@pytest.mark.parametrize(("crabs", "cells"), [("a6", ""), ("f1", ""), ("b5", "a4 c6"), ("f6", "a1 b2 c3 d4 e5")])
def test_the_third_crab_stays_on_the_beach(crabs, cells):
    state = beach(4, 3, crabs=crabs)
    assert ends(state) == set(cells.split())
    assert "stay" in choices(state)


@rule("MC-18", "MC-08")
def test_all_move_the_same_crabs():
    state = beach(crabs="a3", owes="move")
    events = play(state, "move a6", row=1)
    assert told(events, "moved") == [{"seat": 1, "start": "a3", "end": "a6", "price": 0}]
    play(state, "appear b1")
    assert ends(state) == {"b6", "c6", "d6", "e6", "f6"}
    assert look(state)["crabs"] == "a6"


@rule("MC-18")
@pytest.mark.parametrize(("players", "to_move"), [(2, 1), (2, 2), (3, 3), (4, 3), (4, 4)])
def test_off_its_way_no_crab_goes(players, to_move):
    state = beach(players, to_move, crabs="c3", freed="bottle")
    for cell in ("a2", "d1", "f4", "b6", "e6"):
        assert why(state, f"move {cell}") == ["MC-18"]
        with pytest.raises(IllegalAction, match="MC-18"):
            play(state, f"move {cell}")
    assert look(state)["crabs"] == "c3"


@rule("MC-18")
def test_the_hermit_goes_two_cells_at_most():
    state = beach(3, 3, crabs="a1")
    assert why(state, "move c3") == []
    assert why(state, "move d4") == ["MC-18"]


@rule("MC-L20")
@pytest.mark.parametrize("cell", ["c1", "c5", "a3", "e3"])
def test_the_hermit_does_not_turn(cell):
    assert why(beach(3, 3, crabs="c3", freed="bottle"), f"move {cell}") == ["MC-L20"]


@rule("MC-19")
@pytest.mark.parametrize(("players", "to_move"), [(2, 1), (2, 2), (3, 3), (4, 3), (4, 4)])
def test_one_may_stay(players, to_move):
    state = beach(players, to_move, crabs="b4")
    events = play(state, "stay", row=2)
    assert told(events, "stayed") == [{"seat": to_move, "start": "b4", "end": "b4", "price": 0}]
    assert look(state)["crabs"] == "b4"
    assert look(state)["shrimps"] == 5
    assert state.next_seat() == to_move % players


@rule("MC-19")
def test_going_to_where_one_is_means_to_stay():
    state = beach(crabs="b4")
    assert why(state, "move b4") == []
    assert [reason.rule for reason in state.why_not(0, 36 + 19)] == ["MC-19"]


@rule("MC-25")
def test_a_place_without_a_card_may_be_crossed_and_stopped_on():
    state = beach(to_move=2, freed="bottle", crabs="a3")
    assert {"c3", "d3"} <= ends(state)
    crossing = state.clone()
    play(crossing, "move d3", row=1)
    assert look(crossing)["shrimps"] == 5
    events = play(state, "move c3", row=1)
    assert look(state)["crabs"] == "c3"
    assert look(state)["shrimps"] == 5
    assert [event.kind for event in events] == ["moved", "drew"]


@rule("MC-26")
@pytest.mark.parametrize("to_move", [1, 2])
def test_an_object_may_be_crossed(to_move):
    """A trap, and an object with a brother: nothing happens to either."""
    state = beach(to_move=to_move, crabs="a3", hands=["bottle ring", "bucket ball"])
    before = look(state)["objects"]
    play(state, "move a6" if to_move == 1 else "move e3", row=1)
    assert look(state)["objects"] == before
    assert look(state)["shrimps"] == 5
