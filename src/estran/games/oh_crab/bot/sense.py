"""What is worth thinking about: of all that can be answered, the answers that a sensible player would look at."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.bits import BIT, count
from ....core.chance import Chance
from ....core.state import WIDEST
from ..rules.adventure.borders import REVEAL
from ..rules.adventure.skill import OWN, OwnSkill
from ..rules.adventure.tokens import KEPT, TREASURE
from ..rules.basic import A_MOVE, MOVE
from ..rules.board import DIRECTIONS, LEFT, RIGHT
from ..rules.cards import BASIC, DIAGONAL, FORWARD, MOST_CARDS
from ..rules.effects.call import STAY
from ..rules.effects.impulse import IMPULSE
from ..rules.effects.move_out import MOVE_OUT
from ..rules.effects.moves import FASTER, SLANT
from ..rules.effects.reckless import NOTHING_STOPS
from ..rules.effects.sand import SAND
from ..rules.effects.seagull import SEAGULL
from ..rules.effects.shoving import SHOVE
from ..rules.effects.snack import A_SNACK
from ..rules.in_force import CHEF_RUNS
from ..rules.market import BLIND
from ..rules.menu import CHEFS_MOVE, END, EXTRA, SPECIAL, TAKE_SHELL
from ..rules.moving import A_PUSH, AN_OBSTACLE, way
from ..rules.owed.cost import COST
from ..rules.owed.gift import GIFT, GIVE
from ..rules.owed.market_card import MARKET_CARD, TAKE
from ..rules.owed.owed import kind as kind_of
from ..rules.owed.push import PUSH
from ..rules.owed.start import REST
from ..rules.owed.toll import TOLL
from ..rules.setup import ACTING, ACTIVE, BEGUN, CLAWS, CRAB, DISCARDED, HALF, HAND, PHASE, PILE, POOL, SKILL, SLOT, WHERE, top
from ..rules.state import OhCrab
from ..rules.verbs import DISCARD, DONE
from .lesson import OhCrabLesson, east, west
from .offers import BUILDER, PICKPOCKET, SLEEPWALKER, Offers, is_of_pack

AT_ONCE: Final[i64] = BIT[SEAGULL.number] | BIT[SAND.number] | BIT[MOVE_OUT.number] | BIT[NOTHING_STOPS.number]
"""Effects that do no less before one moves than after."""
A_BUCKET: Final[i64] = TREASURE.verb.first + KEPT.index("bucket")
A_SPYGLASS: Final[i64] = TREASURE.verb.first + KEPT.index("spyglass")
FULL_BUCKET: Final = 3
"""So many cards make it worth while."""
SNACKS: Final = 3
"""So many cards are thought of when one more may be added."""
USED_SOON: Final[i64] = BIT[BUILDER] + BIT[PICKPOCKET] + BIT[SLEEPWALKER]
"""Skills that bring as much now as later."""
GULLS: Final = kind_of("seagull")
THE_CALL: Final = kind_of("call")
A_SHOVE: Final = kind_of("move-out")


@final
class Sense:
    def __init__(self, lesson: OhCrabLesson) -> None:
        self.lesson: OhCrabLesson = lesson
        self.offers: Offers = Offers(lesson)
        self._buffer: vec[i64] = vec[i64]([0] * WIDEST)
        self.rests: bool = True
        """Whether to think of resting."""

    def fill(self, state: OhCrab, seat: i64, buffer: vec[i64]) -> i64:
        """The answers to look at, of a seat whose turn it is; ending the turn comes first, so that every way to go on can end."""
        n = state.fill(seat, buffer)
        if n == 1:
            return n
        if state.setup.adventure:
            return self._fill_pack(state, seat, buffer, n)
        if not state.steps.number:
            return self._menu(state, seat, buffer, n) if state.table[BEGUN] else self._start(buffer, n)
        return self._owed(state, seat, buffer, n)

    def _owed(self, state: OhCrab, seat: i64, buffer: vec[i64], n: i64) -> i64:
        kind = state.steps.kind()
        if kind in (GULLS, A_SHOVE, THE_CALL, A_PUSH):
            return self._others(state, seat, kind, buffer, n)
        if kind == COST.number and state.setup.cards.specials[state.steps.data()].effect == IMPULSE.number:
            return self._one_a_kind(state, seat, buffer, n)
        if kind in (COST.number, AN_OBSTACLE, TOLL.number):
            return self._worst(state, seat, DISCARD.first, buffer, n)
        if kind == GIFT.number:
            return self._gift(state, seat, buffer, n)
        if kind == MARKET_CARD.number:
            buffer[0] = self.market_card(state, seat, buffer, n)
            return 1
        return n - 1 if kind == A_MOVE else n  # DONE is last: who may move does

    # -- with the Adventure Pack

    def _fill_pack(self, state: OhCrab, seat: i64, buffer: vec[i64], n: i64) -> i64:
        if not state.steps.number:
            if not state.table[BEGUN]:
                return self._start(buffer, n)
            n = self._pack_menu(state, seat, buffer, n)
            return n if n == 1 else reveal_first(buffer, self._menu(state, seat, buffer, n))
        kind = state.steps.kind()
        if state.steps.seat() != seat or is_of_pack(kind):
            buffer[0] = self.answer(state, buffer, n)
            return 1
        return self._snacks(state, seat, buffer, n) if kind == A_SNACK.number else self._owed(state, seat, buffer, n)

    def answer(self, state: OhCrab, buffer: vec[i64], n: i64) -> i64:
        """What who owes a step says at once, of these answers."""
        if n == 1:
            return buffer[0]
        kind, seat = state.steps.kind(), state.steps.seat()
        if is_of_pack(kind):
            return self.offers.answer(state, buffer, n)
        if kind == MARKET_CARD.number:
            return self.market_card(state, seat, buffer, n)
        if kind in (COST.number, AN_OBSTACLE, TOLL.number):
            self._worst(state, seat, DISCARD.first, buffer, n)
        elif kind in (GULLS, A_SHOVE, THE_CALL, A_PUSH):
            self._others(state, seat, kind, buffer, n)
        return buffer[0]

    def answer_others(self, state: OhCrab, seat: i64, chance: Chance) -> None:
        """What others are asked in the turn of a seat, they say at once."""
        while state.steps.number and state.steps.seat() != seat and state.table[PHASE] == ACTING and state.table[ACTIVE] == seat:
            other = state.steps.seat()
            state.play(other, self.answer(state, self._buffer, state.fill(other, self._buffer)), chance)

    def _pack_menu(self, state: OhCrab, seat: i64, buffer: vec[i64], n: i64) -> i64:
        """Treasures and skills wait until no move is left that costs nothing: so fewer orders are looked at. Of each skill only what it is
        best said of; a bucket only for some cards."""
        own = self._own_skill(state)
        low: i64 = own.verb.first if own is not None else 0
        high: i64 = own.verb.beyond if own is not None else 0
        waits = buffer_has(buffer, n, MOVE.first, MOVE.beyond)
        best: i64 = -1
        most: i64 = -(2**60)
        found: i64 = 0
        for k in range(n):
            action = buffer[k]
            if low <= action < high:
                worth = self.offers.best_use(state, seat, own.number, action) if own is not None else 0
                if worth > most:
                    most = worth
                    best = action
            elif not TREASURE.verb.first <= action < TREASURE.verb.beyond or self._uses(state, seat, action, waits):
                buffer[found] = action
                found += 1
        if best >= 0 and own is not None and BIT[own.number] & USED_SOON:
            buffer[0] = best
            return 1
        if best >= 0 and not waits:
            buffer[found] = best
            found += 1
        return found

    def _own_skill(self, state: OhCrab) -> OwnSkill | None:
        crab = state.table[CRAB]
        return OWN[state.table[SKILL + crab] - 1] if state.table[CLAWS + crab] else None

    def _uses(self, state: OhCrab, seat: i64, treasure: i64, waits: bool) -> bool:
        if treasure == A_BUCKET and count(state.table[DISCARDED + seat]) < FULL_BUCKET:
            return False
        return not waits or treasure == A_SPYGLASS

    def _snacks(self, state: OhCrab, seat: i64, buffer: vec[i64], n: i64) -> i64:
        """The cards that bring most, each at its better end."""
        deck, left, right = self.lesson.deck(state), west(state, seat), east(state, seat)
        heap = state.table[HAND + seat]
        found: i64 = 0
        while heap and found < SNACKS:
            card = deck.best(heap, left, right)
            heap ^= BIT[card]
            buffer[found] = A_SNACK.answer + 2 * card + (0 if deck.goes_left(card, left, right) else 1)
            found += 1
        return found

    # -- the menu

    def _start(self, buffer: vec[i64], n: i64) -> i64:
        return n - 1 if buffer[n - 1] == REST.first and not self.rests else n

    def _menu(self, state: OhCrab, seat: i64, buffer: vec[i64], n: i64) -> i64:
        """What costs nothing and loses by waiting is done at once. Moves that are alike are made with what is narrowest and cheapest."""
        slants = state.table[POOL + DIAGONAL] > 0
        chefs = buffer_has(buffer, n, CHEFS_MOVE.first, CHEFS_MOVE.beyond) and not state.holds(CHEF_RUNS)
        found: i64 = 0
        for k in range(n):
            action = buffer[k]
            effect = effect_of(state, action)
            if action in (TAKE_SHELL.first, A_SPYGLASS) or (effect >= 0 and action < SPECIAL.beyond and AT_ONCE & BIT[effect]):
                buffer[0] = action
                return 1
            if action == END.first:
                continue
            if chefs and not slants and LEFT <= action - MOVE.first <= RIGHT and self._spends_chef(state):
                continue
            if effect == SLANT.number and (slants or chefs):
                continue
            if effect == FASTER.number and state.table[POOL + FORWARD]:
                continue
            buffer[found] = action
            found += 1
        buffer[found] = buffer[0]
        buffer[0] = END.first
        return found + 1

    def _spends_chef(self, state: OhCrab) -> bool:
        return state.players != 2 or state.table[HALF] == 1

    # -- cards

    def _worst(self, state: OhCrab, seat: i64, verb: i64, buffer: vec[i64], n: i64) -> i64:
        """The card that one can best do without."""
        heap: i64 = 0
        for k in range(n):
            if verb <= buffer[k] < verb + MOST_CARDS:
                heap |= BIT[buffer[k] - verb]
        buffer[0] = verb + self.lesson.deck(state).worst(heap, west(state, seat), east(state, seat))
        return 1

    def _one_a_kind(self, state: OhCrab, seat: i64, buffer: vec[i64], n: i64) -> i64:
        """For impulse: of each main action the card that one can best do without."""
        heap: i64 = 0
        for k in range(n):
            heap |= BIT[buffer[k] - DISCARD.first]
        deck = self.lesson.deck(state)
        found: i64 = 0
        for icon in range(BASIC):
            of_it = heap & state.setup.cards.of_main(icon)
            if of_it:
                buffer[found] = DISCARD.first + deck.worst(of_it, west(state, seat), east(state, seat))
                found += 1
        return found

    def _gift(self, state: OhCrab, seat: i64, buffer: vec[i64], n: i64) -> i64:
        """Give the worst card, or none."""
        optional = buffer[n - 1] == DONE.first
        self._worst(state, seat, GIVE.first, buffer, n)
        if optional:
            buffer[1] = DONE.first
            return 2
        return 1

    def market_card(self, state: OhCrab, seat: i64, buffer: vec[i64], n: i64) -> i64:
        """The card of the market that fits best; what lies in the pile is worth what it holds in the mean."""
        deck = self.lesson.deck(state)
        own = state.table[HAND + seat] | state.table[DISCARDED + seat] | state.track_heap(seat)
        best = buffer[0]
        most: i64 = -1
        for k in range(n):
            slot = buffer[k] - TAKE.first
            worth = deck.mean(state.table[PILE]) if slot == BLIND else deck.fits(top(state.table[SLOT + slot]), own)
            if worth > most:
                most = worth
                best = buffer[k]
        return best

    # -- other crabs

    def _others(self, state: OhCrab, seat: i64, kind: i64, buffer: vec[i64], n: i64) -> i64:
        if kind == THE_CALL:
            return self._call(state, seat, buffer, n)
        if kind == A_PUSH:
            return self._push(state, seat, buffer, n)
        return self._most_harm(state, seat, kind, buffer, n)

    def harm(self, state: OhCrab, crab: i64, direction: i64) -> i64:
        """What it costs a crab to be moved so."""
        ways = self.lesson.ways(state)
        there = way(state, crab, direction)
        return ways.left[there] + ways.enter[there] - ways.left[state.table[WHERE + crab]]

    def _most_harm(self, state: OhCrab, seat: i64, kind: i64, buffer: vec[i64], n: i64) -> i64:
        """Another's crab, to where it hurts most; one that is near to the sea weighs more. Where nothing hurts, the seagull is done."""
        best: i64 = DONE.first
        most: i64 = 0 if kind == GULLS else -(2**60)
        ways = self.lesson.ways(state)
        for k in range(n):
            if buffer[k] == DONE.first:
                continue
            crab = (buffer[k] - SHOVE.first) // DIRECTIONS
            if state.owner(crab) == seat:
                continue
            harm = self.harm(state, crab, (buffer[k] - SHOVE.first) % DIRECTIONS)
            if harm > 0 and kind == A_SHOVE:
                harm = harm * 10_000 // (1000 + ways.left[state.table[WHERE + crab]])
            if harm > most:
                most = harm
                best = buffer[k]
        buffer[0] = best
        return 1

    def _push(self, state: OhCrab, seat: i64, buffer: vec[i64], n: i64) -> i64:
        """Where it helps the pushed crab least; one's own, where it helps most."""
        crab = state.steps.data()
        sign = -1 if state.owner(crab) == seat else 1
        best = buffer[0]
        most: i64 = -(2**60)
        for k in range(n):
            if buffer[k] - PUSH.answer > RIGHT:  # the Bruiser's
                continue
            harm = sign * self.harm(state, crab, buffer[k] - PUSH.answer)
            if harm > most:
                most = harm
                best = buffer[k]
        if state.setup.adventure and sign > 0:
            best = self.offers.push_back(state, crab, buffer, n, best, most)
        buffer[0] = best
        return 1

    def _call(self, state: OhCrab, seat: i64, buffer: vec[i64], n: i64) -> i64:
        """First one's own crab, any way; then the others, who stay where they can, or go to where it helps them least, and a team mate to
        where it helps most."""
        found: i64 = 0
        for k in range(n):
            if SHOVE.first <= buffer[k] < SHOVE.beyond and (buffer[k] - SHOVE.first) // DIRECTIONS == state.table[CRAB]:
                buffer[found] = buffer[k]
                found += 1
        return found if found else self._called(state, seat, buffer, n)

    def _called(self, state: OhCrab, seat: i64, buffer: vec[i64], n: i64) -> i64:
        best = buffer[0]
        most: i64 = -(2**60)
        for k in range(n):
            if STAY.first <= buffer[k] < STAY.beyond:
                if state.owner(buffer[k] - STAY.first) == seat:
                    continue
                buffer[0] = buffer[k]
                return 1
            crab = (buffer[k] - SHOVE.first) // DIRECTIONS
            harm = self.harm(state, crab, (buffer[k] - SHOVE.first) % DIRECTIONS)
            if state.owner(crab) == seat:
                harm = -harm
            if harm > most:
                most = harm
                best = buffer[k]
        buffer[0] = best
        return 1


def effect_of(state: OhCrab, action: i64) -> i64:
    """The effect of a special or an extra action, or -1."""
    if SPECIAL.first <= action < SPECIAL.beyond:
        return state.setup.cards.specials[action - SPECIAL.first].effect
    return state.setup.cards.extras[action - EXTRA.first].effect if EXTRA.first <= action < EXTRA.beyond else -1


def reveal_first(buffer: vec[i64], n: i64) -> i64:
    """Where a border is due, the turn does not end before it is resolved: what that brings can still be used."""
    for k in range(1, n):
        if buffer[k] == REVEAL.verb.first:
            buffer[0] = REVEAL.verb.first
            buffer[k] = buffer[n - 1]
            return n - 1
    return n


def buffer_has(buffer: vec[i64], n: i64, low: i64, high: i64) -> bool:
    for k in range(n):
        if low <= buffer[k] < high:
            return True
    return False
