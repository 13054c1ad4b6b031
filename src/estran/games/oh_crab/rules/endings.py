"""The end of a round (OC-098 to OC-100), of the game (OC-101, OC-102, OC-214, OC-220, OC-D111), and leaving it."""

from typing import Final

from mypy_extensions import i64

from ....core.bits import BIT, count
from ....core.chance import Chance
from ....core.event import Log
from ....core.outcome import Outcome
from ....core.steps import Steps
from .adventure.leaving import goes_on
from .adventure.moments import A_STEER, STEERED, chef_passed, gone, leave_helper
from .board import NOWHERE, SEA
from .hands import put_away
from .in_force import SHELLS_BREAK_TIES
from .moving import A_PUSH, PUSHED, put, relocate, way
from .owed.push import PUSH
from .race import Race
from .setup import (
    ACTING,
    ACTIVE,
    BEGUN,
    CHEF,
    CHEF_USED,
    CHOOSING,
    DOWN,
    ENDED,
    ENDING,
    GONE,
    HALF,
    OVER,
    PHASE,
    PLANNING,
    PURSE,
    ROUND,
    TIRED,
    WHERE,
    WINNERS,
)

# Why it is over.
ALONE: Final = 1
BY_CARDS: Final = 2
BY_SHELLS: Final = 3
SHARED: Final = 4
RESIGNED: Final = 5
NEAREST: Final = 6
REASON_NAMES: Final[list[str]] = ["", "alone", "cards", "shells", "shared", "resigned", "nearest"]

# What decides between players: how far they have come, the cards in their hands, their shells.
FAR: Final = 0
CARDS: Final = 1
SHELLS: Final = 2

LAST_ROUND: Final = 60
"""A race of players who only rest must end too (OC-D111)."""


def reason(why: i64) -> str:
    return f"oh-crab-end-{REASON_NAMES[why]}"


def home(race: Race) -> i64:
    """The seats all of whose crabs are in the sea (OC-214)."""
    seats: i64 = BIT[race.players] - 1 - race.table[GONE]
    for crab in range(race.crabs):
        if race.table[WHERE + crab] != SEA:
            seats &= ~BIT[race.owner(crab)]
    return seats


def first(race: Race) -> i64:
    """Who has come first when a round ends: all at home; after the last round, if there is nobody, who is nearest to the sea, of a team its
    crab behind (OC-D111). Nobody while the race goes on."""
    seats = home(race)
    if seats or race.table[ROUND] < LAST_ROUND:
        return seats
    return most(race, BIT[race.players] - 1 - race.table[GONE], FAR)


def end_round(race: Race, log: Log | None) -> None:
    seats = first(race)
    if seats:
        decide(race, seats, log)
        return
    table = race.table
    table[CHEF] = next_chef(race)
    table[CHEF_USED] = 0
    table[TIRED] = 0
    table[HALF] = 0
    table[ROUND] += 1
    table[PHASE] = PLANNING
    if log is not None:
        log.tell("round", None, number=int(table[ROUND]), chef=int(table[CHEF]) + 1)
    if race.setup.adventure:
        chef_passed(race, log)


def next_chef(race: Race) -> i64:
    """Whose crab is farthest; of several the first clockwise after who had the chef, that one last (OC-099, OC-100, OC-215)."""
    chef = race.table[CHEF]
    least: i64 = 2**40
    for turn in range(race.players):
        seat = (race.table[CHEF] + 1 + turn) % race.players
        far = race.farthest(seat)
        if far < least:
            least = far
            chef = seat
    return chef


def decide(race: Race, seats: i64, log: Log | None) -> None:
    """First alone, or most cards in hand (OC-D30), then most shells where they count, then together (OC-101, OC-102, OC-435)."""
    why: i64 = ALONE if home(race) else NEAREST
    if count(seats) > 1:
        why = BY_CARDS
        seats = most(race, seats, CARDS)
    if count(seats) > 1 and race.holds(SHELLS_BREAK_TIES):
        why = BY_SHELLS
        seats = most(race, seats, SHELLS)
    end(race, seats, SHARED if count(seats) > 1 else why, log)


def most(race: Race, seats: i64, of: i64) -> i64:
    """Those of the seats that have most of something."""
    best: i64 = -1
    found: i64 = 0
    for seat in range(race.players):
        if seats & BIT[seat]:
            has = owned(race, seat, of)
            if has > best:
                best = has
                found = 0
            if has == best:
                found |= BIT[seat]
    return found


def owned(race: Race, seat: i64, of: i64) -> i64:
    if of == FAR:
        return race.farthest(seat)
    if of == SHELLS:
        return race.table[PURSE + seat]
    return race.hand_size(seat)


def end(race: Race, seats: i64, why: i64, log: Log | None) -> None:
    race.table[WINNERS] = seats
    race.table[ENDED] = why
    race.table[PHASE] = OVER
    race.steps = Steps()
    if log is not None:
        winners = [seat + 1 for seat in range(int(race.players)) if seats & BIT[seat]]
        log.tell("ended", None, reason=reason(why), seats=winners)


def leave(race: Race, seat: i64, chance: Chance, log: Log | None) -> None:
    """A player's crabs leave the beach, and their cards the game. Who is left alone has won (OC-D64)."""
    table = race.table
    table[GONE] |= BIT[seat]
    left: i64 = BIT[race.players] - 1 - table[GONE]
    if count(left) == 1:
        drop_steps(race, chance, log)
        end(race, left, RESIGNED, log)
        return
    put(race, seat, NOWHERE)
    table[DOWN] &= ~BIT[seat]
    put_away(race, seat)
    if race.setup.adventure:
        gone(race, seat)
    if table[PHASE] == ACTING and table[ACTIVE] == seat:
        drop_steps(race, chance, log)
        table[BEGUN] = 1
        table[ENDING] = 1
    elif table[CHEF] == seat and table[PHASE] in (PLANNING, CHOOSING):  # somebody must begin the round
        while table[GONE] & BIT[table[CHEF]]:
            table[CHEF] = (table[CHEF] + 1) % race.players
        table[ACTIVE] = table[CHEF]
    if race.setup.adventure:
        leave_helper(race)


def drop_steps(race: Race, chance: Chance, log: Log | None) -> None:
    """Nothing is owed any more, but that no two crabs stay on one space: who was about to be pushed goes the first way it can. With the
    Adventure Pack what others must answer and a border that is being resolved run on (OC-D104)."""
    left = Steps()
    runs_on: list[tuple[i64, i64, i64]] = []
    while len(race.steps):
        kind, seat, data = race.steps.kind(), race.steps.seat(), race.steps.data()
        race.steps.pop()
        if is_push(kind, data):
            if race.shares_space(data):
                relocate(race, data, way(race, data, _first_way(race, data)), PUSHED, chance, log)
        elif race.setup.adventure and goes_on(race, kind, seat, data):
            runs_on.append((kind, seat, data))
    for kind, seat, data in reversed(runs_on):
        left.push(kind, seat, data)
    race.steps = left


def _first_way(race: Race, crab: i64) -> i64:
    ways = PUSH.options(race, race.table[ACTIVE], crab)
    direction: i64 = 0
    while not ways & BIT[direction]:
        direction += 1
    return direction


def is_push(kind: i64, data: i64) -> bool:
    """Whether a step asks where a crab is pushed, also where the Cork is asked."""
    return kind == A_PUSH or (kind == A_STEER and data < STEERED)


def standing(race: Race, seat: i64) -> i64:
    """How far a seat's crabs have come, in half rows."""
    far: i64 = 0
    for crab in range(race.crabs):
        cell = race.table[WHERE + crab]
        if race.owner(crab) == seat and cell != NOWHERE:
            far += race.setup.board.distance(cell)
    return far


def outcome(race: Race) -> Outcome:
    """Winners first, the others by how far they came."""
    far = [int(standing(race, seat)) for seat in range(race.players)]
    worth = [(bool(race.table[WINNERS] & BIT[seat]), far[seat]) for seat in range(race.players)]
    ranks = [1 if mine[0] else 1 + sum(other > mine for other in worth) for mine in worth]
    return Outcome(reason(race.table[ENDED]), tuple(race.scores()), tuple(ranks), tuple(far))
