"""The packs, the modes and the deal: CP-01 to CP-09, CP-P15."""

from collections import Counter

import pytest

from estran.core import Drawn, Quick, Refused, Scripted, secret_of
from tests.rulemark import rule

from .reef import CARDS, GAME, RANKS, asymmetric, at, cards_to_play, hand, moves, play, random_game, reef, to_decide, view, winner

MODES = ["symmetric", "asymmetric"]


def dealt(seed=1, **options):
    return GAME.new(GAME.checked(options), Drawn(secret_of(seed), 0))


def effects(mode):
    """What each card does in a mode: all that its entry says but where it comes from."""
    kinds = GAME.cards.cards[mode]
    return {card: (effect.name, effect.verb, tuple(effect.row)) for card, effect in zip(CARDS, kinds, strict=True)}


@rule("CP-01")
def test_two_play():
    assert dealt().players == 2
    for players in (1, 3, 4):
        with pytest.raises(Refused):
            GAME.checked({"players": players})


@rule("CP-01", "CP-05")
@pytest.mark.parametrize("species", "cp")
def test_a_species_has_thirty_cards_of_which_both_modes_share_eighteen(species):
    symmetric, own = ({effects(mode)[species + rank] for rank in RANKS} for mode in MODES)
    assert 2 * len(symmetric | own) == 30
    assert 2 * len(symmetric & own) == 18


@rule("CP-02")
@pytest.mark.parametrize(("species", "letters"), [("crab", "cp"), ("octopus", "pc")])
def test_each_player_has_the_pack_of_one_animal(species, letters):
    state = dealt(species=species)
    for player, letter in zip((1, 2), letters, strict=True):
        own = at(state, "hands", player) + at(state, "piles", player)
        assert {card[0] for card in own} == {letter}
    assert view(state, 1)["species"] == [species, "octopus" if species == "crab" else "crab"]


@rule("CP-03")
def test_the_mode_is_chosen_and_symmetric_unless_told():
    assert at(dealt(), "mode") == "symmetric"
    assert at(dealt(mode="asymmetric"), "mode") == "asymmetric"
    with pytest.raises(Refused):
        GAME.checked({"mode": "both"})


@rule("CP-03")
def test_the_mode_decides_what_a_card_does():
    for lay, asked in ((reef, "discard c6"), (asymmetric, "play p5")):
        state = lay("c2 c6 c9", "p5 p6 p9")
        play(state, "play c2", "let")
        assert asked in moves(state)


@rule("CP-04")
def test_in_symmetric_mode_both_packs_do_the_same():
    found = effects("symmetric")
    assert all(found[f"c{rank}"] == found[f"p{rank}"] for rank in RANKS)


@rule("CP-04")
@pytest.mark.parametrize("rank", RANKS[1:])
def test_in_symmetric_mode_either_species_plays_alike(rank):
    """The same game with crabs and octopuses exchanged."""
    mirror = str.maketrans("cp", "pc")
    cards = (f"c{rank} c5 c10 c8", "p6 p9 p3", "c7", "p7")
    states = [reef(*cards, round="2:palpha"), reef(*(some.translate(mirror) for some in cards), round="2:calpha", species="octopus")]
    for state in states:
        play(state, f"play {at(state, 'species')[0].replace('o', 'p')}{rank}")
        if "let" in moves(state):
            play(state, "let")
    crabs, octopuses = ({name: at(state, name) for name in ("hands", "owes", "left", "limits", "turn")} for state in states)
    octopuses["hands"] = [sorted(card.translate(mirror) for card in some) for some in octopuses["hands"]]
    crabs["hands"] = [sorted(some) for some in crabs["hands"]]
    assert crabs == octopuses


@rule("CP-05")
def test_in_asymmetric_mode_each_species_has_three_effects_of_its_own():
    found, common = effects("asymmetric"), effects("symmetric")
    differing = [rank for rank in RANKS if found[f"c{rank}"] != found[f"p{rank}"]]
    assert differing == ["2", "3", "9"]
    names = [found[letter + rank][0] for letter in "cp" for rank in differing]
    assert names == ["Carapace", "Pincer", "Muer", "Encre", "Tentacule", "Camouflage"]
    assert all(found[card] == common[card] for card in CARDS if card[1:] not in differing)


@rule("CP-06")
@pytest.mark.parametrize("mode", MODES)
def test_a_pack_is_twenty_four_cards_two_of_each(mode):
    state = dealt(mode=mode)
    for player, letter in ((1, "c"), (2, "p")):
        own = Counter(at(state, "hands", player) + at(state, "piles", player))
        assert own == {letter + rank: 2 for rank in RANKS}
        assert own.total() == 24


@rule("CP-07")
def test_each_player_draws_five_cards_of_their_pack():
    for seed in range(20):
        state = dealt(seed)
        assert [len(at(state, "hands", player)) for player in (1, 2)] == [5, 5]
        assert [len(at(state, "piles", player)) for player in (1, 2)] == [19, 19]


@rule("CP-07")
def test_every_card_is_as_likely_to_be_dealt():
    """Five of 24 cards, two of each rank: 5 / 12 of each rank on average."""
    counts = Counter(card for seed in range(600) for card in at(dealt(seed), "hands", 1))
    assert set(counts) == {f"c{rank}" for rank in RANKS}
    assert sum((n - 250) ** 2 / 250 for n in counts.values()) / 11 < 3


@rule("CP-08")
def test_there_is_one_pile_in_the_middle_and_one_discard_for_both():
    state = reef("c2 c6 c9", "p7 p6 p9", "c8", "p8", round="2:palpha", memory=True)
    before = view(state, None)["discard"]
    play(state, "play c2", "let", "discard c6", "play p7", "let", "discard p6", "pass")
    assert at(state, "down") == [["c6"], ["p6"]]
    shown = view(state, None)
    assert (shown["down"], shown["round"]) == ([["c?"], ["p?"]], [])
    assert {"palpha", "c2", "p7"} <= set(shown["gone"])
    assert shown["discard"] == before + 5


@rule("CP-09", "CP-P15")
@pytest.mark.parametrize("first", [1, 2])
def test_the_loser_of_the_last_game_can_be_named_to_open(first):
    assert {to_decide(dealt(seed, first=first)) for seed in range(20)} == {first}


@rule("CP-09", "CP-P15")
@pytest.mark.parametrize("loser", [1, 2])
def test_the_loser_opens_the_rematch(loser):
    """Whoever opened before, and however often they play again."""
    for first in ("random", 1, 2):
        options = GAME.checked({"mode": "asymmetric", "species": "octopus", "first": first, "memory": "on"})
        state = GAME.new(options, Quick(1))
        state.resign(loser - 1, Quick(1))
        again = GAME.rematch(options, state.outcome())
        assert again == {**options, "first": loser}
        assert {to_decide(GAME.new(again, Quick(seed))) for seed in range(10)} == {loser}
        state = GAME.new(again, Quick(2))
        state.resign(2 - loser, Quick(1))
        assert GAME.rematch(again, state.outcome())["first"] == 3 - loser


@rule("CP-P15")
def test_who_has_run_out_of_cards_does_not_open_the_rematch():
    for seed in range(6):
        state = random_game(seed, 1000)
        assert GAME.rematch(GAME.checked({}), state.outcome())["first"] == 3 - winner(state)


@rule("CP-P15")
def test_chance_decides_who_opens_unless_told():
    opened = Counter(to_decide(dealt(seed)) for seed in range(400))
    assert 160 < opened[1] < 240


def test_the_same_luck_deals_the_same_game():
    assert GAME.position(dealt(7)) == GAME.position(dealt(7))
    assert GAME.position(dealt(7)) != GAME.position(dealt(8))


@rule("CP-14")
def test_any_card_of_the_first_hand_may_be_played():
    for seed in range(30):
        state = dealt(seed)
        player = to_decide(state)
        assert cards_to_play(state) == set(hand(state, player).split())


def test_luck_that_runs_out_is_noticed():
    with pytest.raises(ValueError, match="no draw left"):
        GAME.new(GAME.checked({}), Scripted([0]))


def test_any_luck_will_do():
    assert GAME.invariants(GAME.new(GAME.checked({"first": 2}), Quick(3))) == []
