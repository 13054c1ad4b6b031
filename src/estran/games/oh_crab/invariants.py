"""What always holds in Oh Crab!, checked from the position alone."""

from typing import Any

from .invariants_adventure import broken_adventure
from .position import write
from .rules.board import COLUMNS, INACCESSIBLE, cell_name
from .rules.cards import STARTING
from .rules.in_force import MARKET_STACKS
from .rules.setup import CRABS
from .rules.state import OhCrab

LETTERS = "robgn"
STARTING_CARDS = {f"{letter}{n}" for letter in LETTERS for n in range(1, 5)}


def broken(state: OhCrab) -> list[str]:
    """Every broken invariant in one sentence."""
    position = write(state)
    wrong = _cards(state, position) + _market(state, position) + _crabs(state, position) + _turn(state, position)
    if state.setup.adventure:
        wrong += broken_adventure(state, position)
    for seat, one in enumerate(position["seats"], start=1):
        if one["shells"] < 0:
            wrong.append(f"seat {seat} has {one['shells']} shells")
        if not set(one["secret"]) <= {*one["hand"], one["planned"]} or any(card in STARTING_CARDS for card in one["secret"]):
            wrong.append(f"seat {seat} keeps secret what it does not have, or what all know")
    if bool(position["over"]) != (not state.pending()) or bool(position["over"]) != bool(position["winners"]):
        wrong.append("the end of the game, its winners and that nobody is asked do not go together")
    return wrong


def _cards(state: OhCrab, position: dict[str, Any]) -> list[str]:
    """36 market cards and the decks in play, each once, and no starting card with another player (OC-002, OC-007, OC-021, OC-204)."""
    seats = position["seats"]
    areas = [[*one["hand"], *filter(None, [one["planned"]]), *one["track"], *one["discards"]] for one in seats]
    shared = [card for stack in position["market"] for card in stack] + position["pile"] + position["bottom"]
    found = sorted([card for area in areas for card in area] + shared + position["boxed"])
    letters = [LETTERS[2 * seat if len(seats) == 2 else seat] for seat in range(len(seats))]
    market = [state.setup.cards.name(card) for card in range(STARTING, state.setup.cards.number)]
    wrong = (
        []
        if found == sorted(market + [f"{letter}{n}" for letter in letters for n in range(1, 5)])
        else [f"not all cards, each once: {found}"]
    )
    for letter, area in zip(letters, areas, strict=True):
        if any(card in STARTING_CARDS and card[0] != letter for card in area):
            wrong.append(f"who plays {letter} has a starting card of another")
    if any(card in STARTING_CARDS for card in shared) or not set(position["boxed"]) <= STARTING_CARDS:
        wrong.append("a starting card is in the market, or a market card has left the game")
    return wrong


def _market(state: OhCrab, position: dict[str, Any]) -> list[str]:
    """Cards alike lie on each other, and nowhere else (OC-091); the prototype has single cards (OC-403)."""
    stacks = [[card[:-1] for card in stack] for stack in position["market"]]
    wrong = []
    if not state.holds(MARKET_STACKS):
        if any(len(stack) > 1 for stack in stacks):
            wrong.append("cards lie on each other in a market without stacks")
    else:
        shown = [stack[0] for stack in stacks if stack]
        if any(len(set(stack)) > 1 for stack in stacks) or len(set(shown)) < len(shown):
            wrong.append("the slots of the market do not show different special actions")
    if position["pile"] and not all(stacks):
        wrong.append("a slot of the market is empty, and the pile is not")
    return wrong


def _crabs(state: OhCrab, position: dict[str, Any]) -> list[str]:
    """One crab a space, unless a push is owed, or the Cork is asked where it is pushed to (OC-A11); none where no crab can be; only on the
    beach can one lie (OC-058, OC-060)."""
    board = state.setup.board
    inaccessible = {cell_name(cell) for cell in range(board.rows * COLUMNS) if board.space(cell) & INACCESSIBLE}
    cells = [crab["cell"] for crab in position["crabs"]]
    pushed = {one["crab"] for one in position["steps"] if one["owes"] == "push" or (one["owes"] == "steer" and "named" not in one)}
    wrong = []
    for n, crab in enumerate(position["crabs"]):
        cell = crab["cell"]
        if cell in inaccessible:
            wrong.append(f"the {CRABS[n]} crab is on {cell}, which is inaccessible")
        if crab["down"] and cell in ("sea", ""):
            wrong.append(f"the {CRABS[n]} crab lies, but not on the beach")
        together = {CRABS[other] for other, there in enumerate(cells) if there == cell}
        if cell not in ("sea", "") and len(together) > 1 and not (len(together) == 2 and together & pushed):
            wrong.append(f"several crabs are on {cell}")
    if len(pushed) > 1:
        wrong.append("two pushes are owed")
    return wrong


def _turn(state: OhCrab, position: dict[str, Any]) -> list[str]:
    """Somebody can choose something, and what was gained is of the cards just added."""
    wrong = [f"seat {seat + 1} has nothing to choose from" for seat in state.pending() if not state.legal(seat)]
    if any(left < 0 for left in position["pool"].values()):
        wrong.append("more actions were used than there were")
    track = position["seats"][position["turn"] - 1]["track"]
    if position["phase"] == "action" and not {position["added"], position["snack"]} <= {"", *track}:
        wrong.append("a card was added that is not in the track")
    if position["steps"] and position["phase"] != "action":
        wrong.append("something is owed outside of a turn")
    return wrong
