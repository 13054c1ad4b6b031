"""Kinds of spaces: OC-073 to OC-089, OC-D15, OC-D16, OC-D25 to OC-D27, OC-D55, OC-D59."""

import pytest

from tests.rulemark import rule

from .beach import asked, at, beach, choices, discards, hand, is_down, kinds, phase, play, shells, with_space

CURRENTS = """
    . . . . .
    . ^ . . .
    . ^ . < .
    . . . . >
    """
"""b4 leads to b6, b6 to b8; d4 leads to c5; e1 to f2."""
TWO = "red b4, orange f4"


def entering(token, **more):
    """Red on b2, before that space."""
    return beach(with_space(token), "red b2", **{"pool": "forward", "hand": "shell forward", **more})


# -- standard and inaccessible


@rule("OC-073")
def test_a_standard_space_does_nothing():
    state = entering(".", hand="")
    assert kinds(play(state, "forward")) == ["moved"]
    assert (at(state, "red"), is_down(state, "red"), shells(state)) == ("b4", False, 0)


@rule("OC-074")
def test_an_inaccessible_space_is_never_entered():
    state = entering("#", specials="reckless")
    assert "forward" not in choices(state)
    play(state, "play reckless")
    assert "forward" not in choices(state)


@rule("OC-074")
def test_a_leap_may_pass_over_it_but_not_end_there():
    state = entering("#", pool="", shells=3, extras="Ca")
    play(state, "buy Ca")
    assert at(state, "red") == "b6"
    rows = """
        . # .
        . . .
        . . .
        """
    assert choices(beach(rows, "red b2", shells=3, extras="Ca")) == {"end"}


@rule("OC-074")
def test_a_jump_may_pass_over_it_but_not_end_there():
    state = beach(". . # . # . .", "red a1", specials="jump-aside")
    play(state, "play jump-aside")
    assert at(state, "red") == "g1"


# -- obstacles


@rule("OC-075", "OC-D15")
def test_an_obstacle_costs_a_card_of_ones_choice():
    state = entering("o")
    play(state, "forward")
    assert (asked(state), choices(state)) == ("red", {"discard shell", "discard forward"})
    play(state, "discard forward")
    assert (at(state, "red"), hand(state), discards(state)) == ("b4", "shell", "forward")


@rule("OC-D15")
def test_one_chooses_also_when_jumping_leaping_and_swapping():
    rows = """
        . o .
        . . .
        o . o
        """
    state = beach(rows, "red a1", specials="jump-aside", hand="shell forward")
    play(state, "play jump-aside")
    assert choices(state) == {"discard shell", "discard forward"}
    state = beach(rows, "red b2", shells=3, extras="Ca", hand="shell forward")
    play(state, "buy Ca")
    assert choices(state) == {"discard shell", "discard forward"}
    state = beach(rows, "red b2, orange c1", shells=2, extras="Ba", hand="shell forward")
    play(state, "buy Ba")
    assert choices(state) == {"discard shell", "discard forward"}


@rule("OC-075")
def test_the_card_is_paid_before_the_crab_there_is_pushed():
    state = beach(with_space("o"), "red b2, orange b4", pool="forward", hand={"red": "shell forward", "orange": "shell"})
    play(state, "forward")
    assert choices(state) == {"discard shell", "discard forward"}
    play(state, "discard shell")
    assert choices(state) == {"push forward", "push left", "push right"}


@rule("OC-076")
def test_without_a_card_one_cannot_enter_an_obstacle():
    assert choices(entering("o", hand="", pool="seaward", chef="red")) == {"left", "right", "chef left", "chef right", "end"}


@rule("OC-076")
def test_the_card_must_be_there_after_a_cost_is_paid():
    """The only card cannot pay for Faster and for the obstacle."""
    assert "play faster" not in choices(entering("o", pool="", specials="faster", hand="shell"))
    assert "play faster" in choices(entering("o", pool="", specials="faster", hand="shell forward"))


@rule("OC-077")
def test_pushed_onto_an_obstacle_one_loses_a_random_card():
    rows = """
        . o .
        . . .
        . . .
        """
    state = beach(rows, "red b2, orange b4", pool="forward", hand={"orange": "shell forward seaward"})
    play(state, "forward", "push forward", luck=[1])
    assert (hand(state, "orange"), discards(state, "orange")) == ("shell seaward", "forward")


@rule("OC-077")
def test_pushed_onto_an_obstacle_without_cards_nothing_happens():
    rows = """
        . o .
        . . .
        . . .
        """
    state = beach(rows, "red b2, orange b4", pool="forward", hand="shell")
    play(state, "forward", "push forward")
    assert (at(state, "orange"), hand(state), discards(state, "orange")) == ("b6", "shell", "")


@rule("OC-079")
def test_a_knock_over_obstacle_knocks_over_who_enters_and_who_is_moved_there():
    state = entering("x", hand="")
    play(state, "forward")
    assert is_down(state, "red")
    state = beach(with_space("x"), "red a1, orange b6", specials="seagull", hand={"orange": "shell"})
    play(state, "play seagull", "orange back")
    assert (at(state, "orange"), is_down(state, "orange"), hand(state, "orange")) == ("b4", True, "shell")


@rule("OC-D16")
@pytest.mark.parametrize(("cards", "luck", "lost"), [("shell forward", [1], "forward"), ("", [], "")])
def test_moved_onto_an_obstacle_by_others_is_like_a_push_without_the_fall(cards, luck, lost):
    state = beach(with_space("o"), "red a1, orange b6", specials="seagull", hand={"orange": cards})
    play(state, "play seagull", "orange back", luck=luck)
    assert (at(state, "orange"), discards(state, "orange"), is_down(state, "orange")) == ("b4", lost, False)


# -- shells


@rule("OC-080")
def test_a_shell_space_gives_a_shell_every_time():
    state = entering("$")
    play(state, "forward")
    assert shells(state) == 1
    state = beach(with_space("$"), "red a1, orange b6", specials="seagull")
    play(state, "play seagull", "orange back")
    assert (shells(state, "red"), shells(state, "orange")) == (0, 1)


@rule("OC-080")
@pytest.mark.parametrize(
    ("token", "hand_after", "down"), [("o$", "shell", False), ("x$", "shell forward", True), ("=$", "shell forward", False)]
)
def test_a_shell_space_may_be_of_another_kind_too(token, hand_after, down):
    state = entering(token, specials="reckless" if token == "=$" else "")
    play(state, *(["play reckless"] if token == "=$" else []), "forward", *(["discard forward"] if token == "o$" else []))
    assert (shells(state), hand(state), is_down(state, "red")) == (1, hand_after, down)


# -- shortcuts


SHORTCUT = "b4 to b8 for 2 seaward"
LONG = """
    . . .
    . . .
    . s .
    . . .
    """


def at_shortcut(token=".", crabs="red b4", **more):
    rows = f"""
        . {token} .
        . . .
        . s .
        . . .
        """
    return beach(rows, crabs, **{"shortcut": SHORTCUT, "hand": "seaward sand/seaward sand/forward shell", "market": "", **more})


@rule("OC-082")
def test_a_shortcut_takes_cards_with_the_main_action_shown():
    state = at_shortcut()
    play(state, "shortcut")
    assert choices(state) == {"discard seaward", "discard sand/seaward"}
    play(state, "discard seaward", "discard sand/seaward")
    assert (at(state, "red"), hand(state), discards(state)) == ("b8", "shell sand/forward", "seaward sand/seaward")


@rule("OC-082")
def test_a_shortcut_is_open_at_any_time_of_the_turn():
    state = at_shortcut(pool="shell forward")
    assert choices(state) == {"shell", "forward", "shortcut", "end"}
    play(state, "shell")
    assert "shortcut" in choices(state)
    play(state, "forward")
    assert "shortcut" not in choices(state)


@rule("OC-082")
@pytest.mark.parametrize("cards", ["seaward", "seaward shell forward diagonal", "shell sand/forward"])
def test_a_shortcut_needs_the_right_cards_in_hand(cards):
    assert choices(at_shortcut(hand=cards)) == {"end"}


@rule("OC-082")
def test_what_the_end_of_a_shortcut_asks_still_holds():
    assert choices(at_shortcut("o", hand="seaward sand/seaward")) == {"end"}
    state = at_shortcut("o", hand="seaward sand/seaward shell forward")
    play(state, "shortcut", "discard seaward", "discard sand/seaward")
    assert choices(state) == {"discard shell", "discard forward"}


@rule("OC-D25")
def test_a_crab_that_is_down_takes_no_shortcut_and_does_not_stand_up_by_it():
    assert choices(at_shortcut(down="red", pool="forward")) == {"stand forward", "end"}


@rule("OC-D26")
def test_a_shortcut_pushes_who_is_at_its_end():
    rows = """
        . . .
        . . .
        . . .
        . s .
        """
    state = beach(rows, "red b2, orange b6", shortcut="b2 to b6 for 1 seaward", hand="seaward")
    play(state, "shortcut", "push left")
    assert (at(state, "red"), at(state, "orange"), is_down(state, "orange")) == ("b6", "a7", True)


# -- reeds


@rule("OC-083")
def test_reeds_are_not_crossed_toward_the_sea():
    assert choices(entering("=", pool="seaward")) == {"left", "right", "end"}


@rule("OC-083")
@pytest.mark.parametrize(("start", "way"), [("a3", "right"), ("c3", "left")])
def test_reeds_stop_nobody_who_comes_diagonally(start, way):
    state = beach(with_space("="), f"red {start}", pool="diagonal")
    play(state, way)
    assert at(state, "red") == "b4"


@rule("OC-083")
def test_reeds_stop_nobody_who_goes_toward_land():
    """Neither onto them nor off them."""
    state = beach(with_space("="), "red a1, orange b6", specials="seagull seagull")
    play(state, "play seagull", "orange back", "play seagull", "orange back")
    assert at(state, "orange") == "b2"


@rule("OC-083")
def test_reeds_stop_nobody_who_leaves_toward_the_sea():
    state = beach(with_space("="), "red b4", pool="forward")
    play(state, "forward")
    assert at(state, "red") == "b6"


# -- currents


@rule("OC-084")
@pytest.mark.parametrize(("here", "there"), [("b6", "b8"), ("d4", "c5")])
def test_a_current_carries_who_ends_a_turn_there(here, there):
    state = beach(CURRENTS, f"red {here}")
    events = play(state, "end")
    assert (at(state, "red"), kinds(events)[0]) == (there, "carried")


@rule("OC-084")
def test_a_current_carries_only_the_crab_whose_turn_ends():
    state = beach(CURRENTS, "red a1, orange b6")
    play(state, "end")
    assert at(state, "orange") == "b6"


@rule("OC-085")
def test_a_current_may_carry_into_the_sea():
    state = beach(". ^ .", "red b2, orange a1, blue c1", market="", pile="")
    play(state, "end")
    assert at(state, "red") == "sea"
    play(state, "end", "end")
    assert phase(state) == "over"


@rule("OC-086")
def test_a_crab_is_carried_once():
    state = beach(CURRENTS, "red b4, orange a1, blue g1", market="", pile="")
    play(state, "end")
    assert at(state, "red") == "b6"
    play(state, "end", "end")
    assert at(state, "red") == "b6"


@rule("OC-087")
def test_a_current_does_not_carry_onto_another_crab():
    state = beach(CURRENTS, "red b6, orange b8")
    play(state, "end")
    assert (at(state, "red"), at(state, "orange")) == ("b6", "b8")
    assert not is_down(state, "orange")


@rule("OC-D27")
def test_a_current_carries_a_crab_that_is_down():
    state = beach(CURRENTS, "red b6", down="red")
    play(state, "end")
    assert (at(state, "red"), is_down(state, "red")) == ("b8", True)


@rule("OC-D55")
def test_pushed_onto_a_current_a_shortcut_or_an_exchange_nothing_happens_now():
    for token in ("^", "s", "e"):
        rows = f"""
            . . .
            . {token} .
            . . .
            . . .
            """
        state = beach(
            rows,
            "red b2, orange b4",
            pool="forward",
            shortcut="b6 to b8 for 1 seaward" if token == "s" else "",
            hand={"red": "shell", "orange": "seaward shell"},
            planned={"orange": "forward"},
        )
        play(state, "forward", "push forward", "end")
        assert (at(state, "orange"), asked(state), choices(state)) == ("b6", "orange", {"add right", "rest"})
        play(state, "add right", "stand forward")
        assert ("shortcut" in choices(state)) == (token == "s")
        play(state, "end")
        assert at(state, "orange") == ("b8" if token == "^" else "b6")
        assert ("give shell" in choices(state)) == (token == "e")


@rule("OC-D59")
@pytest.mark.parametrize(("cards", "lost"), [("shell forward", "forward"), ("shell", "shell"), ("", "")])
def test_the_space_to_which_a_current_carries_acts_as_on_entering(cards, lost):
    rows = """
        . o$ .
        . ^ .
        """
    state = beach(rows, "red b2", hand=cards)
    play(state, "end")
    if len(cards.split()) > 1:
        assert choices(state) == {"discard shell", "discard forward"}
        play(state, "discard forward")
    assert (at(state, "red"), discards(state), shells(state)) == ("b4", lost, 1)


@rule("OC-D59")
def test_carried_onto_a_knock_over_obstacle_one_falls_and_on_an_exchange_nothing_is_offered():
    for token in "xe":
        rows = f"""
            . {token} .
            . ^ .
            """
        state = beach(rows, "red b2, orange a1", hand="shell", market="slant", pile="")
        play(state, "end")
        assert (at(state, "red"), is_down(state, "red"), asked(state)) == ("b4", token == "x", "orange")


# -- the sea


@rule("OC-088")
@pytest.mark.parametrize("way", ["forward", "left", "right"])
def test_the_sea_lies_beyond_the_last_row(way):
    state = beach(crabs="red d12", pool="seaward")
    play(state, way)
    assert at(state, "red") == "sea"


@rule("OC-088")
def test_from_the_even_columns_only_straight_ahead():
    state = beach(crabs="red c11", pool="seaward")
    assert choices(state) == {"forward", "left", "right", "end"}
    play(state, "left")
    assert at(state, "red") == "b12"


@rule("OC-088")
def test_nothing_touches_a_crab_in_the_sea():
    state = beach(crabs="red d12, orange sea", specials="seagull call sand move-out", hand={"orange": "shell"}, shells=2, extras="Ba")
    assert choices(state) == {"play call", "end"}
    play(state, "play call")
    assert {way.split()[0] for way in choices(state)} == {"red"}


@rule("OC-088")
def test_a_current_carries_into_the_sea_whoever_is_there():
    state = beach(". ^ .", "red b2, orange sea")
    play(state, "end")
    assert (at(state, "red"), at(state, "orange")) == ("sea", "sea")


@rule("OC-088")
def test_a_crab_that_is_down_is_carried_into_the_sea():
    state = beach(". ^ .", "red b2, orange a1", down="red")
    play(state, "end")
    assert (at(state, "red"), is_down(state, "red")) == ("sea", False)


@rule("OC-089")
@pytest.mark.parametrize("cards", ["", "shell forward"])
def test_a_surprise_does_nothing(cards):
    state = entering("?", hand=cards)
    assert kinds(play(state, "forward")) == ["moved"]
    assert (at(state, "red"), choices(state)) == ("b4", {"end"})
    assert "moved" not in kinds(play(state, "end"))
