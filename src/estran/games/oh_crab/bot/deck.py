"""What cards are worth to who plays them, alone and beside each other."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.bits import BIT, count, first
from ..rules.cards import LEFT_SIDE, MOST_CARDS, NO_CARD, NO_ICON, NO_SPECIAL, RIGHT_SIDE, Cards
from .weights import Weights


@final
class Deck:
    def __init__(self, cards: Cards, weights: Weights) -> None:
        self.cards: Cards = cards
        self.alone: vec[i64] = vec[i64]([0] * MOST_CARDS)
        """Of each card: its main and its special action."""
        self.beside: vec[i64] = vec[i64]([0] * (MOST_CARDS * MOST_CARDS))
        """Of each card and the one on its right: the icons that they make."""
        for card in range(cards.number):
            self.alone[card] = weights.icons[cards.main(card)]
            if cards.special(card) != NO_SPECIAL:
                self.alone[card] += weights.special(cards.specials[cards.special(card)].name)
            for right in range(cards.number):
                for slot in range(2):
                    icon = cards.half(card, RIGHT_SIDE, slot)
                    if icon != NO_ICON and icon == cards.half(right, LEFT_SIDE, slot):
                        self.beside[card * MOST_CARDS + right] += weights.icons[icon]

    def gain(self, card: i64, left: i64, right: i64) -> i64:
        """What a card brings at the better end of a track that ends with these cards."""
        if left == NO_CARD:
            return self.alone[card]
        return self.alone[card] + max(self.beside[card * MOST_CARDS + left], self.beside[right * MOST_CARDS + card])

    def goes_left(self, card: i64, left: i64, right: i64) -> bool:
        return left != NO_CARD and self.beside[card * MOST_CARDS + left] > self.beside[right * MOST_CARDS + card]

    def best(self, heap: i64, left: i64, right: i64) -> i64:
        """The card of a heap that brings most."""
        found: i64 = NO_CARD
        most: i64 = -1
        while heap:
            card = first(heap)
            heap &= heap - 1
            gain = self.gain(card, left, right)
            if gain > most:
                most = gain
                found = card
        return found

    def worst(self, heap: i64, left: i64, right: i64) -> i64:
        """The card of a heap that brings least."""
        found: i64 = NO_CARD
        least: i64 = 2**60
        while heap:
            card = first(heap)
            heap &= heap - 1
            gain = self.gain(card, left, right)
            if gain < least:
                least = gain
                found = card
        return found

    def mean(self, heap: i64) -> i64:
        """What a card of a heap brings on average, alone."""
        total: i64 = 0
        number = count(heap)
        while heap:
            total += self.alone[first(heap)]
            heap &= heap - 1
        return total // number if number else 0

    def fits(self, card: i64, heap: i64) -> i64:
        """What a card brings to who has these."""
        most: i64 = 0
        heap &= ~BIT[card]
        while heap:
            other = first(heap)
            heap &= heap - 1
            most = max(most, self.beside[card * MOST_CARDS + other] + self.beside[other * MOST_CARDS + card])
        return self.alone[card] + most // 2
