"""Levels: at least five a game, with friendly names, each better than the one before."""

import pytest

from estran.bots import player
from estran.core.refusal import Refused
from estran.core.words import LANGUAGES, has
from estran.games import GAMES, game
from estran.lab.simulate import simulate


@pytest.mark.parametrize("id", GAMES)
def test_every_game_has_five_levels_that_can_be_named_and_played(id):
    found = game(id)
    assert len(found.levels) >= 5
    assert len({level.name for level in found.levels}) == len(found.levels)
    for level in found.levels:
        assert all(has(language, f"level-{level.name}") for language in LANGUAGES)
        for players in found.option("players").values:
            assert player(found.bot(level.name, int(players)), found, int(players)).spec


def test_crabz_for_two_has_its_own_bots():
    assert game("crabz").bot("master", 2) != game("crabz").bot("master", 3)


def test_a_level_that_there_is_not_is_refused():
    with pytest.raises(Refused, match='no level "god" for crabz: the levels are hatchling, clumsy'):
        game("crabz").bot("god", 2)


@pytest.mark.parametrize(("id", "games"), [("crabz", 60), ("poulpe", 60), ("oh_crab", 6)])
def test_the_first_levels_are_steps_of_a_stair(id, games):
    found = game(id)
    for lower, higher in zip(found.levels[:2], found.levels[1:3], strict=True):
        report = simulate(found, [higher.bot, lower.bot], games, {"players": 2}, seed=1, jobs=1)
        assert report.by_bot[0].score > 0.6, (higher.name, lower.name)


def test_partners_of_the_higher_levels_win_more_often():
    found = game("marche")
    won = [simulate(found, [level.bot], 60, {"players": 2}, seed=1, jobs=1).team.score for level in found.levels[:3]]
    assert won == sorted(won)
