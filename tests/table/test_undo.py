"""Taking back, drawing, and being asked: free while nobody can have gained by it, else by consent of the other people."""

import pytest

from estran.core.record import Undo
from estran.core.refusal import Refused
from estran.table import Match, commands, replay
from estran.table.entries import Answered, Asked, Drawn, Undone
from tests.core import tidepool
from tests.rulemark import rule
from tests.table.party import Party
from tests.table.test_table import refused


def made(change):
    return [type(row.entry) for row in change.rows]


def position(party):
    return party.game.position(party.state)


# -- free


def test_the_last_own_act_is_taken_back_at_once():
    party = Party("crabz", "ann", "bob")
    before, seat = position(party), party.state.next_seat()
    assert refused(party, party.person(seat), commands.Undo(seat + 1)) == "nothing-to-undo"
    party.act()
    assert refused(party, party.person(1 - seat), commands.Undo(seat + 1)) == "table-not-yours"
    assert made(party.do(party.person(seat), commands.Undo(seat + 1, id="u"))) == [Undone]
    assert position(party) == before
    assert party.do(party.person(seat), commands.Undo(seat + 1, id="u")).rows == ()
    assert not party.table.frame(None)["marked"]


def undone(party, seat=None):
    """What everybody was told when something was last taken back."""
    version = party.table.version
    (told,) = [event for event in party.table.frame(seat, version - 1)["events"] if event["kind"] == "table-undone"]
    return told


def test_everybody_is_told_which_moves_are_gone():
    """So that a log strikes them out. What was taken back before is not told again; who spoke meanwhile did speak."""
    party = Party("crabz", "ann", "bob")
    seat = party.state.next_seat()
    ann, bob = party.person(seat), party.person(1 - seat)
    party.act()
    first = party.table.version
    party.do(ann, commands.Undo(seat + 1))
    assert undone(party)["gone"] == [first]
    party.act()
    again = party.table.version
    party.do(bob, commands.Rename(2 - seat, "Else"))
    party.act()
    party.do(ann, commands.Undo(seat + 1))
    party.do(bob, commands.Answer(2 - seat, True))
    assert undone(party)["gone"] == [again, again + 2]
    party.table = party.told()
    assert undone(party)["gone"] == [again, again + 2]


def test_on_one_screen_what_was_done_last_is_taken_back():
    """Nothing is hidden, so whoever has the device now may take it back for whoever had it."""
    party = Party("crabz", "ann")
    party.do("ann", commands.Sit(2, "Ben"))
    positions = []
    for _ in range(4):
        positions.append(position(party))
        party.act()
    while positions:
        assert made(party.do("ann", commands.Undo(party.state.next_seat() + 1))) == [Undone]
        assert position(party) == positions.pop()
    assert refused(party, "ann", commands.Undo(1)) == "nothing-to-undo"


def test_where_something_is_hidden_everybody_takes_back_their_own():
    party = Party("poulpe", "ann", options={"first": 1})
    party.do("ann", commands.Sit(2, "Ben"))
    party.act(0)
    assert refused(party, "ann", commands.Undo(2)) == "nothing-to-undo"


def test_what_an_undo_touched_is_stale():
    """The other was already asked, and may just be answering."""
    party = Party("crabz", "ann", "bob")
    seat = party.state.next_seat()
    party.act(nth=0)
    late = commands.Act(2 - seat, party.table.decisions[1 - seat], party.table.frame(1 - seat)["choices"][0]["notation"])
    party.do(party.person(seat), commands.Undo(seat + 1))
    party.act(nth=1)
    assert refused(party, party.person(1 - seat), late) == "table-stale"


def test_decisions_are_never_numbered_alike():
    party = Party("crabz", "ann")
    party.do("ann", commands.Sit(2, "Eve"))
    seen = set()
    for n in range(12):
        seat = party.state.next_seat()
        assert (seat, party.table.decisions[seat]) not in seen
        seen.add((seat, party.table.decisions[seat]))
        party.act(nth=n % 3)
        if n % 3 == 2:
            party.do("ann", commands.Undo(party.state.next_seat() + 1))


def test_nothing_drawn_or_shown_is_taken_back_without_asking():
    party = Party("marche", "ann", chairs=("", "easy"))
    seat = party.state.next_seat()
    if seat == 1:
        party.act()
        party.act()
    party.act()
    assert made(party.do("ann", commands.Undo(1))) == [Undone]
    assert not party.table.frame(None)["marked"]
    party.act()
    party.act()  # the crabs have moved, and something was drawn
    assert made(party.do("ann", commands.Undo(1))) == [Undone]  # there is no other person to ask
    assert party.table.frame(None)["marked"]
    assert any(isinstance(entry, Undo) and entry.seen for entry in party.table.match.entries)


@rule("MC-13")
def test_partners_who_may_not_talk_take_nothing_back():
    party = Party("marche", "ann", "bob")
    seat = party.state.next_seat()
    party.act()
    assert refused(party, party.person(seat), commands.Undo(seat + 1)) == "undo-tells"


def test_a_table_goes_back_only_so_often(monkeypatch):
    monkeypatch.setattr("estran.table.rulings.UNDOS", 3)
    party = Party("crabz", "ann", chairs=("", "easy"))
    while party.table.bots():
        party.act()
    for _ in range(3):
        party.act(0)
        party.do("ann", commands.Undo(1))
    party.act(0)
    assert refused(party, "ann", commands.Undo(1)) == "undo-often"
    party.restart()
    assert refused(party, "ann", commands.Undo(1)) == "undo-often"


def test_nobody_uses_up_what_another_may_take_back(monkeypatch):
    monkeypatch.setattr("estran.table.rulings.UNDOS", 1)
    party = Party("crabz", "ann", "bob")
    seat = party.state.next_seat()
    mine, other = party.person(seat), party.person(1 - seat)
    party.act()
    party.do(mine, commands.Undo(seat + 1))
    party.act()
    assert refused(party, mine, commands.Undo(seat + 1)) == "undo-often"
    party.act()
    assert made(party.do(other, commands.Undo(2 - seat))) == [Undone]


def test_a_game_in_which_much_has_happened_only_goes_on(monkeypatch):
    """So that its record can be read, whatever people did."""
    monkeypatch.setattr("estran.table.rulings.LONG", 6)
    party = Party("crabz", "ann", chairs=("", "easy"))
    while party.table.bots():
        party.act()
    while len(party.table.match.entries) < 5:
        party.do("ann", commands.Hand(1, "easy"))
        party.do("ann", commands.Back(1))
    party.act(0)
    for command in (commands.Undo(1), commands.Hand(1, "hard")):
        assert refused(party, "ann", command) == "table-long"
    party.finish()
    assert replay(party.table.record(), party.game).over


def test_reading_a_record_that_goes_back_again_and_again_plays_no_entry_twice(monkeypatch):
    party = Party("crabz", "ann", "ann", seed=3)
    party.play_until(lambda: len(party.table.match.entries) == 11)
    match = party.table.match
    for _ in range(10):
        match.enter(Undo(2))
        for entry in match.entries[2:11]:
            match.enter(entry)
    played = []
    after = Match._after
    monkeypatch.setattr(Match, "_after", lambda *args: played.append(args[2]) or after(*args))
    replay(match.record(), match.game)
    assert len(played) == len(match.entries)


def test_a_record_that_hides_what_was_seen_is_refused():
    party = Party("marche", "ann", chairs=("", "easy"))
    while party.table.bots():
        party.act()
    party.act()
    party.act()  # the crabs have moved, and something was drawn
    party.do("ann", commands.Undo(1))
    record = party.table.match.record()
    assert replay(record, party.game).marked
    record.entries = [Undo(entry.to) if isinstance(entry, Undo) else entry for entry in record.entries]
    with pytest.raises(Refused, match="taken back"):
        replay(record, party.game)


# -- plans


def test_a_plan_is_taken_back_while_others_plan():
    party = Party(tidepool.GAME, "ann", "bob", "cat")
    party.act(0)
    decisions = list(party.table.decisions)
    pending = commands.Act(3, decisions[2], party.table.frame(2)["choices"][0]["notation"])
    assert made(party.do("ann", commands.Undo(1))) == [Undone]
    assert party.table.decisions == [decisions[0] + 1, *decisions[1:]], "nobody else's plan is stale"
    party.do("cat", pending)
    assert party.state.pending() == [0, 1]


def test_the_plans_of_others_stay():
    party = Party(tidepool.GAME, "ann", "bob", "cat")
    party.act(0)
    party.act(1)
    plan, decisions = party.table.frame(1)["view"]["own"], list(party.table.decisions)
    shown = party.table.frame(1)["version"]
    assert made(party.do("ann", commands.Undo(1))) == [Undone]
    assert party.state.pending() == [0, 2]
    assert party.table.frame(1)["view"]["own"] == plan
    assert party.table.decisions == [decisions[0] + 1, *decisions[1:]]
    assert [event["kind"] for event in party.table.frame(1, shown)["events"]] == ["table-undone"]
    assert undone(party)["gone"] == [shown - 1], "not the plan that stays"
    party.act(0)
    party.act(2)
    party.finish()
    record = party.table.record()
    assert replay(record, tidepool.GAME).record() == record


def test_whoever_planned_is_touched_when_plans_go_back():
    """Though they are asked something now, and would be then: it is another question."""
    party = Party(tidepool.GAME, "ann", "bob", "cat")
    for seat in range(3):
        party.act(seat)
    assert party.state.pending() == [1, 2], "asked about the card of the first"
    decisions = list(party.table.decisions)
    party.do("ann", commands.Undo(1))
    party.do("bob", commands.Answer(2, True))
    party.do("cat", commands.Answer(3, True))
    assert party.state.pending() == [0, 1, 2]
    assert party.table.decisions == [decision + 1 for decision in decisions]


def test_plans_that_were_turned_up_are_not_taken_back_freely():
    party = Party(tidepool.GAME, "ann", "bob")
    party.act(0)
    party.act(1)
    assert party.table.match.taking_back(0).acted
    assert made(party.do("ann", commands.Undo(1))) == [Asked]


def test_what_an_act_shows_its_own_seat_is_not_taken_back_freely():
    """No luck is drawn, nobody else acts, and yet the seat has learnt something: who lets a card pass in Tidepool sees it."""
    party = Party(tidepool.GAME, "ann", "bob", options={"players": 2})
    party.play_until(lambda: party.state.steps.kind() == tidepool.ASK and planned(party.state) != 2)
    seat = party.state.next_seat()
    party.act(choice="pass")
    assert not party.table.match._drew_luck(len(party.table.match.entries))
    back = party.table.match.taking_back(seat)
    assert back.seen
    assert not back.acted
    assert made(party.do(party.person(seat), commands.Undo(seat + 1))) == [Asked]


def planned(state):
    """The card that is about to be turned up."""
    return state.hands[state.steps.seat()][state.planned[state.steps.seat()]].value


# -- by consent


def asked(*people, **opening):
    """Crabz in which the first to move wants a move back after another has moved."""
    party = Party("crabz", *people, **opening)
    seat = party.state.next_seat()
    before = position(party)
    party.act()
    party.act()
    change = party.do(party.person(seat), commands.Undo(seat + 1))
    return party, seat, before, change


def test_every_other_person_is_asked_and_all_must_agree():
    party, seat, before, change = asked("ann", "bob", "cat")
    assert made(change) == [Asked]
    one, two = (other for other in range(3) if other != seat)
    assert party.table.frame(None)["question"] == {"what": "undo", "seat": seat + 1, "waits": [one + 1, two + 1]}
    assert party.table.owes(party.person(one))
    assert refused(party, party.person(seat), commands.Answer(seat + 1, True)) == "table-own-question"
    assert refused(party, party.person(one), commands.Answer(two + 1, True)) == "table-not-yours"
    assert refused(party, party.person(one), commands.Draw(one + 1)) == "table-asking"
    assert made(party.do(party.person(one), commands.Answer(one + 1, True))) == [Answered]
    assert refused(party, party.person(one), commands.Answer(one + 1, True)) == "table-not-asked"
    assert party.table.frame(None)["question"]["waits"] == [two + 1]
    assert made(party.do(party.person(two), commands.Answer(two + 1, True))) == [Answered, Undone]
    assert position(party) == before
    assert party.table.question is None
    assert not party.table.frame(None)["marked"], "nothing is hidden in Crabz"


def test_a_no_ends_the_question_and_it_is_not_asked_again_at_once():
    party, seat, _, _ = asked("ann", "bob")
    assert made(party.do(party.person(1 - seat), commands.Answer(2 - seat, False))) == [Answered]
    assert party.table.question is None
    assert refused(party, party.person(1 - seat), commands.Answer(2 - seat, True)) == "table-nothing-asked"
    assert refused(party, party.person(seat), commands.Undo(seat + 1)) == "table-declined"
    party.act()
    party.act()
    assert made(party.do(party.person(seat), commands.Undo(seat + 1))) == [Asked]


def test_who_asked_may_think_better_of_it():
    party, seat, _, _ = asked("ann", "bob")
    party.do(party.person(seat), commands.Answer(seat + 1, False))
    assert party.table.question is None
    assert made(party.do(party.person(seat), commands.Undo(seat + 1))) == [Asked]


@pytest.mark.parametrize("what", ["act", "resign", "hand", "move"])
def test_a_question_ends_when_the_game_goes_on_or_somebody_else_plays(what):
    party, seat, _, _ = asked("ann", "bob", "cat")
    other = (seat + 1) % 3
    person = party.person(other)
    if what == "act":
        party.act()
    elif what == "resign":
        party.do(person, commands.Resign(other + 1))
    elif what == "hand":
        party.do(person, commands.Hand(other + 1, "easy"))
    else:
        party.keep(party.table.move(other, person, 0, "dan", party.now))
    assert party.table.question is None


def test_bots_do_not_object_and_wait_while_people_are_asked():
    party = Party("crabz", "ann", "bob", chairs=("", "", "easy"))
    party.play_until(lambda: bool(party.table.bots()) and len(party.table.match.moves()) >= 2)
    (owed,) = party.table.bots()
    seat = (owed.seat + 1) % 3
    seat = seat if party.person(seat) else (seat + 1) % 3
    assert made(party.do(party.person(seat), commands.Undo(seat + 1))) == [Asked]
    assert party.table.bots() == []
    with pytest.raises(Refused, match="gone on"):
        party.table.play(owed, party.game.notation(party.state, owed.seat, party.state.legal(owed.seat)[0]), party.now)
    other = next(other for other in range(2) if other != seat)
    assert party.table.frame(None)["question"]["waits"] == [other + 1]
    assert made(party.do(party.person(other), commands.Answer(other + 1, True))) == [Answered, Undone]


def test_with_bots_alone_nobody_is_asked():
    party = Party("crabz", "ann", chairs=("", "easy"))
    party.play_until(lambda: len(party.table.match.moves()) >= 4)
    assert made(party.do("ann", commands.Undo(1))) == [Undone]


def test_on_one_screen_nobody_else_is_asked():
    party = Party("crabz", "ann")
    party.do("ann", commands.Sit(2, "Eve"))
    seat = party.state.next_seat()
    party.act()
    party.act()
    assert made(party.do("ann", commands.Undo(seat + 1))) == [Undone]


def test_who_has_left_their_seat_to_a_bot_is_not_asked():
    party, seat, _, _ = asked("ann", "bob", "cat")
    one, two = (other for other in range(3) if other != seat)
    party.do(party.person(one), commands.Hand(one + 1, "easy"))
    party.do(party.person(seat), commands.Undo(seat + 1))
    assert party.table.frame(None)["question"]["waits"] == [two + 1]


def test_an_undo_after_something_was_seen_marks_the_match():
    party = Party("poulpe", "ann", "bob")
    party.play_until(lambda: len(party.table.match.moves()) > 9 and party.table.match.taking_back(0).acted)
    party.do("ann", commands.Undo(1))
    party.do("bob", commands.Answer(2, True))
    assert party.table.frame(1)["marked"]
    party.finish()
    record = party.table.record()
    assert '"seen": true' in record.encode()
    assert replay(record, party.game).record() == record


# -- draws


def test_a_draw_is_offered_and_agreed():
    party = Party("crabz", "ann", "bob")
    assert made(party.do("ann", commands.Draw(1))) == [Asked]
    assert party.table.frame(1)["question"] == {"what": "draw", "seat": 1, "waits": [2]}
    assert made(party.do("bob", commands.Answer(2, True))) == [Answered, Drawn]
    assert party.table.frame(None)["outcome"]["scores"] == (0.5, 0.5)


def test_a_game_without_draws_says_so():
    party = Party("poulpe", "ann", "bob")
    assert refused(party, "ann", commands.Draw(1)) == "no-draws"


def test_who_is_out_has_no_say_in_a_draw():
    party = Party("crabz", "ann", "bob", "cat")
    party.do("bob", commands.Resign(2))
    party.do("ann", commands.Draw(1))
    assert party.table.frame(None)["question"]["waits"] == [3]
    assert refused(party, "bob", commands.Answer(2, True)) == "table-not-asked"
    assert made(party.do("cat", commands.Answer(3, True))) == [Answered, Drawn]


def test_a_bot_agrees_to_a_draw_only_when_it_would(monkeypatch):
    party = Party("crabz", "ann", chairs=("", "easy"))
    assert refused(party, "ann", commands.Draw(1)) == "table-draw-declined"
    monkeypatch.setattr(type(party.table.match), "would_draw", lambda *_: True)
    assert made(party.do("ann", commands.Draw(1))) == [Drawn]


def test_a_bot_that_is_out_has_no_say_in_a_draw(monkeypatch):
    party = Party("crabz", "ann", "bob", "cat")
    party.do("bob", commands.Resign(2))
    party.do("bob", commands.Hand(2, "easy"))
    monkeypatch.setattr(type(party.table.match), "would_draw", lambda *_: False)
    assert made(party.do("ann", commands.Draw(1))) == [Asked]
