"""The special actions of market cards (OC-103 to OC-114, OC-436) and the extra actions (OC-115 to OC-122): when they can be used, what
they ask for, and what they do."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.bits import BIT
from ....core.chance import Chance
from ....core.event import Log
from . import market
from .actions import (
    A_COST,
    A_GIFT,
    A_JUMP,
    A_LEAP,
    A_MOVE,
    A_PUSH,
    A_SHOVE,
    A_SNACK,
    A_SWAP,
    AN_ICON,
    AN_OBSTACLE,
    GULLS,
    JUMP,
    LEAP,
    SHOVE,
    SWAP,
    THE_CALL,
    USE,
)
from .board import AHEAD, BACK, COLUMNS, DIRECTIONS, INACCESSIBLE, NOWHERE, REEDS
from .cards import (
    BASIC,
    CALL,
    DIAGONAL,
    FACE_EXCHANGE,
    FACE_FASTER,
    FACE_JUMP,
    FACE_LEAP,
    FACE_PICK_UP,
    FACE_SLANT,
    FACE_SNACK,
    FACE_SWAP,
    FASTER,
    FORWARD,
    IMPULSE,
    JUMP_ASIDE,
    LEFT_SIDE,
    MOMENTUM,
    MOVE_OUT,
    NO_CARD,
    RECKLESS,
    SAND,
    SEAGULL,
    SEAWARD,
    SHELL,
    SIDEWAYS,
    SLIDE,
    ZIGZAG,
)
from .moving import (
    NOBODY,
    arrive,
    can_enter,
    can_step,
    can_use,
    change_places,
    crab_on,
    is_free,
    is_obstacle,
    leap_end,
    makes_room,
    move,
    on_beach,
    walk,
    way,
)
from .setup import DISCARDED, HAND, WHERE

if TYPE_CHECKING:
    from .state import OhCrab

COSTLY: Final = vec[i64]([2**MOMENTUM | 2**IMPULSE | 2**FASTER | 2**ZIGZAG | 2**SLIDE | 2**SIDEWAYS])
"""The special actions for which one discards a card of one's hand."""

# Moves to be made now, as the data of A_MOVE: how many of each, and that this is the second of two, which a board action may come before.
A_DIAGONAL: Final = 1
A_FORWARD: Final = 4
A_SEAWARD: Final = 16
SECOND: Final = 64


def is_costly(special: i64) -> bool:
    return COSTLY[0] & BIT[special] != 0


# -- whether they can be used


def can_play(state: "OhCrab", special: i64) -> bool:
    """Whether a special action would do something now. In the sea only shells are left of them (OC-D29)."""
    cards = state.hand_size(state.active) - (1 if is_costly(special) else 0)
    if cards < 0:
        return False
    if special in (MOMENTUM, SIDEWAYS):
        return usable(state, special, cards) != 0
    if special == IMPULSE:
        return impulses(state) != 0
    if not on_beach(state, state.crab):
        return False
    if special == SEAGULL:
        return any_shoved(state, GULLS, ahead(state))
    if special == CALL:
        return any_shoved(state, THE_CALL, callers(state))
    if special == SAND:
        return blinded(state) != 0
    if special == MOVE_OUT:
        return any_shoved(state, A_SHOVE, others(state))
    if special == JUMP_ASIDE:
        return can_jump(state)
    if special == RECKLESS:
        return not state.reckless
    if special == FASTER:
        return can_use(state, FORWARD, cards)
    return can_use(state, DIAGONAL, cards) or (special == SLIDE and can_use(state, FORWARD, cards))


def can_buy(state: "OhCrab", face: i64) -> bool:
    """Whether an extra action would do something now."""
    cards = state.hand_size(state.active)
    if face == FACE_SNACK:
        return cards > 0
    if face == FACE_PICK_UP:
        return state.table[DISCARDED + state.active] != 0
    if face == FACE_EXCHANGE:
        return market.can_exchange(state)
    if not on_beach(state, state.crab):
        return False
    if face == FACE_SLANT:
        return can_use(state, DIAGONAL, cards)
    if face == FACE_FASTER:
        return can_use(state, FORWARD, cards)
    if state.is_down(state.crab):  # it would move itself (OC-068, OC-D22)
        return False
    if face == FACE_JUMP:
        return can_jump(state)
    if face == FACE_SWAP:
        return can_swap(state)
    return can_leap(state)


# -- beginning them


def begin(state: "OhCrab", special: i64, chance: Chance, log: Log | None) -> None:
    """Ask for the cost first, where there is one."""
    if is_costly(special):
        state.steps.push(A_COST, state.active, special)
    else:
        perform(state, special, chance, log)


def perform(state: "OhCrab", special: i64, chance: Chance, log: Log | None) -> None:
    """A special action whose cost is paid. Impulse has its own: see `impel`."""
    steps = state.steps
    seat = state.active
    if special == SEAGULL:
        steps.push(GULLS, seat, ahead(state))
    elif special == CALL:
        steps.push(THE_CALL, seat, callers(state))
    elif special in (MOMENTUM, SIDEWAYS):
        steps.push(AN_ICON, seat, special)
    elif special == SAND:
        throw_sand(state, chance, log)
    elif special == MOVE_OUT:
        steps.push(A_SHOVE, seat, others(state))
    elif special == JUMP_ASIDE:
        steps.push(A_JUMP, seat)
    elif special == RECKLESS:
        state.reckless = True
    elif special == FASTER:
        steps.push(A_MOVE, seat, A_FORWARD)
    elif special == SLIDE:
        steps.push(A_MOVE, seat, A_DIAGONAL + A_FORWARD)
    else:
        steps.push(A_MOVE, seat, 2 * A_DIAGONAL if special == ZIGZAG else A_DIAGONAL)


def buy(state: "OhCrab", face: i64, chance: Chance, log: Log | None) -> None:
    """An extra action that is paid for."""
    steps = state.steps
    seat = state.active
    if face == FACE_SLANT:
        steps.push(A_MOVE, seat, A_DIAGONAL)
    elif face == FACE_JUMP:
        steps.push(A_JUMP, seat)
    elif face == FACE_SWAP:
        steps.push(A_SWAP, seat)
    elif face == FACE_FASTER:
        steps.push(A_MOVE, seat, A_FORWARD)
    elif face == FACE_LEAP:
        steps.push(A_LEAP, seat)
    elif face == FACE_SNACK:
        steps.push(A_SNACK, seat)
    elif face == FACE_PICK_UP:
        state.pick_up(seat, log)
    else:
        steps.push(A_GIFT, seat)


# -- a basic action now


def grant(state: "OhCrab", icon: i64, log: Log | None) -> None:
    """A basic action to be used at once."""
    if icon == SHELL:
        state.gain_shell(state.active, log)
    else:
        state.steps.push(A_MOVE, state.active, A_FORWARD if icon == FORWARD else A_DIAGONAL if icon == DIAGONAL else A_SEAWARD)


def usable(state: "OhCrab", special: i64, cards: i64) -> i64:
    """The icons that momentum finds in the track, or sideways on the card, and that would do something: a set."""
    found: i64 = 0
    for icon in range(BASIC):
        if offers(state, special, icon) and can_use(state, icon, cards):
            found |= BIT[icon]
    return found


def offers(state: "OhCrab", special: i64, icon: i64) -> bool:
    cards = state.setup.cards
    if special == MOMENTUM:  # the main action of any card of the track (OC-105)
        return state.track_heap(state.active) & cards.of_main(icon) != 0
    for half in range(4):  # left and right, above and below, as if it were whole (OC-436)
        if cards.half(sideways_card(state), LEFT_SIDE, half) == icon:
            return True
    return False


def sideways_card(state: "OhCrab") -> i64:
    """The card on whose sides one looks: of two such cards first the one added, then the snack."""
    cards = state.setup.cards
    left = (state.ready >> (2 * SIDEWAYS)) & 3
    if len(state.steps):  # the one that is being played counts too
        left += 1
    added = state.added != NO_CARD and cards.special(state.added) == SIDEWAYS
    snack = state.snack != NO_CARD and cards.special(state.snack) == SIDEWAYS
    return state.snack if snack and not (added and left == 2) else state.added


def impulses(state: "OhCrab") -> i64:
    """The cards of the hand whose main action can be used once they are discarded (OC-107)."""
    left = state.hand_size(state.active) - 1
    found: i64 = 0
    for icon in range(BASIC):
        if can_use(state, icon, left):
            found |= state.setup.cards.of_main(icon)
    return found & state.table[HAND + state.active]


def fill_moves(state: "OhCrab", moves: i64, buffer: vec[i64], n: i64, move_action: i64, stand_action: i64) -> i64:
    """Moves to make now, or to give up to stand."""
    diagonal, forward, seaward = moves & 3, (moves >> 2) & 3, (moves >> 4) & 3
    if not on_beach(state, state.crab):
        return n
    if state.is_down(state.crab):
        for icon, left in ((FORWARD, forward), (DIAGONAL, diagonal), (SEAWARD, seaward)):
            if left:
                buffer[n] = stand_action + icon - 1
                n += 1
        return n
    cards = state.hand_size(state.active)
    for direction in range(3):
        if (seaward or (forward if direction == AHEAD else diagonal)) and can_step(state, direction, cards):
            buffer[n] = move_action + direction
            n += 1
    return n


def narrowest(moves: i64, direction: i64) -> i64:
    """Which of the moves to make now a move in this direction uses."""
    if direction == AHEAD:
        return A_FORWARD if (moves >> 2) & 3 else A_SEAWARD
    return A_DIAGONAL if moves & 3 else A_SEAWARD


# -- moving other crabs


def ahead(state: "OhCrab") -> i64:
    """The crabs ahead of the active one (OC-D2)."""
    return compared(state, 1)


def compared(state: "OhCrab", sign: i64) -> i64:
    """The crabs on the beach that are ahead (1) or behind (-1)."""
    board = state.setup.board
    here = board.distance(state.table[WHERE + state.crab])
    found: i64 = 0
    for crab in range(state.crabs):
        if on_beach(state, crab) and (board.distance(state.table[WHERE + crab]) - here) * sign > 0:
            found |= BIT[crab]
    return found


def callers(state: "OhCrab") -> i64:
    """Who the sea calls: all behind, and the active crab if it stands (OC-104, OC-069)."""
    return compared(state, -1) | (0 if state.is_down(state.crab) else BIT[state.crab])


def others(state: "OhCrab") -> i64:
    """The crabs of the other players (OC-D53)."""
    found: i64 = 0
    for crab in range(state.crabs):
        if state.owner(crab) != state.active:
            found |= BIT[crab]
    return found


def can_shove(state: "OhCrab", kind: i64, crab: i64, direction: i64) -> bool:
    """Whether a crab can be moved this way by the seagull, the call of the sea, or out of the way: always to a free space."""
    if not on_beach(state, crab):
        return False
    own = crab == state.crab
    there = way(state, crab, direction)
    if is_free(state, there):
        return not own or can_enter(state, there, state.hand_size(state.active))
    if kind != A_SHOVE or not state.setup.prototype or there == NOWHERE:
        return False
    return makes_room(state, crab, crab_on(state, there))  # the prototype asks for no free space there (OC-440)


def first_way(kind: i64) -> i64:
    return BACK if kind == GULLS else AHEAD


def last_way(kind: i64) -> i64:
    return AHEAD + 3 if kind == THE_CALL else DIRECTIONS


def any_shoved(state: "OhCrab", kind: i64, crabs: i64) -> bool:
    for crab in range(state.crabs):
        if crabs & BIT[crab]:
            for direction in range(first_way(kind), last_way(kind)):
                if can_shove(state, kind, crab, direction):
                    return True
    return False


def fill_shoves(state: "OhCrab", kind: i64, crabs: i64, buffer: vec[i64]) -> i64:
    n: i64 = 0
    for crab in range(state.crabs):
        if crabs & BIT[crab]:
            for direction in range(first_way(kind), last_way(kind)):
                if can_shove(state, kind, crab, direction):
                    buffer[n] = SHOVE + crab * DIRECTIONS + direction
                    n += 1
    return n


def shove(state: "OhCrab", crab: i64, direction: i64, chance: Chance, log: Log | None) -> None:
    own = crab == state.crab
    there = way(state, crab, direction)
    if own:
        walk(state, there, chance, log)
        return
    other = crab_on(state, there)
    if other != NOBODY:
        state.steps.push(A_PUSH, state.active, other)
    move(state, crab, there, chance, log)


def blinded(state: "OhCrab") -> i64:
    """The players with a crab ahead and a card to lose (OC-106, OC-D31)."""
    seats: i64 = 0
    in_front = ahead(state)
    for crab in range(state.crabs):
        seat = state.owner(crab)
        if in_front & BIT[crab] and seat != state.active and state.table[HAND + seat]:
            seats |= BIT[seat]
    return seats


def throw_sand(state: "OhCrab", chance: Chance, log: Log | None) -> None:
    """Clockwise, each loses a card by chance; in the prototype they choose it themselves (OC-439)."""
    seats = blinded(state)
    for turn in range(1, state.players):
        clockwise = (state.active + turn) % state.players
        asked_first = (state.active - turn) % state.players  # steps are asked from the last to the first
        if state.setup.prototype and seats & BIT[asked_first]:
            state.steps.push(AN_OBSTACLE, asked_first)
        elif not state.setup.prototype and seats & BIT[clockwise]:
            state.lose_a_card(clockwise, chance, log)


# -- jumping, swapping, leaping


def can_jump_to(state: "OhCrab", column: i64) -> bool:
    """A free space at the same distance, which is in the same row (OC-109, OC-D2)."""
    here = state.table[WHERE + state.crab]
    there = here - here % COLUMNS + column
    if column == here % COLUMNS or column % 2 != here % COLUMNS % 2 or state.setup.board.is_a(there, INACCESSIBLE):
        return False
    return crab_on(state, there) == NOBODY and can_enter(state, there, state.hand_size(state.active))


def can_jump(state: "OhCrab") -> bool:
    if state.is_down(state.crab):
        return False
    for column in range(COLUMNS):
        if can_jump_to(state, column):
            return True
    return False


def fill_jumps(state: "OhCrab", buffer: vec[i64]) -> i64:
    n: i64 = 0
    for column in range(COLUMNS):
        if can_jump_to(state, column):
            buffer[n] = JUMP + column
            n += 1
    return n


def jump(state: "OhCrab", column: i64, chance: Chance, log: Log | None) -> None:
    here = state.table[WHERE + state.crab]
    walk(state, here - here % COLUMNS + column, chance, log)


def can_swap_with(state: "OhCrab", crab: i64) -> bool:
    """An adjacent crab on a space that one could enter (OC-117, OC-D21, OC-D60). In the prototype it need only be adjacent (OC-451)."""
    board = state.setup.board
    here = state.table[WHERE + state.crab]
    there = state.table[WHERE + crab]
    if crab == state.crab or not on_beach(state, crab):
        return False
    for direction in range(DIRECTIONS):
        if board.next(here, direction) == there:
            if state.setup.prototype or state.reckless:
                return True
            if direction == AHEAD and board.is_a(there, REEDS):
                return False
            return not is_obstacle(state, there) or state.table[HAND + state.active] != 0
    return False


def can_swap(state: "OhCrab") -> bool:
    for crab in range(state.crabs):
        if can_swap_with(state, crab):
            return True
    return False


def fill_swaps(state: "OhCrab", buffer: vec[i64]) -> i64:
    n: i64 = 0
    for crab in range(state.crabs):
        if can_swap_with(state, crab):
            buffer[n] = SWAP + crab
            n += 1
    return n


def swap(state: "OhCrab", other: i64, log: Log | None) -> None:
    """Both crabs meet what their new spaces do (OC-D20); in the prototype neither does."""
    here = state.table[WHERE + state.crab]
    state.table[WHERE + state.crab] = state.table[WHERE + other]
    change_places(state, other, here, log)
    if state.setup.prototype:
        state.steps.pop()
    else:
        arrive(state, log)


def leap_to(state: "OhCrab", leap: i64) -> i64:
    """Where a leap ends: two spaces on, or in the prototype also one (OC-453)."""
    return leap_end(state, leap) if leap < 3 else way(state, state.crab, leap - 3)


def can_leap(state: "OhCrab") -> bool:
    cards = state.hand_size(state.active)
    for leap in range(6 if state.setup.prototype else 3):
        if can_enter(state, leap_to(state, leap), cards):
            return True
    return False


def fill_leaps(state: "OhCrab", buffer: vec[i64]) -> i64:
    n: i64 = 0
    cards = state.hand_size(state.active)
    for leap in range(6 if state.setup.prototype else 3):
        if can_enter(state, leap_to(state, leap), cards):
            buffer[n] = LEAP + leap
            n += 1
    return n


def fill_icons(state: "OhCrab", special: i64, buffer: vec[i64]) -> i64:
    n: i64 = 0
    icons = usable(state, special, state.hand_size(state.active))
    for icon in range(BASIC):
        if icons & BIT[icon]:
            buffer[n] = USE + icon
            n += 1
    return n
