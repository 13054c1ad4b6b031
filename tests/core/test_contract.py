"""The contract carries what the games need, shown one by one on the tiny game."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from estran.core.bag import Bag
from estran.core.chance import Drawn, Quick, Scripted, secret_of
from estran.core.event import Log
from estran.core.refusal import IllegalAction, Refused
from estran.core.steps import Steps

from .tidepool import CANCEL, CRAB, GAME, PASS, PUSH, SHOVE, Card


def deal(players=2, together=False, seed=1):
    return GAME.new({"players": players, "together": together}, Quick(seed))


def give(state, *hands):
    state.hands = [[Card(value, 2**seat) for value in hand] for seat, hand in enumerate(hands)]


def play(state, seat, action, log=None, draws=()):
    state.apply(seat, action, Scripted(list(draws)) if draws else Quick(1), log)


def test_several_seats_plan_at_once_and_in_any_order():
    state = deal(players=3)
    assert state.pending() == [0, 1, 2]
    play(state, 2, state.legal(2)[0])
    assert state.pending() == [0, 1]
    play(state, 0, state.legal(0)[0])
    assert state.pending() == [1]
    with pytest.raises(IllegalAction):
        play(state, 0, state.legal(0)[0])


def test_a_plan_is_told_only_to_its_own_seat():
    state = deal()
    give(state, [1, 2], [2, 2])
    log = Log()
    play(state, 0, 0, log)
    [event] = log.events
    assert GAME.tell(event, 0) == {"kind": "planned", "seat": 1, "card": 1}
    assert GAME.tell(event, 1) == GAME.tell(event, None) == {"kind": "planned", "seat": 1}


def test_everyone_who_could_answer_is_asked_out_of_turn():
    state = deal(players=3)
    give(state, [1, 1], [2, 3], [2, 2])
    for seat, action in enumerate([0, 1, 1]):
        play(state, seat, action)
    assert state.pending() == [1, 2]  # seat 3 holds no 3 and is asked all the same
    assert state.legal(1) == [PASS, CANCEL]
    assert state.legal(2) == [PASS]
    play(state, 1, CANCEL)
    play(state, 2, PASS)
    assert state.crabs[0] == [0, 0]
    assert state.discarded[3] == 1


def test_a_decision_has_parts_that_are_asked_one_after_the_other():
    state = deal()
    give(state, [2, 1], [1, 1])
    state.crabs = [[1, 0], [3, 0]]
    play(state, 0, 1)
    play(state, 1, 0)
    play(state, 1, PASS, draws=[0])
    assert state.pending() == [0]
    assert state.legal(0) == [CRAB, CRAB + 1]  # two crabs for one player
    play(state, 0, CRAB)
    assert state.steps.kind() == SHOVE
    assert state.legal(0) == [PUSH, PUSH + 1]
    play(state, 0, PUSH + 1)
    assert state.crabs == [[3, 0], [1, 0]]


def test_a_seat_remembers_what_it_has_seen():
    state = deal()
    give(state, [2, 1], [3, 3])
    state.bag = Bag(vec[i64]([0, 4, 4, 3]), vec[i64]([]))
    state.discarded = [0, 0, 0, 0]
    play(state, 0, 1)
    play(state, 1, 2)
    play(state, 1, PASS, draws=[1])  # seat 1's card 2 lets it look at one card of seat 2
    assert GAME.view(state, 0)["known"][1] == [3]
    assert GAME.view(state, None)["known"][1] == []
    for seed in range(20):
        sample = state.sample(0, Quick(seed))
        assert 3 in [card.value for card in sample.hands[1]]


def test_samples_differ_in_what_a_seat_cannot_know():
    state = deal()
    hands = {tuple(card.value for card in state.sample(0, Quick(seed)).hands[1]) for seed in range(60)}
    assert len(hands) > 3
    own = {tuple(sorted(card.value for card in state.sample(0, Quick(seed)).hands[0])) for seed in range(60)}
    assert len(own) == 1


def test_together_all_score_alike():
    scores = set()
    for seed in range(60):
        state, picks = deal(together=True, seed=seed), Quick(seed)
        while (seat := state.next_seat()) >= 0:
            actions = state.legal(seat)
            state.play(seat, actions[picks.below(len(actions))], picks)
        scores.add(tuple(state.scores()))
    assert scores == {(0.0, 0.0), (1.0, 1.0)}


def test_games_without_a_rule_for_it_refuse_to_resign_or_draw():
    state = deal()
    with pytest.raises(Refused, match="cannot be resigned"):
        state.resign(0, Quick(1))
    with pytest.raises(Refused, match="no draws"):
        state.agree_draw()


def test_steps_are_a_stack_whose_clones_do_not_share():
    steps = Steps()
    assert (len(steps), steps.kind()) == (0, -1)
    steps.push(1, 0, 5)
    copy = steps.clone()
    steps.push(2, 1)
    assert (steps.kind(), steps.seat(), steps.data()) == (2, 1, 0)
    assert copy.listed() == [(1, 0, 5)]
    copy.push(3, 3, 3)
    steps.pop()
    assert steps.listed() == [(1, 0, 5)]


def test_a_bag_draws_each_card_as_often_as_it_holds_it():
    drawn = [0, 0, 0]
    for seed in range(3000):
        drawn[Bag(vec[i64]([1, 0, 3]), vec[i64]([])).draw(Drawn(secret_of(seed), 0))] += 1
    assert drawn[1] == 0
    assert 650 < drawn[0] < 850
    assert sum(drawn) == 3000


def test_a_bag_gives_its_known_top_first_and_complains_when_empty():
    bag = Bag(vec[i64]([0, 1]), vec[i64]([]))
    bag.put_on_top(0)
    copy = bag.clone()
    assert len(bag) == 2
    assert [bag.draw(Scripted([0])), bag.draw(Scripted([0]))] == [0, 1]
    assert (len(bag), len(copy)) == (0, 2)
    with pytest.raises(ValueError, match="empty"):
        bag.draw(Quick(1))
    bag.put(1)
    assert bag.draw(Scripted([0])) == 1
