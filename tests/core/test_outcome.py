"""Who has won: the first, or all together, or nobody."""

import pytest

from estran.core.outcome import Outcome


@pytest.mark.parametrize(
    ("scores", "ranks", "winners"),
    [
        ((1.0, 0.0, 0.0), (1, 2, 3), [0]),
        ((0.5, 0.0, 0.5), (1, 2, 1), [0, 2]),
        ((1.0, 1.0, 1.0), (1, 1, 1), [0, 1, 2]),
        ((0.0, 0.0, 0.0), (1, 1, 1), []),
    ],
)
def test_winners_came_first_and_have_something_to_show_for_it(scores, ranks, winners):
    assert Outcome("game-over", scores, ranks).winners == winners
