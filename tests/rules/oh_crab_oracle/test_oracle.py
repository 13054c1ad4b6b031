"""The game against a slow twin that was written from the rulebooks alone: whole games, and situations that games seldom reach.

`python -m tests.rules.oh_crab_oracle.test_oracle 3000` plays 3000 games and ten times as many situations, and tells how they differ.
"""

import sys
from collections import Counter
from random import Random

import pytest

from estran.core import Chance
from estran.core.chance import Quick
from estran.games import game

from .comparing import Comparison, Difference
from .situations import drawn, old
from .turn import PRICES

GAME = game("oh_crab")
GAMES = 200
LONG = 15  # times as many with --long


class Tally:
    """What was compared, and how often the decisions came that this is all about."""

    def __init__(self) -> None:
        self.compared = 0
        self.reached: Counter[str] = Counter()
        self.differences: list[Difference] = []

    def add(self, comparison: Comparison) -> None:
        self.compared += comparison.compared
        self.reached.update(comparison.reached)
        self.differences += comparison.differences

    def told(self) -> str:
        kinds = Counter(difference.kind for difference in self.differences)
        lines = [f"{self.compared} decisions compared, {len(self.differences)} differences"]
        for kind, times in sorted(kinds.items()):
            lines.append(f"{times} x {next(d for d in self.differences if d.kind == kind)}")
        return "\n".join(lines)


def whole_games(first: int, last: int) -> Tally:
    tally = Tally()
    for seed in range(first, last):
        luck, chance = Random(seed), Quick(seed)
        edition = "prototype" if seed % 2 else "final"
        players = 2 + seed // 2 % 4 if edition == "final" else 3 + seed // 2 % 3
        length = "quick" if edition == "final" and seed % 10 == 0 else "full"
        options = GAME.checked({"players": players, "edition": edition, "length": length, "board": "random", "extras": "random"})
        comparison = Comparison(GAME, GAME.new(options, chance), chance, luck)
        comparison.play(4000)
        tally.add(comparison)
    return tally


def situations(first: int, last: int) -> Tally:
    tally = Tally()
    for seed in range(first, last):
        luck, chance = Random(seed), Quick(seed)
        tally.add(turn_from(drawn(GAME, chance, luck), chance, luck))
    return tally


def old_situations(first: int, last: int) -> Tally:
    tally = Tally()
    for seed in range(first, last):
        luck, chance = Random(seed), Quick(seed)
        comparison = Comparison(GAME, GAME.from_position(old(GAME, chance, luck)), chance, luck)
        if not comparison.decide(comparison.state.pending()[0], "end"):
            comparison.play(200, one_turn=True)
        tally.add(comparison)
    return tally


def turn_from(position: dict[str, object], chance: Chance, luck: Random) -> Comparison:
    comparison = Comparison(GAME, GAME.from_position(position), chance, luck)
    comparison.play(200, one_turn=True)
    return comparison


def test_prices_are_those_on_the_tiles() -> None:
    shown = [extra for extras in ("Aa-Bb-Ca", "Ab-Ba-Da", "Aa-Cb-Db") for extra in extras_of(extras)]
    assert {extra["face"]: extra["cost"] for extra in shown} == PRICES


def extras_of(extras: str) -> list[dict[str, object]]:
    return list(GAME.view(GAME.new(GAME.checked({"extras": extras}), Quick(1)), 0)["extras"])


@pytest.mark.parametrize("part", range(8))
def test_whole_games(part: int, request: pytest.FixtureRequest) -> None:
    each = GAMES // 8 * (LONG if request.config.getoption("--long") else 1)
    tally = whole_games(part * each, (part + 1) * each)
    assert tally.compared > 100 * each
    assert not tally.differences, tally.told()


REACHED = {
    "stays": 20,
    "call in the sea": 100,
    "move-out in the sea": 40,
    "leap back": 20,
    "shortcut": 6,
    "own second crab on an obstacle": 5,
    "stay on a current": 20,
    "carried in spite of reckless": 15,
}
"""How often at least, in a thousand situations, the twin must meet what this is about, or they prove nothing."""


@pytest.mark.parametrize("part", range(4))
def test_situations(part: int, request: pytest.FixtureRequest) -> None:
    each = 1000 * (LONG if request.config.getoption("--long") else 1)
    tally = situations(part * each, (part + 1) * each)
    missed = {name: tally.reached[name] for name, least in REACHED.items() if tally.reached[name] < least}
    assert not missed
    assert not tally.differences, tally.told()


ENDED = {"alone": 60, "nearest": 200, "cards": 20, "shells": 2, "shared": 5}
"""How often at least, in six hundred last turns, the twin must see an old race end for a reason."""


def test_ends_of_old_races(request: pytest.FixtureRequest) -> None:
    tally = old_situations(0, 600 * (LONG if request.config.getoption("--long") else 1))
    assert not {reason: tally.reached[reason] for reason, least in ENDED.items() if tally.reached[reason] < least}
    assert not tally.differences, tally.told()


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    for tally in (situations(0, 10 * games), old_situations(0, 10 * games), whole_games(0, games)):
        print(tally.told())
        print(dict(tally.reached))


if __name__ == "__main__":
    main()
