"""What each step that is owed asks for, and what the answer does."""

from typing import Any

from .beach import AROUND, LANDWARD, SEAWARD
from .entering import change_places, go, jumps, leaps, others_to, pushed_to, put, shortcut, swaps
from .race import Race
from .turn import MOVES, PATHS, basic_moves, icons_for, pays_for, worth

WAYS = {"seagull": LANDWARD, "call": SEAWARD, "move-out": AROUND}


def answers(race: Race, step: dict[str, Any]) -> set[str] | None:
    """The notations that answer a step; None where this twin has no opinion."""
    owes, hand = step["owes"], race.seats[step["seat"] - 1]["hand"]
    if owes == "move":
        between = {"shortcut"} if step["second"] and shortcut(race) else set()
        return basic_moves(race, step["moves"]) | between | {"done"}
    if owes in WAYS:
        return herding(race, step)
    if owes == "snack":
        return {f"snack {card} {end}" for card in hand for end in (("left", "right") if race.seats[race.me]["track"] else ("right",))}
    simple = {
        "push": lambda: {f"push {way}" for way in pushed_to(race, step["crab"])},
        "jump": lambda: {f"jump {cell}" for cell in jumps(race)},
        "leap": lambda: set(leaps(race)),
        "swap": lambda: {f"swap {colour}" for colour in swaps(race)},
        "obstacle": lambda: {f"discard {card}" for card in hand},
        "cost": lambda: {f"discard {card}" for card in hand if pays_for(race, step["special"], card)},
        "toll": lambda: {f"discard {card}" for card in hand if race.main(card) == race.beach.spaces[race.here()]["price"]["icon"]},
        "icon": lambda: {f"use {icon}" for icon in icons_for(race, step["special"]) if worth(race, icon)},
        "current": lambda: {"carried", "done"} if may_stay(race) else {"carried"},
    }
    return simple[owes]() if owes in simple else None


def herding(race: Race, step: dict[str, Any]) -> set[str]:
    """Crabs that an action moves. Called, one that can go must, and one that cannot may be left (OC-D17); gulls may stop (OC-103)."""
    onto_crabs = step["owes"] == "move-out" and not race.final
    ways = {colour: others_to(race, colour, WAYS[step["owes"]], onto_crabs) for colour in step["crabs"]}
    found = {f"move {colour} {way}" for colour in ways for way in ways[colour]}
    if step["owes"] == "call" and found:
        found |= {f"{colour} stays" for colour in ways if not ways[colour]}
    return found | {"done"} if step["owes"] == "seagull" else found


def may_stay(race: Race) -> bool:
    """Reckless ignores a current that one has entered in this turn, not one on which it began (OC-D56)."""
    return race.reckless and bool(race.entered)


# -- answering


def answer(race: Race, step: dict[str, Any], notation: str) -> None:
    """Take the step off and do what the answer says."""
    assert race.steps.pop() is step
    words, owes = notation.split(), step["owes"]
    if owes == "move":
        walk(race, step, words)
    elif owes in WAYS:
        herd(race, step, words)
    elif owes == "push":
        put(race, step["crab"], race.beach.beside(race.cell(step["crab"]), words[1]), pushed=True)
    elif owes == "jump":
        go(race, words[1])
    elif owes == "leap":
        way, far = words[1], int(words[2]) if len(words) > 2 else 2
        go(race, race.beach.along(race.here(), way, far))
    elif owes == "swap":
        exchange(race, words[1])
    elif owes in ("obstacle", "toll", "cost"):
        pay(race, step, words[1])
    elif owes == "icon":
        use(race, words[1])
    elif owes == "snack":
        race.seats[race.me]["hand"].remove(words[1])
    elif owes == "current" and words == ["carried"]:
        carry(race)


def walk(race: Race, step: dict[str, Any], words: list[str]) -> None:
    """One move of those that are owed; the rest follow at once, interrupted by a shortcut only (OC-113, OC-114)."""
    if words == ["done"]:
        return
    if words == ["shortcut"]:
        race.steps.append(step)
        follow(race)
        return
    icon = words[1] if words[0] == "stand" else spent_on(step["moves"], words[0])
    left = {**step["moves"], icon: step["moves"][icon] - 1}
    if any(left.values()):
        race.steps.append({**step, "moves": left, "second": True})
    if words[0] == "stand":
        race.crabs[race.active]["down"] = False
    else:
        go(race, race.beach.beside(race.here(), words[0]))


def spent_on(moves: dict[str, int], way: str) -> str:
    """The icon that a move uses up: the narrower one."""
    narrow = "forward" if way == "forward" else "diagonal"
    return narrow if moves[narrow] else "seaward"


def herd(race: Race, step: dict[str, Any], words: list[str]) -> None:
    if words == ["done"]:
        return
    colour = words[1] if words[0] == "move" else words[0]
    rest = [other for other in step["crabs"] if other != colour]
    if rest and step["owes"] != "move-out":
        race.steps.append({**step, "crabs": rest})
    if words[0] == "move":
        put(race, colour, race.beach.beside(race.cell(colour), words[2]))


def exchange(race: Race, other: str) -> None:
    """Final: both suffer their new spaces. Prototype: neither does (OC-451)."""
    mine, theirs = race.here(), race.cell(other)
    if race.final:
        change_places(race, other, mine, theirs)
    else:
        race.crabs[other]["cell"], race.crabs[race.active]["cell"] = mine, theirs
        race.entered = True


def follow(race: Race) -> None:
    """A shortcut is taken: its price is owed."""
    race.steps.append({"owes": "toll", "seat": race.me + 1, "cards": race.beach.spaces[race.here()]["price"]["cards"]})


def pay(race: Race, step: dict[str, Any], card: str) -> None:
    race.drop(step["seat"] - 1, card)
    if step["owes"] == "toll":
        if step["cards"] > 1:
            race.steps.append({**step, "cards": step["cards"] - 1})
        else:
            go(race, str(race.beach.spaces[race.here()]["arrow"]))
    elif step["owes"] == "cost":
        special = step["special"]
        if special in PATHS:
            moving(race, PATHS[special])
        elif special == "impulse":
            use(race, race.main(card))
        else:
            race.steps.append({"owes": "icon", "seat": race.me + 1, "special": special})


def use(race: Race, icon: str) -> None:
    if icon == "shell":
        race.seats[race.me]["shells"] += 1
    else:
        moving(race, {name: int(name == icon) for name in MOVES})


def moving(race: Race, moves: dict[str, int]) -> None:
    race.steps.append({"owes": "move", "seat": race.me + 1, "moves": dict(moves), "second": False})


def carry(race: Race) -> None:
    """What a current does at the end of a turn (OC-084 to OC-087, OC-429)."""
    put(race, race.active, str(race.beach.spaces[race.here()]["arrow"]))
