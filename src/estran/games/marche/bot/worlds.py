"""The deals that a seat still thinks possible, and how likely each is."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from ....core.bits import BIT
from ....core.chance import Chance
from ..rules.state import EVERYTHING, TRAPPERS, Marche
from .hands import PLACE, hands_of
from .reading import Reading


@final
class Worlds:
    """Every hand of the others that fits the own one and what was uncovered, weighed by the reading."""

    def __init__(self, reading: Reading, state: Marche, seat: i64) -> None:
        self._reading: Reading = reading
        self._players: i64 = state.players
        self._seat: i64 = seat
        self._own: i64 = state.hand(seat)
        self._sprung: i64 = state.sprung
        self._deal: vec[i64] = vec[i64]([0] * 4)
        self._hands: vec[i64] = vec[i64]([])
        """Four hands a world."""
        self._sums: vec[float] = vec[float]([])
        """The weights of all worlds up to each one."""
        self.total: float = 0.0
        self._spread(0, 0, 1.0)

    def _spread(self, seat: i64, taken: i64, weight: float) -> None:
        """Deal to this seat and those after it whatever can be."""
        if seat == TRAPPERS and self._sprung & ~taken:  # every trap that was sprung was Bateau's or Soleil's (MC-22)
            return
        if seat == self._players:
            self._keep(weight)
        elif seat == self._seat:
            self._hand(seat, self._own, taken, weight)
        elif seat == 3:  # the last of four holds what is left
            hand = EVERYTHING & ~taken
            self._hand(seat, hand, taken, weight * self._reading.weight(seat, PLACE[hand]))
        else:
            hands = hands_of(seat)
            for n in range(len(hands)):
                self._hand(seat, hands[n], taken, weight * self._reading.weight(seat, n))

    def _hand(self, seat: i64, hand: i64, taken: i64, weight: float) -> None:
        if weight > 0.0 and not hand & taken and (seat == self._seat or not hand & self._own):
            self._deal[seat] = hand
            self._spread(seat + 1, taken | hand, weight)

    def _keep(self, weight: float) -> None:
        for hand in self._deal:
            self._hands = append(self._hands, hand)
        self.total += weight
        self._sums = append(self._sums, self.total)

    def draw(self, chance: Chance) -> i64:
        """The number of a world, each as often as it is likely."""
        mark = float(int(chance.below(1_000_000_000))) / 1e9 * self.total
        low: i64 = 0
        high: i64 = len(self._sums) - 1
        while low < high:
            middle = (low + high) // 2
            if self._sums[middle] > mark:
                high = middle
            else:
                low = middle + 1
        return low

    def enter(self, state: Marche, world: i64) -> None:
        """Give everyone the hands of a world."""
        for seat in range(self._players):
            state.give(seat, self._hands[world * 4 + seat])

    def risk(self, thing: i64) -> float:
        """How likely an object is a trap."""
        trapped = 0.0
        before = 0.0
        for world in range(len(self._sums)):
            if (self._hands[world * 4] | self._hands[world * 4 + 1]) & BIT[thing]:
                trapped += self._sums[world] - before
            before = self._sums[world]
        return trapped / self.total
