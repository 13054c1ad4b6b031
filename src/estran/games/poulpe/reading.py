"""Reading positions back: what no game can lead to is refused."""

from itertools import product

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ...core.positions import impossible, malformed, shaped
from .content import MODES
from .position import ENDS, open_places
from .rules import actions, effects
from .rules.actions import A_CARD, A_GIFT, A_REPLAY, A_TAKE, A_WISH, AN_ANSWER, OUT_OF_CARDS, OVER, OWED
from .rules.cards import CARD, CARD_NAMES, KINDS, OF_SPECIES, OMEGA, PACK, RANK, RANK_NAMES, SPECIES_NAMES, count, size
from .rules.effects import Effects
from .rules.state import FULL_HAND, Poulpe
from .rules.whereabouts import DOWN, GONE, HAND, KNOWN_DOWN, KNOWN_HAND, KNOWN_PILE, LOOSE, OPEN, PILE, ROUND

ASKED_BY = {
    A_REPLAY: [effects.REPLAYS],
    A_GIFT: [effects.GIVES, effects.LOOKS],
    actions.A_DISCARD: [effects.DISCARDS, effects.DRAWS],
    actions.A_SWAP: [effects.SWAPS],
    actions.A_RESHUFFLE: [effects.RESHUFFLES],
    A_TAKE: [effects.LOOKS],
}
"""Which verbs ask for what."""
BINDING = (effects.INVERTS, effects.AT_LEAST, effects.AT_MOST)


class Knows(msgspec.Struct, forbid_unknown_fields=True):
    hand: list[str] = []
    piles: list[str] = []
    down: list[str] = []
    loose: list[str] = []
    open: list[list[int]] = msgspec.field(default_factory=lambda: [[0, 0, 0], [0, 0, 0]])


class Position(msgspec.Struct, forbid_unknown_fields=True):
    hands: list[list[str]]
    piles: list[list[str]]
    mode: str = "symmetric"
    species: str = "crab"
    memory: bool = False
    round: list[tuple[str, int]] = []
    gone: list[str] = []
    down: list[list[str]] = msgspec.field(default_factory=lambda: [[], []])
    knows: list[Knows] = []
    limits: list[str] | None = None
    blanked: bool = False
    turn: int = 1
    owes: str = "card"
    effect: str = ""
    left: int = 0
    looked: list[str] = []
    over: str = ""
    winner: int = 0


def read(data: object, known: dict[str, Effects]) -> Poulpe:
    position = shaped(data, Position)
    _check_words(position)
    state = Poulpe(known[position.mode], SPECIES_NAMES.index(position.species), vec[i64]([0] * (ROUND + 2 * KINDS)))
    state.memory = position.memory
    _lay_out(state, position)
    _check_pack(state)
    _check_knowledge(state)
    state.active = position.turn - 1
    if position.over:
        _end(state, position)
        return state
    _check_players(state)
    _take_up(state, position)
    return state


def _check_words(position: Position) -> None:
    allowed: dict[str, list[str]] = {"mode": list(MODES), "species": SPECIES_NAMES, "owes": OWED, "over": list(ENDS.values())}
    for field, words in allowed.items():
        given = getattr(position, field)
        if given not in words:
            raise malformed(field, f'expected one of {", ".join(filter(None, words))}, got "{given}"')
    for field in ("hands", "piles", "down"):
        if len(getattr(position, field)) != 2:
            raise malformed(field, "expected one list for each of two seats")
    if len(position.knows) not in (0, 2):
        raise malformed("knows", "expected one entry for each of two seats, or none")
    if position.turn not in (1, 2):
        raise malformed("turn", f"there is no seat {position.turn}")
    if (position.over == "") != (position.owes != "nothing"):
        raise malformed("over", f'"{position.over}" does not go with owes "{position.owes}"')
    if position.effect and position.effect not in CARD_NAMES:
        raise malformed("effect", f'there is no card "{position.effect}"')


def _heap(where: str, cards: list[str]) -> int:
    heap = 0
    for card in cards:
        if card not in CARD_NAMES:
            raise malformed(where, f'there is no card "{card}"')
        kind = CARD_NAMES.index(card)
        if count(heap, kind) == 2:
            raise impossible(where, f"there are only two cards {card}")
        heap += CARD[kind]
    return heap


def _lay_out(state: Poulpe, position: Position) -> None:
    """All cards to their places; sums that are wrong come to light in `_check_pack`."""
    cards = state.cards
    cards[GONE] = _heap("gone", position.gone)
    for seat in range(2):
        cards[HAND + seat] = _heap(f"hands[{seat}]", position.hands[seat])
        cards[DOWN + seat] = _heap(f"down[{seat}]", position.down[seat])
        pile = _heap(f"piles[{seat}]", position.piles[seat])
        if pile & ~OF_SPECIES[state.species_of(seat)]:
            raise impossible(f"piles[{seat}]", f"only {SPECIES_NAMES[state.species_of(seat)]} cards lie in the pile of seat {seat + 1}")
        cards[PILE] += pile
        knows = position.knows[seat] if position.knows else Knows()
        cards[KNOWN_HAND + seat] = _heap(f"knows[{seat}].hand", knows.hand)
        cards[KNOWN_PILE + seat] = _heap(f"knows[{seat}].piles", knows.piles)
        cards[KNOWN_DOWN + seat] = _heap(f"knows[{seat}].down", knows.down)
        cards[LOOSE + seat] = _heap(f"knows[{seat}].loose", knows.loose)
        if [len(places) for places in knows.open] != [3, 3] or not all(0 <= n <= KINDS for places in knows.open for n in places):
            raise malformed(f"knows[{seat}].open", "expected for each species how many places of hand, pile and discards are open")
        for n, places in enumerate((*knows.open[0], *knows.open[1])):
            cards[OPEN + 6 * seat + n] = places
    _heap("round", [card for card, _ in position.round])
    for place, (card, seat) in enumerate(position.round):
        if seat not in (1, 2):
            raise malformed(f"round[{place}]", f"there is no seat {seat}")
        cards[ROUND + place] = CARD_NAMES.index(card) + KINDS * (seat - 1)
    state.length = len(position.round)


def _check_pack(state: Poulpe) -> None:
    """Two cards of each kind, no more and no fewer (CP-06)."""
    heaps = [state.played(), *(state.cards[place] for place in range(KNOWN_HAND))]
    for kind in range(KINDS):
        found = sum(count(heap, kind) for heap in heaps)
        if found != count(PACK, kind):
            raise impossible("cards", f"there are two cards {CARD_NAMES[kind]}, but {found} are listed")


def _check_knowledge(state: Poulpe) -> None:
    for seat in range(2):
        for memory, name, place in (
            (KNOWN_HAND, "hand", HAND + 1 - seat),
            (KNOWN_PILE, "piles", PILE),
            (KNOWN_DOWN, "down", DOWN + 1 - seat),
        ):
            if missing := _missing(state.cards[memory + seat], state.cards[place]):
                raise impossible(f"knows[{seat}].{name}", f"there is no such {missing} there")
        for species in range(2):
            if not fits_loose(state, seat, species):
                raise impossible(f"knows[{seat}].loose", f"these {SPECIES_NAMES[species]} cards do not lie in the open places")


def fits_loose(state: Poulpe, seat: int, species: int) -> bool:
    """Whether the loose cards of a species, as far as a seat knows, can lie where they truly lie; without any, no place is open to them."""
    backs, cards = OF_SPECIES[species], state.cards
    loose, places = cards[LOOSE + seat] & backs, open_places(state, seat, species)
    if not loose:
        return not any(places)
    unknown = [
        (cards[HAND + 1 - seat] - cards[KNOWN_HAND + seat]) & backs,
        (cards[PILE] - cards[KNOWN_PILE + seat]) & backs,
        (cards[DOWN + 1 - seat] - cards[KNOWN_DOWN + seat]) & backs,
    ]
    if any(n > size(heap) for n, heap in zip(places, unknown, strict=True)):
        return False
    left = {tuple(places)}
    """How many open places may be left, whichever of two cards alike is the loose one."""
    for kind in (kind for kind in range(KINDS) if count(loose, kind)):
        there = [int(count(heap, kind)) for heap in unknown]
        ways = [way for way in product(*(range(n + 1) for n in there)) if sum(way) == count(loose, kind)]
        left = {tuple(n - taken for n, taken in zip(one, way, strict=True)) for one in left for way in ways}
        left = {one for one in left if min(one) >= 0}
    return bool(left)


def _missing(some: int, heap: int) -> str:
    """The first of these cards that is not in a heap."""
    return next((CARD_NAMES[kind] for kind in range(KINDS) if some and count(some, kind) > count(heap, kind)), "")


def _end(state: Poulpe, position: Position) -> None:
    if position.winner not in (1, 2):
        raise malformed("winner", f"there is no seat {position.winner}")
    state.winner = position.winner - 1
    state.ended = next(why for why, name in ENDS.items() if name == position.over)
    state.owed = OVER
    out = [state.hand(seat) == 0 and state.pile(seat) == 0 for seat in range(2)]
    if out != [seat == state.winner and state.ended == OUT_OF_CARDS for seat in range(2)]:
        raise impossible("winner", "whoever has no card left has won, and nobody else")
    if state.active != state.winner:
        raise impossible("turn", "once it is over, the turn is the winner's")
    _check_plain(state, position)
    _check_round(state)


def _check_players(state: Poulpe) -> None:
    for seat in range(2):
        if not state.hand(seat) and not state.pile(seat):
            raise impossible("hands", f"seat {seat + 1} has no card left, and so has won")


def _check_plain(state: Poulpe, position: Position) -> None:
    """No effect, and no limits but the given ones."""
    if position.effect or position.left or position.looked or position.blanked:
        raise impossible("owes", f'no effect is at work when "{position.owes}" is owed')
    _set_limits(state, position, [(0, OMEGA)])


def _set_limits(state: Poulpe, position: Position, possible: list[tuple[int, int]]) -> None:
    """The given limits must be among the possible ones; without any, the first of these."""
    for low, high in possible:
        if position.limits is None or position.limits == RANK_NAMES[low : high + 1]:
            state.low, state.high = low, high
            return
    raise impossible("limits", "these ranks do not follow from the card on top")


def _take_up(state: Poulpe, position: Position) -> None:
    """What is owed, and whether it can be."""
    state.owed = OWED.index(position.owes)
    if position.winner:
        raise impossible("winner", "nobody has won yet")
    if not state.length:
        _open(state, position)
        return
    _check_round(state)
    own = state.cards[ROUND + state.length - 1] // KINDS == state.active
    if own != (state.owed != A_CARD):
        raise impossible(
            "turn", f'the last card is {"" if own else "not "}that of seat {position.turn}, so "{position.owes}" cannot be owed'
        )
    if state.owed == A_CARD:
        _next_card(state, position)
    else:
        _effect(state, position)
    if not state.hand(state.active) and state.owed not in (AN_ANSWER, A_WISH, A_TAKE):
        raise impossible("hands", f'seat {position.turn} has no card in hand, so "{position.owes}" cannot be owed')


def _open(state: Poulpe, position: Position) -> None:
    """Before the first card of a round both hands have been refilled (CP-20)."""
    if state.owed != A_CARD:
        raise impossible("owes", f'"{position.owes}" cannot be owed before a card is played')
    _check_plain(state, position)
    for seat in range(2):
        if size(state.hand(seat)) < FULL_HAND and state.pile(seat):
            raise impossible("hands", f"seat {seat + 1} has not refilled its hand")


def _check_round(state: Poulpe) -> None:
    """Each card could be played on the one before."""
    for place in range(1, state.length):
        before, entry = state.cards[ROUND + place - 1], state.cards[ROUND + place]
        kind, under = int(entry % KINDS), int(before % KINDS)
        again = entry // KINDS == before // KINDS
        resists = count(state.effects.resisters, kind) and not again and state.effects.acts(under) and state.effects.cancellable(under)
        fits = any(low <= RANK[kind] <= high for low, high in _possible_limits(state, place - 1))
        if count(state.effects.openers, kind) or not (resists or fits):
            raise impossible(f"round[{place}]", f"{CARD_NAMES[kind]} cannot have been played on {CARD_NAMES[under]}")
        if again and effects.REPLAYS not in _at_work(state, place - 1):
            raise impossible(f"round[{place}]", f"seat {entry // KINDS + 1} cannot have played twice")


def _possible_limits(state: Poulpe, place: int) -> list[tuple[int, int]]:
    """The limits that a card on the pile may have set: those of its rank, and those of its effect if that was applied."""
    top = int(state.cards[ROUND + place] % KINDS)
    bound = [effects.bounds(state.effects, kind, top) for kind in _sources(state, place) if state.effects.verb(kind) in BINDING]
    return [(int(RANK[top]) + 1, OMEGA), *((int(low), int(high)) for low, high in bound)]


def _at_work(state: Poulpe, place: int) -> set[int]:
    """The verbs that a card on the pile may have set to work: its own, and the one that it copies."""
    return {int(state.effects.verb(kind)) for kind in _sources(state, place)}


def _sources(state: Poulpe, place: int) -> list[int]:
    """The kinds whose effect the card at this place of the pile may apply."""
    kind = int(state.cards[ROUND + place] % KINDS)
    if state.effects.verb(kind) == effects.COPIES and place > 0:
        beneath = int(state.cards[ROUND + place - 1] % KINDS)
        return [kind, beneath] if state.effects.copyable(beneath) else [kind]
    return [kind]


def _next_card(state: Poulpe, position: Position) -> None:
    """The limits are those of the top card, or those that its effect sets."""
    if position.effect or position.left or position.looked:
        raise impossible("effect", "no effect asks for anything when a card is to be played")
    _set_limits(state, position, _possible_limits(state, state.length - 1))
    if position.blanked and effects.BLANKS not in _at_work(state, state.length - 1):
        raise impossible("blanked", "the card on top does not blank the next one")
    state.blanked = position.blanked


def _effect(state: Poulpe, position: Position) -> None:
    """An effect asks: it must be that of the top card, and ask for this."""
    if position.blanked:
        raise impossible("blanked", "no card is blanked while an effect is at work")
    _set_limits(state, position, [(int(RANK[state.top()]) + 1, OMEGA)])
    sources = _sources(state, state.length - 1)
    if not position.effect or CARD_NAMES.index(position.effect) not in sources:
        raise impossible("effect", f"{CARD_NAMES[state.top()]} on top does not apply it")
    kind = CARD_NAMES.index(position.effect)
    if state.owed == AN_ANSWER:
        _answer(state, position, kind)
    else:
        _ask(state, position, kind)
    state.source = kind


def _answer(state: Poulpe, position: Position, kind: int) -> None:
    if kind != state.top() or not state.effects.acts(kind) or not state.effects.cancellable(kind):
        raise impossible("effect", "it cannot be cancelled")
    if not state.hand(1 - state.active):
        raise impossible("hands", "who has no card in hand is not asked")
    if position.left or position.looked:
        raise impossible("left", "no effect is at work before the answer")


def _ask(state: Poulpe, position: Position, kind: int) -> None:
    verb = state.effects.verb(kind)
    if state.owed == A_WISH:
        possible = state.effects.may(kind) and not state.effects.may_decline(kind)
        least, most = 0, 0
    else:
        possible = verb in ASKED_BY[state.owed]
        second = (verb, state.owed) in ((effects.LOOKS, A_GIFT), (effects.DRAWS, actions.A_DISCARD))
        least, most = 1, 1 if state.owed == A_REPLAY else int(state.effects.then(kind) if second else state.effects.amount(kind))
    if not possible:
        raise impossible("owes", f'{CARD_NAMES[kind]} does not ask for "{position.owes}"')
    if state.owed == A_TAKE:
        _look(state, position, most)
    elif position.looked or not least <= position.left <= most:
        raise impossible("left", f"{CARD_NAMES[kind]} asks for at most {most}")
    if state.owed == actions.A_SWAP and not state.hand(1 - state.active):
        raise impossible("hands", "there is nothing to swap for")
    state.left = position.left


def _look(state: Poulpe, position: Position, most: int) -> None:
    """The cards looked at lie in the other hand, are known, and are as many as can be looked at."""
    state.looked = _heap("looked", position.looked)
    if _missing(state.looked, state.cards[KNOWN_HAND + state.active]):
        raise impossible("looked", "whoever looks at cards of the other hand knows them")
    if size(state.looked) != min(most, int(size(state.hand(1 - state.active)))) or not state.looked or position.left:
        raise impossible("looked", f"{size(state.looked)} cards cannot be looked at")
