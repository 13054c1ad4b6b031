"""Nothing hidden goes over the wire: at each step of matches played through a real server, every byte that goes to a seat, or to a
spectator, is compared with what would go there if the game stood in another way that the seat cannot tell from the true one. A server that
leaks on purpose is caught."""

import asyncio
import logging
import time
from typing import Any

import msgspec
import pytest
from websockets.sync.client import connect

from estran.core.chance import Quick
from estran.core.refusal import Refused
from estran.core.state import State
from estran.games import GAMES, game
from estran.games.oh_crab import view_adventure
from estran.server import api
from estran.server.room import Room
from estran.server.storage import SqliteStore
from estran.table import Row, Table, commands, unpack
from tests.server.real import Guest, running

HIDDEN = [id for id in GAMES if not game(id).open]
ADVENTURE = dict.fromkeys(("surprises", "events", "challenges", "asymmetry"), "on")
NOW = 1_900_000_000_000


class Leak(AssertionError):
    pass


class Match:
    """A match through a server: a guest a seat, and one who watches. Time stands still, so that only what is hidden can differ."""

    def __init__(self, url: str, app: Any, id: str, seed: int, **options: str) -> None:
        self.house = app.state.house
        self.since = 0
        self.house.now = lambda: NOW + seed
        self.luck = Quick(seed)
        players = max(value for value in game(id).option("players").values if value <= 3)
        self.guests = [Guest(url) for _ in range(players)]
        self.watcher = Guest(url)
        self.id = self.guests[0].open(id, options={"players": players, **options}, pace={"kind": "bank", "seconds": 600}, window=0)
        for seat, guest in enumerate(self.guests, start=1):
            guest.do(self.id, "sit", seat=seat, name=f"Crab {seat}")
        self.guests[0].do(self.id, "start")
        self.game = game(id)
        self.watcher.open(id)  # so that they are somebody
        for guest in (*self.guests, self.watcher):
            over_the_socket(guest, self, [])  # all have been here, and are away

    @property
    def room(self) -> Room:
        return self.house.rooms[self.id]

    def twin(self, state: State) -> Table:
        """The same table, in another state."""
        table = Table.rebuild(self.id, self.game, asyncio.run(_rows(self.house.settings.database, self.id)), self.room.table.levels)
        table._away = dict(self.room.table._away)
        table._back = dict(self.room.table._back)
        table.match.state = state
        return table

    def show(self, table: Table) -> None:
        """Let the server take this for the table."""
        self.room.table = table
        self.room._frames.clear()

    def choose(self) -> tuple[int, dict[str, Any]]:
        """What the next seat will do."""
        table = self.room.table
        seat = table.pending()[int(self.luck.below(len(table.pending())))]
        choices = self.game.choices(table.match.state, seat)
        choice = choices[int(self.luck.below(len(choices)))].notation
        return seat, {"seat": seat + 1, "decision": table.decisions[seat], "choice": choice}


async def _rows(database: Any, id: str) -> list[Row]:
    store = SqliteStore(database)
    try:
        return [Row(n, row.at, unpack(row.entry), row.position) for n, row in enumerate(await store.rows(id))]
    finally:
        await store.close()


def said(guest: Guest, match: Match, probes: list[dict[str, Any]], since: int) -> list[bytes]:
    """Every byte that a guest can make the server send about a table."""
    paths = (
        f"/{match.id}",
        f"/{match.id}?since={since}",
        f"/{match.id}/record",
        f"/{match.id}/replay",
        f"/{match.id}/replay?entry=1&seat=1",
        "/mine",
    )
    answers = [guest.http.get(f"/api/tables{path}") for path in paths]
    answers += [guest.http.post(f"/api/tables/{match.id}/commands", json=probe) for probe in probes]
    heard = [
        bytes(str(sorted(set(answer.headers.items()) - {("date", answer.headers["date"])})), "utf-8") + answer.content for answer in answers
    ]
    return heard + over_the_socket(guest, match, probes[:2])


def over_the_socket(guest: Guest, match: Match, probes: list[dict[str, Any]]) -> list[bytes]:
    """A frame, a ping, and the refusals, in whatever order they come."""
    address = f"{guest.url.replace('http', 'ws')}/api/tables/{match.id}/socket"
    with connect(address, additional_headers={"Cookie": guest.cookie}, compression=None) as line:
        heard = [line.recv(10).encode() for _ in range(2)]
        for probe in probes:
            line.send(msgspec.json.encode(probe).decode())
            heard.append(line.recv(10).encode())
            if b"table-stale" in heard[-1] or b'"version"' in heard[-1]:
                heard.append(line.recv(10).encode())  # the whole view comes with it
    while match.room.watchers:  # until the server has noticed that they left
        time.sleep(0.001)
    return sorted(heard)


def refusals(match: Match, seat: int, tables: tuple[Table, ...]) -> list[dict[str, Any]]:
    """What a person might try that both tables refuse: nothing may happen while we compare."""
    luck, game, true = match.luck, match.game, tables[0]
    tried = [game.choice(true.match.state, seat, int(luck.below(game.actions))).notation for _ in range(5)]
    asked = [{"do": "act", "seat": seat + 1, "decision": true.decisions[seat], "choice": choice} for choice in tried]
    asked += [{"do": "act", "seat": seat + 1, "decision": 0, "choice": tried[0]}, {"do": "claim", "seat": 1, "bot": "steady"}]
    asked += [{"do": "spare", "seat": seat % len(match.guests) + 2, "yes": True}]
    person = true.chairs[seat].person
    return [one for one in asked if not any(_legal(table, one, person) for table in tables)]


def _legal(table: Table, asked: dict[str, Any], person: str) -> bool:
    try:
        table.decide(msgspec.convert(asked, commands.Command), person, NOW)
    except Refused:
        return False
    return True


def check(match: Match, steps: int, every: int = 1) -> int:
    """Play at random, and compare before and after each step. Returns how often."""
    compared = 0
    for step in range(steps):
        if match.room.table.stage == "over":
            break
        actor, act = match.choose()
        if step % every == 0:
            for seat in range(len(match.guests)):
                compare(match, seat, actor, act)
                compared += 1
        answer = match.guests[actor].do(match.id, "act", id=f"{step}", **act)
        assert answer.status_code == 200, answer.text
    return compared


def compare(match: Match, seat: int, actor: int, act: dict[str, Any]) -> None:
    true, guests = match.room.table, (match.guests[seat], match.watcher)
    match.since = true.version
    twins = match.twin(true.match.state.clone()), match.twin(true.match.state.sample(seat, match.luck))
    tried = refusals(match, seat, twins), [{"do": "act", **act}]
    try:
        before = [heard(match, twin, guests, tried) for twin in twins]
        if before[0] != before[1]:
            raise Leak(f"seat {seat} or a spectator can tell the table from another")
        if not _legal(twins[1], {"do": "act", **act}, true.chairs[actor].person):
            return  # what cannot be chosen tells them apart for the one who chooses, who is another
        for twin in twins:  # the same act on both: who is told the same must see the same
            twin.enter(twin.decide(commands.Act(**act), true.chairs[actor].person, NOW))
        after = [heard(match, twin, guests, ([], [])) for twin in twins]
        events = [[twin.frame(eyes, true.version)["events"] for eyes in (seat, None)] for twin in twins]
        for n in range(len(guests)):
            if events[0][n] == events[1][n] and after[0][n] != after[1][n]:
                raise Leak(f"seat {seat} or a spectator was told the same, and sees something else")
    finally:
        match.show(true)


def heard(match: Match, table: Table, guests: tuple[Guest, ...], tried: tuple[list[dict[str, Any]], ...]) -> list[list[bytes]]:
    """What each of these guests is sent if this is the table."""
    match.show(table)
    return [said(guest, match, probes, match.since) for guest, probes in zip(guests, tried, strict=True)]


@pytest.mark.parametrize("id", GAMES)
def test_every_byte_is_what_the_seat_could_know(tmp_path, id, pytestconfig, caplog):
    caplog.set_level(logging.DEBUG, "estran")
    steps, every = (400, 1) if pytestconfig.getoption("--long") else (36, 3)
    with running(tmp_path) as (url, app):
        assert check(Match(url, app, id, 1), steps, every) >= 10
    assert not [record for record in caplog.records if record.name.startswith("estran")], "nothing to log"


def spied(match: Match) -> bool:
    """Whether seats know different things of what lies face down."""
    table = match.room.table
    views = [match.game.view(table.match.state, seat) for seat in range(len(table.chairs))]
    parts = [[view["tokens"], view["event_cards"], view["challenge_cards"]] for view in views]
    return any(part != parts[0] for part in parts)


def after_spying(url: str, app: Any) -> Match:
    """Played on, with nothing compared. What is dealt is the server's own luck: it may take another match."""
    for seed in range(4, 40):
        match = Match(url, app, "oh_crab", seed, **ADVENTURE)
        while match.room.table.stage == "playing":
            if spied(match):
                return match
            actor, act = match.choose()
            assert match.guests[actor].do(match.id, "act", **act).status_code == 200
    raise AssertionError("it never came to that")


def test_every_byte_of_the_adventure_pack_is_what_the_seat_could_know(tmp_path, pytestconfig):
    """While skills are chosen in secret, and after somebody has spied on something."""
    steps, every = (400, 1) if pytestconfig.getoption("--long") else (12, 3)
    with running(tmp_path) as (url, app):
        match = Match(url, app, "oh_crab", 3, **ADVENTURE)
        assert check(match, 3) >= 9
        assert check(after_spying(url, app), steps, every) >= 9


def face_down(monkeypatch):
    monkeypatch.setattr(view_adventure, "is_known", lambda state, element, viewer: True)


def skills(monkeypatch):
    told = view_adventure.told_of_seat
    monkeypatch.setattr(view_adventure, "told_of_seat", lambda state, viewer, seat: told(state, seat, seat))


@pytest.mark.parametrize("leak", [face_down, skills])
def test_a_leak_of_the_adventure_pack_is_caught(tmp_path, leak, monkeypatch):
    with running(tmp_path) as (url, app):
        match = after_spying(url, app) if leak is face_down else Match(url, app, "oh_crab", 3, **ADVENTURE)
        leak(monkeypatch)
        with pytest.raises(Leak):
            check(match, 30, 3)


# -- servers that leak on purpose


def in_the_frame(monkeypatch):
    def leaky(room, seat, since):
        state = room.table.match and room.table.match.state
        return msgspec.json.encode({**room.table.frame(seat, since), "debug": state and room.table.game.position(state)})

    monkeypatch.setattr(Room, "frame", leaky)


def in_the_list(monkeypatch):
    async def leaky(call):
        rooms = call.request.app.state.house.rooms.values()
        return {"tables": [room.table.game.position(room.table.match.state) for room in rooms if room.table.match]}

    instead(monkeypatch, api.my_tables, leaky)


def in_a_refusal(monkeypatch):
    true = Table.decide

    def leaky(table, command, person, now, lag=0):
        try:
            return true(table, command, person, now, lag)
        except Refused:
            position = table.match and msgspec.json.encode(table.game.position(table.match.state))
            raise Refused("move-unreadable", text=str(hash(position)), expected="") from None

    monkeypatch.setattr(Table, "decide", leaky)


def in_the_replay(monkeypatch):
    async def leaky(call):
        table = call.request.app.state.house.rooms[call.path["table"]].table
        return table.match and table.game.position(table.match.state)

    instead(monkeypatch, api.show_replay, leaky)


def instead(monkeypatch, handler, leaky):
    replaced = tuple(one._replace(handler=leaky) if one.handler is handler else one for one in api.ENDPOINTS)
    monkeypatch.setattr("estran.server.app.ENDPOINTS", replaced)


@pytest.mark.parametrize("leak", [in_the_frame, in_the_list, in_a_refusal, in_the_replay])
@pytest.mark.parametrize("id", HIDDEN)
def test_a_leak_is_caught(tmp_path, id, leak, monkeypatch):
    leak(monkeypatch)
    with running(tmp_path) as (url, app):
        match = Match(url, app, id, 2)
        with pytest.raises(Leak):
            check(match, 10, 2)
