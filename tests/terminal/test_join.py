"""`estran join`: a served table from a terminal, as a person would play there."""

import os
import re
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

import estran
from estran.games import game
from tests.server.real import GUESTS, Guest, running
from tests.shipped.test_shipped import FOLDERS, furnish


@pytest.fixture(autouse=True)
def nobody_stays():
    yield
    while GUESTS:
        GUESTS.pop().http.close()
    while PEOPLE:
        PEOPLE.pop().gone()


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with running(tmp_path_factory.mktemp("house")) as (url, _):
        yield url


PEOPLE: list["Person"] = []


class Person:
    """Somebody at a keyboard, in a process of its own."""

    def __init__(self, folder: Path, *words: str, language: str = "en") -> None:
        env = {**os.environ, "PYTHONPATH": str(Path(estran.__file__).parent.parent), "ESTRAN_LANG": language, "ESTRAN_DATA": str(folder)}
        env |= {"PYTHONUTF8": "1", "COLUMNS": "120"}
        command = [sys.executable, "-u", "-m", "estran", "join", *words]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, env=env, stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT, text=True, encoding="utf-8")
        self.seen = ""
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        PEOPLE.append(self)

    def _read(self) -> None:
        while letter := self.process.stdout.read(1):
            self.seen += letter

    def until(self, words: str, seconds: float = 30) -> str:
        """What was seen until these words came, which is then behind us."""
        end = time.monotonic() + seconds
        while not (found := re.search(words, self.seen)):
            assert time.monotonic() < end, f"waited for {words!r} in:\n{self.seen}"
            time.sleep(0.01)
        before, self.seen = self.seen[: found.end()], self.seen[found.end() :]
        return before

    def type(self, line: str) -> None:
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def leave(self) -> int:
        self.type("quit")
        return self.end()

    def end(self) -> int:
        code = self.process.wait(30)
        self._reader.join(10)
        return code

    def gone(self) -> None:
        self.process.kill()
        self.process.wait()
        self._reader.join(10)
        self.process.stdin.close()
        self.process.stdout.close()


def test_a_game_against_a_bot_from_its_opening_to_a_rematch(house, tmp_path):
    ann = Person(tmp_path, house, "--open", "crabz", "--bots", "hatchling", "--name", "Ann")
    link = re.search(r"You are at (\S+);", ann.until("shows what can be typed"))[1]
    promised = re.search(r"secret: (\w{64})", ann.until(r"adds to it"))[1]
    said = ""
    for _ in range(200):
        said = ann.until(r"Player 1> |The seed was \w+")
        if "seed was" in said:
            break
        assert "Ann" in said
        ann.type("1")
    frame = Guest(house).frame(link.rpartition("/")[2])
    assert frame["stage"] == "over"
    assert frame["seed"] in said
    assert frame["commitment"] == promised
    assert frame["deal"]["secret"] in said
    assert frame["deal"]["contributions"][0] in said
    ann.type("rematch")
    again = re.search(r"The game goes on at (\S+)\.", ann.until(r"The game goes on at \S+\."))[1]
    assert again != link
    ann.until("Player 1> ")
    assert Guest(house).frame(again.rpartition("/")[2])["chairs"][0]["contributed"]
    assert ann.leave() == 0


def test_who_is_seated_for_a_rematch_adds_to_its_deal(house, tmp_path):
    ann = Guest(house)
    table = ann.open("crabz")
    ann.do(table, "sit", seat=1, name="Ann")
    bob = Person(tmp_path, f"{house}/t/{table}", "--name", "Bob")
    bob.until("adds to it")
    bob.until("all seats are taken")
    ann.do(table, "start")
    ann.do(table, "resign", seat=1)
    bob.until("Player 1 added nothing")
    bob.until(r"Player 2 added \w{64}")
    bob.type("rematch")
    again = re.search(r"goes on at (\S+)\.", bob.until(r"The game goes on at \S+\."))[1].rpartition("/")[2]
    assert [chair["contributed"] for chair in ann.frame(again)["chairs"]] == [False, True]
    assert bob.leave() == 0


def test_who_types_before_anything_has_come_is_shown_it_when_it_comes(house, tmp_path):
    ann = Person(tmp_path, house, "--open", "crabz", "--bots", "hatchling")
    for line in ("board", "board", "1"):
        ann.type(line)
    ann.until("Player 1> ")
    assert ann.leave() == 0


def test_two_people_play_ask_and_agree(house, tmp_path):
    ann = Person(tmp_path / "a", house, "--open", "crabz", "--name", "Ann")
    link = re.search(r"You are at (\S+);", ann.until("shows what can be typed"))[1]
    ann.until("Ann takes seat 1|one seat is free")
    bob = Person(tmp_path / "b", link, "--name", "Bob", language="fr")
    ann.until("Bob takes seat 2")
    ann.until("all seats are taken")
    ann.type("start")
    people = {"1": ann, "2": bob}
    table = link.rpartition("/")[2]
    while not Guest(house).frame(table)["turn"]:
        time.sleep(0.05)
    first = str(Guest(house).frame(table)["turn"][0])
    mover, other = people[first], people["2" if first == "1" else "1"]
    names = {ann: "Player", bob: "Joueur"}
    mover.until(f"{names[mover]} {first}> ")
    mover.type("a1-a1")
    mover.until("CZ-")  # the rule that speaks against it
    mover.type("1")
    other.until(rf"{names[other]} \d> ")
    other.type("1")
    mover.until(rf"{names[mover]} {first}> ")
    mover.type("undo" if mover is ann else "reprendre")
    other.until(r"would like to take a move back|voudrait reprendre un coup")
    other.type("no" if other is ann else "non")
    mover.until(r"does not agree|n'accepte pas")
    mover.type("resign" if mover is ann else "abandonner")
    for person in people.values():
        person.until("seed was|graine était")
    assert ann.leave() == 0
    bob.type("quitter")
    assert bob.end() == 0


def test_who_comes_back_has_their_seat_and_a_link_moves_it(house, tmp_path):
    ann = Person(tmp_path / "a", house, "--open", "poulpe", "--bots", "steady", "--name", "Ann")
    link = re.search(r"You are at (\S+);", ann.until("shows what can be typed"))[1]
    ann.until("Player 1> ")
    ann.type("card c7")
    ann.until("c7")
    ann.type("rules CP-01")
    ann.until("CP-01: ")
    assert ann.leave() == 0
    again = Person(tmp_path / "a", link)
    again.until("Player 1> ")
    again.type("link")
    secret = re.search(r"takes your seat: (\S+)", again.until(r"takes your seat: \S+\s"))[1]
    phone = Person(tmp_path / "phone", secret)
    phone.until("Player 1> ")
    again.type("1")
    again.until("Seat 1 is not yours|are watching")
    assert again.leave() == 0
    assert phone.leave() == 0
    listed = Person(tmp_path / "phone", house)
    said = listed.until("opens a table")
    assert listed.end() == 0
    assert f"{link}  poulpe, playing: Ann, steady (your turn)" in said


def test_a_spectator_watches(house, tmp_path):
    owner = Guest(house)
    table = owner.open("marche", options={"players": 2})
    for seat in (1, 2):
        owner.do(table, "sit", seat=seat, name=f"Crab {seat}")
    eve = Person(tmp_path, f"{house}/t/{table}", "--watch")
    eve.until("you are watching")
    eve.until("breaking waves")
    frame = owner.frame(table, seat=owner.frame(table)["turn"][0])
    owner.do(table, "act", seat=frame["seat"], decision=frame["decision"], choice=frame["choices"][0]["notation"])
    eve.until(rf"Player {frame['seat']} ")
    eve.type("1")
    eve.until("You have no seat here")
    eve.process.stdin.close()  # the keyboard is gone
    assert eve.end() == 0


def test_a_server_that_is_started_anew_is_come_back_to(server, tmp_path):
    ann = Person(tmp_path / "a", server.url, "--open", "crabz", "--bots", "hatchling", "--name", "Ann")
    ann.until("Player 1> ")
    server.kill()
    ann.until("The connection is lost")
    ann.type("1")
    server.start()
    ann.until("The connection is back", 60)
    ann.until(r"Player 1> |The seed was")  # what was typed while it was away was played
    assert ann.leave() == 0
    assert server.stop() == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("ftp://x",), '"ftp://x" is no address of a server'),
        (("http://127.0.0.1:1/",), "http://127.0.0.1:1 cannot be reached: "),
        (("http://[::1:8137/",), '"http://[::1:8137/" is no address of a server'),
        (("http://localhost:abc",), '"http://localhost:abc" is no address of a server'),
        (("http://a b/t/x",), "http://a b cannot be reached: "),
        (("HOUSE/t/nowhere",), "There is no such table, or no longer."),
        (("HOUSE", "--open", "chess"), 'There is no game "chess"'),
        (("HOUSE", "--open", "crabz", "--players", "9"), 'The option players cannot be "9"'),
        (("HOUSE", "--open", "crabz", "--bots", "god"), '"god"'),
        (("HOUSE", "--open", "crabz", "--bots", "steady,steady"), "2 bots are named for one seat."),
        (("HOUSE", "--open", "crabz", "--name", "x" * 30), "A name has from 1 to 24 visible"),
    ],
)
def test_what_cannot_be_joined_is_said_in_a_sentence(house, tmp_path, words, said):
    person = Person(tmp_path, *(word.replace("HOUSE", house) for word in words))
    assert person.end() == 2
    assert said in person.seen
    assert len(person.seen.splitlines()) == 1


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_table_that_outlived_its_rules_says_so(tmp_path, monkeypatch, language):
    furnish(tmp_path, FOLDERS[0])
    monkeypatch.setattr(game("crabz"), "version", "later")
    with running(tmp_path) as (url, _):
        watching = Person(tmp_path, f"{url}/t/crabz-over", language=language)
        watching.until({"en": "nobody else is left in the game", "fr": "plus personne d'autre n'est en lice"}[language])
        watching.until({"en": "read in its record, but not replayed", "fr": "mais ne se rejouent plus"}[language])
        watching.gone()
        PEOPLE.remove(watching)
