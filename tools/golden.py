"""Golden records: whole games whose every moment is known. `python tools/golden.py` checks that the same seeds and entries still give them.

    python tools/golden.py --renew oh_crab                  after `version` was raised: its games are played again
    python tools/golden.py --renew oh_crab --only events    after events got other words: positions, choices and views must have stayed

`tests/golden/plans.toml` says how each was played; `tests/golden/<game>-<name>.json` has its record, and for the deal and each entry a line
of digests, in the order of KINDS. Before the entry with which a record was resumed there are none: that can no longer be checked.
"""

import argparse
import hashlib
import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from estran.core.chance import Quick, secret_of
from estran.core.event import Event
from estran.core.game import Game, Value
from estran.core.record import Act, Entry, Record, Resume, Start, Undo, decode
from estran.core.refusal import Refused
from estran.games import GAMES, game
from estran.lab.bout import line_up, luck_of, seated
from estran.table import Match, replay

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "tests" / "golden"
KINDS = ("position", "choices", "views", "events")
FREE = ("views", "events")
"""What may change while the game stays the same: how it is shown and told."""
EARLIER = "0"
"""The rules with which a golden record was begun that is resumed on the way."""
ADVICE = (
    "Where the same seed and entries now give another game, raise `version` in src/estran/games/{game}/__init__.py, then run "
    '"python tools/golden.py --renew {game}". Where the game is the same, and only told or shown otherwise, run '
    '"python tools/golden.py --renew {game} --only events" (or views).'
)


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a golden record is played."""

    name: str
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Value] = {}
    at: tuple[str, ...] = ()
    """What happens on the way, by the number of entries before it: "12 undo 3" takes back three entries, "20 resign 2", "30 draw",
    "40 hand 1 greedy", "50 resume" with other rules."""
    start: int = 0
    """It begins after so many entries of another game, played alike, instead of a deal."""


class Golden(msgspec.Struct, frozen=True):
    record: Record
    digests: list[str]

    def encode(self) -> str:
        """As JSON, an entry a line and the digests after it a line."""
        lines = ",\n".join(f'  "{line}"' for line in self.digests)
        return f'{{"record": {self.record.encode().rstrip()},\n "digests": [\n{lines}\n ]\n}}\n'


def plans() -> dict[str, list[Plan]]:
    """By game."""
    return msgspec.convert(tomllib.loads((FOLDER / "plans.toml").read_text("utf-8")), dict[str, list[Plan]])


def file_of(id: str, plan: Plan) -> Path:
    return FOLDER / f"{id}-{plan.name}.json"


def read(file: Path) -> Golden:
    data = json.loads(file.read_text("utf-8"))
    return Golden(decode(json.dumps(data["record"])), data["digests"])


# -- playing


def played(plan: Plan, game: Game) -> Match:
    """The match that a plan leads to."""
    options, secret = game.checked(plan.options), secret_of(plan.seed)
    bots = line_up(plan.bots, int(options["players"]))
    match = Match(game, options, tuple(bots), secret, start=_start(plan, game) if plan.start else None)
    _play(match, plan, secret)
    return match


def _start(plan: Plan, game: Game) -> Start:
    other = msgspec.structs.replace(plan, start=0, at=(), seed=plan.seed + 1000)
    record = played(other, game).record()
    before = replay(record, game, entries=plan.start)
    return Start(game.position(before.state), before.commitment, plan.start)


def _play(match: Match, plan: Plan, secret: bytes) -> None:
    """To its end. Of several who owe a decision any may be the first."""
    bots = seated(match.seats, match.game)
    luck, order = [luck_of(secret, seat) for seat in range(len(bots))], Quick(plan.seed)
    coming = list(plan.at)
    while not match.over:
        if coming and len(match.entries) >= int(coming[0].split()[0]):
            _happen(match, *coming.pop(0).split()[1:])
            continue
        pending = match.state.pending()
        seat = pending[order.below(len(pending))]
        action = bots[seat].choose(match.state, seat, luck[seat])
        match.act(seat, match.game.notation(match.state, seat, action))
    if coming:
        raise SystemExit(f"{plan.name}: it is over before {coming[0]!r}")


def _happen(match: Match, what: str, *words: str) -> None:
    game = match.game
    if what == "undo":
        match.enter(Undo(len(match.entries) - int(words[0]), seen=not game.open))
    elif what == "resign":
        match.resign(int(words[0]) - 1)
    elif what == "draw":
        match.agree_draw()
    elif what == "hand":
        match.hand(int(words[0]) - 1, words[1])
    elif what == "resume":
        match.rules, match.content = EARLIER, EARLIER * 64
        match.enter(Resume(game.version, game.content_of(match.options), game.position(match.state)))
    else:
        raise SystemExit(f"nothing is called {what}")


# -- looking


def moments(record: Record, game: Game) -> Iterator[tuple[Match, list[Event]]]:
    """The match after the deal, or after the entry that resumed it, and after each entry from there, with what happened. In the end the
    result is checked too."""
    resumed = resumed_at(record)
    match = replay(record, game, entries=resumed)
    yield match, []
    for entry in record.entries[resumed:]:
        yield match, match.enter(entry)
    replay(record, game)


def resumed_at(record: Record) -> int:
    return max((number for number, entry in enumerate(record.entries, start=1) if isinstance(entry, Resume)), default=0)


def digests(record: Record, game: Game) -> Iterator[str]:
    """A line for each of these moments."""
    audiences = (None, *range(len(record.seats)))
    for match, events in moments(record, game):
        state = match.state
        chosen = {str(seat + 1): sorted(choice.notation for choice in game.choices(state, seat)) for seat in state.pending()}
        views = [game.view(state, seat) for seat in audiences]
        told = [[game.tell(event, seat) for event in events] for seat in audiences]
        yield " ".join(map(_digest, (game.position(state), chosen, views, told)))


def _digest(data: Any) -> str:
    return hashlib.blake2b(msgspec.json.encode(data, order="sorted"), digest_size=5).hexdigest()


# -- comparing


def difference(golden: Golden, game: Game) -> str:
    """The first entry after which something is not as it was, and what; or nothing."""
    record = golden.record
    number = first = resumed_at(record)
    try:
        for number, (known, found) in enumerate(zip(golden.digests, digests(record, game), strict=True), start=first):
            if known != found:
                return f"after {_named(record, number)} these differ: {', '.join(_unlike(known, found))}"
    except (Refused, ValueError) as problem:
        return f"after {_named(record, number)}: {problem}"
    return ""


def _unlike(one: str, other: str) -> list[str]:
    """The kinds of digests that are not the same in two lines."""
    return [kind for kind, known, found in zip(KINDS, one.split(), other.split(), strict=True) if known != found]


def _named(record: Record, number: int) -> str:
    if number < 1:
        return "the deal"
    entry: Entry = record.entries[number - 1]
    return f"entry {number} (seat {entry.seat}: {entry.move})" if isinstance(entry, Act) else f"entry {number} ({type(entry).__name__})"


def check(file: Path, game: Game) -> str:
    """What is wrong with a golden record, and what to do about it; or nothing."""
    found = difference(read(file), game)
    return f"{file.name}: {found}. {ADVICE.format(game=game.id)}" if found else ""


# -- renewing


def renewed(plan: Plan, game: Game, only: list[str]) -> Golden:
    """A golden record as it is from now on. Refused where the game is another and the version is not."""
    file = file_of(game.id, plan)
    if not file.exists():
        return fresh(plan, game)
    known = read(file)
    if known.record.made_with[0] != game.version:
        if only:
            raise SystemExit(f"The version of {game.id} was raised: renew it without --only.")
        return fresh(plan, game)
    record = _of_today(known.record, game)
    try:
        found = Golden(record, list(digests(record, game)))
    except Refused as problem:
        raise SystemExit(f"{file.name}: {problem} {ADVICE.format(game=game.id)}") from None
    if changed(known, found) - set(only):
        raise SystemExit(check(file, game))
    return found


def fresh(plan: Plan, game: Game) -> Golden:
    record = played(plan, game).record()
    return Golden(record, list(digests(record, game)))


def _of_today(record: Record, game: Game) -> Record:
    """The same record, said to be of the content in use: where only what is told of it changed, the game is the same."""
    entries: list[Entry] = list(record.entries)
    if resumed := resumed_at(record):
        last = entries[resumed - 1]
        assert isinstance(last, Resume)
        entries[resumed - 1] = msgspec.structs.replace(last, content=game.content_of(record.options))
        return msgspec.structs.replace(record, entries=entries)
    return msgspec.structs.replace(record, content=game.content_of(record.options))


def changed(before: Golden, after: Golden) -> set[str]:
    """The kinds of digests that are not the same everywhere."""
    return {kind for one, other in zip(before.digests, after.digests, strict=True) for kind in _unlike(one, other)}


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="golden.py", description="Whole games whose every moment is known.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(GAMES)}; without any, all")
    parser.add_argument("--renew", action="store_true", help="write them anew, if that may be")
    parser.add_argument("--only", action="append", choices=FREE, default=[], help="what alone may have changed")
    given = parser.parse_args(words)
    if unknown := set(given.games) - set(GAMES):
        parser.error(f"there is no game called {', '.join(sorted(unknown))}")
    wrong = []
    for id in given.games or GAMES:
        for plan in plans()[id]:
            if given.renew:
                file_of(id, plan).write_text(renewed(plan, game(id), given.only).encode(), "utf-8")
            elif problem := check(file_of(id, plan), game(id)):
                wrong.append(problem)
    print("\n".join(wrong) or "All golden records are as they should be.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
