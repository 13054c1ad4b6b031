"""Reading the past: how likely each hand of each player is, from what all could see.

Nobody may say what they hold (MC-13), but whoever puts a tourteau somewhere, stops on an object or walks past one tells something. The
partner bots keep a convention of two habits, which people can keep too:

- Take what you can. Who can stop on an object without paying, does not hold it, and has no reason to suspect it, stops on such an
  object. So what a player walks past is likely theirs.
- The tourteau points. Of the free cells of its row, the further left it is put, the nearer to the crabs lies the first of one's objects;
  the further right, the farther (`signs` says it exactly). Once all know one's cards, it is put where it is least in the way.

All of this is common knowledge, so every partner comes to the same reading. That a player keeps the second habit at all is itself only
believed: each hand has two weights, one for a loyal player and one for a stranger.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.bits import BIT, count
from ..rules.actions import APPEAR, MOVE, STAY
from ..rules.beach import CROSSED, ENDS, ROW, line
from ..rules.layout import NOTHING, OBJECTS
from ..rules.state import QUIET, SPRUNG, TIMID, TRAPPERS, Marche
from .hands import hands_of

LOYAL: Final = 0.9
"""How likely a player keeps the convention, before anything was seen."""
SLIP: Final = 0.02
"""How often even a loyal player puts a tourteau somewhere else."""
KEEN: Final = 30.0
"""How much likelier a player stops on an object that seems safe than on a cell with nothing."""
WARY: Final = 2.5
"""How fast that fades with the risk."""
DEAR: Final = 0.3
"""How much less likely a player goes where it costs a shrimp."""
KNOWINGLY: Final = 0.02
"""How much less likely a player stops on an object of the own hand."""
KNOWN: Final = 0.97
"""A hand this likely is known."""


@final
class Reading:
    """Goes through the history and weighs each hand of each seat."""

    def __init__(self, state: Marche, trust: float = LOYAL) -> None:
        layout = state.layout
        self.layout = layout
        self.players: i64 = state.players
        self.at: i64 = layout.start
        self.objects: i64 = 0
        for thing in range(OBJECTS):
            self.objects |= BIT[layout.cell[thing]]
        self.blank: i64 = (BIT[36] - 1) & ~self.objects
        self.tourteaux: i64 = 0
        self.turn: i64 = layout.first
        self.loyal: list[vec[float]] = []
        """The weight of each hand of each seat, if the seat keeps the convention..."""
        self.strange: list[vec[float]] = []
        """...and if it does not."""
        for seat in range(self.players):
            hands: int = len(hands_of(seat))
            self.loyal.append(vec[float]([trust / hands] * hands))
            self.strange.append(vec[float]([(1.0 - trust) / hands] * hands))
        for n in range(state.past):
            self._read(state.entry(n))

    def _read(self, entry: i64) -> None:
        action = entry % 128
        if action < MOVE:
            self._read_tourteau(action - APPEAR)
        else:
            self._read_move(self.at if action == STAY else action - MOVE, entry // 128 % 8, entry // 1024)

    # -- where a tourteau was put

    def _read_tourteau(self, cell: i64) -> None:
        free = self.blank & ~BIT[self.at] & ROW[cell // 6]
        cells = count(free)
        if cells > 1:
            self._weigh_sign(self.turn, count(free & (BIT[cell] - 1)), cells)
        self.blank ^= BIT[cell]
        self.tourteaux |= BIT[cell]

    def _weigh_sign(self, seat: i64, place: i64, cells: i64) -> None:
        signs = self.signs(seat, cells)
        loyal = self.loyal[seat]
        strange = self.strange[seat]
        share = 1.0 / float(int(cells))
        for n in range(len(loyal)):
            if signs[n] == place:
                loyal[n] *= 1.0 - SLIP
            else:
                loyal[n] *= SLIP if signs[n] >= 0 else share
            strange[n] *= share

    def signs(self, seat: i64, cells: i64) -> vec[i64]:
        """For each hand of a seat, on which of so many free cells, from the left, its holder puts a tourteau; -1 once it is known.

        The hands are put in order, those with objects near the crabs first, and cut into as many parts of equal weight as there are cells.
        """
        loyal = self.loyal[seat]
        hands: int = len(loyal)
        signs = vec[i64]([-1] * hands)
        total = 0.0
        most = 0.0
        for weight in loyal:
            total += weight
            most = max(most, weight)
        if most >= KNOWN * total:
            return signs
        before = 0.0
        for n in self._near_first(seat):
            signs[n] = min(cells - 1, int((before + loyal[n] / 2.0) / total * float(int(cells))))
            before += loyal[n]
        return signs

    def _near_first(self, seat: i64) -> list[int]:
        """The places of the hands that a loyal seat can hold, those whose objects lie near the crabs first."""
        hands = hands_of(seat)
        loyal = self.loyal[seat]
        things = self._by_distance()
        keyed: list[tuple[int, int]] = []
        for n in range(len(hands)):
            if loyal[n] > 0.0:
                key = 0
                for thing in things:
                    key = key * 2 + (0 if hands[n] & BIT[thing] else 1)
                keyed.append((key, int(n)))
        keyed.sort()
        return [place for _, place in keyed]

    def _by_distance(self) -> list[int]:
        """The objects that are still there, the nearest to the crabs first, and of those as near the ones that one reads first."""
        found: list[tuple[int, int]] = []
        for thing in range(OBJECTS):
            cell = self.layout.cell[thing]
            if self.objects & BIT[cell]:
                down = abs(int(cell // 6 - self.at // 6))
                right = abs(int(cell % 6 - self.at % 6))
                found.append(((max(down, right) * 6 + min(down, right)) * 36 + int(cell), thing))
        found.sort()
        return [thing for _, thing in found]

    # -- where the crabs were taken

    def _read_move(self, end: i64, price: i64, result: i64) -> None:
        self._weigh_move(self.turn, end)
        if result != QUIET:
            thing = self.layout.object[end]
            self.objects ^= BIT[end]
            if result == SPRUNG:
                self.tourteaux |= BIT[end]
            for seat in range(self.players):
                self._rule_out(seat, thing, price, result)
        self.at = end
        self.turn += 1
        if self.turn == self.players:
            self.turn = 0

    def _weigh_move(self, seat: i64, end: i64) -> None:
        """How much likelier each hand is to move so: there is a pull to objects that seem safe, unless one holds them."""
        things: list[int] = []
        pulls: list[float] = []
        total = DEAR if self.tourteaux & BIT[self.at] else 1.0
        chosen = total
        stopped = NOTHING
        place = line(self.layout.way[seat], self.at)
        while ENDS[place] >= 0:
            cell = ENDS[place]
            pull = DEAR if self.tourteaux & CROSSED[place] else 1.0
            if self.objects & BIT[cell]:
                thing = self.layout.object[cell]
                pull *= 1.0 + (KEEN - 1.0) * max(0.0, 1.0 - WARY * self.risk(thing, seat))
                things.append(int(thing))
                pulls.append(pull)
                if cell == end:
                    stopped = thing
            total += pull
            if cell == end:
                chosen = pull
            place += 1
        if things:
            self._weigh_pulls(seat, things, pulls, total, chosen, stopped)

    def _weigh_pulls(self, seat: i64, things: list[int], pulls: list[float], total: float, chosen: float, stopped: i64) -> None:
        hands = hands_of(seat)
        loyal = self.loyal[seat]
        strange = self.strange[seat]
        for n in range(len(hands)):
            left = total
            for m in range(len(things)):
                if hands[n] & BIT[things[m]]:
                    left -= pulls[m] * (1.0 - KNOWINGLY)
            own = stopped != NOTHING and bool(hands[n] & BIT[stopped])
            likely = chosen * (KNOWINGLY if own else 1.0) / left
            loyal[n] *= likely
            strange[n] *= likely

    def _rule_out(self, seat: i64, thing: i64, price: i64, result: i64) -> None:
        """An object was uncovered: hands that cannot be any more weigh nothing. What remains is scaled up again."""
        hands = hands_of(seat)
        loyal = self.loyal[seat]
        strange = self.strange[seat]
        total = 0.0
        for n in range(len(hands)):
            if self._contradicts(seat, bool(hands[n] & BIT[thing]), price, result):
                loyal[n] = 0.0
                strange[n] = 0.0
            total += loyal[n] + strange[n]
        for n in range(len(hands)):
            loyal[n] /= total
            strange[n] /= total

    def _contradicts(self, seat: i64, held: bool, price: i64, result: i64) -> bool:
        """Whether an object that the player to move uncovered at this price can be (or not be) in a hand."""
        mover = self.turn
        if result == SPRUNG:
            if seat >= TRAPPERS:
                return held
            if self.layout.own_trap == 1 and mover < TRAPPERS:  # the price told whose it was (MC-L11)
                return held != ((price == 1) == (seat == mover))
            return False
        if result == TIMID:
            return held != (seat == mover)
        return held and (seat < TRAPPERS or seat == mover)

    # -- what all believe

    def weight(self, seat: i64, hand: i64) -> float:
        return self.loyal[seat][hand] + self.strange[seat][hand]

    def held(self, seat: i64, thing: i64) -> float:
        """How likely all think it that a seat holds an object."""
        hands = hands_of(seat)
        total = 0.0
        with_it = 0.0
        for n in range(len(hands)):
            total += self.weight(seat, n)
            if hands[n] & BIT[thing]:
                with_it += self.weight(seat, n)
        return with_it / total

    def risk(self, thing: i64, but: i64) -> float:
        """How likely all think it that an object is a trap of someone other than this seat."""
        safe = 1.0
        for seat in range(TRAPPERS):
            if seat != but:
                safe *= 1.0 - self.held(seat, thing)
        return 1.0 - safe

    def trusted(self, seat: i64) -> float:
        """How likely all think it that a seat keeps the convention."""
        loyal = 0.0
        total = 0.0
        for n in range(len(self.loyal[seat])):
            loyal += self.loyal[seat][n]
            total += self.weight(seat, n)
        return loyal / total
