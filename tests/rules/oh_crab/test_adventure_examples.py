"""Worked examples 1, 7, 8 and 10 of the specification of the Adventure Pack, to the letter."""

import json

from estran.core import Quick
from tests.rulemark import rule

from .adventure import GAME, asked, at, begun, choices, claws, kinds, laid, now, owes, play, player, shells, told


@rule("OC-330", "OC-332", "OC-334", "OC-335", "OC-338")
def test_example_1_a_push_resolves_a_challenge():
    state = laid(
        "red b10, orange d2, blue b12",
        on="challenges events",
        challenges=["shells"],
        reward="provisions",
        resolved=1,
        shells={"red": 3, "orange": 1},
        pool="forward",
        track={"red": "r2"},
    )
    play(state, "forward", "push left")
    assert (at(state, "blue"), now(state)["crossed"]) == ("a13 down", 2)
    play(state, "reveal")
    assert [shells(state, name) for name in ("red", "orange", "blue")] == [4, 2, 0]
    assert (asked(state), owes(state)) == ("red", "trophy")
    events = play(state, "reward market", "take 1", luck=[0, 0, 4])  # the market; challenge 2; event 2: sales
    assert kinds(events)[-2:] == ["challenge", "event"]
    assert player(state, "red")["hand"] == ["jump-aside3"]
    assert now(state)["challenge_cards"][1] == {"is": "track", "up": True}
    assert now(state)["event_cards"][1]["up"]
    assert (asked(state), owes(state), now(state)["turn"]) == ("red", "", 1)  # red goes on


@rule("OC-A11")
def test_example_7_cork_into_the_sea():
    state = laid("red d32, orange d2, blue c33", skills={"blue": "cork 3"}, pool="diagonal")
    play(state, "left")
    assert (asked(state), choices(state)) == ("blue", {"push forward", "push left", "push right", "done"})
    other = state.clone()
    play(state, "push forward")
    assert (at(state, "blue"), claws(state, "blue"), at(state, "red")) == ("sea", 2, "c33")
    play(other, "done")
    assert (asked(other), choices(other)) == ("red", {"push forward", "push left", "push right"})


@rule("OC-A13", "OC-A8")
def test_example_8_bruiser_and_hard_shell():
    skills = {"red": "brute", "orange": "carapace"}
    state = laid("red c7, orange c5, blue c9", skills=skills, on="events", pool="forward", hand={"blue": "b1 b2"}, planned={"orange": "o2"})
    play(state, "forward")
    assert shells(state) == 1  # of c9
    assert choices(state) == {f"push {way}" for way in ("forward", "left", "right", "back", "back-left", "back-right")}
    for way, cell in (("back", "c7 down"), ("back-right", "d8 down")):
        other = state.clone()
        play(other, f"push {way}")
        assert at(other, "blue") == cell
    play(state, "push back-left", luck=[0])
    assert (claws(state, "red"), shells(state), at(state, "blue")) == (2, 2, "b8 down")
    assert (player(state, "blue")["hand"], player(state, "blue")["discards"]) == (["b2"], ["b1"])
    assert now(state)["crossed"] == 1
    # later orange pushes red
    play(state, "end", "add right")
    state = begun({**now(state), "pool": {"forward": 2}})
    play(state, "forward", "forward", "push forward")
    assert (asked(state), choices(state)) == ("red", {"strike", "done"})
    play(state, "strike")
    assert (at(state, "orange"), asked(state), choices(state)) == ("c9 down", "orange", {"brace", "done"})
    play(state, "brace")
    assert (at(state, "orange"), claws(state, "orange"), claws(state, "red"), shells(state)) == ("c9", 3, 1, 3)


@rule("OC-340", "OC-347", "OC-D96")
def test_example_10_two_players_choose_in_secret():
    position = now(GAME.new(GAME.checked({"players": 2, "asymmetry": "on"}), Quick(4)))
    position["seats"][0]["dealt"] = ["sprinter", "cork", "weaver", "brute"]
    position["seats"][1]["dealt"] = ["builder", "yawner", "carapace", "pickpocket"]
    state = begun(json.loads(json.dumps(position)))
    play(state, "choose sprinter cork", by="red")
    seen = GAME.view(state, 1)
    assert (seen["seats"][0]["has_chosen"], seen["seats"][0]["chosen"], seen["seats"][0]["dealt"]) == (True, [], [])
    assert [crab["skill"] for crab in seen["crabs"]] == ["", "", "", ""]
    events = play(state, "choose builder yawner", by="blue")
    assert [one["skill"] for one in told(events, "skill")] == ["sprinter", "cork", "builder", "yawner"]
    assert [crab["skill"] for crab in GAME.view(state, 1)["crabs"]] == ["sprinter", "cork", "builder", "yawner"]
    assert now(state)["phase"] == "placing"

    skills = {"red": "sprinter", "orange": "cork", "blue": "builder", "green": "yawner"}
    crabs = "red d8, orange c5, blue b2, green f2"
    assert "sprint" in choices(laid(crabs, teams=True, skills=skills))
    assert "sprint" not in choices(laid(crabs, teams=True, skills=skills, turn="orange"))
    state = laid("red d8, orange c5, blue c3, green f2", teams=True, skills=skills, turn="blue", pool="forward")
    play(state, "forward")
    assert (asked(state), owes(state)) == ("red", "steer")
    state = laid("red c5, orange d8, blue c3, green f2", teams=True, skills=skills, turn="blue", pool="forward")
    play(state, "forward")
    assert (asked(state), owes(state)) == ("blue", "push")
