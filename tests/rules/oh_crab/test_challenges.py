"""Challenges: who has most of something when a border is crossed, OC-328 to OC-338, OC-C1 to OC-C8, OC-D90 and OC-D91."""

import pytest

from estran.core import Quick
from tests.rulemark import rule

from .adventure import GAME, asked, at, choices, kinds, laid, now, owes, play, shells, told

DUE = "red b14, orange d2, blue d8"
"""Red has just crossed border 2."""


def due(challenge="shells", crabs=DUE, on="challenges", **more):
    return laid(crabs, on=on, **{"crossed": 2, "resolved": 1, "challenges": [challenge], **more})


def counted(state, *texts):
    """What was told of the count when the border is resolved."""
    (count,) = told(play(state, *texts, "reveal"), "counted")
    return count


# -- setting up


@rule("OC-328")
def test_one_challenge_a_tile_lies_there_all_but_the_first_face_down():
    first = set()
    for seed in range(60):
        position = now(GAME.new(GAME.checked({"players": 3 + seed % 3, "challenges": "on"}), Quick(seed)))
        up, *down = position["challenge_cards"]
        assert down == [{"is": "", "knows": []}] * 2
        assert up == {"is": position["challenge"], "up": True}
        first.add(up["is"])
    assert first == {"shells", "track", "hand", "market", "chain", "company", "pushes"}
    for options in ({"players": 2}, {"players": 4, "length": "quick"}):
        position = now(GAME.new(GAME.checked({**options, "challenges": "on"}), Quick(1)))
        assert len(position["challenge_cards"]) == 2


@rule("OC-329")
def test_one_reward_card_drawn_by_lot_lies_open():
    rewards = set()
    for seed in range(30):
        state = GAME.new(GAME.checked({"players": 3, "challenges": "on"}), Quick(seed))
        assert GAME.view(state, None)["reward"] == now(state)["reward"]
        assert GAME.view(state, None)["challenge"] == now(state)["challenge"]
        rewards.add(now(state)["reward"])
    assert rewards == {"provisions", "sandcastle", "lookout"}


# -- when


@rule("OC-330")
def test_it_is_decided_from_the_menu_after_the_first_crossing():
    state = laid("red b12, orange d2, blue d8", on="challenges", shells={"red": 1}, pool="forward forward")
    assert "reveal" not in choices(state)
    play(state, "forward")
    assert choices(state) == {"Aa", "end", "forward", "reveal"}
    play(state, "reveal")
    assert (owes(state), asked(state), choices(state)) == ("trophy", "red", {"reward market", "done"})
    play(state, "done", luck=[0])
    assert choices(state) == {"Aa", "Bb", "end", "forward"}
    assert now(state)["resolved"] == 2


@rule("OC-330")
def test_it_is_decided_at_the_end_of_the_turn_if_not_before():
    state = laid(DUE, on="challenges", crossed=2, resolved=1, shells={"red": 1}, planned={"orange": "o1"})
    play(state, "end")
    assert (owes(state), asked(state)) == ("trophy", "red")
    play(state, "done", luck=[0])
    assert asked(state) == "orange"
    assert now(state)["resolved"] == 2


@rule("OC-330")
def test_the_border_of_the_start_tile_has_no_challenge():
    state = laid("red d4, orange d2, blue b2", on="challenges", shells={"red": 1}, hand={"red": "r1"}, pool="forward")
    play(state, "forward")
    assert (now(state)["crossed"], now(state)["resolved"]) == (1, 1)
    assert "reveal" not in choices(state)


@rule("OC-331")
def test_the_challenge_comes_first_and_its_event_at_once():
    state = due(on="challenges events", shells={"red": 1}, events=["robin"])
    events = play(state, "reveal", "done", luck=[0, 2])
    assert [kind for kind in kinds(events) if kind != "shell"] == ["border", "counted", "challenge", "event"]
    assert choices(state) == {"Aa", "Bb", "end"}


@rule("OC-338")
def test_a_crab_of_another_that_is_pushed_across_makes_it_due_for_who_pushes():
    state = laid("red b10, orange d2, blue b12", on="challenges", shells={"blue": 2}, pool="forward")
    play(state, "forward", "push forward")
    assert at(state, "blue") == "b14 down"
    assert (asked(state), now(state)["crossed"]) == ("red", 2)
    assert "reveal" in choices(state)
    play(state, "reveal")
    assert (asked(state), shells(state, "blue")) == ("blue", 3)


# -- places


@rule("OC-332")
def test_who_has_most_gets_a_shell_and_a_trophy():
    state = due(shells={"red": 1, "blue": 3})
    assert counted(state)["first"] == [3]
    assert shells(state, "blue") == 4
    assert (asked(state), owes(state)) == ("blue", "trophy")
    play(state, "reward market", "take 2", luck=[0, 0])
    assert GAME.position(state)["seats"][2]["hand"] == ["slant2"]
    assert asked(state) == "red"


@rule("OC-333")
def test_all_who_tie_for_the_first_place_get_both():
    state = due(shells={"red": 2, "orange": 2, "blue": 1})
    count = counted(state)
    assert (count["first"], count["second"]) == ([1, 2], [])
    assert [shells(state, player) for player in ("red", "orange", "blue")] == [3, 3, 1]
    assert asked(state) == "red"
    play(state, "done")
    assert (asked(state), owes(state)) == ("orange", "trophy")


@rule("OC-333")
def test_be_it_everybody():
    state = due(shells={"red": 2, "orange": 2, "blue": 2})
    assert counted(state)["first"] == [1, 2, 3]
    assert [shells(state, player) for player in ("red", "orange", "blue")] == [3, 3, 3]
    for player in ("red", "orange", "blue"):
        assert (asked(state), owes(state)) == (player, "trophy")
        play(state, "done", luck=[0] if player == "blue" else [])


@rule("OC-334")
def test_after_a_single_first_all_with_the_next_highest_count_get_a_shell():
    state = due(crabs="red b14, orange d2, blue d8, green b6", shells={"red": 5, "orange": 2, "blue": 2, "green": 1})
    count = counted(state)
    assert (count["first"], count["second"]) == ([1], [2, 3])
    assert [shells(state, player) for player in ("red", "orange", "blue", "green")] == [6, 3, 3, 1]
    play(state, "done", luck=[0])
    assert asked(state) == "red"


@rule("OC-334")
def test_there_is_no_second_after_several_first():
    state = due(shells={"red": 2, "orange": 2, "blue": 1})
    play(state, "reveal")
    assert shells(state, "blue") == 1


@rule("OC-335")
def test_nothing_wins_nothing():
    state = due()
    count = counted_at_once(state)
    assert (count["first"], count["second"]) == ([], [])
    assert [shells(state, player) for player in ("red", "orange", "blue")] == [0, 0, 0]
    assert now(state)["resolved"] == 2
    state = due(shells={"blue": 1})
    assert counted(state)["second"] == []
    assert shells(state, "red") == 0


def counted_at_once(state):
    """Nobody wins: the next challenge is drawn with the reveal."""
    (count,) = told(play(state, "reveal", luck=[0]), "counted")
    return count


@rule("OC-336")
def test_then_it_is_boxed_and_the_next_is_turned_up_beside_the_same_reward_card():
    state = due(challenges=["shells", "company by blue"], reward="lookout")
    play(state, "reveal")
    position = now(state)
    assert (position["challenge"], position["reward"]) == ("company", "lookout")
    assert position["challenge_cards"] == [{"is": "shells", "up": True}, {"is": "company", "up": True}, {"is": "", "knows": []}]


@rule("OC-336")
def test_the_next_one_is_drawn_from_those_left():
    seen = set()
    for draw in range(6):  # seven without the digger; one is in play
        state = due()
        play(state, "reveal", luck=[draw])
        seen.add(now(state)["challenge"])
    assert seen == {"track", "hand", "market", "chain", "company", "pushes"}


@rule("OC-336")
def test_after_the_last_both_are_gone():
    crabs = "red c29, orange d2, blue d8"
    state = laid(crabs, on="challenges", crossed=4, resolved=3, shells={"blue": 1}, challenges=["track", "hand", "shells"])
    play(state, "reveal")
    assert (asked(state), now(state)["reward"]) == ("blue", "provisions")
    play(state, "done")
    assert (now(state)["challenge"], now(state)["reward"]) == ("", "")
    assert GAME.view(state, 0)["counts"] == []


# -- what is counted


@rule("OC-C1")
def test_richest_counts_shells():
    assert counted(due("shells", shells={"red": 1, "orange": 4}))["counts"] == [1, 4, 0]


@rule("OC-C2")
def test_long_track_counts_the_cards_in_the_track():
    state = due("track", track={"red": "r1 r2", "orange": "sand1"}, hand={"red": "r3", "blue": "b1 b2 b3"})
    assert counted(state)["counts"] == [2, 1, 0]


@rule("OC-C3")
def test_full_hand_counts_cards_in_hand_without_the_planned_one():
    state = due("hand", hand={"red": "r1 call1", "blue": "b2"}, planned={"orange": "o1", "blue": "b1"}, track={"red": "r4"})
    assert counted(state)["counts"] == [2, 0, 1]


@rule("OC-C4")
def test_collector_counts_market_cards_wherever_they_are():
    state = due(
        "market",
        hand={"red": "seagull1 r1", "blue": "b1"},
        planned={"orange": "call1"},
        track={"blue": "sand1 b2", "red": "r3"},
        discards={"blue": "sand3", "orange": "o2"},
    )
    assert counted(state)["counts"] == [1, 1, 2]


@rule("OC-C5")
def test_fine_chain_counts_every_complete_icon_above_and_below():
    state = due("chain", track={"red": "r1 r2", "orange": "o2 o1", "blue": "reckless1 faster1 b2"})
    assert counted(state)["counts"] == [1, 0, 3]


@rule("OC-C6")
def test_good_company_counts_crabs_of_others_next_to_ones_own():
    state = due("company", crabs="red b14, orange a13, blue c13, green c11")
    assert counted(state)["counts"] == [2, 1, 2, 1]


@rule("OC-C6", "OC-D90")
def test_a_crab_in_the_sea_has_no_company():
    crabs = "red d34, orange sea, blue sea"
    state = laid(crabs, on="challenges", crossed=4, resolved=3, challenges=["track", "hand", "company"])
    (count,) = told(play(state, "reveal"), "counted")
    assert (count["counts"], count["first"]) == ([0, 0, 0], [])


@rule("OC-C6")
def test_a_team_adds_up_the_company_of_both_its_crabs():
    crabs = "red c7, orange d8, blue c9, green d6"
    state = due("company", crabs=crabs, teams=True)
    assert counted(state)["counts"] == [4, 4]
    state = due("company", crabs="red c7, orange d8, blue c9, green f2", teams=True)
    assert counted(state)["counts"] == [2, 2]


@rule("OC-C7")
def test_elbows_out_counts_all_crabs_of_others_pushed_in_ones_turns():
    state = due("pushes", crabs="red c5, orange c9, blue c7", pool="forward", pushes={"orange": 1})
    count = counted(state, "forward", "push forward", "push forward")
    assert [at(state, crab) for crab in ("red", "blue", "orange")] == ["c7", "c9 down", "c11 down"]
    assert count["counts"] == [2, 1, 0]


@rule("OC-C7")
def test_ones_own_other_crab_in_a_chain_is_not_counted():
    state = due("pushes", crabs="red c5, orange c9, blue c7, green f2", teams=True, pool="forward")
    count = counted(state, "forward", "push forward", "push forward")
    assert at(state, "orange") == "c11 down"
    assert count["counts"] == [1, 0]


@rule("OC-C7")
def test_pushes_are_counted_from_the_start():
    state = laid("red c5, orange d2, blue c7", on="challenges", pool="forward")
    play(state, "forward", "push left")
    assert [one["pushes"] for one in now(state)["seats"]] == [1, 0, 0]


@rule("OC-C8")
@pytest.mark.parametrize("token", ["hole", "purse"])
def test_digger_counts_tokens_turned_up_trash_too(token):
    state = due(
        "digger",
        crabs="red d8, orange d2, blue f12",
        on="challenges surprises",
        pool="forward",
        tokens={"d10": token},
        finds={"blue": 1},
    )
    assert counted(state, "forward")["counts"] == [1, 0, 1]


@rule("OC-C8")
def test_without_surprises_there_is_no_digger():
    state = due("shells", on="challenges")
    with_tokens = due("shells", on="challenges surprises")
    with pytest.raises(ValueError, match="0 to 5"):
        play(state.clone(), "reveal", luck=[6])
    play(state, "reveal", luck=[5])
    play(with_tokens, "reveal", luck=[6])
    assert (now(state)["challenge"], now(with_tokens)["challenge"]) == ("pushes", "digger")


# -- who, and in which order


@rule("OC-D90")
def test_players_with_crabs_in_the_sea_are_counted_and_those_who_left_are_not():
    state = due("shells", crabs="red b14, blue sea, green d8", shells={"blue": 3, "orange": 9}, crossed=4, resolved=1)
    count = counted(state)
    assert (count["counts"][2], count["first"]) == (3, [3])
    assert (asked(state), shells(state, "orange")) == ("blue", 9)


@rule("OC-D90")
def test_a_team_counts_as_one_player():
    state = due("track", crabs="red c7, orange d8, blue c9, green f2", teams=True, track={"red": "r1", "blue": "b1 b2"})
    assert counted(state)["counts"] == [1, 2]
    assert shells(state, "blue") == 1


@rule("OC-D91")
def test_all_shells_are_given_first_then_trophies_clockwise_from_the_active_player():
    state = due("shells", crabs="red d8, orange b14, blue d2", turn="orange", shells={"red": 2, "orange": 2, "blue": 2})
    events = play(state, "reveal")
    assert told(events, "shell") == [{"seat": 1}, {"seat": 2}, {"seat": 3}]
    order = []
    while owes(state) == "trophy":
        order.append(asked(state))
        play(state, "reward market")
        assert (asked(state), owes(state)) == (order[-1], "market")  # each is finished before the next
        play(state, "take pile", luck=[0, 0] if order[-1] == "red" else [0])
    assert order == ["orange", "blue", "red"]
