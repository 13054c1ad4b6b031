"""How crabs move: where they can go, and the one way in which a crab's place changes, with all that it brings.

An own move is one of the active crab by an action of its player. All else is being moved by somebody: pushed, driven back, called.
"""

from typing import Final

from mypy_extensions import i64

from ....core.bits import BIT
from ....core.chance import Chance
from ....core.event import Log
from .adventure.moments import came, is_built, owe_push, was_pushed, went
from .board import AHEAD, KNOCK_OVER, LEFT, NOWHERE, OBSTACLE, REEDS, RIGHT, SEA, SHELLS, cell_name
from .cards import DIAGONAL, FORWARD, SHELL
from .hands import gain_shell, lose_a_card
from .in_force import CLEAN_BEACH, FAIR_PLAY, RUSHES, SWAPS_IGNORE_SPACES, VICTIMS_CHOOSE
from .owed.owed import kind
from .race import NOBODY, Race
from .setup import ACTIVE, CRAB, CRABS, DOWN, ENTERED, HAND, WHERE

# How a crab comes to its place.
WALKED: Final = 0
"""The active crab by an action of its player: a step, a jump, a leap, a shortcut."""
SWAPPED: Final = 1
"""The active crab, with another that takes its place."""
CARRIED: Final = 2
"""The active crab by a current."""
PUSHED: Final = 3
MOVED: Final = 4
"""By an action of somebody that moves others, or by the active crab that takes its place."""
STARTED: Final = 5
PULLED: Final = 6
"""By a fishing line (OC-S4): nobody's move."""
_TOLD: Final[list[str]] = ["moved", "", "carried", "pushed", "moved", "", "moved"]
"""The event that tells it; where there is none it is told otherwise."""

A_PUSH: Final = kind("push")
A_LANDING: Final = kind("landing")
AN_OBSTACLE: Final = kind("obstacle")


# -- where a crab can go


def is_barred(race: Race, crab: i64, there: i64, direction: i64, near: bool) -> bool:
    """Whether reeds stop a crab that comes this way, from the next space or from farther. They lie on the landward edge: only who goes
    straight ahead meets them (OC-083, OC-D6). Rushes let the active crab in from the two spaces at their side alone, and stop no other
    (OC-428). Whoever is reckless minds neither (OC-110)."""
    if there == NOWHERE or not race.setup.board.is_a(there, REEDS) or race.is_reckless(crab):
        return False
    if race.holds(RUSHES):
        return crab == race.table[CRAB] and not (near and direction in (LEFT, RIGHT))
    return direction == AHEAD


def way(race: Race, crab: i64, direction: i64) -> i64:
    """Where a crab comes to one space on, whoever is there; NOWHERE if the board or reeds forbid it."""
    board = race.setup.board
    there = board.next(race.table[WHERE + crab], direction)
    if there != NOWHERE and board.is_a(there, REEDS) and is_barred(race, crab, there, direction, True):
        return NOWHERE
    return there


def asks_card(race: Race, there: i64) -> bool:
    """Whether a space asks the active crab for a card when it enters by itself (OC-075, OC-D46)."""
    return is_obstacle(race, there) and not race.is_reckless(race.table[CRAB])


def is_obstacle(race: Race, there: i64) -> bool:
    """A standard obstacle, printed or built (OC-351), unless an event takes their effect (OC-E12)."""
    if not race.setup.adventure:
        return race.setup.board.is_a(there, OBSTACLE)
    if there == SEA or race.holds(CLEAN_BEACH):
        return False
    return race.setup.board.is_a(there, OBSTACLE) or is_built(race, there)


def may_enter(race: Race, there: i64, spare: i64) -> bool:
    """Whether the active crab can go there by itself when its player has so many cards in hand (OC-058, OC-076, OC-D4)."""
    if there == NOWHERE:
        return False
    if asks_card(race, there):
        spare -= 1
    if spare < 0:
        return False
    other = race.crab_on(there)
    if other == NOBODY:
        return True
    if race.owner(other) == race.table[ACTIVE]:
        return may_be_put(race, other, race.table[WHERE + race.table[CRAB]], spare)
    return makes_room(race, other, race.table[CRAB])


def may_be_put(race: Race, crab: i64, there: i64, spare: i64) -> bool:
    """Whether another crab can be brought there by the active player: one's own not onto an obstacle without a card to pay (OC-D65)."""
    return spare > 0 or race.owner(crab) != race.table[ACTIVE] or not is_obstacle(race, there)


def is_free(race: Race, there: i64) -> bool:
    """A space that can be entered, with no crab on it (OC-015)."""
    return there != NOWHERE and race.crab_on(there) == NOBODY


def can_step(race: Race, direction: i64, spare: i64) -> bool:
    """Whether the active crab, standing on the beach, can make one basic move in this direction."""
    return may_enter(race, way(race, race.table[CRAB], direction), spare)


def can_use(race: Race, icon: i64, spare: i64) -> bool:
    """Whether a basic action would do anything now: a move may also be given up to stand (OC-072)."""
    if icon == SHELL:
        return True
    crab = race.table[CRAB]
    if not race.on_beach(crab):
        return False
    if race.is_down(crab):
        return True
    if icon != DIAGONAL and can_step(race, AHEAD, spare):
        return True
    return icon != FORWARD and (can_step(race, LEFT, spare) or can_step(race, RIGHT, spare))


# -- pushing


def makes_room(race: Race, crab: i64, mover: i64) -> bool:
    """Whether some chain of pushes makes room for another crab, which leaves its own space free (OC-062, OC-D4)."""
    return can_push(race, crab, AHEAD, mover) or can_push(race, crab, LEFT, mover) or can_push(race, crab, RIGHT, mover)


def can_push(race: Race, crab: i64, direction: i64, mover: i64) -> bool:
    there = way(race, crab, direction)
    if there == NOWHERE:
        return False
    other = race.crab_on(there)
    return other in (NOBODY, mover) or makes_room(race, other, mover)


# -- coming to another place


def put(race: Race, crab: i64, there: i64) -> None:
    """The one place where a crab's place changes."""
    race.table[WHERE + crab] = there
    if crab == race.table[CRAB]:
        race.table[ENTERED] = 1
    if race.setup.adventure:
        went(race, there)


def relocate(race: Race, crab: i64, there: i64, how: i64, chance: Chance, log: Log | None) -> None:
    """A crab leaves its space for another. It pays for that first; then who stood there is pushed, or has changed places (OC-216)."""
    left = race.table[WHERE + crab]
    other = race.crab_on(there)
    put(race, crab, there)
    if how == PUSHED and race.setup.adventure:
        was_pushed(race, crab)
    if log is not None and _TOLD[how]:
        log.tell(_TOLD[how], None, crab=CRABS[crab], start=cell_name(left), end=cell_name(there))
    if other != NOBODY:
        _meet(race, crab, other, left, how, log)
    if how != SWAPPED or not race.holds(SWAPS_IGNORE_SPACES):
        arrive(race, crab, how, chance, log)


def walk(race: Race, there: i64, chance: Chance, log: Log | None) -> None:
    """The active crab moves itself."""
    relocate(race, race.table[CRAB], there, WALKED, chance, log)


def _meet(race: Race, crab: i64, other: i64, left: i64, how: i64, log: Log | None) -> None:
    """Who stood there is to be pushed (OC-061, OC-062); or it goes to the space that was left, and meets that when the active crab has paid
    for its own (OC-D20, OC-D35)."""
    if how != SWAPPED and (how != WALKED or race.owner(other) != race.table[ACTIVE]):
        if race.setup.adventure:
            owe_push(race, other, how == WALKED)
        else:
            race.owe(A_PUSH, other)
        return
    put(race, other, left)
    if how != SWAPPED or not race.holds(SWAPS_IGNORE_SPACES):
        race.owe(A_LANDING, other)
    if log is not None:
        log.tell("swapped", None, crab=CRABS[crab], other=CRABS[other])


def arrive(race: Race, crab: i64, how: i64, chance: Chance, log: Log | None) -> None:
    """What a space does to a crab that has come there (OC-059): a shell (OC-080), a fall (OC-079), a card (OC-075). In the sea nothing more
    happens to it (OC-088)."""
    cell = race.table[WHERE + crab]
    if cell == SEA:
        race.table[DOWN] &= ~BIT[crab]
        if log is not None:
            log.tell("escaped", None, crab=CRABS[crab], seat=int(race.owner(crab)) + 1)
        return
    stood = not race.is_down(crab)
    if how == PUSHED and not race.holds(FAIR_PLAY):
        knock_over(race, crab, log)
    board = race.setup.board
    if board.is_a(cell, SHELLS):
        gain_shell(race, race.owner(crab), log)
    spared = how == STARTED or race.is_reckless(crab)  # whoever is reckless minds no space (OC-110, OC-438)
    if board.is_a(cell, KNOCK_OVER) and not spared:
        knock_over(race, crab, log)
    if race.setup.adventure:
        came(race, crab, stood)
    if is_obstacle(race, cell) and not spared:
        _pay_for_obstacle(race, crab, how, chance, log)


def _pay_for_obstacle(race: Race, crab: i64, how: i64, chance: Chance, log: Log | None) -> None:
    """Who comes there by an own move picks the card (OC-D15), also where a current leads (OC-D59), and for a second crab that one moves
    oneself (OC-D65); who is brought there by another loses one by chance (OC-066, OC-077, OC-D16)."""
    owner = race.owner(crab)
    if not race.table[HAND + owner]:
        return
    own = how < PUSHED or (how == MOVED and owner == race.table[ACTIVE])
    if own or race.holds(VICTIMS_CHOOSE):
        race.steps.push(AN_OBSTACLE, owner)
    else:
        lose_a_card(race, owner, chance, log)


# -- falling and standing up


def knock_over(race: Race, crab: i64, log: Log | None) -> None:
    """Nothing more happens to one that lies already (OC-071)."""
    if log is not None and not race.is_down(crab):
        log.tell("fell", None, crab=CRABS[crab])
    race.table[DOWN] |= BIT[crab]


def stand_up(race: Race, crab: i64, log: Log | None) -> None:
    if log is not None and race.is_down(crab):
        log.tell("stood", None, crab=CRABS[crab])
    race.table[DOWN] &= ~BIT[crab]
