"""Why not: the rules that speak against an action. Asked only about actions that are not legal, so speed does not matter here.

A reason says only what the seat knows anyway: who is not asked hears only that.
"""

from typing import TYPE_CHECKING, Final

from ....core.bits import BIT, count
from ....core.refusal import Reason
from .actions import (
    A_COST,
    A_JUMP,
    A_LEAP,
    A_MOVE,
    A_SHOVE,
    A_SWAP,
    ACTIONS,
    AN_ICON,
    FIRST_OF,
    GULLS,
    OVER,
    PILE,
    PLACING,
    PLANNING,
    STEP_NAMES,
    THE_CALL,
    verb_of,
)
from .board import (
    AHEAD,
    BACK,
    COLUMNS,
    DIRECTION_NAMES,
    DIRECTIONS,
    INACCESSIBLE,
    LEFT,
    NOWHERE,
    REEDS,
    SEA,
    SHORTCUT,
    cell_name,
    neighbour,
)
from .cards import (
    DIAGONAL,
    FACE_EXCHANGE,
    FACE_FASTER,
    FACE_NAMES,
    FACE_PICK_UP,
    FACE_SLANT,
    FACE_SNACK,
    FORWARD,
    ICONS,
    JUMP_ASIDE,
    NO_CARD,
    RECKLESS,
    SHELL,
    SPECIAL_NAMES,
)
from .market import pile_size
from .moving import NOBODY, can_be_pushed, crab_on, is_obstacle, leap_end, on_beach, way
from .setup import DISCARDED, HAND, PLANNED, POOL, PURSE, WHERE
from .specials import is_costly, offers

if TYPE_CHECKING:
    from .state import OhCrab

SPECIAL_RULES: Final[list[str]] = [*(f"OC-{103 + special}" for special in range(12)), "OC-436"]
PROTOTYPE_SPECIALS: Final[list[str]] = [f"OC-{n}" for n in (437, 446, 447, 439, 436, 440, 441, 438, 442, 444, 443, 445, 436)]
EXTRA_RULES: Final[list[str]] = [f"OC-{115 + face}" for face in range(8)]
PROTOTYPE_EXTRAS: Final[list[str]] = ["OC-449", "OC-404", "OC-451", "OC-450", "OC-453", "OC-452", "OC-448", "OC-404"]
STEP_VERBS: Final[list[str]] = [
    *("move stand shortcut done", "discard", "use", "discard", "push", "shove done", "shove", "shove", "jump", "swap", "leap", "snack"),
    *("give done", "take", "keep", "discard", "carried done", "", ""),
]
"""The verbs that answer each step."""
STEP_RULES: Final[list[str]] = [
    *("OC-047", "OC-052", "OC-105", "OC-075", "OC-063", "OC-103", "OC-104", "OC-108", "OC-109", "OC-117", "OC-119", "OC-120"),
    *("OC-095", "OC-092", "OC-043", "OC-082", "OC-D56", "OC-042", "OC-D35"),
]
MENU: Final = "shell move chef stand special extra shortcut end"


def special_rule(state: "OhCrab", special: int) -> str:
    return PROTOTYPE_SPECIALS[special] if state.setup.prototype else SPECIAL_RULES[special]


def extra_rule(state: "OhCrab", face: int) -> str:
    return PROTOTYPE_EXTRAS[face] if state.setup.prototype else EXTRA_RULES[face]


def step_rule(state: "OhCrab") -> str:
    """The rule that asks for what is owed."""
    if not len(state.steps):
        return "OC-047"
    kind = int(state.steps.kind())
    return special_rule(state, int(state.steps.data())) if kind in (A_COST, AN_ICON) else STEP_RULES[kind]


def objections(state: "OhCrab", seat: int, action: int) -> list[Reason]:
    """At least one reason, the most telling first."""
    if not 0 <= action < ACTIONS:
        return [Reason("OC-036", "oh-crab-why-no-action", {"action": int(action)})]
    if state.phase == OVER:
        return [Reason("OC-098", "game-over")]
    if state.gone & BIT[seat]:
        return [Reason("OC-D64", "oh-crab-why-gone")]
    verb = verb_of(action)
    which = int(action) - FIRST_OF[verb]
    if state.phase == PLANNING:
        return [_against_planning(state, seat, verb, which)]
    if not state.pending_mask() & BIT[seat]:
        rule = "OC-205" if state.phase == PLACING else "OC-034"
        return [Reason(rule, "oh-crab-why-turn", {"seat": int(state.next_seat()) + 1})]
    if state.phase == PLACING:
        return [_against_placing(state, verb, which)]
    if len(state.steps):
        return [_against_step(state, seat, verb, which)]
    return [_against_acting(state, verb, which) if state.begun else _against_starting(state, verb)]


def _against_planning(state: "OhCrab", seat: int, verb: str, which: int) -> Reason:
    if verb != "plan":
        return Reason("OC-032", "oh-crab-owed-plan")
    if state.table[PLANNED + seat] != NO_CARD:
        return Reason("OC-032", "oh-crab-why-planned")
    if not state.table[HAND + seat]:
        return Reason("OC-033", "oh-crab-why-nothing-to-plan")
    return _not_held(state, which)


def _not_held(state: "OhCrab", card: int) -> Reason:
    return Reason("OC-012", "oh-crab-why-not-held", {"card": state.setup.cards.name(card)})


def _against_placing(state: "OhCrab", verb: str, which: int) -> Reason:
    if verb != "place":
        return Reason("OC-205", "oh-crab-owed-place")
    if which > 3:
        return Reason("OC-205", "oh-crab-why-fifth")
    return Reason("OC-205", "oh-crab-why-start-taken", {"space": which + 1})


def _against_starting(state: "OhCrab", verb: str) -> Reason:
    """The turn begins: which crab, then add or rest."""
    if verb == "activate":
        return Reason("OC-211", "oh-crab-why-one-crab") if state.players > 2 else Reason("OC-212", "oh-crab-why-activated")
    if state.crab < 0:
        return Reason("OC-211", "oh-crab-owed-activate")
    if verb == "add":
        return Reason("OC-038", "oh-crab-why-empty-track")
    return Reason("OC-036", "oh-crab-owed-start")


# -- the menu


def _against_acting(state: "OhCrab", verb: str, which: int) -> Reason:
    if verb == "add" or verb == "rest":
        return Reason("OC-036", "oh-crab-why-begun")
    if verb == "activate":
        return Reason("OC-211", "oh-crab-why-activated") if state.players == 2 else Reason("OC-211", "oh-crab-why-one-crab")
    if verb == "plan" or verb == "place":
        return Reason("OC-031", "oh-crab-why-acting")
    if verb not in MENU.split():
        return Reason("OC-047", "oh-crab-why-not-asked")
    if verb == "shell":
        return Reason("OC-D51", "oh-crab-why-no-icon", {"icon": ICONS[SHELL]})
    if verb == "special":
        return _against_special(state, which)
    if verb == "extra":
        return _against_extra(state, which)
    if not on_beach(state, state.crab):
        return Reason("OC-088", "oh-crab-why-in-sea")
    if verb == "shortcut":
        return _against_shortcut(state)
    if verb == "stand":
        return _against_standing(state, which)
    if verb == "chef":
        return _no_chef(state) or _against_step_to(state, LEFT + which)
    return _against_move(state, which)


def _no_chef(state: "OhCrab") -> Reason | None:
    if state.chef != state.active:
        return Reason("OC-054", "oh-crab-why-no-chef", {"seat": int(state.chef) + 1})
    if state.chef_used:
        return Reason("OC-213" if state.players == 2 else "OC-D51", "oh-crab-why-chef-used")
    return None


def _against_standing(state: "OhCrab", which: int) -> Reason:
    if not state.is_down(state.crab):
        return Reason("OC-072", "oh-crab-why-standing")
    chefless = _no_chef(state) if which == 3 else None
    return chefless or Reason("OC-072", "oh-crab-why-no-icon", {"icon": ICONS[FORWARD + which]})


def _against_move(state: "OhCrab", direction: int) -> Reason:
    """A move of the pool: no such action, or no way."""
    if state.is_down(state.crab):
        return Reason("OC-068", "oh-crab-why-down")
    icon = FORWARD if direction == AHEAD else DIAGONAL
    if not state.table[POOL + icon] and not state.table[POOL + len(ICONS) - 1]:
        return Reason("OC-D51", "oh-crab-why-no-icon", {"icon": ICONS[icon]})
    return _against_step_to(state, direction)


def _against_step_to(state: "OhCrab", direction: int) -> Reason:
    """Why the active crab cannot go one space on."""
    if state.is_down(state.crab):
        return Reason("OC-068", "oh-crab-why-down")
    blocked = _blocked(state, int(state.crab), direction)
    return blocked or _against_entering(state, int(way(state, state.crab, direction)))


def _blocked(state: "OhCrab", crab: int, direction: int) -> Reason | None:
    """What the board has against one space in this direction."""
    here = state.table[WHERE + crab]
    there = neighbour(here, direction, state.setup.board.rows)
    if there == NOWHERE:
        return Reason("OC-058", "oh-crab-why-beside", {"cell": cell_name(here), "way": DIRECTION_NAMES[direction]})
    return _unreachable(state, int(there), way(state, crab, direction) == NOWHERE)


def _unreachable(state: "OhCrab", there: int, stopped: bool) -> Reason | None:
    if state.setup.board.is_a(there, INACCESSIBLE):
        return Reason("OC-074", "oh-crab-why-inaccessible", {"cell": cell_name(there)})
    if stopped:
        return Reason("OC-428" if state.setup.prototype else "OC-083", "oh-crab-why-reeds", {"cell": cell_name(there)})
    return None


def _against_entering(state: "OhCrab", there: int) -> Reason:
    """The way is free, but the space asks for a card, or the crab there has nowhere to go."""
    if is_obstacle(state, there) and not state.reckless and not state.table[HAND + state.active]:
        return Reason("OC-076", "oh-crab-why-obstacle", {"cell": cell_name(there)})
    return Reason("OC-D4", "oh-crab-why-no-push", {"cell": cell_name(there)})


def _against_shortcut(state: "OhCrab") -> Reason:
    board, cell = state.setup.board, state.table[WHERE + state.crab]
    if not board.is_a(cell, SHORTCUT):
        return Reason("OC-082", "oh-crab-why-no-shortcut", {"cell": cell_name(cell)})
    if state.is_down(state.crab):
        return Reason("OC-D25", "oh-crab-why-down")
    icon, price = int(board.price_icon(cell)), int(board.price(cell))
    if count(state.table[HAND + state.active] & state.setup.cards.of_main(icon)) < price:
        return Reason("OC-082", "oh-crab-why-price", {"number": price, "icon": ICONS[icon]})
    there = int(board.arrow(cell))
    other = crab_on(state, there)
    if other != NOBODY and state.owner(other) != state.active and not can_be_pushed(state, other):
        return Reason("OC-D4", "oh-crab-why-no-push", {"cell": cell_name(there)})
    return Reason("OC-076", "oh-crab-why-obstacle-then", {"cell": cell_name(there)})


def _against_special(state: "OhCrab", special: int) -> Reason:
    what, rule = SPECIAL_NAMES[special], special_rule(state, special)
    if not (state.ready >> (2 * special)) & 3:
        bears = any(card != NO_CARD and state.setup.cards.special(card) == special for card in (state.added, state.snack))
        return (
            Reason("OC-D51", "oh-crab-why-special-used", {"what": what})
            if bears
            else Reason("OC-052", "oh-crab-why-no-special", {"what": what})
        )
    if is_costly(special) and not state.table[HAND + state.active]:
        return Reason(rule, "oh-crab-why-no-card", {"what": what})
    if not on_beach(state, state.crab):
        return Reason("OC-D29", "oh-crab-why-in-sea")
    if special == JUMP_ASIDE and state.is_down(state.crab):
        return Reason("OC-068", "oh-crab-why-down")
    if special == RECKLESS:
        return Reason(rule, "oh-crab-why-reckless")
    return Reason(rule, "oh-crab-why-useless", {"what": what})


def _against_extra(state: "OhCrab", face: int) -> Reason:
    what, rule = FACE_NAMES[face], extra_rule(state, face)
    if face not in list(state.setup.extras):
        return Reason("OC-020", "oh-crab-why-no-extra", {"what": what})
    if state.extra_used:
        return Reason("OC-055", "oh-crab-why-extra-used")
    if state.table[PURSE + state.active] < state.setup.cards.cost(face):
        shells = {"cost": int(state.setup.cards.cost(face)), "shells": int(state.table[PURSE + state.active])}
        return Reason("OC-055", "oh-crab-why-shells", {"what": what, **shells})
    if face in (FACE_SNACK, FACE_EXCHANGE) and not state.table[HAND + state.active]:
        return Reason("OC-095" if face == FACE_EXCHANGE else rule, "oh-crab-why-no-card", {"what": what})
    if face == FACE_EXCHANGE:
        return Reason("OC-094", "oh-crab-why-no-market")
    if face == FACE_PICK_UP and not state.table[DISCARDED + state.active]:
        return Reason(rule, "oh-crab-why-no-discards")
    if not on_beach(state, state.crab):
        return Reason("OC-D29", "oh-crab-why-in-sea")
    if state.is_down(state.crab) and face not in (FACE_SLANT, FACE_FASTER):
        return Reason("OC-068", "oh-crab-why-down")
    return Reason(rule, "oh-crab-why-useless", {"what": what})


# -- steps


def _against_step(state: "OhCrab", seat: int, verb: str, which: int) -> Reason:
    """Something else is owed, or this answer does not fit."""
    kind, data = int(state.steps.kind()), int(state.steps.data())
    if verb not in STEP_VERBS[kind].split():
        return Reason(step_rule(state), f"oh-crab-owed-{STEP_NAMES[kind]}")
    if verb == "done":
        return Reason("OC-095", "oh-crab-why-must-give")
    if verb in ("discard", "give", "snack"):
        return _against_card(state, seat, kind, verb, which)
    if kind == A_MOVE:
        return _against_granted(state, verb, which, data)
    if verb == "shove":
        return _against_shove(state, kind, data, which // DIRECTIONS, which % DIRECTIONS)
    if kind == A_JUMP:
        return _against_jump(state, which)
    if kind == A_SWAP:
        return _against_swap(state, which)
    if kind == A_LEAP:
        return _against_leap(state, which)
    if verb == "use":
        found = offers(state, data, which)
        return Reason(step_rule(state), "oh-crab-why-icon-useless" if found else "oh-crab-why-icon-absent", {"icon": ICONS[which]})
    if verb == "take":
        return _against_taking(state, which)
    if verb == "keep":
        return Reason("OC-043", "oh-crab-why-not-in-track", {"card": state.setup.cards.name(which)})
    return _blocked(state, data, which) or _chain(state, int(way(state, data, which)))  # a push


def _chain(state: "OhCrab", there: int) -> Reason:
    return Reason("OC-D4", "oh-crab-why-no-push", {"cell": cell_name(there)})


def _against_card(state: "OhCrab", seat: int, kind: int, verb: str, which: int) -> Reason:
    card = which // 2 if verb == "snack" else which
    if not state.table[HAND + seat] & BIT[card]:
        return _not_held(state, card)
    if verb == "snack":
        return Reason("OC-038", "oh-crab-why-empty-track")
    icon = int(state.setup.cards.main(card))
    name = state.setup.cards.name(card)
    if kind == A_COST:
        return Reason("OC-107", "oh-crab-why-main-useless", {"card": name, "icon": ICONS[icon]})
    asked = int(state.setup.board.price_icon(state.table[WHERE + state.crab]))
    return Reason("OC-082", "oh-crab-why-other-main", {"card": name, "icon": ICONS[asked]})


def _against_granted(state: "OhCrab", verb: str, which: int, moves: int) -> Reason:
    """A move that an action grants."""
    diagonal, forward, seaward = moves & 3, (moves >> 2) & 3, (moves >> 4) & 3
    if verb == "shortcut":
        return Reason("OC-113", "oh-crab-why-shortcut-between")
    if verb == "stand":
        if not state.is_down(state.crab):
            return Reason("OC-072", "oh-crab-why-standing")
        return Reason("OC-072", "oh-crab-why-not-granted")
    if not (seaward or (forward if which == AHEAD else diagonal)):
        return Reason("OC-047", "oh-crab-why-not-granted")
    return _against_step_to(state, which)


def _against_shove(state: "OhCrab", kind: int, crabs: int, crab: int, direction: int) -> Reason:
    rule = step_rule(state)
    if crab >= state.crabs:
        return Reason("OC-021", "oh-crab-why-no-crab")
    if not on_beach(state, crab):
        return Reason("OC-088", "oh-crab-why-off-beach")
    if not crabs & BIT[crab]:
        return Reason("OC-D53" if kind == A_SHOVE else rule, f"oh-crab-why-not-{STEP_NAMES[kind]}")
    if (kind == GULLS and direction < BACK) or (kind == THE_CALL and direction >= BACK):
        return Reason("OC-D19" if kind == GULLS else rule, f"oh-crab-why-way-{STEP_NAMES[kind]}")
    blocked = _blocked(state, crab, direction)
    if blocked is not None:
        return blocked
    there = int(way(state, crab, direction))
    if crab_on(state, there) == NOBODY:
        return _against_entering(state, there)
    return (
        _chain(state, there)
        if kind == A_SHOVE and state.setup.prototype
        else Reason(rule, "oh-crab-why-not-free", {"cell": cell_name(there)})
    )


def _against_jump(state: "OhCrab", column: int) -> Reason:
    here = int(state.table[WHERE + state.crab])
    there = here - here % COLUMNS + column
    if there == here:
        return Reason("OC-109", "oh-crab-why-here", {"cell": cell_name(there)})
    if column % 2 != here % COLUMNS % 2:
        return Reason("OC-D2", "oh-crab-why-distance", {"cell": cell_name(there)})
    if crab_on(state, there) != NOBODY:
        return Reason("OC-109", "oh-crab-why-not-free", {"cell": cell_name(there)})
    return _unreachable(state, there, False) or _against_entering(state, there)


def _against_swap(state: "OhCrab", crab: int) -> Reason:
    if crab >= state.crabs or crab == state.crab:
        return Reason("OC-117", "oh-crab-why-no-crab")
    if not on_beach(state, crab):
        return Reason("OC-088", "oh-crab-why-off-beach")
    here, there = state.table[WHERE + state.crab], int(state.table[WHERE + crab])
    for direction in range(DIRECTIONS):
        if state.setup.board.next(here, direction) == there:
            if direction == AHEAD and state.setup.board.is_a(there, REEDS):
                return Reason("OC-D21", "oh-crab-why-reeds", {"cell": cell_name(there)})
            return Reason("OC-076", "oh-crab-why-obstacle", {"cell": cell_name(there)})
    return Reason("OC-D60", "oh-crab-why-not-adjacent", {"cell": cell_name(there)})


def _against_leap(state: "OhCrab", leap: int) -> Reason:
    if leap >= 3:
        if not state.setup.prototype:
            return Reason("OC-119", "oh-crab-why-leap-two")
        return _against_step_to(state, leap - 3)
    rows = state.setup.board.rows
    between = neighbour(state.table[WHERE + state.crab], leap, rows)
    there = between if between in (NOWHERE, SEA) else neighbour(between, leap, rows)
    if there == NOWHERE:
        here = cell_name(state.table[WHERE + state.crab])
        return Reason("OC-058", "oh-crab-why-beside", {"cell": here, "way": DIRECTION_NAMES[leap]})
    return _unreachable(state, int(there), leap_end(state, leap) == NOWHERE) or _against_entering(state, int(there))


def _against_taking(state: "OhCrab", source: int) -> Reason:
    if source != PILE:
        return Reason("OC-D10", "oh-crab-why-slot-empty", {"slot": source + 1})
    given = int(state.steps.data()) - 1
    if given != NO_CARD and pile_size(state):
        return Reason("OC-D12", "oh-crab-why-given-back")
    return Reason("OC-094", "oh-crab-why-pile-empty")
