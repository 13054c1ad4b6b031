"""What always holds with the Adventure Pack, checked from the position alone."""

from collections import Counter
from typing import Any

from .rules.adventure.pack import CHALLENGES, EVENTS, FIRST_KEPT, FIRST_TREASURE, SKILLS, TOKENS
from .rules.board import COLUMNS, cell_name
from .rules.setup import CRABS, WHERE
from .rules.state import OhCrab

TRASH = set(TOKENS[:FIRST_TREASURE])
KEPT = set(TOKENS[FIRST_KEPT:])


def broken_adventure(state: OhCrab, position: dict[str, Any]) -> list[str]:
    """Every broken invariant of the modules in play in one sentence."""
    wrong: list[str] = []
    if "tokens" in position:
        wrong += _tokens(state, position)
    if "crossed" in position:
        wrong += _borders(state, position)
    for cards, names in (("event_cards", EVENTS), ("challenge_cards", CHALLENGES)):
        if cards in position:
            wrong += _hidden(position, cards, names)
    if "event_cards" in position:
        wrong += _events(position)
    if "asymmetry" in position:
        wrong += _skills(state, position)
    plain = {cell_name(cell) for cell in range(state.setup.board.rows * COLUMNS) if not state.setup.board.space(cell)}
    if not set(position.get("built", [])) <= plain:
        wrong.append("an obstacle was built where there is a sign (OC-D93)")
    return wrong


def _tokens(state: OhCrab, position: dict[str, Any]) -> list[str]:
    """Those on the beach, kept and spent are no more than there are, and what was never seen suffices for those without a value; three a
    tile, at most one of them trash; none under a crab that has not just come there while the game goes on (OC-303, OC-304, OC-D82)."""
    wrong = []
    laid, kept = position["tokens"], [name for one in position["seats"] for name in one["treasures"]]
    seen = Counter([one["is"] for one in laid if one["is"]] + kept + position["spent"])
    copies = {name: int(state.setup.pack.copies[n]) for n, name in enumerate(TOKENS)}
    left = {name: copies[name] - seen[name] for name in TOKENS}
    if min(left.values()) < 0:
        wrong.append(f"there are more tokens than in the box: {dict(seen)}")
    if sum(not one["is"] for one in laid) > sum(left.values()):
        wrong.append("tokens without a value are more than those never seen")
    if not set(kept) <= KEPT:
        wrong.append("a token is kept that acts at once")
    tiles = _tiles(state, [one["cell"] for one in laid])
    trashed = Counter([tile for one, tile in zip(laid, tiles, strict=True) if one["is"] in TRASH] + position["trash_found"])
    if max(Counter(tiles).values(), default=0) > 3 or max(trashed.values(), default=0) > 1:
        wrong.append("a beach tile has more than three tokens, or more than one trash")
    finding = {one["crab"] for one in position["steps"] if one["owes"] == "find"}
    cells = {crab["cell"]: CRABS[n] for n, crab in enumerate(position["crabs"])}
    if not position["over"] and any(one["cell"] in cells and cells[one["cell"]] not in finding for one in laid):
        wrong.append("a crab is on a token and does not turn it up")
    return wrong


def _tiles(state: OhCrab, cells: list[str]) -> list[int]:
    """The beach tile of each of these surprise spaces, from 1."""
    surprises = [cell_name(cell) for cell in state.setup.board.surprises]
    return [surprises.index(cell) // 3 + 1 for cell in cells]


def _borders(state: OhCrab, position: dict[str, Any]) -> list[str]:
    """No border is resolved that was not crossed, nor any crossed that is not counted; what is due is resolved in its turn (OC-318)."""
    board = state.setup.board
    crossed, resolved = position["crossed"], position["resolved"]
    wrong = []
    cells = [state.table[WHERE + crab] for crab in range(state.crabs)]
    if any(cell >= 0 and board.beyond(cell) > crossed for cell in cells):
        wrong.append("a crab is beyond a border that none has crossed")
    if not 0 <= resolved <= crossed <= len(board.edges):
        wrong.append(f"{resolved} borders are resolved and {crossed} crossed, of {len(board.edges)}")
    left = any(one["gone"] for one in position["seats"])
    if resolved < crossed and position["phase"] not in ("action", "over") and not left:
        wrong.append("a border is due between rounds")
    return wrong


def _hidden(position: dict[str, Any], cards: str, names: list[str]) -> list[str]:
    """Each card is in one place; it has a value once somebody has seen it; those beyond the border lie face down (OC-D80)."""
    laid = position[cards]
    known = [one["is"] for one in laid if one["is"]] + (position["events_out"] if cards == "event_cards" else [])
    shown = [one["events"][-1] for one in position["steps"] if one["owes"] == "pick"] if cards == "event_cards" else []
    wrong = []
    if max(Counter(known + shown).values(), default=0) > 1 or not set(known + shown) <= set(names):
        wrong.append(f"one of the {cards} is in two places")
    if any((one.get("up") or one.get("knows")) and not one["is"] for one in laid):
        wrong.append(f"one of the {cards} was seen and has no value")
    up = position["resolved"] if cards == "event_cards" else max(position["resolved"], 1)
    if any(one.get("up") for one in laid[up:]):
        wrong.append(f"one of the {cards} was turned up too early")
    return wrong


def _events(position: dict[str, Any]) -> list[str]:
    """What is in force lies face up; the kitchen hand is with another player than the chef (OC-321, OC-E11)."""
    wrong = []
    if position["event"] and position["event"] not in [one["is"] for one in position["event_cards"] if one.get("up")]:
        wrong.append("an event is in force that was not turned up")
    helper = position["helper"]
    left = bool(helper) and position["seats"][helper - 1]["gone"] and not position["over"]
    if helper and (position["event"] != "kitchen-hand" or helper == position["chef"] or left):
        wrong.append("the kitchen hand is with the wrong player")
    return wrong


def _skills(state: OhCrab, position: dict[str, Any]) -> list[str]:
    """No two crabs have the same; claws are never more than the card shows (OC-340, OC-344)."""
    wrong = []
    kept = [crab["skill"] for crab in position["crabs"] if crab["skill"]]
    dealt = [skill for one in position["seats"] for skill in one["dealt"]]
    if max(Counter(kept + dealt).values(), default=0) > 1 or (kept and dealt):
        wrong.append("a skill is in two places")
    if any(not set(one["chosen"]) <= set(one["dealt"]) for one in position["seats"]):
        wrong.append("a skill was chosen that was not dealt")
    for n, crab in enumerate(position["crabs"]):
        most = int(state.setup.pack.claws[SKILLS.index(crab["skill"])]) if crab["skill"] else 0
        if not 0 <= crab["claws"] <= most:
            wrong.append(f"the {CRABS[n]} crab has {crab['claws']} claws of {most}")
    return wrong
