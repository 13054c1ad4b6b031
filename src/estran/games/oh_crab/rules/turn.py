"""A turn: the menu of actions (OC-047 to OC-056), the steps that an action still owes, and what happens when it ends."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from ....core.bits import BIT, count
from ....core.chance import Chance
from ....core.event import Log
from . import market, specials
from .actions import (
    A_COST,
    A_CURRENT,
    A_GIFT,
    A_JUMP,
    A_KEEPER,
    A_LANDING,
    A_LEAP,
    A_MARKET_CARD,
    A_MOVE,
    A_PUSH,
    A_SHOVE,
    A_SNACK,
    A_SWAP,
    A_TOLL,
    AN_ICON,
    AN_OBSTACLE,
    CARRIED,
    CHEF,
    DISCARD,
    DO,
    DONE,
    END,
    EXTRA,
    GIVE,
    GULLS,
    JUMP,
    KEEP,
    LEAP,
    MOVE,
    PUSH,
    SHOVE,
    SNACK,
    SPECIAL,
    STAND,
    SWAP,
    TAKE,
    TAKE_SHORTCUT,
    THE_CALL,
    THE_REST,
    USE,
)
from .board import AHEAD, CURRENT, DIRECTIONS, EXCHANGE, LEFT, RIGHT, SHORTCUT, cell_name
from .cards import DIAGONAL, FORWARD, IMPULSE, SEAWARD, SHELL, SPECIALS
from .moving import (
    NOBODY,
    arrive,
    can_enter,
    can_push,
    can_step,
    crab_on,
    land,
    makes_room,
    on_beach,
    push,
    stand_up,
    walk,
    way,
)
from .setup import HAND, LENGTH, POOL, PURSE, WHERE
from .specials import A_DIAGONAL, A_FORWARD, A_SEAWARD, SECOND

if TYPE_CHECKING:
    from .state import OhCrab


def fill_cards(heap: i64, verb: i64, buffer: vec[i64], n: i64) -> i64:
    """A verb for each card of a heap."""
    while heap:
        buffer[n] = verb + int(heap & -heap).bit_length() - 1
        heap &= heap - 1
        n += 1
    return n


# -- the menu


def pool(state: "OhCrab") -> i64:
    """The basic moves left this turn, as the data of A_MOVE; more than three of a kind are no more than three at once."""
    table = state.table
    diagonal, forward, seaward = min(table[POOL + DIAGONAL], 3), min(table[POOL + FORWARD], 3), min(table[POOL + SEAWARD], 3)
    return diagonal * A_DIAGONAL + forward * A_FORWARD + seaward * A_SEAWARD


def fill_menu(state: "OhCrab", buffer: vec[i64]) -> i64:
    n: i64 = 0
    if state.table[POOL + SHELL]:
        buffer[n] = DO
        n += 1
    n = specials.fill_moves(state, pool(state), buffer, n, MOVE, STAND)
    n = _fill_chef(state, buffer, n)
    if can_take_shortcut(state):
        buffer[n] = TAKE_SHORTCUT
        n += 1
    for special in range(SPECIALS):
        if (state.ready >> (2 * special)) & 3 and specials.can_play(state, special):
            buffer[n] = SPECIAL + special
            n += 1
    if not state.extra_used:
        for face in state.setup.extras:
            if state.table[PURSE + state.active] >= state.setup.cards.cost(face) and specials.can_buy(state, face):
                buffer[n] = EXTRA + face
                n += 1
    buffer[n] = END
    return n + 1


def _fill_chef(state: "OhCrab", buffer: vec[i64], n: i64) -> i64:
    """One more diagonal move for who has the chef (OC-054)."""
    if not state.has_chef_move() or not on_beach(state, state.crab):
        return n
    if state.is_down(state.crab):
        buffer[n] = STAND + 3
        return n + 1
    for direction in range(LEFT, RIGHT + 1):
        if can_step(state, direction, state.hand_size(state.active)):
            buffer[n] = CHEF + direction - LEFT
            n += 1
    return n


def can_take_shortcut(state: "OhCrab") -> bool:
    """On it, standing, with the right cards in hand, and the way free or to be made free (OC-082, OC-D25, OC-D26)."""
    cell = state.table[WHERE + state.crab]
    board = state.setup.board
    if not on_beach(state, state.crab) or not board.is_a(cell, SHORTCUT) or state.is_down(state.crab):
        return False
    price = board.price(cell)
    left = state.hand_size(state.active) - price
    if left < 0 or count(_tolls(state)) < price:
        return False
    return can_enter(state, board.arrow(cell), left)


def _tolls(state: "OhCrab") -> i64:
    """The cards of the hand that the shortcut takes."""
    icon = state.setup.board.price_icon(state.table[WHERE + state.crab])
    return state.table[HAND + state.active] & state.setup.cards.of_main(icon)


def play_action(state: "OhCrab", action: i64, chance: Chance, log: Log | None) -> None:
    """A choice of the menu."""
    table = state.table
    if action == END:
        end(state, chance, log)
    elif action == DO:
        table[POOL + SHELL] -= 1
        state.gain_shell(state.active, log)
    elif MOVE <= action < CHEF:
        direction = action - MOVE
        narrow = FORWARD if direction == AHEAD else DIAGONAL
        table[POOL + (narrow if table[POOL + narrow] else SEAWARD)] -= 1
        walk(state, way(state, state.crab, direction), chance, log)
    elif action < STAND:
        state.chef_used = True
        walk(state, way(state, state.crab, LEFT + action - CHEF), chance, log)
    elif action < SPECIAL:
        if action == STAND + 3:
            state.chef_used = True
        else:
            table[POOL + FORWARD + action - STAND] -= 1
        stand(state, log)
    elif action < EXTRA:
        _play_special(state, action - SPECIAL, chance, log)
    elif action < TAKE_SHORTCUT:
        _play_extra(state, action - EXTRA, chance, log)
    else:
        take_shortcut(state)


def _play_special(state: "OhCrab", special: i64, chance: Chance, log: Log | None) -> None:
    state.ready -= BIT[2 * special]
    if log is not None:
        log.tell("special", None, seat=int(state.active) + 1, special=int(special))
    specials.begin(state, special, chance, log)


def _play_extra(state: "OhCrab", face: i64, chance: Chance, log: Log | None) -> None:
    """Once a turn, for the shells on the tile (OC-055)."""
    cost = state.setup.cards.cost(face)
    state.table[PURSE + state.active] -= cost
    state.extra_used = True
    if log is not None:
        log.tell("paid", None, seat=int(state.active) + 1, face=int(face), shells=int(cost))
    specials.buy(state, face, chance, log)


def take_shortcut(state: "OhCrab") -> None:
    cell = state.table[WHERE + state.crab]
    state.steps.push(A_TOLL, state.active, state.setup.board.price(cell))


def stand(state: "OhCrab", log: Log | None) -> None:
    """The active crab, if it is still on the beach."""
    if on_beach(state, state.crab):
        stand_up(state, state.crab, log)


# -- steps


def fill_step(state: "OhCrab", buffer: vec[i64]) -> i64:
    """The answers to what is owed. None at all: the step passes by itself."""
    kind = state.steps.kind()
    data = state.steps.data()
    hand = state.table[HAND + state.steps.seat()]
    if kind == A_MOVE:
        return _fill_move(state, data, buffer)
    if kind == A_PUSH:
        return _fill_pushes(state, data, buffer)
    if kind == AN_OBSTACLE:
        return fill_cards(hand, DISCARD, buffer, 0)
    if kind == A_COST:
        return fill_cards(specials.impulses(state) if data == IMPULSE else hand, DISCARD, buffer, 0)
    if kind == A_TOLL:
        return fill_cards(_tolls(state), DISCARD, buffer, 0)
    if kind == AN_ICON:
        return specials.fill_icons(state, data, buffer)
    if kind in (GULLS, THE_CALL, A_SHOVE):
        n = specials.fill_shoves(state, kind, data, buffer)
        return _with_done(buffer, n) if kind == GULLS else n
    if kind == A_JUMP:
        return specials.fill_jumps(state, buffer)
    if kind == A_SWAP:
        return specials.fill_swaps(state, buffer)
    if kind == A_LEAP:
        return specials.fill_leaps(state, buffer)
    return _fill_card_step(state, kind, data, hand, buffer)


def _fill_card_step(state: "OhCrab", kind: i64, data: i64, hand: i64, buffer: vec[i64]) -> i64:
    if kind == A_SNACK:
        return _fill_snacks(state, hand, buffer)
    if kind == A_GIFT:
        n = fill_cards(hand, GIVE, buffer, 0)
        return _with_done(buffer, n) if data else n
    if kind == A_MARKET_CARD:
        return market.fill_sources(state, data - 1, buffer)
    if kind == A_KEEPER:
        return fill_cards(state.track_heap(state.active), KEEP, buffer, 0)
    if kind == A_CURRENT:
        buffer[0] = CARRIED
        return _with_done(buffer, 1)
    return 0


def _with_done(buffer: vec[i64], n: i64) -> i64:
    buffer[n] = DONE
    return n + 1


def _fill_move(state: "OhCrab", moves: i64, buffer: vec[i64]) -> i64:
    """Between the two moves of one action only the board may come in (OC-113)."""
    n = specials.fill_moves(state, moves, buffer, 0, MOVE, STAND)
    if moves & SECOND and can_take_shortcut(state):
        buffer[n] = TAKE_SHORTCUT
        n += 1
    return _with_done(buffer, n)


def _fill_pushes(state: "OhCrab", crab: i64, buffer: vec[i64]) -> i64:
    n: i64 = 0
    for direction in range(3):
        if can_push(state, crab, direction):
            buffer[n] = PUSH + direction
            n += 1
    return n


def _fill_snacks(state: "OhCrab", hand: i64, buffer: vec[i64]) -> i64:
    n: i64 = 0
    while hand:
        card = int(hand & -hand).bit_length() - 1
        hand &= hand - 1
        if state.table[LENGTH + state.active]:
            buffer[n] = SNACK + 2 * card
            n += 1
        buffer[n] = SNACK + 2 * card + 1
        n += 1
    return n


def pass_step(state: "OhCrab", chance: Chance, log: Log | None) -> None:
    """A step that leaves nothing to choose."""
    kind = state.steps.kind()
    data = state.steps.data()
    state.steps.pop()
    if kind == THE_REST:
        state.wake(log)
    elif kind == A_LANDING:
        land(state, data, chance, log)


def play_step(state: "OhCrab", action: i64, chance: Chance, log: Log | None) -> None:
    kind = state.steps.kind()
    seat = state.steps.seat()
    data = state.steps.data()
    state.steps.pop()
    if kind == A_MOVE:
        _play_move(state, data, action, chance, log)
    elif kind == A_PUSH:
        push(state, data, action - PUSH, chance, log)
    elif kind == AN_OBSTACLE:
        state.discard(seat, action - DISCARD, log)
    elif kind == A_COST:
        _pay(state, data, action - DISCARD, chance, log)
    elif kind == A_TOLL:
        _pay_toll(state, data, action - DISCARD, chance, log)
    elif kind == AN_ICON:
        specials.grant(state, action - USE, log)
    elif kind in (GULLS, THE_CALL, A_SHOVE):
        _play_shove(state, kind, data, action, chance, log)
    elif kind == A_JUMP:
        specials.jump(state, action - JUMP, chance, log)
    elif kind == A_SWAP:
        specials.swap(state, action - SWAP, log)
    elif kind == A_LEAP:
        walk(state, specials.leap_to(state, action - LEAP), chance, log)
    else:
        _play_card_step(state, kind, action, chance, log)


def _play_card_step(state: "OhCrab", kind: i64, action: i64, chance: Chance, log: Log | None) -> None:
    if kind == A_SNACK:
        _eat(state, (action - SNACK) // 2, (action - SNACK) % 2 == 0, log)
    elif kind == A_GIFT:
        if action != DONE:
            market.give_up(state, action - GIVE, log)
    elif kind == A_MARKET_CARD:
        market.take(state, action - TAKE, chance, log)
    elif kind == A_KEEPER:
        state.keep(action - KEEP, log)
    elif action == CARRIED:
        carry(state, log)


def _play_move(state: "OhCrab", moves: i64, action: i64, chance: Chance, log: Log | None) -> None:
    """One of the moves that an action grants; the others stay owed."""
    if action == DONE:
        return
    if action == TAKE_SHORTCUT:
        state.steps.push(A_MOVE, state.active, moves)
        take_shortcut(state)
        return
    standing = action >= STAND
    if standing:
        icon = FORWARD + action - STAND
        used = A_FORWARD if icon == FORWARD else A_DIAGONAL if icon == DIAGONAL else A_SEAWARD
    else:
        used = specials.narrowest(moves, action - MOVE)
    left = (moves & ~SECOND) - used
    if left:
        state.steps.push(A_MOVE, state.active, left | SECOND)
    if standing:
        stand(state, log)
    else:
        walk(state, way(state, state.crab, action - MOVE), chance, log)


def _pay(state: "OhCrab", special: i64, card: i64, chance: Chance, log: Log | None) -> None:
    state.discard(state.active, card, log)
    if special == IMPULSE:
        specials.grant(state, state.setup.cards.main(card), log)
    else:
        specials.perform(state, special, chance, log)


def _pay_toll(state: "OhCrab", owed: i64, card: i64, chance: Chance, log: Log | None) -> None:
    state.discard(state.active, card, log)
    if owed > 1:
        state.steps.push(A_TOLL, state.active, owed - 1)
    else:
        walk(state, state.setup.board.arrow(state.table[WHERE + state.crab]), chance, log)


def _play_shove(state: "OhCrab", kind: i64, crabs: i64, action: i64, chance: Chance, log: Log | None) -> None:
    if action == DONE:
        return
    crab = (action - SHOVE) // DIRECTIONS
    if kind != A_SHOVE:
        state.steps.push(kind, state.active, crabs & ~BIT[crab])
    specials.shove(state, crab, (action - SHOVE) % DIRECTIONS, chance, log)


def _eat(state: "OhCrab", card: i64, left: bool, log: Log | None) -> None:
    """One more card from hand, with all that it gives (OC-120, OC-D47)."""
    state.table[HAND + state.active] ^= BIT[card]
    state.snack = card
    state.add(card, left, log)


# -- resting


def ask_rest(state: "OhCrab") -> None:
    """Steps are asked from the last to the first: the final edition keeps a card before it takes one, the prototype after (OC-413)."""
    seat = state.active
    state.steps.push(THE_REST, seat)
    if state.setup.prototype:
        _ask_keeper(state)
        state.steps.push(A_MARKET_CARD, seat)
    else:
        state.steps.push(A_MARKET_CARD, seat)
        _ask_keeper(state)


def _ask_keeper(state: "OhCrab") -> None:
    """One card stays, if there is any (OC-D13, OC-D14)."""
    if state.table[LENGTH + state.active]:
        state.steps.push(A_KEEPER, state.active)


# -- ending


def end(state: "OhCrab", chance: Chance, log: Log | None) -> None:
    """The space on which a turn ends may carry one on, or offer an exchange (OC-081, OC-084, OC-D28)."""
    state.ending = True
    cell = state.table[WHERE + state.crab]
    board = state.setup.board
    if not on_beach(state, state.crab):
        return
    if board.is_a(cell, CURRENT):
        if not can_be_carried(state):
            return
        if state.reckless:
            state.steps.push(A_CURRENT, state.active)
        else:
            carry(state, log)
    elif board.is_a(cell, EXCHANGE) and not state.setup.prototype:
        market.offer_exchange(state, True)


def can_be_carried(state: "OhCrab") -> bool:
    """One leans on a crab that is where the arrow points (OC-087); in the prototype it is pushed (OC-429)."""
    other = crab_on(state, state.setup.board.arrow(state.table[WHERE + state.crab]))
    return other == NOBODY or (state.setup.prototype and makes_room(state, state.crab, other))


def carry(state: "OhCrab", log: Log | None) -> None:
    """To where the arrow points."""
    crab = state.crab
    start = state.table[WHERE + crab]
    there = state.setup.board.arrow(start)
    other = crab_on(state, there)
    if other != NOBODY:
        state.steps.push(A_PUSH, state.active, other)
    state.table[WHERE + crab] = there
    if log is not None:
        log.tell("carried", None, crab=int(crab) + 1, start=cell_name(start), end=cell_name(there))
    arrive(state, log)
