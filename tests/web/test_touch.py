"""By finger: there is no hovering, so a place on the board is touched twice, first to see what would happen."""

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
