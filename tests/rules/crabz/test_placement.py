"""The players place their crabs themselves: CZ-C13 and CZ-C14."""

import pytest

from estran.core import Refused, Scripted
from tests.rulemark import rule

from .beach import GAME, NO_LUCK, beach, moves, play, random_game, stacks, to_move, told, why


def placing(players=2, first=1):
    return GAME.new({"players": players, "placement": "alternate"}, Scripted([first - 1]))


@rule("CZ-C13", "CZ-C14")
def test_the_beach_starts_empty_and_the_first_player_begins():
    state = placing(players=3, first=2)
    assert stacks(state) == {}
    assert to_move(state) == 2
    assert GAME.position(state)["owes"] == "place"


@rule("CZ-C14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_own_crab_goes_on_any_free_rock_of_the_zone(players):
    state = placing(players)
    zone = GAME.view(state, 0)["zone"]
    assert len(zone) == 9 * players
    assert moves(state) == {f"place 1{size} {cell}" for size in "LMS" for cell in zone}


@rule("CZ-C14", "CZ-C12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_crab_each_in_turn(players):
    state = placing(players, first=players)
    order = []
    for _ in range(2 * players):
        order.append(to_move(state))
        play(state, sorted(moves(state))[0])
    assert order == [players, *range(1, players)] * 2
    assert len(stacks(state)) == 2 * players


@rule("CZ-C14")
def test_a_crab_is_placed_where_it_was_said():
    state = placing()
    events = play(state, "place 1L c3", "PLACE s d5", " place 1m b2 ")
    assert stacks(state) == {"b2": "1M", "c3": "1L", "d5": "2S"}
    assert told(events, "placed")[:2] == [{"seat": 1, "crab": "1L", "cell": "c3"}, {"seat": 2, "crab": "2S", "cell": "d5"}]


@rule("CZ-C14", "CZ-04")
def test_one_crab_a_rock():
    state = placing()
    play(state, "place 1L c3")
    assert why(state, "place 2S c3") == ["CZ-04"]
    assert not any(text.endswith("c3") for text in moves(state))


@rule("CZ-C14", "CZ-04")
def test_only_rocks_of_the_zone():
    assert why(placing(2), "place 1L a1") == ["CZ-04"]
    assert why(placing(3), "place 1L a1") == []
    assert why(placing(3), "place 1L a4") == ["CZ-04"]
    assert why(placing(4), "place 1L a4") == []


@rule("CZ-C14", "CZ-01")
def test_three_crabs_of_a_size_and_no_more():
    state = placing()
    play(state, "place 1L c3", "place 2S d2", "place 1L c4", "place 2S d3", "place 1L c5", "place 2M d5")
    assert why(state, "place 1L b2") == ["CZ-01"]
    assert {text[:8] for text in moves(state)} == {"place 1M", "place 1S"}


@rule("CZ-C14", "CZ-03")
def test_only_crabs_of_ones_own():
    state = placing()
    with pytest.raises(Refused, match="a large blue crab, and you are player 1"):
        play(state, "place 2L c3")
    assert stacks(state) == {}


@rule("CZ-C14")
def test_nobody_moves_before_all_crabs_are_placed():
    state = placing()
    play(state, "place 1L c3", "place 2S c4")
    assert why(state, "c3-c4") == ["CZ-C14"]
    assert why(state, "keep c3") == ["CZ-17"]
    assert why(state, "place 2S b2", player=2) == ["CZ-13"]


@rule("CZ-C14", "CZ-C7")
def test_nobody_goes_out_and_no_wave_comes_while_placing():
    state = placing()
    events = play(state, "place 1S b2", "place 2S f4", "place 1S f2", "place 2S b4")
    assert {event.kind for event in events} == {"placed"}
    assert len(stacks(state)) == 4


@rule("CZ-C14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_when_all_are_placed_the_first_player_moves_first(players):
    state = random_game(seed=players, plies=9 * players - 1, players=players, placement="alternate")
    first = to_move(random_game(seed=players, plies=0, players=players, placement="alternate"))
    assert GAME.position(state)["owes"] == "place"
    play(state, sorted(moves(state))[0])
    assert GAME.position(state)["owes"] == "move"
    assert to_move(state) == first
    assert len(stacks(state)) == 9 * players
    assert why(state, f"place {first}L b2") == ["CZ-C14"]


@rule("CZ-C14")
@pytest.mark.parametrize("players", [3, 4])
def test_nobody_resigns_while_others_would_wait_for_their_crabs(players):
    state = placing(players)
    with pytest.raises(Refused, match="placed first"):
        state.resign(0, NO_LUCK)
    assert to_move(state) == 1


@rule("CZ-C14")
@pytest.mark.parametrize(
    ("cells", "problem"),
    [
        ({"c3": "1L", "c4": "1L"}, "in turn"),
        ({"c3": "2L"}, "in turn"),
        ({"c3": "1S 2L"}, "one a rock"),
    ],
)
def test_a_position_while_placing_must_be_one_that_can_be(cells, problem):
    with pytest.raises(Refused, match=problem):
        beach(owes="place", to_move=2, **cells)


@rule("CZ-C14")
def test_a_view_shows_what_is_left_to_place():
    state = placing()
    play(state, "place 1M c3", "place 2S c4", "place 1M d3", "place 2L d2")
    assert GAME.view(state, 0)["unplaced"] == [["1L", "1L", "1L", "1M", "1S", "1S", "1S"], ["2L", "2L", "2M", "2M", "2M", "2S", "2S"]]
    assert GAME.view(random_game(1, 0), 0)["unplaced"] == []
