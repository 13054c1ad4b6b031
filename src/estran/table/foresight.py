"""What a person may ask before choosing: why something cannot be chosen, and what is certain to happen if it is. Nothing is changed.

Nothing hidden is told by it: reasons are those that a refused move would be given, and what is foretold is played on states that the seat
cannot tell from the true one, without luck.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from ..core.chance import Chance, Quick
from ..core.choice import Choice
from ..core.event import Log
from ..core.game import Game
from ..core.refusal import IllegalAction, Reason, Refused
from ..core.state import State
from . import rulings
from .story import Story

GUESSES = 32
"""On so many states that the seat cannot tell apart a choice is tried: what happens on all of them is taken to be certain."""
MOST_REASONS = 3


class Foreseen(NamedTuple):
    events: list[dict[str, Any]]
    """As the seat would be told."""
    complete: bool
    """Whether this is all that would happen."""
    least: dict[str, Any]
    """Of what would be told next, where that differs: what is certain of it, and of every number the least."""


class _Drawn(Exception):
    """Luck was needed."""


class NoLuck(Chance):
    def below(self, limit: int) -> int:
        raise _Drawn


# -- why not?


def why(table: Story, seat: int, person: str, what: str | Sequence[str]) -> list[Reason]:
    """Why a move, typed or given as the things that one would click for it, cannot be made, or cannot be begun so; nothing if it can."""
    match = rulings.plays(table, seat, person)
    if isinstance(what, str):
        return match.game.why(match.state, seat - 1, what)
    return _begun(match.game, match.state, seat - 1, tuple(what))


def _begun(game: Game, state: State, seat: int, things: tuple[str, ...]) -> list[Reason]:
    """Of all moves that begin with these things those are meant whose kind is offered now; one that is whole with them first, unless
    more than that can be chosen."""
    choices = game.choices(state, seat)
    if any(choice.things[: len(things)] == things for choice in choices):
        return []
    named = (game.choice(state, seat, action) for action in range(game.actions))
    begun = [choice for choice in named if choice.things[: len(things)] == things]
    offered = {choice.verb for choice in choices}
    meant = [choice for choice in begun if choice.verb in offered] or begun
    whole = [choice for choice in meant if choice.things == things]
    if not meant:
        return game.why(state, seat, things)
    return _common(game, state, seat, whole or meant, "" if whole or len(things) > 1 else things[0])


def _common(game: Game, state: State, seat: int, choices: list[Choice], thing: str) -> list[Reason]:
    """What speaks against all of these; or, where each has reasons of its own, what the game says of the thing that
    all begin with, and the most frequent ones, one a rule."""
    reasons = [state.why_not(seat, choice.action) for choice in choices]
    if not all(reasons):
        return []
    first = reasons[0]
    shared = [reason for reason in first if all(reason in others for others in reasons)]
    if shared:
        return shared[:MOST_REASONS]
    often = Counter(others[0].rule for others in reasons)
    example = {others[0].rule: others[0] for others in reversed(reasons)}
    stuck = game.stuck(state, seat, thing) if thing else []
    rules = {reason.rule for reason in stuck}
    return [*stuck, *(example[rule] for rule, _ in often.most_common() if rule not in rules)][:MOST_REASONS]


# -- what if?


def preview(table: Story, seat: int, person: str, decision: int, choice: str) -> Foreseen:
    """What is certain to happen if a seat chose this. Refused as the choice itself would be."""
    match, place = rulings.plays(table, seat, person), seat - 1
    if place in table.held:
        raise Refused("table-answered")
    if decision != table.decisions[place]:
        raise Refused("table-stale")
    action = match.game.read(match.state, place, choice)
    if reasons := match.state.why_not(place, action):
        raise IllegalAction(reasons)
    tried = [_tried(match.game, state, place, action) for state in _possible(match.state, place)]
    events = _agreed([one.events for one in tried])
    return Foreseen(events, all(one.complete and one.events == events for one in tried), _least([one.events for one in tried], len(events)))


def _possible(state: State, seat: int) -> list[State]:
    """States that the seat cannot tell from this one; the same for each of them."""
    return [state.sample(seat, Quick(guess)) for guess in range(GUESSES)]


def _tried(game: Game, state: State, seat: int, action: int) -> Foreseen:
    log, complete = Log(), True
    try:
        state.play(seat, action, NoLuck(), log)
    except _Drawn:
        complete = False
    return Foreseen([game.tell(event, seat) for event in log.events], complete, {})


def _least(told: list[list[dict[str, Any]]], place: int) -> dict[str, Any]:
    """Of the events at one place, if all tell of the same: the fields that are alike, and of numbers the least."""
    events = [one[place] for one in told if len(one) > place]
    if len(events) < len(told) or any(event["kind"] != events[0]["kind"] for event in events):
        return {}
    every: dict[str, list[Any]] = {name: [event.get(name) for event in events] for name in events[0]}
    alike = {name: values[0] for name, values in every.items() if all(value == values[0] for value in values)}
    return alike | {name: min(values) for name, values in every.items() if all(type(value) is int for value in values)}


def _agreed(told: list[list[dict[str, Any]]]) -> list[dict[str, Any]]:
    """The first events, as long as all are told the same."""
    agreed = []
    for events in zip(*told, strict=False):
        if any(event != events[0] for event in events):
            break
        agreed.append(events[0])
    return agreed
