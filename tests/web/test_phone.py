"""On a phone: what belongs together is on the screen together, and what is to be known is there."""

import json

import pytest

from tests.web.test_gallery import GALLERY
from tests.web.test_games import opened
from tests.web.test_previews import shown

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


@pytest.mark.parametrize(("language", "turns"), [("en", ["Turn 1", "Turn 10", "Turn 28"]), ("fr", ["Tour 1", "Tour 10", "Tour 28"])])
def test_the_turn_is_told_however_late_it_is(visit, language, turns):
    guest = visit(size="phone", language=language)
    guest.goto("/")
    table = opened(guest, "marche", ["Ann"], chairs=["", "steady"], options={"players": 2})
    guest.goto(f"/t/{table}", "main.table")
    for turn in turns:
        guest.page.locator(".bar .now").evaluate("(one, text) => (one.firstChild.data = text)", turn)
        whole = guest.page.locator(".bar .now").evaluate(
            """(one) => {
              const range = document.createRange();
              range.selectNodeContents(one);
              const [text, box] = [range.getBoundingClientRect(), one.getBoundingClientRect()];
              return text.bottom <= box.bottom + 1 && text.left >= box.left - 1;
            }"""
        )
        assert whole, turn


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize(
    ("language", "left", "words"),
    [
        ("en", 0, "No shrimp left: whatever costs one now loses the game."),
        ("en", 1, "One shrimp left: whatever costs two now, such as a trap, loses the game."),
        ("fr", 0, "Plus de crevettes : tout ce qui en coûte une fait maintenant perdre la partie."),
        ("fr", 1, "Plus qu'une crevette : tout ce qui en coûte deux, comme un piège, fait maintenant perdre la partie."),
        ("en", 2, ""),
    ],
)
def test_the_last_shrimps_raise_an_alarm(visit, size, language, left, words):
    guest = visit(size=size, language=language)
    frame = json.loads(json.dumps(next(one for one in GALLERY["marche"] if one["stage"] == "playing" and not one["view"]["warnings"])))
    frame["view"]["shrimps"] = left
    shown(guest, "marche", frame)
    alarm = guest.page.locator(".goal .warned")
    assert [" ".join(text.split()) for text in alarm.all_inner_texts()] == [words] * bool(words)
    assert not guest.clipped()
