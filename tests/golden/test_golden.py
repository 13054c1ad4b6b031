"""The same seed and entries give the same game, moment by moment. `tools/golden.py` made these records, and says when to renew them."""

import json
import re
import shutil

import pytest
from tools import golden

from estran.core.record import Act, Draw, Hand, Resign, Resume, Undo
from estran.games import GAMES, game
from estran.games.oh_crab.rules.cards import FACE_NAMES
from tests.rules.oh_crab.numbers import FIRST_OF, SPECIAL_NAMES, STEP_NAMES

FILES = sorted(golden.FOLDER.glob("*.json"))
PLANS = [(id, plan) for id, plans in golden.plans().items() for plan in plans]


def name_of(file):
    return file.stem


def id_of(file):
    return file.stem.partition("-")[0]


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_the_same_seed_and_entries_give_the_same_game(file):
    problem = golden.check(file, game(id_of(file)))
    if problem:
        pytest.fail(problem, pytrace=False)


def test_every_plan_has_its_record_and_every_record_its_plan():
    assert sorted(golden.file_of(id, plan) for id, plan in PLANS) == FILES


@pytest.mark.parametrize("id", GAMES)
def test_they_show_what_a_game_can_be(id):
    """At least a dozen a game, over all options; with all that a record can hold, and all ways to end."""
    plans, records = golden.plans()[id], [golden.read(file).record for file in FILES if id_of(file) == id]
    assert len(records) >= 12
    for option in game(id).options:
        seen = {record.options.get(option.name, option.default) for record in records}
        assert seen >= set(option.values), f"{option.name} is never {set(option.values) - seen}"
    assert {bot.partition(":")[0] for plan in plans for bot in plan.bots} >= {"random", "greedy", "clumsy", "ismcts"}
    kinds = {type(entry) for record in records for entry in record.entries}
    assert kinds >= {Act, Undo, Resign, Hand, Resume} | ({Draw} if game(id).draws else set())
    assert any(record.start for record in records)
    assert all(record.result for record in records)
    assert {record.result.reason for record in records} >= set(ENDS[id])


ENDS = {
    "crabz": ["crabz-last-able", "crabz-chase", "crabz-agreed"],
    "marche": ["marche-freed", "marche-caught", "marche-crowded", "marche-given-up"],
    "poulpe": ["poulpe-out-of-cards", "poulpe-resigned"],
    "oh_crab": [f"oh-crab-end-{how}" for how in ("alone", "cards", "shells", "shared", "resigned")],
}


def test_those_of_oh_crab_use_all_that_can_be_decided():
    """Every step that can be owed, every special action, every face of an extra action and every verb."""
    one = game("oh_crab")
    owed, verbs, moves = set(), set(), set()
    for file in FILES:
        if id_of(file) != one.id:
            continue
        record = golden.read(file).record
        for match, _ in golden.moments(record, one):
            owed |= {step["owes"] for step in one.position(match.state)["steps"]}
            verbs |= {choice.verb for seat in match.state.pending() for choice in one.choices(match.state, seat)}
        moves |= {entry.move for entry in record.entries if isinstance(entry, Act)}
    assert owed == set(STEP_NAMES) - {"find"}  # on our tiles nobody is asked anything before a token is found
    assert verbs == set(FIRST_OF)
    assert moves >= {*SPECIAL_NAMES, *FACE_NAMES}


# -- and they notice


@pytest.fixture
def copied(tmp_path, monkeypatch):
    """One golden record, where it may be renewed."""
    for file in (golden.FOLDER / "plans.toml", golden.FOLDER / "crabz-resumed.json", golden.FOLDER / "crabz-two.json"):
        shutil.copy(file, tmp_path)
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    kept = [plan for plan in golden.plans()["crabz"] if plan.name in ("two", "resumed")]
    monkeypatch.setattr(golden, "plans", lambda: {"crabz": kept})
    return tmp_path


def another(one, **changes):
    """The same game, but for what a test changes."""
    return type("Another", (type(one),), changes)()


def told_in_other_words(self, event, seat):
    return {**game("crabz").tell(event, seat), "another": "word"}


def seen_otherwise(self, state, seat):
    return {**game("crabz").view(state, seat), "another": "key"}


def dealt_otherwise(self, options, chance):
    chance.below(2)
    return game("crabz").new(options, chance)


def renew(monkeypatch, one, *only):
    monkeypatch.setattr(golden, "game", lambda id: one)
    return golden.main(["--renew", "crabz", *(word for kind in only for word in ("--only", kind))])


def texts(folder):
    return {file.name: file.read_text() for file in folder.glob("*.json")}


def test_a_difference_is_named_with_what_to_do(copied):
    one = another(game("crabz"), new=dealt_otherwise)
    problem = golden.check(copied / "crabz-two.json", one)
    assert problem.startswith("crabz-two.json: after the deal these differ: position, choices, views. ")
    assert "raise `version` in src/estran/games/crabz/__init__.py" in problem
    assert "python tools/golden.py --renew crabz" in problem
    file = copied / "crabz-resumed.json"
    data = json.loads(file.read_text())
    data["digests"][3] = " ".join(["0" * 10, *data["digests"][3].split()[1:3], "0" * 10])
    file.write_text(json.dumps(data))
    assert re.search(r"after entry 16 \(seat \d: ..-..\) these differ: position, events", golden.check(file, game("crabz")))


def test_another_game_is_not_renewed_while_the_version_stays(copied, monkeypatch):
    before = texts(copied)
    for only in ((), ("events",), ("events", "views")):
        with pytest.raises(SystemExit, match="raise `version`"):
            renew(monkeypatch, another(game("crabz"), new=dealt_otherwise), *only)
    assert texts(copied) == before


def test_a_raised_version_is_played_again(copied, monkeypatch):
    one = another(game("crabz"), version="7", new=dealt_otherwise)
    with pytest.raises(SystemExit, match="without --only"):
        renew(monkeypatch, one, "events")
    assert renew(monkeypatch, one) == 0
    assert golden.read(copied / "crabz-resumed.json").record.made_with[0] == "7"
    assert golden.main(["crabz"]) == 0


def test_events_alone_may_be_renewed_alone(copied, monkeypatch):
    one = another(game("crabz"), tell=told_in_other_words)
    before = {name: golden.read(copied / name) for name in texts(copied)}
    with pytest.raises(SystemExit, match="these differ: events"):
        renew(monkeypatch, one)
    with pytest.raises(SystemExit, match="these differ: views"):
        renew(monkeypatch, another(game("crabz"), tell=told_in_other_words, view=seen_otherwise), "events")
    assert renew(monkeypatch, one, "events") == 0
    for name, known in before.items():
        now = golden.read(copied / name)
        assert now.record == known.record
        assert golden.changed(known, now) == {"events"}


def test_content_that_only_reads_otherwise_is_renewed_without_a_new_version(copied, monkeypatch):
    one = another(game("crabz"))
    one.content_digest, one.played_alike = "another", ()
    assert "other content" in golden.check(copied / "crabz-two.json", one)
    assert renew(monkeypatch, one) == 0
    assert golden.main(["crabz"]) == 0


def test_a_record_is_kept_as_it_would_be_saved():
    known = golden.read(golden.FOLDER / "crabz-two.json")
    assert (golden.FOLDER / "crabz-two.json").read_text() == known.encode()
