"""A served table, from afar: over the same API that everyone uses (docs/api.md)."""

import http.client
import http.cookiejar
import json
import os
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from ..core.refusal import Refused

PATIENCE = 30
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 10.0
"""Seconds before a line that was lost is tried again; twice as many each time."""


class Visit:
    """Somebody at a server. Who they are there is kept in a file of cookies, so that they find their seats again."""

    def __init__(self, url: str, language: str, cookies: Path) -> None:
        try:
            parts = urlsplit(url if "//" in url else f"http://{url}")
            if parts.scheme not in ("http", "https") or not parts.hostname or parts.port == 0:
                raise ValueError
        except ValueError:  # also a port that is no number, and brackets that do not match
            raise Refused("join-url", url=url) from None
        self.house = f"{parts.scheme}://{parts.netloc}"
        where = parts.path.strip("/").split("/")
        self.table = where[1] if where[0] == "t" and len(where) == 2 else ""
        self.link = parts.fragment.removeprefix("seat=") if parts.fragment.startswith("seat=") else ""
        self._language = language
        self._cookies = cookies
        self._jar = http.cookiejar.LWPCookieJar(cookies)
        with suppress(OSError, http.cookiejar.LoadError):
            self._jar.load(ignore_discard=True)
        self._http = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self._jar))
        self._line: Any = None
        self._left = False

    # -- asking

    def ask(self, path: str, body: object = None) -> Any:
        """What the server answers; its refusals are refusals."""
        headers = {"Accept-Language": self._language, "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.house}/api{path}", data, headers)
        try:
            with self._http.open(request, timeout=PATIENCE) as answer:
                found = json.load(answer)
        except urllib.error.HTTPError as error:
            raise self._refused(error) from None
        except (OSError, ValueError, http.client.HTTPException) as error:
            raise Refused("join-unreachable", url=self.house, problem=str(getattr(error, "reason", error))) from None
        self._remember()
        return found

    def _refused(self, error: urllib.error.HTTPError) -> Refused:
        with error:
            try:
                return Refused("join-said", message=str(json.load(error)["error"]["message"]))
            except (ValueError, KeyError, TypeError):
                return Refused("join-unreachable", url=self.house, problem=f"HTTP {error.code}")

    def _remember(self) -> None:
        with suppress(OSError):
            self._cookies.parent.mkdir(parents=True, exist_ok=True)
            self._jar.save(ignore_discard=True)
            os.chmod(self._cookies, 0o600)

    # -- talking

    def listen(self, told: Callable[[dict[str, Any]], None]) -> None:
        """Hand over every message, in another thread, and come back when the line breaks: then `{"line": "lost"}` and `"back"`."""
        threading.Thread(target=self._listen, args=(self.table, told), daemon=True).start()

    def _listen(self, table: str, told: Callable[[dict[str, Any]], None]) -> None:
        from websockets.exceptions import WebSocketException
        from websockets.sync.client import connect

        pause, since = FIRST_PAUSE, ""
        while not self._left and table == self.table:
            address = f"{self.house.replace('http', 'ws', 1)}/api/tables/{table}/socket{since}"
            try:
                with connect(address, additional_headers=self._headers(), max_size=None) as self._line:
                    told({"line": "back"})
                    pause = FIRST_PAUSE
                    for text in self._line:
                        message = json.loads(text)
                        since = f"?since={message['version']}" if "version" in message else since
                        if table == self.table:
                            told(message)
            except (OSError, WebSocketException):
                pass
            if not self._left and table == self.table:
                self._line = None
                told({"line": "lost"})
                time.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    def _headers(self) -> dict[str, str]:
        request = urllib.request.Request(self.house)
        self._jar.add_cookie_header(request)
        cookie = request.get_header("Cookie")
        return {"Accept-Language": self._language} | ({"Cookie": cookie} if cookie else {})

    def say(self, message: dict[str, Any]) -> bool:
        """Send a message. Returns whether there is a line."""
        from websockets.exceptions import WebSocketException

        try:
            self._line.send(json.dumps(message))
        except (AttributeError, OSError, WebSocketException):
            return False
        return True

    def go(self, table: str) -> None:
        """To another table."""
        self.table = table
        self._hang_up()

    def leave(self) -> None:
        self._left = True
        self._hang_up()

    def _hang_up(self) -> None:
        line = self._line
        if line is not None:
            line.close()
