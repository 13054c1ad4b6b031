"""Challenges (OC-328 to OC-338): who has most of something that all can count, and what that brings."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .....core.bits import BIT, count
from .....core.event import Log
from ..board import DIRECTIONS, NOWHERE
from ..hands import gain_shell, joined
from ..owed.owed import kind
from ..race import NOBODY, Race
from ..setup import ACTIVE, CHALLENGE, DISCARDED, FINDS, GONE, HAND, LENGTH, PURSE, PUSHES, WHERE
from .elements import value
from .pack import CHALLENGES, FIRST_CHALLENGE

SHONE: Final = 8
"""What a count carries besides the border where the Champion counts more."""
SHINE: Final = 2
"""So much more (OC-A9)."""
A_TROPHY: Final = kind("trophy")
_NO_COUNTS: Final = vec[i64]([-1] * 5)


class Challenge:
    def count(self, race: Race, seat: i64) -> i64:
        """What this player has of it."""
        return 0


class Shells(Challenge):
    def count(self, race: Race, seat: i64) -> i64:
        return race.table[PURSE + seat]


class Track(Challenge):
    def count(self, race: Race, seat: i64) -> i64:
        return race.table[LENGTH + seat]


class Hand(Challenge):
    def count(self, race: Race, seat: i64) -> i64:
        """A planned card is in it no more (OC-D48)."""
        return count(race.table[HAND + seat])


class Market(Challenge):
    def count(self, race: Race, seat: i64) -> i64:
        """Wherever the player has them: how many is no secret."""
        return count((race.held(seat) | race.table[DISCARDED + seat] | race.track_heap(seat)) & race.setup.cards.market)


class Chain(Challenge):
    def count(self, race: Race, seat: i64) -> i64:
        """Each icon that is whole, above and below."""
        icons: i64 = 0
        for place in range(1, race.table[LENGTH + seat]):
            icons += joined(race, race.track_card(seat, place - 1), race.track_card(seat, place))
        return icons


class Company(Challenge):
    def count(self, race: Race, seat: i64) -> i64:
        """Crabs of others next to one's own, both of a team; in the sea there are none (OC-D90)."""
        found: i64 = 0
        first = race.first_crab(seat)
        for crab in range(first, first + race.crabs // race.players):
            if race.on_beach(crab):
                for direction in range(DIRECTIONS):
                    there = race.setup.board.next(race.table[WHERE + crab], direction)
                    other = NOBODY if there == NOWHERE else race.crab_on(there)
                    if other != NOBODY and race.owner(other) != seat:
                        found += 1
        return found


class Pushes(Challenge):
    def count(self, race: Race, seat: i64) -> i64:
        return race.table[PUSHES + seat]


class Digger(Challenge):
    def count(self, race: Race, seat: i64) -> i64:
        return race.table[FINDS + seat]


_COUNTED: Final = vec[Challenge]([Shells(), Track(), Hand(), Market(), Chain(), Company(), Pushes(), Digger()])
"""In their order in the box."""


def in_play(race: Race) -> i64:
    """The challenge in force."""
    return value(race, FIRST_CHALLENGE + race.table[CHALLENGE] - 1)


def counts(race: Race, shines: i64) -> vec[i64]:
    """Of each player in the game; this seat counts more, if it is one (OC-A9)."""
    found = _NO_COUNTS[:]
    challenge = _COUNTED[in_play(race)]
    for seat in range(race.players):
        if not race.table[GONE] & BIT[seat]:
            found[seat] = challenge.count(race, seat)
            if seat == shines:
                found[seat] += SHINE
    return found


def best(found: vec[i64], among: i64) -> i64:
    """Those of the seats who have most, as a set: with nothing one wins nothing (OC-335)."""
    most: i64 = 1
    seats: i64 = 0
    for seat in range(len(found)):
        if among & BIT[seat] and found[seat] >= most:
            if found[seat] > most:
                seats = 0
            most = found[seat]
            seats |= BIT[seat]
    return seats


def winners(race: Race, shines: i64) -> i64:
    return best(counts(race, shines), BIT[race.players] - 1)


def seconds(race: Race, shines: i64) -> i64:
    """After a single first, all with the next highest count (OC-334)."""
    first = winners(race, shines)
    return best(counts(race, shines), BIT[race.players] - 1 - first) if count(first) == 1 else 0


def decide(race: Race, shines: i64, log: Log | None) -> None:
    """A shell for the first and the second; then a trophy for each of the first, clockwise from the active player (OC-332, OC-D91)."""
    first, second = winners(race, shines), seconds(race, shines)
    if log is not None:
        seats = [seat + 1 for seat in range(int(race.players)) if first & BIT[seat]]
        after = [seat + 1 for seat in range(int(race.players)) if second & BIT[seat]]
        had = [int(number) for number in counts(race, shines)][: int(race.players)]
        log.tell("counted", None, challenge=CHALLENGES[in_play(race)], counts=had, first=seats, second=after)
    for seat in range(race.players):
        if (first | second) & BIT[seat]:
            gain_shell(race, seat, log)
    for turn in range(race.players):
        seat = (race.table[ACTIVE] - 1 - turn) % race.players  # steps are asked from the last to the first
        if first & BIT[seat]:
            race.steps.push(A_TROPHY, seat, 0)
