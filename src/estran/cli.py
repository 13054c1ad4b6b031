"""The one command, `estran`. Commands are thin: they read what was typed, call what does the work, and print.

Everything but click is imported inside the commands, so that `estran --help` answers at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from . import __version__, hosting, studying
from .choosing import Setup, flag, named, of_a_game
from .games import GAMES, chosen, key_of
from .games import game as game_of
from .terminal.help import WRONG_USE, Command, Estran, Number, Seconds, complaint, in_language, language, refused, say
from .terminal.texts import ending, texts

if TYPE_CHECKING:
    from .core.game import Game
    from .table import Match

F = TypeVar("F", bound=Callable[..., Any])


def show_version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value:
        click.echo(f"estran {__version__} ({studying.build()})")
        ctx.exit()


@click.group(cls=Estran, name="main", invoke_without_command=True)
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=show_version)
@in_language
@click.pass_context
def main(ctx: click.Context) -> None:
    if not ctx.invoked_subcommand:
        hosting.serve_here()


def command(function: F) -> click.Command:
    """A command of its name, in any language."""
    return main.command(cls=Command)(in_language(function))


# -- what there is


@command
@click.argument("game", required=False)
@click.option("--content", is_flag=False, flag_value="", metavar="[DIR]")
def games(game: str | None, content: str | None) -> None:
    if content is not None:
        if game is None:
            raise refused("usage-missing", what="GAME")
        return show_content(game_of(game, Path(content) if content else None))
    if game is not None:
        return describe(game_of(game))
    for id, module in GAMES.items():
        where = find_spec(module)
        assert where is not None
        words = texts(Path(str(where.origin)).parent / "words.ftl", language())
        click.echo(f"{id:<8} {headed(words[f'{key_of(id)}-title'], words[f'{key_of(id)}-line'])}")
        if f"{key_of(id)}-options" in words:
            click.echo(f"{'':<8} {words[f'{key_of(id)}-options']}")
    return None


def show_content(found: Game) -> None:
    """All content as tables."""
    tables = found.tables(language())
    if not tables:
        raise refused("content-none", game=found.id)
    for n, table in enumerate(tables):
        click.echo(("\n" if n else "") + table.title)
        for line in columns([table.head, *table.rows]):
            click.echo(f"    {line}")


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows in columns as wide as they need to be."""
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(f"{cell:<{w}}" for cell, w in zip(row, wide, strict=True)).rstrip() for row in rows]


def headed(title: str, line: str) -> str:
    return f"{title}\u00a0: {line}" if language() == "fr" else f"{title}: {line}"


def describe(found: Game) -> None:
    from .bots import bots_of

    key = key_of(found.id)
    click.echo(headed(say(f"{key}-title"), say(f"{key}-line")) + "\n")
    for option in found.options:
        head = flag(option.name) if option.name == "players" else f"{flag(option.name)}="
        values = say("games-values", values=", ".join(map(str, option.values)), default=str(option.default))
        click.echo(f"{head} {values}\n    {say(f'{key}-option-{option.name}')}")
    if found.content:
        click.echo("\n" + say("games-content"))
        for name, source in sources(found, found.content):
            click.echo(f"    {headed(name, say(f'source-{source}'))}")
        click.echo("    " + say(f"{key}-source"))
    click.echo("\n" + say("games-bots", bots=", ".join(bots_of(found)), usual=found.usual))


def sources(found: Game, content: Path) -> list[tuple[str, str]]:
    """Every entry of the content by what tells it from the others, and where it is from."""
    import tomllib

    tables = [tomllib.loads(file.read_text("utf-8")) for file in sorted(content.glob("*.toml"))]
    return [entry for table in tables for entry in entries_of(found, table)]


def entries_of(found: Game, tables: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """The entries of all tables in a table that say where they are from, those within an entry after it.

    They are called as `GAME-content-TABLE` says.
    """
    from .core.words import has

    for table, rows in tables.items():
        words = f"{key_of(found.id)}-content-{table}"
        fields = {field for row in rows for field, value in row.items() if isinstance(value, str | int)}
        for n, row in enumerate(rows, start=1):
            args = {"n": n} | {field: "-" if row.get(field, "") == "" else row[field] for field in fields}
            if "source" in row:
                yield say(words, **args) if has(language(), words) else f"{table} {n}", str(row["source"])
            yield from entries_of(found, {inner: value for inner, value in row.items() if value and is_table(value)})


def is_table(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(row, dict) for row in value)


# -- playing


@command
@of_a_game
@click.option("--seat", type=Number(1), multiple=True, metavar="N")
@click.option("--bots", metavar="BOT,...")
@click.option("--watch", is_flag=True)
@click.option("--explain", is_flag=True)
@click.option("--delay", type=Seconds(), metavar="SECONDS", default=1.0)
@click.option("--load", metavar="FILE")
@click.option("--save", metavar="FILE", default="")
def play(
    setup: Setup, seat: Sequence[int], bots: str | None, watch: bool, explain: bool, delay: float, load: str | None, save: str
) -> None:
    import secrets

    from .bots import player
    from .lab.bout import luck_of
    from .terminal.play import Sitting
    from .terminal.screen import Screen

    if save and save != load and Path(save).is_file():
        raise refused("usage-save", file=save)
    if load and load != "-":
        save = save or load
    screen = Screen(setup.game, language())
    match = resumed(setup, load, seat=seat, bots=bots, watch=watch) if load else dealt(setup, seat, bots, watch)
    while True:
        secret = bytes.fromhex(match.record().seed)
        players = {place: player(bot, setup.game, len(match.seats)) for place, bot in enumerate(match.seats) if bot}
        luck = {place: luck_of(secret, place) for place in players}
        sitting = Sitting(match, players, luck, screen, save=save, delay=delay, explain=explain)
        sitting.play()
        if not sitting.again():
            break
        match, save = match.rematch(secrets.token_bytes(32)), ""  # the file has its game; leaving this one asks for another


def dealt(setup: Setup, seat: Sequence[int], bots: str | None, watch: bool) -> Match:
    from .lab.bout import line_up
    from .table import Match

    if watch and seat:
        raise refused("usage-watch")
    if watch:
        return Match(setup.game, setup.options, tuple(line_up(named(bots, setup.game), setup.players)), setup.secret())
    mine = set(seat or (1,))
    for place in mine:
        if place > setup.players:
            raise refused("no-such-seat", seat=place)
    left = setup.players - len(mine)
    others = iter(line_up(named(bots, setup.game), left) if left or bots is not None else [])
    seats = tuple("" if place in mine else next(others) for place in range(1, setup.players + 1))
    return Match(setup.game, setup.options, seats, setup.secret())


def resumed(setup: Setup, file: str, **given: Any) -> Match:
    from .table import outlived, replay
    from .terminal import files
    from .terminal.replay import recite
    from .terminal.screen import Screen

    for option in setup.given:
        raise refused("usage-load", option=flag(option))
    for name, value in ({"seed": setup.seed} | given).items():
        if value not in (None, False, ()):
            raise refused("usage-load", option=f"--{name}")
    record, *more = files.records(file)
    if more:
        raise refused("usage-load-many", file=file, records=1 + len(more))
    if record.game != setup.game.id:
        raise refused("usage-load-game", file=file, found=record.game, game=setup.game.id)
    if why := outlived(record, setup.game):
        recite(Screen(setup.game, language()), record, why)
        raise why
    return replay(record, setup.game)


# -- records


@command
@click.argument("file")
@click.option("--step", is_flag=True)
@click.option("--at", type=Number(0), metavar="N")
@click.option("--seat", type=Number(1), metavar="N")
@click.option("--record", type=Number(1), metavar="N", default=1)
@click.option("--content", metavar="DIR")
def replay(file: str, step: bool, at: int | None, seat: int | None, record: int, content: str | None) -> None:
    from .table import outlived
    from .terminal import files
    from .terminal.replay import recite, show
    from .terminal.screen import Screen

    found = files.records(file)
    if record > len(found):
        raise refused("file-no-record", file=file, found=len(found), record=record)
    told = found[record - 1]
    if at is not None and at > len(told.entries):
        raise refused("replay-at", entries=len(told.entries), at=at)
    game = game_of(told.game, Path(content) if content else None)
    if seat is not None and seat > len(told.seats):
        raise refused("no-such-seat", seat=seat)

    def wait() -> None:
        if step:
            click.prompt(say("replay-next"), default="", show_default=False, prompt_suffix=" ")

    why, screen = outlived(told, game), Screen(game, language())
    if why and at is not None:
        raise why
    if why:
        recite(screen, told, why)
    else:
        show(screen, told, game, None if seat is None else seat - 1, at, wait)


@command
@click.argument("files", nargs=-1, required=True)
@hosting.contents_option
def verify(files: Sequence[str], contents: Sequence[str]) -> int:
    from .core.refusal import Refused

    content = hosting.folders(contents)
    code = 0
    for file in files:
        try:
            click.echo(verified(file, content))
        except Refused as problem:
            click.echo(say("verify-bad", file=file, problem=complaint(problem, language())), err=True)
            code = WRONG_USE
    return code


def verified(file: str, content: dict[str, str]) -> str:
    """Replay every record of a file; the sentence that says they are right, as far as that can be told."""
    from .core.refusal import Refused
    from .terminal.files import records
    from .terminal.replay import checked

    found = records(file)
    matches = []
    for number, record in enumerate(found, start=1):
        try:
            matches.append(checked(record, chosen(record.game, content), language()))
        except Refused as problem:
            raise problem if len(found) == 1 else refused("verify-bad-record", record=str(number), problem=problem) from None
    if len(found) == 1:
        return of_one(file, matches[0])
    resumed = ", ".join(str(number) for number, match in enumerate(matches, start=1) if match.resumed)
    return say("verify-all-resumed" if resumed else "verify-good-all", file=file, records=str(len(found)), resumed=resumed)


def of_one(file: str, match: Match) -> str:
    """The same for a file of one record, which tells how it ended."""
    outcome = match.state.outcome()
    result = ending(outcome, language()) if outcome else say("verify-unfinished")
    if match.resumed:
        return say("verify-good-resumed", file=file, entry=str(match.resumed), result=result)
    return f"{say('verify-good', file=file, entries=len(match.entries), result=result)} {seeded(match)}"


def seeded(match: Match) -> str:
    """Where the seed came from: whoever saw the commitment at the table can compare it."""
    if not match.deal:
        return say("verify-seed", commitment=match.commitment)
    seats = ", ".join(str(seat) for seat, added in enumerate(match.deal.contributions, start=1) if added)
    return say("verify-deal", commitment=match.deal.commitment, seats=seats)


# -- serving, and studying


for added in (*hosting.COMMANDS, *studying.COMMANDS):
    main.add_command(added)
