"""Leaving a game with the Adventure Pack: OC-D78, OC-D89, OC-D104, OC-D105, OC-D109; and what no skill may do: OC-342."""

import pytest

from estran.core import Quick, Refused
from tests.rulemark import rule

from .adventure import ALL, GAME, asked, at, begun, choices, claws, hand, kinds, laid, leave, now, owes, play, player, shells, told

DUE = "red b14, orange d2, blue d8"


def due(**more):
    return laid(DUE, **{"on": "challenges", "crossed": 2, "resolved": 1, **more})


# -- in the middle of things


@rule("OC-D104")
def test_the_trophy_of_the_leaver_is_dropped_and_the_rest_of_the_border_runs_on():
    state = due(on="challenges events", shells={"red": 2, "orange": 2}, events=["robin", "sales by red"], planned={"orange": "o1"})
    play(state, "reveal")
    assert (asked(state), owes(state)) == ("red", "trophy")
    leave(state, "red")
    assert (asked(state), owes(state), now(state)["turn"]) == ("orange", "trophy", 1)
    events = play(state, "reward market", "take 1", luck=[0, 0])
    assert kinds(events)[-3:] == ["challenge", "event", "turn"]
    assert (hand(state, "orange"), asked(state), now(state)["turn"]) == ("jump-aside3", "orange", 2)
    assert (now(state)["resolved"], now(state)["event"], shells(state, "orange")) == (2, "sales", 3)


@rule("OC-D104")
def test_a_reward_that_the_leaver_has_begun_is_dropped():
    state = due(shells={"red": 2}, planned={"orange": "o1"})
    play(state, "reveal", "reward market")
    leave(state, "red", luck=[0])
    assert (asked(state), owes(state), now(state)["resolved"]) == ("orange", "", 2)
    assert now(state)["seats"][0]["discards"] == []


@rule("OC-D104")
def test_offers_are_dropped():
    state = laid("red c5, orange d2, blue c7", skills={"blue": "carapace"}, pool="forward", planned={"orange": "o1"})
    play(state, "forward", "push forward")
    assert (asked(state), owes(state)) == ("blue", "offer")
    leave(state, "red")
    assert (asked(state), owes(state), at(state, "blue"), claws(state, "blue")) == ("orange", "", "c9 down", 4)


@rule("OC-D104")
def test_a_push_still_needed_is_made_the_first_way_open():
    state = laid("red c5, orange c9, blue c7", skills={"orange": "sprinter"}, pool="forward", planned={"orange": "o1"})
    play(state, "forward", "push forward")
    assert (asked(state), owes(state)) == ("red", "push")
    leave(state, "red")
    assert (at(state, "blue"), at(state, "orange"), owes(state)) == ("c9 down", "c11 down", "")
    state = laid("red c5, orange c9, blue c7", skills={"orange": "cork"}, pool="forward", planned={"orange": "o1"})
    play(state, "forward", "push forward")
    assert (asked(state), owes(state)) == ("orange", "steer")
    leave(state, "red")
    assert (at(state, "orange"), claws(state, "orange"), owes(state)) == ("c11 down", 3, "")


@rule("OC-D104")
def test_a_push_that_is_not_needed_any_more_is_not_made():
    """The pusher's own crab has left the space."""
    for skill in ("cork", "sprinter 0"):
        state = laid("red c5, orange d2, blue c7", skills={"blue": skill}, pool="forward", planned={"orange": "o1"})
        play(state, "forward")
        assert owes(state) in ("steer", "push")
        leave(state, "red")
        assert (at(state, "blue"), asked(state), owes(state)) == ("c7", "orange", "")


@rule("OC-D104")
def test_forced_answers_of_others_run_on():
    state = laid(
        "red d8, orange d2, blue f12, green c5",
        on="surprises",
        turn="orange",
        planned={"blue": "b3"},
        hand={"blue": "b1 b2"},
        tokens={"f14": "shard"},
        ready=["move-out"],
    )
    play(state, "move-out", "move blue forward")
    assert (asked(state), choices(state)) == ("blue", {"discard b1", "discard b2"})
    leave(state, "orange")
    assert (asked(state), owes(state), now(state)["turn"]) == ("blue", "obstacle", 2)
    play(state, "discard b2")
    assert (hand(state, "blue"), now(state)["turn"], asked(state)) == ("b1", 3, "blue")


@rule("OC-D104")
def test_all_others_still_take_their_card_of_a_flea_market():
    state = due(on="events", events=["robin", "flea-market by red"], planned={"orange": "o1"})
    play(state, "reveal")
    assert (asked(state), owes(state)) == ("red", "market")
    leave(state, "red")
    for name in ("orange", "blue"):
        assert (asked(state), owes(state)) == (name, "market")
        play(state, "take pile", luck=[0])
    assert (now(state)["turn"], owes(state)) == (2, "")
    assert [len(one["hand"]) for one in now(state)["seats"]] == [0, 1, 1]


@rule("OC-D104")
def test_if_the_forecaster_leaves_before_it_picks_the_event_that_lay_there_stands():
    state = due(on="events", skills={"red": "forecaster"}, events=["robin", "sales by red"], planned={"orange": "o1"})
    play(state, "reveal", "forecast", luck=[2])
    leave(state, "red")
    assert (now(state)["event"], now(state)["events_out"], shells(state)) == ("sales", ["siesta"], 0)
    assert now(state)["turn"] == 2


@rule("OC-D104")
def test_all_borders_of_an_end_that_has_begun_but_the_next_stay_due():
    """Two are due; red leaves while the first is being resolved: that one is finished, the other is the next player's."""
    state = laid(
        "red c21, orange d2, blue d8", on="challenges", crossed=3, resolved=1, shells={"red": 1, "orange": 1}, planned={"orange": "o1"}
    )
    play(state, "end")
    assert (asked(state), now(state)["resolved"]) == ("red", 2)
    leave(state, "red")
    assert (asked(state), owes(state)) == ("orange", "trophy")
    play(state, "done", luck=[0])
    assert (now(state)["turn"], now(state)["resolved"], now(state)["crossed"]) == (2, 2, 3)


@rule("OC-D104")
def test_only_the_active_player_can_leave_within_an_action():
    state = laid("red c5, orange d2, blue c7", skills={"blue": "cork"}, pool="forward")
    play(state, "forward")
    for other in ("orange", "blue"):
        with pytest.raises(Refused):
            leave(state, other)
    assert not any(one["gone"] for one in now(state)["seats"])


# -- what a leaver had


@rule("OC-D105")
def test_treasures_claws_and_knowledge_are_gone_all_else_stays():
    state = laid(
        "red d8, orange d2, blue c5, green b6",
        on="surprises events challenges",
        skills={"orange": "cork"},
        treasures={"orange": "plank ball", "blue": "bucket"},
        tokens={"d10": "shard by orange", "g7": "purse by orange blue", "b14": "hole"},
        events=["robin"],
        challenges=["shells", "hand by orange"],
        built=["c7"],
        spent=["spyglass"],
        hand={"orange": "o1 o2"},
    )
    leave(state, "orange")
    position = now(state)
    assert (player(state, "orange")["treasures"], claws(state, "orange"), at(state, "orange")) == ([], 0, "")
    assert (player(state, "blue")["treasures"], position["spent"], position["built"]) == (["bucket"], ["plank", "ball", "spyglass"], ["c7"])
    tokens = {token.pop("cell"): token for token in position["tokens"]}
    assert tokens["d10"] == {"is": "shard", "knows": []}
    assert tokens["g7"] == {"is": "purse", "knows": [3]}
    assert tokens["b14"] == {"is": "hole", "up": True}
    assert position["challenge_cards"][1] == {"is": "hand", "knows": []}
    assert GAME.position(GAME.from_position(now(state))) == now(state)
    assert not GAME.view(state, 1)["tokens"][2]["is"]


@rule("OC-D105")
def test_while_skills_are_chosen_the_dealt_cards_go_too():
    state = GAME.new(GAME.checked({"players": 4, "asymmetry": "on"}), Quick(5))
    position = now(state)
    for one, skills in zip(position["seats"], ("cork brute", "sprinter weaver", "builder yawner", "carapace hermit"), strict=True):
        one["dealt"] = skills.split()
    state = begun(position)
    play(state, "choose sprinter", by="orange")
    leave(state, "orange")
    assert (player(state, "orange")["dealt"], player(state, "orange")["chosen"]) == ([], [])
    assert asked(state) == "red blue green"
    play(state, "choose cork", by="red")
    play(state, "choose yawner", by="blue")
    events = leave(state, "green")  # the last to be waited for
    assert [one["skill"] for one in told(events, "skill")] == ["cork", "yawner"]
    assert [crab["skill"] for crab in now(state)["crabs"]] == ["cork", "", "yawner", ""]
    assert (now(state)["phase"], asked(state)) == ("planning", "red blue")


# -- borders that are left over


@rule("OC-D78")
def test_a_border_that_is_due_becomes_the_next_active_players():
    state = due(shells={"blue": 1}, planned={"orange": "o1"}, hand={"orange": "o2"})
    assert "reveal" in choices(state)
    leave(state, "red")
    assert (now(state)["crossed"], now(state)["resolved"], now(state)["turn"]) == (2, 1, 2)
    assert "reveal" not in choices(state)  # nothing before a card is added
    play(state, "add right")
    assert "reveal" in choices(state)
    other = state.clone()
    play(state, "reveal", "done", luck=[0])
    assert (now(state)["resolved"], shells(state, "blue")) == (2, 2)
    play(other, "end")
    assert (asked(other), owes(other)) == ("blue", "trophy")


@rule("OC-D78")
def test_perhaps_in_the_next_round():
    state = laid(
        "red d8, orange d2, blue b14",
        on="events",
        turn="blue",
        chef="red",
        crossed=2,
        resolved=1,
        hand={"red": "r1", "orange": "o1"},
        events=["robin", "sales by red"],
    )
    leave(state, "blue")
    assert (now(state)["phase"], now(state)["resolved"], now(state)["crossed"]) == ("planning", 1, 2)
    assert GAME.position(GAME.from_position(now(state))) == now(state)
    play(state, "plan r1", by="red")
    play(state, "plan o1", by="orange")
    play(state, "add right", by=asked(state))
    play(state, "reveal")
    assert now(state)["event"] == "sales"


# -- chef and kitchen hand


@rule("OC-D89")
def test_the_chef_passes_on_while_skills_are_chosen():
    for seed in range(8):
        state = GAME.new(GAME.checked({"players": 3, **ALL}), Quick(seed))
        chef = now(state)["chef"]
        leave(state, ["red", "orange", "blue"][chef - 1])
        assert now(state)["phase"] == "choosing"
        assert now(state)["chef"] == now(state)["turn"] == chef % 3 + 1
        assert GAME.position(GAME.from_position(now(state))) == now(state)


@rule("OC-D89")
def test_nobody_has_the_kitchen_hand_of_who_left_until_the_chef_next_passes():
    state = laid(
        "red d8, orange d2, blue c5, green b6",
        on="events",
        events=["kitchen-hand"],
        event="kitchen-hand",
        chef="red",
        helper=2,
        turn="green",
        hand={"red": "r1", "blue": "b1", "green": "g1"},
    )
    leave(state, "orange")
    assert now(state)["helper"] == 0
    play(state, "end")  # the chef passes to blue, who is farthest; the kitchen hand goes to the next
    assert (now(state)["phase"], now(state)["chef"], now(state)["helper"]) == ("planning", 3, 4)


# -- the end


@rule("OC-D109")
def test_when_all_others_have_left_what_is_owed_is_dropped():
    state = laid("red b14, blue d8", on="challenges events", crossed=2, resolved=1, shells={"red": 1, "blue": 1}, skills={"blue": "cork"})
    play(state, "reveal")
    assert owes(state) == "trophy"
    leave(state, "red")
    assert (now(state)["over"], now(state)["winners"], now(state)["steps"], state.pending()) == ("resigned", [3], [], [])
    assert GAME.position(GAME.from_position(now(state))) == now(state)


@rule("OC-D109")
def test_then_positions_can_be_read_back_whatever_was_half_done():
    """A token that nobody has turned up yet beneath a crab that was pushed there; the kitchen hand of who left."""
    state = laid("red b10, blue b12", on="surprises", pool="forward")
    play(state, "forward")
    leave(state, "red")
    assert (at(state, "blue"), now(state)["over"]) == ("b14 down", "resigned")
    assert "b14" in [token["cell"] for token in now(state)["tokens"]]
    assert GAME.position(GAME.from_position(now(state))) == now(state)
    state = laid("red b10, blue d2", on="events", events=["kitchen-hand"], event="kitchen-hand", chef="red", helper=3)
    leave(state, "blue")
    assert GAME.position(GAME.from_position(now(state))) == now(state)


@rule("OC-D109")
def test_borders_are_resolved_at_the_last_end_and_then_the_game_is_over():
    state = laid(
        "red d34, orange d2, blue d8",
        on="challenges",
        chef="orange",
        crossed=4,
        resolved=3,
        shells={"blue": 2},
        challenges=["track", "hand", "shells"],
        pool="forward",
    )
    play(state, "forward", "end")
    assert (asked(state), owes(state), now(state)["phase"]) == ("blue", "trophy", "action")
    play(state, "done")
    assert (now(state)["over"], now(state)["winners"], now(state)["resolved"]) == ("alone", [1], 4)


@rule("OC-D109")
@pytest.mark.parametrize(("more", "winners"), [({"hand": {"orange": "o1"}}, [2]), ({"shells": {"red": 1}}, [1]), ({}, [1, 2])])
def test_treasures_and_claws_break_no_tie(more, winners):
    state = laid(
        "red sea, orange sea, blue d8",
        on="surprises",
        chef="orange",
        skills={"red": "cork", "orange": "hermit 0"},
        treasures={"red": "plank plank ball"},
        **more,
    )
    play(state, "end")
    assert now(state)["winners"] == winners


# -- what no skill may do


@rule("OC-342")
def test_a_skill_overrules_the_base_rules_but_not_where_crabs_can_be():
    """A push toward land beats OC-063; it goes to no inaccessible space, off no board, and onto no other crab."""
    state = laid("red d6, orange c7, blue d8", skills={"red": "brute"}, pool="forward", hand={"red": "r1"})
    play(state, "forward")
    assert choices(state) == {"push forward", "push left", "push right", "push back"}  # e7 is inaccessible, orange on c7
    state = laid("red a3, orange d2, blue a5", skills={"red": "brute"}, pool="forward")
    play(state, "forward")
    assert {said for said in choices(state) if "back" in said} == {"push back", "push back-right"}  # left of a is nothing


@rule("OC-342")
def test_nothing_touches_a_crab_in_the_sea():
    state = laid("red d8, orange sea, blue sea", skills={"red": "pickpocket"}, shells={"orange": 2, "blue": 1}, hand={"red": "r1"})
    assert not any(said.startswith("rob") for said in choices(state))
    state = laid("red d34, orange d2, blue d32", turn="blue", skills={"red": "brute"}, pool="forward forward")
    play(state, "forward", "push forward")
    assert (at(state, "red"), asked(state)) == ("sea", "blue")
