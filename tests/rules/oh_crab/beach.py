"""Small helpers to lay out a beach, play, and look. A player is called by their first crab: red, orange, blue, green, brown.

A beach is drawn as in content/tiles.toml, the sea above; one with fewer than seven columns is closed off beside them. Players who have no
crab on it have left. The cards are plain ones: the starting cards have no halves and are called by their main action, market cards by
their special action: `sand` has a shell in the middle, `sand/forward` and `sand/seaward` what they say. Odd prints are given by `prints`.
"""

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from estran.core import Log, Scripted
from estran.core.event import Event
from estran.games import game
from estran.games.oh_crab.editions import EDITIONS, FINAL, Edition
from estran.games.oh_crab.rules.board import COLUMNS, DIRECTION_NAMES, NOWHERE, SEA, Board, cell_name, neighbour
from estran.games.oh_crab.rules.cards import FACE_NAMES, ICONS, NO_CARD, NO_ICON, NO_SPECIAL, Cards, Offer
from estran.games.oh_crab.rules.rows import NUMBERS, add_right, in_order
from estran.games.oh_crab.rules.setup import (
    ACTIVE,
    ADDED,
    BEGUN,
    BOTTOM,
    BURIED,
    CHEF,
    CHEF_USED,
    CRAB,
    DISCARDED,
    DOWN,
    GONE,
    HALF,
    HAND,
    LENGTH,
    NO_CRAB,
    PHASE,
    PHASE_NAMES,
    PILE,
    PLANNED,
    POOL,
    PURSE,
    READY,
    RECKLESS,
    SECRET,
    SLOT,
    TIRED,
    TRACK,
    WHERE,
    Setup,
    laid_on,
    listed,
)
from estran.games.oh_crab.rules.state import OhCrab, fresh
from estran.games.oh_crab.rules.verbs import verb_of
from estran.games.oh_crab.tiles import CURRENTS, SIGNS

from .numbers import CARDS, PRINTED, SPECIAL_NAMES

GAME = game("oh_crab")
CRABS = ["red", "orange", "blue", "green", "brown"]
MAINS = ["shell", "forward", "seaward"]
"""Of the three market cards with one special action."""
COSTS = {"Aa": 1, "Ab": 2, "Ba": 2, "Bb": 2, "Ca": 3, "Cb": 3, "Da": 2, "Db": 1}
OPEN = "\n".join([". . . . . . ."] * 6)
"""Nothing but sand, a1 to f12."""

Each = dict[str, str] | str
"""Cards of some players, or of the active one alone."""


# -- laying out


def cell(name: str) -> int:
    if name == "sea":
        return SEA
    return (int(name[1:]) - 1) // 2 * COLUMNS + "abcdefg".index(name[0])


def drawn(rows: str, shortcut: str = "", starts: str = "a1 a1 a1 a1 a1", edition: Edition = FINAL) -> Board:
    """The board of a drawing. A shortcut is written `c3 to c7 for 2 seaward`; several are parted by commas."""
    lines = [line.split() for line in reversed(rows.strip().splitlines())]
    tokens = [token for line in lines for token in line + ["#"] * (COLUMNS - len(line))]
    arrows = [NOWHERE] * len(tokens)
    prices = [0] * len(tokens)
    for at, token in enumerate(tokens):
        for sign in token:
            if sign in CURRENTS:
                arrows[at] = neighbour(at, CURRENTS[sign], len(lines))
    for said in filter(None, shortcut.split(", ")):
        start, _, end, _, number, icon = said.split()
        arrows[cell(start)], prices[cell(start)] = cell(end), ICONS.index(icon) + 4 * int(number)
    spaces = [edition.counted(sum(SIGNS[sign] for sign in token)) for token in tokens]
    return Board("drawn", len(lines), *(vec[i64](row) for row in (spaces, arrows, prices, [cell(name) for name in starts.split()])))


def plain_cards(prints: dict[str, str], prototype: bool) -> Cards:
    """A print is `upper lower main upper lower`, with - where there is no half; of a starting card it is that of all decks."""
    rows: list[int] = []
    for card in range(CARDS):
        main = card % 4 if card < 20 else ICONS.index(MAINS[(card - 20) % 3])
        print = prints.get(called(card, prototype), f"- - {ICONS[main]} - -")
        left, lower, middle, right, below = (NO_ICON if icon == "-" else ICONS.index(icon) for icon in print.split())
        rows += [middle, left, lower, right, below, NO_SPECIAL if card < 20 else special_of(card, prototype)]
    printed = GAME.printed.cards["prototype" if prototype else "final"]
    extras = [Offer(extra.name, extra.effect, COSTS[extra.name], extra.rule) for extra in printed.extras]
    return Cards(vec[i64](rows), printed.specials, extras)


def special_of(card: int, prototype: bool) -> int:
    special = PRINTED[(card - 20) // 3]
    return SPECIAL_NAMES.index("sideways" if prototype and special == "impulse" else special)


def called(card: int, prototype: bool = False) -> str:
    if card < 20:
        return ICONS[card % 4]
    name = SPECIAL_NAMES[special_of(card, prototype)]
    return name if (card - 20) % 3 == 0 else f"{name}/{MAINS[(card - 20) % 3]}"


def numbered(name: str, crab: int = 0) -> int:
    """The number of a card; of a starting card, in the deck of a crab."""
    if name in ICONS:
        return crab * 4 + ICONS.index(name)
    special, _, main = name.partition("/")
    number = PRINTED.index("impulse" if special == "sideways" else special)
    return 20 + 3 * number + (MAINS.index(main) if main else 0)


def beach(
    rows: str = OPEN,
    crabs: str = "red d6",
    *,
    players: int = 0,
    turn: str = "red",
    phase: str = "",
    chef: str = "",
    pool: str = "",
    specials: str = "",
    added: str = "",
    hand: Each = "",
    track: Each = "",
    discard: Each = "",
    planned: Each = "",
    shells: dict[str, int] | int = 0,
    down: str = "",
    reckless: bool = False,
    market: str = "slant/seaward, call/seaward, sand/seaward",
    pile: str | None = None,
    bottom: str = "",
    extras: str = "",
    shortcut: str = "",
    starts: str = "a1 a1 a1 a1 a1",
    prints: dict[str, str] | None = None,
    prototype: bool = False,
    second_half: str = "",
) -> OhCrab:
    """A moment of a game, by default in the turn of red, after adding a card or resting.

    With a card planned by the active player it is the start of the turn. The chef's move is there only if the chef is given to somebody.
    A slot of the market lists its cards from the top; `pile` says what is in the pile if not all other cards, `bottom` what is known to lie
    beneath. `second_half` lists the crabs of two teams that were active before.
    """
    where = dict(said.split() for said in crabs.split(", "))
    seats = players or max(3, 1 + max(CRABS.index(crab) for crab in where))
    edition = EDITIONS["prototype" if prototype else "final"]
    faces = vec[i64]([FACE_NAMES.index(face) for face in extras.split()])
    setup = Setup(edition.id, edition.in_force, drawn(rows, shortcut, starts, edition), plain_cards(prints or {}, prototype), faces)
    state = fresh(setup, seats)
    for crab, place in where.items():
        state.table[WHERE + CRABS.index(crab)] = cell(place)
    if seats > 2:
        state.table[GONE] = heap(seat for seat in range(seats) if CRABS[seat] not in where)
    state.table[DOWN] = heap(CRABS.index(crab) for crab in down.split())
    state.table[ACTIVE] = seat_of(state, turn)
    state.table[CRAB] = CRABS.index(turn)
    state.table[RECKLESS] = reckless
    _deal(state, turn, hand, track, discard, planned, shells)
    _stock(state, market, pile, bottom)
    _begin(state, turn, phase, chef, pool, specials, added)
    if seats == 2:
        state.table[HALF] = 1 if second_half else 0
        active = 0 if state.table[CRAB] == NO_CRAB else 2 ** state.table[CRAB]
        state.table[TIRED] = heap(CRABS.index(crab) for crab in second_half.split()) | active
    state.go_on(Scripted([]), None)
    return state


def proto(rows: str = OPEN, crabs: str = "red d6", **more) -> OhCrab:
    """The same in the prototype."""
    return beach(rows, crabs, prototype=True, **more)


def with_space(token: str) -> str:
    """A small beach on which b4 is this space."""
    return f"""
        . . .
        . . .
        . {token} .
        . . .
        """


def is_prototype(state: OhCrab) -> bool:
    return state.setup.edition == "prototype"


def heap(members) -> int:
    return sum({2**member for member in members})


def seat_of(state: OhCrab, crab: str) -> int:
    return int(state.owner(CRABS.index(crab)))


def _deal(state: OhCrab, turn: str, hand: Each, track: Each, discard: Each, planned: Each, shells: dict[str, int] | int) -> None:
    table = state.table
    for seat in range(state.players):
        table[HAND + seat] = 0
    for first, said in ((HAND, hand), (DISCARDED, discard), (TRACK, track), (PLANNED, planned), (PURSE, shells)):
        for player, has in (said if isinstance(said, dict) else {turn: said}).items():
            seat = seat_of(state, player)
            if first == PURSE:
                table[PURSE + seat] = has
                continue
            cards = [numbered(name, 2 * seat if state.players == 2 else seat) for name in has.split()]
            if first == PLANNED:
                table[PLANNED + seat] = cards[0] if cards else NO_CARD
            elif first == TRACK:
                table[LENGTH + seat] = len(cards)
                for place, card in enumerate(cards):
                    add_right(table, TRACK + seat * NUMBERS, place, card)
            else:
                table[first + seat] = heap(cards)


def _stock(state: OhCrab, market: str, pile: str | None, bottom: str) -> None:
    """The market. What lies nowhere else is in the pile."""
    table = state.table
    for slot, stack in enumerate(market.split(", ") if market else []):
        for name in reversed(stack.split()):
            table[SLOT + slot] = laid_on(table[SLOT + slot], numbered(name))
    for place, name in enumerate(bottom.split()):
        add_right(table, BOTTOM, place, numbered(name))
        table[BURIED] = place + 1
    if pile is not None:
        state.table[PILE] = heap(numbered(name) for name in pile.split())
        return
    used = [card for slot in range(3) for card in listed(table[SLOT + slot])] + [numbered(name) for name in bottom.split()]
    for seat in range(state.players):
        used += [*cards_of(table[HAND + seat] | table[DISCARDED + seat] | state.track_heap(seat)), int(table[PLANNED + seat])]
    state.table[PILE] = heap(card for card in range(20, CARDS) if card not in used)


def _begin(state: OhCrab, turn: str, phase: str, chef: str, pool: str, specials: str, added: str) -> None:
    state.table[CHEF] = seat_of(state, chef or turn)
    state.table[CHEF_USED] = not chef
    state.table[PHASE] = PHASE_NAMES.index(phase or "action")
    if phase == "planning":
        state.table[CRAB] = NO_CRAB
        return
    state.table[BEGUN] = state.table[PLANNED + state.table[ACTIVE]] == NO_CARD and not phase
    if phase and state.players == 2:
        state.table[CRAB] = NO_CRAB
    for icon, number in Counter(pool.split()).items():
        state.table[POOL + ICONS.index(icon)] = number
    state.table[READY] = sum(number * 8 ** SPECIAL_NAMES.index(name) for name, number in Counter(specials.split()).items())
    if added:
        state.table[ADDED] = numbered(added, int(state.table[ACTIVE]))


# -- playing


def said(state: OhCrab, action: int) -> str:
    """A decision in words."""
    prototype = is_prototype(state)
    verb = verb_of(action)
    words = _VERBS.get(verb.name, _way("", verb.texts))
    return words(int(action - verb.first), prototype) if callable(words) else words


def _card(verb: str):
    return lambda card, prototype: f"{verb} {called(card, prototype)}"


def _way(verb: str, names: list[str]):
    return lambda n, _: f"{verb} {names[n]}".strip()


_VERBS = {
    "done": "done",
    "carried": "carried",
    "snack": lambda n, prototype: f"snack {called(n // 2, prototype)} {'right' if n % 2 else 'left'}",
    "push": _way("push", DIRECTION_NAMES),
    "swap": _way("swap", CRABS),
    "stay": lambda n, _: f"{CRABS[n]} stays",
    "shove": lambda n, _: f"{CRABS[n // 6]} {DIRECTION_NAMES[n % 6]}",
    "leap": lambda n, _: f"{'leap' if n < 6 else 'step'} {DIRECTION_NAMES[n % 6]}",
    "jump": _way("jump", list("abcdefg")),
    "use": _way("use", ICONS),
    "give": _card("give"),
    "discard": _card("discard"),
    "end": "end",
    "shortcut": "shortcut",
    "extra": _way("buy", FACE_NAMES),
    "special": _way("play", SPECIAL_NAMES),
    "stand": _way("stand", ["forward", "diagonal", "seaward", "chef"]),
    "chef": _way("chef", ["left", "right"]),
    "move": _way("", DIRECTION_NAMES),
    "shell": "shell",
    "take": _way("take", ["1", "2", "3", "pile"]),
    "keep": _card("keep"),
    "rest": "rest",
    "add": _way("add", ["left", "right"]),
    "activate": _way("activate", ["first", "second"]),
    "place": _way("place", ["1", "2", "3", "4", "5"]),
    "plan": _card("plan"),
}


def choices(state: OhCrab, player: str = "") -> set[str]:
    """What a player may choose, by default the one who is asked."""
    seat = seat_of(state, player) if player else state.next_seat()
    return {said(state, action) for action in state.legal(seat)}


def ways(state: OhCrab, crab: str) -> set[str]:
    """Where a crab may be moved that does not move itself."""
    return {text.split()[1] for text in choices(state) if text.startswith(f"{crab} ")}


def play(state: OhCrab, *texts: str, luck: list[int] | None = None, by: str = "") -> list[Event]:
    """Make these choices, each by whoever is asked, and give back what was told. Just this luck is drawn, and no other."""
    log, chance = Log(), Scripted(list(luck or []))
    for text in texts:
        seat = seat_of(state, by) if by else state.next_seat()
        found = [action for action in state.legal(seat) if said(state, action) == text]
        assert found, f"{text!r} is none of {sorted(choices(state))}"
        state.apply(seat, found[0], chance, log)
    assert chance.draws == []
    return log.events


def plan(state: OhCrab, **cards: str) -> None:
    """Each player plans a card: plan(state, red="shell", blue="forward")."""
    for player, card in cards.items():
        play(state, f"plan {card}", by=player)


# -- looking


def cards_of(cards: int) -> list[int]:
    return [card for card in range(CARDS) if int(cards) >> card & 1]


def at(state: OhCrab, crab: str) -> str:
    place = state.table[WHERE + CRABS.index(crab)]
    return "nowhere" if place == NOWHERE else cell_name(place)


def is_down(state: OhCrab, crab: str) -> bool:
    return state.is_down(CRABS.index(crab))


def _named(state: OhCrab, first: int, player: str) -> str:
    return " ".join(called(card, is_prototype(state)) for card in cards_of(state.table[first + seat_of(state, player)]))


def hand(state: OhCrab, player: str = "red") -> str:
    return _named(state, HAND, player)


def discards(state: OhCrab, player: str = "red") -> str:
    return _named(state, DISCARDED, player)


def secrets(state: OhCrab, player: str = "red") -> str:
    """Cards that nobody else has seen."""
    return _named(state, SECRET, player)


def planned(state: OhCrab, player: str = "red") -> str:
    card = state.table[PLANNED + seat_of(state, player)]
    return "" if card == NO_CARD else called(card, is_prototype(state))


def track(state: OhCrab, player: str = "red") -> str:
    seat = seat_of(state, player)
    cards = [state.track_card(seat, place) for place in range(state.table[LENGTH + seat])]
    return " ".join(called(card, is_prototype(state)) for card in cards)


def shells(state: OhCrab, player: str = "red") -> int:
    return int(state.table[PURSE + seat_of(state, player)])


def pool(state: OhCrab) -> str:
    """The basic actions left."""
    return " ".join(name for icon, name in enumerate(ICONS) for _ in range(state.table[POOL + icon]))


def market(state: OhCrab) -> str:
    """The slots, as they are laid out."""
    stacks = [listed(state.table[SLOT + slot]) for slot in range(3)]
    return ", ".join(" ".join(called(card, is_prototype(state)) for card in stack) for stack in stacks)


def bottom(state: OhCrab) -> str:
    return " ".join(called(card, is_prototype(state)) for card in in_order(state.table, BOTTOM, state.table[BURIED]))


def asked(state: OhCrab) -> str:
    """Who must decide; nobody when the game is over."""
    return " ".join(CRABS[2 * seat if state.players == 2 else seat] for seat in state.pending())


def phase(state: OhCrab) -> str:
    return PHASE_NAMES[state.table[PHASE]]


def chef(state: OhCrab) -> str:
    return CRABS[2 * state.table[CHEF] if state.players == 2 else state.table[CHEF]]


def winners(state: OhCrab) -> str:
    outcome = state.outcome()
    return " ".join(CRABS[2 * seat if state.players == 2 else seat] for seat in (outcome.winners if outcome else []))


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def told(events: list[Event], kind: str) -> list[dict]:
    """What everyone is told of one kind of event."""
    return [event.public for event in events if event.kind == kind]
