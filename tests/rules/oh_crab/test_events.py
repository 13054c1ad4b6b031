"""Events: how long they last, which come up, and their variants: OC-302, OC-320 to OC-327, OC-D79, OC-D88, OC-D89, OC-D114."""

from collections import Counter

import pytest

from estran.core import Quick
from tests.rulemark import rule

from .pack import EVENTS, GAME, asked, choices, field, kinds, laid, owes, play

IMMEDIATE = ["robin", "flea-market", "siesta", "windfall", "moult", "glitter"]
CRABS = "red c5, orange a1, blue g1"
ALL = {"surprises": "on", "asymmetry": "on", "skills": {"red": "sprinter 2", "orange": "cork 3", "blue": "yawner 2"}}
"""With these modules every event is in the game."""


def before(event, crabs=CRABS, **more):
    """Red has crossed border 1, at which this event lies."""
    return laid(crabs, events=more.pop("events", "on"), crossed=1, resolved=0, event_cards={1: f"{event} 2"}, **more)


def after(event, crabs=CRABS, luck=(), **more):
    state = before(event, crabs, **more)
    play(state, "reveal", luck=luck)
    return state


def under(event, crabs=CRABS, **more):
    """A temporary event is in force since border 1."""
    return laid(crabs, events="on", event_cards={1: f"{event} up", 2: "siesta 2"}, event=event, **more)


# -- immediate or temporary


@rule("OC-320", "OC-321")
@pytest.mark.parametrize("event", EVENTS)
def test_an_immediate_event_is_gone_a_temporary_one_in_force(event):
    state = after(event, luck=[0] if event == "broken" else [0, 0] * 3 if event == "glitter" else [], **ALL)
    assert field(state, "event") == ("" if event in IMMEDIATE else event)
    assert GAME.view(state, None)["event_cards"][0] == {"is": event, "up": True}


@rule("OC-321")
@pytest.mark.parametrize("following", ["siesta", "fair-play"])
def test_a_temporary_event_lasts_to_the_next_of_either_kind(following):
    state = laid(
        "red a11, orange a1, blue g1", events="on", event_cards={1: "sales up", 2: f"{following} 2"}, event="sales", pool="forward"
    )
    play(state, "forward")
    assert (field(state, "event"), GAME.view(state, 0)["prices"]["Bb"]) == ("sales", 1)
    play(state, "reveal")
    assert (field(state, "event"), GAME.view(state, 0)["prices"]["Bb"]) == ("fair-play" if following == "fair-play" else "", 2)


@rule("OC-321")
def test_without_another_it_lasts_from_round_to_round():
    state = under("sales", turn="blue", chef="red", hand={"red": "r1", "orange": "o1", "blue": "b1"})
    play(state, "end")
    assert (field(state, "phase"), field(state, "round"), field(state, "event")) == ("planning", 2, "sales")


@rule("OC-322", "OC-327")
def test_the_event_in_force_is_shown_to_all_by_name_and_its_words_are_told():
    texts = {}
    for language in ("en", "fr"):
        for table in GAME.tables(language):
            texts |= {(language, row[0]): row[-1] for row in table.rows if row[0] in EVENTS}
    for event in EVENTS:
        assert texts["en", event] != texts["fr", event]
        if event not in IMMEDIATE:
            view = GAME.view(under(event, **ALL), None)
            assert (view["event"], view["event_names"][event].keys()) == (event, {"en", "fr"})


@rule("OC-327")
def test_with_an_event_goes_what_it_is_about():
    """With the chef's its holder, with the kitchen hand's who has that, with those of the tiles their prices and what broke."""
    assert GAME.view(under("chef-runs", chef="blue"), None)["chef"] == 3
    assert GAME.view(after("kitchen-hand", chef="orange"), None)["helper"] == 3
    assert GAME.view(after("broken", luck=[1]), None)["broken"] == "Bb"
    assert GAME.view(after("sales"), None)["prices"] == {"Aa": 1, "Bb": 1, "Da": 1}


@rule("OC-D88")
def test_a_temporary_event_ends_before_the_next_one_acts():
    """What was bought stays bought; a move not made with its help is lost."""
    state = laid(
        "red c11, orange a1, blue g1",
        events="on",
        event_cards={1: "chef-runs up", 2: "kitchen-hand 2"},
        event="chef-runs",
        chef="red",
        chef_used=False,
        pool="forward",
    )
    play(state, "forward")
    assert "chef forward" in choices(state)
    events = play(state, "reveal")
    assert (choices(state), kinds(events)[-1]) == ({"chef left", "end"}, "helper")


@rule("OC-D88", "OC-E11")
def test_the_kitchen_hand_goes_with_its_event():
    state = laid(
        "red a11, orange g1, blue e1",
        events="on",
        event_cards={1: "kitchen-hand up", 2: "siesta 2"},
        event="kitchen-hand",
        helper=1,
        chef="blue",
        pool="forward",
    )
    play(state, "forward")
    assert {"chef right"} <= choices(state)
    play(state, "reveal")
    assert (field(state, "helper"), choices(state)) == (0, {"end"})


@rule("OC-D79")
def test_in_an_event_only_those_decide_whom_it_names():
    """At the flea market everybody; in all the others nobody: the turn goes on at once."""
    for event in EVENTS:
        state = after(event, luck=[0] if event == "broken" else [0, 0] * 3 if event == "glitter" else [], chef="orange", **ALL)
        assert (asked(state), owes(state)) == (("orange", "market") if event == "flea-market" else ("red", ""))


# -- the deck


def deck(**options):
    """The events that come up in many games at border 1, and how often."""
    found = Counter()
    state = laid(CRABS, crossed=1, resolved=0, **options)
    for seed in range(600):
        other = state.clone()
        other.apply(0, GAME.parse(other, 0, "reveal"), Quick(seed))
        found[field(other, "event_cards")[0]["is"]] += 1
    return found


@rule("OC-324", "OC-302")
@pytest.mark.parametrize(
    ("modules", "without"),
    [
        ({}, {"moult", "glitter"}),
        ({"surprises": "on"}, {"moult"}),
        ({"asymmetry": "on", "skills": ALL["skills"]}, {"glitter"}),
        (ALL, set()),
        ({"challenges": "on"}, {"moult", "glitter"}),
    ],
)
def test_an_event_that_needs_an_absent_module_never_comes_up(modules, without):
    found = deck(events="on", **modules)
    assert set(found) == set(EVENTS) - without
    assert min(found.values()) > 20


@rule("OC-325")
def test_for_the_lucky_two_events_are_taken_out():
    assert set(deck(events="lucky", **ALL)) == set(EVENTS) - {"robin", "broken"}


@rule("OC-326")
@pytest.mark.parametrize(("variant", "players", "number"), [("crystal", 3, 3), ("crystal", 2, 2), ("lucky-crystal", 4, 3)])
def test_with_the_crystal_ball_the_events_are_shown_to_all_at_the_start(variant, players, number):
    seen = Counter()
    for seed in range(150):
        state = GAME.new(GAME.checked({"players": players, "events": variant}), Quick(seed))
        omens = field(state, "omens")
        assert len(set(omens)) == number
        assert all(GAME.view(state, seat)["omens"] == omens for seat in (None, *range(players)))
        assert field(state, "event_cards") == [{"is": "", "knows": []}] * number
        seen.update(omens)
    expected = set(EVENTS) - {"moult", "glitter"} - ({"robin", "broken"} if variant == "lucky-crystal" else set())
    assert set(seen) == expected


@rule("OC-326")
def test_which_of_the_omens_lies_where_is_left_to_chance():
    omens = ["siesta", "sales", "lie-in"]
    assert set(deck(events="crystal", omens=omens)) == set(omens)
    state = laid("red c13, orange a1, blue g1", events="crystal", omens=omens, resolved=1, event_cards={1: "sales up"}, event="sales")
    found = set()
    for seed in range(30):
        other = state.clone()
        other.apply(0, GAME.parse(other, 0, "reveal"), Quick(seed))
        found.add(field(other, "event_cards")[1]["is"])
    assert found == {"siesta", "lie-in"}


# -- leaving


@rule("OC-D89")
def test_when_who_has_the_kitchen_hand_leaves_nobody_has_it_until_the_chef_passes():
    state = under(
        "kitchen-hand", "red c5, orange a1, blue g1, green e1", chef="blue", helper=2, hand={"red": "r1", "blue": "b1", "green": "g1"}
    )
    state.resign(1, Quick(1))
    assert field(state, "helper") == 0
    while field(state, "phase") == "action":
        said = "end" if "end" in choices(state) else min(choices(state))
        state.apply(state.next_seat(), GAME.parse(state, state.next_seat(), said), Quick(1))
    assert (field(state, "chef"), field(state, "helper")) == (4, 3)


@rule("OC-D89")
@pytest.mark.parametrize("asymmetry", ["off", "on"])
def test_when_who_has_the_chef_leaves_between_rounds_it_passes_on(asymmetry):
    state = GAME.new(GAME.checked({"players": 4, "events": "on", "asymmetry": asymmetry}), Quick(5))
    chef = field(state, "chef")
    state.resign(chef - 1, Quick(1))
    assert (field(state, "phase"), field(state, "chef")) == ("choosing" if asymmetry == "on" else "planning", chef % 4 + 1)


@rule("OC-D114")
def test_if_the_chef_passes_to_who_has_the_kitchen_hand_nobody_has_that():
    state = under("kitchen-hand", turn="blue", chef="red", hand={"red": "r1", "orange": "o1", "blue": "b1"})
    play(state, "end")
    assert (field(state, "phase"), field(state, "chef"), field(state, "helper")) == ("planning", 2, 3)
    state.resign(1, Quick(1))
    assert (field(state, "chef"), field(state, "helper")) == (3, 0)
