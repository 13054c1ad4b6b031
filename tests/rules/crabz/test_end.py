"""Who goes out, who wins, and chases without end: CZ-06, CZ-19 to CZ-22, CZ-C7 to CZ-C10, CZ-C15."""

import pytest

from estran.core import IllegalAction, Log, Refused
from tests.rulemark import rule

from .beach import GAME, NO_LUCK, beach, moves, play, players_out, random_game, stacks, to_move, told, why

# -- losing and winning


@rule("CZ-06", "CZ-21")
def test_who_cannot_move_loses_and_the_last_who_can_wins():
    state = beach(c2="1L", c3="2S", c4="1M", c5="1S")
    events = play(state, "c2-c3")
    assert told(events, "stuck") == [{"seat": 2}]
    assert told(events, "ended") == [{"reason": "crabz-last-able", "seats": [1]}]
    assert state.outcome().winners == [0]
    assert state.scores() == [1, 0]
    assert to_move(state) == 0


@rule("CZ-06")
def test_a_visible_crab_without_a_way_is_no_help():
    """Two small crabs of player 2 are free, but on three rocks no way is three steps long."""
    state = beach(b2="1L", b3="1L", c3="2S", c4="2S")
    play(state, "b2-b3")
    assert state.outcome().winners == [0]


@rule("CZ-06")
def test_who_can_still_move_plays_on():
    state = beach(b2="1L", b3="1S", c3="2L", c4="2M")
    play(state, "b2-b3")
    assert state.outcome() is None
    assert to_move(state) == 2


# -- out, and out for good

THREE = {"c2": "1S 1L", "c3": "2L", "c4": "3S 3L", "c5": "3S"}
"""Three players; c2-c3 leaves player 2 without a move."""


@rule("CZ-19")
def test_out_for_good_though_uncovered_later():
    state = beach(players=3, **THREE)
    events = play(state, "c2-c3")
    assert told(events, "stuck") == [{"seat": 2}]
    assert (to_move(state), players_out(state)) == (3, [2])
    play(state, "c4-c5", "c3-c2")
    assert stacks(state)["c3"] == "2L"
    assert to_move(state) == 3
    assert why(state, "c3-c4", player=2) == ["CZ-19"]
    play(state, "c5-c4")
    assert (to_move(state), players_out(state)) == (1, [2])


@rule("CZ-20")
def test_the_crabs_of_who_is_out_stay():
    state = beach(players=3, c2="1S 1L", c3="2L", c4="3S 3L", c5="2S 3S")
    play(state, "c2-c3")
    assert players_out(state) == [2]
    assert stacks(state) == {"c2": "1S", "c3": "2L 1L", "c4": "3S 3L", "c5": "2S 3S"}
    play(state, "c4-c5", "c3-c2")
    assert stacks(state) == {"c2": "1S 1L", "c3": "2L", "c4": "3S", "c5": "2S 3S 3L"}


@rule("CZ-20")
def test_visible_crabs_of_who_is_out_stay_too():
    """The small crab on c3 has no way of three steps: player 2 goes out, and it stays."""
    state = beach(players=3, b2="1S 1L", b3="3S", c3="2S", b4="3L")
    play(state, "b2-b3")
    assert players_out(state) == [2]
    assert stacks(state) == {"b2": "1S", "b3": "3S 1L", "c3": "2S", "b4": "3L"}
    play(state, "b4-b3")
    assert stacks(state) == {"b2": "1S", "b3": "3S 1L 3L", "c3": "2S"}


@rule("CZ-C9", "CZ-20")
def test_crabs_of_who_is_out_are_walked_over_and_landed_on():
    state = beach(players=3, out=(2,), c2="1M", c3="2L", c4="2S", c5="3L")
    assert moves(state, "c2") == {"c4"}
    play(state, "c2-c4")
    assert stacks(state) == {"c3": "2L", "c4": "2S 1M", "c5": "3L"}


@rule("CZ-C9")
def test_crabs_of_who_is_out_count_in_a_wave():
    """Without the crabs of player 2 the group around b2 would hold nobody; with them it ties."""
    state = beach(players=3, out=(2,), b2="2S 2M", c2="2L", c3="1L", c4="3L", c5="1S")
    play(state, "c3-c4")
    assert moves(state) == {"keep b2", "keep c4"}


@rule("CZ-C7")
def test_being_stuck_during_the_turns_of_others_is_harmless():
    """Player 3 is covered while player 1 moves, and freed by player 2 in time."""
    state = beach(players=3, b2="1S 1L", b3="1S", c2="3L 2L", c3="2S")
    play(state, "b2-b3")
    assert players_out(state) == []
    play(state, "c2-c3")
    assert (to_move(state), players_out(state)) == (3, [])
    assert moves(state) == {"c2-b2", "c2-c3"}


@rule("CZ-C7")
def test_the_player_who_moved_may_be_stuck_until_the_turn_comes_round():
    """On c4 player 1 has nowhere to go, until player 2 frees the small crab on e5."""
    state = beach(c2="1M", c3="2L", c4="2S", d5="2L", e5="2S 2L")
    play(state, "c2-c4")
    assert not state.legal(0)
    assert (to_move(state), players_out(state)) == (2, [])
    play(state, "e5-d5")
    assert moves(state) == {"c4-e5"}


@rule("CZ-C8")
@pytest.mark.parametrize(("first", "winner"), [(1, 2), (2, 1)])
def test_of_two_stuck_players_the_one_whose_turn_it_is_loses(first, winner):
    state = beach(to_move=first, c3="2L 1L")
    assert state.outcome().winners == [winner - 1]
    assert state.outcome().reason == "crabz-last-able"
    assert state.scores() == [float(winner == 1), float(winner == 2)]


@rule("CZ-C8")
def test_who_leaves_all_stuck_wins():
    state = beach(players=4, c2="1L", c3="4S 3L 2L")
    events = play(state, "c2-c3")
    assert [event["seat"] for event in told(events, "stuck")] == [2, 3, 4]
    assert state.outcome().winners == [0]
    assert state.outcome().reason == "crabz-last-able"


@rule("CZ-21")
def test_the_game_goes_on_until_one_is_left():
    state = beach(players=3, c2="1L", c3="2L", c4="3S 3L", c5="3S")
    play(state, "c2-c3")
    assert state.outcome() is None
    play(state, "c4-c3")
    assert state.outcome().winners == [2]
    assert state.outcome().ranks == (2, 2, 1)
    assert state.scores() == [0, 0, 1]


@rule("CZ-21")
def test_nothing_is_played_once_it_is_over():
    state = beach(c2="1L", c3="2S", c4="1M", c5="1S")
    play(state, "c2-c3")
    assert why(state, "c3-c4", player=1) == ["CZ-21"]
    with pytest.raises(IllegalAction, match="CZ-21"):
        state.apply(0, GAME.parse(state, 0, "c3-c4"), NO_LUCK)
    with pytest.raises(Refused):
        state.resign(0, NO_LUCK)


# -- chases

ROUND = ["c2-c3", "c5-c4", "c3-c2", "c4-c5"]
"""Players 1 and 2 step to and fro."""


def chase(players=2, **more):
    return beach(players=players, c2="1S 1L", c3="1S", c4="2S", c5="2S 2L", **more)


@rule("CZ-22", "CZ-C10")
def test_the_third_time_is_a_draw():
    state = chase()
    play(state, *ROUND, *ROUND[:3])
    assert state.outcome() is None
    events = play(state, ROUND[3])
    assert told(events, "ended") == [{"reason": "crabz-chase", "seats": [1, 2]}]
    assert state.outcome().reason == "crabz-chase"
    assert state.scores() == [0.5, 0.5]
    assert why(state, "c2-c3", player=1) == ["CZ-22"]


@rule("CZ-C10")
def test_the_player_to_move_is_part_of_the_position():
    """Player 1 goes round a triangle while player 2 goes to and fro: the same crabs, but half the time the other is to move."""
    state = beach(b2="1S", c2="1S 1L", c3="1S", c4="2S 2L", c5="2S")
    loop = [text for pair in zip(["c2-b2", "b2-c3", "c3-c2"] * 2, ["c4-c5", "c5-c4"] * 3, strict=True) for text in pair]
    play(state, *loop, *loop[:11])
    assert state.outcome() is None
    play(state, loop[11])
    assert state.outcome().reason == "crabz-chase"


@rule("CZ-C10")
def test_the_players_in_the_game_are_part_of_the_position():
    """The same crabs with player 1 to move: twice among three, and then it takes three times more among two."""
    state = chase(players=3, d5="3S 3L", d6="3S")
    play(state, "c2-c3", "c5-c4", "d5-d6", "c3-c2", "c4-c5", "d6-d5")
    state.resign(2, NO_LUCK)
    play(state, *ROUND, *ROUND[:3])
    assert state.outcome() is None
    play(state, ROUND[3])
    assert state.outcome().reason == "crabz-chase"
    assert state.scores() == [0.5, 0.5, 0]


@rule("CZ-C10")
def test_crabs_of_a_kind_cannot_be_told_apart():
    """The two large crabs change places: that is the same position."""
    state = beach(b2="1S 1L", b3="1S", c3="1S 1L", d5="2S 2L", c4="2S", c5="2S")
    there = ["b2-b3", "d5-c5", "c3-b2", "c5-d5", "b3-c3", "d5-c5"]
    back = ["b2-b3", "c5-d5", "c3-b2", "d5-c5", "b3-c3", "c5-d5"]
    play(state, *there, *back)
    assert state.outcome() is None
    play(state, *there, *back[:5])
    assert state.outcome() is None
    play(state, back[5])
    assert state.outcome().reason == "crabz-chase"


@rule("CZ-C10", "CZ-22")
def test_the_order_in_a_stack_matters():
    """Afterwards the same crabs stand on the same rocks, but others are on top."""
    state = beach(b2="1S 1L", c2="1S 2L", c3="1S", c4="2S")
    play(state, "b2-c3", "c2-b2", "c3-c2")
    assert GAME.position(state)["chase"] == ["b2-c3", "c2-b2", "c3-c2"]
    assert state.key() != beach(to_move=2, b2="1S 1L", c2="1S 2L", c3="1S", c4="2S").key()


@rule("CZ-C10")
def test_a_draw_is_shared_by_those_still_in():
    state = chase(players=4, out=(3,), d5="4S 4L", d6="4S")
    play(state, *["c2-c3", "c5-c4", "d5-d6", "c3-c2", "c4-c5", "d6-d5"] * 2)
    assert state.outcome().reason == "crabz-chase"
    assert state.outcome().winners == [0, 1, 3]
    assert state.scores() == [1 / 3, 1 / 3, 0, 1 / 3]


@rule("CZ-C10")
def test_those_still_in_may_agree_on_a_draw():
    state = chase(players=3, out=(3,))
    log = Log()
    state.agree_draw(log)
    assert told(log.events, "ended") == [{"reason": "crabz-agreed", "seats": [1, 2]}]
    assert state.scores() == [0.5, 0.5, 0]
    assert why(state, "c2-c3", player=1) == ["CZ-22"]
    with pytest.raises(Refused):
        state.agree_draw()


@rule("CZ-C15")
def test_positions_are_counted_since_a_rock_was_last_emptied():
    state = chase(d2="1L", b2="2S")
    play(state, *ROUND)
    assert GAME.position(state)["chase"] == ROUND
    play(state, "d2-c2")
    assert GAME.position(state)["chase"] == []
    play(state, "c5-c4")
    assert GAME.position(state)["chase"] == ["c5-c4"]


@rule("CZ-C15")
def test_positions_are_counted_since_a_wave():
    state = chase(d2="1L", e2="2S")
    play(state, *ROUND)
    assert told(play(state, "d2-c2"), "wave")
    assert GAME.position(state)["chase"] == []


# -- giving up


@rule("CZ-19", "CZ-20")
def test_who_resigns_is_out_and_the_crabs_stay():
    state = beach(players=3, **THREE)
    before, log = stacks(state), Log()
    state.resign(0, NO_LUCK, log)
    assert told(log.events, "resigned") == [{"seat": 1}]
    assert (to_move(state), players_out(state), stacks(state)) == (2, [1], before)
    state.resign(2, NO_LUCK)
    assert state.outcome().winners == [1]


@rule("CZ-19")
def test_one_resigns_only_once():
    state = beach(players=3, **THREE)
    state.resign(1, NO_LUCK)
    with pytest.raises(Refused, match="out of the game"):
        state.resign(1, NO_LUCK)
    assert to_move(state) == 1


@rule("CZ-21")
def test_of_two_the_other_wins_when_one_resigns():
    state = random_game(seed=3, plies=4)
    state.resign(0, NO_LUCK)
    assert state.outcome().winners == [1]


def ended_early():
    placing = random_game(seed=1, plies=1, placement="alternate")
    placing.agree_draw()
    given_up = random_game(seed=1, plies=0, placement="alternate")
    given_up.resign(0, NO_LUCK)
    torn = beach(b2="2S 2M", c2="2L", c3="1L", c4="2S", c5="1M")
    play(torn, "c3-c4")
    torn.agree_draw()
    chasing = chase()
    play(chasing, *ROUND)
    chasing.agree_draw()
    return {"placing": placing, "given up": given_up, "in a wave": torn, "in a chase": chasing}


@pytest.mark.parametrize("when", ["placing", "given up", "in a wave", "in a chase"])
def test_a_game_that_ended_early_has_a_position(when):
    state = ended_early()[when]
    again = GAME.from_position(GAME.position(state))
    assert GAME.position(again) == GAME.position(state)
    assert again.outcome() == state.outcome()
