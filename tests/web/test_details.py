"""Small things that people stumbled over, each held by a test."""

import json

import pytest

from tests.web.test_gallery import GALLERY
from tests.web.test_games import opened
from tests.web.test_pages import begin


@pytest.mark.parametrize(("width", "height"), [(360, 740), (740, 360), (1280, 800), (1366, 768), (1920, 1080), (2560, 1440)])
def test_name_and_motto_stand_in_the_sky(visit, width, height):
    """And the games stand in full rows."""
    guest = visit()
    guest.resize(width, height)
    guest.goto("/", ".game")
    horizon = guest.page.evaluate(
        """() => {
          const hero = document.querySelector(".hero");
          return new DOMPoint(0, 236).matrixTransform(hero.getScreenCTM()).y;
        }"""
    )
    motto, tools = (guest.page.locator(one).bounding_box() for one in (".mast p", ".top .tools"))
    name = guest.page.locator(".mast h1 svg").bounding_box()
    assert name["y"] >= 0
    assert motto["y"] + motto["height"] <= horizon
    assert name["x"] + name["width"] <= tools["x"] or name["y"] >= tools["y"] + tools["height"]
    rows: dict[float, int] = {}
    for card in guest.page.locator(".game").all():
        top = card.bounding_box()["y"]
        rows[top] = rows.get(top, 0) + 1
    assert len(set(rows.values())) == 1, rows


def test_a_table_is_set_up_without_a_name(visit):
    guest = visit()
    guest.goto("/new/crabz", ".seatings select")
    guest.page.locator(".seatings select").nth(1).select_option("here")
    guest.page.locator("form .btn.go").click()
    guest.page.wait_for_url("**/t/*")
    chairs = guest.ask(f"/api/tables/{guest.page.url.rsplit('/', 1)[1]}")["chairs"]
    assert [chair["name"] for chair in chairs] == ["Guest", "Player 2"]


def test_escape_leaves_the_field_for_moves(visit):
    guest = visit()
    begin(guest, "crabz")
    guest.page.wait_for_selector("#moves option", state="attached")
    guest.page.keyboard.press("/")
    guest.until(lambda: guest.page.evaluate("document.activeElement.id") == "line", "the field")
    guest.page.keyboard.press("Escape")
    assert guest.page.evaluate("document.activeElement.id") != "line"
    guest.page.keyboard.press("r")  # keys mean something again
    guest.page.wait_for_selector("dialog.reading[open]")


def test_the_end_is_read_whole_on_a_phone(visit):
    """However long the winner's name is."""
    guest = visit(size="phone")
    frame = json.loads(json.dumps(next(one for one in GALLERY["poulpe"] if one["view"]["over"])))
    for chair in frame["chairs"]:
        chair["name"] = "Maximilienne de Roquefort"[:24]
    guest.page.route("**/gallery/poulpe.json", lambda route: route.fulfill(content_type="application/json", body=json.dumps([frame])))
    guest.goto("/gallery/poulpe", ".winner")
    assert not guest.clipped()
    plate, board = guest.page.locator(".winner b").bounding_box(), guest.page.locator(".board").bounding_box()
    assert plate["x"] >= board["x"]
    assert plate["x"] + plate["width"] <= board["x"] + board["width"]


def test_both_answers_have_an_edge_by_night(visit):
    guest = visit(color_scheme="dark")
    asks = next(n for n, one in enumerate(GALLERY["poulpe"]) if {choice["verb"] for choice in one["choices"]} == {"resist", "let"})
    guest.goto(f"/gallery/poulpe?only={asks}", ".bind .btn")
    ground = guest.page.evaluate("getComputedStyle(document.querySelector('.bind')).backgroundColor")
    buttons = guest.page.evaluate("[...document.querySelectorAll('.bind .btn')].map((one) => getComputedStyle(one).backgroundColor)")
    assert len(buttons) == 2
    assert all(contrast(ground, one) >= 3 for one in buttons)


def contrast(one: str, other: str) -> float:
    """Of two colours as CSS computes them (WCAG 2.2)."""

    def light(colour: str) -> float:
        parts = [float(part) / 255 for part in colour[4:-1].split(",")]
        red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


def test_the_device_is_passed_to_an_octopus_by_its_picture(visit):
    guest = visit()
    guest.goto("/")
    table = opened(guest, "poulpe", ["Ann", "Bob"])
    guest.goto(f"/t/{table}", ".curtain")
    species = guest.ask(f"/api/tables/{table}?seat=1")["view"]["species"]
    name = guest.text(".curtain h2")
    seat = 1 if "Ann" in name else 2
    assert guest.page.locator(".curtain use").get_attribute("href") == f"#em-{species[seat - 1]}"


def test_it_works_offline_only_where_the_server_is_this_machine(visit, browser):
    guest = visit()
    guest.goto("/", ".foot")
    assert "Works offline" in guest.text(".foot")
    elsewhere = browser.new_context(locale="en")
    page = elsewhere.new_page()
    away = "http://estran.example"
    page.route(f"{away}/**", lambda route: route.fulfill(response=guest.context.request.get(route.request.url.replace(away, guest.url))))
    page.goto(f"{away}/")
    page.wait_for_selector(".foot p")
    assert "No account" in page.inner_text(".foot")
    assert "offline" not in page.inner_text(".foot")
    elsewhere.close()
