"""Offers: what a seat may answer or not. Who never wants to be asked, and who lets the time pass, skips it by an act like any other."""

import msgspec
import pytest

from estran.core.chance import secret_of
from estran.core.record import Act, decode
from estran.core.refusal import Refused
from estran.games import game
from estran.games.oh_crab.rules.setup import ACTIVE
from estran.table import Bank, Days, Table, commands, replay
from estran.table.entries import Acted, Spared
from tests.rulemark import rule
from tests.table.party import ADVENTURE, HUSHED_OFFERING, LEVELS, OFFERING, Party, frames

TEN = 10_000
PEOPLE = ("ann", "bob", "cat")
SEEDS = (3, 6, 8, 9, 11)
"""Where a cork, a pickpocket, a yawner, a brute and a hard shell are asked."""


def active(party):
    return int(party.state.table[ACTIVE])


def offered(seed=11, people=PEOPLE, **opening):
    """A race in which somebody is asked an offer in another's turn, and who."""
    party = Party(ADVENTURE, *people, seed=seed, **opening)
    party.play_until(lambda: any(seat != active(party) for seat in party.table.offered), seed)
    return party, next(iter(party.table.offered))


def acts(party):
    return [row.entry for row in party.rows if isinstance(row.entry, Acted)]


def same_when_told(party):
    again = party.told()
    assert frames(again) == frames(party.table)
    assert (again.due(), again.skips(), again.offered, again.spared) == (
        party.table.due(),
        party.table.skips(),
        party.table.offered,
        party.table.spared,
    )


# -- what is said of it


@pytest.mark.parametrize("seed", SEEDS)
def test_all_see_who_is_asked_and_until_when_and_the_seat_what_skips_it(seed):
    party, seat = offered(seed)
    for viewer in (None, 0, 1, 2):
        frame = party.table.frame(viewer)
        assert frame["offers"] == [{"seat": seat + 1, "ends": party.now + TEN}]
        assert frame["turn"] == [seat + 1]
        assert (frame["idle"], bool(frame["choices"])) == (("done", True) if viewer == seat else ("", False))
        assert frame["spared"] is (None if viewer is None else False)
        assert frame["window"] is None, "an offer needs no hiding"
    same_when_told(party)
    party.act(seat, choice="done")
    assert party.table.frame(None)["offers"] == [] or party.table.offered


def test_where_nothing_is_offered_nothing_is_said_of_it_and_nobody_is_spared():
    for party in (Party("crabz", "ann", "bob"), Party("oh_crab", *PEOPLE)):
        assert party.table.frame(0)["spared"] is None
        assert party.table.frame(0)["offers"] == []
        with pytest.raises(Refused, match="Nothing is offered in this game"):
            party.do("ann", commands.Spare(1, True))


def test_idle_is_done_for_whoever_is_asked_and_nothing_for_the_others():
    party, seat = offered()
    done = party.game.parse(party.state, seat, "done")
    assert [party.game.idle(party.state, one) for one in range(3)] == [done if one == seat else None for one in range(3)]
    assert ADVENTURE.offers(ADVENTURE.checked({}))
    assert not game("oh_crab").offers(game("oh_crab").checked({"surprises": "on", "events": "on", "challenges": "on"}))
    assert not game("oh_crab").offers({"players": 3}), "as 0.1.0 stored them"


# -- time


@pytest.mark.parametrize("seed", SEEDS)
def test_who_lets_the_time_pass_has_skipped(seed):
    party, seat = offered(seed)
    decision, made = party.table.decisions[seat], len(acts(party))
    assert party.table.due() == party.now + TEN
    assert party.table.tick(party.now + TEN - 1) is None
    party.later(TEN)
    assert [(one.seat, one.move, one.by) for one in acts(party)[made:]] == [(seat + 1, "done", "")]
    assert party.table.match.entries[-1] == Act(seat + 1, "done")
    assert party.table.decisions[seat] == decision + 1
    same_when_told(party)
    with pytest.raises(Refused, match="has gone on since then"):
        party.do(party.person(seat), commands.Act(seat + 1, decision, "done"))


def test_who_answers_in_time_has_answered():
    party, seat = offered()
    party.later(TEN - 1)
    party.act(seat, choice="brace")
    assert acts(party)[-1].by == party.person(seat)
    party.later(TEN)
    assert acts(party)[-1].move == "brace"


def test_the_time_is_the_tables():
    party, _ = offered(answer_time=30_000)
    assert party.table.due() == party.now + 30_000
    party, seat = offered(answer_time=0)
    assert (party.table.due(), party.table.frame(None)["offers"]) == (None, [{"seat": seat + 1, "ends": None}])


@pytest.mark.parametrize("wrong", [-1, 1, 2_999, 60_001])
def test_a_time_that_is_no_time_is_refused(wrong):
    with pytest.raises(Refused, match="from 3 to 60 seconds"):
        Table.open(ADVENTURE, {}, owner="ann", secret=secret_of(1), now=1, answer_time=wrong)


def test_a_rematch_has_the_same_time_and_asks_again():
    party = Party(ADVENTURE, *PEOPLE, answer_time=5_000)
    party.do("ann", commands.Spare(1, True))
    party.finish()
    _, rows = party.table.rematch("ann", "new", secret_of(2), party.now)
    new = Table.rebuild("new", ADVENTURE, rows, LEVELS)
    assert (new.opened.answer_time, new.spared) == (5_000, [False] * 3)


def test_while_its_person_is_away_nothing_is_skipped_and_it_begins_anew_when_they_are_back():
    party, seat = offered()
    person = party.person(seat)
    party.later(TEN - 1)
    party.leave(person)
    assert (party.table.due(), party.table.frame(None)["offers"]) == (None, [{"seat": seat + 1, "ends": None}])
    party.later(60_000)
    assert party.table.offered
    party.come(person)
    assert party.table.due() == party.now + TEN
    party.later(5_000)
    party.table.arrive(person, party.now)  # another tab
    assert party.table.due() == party.now + TEN - 5_000
    same_when_told(party)
    party.later(TEN)
    assert acts(party)[-1].move == "done"


def test_after_a_restart_all_are_away_until_they_come_back():
    party, seat = offered()
    party.later(4_000)
    party.restart()
    assert party.table.due() is None
    party.later(60_000)
    party.come(party.person(seat))
    party.later(TEN - 1)
    assert party.table.offered
    party.later(1)
    assert acts(party)[-1].move == "done"


def test_in_games_of_days_an_offer_waits():
    party, seat = offered(pace=Days(1))
    assert party.table.frame(None)["offers"] == [{"seat": seat + 1, "ends": None}]
    party.later(3_600_000)
    assert [*party.table.offered] == [seat]
    same_when_told(party)


def test_a_bot_answers_itself_and_who_comes_back_has_the_whole_time():
    party, seat = offered()
    party.do(party.person(seat), commands.Hand(seat + 1, "easy"))
    assert (party.table.due(), [owed.seat for owed in party.table.bots()]) == (None, [seat])
    party.later(60_000)
    party.do(party.person(seat), commands.Back(seat + 1))
    assert party.table.due() == party.now + TEN
    same_when_told(party)


def test_a_seat_that_moves_to_another_device_is_asked_anew():
    party, seat = offered()
    party.later(9_000)
    party.keep(party.table.move(seat, party.person(seat), 0, "eve", party.now))
    assert party.table.due() == party.now + TEN
    same_when_told(party)


# -- clocks


@pytest.mark.parametrize("seed", SEEDS)
def test_an_offer_costs_nobody_any_time_and_ends_nobodys_turn(seed):
    party, seat = offered(seed, pace=Bank(600, 30))
    whose, left = active(party), list(party.table.clock.left)
    assert party.table.clock.since[whose] is None
    assert party.table.clock.since[seat] == party.now + TEN
    party.later(TEN)
    assert acts(party)[-1].move == "done"
    now = list(party.table.clock.left)
    assert now[seat] == left[seat], "neither charged nor rewarded"
    ended = whose not in party.state.pending() and not party.table.offered
    assert now[whose] == left[whose] + 30_000 * ended
    same_when_told(party)


def test_whose_turn_is_interrupted_is_rewarded_once_at_its_end():
    """An increment for each act that is followed by an offer would be time for nothing."""
    party, asked = offered(pace=Bank(600, 30))
    seat = active(party)
    before = party.table.clock.left[seat]
    party.act(asked, choice="done")
    party.play_until(lambda: seat not in party.state.pending() and not party.table.offered, 5)
    assert party.table.clock.left[seat] == before + 30_000
    same_when_told(party)


def test_who_is_away_pays_for_the_time_after():
    party, seat = offered(pace=Bank(60))
    person, start = party.person(seat), party.now
    left = party.table.clock.left[seat]
    party.leave(person)
    assert party.table.due() == start + TEN + left + 1_000
    party.later(TEN + left + 1_000)
    assert party.table.claimable(seat) == 0
    same_when_told(party)


# -- never ask me


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("pace", [None, Bank(60, 5), Days(1)])
def test_who_never_wants_to_be_asked_is_skipped_at_once(seed, pace):
    party, seat = offered(seed, pace=pace)
    change = party.do(party.person(seat), commands.Spare(seat + 1, True))
    assert ([row.entry for row in change.rows], change.alone) == ([Spared(seat + 1, True, by=party.person(seat))], seat)
    frame = party.table.frame(seat)
    assert (frame["spared"], frame["choices"], frame["idle"]) == (True, [], "")
    assert party.table.due() <= party.now
    same_when_told(party)
    party.leave(party.person(seat))  # here or not
    party.later(0)
    assert acts(party)[-1] == msgspec.structs.replace(acts(party)[-1], seat=seat + 1, move="done", by="", id="")
    same_when_told(party)
    for _ in range(300):
        if party.table.stage == "over":
            break
        assert seat not in party.table.offered
        party.act()
        party.later(0)
    party.finish()
    record = decode(party.table.record().encode())
    assert replay(record, ADVENTURE).record() == record


def test_nobody_else_is_told_who_never_wants_to_be_asked():
    party = Party(ADVENTURE, *PEOPLE)
    before, version = frames(party.table), party.table.version
    party.do("bob", commands.Spare(2, True))
    after = frames(party.table)
    assert [one == other for one, other in zip(before, after, strict=True)] == [True, True, False, True]
    assert party.table.version == version
    same_when_told(party)


def test_it_can_be_switched_off_again_at_any_time():
    party, seat = offered()
    person = party.person(seat)
    party.do(person, commands.Spare(seat + 1, True))
    assert party.do(person, commands.Spare(seat + 1, True)).rows == ()
    party.do(person, commands.Spare(seat + 1, False))
    assert party.table.due() == party.now + TEN
    assert party.table.frame(seat)["idle"] == "done"
    same_when_told(party)


def test_only_ones_own_seat_and_a_chair_that_is_left_is_asked_again():
    party = Party(ADVENTURE, chairs=("", "", ""))
    party.do("ann", commands.Sit(1, "Ann"))
    with pytest.raises(Refused, match="not yours"):
        party.do("bob", commands.Spare(1, True))
    party.do("ann", commands.Spare(1, True))
    assert party.table.frame(0)["spared"]
    party.do("ann", commands.Leave(1))
    party.do("bob", commands.Sit(1, "Bob"))
    assert party.table.frame(0)["spared"] is False
    same_when_told(party)


def test_a_bot_is_not_skipped_for_who_never_wants_to_be_asked():
    party, seat = offered()
    party.do(party.person(seat), commands.Spare(seat + 1, True))
    party.do(party.person(seat), commands.Hand(seat + 1, "easy"))
    assert party.table.due() is None
    party.act(seat, choice="brace")
    assert acts(party)[-1].move == "brace"


# -- taking back


@rule("OC-D106")
@pytest.mark.parametrize("spared", [False, True])
def test_nothing_is_taken_back_past_anothers_answer(spared):
    """Also where nobody gave it: the others are asked."""
    party, seat = offered()
    whose = active(party)
    assert not party.table.match.taking_back(whose).seen, "before the answer it could be"
    party.do(party.person(seat), commands.Spare(seat + 1, spared))
    party.later(0 if spared else TEN)
    assert acts(party)[-1].move == "done"
    back = party.table.match.taking_back(whose)
    assert (back.acted, back.seen) == (True, True)
    with pytest.raises(Refused, match="has been seen"):
        party.told().match.undo(whose)
    party.do(party.person(whose), commands.Undo(whose + 1))
    assert party.table.question.what == "undo"
    same_when_told(party)
    for other in range(3):
        if other != whose:
            party.do(party.person(other), commands.Answer(other + 1, True))
    assert party.table.frame(None)["marked"]
    assert party.state.pending() == [whose]
    same_when_told(party)


def test_what_was_skipped_can_be_taken_back_while_nothing_came_of_it():
    party, seat = offered()
    party.later(TEN)
    assert not party.table.match.taking_back(seat).seen
    party.do(party.person(seat), commands.Undo(seat + 1))
    assert party.table.due() == party.now + TEN
    assert party.table.frame(seat)["idle"] == "done"
    same_when_told(party)


# -- any game


def test_several_may_be_asked_at_once_each_in_its_own_time():
    party = Party(OFFERING, *PEOPLE, options={"players": 3})
    party.play_until(lambda: len(party.table.offered) == 2)
    one, other = party.table.offered
    party.leave(party.person(one))
    party.later(4_000)
    party.come(party.person(one))
    assert dict(party.table.skips()) == {one: party.now + TEN, other: party.now + 6_000}
    party.later(6_000)
    assert [*party.table.offered] == [one]
    same_when_told(party)
    party.later(4_000)
    assert one not in party.table.offered


def test_in_a_window_what_is_skipped_is_held_and_nobody_notices():
    party = Party(HUSHED_OFFERING, *PEOPLE, options={"players": 3}, window=5_000)
    party.play_until(lambda: len(party.table.offered) == 2)
    seat, other = party.table.offered
    before = frames(party.table)
    party.do(party.person(seat), commands.Spare(seat + 1, True))
    party.later(0)
    assert (seat in party.table.held, party.table.skips()) == (True, [(other, party.now + 5_000 + TEN)])
    changed = [one != other for one, other in zip(before, frames(party.table), strict=True)]
    assert changed == [viewer == seat for viewer in (None, 0, 1, 2)]
    same_when_told(party)
    party.later(5_000)
    assert seat not in party.table.offered
