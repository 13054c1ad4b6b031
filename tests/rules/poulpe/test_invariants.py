"""Twenty thousand random games without a single invariant broken (a few hundred of them when the rules run as plain Python)."""

import pytest

from estran.core.build import compiled
from estran.core.chance import Quick

from .reef import GAME

GAMES = 20_000 if compiled() else 240
PARTS = 12
SETTINGS = [
    {"mode": mode, "species": species, "first": first}
    for mode in ("symmetric", "asymmetric")
    for species in ("crab", "octopus")
    for first in ("random", 1, 2)
]


@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_keep_every_invariant(part):
    options = GAME.checked(SETTINGS[part])
    for number in range(part, GAMES, PARTS):
        picks = Quick(number + 1)
        state = GAME.new(options, picks)
        decisions = 0
        while (seat := state.next_seat()) >= 0:
            actions = state.legal(seat)
            state.play(seat, actions[picks.below(len(actions))], picks)
            decisions += 1
            problems = GAME.invariants(state)
            assert not problems, f"game {number}: {problems} {GAME.position(state)}"
        assert decisions < 300
        assert sorted(state.scores()) == [0, 1]
        assert state.outcome().reason == "poulpe-out-of-cards"
