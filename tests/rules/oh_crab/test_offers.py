"""Skills that are offered at a moment of any turn: OC-A8 to OC-A10, OC-A12, the other halves of OC-A13 and OC-A14, OC-345 and OC-D102."""

import pytest

from estran.core import Refused
from tests.rulemark import rule

from .adventure import GAME, asked, at, begun, choices, claws, hand, kinds, laid, moment, now, owes, play, player, shells, told


def offered(state):
    """The skill that is offered now; "" if none is."""
    steps = now(state)["steps"]
    return steps[-1]["skill"] if steps and steps[-1]["owes"] == "offer" else ""


# -- what all have in common


@rule("OC-345")
def test_an_offer_is_asked_of_its_owner_alone_and_may_be_skipped():
    state = laid("red d8, orange d2, blue d12", skills={"blue": "carapace"}, pool="forward forward", hand={"red": "r1"})
    play(state, "forward", "forward", "push left")
    assert (offered(state), asked(state), now(state)["turn"]) == ("carapace", "blue", 1)
    assert choices(state) == {"brace", "done"}
    assert choices(state, "red") == choices(state, "orange") == set()
    for other in ("red", "orange"):
        with pytest.raises(Refused):
            play(state, "brace", by=other)
    play(state, "done")
    assert (at(state, "blue"), claws(state, "blue"), asked(state)) == ("c13 down", 4, "red")


@rule("OC-345")
def test_all_see_what_is_offered_to_whom():
    state = laid("red d10, orange d2, blue d12", skills={"blue": "carapace"}, pool="forward")
    play(state, "forward", "push left")
    for viewer in (None, 0, 1, 2):
        assert GAME.view(state, viewer)["steps"][-1] == {"owes": "offer", "seat": 3, "skill": "carapace"}
    assert not GAME.asks_out_of_turn(state)  # an offer tells nothing, and need not be hidden


@rule("OC-343", "OC-D97")
def test_without_a_claw_nothing_is_offered_and_once_for_each_moment():
    state = laid("red d10, orange d2, blue d12", skills={"blue": "carapace 0"}, pool="forward")
    play(state, "forward", "push left")
    assert asked(state) == "red"
    state = laid("red d10, orange d2, blue d12", skills={"blue": "carapace"}, pool="forward")
    play(state, "forward", "push left", "done")
    assert (asked(state), owes(state)) == ("red", "")


# -- the hard shell


@rule("OC-A8")
def test_the_hard_shell_gets_up_before_a_chain_of_pushes_goes_on():
    state = laid("red c5, orange c9, blue c7", skills={"blue": "carapace"}, pool="forward")
    play(state, "forward", "push forward")
    assert (offered(state), at(state, "blue"), at(state, "orange")) == ("carapace", "c9 down", "c9")
    play(state, "brace")
    assert (at(state, "blue"), claws(state, "blue")) == ("c9", 3)
    assert (asked(state), owes(state)) == ("red", "push")


@rule("OC-A8")
def test_the_hard_shell_answers_a_fall_of_its_own_move_too():
    state = laid("red d2, orange f2, blue c5", skills={"red": "carapace"}, pool="forward forward", hand={"red": "r1"})
    play(state, "forward")
    assert (offered(state), at(state, "red"), asked(state)) == ("carapace", "d4 down", "red")
    play(state, "brace", "forward")
    assert at(state, "red") == "d6"


@rule("OC-A8")
def test_the_hard_shell_answers_a_token_after_it_has_acted():
    state = laid("red d8, orange d2, blue c5", skills={"red": "carapace"}, pool="forward", on="surprises", tokens={"d10": "peel"})
    play(state, "forward")
    assert (offered(state), at(state, "red")) == ("carapace", "d10 down")
    state = laid(
        "red c9, orange d2, blue d8", turn="blue", skills={"red": "carapace"}, pool="diagonal", on="surprises", tokens={"d10": "peel"}
    )
    play(state, "left", "push right")
    assert (offered(state), asked(state), at(state, "red")) == ("carapace", "red", "d10 down")
    play(state, "done")  # it lay when the peel came: one fall, one moment
    assert (asked(state), owes(state)) == ("blue", "")


@rule("OC-A8")
def test_the_hard_shell_is_asked_once_after_a_fishing_line():
    """Pushed onto the token, it falls, is pulled back, and only then asked."""
    state = laid(
        "red c9, orange d2, blue d8", turn="blue", skills={"red": "carapace"}, pool="diagonal", on="surprises", tokens={"d10": "line"}
    )
    play(state, "left", "push right")
    assert (owes(state), asked(state)) == ("pull", "red")
    play(state, "move red back")
    assert (offered(state), at(state, "red")) == ("carapace", "d8 down")
    play(state, "brace")
    assert (at(state, "red"), asked(state), owes(state)) == ("d8", "blue", "")


@rule("OC-A8")
def test_who_lay_already_or_is_in_the_sea_is_not_asked():
    state = laid("red d10, orange d2, blue d12", skills={"blue": "carapace"}, pool="forward", down="blue")
    play(state, "forward", "push left")
    assert asked(state) == "red"
    state = laid("red d32, orange d2, blue d34", skills={"blue": "carapace"}, pool="forward")
    play(state, "forward", "push forward")
    assert (asked(state), at(state, "blue")) == ("red", "sea")


@rule("OC-A8")
def test_the_hard_shell_answers_a_strike():
    state = laid("red d10, orange d2, blue d12", skills={"red": "carapace", "blue": "brute"}, pool="forward")
    play(state, "forward", "push left", "strike")
    assert (offered(state), asked(state), at(state, "red")) == ("carapace", "red", "d12 down")
    play(state, "brace")
    assert at(state, "red") == "d12"


@rule("OC-A8")
def test_no_fall_no_offer():
    state = laid(
        "red d10, orange d2, blue d12",
        skills={"blue": "carapace"},
        pool="forward",
        on="events",
        events=["fair-play"],
        event="fair-play",
    )
    play(state, "forward", "push left")
    assert (at(state, "blue"), asked(state)) == ("c13", "red")


# -- the champion

DUE = "red b14, orange d2, blue d8"


def due(**more):
    return laid(DUE, on="challenges", crossed=2, resolved=1, **more)


@rule("OC-A9")
def test_the_champion_counts_two_more_for_all_places():
    state = due(skills={"blue": "champion"}, shells={"red": 3, "orange": 2, "blue": 2})
    play(state, "reveal")
    assert (offered(state), asked(state)) == ("champion", "blue")
    assert GAME.view(state, 2)["counts"] == [3, 2, 2]
    (count,) = told(play(state, "shine"), "counted")
    assert (count["counts"], count["first"], count["second"]) == ([3, 2, 4], [3], [1])
    assert [shells(state, name) for name in ("red", "orange", "blue")] == [4, 2, 3]
    assert (owes(state), asked(state), claws(state, "blue")) == ("trophy", "blue", 1)


@rule("OC-A9")
def test_the_champion_may_win_from_nothing_and_in_its_own_turn():
    state = due(skills={"red": "champion"}, shells={"blue": 1})
    play(state, "reveal")
    assert (offered(state), asked(state)) == ("champion", "red")
    (count,) = told(play(state, "shine"), "counted")
    assert (count["first"], count["second"]) == ([1], [3])


@rule("OC-A9")
def test_the_champion_that_skips_is_not_asked_again():
    state = due(skills={"blue": "champion"}, shells={"red": 3, "blue": 2})
    play(state, "reveal")
    (count,) = told(play(state, "done"), "counted")
    assert (count["counts"], count["first"]) == ([3, 0, 2], [1])
    assert (owes(state), claws(state, "blue")) == ("trophy", 2)


@rule("OC-A9", "OC-345")
@pytest.mark.parametrize("shells", [{"red": 9, "orange": 5, "blue": 0}, {"blue": 3, "red": 1}])
def test_the_champion_is_not_asked_where_no_place_changes(shells):
    state = due(skills={"blue": "champion"}, shells=shells)
    play(state, "reveal")
    assert offered(state) == ""


@rule("OC-A9", "OC-D98")
def test_a_champion_in_the_sea_or_without_claws_is_not_asked():
    for crabs, skill in (("red b14, orange d2, blue sea", "champion"), (DUE, "champion 0")):
        state = laid(crabs, on="challenges", crossed=4, resolved=1, skills={"blue": skill}, shells={"red": 1})
        play(state, "reveal")
        assert owes(state) == "trophy"


# -- the forecaster


def forecast(**more):
    fields = {
        "on": "events",
        "skills": {"orange": "forecaster"},
        "events": ["robin", "sales by orange"],
        "crossed": 2,
        "resolved": 1,
        **more,
    }
    return laid(DUE, **fields)


@rule("OC-A10")
def test_the_forecaster_shows_a_second_event_and_picks():
    state = forecast()
    play(state, "reveal")
    assert (offered(state), asked(state), choices(state)) == ("forecaster", "orange", {"forecast", "done"})
    events = play(state, "forecast", luck=[2])  # broken, flea-market, siesta
    assert told(events, "forecast") == [{"seat": 2, "element": "event 2", "events": ["sales", "siesta"]}]
    assert (owes(state), choices(state), claws(state, "orange")) == ("pick", {"pick sales", "pick siesta"}, 1)
    for viewer in (None, 0, 2):
        assert GAME.view(state, viewer)["event_cards"][1]["is"] == "sales"
        assert GAME.view(state, viewer)["steps"][-1]["events"] == ["sales", "siesta"]
    other = state.clone()
    play(state, "pick sales")
    assert (now(state)["event"], now(state)["events_out"], shells(state, "orange")) == ("sales", ["siesta"], 2)
    events = play(other, "pick siesta")
    assert told(events, "event") == [{"number": 2, "event": "siesta"}]
    assert (now(other)["event"], now(other)["events_out"], shells(other, "orange")) == ("", ["sales"], 2)
    assert now(other)["event_cards"][1] == {"is": "siesta", "up": True}


@rule("OC-A10")
def test_the_forecaster_is_asked_when_the_challenge_is_over():
    state = forecast(on="events challenges", shells={"red": 1})
    play(state, "reveal")
    assert owes(state) == "trophy"
    events = play(state, "done", luck=[0])
    assert (kinds(events), offered(state)) == (["challenge"], "forecaster")
    play(state, "done")
    assert (now(state)["event"], claws(state, "orange"), shells(state, "orange")) == ("sales", 2, 0)


@rule("OC-A10", "OC-D98")
def test_a_forecaster_in_the_sea_is_not_asked():
    state = laid(
        "red b14, orange sea, blue d8",
        on="events",
        skills={"orange": "forecaster"},
        events=["robin", "sales by orange"],
        crossed=4,
        resolved=1,
    )
    play(state, "reveal")
    assert (asked(state), now(state)["event"]) == ("red", "sales")


@rule("OC-A10")
def test_with_a_crystal_ball_the_box_is_what_was_not_drawn():
    cards = ["robin", "sales by orange", "siesta by orange"]
    position = moment(DUE, on="events", skills={"orange": "forecaster"}, events=cards, crossed=2, resolved=1)
    state = begun({**position, "events": "crystal", "omens": ["robin", "sales", "siesta"]})
    play(state, "reveal")
    shown = set()
    for draw in range(9):  # fourteen without moult and glitter, and without the three drawn
        other = state.clone()
        (told_of,) = told(play(other, "forecast", luck=[draw]), "forecast")
        shown.add(told_of["events"][1])
    assert not shown & {"robin", "sales", "siesta"}
    assert len(shown) == 9


# -- the yawner


@rule("OC-A12")
def test_the_yawner_takes_a_market_card_when_another_has_rested():
    state = laid("red d8, orange d2, blue c5", skills={"blue": "yawner"}, begun=False, planned={"red": "r1"}, discards={"red": "r2"})
    play(state, "rest", "take 1", luck=[0])
    assert (offered(state), asked(state)) == ("yawner", "blue")
    assert hand(state) == "r1 r2 jump-aside3"  # the rest is complete
    play(state, "yawn")
    assert (owes(state), asked(state), choices(state)) == ("market", "blue", {"take 1", "take 2", "take 3", "take pile"})
    play(state, "take 2", luck=[2])
    assert (hand(state, "blue"), claws(state, "blue"), asked(state), owes(state)) == ("slant2", 1, "red", "")


@rule("OC-A12")
def test_the_yawner_is_not_asked_at_its_own_rest():
    state = laid("red d8, orange d2, blue c5", skills={"red": "yawner"}, begun=False, planned={"red": "r1"})
    play(state, "rest", "take 1", luck=[0])
    assert (asked(state), owes(state)) == ("red", "")


@rule("OC-D102")
def test_the_yawner_answers_a_forced_rest_but_neither_hermit_nor_siesta():
    state = laid("red d8, orange d2, blue c5", skills={"blue": "yawner"}, planned={"blue": "b1"})
    play(state, "end", "take 1", luck=[0])  # orange has planned nothing
    assert (offered(state), now(state)["turn"]) == ("yawner", 2)
    state = laid("red d8, orange d2, blue c5", skills={"red": "hermit", "blue": "yawner"}, discards={"red": "r1"})
    play(state, "shed")
    assert asked(state) == "red"
    state = laid(DUE, skills={"blue": "yawner"}, on="events", crossed=2, resolved=1, events=["robin", "siesta by red"])
    play(state, "reveal")
    assert asked(state) == "red"


# -- the bruiser strikes back


@rule("OC-A13")
def test_the_bruiser_knocks_over_who_pushed_it_when_the_chain_is_over():
    state = laid("red c5, orange c9, blue c7", skills={"blue": "brute"}, pool="forward forward")
    play(state, "forward", "push forward")
    assert (asked(state), owes(state)) == ("red", "push")
    play(state, "push forward")
    assert (offered(state), asked(state), choices(state)) == ("brute", "blue", {"strike", "done"})
    play(state, "strike")
    assert (at(state, "red"), shells(state, "blue"), claws(state, "blue")) == ("c7 down", 2, 2)  # one of c9
    assert (asked(state), "stand forward" in choices(state)) == ("red", True)


@rule("OC-A13")
def test_the_bruiser_strikes_only_who_pushed_it_by_an_own_move():
    state = laid("red c5, orange c9, blue c7", skills={"orange": "brute"}, pool="forward")
    play(state, "forward", "push forward", "push forward")  # orange was pushed by blue
    assert (asked(state), owes(state)) == ("red", "")
    state = laid("red c5, orange f2, blue d8", skills={"blue": "brute"}, ready=["move-out"])
    play(state, "move-out", "move blue forward")
    assert (at(state, "blue"), asked(state)) == ("d10", "red")


@rule("OC-A13")
def test_no_strike_where_it_would_change_nothing():
    """The pusher has fallen itself, or the Bruiser is in the sea."""
    state = laid("red d2, orange f2, blue d4", skills={"blue": "brute"}, pool="forward", hand={"blue": "b1"})
    play(state, "forward", "push left")
    assert (at(state, "red"), asked(state)) == ("d4 down", "red")
    state = laid("red d32, orange d2, blue d34", skills={"blue": "brute"}, pool="forward")
    play(state, "forward", "push forward")
    assert (at(state, "blue"), asked(state)) == ("sea", "red")


# -- the pickpocket


@rule("OC-A14")
def test_the_pickpocket_gets_what_another_has_just_paid():
    state = laid("red d8, orange d2, blue c5", skills={"blue": "pickpocket"}, shells={"red": 3}, discards={"red": "r1"})
    play(state, "Da")
    assert (offered(state), asked(state), shells(state)) == ("pickpocket", "blue", 1)
    assert player(state, "red")["discards"] == ["r1"]  # not yet carried out
    play(state, "pocket")
    assert (shells(state, "blue"), claws(state, "blue"), hand(state)) == (2, 2, "r1")
    assert asked(state) == "red"


@rule("OC-A14")
def test_skipped_the_shells_go_to_the_supply_and_the_action_goes_on():
    state = laid("red d8, orange d2, blue c5", skills={"blue": "pickpocket"}, shells={"red": 3}, discards={"red": "r1"})
    play(state, "Da", "done")
    assert (shells(state, "blue"), claws(state, "blue"), hand(state)) == (0, 3, "r1")


@rule("OC-A14")
def test_less_than_two_shells_or_ones_own_are_not_pocketed():
    state = laid("red d8, orange d2, blue c5", skills={"blue": "pickpocket"}, shells={"red": 3})
    play(state, "Aa")
    assert asked(state) == "red"
    state = laid("red d8, orange d2, blue c5", skills={"red": "pickpocket"}, shells={"red": 3}, discards={"red": "r1"})
    play(state, "Da")
    assert (asked(state), hand(state)) == ("red", "r1")


@rule("OC-A14")
def test_what_was_really_paid_counts():
    sales = {"on": "events", "events": ["sales"], "event": "sales", "discards": {"red": "r1"}}
    state = laid("red d8, orange d2, blue c5", skills={"blue": "pickpocket"}, shells={"red": 3}, **sales)
    play(state, "Da")
    assert (asked(state), shells(state)) == ("red", 2)
    state = laid("red d8, orange d2, blue c5", skills={"blue": "pickpocket"}, shells={"red": 3}, extras="Aa-Ca-Da", **sales)
    play(state, "Ca", "pocket")
    assert (shells(state), shells(state, "blue")) == (1, 2)


@rule("OC-A14", "OC-D98")
def test_a_pickpocket_in_the_sea_is_not_asked():
    state = laid("red d8, orange d2, blue sea", skills={"blue": "pickpocket"}, shells={"red": 3}, discards={"red": "r1"})
    play(state, "Da")
    assert asked(state) == "red"


@rule("OC-D98")
def test_a_yawner_in_the_sea_is_not_asked():
    state = laid("red d8, orange d2, blue sea", skills={"blue": "yawner"}, begun=False, planned={"red": "r1"})
    play(state, "rest", "take 1", luck=[0])
    assert asked(state) == "red"
