"""Frames: what each audience is told, whole or just what it missed."""

import msgspec
import pytest

from estran.core.chance import Quick
from estran.table import commands
from tests.core import tidepool
from tests.table.party import EVERY_GAME, Party, frames, name_of


def test_before_the_deal_there_are_chairs_and_nothing_to_see():
    party = Party("poulpe", chairs=("", "easy"))
    frame = party.table.frame(None)
    assert (frame["stage"], frame["view"], frame["turn"], frame["seed"]) == ("waiting", {}, [], "")
    assert [chair["kind"] for chair in frame["chairs"]] == ["free", "bot"]
    assert len(frame["commitment"]) == 64


def test_a_frame_is_plain_json_and_names_no_person():
    for one in EVERY_GAME:
        party = Party(one, "person-ann", "person-bob")
        party.act()
        for frame in frames(party.table):
            assert b"person-" not in frame
            assert msgspec.json.decode(frame)["table"] == "t"


def test_choices_are_only_for_the_seat_that_owes_the_decision():
    party = Party("crabz", "ann", "bob")
    seat = party.state.next_seat()
    assert party.table.frame(seat)["choices"]
    assert party.table.frame(1 - seat)["choices"] == []
    spectator = party.table.frame(None)
    assert (spectator["seat"], spectator["decision"], spectator["choices"], spectator["answered"]) == (None, None, [], "")
    assert spectator["turn"] == [seat + 1]


def test_the_seed_is_secret_until_it_is_over():
    for one in EVERY_GAME:
        party = Party(one, "ann", "bob")
        luck = Quick(1)
        while party.table.stage != "over":
            assert all(party.table.opened.seed.encode() not in frame for frame in frames(party.table))
            party.act_at_random(luck)
            party.later(party.table.opened.window if party.table.held else 0)
        assert all(party.table.opened.seed.encode() in frame for frame in frames(party.table))


class Watcher:
    """A client that keeps a view by what it is told."""

    def __init__(self, seat):
        self.seat = seat
        self.version = None
        self.view = {}
        self.events = []

    def look(self, table):
        frame = table.frame(self.seat, self.version)
        self.view = frame["view"] if frame["whole"] else {**self.view, **frame["view"]}
        assert msgspec.json.encode(self.view) == msgspec.json.encode(table.frame(self.seat)["view"])
        self.version = frame["version"]
        self.events += frame["events"]
        return frame


@pytest.mark.parametrize("one", EVERY_GAME, ids=name_of)
def test_who_looks_now_and_then_has_the_whole_view_and_every_event(one):
    party = Party(one, "ann", "bob")
    luck = Quick(3)
    watchers = [Watcher(seat) for seat in (None, 0, 1) for _ in range(2)]
    for watcher in watchers:
        watcher.look(party.table)
    partial = 0
    for step in range(60):
        if party.table.stage == "over":
            break
        party.act_at_random(luck)
        party.later(party.table.opened.window if party.table.held else 0)
        watchers[step % 2].look(party.table)
        for watcher in watchers[2::2]:
            partial += not watcher.look(party.table)["whole"]
    assert partial
    for watcher in watchers:
        watcher.look(party.table)
    for often, seldom in zip(watchers[2::2], watchers[3::2], strict=True):
        assert often.events == seldom.events
        assert [event["version"] for event in often.events] == sorted(event["version"] for event in often.events)
        assert often.events


def test_who_missed_too_much_gets_the_whole_view():
    party = Party("crabz", "ann", "bob")
    first = party.table.frame(0)["version"]
    for n in range(64):
        party.do("ann", commands.Rename(1, f"Ann {n}"))
        assert len(party.table.frame(0, first)["events"]) == n + 1
    party.do("ann", commands.Rename(1, "Ann"))
    late = party.table.frame(0, first)
    assert late["whole"]
    assert late["events"] == []
    assert party.table.frame(0, party.table.version + 5)["whole"], "a client from the future: the server lost something"
    assert party.table.frame(0, -3)["whole"]


def test_who_missed_nothing_is_told_nothing():
    party = Party("crabz", "ann", "bob")
    now = party.table.frame(0, party.table.frame(0)["version"])
    assert (now["whole"], now["view"], now["events"]) == (False, {}, [])


def test_events_survive_a_restart():
    party = Party("crabz", "ann", "bob")
    since = party.table.frame(0)["version"]
    party.act()
    party.act()
    events = party.table.frame(0, since)["events"]
    again = party.told().frame(0, since)
    assert again["events"] == events
    assert again["whole"], "what changed is not known any more, so all of it is sent"


def test_private_parts_of_events_go_to_their_seat_alone():
    party = Party(tidepool.GAME, "ann", "bob", "cat")
    since = party.table.version
    party.act(1)
    told = {seat: party.table.frame(seat, since)["events"] for seat in (None, 0, 1, 2)}
    assert told[1][0]["card"]
    for seat in (None, 0, 2):
        assert told[seat] == [{"version": since + 1, "kind": "planned", "seat": 2}]


def test_the_table_tells_its_own_events():
    party = Party("crabz", chairs=("", "easy", ""))
    since = party.table.version
    party.do("ann", commands.Sit(1, "Ann"))
    party.do("bob", commands.Sit(3, "Bob"))
    party.do("bob", commands.Rename(3, "Bo"))
    party.do("bob", commands.Leave(3))
    party.do("owner", commands.Hand(3, "easy"))
    party.do("owner", commands.Back(3))
    party.do("bob", commands.Sit(3, "Bob"))
    party.do("bob", commands.Start())
    kinds = [event["kind"] for event in party.table.frame(None, since)["events"]]
    assert kinds == [f"table-{kind}" for kind in ("sat", "sat", "named", "left", "handed", "handed", "sat", "started")]
    assert party.table.version == since + len(kinds)
