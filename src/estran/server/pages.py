"""A plain page that says how to come to a table, until there is one to play on."""

from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from ..core.words import say
from .calls import language_of

PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Estran</title>
<h1>Estran</h1>
<p>{text}</p>
<pre>{command}</pre>
<p>{api}</p>
</html>
"""


async def page(request: Request) -> Response:
    language = language_of(request)
    text = say(language, "page-table" if "table" in request.path_params else "page-house")
    parts = {"text": text, "command": f"estran join {request.url}", "api": say(language, "page-api")}
    return HTMLResponse(PAGE.format(language=language, **{name: escape(part) for name, part in parts.items()}))
