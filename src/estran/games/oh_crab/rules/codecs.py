"""How numbers of a race are written as plain data, and read back. What cannot be read is refused, with its place."""

from typing import Any, Final

from mypy_extensions import i64

from ....core.bits import BIT, members_of
from ....core.positions import impossible, malformed
from .board import COLUMNS, NOWHERE, SEA, cell_name
from .cards import FACE_NAMES, ICONS, NO_CARD
from .hands import EACH_READY, READY_BITS, ready
from .race import Race
from .rows import NUMBERS, add_right, in_order
from .setup import BURIED, CRABS, LENGTH, laid_on, listed
from .verbs import card_named, squeezed


class Codec:
    """The number of something, as it is."""

    def __init__(self, kind: Any = int, default: Any = 0, field: str = "") -> None:
        self.kind: Any = kind
        """What its plain data must be."""
        self.default: Any = default
        """What is meant where nothing is said."""
        self.field: str = field
        """What it is called where it belongs to a step; nothing where a step carries nothing."""

    def write(self, race: Race, number: i64) -> Any:
        return int(number)

    def read(self, race: Race, where: str, given: Any) -> i64:
        return int(given)

    def said(self, race: Race, number: i64) -> dict[str, Any]:
        """As a step says it."""
        return {self.field: self.write(race, number)}

    # What lies in one place of the table does so as its number; what takes several, or a part of one, says otherwise.

    def write_at(self, race: Race, slot: i64, index: i64) -> Any:
        return self.write(race, race.table[slot + index])

    def read_at(self, race: Race, slot: i64, index: i64, where: str, given: Any, pack: "Pack") -> None:
        race.table[slot + index] = self.read(race, where, given)


class Number(Codec):
    """A count from the first to the last; `shift` is what it is more than inside."""

    def __init__(self, least: int, most: int, default: Any = 0, shift: int = 0, field: str = "") -> None:
        super().__init__(int, default, field)
        self.least: int = least
        self.most: int = most
        self.shift: i64 = shift

    def write(self, race: Race, number: i64) -> Any:
        return int(number + self.shift)

    def read(self, race: Race, where: str, given: Any) -> i64:
        return within(where, whole(where, given), self.least, self.most) - self.shift


class ASeat(Codec):
    """A seat as people count them."""

    def __init__(self, default: Any) -> None:
        super().__init__(int | None, default)

    def write(self, race: Race, number: i64) -> Any:
        return int(number) + 1

    def read(self, race: Race, where: str, given: Any) -> i64:
        return within(where, whole(where, given), 1, int(race.players)) - 1


class Seats(Codec):
    """A set of seats."""

    def __init__(self) -> None:
        super().__init__(list[int], [])

    def write(self, race: Race, number: i64) -> Any:
        return [seat + 1 for seat in members_of(number)]

    def read(self, race: Race, where: str, given: Any) -> i64:
        seats: i64 = 0
        for seat in given:
            seats |= BIT[within(where, int(seat), 1, int(race.players)) - 1]
        return seats


class Flag(Codec):
    def __init__(self, field: str = "") -> None:
        super().__init__(bool, False, field)

    def write(self, race: Race, number: i64) -> Any:
        return number != 0

    def read(self, race: Race, where: str, given: Any) -> i64:
        return 1 if given else 0


class Said(Flag):
    """One that a step says only where it is so."""

    def said(self, race: Race, number: i64) -> dict[str, Any]:
        return {self.field: True} if number else {}


class Unsaid(Flag):
    """One that older positions do not know."""

    def __init__(self) -> None:
        super().__init__()
        self.kind = bool | None
        self.default = None


class Member(Codec):
    """Whether a crab or a seat is in a set."""

    def __init__(self) -> None:
        super().__init__(bool, False)

    def write_at(self, race: Race, slot: i64, index: i64) -> Any:
        return race.table[slot] & BIT[index] != 0

    def read_at(self, race: Race, slot: i64, index: i64, where: str, given: Any, pack: "Pack") -> None:
        race.table[slot] |= BIT[index] if given else 0


class OneOf(Codec):
    """One of these words, by its place among them."""

    def __init__(self, words: list[str], default: str) -> None:
        super().__init__(str, default)
        self.words: list[str] = words

    def write(self, race: Race, number: i64) -> Any:
        return self.words[number]

    def read(self, race: Race, where: str, given: Any) -> i64:
        return one_of_words(where, str(given), self.words)


class Cell(Codec):
    """A space by its name, "sea", or nothing where a crab is not on the table."""

    def __init__(self) -> None:
        super().__init__(str, None)

    def write(self, race: Race, number: i64) -> Any:
        return "" if number == NOWHERE else cell_name(number)

    def read(self, race: Race, where: str, given: Any) -> i64:
        for cell in range(race.setup.board.rows * COLUMNS):
            if cell_name(cell) == given:
                return cell
        if given not in ("sea", ""):
            raise malformed(where, f'there is no space "{given}"')
        return SEA if given else NOWHERE


class ACrab(Codec):
    """A crab by its colour; nothing where it is none, which a step's never is."""

    def __init__(self, field: str = "") -> None:
        super().__init__(str, "", field)

    def write(self, race: Race, number: i64) -> Any:
        return "" if number < 0 else CRABS[number]

    def read(self, race: Race, where: str, given: Any) -> i64:
        return -1 if given == "" and not self.field else one_of_words(where, str(given), list(CRABS[: race.crabs]))


class SomeCrabs(Codec):
    def __init__(self, field: str) -> None:
        super().__init__(list[str], [], field)

    def write(self, race: Race, number: i64) -> Any:
        return [CRABS[crab] for crab in members_of(number)]

    def read(self, race: Race, where: str, given: Any) -> i64:
        crabs: i64 = 0
        for colour in given:
            crabs |= BIT[one_of_words(where, str(colour), list(CRABS[: race.crabs]))]
        return crabs


class ACard(Codec):
    """A card by its name, or nothing; `shift` is what its number is more inside."""

    def __init__(self, field: str = "", shift: int = 0) -> None:
        super().__init__(str, "", field)
        self.shift: i64 = shift

    def write(self, race: Race, number: i64) -> Any:
        card = number - self.shift
        return "" if card == NO_CARD else race.setup.cards.name(card)

    def read(self, race: Race, where: str, given: Any) -> i64:
        return (NO_CARD if given == "" else card_of(race, where, str(given))) + self.shift


class Lone(ACard):
    """A card that lies there and nowhere else."""

    def read_at(self, race: Race, slot: i64, index: i64, where: str, given: Any, pack: "Pack") -> None:
        race.table[slot + index] = pack.take(where, given) if given else NO_CARD


class Heap(Codec):
    """Cards in no order, that lie there and nowhere else."""

    def __init__(self, default: Any = None) -> None:
        super().__init__(list[str], [] if default is None else default)

    def write(self, race: Race, number: i64) -> Any:
        return [race.setup.cards.name(card) for card in members_of(number)]

    def read_at(self, race: Race, slot: i64, index: i64, where: str, given: Any, pack: "Pack") -> None:
        for name in given:
            race.table[slot + index] |= BIT[pack.take(where, name)]


class Remark(Heap):
    """Cards of which something is said: they lie elsewhere."""

    def read_at(self, race: Race, slot: i64, index: i64, where: str, given: Any, pack: "Pack") -> None:
        super().read_at(race, slot, index, where, given, Pack(race))


class Pile(Heap):
    """All market cards that are nowhere else, unless it is said."""

    def __init__(self) -> None:
        super().__init__()
        self.kind = list[str] | None
        self.default = None

    def read_at(self, race: Race, slot: i64, index: i64, where: str, given: Any, pack: "Pack") -> None:
        if given is None:
            race.table[slot] = race.setup.cards.market & ~pack.seen
        else:
            super().read_at(race, slot, index, where, given, pack)


class Track(Codec):
    """Cards in their order, from left to right."""

    def __init__(self) -> None:
        super().__init__(list[str], [])

    def write_at(self, race: Race, slot: i64, index: i64) -> Any:
        return [race.setup.cards.name(card) for card in in_order(race.table, slot + index * NUMBERS, race.table[LENGTH + index])]

    def read_at(self, race: Race, slot: i64, index: i64, where: str, given: Any, pack: "Pack") -> None:
        for n, name in enumerate(given):
            add_right(race.table, slot + index * NUMBERS, n, pack.take(where, name))
        race.table[LENGTH + index] = len(given)


class Buried(Codec):
    """Cards that are known to lie beneath the pile, the next to be drawn first."""

    def __init__(self) -> None:
        super().__init__(list[str], [])

    def write_at(self, race: Race, slot: i64, index: i64) -> Any:
        return [race.setup.cards.name(card) for card in in_order(race.table, slot, race.table[BURIED])]

    def read_at(self, race: Race, slot: i64, index: i64, where: str, given: Any, pack: "Pack") -> None:
        for n, name in enumerate(given):
            card = pack.take(where, name)
            if not race.setup.cards.market & BIT[card]:
                raise impossible(where, f"{name} is a starting card")
            add_right(race.table, slot, n, card)
        race.table[BURIED] = len(given)


class Stacks(Codec):
    """The stacks of the market, each from the top."""

    def __init__(self, slots: int) -> None:
        super().__init__(list[list[str]], None)
        self.slots: int = slots

    def write_at(self, race: Race, slot: i64, index: i64) -> Any:
        return [[race.setup.cards.name(card) for card in listed(race.table[slot + n])] for n in range(self.slots)]

    def read_at(self, race: Race, slot: i64, index: i64, where: str, given: Any, pack: "Pack") -> None:
        if len(given) != self.slots:
            raise malformed(where, f"expected {self.slots} stacks, got {len(given)}")
        for n, stack in enumerate(given):
            if len(stack) > 3:
                raise impossible(f"{where}[{n}]", f"{len(stack)} cards with one special action")
            for name in reversed(stack):
                race.table[slot + n] = laid_on(race.table[slot + n], pack.take(f"{where}[{n}]", name))


class Pool(Codec):
    """How many of each basic action."""

    def __init__(self) -> None:
        super().__init__(dict[str, int], {})

    def write_at(self, race: Race, slot: i64, index: i64) -> Any:
        return {icon: int(race.table[slot + n]) for n, icon in enumerate(ICONS)}

    def read_at(self, race: Race, slot: i64, index: i64, where: str, given: Any, pack: "Pack") -> None:
        for icon, left in given.items():
            race.table[slot + one_of_words(where, icon, ICONS)] = within(f"{where}.{icon}", left, 0, 9)


class Specials(Codec):
    """Special actions by their names, one that was gained twice twice."""

    def __init__(self) -> None:
        super().__init__(list[str], [])

    def write(self, race: Race, number: i64) -> Any:
        return [offer.name for n, offer in enumerate(race.setup.cards.specials) for _ in range(ready(race, n))]

    def read(self, race: Race, where: str, given: Any) -> i64:
        found: i64 = 0
        for name in given:
            special = one_of_words(where, name, special_names(race))
            if given.count(name) > (EACH_READY if race.setup.adventure else 2):
                raise impossible(where, f'"{name}" cannot have been gained {given.count(name)} times')
            found += BIT[READY_BITS * special]
        return found


class ASpecial(Codec):
    """A special action by its name."""

    def __init__(self, field: str) -> None:
        super().__init__(str, "", field)

    def write(self, race: Race, number: i64) -> Any:
        return race.setup.cards.specials[number].name

    def read(self, race: Race, where: str, given: Any) -> i64:
        return one_of_words(where, str(given), special_names(race))


class AFace(Codec):
    """A face of an extra-action tile, by its name."""

    def __init__(self, field: str) -> None:
        super().__init__(str, "", field)

    def write(self, race: Race, number: i64) -> Any:
        return FACE_NAMES[number]

    def read(self, race: Race, where: str, given: Any) -> i64:
        return one_of_words(where, str(given), FACE_NAMES)


NOTHING: Final = Codec()
"""Of a step that carries no number."""


class Pack:
    """The cards as they are laid out, each once."""

    def __init__(self, race: Race) -> None:
        self._race: Race = race
        self.seen: i64 = 0

    def take(self, where: str, name: str) -> i64:
        card = card_of(self._race, where, name)
        if self.seen & BIT[card]:
            raise impossible(where, f"{name} is listed twice")
        self.seen |= BIT[card]
        return card


def special_names(race: Race) -> list[str]:
    return [offer.name for offer in race.setup.cards.specials]


def one_of_words(where: str, given: str, known: list[str]) -> i64:
    """Which of the known words this is."""
    if given not in known:
        raise malformed(where, f'expected one of {", ".join(word for word in known if word)}, got "{given}"')
    return known.index(given)


def whole(where: str, given: Any) -> int:
    """A whole number, where plain data was not looked at yet."""
    if not isinstance(given, int) or isinstance(given, bool):
        raise malformed(where, "Expected `int`")
    return given


def within(where: str, given: int, least: int, most: int) -> i64:
    if not least <= given <= most:
        raise malformed(where, f"expected {least} to {most}, got {given}")
    return given


def card_of(race: Race, where: str, name: str) -> i64:
    card = card_named(race, squeezed(name))
    if card < 0 or race.setup.cards.name(card) != name:
        raise malformed(where, f'there is no card "{name}"')
    return card
