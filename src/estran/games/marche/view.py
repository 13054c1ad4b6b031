"""What a seat may see: all that lies open, what was decided and what came of it, and its own cards; every hand once it is over (MC-L16)."""

from typing import Any

from ...core.bits import BIT, members_of
from . import position
from .content import Beach
from .rules.actions import APPEAR, MOVE
from .rules.beach import BATEAU, DOWNHILL, HERMIT, NAMES, ROW, SOLEIL, UPHILL
from .rules.layout import HELD
from .rules.state import BROTHERS, FREED, QUIET, SPRUNG, TIMID, TRAPPERS, Marche
from .words import choice

CRABS = {
    BATEAU: ("bateau", "vertical"),
    SOLEIL: ("soleil", "horizontal"),
    DOWNHILL: ("downhill", "falling"),
    UPHILL: ("uphill", "rising"),
    HERMIT: ("hermit", "hermit"),
}
"""What each crab is called, and how it goes."""
RESULTS = {QUIET: "", FREED: "freed", SPRUNG: "sprung", TIMID: "timid"}


def view(state: Marche, seat: int | None, beach: Beach) -> dict[str, Any]:
    return {
        "players": int(state.players),
        "dealt": position.dealt(state),
        "row": state.row + 1,
        **position.now(state),
        "blank": position.cells(state.blank),
        "to_come": [row + 1 for row in _to_come(state)],
        "warnings": warnings(state),
        "turn": int(state.turns) + 1,
        "to_free": BROTHERS - len(position.things(state, state.freed)),
        "seats": [_seat(state, one) for one in range(state.players)],
        "history": history(state),
        "names": {thing.id: {"en": thing.en, "fr": thing.fr} for thing in beach.things},
        "terrain": [{"en": row.terrain.en, "fr": row.terrain.fr} for row in beach.row],
        "hand": _hand(state, seat),
        "hands": [] if state.owed else [state.held(one) for one in range(state.players)],
    }


def _seat(state: Marche, seat: int) -> dict[str, Any]:
    """A crab, what its cards mean to it, and what all know about them: prices tell (MC-24, MC-L11)."""
    crab, way = CRABS[state.layout.way[seat]]
    return {
        "crab": crab,
        "way": way,
        "cards": int(HELD[seat]),
        "meaning": _meaning(seat),
        "shown": position.things(state, state.shown(seat)),
        "cleared": position.things(state, state.cleared(seat)),
    }


def _meaning(seat: int) -> str:
    """Bateau and Soleil hold traps (MC-11), the others brothers whom they are too timid to free (MC-12)."""
    return "traps" if seat < TRAPPERS else "brothers"


def _hand(state: Marche, seat: int | None) -> dict[str, Any] | None:
    """The seat's own cards, and where those of them lie that are still on the beach; a spectator has none."""
    if seat is None:
        return None
    cells = sum(int(BIT[state.layout.cell[thing]]) for thing in members_of(state.hand(seat)))
    return {"meaning": _meaning(seat), "objects": state.held(seat), "cells": position.cells(cells & state.objects)}


def history(state: Marche) -> list[dict[str, Any]]:
    """Each decision: in which turn, whose, what it cost and what came of it."""
    told = []
    at = state.layout.start
    for n in range(state.past):
        entry = state.entry(n)
        chosen = choice(entry % 128)
        if MOVE <= chosen.action < MOVE + 36:
            at = chosen.action - MOVE
        result = entry // 1024
        told.append(
            {
                "turn": n // 2 + 1,
                "seat": (state.layout.first + n // 2) % state.players + 1,
                "choice": chosen.notation,
                "cell": NAMES[chosen.action - APPEAR if chosen.action < MOVE else at],
                "price": int(entry // 128 % 8),
                "result": RESULTS[result],
                "object": state.layout.names[state.layout.object[at]] if result else "",
            }
        )
    return told


def _to_come(state: Marche) -> list[int]:
    """The rows of which the next card may be: all once the last of the six is drawn (MC-17)."""
    return members_of(63 if state.rows == 63 else 63 ^ state.rows)


def warnings(state: Marche) -> list[dict[str, Any]]:
    """Rows whose card may come next and would end the game (MC-28): run dry, or with the crabs on the last blank card (MC-L4)."""
    if not state.owed:
        return []
    full = [row for row in _to_come(state) if not state.virgin() & ROW[row]]
    return [{"row": row + 1, "why": "crabs" if state.blank & ROW[row] else "dry"} for row in full]
