"""What a release left on people's disks is still good, with the rules it was made with and after they changed: live tables go on, finished
ones are shown, records are read. `tools/shipped.py` made it."""

import asyncio
import gzip
import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx2
import msgspec
import pytest
from click.testing import CliRunner

from estran.cli import main
from estran.core.record import Record, Resume, decode
from estran.core.refusal import Refused
from estran.games import GAMES, game
from estran.server import thinking
from estran.server.archive import exported, with_store
from estran.server.shapes import Frame, Replayed
from estran.server.storage.packing import Packing
from estran.table import replay
from tests.server.real import running

FOLDERS = sorted(folder for folder in Path(__file__).parent.iterdir() if (folder / "house.sql.gz").exists())
RECORDS = sorted(file for folder in FOLDERS for file in folder.glob("*.json"))
PEOPLE = ("ann", "bob", "cat", "dan", "eve")
WHY = {
    "en": "so its moves can be read but not replayed.",
    "fr": "ses coups se lisent, mais ne se rejouent plus.",
}
RESULT = {"en": "Result: |The game is not over", "fr": "Résultat\\s?: |La partie n'est pas finie"}


@pytest.fixture(params=["", "rules", "content"])
def change(request, monkeypatch):
    """Every game changes once more; or stays as it is, which may be another than it was."""
    for one in map(game, GAMES):
        if request.param == "rules":
            monkeypatch.setattr(one, "version", f"{one.version} and later")
        elif request.param == "content":
            monkeypatch.setattr(one, "content_digest", "0" * 64)
            monkeypatch.setattr(one, "played_alike", ())
    return request.param


def furnish(folder, left):
    """Put the database there that was left."""
    with closing(sqlite3.connect(folder / "estran.db")) as database:
        database.executescript(gzip.decompress((left / "house.sql.gz").read_bytes()).decode())


@pytest.fixture(params=FOLDERS, ids=lambda folder: folder.name)
def house(request, tmp_path, change):
    """A server with what was left."""
    furnish(tmp_path, request.param)
    with running(tmp_path, think=0.05, workers=1) as (url, app):
        app.state.readers = Here()
        served = House(url, app.state.people, tmp_path, request.param)
        yield served
        served.close()


def is_outlived(record):
    return not game(record.game).replays(*record.made_with)


class House:
    def __init__(self, url, people, folder, left):
        self.folder, self._left = folder, left
        self._people = {name: Person(url, people.cookie(name, False).partition(";")[0]) for name in PEOPLE}

    def person(self, seat):
        """Who sits there, at any of its tables."""
        return self._people[PEOPLE[seat - 1]]

    def changed(self, table):
        """Whether the game of a table is another than it was when the house was left."""
        return is_outlived(decode((self._left / f"{table.partition('-')[0]}-over.json").read_text("utf-8")))

    def close(self):
        for person in self._people.values():
            person.http.close()


class Here:
    """Records are looked at in this process, with the games as they are here."""

    waiting = 0

    async def ask(self, question, found, behind=""):
        return await asyncio.to_thread(thinking.answer, question)


class Person:
    """One of those who sat there, with their cookie."""

    def __init__(self, url, cookie):
        self.http = httpx2.Client(base_url=url, timeout=30, headers={"cookie": cookie})

    def get(self, path, **query):
        return self.http.get(f"/api/tables/{path}", params=query)

    def frame(self, table, **query):
        answer = self.get(table, **query)
        assert answer.status_code == 200, (table, answer.text)
        return msgspec.json.decode(answer.content, type=Frame)

    def do(self, table, **command):
        answer = self.http.post(f"/api/tables/{table}/commands", json=command)
        assert answer.status_code == 200, (table, command, answer.text)
        return msgspec.json.decode(answer.content, type=Frame)


def rows(house, *, stage):
    """The tables at a stage as they are stored: their names, and their last position."""
    query = """select id, (select position from entries where entries.table_key = tables.table_key and position is not null
        order by number desc limit 1) from tables where stage = ? order by id"""
    with closing(sqlite3.connect(house.folder / "estran.db")) as database:
        found = [(id, Packing(database).unpacked(position)) for id, position in database.execute(query, (stage,)).fetchall()]
    assert {id.partition("-")[0] for id, _ in found} == set(GAMES)
    return [(id, position and json.loads(position)) for id, position in found]


def test_live_tables_go_on_from_where_they_stood(house):
    for table, position in rows(house, stage="playing"):
        one = game(table.partition("-")[0])
        state = one.from_position(position)
        first = house.person(1).frame(table)
        assert (first.stage, first.resumed) == ("playing", house.changed(table)), table
        if table != "poulpe-held":  # that answer is shown by now
            assert first.view == json.loads(json.dumps(one.view(state, 0))), table
        go_on(house, table, first)


def go_on(house, table, frame):
    """Somebody who is asked chooses, and it happens; who is asked for a draw has said no before."""
    if frame.question:
        house.person(frame.question.waits[0]).do(table, do="answer", seat=frame.question.waits[0], yes=False)
    asked = next(one for one in (house.person(seat).frame(table) for seat in frame.turn) if one.choices)
    choice = asked.choices[-1].notation
    after = house.person(asked.seat).do(table, do="act", seat=asked.seat, decision=asked.decision, choice=choice)
    assert after.decision > asked.decision or after.answered == choice, table


def test_tables_that_wait_are_joined(house):
    for table, _ in rows(house, stage="waiting"):
        after = house.person(2).do(table, do="sit", seat=2, name="Bob")
        assert after.chairs[1].name == "Bob"


def test_finished_tables_show_result_position_and_story(house):
    for table, position in rows(house, stage="over"):
        one, ann = game(table.partition("-")[0]), house.person(1)
        frame = ann.frame(table)
        state = one.from_position(position)
        assert (frame.stage, frame.outlived) == ("over", house.changed(table)), table
        assert frame.view == json.loads(json.dumps(one.view(state, 0)))
        assert frame.outcome.scores == list(state.outcome().scores)
        record = msgspec.json.decode(ann.get(f"{table}/record").content, type=Record)
        assert record.result.reason == frame.outcome.reason
        assert record.entries
        last = msgspec.json.decode(ann.get(f"{table}/replay", seat=1, open=True).content, type=Replayed)
        assert (last.entry, last.entries) == (len(record.entries), len(record.entries))
        assert last.view == frame.view
        assert last.outcome == frame.outcome
        assert len(last.views) == len(record.seats)
        check_earlier(house, ann, table, record)


def check_earlier(house, ann, table, record):
    """Moves before the end are replayed; or it is said why they cannot be."""
    earlier = ann.get(f"{table}/replay", entry=len(record.entries) - 1)
    assert earlier.status_code == (422 if house.changed(table) else 200), table
    if house.changed(table):
        assert WHY["en"] in earlier.json()["error"]["message"]
        assert (
            WHY["fr"] in ann.http.get(f"/api/tables/{table}/replay?entry=0", headers={"accept-language": "fr"}).json()["error"]["message"]
        )
        assert ann.get(f"{table}/replay", entry=len(record.entries) + 1).json()["error"]["key"] == "no-entry"
        assert ann.get(f"{table}/replay", seat=9).json()["error"]["key"] == "no-such-seat"
    else:
        assert replay(record, game(record.game)).record() == record


def test_what_went_on_ends_with_a_record_that_can_be_replayed(house):
    for id in ("oh_crab-teams-push", "crabz-move"):
        frame = house.person(1).frame(id)
        for seat in range(1, len(frame.chairs)):
            if house.person(1).frame(id).stage == "playing":
                resign(house, id, seat)
        record = msgspec.json.decode(house.person(1).get(f"{id}/record").content, type=Record)
        assert any(isinstance(entry, Resume) for entry in record.entries) == house.changed(id)
        assert replay(record, game(record.game)).record() == record


def resign(house, table, seat):
    """As soon as that is allowed: what was begun must be finished first."""
    for _ in range(40):
        frame = house.person(1).frame(table)
        try:
            house.person(seat).do(table, do="resign", seat=seat)
        except AssertionError:
            go_on(house, table, frame)
        else:
            return
    raise AssertionError("never allowed to resign")


def test_finished_tables_are_exported(house):
    with_old = with_store(house.folder / "estran.db", lambda store: exported(store, [], {}))
    assert len(with_old[0]) == len(rows(house, stage="over"))
    assert with_old[1] == []


# -- records


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_saved_records_are_read(file, change):
    record = decode(file.read_text("utf-8"))
    assert is_outlived(record) or not change
    if not is_outlived(record):
        again = replay(record, game(record.game)).record()
        assert (again.seed, again.entries, again.result) == (record.seed, record.entries, record.result)
        return
    with pytest.raises(Refused, match=WHY["en"]):
        replay(record, game(record.game))
    for language, sentence in WHY.items():
        story = said(0, language, "replay", str(file))
        check_told(record, story, RESULT[language])
        assert sentence in story
        checked = said(2, language, "verify", str(file))
        assert sentence in checked
        assert re.search(RESULT[language], checked)
        loaded = said(2, language, "play", record.game, "--load", str(file))
        assert loaded.startswith(story)
        assert sentence in loaded.removeprefix(story)


def check_told(record, story, result):
    """All that the record says."""
    assert all(f"{name}={value}" in story for name, value in record.options.items())
    assert story.count("greedy") == len(record.seats) - 1
    for number, entry in enumerate(record.entries, start=1):
        assert re.search(rf"^ *{number}  \w+ {entry.seat}\s?: {entry.move}$", story, re.M)
    assert re.search(result, story)


def said(code, language, *words):
    result = CliRunner().invoke(main, [*words], env={"ESTRAN_LANG": language, "COLUMNS": "200"})
    assert result.exit_code == code, result.output
    return result.output


def test_nothing_secret_was_left():
    """No key and no cookie: the seeds are those of `--seed 1` and so on, and the people are called by their first names."""
    for folder in FOLDERS:
        assert not (folder / "key").exists()
        text = gzip.decompress((folder / "house.sql.gz").read_bytes()).decode()
        assert set(re.findall(r'"by":"([^"]*)"', text)) <= set(PEOPLE)
