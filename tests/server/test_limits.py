"""Buckets: a burst, then a steady rate, each client on its own."""

import pytest
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from estran.core.refusal import Refused
from estran.server.calls import client_of
from estran.server.gate import check_host
from estran.server.limits import FORGET, Buckets
from estran.server.lines import proxied
from estran.server.serving import trusted


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_then_a_rate():
    clock = Clock()
    buckets = Buckets(2, 5, clock)
    assert [buckets.take("ann") for _ in range(5)] == [0] * 5
    assert buckets.take("ann") == 0.5
    assert buckets.take("bob") == 0
    clock.now = 0.5
    assert buckets.take("ann") == 0
    assert buckets.take("ann") == 0.5
    clock.now = 1000
    assert [buckets.take("ann") for _ in range(6)][4:] == [0, 0.5]


def test_no_rate_is_no_limit():
    buckets = Buckets(0, 0, Clock())
    assert [buckets.take("ann") for _ in range(1000)] == [0] * 1000


def test_clients_who_have_not_come_for_long_are_forgotten():
    clock = Clock()
    buckets = Buckets(1, 5, clock)
    for n in range(3 * FORGET):
        clock.now += 0.01
        buckets.take(str(n))
    assert len(buckets._levels) <= FORGET


@pytest.mark.parametrize(
    ("proxies", "host", "known"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("127.0.0.1", "::ffff:127.0.0.1", True),
        ("127.0.0.1", "::1", True),
        ("127.0.0.1", "::ffff:127.0.0.2", False),
        ("127.0.0.1", "::2", False),
        ("10.1.0.0/16, 192.0.2.1", "::ffff:10.1.2.3", True),
        ("10.1.0.0/16, 192.0.2.1", "::1", False),
        ("10.1.0.0/16", "::ffff:10.2.2.3", False),
        ("*", "203.0.113.7", True),
    ],
)
def test_a_proxy_is_known_however_its_address_is_written(proxies, host, known):
    assert proxied(host, trusted(proxies)) is known
    assert (host in ProxyHeadersMiddleware(None, trusted(proxies)).trusted_hosts) is known


@pytest.mark.parametrize(
    "host", ["evil.com\\.local", "user@localhost", "localhost:80@evil.com", "a b.local", "localhost/x", "", "[::1", "évil.local/"]
)
def test_a_host_that_is_no_name_is_refused(host):
    with pytest.raises(Refused):
        check_host(Headers({"host": host}), ())


@pytest.mark.parametrize("host", ["localhost", "localhost:8137", "crab.local.", "127.0.0.1:80", "[::1]:8137", "[fe80::1]", "my_box.local"])
def test_a_host_that_is_ours_is_let_in(host):
    check_host(Headers({"host": host}), ())


@pytest.mark.parametrize(
    ("host", "client"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),  # as it comes to a server that listens to both
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::2", "2001:db8::/64"),
        ("testclient", "testclient"),
    ],
)
def test_whose_requests_are_counted_together(host, client):
    assert client_of(HTTPConnection({"type": "http", "headers": [], "client": (host, 1)})) == client
