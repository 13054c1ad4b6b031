"""How crabs move: where they can go, what a space does to who enters it, and pushing.

`own` moves are those of the active crab by an action of its player. All else is being moved by somebody: pushed, driven back, called.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ....core.bits import BIT
from ....core.chance import Chance
from ....core.event import Log
from .actions import A_LANDING, A_PUSH, AN_OBSTACLE
from .board import AHEAD, KNOCK_OVER, LEFT, NOWHERE, OBSTACLE, REEDS, RIGHT, SEA, SHELLS, cell_name, neighbour
from .cards import DIAGONAL, FORWARD, SHELL
from .setup import HAND, WHERE

if TYPE_CHECKING:
    from .state import OhCrab

NOBODY: Final = -1


# -- looking


def on_beach(state: "OhCrab", crab: i64) -> bool:
    """Neither in the sea nor taken off: only such crabs can be touched by anything (OC-088)."""
    return 0 <= state.table[WHERE + crab] < SEA


def crab_on(state: "OhCrab", cell: i64) -> i64:
    """The crab on a space, or NOBODY. In the sea there is room for all."""
    if cell != SEA:
        for crab in range(state.crabs):
            if state.table[WHERE + crab] == cell:
                return crab
    return NOBODY


def is_obstacle(state: "OhCrab", cell: i64) -> bool:
    """Whether entering costs a card. The prototype knows no knock-over obstacles: they are obstacles there (OC-D61)."""
    return state.setup.board.is_a(cell, OBSTACLE | KNOCK_OVER if state.setup.prototype else OBSTACLE)


def is_slippery(state: "OhCrab", cell: i64) -> bool:
    return not state.setup.prototype and state.setup.board.is_a(cell, KNOCK_OVER)


def way(state: "OhCrab", crab: i64, direction: i64) -> i64:
    """Where a crab comes to one space on, whoever is there; NOWHERE if the board or reeds forbid it.

    Reeds lie on the landward edge: only who goes straight ahead meets them (OC-083, OC-D6). In the prototype they stop nobody but the
    active crab (OC-428).
    """
    there = state.setup.board.next(state.table[WHERE + crab], direction)
    if direction == AHEAD and there != NOWHERE and state.setup.board.is_a(there, REEDS):
        stopped = not state.reckless if crab == state.crab else not state.setup.prototype
        if stopped:
            return NOWHERE
    return there


def can_enter(state: "OhCrab", there: i64, cards: i64) -> bool:
    """Whether the active crab can go there by itself when its player has so many cards in hand (OC-058, OC-076, OC-D4)."""
    if there == NOWHERE:
        return False
    if is_obstacle(state, there) and not state.reckless and cards < 1:
        return False
    other = crab_on(state, there)
    return other == NOBODY or state.owner(other) == state.active or can_be_pushed(state, other)


def can_be_pushed(state: "OhCrab", crab: i64) -> bool:
    """Whether some chain of pushes makes room (OC-062, OC-D4)."""
    return can_push(state, crab, AHEAD) or can_push(state, crab, LEFT) or can_push(state, crab, RIGHT)


def first_push(state: "OhCrab", crab: i64) -> i64:
    """The first direction in which a crab can be pushed, one that can be."""
    direction: i64 = AHEAD
    while not can_push(state, crab, direction):
        direction += 1
    return direction


def shares_space(state: "OhCrab", crab: i64) -> bool:
    for other in range(state.crabs):
        if other != crab and on_beach(state, other) and state.table[WHERE + other] == state.table[WHERE + crab]:
            return True
    return False


def makes_room(state: "OhCrab", mover: i64, crab: i64) -> bool:
    """Whether a crab can be pushed by another that leaves its own space, which is free then."""
    left = state.table[WHERE + mover]
    state.table[WHERE + mover] = NOWHERE
    can = can_be_pushed(state, crab)
    state.table[WHERE + mover] = left
    return can


def can_push(state: "OhCrab", crab: i64, direction: i64) -> bool:
    there = way(state, crab, direction)
    if there == NOWHERE:
        return False
    other = crab_on(state, there)
    return other == NOBODY or can_be_pushed(state, other)


def can_step(state: "OhCrab", direction: i64, cards: i64) -> bool:
    """Whether the active crab, standing on the beach, can make one basic move in this direction."""
    return can_enter(state, way(state, state.crab, direction), cards)


def can_use(state: "OhCrab", icon: i64, cards: i64) -> bool:
    """Whether a basic action would do anything now: a move may also be given up to stand (OC-072)."""
    if icon == SHELL:
        return True
    if not on_beach(state, state.crab):
        return False
    if state.is_down(state.crab):
        return True
    if icon != DIAGONAL and can_step(state, AHEAD, cards):
        return True
    return icon != FORWARD and (can_step(state, LEFT, cards) or can_step(state, RIGHT, cards))


def is_free(state: "OhCrab", there: i64) -> bool:
    """A space that can be entered, with no crab on it (OC-015)."""
    return there != NOWHERE and crab_on(state, there) == NOBODY


def leap_end(state: "OhCrab", direction: i64) -> i64:
    """Two spaces on in a straight line, over whatever lies between, or NOWHERE; the sea if the line reaches it (OC-D23, OC-D24)."""
    board = state.setup.board
    between = neighbour(state.table[WHERE + state.crab], direction, board.rows)
    if between in (NOWHERE, SEA):
        return between
    there = board.next(between, direction)
    if direction == AHEAD and there != NOWHERE and board.is_a(there, REEDS) and not state.reckless:
        return NOWHERE
    return there


# -- moving


def walk(state: "OhCrab", there: i64, chance: Chance, log: Log | None) -> None:
    """The active crab moves itself. It pays for its space first; then who stood there is pushed, or changes places in a team (OC-216)."""
    crab = state.crab
    left = state.table[WHERE + crab]
    other = crab_on(state, there)
    state.table[WHERE + crab] = there
    if log is not None:
        log.tell("moved", None, crab=int(crab) + 1, start=cell_name(left), end=cell_name(there))
    if other != NOBODY and state.owner(other) == state.active:
        change_places(state, other, left, log)
    elif other != NOBODY:
        state.steps.push(A_PUSH, state.active, other)
    arrive(state, log)


def change_places(state: "OhCrab", other: i64, left: i64, log: Log | None) -> None:
    """The other crab goes to the space that the active one has left, and meets it when the active one has paid for its own (OC-D35)."""
    state.table[WHERE + other] = left
    state.steps.push(A_LANDING, state.active, other)
    if log is not None:
        log.tell("swapped", None, crab=int(state.crab) + 1, other=int(other) + 1)


def arrive(state: "OhCrab", log: Log | None) -> None:
    """What a space does to the active crab that entered it by itself. Its player picks the card for an obstacle (OC-D15)."""
    cell = state.table[WHERE + state.crab]
    if entered(state, state.crab, log) and not state.reckless:
        if is_slippery(state, cell):
            knock_over(state, state.crab, log)
        if is_obstacle(state, cell) and state.table[HAND + state.active]:
            state.steps.push(AN_OBSTACLE, state.active)


def move(state: "OhCrab", crab: i64, there: i64, chance: Chance, log: Log | None) -> None:
    """A crab is moved by somebody else's action."""
    if log is not None:
        start = cell_name(state.table[WHERE + crab])
        log.tell("moved", None, crab=int(crab) + 1, start=start, end=cell_name(there))
    state.table[WHERE + crab] = there
    land(state, crab, chance, log)


def push(state: "OhCrab", crab: i64, direction: i64, chance: Chance, log: Log | None) -> None:
    """A crab is pushed and knocked over; who stood where it lands is pushed next (OC-061 to OC-065)."""
    start = state.table[WHERE + crab]
    there = way(state, crab, direction)
    other = crab_on(state, there)
    state.table[WHERE + crab] = there
    if log is not None:
        log.tell("pushed", None, crab=int(crab) + 1, start=cell_name(start), end=cell_name(there))
    if other != NOBODY:
        state.steps.push(A_PUSH, state.active, other)
    if there != SEA:
        knock_over(state, crab, log)
    land(state, crab, chance, log)


def land(state: "OhCrab", crab: i64, chance: Chance, log: Log | None) -> None:
    """What a space does to a crab that was moved there (OC-066, OC-077, OC-D16). In the prototype its owner picks the card (OC-425)."""
    cell = state.table[WHERE + crab]
    if not entered(state, crab, log) or (crab == state.crab and state.reckless):  # whoever is reckless is spared (OC-438)
        return
    if is_slippery(state, cell):
        knock_over(state, crab, log)
    owner = state.owner(crab)
    if is_obstacle(state, cell) and state.table[HAND + owner]:
        if state.setup.prototype:
            state.steps.push(AN_OBSTACLE, owner)
        else:
            state.lose_a_card(owner, chance, log)


def entered(state: "OhCrab", crab: i64, log: Log | None) -> bool:
    """A crab is on a new space: a shell if there is one (OC-080). Returns False in the sea, where nothing more happens to it (OC-088)."""
    cell = state.table[WHERE + crab]
    if cell == SEA:
        state.down &= ~BIT[crab]
        if log is not None:
            log.tell("escaped", None, crab=int(crab) + 1, seat=int(state.owner(crab)) + 1)
        return False
    if state.setup.board.is_a(cell, SHELLS):
        state.gain_shell(state.owner(crab), log)
    return True


def knock_over(state: "OhCrab", crab: i64, log: Log | None) -> None:
    """Nothing more happens to one that lies already (OC-071)."""
    if log is not None and not state.is_down(crab):
        log.tell("fell", None, crab=int(crab) + 1)
    state.down |= BIT[crab]


def stand_up(state: "OhCrab", crab: i64, log: Log | None) -> None:
    if log is not None and state.is_down(crab):
        log.tell("stood", None, crab=int(crab) + 1)
    state.down &= ~BIT[crab]
