"""Phase 1 of a round, and what there is in front of a player: OC-009 to OC-013, OC-031 to OC-033, OC-D48, OC-D69."""

from estran.core import Quick
from estran.games.oh_crab.rules.setup import ROUND
from tests.rulemark import rule

from .beach import GAME, asked, beach, choices, discards, hand, kinds, phase, plan, planned, play, told, track

THREE = "red b4, orange d4, blue f4"
HANDS = {"red": "shell forward", "orange": "forward diagonal", "blue": "seaward"}


def morning(**more):
    """The start of a round."""
    return beach(crabs=THREE, phase="planning", chef="red", **{"hand": HANDS, **more})


@rule("OC-031")
def test_planning_then_action_then_the_end_of_the_round():
    state = morning()
    assert phase(state) == "planning"
    plan(state, red="shell", orange="forward", blue="seaward")
    assert (phase(state), state.table[ROUND]) == ("action", 1)
    for _ in range(3):
        play(state, "add right", "end")
    assert (phase(state), state.table[ROUND]) == ("planning", 2)


@rule("OC-032")
def test_all_plan_at_once_a_card_of_their_hand():
    state = morning()
    assert asked(state) == "red orange blue"
    assert choices(state, "red") == {"plan shell", "plan forward"}
    plan(state, blue="seaward")
    assert asked(state) == "red orange"
    plan(state, red="forward")
    assert (phase(state), planned(state, "red"), planned(state, "blue")) == ("planning", "forward", "seaward")
    plan(state, orange="diagonal")
    assert phase(state) == "action"


@rule("OC-D69")
def test_who_has_planned_or_waits_for_another_has_nothing_to_choose_from():
    state = morning()
    plan(state, red="shell")
    assert [len(GAME.choices(state, seat)) for seat in range(3)] == [0, 2, 1]
    plan(state, orange="forward", blue="seaward")
    assert [bool(GAME.choices(state, seat)) for seat in range(3)] == [True, False, False]
    state.resign(0, Quick(1))
    state.resign(1, Quick(1))
    assert [GAME.choices(state, seat) for seat in range(3)] == [[], [], []]


@rule("OC-032")
def test_a_planned_card_lies_face_down():
    [event] = play(morning(), "plan shell", by="red")
    assert event.public == {"seat": 1, "card": ""}
    assert list(event.private) == [0]


@rule("OC-033")
def test_who_has_no_card_announces_a_rest():
    state = morning(hand={"red": "shell forward", "blue": "seaward"}, pile="", market="")
    assert asked(state) == "red blue"
    plan(state, red="shell", blue="seaward")
    events = play(state, "add right", "end")  # orange rests by itself, and may go on
    assert told(events, "rested") == [{"seat": 2}]
    assert asked(state) == "orange"
    assert "end" in choices(state)


@rule("OC-033")
def test_when_nobody_has_a_card_all_rest():
    state = morning(hand="", pile="", market="")
    assert (phase(state), asked(state)) == ("action", "red")
    assert told(play(state, "end", "end"), "rested") == [{"seat": 2}, {"seat": 3}]


@rule("OC-012", "OC-D48")
def test_the_planned_card_has_left_the_hand():
    state = morning()
    plan(state, red="shell")
    assert (hand(state), planned(state)) == ("forward", "shell")


@rule("OC-D48")
def test_no_obstacle_takes_the_planned_card():
    """Orange is pushed onto an obstacle with nothing in hand but a card planned: nothing happens."""
    state = beach(
        """
        # o #
        . . .
        . . .
        """,
        "red b2, orange b4",
        pool="forward",
        planned={"orange": "shell"},
    )
    play(state, "forward")
    assert (planned(state, "orange"), discards(state, "orange")) == ("shell", "")


@rule("OC-D48")
def test_no_sand_takes_the_planned_card():
    state = beach(
        crabs="red d6, orange b8, blue f8", specials="sand", planned={"orange": "shell", "blue": "shell"}, hand={"blue": "forward"}
    )
    play(state, "play sand", luck=[0])
    assert (planned(state, "orange"), discards(state, "orange")) == ("shell", "")
    assert (planned(state, "blue"), discards(state, "blue")) == ("shell", "forward")


@rule("OC-D48")
def test_the_planned_card_pays_for_nothing():
    """It is red's turn in the action phase, with a card that was planned and added: the hand is empty."""
    state = beach(planned="faster", hand="")
    play(state, "add right")
    assert "play faster" not in choices(state)


# -- what lies in front of a player


@rule("OC-009")
def test_everyone_has_a_discard_pile_of_their_own_that_lies_face_up():
    state = beach(
        """
        . . .
        . o .
        . . .
        """,
        "red b2, orange a1",
        pool="forward",
        hand={"red": "shell forward", "orange": "shell"},
        discard={"orange": "seaward"},
    )
    events = play(state, "forward", "discard shell")
    assert (discards(state, "red"), discards(state, "orange")) == ("shell", "seaward")
    assert told(events, "discarded") == [{"seat": 1, "card": "r1"}]


@rule("OC-010")
def test_cards_are_discarded_for_obstacles_shortcuts_and_special_actions():
    rows = """
        . . .
        . o .
        . s .
        """
    state = beach(
        rows, "red b2", pool="forward", hand="shell seaward forward diagonal", specials="faster", shortcut="b2 to b6 for 1 seaward"
    )
    obstacle = state.clone()
    play(obstacle, "forward", "discard shell")
    assert discards(obstacle) == "shell"
    play(state, "shortcut", "discard seaward")
    assert discards(state) == "seaward"
    play(state, "play faster", "discard forward", "forward")
    assert discards(state) == "forward seaward"


@rule("OC-011", "OC-038")
def test_the_cards_played_form_a_row_that_grows_at_both_ends():
    for side, row in (("left", "seaward shell forward"), ("right", "shell forward seaward")):
        state = beach(planned="seaward", track="shell forward")
        play(state, f"add {side}")
        assert track(state) == row


@rule("OC-012")
def test_cards_are_played_and_discarded_from_the_hand():
    """What lies in the discard pile or in the track cannot be planned, and cannot pay."""
    state = morning(discard="diagonal", track="seaward")
    assert choices(state, "red") == {"plan shell", "plan forward"}
    state = beach(hand="shell forward", discard="diagonal", track="seaward", specials="zigzag")
    play(state, "play zigzag")
    assert choices(state) == {"discard shell", "discard forward"}


@rule("OC-013")
def test_the_active_player_is_the_one_whose_turn_it_is():
    state = morning()
    plan(state, red="shell", orange="forward", blue="seaward")
    for player in ("red", "orange", "blue"):
        assert asked(state) == player
        play(state, "add right")
        assert asked(state) == player
        play(state, "end")
    assert asked(state) == "red orange"


@rule("OC-031")
def test_the_phases_are_told():
    state = morning()
    plan(state, red="shell", orange="forward")
    assert kinds(play(state, "plan seaward")) == ["planned", "turn"]
    events = play(state, *["add right", "end"] * 3)
    assert kinds(events)[-1] == "round"
