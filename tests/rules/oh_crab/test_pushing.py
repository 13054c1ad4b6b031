"""Pushing: OC-061 to OC-066, OC-D4 to OC-D7."""

import pytest

from tests.rulemark import rule

from .beach import asked, at, beach, choices, discards, hand, is_down, play, shells

ONE_WAY = """
    . # .
    # . #
    . . .
    """
"""From b4 there is no way on but to a5, c5: both free; straight ahead it is closed."""


@rule("OC-061")
@pytest.mark.parametrize(("way", "end"), [("forward", "d8"), ("left", "c7"), ("right", "e7")])
def test_a_crab_is_pushed_one_space_toward_the_sea(way, end):
    state = beach(crabs="red d4, orange d6", pool="forward")
    play(state, "forward")
    assert choices(state) == {"push forward", "push left", "push right"}
    play(state, f"push {way}")
    assert (at(state, "red"), at(state, "orange")) == ("d6", end)


@rule("OC-061")
@pytest.mark.parametrize(
    "how",
    [
        {"pool": "forward"},
        {"pool": "seaward"},
        {"specials": "faster", "hand": "shell"},
        {"specials": "slide", "hand": "shell"},
        {"shells": 2, "extras": "Bb"},
    ],
)
def test_one_pushes_whatever_the_move_comes_from(how):
    state = beach(crabs="red d4, orange d6", **how)
    first = {"specials": f"play {how.get('specials')}", "extras": "buy Bb", "pool": "forward"}
    play(state, *(first[name] for name in how if name in first))
    if at(state, "red") == "d4":
        play(state, "forward")
    play(state, "push left")
    assert (at(state, "red"), at(state, "orange"), is_down(state, "orange")) == ("d6", "c7", True)


@rule("OC-062")
def test_a_pushed_crab_pushes_the_one_it_lands_on():
    state = beach(crabs="red d4, orange d6, blue d8, green e9", pool="forward")
    play(state, "forward", "push forward", "push right")
    assert [at(state, crab) for crab in ("red", "orange", "blue")] == ["d6", "d8", "e9"]
    assert choices(state) == {"push forward", "push left", "push right"}
    play(state, "push left")
    assert at(state, "green") == "d10"


@rule("OC-063")
def test_the_active_player_chooses_every_direction():
    state = beach(crabs="red d4, orange d6, blue d8", pool="forward")
    play(state, "forward")
    assert asked(state) == "red"
    play(state, "push forward")
    assert asked(state) == "red"
    play(state, "push left")
    assert at(state, "blue") == "c9"


@rule("OC-064")
def test_a_crab_is_not_pushed_onto_an_inaccessible_space_or_beside_the_beach():
    state = beach(ONE_WAY, "red b2, orange b4", pool="forward")
    play(state, "forward")
    assert choices(state) == {"push left", "push right"}
    state = beach(crabs="red a3, orange a5", pool="forward")
    play(state, "forward")
    assert choices(state) == {"push forward", "push right"}


@rule("OC-065")
def test_every_pushed_crab_is_knocked_over():
    state = beach(crabs="red d4, orange d6, blue d8, green g1", pool="forward")
    play(state, "forward", "push forward", "push left")
    assert [is_down(state, crab) for crab in ("red", "orange", "blue", "green")] == [False, True, True, False]


@rule("OC-066")
def test_a_shell_space_gives_its_shell_to_the_owner_of_the_pushed_crab():
    rows = """
        . $ .
        . . .
        . . .
        """
    state = beach(rows, "red b2, orange b4", pool="forward")
    play(state, "forward", "push forward")
    assert (shells(state, "red"), shells(state, "orange")) == (0, 1)


@rule("OC-066")
@pytest.mark.parametrize(("luck", "lost"), [(0, "shell"), (1, "diagonal"), (2, "sand")])
def test_an_obstacle_takes_a_random_card_of_the_owner_of_the_pushed_crab(luck, lost):
    rows = """
        . o .
        . . .
        . . .
        """
    state = beach(rows, "red b2, orange b4", pool="forward", hand={"red": "shell forward", "orange": "shell diagonal sand"})
    play(state, "forward", "push forward", luck=[luck])
    assert discards(state, "orange") == lost
    assert len(hand(state, "orange").split()) == 2
    assert hand(state, "red") == "shell forward"


@rule("OC-066")
def test_every_space_of_a_chain_acts():
    rows = """
        . o .
        . $ .
        . . .
        . . .
        """
    state = beach(rows, "red b2, orange b4, blue b6", pool="forward", hand={"orange": "shell", "blue": "forward"})
    play(state, "forward", "push forward", "push forward", luck=[0])
    assert (shells(state, "orange"), hand(state, "orange"), discards(state, "blue")) == (1, "shell", "forward")


@rule("OC-D4")
def test_a_move_is_forbidden_if_the_crab_could_go_nowhere():
    rows = """
        # # #
        . . .
        . . .
        """
    state = beach(rows, "red b2, orange b4", pool="seaward", chef="red")
    assert choices(state) == {"left", "right", "chef left", "chef right", "end"}


@rule("OC-D4")
def test_the_whole_chain_is_looked_at():
    """Orange has only the space of blue, and blue has none."""
    rows = """
        # # # .
        # . # .
        . . . .
        . . . .
        """
    assert "forward" not in choices(beach(rows, "red b2, orange b4, blue b6", pool="forward"))
    assert "forward" in choices(beach(rows, "red b2, orange b4, blue a3", pool="forward"))


@rule("OC-D4")
def test_only_directions_that_can_be_completed_are_offered():
    rows = """
        # # # .
        . . # .
        . . . .
        . . . .
        """
    state = beach(rows, "red b2, orange b4, blue b6, green a1", pool="forward")
    play(state, "forward")  # blue on b6 cannot go on, so that orange can only go left
    assert (at(state, "orange"), at(state, "blue")) == ("a5", "b6")


@rule("OC-D5")
def test_a_crab_can_be_pushed_into_the_sea():
    state = beach(crabs="red d10, orange d12", pool="forward")
    play(state, "forward", "push forward")
    assert (at(state, "red"), at(state, "orange"), is_down(state, "orange")) == ("d12", "sea", False)


@rule("OC-D6")
def test_nobody_is_pushed_across_reeds():
    rows = """
        . = .
        . . .
        . . .
        """
    state = beach(rows, "red b2, orange b4", pool="forward")
    play(state, "forward")
    assert choices(state) == {"push left", "push right"}


@rule("OC-D6")
def test_not_even_by_a_reckless_crab():
    rows = """
        # = #
        . . .
        . . .
        """
    assert "forward" not in choices(beach(rows, "red b2, orange b4", pool="forward", reckless=True))


@rule("OC-D7")
def test_all_spaces_act_on_a_pushed_crab():
    """An obstacle with a shell costs a card and brings a shell; a knock-over obstacle knocks over."""
    rows = """
        x$ o$ .
        . . .
        . . .
        """
    state = beach(rows, "red b2, orange b4", pool="forward", hand={"orange": "shell"})
    play(state, "forward", "push forward", luck=[0])
    assert (shells(state, "orange"), discards(state, "orange"), is_down(state, "orange")) == (1, "shell", True)
    state = beach(rows, "red b2, orange b4", pool="forward", hand={"orange": "shell"})
    play(state, "forward", "push left")
    assert (shells(state, "orange"), discards(state, "orange"), is_down(state, "orange")) == (1, "", True)
