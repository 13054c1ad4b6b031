"""Tourteaux appear: MC-15 to MC-17, MC-L4 to MC-L6, MC-L18."""

import pytest

from estran.core import IllegalAction, Quick
from tests.rulemark import rule

from .beach import GAME, beach, choices, look, play, random_game, told, why

ROW_3 = "appear b3|appear d3|appear e3"  # the crabs are on a3, objects on c3 and f3


@rule("MC-15")
def test_the_card_says_the_row():
    state = beach(crabs="b1", tourteaux="", row=2)
    events = play(state, "stay", row=5)
    assert told(events, "drew") == [{"seat": 2, "row": 5}]
    view = look(state)
    assert (view["row"], view["came"], view["owes"]) == (5, [2, 5], "appear")
    assert choices(state) == {"appear a5", "appear c5", "appear d5", "appear f5"}
    assert why(state, "appear a4") == ["MC-15", "MC-16"]
    assert why(state, "appear b4") == ["MC-15"]


@rule("MC-15")
def test_the_tourteau_comes_before_the_move():
    state = beach(owes="appear", row=3)
    assert why(state, "move a2") == ["MC-15"]
    assert why(state, "stay") == ["MC-15"]
    play(state, "appear b3")
    assert why(state, "appear d3") == ["MC-16"]
    assert why(state, "move a2") == []


@rule("MC-16")
def test_any_blank_card_of_the_row_may_be_flipped():
    state = beach(owes="appear", row=3)
    assert choices(state) == set(ROW_3.split("|"))
    events = play(state, "appear d3")
    assert told(events, "appeared") == [{"seat": 1, "cell": "d3"}]
    view = look(state)
    assert view["tourteaux"] == ["d3"]
    assert "d3" not in view["blank"]
    assert view["owes"] == "move"
    assert state.next_seat() == 0


@rule("MC-16")
@pytest.mark.parametrize(("cell", "what"), [("c3", "object"), ("a3", "crabs"), ("b3", "tourteau")])
def test_a_card_that_is_not_blank_is_not_flipped(cell, what):
    state = beach(owes="appear", row=3, tourteaux="b3")
    assert [(reason.rule, reason.message) for reason in GAME.why(state, 0, f"appear {cell}")] == [("MC-16", f"marche-why-{what}")]
    with pytest.raises(IllegalAction, match="MC-16"):
        play(state, f"appear {cell}")


@rule("MC-17", "MC-10")
def test_each_row_comes_once_in_six_cards():
    """And in any order: over many games every row comes at every place."""
    places = set()
    for seed in range(100):
        state, chance, rows = random_game(seed, 0), Quick(seed), []
        while state.next_seat() >= 0:
            if look(state)["owes"] == "appear":
                rows.append(look(state)["row"])
            legal = state.legal(state.next_seat())
            state.play(state.next_seat(), legal[chance.below(len(legal))], chance)
        for start in range(0, len(rows) - 5, 6):
            assert sorted(rows[start : start + 6]) == [1, 2, 3, 4, 5, 6]
        places.update((n, row) for n, row in enumerate(rows[:12]))
    assert places == {(n, row) for n in range(12) for row in range(1, 7)}


@rule("MC-17")
def test_the_sixth_card_is_followed_by_any():
    state = beach(row=6, came="1 2 3 4 5")
    assert look(state)["to_come"] == [1, 2, 3, 4, 5, 6]
    play(state, "stay", row=6)
    assert look(state)["came"] == [6]
    assert look(state)["to_come"] == [1, 2, 3, 4, 5]


@rule("MC-L4")
def test_the_crabs_on_the_only_blank_card_of_the_row_lose_the_game():
    state = beach(tourteaux="b3 d3 e3", row=6, came="1 2 4 5")
    assert look(state)["warnings"] == [{"row": 3, "why": "crabs"}]
    play(state.clone(), "move a2", row=3)
    events = play(state, "stay", row=3)
    assert told(events, "ended")[0]["reason"] == "marche-crowded"
    assert look(state)["over"] == "crowded"
    assert state.outcome().winners == []


@rule("MC-L4")
def test_who_leaves_the_only_blank_card_saves_the_game():
    state = beach(tourteaux="b3 d3 e3", row=6, came="1 2 4 5")
    play(state, "move a2", row=3)
    assert choices(state) == {"appear a3"}
    assert look(state)["warnings"] == []


@rule("MC-L4")
@pytest.mark.parametrize(
    ("crabs", "came", "warned"),
    [
        ("a3", "1 2 4 5", [{"row": 3, "why": "crabs"}]),
        ("a2", "1 2 4 5", []),
        ("a2", "2 3 4 5", [{"row": 1, "why": "dry"}]),
        ("a3", "1 2 3 4", []),
        ("a3", "1 2 3 4 5", [{"row": 1, "why": "dry"}, {"row": 3, "why": "crabs"}]),
    ],
)
def test_one_is_warned_of_rows_that_can_still_come(crabs, came, warned):
    state = beach(crabs=crabs, tourteaux="b1 c1 e1 f1 b3 d3 e3", row=6, came=came)
    assert look(state)["warnings"] == warned


@rule("MC-L5")
def test_no_tourteau_appears_where_the_card_is_gone():
    state = beach(owes="appear", row=3, freed="bottle sunglasses")
    assert choices(state) == set(ROW_3.split("|"))
    assert why(state, "appear c3") == ["MC-L5"]
    assert look(state)["bare"] == ["c3", "f3"]


@rule("MC-L5")
def test_places_without_a_card_do_not_keep_a_row_alive():
    state = beach(crabs="a2", freed="bottle sunglasses", tourteaux="a3 b3 d3 e3", row=2)
    play(state, "stay", row=3)
    assert look(state)["over"] == "crowded"


@rule("MC-L6")
def test_a_sprung_trap_is_a_tourteau_and_no_blank_card_is_lost():
    state = beach(crabs="a3", to_move=2)
    blank = look(state)["blank"]
    play(state, "move c3", row=3)
    view = look(state)
    assert view["tourteaux"] == ["c3"]
    assert view["blank"] == blank
    assert choices(state) == {"appear a3", "appear b3", "appear d3", "appear e3"}
    assert set(why(state, "appear c3")) == {"MC-16"}


@rule("MC-L6", "MC-22")
def test_a_sprung_trap_costs_like_any_tourteau_later():
    state = beach(crabs="b3", to_move=2)
    play(state, "move c3", row=4)
    play(state, "appear b4")
    assert look(state)["shrimps"] == 3
    play(state, "stay", row=5)
    assert look(state)["shrimps"] == 2


@rule("MC-L18")
def test_one_is_asked_even_if_only_one_card_is_left():
    state = beach(crabs="a2", tourteaux="b3 d3 e3", row=2)
    play(state, "stay", row=3)
    assert choices(state) == {"appear a3"}
    assert look(state)["tourteaux"] == ["b3", "d3", "e3"]
    assert state.next_seat() == 1
