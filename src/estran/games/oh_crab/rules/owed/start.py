"""The start of a turn: which crab of a team, then whether the planned card is added to the track or one rests (OC-036, OC-211)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .....core.bits import BIT
from .....core.chance import Chance
from .....core.event import Log
from .....core.refusal import Reason
from ..cards import NO_CARD
from ..hands import add
from ..race import Race
from ..setup import ADDED, BEGUN, CRAB, CRABS, LENGTH, PLANNED, TIRED
from ..verbs import ENDS, NO_SUCH, ThingVerb, Verb
from .owed import Owed
from .rest import rest

NOT_YOURS: Final = -2
"""What is read of a crab that is another's."""


class ActivateVerb(Verb):
    """One that is said of the first or the second crab of a team."""

    def __init__(self) -> None:
        super().__init__("activate", ["activate"] * 2, ("OC-211",))

    def written(self, race: Race, seat: i64, which: i64) -> str:
        return f"activate {CRABS[race.first_crab(seat) + (which if race.players == 2 else 0)]}"

    def things(self, race: Race, seat: i64, which: i64) -> tuple[str, ...]:
        return (f"crab:{self.written(race, seat, which).split()[1]}",)

    def read(self, race: Race, seat: i64, plain: str) -> i64:
        return self.alone(race, seat, plain.removeprefix("activate")) if plain.startswith("activate") else NO_SUCH

    def alone(self, race: Race, seat: i64, plain: str) -> i64:
        if plain not in CRABS:
            return NO_SUCH
        crab = CRABS.index(plain)
        if crab >= race.crabs or race.owner(crab) != seat:
            return NOT_YOURS
        return crab - race.first_crab(seat)


ACTIVATE: Final = ActivateVerb()
ADD: Final = ThingVerb("add", "track", list(ENDS), "add", ("OC-036", "OC-038"))
"""To the left end or to the right one; also to an empty track, which has but one."""
LEFT: Final = 0
RIGHT: Final = 1
REST: Final = Verb("rest", ["rest"], ("OC-036", "OC-042"))


class Activate(Owed):
    """Which crab of a team (OC-211)."""

    def options(self, race: Race, seat: i64, data: i64) -> i64:
        return 3

    def play(self, race: Race, seat: i64, data: i64, action: i64, chance: Chance, log: Log | None) -> None:
        crab = race.first_crab(seat) + action - self.answer
        race.table[CRAB] = crab
        race.table[TIRED] |= BIT[crab]
        if log is not None:
            log.tell("activated", None, seat=int(seat) + 1, crab=CRABS[crab])


class Start(Owed):
    """Add or rest."""

    def fill(self, race: Race, seat: i64, data: i64, buffer: vec[i64]) -> i64:
        n: i64 = 0
        if race.table[LENGTH + seat]:
            buffer[n] = ADD.first + LEFT
            n += 1
        buffer[n] = ADD.first + RIGHT
        buffer[n + 1] = REST.first
        return n + 2

    def play(self, race: Race, seat: i64, data: i64, action: i64, chance: Chance, log: Log | None) -> None:
        if action == REST.first:
            rest(race, log)
            return
        table = race.table
        card = table[PLANNED + seat]
        table[PLANNED + seat] = NO_CARD
        table[ADDED] = card
        table[BEGUN] = 1
        add(race, card, action == ADD.first + LEFT, log)

    def instead(self, race: Race, data: i64, verb: Verb) -> Reason:
        if verb is ACTIVATE:
            return Reason("OC-211", "oh-crab-why-one-crab") if race.players > 2 else Reason("OC-212", "oh-crab-why-activated")
        return super().instead(race, data, verb)

    def objection(self, race: Race, seat: i64, data: i64, verb: Verb, which: i64) -> Reason:
        return Reason("OC-038", "oh-crab-why-empty-track")


THE_CRAB: Final = Activate("activate", "OC-211", [ACTIVATE])
START: Final = Start("start", "OC-036", [ADD, REST])
