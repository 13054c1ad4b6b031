"""Borders between tiles, and when what lies there is due: OC-317 to OC-319, OC-323, OC-331, OC-338, OC-D70 to OC-D78, OC-D109."""

import pytest

from estran.core import Quick, Refused
from tests.rulemark import rule

from .pack import GAME, asked, at, choices, due, field, game_with, is_down, kinds, laid, of, owes, play, shells, told

AT_TWO = "red c11, orange a1, blue g1"
"""Red is before border 2; nothing is due."""


def at_border(crabs=AT_TWO, **more):
    """Events on, of which that of border 2 gives everybody a shell, and who is last another."""
    return laid(crabs, events="on", event_cards={2: "windfall 2", **more.pop("event_cards", {})}, **{"pool": "forward", **more})


def both(crabs=AT_TWO, **more):
    """A challenge for shells before that event."""
    return at_border(crabs, challenges="on", challenge_cards={1: "shells up"}, **more)


# -- where events lie


@rule("OC-317")
@pytest.mark.parametrize(("players", "tiles"), [(2, 2), (3, 3), (5, 3)])
def test_an_event_lies_face_down_at_the_lower_border_of_each_beach_tile(players, tiles):
    state = GAME.new(GAME.checked({"players": players, "events": "on"}), Quick(4))
    assert field(state, "event_cards") == [{"is": "", "knows": []}] * tiles
    assert (field(state, "crossed"), field(state, "resolved"), field(state, "event")) == (0, 0, "")


@rule("OC-317", "OC-318")
@pytest.mark.parametrize(("before", "way", "event"), [("c3", "forward", 1), ("a11", "forward", 2), ("c19", "forward", 3)])
def test_the_event_of_a_tile_is_revealed_where_that_tile_is_entered(before, way, event):
    state = laid(f"red {before}, orange a1, blue g1", events="on", pool="forward", event_cards={event: "windfall 2"})
    play(state, way)
    assert due(state) == 1
    assert told(play(state, "reveal"), "event") == [{"number": event, "event": "windfall"}]


@rule("OC-317", "OC-D77")
def test_no_event_lies_before_finish():
    state = laid("red c27, orange a1, blue g1", events="on", pool="forward")
    play(state, "forward")
    assert (due(state), choices(state), field(state, "crossed")) == (0, {"end"}, 4)


# -- when


@rule("OC-318")
def test_a_border_that_was_crossed_is_revealed_from_the_menu_once():
    state = at_border(pool="forward forward")
    assert "reveal" not in choices(state)
    play(state, "forward")
    assert choices(state) == {"forward", "reveal", "end"}
    play(state, "reveal")
    assert (shells(state), choices(state), due(state)) == ([1, 2, 2], {"Aa", "forward", "end"}, 0)


@rule("OC-318", "OC-323")
def test_what_was_not_revealed_comes_at_the_end_of_the_turn():
    state = at_border(planned={"orange": "o1"})
    events = play(state, "forward", "end")
    assert kinds(events)[1:3] == ["border", "event"]
    assert (shells(state), asked(state), due(state)) == ([1, 2, 2], "orange", 0)


@rule("OC-318", "OC-D75")
def test_nothing_is_revealed_before_a_card_is_added_nor_within_an_action():
    state = at_border("red d12, orange a1, blue g1", ready="slide", hand={"red": "r1"}, pool="")
    play(state, "slide", "left")
    assert (due(state), owes(state), choices(state)) == (1, "move", {"forward", "done"})
    play(state, "done")
    assert choices(state) == {"reveal", "end"}


@rule("OC-D75")
def test_a_due_border_of_who_left_waits_until_a_card_is_added():
    state = laid("orange c13, blue g1, green a1", turn="orange", events="on", resolved=1, planned={"orange": "o1"})
    assert choices(state) == {"add right", "rest"}
    play(state, "add right")
    assert "reveal" in choices(state)


CROSSINGS = {
    "a move": (AT_TWO, {}, ["forward"]),
    "a push": ("red c9, orange c11, blue g1", {"hand": {"red": "r1"}}, ["forward", "push forward"]),
    "a leap": ("red c9, orange a1, blue g1", {"extras": "Aa-Ca-Da", "shells": {"red": 3}}, ["Ca", "leap forward"]),
    "a call": ("red b12, orange a11, blue g1", {"ready": "call"}, ["call", "move orange forward", "move red forward", "move blue forward"]),
    "moving out": ("red a1, orange b12, blue g1", {"ready": "move-out"}, ["move-out", "move orange left"]),
}


@rule("OC-D70", "OC-318")
@pytest.mark.parametrize("how", CROSSINGS)
def test_a_border_is_crossed_by_any_change_of_place_of_any_crab(how):
    crabs, more, said = CROSSINGS[how]
    state = at_border(crabs, **more)
    play(state, *said)
    assert (due(state), "reveal" in choices(state)) == (1, True)


@rule("OC-D70")
def test_who_changes_places_with_a_crab_beyond_a_border_crosses_what_was_crossed_before():
    state = at_border("red b12, orange a13, blue g1", extras="Aa-Ba-Da", shells={"red": 2}, pool="")
    play(state, "Ba")
    assert (at(state, "red"), at(state, "orange"), due(state)) == ("a13", "b12", 0)


@rule("OC-D70")
def test_the_sea_lies_beyond_all_borders():
    position = GAME.position(laid("red sea, orange a1, blue g1", events="on"))
    assert (position["crossed"], position["resolved"]) == (4, 4)
    for crossed in range(4):
        with pytest.raises(Refused, match="crossed"):
            GAME.from_position({**position, "crossed": crossed, "resolved": 0})


@rule("OC-D70")
def test_the_first_crossing_counts_and_no_other():
    """Neither another crab, nor the same once it has gone back."""
    state = at_border("red c11, orange a13, blue g1", pool="forward")
    play(state, "forward")
    assert (due(state), "reveal" in choices(state)) == (0, False)


@rule("OC-D70")
def test_a_jump_aside_never_crosses():
    state = at_border("red b12, orange a1, blue g1", ready="jump-aside", pool="")
    play(state, "jump-aside", "jump d12")
    assert (at(state, "red"), due(state)) == ("d12", 0)


@rule("OC-338", "OC-D70")
def test_taking_anothers_crab_across_is_a_crossing_in_ones_own_turn():
    state = both("red b10, orange a1, blue b12", shells={"red": 3}, reward="lookout")
    play(state, "forward", "push left")
    assert (at(state, "blue"), is_down(state, "blue"), due(state)) == ("a13", True, 1)
    play(state, "reveal")
    assert (asked(state), owes(state), shells(state)) == ("red", "trophy", [4, 0, 0])


@rule("OC-D71")
def test_several_borders_are_revealed_one_by_one_from_the_land():
    """As after a player has left: border 1 and border 2 are due."""
    state = laid(
        "orange a1, blue g1, green c11",
        turn="orange",
        events="on",
        crossed=2,
        resolved=0,
        event_cards={1: "sales 2", 2: "windfall 2"},
    )
    assert told(play(state, "reveal"), "event") == [{"number": 1, "event": "sales"}]
    assert (due(state), field(state, "event")) == (1, "sales")
    assert told(play(state, "reveal"), "event") == [{"number": 2, "event": "windfall"}]
    assert "reveal" not in choices(state)


@rule("OC-D71", "OC-323")
def test_the_end_of_the_turn_reveals_all_that_are_due_in_ascending_order():
    state = laid(
        "orange a1, blue g1, green c11",
        turn="orange",
        events="on",
        crossed=2,
        resolved=0,
        event_cards={1: "sales 2", 2: "windfall 2"},
    )
    events = play(state, "end")
    assert told(events, "event") == [{"number": 1, "event": "sales"}, {"number": 2, "event": "windfall"}]
    assert (due(state), field(state, "event")) == (0, "")


@rule("OC-D72")
def test_a_border_that_the_cork_steers_its_crab_across_is_the_active_players():
    skills = {"red": "sprinter 2", "orange": "cork 3", "blue": "brute 3"}
    state = at_border("red b10, orange b12, blue g1", asymmetry="on", skills=skills)
    play(state, "forward")
    assert asked(state) == "orange"
    play(state, "push left")
    assert (at(state, "orange"), asked(state), choices(state)) == ("a13", "red", {"reveal", "sprint", "end"})


@rule("OC-D73")
def test_a_leap_over_a_tiles_last_row_crosses():
    state = at_border("red d10, orange a1, blue g1", extras="Aa-Ca-Da", shells={"red": 3}, pool="", hand={"red": "r1"})
    play(state, "Ca", "leap forward")
    assert (at(state, "red"), due(state)) == ("d14", 1)


@rule("OC-D74")
@pytest.mark.parametrize("options", [{"players": 2}, {"players": 4, "length": "quick"}])
def test_with_two_beach_tiles_there_are_two_of_each_and_six_tokens(options):
    state = GAME.new(GAME.checked({**options, "surprises": "on", "events": "on", "challenges": "on"}), Quick(1))
    position = GAME.position(state)
    assert [len(position[name]) for name in ("event_cards", "challenge_cards", "tokens")] == [2, 2, 6]


@rule("OC-D74")
def test_with_two_beach_tiles_border_three_is_the_last():
    state = laid("red c19, orange a1, blue g1", board="0A-1A-3A-9A", events="on", challenges="on", pool="forward", shells={"red": 1})
    play(state, "forward")
    assert (field(state, "crossed"), due(state)) == (3, 1)
    play(state, "reveal")
    while owes(state):
        play(state, "done")
    assert (field(state, "challenge"), field(state, "reward"), choices(state)) == ("", "", {"Aa", "end"})


# -- the end of a turn


@rule("OC-D76")
def test_what_is_due_comes_before_the_current_and_what_that_crosses_after_it():
    state = at_border(planned={"orange": "o1"})
    events = play(state, "forward", "end")
    order = [kind for kind in kinds(events) if kind in ("border", "event", "carried")]
    assert (order, at(state, "red"), asked(state)) == (["border", "event", "carried"], "c15", "orange")


@rule("OC-D76", "OC-D70")
def test_a_border_crossed_by_the_current_is_still_this_turns(tmp_path):
    """None of our tiles has a current in its last row: here c11 has one."""
    game = game_with(tmp_path, top=". . ^ . o . .")
    state = at_border(AT_TWO, planned={"orange": "o1"}, game=game, pool="")
    events = play(state, "end")
    order = [kind for kind in kinds(events) if kind in ("border", "event", "carried")]
    assert (order, at(state, "red"), asked(state)) == (["carried", "border", "event"], "c13", "orange")
    assert (shells(state), due(state)) == ([1, 2, 2], 0)


@rule("OC-319", "OC-331")
def test_the_challenge_of_the_tile_left_comes_before_the_event_of_the_tile_entered_with_nothing_between():
    """Red is first by its own shells, though the event makes orange and blue richer."""
    state = both(shells={"red": 1, "orange": 0, "blue": 0})
    play(state, "forward")
    events = play(state, "reveal")
    assert (kinds(events)[0], owes(state)) == ("border", "trophy")
    events = play(state, "done", luck=[0])
    assert [kind for kind in kinds(events) if kind in ("challenge", "event")] == ["challenge", "event"]
    assert (shells(state), "reveal" in choices(state)) == ([3, 2, 2], False)


@rule("OC-331")
def test_at_the_end_of_a_turn_too_both_come_together():
    state = both(shells={"orange": 1}, planned={"orange": "o1"})
    play(state, "forward", "end")
    assert (asked(state), owes(state), shells(state)) == ("orange", "trophy", [0, 2, 0])
    play(state, "done", luck=[0])
    assert (asked(state), shells(state), at(state, "red")) == ("orange", [1, 4, 2], "c15")


# -- nothing there


@rule("OC-D77")
@pytest.mark.parametrize(
    ("modules", "before", "way"),
    [({"challenges": "on"}, "c3", "forward"), ({"events": "on"}, "c27", "forward"), ({"surprises": "on"}, "c11", "forward")],
)
def test_a_border_without_a_card_is_never_due(modules, before, way):
    state = laid(f"red {before}, orange a1, blue g1", pool="forward", planned={"orange": "o1"}, hand={"red": "r1"}, **modules)
    play(state, way)
    assert choices(state) == {"end"}
    assert "border" not in kinds(play(state, "end"))


@rule("OC-D77")
def test_where_no_border_has_a_card_none_is_counted():
    """A position says nothing of them: read again, it is the same to the last number."""
    state = laid(AT_TWO, surprises="on", pool="forward")
    play(state, "forward")
    assert GAME.from_position(GAME.position(state)).key() == state.key()


# -- leaving


@rule("OC-D78", "OC-323")
def test_a_border_that_is_due_when_its_player_resigns_is_the_next_active_players():
    state = at_border("red c11, orange a1, blue g1", planned={"orange": "o1", "blue": "b1"})
    play(state, "forward")
    state.resign(0, Quick(1))
    assert (asked(state), due(state), choices(state)) == ("orange", 1, {"add right", "rest"})
    play(state, "add right")
    assert "reveal" in choices(state)
    play(state, "reveal")
    assert shells(state)[1:] == [2, 2]


@rule("OC-D78")
def test_be_it_in_the_next_round():
    state = at_border("red a1, orange g1, blue c11", turn="blue", chef="red", pool="forward", hand={"red": "r1", "orange": "o1"})
    play(state, "forward")
    state.resign(2, Quick(1))
    assert (field(state, "phase"), field(state, "round"), due(state)) == ("planning", 2, 1)
    for _ in range(2):
        state.play(state.next_seat(), state.legal(state.next_seat())[0], Quick(1))
    play(state, "add right")
    assert "reveal" in choices(state)


@rule("OC-D109")
def test_when_all_others_have_resigned_what_is_owed_is_dropped():
    state = both("red c11, orange a1", players=3, shells={"red": 2})
    play(state, "forward", "reveal")
    assert owes(state) == "trophy"
    state.resign(0, Quick(1))
    assert (field(state, "phase"), field(state, "steps"), field(state, "winners")) == ("over", [], [2])
    assert (shells(state), field(state, "event_cards")[1].get("up"), field(state, "challenge_cards")[1]["is"]) == ([3, 0, 0], None, "")


@rule("OC-D109")
def test_treasures_and_claws_break_no_tie():
    """Two are in the sea with as many cards and shells: what one has kept does not count."""
    skills = {"red": "sprinter 2", "orange": "cork 0", "blue": "brute 3"}
    state = laid(
        "red sea, orange sea, blue g1",
        turn="blue",
        chef="red",
        surprises="on",
        asymmetry="on",
        skills=skills,
        treasures={"red": "ball plank"},
        hand={"red": "r1", "orange": "o1"},
        shells={"red": 1, "orange": 1},
    )
    play(state, "end")
    assert (field(state, "over"), field(state, "winners")) == ("shared", [1, 2])


@rule("OC-D109")
def test_what_is_due_at_the_last_end_is_resolved_before_the_game_is_over():
    """The event's shell decides between the two in the sea: blue is farthest, and no winner."""
    state = laid(
        "red d34, orange sea, blue g1",
        turn="red",
        chef="orange",
        events="on",
        challenges="on",
        crossed=4,
        resolved=3,
        challenge_cards={3: "shells up"},
        reward="provisions",
        shells={"orange": 1},
        pool="forward",
        planned={"blue": "b1"},
    )
    play(state, "forward", "end")
    assert (asked(state), owes(state), of(state, "orange", "shells")) == ("orange", "trophy", 2)
