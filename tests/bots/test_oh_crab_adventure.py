"""What the bots of Oh Crab! make of the Adventure Pack, where the right choice is clear. Strength is measured by benchmarks, not here."""

import pytest

from estran.bots import player
from estran.core.budget import Budget
from estran.core.build import compiled
from estran.core.chance import Quick
from estran.core.conformance import check_honest
from estran.games import game
from estran.games.oh_crab.bot.adventure import PUBLIC, TRASH_ONLY, TREASURES_ONLY, WITH_ONE, WITH_TWO, sealed, seen_as
from estran.games.oh_crab.bot.heuristic import Heuristic
from estran.games.oh_crab.bot.plan import known
from estran.games.oh_crab.bot.search import TurnSearch
from estran.games.oh_crab.bot.sense import Sense
from estran.games.oh_crab.rules.adventure.elements import FACE_UP, LIES
from estran.games.oh_crab.rules.adventure.pack import CHALLENGES, EVENTS, FIRST_CHALLENGE, FIRST_EVENT, SKILLS, TOKENS
from estran.games.oh_crab.rules.cards import DIAGONAL, FORWARD
from estran.games.oh_crab.rules.in_force import CLEAN_BEACH
from estran.games.oh_crab.rules.market import is_empty
from estran.games.oh_crab.rules.owed.owed import kind
from estran.games.oh_crab.rules.setup import (
    ACTING,
    ACTIVE,
    BEGUN,
    BUILT,
    BUILT_BITS,
    BURIED,
    CHALLENGE,
    CHEF,
    CHEF_USED,
    CLAWS,
    CRAB,
    CROSSED,
    DEALT,
    DISCARDED,
    DOWN,
    ELEMENT,
    HAND,
    IN_FORCE,
    KNOWN,
    PHASE,
    PILE,
    PLANNED,
    PLANNING,
    POOL,
    PURSE,
    RESOLVED,
    REWARD,
    SKILL,
    SLOT,
    TRASHED,
    TREASURES,
    WHERE,
)
from estran.games.oh_crab.rules.verbs import hex_named

GAME = game("oh_crab")
ALL = {"surprises": "on", "events": "on", "challenges": "on", "asymmetry": "on"}
BOARD = "0A-1A-3A-2B-9A"
VARIANTS = [
    {"players": 2, **ALL},
    {"players": 3, "length": "quick", **ALL},
    {"players": 4, **ALL, "surprises": "blank", "events": "lucky"},
    {"players": 5, **ALL, "surprises": "treasures", "events": "crystal"},
    {"players": 3, "asymmetry": "on", "events": "lucky-crystal"},
    {"players": 3, "surprises": "on", "challenges": "on", "length": "quick"},
]
OFFER, STEER, TROPHY, SPY, RECALL, BUILD, PICK, DUG, PULL = map(
    kind, ("offer", "steer", "trophy", "spy", "recall", "build", "pick", "dig", "pull")
)


def deal(seed=1, **options):
    return GAME.new(GAME.checked({"board": BOARD, **options}), Quick(seed))


def turn(*cells, seed=1, **options):
    """The menu of the first seat, whose turn has begun with nothing to spend; the crabs stand on these spaces. No hidden event is known."""
    state = deal(seed, players=len(cells), **options)
    table = state.table
    for crab, cell in enumerate(cells):
        table[WHERE + crab] = hex_named(cell)
    for seat in range(state.players):
        table[PLANNED + seat] = -1
    table[CROSSED] = table[RESOLVED] = max(state.setup.board.beyond(table[WHERE + crab]) for crab in range(state.crabs))
    table[PHASE], table[ACTIVE], table[CRAB], table[BEGUN] = ACTING, 0, 0, 1
    table[CHEF], table[CHEF_USED] = 0, 1
    return state


def token(state, cell, what):
    """A token that lies face up on a space."""
    state.table[ELEMENT + state.setup.board.token(hex_named(cell))] = FACE_UP + LIES + 1 + TOKENS.index(what)


def give(state, crab, skill, claws=2):
    state.table[SKILL + crab] = SKILLS.index(skill) + 1
    state.table[CLAWS + crab] = claws


def says(state, seat=0, spec="greedy"):
    action = player(spec, GAME, state.players).choose(state, seat, Quick(1))
    return GAME.notation(state, seat, action)


def line(state, seat=0):
    """All that the quick bot does until its turn is over."""
    said, luck = [], Quick(1)
    bot = player("greedy", GAME, state.players)
    while state.table[PHASE] == ACTING and state.table[ACTIVE] == seat:
        asked = state.next_seat()
        action = bot.choose(state, asked, luck)
        said.append(GAME.notation(state, asked, action))
        state.apply(asked, action, luck)
    return said


# -- tokens


def beside_a_token(what):
    """A diagonal move to the left or, as good but for the token, to the right. The tokens of the other tiles are gone."""
    state = turn("c13", "a1", "g1", surprises="on")
    for element in range(9):
        state.table[ELEMENT + element] = 0
    token(state, "b14", what)
    state.table[POOL + DIAGONAL] = 1
    return state


@pytest.mark.parametrize("what", ["purse", "bottle", "plank", "fries"])
def test_it_takes_a_treasure_that_lies_as_near_as_nothing(what):
    assert says(beside_a_token(what)) == "left"


@pytest.mark.parametrize("what", ["hole", "peel", "line"])
def test_it_goes_around_trash(what):
    state = beside_a_token(what)
    state.table[PURSE] = 2
    assert says(state) != "left"
    assert "left" in [GAME.notation(state, 0, action) for action in state.legal(0)]


def test_what_a_sealed_token_is_goes_by_what_is_left_on_its_tile():
    state = turn("c3", "a1", "g1", surprises="on")
    assert [seen_as(state, 0, seat) for seat in (0, PUBLIC)] == [WITH_TWO, WITH_TWO]
    state.table[ELEMENT + 1] = LIES + 1 + TOKENS.index("purse")
    state.table[KNOWN + 1] = 1
    assert [seen_as(state, 0, seat) for seat in (0, 1)] == [WITH_ONE, WITH_TWO]
    assert seen_as(state, 1, 0) == TOKENS.index("purse")
    state.table[ELEMENT + 2] = 0
    assert seen_as(state, 0, 0) == TRASH_ONLY
    state.table[TRASHED] = 2
    assert seen_as(state, 0, 0) == TREASURES_ONLY


def test_nothing_hidden_is_opened_in_thought():
    """Worlds of a seat differ in what it does not know; thoughts do not."""
    state = turn("c3", "a1", "g1", **ALL)
    for element, what in ((0, "purse"), (1, "peel")):
        state.table[ELEMENT + element] = LIES + 1 + TOKENS.index(what)
    state.table[KNOWN + 0] = 2
    state.table[KNOWN + 1] = 1
    worlds = [sealed(state.sample(0, Quick(n)), 0, Quick(1)) for n in range(8)]
    assert len({tuple(world.table[ELEMENT : ELEMENT + FIRST_CHALLENGE]) for world in worlds}) == 1
    assert worlds[0].table[ELEMENT + 1] == state.table[ELEMENT + 1]
    assert worlds[0].table[ELEMENT + FIRST_EVENT] == LIES + 1 + EVENTS.index("glitter")
    assert len({GAME.lesson.worth(state.sample(0, Quick(n)), 0) for n in range(8)}) == 1
    assert len({known(state.sample(0, Quick(n)), 0) for n in range(8)}) == 1


def test_obstacles_that_were_built_cost_a_card_until_the_beach_is_clean():
    state = turn("c3", "a1", "g1", challenges="on", events="on")
    cell, lesson = hex_named("c5"), GAME.lesson
    before = lesson.ways(state).enter[cell]
    state.table[BUILT + cell // BUILT_BITS] |= 2 ** (cell % BUILT_BITS)
    assert lesson.ways(state).enter[cell] == before + lesson.weights.card
    state.table[IN_FORCE] = CLEAN_BEACH
    assert lesson.ways(state).enter[cell] == before


def test_a_kept_plank_is_used_to_reach_the_sea():
    state = turn("c33", "a31", "g31", surprises="on")
    state.table[TREASURES] = 4 ** TOKENS.index("plank")
    assert says(state) == "plank"


def test_the_spyglass_is_used_at_once_and_a_bucket_only_for_some_cards():
    state = turn("c3", "a1", "g1", surprises="on")
    state.table[TREASURES] = 4 ** TOKENS.index("spyglass")
    assert says(state) == "spyglass"
    state.table[TREASURES] = 4 ** TOKENS.index("bucket")
    cards = state.table[HAND]
    state.table[DISCARDED], state.table[HAND] = 1, cards & ~1
    assert says(state) == "end"
    state.table[DISCARDED], state.table[HAND] = cards, 0
    assert says(state) == "bucket"


# -- challenges


def at_a_border(shells, reward=1):
    """Red has just crossed the second border; who has most shells is first."""
    state = turn("c13", "c11", "e11", challenges="on")
    state.table[RESOLVED] = 1
    state.table[ELEMENT + FIRST_CHALLENGE] = FACE_UP + LIES + 1 + CHALLENGES.index("shells")
    state.table[CHALLENGE], state.table[REWARD] = 1, reward
    for seat, number in enumerate(shells):
        state.table[PURSE + seat] = number
    return state


def test_it_reveals_a_challenge_before_it_spends_the_shells_that_decide_it():
    state = at_a_border([3, 2, 0])
    said = line(state)
    assert said[0] == "reveal"
    assert "reward market" in said


def test_a_trophy_is_exchanged_for_what_is_worth_most():
    state = at_a_border([3, 1, 0], reward=3)
    assert "reward market" in line(state)
    assert "reward obstacle" in line(at_a_border([3, 1, 0], reward=2))  # nothing lies in the track: it cannot be recalled


@pytest.mark.parametrize(("claws", "reward"), [(0, "claws"), (2, "spy")])
def test_claws_come_back_before_elements_are_spied_on(claws, reward):
    state = turn("c13", "a1", "g1", **ALL)
    give(state, 0, "sprinter", claws)
    for place in (SLOT, SLOT + 1, SLOT + 2, PILE, BURIED):
        state.table[place] = 0
    state.table[REWARD] = 3
    state.steps.push(TROPHY, 0, 0)
    assert says(state) == f"reward {reward}"


# -- skills


def test_of_two_skills_the_one_that_wins_more_is_kept():
    state = deal(players=3, asymmetry="on")
    state.table[DEALT] = 2 ** SKILLS.index("weaver") + 2 ** SKILLS.index("window-shopper")
    for spec in ("greedy", "ismcts:8"):
        assert says(state, 0, spec) == "choose window-shopper"


def offered(state, skill, seat=1, more=0, claws=2):
    """An offer to the second seat, in the turn of the first."""
    give(state, seat, skill, claws)
    state.steps.push(OFFER, seat, SKILLS.index(skill) + 16 * more)
    return state


def test_the_hard_shell_braces():
    state = turn("c13", "c11", "g1", asymmetry="on")
    state.table[DOWN] = 2
    for spec in ("greedy", "ismcts:8"):
        assert says(offered(state.clone(), "carapace"), 1, spec) == "brace"


def test_the_pickpocket_takes_what_was_paid():
    assert says(offered(turn("c13", "c11", "g1", asymmetry="on"), "pickpocket", more=2), 1) == "pocket"


def test_the_forecaster_shows_a_second_event():
    state = turn("c13", "c11", "g1", asymmetry="on", events="on")
    state.steps.push(kind("event"), 0, 2)
    assert says(offered(state, "forecaster"), 1) == "forecast"


@pytest.mark.parametrize(("poor", "pick"), [(True, "pick robin"), (False, "pick lie-in")])
def test_who_is_poor_picks_robin_crab(poor, pick):
    state = turn("c13", "c11", "g1", asymmetry="on", events="on")
    give(state, 1, "forecaster")
    for seat in range(3):
        state.table[PURSE + seat] = 3 if (seat == 1) != poor else 0
    state.table[ELEMENT + FIRST_EVENT + 1] = FACE_UP + LIES + 1 + EVENTS.index("robin")
    state.steps.push(PICK, 1, EVENTS.index("lie-in"))
    assert says(state, 1) == pick


@pytest.mark.parametrize(("shells", "word"), [([3, 2, 0], "shine"), ([3, 0, 1], "done")])
def test_the_champion_shines_to_be_first(shells, word):
    """With two it is first; from nothing it would only be second, and there are more challenges to come than claws."""
    state = at_a_border(shells)
    state.table[RESOLVED] = 2
    state.steps.push(kind("count"), 0, 2)
    give(state, 1, "champion", 1)
    state.steps.push(OFFER, 1, SKILLS.index("champion"))
    assert says(state, 1) == word


def test_the_bruiser_strikes_who_is_ahead_and_not_who_is_far_behind_with_nothing_left():
    assert says(offered(turn("c13", "b12", "g1", asymmetry="on"), "brute"), 1) == "strike"
    behind = turn("c3", "c21", "g1", asymmetry="on")
    assert says(offered(behind.clone(), "brute"), 1) == "done"
    behind.table[POOL + FORWARD] = 1
    assert says(offered(behind, "brute"), 1) == "strike"


def test_the_cork_goes_into_the_sea():
    """As in the worked example: red has come from the left, and blue may say where it goes."""
    state = turn("c33", "c33", "g1", asymmetry="on")
    give(state, 1, "cork", 3)
    state.steps.push(STEER, 1, 1)
    assert says(state, 1) == "push forward"


def test_the_yawner_takes_a_card():
    state = turn("c13", "c11", "g1", asymmetry="on")
    assert not is_empty(state)
    assert says(offered(state, "yawner"), 1) == "yawn"


def test_an_offer_that_would_change_nothing_is_never_asked():
    state = turn("c13", "c11", "g1", asymmetry="on")
    assert not state.table[DOWN]
    state = offered(state, "carapace")
    state.go_on(Quick(1), None)
    assert state.next_seat() == 0


def test_who_digs_takes_a_treasure_and_leaves_trash():
    for what, word in (("purse", "unearth"), ("peel", "done")):
        state = turn("c13", "a1", "g1", surprises="on", asymmetry="on")
        give(state, 0, "hunter")
        token(state, "b14", what)
        state.steps.push(DUG, 0, state.setup.board.token(hex_named("b14")))
        assert says(state) == word


def test_the_sprinter_runs_into_the_sea():
    state = turn("c33", "a31", "g31", asymmetry="on")
    give(state, 0, "sprinter", 1)
    assert says(state) == "sprint"


def test_a_claw_is_kept_for_what_it_brings_in_the_mean():
    """To stand up is not worth a sprint at the start of the way; at its end anything is."""
    weights = GAME.lesson.weights
    state = turn("c3", "a1", "g1", asymmetry="on")
    give(state, 0, "brute", 3)
    offers = Sense(GAME.lesson).offers
    assert offers.claw(state, 0) == weights.claws[SKILLS.index("brute")] * weights.accepted // 100
    state.table[WHERE] = hex_named("c33")
    assert offers.claw(state, 0) < 20


def test_an_obstacle_is_built_before_others_not_before_oneself():
    state = turn("c13", "c7", "g1", challenges="on", asymmetry="on")
    offers = Sense(GAME.lesson).offers
    assert offers.in_the_way(state, 0, hex_named("c9")) > 0
    assert offers.in_the_way(state, 0, hex_named("c15")) < 0
    assert offers.in_the_way(state, 0, hex_named("d6")) <= 0


# -- answers of others inside a turn


def test_what_others_are_asked_in_a_turn_they_answer_themselves():
    """Red pushes blue, a Cork on the last row: that goes into the sea, whatever red would like best."""
    state = turn("d32", "c33", "g1", asymmetry="on")
    give(state, 1, "cork", 3)
    state.table[POOL + DIAGONAL] = 1
    state.play(0, next(action for action in state.legal(0) if GAME.notation(state, 0, action) == "left"), Quick(1))
    assert state.next_seat() == 1
    sense = Sense(GAME.lesson)
    sense.answer_others(state, 0, Quick(1))
    assert state.next_seat() == 0
    assert state.table[WHERE + 1] == 140
    assert state.table[CLAWS + 1] == 2


# -- whole games


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("spec", ["random", "clumsy", "greedy", "ismcts:4"])
def test_bots_play_to_the_end(spec, options):
    if not compiled() and (spec == "ismcts:4" or options["players"] > 3):
        pytest.skip("takes long, interpreted")
    luck = Quick(5)
    state = GAME.new(GAME.checked(options), luck)
    bots = [player(spec, GAME, options["players"]) for _ in range(options["players"])]
    decisions = 0
    while (seat := state.next_seat()) >= 0:
        state.apply(seat, bots[seat].choose(state, seat, luck), luck)
        decisions += 1
        assert decisions < 5000


@pytest.mark.parametrize("options", VARIANTS[:3])
def test_bots_choose_by_what_their_seat_knows(options):
    if compiled():
        assert check_honest(GAME, player("greedy", GAME, options["players"]).choose, GAME.checked(options), seed=4) > 20
    state, luck = GAME.new(GAME.checked(options), Quick(7)), Quick(7)
    bot = TurnSearch(GAME.lesson)
    for number in range(60 if compiled() else 4):
        for _ in range(5):
            if (seat := state.next_seat()) < 0:
                return
            actions = state.legal(seat)
            state.play(seat, actions[luck.below(len(actions))], luck)
        for seat in state.pending():
            chosen = bot.choose(state, seat, Budget(simulations=8), Quick(number))
            assert chosen in state.legal(seat)
            assert chosen == bot.choose(state.sample(seat, Quick(99)), seat, Budget(simulations=8), Quick(number))


def test_greedy_beats_random():
    games = 20 if compiled() else 1
    won = 0.0
    for number in range(games):
        luck, bots = Quick(number), [player(name, GAME, 2) for name in ("greedy", "random")]
        state = GAME.new(GAME.checked({"players": 2, **ALL}), luck)
        while (seat := state.next_seat()) >= 0:
            state.play(seat, bots[(seat + number) % 2].choose(state, seat, luck), luck)
        won += state.score(number % 2)
    assert won >= 0.95 * games


def test_fingerprint_of_the_bots():
    """Fixed seed and budget give fixed choices, interpreted and compiled: a change here is a change of behaviour."""
    found = []
    for spec, seed, options in (("greedy", 3, {"players": 3}), ("ismcts:8", 5, {"players": 2}), ("ismcts:8", 6, {"players": 4})):
        luck, said = Quick(seed), []
        bot = player(spec, GAME, options["players"])
        state = GAME.new(GAME.checked({**options, **ALL}), luck)
        for _ in range(30):
            seat = state.next_seat()
            action = bot.choose(state, seat, luck)
            said.append(GAME.notation(state, seat, action))
            state.apply(seat, action, luck)
        found.append(", ".join(said))
    assert found == FINGERPRINTS


FINGERPRINTS = [
    "choose weaver, choose pickpocket, choose sprinter, plan r2, plan o2, plan b4, rest, take 3, rob red, chef left, Aa, "
    "left, end, rest, take 3, sprint, forward, push left, sprint, forward, reveal, end, rest, take 3, end, plan seagull2, "
    "plan zigzag2, plan b4, add right, seagull",
    "choose window-shopper cork, choose sleepwalker hunter, place 4, place 3, plan r4, plan b4, activate blue, rest, take 1, "
    "sleepwalk, snack move-out2 right, sleepwalk, snack b4 right, left, forward, forward, reveal, chef right, fries, snack b3 "
    "right, left, Aa, left, end, activate red, rest, take 2, chef right, Aa, right",
    "choose hermit, choose carapace, choose window-shopper, choose brute, plan r2, plan o4, plan b1, plan g4, rest, take 3, "
    "end, rest, take 3, end, add right, forward, end, rest, take 2, end, plan call1, plan zigzag3, plan b4, plan g3, add "
    "right, forward, shop 3, discard b1, forward, reveal",
]


def test_a_planned_card_is_one_of_the_hand_with_all_modules():
    state, luck, bot = deal(4, players=3, **ALL), Quick(4), Heuristic(GAME.lesson)
    while state.table[PHASE] != PLANNING:
        seat = state.next_seat()
        state.play(seat, bot.choose(state, seat, Budget(), luck), luck)
    for seat in state.pending():
        assert bot.choose(state, seat, Budget(), luck) in state.legal(seat)
