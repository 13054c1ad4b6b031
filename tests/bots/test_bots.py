"""Bots: legal, repeatable, and blind to what their seat cannot know."""

import pytest

from estran.bots import BOTS, Player, bots_of, player
from estran.bots.alphabeta import AlphaBeta
from estran.bots.mcts import Mcts
from estran.bots.playout import playouts
from estran.core.bot import Bot
from estran.core.budget import Budget
from estran.core.chance import Quick, Scripted
from estran.core.game import Recipe
from estran.core.refusal import Reason, Refused
from estran.games import game
from tests.core import tidepool
from tests.rules.crabz.naive import Beach

GAME = game("crabz")
SPECS = ["random", "clumsy", "greedy", "mcts:60", "alphabeta:300"]


def deal(players=2, seed=1, moves=0):
    picks = Quick(seed)
    state = GAME.new({"players": players}, picks)
    for _ in range(moves):
        if state.next_seat() < 0:
            break
        actions = state.legal(state.turn)
        state.play(state.turn, actions[picks.below(len(actions))], picks)
    return state


@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_chooses_what_is_legal_to_the_end(spec):
    state, luck, bot = deal(), Quick(1), player(spec, GAME, 2)
    decisions = 0
    while (seat := state.next_seat()) >= 0:
        state.apply(seat, bot.choose(state, seat, luck), luck)
        decisions += 1
    assert decisions > 5


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("spec", ["random", "greedy", "mcts:60"])
def test_a_bot_plays_with_any_number_of_players(spec, players):
    state, luck, bot = deal(players), Quick(1), player(spec, GAME, players)
    while (seat := state.next_seat()) >= 0:
        state.apply(seat, bot.choose(state, seat, luck), luck)
    assert sum(state.scores()) == pytest.approx(1)


@pytest.mark.parametrize("spec", SPECS)
def test_the_same_seed_and_budget_give_the_same_move(spec):
    state = deal(moves=4)
    moves = [player(spec, GAME, 2).choose(state, state.turn, Quick(5)) for _ in range(3)]
    used = player(spec, GAME, 2)
    used.choose(deal(seed=9), 0, Quick(2))  # what a bot thought about before does not count
    moves.append(used.choose(state, state.turn, Quick(5)))
    assert len(set(moves)) == 1


@pytest.mark.parametrize("spec", SPECS)
def test_thinking_leaves_the_game_alone(spec):
    state = deal(moves=6)
    before = GAME.position(state)
    player(spec, GAME, 2).choose(state, state.turn, Quick(5))
    assert GAME.position(state) == before


def test_fingerprints_of_the_searches():
    """Fixed seed and budget give a fixed number of nodes, interpreted and compiled: a change here is a change of behaviour."""
    state = deal(seed=3, moves=9)
    found = []
    for bot in (Mcts(), Mcts(GAME.lesson, trust=2, explore=1.2), AlphaBeta(GAME.lesson, GAME.actions)):
        move = bot.choose(state.clone(), state.turn, Budget(nodes=30_000, simulations=300), Quick(1))
        found.append((GAME.notation(state, state.turn, move), bot.nodes))
    assert found == [("e4-e2", 440), ("e3-d3", 762), ("c4-d5", 3256)]


class Spy(Bot):
    """Remembers what it was handed."""

    def __init__(self):
        self.handed = []

    def choose(self, state, seat, budget, chance):
        self.handed.append(state)
        return state.legal(seat)[0]


def test_a_bot_is_handed_a_sample_never_the_state():
    state, spy = tidepool.GAME.new({"players": 2, "together": False}, Quick(1)), Spy()
    seat_2 = Player("spy", spy, Budget())
    for seed in range(40):
        seat_2.choose(state, 1, Quick(seed))
    assert all(handed is not state for handed in spy.handed)
    hands = {tuple(sorted(card.value for card in handed.hands[0])) for handed in spy.handed}
    assert len(hands) > 2  # the other's hand is drawn anew, not shown
    views = {str(tidepool.GAME.view(handed, 1)) for handed in spy.handed}
    assert len(views) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_follows_its_definition(players):
    """Against the naive twin: own landings minus the others', plus twice the own visible crabs, after the move."""
    for seed in range(6):
        state = deal(players, seed, moves=3 * seed)
        if state.next_seat() < 0 or state.owed != 1:
            continue
        seat = state.turn
        worth = {}
        for action in state.legal(seat):
            after = state.clone()
            after.play(seat, action, Scripted([]))
            worth[action] = 10**6 if after.next_seat() < 0 else naive_worth(after, int(seat) + 1)
        chosen = player("greedy", GAME, players).choose(state, seat, Quick(seed))
        assert worth[chosen] == max(worth.values())


def naive_worth(state, me):
    position = GAME.position(state)
    beach = Beach(position["players"], position["cells"], position["to_move"], "move")
    playing = [seat for seat in range(1, position["players"] + 1) if seat not in position["out"]]
    mobility = {seat: len(beach.moves_of(seat)) for seat in playing}
    visible = sum(stack[-1][0] == str(me) for stack in position["cells"].values())
    return mobility[me] - sum(n for seat, n in mobility.items() if seat != me) + 2 * visible


WIN_IN_ONE = {"players": 2, "cells": {"c3": ["2S"], "c4": ["1L"], "b3": ["1M"]}, "to_move": 1, "out": [], "owes": "move"}


@pytest.mark.parametrize("spec", ["greedy", "mcts:400", "alphabeta:2000"])
def test_a_bot_takes_a_win(spec):
    state = GAME.from_position(WIN_IN_ONE)
    action = player(spec, GAME, 2).choose(state, 0, Quick(1))
    state.apply(0, action, Quick(1))
    assert state.scores() == [1.0, 0.0]


def test_alphabeta_agrees_with_plain_minimax():
    """Without its table, ordering and windows the search comes to the same worth: checked on small endgames to the end."""
    checked = 0
    for seed in range(40):
        state = deal(seed=seed, moves=14)
        if state.next_seat() < 0 or bin(state.occupied).count("1") > 5:
            continue
        seat = state.turn
        best = {action: solve(after(state, seat, action), seat, 10) for action in state.legal(seat)}
        if None in best.values():
            continue
        bot = AlphaBeta(GAME.lesson, GAME.actions)
        chosen = bot.choose(state.clone(), seat, Budget(nodes=400_000), Quick(1))
        assert best[chosen] == max(best.values()), GAME.position(state)
        checked += 1
    assert checked >= 5


def after(state, seat, action):
    copy = state.clone()
    copy.play(seat, action, Scripted([]))
    return copy


def solve(state, seat, depth):
    """The score that a seat can force, or None when it is further away than that."""
    mover = state.next_seat()
    if mover < 0:
        return state.score(seat)
    if depth == 0:
        return None
    scores = [solve(after(state, mover, action), seat, depth - 1) for action in state.legal(mover)]
    if None in scores:
        return None
    return max(scores) if mover == seat else min(scores)


def test_more_thought_plays_better():
    """A small duel with fixed luck; the real measure is benchmarks/strength.py."""
    bots = [player("alphabeta:2000", GAME, 2), player("random", GAME, 2)]
    score = 0.0
    for number in range(10):
        luck = Quick(number)
        state = GAME.new({"players": 2}, luck)
        while (seat := state.next_seat()) >= 0:
            state.play(seat, bots[(seat + number) % 2].choose(state, seat, luck), luck)
        score += state.score(number % 2)
    assert score >= 9


def test_playouts_count_only_real_choices():
    decisions = playouts([deal()], 20, Quick(1))
    assert 20 * 8 < decisions < 20 * 40
    over = GAME.from_position({"players": 2, "cells": {"b2": ["1S"]}, "to_move": 1, "out": []})
    assert playouts([over], 5, Quick(1)) == 0


@pytest.mark.parametrize(
    ("spec", "players", "sentence"),
    [
        ("chess", 2, 'There is no bot "chess" for crabz: the bots are random, clumsy, greedy, mcts, ismcts, alphabeta.'),
        ("", 2, 'There is no bot ""'),
        ("mcts:0", 2, '"mcts:0" is no budget'),
        ("mcts:-5", 2, "is no budget"),
        ("mcts:lots", 2, "is no budget"),
        ("mcts:0s", 2, "is no budget"),
        ("random:5", 2, "takes no budget"),
        ("alphabeta:x", 2, "write `alphabeta:20000` or `alphabeta:1s`"),
        ("alphabeta", 3, "only games of two players, not of 3"),
    ],
)
def test_a_bot_that_cannot_be_is_refused(spec, players, sentence):
    with pytest.raises(Refused, match=sentence):
        player(spec, GAME, players)


@pytest.mark.parametrize("spec", ["mcts", "alphabeta"])
def test_a_search_that_trusts_what_it_sees_refuses_hidden_games(spec):
    with pytest.raises(Refused, match="nothing is hidden"):
        player(spec, tidepool.GAME, 2)


@pytest.mark.parametrize(
    ("spec", "field", "value"), [("mcts:70", "simulations", 70), ("alphabeta:900", "nodes", 900), ("mcts:1.5s", "seconds", 1.5)]
)
def test_budgets_are_read(spec, field, value):
    assert getattr(player(spec, GAME, 2).budget, field) == value


def test_a_budget_of_one_is_enough_to_move():
    state = deal()
    for name in BOTS:
        bot = BOTS[name].make(GAME)
        assert bot.choose(state.clone(), state.turn, Budget(nodes=1, simulations=1), Quick(1)) in state.legal(state.turn)


def test_seconds_end_a_search():
    state = deal()
    for name in ("mcts", "alphabeta"):
        bot = BOTS[name].make(GAME)
        assert bot.choose(state.clone(), state.turn, Budget(seconds=0.05), Quick(1)) in state.legal(state.turn)
        assert bot.nodes > 1


class Pools(tidepool.TidepoolGame):
    """A game with bots of its own, one of which is better known under this name elsewhere."""

    def __init__(self):
        own = Recipe(lambda game: Thoughtful(), counts="simulations", amount=7, two_only=True)
        self.bots = {"spy": Recipe(lambda game: Spy()), "random": own}


class Thoughtful(Spy):
    def explain(self):
        return [Reason("", "game-over", {"handed": len(self.handed)})]


def test_a_game_brings_bots_of_its_own():
    game = Pools()
    assert list(bots_of(game)) == ["random", "clumsy", "greedy", "ismcts", "spy"], "those that need open games are not for this one"
    assert type(player("spy", game, 3).bot) is Spy
    own = player("random", game, 2)
    assert type(own.bot) is Thoughtful
    assert own.budget.simulations == 7
    assert player("random:50", game, 2).budget.simulations == 50
    for spec, players, sentence in (
        ("hal", 2, 'no bot "hal" for tidepool: the bots are random, clumsy, greedy, ismcts, spy'),
        ("spy:9", 2, "takes no budget"),
        ("random", 3, "of two players, not of 3"),
        ("mcts", 2, "nothing is hidden"),
    ):
        with pytest.raises(Refused, match=sentence):
            player(spec, game, players)


def test_a_bot_may_say_what_it_thought():
    state = tidepool.GAME.new({"players": 2, "together": False}, Quick(1))
    silent, thoughtful = player("random", GAME, 2), player("random", Pools(), 2)
    for number in (1, 2):
        thoughtful.choose(state, 0, Quick(1))
        assert [(reason.message, reason.args) for reason in thoughtful.explain()] == [("game-over", {"handed": number})]
    silent.choose(deal(), 0, Quick(1))
    assert silent.explain() == []
