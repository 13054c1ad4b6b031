"""By finger: there is no hovering, so a place on the board is touched twice, first to see what would happen."""

import pytest

from tests.web.test_games import opened


def test_the_first_touch_shows_and_the_second_plays(visit):
    guest = visit(size="phone")
    guest.goto("/")
    table = opened(guest, "crabz", ["Ann", "Bob"])
    guest.goto(f"/t/{table}", "#table")

    def decisions() -> int:
        return sum(guest.ask(f"/api/tables/{table}?seat={seat}")["decision"] for seat in (1, 2))

    frame = next(frame for seat in (1, 2) if (frame := guest.ask(f"/api/tables/{table}?seat={seat}"))["choices"])
    crab, landing = frame["choices"][0]["things"]
    before = decisions()
    for thing in (crab, landing):
        guest.page.locator(f'.board svg [data-thing="{thing}"]').last.tap(force=True)
    play = guest.page.locator(f'.choices .btn.go[data-thing="{landing}"]')
    play.wait_for()
    assert decisions() == before, "nothing is played yet"
    play.tap()
    guest.until(lambda: decisions() > before, "the second touch plays")


@pytest.mark.parametrize("id", ["marche", "poulpe"])
def test_whatever_would_be_done_is_shown_first(visit, id):
    """A card in the hand, too: one tap never commits it."""
    guest = visit(size="phone")
    guest.goto("/")
    table = opened(guest, id, ["Ann"], chairs=["", "steady"], options={"players": 2})
    guest.goto(f"/t/{table}", "main.table")

    def asked() -> dict:
        return guest.ask(f"/api/tables/{table}?seat=1")

    def touchable() -> str:
        frame = asked()
        ends = [choice["things"][0] for choice in frame["choices"] if len(choice["things"]) == 1]
        found = next((thing for thing in ends if not thing.startswith("button:") and ends.count(thing) == 1), "")
        if frame["choices"] and not found:  # nothing but buttons, or what takes two touches anyway: on to the next
            act = {"do": "act", "id": f"{frame['decision']}", "seat": 1, "decision": frame["decision"]}
            guest.tell(f"/api/tables/{table}/commands", {**act, "choice": frame["choices"][-1]["notation"]})
        return found

    thing = guest.until(touchable, "something that one touch could do")
    first = asked()["choices"][0]["notation"]
    guest.until(lambda: guest.page.evaluate("document.querySelector('#moves option')?.value") == first, "the page asks it, too")
    before = asked()["decision"]
    drawn = guest.page.locator(f'[data-thing="{thing}"]:not(.sr *, .choices *)').locator("visible=true").first
    drawn.evaluate("(one) => one.scrollIntoView({ block: 'center', inline: 'center' })")
    drawn.tap(force=True)
    shown = guest.page.locator(f'.choices .btn.go[data-thing="{thing}"]')
    shown.wait_for()
    assert asked()["decision"] == before, "nothing is played yet"
    drawn.tap(force=True)
    guest.until(lambda: asked()["decision"] != before or asked()["answered"], "the second touch plays")


def test_a_card_of_the_octopus_says_what_it_does_on_a_phone(visit):
    for language in ("en", "fr"):
        guest = visit(size="phone", language=language)
        guest.goto("/gallery/poulpe?only=0", ".hand .card")
        for text in guest.page.locator(".hand .card .tx").all():
            assert text.is_visible()
            assert float(text.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)")) >= 11
        assert not guest.clipped()
