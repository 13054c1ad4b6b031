"""A face-down pile as what it is to the players: a bag. Which card comes is drawn when it is drawn, so there is no hidden order to leak."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from .chance import Chance


@final
class Bag:
    """Counts of things numbered from 0, and on top of them the part of the pile whose order the rules fix (put back on top, say)."""

    def __init__(self, counts: vec[i64], fixed: vec[i64]) -> None:
        self.counts: vec[i64] = counts
        self.fixed: vec[i64] = fixed
        """The known top of the pile, the next card last."""

    def __len__(self) -> int:
        total: i64 = len(self.fixed)
        for n in self.counts:
            total += n
        return total

    def draw(self, chance: Chance) -> i64:
        """Take the top card. The bag must not be empty."""
        known = len(self.fixed)
        if known:
            top = self.fixed[known - 1]
            self.fixed = self.fixed[: known - 1]
            return top
        total: i64 = 0
        for n in self.counts:
            total += n
        if total == 0:
            raise ValueError("the bag is empty")
        place = chance.below(total)
        thing: i64 = 0
        while place >= self.counts[thing]:
            place -= self.counts[thing]
            thing += 1
        self.counts[thing] -= 1
        return thing

    def put(self, thing: i64) -> None:
        """Shuffle a card in."""
        self.counts[thing] += 1

    def put_on_top(self, thing: i64) -> None:
        self.fixed = append(self.fixed, thing)

    def clone(self) -> "Bag":
        return Bag(self.counts[:], self.fixed[:])
