"""Small helpers to lay crabs on rocks, play, and look.

      a1  a2  a3  a4
    b1  b2  b3  b4  b5
  c1  c2  c3  c4  c5  c6          2 players: b2 b3 b4, c2 to c5, d2 d3 d5 d6, e2 to e5, f2 f3 f4
d1  d2  d3   ~  d5  d6  d7        4 players: every rock
  e1  e2  e3  e4  e5  e6
    f1  f2  f3  f4  f5
      g1  g2  g3  g4
"""

from estran.core import Log, Quick, Scripted
from estran.core.event import Event
from estran.core.state import State
from estran.games import game

GAME = game("crabz")
NO_LUCK = Scripted([])
"""Nothing is drawn after the deal: any draw would be an error."""
ROWS = {"a": 4, "b": 5, "c": 6, "d": 7, "e": 6, "f": 5, "g": 4}
ALL_ROCKS = [f"{row}{place}" for row, length in ROWS.items() for place in range(1, length + 1) if f"{row}{place}" != "d4"]
CRABS = [f"{seat}{size}" for _ in range(3) for size in "LMS" for seat in "1234"]
"""All 36 crabs of four players."""


def beach(players: int = 2, to_move: int = 1, out: tuple[int, ...] = (), owes: str = "move", **cells: str) -> State:
    """A position, each stack from the bottom up: `beach(b2="1L", b3="2S 1M")`. Players 1 and 2 play, and 1 is to move, unless told."""
    stacks = {cell: crabs.split() for cell, crabs in cells.items()}
    return GAME.from_position({"players": players, "to_move": to_move, "out": list(out), "owes": owes, "cells": stacks})


def crowd(cells: list[str], **given: str) -> dict[str, str]:
    """One crab on each of these cells, whichever, besides the given ones: for tests where only the rocks matter."""
    spare = list(CRABS)
    for stack in given.values():
        for crab in stack.split():
            spare.remove(crab)
    return {**given, **dict(zip((cell for cell in cells if cell not in given), spare, strict=False))}


def moves(state: State, start: str = "") -> set[str]:
    """What the player to move may choose; with a start, the cells that the crab there can reach."""
    found = {choice.notation for choice in GAME.choices(state, state.next_seat())}
    return {text.removeprefix(f"{start}-") for text in found if text.startswith(f"{start}-")} if start else found


def play(state: State, *texts: str) -> list[Event]:
    """Play these moves, each by the player to move, and give back what was told."""
    log = Log()
    for text in texts:
        seat = state.next_seat()
        state.apply(seat, GAME.parse(state, seat, text), NO_LUCK, log)
    return log.events


def told(events: list[Event], kind: str) -> list[dict]:
    """The events of one kind, as everyone sees them."""
    return [event.public for event in events if event.kind == kind]


def stacks(state: State) -> dict[str, str]:
    """What lies on the beach, as one writes it for `beach`."""
    return {cell: " ".join(crabs) for cell, crabs in GAME.position(state)["cells"].items()}


def to_move(state: State) -> int:
    """The player to move, counted from 1; 0 when the game is over."""
    return state.next_seat() + 1


def players_out(state: State) -> list[int]:
    return GAME.position(state)["out"]


def why(state: State, text: str, player: int = 0) -> list[str]:
    """The rules that forbid a move to a player, by default the one to move."""
    return [reason.rule for reason in GAME.why(state, (player or to_move(state)) - 1, text)]


def random_game(seed: int, plies: int, players: int = 2, placement: str = "random") -> State:
    """A state so many random decisions into a game, or at its end."""
    chance = Quick(seed)
    state = GAME.new({"players": players, "placement": placement}, chance)
    for _ in range(plies):
        seat = state.next_seat()
        if seat < 0:
            break
        legal = state.legal(seat)
        state.play(seat, legal[chance.below(len(legal))], chance)
    return state
