"""The commands that serve tables, and that look after what a server keeps. As thin as the others, and with the same manners."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from .terminal.help import Commands, Number, given_options, language, refused, say

if TYPE_CHECKING:
    from .server.settings import Settings
    from .server.storage import Card
    from .terminal.visit import Visit

F = TypeVar("F", bound=Callable[..., Any])
COMMANDS = Commands()
command = COMMANDS.take


def data_folder() -> Path:
    """Where this user's programs keep their data."""
    if given := os.environ.get("ESTRAN_DATA"):
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "Estran"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Estran"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "estran"


def database_of(given: str | None) -> Path:
    return Path(given) if given else data_folder() / "estran.db"


database_option = click.option("--database", metavar="FILE")
contents_option = click.option("--content", "contents", multiple=True, metavar="GAME=DIR")


# -- serving


@command
@click.option("--host", metavar="ADDRESS", default="127.0.0.1")
@click.option("--port", type=Number(0), metavar="N")
@database_option
@click.option("--workers", type=Number(1), metavar="N")
@contents_option
@click.option("--name", multiple=True, metavar="HOST")
@click.option("--origin", multiple=True, metavar="URL")
@click.option("--proxy", metavar="ADDRESS,...", default="127.0.0.1")
@click.option("--limit", type=Number(0), metavar="N")
@click.option("--keep", type=Number(0), metavar="DAYS", default=0)
def serve(
    host: str,
    port: int | None,
    database: str | None,
    workers: int | None,
    contents: Sequence[str],
    name: Sequence[str],
    origin: Sequence[str],
    proxy: str,
    limit: int | None,
    keep: int,
) -> None:
    from .server.limits import limited_to
    from .server.settings import PORT, Settings, usual_workers

    settings = Settings(
        database=database_of(database),
        workers=workers or usual_workers(),
        content=folders(contents),
        hosts=hosts_of(name),
        origins=tuple(origin),
        keep=keep,
        limits=limited_to(limit),
    )
    run(settings, host, PORT if port is None else port, proxy)


def folders(given: Sequence[str]) -> dict[str, str]:
    """Which content for which game, checked before anything starts."""
    from .games import chosen

    found = {}
    for pair in given:
        id, equals, found[id] = pair.partition("=")
        if not equals:
            raise refused("usage-content", given=pair)
        chosen(id, found)
    return found


def hosts_of(names: Sequence[str] = ()) -> tuple[str, ...]:
    """The names by which browsers may call the server, this machine's own among them. A page from elsewhere that has its own name lead here
    would otherwise be taken for ours."""
    import socket

    return tuple(name.lower() for name in (socket.gethostname(), *names))


def run(settings: Settings, host: str, port: int, proxy: str = "127.0.0.1", browser: bool = False) -> None:
    """Serve until somebody stops it."""
    import webbrowser

    from .server.lock import Served, only_server
    from .server.serving import address, listen, server

    listening = listen(host, port, otherwise=browser)
    where = address(listening)
    try:
        with only_server(settings.database, where):
            ready = server(settings, proxy)
            click.echo(say("serve-ready", address=where, database=str(settings.database)))
            if browser:
                webbrowser.open(where)
            with suppress(KeyboardInterrupt):  # that is how it is stopped
                ready.run([listening])
    except Served as served:
        if not browser or not served.address:
            raise
        click.echo(say("serve-already", address=served.address))
        webbrowser.open(served.address)
    finally:
        listening.close()


def serve_here() -> None:
    """What `estran` alone does: serve on this machine, and open the browser."""
    from .server.settings import PORT, Settings, usual_workers

    settings = Settings(database=database_of(None), workers=usual_workers(), hosts=hosts_of())
    run(settings, "127.0.0.1", PORT, browser=True)


# -- joining


@command
@click.argument("url")
@click.option("--open", "game", metavar="GAME")
@click.option("--players", metavar="N")
@click.option("--option", multiple=True, metavar="NAME=VALUE")
@click.option("--bots", metavar="LEVEL,...")
@click.option("--seat", type=Number(1), metavar="N")
@click.option("--name", metavar="NAME")
@click.option("--watch", is_flag=True)
def join(
    url: str,
    game: str | None,
    players: str | None,
    option: Sequence[str],
    bots: str | None,
    seat: int | None,
    name: str | None,
    watch: bool,
) -> None:
    from .terminal.files import typed
    from .terminal.join import come
    from .terminal.visit import Visit

    visit = Visit(url, language(), data_folder() / "visits")
    if game:
        visit.table = opened(visit, game, given_options(game, players, option), bots)
    if not visit.table:
        return my_tables(visit)
    come(visit, language(), name or user(), seat, watch, typed())
    return None


def user() -> str:
    """What this person is called on this machine."""
    import getpass

    try:
        return getpass.getuser()[:24]
    except (OSError, KeyError):
        return say("player", seat=1)


def opened(visit: Visit, game: str, options: dict[str, Any], bots: str | None) -> str:
    """Set up a table, with bots of these levels in the last seats."""
    levels = [level.strip() for level in bots.split(",")] if bots else []
    seats = int(options["players"])
    if len(levels) >= seats:
        raise refused("bots-count", given=len(levels), places=seats - 1)
    chairs = [""] * (seats - len(levels)) + levels
    return str(visit.ask("/tables", {"game": game, "options": options, "chairs": chairs})["table"])


def my_tables(visit: Visit) -> None:
    """Where one sits at a server, and where one is awaited."""
    for line in visit.ask("/tables/mine")["tables"]:
        names, key = ", ".join(name or "-" for name in line["names"]), "join-mine-awaited" if line["owes"] else "join-mine"
        stage = say(f"tables-{line['stage']}")
        click.echo(say(key, link=f"{visit.house}/t/{line['table']}", game=line["game"], stage=stage, names=names))
    click.echo(say("join-how", house=visit.house))


# -- what is kept


@command
@database_option
@click.option("--json", "as_json", is_flag=True)
@click.option("--delete", multiple=True, metavar="TABLE")
def tables(database: str | None, as_json: bool, delete: Sequence[str]) -> None:
    import msgspec

    from .server import archive

    file = database_of(database)
    if delete:
        gone = archive.with_store(file, lambda store: store.forget(delete))
        click.echo(say("tables-deleted", tables=gone))
        return
    found = archive.with_store(file, archive.cards)
    if as_json:
        click.echo(msgspec.json.encode(found).decode())
        return
    for card in found:
        click.echo(line_of(card))
    if not found:
        click.echo(say("tables-none", file=str(file)))


def line_of(card: Card) -> str:
    """A table in a line."""
    import time

    touched = time.strftime("%Y-%m-%d %H:%M", time.localtime(card.touched / 1000))
    names = ", ".join(name or "-" for name in card.names)
    return f"{card.id}  {touched}  {card.game:<8} {say(f'tables-{card.stage}'):<10} {names}"


@command
@click.argument("table", nargs=-1)
@database_option
@contents_option
@click.option("--out", metavar="FILE", default="-")
def export(table: Sequence[str], database: str | None, contents: Sequence[str], out: str) -> None:
    from .server import archive
    from .terminal.files import written

    content = folders(contents)
    records, unread = archive.with_store(database_of(database), lambda store: archive.exported(store, table, content))
    lines = "".join(record.line() for record in records)
    if out == "-":
        click.echo(lines, nl=False)
    else:
        with written(out) as file:
            file.write(lines)
        click.echo(say("export-done", file=out, records=len(records)))
    if unread:
        raise refused("export-unread", tables=", ".join(unread))


@command
@click.argument("files", nargs=-1, required=True)
@database_option
@contents_option
def import_(files: Sequence[str], database: str | None, contents: Sequence[str]) -> None:
    from .server import archive
    from .terminal.files import records

    found = [record for file in files for record in records(file)]
    content = folders(contents)
    for id in archive.with_store(database_of(database), lambda store: archive.imported(store, found, content), new=True):
        click.echo(id)


import_.name = "import"


@command
@click.argument("file")
@database_option
def backup(file: str, database: str | None) -> None:
    from .server import archive

    archive.backup(database_of(database), Path(file))
    click.echo(say("backup-done", file=file))
