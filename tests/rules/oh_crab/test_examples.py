"""The examples of both rulebooks, played as they are told: OC-124, OC-422b, and those of pushing, the chef, rows and teams."""

import pytest

from tests.rulemark import rule

from .beach import CRABS, asked, at, beach, cell, chef, choices, discards, hand, is_down, plan, play, shells, track

TURN = {
    "chef": "red",
    "planned": "faster",
    "track": "shell",
    "hand": {"red": "diagonal seaward sand/seaward", "orange": "shell forward"},
    "extras": "Ba",
    "prints": {"shell": "- - shell forward -", "faster": "forward - shell - -"},
    "market": "",
}
"""The card that is added has a shell, completes a forward move, and has one more for a card."""


@rule("OC-124")
def test_the_turn_of_lucas():
    """Lucas has red and the chef, Adam orange, Natalie blue."""
    rows = """
        . . . . .
        . . . x .
        . . . . .
        . . o s .
        . . $ . .
        . . . . .
        """
    state = beach(rows, "red c1, orange d4, blue d10", shortcut="d6 to e9 for 2 seaward", **TURN)
    play(state, "add right")
    assert track(state) == "shell faster"
    play(state, "shell")
    assert shells(state) == 1
    play(state, "play faster", "discard diagonal", "forward")
    assert (at(state, "red"), shells(state)) == ("c3", 2)
    play(state, "chef right", "push left", luck=[1])
    assert (at(state, "red"), at(state, "orange"), is_down(state, "orange")) == ("d4", "c5", True)
    assert (hand(state, "orange"), discards(state, "orange")) == ("shell", "forward")
    play(state, "forward")
    assert at(state, "red") == "d6"
    play(state, "shortcut", "discard seaward")  # the second one is the last card, and goes by itself
    assert (at(state, "red"), hand(state)) == ("e9", "")
    play(state, "buy Ba")
    assert (at(state, "red"), at(state, "blue"), shells(state)) == ("d10", "e9", 0)
    assert is_down(state, "red")
    assert choices(state) == {"end"}


@rule("OC-422b")
def test_the_turn_of_steve():
    """Steve has red and the chef, Paul yellow, which is our orange, Natalie blue. It is the prototype."""
    rows = """
        . . . . .
        . $ . . .
        . . s . .
        . . . o .
        . . . . .
        . . . . .
        """
    state = beach(rows, "red d2, orange c5, blue a9", shortcut="c7 to b10 for 2 seaward", prototype=True, **TURN)
    play(state, "add right", "shell", "chef left")
    assert (at(state, "red"), shells(state)) == ("c3", 1)
    play(state, "play faster", "discard diagonal", "forward", "push right")
    assert (at(state, "red"), at(state, "orange"), is_down(state, "orange")) == ("c5", "d6", True)
    assert asked(state) == "orange"
    play(state, "discard forward")
    assert (discards(state, "orange"), asked(state)) == ("forward", "red")
    play(state, "forward", "shortcut", "discard seaward")
    assert (at(state, "red"), shells(state)) == ("b10", 2)
    play(state, "buy Ba")
    assert (at(state, "red"), at(state, "blue"), shells(state)) == ("a9", "b10", 0)
    assert choices(state) == {"end"}


# -- pushing


@rule("OC-061", "OC-066", "OC-432")
@pytest.mark.parametrize("prototype", [False, True])
@pytest.mark.parametrize(
    ("way", "end", "purse", "lost"),
    [("left", "a5", 1, ""), ("forward", "b6", 0, "shell"), ("right", "c5", 0, "")],
    ids=["shell", "obstacle", "sand"],
)
def test_the_first_example_of_a_push(way, end, purse, lost, prototype):
    """Blue goes forward onto orange and pushes it onto a shell, onto an obstacle, or onto plain sand."""
    rows = """
        $ o .
        . . .
        . . .
        """
    state = beach(rows, "blue b2, orange b4", turn="blue", pool="forward", hand={"orange": "shell"}, prototype=prototype)
    play(state, "forward")
    assert choices(state) == {"push left", "push forward", "push right"}
    play(state, f"push {way}", luck=[0] if way == "forward" and not prototype else [])
    assert (at(state, "blue"), at(state, "orange"), is_down(state, "orange")) == ("b4", end, True)
    assert (shells(state, "orange"), discards(state, "orange")) == (purse, lost)


@rule("OC-062", "OC-064", "OC-432")
@pytest.mark.parametrize("prototype", [False, True])
def test_the_second_example_of_a_push(prototype):
    """Red goes right onto brown, who can only go left, onto green; green can go forward, or left onto an obstacle."""
    rows = """
        . . . . .
        . o . # #
        . . . . .
        . . . . .
        """
    state = beach(rows, "red c3, brown d4, green c5", pool="diagonal", prototype=prototype)
    play(state, "right")
    assert (at(state, "red"), at(state, "brown"), is_down(state, "brown")) == ("d4", "c5", True)
    assert choices(state) == {"push forward", "push left"}
    play(state, "push left")
    assert (at(state, "green"), is_down(state, "green")) == ("b6", True)


# -- the chef, and rows


@rule("OC-100", "OC-415")
@pytest.mark.parametrize(
    ("crabs", "prototype", "next"),
    [
        ("red b4, orange d10, blue f4, green b8, brown d8", False, "red"),
        ("red b6, orange d2, blue d10, green f6", True, "orange"),
    ],
    ids=["tie", "alone"],
)
def test_the_examples_of_the_chef(crabs, prototype, next):
    """Of red and blue, who are both farthest, blue has the chef: it goes to red. In the prototype's example yellow is alone behind."""
    players = CRABS[: crabs.count(",") + 1]
    state = beach(crabs=crabs, phase="planning", chef="blue", hand=dict.fromkeys(players, "shell forward"), prototype=prototype)
    plan(state, **dict.fromkeys(players, "shell"))
    play(state, *["add right", "end"] * len(players))
    assert chef(state) == next


@rule("OC-416")
def test_the_example_of_rows():
    """Spaces with the same letter are equally far from the sea: A the farthest, D the nearest."""
    board = beach().setup.board
    rows = {"A": "a1 c1 e1 g1", "B": "b2 d2 f2", "C": "a3 c3 e3 g3", "D": "b4 d4 f4"}
    distances = [{int(board.distance(cell(name))) for name in names.split()} for names in rows.values()]
    assert distances == [{0}, {1}, {2}, {3}]


# -- teams


@rule("OC-216", "OC-218")
def test_the_first_example_of_teams():
    """Green moves onto its own blue, which steps back and does not fall; then green pushes red diagonally, which falls."""
    state = beach(crabs="green d4, blue d6, red e7, orange a1", players=2, turn="green", pool="forward diagonal")
    play(state, "forward")
    assert (at(state, "green"), at(state, "blue"), is_down(state, "blue")) == ("d6", "d4", False)
    play(state, "right", "push forward")
    assert (at(state, "green"), at(state, "red"), is_down(state, "red")) == ("e7", "e9", True)


@rule("OC-218", "OC-219")
def test_the_second_example_of_teams():
    """Red pushes green onto blue, blue onto red's own mate, and that one onto a shortcut: all three fall. The mate is our orange."""
    rows = """
        . . . . .
        . . . s .
        . . . . .
        . . . . .
        . . . . .
        """
    state = beach(rows, "red c1, green d2, blue d4, orange d6", players=2, pool="diagonal", shortcut="d8 to d10 for 1 seaward")
    play(state, "right", "push forward", "push forward", "push forward")
    assert [at(state, crab) for crab in ("red", "green", "blue", "orange")] == ["d2", "d4", "d6", "d8"]
    assert [is_down(state, crab) for crab in ("red", "green", "blue", "orange")] == [False, True, True, True]
