"""The HTTP API, over a real socket: what it answers, how it refuses, what every answer says about itself."""

import asyncio
import json
import socket
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import httpx2
import msgspec
import pytest
from itsdangerous import TimestampSigner
from websockets.asyncio.client import connect

from estran.core.refusal import Refused
from estran.games import GAMES
from estran.server.api import ENDPOINTS
from estran.server.headers import HEADERS
from estran.server.limits import Limits
from estran.server.people import RENEW, tls_file
from estran.server.replaying import replayed
from estran.server.shapes import Frame, GameCard, MyTables, Replayed
from estran.server.thinking import Replay
from estran.server.workers import Workers
from estran.table import commands
from estran.table.rulings import LONG
from tests.rulemark import rule
from tests.server.attacks import HEAD, KEY, connected
from tests.server.real import NO_LIMITS, Guest, running
from tests.server.test_hosting import finished, played
from tests.table.party import Party
from tests.test_docs import ROOT, blocks, run_python


def error(answer, status: int) -> str:
    """The key of a refusal."""
    assert answer.status_code == status, answer.text
    said = answer.json()["error"]
    assert set(said) == {"key", "message", "rules"}
    assert said["message"].endswith(".")
    assert "Traceback" not in answer.text
    return said["key"]


def begun(ann: Guest, bob: Guest, game: str = "crabz", **rest) -> str:
    table = ann.open(game, **rest)
    ann.do(table, "sit", seat=1, name="Ann")
    bob.do(table, "sit", seat=2, name="Bob")
    assert ann.do(table, "start").json()["stage"] == "playing"
    return table


# -- what there is


def test_health(ann):
    said = ann.http.get("/api/health").json()
    assert said["status"] == "ok"
    assert abs(said["now"] / 1000 - time.time()) < 5


@pytest.mark.parametrize("id", GAMES)
def test_every_game_tells_its_options_and_levels(ann, id):
    card = msgspec.json.decode(ann.http.get(f"/api/games/{id}").content, type=GameCard)
    assert card.id == id
    assert card.options[0].name == "players"
    assert all(option.text for option in card.options)
    assert len(card.levels) >= 5
    assert card.levels[0].title == "Hatchling"
    assert id in [game["id"] for game in ann.http.get("/api/games").json()["games"]]


@pytest.mark.parametrize(
    ("wanted", "said"), [("fr-CH, fr;q=0.9, en", "Crabs"), ("de, fr", "Crabs"), ("en", "Crabs"), ("de", "Crabs"), ("", "Crabs")]
)
def test_words_are_in_the_language_asked_for(ann, wanted, said):
    line = ann.http.get("/api/games/crabz", headers={"accept-language": wanted}).json()["line"]
    refused = ann.http.get("/api/tables/nowhere", headers={"accept-language": wanted}).json()["error"]["message"]
    french = "fr" in wanted
    assert ("marée" in line) is french
    assert refused == ("Cette table n'existe pas, ou n'existe plus." if french else "There is no such table, or no longer.")


# -- tables


def test_a_table_is_set_up_joined_and_played(ann, bob):
    table = begun(ann, bob)
    frames = {1: ann.frame(table), 2: bob.frame(table)}
    assert [frames[seat]["seat"] for seat in (1, 2)] == [1, 2]
    seat = frames[1]["turn"][0]
    mover, other = (ann, bob) if seat == 1 else (bob, ann)
    move = {"seat": seat, "decision": frames[seat]["decision"], "choice": frames[seat]["choices"][0]["notation"]}
    after = mover.do(table, "act", id="m1", **move).json()
    assert after["version"] == frames[1]["version"] + 1
    again = mover.do(table, "act", id="m1", **move)
    assert again.status_code == 200
    assert again.json()["version"] == after["version"], "played once"
    assert error(mover.do(table, "act", id="m2", **move), 409) == "table-stale"
    assert error(other.do(table, "act", id="m3", **move), 422) == "table-not-yours"
    delta = other.frame(table, since=frames[1]["version"])
    assert not delta["whole"]
    assert delta["events"]


def test_every_frame_is_as_it_is_described(ann, bob):
    for game in GAMES:
        table = ann.open(game)
        seats = range(1, len(ann.frame(table)["chairs"]) + 1)
        stages = [ann.http.get(f"/api/tables/{table}").content]
        for seat in seats:
            stages.append(ann.do(table, "sit", seat=seat, name=f"Ann {seat}").content)
        stages += [ann.http.get(f"/api/tables/{table}", params={"seat": seat}).content for seat in seats]
        stages.append(bob.http.get(f"/api/tables/{table}").content)
        for stage in stages:
            msgspec.json.decode(stage, type=Frame)
    stages.append(ann.http.get(f"/api/tables/{played(ann)}").content)
    assert msgspec.json.decode(stages[-1], type=Frame).seed


def test_a_refused_move_names_its_rule(ann, bob):
    table = begun(ann, bob)
    seat = ann.frame(table)["turn"][0]
    mover = ann if seat == 1 else bob
    answer = mover.do(table, "act", id="x", seat=seat, decision=1, choice="a1-a1")
    assert answer.status_code == 422
    said = answer.json()["error"]
    assert said["rules"]
    assert all(rule.startswith("CZ-") for rule in said["rules"])
    assert "CZ-" not in said["message"], "the rules stand apart"


def test_my_tables_say_where_i_am_awaited(ann, bob):
    assert ann.http.get("/api/tables/mine").json() == {"tables": []}
    table = begun(ann, bob)
    mover, other = (ann, bob) if ann.frame(table)["turn"] == [1] else (bob, ann)
    (line,) = msgspec.json.decode(mover.http.get("/api/tables/mine").content, type=MyTables).tables
    assert (line.table, line.stage, line.names, line.owes) == (table, "playing", ["Ann", "Bob"], True)
    (line,) = msgspec.json.decode(other.http.get("/api/tables/mine").content, type=MyTables).tables
    assert not line.owes


def test_a_person_sees_only_through_their_own_eyes(ann, bob):
    table = begun(ann, bob, "poulpe")
    eve = Guest(ann.url)
    assert eve.frame(table)["seat"] is None
    assert error(eve.http.get(f"/api/tables/{table}", params={"seat": 1}), 422) == "seat-not-yours"
    assert error(bob.http.get(f"/api/tables/{table}", params={"seat": 1}), 422) == "seat-not-yours"
    assert "?" in json.dumps(bob.frame(table)["view"]["hands"][0])
    assert "?" not in json.dumps(ann.frame(table)["view"]["hands"][0])


def test_bots_play_and_a_person_alone_starts_at_once(ann):
    table = ann.open("crabz", chairs=["", "hatchling", "steady"], options={"players": 3})
    assert ann.do(table, "sit", seat=1, name="Ann").json()["stage"] == "playing"
    for _ in range(200):
        if ann.frame(table)["turn"] in ([1], []):
            break
        time.sleep(0.05)
    assert ann.frame(table)["turn"] == [1]


def test_a_rematch_is_at_another_table(ann):
    table = played(ann)
    after = ann.do(table, "rematch")
    again = after.json()["next"]
    assert again
    assert again != table
    assert ann.frame(again)["stage"] == "playing"
    assert ann.do(table, "rematch").json()["next"] == again
    assert ann.frame(again)["commitment"] != ann.frame(table)["commitment"]


def test_the_secret_of_a_rematch_is_another_that_was_promised(ann):
    table, shown = played(ann), []
    for _ in range(2):
        shown.append(ann.frame(table)["next_commitment"])
        again = ann.do(table, "rematch", contribution="5a" * 32).json()["next"]
        assert ann.frame(again)["commitment"] == shown[-1]
        ann.do(again, "resign", seat=1)
        table = again
    assert len({*shown, ann.frame(table)["next_commitment"], ""}) == 4


@rule("CP-09", "CP-P15")
def test_who_lost_opens_the_rematch(ann):
    table = ann.open("poulpe", chairs=["", "hatchling"], options={"first": 2})
    ann.do(table, "sit", seat=1, name="Ann")
    ann.do(table, "resign", seat=1)
    again = ann.do(table, "rematch").json()["next"]
    frame = ann.frame(again)
    assert (frame["turn"], frame["options"]["first"]) == ([1], 1)
    assert frame["view"]["round"] == []


@rule("CP-19", "CP-P14")
def test_the_memory_aid_is_an_option_of_the_table_off_by_default_and_says_what_it_is(ann):
    for language, words in (("en", "nobody may look through the discard"), ("fr", "la défausse ne peut pas être consultée")):
        card = ann.http.get("/api/games/poulpe", headers={"accept-language": language}).json()
        [option] = [option for option in card["options"] if option["name"] == "memory"]
        assert (option["default"], option["values"]) == ("off", ["off", "on"])
        assert words in option["text"]
    for memory in ("off", "on"):
        table = ann.open("poulpe", chairs=["", "hatchling"], options={"memory": memory})
        ann.do(table, "sit", seat=1, name="Ann")
        assert ann.frame(table)["view"]["memory"] == (memory == "on")


# -- seat links


def test_a_seat_link_moves_a_seat_once(ann, bob):
    table = begun(ann, bob)
    link = ann.http.post(f"/api/tables/{table}/seats/1/link").json()
    assert link["path"] == f"/t/{table}#seat={link['link']}"
    phone = Guest(ann.url)
    assert phone.http.post(f"/api/tables/{table}/link", json={"link": link["link"]}).json()["seat"] == 1
    assert ann.frame(table)["seat"] is None
    assert phone.frame(table)["seat"] == 1
    assert [line["table"] for line in phone.http.get("/api/tables/mine").json()["tables"]] == [table]
    thief = Guest(ann.url)
    assert error(thief.http.post(f"/api/tables/{table}/link", json={"link": link["link"]}), 422) == "table-link-used"
    back = phone.http.post(f"/api/tables/{table}/seats/1/link").json()["link"]
    assert ann.http.post(f"/api/tables/{table}/link", json={"link": back}).json()["seat"] == 1
    assert error(thief.http.post(f"/api/tables/{table}/link", json={"link": link["link"]}), 422) == "table-link-used"
    other = begun(ann, bob)
    assert error(thief.http.post(f"/api/tables/{other}/link", json={"link": link["link"]}), 422) == "link-wrong"
    assert error(thief.http.post(f"/api/tables/{table}/link", json={"link": "made up"}), 422) == "link-wrong"
    for seat in ("2", "0", "x", "99"):
        assert error(ann.http.post(f"/api/tables/{table}/seats/{seat}/link"), 422) == "seat-not-yours"
    assert error(phone.http.post(f"/api/tables/{table}/seats/1/link"), 422) == "seat-not-yours"


# -- records


def test_a_record_and_its_replay_come_after_the_end(ann, bob):
    table = begun(ann, bob, "marche")
    for path in ("record", "replay", "replay?entry=0", "replay?entry=1&seat=1"):
        assert error(ann.http.get(f"/api/tables/{table}/{path}"), 409) == "table-not-over"
    assert ann.frame(table)["seed"] == ""
    table = played(ann)
    record = bob.http.get(f"/api/tables/{table}/record").json()
    assert record["seed"] == bob.frame(table)["seed"]
    last = msgspec.json.decode(bob.http.get(f"/api/tables/{table}/replay").content, type=Replayed)
    assert (last.entry, last.outcome.reason) == (last.entries, record["result"]["reason"])
    assert last.view == bob.frame(table)["view"]
    first = bob.http.get(f"/api/tables/{table}/replay", params={"entry": 0, "seat": 2}).json()
    assert (first["entry"], first["seat"], first["events"], first["outcome"]) == (0, 2, [], None)
    assert error(bob.http.get(f"/api/tables/{table}/replay", params={"entry": 999}), 422) == "no-entry"
    assert error(bob.http.get(f"/api/tables/{table}/replay", params={"seat": 9}), 422) == "no-such-seat"
    same = bob.http.post("/api/replay", json={"record": record, "entry": 3, "seat": 1}).json()
    assert same == bob.http.get(f"/api/tables/{table}/replay", params={"entry": 3, "seat": 1}).json()


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"seed": "x"}, "record-malformed"),
        ({"game": "chess"}, "game-unknown"),
        ({"rules": "0"}, "record-rules"),
        ({"content": ""}, "record-content"),
        ({"format": 9}, "record-newer"),
        ({"result": None}, "record-result"),
        ({"entries": [{"do": "act", "seat": 1, "move": "hop"}]}, "record-entry"),
        ({"entries": [{"do": "undo", "to": 10**30}]}, "record-entry"),
    ],
)
def test_a_record_that_is_wrong_is_refused(ann, change, key):
    record = ann.http.get(f"/api/tables/{played(ann)}/record").json() | change
    assert error(ann.http.post("/api/replay", json={"record": record}), 422) == key


def test_a_record_is_read_elsewhere_however_it_is_written(ann):
    """Not while everybody waits: what is wrong with it is found by who replays it."""
    record = ann.http.get(f"/api/tables/{played(ann)}/record").json()
    body = json.dumps({"record": record}, indent=1).replace("\n", "\r\n")
    kind = {"content-type": "application/json"}
    assert ann.http.post("/api/replay", content=body, headers=kind).status_code == 200
    assert error(ann.http.post("/api/replay", json={"record": record | {"entries": [{"do": "dance"}]}}), 422) == "record-malformed"
    assert error(ann.http.post("/api/replay", json={"record": 7}), 422) == "record-malformed"


def test_a_record_of_several_who_took_back_as_often_as_they_may_is_read(ann, monkeypatch):
    """What a table here wrote is read here, wherever it comes from."""
    monkeypatch.setattr("estran.table.rulings.UNDOS", 300)
    party = Party("crabz", "ann", "bob")
    for _ in ("ann", "bob"):
        seat = party.state.next_seat()
        for _ in range(300):
            party.act()
            party.do(party.person(seat), commands.Undo(seat + 1))
        party.act()
    party.do("ann", commands.Resign(1))
    answer = ann.http.post("/api/replay", json={"record": json.loads(party.table.record().line())})
    assert (answer.status_code, answer.json().get("entries")) == (200, 1203)
    assert Limits().entries >= 2 * LONG, "and the longest of all, which still goes on to its end"


def test_a_record_is_replayed_for_as_long_as_it_may_take():
    match = finished()
    assert replayed(match.game, match.record(), None, None, False, 5.0).outcome
    with pytest.raises(Refused, match="too long to replay"):
        replayed(match.game, match.record(), None, None, False, -1.0)


def test_a_record_that_would_keep_others_waiting_is_refused(ann, monkeypatch):
    record = ann.http.get(f"/api/tables/{played(ann)}/record").json()
    longer = record | {"entries": record["entries"][:1] * (Limits().entries + 1)}
    assert error(ann.http.post("/api/replay", json={"record": longer}), 413) == "record-long"
    assert error(ann.http.post("/api/replay", json={"record": record | {"note": "x" * Limits().record}}), 413) == "body-long"
    monkeypatch.setattr("estran.server.places.LINE", 0)
    assert error(ann.http.post("/api/replay", json={"record": record}), 503) == "records-many"


# -- refusals


@pytest.mark.parametrize(
    ("body", "status", "key"),
    [
        (b"", 400, "body-malformed"),
        (b"{", 400, "body-malformed"),
        (b'{"game": 3}', 400, "body-malformed"),
        (b'{"game": "crabz", "more": 1}', 400, "body-malformed"),
        (b"\xff\xfe", 400, "body-malformed"),
        (b"[" * 60_000, 400, "body-malformed"),
        (b'{"game": "' + b"x" * 70_000 + b'"}', 413, "body-long"),
        (b'{"game": "chess"}', 422, "game-unknown"),
        (b'{"game": "crabz", "options": {"players": 9}}', 422, "option-value"),
        (b'{"game": "crabz", "options": {"tide": 9}}', 422, "option-unknown"),
        (b'{"game": "crabz", "chairs": ["", "", ""]}', 422, "seats-count"),
        (b'{"game": "crabz", "chairs": ["", "god"]}', 422, "bot-unknown"),
        (b'{"game": "crabz", "pace": {"kind": "bank", "seconds": 1}}', 400, "body-malformed"),
        (b'{"game": "crabz", "window": 99999}', 400, "body-malformed"),
    ],
)
def test_a_table_that_cannot_be_set_up_is_refused(ann, body, status, key):
    answer = ann.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert error(answer, status) == key
    assert ann.http.get("/api/tables/mine").json() == {"tables": []}


def test_what_is_not_json_is_refused(ann):
    assert error(ann.http.post("/api/tables", content=b'{"game": "crabz"}', headers={"content-type": "text/plain"}), 415) == "body-type"
    assert error(ann.http.post("/api/tables", data={"game": "crabz"}), 415) == "body-type"


@pytest.mark.parametrize("path", ["/api/tables/x?seat=none", "/api/tables/x?seat=0", "/api/tables/x?since=-1", "/api/tables/x?what=ever"])
def test_a_query_that_is_malformed_is_refused(ann, path):
    assert error(ann.http.get(path), 400) == "query-malformed"


@pytest.mark.parametrize("path", ["/api/", "/api/nothing", "/api/tables/a/b/c"])
def test_an_address_that_there_is_not_is_refused(ann, path):
    assert error(ann.http.get(path), 404) == "no-page"


def test_a_method_that_there_is_not_is_refused(ann):
    assert error(ann.http.delete("/api/health"), 405) == "wrong-method"
    assert ann.http.put("/api/tables").headers["allow"] == "POST"


def test_names_come_back_as_they_were_given_and_never_as_markup(ann):
    table = ann.open("crabz")
    name = '<script>x("&")</script>'
    assert ann.do(table, "sit", seat=1, name=name).json()["chairs"][0]["name"] == name
    for wrong in ("", "   ", "x" * 25, "a\u202eb", "\u200b"):
        assert error(ann.do(table, "sit", seat=2, name=wrong), 422) == "table-name"
    assert ann.do(table, "sit", seat=2, name="  Zoé   le Crabe ").json()["chairs"][1]["name"] == "Zoé le Crabe"


# -- what every answer says about itself


@pytest.mark.parametrize("path", ["/api/health", "/api/openapi.json", "/api/tables/nowhere", "/api/nowhere"])
def test_every_answer_is_strict_about_itself(ann, path):
    answer = ann.http.get(path)
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert answer.headers["cache-control"] == "no-store"
    assert "server" not in answer.headers
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http:" not in policy


def test_a_mistake_of_ours_is_one_sentence_and_is_logged(house, ann, caplog, monkeypatch):
    async def broken(*_):
        raise ZeroDivisionError("a secret card: c7")

    monkeypatch.setattr(house[1].state.house, "tables_of", broken)
    table = ann.open("crabz")
    assert table
    answer = ann.http.get("/api/tables/mine")
    assert error(answer, 500) == "server-error"
    assert "c7" not in answer.text
    assert answer.headers["x-frame-options"] == "DENY"
    assert "GET /api/tables/mine failed" in caplog.text


def test_a_cookie_comes_with_the_first_thing_done_and_stays(ann, house):
    assert "set-cookie" not in ann.http.get("/api/games").headers
    first = ann.http.post("/api/tables", json={"game": "crabz"})
    assert "HttpOnly" in first.headers["set-cookie"]
    assert "SameSite=Lax" in first.headers["set-cookie"]
    assert "Secure" not in first.headers["set-cookie"]
    assert "set-cookie" not in ann.http.post("/api/tables", json={"game": "crabz"}).headers
    behind_tls = httpx2.post(f"{ann.url}/api/tables", json={"game": "crabz"}, headers={"x-forwarded-proto": "https"})
    assert "Secure" in behind_tls.headers["set-cookie"]
    assert tls_file(house[1].state.settings.database).exists(), "since when there is TLS is remembered"


def test_a_cookie_that_is_old_is_replaced(house, ann, monkeypatch):
    """Over HTTP and over a socket, and by one that is of the same person."""
    people, table = house[1].state.people, ann.open("crabz")
    with monkeypatch.context() as then:
        then.setattr(TimestampSigner, "get_timestamp", lambda self: int(time.time()) - RENEW - 60)
        old = people.cookie("bob", secure=False).split(";")[0]

    async def come(cookie):
        address = f"{house[0].replace('http', 'ws')}/api/tables/{table}/socket"
        async with connect(address, additional_headers={"Cookie": cookie}) as line:
            return line.response.headers.get("set-cookie")

    def fresh(given):
        name, _, value = given.split(";")[0].partition("=")
        return people.recognise({name: value}, secure=False)

    given = httpx2.get(f"{house[0]}/api/tables/mine", headers={"cookie": old}).headers["set-cookie"]
    assert fresh(given) == fresh(asyncio.run(come(old))) == ("bob", False)
    new = given.split(";")[0]
    assert "set-cookie" not in httpx2.get(f"{house[0]}/api/tables/mine", headers={"cookie": new}).headers
    assert asyncio.run(come(new)) is None


def test_a_forged_cookie_is_nobody(ann):
    table = ann.open("crabz")
    ann.do(table, "sit", seat=1, name="Ann")
    name, _, value = ann.cookie.partition("=")
    forged = httpx2.get(f"{ann.url}/api/tables/{table}", headers={"cookie": f"{name}={value[:-2]}xx"})
    assert forged.json()["seat"] is None


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [("http://evil.example", False), ("null", False), ("http://[", False), ("https://club.example", True), (None, True)],
)
def test_a_foreign_page_may_not_act(tmp_path, origin, allowed):
    with running(tmp_path, origins=("https://club.example",)) as (url, _):
        headers = {"origin": origin} if origin else {}
        answer = httpx2.post(f"{url}/api/tables", json={"game": "crabz"}, headers=headers)
        if allowed:
            assert answer.status_code == 201
            assert httpx2.post(f"{url}/api/tables", json={"game": "crabz"}, headers={"origin": url}).status_code == 201
        else:
            assert error(answer, 403) == "foreign-page"


def test_a_foreign_name_that_leads_here_is_refused(tmp_path):
    known = ("localhost:9", "[::1]:9", "192.168.1.7:8137", "beach.local", "Beach.Local:80", "games.example.org", "localhost.")
    foreign = ("evil.example:80", "local", "evil.local.example", "127.0.0.1.evil.example", "xlocalhost", "")
    with running(tmp_path, hosts=("games.example.org",)) as (url, _):
        for path in ("/api/games", "/", "/web/app.js"):
            for host in known:
                assert httpx2.get(f"{url}{path}", headers={"host": host}).status_code == 200
            for host in foreign:
                assert httpx2.get(f"{url}{path}", headers={"host": host}).status_code == 421
        assert error(httpx2.get(f"{url}/api/games", headers={"host": "evil.example"}), 421) == "foreign-host"
        assert "--name evil.example" in httpx2.get(url, headers={"host": "evil.example"}).text


def test_where_no_name_is_given_a_foreign_one_is_refused_too(tmp_path):
    with running(tmp_path) as (url, _):
        assert httpx2.get(url, headers={"host": "evil.example"}).status_code == 421
        table = Guest(url).open("crabz")
        with connected(int(url.rpartition(":")[2])) as line:
            line.sendall((HEAD.format(table=table).replace("127.0.0.1", "evil.example") + KEY).encode())
            assert line.recv(4096).startswith(b"HTTP/1.1 421 ")


# -- limits


def test_nobody_fills_the_disk_alone(tmp_path):
    with running(tmp_path, limits=msgspec.structs.replace(NO_LIMITS, stored=20_000)) as (url, _):
        eve, bob = Guest(url), Guest(url, **{"X-Forwarded-For": "10.0.0.2"})
        table = eve.open("crabz")
        answers = [eve.do(table, "sit", seat=1, name="Eve")]
        while answers[-1].status_code == 200 and len(answers) < 400:
            answers.append(eve.do(table, "rename", seat=1, name=f"Eve {len(answers)}"))
        assert 50 < len(answers) < 200
        assert error(answers[-1], 429) == "too-much-stored"
        assert error(eve.http.post("/api/tables", json={"game": "crabz"}), 429) == "too-much-stored"
        assert eve.frame(table)["stage"] == "waiting", "looking is free"
        assert bob.do(bob.open("crabz"), "sit", seat=1, name="Bob").status_code == 200


def test_pages_are_limited_too(tmp_path):
    with running(tmp_path, limits=msgspec.structs.replace(NO_LIMITS, pages=1)) as (url, _):
        answers = [httpx2.get(f"{url}/web/app.js") for _ in range(12)]
        assert [answer.status_code for answer in answers[:5]] == [200] * 5
        assert answers[-1].status_code == 429
        assert answers[-1].text.startswith("That is too fast")
        assert httpx2.get(f"{url}/api/health").status_code == 200


def test_one_client_has_few_records_in_line(tmp_path):
    with running(tmp_path, limits=msgspec.structs.replace(NO_LIMITS, reading=4)) as (url, app):
        ann = Guest(url)
        replay = f"/api/tables/{played(ann)}/replay"
        app.state.reading["127.0.0.1"] = 4
        assert error(ann.http.get(replay), 429) == "records-yours"
        bob = Guest(url, **{"X-Forwarded-For": "10.0.0.2"})
        assert bob.http.get(replay).status_code == 200
        app.state.reading.clear()
        assert ann.http.get(replay).status_code == 200
        assert not app.state.reading


def test_records_are_replayed_one_at_a_time(ann, house, monkeypatch):
    """Whoever asks: all but one core are for who plays."""
    record = ann.http.get(f"/api/tables/{played(ann)}/record").json()
    true, now, most = Workers._ask, [], []

    async def slow(self, process, question):
        if not isinstance(question, Replay):
            return await true(self, process, question)
        now.append(question)
        most.append(len(now))
        await asyncio.sleep(0.1)
        now.remove(question)
        return await true(self, process, question)

    def sent(n):
        return Guest(house[0], **{"X-Forwarded-For": f"10.0.3.{n}"}).http.post("/api/replay", json={"record": record}).status_code

    monkeypatch.setattr(Workers, "_ask", slow)
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(sent, range(4))) == [200] * 4
    assert most == [1] * 4


def test_too_many_requests_are_refused_with_when_to_come_back(tmp_path):
    with running(tmp_path, limits=Limits(requests=2, opened=0)) as (url, _):
        ann = Guest(url)
        answers = [ann.http.get("/api/health") for _ in range(40)]
        late = [answer for answer in answers if answer.status_code != 200]
        assert len(late) > 10
        assert error(late[0], 429) == "too-many-requests"
        assert int(late[0].headers["retry-after"]) >= 1


def test_whoever_calls_us_by_another_name_is_counted_too(tmp_path):
    with running(tmp_path, limits=msgspec.structs.replace(NO_LIMITS, requests=1)) as (url, _):
        answers = [httpx2.get(f"{url}/api/games", headers={"host": "evil.example"}) for _ in range(12)]
        assert error(answers[0], 421) == "foreign-host"
        assert error(answers[-1], 429) == "too-many-requests"


def test_too_many_tables_are_refused(tmp_path):
    with running(tmp_path, limits=msgspec.structs.replace(NO_LIMITS, tables=3)) as (url, _):
        ann, bob = Guest(url), Guest(url)
        for _ in range(3):
            ann.open("crabz")
        assert error(ann.http.post("/api/tables", json={"game": "crabz"}), 429) == "too-many-tables"
        assert bob.open("crabz")
    with running(tmp_path, limits=msgspec.structs.replace(NO_LIMITS, opened=2)) as (url, _):
        for _ in range(2):
            Guest(url).open("crabz")
        assert error(Guest(url).http.post("/api/tables", json={"game": "crabz"}), 429) == "too-many-opened"


def awaited(true, seconds: float = 10) -> bool:
    """Whether something comes true."""
    end = time.monotonic() + seconds
    while not true() and time.monotonic() < end:
        time.sleep(0.01)
    return bool(true())


def test_a_record_counts_from_before_it_has_come(tmp_path):
    with running(tmp_path, limits=msgspec.structs.replace(NO_LIMITS, reading=1)) as (url, app):
        ann = Guest(url)
        replay = f"/api/tables/{played(ann)}/replay"
        head = b"POST /api/replay HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
        with socket.create_connection(("127.0.0.1", int(url.rpartition(":")[2]))) as line:
            line.sendall(head)
            assert awaited(lambda: app.state.reading)
            assert error(ann.http.get(replay), 429) == "records-yours"
        assert awaited(lambda: not app.state.reading)
        assert ann.http.get(replay).status_code == 200


def test_who_hangs_up_waits_for_no_record_and_is_no_mistake_of_ours(tmp_path, monkeypatch, caplog):
    with running(tmp_path) as (url, app):
        table, cancelled = played(Guest(url)), []

        async def never(*_):
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                cancelled.append(True)
                raise

        monkeypatch.setattr(app.state.readers, "ask", never)
        with socket.create_connection(("127.0.0.1", int(url.rpartition(":")[2]))) as line:
            line.sendall(f"GET /api/tables/{table}/replay HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
            assert awaited(lambda: app.state.reading)
        assert awaited(lambda: cancelled)
        with socket.create_connection(("127.0.0.1", int(url.rpartition(":")[2]))) as line:
            line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{")
            time.sleep(0.2)
        time.sleep(0.2)
    assert "failed" not in caplog.text


@pytest.mark.parametrize(("limit", "key"), [("opened", "too-many-opened"), ("tables", "too-many-tables")])
def test_a_rematch_is_a_table_too(tmp_path, limit, key):
    with running(tmp_path, limits=msgspec.structs.replace(NO_LIMITS, **{limit: 2})) as (url, _):
        ann, bob = Guest(url), Guest(url)
        ann.open("crabz")
        if limit == "tables":
            ann.open("crabz")
        table = begun(bob, ann)
        assert ann.do(table, "resign", seat=2).json()["stage"] == "over"
        assert error(ann.do(table, "rematch"), 429) == key
        assert ann.frame(table)["next"] == ""


def test_what_is_opened_counts_as_stored(tmp_path):
    with running(tmp_path, limits=msgspec.structs.replace(NO_LIMITS, stored=400)) as (url, _):
        answers = [Guest(url).http.post("/api/tables", json={"game": "crabz"}) for _ in range(5)]
        assert error(answers[-1], 429) == "too-much-stored"


# -- the description


def test_the_description_tells_every_endpoint(ann):
    said = ann.http.get("/api/openapi.json").json()
    assert said["openapi"].startswith("3.1")
    for endpoint in ENDPOINTS:
        operation = said["paths"][endpoint.path][endpoint.method.lower()]
        assert operation["summary"].endswith(".")
        assert ("requestBody" in operation) is (endpoint.body is not None)
    text = json.dumps(said)
    for name in {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}:
        assert name in said["components"]["schemas"]
    assert {"Sit", "Rematch", "Frame", "Record", "Error"} <= set(said["components"]["schemas"])


def test_the_page_of_the_api_tells_every_endpoint():
    told = (ROOT / "docs" / "api.md").read_text("utf-8")
    for endpoint in ENDPOINTS:
        assert f"`{endpoint.method} {endpoint.path}`" in told


def test_the_examples_of_the_page_run(house, tmp_path):
    page = ROOT / "docs" / "api.md"
    found = [block for block in blocks(page) if block.language == "python"]
    assert found
    for block in found:
        run_python(block, "docs/api.md", {"HOUSE": house[0]})


@pytest.mark.parametrize("id", GAMES)
def test_the_bot_of_the_example_plays_a_game(house, ann, id):
    table = ann.open(id, chairs=["", "hatchling"], options={"players": 2}, window=0)
    command = [sys.executable, str(ROOT / "examples" / "bot_client.py"), f"{house[0]}/t/{table}"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    outcome = ann.frame(table)["outcome"]
    assert done.stdout == f"{outcome['reason']} {outcome['scores']}\n"


def test_the_example_is_short():
    lines = (ROOT / "examples" / "bot_client.py").read_text("utf-8").splitlines()
    assert len([line for line in lines if line.strip()]) <= 22
