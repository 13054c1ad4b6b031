"""The command's own voice: help, and complaints about how it was used, in the user's language and looked up only when shown."""

import os
import re
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NoReturn

import click

from .texts import HERE, LANGUAGES, spoken, texts

if TYPE_CHECKING:
    from ..core.game import Game

HEADINGS = {"Options": "help-options", "Commands": "help-commands", "Positional arguments": "help-arguments"}
WRONG_USE = 2
INTERRUPTED = 130


def language() -> str:
    """The language of the command that runs."""
    return str(click.get_current_context().find_root().obj)


def refused(message: str, /, **args: Any) -> Exception:
    """A refusal, imported only when there is one."""
    from ..core.refusal import Refused

    return Refused(message, **args)


def say(key: str, /, **args: str | int | float) -> str:
    """A message of the terminal, in the language of the command."""
    from ..core.words import add_folder, say

    add_folder(HERE)
    return say(language(), key, **args)


class Formatter(click.HelpFormatter):
    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, texts(HERE / "help.ftl", language())["help-usage"] + " ")

    def write_heading(self, heading: str) -> None:
        self.write(f"{'':>{self.current_indent}}{texts(HERE / 'help.ftl', language())[HEADINGS[heading]]}\n")


class Command(click.Command):
    """A command whose help is `help-NAME`, and whose options' help is `help-NAME-OPTION` or else `help-OPTION`."""

    def get_help(self, ctx: click.Context) -> str:
        say = texts(HERE / "help.ftl", language())
        ctx.formatter_class = Formatter
        self.help = say[f"help-{self.name}"]
        for param in self.get_params(ctx):
            name = str(param.name).removeprefix("_click_default_").replace("_", "-")
            param.help = say.get(f"help-{self.name}-{name}") or say[f"help-{name}"]
        for name, command in self.commands.items() if isinstance(self, click.Group) else ():
            command.short_help = say[f"help-{name}"]
        return super().get_help(ctx)


class Estran(Command, click.Group):
    """The whole command: every refusal is one sentence and exit code 2; Ctrl-C and a closed pipe end quietly."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)

    def main(self, args: Sequence[str] | None = None, prog_name: str | None = None, *_: Any, **__: Any) -> NoReturn:
        words = list(sys.argv[1:] if args is None else args)
        tongue = spoken(words, os.environ)
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):  # letters that a terminal cannot show, or that are none, must not end a game
                stream.reconfigure(errors="replace")
        code = 0
        try:
            code = super().main(words, "estran", standalone_mode=False, obj=tongue) or 0
        except click.Abort:
            code = INTERRUPTED
        except Exception as error:
            click.echo(complaint(error, tongue), err=True)
            code = WRONG_USE
            if isinstance(error, OSError):  # what could not be written is not tried again on the way out
                os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(code)


class Commands(list[click.Command]):
    """For `estran` to take up."""

    def take(self, function: Callable[..., Any]) -> click.Command:
        """A command of its name, in any language."""
        made = click.command(cls=Command)(in_language(function))
        self.append(made)
        return made


def complaint(error: Exception, tongue: str) -> str:
    """The one sentence for what went wrong. An error that is nobody's input is ours, and is raised again."""
    from ..core.refusal import Refused
    from ..core.words import add_folder, say

    add_folder(HERE)
    if isinstance(error, Refused):
        return error.say(tongue)
    if isinstance(error, OSError) and error.filename is None:  # named files are read and written by `files`, which refuses
        return say(tongue, "output-unwritable", problem=error.strerror or str(error))
    if isinstance(error, click.NoSuchOption):
        return say(tongue, "usage-option", option=error.option_name)
    if isinstance(error, click.NoSuchCommand):
        return say(tongue, "usage-command", command=error.command_name)
    if isinstance(error, click.BadOptionUsage):
        return say(tongue, "usage-value", option=error.option_name)
    if isinstance(error, click.MissingParameter) and error.param:
        return say(tongue, "usage-missing", what=error.param.human_readable_name)
    if isinstance(error, click.UsageError):
        return say(tongue, "usage-wrong", command=error.ctx.command_path if error.ctx else "estran")
    raise error


def given_options(game: str, players: str | None, option: Sequence[str]) -> dict[str, Any]:
    """The options of a game as they were typed, checked and complete."""
    from ..games import game as game_of

    found = game_of(game)
    return dict(found.checked(read_options(found, players, option)))


def read_options(game: "Game", players: str | None, option: Sequence[str]) -> dict[str, Any]:
    """Only those that were typed."""
    given: dict[str, Any] = {}
    for pair in ([] if players is None else [f"players={players}"]) + list(option):
        name, equals, value = pair.partition("=")
        if not equals:
            raise refused("usage-pair", given=pair)
        if name in given:
            raise refused("usage-twice", option=name)
        given[name] = game.option(name).read(value)
    return given


class Number(click.ParamType[int]):
    """A whole number, at least so much."""

    name = "n"

    def __init__(self, least: int | None = None) -> None:
        self.least = least

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        try:
            number = int(value)
        except ValueError:
            number = None
        if number is None or (self.least is not None and number < self.least):
            option = param.opts[0] if param else ""
            if self.least is None:
                raise refused("usage-number", option=option, given=str(value))
            raise refused("usage-number-least", option=option, given=str(value), least=self.least)
        return number


class Seed(click.ParamType[int | bytes]):
    """Any whole number, or the secret of a match as it is shown at the end: 64 hexadecimal digits."""

    name = "seed"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int | bytes:
        if re.fullmatch("[0-9a-fA-F]{64}", str(value)):
            return bytes.fromhex(value)
        return Number().convert(value, param, ctx)


class Seconds(click.ParamType[float]):
    """A time, not negative."""

    name = "s"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        try:
            seconds = float(value)
        except ValueError:
            seconds = -1.0
        if not 0 <= seconds < 1e6:
            raise refused("usage-seconds", option=param.opts[0] if param else "", given=str(value))
        return seconds


class Language(click.ParamType[str]):
    name = "lang"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value not in LANGUAGES:
            raise refused("usage-language", given=str(value), known=", ".join(LANGUAGES))
        return str(value)


in_language = click.option("--lang", type=Language(), expose_value=False)
"""Every command takes it."""
