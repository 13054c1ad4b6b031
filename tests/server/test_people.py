"""Who is who: signed, and nothing that another could make."""

import hashlib
import stat
import time

import pytest
from itsdangerous import Signer

from estran.core.refusal import Refused
from estran.server.people import AGE, COOKIE, FIRST_ENDS, MOVING, RENEW, SECURE, People, holder_hash, key_of, tls_file

PEOPLE = People(b"k" * 64)


def value(header: str) -> str:
    return header.split(";")[0].partition("=")[2]


def known(cookie: str | None, people: People = PEOPLE) -> str | None:
    return people.recognise({COOKIE: cookie} if cookie is not None else {}, secure=False).person


def test_a_cookie_is_its_person():
    ann = PEOPLE.newcomer()
    assert known(value(PEOPLE.cookie(ann, secure=False))) == ann
    assert len({PEOPLE.newcomer() for _ in range(100)}) == 100


def test_a_cookie_cannot_be_read_by_scripts_nor_sent_from_elsewhere():
    header = PEOPLE.cookie("ann", secure=True)
    assert {"HttpOnly", "SameSite=Lax", "Secure", "Path=/"} <= {part.strip() for part in header.split(";")}
    assert "Secure" not in PEOPLE.cookie("ann", secure=False)


@pytest.mark.parametrize("forged", [None, "", "ann", "ann.", ".", "ann.c2lnbmVk", "é.ü", "\x00", "x" * 5000])
def test_a_forged_cookie_is_nobody(forged):
    assert known(forged) is None


def test_a_cookie_of_another_server_or_a_changed_one_is_nobody():
    other = value(People(b"o" * 64).cookie("ann", secure=False))
    mine = value(PEOPLE.cookie("ann", secure=False))
    assert known(other) is None
    assert known(mine.replace("ann", "eve")) is None
    assert known(mine[:-1]) is None


def test_a_cookie_is_renewed_long_before_it_ends(monkeypatch):
    cookie = {COOKIE: value(PEOPLE.cookie("ann", secure=False))}
    assert PEOPLE.recognise(cookie, secure=False) == ("ann", False)
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + RENEW + 5)
    assert PEOPLE.recognise(cookie, secure=False) == ("ann", True)
    assert RENEW < AGE / 2


def test_a_cookie_of_the_first_release_is_taken_and_replaced():
    first = Signer(b"k" * 64, salt="guest", digest_method=hashlib.sha256).sign("ann").decode()
    assert PEOPLE.recognise({COOKIE: first}, secure=False) == ("ann", True)


def test_behind_tls_the_cookie_is_the_hosts_own():
    header = PEOPLE.cookie("ann", secure=True)
    assert header.startswith(f"{SECURE}=")
    assert "Domain" not in header
    mine, injected = value(header), value(PEOPLE.cookie("eve", secure=False))
    assert PEOPLE.recognise({SECURE: mine, COOKIE: injected}, secure=True) == ("ann", False)
    assert PEOPLE.recognise({SECURE: mine}, secure=False) == (None, False)


def test_behind_tls_only_a_cookie_from_before_is_taken_and_only_for_a_while(tmp_path, monkeypatch):
    """Any other may have been planted by who reached the server without TLS, and was given one there."""
    began = time.time()

    def later(seconds: float) -> People:
        """The server, started anew."""
        monkeypatch.setattr(time, "time", lambda: began + seconds)
        return People(b"k" * 64, tls_file(tmp_path / "estran.db"))

    first = Signer(b"k" * 64, salt="guest", digest_method=hashlib.sha256).sign("cat").decode()
    ann = value(later(0).cookie("ann", secure=False))
    assert later(100).recognise({}, secure=False) == (None, False)
    assert not tls_file(tmp_path / "estran.db").exists(), "there is no TLS yet"
    assert later(200).recognise({}, secure=True) == (None, False)
    eve = value(later(300).cookie("eve", secure=False))
    people = later(400)
    assert people.recognise({COOKIE: ann}, secure=True) == ("ann", True)
    assert people.recognise({COOKIE: first}, secure=True) == ("cat", True)
    assert people.recognise({COOKIE: eve}, secure=True) == (None, False)
    assert people.recognise({COOKIE: eve}, secure=False) == ("eve", False)
    late = later(200 + MOVING)
    for cookie in (ann, first, eve):
        assert late.recognise({COOKIE: cookie}, secure=True) == (None, False)
    assert stat.S_IMODE(tls_file(tmp_path / "estran.db").stat().st_mode) == 0o600


def test_where_it_is_not_known_since_when_there_is_tls_no_plain_cookie_is_taken_behind_it(tmp_path):
    tls_file(tmp_path / "estran.db").write_bytes(b"")
    people = People(b"k" * 64, tls_file(tmp_path / "estran.db"))
    assert people.recognise({COOKIE: value(people.cookie("ann", secure=False))}, secure=True) == (None, False)


def test_no_cookie_is_older_than_a_browser_keeps_it(monkeypatch):
    first = Signer(b"k" * 64, salt="guest", digest_method=hashlib.sha256).sign("ann").decode()
    plain, secure = value(PEOPLE.cookie("ann", secure=False)), value(PEOPLE.cookie("ann", secure=True))
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + AGE - 60)
    assert PEOPLE.recognise({COOKIE: plain}, secure=False) == ("ann", True)
    assert PEOPLE.recognise({SECURE: secure}, secure=True) == ("ann", True)
    monkeypatch.setattr(time, "time", lambda: max(now + AGE + 60, FIRST_ENDS))
    for cookies in ({COOKIE: plain}, {COOKIE: first}, {SECURE: secure}, {SECURE: secure, COOKIE: plain}):
        for behind_tls in (False, True):
            assert PEOPLE.recognise(cookies, behind_tls) == (None, False)


def test_what_is_given_behind_tls_cannot_be_planted_under_the_plain_name():
    assert PEOPLE.recognise({COOKIE: value(PEOPLE.cookie("eve", secure=True))}, secure=True) == (None, False)
    assert PEOPLE.recognise({SECURE: value(PEOPLE.cookie("eve", secure=False))}, secure=True) == (None, False)


def test_a_seat_link_names_its_seat_and_hides_its_holder():
    link = PEOPLE.seat_link("table", 2, "ann-the-holder", 5)
    assert PEOPLE.read_link(link) == ("table", 2, holder_hash("ann-the-holder"), 5)
    assert "ann" not in holder_hash("ann-the-holder")


@pytest.mark.parametrize("forged", ["", "x", "x.y", "WyJ0YWJsZSIsMiwieCJd.abc", "\udcff"])
def test_a_forged_seat_link_is_refused(forged):
    with pytest.raises(Refused, match="link"):
        PEOPLE.read_link(forged)


def test_a_cookie_is_no_seat_link():
    with pytest.raises(Refused):
        PEOPLE.read_link(value(PEOPLE.cookie("ann", secure=False)))


def test_the_key_is_made_once_and_is_nobody_elses(tmp_path):
    key = key_of(tmp_path / "data" / "estran.db")
    assert key_of(tmp_path / "data" / "estran.db") == key
    assert key_of(tmp_path / "other" / "estran.db") != key
    (tmp_path / "data" / "estran.db").touch()
    (tmp_path / "link.db").symlink_to(tmp_path / "data" / "estran.db")
    assert key_of(tmp_path / "link.db") == key
    assert stat.S_IMODE((tmp_path / "data" / "key").stat().st_mode) == 0o600


def test_a_key_that_is_cut_or_cannot_be_read_is_refused(tmp_path):
    (tmp_path / "key").write_bytes(b"short")
    with pytest.raises(Refused, match="too short"):
        key_of(tmp_path / "estran.db")
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(Refused, match="cannot be used"):
        key_of(tmp_path / "file" / "estran.db")
