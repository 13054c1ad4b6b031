"""Looking at a record: where the game stood after one of its entries, through anybody's eyes; and going on from there in another game."""

from typing import Any

import msgspec

from ..core.event import Event
from ..core.game import Game
from ..core.record import Record, Start
from ..core.refusal import Refused
from ..table import Match, outlived, replay
from .shapes import OutcomeShape, Replayed


def replayed(game: Game, record: Record, entry: int | None, seat: int | None, laid_open: bool = False) -> Replayed:
    """After an entry, or after the last; laid open, with what every seat saw. The whole record is checked."""
    at = len(record.entries) if entry is None else entry
    if seat is not None and seat > len(record.seats):
        raise Refused("no-such-seat", seat=seat)
    match, events = _after(game, record, at)
    eyes = None if seat is None else seat - 1
    return _shown(record, match, seat, laid_open, at, [game.tell(event, eyes) for event in events])


def at_the_end(match: Match, entry: int | None, seat: int | None, laid_open: bool = False) -> Replayed:
    """The same of a match that outlived its rules: after its last entry, which is all that was stored."""
    record = match.record()
    if seat is not None and seat > len(record.seats):
        raise Refused("no-such-seat", seat=seat)
    if entry is not None and entry > len(record.entries):
        raise Refused("no-entry", entry=entry, last=len(record.entries))
    if entry not in (None, len(record.entries)) and (problem := outlived(record, match.game)):
        raise problem
    return _shown(record, match, seat, laid_open, len(record.entries), [])


def _shown(record: Record, match: Match, seat: int | None, laid_open: bool, at: int, told: list[dict[str, Any]]) -> Replayed:
    """Where the match of a record stands after an entry."""
    game = match.game
    view = game.view(match.state, None if seat is None else seat - 1)
    turn = [one + 1 for one in match.state.pending()]
    views = [game.view(match.state, one) for one in range(len(record.seats))] if laid_open else []
    return Replayed(game.id, record.options, list(record.seats), len(record.entries), at, seat, turn, view, told, _outcome(match), views)


def left(game: Game, record: Record, entry: int) -> Start:
    """Where a game begins that goes on after an entry. The whole record is checked."""
    match, _ = _after(game, record, entry)
    return Start(game.position(match.state), record.commitment, entry)


def _after(game: Game, record: Record, entry: int) -> tuple[Match, list[Event]]:
    """The match after an entry, and what that did."""
    if entry > len(record.entries):
        raise Refused("no-entry", entry=entry, last=len(record.entries))
    whole = replay(record, game)
    if entry < whole.resumed:
        raise Refused("record-resumed", entry=whole.resumed)
    match = replay(record, game, entries=max(entry - 1, whole.resumed))
    return match, match.enter(record.entries[entry - 1]) if entry > whole.resumed else []


def _outcome(match: Match) -> OutcomeShape | None:
    outcome = match.state.outcome()
    if outcome is None:
        return None
    told: dict[str, Any] = msgspec.to_builtins(outcome)
    return OutcomeShape(**told, winners=[seat + 1 for seat in outcome.winners])
