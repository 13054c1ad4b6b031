"""The commands that look at games from outside: trace, count, simulate, measure. As thin as the others."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import ExitStack
from typing import TYPE_CHECKING

import click

from . import __version__
from .choosing import Setup, named, of_a_game
from .games import GAMES
from .games import game as game_of
from .terminal.help import Commands, Number, language, refused, say

if TYPE_CHECKING:
    from .lab.simulate import Rate, Report

COMMANDS = Commands()
command = COMMANDS.take


def build() -> str:
    from .core.build import compiled

    return "compiled" if compiled() else "pure Python"


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
