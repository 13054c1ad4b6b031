"""Players who leave a game with the Adventure Pack, and its end, on its naive twin (OC-D64, OC-D78, OC-D89, OC-D104, OC-D105, OC-D109)."""

import pytest

from .naive_leaving import Dropped
from .naive_pack import asked, at_menu, choices, do, hand, of, offered, shells
from .naive_strand import Luck

PLANNED = {"orange": "o1", "blue": "b1"}


def leave(beach, crab="red", luck=()):
    chance = Luck(*luck)
    beach.resign(of(beach, crab).player.seat, chance)
    assert not chance.numbers


def test_a_due_border_becomes_the_next_players():
    """OC-D78."""
    beach = at_menu("red d8, orange b6, blue f4", events="on", crossed=2, resolved=1, event_cards={2: "sales"}, chef="red", planned=PLANNED)
    leave(beach)
    assert (asked(beach), beach.step, beach.resolved, offered(beach, "reveal")) == ("orange", "add", 1, [])
    do(beach, "add right")
    assert offered(beach, "reveal") == ["reveal"]
    do(beach, "end")
    assert (beach.event, beach.resolved) == ("sales", 2)


def test_a_border_being_resolved_runs_on():
    """OC-D104: the leaver's trophy is lost, the next one's is not, and the Event comes; a further border stays due."""
    beach = at_menu(
        "red d14, orange b6, blue f4",
        challenges="on",
        events="on",
        crossed=3,
        resolved=1,
        challenge_cards={1: "shells", 2: "track"},
        event_cards={1: "siesta", 2: "sales"},
        reward="provisions",
        shells={"red": 1, "orange": 1},
        chef="red",
        planned=PLANNED,
    )
    do(beach, "reveal")
    assert (beach.step, asked(beach)) == ("trophy", "red")
    leave(beach)
    assert (beach.step, asked(beach), choices(beach)) == ("trophy", "orange", {"reward market", "done"})
    do(beach, "done")
    assert (beach.event, beach.resolved, beach.crossed, asked(beach), beach.step) == ("sales", 2, 3, "orange", "add")


def test_forced_answers_of_others_run_on_and_a_push_is_made():
    """Red pushes blue onto broken glass, and leaves: blue still discards."""
    beach = at_menu(
        "red e11, orange a1, blue f12", surprises="on", tokens={"f14": "shard"}, hand={"blue": "b2 b3"}, pool="diagonal", chef="red"
    )
    do(beach, "right", "push forward")
    leave(beach)
    assert (beach.step, asked(beach)) == ("obstacle", "blue")
    do(beach, "discard b2")
    assert (hand(beach, "blue"), asked(beach), beach.step) == (["b3"], "orange", "market")  # who has no card rests
    chain = at_menu(
        "red d6, orange d8, blue d10", pool="forward", planned={"orange": "o1"}, chef="red", asymmetry="on", skills={"orange": "cork"}
    )
    do(chain, "forward", "push forward")
    assert (chain.step, asked(chain)) == ("push", "red")
    leave(chain)
    assert ([crab.place for crab in chain.crabs], asked(chain)) == ([None, (3, 9), (3, 11)], "orange")


def test_a_push_that_is_no_longer_needed_is_not_made():
    beach = at_menu("red d6, orange d8, blue f4", pool="forward", planned=PLANNED, chef="red", asymmetry="on", skills={"orange": "cork"})
    do(beach, "forward")
    assert (beach.step, asked(beach)) == ("steer", "orange")
    leave(beach)
    assert (of(beach, "orange").place, of(beach, "orange").claws, asked(beach), beach.step) == ((3, 7), 3, "orange", "add")


@pytest.mark.parametrize("leaver", ["red", "blue"])
def test_who_may_leave(leaver):
    """While an offer is owed only the active player."""
    beach = at_menu("red d6, orange d8, blue f4", pool="forward", asymmetry="on", skills={"orange": "cork"})
    assert beach.may_resign(of(beach, leaver).player.seat)
    do(beach, "forward")
    assert beach.may_resign(of(beach, leaver).player.seat) == (leaver == "red")


def test_what_a_leaver_had():
    """OC-D105: Treasures, Claws and knowledge are gone; what was built and what has a value stays."""
    beach = at_menu(
        "red d8, orange b6, blue f4",
        surprises="on",
        asymmetry="on",
        skills={"red": "hunter"},
        treasures={"red": "ball"},
        tokens={"d10": "purse"},
        built="c7",
        hand={"red": "r1"},
        shells={"red": 2},
        chef="red",
        planned=PLANNED,
    )
    do(beach, "dig d10", "done")
    assert beach.position()["tokens"][2] == {"cell": "d10", "is": "purse", "knows": [1]}
    leave(beach)
    assert beach.position()["tokens"][2] == {"cell": "d10", "is": "purse", "knows": []}
    assert (beach.spent, of(beach, "red").claws, beach.position()["built"], shells(beach)) == (["ball"], 0, ["c7"], 2)


def test_the_kitchen_hand_leaves():
    """OC-D89: nobody until the chef is passed."""
    beach = at_menu("red d8, orange b6, blue f4", events="on", event="kitchen-hand", crossed=1, chef="blue", planned={"orange": "o1"})
    beach.send_kitchen_hand()
    assert beach.position()["helper"] == 2
    leave(beach, "orange")
    assert beach.position()["helper"] == 0
    do(beach, "end")
    assert (beach.position()["chef"], beach.position()["helper"]) == (3, 1)


def test_nothing_is_left_dropped():
    """Whoever has left is never asked again."""
    beach = at_menu("red d8, orange b6, blue f4", planned=PLANNED, chef="red")
    leave(beach, "blue")
    with pytest.raises(Dropped):
        next(beach.ask("obstacle", {0}, of(beach, "blue").player))
    do(beach, "end", "add right", "end")
    assert beach.round == 2


def test_the_last_one_left_wins():
    """OC-D109: what is owed is dropped."""
    beach = at_menu("red d6, orange d8, blue f4", pool="forward", planned=PLANNED, chef="red", asymmetry="on", skills={"orange": "cork"})
    leave(beach, "blue")
    do(beach, "forward")
    assert beach.step == "steer"
    leave(beach)
    assert (beach.step, beach.pending(), beach.winners, beach.reason) == ("over", [], [1], "resigned")


@pytest.mark.parametrize(("number", "winners", "reason"), [(59, [], ""), (60, [0], "nearest")])
def test_the_last_round(number, winners, reason):
    """OC-D111, with a border that is resolved at the last end of a turn, and an Event that the next round would go on with."""
    beach = at_menu("red a11, orange b6, blue d4", events="on", event_cards={2: "kitchen-hand"}, pool="forward", chef="orange", crossed=1)
    beach.round = number
    do(beach, "forward", "end")
    assert (beach.event, beach.resolved) == ("kitchen-hand", 2)
    assert (beach.winners, beach.reason, beach.step == "over") == (winners, reason, number == 60)
    assert (beach.round, beach.position()["over"]) == (60, reason)


def test_after_sixty_rounds_only_those_in_the_game_are_compared():
    """OC-D111, OC-102: red is nearest and leaves; of the others cards in hand decide, and then shells."""
    for shells_of, winners, reason in (({"blue": 1}, [2], "shells"), ({"red": 1}, [1, 2], "shared")):
        beach = at_menu("red d12, orange b6, blue f6", turn="blue", chef="red", shells=shells_of)
        beach.round = 60
        leave(beach)
        do(beach, "end")
        assert (beach.winners, beach.reason) == (winners, reason)
