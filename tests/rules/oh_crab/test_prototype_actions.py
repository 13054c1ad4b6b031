"""The special actions and the shell actions of the prototype: OC-436 to OC-453."""

import pytest

from tests.rulemark import rule

from .beach import GAME, asked, at, choices, discards, hand, is_down, play, proto, shells, track, ways, with_space
from .numbers import SPECIAL_NAMES

# -- special actions


SIDES = {"sideways": "forward - shell - diagonal", "sideways/forward": "shell - forward seaward -"}


@rule("OC-436")
def test_sideways_uses_an_icon_on_the_sides_of_its_card():
    state = proto(planned="sideways", hand="shell seaward", prints=SIDES)
    play(state, "add right", "play sideways")
    assert choices(state) == {"discard shell", "discard seaward"}
    play(state, "discard shell")
    assert choices(state) == {"use forward", "use diagonal"}
    play(state, "use diagonal")
    assert choices(state) == {"left", "right", "done"}
    play(state, "right")
    assert (at(state, "red"), discards(state), choices(state)) == ("e7", "shell", {"shell", "end"})


@rule("OC-436")
def test_sideways_stands_in_the_place_of_impulse():
    for edition, name in (("final", "impulse"), ("prototype", "sideways")):
        cards = GAME.printed.cards[edition]
        assert [SPECIAL_NAMES[cards.special(card)] for card in (32, 33, 34)] == [name] * 3


@rule("OC-436")
def test_sideways_needs_a_card_and_an_icon_of_use():
    state = proto(planned="sideways", hand="", prints=SIDES)
    play(state, "add right")
    assert choices(state) == {"shell", "end"}
    state = proto(planned="sideways", hand="shell")
    play(state, "add right")
    assert choices(state) == {"shell", "end"}  # no halves at all


@rule("OC-436")
def test_sideways_as_a_snack():
    state = proto(planned="shell", hand="sideways/forward seaward", shells=3, extras="Cb", prints=SIDES)
    play(state, "add right", "buy Cb", "snack sideways/forward right", "play sideways")  # one card in hand pays
    assert choices(state) == {"use shell", "use seaward"}


@rule("OC-436")
def test_two_sideways_cards_show_each_its_own_sides():
    state = proto(planned="sideways", hand="sideways/forward shell forward", shells=3, extras="Cb", prints=SIDES)
    play(state, "add right", "buy Cb", "snack sideways/forward right", "play sideways", "discard shell")
    assert choices(state) == {"use forward", "use diagonal"}
    play(state, "use forward", "forward", "play sideways")
    assert choices(state) == {"use shell", "use seaward"}


@rule("OC-437")
def test_seagull():
    state = proto(crabs="red d6, orange d8, blue e9, green b4", specials="seagull")
    play(state, "play seagull")
    assert {text.split()[0] for text in choices(state)} == {"orange", "blue", "done"}
    assert ways(state, "orange") == {"back-left", "back-right"}  # red is behind it
    play(state, "blue back", "orange back-left")
    assert (at(state, "blue"), at(state, "orange")) == ("e7", "c7")


@rule("OC-438")
@pytest.mark.parametrize("token", ["o", "x", "="])
def test_reckless_ignores_the_spaces_one_enters(token):
    state = proto(with_space(f"{token}$"), "red b2", specials="reckless", pool="forward", hand="")
    assert "forward" not in choices(state)
    play(state, "play reckless", "forward")
    assert (at(state, "red"), shells(state)) == ("b4", 1)


@rule("OC-438")
@pytest.mark.parametrize("token", ["o", "x"])
def test_reckless_ignores_the_spaces_one_is_pushed_to(token):
    """By a crab that one moves out of the way oneself (OC-440)."""
    state = proto(with_space(f"{token}$"), "red b2, orange a1", specials="reckless move-out", hand="shell forward")
    play(state, "play reckless", "play move-out", "orange right")
    if "push forward" in choices(state):
        play(state, "push forward")
    assert (at(state, "red"), at(state, "orange"), shells(state)) == ("b4", "b2", 1)
    assert discards(state, "red") == ""
    assert not any(text.startswith("discard") for text in choices(state))


@rule("OC-438")
def test_reckless_may_stay_in_a_current():
    state = proto(with_space("^"), "red b2", specials="reckless", pool="forward")
    play(state, "play reckless", "forward", "end")
    assert choices(state) == {"carried", "done"}


@rule("OC-439")
def test_sand_and_who_is_hit_chooses_the_card():
    hands = {"red": "shell", "orange": "shell forward", "blue": "shell seaward", "green": "shell forward"}
    state = proto(crabs="red d6, orange d8, blue e9, green b4", specials="sand", hand=hands)
    play(state, "play sand")
    assert (asked(state), choices(state)) == ("orange", {"discard shell", "discard forward"})
    play(state, "discard forward")
    assert (asked(state), choices(state)) == ("blue", {"discard shell", "discard seaward"})
    play(state, "discard shell")
    assert asked(state) == "red"
    assert [discards(state, player) for player in hands] == ["", "forward", "shell", ""]


@rule("OC-439")
def test_sand_does_nothing_to_players_without_cards():
    state = proto(crabs="red d6, orange d8, blue e9", specials="sand", hand={"blue": "shell"})
    play(state, "play sand")  # a single card goes by itself
    assert (discards(state, "orange"), discards(state, "blue"), asked(state)) == ("", "shell", "red")


@rule("OC-440")
def test_move_out_may_push_a_crab_that_is_there():
    state = proto(crabs="red a1, orange d6, blue d8", specials="move-out")
    play(state, "play move-out")
    assert ways(state, "orange") == {"forward", "left", "right", "back", "back-left", "back-right"}
    play(state, "orange forward")
    assert choices(state) == {"push forward", "push left", "push right"}
    play(state, "push right")
    assert (at(state, "orange"), at(state, "blue")) == ("d8", "e9")
    assert not is_down(state, "orange")
    assert is_down(state, "blue")


@rule("OC-440")
def test_move_out_not_where_nobody_could_be_pushed():
    rows = """
        # # #
        . . .
        . . .
        """
    state = proto(rows, "red a1, orange b2, blue b4", specials="move-out")
    play(state, "play move-out")
    assert "forward" not in ways(state, "orange")


@rule("OC-440")
def test_move_out_onto_a_free_space():
    state = proto(crabs="red a1, orange d6", specials="move-out")
    play(state, "play move-out", "orange back-right")
    assert at(state, "orange") == "e5"


@rule("OC-441")
def test_jump_aside():
    state = proto(crabs="red c5, orange g5", specials="jump-aside")
    play(state, "play jump-aside")
    assert choices(state) == {"jump a", "jump e"}
    play(state, "jump e")
    assert at(state, "red") == "e5"


@rule("OC-442")
def test_slant():
    state = proto(specials="slant")
    play(state, "play slant", "left")
    assert (at(state, "red"), choices(state)) == ("c7", {"end"})


@rule("OC-443")
def test_zigzag():
    state = proto(specials="zigzag", hand="shell forward")
    play(state, "play zigzag", "discard shell", "left", "right")
    assert (at(state, "red"), discards(state), choices(state)) == ("d8", "shell", {"end"})
    assert choices(proto(specials="zigzag", hand="")) == {"end"}


@rule("OC-444")
def test_faster():
    state = proto(specials="faster", hand="shell forward")
    play(state, "play faster", "discard shell", "forward")
    assert (at(state, "red"), discards(state), choices(state)) == ("d8", "shell", {"end"})
    assert choices(proto(specials="faster", hand="")) == {"end"}


@rule("OC-445")
@pytest.mark.parametrize("order", [["forward", "left"], ["left", "forward"]])
def test_slide(order):
    state = proto(specials="slide", hand="shell forward")
    play(state, "play slide", "discard shell", *order)
    assert (at(state, "red"), discards(state), choices(state)) == ("c9", "shell", {"end"})
    assert choices(proto(specials="slide", hand="")) == {"end"}


@rule("OC-446")
def test_call_of_the_sea():
    state = proto(crabs="red d6, orange d4, blue d8", specials="call")
    play(state, "play call")
    assert ways(state, "orange") == {"left", "right"}
    assert ways(state, "red") == {"left", "right"}
    play(state, "red left", "orange forward")
    assert (at(state, "red"), at(state, "orange"), at(state, "blue")) == ("c7", "d6", "d8")


@rule("OC-447")
def test_momentum():
    state = proto(specials="momentum", track="forward diagonal", hand="shell seaward")
    play(state, "play momentum", "discard shell")
    assert choices(state) == {"use forward", "use diagonal"}
    play(state, "use forward", "forward")
    assert (at(state, "red"), discards(state)) == ("d8", "shell")


# -- shell actions


@rule("OC-448")
def test_pick_up():
    state = proto(shells=2, extras="Da", discard="shell forward")
    play(state, "buy Da")
    assert (hand(state), discards(state)) == ("shell forward", "")


@rule("OC-449")
def test_slant_for_shells():
    state = proto(shells=1, extras="Aa")
    play(state, "buy Aa", "right")
    assert (at(state, "red"), choices(state)) == ("e7", {"end"})


@rule("OC-450")
def test_faster_for_shells():
    state = proto(shells=2, extras="Bb")
    play(state, "buy Bb", "forward")
    assert at(state, "red") == "d8"


@rule("OC-451")
@pytest.mark.parametrize("token", ["o$", "x$", "=$"])
def test_a_swap_ignores_both_spaces(token):
    rows = f"""
        . . .
        . {token} .
        . {token} .
        """
    state = proto(rows, "red b2, orange b4", shells=2, extras="Ba", hand={"orange": "shell forward"})
    play(state, "buy Ba")
    assert (at(state, "red"), at(state, "orange"), asked(state)) == ("b4", "b2", "red")
    assert (shells(state, "red"), shells(state, "orange"), discards(state, "orange")) == (0, 0, "")


@rule("OC-452")
def test_snack():
    state = proto(shells=3, extras="Cb", track="shell", hand="slant forward")
    play(state, "buy Cb", "snack slant right")
    assert (track(state), hand(state)) == ("shell slant", "forward")
    assert choices(state) == {"shell", "play slant", "end"}


@rule("OC-453")
def test_a_leap_is_one_or_two_spaces_in_any_straight_line():
    far = {"forward": "d10", "left": "b8", "right": "f8", "back": "d2", "back-left": "b4", "back-right": "f4"}
    near = {"forward": "d8", "left": "c7", "right": "e7", "back": "d4", "back-left": "c5", "back-right": "e5"}
    ends = {f"leap {way}": end for way, end in far.items()} | {f"step {way}": end for way, end in near.items()}
    for way, end in ends.items():
        state = proto(shells=3, extras="Ca")
        play(state, "buy Ca")
        assert choices(state) == set(ends)
        play(state, way)
        assert at(state, "red") == end


@rule("OC-453")
def test_only_the_landing_space_of_a_leap_acts():
    rows = """
        # o$ #
        # o$ #
        # . #
        """
    state = proto(rows, "red b2", shells=3, extras="Ca", hand="shell")
    play(state, "buy Ca", "leap forward")
    assert (at(state, "red"), shells(state), discards(state)) == ("b6", 1, "shell")
    assert choices(proto(rows, "red b2", shells=3, extras="Ca", hand="")) == {"end"}


@rule("OC-428")
def test_rushes_are_entered_from_the_side_alone():
    """Neither straight from below, nor by a tunnel of two spaces, nor from above, nor by a jump; by a tunnel of one as by a step."""
    rows = """
        . . . . . . .
        . . . = . . .
        . . . . . . .
        . . . . . . .
        """
    lines = {
        "d4": ("step forward", False),
        "c5": ("step right", True),
        "e5": ("step left", True),
        "d2": ("leap forward", False),
        "b4": ("leap right", False),
        "f4": ("leap left", False),
        "d8": ("step back", False),
    }
    for start, (line, enters) in lines.items():
        state = proto(rows, f"red {start}", shells=3, extras="Ca")
        play(state, "buy Ca")
        assert (line in choices(state)) == enters
        assert at(after(state, line), "red") == "d6" if enters else True
    state = proto(rows, "red b6", specials="jump-aside")
    play(state, "play jump-aside")
    assert at(state, "red") == "f6"  # by itself: over the rushes there is no other space
    reckless = proto(rows, "red d4", pool="forward", reckless=True)
    assert "forward" in choices(reckless)


def after(state, choice):
    play(state, choice)
    return state
