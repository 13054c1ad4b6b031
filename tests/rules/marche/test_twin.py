"""The engine and the naive twin play the same games, step by step."""

import random

import pytest

from estran.core import Quick
from estran.core.build import compiled

from .beach import GAME, twin_of

SETTINGS = [
    {"players": players, "fishing": fishing, "shrimps": shrimps, "own_trap": own_trap, "layout": layout}
    for players in (2, 3, 4)
    for fishing, shrimps, layout in ((0, 5, "loose"), (2, 5, "even"), (3, 5, "loose"), (0, 7, "even"), (3, 6, "loose"))
    for own_trap in (2, 1)
]


def agree(state, twin):
    """Same beach, same past, same choices, same result."""
    view, now = GAME.view(state, None), twin.now()
    assert {name: view[name] for name in now} == now
    assert view["history"] == twin.told
    assert (set(view["freed"]), set(view["sprung"])) == (set(twin.freed), set(twin.sprung))
    if twin.over:
        assert state.pending() == []
        assert state.scores() == twin.scores()
        assert state.outcome().points == ((twin.shrimps,) * twin.players if twin.over == "freed" else ())
    else:
        assert state.next_seat() == twin.turn - 1
        assert sorted(choice.notation for choice in GAME.choices(state, state.next_seat())) == twin.choices()


def play_both(state, twin, choose, chance):
    """One game to its end, compared at every step."""
    twin.draw(GAME.view(state, None)["row"])
    agree(state, twin)
    while not twin.over:
        seat, text = state.next_seat(), choose(twin)
        state.apply(seat, GAME.parse(state, seat, text), chance)
        twin.play(text)
        if twin.owes == "card":
            twin.draw(GAME.view(state, None)["row"])
        agree(state, twin)


def eager(twin, dice):
    """Rather free a brother, for nothing if possible: such games reach the end of the beach, and some are won."""
    choices = twin.choices()
    traps = twin.hands[0] + twin.hands[1]
    good = [text for text in choices if text[:4] == "move" and (found := twin.now()["objects"].get(text[5:])) and found not in traps]
    return dice.choice(good if good and dice.random() < 0.9 else choices)


@pytest.mark.parametrize("options", SETTINGS, ids=lambda options: " ".join(map(str, options.values())))
def test_the_twin_plays_the_same_random_games(options):
    for seed in range(20 if compiled() else 6):
        chance, dice = Quick(seed), random.Random(seed)
        state = GAME.new(GAME.checked(options), chance)
        play_both(state, twin_of(state), lambda twin, dice=dice: dice.choice(twin.choices()), chance)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_twin_agrees_on_every_way_to_end(players):
    found = set()
    for seed in range(30):
        chance, dice = Quick(seed), random.Random(seed)
        state = GAME.new(GAME.checked({"players": players, "own_trap": 1 + seed % 2, "fishing": (0, 2, 3)[seed % 3]}), chance)
        twin = twin_of(state)
        play_both(state, twin, lambda twin, dice=dice: eager(twin, dice), chance)
        found.add(twin.over)
        found.update(entry["result"] for entry in twin.told)
    assert found == {"freed", "caught", "crowded", "", "sprung"} | ({"timid"} if players > 2 else set())
