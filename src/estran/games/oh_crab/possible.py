"""What cannot be: a position that no game can lead to is refused, with where it says so and why."""

from librt.vecs import vec
from mypy_extensions import i64

from ...core.bits import BIT, count, members_of
from ...core.positions import impossible
from ...core.state import WIDEST
from . import possible_adventure
from .rules import endings
from .rules.adventure.leaving import RUNS_ON
from .rules.board import INACCESSIBLE, NOWHERE, cell_name
from .rules.cards import DECK, NO_CARD
from .rules.in_force import MARKET_STACKS
from .rules.market import SLOTS, buried
from .rules.owed.owed import STEPS
from .rules.owed.push import PUSH
from .rules.setup import (
    ACTING,
    ACTIVE,
    ADDED,
    BEGUN,
    BOXED,
    CHEF,
    CHEF_USED,
    CHOOSING,
    CRAB,
    CRABS,
    DISCARDED,
    DROPPED,
    ENDED,
    ENDING,
    GONE,
    HALF,
    HAND,
    NO_CRAB,
    NO_TURN,
    OVER,
    PHASE,
    PILE,
    PLACING,
    PLANNED,
    PLANNING,
    SECRET,
    SLOT,
    SNACKED,
    TIRED,
    TURN,
    TURN_ENDS,
    WHERE,
    WINNERS,
    listed,
)
from .rules.state import OhCrab


def check(state: OhCrab) -> None:
    """Refuse a state that cannot be."""
    _check_cards(state)
    _check_market(state)
    _check_seats(state)
    _check_beach(state)
    if state.setup.adventure:
        possible_adventure.check(state)
    if (state.table[PHASE] == OVER) != bool(state.table[ENDED]) or bool(state.table[ENDED]) != bool(state.table[WINNERS]):
        raise impossible("over", "a game that is over has a reason and winners, and no other has")
    if state.table[PHASE] != ACTING and len(state.steps):
        raise impossible("steps", "nothing is owed by steps outside of a turn")
    if state.table[PHASE] == PLACING:
        _check_placing(state)
    elif state.table[PHASE] == PLANNING:
        _check_planning(state)
    elif state.table[PHASE] == CHOOSING:
        possible_adventure.check_choosing(state)
        _check_no_turn(state)
    elif state.table[PHASE] == ACTING:
        _check_turn(state)
    else:
        _check_end(state)


# -- cards


def area(state: OhCrab, seat: int) -> int:
    """All cards of a seat."""
    return int(state.held(seat) | state.table[DISCARDED + seat] | state.track_heap(seat))


def deck(state: OhCrab, seat: int) -> int:
    """The starting cards of a seat (OC-021, OC-204)."""
    return (2**DECK - 1) << int(state.first_crab(seat)) * DECK


def shared(state: OhCrab) -> int:
    """The market cards that nobody has."""
    heap = int(state.table[PILE] | buried(state))
    for slot in range(SLOTS):
        heap |= sum(2**card for card in listed(state.table[SLOT + slot]))
    return heap


def _check_cards(state: OhCrab) -> None:
    """All market cards and the decks in play are somewhere, each where it can be; that none is twice is known already."""
    found = shared(state)
    if stranger := found & ~state.setup.cards.market:
        raise impossible("market", f"{_first(state, stranger)} is a starting card")
    for seat in range(state.players):
        own = deck(state, seat)
        if strangers := area(state, seat) & ~(state.setup.cards.market | own):
            raise impossible(f"seats[{seat}]", f"{_first(state, strangers)} is of another deck")
        if missing := own & ~(area(state, seat) | state.table[BOXED]):
            raise impossible(f"seats[{seat}]", f"{_first(state, missing)} is missing")
        found |= area(state, seat) & state.setup.cards.market
        if wrong := state.table[SECRET + seat] & ~(state.held(seat) & state.setup.cards.market):
            raise impossible(f"seats[{seat}].secret", f"{_first(state, wrong)} is no market card in hand")
    if missing := state.setup.cards.market & ~found:
        raise impossible("pile", f"{_first(state, missing)} is missing")
    if wrong := state.table[BOXED] & ~sum(deck(state, seat) for seat in range(state.players)):
        raise impossible("boxed", f"{_first(state, wrong)} is no starting card of this game")


def _first(state: OhCrab, heap: int) -> str:
    return state.setup.cards.name(members_of(heap)[0])


def _check_market(state: OhCrab) -> None:
    """Stacks are of one special action, slots of different ones (OC-091), but in the prototype (OC-403); no slot is empty while cards are
    left for it."""
    shown: list[int] = []
    for slot in range(SLOTS):
        cards = listed(state.table[SLOT + slot])
        specials = {int(state.setup.cards.special(card)) for card in cards}
        if not cards and state.table[PILE]:
            raise impossible(f"market[{slot}]", "it is empty, though there are cards in the pile")
        if len(specials) > 1 or (not state.holds(MARKET_STACKS) and len(cards) > 1):
            raise impossible(f"market[{slot}]", "these cards do not lie on each other")
        if state.holds(MARKET_STACKS) and specials & set(shown):
            raise impossible(f"market[{slot}]", "two slots show the same special action")
        shown += specials


# -- crabs


def _check_seats(state: OhCrab) -> None:
    if count(state.table[GONE]) >= state.players:
        raise impossible("seats", "somebody must be left")
    for seat in members_of(state.table[GONE]):
        if state.table[PHASE] != OVER and (state.table[HAND + seat] or state.table[PLANNED + seat] != NO_CARD):
            raise impossible(f"seats[{seat}]", "who has left has no cards in hand")
    if state.table[PHASE] != OVER and count(state.table[GONE]) == state.players - 1:
        raise impossible("seats", "who is left alone has won")
    if state.table[GONE] & BIT[state.table[CHEF]] and state.table[PHASE] in (PLANNING, CHOOSING):
        raise impossible("chef", f"seat {state.table[CHEF] + 1} has left")
    if state.players != 2 and (state.table[TIRED] or state.table[HALF]):
        raise impossible("crabs" if state.table[TIRED] else "half", "only teams play a round in two halves, and only their crabs get tired")


def _check_beach(state: OhCrab) -> None:
    pushed = [data for kind, _, data in state.steps.listed() if endings.is_push(kind, data)]
    for crab in range(state.crabs):
        _check_crab(state, crab)
        for other in range(crab):
            if state.on_beach(crab) and state.table[WHERE + other] == state.table[WHERE + crab] and pushed not in ([crab], [other]):
                where = cell_name(state.table[WHERE + crab])
                raise impossible(f"crabs[{crab}].cell", f"two crabs are on {where}, and no push is owed")
    if len(pushed) > 1:
        raise impossible("steps", "two pushes are owed")
    for crab in pushed:
        _check_pushed(state, crab)


def _check_crab(state: OhCrab, crab: int) -> None:
    cell, where = int(state.table[WHERE + crab]), f"crabs[{crab}]"
    gone = bool(state.table[GONE] & BIT[state.owner(crab)])
    placed = state.table[PHASE] not in (PLACING, CHOOSING) and not (state.table[ENDED] == endings.RESIGNED and state.players == 2)
    if cell == NOWHERE and not gone and placed:
        raise impossible(f"{where}.cell", f"the {CRABS[crab]} crab is nowhere")
    if cell != NOWHERE and gone and state.table[PHASE] != OVER:
        raise impossible(f"{where}.cell", f"the {CRABS[crab]} crab has left")
    if state.on_beach(crab) and state.setup.board.is_a(cell, INACCESSIBLE):
        raise impossible(f"{where}.cell", f"{cell_name(cell)} is inaccessible")
    if state.is_down(crab) and not state.on_beach(crab):
        raise impossible(f"{where}.down", "only on the beach a crab can lie")


def _check_pushed(state: OhCrab, crab: int) -> None:
    together = [other for other in range(state.crabs) if state.table[WHERE + other] == state.table[WHERE + crab]]
    if not state.on_beach(crab) or len(together) != 2:
        raise impossible("steps", f"nobody pushes the {CRABS[crab]} crab")
    if not PUSH.options(state, state.table[ACTIVE], crab):
        raise impossible("steps", f"the {CRABS[crab]} crab cannot be pushed anywhere")


# -- phases


def _check_placing(state: OhCrab) -> None:
    """The first player's first crab is on space 1, the second player's are put down one after the other (OC-205)."""
    first, second = int(state.table[CHEF]), 1 - int(state.table[CHEF])
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
    if any(state.table[place] != NO_TURN[place - TURN] for place in range(TURN, TURN_ENDS)):
        raise impossible("phase", "nobody is in the middle of a turn")
    if state.table[ACTIVE] != state.table[CHEF]:
        raise impossible("turn", "the holder of the chef begins")
    if state.table[HALF] == 0 and (state.table[CHEF_USED] or state.table[TIRED]):
        raise impossible("chef_used" if state.table[CHEF_USED] else "crabs", "nobody has acted in this round")


def _check_planning(state: OhCrab) -> None:
    _check_no_turn(state)
    _check_team(state)
    if not state.pending_mask():
        raise impossible("phase", "nobody is left to plan a card")
    if state.table[HALF] == 0 and endings.home(state):
        raise impossible("phase", "the race is over")


def _check_team(state: OhCrab) -> None:
    """In the first half each team activates one crab, in the second the other (OC-211, OC-212)."""
    for seat in range(2 if state.players == 2 else 0):
        tired = count(state.table[TIRED] >> (2 * seat) & 3)
        if tired > 1 or (state.table[HALF] == 1 and not tired):
            raise impossible("crabs", f"seat {seat + 1} has had a turn with one crab in the first half of the round, not with {tired}")


def _check_turn(state: OhCrab) -> None:
    _check_team(state)
    left = bool(state.table[GONE] & BIT[state.table[ACTIVE]])
    if left and not (state.setup.adventure and state.table[ENDING]):  # what others owe runs on (OC-D104)
        raise impossible("turn", f"seat {state.table[ACTIVE] + 1} has left")
    _check_active_crab(state)
    planned = state.table[PLANNED + state.table[ACTIVE]]
    if state.table[BEGUN] and planned != NO_CARD:
        raise impossible("begun", f"the planned card of seat {state.table[ACTIVE] + 1} lies face down still")
    if not state.table[BEGUN] and state.table[CRAB] != NO_CRAB and planned == NO_CARD:
        raise impossible("begun", f"seat {state.table[ACTIVE] + 1} has planned nothing, and rests")
    _check_cards_of_turn(state)
    if not state.table[BEGUN] and (len(state.steps) or _has_gained(state)):
        raise impossible("begun", "nothing is gained before a card is added or a rest taken")
    if state.table[ENDING] and not len(state.steps):
        raise impossible("ending", "then it is the next player's turn")
    _check_steps(state)


def _check_cards_of_turn(state: OhCrab) -> None:
    """What was added lies in the track; what a rest discarded can have gone on to anywhere but other hands."""
    for field, card in (("added", state.table[ADDED]), ("snack", state.table[SNACKED])):
        if card != NO_CARD and not state.track_heap(state.table[ACTIVE]) & BIT[card]:
            raise impossible(field, f"{state.setup.cards.name(card)} is not in the track of seat {state.table[ACTIVE] + 1}")
    dropped = state.table[DROPPED]
    seen = area(state, int(state.table[ACTIVE])) | state.table[BOXED] | shared(state)
    if dropped != NO_CARD and (state.table[ADDED] != NO_CARD or not seen & BIT[dropped]):
        raise impossible("dropped", "no rest of this turn discarded it")


def _has_gained(state: OhCrab) -> bool:
    """Whether anything of the turn is as it can be only once it has begun."""
    return any(state.table[place] != NO_TURN[place - TURN] for place in range(TURN, TURN_ENDS) if place != CRAB)


def _check_active_crab(state: OhCrab) -> None:
    if state.players > 2:
        if state.table[CRAB] != state.table[ACTIVE]:
            raise impossible("crab", f"the crab of seat {state.table[ACTIVE] + 1} is {CRABS[state.table[ACTIVE]]}")
        return
    tired = (
        bool(state.table[TIRED] & BIT[state.table[CRAB]])
        if state.table[CRAB] != NO_CRAB
        else bool(state.table[TIRED] >> (2 * state.table[ACTIVE]) & 3)
    )
    if state.table[CRAB] == NO_CRAB:
        if state.table[BEGUN] or state.table[HALF] == 1 or tired:
            raise impossible("crab", f"a crab of seat {state.table[ACTIVE] + 1} has been activated")
    elif state.owner(state.table[CRAB]) != state.table[ACTIVE] or tired != (state.table[HALF] == 0):
        raise impossible("crab", f"{CRABS[state.table[CRAB]]} cannot be the active crab")


# -- steps


def _check_steps(state: OhCrab) -> None:
    """Each can be owed, and the one that is asked has several answers: else it would not be asked."""
    owed = state.steps.listed()
    for n, (kind, seat, data) in enumerate(owed):
        where, step = f"steps[{n}]", STEPS[kind]
        if problem := step.problem(state, seat, data):
            raise impossible(where, problem)
        if state.table[GONE] & BIT[seat] and step.name not in RUNS_ON:
            raise impossible(f"{where}.seat", f"seat {seat + 1} has left")
        if n < len(owed) - 1 and step.at_once:
            raise impossible(where, f'"{step.name}" is asked before anything else')
    if not owed:
        return
    asked, seat = state.asked(), state.steps.seat()
    choices = state.fill(seat, vec[i64]([0] * WIDEST))
    if choices < (1 if asked.of_hand and state.hand_size(seat) > 1 else 2):
        raise impossible(f"steps[{len(owed) - 1}]", f'"{asked.name}" leaves nothing to choose')


# -- the end


def _check_end(state: OhCrab) -> None:
    """The winners are those that the rules name."""
    if state.table[ENDED] == endings.RESIGNED:
        left = BIT[state.players] - 1 - state.table[GONE]
        if state.table[WINNERS] != left or count(left) != 1:
            raise impossible("winners", "who is left alone has won")
        return
    again = state.clone()
    seats = endings.first(state)
    if seats:
        endings.decide(again, seats, None)
    if not seats or (again.table[WINNERS], again.table[ENDED]) != (state.table[WINNERS], state.table[ENDED]):
        raise impossible("winners", "the race did not end like this")
