"""Who is who. A guest is a signed cookie and nothing else; a seat link is a signed text that moves a seat to whoever opens it."""

import hashlib
import os
import secrets
import time
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from itsdangerous import BadSignature, Signer, TimestampSigner, URLSafeSerializer

from ..core.refusal import Refused

COOKIE = "estran"
SECURE = "__Host-estran"
"""Its name behind TLS: browsers take that from this very host, and from no neighbour."""
AGE = 400 * 24 * 3600
"""Seconds that a cookie lives: as long as browsers allow."""
RENEW = 30 * 24 * 3600
"""Seconds after which another takes its place: nobody who comes once a year loses their seats."""
MOVING = 90 * 24 * 3600
"""Seconds after there was TLS for the first time in which cookies from before are still taken there, and replaced."""
FIRST_ENDS = 1_830_297_600
"""The end of 2027: no browser has a cookie of 0.1.0 any longer, which does not say since when it is."""


def _beside(database: Path) -> Path:
    """Where the key lies: with the database, or with a link to it."""
    folder, linked = database.resolve().parent, database.parent
    return linked if (linked / "key").exists() else folder


def key_of(database: Path) -> bytes:
    """The secret that signs, kept beside the database and made when there is none. Who has it can be anyone."""
    file = _beside(database) / "key"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        try:
            handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            key = file.read_bytes()
        else:
            key = secrets.token_hex(32).encode()
            with os.fdopen(handle, "wb") as new:
                new.write(key)
    except OSError as error:
        raise Refused("key-unusable", file=str(file), problem=error.strerror or str(error)) from None
    if len(key) < 32:
        raise Refused("key-short", file=str(file))
    return key


def tls_file(database: Path) -> Path:
    """Says since when the server is reached by TLS."""
    return _beside(database) / "tls"


def _tls_since(file: Path) -> float:
    """In seconds since the epoch: now, if it was not before. Where that cannot be told, forever: no cookie is from before."""
    try:
        if not file.exists():
            new = file.with_suffix(".new")  # whole, or not there
            with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as moment:
                moment.write(str(int(time.time())))
            new.replace(file)
        return float(file.read_text())
    except (OSError, ValueError):
        return 0.0


class Signed(NamedTuple):
    """Whom a cookie names, and since when."""

    person: str
    since: float

    @property
    def old(self) -> bool:
        return time.time() - self.since > RENEW


class Known(NamedTuple):
    """Whom a request is from, and whether they are to be given a cookie."""

    person: str | None
    renew: bool


class People:
    def __init__(self, key: bytes, tls: Path | None = None) -> None:
        """`tls` is the file that says since when there is TLS; without one that is not remembered."""
        self._guests = TimestampSigner(key, salt="guest since", digest_method=hashlib.sha256)
        self._secure = TimestampSigner(key, salt="guest behind TLS", digest_method=hashlib.sha256)
        """Not what the plain name has: a neighbour who comes here over TLS is given nothing to plant under that."""
        self._first = Signer(key, salt="guest", digest_method=hashlib.sha256)
        """What 0.1.0 signed with: it did not say when."""
        self._tls_file = tls
        self._tls_since: float | None = None
        self._links = URLSafeSerializer(key, salt="seat link", signer_kwargs={"digest_method": hashlib.sha256})

    def newcomer(self) -> str:
        return secrets.token_urlsafe(12)

    def cookie(self, person: str, secure: bool) -> str:
        """The header that lets a browser be this person."""
        signer, name = (self._secure, SECURE) if secure else (self._guests, COOKIE)
        signed = signer.sign(person).decode()
        return f"{name}={signed}; Max-Age={AGE}; Path=/; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"

    def recognise(self, cookies: Mapping[str, str], secure: bool) -> Known:
        """Whose cookies these are. One of 0.1.0, or from before there was TLS, is taken until it is replaced; none is older than a browser
        would keep it."""
        if secure:
            self._note_tls()
            if mine := self._signed(self._secure, cookies.get(SECURE)):
                return Known(mine.person, mine.old)
        plain = self._signed(self._guests, cookies.get(COOKIE)) or self._of_the_first(cookies.get(COOKIE))
        if secure and not self._moves(plain):
            return Known(None, False)
        return Known(plain.person, secure or plain.old) if plain else Known(None, False)

    def _moves(self, plain: Signed | None) -> bool:
        """Whether a plain cookie is taken behind TLS. Whoever reaches the server without TLS is given one, and could plant it in another's
        browser, to be that person too: so it must be from before there was TLS, and come soon."""
        since = self._note_tls()
        return plain is not None and plain.since < since and time.time() < since + MOVING

    def _note_tls(self) -> float:
        """Since when there is TLS, which is from now on if it is the first time."""
        if self._tls_since is None:
            self._tls_since = _tls_since(self._tls_file) if self._tls_file else time.time()
        return self._tls_since

    def _signed(self, signer: TimestampSigner, cookie: str | None) -> Signed | None:
        """Whom a cookie names; None if it is nobody's, or too old."""
        try:
            person, since = signer.unsign(cookie or "", max_age=AGE, return_timestamp=True)
            return Signed(person.decode(), since.timestamp())
        except (BadSignature, UnicodeError):
            return None

    def _of_the_first(self, cookie: str | None) -> Signed | None:
        try:
            return Signed(self._first.unsign(cookie or "").decode(), 0.0) if time.time() < FIRST_ENDS else None
        except (BadSignature, UnicodeError):
            return None

    def seat_link(self, table: str, seat: int, holder: str, moved: int) -> str:
        """A text that moves a seat once, for as long as its holder has it. `moved` is how often the seat has moved before."""
        text = self._links.dumps([table, seat, holder_hash(holder), moved])
        return text if isinstance(text, str) else text.decode()

    def read_link(self, text: str) -> tuple[str, int, str, int]:
        """The table, the seat, the hash of the holder and the number of moves that a seat link names."""
        try:
            table, seat, holder, moved = self._links.loads(text)
        except (BadSignature, UnicodeError):
            raise Refused("link-wrong") from None
        return str(table), int(seat), str(holder), int(moved)


def holder_hash(person: str) -> str:
    """Tells whether a link is its holder's, without telling who that is to whoever reads the link."""
    return hashlib.sha256(f"holder {person}".encode()).hexdigest()[:24]
