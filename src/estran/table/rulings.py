"""What a command comes to: the entries that it would make, or a refusal in one sentence. Nothing here changes anything.

A refusal tells a person only what the person may know: that a seat is theirs is asked before anything about the game is.
"""

from collections.abc import Collection

from ..core.record import Act
from ..core.refusal import Refused
from . import commands
from .chairs import Chair, checked_name
from .clock import LAG
from .commands import Command
from .entries import (
    Acted,
    Answered,
    Asked,
    Contributed,
    Drawn,
    Entry,
    Handed,
    Left,
    Named,
    Resigned,
    Revealed,
    Sat,
    Spared,
    Started,
    Undone,
    What,
    Withdrew,
)
from .match import Match, TakingBack
from .story import Story

UNDOS = 500
"""Nobody goes back more often than this in a game: every time is stored, and stays in the record."""
LONG = 5_000
"""After so many entries a game only goes on, to its end: no record grows so long that a server would not read it (`Limits.entries`)."""

Seating = (
    commands.Sit
    | commands.Contribute
    | commands.Leave
    | commands.Rename
    | commands.Spare
    | commands.Start
    | commands.Hand
    | commands.Back
    | commands.Claim
)


def ruling(table: Story, command: Command, person: str, now: int, lag: int) -> list[Entry]:
    """What a person's command comes to."""
    match command:
        case commands.Act(seat=seat, decision=decision, choice=choice):
            plays(table, seat, person)
            return act(table, seat, decision, choice, now, lag)
        case commands.Undo(seat=seat):
            return undo(table, seat, person)
        case commands.Draw(seat=seat):
            return draw(table, seat, person)
        case commands.Answer(seat=seat, yes=yes):
            return answer(table, seat, person, yes)
        case commands.Resign(seat=seat):
            plays(table, seat, person)
            return [Resigned(seat)]
        case commands.Rematch():
            raise TypeError("a rematch takes a new table: Table.rematch")
        case _:
            return about_chairs(table, command, person, now)


# -- chairs


def about_chairs(table: Story, command: Seating, person: str, now: int) -> list[Entry]:
    """What a command comes to that says who sits where."""
    match command:
        case commands.Sit(seat=seat, name=name, contribution=contribution):
            return sit(table, seat, person, checked_name(name), contribution)
        case commands.Contribute(seat=seat, contribution=contribution):
            return contribute(table, seat, person, contribution)
        case commands.Leave(seat=seat):
            return leave(table, seat, person)
        case commands.Rename(seat=seat, name=name):
            return rename(table, seat, person, checked_name(name))
        case commands.Spare(seat=seat, yes=yes):
            return spare(table, seat, person, yes)
        case commands.Start():
            return start(table, person)
        case commands.Hand(seat=seat, bot=bot):
            return hand(table, seat, person, bot)
        case commands.Back(seat=seat):
            return back(table, seat, person)
        case commands.Claim(seat=seat):
            return claim(table, seat, person, now)


def sit(table: Story, seat: int, person: str, name: str, contribution: str) -> list[Entry]:
    waiting(table)
    if not chair(table, seat).free:
        raise Refused("table-seat-taken", seat=seat)
    alone(table, person, table.people())
    return [Sat(seat, person, name, contribution), *at_once(table, seat, person)]


def contribute(table: Story, seat: int, person: str, contribution: str) -> list[Entry]:
    """Once a seat: what was sent stands, and is not asked for again."""
    own(table, seat, person)
    waiting(table)
    return [] if chair(table, seat).contribution else [Contributed(seat, contribution)]


def leave(table: Story, seat: int, person: str) -> list[Entry]:
    """The owner may free anybody's chair: who was invited and never came must not keep the others waiting."""
    waiting(table)
    if not chair(table, seat).person or person not in (chair(table, seat).person, table.opened.owner):
        raise Refused("table-not-yours", seat=seat)
    return [Left(seat)]


def rename(table: Story, seat: int, person: str, name: str) -> list[Entry]:
    own(table, seat, person)
    if table.stage == "playing" and table.silent:
        raise Refused("table-rename-tells")
    return [Named(seat, name)]


def spare(table: Story, seat: int, person: str, yes: bool) -> list[Entry]:
    """An offer that is asked just now is skipped when time is next looked at: at once."""
    own(table, seat, person)
    if not table.offering:
        raise Refused("table-no-offers")
    return [Spared(seat, yes)] if table.spared[seat - 1] != yes else []


def start(table: Story, person: str) -> list[Entry]:
    waiting(table)
    host(table, person)
    free = sum(one.free for one in table.chairs)
    if free:
        raise Refused("table-chairs-free", free=free)
    return [Started()]


def at_once(table: Story, seat: int, person: str) -> list[Entry]:
    """With this chair taken nobody is missing, and there is nobody but this person to wait for."""
    others = [one for place, one in enumerate(table.chairs, start=1) if place != seat]
    alone = {one.person for one in others if one.person} | {person} == {person}
    return [Started()] if alone and not any(one.free for one in others) else []


def hand(table: Story, seat: int, person: str, bot: str) -> list[Entry]:
    if bot not in table.levels:
        raise Refused("bot-unknown", bot=bot, game=table.game.id, known=", ".join(table.levels))
    if table.stage == "waiting":
        host(table, person)
        if chair(table, seat).person:
            raise Refused("table-seat-taken", seat=seat)
        return [Handed(seat, bot), *(at_once(table, seat, person) if table.seats_of(person) else [])]
    own(table, seat, person)
    not_long(playing(table))
    return [Handed(seat, bot)]


def back(table: Story, seat: int, person: str) -> list[Entry]:
    if table.stage == "waiting":
        host(table, person)
    else:
        own(table, seat, person)
        playing(table)
    if not chair(table, seat).bot:
        raise Refused("table-no-bot", seat=seat)
    return [Handed(seat)]


def claim(table: Story, seat: int, person: str, now: int) -> list[Entry]:
    """A bot takes over from somebody who is out of time or away, so that the others can play on. They may come back and take over again.
    How well it plays is not for a rival to say."""
    playing(table)
    seated(table, person)
    if chair(table, seat).player in ("", person):
        raise Refused("table-claim-nobody", seat=seat)
    since = table.claimable(seat - 1)
    if since is None or now < since:
        raise Refused("table-claim-early", seat=seat)
    return [Handed(seat, stand_in(table, seat - 1))]


def stand_in(table: Story, seat: int) -> str:
    """The level of a bot that plays for somebody: as they last chose themselves, else as the bots play that sit here, else a middle one."""
    beside = (one.bot for one in table.chairs if not one.person)
    levels = list(table.levels)
    return next((level for level in (table.chosen[seat], *beside) if level in levels), levels[len(levels) // 2])


# -- playing


def act(table: Story, seat: int, decision: int, choice: str, now: int, lag: int) -> list[Entry]:
    """A choice, of a person or a bot. An answer out of turn is held while its window is open."""
    match, place = playing(table), seat - 1
    if place in table.held:
        raise Refused("table-answered")
    if decision != table.decisions[place]:
        raise Refused("table-stale")
    acted = Acted(seat, choice, lag=min(max(lag, 0), LAG) if table.opened.pace else 0)
    if not table.holds(now):
        return [acted]
    written = match.consider(Act(seat, choice)).entries[0]
    assert isinstance(written, Act)
    return [Acted(seat, written.move, lag=acted.lag, held=True)]


def skip(table: Story, seat: int, now: int) -> list[Entry]:
    """No answer to an offer: an act like any other."""
    match = playing(table)
    idle = table.game.idle(match.state, seat)
    assert idle is not None
    return act(table, seat + 1, table.decisions[seat], table.game.notation(match.state, seat, idle), now, 0)


def reveal(table: Story) -> list[Entry]:
    """The window has ended. Who answered before somebody else's answer changed what is asked has answered for nothing."""
    moves: list[Act] = []
    for seat, move in sorted(table.held.items()):
        try:
            playing(table).consider(*moves, Act(seat + 1, move.move))
        except Refused:
            continue
        moves.append(Act(seat + 1, move.move))
    return [Revealed(tuple(moves))]


def undo(table: Story, seat: int, person: str) -> list[Entry]:
    match = plays(table, seat, person)
    if table.silent:
        raise Refused("undo-tells")
    if seat - 1 in table.held:
        return [Withdrew(seat)]
    if table.undone[person] >= UNDOS:
        raise Refused("undo-often", most=UNDOS)
    not_long(match)
    seat = 1 + match.undoes([seat - 1, *table.seats_of(person)])
    back = match.taking_back(seat - 1)
    if not back.acted and not back.seen:
        return undone(seat, back)
    return ask(table, seat, person, "undo") or undone(seat, back)


def not_long(match: Match) -> None:
    if len(match.entries) >= LONG:
        raise Refused("table-long", most=LONG)


def undone(seat: int, back: TakingBack) -> list[Entry]:
    return [Undone(seat, back.to, back.again, back.seen, tuple(one + 1 for one in back.touched))]


def draw(table: Story, seat: int, person: str) -> list[Entry]:
    match = plays(table, seat, person)
    for other, sharing in enumerate(match.sharing()):
        if sharing and table.chairs[other].bot and not match.would_draw(other, seat - 1):
            raise Refused("table-draw-declined", seat=other + 1)
    return ask(table, seat, person, "draw") or [Drawn()]


def ask(table: Story, seat: int, person: str, what: What) -> list[Entry]:
    """Ask the others; nothing if there is nobody to ask."""
    if table.question:
        raise Refused("table-asking")
    if (what, seat - 1) in table.declined:
        raise Refused("table-declined")
    return [Asked(seat, what)] if table.asked(what, person) else []


def answer(table: Story, seat: int, person: str, yes: bool) -> list[Entry]:
    match, question = plays(table, seat, person), table.question
    if question is None:
        raise Refused("table-nothing-asked")
    answered = Answered(seat, yes)
    if person == table.chairs[question.seat].person:
        if yes:
            raise Refused("table-own-question")
        return [answered]
    waits = table.asked(question.what, table.chairs[question.seat].person) - question.agreed
    if person not in waits:
        raise Refused("table-not-asked")
    if not yes or waits != {person}:
        return [answered]
    return [answered, *(undone(question.seat + 1, match.taking_back(question.seat)) if question.what == "undo" else [Drawn()])]


# -- who may


def alone(table: Story, person: str, others: Collection[str]) -> None:
    """Where something is hidden, one person plays a game that was not dealt here: who brought it may know what lies where."""
    if table.opened.start and not table.game.open and {*others} - {person, ""}:
        raise Refused("table-one-person")


def chair(table: Story, seat: int) -> Chair:
    if not 1 <= seat <= len(table.chairs):
        raise Refused("no-such-seat", seat=seat)
    return table.chairs[seat - 1]


def own(table: Story, seat: int, person: str) -> None:
    if not person or chair(table, seat).person != person:
        raise Refused("table-not-yours", seat=seat)


def plays(table: Story, seat: int, person: str) -> Match:
    """That the seat is theirs, and that they play it themselves."""
    own(table, seat, person)
    if chair(table, seat).bot:
        raise Refused("table-bot-plays", seat=seat)
    return playing(table)


def seated(table: Story, person: str) -> None:
    if not table.seats_of(person):
        raise Refused("table-not-seated")


def host(table: Story, person: str) -> None:
    """Who prepares the table: anybody seated, and who opened it."""
    if person != table.opened.owner:
        seated(table, person)


def waiting(table: Story) -> None:
    if table.stage != "waiting":
        raise Refused("table-begun")


def playing(table: Story) -> Match:
    if table.match is None:
        raise Refused("table-not-begun")
    if table.match.over:
        raise Refused("game-over")
    return table.match
