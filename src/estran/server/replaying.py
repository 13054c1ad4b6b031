"""Looking at a record: where the game stood after one of its entries, through anybody's eyes."""

from typing import Any

import msgspec

from ..core.game import Game
from ..core.record import Record
from ..core.refusal import Refused
from ..table import Match, replay
from .shapes import OutcomeShape, Replayed


def replayed(game: Game, record: Record, entry: int | None, seat: int | None) -> Replayed:
    """After an entry, or after the last. The whole record is checked."""
    last = len(record.entries)
    at = last if entry is None else entry
    if at > last:
        raise Refused("no-entry", entry=at, last=last)
    if seat is not None and seat > len(record.seats):
        raise Refused("no-such-seat", seat=seat)
    whole = replay(record, game)
    if at < whole.resumed:
        raise Refused("record-resumed", entry=whole.resumed)
    match = replay(record, game, entries=max(at - 1, whole.resumed))
    events = match.enter(record.entries[at - 1]) if at > whole.resumed else []
    eyes = None if seat is None else seat - 1
    view, told = game.view(match.state, eyes), [game.tell(event, eyes) for event in events]
    return Replayed(game.id, record.options, list(record.seats), last, at, seat, view, told, _outcome(match))


def _outcome(match: Match) -> OutcomeShape | None:
    outcome = match.state.outcome()
    if outcome is None:
        return None
    told: dict[str, Any] = msgspec.to_builtins(outcome)
    return OutcomeShape(**told, winners=[seat + 1 for seat in outcome.winners])
