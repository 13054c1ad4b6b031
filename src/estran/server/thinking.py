"""A process in which bots think: a question a line comes in on standard input, an answer a line goes out. Ends when its input ends.

A question holds a position that is one of those its seat cannot tell apart from the true one: no hidden card ever gets here.
"""

import os
import signal
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path

import msgspec

from .. import games
from ..bots import Player, player
from ..core.chance import Quick
from ..core.game import Game


class Question(msgspec.Struct, frozen=True):
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


class Answer(msgspec.Struct, frozen=True):
    move: str = ""
    problem: str = ""


@cache
def _game(id: str, content: str) -> Game:
    return games.game(id, Path(content) if content else None)


@cache
def _player(id: str, content: str, bot: str, players: int) -> Player:
    return player(bot, _game(id, content), players)


def think(question: Question) -> str:
    """The move that the bot chooses."""
    game = _game(question.game, question.content)
    chosen = _player(question.game, question.content, question.bot, question.players)
    chosen.budget.seconds = min(chosen.budget.seconds or question.seconds, question.seconds)
    state = game.from_position(msgspec.json.decode(question.position))
    action = chosen.bot.choose(state.clone(), question.seat, chosen.budget, Quick(question.luck))
    return game.notation(state, question.seat, action)


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
            answer = Answer(move=think(decoder.decode(line)))
        except Exception as error:  # the question is at fault, not the process
            answer = Answer(problem=f"{type(error).__name__}: {error}")
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
