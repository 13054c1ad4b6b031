"""Adding the planned card, and what it gives: OC-036 to OC-041, OC-050 to OC-052, OC-D8, OC-D50, OC-D57."""

import pytest

from tests.rulemark import rule

from .beach import asked, beach, called, choices, hand, phase, planned, play, pool, track

JOINED = {"shell": "- - shell diagonal -", "forward": "diagonal - forward - -"}
"""A shell card at whose right side a forward card completes a diagonal move."""


@rule("OC-036")
def test_one_adds_the_planned_card_or_rests():
    state = beach(planned="shell", track="forward", hand="seaward")
    assert choices(state) == {"add left", "add right", "rest"}


@rule("OC-036")
def test_nothing_else_is_done_before():
    state = beach(planned="shell", track="forward", chef="red", shells=5, extras="Aa")
    assert choices(state) == {"add left", "add right", "rest"}


@rule("OC-036")
def test_without_a_planned_card_one_must_rest():
    state = beach(phase="action", track="forward", discard="shell", market="", pile="")
    assert hand(state) == "shell"  # the rest is over: nothing was to be decided
    assert choices(state) == {"end"}


@rule("OC-037")
def test_when_a_turn_ends_the_next_player_goes_and_after_the_last_the_round_ends():
    state = beach(
        crabs="red b4, orange d4, blue f4",
        turn="blue",
        chef="blue",
        planned={"red": "shell", "orange": "shell", "blue": "shell"},
        hand={"red": "forward", "orange": "forward", "blue": "forward"},
    )
    for player in ("blue", "red", "orange"):
        assert (asked(state), phase(state)) == (player, "action")
        play(state, "add right", "end")
    assert phase(state) == "planning"


@rule("OC-038")
def test_into_an_empty_track_the_card_is_simply_put():
    state = beach(planned="shell")
    assert choices(state) == {"add right", "rest"}
    events = play(state, "add right")
    assert (track(state), planned(state)) == ("shell", "")
    assert events[0].public == {"seat": 1, "card": "r1", "side": "right"}  # revealed to all


@rule("OC-038")
@pytest.mark.parametrize(("side", "row"), [("left", "sand shell forward"), ("right", "shell forward sand")])
def test_the_card_goes_to_the_left_or_the_right_end(side, row):
    state = beach(planned="sand", track="shell forward")
    play(state, f"add {side}")
    assert track(state) == row


@rule("OC-039")
def test_halves_need_not_fit():
    state = beach(planned="forward", track="shell", prints={"shell": "- - shell seaward -", "forward": "diagonal - forward - -"})
    play(state, "add right")
    assert (track(state), pool(state)) == ("shell forward", "forward")


@rule("OC-039", "OC-051")
def test_halves_that_fit_give_an_action():
    state = beach(planned="forward", track="shell", prints=JOINED)
    play(state, "add right")
    assert pool(state) == "forward diagonal"


@rule("OC-051")
def test_the_halves_must_meet():
    """The same two cards, the other way round: their other sides meet."""
    state = beach(planned="forward", track="shell", prints=JOINED)
    play(state, "add left")
    assert pool(state) == "forward"


@rule("OC-051")
def test_a_card_added_at_the_left_joins_with_its_right_side():
    state = beach(planned="shell", track="forward seaward", prints=JOINED)
    play(state, "add left")
    assert pool(state) == "shell diagonal"


@rule("OC-051")
def test_only_the_card_added_this_turn_completes_icons():
    """The two cards at the other end of the track fit too, but they were joined before."""
    state = beach(planned="seaward", track="shell forward", prints=JOINED)
    play(state, "add right")
    assert pool(state) == "seaward"


@rule("OC-051", "OC-D8")
def test_two_icons_completed_at_once_give_both():
    prints = {"shell": "- - shell diagonal forward", "forward": "diagonal forward forward - -"}
    state = beach(planned="forward", track="shell", prints=prints)
    play(state, "add right")
    assert pool(state) == "forward forward diagonal"


@rule("OC-D8")
def test_upper_halves_meet_upper_ones_and_lower_halves_lower_ones():
    prints = {"shell": "- - shell diagonal forward", "forward": "forward diagonal forward - -"}
    state = beach(planned="forward", track="shell", prints=prints)
    play(state, "add right")
    assert pool(state) == "forward"


@rule("OC-D8")
def test_two_sides_without_a_half_complete_nothing():
    state = beach(planned="forward", track="shell")
    play(state, "add right")
    assert pool(state) == "forward"


@rule("OC-D57")
def test_in_an_empty_track_there_is_no_icon_to_complete():
    state = beach(planned="shell", prints={"shell": "forward forward shell forward forward"})
    play(state, "add right")
    assert pool(state) == "shell"


@rule("OC-040")
def test_a_track_has_no_limit():
    """All the market cards there are, and the starting deck."""
    names = [called(card) for card in range(20, 56)]
    long = " ".join(["shell", "forward", "diagonal", *names])
    state = beach(planned="seaward", track=long, market="", pile="")
    play(state, "add left")
    assert track(state) == f"seaward {long}"


@rule("OC-041")
def test_the_actions_of_the_card_are_used_in_any_order():
    orders = set()
    for first, second, third in (("shell", "left", "special"), ("special", "left", "shell"), ("left", "shell", "special")):
        state = beach(planned="reckless", track="shell", prints={"shell": "- - shell diagonal -", "reckless": "diagonal - shell - -"})
        play(state, "add right")
        for action in (first, second, third):
            play(state, "play reckless" if action == "special" else action)
            orders.add((first, action))
        assert choices(state) == {"end"}
    assert len(orders) == 9


@rule("OC-050")
@pytest.mark.parametrize(
    ("card", "gives"),
    [("shell", {"shell"}), ("forward", {"forward"}), ("diagonal", {"left", "right"}), ("seaward", {"forward", "left", "right"})],
)
def test_the_main_action_is_free(card, gives):
    state = beach(planned=card, hand="")
    play(state, "add right")
    assert choices(state) == {*gives, "end"}


@rule("OC-052")
def test_a_market_card_has_a_special_action_and_a_starting_card_none():
    state = beach(planned="slant", hand="")
    play(state, "add right")
    assert choices(state) == {"shell", "play slant", "end"}
    state = beach(planned="shell", hand="")
    play(state, "add right")
    assert choices(state) == {"shell", "end"}


@rule("OC-052")
def test_a_special_action_may_cost_a_card():
    state = beach(planned="faster", hand="")
    play(state, "add right")
    assert choices(state) == {"shell", "end"}
    state = beach(planned="faster", hand="seaward")
    play(state, "add right")
    assert choices(state) == {"shell", "play faster", "end"}


@rule("OC-D50")
def test_cards_already_in_the_track_give_nothing_again():
    state = beach(planned="shell", track="slant forward", hand="seaward")
    play(state, "add right")
    assert choices(state) == {"shell", "end"}


@rule("OC-D50")
def test_but_momentum_uses_the_main_action_of_one():
    state = beach(planned="momentum", track="slant forward", hand="seaward")
    play(state, "add right", "play momentum")
    assert choices(state) == {"use shell", "use forward"}
