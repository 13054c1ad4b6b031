"""The reaction window: how long somebody thinks about an answer out of turn says nothing (CP-P3)."""

import msgspec
import pytest

from estran.core.refusal import Refused
from estran.games import game
from estran.table import Bank, commands
from estran.table.entries import Revealed
from tests.rulemark import rule
from tests.table.party import HUSHED, Party, frames


def asked(window=3_000, **opening):
    """Crabe VS Poulpe at a point where somebody is asked to resist; and who."""
    party = Party("poulpe", "ann", "bob", window=window, **opening)
    party.play_until(lambda: party.game.asks_out_of_turn(party.state))
    return party, party.state.next_seat()


def sees(table, *seats):
    return [msgspec.json.encode(table.frame(seat, since)) for seat in seats for since in (None, table.version - 1)]


@rule("CP-P3")
def test_an_answer_is_stored_at_once_and_seen_when_the_window_ends():
    party, seat = asked()
    ends = party.now + 3_000
    assert party.table.frame(None)["window"] == ends
    party.later(700)
    before, own = sees(party.table, None, 1 - seat), party.table.frame(seat)
    change = party.act(id="7")
    assert len(change.rows) == 1
    assert change.alone == seat
    assert sees(party.table, None, 1 - seat) == before
    assert party.table.frame(seat)["answered"] == own["choices"][0]["notation"]
    assert party.table.frame(seat)["choices"] == []
    assert party.table.due() == ends
    assert party.act(seat, id="7").rows == ()
    party.later(2_299)
    assert sees(party.table, None, 1 - seat) == before
    party.later(1)
    assert isinstance(party.rows[-1].entry, Revealed)
    assert party.table.frame(None)["version"] == own["version"] + 1
    assert party.table.frame(1 - seat, own["version"])["events"]
    assert party.table.frame(seat)["answered"] == ""
    assert party.table.frame(seat)["decision"] == own["decision"] + 1


@rule("CP-P3")
def test_nobody_can_tell_when_the_answer_was_given():
    """Answers of the same kind after 0, 1 and 2.9 seconds, of a person or a bot: the same is seen at the same time, clocks included."""
    seen = []
    for wait in (0, 1_000, 2_999):
        party, seat = asked(pace=Bank(60, 2))
        party.later(wait)
        party.act()
        party.later(3_000 - wait)
        assert party.table.window_ends is None or party.table.window_ends > party.now
        seen.append(sees(party.table, None, 1 - seat))
    assert seen[0] == seen[1] == seen[2]


@rule("CP-P3")
def test_an_answer_after_the_window_is_seen_at_once():
    party, _ = asked()
    party.later(3_000)
    change = party.act()
    assert change.alone is None
    assert party.table.held == {}


@rule("CP-P3")
def test_a_bots_answer_waits_too():
    party = Party("poulpe", "ann", chairs=("", "easy"))
    party.play_until(lambda: party.game.asks_out_of_turn(party.state) and party.state.next_seat() == 1)
    assert party.act().alone == 1
    assert party.table.bots() == []
    party.later(3_000)
    assert party.table.held == {}


def test_a_table_may_have_no_window():
    party, _ = asked(window=0)
    assert party.table.frame(None)["window"] is None
    assert party.act().alone is None


def test_time_runs_from_the_end_of_the_window():
    party, seat = asked(pace=Bank(60))
    left = party.table.clock.left[seat]
    party.later(1_000)
    party.act()
    party.later(2_000)
    assert party.table.clock.left[seat] == left
    party, seat = asked(pace=Bank(60))
    party.later(4_000)
    party.act()
    assert party.table.clock.left[seat] == left - 1_000


def test_who_has_answered_is_not_out_of_time_though_the_server_was_late():
    party, _ = asked(pace=Bank(10))
    party.act()
    party.now += 3_600_000
    party.keep(party.table.tick(party.now))
    assert party.table.clock.flagged == set()
    assert party.table.held == {}


def test_an_answer_is_taken_back_without_anybody_noticing():
    party, seat = asked()
    before, number = sees(party.table, None, 1 - seat), party.table.decisions[seat]
    party.act()
    with pytest.raises(Refused, match="You have answered"):
        party.act(seat, id="2")
    change = party.do(party.person(seat), commands.Undo(seat + 1))
    assert change.alone == seat
    assert sees(party.table, None, 1 - seat) == before
    assert party.table.due() is None
    assert party.table.frame(seat)["choices"]
    assert party.table.decisions[seat] == number
    party.act(nth=-1)


def test_an_illegal_answer_is_refused_at_once():
    party, seat = asked()
    with pytest.raises(Refused, match="is no move"):
        party.act(choice="hop")
    card = next(card for card in ("c9", "p9") if f"resist {card}" not in str(party.table.frame(seat)["choices"]))
    with pytest.raises(Refused):
        party.act(choice=f"resist {card}")
    assert party.table.held == {}


@rule("CP-P3")
def test_the_card_can_be_taken_back_whether_or_not_it_was_answered():
    """Had it to be asked for only once the answer is there, that would tell when it came."""
    for answered in (False, True):
        party, seat = asked()
        stale = commands.Act(seat + 1, party.table.decisions[seat], "let")
        if answered:
            party.act()
        party.do(party.person(1 - seat), commands.Undo(2 - seat))
        assert party.state.next_seat() == 1 - seat
        assert party.table.held == {}
        with pytest.raises(Refused, match="gone on"):
            party.do(party.person(seat), stale)


@rule("CP-P3")
def test_an_answer_does_not_end_a_question():
    """Else the one who asked would know."""
    party = Party("poulpe", "ann", "bob")
    party.play_until(lambda: len(party.table.match.moves()) > 20 and party.game.asks_out_of_turn(party.state))
    seat = party.state.next_seat()
    party.do(party.person(seat), commands.Undo(seat + 1))
    assert party.table.question is not None
    before = sees(party.table, None, 1 - seat)
    party.act()
    assert sees(party.table, None, 1 - seat) == before
    party.later(3_000)
    assert party.table.question is None


def test_an_answer_outlives_the_server():
    party, seat = asked()
    party.act()
    party.table = party.told()
    assert seat in party.table.held
    party.now += 60_000
    party.keep(party.table.tick(party.now))
    assert frames(party.told()) == frames(party.table)


def test_resigning_in_a_window_leaves_no_answer_behind():
    party, seat = asked()
    party.act()
    party.do(party.person(1 - seat), commands.Resign(2 - seat))
    assert party.table.held == {}
    assert party.table.due() is None
    assert party.table.stage == "over"


def test_several_answers_come_to_light_together():
    party = Party(HUSHED, "ann", "bob", "cat")
    party.play_until(lambda: party.game.asks_out_of_turn(party.state) and len(party.state.pending()) == 2)
    first, second = party.state.pending()
    before = sees(party.table, None, first)
    party.act(second)
    party.later(1_000)
    assert sees(party.table, None, first) == before
    party.act(first)
    assert party.state.pending() == [first, second]
    party.later(2_000)
    assert [move.seat - 1 for move in party.rows[-1].entry.moves] == [first, second]


def test_a_late_answer_does_not_wait_for_a_new_window():
    party = Party(HUSHED, "ann", "bob", "cat")
    party.play_until(lambda: party.game.asks_out_of_turn(party.state) and len(party.state.pending()) == 2)
    first, second = party.state.pending()
    party.act(first)
    party.later(3_000)
    assert party.state.pending() == [second]
    assert party.act(second).alone is None


def test_an_answer_that_comes_before_the_server_shows_those_that_wait_waits_too():
    party = Party(HUSHED, "ann", "bob", "cat")
    party.play_until(lambda: party.game.asks_out_of_turn(party.state) and len(party.state.pending()) == 2)
    first, second = party.state.pending()
    party.act(first)
    party.now += 3_001  # due, but not ticked yet
    party.act(second)
    assert set(party.table.held) == {first, second}
    party.later(0)
    assert party.table.held == {}


def test_who_is_asked_again_has_a_new_window():
    class Always(type(game("marche"))):
        def asks_out_of_turn(self, state):
            return True

    party = Party(Always(), "ann", "bob")
    seat, start = party.state.next_seat(), party.now
    party.act()
    party.later(3_000)
    assert party.state.next_seat() == seat
    assert party.table.window_ends == start + 6_000
