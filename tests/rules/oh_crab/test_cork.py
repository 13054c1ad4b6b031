"""The Cork says itself where it goes: OC-A11, against the Bruiser OC-D100, and its borders OC-D72."""

import pytest

from tests.rulemark import rule

from .adventure import asked, at, choices, claws, laid, now, owes, play, shells

CRABS = "red d10, orange d2, blue d12"


def pushed(skills=None, crabs=CRABS, **more):
    """Red goes where blue, the Cork, is."""
    state = laid(crabs, skills=skills or {"blue": "cork"}, pool="forward", **more)
    play(state, "forward")
    return state


# -- pushed


@rule("OC-A11")
def test_the_cork_is_asked_before_the_active_player():
    state = pushed()
    assert (owes(state), asked(state), now(state)["turn"]) == ("steer", "blue", 1)
    assert choices(state) == {"push forward", "push left", "push right", "done"}
    assert choices(state, "red") == set()
    play(state, "push right")
    assert (at(state, "red"), at(state, "blue"), claws(state, "blue")) == ("d12", "e13 down", 2)
    assert (asked(state), owes(state)) == ("red", "")


@rule("OC-A11")
def test_if_it_declines_the_active_player_is_asked_the_same():
    state = pushed()
    play(state, "done")
    assert (asked(state), owes(state)) == ("red", "push")
    assert choices(state) == {"push forward", "push left", "push right"}
    play(state, "push left")
    assert (at(state, "blue"), claws(state, "blue")) == ("c13 down", 3)


@rule("OC-A11")
def test_all_else_is_as_if_the_active_player_had_chosen():
    """The push is counted for red, and a chain goes on by red's choice."""
    state = pushed(crabs="red d10, orange e13, blue d12", on="challenges", crossed=2, resolved=2)
    play(state, "push right")
    assert [one["pushes"] for one in now(state)["seats"]] == [1, 0, 0]
    assert (asked(state), owes(state)) == ("red", "push")
    play(state, "push forward")
    assert [one["pushes"] for one in now(state)["seats"]] == [2, 0, 0]
    assert at(state, "orange") == "e15 down"


@rule("OC-A11")
def test_where_there_is_one_way_only_it_is_not_asked():
    state = pushed(crabs="red b22, orange d2, blue b24")
    assert (at(state, "blue"), asked(state), claws(state, "blue")) == ("c25 down", "red", 3)


@rule("OC-A11", "OC-343")
def test_without_a_claw_it_is_not_asked():
    state = pushed(skills={"blue": "cork 0"})
    assert (asked(state), owes(state)) == ("red", "push")


@rule("OC-A11")
def test_the_cork_is_asked_in_a_chain_too():
    state = laid("red c5, orange c7, blue c9", skills={"blue": "cork"}, pool="forward")
    play(state, "forward", "push forward")
    assert (owes(state), asked(state)) == ("steer", "blue")
    play(state, "push left")
    assert at(state, "blue") == "b10 down"


@rule("OC-A11", "OC-D72")
def test_a_border_that_it_steers_across_is_the_active_players():
    state = pushed(on="events", crossed=1, resolved=1)
    play(state, "push forward")
    assert (now(state)["crossed"], asked(state)) == (2, "red")
    assert "reveal" in choices(state)


# -- moved


@rule("OC-A11")
@pytest.mark.parametrize(
    ("special", "crabs", "named", "others"),
    [
        ("seagull", "red d2, orange f2, blue d8", "move blue back-left", {"move blue back"}),
        ("call", "red d10, orange f2, blue d8", "move blue left", {"move blue right"}),
        (
            "move-out",
            "red d2, orange f2, blue d8",
            "move blue left",
            {"move blue forward", "move blue right", "move blue back", "move blue back-left"},
        ),
    ],
)
def test_the_cork_is_asked_when_it_is_moved(special, crabs, named, others):
    state = laid(crabs, skills={"blue": "cork"}, ready=[special], hand={"red": "r1"})
    play(state, special)
    play(state, named)
    assert (owes(state), asked(state)) == ("steer", "blue")
    assert choices(state) == others | {"done"}
    skipped = state.clone()
    way = sorted(others)[-1]
    play(state, way)
    assert claws(state, "blue") == 2
    assert at(state, "blue") == {"move blue back": "d6", "move blue right": "e9"}[way]
    play(skipped, "done")
    assert claws(skipped, "blue") == 3
    assert at(skipped, "blue") == {"move blue back-left": "c7", "move blue left": "c9"}[named]
    assert asked(state) == asked(skipped) == "red"


@rule("OC-A11")
def test_the_cork_answers_the_beach_ball():
    state = laid("red d2, orange f2, blue d8", skills={"blue": "cork"}, on="surprises", treasures={"red": "ball"}, tokens={"d10": "purse"})
    play(state, "ball", "move blue back")
    assert (owes(state), asked(state)) == ("steer", "blue")
    play(state, "move blue forward")
    assert (at(state, "blue"), shells(state, "blue"), claws(state, "blue")) == ("d10", 2, 2)


@rule("OC-A11")
def test_the_cork_is_not_asked_where_the_action_allows_no_other_way():
    state = laid("red d2, orange c7, blue d8", skills={"blue": "cork"}, ready=["seagull"])
    play(state, "seagull", "move blue back")
    assert (at(state, "blue"), asked(state), claws(state, "blue")) == ("d6", "red", 3)


@rule("OC-A11")
def test_the_cork_is_not_asked_when_places_are_changed():
    state = laid("red d8, orange d2, blue c9", skills={"blue": "cork"}, shells={"red": 2}, extras="Aa-Ba-Da")
    play(state, "Ba")
    assert (at(state, "red"), at(state, "blue"), asked(state)) == ("c9", "d8", "red")


@rule("OC-A11")
def test_the_cork_does_not_answer_its_own_player():
    """Called by oneself; and an own crab of a team that is moved or pushed along."""
    state = laid("red d8, orange d2, blue c5", skills={"red": "cork"}, ready=["call"])
    play(state, "call", "move red forward")
    assert (at(state, "red"), asked(state)) == ("d10", "red")
    state = laid("red c5, orange c9, blue c7, green f2", teams=True, skills={"orange": "cork"}, pool="forward")
    play(state, "forward", "push forward")
    assert (asked(state), owes(state)) == ("red", "push")


@rule("OC-D98")
def test_a_cork_in_the_sea_is_asked_nothing():
    state = laid("red d34, orange d2, blue d32", turn="blue", skills={"red": "cork"}, pool="forward")
    play(state, "forward", "push forward")
    assert (at(state, "red"), claws(state, "red"), asked(state)) == ("sea", 2, "blue")


# -- against the bruiser


@rule("OC-D100")
def test_against_the_bruiser_the_cork_is_asked_first_for_ways_toward_the_sea():
    state = pushed(skills={"red": "brute", "blue": "cork"})
    assert (asked(state), choices(state)) == ("blue", {"push forward", "push left", "push right", "done"})
    other = state.clone()
    play(state, "push left")
    assert (at(state, "blue"), claws(state, "red"), asked(state), owes(state)) == ("c13 down", 3, "red", "")
    play(other, "done")
    assert {"push back", "push back-left", "push back-right"} <= choices(other)
    play(other, "push back")
    assert (at(other, "blue"), claws(other, "red"), claws(other, "blue"), shells(other)) == ("d10 down", 2, 3, 1)
