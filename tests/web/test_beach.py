"""Oh Crab!'s beach: it lies on its side where the window is wide, all of the race in view, and what can be done has a button each."""

import json
import re
from typing import Any

import pytest

from estran.core.words import say
from estran.games.oh_crab import OhCrabGame
from estran.server.pages import WEB
from tests.web.player import Player
from tests.web.test_pages import begin, finished, kept
from tests.web.visitor import Visitor

GALLERY = json.loads((WEB / "gallery" / "oh_crab.json").read_text("utf-8"))
WIDE = [(1024, 768), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440)]
TALL = [(360, 740), (800, 1000), (1200, 1600)]
ADDS, ACTS, FULL = 1, 2, 14
"""Positions of the gallery: a card is to be added, actions are left, and so they are for who has gained most."""
BOXES = """(names) => Object.fromEntries(names.map((name) => {
  const box = document.querySelector(`.beach .hit[data-thing="cell:${name}"]`).getBoundingClientRect();
  const { left, right, top, bottom } = box;
  return [name, { x: (left + right) / 2, y: (top + bottom) / 2, left, right, top, bottom }];
}))"""


def shows(visit: Any, position: int, window: tuple[int, int], **how: Any) -> Visitor:
    guest: Visitor = visit(**how)
    guest.resize(*window)
    guest.goto(f"/gallery/oh_crab?only={position}", ".beach")
    return guest


def spaces(guest: Visitor, names: list[str]) -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = guest.page.evaluate(BOXES, names)
    return found


def every(position: int) -> list[str]:
    board = GALLERY[position]["view"]["board"]
    return [*board["spaces"], *board["sea"]]


@pytest.mark.parametrize("size", WIDE)
def test_a_beach_lies_where_the_window_is_wide(visit, size):
    """Kitchen left, sea right, left of a crab that looks to the sea above; and all of it is in view."""
    guest = shows(visit, ACTS, size)
    found = spaces(guest, every(ACTS))
    assert found["a1"]["x"] < found["a15"]["x"] < found["a33"]["x"]
    assert found["a15"]["y"] < found["g15"]["y"]
    assert min(box["left"] for box in found.values()) >= 0
    assert max(box["right"] for box in found.values()) <= size[0]
    assert max(box["bottom"] for box in found.values()) <= size[1]
    assert guest.overflow() <= 0


@pytest.mark.parametrize("size", TALL)
def test_it_stands_where_the_window_is_tall(visit, size):
    found = spaces(shows(visit, ACTS, size), every(ACTS))
    assert found["a1"]["y"] > found["a15"]["y"] > found["a33"]["y"]
    assert found["a15"]["x"] < found["g15"]["x"]


@pytest.mark.parametrize("size", WIDE + TALL)
def test_a_space_can_be_hit(visit, size):
    found = spaces(shows(visit, ACTS, size), every(ACTS))
    assert min(min(box["right"] - box["left"], box["bottom"] - box["top"]) for box in found.values()) >= 44


def test_a_row_is_long_where_there_is_room(visit):
    found = spaces(shows(visit, ACTS, (1440, 900)), ["d12", "d14"])
    assert found["d14"]["x"] - found["d12"]["x"] > 70


def test_it_turns_when_the_window_does(visit):
    guest = shows(visit, ACTS, (1440, 900))
    for size, across in (((1000, 1400), "y"), ((1440, 900), "x")):
        guest.resize(*size)
        found = guest.until(
            lambda along=across: (boxes := spaces(guest, ["a1", "a33"])) and abs(boxes["a1"][along] - boxes["a33"][along]) > 500 and boxes,
            "the beach has turned",
        )
        assert (found["a1"]["x"] < found["a33"]["x"]) == (across == "x")


@pytest.mark.parametrize("size", [(1440, 900), (800, 1000)])
def test_arrow_keys_follow_the_eyes(visit, size):
    guest = shows(visit, ACTS, size)
    places = spaces(guest, every(ACTS))
    for key, along, sign in (("ArrowRight", "x", 1), ("ArrowLeft", "x", -1), ("ArrowDown", "y", 1), ("ArrowUp", "y", -1)):
        guest.page.locator('[data-at="cell:d22"]').focus()
        guest.page.keyboard.press(key)
        came = guest.page.evaluate("document.activeElement.dataset.at").removeprefix("cell:")
        step = {axis: places[came][axis] - places["d22"][axis] for axis in "xy"}
        assert step[along] * sign > 0, (key, came)
        assert abs(step[along]) >= abs(step["y" if along == "x" else "x"]), (key, came)


# -- what can be done


@pytest.mark.parametrize("size", [(1440, 900), (360, 740)])
def test_adding_a_card_is_the_main_thing_and_resting_the_second(visit, size):
    guest = shows(visit, ADDS, size)
    buttons = guest.page.locator(".choices .btn")
    kinds = [(one.get_attribute("data-thing"), "go" in (one.get_attribute("class") or "")) for one in buttons.all()]
    assert kinds[0][0] in ("track:left", "track:right")
    assert kinds[[main for _, main in kinds].index(True)][0].startswith("track:")
    assert sum(main for _, main in kinds) == 1
    assert kinds[-1] == ("button:rest", False)
    assert "rest" in guest.text(".choices .ask").lower()


@pytest.mark.parametrize("position", [2, 3, 4, 11, 14, 15])
def test_every_action_has_a_button_with_its_sign(visit, position):
    guest = shows(visit, position, (1440, 900))
    for thing in {choice["things"][0] for choice in GALLERY[position]["choices"]}:
        button = guest.page.locator(f'.choices .btn[data-thing="{thing}"]')
        assert button.inner_text().strip(), thing
        assert button.locator("svg").count() or thing == "button:end", f"{thing} has no sign"
    assert guest.page.locator(".choices .btn.go").count() == 1


def test_a_button_points_where_the_crab_will_go(visit):
    """The words are those of the rulebook; the arrow is that of this beach."""
    for size, forward in (((1440, 900), 90), ((800, 1000), 0)):
        guest = shows(visit, ACTS, size)
        turn = guest.page.locator('.choices [data-thing="cell:f8"] .way path').get_attribute("transform")
        assert turn == f"rotate({forward})"


def test_the_sentence_names_what_can_be_done(visit):
    asked = shows(visit, ACTS, (1440, 900)).text(".choices .ask")
    assert all(part in asked for part in ("go forward", "go diagonally", "“Jump aside”", "“Slant” (costs a shell)"))
    asked = shows(visit, 15, (1440, 900)).text(".choices .ask")
    assert "from the chef" in asked


def test_what_costs_a_card_begins_by_saying_so():
    """The browser is told what a special action says, not its price: the one must tell the other."""
    for id, special in OhCrabGame().printed.specials.items():
        assert say("en", f"oh-crab-special-{id}").startswith("Discard a card") == bool(special.price), id


def test_whatever_moves_is_fetched_when_it_happens():
    named = re.search(r'MOVING = "(.*?)"', (WEB / "games" / "oh_crab.js").read_text("utf-8"))
    drawn = re.search(r"export const motion = \{ (.*?) \}", (WEB / "games" / "oh_crab" / "moving.js").read_text("utf-8"))
    assert named is not None
    assert drawn is not None
    assert named[1].split() == drawn[1].split(", ")


@pytest.mark.parametrize(
    ("edition", "language", "steps"),
    [
        ("final", "en", ["discard your planned card", "keep one card of your track", "take a market card", "take back your discard pile"]),
        ("prototype", "en", ["discard your planned card", "take a market card", "keep one card of your track", "take back"]),
        ("final", "fr", ["défaussez la carte planifiée", "gardez une carte de la trace", "prenez une carte du marché", "reprenez"]),
        ("prototype", "fr", ["défaussez la carte planifiée", "prenez une carte du marché", "gardez une carte de la trace", "reprenez"]),
    ],
)
def test_resting_says_what_it_does_in_that_order(visit, edition, language, steps):
    guest = visit(language=language)
    frame = json.loads(json.dumps(GALLERY[ADDS]))
    frame["view"]["edition"] = edition
    guest.page.route("**/gallery/oh_crab.json", lambda route: route.fulfill(content_type="application/json", body=json.dumps([frame])))
    guest.goto("/gallery/oh_crab", ".beach")
    said = guest.text('.choices [data-thing="button:rest"] small')
    places = [said.find(step) for step in steps]
    assert -1 not in places, said
    assert places == sorted(places), said


def test_a_surprise_space_is_quiet_while_nothing_lies_on_it(visit):
    """A mark in the sand, and no more; what it means is told where one looks closer."""
    guest = shows(visit, ACTS, (1440, 900))
    inks = "(all) => all.flatMap((one) => [one.getAttribute('fill'), one.getAttribute('stroke')]).filter(Boolean)"
    assert set(guest.page.locator("#oc-surprise *").evaluate_all(inks)) == {"var(--sand-cut)"}
    name = next(name for name, space in GALLERY[ACTS]["view"]["board"]["spaces"].items() if "surprise" in space["kinds"])
    guest.page.locator(f'.beach .hit[data-thing="cell:{name}"]').hover(force=True)
    guest.page.wait_for_selector(".plate")
    assert "Surprise" in guest.text(".plate")


# -- what is looked at


@pytest.mark.parametrize("size", [*WIDE, *TALL])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_market_cards_keep_their_names(visit, size, language):
    position = 8
    guest = shows(visit, position, size, language=language)
    if guest.page.locator(".tabs").is_visible():
        guest.page.locator(".tabs .tab").nth(2).click()
    view = GALLERY[position]["view"]
    names = [view["specials"][view["cards"][stack[0]]["special"]][language]["name"] for stack in view["market"] if stack]
    shown = guest.page.evaluate(
        """() => [...document.querySelectorAll(".p-market .card:not([data-thing='market:pile'])")].map((card) => {
          const seen = (line) => line.checkVisibility() && line.getBoundingClientRect().width;
          const lines = [...card.querySelectorAll(".band-text")].filter(seen);
          const edge = card.getBoundingClientRect();
          const inside = (box) => box.left >= edge.left - 1 && box.right <= edge.right + 1 && box.height >= 9;
          return lines.every((line) => inside(line.getBoundingClientRect())) && lines.map((line) => line.textContent).join(" ");
        })"""
    )
    assert shown == names


@pytest.mark.parametrize("position", [0, 13])
def test_a_note_hides_no_crab_of_ones_own(visit, position):
    guest = shows(visit, position, (360, 740), size="phone")
    for card in guest.page.locator(".p-hand .card").all():
        card.tap()
        note = guest.until(lambda: guest.page.locator(".plate").count() and guest.page.locator(".plate").bounding_box(), "a note")
        for crab in guest.page.locator(".crab.own .body").all():
            box = crab.bounding_box()
            apart = box["y"] + box["height"] <= note["y"] or note["y"] + note["height"] <= box["y"]
            assert apart, (note, box)


def test_icons_that_would_join_are_ringed(visit):
    guest = shows(visit, ADDS, (1440, 900))
    assert guest.page.locator('.p-track [data-thing="track:right"] .joined').count() == 1
    assert guest.page.locator('.p-track [data-thing="track:left"] .joined').count() == 0
    assert guest.page.locator('.choices [data-thing="track:right"] .won svg').count() == 2, "the main action, and what is completed"


# -- at a live table, and afterwards


IN_VIEW = """(one) => {
  const box = one.getBoundingClientRect();
  for (let outer = one.parentElement; outer !== document.body; outer = outer.parentElement) {
    const scrolls = ["auto", "scroll"].includes(getComputedStyle(outer).overflowY) && outer.scrollHeight > outer.clientHeight + 1;
    if (scrolls) return `${outer.className} scrolls`;
  }
  return box.top >= 0 && box.bottom <= innerHeight ? "" : `at ${box.top} to ${box.bottom}`;
}"""
"""What keeps something from being in view without any scrolling; nothing, where it is."""


def test_what_is_needed_to_play_is_in_view(visit):
    guest = visit()
    player = Player(guest, begin(guest, "oh_crab"))
    player.play(4)
    guest.until(player.mine, "my turn")
    guest.page.keyboard.press("h")
    guest.page.wait_for_selector(".hint .btn")
    assert guest.page.locator(".hint .btn").evaluate(IN_VIEW) == ""
    player.finish()
    assert guest.page.locator(".over .btn.go").evaluate(IN_VIEW) == ""
    places = guest.page.locator(".ranks li > span").all_inner_texts()
    assert len(places) == 4
    assert all("to go" in place or "sea" in place for place in places), places


def test_a_replay_holds_together(visit):
    guest = visit()
    guest.goto(f"/replay/{kept(guest, finished('oh_crab'))}", ".p-open .shown")
    board, steps, laid = (guest.page.locator(part).bounding_box() for part in (".board", ".choices", ".p-open"))
    assert 0 <= steps["y"] - board["y"] - board["height"] < 30, "no hole under the beach"
    assert laid["x"] + laid["width"] <= 1440
    assert laid["y"] < 900
    assert guest.page.locator(".p-open li").count() == guest.page.locator(".seat").count()
    assert guest.page.locator(".p-market").count() == 1
    assert not guest.clipped()
    assert not guest.bars()


CODES = re.compile(r"\b(?:[robgn][1-4]|[A-D][ab]|[a-z]+(?:-[a-z]+)?\d|OC-\w+|player \d)\b")
"""As cards, extra actions, rules and seats are called inside: r2, Bb, seagull1, OC-047, player 3."""


def test_who_is_who_has_one_name(visit):
    """Who has one crab goes by their own name in the log, too; and so does who has the chef."""
    for position in (2, 6, 13):
        frame = GALLERY[position]
        guest = shows(visit, position, (1440, 900))
        log = guest.page.locator(".log").inner_text()
        assert " crab " not in log.replace("puts the", "").lower(), log
        assert "player" not in log, log
        for chair in frame["chairs"]:
            assert chair["name"] in guest.page.locator(".seats").inner_text()
    asked = shows(visit, 6, (1440, 900)).text(".choices .ask")
    assert asked == "Where is Ann pushed?"


def test_no_reason_speaks_in_codes(visit):
    """Whatever is clicked at a live table that may not be: the answer names things as people do."""
    guest = visit()
    player = Player(guest, begin(guest, "oh_crab"))
    said = set[str]()
    for acts in range(1, 9):
        player.play(acts)
        frame = guest.until(player.mine, "my turn")
        view, own = frame["view"], frame["view"]["seats"][frame["seat"] - 1]
        cards = [f"card:{name}" for name in (*own["cards"], *own["track"], *own["discards"])]
        extras = [f"extra:{one['face']}" for one in view["extras"]]
        open = {choice["things"][0] for choice in frame["choices"]}
        for thing in {*cards, *extras, "market:1", "track:left", "button:chef", "special:slide", "crab:red"} - open:
            answer = guest.ask(f"/api/tables/{player.table}/why?seat={frame['seat']}&what={thing}")
            said |= {reason["message"] for reason in answer["reasons"]}
    assert len(said) > 5
    assert not [message for message in said if CODES.search(message)]


# -- before the click


@pytest.mark.parametrize(
    ("position", "thing", "seen"),
    [
        (2, "cell:g7", ".preview .st-ghost.ink-blue"),
        (2, "extra:Aa", ".preview .price-tag"),
        (4, "cell:f28", ".preview .price-tag"),
        (6, "cell:f8", '.preview .ink-red use[href="#crab-red-down"]'),
    ],
    ids=["a way", "a price in shells", "a price in cards", "a push and a fall"],
)
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_what_would_happen_is_shown_before_the_click(visit, size, position, thing, seen):
    window = {"desktop": (1440, 900), "phone": (360, 740)}[size]
    guest = shows(visit, position, window, size=size)
    assert not guest.page.locator(seen).count()
    if size == "phone":
        guest.page.locator(".tabs .tab").nth(3).tap()  # the extra actions
        guest.page.locator(f'.table :is(.beach, .kit) [data-thing="{thing}"]').last.tap(force=True)
        guest.page.wait_for_selector(".choices .btn.plain")  # there is a way back: nothing is done yet
    else:
        guest.page.locator(f'.choices .btn[data-thing="{thing}"]').hover()
    guest.page.wait_for_selector(seen, state="attached")


def test_the_price_of_staying_is_said(visit):
    """Dominique lies in a current, and Basile where it would carry them."""
    assert "Basile" in shows(visit, 3, (1440, 900)).text('.choices [data-thing="button:end"] small')
