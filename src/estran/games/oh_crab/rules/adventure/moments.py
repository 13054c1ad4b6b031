"""The moments of a race at which the Adventure Pack comes in. Base rules call these only where a module is in play; what they owe is a step
of another file, known here by its name alone."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .....core.bits import BIT
from .....core.event import Log
from ..board import AHEAD, BACK, DIRECTIONS, NOWHERE
from ..cards import DIAGONAL, Offer
from ..in_force import CHALLENGES, EVENTS, HAPPY_HOUR, IT_BROKE, KITCHEN_HAND, LIE_IN, SALES
from ..owed.owed import kind
from ..race import Race
from ..setup import (
    ACTIVE,
    BROKEN,
    BUILT,
    BUILT_BITS,
    CHEF,
    CHOSEN,
    CLAWS,
    CROSSED,
    DEALT,
    ELEMENT,
    EXTRA_USED,
    GONE,
    HELPER,
    HELPER_USED,
    KNOWN,
    NO_CRAB,
    POOL,
    PUSHES,
    RESOLVED,
    RESTED,
    SKILL,
    SPENT,
    TREASURES,
    WHERE,
)
from .pack import ELEMENTS, SKILLS

A_FIND: Final = kind("find")
A_PUSH: Final = kind("push")
A_BORDER: Final = kind("border")
A_PURCHASE: Final = kind("bought")
A_SPACE: Final = kind("space")
A_STEER: Final = kind("steer")
AN_OFFER: Final = kind("offer")

OFFERED: Final = 16
"""An offer carries the skill, and so many times what it needs to know besides."""
BRUTE: Final = SKILLS.index("brute")
CARAPACE: Final = SKILLS.index("carapace")
CORK: Final = SKILLS.index("cork")
PICKPOCKET: Final = SKILLS.index("pickpocket")
YAWNER: Final = SKILLS.index("yawner")


# -- skills


def has_skill(race: Race, crab: i64, skill: i64) -> bool:
    """Whether a crab has this skill, and a claw to use it (OC-343)."""
    return race.table[SKILL + crab] == skill + 1 and race.table[CLAWS + crab] > 0


def bearer(race: Race, skill: i64) -> i64:
    """The crab with this skill, or NO_CRAB: no two have the same."""
    for crab in range(race.crabs):
        if race.table[SKILL + crab] == skill + 1:
            return crab
    return NO_CRAB


def answering(race: Race, skill: i64) -> i64:
    """The crab on the beach that can answer with a skill, or NO_CRAB (OC-D98)."""
    crab = bearer(race, skill)
    if crab != NO_CRAB and race.table[CLAWS + crab] and race.on_beach(crab):
        return crab
    return NO_CRAB


def offer(race: Race, crab: i64, skill: i64, more: i64 = 0) -> None:
    """Whether it still makes sense is asked when its moment comes (1.2 of the specification: OC-345)."""
    race.steps.push(AN_OFFER, race.owner(crab), skill + OFFERED * more)


def offer_others(race: Race, skill: i64, more: i64 = 0) -> None:
    """To who has this skill, if it is not the player whose turn it is."""
    crab = answering(race, skill)
    if crab != NO_CRAB and race.owner(crab) != race.table[ACTIVE]:
        offer(race, crab, skill, more)


# -- crabs


def went(race: Race, there: i64) -> None:
    """A crab has come to another place: whatever the way, it has crossed the borders before it (OC-D70)."""
    if there == NOWHERE or not race.holds(EVENTS | CHALLENGES):
        return
    beyond = race.setup.board.beyond(there)
    if beyond > race.table[CROSSED]:
        race.table[CROSSED] = beyond
        pass_over(race)


def came(race: Race, crab: i64, stood: bool) -> None:
    """A crab on the beach has met its space, all but a card that this asks for: then it turns up the token that is there (OC-307), and who
    has fallen in all this may get up at once (OC-A8)."""
    if stood and race.is_down(crab):
        fell(race, crab)
    token = race.setup.board.token(race.table[WHERE + crab])
    if token != NOWHERE and race.table[ELEMENT + token]:
        race.steps.push(A_FIND, race.owner(crab), crab)


def fell(race: Race, crab: i64) -> None:
    if has_skill(race, crab, CARAPACE):
        offer(race, crab, CARAPACE)


def is_built(race: Race, cell: i64) -> bool:
    return race.table[BUILT + cell // BUILT_BITS] & BIT[cell % BUILT_BITS] != 0


def owe_push(race: Race, crab: i64, direct: bool) -> None:
    """A crab is to be pushed. Pushed by an own move of the active crab, the Bruiser may strike back when all is over (OC-A13); the Cork is
    asked first where to (OC-A11)."""
    others = race.owner(crab) != race.table[ACTIVE]
    if direct and has_skill(race, crab, BRUTE):
        offer(race, crab, BRUTE)
    if others and has_skill(race, crab, CORK):
        race.steps.push(A_STEER, race.owner(crab), crab)
    else:
        race.owe(A_PUSH, crab)


def was_pushed(race: Race, crab: i64) -> None:
    """Counted for who is at turn, also in a chain (OC-C7)."""
    if race.holds(CHALLENGES) and race.owner(crab) != race.table[ACTIVE]:
        race.table[PUSHES + race.table[ACTIVE]] += 1


# -- turns


def rested(race: Race) -> None:
    """A rest is complete: it may bring a move (OC-E14), and the Yawner may take a card, too (OC-A12)."""
    race.table[RESTED] = 1
    if race.holds(LIE_IN):
        race.table[POOL + DIAGONAL] += 1
    offer_others(race, YAWNER)


def price(race: Race, extra: Offer) -> i64:
    """Of an extra action, in shells (OC-E8)."""
    if race.setup.adventure and extra.price > 1 and race.holds(SALES):
        return extra.price - 1
    return extra.price


def may_buy(race: Race, face: i64) -> bool:
    """One extra action a turn; during the happy hour two different ones (OC-055, OC-E2, OC-E9)."""
    used = race.table[EXTRA_USED]
    if not race.setup.adventure:
        return used == 0
    if race.holds(IT_BROKE) and race.table[BROKEN] == face + 1:
        return False
    if used == 0:
        return True
    return race.holds(HAPPY_HOUR) and used & (used - 1) == 0 and not used & BIT[face]


def paid(race: Race, face: i64, shells: i64) -> None:
    """The Pickpocket may take what an extra action was paid with, before it is carried out (OC-A14)."""
    race.owe(A_PURCHASE, face)
    if shells > 1:
        offer_others(race, PICKPOCKET, shells)


def has_event(race: Race, border: i64) -> bool:
    """On the lower border of each beach tile (OC-317)."""
    return race.holds(EVENTS) and border < len(race.setup.board.edges)


def has_challenge(race: Race, border: i64) -> bool:
    """On the upper border of each beach tile (OC-328)."""
    return race.holds(CHALLENGES) and border > 1


def pass_over(race: Race) -> None:
    """A border without a card is never due (OC-D77)."""
    table = race.table
    while table[RESOLVED] < table[CROSSED] and not has_event(race, table[RESOLVED] + 1) and not has_challenge(race, table[RESOLVED] + 1):
        table[RESOLVED] += 1


def is_due(race: Race) -> bool:
    """Whether a border waits for the active player to resolve it (OC-318, OC-330); not for one who has left (OC-D78)."""
    return race.table[RESOLVED] < race.table[CROSSED] and not race.table[GONE] & BIT[race.table[ACTIVE]]


def turn_ends(race: Race) -> None:
    """All borders that are due, then what the space does (OC-D76)."""
    race.owe(A_SPACE)
    race.owe(A_BORDER)


def chef_passed(race: Race, log: Log | None) -> None:
    """The kitchen hand goes to the player farthest from the sea who has not the chef, the first clockwise after it (OC-E11)."""
    table = race.table
    table[HELPER_USED] = 0
    table[HELPER] = 0
    if not race.holds(KITCHEN_HAND):
        return
    least: i64 = 2**40
    for turn in range(1, race.players):
        seat = (table[CHEF] + turn) % race.players
        far = race.farthest(seat)
        if not table[GONE] & BIT[seat] and far < least:
            least = far
            table[HELPER] = seat + 1
    if log is not None and table[HELPER]:
        log.tell("helper", None, seat=int(table[HELPER]))


def gone(race: Race, seat: i64) -> None:
    """Who leaves takes treasures, claws, cards and what they have seen along (OC-D105)."""
    table = race.table
    for element in range(ELEMENTS):
        table[KNOWN + element] &= ~BIT[seat]
    table[SPENT] += table[TREASURES + seat]
    for place in (TREASURES, DEALT, CHOSEN):
        table[place + seat] = 0
    first = race.first_crab(seat)
    for crab in range(first, first + race.crabs // race.players):
        table[CLAWS + crab] = 0


def leave_helper(race: Race) -> None:
    """The kitchen hand of who has left, or has the chef now, is nobody's (OC-D89, OC-D114)."""
    helper = race.table[HELPER] - 1
    if helper >= 0 and (race.table[GONE] & BIT[helper] or helper == race.table[CHEF]):
        race.table[HELPER] = 0


# -- the Cork

STEERED: Final = 8
"""A step of the Cork carries the crab; where it is moved, so many times one more than the way that was named, and so often again which ways
there are."""
WAYS: Final = vec[i64]([AHEAD, BACK, BACK, DIRECTIONS, AHEAD, DIRECTIONS])
"""Seaward, landward, any: the first, and the one after the last."""


def is_steered(race: Race, crab: i64, direction: i64, first: i64, beyond: i64) -> bool:
    """Whether the Cork is to be asked first about a move by another player that allows these ways (OC-A11)."""
    if race.owner(crab) == race.table[ACTIVE] or not has_skill(race, crab, CORK):
        return False
    sort: i64 = 0
    while WAYS[2 * sort] != first or WAYS[2 * sort + 1] != beyond:
        sort += 1
    race.steps.push(A_STEER, race.owner(crab), crab + STEERED * (direction + 1 + STEERED * sort))
    return True
