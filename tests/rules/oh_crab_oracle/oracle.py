"""A slow twin of the parts of Oh Crab! in which crabs move, written from the rulebooks and the rulings alone.

`legal` and `after` take a written position and the board and cards of a view, and share no line with the rules that they check.
"""

from typing import Any

from .asking import answer, answers, follow, moving
from .ending import result
from .entering import go, land, pushed_to
from .race import Race
from .turn import COSTLY, PATHS, PRICES, asked_out, called, offered, sanded

Position = dict[str, Any]


def legal(position: Position, board: dict[str, Any], cards: dict[str, Any]) -> set[str] | None:
    """What the seat that is asked may choose; None where this twin has no opinion."""
    if position["phase"] != "action" or not position["begun"] or not position["crab"]:
        return None
    race = Race(position, board, cards)
    if unclear(race):
        return None
    if not race.steps:
        return offered(race)
    if race.steps[-1]["owes"] == "current" and race.reckless and race.entered is None:
        return None
    return answers(race, race.steps[-1])


def unclear(race: Race) -> bool:
    """Of two cards with Sideways one was used, and a position does not say which; while both are left, either may be (OC-436)."""
    bearing = [card for card in race.bearing if race.cards[card]["special"] == "sideways"]
    left = [*race.ready, *(step.get("special") for step in race.steps)].count("sideways")
    return len(bearing) == 2 and left == 1


def after(position: Position, board: dict[str, Any], notation: str, cards: dict[str, Any]) -> Position | None:
    """Where all are after a choice and what follows of itself; None where this twin has no opinion."""
    if legal(position, board, cards) is None or notation == "Db":
        return None
    race = Race(position, board, cards)
    if race.steps:
        answer(race, race.steps[-1], notation)
    else:
        begin(race, notation)
    if not settle(race):
        return None
    return told(race)


def told(race: Race) -> Position:
    """What is compared."""
    top = race.steps[-1] if race.steps else {}
    ended = race.ending and not race.steps
    over, winners = result(race) if ended else ("", [])
    return {
        "cells": {colour: crab["cell"] for colour, crab in race.crabs.items()},
        "down": sorted(colour for colour in race.on_beach() if race.crabs[colour]["down"]),
        "shells": [seat["shells"] for seat in race.seats],
        "hands": [len(seat["hand"]) for seat in race.seats],
        "owes": top.get("owes", ""),
        "crabs": sorted(top.get("crabs", [])),
        "ended": ended,
        "over": over,
        "winners": winners,
    }


def begin(race: Race, notation: str) -> None:
    """A choice between two actions."""
    words = notation.split()
    if words == ["end"]:
        race.ending = True
        end_of_turn(race)
    elif words == ["shell"]:
        race.seats[race.me]["shells"] += 1
    elif words[0] == "stand":
        race.crabs[race.active]["down"] = False
    elif words == ["shortcut"]:
        follow(race)
    elif notation in PRICES:
        race.seats[race.me]["shells"] -= PRICES[notation]
        extra(race, notation)
    elif notation in race.ready:
        special(race, notation)
    else:
        go(race, race.beach.beside(race.here(), words[-1]))


def special(race: Race, name: str) -> None:
    seat = race.me + 1
    if name in COSTLY:
        race.steps.append({"owes": "cost", "seat": seat, "special": name})
    elif name == "slant":
        moving(race, PATHS["slant"])
    elif name == "reckless":
        race.reckless = True
    elif name == "jump-aside":
        race.steps.append({"owes": "jump", "seat": seat})
    elif name == "sand":
        for other in reversed(sanded(race)):  # asked one after the other, clockwise
            if race.final:
                race.drop_any(other)
            else:
                race.steps.append({"owes": "obstacle", "seat": other + 1})
    else:
        crabs = {"seagull": race.ahead(), "call": called(race), "move-out": asked_out(race)}
        race.steps.append({"owes": name, "seat": seat, "crabs": crabs[name]})


def extra(race: Race, face: str) -> None:
    seat = race.me + 1
    if face in ("Aa", "Bb"):
        moving(race, PATHS["slant" if face == "Aa" else "faster"])
    elif face == "Da":
        race.seats[race.me]["hand"] += race.seats[race.me]["discards"]
    else:
        race.steps.append({"owes": {"Ab": "jump", "Ba": "swap", "Ca": "leap", "Cb": "snack"}[face], "seat": seat})


def end_of_turn(race: Race) -> None:
    """Currents carry (OC-084); a place to exchange cards asks (OC-081). Both only once, and not after one another (OC-086, OC-D59)."""
    kinds, here = race.beach.kinds(race.here()), race.here()
    if "current" in kinds:
        there = race.at(str(race.beach.spaces[here]["arrow"]), but=race.active)
        blocked = there and (race.final or not pushed_to(race, there))  # OC-087; the prototype pushes (OC-429), where it can (OC-D4)
        if not blocked:
            race.steps.append({"owes": "current", "seat": race.me + 1})
    elif race.final and "exchange" in kinds and race.hand() and race.market:
        race.steps.append({"owes": "gift", "seat": race.me + 1, "optional": True})


def settle(race: Race) -> bool:
    """Play what leaves no choice; False where that leads beyond this twin."""
    while race.steps:
        step = race.steps[-1]
        if step["owes"] == "landing":
            race.steps.pop()
            land(race, step["crab"])
            continue
        choices = answers(race, step)
        if choices is None:
            return bool(step["owes"] == "gift")
        asked = step["owes"] in ("toll", "cost") and len(race.hand()) > 1  # a card is asked for, even if only one will do
        if len(choices) > 1 or (choices and asked):
            return True
        if choices:
            answer(race, step, choices.pop())
        else:
            race.steps.pop()
    return True
