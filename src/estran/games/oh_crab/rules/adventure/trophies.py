"""Trophies (OC-332, OC-333): each is exchanged at once for one of the rewards of the card in play, or renounced."""

from typing import Final

from mypy_extensions import i64

from .....core.bits import BIT
from .....core.chance import Chance
from .....core.event import Log
from .....core.refusal import Reason
from .. import market
from ..hands import recall
from ..owed.market_card import MARKET_CARD
from ..owed.owed import Step
from ..race import Race
from ..setup import LENGTH, REWARD
from ..verbs import DONE, CardVerb, ThingVerb, Verb
from .building import BUILDING, is_room
from .claws import has_used, regain_all
from .elements import to_spy
from .pack import REWARD_CARDS, REWARDS
from .spying import SPY
from .up_to import UpTo

MARKET: Final = 0
RECALL: Final = 1
CLAWS_BACK: Final = 2
OBSTACLES: Final = 3
SPYING: Final = 4


def amount(race: Race, reward: i64) -> i64:
    """How much of it the card in play gives; 0 where it does not offer it."""
    card = race.table[REWARD] - 1
    return race.setup.pack.rewards[card * len(REWARDS) + reward]


def would_help(race: Race, seat: i64, reward: i64) -> bool:
    if reward == MARKET:
        return not market.is_empty(race)
    if reward == RECALL:
        return race.table[LENGTH + seat] != 0
    if reward == CLAWS_BACK:
        return has_used(race, seat)
    if reward == OBSTACLES:
        return is_room(race)
    return to_spy(race, seat) != 0


class Trophy(Step):
    def options(self, race: Race, seat: i64, data: i64) -> i64:
        found: i64 = 0
        for reward in range(len(REWARDS)):
            if amount(race, reward) and would_help(race, seat, reward):
                found |= BIT[reward]
        return found

    def may_stop(self, race: Race, data: i64) -> bool:
        return True

    def play(self, race: Race, seat: i64, data: i64, action: i64, chance: Chance, log: Log | None) -> None:
        if action == DONE.first:
            return
        reward = action - self.answer
        if log is not None:
            log.tell("reward", None, seat=int(seat) + 1, reward=REWARDS[reward])
        if reward == MARKET:
            race.steps.push(MARKET_CARD.number, seat, 0)
        elif reward == CLAWS_BACK:
            regain_all(race, seat, log)
        else:
            step = RECALLING if reward == RECALL else BUILDING if reward == OBSTACLES else SPY
            race.steps.push(step.number, seat, amount(race, reward))

    def objection(self, race: Race, seat: i64, data: i64, verb: Verb, which: i64) -> Reason:
        card: dict[str, str | int] = {"what": REWARD_CARDS[race.table[REWARD] - 1], "reward": REWARDS[which]}
        return Reason("OC-333", "oh-crab-why-reward-useless" if amount(race, which) else "oh-crab-why-other-reward", card)

    def problem(self, race: Race, seat: i64, data: i64) -> str:
        return "" if race.setup.adventure and race.table[REWARD] else "there is no reward card"


class Recall(UpTo):
    """Cards of the track into hand; the others close up (OC-350)."""

    def options(self, race: Race, seat: i64, data: i64) -> i64:
        return race.track_heap(seat)

    def do(self, race: Race, seat: i64, which: i64, chance: Chance, log: Log | None) -> None:
        recall(race, seat, which, log)

    def objection(self, race: Race, seat: i64, data: i64, verb: Verb, which: i64) -> Reason:
        if verb is DONE:
            return Reason("OC-D112", "oh-crab-why-first-of-several")
        return Reason("OC-350", "oh-crab-why-not-in-track", {"card": race.setup.cards.name(which)})


TROPHY: Final = Trophy("trophy", "OC-333", [ThingVerb("reward", "reward", REWARDS, "reward", ("OC-333",)), DONE])
RECALLING: Final = Recall("recall", "OC-350", [CardVerb("recall", ("OC-350",)), DONE])
