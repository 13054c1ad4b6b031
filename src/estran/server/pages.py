"""What the browser runs, as files: the pages of `estran/web`, and the words that they say."""

import gzip
import hashlib
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from .. import games

ESTRAN = Path(__file__).parent.parent
WEB = ESTRAN / "web"
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".md": "text/markdown; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Nothing of another kind is sent."""


class Leaf(NamedTuple):
    """A file as it is sent."""

    content: bytes
    packed: bytes
    """The same with gzip; nothing where that is no shorter."""
    tag: str


@lru_cache(512)
def _leaf(file: Path, changed: int, size: int) -> Leaf:
    content = file.read_bytes()
    packed = gzip.compress(content, 9, mtime=0)
    return Leaf(content, packed if len(packed) < len(content) else b"", f'W/"{hashlib.sha256(content).hexdigest()[:20]}"')


def sent(request: Request, file: Path) -> Response:
    """A file. A browser may keep it, and asks each time whether it is still the same: pages and server always fit each other."""
    try:
        about = file.stat()
        leaf = _leaf(file, about.st_mtime_ns, about.st_size)
    except (OSError, ValueError):  # none, or no name of a file
        raise HTTPException(404) from None
    headers = {"cache-control": "no-cache", "etag": leaf.tag, "vary": "accept-encoding"}
    if leaf.tag in [tag.strip() for tag in request.headers.get("if-none-match", "").split(",")]:
        return Response(status_code=304, headers=headers)
    content = leaf.content
    if leaf.packed and "gzip" in request.headers.get("accept-encoding", ""):
        content, headers["content-encoding"] = leaf.packed, "gzip"
    return Response(content, headers=headers | {"content-type": TYPES[file.suffix]})


async def page(request: Request) -> Response:
    """Whatever the address: the page itself knows what is there."""
    return sent(request, WEB / "index.html")


async def web(request: Request) -> Response:
    """A file of `estran/web`, and none from elsewhere."""
    parts = request.path_params["file"].split("/")
    file = WEB.joinpath(*parts)
    if file.suffix not in TYPES or any(part in ("", ".", "..") or "\\" in part or ":" in part for part in parts):
        raise HTTPException(404)
    return sent(request, file)


async def words(request: Request) -> Response:
    """The words of a game, or those that all share; in both languages, as Fluent."""
    of = request.path_params["of"]
    if of in games.GAMES:
        return sent(request, ESTRAN / "games" / of / "words.ftl")
    if of in ("core", "server"):
        return sent(request, ESTRAN / of / "words.ftl")
    raise HTTPException(404)


async def rulebook(request: Request) -> Response:
    """Each rule of a game in a sentence, by its id."""
    of = request.path_params["of"]
    if of not in games.GAMES:
        raise HTTPException(404)
    return sent(request, ESTRAN / "games" / of / "rulebook.ftl")


ROUTES = [
    Route("/web/{file:path}", web),
    Route("/words/{of}.ftl", words),
    Route("/rulebook/{of}.ftl", rulebook),
    Route("/{address:path}", page),
]
"""The last is for every address that is not taken before."""
