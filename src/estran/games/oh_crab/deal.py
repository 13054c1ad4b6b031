"""Options, and setting up (OC-017 to OC-029, OC-200 to OC-207, OC-400 to OC-407)."""

from librt.vecs import vec
from mypy_extensions import i64

from ...core.chance import Chance
from ...core.game import Option, Options
from ...core.refusal import Refused
from .content import Content
from .editions import EDITIONS
from .rules.market import SLOTS, refill
from .rules.owed.place import put_on_start
from .rules.setup import ACTIVE, CHEF, PHASE, PLACING, Setup
from .rules.state import OhCrab, fresh


def options_of(content: Content) -> tuple[Option, ...]:
    scenarios = tuple(content.scenarios)
    return (
        Option("players", 4, (2, 3, 4, 5)),
        Option("edition", "final", tuple(EDITIONS)),
        Option("length", "full", ("full", "quick")),
        Option("board", scenarios[0], (*scenarios, "random"), content.tiles),
        Option("extras", "scenario", ("scenario", "random"), content.extras_named),
    )


def check_together(content: Content, options: Options) -> None:
    """What fits alone may not fit together."""
    edition = EDITIONS[str(options["edition"])]
    if int(options["players"]) < edition.fewest:
        raise Refused("oh-crab-prototype-two")
    if options["length"] == "quick" and not edition.quick:
        raise Refused("oh-crab-prototype-quick")
    chosen = str(options["board"])
    if chosen != "random":
        content.tiles(_tiles(content, options), str(options["edition"]), beaches(options))
    if options["extras"] not in ("scenario", "random"):
        content.extras(str(options["extras"]), str(options["edition"]))


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
    return Setup(edition.id, edition.in_force, content.board(tiles, edition.id), content.cards[edition.id], faces)


def deal(content: Content, options: Options, chance: Chance) -> OhCrab:
    """Who begins is drawn by lot, and starts on space 1; the others follow clockwise, or are put down by their players in teams."""
    players = int(options["players"])
    state = fresh(lay_out(content, options, chance), players)
    first = chance.below(players)
    state.table[CHEF] = state.table[ACTIVE] = first
    if players == 2:
        put_on_start(state, state.first_crab(first), 0, chance, None)
        state.table[PHASE] = PLACING
    else:
        for space in range(players):
            put_on_start(state, (first + space) % players, space, chance, None)
    for slot in range(SLOTS):
        refill(state, slot, chance, None)
    return state
