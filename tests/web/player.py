"""Somebody who plays any game through the page: what the server offers must be there to be clicked, typed or reached by keys."""

import re
from typing import Any

from playwright.sync_api import Error

from tests.web.visitor import Visitor

STEPS = 400
CELL = '[role=gridcell]:has([data-thing="%s"])'
HERE = "(document.activeElement.closest('[role=gridcell]')?.querySelector('[data-thing]') ?? document.activeElement).dataset.thing"
"""The thing that has the keyboard."""


class Player:
    """Sits at a table in a browser. `way` is how they play: by "mouse", "touch", "notation", "keyboard", or "tree" (as a screen
    reader does). Who is `advised` does what a bot would do, three times out of four."""

    def __init__(self, visitor: Visitor, table: str, way: str = "mouse", luck: int = 1, advised: bool = False) -> None:
        self.visitor, self.page, self.table, self.way, self.advised = visitor, visitor.page, table, way, advised
        self._luck = luck
        self._routes: dict[str, list[str]] = {}
        """The arrow keys to each thing from where Home leads."""
        self.acts = 0
        self.used: set[str] = set()
        """The sorts of things that were clicked."""

    # -- what there is

    def frame(self, seat: int | None = None) -> dict[str, Any]:
        found: dict[str, Any] = self.visitor.ask(f"/api/tables/{self.table}{f'?seat={seat}' if seat else ''}")
        return found

    def mine(self) -> dict[str, Any] | None:
        """The frame of a seat of theirs that has something to choose."""
        first = self.frame()
        if first["seat"] is None:
            return None
        person = first["chairs"][first["seat"] - 1]["person"]
        seats = [seat for seat, chair in enumerate(first["chairs"], start=1) if chair["person"] == person]
        for seat in seats:
            frame = self.frame(seat)
            if frame["choices"]:
                return frame
        return None

    def draw(self, limit: int) -> int:
        self._luck = (self._luck * 1103515245 + 12345) % 2**31
        return (self._luck >> 8) % limit

    # -- playing

    def act(self) -> bool:
        """Choose something, in one's own way. False if there was nothing to choose."""
        frame = self.mine()
        if frame is None:
            return False
        choice = self._advice(frame) or frame["choices"][self.draw(len(frame["choices"]))]
        for _ in range(4):
            self._shown(frame)
            for _ in choice["things"]:  # what an earlier attempt began is let go
                self.page.keyboard.press("Escape")
            getattr(self, f"_by_{self.way}")(frame, choice)
            if self._gone_on(frame):
                self.acts += 1
                self.used |= {thing.split(":")[0] for thing in choice["things"]}
                return True
        raise AssertionError(f"{choice} cannot be made by {self.way}: {self.visitor.text('.choices')}")

    def _advice(self, frame: dict[str, Any]) -> dict[str, Any] | None:
        if not self.advised or len(frame["choices"]) < 2 or not self.draw(4):
            return None
        asked = self.visitor.context.request.post(f"{self.visitor.url}/api/tables/{self.table}/hint", data={"seat": frame["seat"]})
        said = asked.json()["choice"] if asked.ok else ""
        return next((choice for choice in frame["choices"] if choice["notation"] == said), None)

    def play(self, most: int = STEPS, patience: float = 60) -> None:
        """Until the end, or so many acts."""
        while self.acts < most and self.frame()["stage"] != "over":
            if not self.act():
                self.visitor.until(lambda: self.mine() or self.frame()["stage"] == "over", "my turn", patience)

    def finish(self) -> None:
        """By the page too: a bot plays the rest, or, where every answer takes its time (CP-P3), one gives up."""
        try:
            if self.frame()["stage"] != "over":
                self._give_up()
        except Error:  # it was over in the meantime, or else something is wrong
            if self.frame()["stage"] != "over":
                raise
        self.visitor.until(lambda: self.frame()["stage"] == "over", "the end of the game", 150)
        self.page.wait_for_selector(".over")

    def _give_up(self) -> None:
        if not self.page.locator(".further").count():
            self.page.locator(".btn.more").click()
        if self.frame()["game"] == "poulpe":
            self.page.once("dialog", lambda dialog: dialog.accept())
            self.page.locator(".further .btn").filter(has_text=re.compile("Resign|Abandonner")).click()
        else:
            self.page.locator(".further select.levels").select_option("steady")

    def _pass_the_device(self) -> None:
        button = self.page.locator(".curtain button")
        if button.count():
            button.click()

    def _shown(self, frame: dict[str, Any]) -> None:
        """The page asks what the server asks, once whoever it asks has the device."""

        def asks() -> bool:
            self._pass_the_device()
            return bool(self.page.evaluate("document.querySelector('#moves option')?.value") == frame["choices"][0]["notation"])

        self.visitor.until(asks, "what the server asks")

    def _gone_on(self, frame: dict[str, Any]) -> bool:
        """Not before it is sent: on a busy machine that takes its time."""
        for tried in range(1000):
            now = self.frame(frame["seat"])
            if now["decision"] != frame["decision"] or now["answered"] or now["stage"] == "over":
                return True
            if tried > 50 and self.page.locator(".state.saved").count():
                break
            self.page.wait_for_timeout(20)
        return False

    # -- the ways

    def _by_mouse(self, frame: dict[str, Any], choice: dict[str, Any]) -> None:
        for thing in choice["things"]:
            self._reveal(thing)
            meant = self.page.locator(f'[data-thing="{thing}"]:not(.sr *)').locator("visible=true").first
            meant.evaluate("(one) => one.scrollIntoView({ block: 'center', inline: 'center' })")  # not under a plate at the edge
            meant.click(force=thing.startswith("cell"))
        self._which(choice)

    def _by_touch(self, frame: dict[str, Any], choice: dict[str, Any]) -> None:
        """What lies on the table is touched twice, or first there and then its button."""
        for thing in choice["things"]:
            self._reveal(thing)
            meant = self.page.locator(f'[data-thing="{thing}"]:not(.sr *)').locator("visible=true").first
            meant.evaluate("(one) => one.scrollIntoView({ block: 'center', inline: 'center' })")
            meant.tap(force=True)
            self.page.wait_for_timeout(60)
            if self.mine_asks(frame):
                shown = self.page.locator(f'.choices .btn.go[data-thing="{thing}"]')
                if shown.count() == 1 and thing == choice["things"][-1]:
                    shown.tap()
        self._which(choice)

    def mine_asks(self, frame: dict[str, Any]) -> bool:
        """Whether what was asked is asked still."""
        return bool(self.frame(frame["seat"])["decision"] == frame["decision"])

    def _reveal(self, thing: str) -> None:
        """On a phone some of what can be meant is behind a tab."""
        if not self.page.locator(f'[data-thing="{thing}"]:not(.sr *)').locator("visible=true").count():
            for tab in self.page.locator(".tabs .tab").all():
                tab.click()
                if self.page.locator(f'[data-thing="{thing}"]:not(.sr *)').locator("visible=true").count():
                    return

    def _which(self, choice: dict[str, Any]) -> None:
        """Where the things mean several choices, a menu asks which."""
        menu = self.page.locator(".which")
        if menu.count():
            same = [one["notation"] for one in self.mine()["choices"] if one["things"] == choice["things"]]  # type: ignore[index]
            menu.locator("button").nth(same.index(choice["notation"])).click()

    def _by_notation(self, frame: dict[str, Any], choice: dict[str, Any]) -> None:
        line = self.page.locator("#line")
        if not line.is_visible():
            self.page.locator(".btn.more").click()
        line.fill(choice["notation"])
        line.press("Enter")

    def _by_keyboard(self, frame: dict[str, Any], choice: dict[str, Any]) -> None:
        """Tab to where it is, arrows within the grid, Enter; never the mouse."""
        for thing in choice["things"]:
            self._walk_to(thing)
            self.page.keyboard.press("Enter")
        if self.page.locator(".which").count():
            same = [one["notation"] for one in frame["choices"] if one["things"] == choice["things"]]
            self._tab_to(
                lambda: self.page.evaluate("[...document.querySelectorAll('.which button')].indexOf(document.activeElement)"),
                same.index(choice["notation"]),
            )
            self.page.keyboard.press("Enter")

    def _walk_to(self, thing: str) -> None:
        reached = f"(thing) => {HERE} === thing"
        if self.page.evaluate(reached, thing):
            return
        if not self.page.locator(CELL % thing).count():
            self._tab_to(lambda: self.page.evaluate(HERE), thing)
            return
        self._tab_to(lambda: self.page.evaluate("document.activeElement.getAttribute('role') === 'gridcell'"), True)
        for _ in range(2):
            self.page.keyboard.press("Home")
            for key in self._route(thing):
                self.page.keyboard.press(key)
            if self.page.evaluate(reached, thing):
                return
            self._routes.clear()  # the board has changed
        raise AssertionError(f"no way to {thing} by arrows")

    def _route(self, thing: str) -> list[str]:
        """Arrow keys from the first thing of the grid to another, found by trying: every thing must be within reach."""
        steps = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
        first = self.page.evaluate(HERE)
        if first == thing:
            return []
        known = self._routes
        if thing in known:
            return known[thing]
        known.setdefault(first, [])
        waiting = list(known)
        while waiting:
            place = waiting.pop(0)
            for key in steps:
                self.page.locator(CELL % place).focus()
                self.page.keyboard.press(key)
                found = self.page.evaluate(HERE)
                if found not in known:
                    known[found] = [*known[place], key]
                    waiting.append(found)
            if thing in known:
                break
        assert thing in known, f"{thing} cannot be reached by arrow keys"
        self.page.locator(CELL % first).focus()
        return known[thing]

    def _tab_to(self, reached: Any, wanted: object) -> None:
        seen = []
        for _ in range(150):
            if reached() == wanted:
                return
            self.page.keyboard.press("Tab")
            seen.append(self.page.evaluate(HERE))
        raise AssertionError(f"not within reach of the Tab key, which went round {set(seen)} and not to {wanted}")

    def _by_tree(self, frame: dict[str, Any], choice: dict[str, Any]) -> None:
        """Only by roles and names, as a screen reader offers them: cells of a grid that say that they can be chosen, and buttons."""
        for thing in choice["things"]:
            cell = self.page.locator(CELL % thing)
            if cell.count():
                name = cell.inner_text().strip()
                assert name, f"{thing} has no name"
                self.page.get_by_role("gridcell", name=name, exact=True).first.press("Enter")
            else:
                button = self.page.locator(f':is(button, [role=button])[data-thing="{thing}"]').first
                name = button.get_attribute("aria-label") or " ".join(button.inner_text().split())
                assert name, f"{thing} has no name"
                button.press("Enter")
        self._which(choice)
