"""What cannot be: a position that no game can lead to is refused, with where it says so and why."""

from librt.vecs import vec
from mypy_extensions import i64

from ...core.bits import BIT, count, members_of
from ...core.positions import impossible
from ...core.state import WIDEST
from .content import CRABS
from .rules import actions, endings
from .rules.actions import ACTING, OVER, PLACING, PLANNING, STEP_NAMES
from .rules.board import CURRENT, INACCESSIBLE, NOWHERE, SHORTCUT, cell_name
from .rules.cards import DECK, MARKET, MOMENTUM, NO_CARD, SIDEWAYS
from .rules.moving import can_be_pushed, on_beach
from .rules.setup import BOTTOM, BURIED, DISCARDED, HAND, PLANNED, POOL, SECRET, SLOT, WHERE, listed
from .rules.specials import is_costly
from .rules.state import NO_CRAB, OhCrab

ASKED_AT_ONCE = (
    *(actions.A_COST, actions.AN_ICON, actions.A_SHOVE, actions.A_JUMP, actions.A_SWAP, actions.A_LEAP, actions.A_SNACK),
    *(actions.A_GIFT, actions.A_TOLL, actions.A_CURRENT),
)
"""Steps that nothing can come before."""
OF_MOVEMENT = (actions.A_JUMP, actions.A_SWAP, actions.A_LEAP, actions.A_TOLL, actions.A_CURRENT)
"""Steps of a crab that is on the beach."""


def check(state: OhCrab) -> None:
    """Refuse a state that cannot be."""
    _check_cards(state)
    _check_market(state)
    _check_seats(state)
    _check_beach(state)
    if (state.phase == OVER) != bool(state.ended) or bool(state.ended) != bool(state.winners):
        raise impossible("over", "a game that is over has a reason and winners, and no other has")
    if state.phase != ACTING and len(state.steps):
        raise impossible("steps", "nothing is owed by steps outside of a turn")
    if state.phase == PLACING:
        _check_placing(state)
    elif state.phase == PLANNING:
        _check_planning(state)
    elif state.phase == ACTING:
        _check_turn(state)
    else:
        _check_end(state)


# -- cards


def area(state: OhCrab, seat: int) -> int:
    """All cards of a seat."""
    planned = state.table[PLANNED + seat]
    heap = state.table[HAND + seat] | state.table[DISCARDED + seat] | state.track_heap(seat) | (0 if planned == NO_CARD else BIT[planned])
    return int(heap)


def deck(state: OhCrab, seat: int) -> int:
    """The starting cards of a seat (OC-021, OC-204)."""
    first = (2 * seat if state.players == 2 else seat) * DECK
    return (2**DECK - 1) << first


def shared(state: OhCrab) -> int:
    """The market cards that nobody has."""
    heap = int(state.pile)
    for slot in range(3):
        heap |= sum(2**card for card in listed(state.table[SLOT + slot]))
    for n in range(state.table[BURIED]):
        heap |= int(BIT[state.table[BOTTOM + n]])
    return heap


def _check_cards(state: OhCrab) -> None:
    """All market cards and the decks in play are somewhere, each where it can be; that none is twice is known already."""
    found = shared(state)
    if stranger := found & ~MARKET:
        raise impossible("market", f"{_first(state, stranger)} is a starting card")
    for seat in range(state.players):
        own = deck(state, seat)
        if strangers := area(state, seat) & ~(MARKET | own):
            raise impossible(f"seats[{seat}]", f"{_first(state, strangers)} is of another deck")
        if missing := own & ~(area(state, seat) | state.boxed):
            raise impossible(f"seats[{seat}]", f"{_first(state, missing)} is missing")
        found |= area(state, seat) & MARKET
        planned = state.table[PLANNED + seat]
        held = state.table[HAND + seat] | (0 if planned == NO_CARD else BIT[planned])
        if wrong := state.table[SECRET + seat] & ~(held & MARKET):
            raise impossible(f"seats[{seat}].secret", f"{_first(state, wrong)} is no market card in hand")
    if missing := MARKET & ~found:
        raise impossible("pile", f"{_first(state, missing)} is missing")
    if wrong := state.boxed & ~sum(deck(state, seat) for seat in range(state.players)):
        raise impossible("boxed", f"{_first(state, wrong)} is no starting card of this game")


def _first(state: OhCrab, heap: int) -> str:
    return state.setup.cards.name(members_of(heap)[0])


def _check_market(state: OhCrab) -> None:
    """Stacks are of one special action, slots of different ones (OC-091), but in the prototype (OC-403); no slot is empty while cards are
    left for it."""
    shown: list[int] = []
    for slot in range(3):
        cards = listed(state.table[SLOT + slot])
        specials = {int(state.setup.cards.special(card)) for card in cards}
        if not cards and state.pile:
            raise impossible(f"market[{slot}]", "it is empty, though there are cards in the pile")
        if len(specials) > 1 or (state.setup.prototype and len(cards) > 1):
            raise impossible(f"market[{slot}]", "these cards do not lie on each other")
        if not state.setup.prototype and specials & set(shown):
            raise impossible(f"market[{slot}]", "two slots show the same special action")
        shown += specials


# -- crabs


def _check_seats(state: OhCrab) -> None:
    if count(state.gone) >= state.players:
        raise impossible("seats", "somebody must be left")
    for seat in members_of(state.gone):
        if state.phase != OVER and (state.table[HAND + seat] or state.table[PLANNED + seat] != NO_CARD):
            raise impossible(f"seats[{seat}]", "who has left has no cards in hand")
    if state.phase != OVER and count(state.gone) == state.players - 1:
        raise impossible("seats", "who is left alone has won")
    if state.gone & BIT[state.chef] and state.phase == PLANNING:
        raise impossible("chef", f"seat {state.chef + 1} has left")
    if state.tired and state.players != 2:
        raise impossible("crabs", "only crabs of a team get tired")


def _check_beach(state: OhCrab) -> None:
    board = state.setup.board
    pushed = [data for kind, _, data in state.steps.listed() if kind == actions.A_PUSH]
    for crab in range(state.crabs):
        cell, where = int(state.table[WHERE + crab]), f"crabs[{crab}]"
        gone = bool(state.gone & BIT[state.owner(crab)])
        placed = state.phase != PLACING and not (state.ended == endings.RESIGNED and state.players == 2)
        if cell == NOWHERE and not gone and placed:
            raise impossible(f"{where}.cell", f"the {CRABS[crab]} crab is nowhere")
        if cell != NOWHERE and gone and state.phase != OVER:
            raise impossible(f"{where}.cell", f"the {CRABS[crab]} crab has left")
        if on_beach(state, crab) and board.is_a(cell, INACCESSIBLE):
            raise impossible(f"{where}.cell", f"{cell_name(cell)} is inaccessible")
        if state.is_down(crab) and not on_beach(state, crab):
            raise impossible(f"{where}.down", "only on the beach a crab can lie")
        for other in range(crab):
            if on_beach(state, crab) and state.table[WHERE + other] == cell and pushed not in ([crab], [other]):
                raise impossible(f"{where}.cell", f"two crabs are on {cell_name(cell)}, and no push is owed")
    if len(pushed) > 1:
        raise impossible("steps", "two pushes are owed")
    for crab in pushed:
        together = [other for other in range(state.crabs) if state.table[WHERE + other] == state.table[WHERE + crab]]
        if not on_beach(state, crab) or len(together) != 2:
            raise impossible("steps", f"nobody pushes the {CRABS[crab]} crab")
        if not can_be_pushed(state, crab):
            raise impossible("steps", f"the {CRABS[crab]} crab cannot be pushed anywhere")


# -- phases


def _check_placing(state: OhCrab) -> None:
    """The first player's first crab is on space 1, the second player's are put down one after the other (OC-205)."""
    first, second = int(state.chef), 1 - int(state.chef)
    where = [int(cell) for cell in state.table[WHERE : WHERE + 4]]
    starts = [int(cell) for cell in state.setup.board.starts]
    if state.players != 2:
        raise impossible("phase", "only two players put their crabs down one by one")
    if where[2 * first] != starts[0] or where[2 * first + 1] != NOWHERE or where[2 * second + 1] != NOWHERE:
        raise impossible("crabs", "so many crabs cannot have been put down")
    if where[2 * second] not in (NOWHERE, *starts[1:4]):
        raise impossible("crabs", "a crab is put on one of the start spaces 2 to 4")
    _check_no_turn(state)


def _check_no_turn(state: OhCrab) -> None:
    """Between turns nothing of a turn is left, and the holder of the chef is next."""
    turn = (state.begun, state.ending, state.ready, state.extra_used, state.reckless, *state.table[POOL : POOL + 4])
    if state.crab != NO_CRAB or state.added != NO_CARD or state.snack != NO_CARD or state.dropped != NO_CARD or any(turn):
        raise impossible("phase", "nobody is in the middle of a turn")
    if state.active != state.chef:
        raise impossible("turn", "the holder of the chef begins")
    if state.half == 0 and (state.chef_used or state.tired):
        raise impossible("chef_used" if state.chef_used else "crabs", "nobody has acted in this round")


def _check_planning(state: OhCrab) -> None:
    _check_no_turn(state)
    _check_team(state)
    if not state.pending_mask():
        raise impossible("phase", "nobody is left to plan a card")
    if state.half == 0 and endings.home(state):
        raise impossible("phase", "the race is over")


def _check_team(state: OhCrab) -> None:
    """In the first half each team activates one crab, in the second the other (OC-211, OC-212)."""
    for seat in range(2 if state.players == 2 else 0):
        tired = count(state.tired >> (2 * seat) & 3)
        if tired > 1 or (state.half == 1 and not tired):
            raise impossible("crabs", f"seat {seat + 1} has had a turn with one crab in the first half of the round, not with {tired}")


def _check_turn(state: OhCrab) -> None:
    _check_team(state)
    if state.gone & BIT[state.active]:
        raise impossible("turn", f"seat {state.active + 1} has left")
    _check_active_crab(state)
    planned = state.table[PLANNED + state.active]
    if state.begun and planned != NO_CARD:
        raise impossible("begun", f"the planned card of seat {state.active + 1} lies face down still")
    if not state.begun and state.crab != NO_CRAB and planned == NO_CARD:
        raise impossible("begun", f"seat {state.active + 1} has planned nothing, and rests")
    for field, card in (("added", state.added), ("snack", state.snack)):
        if card != NO_CARD and not state.track_heap(state.active) & BIT[card]:
            raise impossible(field, f"{state.setup.cards.name(card)} is not in the track of seat {state.active + 1}")
    if state.dropped != NO_CARD and (
        state.added != NO_CARD or not (area(state, int(state.active)) | state.boxed | shared(state)) & BIT[state.dropped]
    ):
        raise impossible("dropped", "no rest of this turn discarded it")
    gained = (state.added, state.snack, state.dropped, *(n - 1 for n in state.table[POOL : POOL + 4]), state.ready - 1)
    if not state.begun and (any(n != -1 for n in gained) or state.ending or state.extra_used or state.reckless or len(state.steps)):
        raise impossible("begun", "nothing is gained before a card is added or a rest taken")
    if state.ending and not len(state.steps):
        raise impossible("ending", "then it is the next player's turn")
    _check_steps(state)


def _check_active_crab(state: OhCrab) -> None:
    if state.players > 2:
        if state.crab != state.active:
            raise impossible("crab", f"the crab of seat {state.active + 1} is {CRABS[state.active]}")
        return
    tired = bool(state.tired & BIT[state.crab]) if state.crab != NO_CRAB else bool(state.tired >> (2 * state.active) & 3)
    if state.crab == NO_CRAB:
        if state.begun or state.half == 1 or tired:
            raise impossible("crab", f"a crab of seat {state.active + 1} has been activated")
    elif state.owner(state.crab) != state.active or tired != (state.half == 0):
        raise impossible("crab", f"{CRABS[state.crab]} cannot be the active crab")


# -- steps


def _check_steps(state: OhCrab) -> None:
    """Each can be owed, and the one that is asked has several answers: else it would not be asked."""
    owed = state.steps.listed()
    for n, (kind, seat, data) in enumerate(owed):
        _check_step(state, f"steps[{n}]", kind, seat, data)
        if n < len(owed) - 1 and kind in ASKED_AT_ONCE:
            raise impossible(f"steps[{n}]", f'"{STEP_NAMES[kind]}" is asked before anything else')
    if not owed:
        return
    choices = state.fill(state.steps.seat(), vec[i64]([0] * WIDEST))
    alone = actions.CARD_STEPS & BIT[state.steps.kind()] and state.hand_size(state.steps.seat()) > 1
    if choices < (1 if alone else 2):
        raise impossible(f"steps[{len(owed) - 1}]", f'"{STEP_NAMES[state.steps.kind()]}" leaves nothing to choose')


def _check_step(state: OhCrab, where: str, kind: int, seat: int, data: int) -> None:
    board, cell = state.setup.board, state.table[WHERE + state.crab]
    if seat != state.active and not (kind == actions.AN_OBSTACLE and state.setup.prototype):
        raise impossible(f"{where}.seat", f'"{STEP_NAMES[kind]}" is owed by the player whose turn it is')
    if state.gone & BIT[seat]:
        raise impossible(f"{where}.seat", f"seat {seat + 1} has left")
    if kind in OF_MOVEMENT and not on_beach(state, state.crab):
        raise impossible(where, "the active crab is not on the beach")
    if kind == actions.A_LANDING and not on_beach(state, data):
        raise impossible(where, f"the {CRABS[data]} crab is not on the beach")
    if kind == actions.A_MOVE and not data & 63:
        raise impossible(f"{where}.moves", "there are none")
    if kind == actions.A_COST and not is_costly(data):
        raise impossible(f"{where}.special", "it costs no card")
    if kind == actions.AN_ICON and data not in (MOMENTUM, SIDEWAYS):
        raise impossible(f"{where}.special", "it asks for no icon")
    if kind == actions.A_TOLL and (not board.is_a(cell, SHORTCUT) or data > board.price(cell)):
        raise impossible(where, f"no shortcut asks for that on {cell_name(cell)}")
    if kind == actions.A_CURRENT and not (board.is_a(cell, CURRENT) and state.reckless and state.ending):
        raise impossible(where, "no current asks")
    if kind == actions.A_MARKET_CARD and data and not (state.boxed | _buried(state)) & BIT[data - 1]:
        raise impossible(f"{where}.given", f"{state.setup.cards.name(data - 1)} has not been given up")


def _buried(state: OhCrab) -> int:
    return sum(int(BIT[state.table[BOTTOM + n]]) for n in range(state.table[BURIED]))


# -- the end


def _check_end(state: OhCrab) -> None:
    """The winners are those that the rules name."""
    if state.ended == endings.RESIGNED:
        left = BIT[state.players] - 1 - state.gone
        if state.winners != left or count(left) != 1:
            raise impossible("winners", "who is left alone has won")
        return
    again = state.clone()
    seats = endings.home(state)
    if seats:
        endings.decide(again, seats, None)
    if not seats or (again.winners, again.ended) != (state.winners, state.ended):
        raise impossible("winners", "the race did not end like this")
