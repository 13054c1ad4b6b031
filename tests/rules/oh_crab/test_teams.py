"""Two players with two crabs each: OC-200 to OC-220, OC-D31 to OC-D36, OC-D52, OC-D53.

Red and orange are one team, blue and green the other.
"""

import pytest

from estran.core import Quick, Scripted
from estran.games.oh_crab.rules.setup import CHEF, HALF, HAND, PURSE, ROUND, WHERE
from tests.rulemark import rule

from .beach import GAME, OPEN, asked, at, beach, cards_of, chef, choices, discards, hand, is_down, phase, plan, play, shells, track, winners

APART = "red b4, orange b2, blue f4, green f2"


def teams(rows=OPEN, crabs=APART, **more):
    return beach(rows, crabs, players=2, **more)


def dealt(first=0, **options):
    return GAME.new(GAME.checked({"players": 2, **options}), Scripted([first, 0, 3, 6]))


def starts(state):
    return [int(cell) for cell in state.setup.board.starts]


def places(state):
    return [int(state.table[WHERE + crab]) for crab in range(4)]


def round_of(crabs=APART, cards="shell forward seaward", **more):
    """The start of a round of two teams."""
    hands = {"red": cards, "blue": cards}
    return teams(crabs=crabs, **{"phase": "planning", "chef": "red", "hand": hands, "pile": "", "market": "", **more})


# -- setting up


@rule("OC-200")
def test_all_else_is_as_with_more_players():
    """Three different market cards, four cards in hand; a turn begins with adding or resting; the other's crabs are pushed."""
    state = dealt()
    assert [len(cards_of(state.table[HAND + seat])) for seat in (0, 1)] == [4, 4]
    state = teams(crabs="red d4, orange a1, blue d6, green g1", planned="forward", track="shell")
    assert choices(state) == {"add left", "add right", "rest"}
    play(state, "add right", "forward", "push left")
    assert (at(state, "red"), at(state, "blue"), is_down(state, "blue")) == ("d6", "c7", True)


@rule("OC-201")
def test_there_are_two_beach_tiles():
    assert len(dealt().setup.board.tiles.split("-")) == 4
    for seed in range(20):
        random = GAME.new(GAME.checked({"players": 2, "board": "random"}), Quick(seed))
        assert len(random.setup.board.tiles.split("-")) == 4


@rule("OC-202")
def test_there_are_three_extra_action_tiles():
    assert list(dealt().setup.extras) == list(GAME.new(GAME.checked({}), Quick(1)).setup.extras)
    for seed in range(20):
        assert len(GAME.new(GAME.checked({"players": 2, "extras": "random"}), Quick(seed)).setup.extras) == 3


@rule("OC-203")
def test_each_player_has_two_crabs():
    state = dealt()
    assert state.crabs == 4
    assert [int(state.owner(crab)) for crab in range(4)] == [0, 0, 1, 1]


@rule("OC-204")
def test_each_player_has_one_deck_that_of_the_first_crab():
    state = dealt()
    assert [cards_of(state.table[HAND + seat]) for seat in (0, 1)] == [[0, 1, 2, 3], [8, 9, 10, 11]]


@rule("OC-205")
@pytest.mark.parametrize("first", [0, 1])
def test_the_second_player_puts_both_crabs_down_between_those_of_the_first(first):
    state = dealt(first)
    second = 1 - first
    one, two, three, four, _ = starts(state)
    assert places(state)[2 * first] == one
    assert (phase(state), state.pending()) == ("placing", [second])
    assert choices(state) == {"place 2", "place 3", "place 4"}
    play(state, "place 4")
    assert (state.pending(), choices(state)) == ([second], {"place 2", "place 3"})
    play(state, "place 2")
    assert [places(state)[crab] for crab in (2 * first, 2 * second, 2 * second + 1, 2 * first + 1)] == [one, four, two, three]
    assert (phase(state), state.pending()) == ("planning", [0, 1])
    assert state.table[CHEF] == first


@rule("OC-206")
@pytest.mark.parametrize(("spaces", "purses"), [(("3", "2"), [0, 1]), (("2", "4"), [1, 0])])
def test_a_crab_that_starts_on_a_shell_earns_it_for_its_player(spaces, purses):
    state = dealt()
    play(state, *(f"place {space}" for space in spaces))
    assert [state.table[PURSE + seat] for seat in (0, 1)] == purses


# -- the team


@rule("OC-208")
def test_the_crabs_of_a_team_share_cards_and_shells():
    state = round_of(shells={"red": 1, "blue": 0}, extras="Aa")
    plan(state, red="shell", blue="shell")
    play(state, "activate first", "add right", "shell", "end")
    play(state, "activate first", "add right", "end")
    assert (hand(state), track(state), shells(state)) == ("forward seaward", "shell", 2)
    plan(state, red="forward", blue="forward")
    play(state, "add right")  # for orange
    assert track(state) == "shell forward"
    play(state, "buy Aa", "right")
    assert (at(state, "orange"), shells(state), at(state, "red")) == ("c3", 1, "b4")


# -- a round


@rule("OC-209", "OC-210")
def test_a_round_is_planned_and_acted_twice():
    state = round_of()
    seen = []
    for cards in ("shell", "forward"):
        seen.append((phase(state), asked(state)))
        plan(state, red=cards, blue=cards)
        for _ in range(2):
            seen.append((phase(state), asked(state)))
            play(state, *(["activate first"] if cards == "shell" else []), "add right", "end")
        assert state.table[ROUND] == (1 if cards == "shell" else 2)
    assert seen == [("planning", "red blue"), ("action", "red"), ("action", "blue")] * 2


@rule("OC-210")
def test_the_second_planning_is_as_usual():
    """Blue has no cards left, and announces a rest."""
    state = round_of(hand={"red": "shell forward", "blue": "shell"})
    plan(state, red="shell", blue="shell")
    play(state, *["activate first", "add right", "end"] * 2)
    assert (phase(state), asked(state)) == ("planning", "red")
    play(state, "plan forward", "add right", "end")
    assert (asked(state), track(state, "blue")) == ("blue", "shell")
    assert choices(state) == {"end"}  # rested


@rule("OC-211", "OC-207")
@pytest.mark.parametrize(("choice", "ends"), [("activate first", ("b6", "d2")), ("activate second", ("b4", "d4"))])
def test_in_the_first_action_phase_one_chooses_a_crab(choice, ends):
    state = round_of(crabs="red b4, orange d2, blue f4, green f2")
    plan(state, red="forward", blue="forward")
    assert choices(state) == {"activate first", "activate second"}
    play(state, choice, "add right", "forward")
    assert (at(state, "red"), at(state, "orange")) == ends


@rule("OC-211")
def test_all_actions_are_for_the_active_crab_alone():
    state = teams(
        turn="orange", crabs="red a1, orange d2, blue g1, green f2", pool="forward", chef="red", specials="slant", shells=1, extras="Aa"
    )
    play(state, "forward", "chef right", "play slant", "left", "buy Aa", "left")
    assert (at(state, "red"), at(state, "orange"), choices(state)) == ("a1", "c7", {"end"})


@rule("OC-212", "OC-207")
@pytest.mark.parametrize(("choice", "other"), [("activate first", "orange"), ("activate second", "red")])
def test_in_the_second_action_phase_the_other_crab_is_active(choice, other):
    state = round_of(crabs="red b4, orange d4, blue f4, green f2")
    plan(state, red="shell", blue="shell")
    play(state, choice, "add right", "end", "activate first", "add right", "end")
    plan(state, red="forward", blue="forward")
    before = at(state, other)
    assert choices(state) == {"add left", "add right", "rest"}  # there is no choice of a crab
    play(state, "add right", "forward")
    assert at(state, other) != before


@rule("OC-207", "OC-215")
def test_in_the_next_round_each_may_be_activated_again():
    state = round_of(crabs="red d2, orange d4, blue f6, green f8")
    for cards in ("shell", "forward"):
        plan(state, red=cards, blue=cards)
        for _ in range(2):
            play(state, *(["activate first"] if cards == "shell" else []), "add right", "end")
    plan(state, red="seaward", blue="seaward")
    assert (asked(state), choices(state)) == ("red", {"activate first", "activate second"})


@rule("OC-213", "OC-D32")
@pytest.mark.parametrize("when", [0, 1])
def test_the_chef_serves_once_a_round_in_either_action_phase(when):
    state = round_of(crabs="red d4, orange b4, blue f4, green f2")
    plan(state, red="shell", blue="shell")
    play(state, "activate first", "add right")
    assert {"chef left", "chef right"} <= choices(state)
    play(state, *(["chef left"] if when == 0 else []), "end", "activate first", "add right")
    assert "chef left" not in choices(state)  # blue does not have it
    play(state, "end")
    plan(state, red="forward", blue="forward")
    play(state, "add right")
    assert ("chef left" in choices(state)) == (when == 1)


@rule("OC-213")
def test_the_chef_is_back_in_the_next_round():
    state = round_of(crabs="red d2, orange b4, blue f4, green f6")
    plan(state, red="shell", blue="shell")
    play(state, "activate second", "add right", "chef left", "end", "activate first", "add right", "end")
    plan(state, red="forward", blue="forward")
    play(state, "add right", "end", "add right", "end")
    assert chef(state) == "red"
    plan(state, red="seaward", blue="seaward")
    play(state, "activate first", "add right")
    assert "chef left" in choices(state)


# -- the end of a round


def end_of_round(crabs, holder="red"):
    """The last turn of a round ends: that of the player who does not have the chef."""
    last, before = ("green", "red blue orange") if holder == "red" else ("orange", "blue red green")
    state = teams(crabs=crabs, turn=last, second_half=before, chef=holder, hand={"red": "shell", "blue": "shell"})
    play(state, "end")
    return state


@rule("OC-214")
def test_the_game_ends_only_when_both_crabs_of_a_player_are_in_the_sea():
    assert phase(end_of_round("red sea, orange d4, blue f4, green f2")) == "planning"
    assert phase(end_of_round("red sea, orange d4, blue sea, green f2")) == "planning"
    assert phase(end_of_round("red sea, orange sea, blue f4, green f2")) == "over"


@rule("OC-214")
def test_nor_does_it_end_between_the_two_action_phases():
    state = teams(crabs="red sea, orange sea, blue f4, green f2", turn="blue", chef="red", hand={"red": "shell", "blue": "shell"})
    play(state, "end")
    assert (phase(state), state.table[HALF]) == ("planning", 1)


@rule("OC-215")
@pytest.mark.parametrize("holder", ["red", "blue"])
@pytest.mark.parametrize(
    ("crabs", "farthest"),
    [
        ("red d6, orange d4, blue d8, green f6", "red"),
        ("red d6, orange d8, blue d10, green f4", "blue"),
        ("red sea, orange d8, blue d10, green f10", "red"),
    ],
)
def test_the_chef_goes_to_the_player_with_the_farthest_crab(crabs, farthest, holder):
    assert chef(end_of_round(crabs, holder)) == farthest


@rule("OC-215")
@pytest.mark.parametrize(
    "crabs", ["red d4, orange d8, blue d10, green f4", "red d4, orange b4, blue f4, green d8", "red d4, orange d8, blue b4, green f4"]
)
def test_if_both_players_have_a_farthest_crab_the_chef_changes_hands(crabs):
    """However many each of them has."""
    assert chef(end_of_round(crabs, "red")) == "blue"
    assert chef(end_of_round(crabs, "blue")) == "red"


# -- pushing within a team


@rule("OC-216")
def test_the_crabs_of_a_team_change_places():
    state = teams(crabs="red d4, orange d6, blue f4, green f2", pool="forward")
    play(state, "forward")
    assert (at(state, "red"), at(state, "orange"), choices(state)) == ("d6", "d4", {"end"})
    assert not is_down(state, "orange")


@rule("OC-216")
def test_they_do_so_even_if_there_were_no_way_to_push():
    rows = """
        # # # # #
        . . . . .
        . . . . .
        """
    state = teams(rows, "red b2, orange b4, blue d2, green d4", pool="forward")
    play(state, "forward")
    assert (at(state, "red"), at(state, "orange")) == ("b4", "b2")
    assert "forward" not in choices(teams(rows, "red b2, orange a1, blue b4, green d4", pool="forward"))


@rule("OC-217")
def test_they_change_places_after_a_shortcut():
    rows = """
        . . . . .
        . . . . .
        . . . . .
        . s . . .
        """
    state = teams(rows, "red b2, orange b6, blue d2, green d4", shortcut="b2 to b6 for 1 seaward", hand="seaward")
    play(state, "shortcut")
    assert (at(state, "red"), at(state, "orange"), is_down(state, "orange")) == ("b6", "b2", False)


@rule("OC-217", "OC-D36")
def test_they_change_places_after_a_leap():
    state = teams(crabs="red d4, orange d8, blue f4, green f2", shells=3, extras="Ca")
    play(state, "buy Ca", "leap forward")
    assert (at(state, "red"), at(state, "orange"), is_down(state, "orange")) == ("d8", "d4", False)


@rule("OC-D36")
@pytest.mark.parametrize(
    "how",
    [
        ({"chef": "red"}, ["chef left"]),
        ({"specials": "slant"}, ["play slant", "left"]),
        ({"specials": "zigzag", "hand": "shell"}, ["play zigzag", "left", "done"]),
        ({"specials": "impulse", "hand": "diagonal"}, ["play impulse", "left"]),
        ({"shells": 1, "extras": "Aa"}, ["buy Aa", "left"]),
    ],
)
def test_they_change_places_in_every_move_of_ones_own(how):
    state = teams(crabs="red d4, orange c5, blue f4, green f2", **how[0])
    play(state, *how[1])
    assert (at(state, "red"), at(state, "orange"), is_down(state, "orange")) == ("c5", "d4", False)


@rule("OC-D35")
def test_both_spaces_act_when_crabs_of_a_team_change_places():
    rows = """
        . . . . .
        . o$ . . .
        . $ . . .
        """
    state = teams(rows, "red b2, orange b4, blue d2, green d4", pool="forward", hand="shell forward")
    play(state, "forward")
    assert choices(state) == {"discard shell", "discard forward"}
    play(state, "discard shell")
    assert (shells(state), discards(state)) == (2, "shell")


@rule("OC-D35")
def test_the_one_that_is_moved_meets_its_space():
    state = teams(behind("x"), "red b2, orange b4, blue d2, green d4", pool="forward", hand="shell forward")
    play(state, "forward")
    assert (discards(state), is_down(state, "orange"), is_down(state, "red")) == ("", True, False)


@rule("OC-D65", "OC-D35")
def test_ones_own_second_crab_on_an_obstacle_costs_a_card_of_ones_choice():
    state = teams(behind("o"), "red b2, orange b4, blue d2, green d4", pool="forward", hand="shell forward")
    play(state, "forward")
    assert (at(state, "red"), at(state, "orange"), choices(state)) == ("b4", "b2", {"discard shell", "discard forward"})
    play(state, "discard forward")
    assert (discards(state), is_down(state, "orange")) == ("forward", False)


@rule("OC-D65")
@pytest.mark.parametrize(
    ("obstacles", "cards", "goes"), [(1, "", False), (1, "shell", True), (2, "shell", False), (2, "shell forward", True)]
)
def test_without_a_card_for_each_obstacle_two_crabs_do_not_change_places(obstacles, cards, goes):
    rows = behind("o").replace(". . . . .\n            . o", ". o . . .\n            . o") if obstacles == 2 else behind("o")
    state = teams(rows, "red b2, orange b4, blue d2, green d4", pool="forward", hand=cards, extras="Ba", shells=2)
    assert ({"forward", "buy Ba"} <= choices(state)) == goes


@rule("OC-D65")
@pytest.mark.parametrize("cards", ["", "shell forward"])
def test_nor_does_the_call_or_the_seagull_take_it_there(cards):
    """Orange is behind red, and only an obstacle lies before it; green is another player's."""
    rows = """
        . . . . .
        # o # . .
        . . . . .
        """
    state = teams(rows, "red d4, orange b2, blue e1, green e3", specials="call", hand=cards)
    play(state, "play call")
    assert ("orange forward" in choices(state)) == bool(cards)
    assert ("orange stays" in choices(state)) != bool(cards)
    if cards:
        play(state, "orange forward")
        assert choices(state) == {"discard shell", "discard forward"}


def behind(token):
    """A beach on which b2 is this space."""
    return f"""
            . . . . .
            . . . . .
            . {token} . . .
            """


@rule("OC-D35")
def test_the_active_one_must_be_able_to_enter():
    rows = """
        . . . . .
        . o . . .
        . . . . .
        """
    assert "forward" not in choices(teams(rows, "red b2, orange b4, blue d2, green d4", pool="forward", hand=""))
    assert "forward" in choices(teams(rows, "red b2, orange b4, blue d2, green d4", pool="forward", hand="shell"))


@rule("OC-D35")
def test_a_swap_tile_serves_with_ones_own_crab_too():
    state = teams(crabs="red d4, orange d6, blue f4, green f2", shells=2, extras="Ba")
    play(state, "buy Ba")
    assert (at(state, "red"), at(state, "orange")) == ("d6", "d4")


@rule("OC-218")
def test_ones_own_crab_is_pushed_only_by_a_pushed_crab_of_the_other():
    state = teams(crabs="red d4, orange d8, blue d6, green f2", pool="forward")
    play(state, "forward", "push forward", "push left")
    assert (at(state, "blue"), at(state, "orange")) == ("d8", "c9")
    assert is_down(state, "orange")


@rule("OC-219")
def test_in_a_chain_the_crabs_of_the_other_team_push_each_other():
    state = teams(crabs="red d4, orange a1, blue d6, green d8", pool="forward")
    play(state, "forward", "push forward", "push right")
    assert (at(state, "blue"), at(state, "green")) == ("d8", "e9")
    assert is_down(state, "blue")
    assert is_down(state, "green")


# -- the end


@rule("OC-220")
def test_the_first_with_both_crabs_in_the_sea_wins():
    state = end_of_round("red sea, orange f4, blue sea, green sea")
    assert (winners(state), state.outcome().reason) == ("blue", "oh-crab-end-alone")


@rule("OC-D34")
@pytest.mark.parametrize(
    ("cards", "purses", "best"),
    [
        ({"red": "shell forward", "blue": "shell"}, {"blue": 3}, "red"),
        ({"red": "shell", "blue": "shell"}, {"red": 1, "blue": 3}, "blue"),
        ({"red": "shell", "blue": "shell"}, {"red": 2, "blue": 2}, "red blue"),
    ],
)
def test_if_both_come_home_in_one_round_cards_then_shells_decide(cards, purses, best):
    state = teams(
        crabs="red sea, orange sea, blue sea, green sea", turn="green", second_half="red blue orange", chef="red", hand=cards, shells=purses
    )
    play(state, "end")
    assert winners(state) == best


@rule("OC-D64")
def test_with_two_players_who_resigns_leaves_the_victory_to_the_other():
    state = round_of()
    state.resign(1, Quick(1))
    assert (phase(state), winners(state)) == ("over", "red")


# -- rulings


@rule("OC-D31")
def test_sand_takes_one_card_though_both_crabs_are_ahead():
    state = teams(crabs="red b4, orange b2, blue d8, green f8", specials="sand", hand={"blue": "shell forward"})
    play(state, "play sand", luck=[0])
    assert discards(state, "blue") == "shell"


@rule("OC-D31")
def test_sand_does_not_count_crabs_in_the_sea_nor_ones_own():
    assert choices(teams(crabs="red b4, orange d8, blue sea, green f2", specials="sand", hand={"red": "shell", "blue": "shell"})) == {"end"}


@rule("OC-D33")
def test_a_crab_in_the_sea_can_still_be_activated():
    state = round_of(crabs="red sea, orange d4, blue f4, green f2")
    plan(state, red="shell", blue="shell")
    assert choices(state) == {"activate first", "activate second"}
    play(state, "activate first", "add right", "shell")
    assert (shells(state), choices(state)) == (1, {"end"})


@rule("OC-D33")
def test_with_a_crab_in_the_sea_there_are_still_two_turns():
    state = round_of(crabs="red sea, orange d4, blue f4, green f2")
    plan(state, red="forward", blue="shell")
    play(state, "activate second", "add right", "end", "activate first", "add right", "end")
    plan(state, red="shell", blue="forward")
    assert asked(state) == "red"
    play(state, "rest", "end")
    assert (hand(state), asked(state)) == ("shell seaward", "blue")


@rule("OC-D52")
def test_seagull_and_call_move_ones_own_other_crab_too():
    state = teams(crabs="red d6, orange d10, blue f2, green f4", specials="seagull")
    play(state, "play seagull", "orange back")
    assert at(state, "orange") == "d8"
    state = teams(crabs="red d6, orange d2, blue f8, green f10", specials="call")
    play(state, "play call", "orange forward", "red left")
    assert (at(state, "orange"), at(state, "red")) == ("d4", "c7")


@rule("OC-D53")
def test_move_out_does_not_move_ones_own_second_crab():
    state = teams(crabs="red d6, orange d10, blue f2, green f4", specials="move-out")
    play(state, "play move-out")
    assert {text.split()[0] for text in choices(state)} == {"blue", "green"}
