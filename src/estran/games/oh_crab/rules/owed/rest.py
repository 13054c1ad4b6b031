"""A rest, in this order: the planned card goes, one card of the track stays, one of the market comes, all discards come to hand, and a crab
that lies stands up (OC-042 to OC-046)."""

from typing import Final

from mypy_extensions import i64

from .....core.chance import Chance
from .....core.event import Log
from .....core.refusal import Reason
from ..adventure.moments import rested
from ..basic import rise
from ..cards import NO_CARD
from ..hands import keep, pick_up, to_discards
from ..in_force import REST_TAKES_FIRST
from ..race import Race
from ..setup import ACTIVE, BEGUN, DROPPED, LENGTH, PLANNED
from ..verbs import CardVerb, Verb
from .market_card import MARKET_CARD
from .owed import Step

KEEP: Final = CardVerb("keep", ("OC-043",))
"""Of the track."""


def rest(race: Race, log: Log | None) -> None:
    """The last to be owed is asked first."""
    table = race.table
    seat = table[ACTIVE]
    if log is not None:
        log.tell("rested", None, seat=int(seat) + 1)
    card = table[PLANNED + seat]
    if card != NO_CARD:
        table[PLANNED + seat] = NO_CARD
        table[DROPPED] = card
        to_discards(race, seat, card, log)
    table[BEGUN] = 1
    race.owe(THE_REST.number)
    if race.holds(REST_TAKES_FIRST):
        _ask_keeper(race)
        race.owe(MARKET_CARD.number)
    else:
        race.owe(MARKET_CARD.number)
        _ask_keeper(race)


def _ask_keeper(race: Race) -> None:
    """One card stays, if there is any (OC-D13, OC-D14)."""
    if race.table[LENGTH + race.table[ACTIVE]]:
        race.owe(KEEPER.number)


class Keeper(Step):
    """Which card of the track stays."""

    def options(self, race: Race, seat: i64, data: i64) -> i64:
        return race.track_heap(seat)

    def play(self, race: Race, seat: i64, data: i64, action: i64, chance: Chance, log: Log | None) -> None:
        keep(race, seat, action - KEEP.first, log)

    def objection(self, race: Race, seat: i64, data: i64, verb: Verb, which: i64) -> Reason:
        return Reason("OC-043", "oh-crab-why-not-in-track", {"card": race.setup.cards.name(which)})


class TheRest(Step):
    """What ends it: nothing is asked."""

    def passed(self, race: Race, seat: i64, data: i64, chance: Chance, log: Log | None) -> None:
        pick_up(race, seat, log)
        rise(race, log)
        if race.setup.adventure:
            rested(race)


KEEPER: Final = Keeper("keep", "OC-043", [KEEP])
THE_REST: Final = TheRest("rest", "OC-042", [])
