"""Samples against all deals that a seat could believe in, listed one by one: none that cannot be, and each as often as it should."""

import random
from collections import Counter

import pytest

from estran.core import Log, Quick
from estran.core.build import compiled
from tests.rulemark import rule

from .belief import Belief, deal_of
from .reef import CARDS, GAME, asymmetric, reef, step

TO_2 = {"round": "1:calpha", "to_play": 2}
"""Player 1 has opened; player 2 plays."""


def knowing(*hand, **others):
    return [{"hand": list(hand), **others}, {}]


CASES = {
    "one of two known cards was discarded": (
        reef("c8", "p2 p6 c6 c9", "c5 c7", "p5", **TO_2, knows=knowing("c6", "c9")),
        "p2 let discard c6",
    ),
    "one of a known hand was discarded": (reef("c8", "p2 p6 p9", "c5", "p5 p7", **TO_2, knows=knowing("p6", "p9")), "p2 let discard p9"),
    "what was discarded before was no known card": (
        reef("c8", "p2 p6 p9", "c5", "p5", down=[[], ["p10", "p8"]], **TO_2, knows=knowing("p6")),
        "p2 let discard p9",
    ),
    "the other known card was played": (
        reef("c8 comega", "p2 p6 c6 c9", "c5 c7", "p5", **TO_2, knows=knowing("c6", "c9")),
        "p2 let discard c9 c8 let c6",
    ),
    "another card was played from the hand": (
        reef("c3 c8", "p2 p6 p9 p4", "c5", "p5 p7", **TO_2, knows=knowing("p6")),
        "p2 let discard p4 c3 let decline p9",
    ),
    "two cards alike": (reef("c8", "p2 p6 p6 p9", "c5", "p5", **TO_2, knows=knowing("p6", "p6")), "p2 let discard p6"),
    "a known card like an unknown one": (reef("c8", "p2 p6 p9", "c5", "p6 p5", **TO_2, knows=knowing("p6")), "p2 let discard p9 pass"),
    "one of two known cards went into my pile": (
        reef("c10", "p9 p6 c6 c9", "c5 c7", "p5", **TO_2, knows=knowing("c6", "c9")),
        "p9 let reshuffle c6",
    ),
    "and I draw": (reef("c10", "p9 p6 c6 c9", "c5 c7 c8 c2 c3 c1", "p5", **TO_2, knows=knowing("c6", "c9")), "p9 let reshuffle c6 pass"),
    "and one like it lay there": (
        reef("c10", "p9 p6 c6 c9", "c5 c6 c8 c2 c3 c1", "p5", **TO_2, knows=knowing("c6", "c9")),
        "p9 let reshuffle c9 pass",
    ),
    "one of a known hand went into its own pile": (
        reef("c10", "p9 p6 p8", "c5", "p5 p7", **TO_2, knows=knowing("p6", "p8")),
        "p9 let reshuffle p6",
    ),
    "a card that I shuffled in may have been drawn": (
        reef("c9 p7 c8", "p10 p6 p2 p3", "c5", "p1 p5", round="2:palpha", down=[[], ["p8"]]),
        "c9 let reshuffle p7 pass",
    ),
    "or all of the pile was": (
        reef("c9 p7 c8", "p10 p6", "c5", "p1", round="2:palpha", down=[[], ["p8"]]),
        "c9 let reshuffle p7 pass",
    ),
    "both cards that were looked at may be gone": (
        asymmetric("p3 c6 c10", "p7 p7 p8 p9", "c5", "p5 p4", round="2:palpha"),
        "p3 let take@ give c6 p7 let discard@",
    ),
}
EVENLY = {"and one like it lay there"}
"""Here a card that I drew was perhaps the loose one: that much luck is not remembered, and the deals are equally likely."""


def played(state, texts):
    """Play these choices; `@` stands for the first one of its kind. What was told, too."""
    log, chance, words = Log(), Quick(5), texts.split()
    while words:
        seat, word = state.next_seat(), words.pop(0)
        if word.endswith("@"):
            text = next(choice.notation for choice in GAME.choices(state, seat) if choice.verb == word[:-1])
        else:
            text = f"{word} {words.pop(0)}" if word in ("discard", "reshuffle", "give") else word
        state.apply(seat, GAME.parse(state, seat, text), chance, log)
    return log.events


@rule("CP-29", "CP-P14", "CP-P18")
@pytest.mark.parametrize("name", CASES)
def test_a_sample_is_any_deal_that_the_seat_could_believe_in(name):
    start, texts = CASES[name]
    state = start.clone()
    belief = Belief(state, 0)
    belief.hear(played(state, texts))
    assert deal_of(state, 0) in belief.deals
    chance, samples = Quick(1), 200 * len(belief.deals)
    found = Counter(deal_of(state.sample(0, chance), 0) for _ in range(samples))
    assert set(found) == set(belief.deals)
    weights = dict.fromkeys(belief.deals, 1) if name in EVENLY else belief.deals
    for deal, weight in weights.items():
        expected = samples * weight / sum(weights.values())
        assert abs(found[deal] - expected) < 5 * expected**0.5, deal


@rule("CP-29", "CP-P14")
def test_the_cases_are_hard_ones():
    """In most of them some cards are loose, and in some all have been found out."""
    loose = []
    for start, texts in CASES.values():
        state = start.clone()
        played(state, texts)
        loose.append(bool(GAME.position(state)["knows"][0]["loose"]))
    assert loose.count(True) > 8
    assert loose.count(False) > 1


def endgame(dice):
    """Seventeen cards, of which each player knows the strangers in the other's hand."""
    while True:
        cards = dice.sample([*CARDS, *CARDS[:12], *CARDS[13:]], 17)  # a palpha lies on the table
        crabs, octopuses = ([card for card in cards if card[0] == back] for back in "cp")
        if len(crabs) > 6 and len(octopuses) > 6:
            hands, piles = (crabs[:3] + octopuses[:2], octopuses[2:5] + crabs[3:6]), (crabs[6:], octopuses[5:])
            knows = [{"hand": crabs[3:6]}, {"hand": octopuses[:2]}]
            mode = dice.choice(["symmetric", "asymmetric"])
            return reef(*map(" ".join, (*hands, *piles)), round="2:palpha", mode=mode, knows=knows, memory=True)


@rule("CP-29", "CP-P14", "CP-P18")
def test_no_sample_is_a_deal_that_cannot_be():
    """In random endgames, after every choice."""
    loose = 0
    for seed in range(120 if compiled() else 30):
        state, chance = endgame(random.Random(seed)), Quick(seed)
        beliefs = [Belief(state, seat) for seat in (0, 1)]
        log = Log()
        while step(state, chance, log):
            for seat, belief in enumerate(beliefs):
                belief.hear(log.events)
                assert deal_of(state, seat) in belief.deals
                loose += bool(GAME.view(state, seat)["perhaps"])
                for _ in range(6):
                    assert deal_of(state.sample(seat, chance), seat) in belief.deals
            log = Log()
    assert loose > 10
