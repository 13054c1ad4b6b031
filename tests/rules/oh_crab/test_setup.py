"""What there is, and how it is set up: OC-001 to OC-008, OC-017 to OC-029, OC-123, OC-D9, OC-D43."""

from collections import Counter

import pytest

from estran.core import Quick, Refused, Scripted
from estran.games.oh_crab.rules.cards import is_starting
from estran.games.oh_crab.rules.setup import CHEF, HAND, PILE, PURSE, SLOT, WHERE, listed
from tests.rulemark import rule

from .beach import FACE_NAMES, GAME, beach, cards_of, choices, play, shells
from .numbers import CARDS, SPECIAL_NAMES

MARKET_LUCK = [0, 3, 6]
"""Three cards with different special actions."""
SEEDS = range(40)


def dealt(seed=1, **options):
    return GAME.new(GAME.checked(options), Quick(seed))


def begun_by(first, **options):
    """A game in which this seat is drawn to begin."""
    return GAME.new(GAME.checked(options), Scripted([first, *MARKET_LUCK]))


def tiles(state):
    return state.setup.board.tiles.split("-")


def faces(state):
    return [FACE_NAMES[face] for face in state.setup.extras]


def hands(state):
    return [cards_of(state.table[HAND + seat]) for seat in range(state.players)]


def places(state):
    return [int(state.table[WHERE + crab]) for crab in range(state.crabs)]


def slots(state):
    """The stacks of the market, the top card first."""
    return [listed(state.table[SLOT + slot]) for slot in range(3)]


# -- what there is


@rule("OC-001")
def test_a_start_four_beaches_and_a_finish_with_two_faces_each():
    seen = {tile for seed in SEEDS for tile in tiles(dealt(seed, board="random"))}
    assert seen == {f"{tile}{face}" for tile in (0, 1, 2, 3, 4, 9) for face in "AB"}


@rule("OC-002")
def test_twenty_starting_cards_four_for_each_crab():
    assert sum(is_starting(card) for card in range(CARDS)) == 20
    assert hands(dealt(players=5)) == [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15], [16, 17, 18, 19]]


@rule("OC-003")
def test_five_crabs_for_up_to_five_players():
    assert [len(set(places(dealt(players=players)))) for players in (3, 4, 5)] == [3, 4, 5]
    with pytest.raises(Refused):
        GAME.checked({"players": 6})


@rule("OC-004")
def test_four_extra_action_tiles_with_two_faces_each():
    drawn = [faces(dealt(seed, extras="random")) for seed in SEEDS]
    assert {face for three in drawn for face in three} == {"Aa", "Ab", "Ba", "Bb", "Ca", "Cb", "Da", "Db"}
    assert all(len({face[0] for face in three}) == 3 for three in drawn)


@rule("OC-005")
def test_one_player_has_the_chef():
    for turn in ("red", "orange", "blue"):
        state = beach(crabs="red d6, orange b4, blue f4", turn=turn, chef="orange")
        assert ("chef left" in choices(state)) == (turn == "orange")


@rule("OC-006")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_crabs_are_not_activated_with_more_than_two_players(players):
    state = dealt(players=players)
    for seat in range(players):
        state.apply(seat, state.legal(seat)[0], Scripted([]))
    assert choices(state) == {"add right", "rest"}


@rule("OC-007")
def test_thirty_six_market_cards_three_with_each_special_action():
    state = dealt()
    market = [*cards_of(state.table[PILE]), *(card for stack in slots(state) for card in stack)]
    assert len(market) == len(set(market)) == 36
    assert Counter(SPECIAL_NAMES[state.setup.cards.special(card)] for card in market) == dict.fromkeys(SPECIAL_NAMES[:12], 3)


@rule("OC-007", "OC-D43")
def test_shells_never_run_out():
    state = beach(pool="shell", shells={"red": 40, "orange": 40}, crabs="red d6, orange b4")
    play(state, "shell")
    assert shells(state) == 41


@rule("OC-008")
def test_the_crabs_in_their_order():
    assert [deck.crab for deck in GAME.printed.decks] == ["red", "orange", "blue", "green", "brown"]


@rule("OC-D9")
def test_all_crabs_have_the_same_four_cards():
    cards = dealt().setup.cards
    rows = [
        [(cards.main(card), *(cards.half(card, 1, half) for half in range(4))) for card in range(first, first + 4)]
        for first in range(0, 20, 4)
    ]
    assert rows == [rows[0]] * 5
    assert len(set(rows[0])) == 4


# -- the beach and the extra actions


@rule("OC-017")
def test_start_three_beaches_in_any_order_on_any_face_and_finish():
    assert [tile[0] for tile in tiles(dealt())][::4] == ["0", "9"]
    assert len(tiles(dealt())) == 5
    for board in ("0A-1A-2B-4A-9B", "0B-4B-3A-1B-9A"):
        assert "-".join(tiles(dealt(board=board))) == board


@rule("OC-017")
@pytest.mark.parametrize("board", ["1A-0A-2B-4A-9B", "0A-1A-2B-4A", "0A-1A-2B-9B", "0A-1A-2B-3A-4A-9B", "0A-1A-2C-3A-9B", "beach"])
def test_other_boards_are_refused(board):
    with pytest.raises(Refused):
        GAME.checked({"board": board})


@rule("OC-018")
def test_the_first_scenario_unless_another_is_chosen():
    first = GAME.printed.scenarios["first-escape"]
    assert "-".join(tiles(dealt())) == first.board
    assert "-".join(faces(dealt())) == first.extras


@rule("OC-019")
def test_no_beach_tile_lies_twice_and_one_stays_out():
    drawn = [tiles(dealt(seed, board="random"))[1:-1] for seed in SEEDS]
    assert all(len({tile[0] for tile in beaches}) == 3 for beaches in drawn)
    with pytest.raises(Refused):
        GAME.checked({"board": "0A-1A-1B-2A-9A"})


@rule("OC-020")
def test_three_extra_action_tiles_on_one_face_each():
    assert all(len(faces(dealt(seed, extras="random"))) == 3 for seed in SEEDS)
    assert faces(dealt(extras="Ab-Cb-Db")) == ["Ab", "Cb", "Db"]
    assert faces(dealt(board="elbows")) == ["Aa", "Ba", "Cb"]
    for wrong in ("Aa-Ab-Ba", "Aa-Ba", "Aa-Ba-Ca-Da", "Aa-Ba-Ea"):
        with pytest.raises(Refused):
            GAME.checked({"extras": wrong})


@rule("OC-029")
def test_the_quick_game_has_two_beach_tiles():
    quick, full = dealt(length="quick"), dealt()
    assert len(tiles(quick)) == 4
    assert set(tiles(quick)) < set(tiles(full))
    assert (hands(quick), faces(quick)) == (hands(full), faces(full))
    for seed in SEEDS:
        assert len(tiles(dealt(seed, length="quick", board="random"))) == 4
    with pytest.raises(Refused):
        GAME.checked({"length": "quick", "board": "0A-1A-2B-3A-9A"})


@rule("OC-123")
def test_a_scenario_says_tiles_faces_and_extra_actions():
    assert next(iter(GAME.printed.scenarios)) == "first-escape"
    for name, scenario in GAME.printed.scenarios.items():
        state = dealt(board=name)
        assert "-".join(tiles(state)) == scenario.board
        assert "-".join(faces(state)) == scenario.extras


# -- the players


@rule("OC-021")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_player_has_one_crab_and_its_four_cards(players):
    state = dealt(players=players)
    assert hands(state) == [[4 * seat, 4 * seat + 1, 4 * seat + 2, 4 * seat + 3] for seat in range(players)]
    assert state.crabs == players
    assert [int(state.owner(crab)) for crab in range(players)] == list(range(players))


@rule("OC-023", "OC-025")
def test_the_first_player_is_drawn_by_lot_starts_on_space_1_and_has_the_chef():
    for first in range(4):
        state = begun_by(first)
        assert places(state)[first] == state.setup.board.starts[0]
        assert state.table[CHEF] == first
    assert {int(dealt(seed).table[CHEF]) for seed in SEEDS} == {0, 1, 2, 3}


@rule("OC-025")
def test_who_has_the_chef_begins_the_first_round():
    for first in range(4):
        state = begun_by(first)
        for seat in range(4):
            state.apply(seat, state.legal(seat)[0], Scripted([]))
        assert state.pending() == [first]


@rule("OC-024")
def test_the_others_follow_clockwise():
    state = begun_by(3, players=5)
    assert [places(state)[seat] for seat in (3, 4, 0, 1, 2)] == list(state.setup.board.starts)


@rule("OC-026")
@pytest.mark.parametrize(("players", "purses"), [(3, [0, 0, 1]), (4, [0, 0, 1, 0]), (5, [0, 0, 1, 0, 1])])
def test_who_starts_on_a_shell_takes_it(players, purses):
    """Spaces 3 and 5."""
    state = begun_by(0, players=players)
    assert [state.table[PURSE + seat] for seat in range(players)] == purses


@rule("OC-027")
def test_shells_come_from_a_supply_that_all_share():
    state = beach(pool="shell", shells={"red": 1, "orange": 2, "blue": 3}, crabs="red d6, orange b4, blue f4")
    play(state, "shell")
    assert [shells(state, player) for player in ("red", "orange", "blue")] == [2, 2, 3]


# -- the market


@rule("OC-022", "OC-091")
def test_three_different_special_actions_show_and_the_others_are_stacked():
    """A second seagull is put on the first, and one reveals on; so with a second call."""
    state = GAME.new(GAME.checked({}), Scripted([0, 0, 0, 1, 1, 2]))
    assert slots(state) == [[21, 20], [24, 23], [26]]
    assert len(cards_of(state.table[PILE])) == 31


@rule("OC-022")
def test_the_market_is_shuffled():
    assert len({tuple(card for stack in slots(dealt(seed)) for card in stack) for seed in SEEDS}) > 30
    for seed in SEEDS:
        state = dealt(seed)
        assert len({int(state.setup.cards.special(stack[0])) for stack in slots(state)}) == 3
