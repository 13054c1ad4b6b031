"""Options, and the deal (MC-04 to MC-14)."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from librt.vecs import vec
from mypy_extensions import i64

from ...core.bits import BIT
from ...core.chance import Chance
from ...core.game import Option, Options
from .content import Beach
from .rules.layout import HELD, OBJECTS, Layout
from .rules.state import EMPTY_HANDS, Marche

OPTIONS = (
    Option("players", 2, (2, 3, 4)),
    Option("layout", "loose", ("loose", "even")),
    Option("start", "random", ("random", "bateau", "soleil")),
    Option("fishing", 0, (0, 2, 3)),
    Option("shrimps", 5, (5, 6, 7)),
    Option("own_trap", 2, (2, 1)),
)
LIMITS = {"loose": (1, 3), "even": (2, 2)}
"""How many objects a column must have, and may have (MC-06, MC-L1)."""
BAIT = ((1, -1), (3, 2), (4, 1))
"""Where shrimps are put, by row and place among its blank cards, both counted from 0 (MC-31, MC-33, MC-L2)."""


def deal(beach: Beach, options: Options, chance: Chance) -> Marche:
    """Lay out the beach, hand out the object cards, and draw the first tourteau card."""
    players = int(options["players"])
    cells = lay_out(beach, str(options["layout"]), chance)
    hands = hand_out(players, chance)
    first = {"bateau": 0, "soleil": 1}.get(str(options["start"]), -1)
    state = prepare(beach, cells, options, chance.below(players) if first < 0 else first)
    for seat, hand in enumerate(hands):
        state.give(seat, hand)
    state.draw(chance, None)
    return state


def prepare(beach: Beach, cells: list[int], options: Options, first: int) -> Marche:
    """The beach before the first turn, without hands."""
    players, fishing = int(options["players"]), int(options["fishing"])
    objects = sum(int(BIT[cell]) for cell in cells)
    blank = [[6 * row + column for column in range(6) if not objects & BIT[6 * row + column]] for row in range(6)]
    bait = sum(int(BIT[blank[row][place]]) for row, place in BAIT[:fishing])
    shrimps = int(options["shrimps"]) - fishing  # those on the beach are taken from the others (MC-L15)
    names = [thing.id for thing in beach.things]
    layout = Layout(players, vec[i64](cells), names, first, blank[2][0], shrimps, bait, int(options["own_trap"]))  # MC-08
    state = Marche(players, layout, EMPTY_HANDS[:])
    state.objects = objects
    state.blank = (2**36 - 1) ^ objects
    state.bait = bait
    return state


def hand_out(players: int, chance: Chance) -> list[int]:
    """The object cards that each seat draws, as sets of objects (MC-11, MC-12)."""
    cards = vec[i64](range(OBJECTS))
    chance.shuffle(cards)
    hands, place = [], 0
    for seat in range(players):
        hands.append(sum(int(BIT[cards[n]]) for n in range(place, place + HELD[seat])))
        place += HELD[seat]
    return hands


def lay_out(beach: Beach, layout: str, chance: Chance) -> list[int]:
    """The cell of each object. One of all layouts that the columns allow is drawn, each as likely as the others (MC-L1)."""
    counts = tuple(len(row.object) for row in beach.row)
    limits = LIMITS[layout]
    number = chance.below(layouts(counts, (0,) * 6, limits))
    columns: tuple[int, ...] = (0,) * 6
    cells: list[int] = []
    for row in range(6):
        for chosen in combinations(range(6), counts[row]):
            after = tuple(n + (column in chosen) for column, n in enumerate(columns))
            ways = layouts(counts[row + 1 :], after, limits)
            if number < ways:
                break
            number -= ways
        columns = after
        placed = vec[i64](chosen)
        chance.shuffle(placed)
        cells += [6 * row + int(column) for column in placed]
    return cells


def layouts(counts: tuple[int, ...], columns: tuple[int, ...], limits: tuple[int, int]) -> int:
    """How many ways there are to lay out rows with so many objects each, below columns that have so many already."""
    return _layouts(counts, tuple(sorted(columns)), limits)


@cache
def _layouts(counts: tuple[int, ...], columns: tuple[int, ...], limits: tuple[int, int]) -> int:
    fewest, most = limits
    if max(columns) > most:
        return 0
    if not counts:
        return int(min(columns) >= fewest)
    return sum(layouts(counts[1:], after, limits) for after in _with_row(columns, counts[0]))


def _with_row(columns: tuple[int, ...], objects: int) -> Iterator[tuple[int, ...]]:
    for chosen in combinations(range(6), objects):
        yield tuple(n + (column in chosen) for column, n in enumerate(columns))
