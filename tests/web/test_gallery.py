"""Every board in telling positions: nothing goes wrong, nothing is asked elsewhere, axe-core has nothing to say, and it fits a phone."""

import json

import pytest

from estran.games import GAMES
from estran.server.pages import WEB

GALLERY = {id: json.loads((WEB / "gallery" / f"{id}.json").read_text("utf-8")) for id in GAMES}
POSITIONS = {id: len(frames) for id, frames in GALLERY.items()}


SIZES = [(360, 740), (1024, 768), (1440, 900)]
LONG = [(360, 740), (800, 600), (1024, 768), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440)]
PHONE = 360


@pytest.fixture
def sizes(request):
    """The windows that every position is looked at in."""
    return LONG if request.config.getoption("--long") else SIZES


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("id", GAMES)
def test_a_gallery_is_clean(visit, sizes, id, dark):
    """Even positions by day in English, odd ones by night in French: no bar too many, no word cut off, nothing too small for a finger."""
    guest = visit(size="phone", color_scheme="dark" if dark else "light", language="fr" if dark else "en", reduced_motion="reduce")
    wrong: dict[str, list[str]] = {}
    for position in range(int(dark), POSITIONS[id], 2):
        guest.goto(f"/gallery/{id}?only={position}", ".board > svg")
        for width, height in sizes:
            guest.resize(width, height)
            found = [*guest.bars(), *(f"cut off: {one}" for one in guest.clipped())]
            found += by_finger(guest, GALLERY[id][position]) if width == PHONE else []
            found += guest.axe() if (width, height) == sizes[-1] else []
            if found:
                wrong[f"{position} at {width}x{height}"] = found
    assert not wrong, json.dumps(wrong, indent=1, ensure_ascii=False)


def by_finger(guest, frame) -> list[str]:
    """What is wrong with it for who has only fingers."""
    found = [f"too small to be touched: {one}" for one in guest.small_targets()]
    hidden = guest.out_of_reach(sorted({choice["things"][0] for choice in frame["choices"]}))
    for tab in guest.page.locator(".tabs .tab").all():  # on a phone some of it is behind a tab
        if hidden:
            tab.click()
            hidden = guest.out_of_reach(hidden)
    return [*found, *(f"cannot be clicked: {one}" for one in hidden)]


@pytest.mark.parametrize("id", GAMES)
def test_a_phone_on_its_side_sees_the_whole_board(visit, id):
    guest = visit(size="phone")
    guest.resize(740, 360)
    guest.goto(f"/gallery/{id}?only={POSITIONS[id] // 2}", ".board > svg")
    seen = ".board" if id == "oh_crab" else ".board > svg, .board > .scroll"  # a beach that stands is looked at through a window
    box = guest.page.locator(seen).first.bounding_box()
    assert box["height"] > 200
    assert box["y"] + box["height"] <= 360
    assert guest.overflow() <= 0
    choices = guest.page.locator(".choices").bounding_box()
    assert choices["y"] < 300, "what is asked stands beside it"


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
    guest.page.evaluate(
        """() => {
          const word = document.body.appendChild(document.createElement("div"));
          word.textContent = "A word that is too long for its box";
          Object.assign(word.style, { width: "40px", overflow: "hidden", whiteSpace: "nowrap" });
          const outer = document.body.appendChild(document.createElement("div"));
          const inner = outer.appendChild(document.createElement("div"));
          for (const [one, height] of [[outer, 60], [inner, 80]]) Object.assign(one.style, { overflow: "auto", height: `${height}px` });
          inner.appendChild(document.createElement("div")).style.height = "900px";
        }"""
    )
    assert any("too long for its box" in line for line in guest.clipped())
    assert any("beside that of" in line for line in guest.bars())
    assert any("<button></button>" in line for line in guest.small_targets())
    assert any("no words for" in line for line in guest.wrong)
    assert any("connect-src" in line or "another site" in line for line in guest.wrong)
    guest.context.close()
