"""What the Adventure Pack asks, answered at once: skills to choose, offers, trophies and what they bring, things to look at, dig and build.

A seat is asked in its own turn or in another's; its answer goes by what the world shows, so who asks for one makes it a world of that seat.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.bits import BIT, count
from ..rules.adventure.building import BUILD, BUILDING
from ..rules.adventure.challenges import seconds, winners
from ..rules.adventure.claws import can_regain
from ..rules.adventure.elements import value
from ..rules.adventure.moments import A_STEER, AN_OFFER, BRUTE, OFFERED, STEERED, YAWNER, bearer
from ..rules.adventure.pack import EVENTS, FIRST_CHALLENGE, FIRST_EVENT, SKILLS
from ..rules.adventure.skills.brute import PUSH_BACK
from ..rules.adventure.skills.forecaster import PICK
from ..rules.adventure.skills.hunter import DIG, DUG, UNEARTH
from ..rules.adventure.skills.pickpocket import ROB
from ..rules.adventure.skills.weaver import WEAVE
from ..rules.adventure.spying import SPY
from ..rules.adventure.steer import STEER
from ..rules.adventure.tokens import PULL
from ..rules.adventure.trophies import CLAWS_BACK, RECALLING, TROPHY, amount
from ..rules.board import BACK, COLUMNS, DIRECTIONS, SEA, half_row
from ..rules.cards import FORWARD, MOST_CARDS
from ..rules.effects.shoving import SHOVE
from ..rules.market import SLOTS
from ..rules.moving import way
from ..rules.race import NOBODY
from ..rules.setup import (
    CHALLENGE,
    CHEF,
    CLAWS,
    CRAB,
    DISCARDED,
    GONE,
    HAND,
    LENGTH,
    PILE,
    POOL,
    PURSE,
    SKILL,
    SLOT,
    WHERE,
    top,
)
from ..rules.state import OhCrab
from ..rules.verbs import DONE, VERBS
from .adventure import token_worth
from .lesson import OhCrabLesson

CHAMPION: Final = SKILLS.index("champion")
BUILDER: Final = SKILLS.index("builder")
HUNTER: Final = SKILLS.index("hunter")
PICKPOCKET: Final = SKILLS.index("pickpocket")
SHOPPER: Final = SKILLS.index("window-shopper")
SLEEPWALKER: Final = SKILLS.index("sleepwalker")
WEAVER: Final = SKILLS.index("weaver")
FOR_TWO: Final[i64] = BIT[SKILLS.index("cork")] + BIT[BRUTE] + BIT[PICKPOCKET]
"""Skills that are worth a little more between two."""
FIRST_SHOP: Final[i64] = next(verb.first for verb in VERBS if verb.name == "skill-window-shopper")
A_LITTLE: Final = 10
STEER_FOR: Final = 100
"""What the Cork must save to be used, far from the sea."""
NOT_AT_ALL: Final = -(2**60)
NEAR: Final = 4
"""So many half rows before a crab an obstacle is in its way."""


def is_of_pack(kind: i64) -> bool:
    """Whether a step is one that is answered here."""
    return kind in (
        AN_OFFER,
        A_STEER,
        TROPHY.number,
        RECALLING.number,
        BUILDING.number,
        SPY.number,
        PICK.number,
        DUG.number,
        PULL.number,
    )


@final
class Offers:
    def __init__(self, lesson: OhCrabLesson) -> None:
        self.lesson: OhCrabLesson = lesson

    def answer(self, state: OhCrab, buffer: vec[i64], n: i64) -> i64:
        """What who owes the step of the pack would say, of these answers."""
        kind, seat, data = state.steps.kind(), state.steps.seat(), state.steps.data()
        if kind == AN_OFFER:
            return buffer[0] if self.accepts(state, seat, data % OFFERED) else DONE.first
        if kind == A_STEER:
            return self._steer(state, data, buffer, n)
        if kind == DUG.number:
            return UNEARTH.first if token_worth(state, value(state, data), self.lesson.weights) > 0 else DONE.first
        best = buffer[0]
        most: i64 = NOT_AT_ALL
        for k in range(n):
            worth = self._worth(state, kind, seat, data, buffer[k])
            if worth > most:
                most = worth
                best = buffer[k]
        return best

    def _worth(self, state: OhCrab, kind: i64, seat: i64, data: i64, action: i64) -> i64:
        if action == DONE.first:
            return 0
        if kind == TROPHY.number:
            return self.reward(state, seat, action - TROPHY.answer)
        if kind == RECALLING.number:
            return self.lesson.deck(state).alone[action - RECALLING.answer]
        if kind == BUILDING.number:
            return self.in_the_way(state, seat, action - BUILD.first)
        if kind == SPY.number:
            return self._curious(state, seat, action - SPY.answer)
        if kind == PICK.number:
            return self.event(state, seat, action - PICK.answer)
        return -self.harm(state, data, (action - SHOVE.first) % DIRECTIONS)  # the fishing line

    def harm(self, state: OhCrab, crab: i64, direction: i64) -> i64:
        """What it costs a crab to be moved so."""
        ways = self.lesson.ways(state)
        there = way(state, crab, direction)
        return ways.left[there] + ways.enter[there] - ways.left[state.table[WHERE + crab]]

    # -- skills

    def skill(self, state: OhCrab, actions: list[int], first: i64) -> int:
        """Which to keep, or which two: those that win most."""
        shares = self.lesson.weights.shares
        best = actions[0]
        most: i64 = -1
        for action in actions:
            which = action - first
            if which < len(SKILLS):
                worth = shares[which]
            else:
                pair = which - len(SKILLS)
                worth = self._share_for_two(pair // len(SKILLS)) + self._share_for_two(pair % len(SKILLS))
            if worth > most:
                most = worth
                best = action
        return best

    def _share_for_two(self, skill: i64) -> i64:
        return self.lesson.weights.shares[skill] + (A_LITTLE if FOR_TWO & BIT[skill] else 0)

    def claw(self, state: OhCrab, crab: i64) -> i64:
        """What a claw of this crab must bring to be used: less and less as the way shrinks."""
        weights = self.lesson.weights
        cell = state.table[WHERE + crab]
        left = self.lesson.ways(state).left[cell] if 0 <= cell < SEA else 0
        return weights.claws[state.table[SKILL + crab] - 1] * weights.accepted // 100 * min(left, weights.far) // weights.far

    def accepts(self, state: OhCrab, seat: i64, skill: i64) -> bool:
        """Whether it takes an offer. The Hard shell, the Pickpocket and the Forecaster always do."""
        if skill == CHAMPION:
            return self._shines(state, seat)
        if skill == YAWNER:
            return self._yawns(state, seat)
        return skill != BRUTE or self._strikes(state, seat)

    def _shines(self, state: OhCrab, seat: i64) -> bool:
        """To be first, or second where there are claws enough for the challenges to come."""
        if winners(state, seat) & BIT[seat] and winners(state, seat) != winners(state, NOBODY):
            return True
        left = len(state.setup.board.edges) - 1 - state.table[CHALLENGE]
        return seconds(state, seat) & ~seconds(state, NOBODY) & BIT[seat] != 0 and state.table[CLAWS + bearer(state, CHAMPION)] > left

    def _yawns(self, state: OhCrab, seat: i64) -> bool:
        """If a card that all see is better than what the pile holds in the mean."""
        deck, table = self.lesson.deck(state), state.table
        own = table[HAND + seat] | table[DISCARDED + seat] | state.track_heap(seat)
        for slot in range(SLOTS):
            if table[SLOT + slot] and deck.fits(top(table[SLOT + slot]), own) >= deck.mean(table[PILE]):
                return True
        return False

    def _strikes(self, state: OhCrab, seat: i64) -> bool:
        """If the pusher is ahead, has moves left that it would give up to stand, or is the only rival."""
        if state.players == 2:
            return True
        table = state.table
        ways = self.lesson.ways(state)
        pusher, crab = table[CRAB], bearer(state, BRUTE)
        if ways.left[table[WHERE + pusher]] <= ways.left[table[WHERE + crab]] + 200:
            return True
        return table[POOL + FORWARD] + table[POOL + FORWARD + 1] + table[POOL + FORWARD + 2] > 0

    def _steer(self, state: OhCrab, data: i64, buffer: vec[i64], n: i64) -> i64:
        """Where it helps most, if that is much better than where one would else be sent."""
        crab = data % STEERED
        first = STEER.answer if data < STEERED else SHOVE.first + crab * DIRECTIONS
        best = DONE.first
        least: i64 = 2**60
        worst: i64 = NOT_AT_ALL
        for k in range(n):
            if buffer[k] != DONE.first:
                harm = self.harm(state, crab, buffer[k] - first)
                worst = max(worst, harm)
                if harm < least:
                    least = harm
                    best = buffer[k]
        if data >= STEERED:
            worst = self.harm(state, crab, STEER.named(data))
        far = self.lesson.weights.far
        needed = STEER_FOR * min(self.lesson.ways(state).left[state.table[WHERE + crab]], far) // far
        return best if worst - least >= needed and worst > least else DONE.first

    def push_back(self, state: OhCrab, crab: i64, buffer: vec[i64], n: i64, best: i64, harm: i64) -> i64:
        """The way to push a crab back, where that is worth a claw more than pushing it on as best one can."""
        shells = state.setup.pack.shells[BRUTE] * self.lesson.weights.pack_shell
        cost = self.claw(state, state.table[CRAB])
        others = state.players - 1
        most = harm // others
        for k in range(n):
            if PUSH_BACK.first <= buffer[k] < PUSH_BACK.beyond:
                back = self.harm(state, crab, BACK + buffer[k] - PUSH_BACK.first) // others + shells - cost
                if back > most:
                    most = back
                    best = buffer[k]
        return best

    # -- trophies

    def reward(self, state: OhCrab, seat: i64, reward: i64) -> i64:
        """What one is worth; the second of several is worth half."""
        weights = self.lesson.weights
        if reward != CLAWS_BACK:
            return weights.rewards[reward] * (1 + amount(state, reward)) // 2
        worth: i64 = 0
        first = state.first_crab(seat)
        for crab in range(first, first + state.crabs // state.players):
            if can_regain(state, crab) and state.on_beach(crab):
                worth += weights.claws[state.table[SKILL + crab] - 1]
        return worth

    def in_the_way(self, state: OhCrab, seat: i64, cell: i64) -> i64:
        """How much an obstacle there is before the crabs of others, and not before one's own."""
        worth: i64 = 0
        for crab in range(state.crabs):
            if state.on_beach(crab):
                here = state.table[WHERE + crab]
                ahead = half_row(cell) - half_row(here)
                aside = beside(cell, here)
                if 0 < ahead <= NEAR and aside <= ahead:
                    near = NEAR + 1 - ahead + (1 if aside == ahead % 2 else 0)
                    worth += -3 * near if state.owner(crab) == seat else near
        return worth

    def _curious(self, state: OhCrab, seat: i64, element: i64) -> i64:
        """The next tokens on one's way first, then the next event."""
        if element >= FIRST_CHALLENGE:
            return 1
        if element >= FIRST_EVENT:
            return 20 - element
        spot = state.setup.board.surprises[element]
        least: i64 = 0
        first = state.first_crab(seat)
        for crab in range(first, first + state.crabs // state.players):
            if state.on_beach(crab):
                here = state.table[WHERE + crab]
                ahead, aside = half_row(spot) - half_row(here), beside(spot, here)
                if ahead > 0 and aside <= ahead:
                    least = max(least, 100 - ahead - aside)
        return least

    def event(self, state: OhCrab, seat: i64, event: i64) -> i64:
        """Whom it helps: what is good for all is worth nothing."""
        name = EVENTS[event]
        table, players = state.table, state.players
        behind = self._place(state, seat)
        if name == "robin":
            return self._robin(state, seat)
        if name == "windfall":
            return 80 if behind == players - 1 else -20
        if name == "siesta":
            return 25 * self._above_mean(state, seat, DISCARDED)
        if name == "moult":
            return self.reward(state, seat, CLAWS_BACK) // 2
        if name in ("sales", "happy-hour"):
            return 15 * self._above_mean(state, seat, PURSE)
        if name == "chef-runs":
            return 60 if table[CHEF] == seat else 20 * behind - 20
        if name == "kitchen-hand":
            return 40 * behind - 40
        return -10 * behind if name in ("fair-play", "clean-beach") else 5 if name == "lie-in" else 0

    def _place(self, state: OhCrab, seat: i64) -> i64:
        """How many are ahead."""
        own = state.farthest(seat)
        ahead: i64 = 0
        for other in range(state.players):
            if other != seat and not state.table[GONE] & BIT[other] and state.farthest(other) > own:
                ahead += 1
        return ahead

    def _robin(self, state: OhCrab, seat: i64) -> i64:
        own = state.table[PURSE + seat]
        richer: i64 = 0
        poorer: i64 = 0
        for other in range(state.players):
            if state.table[PURSE + other] > own:
                richer += 1
            elif state.table[PURSE + other] < own:
                poorer += 1
        return 80 if richer and not poorer else -80 if poorer and not richer else 0

    def _above_mean(self, state: OhCrab, seat: i64, place: i64) -> i64:
        total: i64 = 0
        own: i64 = 0
        for other in range(state.players):
            number = count(state.table[place + other]) if place == DISCARDED else state.table[place + other]
            total += number
            if other == seat:
                own = number
        return own - total // state.players

    # -- the menu

    def best_use(self, state: OhCrab, seat: i64, skill: i64, action: i64) -> i64:
        """How good an own skill is said of this thing, among others of which it can be said."""
        if skill == BUILDER:
            return self.in_the_way(state, seat, action - BUILD.first)
        if skill == PICKPOCKET:
            return -self.lesson.ways(state).left[max(state.table[WHERE + action - ROB.verb.first], 0)]
        if skill == HUNTER:
            return token_worth(state, value(state, action - DIG.verb.first), self.lesson.weights)
        if skill == SHOPPER:
            special = state.setup.cards.special(top(state.table[SLOT + action - FIRST_SHOP]))
            return self.lesson.weights.special(state.setup.cards.specials[special].name)
        return self._woven(state, seat, action - WEAVE.verb.first) if skill == WEAVER else 0

    def _woven(self, state: OhCrab, seat: i64, which: i64) -> i64:
        deck = self.lesson.deck(state)
        card = which // 2
        last = state.table[LENGTH + seat] - 1
        if which % 2 == 0:
            return deck.beside[card * MOST_CARDS + state.track_card(seat, 0)]
        return deck.beside[state.track_card(seat, last) * MOST_CARDS + card]


def beside(cell: i64, other: i64) -> i64:
    """How many columns lie between two cells."""
    columns = cell % COLUMNS - other % COLUMNS
    return columns if columns >= 0 else -columns
