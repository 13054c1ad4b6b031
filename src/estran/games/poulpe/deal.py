"""Options, and the deal (CP-02 to CP-09)."""

from ...core.chance import Chance
from ...core.game import Option, Options
from .content import MODES, Content
from .rules.cards import SPECIES_NAMES
from .rules.state import FULL_HAND, Poulpe
from .rules.whereabouts import NEW_PACKS

OPTIONS = (
    Option("players", 2, (2,)),
    Option("mode", "symmetric", MODES),
    Option("species", "crab", ("crab", "octopus")),
    Option("first", "random", ("random", 1, 2)),
    Option("memory", "off", ("off", "on")),
)


def deal(content: Content, options: Options, chance: Chance) -> Poulpe:
    """Each player draws five cards of their own pack. Who opens is drawn by lot, or named: in a rematch the loser (CP-P15)."""
    species = SPECIES_NAMES.index(str(options["species"]))
    state = Poulpe(content.effects[str(options["mode"])], species, NEW_PACKS[:])
    state.memory = options["memory"] == "on"
    first = options["first"]
    state.active = chance.below(2) if first == "random" else int(first) - 1
    for seat in range(2):
        state.draw(seat, FULL_HAND, chance, None)
    return state
