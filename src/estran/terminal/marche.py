"""La marche du crabe in a terminal: six rows of six cards, drawn from the view alone.

[ ]  a blank card          [A]  an object             {T}  a tourteau        nothing: a place whose card is gone
!A!  only you know: here is a trap                    (A)  only you know: a brother, but not for you
 @   the crabs, on a card or on none: [@] {@}          s   a shrimp to fetch: [s] {s}
>    before a card: something happened there that was not yet answered; after it: from there the crabs went
"""

import string
import textwrap
from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from ..core.choice import Choice
from ..core.words import say

COLUMNS, ROWS = "abcdef", "123456"
WIDTH = 5
BEACH = 3 + WIDTH * len(COLUMNS) + 1
"""Where the landscapes and objects beside the beach begin."""
MARGIN = 8
"""Where the words about a crab begin."""
SIGNS = {"vertical": "|", "horizontal": "—", "falling": "\\", "rising": "/", "hermit": "x"}
COLOURS = {
    "bateau": "bold #ffffff on #b3261e",
    "soleil": "bold #ffffff on #1d4ed8",
    "downhill": "bold #000000 on #4caf50",
    "uphill": "bold #000000 on #f2c037",
    "hermit": "bold #000000 on #f2c037",
}
OBJECT, TOURTEAU, CRABS, BAIT = "bold cyan", "bold red", "bold #000000 on #f28c28", "bold magenta"
TRAP, TIMID = "bold #ffffff on #b3261e", "bold #ffffff on #1d4ed8"
FRAMES = {"traps": "!{}!", "brothers": "({})"}
"""What a seat's own cards mean, around the letter of an object."""


def board(
    view: Mapping[str, Any], seat: int | None, seats: Sequence[str], told: Sequence[Mapping[str, Any]], language: str, width: int
) -> list[Text]:
    """The beach with the landscape and the objects of each row beside it, or where that is too wide under it; then how things stand."""
    lines = [Text("   " + "".join(f"{column:^{WIDTH}}" for column in COLUMNS), "dim")]
    beside = [_row_words(view, row, language) for row in ROWS]
    fits = BEACH + max(map(len, beside)) <= width
    for row, words in zip(ROWS, beside, strict=True):
        drawn = int(row) == view["row"] and not view["over"]
        line = Text().append(f"{'>' if drawn else ' '}{row} ", "bold" if drawn else "dim")
        for column in COLUMNS:
            line.append_text(_cell(view, told, column + row))
        lines.append(line + Text(" ") + words if fits else line)
    if not fits:
        lines += [Text().append(f" {row} ", "dim").append_text(words) for row, words in zip(ROWS, beside, strict=True)]
    lines += [*_wrapped(_signs(view, language), width, "dim"), Text()]
    lines += _standing(view, language, width) + _crabs(view, seats, language, width)
    for line in lines:
        line.rstrip()
    return lines


# -- the beach


def _cell(view: Mapping[str, Any], told: Sequence[Mapping[str, Any]], cell: str) -> Text:
    began = any(happened["kind"] == "moved" and happened["start"] == cell for happened in told)
    ended = any(cell in (happened.get("cell"), happened.get("end")) for happened in told)
    return Text().append(">" if ended else " ", "bold").append_text(_card(view, cell)).append(">" if began else " ", "bold")


def _card(view: Mapping[str, Any], cell: str) -> Text:
    """What lies on a cell, in three signs."""
    if cell in view["objects"]:
        return _object(view, view["objects"][cell])
    inside = "@" if cell == view["crabs"] else "s" if cell in view["bait"] else ""
    style = {"@": CRABS, "s": BAIT}.get(inside, "dim")
    if cell in view["tourteaux"]:
        return Text().append("{", TOURTEAU).append(inside or "T", style if inside else TOURTEAU).append("}", TOURTEAU)
    frame = "  " if cell in view["bare"] else "[]"
    return Text().append(frame[0], "dim").append(inside or " ", style).append(frame[1], "dim")


def _object(view: Mapping[str, Any], thing: str) -> Text:
    """The letter of an object, framed by what the seat's own card of it says."""
    if view["hand"] and thing in view["hand"]["objects"]:
        meaning = view["hand"]["meaning"]
        return Text().append(FRAMES[meaning].format(letter(view, thing)), TRAP if meaning == "traps" else TIMID)
    return Text().append("[", "dim").append(letter(view, thing), OBJECT).append("]", "dim")


def letter(view: Mapping[str, Any], thing: str) -> str:
    return string.ascii_uppercase[list(view["names"]).index(thing)]


def named(view: Mapping[str, Any], things: Sequence[str], language: str) -> str:
    return ", ".join(view["names"][thing][language] for thing in things)


def _row_words(view: Mapping[str, Any], row: str, language: str) -> Text:
    """The landscape of a row, and the objects that still lie there."""
    words = Text().append(view["terrain"][int(row) - 1][language], "dim")
    lying = set(view["objects"].values())
    there = {thing for cell, thing in view["dealt"]["objects"].items() if cell[1] == row}
    for thing in view["names"]:
        if thing in there & lying:
            words.append("  ").append_text(_object(view, thing)).append(f" {view['names'][thing][language]}")
    return words


def _signs(view: Mapping[str, Any], language: str) -> str:
    """What the signs mean, as far as they can be on this beach."""
    own = [view["hand"]["meaning"]] if view["hand"] else []
    more = (["bait"] if view["bait"] else []) + own
    return "  ".join([say(language, "marche-signs"), *(say(language, f"marche-sign-{sign}") for sign in more)])


# -- how things stand


def _standing(view: Mapping[str, Any], language: str, width: int) -> list[Text]:
    freed, sprung = named(view, view["freed"], language), named(view, view["sprung"], language)
    shrimps = say(language, "marche-shrimps", number=view["shrimps"], signs=f" {'s' * view['shrimps']}".rstrip(), bait=len(view["bait"]))
    lines = [
        *_wrapped(say(language, "marche-freed-so-far", number=len(view["freed"]), names=freed), width),
        *(_wrapped(say(language, "marche-sprung-so-far", names=sprung), width) if sprung else []),
        *_wrapped(shrimps, width),
    ]
    if view["over"]:
        return lines
    coming = ", ".join(map(str, view["to_come"]))
    lines += _wrapped(say(language, "marche-clock", turn=view["turn"], row=view["row"], coming=coming), width)
    for warning in view["warnings"]:
        lines += _wrapped("! " + say(language, f"marche-warning-{warning['why']}", row=warning["row"]), width, TOURTEAU)
    if view["hand"]:
        cards = ", ".join(f"{letter(view, thing)} {view['names'][thing][language]}" for thing in view["hand"]["objects"])
        lines += _wrapped(say(language, f"marche-your-{view['hand']['meaning']}", names=cards), width, "bold")
    return lines


def _wrapped(words: str, width: int, style: str = "") -> list[Text]:
    return [Text(line, style) for line in textwrap.wrap(words, width)]


def _crabs(view: Mapping[str, Any], seats: Sequence[str], language: str, width: int) -> list[Text]:
    """A line a seat: whose turn it is, the crab and the way it goes, and who plays it; once it is over, what it held."""
    lines = []
    for place, (crab, name) in enumerate(zip(view["seats"], seats, strict=True), start=1):
        moving = place == view["to_move"] and not view["over"]
        if view["hands"]:
            what = say(language, f"marche-held-{crab['meaning']}", names=named(view, view["hands"][place - 1], language))
        else:
            what = say(language, f"marche-way-{crab['way']}")
        first, *more = _wrapped(
            say(language, "marche-seat", crab=say(language, f"marche-crab-{crab['crab']}"), who=name, what=what), width - MARGIN
        )
        sign = Text().append("> " if moving else "  ", "bold").append(f" {place} {SIGNS[crab['way']]} ", COLOURS[crab["crab"]])
        lines += [sign + Text(" ") + first, *(Text(" " * MARGIN) + line for line in more)]
    return lines


# -- choices and events


def heading(view: Mapping[str, Any], choice: Choice) -> Text:
    """The card of a row, or the way of the crab that moves."""
    if choice.verb == "appear":
        return Text().append("{T}", TOURTEAU)
    crab = view["seats"][view["to_move"] - 1]
    return Text().append(f" {SIGNS[crab['way']]} ", COLOURS[crab["crab"]])


def label(view: Mapping[str, Any], choice: Choice, language: str) -> str:
    """The cell, with the letter of the object that lies there."""
    kind, _, name = choice.things[-1].partition(":")
    if kind == "button":
        words = say(language, f"marche-choice-{name}")
        return name if words == name else f"{name} ({words})"
    return f"{name} {letter(view, view['objects'][name])}" if name in view["objects"] else name


def arguments(view: Mapping[str, Any], told: Mapping[str, Any], language: str) -> dict[str, str | int]:
    """Objects are named in the language of who is told."""
    if "object" not in told:
        return {}
    return {"object": view["names"][told["object"]][language], "timid": int(told["timid"])}


def details(view: Mapping[str, Any], told: Mapping[str, Any], language: str) -> str:
    return ""
