"""What other rules or content left behind, in the browser: finished tables show their end and tell their moves, records are read."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from estran.games import game
from tests.server.real import Process
from tests.shipped.test_shipped import FOLDERS, furnish
from tests.web.visitor import Visitor

WHY = {"en": "its moves can be read, but not replayed", "fr": "ses coups se lisent, mais ne se rejouent plus"}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that has other content for Oh Crab! than its finished tables were played with."""
    folder = tmp_path_factory.mktemp("shipped")
    furnish(folder, FOLDERS[0])
    content = game("oh_crab").content
    assert content is not None
    shutil.copytree(content, folder / "content")
    scenarios = folder / "content" / "scenarios.toml"
    scenarios.write_text(scenarios.read_text("utf-8").replace("For a first game.", "For another game."), "utf-8")
    process = Process(folder, 0, "--workers", "1", "--content", f"oh_crab={folder / 'content'}")
    yield process
    process.kill()


@pytest.mark.parametrize("language", WHY)
def test_a_finished_table_shows_its_end_and_says_why_no_more(visit, language):
    guest: Visitor = visit(language=language)
    guest.goto("/t/oh_crab-over-teams", ".over")
    guest.until(lambda: WHY[language] in guest.text(".over"), "why")
    guest.page.locator(".over a[href^='/replay/']").click()
    guest.page.wait_for_selector(".steps")
    record = guest.ask("/api/tables/oh_crab-over-teams/record")
    last = len(record["entries"])
    guest.until(lambda: str(last) in guest.text(".steps output"), "the end")
    assert WHY[language] in guest.text(".replay")
    guest.page.locator(".turns summary").last.click()
    moves = guest.page.locator(".moves button")
    assert moves.count() == last
    assert moves.first.is_disabled()
    assert record["entries"][0]["move"] in moves.first.inner_text()
    assert guest.page.locator(".go-on").count() == 0
    guest.page.keyboard.press("ArrowLeft")
    guest.until(lambda: str(last) in guest.text(".steps output"), "the end still")
    assert not guest.axe()


@pytest.mark.parametrize("language", WHY)
@pytest.mark.parametrize("file", ["oh_crab-over.json", "oh_crab-left.json"])
def test_a_record_is_read_for_what_it_says(visit, language, file):
    guest: Visitor = visit(language=language)
    record = json.loads((FOLDERS[0] / file).read_text("utf-8"))
    guest.goto("/replay", "input[type=file]")
    guest.page.locator("input[type=file]").set_input_files(FOLDERS[0] / file)
    guest.page.wait_for_selector(".recital")
    assert {"en": "can be read but not replayed", "fr": WHY["fr"]}[language] in guest.text(".recital [role=alert]")
    told = guest.page.locator(".moves li")
    assert told.count() == len(record["entries"])
    assert told.last.locator("code").inner_text() == record["entries"][-1]["move"]
    assert guest.page.locator(".options dt").count() == len(record["options"])
    assert guest.text(".recital").count("(greedy)") == 2
    won = {"en": "wins", "fr": "gagne"} if record["result"] else {"en": "not over", "fr": "pas finie"}
    assert won[language] in guest.text(".recital h2")
    assert not guest.axe()
    guest.resize(360, 740)
    assert guest.overflow() <= 0


def test_what_has_not_changed_is_replayed_from_its_beginning(visit):
    guest: Visitor = visit()
    guest.goto("/replay/crabz-over", ".steps")
    assert "The beginning" in guest.text(".steps output")
    assert WHY["en"] not in guest.text(".replay")


def test_a_record_that_was_resumed_is_opened_where_it_was(visit, tmp_path: Path):
    guest: Visitor = visit()
    golden = json.loads((Path(__file__).parent.parent / "golden" / "crabz-resumed.json").read_text("utf-8"))["record"]
    (tmp_path / "game.json").write_text(json.dumps(golden), "utf-8")
    guest.goto("/replay", "input[type=file]")
    guest.page.locator("input[type=file]").set_input_files(tmp_path / "game.json")
    guest.page.wait_for_selector(".steps")
    assert "The rules changed at entry 13: moves before it can be read, but not replayed." in guest.text(".replay")
    guest.page.locator(".turns summary").last.click()
    assert guest.page.locator(".moves button:disabled").count() == 12
