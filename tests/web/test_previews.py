"""What a choice would bring shows before it is made, by pointer and by finger."""

import json

import pytest

from tests.web.test_gallery import GALLERY
from tests.web.test_games import opened


def shown(guest, id: str, frame) -> None:
    guest.page.route(f"**/gallery/{id}.json", lambda route: route.fulfill(content_type="application/json", body=json.dumps([frame])))
    guest.goto(f"/gallery/{id}", ".board > svg")


def pointed(guest, thing: str, touch: bool) -> None:
    """Rest on a thing of the board, or touch it."""
    drawn = guest.page.locator(f'.board svg [data-thing="{thing}"]').last
    drawn.evaluate("(one) => one.scrollIntoView({ block: 'center' })")
    drawn.tap(force=True) if touch else drawn.hover(force=True)


@pytest.mark.parametrize("touch", [False, True], ids=["pointer", "finger"])
def test_the_way_of_a_crab_and_the_victims_of_a_wave_show(visit, touch):
    guest = visit(size="phone" if touch else "desktop")
    frame = next(one for one in GALLERY["crabz"] if "g3-f3" in one.get("previews", {}))
    events = frame["previews"]["g3-f3"]
    shown(guest, "crabz", frame)
    drawn = guest.page.locator('.board svg [data-thing="cell:g3"]').last
    drawn.tap(force=True) if touch else drawn.click(force=True)
    pointed(guest, "cell:f3", touch)
    guest.page.locator(".cz-planned").wait_for(state="attached")
    path = next(event["path"] for event in events if event["kind"] == "moved")
    assert guest.page.locator(".cz-planned path").count() == len(path) - 1
    lost = next(event["lost"] for event in events if event["kind"] == "wave")
    assert guest.page.locator(".cz-spray").count() == len(lost)
    assert guest.page.locator(".cz-ghost").count() == 1


@pytest.mark.parametrize("touch", [False, True], ids=["pointer", "finger"])
def test_the_way_of_the_crabs_and_its_price_show(visit, touch):
    guest = visit(size="phone" if touch else "desktop")
    priced = [
        (one, choice, event)
        for one in GALLERY["marche"]
        for choice in one["choices"]
        for event in one.get("previews", {}).get(choice["notation"], [])
        if event["kind"] == "moved" and event["price"]
    ]
    frame, choice, event = priced[0]
    shown(guest, "marche", frame)
    pointed(guest, choice["things"][0], touch)
    guest.page.locator(".way-to").wait_for(state="attached")
    assert guest.page.locator(".price text").text_content() == str(event["price"])


COMES = """(one, [x, y]) => {
  one.style.position = "relative";
  const box = one.getBoundingClientRect();
  one.style.left = `${x - box.x - box.width / 2}px`;
  one.style.top = `${y - box.y - box.height / 2}px`;
  one.dispatchEvent(new PointerEvent("pointerover", { clientX: x, clientY: y, pointerType: "mouse", bubbles: true }));
}"""
"""The page takes another shape, and something lies under the pointer: browsers tell that as if it had been moved there."""


def test_what_slides_under_the_pointer_is_not_pointed_at(visit):
    guest = visit()
    guest.goto("/gallery/oh_crab?only=2", ".beach")
    shown = guest.page.locator(".preview .st-ghost")
    button = guest.page.locator('.choices [data-thing="cell:g7"]')
    box = guest.page.locator(".choices .ask").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    guest.page.mouse.move(x, y)
    button.evaluate(COMES, [x, y])
    guest.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert not shown.count()
    guest.page.mouse.move(x + 3, y)
    shown.first.wait_for(state="attached")


@pytest.mark.parametrize(("language", "words"), [("en", "Stay: costs a shrimp"), ("fr", "Rester sur place : coûte une crevette")])
def test_the_price_of_staying_stands_on_its_button(visit, language, words):
    guest = visit(size="phone", language=language)
    frame = json.loads(json.dumps(next(one for one in GALLERY["marche"] if "stay" in one.get("previews", {}))))
    shown(guest, "marche", frame)
    free = guest.text('.choices [data-thing="button:stay"]')
    assert words.startswith(free)
    frame["previews"]["stay"][0]["price"] = 1
    shown(guest, "marche", frame)
    assert guest.text('.choices [data-thing="button:stay"]') == words


def test_a_table_asks_what_staying_costs_before_it_is_pressed(visit):
    guest = visit(size="phone")
    guest.goto("/")
    table = guest.tell("/api/tables", {"game": "marche", "chairs": ["", "steady"], "options": {"players": 2}})["table"]
    guest.tell(f"/api/tables/{table}/commands", {"do": "sit", "seat": 1, "name": "Ann"})
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(request.url) if "choice=stay" in request.url else None)
    guest.goto(f"/t/{table}", "main.table")

    def stays() -> bool:
        frame = guest.ask(f"/api/tables/{table}?seat=1")
        notations = [choice["notation"] for choice in frame["choices"]]
        if notations and "stay" not in notations:
            act = {"do": "act", "id": f"{frame['decision']}", "seat": 1, "decision": frame["decision"], "choice": notations[0]}
            guest.tell(f"/api/tables/{table}/commands", act)
        return "stay" in notations

    guest.until(stays, "the crabs may stay")
    guest.until(lambda: asked, "what it costs")


def test_what_a_picked_up_crab_could_bring_is_known_before_it_is_pointed_at(visit):
    """So that who points and clicks at once has seen a wave coming, too."""
    guest = visit()
    guest.goto("/")
    table = opened(guest, "crabz", ["Ann", "Bob"])
    asked: list[str] = []
    guest.page.on("response", lambda answer: asked.append(answer.url) if "/preview?" in answer.url else None)
    guest.goto(f"/t/{table}", "#table")
    frame = next(frame for seat in (1, 2) if (frame := guest.ask(f"/api/tables/{table}?seat={seat}"))["choices"])
    crab, landing = frame["choices"][0]["things"]
    ways = {choice["notation"] for choice in frame["choices"] if choice["things"][0] == crab}
    guest.page.locator(f'.board svg [data-thing="{crab}"]').last.click(force=True)
    guest.until(lambda: len([way for way in ways if any(url.endswith(f"choice={way}") for url in asked)]) == len(ways), "all its ways", 5)
    guest.page.route("**/preview?*", lambda route: route.abort())  # nothing more is asked
    guest.page.locator(f'.board svg [data-thing="{landing}"]').last.hover(force=True)
    guest.page.locator(".cz-planned").wait_for(state="attached")
