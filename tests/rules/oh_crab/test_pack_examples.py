"""Worked examples of the specification of the Adventure Pack, part 7: those about tokens, events, borders and spying (2 to 6 and 9).

Board `0A-1A-3A-2B-9A`, three players red, orange, blue; red's turn after adding unless said.
"""

from collections import Counter

import pytest

from estran.core import Quick, Refused, secret_of
from estran.core.record import Start
from estran.table import Match
from tests.rulemark import rule

from .pack import EVENTS, GAME, asked, at, choices, drawn, due, field, is_down, kinds, laid, of, owes, play, shells, shown, token, told


def pushed_across(**more):
    """Example 1: red b10, blue b12, shells 3, 1, 0; the push takes blue across border 2."""
    state = laid(
        "red b10, orange d12, blue b12",
        challenges="on",
        events="on",
        resolved=1,
        challenge_cards={1: "shells up"},
        reward="provisions",
        shells={"red": 3, "orange": 1},
        pool="forward",
        **more,
    )
    play(state, "forward", "push left")
    return state


# -- 2. never twice


@rule("OC-D70", "OC-D71")
def test_example_2_never_twice():
    state = pushed_across(event_cards={2: "sales 2"}, planned={"orange": "o2"}, hand={"orange": "o1"})
    assert (at(state, "blue"), is_down(state, "blue"), field(state, "crossed")) == ("a13", True, 2)
    play(state, "reveal", "done", luck=[0])
    assert due(state) == 0
    play(state, "end", "add right", "forward")
    assert (at(state, "orange"), due(state), "reveal" in choices(state)) == ("d14", 0, False)


@rule("OC-D70")
def test_example_2_nor_after_going_back():
    state = laid("red b10, orange d14, blue a13", challenges="on", events="on", ready="seagull", pool="forward")
    play(state, "seagull", "move blue back", "done")
    assert (at(state, "blue"), field(state, "crossed")) == ("a11", 2)
    position = GAME.position(state)
    position |= {"turn": 3, "crab": "blue", "pool": {"forward": 1}, "ready": [], "chef": 3}
    state = GAME.from_position(position)
    play(state, "forward")
    assert (at(state, "blue"), field(state, "crossed"), due(state), "reveal" in choices(state)) == ("a13", 2, 0, False)


# -- 3. the end of a turn in order


@rule("OC-319", "OC-D76", "OC-331")
@pytest.mark.parametrize("event", ["siesta", "sales"])
def test_example_3_the_end_of_a_turn_in_order(event):
    """Challenge 1, event 2, the current, orange's turn. At siesta red's discards are in hand before it is carried."""
    state = laid(
        "red c11, orange d12, blue b12",
        challenges="on",
        events="on",
        challenge_cards={1: "shells up"},
        event_cards={1: "windfall up", 2: f"{event} 2"},
        shells={"red": 3, "orange": 1},
        discard={"red": "r1"},
        pool="forward",
        reward="provisions",
        planned={"orange": "o1"},
    )
    events = play(state, "forward", "end")
    assert (at(state, "red"), owes(state), shells(state)) == ("c13", "trophy", [4, 2, 0])
    events += play(state, "done", luck=[0])
    wanted = ["border", "challenge", "event", *(["picked_up"] if event == "siesta" else []), "carried", "turn"]
    assert [kind for kind in kinds(events) if kind in wanted] == wanted
    assert (at(state, "red"), asked(state), of(state, "red", "hand")) == ("c15", "orange", ["r1"] if event == "siesta" else [])


# -- 4. found in another's turn


@rule("OC-307", "OC-308", "OC-312")
@pytest.mark.parametrize(("cards", "asks"), [("b1 b2", True), ("b2", False), ("", False)])
def test_example_4_found_in_anothers_turn(cards, asks):
    state = laid("red e11, orange a1, blue f12", surprises="on", pool="diagonal", hand={"red": "r1", "blue": cards})
    events = play(state, "right", "push forward", luck=drawn("shard"))
    assert told(events, "found") == [{"seat": 3, "crab": "blue", "cell": "f14", "token": "shard"}]
    assert (at(state, "blue"), is_down(state, "blue"), token(state, "f14")) == ("f14", True, None)
    if asks:
        assert (asked(state), choices(state)) == ("blue", {"discard b1", "discard b2"})
        play(state, "discard b2")
    assert (of(state, "blue", "hand"), of(state, "blue", "discards")) == (["b1"] if asks else [], ["b2"] if cards else [])
    assert (asked(state), choices(state), of(state, "blue", "finds")) == ("red", {"end"}, 1)


# -- 5. a plank to stand


@rule("OC-311", "OC-S7")
def test_example_5_a_plank_to_stand():
    state = laid("red d8, orange a1, blue g1", surprises="on", treasures={"red": "plank"}, down="red")
    play(state, "plank")
    assert choices(state) == {"stand seaward", "done"}
    play(state, "stand seaward")
    assert (at(state, "red"), is_down(state, "red")) == ("d8", False)


@rule("OC-311", "OC-S7")
def test_example_5_standing_it_would_offer_three_spaces():
    ends = set()
    for way in ("forward", "left", "right"):
        state = laid("red d8, orange a1, blue g1", surprises="on", treasures={"red": "plank"}, tokens={"d10": ""})
        play(state, "plank")
        assert choices(state) == {"forward", "left", "right", "done"}
        play(state, way)
        ends.add(at(state, "red"))
    assert ends == {"d10", "c9", "e9"}


@rule("OC-311", "OC-D75")
def test_example_5_never_in_oranges_turn_or_within_reds_slalom():
    state = laid("red d8, orange a1, blue g1", surprises="on", treasures={"red": "plank"}, turn="orange")
    assert choices(state, "red") == set()
    assert "plank" not in choices(state)
    state = laid("red d8, orange a1, blue g1", surprises="on", treasures={"red": "plank"}, ready="zigzag", hand={"red": "r1"})
    assert "plank" in choices(state)
    play(state, "zigzag")
    assert (owes(state), "plank" in choices(state)) == ("move", False)
    play(state, "right")
    assert (owes(state), "plank" in choices(state)) == ("move", False)


# -- 6. temporary events replace each other


@rule("OC-321", "OC-D88", "OC-E9")
def test_example_6_in_the_happy_hour():
    """Extras Aa 1, Bb 2, Da 2: after Aa also Bb or Da, not Aa."""
    state = laid(
        "red d8, orange a1, blue g1",
        events="on",
        event_cards={1: "happy-hour up"},
        event="happy-hour",
        shells={"red": 9},
        hand={"red": "r2"},
        discard={"red": "r1"},
    )
    assert GAME.view(state, 0)["prices"] == {"Aa": 1, "Bb": 2, "Da": 2}
    play(state, "Aa", "right")
    assert (choices(state), shells(state)[0]) == ({"Bb", "Da", "end"}, 8)


@rule("OC-321", "OC-D88", "OC-E8", "OC-E9")
def test_example_6_sales_after_that():
    state = laid(
        "red a11, orange a1, blue g1",
        events="on",
        event_cards={1: "happy-hour up", 2: "sales 2"},
        event="happy-hour",
        shells={"red": 9},
        discard={"red": "r1"},
        pool="forward forward",
    )
    play(state, "Aa", "right", "forward")
    assert {"Da", "reveal"} <= choices(state)
    play(state, "reveal")
    assert GAME.view(state, 0)["prices"] == {"Aa": 1, "Bb": 1, "Da": 1}
    assert not {"Aa", "Bb", "Da"} & choices(state)
    assert (shells(state)[0], field(state, "extras_used")) == (8, ["Aa"])


# -- 9. spying tells one seat


def spied():
    """Red has spied on event 2, which is `sales`, and on d10, a plank."""
    state = laid(surprises="on", events="on", treasures={"red": "spyglass"}, pool="forward forward")
    play(state, "spyglass")
    left = [event for event in EVENTS if event not in ("moult", "siesta")]
    play(state, "spy event 2", luck=[left.index("sales")])
    play(state, "spy d10", luck=drawn("plank"))
    return state, left


@rule("OC-352", "OC-D81")
def test_example_9_spying_tells_one_seat():
    state, _ = spied()
    assert shells(state) == [1, 0, 0]
    assert [shown(state, seat, "event 2") for seat in (0, 1, 2, None)] == ["sales", "", "", ""]
    assert [shown(state, seat, "d10") for seat in (0, 1, 2, None)] == ["plank", "", "", ""]
    for seat in (0, 1, 2, None):
        view = GAME.view(state, seat)
        assert view["event_cards"][1]["knows"] == [1]
        assert [one["knows"] for one in view["tokens"] if one["cell"] == "d10"] == [[1]]


@rule("OC-D80", "OC-D81")
def test_example_9_samples_agree_with_the_spy_and_leave_all_open_to_others():
    state, left = spied()
    for n in range(40):
        red = state.sample(0, Quick(n))
        assert (field(red, "event_cards")[1]["is"], token(red, "d10")["is"]) == ("sales", "plank")
    blue = Counter(field(state.sample(2, Quick(n)), "event_cards")[1]["is"] for n in range(1200))
    assert set(blue) == set(left)
    assert 65 <= min(blue.values()) <= max(blue.values()) <= 140


@rule("OC-D81")
def test_example_9_border_2_turns_up_the_event_that_red_saw():
    state, _ = spied()
    position = GAME.position(state)
    position["crabs"][0]["cell"] = "a11"
    state = GAME.from_position(position)
    play(state, "forward")
    assert told(play(state, "reveal"), "event") == [{"number": 2, "event": "sales"}]


@rule("OC-D106")
def test_example_9_undo_of_spying_is_refused():
    start = laid(surprises="on", events="on", treasures={"red": "spyglass"})
    match = Match(GAME, {"players": 3, "surprises": "on", "events": "on"}, ("", "", ""), secret_of(1), start=Start(GAME.position(start)))
    match.act(0, "spyglass")
    match.act(0, "spy event 2")
    with pytest.raises(Refused) as refused:
        match.undo(0)
    assert refused.value.message == "undo-seen"
