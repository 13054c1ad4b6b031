"""A table: who may do what, once and not twice."""

import hashlib

import msgspec
import pytest

from estran.core.chance import secret_of
from estran.core.record import Hand
from estran.core.refusal import IllegalAction, Refused
from estran.games import game
from estran.table import Bank, Days, Table, commands, replay
from estran.table.chairs import checked_name
from estran.table.entries import Handed, Rematched, Sat, Started
from tests.rulemark import rule
from tests.table.party import LEVELS, NOON, Party, frames

POULPE = game("poulpe")


def refused(party, person, command):
    """The message with which it is refused; and nothing changed."""
    before = frames(party.table)
    with pytest.raises(Refused) as refusal:
        party.do(person, command)
    assert frames(party.table) == before
    assert str(refusal.value).endswith((".", "]"))
    assert refusal.value.say("fr")
    return refusal.value.message


def opened(which="crabz", **opening):
    return Party(which, **opening)


# -- opening and sitting down


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"options": {"players": 9}}, "players cannot be"),
        ({"options": {"colour": 1}}, 'no option "colour"'),
        ({"chairs": ("", "")}, "2 seats are named for a game of 3"),
        ({"chairs": ("", "", "genius")}, 'no bot "genius" for crabz: the bots are easy, hard'),
        ({"window": -1}, "from 0 to 10 seconds"),
        ({"window": 10_001}, "from 0 to 10 seconds"),
    ],
)
def test_what_is_wrong_with_an_opening_is_said(wrong, sentence):
    given = {"options": {"players": 3}, **wrong}
    with pytest.raises(Refused, match=sentence):
        Table.open(game("crabz"), owner="ann", secret=secret_of(1), now=NOON, levels=LEVELS, **given)


def test_people_sit_down_and_somebody_starts():
    party = opened()
    assert refused(party, "ann", commands.Start()) == "table-not-seated"
    party.do("ann", commands.Sit(1, "Ann"))
    assert refused(party, "ann", commands.Start()) == "table-chairs-free"
    assert refused(party, "bob", commands.Sit(1, "Bob")) == "table-seat-taken"
    assert refused(party, "bob", commands.Sit(3, "Bob")) == "no-such-seat"
    assert refused(party, "bob", commands.Act(2, 1, "c3-c4")) == "table-not-yours"
    assert refused(party, "ann", commands.Act(1, 1, "c3-c4")) == "table-not-begun"
    party.do("bob", commands.Sit(2, "Bob"))
    assert party.table.stage == "waiting"
    assert refused(party, "cat", commands.Start()) == "table-not-seated"
    party.do("bob", commands.Start())
    assert party.table.stage == "playing"
    assert [chair["name"] for chair in party.table.frame(None)["chairs"]] == ["Ann", "Bob"]
    for late in (commands.Start(), commands.Sit(1, "Ann"), commands.Leave(1)):
        assert refused(party, "ann", late) == "table-begun"


def test_a_table_with_one_person_and_bots_starts_at_once():
    party = opened(chairs=("easy", "", "hard"))
    change = party.do("ann", commands.Sit(2, "Ann"))
    assert [type(row.entry) for row in change.rows] == [Sat, Started]
    assert party.table.match.seats == ["easy", "", "hard"]


def test_one_screen_with_several_players_starts_at_once():
    party = opened()
    party.do("ann", commands.Sit(1, "Ann"))
    party.do("ann", commands.Sit(2, "Eve"))
    assert party.table.stage == "playing"
    assert party.table.seats_of("ann") == [0, 1]
    assert [chair["person"] for chair in party.table.frame(None)["chairs"]] == [1, 1]
    party.act()
    party.act()


def test_bots_fill_chairs_and_leave_them_before_the_start():
    party = opened()
    assert refused(party, "cat", commands.Hand(2, "easy")) == "table-not-seated"
    assert refused(party, "owner", commands.Hand(2, "genius")) == "bot-unknown"
    party.do("owner", commands.Hand(2, "easy"))
    party.do("owner", commands.Hand(2, "hard"))
    assert refused(party, "bob", commands.Sit(2, "Bob")) == "table-seat-taken"
    party.do("owner", commands.Back(2))
    assert refused(party, "owner", commands.Back(2)) == "table-no-bot"
    party.do("ann", commands.Sit(1, "Ann"))
    assert refused(party, "ann", commands.Hand(1, "easy")) == "table-seat-taken"
    party.do("ann", commands.Hand(2, "easy"))
    assert party.table.stage == "playing"


def test_a_table_of_bots_is_started_by_its_owner():
    party = opened(chairs=("easy", "hard"))
    assert refused(party, "ann", commands.Start()) == "table-not-seated"
    party.do("owner", commands.Start())
    assert [owed.level for owed in party.table.bots()] in (["easy"], ["hard"])


def test_who_does_not_come_leaves_their_chair():
    party = opened()
    party.do("ann", commands.Sit(1, "Ann"))
    assert refused(party, "bob", commands.Leave(1)) == "table-not-yours"
    assert refused(party, "owner", commands.Leave(2)) == "table-not-yours"
    party.do("ann", commands.Leave(1))
    party.do("bob", commands.Sit(1, "Bob"))
    party.do("owner", commands.Leave(1))
    assert [chair["kind"] for chair in party.table.frame(None)["chairs"]] == ["free", "free"]


INVISIBLE = ["\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "\u034f", "\ufe0f", "\ufffc", "\u0301\u0302", "\U00013441", "\U000e0100"]
"""Signs that Unicode calls letters, symbols or marks, and that nobody sees."""


@pytest.mark.parametrize("blank", [blank for blank in INVISIBLE if blank != "\u0301\u0302"])
def test_nobody_passes_for_another_by_a_sign_that_nobody_sees(blank):
    assert refused(opened(), "ann", commands.Sit(1, f"Bob{blank}")) == "table-name"


@pytest.mark.parametrize("name", ["", "  ", "x" * 25, "a\u202eb", "\u200b", "a\x1b[31mb", "\u00ad", *INVISIBLE])
def test_names_that_nobody_can_read_are_refused(name):
    assert refused(opened(), "ann", commands.Sit(1, name)) == "table-name"


def test_names_are_kept_as_people_write_them():
    assert checked_name("  Zoé   la  crabe\n") == "Zoé la crabe"
    assert checked_name("🦀") == "🦀"
    assert checked_name("Tuấn") == "Tuấn"
    with pytest.raises(Refused):
        checked_name("a" + "\u0301" * 20)
    assert checked_name("❤\ufe0f") == "❤\ufe0f"  # which asks for its colours
    assert checked_name("क्रैब") == "क्रैब"
    assert checked_name("<b>") == "<b>"  # whoever shows it escapes it


def test_a_seat_gets_another_name():
    party = Party("crabz", "ann", "bob")
    party.do("ann", commands.Rename(1, "Anna"))
    assert refused(party, "ann", commands.Rename(2, "Bobby")) == "table-not-yours"
    assert party.table.frame(1)["chairs"][0]["name"] == "Anna"


def test_partners_who_may_not_talk_do_not_change_names_either():
    party = Party("marche", "ann", "bob")
    assert refused(party, "ann", commands.Rename(1, "Trap at c3")) == "table-rename-tells"


# -- acting


def test_an_act_is_played_by_who_has_the_seat():
    party = Party("crabz", "ann", "bob")
    seat = party.state.next_seat()
    other = 1 - seat
    choice = party.table.frame(seat)["choices"][0]["notation"]
    assert refused(party, party.person(other), commands.Act(seat + 1, 1, choice)) == "table-not-yours"
    assert refused(party, "cat", commands.Act(seat + 1, 1, choice)) == "table-not-yours"
    assert refused(party, "", commands.Act(seat + 1, 1, choice)) == "table-not-yours"
    assert refused(Party("crabz", "ann", chairs=("easy", "")), "", commands.Back(1)) == "table-not-yours", "nobody is not who has no chair"
    assert refused(party, "cat", commands.Act(3, 1, choice)) == "no-such-seat"
    assert refused(party, party.person(seat), commands.Act(seat + 1, 1, "hop")) == "move-unreadable"
    with pytest.raises(IllegalAction) as illegal:
        party.do(party.person(other), commands.Act(other + 1, 1, choice))
    assert illegal.value.rules == ["CZ-13"]
    change = party.do(party.person(seat), commands.Act(seat + 1, 1, choice.replace("-", " ").upper()))
    assert change.rows[0].entry.move == choice
    assert party.table.decisions[seat] == 2
    assert party.table.decisions[other] == 1


def test_the_same_command_twice_is_done_once():
    party = Party("crabz", "ann", "bob")
    seat = party.state.next_seat()
    command = commands.Act(seat + 1, 1, party.table.frame(seat)["choices"][0]["notation"], id="7")
    assert party.do(party.person(seat), command).rows
    before = frames(party.table)
    for _ in range(2):
        assert party.do(party.person(seat), command).rows == ()
        assert frames(party.table) == before
        party.table = party.told()  # and after a restart too
    assert refused(party, party.person(1 - seat), msgspec.structs.replace(command)) == "table-not-yours"


def test_what_was_refused_is_refused_when_it_comes_late():
    """Sent too early, and the same frame again when it would have been right: the sender knows only of the refusal."""
    party = Party("crabz", "ann", "bob")
    other = 1 - party.state.next_seat()
    early = commands.Act(other + 1, 1, "b2-b3", id="7")
    with pytest.raises(IllegalAction) as first:
        party.do(party.person(other), early)
    party.act()
    with pytest.raises(IllegalAction) as again:
        party.do(party.person(other), early)
    assert str(again.value) == str(first.value)
    assert again.value.rules == first.value.rules


def test_only_so_many_refusals_are_remembered():
    party = Party("crabz", "ann", "bob")
    for n in range(600):
        with pytest.raises(Refused):
            party.do("ann", commands.Answer(1, True, id=str(n)))
    assert len(party.table._refused) <= 256


def test_what_was_meant_for_an_earlier_decision_is_stale():
    party = Party("crabz", "ann", "bob")
    seat = party.state.next_seat()
    party.act()
    party.act()
    assert refused(party, party.person(seat), commands.Act(seat + 1, 1, "b2-b3")) == "table-stale"
    assert refused(party, party.person(seat), commands.Act(seat + 1, 3, "b2-b3")) == "table-stale"


def test_anothers_plan_makes_no_plan_stale():
    from tests.core import tidepool

    party = Party(tidepool.GAME, "ann", "bob", "cat")
    told = [party.table.frame(seat) for seat in range(3)]
    assert party.state.pending() == [0, 1, 2]
    for seat in (2, 0, 1):
        party.do(party.person(seat), commands.Act(seat + 1, told[seat]["decision"], told[seat]["choices"][0]["notation"]))
    assert party.table.decisions == [2, 2, 2]


def test_resigning_ends_a_game_of_two():
    party = Party("crabz", "ann", "bob")
    assert refused(party, "bob", commands.Resign(1)) == "table-not-yours"
    party.do("ann", commands.Resign(1))
    assert party.table.stage == "over"
    assert party.table.frame(None)["outcome"]["winners"] == [2]
    for late in (commands.Resign(1), commands.Undo(1), commands.Draw(1), commands.Answer(1, True), commands.Hand(1, "easy")):
        assert refused(party, "ann", late) == "game-over"


def test_a_game_without_resigning_says_so():
    from tests.core import tidepool

    assert refused(Party(tidepool.GAME, "ann", "bob"), "ann", commands.Resign(1)) == "no-resigning"


# -- bots


def test_a_bot_plays_what_it_was_asked():
    party = Party("crabz", "ann", chairs=("easy", ""))
    if not party.table.bots():
        party.act()
    (owed,) = party.table.bots()
    assert owed == (0, "easy", 1)
    choice = party.game.notation(party.state, 0, party.state.legal(0)[0])
    party.keep(party.table.play(owed, choice, party.now))
    assert party.rows[-1].entry.by == ""
    with pytest.raises(Refused, match="gone on"):
        party.table.play(owed, choice, party.now)
    assert party.table.bots() == []


def test_a_seat_is_handed_to_a_bot_and_back():
    party = Party("crabz", "ann", "bob")
    seat = party.state.next_seat()
    person = party.person(seat)
    assert refused(party, party.person(1 - seat), commands.Hand(seat + 1, "easy")) == "table-not-yours"
    assert refused(party, person, commands.Hand(seat + 1, "genius")) == "bot-unknown"
    assert refused(party, person, commands.Back(seat + 1)) == "table-no-bot"
    party.do(person, commands.Hand(seat + 1, "easy"))
    assert party.table.frame(seat)["choices"] == []
    assert party.table.frame(None)["chairs"][seat]["kind"] == "bot"
    for own in (commands.Act(seat + 1, 1, "b2-b3"), commands.Undo(seat + 1), commands.Resign(seat + 1), commands.Draw(seat + 1)):
        assert refused(party, person, own) == "table-bot-plays"
    (owed,) = party.table.bots()
    assert refused(party, party.person(1 - seat), commands.Back(seat + 1)) == "table-not-yours"
    party.do(person, commands.Back(seat + 1))
    with pytest.raises(Refused, match="gone on"):
        party.table.play(owed, "b2-b3", party.now)
    assert party.table.match.entries == [Hand(seat + 1, "easy"), Hand(seat + 1)]
    party.act()


# -- who is out of time, or away


def test_an_absent_persons_seat_is_claimed_for_a_bot_and_taken_back():
    party = Party("crabz", "ann", "bob")
    assert refused(party, "ann", commands.Claim(2, "easy")) == "table-claim-early"
    party.leave("bob")
    assert party.table.frame(0)["chairs"][1]["present"] is False
    assert party.table.frame(0)["chairs"][1]["claimable"] == party.now + 120_000
    party.later(119_999)
    assert refused(party, "ann", commands.Claim(2, "easy")) == "table-claim-early"
    party.later(1)
    assert refused(party, "cat", commands.Claim(2, "easy")) == "table-not-seated"
    assert refused(party, "ann", commands.Claim(1, "easy")) == "table-claim-nobody"
    change = party.do("ann", commands.Claim(2, "hard"))
    assert change.rows[0].entry == Handed(2, "hard", by="ann")
    assert refused(party, "ann", commands.Claim(2, "easy")) == "table-claim-nobody"
    assert refused(party, "ann", commands.Back(2)) == "table-not-yours"
    party.table.arrive("bob", party.now)
    party.do("bob", commands.Back(2))
    assert party.table.frame(0)["chairs"][1]["claimable"] is None
    assert party.table.frame(0)["chairs"][1]["present"] is True


def claimed(party, seat, bot):
    """The level of the bot that plays a seat once its person has gone and another has claimed it, for a bot of their own choice."""
    person, other = party.person(seat), party.person(1 - seat)
    party.leave(person)
    party.later(120_000)
    party.do(other, commands.Claim(seat + 1, bot))
    return party.told().frame(None)["chairs"][seat]["bot"]


def test_who_claims_a_seat_does_not_choose_how_well_it_is_played():
    """As its person last chose; else as the bots at the table play; else neither well nor badly."""
    middle = LEVELS[len(LEVELS) // 2]
    assert middle == "hard"
    party = Party("crabz", "ann", "bob", chairs=("", "", "hard"))
    party.do("bob", commands.Hand(2, "easy"))
    party.do("bob", commands.Back(2))
    assert claimed(party, 1, "hard") == "easy"
    beside = Party("crabz", "ann", "bob", chairs=("", "", "easy"))
    assert claimed(beside, 1, "hard") == "easy"
    alone = Party("crabz", chairs=("", ""))
    alone.do("owner", commands.Hand(2, "easy"))
    alone.do("owner", commands.Back(2))
    alone.do("ann", commands.Sit(1, "Ann"))
    alone.do("bob", commands.Sit(2, "Bob"))
    alone.do("ann", commands.Start())
    assert claimed(alone, 1, "easy") == middle, "whom somebody else had put there was not the person's choice"


def test_who_came_back_in_time_is_not_claimed():
    party = Party("crabz", "ann", "bob")
    party.leave("bob")
    party.later(100_000)
    party.table.arrive("bob", party.now)
    party.later(100_000)
    assert refused(party, "ann", commands.Claim(2, "easy")) == "table-claim-early"


def test_in_games_of_days_only_who_is_out_of_time_is_claimed():
    party = Party("crabz", "ann", "bob", pace=Days(1))
    party.leave("ann")
    party.leave("bob")
    seat = party.state.next_seat()
    claim, other = commands.Claim(seat + 1, "easy"), party.person(1 - seat)
    party.later(86_400_000)
    assert refused(party, other, claim) == "table-claim-early"
    party.later(1_000)
    assert party.table.frame(None)["chairs"][seat]["clock"]["flagged"] is True
    party.do(other, claim)
    assert party.table.bots()


def test_who_is_out_of_time_may_still_play_until_claimed():
    party = Party("crabz", "ann", "bob", pace=Bank(10))
    seat = party.state.next_seat()
    party.later(12_000)
    assert party.table.clock.flagged == {seat}
    party.act()
    assert party.table.clock.flagged == set()
    assert refused(party, party.person(1 - seat), commands.Claim(seat + 1, "easy")) == "table-claim-early"


# -- links, rematch, the record


def test_a_seat_link_moves_a_seat_once():
    party = Party("poulpe", "ann", "bob")
    party.keep(party.table.move(0, "ann", 0, "ann's phone", party.now))
    assert party.table.seats_of("ann") == []
    with pytest.raises(Refused, match="no longer valid"):
        party.table.move(0, "ann", 0, "cat", party.now)
    with pytest.raises(Refused, match="no seat 3"):
        party.table.move(2, "ann", 0, "cat", party.now)
    assert refused(party, "ann", commands.Resign(1)) == "table-not-yours"
    party.do("ann's phone", commands.Resign(1))
    assert party.table.move(1, "bob", 0, "bob", party.now).rows == ()


def test_a_rematch_is_another_table_with_the_same_people():
    party = Party("crabz", "ann", "bob", chairs=("", "hard", ""), pace=Bank(60, 5))
    with pytest.raises(Refused, match="once the game is over"):
        party.table.rematch("ann", "new", secret_of(2), party.now)
    party.do("ann", commands.Hand(1, "easy"))
    party.finish()
    with pytest.raises(Refused, match="Only those who sit"):
        party.table.rematch("cat", "new", secret_of(2), party.now)
    change, rows = party.table.rematch("ann", "new", secret_of(2), party.now)
    assert change.rows[0].entry == Rematched("new", by="ann")
    party.keep(change)
    again = Table.rebuild("new", party.game, rows, LEVELS)
    assert [row.number for row in rows] == list(range(len(rows)))
    assert again.stage == "waiting"
    assert [(chair.person, chair.bot) for chair in again.chairs] == [("ann", ""), ("", "hard"), ("bob", "")]
    assert again.opened.pace == Bank(60, 5)
    assert again.opened.seed == secret_of(2).hex()
    assert again.decide(commands.Start(), "bob", party.now).rows
    assert party.table.rematch("bob", "other", secret_of(3), party.now) == (((), None, ()), ())
    assert party.table.frame(None)["next"] == "new"


def test_a_rematch_with_bots_begins_at_once():
    party = Party("crabz", "ann", chairs=("", "easy"))
    party.do("ann", commands.Resign(1))
    _, rows = party.table.rematch("ann", "new", secret_of(2), party.now)
    assert Table.rebuild("new", party.game, rows).stage == "playing"


@rule("CP-09", "CP-P15")
@pytest.mark.parametrize("loser", [1, 2])
def test_the_loser_opens_the_rematch_of_a_duel(loser):
    party = Party("poulpe", "ann", "bob", options={"mode": "asymmetric", "memory": "on"})
    for _ in range(3):
        party.do(("ann", "bob")[loser - 1], commands.Resign(loser))
        options = party.table.opened.options
        _, rows = party.table.rematch("ann", "new", secret_of(loser), party.now)
        party.table = Table.rebuild("new", party.game, rows, LEVELS)
        party.keep(party.table.decide(commands.Start(), "bob", party.now))
        assert party.table.opened.options == {**options, "first": loser}
        assert party.table.frame(None)["turn"] == [loser]
        loser = 3 - loser


@pytest.mark.parametrize("which", ["crabz", "marche", "oh_crab"])
def test_a_rematch_of_other_games_is_set_up_as_before(which):
    party = Party(which, "ann", "bob")
    party.finish()
    _, rows = party.table.rematch("ann", "new", secret_of(2), party.now)
    assert Table.rebuild("new", party.game, rows, LEVELS).opened.options == party.table.opened.options


@pytest.mark.parametrize("which", ["crabz", "marche", "poulpe"])
def test_the_record_is_to_be_had_once_it_is_over_and_proves_the_game(which):
    party = Party(which, "ann", "bob")
    with pytest.raises(Refused, match="once the game is over"):
        party.table.record()
    party.finish()
    record = party.table.record()
    assert replay(record, party.game).record() == record
    shown = party.table.frame(None)
    assert shown["seed"] == record.seed
    assert shown["commitment"] == hashlib.sha256(bytes.fromhex(record.seed)).hexdigest()


def test_the_badge_says_whose_turn_it_is():
    party = Party("crabz", "ann", "bob")
    seat = party.state.next_seat()
    assert party.table.owes(party.person(seat))
    assert not party.table.owes(party.person(1 - seat))
    assert not party.table.owes("cat")
    assert not party.table.owes("")
    assert party.table.people() == ["ann", "bob"]


def test_commands_come_over_the_wire():
    read = msgspec.json.Decoder(commands.Command).decode
    assert read(b'{"do": "act", "id": "3", "seat": 1, "decision": 4, "choice": "c3-e5"}') == commands.Act(1, 4, "c3-e5", id="3")
    for wrong in (b'{"do": "fly"}', b'{"do": "undo", "seat": 0}', b'{"do": "undo"}', b'{"do": "start", "seed": 1}', b"[]"):
        with pytest.raises(msgspec.ValidationError):
            read(wrong)
