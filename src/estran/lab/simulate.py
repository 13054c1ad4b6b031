"""Many games between bots, over all cores, and what came of them.

Game g of seed s is the same game whatever the number of processes: its secret comes from (s, g), each bot's luck from (s, g, seat).
"""

import hashlib
import math
import multiprocessing
import os
import signal
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import msgspec

from .. import games as registry
from ..core.chance import Drawn
from ..core.game import Game, Options
from ..core.record import Act, Entry, Record, Result
from ..core.refusal import Refused
from .bout import bout, line_up, seated

Z = 1.959963984540054
"""How many standard deviations 95 % of a normal distribution lie within."""
CHUNK = 0.2
"""A process is given about so many seconds' worth of games at a time."""


class Rate(msgspec.Struct, frozen=True):
    """How a seat or a bot did: its score is a win for 1, a shared game for its share; low to high is the 95 % interval of its mean.

    A bot that sits twice in a game counts twice, but its interval goes by games, since its seats do not win independently. A bot that fills
    all seats gets what there is to get in any case: it has no interval. In a cooperative game a name has one score a game, its team's,
    however often it sits there.
    """

    name: str
    games: int
    wins: int
    shared: int
    losses: int
    score: float
    low: float | None
    high: float | None


class Length(msgspec.Struct, frozen=True):
    """How long games were, in decisions."""

    mean: float
    sd: float
    least: int
    most: int


class Report(msgspec.Struct, frozen=True):
    game: str
    options: Options
    bots: tuple[str, ...]
    seed: int
    rotate: bool
    games: int
    by_seat: tuple[Rate, ...]
    by_bot: tuple[Rate, ...]
    team: Rate | None
    """In a cooperative game: all bots together."""
    length: Length
    reasons: dict[str, int]
    points: dict[int, int]
    """How many games were won with so many points, in games that count any."""
    jobs: int
    seconds: float


class Played(msgspec.Struct, frozen=True):
    """One game: who sat where, what each got, the winner's points, how long it was and why it ended."""

    seats: tuple[str, ...]
    scores: tuple[float, ...]
    points: int | None
    decisions: int
    reason: str
    record: Record | None


class Plan(msgspec.Struct, frozen=True):
    """What a process must know to play any game of a simulation."""

    game: str
    content: str | None
    options: Options
    bots: tuple[str, ...]
    seed: int
    rotate: bool
    records: bool


def simulate(
    game: Game,
    bots: Sequence[str],
    games: int,
    options: Options | None = None,
    seed: int = 0,
    jobs: int | None = None,
    progress: Callable[[int], None] | None = None,
    rotate: bool = True,
    keep: Callable[[Record], object] | None = None,
) -> Report:
    """Play many games. `progress` is told how many are done, `keep` is handed every record, in order."""
    if games < 1:
        raise Refused("simulate-games", given=games)
    checked = game.checked(options or {})
    line = tuple(line_up(bots, int(checked["players"])))
    seated(line, game)  # a bot that cannot play is refused before anything starts
    plan = Plan(game.id, str(game.content) if game.content else None, checked, line, seed, rotate, keep is not None)
    jobs = max(1, min(jobs or os.cpu_count() or 1, games))
    began = time.perf_counter()
    tally: list[Played] = []
    for played in _play_all(plan, game, games, jobs):
        tally += [msgspec.structs.replace(one, record=None) for one in played]
        for one in played:
            if keep and one.record:
                keep(one.record)
        if progress:
            progress(len(tally))
    return _report(plan, game.cooperative, tally, jobs, time.perf_counter() - began)


def _play_all(plan: Plan, game: Game, games: int, jobs: int) -> Iterator[list[Played]]:
    """All games in order, some at a time."""
    return _play_here(plan, game, games) if jobs == 1 else _play_in_processes(plan, games, jobs)


class Pace:
    """Cuts the games into portions that fit their pace so far: how a simulation is cut up changes nothing but its speed."""

    def __init__(self, games: int, jobs: int) -> None:
        self._games = games
        self._jobs = jobs
        self._began = time.perf_counter()
        self._start = 0
        self.done = 0
        """How many games are finished; by them alone the pace is known."""

    def portion(self) -> range:
        """The next games to play; none when all are given out."""
        pace = self.done / self._jobs / max(1e-6, time.perf_counter() - self._began)
        chunk = range(self._start, min(self._games, self._start + max(1, int(CHUNK * pace))))
        self._start = chunk.stop
        return chunk


def _play_here(plan: Plan, game: Game, games: int) -> Iterator[list[Played]]:
    pace = Pace(games, 1)
    while chunk := pace.portion():
        yield play(plan, game, chunk)
        pace.done = chunk.stop


def _play_in_processes(plan: Plan, games: int, jobs: int) -> Iterator[list[Played]]:
    # Processes are spawned, which is safe everywhere; Ctrl-C ends them at once, without a word.
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_DFL))
    waiting: deque[Future[list[Played]]] = deque()
    pace = Pace(games, jobs)
    try:
        while chunk := pace.portion():
            waiting.append(pool.submit(_play_elsewhere, plan, chunk))
            while len(waiting) > 3 * jobs or (waiting and waiting[0].done()):
                played = waiting.popleft().result()
                pace.done += len(played)
                yield played
        while waiting:
            yield waiting.popleft().result()
    except BrokenProcessPool:
        raise Refused("simulate-broken") from None
    finally:
        pool.shutdown(wait=not waiting)


def _play_elsewhere(plan: Plan, chunk: range) -> list[Played]:
    return play(plan, registry.game(plan.game, Path(plan.content) if plan.content else None), chunk)


def play(plan: Plan, game: Game, numbers: range) -> list[Played]:
    """Play some games of a simulation. In game g, with rotation, bot k sits in seat (k + g) modulo players."""
    players = seated(plan.bots, game)
    found = []
    for number in numbers:
        turn = -number % len(players) if plan.rotate else 0
        line = players[turn:] + players[:turn]
        secret = hashlib.sha256(f"estran seed {plan.seed} game {number}".encode()).digest()
        state = game.new(plan.options, Drawn(secret, 0))
        entries: list[Entry] = []
        decisions = 0
        for decision, seat, action in bout(state, line, secret):
            decisions = decision
            if plan.records:
                entries.append(Act(seat + 1, game.notation(state, seat, action)))
        outcome = state.outcome()
        assert outcome is not None
        seats = tuple(one.spec for one in line)
        result = Result(outcome.reason, outcome.scores)
        record = Record(game.id, game.version, game.content_of(plan.options), plan.options, secret.hex(), seats, entries, result)
        points = outcome.points[outcome.winners[0]] if game.cooperative and outcome.points and outcome.winners else None
        found.append(Played(seats, outcome.scores, points, decisions, outcome.reason, record if plan.records else None))
    return found


def _report(plan: Plan, cooperative: bool, tally: Sequence[Played], jobs: int, seconds: float) -> Report:
    lengths = [one.decisions for one in tally]
    mean = sum(lengths) / len(lengths)
    spread = math.sqrt(sum((length - mean) ** 2 for length in lengths) / max(1, len(lengths) - 1))
    names = dict.fromkeys(plan.bots)
    together = [[one.scores[0]] for one in tally]

    def rate_of(name: str) -> Rate:
        return rate(name, together) if cooperative else rate(name, [_scores_of(one, name) for one in tally], alone=len(names) == 1)

    return Report(
        game=plan.game,
        options=plan.options,
        bots=plan.bots,
        seed=plan.seed,
        rotate=plan.rotate,
        games=len(tally),
        by_seat=tuple(rate(str(seat + 1), [[one.scores[seat]] for one in tally]) for seat in range(len(plan.bots))),
        by_bot=tuple(map(rate_of, names)),
        team=rate(" + ".join(plan.bots), together) if cooperative else None,
        length=Length(mean, spread, min(lengths), max(lengths)),
        reasons=dict(Counter(one.reason for one in tally).most_common()),
        points=dict(sorted(Counter(one.points for one in tally if one.points is not None).items())),
        jobs=jobs,
        seconds=seconds,
    )


def _scores_of(played: Played, bot: str) -> list[float]:
    return [score for seat, score in zip(played.seats, played.scores, strict=True) if seat == bot]


def rate(name: str, games: Sequence[Sequence[float]], alone: bool = False) -> Rate:
    """What came of the scores of each game, one for every seat that the name sat in. The seats of a game share at most one win."""
    scores = [score for game in games for score in game]
    n, seats = len(scores), len(games[0])
    wins, losses = scores.count(1.0), scores.count(0.0)
    mean = sum(scores) / n
    low, high = (None, None) if alone else (bound / seats for bound in wilson(min(1.0, seats * mean), len(games)))
    return Rate(name, n, wins, n - wins - losses, losses, mean, low, high)


def wilson(mean: float, n: int) -> tuple[float, float]:
    """The 95 % interval of a rate that was seen in n games (Wilson's score interval)."""
    middle = mean + Z * Z / (2 * n)
    reach = Z * math.sqrt(mean * (1 - mean) / n + Z * Z / (4 * n * n))
    share = 1 + Z * Z / n
    return max(0.0, (middle - reach) / share), min(1.0, (middle + reach) / share)
