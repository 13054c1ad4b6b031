"""What the Adventure Pack is worth to a bot: tokens, claws and kept treasures; and worlds in which nothing hidden is opened in thought.

In such a world a token that the seat does not know stays sealed: who finds it keeps it, and it is worth what such a token is in the mean.
An event that the seat does not know does nothing. So no turn looks good by luck.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.bits import BIT, mixed
from ....core.chance import Chance
from ..rules.adventure.elements import LIES, TOKENS_A_TILE, is_there, is_up, settle, value
from ..rules.adventure.pack import ELEMENTS, EVENTS, EVERY_TOKEN, FIRST_CHALLENGE, FIRST_EVENT, FIRST_KEPT, FIRST_TREASURE, TOKENS
from ..rules.in_force import CHEF_RUNS, CLEAN_BEACH, HARMLESS_TRASH, KITCHEN_HAND, ONLY_TREASURES
from ..rules.setup import BUILT, CHEF, CLAWS, ELEMENT, HELPER, IN_FORCE, KNOWN, SKILL, TRASHED, TREASURES
from ..rules.state import OhCrab
from .weights import Weights

ALL_OPEN: Final = -1
"""In place of a seat: whatever anybody has looked at is known..."""
PUBLIC: Final = -2
"""...or only what lies face up."""

# Tokens that stay sealed, numbered after those of the box, by what is left on their tile.
SEALED: Final = len(TOKENS)
WITH_TWO: Final = SEALED
"""Trash and two treasures..."""
WITH_ONE: Final = SEALED + 1
"""...trash and one of them..."""
TREASURES_ONLY: Final = SEALED + 2
TRASH_ONLY: Final = SEALED + 3
NOTHING_HAPPENS: Final = EVENTS.index("glitter")
"""What an event is thought to be: with sealed tokens it does nothing."""
TWO_BITS: Final = 3


def is_seen(state: OhCrab, token: i64, knower: i64) -> bool:
    """Whether this seat knows what a token is."""
    if is_up(state, token) or value(state, token) >= SEALED:
        return True
    if knower == ALL_OPEN:
        return state.table[KNOWN + token] != 0
    return knower >= 0 and state.table[KNOWN + token] & BIT[knower] != 0


def seen_as(state: OhCrab, token: i64, knower: i64) -> i64:
    """What a token is to this seat: one of the box, or a sealed one."""
    if is_seen(state, token, knower):
        return value(state, token)
    tile = token // TOKENS_A_TILE
    trash = not state.holds(ONLY_TREASURES) and not state.table[TRASHED] & BIT[tile + 1]
    sealed: i64 = 0
    for other in range(tile * TOKENS_A_TILE, (tile + 1) * TOKENS_A_TILE):
        if is_there(state, other):
            if not is_seen(state, other, knower):
                sealed += 1
            elif value(state, other) < FIRST_TREASURE:
                trash = False
    if not trash:
        return TREASURES_ONLY
    return TRASH_ONLY if sealed == 1 else WITH_ONE if sealed == 2 else WITH_TWO


def sealed(state: OhCrab, seat: i64, chance: Chance) -> OhCrab:
    """A copy in which nothing is opened that the seat does not know."""
    world = state.clone()
    table = world.table
    for token in range(EVERY_TOKEN):
        if is_there(state, token) and not is_seen(state, token, seat):
            table[ELEMENT + token] = LIES + 1 + seen_as(state, token, seat)
    for event in range(FIRST_EVENT, FIRST_CHALLENGE):
        if is_there(state, event) and not is_up(state, event) and not table[KNOWN + event] & BIT[seat]:
            table[ELEMENT + event] = LIES + 1 + NOTHING_HAPPENS
    for challenge in range(FIRST_CHALLENGE, FIRST_CHALLENGE + 3):
        if is_there(state, challenge):
            settle(world, challenge, chance)
    return world


def settle_all(world: OhCrab, chance: Chance) -> None:
    """Whatever lies hidden gets its value, though nobody knows it: so whoever plays on in this world meets the same luck."""
    for element in range(ELEMENTS):
        if is_there(world, element):
            settle(world, element, chance)


# -- what it is worth


def token_worth(state: OhCrab, what: i64, weights: Weights) -> i64:
    """To who finds it."""
    if state.holds(HARMLESS_TRASH):
        if what < FIRST_TREASURE or what == TRASH_ONLY:
            return 0
        if what == WITH_TWO:
            return 2 * weights.tokens[TREASURES_ONLY] // 3
        if what == WITH_ONE:
            return weights.tokens[TREASURES_ONLY] // 2
    return weights.tokens[what]


def beach_mark(state: OhCrab, knower: i64) -> i64:
    """A number for all that changes what spaces are worth."""
    table = state.table
    digest: i64 = mixed(1, knower + 3)
    for token in range(EVERY_TOKEN):
        digest = mixed(digest, table[ELEMENT + token])
        if knower >= 0:
            digest = mixed(digest, table[KNOWN + token] & BIT[knower])
    for place in range(BUILT, BUILT + 3):
        digest = mixed(mixed(digest, table[place] & (BIT[30] - 1)), table[place] >> 30)
    digest = mixed(digest, table[TRASHED])
    return mixed(digest, table[IN_FORCE] & CLEAN_BEACH)


def tolls(state: OhCrab, knower: i64, weights: Weights) -> vec[i64]:
    """Of each token: what it takes off the way of who passes there; others may be first."""
    found = vec[i64]([0] * EVERY_TOKEN)
    for token in range(EVERY_TOKEN):
        if is_there(state, token):
            worth = token_worth(state, seen_as(state, token, knower), weights)
            found[token] = worth * weights.found // 100 if worth > 0 else worth
    return found


def belongings(state: OhCrab, seat: i64, left: i64, weights: Weights) -> i64:
    """What treasures, claws, the kitchen hand and a running chef take off the way of a seat that has so much of it left. Near to the sea
    claws are worth little: whatever they still bring is welcome."""
    table = state.table
    worth: i64 = 0
    kept = table[TREASURES + seat] >> (2 * FIRST_KEPT)
    which: i64 = FIRST_KEPT
    while kept:
        worth += (kept & TWO_BITS) * weights.kept[which]
        kept >>= 2
        which += 1
    first = state.first_crab(seat)
    for crab in range(first, first + state.crabs // state.players):
        if table[CLAWS + crab] and state.on_beach(crab):
            worth += (
                table[CLAWS + crab]
                * weights.claws[table[SKILL + crab] - 1]
                * weights.accepted
                // 100
                * min(left, weights.far)
                // weights.far
            )
    if table[HELPER] == seat + 1 and state.holds(KITCHEN_HAND):
        worth += weights.chef
    if table[CHEF] == seat and state.holds(CHEF_RUNS):
        worth += weights.running
    return worth
