"""The examples of both rulebooks, played as they are told: OC-124, OC-422b, and those of pushing, the chef, rows and teams."""

import pytest

from estran.core import Scripted
from tests.rulemark import rule

from .beach import CRABS, GAME, asked, at, beach, cell, chef, choices, discards, hand, is_down, plan, play, shells, track

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


# -- on the tiles and with the cards that are printed


def told(state, *texts, luck=()):
    """Write down these decisions, each by whoever is asked, as they stand in a record."""
    for text in texts:
        seat = state.next_seat()
        state.apply(seat, GAME.parse(state, seat, text), Scripted(list(luck)))
    assert GAME.invariants(state) == []


def offered(state):
    return {choice.notation for choice in GAME.choices(state, state.next_seat())}


@rule("OC-422b", "OC-426", "OC-082")
def test_the_turn_of_steve_in_the_reed_bed_of_the_first_game():
    """A shortcut for two cards with a move toward the sea ends on a shell; the printed cards make the side action a diagonal move."""
    state = GAME.from_position(
        {
            "players": 3,
            "edition": "prototype",
            "board": "0A-1A-2A-3A-9A",
            "extras": "Aa-Ba-Ca",
            "phase": "action",
            "crab": "red",
            "crabs": [{"cell": "c13"}, {"cell": "b16"}, {"cell": "a19"}],
            "seats": [
                {"hand": ["r2", "r4", "seagull3"], "planned": "faster1", "track": ["r3"], "discards": ["r1"]},
                {"hand": ["o2", "o3", "o4"], "planned": "o1"},
                {"hand": ["b2", "b3", "b4"], "planned": "b1"},
            ],
            "market": [["call1"], ["sand1"], ["slide1"]],
        }
    )
    told(state, "add right", "shell", "chef left")
    assert (at(state, "red"), shells(state)) == ("b14", 1)
    told(state, "faster", "discard r2", "forward", "push right")
    assert (at(state, "red"), at(state, "orange"), is_down(state, "orange")) == ("b16", "c17", True)
    assert (asked(state), offered(state)) == ("orange", {"discard o2", "discard o3", "discard o4"})  # it is an obstacle
    told(state, "discard o2", "left", "shortcut", "discard r4")
    assert (at(state, "red"), hand(state), shells(state)) == ("b20", "", 2)
    told(state, "Ba")
    assert (at(state, "red"), at(state, "blue"), shells(state)) == ("a19", "b20", 0)
    assert offered(state) == {"end"}


@rule("OC-061", "OC-066")
@pytest.mark.parametrize(
    ("way", "end", "purse", "lost"),
    [("left", "c27", 1, ""), ("forward", "d28", 0, "forward"), ("right", "e27", 0, "")],
    ids=["shell", "obstacle", "sand"],
)
def test_the_first_example_of_a_push_among_the_rocks(way, end, purse, lost):
    """On the board of the scenario of shortcuts, with a card that moves forward."""
    state = GAME.from_position(
        {
            "players": 3,
            "board": "0A-2A-1A-4B-9B",
            "extras": "Bb-Cb-Da",
            "phase": "action",
            "chef": 3,
            "crab": "blue",
            "crabs": [{"cell": "a1"}, {"cell": "d26"}, {"cell": "d24"}],
            "seats": [
                {"hand": ["r2", "r3", "r4"], "planned": "r1"},
                {"hand": ["o2"], "planned": "o1", "discards": ["o3", "o4"]},
                {"hand": ["b1", "b3", "b4"], "planned": "b2"},
            ],
            "market": [["call1"], ["sand1"], ["slide1"]],
        }
    )
    told(state, "add right", "forward")
    assert offered(state) == {"push left", "push forward", "push right"}
    told(state, f"push {way}", luck=[0] if way == "forward" else [])
    assert (at(state, "blue"), at(state, "orange"), is_down(state, "orange")) == ("d26", end, True)
    assert shells(state, "orange") == purse
    assert discards(state, "orange").split() == [*lost.split(), "diagonal", "seaward"]


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
