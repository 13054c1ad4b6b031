"""Crabe VS Poulpe: how a round ended is said, and stays to be read until one goes on; with motion it is also seen."""

from typing import Any

import pytest

from tests.web.test_games import opened
from tests.web.visitor import Visitor

ENDED, GIFT = 5, 7
"""Positions of the gallery where a round has just ended."""


def act(guest: Visitor, table: str, seat: int, *wanted: str) -> str:
    """By the server, whatever the page shows: the first of these verbs that may be chosen, else anything."""

    def asked() -> Any:
        frame = guest.ask(f"/api/tables/{table}?seat={seat}")
        return frame["choices"] and frame

    frame = guest.until(asked, "something to choose")
    verbs = [choice["verb"] for choice in frame["choices"]]
    choice = frame["choices"][next((verbs.index(verb) for verb in wanted if verb in verbs), 0)]
    command = {"do": "act", "id": f"{seat}-{frame['decision']}", "seat": seat, "decision": frame["decision"], "choice": choice["notation"]}
    guest.tell(f"/api/tables/{table}/commands", command)
    return str(choice["verb"])


@pytest.mark.parametrize(
    ("position", "language", "words"),
    [
        (ENDED, "en", ["Basile wins the round with", ": Ann passes.", "cards go to the discard.", "Basile draws"]),
        (ENDED, "fr", ["Basile remporte la manche avec", " : Ann passe.", "cartes vont à la défausse.", "Basile pioche"]),
        (GIFT, "en", ["wins the round with", "passes."]),
    ],
)
def test_it_is_said_who_won_a_round_with_what_and_why(visit, position, language, words):
    guest = visit(language=language)
    guest.goto(f"/gallery/poulpe?only={position}", ".hand .card")
    said = guest.text(".verdict").replace("\xa0", " ")
    assert not [part for part in words if part not in said], said


@pytest.mark.parametrize("more", [{}, {"reduced_motion": "reduce"}], ids=["as set", "reduced motion"])
def test_it_stays_until_one_goes_on_though_the_other_has(visit, more):
    ann, bob = visit(settings={"speed": "normal"}, **more), visit()
    ann.goto("/")
    table = opened(ann, "poulpe", ["Ann"], options={"first": 2}, window=0)
    bob.tell(f"/api/tables/{table}/commands", {"do": "sit", "seat": 2, "name": "Bob"})
    ann.goto(f"/t/{table}", "main.table, .waiting")
    ann.until(lambda: ann.ask(f"/api/tables/{table}")["stage"] == "playing" or ann.page.locator(".chairs .btn.go").click(), "the start")
    act(bob, table, 2, "play")
    while act(ann, table, 1, "pass", "let") != "pass":
        bob.until(lambda: bob.ask(f"/api/tables/{table}")["turn"], "somebody's turn")
        if bob.ask(f"/api/tables/{table}?seat=2")["choices"]:
            act(bob, table, 2, "let", "decline")
    ann.page.wait_for_selector(".duel .verdict")
    assert ann.text(".duel .verdict").startswith("Bob wins the round with")
    act(bob, table, 2, "play")
    ann.page.wait_for_selector(".round .card")
    assert ann.page.locator(".duel .verdict").is_visible(), "Bob has gone on, Ann has not"
    act(ann, table, 1, "let", "play", "pass")
    ann.page.wait_for_selector(".duel .verdict", state="detached")


def test_one_sees_the_card_that_won_before_the_round_is_swept(visit):
    """The pile lies there while it is said, and not only the log."""
    guest = visit(settings={"speed": "slow"})
    guest.goto(f"/gallery/poulpe?only={ENDED}", ".hand .card")
    guest.page.locator(".log").dblclick()
    guest.page.wait_for_selector(".flight .verdict", state="attached")
    assert "wins the round with" in guest.page.locator(".flight .verdict").text_content()
