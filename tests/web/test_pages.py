"""The pages around a table: how heavy they are, rules, replays."""

import json
import re
from pathlib import Path

import pytest

import estran
from estran.core.chance import secret_of
from estran.games import GAMES, game
from estran.table import Match
from tests.web.visitor import Visitor

WEB = Path(estran.__file__).parent.resolve() / "web"
SCRIPT, ALL = 80_000, 200_000
"""Bytes before the first move, packed."""


def finished(id: str = "crabz", seed: int = 3) -> Match:
    """A short game that is over."""
    found = game(id)
    players = int(found.checked({})["players"])
    match = Match(found, {}, ("", *["greedy"] * (players - 1)), secret_of(seed))
    for _ in range(12):
        seat = match.state.next_seat()
        match.act(seat, found.choices(match.state, seat)[-1].notation)
    while not match.over:
        match.resign(match.state.next_seat())
    return match


def kept(guest: Visitor, match: Match) -> str:
    """The same game as a table of the server: played there by one person in all seats."""
    table = str(guest.tell("/api/tables", {"game": match.game.id, "window": 0})["table"])
    commands = f"/api/tables/{table}/commands"
    for seat in range(1, len(match.seats) + 1):
        guest.tell(commands, {"do": "sit", "seat": seat, "name": f"Crab {seat}"})
    for n in range(6):  # hardly any game is over so soon
        frame = guest.ask(f"/api/tables/{table}?seat={guest.ask(f'/api/tables/{table}')['turn'][0]}")
        choice = frame["choices"][-1]["notation"]
        guest.tell(commands, {"do": "act", "id": f"{n}", "seat": frame["seat"], "decision": frame["decision"], "choice": choice})
    while guest.ask(f"/api/tables/{table}")["stage"] != "over":
        guest.tell(commands, {"do": "resign", "seat": guest.ask(f"/api/tables/{table}")["turn"][0]})
    return table


# -- weight


def test_what_every_page_needs_is_asked_for_at_once():
    """The first file names all modules that it comes to, so that none waits for another."""
    needed, waiting = set[Path](), [WEB / "app.js"]
    while waiting:
        module = waiting.pop()
        found = re.findall(r'^(?:import|export)\b[^";]*?\bfrom\s*"(\.[^"]+)"', module.read_text("utf-8").replace(";", ";\n"), re.M)
        new = {(module.parent / name).resolve() for name in found} - needed
        needed |= new
        waiting += new
    named = re.findall(r'rel="modulepreload" href="/web/([^"]+)"', (WEB / "index.html").read_text("utf-8"))
    assert named == sorted(str(module.relative_to(WEB)) for module in needed)


@pytest.mark.parametrize("id", GAMES)
def test_a_page_is_light_until_the_first_move(visit, id):
    """From the first page to the first choice, as it comes over the wire."""
    guest, weights = visit(), dict[str, int]()
    guest.page.on("response", lambda answer: weights.__setitem__(answer.url, int(answer.headers.get("content-length", 0))))
    begin(guest, id)
    guest.page.wait_for_selector("#moves option", state="attached")
    scripts = sum(weight for address, weight in weights.items() if address.endswith(".js"))
    assert scripts < SCRIPT
    assert sum(weights.values()) < ALL


def begin(guest: Visitor, id: str, level: int = 0) -> str:
    """Two clicks from the first page to a game. Returns the table."""
    guest.goto("/", ".game")
    card = guest.page.locator(".games .game").nth(list(GAMES).index(id))
    card.locator("button").first.click()
    card.locator(".against .btns .btn").nth(level).click()
    guest.page.wait_for_url("**/t/*")
    return guest.page.url.rsplit("/", 1)[1]


# -- the first page, setting up


@pytest.mark.parametrize("path", ["/", "/new/oh_crab", "/replay", "/rules/poulpe", "/nowhere"])
def test_a_page_is_clean(visit, path):
    for language, dark in (("en", False), ("fr", True)):
        guest = visit(language=language, color_scheme="dark" if dark else "light")
        guest.goto(path, "h1")
        guest.page.wait_for_load_state("networkidle")
        assert not guest.axe()
        assert guest.page.evaluate("document.documentElement.lang") == language
        for width, height in ((2560, 1440), (1440, 900), (1024, 768), (360, 740)):
            guest.resize(width, height)
            assert not guest.bars()
            assert not guest.clipped()
        assert not guest.small_targets()


# -- rules


def test_the_first_page_offers_the_other_language_by_its_name(visit):
    guest = visit()
    guest.goto("/", ".game")
    assert guest.text(".game .facts").startswith("2 to 4")
    guest.page.get_by_role("button", name="Français").click()
    guest.until(lambda: guest.text(".game .facts").startswith("2 à 4"), "French")
    guest.page.reload()
    guest.page.get_by_role("button", name="English").wait_for()
    assert guest.page.evaluate("document.documentElement.lang") == "fr"


def test_a_double_click_opens_one_table(visit):
    guest = visit()
    guest.goto("/", ".game")
    card = guest.page.locator(".games .game").first
    card.locator("button").first.click()
    opened: list[str] = []
    guest.page.on("request", lambda asked: opened.append(asked.url) if asked.method == "POST" and asked.url.endswith("/tables") else None)
    card.locator(".against .btns .btn").first.wait_for()
    guest.page.evaluate("for (const _ of [1, 2]) document.querySelector('.against .btns .btn').click()")
    guest.page.wait_for_url("**/t/*")
    assert len(opened) == 1


def test_the_style_of_one_game_is_in_force_at_a_time(visit):
    guest = visit()
    guest.goto("/new/poulpe", ".which-game")

    def worn() -> list[str]:
        sheets = guest.page.evaluate("[...document.styleSheets].filter((one) => !one.disabled).map((one) => one.href)")
        return [id for id in GAMES if any(sheet.endswith(f"/{id}.css") for sheet in sheets)]

    guest.until(lambda: worn() == ["poulpe"], "the first")
    for id in ("oh_crab", "poulpe", "marche", "poulpe"):
        guest.page.locator(f".which-game input[value={id}]").check(force=True)
        guest.until(lambda id=id: worn() == [id], id)


def test_rules_are_found_without_accents_and_marked(visit):
    guest = visit(language="fr")
    guest.goto("/rules/crabz", ".rules li")
    rules = guest.page.locator(".rules li")
    whole = rules.count()
    guest.page.get_by_role("searchbox").fill("repartis zone prevue")
    guest.until(lambda: rules.count() == 1, "one rule")
    assert "CZ-04" in guest.text(".rules li")
    assert rules.locator("mark").first.inner_text() == "répartis"
    assert "Une règle" in guest.text(".seek [role=status]")
    guest.page.get_by_role("searchbox").fill("xyzzy")
    guest.until(lambda: rules.count() == 0, "no rule")
    guest.page.get_by_role("searchbox").fill("")
    guest.until(lambda: rules.count() == whole, "all rules")
    assert guest.page.locator(".rules h2").first.inner_text() == "Ce qu'il y a"


@pytest.mark.parametrize("id", GAMES)
def test_every_rule_has_a_link_of_its_own(visit, id):
    guest = visit()
    guest.goto(f"/rules/{id}", ".rules li")
    ids = [rule.get_attribute("id") for rule in guest.page.locator(".rules li").all()]
    source = guest.context.request.get(f"{guest.url}/rulebook/{id}.ftl").text()
    assert ids == re.findall(r"^([A-Z]{2}-\w+) =", source, re.M)
    guest.goto(f"/rules/{id}#{ids[-1]}", ".rules .meant")
    assert guest.page.locator(".rules .meant").get_attribute("id") == ids[-1]
    guest.until(lambda: 0 <= guest.page.locator(".meant").bounding_box()["y"] < 900, "it is in sight")


# -- replays


@pytest.mark.parametrize("id", GAMES)
def test_a_finished_game_is_gone_through_and_gone_on_from(visit, id):
    guest = visit(settings={"name": "Ann"})
    guest.goto("/")
    table = kept(guest, finished(id))
    last = len(guest.ask(f"/api/tables/{table}/record")["entries"])
    guest.goto(f"/replay/{table}", ".steps")
    assert "The beginning" in guest.text(".steps output")
    guest.page.get_by_role("button", name="One entry on").click()
    guest.until(lambda: f"Entry 1 of {last}" in guest.text(".steps output"), "the first entry")
    guest.page.keyboard.press("Escape")
    guest.page.locator("h1").first.click()
    guest.page.keyboard.press("ArrowRight")
    guest.until(lambda: f"Entry 2 of {last}" in guest.text(".steps output"), "the second entry")
    guest.page.get_by_role("button", name="To the end").click()
    guest.until(lambda: f"Entry {last} of {last}" in guest.text(".steps output"), "the end")
    guest.page.get_by_text("All moves").click()
    guest.page.locator(".moves button").nth(4).click()
    guest.until(lambda: f"Entry 5 of {last}" in guest.text(".steps output"), "the fifth entry")
    assert guest.page.url.endswith("#5")
    if not game(id).open:
        for eyes in ("a spectator", "Crab 2", "everyone at once"):
            guest.page.locator(".few label", has_text=eyes).click()
            guest.until(lambda eyes=eyes: guest.page.locator(".few label", has_text=eyes).locator("input").is_checked(), eyes)
    assert not guest.axe()
    guest.resize(360, 740)
    assert guest.overflow() <= 0
    guest.page.get_by_text("Go on from here").click()
    guest.page.get_by_role("button", name="Play from here").click()
    guest.page.wait_for_url("**/t/*")
    guest.page.wait_for_selector("main.table")
    frame = guest.ask(f"/api/tables/{guest.page.url.rsplit('/', 1)[1]}")
    assert frame["start"]["entry"] == 5
    assert frame["chairs"][0]["name"] == "Ann"


def test_a_replay_plays_by_itself_and_stops_at_the_end(visit):
    guest = visit()
    guest.goto("/")
    table = kept(guest, finished())
    last = len(guest.ask(f"/api/tables/{table}/record")["entries"])
    guest.goto(f"/replay/{table}#{last - 2}", ".steps")
    guest.page.get_by_role("button", name="Play", exact=True).click()
    guest.until(lambda: f"Entry {last} of" in guest.text(".steps output"), "the end")
    play = guest.page.get_by_role("button", name="Play", exact=True)
    assert guest.until(play.count, "it stops")
    play.click()
    guest.page.get_by_role("button", name="Stop", exact=True).wait_for()
    guest.page.locator(".steps input[type=range]").press("ArrowRight")
    assert guest.until(play.count, "who takes the slider stops it")


def test_a_record_is_opened_from_a_file_and_wrong_ones_are_refused(visit, tmp_path):
    guest = visit()
    match = finished("poulpe")
    (tmp_path / "game.json").write_text(match.record().encode(), "utf-8")
    (tmp_path / "two.jsonl").write_text("\n".join(json.dumps(json.loads(match.record().encode())) for _ in range(2)), "utf-8")
    (tmp_path / "torn.json").write_text(match.record().encode()[:200], "utf-8")
    wrong = json.loads(match.record().encode()) | {"result": None}
    (tmp_path / "wrong.json").write_text(json.dumps(wrong), "utf-8")
    guest.goto("/replay", "input[type=file]")
    for file, sentence in (("torn.json", "not the record of a game"), ("wrong.json", "result")):
        guest.page.locator("input[type=file]").set_input_files(tmp_path / file)
        guest.until(lambda sentence=sentence: sentence in guest.text("[role=alert]"), sentence)
    guest.page.locator("input[type=file]").set_input_files(tmp_path / "two.jsonl")
    assert "Crabe VS Poulpe · " in guest.page.locator("select option").last.inner_text()
    guest.page.locator("select").select_option("1")
    guest.page.wait_for_selector(".steps")
    guest.goto("/replay", "input[type=file]")
    guest.page.locator("input[type=file]").set_input_files(tmp_path / "game.json")
    guest.page.wait_for_selector(".steps")
    guest.page.get_by_role("button", name="To the end").click()
    guest.until(lambda: f"Entry {len(match.entries)} of" in guest.text(".steps output"), "the end")
    with guest.page.expect_download() as download:
        guest.page.get_by_role("link", name="Download the record").click()
    assert json.loads(download.value.path().read_text("utf-8")) == json.loads(match.record().encode())


def test_the_rules_are_one_key_away_at_a_table(visit):
    guest = visit()
    begin(guest, "crabz")
    guest.page.wait_for_selector("main.table")
    guest.page.keyboard.press("r")
    guest.page.wait_for_selector("dialog.reading[open] .rules li")
    assert not guest.axe("dialog.reading")
    guest.page.keyboard.type("wave")
    guest.until(lambda: guest.page.locator("dialog .rules mark").count() >= 3, "what is sought is marked")
    guest.page.keyboard.press("Escape")  # empties the field of search, as everywhere
    guest.page.keyboard.press("Escape")
    guest.page.wait_for_selector("dialog.reading", state="detached")
    guest.page.wait_for_selector("main.table")
