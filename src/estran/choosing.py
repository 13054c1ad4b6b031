"""Which game a command is about, how it is set up, and who plays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from .games import game as game_of
from .terminal.help import Seed, read_options, refused

if TYPE_CHECKING:
    from .core.game import Game
    from .core.state import State

F = TypeVar("F", bound=Callable[..., Any])


class Setup:
    """Which game, how it is set up, and its luck: what `of_a_game` makes of the options. A seed is any number, or a whole secret."""

    def __init__(self, game: Game, given: dict[str, Any], seed: int | bytes | None) -> None:
        self.game = game
        self.given = given
        self.options = game.checked(given)
        self.seed = seed

    @property
    def players(self) -> int:
        return int(self.options["players"])

    def secret(self) -> bytes:
        import secrets

        from .core.chance import secret_of

        if self.seed is None:
            return secrets.token_bytes(32)
        return self.seed if isinstance(self.seed, bytes) else secret_of(self.seed)

    def start(self, position: str | None, secret: bytes) -> State:
        """The deal, or the position in a file."""
        import json

        from .core.chance import Drawn
        from .terminal import files

        if position is None:
            return self.game.new(self.options, Drawn(secret, 0))
        for name in self.given:
            raise refused("usage-position", option=flag(name))
        try:
            data = json.loads(files.read(position))
        except (ValueError, RecursionError) as error:
            raise refused("file-not-json", file=files.called(position), problem=str(error)) from None
        state = self.game.from_position(data)
        self.options = {"players": int(state.players)}  # what else it was set up with, the position tells
        return state


def flag(option: str) -> str:
    """How an option of a game is given."""
    return "--players" if option == "players" else f"--option {option}"


def of_a_game(function: F) -> Callable[..., Any]:
    """The options that say which game, and how it is set up; the command is handed a Setup."""

    @wraps(function)
    def called(game: str, players: str | None, option: Sequence[str], content: str | None, seed: int | bytes | None, **rest: Any) -> Any:
        found = game_of(game, Path(content) if content else None)
        return function(Setup(found, read_options(found, players, option), seed), **rest)

    for added in (
        click.option("--seed", type=Seed(), metavar="N"),
        click.option("--content", metavar="DIR"),
        click.option("--option", multiple=True, metavar="NAME=VALUE"),
        click.option("--players", metavar="N"),
        click.argument("game", metavar="GAME"),
    ):
        called = added(called)
    return called


def named(bots: str | None, game: Game) -> list[str]:
    """The bots of a list with commas; the game's usual one where there is no list."""
    found = [bot.strip() for bot in bots.split(",")] if bots is not None else [game.usual]
    if not all(found):
        raise refused("usage-bots", given=str(bots))
    return found
