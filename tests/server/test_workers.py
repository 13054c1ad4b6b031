"""Bots in processes of their own: they answer, they are replaced when they die, and nobody waits for them."""

import asyncio
import time

import msgspec
import pytest

from estran.core.chance import Quick
from estran.games import GAMES, game
from estran.server.thinking import Question
from estran.server.workers import NoAnswer, Workers


def question(id: str = "crabz", bot: str = "greedy", seconds: float = 5, **changes) -> Question:
    found = game(id)
    options = found.checked({})
    state = found.new(options, Quick(3))
    seat = state.pending()[0]
    position = msgspec.Raw(msgspec.json.encode(found.position(state.sample(seat, Quick(1)))))
    asked = Question(id, "", bot, int(options["players"]), seat, position, seconds, luck=1)
    return msgspec.structs.replace(asked, **changes)


def run(work, count: int = 1, grace: float = 20):
    async def main():
        workers = Workers(count, grace)
        try:
            return await work(workers)
        finally:
            await workers.close()
            assert not workers.processes

    return asyncio.run(main())


def test_a_bot_of_every_level_of_every_game_answers_with_a_legal_move():
    asked = [question(id, game(id).bot(level.name, 2), seconds=0.2) for id in GAMES for level in game(id).levels]

    async def ask(workers):
        return await asyncio.gather(*map(workers.choose, asked))

    for one, move in zip(asked, run(ask, 2), strict=True):
        found = game(one.game)
        state = found.from_position(msgspec.json.decode(one.position))
        assert move in [choice.notation for choice in found.choices(state, one.seat)]


def test_a_time_budget_holds_whatever_the_bot_would_like():
    async def ask(workers):
        await workers.choose(question())  # it has started
        began = time.monotonic()
        await workers.choose(question(bot="mcts:900000000", seconds=0.3))
        return time.monotonic() - began

    assert run(ask) < 10  # not the hours that it asked for


def test_a_process_that_dies_is_replaced_and_its_move_is_made():
    async def ask(workers):
        await workers.choose(question())
        (first,) = workers.processes
        thinking = asyncio.create_task(workers.choose(question(bot="mcts:900000000", seconds=1)))
        await asyncio.sleep(0.3)
        first.kill()
        move = await thinking
        assert first not in workers.processes
        return move

    assert run(ask)


def test_a_process_that_is_stuck_is_replaced(monkeypatch):
    async def ask(workers):
        await workers.choose(question())
        (first,) = workers.processes
        first.send_signal(19)  # SIGSTOP: it neither answers nor ends
        workers._grace = 0.3
        thinking = asyncio.create_task(workers.choose(question(seconds=0.2)))
        while first in workers.processes:
            await asyncio.sleep(0.05)
        workers._grace = 20
        return await thinking

    assert run(ask)


@pytest.mark.parametrize("wrong", [{"bot": "chess"}, {"game": "chess"}, {"position": msgspec.Raw(b"{}")}, {"seat": 7}])
def test_a_question_that_has_no_answer_is_refused_and_the_process_lives(wrong):
    async def ask(workers):
        await workers.choose(question())
        before = set(workers.processes)
        with pytest.raises(NoAnswer):
            await workers.choose(question(**wrong))
        assert await workers.choose(question())
        assert workers.processes == before

    run(ask)


def test_nobody_waits_while_bots_think():
    async def ask(workers):
        await asyncio.gather(*(workers.choose(question()) for _ in range(2)))
        thinking = [asyncio.create_task(workers.choose(question(bot="mcts:900000000", seconds=0.5))) for _ in range(2)]
        turns = 0
        while not all(task.done() for task in thinking):
            await asyncio.sleep(0.01)
            turns += 1
        return turns

    assert run(ask, 2) > 10
