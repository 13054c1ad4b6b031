"""The one command, `estran`. Commands are thin: they read what was typed, call what does the work, and print.

Everything but click is imported inside the commands, so that `estran --help` answers at once.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from functools import wraps
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from . import __version__, hosting
from .games import GAMES, chosen, key_of
from .games import game as game_of
from .terminal.help import WRONG_USE, Command, Estran, Number, Seconds, Seed, complaint, in_language, language, read_options, refused, say
from .terminal.texts import ending, texts

if TYPE_CHECKING:
    from .core.game import Game
    from .core.state import State
    from .lab.simulate import Rate, Report
    from .table import Match

F = TypeVar("F", bound=Callable[..., Any])


def show_version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value:
        click.echo(f"estran {__version__} ({build()})")
        ctx.exit()


def build() -> str:
    from .core.build import compiled

    return "compiled" if compiled() else "pure Python"


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


# -- serving


for added in hosting.COMMANDS:
    main.add_command(added)


# -- studying


@command
@of_a_game
@click.option("--bots", metavar="BOT,...", default="random")
@click.option("--position", metavar="FILE")
def trace(setup: Setup, bots: str, position: str | None) -> None:
    import json

    from .lab.trace import trace

    secret = setup.secret()
    state = setup.start(position, secret)
    for line in trace(setup.game, setup.options, state, named(bots, setup.game), secret):
        click.echo(json.dumps(line))


@command
@of_a_game
@click.option("--depth", type=Number(1), metavar="N", default=3)
@click.option("--position", metavar="FILE")
def perft(setup: Setup, depth: int, position: str | None) -> None:
    from .core.chance import secret_of
    from .lab.perft import perft

    if not setup.game.open:
        raise refused("perft-open-only", game=setup.game.id)
    state = setup.start(position, secret_of(0) if setup.seed is None else setup.secret())
    for level in range(1, depth + 1):
        began = time.perf_counter()
        count = perft(state, level)
        click.echo(f"{level:>2} {count:>14} {time.perf_counter() - began:>10.3f} s")


@command
@of_a_game
@click.option("--games", type=Number(1), metavar="N", default=100)
@click.option("--bots", metavar="BOT,...")
@click.option("--rotate/--no-rotate", default=True)
@click.option("--jobs", type=Number(1), metavar="N")
@click.option("--records", metavar="FILE")
@click.option("--json", "as_json", is_flag=True)
def simulate(setup: Setup, games: int, bots: str | None, rotate: bool, jobs: int | None, records: str | None, as_json: bool) -> None:
    import secrets

    import msgspec

    from .lab.simulate import simulate
    from .terminal.files import written
    from .terminal.progress import progress

    if isinstance(setup.seed, bytes):
        raise refused("usage-number", option="--seed", given=setup.seed.hex())
    seed = secrets.randbits(32) if setup.seed is None else setup.seed
    with ExitStack() as stack:
        file = stack.enter_context(written(records)) if records else None
        keep = (lambda record: file.write(record.line())) if file else None
        done = stack.enter_context(progress(say("simulate-progress"), games))
        report = simulate(setup.game, named(bots, setup.game), games, setup.options, seed, jobs, done, rotate, keep)
    click.echo(msgspec.json.encode(report).decode() if as_json else summary(report))


def summary(report: Report) -> str:
    players = report.options["players"]
    reasons = ", ".join(f"{briefly(reason)} {count}" for reason, count in report.reasons.items())
    points = ", ".join(f"{points} ({count})" for points, count in report.points.items())
    length = report.length
    by_side = [*standings("simulate-bot", report.by_bot), "", *standings("simulate-seat", report.by_seat)]
    return "\n".join(
        (
            say("simulate-title", games=str(report.games), game=report.game, players=str(players), seed=str(report.seed)),
            "",
            *(standings("simulate-team", [report.team]) if report.team else by_side),
            "",
            say("simulate-length", mean=f"{length.mean:.1f}", sd=f"{length.sd:.1f}", least=length.least, most=length.most),
            say("simulate-reasons", reasons=reasons),
            *([say("simulate-points", points=points)] if points else []),
            say("simulate-speed", speed=f"{report.games / report.seconds:.1f}", jobs=report.jobs),
        )
    )


def briefly(reason: str) -> str:
    """How a game ended, in few words where the game has them."""
    from .core.words import has

    return say(f"{reason}-short") if has(language(), f"{reason}-short") else reason


def standings(who: str, rates: Sequence[Rate]) -> list[str]:
    """A table of rates, in columns as wide as they need to be."""
    keys = (who, "simulate-score", "simulate-interval", "simulate-wins", "simulate-shared", "simulate-losses")
    rows = [[say(key) for key in keys]]
    for rate in rates:
        interval = "-" if rate.low is None or rate.high is None else f"{100 * rate.low:.1f} .. {100 * rate.high:.1f} %"
        rows.append([rate.name, f"{100 * rate.score:.1f} %", interval, str(rate.wins), str(rate.shared), str(rate.losses)])
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [f"{row[0]:<{wide[0]}}" + "".join(f"  {cell:>{w}}" for cell, w in zip(row[1:], wide[1:], strict=True)) for row in rows]


@command
@click.option("--quick", is_flag=True)
@click.option("--json", "figures", metavar="FILE")
def bench(quick: bool, figures: str | None) -> None:
    import json

    from .lab.bench import measure_playouts, measure_search
    from .terminal.files import written

    with ExitStack() as stack:
        file = stack.enter_context(written(figures)) if figures else None
        click.echo(say("bench-build", version=__version__, build=build()))
        found = []
        for id in GAMES:
            game = game_of(id)
            for players in game.option("players").values:
                row = measure_playouts(game, int(players), 0.3 if quick else 3.0)
                row |= measure_search(game, int(players), 500 if quick else 20_000)
                found.append(row)
                click.echo(say("bench-line", **{key: value for key, value in row.items() if key != "compiled"}))
        if file:
            json.dump({"version": __version__, "build": build(), "measured": found}, file, indent=1)
