"""Bots think in processes of their own, so that whoever plays never waits for them. A process that dies or takes too long is replaced,
and its question is asked again."""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE
from collections import deque
from contextlib import suppress
from typing import NamedTuple, TypeVar

import msgspec

from .thinking import Answer, Question, read

T = TypeVar("T")

log = logging.getLogger(__name__)

GRACE = 20.0
"""Seconds beyond its budget after which a process is taken to be stuck: starting one on a busy machine takes a while."""
TRIES = 3
"""How often a question is asked of one process after another."""
PAUSE = 1.0
"""Seconds after which a process that could not be started is started again."""
LONGEST_LINE = 2**22


class NoAnswer(Exception):
    """No process could answer."""


class Asked(NamedTuple):
    question: Question
    answer: asyncio.Future[bytes]
    behind: str
    """On whose behalf it is asked."""


class Line(asyncio.Queue[Asked]):
    """Everybody in turn, one question each: who asks much waits for oneself, and not others."""

    def _init(self, maxsize: int) -> None:
        self._lines: dict[str, deque[Asked]] = {}
        """The first is next."""

    def _put(self, asked: Asked) -> None:
        self._lines.setdefault(asked.behind, deque()).append(asked)

    def _get(self) -> Asked:
        behind = next(iter(self._lines))
        line = self._lines.pop(behind)
        asked = line.popleft()
        if line:
            self._lines[behind] = line
        return asked

    def qsize(self) -> int:
        return sum(map(len, self._lines.values()))

    def empty(self) -> bool:
        return not self._lines


class Workers:
    """So many processes, each with one question at a time; the others wait in line. They start with their first question, or at once."""

    def __init__(self, count: int, eager: bool = False, grace: float = GRACE, tries: int = TRIES) -> None:
        self._grace = grace
        self._tries = tries
        self._line = Line()
        self._tasks = [asyncio.create_task(self._serve(eager), name=f"worker {n}") for n in range(count)]
        self.processes: set[asyncio.subprocess.Process] = set()

    @property
    def waiting(self) -> int:
        """How many questions are in line."""
        return self._line.qsize()

    async def ask(self, question: Question, type: type[T], behind: str = "") -> T:
        """The answer to a question that is asked on somebody's behalf. Raises Refused where that is the answer, and NoAnswer where there
        is none."""
        future: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._line.put_nowait(Asked(question, future, behind))
        return msgspec.json.decode(await future, type=type)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _serve(self, eager: bool) -> None:
        """The life of one place in the pool, through as many processes as it takes."""
        process = await self._start() if eager else None
        try:
            while True:
                question, future, _ = await self._line.get()
                if future.cancelled():
                    continue
                answer = None
                for _ in range(self._tries):
                    process = process or await self._start()
                    answer = await self._ask(process, question) if process else None
                    if answer is not None:
                        break
                    log.warning("a process died or was stuck over %s; another takes its place", question.game)
                    await self._end(process)
                    process = None
                if not future.cancelled():
                    _tell(future, answer)
        finally:
            await self._end(process)

    async def _ask(self, process: asyncio.subprocess.Process, question: Question) -> Answer | None:
        """One question to one process; None when it died or is stuck."""
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(msgspec.json.encode(question) + b"\n")
            await process.stdin.drain()
            async with asyncio.timeout(question.seconds + self._grace):
                return msgspec.json.decode(await process.stdout.readline(), type=Answer)
        except (OSError, TimeoutError, ValueError):
            return None

    async def _start(self) -> asyncio.subprocess.Process | None:
        """None where the machine has no room for another, a moment later."""
        program = (sys.executable, "-m", f"{__package__}.thinking")
        try:
            process = await asyncio.create_subprocess_exec(*program, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE)
        except OSError as error:
            log.error("no process could be started: %s", error)
            await asyncio.sleep(PAUSE)
            return None
        self.processes.add(process)
        return process

    async def _end(self, process: asyncio.subprocess.Process | None) -> None:
        if process is None:
            return
        self.processes.discard(process)
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def _tell(future: asyncio.Future[bytes], answer: Answer | None) -> None:
    if answer is None or answer.problem:
        future.set_exception(NoAnswer(answer.problem if answer else "no process could answer"))
    elif answer.refused:
        future.set_exception(read(*answer.refused))
    else:
        future.set_result(bytes(answer.found))
