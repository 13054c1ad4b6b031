"""Turns and rounds: CP-11 to CP-22, CP-27, CP-30, CP-P7, CP-P8, CP-P11, CP-P12."""

import pytest

from tests.rulemark import rule

from .reef import RANKS, asymmetric, at, cards_to_play, hand, kinds, moves, pile, play, reef, round_pile, to_decide, told, view, why

LADDER = " ".join(f"c{rank}" for rank in RANKS)
FEW = "c6 c8 c9 c10 comega"
"""Five cards, so that a round may begin with cards left in the pile."""


# -- playing a card


@rule("CP-11")
def test_players_take_turns_to_play_one_card():
    state = reef("c1 c6 c9 c9", "p6 p7 p8 p8", "c5", "p5", round="2:palpha")
    assert to_decide(state) == 1
    play(state, "play c1")
    assert to_decide(state) == 2
    play(state, "play p6")
    assert to_decide(state) == 1
    assert round_pile(state) == "2:palpha 1:c1 2:p6"
    assert (hand(state, 1), hand(state, 2)) == ("c6 c9 c9", "p7 p8 p8")


@rule("CP-11")
def test_the_effect_of_a_card_is_applied_before_the_next_turn():
    state = reef("c4 c6 c9", "p6 p7", "c5", "p5", round="2:palpha")
    play(state, "play c4", "let")
    assert to_decide(state) == 1
    assert moves(state) == {"give c6", "give c9"}
    play(state, "give c6")
    assert to_decide(state) == 2


@rule("CP-12", "CP-13")
@pytest.mark.parametrize("top", range(11))
def test_a_card_must_be_strictly_higher(top):
    state = reef(LADDER, "p6 p7", "c5", "p5", round=f"2:p{RANKS[top]}")
    assert cards_to_play(state) == {f"c{rank}" for rank in RANKS[top + 1 :]}
    for rank in RANKS[1 : top + 1]:
        assert why(state, f"play c{rank}") == ["CP-12"]


@rule("CP-13")
def test_the_example_of_the_order():
    """On a 6: 7, 8, 9, 10 or omega, but not alpha, 1, 2, 3, 4, 5 or 6."""
    state = reef(LADDER, "p6 p7", "c5", "p5", round="2:p6")
    assert moves(state) == {"play c7", "play c8", "play c9", "play c10", "play comega", "pass"}


@rule("CP-14")
def test_the_opening_card_is_free():
    state = reef(LADDER, "p6 p7")
    assert cards_to_play(state) == set(LADDER.split())


@rule("CP-14")
def test_every_round_is_opened_freely():
    state = reef("c7 c9", "palpha p1 p5 p6 pomega", "c5", "p7", round="1:c5 2:p6")
    play(state, "pass")
    assert cards_to_play(state) == {"palpha", "p1", "p5", "p6", "pomega"}


@rule("CP-15")
def test_everyone_sees_the_pile():
    state = reef("c1 c6 c9", "p6 p7 p8", "c5", "p5", round="2:palpha")
    events = play(state, "play c1", "play p7")
    assert told(events, "played") == [{"seat": 1, "card": "c1"}, {"seat": 2, "card": "p7"}]
    for player in (None, 1, 2):
        assert view(state, player)["round"] == [["palpha", 2], ["c1", 1], ["p7", 2]]


@rule("CP-27")
@pytest.mark.parametrize("card", ["p7", "p1", "pomega", "p4"])
def test_cards_of_the_other_species_are_played_like_ones_own(card):
    alike = {}
    for own in (card, "c" + card[1:]):
        state = reef(f"{own} c3 c9", "p6 p8", "c5 c6", "p5", round="2:palpha")
        events = play(state, f"play {own}")
        alike[own] = (kinds(events), to_decide(state), at(state, "owes"))
    assert len(set(map(str, alike.values()))) == 1


@rule("CP-27")
def test_a_card_of_the_other_species_keeps_its_own_effect():
    """Player 1, with the crabs, plays an octopus 2: that is Encre, not Carapace."""
    state = asymmetric("p2 c9", "p6 p9 p10", "c5", "p5", round="2:palpha")
    play(state, "play p2", "let")
    assert view(state, 2)["limits"] == ["3", "4", "5", "6", "7", "8"]
    assert not view(state, 2)["blanked"]


@rule("CP-30")
def test_alpha_cannot_be_played_on_another_card():
    state = reef("calpha c9", "p8 p7", "c5", "p5", round="2:palpha")
    assert moves(state) == {"play c9", "pass"}
    assert why(state, "play calpha") == ["CP-30"]


@rule("CP-30", "CP-P7")
def test_alpha_cannot_be_played_after_an_eight():
    state = reef("calpha c1 c7 c8 c9", "p8 p7", "c5", "p5", round="1:c6", to_play=2)
    events = play(state, "play p8", "let")
    assert cards_to_play(state) == {"c1", "c7"}
    assert why(state, "play calpha") == ["CP-30"]
    below = ["1", "2", "3", "4", "5", "6", "7"]
    assert at(state, "limits") == view(state, 1)["limits"] == below
    assert told(events, "bound") == [{"seat": 1, "ranks": below, "limits": "1 2 3 4 5 6 7"}]


@rule("CP-30")
def test_alpha_opens_a_round_or_leaves_by_an_effect():
    state = reef("calpha calpha c2 c9", "p8 p7")
    play(state, "play calpha")
    assert round_pile(state) == "1:calpha"
    assert to_decide(state) == 2  # it has no effect, so nobody is asked
    state = reef("calpha c2 c9", "p8 p7", "c5", "p5", round="2:p1")
    play(state, "play c2", "let", "discard calpha")
    assert hand(state, 1) == "c9"


# -- under an 8


@rule("CP-P7")
def test_under_an_eight_a_one_fits_but_no_other_eight():
    state = reef(LADDER, "p8 p7", "c5", "p5", round="1:c6", to_play=2)
    play(state, "play p8", "let")
    assert cards_to_play(state) == {f"c{rank}" for rank in RANKS[1:8]}
    assert why(state, "play c8") == ["CP-P7"]
    assert why(state, "play comega") == ["CP-P7"]


@rule("CP-P7")
def test_who_has_nothing_under_an_eight_passes_and_the_eight_wins():
    state = reef("calpha c8 c9", "p8 p7", "c5", "p5", round="1:c6", to_play=2)
    play(state, "play p8", "let")
    assert moves(state) == {"pass"}
    assert told(play(state, "pass"), "round") == [{"seat": 2, "number": 2}]


# -- the end of a round


@rule("CP-17", "CP-18")
def test_who_will_not_play_ends_the_round():
    state = reef("c7 c9", "p6 p7", "c5", "p5", round="1:c5 2:p6")
    assert "play c7" in moves(state)
    events = play(state, "pass")
    assert told(events, "passed") == [{"seat": 1}]
    assert told(events, "round") == [{"seat": 2, "number": 2}]
    assert at(state, "round") == []


@rule("CP-17")
def test_who_cannot_play_has_to_pass_and_it_does_not_show():
    """Asked like anyone else: that no card fits stays a secret."""
    state = reef("c1 c3", "p6 p7", "c5", "p5", round="1:c5 2:p6")
    assert moves(state) == {"pass"}
    assert to_decide(state) == 1
    assert view(state, 2)["asked"] == 1


@rule("CP-17", "CP-18")
def test_who_has_no_card_in_hand_ends_the_round():
    """Player 1 gives the last card of the hand away; what is left of the pile is drawn in the next round."""
    state = reef("c4 c6", "p6 p7", "c1 c2 c3 c5 c8 c9", "p5 p5 p9", round="2:p1")
    play(state, "play c4", "let", "give c6")
    assert hand(state, 1) == ""
    events = play(state, "play p7", "discard p6")
    assert told(events, "round") == [{"seat": 2, "number": 3}]
    assert told(events, "passed") == []
    assert len(at(state, "hands", 1)) == 5


@rule("CP-18", "CP-22")
@pytest.mark.parametrize(("laid", "to_play", "wins"), [("1:c5 2:p6", 1, 2), ("2:p5 1:c6", 2, 1), ("2:p4 1:c5 1:c6", 2, 1)])
def test_whoever_played_the_last_card_wins_the_round_and_opens_the_next(laid, to_play, wins):
    state = reef("c7 c9 c10", "p6 p7 p10", "c5", "p5 p9", round=laid, to_play=to_play)
    play(state, "pass")
    assert to_decide(state) == wins
    assert "pass" not in moves(state)


@rule("CP-18", "CP-24")
def test_omega_wins_the_round_at_once():
    state = reef("comega c9", "p6 p7", "c5", "p5", round="2:p6")
    events = play(state, "play comega")
    assert told(events, "round") == [{"seat": 1, "number": 2}]
    assert to_decide(state) == 1
    assert at(state, "round") == []


@rule("CP-19")
def test_the_cards_of_the_round_leave_for_good():
    state = reef(FEW, "p6 p7 p8 p9 p10", "c5 c5", "p5 p5")
    before = set(at(state, "gone"))
    play(state, "play c6", "play p7", "let", "discard p6", "pass")
    assert at(state, "round") == []
    assert set(at(state, "gone")) == before | {"c6", "p7"}
    for _ in range(3):
        assert not {"c6", "p7"} & {*at(state, "hands", 1), *at(state, "hands", 2), *at(state, "piles", 1), *at(state, "piles", 2)}


@rule("CP-20")
@pytest.mark.parametrize(("held", "in_pile", "drawn"), [(1, 9, 4), (4, 9, 1), (5, 9, 0), (7, 9, 0), (2, 2, 2), (1, 0, 0)])
def test_hands_are_refilled_to_five(held, in_pile, drawn):
    crabs = ["c1", "c2", "c3", "c5", "c7", "c8", "c9", "c10"] * 2
    cards, under = " ".join(crabs[:held]), " ".join(crabs[held : held + in_pile])
    state = reef(cards, "p7 p9", under, "p5", round="1:c4 2:p6")
    events = play(state, "pass")
    assert len(at(state, "hands", 1)) == held + drawn
    assert len(at(state, "piles", 1)) == in_pile - drawn
    assert [event["number"] for event in told(events, "drew") if event["seat"] == 1] == ([drawn] if drawn else [])


@rule("CP-20")
def test_one_refills_from_ones_own_pile():
    state = reef("c7", "p9", "c5 c8 c9 c10", "p5 p6 p7 p8", round="1:c4 2:p6")
    play(state, "pass")
    assert hand(state, 1) == "c5 c7 c8 c9 c10"
    assert hand(state, 2) == "p5 p6 p7 p8 p9"


@rule("CP-21")
def test_the_example_of_refilling():
    """Three octopus cards and one crab card are four cards: one is drawn."""
    state = reef("c7 c9", "p9 p9 p10 c1", "c5", "p5 p7 p8", round="1:c4 2:p6")
    events = play(state, "pass")
    assert [event["number"] for event in told(events, "drew") if event["seat"] == 2] == [1]
    assert len(at(state, "hands", 2)) == 5


@rule("CP-P12")
@pytest.mark.parametrize(("laid", "to_play", "order"), [("1:c5 2:p6", 1, [2, 1]), ("2:p5 1:c6", 2, [1, 2])])
def test_the_winner_of_the_round_refills_first(laid, to_play, order):
    state = reef("c7 c9", "p7 p9", "c1 c5 c8", "p1 p5 p8", round=laid, to_play=to_play)
    assert [event["seat"] for event in told(play(state, "pass"), "drew")] == order


@rule("CP-P8")
def test_the_opener_may_not_pass():
    state = reef(FEW, "p6 p7 p8 p9 p10", "c5", "p5")
    assert "pass" not in moves(state)
    assert why(state, "pass") == ["CP-P8"]


@rule("CP-P8")
@pytest.mark.parametrize("laid", ["2:palpha", "2:p6", "1:c5 2:p6"])
def test_one_may_pass_on_any_other_turn(laid):
    assert "pass" in moves(reef("c7 c9", "p6 p7", "c5", "p5", round=laid))


@rule("CP-P11")
def test_a_hand_may_exceed_five_cards():
    state = reef("c4 c6 c9", "p6 p7 p8 p9 p10", "c5", "p5", round="2:palpha")
    play(state, "play c4", "let", "give c6")
    assert len(at(state, "hands", 2)) == 6
    play(state, "pass")
    assert len(at(state, "hands", 2)) == 6
    assert pile(state, 2) == "p5"
