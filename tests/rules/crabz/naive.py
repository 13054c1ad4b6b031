"""Crabz a second time, naively: written from the rules alone, slow on purpose, and knowing nothing of estran.

A beach is a dict of cell name to crab names from the bottom up. Every way a crab can walk is walked; every position is kept whole.
"""

from __future__ import annotations

import copy

LENGTHS = {"a": 4, "b": 5, "c": 6, "d": 7, "e": 6, "f": 5, "g": 4}
STEPS = {"S": 3, "M": 2, "L": 1}


def spot(cell: str) -> tuple[int, int]:
    """Where a cell lies: half cells from the left, and rows from the top."""
    row, place = cell[0], int(cell[1:])
    return 2 * place - LENGTHS[row], "abcdefg".index(row)


CELLS = [f"{row}{place}" for row in LENGTHS for place in range(1, LENGTHS[row] + 1) if (row, place) != ("d", 4)]


def touching(one: str, other: str) -> bool:
    (x1, y1), (x2, y2) = spot(one), spot(other)
    return (abs(x1 - x2), abs(y1 - y2)) in ((2, 0), (1, 1))


NEIGHBOURS = {cell: [other for other in CELLS if touching(cell, other)] for cell in CELLS}

INNER = [6, 7, 8, 11, 12, 13, 14, 17, 18, 19, 20, 23, 24, 25, 26, 29, 30, 31]
LOBES = [1, 2, 5, 15, 21, 27, 28, 33, 34]
ZONES = {
    2: {CELLS[n - 1] for n in INNER},
    3: {CELLS[n - 1] for n in INNER + LOBES},
    4: set(CELLS),
}


class Beach:
    """A game in progress. `out` are the players that are out; players count from 1."""

    def __init__(self, players: int, cells: dict[str, list[str]], turn: int, owes: str) -> None:
        self.players = players
        self.cells = copy.deepcopy(cells)
        self.turn = turn
        self.owes = owes
        self.out: set[int] = set()
        self.over = ""
        self.seen: list[object] = []
        self.chase: list[str] = []
        if owes == "move":
            self.start_turn()

    # what may be done

    def moves(self) -> list[str]:
        """All choices of the player to move, in notation, sorted."""
        if self.owes == "move":
            return sorted(self.moves_of(self.turn))
        if self.owes == "keep":
            return sorted(f"keep {min(group, key=CELLS.index)}" for group in self.best_groups())
        if self.owes == "place":
            return sorted(f"place {crab} {cell}" for crab in self.in_hand() for cell in ZONES[self.players] if cell not in self.cells)
        return []

    def moves_of(self, player: int) -> set[str]:
        found = set()
        for cell, stack in self.cells.items():
            crab = stack[-1]
            if crab[0] == str(player):
                for way in self.ways([cell], STEPS[crab[1]]):
                    covered = self.cells[way[-1]][-1]
                    if STEPS[covered[1]] >= STEPS[crab[1]]:
                        found.add(f"{cell}-{way[-1]}")
        return found

    def ways(self, walked: list[str], steps: int) -> list[list[str]]:
        """Every way to go on for so many steps, over crabs only and never onto a cell walked before."""
        if steps == 0:
            return [walked]
        found = []
        for cell in NEIGHBOURS[walked[-1]]:
            if cell in self.cells and cell not in walked:
                found += self.ways([*walked, cell], steps - 1)
        return found

    def in_hand(self) -> set[str]:
        """The kinds of crab that the player to move has yet to place."""
        placed = [crab for stack in self.cells.values() for crab in stack]
        return {f"{self.turn}{size}" for size in "LMS" if placed.count(f"{self.turn}{size}") < 3}

    # doing it

    def play(self, text: str) -> None:
        if text.startswith("place "):
            _, crab, cell = text.split()
            self.cells[cell] = [crab]
            if set(self.cells) == ZONES[self.players]:
                self.owes = "move"
            self.pass_turn()
        elif text.startswith("keep "):
            kept = next(group for group in self.groups() if text.split()[1] in group)
            self.wash_away_all_but(kept)
            self.owes = "move"
            self.pass_turn()
        else:
            self.move(*text.split("-"))

    def move(self, start: str, end: str) -> None:
        self.cells[end].append(self.cells[start].pop())
        self.chase.append(f"{start}-{end}")
        if not self.cells[start]:
            del self.cells[start]
            self.chase = []
        if len(self.groups()) > 1:
            best = self.best_groups()
            if len(best) > 1:
                self.owes = "keep"
                return
            self.wash_away_all_but(best[0])
        self.pass_turn()

    def groups(self) -> list[set[str]]:
        found: list[set[str]] = []
        for cell in self.cells:
            touched = [group for group in found if group & set(NEIGHBOURS[cell])]
            found = [group for group in found if group not in touched] + [{cell}.union(*touched)]
        return found

    def best_groups(self) -> list[set[str]]:
        """The groups on the most cells, and among those the ones with the most crabs."""

        def size(group: set[str]) -> tuple[int, int]:
            return len(group), sum(len(self.cells[cell]) for cell in group)

        groups = self.groups()
        return [group for group in groups if size(group) == max(map(size, groups))]

    def wash_away_all_but(self, kept: set[str]) -> None:
        self.cells = {cell: stack for cell, stack in self.cells.items() if cell in kept}
        self.chase = []

    # whose turn it is

    def pass_turn(self) -> None:
        self.turn = self.next_player()
        if self.owes == "move":
            self.start_turn()

    def next_player(self) -> int:
        player = self.turn
        while True:
            player = player % self.players + 1
            if player not in self.out:
                return player

    def start_turn(self) -> None:
        while not self.moves_of(self.turn):
            self.out.add(self.turn)
            self.chase = []
            if len(self.out) == self.players - 1:
                return self.end("last")
            self.turn = self.next_player()
        position = (copy.deepcopy(self.cells), self.turn, set(self.out))
        self.seen.append(position)
        if self.seen.count(position) == 3:
            self.end("repetition")
        return None

    def end(self, reason: str) -> None:
        self.owes = "nothing"
        self.over = reason

    # how it stands

    def position(self) -> dict[str, object]:
        return {
            "players": self.players,
            "cells": self.cells,
            "to_move": self.turn,
            "out": sorted(self.out),
            "owes": self.owes,
            "chase": self.chase,
            "over": self.over,
        }

    def scores(self) -> list[float]:
        """Those who are still in share what there is to win."""
        share = 1 / (self.players - len(self.out))
        return [0.0 if player in self.out else share for player in range(1, self.players + 1)]

    def perft(self, depth: int) -> int:
        """How many sequences of so many choices there are."""
        choices = self.moves()
        if depth == 1:
            return len(choices)
        total = 0
        for text in choices:
            after = copy.deepcopy(self)
            after.play(text)
            total += after.perft(depth - 1)
        return total
