"""Crabz: the state, and what may be done in it.

Crabs are numbered seat * 9 + size * 3 + copy. Stacks are linked lists in one flat vec: the crab on top of each rock, the crab under each
crab, and how high each crab sits. Sets of rocks are bit masks (see board.py): all occupied rocks, and those whose visible crab is of a
given size or seat. Everything that may be done follows from these masks.
"""

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ....core.bits import BIT, count, members_of
from ....core.chance import Chance
from ....core.event import Log
from ....core.outcome import Outcome
from ....core.refusal import Reason, Refused
from ....core.state import State
from .actions import A_GROUP, A_MOVE, A_PLACE, AGREED, FROM, KEEP, LAST, OVER, PLACE, REPEATED, TO
from .board import NAMES, NUMBER, ROCK, ROCKS, around, group, joined, number, path, slot, walk_three, walk_two
from .crabs import HASH_OF_ALIVE, HASH_OF_CRAB, HASH_OF_TURN, KIND, OWNER, SIZE, crab_name

MEDIUM: Final = 1
SMALL: Final = 2

# The flat vec: top crab of each rock, crab under each crab, level of each crab (0 on the rock), rocks where each seat's crab
# is visible, how many crabs each seat has left, and the chase: hash and move of each position since a rock was last emptied (CZ-C15).
UNDER: Final = 36
LEVEL: Final = 72
VISIBLE: Final = 108
LEFT: Final = 112
CHASE: Final = 116
NOBODY: Final = -1
EMPTY_BEACH: Final = vec[i64]([NOBODY] * VISIBLE + [0] * 8 + [0] * 32)

REASONS: Final[list[str]] = ["", "crabz-last-able", "crabz-chase", "crabz-agreed"]


@final
class Crabz(State):
    def __init__(self, players: i64, beach: vec[i64]) -> None:
        self.players: i64 = players
        self._beach: vec[i64] = beach
        self.zone: i64 = 0
        self.occupied: i64 = 0
        self.small: i64 = 0
        """Rocks whose visible crab is small."""
        self.medium: i64 = 0
        self.turn: i64 = 0
        self.alive: i64 = BIT[players] - 1
        self.owed: i64 = OVER
        self.ended: i64 = 0
        self._hash: i64 = 0
        self._chase: i64 = 0
        """How many positions since a rock was last emptied, this one included."""

    # -- who, and what they may choose

    def pending_mask(self) -> i64:
        return BIT[self.turn] if self.owed else 0

    def next_seat(self) -> i64:
        return self.turn if self.owed else -1

    def fill(self, seat: i64, buffer: vec[i64]) -> i64:
        if self.owed != A_MOVE:
            return self._fill_rarely(buffer)
        visible = self._beach[VISIBLE + seat]
        # Size by size: the processor guesses what comes next, and is then right more often (8 % faster).
        n = self._note_moves(visible & ~(self.small | self.medium), buffer, 0)
        n = self._note_moves(visible & self.medium, buffer, n)
        return self._note_moves(visible & self.small, buffer, n)

    def _note_moves(self, rocks: i64, buffer: vec[i64], n: i64) -> i64:
        """Write the moves from these rocks into the buffer, after the n that are there."""
        numbers = NUMBER
        while rocks:
            here = rocks & -rocks
            rocks ^= here
            moves = numbers[slot(here)] * 36
            ends = self.landings(here)
            while ends:
                end = ends & -ends
                ends ^= end
                buffer[n] = moves + numbers[slot(end)]
                n += 1
        return n

    def _fill_rarely(self, buffer: vec[i64]) -> i64:
        n: i64 = 0
        if self.owed == A_GROUP:
            for kept in self.tied_groups():
                buffer[n] = KEEP + number(kept)
                n += 1
        elif self.owed == A_PLACE:
            for size in range(3):
                if self._unplaced(self.turn, size) != NOBODY:
                    for rock in range(ROCKS):
                        if self.zone & ~self.occupied & ROCK[rock]:
                            buffer[n] = PLACE + size * 36 + rock
                            n += 1
        return n

    def landings(self, here: i64) -> i64:
        """Where the visible crab of an occupied rock may finish: its steps exactly, over crabs, on none that is larger (CZ-08 to CZ-11)."""
        if here & self.small:  # three steps, onto a small crab
            return walk_three(here, self.occupied, self.small)
        if here & self.medium:  # two steps, onto a small or medium crab
            return walk_two(here, self.occupied) & (self.small | self.medium)
        return around(here) & self.occupied  # one step, onto any crab

    def can_move(self, seat: i64) -> bool:
        visible = self._beach[VISIBLE + seat]
        if visible & ~(self.small | self.medium) and self.occupied & (self.occupied - 1):
            return True  # a large crab has an occupied neighbour, since all crabs hang together
        while visible:
            here = visible & -visible
            visible ^= here
            if self.landings(here):
                return True
        return False

    # -- a turn

    def play(self, seat: i64, action: i64, chance: Chance, log: Log | None = None) -> None:
        if action >= KEEP:
            self._play_rarely(seat, action, log)
            return
        beach = self._beach
        start = FROM[action]
        end = TO[action]
        crab = beach[start]
        covered = beach[end]
        uncovered = beach[UNDER + crab]
        level = beach[LEVEL + covered] + 1
        kind = KIND[crab]
        self._hash ^= HASH_OF_CRAB[(beach[LEVEL + crab] * 36 + start) * 12 + kind] ^ HASH_OF_CRAB[(level * 36 + end) * 12 + kind]
        beach[start] = uncovered
        beach[end] = crab
        beach[UNDER + crab] = covered
        beach[LEVEL + crab] = level
        if log is not None:
            way = path(ROCK[start], ROCK[end], SIZE[crab] + 1, self.occupied)
            log.tell("moved", None, seat=seat + 1, crab=crab_name(crab), start=NAMES[start], end=NAMES[end], path=way)
        self._turn_over(ROCK[end], covered, crab)
        if uncovered != NOBODY:
            self._turn_over(ROCK[start], crab, uncovered)
        else:
            self._empty(ROCK[start], crab)
            if not joined(around(ROCK[start]) & self.occupied, self.occupied) and self._wave(log):
                return
        self._next_turn(action, log)

    def _turn_over(self, rock: i64, hidden: i64, shown: i64) -> None:
        """Another crab is now the visible one on a rock."""
        beach = self._beach
        beach[VISIBLE + OWNER[hidden]] ^= rock
        beach[VISIBLE + OWNER[shown]] ^= rock
        size = SIZE[shown]
        self.small = self.small | rock if size == SMALL else self.small & ~rock
        self.medium = self.medium | rock if size == MEDIUM else self.medium & ~rock

    def _empty(self, rock: i64, crab: i64) -> None:
        """The last crab has left a rock: no earlier position can come back (CZ-C15)."""
        self._beach[VISIBLE + OWNER[crab]] ^= rock
        self.occupied ^= rock
        self.small &= ~rock
        self.medium &= ~rock
        self._chase = 0

    def _play_rarely(self, seat: i64, action: i64, log: Log | None) -> None:
        if action >= PLACE:
            size = (action - PLACE) // 36
            self.put(self._unplaced(seat, size), (action - PLACE) % 36)
            if log is not None:
                crab = seat * 9 + size * 3
                log.tell("placed", None, seat=seat + 1, crab=crab_name(crab), cell=NAMES[(action - PLACE) % 36])
            if self.occupied == self.zone:
                self.owed = A_MOVE
            self._next_turn(action, log)
        else:
            self._wash_all_but(group(ROCK[action - KEEP], self.occupied), log)
            self.owed = A_MOVE
            self._next_turn(action, log)

    # -- waves (CZ-14 to CZ-18)

    def _wave(self, log: Log | None) -> bool:
        """Several groups: one stays. True when the active player must say which (CZ-17)."""
        tied = self.tied_groups()
        if len(tied) > 1:
            self.owed = A_GROUP
            return True
        self._wash_all_but(tied[0], log)
        return False

    def tied_groups(self) -> vec[i64]:
        """The groups that may stay: most rocks (CZ-15), among those most crabs (CZ-16). More than one only on a full tie."""
        best = vec[i64]([])
        most_rocks: i64 = 0
        most_crabs: i64 = 0
        rest = self.occupied
        while rest:
            found = group(rest & -rest, rest)
            rest ^= found
            rocks = count(found)
            crabs = self.crabs_on(found)
            if rocks > most_rocks or (rocks == most_rocks and crabs > most_crabs):
                best = vec[i64]([found])
                most_rocks = rocks
                most_crabs = crabs
            elif rocks == most_rocks and crabs == most_crabs:
                best = append(best, found)
        return best

    def crabs_on(self, rocks: i64) -> i64:
        """How many crabs stand on these occupied rocks."""
        crabs: i64 = 0
        while rocks:
            crabs += self._beach[LEVEL + self._beach[number(rocks)]] + 1
            rocks &= rocks - 1
        return crabs

    def _wash_all_but(self, kept: i64, log: Log | None) -> None:
        beach = self._beach
        gone = self.occupied & ~kept
        if log is not None:
            lost = {NAMES[rock]: self.stack(rock) for rock in range(ROCKS) if gone & ROCK[rock]}
            log.tell("wave", None, seat=self.turn + 1, lost=lost, kept=count(kept))
        while gone:
            rock = number(gone)
            gone &= gone - 1
            crab = beach[rock]
            while crab != NOBODY:
                self._hash ^= HASH_OF_CRAB[(beach[LEVEL + crab] * 36 + rock) * 12 + KIND[crab]]
                beach[LEFT + OWNER[crab]] -= 1
                crab = beach[UNDER + crab]
            beach[rock] = NOBODY
        self.occupied = kept
        self.small &= kept
        self.medium &= kept
        for seat in range(self.players):
            beach[VISIBLE + seat] &= kept

    # -- whose turn, who is out, and the end (CZ-13, CZ-19 to CZ-22)

    def _next_turn(self, action: i64, log: Log | None) -> None:
        self.begin_turn(self._after(self.turn), action, log)

    def _after(self, seat: i64) -> i64:
        """The next seat clockwise that is not out (CZ-C12)."""
        while True:
            seat += 1
            if seat >= self.players:
                seat = 0
            if self.alive & BIT[seat]:
                return seat

    def begin_turn(self, seat: i64, action: i64, log: Log | None) -> None:
        """A turn begins with a look at whether its player can move at all: only then may they go out (CZ-C7)."""
        while self.owed == A_MOVE and not self.can_move(seat):
            if self._goes_out(seat, "stuck", log):
                return
            seat = self._after(seat)
        self.turn = seat
        if self.owed == A_MOVE:
            self._remember(action, log)

    def _goes_out(self, seat: i64, how: str, log: Log | None) -> bool:
        """Out for good; the crabs stay (CZ-19, CZ-20). True when one player is left, who wins (CZ-21)."""
        self.alive ^= BIT[seat]
        self._chase = 0
        if log is not None:
            log.tell(how, None, seat=seat + 1)
        if self.alive & (self.alive - 1):
            return False
        self._end(LAST, log)
        return True

    def _end(self, reason: i64, log: Log | None) -> None:
        self.owed = OVER
        self.ended = reason
        if log is not None:
            log.tell("ended", None, reason=REASONS[reason], seats=[seat + 1 for seat in members_of(self.alive)])

    def _remember(self, action: i64, log: Log | None) -> None:
        """The third time the same crabs stand alike with the same player to move, nobody wins (CZ-22, CZ-C10)."""
        now = self._hash ^ HASH_OF_TURN[self.turn]
        beach = self._beach
        end = CHASE + 2 * self._chase
        before: i64 = 0
        place: i64 = CHASE
        while place < end:
            if beach[place] == now:
                before += 1
            place += 2
        if end == len(beach):
            beach = append(beach, now)
            self._beach = append(beach, action)
        else:
            beach[end] = now
            beach[end + 1] = action
        self._chase += 1
        if before == 2:
            self._end(REPEATED, log)

    def chase(self) -> list[int]:
        """The moves since a rock was last emptied, oldest first: what repetition depends on besides the crabs themselves."""
        return [int(self._beach[CHASE + 2 * n + 1]) for n in range(1, self._chase)]

    # -- leaving early

    def resign(self, seat: i64, chance: Chance, log: Log | None = None) -> None:
        """As if stuck: out for good, crabs stay (CZ-19, CZ-20)."""
        if not 0 <= seat < self.players:
            raise Refused("no-such-seat", seat=int(seat) + 1)
        if not self.owed:
            raise Refused("game-over")
        if not self.alive & BIT[seat]:
            raise Refused("crabz-why-out", seat=int(seat) + 1)
        if self.owed == A_GROUP:
            raise Refused("crabz-why-keep-first")
        if self.owed == A_PLACE and self.players > 2:  # the others would wait for crabs that never come
            raise Refused("crabz-why-place-first")
        if self._goes_out(seat, "resigned", log):
            return
        if seat == self.turn:
            self._next_turn(NOBODY, log)
        elif self.owed == A_MOVE:
            self._remember(NOBODY, log)

    def agree_draw(self, log: Log | None = None) -> None:
        """Those who still play share the game (CZ-C10)."""
        if not self.owed:
            raise Refused("game-over")
        self._end(AGREED, log)

    # -- putting crabs on rocks: the deal, placement, positions

    def put(self, crab: i64, rock: i64) -> None:
        """Put a crab that is not on the beach on top of a rock."""
        beach = self._beach
        covered = beach[rock]
        level: i64 = 0 if covered == NOBODY else beach[LEVEL + covered] + 1
        beach[rock] = crab
        beach[UNDER + crab] = covered
        beach[LEVEL + crab] = level
        self._hash ^= HASH_OF_CRAB[(level * 36 + rock) * 12 + KIND[crab]]
        self.occupied |= ROCK[rock]
        if covered != NOBODY:
            beach[VISIBLE + OWNER[covered]] ^= ROCK[rock]
        beach[VISIBLE + OWNER[crab]] |= ROCK[rock]
        beach[LEFT + OWNER[crab]] += 1
        self.small &= ~ROCK[rock]
        self.medium &= ~ROCK[rock]
        if SIZE[crab] == SMALL:
            self.small |= ROCK[rock]
        elif SIZE[crab] == MEDIUM:
            self.medium |= ROCK[rock]

    def _unplaced(self, seat: i64, size: i64) -> i64:
        """A crab of this seat and size that is not yet on the beach, or NOBODY."""
        for crab in range(seat * 9 + size * 3, seat * 9 + size * 3 + 3):
            if self._beach[LEVEL + crab] == NOBODY:
                return crab
        return NOBODY

    def stack(self, rock: i64) -> list[str]:
        """The crabs on a rock, from the bottom up."""
        crabs: list[str] = []
        crab = self._beach[rock]
        while crab != NOBODY:
            crabs.append(crab_name(crab))
            crab = self._beach[UNDER + crab]
        crabs.reverse()
        return crabs

    def top(self, rock: i64) -> i64:
        """The visible crab of a rock, or NOBODY."""
        return self._beach[rock]

    def visible(self, seat: i64) -> i64:
        """The rocks on which this seat's crab is the visible one."""
        return self._beach[VISIBLE + seat]

    def left(self, seat: i64) -> i64:
        """How many crabs this seat has on the beach, covered or not."""
        return self._beach[LEFT + seat]

    # -- copies

    def clone(self) -> "Crabz":
        copy = Crabz(self.players, self._beach[:])
        copy.zone = self.zone
        copy.occupied = self.occupied
        copy.small = self.small
        copy.medium = self.medium
        copy.turn = self.turn
        copy.alive = self.alive
        copy.owed = self.owed
        copy.ended = self.ended
        copy._hash = self._hash
        copy._chase = self._chase
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        masks = (self.zone, self.occupied, self.small, self.medium, self.turn, self.alive, self.owed, self.ended, self._hash, self._chase)
        return restored, (int(self.players), list(self._beach), [int(mask) for mask in masks])

    def sample(self, seat: i64, chance: Chance) -> "Crabz":
        """Nothing is hidden in Crabz, and nothing is drawn after the deal: a seat knows the state itself."""
        return self.clone()

    def key(self) -> int:
        return self._hash ^ HASH_OF_TURN[self.turn] ^ HASH_OF_ALIVE[self.alive * 4 + self.owed]

    # -- how it ended

    def score(self, seat: i64) -> float:
        if not self.alive & BIT[seat]:
            return 0.0
        return 1.0 / int(count(self.alive))

    def outcome(self) -> Outcome | None:
        if self.owed:
            return None
        alive = [bool(self.alive & BIT[seat]) for seat in range(self.players)]
        ranks = [1 if able else 1 + sum(alive) for able in alive]
        return Outcome(REASONS[self.ended], tuple(self.scores()), tuple(ranks))

    def objections(self, seat: i64, action: i64) -> list[Reason]:
        from .objections import objections

        return objections(self, seat, action)


def restored(players: int, beach: list[int], masks: list[int]) -> Crabz:
    """A state that was pickled."""
    state = Crabz(players, vec[i64](beach))
    state.zone, state.occupied, state.small, state.medium = masks[0], masks[1], masks[2], masks[3]
    state.turn, state.alive, state.owed, state.ended = masks[4], masks[5], masks[6], masks[7]
    state._hash, state._chase = masks[8], masks[9]
    return state
