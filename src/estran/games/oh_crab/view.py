"""What a seat may know: all but planned cards, the pile, and cards that others drew unseen and have not shown (OC-D44).

Of the other seats `cards` are those known to be in hand or face down, and `unseen` is how many more there are of which nobody else knows;
of its own seat `cards` is the hand, and `secret` what others have not seen of it. `cards` of the whole view tells what is printed on each
card, in the order in which events number them.
"""

from functools import cache
from itertools import pairwise
from typing import Any

from ...core.bits import BIT, count, members_of
from ...core.words import LANGUAGES, say
from . import position
from .content import CRABS, Content, Extra, Special
from .rules import board as beach
from .rules.actions import ACTING, PHASE_NAMES, PLANNING, STEP_NAMES
from .rules.board import COLUMNS, NOWHERE, Board, cell_name
from .rules.cards import CARDS, ICONS, LEFT_SIDE, NO_CARD, NO_ICON, NO_SPECIAL, RIGHT_SIDE, SPECIAL_NAMES, Cards
from .rules.market import pile_size
from .rules.setup import DISCARDED, HAND, LENGTH, LONGEST_TRACK, PLANNED, POOL, PURSE, SECRET, TRACK, WHERE
from .rules.state import NO_CRAB, OhCrab
from .words import hex_name

KINDS = {
    "inaccessible": beach.INACCESSIBLE,
    "obstacle": beach.OBSTACLE,
    "knock-over": beach.KNOCK_OVER,
    "shell": beach.SHELLS,
    "exchange": beach.EXCHANGE,
    "shortcut": beach.SHORTCUT,
    "reeds": beach.REEDS,
    "current": beach.CURRENT,
    "surprise": beach.SURPRISE,
}


def view(state: OhCrab, seat: int | None, content: Content) -> dict[str, Any]:
    cards, table = state.setup.cards, state.table
    return {
        "edition": position.edition(state),
        "board": _board(content, state.setup.board.tiles, state.setup.prototype),
        "cards": _printed(content, position.edition(state)),
        "specials": _specials(content),
        "extras": [_extra(content.extra_faces[face]) for face in state.setup.extras],
        "round": int(state.round),
        "half": int(state.half) + 1,
        "phase": PHASE_NAMES[state.phase],
        "chef": int(state.chef) + 1,
        "chef_used": bool(state.chef_used),
        "crabs": [_crab(state, crab) for crab in range(state.crabs)],
        "seats": [_seat(state, seat, one) for one in range(state.players)],
        "market": position.market(state),
        "pile": int(pile_size(state)),
        "bottom": position.bottom(state),
        "boxed": position.names(cards, state.boxed),
        "turn": int(state.active) + 1 if state.phase == ACTING else 0,
        "crab": "" if state.crab == NO_CRAB else CRABS[state.crab],
        "begun": bool(state.begun),
        "ending": bool(state.ending),
        "added": position.name(cards, state.added),
        "snack": position.name(cards, state.snack),
        "dropped": position.name(cards, state.dropped),
        "pool": {icon: int(table[POOL + n]) for n, icon in enumerate(ICONS)},
        "ready": position.ready(state),
        "chef_move": bool(state.phase == ACTING and state.begun and state.has_chef_move()),
        "extra_used": bool(state.extra_used),
        "reckless": bool(state.reckless),
        "asked": [one + 1 for one in state.pending()],
        "owes": owed(state),
        "steps": [position.step(state, *one) for one in state.steps.listed()],
        "over": position.REASON_NAMES[state.ended],
        "winners": [one + 1 for one in members_of(state.winners)],
    }


def owed(state: OhCrab) -> str:
    """What is to be decided now, in a word."""
    if state.phase != ACTING:
        return {"placing": "place", "planning": "plan", "over": "nothing"}[PHASE_NAMES[state.phase]]
    if len(state.steps):
        return STEP_NAMES[state.steps.kind()]
    return "act" if state.begun else "activate" if state.crab == NO_CRAB else "start"


# -- crabs and players


def _crab(state: OhCrab, crab: int) -> dict[str, Any]:
    cell = state.table[WHERE + crab]
    return {
        "colour": CRABS[crab],
        "seat": int(state.owner(crab)) + 1,
        "cell": position.place(state, crab),
        "distance": 0 if cell == NOWHERE else int(state.setup.board.distance(cell)),
        "down": bool(state.is_down(crab)),
        "tired": bool(state.tired & BIT[crab]),
    }


def _seat(state: OhCrab, viewer: int | None, seat: int) -> dict[str, Any]:
    table, cards = state.table, state.setup.cards
    planned, secret, own = table[PLANNED + seat], table[SECRET + seat], seat == viewer
    held = table[HAND + seat] | (0 if planned == NO_CARD else BIT[planned])
    return {
        "crabs": [CRABS[crab] for crab in range(state.crabs) if state.owner(crab) == seat],
        "shells": int(table[PURSE + seat]),
        "hand": int(state.hand_size(seat)),
        "cards": position.names(cards, table[HAND + seat] if own else held & ~secret),
        "unseen": 0 if own else int(count(secret)),
        "secret": position.names(cards, secret) if own else [],
        "planned": "" if planned == NO_CARD else cards.name(planned) if own else "?",
        "rests": bool(state.phase == PLANNING and not held),
        "track": position.track(state, seat),
        "joined": _joined(state, seat),
        "discards": position.names(cards, table[DISCARDED + seat]),
        "gone": bool(state.gone & BIT[seat]),
    }


def _joined(state: OhCrab, seat: int) -> list[list[str]]:
    """Between each card of a track and the next: the icons that are whole, above and below, or nothing (OC-051)."""
    first = TRACK + seat * LONGEST_TRACK
    track = [int(state.table[first + n]) for n in range(state.table[LENGTH + seat])]
    return [[_whole(state.setup.cards, left, right, slot) for slot in range(2)] for left, right in pairwise(track)]


def _whole(cards: Cards, left: int, right: int, slot: int) -> str:
    icon = cards.half(left, RIGHT_SIDE, slot)
    return ICONS[icon] if icon != NO_ICON and icon == cards.half(right, LEFT_SIDE, slot) else ""


# -- what is printed


@cache
def _board(content: Content, tiles: str, prototype: bool) -> dict[str, Any]:
    """The spaces as they count in this edition (OC-D61). The sea is named where it touches the beach, by the hexes that would be next."""
    board = content.board(tiles)
    cells = range(board.rows * COLUMNS)
    rows = [content.sides[tile].rows for tile in tiles.split("-")]
    return {
        "tiles": tiles.split("-"),
        "names": [{"en": side.face.english, "fr": side.face.name} for side in (content.sides[tile] for tile in tiles.split("-"))],
        "tile_rows": rows,
        "rows": int(board.rows),
        "spaces": {cell_name(cell): _space(board, cell, prototype) for cell in cells},
        "sea": [hex_name(int(board.rows) * COLUMNS + column) for column in range(COLUMNS)],
        "starts": [cell_name(cell) for cell in board.starts],
    }


def _space(board: Board, cell: int, prototype: bool) -> dict[str, Any]:
    kinds = [kind for kind, flag in KINDS.items() if board.space(cell) & flag]
    if prototype:
        kinds = [{"knock-over": "obstacle"}.get(kind, kind) for kind in kinds if kind not in ("exchange", "surprise")]
    arrow = board.arrow(cell)
    space: dict[str, Any] = {"kinds": kinds, "arrow": "" if arrow == NOWHERE else cell_name(arrow)}
    if "shortcut" in kinds:
        space["price"] = {"icon": ICONS[board.price_icon(cell)], "cards": int(board.price(cell))}
    return space


@cache
def _printed(content: Content, edition: str) -> dict[str, Any]:
    """What is printed on each card, in the order of their numbers."""
    cards = content.cards[edition]
    return {cards.name(card): _card(cards, card) for card in range(CARDS)}


def _card(cards: Cards, card: int) -> dict[str, Any]:
    special = cards.special(card)
    return {
        "main": ICONS[cards.main(card)],
        "left": [_half(cards, card, LEFT_SIDE, slot) for slot in range(2)],
        "right": [_half(cards, card, RIGHT_SIDE, slot) for slot in range(2)],
        "special": "" if special == NO_SPECIAL else SPECIAL_NAMES[special],
    }


def _half(cards: Cards, card: int, side: int, slot: int) -> str:
    icon = cards.half(card, side, slot)
    return "" if icon == NO_ICON else ICONS[icon]


@cache
def _specials(content: Content) -> dict[str, dict[str, dict[str, str]]]:
    """The special actions in every language, in the order in which events number them."""
    return {special: _said(content.specials[special], f"oh-crab-special-{special}") for special in SPECIAL_NAMES}


@cache
def _extra(extra: Extra) -> dict[str, Any]:
    return {"face": extra.face, "cost": extra.cost, **_said(extra, f"oh-crab-extra-{extra.effect}")}


def _said(named: Special | Extra, text: str) -> dict[str, dict[str, str]]:
    """What stands on a card or a tile, in every language."""
    return {language: {"name": named.english if language == "en" else named.name, "text": say(language, text)} for language in LANGUAGES}
