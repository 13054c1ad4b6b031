"""The partner: keeps the convention that reading.py describes, reads what the others told, and plans over worlds that it thinks likely."""

from typing import Final, final

from mypy_extensions import i64

from ....core.bits import BIT, count
from ....core.bot import Bot
from ....core.budget import Budget, late
from ....core.chance import Chance
from ....core.refusal import Reason
from ....core.state import State
from ..rules.actions import A_TOURTEAU, MOVE, STAY
from ..rules.beach import NAMES
from ..rules.layout import OBJECTS
from ..rules.state import Marche
from .hands import PLACE
from .reading import LOYAL, Reading
from .walking import Team
from .worlds import Worlds

UNSUSPECTED: Final = 0.15
"""An object that is a trap with less than this chance is taken where that costs nothing..."""
UNTOLD: Final = 0.25
"""...or less than this by a player who does not count on being told more."""
ROUNDS: Final = 3
"""So often the worse half of the actions is left aside."""
SHRIMP: Final = 0.01
"""What a shrimp left adds to a win: enough to choose between moves that win alike."""
BROTHER: Final = 0.03
"""What a freed brother counts even in a lost game: a plan is needed also when no game is won."""
LIKELY: Final = 0.3
"""What is believed with this chance is worth saying."""


@final
class Partner(Bot):
    """With `points` off it is a stranger: its tourteaux point nowhere, and those of others tell it nothing."""

    def __init__(self, points: bool = True) -> None:
        self._trust: float = LOYAL if points else 0.0
        self._unsuspected: float = UNSUSPECTED if points else UNTOLD
        self._said: list[Reason] = []

    def choose(self, state: State, seat: int, budget: Budget, chance: Chance) -> int:
        assert isinstance(state, Marche)
        self._said = []
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        reading = Reading(state, self._trust)
        self._say_beliefs(reading, seat)
        if state.owed == A_TOURTEAU:
            sign = reading.signs(seat, len(actions))[PLACE[state.hand(seat)]]
            if sign >= 0:
                self._say("marche-explain-sign", place=int(sign) + 1, cells=len(actions))
                return actions[int(sign)]
        worlds = Worlds(reading, state, seat)
        action = self._best(state, seat, self._to_take(state, seat, actions, worlds) or actions, worlds, budget, chance)
        if MOVE <= action < STAY and state.objects & BIT[action - MOVE] and not state.toll(seat, state.at, action - MOVE):
            self._say("marche-explain-take")
        else:
            self._say("marche-explain-plan", choices=len(actions))
        return action

    def _to_take(self, state: Marche, seat: i64, actions: list[int], worlds: Worlds) -> list[int]:
        """Moves to objects that may be taken without a second thought: for nothing, not the own, and hardly traps."""
        found: list[int] = []
        for action in actions:
            if MOVE <= action < STAY and state.objects & BIT[action - MOVE] and not state.toll(seat, state.at, action - MOVE):
                thing = state.layout.object[action - MOVE]
                if not state.hand(seat) & BIT[thing] and worlds.risk(thing) < self._unsuspected:
                    found.append(action)
        return found

    def _best(self, state: Marche, seat: i64, actions: list[int], worlds: Worlds, budget: Budget, chance: Chance) -> int:
        """Imagine games in likely worlds after each action; the better half is looked at again, and again."""
        left = actions[:]
        worth: dict[int, float] = dict.fromkeys(actions, 0.0)
        tried: dict[int, int] = dict.fromkeys(actions, 0)
        for _ in range(ROUNDS):
            deadline = Budget(seconds=budget.seconds / ROUNDS).deadline()
            each = max(1, int(budget.simulations) // ROUNDS // len(left))
            while len(left) > 1 and each > 0 and not late(deadline):
                world = worlds.draw(chance)
                worlds.enter(state, world)
                for action in left:
                    worth[action] += imagined(state, seat, action, chance)
                    tried[action] += 1
                each -= 1
            left = _better_half(left, worth, tried)
        return left[0]

    # -- saying why: only by what all can see or work out, so that nothing of the own hand is told (MC-13)

    def explain(self) -> list[Reason]:
        return self._said

    def _say(self, message: str, **args: str | int) -> None:
        self._said.append(Reason("", message, dict(args)))

    def _say_beliefs(self, reading: Reading, seat: i64) -> None:
        for other in range(reading.players):
            if other != seat:
                held = self._believed(reading, other)
                if held:
                    self._say("marche-explain-holds", seat=other + 1, cells=held)
                else:
                    self._say("marche-explain-unread", seat=other + 1)
                if self._trust and reading.trusted(other) < 0.5:
                    self._say("marche-explain-stranger", seat=other + 1)

    def _believed(self, reading: Reading, seat: i64) -> str:
        """The objects that a seat likely holds, by where they lie."""
        said: list[str] = []
        for thing in range(OBJECTS):
            likely = reading.held(seat, thing)
            cell = reading.layout.cell[thing]
            if likely >= LIKELY and reading.objects & BIT[cell]:
                said.append(f"{NAMES[cell]} ({round(100 * likely)} %)")
        return ", ".join(said)


def imagined(state: Marche, seat: i64, action: i64, chance: Chance) -> float:
    """What comes of an action if the hands are these and the team walks on knowing them."""
    team = Team()
    team.know(state)
    copy = state.clone()
    copy.play(seat, action, chance)
    team.walk_on(copy, chance)
    worth = BROTHER * float(int(count(copy.freed)))
    if copy.score(seat) > 0.0:
        worth += 1.0 + SHRIMP * float(int(copy.shrimps))
    return worth


def _better_half(actions: list[int], worth: dict[int, float], tried: dict[int, int]) -> list[int]:
    ranked = sorted([(-worth[action] / max(1, tried[action]), action) for action in actions])
    return [action for _, action in ranked[: (len(ranked) + 1) // 2]]
