"""A record, shown as it was played; or told, where it was made with other rules."""

from collections.abc import Callable

from ..core.game import Game
from ..core.record import Act, Draw, Entry, Hand, Record, Resign, Resume, Undo
from ..core.refusal import Refused
from ..core.words import add_folder, has, say
from ..table import Match, outlived, replay
from .screen import Screen
from .texts import HERE


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
        if isinstance(entry, Undo | Hand):
            screen.show(_said(screen, entry))
        screen.board(match.state, seat, screen.names(match.seats, None))
    if outcome := whole.state.outcome():
        screen.end(outcome)
    else:
        screen.say("verify-unfinished")


def recite(screen: Screen, record: Record, why: Refused) -> None:
    """Tell what a record says that cannot be replayed: why, who played what, every entry in its notation, and the result."""
    screen.show(why.say(screen.language))
    screen.say("replay-players", players=", ".join(screen.names(record.seats, None)))
    screen.say("replay-options", options=", ".join(f"{name}={value}" for name, value in record.options.items()))
    for number, entry in enumerate(record.entries, start=1):
        screen.show(f"{number:>4}  {_said(screen, entry)}")
    screen.show(result(record, screen.language))


def checked(record: Record, game: Game, language: str) -> Match:
    """The match of a record; refused with what the record says, where nobody can tell any more whether it is right."""
    if why := outlived(record, game):
        raise Refused("verify-outlived", problem=why, entries=len(record.entries), said=result(record, language))
    return replay(record, game)


def result(record: Record, language: str) -> str:
    """How a game ended, in the words of its record."""
    add_folder(HERE)
    if record.result is None:
        return say(language, "verify-unfinished")
    short = f"{record.result.reason}-short"
    reason = say(language, short) if has(language, short) else record.result.reason
    players = [say(language, "player", seat=seat) for seat in range(1, len(record.seats) + 1)]
    scores = [
        say(language, "replay-act", player=player, move=f"{score:.3g}")
        for player, score in zip(players, record.result.scores, strict=False)
    ]
    return say(language, "replay-result", reason=reason, scores=", ".join(scores))


def _said(screen: Screen, entry: Entry) -> str:
    """An entry as it is written, in a line."""
    match entry:
        case Act(seat, move):
            return screen.text("replay-act", player=screen.player(seat - 1), move=move)
        case Undo(to):
            return screen.text("replay-undo", to=to)
        case Resign(seat):
            return screen.text("replay-resign", player=screen.player(seat - 1))
        case Draw():
            return screen.text("replay-draw")
        case Hand(seat, bot):
            return screen.text("replay-hand" if bot else "replay-hand-back", player=screen.player(seat - 1), bot=bot)
        case Resume():
            return screen.text("replay-resume")
