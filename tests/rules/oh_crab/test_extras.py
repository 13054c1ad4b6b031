"""The eight extra actions: OC-115 to OC-122, OC-D20 to OC-D24, OC-D47, OC-D58, OC-D60."""

import pytest

from estran.games.oh_crab.rules.cards import FACE_NAMES
from tests.rulemark import rule

from .beach import GAME, asked, at, beach, choices, discards, hand, is_down, play, pool, shells, track


def bought(face, rows=None, crabs="red d6", **more):
    """Red has just paid for an extra action."""
    state = beach(*([rows] if rows else []), crabs=crabs, shells=9, extras=face, **more)
    play(state, f"buy {face}")
    return state


# -- Aa, Ab, Bb


@rule("OC-115")
def test_slant_is_a_diagonal_move():
    state = bought("Aa")
    assert choices(state) == {"left", "right", "done"}
    play(state, "right")
    assert (at(state, "red"), shells(state), choices(state)) == ("e7", 8, {"end"})


@rule("OC-116")
def test_jump_aside_is_the_special_action_of_that_name():
    state = bought("Ab", crabs="red c5, orange g5")
    assert choices(state) == {"jump a", "jump e"}
    play(state, "jump a")
    assert (at(state, "red"), choices(state)) == ("a5", {"end"})


@rule("OC-118")
def test_faster_is_a_forward_move():
    state = bought("Bb", hand="shell")
    assert choices(state) == {"forward", "done"}
    play(state, "forward")
    assert (at(state, "red"), hand(state), choices(state)) == ("d8", "shell", {"end"})


# -- Ba


@rule("OC-117")
def test_swap_costs_two_shells():
    assert GAME.printed.cards["final"].extras[FACE_NAMES.index("Ba")].price == 2


@rule("OC-117")
def test_swap_changes_places_with_a_crab_beside():
    state = bought("Ba", crabs="red d6, orange d8, blue c7")
    assert choices(state) == {"swap orange", "swap blue"}
    play(state, "swap orange")
    assert (at(state, "red"), at(state, "orange"), at(state, "blue")) == ("d8", "d6", "c7")
    assert not is_down(state, "orange")


@rule("OC-D60")
@pytest.mark.parametrize("place", ["d8", "c7", "e7", "d4", "c5", "e5"])
def test_swap_with_any_of_the_six_neighbours(place):
    state = bought("Ba", crabs=f"red d6, orange {place}")
    assert (at(state, "red"), at(state, "orange")) == (place, "d6")


@rule("OC-D60")
@pytest.mark.parametrize("place", ["b6", "f6", "d10", "sea"])
def test_swap_with_no_other(place):
    assert choices(beach(crabs=f"red d6, orange {place}", shells=2, extras="Ba")) == {"end"}


def beside(token, here=".", **more):
    """Red on b2, orange straight ahead on b4."""
    rows = f"""
        . . .
        . {token} .
        . {here} .
        """
    return beach(rows, "red b2, orange b4", **{"shells": 2, "extras": "Ba", **more})


@rule("OC-117")
def test_swap_needs_what_the_space_asks():
    assert choices(beside("o", hand="")) == {"end"}
    assert choices(beside("o", hand="shell")) == {"buy Ba", "end"}
    assert choices(beside("=", hand="shell")) == {"end"}
    assert choices(beside("=", hand="shell", reckless=True)) == {"buy Ba", "end"}


@rule("OC-117")
def test_after_a_swap_the_space_acts():
    state = beside("o$", hand="shell forward")
    play(state, "buy Ba")
    assert choices(state) == {"discard shell", "discard forward"}
    assert shells(state) == 1
    state = beside("x")
    play(state, "buy Ba")
    assert is_down(state, "red")


@rule("OC-D20")
def test_after_a_swap_the_space_of_the_other_acts_too():
    state = beside(".", here="o$", hand={"orange": "shell forward"})
    play(state, "buy Ba", luck=[1])
    assert (discards(state, "orange"), shells(state, "orange"), is_down(state, "orange")) == ("forward", 1, False)
    state = beside(".", here="x")
    play(state, "buy Ba")
    assert is_down(state, "orange")
    assert not is_down(state, "red")


@rule("OC-D21")
def test_reeds_do_not_matter_to_the_other():
    """Red, ahead, swaps with orange behind, who would cross the reeds."""
    rows = """
        . . .
        . = .
        . . .
        """
    state = bought("Ba", rows, "red b4, orange b2")
    assert (at(state, "red"), at(state, "orange")) == ("b2", "b4")


@rule("OC-D21")
def test_reeds_stop_only_a_swap_straight_ahead():
    rows = """
        . . .
        . = .
        . . .
        """
    state = bought("Ba", rows, "red a3, orange b4")
    assert at(state, "red") == "b4"


@rule("OC-D22")
def test_a_crab_that_is_down_cannot_swap():
    assert choices(beside(".", down="red")) == {"end"}


# -- Ca


@rule("OC-119")
@pytest.mark.parametrize(("way", "end"), [("forward", "d10"), ("left", "b8"), ("right", "f8")])
def test_leap_is_two_spaces_in_a_straight_line(way, end):
    state = bought("Ca")
    assert choices(state) == {"leap forward", "leap left", "leap right"}
    play(state, f"leap {way}")
    assert at(state, "red") == end


@rule("OC-119")
@pytest.mark.parametrize("token", ["#", "o", "x", "=", "$"])
def test_leap_flies_over_whatever_lies_between(token):
    rows = f"""
        # . #
        # {token} #
        . . .
        """
    state = bought("Ca", rows, "red b2", hand="shell")
    assert (at(state, "red"), hand(state), is_down(state, "red"), shells(state)) == ("b6", "shell", False, 6)


@rule("OC-119")
def test_leap_flies_over_crabs():
    state = bought("Ca", crabs="red d6, orange d8")
    play(state, "leap forward")
    assert (at(state, "red"), at(state, "orange"), is_down(state, "orange")) == ("d10", "d8", False)


def landing(token, **more):
    rows = f"""
        # {token} #
        . . .
        . . .
        """
    return beach(rows, "red b2", shells=3, extras="Ca", **more)


@rule("OC-119")
def test_leap_needs_what_the_landing_space_asks():
    assert choices(landing("o", hand="")) == {"end"}
    assert choices(landing("#", hand="shell")) == {"end"}
    state = landing("o", hand="shell forward")
    play(state, "buy Ca")
    assert choices(state) == {"discard shell", "discard forward"}
    state = landing("x")
    play(state, "buy Ca")
    assert is_down(state, "red")


@rule("OC-D23")
def test_leap_pushes_who_is_where_it_lands():
    state = bought("Ca", crabs="red d6, orange d10")
    play(state, "leap forward", "push left")
    assert (at(state, "red"), at(state, "orange"), is_down(state, "orange")) == ("d10", "c11", True)


@rule("OC-D23")
def test_reeds_of_the_landing_space_stop_only_a_leap_straight_ahead():
    assert choices(landing("=")) == {"end"}
    rows = """
        # # # # #
        = . # . #
        # . . . #
        . . . . .
        """
    state = beach(rows, "red c3", shells=3, extras="Ca")
    play(state, "buy Ca")
    assert at(state, "red") == "a5"


@rule("OC-D23")
def test_leap_never_leaves_the_beach_at_the_side():
    """Neither with the first space nor with the second."""
    for place, ways in (
        ("a5", {"leap forward", "leap right"}),
        ("b6", {"leap forward", "leap right"}),
        ("g5", {"leap forward", "leap left"}),
    ):
        assert choices(bought("Ca", crabs=f"red {place}")) == ways


@rule("OC-D24")
@pytest.mark.parametrize(
    ("place", "ways"), [("d12", {"forward", "left", "right"}), ("d10", {"forward"}), ("c11", {"forward", "left", "right"})]
)
def test_leap_may_end_in_the_sea(place, ways):
    for way in ways:
        state = bought("Ca", crabs=f"red {place}")
        play(state, f"leap {way}")
        assert at(state, "red") == "sea"


# -- Cb


@rule("OC-120")
def test_snack_adds_one_more_card_from_hand():
    state = bought("Cb", track="shell", hand="forward diagonal")
    assert choices(state) == {"snack forward left", "snack forward right", "snack diagonal left", "snack diagonal right"}
    play(state, "snack diagonal left")
    assert (track(state), hand(state), pool(state)) == ("diagonal shell", "forward", "diagonal")
    assert choices(state) == {"left", "right", "end"}


@rule("OC-120")
def test_snack_needs_a_card_in_hand():
    assert choices(beach(shells=3, extras="Cb", track="shell", hand="")) == {"end"}


@rule("OC-120")
def test_snack_leaves_the_actions_of_the_first_card():
    state = bought("Cb", track="shell", hand="forward diagonal", pool="shell", specials="slant")
    play(state, "snack forward right")
    assert choices(state) == {"shell", "forward", "play slant", "end"}


@rule("OC-D47")
def test_snack_gives_main_action_special_action_and_completed_icons():
    prints = {"shell": "- - shell diagonal -", "sand": "diagonal - forward - -"}
    state = bought("Cb", crabs="red d6, orange d8", track="shell", hand={"red": "sand", "orange": "shell"}, prints=prints)
    play(state, "snack sand right")
    assert pool(state) == "forward diagonal"
    assert choices(state) == {"forward", "left", "right", "play sand", "end"}


@rule("OC-D58")
def test_snack_after_a_rest_gives_all_actions_of_its_card():
    prints = {"shell": "- - shell diagonal -", "slant": "diagonal - forward - -"}
    state = beach(planned="seaward", track="shell", market="slant", pile="", shells=3, extras="Cb", prints=prints)
    play(state, "rest", "buy Cb", "snack slant right")
    assert choices(state) == {"forward", "left", "right", "play slant", "end"}


# -- Da, Db


@rule("OC-121")
def test_pick_up_takes_the_whole_discard_pile_into_hand():
    state = bought("Da", discard="shell forward sand", hand="seaward")
    assert (hand(state), discards(state), choices(state)) == ("shell forward seaward sand", "", {"end"})


@rule("OC-121")
def test_pick_up_needs_a_discard_pile():
    assert choices(beach(shells=2, extras="Da", hand="shell")) == {"end"}


@rule("OC-122")
def test_exchange_gives_a_card_of_the_hand_for_one_of_the_market():
    state = bought("Db", hand="shell forward", market="slant, call, sand", pile="zigzag")
    assert (asked(state), choices(state)) == ("red", {"give shell", "give forward"})  # it was paid for: no way back
    play(state, "give shell", "take 1", luck=[0])
    assert (hand(state), choices(state)) == ("forward slant", {"end"})
