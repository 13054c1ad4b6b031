"""Every board in telling positions: nothing goes wrong, nothing is asked elsewhere, axe-core has nothing to say, and it fits a phone."""

import json

import pytest

from estran.games import GAMES
from estran.server.pages import WEB

GALLERY = {id: json.loads((WEB / "gallery" / f"{id}.json").read_text("utf-8")) for id in GAMES}
POSITIONS = {id: len(frames) for id, frames in GALLERY.items()}


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("id", GAMES)
def test_a_gallery_is_clean(visit, id, dark):
    """Even positions by day, odd ones by night."""
    guest = visit(color_scheme="dark" if dark else "light", language="fr" if dark else "en", reduced_motion="reduce")
    wrong: dict[int, list[str]] = {}
    for position in range(int(dark), POSITIONS[id], 2):
        guest.resize(1440, 900)
        guest.goto(f"/gallery/{id}?only={position}", ".board > svg")
        found = guest.axe()
        guest.resize(360, 740)
        if (wide := guest.overflow()) > 0:
            found.append(f"{wide} pixels wider than a phone")
        found += [f"too small to be touched: {one}" for one in guest.small_targets()]
        first = sorted({choice["things"][0] for choice in GALLERY[id][position]["choices"]})
        hidden = guest.out_of_reach(first)
        for tab in guest.page.locator(".tabs .tab").all():  # on a phone some of it is behind a tab
            if hidden:
                tab.click()
                hidden = guest.out_of_reach(hidden)
        found += [f"cannot be clicked: {one}" for one in hidden]
        if found:
            wrong[position] = found
    assert not wrong, json.dumps(wrong, indent=1, ensure_ascii=False)


@pytest.mark.parametrize("width", [800, 1440, 2560])
@pytest.mark.parametrize("id", GAMES)
def test_a_board_fits_every_window(visit, id, width):
    guest = visit()
    guest.resize(width, int(width * 0.6))
    guest.goto(f"/gallery/{id}?only={POSITIONS[id] // 2}", ".board > svg")
    assert guest.overflow() <= 0
    box = guest.page.locator(".board > svg").first.bounding_box()
    assert box["width"] > width / 6
    assert box["x"] >= 0


def test_a_mistake_would_be_noticed(browser, served):
    """That the checks above can fail: a picture without a name, a page too wide, a call to another site, an error on the console."""
    from tests.web.visitor import Visitor

    guest = Visitor(browser, served.url)
    guest.goto("/gallery/crabz?only=0", ".board > svg")
    guest.page.evaluate(
        """() => {
          document.body.insertAdjacentHTML("beforeend", "<img src='/web/icon.svg' width='3000'><button></button>");
          fetch("http://127.0.0.2:9/").catch(() => {});
          console.error("no words for web-nothing");
        }"""
    )
    guest.page.wait_for_timeout(300)
    assert any(line.startswith("image-alt") for line in guest.axe())
    assert guest.overflow() > 500
    assert any("no words for" in line for line in guest.wrong)
    assert any("connect-src" in line or "another site" in line for line in guest.wrong)
    guest.context.close()
