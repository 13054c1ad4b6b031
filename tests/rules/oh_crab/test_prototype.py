"""The prototype: OC-400 to OC-435, OC-D61. What it has in common with the final edition, and above all what is different."""

import pytest

from estran.core import Quick, Refused, Scripted
from estran.games.oh_crab.rules.setup import CHEF, HAND, PILE, PURSE, ROUND, SLOT, WHERE, listed
from tests.rulemark import rule

from .beach import (
    CRABS,
    FACE_NAMES,
    GAME,
    OPEN,
    asked,
    at,
    cards_of,
    cell,
    chef,
    choices,
    discards,
    drawn,
    hand,
    is_down,
    kinds,
    market,
    phase,
    plan,
    play,
    pool,
    proto,
    shells,
    told,
    track,
    ways,
    winners,
    with_space,
)

FIRST_BOARD = "0A-1A-2A-3A-9A"


def dealt(seed=1, **options):
    return GAME.new(GAME.checked({"edition": "prototype", **options}), Quick(seed))


# -- setting up


@rule("OC-400")
def test_what_there_is():
    tiles = {tile for seed in range(20) for tile in dealt(seed, board="random").setup.board.tiles.split("-")}
    assert tiles == {f"{tile}{face}" for tile in (0, 1, 2, 3, 9) for face in "AB"}
    state = dealt(players=5)
    assert [len(cards_of(state.table[HAND + seat])) for seat in range(5)] == [4] * 5
    assert len(cards_of(state.table[PILE])) == 36 - 3
    with pytest.raises(Refused):
        GAME.checked({"edition": "prototype", "board": "0A-1A-2A-4A-9A"})


@rule("OC-401")
def test_all_three_beach_tiles_in_any_order_on_any_face():
    assert dealt(board="prototype").setup.board.tiles == FIRST_BOARD
    assert dealt(board="0B-3A-1B-2A-9B").setup.board.tiles == "0B-3A-1B-2A-9B"
    for seed in range(20):
        tiles = dealt(seed, board="random").setup.board.tiles.split("-")
        assert sorted(tile[0] for tile in tiles[1:-1]) == ["1", "2", "3"]
    with pytest.raises(Refused):
        GAME.checked({"edition": "prototype", "length": "quick", "board": "random"})


@rule("OC-401")
def test_a_first_game_has_the_board_of_the_prototype():
    assert dealt(board="first-escape").setup.board.tiles == FIRST_BOARD


@rule("OC-402")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_player_has_a_crab_and_its_four_cards(players):
    state = dealt(players=players)
    assert [cards_of(state.table[HAND + seat]) for seat in range(players)] == [
        list(range(4 * seat, 4 * seat + 4)) for seat in range(players)
    ]
    assert len({int(state.table[WHERE + crab]) for crab in range(players)}) == players


@rule("OC-403")
def test_the_market_is_three_single_cards_be_they_alike():
    state = GAME.new(GAME.checked({"edition": "prototype", "board": FIRST_BOARD, "extras": "Aa-Ba-Ca"}), Scripted([0, 0, 0, 0]))
    assert [listed(state.table[SLOT + slot]) for slot in range(3)] == [[20], [21], [22]]


@rule("OC-404")
def test_all_three_shell_action_tiles_each_on_a_side_drawn_by_lot():
    sides = {tuple(FACE_NAMES[face] for face in dealt(seed).setup.extras) for seed in range(60)}
    assert len(sides) == 8
    for one, other in (("Aa", "Da"), ("Ba", "Bb"), ("Ca", "Cb")):
        assert all((one in faces) != (other in faces) for faces in sides)
    for wrong in ("Ab-Ba-Ca", "Ba-Ca-Db", "Aa-Ba-Da"):
        with pytest.raises(Refused):
            GAME.checked({"edition": "prototype", "extras": wrong})


@rule("OC-405", "OC-406", "OC-407")
@pytest.mark.parametrize("first", range(5))
def test_first_player_chef_and_shells(first):
    options = GAME.checked({"edition": "prototype", "players": 5, "board": FIRST_BOARD, "extras": "Aa-Ba-Ca"})
    state = GAME.new(options, Scripted([first, 0, 0, 0]))
    order = [(first + turn) % 5 for turn in range(5)]
    assert [int(state.table[WHERE + crab]) for crab in order] == list(state.setup.board.starts)
    assert [int(state.table[PURSE + seat]) for seat in order] == [0, 0, 1, 0, 1]
    assert state.table[CHEF] == first
    for seat in range(5):
        state.apply(seat, state.legal(seat)[0], Scripted([]))
    assert state.pending() == [first]


# -- a round


THREE = "red b4, orange d4, blue f4"


def morning(**more):
    hands = {"red": "shell forward", "orange": "forward diagonal", "blue": "seaward"}
    return proto(crabs=THREE, phase="planning", chef="red", **{"hand": hands, **more})


@rule("OC-408")
def test_planning_action_end_of_round():
    state = morning()
    phases = [phase(state)]
    plan(state, red="shell", orange="forward", blue="seaward")
    for _ in range(3):
        phases.append(phase(state))
        play(state, "add right", "end")
    assert ([*phases, phase(state)], state.table[ROUND]) == (["planning", *["action"] * 3, "planning"], 2)


@rule("OC-409")
def test_all_plan_at_once_and_who_has_no_card_announces_a_rest():
    state = morning(hand={"red": "shell", "blue": "seaward"}, pile="", market="")
    assert asked(state) == "red blue"
    [event] = play(state, "plan shell", by="red")
    assert event.public["card"] == ""
    plan(state, blue="seaward")
    assert told(play(state, "add right", "end"), "rested") == [{"seat": 2}]


@rule("OC-410")
def test_discards_lie_face_up_and_the_track_apart_from_them():
    state = proto(hand="shell forward", specials="faster", track="seaward")
    events = play(state, "play faster", "discard shell")
    assert told(events, "discarded") == [{"seat": 1, "card": "r1"}]
    assert (discards(state), track(state)) == ("shell", "seaward")


@rule("OC-411")
def test_turns_go_clockwise_from_the_chef_adding_or_resting_first():
    state = proto(crabs=THREE, phase="planning", chef="blue", hand={"red": "shell", "blue": "shell"}, pile="", market="")
    plan(state, red="shell", blue="shell")
    assert (asked(state), choices(state)) == ("blue", {"add right", "rest"})
    play(state, "add right", "end")
    assert (asked(state), choices(state)) == ("red", {"add right", "rest"})
    events = play(state, "rest", "end")
    assert (asked(state), told(events, "rested")[-1]) == ("orange", {"seat": 2})  # announced, and so compulsory


@rule("OC-412")
def test_a_card_goes_to_the_left_or_the_right_end():
    for side, row in (("left", "sand shell forward"), ("right", "shell forward sand")):
        state = proto(planned="sand", track="shell forward")
        play(state, f"add {side}")
        assert (track(state), pool(state)) == (row, "shell")  # nothing fits, and nothing need


@rule("OC-413")
def test_in_a_rest_one_takes_a_market_card_before_choosing_what_stays():
    state = proto(planned="seaward", track="shell forward", discard="diagonal", down="red", market="slant, call, sand")
    events = play(state, "rest")
    assert kinds(events) == ["rested", "discarded"]
    assert choices(state) == {"take 1", "take 2", "take 3", "take pile"}
    play(state, "take 2", luck=[0])
    assert market(state) == "slant, seagull, sand"
    assert choices(state) == {"keep shell", "keep forward"}
    play(state, "keep shell")
    assert (track(state), hand(state), discards(state)) == ("shell", "forward diagonal seaward call", "")
    assert not is_down(state, "red")


@rule("OC-403", "OC-413")
def test_a_refilled_slot_has_one_card_be_it_like_another():
    state = proto(planned="seaward", market="slant, call, sand", pile="call/forward")
    play(state, "rest", "take 1", luck=[0])
    assert market(state) == "call/forward, call, sand"


@rule("OC-414")
def test_actions_come_in_any_order_and_none_must():
    for order in (["shell", "left", "chef left"], ["chef left", "left", "shell"]):
        state = proto(pool="shell diagonal", chef="red")
        assert "end" in choices(state)
        play(state, *order)
        assert (at(state, "red"), shells(state)) == ("b8", 1)


@rule("OC-415")
def test_the_chef_goes_to_the_farthest_and_in_a_tie_clockwise():
    for crabs, holder, next in (
        ("red d6, orange d4, blue d8", "red", "orange"),
        ("red d4, orange d8, blue b4", "red", "blue"),
        ("red d4, orange d8, blue b4", "blue", "red"),
    ):
        players = CRABS[:3]
        state = proto(crabs=crabs, phase="planning", chef=holder, hand=dict.fromkeys(players, "shell forward"))
        plan(state, **dict.fromkeys(players, "shell"))
        play(state, *["add right", "end"] * 3)
        assert chef(state) == next


@rule("OC-416")
def test_spaces_equally_far_are_one_row_though_they_do_not_touch():
    board = drawn(OPEN)
    rows = [["a1", "c1", "e1", "g1"], ["b2", "d2", "f2"], ["a3", "c3", "e3", "g3"], ["b4", "d4", "f4"]]
    for far, row in enumerate(rows):
        assert {int(board.distance(cell(name))) for name in row} == {far}
        for name in row:
            assert not {int(board.next(cell(name), way)) for way in range(6)} & {cell(other) for other in row}


# -- actions


@rule("OC-417")
@pytest.mark.parametrize(
    ("card", "gives"),
    [("shell", {"shell"}), ("forward", {"forward"}), ("diagonal", {"left", "right"}), ("seaward", {"forward", "left", "right"})],
)
def test_the_main_actions(card, gives):
    state = proto(planned=card)
    play(state, "add right")
    assert choices(state) == {*gives, "end"}


@rule("OC-418")
def test_a_completed_icon_gives_its_action():
    state = proto(planned="forward", track="shell", prints={"shell": "- - shell diagonal -", "forward": "diagonal - forward - -"})
    play(state, "add right")
    assert pool(state) == "forward diagonal"


@rule("OC-419")
def test_who_uses_a_special_action_decides_for_the_crabs_it_moves():
    state = proto(crabs="red d6, orange d8, blue f8", specials="seagull")
    play(state, "play seagull")
    assert asked(state) == "red"
    play(state, "orange back-left")
    assert asked(state) == "red"


@rule("OC-420")
def test_the_chef_is_one_more_diagonal_move():
    state = proto(chef="red")
    assert choices(state) == {"chef left", "chef right", "end"}
    play(state, "chef left")
    assert (at(state, "red"), choices(state)) == ("c7", {"end"})


@rule("OC-421")
def test_once_a_turn_shells_pay_for_a_tile():
    state = proto(shells=4, extras="Aa Bb")
    play(state, "buy Bb", "forward")
    assert (shells(state), choices(state)) == (2, {"end"})


@rule("OC-422")
def test_what_a_space_offers_may_be_used_and_what_it_commands_must():
    rows = """
        . . .
        . ^ .
        . s .
        . . .
        """
    state = proto(rows, "red b4", pool="forward", hand="seaward", shortcut="b4 to b8 for 1 seaward")
    assert choices(state) == {"forward", "shortcut", "end"}
    play(state, "forward", "end")
    assert at(state, "red") == "b8"


# -- spaces


@rule("OC-423")
def test_a_standard_space_does_nothing():
    state = proto(with_space("."), "red b2", pool="forward")
    assert kinds(play(state, "forward")) == ["moved"]


@rule("OC-424")
def test_inaccessible_spaces_and_the_outside_are_no_spaces():
    rows = """
        . . .
        . # .
        . . .
        """
    state = proto(rows, "red b2", pool="seaward", specials="reckless")
    play(state, "play reckless")
    assert choices(state) == {"left", "right", "end"}
    state = proto(rows, "red b6, orange b2", specials="move-out")
    play(state, "play move-out")
    assert ways(state, "orange") == {"left", "right", "back-left", "back-right"}
    state = proto(rows, "red b6, orange c3", specials="move-out")
    play(state, "play move-out")
    assert ways(state, "orange") == {"forward", "back", "back-left"}


@rule("OC-425")
def test_an_obstacle_costs_a_card():
    assert "forward" not in choices(proto(with_space("o"), "red b2", pool="forward", hand=""))
    state = proto(with_space("o"), "red b2", pool="forward", hand="shell forward")
    play(state, "forward")
    assert choices(state) == {"discard shell", "discard forward"}


PUSHED = """
    . o .
    . . .
    . . .
    """


@rule("OC-425")
def test_whoever_is_moved_onto_an_obstacle_chooses_the_card():
    state = proto(PUSHED, "red b2, orange b4", pool="forward shell", hand={"orange": "shell forward"})
    play(state, "forward", "push forward")
    assert (asked(state), choices(state)) == ("orange", {"discard shell", "discard forward"})
    play(state, "discard forward")
    assert (discards(state, "orange"), asked(state)) == ("forward", "red")


@rule("OC-425")
def test_one_can_be_forced_onto_an_obstacle_without_a_card():
    state = proto(PUSHED, "red b2, orange b4", pool="forward", hand="shell")
    play(state, "forward", "push forward")
    assert (at(state, "orange"), asked(state), hand(state)) == ("b6", "red", "shell")


@rule("OC-426")
def test_a_shortcut_takes_cards_with_its_icon():
    state = proto(with_space("s"), "red b4", hand="seaward shell", shortcut="b4 to b8 for 1 seaward")
    play(state, "shortcut")
    assert choices(state) == {"discard seaward"}
    play(state, "discard seaward")
    assert (at(state, "red"), hand(state)) == ("b8", "shell")
    assert choices(proto(with_space("s"), "red b4", hand="forward shell", shortcut="b4 to b8 for 1 seaward")) == {"end"}


@rule("OC-427")
def test_a_space_without_a_crab_is_free():
    state = proto(with_space("o$"), "red a1, orange b6, blue a5", specials="seagull")
    play(state, "play seagull")
    assert ways(state, "orange") == {"back", "back-right"}


@rule("OC-428")
def test_reeds_stop_only_the_active_crab():
    assert choices(proto(with_space("="), "red b2", pool="seaward")) == {"left", "right", "end"}
    rows = """
        . = .
        . . .
        . . .
        """
    state = proto(rows, "red b2, orange b4", pool="forward")
    play(state, "forward")
    assert choices(state) == {"push forward", "push left", "push right"}
    state = proto(with_space("="), "red a3, orange b2", specials="call move-out")
    play(state, "play call")
    assert "forward" in ways(state, "orange")


@rule("OC-D6", "OC-428")
def test_in_the_prototype_one_can_be_pushed_across_reeds():
    rows = """
        # = #
        . . .
        . . .
        """
    state = proto(rows, "red b2, orange b4", pool="forward")
    play(state, "forward")
    assert at(state, "orange") == "b6"


@rule("OC-429")
def test_a_current_pushes_who_is_in_the_way():
    rows = """
        . . .
        . . .
        . ^ .
        """
    state = proto(rows, "red b2, orange b4")
    play(state, "end")
    assert choices(state) == {"push forward", "push left", "push right"}
    play(state, "push left")
    assert (at(state, "red"), at(state, "orange"), is_down(state, "orange")) == ("b4", "a5", True)


@rule("OC-429")
def test_a_current_carries_only_once_and_only_the_crab_whose_turn_ends():
    rows = """
        . . .
        . ^ .
        . ^ .
        """
    state = proto(rows, "red b2, orange a1, blue c1", market="", pile="")
    play(state, "end")
    assert at(state, "red") == "b4"
    play(state, "end", "end")
    assert at(state, "red") == "b4"


@rule("OC-430")
def test_nothing_touches_a_crab_in_the_sea_and_the_round_is_the_last():
    state = proto(
        crabs="red d12, orange sea, blue a1", specials="seagull sand move-out", hand={"orange": "shell"}, market="", pile="", chef="red"
    )
    assert choices(state) == {"play move-out", "chef left", "chef right", "end"}
    play(state, "end", "end", "end")
    assert (phase(state), winners(state)) == ("over", "orange")


@rule("OC-431")
def test_a_shell_space_gives_a_shell():
    state = proto(with_space("$"), "red b2", pool="forward")
    play(state, "forward")
    assert shells(state) == 1


@rule("OC-D61")
def test_a_knock_over_obstacle_is_an_obstacle_and_knocks_nobody_over():
    assert "forward" not in choices(proto(with_space("x"), "red b2", pool="forward", hand=""))
    state = proto(with_space("x"), "red b2", pool="forward", hand="shell")
    play(state, "forward")
    assert (at(state, "red"), discards(state), is_down(state, "red")) == ("b4", "shell", False)


@rule("OC-D61")
@pytest.mark.parametrize("token", ["e", "?"])
def test_exchange_and_surprise_spaces_are_standard(token):
    state = proto(with_space(token), "red b2, orange a1", pool="forward", hand="shell forward", planned={"orange": "shell"})
    play(state, "forward", "end")
    assert (at(state, "red"), asked(state)) == ("b4", "orange")


# -- pushing, falling and the end


@rule("OC-432")
def test_pushing():
    state = proto(crabs="red d4, orange d6, blue d8", pool="forward")
    play(state, "forward")
    assert (asked(state), choices(state)) == ("red", {"push forward", "push left", "push right"})
    play(state, "push forward", "push right")
    assert (at(state, "red"), at(state, "orange"), at(state, "blue")) == ("d6", "d8", "e9")
    assert [is_down(state, crab) for crab in ("red", "orange", "blue")] == [False, True, True]


@rule("OC-433")
def test_only_a_push_knocks_over():
    for token in "ox":
        state = proto(with_space(token), "red b2", pool="forward", hand="shell")
        play(state, "forward")
        assert not is_down(state, "red")


@rule("OC-433")
def test_a_crab_that_is_down_is_not_moved_by_its_own_player():
    state = proto(crabs="red d6, orange b2", down="red", pool="forward", chef="red", specials="call jump-aside", shells=9, extras="Ba Ca")
    assert choices(state) == {"stand forward", "stand chef", "play call", "end"}
    play(state, "play call")
    assert {text.split()[0] for text in choices(state)} == {"orange"}


@rule("OC-433")
@pytest.mark.parametrize("stand", ["stand forward", "stand chef"])
def test_one_move_given_up_or_a_rest_serves_to_stand(stand):
    state = proto(down="red", pool="forward", chef="red")
    play(state, stand)
    assert (at(state, "red"), is_down(state, "red")) == ("d6", False)
    state = proto(down="red", planned="shell", market="", pile="")
    play(state, "rest")
    assert not is_down(state, "red")


@rule("OC-434")
def test_others_move_a_crab_that_is_down_and_it_falls_no_deeper():
    state = proto(crabs="red d4, orange d6", down="orange", pool="forward", specials="move-out")
    events = play(state, "forward", "push left")
    assert "fell" not in kinds(events)
    play(state, "play move-out", "orange forward")
    assert (at(state, "orange"), is_down(state, "orange")) == ("c9", True)


@rule("OC-435")
@pytest.mark.parametrize(
    ("cards", "purses", "best"),
    [
        ({"red": "forward", "orange": "forward shell", "blue": "forward"}, {"red": 3}, "orange"),
        (dict.fromkeys(("red", "orange", "blue"), "forward"), {"red": 3}, "red orange"),
    ],
)
def test_most_cards_in_hand_win_and_shells_do_not_count(cards, purses, best):
    state = proto(crabs="red d12, orange b12, blue f2", phase="planning", chef="red", hand=cards, shells=purses, pile="", market="")
    plan(state, red="forward", orange="forward", blue="forward")
    play(state, "add right", "forward", "end")
    assert phase(state) == "action"
    play(state, "add right", "forward", "end", "add right", "end")
    assert (phase(state), winners(state)) == ("over", best)


@rule("OC-435")
def test_the_prototype_has_no_rules_for_two():
    with pytest.raises(Refused):
        GAME.checked({"edition": "prototype", "players": 2})
