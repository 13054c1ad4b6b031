"""The house: stored before it is shown, found again as it was left, and never in anybody's way."""

import asyncio
import secrets
import sqlite3
import threading
import time

import msgspec
import pytest

from estran.core.refusal import Refused
from estran.server import house as houses
from estran.server import shelf
from estran.server.house import House
from estran.server.room import Room
from estran.server.settings import Settings
from estran.server.storage import SqliteStore, StoreFailed
from estran.server.thinking import choose
from estran.table import Bank, Days, commands

MINUTE = 60_000


class Time:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


class Bots:
    """Workers in this process, who answer at once, or as a test says."""

    def __init__(self, answers: bool = True) -> None:
        self.answers = answers
        self.asked: list[object] = []

    async def ask(self, question, type, behind=""):
        self.asked.append(question)
        if not self.answers:
            await asyncio.Event().wait()
        return choose(question)


class Opened:
    """A house as a context: with a file of its own, and any clock and bots."""

    def __init__(self, folder, clock=None, bots=None, **settings) -> None:
        self.settings = Settings(database=folder / "estran.db", think=0.2, **settings)
        self.clock, self.bots = clock, bots or Bots()

    async def __aenter__(self) -> House:
        self.store = SqliteStore(self.settings.database)
        self.house = House(self.store, self.bots, self.settings, self.clock)
        await self.house.start()
        return self.house

    async def __aexit__(self, *_) -> None:
        await self.house.close()
        await self.store.close()

    async def end(self, killed: bool) -> None:
        """Cleanly; or nothing more is written, and the file is left as it is."""
        if not killed:
            await self.__aexit__()
            return
        self.store.writer.finish()
        self.store.writer.join()
        for task in self.house._tasks:
            task.cancel()


def run(work):
    return asyncio.run(asyncio.wait_for(work, 60))


async def table(house: House, game: str = "crabz", chairs=(), pace=None, seats=None, window=None, **options) -> Room:
    """Ann and Bob at a table, or whoever sits where."""
    found = house.game(game)
    id = await house.open("ann", found, found.checked(options), chairs, pace, window)
    room = await house.room(id)
    for seat, person in (seats or {1: "ann", 2: "bob"}).items():
        await house.command(room, commands.Sit(seat=seat, name=person.title()), person)
    if room.table.stage == "waiting":
        await house.command(room, commands.Start(), "ann")
    return room


async def act(house: House, room: Room, nth: int = 0, id: str = "", seat: int | None = None) -> None:
    """Somebody whose turn it is chooses."""
    seat = room.table.pending()[0] if seat is None else seat
    frame = room.table.frame(seat)
    move = commands.Act(id=id or secrets.token_hex(4), seat=seat + 1, decision=frame["decision"], choice=frame["choices"][nth]["notation"])
    await house.command(room, move, room.table.chairs[seat].person)


def frames(room: Room) -> list[bytes]:
    """What everybody sees, but for who is there just now."""
    seen = []
    for seat in (None, *range(len(room.table.chairs))):
        frame = msgspec.json.decode(msgspec.json.encode(room.table.frame(seat)))
        for chair in frame["chairs"]:
            del chair["present"], chair["claimable"]
        seen.append(msgspec.json.encode(frame))
    return seen


async def until(true, seconds: float = 20):
    """Wait until something is true, and return it."""
    async with asyncio.timeout(seconds):
        while not (found := true()):
            await asyncio.sleep(0.01)
    return found


# -- as it was left


@pytest.mark.parametrize("game", ["crabz", "marche", "poulpe", "oh_crab"])
@pytest.mark.parametrize("killed", [False, True])
def test_a_server_that_starts_finds_every_table_as_it_was_left(tmp_path, game, killed):
    async def live():
        first = Opened(tmp_path)
        house = await first.__aenter__()
        room = await table(house, game, window=0, players=2)
        waiting = await house.open("ann", house.game(game), {}, [], None, None)
        for _ in range(6):
            await act(house, room)
        seen = frames(room)
        await first.end(killed)
        async with Opened(tmp_path) as again:
            found = await again.room(room.table.id)
            assert frames(found) == seen
            assert (await again.room(waiting)).table.stage == "waiting"
            await act(again, found)
            assert found.table.version == room.table.version + 1

    run(live())


def test_what_was_done_is_known_after_a_restart(tmp_path):
    """The same command twice is done once, even with a restart between."""

    async def live():
        async with Opened(tmp_path) as house:
            room = await table(house)
            seat = room.table.pending()[0]
            frame = room.table.frame(seat)
            move = commands.Act(id="once", seat=seat + 1, decision=frame["decision"], choice=frame["choices"][0]["notation"])
            await house.command(room, move, room.table.chairs[seat].person)
            version = room.table.version
        async with Opened(tmp_path) as house:
            room = await house.room(room.table.id)
            await house.command(room, move, room.table.chairs[seat].person)
            assert room.table.version == version
            await house.command(room, commands.Undo(seat=seat + 1, id="back"), room.table.chairs[seat].person)
            assert room.table.pending() == [seat]

    run(live())


# -- clocks


@pytest.mark.parametrize("killed", [False, True])
def test_no_time_is_lost_while_the_server_is_down(tmp_path, killed, monkeypatch):
    monkeypatch.setattr(houses, "PULSE", 0.02)

    async def live():
        clock = Time()
        first = Opened(tmp_path, clock)
        house = await first.__aenter__()
        room = await table(house, pace=Bank(600))
        seat = room.table.pending()[0]
        clock.now += 2 * MINUTE
        await asyncio.sleep(0.3)  # some pulses
        await first.end(killed)
        clock.now += 300 * MINUTE
        async with Opened(tmp_path, clock) as again:
            room = await again.room(room.table.id)
            clock.now += MINUTE
            await act(again, room)
            left = room.table.frame(None)["chairs"][seat]["clock"]["left"]
            assert left == 600_000 - 3 * MINUTE

    run(live())


def test_a_clock_runs_out_while_nobody_looks(tmp_path, monkeypatch):
    monkeypatch.setattr(houses, "PULSE", 0.02)

    async def live():
        clock = Time()
        async with Opened(tmp_path, clock, linger=0) as house:
            room = await table(house, pace=Days(1))
            id, seat = room.table.id, room.table.pending()[0]
            await until(lambda: id not in house.rooms)  # put away
            clock.now += 24 * 60 * MINUTE + 2000
            house._sooner.set()
            async with asyncio.timeout(20):  # for what is written: the room is put away again before anybody can look
                while (last := msgspec.json.decode((await house.store.rows(id))[-1].entry))["do"] != "flagged":
                    await asyncio.sleep(0.01)
            assert last["seat"] == seat + 1

    run(live())


def test_an_answer_that_is_held_is_shown_when_its_window_ends(tmp_path):
    async def live():
        async with Opened(tmp_path) as house:
            room = await table(house, "poulpe", window=400)
            while room.table.window_ends is None:
                await act(house, room)
            asked = room.table.pending()[0]
            other = room.table.chairs[1 - asked].person
            version, listed, began = room.table.version, await house.tables_of(other), time.monotonic()
            await asyncio.sleep(0.01)
            await act(house, room, seat=asked)
            assert room.table.version == version, "nobody else notices"
            (card,) = await house.tables_of(other)
            assert card.touched == listed[0].touched, "nor in a list"
            await until(lambda: room.table.version > version)
            assert time.monotonic() - began > 0.2

    run(live())


# -- what it keeps in mind


def test_memory_is_given_back_whether_tables_are_deleted_or_not(tmp_path, monkeypatch):
    looked: list[int] = []
    monkeypatch.setattr(houses.gc, "collect", lambda: looked.append(1))

    async def live():
        for times, keep in ((1, 0), (2, 30)):
            async with Opened(tmp_path, keep=keep):
                await until(lambda times=times: len(looked) >= times)

    run(live())
    assert len(looked) == 2


def test_a_mark_does_not_hide_what_is_on_its_way(tmp_path):
    """While an action is being stored its table is not marked: a server that dies then looks after the table when it comes back."""

    async def live():
        opened = Opened(tmp_path)
        async with opened as house:
            room = await table(house)
            await house._mark()
            await act(house, room)
            async with room.lock:
                await house._mark()
                assert room.table.id in house._changed
                (card,) = await house.store.waking()
                assert card.id == room.table.id
            await house._mark()
            assert await house.store.waking() == []

    run(live())


def test_frames_that_are_kept_are_few(tmp_path):
    async def live():
        async with Opened(tmp_path) as house:
            room = await table(house)
            for since in range(1000):
                room.frame(None, since)
            assert len(room._frames) <= 64

    run(live())


# -- what goes wrong


def test_what_could_not_be_stored_has_not_happened(tmp_path, monkeypatch):
    async def live():
        opened = Opened(tmp_path)
        async with opened as house:
            room = await table(house)
            seen = frames(room)
            append = opened.store.append

            async def full(*_):
                raise StoreFailed("the disk is full")

            monkeypatch.setattr(opened.store, "append", full)
            with pytest.raises(Refused, match="could not be stored"):
                await act(house, room, id="m")
            assert frames(room) == seen
            monkeypatch.setattr(opened.store, "append", append)
            await act(house, room, id="m")
            assert frames(room) != seen

    run(live())


def test_a_table_that_another_process_has_written_to_is_read_again(tmp_path):
    async def live():
        async with Opened(tmp_path) as mine:
            room = await table(mine)
            theirs = Opened(tmp_path)
            async with theirs as other:
                twin = await other.room(room.table.id)
                await act(other, twin)
                seat = room.table.pending()[0]  # as this house believes
                frame = room.table.frame(seat)
                move = commands.Act(id="x", seat=seat + 1, decision=frame["decision"], choice=frame["choices"][0]["notation"])
                with pytest.raises(Refused) as refused:
                    await mine.command(room, move, room.table.chairs[seat].person)
                assert refused.value.message == "table-stale"
                assert frames(room) == frames(twin)

    run(live())


def test_who_hangs_up_in_the_middle_has_still_acted(tmp_path):
    async def live():
        async with Opened(tmp_path) as house:
            room = await table(house)
            version = room.table.version
            asking = asyncio.create_task(house.safely(act(house, room)))
            await asyncio.sleep(0)
            asking.cancel()
            await until(lambda: room.table.version == version + 1)
            async with room.lock:
                assert len(await house.store.rows(room.table.id)) == room.table._count

    run(live())


def test_two_who_race_for_a_seat_are_not_both_there(tmp_path):
    async def live():
        async with Opened(tmp_path) as house:
            room = await house.room(await house.open("ann", house.game("crabz"), {}, [], None, None))
            sits = [house.command(room, commands.Sit(seat=1, name=name.title()), name) for name in ("ann", "bob", "eve")]
            done = await asyncio.gather(*sits, return_exceptions=True)
            assert sum(isinstance(result, Refused) for result in done) == 2
            assert room.table.people() == ["ann"]

    run(live())


def test_a_table_that_cannot_be_read_now_is_read_later(tmp_path, monkeypatch):
    monkeypatch.setattr(houses, "RETRY", 0.05)
    clock = Time()

    async def live():
        async with Opened(tmp_path, clock, keep=1) as house:
            room = await table(house, pace=Bank(60))
            await house._mark()
            house.rooms.clear()
            true = house.store._reading
            house.store._reading = sqlite3.connect(":memory:", check_same_thread=False)  # where there are no tables
            clock.now += 2 * MINUTE
            with pytest.raises(Refused, match="cannot be read just now"):
                await house.room(room.table.id)
            await house._look_after(room.table.id)
            house.store._reading.close()
            house.store._reading = true
            clock.now += 1000
            house._sooner.set()
            await until(lambda: house.rooms and house.rooms[room.table.id].table.clock.flagged)

    run(live())


def test_a_table_that_was_deleted_is_gone(tmp_path):
    async def live():
        async with Opened(tmp_path) as house:
            room = await table(house)
            await house.store.forget([room.table.id])
            with pytest.raises(Refused, match="no longer"):
                await act(house, room)
            with pytest.raises(Refused, match="no longer"):
                await house.room(room.table.id)

    run(live())


def test_a_table_that_nobody_needs_is_put_away_and_found_again(tmp_path, monkeypatch):
    monkeypatch.setattr(houses, "PULSE", 0.02)

    async def live():
        async with Opened(tmp_path, linger=0.1) as house:
            room = await table(house)
            seen = frames(room)
            await until(lambda: not house.rooms)
            (card,) = await house.tables_of("ann")
            assert (card.stage, card.names) == ("playing", ("Ann", "Bob"))
            assert card.owes is (room.table.pending() == [0])
            again = await house.room(room.table.id)
            assert again is not room
            assert frames(again) == seen

    run(live())


def test_many_who_come_at_once_find_one_table(tmp_path):
    async def live():
        async with Opened(tmp_path) as house:
            id = await house.open("ann", house.game("crabz"), {}, [], None, None)
            house.rooms.clear()
            rooms = await asyncio.gather(*(house.room(id) for _ in range(20)))
            assert len(set(map(builtin_id, rooms))) == 1

    run(live())


builtin_id = id


def test_no_table_waits_in_line_behind_another(tmp_path, monkeypatch):
    """Who comes to a short one is there before a long one is read, however long that takes."""
    monkeypatch.setattr(shelf, "SLICE", 0.0)  # a row each, in turn

    async def story():
        async with Opened(tmp_path) as house:
            game = house.game("crabz")
            long, short = [await house.open("ann", game, {"players": 2}, (), None, None) for _ in range(2)]
            room = await house.room(long)
            for n in range(30):
                await house.command(room, commands.Sit(seat=1, name=f"Ann {n}"), "ann")
                await house.command(room, commands.Leave(seat=1), "ann")
            del house.rooms[long]
            order = []

            async def come(table):
                await house.room(table)
                order.append(table)

            await asyncio.gather(come(long), come(short))
            assert order == [short, long]

    asyncio.run(story())


def test_the_rows_of_a_table_are_unpacked_beside_the_loop(tmp_path, monkeypatch):
    """And a few at a time, as they are read: a long table keeps nobody waiting."""
    monkeypatch.setattr(shelf, "SLICE", 0.0)  # a row each

    async def live():
        async with Opened(tmp_path) as house:
            room = await table(house)
            for _ in range(4):
                await act(house, room)
            id, rows = room.table.id, len(await house.store.rows(room.table.id))
            del house.rooms[id]
            unpacked, slices = [], []
            true, some = shelf.unpack, shelf._some
            monkeypatch.setattr(shelf, "unpack", lambda entry: unpacked.append(threading.current_thread()) or true(entry))
            monkeypatch.setattr(shelf, "_some", lambda steps: slices.append(len(unpacked)) or some(steps))
            await house.room(id)
            assert len(unpacked) == rows
            assert threading.main_thread() not in unpacked
            assert slices[:rows] == list(range(rows))

    run(live())
