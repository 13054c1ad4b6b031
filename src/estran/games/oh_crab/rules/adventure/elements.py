"""Hidden elements: tokens, events and challenges that lie face down, and who knows what (OC-352, OC-D80, OC-D81).

None has a value before somebody looks at it or it is turned up: then it is drawn from what is left, and fixed. So there is no hidden order.
What lies on a place is one number: 0 nothing, LIES something without a value, more than that one with a value; and FACE_UP with it.
"""

from typing import Final

from mypy_extensions import i64

from .....core.bits import BIT, count
from .....core.chance import Chance
from .....core.event import Log
from ..board import cell_name
from ..cards import nth
from ..in_force import ASYMMETRY, CRYSTAL, LUCKY, ONLY_TREASURES, SURPRISES
from ..owed.owed import kind
from ..race import Race
from ..setup import ELEMENT, EVENTS_OUT, KNOWN, OMENS, SPENT, TRASHED, TREASURES
from .pack import CHALLENGES, ELEMENTS, EVENTS, EVERY_TOKEN, FIRST_CHALLENGE, FIRST_EVENT, FIRST_TREASURE, TOKENS

A_PICK: Final = kind("pick")
LIES: Final = 1
FACE_UP: Final = 64
NO_VALUE: Final = -1
TOKENS_A_TILE: Final = 3

_MOULT: Final = 2 ** EVENTS.index("moult")
_GLITTER: Final = 2 ** EVENTS.index("glitter")
_NEGATIVE: Final = 2 ** EVENTS.index("robin") + 2 ** EVENTS.index("broken")
_DIGGER: Final = 2 ** CHALLENGES.index("digger")


# -- looking


def is_there(race: Race, element: i64) -> bool:
    return race.table[ELEMENT + element] != 0


def value(race: Race, element: i64) -> i64:
    """What it is, or NO_VALUE: also where nothing lies."""
    return max((race.table[ELEMENT + element] & ~FACE_UP) - LIES - 1, NO_VALUE)


def is_up(race: Race, element: i64) -> bool:
    return race.table[ELEMENT + element] & FACE_UP != 0


def is_known(race: Race, element: i64, seat: i64) -> bool:
    """To this seat; a spectator is none."""
    return is_up(race, element) or (seat >= 0 and race.table[KNOWN + element] & BIT[seat] != 0)


def can_spy(race: Race, element: i64, seat: i64) -> bool:
    """Looking again is not offered (OC-D81)."""
    return is_there(race, element) and not is_known(race, element, seat)


def to_spy(race: Race, seat: i64) -> i64:
    """The elements that a seat could look at, as a set."""
    found: i64 = 0
    for element in range(ELEMENTS):
        if can_spy(race, element, seat):
            found |= BIT[element]
    return found


def name_of(element: i64, what: i64) -> str:
    """What an element is called that has this value."""
    if what == NO_VALUE:
        return ""
    if element < FIRST_EVENT:
        return TOKENS[what]
    return EVENTS[what] if element < FIRST_CHALLENGE else CHALLENGES[what]


def element_name(race: Race, element: i64) -> str:
    """Where it lies: `d8`, `event 2`, `challenge 3`; `token 7` where this beach has no such space."""
    if element < FIRST_EVENT:
        surprises = race.setup.board.surprises
        return cell_name(surprises[element]) if element < len(surprises) else f"token {int(element) + 1}"
    if element < FIRST_CHALLENGE:
        return f"event {int(element) - FIRST_EVENT + 1}"
    return f"challenge {int(element) - FIRST_CHALLENGE + 1}"


def element_words(race: Race, element: i64) -> dict[str, str | int]:
    """The same for a sentence, which names it by `oh-crab-element`."""
    sort, _, place = element_name(race, element).rpartition(" ")
    if element < FIRST_EVENT:
        sort = "absent" if sort else "token"
    return {"sort": sort, "place": place}


def tile_of(token: i64) -> i64:
    """The beach tile of a token, from 1."""
    return token // TOKENS_A_TILE + 1


# -- what is left to be drawn


def tokens_of_kind(heap: i64, kind: i64) -> i64:
    """How many of a kind are among tokens that are kept or spent."""
    return (heap >> (2 * kind)) & 3


def tokens_left(race: Race, kind: i64) -> i64:
    """The copies of a token that are nowhere yet."""
    table = race.table
    left = race.setup.pack.copies[kind] - tokens_of_kind(table[SPENT], kind)
    for seat in range(race.players):
        left -= tokens_of_kind(table[TREASURES + seat], kind)
    for token in range(EVERY_TOKEN):
        if value(race, token) == kind:
            left -= 1
    return left


def has_trash(race: Race, tile: i64) -> bool:
    """Whether the trash of a tile is one of its tokens that have no value yet (OC-304, OC-314)."""
    if race.holds(ONLY_TREASURES) or race.table[TRASHED] & BIT[tile]:
        return False
    for token in range((tile - 1) * TOKENS_A_TILE, tile * TOKENS_A_TILE):
        if NO_VALUE < value(race, token) < FIRST_TREASURE:
            return False
    return True


def events_in_game(race: Race) -> i64:
    """Without what needs a module that is not in play (OC-302, OC-324), and without the negative ones for the lucky (OC-325)."""
    found: i64 = 2 ** len(EVENTS) - 1
    if not race.holds(ASYMMETRY):
        found ^= _MOULT
    if not race.holds(SURPRISES):
        found ^= _GLITTER
    return found & ~_NEGATIVE if race.holds(LUCKY) else found


def placed(race: Race, first: i64) -> i64:
    """The values of the three events or challenges from this one on, as a set."""
    found: i64 = 0
    for element in range(first, first + 3):
        if value(race, element) != NO_VALUE:
            found |= BIT[value(race, element)]
    return found


def event_box(race: Race) -> i64:
    """The events that are not in play: with `crystal` all that were not drawn, else whatever lies nowhere."""
    box = events_in_game(race) & ~(placed(race, FIRST_EVENT) | race.table[EVENTS_OUT] | race.table[OMENS])
    if race.steps.kind() == A_PICK:  # the Forecaster shows one of them
        box &= ~BIT[race.steps.data()]
    return box


def events_left(race: Race) -> i64:
    """The events that one without a value may turn out to be."""
    if not race.holds(CRYSTAL):
        return event_box(race)
    return race.table[OMENS] & ~(placed(race, FIRST_EVENT) | race.table[EVENTS_OUT])


def challenges_left(race: Race) -> i64:
    found: i64 = 2 ** len(CHALLENGES) - 1
    if not race.holds(SURPRISES):
        found ^= _DIGGER
    return found & ~placed(race, FIRST_CHALLENGE)


# -- giving a value


def any_of(members: i64, chance: Chance) -> i64:
    """One of a set that is not empty."""
    return nth(members, chance.below(count(members)))


def settle(race: Race, element: i64, chance: Chance) -> i64:
    """What an element is, for somebody to see: drawn now if nobody has looked at it yet."""
    found = value(race, element)
    if found != NO_VALUE:
        if not is_up(race, element):
            chance.reveal()
        return found
    if element < FIRST_EVENT:
        found = _drawn_token(race, tile_of(element), chance)
    elif element < FIRST_CHALLENGE:
        found = any_of(events_left(race), chance)
    else:
        found = any_of(challenges_left(race), chance)
    race.table[ELEMENT + element] += found + 1
    return found


def _drawn_token(race: Race, tile: i64, chance: Chance) -> i64:
    """Trash or treasure, by what the tile still has; then one of the copies that are left."""
    blank: i64 = 0
    for token in range((tile - 1) * TOKENS_A_TILE, tile * TOKENS_A_TILE):
        if is_there(race, token) and value(race, token) == NO_VALUE:
            blank += 1
    is_trash = chance.below(blank) < (1 if has_trash(race, tile) else 0)
    kind: i64 = 0 if is_trash else FIRST_TREASURE
    beyond: i64 = FIRST_TREASURE if is_trash else len(TOKENS)
    all_left: i64 = 0
    for other in range(kind, beyond):
        all_left += tokens_left(race, other)
    place = chance.below(all_left)
    while place >= tokens_left(race, kind):
        place -= tokens_left(race, kind)
        kind += 1
    return kind


def look(race: Race, seat: i64, element: i64, chance: Chance, log: Log | None) -> None:
    """All see who looks where, that seat alone sees what it is (OC-352)."""
    what = settle(race, element, chance)
    race.table[KNOWN + element] |= BIT[seat]
    if log is not None:
        seen = {int(seat): {"what": name_of(element, what)}}
        log.tell("looked", seen, seat=int(seat) + 1, element=element_name(race, element), what="")


def turn_up(race: Race, element: i64, chance: Chance) -> i64:
    """What it is; from now on all know."""
    found = settle(race, element, chance)
    race.table[ELEMENT + element] |= FACE_UP
    race.table[KNOWN + element] = 0
    return found


# -- for all that a seat knows


def redraw(race: Race, seat: i64, chance: Chance) -> None:
    """Whatever has a value that this seat has not seen gets another one."""
    unseen: i64 = 0
    for element in range(ELEMENTS):
        if value(race, element) != NO_VALUE and not is_known(race, element, seat):
            unseen |= BIT[element]
            race.table[ELEMENT + element] = LIES
    for element in range(ELEMENTS):
        if unseen & BIT[element]:
            settle(race, element, chance)
