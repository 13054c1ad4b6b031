"""The naive twin of the Adventure Pack, before it is trusted: the ten worked examples of its specification, on the twin alone."""

import pytest

from estran.core import Quick

from .naive_adventure import Adventure
from .naive_pack import asked, at, at_menu, choices, do, go_on, hand, of, offered, shells
from .naive_strand import Luck

BOTH = {"challenges": "on", "events": "on", "reward": "provisions"}


def first_example(**more):
    """Challenge 1 is `shells`; red is one push from the border."""
    return at_menu(
        "red b10, orange d12, blue b12",
        **{
            **BOTH,
            "crossed": 1,
            "challenge_cards": {1: "shells", 2: "track", 3: "hand"},
            "event_cards": {1: "sales", 2: "clean-beach", 3: "lie-in"},
            "shells": {"red": 3, "orange": 1},
            "pool": "forward",
            "track": {"red": "r1"},
            **more,
        },
    )


def test_1_a_push_resolves_a_challenge():
    """OC-330, OC-332, OC-334, OC-335, OC-338."""
    beach = first_example()
    do(beach, "forward", "push left")
    assert (at(beach, "blue"), beach.crossed, beach.resolved) == ("a13!", 2, 1)
    do(beach, "reveal")
    assert [shells(beach, crab) for crab in ("red", "orange", "blue")] == [4, 2, 0]
    assert (beach.step, asked(beach), choices(beach)) == ("trophy", "red", {"reward market", "reward recall", "done"})
    assert (beach.challenge, beach.event) == ("shells", "")
    do(beach, "reward market", "take 1", luck=[0])
    assert hand(beach) == ["slant1"]
    assert (beach.challenge, beach.event, beach.resolved) == ("track", "clean-beach", 2)
    assert (beach.step, asked(beach), "reveal" in choices(beach)) == ("actions", "red", False)


def test_2_never_twice():
    """OC-D70, OC-D41: the border was crossed."""
    beach = first_example(chef="red", planned={"orange": "o2", "blue": "b1"})
    do(beach, "forward", "push left", "reveal", "done", "end", "add right", "forward")
    assert (at(beach, "orange"), beach.crossed, offered(beach, "reveal")) == ("d14", 2, [])
    back = at_menu("red b8, orange a1, blue a13", **BOTH, crossed=2, specials="seagull1", chef="red")
    do(back, "seagull", "move blue back")
    assert (at(back, "blue"), back.crossed) == ("a11", 2)
    forth = at_menu("red b8, orange a1, blue a11", **BOTH, crossed=2, turn="blue", pool="forward")
    do(forth, "forward")
    assert (at(forth, "blue"), forth.crossed, offered(forth, "reveal")) == ("a13", 2, [])


def third_example(event):
    """As the first, but red stands before a Current. c15 is built on, so that being carried there asks for a card, if there is one."""
    return at_menu(
        "red c11, orange d12, blue b12",
        **BOTH,
        crossed=1,
        chef="red",
        challenge_cards={1: "shells", 2: "track"},
        event_cards={1: "sales", 2: event},
        pool="forward",
        shells={"red": 3, "orange": 1},
        discard={"red": "r2 r3"},
        planned={"orange": "o1", "blue": "b1"},
        built="c15",
    )


def test_3_the_end_of_the_turn_in_order():
    """OC-319, OC-D76: Challenge, Event, Current, the next turn."""
    beach = third_example("siesta")
    do(beach, "forward", "end")
    assert (beach.step, asked(beach), at(beach, "red"), shells(beach), beach.challenge) == ("trophy", "red", "c13", 4, "shells")
    assert not beach.event_cards[1]["up"]
    do(beach, "done")
    assert (at(beach, "red"), beach.challenge, beach.resolved) == ("c15", "track", 2)
    assert (beach.step, choices(beach)) == ("obstacle", {"discard r2", "discard r3"})
    do(beach, "discard r2")
    assert (asked(beach), beach.step) == ("orange", "add")
    other = third_example("lie-in")
    do(other, "forward", "end", "done")
    assert (at(other, "red"), asked(other), other.step, other.event) == ("c15", "orange", "add", "lie-in")


@pytest.mark.parametrize(("cards", "asks"), [("b1 b2", True), ("b2", False), ("", False)])
def test_4_found_in_the_turn_of_another(cards, asks):
    """OC-307, OC-308, OC-312."""
    beach = at_menu("red e11, blue f12", surprises="on", tokens={"f14": "shard"}, hand={"blue": cards}, pool="diagonal")
    do(beach, "right", "push forward")
    if asks:
        assert (at(beach, "blue"), beach.step, asked(beach), choices(beach)) == ("f14!", "obstacle", "blue", {"discard b1", "discard b2"})
        do(beach, "discard b2")
    assert (asked(beach), beach.step) == ("red", "actions")
    assert (hand(beach, "blue"), of(beach, "blue").player.finds, beach.spent) == (["b1"] if asks else [], 1, ["shard"])


def test_5_a_plank_to_stand():
    """OC-311, OC-072."""
    beach = at_menu("red d8!", surprises="on", treasures={"red": "plank"})
    assert choices(beach) == {"plank", "end"}
    do(beach, "plank")
    assert (beach.step, choices(beach)) == ("move", {"stand seaward", "done"})
    do(beach, "stand seaward")
    assert (at(beach, "red"), of(beach, "red").player.treasures, beach.spent) == ("d8", [], ["plank"])
    standing = at_menu("red d8", surprises="on", treasures={"red": "plank"})
    do(standing, "plank")
    assert choices(standing) == {"forward", "left", "right", "done"}
    other = at_menu("red d8, orange f6", turn="orange", surprises="on", treasures={"red": "plank"})
    assert offered(other, "plank") == []
    slalom = at_menu("red d8", surprises="on", treasures={"red": "plank"}, specials="zigzag1", hand={"red": "r1 r2"})
    do(slalom, "zigzag", "discard r1", "left")
    assert (slalom.step, offered(slalom, "plank", "done")) == ("move", ["done"])


def test_6_temporary_events_replace_each_other():
    """OC-321, OC-D88, OC-E8, OC-E9. Red has just crossed border 2, behind which `sales` lies."""
    beach = at_menu(
        "red c11, blue g1",
        events="on",
        crossed=2,
        resolved=1,
        event="happy-hour",
        event_cards={1: "happy-hour", 2: "sales"},
        shells={"red": 9},
        discard={"red": "r1"},
        hand={"red": "r2 r3"},
    )
    do(beach, "Aa", "left")
    assert offered(beach, "Aa", "Bb", "Da") == ["Bb", "Da"]
    do(beach, "reveal")
    assert [beach.price(face) for face in ("Aa", "Bb", "Da")] == [1, 1, 1]
    assert offered(beach, "Aa", "Bb", "Da") == []


def test_7_the_cork_into_the_sea():
    """OC-A11, OC-D5."""
    ways = {"push forward", "push left", "push right"}
    for answer in ("push forward", "done"):
        beach = at_menu("red d32, blue c33", asymmetry="on", skills={"blue": "cork"}, pool="diagonal")
        do(beach, "left")
        assert (beach.step, asked(beach), choices(beach)) == ("steer", "blue", ways | {"done"})
        do(beach, answer)
        if answer == "done":
            assert (beach.step, asked(beach), choices(beach), of(beach, "blue").claws) == ("push", "red", ways, 3)
            continue
        assert (at(beach, "blue"), of(beach, "blue").claws, at(beach, "red")) == ("sea", 2, "c33")
        assert (asked(beach), beach.step) == ("red", "actions")


def test_8_bruiser_and_hard_shell():
    """OC-A13, OC-A8."""
    beach = at_menu("red c7, blue c9", asymmetry="on", skills={"red": "brute"}, hand={"blue": "b1 b2"}, pool="forward")
    do(beach, "forward")
    ways = {f"push {way}" for way in ("forward", "left", "right", "back", "back-left", "back-right")}
    assert (shells(beach), beach.step, choices(beach)) == (1, "push", ways)
    do(beach, "push back-left", luck=[1])
    assert (of(beach, "red").claws, shells(beach), at(beach, "blue"), hand(beach, "blue")) == (2, 2, "b8!", ["b1"])
    assert (beach.crossed, of(beach, "red").player.pushes) == (1, 1)
    later = at_menu(
        "red c9, orange b8, blue d10",
        asymmetry="on",
        turn="orange",
        skills={"red": "brute", "orange": "carapace"},
        pool="diagonal",
    )
    do(later, "right", "push right", "push forward")
    assert (at(later, "red"), at(later, "blue")) == ("d10!", "d12!")
    assert (later.step, asked(later), choices(later)) == ("offer", "red", {"strike", "done"})
    do(later, "strike")
    assert (at(later, "orange"), shells(later), of(later, "red").claws) == ("c9!", 1, 2)
    assert (later.step, asked(later), choices(later)) == ("offer", "orange", {"brace", "done"})
    do(later, "brace")
    assert (at(later, "orange"), of(later, "orange").claws, asked(later), later.step) == ("c9", 3, "orange", "actions")


def test_9_spying_tells_one_seat():
    """OC-352, OC-D81."""
    beach = at_menu("red d8, blue f6", surprises="on", events="on", treasures={"red": "spyglass"}, crossed=1, event_cards={1: "sales"})
    do(beach, "spyglass")
    assert (shells(beach), beach.step, offered(beach, "spy event 1", "spy event 2", "spy d10", "done")) == (
        1,
        "spy",
        ["spy event 2", "spy d10"],
    )
    do(beach, "spy event 2", luck=[0])
    assert offered(beach, "spy event 2", "spy event 3", "spy d10", "done") == ["spy event 3", "spy d10", "done"]
    do(beach, "spy d10", luck=[2, 3])
    assert (beach.step, beach.event_cards[1]["is"], beach.tokens[3, 9]["is"]) == ("actions", "robin", "plank")
    assert (beach.view(0)["events"][1], beach.view(0)["tokens"]["d10"]) == ("robin", "plank")
    for seat in (1, 2, None):
        view = beach.view(seat)
        assert (view["events"][1], view["tokens"]["d10"]) == ("", "")
        assert (view["looked"]["event 2"], view["looked"]["d10"], view["looked"]["a5"]) == ([0], [0], [])
    of_red, of_blue = ([beach.sample(seat, Quick(seed)) for seed in range(600)] for seat in (0, 2))
    assert {(each["events"][1], each["tokens"]["d10"]) for each in of_red} == {("robin", "plank")}
    events = [each["events"][1] for each in of_blue]
    assert len(set(events)) == 12  # all but `sales` and `moult`
    assert all(25 < events.count(event) < 80 for event in set(events))
    assert {each["tokens"]["d10"] for each in of_blue} >= {"shard", "hole", "peel", "line", "purse", "bottle", "ball"}
    beach.crossed = 2
    beach.procedure = go_on(beach)
    beach.step, beach.owed = next(beach.procedure)
    do(beach, "reveal")
    assert beach.position()["event_cards"][1] == {"is": "robin", "up": True}


def test_10_two_players_choose_in_secret():
    """OC-340, OC-347, OC-D96."""
    start = at_menu("red d8", players=2)
    beach = Adventure(2, start.spaces, start.arrows, start.prices, start.starts, start.cards, start.extras, [4, 12, 20], asymmetry="on")
    beach.deal(Luck(1, *(0, 2, 4), *(0, 6, 2, 6), *(0, 5, 0, 0)))  # the chef, the market, two deals of four
    assert (beach.phase, beach.step, beach.pending()) == ("choosing", "choose", [0, 1])
    assert beach.players[0].dealt == ["sprinter", "cork", "weaver", "brute"]
    assert len(beach.legal(0)) == len(beach.legal(1)) == 12
    beach.play(0, "choose sprinter cork", Luck())
    assert (beach.view(1)["chosen"], beach.view(0)["chosen"], beach.pending()) == ([True, []], [["sprinter", "cork"], False], [1])
    assert [crab.skill for crab in beach.crabs] == [""] * 4
    beach.play(1, "choose hermit pickpocket", Luck(0))
    assert [crab.skill for crab in beach.crabs] == ["sprinter", "cork", "hermit", "pickpocket"]
    assert len(beach.players[1].hand) == 5
    assert (beach.phase, beach.step) == ("placing", "place")


def test_10_each_skill_for_its_crab_alone():
    skills = {"red": "sprinter", "orange": "cork"}
    red = at_menu("red d8, orange f8, blue a7, green c7", players=2, asymmetry="on", skills=skills, chef="red", board="0A-1A-3A-9A")
    orange = at_menu(
        "red d8, orange f8, blue a7, green c7", players=2, asymmetry="on", skills=skills, chef="red", board="0A-1A-3A-9A", turn="orange"
    )
    assert (offered(red, "sprint"), offered(orange, "sprint")) == (["sprint"], [])
    for way, pushed in (("right", ""), ("forward", "steer")):
        where = "red d8, orange c9, blue a1, green c7"
        beach = at_menu(where, players=2, asymmetry="on", skills=skills, turn="green", board="0A-1A-3A-9A", pool="seaward")
        do(beach, way)
        assert (beach.step, asked(beach)) == ((pushed, "red") if pushed else ("push", "blue"))
