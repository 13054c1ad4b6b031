"""What each audience is told: a seat, or a spectator. Nothing hidden gets past this room: all that it knows of the game comes from
`Game.view` and `Game.tell` for that seat, and from the choices of the seat's own decision.

A frame, as plain data; seats count from 1, times are milliseconds since the epoch by the server's clock:

    table, game, options, pace      what is played
    stage                           "waiting", "playing" or "over"
    chairs                          for each seat:
        kind, name, bot             "free", "person" or "bot", and the bot's level. A bot may play a person's seat: the name is then theirs
        contributed                 whether something was added from here to the seed of the deal
        person                      a small number, alike for the chairs of one person; 0 for nobody
        present, claimable          whether the person is connected; from when on others may claim the seat for a bot, or null
        clock                       {left, since, flagged}, where since is when it began to run, or null; or null where there is no pace
    turn                            the seats that owe a decision
    question                        {what, seat, waits}: what a seat asks, and the seats whose answers are missing; or null
    offers                          [{seat, ends}]: the seats that are asked an offer, which they need not answer; and when they will have
                                    skipped it, or null where no time runs
    window                          when the answers out of turn that are asked for now become visible, at the earliest; or null
    commitment                      SHA-256 of the server's secret
    seed, deal                      once the game is over: the seed, and {secret, commitment, contributions} that it comes from, or null
                                    where nobody contributed and the secret is the seed. Before that "" and null
    next_commitment                 once the game is over: SHA-256 of the server's secret for the table of a rematch. Before that ""
    marked, resumed                 something was taken back after it had been seen; rules or content changed on the way
    outlived                        rules or content changed after it was over: what came before its end cannot be replayed
    outcome                         {reason, scores, ranks, points, winners}, or null
    next                            the table of the rematch, or ""
    hints                           whether one may ask a bot for advice
    start                           {commitment, entry} of the game that this one goes on from, or null where it was dealt

    seat                            whose frame this is, or null
    version                         counts what became visible: hand it back as `since`
    decision                        the number of the seat's next decision, or null
    choices                         what it may choose now, if it is asked: [{notation, verb, things, rules}]
    answered                        the answer that it gave and that is still held, or ""
    idle                            while it is asked an offer, the choice that stands for no answer; or ""
    spared                          whether it never wants to be asked an offer; null where there are none in this game
    whole, view                     the view: all of it, or only its top-level keys that changed since; {} before the deal
    events                          what happened since: [{version, kind, ...}]; kinds that begin with "table-" are the table's own,
                                    and "table-undone" says in `gone` which versions told moves that are taken back
"""

from typing import Any

import msgspec

from .entries import (
    Answered,
    Asked,
    Entry,
    Flagged,
    Handed,
    Left,
    Moved,
    Named,
    Rematched,
    Resumed,
    Sat,
    Started,
    Undone,
)
from .story import Happened, Story


class Audience:
    """One of them: what it was last shown, and since when each part of it has been as it is."""

    def __init__(self) -> None:
        self._version = 0
        self._first = 0
        """Since when it has been followed."""
        self._changed: dict[str, int] = {}
        self._view: dict[str, Any] = {}

    def look(self, story: Story, seat: int | None) -> None:
        """Follow what is to be seen now. Versions that nobody asked for are passed over: what changed then is taken to have changed now."""
        if story.match is None or story.version == self._version:
            return
        before, view = self._view, story.game.view(story.match.state, seat)
        if view.keys() != before.keys():
            self._first = story.version
        for key, part in view.items():
            if key in before and part == before[key]:
                view[key] = before[key]  # of two alike the older: Python looks through all that is new for cycles
            else:
                self._changed[key] = story.version
        self._view = view
        self._version = story.version

    def view(self, since: int | None) -> tuple[bool, dict[str, Any]]:
        """All of it, or what changed since, if it has been followed for so long."""
        if since is None or since < self._first:
            return True, self._view
        return False, {key: value for key, value in self._view.items() if self._changed[key] > since}


class Audiences:
    """All of them."""

    def __init__(self) -> None:
        self._audiences: dict[int | None, Audience] = {}
        self._common: tuple[tuple[int, int], dict[str, Any]] = (-1, -1), {}
        """What all see alike, and when that was."""

    def frame(self, story: Story, seat: int | None, since: int | None) -> dict[str, Any]:
        if since is not None and not story.version - len(story.happened) <= since <= story.version:
            since = None
        audience = self._audiences.setdefault(seat, Audience())
        audience.look(story, seat)
        whole, view = audience.view(since)
        if self._common[0] != (story.version, story.presence):
            self._common = (story.version, story.presence), {**_table(story), **_game(story)}
        return {
            **self._common[1],
            **_own(story, seat),
            "version": story.version,
            "whole": whole,
            "view": view,
            "events": [] if since is None else _events(story, seat, since),
        }


def _table(story: Story) -> dict[str, Any]:
    """What everybody sees of the table."""
    people = story.people()
    return {
        "table": story.id,
        "game": story.game.id,
        "options": story.opened.options,
        "pace": msgspec.to_builtins(story.opened.pace),
        "stage": story.stage,
        "chairs": [_chair(story, seat, people) for seat in range(len(story.chairs))],
        "question": _question(story),
        "window": story.window_ends,
        "next": story.next_table,
        "hints": story.hints,
        "start": story.opened.start and {"commitment": story.opened.start.commitment, "entry": story.opened.start.entry},
    }


def _chair(story: Story, seat: int, people: list[str]) -> dict[str, Any]:
    chair, clock = story.chairs[seat], story.clock
    return {
        "kind": "bot" if chair.bot else "person" if chair.person else "free",
        "name": chair.name,
        "bot": chair.bot,
        "contributed": bool(chair.contribution),
        "person": people.index(chair.person) + 1 if chair.person else 0,
        "present": bool(chair.person) and story.present(chair.person),
        "claimable": story.claimable(seat),
        "clock": {"left": clock.left[seat], "since": clock.since[seat], "flagged": seat in clock.flagged} if clock.pace else None,
    }


def _question(story: Story) -> dict[str, Any] | None:
    if story.question is None:
        return None
    waits = [seat + 1 for seat, chair in enumerate(story.chairs) if chair.player in story.missing()]
    return {"what": story.question.what, "seat": story.question.seat + 1, "waits": waits}


def _game(story: Story) -> dict[str, Any]:
    """What everybody sees of the game besides its view."""
    match = story.match
    outcome = match.state.outcome() if match else None
    return {
        "turn": [seat + 1 for seat in story.pending()],
        "offers": [{"seat": seat + 1, "ends": story.answer_ends(seat)} for seat in story.offered],
        "commitment": story.commitment,
        "seed": match.seed if match and match.over else "",
        "deal": msgspec.to_builtins(match.deal) if match and match.over else None,
        "next_commitment": story.next_commitment if match and match.over else "",
        "marked": match is not None and match.marked,
        "resumed": match is not None and match.resumed > 0,
        "outlived": story.outlived,
        "outcome": outcome and {**msgspec.to_builtins(outcome), "winners": [seat + 1 for seat in outcome.winners]},
    }


def _own(story: Story, seat: int | None) -> dict[str, Any]:
    """What only this seat sees, besides its view."""
    if seat is None:
        return {"seat": None, "decision": None, "choices": [], "answered": "", "idle": "", "spared": None}
    skipped = seat in story.offered and story.spared[seat]
    asked = story.match and seat in story.pending() and seat not in story.held and story.chairs[seat].player and not skipped
    choices = story.game.choices(story.match.state, seat) if story.match and asked else []
    idle = story.game.idle(story.match.state, seat) if story.match and asked else None
    return {
        "seat": seat + 1,
        "decision": story.decisions[seat],
        "choices": [{"notation": one.notation, "verb": one.verb, "things": one.things, "rules": one.rules} for one in choices],
        "answered": story.held[seat].move if seat in story.held else "",
        "idle": next((one.notation for one in choices if one.action == idle), ""),
        "spared": story.spared[seat] if story.offering else None,
    }


def _events(story: Story, seat: int | None, since: int) -> list[dict[str, Any]]:
    """What happened since, as this audience may know it."""
    told: list[dict[str, Any]] = []
    for version in range(since + 1, story.version + 1):
        one = story.happened[version - story.version - 1]
        told += [{"version": version, **said} for said in (*_notices(one), *(story.game.tell(event, seat) for event in one.events))]
    return told


def _notices(happened: Happened) -> list[dict[str, Any]]:
    """What everybody is told of an entry itself. Of moves the game tells, and of who is who nobody does."""
    entry = happened.entry
    if type(entry) not in NOTICED:
        return []
    gone = {"gone": happened.gone} if isinstance(entry, Undone) else {}
    return [{"kind": f"table-{type(entry).__name__.lower()}", **{field: getattr(entry, field) for field in NOTICED[type(entry)]}, **gone}]


NOTICED: dict[type[Entry], tuple[str, ...]] = {
    Sat: ("seat", "name"),
    Left: ("seat",),
    Named: ("seat", "name"),
    Started: (),
    Undone: ("seat", "seen"),
    Asked: ("seat", "what"),
    Answered: ("seat", "yes"),
    Handed: ("seat", "bot"),
    Moved: ("seat",),
    Flagged: ("seat",),
    Resumed: (),
    Rematched: ("table",),
}
"""What is told of each kind of entry."""
