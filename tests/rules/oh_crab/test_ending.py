"""The end of the game: OC-016, OC-030, OC-035, OC-098, OC-101, OC-102, OC-D30, OC-D64, OC-D111."""

import pytest

from estran.core import Quick, Refused
from estran.games.oh_crab.rules.setup import ROUND
from tests.rulemark import rule

from .beach import asked, at, beach, chef, choices, hand, phase, plan, play, winners

SHORE = "red d12, orange b12, blue f12"
"""All one move from the sea."""
FORWARD = dict.fromkeys(("red", "orange", "blue"), "forward")


def last_round(crabs=SHORE, swim=("red",), **more):
    """A round in which some go forward into the sea."""
    state = beach(crabs=crabs, phase="planning", chef="red", **{"hand": FORWARD, "pile": "", "market": "", **more})
    plan(state, **FORWARD)
    for player in FORWARD:
        assert asked(state) == player
        play(state, "add right", *(["forward"] if player in swim else []), "end")
    return state


@rule("OC-016", "OC-101")
@pytest.mark.parametrize("winner", ["red", "orange", "blue"])
def test_who_alone_reaches_the_sea_wins(winner):
    state = last_round(swim=(winner,))
    assert (phase(state), winners(state)) == ("over", winner)
    assert state.outcome().reason == "oh-crab-end-alone"
    assert sum(state.scores()) == 1


@rule("OC-030", "OC-035")
def test_the_game_ends_only_at_the_end_of_the_round():
    state = beach(crabs=SHORE, phase="planning", chef="red", hand=FORWARD, pile="", market="")
    plan(state, **FORWARD)
    play(state, "add right", "forward", "end")
    assert (at(state, "red"), phase(state), asked(state)) == ("sea", "action", "orange")
    play(state, "add right", "end")
    assert (phase(state), asked(state)) == ("action", "blue")
    play(state, "add right", "end")
    assert phase(state) == "over"


@rule("OC-035")
def test_all_moves_of_the_round_count_as_simultaneous():
    """Blue reaches the sea last, and wins by cards."""
    cards = {"red": "forward", "orange": "forward", "blue": "forward shell"}
    assert winners(last_round(swim=("red", "blue"), hand=cards)) == "blue"


@rule("OC-098")
def test_without_a_crab_in_the_sea_the_game_goes_on():
    state = last_round(swim=(), hand=dict.fromkeys(FORWARD, "forward shell"))
    assert (phase(state), state.table[ROUND], winners(state)) == ("planning", 2, "")


@rule("OC-098")
def test_pushed_into_the_sea_counts():
    """Red pushes orange in, and orange wins."""
    state = beach(crabs="red d10, orange d12, blue a1", phase="planning", chef="red", hand=FORWARD, pile="", market="")
    plan(state, **FORWARD)
    play(state, "add right", "forward", "push forward", "end", *["add right", "end"] * 2)
    assert winners(state) == "orange"


@rule("OC-102")
@pytest.mark.parametrize(
    ("cards", "purses", "best", "reason"),
    [
        ({"red": "forward shell", "orange": "forward", "blue": "forward"}, {"orange": 5}, "red", "cards"),
        ({"red": "forward", "orange": "forward shell sand", "blue": "forward shell"}, {}, "orange", "cards"),
        (FORWARD, {"red": 1, "orange": 2, "blue": 3}, "blue", "shells"),
        ({"red": "forward shell", "orange": "forward shell", "blue": "forward"}, {"orange": 1, "blue": 9}, "orange", "shells"),
        (FORWARD, {"red": 2, "blue": 2, "orange": 1}, "red blue", "shared"),
        (FORWARD, {}, "red orange blue", "shared"),
    ],
)
def test_of_several_most_cards_then_most_shells_then_together(cards, purses, best, reason):
    state = last_round(swim=("red", "orange", "blue"), hand=cards, shells=purses)
    assert winners(state) == best
    assert state.outcome().reason == f"oh-crab-end-{reason}"
    assert sum(state.scores()) == pytest.approx(1)


@rule("OC-102")
def test_cards_of_those_still_on_the_beach_do_not_count():
    cards = {"red": "forward", "orange": "forward shell seaward", "blue": "forward shell"}
    assert winners(last_round(swim=("red", "blue"), hand=cards)) == "blue"


@rule("OC-D30")
def test_only_cards_in_hand_count():
    """Orange has more in track and discard pile."""
    cards = {"red": "forward shell", "orange": "forward", "blue": "forward"}
    state = last_round(swim=("red", "orange"), hand=cards, track={"orange": "shell seaward"}, discard={"orange": "diagonal sand"})
    assert winners(state) == "red"


@rule("OC-D30")
def test_cards_in_hand_at_the_end_of_the_round_count():
    """Red is in the sea first, where the sand that blue could throw reaches nobody."""
    cards = {"red": "forward shell", "orange": "forward", "blue": "sand"}
    state = beach(crabs=SHORE, phase="planning", chef="red", hand=cards, pile="", market="", prints={"sand": "- - forward - -"})
    plan(state, red="forward", orange="forward", blue="sand")
    play(state, "add right", "forward", "end", "add right", "end", "add right")
    assert "play sand" not in choices(state)
    play(state, "forward", "end")
    assert (winners(state), hand(state, "red")) == ("red", "shell")


@rule("OC-102")
def test_the_others_are_ranked_by_how_far_they_came():
    outcome = last_round("red d12, orange b6, blue f8", swim=("red",)).outcome()
    assert outcome.ranks == (1, 3, 2)
    assert outcome.points == (13, 5, 7)


# -- leaving


THREE = "red b4, orange d4, blue f4"


@rule("OC-D64")
def test_who_resigns_leaves_the_beach():
    state = beach(crabs=THREE, hand={"orange": "shell"}, discard={"orange": "forward"})
    state.resign(1, Quick(1))
    assert (at(state, "orange"), hand(state, "orange"), phase(state)) == ("nowhere", "", "action")
    with pytest.raises(Refused):
        state.resign(1, Quick(1))


@rule("OC-D64")
def test_who_has_resigned_is_asked_no_more():
    state = beach(crabs=THREE, planned={"blue": "shell", "orange": "shell"})
    state.resign(1, Quick(1))
    play(state, "end")
    assert asked(state) == "blue"


@rule("OC-D64")
def test_who_resigns_in_their_own_turn_ends_it():
    state = beach(crabs="red d4, orange d6, blue f4", pool="forward", planned={"orange": "shell", "blue": "shell"})
    play(state, "forward")  # red owes a push, and leaves
    state.resign(0, Quick(1))
    assert (at(state, "red"), asked(state)) == ("nowhere", "orange")


@rule("OC-D64")
def test_while_a_choice_is_owed_the_others_wait_with_resigning():
    state = beach(crabs="red d4, orange d6, blue f4", pool="forward")
    play(state, "forward")
    with pytest.raises(Refused):
        state.resign(1, Quick(1))


@rule("OC-D64")
def test_if_the_holder_of_the_chef_leaves_the_next_one_begins():
    state = beach(crabs=THREE, phase="planning", chef="red", hand={"red": "shell", "orange": "shell", "blue": "shell"})
    state.resign(0, Quick(1))
    assert (chef(state), asked(state)) == ("orange", "orange blue")


@rule("OC-D64")
def test_the_last_one_left_wins():
    state = beach(crabs=THREE, phase="planning", chef="red", hand={"orange": "shell", "blue": "shell"})
    state.resign(0, Quick(1))
    state.resign(2, Quick(1))
    assert (phase(state), winners(state)) == ("over", "orange")
    assert state.outcome().reason == "oh-crab-end-resigned"
    with pytest.raises(Refused):
        state.resign(1, Quick(1))


@rule("OC-D64")
def test_who_resigned_does_not_win_though_their_crab_was_in_the_sea():
    cards = {"orange": "shell", "blue": "shell"}
    state = beach(crabs="red sea, orange d12, blue a1", planned={"orange": "forward", "blue": "forward"}, hand=cards, chef="red")
    play(state, "end")
    state.resign(0, Quick(1))
    play(state, "add right", "end", "add right", "end")
    assert (phase(state), winners(state)) == ("planning", "")


# -- sixty rounds


def sixtieth(crabs, number=60, **more):
    """The end of a round of that number in which nobody went anywhere."""
    state = beach(crabs=crabs, phase="planning", chef="red", **{"hand": FORWARD, "pile": "", "market": "", **more})
    state.table[ROUND] = number
    plan(state, **FORWARD)
    play(state, *["add right", "end"] * 3)
    return state


@rule("OC-D111")
@pytest.mark.parametrize("number", [60, 61, 99])
def test_after_sixty_rounds_the_nearest_to_the_sea_wins(number):
    state = sixtieth("red d8, orange c9, blue d6", number)
    assert (phase(state), winners(state)) == ("over", "orange")
    assert state.outcome().reason == "oh-crab-end-nearest"
    assert sum(state.scores()) == 1


@rule("OC-D111")
def test_before_that_the_race_goes_on():
    state = sixtieth("red d8, orange c9, blue d6", 59, hand=dict.fromkeys(FORWARD, "forward shell"))
    assert (phase(state), state.table[ROUND], winners(state)) == ("planning", 60, "")


@rule("OC-D111")
def test_in_the_last_round_too_the_sea_comes_first():
    state = sixtieth("red d8, orange sea, blue d12")
    assert (winners(state), state.outcome().reason) == ("orange", "oh-crab-end-alone")


@rule("OC-D111", "OC-102")
@pytest.mark.parametrize(
    ("cards", "purses", "best", "reason"),
    [
        ({"red": "forward", "orange": "forward shell", "blue": "forward shell shell"}, {"red": 9}, "orange", "cards"),
        (FORWARD, {"red": 1, "blue": 9}, "red", "shells"),
        (FORWARD, {"blue": 9}, "red orange", "shared"),
    ],
)
def test_who_is_equally_near_is_parted_as_in_the_sea(cards, purses, best, reason):
    state = sixtieth("red c9, orange e9, blue d6", hand=cards, shells=purses)
    assert (winners(state), state.outcome().reason) == (best, f"oh-crab-end-{reason}")


@rule("OC-D111", "OC-D64")
def test_who_has_resigned_is_not_near():
    state = beach(crabs="red d8, orange c9, blue d6", planned=FORWARD, hand="", turn="red", chef="red")
    state.table[ROUND] = 60
    play(state, "add right", "end")
    state.resign(1, Quick(1))
    play(state, "add right", "end")
    assert (phase(state), winners(state)) == ("over", "red")


@rule("OC-D111")
def test_a_team_is_as_near_as_its_crab_behind():
    crabs = "red sea, orange d4, blue f6, green f8"
    state = beach(crabs=crabs, players=2, turn="green", second_half="red blue orange", chef="red", hand={"red": "shell", "blue": "shell"})
    state.table[ROUND] = 60
    play(state, "end")
    assert (phase(state), winners(state), state.outcome().reason) == ("over", "blue", "oh-crab-end-nearest")
