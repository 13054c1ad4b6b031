"""Random games, for tests that must hold in all of them."""

from typing import Any

from estran.core import Log, Quick
from estran.core.event import Event
from estran.games import game
from estran.games.oh_crab.rules.state import OhCrab

GAME = game("oh_crab")
SETTINGS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3},
    {"players": 4, "edition": "prototype", "board": "prototype"},
    {"players": 5, "board": "random", "extras": "random"},
    {"players": 3, "length": "quick", "board": "random", "extras": "random"},
    {"players": 5, "edition": "prototype", "board": "random", "extras": "random"},
    {"players": 2, "board": "random", "extras": "random"},
    {"players": 4, "board": "high-season"},
]
"""Both editions, all numbers of players, scenarios and chance."""
ADVENTURES: list[dict[str, Any]] = [
    {"players": 2, "surprises": "on", "events": "on", "challenges": "on", "asymmetry": "on"},
    {"players": 3, "surprises": "on", "events": "crystal", "challenges": "on", "asymmetry": "on"},
    {"players": 4, "surprises": "treasures", "events": "lucky-crystal", "challenges": "on"},
    {"players": 5, "board": "random", "extras": "random", "surprises": "on", "events": "on", "challenges": "on", "asymmetry": "on"},
    {"players": 3, "length": "quick", "extras": "random", "surprises": "blank", "events": "lucky", "asymmetry": "on"},
    {"players": 4, "board": "random", "challenges": "on", "asymmetry": "on"},
    {"players": 2, "board": "random", "extras": "random", "surprises": "on", "events": "on", "challenges": "on", "asymmetry": "on"},
    {"players": 4, "extras": "random", "surprises": "on", "events": "on", "challenges": "on", "asymmetry": "on"},
]
"""With modules of the Adventure Pack in many combinations."""

ALL_MODULES: dict[str, Any] = {"surprises": "on", "events": "on", "challenges": "on", "asymmetry": "on"}
MODULES: list[dict[str, Any]] = [
    {"players": 4, **ALL_MODULES},
    {"players": 2, "board": "random", **ALL_MODULES},
    {"players": 5, "board": "random", "extras": "random", **ALL_MODULES, "events": "crystal", "surprises": "treasures"},
    {"players": 3, "length": "quick", **ALL_MODULES, "events": "lucky", "surprises": "blank"},
]
"""The Adventure Pack, in all its variants but the plainest."""


def new_game(seed: int, **options: Any) -> tuple[OhCrab, Quick]:
    luck = Quick(seed + 1)
    state = GAME.new(GAME.checked(options), luck)
    assert isinstance(state, OhCrab)
    return state, luck


def step(state: OhCrab, luck: Quick) -> list[Event]:
    """Somebody who is asked chooses anything."""
    seats, log = state.pending(), Log()
    seat = seats[luck.below(len(seats))]
    actions = state.legal(seat)
    state.play(seat, actions[luck.below(len(actions))], luck, log)
    return log.events


def random_game(seed: int, decisions: int, **options: Any) -> OhCrab:
    """A game after so many decisions, or over."""
    state, luck = new_game(seed, **options)
    for _ in range(decisions):
        if not state.pending():
            break
        step(state, luck)
    return state
