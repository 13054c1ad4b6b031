"""Résister: CP-16, CP-31, CP-33, CP-34, CP-P3 to CP-P6, CP-P17."""

import pytest

from tests.rulemark import rule

from .reef import asymmetric, at, cards_to_play, hand, kinds, moves, play, reef, round_pile, to_decide, told, view, why

CANCELLABLE = ["2", "3", "4", "5", "7", "8", "9", "10"]


def offered(card="c4", defender="p1 p6 p9", pile="p5 p8"):
    """Player 1 has just played a card on an alpha."""
    state = reef(f"{card} c6 c9", defender, "c5", pile, round="2:palpha")
    play(state, f"play {card}")
    return state


@rule("CP-16", "CP-P3")
@pytest.mark.parametrize("rank", CANCELLABLE)
def test_the_opponent_is_asked_before_any_effect(rank):
    state = offered(f"c{rank}")
    assert (to_decide(state), at(state, "owes"), at(state, "effect")) == (2, "answer", f"c{rank}")
    assert moves(state) == {"resist p1", "let"}
    assert (hand(state, 1), hand(state, 2)) == ("c6 c9", "p1 p6 p9")


@rule("CP-16")
@pytest.mark.parametrize("rank", ["1", "6", "omega"])
def test_nobody_is_asked_about_a_card_that_cannot_be_cancelled(rank):
    assert at(offered(f"c{rank}"), "owes") == "card"


@rule("CP-31")
@pytest.mark.parametrize("rank", CANCELLABLE)
def test_a_one_cancels_whatever_the_value(rank):
    state = offered(f"c{rank}")
    events = play(state, "resist p1")
    assert kinds(events) == ["resisted"]
    assert (hand(state, 1), hand(state, 2)) == ("c6 c9", "p6 p9")
    assert at(state, "limits")[0] == "2"
    assert to_decide(state) == 1


@rule("CP-31")
def test_only_a_one_resists():
    state = offered("c4", "p1 p6 p9")
    assert why(state, "resist p6") == ["CP-31"]
    assert why(offered("c4", "p2 p6 p9"), "resist p1") == ["CP-31"]


@rule("CP-31")
def test_the_one_of_either_species_resists():
    assert moves(offered("c4", "p1 c1 p9")) == {"resist p1", "resist c1", "let"}


@rule("CP-31")
def test_nothing_is_resisted_where_there_is_no_effect():
    state = offered("c6")
    assert moves(state) == {"play p9", "pass"}
    assert why(state, "resist p1") == ["CP-31"]


@rule("CP-33")
def test_a_resister_takes_the_turn_and_is_the_card_to_beat():
    state = reef("c4 c2 c9", "p1 p6 p9", "c5", "p5", round="2:p3")
    play(state, "play c4", "resist p1")
    assert round_pile(state) == "2:p3 1:c4 2:p1"
    assert to_decide(state) == 1
    assert moves(state) == {"play c2", "play c9", "pass"}


@rule("CP-33")
def test_a_resister_wins_the_round_when_nobody_beats_it():
    state = offered()
    assert told(play(state, "resist p1", "pass"), "round") == [{"seat": 2, "number": 3}]


@rule("CP-34")
def test_a_cancelled_card_stays_on_the_pile():
    state = offered("c4")
    play(state, "resist p1")
    assert round_pile(state) == "2:palpha 1:c4 2:p1"
    assert hand(state, 1) == "c6 c9"  # nothing was given, and the 4 is gone


@rule("CP-34")
def test_only_the_effect_is_lost():
    state = reef("c10 c6 c9", "p1 p6 p9", "c5", "p5", round="2:palpha")
    play(state, "play c10", "resist p1")
    assert hand(state, 2) == "p6 p9"  # nothing was stolen


@rule("CP-P3")
@pytest.mark.parametrize("defender", ["p1 p6 p9", "p2 p6 p9", "c1 p6 p9", "p6"])
def test_everyone_with_a_card_is_asked_with_or_without_a_one(defender):
    state = offered("c4", defender)
    assert (to_decide(state), at(state, "owes")) == (2, "answer")
    assert "let" in moves(state)


@rule("CP-P3")
def test_without_a_one_there_is_only_letting_it_happen():
    assert moves(offered("c4", "p2 p6 p9")) == {"let"}


@rule("CP-P3")
def test_who_has_no_card_is_not_asked():
    state = reef("c7 c6 c9", "", "c5", "p5 p6", round="2:palpha")
    play(state, "play c7")
    assert (to_decide(state), at(state, "owes")) == (1, "discard")


@rule("CP-P3")
def test_neither_question_nor_answer_says_whether_a_one_is_held():
    with_one, without = offered("c4", "p1 p6 p9", "p2 p8"), offered("c4", "p2 p6 p9", "p1 p8")
    assert view(with_one, 1) == view(without, 1)
    assert view(with_one, None) == view(without, None)
    answers = [play(state, "let") for state in (with_one, without)]
    assert told(answers[0], "let", 1) == told(answers[1], "let", 1) == [{"seat": 2}]
    assert view(with_one, 1) == view(without, 1)


@rule("CP-P3")
def test_afterwards_a_one_is_an_ordinary_one():
    state = offered("c4", "p1 p6 p9")
    play(state, "let", "give c9")
    assert cards_to_play(state) == {"p6", "p9", "c9"}
    assert why(state, "resist p1") == ["CP-P3"]
    assert why(state, "play p1") == ["CP-12"]


@rule("CP-P3")
def test_a_one_can_open_a_round():
    state = reef("c1 c6", "p6 p9")
    play(state, "play c1")
    assert (to_decide(state), at(state, "owes")) == (2, "card")
    assert cards_to_play(state) == {"p6", "p9"}


@rule("CP-P4")
def test_a_resister_cannot_be_resisted():
    state = reef("c4 c1 c9", "p1 p6 p9", "c5", "p5", round="2:palpha")
    play(state, "play c4", "resist p1")
    assert (to_decide(state), at(state, "owes")) == (1, "card")
    assert moves(state) == {"play c9", "pass"}
    assert why(state, "resist c1") == ["CP-P4"]


@rule("CP-P5", "CP-31")
def test_omega_cannot_be_cancelled():
    state = offered("comega", "p1 p6 p9")
    assert at(state, "round") == []
    assert to_decide(state) == 1


@rule("CP-P6")
def test_a_resisted_eight_leaves_no_limit_but_the_one():
    state = reef("c8 c2 c9 comega", "p1 p6 p9", "c5", "p5", round="2:p6")
    play(state, "play c8", "resist p1")
    assert cards_to_play(state) == {"c2", "c9", "comega"}
    assert at(state, "limits") == ["2", "3", "4", "5", "6", "7", "8", "9", "10", "omega"]


@rule("CP-P17")
@pytest.mark.parametrize(("first", "second"), [("c3", "p8"), ("c3", "p10"), ("p2", "p4"), ("c8", "p4")])
def test_a_resister_heeds_no_limit(first, second):
    """Player 1 binds the next card with Pincer, Encre or Inverser and then resists it, with a card that no limit would allow."""
    state = asymmetric(f"{first} c1 c9", f"{second} p6 p9", "c5", "p5", round="2:palpha")
    play(state, f"play {first}", "let", f"play {second}")
    assert "resist c1" in moves(state)
    play(state, "resist c1")
    assert round_pile(state).endswith("1:c1")


@rule("CP-P17")
def test_a_resister_on_pincer_itself_heeds_no_limit():
    state = asymmetric("c3 c5 c9", "p1 p6 p9", "c5", "p5", round="2:palpha")
    play(state, "play c3", "resist p1")
    assert at(state, "limits")[0] == "2"
