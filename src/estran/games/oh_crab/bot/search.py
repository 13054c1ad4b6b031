"""The bot that imagines how games go on: information-set Monte-Carlo search over whole turns.

A turn is one choice. All turns that come to different things are found first, and the most promising compete; so do the cards, when one is
to be planned. Every simulation draws a world anew from those that the seat cannot tell apart, lets a turn or a card begin in it, and all
play on for a while. What the seat plans next is searched too: each choice keeps count of what came of the cards that followed it.

All that compete are tried in the same worlds, and the worse half of them is left aside, again and again.
"""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.bits import BIT, first
from ....core.bot import Bot
from ....core.budget import Budget, late
from ....core.chance import Chance, Quick
from ....core.refusal import Reason
from ....core.state import WIDEST, State
from ..rules.cards import MOST_CARDS, NO_CARD
from ..rules.menu import END
from ..rules.owed.plan import PLAN
from ..rules.owed.start import REST
from ..rules.setup import ACTING, ACTIVE, HALF, HAND, OVER, PHASE, PLANNED, PLANNING, ROUND
from ..rules.state import OhCrab
from .adventure import settle_all
from .heuristic import Heuristic, promising
from .lesson import OhCrabLesson, east, race, west
from .plan import Plan, offers
from .turns import Turns

COMPETING: Final = 12
"""So many turns are simulated..."""
CARDS_COMPETING: Final = 4
"""...and so many cards, when one is to be planned."""
MOST: Final = 1500
"""No more moments of the turn to choose are looked at than this..."""
FEW: Final = 120
"""...and of an imagined one..."""
FEW_WITH_PACK: Final = 300
"""...which has more to it with the Adventure Pack: cut short it is played so badly that it tells nothing."""
WHIM: Final = 60
"""How much the others are thought to differ in what suits them."""
EXPLORE: Final = 0.15
LOOKS: Final = 4
"""So often one thinks again in an imagined turn of the Adventure Pack."""


@final
class TurnSearch(Bot):
    """Half of its simulations go to the card that it plans, half to the turn."""

    def __init__(self, lesson: OhCrabLesson) -> None:
        self.lesson: OhCrabLesson = lesson
        self.competing: i64 = COMPETING
        self.cards: i64 = CARDS_COMPETING
        self.ahead: i64 = 1
        self.whim: i64 = WHIM
        self.explore: float = EXPLORE
        self.searches: i64 = 0
        self._turns: Turns = Turns(lesson, MOST)
        self._imagined: Turns = Turns(lesson, FEW)
        self._quick: Heuristic = Heuristic(lesson)
        self._plan: Plan = Plan()
        self._said: list[Reason] = []
        self._buffer: vec[i64] = vec[i64]([0] * WIDEST)
        # of the search
        self._seat: i64 = 0
        self._visits: vec[i64] = vec[i64]([])
        """Of each choice and the card that followed it: how often it did..."""
        self._available: vec[i64] = vec[i64]([])
        """...how often it could have..."""
        self._total: vec[float] = vec[float]([])
        """...and what came of it."""

    def choose(self, state: State, seat: int, budget: Budget, chance: Chance) -> int:
        assert isinstance(state, OhCrab)
        self._said = race(self.lesson, state, seat)
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        if state.table[PHASE] == PLANNING:
            cards = promising(self.lesson, state, seat, actions)[: self.cards]
            return cards[self._best(state, seat, [[card] for card in cards], budget, chance)]
        if state.table[PHASE] != ACTING or state.table[ACTIVE] != seat:
            return self._quick.choose(state, seat, budget, chance)
        action = self._plan.next(state, seat)
        if action not in actions:
            action = self._turn(state, seat, budget, chance)
        if action == REST.first:
            self._said.append(Reason("", "oh-crab-explain-rest", {}))
        return action

    def _turn(self, state: OhCrab, seat: i64, budget: Budget, chance: Chance) -> int:
        lines = self._lines(state, seat, chance)
        line = lines[self._best(state, seat, lines, budget, chance)]
        self._plan.note(state.sample(seat, chance), seat, line, chance, self._turns.sense)
        return line[0]

    def _lines(self, state: OhCrab, seat: i64, chance: Chance) -> list[list[int]]:
        """The turns that promise most."""
        turns = self._turns
        turns.explore(state.sample(seat, chance), seat, chance)
        ranked = sorted([(-int(turns.worths[n]), int(turns.leaves[n])) for n in range(len(turns.leaves))])
        return [turns.line(leaf) for _, leaf in ranked[: self.competing]]

    # -- who does best

    def _best(self, state: OhCrab, seat: i64, lines: list[list[int]], budget: Budget, chance: Chance) -> int:
        self.searches += 1
        self._begin(seat, len(lines))
        left = list(range(len(lines)))
        total = [0.0] * len(lines)
        halvings = max(1, (len(lines) - 1).bit_length())
        while len(left) > 1:
            deadline = Budget(seconds=budget.seconds / 2.0 / halvings).deadline()
            worlds = max(1, int(budget.simulations) // 2 // halvings // len(left))
            while worlds > 0 and not late(deadline):
                seed = int(chance.below(2**31))
                for n in left:
                    total[n] += self._simulate(state, lines[n], n, Quick(seed))
                worlds -= 1
            ranked = sorted([(-total[n], n) for n in left])
            left = [n for _, n in ranked[: (len(ranked) + 1) // 2]]
        return left[0]

    def _begin(self, seat: i64, choices: int) -> None:
        self._seat = seat
        self._visits = vec[i64]([0] * (choices * MOST_CARDS))
        self._available = vec[i64]([0] * (choices * MOST_CARDS))
        self._total = vec[float]([0.0] * (choices * MOST_CARDS))

    def _simulate(self, state: OhCrab, line: list[int], choice: i64, luck: Chance) -> float:
        """What comes of a choice in a world. Where luck does not allow all of a turn, it goes on as it can."""
        seat = self._seat
        world = state.sample(seat, luck)
        self._guess(world, luck)
        last = world.table[ROUND] + self.ahead
        self._play(world, line, luck)
        card: i64 = NO_CARD
        while world.table[PHASE] != OVER and world.table[ROUND] <= last:
            if world.table[PHASE] == ACTING:
                world = self._after_turn(world, luck)
            elif world.table[PLANNED + seat] == NO_CARD and world.table[HAND + seat] and card == NO_CARD:
                card = self._promising(choice, world.table[HAND + seat])
                world.play(seat, PLAN.first + card, luck)
            else:
                other = world.next_seat()
                world.play(other, PLAN.first + self._suited(world, other, world.table[HAND + other], luck), luck)
        score = world.score(seat) if world.table[PHASE] == OVER else self.lesson.hope(world, seat)
        if card != NO_CARD:
            self._visits[choice * MOST_CARDS + card] += 1
            self._total[choice * MOST_CARDS + card] += score
        return score

    # -- playing on

    def _play(self, world: OhCrab, line: list[int], luck: Chance) -> None:
        """A turn or a card, as far as luck allows."""
        seat, begun = self._seat, world.table[PHASE]
        if world.setup.adventure:
            settle_all(world, luck)
            if begun == ACTING:
                self._follow(world, seat, line, luck)
                return
        for action in line:
            if world.table[PHASE] != begun or (begun == ACTING and world.table[ACTIVE] != seat) or not offers(world, seat, action):
                break
            world.play(seat, action, luck)

    def _guess(self, world: OhCrab, luck: Chance) -> None:
        """Others have planned what suits them, more or less."""
        table = world.table
        for other in range(world.players):
            if other != self._seat and table[PLANNED + other] != NO_CARD:
                heap = table[HAND + other] | BIT[table[PLANNED + other]]
                card = self._suited(world, other, heap, luck)
                table[PLANNED + other] = card
                table[HAND + other] = heap ^ BIT[card]

    def _suited(self, world: OhCrab, seat: i64, heap: i64, luck: Chance) -> i64:
        deck = self.lesson.deck(world)
        left, right = west(world, seat), east(world, seat)
        best: i64 = NO_CARD
        most: i64 = -1
        while heap:
            card = first(heap)
            heap &= heap - 1
            gain = deck.gain(card, left, right) + luck.below(self.whim)
            if gain > most:
                most = gain
                best = card
        return best

    def _promising(self, choice: i64, hand: i64) -> i64:
        """Of the cards that can be planned now: one never tried before, or the one of highest upper confidence bound."""
        best: i64 = NO_CARD
        most = -1.0
        while hand:
            card = first(hand)
            hand &= hand - 1
            node = choice * MOST_CARDS + card
            self._available[node] += 1
            bound = 1e9
            if self._visits[node]:
                tried = float(int(self._visits[node]))
                bound = self._total[node] / tried + self.explore * math.sqrt(math.log(float(int(self._available[node]))) / tried)
            if bound > most:
                most = bound
                best = card
        return best

    def _after_turn(self, world: OhCrab, luck: Chance) -> OhCrab:
        """What comes of the turn that looks best."""
        turns = self._imagined
        if world.setup.adventure:
            self._play_turn(world, luck)
            return world
        turns.most = FEW
        turns.explore(world, world.table[ACTIVE], luck)
        after = turns.after
        assert after is not None
        return after

    def _follow(self, world: OhCrab, seat: i64, line: list[int], luck: Chance) -> bool:
        """Play a turn as far as luck allows: what comes up besides is answered at once. Whether it is over then."""
        sense = self._imagined.sense
        now, half = world.table[ROUND], world.table[HALF]
        for action in line:
            while (
                goes_on(world, seat, now, half) and world.steps.number and not (world.steps.seat() == seat and offers(world, seat, action))
            ):
                owes = world.steps.seat()
                world.play(owes, sense.answer(world, self._buffer, world.fill(owes, self._buffer)), luck)
            if not goes_on(world, seat, now, half) or not offers(world, seat, action):
                break
            world.play(seat, action, luck)
        while goes_on(world, seat, now, half) and world.steps.number:
            owes = world.steps.seat()
            world.play(owes, sense.answer(world, self._buffer, world.fill(owes, self._buffer)), luck)
        return not goes_on(world, seat, now, half)

    def _play_turn(self, world: OhCrab, luck: Chance) -> None:
        """The turn that looks best as long as nothing is opened; where something is, one looks again."""
        turns = self._imagined
        turns.most = FEW_WITH_PACK
        seat = world.table[ACTIVE]
        for _ in range(LOOKS):
            turns.explore(world, seat, luck)
            if self._follow(world, seat, turns.line(turns.best), luck):
                return
        self._follow(world, seat, [END.first], luck)

    def explain(self) -> list[Reason]:
        return self._said


def goes_on(world: OhCrab, seat: i64, round: i64, half: i64) -> bool:
    """Whether the turn that a seat had then is not over."""
    table = world.table
    return table[PHASE] == ACTING and table[ACTIVE] == seat and table[ROUND] == round and table[HALF] == half
