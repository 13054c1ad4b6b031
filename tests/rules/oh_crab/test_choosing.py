"""Choosing skills in secret: OC-339 to OC-341, OC-346, OC-347, OC-D96, OC-D113; what they bring at the start; teams (OC-D99)."""

import json
from collections import Counter

import pytest

from estran.core import Quick, Refused
from tests.rulemark import rule

from .adventure import ALL, CLAWS, GAME, asked, at, choices, claws, hand, laid, now, owes, play, player, told

NEEDS = {"hunter": "surprises", "champion": "challenges", "forecaster": "events"}


def new(seed=1, **options):
    return GAME.new(GAME.checked({"asymmetry": "on", **options}), Quick(seed))


def choosing(*dealt, players=3, **more):
    """A game in which these skills were dealt."""
    state = new(players=players, **more)
    position = now(state)
    for one, skills in zip(position["seats"], dealt, strict=True):
        one["dealt"] = skills.split()
    position["turn"] = position["chef"] = 1
    return GAME.from_position(json.loads(json.dumps(position)))


# -- dealing


@rule("OC-339")
def test_there_are_fourteen_cards_with_their_claws():
    shown = GAME.view(new(**{**ALL, "players": 3}), None)["skills"]
    assert {skill: card["claws"] for skill, card in shown.items()} == CLAWS
    assert len(shown) == 14


@rule("OC-340")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_two_cards_are_dealt_to_each_seat(players):
    for seed in range(10):
        seats = now(new(seed, players=players))["seats"]
        assert [len(one["dealt"]) for one in seats] == [2] * players
        assert max(Counter(skill for one in seats for skill in one["dealt"]).values()) == 1


@rule("OC-340")
def test_every_skill_is_dealt_some_time_and_those_of_absent_modules_never():
    dealt = {skill for seed in range(25) for one in now(new(seed, players=5))["seats"] for skill in one["dealt"]}
    assert dealt == set(CLAWS) - set(NEEDS)
    dealt = {skill for seed in range(25) for one in now(new(seed, players=5, **ALL))["seats"] for skill in one["dealt"]}
    assert dealt == set(CLAWS)


@rule("OC-346")
def test_the_starfish_are_shown_when_one_chooses():
    stars = {skill: card["stars"] for skill, card in GAME.view(new(players=3), 0)["skills"].items()}
    assert stars == {
        **{"sprinter": 1, "hermit": 1, "sleepwalker": 2, "weaver": 3, "window-shopper": 3, "hunter": 2, "builder": 2},
        **{"carapace": 1, "champion": 1, "forecaster": 3, "cork": 2, "yawner": 2, "brute": 3, "pickpocket": 2},
    }


# -- choosing


@rule("OC-340")
def test_all_choose_at_the_same_time_and_are_shown_when_the_last_has_chosen():
    state = choosing("cork brute", "sprinter weaver", "builder yawner")
    assert asked(state) == "red orange blue"
    assert choices(state, "orange") == {"choose sprinter", "choose weaver"}
    play(state, "choose weaver", by="orange")
    play(state, "choose yawner", by="blue")
    assert (asked(state), choices(state, "orange")) == ("red", set())
    assert [crab["skill"] for crab in now(state)["crabs"]] == ["", "", ""]
    events = play(state, "choose cork", by="red")
    assert [one["skill"] for one in told(events, "skill")] == ["cork", "weaver", "yawner"]
    assert [(crab["skill"], crab["claws"]) for crab in now(state)["crabs"]] == [("cork", 3), ("weaver", 3), ("yawner", 2)]
    assert [(one["dealt"], one["chosen"]) for one in now(state)["seats"]] == [([], [])] * 3
    assert now(state)["phase"] == "planning"


@rule("OC-340")
def test_only_what_was_dealt_may_be_chosen_and_once():
    state = choosing("cork brute", "sprinter weaver", "builder yawner")
    with pytest.raises(Refused):
        play(state, "choose sprinter", by="red")
    play(state, "choose cork", by="red")
    with pytest.raises(Refused):
        play(state, "choose brute", by="red")


@rule("OC-340")
def test_a_choice_is_in_no_others_view_or_events():
    state = choosing("cork brute", "sprinter weaver", "builder yawner")
    events = play(state, "choose cork", by="red")
    (chose,) = [event for event in events if event.kind == "chose"]
    assert (chose.public, chose.private) == ({"seat": 1, "skills": []}, {0: {"skills": ["cork"]}})
    own = GAME.view(state, 0)["seats"][0]
    assert (own["dealt"], own["chosen"], own["has_chosen"]) == (["cork", "brute"], ["cork"], True)
    for viewer in (None, 1, 2):
        seen = GAME.view(state, viewer)
        assert (seen["seats"][0]["dealt"], seen["seats"][0]["chosen"]) == ([], [])
        assert [one["has_chosen"] for one in seen["seats"]] == [True, False, False]
        assert [one["to_choose_from"] for one in seen["seats"]] == [2, 2, 2]
        other = choosing("cork brute", "sprinter weaver", "builder yawner")
        play(other, "choose brute", by="red")
        assert GAME.view(other, viewer) == seen
    swapped = choosing("carapace hermit", "sprinter weaver", "builder yawner")
    play(swapped, "choose hermit", by="red")
    assert GAME.view(swapped, 1) == GAME.view(state, 1)


@rule("OC-340")
def test_a_sample_redraws_what_others_were_dealt_and_have_chosen():
    state = choosing("cork brute", "sprinter weaver", "builder yawner")
    play(state, "choose cork", by="red")
    luck, seen, kept = Quick(3), Counter(), Counter()
    for _ in range(300):
        seats = now(state.sample(1, luck))["seats"]
        assert seats[1]["dealt"] == ["sprinter", "weaver"]
        assert (len(seats[0]["dealt"]), len(seats[2]["dealt"]), seats[2]["chosen"]) == (2, 2, [])
        assert set(seats[0]["chosen"]) <= set(seats[0]["dealt"])
        assert len({*seats[0]["dealt"], *seats[1]["dealt"], *seats[2]["dealt"]}) == 6
        seen.update(seats[0]["dealt"])
        kept.update(seats[0]["chosen"])
    assert set(seen) == set(kept) == set(CLAWS) - set(NEEDS) - {"sprinter", "weaver"}
    own = now(state.sample(0, luck))["seats"][0]
    assert (own["dealt"], own["chosen"]) == (["cork", "brute"], ["cork"])


@rule("OC-D96")
def test_skills_are_chosen_first_of_all():
    state = new(players=3)
    assert now(state)["phase"] == "choosing"
    assert now(state)["chef"] in (1, 2, 3)
    assert choices(state, "red") == {f"choose {skill}" for skill in now(state)["seats"][0]["dealt"]}


@rule("OC-D96", "OC-D113")
def test_teams_place_their_crabs_after_that():
    state = choosing("sprinter cork weaver brute", "window-shopper builder carapace yawner", players=2)
    assert (now(state)["phase"], asked(state)) == ("choosing", "red blue")
    assert [crab["cell"] for crab in now(state)["crabs"]] == ["", "", "", ""]
    play(state, "choose cork brute", by="red")
    play(state, "choose yawner builder", by="blue")
    assert now(state)["phase"] == "placing"
    assert sum(crab["cell"] != "" for crab in now(state)["crabs"]) == 1


# -- what cards bring at the start


@rule("OC-341", "OC-A2")
def test_the_hermit_draws_a_card_unseen():
    state = choosing("hermit cork", "sprinter weaver", "builder yawner")
    play(state, "choose sprinter", by="orange")
    play(state, "choose builder", by="blue")
    events = play(state, "choose hermit", by="red", luck=[0])
    card = now(state)["seats"][0]["secret"]
    assert len(card) == 1
    assert hand(state) == f"r1 r2 r3 r4 {card[0]}"
    (took,) = [event for event in events if event.kind == "took"]
    assert card[0] not in str(took.public)
    assert card[0] not in str(GAME.view(state, 1)["seats"][0])


@rule("OC-341", "OC-A6")
def test_the_hunter_looks_at_the_tokens_of_the_first_tile():
    state = choosing("hunter cork", "sprinter weaver", "builder yawner", surprises="on")
    for name, skill in (("orange", "sprinter"), ("blue", "builder")):
        play(state, f"choose {skill}", by=name)
    play(state, "choose hunter", by="red", luck=[0, 0, 0, 0, 0, 0])
    knows = {token["cell"]: token["knows"] for token in now(state)["tokens"]}
    assert {cell for cell, seats in knows.items() if seats == [1]} == {"a5", "g7", "d10"}
    assert all(token["is"] for token in GAME.view(state, 0)["tokens"][:3])
    assert not any(token["is"] for token in GAME.view(state, 1)["tokens"])


@rule("OC-341", "OC-A10")
def test_the_forecaster_looks_at_all_events():
    state = choosing("forecaster cork", "sprinter weaver", "builder yawner", events="on")
    for name, skill in (("orange", "sprinter"), ("blue", "builder")):
        play(state, f"choose {skill}", by=name)
    play(state, "choose forecaster", by="red", luck=[0, 0, 0])
    assert [card["knows"] for card in now(state)["event_cards"]] == [[1], [1], [1]]
    assert [card["is"] for card in GAME.view(state, 0)["event_cards"]] == ["robin", "broken", "flea-market"]
    assert [card["is"] for card in GAME.view(state, 2)["event_cards"]] == ["", "", ""]


@rule("OC-341")
@pytest.mark.parametrize(("chef", "order"), [(1, [1, 2, 3]), (2, [2, 3, 1]), (3, [3, 1, 2])])
def test_setups_follow_clockwise_from_the_chef(chef, order):
    position = now(new(players=3, surprises="on", events="on"))
    for one, skills in zip(position["seats"], ("hunter cork", "forecaster weaver", "hermit yawner"), strict=True):
        one["dealt"] = skills.split()
    position["turn"] = position["chef"] = chef
    state = GAME.from_position(position)
    play(state, "choose hunter", by="red")
    play(state, "choose forecaster", by="orange")
    events = play(state, "choose hermit", by="blue", luck=[0] * 10)
    done = [event.public["seat"] for event in events if event.kind in ("looked", "took")]
    assert list(dict.fromkeys(done)) == order


# -- teams

APART = "red c7, orange d8, blue c9, green f2"


@rule("OC-347")
def test_a_team_is_dealt_four_and_keeps_two_one_for_each_crab():
    state = choosing("sprinter cork weaver brute", "hermit builder carapace yawner", players=2)
    assert len(choices(state, "red")) == 12
    assert {"choose cork brute", "choose brute cork"} <= choices(state, "red")
    assert "choose cork cork" not in choices(state, "red")
    assert "choose cork" not in choices(state, "red")
    play(state, "choose brute cork", by="red")
    play(state, "choose yawner hermit", by="blue", luck=[0])
    assert [crab["skill"] for crab in now(state)["crabs"]] == ["brute", "cork", "yawner", "hermit"]


@rule("OC-347")
def test_only_that_crab_uses_it():
    state = laid(APART, teams=True, skills={"red": "sprinter", "orange": "builder"}, turn="red")
    assert not any(said.startswith("build") for said in choices(state))
    assert GAME.why(state, 0, "build e9")[0].rule == "OC-347"
    state = laid(APART, teams=True, skills={"red": "sprinter", "orange": "builder"}, turn="orange")
    assert "sprint" not in choices(state)
    assert "build e9" in choices(state)


@rule("OC-D99")
def test_ones_own_other_crab_is_never_another_players():
    """Red rests, pays and pushes its own orange along: neither Yawner, Pickpocket nor Bruiser of orange is asked."""
    state = laid(APART, teams=True, skills={"orange": "yawner"}, begun=False, planned={"red": "r1"})
    play(state, "rest", "take 1", luck=[0])
    assert (asked(state), owes(state)) == ("red", "")
    state = laid(APART, teams=True, skills={"orange": "pickpocket"}, shells={"red": 3}, discards={"red": "r1"})
    play(state, "Da")
    assert (asked(state), owes(state)) == ("red", "")
    state = laid("red c5, orange c7, blue c9, green f2", teams=True, skills={"orange": "brute"}, pool="forward")
    play(state, "forward")
    assert (at(state, "red"), at(state, "orange"), asked(state), owes(state)) == ("c7", "c5", "red", "")


@rule("OC-D99")
def test_skills_about_the_player_need_that_crab_on_the_beach():
    """The other crab of the same player is on the beach."""
    sea = "red c7, orange d8, blue c9, green sea"
    rested = {"begun": False, "planned": {"red": "r1"}}
    state = laid(sea, teams=True, skills={"green": "yawner"}, **rested)
    play(state, "rest", "take 1", luck=[0])
    assert (asked(state), owes(state)) == ("red", "")
    state = laid(sea, teams=True, skills={"green": "pickpocket"}, shells={"red": 3}, discards={"red": "r1"})
    play(state, "Da")
    assert asked(state) == "red"
    for skill, on in (("champion", "challenges"), ("forecaster", "events")):
        state = laid(
            sea, teams=True, skills={"green": skill}, on=on, crossed=3, resolved=1, shells={"red": 1}, events=["robin", "sales by blue"]
        )
        play(state, "reveal")
        assert owes(state) == ("trophy" if on == "challenges" else "")
    state = laid(APART, teams=True, skills={"green": "yawner"}, **rested)
    play(state, "rest", "take 1", luck=[0])
    assert asked(state) == "blue"


@rule("OC-316", "OC-347")
def test_treasures_are_the_players_and_serve_whichever_crab_is_active():
    crabs = "red c7, orange d8, blue f8, green f2"
    for turn, end in (("red", "c9"), ("orange", "d10")):
        state = laid(
            crabs,
            teams=True,
            on="surprises",
            skills={"red": "sprinter"},
            turn=turn,
            treasures={"red": "plank"},
            hand={"red": "r1"},
            tokens={"d10": "gone"},
        )
        play(state, "plank", "forward")
        assert (at(state, turn), player(state, "red")["treasures"]) == (end, [])
        assert ("sprint" in choices(state)) == (turn == "red")


@rule("OC-347", "OC-D99")
def test_a_crab_of_a_team_answers_for_itself_alone():
    """Green is the Cork, blue is not."""
    crabs = "red d10, orange d2, blue d12, green c11"
    state = laid(crabs, teams=True, skills={"green": "cork", "blue": "carapace"}, pool="forward", hand={"red": "r1"})
    play(state, "forward")
    assert (asked(state), owes(state)) == ("red", "push")
    play(state, "push left")
    assert (asked(state), owes(state)) == ("blue", "offer")
    play(state, "brace")
    assert (claws(state, "blue"), claws(state, "green")) == (3, 3)
