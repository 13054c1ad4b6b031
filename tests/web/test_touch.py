"""By finger: there is no hovering, so a thing on the table is touched twice, first to see what would happen. A button says what it does,
and does it at once."""

from typing import Any

import pytest

from tests.web.test_games import opened
from tests.web.visitor import Visitor


def test_the_first_touch_shows_and_the_second_plays(visit):
    guest = visit(size="phone")
    guest.goto("/")
    table = opened(guest, "crabz", ["Ann", "Bob"])
    guest.goto(f"/t/{table}", "#table")

    def decisions() -> int:
        return sum(guest.ask(f"/api/tables/{table}?seat={seat}")["decision"] for seat in (1, 2))

    frame = next(frame for seat in (1, 2) if (frame := guest.ask(f"/api/tables/{table}?seat={seat}"))["choices"])
    crab, landing = frame["choices"][0]["things"]
    before = decisions()
    for thing in (crab, landing):
        guest.page.locator(f'.board svg [data-thing="{thing}"]').last.tap(force=True)
    play = guest.page.locator(f'.choices .btn.go[data-thing="{landing}"]')
    play.wait_for()
    assert decisions() == before, "nothing is played yet"
    play.tap()
    guest.until(lambda: decisions() > before, "the second touch plays")


@pytest.mark.parametrize("id", ["marche", "poulpe"])
def test_whatever_would_be_done_is_shown_first(visit, id):
    """A card in the hand, too: one tap never commits it."""
    guest = visit(size="phone")
    guest.goto("/")
    table = opened(guest, id, ["Ann"], chairs=["", "steady"], options={"players": 2})
    guest.goto(f"/t/{table}", "main.table")

    def asked() -> dict:
        return guest.ask(f"/api/tables/{table}?seat=1")

    def touchable() -> str:
        frame = asked()
        ends = [choice["things"][0] for choice in frame["choices"] if len(choice["things"]) == 1]
        found = next((thing for thing in ends if not thing.startswith("button:") and ends.count(thing) == 1), "")
        if frame["choices"] and not found:  # nothing but buttons, or what takes two touches anyway: on to the next
            act = {"do": "act", "id": f"{frame['decision']}", "seat": 1, "decision": frame["decision"]}
            guest.tell(f"/api/tables/{table}/commands", {**act, "choice": frame["choices"][-1]["notation"]})
        return found

    thing = guest.until(touchable, "something that one touch could do")
    first = asked()["choices"][0]["notation"]
    guest.until(lambda: guest.page.evaluate("document.querySelector('#moves option')?.value") == first, "the page asks it, too")
    before = asked()["decision"]
    drawn = guest.page.locator(f'[data-thing="{thing}"]:not(.sr *, .btn)').locator("visible=true").first
    drawn.evaluate("(one) => one.scrollIntoView({ block: 'center', inline: 'center' })")
    drawn.tap(force=True)
    shown = guest.page.locator(f'.choices .btn.go[data-thing="{thing}"]')
    shown.wait_for()
    assert asked()["decision"] == before, "nothing is played yet"
    drawn.tap(force=True)
    guest.until(lambda: asked()["decision"] != before or asked()["answered"], "the second touch plays")


def brought(guest: Visitor, table: str, verb: str) -> dict[str, Any]:
    """The frame of seat 1 in which this can be done by one click; until then anything is, by the server."""

    def comes() -> Any:
        frame = guest.ask(f"/api/tables/{table}?seat=1")
        if frame["choices"] and not [one for one in frame["choices"] if one["verb"] == verb and len(one["things"]) == 1]:
            act = {"do": "act", "id": f"{frame['decision']}", "seat": 1, "decision": frame["decision"]}
            guest.tell(f"/api/tables/{table}/commands", {**act, "choice": frame["choices"][0]["notation"]})
            return None
        return frame["choices"] and frame

    frame: dict[str, Any] = guest.until(comes, verb)
    first = frame["choices"][0]["notation"]
    guest.until(lambda: guest.page.evaluate("document.querySelector('#moves option')?.value") == first, "the page asks it, too")
    return frame


@pytest.mark.parametrize("verb", ["add", "move", "end"])
def test_every_button_of_oh_crab_acts_at_once_and_every_space_is_shown_first(visit, verb):
    """One rule: it does not matter whether what a button does could be shown on the beach, too."""
    guest = visit(size="phone")
    guest.goto("/")
    table = opened(guest, "oh_crab", ["Ann"], chairs=["", "steady"], options={"players": 2})
    guest.goto(f"/t/{table}", "main.table")
    frame = brought(guest, table, verb)

    def decided() -> bool:
        return bool(guest.ask(f"/api/tables/{table}?seat=1")["decision"] != frame["decision"])

    thing = next(one["things"][0] for one in frame["choices"] if one["verb"] == verb)
    if thing.startswith("cell:"):
        guest.page.locator(f'.beach [data-thing="{thing}"]').last.tap(force=True)
        guest.page.wait_for_selector(f'.choices .btn.go[data-thing="{thing}"]')
        assert not decided(), "a space is shown first"
        guest.page.locator(".choices .btn.plain").first.tap()
    button = guest.page.locator(f'.choices .btn[data-thing="{thing}"]')
    button.evaluate("(one) => one.scrollIntoView({ block: 'center' })")
    button.tap()
    guest.until(decided, "one tap on a button does it")


def swipe(guest: Visitor, selector: str, distance: int) -> None:
    """A finger on the middle of something, drawn upward by so many pixels."""
    box = guest.page.locator(selector).bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 3, box["y"] + box["height"] / 2
    finger = guest.context.new_cdp_session(guest.page)
    for kind, moved in [("touchStart", 0), *(("touchMove", step) for step in range(10, distance + 1, 10))]:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y - moved}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_swipe_on_the_beach_goes_on_to_the_page(visit):
    """The beach itself only moves as far as there is more of it."""
    guest = visit(size="phone")
    guest.goto("/gallery/oh_crab?only=2", ".beach")
    guest.page.locator(".board").evaluate("(one) => (one.scrollTop = one.scrollHeight)")
    swipe(guest, ".board", 150)
    guest.until(lambda: guest.page.evaluate("scrollY") > 50, "the page scrolls", 3)


def test_what_is_said_of_a_choice_is_in_view_beside_the_buttons(visit):
    """Scrolled down to the cards, one still sees the beach, what a touch would bring there, and the plate that explains it."""
    guest = visit(size="phone")
    guest.resize(360, 600)
    guest.goto("/gallery/oh_crab?only=2", ".beach")
    guest.page.locator(".tabs .tab").nth(3).tap()
    guest.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    guest.page.locator('.p-extras [data-thing="extra:Aa"]').tap()
    guest.page.wait_for_selector(".plate")
    guest.page.wait_for_selector(".preview .price-tag", state="attached")
    assert guest.page.evaluate("scrollY") > 100
    beach = guest.page.locator(".board").bounding_box()
    for part in (".plate", ".preview .price-tag"):
        box = guest.page.locator(part).first.bounding_box()
        assert 0 <= box["y"] <= box["y"] + box["height"] <= beach["y"] + beach["height"], part


def test_a_card_of_the_octopus_says_what_it_does_on_a_phone(visit):
    for language in ("en", "fr"):
        guest = visit(size="phone", language=language)
        guest.goto("/gallery/poulpe?only=0", ".hand .card")
        for text in guest.page.locator(".hand .card .tx").all():
            assert text.is_visible()
            assert float(text.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)")) >= 11
        assert not guest.clipped()
