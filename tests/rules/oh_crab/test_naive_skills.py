"""The naive twin's skills, one by one, at their edges."""

import pytest

from .naive_pack import asked, at, at_menu, choices, do, hand, of, offered, shells
from .naive_strand import Luck


def skilled(skills, crabs="red d8, orange b6, blue f4", **more):
    return at_menu(crabs, **{"asymmetry": "on", "skills": skills, **more})


def claws(beach, crab="red"):
    return of(beach, crab).claws


def test_a1_the_sprinter_goes_or_stands():
    """Each use costs a Claw (OC-343), as often as there are some (OC-D97)."""
    beach = skilled({"red": "sprinter"})
    do(beach, "sprint", "forward", "sprint")
    assert (at(beach, "red"), claws(beach), choices(beach)) == ("d10", 0, {"forward", "done"})
    do(beach, "forward")
    assert offered(beach, "sprint") == []
    lying = skilled({"red": "sprinter"}, "red d8!")
    do(lying, "sprint")
    assert choices(lying) == {"stand forward", "done"}


@pytest.mark.parametrize(
    ("place", "discard", "can"), [("d8", "", False), ("d8!", "", True), ("d8", "r1", True), ("sea", "r1", True), ("sea", "", False)]
)
def test_a2_the_hermit_needs_a_discard_or_a_fall(place, discard, can):
    beach = skilled({"red": "hermit"}, f"red {place}", discard={"red": discard})
    assert offered(beach, "shed") == ["shed"] * can
    if can:
        do(beach, "shed")
        assert (at(beach, "red"), hand(beach), beach.rested) == (place.rstrip("!"), discard.split(), False)


def test_a3_the_sleepwalker_only_after_a_rest_and_without_the_special_action():
    assert offered(skilled({"red": "sleepwalker"}, hand={"red": "r1"}), "sleepwalk") == []
    beach = skilled({"red": "sleepwalker"}, hand={"red": "call1 r2"}, track={"red": "r1"}, rested=True, market="slant1, faster1, sand1")
    do(beach, "sleepwalk", "snack call1 right")
    assert (sorted(beach.pool), beach.specials, of(beach, "red").player.track) == (["diagonal", "shell"], [], [0, 23])


def test_a4_the_weaver_changes_the_order_and_completes_an_icon():
    """r1 has a diagonal at its right, r2 at its left: r2 r1 is woven to r1 r2 in two ways."""
    beach = skilled({"red": "weaver"}, track={"red": "r2 r1"})
    assert {said for said in choices(beach) if said.startswith("weave")} == {"weave r2 right", "weave r1 left"}
    do(beach, "weave r2 right")
    assert (of(beach, "red").player.track, beach.pool, claws(beach)) == ([0, 1], ["diagonal"], 2)
    assert not [said for said in choices(beach) if said.startswith("weave")]
    assert not [said for said in choices(skilled({"red": "weaver"}, track={"red": "r1"})) if said.startswith("weave")]


def test_a5_the_window_shopper_pays_what_the_card_costs():
    beach = skilled({"red": "window-shopper"}, market="faster1, slant1, sand1")
    assert offered(beach, "shop 1", "shop 2", "shop 3") == ["shop 2"]  # no card to pay with, nobody ahead with one
    rich = skilled({"red": "window-shopper"}, market="faster1, slant1, sand1", hand={"red": "r1 r2"})
    do(rich, "shop 1", "discard r1", "forward")
    assert (at(rich, "red"), rich.slots[0], rich.specials, claws(rich)) == ("d10", [47], [], 2)


def test_a6_the_hunter_digs_beside():
    """The token is looked at, and taken as if reached, or left; a line pulls the crab from where it is, here by the only free way."""
    beach = skilled({"red": "hunter"}, "red d8, orange c7", surprises="on", tokens={"d10": "line"})
    assert [said for said in choices(beach) if said.startswith("dig")] == ["dig d10"]
    do(beach, "dig d10")
    assert (beach.view(0)["tokens"]["d10"], beach.view(1)["tokens"]["d10"], choices(beach)) == ("line", "", {"unearth", "done"})
    do(beach, "done", "dig d10", "unearth")
    assert (at(beach, "red"), claws(beach), of(beach, "red").player.finds, beach.spent) == ("d6", 1, 1, ["line"])


def test_a6_and_a10_look_at_setup():
    beach = skilled({"red": "hunter", "blue": "forecaster"}, surprises="on", events="on", crossed=0)
    beach.chance = Luck(0, 0, 0, 0, 0, 0, 0, 0, 0)
    beach.set_up_skill(of(beach, "red"))
    beach.set_up_skill(of(beach, "blue"))
    assert [beach.view(0)["tokens"][cell] for cell in ("a5", "g7", "d10", "b14")] == ["shard", "purse", "purse", ""]
    assert (beach.view(2)["events"], beach.view(0)["events"]) == (["robin", "broken", "flea-market"], ["", "", ""])


def test_a7_the_builder_builds_beside():
    beach = skilled({"red": "builder"})
    assert sorted(said for said in choices(beach) if said.startswith("build")) == ["build c7", "build e9"]
    do(beach, "build c7")
    assert (shells(beach), beach.position()["built"], offered(beach, "build c7")) == (1, ["c7"], [])


def test_a8_the_hard_shell_gets_up_before_the_chain_goes_on():
    beach = skilled({"blue": "carapace"}, "red d6, blue d8, orange d10", pool="forward")
    do(beach, "forward", "push forward")
    assert (beach.step, asked(beach), at(beach, "blue"), at(beach, "orange")) == ("offer", "blue", "d10!", "d10")
    do(beach, "brace")
    assert (beach.step, asked(beach), at(beach, "blue")) == ("push", "red", "d10")
    lying = skilled({"blue": "carapace"}, "red d6, blue d8!, orange a1", pool="forward")
    do(lying, "forward", "push forward")
    assert (lying.step, at(lying, "blue")) == ("actions", "d10!")


def test_a8_the_hard_shell_in_its_own_turn():
    beach = skilled({"red": "carapace"}, "red f8", pool="forward")
    do(beach, "forward")
    assert (at(beach, "red"), beach.step, choices(beach)) == ("f10!", "offer", {"brace", "done"})


@pytest.mark.parametrize(
    ("before", "asks", "after"),
    [
        ((1, 2, 0), True, (2, 3, 0)),
        ((2, 0, 0), False, (3, 0, 0)),
        ((3, 3, 0), True, (4, 4, 0)),
        ((5, 1, 0), False, (6, 2, 0)),
        ((0, 0, 0), True, (0, 0, 0)),
    ],
)
def test_a9_the_champion_counts_two_more(before, asks, after):
    """Red is the Champion; asked only where that changes a place. `after` is without it."""
    purses = dict(zip(("red", "orange", "blue"), before, strict=True))
    more = {
        "challenges": "on",
        "crossed": 2,
        "resolved": 1,
        "challenge_cards": {1: "shells", 2: "hand"},
        "reward": "provisions",
        "shells": purses,
    }
    beach = skilled({"red": "champion"}, **more)
    do(beach, "reveal")
    assert ((beach.step, asked(beach)) == ("offer", "red")) == asks
    if asks:
        do(beach, "done")
    assert tuple(shells(beach, crab) for crab in purses) == after
    if asks:
        shine = skilled({"red": "champion"}, **more)
        do(shine, "reveal", "shine")
        assert (shells(shine), claws(shine), shine.step, asked(shine)) == (before[0] + 1, 1, "trophy", "red")


@pytest.mark.parametrize(("picked", "out"), [("siesta", "robin"), ("robin", "siesta")])
def test_a10_the_forecaster_chooses_between_two(picked, out):
    more = {"events": "on", "crossed": 2, "resolved": 1, "event_cards": {1: "sales", 2: "siesta", 3: "lie-in"}}
    beach = skilled({"blue": "forecaster"}, **more)
    do(beach, "reveal")
    assert (beach.step, asked(beach), choices(beach)) == ("offer", "blue", {"forecast", "done"})
    do(beach, "forecast", luck=[0])
    assert (beach.step, choices(beach)) == ("pick", {"pick siesta", "pick robin"})
    do(beach, f"pick {picked}")
    assert (beach.event_cards[1]["is"], beach.events_out, claws(beach, "blue")) == (picked, [out], 1)
    assert shells(beach, "blue") == (2 if picked == "siesta" else 1)  # Robin Crab takes one of the two
    assert out not in beach.event_box()


def test_a10_no_offer_with_an_empty_box_or_from_the_sea():
    more = {"events": "on", "crossed": 2, "resolved": 1, "event_cards": {1: "sales", 2: "siesta", 3: "lie-in"}}
    sea = skilled({"blue": "forecaster"}, "red d8, orange b6, blue sea", **more)
    do(sea, "reveal")
    assert sea.step == "actions"
    bare = skilled({"blue": "forecaster"}, **more)
    bare.events_out = bare.event_box()
    do(bare, "reveal")
    assert bare.step == "actions"


def test_a11_the_cork_when_it_is_moved():
    """Ways other than the one named; `done` lets that stand. It is not named again (OC-D85)."""
    beach = skilled({"blue": "cork"}, "red d6, orange b6, blue d10", specials="seagull1")
    do(beach, "seagull", "move blue back")
    assert (beach.step, asked(beach), choices(beach)) == ("steer", "blue", {"move blue back-left", "move blue back-right", "done"})
    do(beach, "move blue back-left")
    assert (at(beach, "blue"), claws(beach, "blue"), shells(beach, "blue")) == ("c9", 2, 1)
    assert beach.step == "actions"
    ball = skilled({"blue": "cork"}, "red d6, orange b6, blue d10", surprises="on", treasures={"red": "ball"})
    del ball.tokens[3, 9]
    do(ball, "ball", "move blue back", "done")
    assert (at(ball, "blue"), claws(ball, "blue"), ball.spent) == ("d8", 3, ["ball"])


def test_a11_one_way_is_no_choice():
    beach = skilled({"blue": "cork"}, "red a5, blue a7, orange c1", pool="forward")
    beach.spaces[1, 7].add("inaccessible")
    do(beach, "forward")
    assert (beach.step, at(beach, "blue")) == ("actions", "a9!")


def test_a12_the_yawner_takes_a_card_when_another_has_rested():
    beach = skilled({"blue": "yawner"}, chef="red", planned={"orange": "o1", "blue": "b1"}, pile="")
    do(beach, "end", "rest", "take 1")
    assert (beach.step, asked(beach), choices(beach), hand(beach, "orange")) == ("offer", "blue", {"yawn", "done"}, ["o1", "slant1"])
    do(beach, "yawn", "take 2")
    assert (hand(beach, "blue"), claws(beach, "blue"), asked(beach), beach.step) == (["call1"], 1, "orange", "actions")
    dry = skilled({"blue": "yawner"}, chef="red", planned={"orange": "o1", "blue": "b1"}, market="slant1", pile="")
    do(dry, "end", "rest")
    assert (dry.step, asked(dry)) == ("actions", "orange")
    own = skilled({"orange": "yawner"}, chef="red", planned={"orange": "o1", "blue": "b1"}, pile="")
    do(own, "end", "rest", "take 1")
    assert own.step == "actions"


def test_a13_and_a11_the_cork_is_asked_first():
    """OC-D100: if it steers there is no push back; else there is."""
    skills = {"red": "brute", "blue": "cork"}
    beach = skilled(skills, "red c7, blue c9", pool="forward")
    do(beach, "forward")
    assert (asked(beach), choices(beach)) == ("blue", {"push forward", "push left", "push right", "done"})
    do(beach, "push right")
    assert (beach.step, at(beach, "blue")) == ("actions", "d10!")
    other = skilled(skills, "red c7, blue c9", pool="forward")
    do(other, "forward", "done")
    assert "push back" in choices(other)
    do(other, "push back")
    assert (at(other, "blue"), claws(other), shells(other)) == ("c7!", 2, 2)


def test_a13_no_claw_makes_an_impossible_move_possible():
    """OC-D101, and in a chain there is no push back."""
    beach = skilled({"red": "brute"}, "red c7, blue c9", pool="forward")
    for place in ((2, 10), (1, 9), (3, 9)):
        beach.spaces[place].add("inaccessible")
    assert not beach.can_go((2, 8), 0, 0)
    chain = skilled({"red": "brute"}, "red d6, blue d8, orange d10", pool="forward")
    do(chain, "forward", "push forward")
    assert "push back" not in choices(chain)


def test_a13_no_strike_at_a_pusher_that_lies_or_for_a_chain():
    fallen = skilled({"blue": "brute"}, "red e9, blue f10", pool="diagonal")
    do(fallen, "right", "push forward")
    assert (at(fallen, "red"), fallen.step) == ("f10!", "actions")
    chain = skilled({"blue": "brute"}, "red d6, orange d8, blue d10", pool="forward")
    do(chain, "forward", "push forward", "push forward")
    assert (at(chain, "blue"), chain.step) == ("d12!", "actions")


def test_a14_the_pickpocket_robs_and_pockets():
    beach = skilled({"red": "pickpocket"}, "red d8, orange sea, blue f4", shells={"orange": 2, "blue": 1})
    assert [said for said in choices(beach) if said.startswith("rob")] == ["rob blue"]
    do(beach, "rob blue")
    assert (shells(beach), shells(beach, "blue"), claws(beach)) == (1, 0, 2)
    paid = skilled({"blue": "pickpocket"}, shells={"red": 5})
    do(paid, "Bb")
    assert (paid.step, asked(paid), choices(paid), shells(paid)) == ("offer", "blue", {"pocket", "done"}, 3)
    do(paid, "pocket")
    assert (shells(paid, "blue"), paid.step, asked(paid)) == (2, "move", "red")
    cheap = skilled({"blue": "pickpocket"}, shells={"red": 5}, events="on", event="sales", crossed=1)
    do(cheap, "Bb")
    assert (cheap.step, shells(cheap)) == ("move", 4)


def test_in_a_team_the_own_other_crab_is_no_other_player():
    """OC-D99: a Cork is not asked when its own player's crab comes, nor a Pickpocket when its own player pays."""
    beach = skilled(
        {"red": "pickpocket", "orange": "cork"},
        "red d8, orange d10, blue a1, green c1",
        players=2,
        board="0A-1A-3A-9A",
        chef="red",
        pool="forward",
    )
    do(beach, "forward")
    assert (at(beach, "red"), at(beach, "orange"), beach.step) == ("d10", "d8", "actions")
    buys = skilled(
        {"red": "pickpocket", "orange": "cork"},
        "red d8, orange f8, blue a1, green c1",
        players=2,
        board="0A-1A-3A-9A",
        chef="red",
        shells={"red": 2},
    )
    do(buys, "Bb")
    assert buys.step == "move"
