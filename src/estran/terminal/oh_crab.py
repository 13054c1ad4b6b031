"""Oh Crab! in a terminal: the beach on the left with the sea on top, the players and the market beside it, one's own hand as drawn cards.

[R]   a crab by the letter of its colour (R red, O orange, B blue, G green, N brown); /R/ one that is knocked over, >R< one that has moved
o x   obstacle, knock-over obstacle      $  shell      e  exchange      s  shortcut      ?  surprise
= ## reeds on the landward edge, inaccessible      ^ < >  current
On cards: $ shell, ^ forward, % diagonal, * seaward; two like halves that touch are joined: (^)
"""

import textwrap
from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any

from rich.text import Text

from ..core.choice import Choice
from ..core.words import say
from . import oh_crab_adventure as adventure
from .lines import wrapped

LETTERS = {"red": "R", "orange": "O", "blue": "B", "green": "G", "brown": "N"}
COLOURS = {
    "red": "bold #ffffff on #b3261e",
    "orange": "bold #000000 on #f59e0b",
    "blue": "bold #ffffff on #1d4ed8",
    "green": "bold #ffffff on #166534",
    "brown": "bold #ffffff on #78350f",
}
SIGNS = {"obstacle": "o", "knock-over": "x", "shell": "$", "exchange": "e", "shortcut": "s", "surprise": "?"}
STYLES = {"#": "dim", "o": "yellow", "x": "red", "$": "bold magenta", "=": "green", "s": "cyan", "e": "cyan"}
ICONS = {"shell": "$", "forward": "^", "diagonal": "%", "seaward": "*", "": "."}
COLUMNS = "abcdefg"
PITCH = 4
"""How far apart columns are; hexes of one half row are two columns apart."""
LEFT = 7
"""Room for the tile and the half row."""
BEACH = LEFT + PITCH * len(COLUMNS) + 3
INNER = 13
"""How wide the inside of a drawn card is."""

View = Mapping[str, Any]
Told = Mapping[str, Any]


def board(view: View, seat: int | None, seats: Sequence[str], told: Sequence[Told], language: str, width: int) -> list[Text]:
    """The beach, beside it everything else; the seat's own hand last, next to the choices."""
    beach = _beach(view, told, language)
    beside = _beside(view, seat, seats, language, width - BEACH - 1)
    lines = []
    for left, right in zip_longest(beach, beside, fillvalue=Text()):
        line = left.copy()
        line.pad_right(max(0, BEACH - len(line)))
        lines.append(line + Text(" ") + right)
    lines += wrapped(say(language, "oh-crab-signs"), width, "dim")
    if "modules" in view:
        lines += wrapped(say(language, "oh-crab-signs-more"), width, "dim")
    if seat is not None and view["seats"][seat]["cards"]:
        lines += [Text(), *_drawn(view, view["seats"][seat]["cards"], language, width)]
    if seat is not None:
        lines += adventure.dealt(view, seat, language, width)
    if not view["over"]:
        lines += [Text(), *adventure.due(view, language, width), *wrapped(adventure.owed(view, language), width, "bold")]
    for line in lines:
        line.rstrip()
    return lines


# -- the beach


def _beach(view: View, told: Sequence[Told], language: str) -> list[Text]:
    """A line for each half row, from the sea down to the land; the first of a tile bears its name."""
    crabs = {crab["cell"]: crab for crab in view["crabs"]}
    moved = {happened["crab"] for happened in told if happened["kind"] in ("moved", "pushed", "carried", "swapped")}
    moved |= {happened["other"] for happened in told if happened["kind"] == "swapped"}
    names = dict(_tops(view["board"]))
    borders = adventure.borders(view, language)
    lines = [_sea(view, language)]
    for half_row in range(2 * view["board"]["rows"], 0, -1):
        line = Text(f"{names.get(half_row, ''):>2}{half_row:>4} ")
        for column in range((half_row + 1) % 2, len(COLUMNS), 2):
            line.pad_right(max(0, LEFT + PITCH * column - len(line)))
            cell = f"{COLUMNS[column]}{half_row}"
            line.append_text(_hex(view, cell, crabs.get(cell), moved))
        lines.append(line)
        if half_row in borders:
            lines.append(borders[half_row])
    letters = Text(" " * (LEFT + 1)).append((" " * (PITCH - 1)).join(COLUMNS), "dim")
    return [*lines, letters]


def _tops(beach: Mapping[str, Any]) -> list[tuple[int, str]]:
    """The uppermost half row of each tile, with its name."""
    found, row = [], 0
    for tile, rows in zip(beach["tiles"], beach["tile_rows"], strict=True):
        row += rows
        found.append((2 * row, tile))
    return found


def _sea(view: View, language: str) -> Text:
    line = Text("~~~~~~~ ", "blue").append(say(language, "oh-crab-sea"), "bold blue").append(" ")
    for crab in view["crabs"]:
        if crab["cell"] == "sea":
            line.append_text(_crab(crab, set())).append(" ")
    return line.append("~" * max(0, BEACH - 1 - len(line)), "blue")


def _hex(view: View, cell: str, crab: Mapping[str, Any] | None, moved: set[str]) -> Text:
    """What lies on a space, and who stands on it."""
    signs = _signs(view, view["board"]["spaces"][cell], cell)
    text = Text(" ") if crab is None else _crab(crab, moved)
    if crab is None and not signs:
        return text.append(".", "dim")
    for sign in signs:
        text.append(sign, STYLES.get(sign) or adventure.STYLES.get(sign, ""))
    return text


def _crab(crab: Mapping[str, Any], moved: set[str]) -> Text:
    before, after = ("/", "/") if crab["down"] else (">", "<") if crab["colour"] in moved else ("[", "]")
    return Text().append(f"{before}{LETTERS[crab['colour']]}{after}", COLOURS[crab["colour"]])


def _signs(view: View, space: Mapping[str, Any], cell: str) -> str:
    kinds = space["kinds"]
    more = adventure.sign(view, cell, kinds)
    if "inaccessible" in kinds:
        return "##"
    current = ""
    if "current" in kinds:
        arrow = space["arrow"][0] if space["arrow"] != "sea" else cell[0]
        current = "^" if arrow == cell[0] else "<" if arrow < cell[0] else ">"
    return (
        ("=" if "reeds" in kinds else "")
        + "".join(SIGNS[kind] for kind in kinds if kind in SIGNS and not (more and kind == "surprise"))
        + more
        + current
    )


# -- beside it


def _beside(view: View, seat: int | None, seats: Sequence[str], language: str, width: int) -> list[Text]:
    lines = wrapped(say(language, "oh-crab-round", round=view["round"], chef=view["chef"]), width, "bold")
    for place, name in enumerate(seats):
        lines += [Text(), *_player(view, place, name, language, width)]
        if place + 1 == view["turn"] and view["begun"]:
            lines += _left(view, language, width)
    lines += [Text(), Text(say(language, "oh-crab-market"), "bold")]
    for slot, stack in enumerate(view["market"], start=1):
        if stack:
            more = f" +{len(stack) - 1}" if len(stack) > 1 else ""
            lines += wrapped(f"{slot} {_told_card(view, stack[0], language)}{more}", width)
    lines += wrapped(say(language, "oh-crab-pile", number=view["pile"]), width)
    lines += [Text(), Text(say(language, "oh-crab-extras"), "bold")]
    for extra in view["extras"]:
        lines += wrapped(adventure.extra(view, extra, language), width)
    return [*lines, *adventure.beside(view, language, width), *_shortcuts(view, language, width)]


def _shortcuts(view: View, language: str, width: int) -> list[Text]:
    lines: list[Text] = []
    for cell, space in view["board"]["spaces"].items():
        if "shortcut" in space["kinds"]:
            price = " ".join([ICONS[space["price"]["icon"]]] * space["price"]["cards"])
            lines += wrapped(say(language, "oh-crab-shortcut", start=cell, end=space["arrow"], price=price), width)
    return [Text(), *lines] if lines else []


def _player(view: View, place: int, name: str, language: str, width: int) -> list[Text]:
    """Who plays which crabs, with how many cards and shells; then the track and the discards."""
    one = view["seats"][place]
    line = Text("> " if place + 1 in view["asked"] else "  ", "bold")
    for colour in one["crabs"]:
        line.append(f" {LETTERS[colour]} ", COLOURS[colour])
    words = say(language, "oh-crab-player", seat=place + 1, who=name, cards=one["hand"], shells=one["shells"])
    lines = [line.append(f" {words}"), *adventure.of_player(view, place, language, width)]
    if one["planned"]:
        lines += wrapped("    " + say(language, "oh-crab-planned", card=_unknown(one["planned"], language)), width)
    if one["track"]:
        lines += _row("    ", _track(one), width)
    if one["discards"]:
        lines += wrapped("    " + say(language, "oh-crab-discards", cards=" ".join(one["discards"])), width, "dim")
    return lines


def _track(one: Mapping[str, Any]) -> list[Text]:
    """The cards from left to right, with the icons that are joined between them."""
    between = ["".join(f"({ICONS[icon]})" for icon in joined if icon) or "-" for joined in one["joined"]]
    return [Text(card).append(after, "bold") for card, after in zip(one["track"], [*between, ""], strict=True)]


def _left(view: View, language: str, width: int) -> list[Text]:
    """What the turn still has."""
    icons = [ICONS[icon] * number for icon, number in view["pool"].items() if number]
    chef = [adventure.chefs_move(view, language)] if view["chef_move"] else []
    left = " ".join([*icons, *chef, *(view["specials"][special][language]["name"] for special in view["ready"])])
    reckless = [say(language, "oh-crab-reckless")] if view["reckless"] else []
    words = say(language, "oh-crab-left", left=left) if left else say(language, "oh-crab-nothing-left")
    return wrapped("    " + " ".join([words, *reckless]), width, "bold")


def _row(start: str, parts: Sequence[Text], width: int) -> list[Text]:
    """Parts in a line, or in as many as they need."""
    lines = [Text(start)]
    for part in parts:
        if len(lines[-1]) > len(start) and len(lines[-1]) + len(part) > width:
            lines.append(Text(" " * len(start)))
        lines[-1].append_text(part)
    return lines


# -- cards


def _drawn(view: View, hand: Sequence[str], language: str, width: int) -> list[Text]:
    """A hand as cards beside each other, in rows where it is large."""
    a_row = max(1, (width - 1) // (INNER + 3))
    lines: list[Text] = []
    for start in range(0, len(hand), a_row):
        drawn = [_card(view, card, language) for card in hand[start : start + a_row]]
        lines += [Text(" ").join([Text(), *parts]) for parts in zip(*drawn, strict=True)]
    return lines


def _card(view: View, card: str, language: str) -> list[Text]:
    """Its name, halves above and below, the main action between them, and its special action."""
    printed = view["cards"][card]
    main = say(language, "oh-crab-table-icon", icon=printed["main"])
    special = view["specials"][printed["special"]][language]["name"] if printed["special"] else ""
    first, second = [*textwrap.wrap(special, INNER - 2), "", ""][:2]
    inside = [
        Text(f" {card}", "bold"),
        Text(f"{ICONS[printed['left'][0]]}{ICONS[printed['main']]:^{INNER - 2}}{ICONS[printed['right'][0]]}"),
        Text(f"{ICONS[printed['left'][1]]}{main:^{INNER - 2}}{ICONS[printed['right'][1]]}"),
        Text(f" {first}", "italic"),
        Text(f" {second}", "italic"),
    ]
    for text in inside:
        text.pad_right(INNER - len(text))
    edge = "-" * INNER
    return [Text(f".{edge}."), *(Text("|") + text + Text("|") for text in inside), Text(f"'{edge}'")]


def _told_card(view: View, card: str, language: str) -> str:
    """A card in a line: halves, main action, halves, special action."""
    printed = view["cards"][card]
    halves = ["".join(ICONS[half] for half in printed[side]) for side in ("left", "right")]
    special = f" {view['specials'][printed['special']][language]['name']}" if printed["special"] else ""
    return f"{card} {halves[0]}<{ICONS[printed['main']]}>{halves[1]}{special}"


def _unknown(card: str, language: str) -> str:
    return say(language, "oh-crab-a-card") if card in ("?", "") else card


# -- choices and events


def heading(view: View, choice: Choice) -> Text:
    """Choices with the same verb stand together."""
    return Text(choice.notation.partition(" ")[0] if " " in choice.notation else "", "dim")


def label(view: View, choice: Choice, language: str) -> str:
    rest = choice.notation.partition(" ")[2] or choice.notation
    if choice.verb == "special":
        return f"{rest} ({view['specials'][rest][language]['name']})"
    if choice.verb == "extra":
        extra = next(extra for extra in view["extras"] if extra["face"] == rest)
        return f"{rest} ({extra[language]['name']})"
    if choice.verb == "move":
        return f"{rest} {choice.things[-1].partition(':')[2]}"
    return adventure.label(view, choice, language) or rest


def arguments(view: View, told: Told, language: str) -> dict[str, str | int]:
    """Cards, crabs, icons, special and extra actions by their names."""
    said = adventure.arguments(view, told, language)
    if "card" in told:
        said["card"] = told["card"] or say(language, "oh-crab-a-card")
    for field in ("crab", "other"):
        if field in told:
            crab = say(language, "oh-crab-table-crab", crab=told[field])
            said[field] = say(language, "oh-crab-crab", crab=crab)
    if "chef" in told:
        said["chef"] = say(language, "player", seat=told["chef"])
    if "icon" in told:
        said["icon"] = say(language, "oh-crab-table-icon", icon=told["icon"])
    if "special" in told:
        said["special"] = view["specials"][told["special"]][language]["name"]
    if "face" in told:
        faces = {extra["face"]: extra[language]["name"] for extra in view["extras"]}
        said["face"] = faces.get(told["face"]) or told["face"]
    return said


def details(view: View, told: Told, language: str) -> str:
    return adventure.details(view, told, language)


def card(view: View, what: str, language: str) -> list[Text]:
    """What is printed on a card, what a special action does, or an extra one; all special actions where nothing is named."""
    asked = what.strip().lower()
    lines = []
    if asked in view["cards"]:
        lines.append(Text(f"  {_told_card(view, asked, language)}", "bold"))
        asked = view["cards"][asked]["special"] or "nothing more"
    for extra in view["extras"]:
        if asked in ("", extra["face"].lower()):
            lines.append(Text().append(f"  {extra['face']} {extra[language]['name']}: ", "bold").append(extra[language]["text"]))
    for name, special in view["specials"].items():
        if asked in ("", name):
            lines.append(Text().append(f"  {name}, {special[language]['name']}: ", "bold").append(special[language]["text"]))
    return lines + adventure.card(view, asked, language)


LOOKS = {"card": card}
