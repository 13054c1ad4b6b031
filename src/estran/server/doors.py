"""What a page asks besides playing: why not, what if, what would you do, how would it look; and going on from a moment of another game."""

from collections.abc import Iterable

from ..core.chance import Drawn, secret_of
from ..core.record import Start
from ..core.refusal import Reason, Refused
from ..core.words import say
from ..table import foresight, rulings
from . import shapes
from .calls import Call, Endpoint
from .places import PATIENCE, Told, brought, head_of, house_of, read_record, room_of, told
from .thinking import Leave

LIKE_ANY = secret_of(1)
"""The luck of a deal that is only looked at."""


def _said(call: Call, reasons: Iterable[Reason]) -> list[shapes.ReasonShape]:
    """Reasons in the caller's language."""
    said = [(say(call.language, reason.message, **reason.args), reason.rule) for reason in reasons]
    return [shapes.ReasonShape(message, [rule] if rule else []) for message, rule in said]


# -- before choosing


async def why_not(call: Call) -> shapes.Reasons:
    """Why a move of a seat of yours cannot be made, or cannot begin so; nothing where it can."""
    query, room = call.query, await room_of(call)
    if bool(query.what) == bool(query.text):
        raise Refused("why-what")
    reasons = foresight.why(room.table, query.seat, call.person, query.text or query.what.split(","))
    return shapes.Reasons(_said(call, reasons))


async def preview(call: Call) -> shapes.Preview:
    """What is certain to happen if a seat of yours chose this; nothing that is hidden or left to luck."""
    query, room = call.query, await room_of(call)
    seen = foresight.preview(room.table, query.seat, call.person, query.decision, query.choice)
    return shapes.Preview(seen.events, seen.complete, seen.least)


async def hint(call: Call) -> shapes.Hint:
    """What a strong bot would choose in your place, where the table allows it."""
    room, seat = await room_of(call), call.body.seat - 1
    table = room.table
    match = rulings.plays(table, seat + 1, call.person)
    if not table.hints:
        raise Refused("no-hints")
    if seat in table.held:
        raise Refused("table-answered")
    if seat not in match.state.pending():
        raise Refused("hint-early")
    decision, advice = table.decisions[seat], await house_of(call).advise(room, seat)
    return shapes.Hint(decision, advice.move, _said(call, advice.reasons))


async def try_options(call: Call) -> shapes.Tried:
    """How a game looks with these options before it begins, as spectators see it."""
    game = house_of(call).game(call.path["game"])
    options = game.checked(call.body.options)
    return shapes.Tried(game.id, options, game.view(game.new(options, Drawn(LIKE_ANY, 0)), None))


# -- going on


async def go_on(call: Call) -> shapes.Opened:
    """Set up a table that begins where this game, which is over, stood after an entry."""
    return await _going_on(call, told(call, (await room_of(call)).table.record()))


async def go_on_from(call: Call) -> shapes.Opened:
    """The same for a record from anywhere, which is checked whole."""
    return await _going_on(call, brought(call))


async def _going_on(call: Call, record: Told) -> shapes.Opened:
    house, body = house_of(call), call.body
    start = await read_record(call, Leave(*record, body.entry, PATIENCE), Start)
    game, options = house.game(record.game), head_of(record.record).options
    rest = body.pace, body.window, body.hints, start, call.client, body.answer_time
    table = await house.open(call.person, game, options, body.chairs, *rest)
    return shapes.Opened(table, f"/t/{table}")


DOORS = (
    Endpoint("GET", "/api/tables/{table}/why", why_not, shapes.Reasons, query=shapes.WhyQuery),
    Endpoint("GET", "/api/tables/{table}/preview", preview, shapes.Preview, query=shapes.PreviewQuery),
    Endpoint("POST", "/api/tables/{table}/hint", hint, shapes.Hint, shapes.AskHint),
    Endpoint("POST", "/api/tables/{table}/continue", go_on, shapes.Opened, shapes.GoOn, status=201, reads=True),
    Endpoint("POST", "/api/replay/continue", go_on_from, shapes.Opened, shapes.GoOnFrom, status=201, limit="record", reads=True),
    Endpoint("POST", "/api/games/{game}/preview", try_options, shapes.Tried, shapes.TryOptions),
)
