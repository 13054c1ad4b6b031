"""What somebody stumbled over who had never played: things that slid away under the finger, stood in the way, or said half."""

from typing import Any

import pytest

from tests.web.test_gallery import GALLERY
from tests.web.test_games import opened
from tests.web.test_previews import shown
from tests.web.test_touch import brought
from tests.web.visitor import Visitor

CARD = ".p-hand .card"
AT_ONCE = """([x, y]) => new Promise((done) => {
  const under = () => document.elementFromPoint(x, y);
  const click = (one) => one.dispatchEvent(new PointerEvent("click", { pointerType: "touch", detail: 1, bubbles: true, cancelable: true }));
  const first = under().closest(".btn");
  const watch = new MutationObserver(() => {
    const next = under()?.closest(".btn");
    if (!next || next.textContent === first.textContent) return;
    watch.disconnect();
    const said = next.textContent;
    click(next);
    done(said);
  });
  watch.observe(document.querySelector(".choices"), { childList: true, subtree: true, characterData: true, attributes: true });
  click(first);
})"""
"""Touches what lies at a place, and touches again as soon as another button lies there, before that was ever drawn."""


def at_oh_crab(visit: Any, size: str = "phone", language: str = "en") -> tuple[Visitor, str]:
    guest = visit(size=size, language=language)
    guest.goto("/")
    table = opened(guest, "oh_crab", ["Ann"], chairs=["", "steady"], options={"players": 2})
    guest.goto(f"/t/{table}", "main.table")
    guest.page.wait_for_selector("#moves option", state="attached")
    return guest, table


def framed(guest: Visitor, table: str) -> Any:
    return guest.ask(f"/api/tables/{table}?seat=1")


def middle(guest: Visitor, selector: str) -> list[float]:
    box = guest.page.locator(selector).first.bounding_box()
    assert box
    return [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_card_that_was_touched_stays_under_the_finger(visit, language):
    """In Oh Crab!, too: the second touch at the same place plans it."""
    guest, table = at_oh_crab(visit, language=language)
    brought(guest, table, "plan")
    before = framed(guest, table)["decision"]
    place = middle(guest, f"{CARD} >> nth=1")
    guest.page.touchscreen.tap(*place)
    guest.page.wait_for_selector(".choices .btn.go")
    now = middle(guest, f"{CARD} >> nth=1")
    assert abs(now[0] - place[0]) <= 1
    assert abs(now[1] - place[1]) <= 8, "it is lifted, and no more"
    guest.page.touchscreen.tap(*place)
    guest.until(lambda: framed(guest, table)["decision"] > before, "the second touch plans it")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("verb", ["add", "move"])
def test_every_step_of_oh_crab_fits_the_window(visit, verb, language):
    guest, table = at_oh_crab(visit, "desktop", language)
    for _ in range(3):
        frame = brought(guest, table, verb)
        for width, height in ((1366, 768), (1440, 900)):
            guest.resize(width, height)
            tall = guest.page.evaluate("document.documentElement.scrollHeight - innerHeight")
            assert tall <= 0, f"{tall} px too tall for {width} by {height}: {guest.text('.choices')}"
        act = {"do": "act", "id": f"{frame['decision']}", "seat": 1, "decision": frame["decision"], "choice": frame["choices"][0]["notation"]}
        guest.tell(f"/api/tables/{table}/commands", act)


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_left_is_left_of_right(visit, size):
    guest, table = at_oh_crab(visit, size)
    while len(brought(guest, table, "add")["choices"]) < 3:
        frame = framed(guest, table)
        act = {"do": "act", "id": f"{frame['decision']}", "seat": 1, "decision": frame["decision"], "choice": frame["choices"][0]["notation"]}
        guest.tell(f"/api/tables/{table}/commands", act)
    assert middle(guest, '.choices [data-thing="track:left"]')[0] < middle(guest, '.choices [data-thing="track:right"]')[0]


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_what_is_explained_goes_when_it_is_decided(visit, size):
    """Neither what was pointed at nor where the focus fled to is explained then."""
    guest, table = at_oh_crab(visit, size)
    frame = brought(guest, table, "move")
    thing = next(one["things"][0] for one in frame["choices"] if one["verb"] == "move")
    button = guest.page.locator(f'.choices .btn[data-thing="{thing}"]')
    if size == "phone":
        guest.page.locator(f'.beach [data-thing="{thing}"]').last.tap(force=True)
        guest.page.wait_for_selector(".plate")
        button.tap()
    else:
        guest.page.locator(f'.beach [data-thing="{thing}"]').last.hover(force=True)
        guest.page.wait_for_selector(".plate")
        guest.page.locator(f'.beach [data-thing="{thing}"]').last.click(force=True)
    guest.until(lambda: framed(guest, table)["decision"] > frame["decision"], "it is done")
    guest.page.wait_for_function("(before) => document.querySelector('#moves option')?.value !== before", arg=frame["choices"][0]["notation"])
    guest.until(lambda: not guest.page.locator(".plate").count(), "the plate is gone", 3)


def test_what_is_explained_lies_away_from_crabs_and_choices(visit):
    guest = visit()
    frame = next(one for one in GALLERY["oh_crab"] if one["view"]["owes"] == "push")
    shown(guest, "oh_crab", frame)
    own = next(crab["cell"] for crab in frame["view"]["crabs"] if crab["seat"] == frame["seat"])
    guest.page.locator(f'.beach [data-thing="cell:{own}"]').last.hover(force=True)
    guest.page.wait_for_selector(".plate")
    hidden = guest.page.evaluate(
        """() => {
          const plate = document.querySelector(".plate").getBoundingClientRect();
          const meets = (box) => box.left < plate.right && box.right > plate.left && box.top < plate.bottom && box.bottom > plate.top;
          return [...document.querySelectorAll(".beach .crab, .beach .st-legal")].filter((one) => meets(one.getBoundingClientRect())).length;
        }"""
    )
    assert hidden == 0


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "“Slant” (costs a shell) One diagonal move."), ("fr", "« En diagonale » (coûte un coquillage) Un déplacement en diagonale.")],
)
def test_what_is_paid_for_says_its_cost_and_what_it_brings(visit, language, words):
    guest = visit(size="phone", language=language)
    frame = next(one for one in GALLERY["oh_crab"] if any(choice["notation"] == "Aa" for choice in one["choices"]))
    shown(guest, "oh_crab", frame)
    assert guest.text('.choices .btn[data-thing="extra:Aa"]') == words


def test_a_second_touch_means_nothing_before_one_has_seen_what_came(visit):
    """After a choice another button lies where it was: it is not pressed by the same finger."""
    guest, table = at_oh_crab(visit)
    frame = brought(guest, table, "add")
    place = middle(guest, ".choices .btn[data-thing]")
    said = guest.page.evaluate(AT_ONCE, place)
    guest.until(lambda: framed(guest, table)["decision"] > frame["decision"], "the first touch acts")
    guest.page.wait_for_selector(".state.saved")
    assert framed(guest, table)["decision"] == frame["decision"] + 1, f"pressed, too: {said}"
    assert not guest.page.locator(".further, .hint, .why").count()
    now = framed(guest, table)
    assert now["choices"]

    def acts() -> bool:
        guest.page.locator(".choices .btn[data-thing]").first.tap()
        return bool(framed(guest, table)["decision"] > now["decision"])

    guest.until(acts, "a moment later a touch acts")


def test_keys_are_as_fast_as_one_likes(visit):
    guest, table = at_oh_crab(visit)
    frame = brought(guest, table, "add")
    guest.page.evaluate("(place) => document.elementFromPoint(...place).closest('.btn').click()", middle(guest, ".choices .btn[data-thing]"))
    guest.until(lambda: framed(guest, table)["decision"] == frame["decision"] + 1, "a click without a pointer acts")
    guest.page.wait_for_function("(before) => (document.querySelector('#moves option')?.value ?? before) !== before", arg=frame["choices"][0]["notation"])
    guest.page.evaluate("document.querySelector('.choices .btn[data-thing]').click()")
    guest.until(lambda: framed(guest, table)["decision"] == frame["decision"] + 2, "and so does the next")
