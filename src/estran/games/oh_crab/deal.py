"""Options, and setting up (OC-017 to OC-029, OC-200 to OC-207, OC-400 to OC-407)."""

from librt.vecs import vec
from mypy_extensions import i64

from ...core.chance import Chance
from ...core.game import Option, Options
from ...core.refusal import Refused
from .content import Content
from .editions import EDITIONS, MODULES
from .rules.adventure import dealing
from .rules.in_force import ASYMMETRY
from .rules.market import SLOTS, refill
from .rules.owed.place import begin_placing, put_on_start
from .rules.setup import ACTIVE, CHEF, CHOOSING, PHASE, Setup
from .rules.state import OhCrab, fresh


def options_of(content: Content) -> tuple[Option, ...]:
    scenarios = tuple(content.scenarios)
    return (
        Option("players", 4, (2, 3, 4, 5)),
        Option("edition", "final", tuple(EDITIONS)),
        Option("length", "full", ("full", "quick")),
        Option("board", scenarios[0], (*scenarios, "random"), content.tiles),
        Option("extras", "scenario", ("scenario", "random"), content.extras_named),
        *(Option(module, "off", tuple(variants)) for module, variants in MODULES.items()),
    )


def check_together(content: Content, options: Options) -> None:
    """What fits alone may not fit together."""
    edition = EDITIONS[str(options["edition"])]
    if int(options["players"]) < edition.fewest:
        raise Refused("oh-crab-prototype-two")
    if options["length"] == "quick" and not edition.quick:
        raise Refused("oh-crab-prototype-quick")
    if modules(options) and not edition.adventure:
        raise Refused("oh-crab-prototype-adventure")
    chosen = str(options["board"])
    if chosen != "random":
        content.tiles(_tiles(content, options), str(options["edition"]), beaches(options))
    if options["extras"] not in ("scenario", "random"):
        content.extras(str(options["extras"]), str(options["edition"]))


def modules(options: Options) -> int:
    """What the Adventure Pack puts in force; nothing where all its modules are off."""
    return sum(variants[str(options.get(module, "off"))] for module, variants in MODULES.items())


def beaches(options: Options) -> int:
    """Two players, and those in a hurry, cross two beach tiles (OC-029, OC-201)."""
    return 2 if options["players"] == 2 or options["length"] == "quick" else 3


def _tiles(content: Content, options: Options) -> str:
    chosen = str(options["board"])
    return content.scenarios[chosen].tiles(beaches(options), str(options["edition"])) if chosen in content.scenarios else chosen


def lay_out(content: Content, options: Options, chance: Chance) -> Setup:
    """The board, the cards and the extra-action tiles. What is left to chance is drawn."""
    edition = EDITIONS[str(options["edition"])]
    random = options["board"] == "random"
    tiles = content.draw_board(edition.id, beaches(options), chance) if random else _tiles(content, options)
    extras = str(options["extras"])
    scenario = content.scenarios.get(str(options["board"]))
    if extras == "scenario" and scenario is not None and not edition.draws_extras:
        extras = scenario.extras
    if extras in ("scenario", "random"):  # a board that is no scenario has none of its own, and the prototype draws them (OC-404)
        extras = content.draw_extras(edition.id, chance)
    faces = vec[i64](content.extras(extras, edition.id))
    board = content.board(tiles, edition.id)
    return Setup(edition.id, edition.in_force | modules(options), board, content.cards[edition.id], faces, content.adventure.pack())


def deal(content: Content, options: Options, chance: Chance) -> OhCrab:
    """Who begins is drawn by lot, and starts on space 1; the others follow clockwise, or are put down by their players in teams."""
    players = int(options["players"])
    state = fresh(lay_out(content, options, chance), players)
    first = chance.below(players)
    state.table[CHEF] = state.table[ACTIVE] = first
    chooses = state.holds(ASYMMETRY)
    if players == 2 and not chooses:
        begin_placing(state, chance, None)
    elif players > 2:
        for space in range(players):
            put_on_start(state, (first + space) % players, space, chance, None)
    for slot in range(SLOTS):
        refill(state, slot, chance, None)
    if state.setup.adventure:
        dealing.lay_out(state, chance)
    if chooses:  # first of all, before teams put their crabs down (OC-D96, OC-D113)
        state.table[PHASE] = CHOOSING
    return state
