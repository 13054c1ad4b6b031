"""Positions as plain JSON: complete enough to go on from, and for `reading` to check.

    {"mode": "symmetric", "species": "crab",
     "hands": [["c7", "p2"], ["palpha"]], "piles": [["c1"], []], "round": [["p4", 2]], "gone": [...], "down": [["c3"], []],
     "knows": [{"hand": ["palpha"], "piles": [], "down": [], "loose": ["c6", "c9"], "open": [[1, 0, 1], [0, 0, 0]]}, {...}],
     "limits": ["5", "6", ..., "omega"], "blanked": false,
     "turn": 1, "owes": "card", "effect": "", "left": 0, "looked": [], "over": "", "winner": 0}

`species` is that of seat 1, `memory` that the table has the memory aid (CP-P14), said where it has it, and `limits` are the ranks
that the next card may have. The round's pile reads from the bottom up, each card with the seat that played it. `gone` were played in
earlier rounds, `down` discarded
face down by each seat, and `knows` is what each seat knows of the other's hand, of the piles and of the other's discards. Of its `loose`
cards a seat knows only that they lie in one of so many `open` places: of the other's hand, of the pile and of the other's discards, for
the crab cards and for the octopus cards. Every card of both packs is somewhere.
"""

from typing import Any

from .content import MODES
from .rules.actions import OUT_OF_CARDS, OWED, RESIGNED
from .rules.cards import CARD_NAMES, KINDS, RANK_NAMES, SPECIES_NAMES, names
from .rules.state import Poulpe
from .rules.whereabouts import DOWN, GONE, HAND, KNOWN_DOWN, KNOWN_HAND, KNOWN_PILE, LOOSE, OPEN, ROUND

ENDS = {0: "", OUT_OF_CARDS: "out", RESIGNED: "resigned"}


def write(state: Poulpe) -> dict[str, Any]:
    cards = state.cards
    return {
        "mode": MODES[state.effects.asymmetric],
        "species": SPECIES_NAMES[state.species],
        **({"memory": True} if state.memory else {}),
        "hands": [names(cards[HAND + seat]) for seat in range(2)],
        "piles": [names(state.pile(seat)) for seat in range(2)],
        "round": round_pile(state),
        "gone": names(cards[GONE]),
        "down": [names(cards[DOWN + seat]) for seat in range(2)],
        "knows": [_knows(state, seat) for seat in range(2)],
        "limits": RANK_NAMES[state.low : state.high + 1],
        "blanked": bool(state.blanked),
        "turn": int(state.active) + 1,
        "owes": OWED[state.owed],
        "effect": CARD_NAMES[state.source] if state.acting() else "",
        "left": int(state.left),
        "looked": names(state.looked),
        "over": ENDS[state.ended],
        "winner": int(state.winner) + 1,
    }


def _knows(state: Poulpe, seat: int) -> dict[str, Any]:
    cards = state.cards
    return {
        "hand": names(cards[KNOWN_HAND + seat]),
        "piles": names(cards[KNOWN_PILE + seat]),
        "down": names(cards[KNOWN_DOWN + seat]),
        "loose": names(cards[LOOSE + seat]),
        "open": [open_places(state, seat, species) for species in range(2)],
    }


def open_places(state: Poulpe, seat: int, species: int) -> list[int]:
    return [int(state.cards[OPEN + 6 * seat + 3 * species + place]) for place in range(3)]


def round_pile(state: Poulpe) -> list[list[str | int]]:
    """The round's pile from the bottom up, each card with the seat that played it."""
    entries = [int(state.cards[ROUND + place]) for place in range(state.length)]
    return [[CARD_NAMES[entry % KINDS], entry // KINDS + 1] for entry in entries]
