"""The crabs, the beach and the deal: CZ-01 to CZ-05, CZ-C13."""

from collections import Counter

import pytest

from estran.core import Drawn, Quick, Scripted, secret_of
from tests.rulemark import rule

from .beach import ALL_ROCKS, GAME, beach, crowd, moves, to_move

INNER_RINGS = ["b2", "b3", "b4", "c2", "c3", "c4", "c5", "d2", "d3", "d5", "d6", "e2", "e3", "e4", "e5", "f2", "f3", "f4"]
LOBES = ["a1", "a2", "b1", "c6", "d7", "e6", "f1", "g1", "g2"]
ZONES = {2: set(INNER_RINGS), 3: set(INNER_RINGS + LOBES), 4: set(ALL_ROCKS)}


def dealt(players, seed):
    return GAME.new({"players": players}, Drawn(secret_of(seed), 0))


def cells(state):
    return GAME.position(state)["cells"]


def far_from_even(counts, outcomes):
    """Pearson's chi-square over its degrees of freedom: near 1 for even chances, large for a bias."""
    expected = sum(counts.values()) / len(outcomes)
    return sum((counts[outcome] - expected) ** 2 / expected for outcome in outcomes) / (len(outcomes) - 1) > 3


@rule("CZ-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_three_crabs_of_each_size(players):
    crabs = Counter(crab for stack in cells(dealt(players, 1)).values() for crab in stack)
    assert crabs == {f"{player}{size}": 3 for player in range(1, players + 1) for size in "LMS"}


@rule("CZ-02")
def test_the_beach_is_three_rings_of_rocks_around_water():
    rows = Counter(cell[0] for cell in cells(dealt(4, 1)))
    assert rows == {"a": 4, "b": 5, "c": 6, "d": 6, "e": 6, "f": 5, "g": 4}
    assert "d4" not in cells(dealt(4, 1))


@rule("CZ-02")
@pytest.mark.parametrize(
    ("rock", "neighbours"),
    [
        ("a1", "a2 b1 b2"),
        ("a4", "a3 b4 b5"),
        ("b2", "a1 a2 b1 b3 c2 c3"),
        ("c3", "b2 b3 c2 c4 d3"),
        ("c6", "b5 c5 d6 d7"),
        ("d1", "c1 d2 e1"),
        ("d3", "c2 c3 d2 e2 e3"),
        ("d5", "c4 c5 d6 e4 e5"),
        ("d7", "c6 d6 e6"),
        ("e4", "d5 e3 e5 f3 f4"),
        ("f4", "e4 e5 f3 f5 g3 g4"),
        ("g1", "f1 f2 g2"),
        ("g4", "f4 f5 g3"),
    ],
)
def test_a_rock_touches_those_around_it(rock, neighbours):
    full = beach(players=4, **crowd(ALL_ROCKS, **{rock: "1L"}))
    assert moves(full, rock) == set(neighbours.split())


@rule("CZ-02")
def test_corners_touch_three_rocks_and_the_middle_ring_six():
    touched = {rock: len(moves(beach(players=4, **crowd(ALL_ROCKS, **{rock: "1L"})), rock)) for rock in ALL_ROCKS}
    assert Counter(touched.values()) == {3: 6, 4: 12, 5: 6, 6: 12}


@rule("CZ-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_crabs_of_a_colour_are_one_players(players):
    state = dealt(players, 1)
    for seat in range(players):
        own = {cell for cell, stack in cells(state).items() if stack[0][0] == str(seat + 1)}
        assert len(own) == 9
        assert set(GAME.view(state, seat)["visible"][seat]) == own
    assert {text[:2] for text in moves(state)} <= {cell for cell, stack in cells(state).items() if stack[0][0] == str(to_move(state))}


@rule("CZ-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_crab_lies_on_each_rock_of_the_zone(players):
    state = dealt(players, 1)
    assert set(cells(state)) == ZONES[players]
    assert len(cells(state)) == 9 * players
    assert all(len(stack) == 1 for stack in cells(state).values())
    assert set(GAME.view(state, None)["zone"]) == ZONES[players]


@rule("CZ-04")
def test_the_deal_is_what_the_draws_say():
    unmixed = GAME.new({"players": 2}, Scripted([*range(17, 0, -1), 0]))
    assert "".join(stack[0] for stack in cells(unmixed).values()) == "1L1L1L1M1M1M1S1S1S2L2L2L2M2M2M2S2S2S"
    first_and_last_swapped = GAME.new({"players": 2}, Scripted([0, *range(16, 0, -1), 0]))
    assert cells(first_and_last_swapped)["b2"] == ["2S"]
    assert cells(first_and_last_swapped)["f4"] == ["1L"]


@rule("CZ-04")
@pytest.mark.parametrize("cell", ["b2", "d3", "f4"])
def test_every_crab_is_as_likely_on_every_rock(cell):
    found = Counter(cells(GAME.new({"players": 2}, Quick(seed)))[cell][0] for seed in range(600))
    assert not far_from_even(found, ["1L", "1M", "1S", "2L", "2M", "2S"])


@rule("CZ-04")
def test_no_two_deals_are_alike():
    assert len({str(cells(dealt(4, seed))) for seed in range(50)}) == 50


def test_every_zone_says_that_it_is_reconstructed():
    assert {players: zone.source for players, zone in GAME.zones.items()} == dict.fromkeys((2, 3, 4), "reconstructed")


@rule("CZ-05")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_last_draw_says_who_begins(first):
    assert to_move(GAME.new({"players": 3}, Scripted([*range(26, 0, -1), first - 1]))) == first


@rule("CZ-05")
@pytest.mark.parametrize("placement", ["random", "alternate"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_is_as_likely_to_begin(players, placement):
    options = {"players": players, "placement": placement}
    first = Counter(to_move(GAME.new(options, Drawn(secret_of(seed), 0))) for seed in range(300))
    assert not far_from_even(first, range(1, players + 1))


@rule("CZ-C13")
def test_crabs_are_dealt_at_random_unless_asked_otherwise():
    assert GAME.checked({}) == {"players": 2, "placement": "random"}
    assert len(cells(GAME.new(GAME.checked({}), Quick(1)))) == 18
    assert cells(GAME.new(GAME.checked({"placement": "alternate"}), Quick(1))) == {}
