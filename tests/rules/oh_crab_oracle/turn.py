"""What the active player may begin: basic moves, special actions, extra actions (OC-047 to OC-056, OC-103 to OC-122)."""

from .beach import AROUND, LANDWARD, SEAWARD
from .entering import directions, jumps, leaps, others_to, shortcut, swaps
from .race import Race

PRICES = {"Aa": 1, "Ab": 2, "Ba": 2, "Bb": 2, "Ca": 3, "Cb": 3, "Da": 2, "Db": 1}
MOVES = ("forward", "diagonal", "seaward")
COSTLY = ("momentum", "impulse", "faster", "zigzag", "slide", "sideways")
PATHS = {
    "slant": {"forward": 0, "diagonal": 1, "seaward": 0},
    "faster": {"forward": 1, "diagonal": 0, "seaward": 0},
    "zigzag": {"forward": 0, "diagonal": 2, "seaward": 0},
    "slide": {"forward": 1, "diagonal": 1, "seaward": 0},
}


def offered(race: Race) -> set[str]:
    """All that may be chosen between two actions. What could do nothing at all is not offered."""
    found = {"end"}
    if race.pool["shell"]:
        found.add("shell")
    found |= basic_moves(race, race.pool)
    if race.chef:
        found |= {f"chef {way}" for way in directions(race, "diagonal")}
        found |= {"stand chef"} if race.can_stand() else set()
    if shortcut(race):
        found.add("shortcut")
    found |= {special for special in race.ready if can_use(race, special)}
    if not race.extra_used:
        found |= {face for face in race.extras if race.seats[race.me]["shells"] >= PRICES[face] and can_pay(race, face)}
    return found


def basic_moves(race: Race, moves: dict[str, int]) -> set[str]:
    """Moves of these icons: ways to go, or for a crab that is down to stand up (OC-072)."""
    icons = [icon for icon in MOVES if moves[icon]]
    if race.can_stand():
        return {f"stand {icon}" for icon in icons}
    return {way for icon in icons for way in directions(race, icon)}


def worth(race: Race, icon: str, spent: int = 0) -> bool:
    """Whether a basic action can do anything."""
    return icon == "shell" or race.can_stand() or bool(directions(race, icon, spent))


def called(race: Race) -> list[str]:
    """My crab, if it can move, and all behind it (OC-104, OC-069, OC-D18, OC-D52)."""
    return [colour for colour in race.on_beach() if colour in race.behind() or (colour == race.active and race.able())]


def sanded(race: Race) -> list[int]:
    """Other players with cards and a crab ahead, once each, clockwise (OC-106, OC-D31)."""
    owners = {race.owner(colour) for colour in race.ahead() if not race.mine(colour)}
    clockwise = [(race.me + n) % len(race.seats) for n in range(1, len(race.seats))]
    return [seat for seat in clockwise if seat in owners and race.seats[seat]["hand"]]


def asked_out(race: Race) -> list[str]:
    """Crabs of other players that Move out could concern (OC-108, OC-D53)."""
    return [colour for colour in race.on_beach() if not race.mine(colour)]


def icons_for(race: Race, special: str) -> list[str]:
    """The icons that Momentum or Sideways choose from: mains of the track, or halves at the sides of the card itself."""
    if special == "momentum":
        return [race.main(card) for card in race.seats[race.me]["track"]]
    bearing = [race.cards[card] for card in race.bearing if race.cards[card]["special"] == special]
    return [icon for card in bearing for icon in card["left"] + card["right"] if icon]


def pays_for(race: Race, special: str, card: str) -> bool:
    """Whether this card, discarded, buys something."""
    if special == "impulse":
        return worth(race, race.main(card), 1)
    if special in PATHS:
        return any(worth(race, icon, 1) for icon in MOVES if PATHS[special][icon])
    return any(worth(race, icon, 1) for icon in icons_for(race, special))


def can_use(race: Race, special: str) -> bool:
    if special in COSTLY:
        return any(pays_for(race, special, card) for card in race.hand())
    return {
        "slant": lambda: worth(race, "diagonal"),
        "seagull": lambda: any(others_to(race, colour, LANDWARD) for colour in race.ahead()),
        "call": lambda: any(others_to(race, colour, SEAWARD) for colour in called(race)),
        "sand": lambda: bool(sanded(race)),
        "move-out": lambda: any(others_to(race, colour, AROUND, not race.final) for colour in asked_out(race)),
        "jump-aside": lambda: bool(jumps(race)),
        "reckless": lambda: not race.reckless and race.active in race.on_beach(),
    }[special]()


def can_pay(race: Race, face: str) -> bool:
    """Whether an extra action would do anything."""
    seat = race.seats[race.me]
    return {
        "Aa": lambda: worth(race, "diagonal"),
        "Ab": lambda: bool(jumps(race)),
        "Ba": lambda: bool(swaps(race)),
        "Bb": lambda: worth(race, "forward"),
        "Ca": lambda: bool(leaps(race)),
        "Cb": lambda: bool(seat["hand"]),
        "Da": lambda: bool(seat["discards"]),
        "Db": lambda: bool(seat["hand"]) and race.market,
    }[face]()
