"""What each event does: OC-E1 to OC-E14."""

import pytest

from tests.rulemark import rule

from .pack import GAME, asked, at, choices, field, is_down, kinds, laid, of, owes, play, shells, told
from .test_events import CRABS, after, before, under

# -- those that act at once


@rule("OC-E1")
@pytest.mark.parametrize(
    ("has", "gets"),
    [([3, 1, 0], [2, 1, 1]), ([2, 2, 0], [1, 1, 1]), ([1, 0, 0], [0, 1, 1]), ([2, 2, 2], [2, 2, 2]), ([0, 0, 0], [0, 0, 0])],
)
def test_robin_crab_takes_from_all_the_richest_and_gives_to_all_the_poorest(has, gets):
    assert shells(after("robin", shells=dict(zip(["red", "orange", "blue"], has, strict=True)))) == gets


@rule("OC-E1")
def test_robin_crab_minds_only_who_is_in_the_game():
    state = after("robin", "red c5, orange a1, blue g1, brown e1", shells={"red": 2, "orange": 1, "blue": 1, "green": 0, "brown": 5})
    assert shells(state) == [2, 2, 2, 0, 4]


@rule("OC-E2")
@pytest.mark.parametrize(("luck", "face"), [(0, "Aa"), (1, "Bb"), (2, "Da")])
def test_one_extra_action_drawn_by_lot_cannot_be_used(luck, face):
    state = after("broken", luck=[luck], shells={"red": 4}, discard={"red": "r1"})
    assert (field(state, "broken"), GAME.view(state, 1)["broken"]) == (face, face)
    assert choices(state) == {"Aa", "Bb", "Da", "end"} - {face}


@rule("OC-E3")
def test_at_the_flea_market_all_take_a_card_the_holder_of_the_chef_first():
    state = after("flea-market", chef="blue")
    order = []
    for said, luck in (("take 1", [2]), ("take 1", [2]), ("take pile", [0])):
        order.append(asked(state))
        play(state, said, luck=luck)
    assert order == ["blue", "red", "orange"]
    assert (of(state, "blue", "hand"), asked(state)) == (["momentum1"], "red")
    assert all(len(of(state, player, "hand")) == 1 for player in ("red", "orange", "blue"))


@rule("OC-E3")
def test_a_market_that_runs_dry_gives_nothing_more():
    every = [f"{special}{n}" for special in GAME.printed.specials if special != "sideways" for n in (1, 2, 3)]
    cards = [card for card in every if card not in ("momentum1", "seagull2")]
    state = before("flea-market", chef="orange", discard={"red": " ".join(cards)}, market="momentum1, seagull2, ")
    play(state, "reveal", "take 1")
    assert (of(state, "orange", "hand"), of(state, "blue", "hand"), of(state, "red", "hand")) == (["momentum1"], ["seagull2"], [])
    assert (asked(state), owes(state)) == ("red", "")


@rule("OC-E4")
def test_at_siesta_all_pick_up_their_discards_and_all_crabs_stand():
    state = after("siesta", down="red blue", discard={"red": "r1 r2", "orange": "o1", "blue": "b1"}, hand={"red": "r3"})
    assert [of(state, player, "hand") for player in ("red", "orange", "blue")] == [["r1", "r2", "r3"], ["o1"], ["b1"]]
    assert not any(is_down(state, crab) for crab in ("red", "orange", "blue"))


@rule("OC-E5")
@pytest.mark.parametrize(("crabs", "gets"), [(CRABS, [1, 2, 2]), ("red c5, orange a1, blue f2", [1, 2, 1])])
def test_rain_of_shells_is_one_for_all_and_two_for_who_is_farthest(crabs, gets):
    assert shells(after("windfall", crabs)) == gets


@rule("OC-E5")
def test_a_team_is_as_far_as_its_farthest_crab():
    state = laid(
        "red c5, orange c3, blue b4, green e3",
        players=2,
        board="0A-1A-3A-9A",
        events="on",
        crossed=1,
        resolved=0,
        event_cards={1: "windfall 2"},
    )
    play(state, "reveal")
    assert shells(state) == [2, 2]
    state = laid(
        "red c5, orange b2, blue b4, green e3",
        players=2,
        board="0A-1A-3A-9A",
        events="on",
        crossed=1,
        resolved=0,
        event_cards={1: "windfall 2"},
    )
    play(state, "reveal")
    assert shells(state) == [2, 1]


@rule("OC-E6")
def test_moulting_gives_every_crab_a_claw_back_up_to_its_number():
    skills = {"red": "sprinter 2", "orange": "cork 1", "blue": "yawner 0"}
    state = after("moult", asymmetry="on", skills=skills)
    assert [crab["claws"] for crab in field(state, "crabs")] == [2, 2, 1]


@rule("OC-E7")
def test_it_glitters_turns_up_the_tokens_of_the_tile_that_was_entered():
    """Face up they lie on, and act when they are reached."""
    state = before(
        "glitter", "red d8, orange a1, blue g1", surprises="on", pool="forward", tokens={"a5": ""}, trash_found=[1], spent=["hole"]
    )
    events = play(state, "reveal", luck=[0, 0, 0, 0])
    assert [(one["cell"], one["token"]) for one in told(events, "glittered")] == [("g7", "purse"), ("d10", "purse")]
    assert (shells(state), of(state, "red", "finds")) == ([0, 0, 0], 0)
    assert all(one["is"] == "" for one in GAME.view(state, 0)["tokens"] if one["cell"] not in ("g7", "d10"))
    play(state, "forward")
    assert (shells(state), of(state, "red", "finds")) == ([2, 0, 0], 1)


@rule("OC-E7")
def test_it_glitters_on_the_tile_of_its_own_border():
    state = laid("red c13, orange a1, blue g1", surprises="on", events="on", resolved=1, event_cards={2: "glitter 2"})
    play(state, "reveal", luck=[0, 0, 1, 0, 0, 0])
    assert [one["cell"] for one in field(state, "tokens") if one.get("up")] == ["b14", "f14", "d20"]
    state = before("glitter", surprises="on", tokens={"a5": "", "g7": "", "d10": ""}, trash_found=[1], spent=["hole", "purse", "purse"])
    assert kinds(play(state, "reveal")) == ["border", "event"]


# -- those that last


@rule("OC-E8")
def test_sales_make_every_extra_action_a_shell_cheaper_but_not_free():
    state = under("sales", extras="Aa-Bb-Ca", shells={"red": 5})
    assert GAME.view(state, 0)["prices"] == {"Aa": 1, "Bb": 1, "Ca": 2}
    play(state, "Ca", "leap left")
    assert shells(state)[0] == 3
    state = under("sales", shells={"red": 1})
    play(state, "Aa", "left")
    assert shells(state)[0] == 0


@rule("OC-E8")
def test_in_sales_what_costs_two_can_be_bought_with_one():
    assert "Bb" in choices(under("sales", shells={"red": 1}))
    assert "Bb" not in choices(under("fair-play", shells={"red": 1}))


@rule("OC-E9")
def test_in_the_happy_hour_two_different_extra_actions_can_be_bought():
    state = under("happy-hour", shells={"red": 9}, discard={"red": "r1"}, hand={"red": "r2"})
    play(state, "Aa", "left")
    assert choices(state) == {"Bb", "Da", "end"}
    play(state, "Da")
    assert (choices(state), shells(state)[0]) == ({"end"}, 6)
    state = under("fair-play", shells={"red": 9}, discard={"red": "r1"}, hand={"red": "r2"})
    play(state, "Aa", "left")
    assert choices(state) == {"end"}


@rule("OC-E9")
def test_what_was_bought_before_the_happy_hour_counts():
    state = before("happy-hour", shells={"red": 9}, discard={"red": "r1"}, hand={"red": "r2"})
    play(state, "Aa", "left", "reveal")
    assert choices(state) == {"Bb", "Da", "end"}


@rule("OC-E10")
def test_the_chef_that_speeds_up_gives_a_move_straight_ahead_too():
    state = under("chef-runs", chef_used=False)
    assert choices(state) == {"chef left", "chef forward", "end"}
    play(state, "chef forward")
    assert (at(state, "red"), choices(state)) == ("c7", {"end"})
    assert "chef forward" not in choices(under("fair-play", chef_used=False))
    assert choices(under("chef-runs", chef="orange", chef_used=False)) == {"end"}


@rule("OC-E11")
@pytest.mark.parametrize(
    ("crabs", "chef", "helper"),
    [
        ("red c5, orange a1, blue g3", "blue", 2),
        ("red c5, orange a1, blue g1", "orange", 3),
        ("red c5, orange a1, blue g1, green e1", "green", 2),
        ("red c5, orange a1, blue g1, green e1", "orange", 3),
    ],
)
def test_the_kitchen_hand_goes_to_who_is_farthest_but_for_the_chef_first_clockwise(crabs, chef, helper):
    assert field(after("kitchen-hand", crabs, chef=chef), "helper") == helper


@rule("OC-E11")
def test_the_kitchen_hand_gives_a_diagonal_move_once():
    state = under("kitchen-hand", helper=1, chef="blue")
    assert choices(state) == {"chef left", "end"}
    play(state, "chef left")
    assert (at(state, "red"), field(state, "helper_used"), choices(state)) == ("b6", True, {"end"})
    state = under("kitchen-hand", helper=1, chef="blue", down="red")
    play(state, "stand chef")
    assert (is_down(state, "red"), field(state, "helper_used")) == (False, True)


@rule("OC-E11")
def test_the_kitchen_hand_comes_anew_whenever_the_chef_passes():
    """Orange is last, and gets the chef; of the others blue is farthest."""
    state = under("kitchen-hand", turn="blue", chef="red", helper=2, helper_used=True, hand={"red": "r1", "orange": "o1", "blue": "b1"})
    play(state, "end")
    assert (field(state, "chef"), field(state, "helper"), field(state, "helper_used")) == (2, 3, False)


@rule("OC-E12")
def test_on_a_clean_beach_standard_obstacles_have_no_effect():
    state = under("clean-beach", "red b6, orange a1, blue g1", pool="forward", hand={"red": "r1 r2"})
    play(state, "forward")
    assert (at(state, "red"), of(state, "red", "hand"), choices(state)) == ("b8", ["r1", "r2"], {"end"})
    assert "forward" in choices(under("clean-beach", "red b6, orange a1, blue g1", pool="forward"))
    assert "forward" not in choices(under("fair-play", "red b6, orange a1, blue g1", pool="forward"))


@rule("OC-E12")
def test_built_ones_have_none_either_but_knock_over_obstacles_do():
    more = {"challenges": "on", "built": ["c7"], "pool": "forward", "hand": {"red": "r1 r2"}}
    state = under("clean-beach", **more)
    play(state, "forward")
    assert choices(state) == {"end"}
    state = under("fair-play", **more)
    play(state, "forward")
    assert choices(state) == {"discard r1", "discard r2"}
    state = under("clean-beach", "red f8, orange a1, blue g1", pool="forward")
    play(state, "forward")
    assert is_down(state, "red")


@rule("OC-E13")
def test_with_no_hard_feelings_a_push_knocks_nobody_over():
    state = under("fair-play", "red c5, orange c7, blue g1", pool="forward")
    play(state, "forward", "push forward")
    assert (at(state, "orange"), is_down(state, "orange")) == ("c9", False)
    state = under("sales", "red c5, orange c7, blue g1", pool="forward")
    play(state, "forward", "push forward")
    assert is_down(state, "orange")


@rule("OC-E13")
def test_a_knock_over_obstacle_still_does():
    state = under("fair-play", "red f6, orange f8, blue g1", pool="forward")
    play(state, "forward", "push forward")
    assert (at(state, "orange"), is_down(state, "orange")) == ("f10", True)


@rule("OC-E14")
@pytest.mark.parametrize(("event", "moves"), [("lie-in", 1), ("fair-play", 0)])
def test_after_a_rest_a_lie_in_gives_a_diagonal_move(event, moves):
    state = under(event, planned={"red": "r1"}, track={"red": "r2"})
    play(state, "rest", "take 1", luck=[2])
    assert field(state, "pool")["diagonal"] == moves
    assert ("left" in choices(state)) == bool(moves)
