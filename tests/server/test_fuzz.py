"""Anything at all, sent to the API and to the socket: no failure of the server, no traceback to a client, and the tables stay as they were.

`pytest tests/server/test_fuzz.py --long` tries much more.
"""

import asyncio
import json
import random
import string
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import integers
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed

from estran.games import GAMES
from estran.server.api import ENDPOINTS
from estran.server.openapi import description
from tests.server.players import seated
from tests.server.real import Guest, running
from tests.server.test_hosting import played

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_headers_conformance, response_schema_conformance]
OPERATIONS = [found.ok() for found in schemathesis.openapi.from_dict(description(ENDPOINTS)).get_all_operations()]
ASKED = [(one, mode) for one in OPERATIONS for mode in GenerationMode if mode is GenerationMode.POSITIVE or one.body or one.query]
"""Rightly, and wrongly where something can be wrong."""


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with running(tmp_path_factory.mktemp("house")) as (url, app):
        yield url, app


@pytest.fixture(scope="module")
def tables(house) -> list[str]:
    """Tables of all kinds and stages, whose ids the fuzzer is told."""
    guest = Guest(house[0])
    return [*(seated(guest, id) for id in GAMES), guest.open("crabz"), played(guest)]


@pytest.mark.parametrize(("operation", "mode"), ASKED, ids=lambda part: getattr(part, "label", getattr(part, "value", None)))
def test_the_api_answers_anything_as_described(house, tables, operation, mode, pytestconfig):
    guest = Guest(house[0])
    guest.open("crabz")

    @settings(max_examples=1000 if pytestconfig.getoption("--long") else 30, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode), lot=integers(0, 2 * len(tables)))
    def ask(case: schemathesis.Case, lot: int) -> None:
        if "table" in case.path_parameters and lot < len(tables):
            case.path_parameters["table"] = tables[lot]
        answer = case.call(base_url=house[0], headers={"Cookie": guest.cookie})
        assert "Traceback" not in answer.text
        case.validate_response(answer, checks=CHECKS)

    ask()


def anything(chance: random.Random, depth: int = 0) -> Any:
    """Some JSON."""
    words = [
        "do",
        "id",
        "seat",
        "name",
        "decision",
        "choice",
        "yes",
        "bot",
        "ping",
        "act",
        "sit",
        "undo",
        "answer",
        "claim",
        "pong",
        "",
        "é",
        "\x00",
        "a" * 300,
    ]
    kinds = [None, True, 0, -1, 1, 2, 10**30, 1.5, -1e300, *words]
    fate = chance.random()
    if depth > 3 or fate < 0.5:
        return chance.choice(kinds)
    if fate < 0.7:
        return [anything(chance, depth + 1) for _ in range(chance.randrange(4))]
    return {chance.choice(words): anything(chance, depth + 1) for _ in range(chance.randrange(6))}


def nearly(chance: random.Random, table: dict[str, Any]) -> Any:
    """A command that is almost right."""
    do = chance.choice(["sit", "leave", "rename", "start", "act", "undo", "draw", "answer", "hand", "back", "claim", "rematch", "pong"])
    good = {
        "do": do,
        "id": chance.choice(["", "x", "y"]),
        "seat": chance.randrange(1, 4),
        "name": "".join(chance.choices(string.printable, k=chance.randrange(30))),
        "decision": chance.choice([0, 1, 2, table["version"]]),
        "choice": chance.choice(["pass", "c3-e5", "1", "", "play c7", "appear c2", "\u202e"]),
        "yes": chance.random() < 0.5,
        "bot": chance.choice(["steady", "god", ""]),
        "ping": 1,
    }
    kept = [name for name in good if name == "do" or chance.random() < 0.6]
    return {name: good[name] if chance.random() < 0.9 else anything(chance) for name in kept}


@pytest.mark.parametrize("id", GAMES)
def test_the_socket_takes_anything(house, id, pytestconfig, caplog):
    """Random bytes, JSON and commands that are almost right: the line stays, or is closed in good order, and others play on."""
    times = 4000 if pytestconfig.getoption("--long") else 250
    url = house[0]
    owner, eve = Guest(url), Guest(url)
    eve.open(id)
    table = seated(owner, id)
    before = owner.frame(table)

    async def attack() -> None:
        chance = random.Random(id)
        line = await eve.socket(table)
        for _ in range(times):
            fate = chance.random()
            try:
                if fate < 0.2:
                    await line.send(chance.randbytes(chance.randrange(200)))
                elif fate < 0.3:
                    await line.send("".join(chance.choices(string.printable, k=chance.randrange(200))))
                elif fate < 0.6:
                    await line.send(json.dumps(anything(chance)))
                else:
                    await line.send(json.dumps(nearly(chance, before)))
                if fate > 0.98:
                    line.transport.write(chance.randbytes(40))  # no frame at all
                async with asyncio.timeout(0.1):
                    assert "Traceback" not in await line.recv()
            except TimeoutError:
                continue  # a pong is not answered
            except ConnectionClosed:
                line = await eve.socket(table)
        await line.close()

    asyncio.run(attack())
    after = owner.frame(table)
    for frame in (before, after):
        for chair in frame["chairs"]:
            del chair["present"], chair["claimable"]
    assert after == before, "the table is unharmed"
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_raw_bytes_to_the_port_harm_nobody(house):
    async def attack() -> None:
        chance, (host, port) = random.Random(1), house[0].removeprefix("http://").split(":")
        for n in range(60):
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(chance.randbytes(500) if n % 2 else b"GET / HTTP/1.1\r\nHost: x\r\n" + chance.randbytes(50) + b"\r\n\r\n")
            writer.write_eof()
            said = await asyncio.wait_for(reader.read(), 20)
            assert b"Traceback" not in said
            writer.close()

    asyncio.run(attack())
    assert Guest(house[0]).http.get("/api/health").status_code == 200
