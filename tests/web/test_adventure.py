"""Oh Crab! with the Adventure Pack in a browser: games with all four modules, an offer between two, and games that load nothing of it."""

from typing import Any

import pytest

from tests.web.player import Player
from tests.web.test_games import opened, over
from tests.web.test_pages import begin
from tests.web.visitor import Visitor

ALL = {"surprises": "on", "events": "on", "challenges": "on", "asymmetry": "on"}
QUICK = {"players": 2, "length": "quick", **ALL}
PACK = ("/oh_crab/adventure", "/oh_crab/pack.svg", "oh_crab_pack.", "/oh_crab/modules.js")
"""What only a game with modules needs."""
MORE = 20_000
"""Bytes, packed, that modules may cost beside the base game."""
ACTS = 34
"""So many decisions are made in the browser, where not the whole game is."""


def loads(guest: Visitor) -> dict[str, int]:
    weights: dict[str, int] = {}
    guest.page.on("response", lambda answer: weights.__setitem__(answer.url, int(answer.headers.get("content-length", 0))))
    return weights


def at_table(guest: Visitor, options: dict[str, Any], level: str = "clumsy", **more: object) -> str:
    """Against bots."""
    guest.goto("/")
    table = opened(guest, "oh_crab", ["Ann"], chairs=["", *[level] * (int(options["players"]) - 1)], options=options, **more)
    guest.goto(f"/t/{table}", "main.table")
    return table


@pytest.mark.parametrize(("size", "way"), [("desktop", "mouse"), ("phone", "touch")])
def test_a_quick_game_with_all_modules_is_played_to_its_end(visit, request, size, way):
    guest = visit(size=size, language="en" if way == "mouse" else "fr")
    player = Player(guest, at_table(guest, QUICK), way, luck=5, advised=True)
    player.play(400 if request.config.getoption("--long") else ACTS)
    assert {"skill", "cell"} <= player.used
    assert guest.overflow() <= 0
    assert not guest.axe(".kit")
    player.finish()
    over(guest)
    assert not [line for line in guest.clipped() if "log" not in line], "nor at the end is anything cut off"


def test_a_game_without_modules_loads_nothing_of_them(visit):
    guest = visit()
    weights = loads(guest)
    Player(guest, begin(guest, "oh_crab")).play(6)
    assert weights
    assert not [address for address in weights if any(part in address for part in PACK)]


def test_modules_cost_little_more(visit):
    guest = visit()
    weights = loads(guest)
    at_table(guest, QUICK)
    guest.page.wait_for_selector(".choosing")
    found = {address: weight for address, weight in weights.items() if any(part in address for part in PACK)}
    assert len(found) > 5
    assert sum(found.values()) < MORE


def test_a_skill_is_shown_before_it_is_kept(visit):
    guest = visit()
    table = at_table(guest, {**QUICK, "players": 3})
    cards = guest.page.locator(".skill-card")
    assert cards.count() == 2
    assert cards.locator(".stars").count() == 2
    cards.first.click()
    guest.page.wait_for_selector(".skill-card.selected")
    assert guest.ask(f"/api/tables/{table}?seat=1")["view"]["owes"] == "choose", "nothing is kept yet"
    cards.nth(1).click()
    chosen = cards.nth(1).get_attribute("data-thing")
    guest.page.locator(f'.choices .btn.go[data-thing="{chosen}"]').click()
    guest.page.wait_for_selector(".mine .has.skill")
    assert guest.page.locator(".mine .has.skill").get_attribute("data-thing") == chosen


# -- an offer

ANSWERING = ("carapace", "yawner", "brute", "champion")
"""Skills that are often offered."""


def test_an_offer_comes_to_one_and_the_other_waits(visit):
    """Two browsers: whoever can answer out of turn is asked, with the words of the skill; the other reads whom the game waits for."""
    ann, bob = visit(), visit(size="phone", language="fr")
    ann.goto("/")
    table = opened(ann, "oh_crab", ["Ann"], window=0, options=QUICK)
    bob.goto(f"/t/{table}", ".waiting")
    bob.page.locator(".sit input").fill("Bob")
    bob.page.locator(".sit .btn").first.click()
    ann.goto(f"/t/{table}", ".waiting")
    ann.page.locator(".chairs .btn.go").click()
    people = {1: ann, 2: bob}
    ann.until(lambda: ann.ask(f"/api/tables/{table}?seat=1")["stage"] == "playing", "the start")
    asked = offered(table, people)
    if asked is None:
        pytest.skip("by luck nobody was offered anything")
    here, there = people[asked["seat"]], people[3 - asked["seat"]]
    here.goto(f"/t/{table}", ".choices")
    there.goto(f"/t/{table}", ".choices")
    accept, skip = (choice["things"][0] for choice in asked["choices"])
    here.page.wait_for_selector(f'.choices .btn[data-thing="{accept}"]')
    name = here.text(f'.mine [data-thing="{accept}"] span')
    assert name in here.text(".choices .ask")
    other = there.ask(f"/api/tables/{table}?seat={3 - asked['seat']}")["view"]["skills"][accept.removeprefix("skill:")]
    assert other["fr" if there is bob else "en"] in there.text(".choices .ask")
    here.page.locator(f'.choices .btn[data-thing="{skip}"]').click()
    here.until(lambda: here.ask(f"/api/tables/{table}?seat={asked['seat']}")["decision"] > asked["decision"], "it was skipped")
    there.until(lambda: other["fr" if there is bob else "en"] not in there.text(".choices .ask"), "the game goes on")


def offered(table: str, people: dict[int, Visitor]) -> dict[str, Any] | None:
    """Both play by the wire, at random, until one is offered something in the other's turn."""
    luck = 7
    for n in range(1500):
        for seat, guest in people.items():
            frame: dict[str, Any] = guest.ask(f"/api/tables/{table}?seat={seat}")
            if frame["stage"] != "playing":
                return None
            if frame["choices"] and frame["view"]["owes"] == "offer" and frame["view"]["turn"] != seat:
                return frame
            if frame["choices"]:
                luck = (luck * 1103515245 + 12345) % 2**31
                answers = [sum(skill in ANSWERING for skill in one["notation"].split()) for one in frame["choices"]]
                best = [one for one, number in zip(frame["choices"], answers, strict=True) if number == max(answers)]
                choice = best[(luck >> 8) % len(best)]["notation"]
                act = {"do": "act", "id": f"{seat}-{n}", "seat": seat, "decision": frame["decision"], "choice": choice}
                guest.tell(f"/api/tables/{table}/commands", act)
    return None


# -- setting up


def test_all_modules_are_chosen_in_one_click(visit):
    guest = visit(language="fr")
    guest.goto("/new/oh_crab", ".modules")
    assert guest.page.locator(".modules li").count() == len(ALL)
    guest.page.locator(".modules h2 .btn").click()
    for module in ALL:
        assert guest.page.locator(f'.modules input[name="{module}"]:checked').input_value() == "on"
    guest.page.wait_for_selector(".foretaste .token")
    assert not guest.axe()
    guest.page.locator(".setup .btn.go").click()
    guest.page.wait_for_selector(".choosing")
