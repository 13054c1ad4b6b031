"""The commands that serve, and that look after what is kept: as a host meets them."""

import json
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx2
import msgspec
import pytest

import estran
from estran.core.chance import secret_of
from estran.core.record import Resume
from estran.games import game
from estran.table import Match, pack, unpack
from tests.server.real import Guest, free_port, running
from tests.test_cli import good, run


def finished(players: int = 2, seed: int = 3) -> Match:
    match = Match(game("crabz"), {"players": players}, ("",) * players, secret_of(seed))
    while not match.over:
        seat = match.state.next_seat()
        match.act(seat, match.game.choices(match.state, seat)[-1].notation)
    return match


def played(guest: Guest, name: str = "crabz", **adding: str) -> str:
    """A table where one person played all seats to the end; perhaps adding a `contribution` to its deal."""
    table = guest.open(name)
    for seat in range(1, len(guest.frame(table)["chairs"]) + 1):
        guest.do(table, "sit", seat=seat, name=f"Crab {seat}", **adding)
    n = 0
    while (frame := guest.frame(table))["stage"] != "over":
        seat = frame["turn"][0]
        mine = guest.frame(table, seat=seat)
        n += 1
        guest.do(table, "act", id=f"{n}", seat=seat, decision=mine["decision"], choice=mine["choices"][-1]["notation"])
    return table


def command(folder: Path, *words: str, **extra: str) -> subprocess.Popen[str]:
    env = {**os.environ, "PYTHONPATH": str(Path(estran.__file__).parent.parent), "ESTRAN_LANG": "en", "ESTRAN_DATA": str(folder), **extra}
    return subprocess.Popen(
        [sys.executable, "-u", "-m", "estran", *words], env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def test_ctrl_c_stops_cleanly_and_loses_nothing(server, tmp_path):
    guest = Guest(server.url)
    table = guest.open("crabz", chairs=["", "steady"])
    guest.do(table, "sit", seat=1, name="Ann")
    before = guest.frame(table)
    assert server.stop() == 0
    said = (tmp_path / "log").read_text()
    assert said.startswith(f"Estran is at {server.url}/ and keeps its tables in ")
    assert len(said.splitlines()) == 1, said
    server.start()
    after = guest.frame(table)
    assert after["commitment"] == before["commitment"]
    assert after["chairs"][0]["name"] == "Ann"
    assert after["version"] >= before["version"]


def test_a_second_server_on_the_same_database_is_refused(server, tmp_path):
    with command(tmp_path, "serve", "--port", "0", "--database", str(tmp_path / "estran.db")) as other:
        assert other.wait(60) == 2
        assert other.stderr.read() == f"The database {tmp_path / 'estran.db'} is in use by another server, at {server.url}/.\n"


def test_estran_alone_serves_on_a_free_port_and_opens_the_browser(tmp_path):
    """With the usual port taken; a second `estran` then just opens the browser where the first one is."""
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {opened}\n')
    browser.chmod(0o755)
    with socket.socket() as taken, ExitStack() as stack:
        with suppress(OSError):  # somebody else has it: as good
            taken.bind(("127.0.0.1", 8137))
            taken.listen()
        first = stack.enter_context(command(tmp_path, BROWSER=f"{browser} %s"))
        stack.callback(first.kill)
        url = first.stdout.readline().split()[3]
        assert ":8137/" not in url
        assert httpx2.get(f"{url}api/health", timeout=30).json()["status"] == "ok"
        assert (tmp_path / "estran.db").exists()
        second = stack.enter_context(command(tmp_path, BROWSER=f"{browser} %s"))
        assert second.wait(60) == 0
        assert second.stdout.read() == f"Estran is already running at {url}.\n"
        assert opened.read_text() == f"{url}\n{url}\n"
        first.send_signal(signal.SIGINT)
        assert first.wait(30) == 0
        assert first.stderr.read() == ""


def test_a_port_that_is_taken_is_refused(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        result = run("serve", "--port", str(port), "--database", str(tmp_path / "a.db"))
    assert result.exit_code == 2
    assert result.stderr == f"The server cannot listen on 127.0.0.1 port {port}: Address already in use.\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--host", "999.1.1.1"), "The server cannot listen on 999.1.1.1 port"),
        (("--port", "-1"), "--port needs a whole number of at least 0"),
        (("--port", "70000"), "The server cannot listen on 127.0.0.1 port 70000"),
        (("--content", "crabz"), '"crabz" names no content: write `--content GAME=DIR`.'),
        (("--content", "chess=here"), 'There is no game "chess"'),
        (("--database", "/dev/null/x"), "The database /dev/null/x cannot be used:"),
    ],
)
def test_a_server_that_cannot_be_set_up_says_so(words, said, tmp_path):
    result = run("serve", "--port", str(free_port()), "--database", str(tmp_path / "a.db"), *words)
    assert result.exit_code == 2
    assert said in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_tables_are_listed_exported_imported_and_deleted(tmp_path):
    with running(tmp_path) as (url, _):
        guest = Guest(url)
        over, waiting = played(guest), guest.open("poulpe")
    database = ("--database", str(tmp_path / "estran.db"))
    lines = good("tables", *database).splitlines()
    assert len(lines) == 2
    assert lines[0].startswith(waiting)
    assert "poulpe   waiting" in lines[0]
    assert lines[1].startswith(over)
    assert lines[1].endswith("crabz    over       Crab 1, Crab 2")
    cards = json.loads(good("tables", "--json", *database))
    assert [card["stage"] for card in cards] == ["waiting", "over"]

    records = good("export", *database)
    assert len(records.splitlines()) == 1
    assert good("export", *database, "--out", str(tmp_path / "games.jsonl")).endswith("games.jsonl: one record.\n")
    assert (tmp_path / "games.jsonl").read_text() == records
    assert good("verify", str(tmp_path / "games.jsonl")).split(": ")[1].startswith("OK")
    for table, problem in ((waiting, "over"), ("nowhere", "There is no table nowhere.")):
        result = run("export", table, *database)
        assert result.exit_code == 2
        assert problem in result.stderr

    (copy,) = good("import", str(tmp_path / "games.jsonl"), "--database", str(tmp_path / "other.db")).split()
    assert good("export", "--database", str(tmp_path / "other.db")) == records
    with running(tmp_path, database=tmp_path / "other.db") as (url, _):
        frame = Guest(url).frame(copy)
        assert frame["stage"] == "over"
        assert frame["seed"] == json.loads(records)["seed"]
        assert Guest(url).http.get(f"/api/tables/{copy}/replay", params={"entry": 4}).json()["entry"] == 4

    assert good("tables", *database, "--delete", waiting) == "One table deleted.\n"
    assert [line.split()[0] for line in good("tables", *database).splitlines()] == [over]


def test_an_export_leaves_out_what_cannot_be_read_and_says_so(tmp_path):
    """A game of other rules, whose end makes no sense to those of today."""
    with running(tmp_path) as (url, _):
        read, unread = played(Guest(url)), played(Guest(url))
    with sqlite3.connect(tmp_path / "estran.db") as db:
        (key,) = db.execute("select table_key from tables where id = ?", (unread,)).fetchone()
        (opened,) = db.execute("select entry from entries where table_key = ? and number = 0", (key,)).fetchone()
        other = pack(msgspec.structs.replace(unpack(opened), content="another"))
        db.execute("update entries set entry = ? where table_key = ? and number = 0", (other, key))
        db.execute("update entries set position = ? where table_key = ? and position is not null", (b'{"cells": 1}', key))
    database = ("--database", str(tmp_path / "estran.db"))
    result = run("export", *database)
    assert result.exit_code == 2
    assert result.stdout == good("export", read, *database)
    assert result.stderr.startswith("These tables were left out")
    assert unread in result.stderr
    assert "cells" in run("export", unread, *database).stderr
    assert good("export", read, *database, "--content", f"crabz={game('crabz').content}") == result.stdout
    assert "crabz" in run("export", *database, "--content", "crabz").stderr


def test_a_deal_of_several_is_exported_verified_and_imported(tmp_path):
    sand = secret_of(3).hex()
    with running(tmp_path) as (url, _):
        guest = Guest(url)
        assert guest.do(guest.open("crabz"), "sit", seat=1, name="Ann", contribution="sand").status_code == 400
        table = played(guest, contribution=sand)
        promised = guest.frame(table)["commitment"]
        new = guest.http.post(f"/api/tables/{table}/continue", json={"entry": 1}).json()["table"]
        assert guest.frame(new)["start"]["commitment"] == promised
    records = good("export", "--database", str(tmp_path / "estran.db"))
    record = json.loads(records)
    assert record["format"] == 2
    assert record["deal"]["commitment"] == promised
    assert record["deal"]["contributions"] == [sand, sand]
    file = tmp_path / "games.jsonl"
    file.write_text(records)
    assert good("verify", str(file)).split(": ")[1].startswith("OK")
    good("import", str(file), "--database", str(tmp_path / "other.db"))
    assert good("export", "--database", str(tmp_path / "other.db")) == records
    file.write_text(records.replace(record["deal"]["secret"], secret_of(4).hex()))
    result = run("verify", str(file))
    assert result.exit_code != 0
    assert "does not follow" in result.stdout + result.stderr


def test_only_whole_finished_games_are_imported(tmp_path):
    match = Match(game("crabz"), {"players": 2}, ("", ""), secret_of(3))
    (tmp_path / "begun.json").write_text(match.record().encode())
    (tmp_path / "good.json").write_text(finished().record().encode())
    result = run("import", str(tmp_path / "good.json"), str(tmp_path / "begun.json"), "--database", str(tmp_path / "a.db"))
    assert result.exit_code == 2
    assert result.stderr == "Record 2 cannot be kept: The game is not over.\n"
    assert good("tables", "--database", str(tmp_path / "a.db")).startswith("No tables are kept in ")


def test_a_record_that_was_resumed_is_not_kept_nor_any_other_of_its_file(tmp_path):
    whole, resumed = finished().record(), finished(seed=4)
    position = resumed.game.position(resumed.state)
    entries = [*resumed.record().entries, Resume(whole.rules, whole.content, position)]
    told = msgspec.structs.replace(resumed.record(), rules="old", content="old", entries=entries)
    (tmp_path / "games.jsonl").write_text(whole.line() + told.line())
    said = good("verify", str(tmp_path / "games.jsonl"))
    assert "cannot be checked: 2." in said
    (tmp_path / "one.json").write_text(told.encode())
    assert f"OK from entry {len(entries)} on" in good("verify", str(tmp_path / "one.json"))
    result = run("import", str(tmp_path / "games.jsonl"), "--database", str(tmp_path / "a.db"))
    assert result.exit_code == 2
    assert result.stderr.startswith("Record 2 cannot be kept: ")
    assert good("tables", "--database", str(tmp_path / "a.db")).startswith("No tables are kept in ")


def test_what_was_played_with_other_content_is_verified_and_imported_with_it(tmp_path):
    own = shutil.copytree(game("poulpe").content, tmp_path / "own")
    text = (own / "effects.toml").read_text("utf-8")
    (own / "effects.toml").write_text(text.replace('verb = "give"\namount = 1', 'verb = "give"\namount = 2'), "utf-8")
    with running(tmp_path, content={"poulpe": str(own)}) as (url, _):
        guest = Guest(url)
        played(guest)
        table = guest.open("poulpe", window=0)
        for seat in (1, 2):
            guest.do(table, "sit", seat=seat, name=f"Crab {seat}")
        guest.do(table, "resign", seat=1)
    words = ("--content", f"poulpe={own}")
    file = str(tmp_path / "games.jsonl")
    good("export", "--database", str(tmp_path / "estran.db"), *words, "--out", file)
    assert "OK, 2 records" in good("verify", file, *words)
    assert run("verify", file).exit_code == 2
    assert run("import", file, "--database", str(tmp_path / "b.db")).exit_code == 2
    assert len(good("import", file, "--database", str(tmp_path / "b.db"), *words).split()) == 2


def test_a_game_with_moves_taken_back_comes_back_whole(tmp_path):
    match = Match(game("crabz"), {"players": 2}, ("", "greedy"), secret_of(5))
    for n in range(400):
        if match.over:
            break
        seat = match.state.next_seat()
        match.act(seat, match.game.choices(match.state, seat)[0].notation)
        if n in (3, 8):
            match.undo(seat)
        if n == 5:
            match.hand(0, "greedy")
    (tmp_path / "game.json").write_text(match.record().encode())
    good("import", str(tmp_path / "game.json"), "--database", str(tmp_path / "a.db"))
    assert json.loads(good("export", "--database", str(tmp_path / "a.db"))) == json.loads(match.record().encode())


def test_a_backup_is_whole_while_the_server_runs(server, tmp_path):
    guest = Guest(server.url)
    table = guest.open("marche")
    database = ("--database", str(tmp_path / "estran.db"))
    copy = tmp_path / "copy.db"
    assert good("backup", str(copy), *database) == f"The database was copied to {copy}.\n"
    with sqlite3.connect(copy) as db:
        assert db.execute("select id from tables").fetchall() == [(table,)]
        assert db.execute("pragma integrity_check").fetchone() == ("ok",)
    result = run("backup", str(copy), *database)
    assert (result.exit_code, result.stderr) == (2, f"{copy} is already there, and is not replaced.\n")


def test_a_backup_that_fails_leaves_nothing(tmp_path):
    broken = tmp_path / "what? 100%.db"
    broken.write_bytes(b"this is no database, and long enough to be taken for one" * 100)
    result = run("backup", str(tmp_path / "copy.db"), "--database", str(broken))
    assert (result.exit_code, result.stderr) == (2, f"The database {broken} cannot be used: file is not a database.\n")
    assert not (tmp_path / "copy.db").exists()


@pytest.mark.parametrize("words", [("tables",), ("export",), ("backup", "copy.db")])
def test_a_database_that_is_not_there_is_said_and_not_made(words, tmp_path):
    result = run(*words, "--database", str(tmp_path / "none.db"))
    assert (result.exit_code, result.stderr) == (2, f"There is no database {tmp_path / 'none.db'}.\n")
    assert not (tmp_path / "none.db").exists()
