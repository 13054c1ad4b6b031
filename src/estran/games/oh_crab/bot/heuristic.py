"""The quick bot: looks at all that it can make of its turn, and takes what leaves it best placed in the race."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.bits import BIT, count
from ....core.bot import Bot
from ....core.budget import Budget
from ....core.chance import Chance, Quick
from ....core.refusal import Reason
from ....core.state import WIDEST, State
from ..rules.adventure.choosing import A_CHOICE
from ..rules.cards import nth
from ..rules.owed.plan import PLAN
from ..rules.owed.start import REST
from ..rules.setup import ACTING, ACTIVE, CHOOSING, CRAB, HAND, PHASE, PLANNED, PLANNING
from ..rules.state import OhCrab
from .adventure import sealed
from .lesson import OhCrabLesson, east, race, west
from .plan import Plan, known
from .turns import Turns

MOST: Final = 600
"""No more moments of a turn are looked at than this."""
CARDS_WEIGHED: Final = 2
"""When a card is planned, this many are looked at: those that promise most by themselves."""


@final
class Heuristic(Bot):
    def __init__(self, lesson: OhCrabLesson) -> None:
        self.lesson: OhCrabLesson = lesson
        self.turns: Turns = Turns(lesson, MOST)
        self.weighed: i64 = CARDS_WEIGHED
        self._plan: Plan = Plan()
        self._said: list[Reason] = []
        self._buffer: vec[i64] = vec[i64]([0] * WIDEST)

    def choose(self, state: State, seat: int, budget: Budget, chance: Chance) -> int:
        assert isinstance(state, OhCrab)
        self._said = race(self.lesson, state, seat)
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        luck = Quick(known(state, seat))  # where luck has a part, any will do: one choice for each position
        world = state.sample(seat, luck)
        if state.table[PHASE] == PLANNING:
            return self._card(world, seat, actions, luck)
        if state.setup.adventure and state.table[PHASE] == CHOOSING:
            return self.turns.sense.offers.skill(world, actions, A_CHOICE.answer)
        if state.setup.adventure and state.steps.number and state.table[ACTIVE] != seat:
            return self._asked(world, seat, luck)
        if state.table[PHASE] != ACTING or state.table[ACTIVE] != seat:  # a start space, or a card to lose to an obstacle in the prototype
            return self._soonest(world, seat, actions, luck)
        action = self._plan.next(state, seat)
        if action not in actions:
            action = self._turn(world, seat, luck)
        if action == REST.first:
            self._said.append(Reason("", "oh-crab-explain-rest", {}))
        return action

    def _turn(self, world: OhCrab, seat: i64, luck: Chance) -> int:
        self.turns.explore(world, seat, luck)
        line = self.turns.line(self.turns.best)
        self._plan.note(world, seat, line, luck, self.turns.sense)
        return line[0]

    def _asked(self, world: OhCrab, seat: i64, luck: Chance) -> int:
        """Something in another's turn."""
        closed = sealed(world, seat, luck)
        return int(self.turns.sense.answer(closed, self._buffer, closed.fill(seat, self._buffer)))

    def _card(self, world: OhCrab, seat: i64, actions: list[int], luck: Chance) -> int:
        """The card with which the turn would go best if it began now."""
        best = actions[0]
        most: i64 = -(2**60)
        for action in promising(self.lesson, world, seat, actions)[: self.weighed]:
            self.turns.explore(imagined(world, seat, action - PLAN.first, luck), seat, luck, rests=False)
            if self.turns.worth > most:
                most = self.turns.worth
                best = action
        return best

    def _soonest(self, world: OhCrab, seat: i64, actions: list[int], luck: Chance) -> int:
        """What leaves the shortest way, for as many cards as possible."""
        best = actions[0]
        most: i64 = -(2**60)
        for action in actions:
            after = world.clone()
            after.play(seat, action, luck)
            worth = -self.lesson.turns_left(after, seat, True)
            if worth > most:
                most = worth
                best = action
        return best

    def explain(self) -> list[Reason]:
        return self._said


def promising(lesson: OhCrabLesson, world: OhCrab, seat: i64, actions: list[int]) -> list[int]:
    """Cards that can be planned, those first that bring most by themselves and beside what lies in the track."""
    deck, left, right = lesson.deck(world), west(world, seat), east(world, seat)
    ranked = sorted([(-int(deck.gain(action - PLAN.first, left, right)), action) for action in actions])
    return [action for _, action in ranked]


def imagined(world: OhCrab, seat: i64, card: i64, luck: Chance) -> OhCrab:
    """The seat's turn as if it began now with this card, and the others had planned any."""
    state = world.clone()
    for other in range(state.players):
        if other != seat and state.pending_mask() & BIT[other]:
            hand = state.table[HAND + other]
            state.play(other, PLAN.first + nth(hand, luck.below(count(hand))), luck)
    state.table[HAND + seat] ^= BIT[card]
    state.table[PLANNED + seat] = card
    state.table[PHASE] = ACTING
    state.table[ACTIVE] = seat
    state.table[CRAB] = state.crab_to_act(seat)
    return state
