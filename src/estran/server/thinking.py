"""A process for what takes long: a question a line comes in on standard input, an answer a line goes out. Ends when its input ends.

A bot is asked with a position that is one of those its seat cannot tell apart from the true one: no hidden card ever gets here. The record
of a game that is over may be looked at here too.
"""

import os
import signal
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from .. import games
from ..bots import Player, player
from ..core.chance import Quick
from ..core.game import Game
from ..core.record import Record, decode
from ..core.refusal import Reason, Refused
from .replaying import left, replayed


class Choose(msgspec.Struct, frozen=True, tag="choose", tag_field="do"):
    """Which move does a bot choose?"""

    game: str
    content: str
    """The folder of the content in use, or nothing for the game's own."""
    bot: str
    players: int
    seat: int
    position: msgspec.Raw
    seconds: float
    """No longer than this, whatever the bot's own budget."""
    luck: int


class Chosen(msgspec.Struct, frozen=True):
    """A bot's move, in notation, and why: sentences as keys and arguments."""

    move: str
    reasons: list[Reason] = []


class Replay(msgspec.Struct, frozen=True, tag="replay", tag_field="do"):
    """What does a record show after one of its entries?"""

    game: str
    content: str
    record: msgspec.Raw
    most: int
    """Entries, for a record that was brought; else 0."""
    entry: int | None
    seat: int | None
    laid_open: bool
    seconds: float


class Leave(msgspec.Struct, frozen=True, tag="leave", tag_field="do"):
    """At which position does another game begin, that leaves a record after one of its entries?"""

    game: str
    content: str
    record: msgspec.Raw
    most: int
    entry: int
    seconds: float


Question = Choose | Replay | Leave


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of these."""

    found: msgspec.Raw = msgspec.Raw()
    refused: tuple[str, dict[str, Any]] | None = None
    problem: str = ""


@cache
def _game(id: str, content: str) -> Game:
    return games.game(id, Path(content) if content else None)


@cache
def _player(id: str, content: str, bot: str, players: int) -> Player:
    return player(bot, _game(id, content), players)


def answer(question: Question) -> Any:
    match question:
        case Choose():
            return choose(question)
        case Replay():
            game, record = _game(question.game, question.content), _record(question)
            return replayed(game, record, question.entry, question.seat, question.laid_open, question.seconds)
        case Leave():
            return left(_game(question.game, question.content), _record(question), question.entry, question.seconds)


def _record(question: Replay | Leave) -> Record:
    """Refused if it was brought, and is longer than any that a table has."""
    record = decode(bytes(question.record))
    if question.most and len(record.entries) > question.most:
        raise Refused("record-long", most=question.most)
    return record


def choose(question: Choose) -> Chosen:
    """The move that a bot chooses."""
    game = _game(question.game, question.content)
    chosen = _player(question.game, question.content, question.bot, question.players)
    chosen.budget.seconds = min(chosen.budget.seconds or question.seconds, question.seconds)
    state = game.from_position(msgspec.json.decode(question.position))
    action = chosen.bot.choose(state.clone(), question.seat, chosen.budget, Quick(question.luck))
    return Chosen(game.notation(state, question.seat, action), chosen.bot.explain())


def written(refused: Refused) -> tuple[str, dict[str, Any]]:
    """A refusal as plain data."""
    args = {name: written(arg) if isinstance(arg, Refused) else arg for name, arg in refused.args_said.items()}
    return refused.message, args


def read(message: str, args: dict[str, Any]) -> Refused:
    """And back."""
    return Refused(message, **{name: read(*arg) if isinstance(arg, list | tuple) else arg for name, arg in args.items()})


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends our input
    with suppress(AttributeError, OSError):
        os.nice(5)  # whoever plays is served first
    answers, sys.stdout = sys.stdout.buffer, sys.stderr
    decoder = msgspec.json.Decoder(Question)
    for id in games.GAMES:
        _game(id, "")
    for line in sys.stdin.buffer:
        try:
            said = Answer(found=msgspec.Raw(msgspec.json.encode(answer(decoder.decode(line)))))
        except Refused as refused:
            said = Answer(refused=written(refused))
        except Exception as error:  # the question is at fault, not the process
            said = Answer(problem=type(error).__name__)
        answers.write(msgspec.json.encode(said) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
