"""Waves: CZ-14 to CZ-18, CZ-C5, CZ-C6, CZ-C11."""

import pytest

from estran.core import Refused
from tests.rulemark import rule

from .beach import ALL_ROCKS, GAME, NO_LUCK, beach, crowd, moves, play, players_out, stacks, to_move, told, why

# -- when a wave comes


@rule("CZ-14")
def test_a_wave_takes_the_crabs_that_are_cut_off():
    state = beach(c2="2L", c3="1L", c4="2S", c5="2S")
    events = play(state, "c3-c4")
    assert stacks(state) == {"c4": "2S 1L", "c5": "2S"}
    assert told(events, "wave") == [{"seat": 1, "lost": {"c2": ["2L"]}, "kept": 2}]


@rule("CZ-14")
def test_a_wave_takes_whole_stacks():
    state = beach(c2="2S 2M 2L", c3="1L", c4="2S", c5="2S")
    play(state, "c3-c4")
    assert stacks(state) == {"c4": "2S 1L", "c5": "2S"}


@rule("CZ-14")
def test_no_wave_while_the_crabs_hang_together_another_way():
    state = beach(c2="2L", b2="2S", b3="1M", c3="1L", c4="2S")
    events = play(state, "c3-c4")
    assert not told(events, "wave")
    assert stacks(state) == {"c2": "2L", "b2": "2S", "b3": "1M", "c4": "2S 1L"}


@rule("CZ-14")
def test_no_wave_while_a_crab_stays_behind():
    state = beach(c2="2L", c3="2S 1L", c4="2S", c5="2S")
    assert not told(play(state, "c3-c4"), "wave")
    assert stacks(state)["c2"] == "2L"


@rule("CZ-14")
def test_the_water_in_the_middle_joins_nothing():
    """c3 and c4 lie on one side of the water, e3 and e4 on the other: d3 alone joined them."""
    state = beach(c3="1S", c4="1S", c5="2S", d3="1L", e3="2S", e4="2S")
    play(state, "d3-c3")
    assert set(stacks(state)) == {"c3", "c4", "c5"}


# -- the group that stays


@rule("CZ-15")
def test_rocks_count_before_crabs():
    state = beach(c2="2S 2S 2M 2L 1L", c3="1L", c4="2S", c5="2M")
    play(state, "c3-c4")
    assert set(stacks(state)) == {"c4", "c5"}


@rule("CZ-15", "CZ-C6")
def test_the_larger_group_stays_though_the_crab_landed_on_the_other():
    state = beach(b2="2L", c2="2S", d2="2M", c3="1L", c4="1S", c5="1M")
    play(state, "c3-c4")
    assert stacks(state) == {"b2": "2L", "c2": "2S", "d2": "2M"}


@rule("CZ-16")
def test_on_equally_many_rocks_the_group_with_more_crabs_stays():
    state = beach(b2="2S 2M", c2="2S 2L", c3="1L", c4="2S", c5="1M")
    play(state, "c3-c4")
    assert stacks(state) == {"b2": "2S 2M", "c2": "2S 2L"}


@rule("CZ-16", "CZ-C5")
def test_the_crab_that_landed_counts_where_it_landed():
    state = beach(b2="2S", c2="2L", c3="1L", c4="2S", c5="1M")
    play(state, "c3-c4")
    assert stacks(state) == {"c4": "2S 1L", "c5": "1M"}


@rule("CZ-18")
def test_the_example_of_23_rocks_against_5():
    """Four players. e1 joins the five rocks at the bottom left to the others; the crab there climbs up to d1."""
    above = [rock for rock in ALL_ROCKS if rock[0] in "abcd"] + ["e5", "e6"]
    below = ["f1", "f2", "g1", "g2", "g3"]
    state = beach(players=4, **crowd([*above, *below], e1="1L"))
    before = stacks(state)
    events = play(state, "e1-d1")
    assert len(above) == 23
    assert set(stacks(state)) == set(above)
    assert told(events, "wave") == [{"seat": 1, "lost": {rock: [before[rock]] for rock in below}, "kept": 23}]
    assert to_move(state) == 2


# -- a full tie


def tie(**more):
    """After c3-c4: b2 and c2 against c4 and c5, two rocks and three crabs each."""
    return beach(b2="2S 2M", c2="2L", c3="1L", c4="2S", c5="1M", **more)


@rule("CZ-17", "CZ-C11")
def test_on_a_full_tie_the_player_who_moved_is_asked():
    state = tie()
    events = play(state, "c3-c4")
    assert to_move(state) == 1
    assert moves(state) == {"keep b2", "keep c4"}
    assert not told(events, "wave")
    assert GAME.position(state)["owes"] == "keep"
    assert GAME.view(state, None)["groups"] == [["b2", "c2"], ["c4", "c5"]]


@rule("CZ-17", "CZ-C11")
@pytest.mark.parametrize(
    ("kept", "left"), [("b2", {"b2": "2S 2M", "c2": "2L"}), ("c4", {"c4": "2S 1L", "c5": "1M"})], ids=["theirs", "ours"]
)
def test_the_chosen_group_stays(kept, left):
    state = tie()
    play(state, "c3-c4")
    events = play(state, f"keep {kept}")
    assert stacks(state) == left
    assert told(events, "wave")[0]["seat"] == 1


@rule("CZ-17", "CZ-C11")
@pytest.mark.parametrize(("typed", "meant"), [("keep b2", "b2"), ("keep c2", "b2"), ("KEEP C4", "c4"), ("keep c5", "c4")])
def test_any_rock_of_a_group_names_it(typed, meant):
    state = tie()
    play(state, "c3-c4")
    assert GAME.notation(state, 0, GAME.parse(state, 0, typed)) == f"keep {meant}"
    play(state, typed)
    assert meant in stacks(state)
    assert len(stacks(state)) == 2


@rule("CZ-C11")
def test_the_turn_passes_only_after_the_choice():
    state = tie(d2="2L", d6="1S")
    play(state, "c3-c4")
    assert to_move(state) == 1
    assert why(state, "keep b2", player=2) == ["CZ-13"]
    assert why(state, "c4-c5") == ["CZ-17"]
    play(state, "keep b2")
    assert to_move(state) == 2


@rule("CZ-17")
def test_nobody_resigns_between_move_and_choice():
    state = tie()
    play(state, "c3-c4")
    for seat in (0, 1):
        with pytest.raises(Refused, match="the group that stays"):
            state.resign(seat, NO_LUCK)
    assert players_out(state) == []


# -- three groups and more


@rule("CZ-C5")
def test_of_three_groups_one_stays():
    """b2, then c4 and c5, then d3, e3 and e2: joined by c3 alone."""
    state = beach(b2="2L", c3="1L", c4="2S", c5="1M", d3="2S", e3="2M", e2="1S")
    events = play(state, "c3-c4")
    assert stacks(state) == {"d3": "2S", "e3": "2M", "e2": "1S"}
    assert told(events, "wave") == [{"seat": 1, "lost": {"b2": ["2L"], "c4": ["2S", "1L"], "c5": ["1M"]}, "kept": 3}]


@rule("CZ-C5", "CZ-15", "CZ-17")
def test_a_tie_of_two_groups_leaves_the_third_no_chance():
    state = beach(b2="2L", c3="1L", c4="2S", c5="1M", d3="2S 2M", e3="2M")
    play(state, "c3-c4")
    assert moves(state) == {"keep c4", "keep d3"}
    assert why(state, "keep b2") == ["CZ-15"]
    play(state, "keep e3")
    assert stacks(state) == {"d3": "2S 2M", "e3": "2M"}


@rule("CZ-16", "CZ-17")
def test_a_group_with_fewer_crabs_is_not_among_the_tied():
    state = beach(players=4, a1="3L", b2="2L", c3="1L", c4="2S", c5="1M", d3="2S 2M", e3="2M")
    play(state, "c3-c4")
    assert moves(state) == {"keep c4", "keep d3"}
    assert why(state, "keep a1") == ["CZ-16"]


@rule("CZ-C5", "CZ-C11")
def test_three_groups_may_all_tie():
    state = beach(players=4, a1="3S 3L", b2="2L", c3="1L", c4="2S", c5="1M", d3="2S 2M", e3="2M")
    play(state, "c3-c4")
    assert moves(state) == {"keep a1", "keep c4", "keep d3"}
    play(state, "keep b2")
    assert stacks(state) == {"a1": "3S 3L", "b2": "2L"}


# -- whom a wave may hit


@rule("CZ-C6")
def test_a_wave_may_take_every_crab_of_the_player_who_moved():
    state = beach(b2="2L", c2="2S", d2="2S", c3="1L", c4="2M")
    play(state, "c3-c4")
    assert stacks(state) == {"b2": "2L", "c2": "2S", "d2": "2S"}
    assert players_out(state) == []
    events = play(state, "b2-c2")
    assert told(events, "stuck") == [{"seat": 1}]
    assert state.scores() == [0, 1]


@rule("CZ-C6")
def test_a_wave_may_take_every_crab_of_another_player():
    state = beach(players=3, c2="3L", c3="1L", c4="2S", c5="2L", d5="1M")
    play(state, "c3-c4")
    assert "3L" not in stacks(state).values()
    assert (to_move(state), players_out(state)) == (2, [])
    events = play(state, "c5-d5")
    assert told(events, "stuck") == [{"seat": 3}]
    assert (to_move(state), players_out(state)) == (1, [3])
