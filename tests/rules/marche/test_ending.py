"""How it ends: MC-01, MC-03, MC-27 to MC-30, MC-L14, MC-L21, and giving up."""

import pytest

from estran.core import IllegalAction, Log, Quick, Refused
from estran.core.words import say
from tests.rulemark import rule

from .beach import GAME, beach, look, play, random_game, told, why

SEVEN = "flip-flop can sunglasses tyre mattress mask petrol"
"""With the net, these are the eight brothers."""


def almost_free(players=2, **given):
    """Seven brothers are free, and the net lies in Soleil's row."""
    return beach(players, to_move=2, crabs="a6", freed=SEVEN, **given)


# -- winning


@rule("MC-03", "MC-29", "MC-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_win_when_the_eighth_brother_is_free(players):
    state = almost_free(players, shrimps=3)
    events = play(state, "move f6")
    assert told(events, "ended")[0]["reason"] == "marche-freed"
    assert state.scores() == [1.0] * players
    outcome = state.outcome()
    assert outcome.reason == "marche-freed"
    assert outcome.winners == list(range(players))
    assert outcome.ranks == (1,) * players
    assert state.pending() == []
    assert why(state, "stay", player=1) == ["MC-29"]


@rule("MC-29")
def test_seven_brothers_are_not_enough():
    state = beach(to_move=2, crabs="a6", freed=SEVEN.removesuffix(" petrol"))
    play(state, "move f6", row=1)
    assert look(state)["to_free"] == 1
    assert state.outcome() is None


@rule("MC-29")
@pytest.mark.parametrize("shrimps", [0, 1, 2, 3, 4, 5, 6, 7])
def test_the_shrimps_left_are_the_points(shrimps):
    state = almost_free(shrimps=shrimps)
    play(state, "move f6")
    assert state.outcome().points == (shrimps, shrimps)


@rule("MC-29", "MC-L14")
def test_the_last_move_is_paid_before_points_are_counted():
    state = almost_free(shrimps=3, tourteaux="d6")
    play(state, "move f6")
    assert state.outcome().points == (2, 2)


BANDS = {
    "en": ["nothing has changed", "the beach is yours", "total victory"],
    "fr": ["rien n'a changé", "la plage est à vous", "victoire totale"],
}


@rule("MC-30", "MC-L21")
@pytest.mark.parametrize(("points", "band"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2), (7, 2)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_the_points_are_worth(points, band, language):
    state = almost_free(shrimps=points)
    play(state, "move f6")
    outcome = state.outcome()
    said = say(language, outcome.reason, winners="", points=outcome.points[0])
    assert [words in said for words in BANDS[language]] == [n == band for n in range(3)]


@rule("MC-L14")
def test_the_win_comes_before_the_next_card():
    """Every row is full, so that any card would lose."""
    full = " ".join(cell for cell in look(beach(freed=SEVEN))["blank"] if cell[1] != "6")
    state = almost_free(tourteaux=f"{full} a6 b6 d6 e6", came="1 2 3 4 5")
    play(state, "move f6")
    assert look(state)["over"] == "freed"


@rule("MC-L14", "MC-27")
@pytest.mark.parametrize(("shrimps", "over"), [(1, "caught"), (2, "freed")])
def test_the_eighth_brother_of_a_timid_crab_must_be_paid(shrimps, over):
    state = beach(4, 3, crabs="b2", freed="flip-flop can sunglasses net mattress mask petrol", shrimps=shrimps)
    play(state, "move d4")
    assert look(state)["over"] == over
    assert look(state)["to_free"] == (0 if over == "freed" else 1)


# -- losing


@rule("MC-27", "MC-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_lose_when_there_are_not_enough_shrimps(players):
    state = beach(players, to_move=2, crabs="a3", shrimps=1)
    events = play(state, "move c3")
    assert told(events, "moved") == [{"seat": 2, "start": "a3", "end": "c3", "price": 2}]
    assert told(events, "ended")[0]["reason"] == "marche-caught"
    assert state.scores() == [0.0] * players
    assert state.outcome().winners == []
    assert state.outcome().points == ()
    assert why(state, "stay", player=1) == ["MC-27"]


@rule("MC-27")
def test_nothing_springs_and_nobody_is_freed_unpaid():
    state = beach(to_move=2, crabs="a3", shrimps=1)
    before = look(state)
    events = play(state, "move c3")
    after = look(state)
    assert [event.kind for event in events] == ["moved", "ended"]
    for what in ("objects", "tourteaux", "bare", "freed", "sprung", "shrimps"):
        assert after[what] == before[what]
    timid = beach(4, 3, crabs="b2", shrimps=1)
    play(timid, "move d4")
    assert look(timid)["over"] == "caught"
    assert look(timid)["freed"] == []


@rule("MC-28", "MC-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_lose_when_no_tourteau_can_appear(players):
    state = beach(players, crabs="a3", tourteaux="b1 c1 e1 f1")
    play(state.clone(), "stay", row=2)
    events = play(state, "stay", row=1)
    assert told(events, "drew") == [{"seat": 2, "row": 1}]
    assert told(events, "ended")[0]["reason"] == "marche-crowded"
    assert state.scores() == [0.0] * players
    assert state.outcome().winners == []
    assert why(state, "appear a1", player=2) == ["MC-28"]


@rule("MC-28")
def test_a_row_with_a_blank_card_goes_on():
    state = beach(crabs="a3", tourteaux="b1 c1 e1")
    play(state, "stay", row=1)
    assert look(state)["over"] == ""


@rule("MC-28")
def test_no_game_takes_more_than_twenty_four_turns():
    """Who always stays on a blank card off the rows' last ones lasts longest."""
    longest = max(look(random_game(seed, shrimps=7))["turn"] for seed in range(200))
    assert 15 < longest <= 25
    for seed in range(30):
        state, chance = random_game(seed, 0), Quick(seed)
        while (seat := state.next_seat()) >= 0:
            state.play(seat, state.legal(seat)[0], chance)
        assert look(state)["turn"] <= 25


# -- giving up


@rule("MC-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_gives_up_gives_up_for_all(players):
    for seat in range(players):
        state, log = random_game(seed=1, decisions=5, players=players), Log()
        before = look(state)
        state.resign(seat, Quick(1), log)
        assert [event.kind for event in log.events] == ["resigned", "ended"]
        assert told(log.events, "resigned") == [{"seat": seat + 1}]
        assert state.outcome().reason == "marche-given-up"
        assert state.scores() == [0.0] * players
        assert look(state)["tourteaux"] == before["tourteaux"]
        assert why(state, "stay", player=1) == ["MC-01"]


@rule("MC-01")
def test_there_is_nothing_to_give_up_once_it_is_over():
    state = random_game(seed=1)
    assert state.outcome() is not None
    with pytest.raises(Refused, match="over"):
        state.resign(0, Quick(1))
    with pytest.raises(Refused, match="seat 3"):
        random_game(seed=1, decisions=2).resign(2, Quick(1))


@rule("MC-01")
def test_all_or_nobody_wins_so_there_is_no_draw():
    with pytest.raises(Refused, match="no draws"):
        random_game(seed=1, decisions=3).agree_draw()


def test_nothing_is_played_once_it_is_over():
    state = random_game(seed=1)
    before = GAME.position(state)
    with pytest.raises(IllegalAction):
        state.apply(0, 72, Quick(1))
    assert GAME.position(state) == before
