"""The effects of each species alone: CP-05, CP-28, CP-P10, CP-P16, CP-P19."""

import pytest

from tests.rulemark import rule

from .reef import asymmetric, at, cards_to_play, hand, kinds, moves, play, to_decide, told, view, why, winner

ON_ALPHA = {"round": "2:palpha"}

# -- Carapace


def shelled(card="p4", **fields):
    """Player 1 plays Carapace; player 2 then plays a card."""
    state = asymmetric("c2 c1 c9", f"{card} p6 p10", "c5", "p5", **{**ON_ALPHA, **fields})
    play(state, "play c2", "let")
    return state


@rule("CP-05", "CP-P16", "CP-P19")
@pytest.mark.parametrize("card", ["p3", "p4", "p5", "p7", "p8", "p9"])
def test_carapace_leaves_the_next_card_without_effect(card):
    state = shelled(card)
    assert view(state, 2)["blanked"]
    events = play(state, f"play {card}")
    assert kinds(events) == ["played"]
    assert (hand(state, 2), to_decide(state), at(state, "owes")) == ("p6 p10", 1, "card")


@rule("CP-P19")
def test_nobody_is_asked_about_a_blanked_card():
    state = shelled()
    play(state, "play p4")
    assert moves(state) == {"play c9", "pass"}
    assert why(state, "resist c1") == ["CP-P19"]


@rule("CP-P16")
def test_carapace_lasts_for_one_card():
    state = asymmetric("c2 c1 c6", "p4 p9 p10", "c5", "p5", **ON_ALPHA)
    play(state, "play c2", "let", "play p4")
    assert not view(state, 1)["blanked"]
    play(state, "play c6")
    assert not view(state, 2)["blanked"]
    play(state, "play p10")
    assert at(state, "owes") == "answer"


@rule("CP-P16")
def test_carapace_ends_with_the_round():
    state = shelled()
    play(state, "pass")
    assert not view(state, 1)["blanked"]
    play(state, "play c9")
    assert at(state, "owes") == "answer"


@rule("CP-05")
def test_carapace_does_not_stop_what_cannot_be_cancelled():
    state = shelled("pomega")
    assert told(play(state, "play pomega"), "round") == [{"seat": 2, "number": 3}]


@rule("CP-P16")
def test_a_resisted_carapace_blanks_nothing():
    state = asymmetric("c2 c4 c9", "p1 p6 p10", "c5", "p5", **ON_ALPHA)
    play(state, "play c2", "resist p1")
    assert not view(state, 1)["blanked"]


# -- Pincer and Encre


@rule("CP-05", "CP-P16")
def test_pincer_asks_for_an_eight_or_higher():
    state = asymmetric("c3 c9", "p4 p7 p8 p9 pomega", "c5", "p5", **ON_ALPHA)
    events = play(state, "play c3", "let")
    assert cards_to_play(state) == {"p8", "p9", "pomega"}
    assert told(events, "bound") == [{"seat": 2, "ranks": ["8", "9", "10", "omega"], "limits": "8 9 10 omega"}]
    assert why(state, "play p4") == ["CP-P16"]


@rule("CP-05", "CP-P16")
def test_encre_allows_nothing_above_an_eight():
    state = asymmetric("p2 c9", "p1 p4 p8 p9 pomega", "c5", "p5", **ON_ALPHA)
    play(state, "play p2", "let")
    assert cards_to_play(state) == {"p4", "p8"}
    assert why(state, "play pomega") == ["CP-P16"]
    assert why(state, "play p1") == ["CP-P16"]


@rule("CP-P16")
@pytest.mark.parametrize(
    ("card", "answer", "then"), [("c3", ["play p9", "let"], {"c10", "comega"}), ("p2", ["play p6"], {"c10", "comega"})]
)
def test_pincer_and_encre_last_for_one_card(card, answer, then):
    state = asymmetric(f"{card} c4 c10 comega", "p6 p9 p10", "c5", "p5", **ON_ALPHA)
    play(state, f"play {card}", "let", *answer)
    assert cards_to_play(state) == then


@rule("CP-P16")
@pytest.mark.parametrize("card", ["c3", "p2"])
def test_pincer_and_encre_end_with_the_round(card):
    state = asymmetric(f"{card} c4 c9 c1 comega", "p6 p10", "c5", "p5", **ON_ALPHA)
    play(state, f"play {card}", "let", "pass")
    assert len(cards_to_play(state)) == 5


@rule("CP-P9", "CP-P16")
def test_after_a_five_under_encre_the_second_card_is_free_of_it():
    state = asymmetric("p2 c9", "p5 p9 p10", "c5", "p6", **ON_ALPHA)
    play(state, "play p2", "let", "play p5", "let")
    assert cards_to_play(state) == {"p9", "p10"}


# -- Muer


@rule("CP-05", "CP-25", "CP-29")
def test_muer_draws_two_and_discards_two():
    state = asymmetric("c9 c1 p7 c6", "p6 p10", "c5 c8 c4", "p5", **ON_ALPHA)
    events = play(state, "play c9", "let")
    assert told(events, "drew") == [{"seat": 1, "cards": ["c?", "c?"], "number": 2}]
    assert len(moves(state)) == 5
    assert all(text.startswith("discard ") for text in moves(state)), "it is a must"
    play(state, "discard p7")
    assert "discard c1" in moves(state)
    play(state, "discard c1")
    assert at(state, "down", 1) == ["c1", "p7"]
    assert (len(at(state, "hands", 1)), len(at(state, "piles", 1)), to_decide(state)) == (3, 1, 2)


@rule("CP-26")
def test_muer_draws_what_there_is_and_discards_as_far_as_it_can():
    state = asymmetric("c9 c6", "p6 p10", "c5", "p5", **ON_ALPHA)
    events = play(state, "play c9", "let")
    assert told(events, "drew") == [{"seat": 1, "cards": ["c?"], "number": 1}]
    play(state, "discard c6", "discard c5")
    assert winner(state) == 1


@rule("CP-23", "CP-P1")
def test_the_first_of_two_discards_may_win():
    state = asymmetric("c9 c6", "p6 p10", "", "p5", **ON_ALPHA)
    play(state, "play c9", "let", "discard c6")
    assert winner(state) == 1


# -- Tentacule


@rule("CP-05", "CP-25")
def test_tentacule_looks_at_two_takes_one_and_gives_one():
    seen = set()
    for seed in range(40):
        state = asymmetric("p3 c6 c9", "p6 p9 p10", "c5", "p5", **ON_ALPHA)
        play(state, "play p3")
        events = play(state, "let", seed=seed)
        [looked] = told(events, "looked", 1)
        assert len(looked["cards"]) == looked["number"] == 2
        assert told(events, "looked", 2) == [looked]
        assert told(events, "looked") == [{"seat": 1, "cards": ["p?", "p?"], "number": 2}]
        assert moves(state) == {f"take {card}" for card in looked["cards"]}
        assert view(state, None)["looked"] == ["p?", "p?"]
        taken, left = looked["cards"]
        play(state, f"take {taken}")
        assert moves(state) == {"give c6", "give c9", f"give {taken}"}
        assert view(state, 1)["hands"][1][0] == left
        play(state, "give c6")
        assert set(hand(state, 1).split()) == {"c9", taken}
        assert (len(at(state, "hands", 2)), to_decide(state)) == (3, 2)
        seen.add(taken)
    assert seen == {"p6", "p9"}  # the lower of two: never the 10


@rule("CP-26")
def test_tentacule_looks_at_what_there_is():
    state = asymmetric("p3 c6 c9", "p6", "c5", "p5", **ON_ALPHA)
    play(state, "play p3", "let")
    assert moves(state) == {"take p6"}
    play(state, "take p6", "give p6")
    assert (hand(state, 1), hand(state, 2)) == ("c6 c9", "p6")


@rule("CP-P10")
def test_tentacule_does_nothing_to_an_empty_hand():
    state = asymmetric("p3 c6 c9", "", "c5", "p5 p6", **ON_ALPHA)
    events = play(state, "play p3")
    assert told(events, "looked") == []
    assert to_decide(state) == 1  # the round is over: player 2 had nothing to play


@rule("CP-P10")
def test_one_is_warned_of_taking_the_last_card():
    assert view(asymmetric("p3 c6", "p6", "c5", "", **ON_ALPHA), 1)["gifts"] == ["p3"]
    assert view(asymmetric("p3 c6", "p6 p7", "c5", "", **ON_ALPHA), 1)["gifts"] == []
    assert view(asymmetric("c6 p9 c10", "p6", "c5", "", round="2:p3"), 1)["gifts"] == ["c10", "p9"]


# -- Camouflage


def copied(beneath, hand1="p9 c6 c10", hand2="p1 p4 p8 p10", pile1="c5"):
    """Player 1 plays Camouflage on a card that player 2 has just played."""
    state = asymmetric(hand1, hand2, pile1, "p5", round=f"2:{beneath}")
    play(state, "play p9", "let")
    return state


@rule("CP-05")
@pytest.mark.parametrize(
    ("beneath", "owes"),
    [("c4", "gift"), ("p4", "gift"), ("c5", "replay"), ("c7", "discard"), ("p3", "take")],
)
def test_camouflage_applies_the_effect_beneath(beneath, owes):
    state = copied(beneath, pile1="c8")
    assert (to_decide(state), at(state, "owes"), at(state, "effect")) == (1, owes, beneath)


@rule("CP-05")
def test_camouflage_of_an_eight_means_below_nine():
    state = copied("c8")
    assert cards_to_play(state) == {"p1", "p4", "p8"}


@rule("CP-05")
def test_camouflage_of_carapace_blanks_the_next_card():
    assert view(copied("c2"), 2)["blanked"]


@rule("CP-05")
@pytest.mark.parametrize("beneath", ["palpha", "p1", "p6", "c3", "p2"])
def test_camouflage_of_these_does_nothing(beneath):
    """Alpha, 1 and 6 have nothing to copy; a copied Pincer or Encre does nothing."""
    state = copied(beneath)
    assert (to_decide(state), at(state, "owes")) == (2, "card")
    assert cards_to_play(state) == {"p10"}


@rule("CP-05")
def test_camouflage_as_opening_card_does_nothing():
    state = asymmetric("p9 c6 c10", "p6 p10")
    events = play(state, "play p9", "let")
    assert kinds(events) == ["played", "let"]
    assert to_decide(state) == 2


@rule("CP-16", "CP-31")
def test_camouflage_can_be_resisted():
    state = asymmetric("p9 c6 c10", "p1 p10", "c5", "p5", round="2:c4")
    play(state, "play p9")
    assert moves(state) == {"resist p1", "let"}
