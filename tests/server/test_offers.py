"""An offer between two people over real sockets: it is seen, skipped in time, skipped at once, and waits for who is away."""

import asyncio
import secrets
import time
from types import SimpleNamespace

import msgspec
import pytest

from estran.core.chance import Quick, secret_of
from estran.core.record import Act
from estran.server import house as houses
from estran.server.shapes import Frame
from estran.server.storage import Row, SqliteStore
from estran.table import commands, pack
from tests.server.real import Peer, running
from tests.server.test_house import Opened, until
from tests.server.test_leaks import ADVENTURE
from tests.table.test_offers import PEOPLE, offered

SEED = 11
"""Of a race in which the crab of the third seat falls in the turn of the first, and has a hard shell."""
ASKED, TURN = 3, 1
SHORT = 3_000


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with running(tmp_path_factory.mktemp("house")) as (url, app):
        yield url, app


@pytest.fixture
def table(house, ann, bob, monkeypatch):
    """Ann has the first seat, Bob the others. Its id, and what plays it until Bob is asked."""
    dealt = SimpleNamespace(
        **{name: getattr(secrets, name) for name in ("token_urlsafe", "randbits")}, token_bytes=lambda n: secret_of(SEED)
    )
    monkeypatch.setattr(houses, "secrets", dealt)
    id = ann.open("oh_crab", options={"players": 3, **ADVENTURE}, answer_time=SHORT)
    for seat, guest in enumerate((ann, bob, bob), start=1):
        assert guest.do(id, "sit", seat=seat, name=f"Crab {seat}").status_code == 200
    ann.do(id, "start")
    room, luck = house[1].state.house.rooms[id], Quick(SEED)

    def play():
        """As the tests of the table do."""
        while not room.table.offered:
            state = room.table.match.state
            seats = state.pending()
            seat = seats[luck.below(len(seats))]
            legal = state.legal(seat)
            choice = room.table.game.notation(state, seat, legal[luck.below(len(legal))])
            done = (ann, bob, bob)[seat].do(id, "act", seat=seat + 1, decision=room.table.decisions[seat], choice=choice)
            assert done.status_code == 200, done.text
        assert [*room.table.offered] == [ASKED - 1]

    return id, play, room


def together(work):
    return asyncio.run(asyncio.wait_for(work, 60))


async def told(peer, seat, true):
    """The next frame of a seat of which something is true."""
    while not (seat in peer.frames and true(peer.frames[seat])):
        await peer.next()
    return peer.frames[seat]


def asks(frame):
    return frame["offers"] and frame["offers"][0]["ends"] is not None


def test_both_see_the_offer_and_it_is_skipped_when_its_time_is_over(table, ann, bob):
    id, play, room = table

    async def meet():
        async with ann.socket(id) as a, bob.socket(id) as b:
            one, other = Peer(a), Peer(b)
            await asyncio.to_thread(play)
            waits, asked = await told(one, TURN, asks), await told(other, ASKED, asks)
            for frame in (waits, asked):
                msgspec.convert(frame, Frame)
                assert frame["turn"] == [ASKED]
                assert [offer["seat"] for offer in frame["offers"]] == [ASKED]
            assert (waits["choices"], waits["idle"]) == ([], "")
            assert ([choice["notation"] for choice in asked["choices"]], asked["idle"]) == (["brace", "done"], "done")
            ends, version = waits["offers"][0]["ends"], waits["version"]
            after = [await peer.frame(seat, version + 1) for peer, seat in ((one, TURN), (other, ASKED))]
            assert room.table._last - ends in range(2_000), "when it was due, and not long after"
            assert [frame["offers"] for frame in after] == [[], []]
            assert room.table.match.entries[-1] == Act(ASKED, "done")

    together(meet())


def test_an_answer_in_time_is_played(table, ann, bob):
    id, play, _ = table

    async def meet():
        async with ann.socket(id) as a, bob.socket(id) as b:
            one, other = Peer(a), Peer(b)
            await asyncio.to_thread(play)
            asked = await told(other, ASKED, asks)
            version = (await told(one, TURN, asks))["version"]
            answer = await other.do("act", "brace", seat=ASKED, decision=asked["decision"], choice="brace")
            assert answer["ack"] == "brace"
            frame = await one.frame(TURN, version + 1)
            assert "claw" in [event["kind"] for event in frame["events"]]

    together(meet())


def test_who_never_wants_to_be_asked_is_not_and_nobody_waits(table, ann, bob):
    id, play, _ = table

    async def meet():
        async with ann.socket(id) as a, bob.socket(id) as b:
            one, other = Peer(a), Peer(b)
            await asyncio.to_thread(play)
            version = (await told(one, TURN, asks))["version"]
            await told(other, ASKED, asks)
            begun = time.monotonic()
            assert "ack" in await other.do("spare", "never", seat=ASKED, yes=True)
            assert (await one.frame(TURN, version + 1))["offers"] == []
            assert time.monotonic() - begun < SHORT / 1_000, "not when its time was over"
            mine = await other.frame(ASKED, version + 1)
            assert (mine["spared"], other.frames[2]["spared"]) == (True, False)
            received = len(one.received)
            assert "ack" in await other.do("spare", "again", seat=ASKED, yes=False)
            assert (await told(other, ASKED, lambda frame: not frame["spared"]))["version"] == mine["version"]
            assert (await one.do("undo", "asks", seat=TURN)).keys() & {"ack", "refused"}
            told_since = [
                text for text in one.received[received:] if '"version"' in text and '"ack"' not in text and "table-asked" not in text
            ]
            assert told_since == [], "the switch is told to nobody else"

    together(meet())


def test_an_offer_waits_for_who_is_away_and_begins_anew(table, ann, bob):
    id, play, room = table

    async def meet():
        async with ann.socket(id) as a:
            one = Peer(a)
            await asyncio.to_thread(play)
            away = await told(one, TURN, lambda frame: frame["offers"])
            assert away["offers"] == [{"seat": ASKED, "ends": None}]
            await asyncio.sleep(SHORT / 1_000 + 0.5)
            assert room.table.offered
            async with bob.socket(id) as b:
                came = await told(Peer(b), ASKED, asks)
                assert came["offers"][0]["ends"] > room.table.offered[ASKED - 1].at + 2 * SHORT
            assert (await told(one, TURN, lambda frame: not asks(frame)))["offers"], "and stops when they leave"
            async with bob.socket(id):
                assert (await told(one, TURN, lambda frame: not frame["offers"]))["version"] > away["version"]

    together(meet())


def test_after_a_restart_who_never_wants_to_be_asked_is_skipped_though_nobody_is_there(tmp_path):
    """The server died just before."""
    party, seat = offered(SEED)
    party.do(party.person(seat), commands.Spare(seat + 1, True))

    async def live():
        store = SqliteStore(tmp_path / "estran.db")
        await store.append("t", 0, [Row(row.at, pack(row.entry), row.position) for row in party.rows], set(PEOPLE), "oh_crab")
        await store.close()
        async with Opened(tmp_path) as house:
            await until(lambda: "t" in house.rooms and not house.rooms["t"].table.offered)
            entries = house.rooms["t"].table.match.entries
            assert entries == [*party.table.match.entries, Act(seat + 1, "done")]

    together(live())


@pytest.mark.parametrize(("wrong", "key"), [(1, "table-answer-time"), (-1, "body-malformed"), (60_001, "body-malformed")])
def test_a_time_that_is_no_time_is_refused(ann, wrong, key):
    answer = ann.http.post("/api/tables", json={"game": "oh_crab", "answer_time": wrong})
    assert answer.json()["error"]["key"] == key
