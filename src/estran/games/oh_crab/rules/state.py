"""The state of Oh Crab!: rounds of planning and acting, and the end.

A turn is a menu of actions in any order (OC-047); what an action still asks for is a stack of steps, each played by a function of its own.
Rules of moving are in `moving`, of special and extra actions in `specials`, of the market in `market`.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.bits import BIT, count, mixed
from ....core.chance import Chance
from ....core.event import Log
from ....core.outcome import Outcome
from ....core.refusal import Reason, Refused
from ....core.state import WIDEST, State
from ....core.steps import Steps
from . import endings, market, turn
from .actions import (
    ACTING,
    ACTIVATE,
    ADD_LEFT,
    ADD_RIGHT,
    CARD_STEPS,
    OVER,
    PLACE,
    PLACING,
    PLAN,
    PLANNING,
    REST,
)
from .board import NOWHERE, SHELLS
from .cards import CARDS, DECK, LEFT_SIDE, MARKET, NO_CARD, NO_ICON, NO_SPECIAL, RIGHT_SIDE
from .setup import (
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
    TRACK,
    WHERE,
    Setup,
)

_SCRATCH: Final = vec[i64]([0] * WIDEST)
NO_CRAB: Final = -1


@final
class OhCrab(State):
    def __init__(self, setup: Setup, players: i64, table: vec[i64], steps: Steps) -> None:
        super().__init__(players)
        self.setup: Setup = setup
        self.crabs: i64 = 4 if players == 2 else players
        """Two players have two crabs each (OC-203)."""
        self.table: vec[i64] = table
        self.steps: Steps = steps
        self.phase: i64 = PLANNING
        self.round: i64 = 1
        self.half: i64 = 0
        """Two players plan and act twice a round (OC-209): 0 the first time, 1 the second."""
        self.chef: i64 = 0
        self.chef_used: bool = False
        self.down: i64 = 0
        """Set of the crabs that are knocked over."""
        self.pile: i64 = MARKET
        """The face-down pile but for what is known to lie beneath it, as a heap."""
        self.boxed: i64 = 0
        """Starting cards that left the game."""
        self.tired: i64 = 0
        """Set of the crabs that were active in the first half of the round (OC-212)."""
        self.gone: i64 = 0
        """Set of the seats that have left."""
        # of the turn
        self.active: i64 = 0
        self.crab: i64 = NO_CRAB
        """The active crab."""
        self.begun: bool = False
        """A card was added, or a rest taken."""
        self.ending: bool = False
        self.added: i64 = NO_CARD
        self.snack: i64 = NO_CARD
        """A second card added this turn (OC-120)."""
        self.dropped: i64 = NO_CARD
        """The planned card that a rest of this turn discarded (OC-042): all have seen it."""
        self.ready: i64 = 0
        """The special actions not used yet, two bits a kind."""
        self.extra_used: bool = False
        self.reckless: bool = False
        # of the end
        self.winners: i64 = 0
        """Set of the seats that won."""
        self.ended: i64 = 0

    # -- looking

    def owner(self, crab: i64) -> i64:
        return crab // 2 if self.players == 2 else crab

    def is_down(self, crab: i64) -> bool:
        return self.down & BIT[crab] != 0

    def hand_size(self, seat: i64) -> i64:
        return count(self.table[HAND + seat])

    def track_heap(self, seat: i64) -> i64:
        """The cards of a track, as a heap."""
        heap: i64 = 0
        first = TRACK + seat * LONGEST_TRACK
        for place in range(first, first + self.table[LENGTH + seat]):
            heap |= BIT[self.table[place]]
        return heap

    def has_chef_move(self) -> bool:
        """Once a turn, and with two players once a round (OC-054, OC-213)."""
        return self.chef == self.active and not self.chef_used

    # -- who, and what they may choose

    def pending_mask(self) -> i64:
        if self.phase == ACTING:
            return BIT[self.steps.seat() if len(self.steps) else self.active]
        if self.phase == PLANNING:
            return self._planners()
        return BIT[1 - self.chef] if self.phase == PLACING else 0

    def _planners(self) -> i64:
        """Who has cards and has put none face down. Who has none announces a rest, and all see it (OC-033)."""
        seats: i64 = 0
        for seat in range(self.players):
            if self.table[HAND + seat] and self.table[PLANNED + seat] == NO_CARD and not self.gone & BIT[seat]:
                seats |= BIT[seat]
        return seats

    def fill(self, seat: i64, buffer: vec[i64]) -> i64:
        if self.phase == PLANNING:
            return turn.fill_cards(self.table[HAND + seat], PLAN, buffer, 0)
        if self.phase == PLACING:
            return self._fill_places(buffer)
        if len(self.steps):
            return turn.fill_step(self, buffer)
        return turn.fill_menu(self, buffer) if self.begun else self._fill_start(buffer)

    def _fill_places(self, buffer: vec[i64]) -> i64:
        """The start spaces 2 to 4 that are free (OC-205)."""
        n: i64 = 0
        for space in range(1, 4):
            if self._is_free_start(space):
                buffer[n] = PLACE + space
                n += 1
        return n

    def _is_free_start(self, space: i64) -> bool:
        for crab in range(self.crabs):
            if self.table[WHERE + crab] == self.setup.board.starts[space]:
                return False
        return True

    def _fill_start(self, buffer: vec[i64]) -> i64:
        """Which crab, then add or rest (OC-036, OC-211)."""
        if self.crab == NO_CRAB:
            buffer[0] = ACTIVATE
            buffer[1] = ACTIVATE + 1
            return 2
        n: i64 = 0
        if self.table[LENGTH + self.active]:  # an empty track has no ends
            buffer[n] = ADD_LEFT
            n += 1
        buffer[n] = ADD_RIGHT
        buffer[n + 1] = REST
        return n + 2

    # -- playing

    def play(self, seat: i64, action: i64, chance: Chance, log: Log | None = None) -> None:
        if self.phase == PLANNING:
            self._plan(seat, action - PLAN, log)
        elif self.phase == PLACING:
            self._place(action - PLACE, log)
        elif len(self.steps):
            turn.play_step(self, action, chance, log)
        elif self.begun:
            turn.play_action(self, action, chance, log)
        else:
            self._start(action, chance, log)
        self.go_on(chance, log)

    def go_on(self, chance: Chance, log: Log | None) -> None:
        """Do all that needs no decision."""
        while True:
            if len(self.steps):
                n = turn.fill_step(self, _SCRATCH)
                if n > 1 or (n == 1 and self._tells_by_asking()):
                    return
                if n == 1:
                    turn.play_step(self, _SCRATCH[0], chance, log)
                else:
                    turn.pass_step(self, chance, log)
            elif self.phase == ACTING and self.ending:
                self._next_turn(log)
            elif self.phase == ACTING and not self.begun and self.crab != NO_CRAB and self.table[PLANNED + self.active] == NO_CARD:
                self.rest(log)
            elif self.phase == PLANNING and self._planners() == 0:
                self._reveal(log)
            else:
                return

    def _tells_by_asking(self) -> bool:
        return CARD_STEPS & BIT[self.steps.kind()] != 0 and self.hand_size(self.steps.seat()) > 1

    # -- placing: two players only (OC-205)

    def _place(self, space: i64, log: Log | None) -> None:
        second = 1 - self.chef
        crab = 2 * second if self.table[WHERE + 2 * second] == NOWHERE else 2 * second + 1
        self.put_on_start(crab, space, log)
        if crab == 2 * second + 1:
            for last in range(1, 4):
                if self._is_free_start(last):
                    self.put_on_start(2 * self.chef + 1, last, log)
            self.phase = PLANNING

    def put_on_start(self, crab: i64, space: i64, log: Log | None) -> None:
        """Who starts on a shell gets it (OC-026)."""
        cell = self.setup.board.starts[space]
        self.table[WHERE + crab] = cell
        if log is not None:
            log.tell("placed", None, crab=int(crab) + 1, seat=int(self.owner(crab)) + 1, space=int(space) + 1)
        if self.setup.board.is_a(cell, SHELLS):
            self.gain_shell(self.owner(crab), log)

    # -- planning

    def _plan(self, seat: i64, card: i64, log: Log | None) -> None:
        """The card is no longer in hand (OC-D48)."""
        self.table[HAND + seat] ^= BIT[card]
        self.table[PLANNED + seat] = card
        if log is not None:
            log.tell("planned", {int(seat): {"card": int(card)}}, seat=int(seat) + 1, card=-1)

    def _reveal(self, log: Log | None) -> None:
        """All have planned: the chef's holder begins (OC-034)."""
        self.phase = ACTING
        self._begin_turn(self.chef, log)

    # -- turns

    def _begin_turn(self, seat: i64, log: Log | None) -> None:
        self._forget_turn()
        self.active = seat
        self.crab = seat
        if self.players == 2:
            self.crab = NO_CRAB
            if self.half == 1:  # the other crab, by itself (OC-212)
                self.crab = 2 * seat + (1 if self.tired & BIT[2 * seat] else 0)
        if log is not None:
            log.tell("turn", None, seat=int(seat) + 1)

    def _forget_turn(self) -> None:
        """What a turn gained is lost when it ends."""
        self.crab = NO_CRAB
        self.begun = False
        self.ending = False
        self.added = NO_CARD
        self.snack = NO_CARD
        self.dropped = NO_CARD
        self.ready = 0
        self.extra_used = False
        self.reckless = False
        for icon in range(4):
            self.table[POOL + icon] = 0

    def _next_turn(self, log: Log | None) -> None:
        """Clockwise, until all have had their turn (OC-037). Who has reached the sea stops nobody (OC-035)."""
        seat = self.active
        while True:
            seat = (seat + 1) % self.players
            if seat == self.chef:
                break
            if not self.gone & BIT[seat]:
                self._begin_turn(seat, log)
                return
        self._forget_turn()
        if self.players == 2 and self.half == 0:
            self.half = 1
            self.phase = PLANNING
        else:
            endings.end_round(self, log)
        self.active = self.chef  # who begins next

    def _start(self, action: i64, chance: Chance, log: Log | None) -> None:
        if action == REST:
            self.rest(log)
        elif action >= ADD_LEFT:
            self._reveal_planned(action == ADD_LEFT, log)
        else:
            self.crab = 2 * self.active + action - ACTIVATE
            self.tired |= BIT[self.crab]
            if log is not None:
                log.tell("activated", None, seat=int(self.active) + 1, crab=int(self.crab) + 1)

    def _reveal_planned(self, left: bool, log: Log | None) -> None:
        card = self.table[PLANNED + self.active]
        self.table[PLANNED + self.active] = NO_CARD
        self.added = card
        self.begun = True
        self.add(card, left, log)

    def add(self, card: i64, left: bool, log: Log | None) -> None:
        """A card joins the track: its main action, the icons it completes and its special action are gained (OC-038, OC-050 to OC-052)."""
        seat = self.active
        cards = self.setup.cards
        table = self.table
        table[SECRET + seat] &= ~BIT[card]
        if log is not None:
            log.tell("added", None, seat=int(seat) + 1, card=int(card), side="left" if left else "right")
        table[POOL + cards.main(card)] += 1
        first = TRACK + seat * LONGEST_TRACK
        length = table[LENGTH + seat]
        if length:
            neighbour = table[first] if left else table[first + length - 1]
            self._join(neighbour, card, left, log)
        if left:
            for place in range(length):
                table[first + length - place] = table[first + length - place - 1]
            table[first] = card
        else:
            table[first + length] = card
        table[LENGTH + seat] = length + 1
        if cards.special(card) != NO_SPECIAL:
            self.ready += BIT[2 * cards.special(card)]

    def _join(self, neighbour: i64, card: i64, left: bool, log: Log | None) -> None:
        """Halves that meet and are alike, above and below (OC-051, OC-D8)."""
        cards = self.setup.cards
        for slot in range(2):
            icon = cards.half(card, RIGHT_SIDE if left else LEFT_SIDE, slot)
            if icon != NO_ICON and icon == cards.half(neighbour, LEFT_SIDE if left else RIGHT_SIDE, slot):
                self.table[POOL + icon] += 1
                if log is not None:
                    log.tell("joined", None, seat=int(self.active) + 1, icon=int(icon))

    def rest(self, log: Log | None) -> None:
        """In this order: the planned card goes, one card of the track stays, one of the market comes (OC-042 to OC-046)."""
        if log is not None:
            log.tell("rested", None, seat=int(self.active) + 1)
        card = self.table[PLANNED + self.active]
        if card != NO_CARD:
            self.table[PLANNED + self.active] = NO_CARD
            self.dropped = card
            self._to_discard(self.active, card, log)
        self.begun = True
        turn.ask_rest(self)

    def wake(self, log: Log | None) -> None:
        """The end of a rest: all discards come to hand, and a crab that lies stands up."""
        self.pick_up(self.active, log)
        turn.stand(self, log)

    # -- cards and shells

    def discard(self, seat: i64, card: i64, log: Log | None) -> None:
        """A card of a hand goes to its owner's discard pile, for all to see (OC-009)."""
        self.table[HAND + seat] ^= BIT[card]
        self._to_discard(seat, card, log)

    def _to_discard(self, seat: i64, card: i64, log: Log | None) -> None:
        self.table[SECRET + seat] &= ~BIT[card]
        self.table[DISCARDED + seat] |= BIT[card]
        if log is not None:
            log.tell("discarded", None, seat=int(seat) + 1, card=int(card))

    def lose_a_card(self, seat: i64, chance: Chance, log: Log | None) -> None:
        """A card by chance of a hand that has one (OC-066)."""
        hand = self.table[HAND + seat]
        self.discard(seat, market.nth(hand, chance.below(count(hand))), log)

    def keep(self, card: i64, log: Log | None) -> None:
        """All other cards of the track are discarded (OC-043)."""
        seat = self.active
        self.table[DISCARDED + seat] |= self.track_heap(seat) ^ BIT[card]
        self.table[TRACK + seat * LONGEST_TRACK] = card
        self.table[LENGTH + seat] = 1
        if log is not None:
            log.tell("kept", None, seat=int(seat) + 1, card=int(card))

    def pick_up(self, seat: i64, log: Log | None) -> None:
        heap = self.table[DISCARDED + seat]
        self.table[HAND + seat] |= heap
        self.table[DISCARDED + seat] = 0
        if log is not None and heap:
            log.tell("picked_up", None, seat=int(seat) + 1, number=int(count(heap)))

    def gain_shell(self, seat: i64, log: Log | None) -> None:
        """There are shells enough for all (OC-D43)."""
        self.table[PURSE + seat] += 1
        if log is not None:
            log.tell("shell", None, seat=int(seat) + 1)

    # -- the end

    def resign(self, seat: i64, chance: Chance, log: Log | None = None) -> None:
        if not 0 <= seat < self.players or self.gone & BIT[seat]:
            raise Refused("no-such-seat", seat=int(seat) + 1)
        if self.phase == OVER:
            raise Refused("game-over")
        if len(self.steps) and seat != self.active:
            raise Refused("oh-crab-resign-later", seat=int(self.active) + 1)
        if log is not None:
            log.tell("resigned", None, seat=int(seat) + 1)
        endings.leave(self, seat, chance, log)
        self.go_on(chance, log)

    def score(self, seat: i64) -> float:
        return 1.0 / int(count(self.winners)) if self.winners & BIT[seat] else 0.0

    def outcome(self) -> Outcome | None:
        return endings.outcome(self) if self.phase == OVER else None

    # -- copies

    def clone(self) -> "OhCrab":
        return self._with(self.table[:])

    def sample(self, seat: i64, chance: Chance) -> "OhCrab":
        """The cards that only others have seen are drawn anew, and so is which card each of them has planned."""
        other = self._with(self.table[:])
        other.redraw(seat, chance)
        return other

    def redraw(self, seat: i64, chance: Chance) -> None:
        table = self.table
        for other in range(self.players):
            if other != seat:
                self.pile |= table[SECRET + other]
        for other in range(self.players):
            if other == seat:
                continue
            planned = table[PLANNED + other]
            held = table[HAND + other] | (BIT[planned] if planned != NO_CARD else 0)
            held ^= table[SECRET + other]
            drawn: i64 = 0
            for _ in range(count(table[SECRET + other])):
                card = market.nth(self.pile, chance.below(count(self.pile)))
                self.pile ^= BIT[card]
                drawn |= BIT[card]
            held |= drawn
            table[SECRET + other] = drawn
            if planned != NO_CARD:
                table[PLANNED + other] = market.nth(held, chance.below(count(held)))
                held ^= BIT[table[PLANNED + other]]
            table[HAND + other] = held

    def _with(self, table: vec[i64]) -> "OhCrab":
        copy = OhCrab(self.setup, self.players, table, self.steps.clone())
        copy.phase = self.phase
        copy.round = self.round
        copy.half = self.half
        copy.chef = self.chef
        copy.chef_used = self.chef_used
        copy.down = self.down
        copy.pile = self.pile
        copy.boxed = self.boxed
        copy.tired = self.tired
        copy.gone = self.gone
        copy.active = self.active
        copy.crab = self.crab
        copy.begun = self.begun
        copy.ending = self.ending
        copy.added = self.added
        copy.snack = self.snack
        copy.dropped = self.dropped
        copy.ready = self.ready
        copy.extra_used = self.extra_used
        copy.reckless = self.reckless
        copy.winners = self.winners
        copy.ended = self.ended
        return copy

    def numbers(self) -> list[int]:
        """All that is not on the table."""
        rounds = (self.phase, self.round, self.half, self.chef, self.chef_used, self.down, self.pile, self.boxed, self.tired, self.gone)
        turns = (self.active, self.crab, self.begun, self.ending, self.added, self.snack, self.ready, self.extra_used, self.reckless)
        return [int(number) for number in (*rounds, *turns, self.winners, self.ended, self.dropped)]

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.setup, int(self.players), list(self.table), self.steps.listed(), self.numbers())

    def key(self) -> int:
        """A number for where everything lies and what is owed, whoever knows what."""
        digest: i64 = 1
        table = self.table
        for place in range(BOTTOM + table[BURIED]):
            if not SECRET <= place < PLANNED:
                digest = mixed(digest, table[place])
        for seat in range(self.players):
            for place in range(table[LENGTH + seat]):
                digest = mixed(digest, table[TRACK + seat * LONGEST_TRACK + place])
        digest = mixed(digest, self.steps.digest())
        digest = mixed(digest, self.pile)
        digest = mixed(digest, self.boxed)
        digest = mixed(digest, self.ready)
        small = self.phase + 8 * self.half + 16 * self.chef + 128 * self.active + 1024 * (self.crab + 1) + 8192 * self.down
        digest = mixed(digest, small + 524288 * self.tired + 2**28 * self.gone)
        flags = 1 * self.chef_used + 2 * self.begun + 4 * self.ending + 8 * self.extra_used + 16 * self.reckless
        cards = (self.added + 1) * CARDS * 2 + self.snack + 1
        return mixed(digest, flags + 32 * cards + 2**20 * self.winners + 2**30 * self.round)

    def objections(self, seat: i64, action: i64) -> list[Reason]:
        from .objections import objections

        return objections(self, seat, action)


def restored(setup: Setup, players: int, table: list[int], steps: list[tuple[int, int, int]], numbers: list[int]) -> OhCrab:
    """A state that was pickled, or read from a position."""
    owed = Steps()
    for kind, seat, data in steps:
        owed.push(kind, seat, data)
    state = OhCrab(setup, players, vec[i64](table), owed)
    state.phase, state.round, state.half, state.chef, state.chef_used = numbers[0], numbers[1], numbers[2], numbers[3], bool(numbers[4])
    state.down, state.pile, state.boxed, state.tired, state.gone = numbers[5], numbers[6], numbers[7], numbers[8], numbers[9]
    state.active, state.crab, state.begun, state.ending = numbers[10], numbers[11], bool(numbers[12]), bool(numbers[13])
    state.added, state.snack, state.ready = numbers[14], numbers[15], numbers[16]
    state.extra_used, state.reckless, state.winners, state.ended = bool(numbers[17]), bool(numbers[18]), numbers[19], numbers[20]
    state.dropped = numbers[21]
    return state


def fresh(setup: Setup, players: i64) -> OhCrab:
    """Everybody with their starting deck, nobody on the beach yet (OC-021, OC-204)."""
    table = vec[i64]([0] * PLACES)
    for crab in range(5):
        table[WHERE + crab] = NOWHERE
    for seat in range(5):
        table[PLANNED + seat] = NO_CARD
    for seat in range(players):
        deck = 2 * seat if players == 2 else seat
        for card in range(deck * DECK, (deck + 1) * DECK):
            table[HAND + seat] |= BIT[card]
    return OhCrab(setup, players, table, Steps())
