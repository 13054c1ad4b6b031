"""The engine and the naive twin play the same games, step by step."""

import random

import pytest

from estran.core import Drawn, Quick, secret_of
from estran.core.build import compiled
from estran.lab.perft import perft

from . import naive
from .beach import GAME, NO_LUCK, beach, moves, play, random_game, stacks


def twin_of(state):
    """The naive beach of a state at the start of a game, or in the middle of one with no chase on."""
    position = GAME.position(state)
    twin = naive.Beach(position["players"], position["cells"], position["to_move"], position["owes"])
    twin.out = set(position["out"])
    return twin


def agree(state, twin):
    """Same position, same choices, same result."""
    position, naive_position = GAME.position(state), twin.position()
    if twin.over:
        assert state.scores() == pytest.approx(twin.scores())
        assert state.pending() == []
        position["to_move"] = naive_position["to_move"]  # nobody is
    else:
        seat = state.next_seat()
        assert sorted(GAME.notation(state, seat, action) for action in state.legal(seat)) == twin.moves()
    assert position == naive_position
    assert GAME.invariants(state) == []


def play_both(state, twin, choose):
    """One game to its end, compared at every step."""
    agree(state, twin)
    while not twin.over:
        text = choose(twin)
        play(state, text)
        twin.play(text)
        agree(state, twin)


@pytest.mark.parametrize("placement", ["random", "alternate"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_twin_plays_the_same_random_games(players, placement):
    for seed in range(30):
        state = GAME.new({"players": players, "placement": placement}, Quick(seed))
        dice = random.Random(seed)
        play_both(state, twin_of(state), lambda twin, dice=dice: dice.choice(twin.moves()))
        assert state.outcome() is not None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_twin_agrees_in_chases(players):
    """Players who would rather not empty a rock run in circles: some of these games end by repetition."""
    ends = set()
    for seed in range(12):
        state = random_game(seed, plies=0, players=players)
        twin = twin_of(state)
        dice = random.Random(seed)
        play_both(state, twin, lambda twin, dice=dice: dice.choice(lasting(twin) or twin.moves()))
        ends.add(twin.over)
    assert ends == {"last", "repetition"}


def lasting(twin):
    """The moves that leave a crab behind, once few rocks are left."""
    return [text for text in twin.moves() if len(twin.cells) < 7 and len(twin.cells.get(text[:2], "")) > 1]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_perft_from_the_start(players, depth):
    state = random_game(seed=7, plies=0, players=players)
    assert perft(state, depth) == twin_of(state).perft(depth)


# Counted by the twin from these deals, in 37 and 146 seconds: `python -m tests.rules.crabz.test_twin` counts them again.
PERFT_4 = {3: [41, 1791, 74312, 2134973], 4: [64, 3633, 166964, 6675125]}


def first_deal(players):
    return GAME.new({"players": players}, Drawn(secret_of(1), 0))


@pytest.mark.parametrize("players", PERFT_4)
def test_perft_four_deep_from_the_start(players):
    depths = range(1, 5 if compiled() else 4)
    assert [perft(first_deal(players), depth) for depth in depths] == PERFT_4[players][: len(depths)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_perft_late_in_the_game(players):
    """Few crabs are left, so four decisions reach waves, choices, players going out and the end."""
    for seed in range(6):
        state = late(seed, players)
        assert perft(state, 4) == twin_of(state).perft(4)


def late(seed, players):
    """The first position of a random game with at most seven moves, counted anew."""
    plies = 0
    while True:
        state = random_game(seed, plies, players)
        if state.next_seat() < 0:
            return late(seed + 100, players)
        if len(moves(state)) <= 7 and GAME.position(state)["owes"] == "move":
            return GAME.from_position({**GAME.position(state), "chase": []})
        plies += 1


def test_the_twin_knows_the_same_beach():
    for players in (2, 3, 4):
        assert set(stacks(random_game(seed=1, plies=0, players=players))) == naive.ZONES[players]


def test_the_twin_knows_a_tie():
    state = beach(b2="2S 2M", c2="2L", c3="1L", c4="2S", c5="1M")
    twin = twin_of(state)
    for text in ("c3-c4", "keep c4"):
        seat = state.next_seat()
        state.apply(seat, GAME.parse(state, seat, text), NO_LUCK)
        twin.play(text)
        agree(state, twin)


if __name__ == "__main__":
    for players in PERFT_4:
        print(players, [twin_of(first_deal(players)).perft(depth) for depth in range(1, 5)])
