"""An offer in a terminal: asked in a short line, and Enter alone skips it."""

import os

import msgspec
import pytest
from rich.console import Console

from estran.core.chance import Quick, secret_of
from estran.core.record import Act, Start
from estran.table import Match, commands
from estran.terminal.join import Joined
from estran.terminal.play import Sitting
from estran.terminal.screen import Screen
from tests.table.party import ADVENTURE, OFFERING, Party
from tests.table.test_offers import offered

BOARD = "crabs"
"""What stands on the board of Tidepool."""


@pytest.fixture
def console():
    with open(os.devnull, "w", encoding="utf-8") as nowhere:
        yield Console(width=120, record=True, file=nowhere)


class First:
    """A bot that takes whatever comes first."""

    def choose(self, state, seat, luck):
        return state.legal(seat)[0]


def asked(one):
    """A party at which somebody is asked an offer, and who."""
    if one is ADVENTURE:
        return offered()
    party = Party(one, "ann", "bob", "cat", options={"players": 3})
    party.play_until(lambda: any(len(party.state.legal(seat)) > 1 for seat in party.table.offered))
    return party, next(seat for seat in party.table.offered if len(party.state.legal(seat)) > 1)


def sit(console, *lines, language="en", people=1, one=ADVENTURE):
    """What is said to somebody who is asked an offer in a bot's turn, types these lines and leaves; and the match."""
    party, seat = asked(one)
    seats = tuple("" if place == seat or people > 1 else "first" for place in range(3))
    match = Match(one, one.checked({"players": 3}), seats, secret_of(1), start=Start(one.position(party.state)))
    bots = {place: First() for place, bot in enumerate(seats) if bot}
    answers = iter(lines)

    def ask(prompt):
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    Sitting(match, bots, {place: Quick(1) for place in bots}, Screen(one, language, console), ask=ask).play()
    return console.export_text(), match


@pytest.mark.parametrize(("typed", "move"), [("", "done"), ("done", "done"), ("2", "done"), ("1", "brace"), ("brace", "brace")])
def test_an_offer_is_a_line_and_enter_alone_skips_it(console, typed, move):
    said, match = sit(console, typed)
    before = said.partition("Enter alone skips.")[0]
    assert "You may: 1) brace" in said
    assert len(before.splitlines()) < 6, "no board before it"
    assert match.entries[0] == Act(3, move)


def test_the_board_is_shown_to_who_asks_for_it_and_what_cannot_be_is_asked_again(console):
    said, match = sit(console, "board", "3", "help", "", one=OFFERING)
    first, between, _ = said.split("Enter alone skips.", 2)
    assert (BOARD in first, BOARD in between) == (False, True)
    assert match.entries[0].move == "pass"


def test_who_passes_the_keyboard_on_sees_the_board_too(console):
    said, _ = sit(console, "", people=3, one=OFFERING)
    assert BOARD in said.partition("Enter alone skips.")[0]


def test_it_is_said_in_french(console):
    said, _ = sit(console, "", language="fr")
    assert "Vous pouvez : 1) brace" in said.replace("\u00a0", " ")
    assert "Entrée seule pour passer" in said


# -- at a served table


class Line:
    """A visit that keeps what was sent."""

    house, table = "http://house", "t"

    def __init__(self):
        self.sent = []

    def say(self, message):
        self.sent.append(message)
        return True


def join(console, party, seat):
    line = Line()
    joined = Joined(line, Screen(party.game, "en", console))

    def hear(since=None):
        joined._told(msgspec.json.decode(msgspec.json.encode(party.table.frame(seat, since))))

    hear()
    return line, joined, hear


def test_at_a_served_table_enter_alone_skips_too(console):
    party, seat = asked(OFFERING)
    line, joined, _ = join(console, party, seat)
    said = console.export_text()
    assert "You may: 1) cancel. Enter alone skips." in said
    assert BOARD not in said
    joined._typed("")
    sent = {"do": "act", "seat": seat + 1, "decision": party.table.decisions[seat], "choice": "pass"}
    assert line.sent[-1] == {**sent, "id": line.sent[-1]["id"]}
    joined._typed("board")
    assert BOARD in console.export_text()


def test_the_others_are_told_what_they_wait_for_and_enter_does_nothing(console):
    party, seat = asked(OFFERING)
    other = next(one for one in range(3) if one not in party.table.offered)
    line, joined, _ = join(console, party, other)
    said = console.export_text()
    assert f"Something is offered to Player {seat + 1}" in said
    assert BOARD in said
    joined._typed("")
    assert line.sent == []


def test_never_asks_no_more_and_then_again(console):
    party = Party(OFFERING, "ann", "bob")
    line, joined, hear = join(console, party, 1)
    for yes, words in ((True, "You are never asked any more"), (False, "You are asked again")):
        joined._typed("never")
        sent = line.sent[-1]
        assert sent == {"do": "spare", "seat": 2, "yes": yes, "id": sent["id"]}
        party.do("bob", msgspec.convert(sent, commands.Command))
        hear(party.table.version)
        assert words in console.export_text()


def test_a_server_of_old_says_nothing_of_offers(console):
    party = Party("crabz", "ann", "bob")
    frame = party.table.frame(0)
    for new in ("offers", "idle", "spared"):
        del frame[new]
    joined = Joined(Line(), Screen(party.game, "en", console))
    for _ in range(2):
        joined._told(msgspec.json.decode(msgspec.json.encode(frame)))
