"""Simulations: the same for any number of processes, fair in seats, right in their sums."""

import math

import msgspec
import pytest

from estran.bots import Player
from estran.core.chance import Chance, Quick, secret_of
from estran.core.game import Option
from estran.core.outcome import Outcome
from estran.core.record import Record
from estran.core.refusal import Refused
from estran.core.state import State
from estran.games import game
from estran.lab.bench import measure_playouts, measure_search
from estran.lab.bout import bout, line_up
from estran.lab.perft import perft
from estran.lab.simulate import rate, simulate, wilson
from estran.table import replay
from tests.core import tidepool

CRABZ = game("crabz")


def timeless(report: object) -> dict:
    data = msgspec.to_builtins(report)
    del data["seconds"], data["jobs"]
    return data


def test_the_number_of_processes_changes_nothing() -> None:
    records: dict[int, list[Record]] = {1: [], 2: [], 3: []}
    bots = ["mcts:20", "greedy", "random"]
    reports = [simulate(CRABZ, bots, 13, {"players": 3}, 4, jobs, keep=kept.append) for jobs, kept in records.items()]
    assert timeless(reports[0]) == timeless(reports[1]) == timeless(reports[2])
    assert records[1] == records[2] == records[3]
    assert [report.jobs for report in reports] == [1, 2, 3]


def test_a_bot_with_a_memory_plays_the_same_in_any_process() -> None:
    """The alpha-beta search keeps a table from move to move and from game to game: it must not matter."""
    records: dict[int, list[Record]] = {1: [], 2: []}
    for jobs, kept in records.items():
        simulate(CRABZ, ["alphabeta:150", "random"], 6, seed=2, jobs=jobs, keep=kept.append)
    assert records[1] == records[2]


def test_another_seed_gives_other_games() -> None:
    kept: list[Record] = []
    simulate(CRABZ, ["random"], 3, seed=1, jobs=1, keep=kept.append)
    simulate(CRABZ, ["random"], 3, seed=2, jobs=1, keep=kept.append)
    assert len({record.seed for record in kept}) == 6


def test_every_record_replays_to_its_result() -> None:
    kept: list[Record] = []
    report = simulate(CRABZ, ["greedy", "random"], 8, {"players": 4, "placement": "alternate"}, 3, 1, keep=kept.append)
    lengths = []
    for record in kept:
        match = replay(record, CRABZ)
        assert match.over
        lengths.append(len(record.entries))
    mean = sum(lengths) / 8
    assert report.length.mean == pytest.approx(mean)
    assert report.length.sd == pytest.approx(math.sqrt(sum((n - mean) ** 2 for n in lengths) / 7))
    assert (report.length.least, report.length.most) == (min(lengths), max(lengths))


def test_bots_change_seats_from_game_to_game() -> None:
    kept: list[Record] = []
    simulate(CRABZ, ["greedy", "random", "mcts:3"], 4, {"players": 3}, 1, 1, keep=kept.append)
    assert [record.seats for record in kept] == [
        ("greedy", "random", "mcts:3"),
        ("mcts:3", "greedy", "random"),
        ("random", "mcts:3", "greedy"),
        ("greedy", "random", "mcts:3"),
    ]
    kept.clear()
    simulate(CRABZ, ["greedy", "random"], 2, seed=1, jobs=1, rotate=False, keep=kept.append)
    assert [record.seats for record in kept] == [("greedy", "random")] * 2


def test_the_last_bot_fills_the_table() -> None:
    assert line_up(["mcts:9", "greedy"], 4) == ["mcts:9", "greedy", "greedy", "greedy"]
    for bots in ([], ["greedy"] * 3):
        with pytest.raises(Refused) as no:
            line_up(bots, 2)
        assert no.value.message == "bots-count"


class Gambler(Player):
    """Draws so often for each decision, and plays the first choice whatever comes."""

    def __init__(self, times: int) -> None:
        self.times = times
        self.drawn: list[int] = []

    def choose(self, state: State, seat: int, chance: Chance) -> int:
        self.drawn += [chance.below(1000) for _ in range(self.times)]
        return state.legal(seat)[0]


def test_the_luck_of_a_bot_is_its_own() -> None:
    drawn = []
    for times in (1, 5):
        line = [Gambler(times), Gambler(1)]
        for _ in bout(CRABZ.new(CRABZ.checked({}), Quick(3)), line, secret_of(1)):
            pass
        drawn.append(line[1].drawn)
        assert line[0].drawn[:3] != line[1].drawn[:3]
    assert len(drawn[0]) > 3
    assert drawn[0] == drawn[1]


def test_rates_add_up() -> None:
    kept: list[Record] = []
    report = simulate(CRABZ, ["greedy", "random"], 30, {"players": 3}, 9, 1, keep=kept.append)
    assert sum(one.score for one in report.by_seat) == pytest.approx(1)
    assert [one.games for one in report.by_bot] == [30, 60]
    for one in report.by_seat + report.by_bot:
        assert one.wins + one.shared + one.losses == one.games
        assert one.low is not None
        assert one.high is not None
        assert 0 <= one.low <= one.score <= one.high <= 1
    greedy = [record.result.scores[record.seats.index("greedy")] for record in kept if record.result]
    assert report.by_bot[0].score == pytest.approx(sum(greedy) / 30)
    assert report.by_bot[0].score > 0.5
    assert sum(report.reasons.values()) == 30


def test_rate_counts_shares() -> None:
    one = rate("x", [[1.0], [0.5], [0.0], [0.0]])
    assert (one.wins, one.shared, one.losses) == (1, 1, 2)
    assert one.score == 0.375


def test_seats_of_one_game_do_not_count_as_games_of_their_own() -> None:
    """A bot in two of three seats: what its seats got together is one score a game, with an interval that goes by games."""
    games = [[1.0, 0.0], [0.0, 1.0], [0.0, 0.0], [0.5, 0.5], [0.0, 1.0], [0.0, 0.5]]
    one = rate("x", games)
    low, high = wilson(sum(map(sum, games)) / 6, 6)
    assert (one.games, one.wins, one.shared, one.losses) == (12, 3, 3, 6)
    assert one.score == pytest.approx(4.5 / 12)
    assert (one.low, one.high) == (pytest.approx(low / 2), pytest.approx(high / 2))


def test_a_bot_in_all_seats_has_no_interval_and_its_seats_have() -> None:
    report = simulate(CRABZ, ["random"], 6, {"players": 3}, 1, 1)
    (alone,) = report.by_bot
    assert alone.score == pytest.approx(1 / 3)
    assert (alone.low, alone.high) == (None, None)
    assert all(seat.low is not None and seat.high is not None for seat in report.by_seat)


class Together(tidepool.TidepoolGame):
    """All win when one crab comes home; how far all of them came are their points."""

    cooperative = True
    options = (Option("players", 2, (2, 3)), Option("together", True, (True,)))

    def new(self, options: dict, chance: Chance) -> State:
        return Pool.of(super().new(options, chance))


class Pool(tidepool.Tidepool):
    @classmethod
    def of(cls, state: State) -> State:
        state.__class__ = cls
        return state

    def clone(self) -> State:
        return Pool.of(super().clone())

    def score(self, seat: int) -> float:
        return 1.0 if any(map(self.home, range(3))) else 0.0

    def outcome(self) -> Outcome | None:
        found = super().outcome()
        return found and Outcome(found.reason, found.scores, found.ranks, (sum(map(sum, self.crabs)),) * len(found.scores))


@pytest.mark.parametrize("bots", [["random"], ["random", "greedy"]])
def test_a_team_has_one_score_a_game(bots: list[str]) -> None:
    """With one bot in all seats, too: it wins or loses with each game, so its rate has an interval, that of its games."""
    kept: list[Record] = []
    report = simulate(Together(), bots, 40, {"players": 3}, 1, 1, keep=kept.append)
    won = sum(record.result.scores[0] for record in kept if record.result)
    assert 0 < won < 40
    low, high = wilson(won / 40, 40)
    assert report.team
    assert report.team.name == " + ".join(line_up(bots, 3))
    for one in (report.team, *report.by_bot, *report.by_seat):
        assert (one.games, one.wins, one.shared, one.losses) == (40, won, 0, 40 - won)
        assert (one.score, one.low, one.high) == (won / 40, low, high)
    assert [one.name for one in report.by_bot] == bots


def test_points_are_those_of_games_that_were_won() -> None:
    report = simulate(Together(), ["random"], 40, {"players": 3}, 1, 1)
    assert report.team
    assert sum(report.points.values()) == report.team.wins
    assert list(report.points) == sorted(report.points)
    for id in ("crabz", "oh_crab"):  # how far crabs came is no score of a game that one of them wins
        assert simulate(game(id), ["random"], 2, jobs=1).points == {}
    assert simulate(CRABZ, ["random"], 2, jobs=1).team is None


@pytest.mark.parametrize("games", [0, -3])
def test_no_games_are_refused(games: int) -> None:
    with pytest.raises(Refused, match=f"{games} games cannot be played: there must be at least one"):
        simulate(CRABZ, ["random"], games)


@pytest.mark.parametrize(("mean", "n"), [(0.0, 10), (1.0, 10), (0.5, 400), (0.95, 400), (0.37, 7)])
def test_the_interval_is_where_the_score_test_turns(mean: float, n: int) -> None:
    """Wilson's bounds are the rates p at which the observed mean lies exactly 1.96 standard errors from p: found here by halving."""

    def bound(inside: float, outside: float) -> float:
        for _ in range(200):
            middle = (inside + outside) / 2
            error = 1.959963984540054 * math.sqrt(middle * (1 - middle) / n)
            inside, outside = (middle, outside) if abs(mean - middle) <= error else (inside, middle)
        return inside

    low, high = wilson(mean, n)
    assert low == pytest.approx(bound(mean, 0.0), abs=1e-9)
    assert high == pytest.approx(bound(mean, 1.0), abs=1e-9)


def test_progress_is_told() -> None:
    told: list[int] = []
    simulate(CRABZ, ["random"], 10, jobs=1, progress=told.append)
    assert told[-1] == 10
    assert told == sorted(told)


def test_what_cannot_be_played_is_refused_before_anything_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("estran.lab.simulate.ProcessPoolExecutor")
    for bots, options, message in (
        (["alphabeta:9"], {"players": 3}, "bot-two-only"),
        (["deep-blue"], {}, "bot-unknown"),
        (["random"], {"players": 9}, "option-value"),
    ):
        with pytest.raises(Refused) as no:
            simulate(CRABZ, bots, 5, options, 0, 2)
        assert no.value.message == message


def test_measures_are_consistent() -> None:
    found = measure_playouts(CRABZ, 2, 0.05)
    assert 5 < found["decisions_per_second"] / found["playouts_per_second"] < 60
    assert measure_search(CRABZ, 3, 20)["simulations_per_second"] > 0


def test_perft_of_an_ended_game_is_nothing() -> None:
    position = {"players": 2, "cells": {"c3": ["1L"]}, "to_move": 2, "out": [2], "owes": "nothing", "over": "last"}
    assert perft(CRABZ.from_position(position), 2) == 0
