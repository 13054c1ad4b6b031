"""Events (OC-317 to OC-327): what each does when it is turned up, and what it puts in force until the next one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .....core.bits import BIT, members_of
from .....core.chance import Chance
from .....core.event import Log
from ..cards import FACE_NAMES
from ..hands import gain_shell, lose_shell, pick_up
from ..in_force import CHEF_RUNS, CLEAN_BEACH, FAIR_PLAY, HAPPY_HOUR, IT_BROKE, KITCHEN_HAND, LIE_IN, SALES
from ..moving import stand_up
from ..owed.market_card import MARKET_CARD
from ..race import Race
from ..setup import BROKEN, CHEF, ELEMENT, GONE, HELPER, HELPER_USED, IN_FORCE, PURSE
from .claws import regain_all
from .elements import TOKENS_A_TILE, element_name, turn_up
from .moments import chef_passed
from .pack import EVENTS, FIRST_EVENT, TOKENS

LASTING: Final = vec[i64](
    [0, IT_BROKE, 0, 0, 0, 0, 0, SALES, HAPPY_HOUR, CHEF_RUNS, KITCHEN_HAND, CLEAN_BEACH, FAIR_PLAY, LIE_IN],
)
"""What each of them puts in force; 0 for those that act at once and are gone (OC-320, OC-321)."""


def in_game(race: Race) -> i64:
    """The seats that have not left."""
    return BIT[race.players] - 1 - race.table[GONE]


class Event:
    """One that does nothing more when it is turned up."""

    def act(self, race: Race, border: i64, chance: Chance, log: Log | None) -> None:
        """It has been turned up at this border."""


class Robin(Event):
    def act(self, race: Race, border: i64, chance: Chance, log: Log | None) -> None:
        """The richest give, the poorest get, all at once (OC-E1)."""
        table = race.table
        richest: i64 = -1
        poorest: i64 = 2**40
        for seat in members_of(in_game(race)):
            richest = max(richest, table[PURSE + seat])
            poorest = min(poorest, table[PURSE + seat])
        if richest == poorest:
            return
        for seat in members_of(in_game(race)):
            if table[PURSE + seat] == richest:
                lose_shell(race, seat, log)
            elif table[PURSE + seat] == poorest:
                gain_shell(race, seat, log)


class Broke(Event):
    def act(self, race: Race, border: i64, chance: Chance, log: Log | None) -> None:
        extras = race.setup.extras
        face = extras[chance.below(len(extras))]
        race.table[BROKEN] = face + 1
        if log is not None:
            log.tell("broke", None, face=FACE_NAMES[face])


class FleaMarket(Event):
    def act(self, race: Race, border: i64, chance: Chance, log: Log | None) -> None:
        """Who has the chef first, then clockwise: the last to be owed is asked first."""
        for turn in range(race.players):
            seat = (race.table[CHEF] - 1 - turn) % race.players
            if not race.table[GONE] & BIT[seat]:
                race.steps.push(MARKET_CARD.number, seat, 0)


class Siesta(Event):
    def act(self, race: Race, border: i64, chance: Chance, log: Log | None) -> None:
        for seat in members_of(in_game(race)):
            pick_up(race, seat, log)
        for crab in range(race.crabs):
            if race.on_beach(crab):
                stand_up(race, crab, log)


class Windfall(Event):
    def act(self, race: Race, border: i64, chance: Chance, log: Log | None) -> None:
        """One for all, two for who is farthest from the sea (OC-E5)."""
        least: i64 = 2**40
        for seat in members_of(in_game(race)):
            least = min(least, race.farthest(seat))
        for seat in members_of(in_game(race)):
            gain_shell(race, seat, log)
            if race.farthest(seat) == least:
                gain_shell(race, seat, log)


class Moult(Event):
    def act(self, race: Race, border: i64, chance: Chance, log: Log | None) -> None:
        for seat in members_of(in_game(race)):
            regain_all(race, seat, log)


class Glitter(Event):
    def act(self, race: Race, border: i64, chance: Chance, log: Log | None) -> None:
        """The tokens of this tile lie face up from now on, and act when they are reached (OC-E7)."""
        for token in range((border - 1) * TOKENS_A_TILE, border * TOKENS_A_TILE):
            if race.table[ELEMENT + token]:
                what = turn_up(race, token, chance)
                if log is not None:
                    log.tell("glittered", None, cell=element_name(race, token), token=TOKENS[what])


class KitchenHand(Event):
    def act(self, race: Race, border: i64, chance: Chance, log: Log | None) -> None:
        chef_passed(race, log)


_LASTS: Final = Event()
_ACTS: Final = vec[Event](
    [
        Robin(),
        Broke(),
        FleaMarket(),
        Siesta(),
        Windfall(),
        Moult(),
        Glitter(),
        _LASTS,
        _LASTS,
        _LASTS,
        KitchenHand(),
        _LASTS,
        _LASTS,
        _LASTS,
    ]
)
"""In their order in the box."""


def turn_up_event(race: Race, border: i64, chance: Chance, log: Log | None) -> None:
    """The one in force ends before the next one acts (OC-D88)."""
    what = turn_up(race, FIRST_EVENT + border - 1, chance)
    if log is not None:
        log.tell("event", None, number=int(border), event=EVENTS[what])
    table = race.table
    for place in (BROKEN, HELPER, HELPER_USED):
        table[place] = 0
    table[IN_FORCE] = LASTING[what]
    _ACTS[what].act(race, border, chance, log)
