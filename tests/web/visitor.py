"""Somebody with a browser: a page, and everything that goes wrong in it."""

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from tests.web.measures import BARS, CLIPPED, SMALL

LEFT_OUT = ["label-content-name-mismatch"]
"""An experimental rule: it wants the numbers that stand beside pictures in a name that says them in words."""
AXE = Path(__file__).with_name("axe.min.js").read_text("utf-8")
PATIENCE = 30.0
SIZES = {"desktop": (1440, 900), "phone": (360, 740)}


class Visitor:
    def __init__(
        self, browser: Any, url: str, size: str = "desktop", language: str = "en", settings: dict[str, str] | None = None, **more: Any
    ):
        """Motion is off unless the settings say otherwise: tests are about what is there when it has come to rest."""
        width, height = SIZES[size]
        self.url = url
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, locale=language, has_touch=size == "phone", base_url=url, **more
        )
        self.context.set_default_timeout(1000 * PATIENCE)
        kept = {"speed": "off", **(settings or {})}
        self.context.add_init_script(f"for (const [k, v] of Object.entries({json.dumps(kept)})) localStorage.setItem(`estran-${{k}}`, v);")
        self.page = self.context.new_page()
        self.wrong: list[str] = []
        self.forgiven = False
        """While the network is cut, complaints about that are no mistake."""
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda error: self._failed(str(error)))
        self.page.on("request", self._asked)
        self.page.on("response", self._answered)

    def _failed(self, text: str) -> None:
        if not self.forgiven:
            self.wrong.append(text)

    def _said(self, message: Any) -> None:
        if message.type in ("error", "warning") and "status of 4" not in message.text:
            self._failed(f"{message.type}: {message.text}")

    def _asked(self, request: Any) -> None:
        address = urlsplit(request.url)
        if address.scheme in ("http", "https", "ws", "wss") and address.netloc != urlsplit(self.url).netloc:
            self._failed(f"asked another site: {request.url}")

    def _answered(self, response: Any) -> None:
        path = urlsplit(response.url).path
        if response.status >= 500 or (response.status >= 400 and not path.startswith("/api/")):
            self._failed(f"{response.status} {path}")

    # -- looking

    def goto(self, path: str, shows: str = "main") -> None:
        self.page.goto(f"{self.url}{path}")
        self.page.wait_for_selector(shows)

    def until(self, holds: Callable[[], Any], what: str, patience: float = PATIENCE) -> Any:
        """Wait until something holds, and return it."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            found = holds()
            if found:
                return found
            self.page.wait_for_timeout(30)
        raise AssertionError(f"waited in vain: {what}")

    def text(self, selector: str) -> str:
        return " ".join(self.page.locator(selector).first.inner_text().split())

    def axe(self, within: str = "") -> list[str]:
        """What axe-core has against the page, a line each."""
        if not self.page.evaluate("typeof window.axe === 'object'"):
            self.page.evaluate(AXE)
        found = self.page.evaluate(
            """async ([within, out]) => (await axe.run(within ? {include: [[within]]} : document, {
              resultTypes: ["violations"], rules: Object.fromEntries(out.map((rule) => [rule, {enabled: false}])),
            })).violations""",
            [within, LEFT_OUT],
        )
        return [f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:200]}" for one in found for node in one["nodes"][:3]]

    def overflow(self) -> int:
        """By how many pixels the page is wider than the window."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))

    def bars(self) -> list[str]:
        """Scroll bars that stand where none should: the page's own at the bottom, and beside those of anything in it."""
        return list(self.page.evaluate(BARS))

    def clipped(self) -> list[str]:
        """Text that is there and cannot be read whole: cut off by its own box, by one around it, or ended by an ellipsis."""
        return list(self.page.evaluate(CLIPPED))

    def resize(self, width: int, height: int) -> None:
        """Another window, once the page has taken its shape."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.wait_for_function("(width) => innerWidth === width", arg=width)
        self.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def small_targets(self) -> list[str]:
        """What is to be touched and is smaller than 44 by 44 pixels, links within sentences aside."""
        return list(self.page.evaluate(SMALL))

    def out_of_reach(self, things: list[str]) -> list[str]:
        """Which of these things cannot be hit in their middle, wherever the page is scrolled to."""
        return list(
            self.page.evaluate(
                """(things) => things.filter((thing) => ![...document.querySelectorAll("[data-thing]")].some((one) => {
                  if (one.dataset.thing !== thing) return false;
                  if (one.closest(".sr") || !one.checkVisibility()) return false;
                  one.scrollIntoView({ block: "center", inline: "center" });
                  const box = one.getBoundingClientRect();
                  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
                  return hit?.closest("[data-thing]")?.dataset.thing === thing;
                }))""",
                things,
            )
        )

    # -- the server, with this browser's cookie

    def ask(self, path: str) -> Any:
        answer = self.context.request.get(f"{self.url}{path}")
        assert answer.ok, answer.text()
        return answer.json()

    def tell(self, path: str, body: Any) -> Any:
        answer = self.context.request.post(f"{self.url}{path}", data=body)
        assert answer.ok, answer.text()
        return answer.json()
