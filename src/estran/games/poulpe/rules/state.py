"""Crabe VS Poulpe: the state, its turns and rounds, and the end. Effects are in effects.py, and who knows which card in whereabouts.py."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.bits import BIT
from ....core.chance import Chance
from ....core.event import Log
from ....core.outcome import Outcome
from ....core.refusal import Reason, Refused
from ....core.state import State
from .actions import (
    A_CARD,
    A_REPLAY,
    A_TAKE,
    A_WISH,
    AN_ANSWER,
    CHOSEN,
    DECLINE,
    GIVE,
    LET,
    OUT_OF_CARDS,
    OVER,
    PASS,
    RESIGNED,
    RESIST,
    USE,
)
from .cards import CARD, CARD_NAMES, FROM_RANK, KINDS, OF_SPECIES, OMEGA, RANK, names, size
from .effects import Effects, backs, begin, done, go_on, use
from .whereabouts import GONE, HAND, KNOWN_HAND, PILE, ROUND, draw, look, redeal, show

FULL_HAND: Final = 5
REASONS: Final[list[str]] = ["", "poulpe-out-of-cards", "poulpe-resigned"]


@final
class Poulpe(State):
    def __init__(self, effects: Effects, species: i64, cards: vec[i64]) -> None:
        self.players: i64 = 2
        self.effects: Effects = effects
        self.species: i64 = species
        """Of seat 0; the other plays the other."""
        self.cards: vec[i64] = cards
        self.memory: bool = False
        """Whether people are shown what they could remember (CP-P14). No rule asks, and a sample remembers all in any case."""
        self.active: i64 = 0
        """Whose turn it is."""
        self.owed: i64 = A_CARD
        self.source: i64 = 0
        """The kind whose effect is asked about or being applied."""
        self.left: i64 = 0
        """How many more cards that effect asks for."""
        self.looked: i64 = 0
        """The cards being looked at, one of which is to be taken."""
        self.low: i64 = 0
        """The next card must lie from this rank..."""
        self.high: i64 = OMEGA
        """...to this one."""
        self.blanked: bool = False
        """Whether the next card has no effect."""
        self.length: i64 = 0
        """How many cards lie on the round's pile."""
        self.winner: i64 = -1
        self.ended: i64 = 0

    # -- who, and what they may choose

    def pending_mask(self) -> i64:
        seat = self.next_seat()
        return BIT[seat] if seat >= 0 else 0

    def next_seat(self) -> i64:
        if self.owed == OVER:
            return -1
        return 1 - self.active if self.owed == AN_ANSWER else self.active

    def fill(self, seat: i64, buffer: vec[i64]) -> i64:
        owed = self.owed
        if owed == A_WISH:
            buffer[0] = USE
            buffer[1] = DECLINE
            return 2
        heap = self.offered(seat)
        action = CHOSEN[owed]
        n: i64 = 0
        while heap:
            if heap & 3:
                buffer[n] = action
                n += 1
            heap >>= 2
            action += 1
        if owed == A_CARD:
            if self.length:  # the opener must play (CP-P8)
                buffer[n] = PASS
                n += 1
        elif owed == AN_ANSWER:
            buffer[n] = LET
            n += 1
        elif self.effects.may_decline(self.source):
            buffer[n] = DECLINE
            n += 1
        return n

    def offered(self, seat: i64) -> i64:
        """The cards that can be chosen, for whatever is owed."""
        hand = self.cards[HAND + seat]
        if self.owed == A_CARD or self.owed == A_REPLAY:
            return hand & self.playable()
        if self.owed == AN_ANSWER:
            return hand & self.effects.resisters
        return self.looked if self.owed == A_TAKE else hand

    def playable(self) -> i64:
        """Mask: the kinds that the limits allow (CP-12 to CP-14). On another card, none that may only open (CP-30)."""
        kinds = FROM_RANK[self.low] & ~FROM_RANK[self.high + 1]
        return kinds & ~self.effects.openers if self.length else kinds

    # -- a turn

    def play(self, seat: i64, action: i64, chance: Chance, log: Log | None = None) -> None:
        if action < RESIST:
            self._play_card(seat, action, chance, log)
        elif action < GIVE:
            self._resist(seat, action - RESIST, chance, log)
        elif action < PASS:
            kind = action % KINDS
            go_on(self, action - kind, kind, chance, log)
        elif action == USE:
            use(self, self.source, chance, log)
        else:
            self._say_no(seat, action, chance, log)

    def _play_card(self, seat: i64, kind: i64, chance: Chance, log: Log | None) -> None:
        """A card is played and its effect applied, unless it is blanked (CP-P19) or cancelled (CP-31)."""
        blanked = self.blanked
        if self._lay("played", seat, kind, log):
            return
        effects = self.effects
        cancellable = effects.cancellable(kind)
        if not effects.acts(kind) or (blanked and cancellable):
            self.start_turn(1 - seat, chance, log)
        elif cancellable and self.cards[HAND + 1 - seat]:  # asked whatever is in that hand (CP-P3)
            self.source = kind
            self.owed = AN_ANSWER
        else:
            begin(self, kind, chance, log)

    def _resist(self, seat: i64, kind: i64, chance: Chance, log: Log | None) -> None:
        """The effect is lost; the Résister lies on its card, and must be beaten by who played that (CP-33, CP-34)."""
        if not self._lay("resisted", seat, kind, log):
            self.start_turn(1 - seat, chance, log)

    def _lay(self, event: str, seat: i64, kind: i64, log: Log | None) -> bool:
        """Put a card on the round's pile: all limits are now its own. True when it was the last one and wins, before any effect (CP-P2)."""
        show(self.cards, seat, kind)
        self.cards[ROUND + self.length] = kind + KINDS * seat
        self.length += 1
        self.low = RANK[kind] + 1
        self.high = OMEGA
        self.blanked = False
        self.left = 0
        if log is not None:
            log.tell(event, None, seat=int(seat) + 1, card=CARD_NAMES[kind])
        return self.someone_has_won(log)

    def _say_no(self, seat: i64, action: i64, chance: Chance, log: Log | None) -> None:
        if log is not None:
            log.tell("passed" if action == PASS else "let" if action == LET else "declined", None, seat=int(seat) + 1)
        if action == PASS:
            self.end_round(chance, log)
        elif action == LET:
            begin(self, self.source, chance, log)
        else:
            done(self, self.left, chance, log)

    def start_turn(self, seat: i64, chance: Chance, log: Log | None) -> None:
        """Who has no card in hand cannot play, which ends the round (CP-17)."""
        self._ask_for_a_card(seat)
        if not self.cards[HAND + seat]:
            self.end_round(chance, log)

    def _ask_for_a_card(self, seat: i64) -> None:
        self.active = seat
        self.owed = A_CARD
        self.source = 0
        self.left = 0

    # -- rounds

    def end_round(self, chance: Chance, log: Log | None) -> None:
        """Whoever played the last card has won the round, refills first (CP-P12) and opens the next one."""
        cards = self.cards
        winner = cards[ROUND + self.length - 1] // KINDS
        if log is not None:
            log.tell("round", None, seat=winner + 1, number=int(self.length))
        cards[GONE] += self.played()
        self.length = 0
        self._free_the_next_card()
        self._refill(winner, chance, log)
        self._refill(1 - winner, chance, log)
        self._ask_for_a_card(winner)

    def _free_the_next_card(self) -> None:
        """No limits: an opening card may be any (CP-14), and what binds a card ends with the round (CP-P16)."""
        self.low = 0
        self.high = OMEGA
        self.blanked = False

    def _refill(self, seat: i64, chance: Chance, log: Log | None) -> None:
        missing = FULL_HAND - size(self.cards[HAND + seat])
        if missing > 0:
            self.draw(seat, missing, chance, log)

    def draw(self, seat: i64, number: i64, chance: Chance, log: Log | None) -> None:
        """So many cards of one's own pile, or as many as there are."""
        drawn = draw(self.cards, seat, self.species_of(seat), number, chance)
        if log is not None and drawn:
            log.tell("drew", {int(seat): {"cards": names(drawn)}}, seat=int(seat) + 1, cards=backs(drawn), number=int(size(drawn)))

    # -- the end

    def someone_has_won(self, log: Log | None) -> bool:
        """Whoever has no card left, in hand or in their pile, wins at once, however it came; the active player first (CP-10, CP-P1)."""
        if self._is_out(self.active):
            self._end(self.active, OUT_OF_CARDS, log)
            return True
        if self._is_out(1 - self.active):
            self._end(1 - self.active, OUT_OF_CARDS, log)
            return True
        return False

    def _is_out(self, seat: i64) -> bool:
        return self.cards[HAND + seat] == 0 and self.pile(seat) == 0

    def _end(self, winner: i64, why: i64, log: Log | None) -> None:
        self.winner = winner
        self.ended = why
        self._ask_for_a_card(winner)
        self._free_the_next_card()
        self.looked = 0
        self.owed = OVER
        if log is not None:
            log.tell("ended", None, reason=REASONS[why], seats=[int(winner) + 1])

    def resign(self, seat: i64, chance: Chance, log: Log | None = None) -> None:
        """The other player wins."""
        if not 0 <= seat < self.players:
            raise Refused("no-such-seat", seat=int(seat) + 1)
        if self.owed == OVER:
            raise Refused("game-over")
        if log is not None:
            log.tell("resigned", None, seat=int(seat) + 1)
        self._end(1 - seat, RESIGNED, log)

    def score(self, seat: i64) -> float:
        return 1.0 if seat == self.winner else 0.0

    def outcome(self) -> Outcome | None:
        if self.owed != OVER:
            return None
        return Outcome(REASONS[self.ended], tuple(self.scores()), (1, 2) if self.winner == 0 else (2, 1))

    # -- looking

    def species_of(self, seat: i64) -> i64:
        return seat ^ self.species

    def hand(self, seat: i64) -> i64:
        return self.cards[HAND + seat]

    def pile(self, seat: i64) -> i64:
        """What is left of a seat's own pile."""
        return self.cards[PILE] & OF_SPECIES[self.species_of(seat)]

    def acting(self) -> bool:
        """Whether an effect is asked about or being applied: that of `source`."""
        return self.owed > A_CARD

    def top(self) -> i64:
        """The kind to beat."""
        return self.cards[ROUND + self.length - 1] % KINDS

    def beneath(self) -> i64:
        return self.cards[ROUND + self.length - 2] % KINDS

    def played(self) -> i64:
        """The cards of the round's pile, as a heap."""
        heap: i64 = 0
        for place in range(self.length):
            heap += CARD[self.cards[ROUND + place] % KINDS]
        return heap

    # -- copies

    def clone(self) -> "Poulpe":
        return self._with(self.cards[:])

    def sample(self, seat: i64, chance: Chance) -> "Poulpe":
        """All cards that this seat has lost sight of are dealt anew."""
        cards = self.cards[:]
        redeal(cards, seat, chance)
        if self.looked:  # that much both know of what the one who looks knows
            look(cards, self.active, self.looked)
        return self._with(cards)

    def _with(self, cards: vec[i64]) -> "Poulpe":
        copy = Poulpe(self.effects, self.species, cards)
        copy.memory = self.memory
        copy.active = self.active
        copy.owed = self.owed
        copy.source = self.source
        copy.left = self.left
        copy.looked = self.looked
        copy.low = self.low
        copy.high = self.high
        copy.blanked = self.blanked
        copy.length = self.length
        copy.winner = self.winner
        copy.ended = self.ended
        return copy

    def _numbers(self) -> list[int]:
        """All that is not cards and that the game goes by."""
        turn = (self.active, self.owed, self.source, self.left, self.looked)
        rest = (self.low, self.high, self.blanked, self.length, self.winner, self.ended)
        return [int(number) for number in (*turn, *rest)]

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.effects, int(self.species), list(self.cards), self._numbers(), bool(self.memory))

    def key(self) -> int:
        """A number for where the cards lie and what is owed, whoever knows what."""
        digest: i64 = 1
        for place in range(ROUND + self.length):
            if not KNOWN_HAND <= place < ROUND:
                digest = _mixed(_mixed(digest, self.cards[place] & OF_SPECIES[0]), self.cards[place] >> 24)
        for number in self._numbers():
            digest = _mixed(_mixed(digest, number & OF_SPECIES[0]), number >> 24)
        return _mixed(digest, self.species)

    def objections(self, seat: i64, action: i64) -> list[Reason]:
        from .objections import objections

        return objections(self, seat, action)


def _mixed(digest: i64, number: i64) -> i64:
    """Two numbers below 2**30 stirred into one."""
    digest = ((digest ^ number) * 16777619 + 1) & 0x3FFF_FFFF
    return digest ^ (digest >> 15)


def restored(effects: Effects, species: int, cards: list[int], numbers: list[int], memory: bool) -> Poulpe:
    """A state that was pickled."""
    state = Poulpe(effects, species, vec[i64](cards))
    state.memory = memory
    state.active, state.owed, state.source, state.left, state.looked = numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]
    state.low, state.high, state.blanked, state.length = numbers[5], numbers[6], bool(numbers[7]), numbers[8]
    state.winner, state.ended = numbers[9], numbers[10]
    return state
