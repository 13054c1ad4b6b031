"""What the cards do. Which card does what, how often and how far is content; what a verb means is here, a function a verb.

An effect that needs a choice asks for it and goes on when it is made; one that is done hands the turn on. After every card that changes
place somebody may have won (CP-P1), and then nothing goes on.
"""

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.chance import Chance
from ....core.event import Log
from .actions import A_DISCARD, A_GIFT, A_REPLAY, A_RESHUFFLE, A_SWAP, A_TAKE, A_WISH, DISCARD, GIVE, RESHUFFLE, SWAP
from .cards import ALPHA, CARD, CARD_NAMES, KINDS, OMEGA, RANK, RANK_NAMES, names, pick, size
from .whereabouts import HAND, hand_over, look, put_back, put_down

if TYPE_CHECKING:
    from .state import Poulpe

# The verbs of content/effects.toml, in this order.
VERBS: Final[list[str]] = [
    "none",
    "open",
    "resist",
    "discard",
    "give",
    "swap",
    "replay",
    "reshuffle",
    "draw",
    "steal",
    "look",
    "invert",
    "at_least",
    "at_most",
    "blank",
    "copy",
    "win",
]
NONE: Final = 0
OPEN: Final = 1
RESISTS: Final = 2
DISCARDS: Final = 3
GIVES: Final = 4
SWAPS: Final = 5
REPLAYS: Final = 6
RESHUFFLES: Final = 7
DRAWS: Final = 8
STEALS: Final = 9
LOOKS: Final = 10
INVERTS: Final = 11
AT_LEAST: Final = 12
AT_MOST: Final = 13
BLANKS: Final = 14
COPIES: Final = 15
WINS: Final = 16

# A row a kind: its verb, how many cards, how many cards then, a rank, whether one may decline, cancel and copy it.
_ROW: Final = 7
_AMOUNT: Final = 1
_THEN: Final = 2
_LIMIT: Final = 3
_MAY: Final = 4
_CANCELLABLE: Final = 5
_COPYABLE: Final = 6


@final
class Effects:
    """What each of the 24 kinds does in one mode. Never changed, and shared by all states of a game."""

    def __init__(self, asymmetric: bool, rows: vec[i64]) -> None:
        self.asymmetric: bool = asymmetric
        self._rows: vec[i64] = rows
        self.openers: i64 = self._of_verb(OPEN)
        """Mask: kinds that may only open a round (CP-30)."""
        self.resisters: i64 = self._of_verb(RESISTS)

    def _of_verb(self, verb: i64) -> i64:
        mask: i64 = 0
        for kind in range(KINDS):
            if self.verb(kind) == verb:
                mask += 3 * CARD[kind]
        return mask

    def verb(self, kind: i64) -> i64:
        return self._rows[kind * _ROW]

    def amount(self, kind: i64) -> i64:
        """How many cards are discarded, given, swapped, shuffled in, drawn, stolen or looked at."""
        return self._rows[kind * _ROW + _AMOUNT]

    def then(self, kind: i64) -> i64:
        """How many cards after that: discarded when drawing, given when looking, drawn at most when shuffling in."""
        return self._rows[kind * _ROW + _THEN]

    def limit(self, kind: i64) -> i64:
        """The rank that the next card is held to; -1 for that of the card itself."""
        return self._rows[kind * _ROW + _LIMIT]

    def may(self, kind: i64) -> bool:
        """ "You may" (CP-25)."""
        return self._rows[kind * _ROW + _MAY] != 0

    def cancellable(self, kind: i64) -> bool:
        return self._rows[kind * _ROW + _CANCELLABLE] != 0

    def copyable(self, kind: i64) -> bool:
        return self._rows[kind * _ROW + _COPYABLE] != 0

    def acts(self, kind: i64) -> bool:
        """Whether a card does something when it is played. Opening and resisting are no effects of a turn."""
        return self.verb(kind) > RESISTS

    def may_decline(self, kind: i64) -> bool:
        """Whether a choice of cards that this effect asks for may be declined. Other effects that one may use ask first."""
        return self.may(kind) and DISCARDS <= self.verb(kind) <= RESHUFFLES

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.asymmetric, list(self._rows))


def restored(asymmetric: bool, rows: list[int]) -> Effects:
    """Effects that were pickled."""
    return Effects(asymmetric, vec[i64](rows))


# -- beginning and ending


def begin(state: "Poulpe", kind: i64, chance: Chance, log: Log | None) -> None:
    """Apply the effect of a kind, or ask whether it is wanted."""
    state.source = kind
    if state.effects.may(kind) and not state.effects.may_decline(kind):
        state.owed = A_WISH
    else:
        use(state, kind, chance, log)


def use(state: "Poulpe", kind: i64, chance: Chance, log: Log | None) -> None:
    verb = state.effects.verb(kind)
    if verb == DISCARDS:
        ask(state, A_DISCARD, state.effects.amount(kind), chance, log)
    elif verb == GIVES:
        ask(state, A_GIFT, state.effects.amount(kind), chance, log)
    elif verb == SWAPS:
        ask_swap(state, state.effects.amount(kind), chance, log)
    elif verb == REPLAYS:
        ask(state, A_REPLAY, 1, chance, log)
    elif verb == RESHUFFLES:
        ask(state, A_RESHUFFLE, state.effects.amount(kind), chance, log)
    else:
        take_effect(state, kind, verb, chance, log)


def take_effect(state: "Poulpe", kind: i64, verb: i64, chance: Chance, log: Log | None) -> None:
    """Of a kind that asks nothing of the hand."""
    if verb == DRAWS:
        draw_and_discard(state, kind, chance, log)
    elif verb == STEALS:
        steal(state, kind, chance, log)
    elif verb == LOOKS:
        look_and_take(state, kind, chance, log)
    elif verb == BLANKS:
        blank(state, chance, log)
    elif verb == COPIES:
        copy(state, chance, log)
    elif verb == WINS:
        state.end_round(chance, log)
    else:
        bind(state, kind, chance, log)


def ask(state: "Poulpe", owed: i64, number: i64, chance: Chance, log: Log | None) -> None:
    """Ask for so many cards of the active hand, as far as there are any (CP-26)."""
    if number > 0 and state.cards[HAND + state.active]:
        state.owed = owed
        state.left = number
    else:
        done(state, number, chance, log)


def done(state: "Poulpe", left: i64, chance: Chance, log: Log | None) -> None:
    """Nothing more can or need be chosen. Who shuffled cards in now draws, as many at most."""
    kind = state.source
    if state.effects.verb(kind) == RESHUFFLES:
        shuffled = state.effects.amount(kind) - left
        state.draw(state.active, min(shuffled, state.effects.then(kind)), chance, log)
    state.start_turn(1 - state.active, chance, log)


def go_on(state: "Poulpe", action: i64, kind: i64, chance: Chance, log: Log | None) -> None:
    """A card was chosen for the effect that asked."""
    owed = state.owed
    left = state.left - 1
    if action == GIVE:
        give(state, kind, log)
    elif action == DISCARD:
        discard(state, kind, log)
    elif action == RESHUFFLE:
        reshuffle(state, kind, log)
    elif action == SWAP:
        swap(state, kind, chance, log)
    else:
        take(state, kind, log)
        owed = A_GIFT
        left = state.effects.then(state.source)
    if state.someone_has_won(log):
        return
    if owed == A_SWAP:
        ask_swap(state, left, chance, log)
    else:
        ask(state, owed, left, chance, log)


# -- a card from one's hand


def give(state: "Poulpe", kind: i64, log: Log | None) -> None:
    hand_over(state.cards, state.active, kind)
    if log is not None:
        tell_both(log, "gave", state.active, kind)


def discard(state: "Poulpe", kind: i64, log: Log | None) -> None:
    put_down(state.cards, state.active, kind)
    if log is not None:
        tell_one(log, "discarded", state.active, kind)


def reshuffle(state: "Poulpe", kind: i64, log: Log | None) -> None:
    put_back(state.cards, state.active, kind)
    if log is not None:
        tell_one(log, "reshuffled", state.active, kind)


def ask_swap(state: "Poulpe", number: i64, chance: Chance, log: Log | None) -> None:
    """There is nothing to swap for in an empty hand (CP-P10)."""
    ask(state, A_SWAP, number if state.cards[HAND + 1 - state.active] else 0, chance, log)


def swap(state: "Poulpe", kind: i64, chance: Chance, log: Log | None) -> None:
    other = 1 - state.active
    got = pick(state.cards[HAND + other], chance)
    hand_over(state.cards, state.active, kind)
    hand_over(state.cards, other, got)
    if log is not None:
        seen = {"card": CARD_NAMES[kind], "got": CARD_NAMES[got]}
        log.tell("swapped", {0: seen, 1: seen}, seat=state.active + 1, card=back(kind), got=back(got))


def draw_and_discard(state: "Poulpe", kind: i64, chance: Chance, log: Log | None) -> None:
    state.draw(state.active, state.effects.amount(kind), chance, log)
    ask(state, A_DISCARD, state.effects.then(kind), chance, log)


# -- the other's hand


def steal(state: "Poulpe", kind: i64, chance: Chance, log: Log | None) -> None:
    """Random cards of the other hand. Its last one, with no pile left, makes its owner the winner (CP-23, CP-P10)."""
    other = 1 - state.active
    for _ in range(state.effects.amount(kind)):
        if not state.cards[HAND + other]:
            break
        stolen = pick(state.cards[HAND + other], chance)
        hand_over(state.cards, other, stolen)
        if log is not None:
            tell_both(log, "stole", state.active, stolen)
        if state.someone_has_won(log):
            return
    done(state, 0, chance, log)


def look_and_take(state: "Poulpe", kind: i64, chance: Chance, log: Log | None) -> None:
    """Look at random cards of the other hand, of which one is to be taken. Both see which cards they are."""
    hidden = state.cards[HAND + 1 - state.active]
    seen: i64 = 0
    for _ in range(min(state.effects.amount(kind), size(hidden))):
        card = CARD[pick(hidden, chance)]
        hidden -= card
        seen += card
    if seen == 0:
        done(state, 0, chance, log)
        return
    look(state.cards, state.active, seen)
    state.looked = seen
    state.owed = A_TAKE
    if log is not None:
        shown = {"cards": names(seen)}
        log.tell("looked", {0: shown, 1: shown}, seat=state.active + 1, cards=backs(seen), number=int(size(seen)))


def take(state: "Poulpe", kind: i64, log: Log | None) -> None:
    hand_over(state.cards, 1 - state.active, kind)
    state.looked = 0
    if log is not None:
        tell_both(log, "took", state.active, kind)


# -- the next card


def bind(state: "Poulpe", kind: i64, chance: Chance, log: Log | None) -> None:
    """The next card must lie within other limits than being higher."""
    state.low, state.high = bounds(state.effects, kind, state.top())
    if log is not None:
        ranks = RANK_NAMES[state.low : state.high + 1]
        log.tell("bound", None, seat=2 - state.active, ranks=ranks, limits=" ".join(ranks))
    done(state, 0, chance, log)


def bounds(effects: Effects, kind: i64, top: i64) -> tuple[i64, i64]:
    """The ranks, first and last, that the effect of a kind leaves the next card on this top card."""
    low = RANK[top] + 1
    high: i64 = OMEGA
    limit = effects.limit(kind)
    if effects.verb(kind) == AT_LEAST:
        low = max(low, limit)
    elif effects.verb(kind) == AT_MOST:
        high = limit
    else:  # strictly below, but never an alpha (CP-30, CP-P7)
        low = ALPHA + 1
        high = (RANK[top] if limit < 0 else limit) - 1
    return (low, high) if low <= high else (OMEGA + 1, OMEGA)


def blank(state: "Poulpe", chance: Chance, log: Log | None) -> None:
    """The next card of the other player has no effect (CP-P16)."""
    state.blanked = True
    if log is not None:
        log.tell("blanked", None, seat=2 - state.active)
    done(state, 0, chance, log)


def copy(state: "Poulpe", chance: Chance, log: Log | None) -> None:
    """The effect of the card just beneath, if there is one and it can be copied."""
    if state.length > 1 and state.effects.copyable(state.beneath()):
        if log is not None:
            log.tell("copied", None, seat=state.active + 1, card=CARD_NAMES[state.beneath()])
        begin(state, state.beneath(), chance, log)
    else:
        done(state, 0, chance, log)


# -- telling: a back for everyone, the card for who has seen it (CP-P18)


def back(kind: i64) -> str:
    return CARD_NAMES[kind][0] + "?"


def backs(heap: i64) -> list[str]:
    return [name[0] + "?" for name in names(heap)]


def tell_both(log: Log, event: str, seat: i64, kind: i64) -> None:
    seen = {"card": CARD_NAMES[kind]}
    log.tell(event, {0: seen, 1: seen}, seat=int(seat) + 1, card=back(kind))


def tell_one(log: Log, event: str, seat: i64, kind: i64) -> None:
    log.tell(event, {int(seat): {"card": CARD_NAMES[kind]}}, seat=int(seat) + 1, card=back(kind))
