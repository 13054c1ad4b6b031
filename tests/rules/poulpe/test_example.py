"""The rulebook's example of a round, card by card: CP-32 to CP-35. Jeanne is player 1 with the crabs, Benoit player 2."""

from tests.rulemark import rule

from .reef import at, cards_to_play, hand, moves, pile, play, reef, round_pile, to_decide, told


def jeanne_opens():
    return reef("calpha c4 c4 c6 comega", "p1 p6 p8 p9 p10", "c1 c2 c3 c5 c7", "p2 p3 p4 p5 p7")


@rule("CP-32", "CP-33", "CP-34", "CP-35", "CP-11", "CP-18", "CP-20", "CP-22")
def test_the_example_of_a_round():
    state = jeanne_opens()
    play(state, "play c6")  # 1
    play(state, "play p8", "let")  # 2: Jeanne must play below 8
    assert cards_to_play(state) == {"c4"}
    play(state, "play c4")  # 3
    play(state, "resist p1")  # 4: no card is given
    assert (len(at(state, "hands", 1)), len(at(state, "hands", 2))) == (3, 3)
    play(state, "play c4", "let", "give calpha")  # 5
    assert hand(state, 2) == "calpha p6 p9 p10"
    play(state, "play p6")  # 6
    assert round_pile(state) == "1:c6 2:p8 1:c4 2:p1 1:c4 2:p6"
    assert moves(state) == {"play comega", "pass"}
    events = play(state, "pass")  # 7: Jeanne keeps her omega
    assert told(events, "round") == [{"seat": 2, "number": 6}]  # 8
    assert told(events, "drew") == [  # 9 and 10
        {"seat": 2, "cards": ["p?", "p?"], "number": 2},
        {"seat": 1, "cards": ["c?", "c?", "c?", "c?"], "number": 4},
    ]
    assert {"comega"} < set(hand(state, 1).split())
    assert {"calpha", "p9", "p10"} < set(hand(state, 2).split())
    assert to_decide(state) == 2  # 11
    assert cards_to_play(state) == set(hand(state, 2).split())


@rule("CP-32")
def test_after_the_card_under_an_eight_the_order_rises_again():
    state = reef("c6 c4 c3 c7", "p8 p5 p2 p9", "c5", "p7", round="2:p5")
    play(state, "play c6", "play p8", "let", "play c4", "let", "give c3")
    assert cards_to_play(state) == {"p5", "p9"}


@rule("CP-33", "CP-34")
def test_the_one_is_beaten_by_the_card_that_could_not_have_been_played_on_the_cancelled_one():
    """A second 4 is legal on the 1, though not on the 4 beneath."""
    state = jeanne_opens()
    play(state, "play c6", "play p8", "let", "play c4", "resist p1")
    assert cards_to_play(state) == {"c4", "comega"}


@rule("CP-35")
def test_the_hands_are_counted_as_in_the_example():
    state = jeanne_opens()
    play(state, "play c6", "play p8", "let", "play c4", "resist p1", "play c4", "let", "give calpha", "play p6")
    assert (len(at(state, "hands", 1)), len(at(state, "hands", 2))) == (1, 3)
    play(state, "pass")
    assert (len(at(state, "hands", 1)), len(at(state, "hands", 2))) == (5, 5)
    assert (len(pile(state, 1).split()), len(pile(state, 2).split())) == (1, 3)
