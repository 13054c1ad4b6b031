"""On a phone: what belongs together is on the screen together."""

import pytest

from tests.web.test_gallery import GALLERY
from tests.web.test_games import opened

SPAN = """([first, ...others]) => {
  const top = document.querySelector(first).getBoundingClientRect().top;
  return Math.max(...others.flatMap((one) => [...document.querySelectorAll(one)]).map((one) => one.getBoundingClientRect().bottom)) - top;
}"""
"""From the top of the first to the bottom of the lowest of the others, in pixels."""
FIRST_NAME_COMES_LAST = """() => {
  const drawn = [...document.querySelectorAll(".cz-stack, .cz-name")];
  const first = drawn.findIndex((one) => one.matches(".cz-name"));
  return drawn.slice(first).every((one) => one.matches(".cz-name"));
}"""
PLAYED = [index for index, frame in enumerate(GALLERY["poulpe"]) if frame["stage"] == "playing"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_duel_the_hand_and_what_can_be_done_are_seen_at_once(visit, language):
    """Every position of the gallery, once the bar above has scrolled away."""
    guest = visit(size="phone", language=language)
    for position in PLAYED:
        guest.goto(f"/gallery/poulpe?only={position}", ".hand .card")
        span = guest.page.evaluate(SPAN, [".board", ".hand .card", ".choices .ask", ".choices .btn[data-thing]"])
        assert span <= 740, f"position {position} takes {span} px"
        assert not guest.clipped()
        assert guest.overflow() <= 0


def test_a_touched_card_stays_where_it_is(visit):
    """What can be done with it is said without anything above it growing: the second touch must not hit another card."""
    guest = visit(size="phone", reduced_motion="reduce")
    guest.goto("/gallery/poulpe?only=0", ".hand .card")
    before = guest.page.evaluate(SPAN, [".board", ".hand .card"])
    guest.page.locator(".hand .card").last.tap()
    guest.page.wait_for_selector(".choices .btn.go")
    assert guest.page.evaluate(SPAN, [".board", ".hand .card"]) == before


def test_at_a_live_table_too(visit):
    guest = visit(size="phone", language="fr")
    guest.goto("/")
    table = opened(guest, "poulpe", ["Ann"], chairs=["", "steady"], options={"first": 1}, window=0)
    guest.goto(f"/t/{table}", ".hand .card")
    assert guest.page.evaluate(SPAN, [".board", ".hand .card", ".choices .btn"]) <= 740


@pytest.mark.parametrize("position", [0, 1, 6])
def test_every_rock_of_crabz_says_how_it_is_called(visit, position):
    """Sentences name rocks: on a phone, too, they can be found, whoever stands on them."""
    guest = visit(size="phone")
    guest.goto(f"/gallery/crabz?only={position}", ".cz")
    dry = GALLERY["crabz"][position]["view"]["cells"] or GALLERY["crabz"][position]["view"]["zone"]
    names = guest.page.locator(".cz-name").locator("visible=true")
    assert sorted(names.all_text_contents()) == sorted(dry)
    tall = names.evaluate_all("(all) => Math.min(...all.map((one) => one.getScreenCTM().a * parseFloat(getComputedStyle(one).fontSize)))")
    assert tall >= 11
    assert guest.page.evaluate(FIRST_NAME_COMES_LAST), "no crab is drawn over it"
