"""Bots at served tables: asked when it is their turn, whatever happened before, and handed nothing that their seat could not know."""

import asyncio

import msgspec

from estran.core.refusal import Refused
from estran.server import house as houses
from estran.server.limits import Limits
from estran.server.storage import StoreFailed
from estran.server.workers import NoAnswer
from estran.table import Days, commands
from tests.server.test_house import Bots, Opened, act, run, table, until


def test_bots_who_were_to_move_when_the_server_stopped_move_when_it_is_back(tmp_path):
    async def live():
        async with Opened(tmp_path, bots=Bots(answers=False)) as house:
            room = await table(house, chairs=("", "steady"), seats={1: "ann"})
            if room.table.pending() == [0]:
                await act(house, room)
            assert room.table.pending() == [1]
        async with Opened(tmp_path) as house:
            await until(lambda: room.table.id in house.rooms and house.rooms[room.table.id].table.pending() == [0])

    run(live())


def test_a_bot_is_handed_only_what_its_seat_could_know(tmp_path):
    async def live():
        bots = Bots(answers=False)
        async with Opened(tmp_path, bots=bots) as house:
            room = await table(house, "poulpe", chairs=("", "steady"), seats={1: "ann"}, first=2)
            await until(lambda: bots.asked)
            (question,) = bots.asked
            game = room.table.game
            handed = game.from_position(msgspec.json.decode(question.position))
            true = room.table.match.state
            assert game.view(handed, 1) == game.view(true, 1)
            worlds = {msgspec.json.encode(game.position(room.table.sample(1, houses.Quick(n)))) for n in range(30)}
            assert len(worlds) > 10
            assert len([world for world in worlds if world == msgspec.json.encode(game.position(true))]) <= 1

    run(live())


def test_when_no_bot_can_answer_something_legal_is_played(tmp_path, caplog):
    class Broken(Bots):
        async def ask(self, question, type, behind=""):
            if len(self.asked) % 2:
                raise NoAnswer("no process could answer")
            self.asked.append(question)
            return type("hop")

    async def live():
        async with Opened(tmp_path, bots=Broken()) as house:
            room = await table(house, chairs=("", "master"), seats={1: "ann"})
            for _ in range(3):
                await until(lambda: room.table.pending() == [0])
                await act(house, room)
            await until(lambda: room.table.pending() == [0])

    run(live())
    assert "something legal is played instead" in caplog.text


def test_a_bot_whose_move_is_refused_is_asked_again(tmp_path, caplog, monkeypatch):
    """Somebody may have resigned while it thought, and taken along what it was about."""

    async def live():
        async with Opened(tmp_path) as house:
            room = await table(house, chairs=("", "steady"), seats={1: "ann"})
            await until(lambda: room.table.pending() == [0])
            play, refusals = type(room.table).play, ["move-illegal"]

            def refusing(self, owed, choice, now):
                if refusals:
                    raise Refused(refusals.pop())
                return play(self, owed, choice, now)

            monkeypatch.setattr(type(room.table), "play", refusing)
            monkeypatch.setattr(houses, "RETRY", 0.01)
            await act(house, room)
            await until(lambda: room.table.pending() == [0])

    run(live())
    assert "the move of a bot was refused: move-illegal" in caplog.text


def test_nothing_hidden_is_logged_when_something_fails(tmp_path, caplog, monkeypatch):
    class Careless(Bots):
        async def ask(self, question, type, behind=""):
            raise KeyError("the hand is c7 c8")

    async def live():
        async with Opened(tmp_path, bots=Careless()) as house:
            await table(house, "poulpe", chairs=("", "steady"), seats={1: "ann"}, first=2)
            await until(lambda: caplog.records)

    run(live())
    assert "KeyError" in caplog.text
    assert "in ask" in caplog.text
    assert "c7 c8" not in caplog.text.replace('raise KeyError("the hand is c7 c8")', "")


def test_a_bot_that_is_found_to_be_awaited_is_asked(tmp_path):
    """What another process wrote made it the bot's turn; nothing more is written here."""

    async def live():
        async with Opened(tmp_path, bots=Bots(answers=False)) as other:
            twin = await table(other, chairs=("", "steady"), seats={1: "ann"})
            bots = Bots()
            async with Opened(tmp_path, bots=bots) as mine:
                room = await mine.room(twin.table.id)
                await until(lambda: room.table.pending() == [0])
                twin.replace(await other.shelf.table(twin.table.id), other.now())
                bots.asked.clear()
                await act(other, twin, id="x")
                frame = room.table.frame(0)
                move = commands.Act(id="x", seat=1, decision=frame["decision"], choice=frame["choices"][0]["notation"])
                await mine.command(room, move, "ann")
                await until(lambda: bots.asked and room.table.pending() == [0])
                assert [question.seat for question in bots.asked] == [1]

    run(live())


class Spectator:
    person = "eve"

    def notify(self) -> None:
        pass


async def bots_alone(house):
    """A table where nobody but bots plays, and nobody watches."""
    room = await table(house, "marche", chairs=("steady", "steady", ""), seats={3: "ann"}, players=3)
    await house.command(room, commands.Hand(seat=3, bot="hatchling"), "ann")
    await until(lambda: not room.thinking)
    return room


def test_bots_alone_play_while_somebody_watches(tmp_path):
    async def live():
        async with Opened(tmp_path) as house:
            room = await bots_alone(house)
            version = room.table.version
            await asyncio.sleep(0.1)
            assert room.table.bots()
            assert room.table.version == version
            assert room.mark(house.now()).due is None, "nor does a server that is started wake them"
            house.come(room, Spectator(), "10.0.0.1")
            await until(lambda: room.table.stage == "over")
            assert room.table.record().result is not None

    run(live())


def test_who_looks_without_a_socket_watches_too(tmp_path):
    async def live():
        async with Opened(tmp_path) as house:
            room = await bots_alone(house)
            house.look(room, "10.0.0.1")
            await until(lambda: room.table.stage == "over")

    run(live())


def test_bots_pause_when_the_last_who_watched_is_gone(tmp_path):
    async def live():
        async with Opened(tmp_path) as house:
            room, eve = await bots_alone(house), Spectator()
            moved, eve.notify = asyncio.Event(), lambda: moved.set()
            house.come(room, eve, "10.0.0.1")
            moved.clear()  # what was there already
            await moved.wait()
            room.leave(eve, house.now())
            await until(lambda: not room.thinking)
            assert room.table.stage == "playing"
            assert room.paused

    run(live())


def test_a_bot_answers_somebody_who_is_away(tmp_path):
    """A game of days: who made a move and went finds the answer."""

    async def live():
        async with Opened(tmp_path) as house:
            room = await table(house, chairs=("", "steady"), seats={1: "ann"}, pace=Days(days=3))
            if room.table.pending() == [0]:
                await act(house, room)
            assert not room.watchers
            await until(lambda: room.table.pending() == [0])

    run(live())


def test_bots_think_on_behalf_of_who_plays(tmp_path):
    behinds = []

    class Noting(Bots):
        async def ask(self, question, type, behind=""):
            behinds.append(behind)
            return await super().ask(question, type)

    async def live():
        async with Opened(tmp_path, bots=Noting()) as house:
            room = await table(house, chairs=("", "steady"), seats={1: "ann"})
            await until(lambda: room.table.pending() == [0])
            house.come(room, Spectator(), "10.0.0.1")
            await act(house, room)
            await until(lambda: room.table.pending() == [0])
            assert set(behinds) == {"ann"}
            behinds.clear()
            frame = room.table.frame(0)
            move = commands.Act(id="x", seat=1, decision=frame["decision"], choice=frame["choices"][0]["notation"])
            await house.command(room, move, "ann", client="10.0.0.2")
            await until(lambda: behinds)
            assert set(behinds) == {"10.0.0.2"}

    run(live())


def test_bots_and_clocks_go_on_when_the_disk_is_well_again(tmp_path, monkeypatch):
    monkeypatch.setattr(houses, "RETRY", 0.05)

    async def live():
        opened = Opened(tmp_path)
        async with opened as house:
            append, failing = opened.store.append, True

            async def sometimes(*args, **rest):
                if failing:
                    raise StoreFailed("the disk is full")
                await append(*args, **rest)

            failing = False
            monkeypatch.setattr(opened.store, "append", sometimes)
            room = await table(house, chairs=("", "steady"), seats={1: "ann"})
            await until(lambda: room.table.pending() == [0])
            await act(house, room)
            failing = True
            await asyncio.sleep(0.3)
            failing = False
            assert await until(lambda: room.table.pending() == [0])

    run(live())


class Line(Bots):
    """Notes on whose behalf is asked, and answers nobody."""

    def __init__(self) -> None:
        super().__init__(answers=False)
        self.behinds: list[str] = []

    async def ask(self, question, type, behind=""):
        self.behinds.append(behind)
        return await super().ask(question, type)


async def put_away(house, rooms):
    """Read again from the store, as after a while or a restart."""
    for room in rooms:
        del house.rooms[room.table.id]
    return [await house.room(room.table.id) for room in rooms]


async def of_many_names(house, number):
    """Tables of bots alone, each set up under a name of its own."""
    game = house.game("marche")
    rooms = []
    for n in range(number):
        id = await house.open(f"name {n}", game, game.checked({"players": 2}), ("steady", "steady"), None, None)
        room = await house.room(id)
        await house.command(room, commands.Start(), f"name {n}", client="10.0.0.1")
        rooms.append(room)
    return await put_away(house, rooms)


def test_who_watches_bots_alone_waits_for_them_whoever_set_the_table_up(tmp_path):
    async def live():
        line = Line()
        async with Opened(tmp_path, bots=line) as house:
            rooms = await of_many_names(house, 4)
            line.behinds.clear()
            for room in rooms[:2]:
                house.look(room, "10.0.0.1")
            for room in rooms[2:]:
                house.come(room, Spectator(), "10.0.0.2")
            await until(lambda: len(line.behinds) == 4)
            assert sorted(line.behinds) == ["10.0.0.1", "10.0.0.1", "10.0.0.2", "10.0.0.2"]

    run(live())


def test_an_address_keeps_few_tables_of_bots_awake_at_a_time(tmp_path):
    """The next has its turn when one is no longer watched; another address is not kept from any."""

    async def live():
        line = Line()
        async with Opened(tmp_path, bots=line, limits=Limits(awake=3)) as house:
            rooms = await of_many_names(house, 6)
            line.behinds.clear()
            watchers = [Spectator() for _ in rooms]
            for room, watcher in zip(rooms, watchers, strict=True):
                house.come(room, watcher, "10.0.0.1")
            await asyncio.sleep(0.05)
            assert [bool(room.thinking) for room in rooms] == [True] * 3 + [False] * 3
            house.look(rooms[5], "10.0.0.2")
            assert rooms[5].thinking
            rooms[0].leave(watchers[0], house.now())
            await until(lambda: rooms[3].thinking or rooms[4].thinking)
            assert sum(bool(room.thinking) for room in rooms[1:5]) == 3

    run(live())


def test_tables_to_which_nobody_has_come_share_a_turn(tmp_path):
    """After a restart nobody knows which addresses they were played from; names cost nothing."""

    async def live():
        async with Opened(tmp_path, bots=Bots(answers=False)) as house:
            for person in ("ann", "bob"):
                room = await table(house, chairs=("", "steady"), seats={1: person})
                while room.table.pending() == [0]:
                    await act(house, room)
        line = Line()
        async with Opened(tmp_path, bots=line):
            await until(lambda: len(line.behinds) == 2)
            assert set(line.behinds) == {""}

    run(live())
