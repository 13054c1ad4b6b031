"""What a game teaches a search: how good a position looks, and which actions to look at first."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from .chance import Chance
from .state import State

ENDLESS: Final = 2**60
WON = 1_000_000
"""More than any position that is not yet won is worth."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Lesson:
    """The lesson of a game that teaches nothing: all positions alike."""

    def worth(self, state: State, seat: i64) -> i64:
        """How good a position that is not over looks to a seat, well below WON."""
        return 0

    def outlook(self, state: State, seat: i64) -> i64:
        """The same for a search that looks further: more careful, on a scale of its own, still well below WON."""
        return self.worth(state, seat)

    def hope(self, state: State, seat: i64) -> float:
        """The score that a seat may expect from a position that is not over."""
        return 1.0 / int(state.players)

    def horizon(self) -> i64:
        """After how many decisions of a playout `hope` says more than playing on would. Without end where nothing can be hoped."""
        return ENDLESS

    def urgency(self, state: State, seat: i64, action: i64) -> i64:
        """How early to look at an action: higher first."""
        return 0


def settled(state: State, seat: i64) -> i64:
    """What the end of a game is worth to a seat: WON for a win, -WON for a loss, between them for shares."""
    fair = 1.0 / int(state.players)
    score = state.score(seat)
    if score >= fair:
        return int(WON * (score - fair) / (1.0 - fair))
    return int(WON * (score - fair) / fair)


def look(state: State, seat: i64, action: i64, lesson: Lesson, chance: Chance) -> i64:
    """What the position after an action is worth to the seat that makes it."""
    after = state.clone()
    after.play(seat, action, chance)
    return settled(after, seat) if after.next_seat() < 0 else lesson.worth(after, seat)
