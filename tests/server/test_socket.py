"""One socket a table: frames out, commands in, and what happens when the line is bad."""

import asyncio
import json
import socket
import time
from contextlib import suppress

import msgspec
import pytest
import websockets.asyncio.client
import websockets.exceptions

from estran.server import socket as sockets
from estran.server.limits import Limits
from estran.server.shapes import Frame
from tests.server.real import NO_LIMITS, Guest, Peer, running
from tests.server.test_hosting import played


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with running(tmp_path_factory.mktemp("house")) as (url, app):
        yield url, app


@pytest.fixture
def table(house):
    """A game of Crabz under way between Ann and Bob: who they are, by seat, and the table's id."""
    ann, bob = Guest(house[0]), Guest(house[0])
    id = ann.open("crabz")
    ann.do(id, "sit", seat=1, name="Ann")
    bob.do(id, "sit", seat=2, name="Bob")
    ann.do(id, "start")
    return {1: ann, 2: bob}, id


def together(work):
    return asyncio.run(asyncio.wait_for(work, 60))


async def act(peer: Peer, id: str = "m", nth: int = 0, seat: int | None = None):
    """Play one of what is offered."""
    seat = seat or next(seat for seat in peer.frames if peer.frames[seat]["choices"])
    frame = peer.frames[seat]
    return await peer.do("act", id, seat=seat, decision=frame["decision"], choice=frame["choices"][nth]["notation"])


def test_both_see_a_move(table):
    people, id = table

    async def play():
        async with people[1].socket(id) as a, people[2].socket(id) as b:
            peers = {1: Peer(a), 2: Peer(b)}
            for seat in (1, 2):
                whole = await peers[seat].frame(seat)
                assert whole["whole"]
                msgspec.convert(whole, Frame)
            mover = peers[1].frames[1]["turn"][0]
            version = peers[1].frames[1]["version"]
            assert (await act(peers[mover], "m1"))["ack"] == "m1"
            for seat in (1, 2):
                frame = await peers[seat].frame(seat, version + 1)
                assert not frame["whole"]
                assert frame["events"][0]["kind"] == "moved"

    together(play())


def test_the_same_command_twice_is_played_once(table):
    people, id = table

    async def play():
        async with people[1].socket(id) as a, people[2].socket(id) as b:
            peers = {1: Peer(a), 2: Peer(b)}
            await peers[1].frame(1)
            await peers[2].frame(2)
            seat = peers[1].frames[1]["turn"][0]
            frame = peers[seat].frames[seat]
            move = {"seat": seat, "decision": frame["decision"], "choice": frame["choices"][0]["notation"]}
            for _ in range(2):
                assert (await peers[seat].do("act", "m1", **move))["ack"] == "m1"
            after = people[seat].frame(id)
            assert after["version"] == frame["version"] + 1

    together(play())


def test_a_stale_decision_gets_the_whole_view(table):
    people, id = table

    async def play():
        async with people[1].socket(id) as a, people[2].socket(id) as b:
            peers = {1: Peer(a), 2: Peer(b)}
            await peers[1].frame(1)
            await peers[2].frame(2)
            seat = peers[1].frames[1]["turn"][0]
            peer = peers[seat]
            old = peer.frames[seat]
            await act(peer, "m1")
            refused = await peer.do("act", "m2", seat=seat, decision=old["decision"], choice=old["choices"][0]["notation"])
            assert (refused["refused"], refused["key"]) == ("m2", "table-stale")
            peer.frames.clear()
            frame = await peer.frame(seat)
            assert frame["whole"]
            assert frame["version"] == old["version"] + 1

    together(play())


def test_who_comes_back_is_told_just_what_was_missed(table):
    people, id = table

    async def play():
        async with people[1].socket(id) as a:
            first = Peer(a)
            await first.frame(1)
            version = first.frames[1]["version"]
        mover = people[first.frames[1]["turn"][0]]
        frame = mover.frame(id)
        mover.do(id, "act", id="m", seat=frame["seat"], decision=frame["decision"], choice=frame["choices"][0]["notation"])
        async with people[1].socket(id, since=version) as a:
            again = Peer(a)
            again.views[1] = first.views[1]
            frame = await again.frame(1)
            assert not frame["whole"]
            assert {event["version"] for event in frame["events"]} == {version + 1}
            assert again.views[1] == people[1].frame(id)["view"]
        for since in (version + 50, 10**14):
            async with people[1].socket(id, since=since) as a:
                assert (await Peer(a).frame(1))["whole"]

    together(play())


@pytest.mark.parametrize("since", ["", "x", "-1", "9" * 40, "1.5"])
def test_a_version_that_is_none_gets_the_whole(table, since):
    people, id = table

    async def look():
        address = f"{people[1].url.replace('http', 'ws')}/api/tables/{id}/socket?since={since}"
        async with websockets.asyncio.client.connect(address) as a:
            frame = await Peer(a).frame(None)
            assert frame["whole"]

    together(look())


def test_one_screen_has_a_frame_a_seat(house):
    ann = Guest(house[0])
    id = ann.open("poulpe")

    async def play():
        async with ann.socket(id) as a:
            peer = Peer(a)
            assert (await peer.frame(None))["stage"] == "waiting"
            await peer.do("sit", "s1", seat=1, name="Ann")
            await peer.do("sit", "s2", seat=2, name="Ben")
            for seat in (1, 2):
                while (await peer.frame(seat))["stage"] != "playing":
                    await peer.next()
            hands = {seat: peer.views[seat]["hands"] for seat in (1, 2)}
            assert "?" not in json.dumps(hands[1][0])
            assert "?" in json.dumps(hands[1][1])
            assert "?" not in json.dumps(hands[2][1])

    together(play())


def test_a_spectator_sees_and_may_not_touch(table):
    people, id = table
    eve = Guest(people[1].url)

    async def watch():
        async with eve.socket(id) as e:
            peer = Peer(e)
            frame = await peer.frame(None)
            assert frame["choices"] == []
            assert "choice" in json.dumps(frame)
            seat = frame["turn"][0]
            refused = await peer.do("act", "m", seat=seat, decision=1, choice="b2-b3")
            assert refused["key"] == "table-not-yours"

    together(watch())


def test_who_is_there_is_seen(table):
    people, id = table

    async def watch():
        async with people[1].socket(id) as a:
            peer = Peer(a)
            await peer.frame(1)
            async with people[2].socket(id):
                while not peer.frames[1]["chairs"][1]["present"]:
                    await peer.next()
            while peer.frames[1]["chairs"][1]["present"]:
                await peer.next()
            assert peer.frames[1]["chairs"][1]["claimable"] > 0

    together(watch())


def test_two_tabs_on_one_seat_show_the_same(table):
    people, id = table

    async def play():
        async with people[1].socket(id) as a, people[1].socket(id) as b, people[2].socket(id) as c:
            tabs, other = [Peer(a), Peer(b)], Peer(c)
            for tab in tabs:
                await tab.frame(1)
            await other.frame(2)
            version = other.frames[2]["version"]
            mover = tabs[0] if other.frames[2]["turn"] == [1] else other
            await act(mover)
            for tab in tabs:
                await tab.frame(1, version + 1)
            assert tabs[0].views == tabs[1].views
        # one tab closes: the person is still there

    together(play())


def test_the_way_is_measured(table, house):
    people, id = table

    async def ping():
        async with people[1].socket(id) as a:
            peer = Peer(a)
            message = await peer.until("ping")
            assert message["now"] > 0
            await asyncio.sleep(0.2)
            await peer.say("pong", ping=message["ping"])
            await peer.do("sit", "x", seat=9, name="x")
            (watcher,) = house[1].state.house.rooms[id].watchers
            assert 150 <= watcher._lag <= 5000
            await peer.say("pong", ping=77)
            await peer.do("sit", "y", seat=9, name="x")
            assert 150 <= watcher._lag <= 5000

    together(ping())


@pytest.mark.parametrize(
    "wrong", ["", "x", "{", "[]", "null", '{"do": "dance"}', '{"do": "act"}', '{"do": "sit", "seat": "one", "name": 1}', "\u0000"]
)
def test_nonsense_is_refused_and_the_line_stays(table, wrong):
    people, id = table

    async def send():
        async with people[1].socket(id) as a:
            peer = Peer(a)
            await peer.connection.send(wrong)
            refused = await peer.until("refused")
            assert (refused["refused"], refused["key"]) == ("", "body-malformed")
            await peer.connection.send(wrong.encode() or b"\xff")
            assert (await peer.until("refused"))["key"] == "body-malformed"
            assert (await peer.do("sit", "ok", seat=1, name="Eve"))["key"] == "table-begun"

    together(send())


def test_refusals_speak_the_language_of_the_client(table):
    people, id = table

    async def send():
        address = f"{people[1].url.replace('http', 'ws')}/api/tables/{id}/socket"
        async with websockets.asyncio.client.connect(address, additional_headers={"Accept-Language": "fr"}) as a:
            refused = await Peer(a).do("resign", "r", seat=1)
            assert refused["message"] == "La place 1 n'est pas à vous."

    together(send())


def test_a_page_may_ask_for_a_language_by_name(table):
    people, id = table

    async def send():
        address = f"{people[1].url.replace('http', 'ws')}/api/tables/{id}/socket?language=fr"
        async with websockets.asyncio.client.connect(address, additional_headers={"Accept-Language": "en"}) as a:
            refused = await Peer(a).do("resign", "r", seat=1)
            assert refused["message"] == "La place 1 n'est pas à vous."

    together(send())


def test_a_message_too_long_ends_the_line(table):
    people, id = table

    async def send():
        async with people[1].socket(id) as a:
            await a.send("x" * 70_000)
            with suppress(websockets.exceptions.ConnectionClosed):
                while True:
                    await a.recv()
            assert a.close_code == 1009
        assert people[1].frame(id)["stage"] == "playing"

    together(send())


@pytest.mark.parametrize(("path", "headers", "status"), [("nowhere", {}, 404), ("", {"Origin": "http://evil.example"}, 403)])
def test_a_socket_that_is_not_for_you_is_refused(table, path, headers, status):
    people, id = table

    async def knock():
        address = f"{people[1].url.replace('http', 'ws')}/api/tables/{path or id}/socket"
        with pytest.raises(websockets.exceptions.InvalidStatus) as refused:
            async with websockets.asyncio.client.connect(address, additional_headers=headers):
                pass
        assert refused.value.response.status_code == status
        assert json.loads(refused.value.response.body)["error"]["message"].endswith(".")
        assert refused.value.response.headers["x-frame-options"] == "DENY"

    together(knock())


def test_a_socket_gives_a_cookie_to_who_has_none(house):
    id = Guest(house[0]).open("crabz")

    async def come():
        address = f"{house[0].replace('http', 'ws')}/api/tables/{id}/socket"
        async with websockets.asyncio.client.connect(address) as a:
            assert "HttpOnly" in a.response.headers["set-cookie"]
            assert (await Peer(a).do("sit", "s", seat=1, name="Ann"))["ack"] == "s"

    together(come())


def test_limits_of_sockets_and_commands(tmp_path):
    limits = msgspec.structs.replace(NO_LIMITS, sockets=2, commands=5)
    with running(tmp_path, limits=limits) as (url, app):
        ann = Guest(url)
        id = ann.open("crabz")

        async def crowd():
            async with ann.socket(id) as a, ann.socket(id):
                with pytest.raises(websockets.exceptions.InvalidStatus) as refused:
                    async with ann.socket(id):
                        pass
                assert refused.value.response.status_code == 429
                peer = Peer(a)
                began = time.monotonic()
                for n in range(40):
                    assert (await peer.do("sit", f"{n}", seat=9, name="x"))["key"] == "no-such-seat"
                    if n == 20:
                        assert time.monotonic() - began < 2, "so many may come at once"
                assert time.monotonic() - began > 2, "and the others are heard later"
            while app.state.sockets:  # those who left are counted no more
                await asyncio.sleep(0.01)
            async with ann.socket(id):
                pass

        together(crowd())


def test_sockets_that_come_at_once_are_counted_each(tmp_path, monkeypatch):
    """While a table is being read, others who come for it are counted already."""
    with running(tmp_path, limits=msgspec.structs.replace(NO_LIMITS, sockets=3)) as (url, app):
        ann = Guest(url)
        id = ann.open("crabz")
        room = app.state.house.room

        async def slowly(table):
            await asyncio.sleep(0.3)
            return await room(table)

        monkeypatch.setattr(app.state.house, "room", slowly)

        async def one(line):
            async with line:
                await asyncio.sleep(1)

        async def crowd():
            return await asyncio.gather(*(one(ann.socket(id)) for _ in range(9)), return_exceptions=True)

        refused = [came for came in together(crowd()) if isinstance(came, websockets.exceptions.InvalidStatus)]
        assert [came.response.status_code for came in refused] == [429] * 6


def test_a_rematch_says_where_it_goes_on(house):
    ann = Guest(house[0])
    id = played(ann)

    async def again():
        async with ann.socket(id) as a:
            said = await Peer(a).do("rematch", "r")
            assert said["ack"] == "r"
            assert ann.frame(said["goes_on"])["stage"] == "playing"

    together(again())


def test_who_does_not_read_is_cut_off_and_costs_little(tmp_path, monkeypatch):
    """A client that never reads while others play on: what waits for it is bounded, and it is gone after a while."""
    monkeypatch.setattr(sockets, "PATIENCE", 1.0)
    with running(tmp_path, limits=msgspec.structs.replace(NO_LIMITS, body=Limits().body)) as (url, app):
        ann = Guest(url)
        id = ann.open("oh_crab", options={"players": 2})

        async def play():
            deaf = await ann.socket(id, ping_interval=None, max_queue=1)
            deaf.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.transport.pause_reading()
            async with ann.socket(id) as a:
                peer = Peer(a)
                await peer.do("sit", "s1", seat=1, name="Ann")
                await peer.do("sit", "s2", seat=2, name="Ben")
                room = app.state.house.rooms[id]
                most = 0
                for n in range(40_000):  # how much the system takes for the deaf before it says so is its own affair
                    await peer.do("rename", f"n{n}", seat=1, name=f"Ann {n}")
                    most = max(most, *(len(watcher._replies) for watcher in room.watchers))
                    if len(room.watchers) == 1:
                        break
                assert len(room.watchers) == 1, "it was cut off"
                assert most <= sockets.REPLIES
                await peer.frame(1, room.table.version)
            deaf.transport.abort()

        asyncio.run(asyncio.wait_for(play(), 120))


def test_a_mistake_of_ours_ends_the_line_and_its_words_are_not_logged(table, caplog, monkeypatch):
    people, id = table

    secret = "c7 c8"

    async def broken(*_):
        raise ZeroDivisionError(secret)

    async def play():
        async with people[1].socket(id) as line:
            await Peer(line).frame(1)
            monkeypatch.setattr("estran.server.house.House.command", broken)
            await line.send('{"do": "start"}')
            await line.wait_closed()
            assert line.close_code == 1011

    together(play())
    assert "a socket failed" in caplog.text
    assert "ZeroDivisionError" in caplog.text
    assert secret not in caplog.text
