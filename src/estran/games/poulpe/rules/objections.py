"""Why not: the rules that speak against an action. Asked only about actions that are not legal, so speed does not matter here.

A reason says only what the seat knows anyway.
"""

from typing import TYPE_CHECKING

from ....core.refusal import Reason
from .actions import A_CARD, A_TAKE, A_WISH, ACTIONS, AN_ANSWER, CHOSEN, DECLINE, LET, OVER, OWED, PASS, RESIST, USE
from .cards import CARD_NAMES, KINDS, OMEGA, RANK, RANK_NAMES, count
from .effects import BLANKS, COPIES
from .whereabouts import ROUND

if TYPE_CHECKING:
    from .state import Poulpe

OWED_RULES = ["", "CP-11", "CP-16", "CP-P9", "CP-25", "CP-25", "CP-25", "CP-25", "CP-25", "CP-25"]
"""Which rule says that this is owed now."""


def objections(state: "Poulpe", seat: int, action: int) -> list[Reason]:
    """At least one reason, the most telling first."""
    if not 0 <= action < ACTIONS:
        return [Reason("CP-11", "poulpe-why-no-action", {"action": action})]
    if state.owed == OVER:
        return [Reason("CP-23", "game-over")]
    if seat != state.next_seat():
        rule = "CP-16" if state.owed == AN_ANSWER else "CP-11"
        return [Reason(rule, "poulpe-why-turn", {"seat": int(state.next_seat()) + 1})]
    if action >= PASS:
        return [_against_no(state, action)]
    verb, kind = action - action % KINDS, action % KINDS
    if verb == RESIST:
        return [_against_resisting(state, seat, kind)]
    if verb != CHOSEN[state.owed] or state.owed == A_WISH:
        return [_first(state)]
    card = CARD_NAMES[kind]
    if state.owed == A_TAKE:
        return [Reason("CP-25", "poulpe-why-not-looked", {"card": card})]
    if not count(state.hand(seat), kind):
        return [Reason("CP-11", "poulpe-why-not-held", {"card": card})]
    return [_against_playing(state, kind)]


def _first(state: "Poulpe") -> Reason:
    """Something else is owed."""
    return Reason(OWED_RULES[state.owed], f"poulpe-why-first-{OWED[state.owed]}")


def _against_no(state: "Poulpe", action: int) -> Reason:
    if action == PASS and state.owed == A_CARD:
        return Reason("CP-P8", "poulpe-why-opener")
    if action == LET:
        return Reason("CP-P3", "poulpe-why-no-window")
    if action == DECLINE and state.owed not in (A_CARD, AN_ANSWER):
        return Reason("CP-25", "poulpe-why-must", {"card": CARD_NAMES[state.source]})
    if action in (USE, DECLINE) and state.owed in (A_CARD, AN_ANSWER):
        return Reason("CP-25", "poulpe-why-no-effect")
    return _first(state)


def _against_resisting(state: "Poulpe", seat: int, kind: int) -> Reason:
    if state.owed != AN_ANSWER:
        if state.length and state.owed == A_CARD:
            return _no_window(state)
        return Reason("CP-P3", "poulpe-why-no-window")
    if not count(state.effects.resisters, kind):
        return Reason("CP-31", "poulpe-why-no-resister", {"card": CARD_NAMES[kind]})
    return Reason("CP-31", "poulpe-why-not-held", {"card": CARD_NAMES[kind]})


def _no_window(state: "Poulpe") -> Reason:
    """Why the card on top cannot be resisted, now that a card is to be played."""
    effects, top = state.effects, state.top()
    card = CARD_NAMES[top]
    if count(effects.resisters, top):
        return Reason("CP-P4", "poulpe-why-uncancellable", {"card": card})
    if not effects.acts(top):
        return Reason("CP-31", "poulpe-why-nothing-to-cancel", {"card": card})
    if not effects.cancellable(top):
        return Reason("CP-31", "poulpe-why-uncancellable", {"card": card})
    if _was_blanked(state, int(state.length) - 1):
        return Reason("CP-P19", "poulpe-why-blanked", {"card": card})
    return Reason("CP-P3", "poulpe-why-too-late", {"card": card})


def _was_blanked(state: "Poulpe", place: int) -> bool:
    """Whether the card at this place of the round's pile had no effect, for the one beneath blanks the next card of the opponent."""
    if place == 0 or not state.effects.cancellable(state.cards[ROUND + place] % KINDS):
        return False
    if state.cards[ROUND + place] // KINDS == state.cards[ROUND + place - 1] // KINDS:
        return False
    blanks = state.cards[ROUND + place - 1] % KINDS
    if place > 1 and state.effects.verb(blanks) == COPIES:
        blanks = state.cards[ROUND + place - 2] % KINDS
    return state.effects.verb(blanks) == BLANKS and not _was_blanked(state, place - 1)


def _against_playing(state: "Poulpe", kind: int) -> Reason:
    """The card is held, but does not fit."""
    card, rank = CARD_NAMES[kind], RANK[kind]
    if count(state.effects.openers, kind):
        return Reason("CP-30", "poulpe-why-only-opens", {"card": card})
    if state.low == RANK[state.top()] + 1 and state.high == OMEGA:
        return Reason("CP-12", "poulpe-why-not-higher", {"card": card, "limit": RANK_NAMES[RANK[state.top()]]})
    if state.low > state.high:
        return Reason("CP-24", "poulpe-why-none-fits", {"card": card})
    if state.low <= RANK[state.top()]:
        return Reason("CP-P7", "poulpe-why-not-lower", {"card": card, "limit": RANK_NAMES[state.high + 1]})
    if rank < state.low:
        return Reason("CP-P16", "poulpe-why-at-least", {"card": card, "limit": RANK_NAMES[state.low]})
    return Reason("CP-P16", "poulpe-why-at-most", {"card": card, "limit": RANK_NAMES[state.high]})
