"""What there is and how it is laid out: MC-02, MC-04 to MC-12, MC-14, MC-L1, MC-L2, MC-L17."""

from collections import Counter
from itertools import combinations, product

import pytest

from estran.core import Drawn, Quick, secret_of
from estran.games.marche.deal import LIMITS, layouts
from tests.rulemark import rule

from .beach import GAME, far_from_even, look, play, random_game

ROWS = {1: "bucket flip-flop", 2: "ball can", 3: "bottle sunglasses", 4: "ring tyre", 5: "mattress mask", 6: "petrol net"}


def dealt(seed=1, **options):
    return GAME.new(GAME.checked(options), Drawn(secret_of(seed), 0))


def columns(state):
    return Counter(cell[0] for cell in look(state)["objects"])


@rule("MC-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_the_parts_are_there(players):
    for seed in range(10):
        view = look(dealt(seed, players=players))
        assert len(view["objects"]) == len(set(view["objects"].values())) == 12
        assert len(view["objects"]) + len(view["blank"]) == 36
        assert len(view["terrain"]) == 6
        assert view["shrimps"] == 5
        assert view["tourteaux"] == view["bare"] == []
        assert len(view["seats"]) == len({seat["crab"] for seat in view["seats"]}) == players


@rule("MC-04")
def test_every_object_lies_in_the_row_of_its_card():
    for seed in range(20):
        for cell, thing in look(dealt(seed))["objects"].items():
            assert thing in ROWS[int(cell[1])].split()


@rule("MC-04", "MC-05")
@pytest.mark.parametrize("thing", ["bucket", "can", "bottle", "tyre", "mask", "petrol"])
def test_an_object_may_lie_anywhere_in_its_row(thing):
    places = Counter(
        cell[0] for seed in range(600) for cell, one in look(GAME.new(GAME.checked({}), Quick(seed)))["objects"].items() if one == thing
    )
    assert not far_from_even(places, list("abcdef"))


@rule("MC-06", "MC-L1")
@pytest.mark.parametrize("layout", ["loose", "even"])
def test_no_column_has_too_few_or_too_many_objects(layout):
    fewest, most = {"loose": (1, 3), "even": (2, 2)}[layout]
    found = set()
    for seed in range(300):
        counts = columns(GAME.new(GAME.checked({"layout": layout}), Quick(seed)))
        found.update(counts[column] for column in "abcdef")
    assert found == set(range(fewest, most + 1))


@rule("MC-L1", "MC-06")
@pytest.mark.parametrize(("layout", "number"), [("loose", 3_730_950), ("even", 67_950)])
def test_so_many_layouts_are_allowed(layout, number):
    assert layouts((2,) * 6, (0,) * 6, LIMITS[layout]) == number


@rule("MC-06", "MC-L1")
@pytest.mark.parametrize("limits", [(1, 3), (2, 2), (0, 2)])
@pytest.mark.parametrize("counts", [(2, 1, 3), (3, 3, 3), (2, 2), (1, 3, 2, 1)])
def test_layouts_are_counted_right(counts, limits):
    """Against laying out a few rows in every way."""
    found = 0
    for rows in product(*(list(combinations(range(6), objects)) for objects in counts)):
        full = [sum(column in row for row in rows) for column in range(6)]
        found += all(limits[0] <= objects <= limits[1] for objects in full)
    assert layouts(counts, (0,) * 6, limits) == found


@rule("MC-L1")
def test_every_kind_of_layout_comes_as_often_as_there_are_layouts_of_it():
    """Redealing until the columns are right would give the same shares."""
    known = {(1, 1, 2, 2, 3, 3): 0.580, (1, 2, 2, 2, 2, 3): 0.324, (1, 1, 1, 3, 3, 3): 0.077, (2, 2, 2, 2, 2, 2): 0.018}
    games = 4000
    found = Counter(tuple(sorted(columns(GAME.new(GAME.checked({}), Quick(seed))).values())) for seed in range(games))
    assert set(found) == set(known)
    for pattern, share in known.items():
        assert abs(found[pattern] / games - share) < 4 * (share * (1 - share) / games) ** 0.5 + 0.001


@rule("MC-05", "MC-L1")
def test_where_the_objects_of_the_last_row_lie_is_even():
    """Whatever order the rows are laid out in, no row is dealt what the others left over."""
    for row in "16":
        pairs = Counter()
        for seed in range(1500):
            objects = look(GAME.new(GAME.checked({"layout": "even"}), Quick(seed)))["objects"]
            pairs["".join(sorted(cell[0] for cell in objects if cell[1] == row))] += 1
        assert not far_from_even(pairs, ["".join(pair) for pair in combinations("abcdef", 2)])


@rule("MC-07")
@pytest.mark.parametrize(("players", "crabs"), [(2, "bateau soleil"), (3, "bateau soleil hermit"), (4, "bateau soleil downhill uphill")])
def test_who_plays_which_crab(players, crabs):
    assert " ".join(seat["crab"] for seat in look(dealt(players=players))["seats"]) == crabs


@rule("MC-08", "MC-L2")
def test_the_crabs_start_on_the_first_card_without_object_of_row_three():
    starts = set()
    for seed in range(60):
        view = look(GAME.new(GAME.checked({}), Quick(seed)))
        assert view["crabs"] == min(cell for cell in view["blank"] if cell[1] == "3")
        starts.add(view["crabs"])
    assert starts == {"a3", "b3", "c3"}


@rule("MC-09")
@pytest.mark.parametrize("shrimps", [5, 6, 7])
def test_shrimps_lie_beside_the_beach(shrimps):
    assert look(dealt())["shrimps"] == 5
    assert look(dealt(shrimps=shrimps))["shrimps"] == shrimps


@rule("MC-10")
def test_every_row_is_as_likely_to_come_first():
    assert not far_from_even(Counter(look(GAME.new(GAME.checked({}), Quick(seed)))["row"] for seed in range(600)), [1, 2, 3, 4, 5, 6])


@rule("MC-11", "MC-12")
@pytest.mark.parametrize(("players", "sizes"), [(2, [2, 2]), (3, [2, 2, 4]), (4, [2, 2, 4, 4])])
def test_how_many_cards_each_player_draws(players, sizes):
    for seed in range(20):
        state = dealt(seed, players=players)
        hands = [GAME.view(state, seat)["hand"]["objects"] for seat in range(players)]
        assert [len(hand) for hand in hands] == sizes
        assert len(set().union(*hands)) == sum(sizes)
        assert [seat["cards"] for seat in look(state)["seats"]] == sizes


@rule("MC-11", "MC-12")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_every_object_is_as_likely_in_every_hand(seat):
    held = Counter()
    for seed in range(700):
        held.update(GAME.view(GAME.new(GAME.checked({"players": 4}), Quick(seed)), seat)["hand"]["objects"])
    assert not far_from_even(held, list(GAME.view(dealt(), None)["names"]))


@rule("MC-11", "MC-12")
def test_what_the_cards_mean_to_whom():
    state = dealt(players=4)
    assert [GAME.view(state, seat)["hand"]["meaning"] for seat in range(4)] == ["traps", "traps", "brothers", "brothers"]


@rule("MC-14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_round(players):
    state = random_game(seed=3, decisions=0, players=players)
    order = []
    while state.next_seat() >= 0 and len(order) < 2 * players:
        order.append(state.next_seat())
        play(state, min(choice.notation for choice in GAME.choices(state, state.next_seat())))
        play(state, "stay")
    assert order == [(order[0] + n) % players for n in range(len(order))]
    assert len(order) >= players


@rule("MC-L17")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_anyone_may_begin(players):
    first = Counter(GAME.new(GAME.checked({"players": players}), Quick(seed)).next_seat() for seed in range(400))
    assert not far_from_even(first, list(range(players)))


@rule("MC-L17")
@pytest.mark.parametrize(("start", "seat"), [("bateau", 0), ("soleil", 1)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bateau_or_soleil_may_be_agreed_to_begin(players, start, seat):
    assert {dealt(seed, players=players, start=start).next_seat() for seed in range(12)} == {seat}


def test_no_two_deals_are_alike():
    assert len({str(GAME.position(dealt(seed, players=4))) for seed in range(50)}) == 50
