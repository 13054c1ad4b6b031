"""State: one moment of one game, and what may be done in it. The contract that every game keeps.

A state is mutable, cheap to clone, and holds no luck: `chance` is handed in. Seats count from 0 here and from 1 wherever people read.

A decision is one whole number below `Game.actions`, with one meaning in all states. Who owes one is `pending`: one seat as a rule,
several where players plan in secret at once, a seat out of turn where it may answer, none when the game is over. A choice that has parts
(whom to push, then where) is several decisions; what is still owed is a stack of `Steps`.

A game overrides
    pending_mask            who owes a decision
    fill  (or legal)        what they may choose: fill is for speed, legal is enough for a game in plain Python
    play                    what a choice does; may trust that it is legal
    objections              why a choice is not legal, with rule ids
    clone, sample, key      copies, what a seat cannot tell apart, and a number for the position
    score, outcome          how it ended
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .bits import BIT, first, members_of
from .chance import Chance
from .event import Log
from .outcome import Outcome
from .refusal import IllegalAction, Reason, Refused

WIDEST: Final = 2048
"""No state of any game offers more choices than this: how long a search makes its buffer."""
_BLANK: Final = vec[i64]([0] * WIDEST)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    def __init__(self, players: i64) -> None:
        self.players: i64 = players

    # -- who, and what they may choose

    def pending_mask(self) -> i64:
        """The seats that owe a decision now, as a bit mask; 0 when the game is over."""
        raise TypeError(f"{type(self).__name__} does not define pending_mask()")

    def next_seat(self) -> i64:
        """The first pending seat, or -1 when the game is over: what a loop over a game asks."""
        mask = self.pending_mask()
        if mask:  # not as one expression: mypyc would box the number
            return first(mask)
        return -1

    def pending(self) -> list[int]:
        """The seats that owe a decision now."""
        return members_of(self.pending_mask())

    def fill(self, seat: i64, buffer: vec[i64]) -> i64:
        """Write the seat's choices into the buffer, in a fixed order, and return how many there are. Never 0 for a pending seat."""
        n: i64 = 0
        for action in self.legal(seat):
            buffer[n] = action
            n += 1
        return n

    def legal(self, seat: i64) -> list[int]:
        """The seat's choices, in a fixed order."""
        buffer = _BLANK[:]
        n = self.fill(seat, buffer)
        return [int(buffer[k]) for k in range(n)]

    # -- doing it

    def play(self, seat: i64, action: i64, chance: Chance, log: Log | None = None) -> None:
        """Play a choice that is known to be legal. With a log, tell what happened."""
        raise TypeError(f"{type(self).__name__} does not define play()")

    def apply(self, seat: i64, action: i64, chance: Chance, log: Log | None = None) -> None:
        """Check, then play. Raises IllegalAction, which names the rule, and leaves the state untouched."""
        reasons = self.why_not(seat, action)
        if reasons:
            raise IllegalAction(reasons)
        self.play(seat, action, chance, log)

    def resign(self, seat: i64, chance: Chance, log: Log | None = None) -> None:
        """A seat gives the game up. Games that have no rule for it refuse."""
        raise Refused("no-resigning")

    def agree_draw(self, log: Log | None = None) -> None:
        """All who still play call it a draw. Games that have no draws refuse."""
        raise Refused("no-draws")

    def why_not(self, seat: i64, action: i64) -> list[Reason]:
        """The rules that forbid this action to this seat now; empty when it is legal."""
        if not 0 <= seat < self.players:
            return [Reason("", "no-such-seat", {"seat": int(seat) + 1})]
        if self.pending_mask() & BIT[seat] and int(action) in self.legal(seat):
            return []
        return self.objections(seat, action)

    def objections(self, seat: i64, action: i64) -> list[Reason]:
        """Asked only about what is not legal: at least one reason, the most telling first."""
        raise TypeError(f"{type(self).__name__} does not define objections()")

    # -- copies

    def clone(self) -> "State":
        """A copy that shares nothing that changes."""
        raise TypeError(f"{type(self).__name__} does not define clone()")

    def sample(self, seat: i64, chance: Chance) -> "State":
        """A full state drawn from those that this seat cannot tell apart from this one. What a bot is handed."""
        raise TypeError(f"{type(self).__name__} does not define sample()")

    def key(self) -> int:
        """A number for the position, alike for alike positions; what led to it does not count."""
        raise TypeError(f"{type(self).__name__} does not define key()")

    # -- how it ended

    def score(self, seat: i64) -> float:
        """Once it is over: 1 for a win, 0 for a loss, shares split; alike for all in a cooperative game."""
        raise TypeError(f"{type(self).__name__} does not define score()")

    def scores(self) -> list[float]:
        return [self.score(seat) for seat in range(self.players)]

    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        raise TypeError(f"{type(self).__name__} does not define outcome()")

    # -- Python's own

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: Any) -> "State":
        return self.clone()
