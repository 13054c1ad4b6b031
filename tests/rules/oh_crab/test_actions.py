"""What a turn offers: OC-014, OC-034, OC-047, OC-048, OC-053 to OC-056, OC-D28, OC-D29, OC-D51."""

import pytest

from tests.rulemark import rule

from .beach import asked, at, beach, choices, discards, hand, is_down, play, pool, shells, track, ways

CROWD = "red b4, orange d4, blue f4, green c3, brown e3"
SHORTCUT = """
    . . . . .
    . . . s .
    . . . . .
    . s . . .
    """


# -- the four basic actions


@rule("OC-014")
def test_take_a_shell():
    state = beach(pool="shell")
    play(state, "shell")
    assert (shells(state), at(state, "red")) == (1, "d6")


@rule("OC-014")
@pytest.mark.parametrize(
    ("icon", "ends"),
    [
        ("forward", {"forward": "d8"}),
        ("diagonal", {"left": "c7", "right": "e7"}),
        ("seaward", {"forward": "d8", "left": "c7", "right": "e7"}),
    ],
)
def test_the_three_basic_moves(icon, ends):
    assert choices(beach(pool=icon)) == {*ends, "end"}
    for way, end in ends.items():
        state = beach(pool=icon)
        play(state, way)
        assert at(state, "red") == end
        assert choices(state) == {"end"}


@rule("OC-014")
def test_a_move_uses_the_narrowest_action():
    """The move toward the sea, which can do all, is kept for last."""
    state = beach(pool="forward diagonal seaward")
    play(state, "forward")
    assert pool(state) == "diagonal seaward"
    play(state, "left")
    assert pool(state) == "seaward"
    play(state, "right")
    assert pool(state) == ""


# -- whose turn


@rule("OC-034")
def test_turns_go_clockwise_from_the_holder_of_the_chef():
    cards = dict.fromkeys(("red", "orange", "blue", "green", "brown"), "shell")
    state = beach(crabs=CROWD, phase="planning", chef="green", hand=cards, pile="", market="")
    order = []
    for player in cards:
        play(state, "plan shell", by=player)
    for _ in cards:
        order.append(asked(state))
        play(state, "add right", "end")
    assert order == ["green", "brown", "red", "orange", "blue"]


# -- in any order, if at all


@rule("OC-047")
def test_actions_come_in_any_order():
    for order in (["shell", "forward", "chef left"], ["chef left", "shell", "forward"], ["forward", "chef left", "shell"]):
        state = beach(pool="shell forward", chef="red")
        play(state, *order)
        assert (at(state, "red"), shells(state), choices(state)) == ("c9", 1, {"end"})


@rule("OC-047")
def test_one_action_is_finished_before_the_next():
    """Who pushes decides where to before anything else; who pays a cost pays it."""
    state = beach(crabs="red d4, orange d6", pool="forward shell", chef="red", specials="faster", hand="shell forward")
    play(state, "forward")
    assert choices(state) == {"push forward", "push left", "push right"}
    play(state, "push left", "play faster")
    assert choices(state) == {"discard shell", "discard forward"}


@rule("OC-048")
def test_actions_are_optional():
    state = beach(crabs="red d4, orange d6", pool="forward shell", chef="red", specials="slant reckless", shells=3, extras="Aa")
    assert "end" in choices(state)
    play(state, "end")
    assert at(state, "red") == "d4"


@rule("OC-048")
def test_what_a_space_does_is_not():
    """Whoever enters an obstacle must discard, whoever ends in a current is carried."""
    state = beach(
        """
        . . . .
        . ^ . .
        . o . .
        . . . .
        """,
        "red b2",
        pool="forward forward",
        hand="shell forward",
    )
    play(state, "forward")
    assert choices(state) == {"discard shell", "discard forward"}
    play(state, "discard shell", "forward", "end")
    assert at(state, "red") == "b8"


@rule("OC-053")
def test_the_active_player_decides_for_all_crabs_that_are_moved():
    state = beach(crabs="red d4, orange d6, blue c7", pool="forward", specials="move-out")
    play(state, "forward")
    assert asked(state) == "red"
    play(state, "push left")
    assert asked(state) == "red"  # orange has pushed blue
    play(state, "push right", "play move-out")
    assert asked(state) == "red"
    assert {way.split()[0] for way in choices(state)} == {"orange", "blue"}


# -- the other sources


@rule("OC-054")
def test_who_has_the_chef_has_one_more_diagonal_move():
    state = beach(chef="red")
    assert choices(state) == {"chef left", "chef right", "end"}
    play(state, "chef right")
    assert at(state, "red") == "e7"
    assert choices(state) == {"end"}
    assert choices(beach(crabs="red d6, orange b4", chef="orange")) == {"end"}


@rule("OC-054")
def test_the_chef_move_is_no_action_of_the_card():
    state = beach(pool="diagonal", chef="red")
    play(state, "chef left")
    assert pool(state) == "diagonal"


@rule("OC-055")
def test_once_a_turn_shells_pay_for_an_extra_action():
    state = beach(shells=4, extras="Aa Bb Da", discard="shell")
    assert choices(state) == {"buy Aa", "buy Bb", "buy Da", "end"}
    play(state, "buy Bb", "forward")
    assert (at(state, "red"), shells(state)) == ("d8", 2)
    assert choices(state) == {"end"}


@rule("OC-055")
@pytest.mark.parametrize(("purse", "tiles"), [(0, set()), (1, {"buy Aa"}), (2, {"buy Aa", "buy Bb"}), (3, {"buy Aa", "buy Bb", "buy Ca"})])
def test_an_extra_action_costs_the_shells_on_its_tile(purse, tiles):
    assert choices(beach(shells=purse, extras="Aa Bb Ca")) == {*tiles, "end"}


@rule("OC-055")
def test_only_tiles_in_play_can_be_used():
    assert choices(beach(shells=9, extras="Ca")) == {"buy Ca", "end"}


@rule("OC-056")
def test_a_space_offers_its_action_if_its_conditions_are_met():
    shortcut = "b2 to d6 for 2 seaward"
    for cards, offered in (("seaward", False), ("seaward sand/forward", False), ("seaward sand/seaward", True)):
        state = beach(SHORTCUT, "red b2", hand=cards, shortcut=shortcut, market="")
        assert ("shortcut" in choices(state)) == offered
    state = beach(SHORTCUT, "red c1", hand="seaward sand/seaward", shortcut=shortcut, market="")
    assert choices(state) == {"end"}


# -- how often


@rule("OC-D51")
def test_everything_serves_once():
    state = beach(pool="shell", chef="red", specials="slant", shells=9, extras="Aa Bb")
    play(state, "shell", "chef left", "play slant", "right", "buy Aa", "left")
    assert choices(state) == {"end"}


@rule("OC-D51")
def test_each_of_two_like_special_actions_serves_once():
    state = beach(specials="slant slant")
    play(state, "play slant", "left", "play slant", "right")
    assert choices(state) == {"end"}


@rule("OC-D51")
def test_board_actions_serve_as_often_as_one_can():
    """From a shortcut to a shortcut."""
    state = beach(
        SHORTCUT,
        "red b2",
        hand="seaward sand/seaward sand/forward",
        shortcut="b2 to d6 for 1 seaward, d6 to d8 for 1 seaward",
        market="",
    )
    play(state, "shortcut", "discard seaward", "shortcut", "discard sand/seaward")
    assert (at(state, "red"), hand(state)) == ("d8", "sand/forward")
    assert choices(state) == {"end"}


@rule("OC-D28")
def test_what_a_space_does_at_the_end_comes_after_all_actions():
    """On an exchange space one acts first; the exchange is offered when the turn ends, and then nothing else."""
    state = beach(
        """
        . . .
        . . .
        . e .
        """,
        "red b2, orange a1",
        pool="shell",
        hand="forward",
        chef="red",
    )
    assert choices(state) == {"shell", "chef left", "chef right", "end"}
    play(state, "shell", "end")
    assert choices(state) == {"give forward", "done"}
    play(state, "done")
    assert asked(state) == "orange"


@rule("OC-D28")
def test_a_current_acts_only_when_the_turn_ends():
    rows = """
        . . .
        . . .
        . ^ .
        """
    state = beach(rows, "red b2", pool="shell diagonal")
    play(state, "shell")
    assert at(state, "red") == "b2"
    play(state, "left", "end")
    assert at(state, "red") == "a3"


# -- in the sea


@rule("OC-D29")
def test_in_the_sea_one_still_takes_shells_and_cards():
    state = beach(crabs="red sea, orange b4", pool="shell", shells=3, extras="Cb Da Db", discard="shell", hand="forward")
    assert choices(state) == {"shell", "buy Cb", "buy Da", "buy Db", "end"}
    play(state, "shell", "buy Da")
    assert (shells(state), hand(state), discards(state)) == (2, "shell forward", "")


@rule("OC-D29", "OC-088")
def test_in_the_sea_one_moves_no_more_but_moves_others():
    """All crabs on the beach are behind, and nobody is ahead."""
    state = beach(
        crabs="red sea, orange b4",
        pool="forward diagonal seaward",
        chef="red",
        specials="seagull call sand move-out jump-aside reckless slant faster zigzag slide",
        hand={"red": "shell forward", "orange": "shell"},
        shells=9,
        extras="Aa Ab Ba Bb Ca",
    )
    assert choices(state) == {"play call", "play move-out", "end"}
    play(state, "play call")
    assert choices(state) == {"orange forward", "orange left", "orange right"}
    play(state, "orange forward", "play move-out")
    assert len(ways(state, "orange")) == 6
    play(state, "orange back")
    assert (at(state, "red"), at(state, "orange"), choices(state)) == ("sea", "b4", {"end"})


@rule("OC-D29")
def test_in_the_sea_special_actions_bring_shells_only():
    for special, after in (("momentum", ""), ("impulse", "")):
        state = beach(crabs="red sea, orange b4", specials=special, track="shell forward", hand="shell")
        play(state, f"play {special}")  # with one card in hand and one icon to use nothing is asked
        assert (shells(state), hand(state)) == (1, after)
    state = beach(crabs="red sea, orange b4", specials="momentum impulse", track="forward", hand="forward")
    assert choices(state) == {"end"}


@rule("OC-D29")
def test_in_the_sea_one_may_add_a_card_and_rest():
    state = beach(crabs="red sea, orange b4", planned="shell", track="forward", market="", pile="")
    assert choices(state) == {"add left", "add right", "rest"}
    play(state, "rest")
    assert (track(state), hand(state)) == ("forward", "shell")
    assert not is_down(state, "red")
