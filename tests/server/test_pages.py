"""What the browser is sent: pages, files and words; as what, how it may be kept, and nothing from outside the folder."""

import http.client
import re
from contextlib import closing

import pytest

from estran.core.words import LANGUAGES
from estran.games import GAMES
from estran.server.headers import HEADERS
from estran.server.pages import ESTRAN, TYPES, WEB
from tests.server.real import Guest, running

FILES = sorted(file.relative_to(WEB).as_posix() for file in WEB.rglob("*") if file.is_file() and file.suffix in TYPES)


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with running(tmp_path_factory.mktemp("house")) as (url, _):
        yield url


@pytest.fixture
def ann(house):
    return Guest(house)


@pytest.mark.parametrize("address", ["/", "/t/3nlaKqYwPc1Hb0Bq", "/t/", "/replay", "/replay/a/b", "/%00", "/t/%3Cscript%3E", "/apiary"])
def test_every_page_is_the_same_file(ann, address):
    answer = ann.http.get(address)
    assert answer.status_code == 200
    assert answer.content == (WEB / "index.html").read_bytes()
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    for name, value in HEADERS.items():
        assert answer.headers[name] == value


@pytest.mark.parametrize("file", FILES)
def test_every_file_is_sent_as_what_it_is(ann, file):
    answer = ann.http.get(f"/web/{file}")
    assert answer.content == (WEB / file).read_bytes()
    assert answer.headers["content-type"] == TYPES[(WEB / file).suffix]


@pytest.mark.parametrize("file", [file for file in FILES if file.endswith(".html")])
def test_no_page_has_a_script_or_a_style_within_it(file):
    text = (WEB / file).read_text("utf-8")
    assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:|<script(?![^>]*\ssrc=)", text)


@pytest.mark.parametrize("of", [*GAMES, "core", "server"])
def test_words_are_sent_as_fluent(ann, of):
    folder = ESTRAN / "games" if of in GAMES else ESTRAN
    answer = ann.http.get(f"/words/{of}.ftl")
    assert answer.content == (folder / of / "words.ftl").read_bytes()
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"


@pytest.mark.parametrize("of", GAMES)
def test_every_rule_of_a_game_is_sent(ann, of):
    answer = ann.http.get(f"/rulebook/{of}.ftl")
    assert answer.content == (ESTRAN / "games" / of / "rulebook.ftl").read_bytes()
    assert all(f".{language} = " in answer.text for language in LANGUAGES)


def test_what_is_long_comes_packed_to_who_can_unpack_it(ann):
    packed = ann.http.get("/rulebook/oh_crab.ftl", headers={"accept-encoding": "gzip, br"})
    plain = ann.http.get("/rulebook/oh_crab.ftl", headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize("path", ["/", "/web/index.html", "/words/core.ftl"])
def test_what_a_browser_has_kept_is_not_sent_again(ann, path):
    first = ann.http.get(path)
    assert first.headers["cache-control"] == "no-cache"
    again = ann.http.get(path, headers={"if-none-match": f'"other", {first.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert ann.http.get(path, headers={"if-none-match": '"other"'}).status_code == 200


def test_a_file_that_has_changed_is_sent_anew(tmp_path, ann, monkeypatch):
    monkeypatch.setattr("estran.server.pages.WEB", tmp_path)
    for text in ("first", "then"):
        (tmp_path / "index.html").write_text(text)
        assert ann.http.get("/").text == text


@pytest.mark.parametrize(
    "path",
    [
        "nothing.js",
        "",
        "/",
        "../server/words.ftl",
        "%2e%2e/server/words.ftl",
        "..%2fcore%2fwords.ftl",
        "..%5cx.ftl",
        "%00.js",
        "/etc/x.txt",
    ],
)
def test_nothing_is_sent_from_outside_the_folder(house, path):
    with closing(http.client.HTTPConnection(house.removeprefix("http://"))) as line:  # which sends addresses as they are
        line.request("GET", f"/web/{path}")
        assert line.getresponse().status == 404


def test_nothing_is_sent_that_is_not_for_browsers(tmp_path, ann, monkeypatch):
    monkeypatch.setattr("estran.server.pages.WEB", tmp_path)
    for name in ("make.py", "key", ".env"):
        (tmp_path / name).write_text("secret")
        assert ann.http.get(f"/web/{name}").status_code == 404
    (tmp_path / "folder.js").mkdir()
    assert ann.http.get("/web/folder.js").status_code == 404


@pytest.mark.parametrize("path", ["/words/nothing.ftl", "/words/terminal.ftl", "/rulebook/core.ftl"])
def test_there_are_no_other_words(ann, path):
    assert ann.http.get(path).json()["error"]["key"] == "no-page"
