"""Bots think in processes of their own, so that whoever plays never waits for them. A process that dies or takes too long is replaced,
and its question is asked again."""

import asyncio
import logging
import sys
from contextlib import suppress

import msgspec

from .thinking import Answer, Question

log = logging.getLogger(__name__)

GRACE = 20.0
"""Seconds beyond its budget after which a process is taken to be stuck: starting one on a busy machine takes a while."""
TRIES = 3
LONGEST_LINE = 2**20


class NoAnswer(Exception):
    """No process could answer."""


class Workers:
    """So many processes, each with one question at a time; the others wait in line."""

    def __init__(self, count: int, grace: float = GRACE) -> None:
        self._grace = grace
        self._line: asyncio.Queue[tuple[Question, asyncio.Future[str]]] = asyncio.Queue()
        self._tasks = [asyncio.create_task(self._serve(), name=f"worker {n}") for n in range(count)]
        self.processes: set[asyncio.subprocess.Process] = set()

    async def choose(self, question: Question) -> str:
        """The bot's move. Raises NoAnswer."""
        future: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._line.put_nowait((question, future))
        return await future

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _serve(self) -> None:
        """The life of one place in the pool, through as many processes as it takes."""
        process = await _start()
        self.processes.add(process)
        try:
            while True:
                question, future = await self._line.get()
                for _ in range(TRIES):
                    answer = await self._ask(process, question)
                    if answer is not None:
                        break
                    log.warning("a bot's process died or was stuck at %s; another takes its place", question.game)
                    await _end(process)
                    self.processes.discard(process)
                    process = await _start()
                    self.processes.add(process)
                if future.cancelled():
                    continue
                if answer is not None and answer.move:
                    future.set_result(answer.move)
                else:
                    future.set_exception(NoAnswer(answer.problem if answer else "no process could answer"))
        finally:
            self.processes.discard(process)
            await _end(process)

    async def _ask(self, process: asyncio.subprocess.Process, question: Question) -> Answer | None:
        """One question to one process; None when it died or is stuck."""
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(msgspec.json.encode(question) + b"\n")
            await process.stdin.drain()
            line = await asyncio.wait_for(process.stdout.readline(), question.seconds + self._grace)
            return msgspec.json.decode(line, type=Answer)
        except (OSError, TimeoutError, ValueError, msgspec.DecodeError):
            return None


async def _start() -> asyncio.subprocess.Process:
    pipe = asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", f"{__package__}.thinking", stdin=pipe, stdout=pipe, limit=LONGEST_LINE
    )


async def _end(process: asyncio.subprocess.Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
    await process.wait()
