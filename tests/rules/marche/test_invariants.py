"""Twenty thousand random games without a single invariant broken (a few hundred of them when the rules run as plain Python)."""

import pickle
import random
from itertools import cycle, product

import pytest

from estran.core import Quick
from estran.core.build import compiled

from .beach import GAME, cells, random_game, things

GAMES = 20_000 if compiled() else 300
PARTS = 12
NAMES = [option.name for option in GAME.options]
SETTINGS = [dict(zip(NAMES, chosen, strict=True)) for chosen in product(*(option.values for option in GAME.options))]
random.Random(1).shuffle(SETTINGS)
"""Every combination of options, shuffled."""


@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_keep_every_invariant(part):
    for number, options in zip(range(part, GAMES, PARTS), cycle(SETTINGS[part::PARTS]), strict=False):
        picks = Quick(number + 1)
        state = GAME.new(options, picks)
        assert GAME.invariants(state) == [], f"game {number}"
        while (seat := state.next_seat()) >= 0:
            actions = state.legal(seat)
            freed, sprung, blank, shrimps = state.freed, state.sprung, state.blank, state.shrimps
            state.play(seat, actions[picks.below(len(actions))], picks)
            assert GAME.invariants(state) == [], f"game {number}: {GAME.position(state)}"
            assert freed & ~state.freed == sprung & ~state.sprung == 0, f"game {number}: a brother or a trap is back"
            assert state.blank & ~blank == 0, f"game {number}: a card has become blank again"
            assert shrimps - 3 <= state.shrimps <= shrimps + 1, f"game {number}: shrimps"
        assert state.turns <= 24
        assert state.past <= 48
        assert len(set(state.scores())) == 1


BREAKS = {
    "two things": lambda state: setattr(state, "blank", state.blank | state.objects),
    "neither on the beach": lambda state: setattr(state, "freed", state.freed ^ things("net")),
    "without a card": lambda state: setattr(state, "blank", state.blank & (state.blank - 1)),
    "where none was put": lambda state: setattr(state, "bait", cells("a1")),
    "does not hold": lambda state: state.give(0, 1),
    "card of another": lambda state: state.give(1, state.hand(0)),
    "eight brothers": lambda state: state.give(1, state.hand(0)),
    "a trap was freed": lambda state: (state.give(0, 3 | state.freed), setattr(state, "sprung", 2**11)),
    "more turns": lambda state: setattr(state, "turns", 25),
    "not one tourteau a turn": lambda state: setattr(state, "tourteaux", state.tourteaux & (state.tourteaux - 1)),
    "turns are not those": lambda state: setattr(state, "turns", state.turns + 1),
    "cards beside the rows": lambda state: setattr(state, "rows", 63),
    "turn of the next player": lambda state: setattr(state, "turn", 1 - state.turn),
    "crabs or the shrimps": lambda state: setattr(state, "shrimps", state.shrimps + 1),
    "as the history leaves it": lambda state: setattr(state, "tourteaux", state.tourteaux << 1),
    "is owed": lambda state: setattr(state, "owed", 0),
    "do not go together": lambda state: (setattr(state, "owed", 0), setattr(state, "ended", 1)),
    "could still appear": lambda state: (setattr(state, "owed", 0), setattr(state, "ended", 3), setattr(state, "row", 1 - state.row % 2)),
}


@pytest.mark.parametrize("sentence", BREAKS)
def test_what_is_broken_is_noticed(sentence):
    state = random_game(seed=1, decisions=9)
    assert state.pending()
    assert GAME.invariants(state) == []
    BREAKS[sentence](state)
    assert any(sentence in wrong for wrong in GAME.invariants(state))


def test_a_copy_shares_nothing():
    for seed in range(20):
        state = random_game(seed, decisions=seed, players=2 + seed % 3, fishing=2)
        before = GAME.position(state)
        for copy in (state.clone(), pickle.loads(pickle.dumps(state))):
            assert GAME.position(copy) == before
            assert copy.key() == state.key()
            assert [copy.entry(n) for n in range(copy.past)] == [state.entry(n) for n in range(state.past)]
            chance = Quick(seed)
            while (seat := copy.next_seat()) >= 0:
                legal = copy.legal(seat)
                copy.play(seat, legal[chance.below(len(legal))], chance)
            assert GAME.position(state) == before


def test_alike_positions_have_alike_keys_and_others_have_others():
    state = random_game(seed=1, decisions=8)
    keys = {state.key(), random_game(seed=2, decisions=8).key()}
    for name, value in (("at", 35), ("shrimps", 1), ("owed", 2), ("turn", 1 - state.turn), ("row", 5 - state.row)):
        other = state.clone()
        setattr(other, name, value)
        keys.add(other.key())
    assert len(keys) == 7
    assert state.key() == state.clone().key()
