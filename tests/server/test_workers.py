"""Bots in processes of their own: they answer, they are replaced when they die, and nobody waits for them."""

import asyncio
import time

import msgspec
import pytest

from estran.core.chance import Quick
from estran.core.refusal import Refused
from estran.games import GAMES, game
from estran.server.thinking import Choose, Chosen
from estran.server.workers import Asked, Line, NoAnswer, Workers


def question(id: str = "crabz", bot: str = "greedy", seconds: float = 5, **changes) -> Choose:
    found = game(id)
    options = found.checked({})
    state = found.new(options, Quick(3))
    seat = state.pending()[0]
    position = msgspec.Raw(msgspec.json.encode(found.position(state.sample(seat, Quick(1)))))
    asked = Choose(id, "", bot, int(options["players"]), seat, position, seconds, luck=1)
    return msgspec.structs.replace(asked, **changes)


async def ask(workers: Workers, asked: Choose) -> str:
    return (await workers.ask(asked, Chosen)).move


def run(work, count: int = 1, grace: float = 20):
    async def main():
        workers = Workers(count, grace=grace)
        try:
            return await work(workers)
        finally:
            await workers.close()
            assert not workers.processes

    return asyncio.run(main())


def test_a_bot_of_every_level_of_every_game_answers_with_a_legal_move():
    asked = [question(id, game(id).bot(level.name, 2), seconds=0.2) for id in GAMES for level in game(id).levels]

    async def work(workers):
        return await asyncio.gather(*(ask(workers, one) for one in asked))

    for one, move in zip(asked, run(work, 2), strict=True):
        found = game(one.game)
        state = found.from_position(msgspec.json.decode(one.position))
        assert move in [choice.notation for choice in found.choices(state, one.seat)]


def test_a_time_budget_holds_whatever_the_bot_would_like():
    async def work(workers):
        await ask(workers, question())  # it has started
        began = time.monotonic()
        await ask(workers, question(bot="mcts:900000000", seconds=0.3))
        return time.monotonic() - began

    assert run(work) < 10  # not the hours that it asked for


def test_a_process_that_dies_is_replaced_and_its_move_is_made():
    async def work(workers):
        await ask(workers, question())
        (first,) = workers.processes
        thinking = asyncio.create_task(ask(workers, question(bot="mcts:900000000", seconds=1)))
        await asyncio.sleep(0.3)
        first.kill()
        move = await thinking
        assert first not in workers.processes
        return move

    assert run(work)


def test_a_process_that_is_stuck_is_replaced(monkeypatch):
    async def work(workers):
        await ask(workers, question())
        (first,) = workers.processes
        first.send_signal(19)  # SIGSTOP: it neither answers nor ends
        workers._grace = 0.3
        thinking = asyncio.create_task(ask(workers, question(seconds=0.2)))
        while first in workers.processes:
            await asyncio.sleep(0.05)
        workers._grace = 20
        return await thinking

    assert run(work)


@pytest.mark.parametrize("wrong", [{"bot": "chess"}, {"game": "chess"}, {"position": msgspec.Raw(b"{}")}, {"seat": 7}])
def test_a_question_that_has_no_answer_is_refused_and_the_process_lives(wrong):
    async def work(workers):
        await ask(workers, question())
        before = set(workers.processes)
        with pytest.raises((NoAnswer, Refused)):
            await ask(workers, question(**wrong))
        assert await ask(workers, question())
        assert workers.processes == before

    run(work)


def test_nobody_waits_while_bots_think():
    async def work(workers):
        await asyncio.gather(*(ask(workers, question()) for _ in range(2)))
        thinking = [asyncio.create_task(ask(workers, question(bot="mcts:900000000", seconds=0.5))) for _ in range(2)]
        turns = 0
        while not all(task.done() for task in thinking):
            await asyncio.sleep(0.01)
            turns += 1
        return turns

    assert run(work, 2) > 10


def test_a_machine_without_room_for_a_process_is_asked_again(monkeypatch):
    monkeypatch.setattr("estran.server.workers.PAUSE", 0.01)
    true, times = asyncio.create_subprocess_exec, iter(range(100))

    async def full(*words, **rest):
        if next(times) < 4:
            raise BlockingIOError("Resource temporarily unavailable")
        return await true(*words, **rest)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", full)

    async def work(workers):
        with pytest.raises(NoAnswer):
            await ask(workers, question())
        return await ask(workers, question())

    assert run(work)


def test_who_asks_much_does_not_keep_others_waiting():
    """Ninety tables of one owner wait; whoever asks once is next."""

    async def work(workers):
        await ask(workers, question())  # it has started
        order: list[str] = []

        async def one(behind):
            await workers.ask(question(seconds=0.05), Chosen, behind)
            order.append(behind)

        async with asyncio.TaskGroup() as group:
            for behind in ["greedy owner"] * 90 + ["ann", "bob", "ann"]:
                group.create_task(one(behind))
        return order

    order = run(work)
    assert {"ann", "bob"} <= set(order[:4])
    assert len(order) == 93


def test_who_no_longer_waits_is_not_answered():
    async def work(workers):
        await ask(workers, question())
        thinking = [asyncio.create_task(ask(workers, question(bot="mcts:900000000", seconds=0.2))) for _ in range(40)]
        await asyncio.sleep(0)
        for task in thinking[1:]:
            task.cancel()
        began = time.monotonic()
        await ask(workers, question())
        return time.monotonic() - began

    assert run(work) < 7  # 40 of them would take 8 s


def test_who_had_long_answers_lets_others_go_first():
    async def live():
        line, future = Line(), asyncio.get_running_loop().create_future()
        for behind in ["slow"] * 3 + ["ann"] * 3:
            line.put_nowait(Asked(question(), future, behind))
        first = line.get_nowait().behind
        line.charge(first, 5)
        order = [line.get_nowait().behind for _ in range(4)]
        line.put_nowait(Asked(question(), future, "bob"))
        return first, [*order, line.get_nowait().behind]

    assert asyncio.run(live()) == ("slow", ["ann", "ann", "ann", "slow", "bob"])
