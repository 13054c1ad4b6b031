"""Notation, both ways: `plan r2`, `add left`, `forward`, `chef right`, `seagull`, `move blue back-left`, `Aa`, `end`.

Starting cards are named by the letter of their crab (r, o, b, g, and n for brown) and a number, market cards by their special action and a
number; spaces by column and half row (a1, b2), also those of the sea that lie just beyond the beach.
"""

import re
from collections.abc import Sequence
from functools import cache

from ...core.choice import Choice
from ...core.refusal import Refused
from .content import CRABS
from .rules import actions, objections
from .rules.actions import FIRST_OF, verb_of
from .rules.board import COLUMNS, DIRECTION_NAMES, DIRECTIONS, LEFT, MOST_ROWS, NOWHERE, half_row, neighbour
from .rules.cards import CARDS, FACE_NAMES, ICONS, SPECIAL_NAMES, Cards
from .rules.moving import on_beach
from .rules.setup import WHERE
from .rules.state import NO_CRAB, OhCrab

CARD_VERBS = ("plan", "keep", "discard", "give")
ENDS = ("left", "right")
"""Of a track."""
SEAWARD_WAYS = DIRECTION_NAMES[:3]
STANDS = (*ICONS[1:], "chef")
"""What can be given up to stand."""
SOURCES = ("1", "2", "3", "pile")
RULES = {
    "plan": ("OC-032",),
    "place": ("OC-205",),
    "activate": ("OC-211",),
    "add": ("OC-036", "OC-038"),
    "rest": ("OC-036", "OC-042"),
    "keep": ("OC-043",),
    "take": ("OC-092",),
    "shell": ("OC-014", "OC-050"),
    "move": ("OC-014", "OC-057"),
    "chef": ("OC-054",),
    "stand": ("OC-072",),
    "shortcut": ("OC-056", "OC-082"),
    "end": ("OC-037",),
    "give": ("OC-095", "OC-096"),
    "use": ("OC-105",),
    "jump": ("OC-109",),
    "leap": ("OC-119",),
    "shove": ("OC-053",),
    "swap": ("OC-117",),
    "push": ("OC-061", "OC-063"),
    "snack": ("OC-120",),
    "carried": ("OC-084", "OC-D56"),
    "done": ("OC-048",),
}
"""What stands behind each verb; special and extra actions, and what is discarded for, have rules of their own."""
EXPECTED = "plan r2, add left, rest, forward, chef right, seagull, Aa, push left, discard seagull1, take pile, jump e7, end"
HEX = "[a-g][0-9]{1,2}"


# -- an action as people meet it


def choice(state: OhCrab, seat: int, action: int) -> Choice:
    verb = verb_of(action)
    notation, things = _said(state, seat, verb, action - FIRST_OF[verb])
    return Choice(action, verb, things, notation, _rules(state, verb, action - FIRST_OF[verb]))


def _said(state: OhCrab, seat: int, verb: str, which: int) -> tuple[str, tuple[str, ...]]:
    """The notation of an action, and the things that one would click for it."""
    if verb in CARD_VERBS:
        card = state.setup.cards.name(which)
        return f"{verb} {card}", (f"card:{card}",)
    if verb == "snack":
        card, end = state.setup.cards.name(which // 2), ENDS[which % 2]
        return f"snack {card} {end}", (f"card:{card}", f"track:{end}")
    if verb == "place":
        return f"place {which + 1}", (f"cell:{hex_name(int(state.setup.board.starts[which]))}",)
    if verb == "activate":
        crab = CRABS[2 * seat + which if state.players == 2 else seat]
        return f"activate {crab}", (f"crab:{crab}",)
    if verb == "jump":
        cell = _beside(state, which)
        return f"jump {cell}", (f"cell:{cell}",)
    return _plainly_said(state, verb, which)


def _plainly_said(state: OhCrab, verb: str, which: int) -> tuple[str, tuple[str, ...]]:
    """Actions that are written alike in all states."""
    notation = WRITTEN[verb][which]
    if verb == "add":
        return notation, (f"track:{ENDS[which]}",)
    if verb == "take":
        return notation, (f"market:{SOURCES[which]}",)
    if verb == "special" or verb == "extra":
        return notation, (f"{verb}:{notation}",)
    if verb == "use":
        return notation, (f"icon:{ICONS[which]}",)
    if verb == "swap":
        return notation, (f"crab:{CRABS[which]}",)
    if verb == "shove":
        crab, way = which // DIRECTIONS, which % DIRECTIONS
        return notation, (f"crab:{CRABS[crab]}", f"cell:{next_to(state, crab, way)}")
    if verb == "move":
        return notation, (f"cell:{next_to(state, int(state.crab), which)}",)
    if verb == "chef":
        return notation, ("button:chef", f"cell:{next_to(state, int(state.crab), LEFT + which)}")
    if verb == "leap":
        return notation, (f"cell:{_leap(state, which)}",)
    if verb == "push":
        return notation, (f"cell:{next_to(state, _pushed(state), which)}",)
    return notation, (f"button:{notation.replace(' ', '-')}",)


WRITTEN = {
    "add": [f"add {end}" for end in ENDS],
    "rest": ["rest"],
    "take": [f"take {source}" for source in SOURCES],
    "shell": ["shell"],
    "move": SEAWARD_WAYS,
    "chef": [f"chef {end}" for end in ENDS],
    "stand": [f"stand {move}" for move in STANDS],
    "special": SPECIAL_NAMES,
    "extra": FACE_NAMES,
    "shortcut": ["shortcut"],
    "end": ["end"],
    "use": [f"use {icon}" for icon in ICONS],
    "leap": [*(f"leap {way}" for way in SEAWARD_WAYS), *(f"leap {way} 1" for way in SEAWARD_WAYS)],
    "shove": [f"move {crab} {way}" for crab in CRABS for way in DIRECTION_NAMES],
    "swap": [f"swap {crab}" for crab in CRABS],
    "push": [f"push {way}" for way in SEAWARD_WAYS],
    "carried": ["carried"],
    "done": ["done"],
}


def _rules(state: OhCrab, verb: str, which: int) -> tuple[str, ...]:
    if verb == "special":
        return ("OC-052", objections.special_rule(state, which))
    if verb == "extra":
        return ("OC-055", objections.extra_rule(state, which))
    if verb == "discard" or verb == "shove":
        return (*RULES.get(verb, ()), objections.step_rule(state))
    return RULES[verb]


# -- spaces


def hex_name(cell: int) -> str:
    """As `cell_name`, but it also names the hexes of the sea next to the beach."""
    return f"{'abcdefg'[cell % COLUMNS]}{int(half_row(cell)) + 1}"


def next_to(state: OhCrab, crab: int, way: int) -> str:
    """The hex next to a crab, of the beach or of the sea; nothing beside the beach, or of a crab that is not on it."""
    if crab == NO_CRAB or crab >= state.crabs or not on_beach(state, crab):
        return ""
    there = neighbour(state.table[WHERE + crab], way, MOST_ROWS + 1)
    return "" if there == NOWHERE else hex_name(int(there))


def _leap(state: OhCrab, leap: int) -> str:
    """Where a leap ends; one beyond the beach ends where it reaches the sea."""
    near = next_to(state, int(state.crab), leap % 3)
    if not near or leap >= 3 or _cell(near) >= state.setup.board.rows * COLUMNS:
        return near
    there = neighbour(_cell(near), leap, MOST_ROWS + 1)
    return "" if there == NOWHERE else hex_name(int(there))


def _beside(state: OhCrab, column: int) -> str:
    """The space of another column in the row of the active crab."""
    here = int(state.table[WHERE + state.crab]) if state.crab != NO_CRAB and on_beach(state, state.crab) else 0
    return hex_name(here - here % COLUMNS + column)


def _cell(name: str) -> int:
    """The hex of this name: it need not be on the beach."""
    column, half = "abcdefg".index(name[0]), int(name[1:]) - 1
    return (half - column % 2) // 2 * COLUMNS + column


def _pushed(state: OhCrab) -> int:
    """The crab that a push is owed for."""
    return int(state.steps.data()) if len(state.steps) and state.steps.kind() == actions.A_PUSH else NO_CRAB


# -- reading


def parse(state: OhCrab, seat: int, text: str) -> int:
    """The action that a text means, legal or not. Capitals, spaces and hyphens do not matter; a card, a space, a crab or a direction alone
    means what is owed."""
    plain = _squeezed(text)
    if plain in SEAWARD_WAYS:
        return _way(state, SEAWARD_WAYS.index(plain))
    if plain in FIXED:
        return FIXED[plain]
    named = re.fullmatch("(plan|keep|discard|give|snack)(.+)", plain)
    if named and (which := _snack(state, named[2]) if named[1] == "snack" else _card(state, named[2])) is not None:
        return FIRST_OF[named[1]] + which
    if crab := re.fullmatch("activate(.+)", plain):
        return _activate(state, seat, text, crab[1])
    if cell := re.fullmatch(f"(jump|moveto|goto|to)({HEX})", plain):
        return _at(state, cell[2], cell[1] == "jump")
    return _alone(state, seat, text, plain)


def _squeezed(text: str) -> str:
    return re.sub(r"[\s_-]+", "", text.lower())


FIXED = {_squeezed(text): FIRST_OF[verb] + n for verb, texts in WRITTEN.items() for n, text in enumerate(texts)}
FIXED |= {f"place{n + 1}": FIRST_OF["place"] + n for n in range(5)}
FIXED |= {f"leap{way}2": FIRST_OF["leap"] + n for n, way in enumerate(SEAWARD_WAYS)}


def _way(state: OhCrab, way: int) -> int:
    """A direction alone is a move, or where a pushed or leaping crab goes."""
    step = state.steps.kind()
    return (actions.PUSH if step == actions.A_PUSH else actions.LEAP if step == actions.A_LEAP else actions.MOVE) + way


def _card(state: OhCrab, name: str) -> int | None:
    return _squeezed_cards(state.setup.cards).get(name)


@cache
def _squeezed_cards(cards: Cards) -> dict[str, int]:
    return {_squeezed(cards.name(card)): card for card in range(CARDS)}


def _snack(state: OhCrab, text: str) -> int | None:
    """A card, and the end of the track; the right one where none is said."""
    found = re.fullmatch("(.+?)(left|right)?", text)
    card = _card(state, found[1]) if found else None
    return None if found is None or card is None else 2 * card + (found[2] != "left")


def _activate(state: OhCrab, seat: int, text: str, name: str) -> int:
    if name not in CRABS:
        raise Refused("move-unreadable", text=text, expected=EXPECTED)
    crab = CRABS.index(name)
    if crab >= state.crabs or state.owner(crab) != seat:
        raise Refused("oh-crab-not-yours", text=text)
    return actions.ACTIVATE + (crab % 2 if state.players == 2 else 0)


def _alone(state: OhCrab, seat: int, text: str, plain: str) -> int:
    card = _card(state, plain)
    asks_card = state.phase == actions.PLANNING or _asks_card(state)
    is_hex = re.fullmatch(HEX, plain) is not None
    if card is not None and (asks_card or not is_hex):
        return _with_card(state, card)
    if is_hex:
        return _at(state, plain, False)
    if plain in CRABS:
        if state.steps.kind() == actions.A_SWAP:
            return actions.SWAP + CRABS.index(plain)
        return _activate(state, seat, text, plain)
    raise Refused("move-unreadable", text=text, expected=EXPECTED)


def _asks_card(state: OhCrab) -> bool:
    asking = (actions.A_COST, actions.AN_OBSTACLE, actions.A_TOLL, actions.A_GIFT, actions.A_KEEPER, actions.A_SNACK)
    return state.steps.kind() in asking


def _with_card(state: OhCrab, card: int) -> int:
    """What is owed, with this card."""
    if state.phase != actions.ACTING:
        return actions.PLAN + card
    step = state.steps.kind()
    if step == actions.A_SNACK:
        return actions.SNACK + 2 * card + 1
    return (actions.KEEP if step == actions.A_KEEPER else actions.GIVE if step == actions.A_GIFT else actions.DISCARD) + card


def _at(state: OhCrab, name: str, jumping: bool) -> int:
    """What leads to a space: placing there, a jump, a leap, a push, or else a move."""
    if state.phase == actions.PLACING:
        starts = [hex_name(int(cell)) for cell in state.setup.board.starts]
        if name in starts:
            return actions.PLACE + starts.index(name)
    step = state.steps.kind()
    if jumping or step == actions.A_JUMP:
        column = "abcdefg".index(name[0])
        if _beside(state, column) == name:
            return actions.JUMP + column
        raise Refused("oh-crab-other-distance", cell=name)
    verb = "leap" if step == actions.A_LEAP else "push" if step == actions.A_PUSH else "move"
    for which in range(len(WRITTEN[verb])):
        if _plainly_said(state, verb, which)[1] == (f"cell:{name}",):
            return FIRST_OF[verb] + which
    raise Refused("oh-crab-not-next", cell=name)


# -- clicking


def phrase(state: OhCrab, seat: int, things: Sequence[str]) -> str:
    """The notation of the choice that touches these things."""
    sorts = [thing.partition(":")[0] for thing in things]
    names = [thing.partition(":")[2] for thing in things]
    said = ""
    if sorts in (["button"], ["special"], ["extra"]):
        said = names[0].replace("stand-", "stand ") if sorts == ["button"] else names[0]
    elif sorts == ["track"]:
        said = f"add {names[0]}"
    elif sorts == ["market"]:
        said = f"take {names[0]}"
    elif sorts == ["icon"]:
        said = f"use {names[0]}"
    elif sorts == ["card", "track"]:
        said = f"snack {names[0]} {names[1]}"
    elif sorts == ["button", "cell"] and names[0] == "chef":
        said = f"chef {_towards(state, int(state.crab), names[1])}"
    elif sorts == ["crab", "cell"] and names[0] in CRABS:
        said = f"move {names[0]} {_towards(state, CRABS.index(names[0]), names[1])}"
    elif sorts == ["card"] and (card := _card(state, _squeezed(names[0]))) is not None:
        said = choice(state, seat, _with_card(state, card)).notation
    elif sorts == ["crab"] and names[0] in CRABS:
        said = choice(state, seat, parse(state, seat, names[0])).notation
    elif sorts == ["cell"] and re.fullmatch(HEX, names[0]):
        said = choice(state, seat, _at(state, names[0], False)).notation
    if not said:
        raise Refused("move-unreadable", text=" ".join(things), expected=EXPECTED)
    return said


def _towards(state: OhCrab, crab: int, cell: str) -> str:
    """The direction in which a space lies next to a crab."""
    for way, name in enumerate(DIRECTION_NAMES):
        if cell and next_to(state, crab, way) == cell:
            return name
    raise Refused("oh-crab-not-next", cell=cell)
