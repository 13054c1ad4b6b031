"""A turn: CZ-07 to CZ-13, CZ-C1 to CZ-C4, CZ-C12."""

from itertools import pairwise

import pytest

from estran.core import IllegalAction, Refused
from tests.rulemark import rule

from .beach import ALL_ROCKS, GAME, NO_LUCK, beach, crowd, moves, play, random_game, stacks, to_move, told, why
from .naive import touching

FULL_ROW = {"d1": "2S", "d2": "2S", "d3": "2S", "c3": "3S", "c4": "3S", "d5": "3S", "d6": "4S", "d7": "4S"}
"""A line of small crabs for four players: d1 d2 d3, round the water by c3 c4, d5 d6 d7."""


# -- one crab of one's own


@rule("CZ-07")
def test_a_move_is_one_crab_of_ones_own():
    state = beach(b2="1L", b3="2S", b4="1M", c3="2L")
    assert moves(state) == {"b2-b3", "b2-c3"}
    play(state, "b2-b3")
    assert stacks(state) == {"b3": "2S 1L", "b4": "1M", "c3": "2L"}


@rule("CZ-07")
def test_one_cannot_move_the_crab_of_another():
    state = beach(b2="1L", b3="2L", b4="1M", c3="2S")
    assert why(state, "b3-b2") == ["CZ-07"]
    assert not any(text.startswith(("b3", "c3")) for text in moves(state))


@rule("CZ-07")
@pytest.mark.parametrize("text", ["pass", "", "-", "b2-b2"])
def test_one_cannot_pass(text):
    state = beach(b2="1L", b3="2S")
    with pytest.raises(Refused):
        play(state, text)
    assert moves(state) == {"b2-b3"}


# -- how far


@rule("CZ-08")
def test_a_large_crab_walks_one_step():
    assert moves(beach(players=4, **{**FULL_ROW, "d3": "1L"}), "d3") == {"d2", "c3"}


@rule("CZ-08")
def test_a_medium_crab_walks_two_steps():
    assert moves(beach(players=4, **{**FULL_ROW, "d3": "1M"}), "d3") == {"d1", "c4"}


@rule("CZ-08")
def test_a_small_crab_walks_three_steps():
    assert moves(beach(players=4, **{**FULL_ROW, "d1": "1S"}), "d1") == {"c3"}
    assert moves(beach(players=4, **{**FULL_ROW, "c4": "1S"}), "c4") == {"d2", "d7"}


@rule("CZ-08")
@pytest.mark.parametrize(("size", "steps"), [("L", 1), ("M", 2), ("S", 3)])
def test_never_fewer_steps_and_never_more(size, steps):
    line = ["c1", "c2", "c3", "c4", "c5", "c6"]
    state = beach(players=4, **{**dict.fromkeys(line[1:4], "2S"), **dict.fromkeys(line[4:], "3S"), "c1": f"1{size}"})
    assert moves(state, "c1") == {line[steps]}
    for wrong in set(range(1, 6)) - {steps}:
        assert why(state, f"c1-{line[wrong]}")[0] == ("CZ-10" if (size, wrong) == ("S", 1) else "CZ-08")


# -- over what


@rule("CZ-09")
def test_a_crab_walks_over_crabs_of_any_colour():
    assert moves(beach(c2="1M", c3="1S", c4="2S"), "c2") == {"c4"}
    assert moves(beach(c2="1M", c3="2S", c4="1S"), "c2") == {"c4"}


@rule("CZ-09")
def test_a_crab_does_not_end_on_a_bare_rock():
    state = beach(c2="1L", c3="2S")
    assert moves(state) == {"c2-c3"}
    assert why(state, "c2-b2") == ["CZ-09"]


@rule("CZ-09")
def test_a_medium_crab_does_not_pass_over_a_bare_rock():
    """From c2 to c4 two steps lead over c3 alone, and c3 is bare."""
    state = beach(c2="1M", d2="2S", e2="2S", e3="2S", e4="2M", d5="2M", c4="1S")
    assert moves(state, "c2") == {"e2"}
    assert why(state, "c2-c4") == ["CZ-09"]


@rule("CZ-09")
def test_a_small_crab_does_not_pass_over_a_bare_rock():
    """From b2 to b4 three steps lead over b3, and b3 is bare."""
    state = beach(b2="1S", c2="2S", d2="2L", e2="2S", e3="2M", e4="2M", d5="1M", c5="1S", b4="1S")
    assert moves(state, "b2") == {"e2"}
    assert why(state, "b2-b4") == ["CZ-09"]


@rule("CZ-09")
def test_no_step_of_a_small_crab_is_onto_a_bare_rock():
    """From b2 over b3 the second step to c5 would be the bare b4."""
    state = beach(b2="1S", b3="2L", c3="2L", d3="2S", e3="2M", e4="2M", d5="2M", c5="1S")
    assert moves(state, "b2") == {"d3"}
    assert why(state, "b2-c5") == ["CZ-09"]


@rule("CZ-09")
def test_there_is_no_way_over_the_water():
    state = beach(d3="1M", c3="2L", c4="2L", d5="2S", e3="2L", e4="2M")
    assert "d5" not in moves(state, "d3")
    assert why(state, "d3-d5") == ["CZ-08"]


# -- no rock twice, and not back home


@rule("CZ-10")
def test_a_small_crab_cannot_step_there_and_back_and_there_again():
    """Three steps from b2 onto its neighbour b3 would need b3 twice."""
    state = beach(b2="1S", b3="2S", b4="2S", c5="1L")
    assert moves(state) == {"c5-b4"}
    assert why(state, "b2-b3") == ["CZ-10", "CZ-08"]


@rule("CZ-10")
def test_a_small_crab_reaches_its_neighbour_the_long_way_round():
    """Where the rocks allow a loop, the neighbour is three steps away: b2, c2, c3, b3."""
    state = beach(b2="1S", b3="2S", c2="2L", c3="2L")
    assert moves(state, "b2") == {"b3"}


@rule("CZ-10")
def test_a_triangle_is_too_small_for_three_steps():
    assert moves(beach(b2="1S", b3="2S", c3="2S", b4="1L")) == {"b4-b3"}


@rule("CZ-C2")
@pytest.mark.parametrize("size", "LMS")
def test_a_crab_never_ends_where_it_began(size):
    state = beach(players=4, **crowd(ALL_ROCKS, c3=f"1{size}"))
    assert "c3" not in moves(state, "c3")
    assert why(state, "c3-c3") == ["CZ-C2"]


@rule("CZ-C2", "CZ-10")
def test_a_crab_that_leaves_a_stack_does_not_walk_back_over_it():
    """From the stack on c3 three steps lead to c2 only by c4 and c3 itself."""
    state = beach(c3="2S 1S", c2="2S", c4="2S", c5="1L")
    assert moves(state) == {"c5-c4"}
    assert why(state, "c3-c2") == ["CZ-10", "CZ-08"]


@rule("CZ-C1")
def test_a_crab_may_turn_at_every_step():
    assert moves(beach(b2="1M", b3="2L", c4="2M"), "b2") == {"c4"}
    assert moves(beach(b2="1S", c2="2L", d3="2L", e3="2S"), "b2") == {"e3"}


@rule("CZ-C1")
def test_only_the_end_of_the_way_is_chosen():
    """Two ways lead from b2 to d3, over c2 and over c3; it is one move all the same."""
    state = beach(b2="1M", c2="2L", c3="2L", d3="2S")
    assert [choice.notation for choice in GAME.choices(state, 0)] == ["b2-d3"]


# -- onto what


@rule("CZ-11")
@pytest.mark.parametrize(
    ("crab", "onto", "allowed"),
    [
        ("L", "L", True), ("L", "M", True), ("L", "S", True),
        ("M", "L", False), ("M", "M", True), ("M", "S", True),
        ("S", "L", False), ("S", "M", False), ("S", "S", True),
    ],
)  # fmt: skip
@pytest.mark.parametrize("owner", [1, 2])
def test_a_crab_never_ends_on_a_larger_one(crab, onto, allowed, owner):
    way = {"L": "c3", "M": "c4", "S": "c5"}[crab]
    state = beach(**{"c2": f"1{crab}", "c3": "2S", "c4": "2S", "c5": "2S", "d2": "1L", way: f"{owner}{onto}"})
    assert (f"c2-{way}" in moves(state)) is allowed
    assert why(state, f"c2-{way}") == ([] if allowed else ["CZ-11"])


@rule("CZ-C3")
def test_only_the_visible_crab_is_compared():
    """The small crab under the large one does not help, and once it is visible again nothing hinders."""
    state = beach(c2="1S", c3="2M", c4="2M", c5="2S", d6="2L", d5="1L")
    assert "c2-c5" in moves(state)
    play(state, "d5-c4", "d6-c5")
    assert stacks(state)["c5"] == "2S 2L"
    assert "c2-c5" not in moves(state)
    assert why(state, "c2-c5") == ["CZ-11"]
    play(state, "c4-c3", "c5-c4")
    assert "c2-c5" in moves(state)


@rule("CZ-C3", "CZ-11")
def test_larger_crabs_on_the_way_are_no_obstacle():
    assert moves(beach(c2="1S", c3="2L", c4="2M 1L", c5="2S"), "c2") == {"c5"}
    assert moves(beach(c2="1M", c3="2L", c4="2M"), "c2") == {"c4"}


@rule("CZ-C4")
def test_a_stack_may_be_of_any_height():
    tower = "1S 2S 3S 4S 1S 2S 3S 4S 1M 2M 3M 4M 1M 2M 3M 4M 1L 2L 3L 4L 2L 3L 4L 4L"
    state = beach(players=4, c3=tower, c2="1L", c4="2S")
    assert moves(state, "c2") == {"c3"}
    play(state, "c2-c3")
    assert stacks(state)["c3"] == f"{tower} 1L"


# -- stacks


@rule("CZ-12")
def test_a_covered_crab_cannot_move():
    state = beach(c2="1L 2L", c3="1S", c4="2S", c5="1L")
    assert not moves(state, "c2")
    assert why(state, "c2-c3") == ["CZ-12"]


@rule("CZ-12")
def test_landing_on_a_crab_holds_it_and_leaving_frees_it():
    state = beach(c2="1L", c3="2L", c4="1L", d2="2L", b3="1S")
    play(state, "c4-c3")
    assert not moves(state, "c3")
    assert why(state, "c3-c2") == ["CZ-12"]
    play(state, "d2-c2", "c3-b3")
    assert moves(state, "c3") == {"c2", "b3"}


@rule("CZ-12")
def test_the_top_crab_leaves_the_others_behind():
    state = beach(c2="2S 1S 1M 1L", c3="2S", c4="2L")
    play(state, "c2-c3")
    assert stacks(state) == {"c2": "2S 1S 1M", "c3": "2S 1L", "c4": "2L"}


# -- the next player


@rule("CZ-13", "CZ-C12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_round_clockwise_one_move_each(players):
    state = random_game(seed=5, plies=0, players=players)
    first = to_move(state)
    order = []
    for _ in range(2 * players):
        order.append(to_move(state))
        play(state, sorted(moves(state))[0])
    assert order == [(first - 1 + n) % players + 1 for n in range(2 * players)]


@rule("CZ-13")
def test_nobody_moves_out_of_turn():
    state = beach(c2="1L", c3="2L", c4="1S")
    assert why(state, "c3-c2", player=2) == ["CZ-13"]
    with pytest.raises(IllegalAction, match="CZ-13"):
        state.apply(1, GAME.parse(state, 1, "c3-c2"), NO_LUCK)


@rule("CZ-C12")
def test_a_player_who_is_out_is_passed_over():
    state = beach(players=4, out=(2, 3), c2="1L", c3="2S 4L", c4="2L", c5="3L", d3="1L")
    play(state, "c2-d3")
    assert to_move(state) == 4
    play(state, "c3-c4")
    assert to_move(state) == 1


@rule("CZ-C1", "CZ-08", "CZ-09", "CZ-10")
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("plies", [0, 5, 10, 15])
def test_a_move_tells_one_way_that_was_open(seed, plies):
    """Every step to a neighbour, over crabs, no rock twice, as many as the size asks for."""
    state = random_game(seed, plies, players=3)
    for text in moves(state):
        (event,) = told(play(state.clone(), text), "moved")
        way = event["path"]
        assert f"{way[0]}-{way[-1]}" == text
        assert len(way) == len(set(way)) == {"L": 2, "M": 3, "S": 4}[event["crab"][1]]
        assert set(way) <= set(stacks(state))
        assert all(touching(cell, after) for cell, after in pairwise(way))
