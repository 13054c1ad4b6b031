"""The special actions that are just moves: OC-111 to OC-114."""

import pytest

from tests.rulemark import rule

from .beach import at, beach, choices, discards, is_down, kinds, play


@rule("OC-111")
def test_slant_is_a_diagonal_move():
    state = beach(specials="slant")
    play(state, "play slant")
    assert choices(state) == {"left", "right", "done"}
    play(state, "left")
    assert (at(state, "red"), choices(state)) == ("c7", {"end"})


@rule("OC-111")
def test_slant_is_not_offered_if_there_is_no_way():
    assert choices(beach("# . #\n# . #", "red b2", specials="slant")) == {"end"}


@rule("OC-112")
def test_faster_is_a_forward_move_for_a_card():
    state = beach(specials="faster", hand="shell seaward")
    play(state, "play faster")
    assert choices(state) == {"discard shell", "discard seaward"}
    play(state, "discard seaward")
    assert choices(state) == {"forward", "done"}
    play(state, "forward")
    assert (at(state, "red"), discards(state), choices(state)) == ("d8", "seaward", {"end"})


@rule("OC-112")
def test_faster_needs_a_card_and_a_way():
    assert choices(beach(specials="faster", hand="")) == {"end"}
    assert choices(beach(". # .\n. . .", "red b2", specials="faster", hand="shell")) == {"end"}


@rule("OC-113")
def test_zigzag_is_two_diagonal_moves_for_a_card():
    state = beach(specials="zigzag", hand="shell seaward", pool="shell", chef="red")
    play(state, "play zigzag", "discard shell")
    assert choices(state) == {"left", "right", "done"}
    play(state, "left")
    assert choices(state) == {"left", "right", "done"}  # nothing may come between
    play(state, "left")
    assert (at(state, "red"), discards(state)) == ("b8", "shell")
    assert choices(state) == {"shell", "chef left", "chef right", "end"}


@rule("OC-113")
def test_zigzag_needs_a_card():
    assert choices(beach(specials="zigzag", hand="")) == {"end"}


BETWEEN = """
    . . . .
    . . s .
    . . . .
    . . . .
    """


@rule("OC-113", "OC-114")
@pytest.mark.parametrize(("special", "second"), [("zigzag", {"left", "right"}), ("slide", {"forward"})])
def test_a_board_action_may_come_between_the_two_moves(special, second):
    state = beach(BETWEEN, "red b4", specials=special, hand="shell seaward", shortcut="c5 to b6 for 1 seaward", pool="shell")
    play(state, f"play {special}", "discard shell", "right")
    assert choices(state) == {*second, "shortcut", "done"}
    play(state, "shortcut")
    assert at(state, "red") == "b6"
    assert choices(state) == {*second, "done"}


@rule("OC-113", "OC-114")
@pytest.mark.parametrize("special", ["zigzag", "slide"])
def test_a_board_action_does_not_come_before_the_first_move(special):
    """One is on a shortcut, but has begun to move."""
    state = beach(BETWEEN, "red c5", specials=special, hand="shell seaward", shortcut="c5 to b6 for 1 seaward")
    play(state, f"play {special}", "discard shell")
    assert "shortcut" not in choices(state)


@rule("OC-113", "OC-114")
@pytest.mark.parametrize(("special", "moves"), [("zigzag", ["left", "right"]), ("slide", ["left", "forward"])])
def test_after_the_second_move_the_turn_goes_on_as_usual(special, moves):
    """The moves end on a shortcut, and all actions are there again."""
    rows = """
        . . . .
        . . s .
        . . . .
        . . . .
        """
    start = {"zigzag": "red c3", "slide": "red d2"}[special]
    state = beach(rows, start, specials=special, hand="shell seaward", shortcut="c5 to b6 for 1 seaward", pool="shell")
    play(state, f"play {special}", "discard shell", *moves)
    assert at(state, "red") == "c5"
    assert choices(state) == {"shell", "shortcut", "end"}


@rule("OC-113", "OC-072")
def test_one_of_the_moves_of_zigzag_may_serve_to_stand():
    state = beach(specials="zigzag", hand="shell", down="red")
    play(state, "play zigzag")
    assert choices(state) == {"stand diagonal", "done"}
    play(state, "stand diagonal", "left")
    assert (at(state, "red"), is_down(state, "red"), choices(state)) == ("c7", False, {"end"})


@rule("OC-113", "OC-079")
def test_who_falls_on_the_first_move_may_stand_up_by_the_second():
    rows = """
        . . .
        x . .
        . . .
        """
    state = beach(rows, "red b2", specials="zigzag", hand="shell")
    play(state, "play zigzag", "left")
    assert choices(state) == {"stand diagonal", "done"}
    assert kinds(play(state, "stand diagonal")) == ["stood"]


@rule("OC-114")
@pytest.mark.parametrize(("order", "end"), [(["forward", "left"], "c9"), (["left", "forward"], "c9"), (["right", "forward"], "e9")])
def test_slide_is_a_diagonal_and_a_forward_move_for_a_card_in_either_order(order, end):
    state = beach(specials="slide", hand="shell seaward")
    play(state, "play slide", "discard seaward")
    assert choices(state) == {"forward", "left", "right", "done"}
    play(state, order[0])
    assert choices(state) == ({"left", "right", "done"} if order[0] == "forward" else {"forward", "done"})
    play(state, order[1])
    assert (at(state, "red"), discards(state), choices(state)) == (end, "seaward", {"end"})


@rule("OC-114", "OC-072")
@pytest.mark.parametrize(("stand", "left"), [("stand forward", {"left", "right", "done"}), ("stand diagonal", {"forward", "done"})])
def test_one_of_the_moves_of_slide_may_serve_to_stand(stand, left):
    state = beach(specials="slide", hand="shell", down="red")
    play(state, "play slide", stand)
    assert (is_down(state, "red"), choices(state)) == (False, left)


@rule("OC-114")
def test_slide_needs_a_card_and_one_way():
    assert choices(beach(specials="slide", hand="")) == {"end"}
    assert "play slide" in choices(beach("# . #\n# . #", "red b2", specials="slide", hand="shell"))
    assert "play slide" in choices(beach(". # .\n. . .", "red b2", specials="slide", hand="shell"))
    assert choices(beach("# # #\n# . #", "red b2", specials="slide", hand="shell")) == {"end"}


@rule("OC-048", "OC-113")
def test_moves_that_were_paid_for_may_be_forgone():
    state = beach(specials="zigzag", hand="shell")
    play(state, "play zigzag", "left", "done")
    assert (at(state, "red"), choices(state)) == ("c7", {"end"})
