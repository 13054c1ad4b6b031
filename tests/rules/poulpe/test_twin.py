"""The engine and the naive twin play the same games, step by step."""

import random

import pytest

from estran.core import Log, Quick
from estran.core.build import compiled

from . import naive
from .reef import GAME

GAMES = 400 if compiled() else 40
COMPARED = ["hands", "piles", "round", "gone", "down", "limits", "blanked", "turn", "owes", "looked", "winner"]


def twin_of(state):
    """The naive reef of a game that has just been dealt."""
    position = GAME.position(state)
    letters = {1: position["species"][0].replace("o", "p")}
    letters[2] = "cp".replace(letters[1], "")
    hands, piles = ({player: position[name][player - 1] for player in (1, 2)} for name in ("hands", "piles"))
    return naive.Reef(position["mode"], letters, hands, piles, position["turn"])


def luck_in(events):
    """The cards that chance brought, in order, as told to those who saw them."""
    cards = []
    for event in events:
        told = GAME.tell(event, event.public.get("seat", 1) - 1)
        if event.kind in ("drew", "looked"):
            cards += told["cards"]
        elif event.kind == "stole":
            cards.append(told["card"])
        elif event.kind == "swapped":
            cards.append(told["got"])
    return cards


def agree(state, twin):
    """Same cards, same choices, same result."""
    position, expected = GAME.position(state), twin.position()
    assert {name: position[name] for name in COMPARED} == expected
    if twin.winner:
        assert state.pending() == []
        assert state.scores() == [float(twin.winner == 1), float(twin.winner == 2)]
    else:
        assert state.pending() == [twin.asked() - 1]
        assert sorted(choice.notation for choice in GAME.choices(state, state.next_seat())) == twin.moves()


@pytest.mark.parametrize("species", ["crab", "octopus"])
@pytest.mark.parametrize("mode", ["symmetric", "asymmetric"])
def test_the_twin_plays_the_same_random_games(mode, species):
    told = set()
    for seed in range(GAMES):
        chance, dice = Quick(seed), random.Random(seed)
        state = GAME.new(GAME.checked({"mode": mode, "species": species}), chance)
        twin = twin_of(state)
        agree(state, twin)
        while not twin.winner:
            text = dice.choice(twin.moves())
            log, seat = Log(), state.next_seat()
            state.apply(seat, GAME.parse(state, seat, text), chance, log)
            twin.play(text, luck_in(log.events))
            agree(state, twin)
            told |= {event.kind for event in log.events}
    assert {"gave", "discarded", "stole", "bound", "round", "resisted"} <= told
    assert told >= ({"swapped", "reshuffled"} if mode == "symmetric" else {"looked", "took", "blanked", "copied"})
