"""Situations that games seldom reach: crabs in a crowd, in the sea, beside reeds, on currents and shortcuts, teams with few cards."""

import copy
from random import Random
from typing import Any

from estran.core import Chance, Game

from .beach import NOWHERE, SEA, Beach
from .race import COLOURS

SPECIALS = ("seagull", "call", "momentum", "sand", "impulse", "move-out", "jump-aside", "reckless", "slant", "faster", "zigzag", "slide")
FACES = ("Aa", "Ba", "Bb", "Ca", "Cb", "Da")


def drawn(game: Game, chance: Chance, luck: Random) -> dict[str, Any]:
    """A position in the middle of a turn, with all that matters here drawn anew."""
    edition = luck.choice(["final", "prototype"])
    players = luck.choice([2, 2, 2, 3, 4, 5]) if edition == "final" else luck.randint(3, 5)
    extras = luck.choice(["Aa-Ba-Ca", "Bb-Ca-Da", "Aa-Ba-Cb", "Bb-Ca-Da"] + (["Ab-Ca-Da", "Ab-Ba-Ca"] if edition == "final" else []))
    state = game.new(game.checked({"players": players, "edition": edition, "board": "random", "extras": extras}), chance)
    board = game.view(state, 0)["board"]
    position = copy.deepcopy(begun(game, state, chance))
    place(position, Beach(board), luck)
    arm(position, luck)
    return position


def old(game: Game, chance: Chance, luck: Random) -> dict[str, Any]:
    """Such a position in the last turn of a round that is to be the last, or nearly; at times somebody has resigned (OC-D111)."""
    position = drawn(game, chance, luck)
    position["round"] = luck.choice([59, 60, 60, 60, 61, 80])
    last_turn(position)
    others = [seat for seat in range(position["players"]) if seat != position["turn"] - 1]
    for number in luck.sample(others, luck.choice([0, 0, len(others) - 1])):
        seat = position["seats"][number]
        seat |= {"hand": [], "discards": seat["hand"] + seat["discards"], "gone": True}
        position["crabs"][number] |= {"cell": NOWHERE, "down": False}
    return position


def last_turn(position: dict[str, Any]) -> None:
    """All others have had theirs: they discarded what they had planned, and rest; of a team, the other crab was first."""
    position["chef"] = position["turn"] % position["players"] + 1
    for seat in position["seats"]:
        if seat["planned"]:
            seat["discards"].append(seat["planned"])
            seat["planned"] = ""
    if position["players"] == 2:
        position["half"] = 2
        active = COLOURS.index(position["crab"])
        for number, crab in enumerate(position["crabs"]):
            crab["tired"] = number == active ^ 1 or (number // 2 != active // 2 and number % 2 == 0)


def begun(game: Game, state: Any, chance: Chance) -> dict[str, Any]:
    """The position once the first player has added a card."""
    while True:
        position = game.position(state)
        if position["begun"]:
            return position
        seat = state.pending()[0]
        state.apply(seat, state.legal(seat)[0], chance)


def place(position: dict[str, Any], beach: Beach, luck: Random) -> None:
    """All crabs close to one space of a kind that is drawn first, so that rare kinds come as often as others; mine often on it."""
    kind = luck.choice(["reeds", "obstacle", "obstacle", "knock-over", "current", "shortcut", "exchange", "shell", "shore", "any"])
    fitting = [cell for cell in beach.spaces if fits(beach, cell, kind)] or [cell for cell in beach.spaces if fits(beach, cell, "any")]
    centre = luck.choice(fitting)
    near = around(beach, centre, 1 if position["players"] == 2 else luck.choice([1, 1, 2, 3]))
    near.sort(key=lambda cell: (cell == centre and luck.random() < 0.7, luck.random()))
    colours = list(COLOURS[: len(position["crabs"])])
    colours.remove(position["crab"])
    for colour in [position["crab"], *luck.sample(colours, len(colours))]:
        crab = position["crabs"][COLOURS.index(colour)]
        wet = luck.random() < (0.25 if colour == position["crab"] else 0.05)
        crab["cell"] = SEA if wet or not near else near.pop()
        crab["down"] = crab["cell"] != SEA and luck.random() < 0.2


def fits(beach: Beach, cell: str, kind: str) -> bool:
    if kind == "shore":
        return beach.open(cell) and beach.along(cell, "forward", 2) == SEA
    return beach.open(cell) and (kind == "any" or kind in beach.kinds(cell))


def around(beach: Beach, centre: str, far: int) -> list[str]:
    found = [centre]
    for _ in range(far):
        found += [cell for near in found for cell in beach.neighbours(near) if beach.open(cell) and cell not in (SEA, NOWHERE)]
    return sorted(set(found))


def arm(position: dict[str, Any], luck: Random) -> None:
    """Actions, shells and cards."""
    position["ready"] = sorted(luck.sample(SPECIALS, luck.randint(1, 3)), key=SPECIALS.index)
    team = position["players"] == 2
    if luck.random() < (0.6 if team else 0.3):
        position["ready"] = sorted({"call", luck.choice(["seagull"] if team else SPECIALS)}, key=SPECIALS.index)
    position["reckless"] = "reckless" not in position["ready"] and luck.random() < 0.2
    position["pool"] = {icon: int(luck.choice([0, team, 1])) for icon in position["pool"]}
    position["chef_used"] = luck.random() < 0.5
    for seat in position["seats"]:
        seat["shells"] = luck.randint(0, 6)
        for _ in range(luck.choice([0, 0, 2, 4])):
            seat["hand"].append(position["pile"].pop(luck.randrange(len(position["pile"]))))
        luck.shuffle(seat["hand"])
        kept = luck.choice([0, 1, 2 if team else 1, 2, len(seat["hand"])])
        seat["discards"] += seat["hand"][kept:]
        del seat["hand"][kept:]
