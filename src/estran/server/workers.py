"""Bots think in processes of their own, so that whoever plays never waits for them. A process that dies or takes too long is replaced,
and its question is asked again."""

import asyncio
import logging
import sys
import time
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
TURN = 0.01
"""Seconds that a question takes at least."""


class NoAnswer(Exception):
    """No process could answer."""


class Asked(NamedTuple):
    question: Question
    answer: asyncio.Future[bytes]
    behind: str
    """On whose behalf it is asked."""


class Line(asyncio.Queue[Asked]):
    """Everybody in turn: next is whoever has had the least time. Who asks much, or what takes long, waits for oneself, and not others."""

    def _init(self, maxsize: int) -> None:
        self._lines: dict[str, deque[Asked]] = {}
        """Of those who have had the same time the first is next."""
        self._had: dict[str, float] = {}
        """Seconds, for each. Who was away has had as much as whoever was last."""
        self._last = 0.0

    def _put(self, asked: Asked) -> None:
        if asked.behind not in self._lines:
            self._had = {one: had for one, had in self._had.items() if had > self._last or one in self._lines}
            self._had.setdefault(asked.behind, self._last)
        self._lines.setdefault(asked.behind, deque()).append(asked)

    def _get(self) -> Asked:
        behind = min(self._lines, key=self._had.__getitem__)
        self._last = max(self._last, self._had[behind])
        line = self._lines.pop(behind)
        asked = line.popleft()
        if line:
            self._lines[behind] = line
        self.charge(behind, TURN)
        return asked

    def charge(self, behind: str, seconds: float) -> None:
        self._had[behind] = self._had.get(behind, self._last) + seconds

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
                question, future, behind = await self._line.get()
                if future.cancelled():
                    continue
                answer, began = None, time.monotonic()
                for _ in range(self._tries):
                    process = process or await self._start()
                    answer = await self._ask(process, question) if process else None
                    if answer is not None:
                        break
                    log.warning("a process died or was stuck over %s; another takes its place", question.game)
                    await self._end(process)
                    process = None
                self._line.charge(behind, time.monotonic() - began)
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
