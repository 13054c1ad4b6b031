"""A record, shown as it was played."""

from collections.abc import Callable

from ..core.game import Game
from ..core.record import Hand, Record, Undo
from ..table import replay
from .screen import Screen


def show(screen: Screen, record: Record, game: Game, seat: int | None, at: int | None, wait: Callable[[], object]) -> None:
    """Show a record entry by entry, or only where the game stood after one of them. The whole record is checked first."""
    whole = replay(record, game)
    if at is not None:
        match = replay(record, game, entries=at)
        screen.board(match.state, seat, screen.names(match.seats, None))
        return
    first = whole.resumed  # what came before another version of the rules cannot be shown
    match = replay(record, game, entries=first)
    screen.board(match.state, seat, screen.names(match.seats, None))
    for number, entry in enumerate(record.entries[first:], start=first + 1):
        wait()
        events = match.enter(entry)
        screen.forget()
        screen.say("replay-entry", n=number, last=len(record.entries))
        screen.log(match.state, events, seat)
        if isinstance(entry, Undo):
            screen.say("replay-undo", to=entry.to)
        if isinstance(entry, Hand):
            screen.say("replay-hand" if entry.bot else "replay-hand-back", player=screen.player(entry.seat - 1), bot=entry.bot)
        screen.board(match.state, seat, screen.names(match.seats, None))
    if outcome := whole.state.outcome():
        screen.end(outcome)
    else:
        screen.say("verify-unfinished")
