"""A server that the tests of a module share, and two who come to it. Whoever came is gone when a test ends."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.real import GUESTS, Guest, running


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with running(tmp_path_factory.mktemp("house")) as (url, app):
        yield url, app


@pytest.fixture
def ann(house: Any) -> Guest:
    return Guest(house[0])


@pytest.fixture
def bob(house: Any) -> Guest:
    return Guest(house[0])


@pytest.fixture(autouse=True)
def nobody_stays() -> Iterator[None]:
    yield
    while GUESTS:
        GUESTS.pop().http.close()
