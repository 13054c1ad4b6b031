"""Reading positions back: what no game can lead to is refused."""

import msgspec

from ...core.bits import BIT
from ...core.chance import Scripted
from ...core.positions import impossible, malformed, shaped
from .content import Zone
from .deal import empty
from .position import ENDS, OWED
from .rules.actions import A_GROUP, A_MOVE, A_PLACE, AGREED, LAST
from .rules.board import NAMES, joined
from .rules.state import Crabz
from .words import SIZES, choice


class Position(msgspec.Struct, forbid_unknown_fields=True):
    players: int
    cells: dict[str, list[str]]
    to_move: int
    out: list[int] = []
    owes: str = "move"
    chase: list[str] = []
    over: str = ""


def read(data: object, zones: dict[int, Zone]) -> Crabz:
    position = shaped(data, Position)
    if position.players not in zones:
        raise malformed("players", f"{position.players} is not 2, 3 or 4")
    _check_seats(position)
    _check_crabs(position, zones[position.players])
    if position.owes == "place":
        return _placing(position, zones[position.players])
    if position.owes == "keep":
        return _keeping(position, zones[position.players])
    if position.over == "last" or (position.over == "agreed" and not position.chase):
        return _ended(position, zones[position.players])
    return _moving(position, zones[position.players])


def _check_seats(position: Position) -> None:
    seats = range(1, position.players + 1)
    if position.to_move not in seats:
        raise malformed("to_move", f"there is no seat {position.to_move}")
    if len(set(position.out)) != len(position.out) or not set(position.out) <= set(seats):
        raise malformed("out", "expected seats, each once")
    if position.owes not in OWED.values():
        raise malformed("owes", f'expected one of {", ".join(OWED.values())}, got "{position.owes}"')
    if position.over not in ENDS.values() or (position.over == "") != (position.owes != "nothing"):
        raise malformed("over", f'"{position.over}" does not go with owes "{position.owes}"')
    if position.owes != "nothing" and position.to_move in position.out:
        raise impossible("to_move", f"seat {position.to_move} is out")
    playing = position.players - len(position.out)
    if playing < 1 or (playing == 1) != (position.over == "last"):
        raise impossible("out", f"{playing} still in the game")
    if position.chase and position.owes not in ("move", "nothing"):
        raise impossible("chase", f'no chase goes with owes "{position.owes}"')


def _check_crabs(position: Position, zone: Zone) -> None:
    """Known rocks of the zone, known crabs, three of a kind, none on a larger one (CZ-01, CZ-04, CZ-11)."""
    seen: dict[str, int] = {}
    for cell, stack in position.cells.items():
        if cell not in zone.cells:
            raise malformed(f"cells.{cell}", f"not a rock of the zone for {zone.players} players")
        if not stack:
            raise malformed(f"cells.{cell}", "an empty cell is left out")
        for crab in stack:
            if len(crab) != 2 or crab[0] not in "1234"[: zone.players] or crab[1] not in SIZES:
                raise malformed(f"cells.{cell}", f'there is no crab "{crab}"')
            seen[crab] = seen.get(crab, 0) + 1
            if seen[crab] > 3:
                raise impossible(f"cells.{cell}", f"more than three crabs {crab}")
        sizes = [SIZES.index(crab[1]) for crab in stack]
        if sizes != sorted(sizes, reverse=True):
            raise impossible(f"cells.{cell}", "a crab stands on a larger one")
    if not position.cells and position.owes in ("move", "keep"):
        raise impossible("cells", "no crab is left")


def _state(position: Position, zone: Zone, cells: dict[str, list[str]]) -> Crabz:
    """These crabs on these cells, with nothing owed yet."""
    state = empty(zone)
    copies: dict[str, int] = {}
    for cell, stack in cells.items():
        for crab in stack:
            copy = copies.get(crab, 0)
            copies[crab] = copy + 1
            state.put((int(crab[0]) - 1) * 9 + SIZES.index(crab[1]) * 3 + copy, NAMES.index(cell))
    state.alive = sum(BIT[seat] for seat in range(zone.players) if seat + 1 not in position.out)
    state.turn = position.to_move - 1
    return state


def _placing(position: Position, zone: Zone) -> Crabz:
    """Crabs lie one a rock, and the seats before the one to place have at most one more than the rest (CZ-C14)."""
    if any(len(stack) > 1 for stack in position.cells.values()) or len(position.cells) == 9 * zone.players:
        raise impossible("cells", "while crabs are placed there is one a rock, and a rock is free")
    if position.out:
        raise impossible("out", "nobody goes out while crabs are placed")
    tops = [stack[0] for stack in position.cells.values()]
    placed = [sum(crab[0] == str(seat + 1) for crab in tops) for seat in range(zone.players)]
    ahead = [placed[(position.to_move - 1 + n) % zone.players] - placed[position.to_move - 1] for n in range(zone.players)]
    if ahead != sorted(ahead) or ahead[-1] > 1:
        raise impossible("cells", "the players have not placed their crabs in turn")
    state = _state(position, zone, position.cells)
    state.owed = A_PLACE
    return state


def _keeping(position: Position, zone: Zone) -> Crabz:
    state = _state(position, zone, position.cells)
    if len(state.tied_groups()) < 2:
        raise impossible("cells", "there is no tie between groups")
    if not any(len(stack) > 1 and stack[-1][0] == str(position.to_move) for stack in position.cells.values()):
        raise impossible("cells", f"no crab of seat {position.to_move} has just landed on another")
    state.owed = A_GROUP
    return state


def _ended(position: Position, zone: Zone) -> Crabz:
    """Perhaps given up or called a draw before all crabs were placed, or in the middle of a wave: they need not hang together."""
    state = _state(position, zone, position.cells)
    state.ended = LAST if position.over == "last" else AGREED
    return state


def _check_joined(state: Crabz) -> None:
    if not joined(state.occupied, state.occupied):
        raise impossible("cells", "the crabs do not hang together")


def _moving(position: Position, zone: Zone) -> Crabz:
    """Walk the chase back, then play it again: that checks every move of it and counts every position."""
    cells = {cell: list(stack) for cell, stack in position.cells.items()}
    playing = [seat for seat in range(zone.players) if seat + 1 not in position.out]
    turn = position.to_move - 1
    moves: list[tuple[int, int]] = []
    for text in reversed(position.chase):
        start, dash, end = text.partition("-")
        turn = max((seat for seat in playing if seat < turn), default=playing[-1])
        if not dash or start not in cells or end not in cells or len(cells[end]) < 2 or start == end:
            raise impossible("chase", f'"{text}" cannot have led here')
        cells[start].append(cells[end].pop())
        moves.append((turn, NAMES.index(start) * 36 + NAMES.index(end)))
    state = _state(position, zone, cells)
    _check_joined(state)
    state.owed = A_MOVE
    state.begin_turn(turn, -1, None)
    for seat, move in reversed(moves):
        if state.why_not(seat, move):
            raise impossible("chase", f'"{choice(seat, move).notation}" cannot have been played')
        state.play(seat, move, Scripted([]))
    if position.over == "agreed":
        state.agree_draw()
    if ENDS[state.ended] != position.over and position.over:
        raise impossible("over", f'"{position.over}" does not follow')
    return state
