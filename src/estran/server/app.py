"""The whole server: what is reached at which address, and what lives as long as it does."""

import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute

from ..core.words import LANGUAGES, has
from .api import ENDPOINTS
from .calls import json_response, not_routed, serve
from .gate import Gate
from .headers import Headers
from .house import House
from .limits import Buckets
from .openapi import description
from .pages import ROUTES
from .people import People, key_of, tls_file
from .settings import Settings
from .socket import socket
from .storage import SqliteStore
from .workers import Workers

BURST = 5
"""So many seconds' worth may come at once."""


def create_app(settings: Settings) -> Starlette:
    """Refused where the database or the key cannot be used."""
    store = SqliteStore(settings.database)
    for language in LANGUAGES:  # now, and not while somebody waits
        has(language, "no-table")
    described = msgspec.json.encode(description(ENDPOINTS))

    async def openapi(request: Request) -> Response:
        return json_response(described)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            stack.push_async_callback(store.close)
            workers, readers = Workers(settings.workers, eager=True), Workers(1, grace=5, tries=1)
            stack.push_async_callback(workers.close)
            stack.push_async_callback(readers.close)
            house = House(store, workers, settings)
            await house.start()
            stack.push_async_callback(house.close)
            app.state.house, app.state.readers = house, readers
            yield

    app = Starlette(
        routes=[
            Mount(
                "/api",
                routes=[
                    *(Route(one.path.removeprefix("/api"), serve(one), methods=[one.method]) for one in ENDPOINTS),
                    Route("/openapi.json", openapi),
                    WebSocketRoute("/tables/{table}/socket", socket),
                ],
            ),
            *ROUTES,
        ],
        middleware=[Middleware(Headers), Middleware(Gate)],
        exception_handlers={HTTPException: not_routed},
        lifespan=life,
    )
    limits = settings.limits
    app.state.settings = settings
    app.state.people = People(key_of(settings.database), tls_file(settings.database))
    app.state.requests = Buckets(limits.requests, BURST * limits.requests, time.monotonic)
    app.state.pages = Buckets(limits.pages, BURST * limits.pages, time.monotonic)
    app.state.malformed = Buckets(limits.malformed, 20 * limits.malformed, time.monotonic)
    app.state.commands = Buckets(limits.commands, BURST * limits.commands, time.monotonic)
    app.state.lines, app.state.sockets, app.state.reading = Counter(), Counter(), Counter()
    return app
