"""Borders: where one is first crossed, a challenge is decided and an event turned up, by the active player (OC-318, OC-319, OC-330)."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from .....core.chance import Chance
from .....core.event import Log
from .....core.refusal import Reason
from ..codecs import Number, whole, within
from ..menu import Entry, end_on_space
from ..owed.owed import Step
from ..race import Race
from ..setup import ACTIVE, CHALLENGE, NO_CRAB, RESOLVED, REWARD
from ..verbs import Verb
from .challenges import SHONE, decide
from .elements import turn_up
from .events import turn_up_event
from .moments import A_BORDER, answering, bearer, has_challenge, has_event, is_due, offer, pass_over
from .pack import CHALLENGES, FIRST_CHALLENGE, SKILLS

CHAMPION: Final = SKILLS.index("champion")
FORECASTER: Final = SKILLS.index("forecaster")


def resolve(race: Race, log: Log | None) -> None:
    """The lowest border that is due: first its challenge, then its event (OC-319, OC-331). The last to be owed comes first."""
    border = race.table[RESOLVED] + 1
    race.table[RESOLVED] = border
    if log is not None:
        log.tell("border", None, seat=int(race.table[ACTIVE]) + 1, number=int(border))
    if has_event(race, border):
        race.owe(THE_EVENT.number, border)
        if bearer(race, FORECASTER) != NO_CRAB:
            offer(race, bearer(race, FORECASTER), FORECASTER)
    if has_challenge(race, border):
        race.owe(THE_COUNT.number, border)
        if answering(race, CHAMPION) != NO_CRAB:
            offer(race, answering(race, CHAMPION), CHAMPION)
    pass_over(race)


class AtBorder(Step):
    """Carries the border, and nothing is asked: it runs on when the player at turn has left (OC-D104)."""

    def problem(self, race: Race, seat: i64, data: i64) -> str:
        if not race.setup.adventure or data % SHONE > race.table[RESOLVED]:
            return "that border is not being resolved"
        return super().problem(race, seat, data)


class Border(Step):
    """All borders that are due, one after the other."""

    def passed(self, race: Race, seat: i64, data: i64, chance: Chance, log: Log | None) -> None:
        if is_due(race):
            race.owe(A_BORDER)
            resolve(race, log)

    def problem(self, race: Race, seat: i64, data: i64) -> str:
        return super().problem(race, seat, data) if race.setup.adventure else "there are no borders"


class Space(Step):
    """What the space does on which the turn ends (OC-D76)."""

    def passed(self, race: Race, seat: i64, data: i64, chance: Chance, log: Log | None) -> None:
        end_on_space(race, chance, log)

    def problem(self, race: Race, seat: i64, data: i64) -> str:
        return super().problem(race, seat, data) if race.setup.adventure else "the turn does not end so"


class Count(AtBorder):
    """The challenge is decided; what comes after the trophies is owed beneath them."""

    def passed(self, race: Race, seat: i64, data: i64, chance: Chance, log: Log | None) -> None:
        race.owe(NEXT_CHALLENGE.number, data % SHONE)
        decide(race, data // SHONE - 1, log)

    def says(self, race: Race, data: i64) -> dict[str, Any]:
        shines = {"shines": int(data) // SHONE} if data >= SHONE else {}
        return {"border": int(data) % SHONE, **shines}

    def reads(self, race: Race, where: str, said: dict[str, Any]) -> i64:
        shines = within(f"{where}.shines", whole(f"{where}.shines", said.pop("shines", 0)), 0, int(race.players))
        return super().reads(race, where, said) + SHONE * shines


class NextChallenge(AtBorder):
    """The challenge is boxed, and the next one turned up; after the last the reward card is gone, too (OC-336)."""

    def passed(self, race: Race, seat: i64, data: i64, chance: Chance, log: Log | None) -> None:
        table = race.table
        if data >= len(race.setup.board.edges):
            table[CHALLENGE] = 0
            table[REWARD] = 0
            return
        table[CHALLENGE] = data
        what = turn_up(race, FIRST_CHALLENGE + data - 1, chance)
        if log is not None:
            log.tell("challenge", None, number=int(data), challenge=CHALLENGES[what])


class TheEvent(AtBorder):
    def passed(self, race: Race, seat: i64, data: i64, chance: Chance, log: Log | None) -> None:
        turn_up_event(race, data, chance, log)


Border("border", "OC-318", [])
Space("space", "OC-D76", [])
THE_COUNT: Final = Count("count", "OC-332", [], Number(1, 4, field="border"))
NEXT_CHALLENGE: Final = NextChallenge("turn-up", "OC-336", [], Number(1, 4, field="border"))
THE_EVENT: Final = TheEvent("event", "OC-318", [], Number(1, 4, field="border"))


class Reveal(Entry):
    """From the menu one border at a time (OC-D71)."""

    def fill(self, race: Race, buffer: vec[i64], n: i64) -> i64:
        if is_due(race):
            buffer[n] = self.verb.first
            n += 1
        return n

    def play(self, race: Race, which: i64, chance: Chance, log: Log | None) -> None:
        resolve(race, log)

    def objection(self, race: Race, which: i64) -> Reason:
        return Reason("OC-D77", "oh-crab-why-nothing-due")


REVEAL: Final = Reveal(Verb("reveal", ["reveal"], ("OC-318", "OC-330")))
