"""Reading positions back: the history is played again, so that no position is taken that no game can lead to."""

from typing import Any

import msgspec

from ...core.bits import BIT
from ...core.chance import Chance, Scripted
from ...core.positions import impossible, malformed, shaped
from .content import Beach
from .deal import LIMITS, OPTIONS, prepare
from .position import ENDS, now
from .rules.actions import APPEAR, GIVEN_UP, MOVE, STAY
from .rules.beach import NAMES
from .rules.layout import HELD, OBJECTS
from .rules.state import Marche
from .words import choice

DECISIONS = {choice(action).notation: action for action in range(STAY + 1)}


class Dealt(msgspec.Struct, forbid_unknown_fields=True):
    """The options that matter after the deal, and what was dealt."""

    fishing: int
    shrimps: int
    own_trap: int
    first: int
    """Who started."""
    objects: dict[str, str]
    """Which object lay on which cell."""


class Position(msgspec.Struct, forbid_unknown_fields=True):
    players: int
    dealt: Dealt
    hands: list[list[str]]
    history: list[str]
    row: int
    # How things are now, which follows.
    to_move: int
    owes: str
    over: str
    crabs: str
    shrimps: int
    objects: dict[str, str]
    tourteaux: list[str]
    bare: list[str]
    bait: list[str]
    freed: list[str]
    sprung: list[str]
    came: list[int]


def read(data: object, beach: Beach) -> Marche:
    position = shaped(data, Position)
    _check_options(position)
    state = prepare(beach, _layout(position, beach), _options(position), position.dealt.first - 1)
    _give(state, position)
    _replay(state, position)
    _compare(state, position)
    return state


def _options(position: Position) -> dict[str, Any]:
    given = position.dealt
    return {"players": position.players, "fishing": given.fishing, "shrimps": given.shrimps, "own_trap": given.own_trap}


def _check_options(position: Position) -> None:
    given = _options(position)
    for option in OPTIONS:
        if option.name in given and given[option.name] not in option.values:
            where = option.name if option.name == "players" else f"dealt.{option.name}"
            raise malformed(where, f"{given[option.name]} is not {', '.join(map(str, option.values[:-1]))} or {option.values[-1]}")
    if not 1 <= position.dealt.first <= position.players:
        raise malformed("dealt.first", f"there is no seat {position.dealt.first}")
    if not 1 <= position.row <= 6:
        raise malformed("row", f"there is no row {position.row}")


def _layout(position: Position, beach: Beach) -> list[int]:
    """The cell of each object: all there, each in its row, no column too empty or too full (MC-04, MC-06)."""
    place = {thing: cell for cell, thing in position.dealt.objects.items()}
    rows = {thing.id: row for row, listed in enumerate(beach.row) for thing in listed.object}
    for cell, thing in position.dealt.objects.items():
        if cell not in NAMES:
            raise malformed("dealt.objects", f'there is no cell "{cell}"')
        if thing not in rows:
            raise malformed(f"dealt.objects.{cell}", f'there is no object "{thing}"')
        if NAMES.index(cell) // 6 != rows[thing]:
            raise impossible(f"dealt.objects.{cell}", f'"{thing}" belongs to row {rows[thing] + 1}')
    if len(place) < OBJECTS or len(position.dealt.objects) > OBJECTS:
        raise impossible("dealt.objects", f"expected {OBJECTS} objects, each once")
    fewest, most = LIMITS["loose"]
    for column in "abcdef":
        objects = sum(cell[0] == column for cell in position.dealt.objects)
        if not fewest <= objects <= most:
            raise impossible("dealt.objects", f"column {column} has {objects} objects, not {fewest} to {most}")
    return [NAMES.index(place[thing.id]) for thing in beach.things]


def _give(state: Marche, position: Position) -> None:
    """Two cards for each of the first two seats and four for the others, none twice (MC-11, MC-12)."""
    names = state.layout.names
    if len(position.hands) != position.players:
        raise malformed("hands", f"expected {position.players} hands, got {len(position.hands)}")
    held = [thing for hand in position.hands for thing in hand]
    for seat, hand in enumerate(position.hands):
        for thing in hand:
            if thing not in names:
                raise malformed(f"hands[{seat}]", f'there is no object "{thing}"')
            if held.count(thing) > 1:
                raise impossible(f"hands[{seat}]", f'there is only one card "{thing}"')
        if len(hand) != HELD[seat]:
            raise impossible(f"hands[{seat}]", f"seat {seat + 1} holds {HELD[seat]} cards, not {len(hand)}")
        state.give(seat, sum(int(BIT[names.index(thing)]) for thing in hand))


def _replay(state: Marche, position: Position) -> None:
    """Play the history again. Where a tourteau appeared says which row's card had been drawn."""
    for n, text in enumerate(position.history):
        if text not in DECISIONS:
            raise malformed(f"history[{n}]", f'"{text}" is no decision')
    actions = [DECISIONS[text] for text in position.history]
    rows = [(action - APPEAR) // 6 for action in actions if action < MOVE] + [position.row - 1]
    state.draw(Foretold(state, rows[0]), None)
    for n, action in enumerate(actions):
        seat = state.next_seat()
        if seat < 0 or state.why_not(seat, action):
            raise impossible(f"history[{n}]", f'"{position.history[n]}" cannot have been played')
        following = rows[state.turns + 1] if action >= MOVE else -1
        state.play(seat, action, Foretold(state, following))
    if position.over == ENDS[GIVEN_UP] and state.owed:
        state.resign(state.turn, Scripted([]))


class Foretold(Chance):
    """The luck that draws the card of a row that is known to have come."""

    def __init__(self, state: Marche, row: int) -> None:
        self._state = state
        self._row = row

    def below(self, limit: int) -> int:
        came = self._state.rows
        if came & BIT[self._row]:
            raise impossible("history", f"the card of row {self._row + 1} cannot come again before all have come")
        return sum(not came & BIT[row] for row in range(self._row))


def _compare(state: Marche, position: Position) -> None:
    """What the position says of the present is what the history led to."""
    given = msgspec.to_builtins(position)
    for name, led_to in {"row": state.row + 1, **now(state)}.items():
        if given[name] != led_to:
            raise impossible(name, f"what was dealt and played leads to {_said(led_to)}")


def _said(value: object) -> str:
    """A value in a sentence."""
    if isinstance(value, list | dict):
        return ", ".join(map(str, value)) or "nothing"
    return str(value) or "a game that goes on"
