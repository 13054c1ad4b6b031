"""Twenty thousand random games without a single invariant broken (a few hundred of them when the rules run as plain Python)."""

import pytest

from estran.core.bits import BIT
from estran.core.build import compiled
from estran.core.chance import Quick
from estran.games import game
from estran.games.crabz.rules.actions import KEEP, PLACE
from estran.games.crabz.rules.board import ROCKS

GAME = game("crabz")
GAMES = 20_000 if compiled() else 300
PARTS = 12
SETTINGS = [(players, placement) for players in (2, 3, 4) for placement in ("random", "random", "random", "alternate")]


def crabs(state):
    return sum(len(state.stack(rock)) for rock in range(ROCKS))


@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_keep_every_invariant(part):
    players, placement = SETTINGS[part]
    for number in range(part, GAMES, PARTS):
        picks = Quick(number + 1)
        state = GAME.new({"players": players, "placement": placement}, picks)
        while (seat := state.next_seat()) >= 0:
            actions = state.legal(seat)
            action = actions[picks.below(len(actions))]
            before, occupied, alive = crabs(state), state.occupied, state.alive
            state.play(seat, action, picks)
            where = f"game {number}: {GAME.position(state)}"
            assert GAME.invariants(state) == [], where
            assert state.alive & ~alive == 0, f"a player has come back, {where}"
            if action >= PLACE:
                assert crabs(state) == before + 1, where
            else:
                assert state.occupied & ~occupied == 0, f"a rock has filled again, {where}"
                emptied = bin(occupied).count("1") - bin(state.occupied).count("1")
                washed = action >= KEEP or emptied > 1
                assert (crabs(state) < before) == washed, f"crabs gone without a wave, {where}"
        assert state.outcome() is not None
        assert state.alive, "nobody is left"
        assert sum(state.scores()) == pytest.approx(1)
        assert all((score > 0) == bool(state.alive & BIT[seat]) for seat, score in enumerate(state.scores()))
