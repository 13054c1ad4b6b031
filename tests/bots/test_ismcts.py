"""The search for games with something hidden, on a tiny game of plans in secret, answers out of turn and drawn cards."""

import itertools
from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from estran.bots import BOTS, bots_of, player
from estran.bots.ismcts import Ismcts
from estran.bots.mcts import Mcts
from estran.bots.tree import NOTHING, ROOT, Tree
from estran.core.bag import Bag
from estran.core.budget import Budget
from estran.core.chance import Quick
from estran.core.conformance import Broken, check_honest, combinations
from estran.games import GAMES, game
from tests.core.tidepool import CANCEL, GAME, PASS, Card, Tidepool

SMALL = {"mcts": "mcts:20", "ismcts": "ismcts:20", "alphabeta": "alphabeta:100"}
"""Enough thought to go wrong with."""


def bot() -> Ismcts:
    return Ismcts(GAME.lesson, GAME.actions)


def deal(seed: int = 1, moves: int = 0, players: int = 2, together: bool = False) -> Tidepool:
    picks = Quick(seed)
    state = GAME.new({"players": players, "together": together}, picks)
    for _ in range(moves):
        if (seat := state.next_seat()) < 0:
            break
        actions = state.legal(seat)
        state.play(seat, actions[picks.below(len(actions))], picks)
    return state


@pytest.mark.parametrize("options", list(combinations(GAME)), ids=str)
def test_it_plays_what_is_legal_to_the_end(options: dict) -> None:
    state, luck, seats = GAME.new(options, Quick(2)), Quick(1), player("ismcts:30", GAME, options["players"])
    while pending := state.pending():
        seat = pending[-1]  # where several owe a decision, anyone may make theirs first
        state.apply(seat, seats.choose(state, seat, luck), luck)
    assert state.outcome()


def test_the_same_seed_and_simulations_give_the_same_search() -> None:
    """Interpreted and compiled, and whatever the bot thought about before: a change here is a change of behaviour."""
    used, found = bot(), []
    used.choose(deal(9), 0, Budget(simulations=50), Quick(3))
    for moves in (0, 5, 30):
        state = deal(4, moves)
        seat = state.pending()[-1]
        searches = []
        for one in (bot(), used, bot()):
            tree = one.search(state, seat, Budget(simulations=200), Quick(1))
            searches.append((one.nodes, [(tree.action[child], tree.visits[child]) for child in siblings(tree, tree.child[ROOT])]))
        assert searches[0] == searches[1] == searches[2]
        found.append(searches[0])
    assert found == [(201, [(2, 27), (0, 173)]), (201, [(2, 11), (1, 189)]), (17, [(6, 192), (5, 8)])]


def every_bot() -> list[tuple[str, str]]:
    """All but those of Oh Crab!, which weigh whole turns of long games: test_oh_crab.py asks them here and there."""
    found = [(id, name) for id in GAMES for name in bots_of(game(id)) if (id, name) not in (("oh_crab", "greedy"), ("oh_crab", "ismcts"))]
    return found + [("tidepool", name) for name in bots_of(GAME)]


@pytest.mark.parametrize(("id", "name"), every_bot())
def test_bots_choose_by_what_their_seat_knows(id: str, name: str) -> None:
    found = GAME if id == "tidepool" else game(id)
    options = found.checked({})
    sits = player(SMALL.get(name, name), found, int(options["players"]))
    assert check_honest(found, sits.choose, options, seed=2) > 5


def test_a_cheat_is_caught() -> None:
    def peeks(state: Tidepool, seat: int, chance: Quick) -> int:
        held = sum(card.value for hand in state.hands for card in hand)
        return state.legal(seat)[held % len(state.legal(seat))]

    with pytest.raises(Broken, match="chooses by what it cannot know"):
        check_honest(GAME, peeks, GAME.checked({}))


def test_thinking_leaves_the_state_alone() -> None:
    state = deal(3, 4)
    before = GAME.position(state)
    bot().choose(state, state.next_seat(), Budget(simulations=40), Quick(1))
    assert GAME.position(state) == before


def test_the_tree_adds_up() -> None:
    """Each simulation adds one choice and goes down one line; a choice is made no oftener than it is available."""
    state, search = deal(5, 3), bot()
    seat = state.next_seat()
    tree = search.search(state, seat, Budget(simulations=300), Quick(1))
    assert tree.visits[ROOT] == 300
    assert len(tree.visits) == search.nodes == len(search.available)
    for node in range(1, len(tree.visits)):
        assert tree.visits[node] <= search.available[node] <= 300
        assert 0 <= tree.total[node] <= tree.visits[node]
    children = list(siblings(tree, tree.child[ROOT]))
    assert sorted(tree.action[child] for child in children) == state.legal(seat)
    assert {tree.seat[child] for child in children} == {seat}
    assert all(search.available[child] >= 300 - len(children) for child in children), "its own choices are there in every world"
    assert sum(tree.visits[child] for child in children) == 300


def test_a_choice_competes_only_where_it_can_be_made() -> None:
    """The other can cancel in some worlds only: in the rest that choice is not counted as passed over."""
    search = bot()
    tree = search.search(deal(5), 0, Budget(simulations=600), Quick(1))
    parents = {child: node for node in range(len(tree.visits)) for child in siblings(tree, tree.child[node])}
    seldom = [node for node in parents if tree.action[node] == CANCEL and search.available[node] < tree.visits[parents[node]] - 5]
    assert seldom
    always = [node for node in parents if tree.action[node] == PASS and tree.visits[parents[node]] > 20]
    assert all(search.available[node] >= tree.visits[parents[node]] - 2 for node in always)


def siblings(tree: Tree, child: int) -> Iterator[int]:
    while child != NOTHING:
        yield child
        child = tree.sibling[child]


def race(cards: list[list[int]], crabs: list[list[int]]) -> Tidepool:
    """These hands and crabs, and no 3 left in the bag: nobody can cancel."""
    state = Tidepool(2, False)
    state.crabs = crabs
    state.hands = [[Card(value, 1 << seat) for value in hand] for seat, hand in enumerate(cards)]
    for hand in state.hands:
        for card in hand:
            if card.value != 3:
                state.bag.counts[card.value] -= 1
    state.bag = Bag(vec[i64]([0, state.bag.counts[1], state.bag.counts[2], 0]), vec[i64]([]))
    return state


def test_it_takes_the_card_that_wins() -> None:
    """With the 3 both crabs are home and the round is the last, one ahead of whatever the other plays; with the 1 the race goes on."""
    state = race([[1, 3], [1, 1]], [[7, 4], [7, 3]])
    assert bot().choose(state, 0, Budget(simulations=400), Quick(1)) == 2


def test_seats_that_plan_at_once_each_plan_for_themselves() -> None:
    state = race([[1, 1], [1, 3]], [[7, 1], [7, 4]])
    assert state.pending() == [0, 1]
    assert bot().choose(state, 1, Budget(simulations=400), Quick(1)) == 2, "seat 2's choice, though seat 1 has not chosen yet"


@pytest.mark.parametrize("together", [False, True])
def test_more_thought_plays_better(together: bool) -> None:
    """A small match with fixed luck; alone against random, or both together against both at random."""
    scores = dict.fromkeys(("ismcts:60", "random"), 0.0)
    for number, spec in itertools.product(range(12), scores):
        bots = [player(spec, GAME, 2), player(spec if together else "random", GAME, 2)]
        luck = Quick(number)
        state = GAME.new({"players": 2, "together": together}, luck)
        while (seat := state.next_seat()) >= 0:
            state.play(seat, bots[seat].choose(state, seat, luck), luck)
        scores[spec] += state.score(0)
    assert scores["ismcts:60"] >= scores["random"] + 3, scores


def test_in_open_games_it_is_mcts() -> None:
    crabz = game("crabz")
    assert isinstance(player("ismcts:9", crabz, 3).bot, Mcts)
    assert isinstance(player("ismcts:9", GAME, 3).bot, Ismcts)


def test_budgets_end_a_search() -> None:
    state = deal(2)
    for budget in (Budget(simulations=1), Budget(nodes=1), Budget(seconds=0.02)):
        assert bot().choose(state, 0, budget, Quick(1)) in state.legal(0)
    assert bot().search(state, 0, Budget(nodes=20), Quick(1)).visits[ROOT] == 19
    assert BOTS["ismcts"].amount == 1000
