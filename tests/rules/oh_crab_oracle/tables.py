"""Positions laid by hand on real boards in the turn of red, and played by hand: by the game, watched by the twin, or by the twin alone."""

from random import Random
from typing import Any

from estran.core.chance import Quick
from estran.games import game

from . import oracle
from .asking import answer, answers
from .comparing import Comparison
from .race import COLOURS, Race
from .situations import begun, last_turn
from .turn import offered

GAME = game("oh_crab")


def laid(board: str, crabs: dict[str, str], **changes: Any) -> dict[str, Any]:
    """Red has `hand` cards, all others one; all have as many `shells`. Crabs in `down` lie. `last`: all others had their turn."""
    teams, edition, down = changes.pop("teams", False), changes.pop("edition", "final"), changes.pop("down", ())
    options = {"players": 2 if teams else len(crabs), "edition": edition, "board": board, "extras": "Aa-Ba-Ca"}
    position = next(found for found in (dealt(options, seed) for seed in range(99)) if found["crab"] == "red")
    hand, shells, pool = changes.pop("hand", 0), changes.pop("shells", 0), changes.pop("pool", {})
    for colour, cell in crabs.items():
        position["crabs"][COLOURS.index(colour)] |= {"cell": cell, "down": colour in down}
    for number, seat in enumerate(position["seats"]):
        cards, kept = seat["hand"] + seat["discards"], hand if number == 0 else 1
        seat |= {"hand": cards[:kept], "discards": cards[kept:], "shells": shells}
    if changes.pop("last", False):
        last_turn(position)
    return position | {"pool": dict.fromkeys(position["pool"], 0) | pool, "chef_used": True} | changes


def dealt(options: dict[str, object], seed: int) -> dict[str, Any]:
    chance = Quick(seed)
    return begun(GAME, GAME.new(GAME.checked(options), chance), chance)


class Watched:
    """The game plays; wherever the twin has another opinion, the test fails."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.comparison = Comparison(GAME, GAME.from_position(position), Quick(1), Random(1))

    def choices(self) -> set[str]:
        state = self.comparison.state
        return {GAME.choice(state, 0, action).notation for action in state.legal(0)}

    def act(self, notation: str) -> None:
        assert notation in self.choices()
        self.comparison.decide(0, notation)
        assert not self.comparison.differences, str(self.comparison.differences[0])

    def told(self) -> dict[str, Any]:
        position = GAME.position(self.comparison.state)
        return {
            "cells": dict(zip(COLOURS, [crab["cell"] for crab in position["crabs"]], strict=False)),
            "down": sorted(colour for colour, crab in zip(COLOURS, position["crabs"], strict=False) if crab["down"]),
            "shells": [seat["shells"] for seat in position["seats"]],
            "hands": [len(seat["hand"]) for seat in position["seats"]],
            "owes": position["steps"][-1]["owes"] if position["steps"] else "",
            "over": position["over"],
            "winners": position["winners"],
        }


class Alone:
    """The twin plays by itself."""

    def __init__(self, position: dict[str, Any]) -> None:
        view = GAME.view(GAME.from_position(position), 0)
        self.race = Race({"entered": False, **position}, view["board"], view["cards"])

    def choices(self) -> set[str]:
        found = answers(self.race, self.race.steps[-1]) if self.race.steps else offered(self.race)
        assert found is not None
        return found

    def act(self, notation: str) -> None:
        assert notation in self.choices()
        if self.race.steps:
            answer(self.race, self.race.steps[-1], notation)
        else:
            oracle.begin(self.race, notation)
        assert oracle.settle(self.race)

    def told(self) -> dict[str, Any]:
        return oracle.told(self.race)
