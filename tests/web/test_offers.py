"""Never ask me: a switch in one's own seat, where the game makes offers."""

import pytest

MODULES = dict.fromkeys(("surprises", "events", "challenges", "asymmetry"), "on")


def table(guest, **options):
    """A table with two bots, at which the guest has the first seat."""
    asked = {"game": "oh_crab", "options": {"players": 3, **options}, "chairs": ["", "hatchling", "hatchling"]}
    id = guest.tell("/api/tables", asked)["table"]
    guest.tell(f"/api/tables/{id}/commands", {"do": "sit", "seat": 1, "name": "Ann"})
    return id


@pytest.mark.parametrize(("size", "language", "words"), [("desktop", "en", "Never ask me"), ("phone", "fr", "Ne jamais me demander")])
def test_the_switch_stands_in_ones_own_seat_and_is_kept_by_the_table(visit, size, language, words):
    guest = visit(size=size, language=language)
    id = table(guest, **MODULES)
    guest.goto(f"/t/{id}", ".never")
    assert guest.text(".seat:has(.you) .never") == words
    assert guest.page.locator(".never").count() == 1
    for on in (True, False, True):
        guest.page.locator(".never").click()
        guest.until(lambda on=on: guest.ask(f"/api/tables/{id}")["spared"] is on, "the table knows")
        guest.until(lambda on=on: guest.page.locator(".never input").is_checked() is on, "the switch shows it")
    guest.goto(f"/t/{id}", ".never")
    assert guest.page.locator(".never input").is_checked()
    assert guest.axe(".seats") == []
    assert guest.overflow() <= 0


def test_there_is_no_switch_where_nothing_is_offered(visit):
    guest = visit()
    guest.goto(f"/t/{table(guest)}", ".seat")
    assert guest.page.locator(".never").count() == 0
