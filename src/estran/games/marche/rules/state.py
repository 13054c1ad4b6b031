"""La marche du crabe: the state, and what may be done in it.

All play one token, the crabs, each in the own crab's way. The beach is a few sets of cells; who holds which object cards is a set of
objects a seat. What happened is kept, since reading it is the game: each decision with its price and what came of it.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.bits import BIT, count
from ....core.chance import Chance
from ....core.event import Log
from ....core.outcome import Outcome
from ....core.refusal import Reason, Refused
from ....core.state import State
from .actions import A_MOVE, A_TOURTEAU, APPEAR, CAUGHT, CROWDED, GIVEN_UP, MOVE, OVER, STAY, WON
from .beach import CROSSED, ENDS, NAMES, ROW, crossed, line
from .layout import HELD, OBJECTS, Layout

BROTHERS: Final = 8
"""So many must be freed to win (MC-29)."""
SURPRISE: Final = 2
"""What a trap costs, and an own object to a timid crab (MC-22, MC-24)."""
TRAPPERS: Final = 2
"""Seats below this, Bateau and Soleil, hold the trapped objects (MC-11); the others hold safe ones (MC-12)."""

# The flat vec: the objects in each hand; those that a price showed to be in it, and those that one showed not to be; then the history.
HAND: Final = 0
SHOWN: Final = 4
CLEARED: Final = 8
HISTORY: Final = 12
NOBODY: Final = 4
"""Where a hand is meant: none, the cards that nobody drew."""
EVERYTHING: Final = 2**OBJECTS - 1
EMPTY_HANDS: Final = vec[i64]([0] * (HISTORY + 52))

# What came of a decision: an entry of the history is action + 128 * price + 1024 * result.
QUIET: Final = 0
FREED: Final = 1
SPRUNG: Final = 2
TIMID: Final = 3
"""Freed by the very player who held it."""

TO_COME: Final = vec[i64]([6 - rows.bit_count() for rows in range(64)])
"""How many tourteau cards are still to be drawn, by the rows that came."""
REASONS: Final[list[str]] = ["", "marche-freed", "marche-caught", "marche-crowded", "marche-given-up"]


@final
class Marche(State):
    def __init__(self, players: i64, layout: Layout, cards: vec[i64]) -> None:
        self.players: i64 = players
        self.layout: Layout = layout
        self._cards: vec[i64] = cards
        self.objects: i64 = 0
        """Cells on which an object lies."""
        self.tourteaux: i64 = 0
        """Cells that show a tourteau."""
        self.blank: i64 = 0
        """Cells whose card shows neither. What is none of the three is a place without a card."""
        self.bait: i64 = 0
        """Cells on which a shrimp lies."""
        self.at: i64 = layout.start
        """Where the crabs are."""
        self.shrimps: i64 = layout.shrimps
        self.sprung: i64 = 0
        """Objects that were traps, and are tourteaux now."""
        self.freed: i64 = 0
        """Objects under which a brother was freed."""
        self.rows: i64 = 0
        """Rows beside which their card lies: they do not come again until all have come (MC-15, MC-17)."""
        self.row: i64 = 0
        """The row whose card was drawn last."""
        self.turn: i64 = layout.first
        self.turns: i64 = 0
        """How many turns were completed."""
        self.owed: i64 = OVER
        self.ended: i64 = 0
        self.past: i64 = 0
        """How many decisions were made."""

    # -- who, and what they may choose

    def pending_mask(self) -> i64:
        return BIT[self.turn] if self.owed else 0

    def next_seat(self) -> i64:
        return self.turn if self.owed else -1

    def fill(self, seat: i64, buffer: vec[i64]) -> i64:
        n: i64 = 0
        if self.owed == A_TOURTEAU:
            cell = self.row * 6
            virgin = self.virgin()
            for _ in range(6):
                if virgin & BIT[cell]:
                    buffer[n] = APPEAR + cell
                    n += 1
                cell += 1
        elif self.owed == A_MOVE:
            barred = 0 if self.shrimps else self.tourteaux  # what cannot be paid is forbidden (MC-L10)
            if not barred & BIT[self.at]:
                buffer[n] = STAY
                n += 1
            place = line(self.layout.way[seat], self.at)
            while ENDS[place] >= 0:
                if not barred & CROSSED[place]:
                    buffer[n] = MOVE + ENDS[place]
                    n += 1
                place += 1
        return n

    def virgin(self) -> i64:
        """The cells on which a tourteau may appear: no object, no crabs, no tourteau (MC-16), and a card at all (MC-L5)."""
        return self.blank & ~BIT[self.at]

    # -- playing

    def play(self, seat: i64, action: i64, chance: Chance, log: Log | None = None) -> None:
        if action < MOVE:
            self._appear(seat, action - APPEAR, log)
        else:
            self._move(seat, action, chance, log)

    def _appear(self, seat: i64, cell: i64, log: Log | None) -> None:
        """Action 1b: the player flips a virgin card of the row (MC-16)."""
        self.blank ^= BIT[cell]
        self.tourteaux |= BIT[cell]
        self._note(APPEAR + cell, 0, QUIET)
        if log is not None:
            log.tell("appeared", None, seat=seat + 1, cell=NAMES[cell])
        self.owed = A_MOVE
        if not self.shrimps and self.tourteaux & BIT[self.at] and not self._way_out(seat):
            self._end(CAUGHT, log)  # every way, and staying, costs a shrimp that is not there (MC-27, MC-L10)

    def _way_out(self, seat: i64) -> bool:
        """Whether some move crosses no tourteau."""
        place = line(self.layout.way[seat], self.at)
        while ENDS[place] >= 0:
            if not self.tourteaux & CROSSED[place]:
                return True
            place += 1
        return False

    def _move(self, seat: i64, action: i64, chance: Chance, log: Log | None) -> None:
        """Action 2: the crabs go the player's way, or stay (MC-18, MC-19)."""
        start = self.at
        end = start if action == STAY else action - MOVE
        self.at = end
        price = self.toll(seat, start, end)
        result: i64 = QUIET
        if self.objects & BIT[end]:
            thing = self.layout.object[end]
            result = self.found(seat, thing)
            price = self.price_of(seat, thing, price)
        self._note(action, price, result)
        if log is not None:
            log.tell("stayed" if action == STAY else "moved", None, seat=seat + 1, start=NAMES[start], end=NAMES[end], price=price)
        if price > self.shrimps:
            self._end(CAUGHT, log)  # what must be spent is not there (MC-27)
            return
        self.shrimps -= price
        if result != QUIET:
            self._uncover(seat, end, result, log)
            if count(self.freed) == BROTHERS:
                self._end(WON, log)  # at once, whatever would come next (MC-29, MC-L14)
                return
        if self.bait & BIT[end]:
            self._collect(end, log)
        self.turns += 1
        self.turn += 1
        if self.turn == self.players:
            self.turn = 0
        self.draw(chance, log)

    def toll(self, seat: i64, start: i64, end: i64) -> i64:
        """One shrimp for all tourteaux that a move crosses or stops on (MC-20); leaving one is free, staying on one is not (MC-L7)."""
        over = BIT[start] if start == end else crossed(self.layout.way[seat], start, end)
        return 1 if self.tourteaux & over else 0

    def found(self, seat: i64, thing: i64) -> i64:
        """What comes of stopping on an object: a trap of Bateau's or Soleil's, a brother, or a brother whom a timid crab knew of."""
        cards = self._cards
        if (cards[HAND] | cards[HAND + 1]) & BIT[thing]:
            return SPRUNG
        if seat >= TRAPPERS and cards[HAND + seat] & BIT[thing]:
            return TIMID
        return FREED

    def price_of(self, seat: i64, thing: i64, toll: i64) -> i64:
        """Toll and surprise are two things and add up (MC-L8). Whether an own trap is a surprise is an option (MC-L11)."""
        result = self.found(seat, thing)
        if result == FREED:
            return toll
        if result == SPRUNG and self.layout.own_trap == 1 and self._cards[HAND + seat] & BIT[thing]:
            return 1  # gone to knowingly, it is a tourteau like any other: one shrimp for the whole move (MC-23)
        return toll + SURPRISE

    def _uncover(self, seat: i64, cell: i64, result: i64, log: Log | None) -> None:
        thing = self.layout.object[cell]
        self.objects ^= BIT[cell]
        if result == SPRUNG:
            self.sprung |= BIT[thing]  # the card is turned and shows a tourteau (MC-22, MC-L6)
            self.tourteaux |= BIT[cell]
        else:
            self.freed |= BIT[thing]  # the card is taken away (MC-21)
        self._learn(seat, thing, result)
        if log is not None:
            name = self.layout.names[thing]
            log.tell("sprung" if result == SPRUNG else "freed", None, seat=seat + 1, cell=NAMES[cell], object=name, timid=result == TIMID)

    def _learn(self, seat: i64, thing: i64, result: i64) -> None:
        """What the price told everyone about hands: nothing about a trap (MC-L19), unless an own one is cheaper (MC-L11)."""
        cards = self._cards
        if result == TIMID:
            cards[SHOWN + seat] |= BIT[thing]
        elif result == FREED:
            if seat >= TRAPPERS:
                cards[CLEARED + seat] |= BIT[thing]
        elif self.layout.own_trap == 1 and seat < TRAPPERS:
            holder: i64 = seat if cards[HAND + seat] & BIT[thing] else 1 - seat
            cards[SHOWN + holder] |= BIT[thing]

    def _collect(self, cell: i64, log: Log | None) -> None:
        """The crabs stopped on a shrimp (MC-32)."""
        self.bait ^= BIT[cell]
        self.shrimps += 1
        if log is not None:
            log.tell("collected", None, seat=self.turn + 1, cell=NAMES[cell])

    def draw(self, chance: Chance, log: Log | None) -> None:
        """Action 1a: the next tourteau card says in which row one appears (MC-15), out of all six again once they are used up (MC-17)."""
        if self.rows == 63:
            self.rows = 0
        place = chance.below(TO_COME[self.rows])
        row: i64 = 0
        while place or self.rows & BIT[row]:
            if not self.rows & BIT[row]:
                place -= 1
            row += 1
        self.rows |= BIT[row]
        self.row = row
        self.owed = A_TOURTEAU
        if log is not None:
            log.tell("drew", None, seat=self.turn + 1, row=row + 1)
        if not self.virgin() & ROW[row]:
            self._end(CROWDED, log)  # none can appear (MC-28), even if it is the crabs that sit on the last card (MC-L4)

    def _note(self, action: i64, price: i64, result: i64) -> None:
        self._cards[HISTORY + self.past] = action + 128 * price + 1024 * result
        self.past += 1

    def _end(self, reason: i64, log: Log | None) -> None:
        self.owed = OVER
        self.ended = reason
        if log is not None:
            log.tell("ended", None, reason=REASONS[reason], hands=[self.held(seat) for seat in range(self.players)])

    def resign(self, seat: i64, chance: Chance, log: Log | None = None) -> None:
        """All lose together, so one who gives up gives up for all (MC-01)."""
        if not 0 <= seat < self.players:
            raise Refused("no-such-seat", seat=int(seat) + 1)
        if not self.owed:
            raise Refused("game-over")
        if log is not None:
            log.tell("resigned", None, seat=seat + 1)
        self._end(GIVEN_UP, log)

    # -- the hands, and the past

    def hand(self, seat: i64) -> i64:
        return self._cards[HAND + seat]

    def held(self, seat: i64) -> list[str]:
        """The objects in a hand."""
        return [self.layout.names[thing] for thing in range(OBJECTS) if self._cards[HAND + seat] & BIT[thing]]

    def give(self, seat: i64, hand: i64) -> None:
        self._cards[HAND + seat] = hand

    def shown(self, seat: i64) -> i64:
        """Objects that all know to be in this hand, since a price told so."""
        return self._cards[SHOWN + seat]

    def cleared(self, seat: i64) -> i64:
        """Objects that this timid crab freed for nothing, so that all know that they are not in its hand."""
        return self._cards[CLEARED + seat]

    def entry(self, n: i64) -> i64:
        """The nth decision: action + 128 * price + 1024 * result."""
        return self._cards[HISTORY + n]

    # -- copies

    def clone(self) -> "Marche":
        copy = Marche(self.players, self.layout, self._cards[:])
        copy.objects = self.objects
        copy.tourteaux = self.tourteaux
        copy.blank = self.blank
        copy.bait = self.bait
        copy.at = self.at
        copy.shrimps = self.shrimps
        copy.sprung = self.sprung
        copy.freed = self.freed
        copy.rows = self.rows
        copy.row = self.row
        copy.turn = self.turn
        copy.turns = self.turns
        copy.owed = self.owed
        copy.ended = self.ended
        copy.past = self.past
        return copy

    def sample(self, seat: i64, chance: Chance) -> "Marche":
        """The cards that this seat does not know are dealt anew, each deal that all it saw allows as likely as the others."""
        copy = self.clone()
        if self.owed:  # once it is over, all hands are shown (MC-L16)
            copy._deal_anew(seat, chance)
        return copy

    def _deal_anew(self, seat: i64, chance: Chance) -> None:
        """Whatever can be held by fewest hands is dealt first. At each stage all places that are free are alike to what comes later,
        so that each allowed deal is as likely as the others."""
        cards = self._cards
        room = vec[i64]([0] * (NOBODY + 1))
        room[NOBODY] = OBJECTS
        for other in range(self.players):
            room[other] = HELD[other]
            room[NOBODY] -= HELD[other]
        room[seat] = 0
        unknown = EVERYTHING & ~cards[HAND + seat]
        shy: i64 = 0
        """Freed, and not held by the timid crab who freed it."""
        for other in range(self.players):
            if other != seat:
                shown = cards[SHOWN + other]
                cards[HAND + other] = shown
                room[other] -= count(shown)
                unknown &= ~shown
                if other >= TRAPPERS:
                    shy |= cards[CLEARED + other]
        self._deal(self.sprung & unknown, 0, TRAPPERS, room, chance)
        self._deal(self.freed & unknown & shy, TRAPPERS, NOBODY + 1, room, chance)
        self._deal(self.freed & unknown & ~shy, TRAPPERS, NOBODY + 1, room, chance)
        self._deal(unknown & ~self.sprung & ~self.freed, 0, NOBODY + 1, room, chance)

    def _deal(self, things: i64, low: i64, high: i64, room: vec[i64], chance: Chance) -> None:
        """Deal these objects to the hands from low to high - 1 that have room and are not known to lack them."""
        cards = self._cards
        thing: i64 = 0
        while things:
            if things & 1:
                places: i64 = 0
                for hand in range(low, high):
                    if hand == NOBODY or not cards[CLEARED + hand] & BIT[thing]:
                        places += room[hand]
                place = chance.below(places)
                hand = low
                while True:
                    if hand == NOBODY or not cards[CLEARED + hand] & BIT[thing]:
                        if place < room[hand]:
                            break
                        place -= room[hand]
                    hand += 1
                room[hand] -= 1
                if hand != NOBODY:
                    cards[HAND + hand] |= BIT[thing]
            things >>= 1
            thing += 1

    def __reduce__(self) -> tuple[Any, ...]:
        layout = self.layout
        fixed = (layout.first, layout.start, layout.shrimps, layout.bait, layout.own_trap)
        moving = (self.objects, self.tourteaux, self.blank, self.bait, self.at, self.shrimps, self.sprung, self.freed)
        going = (self.rows, self.row, self.turn, self.turns, self.owed, self.ended, self.past)
        numbers = [int(n) for n in (*fixed, *moving, *going)]
        return restored, (int(self.players), list(layout.cell), layout.names, list(self._cards), numbers)

    def key(self) -> int:
        key: int = self.players
        for part in (self.objects, self.tourteaux, self.blank, self.bait, self.at, self.shrimps, self.rows, self.row, self.turn, self.owed):
            key = (key * 1_000_000_007 + int(part)) % (2**61 - 1)
        for cell in self.layout.cell:
            key = (key * 1_000_000_007 + int(cell)) % (2**61 - 1)
        for seat in range(self.players):
            key = (key * 1_000_000_007 + int(self._cards[HAND + seat])) % (2**61 - 1)
        return key

    # -- how it ended

    def score(self, seat: i64) -> float:
        return 1.0 if self.ended == WON else 0.0

    def outcome(self) -> Outcome | None:
        """All win or lose together (MC-01); the points are the shrimps left (MC-29)."""
        if self.owed:
            return None
        won = self.ended == WON
        points = (int(self.shrimps),) * int(self.players) if won else ()
        return Outcome(REASONS[self.ended], tuple(self.scores()), (1,) * int(self.players), points)

    def objections(self, seat: i64, action: i64) -> list[Reason]:
        from .objections import objections

        return objections(self, seat, action)


def restored(players: int, cells: list[int], names: list[str], cards: list[int], numbers: list[int]) -> Marche:
    """A state that was pickled."""
    first, start, shrimps, bait, own_trap = numbers[:5]
    state = Marche(players, Layout(players, vec[i64](cells), names, first, start, shrimps, bait, own_trap), vec[i64](cards))
    state.objects, state.tourteaux, state.blank, state.bait = numbers[5], numbers[6], numbers[7], numbers[8]
    state.at, state.shrimps, state.sprung, state.freed = numbers[9], numbers[10], numbers[11], numbers[12]
    state.rows, state.row, state.turn, state.turns = numbers[13], numbers[14], numbers[15], numbers[16]
    state.owed, state.ended, state.past = numbers[17], numbers[18], numbers[19]
    return state
