"""The Forecaster: looks at the events at the start; shows a second one and chooses which happens (OC-A10)."""

from typing import Any, Final

from mypy_extensions import i64

from ......core.bits import BIT
from ......core.chance import Chance
from ......core.event import Log
from ......core.refusal import Reason
from ...codecs import one_of_words
from ...owed.owed import Step
from ...race import Race
from ...setup import ELEMENT, EVENTS_OUT, RESOLVED
from ...verbs import ThingVerb, Verb
from ..elements import any_of, element_name, event_box, look, turn_up, value
from ..elements import is_there as lies
from ..pack import EVENTS, FIRST_CHALLENGE, FIRST_EVENT, SKILLS
from ..skill import Answer, SetUp, gain_shells

FORECASTER: Final = SKILLS.index("forecaster")


class LookAhead(SetUp):
    def act(self, race: Race, crab: i64, chance: Chance, log: Log | None) -> None:
        for element in range(FIRST_EVENT, FIRST_CHALLENGE):
            if lies(race, element):
                look(race, race.owner(crab), element, chance, log)


def at_stake(race: Race) -> i64:
    """The event of the border that is being resolved."""
    return FIRST_EVENT + race.table[RESOLVED] - 1


class Forecast(Answer):
    def helps(self, race: Race, crab: i64, more: i64) -> bool:
        return event_box(race) != 0

    def use(self, race: Race, crab: i64, more: i64, chance: Chance, log: Log | None) -> None:
        """Both are shown to all."""
        first = turn_up(race, at_stake(race), chance)
        second = any_of(event_box(race), chance)
        if log is not None:
            seat = int(race.owner(crab)) + 1
            log.tell("forecast", None, seat=seat, element=element_name(race, at_stake(race)), events=[EVENTS[first], EVENTS[second]])
        race.steps.push(PICK.number, race.owner(crab), second)


class Pick(Step):
    """Which of the two happens; the other leaves the game. Carries the second."""

    def options(self, race: Race, seat: i64, data: i64) -> i64:
        return BIT[value(race, at_stake(race))] | BIT[data]

    def play(self, race: Race, seat: i64, data: i64, action: i64, chance: Chance, log: Log | None) -> None:
        settle_on(race, action - self.answer, data)
        gain_shells(race, seat, race.setup.pack.shells[FORECASTER], log)

    def objection(self, race: Race, seat: i64, data: i64, verb: Verb, which: i64) -> Reason:
        return Reason("OC-A10", "oh-crab-why-not-shown", {"what": EVENTS[which]})

    def says(self, race: Race, data: i64) -> dict[str, Any]:
        return {"events": [EVENTS[value(race, at_stake(race))], EVENTS[data]]}

    def reads(self, race: Race, where: str, said: dict[str, Any]) -> i64:
        events = said.pop("events", [])
        second = one_of_words(f"{where}.events", str(events[-1]) if isinstance(events, list) and events else "", EVENTS)
        super().reads(race, where, said)
        return second

    def problem(self, race: Race, seat: i64, data: i64) -> str:
        if not race.setup.adventure or not 0 < race.table[RESOLVED] < 4 or value(race, at_stake(race)) in (-1, data):
            return "no two events are shown"
        return ""


def settle_on(race: Race, picked: i64, second: i64) -> None:
    """One of the two lies there, the other is out."""
    first = value(race, at_stake(race))
    race.table[EVENTS_OUT] |= BIT[first + second - picked]
    race.table[ELEMENT + at_stake(race)] += picked - first


LookAhead("forecaster")
Forecast("forecaster")
PICK: Final = Pick("pick", "OC-A10", [ThingVerb("pick", "omen", EVENTS, "pick", ("OC-A10",))])
PICK.at_once = True
