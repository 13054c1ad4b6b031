"""The effects that both modes share, and those of symmetric mode: CP-24 to CP-29, CP-P9, CP-P10."""

import pytest

from tests.rulemark import rule

from .reef import at, cards_to_play, hand, kinds, moves, pile, play, reef, to_decide, told, view, why

ON_ALPHA = {"round": "2:palpha"}


# -- what holds for all


@rule("CP-24")
def test_an_effect_goes_before_the_rules():
    """The rule says higher, the 8 says lower; the rule says one card a turn, the 5 says another one."""
    state = reef("c8 c6", "p7 p9", "c5", "p5", **ON_ALPHA)
    play(state, "play c8", "let")
    assert cards_to_play(state) == {"p7"}
    state = reef("c5 c6", "p7 p9", "c5", "p5", **ON_ALPHA)
    play(state, "play c5", "let")
    assert to_decide(state) == 1


@rule("CP-25")
@pytest.mark.parametrize("card", ["c2", "c4", "c7", "c9"])
def test_an_order_must_be_obeyed(card):
    state = reef(f"{card} c6 c10", "p6 p9", "c5", "p5", **ON_ALPHA)
    play(state, f"play {card}", "let")
    assert "decline" not in moves(state)
    assert why(state, "decline") == ["CP-25"]
    assert why(state, "pass") == ["CP-25"]


@rule("CP-25")
def test_an_order_must_be_obeyed_even_to_ones_harm():
    state = reef("c10 c6", "p6 p9", "c5", "p5", **ON_ALPHA)
    events = play(state, "play c10", "let")
    assert len(told(events, "stole")) == 1
    assert len(at(state, "hands", 1)) == 2


@rule("CP-25")
@pytest.mark.parametrize("card", ["c3", "c5"])
def test_what_one_may_do_can_be_declined(card):
    state = reef(f"{card} c6 c10", "p6 p9", "c5", "p5", **ON_ALPHA)
    play(state, f"play {card}", "let")
    assert "decline" in moves(state)
    events = play(state, "decline")
    assert told(events, "declined") == [{"seat": 1}]
    assert (hand(state, 1), hand(state, 2), to_decide(state)) == ("c6 c10", "p6 p9", 2)


@rule("CP-26")
def test_the_example_of_an_effect_in_part():
    """A 7 with an empty pile: nothing is drawn, but a card must still be discarded."""
    state = reef("c7 c6 c10", "p6 p9", "", "p5", **ON_ALPHA)
    events = play(state, "play c7", "let")
    assert told(events, "drew") == []
    assert moves(state) == {"discard c6", "discard c10"}
    play(state, "discard c6")
    assert (hand(state, 1), to_decide(state)) == ("c10", 2)


@rule("CP-26")
@pytest.mark.parametrize("card", ["c2", "c3", "c4", "c5", "c9"])
def test_a_card_may_be_played_though_its_effect_cannot_be_applied(card):
    """With no other card in hand there is nothing to discard, swap, give, play or shuffle in."""
    state = reef(card, "p6 p9", "c5 c6", "p5", **ON_ALPHA)
    events = play(state, f"play {card}", "let")
    assert kinds(events) == ["played", "let"]
    assert to_decide(state) == 2


# -- one by one


def test_a_six_does_nothing():
    state = reef("c6 c7", "p7 p9", "c5", "p5", **ON_ALPHA)
    assert kinds(play(state, "play c6")) == ["played"]
    assert to_decide(state) == 2


@rule("CP-29")
def test_two_discards_a_card_face_down():
    state = reef("c2 c6 p7", "p6 p9", "c5", "p5", memory=True, **ON_ALPHA)
    play(state, "play c2", "let")
    assert moves(state) == {"discard c6", "discard p7"}
    events = play(state, "discard p7")
    assert told(events, "discarded", 1) == [{"seat": 1, "card": "p7"}]
    assert told(events, "discarded", 2) == told(events, "discarded") == [{"seat": 1, "card": "p?"}]
    assert at(state, "down") == [["p7"], []]
    assert view(state, 1)["down"] == [["p7"], []]
    assert view(state, 2)["down"] == view(state, None)["down"] == [["p?"], []]


@rule("CP-P10")
def test_a_swap_is_one_step():
    """The last card is given, but another comes for it: nobody has won. Nor when the last card of the other is taken so."""
    state = reef("c3 c6", "p6", "", "", **ON_ALPHA)
    events = play(state, "play c3", "let", "swap c6")
    assert "ended" not in kinds(events)
    assert (hand(state, 1), hand(state, 2), to_decide(state)) == ("p6", "c6", 2)


@rule("CP-25")
def test_three_swaps_a_card_for_a_random_one():
    got = set()
    for seed in range(30):
        state = reef("c3 c6 c10", "p6 p9", "c5", "p5", **ON_ALPHA)
        play(state, "play c3", "let")
        assert moves(state) == {"swap c6", "swap c10", "decline"}
        events = play(state, "swap c6", seed=seed)
        [swapped] = told(events, "swapped", 1)
        assert swapped == told(events, "swapped", 2)[0]
        assert told(events, "swapped") == [{"seat": 1, "card": "c?", "got": "p?"}]
        assert set(hand(state, 1).split()) == {"c10", swapped["got"]}
        assert set(hand(state, 2).split()) == {"c6", "p6", "p9"} - {swapped["got"]}
        assert to_decide(state) == 2
        got.add(swapped["got"])
    assert got == {"p6", "p9"}


@rule("CP-P10")
def test_nothing_is_swapped_with_an_empty_hand():
    state = reef("c3 c6 c10", "", "c5", "p5 p6", **ON_ALPHA)
    events = play(state, "play c3")
    assert told(events, "swapped") == []
    assert told(events, "round") == [{"seat": 1, "number": 2}]


@rule("CP-25")
def test_four_gives_a_card():
    state = reef("c4 c6 p7", "p6 p9", "c5", "p5", **ON_ALPHA)
    play(state, "play c4", "let")
    assert moves(state) == {"give c6", "give p7"}
    events = play(state, "give c6")
    assert told(events, "gave", 1) == told(events, "gave", 2) == [{"seat": 1, "card": "c6"}]
    assert told(events, "gave") == [{"seat": 1, "card": "c?"}]
    assert (hand(state, 1), hand(state, 2)) == ("p7", "c6 p6 p9")
    assert to_decide(state) == 2


@rule("CP-P9")
def test_five_keeps_the_turn():
    state = reef("c5 c3 c6 c10", "p6 p9", "c5", "p7", **ON_ALPHA)
    play(state, "play c5", "let")
    assert to_decide(state) == 1
    assert moves(state) == {"play c6", "play c10", "decline"}
    play(state, "play c6")
    assert to_decide(state) == 2
    assert at(state, "limits")[0] == "7"


@rule("CP-P9")
def test_who_declines_to_play_again_leaves_a_five_to_beat():
    state = reef("c5 c6 c10", "p4 p6 p9", "c5", "p7", **ON_ALPHA)
    play(state, "play c5", "let", "decline")
    assert cards_to_play(state) == {"p6", "p9"}
    assert told(play(state, "pass"), "round") == [{"seat": 1, "number": 2}]


@rule("CP-P9")
def test_who_has_no_higher_card_is_asked_all_the_same():
    state = reef("c5 c3 c1", "p6 p9", "c5", "p7", **ON_ALPHA)
    play(state, "play c5", "let")
    assert (to_decide(state), moves(state)) == (1, {"decline"})


@rule("CP-P9")
def test_a_second_five_is_no_higher():
    state = reef("c5 p5 c6", "p6 p9", "c5", "p7", **ON_ALPHA)
    play(state, "play c5", "let")
    assert cards_to_play(state) == {"c6"}


@rule("CP-P9")
def test_one_may_not_resist_ones_own_card():
    state = reef("c5 c1 c6 c10", "p6 p9", "c5", "p7", **ON_ALPHA)
    play(state, "play c5")
    assert why(state, "resist c1", player=1) == ["CP-16"]
    play(state, "let")
    assert why(state, "resist c1") == ["CP-P3"]


@rule("CP-26", "CP-25")
def test_seven_draws_a_card_then_discards_one():
    state = reef("c7 c6", "p6 p9", "c9", "p5", **ON_ALPHA)
    events = play(state, "play c7", "let")
    assert told(events, "drew", 1) == [{"seat": 1, "cards": ["c9"], "number": 1}]
    assert told(events, "drew", 2) == told(events, "drew") == [{"seat": 1, "cards": ["c?"], "number": 1}]
    assert moves(state) == {"discard c6", "discard c9"}
    play(state, "discard c9")
    assert (hand(state, 1), pile(state, 1), at(state, "down", 1)) == ("c6", "", ["c9"])


@rule("CP-32")
def test_eight_reverses_the_order_for_one_card():
    state = reef("c8 c6 c10", "p2 p7 p9", "c5", "p5", **ON_ALPHA)
    events = play(state, "play c8", "let")
    assert told(events, "bound")[0]["seat"] == 2
    assert cards_to_play(state) == {"p2", "p7"}
    play(state, "play p2", "let", "discard p9")
    assert cards_to_play(state) == {"c6", "c10"}


@rule("CP-28")
def test_nine_shuffles_a_card_into_the_pile_it_came_from():
    for card, owner in (("c6", 1), ("p7", 2)):
        state = reef("c9 c6 p7", "p6 p10", "c5", "p5", **ON_ALPHA)
        play(state, "play c9", "let")
        assert moves(state) == {"reshuffle c6", "reshuffle p7"}
        events = play(state, f"reshuffle {card}")
        assert card in pile(state, owner)
        assert card not in pile(state, 3 - owner) + hand(state, 1)
        assert told(events, "reshuffled", 1) == [{"seat": 1, "card": card}]
        assert told(events, "reshuffled", 2) == [{"seat": 1, "card": f"{card[0]}?"}]
        assert to_decide(state) == 2


@rule("CP-28")
def test_a_card_of_the_pile_may_come_again():
    """One of six cards in the pile, four of which are drawn: it comes two times out of three."""
    came = 0
    for seed in range(60):
        state = reef("c9 c6 c10", "p6 p10", "c1 c2 c3 c5 c7", "p5", **ON_ALPHA)
        play(state, "play c9", "let", "reshuffle c6", "pass", seed=seed)
        came += "c6" in hand(state, 1).split()
    assert 25 < came < 55


@rule("CP-25", "CP-P10")
def test_ten_steals_a_random_card():
    stolen = set()
    for seed in range(30):
        state = reef("c10 c6", "p6 p9 c2", "c5", "p5", **ON_ALPHA)
        play(state, "play c10")
        events = play(state, "let", seed=seed)
        [told_both] = told(events, "stole", 1)
        assert told(events, "stole", 2) == [told_both]
        assert told(events, "stole") == [{"seat": 1, "card": f"{told_both['card'][0]}?"}]
        assert sorted(hand(state, 1).split()) == sorted(["c6", told_both["card"]])
        assert len(at(state, "hands", 2)) == 2
        stolen.add(told_both["card"])
    assert stolen == {"p6", "p9", "c2"}


@rule("CP-P10")
def test_nothing_is_stolen_from_an_empty_hand():
    state = reef("c10 c6", "", "c5", "p5 p6", **ON_ALPHA)
    events = play(state, "play c10")
    assert told(events, "stole") == []
    assert to_decide(state) == 1  # the round is over: player 2 had nothing to play


@rule("CP-P10")
@pytest.mark.parametrize(
    ("theirs", "pile2", "warned"),
    [("p6", "", ["c10"]), ("p6 p9", "", []), ("p6", "p5", [])],
)
def test_one_is_warned_of_stealing_the_last_card(theirs, pile2, warned):
    state = reef("c10 c6", theirs, "c5", pile2, **ON_ALPHA)
    assert view(state, 1)["gifts"] == warned
    assert view(state, 2)["gifts"] == view(state, None)["gifts"] == []


def test_omega_ends_the_round_and_its_player_opens_the_next():
    state = reef("comega c6", "p6 p9", "c5 c7", "p5", **ON_ALPHA)
    events = play(state, "play comega")
    assert kinds(events) == ["played", "round", "drew", "drew"]
    assert to_decide(state) == 1
