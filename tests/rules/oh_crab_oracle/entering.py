"""Who may enter which space, who is in the way, and what entering does (OC-057 to OC-089)."""

from .beach import LANDWARD, NOWHERE, SEA, SEAWARD
from .race import Race

# -- may it?


def reeds_stop(race: Race, colour: str, origin: str, cell: str) -> bool:
    """Final: the edge toward the land stops all who go toward the sea (OC-083). Prototype: my crab comes in by the sides only (OC-428)."""
    if "reeds" not in race.beach.kinds(cell) or (colour == race.active and race.reckless):
        return False
    if race.final:
        return origin[0] == cell[0] and race.beach.height(origin) < race.beach.height(cell)
    sides = [race.beach.beside(cell, "back-left"), race.beach.beside(cell, "back-right")]
    return colour == race.active and origin not in sides


def cards_owed(race: Race, colour: str, cell: str) -> int:
    """How many cards of mine it takes that this crab, which I move, goes there (OC-076, OC-D46, OC-D65)."""
    if not race.mine(colour) or not race.obstacle(cell):
        return 0
    return 0 if colour == race.active and race.reckless else 1


def free_for(race: Race, colour: str, cell: str, spent: int = 0) -> bool:
    """An unoccupied space whose conditions this crab meets when I move it there (OC-015). The sea is always free (OC-D66)."""
    if not race.beach.open(cell) or race.at(cell, but=colour) or reeds_stop(race, colour, race.cell(colour), cell):
        return False
    return len(race.hand()) - spent >= cards_owed(race, colour, cell)


def pushed_to(race: Race, colour: str) -> list[str]:
    """The directions in which a crab can be pushed, every chain thought through to its end (OC-061 to OC-064, OC-D4)."""
    found = []
    for direction in SEAWARD:
        cell = race.beach.beside(race.cell(colour), direction)
        if not race.beach.open(cell):
            continue
        if reeds_stop(race, colour, race.cell(colour), cell):  # OC-D6; in the prototype only my own crab is stopped
            continue
        there = race.at(cell, but=colour)
        if not there or pushed_to(race, there):
            found.append(direction)
    return found


def open_to_me(race: Race, cell: str, spent: int = 0, arrow: bool = False) -> bool:
    """Whether my crab, moving itself, may go to this space, occupied or not. An arrow crosses reeds (OC-D67)."""
    here, cards = race.here(), len(race.hand()) - spent
    if not race.beach.open(cell) or (not arrow and reeds_stop(race, race.active, here, cell)):
        return False
    owed = cards_owed(race, race.active, cell)
    other = race.at(cell, but=race.active)
    if other and race.mine(other):  # the two change places (OC-216)
        return cards >= owed + cards_owed(race, other, here)
    if other:
        return cards >= owed and bool(pushed_to(race.with_crab(race.active, cell), other))
    return cards >= owed


# -- what it does


def land(race: Race, colour: str, pushed: bool = False) -> None:
    """The effect of the space that a crab has come to."""
    cell, seat = race.cell(colour), race.owner(colour)
    careless = colour == race.active and race.reckless  # OC-110
    if "shell" in race.beach.kinds(cell):
        race.seats[seat]["shells"] += 1  # OC-080, OC-D68
    if race.knocks_over(cell) and not careless:
        race.crabs[colour]["down"] = True
    if race.obstacle(cell) and not careless and race.seats[seat]["hand"]:
        chosen = race.mine(colour) and not (pushed and colour != race.active)  # OC-075, OC-D65; a push is answered at random (OC-077)
        if chosen or not race.final:  # "he must discard a card": in the prototype the owner does
            race.steps.append({"owes": "obstacle", "seat": seat + 1})
        else:
            race.drop_any(seat)


def put(race: Race, colour: str, cell: str, pushed: bool = False) -> None:
    """A crab goes to a space: whoever is there will be pushed, after the effect of the space."""
    there = race.at(cell, but=colour)
    race.crabs[colour]["cell"] = cell
    if colour == race.active:
        race.entered = True
    if pushed:
        race.crabs[colour]["down"] = True
    if there:
        race.steps.append({"owes": "push", "seat": race.me + 1, "crab": there})
    land(race, colour, pushed)


def go(race: Race, cell: str) -> None:
    """My crab goes to a space by itself: it pushes others, and changes places with its own team (OC-061, OC-216)."""
    other, left = race.at(cell, but=race.active), race.here()
    if other and race.mine(other):
        change_places(race, other, left, cell)
    else:
        put(race, race.active, cell)


def change_places(race: Race, other: str, mine: str, theirs: str) -> None:
    """Both suffer their new spaces (OC-D20, OC-D35), mine first."""
    race.crabs[other]["cell"], race.crabs[race.active]["cell"] = mine, theirs
    race.entered = True
    race.steps.append({"owes": "landing", "seat": race.me + 1, "crab": other})
    land(race, race.active)


# -- where to


def directions(race: Race, icon: str, spent: int = 0) -> list[str]:
    """Where a basic move can lead my crab (OC-014)."""
    if not race.able():
        return []
    ways = {"forward": ("forward",), "diagonal": ("left", "right"), "seaward": SEAWARD, "shell": ()}[icon]
    return [way for way in ways if open_to_me(race, race.beach.beside(race.here(), way), spent)]


def leaps(race: Race) -> dict[str, str]:
    """Two spaces in a straight line toward the sea (OC-119); in the prototype one or two, in any line (OC-453)."""
    if not race.able():
        return {}
    found = {}
    for way in SEAWARD if race.final else SEAWARD + LANDWARD:
        for far in (2,) if race.final else (1, 2):
            cell = race.beach.along(race.here(), way, far)
            if cell != NOWHERE and open_to_me(race, cell):
                found[f"leap {way}" if far == 2 else f"leap {way} 1"] = cell
    return found


def jumps(race: Race) -> list[str]:
    """Free spaces as far from the sea as mine (OC-109)."""
    if not race.able():
        return []
    height = race.beach.height(race.here())
    row = [cell for cell in race.beach.spaces if race.beach.height(cell) == height and cell != race.here()]
    return [cell for cell in row if free_for(race, race.active, cell)]


def swaps(race: Race) -> list[str]:
    """Crabs beside mine whose space I may enter (OC-117, OC-D21, OC-D60); the prototype ignores all spaces here (OC-451)."""
    if not race.able():
        return []
    found = []
    for other in race.on_beach():
        if other == race.active or race.cell(other) not in race.beach.neighbours(race.here()):
            continue
        owed = cards_owed(race, race.active, race.cell(other)) + cards_owed(race, other, race.here())
        stopped = reeds_stop(race, race.active, race.here(), race.cell(other))
        if not race.final or (not stopped and len(race.hand()) >= owed):
            found.append(other)
    return found


def shortcut(race: Race, spent: int = 0) -> str:
    """Where a shortcut leads that my crab stands on and can pay (OC-082, OC-D25), or nowhere."""
    if not race.able() or "shortcut" not in race.beach.kinds(race.here()):
        return NOWHERE
    space = race.beach.spaces[race.here()]
    price = space["price"]
    fitting = [card for card in race.hand() if race.main(card) == price["icon"]]
    cell = str(space["arrow"])
    return cell if len(fitting) >= price["cards"] and open_to_me(race, cell, spent=price["cards"] + spent, arrow=True) else NOWHERE


def others_to(race: Race, colour: str, ways: tuple[str, ...], onto_crabs: bool = False) -> list[str]:
    """Where an action of mine can move a crab; the prototype's Move out does not ask for a free space (OC-440)."""
    found = []
    for way in ways if colour in race.on_beach() else ():
        cell = race.beach.beside(race.cell(colour), way)
        there = race.at(cell, but=colour) if cell not in (SEA, NOWHERE) else ""
        if there and onto_crabs:
            if pushed_to(race.with_crab(colour, cell), there):
                found.append(way)
        elif free_for(race, colour, cell):
            found.append(way)
    return found
