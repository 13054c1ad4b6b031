"""Positions as plain JSON: complete enough to go on from, and for `reading` to check.

    {"players": 3, "edition": "final", "board": "0A-1A-2A-3A-9A", "extras": "Aa-Ba-Da",
     "round": 2, "half": 1, "phase": "action", "chef": 1, "chef_used": false,
     "crabs": [{"cell": "c5", "down": true}, {"cell": "d4"}, {"cell": "sea"}],
     "seats": [{"hand": ["r1"], "planned": "", "secret": [], "track": ["r2", "seagull1"], "discards": ["r3", "r4"], "shells": 2}, ...],
     "market": [["call1"], ["sand2", "sand1"], ["slide3"]], "pile": [...], "bottom": ["call2"], "boxed": ["o4"],
     "turn": 1, "crab": "red", "begun": true, "ending": false, "added": "seagull1", "snack": "", "dropped": "", "ready": ["seagull"],
     "pool": {"forward": 1}, "extra_used": false, "reckless": false,
     "steps": [{"owes": "push", "seat": 1, "crab": "blue"}], "over": "", "winners": []}

Crabs are listed in the order red, orange, blue, green, brown; with two players the first two are seat 1's. `secret` are the cards that
others have not seen. Stacks of the market are listed from the top; `bottom` are the cards known to lie beneath the pile, the next to be
drawn first; the order of all other cards says nothing. Without a `pile`, all market cards that are nowhere else lie there. `steps` is what
is owed within a turn, what is asked now last.
"""

from typing import Any

from ...core.bits import BIT, members_of
from .content import CRABS, EDITIONS
from .rules import actions
from .rules.actions import PHASE_NAMES, STEP_NAMES
from .rules.board import NOWHERE, cell_name
from .rules.cards import FACE_NAMES, ICONS, NO_CARD, SPECIAL_NAMES, Cards
from .rules.endings import REASONS
from .rules.setup import (
    BOTTOM,
    BURIED,
    DISCARDED,
    HAND,
    LENGTH,
    LONGEST_TRACK,
    PLANNED,
    POOL,
    PURSE,
    SECRET,
    SLOT,
    TRACK,
    WHERE,
    listed,
)
from .rules.specials import SECOND
from .rules.state import NO_CRAB, OhCrab

REASON_NAMES = [reason.removeprefix("oh-crab-end-") for reason in REASONS]
CRAB_STEPS = (actions.GULLS, actions.THE_CALL, actions.A_SHOVE)
"""Steps that name several crabs."""


def write(state: OhCrab) -> dict[str, Any]:
    table, cards = state.table, state.setup.cards
    return {
        "players": int(state.players),
        "edition": edition(state),
        "board": state.setup.board.tiles,
        "extras": "-".join(FACE_NAMES[face] for face in state.setup.extras),
        "round": int(state.round),
        "half": int(state.half) + 1,
        "phase": PHASE_NAMES[state.phase],
        "chef": int(state.chef) + 1,
        "chef_used": bool(state.chef_used),
        "crabs": [
            {"cell": place(state, crab), "down": bool(state.is_down(crab)), "tired": bool(state.tired & BIT[crab])}
            for crab in range(state.crabs)
        ],
        "seats": [_seat(state, seat) for seat in range(state.players)],
        "market": market(state),
        "pile": names(cards, state.pile),
        "bottom": bottom(state),
        "boxed": names(cards, state.boxed),
        "turn": int(state.active) + 1,
        "crab": "" if state.crab == NO_CRAB else CRABS[state.crab],
        "begun": bool(state.begun),
        "ending": bool(state.ending),
        "added": name(cards, state.added),
        "snack": name(cards, state.snack),
        "dropped": name(cards, state.dropped),
        "ready": ready(state),
        "pool": {icon: int(table[POOL + n]) for n, icon in enumerate(ICONS)},
        "extra_used": bool(state.extra_used),
        "reckless": bool(state.reckless),
        "steps": [step(state, *one) for one in state.steps.listed()],
        "over": REASON_NAMES[state.ended],
        "winners": [seat + 1 for seat in members_of(state.winners)],
    }


def _seat(state: OhCrab, seat: int) -> dict[str, Any]:
    table, cards = state.table, state.setup.cards
    return {
        "hand": names(cards, table[HAND + seat]),
        "planned": name(cards, table[PLANNED + seat]),
        "secret": names(cards, table[SECRET + seat]),
        "track": track(state, seat),
        "discards": names(cards, table[DISCARDED + seat]),
        "shells": int(table[PURSE + seat]),
        "gone": bool(state.gone & BIT[seat]),
    }


def edition(state: OhCrab) -> str:
    return EDITIONS[state.setup.prototype]


def name(cards: Cards, card: int) -> str:
    return "" if card == NO_CARD else cards.name(card)


def names(cards: Cards, heap: int) -> list[str]:
    return [cards.name(card) for card in members_of(heap)]


def place(state: OhCrab, crab: int) -> str:
    cell = state.table[WHERE + crab]
    return "" if cell == NOWHERE else cell_name(cell)


def track(state: OhCrab, seat: int) -> list[str]:
    first = TRACK + seat * LONGEST_TRACK
    return [state.setup.cards.name(state.table[first + n]) for n in range(state.table[LENGTH + seat])]


def market(state: OhCrab) -> list[list[str]]:
    """The stacks, each from the top."""
    return [[state.setup.cards.name(card) for card in listed(state.table[SLOT + slot])] for slot in range(3)]


def bottom(state: OhCrab) -> list[str]:
    return [state.setup.cards.name(state.table[BOTTOM + n]) for n in range(state.table[BURIED])]


def ready(state: OhCrab) -> list[str]:
    """The special actions not used yet, one that was gained twice twice."""
    return [special for n, special in enumerate(SPECIAL_NAMES) for _ in range((state.ready >> (2 * n)) & 3)]


def step(state: OhCrab, kind: int, seat: int, data: int) -> dict[str, Any]:
    """What is owed, in words."""
    said: dict[str, Any] = {"owes": STEP_NAMES[kind], "seat": seat + 1}
    if kind == actions.A_MOVE:
        said["moves"] = {"forward": data >> 2 & 3, "diagonal": data & 3, "seaward": data >> 4 & 3}
        said["second"] = bool(data & SECOND)
    elif kind in (actions.A_COST, actions.AN_ICON):
        said["special"] = SPECIAL_NAMES[data]
    elif kind in (actions.A_PUSH, actions.A_LANDING):
        said["crab"] = CRABS[data]
    elif kind in CRAB_STEPS:
        said["crabs"] = [CRABS[crab] for crab in members_of(data)]
    elif kind == actions.A_GIFT:
        said["optional"] = bool(data)
    elif kind == actions.A_MARKET_CARD:
        said["given"] = name(state.setup.cards, data - 1)
    elif kind == actions.A_TOLL:
        said["cards"] = data
    return said
