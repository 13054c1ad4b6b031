"""What Crabe VS Poulpe teaches its bots. How strong they are is measured by benchmarks, not here: these matches are small and fixed."""

import pytest

from estran.bots import player
from estran.bots.ismcts import Ismcts
from estran.bots.tree import NOTHING, ROOT
from estran.core.budget import Budget
from estran.core.chance import Quick
from estran.core.conformance import check_honest
from estran.games import game
from estran.games.poulpe.rules.actions import PASS

GAME = game("poulpe")
MODES = ["symmetric", "asymmetric"]


def deal(mode="symmetric", seed=1, moves=0):
    picks = Quick(seed)
    state = GAME.new(GAME.checked({"mode": mode}), picks)
    for _ in range(moves):
        if (seat := state.next_seat()) < 0:
            break
        actions = state.legal(seat)
        state.play(seat, actions[picks.below(len(actions))], picks)
    return state


def match(bots, games, mode):
    """What the first of two bots gets, in seats that alternate."""
    score = 0.0
    for number in range(games):
        luck = Quick(number)
        state = GAME.new(GAME.checked({"mode": mode}), luck)
        while (seat := state.next_seat()) >= 0:
            state.play(seat, bots[(seat + number) % 2].choose(state, seat, luck), luck)
        score += state.score(number % 2)
    return score


@pytest.mark.parametrize("mode", MODES)
def test_greedy_beats_random(mode):
    assert match([player("greedy", GAME, 2), player("random", GAME, 2)], 60, mode) >= 54


@pytest.mark.parametrize("mode", MODES)
def test_ismcts_beats_random(mode):
    assert match([player("ismcts:40", GAME, 2), player("random", GAME, 2)], 12, mode) >= 11


@pytest.mark.parametrize("spec", ["greedy", "ismcts:30"])
@pytest.mark.parametrize("mode", MODES)
def test_bots_choose_by_what_their_seat_knows(spec, mode):
    assert check_honest(GAME, player(spec, GAME, 2).choose, GAME.checked({"mode": mode}), seed=4) > 20


@pytest.mark.parametrize("mode", MODES)
def test_what_both_hope_is_one_win(mode):
    for seed in range(8):
        state = deal(mode, seed, 6 * seed)
        if state.next_seat() < 0:
            continue
        hopes = [GAME.lesson.hope(state, seat) for seat in (0, 1)]
        assert sum(hopes) == pytest.approx(1)
        assert 0 < hopes[0] < 1


def test_hope_and_worth_know_who_is_ahead():
    """Of the same deal, the position in which the other has to draw a card more."""
    lesson, compared = GAME.lesson, 0
    for seed in range(6):
        state = deal(seed=seed)
        pile = state.pile(1)
        lowest = pile & -pile
        position = state.clone()
        position.cards[2] -= lowest if lowest in {4**kind for kind in range(24)} else lowest // 2
        compared += 1
        assert lesson.hope(position, 1) > lesson.hope(state, 1)
        assert lesson.worth(position, 1) > lesson.worth(state, 1)
        assert lesson.worth(position, 0) < lesson.worth(state, 0)
    assert compared


def test_worth_goes_by_what_the_seat_knows():
    for seed in range(10):
        state = deal(seed=seed, moves=5 * seed)
        for seat in (0, 1):
            if state.next_seat() >= 0:
                worths = {GAME.lesson.worth(state.sample(seat, Quick(n)), seat) for n in range(5)}
                assert len(worths) == 1


def test_passing_is_what_one_does_last():
    urgencies = []
    for seed in range(30):
        state = deal(seed=seed, moves=seed)
        if (seat := state.next_seat()) >= 0 and PASS in state.legal(seat):
            found = {action: GAME.lesson.urgency(state, seat, action) for action in state.legal(seat)}
            assert min(found, key=found.__getitem__) == PASS
            urgencies += [urgency for action, urgency in found.items() if action != PASS]
    assert len(set(urgencies)) > 5


def test_fingerprint_of_the_search():
    """Fixed seed and budget give a fixed search, interpreted and compiled: a change here is a change of behaviour."""
    found = []
    for mode, seed, moves in (("symmetric", 3, 0), ("symmetric", 4, 21), ("asymmetric", 7, 10)):
        state, bot = deal(mode, seed, moves), Ismcts(GAME.lesson, GAME.actions)
        seat = state.next_seat()
        tree = bot.search(state, seat, Budget(simulations=200), Quick(1))
        visits = {}
        child = tree.child[ROOT]
        while child != NOTHING:
            visits[GAME.notation(state, seat, tree.action[child])] = tree.visits[child]
            child = tree.sibling[child]
        found.append(visits)
    assert found == [
        {"play c10": 32, "play c7": 41, "play c2": 40, "play c3": 39, "play c4": 48},
        {"pass": 40, "play c7": 68, "play c4": 92},
        {"play c8": 43, "play comega": 57, "play c9": 52, "play c2": 48},
    ]
