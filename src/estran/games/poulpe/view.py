"""What a seat may know. A card that it has not seen, or has lost sight of, is shown by its back: `c?` or `p?` (CP-P18).

Nobody may look through the common discard: `discard` says how large it is, and no more (CP-19, CP-P14). Only where the table has the memory
aid is there more to read: `gone` was played in earlier rounds, `down` discarded by each seat, `known_piles` are cards that the seat knows
to lie in the piles, and `perhaps` those that it once saw in the other's hand or put into its pile, and that now lie there or where backs
were seen to go. `gifts` are the cards to warn of, and `cards` is what is printed on each.
"""

from functools import cache
from typing import Any

from .content import MODES, Content
from .position import ENDS, round_pile
from .rules.actions import A_CARD, A_REPLAY, OWED
from .rules.cards import CARD_NAMES, KINDS, RANK_NAMES, SPECIES_NAMES, count, names, size
from .rules.effects import COPIES, LOOKS, STEALS, backs
from .rules.state import Poulpe
from .rules.whereabouts import DOWN, GONE, HAND, KNOWN_DOWN, KNOWN_HAND, KNOWN_PILE, LOOSE
from .words import printed


def view(state: Poulpe, seat: int | None, content: Content) -> dict[str, Any]:
    mode = MODES[state.effects.asymmetric]
    return {
        "mode": mode,
        "cards": _printed(content, mode),
        "species": [SPECIES_NAMES[state.species_of(player)] for player in range(2)],
        "hands": [_shown(state, seat, player, HAND, KNOWN_HAND) for player in range(2)],
        "piles": [int(size(state.pile(player))) for player in range(2)],
        "round": round_pile(state),
        "discard": int(size(state.cards[GONE]) + size(state.cards[DOWN]) + size(state.cards[DOWN + 1])),
        "memory": bool(state.memory),
        **_remembered(state, seat),
        "limits": RANK_NAMES[state.low : state.high + 1],
        "blanked": bool(state.blanked),
        "turn": int(state.active) + 1,
        "asked": int(state.next_seat()) + 1,
        "owes": OWED[state.owed],
        "effect": CARD_NAMES[state.source] if state.acting() else "",
        "left": int(state.left),
        "looked": backs(state.looked) if seat is None else names(state.looked),
        "gifts": [] if seat is None else _gifts(state, seat),
        "over": ENDS[state.ended],
        "winner": int(state.winner) + 1,
    }


def _remembered(state: Poulpe, seat: int | None) -> dict[str, Any]:
    """What the memory aid shows, where the table has it: all that whoever paid attention knows anyway."""
    if not state.memory:
        return {"gone": [], "down": [[], []], "known_piles": [], "perhaps": []}
    return {
        "gone": names(state.cards[GONE]),
        "down": [_shown(state, seat, player, DOWN, KNOWN_DOWN) for player in range(2)],
        "known_piles": [] if seat is None else names(state.cards[KNOWN_PILE + seat]),
        "perhaps": [] if seat is None else names(state.cards[LOOSE + seat]),
    }


@cache
def _printed(content: Content, mode: str) -> dict[str, dict[str, dict[str, str]]]:
    """What stands on each card."""
    beneath = content.beneath[mode]
    return {card: printed(effect, beneath) for card, effect in zip(CARD_NAMES, content.cards[mode], strict=True)}


def _shown(state: Poulpe, seat: int | None, player: int, place: int, memory: int) -> list[str]:
    """The cards of a player that lie in a place, as a seat knows them: those it knows, then the backs of the others."""
    heap = state.cards[place + player]
    if seat == player:
        return names(heap)
    known = 0 if seat is None else state.cards[memory + seat]
    return names(known) + backs(heap - known)


def _gifts(state: Poulpe, seat: int) -> list[str]:
    """The cards that this seat could play now and that might take the other's last card, with no pile left: a gift of the game (CP-P10)."""
    other = 1 - seat
    if state.owed not in (A_CARD, A_REPLAY) or state.active != seat or state.pile(other):
        return []
    return [
        CARD_NAMES[kind] for kind in range(KINDS) if count(state.offered(seat), kind) and _taken(state, kind) >= size(state.hand(other))
    ]


def _taken(state: Poulpe, kind: int) -> int:
    """How many cards playing this kind may take from the other hand."""
    effects = state.effects
    if state.blanked and effects.cancellable(kind):
        return 0
    if effects.verb(kind) == COPIES and state.length and effects.copyable(state.top()):
        return _taken(state, int(state.top()))
    return int(effects.amount(kind)) if effects.verb(kind) == STEALS else int(effects.verb(kind) == LOOKS)
