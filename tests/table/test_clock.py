"""Time: charged to who owes a decision, by the server's clock, and to nobody while the server was down."""

from estran.table import Bank, Days, Row, commands
from estran.table.clock import DAY, Clock
from estran.table.entries import Flagged
from tests.core import tidepool
from tests.table.party import Party


def test_without_a_pace_nothing_is_counted():
    party = Party("crabz", "ann", "bob")
    party.later(10**9)
    assert party.table.due() is None
    assert party.table.frame(None)["chairs"][0]["clock"] is None


def test_a_bank_pays_for_what_was_thought_and_grows_with_each_turn():
    party = Party("crabz", "ann", "bob", pace=Bank(60, 5))
    seat = party.state.next_seat()
    party.later(20_000)
    party.act()
    assert party.table.clock.left[seat] == 45_000
    assert party.table.clock.left[1 - seat] == 60_000
    party.later(7_000)
    party.act()
    assert party.table.clock.left[1 - seat] == 58_000
    shown = party.table.frame(None)["chairs"][seat]["clock"]
    assert shown == {"left": 45_000, "since": party.now, "flagged": False}


def test_time_on_the_way_is_not_charged_up_to_a_second():
    for lag, charged in ((0, 3_000), (400, 2_600), (1_000, 2_000), (60_000, 2_000), (-5_000, 3_000)):
        party = Party("crabz", "ann", "bob", pace=Bank(60))
        seat = party.state.next_seat()
        party.later(3_000)
        party.act(lag=lag)
        assert party.table.clock.left[seat] == 60_000 - charged


def test_a_choice_that_was_made_in_time_is_in_time():
    party = Party("crabz", "ann", "bob", pace=Bank(10))
    seat = party.state.next_seat()
    party.later(10_900)
    assert party.table.due() == party.now + 100
    assert party.table.tick(party.now) is None
    party.act(lag=950)
    assert party.table.clock.left[seat] == 50


def test_time_runs_out():
    party = Party("crabz", "ann", "bob", pace=Bank(10))
    seat = party.state.next_seat()
    assert party.table.due() == party.now + 11_000
    party.later(11_000)
    assert party.rows[-1].entry == Flagged(seat + 1)
    assert party.table.due() is None
    party.act()
    assert party.table.clock.left[seat] == 0
    party.act()
    party.later(1_000)
    assert party.table.clock.flagged == {seat}


def test_a_turn_of_several_decisions_earns_one_increment():
    party = Party("marche", "ann", "bob", pace=Bank(60, 5))
    seat = party.state.next_seat()
    party.later(2_000)
    party.act()
    assert party.state.next_seat() == seat
    assert party.table.clock.left[seat] == 58_000
    party.later(3_000)
    party.act()
    assert party.state.next_seat() != seat
    assert party.table.clock.left[seat] == 60_000


def test_days_are_given_anew_for_each_decision():
    party = Party("crabz", "ann", "bob", pace=Days(2))
    seat = party.state.next_seat()
    party.later(DAY)
    party.act()
    party.later(DAY)
    party.act()
    assert party.table.clock.left[seat] == 2 * DAY
    assert party.table.due() == party.now + 2 * DAY + 1_000


def test_all_who_plan_at_once_are_charged_each_for_their_own():
    party = Party(tidepool.GAME, "ann", "bob", "cat", pace=Bank(60))
    party.later(1_000)
    party.act(1)
    party.later(2_000)
    party.act(0)
    assert party.table.clock.left == [57_000, 59_000, 60_000]
    assert [since is not None for since in party.table.clock.since] == [False, False, True]
    party.later(59_000)
    assert party.table.clock.flagged == {2}


def test_a_bots_time_does_not_run():
    party = Party("crabz", "ann", chairs=("easy", ""), pace=Bank(10))
    if party.table.bots():
        assert party.table.due() is None
        party.act()
    party.do("ann", commands.Hand(2, "easy"))
    party.later(60_000)
    assert party.table.clock.left == [10_000, 10_000]
    party.do("ann", commands.Back(2))
    assert party.table.due() == party.now + 11_000


def test_nobody_gains_time_by_letting_a_bot_in_between():
    for pace, full in ((Bank(60), 60_000), (Days(1), DAY)):
        party = Party("crabz", "ann", "bob", pace=pace)
        seat = party.state.next_seat()
        party.later(full // 3)
        party.do(party.person(seat), commands.Hand(seat + 1, "easy"))
        party.later(1_000)
        party.do(party.person(seat), commands.Back(seat + 1))
        assert party.table.clock.left[seat] == full - full // 3
        party.later(full - full // 3 + 1_000)
        assert party.table.clock.flagged == {seat}
        party.do(party.person(seat), commands.Hand(seat + 1, "easy"))
        party.do(party.person(seat), commands.Back(seat + 1))
        assert party.table.clock.left[seat] == 0


def test_days_that_were_taken_back_run_on():
    party = Party("crabz", "ann", "bob", pace=Days(2))
    seat = party.state.next_seat()
    party.later(DAY)
    party.act()
    party.later(DAY // 2)
    party.do(party.person(seat), commands.Undo(seat + 1))
    assert party.table.due() == party.now + DAY // 2 + 1_000


def test_nobody_thinks_on_anothers_time_by_taking_back():
    party = Party("crabz", "ann", "bob", pace=Bank(60, 5))
    seat = party.state.next_seat()
    party.later(10_000)
    party.act()
    party.later(8_000)
    party.do(party.person(seat), commands.Undo(seat + 1))
    assert party.table.clock.left == [60_000 - 10_000 * (place == seat) for place in range(2)]
    party.later(2_000)
    party.act()
    assert party.table.clock.left[seat] == 60_000 - 20_000 + 5_000
    assert party.table.clock.left[1 - seat] == 60_000


def test_taking_a_plan_back_earns_nothing():
    party = Party(tidepool.GAME, "ann", "bob", "cat", pace=Bank(60, 5))
    party.act(0)
    party.later(3_000)
    party.act(1)
    for _ in range(3):
        party.do("ann", commands.Undo(1))
        party.act(0)
    assert party.table.clock.left[0] == 65_000


def test_nobodys_time_runs_while_the_server_is_down():
    party = Party("crabz", "ann", "bob", pace=Bank(60))
    seat = party.state.next_seat()
    party.later(10_000)
    down = party.now
    up = down + 3_600_000
    party.now = up + 50
    assert party.restart(naps=[(down, up)])
    assert party.restart(naps=[(down, up)]) is None, "starting twice counts it once"
    assert party.table.due() == up + 51_000
    assert not party.table.present("ann")
    party.now = up + 5_000
    party.act()
    assert party.table.clock.left[seat] == 45_000


def test_a_nap_is_not_charged_to_who_takes_back_after_it():
    party = Party("crabz", "ann", "bob", pace=Bank(60))
    seat = party.state.next_seat()
    party.later(1_000)
    party.act()
    party.later(2_000)
    party.now += 50_000
    party.restart(naps=[(party.now - 50_000, party.now)])
    party.do(party.person(seat), commands.Undo(seat + 1))
    party.later(4_000)
    party.act()
    assert party.table.clock.left[seat] == 60_000 - 1_000 - 2_000 - 4_000


def test_several_naps_are_added_up():
    party = Party("crabz", "ann", "bob", pace=Bank(60))
    start = party.now
    naps = [(start - 50_000, start - 10_000), (start + 5_000, start + 25_000), (start + 30_000, start + 130_000)]
    party.now = start + 131_000
    assert party.restart(naps=naps)
    assert party.table.due() == start + 120_000 + 61_000


def test_a_nap_of_a_table_without_a_clock_is_not_stored():
    party = Party("crabz", "ann", "bob")
    assert party.told().wake([(party.now, party.now + 5)], party.now + 9) is None


def test_who_does_not_press_is_not_charged():
    clock = Clock(Bank(10), 2)
    clock.run({0: 100})
    clock.run({1: 400})
    assert clock.left == [10_000, 10_000]
    assert clock.since == [None, 400]


def test_who_takes_back_without_a_pace_is_not_out_of_time():
    party = Party("crabz", "ann", "bob")
    seat = party.state.next_seat()
    party.act()
    party.do(party.person(seat), commands.Undo(seat + 1))
    assert party.table.due() is None
    party.later(10**9)
    assert party.table.claimable(seat) is None
    assert not any(isinstance(row.entry, Flagged) for row in party.rows)


def test_a_flag_that_fell_without_a_pace_does_not_count():
    """As 0.1.0 stored it of who had taken something back."""
    party = Party("crabz", "ann", "bob")
    party.rows.append(Row(len(party.rows), party.now, Flagged(1)))
    assert party.told().claimable(0) is None
