"""Buckets: a burst, then a steady rate, each client on its own."""

import pytest
from starlette.requests import HTTPConnection

from estran.server.calls import client_of
from estran.server.limits import FORGET, Buckets


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
