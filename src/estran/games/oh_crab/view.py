"""What a seat may know: all but planned cards, the pile, and cards that others drew unseen and have not shown (OC-D44).

Of the other seats `cards` are those known to be in hand or face down, and `unseen` is how many more there are of which nobody else knows;
of its own seat `cards` is the hand, and `secret` what others have not seen of it. `cards` of the whole view tells what is printed on each
card.
"""

from functools import cache
from itertools import pairwise
from typing import Any

from ...core.bits import count, members_of
from ...core.words import LANGUAGES, say
from . import position, view_adventure
from .content import Content, Extra, Special
from .rules import board as beach
from .rules.board import COLUMNS, NOWHERE, Board, cell_name
from .rules.cards import ICONS, LEFT_SIDE, NO_CARD, NO_ICON, NO_SPECIAL, RIGHT_SIDE, Cards
from .rules.fields import CRAB_FIELDS, FIELDS, SEAT_FIELDS, open_to_all, written
from .rules.market import pile_size
from .rules.setup import ACTING, ACTIVE, BEGUN, CRABS, HAND, LENGTH, PHASE, PLANNED, PLANNING, SECRET, WHERE
from .rules.state import OhCrab
from .rules.verbs import hex_name

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


OPEN = open_to_all(FIELDS)
OPEN_OF_SEATS = open_to_all(SEAT_FIELDS)
OPEN_OF_CRABS = open_to_all(CRAB_FIELDS)


def view(state: OhCrab, seat: int | None, content: Content) -> dict[str, Any]:
    table = state.table
    acting = table[PHASE] == ACTING
    return {
        **written(state, OPEN),
        "edition": state.setup.edition,
        "board": _board(content, state.setup.board.tiles, state.setup.edition),
        "cards": _printed(content, state.setup.edition),
        "specials": _specials(content),
        "extras": [_extra(content.extra_faces[face]) for face in state.setup.extras],
        "crabs": [_crab(state, crab) for crab in range(state.crabs)],
        "seats": [_seat(state, seat, one) for one in range(state.players)],
        "pile": int(pile_size(state)),
        "turn": int(table[ACTIVE]) + 1 if acting else 0,
        "chef_move": bool(acting and table[BEGUN] and state.has_chef_move()),
        "asked": [one + 1 for one in state.pending()],
        "owes": state.asked().name,
        "steps": position.steps(state),
        **(view_adventure.told(state, seat, content) if state.setup.adventure else {}),
    }


# -- crabs and players


def _crab(state: OhCrab, crab: int) -> dict[str, Any]:
    cell = state.table[WHERE + crab]
    return {
        **written(state, OPEN_OF_CRABS, crab),
        "colour": CRABS[crab],
        "seat": int(state.owner(crab)) + 1,
        "distance": 0 if cell == NOWHERE else int(state.setup.board.distance(cell)),
    }


def _seat(state: OhCrab, viewer: int | None, seat: int) -> dict[str, Any]:
    """What lies open, and of what does not what this viewer knows."""
    table, cards = state.table, state.setup.cards
    planned, secret, held, own = table[PLANNED + seat], table[SECRET + seat], state.held(seat), seat == viewer
    return {
        **written(state, OPEN_OF_SEATS, seat),
        "crabs": [CRABS[crab] for crab in range(state.crabs) if state.owner(crab) == seat],
        "hand": int(state.hand_size(seat)),
        "cards": _names(cards, table[HAND + seat] if own else held & ~secret),
        "unseen": 0 if own else int(count(secret)),
        "secret": _names(cards, secret) if own else [],
        "planned": "" if planned == NO_CARD else cards.name(planned) if own else "?",
        "rests": bool(table[PHASE] == PLANNING and not held),
        "joined": _joined(state, seat),
        **(view_adventure.told_of_seat(state, viewer, seat) if state.setup.adventure else {}),
    }


def _names(cards: Cards, heap: int) -> list[str]:
    return [cards.name(card) for card in members_of(heap)]


def _joined(state: OhCrab, seat: int) -> list[list[str]]:
    """Between each card of a track and the next: the icons that are whole, above and below, or nothing (OC-051)."""
    track = [int(state.track_card(seat, place)) for place in range(state.table[LENGTH + seat])]
    return [[_whole(state.setup.cards, left, right, slot) for slot in range(2)] for left, right in pairwise(track)]


def _whole(cards: Cards, left: int, right: int, slot: int) -> str:
    icon = cards.half(left, RIGHT_SIDE, slot)
    return ICONS[icon] if icon != NO_ICON and icon == cards.half(right, LEFT_SIDE, slot) else ""


# -- what is printed


@cache
def _board(content: Content, tiles: str, edition: str) -> dict[str, Any]:
    """The spaces as they count in this edition (OC-D61). The sea is named where it touches the beach, by the hexes that would be next."""
    board = content.board(tiles, edition)
    cells = range(board.rows * COLUMNS)
    rows = [content.sides[tile].rows for tile in tiles.split("-")]
    return {
        "tiles": tiles.split("-"),
        "names": [{"en": side.face.english, "fr": side.face.name} for side in (content.sides[tile] for tile in tiles.split("-"))],
        "tile_rows": rows,
        "rows": int(board.rows),
        "spaces": {cell_name(cell): _space(board, cell) for cell in cells},
        "sea": [hex_name(int(board.rows) * COLUMNS + column) for column in range(COLUMNS)],
        "starts": [cell_name(cell) for cell in board.starts],
    }


def _space(board: Board, cell: int) -> dict[str, Any]:
    kinds = [kind for kind, flag in KINDS.items() if board.space(cell) & flag]
    arrow = board.arrow(cell)
    space: dict[str, Any] = {"kinds": kinds, "arrow": "" if arrow == NOWHERE else cell_name(arrow)}
    if "shortcut" in kinds:
        space["price"] = {"icon": ICONS[board.price_icon(cell)], "cards": int(board.price(cell))}
    return space


@cache
def _printed(content: Content, edition: str) -> dict[str, Any]:
    """What is printed on each card."""
    cards = content.cards[edition]
    return {cards.name(card): _card(cards, card) for card in range(cards.number)}


def _card(cards: Cards, card: int) -> dict[str, Any]:
    special = cards.special(card)
    return {
        "main": ICONS[cards.main(card)],
        "left": [_half(cards, card, LEFT_SIDE, slot) for slot in range(2)],
        "right": [_half(cards, card, RIGHT_SIDE, slot) for slot in range(2)],
        "special": "" if special == NO_SPECIAL else cards.specials[special].name,
    }


def _half(cards: Cards, card: int, side: int, slot: int) -> str:
    icon = cards.half(card, side, slot)
    return "" if icon == NO_ICON else ICONS[icon]


@cache
def _specials(content: Content) -> dict[str, dict[str, dict[str, str]]]:
    """The special actions in every language."""
    return {id: _said(special, f"oh-crab-special-{id}") for id, special in content.specials.items()}


@cache
def _extra(extra: Extra) -> dict[str, Any]:
    return {"face": extra.face, "cost": extra.cost, **_said(extra, f"oh-crab-extra-{extra.effect}")}


def _said(named: Special | Extra, text: str) -> dict[str, dict[str, str]]:
    """What stands on a card or a tile, in every language."""
    return {language: {"name": named.english if language == "en" else named.name, "text": say(language, text)} for language in LANGUAGES}
