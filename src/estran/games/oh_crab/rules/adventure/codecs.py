"""How the numbers of the Adventure Pack are written as plain data, and read back."""

from typing import Any

from mypy_extensions import i64

from .....core.bits import BIT, members_of
from .....core.positions import impossible, malformed
from ..board import COLUMNS, cell_name
from ..cards import FACE_NAMES
from ..codecs import Codec, Pack, one_of_words, within
from ..race import Race
from ..setup import BUILT_BITS, ELEMENT, GONE, KNOWN, SKILL_CARDS
from .elements import FACE_UP, LIES, element_name, is_there, is_up, name_of, value
from .events import LASTING
from .pack import CHALLENGES, EVENTS, FIRST_CHALLENGE, FIRST_EVENT, FIRST_KEPT, SKILLS, TOKENS


class Names(Codec):
    """A set of things by their names."""

    def __init__(self, names: list[str]) -> None:
        super().__init__(list[str], [])
        self.names: list[str] = names

    def write(self, race: Race, number: i64) -> Any:
        return [self.names[member] for member in members_of(number)]

    def read(self, race: Race, where: str, given: Any) -> i64:
        found: i64 = 0
        for name in given:
            member = one_of_words(where, str(name), self.names)
            if found & BIT[member]:
                raise impossible(where, f"{name} is listed twice")
            found |= BIT[member]
        return found


class Faces(Names):
    """The extra actions bought this turn."""

    def __init__(self) -> None:
        super().__init__(FACE_NAMES)

    def read(self, race: Race, where: str, given: Any) -> i64:
        for name in given:
            if name in FACE_NAMES and FACE_NAMES.index(name) not in list(race.setup.extras):
                raise impossible(where, f"{name} is not in play")
        return super().read(race, where, given)


class Tiles(Codec):
    """A set of beach tiles, by their place from the land."""

    def __init__(self) -> None:
        super().__init__(list[int], [])

    def write(self, race: Race, number: i64) -> Any:
        return members_of(number)

    def read(self, race: Race, where: str, given: Any) -> i64:
        found: i64 = 0
        for tile in given:
            found |= BIT[within(where, int(tile), 1, len(race.setup.board.edges) - 1)]
        return found


class Named(Codec):
    """One of these by its name, or nothing; inside one more than its place among them."""

    def __init__(self, names: list[str]) -> None:
        super().__init__(str, "")
        self.names: list[str] = names

    def write(self, race: Race, number: i64) -> Any:
        return self.names[number - 1] if number else ""

    def read(self, race: Race, where: str, given: Any) -> i64:
        return one_of_words(where, str(given), self.names) + 1 if given else 0


class Lasting(Codec):
    """The event in force, by its name."""

    def __init__(self) -> None:
        super().__init__(str, "")

    def write(self, race: Race, number: i64) -> Any:
        return EVENTS[[int(rule) for rule in LASTING].index(int(number))] if number else ""

    def read(self, race: Race, where: str, given: Any) -> i64:
        if not given:
            return 0
        event = one_of_words(where, str(given), EVENTS)
        if not LASTING[event]:
            raise impossible(where, f"{given} acts at once and is gone")
        return LASTING[event]


class InForce(Codec):
    """The challenge in force by its name: inside the number of its card."""

    def __init__(self) -> None:
        super().__init__(str, "")

    def write(self, race: Race, number: i64) -> Any:
        return CHALLENGES[value(race, FIRST_CHALLENGE + number - 1)] if number else ""

    def read(self, race: Race, where: str, given: Any) -> i64:
        if not given:
            return 0
        challenge = one_of_words(where, str(given), CHALLENGES)
        for card in range(3):
            if value(race, FIRST_CHALLENGE + card) == challenge and is_up(race, FIRST_CHALLENGE + card):
                return card + 1
        raise impossible(where, f"no card that is turned up is {given}")


class Tokens(Codec):
    """Tokens that are kept or spent, by their names, one that is there twice twice."""

    def __init__(self, kept: bool) -> None:
        super().__init__(list[str], [])
        self.first: int = FIRST_KEPT if kept else 0

    def write(self, race: Race, number: i64) -> Any:
        return [name for kind, name in enumerate(TOKENS) for _ in range(int(number) >> 2 * kind & 3)]

    def read(self, race: Race, where: str, given: Any) -> i64:
        found: i64 = 0
        for name in given:
            kind = one_of_words(where, str(name), TOKENS)
            if kind < self.first:
                raise impossible(where, f"{name} is not kept")
            if given.count(name) > race.setup.pack.copies[kind]:
                raise impossible(where, f"there are not so many {name}")
            found += BIT[2 * kind]
        return found


class Built(Codec):
    """Spaces that have become obstacles."""

    def __init__(self) -> None:
        super().__init__(list[str], [])

    def write_at(self, race: Race, slot: i64, index: i64) -> Any:
        cells = range(int(race.setup.board.rows) * COLUMNS)
        return [cell_name(cell) for cell in cells if race.table[slot + cell // BUILT_BITS] & BIT[cell % BUILT_BITS]]

    def read_at(self, race: Race, slot: i64, index: i64, where: str, given: Any, pack: Pack) -> None:
        names = {cell_name(cell): cell for cell in range(int(race.setup.board.rows) * COLUMNS)}
        for name in given:
            if name not in names:
                raise malformed(where, f'there is no space "{name}"')
            cell = names[name]
            if race.setup.board.space(cell):
                raise impossible(where, f"{name} is no standard space")
            race.table[slot + cell // BUILT_BITS] |= BIT[cell % BUILT_BITS]


class Chosen(Codec):
    """The skills that a seat keeps, in the order of its crabs."""

    def __init__(self) -> None:
        super().__init__(list[str], [])

    def write(self, race: Race, number: i64) -> Any:
        names: list[str] = []
        while number:
            names.append(SKILLS[number % SKILL_CARDS - 1])
            number //= SKILL_CARDS
        return names

    def read(self, race: Race, where: str, given: Any) -> i64:
        if given and len(given) != race.crabs // race.players:
            raise malformed(where, f"expected {race.crabs // race.players} skills, got {len(given)}")
        found: i64 = 0
        for name in reversed(given):
            found = found * SKILL_CARDS + one_of_words(where, str(name), SKILLS) + 1
        return found


# -- hidden elements


def written_element(race: Race, element: i64) -> dict[str, Any]:
    """What it is, and who knows that."""
    if is_up(race, element):
        return {"is": name_of(element, value(race, element)), "up": True}
    seats = [seat + 1 for seat in members_of(race.table[KNOWN + element])]
    return {"is": name_of(element, value(race, element)), "knows": seats}


class Elements(Codec):
    """Three events or challenges, or as many as there are tiles."""

    def __init__(self, first: int, names: list[str]) -> None:
        super().__init__(list[dict[str, Any]], [])
        self.first: i64 = first
        self.names: list[str] = names

    def write_at(self, race: Race, slot: i64, index: i64) -> Any:
        return [written_element(race, element) for element in range(self.first, self.first + 3) if is_there(race, element)]

    def read_at(self, race: Race, slot: i64, index: i64, where: str, given: Any, pack: Pack) -> None:
        tiles = len(race.setup.board.edges) - 1
        if len(given) != tiles:
            raise malformed(where, f"expected {tiles}, one a beach tile, got {len(given)}")
        for n, said in enumerate(given):
            read_element(race, self.first + n, f"{where}[{n}]", dict(said), self.names)


class TokensLaid(Codec):
    """The tokens on the beach, by their spaces."""

    def __init__(self) -> None:
        super().__init__(list[dict[str, Any]], [])

    def write_at(self, race: Race, slot: i64, index: i64) -> Any:
        laid = [token for token in range(FIRST_EVENT) if is_there(race, token)]
        return [{"cell": element_name(race, token), **written_element(race, token)} for token in laid]

    def read_at(self, race: Race, slot: i64, index: i64, where: str, given: Any, pack: Pack) -> None:
        cells = [cell_name(cell) for cell in race.setup.board.surprises]
        for n, said in enumerate(given):
            told = dict(said)
            cell = told.pop("cell", "")
            if cell not in cells:
                raise malformed(f"{where}[{n}].cell", f'there is no surprise space "{cell}"')
            if is_there(race, cells.index(cell)):
                raise impossible(f"{where}[{n}].cell", f"two tokens are on {cell}")
            read_element(race, cells.index(cell), f"{where}[{n}]", told, TOKENS)


def check_seen(race: Race, where: str, what: str, up: bool, knowers: int) -> None:
    """It has a value if somebody has seen it, and only then (OC-D80); who has may have left since."""
    if (up or knowers) and not what:
        raise impossible(f"{where}.is", "somebody has seen it")
    if what and not up and not knowers and not race.table[GONE]:
        raise impossible(f"{where}.is", "nobody has looked at it yet")
    if up and knowers:
        raise impossible(f"{where}.knows", "all know it")


def read_element(race: Race, element: i64, where: str, said: dict[str, Any], names: list[str]) -> None:
    what, up, knows = said.pop("is", ""), said.pop("up", False), said.pop("knows", [])
    for other in said:
        raise malformed(f"{where}.{other}", "nothing is said of it")
    if not isinstance(what, str) or not isinstance(up, bool) or not isinstance(knows, list):
        raise malformed(where, 'expected what it "is", and "up" or who "knows" it')
    check_seen(race, where, what, up, len(knows))
    race.table[ELEMENT + element] = LIES + (one_of_words(f"{where}.is", what, names) + 1 if what else 0)
    if up:
        race.table[ELEMENT + element] |= FACE_UP
    for seat in knows:
        if not isinstance(seat, int):
            raise malformed(f"{where}.knows", "expected seats")
        race.table[KNOWN + element] |= BIT[within(f"{where}.knows", seat, 1, int(race.players)) - 1]
