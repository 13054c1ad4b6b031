"""The tiles of the beach: reading a face, checking that no crab can get stuck on it, and laying tiles together as a board."""

from collections.abc import Iterable, Sequence
from itertools import accumulate
from pathlib import Path

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ...core.content import wrong
from .editions import Edition
from .rules import board
from .rules.board import AHEAD, COLUMNS, INACCESSIBLE, LEFT, NOWHERE, REEDS, RIGHT, SEA, Board, cell_name, half_row, neighbour
from .rules.cards import ICONS

START = 0
BEACHES = (1, 2, 3, 4)
FINISH = 9
TILES = (START, *BEACHES, FINISH)
SIDES = ("A", "B")
STARTS = (1, 2, 3, 4, 5)
WITH_SHELL = (3, 5)
"""Start spaces that bring a shell (OC-026, OC-407)."""
SURPRISES = 3
"""On each beach face."""
SIGNS = {
    ".": 0,
    "#": INACCESSIBLE,
    "o": board.OBSTACLE,
    "x": board.KNOCK_OVER,
    "$": board.SHELLS,
    "e": board.EXCHANGE,
    "?": board.SURPRISE,
    "=": REEDS,
    "s": board.SHORTCUT,
    "^": board.CURRENT,
    "<": board.CURRENT,
    ">": board.CURRENT,
    **dict.fromkeys(map(str, STARTS), 0),
}
CURRENTS = {"^": AHEAD, "<": LEFT, ">": RIGHT}
APART = ("ox", "e^<>", "s^<>", "12345")
"""Signs of which a space takes one at most: two obstacles, two ends of a turn, two arrows, two starts."""


class Shortcut(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From one space of a face to another, for cards with this main action (OC-082)."""

    at: str
    to: str
    icon: str
    cards: int


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a tile, as it is written."""

    tile: int
    face: str
    name: str
    english: str
    note: str
    source: str
    rows: tuple[str, ...]
    shortcut: tuple[Shortcut, ...] = ()

    @property
    def id(self) -> str:
        return f"{self.tile}{self.face}"


class Side:
    """One side of a tile, read and checked. Its cells are counted from the land, as if it lay alone."""

    def __init__(self, file: Path, key: str, face: Face) -> None:
        self.file = file
        self.key = key
        self.face = face
        self.rows = len(face.rows)
        self.tokens = [token for row in reversed(face.rows) for token in self._tokens(row)]
        self.spaces = [self._space(cell, token) for cell, token in enumerate(self.tokens)]
        self.currents = {cell: CURRENTS[sign] for cell, token in enumerate(self.tokens) for sign in token if sign in CURRENTS}
        """Where to each current carries, as a direction."""
        self._check_counts()
        self.starts = [next(cell for cell, token in enumerate(self.tokens) if str(n) in token) for n in STARTS if face.tile == START]
        self.shortcuts = dict(self._shortcut(f"shortcut[{n}]", shortcut) for n, shortcut in enumerate(face.shortcut))
        """Where to each shortcut leads, the icon of the cards, and how many."""
        self._check_shortcuts()
        self._check_ways(self.spaces, range(len(self.spaces)), "")

    def wrong(self, field: str, problem: str) -> Exception:
        return wrong(self.file, f"{self.key}.{field}", f"{self.face.id}: {problem}")

    # -- reading

    def _tokens(self, row: str) -> list[str]:
        tokens = row.split()
        if len(tokens) != COLUMNS:
            raise self.wrong("rows", f'"{row}" has {len(tokens)} spaces instead of {COLUMNS}, so that its seams do not fit')
        return tokens

    def _space(self, cell: int, token: str) -> int:
        """The flags of a space."""
        for sign in token:
            if sign not in SIGNS:
                raise self.wrong("rows", f'there is no space "{token}", on {cell_name(cell)}')
        together = any(sum(sign in token for sign in signs) > 1 for signs in APART)
        alone = len(token) > 1 and ("." in token or "#" in token)
        if together or alone or len(set(token)) < len(token):
            raise self.wrong("rows", f'a space cannot be all of "{token}", on {cell_name(cell)}')
        return sum(SIGNS[sign] for sign in token)

    def _check_counts(self) -> None:
        """What a tile has by its place: start spaces at the beginning, surprises on the beach."""
        if not self.rows:
            raise self.wrong("rows", "a tile has at least one row")
        signs = "".join(self.tokens)
        for start in STARTS:
            expected = int(self.face.tile == START)
            if signs.count(str(start)) != expected:
                raise self.wrong("rows", f"start space {start} is there {signs.count(str(start))} times, expected {expected}")
        for token in self.tokens:
            if token[0].isdigit() and ("$" in token) != (int(token[0]) in WITH_SHELL):
                raise self.wrong("rows", f"start space {token[0]} comes {'without' if '$' in token else 'with'} a shell")
        expected = SURPRISES if self.face.tile in BEACHES else 0
        if signs.count("?") != expected:
            raise self.wrong("rows", f"there are {signs.count('?')} surprises (?), expected {expected}")

    def _shortcut(self, key: str, shortcut: Shortcut) -> tuple[int, tuple[int, int, int]]:
        at, to = self._cell(f"{key}.at", shortcut.at), self._cell(f"{key}.to", shortcut.to)
        if not self.spaces[at] & board.SHORTCUT:
            raise self.wrong(f"{key}.at", f"{shortcut.at} is no shortcut (s)")
        if half_row(to) <= half_row(at):
            raise self.wrong(f"{key}.to", f"{shortcut.to} is not nearer to the sea than {shortcut.at}")
        if self.spaces[to] & INACCESSIBLE:
            raise self.wrong(f"{key}.to", f"{shortcut.to} is inaccessible")
        if shortcut.icon not in ICONS:
            raise self.wrong(f"{key}.icon", f'expected one of {", ".join(ICONS)}, got "{shortcut.icon}"')
        if not 1 <= shortcut.cards <= 9:
            raise self.wrong(f"{key}.cards", f"expected 1 to 9, got {shortcut.cards}")
        return at, (to, ICONS.index(shortcut.icon), shortcut.cards)

    def _cell(self, key: str, name: str) -> int:
        for cell in range(len(self.spaces)):
            if cell_name(cell) == name:
                return cell
        raise self.wrong(key, f'there is no space "{name}"')

    def _check_shortcuts(self) -> None:
        listed = [shortcut.at for shortcut in self.face.shortcut]
        for cell, space in enumerate(self.spaces):
            times = listed.count(cell_name(cell))
            if space & board.SHORTCUT and times != 1:
                raise self.wrong("shortcut", f"the shortcut on {cell_name(cell)} is listed {times} times, expected 1")

    # -- ways

    def check_seam(self, beyond: "Side") -> None:
        """No crab gets stuck where the next tile begins: it is the last row here and the first row there that meet."""
        last = range(len(self.spaces) - COLUMNS, len(self.spaces))
        self._check_ways(self.spaces + beyond.spaces[:COLUMNS], last, f" before {beyond.face.id}")

    def _check_ways(self, spaces: Sequence[int], cells: Iterable[int], where: str) -> None:
        """Every crab can go on from these cells: as every move goes toward the sea, it then can go all the way (OC-057)."""
        rows = len(spaces) // COLUMNS
        for cell in cells:
            open = [way for way in (AHEAD, LEFT, RIGHT) if _is_open(spaces, cell, way, rows)]
            if not open and not spaces[cell] & INACCESSIBLE:
                raise self.wrong("rows", f"{cell_name(cell)} is a dead end{where}")
            if cell in self.currents and self.currents[cell] not in open:
                raise self.wrong("rows", f"the current on {cell_name(cell)} carries where no crab can go{where}")


def _is_open(spaces: Sequence[int], cell: int, way: int, rows: int) -> bool:
    """Whether a crab can leave a cell that way: not beside the beach, nor onto an inaccessible space, nor through reeds."""
    there = neighbour(cell, way, rows)
    if there in (NOWHERE, SEA):
        return there == SEA
    return not spaces[there] & INACCESSIBLE and not (way == AHEAD and spaces[there] & REEDS)


def lay(sides: Sequence[Side], edition: Edition) -> Board:
    """The board of these tiles, from land to sea, as it counts in an edition."""
    rows = sum(side.rows for side in sides)
    spaces = [edition.counted(space) for side in sides for space in side.spaces]
    arrows = [NOWHERE] * len(spaces)
    prices = [0] * len(spaces)
    first = 0  # the cell where a tile begins
    for side in sides:
        for cell, way in side.currents.items():
            arrows[first + cell] = neighbour(first + cell, way, rows)
        for cell, (to, icon, cards) in side.shortcuts.items():
            arrows[first + cell] = first + to
            prices[first + cell] = icon + 4 * cards
        first += len(side.spaces)
    name = "-".join(side.face.id for side in sides)
    edges = list(accumulate(side.rows for side in sides[:-1]))
    return Board(name, rows, *(vec[i64](numbers) for numbers in (spaces, arrows, prices, sides[0].starts, edges)))
