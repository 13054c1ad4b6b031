"""Tables are kept for as long as the host says."""

import asyncio
import sqlite3
import time

from tests.server.real import Guest, running
from tests.server.test_house import MINUTE, Opened, Time, run, table, until


def test_tables_that_nobody_has_touched_are_deleted_when_asked(tmp_path):
    with running(tmp_path) as (url, _):
        guest = Guest(url)
        old, new = guest.open("crabz"), guest.open("crabz")
    with sqlite3.connect(tmp_path / "estran.db") as db:
        db.execute("update tables set touched = touched - 8 * 24 * 3600 * 1000 where id = ?", (old,))
    with running(tmp_path, keep=7) as (url, _):
        for _ in range(100):
            if guest_status(url, old) == 404:
                break
            time.sleep(0.05)
        assert guest_status(url, old) == 404
        assert guest_status(url, new) == 200


def guest_status(url: str, table: str) -> int:
    return Guest(url).http.get(f"/api/tables/{table}").status_code


def test_a_table_that_is_being_read_while_it_is_deleted_does_not_stay(tmp_path, monkeypatch):
    clock = Time()

    async def live():
        async with Opened(tmp_path, clock, keep=1) as house:
            id = (await table(house)).table.id
            house.rooms.clear()
            true, read, go = house.shelf.table, asyncio.Event(), asyncio.Event()

            async def slow(id):
                found = await true(id)
                read.set()
                await go.wait()
                return found

            monkeypatch.setattr(house.shelf, "table", slow)
            reading = asyncio.create_task(house.room(id))
            await read.wait()
            clock.now += 2 * 24 * 60 * MINUTE
            tidying = asyncio.create_task(house._tidy())
            while await house.store.cards():
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.05)
            go.set()
            await reading
            assert await until(lambda: not house.rooms)
            tidying.cancel()

    run(live())
