"""Looking at a record: where the game stood after one of its entries, through anybody's eyes; and going on from there in another game."""

import time
from typing import Any

import msgspec

from ..core.event import Event
from ..core.game import Game
from ..core.record import Record, Resume, Start
from ..core.refusal import Refused
from ..core.state import State
from ..table import Match, outlived, replay
from ..table.match import check_result
from .shapes import OutcomeShape, Replayed


def replayed(game: Game, record: Record, entry: int | None, seat: int | None, laid_open: bool, seconds: float) -> Replayed:
    """After an entry, or after the last; laid open, with what every seat saw. The whole record is checked, in so many seconds."""
    at = len(record.entries) if entry is None else entry
    if seat is not None and seat > len(record.seats):
        raise Refused("no-such-seat", seat=seat)
    state, events = _after(game, record, at, seconds)
    eyes = None if seat is None else seat - 1
    return _shown(game, record, state, seat, laid_open, at, [game.tell(event, eyes) for event in events])


def at_the_end(match: Match, entry: int | None, seat: int | None, laid_open: bool = False) -> Replayed:
    """The same of a match that outlived its rules: after its last entry, which is all that was stored."""
    record = match.record()
    if seat is not None and seat > len(record.seats):
        raise Refused("no-such-seat", seat=seat)
    if entry is not None and entry > len(record.entries):
        raise Refused("no-entry", entry=entry, last=len(record.entries))
    if entry not in (None, len(record.entries)) and (problem := outlived(record, match.game)):
        raise problem
    return _shown(match.game, record, match.state, seat, laid_open, len(record.entries), [])


def _shown(game: Game, record: Record, state: State, seat: int | None, laid_open: bool, at: int, told: list[dict[str, Any]]) -> Replayed:
    """Where the game of a record stands after an entry."""
    view = game.view(state, None if seat is None else seat - 1)
    turn = [one + 1 for one in state.pending()]
    views = [game.view(state, one) for one in range(len(record.seats))] if laid_open else []
    return Replayed(game.id, record.options, list(record.seats), len(record.entries), at, seat, turn, view, told, _outcome(state), views)


def left(game: Game, record: Record, entry: int, seconds: float) -> Start:
    """Where a game begins that goes on after an entry. The whole record is checked, in so many seconds."""
    state, _ = _after(game, record, entry, seconds)
    return Start(game.position(state), record.commitment, entry)


def _after(game: Game, record: Record, entry: int, seconds: float) -> tuple[State, list[Event]]:
    """The state after an entry, and what that did."""
    end, last = time.monotonic() + seconds, len(record.entries)
    if entry > last:
        raise Refused("no-entry", entry=entry, last=last)
    resumed = max((number for number, one in enumerate(record.entries, start=1) if isinstance(one, Resume)), default=0)
    match = replay(record, game, entries=resumed)
    if entry < resumed:
        raise Refused("record-resumed", entry=resumed)
    state, told = match.state, list[Event]()
    for number, one in enumerate(record.entries[resumed:], start=resumed + 1):
        if time.monotonic() > end:
            raise Refused("record-hard")
        try:
            events = match.enter(one)
        except Refused as problem:
            raise Refused("record-entry", entry=number, problem=problem) from problem
        if number == entry:
            state, told = match.state, events
    check_result(record, match.record())
    return state, told


def _outcome(state: State) -> OutcomeShape | None:
    outcome = state.outcome()
    if outcome is None:
        return None
    told: dict[str, Any] = msgspec.to_builtins(outcome)
    return OutcomeShape(**told, winners=[seat + 1 for seat in outcome.winners])
