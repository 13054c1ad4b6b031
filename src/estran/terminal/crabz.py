"""Crabz in a terminal: a hexagon of stacks, drawn from the view alone.

((1L))  a large crab of player 1 on top; (2M) a medium one; 3S a small one: the wider, the larger
c3 x4   under each: the name of the rock, and how many crabs stand on it
>c3     where a move ended that was not yet answered; c3> where it began
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from ..core.choice import Choice
from ..core.words import say

LENGTHS = {"a": 4, "b": 5, "c": 6, "d": 7, "e": 6, "f": 5, "g": 4}
WIDTH = 8
PANEL = 58
"""Where the column about the players begins."""
SHELLS = {"L": "(({}))", "M": "({})", "S": "{}"}
COLOURS = ("bold #ffffff on #b3261e", "bold #ffffff on #1d4ed8", "bold #000000 on #4caf50", "bold #000000 on #f2c037")
WATER = "blue"


def board(
    view: Mapping[str, Any], seat: int | None, seats: Sequence[str], told: Sequence[Mapping[str, Any]], language: str, width: int
) -> list[Text]:
    """The beach, two lines a row of rocks, and who plays: beside it, or where that is too wide, under it. `told` is what happened last."""
    lines: list[Text] = []
    rows = {cell[0] for cell in view["zone"]}
    for row, length in LENGTHS.items():
        if row not in rows:
            continue
        margin = Text(" " * ((7 - length) * WIDTH // 2))
        cells = [f"{row}{place}" for place in range(1, length + 1)]
        lines.append(margin + Text().join(_centred(_crab(view, told, cell)) for cell in cells))
        lines.append(margin + Text().join(_centred(_name(view, told, cell)) for cell in cells))
    panel = _panel(view, seats, language)
    if PANEL + max(map(len, panel)) > width:
        lines += panel
    else:
        for line, note in zip(lines, panel, strict=False):
            line.append(" " * (PANEL - len(line)))
            line.append_text(note)
    for line in lines:
        line.rstrip()
    return lines


def _centred(text: Text) -> Text:
    text.pad_left((WIDTH - len(text)) // 2)
    text.pad_right(WIDTH - len(text))
    return text


def shell(crab: str) -> Text:
    """A crab, as wide as it is large, in the colour of its player."""
    return Text().append(SHELLS[crab[1]].format(crab), COLOURS[int(crab[0]) - 1])


def _crab(view: Mapping[str, Any], told: Sequence[Mapping[str, Any]], cell: str) -> Text:
    if cell in view["cells"]:
        return shell(view["cells"][cell][-1])
    if cell == "d4" or any(cell in happened.get("lost", ()) for happened in told):
        return Text("~~~~", WATER)
    return Text("." if cell in view["zone"] else "", "dim")


def _name(view: Mapping[str, Any], told: Sequence[Mapping[str, Any]], cell: str) -> Text:
    began = any(happened.get("start") == cell for happened in told)
    ended = any(cell in (happened.get("end"), happened.get("cell")) for happened in told)
    height = len(view["cells"].get(cell, ()))
    bare = view["owes"] == "place" and cell in view["zone"]  # a rock that a crab may still be placed on
    if not height and not began and not ended and not bare:
        return Text()
    text = Text().append(f"{'>' if ended else ''}{cell}{'>' if began else ''}", "bold" if began or ended else "dim")
    if height > 1:
        text.append(f" x{height}", "bold")
    return text


def _panel(view: Mapping[str, Any], seats: Sequence[str], language: str) -> list[Text]:
    """Two lines a player: who it is, and how many of their crabs are on top and covered."""
    lines: list[Text] = []
    for seat, name in enumerate(seats, start=1):
        moving = seat == view["to_move"] and not view["over"]
        crabs = [crab for stack in view["cells"].values() for crab in stack if crab[0] == str(seat)]
        top = len(view["visible"][seat - 1])
        standing = "crabz-seat-out" if seat in view["out"] else "crabz-seat"
        lines.append(Text().append("> " if moving else "  ", "bold").append(f" {seat} ", COLOURS[seat - 1]).append(f" {name}"))
        lines.append(Text("  " + say(language, standing, top=top, under=len(crabs) - top), "dim"))
    return lines


def heading(view: Mapping[str, Any], choice: Choice) -> Text:
    """What a line of choices has in common: the crab that moves or is placed, or the group that stays."""
    names = [thing.partition(":")[2] for thing in choice.things]
    if choice.verb == "move":
        return shell(view["cells"][names[0]][-1]) + Text(f" {names[0]}")
    if choice.verb == "place":
        return shell(names[0])
    return Text(" ".join(next(group for group in view["groups"] if names[0] in group)))


def label(view: Mapping[str, Any], choice: Choice, language: str) -> str:
    """Where a crab goes; for a group, its first rock."""
    return choice.things[-1].partition(":")[2]


def arguments(view: Mapping[str, Any], told: Mapping[str, Any], language: str) -> dict[str, str | int]:
    """What a sentence about an event needs besides its own fields."""
    if told["kind"] != "wave":
        return {}
    return {"crabs": sum(map(len, told["lost"].values())), "rocks": len(told["lost"])}


def details(view: Mapping[str, Any], told: Mapping[str, Any], language: str) -> str:
    """What a wave took, rock by rock, the top crab first."""
    if told["kind"] != "wave":
        return ""
    return ", ".join(f"{cell} ({' '.join(reversed(stack))})" for cell, stack in told["lost"].items())


def stack(view: Mapping[str, Any], what: str, language: str) -> list[Text]:
    """The tower on a rock, top first."""
    return [Text("  ") + shell(crab) for crab in reversed(view["cells"].get(what.strip().lower(), ()))]


LOOKS = {"stack": stack}
