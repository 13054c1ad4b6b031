"""The modules of the Adventure Pack as options: OC-028, OC-300, OC-302, OC-D74, OC-D107, OC-D108."""

from collections import Counter
from itertools import product

import pytest

from estran.core import Quick, Refused
from tests.rulemark import rule

from .games import new_game, random_game
from .pack import GAME, field

MODULES = ["surprises", "events", "challenges", "asymmetry"]
ON = dict.fromkeys(MODULES, "on")
OF_THE_PACK = {
    "surprises": {"tokens", "spent", "trash_found"},
    "events": {"event", "event_cards", "events_out", "broken", "helper", "helper_used"},
    "challenges": {"challenge", "challenge_cards", "reward"},
    "asymmetry": set(),
}


def dealt(seed=1, **options):
    """A new game, and the draw that comes next: it tells how many were made."""
    luck = Quick(seed)
    state = GAME.new(GAME.checked(options), luck)
    return state, luck.below(2**30)


def drawn_by_the_pack(**options):
    """How many draws a setup takes more than that of the game without modules."""
    base = {name: value for name, value in options.items() if name not in MODULES}
    luck = Quick(1)
    GAME.new(GAME.checked(base), luck)
    expected = dealt(**options)[1]
    number = 0
    while luck.below(2**30) != expected:
        number += 1
        assert number < 50
    return number


@rule("OC-300")
@pytest.mark.parametrize("on", list(product([False, True], repeat=4)), ids=str)
def test_each_module_is_played_or_not_in_any_combination(on):
    modules = {module: "on" for module, played in zip(MODULES, on, strict=True) if played}
    state, _ = dealt(players=3, **modules)
    position = GAME.position(state)
    for module in MODULES:
        assert position.get(module, "off") == modules.get(module, "off")
        assert all((name in position) == (module in modules) for name in OF_THE_PACK[module])
    assert ("skill" in position["crabs"][0]) == ("asymmetry" in modules)
    assert GAME.view(state, 0).get("modules", {}) == modules
    assert GAME.position(GAME.from_position(position)) == position


@rule("OC-300")
def test_by_default_none_is_played():
    options = GAME.checked({})
    assert {options[module] for module in MODULES} == {"off"}
    with pytest.raises(Refused):
        GAME.checked({"events": "treasures"})


@rule("OC-028")
@pytest.mark.parametrize("seed", range(4))
def test_all_that_the_pack_draws_it_draws_after_the_base_game(seed):
    """So the same seed deals the same beach, market and chef with modules and without."""
    plain = GAME.position(dealt(seed, players=4, board="random")[0])
    position = GAME.position(dealt(seed, players=4, board="random", **{**ON, "asymmetry": "off"})[0])
    assert {name: position[name] for name in plain if name != "seats"} == {name: plain[name] for name in plain if name != "seats"}
    assert [seat["hand"] for seat in position["seats"]] == [seat["hand"] for seat in plain["seats"]]


@rule("OC-028")
@pytest.mark.parametrize(
    ("options", "draws"),
    [
        ({}, 0),
        ({"surprises": "on"}, 0),
        ({"surprises": "blank"}, 0),
        ({"surprises": "treasures"}, 3),
        ({"events": "on"}, 0),
        ({"events": "lucky"}, 0),
        ({"events": "crystal"}, 3),
        ({"events": "lucky-crystal"}, 3),
        ({"challenges": "on"}, 2),
        ({"asymmetry": "on"}, 6),
        ({"surprises": "treasures", "events": "crystal", "challenges": "on", "asymmetry": "on"}, 14),
        ({"players": 2, "surprises": "treasures", "events": "crystal", "challenges": "on"}, 6),
    ],
    ids=str,
)
def test_without_a_module_nothing_is_drawn_for_it(options, draws):
    assert drawn_by_the_pack(**{"players": 3, **options}) == draws


@rule("OC-028")
def test_with_all_modules_off_the_same_seed_is_the_same_game():
    for seed in range(3):
        plain, off = random_game(seed, 60, players=3), random_game(seed, 60, players=3, **dict.fromkeys(MODULES, "off"))
        assert GAME.position(plain) == GAME.position(off)
        assert not {"tokens", "event", "crossed", "rested", "modules"} & (set(GAME.position(plain)) | set(GAME.view(plain, 0)))


def comes_up(seeds, look, **options):
    found = Counter()
    for seed in range(seeds):
        found.update(look(dealt(seed, **options)[0]))
    return set(found)


@rule("OC-302")
@pytest.mark.parametrize("surprises", ["off", "on"])
def test_a_challenge_about_tokens_is_out_without_them(surprises):
    found = comes_up(150, lambda state: [field(state, "challenge")], players=3, challenges="on", surprises=surprises)
    assert len(found) == 7 + (surprises == "on")
    assert ("digger" in found) == (surprises == "on")


@rule("OC-302")
@pytest.mark.parametrize(("skill", "needs"), [("hunter", "surprises"), ("champion", "challenges"), ("forecaster", "events")])
def test_a_skill_that_needs_a_module_is_out_without_it(skill, needs):
    def look(state):
        return [name for seat in field(state, "seats") for name in seat["dealt"]]

    without = comes_up(40, look, players=5, **{**ON, needs: "off"})
    assert (len(without), skill in without) == (13, False)
    assert len(comes_up(40, look, players=5, **ON)) == 14
    assert len(comes_up(40, look, players=5, asymmetry="on")) == 11


@rule("OC-D107")
@pytest.mark.parametrize("module", MODULES)
def test_the_prototype_is_played_without_the_pack(module):
    with pytest.raises(Refused) as refused:
        GAME.checked({"edition": "prototype", "players": 3, module: "on"})
    assert refused.value.say("en") == (
        "The prototype has no Adventure Pack: play the final edition, or leave surprises, events, challenges and asymmetry off."
    )
    assert refused.value.say("fr").startswith("Le prototype n'a pas d'extension Adventure Pack")
    position = GAME.position(random_game(1, 0, players=3, edition="prototype"))
    with pytest.raises(Refused, match="Adventure Pack"):
        GAME.from_position({**position, module: "on"})


@rule("OC-D108")
@pytest.mark.parametrize("board", [*GAME.printed.scenarios, "random", "0B-4B-1B-2A-9B"])
@pytest.mark.parametrize("length", ["full", "quick"])
def test_the_pack_works_on_every_board(board, length):
    if board.startswith("0B-4B") and length == "quick":
        board = "0B-4B-1B-9B"
    tiles = 2 if length == "quick" else 3
    state, _ = new_game(7, players=3, board=board, length=length, **ON)
    spaces = GAME.view(state, None)["board"]["spaces"]
    assert len(field(state, "tokens")) == 3 * tiles == sum("surprise" in space["kinds"] for space in spaces.values())
    state = random_game(7, 10_000, players=3, board=board, length=length, **ON)
    assert (field(state, "phase"), GAME.invariants(state)) == ("over", [])


@rule("OC-D108")
def test_every_face_of_a_beach_tile_has_three_surprise_spaces():
    for tiles in ("1A-2A-3A", "1B-2B-3B", "4A-1A-2A", "4B-1B-2B"):
        state, _ = dealt(players=3, board=f"0A-{tiles}-9A", surprises="on")
        rows = [int(one["cell"][1:]) for one in field(state, "tokens")]
        assert [sum(5 + 8 * tile <= row < 13 + 8 * tile for row in rows) for tile in range(3)] == [3, 3, 3]


@rule("OC-D74")
def test_two_players_have_two_tiles_and_four_crabs_to_cross_them():
    state, _ = dealt(players=2, **{**ON, "asymmetry": "off"})
    assert [len(field(state, name)) for name in ("tokens", "event_cards", "challenge_cards")] == [6, 2, 2]
    assert field(random_game(2, 10_000, players=2, **ON), "phase") == "over"
