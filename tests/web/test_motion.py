"""What flies over a table is the thing itself, as it looked where it lay."""

import json
from typing import Any

from tests.web.player import Player
from tests.web.test_gallery import GALLERY
from tests.web.test_games import opened
from tests.web.visitor import Visitor

WATCH = """() => {
  window.flown = [];
  new MutationObserver((changes) => {
    for (const group of changes.flatMap((change) => [...change.addedNodes])) {
      const copy = group.querySelector?.("foreignObject > *");
      if (copy) flown.push({ name: copy.className, text: copy.innerText, width: copy.offsetWidth, inside: copy.children.length });
    }
  }).observe(document.querySelector(".flight > g"), { childList: true });
}"""


def played(guest: Visitor, position: int, event: dict[str, Any]) -> list[dict[str, Any]]:
    """What flies when this happens in a position of the gallery."""
    frame = {**GALLERY["poulpe"][position], "events": [event]}
    guest.page.route("**/gallery/poulpe.json", lambda route: route.fulfill(content_type="application/json", body=json.dumps([frame])))
    guest.goto("/gallery/poulpe", ".hand .card")
    guest.page.evaluate(WATCH)
    guest.page.locator(".board .duel").dblclick(position={"x": 5, "y": 5})
    guest.until(lambda: guest.page.evaluate("flown.length"), "something flies")
    found: list[dict[str, Any]] = guest.page.evaluate("flown")
    return found


def test_the_card_that_resists_flies_and_not_the_button_that_says_so(visit):
    guest = visit(settings={"speed": "normal"})
    flown = played(guest, 1, {"kind": "resisted", "seat": 1, "card": "c1", "version": 1})[0]
    assert "card" in flown["name"].split()
    assert "btn" not in flown["name"].split()
    card = guest.page.locator('.hand [data-thing="card:c1"]').first.bounding_box()
    assert abs(flown["width"] - card["width"]) < 2, "as wide as it was"


def test_a_card_that_is_played_keeps_its_face(visit):
    """While it is on its way nothing can be chosen any more, but nothing is refused either."""
    guest = visit(settings={"speed": "slow"})
    guest.goto("/")
    table = opened(guest, "poulpe", ["Ann"], chairs=["", "steady"])
    player = Player(guest, table)
    guest.goto(f"/t/{table}", "main.table")
    frame = guest.until(player.mine, "my turn")
    while not any(choice["things"][0].startswith("card:") for choice in frame["choices"]):
        player.act()
        frame = guest.until(player.mine, "my turn")
    card = next(choice["things"][0] for choice in frame["choices"] if choice["things"][0].startswith("card:"))
    guest.page.locator(f'.hand [data-thing="{card}"].open').first.wait_for()
    guest.page.evaluate(WATCH)
    guest.page.locator(f'.hand [data-thing="{card}"]').first.click()
    guest.until(lambda: guest.page.evaluate("flown.length"), "it flies")
    assert "no" not in guest.page.evaluate("flown[0].name").split()


def test_a_drawn_card_leaves_the_number_of_its_pile_behind(visit):
    guest = visit(settings={"speed": "normal"})
    flown = played(guest, 0, {"kind": "drew", "seat": 2, "number": 1, "version": 1})[0]
    assert "back" in flown["name"].split()
    assert not flown["text"].strip()
