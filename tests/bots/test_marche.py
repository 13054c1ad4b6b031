"""The bots of La marche du crabe: what they tell, what they read, and that they win together."""

from collections import Counter
from itertools import combinations

import pytest

from estran.bots import player
from estran.core.budget import Budget
from estran.core.build import compiled
from estran.core.chance import Quick
from estran.core.conformance import check_honest
from estran.core.words import LANGUAGES, has, say
from estran.games import game
from estran.games.marche.bot.hands import FOURS, PAIRS
from estran.games.marche.bot.partner import Partner
from estran.games.marche.bot.reading import Reading
from estran.games.marche.bot.worlds import Worlds

GAME = game("marche")
QUICK = "partner:30"


def team_game(specs, seed, options=None, turns=99):
    """A game of these bots, or its first turns."""
    luck, sits = Quick(seed), [player(spec, GAME, len(specs)) for spec in specs]
    state = GAME.new(GAME.checked({"players": len(specs), **(options or {})}), luck)
    while (seat := state.next_seat()) >= 0 and state.turns < turns:
        state.apply(seat, sits[seat].choose(state, seat, luck), luck)
    return state


def readings(state):
    return [Reading(state.sample(seat, Quick(seat + 5))) for seat in range(state.players)]


# -- playing


@pytest.mark.parametrize("spec", ["naive", "partner:20", "stranger:20", "greedy", "ismcts:20"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bot_plays_to_the_end(spec, players):
    state = team_game([spec] * players, seed=players, options={"fishing": 2})
    assert state.outcome() is not None


@pytest.mark.parametrize("options", [{"own_trap": 1}, {"layout": "even", "shrimps": 7}, {"fishing": 3, "start": "soleil"}])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_partners_play_with_every_option(options, players):
    for seed in range(3):
        assert team_game(["partner:10"] * players, seed, options).outcome() is not None


@pytest.mark.parametrize("spec", ["naive", QUICK, "stranger:30"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bot_is_honest(spec, players):
    sits = player(spec, GAME, players)
    assert check_honest(GAME, sits.choose, GAME.checked({"players": players}), seed=3) > 5


def test_a_partner_thinks_as_long_as_it_may():
    state = team_game([QUICK] * 2, seed=4, turns=5)
    seat = state.next_seat()
    hurried = Partner().choose(state.sample(seat, Quick(1)), seat, Budget(seconds=0.05), Quick(1))
    assert hurried in state.legal(seat)


def test_partners_win_more_than_naive_players():
    games = 40 if compiled() else 5
    for players in (2, 3, 4):
        won = Counter()
        for seed in range(games):
            for spec in ("partner:60", "naive"):
                won[spec] += team_game([spec] * players, seed).score(0)
        assert won["partner:60"] > 0.6 * games
        assert won["partner:60"] > 2 * won["naive"]


# -- telling


def nearest_first(state):
    """The objects, nearest to the crabs first: by king's moves, then by the shorter side, then from the top and the left."""
    far = []
    for thing in range(12):
        sides = sorted((abs(state.layout.cell[thing] // 6 - state.at // 6), abs(state.layout.cell[thing] % 6 - state.at % 6)))
        far.append((sides[1], sides[0], state.layout.cell[thing], thing))
    return [thing for *_, thing in sorted(far)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_tourteau_points_left_for_near_and_right_for_far(players):
    """Nothing is known yet, so all hands are alike: listed by their nearest objects, cut into as many parts as there are cells."""
    places = Counter()
    for seed in range(60):
        state = GAME.new(GAME.checked({"players": players}), Quick(seed))
        seat, cells = state.next_seat(), state.legal(state.next_seat())
        order = nearest_first(state)
        listed = list(combinations(order, 2 if seat < 2 else 4))
        own = next(n for n, hand in enumerate(listed) if sum(2**thing for thing in hand) == state.hand(seat))
        expected = int((own + 0.5) / len(listed) * len(cells))
        chosen = Partner().choose(state.sample(seat, Quick(1)), seat, Budget(simulations=1), Quick(1))
        assert cells.index(chosen) == expected
        places[expected] += 1
    assert len(places) >= 4


def test_a_stranger_does_not_point():
    pointed = 0
    for seed in range(40):
        state = GAME.new(GAME.checked({}), Quick(seed))
        seat = state.next_seat()
        sample = state.sample(seat, Quick(1))
        loyal = Partner().choose(sample, seat, Budget(simulations=30), Quick(1))
        pointed += loyal == Partner(points=False).choose(sample, seat, Budget(simulations=30), Quick(1))
    assert pointed < 30


def test_a_stranger_reads_nothing_into_tourteaux():
    """Before anyone has moved past an object, every hand is as likely as the others, wherever tourteaux were put."""
    state = GAME.new(GAME.checked({"players": 3}), Quick(1))
    seat = state.next_seat()
    state.play(seat, state.legal(seat)[0], Quick(1))
    assert len(set(Reading(state, 0.0).strange[seat])) == 1
    assert len(set(Reading(state).loyal[seat])) > 1


# -- reading


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_read_the_same(players):
    state = team_game([QUICK] * players, seed=7, turns=7)
    first, *others = readings(state)
    for other in others:
        for seat in range(players):
            assert list(other.loyal[seat]) == list(first.loyal[seat])
            assert list(other.strange[seat]) == list(first.strange[seat])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_partners_come_to_know_each_others_cards(players):
    sure, games = 0.0, 12 if compiled() else 4
    for seed in range(games):
        state = team_game([QUICK] * players, seed, turns=9)
        reading = readings(state)[0]
        held = [reading.held(seat, thing) for seat in range(2) for thing in range(12) if state.hand(seat) >> thing & 1]
        sure += sum(held) / len(held) / games
    assert sure > (0.8 if players == 2 else 0.6)  # from 1 in 6 before the first turn


def test_what_was_uncovered_rules_hands_out():
    seen = Counter()
    for seed in range(30):
        state = team_game(["naive"] * 4, seed, turns=12)
        reading = readings(state)[0] if state.next_seat() >= 0 else Reading(state)
        for seat in range(4):
            hands = PAIRS if seat < 2 else FOURS
            for n, hand in enumerate(hands):
                if hand & (state.freed if seat < 2 else state.sprung) or hand & state.cleared(seat) or state.shown(seat) & ~hand:
                    assert reading.weight(seat, n) == 0
                    seen[seat] += 1
            own = list(hands).index(state.hand(seat))
            assert reading.weight(seat, own) > 0
    assert min(seen[seat] for seat in range(4)) > 0


def test_the_price_of_an_own_trap_tells_whose_it_was():
    told = 0
    for seed in range(60):
        state = team_game(["random"] * 2, seed, {"own_trap": 1})
        reading = Reading(state)
        for seat in range(2):
            for thing in range(12):
                if state.shown(seat) >> thing & 1:
                    assert reading.held(seat, thing) == pytest.approx(1)
                    assert reading.held(1 - seat, thing) == 0
                    told += 1
    assert told > 5


def test_who_does_not_point_is_trusted_less():
    trusted = Counter()
    for seed in range(12):
        for spec in (QUICK, "random"):
            state = team_game([QUICK, spec], seed, {"shrimps": 7}, turns=10)
            trusted[spec] += Reading(state).trusted(1)
    assert trusted[QUICK] > trusted["random"]


# -- worlds


@pytest.mark.parametrize("players", [2, 3, 4])
def test_worlds_are_the_deals_that_fit(players):
    """Against all deals that there are, filtered by plain rules."""
    for seed in (1, 2):
        state = team_game(["naive"] * players, seed, turns=5)
        seat = state.next_seat()
        sample = state.sample(seat, Quick(1))
        worlds = Worlds(Reading(sample), sample, seat)
        drawn = set()
        luck = Quick(9)
        for _ in range(4000):
            worlds.enter(sample, worlds.draw(luck))
            drawn.add(tuple(sample.hand(other) for other in range(players)))
        for deal in drawn:
            assert deal[seat] == state.hand(seat)
            assert sum(deal).bit_count() == sum(hand.bit_count() for hand in deal)  # nothing twice
            assert not state.sprung & ~(deal[0] | deal[1])
            assert not state.freed & (deal[0] | deal[1])
        reading = Reading(sample)
        for thing in range(12):
            risk = worlds.risk(thing)
            if (state.freed | (state.hand(seat) if seat > 1 else 0)) >> thing & 1:
                assert risk == 0
            elif (state.sprung | (state.hand(seat) if seat < 2 else 0)) >> thing & 1:
                assert risk == pytest.approx(1)
            else:
                assert 0 <= risk <= 1
        if players == 2:
            fits = [
                n
                for n, hand in enumerate(PAIRS)
                if not hand & (state.hand(seat) | state.freed) and not state.sprung & ~(hand | state.hand(seat))
            ]
            total = sum(reading.weight(1 - seat, n) for n in fits)
            assert worlds.total == pytest.approx(total)


# -- explaining


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_partner_explains_itself_in_every_language(players):
    said, luck = Counter(), Quick(3)
    for _ in range(6 if compiled() else 2):
        state = GAME.new(GAME.checked({"players": players}), luck)
        sits = player(QUICK, GAME, players)
        while (seat := state.next_seat()) >= 0:
            action = sits.choose(state, seat, luck)
            for reason in sits.explain():
                said[reason.message] += 1
                for language in LANGUAGES:
                    assert has(language, reason.message)
                    assert say(language, reason.message, **reason.args)
            state.apply(seat, action, luck)
    assert {"marche-explain-holds", "marche-explain-unread", "marche-explain-sign", "marche-explain-plan"} <= set(said)


def test_an_explanation_gives_nothing_of_the_own_hand_away():
    """Whoever makes the same choice in the same place, whatever they hold, says the same."""
    compared = 0
    for seed in range(12 if compiled() else 3):
        state, luck = GAME.new(GAME.checked({"players": 3}), Quick(seed)), Quick(seed)
        while (seat := state.next_seat()) >= 0 and state.turns < 9:
            said = {}
            for hand in range(6):
                other = state.sample((seat + 1) % 3, Quick(hand))  # the own hand of `seat` is dealt anew
                bot = Partner()
                action = bot.choose(other, seat, Budget(simulations=5), Quick(1))
                reasons = [(reason.message, reason.args) for reason in bot.explain()]
                compared += action in said
                assert said.setdefault(action, reasons) == reasons
            state.apply(seat, action, luck)
    assert compared > 50
