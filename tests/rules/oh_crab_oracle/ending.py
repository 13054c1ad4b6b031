"""What the end of a turn may bring: the end of the round, and of the race (OC-098 to OC-102, OC-214, OC-435, OC-D111)."""

from .beach import SEA
from .race import COLOURS, Race

LAST_ROUND = 60


def result(race: Race) -> tuple[str, list[int]]:
    """Why the race is over and who has won, if nobody has a turn to come in this round; nothing while it goes on."""
    if to_come(race):
        return "", []
    behind = {seat: crab_behind(race, seat) for seat, player in enumerate(race.seats) if not player["gone"]}
    best = max(behind.values())
    if best < race.beach.height(SEA) and race.round < LAST_ROUND:
        return "", []
    first = [seat for seat in behind if behind[seat] == best]
    if len(first) == 1:
        return "alone" if best == race.beach.height(SEA) else "nearest", [first[0] + 1]
    first = most(first, [len(race.seats[seat]["hand"]) for seat in first])
    if len(first) == 1:
        return "cards", [first[0] + 1]
    if race.final:
        first = most(first, [race.seats[seat]["shells"] for seat in first])
    return "shells" if len(first) == 1 else "shared", [seat + 1 for seat in first]


def to_come(race: Race) -> bool:
    """Whether somebody between the active player and the chef still plays, or all of them with their second crabs (OC-037, OC-209)."""
    clockwise = [(race.me + n) % len(race.seats) for n in range(1, len(race.seats))]
    if race.begins in clockwise:
        clockwise = clockwise[: clockwise.index(race.begins)]
    return (race.teams and race.half == 1) or not all(race.seats[seat]["gone"] for seat in clockwise)


def crab_behind(race: Race, seat: int) -> int:
    """How far the last crab of a player has come."""
    return min(race.beach.height(race.cell(colour)) for colour in COLOURS[: len(race.crabs)] if race.owner(colour) == seat)


def most(seats: list[int], numbers: list[int]) -> list[int]:
    return [seat for seat, number in zip(seats, numbers, strict=True) if number == max(numbers)]
