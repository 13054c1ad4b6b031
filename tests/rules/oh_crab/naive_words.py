"""What the naive twin's choices are called, as the notation says. Choices of the Adventure Pack are words already."""

from estran.games.oh_crab.rules.board import AHEAD, BACK, BACK_LEFT, BACK_RIGHT, LEFT, RIGHT
from estran.games.oh_crab.rules.cards import FACE_NAMES, ICONS

from .naive_moving import SEA
from .numbers import FIRST_OF, PRINTED, SPECIAL_NAMES

CRABS = ["red", "orange", "blue", "green", "brown"]
DIRECTIONS = {AHEAD: "forward", LEFT: "left", RIGHT: "right", BACK: "back", BACK_LEFT: "back-left", BACK_RIGHT: "back-right"}
DIRECTION_CALLED = {name: direction for direction, name in DIRECTIONS.items()}


def space_name(place):
    return "sea" if place == SEA else f"{'abcdefg'[place[0]]}{place[1] + 1}"


def space_called(name):
    return SEA if name == "sea" else ("abcdefg".index(name[0]), int(name[1:]) - 1)


def card_name(card):
    return f"{'robgn'[card // 4]}{card % 4 + 1}" if card < 20 else f"{PRINTED[(card - 20) // 3]}{(card - 20) % 3 + 1}"


CARD_CALLED = {card_name(card): card for card in range(56)}


def written(beach, seat, action):
    """A choice of a seat in the notation."""
    if isinstance(action, str):
        return action
    verb = max((name for name, first in FIRST_OF.items() if first <= action), key=FIRST_OF.get)
    n = action - FIRST_OF[verb]
    if verb in ("discard", "give", "plan", "keep"):
        return f"{verb} {card_name(n)}"
    return {
        "push": lambda: f"push {DIRECTIONS[n]}",
        "move": lambda: DIRECTIONS[n],
        "stand": lambda: f"stand {['forward', 'diagonal', 'seaward', 'chef'][n]}",
        "take": lambda: f"take {['1', '2', '3', 'pile'][n]}",
        "chef": lambda: f"chef {['left', 'right'][n]}",
        "special": lambda: SPECIAL_NAMES[n],
        "extra": lambda: FACE_NAMES[n],
        "place": lambda: f"place {n + 1}",
        "activate": lambda: f"activate {CRABS[2 * seat + n]}",
        "add": lambda: f"add {['left', 'right'][n]}",
        "use": lambda: f"use {ICONS[n]}",
        "shove": lambda: f"move {CRABS[n // 6]} {DIRECTIONS[n % 6]}",
        "stay": lambda: f"{CRABS[n]} stays",
        "jump": lambda: f"jump {space_name((n, beach.active.place[1]))}",
        "leap": lambda: f"leap {DIRECTIONS[n]}",
        "snack": lambda: f"snack {card_name(n // 2)} {['left', 'right'][n % 2]}",
        "swap": lambda: f"swap {CRABS[n]}",
    }.get(verb, lambda: verb)()
