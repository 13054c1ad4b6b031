"""Whole games in a browser, from the first page to the end: by mouse and touch, by typed moves, by keys, and as a screen reader meets them;
two browsers at one table, two people at one screen, a page loaded anew and a network that goes away."""

import pytest

from estran.games import GAMES
from tests.rulemark import rule
from tests.web.player import Player
from tests.web.test_pages import begin
from tests.web.visitor import Visitor

MOST = {"crabz": 60, "marche": 60, "poulpe": 12, "oh_crab": 24}
"""So many decisions are made in the browser; a bot plays the rest, so that no test takes long."""


def over(guest: Visitor) -> None:
    """The end is told, and the way on is there."""
    guest.page.wait_for_selector(".over h2")
    assert guest.text(".over h2")
    assert guest.page.locator(".over a[href^='/replay/']").count() == 1
    assert not guest.axe()


@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("phone", "fr")])
@pytest.mark.parametrize("id", GAMES)
def test_a_game_is_played_from_the_first_page_to_the_end(visit, id, size, language):
    guest = visit(size=size, language=language)
    player = Player(guest, begin(guest, id))
    player.play(MOST[id])
    assert player.acts >= 3
    assert guest.overflow() <= 0
    player.finish()
    over(guest)


@pytest.mark.parametrize("id", GAMES)
def test_a_table_fits_a_large_window(visit, id):
    """Also by a pixel: a bar for that would stand beside those of the sheets."""
    guest = visit()
    begin(guest, id)
    guest.page.wait_for_selector("#moves option", state="attached")
    for width, height in ((1366, 768), (1440, 900), (1920, 1080)):
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.until(lambda: guest.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), f"it fits {width} by {height}", 3)
        assert not guest.bars()


@pytest.mark.parametrize("way", ["notation", "keyboard", "tree"])
@pytest.mark.parametrize("id", GAMES)
def test_a_game_is_played_without_a_mouse(visit, id, way):
    guest = visit()
    player = Player(guest, begin(guest, id), way, luck=2)
    player.play(min(MOST[id], 10))
    assert player.acts >= 3
    player.finish()
    over(guest)


def opened(guest: Visitor, id: str, names: list[str], **more: object) -> str:
    """A table where these sit down at this browser."""
    table = str(guest.tell("/api/tables", {"game": id, **more})["table"])
    for seat, name in enumerate(names, start=1):
        guest.tell(f"/api/tables/{table}/commands", {"do": "sit", "seat": seat, "name": name})
    return table


def joined(visit, id: str) -> list[Player]:
    """Ann opens a table, Bob comes to it by its link, and they begin."""
    ann, bob = visit(), visit(size="phone", language="fr")
    ann.goto("/")
    table = opened(ann, id, ["Ann"], window=0)
    ann.goto(f"/t/{table}", ".waiting")
    link = ann.page.locator(".invite input").input_value()
    assert link == f"{ann.url}/t/{table}"
    bob.page.goto(link)
    bob.page.locator(".sit input").fill("Bob")
    bob.page.locator(".sit .btn").first.click()
    ann.page.locator(".chairs .btn.go").click()
    players = [Player(ann, table), Player(bob, table)]
    ann.until(lambda: players[0].frame()["stage"] == "playing", "the start")
    return players


@pytest.mark.parametrize("id", ["crabz", "poulpe"])
def test_two_browsers_play_one_match_by_link(visit, id):
    players = joined(visit, id)
    ann, bob, table = players[0].visitor, players[1].visitor, players[0].table
    while players[0].acts + players[1].acts < 14 and players[0].frame()["stage"] == "playing":
        acted = [player.act() for player in players]
        if not any(acted):
            ann.page.wait_for_timeout(50)
    assert min(player.acts for player in players) >= 2
    views = [player.frame()["view"] for player in players]
    if id == "poulpe":
        assert views[0] != views[1], "each sees a hand of their own"
    if players[0].frame()["stage"] != "over":
        ann.tell(f"/api/tables/{table}/commands", {"do": "resign", "seat": 1})
    for guest in (ann, bob):
        over(guest)


def test_whoever_looks_again_can_go_on_afterwards(visit):
    ann, bob = joined(visit, "crabz")
    while not (ann.acts and bob.acts and ann.mine()):
        assert ann.act() or bob.act()
    ann._shown(ann.mine())
    bob.page.reload()  # Ann is sent frames in which nothing has happened but that
    bob.page.wait_for_selector("main.table")
    ann.visitor.until(lambda: ann.frame()["chairs"][1]["present"], "Bob is there again")
    ann.page.wait_for_timeout(300)
    ann.page.keyboard.press("w")
    ann.page.wait_for_timeout(300)
    assert ann.act()


def test_both_browsers_add_to_the_deal_and_see_where_it_came_from(visit):
    ann, bob = joined(visit, "poulpe")
    before = ann.frame()
    assert [chair["contributed"] for chair in before["chairs"]] == [True, True], "Ann too, whom a plain call has seated"
    ann.page.locator(".btn.more").click()
    ann.page.locator(".further .seed summary").click()
    assert before["commitment"] in ann.visitor.text(".further .seed")
    ann.visitor.tell(f"/api/tables/{ann.table}/commands", {"do": "resign", "seat": 1})
    after = ann.frame()
    numbers = (before["commitment"], after["seed"], after["deal"]["secret"], *after["deal"]["contributions"])
    for guest in (ann.visitor, bob.visitor):
        guest.page.wait_for_selector(".over .seed")
        guest.page.locator(".over .seed summary").click()
        said = guest.text(".over .seed")
        assert all(number in said for number in numbers)
        assert guest.overflow() <= 0
        assert not guest.axe()
    bob.page.locator(".over .btn.go").click()
    bob.page.wait_for_selector("main.waiting, .waiting")
    bob.visitor.until(lambda: ann.frame()["next"], "the rematch")
    ann.page.locator(".over a.btn.go").click()
    ann.table = ann.frame()["next"]
    ann.visitor.until(lambda: all(chair["contributed"] for chair in ann.frame()["chairs"]), "both have added to the deal")
    ann.page.locator(".invite .seed summary").click()
    assert ann.frame()["commitment"] in ann.visitor.text(".invite .seed")


def test_what_is_taken_back_is_struck_out_and_nobody_is_out_of_time(visit):
    ann, bob = joined(visit, "crabz")
    player, other = (ann, bob) if ann.mine() else (bob, ann)
    assert player.act()
    player.visitor.until(lambda: player.page.locator(".log li").count() >= 2, "the move is told")
    assert not player.page.locator(".log del").count()
    player.page.keyboard.press("u")
    for guest in (ann.visitor, bob.visitor):
        guest.page.wait_for_selector(".log del")
        assert guest.page.locator(".log del").count() == 1
        assert guest.page.locator(".log del").evaluate("(one) => getComputedStyle(one).textDecorationLine") == "line-through"
    player.page.wait_for_timeout(1500)  # longer than time on the way is not charged
    assert not [chair for chair in other.frame()["chairs"] if chair["claimable"] is not None]
    assert player.act()


@pytest.mark.parametrize("id", ["crabz", "poulpe"])
def test_two_people_play_at_one_screen(visit, id):
    guest = visit()
    guest.goto("/")
    table = opened(guest, id, ["Ann", "Bob"], window=0)
    guest.goto(f"/t/{table}", "#table")
    player = Player(guest, table)
    player.play(10)
    frames = [player.frame(seat)["decision"] for seat in (1, 2)]
    assert min(frames) > 1, "both have played"
    if player.frame()["stage"] != "over":
        guest.tell(f"/api/tables/{table}/commands", {"do": "resign", "seat": 1})
    guest.until(lambda: guest.page.locator(".over, .curtain").count(), "the end, or whom it is to be shown to")
    player._pass_the_device()
    over(guest)


def test_a_curtain_hides_what_the_last_player_held(visit):
    guest = visit()
    guest.goto("/")
    table = opened(guest, "poulpe", ["Ann", "Bob"], window=0)
    player = Player(guest, table)

    def hidden() -> None:
        guest.page.wait_for_selector(".curtain")
        assert not guest.page.locator("[data-thing^='card:']").count()
        assert not guest.page.locator(".board").count()

    guest.goto(f"/t/{table}", "#table")
    hidden()  # nobody has said yet who has the device
    player._pass_the_device()
    owed = player.mine()["seat"]
    while (frame := player.mine()) and frame["seat"] == owed:
        player.act()
    hidden()
    assert not guest.axe()
    player._pass_the_device()
    guest.page.wait_for_selector("[data-thing^='card:']")
    guest.page.reload()
    hidden()


def test_a_game_that_begins_at_one_screen_shows_nobodys_hand(visit):
    guest = visit()
    guest.goto("/")
    table = opened(guest, "poulpe", ["Ann"], window=0, options={"first": 1})
    guest.goto(f"/t/{table}", ".waiting")
    guest.tell(f"/api/tables/{table}/commands", {"do": "sit", "seat": 2, "name": "Bob"})
    guest.page.wait_for_selector(".curtain")
    assert not guest.page.locator("[data-thing^='card:']").count()
    Player(guest, table).play(2)


@rule("CP-19", "CP-P14")
@pytest.mark.parametrize("memory", ["off", "on"])
def test_the_log_looks_back_past_a_round_only_with_the_memory_aid(visit, memory):
    guest = visit()
    guest.goto("/")
    table = opened(guest, "poulpe", ["Ann", "Bob"], window=0, options={"first": 1, "memory": memory})
    ann = Player(guest, table)
    for number in range(40):  # Ann and Bob pass whenever they can
        turn = ann.frame(1)["turn"][0]
        frame = ann.frame(turn)
        if frame["view"]["discard"] > 3 and not frame["view"]["round"]:
            break
        act = {"do": "act", "seat": turn, "decision": frame["decision"], "choice": frame["choices"][-1]["notation"], "id": f"{number}"}
        guest.tell(f"/api/tables/{table}/commands", act)
    guest.goto(f"/t/{table}", ".curtain")
    guest.page.locator(".curtain button").click()
    guest.until(lambda: "wins the round" in guest.text(".log"), "the log")
    guest.until(lambda: guest.page.locator(".log li").count() > 8 or memory == "off", "all of the log")
    assert (guest.text(".log").count("wins the round") > 1) == (memory == "on")
    assert ("plays" in guest.text(".log")) == (memory == "on")
    assert guest.page.locator(".went i").count() == len(frame["view"]["gone"])
    assert bool(frame["view"]["gone"]) == (memory == "on")
    assert f"In the common discard: {frame['view']['discard']} cards" in guest.text(".memory")


@rule("CP-09", "CP-P15")
def test_who_lost_opens_when_they_play_again(visit):
    guest = visit()
    guest.goto("/")
    table = opened(guest, "poulpe", ["Ann"], chairs=["", "hatchling"], window=0, options={"first": 2})
    guest.goto(f"/t/{table}", "main.table")
    Player(guest, table).finish()
    guest.page.locator(".over .btn.go").click()
    guest.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    guest.until(lambda: guest.text(".round") == "Ann opens the round", "the loser opens")


@pytest.mark.parametrize("id", ["crabz", "oh_crab"])
def test_a_page_that_is_loaded_anew_in_mid_turn_goes_on(visit, id):
    guest = visit()
    player = Player(guest, begin(guest, id))
    player.play(3)
    guest.until(player.mine, "my turn")
    before = guest.page.locator(".log li").count()
    guest.page.reload()
    guest.page.wait_for_selector("main.table")
    guest.until(lambda: guest.page.locator(".log li").count() >= min(before, 3), "what happened is told again")
    player.play(6)
    assert player.acts > 3  # some games are over soon


def test_what_is_done_while_the_network_is_cut_arrives_once(visit):
    guest = visit()
    player = Player(guest, begin(guest, "crabz"))
    player.play(2)
    frame = guest.until(player.mine, "my turn")
    player._shown(frame)
    guest.forgiven = True
    guest.context.set_offline(True)
    guest.page.wait_for_selector(".state.reconnecting")
    choice = frame["choices"][0]
    player._by_mouse(frame, choice)
    guest.page.wait_for_timeout(300)
    assert player.frame()["decision"] == frame["decision"], "nothing can have come"
    guest.context.set_offline(False)
    guest.until(lambda: player.frame()["decision"] != frame["decision"], "it came")
    guest.page.wait_for_selector(".state.saved")
    guest.forgiven = False
    record = guest.ask(f"/api/tables/{player.table}?since=0")["events"]
    assert sum(event["kind"] == "moved" and event["seat"] == 1 for event in record) == 3
    player.play(5)


def test_what_is_pressed_again_on_a_cut_line_is_sent_once(visit):
    guest = visit(size="phone")
    player = Player(guest, begin(guest, "crabz"))
    player.play(2)
    player._shown(guest.until(player.mine, "my turn"))
    guest.forgiven = True
    guest.context.set_offline(True)
    guest.page.wait_for_selector(".state.reconnecting")
    assert guest.overflow() <= 0
    for _ in range(3):
        guest.page.keyboard.press("u")
    guest.context.set_offline(False)
    guest.until(lambda: guest.page.locator(".state.saved").count(), "it is sent")
    guest.forgiven = False
    record = guest.ask(f"/api/tables/{player.table}?since=0")["events"]
    assert [event["kind"] for event in record].count("table-undone") == 1


def test_why_a_seat_link_is_no_good_is_said(visit):
    guest = visit()
    guest.goto("/")
    table = opened(guest, "crabz", ["Ann", "Bob"])
    thief = visit()
    thief.goto(f"/t/{table}#seat=made-up", "main.table")
    thief.page.wait_for_selector(".choices .why")
    assert "link" in thief.text(".choices .why")
    assert "#" not in thief.page.url


def test_the_language_is_switched_in_place(visit):
    guest = visit()
    begin(guest, "marche")
    guest.page.wait_for_selector("main.table")
    guest.page.locator("#menu").click()
    guest.page.locator("dialog .few label", has_text="Français").click()
    guest.until(lambda: guest.page.evaluate("document.documentElement.lang") == "fr", "French")
    guest.page.keyboard.press("Escape")
    assert "Annuler" in guest.text(".choices") or "Reprendre" in guest.text(".choices")


def test_why_not_is_answered_with_the_rule(visit):
    guest = visit()
    player = Player(guest, begin(guest, "crabz"))
    frame = guest.until(player.mine, "my turn")
    player._shown(frame)
    theirs = next(cell for cell, stack in frame["view"]["cells"].items() if stack[-1][0] != "1")
    guest.page.locator(f'[data-thing="cell:{theirs}"]:not(.sr *)').first.click(force=True)
    guest.page.wait_for_selector(".choices [role=alert]")
    assert "not yours" in guest.text(".choices [role=alert]")
    assert "CZ-07" in guest.text(".choices [role=alert]")
    mine = frame["choices"][0]["things"][0]
    guest.page.locator(f'[data-thing="{mine}"]:not(.sr *)').first.click(force=True)
    guest.page.wait_for_selector(".choices [role=alert]", state="detached")  # who thought again is not told of it any more


def test_a_hint_can_be_asked_for_and_played(visit):
    guest = visit()
    player = Player(guest, begin(guest, "marche"))
    frame = guest.until(player.mine, "my turn")
    player._shown(frame)
    guest.page.keyboard.press("h")
    guest.page.wait_for_selector(".hint")
    assert guest.page.locator(".hint p").count() >= 2, "with a reason"
    guest.page.locator(".hint .btn").click()
    assert player._gone_on(frame)
