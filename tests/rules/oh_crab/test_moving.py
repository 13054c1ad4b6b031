"""Ways on the beach: OC-015, OC-057 to OC-060, OC-D1, OC-D2."""

import pytest

from tests.rulemark import rule

from .beach import OPEN, at, beach, cell, choices, discards, drawn, is_down, play, shells

EVERYTHING = {
    "pool": "forward diagonal seaward",
    "chef": "red",
    "specials": "slant faster zigzag slide momentum impulse",
    "hand": "shell forward diagonal seaward",
    "track": "seaward",
    "shells": 9,
    "extras": "Aa Bb Ca",
}


@rule("OC-D1")
@pytest.mark.parametrize(
    ("here", "around"),
    [
        ("d6", {"forward": "d8", "left": "c7", "right": "e7", "back": "d4", "back-left": "c5", "back-right": "e5"}),
        ("c5", {"forward": "c7", "left": "b6", "right": "d6", "back": "c3", "back-left": "b4", "back-right": "d4"}),
    ],
)
def test_every_hex_has_six_neighbours(here, around):
    """Columns are staggered: the diagonal is half a row, be it from an odd column or an even one."""
    board = drawn(OPEN)
    ways = ["forward", "left", "right", "back", "back-left", "back-right"]
    assert {way: int(board.next(cell(here), n)) for n, way in enumerate(ways)} == {way: cell(name) for way, name in around.items()}


@rule("OC-D1")
def test_a_crab_walks_on_hexes():
    state = beach(crabs="red c5", pool="forward diagonal diagonal")
    play(state, "left")
    assert at(state, "red") == "b6"
    play(state, "forward", "right")
    assert at(state, "red") == "c9"


@rule("OC-D2")
def test_distance_is_counted_in_half_rows():
    board = drawn(OPEN)
    assert [int(board.distance(cell(name))) for name in ("a1", "b2", "a3", "b4", "g11", "f12")] == [0, 1, 2, 3, 10, 11]
    assert board.distance(cell("sea")) > board.distance(cell("f12"))


@rule("OC-D2")
@pytest.mark.parametrize(
    ("place", "ahead", "behind"), [("f8", True, False), ("e7", True, False), ("b6", False, False), ("e5", False, True)]
)
def test_ahead_is_nearer_to_the_sea_and_equal_is_neither(place, ahead, behind):
    state = beach(crabs=f"red d6, orange {place}", specials="seagull call")
    assert ("play seagull" in choices(state)) == ahead
    play(state, "play call")
    assert any(way.startswith("orange") for way in choices(state)) == behind


@rule("OC-057")
def test_every_move_goes_toward_the_sea():
    """Whatever red does, step by step: each space is nearer to the sea than the one before."""
    tried = 0
    for first in choices(beach(**EVERYTHING)) - {"end"}:
        todo = [first]
        for _ in range(6):
            state = beach(**EVERYTHING)
            play(state, *todo)
            far = int(state.setup.board.distance(cell(at(state, "red"))))
            if far > 5:
                tried += 1
                break
            assert far == 5
            todo.append(min(choices(state) - {"end", "done", "use shell", "discard shell"}))
    assert tried == 14


@rule("OC-057")
def test_only_special_actions_go_back_or_sideways():
    state = beach(crabs="red d6, orange d8", specials="seagull jump-aside")
    play(state, "play seagull", "orange back-left", "play jump-aside", "jump b")
    assert (at(state, "orange"), at(state, "red")) == ("c7", "b6")


@rule("OC-058")
def test_nobody_leaves_the_beach_at_the_side():
    assert choices(beach(crabs="red a5", pool="seaward", chef="red")) == {"forward", "right", "chef right", "end"}
    assert choices(beach(crabs="red g5", pool="seaward", chef="red")) == {"forward", "left", "chef left", "end"}


@rule("OC-058")
def test_nobody_leaves_the_beach_toward_land():
    state = beach(crabs="red a1, orange d2", specials="seagull move-out")
    play(state, "play seagull")
    assert choices(state) == {"orange back-left", "orange back-right", "done"}


@rule("OC-058")
def test_nobody_enters_an_inaccessible_space():
    rows = """
        . . .
        . . .
        # # .
        . . .
        """
    state = beach(rows, "red b2, orange c3", **EVERYTHING)
    assert {"forward", "left", "chef left"}.isdisjoint(choices(state))
    assert {"right", "chef right"} <= choices(state)


@rule("OC-059")
def test_spaces_act_at_once_or_when_asked_or_at_the_end():
    """A shell at once, a shortcut when the player likes, an exchange at the end."""
    rows = """
        . . .
        . e .
        . s$ .
        . . .
        """
    state = beach(rows, "red b2", pool="forward shell", hand="seaward shell", shortcut="b4 to b6 for 1 seaward")
    play(state, "forward")
    assert shells(state) == 1
    play(state, "shell", "shortcut", "discard seaward")
    assert (at(state, "red"), choices(state)) == ("b6", {"end"})
    play(state, "end")
    assert choices(state) == {"give shell", "done"}


@rule("OC-060")
def test_a_space_holds_one_crab():
    state = beach(crabs="red d4, orange d6, blue d8", pool="forward")
    play(state, "forward", "push forward", "push forward")
    assert [at(state, crab) for crab in ("red", "orange", "blue")] == ["d6", "d8", "d10"]


@rule("OC-060")
def test_the_sea_holds_any_number():
    state = beach(crabs="red d12, orange sea, blue sea", pool="forward")
    play(state, "forward")
    assert [at(state, crab) for crab in ("red", "orange", "blue")] == ["sea"] * 3


@rule("OC-015")
def test_a_free_space_has_no_crab_and_can_be_entered():
    """Of the three spaces behind orange one is inaccessible, one an obstacle, and on one there may be a crab."""
    rows = """
        . . . . .
        . . # . o
        . . . . .
        . . . . .
        """
    state = beach(rows, "red a1, orange d6, blue a3", specials="seagull", hand={"orange": "shell"})
    play(state, "play seagull")
    assert {way for way in choices(state) if way.startswith("orange")} == {"orange back", "orange back-right"}
    state = beach(rows, "red a1, orange d6, blue d4", specials="seagull", hand={"orange": "shell"})
    play(state, "play seagull")
    assert {way for way in choices(state) if way.startswith("orange")} == {"orange back-right"}


@rule("OC-015")
def test_what_a_free_space_asks_still_holds():
    """A jump onto an obstacle needs a card, and costs it."""
    rows = """
        # . o . # . .
        . . . . . . .
        """
    assert "play jump-aside" in choices(beach(rows, "red g3", specials="jump-aside", hand="shell"))
    state = beach(rows, "red g3", specials="jump-aside", hand="shell")
    play(state, "play jump-aside")
    assert (at(state, "red"), discards(state)) == ("c3", "shell")
    assert choices(beach(rows, "red g3", specials="jump-aside", hand="")) == {"end"}


@rule("OC-059")
def test_nothing_acts_on_a_crab_that_only_passes_over():
    rows = """
        . . .
        . x$ .
        . . .
        """
    state = beach(rows, "red b2", shells=3, extras="Ca")
    play(state, "buy Ca")  # there is one way to leap
    assert (at(state, "red"), shells(state), is_down(state, "red")) == ("b6", 0, False)
