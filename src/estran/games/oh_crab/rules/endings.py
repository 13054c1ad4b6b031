"""The end of a round (OC-098 to OC-100), of the game (OC-101, OC-102, OC-214, OC-220), and leaving it."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ....core.bits import BIT, count
from ....core.chance import Chance
from ....core.event import Log
from ....core.outcome import Outcome
from ....core.steps import Steps
from .actions import A_PUSH, ACTING, OVER, PLANNING
from .board import NOWHERE, SEA
from .cards import NO_CARD
from .moving import first_push, push, shares_space
from .setup import DISCARDED, HAND, PLANNED, PURSE, SECRET, WHERE

if TYPE_CHECKING:
    from .state import OhCrab

# Why it is over.
ALONE: Final = 1
BY_CARDS: Final = 2
BY_SHELLS: Final = 3
SHARED: Final = 4
RESIGNED: Final = 5
REASONS: Final[list[str]] = [
    "",
    "oh-crab-end-alone",
    "oh-crab-end-cards",
    "oh-crab-end-shells",
    "oh-crab-end-shared",
    "oh-crab-end-resigned",
]


def home(state: "OhCrab") -> i64:
    """The seats all of whose crabs are in the sea (OC-214)."""
    seats: i64 = BIT[state.players] - 1 - state.gone
    for crab in range(state.crabs):
        if state.table[WHERE + crab] != SEA:
            seats &= ~BIT[state.owner(crab)]
    return seats


def end_round(state: "OhCrab", log: Log | None) -> None:
    seats = home(state)
    if seats:
        decide(state, seats, log)
        return
    state.chef = next_chef(state)
    state.chef_used = False
    state.tired = 0
    state.half = 0
    state.round += 1
    state.phase = PLANNING
    if log is not None:
        log.tell("round", None, number=int(state.round), chef=int(state.chef) + 1)


def next_chef(state: "OhCrab") -> i64:
    """Whose crab is farthest; of several the first clockwise after who had the chef, that one last (OC-099, OC-100, OC-215)."""
    board = state.setup.board
    chef = state.chef
    farthest: i64 = 2**40
    for turn in range(state.players):
        seat = (state.chef + 1 + turn) % state.players
        for crab in range(state.crabs):
            cell = state.table[WHERE + crab]
            if state.owner(crab) == seat and cell != NOWHERE and board.distance(cell) < farthest:
                farthest = board.distance(cell)
                chef = seat
    return chef


def decide(state: "OhCrab", seats: i64, log: Log | None) -> None:
    """Alone in the sea, or most cards in hand, then most shells (final edition), then together (OC-101, OC-102, OC-435)."""
    why: i64 = ALONE
    if count(seats) > 1:
        why = BY_CARDS
        seats = most(state, seats, False)
        if count(seats) > 1 and not state.setup.prototype:
            why = BY_SHELLS
            seats = most(state, seats, True)
        if count(seats) > 1:
            why = SHARED
    end(state, seats, why, log)


def most(state: "OhCrab", seats: i64, shells: bool) -> i64:
    """Those of the seats that have most cards in hand (OC-D30), or most shells."""
    best: i64 = -1
    found: i64 = 0
    for seat in range(state.players):
        if seats & BIT[seat]:
            has = state.table[PURSE + seat] if shells else count(state.table[HAND + seat])
            if has > best:
                best = has
                found = 0
            if has == best:
                found |= BIT[seat]
    return found


def end(state: "OhCrab", seats: i64, why: i64, log: Log | None) -> None:
    state.winners = seats
    state.ended = why
    state.phase = OVER
    state.steps = Steps()
    if log is not None:
        winners = [seat + 1 for seat in range(int(state.players)) if seats & BIT[seat]]
        log.tell("ended", None, reason=REASONS[why], seats=winners)


def leave(state: "OhCrab", seat: i64, chance: Chance, log: Log | None) -> None:
    """A player's crabs leave the beach, and their cards the game. Who is left alone has won (OC-D64)."""
    state.gone |= BIT[seat]
    left: i64 = BIT[state.players] - 1 - state.gone
    if count(left) == 1:
        drop_steps(state, chance, log)
        end(state, left, RESIGNED, log)
        return
    table = state.table
    table[WHERE + seat] = NOWHERE
    state.down &= ~BIT[seat]
    put_away(state, seat)
    if state.phase == ACTING and state.active == seat:
        drop_steps(state, chance, log)
        state.begun = True
        state.ending = True
    elif state.chef == seat and state.phase == PLANNING:  # somebody must begin the round
        while state.gone & BIT[state.chef]:
            state.chef = (state.chef + 1) % state.players
        state.active = state.chef


def drop_steps(state: "OhCrab", chance: Chance, log: Log | None) -> None:
    """Nothing is owed any more, but that no two crabs stay on one space: who was about to be pushed goes the first way it can."""
    while len(state.steps):
        kind = state.steps.kind()
        crab = state.steps.data()
        state.steps.pop()
        if kind == A_PUSH and shares_space(state, crab):
            push(state, crab, first_push(state, crab), chance, log)


def put_away(state: "OhCrab", seat: i64) -> None:
    table = state.table
    if table[PLANNED + seat] != NO_CARD:
        table[HAND + seat] |= BIT[table[PLANNED + seat]]
        table[PLANNED + seat] = NO_CARD
    table[DISCARDED + seat] |= table[HAND + seat]
    table[HAND + seat] = 0
    table[SECRET + seat] = 0


def standing(state: "OhCrab", seat: i64) -> i64:
    """How far a seat's crabs have come, in half rows."""
    far: i64 = 0
    for crab in range(state.crabs):
        cell = state.table[WHERE + crab]
        if state.owner(crab) == seat and cell != NOWHERE:
            far += state.setup.board.distance(cell)
    return far


def outcome(state: "OhCrab") -> Outcome:
    """Winners first, the others by how far they came."""
    far = [int(standing(state, seat)) for seat in range(state.players)]
    worth = [(bool(state.winners & BIT[seat]), far[seat]) for seat in range(state.players)]
    ranks = [1 if mine[0] else 1 + sum(other > mine for other in worth) for mine in worth]
    return Outcome(REASONS[state.ended], tuple(state.scores()), tuple(ranks), tuple(far))
