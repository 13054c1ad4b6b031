"""The naive twin's Surprises, Events, Challenges and Rewards, one by one, at their edges."""

import pytest

from estran.core import Quick

from .naive_adventure import Adventure
from .naive_hidden import TRASH
from .naive_pack import asked, at, at_menu, choices, do, hand, of, offered, shells
from .naive_strand import Luck

THREE = ("red", "orange", "blue")


def purses(beach):
    return [shells(beach, crab) for crab in THREE]


# -- Surprises


def walk_onto(kind, red="d8", luck=(), **more):
    """Red walks onto the token on d10."""
    beach = at_menu(f"red {red}, blue g9", **{"surprises": "on", "tokens": {"d10": kind}, "pool": "forward", **more})
    do(beach, "forward", luck=luck)
    return beach


def test_what_is_drawn_when_a_token_is_turned_up():
    """1.3: Trash or not among those without a value, then which copy, in table order; the shared bag grows smaller."""
    beach = at_menu("red d8", surprises="on", pool="forward")
    do(beach, "forward", luck=[1, 5])
    assert (of(beach, "red").player.treasures, beach.trash_of(1)) == (["fries"], 1)
    trash = at_menu("red d8", surprises="on", pool="forward", tokens={"a5": "shard"})
    do(trash, "forward", luck=[0, 0])  # no Trash is left on this tile
    assert trash.spent == ["purse"]
    last = at_menu("red d8", surprises="on", pool="forward", tokens={"a5": "purse", "g7": "purse", "b14": "shard"})
    do(last, "forward", luck=[0, 1])
    assert (last.spent, last.surely_treasure((0, 4), None)) == (["hole"], True)


def test_treasures_leave_one_space_of_each_tile_empty():
    """OC-314."""
    beach = at_menu("red d8", surprises="treasures")  # luck 0: the first of each tile
    assert sorted(beach.view(None)["tokens"]) == ["d10", "d20", "d26", "f14", "f22", "g7"]
    assert beach.view(None)["treasures"] == sorted(beach.view(None)["tokens"])
    do(at_menu("red d8", surprises="treasures", pool="forward"), "forward", luck=[0, 0])


@pytest.mark.parametrize("kind", sorted(TRASH))
def test_blank_trash_is_found_and_does_nothing(kind):
    """OC-313."""
    beach = walk_onto(kind, surprises="blank", hand={"red": "r1 r2"}, shells={"red": 2})
    assert (at(beach, "red"), hand(beach), shells(beach)) == ("d10", ["r1", "r2"], 2)
    assert (of(beach, "red").player.finds, beach.spent, beach.step) == (1, [kind], "actions")


@pytest.mark.parametrize(("purse", "left"), [(0, 0), (2, 1)])
def test_s2_a_torn_bag_takes_a_shell_if_there_is_one(purse, left):
    assert shells(walk_onto("hole", shells={"red": purse})) == left


def test_s3_a_banana_peel():
    assert at(walk_onto("peel"), "red") == "d10!"
    asked_once = at_menu(
        "red d8, blue d10", surprises="on", asymmetry="on", skills={"blue": "carapace"}, tokens={"d10": "peel"}, pool="forward forward"
    )
    del asked_once.tokens[3, 9]
    asked_once.tokens[2, 10] = {"is": "peel", "knows": set(), "up": False}  # c11
    do(asked_once, "forward", "push left")
    assert (asked_once.step, asked(asked_once), choices(asked_once)) == ("offer", "blue", {"brace", "done"})
    do(asked_once, "done")
    assert (at(asked_once, "blue"), asked(asked_once), asked_once.step) == ("c11!", "red", "actions")


def test_s4_a_fishing_line_pulls_back():
    """To a free space, of the owner's choice, as moved."""
    beach = at_menu("red c9, blue d8, orange e9", surprises="on", tokens={"d10": "line"}, pool="diagonal")
    do(beach, "right")  # c9 is the only free one: the way red came
    assert (at(beach, "red"), shells(beach), beach.step) == ("c9", 1, "actions")
    free = at_menu("red d8, blue a1", surprises="on", tokens={"d10": "line"}, pool="forward")
    do(free, "forward")
    assert (free.step, choices(free)) == ("pull", {"move red back", "move red back-left", "move red back-right"})
    do(free, "move red back-left")
    assert (at(free, "red"), shells(free)) == ("c9", 1)
    onto = at_menu("red d6, blue d8", surprises="on", tokens={"d10": "line"}, hand={"blue": "b1 b2"}, built="c9", pool="forward")
    do(onto, "forward", "push forward")
    assert (onto.step, asked(onto), choices(onto)) == ("pull", "blue", {"move blue back-left", "move blue back-right"})
    do(onto, "move blue back-left", luck=[0])
    assert (at(onto, "blue"), hand(onto, "blue"), onto.step) == ("c9!", ["b2"], "actions")


def test_s4_with_no_free_space_it_stays():
    beach = at_menu("red b8, orange d8, blue c9, green e9, brown f8", surprises="on", tokens={"d10": "line"}, pool="seaward diagonal")
    do(beach, "right", "push right")
    assert (at(beach, "red"), at(beach, "blue")) == ("c9", "d10!")


def test_s5_and_s6_a_purse_and_a_bottle():
    assert shells(walk_onto("purse")) == 2
    assert hand(walk_onto("bottle", luck=[0])) == ["seagull1"]
    assert hand(walk_onto("bottle", pile="")) == []


def test_s7_s8_s9_s10_kept_treasures_in_the_sea():
    """OC-D86: only the own crab moves no more."""
    kept = "plank fries bucket ball spyglass"
    beach = at_menu("red sea, blue d8", surprises="on", treasures={"red": kept}, hand={"red": "r1"}, discard={"red": "r2"})
    assert offered(beach, *kept.split()) == ["fries", "bucket", "ball", "spyglass"]
    do(beach, "bucket", "fries", "snack r2 right", "ball", "move blue back")
    assert (hand(beach), at(beach, "blue"), beach.pool) == (["r1"], "d6", ["forward"])
    bare = at_menu("red d8", surprises="on", treasures={"red": kept})
    assert offered(bare, *kept.split()) == ["plank", "ball", "spyglass"]


def test_s11_a_spyglass_with_nothing_hidden_is_a_shell():
    beach = at_menu("red d8", surprises="on", treasures={"red": "spyglass"})
    beach.tokens.clear()
    do(beach, "spyglass")
    assert (shells(beach), beach.step) == (1, "actions")


def test_treasures_of_a_team_act_for_the_active_crab():
    """OC-316."""
    beach = at_menu(
        "red d8, orange f8", players=2, turn="orange", surprises="on", treasures={"red": "plank"}, board="0A-1A-3A-9A", chef="red"
    )
    do(beach, "plank", "forward")
    assert at(beach, "orange") == "f10!"


# -- Events


def turned_up(event, crabs="red d8, orange b6, blue f4", luck=(), **more):
    """Red reveals the Event of border 2."""
    beach = at_menu(crabs, **{"events": "on", "crossed": 2, "resolved": 1, "event_cards": {1: "sales", 2: event}, "event": "sales", **more})
    do(beach, "reveal", luck=luck)
    return beach


@pytest.mark.parametrize(
    ("before", "after"), [((3, 1, 0), [2, 1, 1]), ((2, 2, 0), [1, 1, 1]), ((1, 1, 1), [1, 1, 1]), ((1, 0, 0), [0, 1, 1])]
)
def test_e1_robin_crab(before, after):
    assert purses(turned_up("robin", shells=dict(zip(THREE, before, strict=True)))) == after


def test_e2_it_broke():
    beach = turned_up("broken", luck=[1], shells={"red": 9}, discard={"red": "r1"})
    assert (beach.broken, offered(beach, "Aa", "Bb", "Da")) == ("Bb", ["Aa", "Da"])


def test_e3_a_flea_market_from_the_chef_until_it_is_dry():
    beach = turned_up("flea-market", chef="blue", market="slant1, call1", pile="")
    assert (beach.step, asked(beach)) == ("market", "blue")
    do(beach, "take 2")
    assert (hand(beach, "blue"), hand(beach), hand(beach, "orange"), asked(beach)) == (["call1"], ["slant1"], [], "red")


def test_e4_a_siesta():
    beach = turned_up("siesta", "red d8!, orange b6!, blue sea", discard={"red": "r1", "blue": "b1"}, hand={"blue": "b2"})
    assert (at(beach, "red"), at(beach, "orange"), hand(beach), hand(beach, "blue")) == ("d8", "b6", ["r1"], ["b1", "b2"])


def test_e5_a_rain_of_shells():
    assert purses(turned_up("windfall", "red d8, orange b6, blue f6")) == [1, 2, 2]
    team = turned_up("windfall", "red d8, orange b6, blue sea, green b4", players=2, board="0A-1A-3A-9A", chef="red")
    assert (shells(team), shells(team, "blue")) == (1, 2)


def test_e6_moulting_gives_a_claw_to_who_used_one():
    beach = turned_up("moult", asymmetry="on", skills={"red": "brute 1", "orange": "cork", "blue": "hermit 0"})
    assert [of(beach, crab).claws for crab in THREE] == [2, 3, 1]


def test_e7_it_glitters():
    beach = turned_up("glitter", surprises="on", tokens={"f14": "shard"}, luck=[0, 0, 0, 0], crossed=2)
    assert {name for name, kind in beach.view(None)["tokens"].items() if kind} == {"b14", "f14", "d20"}
    assert beach.view(None)["treasures"] == ["b14", "d20"]
    assert (beach.spent, of(beach, "red").player.finds) == ([], 0)


@pytest.mark.parametrize(("printed", "cost"), [(0, 0), (1, 1), (2, 1), (3, 2)])
def test_e8_sales(printed, cost):
    beach = turned_up("sales", event_cards={1: "siesta", 2: "sales"})
    beach.extras["Aa"] = printed
    assert beach.price("Aa") == cost


def test_e9_happy_hour_counts_what_was_bought_before():
    beach = turned_up("happy-hour", bought="Aa", shells={"red": 9}, discard={"red": "r1"})
    assert offered(beach, "Aa", "Bb", "Da") == ["Bb", "Da"]
    do(beach, "Da")
    assert offered(beach, "Aa", "Bb", "Da") == []


def test_e10_the_chef_speeds_up():
    beach = turned_up("chef-runs", chef="red", chef_move=True)
    assert offered(beach, "chef left", "chef forward", "chef right") == ["chef left", "chef forward", "chef right"]
    do(beach, "chef forward")
    assert (at(beach, "red"), beach.chef_used) == ("d10", True)


def test_e11_the_kitchen_hand_follows_the_next_crab_from_behind():
    """Ties clockwise after the chef; given anew when the chef is passed."""
    beach = turned_up("kitchen-hand", "red d6, orange b6, blue f4", chef="blue")
    assert (beach.position()["helper"], offered(beach, "chef left", "chef right")) == (1, ["chef left"])  # e7 cannot be entered
    do(beach, "chef left")
    assert (at(beach, "red"), beach.helper_used, offered(beach, "chef left")) == ("c7", True, [])
    lying = turned_up("kitchen-hand", "red d6!, orange b8, blue f4", chef="blue")
    do(lying, "stand chef")
    assert (at(lying, "red"), lying.chef_used, lying.helper_used) == ("d6", True, True)
    passed = turned_up(
        "kitchen-hand", "red d6, orange b4, blue f10", chef="blue", planned={"orange": "o1"}, hand={"red": "r1", "orange": "o3"}
    )
    do(passed, "end", "add right", "end")
    assert (passed.position()["chef"], passed.position()["helper"], passed.helper_used) == (2, 1, False)


def test_e12_a_clean_beach_has_no_standard_obstacles():
    """b8 is an Obstacle, f10 knocks over; both can be entered without a card."""
    beach = turned_up("clean-beach", "red b6, orange a1, blue f8", pool="forward", built="c7")
    assert offered(beach, "forward") == ["forward"]
    assert not beach.costs_a_card((2, 6))
    do(beach, "forward")
    assert (at(beach, "red"), beach.step) == ("b8", "actions")
    over = turned_up("clean-beach", "red f8, orange a1, blue b6", pool="forward")
    do(over, "forward")
    assert at(over, "red") == "f10!"


def test_e13_a_push_knocks_nobody_over():
    beach = turned_up("fair-play", "red d6, orange d8, blue f8", pool="forward diagonal")
    do(beach, "forward", "push left")
    assert (at(beach, "orange"), of(beach, "red").player.pushes) == ("c9", 1)
    over = turned_up("fair-play", "red e9, orange f10, blue a1", pool="diagonal")
    over.spaces[5, 11].add("knock-over")
    do(over, "right", "push forward")
    assert at(over, "orange") == "f12!"


def test_e14_a_lie_in_gives_a_diagonal_after_a_rest():
    beach = turned_up("lie-in", chef="red", planned={"orange": "o1"}, hand={"orange": "o2"}, market="", pile="")
    do(beach, "end", "rest")
    assert (beach.pool, asked(beach)) == (["diagonal"], "orange")


def test_an_immediate_event_ends_a_temporary_one():
    """OC-321, OC-D88."""
    beach = turned_up("siesta", shells={"red": 1})
    assert (beach.event, beach.price("Bb")) == ("", 2)


def test_crystal_tells_which_and_not_where():
    """OC-326: what is drawn for a border is one of those."""
    beach = at_menu("red d8", events="crystal", crossed=2, resolved=1)
    assert beach.omens == ["robin", "flea-market", "windfall"]  # luck 0, 1, 2
    beach.event_cards[0]["is"] = "windfall"
    do(beach, "reveal", luck=[0])
    assert (beach.view(1)["events"], beach.event_bag()) == (["windfall", "robin", ""], ["flea-market"])
    assert beach.view(1)["omens"] == ["flea-market", "robin", "windfall"]
    lucky = at_menu("red d8", events="lucky-crystal")
    assert not {"robin", "broken", "moult", "glitter"} & set(lucky.event_names())


# -- Challenges and Rewards


def counted(challenge, crabs="red d8, orange b6, blue f4", reward="provisions", luck=(), **more):
    """Red reveals border 2."""
    options = {"challenges": "on", "crossed": 2, "resolved": 1, "challenge_cards": {1: challenge, 2: "hand"}, "reward": reward}
    beach = at_menu(crabs, **{**options, **more})
    do(beach, "reveal", luck=luck)
    return beach


@pytest.mark.parametrize(
    ("challenge", "more", "counts"),
    [
        ("shells", {"shells": {"red": 2, "blue": 1}}, [2, 0, 1]),
        ("track", {"track": {"red": "r1 r2", "orange": "o1"}}, [2, 1, 0]),
        ("hand", {"hand": {"red": "r1 r2"}, "planned": {"blue": "b1"}}, [2, 0, 0]),
        (
            "market",
            {"hand": {"red": "r1 sand2"}, "planned": {"blue": "sand3"}, "track": {"blue": "call2"}, "discard": {"red": "call3"}},
            [2, 0, 2],
        ),
        ("chain", {"track": {"red": "r1 r2 r3", "blue": "seagull1 call2 r4"}}, [2, 0, 1]),
        ("company", {"crabs": "red d8, orange d10, blue c9"}, [2, 2, 2]),
        ("company", {"crabs": "red d8, orange sea, blue c9"}, [1, 0, 1]),
    ],
)
def test_what_challenges_count(challenge, more, counts):
    crabs = more.pop("crabs", "red d8, orange b6, blue f4")
    beach = at_menu(crabs, challenges="on", crossed=4, **more)
    assert [beach.count(challenge, player) for player in beach.players] == counts


def test_c5_each_slot_of_each_seam():
    """r1's diagonal and r2's; r2's shell and r3's."""
    beach = at_menu("red d8", challenges="on", track={"red": "r1 r2 r3"})
    assert beach.completed(0, 1) + beach.completed(1, 2) == ["diagonal", "shell"]


def test_c6_a_team_counts_both_crabs_and_no_own_one():
    beach = at_menu("red d8, orange d10, blue c9, green sea", players=2, challenges="on", board="0A-1A-3A-9A", chef="red", crossed=3)
    assert [beach.count("company", player) for player in beach.players] == [2, 2]


def test_c7_a_chain_counts_each_crab_of_others():
    beach = at_menu("red d6, orange d8, blue d10", challenges="on", pool="forward", crossed=1)
    do(beach, "forward", "push forward", "push forward")
    assert [beach.count("pushes", player) for player in beach.players] == [2, 0, 0]


@pytest.mark.parametrize(
    ("before", "after", "trophies"),
    [
        ((3, 0, 0), [4, 0, 0], "red"),
        ((3, 2, 2), [4, 3, 3], "red"),
        ((2, 2, 1), [3, 3, 1], "red orange"),
        ((1, 1, 1), [2, 2, 2], "red orange blue"),
        ((0, 0, 0), [0, 0, 0], ""),
        ((0, 1, 2), [0, 2, 3], "blue"),
    ],
)
def test_places(before, after, trophies):
    """OC-332 to OC-335; all shells first, then trophies clockwise from the active player (OC-D91)."""
    beach = counted("shells", shells=dict(zip(THREE, before, strict=True)))
    assert purses(beach) == after
    for crab in trophies.split():
        assert (beach.step, asked(beach), choices(beach)) == ("trophy", crab, {"reward market", "done"})
        do(beach, "done")
    assert (beach.step, asked(beach), beach.challenge) == ("actions", "red", "hand")


def test_a_trophy_with_nothing_to_offer_is_lost():
    """2.4: the market dry, no Track, no Asymmetry."""
    beach = counted("shells", shells={"red": 1}, market="", pile="")
    assert (beach.step, shells(beach)) == ("actions", 2)


def test_r1_claws_below_their_number():
    beach = counted("shells", shells={"red": 1}, asymmetry="on", skills={"red": "cork 1"}, market="", pile="")
    do(beach, "reward claws")
    assert of(beach, "red").claws == 2


def test_r2_up_to_two_track_cards_also_the_one_just_added():
    """OC-D92: what it gave stays; the others close up."""
    beach = counted("shells", shells={"red": 1}, reward="sandcastle", track={"red": "r1 r2 r3"}, pool="forward")
    assert choices(beach) == {"reward obstacle", "reward recall", "reward spy", "done"}
    do(beach, "reward recall", "recall r2")
    assert (choices(beach), of(beach, "red").player.track) == ({"recall r1", "recall r3", "done"}, [0, 2])
    do(beach, "done")
    assert (hand(beach), beach.pool, beach.step) == (["r2"], ["forward"], "actions")


def test_r2_up_to_two_obstacles_on_free_standard_spaces():
    """OC-351, OC-D87, OC-D93: no sign, no crab, not built on; start spaces without a shell may."""
    beach = counted("shells", shells={"red": 1}, reward="sandcastle")
    do(beach, "reward obstacle")
    no = ["build d8", "build b8", "build c9", "build d10", "build c13", "build e7", "build a1"]
    assert (offered(beach, *no), offered(beach, "build c7", "build g1", "done")) == ([], ["build c7", "build g1"])
    do(beach, "build c7")
    assert offered(beach, "build c7", "build e9", "done") == ["build e9", "done"]
    do(beach, "build e9")
    assert (sorted(beach.built), beach.step, beach.costs_a_card((2, 6))) == ([(2, 6), (4, 8)], "actions", True)


def test_r3_spying_up_to_three():
    beach = counted("shells", shells={"red": 1}, reward="lookout", event_cards={1: "siesta", 2: "robin", 3: "sales"}, events="on")
    do(beach, "reward spy")
    assert choices(beach) == {"spy challenge 2", "spy challenge 3", "spy event 2", "spy event 3"}
    do(beach, "spy event 3", "spy challenge 2", "done")
    assert (beach.view(0)["events"], beach.view(2)["events"]) == (["siesta", "robin", "sales"], ["siesta", "robin", ""])


def test_after_the_last_challenge_the_reward_is_gone():
    """OC-336: a crab in the sea has crossed every border, and `reveal` resolves one at a time (OC-D71)."""
    beach = at_menu("red sea, blue f22", challenges="on", crossed=4, resolved=2, challenge_cards={2: "shells", 3: "shells"})
    do(beach, "reveal", "reveal")
    assert (beach.challenge, beach.reward, offered(beach, "reveal")) == ("", "", [])


def test_borders_without_a_card_are_never_due():
    """OC-D77, 1.1."""
    for module, first in (("events", 1), ("challenges", 2)):
        beach = at_menu("red d4, blue a1", pool="forward", hand={"red": "r1"}, **{module: "on"})
        do(beach, "forward")
        assert (beach.crossed, bool(offered(beach, "reveal"))) == (1, first == 1)


def test_luck_at_setup_in_order():
    """1.3: the empty spaces, the Events of `crystal`, Reward and Challenge, the skills."""
    start = at_menu("red d8")
    beach = Adventure(
        *(3, start.spaces, start.arrows, start.prices, start.starts, start.cards, start.extras, start.edges),
        **{"surprises": "treasures", "events": "crystal", "challenges": "on", "asymmetry": "on"},
    )
    base, tokens, events, challenge, skills = (0, 0, 2, 4), (0, 1, 2), (13, 0, 1), (2, 7), (13, 12, 0, 1, 2, 3)
    beach.deal(Luck(*base, *tokens, *events, *challenge, *skills))
    assert sorted(beach.view(None)["tokens"]) == ["b14", "b22", "d10", "d20", "f22", "g7"]
    assert beach.omens == ["lie-in", "robin", "flea-market"]
    assert (beach.reward, beach.challenge) == ("lookout", "digger")
    assert [player.dealt for player in beach.players] == [
        ["pickpocket", "brute"],
        ["sprinter", "sleepwalker"],
        ["window-shopper", "builder"],
    ]
    assert beach.sample(0, Quick(1))["events"] == ["", "", ""]
