"""What Crabe VS Poulpe teaches a search: it is a race to have no cards, and who opens the next round runs ahead.

Cards are weighed by what they do, which tells how high they are, too; what a table does not name counts as its `otherwise`. The weights
come from 3,400 games of ISMCTS against itself (`worth` and `hope`) and from 270 trials of 3,000 games against greedy (`urgency`).
"""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.lesson import Lesson
from ...core.state import State
from .rules.actions import A_CARD, A_DISCARD, A_GIFT, A_REPLAY, AN_ANSWER, GIVE, PASS, RESIST, TAKE
from .rules.cards import KINDS, RANK, size
from .rules.effects import VERBS
from .rules.state import Poulpe

HELD: Final = {
    "open": -40,  # dead weight but for the opener
    "resist": 10,
    "discard": -11,
    "give": 8,
    "swap": -5,
    "replay": -9,
    "none": -9,
    "draw": 24,
    "invert": -20,
    "reshuffle": 26,
    "steal": -7,
    "win": 30,
}
"""What a card is worth to who has it in hand."""
COMING: Final = {"discard": 30, "swap": 30, "give": 35, "replay": 12, "draw": 30, "invert": -40, "reshuffle": 15, "steal": -50}
"""What an effect is worth to who played it, while the other can still cancel it."""
PLAYED: Final = {
    "open": 250,
    "give": 90,
    "swap": 60,
    "look": 60,
    "discard": 40,
    "replay": 20,
    "draw": 15,
    "reshuffle": 15,
    "copy": 15,
    "none": 10,
    "win": 5,
    "invert": -20,
    "steal": -45,
    "resist": -150,
    "otherwise": 30,
}
"""How gladly a card is played."""
KEPT: Final = {
    "win": 160,
    "replay": 140,
    "reshuffle": 25,
    "copy": 25,
    "draw": 25,
    "resist": 5,
    "steal": 5,
    "give": 0,
    "swap": -20,
    "look": -20,
    "discard": -20,
    "invert": -20,
    "open": -40,
    "otherwise": -10,
}
"""How gladly a card is kept when an effect takes one."""
CANCELLED: Final = {"swap": 10, "give": 10, "draw": 10, "reshuffle": 10, "look": 10, "otherwise": -50}
"""How gladly an effect of the other is cancelled."""


def by_verb(table: dict[str, int]) -> vec[i64]:
    return vec[i64]([table.get(verb, table.get("otherwise", 0)) for verb in VERBS])


TO_HOLD: Final = by_verb(HELD)
TO_COME: Final = by_verb(COMING)
TO_PLAY: Final = by_verb(PLAYED)
TO_KEEP: Final = by_verb(KEPT)
TO_CANCEL: Final = by_verb(CANCELLED)
TO_PASS: Final = -190


@final
class PoulpeLesson(Lesson):
    def worth(self, state: State, seat: i64) -> i64:
        """By what the seat knows: its hand, how many cards there are, and how the round stands."""
        assert isinstance(state, Poulpe)
        hand = state.hand(seat)
        worth = 12 * lead(state, seat) + held(state, hand)
        if state.owed == AN_ANSWER:
            worth += turn(state, seat) * TO_COME[state.effects.verb(state.source)]
        elif state.owed == A_GIFT or state.owed == A_DISCARD:
            worth += turn(state, seat) * 40
        follows = following(state)
        if state.length == 0:
            return worth + (100 if follows == seat else -50)
        if follows == seat:
            return worth + (40 if hand & state.playable() else -50)
        return worth + 6 * RANK[state.top()]

    def hope(self, state: State, seat: i64) -> float:
        """In a world of which all cards are known: both hands count, and the fewer cards are left, the more all but their number does."""
        assert isinstance(state, Poulpe)
        edge = held(state, state.hand(seat)) - held(state, state.hand(1 - seat))
        if state.owed == AN_ANSWER:
            edge += turn(state, seat) * 2 * TO_COME[state.effects.verb(state.source)]
        elif state.owed == A_GIFT or state.owed == A_DISCARD:
            edge += turn(state, seat) * 75
        follows = following(state)
        tempo: i64 = -115
        if state.length == 0:
            tempo = 110
        elif state.hand(follows) & state.playable():
            tempo = 10
        edge += tempo if follows == seat else -tempo
        left = cards_of(state, seat) + cards_of(state, 1 - seat)
        ahead = 0.1 * float(int(lead(state, seat))) + 0.08 * float(int(edge)) / float(int(left))
        return 1.0 / (1.0 + math.exp(-ahead))

    def horizon(self) -> i64:
        """About a round."""
        return 12

    def urgency(self, state: State, seat: i64, action: i64) -> i64:
        """Play what is better gone, keep what wins rounds, hardly ever pass. By these numbers alone one plays about as well as greedy."""
        assert isinstance(state, Poulpe)
        effects = state.effects
        if action >= PASS:
            return TO_PASS if action == PASS else 0
        if action < RESIST:
            return TO_PLAY[effects.verb(action)]
        if action < GIVE:
            return TO_CANCEL[effects.verb(state.source)]
        kept = TO_KEEP[effects.verb(action % KINDS)]
        return kept if action >= TAKE else -kept


def cards_of(state: Poulpe, seat: i64) -> i64:
    """What a seat has yet to get rid of."""
    return size(state.hand(seat) + state.pile(seat))


def lead(state: Poulpe, seat: i64) -> i64:
    return cards_of(state, 1 - seat) - cards_of(state, seat)


def held(state: Poulpe, hand: i64) -> i64:
    """What the cards of a hand are worth."""
    worth: i64 = 0
    kind: i64 = 0
    while hand:
        if hand & 3:
            worth += (hand & 3) * TO_HOLD[state.effects.verb(kind)]
        hand >>= 2
        kind += 1
    return worth


def turn(state: Poulpe, seat: i64) -> i64:
    """1 for whose turn it is, -1 for the other."""
    return 1 if state.active == seat else -1


def following(state: Poulpe) -> i64:
    """Who plays the next card, if nobody cancels."""
    return state.active if state.owed == A_CARD or state.owed == A_REPLAY else 1 - state.active
