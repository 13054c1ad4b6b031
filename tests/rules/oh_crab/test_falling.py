"""Falling and standing up: OC-067 to OC-072."""

import pytest

from tests.rulemark import rule

from .beach import at, beach, choices, discards, hand, is_down, kinds, play, shells

SLIPPERY = """
    . . .
    . . .
    . x .
    . . .
    """
ALL_MOVES = {
    "pool": "shell forward diagonal seaward",
    "chef": "red",
    "specials": "seagull call momentum sand impulse move-out jump-aside slant faster zigzag slide",
    "track": "forward",
    "shells": 9,
    "extras": "Aa Ab Ba Bb Ca",
}


@rule("OC-067")
def test_a_crab_falls_when_it_is_pushed():
    state = beach(crabs="red d4, orange d6", pool="forward")
    play(state, "forward", "push left")
    assert is_down(state, "orange")


@rule("OC-067", "OC-079")
def test_a_crab_falls_on_a_knock_over_obstacle():
    state = beach(SLIPPERY, "red b2", pool="forward", hand="shell")
    play(state, "forward")
    assert (at(state, "red"), is_down(state, "red"), hand(state)) == ("b4", True, "shell")


@rule("OC-067")
def test_a_crab_falls_on_nothing_else():
    rows = """
        . . . . .
        . o$ e s ^
        . . . . .
        """
    for start, end in (("b2", "b4"), ("c1", "c3"), ("d2", "d4"), ("e1", "e3")):
        state = beach(rows, f"red {start}", pool="forward", hand="shell", shortcut="d4 to d6 for 1 seaward")
        play(state, "forward")
        assert (at(state, "red"), is_down(state, "red")) == (end, False)


@rule("OC-068")
def test_a_crab_that_is_down_does_not_move_itself():
    state = beach(crabs="red d6, orange e7, blue c5", down="red", hand={"red": "forward seaward", "orange": "shell"}, **ALL_MOVES)
    for choice in sorted(choices(state)):
        after = state.clone()
        play(after, choice, luck=[0] if choice == "play sand" else [])
        assert at(after, "red") == "d6", choice
    assert {"forward", "left", "right", "chef left", "chef right"}.isdisjoint(choices(state))
    assert {"play jump-aside", "buy Ab", "buy Ba", "buy Ca"}.isdisjoint(choices(state))


@rule("OC-068")
def test_but_its_player_may_use_what_does_not_move_it():
    state = beach(
        crabs="red d6, orange e7",
        down="red",
        pool="shell",
        specials="seagull sand move-out",
        hand={"red": "forward", "orange": "shell"},
        discard="seaward",
        shells=3,
        extras="Cb Da Db",
    )
    assert choices(state) == {"shell", "play seagull", "play sand", "play move-out", "buy Cb", "buy Da", "buy Db", "end"}


@rule("OC-069")
def test_an_action_for_all_moves_only_the_others():
    state = beach(crabs="red d6, orange c5", down="red", specials="call")
    play(state, "play call")
    assert choices(state) == {"orange forward", "orange left"}  # right of orange is red
    play(state, "orange left")
    assert (at(state, "red"), at(state, "orange"), choices(state)) == ("d6", "b6", {"end"})


@rule("OC-069")
def test_an_action_for_all_is_not_offered_if_nobody_else_is_there():
    assert choices(beach(crabs="red d6, orange e7", down="red", specials="call")) == {"end"}


@rule("OC-070")
def test_others_still_move_a_crab_that_is_down():
    """By a push, a special action, or an extra action."""
    state = beach(crabs="red d4, orange d6", down="orange", pool="forward", specials="seagull move-out", shells=2, extras="Ba")
    play(state, "play move-out", "orange left")
    assert at(state, "orange") == "c7"
    play(state, "play seagull", "orange back-right")
    assert at(state, "orange") == "d6"
    play(state, "buy Ba")
    assert (at(state, "orange"), at(state, "red")) == ("d4", "d6")
    state = beach(crabs="red d4, orange d6", down="orange", pool="forward")
    play(state, "forward", "push forward")
    assert at(state, "orange") == "d8"
    assert is_down(state, "orange")


@rule("OC-071")
def test_knocking_over_again_changes_nothing():
    state = beach(crabs="red d4, orange d6", down="orange", pool="forward")
    events = play(state, "forward", "push left")
    assert "fell" not in kinds(events)
    assert is_down(state, "orange")


@rule("OC-071")
def test_one_move_is_enough_to_stand_up_after_two_falls():
    state = beach(crabs="red d6, orange d4, blue d2", turn="orange", down="red", pool="forward", planned={"red": "diagonal"}, chef="orange")
    play(state, "forward", "push forward", "end")  # blue rests by itself, as nothing was planned
    play(state, "take pile", "end", luck=[0])
    play(state, "add right", "stand diagonal")
    assert not is_down(state, "red")


@rule("OC-072")
@pytest.mark.parametrize(
    ("how", "stand", "left"),
    [
        ({"pool": "forward diagonal seaward"}, "stand forward", {"left", "right", "forward"}),
        ({"pool": "forward diagonal seaward"}, "stand diagonal", {"left", "right", "forward"}),
        ({"pool": "forward diagonal"}, "stand diagonal", {"forward"}),
        ({"pool": "forward diagonal"}, "stand forward", {"left", "right"}),
        ({"pool": "forward seaward"}, "stand seaward", {"forward"}),
        ({"chef": "red", "pool": "forward"}, "stand chef", {"forward"}),
    ],
)
def test_one_move_is_given_up_to_stand(how, stand, left):
    state = beach(down="red", **how)
    events = play(state, stand)
    assert kinds(events) == ["stood"]
    assert (at(state, "red"), is_down(state, "red")) == ("d6", False)
    assert choices(state) == {*left, "end"}


@rule("OC-072")
@pytest.mark.parametrize(
    ("first", "icon"), [("buy Aa", "diagonal"), ("buy Bb", "forward"), ("play slant", "diagonal"), ("play faster", "forward")]
)
def test_the_move_may_come_from_a_tile_or_a_special_action(first, icon):
    state = beach(down="red", shells=2, extras="Aa Bb", specials="slant faster", hand="shell")
    play(state, first)
    assert choices(state) == {f"stand {icon}", "done"}
    play(state, f"stand {icon}")
    assert (at(state, "red"), is_down(state, "red")) == ("d6", False)


@rule("OC-072")
def test_a_shell_does_not_serve_to_stand():
    assert choices(beach(down="red", pool="shell")) == {"shell", "end"}


@rule("OC-072")
def test_a_rest_serves_to_stand():
    state = beach(down="red", planned="shell", market="", pile="")
    play(state, "rest")
    assert not is_down(state, "red")


@rule("OC-068", "OC-072")
def test_once_up_it_walks_on_in_the_same_turn():
    state = beach(SLIPPERY, "red b2", pool="forward forward diagonal", hand="shell")
    play(state, "forward")
    assert choices(state) == {"stand forward", "stand diagonal", "end"}
    play(state, "stand diagonal", "forward")
    assert at(state, "red") == "b6"


@rule("OC-069")
def test_sand_is_thrown_by_a_crab_that_is_down():
    state = beach(crabs="red d6, orange e7", down="red", specials="sand", hand={"orange": "shell"})
    play(state, "play sand", luck=[0])
    assert (discards(state, "orange"), shells(state)) == ("shell", 0)
