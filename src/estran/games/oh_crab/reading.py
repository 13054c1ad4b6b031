"""Reading positions back: what no game can lead to is refused."""

from functools import cache

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ...core.bits import BIT
from ...core.positions import impossible, malformed, shaped
from ...core.refusal import Refused
from ...core.steps import Steps
from .content import CRABS, EDITIONS, Content
from .position import CRAB_STEPS, REASON_NAMES
from .possible import check
from .rules import actions
from .rules.actions import PHASE_NAMES, STEP_NAMES
from .rules.board import COLUMNS, NOWHERE, SEA, cell_name
from .rules.cards import CARDS, ICONS, MARKET, NO_CARD, SPECIAL_NAMES, Cards
from .rules.setup import (
    BOTTOM,
    BURIED,
    DISCARDED,
    HAND,
    LENGTH,
    LONGEST_TRACK,
    PLACES,
    PLANNED,
    POOL,
    PURSE,
    SECRET,
    SLOT,
    TRACK,
    WHERE,
    Setup,
    laid_on,
)
from .rules.specials import A_DIAGONAL, A_FORWARD, A_SEAWARD, SECOND
from .rules.state import NO_CRAB, OhCrab

MOST = 9999
"""Rounds and shells are counted no further."""
STEP_FIELDS = {
    actions.A_MOVE: ("moves", "second"),
    actions.A_COST: ("special",),
    actions.AN_ICON: ("special",),
    actions.A_PUSH: ("crab",),
    actions.A_LANDING: ("crab",),
    **dict.fromkeys(CRAB_STEPS, ("crabs",)),
    actions.A_GIFT: ("optional",),
    actions.A_MARKET_CARD: ("given",),
    actions.A_TOLL: ("cards",),
}
"""What is said of a step besides who owes it."""


class Crab(msgspec.Struct, forbid_unknown_fields=True):
    cell: str
    """A space, "sea", or nothing where it is not on the table."""
    down: bool = False
    tired: bool = False
    """Active in the first half of the round, with two players."""


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    hand: list[str]
    planned: str = ""
    secret: list[str] = []
    track: list[str] = []
    discards: list[str] = []
    shells: int = 0
    gone: bool = False


class Step(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    owes: str
    seat: int
    moves: dict[str, int] = {}
    second: bool = False
    special: str = ""
    crab: str = ""
    crabs: list[str] = []
    optional: bool = False
    given: str = ""
    cards: int = 0


class Position(msgspec.Struct, forbid_unknown_fields=True):
    players: int
    board: str
    extras: str
    crabs: list[Crab]
    seats: list[Seat]
    market: list[list[str]]
    edition: str = "final"
    round: int = 1
    half: int = 1
    phase: str = "planning"
    chef: int = 1
    chef_used: bool = False
    pile: list[str] | None = None
    bottom: list[str] = []
    boxed: list[str] = []
    turn: int | None = None
    crab: str = ""
    begun: bool = False
    ending: bool = False
    added: str = ""
    snack: str = ""
    dropped: str = ""
    ready: list[str] = []
    pool: dict[str, int] = {}
    extra_used: bool = False
    reckless: bool = False
    steps: list[Step] = []
    over: str = ""
    winners: list[int] = []


def read(data: object, content: Content) -> OhCrab:
    position = shaped(data, Position)
    state = OhCrab(_setup(position, content), position.players, vec[i64]([0] * PLACES), Steps())
    _lay_out(state, position)
    _deal_out(state, position)
    _take_up(state, position)
    check(state)
    return state


def _one_of(where: str, given: str, known: list[str] | tuple[str, ...]) -> int:
    """Which of the known words this is."""
    if given not in known:
        raise malformed(where, f'expected one of {", ".join(filter(None, known))}, got "{given}"')
    return known.index(given)


def _within(where: str, given: int, least: int, most: int) -> int:
    if not least <= given <= most:
        raise malformed(where, f"expected {least} to {most}, got {given}")
    return given


def _setup(position: Position, content: Content) -> Setup:
    _one_of("edition", position.edition, EDITIONS)
    prototype = position.edition == "prototype"
    _within("players", position.players, 3 if prototype else 2, 5)
    where = "board"
    try:
        board = content.board(position.board, position.edition, 2 if position.players == 2 else 3 if prototype else 0)
        where = "extras"
        faces = content.extras(position.extras, position.edition)
    except Refused as refused:
        raise malformed(where, str(refused).rstrip(".")) from None
    return Setup(board, content.cards[position.edition], vec[i64](faces), prototype)


def _lay_out(state: OhCrab, position: Position) -> None:
    """The crabs to their spaces."""
    board, table = state.setup.board, state.table
    cells = _cells(int(board.rows))
    if len(position.crabs) != state.crabs:
        raise malformed("crabs", f"expected {state.crabs} crabs, got {len(position.crabs)}")
    for n in range(5):
        table[WHERE + n] = NOWHERE
    for n, crab in enumerate(position.crabs):
        if crab.cell not in cells:
            raise malformed(f"crabs[{n}].cell", f'there is no space "{crab.cell}"')
        table[WHERE + n] = cells[crab.cell]
        state.down |= BIT[n] if crab.down else 0
        state.tired |= BIT[n] if crab.tired else 0


@cache
def _cells(rows: int) -> dict[str, int]:
    """Where a crab can be said to be, by name."""
    return {cell_name(cell): cell for cell in range(rows * COLUMNS)} | {"sea": SEA, "": NOWHERE}


@cache
def numbers(cards: Cards) -> dict[str, int]:
    """The numbers of the cards, by name."""
    return {cards.name(card): card for card in range(CARDS)}


class Pack:
    """Cards by name, each to be found once."""

    def __init__(self, cards: Cards) -> None:
        self.numbers = numbers(cards)
        self.seen = 0

    def card(self, where: str, name: str) -> int:
        if name not in self.numbers:
            raise malformed(where, f'there is no card "{name}"')
        return self.numbers[name]

    def take(self, where: str, name: str) -> int:
        card = self.card(where, name)
        if self.seen & BIT[card]:
            raise impossible(where, f"{name} is listed twice")
        self.seen |= int(BIT[card])
        return card

    def heap(self, where: str, names: list[str]) -> int:
        return sum(int(BIT[self.take(where, name)]) for name in names)


def _deal_out(state: OhCrab, position: Position) -> None:
    """The cards to their places."""
    table, pack = state.table, Pack(state.setup.cards)
    if len(position.seats) != position.players:
        raise malformed("seats", f"expected {position.players} seats, got {len(position.seats)}")
    for seat in range(5):
        table[PLANNED + seat] = NO_CARD
    for seat, given in enumerate(position.seats):
        where = f"seats[{seat}]"
        table[HAND + seat] = pack.heap(f"{where}.hand", given.hand)
        table[PLANNED + seat] = pack.take(f"{where}.planned", given.planned) if given.planned else NO_CARD
        table[DISCARDED + seat] = pack.heap(f"{where}.discards", given.discards)
        for n, card in enumerate(given.track):
            table[TRACK + seat * LONGEST_TRACK + n] = pack.take(f"{where}.track", card)
        table[LENGTH + seat] = len(given.track)
        table[SECRET + seat] = Pack(state.setup.cards).heap(f"{where}.secret", given.secret)
        table[PURSE + seat] = _within(f"{where}.shells", given.shells, 0, MOST)
        state.gone |= BIT[seat] if given.gone else 0
    if len(position.market) != 3:
        raise malformed("market", f"expected 3 stacks, got {len(position.market)}")
    for slot, stack in enumerate(position.market):
        if len(stack) > 3:
            raise impossible(f"market[{slot}]", f"{len(stack)} cards with one special action")
        for card in reversed(stack):
            table[SLOT + slot] = laid_on(table[SLOT + slot], pack.take(f"market[{slot}]", card))
    for n, card in enumerate(position.bottom):
        table[BOTTOM + n] = _of_market(state, "bottom", pack.take("bottom", card))
    table[BURIED] = len(position.bottom)
    state.boxed = pack.heap("boxed", position.boxed)
    if position.pile is None:
        state.pile = MARKET & ~pack.seen
    else:
        state.pile = pack.heap("pile", position.pile)


def _of_market(state: OhCrab, where: str, card: int) -> int:
    if not MARKET & BIT[card]:
        raise impossible(where, f"{state.setup.cards.name(card)} is a starting card")
    return card


def _take_up(state: OhCrab, position: Position) -> None:
    """Where round and turn stand."""
    cards, players = Pack(state.setup.cards), int(state.players)
    state.phase = _one_of("phase", position.phase, PHASE_NAMES)
    state.round = _within("round", position.round, 1, MOST)
    state.half = _within("half", position.half, 1, 2 if players == 2 else 1) - 1
    state.chef = _within("chef", position.chef, 1, players) - 1
    state.chef_used = position.chef_used
    state.active = _within("turn", position.chef if position.turn is None else position.turn, 1, players) - 1
    state.crab = _crab(state, "crab", position.crab) if position.crab else NO_CRAB
    state.begun, state.ending = position.begun, position.ending
    state.extra_used, state.reckless = position.extra_used, position.reckless
    state.added = cards.card("added", position.added) if position.added else NO_CARD
    state.snack = cards.card("snack", position.snack) if position.snack else NO_CARD
    state.dropped = cards.card("dropped", position.dropped) if position.dropped else NO_CARD
    for special in position.ready:
        number = _one_of("ready", special, SPECIAL_NAMES)
        if position.ready.count(special) > 2:
            raise impossible("ready", f'"{special}" cannot have been gained {position.ready.count(special)} times')
        state.ready += BIT[2 * number]
    for icon, left in position.pool.items():
        state.table[POOL + _one_of("pool", icon, ICONS)] = _within(f"pool.{icon}", left, 0, 9)
    for n, one in enumerate(position.steps):
        _owe(state, f"steps[{n}]", one)
    state.ended = _one_of("over", position.over, REASON_NAMES)
    for winner in position.winners:
        state.winners |= BIT[_within("winners", winner, 1, players) - 1]


def _crab(state: OhCrab, where: str, colour: str) -> int:
    return _one_of(where, colour, CRABS[: state.crabs])


def _owe(state: OhCrab, where: str, one: Step) -> None:
    kind = _one_of(f"{where}.owes", one.owes, STEP_NAMES)
    seat = _within(f"{where}.seat", one.seat, 1, int(state.players)) - 1
    for field in msgspec.to_builtins(one):
        if field not in ("owes", "seat", *STEP_FIELDS.get(kind, ())):
            raise malformed(f"{where}.{field}", f'"{one.owes}" says nothing of it')
    state.steps.push(kind, seat, _data(state, where, kind, one))


def _data(state: OhCrab, where: str, kind: int, one: Step) -> int:
    if kind == actions.A_MOVE:
        moves = 0
        for icon, left in one.moves.items():
            moves += (A_FORWARD, A_DIAGONAL, A_SEAWARD)[_one_of(f"{where}.moves", icon, ICONS[1:])] * _within(f"{where}.moves", left, 0, 2)
        return moves + (SECOND if one.second else 0)
    if kind in (actions.A_COST, actions.AN_ICON):
        return _one_of(f"{where}.special", one.special, SPECIAL_NAMES)
    if kind in (actions.A_PUSH, actions.A_LANDING):
        return _crab(state, f"{where}.crab", one.crab)
    if kind in CRAB_STEPS:
        return sum(2 ** _crab(state, f"{where}.crabs", colour) for colour in set(one.crabs))
    if kind == actions.A_GIFT:
        return int(one.optional)
    if kind == actions.A_MARKET_CARD:
        return Pack(state.setup.cards).card(f"{where}.given", one.given) + 1 if one.given else 0
    return _within(f"{where}.cards", one.cards, 1, 9) if kind == actions.A_TOLL else 0
