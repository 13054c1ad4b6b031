"""One HTTP call, from bytes to bytes: who asks, in which language, whether they may, what they say; and every refusal as one sentence."""

import logging
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any, NamedTuple

import msgspec
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from ..core.refusal import IllegalAction, Refused
from ..core.words import LANGUAGES
from .journal import where
from .limits import counted, one_of
from .people import Known
from .shapes import Error, NoQuery, Refusal
from .storage import Damaged, StoreFailed

log = logging.getLogger(__name__)

STATUS = {
    "no-table": 404,
    "no-page": 404,
    "wrong-method": 405,
    "body-malformed": 400,
    "query-malformed": 400,
    "body-type": 415,
    "body-long": 413,
    "record-long": 413,
    "foreign-page": 403,
    "foreign-host": 421,
    "table-stale": 409,
    "table-not-over": 409,
    "too-many-requests": 429,
    "too-many-opened": 429,
    "too-many-tables": 429,
    "too-many-sockets": 429,
    "too-much-stored": 429,
    "not-stored": 503,
    "not-read": 503,
    "closing": 503,
    "table-damaged": 500,
    "database-damaged": 500,
    "records-many": 503,
    "records-yours": 429,
    "server-error": 500,
}
UNDERSTOOD = 422
"""Any other refusal: the request was understood, and cannot be done."""


class Call(NamedTuple):
    """What an endpoint is handed."""

    request: Request
    person: str
    """Nobody where there is no cookie, and none was made."""
    client: str
    language: str
    path: dict[str, str]
    query: Any
    body: Any


class Endpoint(NamedTuple):
    method: str
    path: str
    handler: Callable[[Call], Awaitable[Any]]
    """Its first line of documentation says what it does. Returns something to be encoded, or bytes of JSON."""
    answer: Any
    body: Any = None
    query: type[msgspec.Struct] = NoQuery
    status: int = 200
    limit: str = "body"
    """Which of the limits its body has."""
    reads: bool = False
    """A record is replayed for it: a client has few of those at a time, from before they have come."""


def language_of(connection: HTTPConnection) -> str:
    """The first language of the client that Estran speaks. A page cannot set a header for its socket, so it may ask by name."""
    for wanted in (connection.query_params.get("language", ""), *connection.headers.get("accept-language", "").split(",")):
        if wanted.strip()[:2].lower() in LANGUAGES:
            return wanted.strip()[:2].lower()
    return LANGUAGES[0]


def client_of(connection: HTTPConnection) -> str:
    """Whose requests are counted together."""
    return counted(connection.client.host if connection.client else "")


def check_origin(headers: Headers, allowed: tuple[str, ...]) -> None:
    """A page of somebody else's must not act in the name of whoever reads it."""
    origin = headers.get("origin")
    if origin is not None and origin not in allowed and origin.partition("://")[2] != headers.get("host"):
        raise Refused("foreign-page", origin=origin)


def known(connection: HTTPConnection) -> Known:
    """Who this is, if that can be told."""
    found: Known = connection.app.state.people.recognise(connection.cookies, secure(connection))
    return found


def secure(connection: HTTPConnection) -> bool:
    return connection.url.scheme in ("https", "wss")


def refusal(refused: Refused, language: str) -> Refusal:
    rules = [rule for rule in refused.rules if rule] if isinstance(refused, IllegalAction) else []
    return Refusal(refused.message, Refused.say(refused, language), rules)


def refused_response(refused: Refused, language: str) -> Response:
    status = STATUS.get(refused.message, UNDERSTOOD)
    response = json_response(msgspec.json.encode(Error(refusal(refused, language))), status)
    if status == 429 and "seconds" in refused.args_said:
        response.headers["retry-after"] = str(refused.args_said["seconds"])
    return response


def json_response(content: bytes, status: int = 200) -> Response:
    return Response(content, status, media_type="application/json")


def serve(endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    """The endpoint as Starlette calls it."""

    async def answered(request: Request) -> Response:
        language = language_of(request)
        try:
            with _turn(endpoint, request):
                call, renew = await _call(endpoint, request, language)
                answer = await endpoint.handler(call)
        except ClientDisconnect:
            return Response()  # nobody reads it
        except Refused as refused:
            return refused_response(refused, language)
        except StoreFailed as error:
            log.error("something could not be read: %s", error)
            return refused_response(Refused("database-damaged" if isinstance(error, Damaged) else "not-read"), language)
        except Exception as error:  # a mistake of ours: the log says where, the client only that there was one
            log.error(f"{endpoint.method} {endpoint.path} failed: %s", where(error))  # a kind each: none drowns the others
            return refused_response(Refused("server-error"), language)
        response = json_response(answer if isinstance(answer, bytes) else msgspec.json.encode(answer), endpoint.status)
        if renew:
            response.headers["set-cookie"] = request.app.state.people.cookie(call.person, secure(request))
        return response

    return answered


def _turn(endpoint: Endpoint, request: Request) -> AbstractContextManager[None]:
    state = request.app.state
    return one_of(state.reading, client_of(request), state.settings.limits.reading, "records-yours") if endpoint.reads else nullcontext()


async def _call(endpoint: Endpoint, request: Request, language: str) -> tuple[Call, bool]:
    """What the request says, checked; and whether whoever asks is to be given a cookie."""
    state, client = request.app.state, client_of(request)
    (person, renew), body = known(request), None
    if endpoint.method == "POST":
        check_origin(request.headers, state.settings.origins)
        body = await _body(endpoint, request, getattr(state.settings.limits, endpoint.limit))
    if person is None and endpoint.method == "POST":
        person, renew = state.people.newcomer(), True
    return Call(request, person or "", client, language, dict(request.path_params), _query(endpoint, request), body), renew


def _query(endpoint: Endpoint, request: Request) -> msgspec.Struct:
    try:
        return msgspec.convert(dict(request.query_params), endpoint.query, strict=False)
    except msgspec.ValidationError as error:
        raise Refused("query-malformed", problem=str(error)) from None


async def _body(endpoint: Endpoint, request: Request, most: int) -> Any:
    if endpoint.body is None:
        return None
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refused("body-type")
    received = bytearray()
    async for part in request.stream():
        received += part
        if len(received) > most:
            raise Refused("body-long", most=most // 1024)
    try:
        return msgspec.json.decode(received, type=endpoint.body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("body-malformed", problem=str(error)) from None


async def not_routed(request: Request, error: Exception) -> Response:
    """Where there is no endpoint, or none of this method."""
    assert isinstance(error, HTTPException)
    message = {404: "no-page", 405: "wrong-method"}.get(error.status_code, "server-error")
    response = refused_response(Refused(message), language_of(request))
    response.headers.update(error.headers or {})
    return response
