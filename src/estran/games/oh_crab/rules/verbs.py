"""What can be decided, in words and as numbers: each verb has a row of actions, one for each thing that it can be said of."""

from functools import cache
from typing import Final

from mypy_extensions import i64

from .board import COLUMNS, DIRECTION_NAMES, MOST_ROWS, NOWHERE, half_row, neighbour
from .cards import MOST_CARDS, Cards
from .race import Race
from .setup import CRAB, NO_CRAB, WHERE

ENDS: Final = ("left", "right")
"""Of a track."""
SEAWARD_WAYS: Final[list[str]] = DIRECTION_NAMES[:3]
NO_SUCH: Final = -1
VERBS: Final[list["Verb"]] = []
"""In the order of their actions."""


class Verb:
    """One that is written alike in all states, and is a button; others say so."""

    def __init__(self, name: str, texts: list[str], rules: tuple[str, ...]) -> None:
        self.name: str = name
        self.texts: list[str] = texts
        """As it is written with each thing."""
        self._read: dict[str, int] = {squeezed(text): which for which, text in enumerate(texts)}
        self.rules: tuple[str, ...] = rules
        """What stands behind it."""
        self.first: i64 = VERBS[len(VERBS) - 1].beyond if VERBS else 0
        """Its first action..."""
        self.beyond: i64 = self.first + len(texts)
        """...and the first of the next verb."""
        VERBS.append(self)

    def number(self, race: Race) -> i64:
        """How many of its actions there are in this game."""
        return len(self.texts)

    def written(self, race: Race, seat: i64, which: i64) -> str:
        return self.texts[which]

    def things(self, race: Race, seat: i64, which: i64) -> tuple[str, ...]:
        """What one would click for it, in that order."""
        return (f"button:{self.texts[which].replace(' ', '-')}",)

    def behind(self, race: Race, which: i64) -> tuple[str, ...]:
        """The rules behind an action."""
        return self.rules

    def read(self, race: Race, seat: i64, plain: str) -> i64:
        """Which of its actions a text means that has neither capitals nor spaces nor hyphens, or NO_SUCH."""
        return self._read.get(plain, NO_SUCH)

    def alone(self, race: Race, seat: i64, plain: str) -> i64:
        """Which of its actions is meant by a card, a space, a crab or a direction that stands alone, where this verb is asked for."""
        return NO_SUCH


class CardVerb(Verb):
    """One that is said of a card."""

    def __init__(self, name: str, rules: tuple[str, ...]) -> None:
        super().__init__(name, [name] * MOST_CARDS, rules)

    def number(self, race: Race) -> i64:
        return race.setup.cards.number

    def written(self, race: Race, seat: i64, which: i64) -> str:
        return f"{self.name} {race.setup.cards.name(which)}"

    def things(self, race: Race, seat: i64, which: i64) -> tuple[str, ...]:
        return (f"card:{race.setup.cards.name(which)}",)

    def read(self, race: Race, seat: i64, plain: str) -> i64:
        return card_named(race, plain.removeprefix(self.name)) if plain.startswith(self.name) else NO_SUCH

    def alone(self, race: Race, seat: i64, plain: str) -> i64:
        return card_named(race, plain)


class ThingVerb(Verb):
    """One for which one clicks something of this sort, that is called as it is written."""

    def __init__(self, name: str, sort: str, names: list[str], said: str, rules: tuple[str, ...]) -> None:
        super().__init__(name, [f"{said} {one}".strip() for one in names], rules)
        self._things: list[str] = [f"{sort}:{one}" for one in names]
        self._named: dict[str, int] = {squeezed(one): which for which, one in enumerate(names)}

    def things(self, race: Race, seat: i64, which: i64) -> tuple[str, ...]:
        return (self._things[which],)

    def alone(self, race: Race, seat: i64, plain: str) -> i64:
        return self._named.get(plain, NO_SUCH)


class DoneVerb(Verb):
    """Some say otherwise that they leave it at that."""

    def read(self, race: Race, seat: i64, plain: str) -> i64:
        return 0 if plain in ("pass", "skip") else super().read(race, seat, plain)


class WayVerb(Verb):
    """One that leads a crab to a space: that is clicked."""

    def __init__(self, name: str, said: str, ways: list[str], rules: tuple[str, ...]) -> None:
        super().__init__(name, [f"{said} {way}".strip() for way in ways], rules)
        self._ways: dict[str, int] = {squeezed(way): which for which, way in enumerate(ways)}

    def end(self, race: Race, which: i64) -> str:
        """The hex where it leads, or nothing."""
        return next_to(race, race.table[CRAB], which)

    def things(self, race: Race, seat: i64, which: i64) -> tuple[str, ...]:
        return (f"cell:{self.end(race, which)}",)

    def alone(self, race: Race, seat: i64, plain: str) -> i64:
        if plain in self._ways:
            return self._ways[plain]
        for which in range(len(self.texts)):
            if self.end(race, which) == plain != "":
                return which
        return NO_SUCH


def squeezed(text: str) -> str:
    """Capitals, spaces and hyphens do not matter."""
    return "".join(text.lower().replace("-", " ").replace("_", " ").split())


def verb_of(action: i64) -> Verb:
    for verb in VERBS:
        if action < verb.beyond:
            return verb
    return VERBS[len(VERBS) - 1]


def card_named(race: Race, plain: str) -> i64:
    return _cards_by_name(race.setup.cards).get(plain, NO_SUCH)


@cache
def _cards_by_name(cards: Cards) -> dict[str, int]:
    return {squeezed(cards.name(card)): card for card in range(int(cards.number))}


# -- spaces


def hex_name(cell: i64) -> str:
    """As `cell_name`, but it also names the hexes of the sea next to the beach."""
    return f"{'abcdefg'[cell % COLUMNS]}{int(half_row(cell)) + 1}"


def hex_named(name: str) -> i64:
    """The hex of this name: it need not be on the beach."""
    column, half = "abcdefg".index(name[0]), int(name[1:]) - 1
    return (half - column % 2) // 2 * COLUMNS + column


def next_to(race: Race, crab: i64, way: i64) -> str:
    """The hex next to a crab, of the beach or of the sea; nothing beside the beach, or of a crab that is not on it."""
    if crab == NO_CRAB or crab >= race.crabs or not race.on_beach(crab):
        return ""
    there = neighbour(race.table[WHERE + crab], way, MOST_ROWS + 1)
    return "" if there == NOWHERE else hex_name(there)


# -- verbs of several rooms

DISCARD: Final = CardVerb("discard", ())
"""Of one's hand, for a cost, an obstacle or a shortcut: what is owed says by which rule."""
DONE: Final = DoneVerb("done", ["done"], ("OC-048",))
"""Nothing more of this: enough crabs moved, no second move, no exchange, stay in the current."""
