"""A trace, checked step by step by the naive twin, which knows nothing of estran."""

import json

import pytest
from click.testing import CliRunner

from estran.cli import main

from ..rules.crabz.naive import Beach

REASONS = {"last": "crabz-last-able", "repetition": "crabz-chase"}


def traced(*words: str, given: str | None = None) -> list[dict]:
    result = CliRunner().invoke(main, ["trace", "crabz", *words], input=given)
    assert result.exit_code == 0, result.stderr
    return [json.loads(line) for line in result.stdout.splitlines()]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("placement", ["random", "alternate"])
@pytest.mark.parametrize("seed", range(6))
def test_the_twin_agrees_with_every_line(players: int, placement: str, seed: int) -> None:
    words = ["--players", str(players), "--option", f"placement={placement}", "--seed", str(seed), "--bots", "random"]
    head, *decisions, end = traced(*words)
    assert head["options"] == {"players": players, "placement": placement}
    assert (head["game"], head["players"], head["bots"]) == ("crabz", players, ["random"] * players)
    first = decisions[0]["position"]
    beach = Beach(players, first["cells"], first["to_move"], first["owes"])
    for number, decision in enumerate(decisions, start=1):
        assert decision["n"] == number
        assert decision["seat"] == beach.turn
        assert decision["position"] == beach.position()
        assert sorted(decision["legal"]) == beach.moves()
        assert decision["action"] in decision["legal"]
        beach.play(decision["action"])
    winners = [seat for seat in range(1, players + 1) if seat not in beach.out]
    assert end == {"result": {"reason": REASONS[beach.over], "scores": beach.scores(), "winners": winners}}


def test_the_same_seed_gives_the_same_trace_and_another_seed_another() -> None:
    assert traced("--seed", "5") == traced("--seed", "5")
    assert traced("--seed", "5") != traced("--seed", "6")


def test_a_trace_goes_on_from_a_position() -> None:
    whole = traced("--seed", "5", "--players", "3")
    middle = whole[10]["position"]
    head, *decisions, end = traced("--position", "-", "--seed", "1", given=json.dumps(middle))
    assert head["players"] == 3
    assert decisions[0]["position"] == middle
    assert decisions[0]["legal"] == whole[10]["legal"]
    assert set(end["result"]) == {"reason", "scores", "winners"}


def test_bots_sit_where_they_are_named_and_keep_their_own_luck() -> None:
    """Seat 1 draws the same first move whoever else plays: its luck is its own."""
    seed = next(seed for seed in range(20) if traced("--seed", str(seed))[1]["seat"] == 1)
    alone = traced("--seed", str(seed), "--bots", "random,random")
    beside_greedy = traced("--seed", str(seed), "--bots", "random,greedy")
    assert alone[1] == beside_greedy[1]
    assert alone[2]["action"] != beside_greedy[2]["action"]
