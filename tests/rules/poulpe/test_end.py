"""How it ends: CP-10, CP-23, CP-P1, CP-P2, CP-P13, and giving up."""

import pytest

from estran.core import Log, Refused
from estran.core.chance import Quick
from tests.rulemark import rule

from .reef import GAME, asymmetric, at, hand, kinds, moves, play, random_game, reef, step, to_decide, told, why, winner

NO_LUCK = Quick(1)


@rule("CP-10", "CP-23")
def test_whoever_plays_their_last_card_with_no_pile_wins():
    state = reef("c6", "p6 p7", "", "p5", round="2:p1")
    events = play(state, "play c6")
    assert winner(state) == 1
    assert told(events, "ended") == [{"reason": "poulpe-out-of-cards", "seats": [1]}]
    assert state.outcome().reason == "poulpe-out-of-cards"
    assert state.outcome().winners == [0]
    assert state.scores() == [1, 0]
    assert to_decide(state) == 0


@rule("CP-10")
def test_an_empty_hand_does_not_win_while_there_is_a_pile():
    state = reef("c6", "p7 p9", "c5 c8", "p5", round="2:p1")
    play(state, "play c6")
    assert winner(state) == 0
    play(state, "pass")
    assert hand(state, 1) == "c5 c8"


@rule("CP-10")
def test_an_empty_pile_does_not_win_while_there_is_a_hand():
    state = reef("c6 c7", "p7 p9", "", "p5", round="2:p1")
    play(state, "play c6")
    assert winner(state) == 0


@rule("CP-23")
def test_discarding_the_last_card_wins():
    state = reef("c2 c6", "p6 p7", "", "p5", round="2:p1")
    events = play(state, "play c2", "let", "discard c6")
    assert winner(state) == 1
    assert kinds(events)[-2:] == ["discarded", "ended"]


@rule("CP-23", "CP-P10")
def test_having_the_last_card_stolen_wins():
    state = reef("c10 c6", "p6", "c5", "", round="2:p1")
    events = play(state, "play c10", "let")
    assert winner(state) == 2
    assert told(events, "stole", 1) == [{"seat": 1, "card": "p6"}]
    assert state.scores() == [0, 1]


@rule("CP-P10", "CP-23")
def test_having_the_last_card_taken_by_a_tentacle_wins():
    state = asymmetric("p3 c6", "p6", "c5", "", round="2:p1")
    play(state, "play p3", "let", "take p6")
    assert winner(state) == 2


@rule("CP-23")
def test_nothing_is_played_once_it_is_over():
    state = reef("c6", "p6 p7", "", "p5", round="2:p1")
    play(state, "play c6")
    assert why(state, "play p7", player=2) == ["CP-23"]
    with pytest.raises(Refused, match="over"):
        state.resign(0, NO_LUCK)


@rule("CP-P1")
def test_giving_the_last_card_wins():
    state = reef("c4 c6", "p6 p7", "", "p5", round="2:p1")
    play(state, "play c4", "let", "give c6")
    assert winner(state) == 1


@rule("CP-P1")
def test_reshuffling_a_card_of_the_opponent_as_the_last_one_wins():
    state = reef("c9 p7", "p6 p10", "", "p5", round="2:p1")
    play(state, "play c9", "let", "reshuffle p7")
    assert winner(state) == 1
    assert at(state, "piles", 2) == ["p5", "p7"]


@rule("CP-P1", "CP-P13")
def test_reshuffling_ones_own_last_card_never_wins():
    state = reef("c9 c7", "p6 p10", "", "p5", round="2:p1")
    play(state, "play c9", "let", "reshuffle c7")
    assert winner(state) == 0
    assert at(state, "piles", 1) == ["c7"]


@rule("CP-P1")
def test_one_looks_after_every_single_step():
    """The card that Tentacule takes leaves player 2 with none: that is looked at before player 1 gives one."""
    state = asymmetric("p3 c6", "p6", "", "", round="2:p1")
    events = play(state, "play p3", "let", "take p6")
    assert kinds(events)[-2:] == ["took", "ended"]
    assert winner(state) == 2


@rule("CP-P2")
@pytest.mark.parametrize("card", ["c4", "c7", "c8", "c10", "comega"])
def test_a_last_card_wins_before_its_effect_and_before_a_resister(card):
    state = reef(card, "p1 p7", "", "p5", round="2:p1")
    events = play(state, f"play {card}")
    assert winner(state) == 1
    assert kinds(events) == ["played", "ended"]
    assert hand(state, 2) == "p1 p7"


@rule("CP-P2")
def test_a_resister_can_be_the_last_card():
    state = reef("c4 c6", "p1", "c5", "", round="2:p1")
    events = play(state, "play c4", "resist p1")
    assert winner(state) == 2
    assert kinds(events) == ["played", "resisted", "ended"]


@rule("CP-P13")
def test_an_empty_pile_can_be_filled_again():
    state = reef("c9 c7 c8", "p10 p10", "", "p5", round="2:p1")
    play(state, "play c9", "let", "reshuffle c7")
    assert at(state, "piles", 1) == ["c7"]
    play(state, "pass")
    assert hand(state, 1) == "c7 c8"


@rule("CP-P13")
def test_a_pile_that_was_filled_again_counts_as_not_empty():
    """Player 2 puts a crab back into player 1's empty pile; the last card that player 1 plays then wins nothing."""
    state = reef("c10", "p9 c6 p10", "", "p5", round="1:c5", to_play=2)
    play(state, "play p9", "let", "reshuffle c6", "play c10")
    assert winner(state) == 0


# -- giving up, and draws


@pytest.mark.parametrize("seat", [0, 1])
def test_who_resigns_has_lost(seat):
    state, log = random_game(3, 12), Log()
    state.resign(seat, NO_LUCK, log)
    assert winner(state) == 2 - seat
    assert state.outcome().reason == "poulpe-resigned"
    assert told(log.events, "resigned") == [{"seat": seat + 1}]
    assert GAME.from_position(GAME.position(state)).outcome() == state.outcome()
    with pytest.raises(Refused, match="over"):
        state.resign(seat, NO_LUCK)


def test_there_are_no_draws():
    with pytest.raises(Refused, match="no draws"):
        random_game(3, 12).agree_draw()


@rule("CP-19", "CP-P14")
def test_every_game_ends_for_every_card_played_is_gone():
    """A round needs a card, and no card is played twice: no game is longer than the 48 cards that there are."""
    for seed in range(60):
        state, log, chance = random_game(seed, 0, mode="asymmetric" if seed % 2 else "symmetric"), Log(), Quick(seed)
        while step(state, chance, log):
            pass
        laid = told(log.events, "played") + told(log.events, "resisted")
        assert len(laid) <= 48
        assert all(sum(one["card"] == other["card"] for other in laid) <= 2 for one in laid)
        assert moves_left(state) == 0


def moves_left(state):
    return len(moves(state)) if to_decide(state) else 0
