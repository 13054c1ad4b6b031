"""What Oh Crab! teaches its bots. How strong they are is measured by benchmarks, not here: these matches are small and fixed."""

from collections import Counter

import pytest

from estran.bots import player
from estran.core.budget import Budget
from estran.core.build import compiled
from estran.core.chance import Chance, Quick
from estran.core.conformance import check_honest
from estran.core.words import LANGUAGES, has, say
from estran.games import game
from estran.games.oh_crab.bot.deck import Deck
from estran.games.oh_crab.bot.heuristic import CARDS_WEIGHED, Heuristic, promising
from estran.games.oh_crab.bot.lesson import east, west
from estran.games.oh_crab.bot.plan import Plan, known
from estran.games.oh_crab.bot.search import TurnSearch
from estran.games.oh_crab.bot.turns import Turns
from estran.games.oh_crab.bot.ways import Ways
from estran.games.oh_crab.bot.weights import Weights
from estran.games.oh_crab.rules.board import AHEAD, COLUMNS, CURRENT, INACCESSIBLE, NOWHERE, REEDS, SEA, SHORTCUT
from estran.games.oh_crab.rules.cards import LEFT_SIDE, MOST_CARDS, RIGHT_SIDE
from estran.games.oh_crab.rules.setup import ACTING, ACTIVE, BEGUN, CRAB, DISCARDED, DOWN, HAND, OVER, PHASE, PLANNING, PURSE, ROUND, WHERE
from tests.rules.oh_crab.numbers import CARDS, PLAN

GAME = game("oh_crab")
SHORT = {"length": "quick", "board": "first-escape"}
TABLES = [{"players": 2}, {"players": 3, **SHORT}, {"players": 5, **SHORT}, {"players": 3, "edition": "prototype"}]


def deal(seed=1, **options):
    return GAME.new(GAME.checked(options), Quick(seed))


def play_on(state, decisions, seed=1):
    """So many decisions at random."""
    luck = Quick(seed)
    for _ in range(decisions):
        if (seat := state.next_seat()) < 0:
            break
        actions = state.legal(seat)
        state.play(seat, actions[luck.below(len(actions))], luck)
    return state


def turn(seed, **options):
    """The beginning of somebody's turn, some way into a game."""
    state, luck = play_on(deal(seed, **options), 40 + 7 * seed, seed), Quick(seed)
    while state.next_seat() >= 0 and (state.table[PHASE] != ACTING or state.table[BEGUN] or state.table[CRAB] < 0):
        seat = state.next_seat()
        actions = state.legal(seat)
        state.play(seat, actions[luck.below(len(actions))], luck)
    return state


def match(bots, games, **options):
    """What the first of the bots gets; the others are all like the second."""
    score = 0.0
    for number in range(games):
        luck, options = Quick(number), GAME.checked(options)
        state = GAME.new(options, luck)
        while (seat := state.next_seat()) >= 0:
            sits = bots[0 if seat == number % options["players"] else 1]
            state.play(seat, sits.choose(state, seat, luck), luck)
        score += state.score(number % options["players"])
    return score


# -- matches


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 4}])
def test_greedy_beats_random(options):
    games = 20 if compiled() else 1
    bots = [player(name, GAME, options["players"]) for name in ("greedy", "random")]
    assert match(bots, games, **options) >= 0.95 * games


def test_ismcts_beats_random():
    games = 4 if compiled() else 1
    for options in TABLES if compiled() else TABLES[1:2]:
        bots = [player(name, GAME, options["players"]) for name in ("ismcts:16", "random")]
        assert match(bots, games, **options) == games


@pytest.mark.parametrize("spec", ["greedy", "ismcts:30"])
@pytest.mark.parametrize("options", TABLES)
def test_bots_choose_by_what_their_seat_knows(spec, options):
    if compiled() and spec == "greedy":
        assert check_honest(GAME, player(spec, GAME, options["players"]).choose, GAME.checked(options), seed=4) > 20
        return
    bot, state = player(spec, GAME, options["players"]), deal(4, **options)
    for number in range(24 if compiled() else 3):  # a whole game would take too long
        play_on(state, 9, number)
        for seat in state.pending():
            chosen = bot.choose(state, seat, Quick(number))
            assert chosen in state.legal(seat)
            assert chosen == bot.choose(state.sample(seat, Quick(99)), seat, Quick(number))


# -- the ways


@pytest.mark.parametrize(
    ("edition", "board"),
    [
        ("final", "first-escape"),
        ("final", "shortcut"),
        ("final", "0A-2A-4B-3A-9B"),
        ("prototype", "prototype"),
        ("prototype", "0B-3A-1B-2A-9B"),
    ],
)
def test_the_way_left_is_that_of_the_best_next_step(board, edition):
    """By Bellman: no step does better than what is left says, and one does as well."""
    beach, weights = deal(board=board, edition=edition).setup.board, Weights()
    ways = Ways(beach, weights)
    assert ways.left[SEA] == 0
    for cell in range(beach.rows * COLUMNS):
        if beach.is_a(cell, INACCESSIBLE):
            continue
        steps = []
        for direction in range(3):
            there = beach.next(cell, direction)
            if there != NOWHERE and not (direction == AHEAD and beach.is_a(there, REEDS)):
                steps.append((there, weights.ahead if direction == AHEAD else weights.aslant))
        if beach.is_a(cell, CURRENT):
            steps.append((beach.arrow(cell), weights.carried))
        if beach.is_a(cell, SHORTCUT):
            steps.append((beach.arrow(cell), beach.price(cell) * (weights.card + weights.toll)))
        assert ways.left[cell] == min(ways.left[there] + ways.enter[there] + step for there, step in steps)


def test_what_cards_make_together():
    cards, weights = deal().setup.cards, Weights()
    deck, made = Deck(cards, weights), 0
    for card in range(0, CARDS, 3):
        for right in range(CARDS):
            halves = [(cards.half(card, RIGHT_SIDE, slot), cards.half(right, LEFT_SIDE, slot)) for slot in (0, 1)]
            icons = [left for left, other in halves if left == other >= 0]
            made += len(icons)
            assert deck.beside[card * MOST_CARDS + right] == sum(weights.icons[icon] for icon in icons)
            assert deck.gain(right, card, card) - deck.alone[right] == max(
                deck.beside[right * MOST_CARDS + card], deck.beside[card * MOST_CARDS + right]
            )
    assert made > 50


# -- the race


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 3}, {"players": 5}])
def test_what_all_hope_is_one_win(options):
    for seed in range(5):
        state = play_on(deal(seed, **options), 60 * seed, seed)
        if state.next_seat() >= 0:
            hopes = [GAME.lesson.hope(state, seat) for seat in range(state.players)]
            assert sum(hopes) == pytest.approx(1)
            assert all(0 <= hope <= 1 for hope in hopes)


def test_worth_goes_by_what_the_seat_knows():
    for seed in range(6):
        state = play_on(deal(seed), 50 * seed, seed)
        for seat in range(4):
            if state.next_seat() >= 0:
                assert len({GAME.lesson.worth(state.sample(seat, Quick(n)), seat) for n in range(5)}) == 1


def test_it_is_better_to_be_ahead_to_stand_and_to_have_cards_and_shells():
    lesson, state = GAME.lesson, play_on(deal(3), 30, 3)
    seat = 0
    hope, worth = lesson.hope(state, seat), lesson.worth(state, seat)

    def other(change):
        copy = state.clone()
        change(copy)
        return copy

    def ahead(copy):
        copy.table[WHERE + seat] += 3 * COLUMNS

    def richer(copy):
        copy.table[PURSE + seat] += 1

    better = [ahead, richer]
    for change in better:
        assert lesson.hope(other(change), seat) > hope
        assert lesson.worth(other(change), seat) > worth

    def fallen(copy):
        copy.table[DOWN] |= 1

    def poorer(copy):
        copy.table[DISCARDED + seat] |= copy.table[HAND + seat]
        copy.table[HAND + seat] = 0

    assert state.table[HAND + seat]
    state.table[DOWN] &= ~1
    hope = lesson.hope(state, seat)
    for change in (fallen, poorer):
        assert lesson.hope(other(change), seat) < hope


def test_in_the_sea_cards_decide_then_shells():
    lesson, state = GAME.lesson, deal(players=3)
    for crab in (0, 1):
        state.table[WHERE + crab] = SEA
    even = lesson.hope(state, 0)
    state.table[PURSE + 0] += 1
    with_a_shell = lesson.hope(state, 0)
    state.table[HAND + 0] |= 2**30
    assert even < with_a_shell < lesson.hope(state, 0)
    assert lesson.hope(state, 0) > 3 * lesson.hope(state, 1)


# -- whole turns


class Fixed(Chance):
    """Always the first: no luck, so that turns can be compared."""

    def below(self, limit):
        return 0


def ends(state, seat, seen, found):
    """All that a turn can come to, going through every order of actions: what `Turns` must not miss when all is looked at."""
    for action in state.legal(seat):
        after = state.clone()
        after.play(seat, action, Fixed())
        if after.table[PHASE] != ACTING or after.table[ACTIVE] != seat or after.table[ROUND] != state.table[ROUND]:
            found.add(after.key())
        elif after.key() not in seen:
            seen.add(after.key())
            ends(after, seat, seen, found)


def test_turns_are_legal_all_different_and_among_all_that_can_be():
    compared = 0
    for seed in range(8 if compiled() else 3):
        state = turn(seed, players=3)
        if (seat := state.next_seat()) < 0:
            continue
        turns = Turns(GAME.lesson, 3000)
        turns.explore(state, seat, Fixed())
        found = set()
        ends(state, seat, set(), found)
        lines = [turns.line(leaf) for leaf in turns.leaves]
        reached = Counter()
        for line in lines:
            world = state.clone()
            for action in line:
                assert action in world.legal(seat)
                world.play(seat, action, Fixed())
            reached[world.key()] += 1
        assert set(reached) <= found
        assert max(reached.values()) == 1
        assert turns.worth == max(turns.worths)
        compared += len(lines)
    assert compared > 30


def test_the_quick_bot_plans_one_of_the_cards_that_promise_most():
    for seed in range(6):
        state = deal(seed, players=3)
        play_on(state, 12, seed)
        while state.table[PHASE] != PLANNING:
            play_on(state, 1, seed)
        for seat in state.pending():
            actions, deck = state.legal(seat), GAME.lesson.deck(state)
            ranked = promising(GAME.lesson, state, seat, actions)
            gains = [deck.gain(action - PLAN, west(state, seat), east(state, seat)) for action in ranked]
            assert sorted(ranked) == sorted(actions)
            assert gains == sorted(gains, reverse=True)
            assert Heuristic(GAME.lesson).choose(state, seat, Budget(), Quick(1)) in ranked[:CARDS_WEIGHED]


def test_a_plan_knows_what_to_do_next_until_something_else_happens():
    state = turn(2, players=3)
    seat = state.next_seat()
    turns, plan = Turns(GAME.lesson, 500), Plan()
    turns.explore(state, seat, Quick(1))
    line = turns.line(turns.best)
    plan.note(state.clone(), seat, line, Quick(1))
    assert plan.next(state, seat) == line[0]
    state.table[PURSE + seat] += 1
    assert plan.next(state, seat) == -1
    state.table[PURSE + seat] -= 1
    for action in line:
        assert plan.next(state, seat) == action
        state.play(seat, action, Quick(1))
    assert plan.next(state, seat) == -1


def test_what_a_seat_knows_is_the_same_in_all_its_worlds():
    marks = set()
    for seed in range(6):
        state = play_on(deal(seed), 20 + 40 * seed, seed)
        for seat in range(4):
            found = {known(state.sample(seat, Quick(n)), seat) for n in range(5)}
            assert len(found) == 1
            marks |= found
    assert len(marks) == 24


def test_greedy_walks_into_the_sea_when_it_can():
    for seed in range(4):
        state = turn(seed, players=3)
        seat = state.next_seat()
        state.table[WHERE + seat] = (state.setup.board.rows - 1) * COLUMNS + 3
        state.table[DOWN] = 0
        bot, luck = Heuristic(GAME.lesson), Quick(1)
        round_ = state.table[ROUND]
        while state.table[PHASE] == ACTING and state.table[ACTIVE] == seat and state.table[ROUND] == round_:
            state.play(seat, bot.choose(state.sample(seat, luck), seat, Budget(), luck), luck)
        assert state.table[WHERE + seat] == SEA


# -- whole games, fixed


@pytest.mark.parametrize("options", [*TABLES, {"players": 4, "board": "random"}])
def test_bots_play_to_the_end(options):
    luck = Quick(11)
    state = GAME.new(GAME.checked(options), luck)
    bots = [player("greedy", GAME, options["players"]) for _ in range(options["players"])]
    while (seat := state.next_seat()) >= 0:
        state.apply(seat, bots[seat].choose(state, seat, luck), luck)
    assert state.table[PHASE] == OVER
    assert state.table[ROUND] < 40


def test_fingerprint_of_the_bots():
    """Fixed seed and budget give fixed choices, interpreted and compiled: a change here is a change of behaviour."""
    found = []
    for spec, seed, options in (("greedy", 3, {"players": 3}), ("ismcts:8", 5, {"players": 2}), ("ismcts:8", 6, {"players": 4})):
        bot, luck, state, said = player(spec, GAME, options["players"]), Quick(seed), deal(seed, **options), []
        for _ in range(24):
            seat = state.next_seat()
            action = bot.choose(state, seat, luck)
            said.append(GAME.notation(state, seat, action))
            state.apply(seat, action, luck)
        found.append(", ".join(said))
    assert found == FINGERPRINTS


FINGERPRINTS = [
    "plan r4, plan o2, plan b2, rest, take 3, chef left, end, rest, take 1, end, rest, take 1, Aa, right, end, plan slide3, plan o4, "
    "plan impulse3, rest, take 1, chef right, push right, end, rest",
    "place 4, place 3, plan r4, plan b4, activate green, rest, take 1, chef left, push forward, end, activate red, rest, take 1, end, "
    "plan seagull2, plan move-out2, rest, take 2, end, add right, seagull, move green back-right, done, right",
    "plan r4, plan o4, plan b4, plan g4, rest, take 3, chef left, end, rest, take 2, end, rest, take 2, Aa, right, end, rest, take 2, end, "
    "plan seagull1, plan zigzag3, plan reckless2, plan g4, add right",
]


# -- explaining


def test_bots_explain_themselves_in_every_language():
    said = set()
    for spec in ("greedy", "ismcts:4"):
        state, luck, bot = deal(5, players=3, **SHORT), Quick(5), player(spec, GAME, 3)
        for _ in range(120 if compiled() else 30):
            if (seat := state.next_seat()) < 0:
                break
            action = bot.choose(state, seat, luck)
            for reason in bot.explain():
                said.add(reason.message)
                for language in LANGUAGES:
                    assert has(language, reason.message)
                    assert say(language, reason.message, **reason.args)
            state.apply(seat, action, luck)
    assert "oh-crab-explain-race" in said
    assert not compiled() or "oh-crab-explain-rest" in said


def test_an_explanation_gives_nothing_of_the_own_hand_away():
    """Whoever makes the same choice in the same place, whatever they hold, says the same."""
    compared = 0
    for seed in range(6 if compiled() else 2):
        state = play_on(deal(seed, players=3), 60 + 30 * seed, seed)
        if (seat := state.next_seat()) < 0:
            continue
        said = {}
        for number in range(6):
            other = state.sample((seat + 1) % 3, Quick(number))  # what is hidden of `seat` is drawn anew
            bot = TurnSearch(GAME.lesson)
            if not other.pending_mask() & 2**seat:
                continue
            action = bot.choose(other, seat, Budget(simulations=4), Quick(1))
            reasons = [(reason.message, reason.args) for reason in bot.explain()]
            compared += action in said
            assert said.setdefault(action, reasons) == reasons
    assert compared
