"""The HTTP API: what can be asked, endpoint by endpoint. `docs/api.md` tells it to people, `/api/openapi.json` to programs."""

from .. import __version__, games
from ..core.build import compiled
from ..core.game import Game
from ..core.record import Record
from ..core.refusal import Refused
from ..core.words import has, say
from ..table import Command
from . import shapes
from .calls import Call, Endpoint
from .doors import DOORS
from .places import PATIENCE, Told, brought, eyes_of, house_of, read_record, room_of, told
from .replaying import at_the_end
from .shapes import FrameQuery, OpenTable, ReplayQuery, ReplayRecord, UseLink
from .thinking import Replay

# -- what there is


async def health(call: Call) -> shapes.Health:
    """Whether the server is up."""
    house, build = house_of(call), "compiled" if compiled() else "pure Python"
    return shapes.Health(house.status, __version__, build, house.now(), len(house.rooms), house.delay)


async def list_games(call: Call) -> shapes.GameList:
    """The games that can be played."""
    lines = []
    for id in games.GAMES:
        game = house_of(call).game(id)
        players = [int(value) for value in game.option("players").values]
        lines.append(shapes.GameLine(id, *_called(call, id), players))
    return shapes.GameList(lines)


async def show_game(call: Call) -> shapes.GameCard:
    """One game: its options and the levels of its bots."""
    game = house_of(call).game(call.path["game"])
    return shapes.GameCard(
        game.id,
        *_called(call, game.id),
        game.version,
        game.content_digest,
        game.cooperative,
        game.open,
        game.draws,
        [
            shapes.OptionShape(one.name, _about(call, game, one.name), one.default, list(one.values), one.free is not None)
            for one in game.options
        ],
        [shapes.LevelShape(level.name, say(call.language, f"level-{level.name}")) for level in game.levels],
    )


def _called(call: Call, game: str) -> tuple[str, str]:
    """The title of a game, and what it is in a line."""
    return say(call.language, f"{games.key_of(game)}-title"), say(call.language, f"{games.key_of(game)}-line")


def _about(call: Call, game: Game, option: str) -> str:
    key = f"{games.key_of(game.id)}-option-{option}"
    return say(call.language, key) if has(call.language, key) else ""


# -- tables


async def open_table(call: Call) -> shapes.Opened:
    """Set up a table. Its id cannot be guessed: who is given the link may come."""
    house, body = house_of(call), call.body
    game = house.game(body.game)
    options, chairs, hints = body.options, body.chairs, body.hints
    more = {"client": call.client, "answer_time": body.answer_time}
    table = await house.open(call.person, game, options, chairs, body.pace, body.window, hints, **more)
    return shapes.Opened(table, f"/t/{table}")


async def my_tables(call: Call) -> shapes.MyTables:
    """The tables where you sit or that you set up, the last touched first, and where you are awaited."""
    cards = await house_of(call).tables_of(call.person) if call.person else []
    return shapes.MyTables(
        [shapes.MyTable(card.id, card.game, card.stage, card.opened, card.touched, list(card.names), card.owes) for card in cards]
    )


async def show_table(call: Call) -> bytes:
    """A table as your seat sees it, or as spectators do."""
    room = await room_of(call)
    house_of(call).look(room, call.client)
    return room.frame(eyes_of(call, room, call.query.seat), call.query.since)


async def command(call: Call) -> bytes:
    """Do something at a table: sit, act, undo, resign, ... Returns what you see then."""
    state = call.request.app.state
    wait = state.commands.take(call.client)
    if wait:
        raise Refused("too-many-requests", seconds=int(wait) + 1)
    room = await room_of(call)
    house = house_of(call)
    await house.safely(house.command(room, call.body, call.person, client=call.client))
    seat = getattr(call.body, "seat", 0) - 1
    return room.frame(seat if seat in room.table.seats_of(call.person) else room.audiences(call.person)[0], None)


async def make_link(call: Call) -> shapes.SeatLink:
    """A secret link that moves a seat of yours to another device, once."""
    room = await room_of(call)
    try:
        seat = int(call.path["seat"])
    except ValueError:
        raise Refused("seat-not-yours", seat=call.path["seat"]) from None
    if seat - 1 not in room.table.seats_of(call.person):
        raise Refused("seat-not-yours", seat=seat)
    link = call.request.app.state.people.seat_link(room.table.id, seat - 1, call.person, room.table.moved[seat - 1])
    return shapes.SeatLink(link, f"/t/{room.table.id}#seat={link}")


async def use_link(call: Call) -> bytes:
    """Take the seat that a secret link is for."""
    room = await room_of(call)
    table, seat, holder, moved = call.request.app.state.people.read_link(call.body.link)
    if table != room.table.id:
        raise Refused("link-wrong")
    house = house_of(call)
    await house.safely(house.move(room, seat, holder, moved, call.person))
    return room.frame(seat, None)


# -- records


async def show_record(call: Call) -> bytes:
    """The record of a game that is over, with its seed."""
    return (await room_of(call)).table.record().encode().encode()


async def show_replay(call: Call) -> shapes.Replayed:
    """A game that is over, after any of its entries; where rules or content have changed since, after the last."""
    table = (await room_of(call)).table
    if table.outlived and table.match:
        return at_the_end(table.match, call.query.entry, call.query.seat, call.query.open)
    return await _replayed(call, told(call, table.record()), call.query)


async def replay_record(call: Call) -> shapes.Replayed:
    """A record from anywhere, checked whole, after any of its entries."""
    return await _replayed(call, brought(call), call.body)


async def _replayed(call: Call, record: Told, asked: ReplayQuery | ReplayRecord) -> shapes.Replayed:
    """In another process: a record may be long."""
    question = Replay(*record, asked.entry, asked.seat, asked.open, PATIENCE)
    return await read_record(call, question, shapes.Replayed)


ENDPOINTS = (
    Endpoint("GET", "/api/health", health, shapes.Health),
    Endpoint("GET", "/api/games", list_games, shapes.GameList),
    Endpoint("GET", "/api/games/{game}", show_game, shapes.GameCard),
    Endpoint("POST", "/api/tables", open_table, shapes.Opened, OpenTable, status=201),
    Endpoint("GET", "/api/tables/mine", my_tables, shapes.MyTables),
    Endpoint("GET", "/api/tables/{table}", show_table, shapes.Frame, query=FrameQuery),
    Endpoint("POST", "/api/tables/{table}/commands", command, shapes.Frame, Command),
    Endpoint("POST", "/api/tables/{table}/seats/{seat}/link", make_link, shapes.SeatLink),
    Endpoint("POST", "/api/tables/{table}/link", use_link, shapes.Frame, UseLink),
    Endpoint("GET", "/api/tables/{table}/record", show_record, Record),
    Endpoint("GET", "/api/tables/{table}/replay", show_replay, shapes.Replayed, query=ReplayQuery, reads=True),
    Endpoint("POST", "/api/replay", replay_record, shapes.Replayed, ReplayRecord, limit="record", reads=True),
    *DOORS,
)
