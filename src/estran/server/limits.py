"""How much one client may ask for. A bucket a client: it holds so many drops, and refills at so many a second."""

import ipaddress
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec

from ..core.refusal import Refused

FORGET = 4096
"""When there are more buckets than this, or twice as many as were kept last time, the full ones are forgotten."""


class Limits(msgspec.Struct, frozen=True):
    """For one client: an address, or a person where that is known. 0 is no limit."""

    requests: float = 20
    """Requests to the API a second, and five times as many at once."""
    pages: float = 100
    """Pages and their files a second, and five times as many at once."""
    malformed: float = 1
    """Requests a second that are no HTTP, and twenty times as many at once; then the client is not listened to."""
    commands: float = 20
    """Messages a second over sockets, and five times as many at once; what comes faster is read later."""
    opened: float = 120
    """Tables opened an hour."""
    tables: int = 100
    """Unfinished tables of one person."""
    awake: int = 6
    """Tables where nobody but bots plays that are kept awake by watching them, at once; the others wait."""
    lines: int = 400
    """Connections at once, whatever for; a proxy may have any number."""
    sockets: int = 60
    """Sockets at once."""
    stored: float = 64 * 1024 * 1024
    """Bytes an hour of moves and positions at the tables where one plays, before they are packed; as many at once."""
    reading: int = 4
    """Records that wait to be replayed; one is replayed at a time."""
    body: int = 64 * 1024
    """Bytes of a request, or of a frame on a socket."""
    record: int = 2 * 1024 * 1024
    """Bytes of a record to be replayed."""
    entries: int = 10_000
    """Entries of one: the longest games have some hundreds."""


def limited_to(rate: int | None) -> Limits:
    """The usual limits, with another rate; or with 0 none but those on lengths."""
    if rate is None:
        return Limits()
    if not rate:
        return Limits(requests=0, pages=0, malformed=0, commands=0, opened=0, tables=0, awake=0, lines=0, sockets=0, stored=0, reading=0)
    return Limits(requests=rate, pages=5 * rate, commands=rate)


def counted(host: str) -> str:
    """As whom a client is counted: an address, or what one line of IPv6 is usually given."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    return str(address.ipv4_mapped or ipaddress.ip_network((address, 64), strict=False))


@contextmanager
def one_of(many: Counter[str], client: str, most: int, message: str) -> Iterator[None]:
    """One of no more than so many that a client has at a time, from the moment that it is asked for. 0 is no limit."""
    if most and many[client] >= most:
        raise Refused(message, most=most)
    many[client] += 1
    try:
        yield
    finally:
        many[client] -= 1
        if not many[client]:
            del many[client]


class Buckets:
    def __init__(self, rate: float, size: float, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._size = size
        self._clock = clock
        self._levels: dict[str, tuple[float, float]] = {}
        self._most = FORGET

    def take(self, client: str) -> float:
        """Take a drop. Returns 0, or how many seconds to wait until there is one."""
        if wait := self.wait(client):
            return wait
        self.spend(client, 1)
        return 0.0

    def wait(self, client: str) -> float:
        """How many seconds to wait until there is a drop; 0 if there is one."""
        level = self._level(client, self._clock()) if self._rate else 1
        return (1 - level) / self._rate if level < 1 else 0.0

    def spend(self, client: str, drops: float) -> None:
        """Take so many, even if there are fewer."""
        if not self._rate:
            return
        now = self._clock()
        level = self._level(client, now)
        if len(self._levels) >= self._most:
            self._levels = {other: kept for other, kept in self._levels.items() if self._level(other, now) < self._size}
            self._most = max(FORGET, 2 * len(self._levels))
        self._levels[client] = (level - drops, now)

    def _level(self, client: str, now: float) -> float:
        level, since = self._levels.get(client, (self._size, now))
        return min(self._size, level + (now - since) * self._rate)
