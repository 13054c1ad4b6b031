"""Setting up the Adventure Pack, after all draws of the base game (OC-304, OC-317, OC-326, OC-328, OC-329, OC-340)."""

from mypy_extensions import i64

from .....core.bits import BIT
from .....core.chance import Chance
from ..in_force import ASYMMETRY, CHALLENGES, CRYSTAL, EVENTS, ONLY_TREASURES, SURPRISES
from ..race import Race
from ..setup import CHALLENGE, ELEMENT, OMENS, REWARD
from .choosing import deal_skills, skills_in_game
from .elements import LIES, TOKENS_A_TILE, any_of, events_in_game, turn_up
from .pack import FIRST_CHALLENGE, FIRST_EVENT, REWARD_CARDS


def lay_out(race: Race, chance: Chance) -> None:
    """What lies on the beach and beside it; then the skills are dealt."""
    tiles = len(race.setup.board.edges) - 1
    if race.holds(SURPRISES):
        _lay_tokens(race, tiles, chance)
    if race.holds(EVENTS):
        _lay_down(race, FIRST_EVENT, tiles)
        if race.holds(CRYSTAL):
            left = events_in_game(race)
            for _ in range(tiles):
                event = any_of(left, chance)
                left ^= BIT[event]
                race.table[OMENS] |= BIT[event]
    if race.holds(CHALLENGES):
        _lay_down(race, FIRST_CHALLENGE, tiles)
        race.table[REWARD] = chance.below(len(REWARD_CARDS)) + 1
        turn_up(race, FIRST_CHALLENGE, chance)
        race.table[CHALLENGE] = 1
    if race.holds(ASYMMETRY):
        left = skills_in_game(race)
        for seat in range(race.players):
            left = deal_skills(race, left, seat, 2 * race.crabs // race.players, chance)


def _lay_tokens(race: Race, tiles: i64, chance: Chance) -> None:
    """Three a tile; of treasures alone two, and which space stays empty is drawn (OC-306, OC-314)."""
    _lay_down(race, 0, tiles * TOKENS_A_TILE)
    if race.holds(ONLY_TREASURES):
        for tile in range(tiles):
            race.table[ELEMENT + tile * TOKENS_A_TILE + chance.below(TOKENS_A_TILE)] = 0


def _lay_down(race: Race, first: i64, number: i64) -> None:
    for element in range(first, first + number):
        race.table[ELEMENT + element] = LIES
