"""Surprise tokens (OC-303 to OC-316): what each does when it is turned up, or when its keeper uses it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .....core.bits import BIT
from .....core.chance import Chance
from .....core.event import Log
from .....core.refusal import Reason
from ..board import BACK, DIRECTIONS, cell_name
from ..cards import NO_CARD, Offer
from ..codecs import ACrab
from ..effects.effect import EFFECTS, Effect
from ..effects.move_out import MOVE_OUT
from ..effects.moves import SEAWARD_MOVE
from ..effects.pick_up import PICK_UP
from ..effects.shoving import SHOVE
from ..effects.snack import SNACK
from ..hands import gain_shell, lose_shell
from ..in_force import HARMLESS_TRASH
from ..market import BLIND, pile_size, take
from ..menu import Entry
from ..moving import AN_OBSTACLE, PULLED, is_free, knock_over, relocate, way
from ..objections import blocked
from ..owed.owed import Step
from ..race import Race
from ..setup import ACTIVE, CRABS, ELEMENT, FINDS, HAND, KNOWN, PURSE, SPENT, TRASHED, TREASURES, WHERE
from ..verbs import NO_SUCH, ThingVerb, Verb
from .elements import element_name, settle, tile_of, tokens_of_kind
from .moments import fell
from .pack import FIRST_KEPT, FIRST_TREASURE, TOKENS
from .skill import gain_shells
from .spying import SPY

BY_TOKEN: Final = 1
"""What the step carries that asks for a card of the hand: no obstacle asks for it."""
TOKEN_RULES: Final[list[str]] = [f"OC-S{n + 1}" for n in range(len(TOKENS))]


# -- found


def find(race: Race, crab: i64, token: i64, chance: Chance, log: Log | None) -> None:
    """A crab has come to a token, or dug it up: its owner gets what it brings, in whoever's turn (OC-307, OC-308)."""
    table = race.table
    seat = race.owner(crab)
    what = settle(race, token, chance)
    table[ELEMENT + token] = 0
    table[KNOWN + token] = 0
    table[FINDS + seat] += 1
    is_trash = what < FIRST_TREASURE
    if log is not None:
        log.tell("found", None, seat=int(seat) + 1, crab=CRABS[crab], cell=element_name(race, token), token=TOKENS[what])
    if is_trash:
        table[TRASHED] |= BIT[tile_of(token)]
    if what >= FIRST_KEPT:
        table[TREASURES + seat] += BIT[2 * what]
        return
    table[SPENT] += BIT[2 * what]
    if not (is_trash and race.holds(HARMLESS_TRASH)):
        _AT_ONCE[what].act(race, crab, chance, log)


class Find(Step):
    """Carries the crab that stands on the token: nothing is asked."""

    def passed(self, race: Race, seat: i64, data: i64, chance: Chance, log: Log | None) -> None:
        token = race.setup.board.token(race.table[WHERE + data])
        find(race, data, token, chance, log)

    def problem(self, race: Race, seat: i64, data: i64) -> str:
        token = race.setup.board.token(race.table[WHERE + data]) if race.on_beach(data) else NO_SUCH
        if not race.setup.adventure or token == NO_SUCH or not race.table[ELEMENT + token]:
            return "there is no token where that crab is"
        return "" if race.owner(data) == seat else "that crab is another's"


Find("find", "OC-307", [], ACrab("crab"))


# -- those that act at once


class Token:
    """Does nothing."""

    def act(self, race: Race, crab: i64, chance: Chance, log: Log | None) -> None:
        """For the owner of the crab that has found it."""


class Shard(Token):
    def act(self, race: Race, crab: i64, chance: Chance, log: Log | None) -> None:
        """A card of the owner's choice (OC-S1)."""
        if race.table[HAND + race.owner(crab)]:
            race.steps.push(AN_OBSTACLE, race.owner(crab), BY_TOKEN)


class Hole(Token):
    def act(self, race: Race, crab: i64, chance: Chance, log: Log | None) -> None:
        seat = race.owner(crab)
        if race.table[PURSE + seat]:
            lose_shell(race, seat, log)


class Peel(Token):
    def act(self, race: Race, crab: i64, chance: Chance, log: Log | None) -> None:
        if not race.is_down(crab):
            knock_over(race, crab, log)
            fell(race, crab)


class Line(Token):
    def act(self, race: Race, crab: i64, chance: Chance, log: Log | None) -> None:
        race.steps.push(PULL.number, race.owner(crab), crab)


class Purse(Token):
    def act(self, race: Race, crab: i64, chance: Chance, log: Log | None) -> None:
        gain_shells(race, race.owner(crab), 2, log)


class Bottle(Token):
    def act(self, race: Race, crab: i64, chance: Chance, log: Log | None) -> None:
        if pile_size(race):
            take(race, race.owner(crab), BLIND, chance, log)


_AT_ONCE: Final = vec[Token]([Shard(), Hole(), Peel(), Line(), Purse(), Bottle()])
"""In their order in the box."""


class Pull(Step):
    """Where the fishing line takes a crab: a free space toward land (OC-S4). Carries the crab."""

    def options(self, race: Race, seat: i64, data: i64) -> i64:
        found: i64 = 0
        for direction in range(BACK, DIRECTIONS):
            if is_free(race, way(race, data, direction)):
                found |= BIT[data * DIRECTIONS + direction]
        return found

    def play(self, race: Race, seat: i64, data: i64, action: i64, chance: Chance, log: Log | None) -> None:
        relocate(race, data, way(race, data, (action - self.answer) % DIRECTIONS), PULLED, chance, log)

    def objection(self, race: Race, seat: i64, data: i64, verb: Verb, which: i64) -> Reason:
        crab, direction = which // DIRECTIONS, which % DIRECTIONS
        if crab != data or direction < BACK:
            return Reason("OC-S4", "oh-crab-why-pulled", {"crab": CRABS[data]})
        return blocked(race, crab, direction) or Reason("OC-S4", "oh-crab-why-not-free", {"cell": cell_name(way(race, crab, direction))})

    def problem(self, race: Race, seat: i64, data: i64) -> str:
        if not race.setup.adventure or not race.on_beach(data):
            return "that crab is not on the beach"
        return "" if race.owner(data) == seat else "that crab is another's"


PULL: Final = Pull("pull", "OC-S4", [SHOVE], ACrab("crab"))


# -- those that are kept


class Spyglass(Effect):
    """A shell, and a look at hidden elements (OC-S11)."""

    def begin(self, race: Race, special: i64, paid: i64, chance: Chance, log: Log | None) -> None:
        gain_shell(race, race.table[ACTIVE], log)
        race.owe(SPY.number, max(race.setup.pack.elements, 1))


SPYGLASS: Final = Spyglass("spyglass")
KEPT: Final[list[str]] = TOKENS[FIRST_KEPT:]
_EFFECT: Final = vec[i64]([int(effect.number) for effect in (SEAWARD_MOVE, SNACK, PICK_UP, MOVE_OUT, SPYGLASS)])
"""What each of them does."""


class Treasure(Entry):
    """A token that was kept is used up (OC-311), whichever crab of its keeper is active (OC-316)."""

    def fill(self, race: Race, buffer: vec[i64], n: i64) -> i64:
        kept = race.table[TREASURES + race.table[ACTIVE]]
        if kept:
            for which in range(len(_EFFECT)):
                if tokens_of_kind(kept, FIRST_KEPT + which) and EFFECTS[_EFFECT[which]].can(race, race.spare()):
                    buffer[n] = self.verb.first + which
                    n += 1
        return n

    def play(self, race: Race, which: i64, chance: Chance, log: Log | None) -> None:
        seat = race.table[ACTIVE]
        race.table[TREASURES + seat] -= BIT[2 * (FIRST_KEPT + which)]
        race.table[SPENT] += BIT[2 * (FIRST_KEPT + which)]
        if log is not None:
            log.tell("treasure", None, seat=int(seat) + 1, token=KEPT[which])
        EFFECTS[_EFFECT[which]].begin(race, NO_SUCH, NO_CARD, chance, log)

    def objection(self, race: Race, which: i64) -> Reason:
        has = race.setup.adventure and tokens_of_kind(race.table[TREASURES + race.table[ACTIVE]], FIRST_KEPT + which)
        if not has:
            return Reason("OC-311", "oh-crab-why-no-treasure", {"what": KEPT[which]})
        offer = Offer(KEPT[which], _EFFECT[which], 0, TOKEN_RULES[FIRST_KEPT + which])
        return EFFECTS[_EFFECT[which]].objection(race, offer)


TREASURE: Final = Treasure(ThingVerb("treasure", "treasure", KEPT, "", ("OC-311",)))
