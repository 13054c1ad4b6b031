"""What is data in Oh Crab!: the tiles, the cards, what the extra actions cost, and the scenarios."""

import re
from collections.abc import Sequence
from pathlib import Path

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ...core.chance import Chance
from ...core.content import load, wrong
from ...core.refusal import Refused
from ...core.words import add_folder
from .adventure import Adventure
from .checks import check_all, check_entry, check_number, check_source
from .editions import EDITIONS, PROTOTYPE, Edition
from .rules.board import MOST_ROWS, Board
from .rules.cards import COPIES, DECK, FACE_NAMES, ICONS, MOST_CARDS, MOST_SPECIALS, NO_ICON, NO_SPECIAL, STARTING, Cards, Offer
from .rules.effects.effect import EFFECT_NAMES, effect_named
from .rules.setup import CRABS
from .tiles import BEACHES, FINISH, SIDES, START, TILES, Face, Side, lay

FILES = ("tiles.toml", "cards.toml", "extras.toml", "scenarios.toml")
ADVENTURE = "adventure.toml"
"""Of the Adventure Pack: played with only if a module is, and a folder may be without it."""
OWN = Path(__file__).parent / "content"
"""The game's own."""
DEAREST = 9
"""In shells, of an extra action."""
MOST_PRICE = 1
"""In cards, of a special action: one is asked for."""
EXTRAS = 3
"""Extra-action tiles in play (OC-020)."""


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The icon in the middle, and the halves on both sides, above and below."""

    main: str
    left: tuple[str, str]
    right: tuple[str, str]

    @property
    def row(self) -> list[int]:
        """As the rules read it, without the special action."""
        halves = [NO_ICON if half == "none" else ICONS.index(half) for half in (*self.left, *self.right)]
        return [ICONS.index(self.main), *halves]


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    crab: str
    source: str
    card: tuple[Card, ...]


class Special(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A special action, and the market cards that bear it."""

    id: str
    name: str
    english: str
    rule: str
    source: str
    price: int = 0
    prototype: str = ""
    card: tuple[Card, ...] = ()


class Extra(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A face of an extra-action tile."""

    face: str
    effect: str
    name: str
    english: str
    cost: int
    rule: str
    source: str
    prototype: str = ""


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    english: str
    board: str
    short: str
    extras: str
    source: str
    note: str
    prototype: str = ""

    def tiles(self, beaches: int, edition: str) -> str:
        """Its board with three beaches, or with two; of an edition that has another, that."""
        if edition == PROTOTYPE.id and self.prototype:
            return self.prototype
        return self.short if beaches == 2 else self.board


class Faces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    face: tuple[Face, ...]


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    deck: tuple[Deck, ...]
    special: tuple[Special, ...]


class Extras(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    extra: tuple[Extra, ...]


class Scenarios(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    scenario: tuple[Scenario, ...]


class Content:
    """All of a folder, checked; boards are laid when they are asked for."""

    def __init__(self, folder: Path) -> None:
        add_folder(Path(__file__).parent)  # boards and extra actions are refused in the game's own words
        self.sides = _sides(folder / "tiles.toml")
        """The faces of the tiles, by name: 0A, 0B, 1A ..."""
        printed = _printed(folder / "cards.toml")
        self.decks = printed.deck
        self.specials = {special.id: special for special in printed.special}
        self.extra_faces = _extras(folder / "extras.toml")
        """As the rules count them: Aa, Ab, Ba ..."""
        self.cards = {edition.id: self._cards(edition) for edition in EDITIONS.values()}
        self._boards: dict[tuple[str, str], Board] = {}
        self.scenarios = self._scenarios(folder / "scenarios.toml")
        """By id, the first is for a first game."""
        self.adventure = Adventure((folder if (folder / ADVENTURE).exists() else OWN) / ADVENTURE)
        """Of the folder, or the game's own: folders from before there was an Adventure Pack go on working."""

    def _cards(self, edition: Edition) -> Cards:
        """As the rules read them."""
        rows = [[*card.row, NO_SPECIAL] for deck in self.decks for card in deck.card]
        ids = list(self.specials)
        for id, special in self.specials.items():
            rows += [[*card.row, ids.index(edition.instead.get(id, id))] for card in special.card]
        specials = [_offer(special.id, special.id, special.price, special, edition) for special in self.specials.values()]
        extras = [_offer(extra.face, extra.effect, extra.cost, extra, edition) for extra in self.extra_faces]
        return Cards(vec[i64]([number for row in rows for number in row]), specials, extras)

    def _scenarios(self, file: Path) -> dict[str, Scenario]:
        listed = load(file, Scenarios).scenario
        if not listed:
            raise wrong(file, "scenario", "expected at least one")
        ids = [scenario.id for scenario in listed]
        for n, scenario in enumerate(listed):
            check_entry(file, f"scenario[{n}]", scenario)
            if not re.fullmatch("[a-z]+(-[a-z]+)*", scenario.id) or scenario.id in ("random", "scenario"):
                raise wrong(file, f"scenario[{n}].id", f'expected small letters and hyphens, and a name of its own, got "{scenario.id}"')
            if ids.count(scenario.id) > 1:
                raise wrong(file, f"scenario[{n}].id", f'"{scenario.id}" is listed {ids.count(scenario.id)} times, expected 1')
            self._check_scenario(file, f"scenario[{n}]", scenario)
        return {scenario.id: scenario for scenario in listed}

    def _check_scenario(self, file: Path, key: str, scenario: Scenario) -> None:
        field = "board"
        try:
            long = self.tiles(scenario.board, beaches=3)
            field = "short"
            short = self.tiles(scenario.short, beaches=2)
            field = "prototype"
            if scenario.prototype:
                self.tiles(scenario.prototype, PROTOTYPE.id, beaches=3)
            field = "extras"
            self.extras(scenario.extras)
        except Refused as problem:
            raise wrong(file, f"{key}.{field}", str(problem)) from None
        for tile in short.split("-"):
            if tile not in long:
                raise wrong(file, f"{key}.short", f"{tile} is not on the board {long}")

    # -- boards

    def tiles(self, given: str, edition: str = "final", beaches: int = 0) -> str:
        """The name of a board, its tiles from land to sea, 0A-1A-2B-4A-9B; with so many beaches, if that is said (OC-017, OC-029)."""
        names = given.strip().upper().split("-")
        for name in names:
            if not re.fullmatch("[0-9][A-Z]", name):
                raise Refused("oh-crab-board-form", given=given)
            if name not in self.sides:
                raise Refused("oh-crab-board-tile", tile=name, known=", ".join(self.sides))
        _check_order(names, edition, beaches)
        return "-".join(names)

    def board(self, given: str, edition: str = "final", beaches: int = 0) -> Board:
        """The board of that name; the same one each time."""
        name = self.tiles(given, edition, beaches)
        if (name, edition) not in self._boards:
            self._boards[name, edition] = lay([self.sides[tile] for tile in name.split("-")], EDITIONS[edition])
        return self._boards[name, edition]

    def draw_board(self, edition: str, beaches: int, chance: Chance) -> str:
        """Any tiles of this edition in any order, each on any face."""
        left = list(EDITIONS[edition].beaches)
        tiles = [START, *(left.pop(chance.below(len(left))) for _ in range(beaches)), FINISH]
        return "-".join(f"{tile}{SIDES[chance.below(2)]}" for tile in tiles)

    # -- extra actions

    def extras(self, faces: str, edition: str = "final") -> list[int]:
        """Three faces of different extra-action tiles, Aa-Bb-Da, as the rules count them (OC-020)."""
        names = [name.capitalize() for name in faces.strip().split("-")]
        for name in names:
            if name not in FACE_NAMES:
                raise Refused("oh-crab-extras-form", given=faces, known=", ".join(FACE_NAMES))
        if len(names) != EXTRAS:
            raise Refused("oh-crab-extras-three", given=len(names))
        for tile in EDITIONS[edition].extra_tiles:
            both = [name for name in names if name in tile.split()]
            if len(both) > 1:
                raise Refused("oh-crab-extras-twice", one=both[0], other=both[1])
        for name in names:
            if not any(name in tile for tile in EDITIONS[edition].extra_tiles):
                raise Refused("oh-crab-extras-prototype", face=name)
        return sorted(FACE_NAMES.index(name) for name in names)

    def extras_named(self, faces: str) -> str:
        """Three faces in their order."""
        return "-".join(FACE_NAMES[face] for face in self.extras(faces))

    def draw_extras(self, edition: str, chance: Chance) -> str:
        """Three tiles, each on any face; the prototype has no more than three (OC-404)."""
        left = list(EDITIONS[edition].extra_tiles)
        while len(left) > EXTRAS:
            left.pop(chance.below(len(left)))
        return "-".join(sorted(tile.split()[chance.below(2)] for tile in left))


def _offer(name: str, effect: str, price: int, entry: Special | Extra, edition: Edition) -> Offer:
    found = effect_named(effect)
    assert found is not None
    return Offer(name, found.number, price, entry.prototype if edition is PROTOTYPE and entry.prototype else entry.rule)


def _check_order(names: Sequence[str], edition: str, beaches: int) -> None:
    """One start, beaches, one finish, no tile twice; in the prototype all three of its beaches."""
    tiles = [int(name[0]) for name in names]
    for name, tile in zip(names, tiles, strict=True):
        if tiles.count(tile) > 1:
            raise Refused("oh-crab-board-twice", tile=tile)
        if tile in BEACHES and tile not in EDITIONS[edition].beaches:
            raise Refused("oh-crab-board-prototype", tile=name)
    if tiles[0] != START or tiles[-1] != FINISH:
        raise Refused("oh-crab-board-order", given="-".join(names))
    if len(tiles) - 2 not in ((beaches,) if beaches else (2, 3)):
        raise Refused("oh-crab-board-beaches", given=len(tiles) - 2, expected=beaches or "2, 3")


# -- checking the files


def _sides(file: Path) -> dict[str, Side]:
    """The faces of all tiles; no crab gets stuck on any, nor between any two that can lie together."""
    listed = load(file, Faces).face
    for n, face in enumerate(listed):
        check_entry(file, f"face[{n}]", face)
        if face.tile not in TILES or face.face not in SIDES:
            raise wrong(file, f"face[{n}].tile", f"there is no tile {face.id}")
    names = [face.id for face in listed]
    check_all(file, "face", [f"{tile}{side}" for tile in TILES for side in SIDES], names)
    sides = {face.id: Side(file, f"face[{names.index(face.id)}]", face) for face in sorted(listed, key=lambda face: face.id)}
    for near in sides.values():
        for far in sides.values():
            if _can_follow(near.face.tile, far.face.tile):
                near.check_seam(far)
    start, beach, finish = (max(sides[f"{tile}{side}"].rows for tile in kind for side in SIDES) for kind in ((START,), BEACHES, (FINISH,)))
    if start + 3 * beach + finish > MOST_ROWS:
        raise wrong(file, "face", f"the longest board has {start + 3 * beach + finish} rows, more than {MOST_ROWS}")
    return sides


def _can_follow(near: int, far: int) -> bool:
    """Whether the one tile can lie before the other, seen from the land."""
    return near != far and near != FINISH and far != START and (near, far) != (START, FINISH)


def _printed(file: Path) -> Printed:
    printed = load(file, Printed)
    check_all(file, "deck", CRABS, [deck.crab for deck in printed.deck])
    for n, deck in enumerate(printed.deck):
        check_source(file, f"deck[{n}]", deck)
        if deck.crab != CRABS[n]:
            raise wrong(file, f"deck[{n}].crab", f"expected {CRABS[n]}, for the decks are listed in the order of the crabs")
        if len(deck.card) != DECK:
            raise wrong(file, f"deck[{n}].card", f"the deck of the {deck.crab} crab has {len(deck.card)} cards, expected {DECK}")
        _check_cards(file, f"deck[{n}]", deck.card)
    ids = [special.id for special in printed.special]
    check_all(file, "special", ids, ids)
    cards = STARTING + sum(len(special.card) for special in printed.special)
    if cards > MOST_CARDS or len(ids) > MOST_SPECIALS:
        found = f"{len(ids)} special actions on {cards} cards with the starting ones"
        raise wrong(file, "special", f"{found}, expected at most {MOST_SPECIALS} on {MOST_CARDS}")
    for n, special in enumerate(printed.special):
        check_entry(file, f"special[{n}]", special)
        _check_effect(file, f"special[{n}].id", special.id)
        _check_offer(file, f"special[{n}]", special.price, special, MOST_PRICE)
        _check_copies(file, f"special[{n}]", special)
        _check_cards(file, f"special[{n}]", special.card)
    return printed


def _check_copies(file: Path, key: str, special: Special) -> None:
    stands_elsewhere = any(special.id in edition.instead.values() for edition in EDITIONS.values())
    expected = 0 if stands_elsewhere else COPIES
    if len(special.card) != expected:
        raise wrong(file, f"{key}.card", f'"{special.id}" is on {len(special.card)} cards, expected {expected}')
    for n, card in enumerate(special.card):
        if card in special.card[:n]:
            raise wrong(file, f"{key}.card[{n}]", f'two cards of "{special.id}" are alike')


def _check_cards(file: Path, key: str, cards: Sequence[Card]) -> None:
    for n, card in enumerate(cards):
        for field, icons, allowed in (
            ("main", [card.main], ICONS),
            ("left", card.left, [*ICONS, "none"]),
            ("right", card.right, [*ICONS, "none"]),
        ):
            for icon in icons:
                if icon not in allowed:
                    raise wrong(file, f"{key}.card[{n}].{field}", f'expected one of {", ".join(allowed)}, got "{icon}"')


def _extras(file: Path) -> list[Extra]:
    listed = load(file, Extras).extra
    check_all(file, "extra", FACE_NAMES, [extra.face for extra in listed])
    for n, extra in enumerate(listed):
        check_entry(file, f"extra[{n}]", extra)
        _check_effect(file, f"extra[{n}].effect", extra.effect)
        _check_offer(file, f"extra[{n}]", extra.cost, extra, DEAREST)
    return sorted(listed, key=lambda extra: extra.face)


def _check_effect(file: Path, key: str, name: str) -> None:
    if effect_named(name) is None:
        raise wrong(file, key, f'there is no effect "{name}", expected one of {", ".join(sorted(EFFECT_NAMES))}')


def _check_offer(file: Path, key: str, price: int, entry: Special | Extra, most: int) -> None:
    check_number(file, f"{key}.{'price' if isinstance(entry, Special) else 'cost'}", price, 0, most)
    for named, rule in (("rule", entry.rule), ("prototype", entry.prototype or entry.rule)):
        if not re.fullmatch("OC-[0-9]{3}", rule):
            raise wrong(file, f"{key}.{named}", f'expected the number of a rule, such as OC-103, got "{rule}"')
