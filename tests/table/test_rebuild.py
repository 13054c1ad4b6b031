"""Whoever reads the rows again finds the same table; and a table outlives its rules."""

import random

import msgspec
import pytest

from estran.core.chance import secret_of
from estran.core.record import Resume, Undo, decode
from estran.core.refusal import Refused
from estran.games import game
from estran.table import Bank, Days, Match, Row, Table, commands, replay
from estran.table.entries import Opened, Resumed
from estran.table.story import VERSIONS
from tests.core import tidepool
from tests.table.party import EVERY_GAME, LEVELS, Party, frames, name_of, stored

STEPS = 100
PEOPLE = ("ann", "bob", "cat", "dan")


class Crowd:
    """People who do anything, at any time, and mostly what they may."""

    def __init__(self, one, seed, pace="any"):
        self.luck = random.Random(seed)
        players = self.luck.choice([value for value in one.option("players").values if value <= 3])
        chairs = [self.luck.choice(["", "", "easy"]) for _ in range(players)]
        some = self.luck.choice([None, Bank(10, 2), Days(1)])
        pace = some if pace == "any" else pace
        self.party = Party(one, chairs=chairs, options={"players": players}, seed=seed, pace=pace, window=self.luck.choice([0, 3_000]))

    def command(self):
        """Any command at all."""
        seat = self.luck.randint(1, len(self.party.table.chairs) + (self.luck.random() < 0.02))
        yes = self.luck.random() < 0.7
        some = [commands.Sit(seat, "Somebody"), commands.Start(), commands.Undo(seat), commands.Draw(seat), commands.Answer(seat, yes)]
        some += [commands.Answer(seat, yes)] * 4 + [commands.Undo(seat), commands.Draw(seat)]
        some += [
            commands.Hand(seat, "hard"),
            commands.Back(seat),
            commands.Claim(seat, "hard"),
            commands.Rename(seat, "Else"),
            commands.Spare(seat, yes),
        ]
        some += [commands.Act(seat, self.luck.randint(1, 9), "c3-c4"), commands.Leave(seat)]
        if self.luck.random() < 0.06:
            some += [commands.Resign(seat)] * 20
        if self.party.table.stage == "waiting" and self.luck.random() < 0.5:
            some = [commands.Sit(seat, "Somebody"), commands.Start()]
        command = self.luck.choice(some)
        return msgspec.structs.replace(command, id=self.luck.choice(["", f"c{self.luck.randint(0, 50)}"]))

    def person(self, seat):
        """Mostly whose seat it is."""
        chairs = self.party.table.chairs
        own = chairs[seat - 1].person if 0 < seat <= len(chairs) else ""
        return own if own and self.luck.random() < 0.8 else self.luck.choice((*PEOPLE, "owner"))

    def step(self):
        party, what = self.party, self.luck.random()
        if what < 0.15:
            party.later(self.luck.choice([1, 500, 3_000, 12_000, 130_000]))
        elif what < 0.2:
            person = self.luck.choice(PEOPLE)
            if person in party.gone:
                party.come(person)
            else:
                party.leave(person)
        elif what < 0.23 and party.table.people():
            seat = self.luck.randrange(len(party.table.chairs))
            party.keep(party.table.move(seat, party.person(seat), party.table.moved[seat], self.luck.choice(PEOPLE), party.now))
        elif what < 0.25:
            party.now += 5_000
            party.restart(naps=[(party.now - 5_000, party.now)])
        elif what < 0.65 and party.table.stage == "playing" and any(seat not in party.table.held for seat in party.state.pending()):
            seat = self.luck.choice([seat for seat in party.state.pending() if seat not in party.table.held])
            party.act(seat, self.luck.randrange(len(party.state.legal(seat))), lag=self.luck.randint(0, 2_000))
        else:
            command = self.command()
            party.do(self.person(getattr(command, "seat", 1)), command)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("one", EVERY_GAME, ids=name_of)
def test_any_commands_of_anybody_leave_a_table_that_its_rows_tell(one, seed):
    """After each: the table told anew looks the same to every audience. What is refused stores nothing and changes nothing."""
    crowd = Crowd(one, seed)
    party, stages, refusals = crowd.party, set(), 0
    for n in range(STEPS):
        before, rows = frames(party.table), len(party.rows)
        try:
            crowd.step()
        except Refused as refused:
            refusals += 1
            assert str(refused)
            assert len(party.rows) == rows
            assert frames(party.table) == before
        assert [row.number for row in party.rows] == list(range(len(party.rows)))
        stages.add(party.table.stage)
        if len(party.rows) > rows or n == STEPS - 1:
            again = party.told()
            assert frames(again) == frames(party.table)
            assert again.due() == party.table.due()
            assert again.bots() == party.table.bots()
            since = party.table.version - 4
            for seat in (None, *range(len(party.table.chairs))):
                assert again.frame(seat, since)["events"] == party.table.frame(seat, since)["events"]
            party.table = crowd.luck.choice([party.table, again])  # and goes on alike
    assert refusals
    assert "waiting" in stages


def from_the_deal(party):
    """The table as every row played tells it: without positions and who owed what, as far as they are of today's rules. None is where the
    game was over before these came."""
    resumed = max((row.number for row in party.rows if isinstance(row.entry, Resumed)), default=-1)
    old = len(party.rows) if party.told().outlived else resumed
    rows = [row if row.number <= old else Row(row.number, row.at, without_word(row.entry)) for row in party.rows]
    return party.attended(Table.rebuild("t", party.game, rows, LEVELS))


def without_word(entry):
    """An entry as it was stored before it said who owed a decision after it."""
    return msgspec.structs.replace(entry, owed=None, hushed=False, offered=())


def known(table):
    """All that can be asked of a table."""

    def asked(question, *args):
        try:
            return question(*args)
        except Refused as refused:
            return refused.message, refused.args_said

    match, seats = table.match, range(len(table.chairs))
    seen = [frames(table), [table.frame(seat, table.version - 2)["events"] for seat in (None, *seats)], table.due(), table.bots()]
    if match is None:
        return seen
    back = [asked(match.taking_back, seat) for seat in seats]
    told = (match.entries, match.options, match.marked, match.resumed, table.game.position(match.state), match.moves())
    clock = vars(table.clock) | {"_chose": [*table.clock._chose.items()]}  # in that order
    offers = table.offered, table.spared, table.skips()
    return [*seen, table.decisions, table.held, table.window_ends, clock, back, told, asked(table.record), offers]


@pytest.mark.parametrize("pace", [None, Bank(10, 2), Days(1)])
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("one", EVERY_GAME, ids=name_of)
def test_a_stored_position_tells_the_same_as_all_that_led_there(one, seed, pace, monkeypatch):
    """With undos, hand-overs, answers that are held, clocks, upgrades; and whichever of both goes on, it goes on alike."""
    monkeypatch.setattr("estran.table.story.VERSIONS", 3)
    crowd = Crowd(one, 100 + seed, pace)
    party = crowd.party
    for n in range(STEPS):
        rows = len(party.rows)
        try:
            if n == 70 and seed % 2:
                party.restart(upgraded(party.game))
            crowd.step()
        except Refused:
            continue
        if len(party.rows) > rows:
            quick, slow = party.told(), from_the_deal(party)
            assert known(quick) == known(slow)
            party.table = crowd.luck.choice([party.table, quick, slow])


@pytest.mark.parametrize("pace", [None, Bank(60, 5), Days(2)])
def test_a_long_table_is_not_played_again_to_be_read(pace, monkeypatch):
    """Neither what it did nor where it went back to, nor whose time ran; what is asked of the past is found then."""
    party = Party("crabz", "ann", "ann", pace=pace)
    party.play_until(lambda: len(party.rows) > 12)
    for _ in range(60):
        party.act()
        party.do("ann", commands.Undo(1))
    played = []
    after = Match._after
    monkeypatch.setattr(Match, "_after", lambda *args: played.append(args[2]) or after(*args))
    table = party.told()
    assert len(played) <= VERSIONS
    slow = from_the_deal(party)
    assert len(played) > len(party.rows)
    assert table.match.taking_back(0) == slow.match.taking_back(0)


def test_rows_that_do_not_say_who_owed_what_are_played_for_the_clock():
    """As 0.1.0 stored them."""
    party = Party("crabz", "ann", "bob", pace=Bank(600, 5))
    for _ in range(VERSIONS):
        party.later(1_000)
        seat = party.state.next_seat()
        party.act()
        party.later(500)
        party.do(party.person(seat), commands.Undo(seat + 1))
    party.act()
    seen = known(party.told())
    party.rows = [Row(row.number, row.at, without_word(row.entry), row.position) for row in party.rows]
    assert known(party.told()) == seen


def test_crowds_get_somewhere():
    """That the property above is about games that are played, undone, asked about and ended."""
    kinds = set()
    for one in EVERY_GAME:
        for seed in range(8):
            crowd = Crowd(one, seed)
            for _ in range(STEPS):
                try:
                    crowd.step()
                except Refused:
                    continue
            kinds |= {row.entry.__struct_config__.tag for row in crowd.party.rows}
    assert kinds >= {"sat", "left", "named", "started", "acted", "undone", "asked", "answered", "resigned", "handed", "moved", "flagged"}
    assert kinds >= {"revealed", "withdrew", "slept", "spared"}


# -- an upgrade


def upgraded(one, version="another", content=None):
    """The same game with other rules, or other content."""
    newer = type(f"Newer{type(one).__name__}", (type(one),), {"version": version})()
    if content:
        newer.content_digest = content
    return newer


@pytest.mark.parametrize("one", EVERY_GAME, ids=name_of)
def test_a_game_goes_on_after_an_upgrade(one):
    party = Party(one, "ann", "bob", pace=Bank(60, 5), window=0)
    for _ in range(7):
        party.later(1_000)
        party.act()
    seen, decisions, clocks = frames(party.table), party.table.decisions, party.table.clock.left
    newer = upgraded(one)
    assert frames(party.told(newer)) == seen
    with pytest.raises(AssertionError, match="wake"):
        party.told(newer).decide(commands.Resign(1), "ann", party.now)
    change = party.restart(newer)
    assert [type(row.entry) for row in change.rows] == [Resumed]
    assert party.table.frame(0)["resumed"]
    assert party.table.frame(0)["view"] == msgspec.json.decode(seen[1])["view"]
    assert (party.table.decisions, party.table.clock.left) == (decisions, clocks)
    assert party.restart() is None
    seat = party.state.next_seat()
    with pytest.raises(Refused, match=r"Nothing is taken back|no move to take back"):
        party.do(party.person(seat), commands.Undo(seat + 1))
    party.act()
    if not party.table.silent:
        party.do(party.person(seat), commands.Undo(seat + 1))
        if party.table.question:
            party.do(party.person(1 - seat), commands.Answer(2 - seat, True))
        assert party.game.view(party.state, 0) == msgspec.json.decode(seen[1])["view"], "it goes back to where it was resumed"
        party.act()
    assert frames(party.told()) == frames(party.table)
    party.finish()
    record = decode(party.table.record().encode())
    assert (record.rules, [entry.rules for entry in record.entries if isinstance(entry, Resume)]) == (one.version, ["another"])
    assert replay(record, newer).record() == record
    with pytest.raises(Refused, match="made with rules another"):
        replay(record, one)


def test_other_content_is_an_upgrade_too_and_two_can_follow():
    party = Party("crabz", "ann", "bob")
    for version in ("2", "3"):
        party.act()
        party.act()
        assert party.restart(upgraded(game("crabz"), version, content=f"other {version}"))
        party.act()
        assert frames(party.told()) == frames(party.table)
    party.do("ann", commands.Resign(1))
    record = party.table.record()
    assert replay(record, party.game).record() == record
    broken = msgspec.structs.replace(record, entries=[*record.entries[:-1], Undo(0)], result=None)
    with pytest.raises(Refused, match="Nothing is taken back from before the rules changed"):
        replay(broken, party.game)
    first = next(number for number, entry in enumerate(record.entries, start=1) if isinstance(entry, Resume))
    with pytest.raises(Refused, match="goes on from entry"):
        replay(record, party.game, entries=first)


def test_an_answer_that_is_held_outlives_an_upgrade():
    party = Party("poulpe", "ann", "bob")
    party.play_until(lambda: party.game.asks_out_of_turn(party.state))
    seat = party.state.next_seat()
    party.act()
    assert party.restart(upgraded(party.game))
    assert seat in party.table.held
    moves = len(party.table.match.moves())
    party.later(3_000)
    assert len(party.table.match.moves()) == moves + 1


def test_a_table_that_waits_is_dealt_with_the_new_rules():
    party = Party("crabz", chairs=("", ""))
    party.do("ann", commands.Sit(1, "Ann"))
    assert party.restart(upgraded(party.game))
    party.do("ann", commands.Sit(2, "Eve"))
    party.do("ann", commands.Resign(1))
    record = party.table.record()
    assert record.rules == "another"
    assert replay(record, party.game).record() == record


def without_memory(row):
    """A row as version 0.1.0 stored it, when Crabe VS Poulpe had no memory aid."""
    entry, position = row.entry, row.position and msgspec.json.decode(row.position)
    if isinstance(entry, Opened):
        entry = msgspec.structs.replace(entry, options={name: value for name, value in entry.options.items() if name != "memory"})
    if position:
        assert "memory" not in position
    return Row(row.number, row.at, entry, msgspec.json.encode(position) if position else None)


def test_a_duel_stored_before_there_was_a_memory_aid_goes_on():
    party = Party("poulpe", "ann", "bob", window=0)
    party.play_until(lambda: len(party.table.match.entries) > 30)
    before = party.table.frame(0)["view"]
    party.rows = [without_memory(row) for row in party.rows]
    assert party.restart() is None, "its rules are still the same"
    assert party.table.frame(0)["view"] == before
    party.finish()
    assert replay(party.table.record(), party.game).over
    _, rows = party.table.rematch("ann", "new", secret_of(2), party.now)
    again = Table.rebuild("new", party.game, rows, LEVELS)
    assert (again.opened.options["memory"], again.opened.options["first"] in (1, 2)) == ("off", True)


def test_a_game_that_is_over_stays_what_it_was():
    party = Party("crabz", "ann", "bob")
    party.do("ann", commands.Resign(1))
    record = party.table.record()
    assert not party.table.frame(None)["outlived"]
    assert party.restart(upgraded(party.game)) is None
    assert party.table.record() == record
    assert (party.table.frame(None)["stage"], party.table.frame(None)["outlived"]) == ("over", True)
    assert party.table.rematch("bob", "new", secret_of(2), party.now)[1]


def test_what_happens_after_it_was_over_is_all_that_is_told_of_a_game_of_other_rules():
    party = Party("oh_crab", "ann", "bob", "cat", pace=Days(1))
    for seat in (1, 2):
        party.play_until(lambda seat=seat: party.state.next_seat() == seat - 1 and party.table.pending() == [seat - 1])
        party.do(party.person(seat - 1), commands.Resign(seat))
    assert party.table.stage == "over"
    party.restart(upgraded(party.game))
    party.do("ann", commands.Rename(1, "Else"))
    quick = party.told()
    assert quick.outlived
    assert [event["kind"] for event in quick.frame(None, quick.version - 2)["events"]] == ["table-named"]
    assert known(quick) == known(from_the_deal(party))


def test_a_position_that_the_new_rules_cannot_read_is_said():
    party = Party("crabz", "ann", "bob")
    party.act()
    newer = upgraded(party.game)
    newer.from_position = lambda position: tidepool.GAME.from_position(position)
    with pytest.raises(Refused, match="cannot go on with today's rules"):
        party.told(newer)


def test_positions_on_the_way_need_not_be_readable():
    party = Party("crabz", "ann", "bob", pace=Bank(60))
    for _ in range(3):
        party.act()
    last = party.rows[-1].position
    newer = upgraded(party.game)
    read = newer.from_position

    def picky(position):
        if position != msgspec.json.decode(last):
            raise Refused("position-malformed", where="position", problem="of old")
        return read(position)

    newer.from_position = picky
    assert party.restart(newer)
    newer.from_position = read
    party.act()
    assert party.table.stage == "playing"


def test_rows_are_stored_as_json_and_come_back():
    party = Party("poulpe", "ann", "bob", pace=Bank(60))
    party.finish()
    assert [stored(row) for row in party.rows] == party.rows
    assert Table.rebuild("t", party.game, iter(party.rows), LEVELS).version == party.table.version
