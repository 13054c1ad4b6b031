"""Special actions: OC-103 to OC-110, OC-D17 to OC-D19, OC-D46, OC-D56, OC-D63. Those that are just moves are in test_special_moves.py."""

import pytest

from tests.rulemark import rule

from .beach import asked, at, beach, choices, discards, hand, is_down, play, shells, ways

CROWD = "red d6, orange d10, blue e9, green b4, brown f6"
"""Orange and blue are ahead of red, green is behind, brown beside."""


# -- seagull


@rule("OC-103")
def test_seagull_moves_any_number_of_crabs_ahead_back_one_space():
    state = beach(crabs=CROWD, specials="seagull")
    play(state, "play seagull")
    assert {text.split()[0] for text in choices(state)} == {"orange", "blue", "done"}
    play(state, "orange back")
    assert (at(state, "orange"), {text.split()[0] for text in choices(state)}) == ("d8", {"blue", "done"})
    play(state, "blue back-right")
    assert (at(state, "blue"), choices(state)) == ("f8", {"end"})


@rule("OC-103")
@pytest.mark.parametrize("moved", [[], ["blue back"], ["orange back"]])
def test_seagull_may_stop_at_any_time(moved):
    state = beach(crabs=CROWD, specials="seagull")
    play(state, "play seagull", *moved, "done")
    assert (at(state, "orange") == "d10") == ("orange back" not in moved)
    assert (at(state, "blue") == "e9") == ("blue back" not in moved)


@rule("OC-103")
def test_seagull_needs_a_free_space_at_that_moment():
    """Blue stands behind orange: orange can go straight back only when blue has gone."""
    state = beach(crabs="red d2, orange d10, blue d8", specials="seagull")
    play(state, "play seagull")
    assert ways(state, "orange") == {"back-left", "back-right"}
    play(state, "blue back")
    assert ways(state, "orange") == {"back", "back-left", "back-right"}


@rule("OC-103")
def test_seagull_is_not_offered_if_nobody_is_ahead():
    assert choices(beach(crabs="red d6, orange b6, blue b4", specials="seagull")) == {"end"}


@rule("OC-103")
def test_who_has_come_level_was_still_ahead_when_it_began():
    state = beach(crabs="red d6, orange e7, blue c7", specials="seagull")
    play(state, "play seagull", "orange back-right")
    assert ways(state, "blue") == {"back", "back-left"}


@rule("OC-D19")
def test_seagull_leads_to_any_of_the_three_spaces_on_the_land_side():
    for way, end in (("back", "d8"), ("back-left", "c9"), ("back-right", "e9")):
        state = beach(crabs="red d6, orange d10", specials="seagull")
        play(state, "play seagull")
        assert ways(state, "orange") == {"back", "back-left", "back-right"}
        play(state, f"orange {way}")
        assert at(state, "orange") == end


@rule("OC-D18")
def test_seagull_and_call_move_crabs_that_are_down_and_leave_them_down():
    state = beach(crabs="red d6, orange d10, blue b2", specials="seagull call", down="orange blue")
    play(state, "play seagull", "orange back", "play call", "blue forward", "red left")
    assert (at(state, "orange"), at(state, "blue")) == ("d8", "b4")
    assert is_down(state, "orange")
    assert is_down(state, "blue")


# -- call of the sea


@rule("OC-104")
def test_call_moves_ones_crab_and_all_behind():
    state = beach(crabs=CROWD, specials="call")
    play(state, "play call")
    assert {text.split()[0] for text in choices(state)} == {"red", "green"}
    play(state, "green right")
    assert {text.split()[0] for text in choices(state)} == {"red"}
    play(state, "red left")
    assert (at(state, "red"), at(state, "green"), choices(state)) == ("c7", "c5", {"end"})


@rule("OC-104")
def test_call_is_answered_in_any_order():
    """Green moves first onto the space that red would have left, or after."""
    state = beach(crabs="red d6, green d4", specials="call")
    play(state, "play call")
    assert ways(state, "green") == {"left", "right"}  # red is ahead
    play(state, "red forward")
    assert ways(state, "green") == {"forward", "left", "right"}
    play(state, "green forward")
    assert (at(state, "red"), at(state, "green")) == ("d8", "d6")


@rule("OC-104")
def test_call_leads_only_to_free_spaces_and_pushes_nobody():
    rows = """
        . . .
        . . .
        . . .
        """
    state = beach(rows, "red b2, orange a3, blue b4, green c3", specials="call")
    assert choices(state) == {"end"}
    state = beach(rows, "red b2, orange a3, blue b4", specials="call")
    play(state, "play call")  # one crab, one space: it goes by itself
    assert at(state, "red") == "c3"
    assert not is_down(state, "orange")


@rule("OC-104")
def test_call_frees_a_crab_that_had_no_space_if_others_move_first():
    """Behind red, green is closed in; when red goes on there is room."""
    rows = """
        . . .
        . . .
        # . #
        # . #
        """
    state = beach(rows, "red b4, green b2", specials="call")
    play(state, "play call")
    assert ways(state, "green") == {"stays"}
    play(state, "red left")  # green follows by itself
    assert (at(state, "red"), at(state, "green")) == ("a5", "b4")


@rule("OC-104", "OC-D17")
def test_a_crab_without_a_space_may_be_left_there_for_good():
    """The order is the active player's, and so is leaving green where it cannot go now."""
    rows = """
        . . .
        . . .
        # . #
        # . #
        """
    state = beach(rows, "red b4, green b2", specials="call")
    play(state, "play call")
    assert choices(state) == {"red forward", "red left", "red right", "green stays"}
    play(state, "green stays", "red left")
    assert (at(state, "red"), at(state, "green")) == ("a5", "b2")
    assert choices(state) == {"end"}


@rule("OC-D17")
def test_who_has_a_space_must_go_when_the_sea_calls():
    state = beach(crabs="red d6, orange d4, green b2", specials="call")
    play(state, "play call")
    assert not [choice for choice in choices(state) if choice.endswith("stays") and not choice.startswith("orange")]
    assert "orange stays" not in choices(state)  # it has free spaces beside red


@rule("OC-104")
def test_a_crab_that_never_has_a_space_stays():
    rows = """
        . . .
        . . .
        # # #
        # . #
        """
    state = beach(rows, "red b6, green b2", specials="call")
    play(state, "play call", "red forward")
    assert (at(state, "green"), choices(state)) == ("b2", {"end"})


@rule("OC-104")
def test_the_sea_is_always_free():
    state = beach(". . .", "red b2, orange sea", specials="call")
    play(state, "play call", "red forward")
    assert at(state, "red") == "sea"


@rule("OC-104")
def test_call_and_what_the_spaces_ask():
    """Reeds stop all who would cross them; one's own obstacle needs a card, the others lose one by chance."""
    rows = """
        . . . . . . .
        # o # . # = #
        . . . . . . .
        """
    state = beach(rows, "red b2, orange f2", specials="call", hand={"orange": "shell"})
    assert choices(state) == {"end"}  # red has no card, and orange is beside red
    state = beach(rows, "red d4, orange f2, blue b2", specials="call", hand={"blue": "shell"})
    play(state, "play call")
    assert ways(state, "orange") == {"stays"}
    play(state, "red forward")
    assert choices(state) == {"blue forward", "orange stays"}
    play(state, "blue forward", luck=[0])  # and orange cannot go
    assert (at(state, "blue"), discards(state, "blue"), is_down(state, "blue")) == ("b4", "shell", False)


@rule("OC-D17")
def test_call_is_compulsory():
    state = beach(crabs=CROWD, specials="call")
    play(state, "play call")
    assert "done" not in choices(state)
    play(state, "red left")
    assert ways(state, "green") == {"forward", "left", "right"}
    assert "done" not in choices(state)
    assert "end" not in choices(state)


@rule("OC-D17", "OC-053")
def test_the_active_player_chooses_order_and_directions():
    state = beach(crabs=CROWD, specials="call")
    play(state, "play call")
    assert asked(state) == "red"
    play(state, "green left")
    assert asked(state) == "red"


# -- momentum and impulse


@rule("OC-105")
def test_momentum_uses_the_main_action_of_a_card_in_the_track():
    state = beach(specials="momentum", track="shell forward diagonal", hand="seaward sand")
    play(state, "play momentum")
    assert choices(state) == {"discard seaward", "discard sand"}
    play(state, "discard sand")
    assert choices(state) == {"use shell", "use forward", "use diagonal"}
    play(state, "use diagonal")
    assert choices(state) == {"left", "right", "done"}
    play(state, "right")
    assert (at(state, "red"), hand(state), discards(state), choices(state)) == ("e7", "seaward", "sand", {"end"})


@rule("OC-105")
def test_momentum_may_bring_a_shell():
    state = beach(specials="momentum", track="shell forward", hand="seaward sand")
    play(state, "play momentum", "discard sand", "use shell")
    assert (shells(state), at(state, "red")) == (1, "d6")


@rule("OC-105")
@pytest.mark.parametrize(("cards", "row"), [("", "shell"), ("shell", "")])
def test_momentum_needs_a_card_in_hand_and_one_in_the_track(cards, row):
    assert choices(beach(specials="momentum", track=row, hand=cards)) == {"end"}


@rule("OC-107")
def test_impulse_uses_the_main_action_of_the_card_discarded():
    state = beach(specials="impulse", hand="shell forward diagonal seaward", track="sand")
    play(state, "play impulse")
    assert choices(state) == {"discard shell", "discard forward", "discard diagonal", "discard seaward"}
    for card, offered in (("forward", {"forward"}), ("diagonal", {"left", "right"}), ("seaward", {"forward", "left", "right"})):
        after = state.clone()
        play(after, f"discard {card}")
        assert choices(after) == {*offered, "done"}
        assert discards(after) == card
    play(state, "discard shell")
    assert (shells(state), discards(state), choices(state)) == (1, "shell", {"end"})


@rule("OC-107")
def test_impulse_takes_only_cards_that_can_be_used():
    rows = """
        # . #
        # . #
        """
    state = beach(rows, "red b2", specials="impulse", hand="diagonal forward")
    play(state, "play impulse")
    assert choices(state) == {"discard forward"}
    assert choices(beach(rows, "red b2", specials="impulse", hand="diagonal")) == {"end"}


# -- sand in the eyes


@rule("OC-106")
def test_sand_takes_a_random_card_of_each_player_ahead():
    hands = {"red": "shell forward", "orange": "shell forward", "blue": "diagonal seaward", "green": "shell", "brown": "shell"}
    state = beach(crabs=CROWD, specials="sand", hand=hands)
    play(state, "play sand", luck=[1, 0])
    assert [discards(state, player) for player in hands] == ["", "forward", "diagonal", "", ""]


@rule("OC-106")
def test_sand_does_nothing_to_players_without_cards():
    state = beach(crabs=CROWD, specials="sand", hand={"blue": "diagonal", "green": "shell"})
    play(state, "play sand", luck=[0])
    assert (discards(state, "orange"), discards(state, "blue")) == ("", "diagonal")
    assert choices(beach(crabs=CROWD, specials="sand", hand={"green": "shell"})) == {"end"}


@rule("OC-106")
def test_sand_is_thrown_clockwise():
    """Luck is drawn first for the player at the left."""
    hands = {"red": "shell", "orange": "shell forward", "green": "shell forward"}
    state = beach(crabs="red f8, orange d10, blue b2, green d4", turn="green", specials="sand", hand=hands)
    play(state, "play sand", luck=[0, 1])
    assert (discards(state, "red"), discards(state, "orange")) == ("shell", "forward")


# -- move out


@rule("OC-108")
def test_move_out_takes_another_crab_to_any_free_space_beside_it():
    ends = {"forward": "d10", "left": "c9", "right": "e9", "back": "d6", "back-left": "c7", "back-right": "e7"}
    for way, end in ends.items():
        state = beach(crabs="red a1, orange d8", specials="move-out")
        play(state, "play move-out")
        assert ways(state, "orange") == set(ends)
        play(state, f"orange {way}")
        assert (at(state, "orange"), is_down(state, "orange"), choices(state)) == (end, False, {"end"})


@rule("OC-108")
def test_move_out_needs_a_free_space_and_never_moves_oneself():
    state = beach(crabs="red d6, orange d8, blue c7", specials="move-out")
    play(state, "play move-out")
    assert ways(state, "orange") == {"forward", "left", "right", "back-right"}
    assert ways(state, "red") == set()


@rule("OC-108")
def test_move_out_across_reeds_only_toward_land():
    rows = """
        . . .
        . = .
        . . .
        """
    state = beach(rows, "red a1, orange b2", specials="move-out")
    play(state, "play move-out")
    assert "forward" not in ways(state, "orange")
    state = beach(rows, "red a1, orange b4", specials="move-out")
    play(state, "play move-out")
    assert "back" in ways(state, "orange")


# -- jump aside


@rule("OC-109")
def test_jump_aside_to_any_free_space_equally_far():
    rows = """
        . . . . . . .
        . # . . . # .
        . . . . . . .
        """
    state = beach(rows, "red c3, orange g3", specials="jump-aside")
    play(state, "play jump-aside")
    assert choices(state) == {"jump a", "jump e"}
    play(state, "jump a")
    assert at(state, "red") == "a3"


@rule("OC-109")
def test_jump_aside_over_inaccessible_spaces_but_never_onto_one():
    state = beach("# . # . # . #", "red b2", specials="jump-aside")
    play(state, "play jump-aside")
    assert choices(state) == {"jump d", "jump f"}
    assert choices(beach(". # . # . # .", "red a1, orange c1, blue e1, green g1", specials="jump-aside")) == {"end"}


@rule("OC-109")
def test_jump_aside_and_what_the_space_asks():
    rows = "x . o . =$ . ."
    assert "jump c" not in choices_of_jump(rows, "")
    assert "jump c" in choices_of_jump(rows, "shell")
    state = beach(rows, "red g1", specials="jump-aside")
    play(state, "play jump-aside", "jump e")
    assert shells(state) == 1  # reeds do not stop a jump
    state = beach(rows, "red g1", specials="jump-aside")
    play(state, "play jump-aside", "jump a")
    assert is_down(state, "red")


def choices_of_jump(rows, cards):
    state = beach(rows, "red g1", specials="jump-aside", hand=cards)
    play(state, "play jump-aside")
    return choices(state)


# -- reckless


@rule("OC-110", "OC-D63")
@pytest.mark.parametrize("token", ["o", "x", "="])
def test_reckless_ignores_obstacles_knock_over_obstacles_and_reeds(token):
    rows = f"""
        . . .
        . {token}$ .
        . . .
        """
    state = beach(rows, "red b2", specials="reckless", pool="forward", hand="shell forward")
    play(state, "play reckless", "forward")
    assert (at(state, "red"), hand(state), is_down(state, "red"), shells(state)) == ("b4", "shell forward", False, 1)
    assert choices(state) == {"end"}  # nothing is asked


@rule("OC-110")
def test_reckless_ends_with_the_turn():
    """Orange comes after red, and is stopped by the reeds."""
    rows = """
        . = .
        . . .
        . . .
        """
    state = beach(rows, "red b2, orange b4", specials="reckless", planned={"orange": "forward"})
    play(state, "play reckless", "end", "add right")
    assert choices(state) == {"end"}


@rule("OC-110")
def test_reckless_is_for_oneself_alone():
    """A crab that a reckless one pushes onto an obstacle loses its card."""
    rows = """
        . o .
        . . .
        . . .
        """
    state = beach(rows, "red b2, orange b4", specials="reckless", pool="forward", hand={"orange": "shell"})
    play(state, "play reckless", "forward", "push forward", luck=[0])
    assert discards(state, "orange") == "shell"


@rule("OC-110")
def test_reckless_once_is_enough():
    state = beach(specials="reckless reckless")
    play(state, "play reckless")
    assert choices(state) == {"end"}


@rule("OC-D46")
def test_reckless_enters_an_obstacle_without_a_card():
    rows = """
        # o #
        . . .
        """
    state = beach(rows, "red b2", specials="reckless", pool="forward", hand="")
    assert "forward" not in choices(state)
    play(state, "play reckless", "forward")
    assert at(state, "red") == "b4"


@rule("OC-D56", "OC-110")
def test_reckless_may_stay_in_a_current():
    rows = """
        . . .
        . ^ .
        . . .
        """
    for choice, end in (("done", "b4"), ("carried", "b6")):
        state = beach(rows, "red b2, orange a1", specials="reckless", pool="forward")
        play(state, "play reckless", "forward", "end")
        assert choices(state) == {"carried", "done"}
        play(state, choice)
        assert (at(state, "red"), asked(state)) == (end, "orange")


@rule("OC-D56")
def test_a_current_on_which_the_turn_began_carries_whoever_is_reckless():
    state = beach(". . .\n. ^ .", "red b2, orange a1", specials="reckless")
    play(state, "play reckless", "end")
    assert (at(state, "red"), asked(state)) == ("b4", "orange")


@rule("OC-D63")
def test_only_the_current_asks():
    """Obstacles are ignored without asking, also where the current carries."""
    rows = """
        . o .
        . ^ .
        . . .
        """
    state = beach(rows, "red b2, orange a1", specials="reckless", pool="forward", hand="shell forward")
    play(state, "play reckless", "forward", "end", "carried")
    assert (at(state, "red"), hand(state), asked(state)) == ("b6", "shell forward", "orange")
