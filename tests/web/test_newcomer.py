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
        act = {
            "do": "act",
            "id": f"{frame['decision']}",
            "seat": 1,
            "decision": frame["decision"],
            "choice": frame["choices"][0]["notation"],
        }
        guest.tell(f"/api/tables/{table}/commands", act)


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_left_is_left_of_right(visit, size):
    guest, table = at_oh_crab(visit, size)
    while len(brought(guest, table, "add")["choices"]) < 3:
        frame = framed(guest, table)
        act = {
            "do": "act",
            "id": f"{frame['decision']}",
            "seat": 1,
            "decision": frame["decision"],
            "choice": frame["choices"][0]["notation"],
        }
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
    guest.page.wait_for_function(
        "(before) => document.querySelector('#moves option')?.value !== before", arg=frame["choices"][0]["notation"]
    )
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
          const kept = [...document.querySelectorAll(".beach .crab, .beach .st-legal")];
          return kept.filter((one) => meets(one.getBoundingClientRect())).length;
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
    guest.page.evaluate(
        "(place) => document.elementFromPoint(...place).closest('.btn').click()", middle(guest, ".choices .btn[data-thing]")
    )
    guest.until(lambda: framed(guest, table)["decision"] == frame["decision"] + 1, "a click without a pointer acts")
    guest.page.wait_for_function(
        "(before) => (document.querySelector('#moves option')?.value ?? before) !== before", arg=frame["choices"][0]["notation"]
    )
    guest.page.evaluate("document.querySelector('.choices .btn[data-thing]').click()")
    guest.until(lambda: framed(guest, table)["decision"] == frame["decision"] + 2, "and so does the next")


@pytest.mark.parametrize(
    ("language", "words"), [("en", "This crab cannot move now: "), ("fr", "Ce crabe ne peut pas se déplacer maintenant : ")]
)
def test_a_crab_that_cannot_move_says_so(visit, language, words):
    """And not why it cannot go to some rock that nobody has pointed at."""
    guest = visit(size="phone", language=language)
    guest.goto("/")
    table = opened(guest, "crabz", ["Ann", "Bob"])

    def stuck() -> str:
        nonlocal table
        frames = [guest.ask(f"/api/tables/{table}?seat={seat}") for seat in (1, 2)]
        frame = next((frame for frame in frames if frame["choices"]), None)
        if frame is None:  # it was over before there was one
            table = opened(guest, "crabz", ["Ann", "Bob"])
            return ""
        open_now = {choice["things"][0] for choice in frame["choices"]}
        own = [f"cell:{cell}" for cell, stack in frame["view"]["cells"].items() if stack[-1][0] == str(frame["seat"])]
        found = next((thing for thing in own if thing not in open_now), "")
        if not found:
            act = {"do": "act", "id": f"{frame['seat']} {frame['decision']}", "seat": frame["seat"], "decision": frame["decision"]}
            guest.tell(f"/api/tables/{table}/commands", {**act, "choice": frame["choices"][0]["notation"]})
        return found

    thing = guest.until(stuck, "a free crab that cannot move")
    guest.goto(f"/t/{table}", "#table")
    guest.page.wait_for_selector("#moves option", state="attached")
    guest.page.locator(f'.board svg .cz-stack[data-thing="{thing}"]').last.dispatch_event("click", {"pointerType": "touch"})
    guest.page.wait_for_selector(".choices .why")
    assert guest.text(".choices .why").startswith(words)


def test_the_rules_that_were_asked_for_can_be_closed_from_where_one_reads(visit):
    guest = visit(size="phone")
    guest.goto("/")
    table = opened(guest, "crabz", ["Ann", "Bob"])
    guest.goto(f"/t/{table}", "#table")
    frame = next(frame for seat in (1, 2) if (frame := guest.ask(f"/api/tables/{table}?seat={seat}"))["choices"])
    theirs = next(cell for cell, stack in frame["view"]["cells"].items() if stack[-1][0] != str(frame["seat"]))
    guest.page.locator(f'.board svg .cz-stack[data-thing="cell:{theirs}"]').last.tap(force=True)
    guest.page.locator(".choices .why a.rule").first.tap()
    guest.page.wait_for_selector("dialog.reading .meant")
    guest.page.wait_for_function("document.querySelector('dialog.reading').scrollTop > 0")
    x, y = middle(guest, "dialog.reading .close")
    assert 0 < y < 740
    assert guest.page.evaluate("([x, y]) => document.elementFromPoint(x, y)?.matches('.close')", [x, y])
    assert not guest.clipped()
    guest.page.touchscreen.tap(x, y)
    guest.page.wait_for_selector("dialog.reading", state="detached")


def test_a_rock_that_is_gone_has_no_name_on_the_water(visit):
    guest = visit()
    frame = next(one for one in GALLERY["crabz"] if one["view"]["owes"] == "move" and set(one["view"]["zone"]) - set(one["view"]["cells"]))
    shown(guest, "crabz", frame)
    gone = next(cell for cell in frame["view"]["zone"] if cell not in frame["view"]["cells"])
    dry = next(iter(frame["view"]["cells"]))
    for cell, named in ((dry, 1), (gone, 0)):
        guest.page.locator(f'.board svg .cz-rock[data-thing="cell:{cell}"]').hover(force=True)
        guest.until(lambda named=named: guest.page.locator(".cz-tags .inv").count() == named, f"{cell} is named {named} times", 3)


@pytest.mark.parametrize(("language", "moves", "flips"), [("en", "Move to ", "Flip "), ("fr", "Aller en ", "Retourner ")])
def test_a_confirmation_says_what_is_done(visit, language, moves, flips):
    guest = visit(size="phone", language=language)
    for verb, words in (("move", moves), ("appear", flips)):
        frame = next(one for one in GALLERY["marche"] if any(choice["verb"] == verb for choice in one["choices"]))
        shown(guest, "marche", frame)
        thing = next(
            choice["things"][0] for choice in frame["choices"] if choice["verb"] == verb and choice["things"][0].startswith("cell:")
        )
        guest.page.locator(f'.board svg [data-thing="{thing}"]').last.tap(force=True)
        guest.page.wait_for_selector(".choices .btn.go")
        assert guest.text(".choices .btn.go").startswith(f"{words}{thing[5:]}")


@pytest.mark.parametrize(("least", "tag"), [(1, "≥1"), (0, "?")])
def test_what_a_move_costs_at_least_is_on_its_tag(visit, least, tag):
    guest = visit()
    guest.goto("/")
    table = opened(guest, "marche", ["Ann"], chairs=["", "steady"], options={"players": 2})
    guest.goto(f"/t/{table}", "main.table")
    answer = {"events": [], "complete": False, "least": {"kind": "moved", "seat": 1, "price": least}}
    guest.page.route("**/preview?*", lambda route: route.fulfill(json=answer))
    frame = brought(guest, table, "move")
    thing = next(choice["things"][0] for choice in frame["choices"] if choice["things"][0].startswith("cell:"))
    guest.page.locator(f'.board svg [data-thing="{thing}"]').last.hover(force=True)
    guest.page.wait_for_selector(".price text")
    assert guest.page.locator(".price text").text_content() == tag


def asked_to_resist(guest: Visitor, table: str) -> None:
    """Seat 1 plays until it is asked for an answer."""

    def comes() -> Any:
        frame = framed(guest, table)
        if frame["choices"] and frame["window"] is None:
            act = {"do": "act", "id": f"{frame['decision']}", "seat": 1, "decision": frame["decision"]}
            guest.tell(f"/api/tables/{table}/commands", {**act, "choice": frame["choices"][0]["notation"]})
        return frame["window"] is not None and frame["choices"]

    guest.until(comes, "an answer is asked for")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "The time for answers is over: the game waits for your answer."),
        ("fr", "Le temps des réponses est passé : la partie attend votre réponse."),
    ],
)
def test_when_the_time_for_answers_is_over_it_is_said_who_is_waited_for(visit, language, words):
    guest = visit(size="phone", language=language)
    guest.goto("/")
    table = opened(guest, "poulpe", ["Ann"], chairs=["", "steady"], window=2500)
    guest.goto(f"/t/{table}", "main.table")
    asked_to_resist(guest, table)
    guest.page.wait_for_selector(".window .sand")
    assert words not in guest.text(".window")
    guest.until(lambda: guest.text(".window") == words, "the bar has run out", 10)
    assert not guest.page.locator(".window .sand").count()
    assert framed(guest, table)["choices"], "nothing was answered for anybody"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_card_of_five_is_confirmed_without_scrolling(visit, language):
    guest = visit(size="phone", language=language)
    guest.goto("/")
    table = opened(guest, "poulpe", ["Ann"], chairs=["", "steady"], options={"first": 1}, window=0)
    guest.goto(f"/t/{table}", ".hand .card")
    assert guest.page.locator(".hand .card").count() == 5
    guest.page.locator(".hand .card.open").last.tap()
    guest.page.wait_for_selector(".choices .btn.go")
    assert guest.page.evaluate("scrollY") == 0
    box = guest.page.locator(".choices .btn.go").bounding_box()
    assert box["y"] + box["height"] <= 740


COVERED = """() => [...document.querySelectorAll(".round > li")].filter((one) => {
  const box = (part) => one.querySelector(part)?.checkVisibility() && one.querySelector(part).getBoundingClientRect();
  const [tag, name] = [box(".by"), box(".nm")];
  return tag && name && tag.top < name.bottom - 2 && tag.bottom > name.top + 2 && tag.left < name.right;
}).map((one) => one.textContent)"""


def test_who_played_a_card_is_said_beside_its_name(visit):
    guest = visit(size="phone")
    for position, frame in enumerate(GALLERY["poulpe"]):
        if frame["view"]["round"] and not frame["view"]["looked"] and frame["stage"] == "playing":
            guest.goto(f"/gallery/poulpe?only={position}", ".round li")
            assert guest.page.evaluate(COVERED) == [], position


def test_rounds_won_are_counted_on_a_phone(visit):
    """From the first on, and after the page was loaded anew."""
    guest = visit(size="phone")
    guest.goto("/")
    table = opened(guest, "poulpe", ["Ann"], chairs=["", "steady"], window=0)
    guest.goto(f"/t/{table}", "main.table")
    won = [0, 0]

    def ends() -> Any:
        frame = framed(guest, table)
        if frame["choices"]:
            act = {"do": "act", "id": f"{frame['decision']}", "seat": 1, "decision": frame["decision"]}
            told = guest.tell(f"/api/tables/{table}/commands", {**act, "choice": frame["choices"][-1]["notation"]})
            assert told
        events = guest.ask(f"/api/tables/{table}?seat=1&since=1")["events"]
        won[:] = [sum(event["kind"] == "round" and event["seat"] == seat for event in events) for seat in (1, 2)]
        return sum(won)

    guest.until(ends, "the end of a round")
    for again in (False, True):
        if again:
            guest.page.reload()
        guest.page.wait_for_selector(".deck .won")
        shown_now = guest.page.locator(".deck .won").locator("visible=true")
        assert [int(text) for text in shown_now.all_inner_texts()] == [won[1], won[0]], f"again: {again}"


def test_the_picture_of_a_game_opens_it(visit):
    guest = visit()
    guest.goto("/", ".game .art")
    guest.page.locator(".game .art").nth(1).click()
    guest.page.wait_for_selector(".game:nth-child(2).open .against .btn")


def test_nothing_can_be_taken_back_before_anything_was_done(visit):
    guest, table = at_oh_crab(visit)
    undo = guest.page.get_by_role("button", name="Undo")
    frame = framed(guest, table)
    if frame["decision"] == 1:
        assert undo.is_disabled()
    act = {"do": "act", "id": "1", "seat": 1, "decision": frame["decision"], "choice": frame["choices"][0]["notation"]}
    guest.tell(f"/api/tables/{table}/commands", act)
    guest.until(undo.is_enabled, "the first move can be taken back")
