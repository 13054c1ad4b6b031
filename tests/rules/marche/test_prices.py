"""Tourteaux, traps and timid crabs, and what they cost: MC-20 to MC-24, MC-L7 to MC-L13, MC-L15."""

import pytest

from estran.core import IllegalAction
from tests.rulemark import rule

from .beach import LAYOUT, beach, choices, ends, look, play, price, told, why

# -- tourteaux


@rule("MC-20", "MC-L13")
@pytest.mark.parametrize(
    ("tourteaux", "cost"),
    [("", 0), ("b3", 1), ("b3 d3", 1), ("d3", 1), ("e3", 1), ("b3 d3 e3", 1), ("a4 b4 a2", 0), ("b2 e2 e4", 0)],
)
def test_one_shrimp_for_all_tourteaux_on_the_way(tourteaux, cost):
    assert price(beach(to_move=2, crabs="a3", tourteaux=tourteaux), "move e3") == cost


@rule("MC-20")
def test_tourteaux_beyond_the_end_cost_nothing():
    assert price(beach(to_move=2, crabs="a3", tourteaux="d3 e3"), "move b3") == 0


@rule("MC-L13", "MC-20")
@pytest.mark.parametrize(
    ("end", "tourteaux", "cost"), [("d2", "d2", 1), ("e1", "d2", 1), ("e1", "e1", 1), ("e1", "b4", 0), ("d2", "e1", 0)]
)
def test_the_hermit_pays_for_both_steps(end, tourteaux, cost):
    assert price(beach(3, 3, crabs="c3", freed="bottle", tourteaux=tourteaux), f"move {end}") == cost


@rule("MC-L13", "MC-20")
@pytest.mark.parametrize(("to_move", "crabs", "end", "between"), [(1, "c1", "c5", "c4"), (3, "a2", "e6", "c4"), (4, "b6", "f2", "d4")])
def test_every_long_way_pays_for_the_middle(to_move, crabs, end, between):
    assert price(beach(4, to_move, crabs=crabs), f"move {end}") == 0
    freed = "tyre" if between == "d4" else ""
    assert price(beach(4, to_move, crabs=crabs, tourteaux=between, freed=freed), f"move {end}") == 1


@rule("MC-23")
def test_a_tourteau_in_plain_sight_costs_one():
    state = beach(to_move=2, crabs="a3", tourteaux="b3")
    assert price(state, "move b3") == 1
    assert look(state)["tourteaux"] == ["b3"]


@rule("MC-L7")
def test_leaving_a_tourteau_is_free_and_staying_is_not():
    assert price(beach(to_move=2, crabs="b3", tourteaux="b3"), "move a3") == 0
    assert price(beach(to_move=2, crabs="b3", tourteaux="b3"), "stay") == 1
    assert price(beach(to_move=2, crabs="b3", tourteaux="a3"), "stay") == 0


# -- objects


@rule("MC-21")
@pytest.mark.parametrize("to_move", [1, 2])
def test_an_object_that_is_no_trap_frees_a_brother(to_move):
    state = beach(to_move=to_move, crabs="d3" if to_move == 1 else "a5", hands=["bucket ball", "bottle ring"])
    cell, thing = ("d4", "tyre") if to_move == 1 else ("b5", "mattress")
    events = play(state, f"move {cell}", row=1)
    assert told(events, "freed") == [{"seat": to_move, "cell": cell, "object": thing, "timid": False}]
    view = look(state)
    assert (view["freed"], view["bare"], view["to_free"], view["shrimps"]) == ([thing], [cell], 7, 5)
    assert cell not in view["objects"]
    assert view["tourteaux"] == []


@rule("MC-21")
def test_what_a_timid_crab_holds_is_free_for_the_others():
    """Held by crab 3 and crab 4: no trap, and no price for anyone else."""
    for to_move, cell in ((1, "d4"), (2, "e5"), (4, "d4")):
        state = beach(4, to_move, crabs={"d4": "d6", "e5": "a5"}[cell] if to_move < 3 else "c5", shrimps=1)
        assert price(state, f"move {cell}") == 0
        assert len(look(state)["freed"]) == 1


@rule("MC-22")
@pytest.mark.parametrize("holder", [1, 2])
@pytest.mark.parametrize("to_move", [1, 2])
def test_a_trap_of_bateau_or_soleil_springs_and_costs_two(to_move, holder):
    hands = ["bottle ring", "bucket ball"] if holder == 1 else ["bucket ball", "bottle ring"]
    state = beach(to_move=to_move, crabs="c1" if to_move == 1 else "a3", hands=hands)
    events = play(state, "move c3", row=1)
    assert told(events, "sprung") == [{"seat": to_move, "cell": "c3", "object": "bottle", "timid": False}]
    view = look(state)
    assert (view["sprung"], view["tourteaux"], view["freed"], view["shrimps"]) == (["bottle"], ["c3"], [], 3)
    assert "c3" not in view["objects"]
    assert view["crabs"] == "c3"


@rule("MC-22")
@pytest.mark.parametrize(("players", "to_move", "crabs"), [(3, 3, "b2"), (4, 3, "b2"), (4, 4, "b4")])
def test_a_trap_springs_for_the_others_too(players, to_move, crabs):
    state = beach(players, to_move, crabs=crabs)
    assert price(state, "move c3") == 2
    assert look(state)["sprung"] == ["bottle"]


@rule("MC-24", "MC-L12", "MC-12")
@pytest.mark.parametrize(("players", "to_move", "crabs", "thing"), [(3, 3, "c3", "tyre"), (4, 3, "c3", "tyre"), (4, 4, "d3", "can")])
def test_a_timid_crab_pays_two_for_its_own_object_and_frees_the_brother(players, to_move, crabs, thing):
    state = beach(players, to_move, crabs=crabs)
    events = play(state, f"move {LAYOUT[thing]}", row=1)
    assert told(events, "freed") == [{"seat": to_move, "cell": LAYOUT[thing], "object": thing, "timid": True}]
    view = look(state)
    assert (view["freed"], view["bare"], view["tourteaux"], view["shrimps"]) == ([thing], [LAYOUT[thing]], [], 3)


@rule("MC-24")
def test_a_timid_crab_frees_what_another_holds_for_nothing():
    state = beach(4, 3, crabs="d2", hands=[*["bucket ball", "bottle ring"], "tyre mattress mask petrol", "flip-flop can sunglasses net"])
    assert price(state, "move f4") == 0
    state = beach(4, 3, crabs="d1", hands=["bucket ball", "bottle ring", "tyre mattress mask petrol", "flip-flop can sunglasses net"])
    assert price(state, "move e2") == 0
    assert look(state)["freed"] == ["can"]


# -- both


@rule("MC-L8")
def test_tourteaux_on_the_way_to_a_trap_cost_one_more():
    assert price(beach(to_move=2, crabs="a3", tourteaux="b3"), "move c3") == 3
    assert price(beach(to_move=2, crabs="a3", tourteaux="d3"), "move c3") == 2


@rule("MC-L8", "MC-L12")
def test_tourteaux_on_the_way_to_an_own_brother_cost_one_more():
    assert price(beach(4, 3, crabs="b2", tourteaux="c3", freed="bottle"), "move d4") == 3


@rule("MC-20", "MC-21")
def test_tourteaux_on_the_way_to_a_brother_cost_one():
    assert price(beach(to_move=1, crabs="d2", tourteaux="d3"), "move d4") == 1


# -- what there is to pay with


@rule("MC-L9")
@pytest.mark.parametrize(("text", "tourteaux", "shrimps"), [("move b3", "b3", 1), ("move c3", "", 2), ("move c3", "b3", 3)])
def test_the_last_shrimp_may_be_spent(text, tourteaux, shrimps):
    state = beach(to_move=2, crabs="a3", tourteaux=tourteaux, shrimps=shrimps)
    play(state, text, row=1)
    assert look(state)["over"] == ""
    assert look(state)["shrimps"] == 0


@rule("MC-L9", "MC-27")
@pytest.mark.parametrize(("tourteaux", "shrimps"), [("", 1), ("", 0), ("b3", 2), ("b3", 1)])
def test_a_trap_that_cannot_be_paid_loses_the_game(tourteaux, shrimps):
    state = beach(to_move=2, crabs="a3", tourteaux=tourteaux, shrimps=shrimps)
    play(state, "move c3")
    assert look(state)["over"] == "caught"


@rule("MC-L10")
def test_tourteaux_that_cannot_be_paid_are_in_the_way():
    state = beach(to_move=2, crabs="d3", tourteaux="b3 e3", shrimps=0)
    assert choices(state) == {"stay", "move c3"}
    assert why(state, "move b3") == why(state, "move a3") == why(state, "move f3") == ["MC-L10", "MC-20"]
    with pytest.raises(IllegalAction, match="MC-L10"):
        play(state, "move e3")
    assert look(state)["crabs"] == "d3"
    assert len(ends(beach(to_move=2, crabs="d3", tourteaux="b3 e3", shrimps=1))) == 5


@rule("MC-L10", "MC-L7")
def test_without_a_shrimp_one_cannot_stay_on_a_tourteau():
    state = beach(to_move=2, crabs="d3", tourteaux="d3 e3", shrimps=0)
    assert choices(state) == {"move c3", "move b3", "move a3"}
    assert why(state, "stay") == ["MC-L10", "MC-L7"]


@rule("MC-L10")
def test_hidden_prices_forbid_nothing():
    """An own trap and an own brother may be gone to without a shrimp: nobody else could be told why not."""
    assert "move c3" in choices(beach(to_move=2, crabs="a3", shrimps=0))
    assert "move d4" in choices(beach(4, 3, crabs="a1", shrimps=1))


@rule("MC-L10", "MC-27")
@pytest.mark.parametrize(
    ("players", "to_move", "shut"), [(2, 2, "c3 e3"), (2, 1, "d2 d4"), (3, 3, "c2 e2 c4 e4"), (4, 3, "c2 e4"), (4, 4, "e2 c4")]
)
def test_on_a_tourteau_with_no_shrimp_and_no_way_out_the_game_is_lost(players, to_move, shut):
    gone = " ".join(thing for thing, cell in LAYOUT.items() if cell in shut.split())

    def shut_in(but):
        tourteaux = " ".join(cell for cell in ["d3", *shut.split()] if cell != but)
        return beach(players, to_move, crabs="d3", tourteaux=tourteaux, freed=gone, shrimps=0, owes="appear", row=6)

    state = shut_in(but="")
    events = play(state, "appear a6")
    assert told(events, "ended")[0]["reason"] == "marche-caught"
    assert look(state)["over"] == "caught"
    for way_out in shut.split():
        state = shut_in(but=way_out)
        play(state, "appear a6")
        assert look(state)["over"] == ""
        assert way_out in ends(state)


# -- own traps


@rule("MC-L11")
def test_an_own_trap_costs_two_like_any():
    assert price(beach(to_move=2, crabs="a3"), "move c3") == 2
    assert price(beach(to_move=1, crabs="a3"), "move a1") == 2
    assert price(beach(to_move=2, crabs="a3", tourteaux="b3"), "move c3") == 3


@rule("MC-L11", "MC-23")
@pytest.mark.parametrize("tourteaux", ["", "b3"])
def test_as_an_option_an_own_trap_costs_one_for_the_whole_move(tourteaux):
    state = beach(to_move=2, crabs="a3", tourteaux=tourteaux, own_trap=1)
    assert price(state, "move c3") == 1
    assert look(state)["sprung"] == ["bottle"]
    assert "c3" in look(state)["tourteaux"]


@rule("MC-L11")
@pytest.mark.parametrize("own_trap", [1, 2])
def test_the_other_ones_trap_and_an_own_brother_cost_two_anyway(own_trap):
    assert price(beach(to_move=1, crabs="a3", own_trap=own_trap), "move a4") == 2
    assert price(beach(4, 3, crabs="c3", own_trap=own_trap), "move d4") == 2
    assert price(beach(3, 3, crabs="b2", own_trap=own_trap), "move c3") == 2
