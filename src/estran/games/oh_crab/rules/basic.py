"""The basic actions (OC-014): a shell, or a move that may be given up to stand (OC-072).

Moves to be made are one number: how many of each kind, in two bits each, and whether they are what is left of an action of two.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.chance import Chance
from ....core.event import Log
from .board import AHEAD
from .cards import DIAGONAL, FORWARD, ICONS, SEAWARD, SHELL
from .hands import gain_shell
from .moving import can_step, stand_up, walk, way
from .owed.owed import kind
from .race import Race
from .setup import ACTIVE, CRAB, POOL
from .verbs import SEAWARD_WAYS, Verb, WayVerb

A_DIAGONAL: Final = 1
A_FORWARD: Final = 4
A_SEAWARD: Final = 16
SECOND: Final = 64
"""This is the second of two moves: a board action may come before it."""
A_MOVE: Final = kind("move")

MOVE: Final = WayVerb("move", "", SEAWARD_WAYS, ("OC-014", "OC-057"))
"""With the narrowest basic action that is left."""
STAND: Final = Verb("stand", [f"stand {move}" for move in (*ICONS[1:], "chef")], ("OC-072",))
"""What is given up to stand; the last is the chef's move."""
CHEFS: Final = 3
"""Which of these that is."""


def pool(race: Race) -> i64:
    """The basic moves left this turn; more than three of a kind are no more than three at once."""
    table = race.table
    return (
        min(table[POOL + DIAGONAL], 3) * A_DIAGONAL + min(table[POOL + FORWARD], 3) * A_FORWARD + min(table[POOL + SEAWARD], 3) * A_SEAWARD
    )


def has(moves: i64, icon: i64) -> bool:
    if icon == DIAGONAL:
        return moves & 3 != 0
    return (moves >> 2 if icon == FORWARD else moves >> 4) & 3 != 0


def leads(moves: i64, direction: i64) -> bool:
    """Whether one of the moves goes that way."""
    return has(moves, SEAWARD) or has(moves, FORWARD if direction == AHEAD else DIAGONAL)


def one_of(icon: i64) -> i64:
    return A_FORWARD if icon == FORWARD else A_DIAGONAL if icon == DIAGONAL else A_SEAWARD


def narrowest(moves: i64, direction: i64) -> i64:
    """Which of the moves a move in this direction uses."""
    icon = FORWARD if direction == AHEAD else DIAGONAL
    return icon if has(moves, icon) else SEAWARD


def fill_steps(race: Race, moves: i64, buffer: vec[i64], n: i64) -> i64:
    """The moves that the active crab can make of these, standing on the beach."""
    spare = race.spare()
    for direction in range(3):
        if leads(moves, direction) and can_step(race, direction, spare):
            buffer[n] = MOVE.first + direction
            n += 1
    return n


def fill_stands(moves: i64, buffer: vec[i64], n: i64) -> i64:
    """The moves of these that can be given up to stand."""
    for icon in range(FORWARD, SEAWARD + 1):
        if has(moves, icon):
            buffer[n] = STAND.first + icon - FORWARD
            n += 1
    return n


def grant(race: Race, icon: i64, log: Log | None) -> None:
    """A basic action to be used at once."""
    if icon == SHELL:
        gain_shell(race, race.table[ACTIVE], log)
    else:
        race.owe(A_MOVE, one_of(icon))


def step(race: Race, direction: i64, chance: Chance, log: Log | None) -> None:
    walk(race, way(race, race.table[CRAB], direction), chance, log)


def rise(race: Race, log: Log | None) -> None:
    """The active crab stands up, if it is still on the beach."""
    if race.on_beach(race.table[CRAB]):
        stand_up(race, race.table[CRAB], log)
