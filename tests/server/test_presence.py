"""Who is here: whoever has a socket, and nobody else. A seat that was left for long can be claimed."""

import pytest

from estran.core.refusal import Refused
from estran.server.room import Room
from estran.table import commands
from tests.server.test_house import MINUTE, Opened, Time, act, run, table


class Somebody:
    """A connection that is told and says nothing."""

    def __init__(self, person: str) -> None:
        self.person = person

    def notify(self) -> None:
        pass


def away(room: Room) -> list[int | None]:
    """From when on each seat can be claimed."""
    chairs = room.table.frame(None)["chairs"]
    assert all(chair["present"] is (chair["claimable"] is None) for chair in chairs)
    return [chair["claimable"] for chair in chairs]


def test_who_has_no_socket_is_away_also_after_a_restart(tmp_path):
    clock = Time()
    came = clock.now

    async def first():
        async with Opened(tmp_path, clock) as house:
            room = await table(house)
            clock.now += MINUTE
            room.enter(ann := Somebody("ann"), clock.now)
            assert away(room) == [None, came + 2 * MINUTE]
            while room.table.pending() != [1]:
                await act(house, room)
            await act(house, room)
            assert away(room) == [None, came + 2 * MINUTE], "when somebody acted is not told"
            room.replace(room.table, clock.now)
            assert away(room) == [None, came + 2 * MINUTE]
            room.leave(ann, clock.now)
            assert away(room) == [came + 3 * MINUTE, came + 2 * MINUTE]
            return room.table.id

    async def then(id):
        async with Opened(tmp_path, clock) as house:
            room = await house.room(id)
            assert away(room) == [clock.now + 2 * MINUTE] * 2
            room.enter(Somebody("ann"), clock.now)
            with pytest.raises(Refused, match="away for long enough"):
                await house.command(room, commands.Claim(seat=2, bot="steady"), "ann")
            clock.now += 2 * MINUTE
            await house.command(room, commands.Claim(seat=2, bot="steady"), "ann")
            assert room.table.frame(None)["chairs"][1]["bot"] == "steady"

    id = run(first())
    clock.now += MINUTE
    run(then(id))


def test_who_sits_down_over_http_alone_is_away_at_once(tmp_path):
    async def live():
        async with Opened(tmp_path) as house:
            id = await house.open("ann", house.game("crabz"), {}, [], None, None)
            room = await house.room(id)
            room.enter(Somebody("ann"), house.now())
            for seat, person in enumerate(("ann", "bob"), start=1):
                await house.command(room, commands.Sit(seat=seat, name=person.title()), person)
            assert [chair["present"] for chair in room.table.frame(None)["chairs"]] == [True, False]

    run(live())
