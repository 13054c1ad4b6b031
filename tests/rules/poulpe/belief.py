"""All deals that a seat could believe in, after all that it was told: listed one by one, with no idea of how the rules remember it.

A deal is what the other player holds, what they discarded, and what lies in the piles. It weighs as many as there are ways, card by card,
in which it can have come about.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb, prod

from .reef import GAME

HAND, DOWN, PILES = range(3)


class Belief:
    def __init__(self, state, seat):
        """Nothing is loose yet: each card that the seat does not know of may lie wherever its back is seen."""
        self.seat = seat
        position = GAME.position(state)
        knows = position["knows"][seat]
        assert not knows["loose"]
        known = [knows["hand"], knows["down"], knows["piles"]]
        places = [places_of(position, 1 - seat, place) for place in (HAND, DOWN, PILES)]
        unknown = [Counter(some) - Counter(others) for some, others in zip(places, known, strict=True)]
        self.deals = Counter({tuple(in_order(some) for some in known): 1})
        for back in "cp":
            numbers = [sum(n for card, n in some.items() if card[0] == back) for some in unknown]
            unseen = Counter(card for some in unknown for card in some.elements() if card[0] == back)
            self._deal(unseen, numbers)

    def _deal(self, unseen, numbers):
        """So many of these cards to each place."""
        deals = Counter()
        for held, ways in chosen(unseen, numbers[HAND]):
            for down, more in chosen(unseen - Counter(held), numbers[DOWN]):
                rest = in_order((unseen - Counter(held) - Counter(down)).elements())
                for deal, weight in self.deals.items():
                    deal = with_cards(with_cards(with_cards(deal, HAND, held), DOWN, down), PILES, rest)
                    deals[deal] += weight * ways * more
        self.deals = deals

    # what is told

    def hear(self, events):
        for event in events:
            told = GAME.tell(event, self.seat)
            mine = told.get("seat") == self.seat + 1
            self._hear(told, mine)
            assert self.deals, told

    def _hear(self, told, mine):
        kind = told["kind"]
        if kind in ("played", "resisted", "gave") and not mine:
            self._leaves(HAND, [told["card"]])
        elif kind == "gave":
            self._comes(HAND, [told["card"]])
        elif kind in ("stole", "took"):
            (self._leaves if mine else self._comes)(HAND, [told["card"]])
        elif kind == "swapped":
            self._leaves(HAND, [told["got"] if mine else told["card"]])
            self._comes(HAND, [told["card"] if mine else told["got"]])
        elif kind == "looked" and mine:
            self._leaves(HAND, told["cards"])
            self._comes(HAND, told["cards"])
        elif kind == "drew" and mine:
            self._leaves(PILES, told["cards"])
        elif kind == "reshuffled" and mine:
            self._comes(PILES, [told["card"]])
        elif kind == "drew":
            self._moves(PILES, HAND, told["cards"][0][0], told["number"])
        elif kind in ("discarded", "reshuffled") and not mine:
            self._moves(HAND, DOWN if kind == "discarded" else PILES, told["card"][0], 1)

    def _leaves(self, place, cards):
        """The seat sees these cards go from a place: only deals in which they lay there are left."""
        deals = Counter()
        for deal, weight in self.deals.items():
            there = Counter(deal[place])
            ways = prod(comb(there[card], n) for card, n in Counter(cards).items())
            if ways:
                deals[with_cards(deal, place, cards, -1)] += weight * ways
        self.deals = deals

    def _comes(self, place, cards):
        self.deals = Counter({with_cards(deal, place, cards): weight for deal, weight in self.deals.items()})

    def _moves(self, start, end, back, number):
        """The seat sees so many backs go from a place to another."""
        deals = Counter()
        for deal, weight in self.deals.items():
            there = Counter(card for card in deal[start] if card[0] == back)
            for some, ways in chosen(there, number):
                deals[with_cards(with_cards(deal, start, some, -1), end, some)] += weight * ways
        self.deals = deals


def deal_of(state, seat):
    """The deal of a state, as a belief lists it."""
    position = GAME.position(state)
    return tuple(in_order(places_of(position, 1 - seat, place)) for place in (HAND, DOWN, PILES))


def places_of(position, other, place):
    return [position["hands"][other], position["down"][other], [*position["piles"][0], *position["piles"][1]]][place]


def in_order(cards):
    return tuple(sorted(cards))


def with_cards(deal, place, cards, sign=1):
    there = Counter(deal[place])
    for card in cards:
        there[card] += sign
    return tuple(in_order(there.elements()) if one == place else deal[one] for one in range(3))


def chosen(cards, number):
    """Every choice of so many cards, and in how many ways it can be made when cards that are alike are told apart."""
    return Counter(in_order(some) for some in combinations(sorted(cards.elements()), number)).items()
