"""Rewards of challenges: OC-R1 to OC-R3, OC-348 to OC-352, and the rulings on them: OC-D92 to OC-D94, OC-D110, OC-D112."""

import pytest

from estran.core import Refused
from tests.rulemark import rule

from .adventure import GAME, asked, at, choices, claws, hand, laid, now, owes, play, shells, told, track

ON = "challenges events surprises"


def won(reward, crabs="red b14, orange d2, blue d8", on="challenges", **more):
    """Red has come first alone, and is asked for a reward. Border 2 has no event where events are off."""
    shells = more.pop("shells", {"red": 1})
    state = laid(crabs, on=on, crossed=2, resolved=1, reward=reward, shells=shells, **more)
    play(state, "reveal")
    assert (owes(state), asked(state)) == ("trophy", "red")
    return state


# -- the three cards


@rule("OC-R1")
def test_provisions_offers_a_market_card_a_track_card_or_claws():
    state = won("provisions", skills={"red": "sprinter 1"}, track={"red": "r1"}, on=ON)
    assert choices(state) == {"reward market", "reward recall", "reward claws", "done"}
    play(state, "reward recall", luck=[0, 0])  # one card alone: nothing to choose; then challenge and event
    assert (hand(state), track(state)) == ("r1", "")
    assert owes(state) == ""
    state = won("provisions", track={"red": "r1 r2"})
    play(state, "reward recall")
    assert choices(state) == {"recall r1", "recall r2"}
    play(state, "recall r2", luck=[0])
    assert (hand(state), track(state), owes(state)) == ("r2", "r1", "")


@rule("OC-R2")
def test_sandcastle_offers_two_obstacles_two_track_cards_or_two_elements():
    state = won("sandcastle", skills={"red": "sprinter 1"}, track={"red": "r1 r2 r3"}, on=ON)
    assert choices(state) == {"reward obstacle", "reward recall", "reward spy", "done"}
    play(state, "reward recall", "recall r1", "recall r3", luck=[0, 0])
    assert (hand(state), track(state), owes(state)) == ("r1 r3", "r2", "")
    state = won("sandcastle")
    play(state, "reward obstacle", "build c5", "build e5", luck=[0])
    assert (sorted(now(state)["built"]), owes(state)) == (["c5", "e5"], "")
    state = won("sandcastle", on=ON)
    play(state, "reward spy", "spy d10", "spy event 3", luck=[0, 0, 0, 0, 4])  # a token draws twice
    assert owes(state) == ""


@rule("OC-R3")
def test_lookout_offers_a_market_card_three_elements_or_claws():
    state = won("lookout", skills={"red": "sprinter 1"}, track={"red": "r1"}, on=ON)
    assert choices(state) == {"reward market", "reward spy", "reward claws", "done"}
    play(state, "reward spy", "spy event 2", "spy event 3", luck=[0, 0])
    assert "done" in choices(state)
    play(state, "spy challenge 3", luck=[0, 0])
    assert owes(state) == ""


@rule("OC-332")
def test_a_trophy_may_be_renounced():
    state = won("provisions", track={"red": "r1"})
    play(state, "done", luck=[0])
    assert (hand(state), track(state), owes(state), shells(state)) == ("", "r1", "", 2)


@rule("OC-333")
def test_of_another_card_nothing_is_offered():
    state = won("provisions")
    with pytest.raises(Refused):
        play(state, "reward spy")
    (why,) = GAME.why(state, 0, "reward spy")
    assert why.rule == "OC-333"


# -- each of them


@rule("OC-348")
def test_a_market_card_of_a_slot_or_the_pile_and_the_market_is_refilled():
    state = won("provisions")
    play(state, "reward market")
    assert (asked(state), choices(state)) == ("red", {"take 1", "take 2", "take 3", "take pile"})
    other = state.clone()
    play(state, "take 3", luck=[0, 0])
    assert (hand(state), now(state)["market"]) == ("impulse3", [["jump-aside3"], ["slant2"], ["seagull1"]])
    play(other, "take pile", luck=[0, 0])
    assert (hand(other), now(other)["market"][2]) == ("seagull1", ["impulse3"])
    assert now(other)["seats"][0]["secret"] == ["seagull1"]


@rule("OC-348")
def test_it_is_asked_of_whoever_gains_it():
    state = laid("red b14, orange d2, blue d8", on="challenges", crossed=2, resolved=1, shells={"blue": 1})
    play(state, "reveal", "reward market")
    assert (asked(state), now(state)["turn"]) == ("blue", 1)
    play(state, "take 1", luck=[0, 0])
    assert (hand(state, "blue"), hand(state), asked(state)) == ("jump-aside3", "", "red")


@rule("OC-349", "OC-344")
def test_each_of_ones_crabs_regains_a_claw_up_to_its_number():
    state = won("provisions", skills={"red": "sprinter 1", "orange": "hermit 0"})
    play(state, "reward claws", luck=[0])
    assert (claws(state, "red"), claws(state, "orange")) == (2, 0)


@rule("OC-349", "OC-344")
def test_both_crabs_of_a_team_regain_one_if_they_are_below_it():
    crabs = "red c7, orange d8, blue c9, green f2"
    state = won("lookout", crabs=crabs, teams=True, skills={"red": "cork 1", "orange": "brute 0", "blue": "hermit 0"})
    play(state, "reward claws", luck=[0])
    assert [claws(state, crab) for crab in ("red", "orange", "blue")] == [2, 1, 0]
    state = won("lookout", crabs=crabs, teams=True, skills={"red": "cork 3", "orange": "brute 0"})
    play(state, "reward claws", luck=[0])
    assert [claws(state, crab) for crab in ("red", "orange")] == [3, 1]


@rule("OC-344")
def test_claws_that_are_all_there_are_not_offered():
    state = won("provisions", skills={"red": "sprinter"})
    assert "reward claws" not in choices(state)


@rule("OC-350")
def test_any_card_of_the_track_comes_back_and_the_others_close_up():
    state = won("provisions", track={"red": "r1 seagull1 r2"})
    play(state, "reward recall")
    assert choices(state) == {"recall r1", "recall seagull1", "recall r2"}
    play(state, "recall seagull1", luck=[0])
    assert (hand(state), track(state)) == ("seagull1", "r1 r2")


@rule("OC-351")
def test_an_obstacle_stays_to_the_end_and_asks_for_a_card():
    state = won("sandcastle", pool="diagonal", hand={"red": "r1 r2"})
    play(state, "reward obstacle", "build c15", "done", luck=[0])
    play(state, "right")
    assert (owes(state), choices(state)) == ("obstacle", {"discard r1", "discard r2"})
    play(state, "discard r1")
    assert (at(state, "red"), hand(state), now(state)["built"]) == ("c15", "r2", ["c15"])


@rule("OC-352")
def test_all_see_where_one_spies_and_that_one_alone_what_it_is():
    state = won("lookout", on=ON)
    events = play(state, "reward spy", "spy event 2", luck=[1])
    (looked,) = [event for event in events if event.kind == "looked"]
    assert looked.public == {"seat": 1, "element": "event 2", "what": ""}
    assert looked.private == {0: {"what": "broken"}}
    assert GAME.view(state, 0)["event_cards"][1] == {"is": "broken", "knows": [1]}
    for other in (1, 2, None):
        assert GAME.view(state, other)["event_cards"][1] == {"is": "", "knows": [1]}


# -- rulings


@rule("OC-D92")
def test_a_card_added_this_turn_may_come_back_and_what_it_gave_stays():
    state = won("provisions", track={"red": "r1 sand2"}, added="sand2", ready=["sand"], pool="forward")
    play(state, "reward recall", "recall sand2", luck=[0])
    assert (hand(state), track(state), now(state)["added"]) == ("sand2", "r1", "")
    assert (now(state)["ready"], now(state)["pool"]["forward"]) == (["sand"], 1)


@rule("OC-D92")
def test_added_again_as_a_snack_it_gives_all_again():
    state = won(
        "provisions",
        on="challenges surprises",
        track={"red": "r1 sand2"},
        added="sand2",
        ready=["sand"],
        pool="forward",
        treasures={"red": "fries"},
    )
    play(state, "reward recall", "recall sand2", "fries", luck=[0])
    play(state, "snack sand2 right")
    assert (track(state), now(state)["snack"]) == ("r1 sand2", "sand2")
    assert now(state)["ready"] == ["sand", "sand"]
    assert now(state)["pool"]["forward"] == 2
    assert now(state)["pool"]["diagonal"] == 1  # joined to r1, as the first time


@rule("OC-D92")
def test_the_last_card_may_come_back_too():
    state = won("provisions", track={"red": "r1"}, added="r1")
    play(state, "reward recall", luck=[0])
    assert (hand(state), track(state), now(state)["added"]) == ("r1", "", "")
    play(state, "end")


@rule("OC-D93")
def test_obstacles_are_built_on_spaces_without_any_sign_or_crab_start_spaces_1_2_and_4_too():
    state = won("sandcastle", on=ON, crabs="red b14, orange d8, blue d2", built=["c7"], tokens={"g7": "gone"})
    spaces = GAME.view(state, None)["board"]["spaces"]
    free = {cell for cell, space in spaces.items() if not space["kinds"]}
    play(state, "reward obstacle")
    assert choices(state) == {f"build {cell}" for cell in free - {"d8", "d2", "c7"}}
    assert {"build g1", "build e1"} <= choices(state)  # 1 and 2; 4 is d2, where blue is
    refused = {"build a1", "build c1", "build d10", "build g7", "build c7", "build d8", "build c9", "build f10", "build g27", "build c13"}
    assert not refused & choices(state)
    (why,) = GAME.why(state, 0, "build g7")
    assert why.rule == "OC-D93"
    play(state, "build g1")
    assert "build g1" not in choices(state)


@rule("OC-D94")
def test_built_obstacles_are_treated_like_printed_ones():
    """Who has no card cannot enter, but rest; who is pushed there loses one by chance; Reckless minds none."""
    built = {"built": ["d8"], "on": "challenges"}
    state = laid("red d6, orange d2, blue c5", pool="forward", **built)
    assert "forward" not in choices(state)
    state = laid("red c5, orange d2, blue c7", pool="forward", hand={"blue": "b1 b2"}, **built)
    play(state, "forward", "push right", luck=[1])
    assert (at(state, "blue"), hand(state, "blue"), asked(state)) == ("d8 down", "b1", "red")
    state = laid("red d6, orange d2, blue c5", pool="forward", hand={"red": "r1"}, reckless=True, **built)
    play(state, "forward")
    assert (at(state, "red"), hand(state)) == ("d8", "r1")


@rule("OC-D94")
def test_a_current_event_of_a_clean_beach_takes_their_effect_too():
    state = laid(
        "red d6, orange d2, blue c5", on="challenges events", pool="forward", built=["d8"], events=["clean-beach"], event="clean-beach"
    )
    play(state, "forward")
    assert at(state, "red") == "d8"


@rule("OC-D110")
def test_a_dry_market_brings_no_card():
    dry = {"market": [[], [], []], "pile": [], "hand": {"orange": " ".join(ALL_MARKET)}}
    state = won("provisions", track={"red": "r1"}, **dry)
    assert choices(state) == {"reward recall", "done"}
    state = laid("red b14, orange d2, blue d8", on="challenges", crossed=2, resolved=1, shells={"red": 1}, **dry)
    play(state, "reveal", luck=[0])  # nothing to offer: the trophy is lost
    assert (owes(state), now(state)["resolved"], shells(state)) == ("", 2, 2)
    state = laid("red b14, orange d2, blue d8", skills={"blue": "yawner"}, turn="red", begun=False, planned={"red": "r1"}, **dry)
    play(state, "rest")
    assert asked(state) == "red"  # the Yawner is not asked


ALL_MARKET = [
    f"{special}{n}"
    for special in GAME.printed.specials
    if special != "sideways"
    for n in (1, 2, 3)
    if f"{special}{n}" not in ("jump-aside3", "slant2", "impulse3")
] + ["jump-aside3", "slant2", "impulse3"]


@rule("OC-D112")
def test_of_up_to_two_cards_the_first_is_taken_and_the_second_may_be_left():
    state = won("sandcastle", track={"red": "r1 r2 r3"})
    play(state, "reward recall")
    assert choices(state) == {"recall r1", "recall r2", "recall r3"}
    (why,) = GAME.why(state, 0, "done")
    assert why.rule == "OC-D112"
    play(state, "recall r2")
    assert choices(state) == {"recall r1", "recall r3", "done"}
    play(state, "done", luck=[0])
    assert (hand(state), track(state)) == ("r2", "r1 r3")


@rule("OC-D112")
def test_of_up_to_two_obstacles_the_first_is_built_and_the_second_may_be_left():
    state = won("sandcastle")
    play(state, "reward obstacle")
    assert "done" not in choices(state)
    (why,) = GAME.why(state, 0, "done")
    assert why.rule == "OC-D112"
    events = play(state, "build c5")
    assert told(events, "built") == [{"seat": 1, "cell": "c5"}]
    assert "done" in choices(state)
    play(state, "done", luck=[0])
    assert now(state)["built"] == ["c5"]


@rule("OC-D112")
def test_of_up_to_three_elements_the_first_is_spied_on():
    state = won("lookout", on=ON)
    play(state, "reward spy")
    assert "done" not in choices(state)
    play(state, "spy challenge 2", luck=[0])
    assert "done" in choices(state)


@rule("OC-R3")
def test_a_reward_that_would_do_nothing_is_not_offered():
    """All hidden elements are known, all claws there, the track empty."""
    state = won("lookout", skills={"red": "sprinter"}, challenges=["shells", "hand by red", "company by red"])
    assert choices(state) == {"reward market", "done"}
    state = won("provisions", skills={"red": "sprinter"})
    assert choices(state) == {"reward market", "done"}
