"""Sitting at a game with hidden cards: what is typed, and what each seat is shown."""

import os
import re
from collections.abc import Callable
from typing import Any, NamedTuple

from click.testing import CliRunner
from rich.console import Console

from estran.bots import player
from estran.cli import main
from estran.core.chance import Quick, secret_of
from estran.core.state import State
from estran.games import game
from estran.table import Match
from estran.terminal.play import Sitting
from estran.terminal.screen import HIGH, Screen

CLEARED = "\n" * HIGH


def typed(id: str, *lines: str, words: tuple[str, ...] = (), language: str = "en") -> str:
    """What the command says to a person who types these lines and then closes the terminal."""
    given = "".join(f"{line}\n" for line in lines)
    result = CliRunner().invoke(main, ["play", id, *words], input=given, env={"ESTRAN_LANG": language})
    assert result.exit_code == 0, result.stderr or result.exception
    return result.stdout


class Seen:
    """A console whose text can be read since it was last asked for."""

    def __init__(self, width: int = 80) -> None:
        self.console = Console(width=width, record=True, highlight=False, file=open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115

    def text(self) -> str:
        return self.console.export_text(clear=True)


def shown(id: str, state: State, seat: int | None, language: str = "en", width: int = 80) -> str:
    """The board and the choices, as a seat sees them."""
    seen = Seen(width)
    screen = Screen(game(id), language, seen.console)
    screen.board(state, seat, screen.names(["", *["random"] * (state.players - 1)], seat))
    if seat is not None and seat in state.pending():
        screen.choices(state, seat)
    seen.console.file.close()
    return seen.text()


class Page(NamedTuple):
    """What somebody saw before a question, and where the game stood; at the end there is no question."""

    state: State
    text: str
    question: str

    @property
    def seat(self) -> int | None:
        """Who is asked to play; None where the keyboard is passed on, or it is over."""
        found = re.match(r"(?:Player|Joueur) (\d)>", self.question)
        return int(found[1]) - 1 if found else None

    @property
    def fresh(self) -> str:
        """What is left on the screen."""
        return self.text.split(CLEARED)[-1]


def sit(id: str, options: dict[str, Any], seats: tuple[str, ...], answer: Callable[[Page], str], seed: int = 2) -> tuple[Match, list[Page]]:
    """Play a whole match at one keyboard, answering each page that asks for a move."""
    found = game(id)
    match = Match(found, options, seats, secret_of(seed))
    seen = Seen()
    pages: list[Page] = []

    def ask(question: str) -> str:
        pages.append(Page(match.state.clone(), seen.text(), question))
        return "" if pages[-1].seat is None else answer(pages[-1])

    bots = {seat: player(bot, found, len(seats)) for seat, bot in enumerate(seats) if bot}
    Sitting(match, bots, {seat: Quick(seat) for seat in bots}, Screen(found, "en", seen.console), ask=ask).play()
    pages.append(Page(match.state, seen.text(), ""))
    seen.console.file.close()
    return match, pages
