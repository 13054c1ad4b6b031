"""The gate that everything passes, pages and sockets too: it answers to the names of this server, and to nobody too often."""

import ipaddress
import re
from collections.abc import Collection
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from ..core.refusal import Refused
from .calls import client_of, language_of, refused_response
from .headers import dress

NAME = re.compile(r"[\w.-]+(:\d*)?|\[[\w.:%]+\](:\d*)?")
"""What a host may look like: nothing that others take for something else, as what comes before an @."""


class Gate:
    """ASGI middleware."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        try:
            check_rate(connection)
            check_host(connection.headers, connection.app.state.settings.hosts)
        except Refused as refused:
            response = _said(refused, connection)
            if scope["type"] == "websocket":
                dress(response.headers)
                await WebSocket(scope, receive, send).send_denial_response(response)
            else:
                await response(scope, receive, send)
            return
        await self._app(scope, receive, send)


def _said(refused: Refused, connection: HTTPConnection) -> Response:
    """To programs as every refusal, to people as a sentence."""
    response, language = refused_response(refused, language_of(connection)), language_of(connection)
    if connection.url.path.startswith("/api/"):
        return response
    return PlainTextResponse(
        Refused.say(refused, language), response.status_code, {"retry-after": response.headers.get("retry-after", "1")}
    )


def check_rate(connection: HTTPConnection) -> None:
    """A page comes with many files at once: those are counted by themselves."""
    state = connection.app.state
    buckets = state.requests if connection.url.path.startswith("/api/") else state.pages
    if wait := buckets.take(client_of(connection)):
        raise Refused("too-many-requests", seconds=int(wait) + 1)


def check_host(headers: Headers, names: Collection[str]) -> None:
    """A name of somebody else's that leads here is none of ours: a page there could do here what its reader may."""
    host = headers.get("host", "")
    try:
        name = (urlsplit(f"//{host}").hostname or "").removesuffix(".") if NAME.fullmatch(host) else ""
    except ValueError:
        name = ""
    if name not in names and not ours(name):
        raise Refused("foreign-host", host=(name or host)[:64])


def ours(name: str) -> bool:
    """Whether a name can lead to nobody else: this machine's for itself, an address, or one that is given out in its own network."""
    if name == "localhost" or name.endswith((".localhost", ".local")):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
