"""Why not: the rules that speak against an action. They are told from what lies open, so that no answer gives a hand away."""

from typing import TYPE_CHECKING

from ....core.bits import BIT
from ....core.refusal import Reason
from .actions import A_MOVE, ACTIONS, APPEAR, CAUGHT, CROWDED, MOVE, OVER, STAY, WON
from .beach import BATEAU, DOWNHILL, HERMIT, NAMES, SOLEIL, UPHILL, crossed

if TYPE_CHECKING:
    from .state import Marche

ENDED = {WON: "MC-29", CAUGHT: "MC-27", CROWDED: "MC-28"}
OFF_THE_WAY = {
    BATEAU: "marche-why-column",
    SOLEIL: "marche-why-row",
    DOWNHILL: "marche-why-downhill",
    UPHILL: "marche-why-uphill",
    HERMIT: "marche-why-hermit",
}


def objections(state: "Marche", seat: int, action: int) -> list[Reason]:
    """At least one reason, the most telling first."""
    if not 0 <= action < ACTIONS:
        return [Reason("MC-18", "marche-why-no-action", {"action": action})]
    if state.owed == OVER:
        return [Reason(ENDED.get(int(state.ended), "MC-01"), "game-over")]
    if seat != state.turn:
        return [Reason("MC-14", "marche-why-turn", {"seat": int(state.turn) + 1})]
    if action < MOVE:
        return _against_appearing(state, action - APPEAR)
    return _against_moving(state, seat, int(state.at) if action == STAY else action - MOVE, action == STAY)


def _against_appearing(state: "Marche", cell: int) -> list[Reason]:
    name = NAMES[cell]
    if state.owed == A_MOVE:
        return [Reason("MC-16", "marche-why-appeared")]
    reasons = []
    if cell // 6 != state.row:
        reasons.append(Reason("MC-15", "marche-why-other-row", {"cell": name, "row": int(state.row) + 1}))
    if state.objects & BIT[cell]:
        reasons.append(Reason("MC-16", "marche-why-object", {"cell": name}))
    elif state.tourteaux & BIT[cell]:
        reasons.append(Reason("MC-16", "marche-why-tourteau", {"cell": name}))
    elif not state.blank & BIT[cell]:
        reasons.append(Reason("MC-L5", "marche-why-no-card", {"cell": name}))
    if cell == state.at:
        reasons.append(Reason("MC-16", "marche-why-crabs", {"cell": name}))
    return reasons


def _against_moving(state: "Marche", seat: int, end: int, staying: bool) -> list[Reason]:
    start, name = int(state.at), NAMES[end]
    if state.owed != A_MOVE:
        return [Reason("MC-15", "marche-why-appear-first", {"row": int(state.row) + 1})]
    if staying:
        return [Reason("MC-L10", "marche-why-unpaid-stay", {"cell": name}), Reason("MC-L7", "marche-why-stay-costs")]
    if end == start:
        return [Reason("MC-19", "marche-why-here", {"cell": name})]
    way = int(state.layout.way[seat])
    if crossed(way, start, end):  # it leads there, so the price is what speaks against it
        return [Reason("MC-L10", "marche-why-unpaid", {"cell": name}), Reason("MC-20", "marche-why-tourteaux-cost")]
    down, right = abs(end // 6 - start // 6), abs(end % 6 - start % 6)
    if way == HERMIT and (down, right) in ((0, 2), (2, 0)):
        return [Reason("MC-L20", "marche-why-turned", {"cell": name})]
    return [Reason("MC-18", OFF_THE_WAY[way], {"start": NAMES[start], "cell": name})]
