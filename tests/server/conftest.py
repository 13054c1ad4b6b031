"""Whoever came to a server is gone when its test ends."""

from collections.abc import Iterator

import pytest

from tests.server.real import GUESTS


@pytest.fixture(autouse=True)
def nobody_stays() -> Iterator[None]:
    yield
    while GUESTS:
        GUESTS.pop().http.close()
