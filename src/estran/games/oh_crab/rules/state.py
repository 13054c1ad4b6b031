"""The state of Oh Crab!: rounds of planning and acting, and the end.

A turn is a menu of actions in any order (OC-047); what an action still asks for is a stack of steps. What is asked at any moment is one
`Owed`, which says what may be chosen and plays it. Rules of moving are in `moving`, of cards in `hands` and `market`, of what actions do in
`effects`.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.bits import BIT, count
from ....core.chance import Chance
from ....core.event import Log
from ....core.outcome import Outcome
from ....core.refusal import Reason, Refused
from ....core.state import WIDEST
from ....core.steps import Steps
from . import endings
from .adventure import choosing, elements
from .adventure.choosing import A_CHOICE, choosers, show_skills
from .adventure.moments import A_BORDER, is_due
from .cards import DECK, NO_CARD, nth
from .found import find_all
from .owed.act import ACT
from .owed.nothing import NOTHING
from .owed.owed import STEPS, Owed
from .owed.place import A_PLACE
from .owed.plan import A_PLAN
from .owed.rest import rest
from .owed.start import START, THE_CRAB
from .race import Race
from .setup import (
    ACTING,
    ACTIVE,
    BEGUN,
    CHEF,
    CHOOSING,
    CRAB,
    ENDING,
    GONE,
    HALF,
    HAND,
    NO_CRAB,
    OVER,
    PHASE,
    PILE,
    PLACING,
    PLANNED,
    PLANNING,
    SECRET,
    TIRED,
    WINNERS,
    Setup,
    bare,
)
from .verbs import VERBS, verb_of

find_all()
ACTIONS: Final = int(VERBS[len(VERBS) - 1].beyond)
_SCRATCH: Final = vec[i64]([0] * WIDEST)


@final
class OhCrab(Race):
    # -- who, and what they may choose

    def pending_mask(self) -> i64:
        table = self.table
        if table[PHASE] == ACTING:
            return BIT[self.steps.seat()] if self.steps.number else BIT[table[ACTIVE]]
        if table[PHASE] == PLANNING:
            return self._planners()
        if table[PHASE] == PLACING:
            return BIT[1 - table[CHEF]]
        return choosers(self) if table[PHASE] == CHOOSING else 0

    def _planners(self) -> i64:
        """Who has cards and has put none face down. Who has none announces a rest, and all see it (OC-033)."""
        seats: i64 = 0
        table = self.table
        for seat in range(self.players):
            if table[HAND + seat] and table[PLANNED + seat] == NO_CARD and not table[GONE] & BIT[seat]:
                seats |= BIT[seat]
        return seats

    def asked(self) -> Owed:
        """What is to be decided now."""
        if self.steps.number:
            return STEPS[self.steps.kind()]
        table = self.table
        if table[PHASE] == ACTING:
            return ACT if table[BEGUN] else START if table[CRAB] != NO_CRAB else THE_CRAB
        if table[PHASE] == CHOOSING:
            return A_CHOICE
        return A_PLAN if table[PHASE] == PLANNING else A_PLACE if table[PHASE] == PLACING else NOTHING

    def data(self) -> i64:
        """The number that what is asked carries."""
        if self.steps.number:
            return self.steps.data()
        return 0

    def fill(self, seat: i64, buffer: vec[i64]) -> i64:
        """A step asks who owes it, whoever else may look for an answer."""
        steps = self.steps
        if steps.number:
            return STEPS[steps.kind()].fill(self, steps.seat(), steps.data(), buffer)
        return self.asked().fill(self, seat, 0, buffer)

    # -- playing

    def play(self, seat: i64, action: i64, chance: Chance, log: Log | None = None) -> None:
        steps = self.steps
        if steps.number:
            step, owes, data = STEPS[steps.kind()], steps.seat(), steps.data()
            steps.pop()
            step.play(self, owes, data, action, chance, log)
        else:
            self.asked().play(self, seat, 0, action, chance, log)
        self.go_on(chance, log)

    def go_on(self, chance: Chance, log: Log | None) -> None:
        """Do all that needs no decision."""
        table = self.table
        while True:
            if self.steps.number:
                if self._is_asked(chance, log):
                    return
            elif table[PHASE] == ACTING and table[ENDING]:
                self._end_turn(log)
            elif table[PHASE] == ACTING and not table[BEGUN] and table[CRAB] != NO_CRAB and table[PLANNED + table[ACTIVE]] == NO_CARD:
                rest(self, log)
            elif table[PHASE] == PLANNING and self._planners() == 0:
                table[PHASE] = ACTING
                self._begin_turn(table[CHEF], log)  # who has the chef begins (OC-034)
            elif table[PHASE] == CHOOSING and choosers(self) == 0:
                show_skills(self, chance, log)
            else:
                return

    def _is_asked(self, chance: Chance, log: Log | None) -> bool:
        """Whether the step that is owed leaves something to choose, or would tell something by not being asked; if not, it is done."""
        step, seat, data = STEPS[self.steps.kind()], self.steps.seat(), self.steps.data()
        n = step.fill(self, seat, data, _SCRATCH)
        if n > 1 or (n == 1 and step.of_hand and self.hand_size(seat) > 1):
            return True
        self.steps.pop()
        if n == 1:
            step.play(self, seat, data, _SCRATCH[0], chance, log)
        else:
            step.passed(self, seat, data, chance, log)
        return False

    # -- turns

    def _begin_turn(self, seat: i64, log: Log | None) -> None:
        self.table[ACTIVE] = seat
        self.table[CRAB] = self.crab_to_act(seat)
        if log is not None:
            log.tell("turn", None, seat=int(seat) + 1)

    def crab_to_act(self, seat: i64) -> i64:
        """The crab of a seat; of a team the other one in the second half of a round (OC-212), and none until it is chosen in the first."""
        if self.players != 2:
            return seat
        if self.table[HALF] == 0:
            return NO_CRAB
        if self.table[TIRED] & BIT[2 * seat]:
            return 2 * seat + 1
        return 2 * seat

    def _end_turn(self, log: Log | None) -> None:
        """A border that was crossed at the very end is of this turn still (OC-D76)."""
        if self.setup.adventure and is_due(self):
            self.owe(A_BORDER)
        else:
            self._next_turn(log)

    def _next_turn(self, log: Log | None) -> None:
        """Clockwise, until all have had their turn (OC-037). Who has reached the sea stops nobody (OC-035)."""
        self.forget_turn()
        table = self.table
        seat = table[ACTIVE]
        while True:
            seat = (seat + 1) % self.players
            if seat == table[CHEF]:
                break
            if not table[GONE] & BIT[seat]:
                self._begin_turn(seat, log)
                return
        if self.players == 2 and table[HALF] == 0:
            table[HALF] = 1
            table[PHASE] = PLANNING
        else:
            endings.end_round(self, log)
        table[ACTIVE] = table[CHEF]  # who begins next

    # -- the end

    def resign(self, seat: i64, chance: Chance, log: Log | None = None) -> None:
        if not 0 <= seat < self.players or self.table[GONE] & BIT[seat]:
            raise Refused("no-such-seat", seat=int(seat) + 1)
        if self.table[PHASE] == OVER:
            raise Refused("game-over")
        if self.steps.number and seat != self.table[ACTIVE]:
            raise Refused("oh-crab-resign-later", seat=int(self.table[ACTIVE]) + 1)
        if log is not None:
            log.tell("resigned", None, seat=int(seat) + 1)
        endings.leave(self, seat, chance, log)
        self.go_on(chance, log)

    def score(self, seat: i64) -> float:
        winners = self.table[WINNERS]
        return 1.0 / int(count(winners)) if winners & BIT[seat] else 0.0

    def outcome(self) -> Outcome | None:
        return endings.outcome(self) if self.table[PHASE] == OVER else None

    # -- copies

    def clone(self) -> "OhCrab":
        return OhCrab(self.setup, self.players, self.table[:], self.steps.clone())

    def sample(self, seat: i64, chance: Chance) -> "OhCrab":
        """The cards that only others have seen are drawn anew, and so is which card each of them has planned."""
        while True:
            other = self.clone()
            other.redraw(seat, chance)
            if other._is_payable(seat):
                return other

    def _is_payable(self, seat: i64) -> bool:
        """Whether who is asked for cards can pay: all know that, or it would not be asked."""
        steps = self.steps
        return not steps.number or steps.seat() == seat or STEPS[steps.kind()].is_payable(self, steps.seat(), steps.data())

    def redraw(self, seat: i64, chance: Chance) -> None:
        table = self.table
        for other in range(self.players):
            if other != seat:
                table[PILE] |= table[SECRET + other]
        for other in range(self.players):
            if other != seat:
                self._redraw_hand(other, chance)
        if self.setup.adventure:
            elements.redraw(self, seat, chance)
            if table[PHASE] == CHOOSING:
                choosing.redraw(self, seat, chance)

    def _redraw_hand(self, seat: i64, chance: Chance) -> None:
        table = self.table
        held = self.held(seat) ^ table[SECRET + seat]
        drawn: i64 = 0
        for _ in range(count(table[SECRET + seat])):
            card = nth(table[PILE], chance.below(count(table[PILE])))
            table[PILE] ^= BIT[card]
            drawn |= BIT[card]
        held |= drawn
        table[SECRET + seat] = drawn
        if table[PLANNED + seat] != NO_CARD:
            table[PLANNED + seat] = nth(held, chance.below(count(held)))
            held ^= BIT[table[PLANNED + seat]]
        table[HAND + seat] = held

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.setup, int(self.players), list(self.table), self.steps.listed())

    # -- why not

    def objections(self, seat: i64, action: i64) -> list[Reason]:
        """At least one reason, the most telling first."""
        phase = self.table[PHASE]
        verb = verb_of(action)
        which = action - verb.first
        if phase == OVER:
            return [Reason("OC-098", "game-over")]
        if self.table[GONE] & BIT[seat]:
            return [Reason("OC-D64", "oh-crab-why-gone")]
        if phase not in (PLANNING, CHOOSING) and not self.pending_mask() & BIT[seat]:
            rule = "OC-205" if phase == PLACING else "OC-034"
            return [Reason(rule, "oh-crab-why-turn", {"seat": int(self.next_seat()) + 1})]
        if not 0 <= which < verb.number(self):
            return [Reason("OC-036", "oh-crab-why-no-action", {"action": int(action)})]
        asked, data = self.asked(), self.data()
        if verb not in asked.verbs:
            return [asked.instead(self, data, verb)]
        return [asked.objection(self, seat, data, verb, which)]


def restored(setup: Setup, players: int, table: list[int], steps: list[tuple[int, int, int]]) -> OhCrab:
    """A state that was pickled."""
    owing = Steps()
    for kind, seat, data in steps:
        owing.push(kind, seat, data)
    return OhCrab(setup, players, vec[i64](table), owing)


def fresh(setup: Setup, players: i64) -> OhCrab:
    """Everybody with their starting deck, nobody on the beach yet (OC-021, OC-204)."""
    table = bare(players, setup.adventure)
    table[PILE] = setup.cards.market
    state = OhCrab(setup, players, table, Steps())
    for seat in range(players):
        deck = state.first_crab(seat)
        table[HAND + seat] = BIT[(deck + 1) * DECK] - BIT[deck * DECK]
    return state
