"""Play the game through its contract, and ask the twin about every decision."""

import json
from collections import Counter
from random import Random
from typing import Any, NamedTuple

from estran.core import Chance, Game, State

from . import oracle
from .beach import NOWHERE, SEA
from .ending import LAST_ROUND
from .race import COLOURS


class Difference(NamedTuple):
    """Where game and twin do not agree."""

    kind: str
    said: str
    position: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.kind}: {self.said}\n    {json.dumps(self.position)}"


class Comparison:
    def __init__(self, game: Game, state: State, chance: Chance, luck: Random) -> None:
        self.game, self.state, self.chance, self.luck = game, state, chance, luck
        view = game.view(state, 0)
        self.board, self.cards = view["board"], view["cards"]
        self.entered = False
        self.compared = 0
        self.reached: Counter[str] = Counter()
        self.differences: list[Difference] = []

    def play(self, limit: int, one_turn: bool = False) -> None:
        """Random choices until it is over, or the turn is, or the limit is reached; `end` and `rest` are chosen less often than others."""
        for _ in range(limit):
            if not self.state.pending():
                return
            seat = self.luck.choice(self.state.pending())
            if self.decide(seat) and one_turn:
                return

    def decide(self, seat: int, wanted: str = "") -> bool:
        """Compare one decision and what comes of it; whether the turn was over then."""
        before = self.game.position(self.state)
        self.compare_entered(before)
        actions = {self.game.choice(self.state, seat, action).notation: action for action in self.state.legal(seat)}
        expected = oracle.legal(before, self.board, self.cards)
        if expected is not None:
            self.compared += 1
            self.reached.update(what_is_met(before, expected, self.board))
            self.compare_choices(before, set(actions), expected)
        notation = wanted or self.chosen(sorted(actions))
        told = oracle.after(before, self.board, notation, self.cards) if expected and notation in expected else None
        self.state.apply(seat, actions[notation], self.chance)
        now = self.game.position(self.state)
        over = turn_of(before) != turn_of(now)
        if told is not None:
            self.reached.update({told["over"]} - {""} if before["round"] >= LAST_ROUND else set())
            self.reached.update(second_on_obstacle(before, told, self.board))
            self.compare_outcome(before, now, notation, told)
        moved = before["crab"] == now["crab"] and active_cell(before) != active_cell(now)
        self.entered = not over and (self.entered or moved)
        return over

    def compare_entered(self, position: dict[str, Any]) -> None:
        """Whether the active crab has entered its space in this turn is counted here too, and asked of nobody."""
        if position["begun"] and position.get("entered", self.entered) != self.entered:
            self.differences.append(Difference(f"{position['edition']}: entered", f"should be {self.entered}", dict(position)))
        position["entered"] = self.entered

    def chosen(self, notations: list[str]) -> str:
        notation = self.luck.choice(notations)
        return self.luck.choice(notations) if notation in ("end", "rest", "done") else notation

    def compare_choices(self, position: dict[str, Any], offered: set[str], expected: set[str]) -> None:
        asked = position["steps"][-1]["owes"] if position["steps"] else "turn"
        for notation in sorted(expected - offered):
            self.differences.append(Difference(f"{position['edition']} {asked}: not offered", notation, position))
        for notation in sorted(offered - expected):
            self.differences.append(Difference(f"{position['edition']} {asked}: offered wrongly", notation, position))

    def compare_outcome(self, before: dict[str, Any], now: dict[str, Any], notation: str, told: dict[str, Any]) -> None:
        found = happened(before, now)
        if found["ended"]:  # whoever comes next may already rest
            for facts in (told, found):
                facts["hands"][now["turn"] - 1] = 0
                facts["down"] = [colour for colour in facts["down"] if colour not in crabs_of(now)]
        wrong = [name for name in told if told[name] != found[name]]
        if wrong:
            asked = before["steps"][-1]["owes"] if before["steps"] else "turn"
            said = "; ".join(f"{name} {told[name]}, not {found[name]}" for name in wrong)
            self.differences.append(Difference(f"{before['edition']} {asked}: outcome", f"{notation}: {said}", before))


def what_is_met(position: dict[str, Any], expected: set[str], board: dict[str, Any]) -> set[str]:
    """The rare matters that a decision is about, by what the twin allows and not by what the game offers."""
    met = set()
    if any(notation.endswith(" stays") for notation in expected):
        met.add("stays")
    if active_cell(position) == "sea":
        met |= {f"{special} in the sea" for special in ("call", "move-out") if special in expected}
    if any(notation.startswith("leap back") for notation in expected):
        met.add("leap back")
    if "shortcut" in expected:
        met.add("shortcut")
    if position["reckless"] and "end" in expected and "current" in board["spaces"].get(active_cell(position), {"kinds": []})["kinds"]:
        met.add("stay on a current" if position["entered"] else "carried in spite of reckless")
    return met


def second_on_obstacle(before: dict[str, Any], told: dict[str, Any], board: dict[str, Any]) -> set[str]:
    """Whether a team's own second crab came to an obstacle and its owner is asked for a card (OC-D65)."""
    if before["players"] > 2 or told["owes"] != "obstacle":
        return set()
    second = next(colour for colour in crabs_of(before) if colour != before["crab"])
    cell = told["cells"][second]
    moved = cell != before["crabs"][COLOURS.index(second)]["cell"] and cell != "sea"
    return {"own second crab on an obstacle"} if moved and "obstacle" in board["spaces"][cell]["kinds"] else set()


def turn_of(position: dict[str, Any]) -> tuple[Any, ...]:
    return position["round"], position["half"], position["phase"], position["turn"]


def active_cell(position: dict[str, Any]) -> str:
    return str(position["crabs"][COLOURS.index(position["crab"])]["cell"]) if position["crab"] else ""


def crabs_of(position: dict[str, Any]) -> list[str]:
    """The crabs of the seat whose turn it is."""
    each = 2 if position["players"] == 2 else 1
    return list(COLOURS[(position["turn"] - 1) * each : position["turn"] * each])


def happened(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """What the twin tells, as the game has it."""
    crabs = dict(zip(COLOURS, now["crabs"], strict=False))
    ended = turn_of(before) != turn_of(now)
    top = now["steps"][-1] if now["steps"] and not ended else {}
    return {
        "cells": {colour: crab["cell"] for colour, crab in crabs.items()},
        "down": sorted(colour for colour, crab in crabs.items() if crab["down"] and crab["cell"] != "sea"),
        "shells": [seat["shells"] for seat in now["seats"]],
        "hands": [len(seat["hand"]) for seat in now["seats"]],
        "owes": top.get("owes", ""),
        "crabs": sorted(colour for colour in top.get("crabs", []) if crabs[colour]["cell"] not in (SEA, NOWHERE)),
        "ended": ended,
        "over": now["over"],
        "winners": now["winners"],
    }
