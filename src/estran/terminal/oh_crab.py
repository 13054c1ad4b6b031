"""Oh Crab! in a terminal: the beach with the sea on top, the market beside it, and the players below, all from the view alone.

[    ]  a space; its neighbours toward the sea are the next one straight above and the two half a row higher beside it
[o$  ]  what the space is, by signs that stand for themselves without colour; ###### is inaccessible
[ (R)]  a crab that stands: its letter as a capital; [ _r_] one that is knocked over
>       before a space: something came there that was not yet answered; after it: something went from there
^.[$]/. a card: the halves on its left, above and below, the main action, the halves on its right; . is no half
"""

import textwrap
from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from ..core.choice import Choice
from ..core.words import say

COLUMNS = "abcdefg"
STRIDE = 5
"""From a column to the next; as every second column lies half a row higher, a space has twice that room."""
INNER = 6
"""How wide the inside of a space is."""
MARGIN = 5
"""For the name of a tile and the number of a half row."""
BEACH = MARGIN + STRIDE * (len(COLUMNS) - 1) + INNER + len(" [] ")
PANEL = 34
INDENT = 8
"""Where the words about a player begin."""
KINDS = {"obstacle": "o", "knock-over": "x", "reeds": "=", "shell": "$", "exchange": "e", "shortcut": "s", "current": "^"}
ICONS = {"shell": "$", "forward": "^", "diagonal": "/", "seaward": "*", "": "."}
LETTERS = {"red": "r", "orange": "o", "blue": "b", "green": "g", "brown": "n"}
COLOURS = {
    "red": "bold #ffffff on #b3261e",
    "orange": "bold #000000 on #f28c28",
    "blue": "bold #ffffff on #1d4ed8",
    "green": "bold #000000 on #4caf50",
    "brown": "bold #ffffff on #6b4226",
}
TERRAIN = {"o": "yellow", "x": "bold red", "=": "green", "$": "bold magenta", "e": "bold cyan", "s": "bold cyan"}
WATER = "bold blue"


def board(
    view: Mapping[str, Any], seat: int | None, seats: Sequence[str], told: Sequence[Mapping[str, Any]], language: str, width: int
) -> list[Text]:
    """The beach and beside it, or where that is too wide below it, market, extra actions and signs; then the players and the turn."""
    beach = _beach(view, told)
    panel = _panel(view, language)
    lines = _beside(beach, panel) if width > BEACH + PANEL else [*beach, Text(), *panel]
    lines.append(Text())
    for place, name in enumerate(seats):
        lines += _player(view, place, name, place == seat, language, width)
    if seat is not None and view["seats"][seat]["cards"]:
        lines += [Text(), *_hand(view, seat, language, width)]
    lines += [Text(), *_turn(view, language, width)]
    for line in lines:
        line.rstrip()
    return lines


def _beside(beach: Sequence[Text], panel: Sequence[Text]) -> list[Text]:
    lines = []
    for n in range(max(len(beach), len(panel))):
        line = beach[n].copy() if n < len(beach) else Text()
        line.pad_right(BEACH + 1 - len(line))
        lines.append(line + panel[n] if n < len(panel) else line)
    return lines


# -- the beach


def _beach(view: Mapping[str, Any], told: Sequence[Mapping[str, Any]]) -> list[Text]:
    """A line a half row, the sea first."""
    letters = Text(" " * MARGIN + "".join(f"{column:^{STRIDE}}" for column in COLUMNS), "dim")
    letters.pad_left(1)
    halves = 2 * view["board"]["rows"]
    return [_sea(view, told), *(_half_row(view, told, half) for half in range(halves, 0, -1)), letters]


def _sea(view: Mapping[str, Any], told: Sequence[Mapping[str, Any]]) -> Text:
    line = Text(" " * MARGIN)
    arrived = any(happened.get("end") == "sea" for happened in told)
    line.append(">" if arrived else "~", "bold" if arrived else WATER).append("~ ", WATER)
    for crab in view["crabs"]:
        if crab["cell"] == "sea":
            line.append_text(_crab(crab)).append(" ")
    return line.append("~" * (BEACH - len(line)), WATER)


def _half_row(view: Mapping[str, Any], told: Sequence[Mapping[str, Any]], half: int) -> Text:
    line = Text(f"{_tile(view, half):<2} {half:>2}", "dim")
    for n, column in enumerate(COLUMNS):
        if n % 2 != (half - 1) % 2:
            continue
        line.pad_right(MARGIN + STRIDE * n - len(line))
        line.append_text(_space(view, told, f"{column}{half}"))
    return line


def _tile(view: Mapping[str, Any], half: int) -> str:
    """The tile whose last half row this is."""
    end = 0
    for tile, rows in zip(view["board"]["tiles"], view["board"]["tile_rows"], strict=True):
        end += 2 * rows
        if end == half:
            return str(tile)
    return ""


def _space(view: Mapping[str, Any], told: Sequence[Mapping[str, Any]], cell: str) -> Text:
    came = any(cell == happened.get("end") for happened in told)
    went = any(cell == happened.get("start") for happened in told)
    text = Text().append(">" if came else " ", "bold")
    here = [crab for crab in view["crabs"] if crab["cell"] == cell]
    if "inaccessible" in view["board"]["spaces"][cell]["kinds"]:
        return text.append("#" * (INNER + 2), "dim").append(" ")
    text.append("[", "dim")
    signs = _signs(view, cell)
    for sign in signs:
        text.append(sign, TERRAIN.get(sign, WATER))
    text.append(" " * (INNER - len(signs) - 3 * len(here)))
    for crab in here:
        text.append_text(_crab(crab))
    return text.append("]", "dim").append(">" if went else " ", "bold")


def _signs(view: Mapping[str, Any], cell: str) -> str:
    """What a space is, a sign each; while crabs are put down, the number of a start space."""
    space = view["board"]["spaces"][cell]
    signs = [KINDS[kind] for kind in space["kinds"] if kind in KINDS]
    if "current" in space["kinds"]:
        signs[signs.index("^")] = _arrow(cell, space["arrow"])
    if view["phase"] == "placing" and cell in view["board"]["starts"]:
        signs.insert(0, str(view["board"]["starts"].index(cell) + 1))
    return "".join(signs)[:INNER]


def _arrow(cell: str, to: str) -> str:
    """Which way a current carries. Of the sea it is said only that it is ahead."""
    return "^" if to == "sea" or to[0] == cell[0] else "<" if to[0] < cell[0] else ">"


def _crab(crab: Mapping[str, Any]) -> Text:
    letter = LETTERS[crab["colour"]]
    return Text(f"_{letter}_" if crab["down"] else f"({letter.upper()})", COLOURS[crab["colour"]])


# -- beside the beach


def _panel(view: Mapping[str, Any], language: str) -> list[Text]:
    half = say(language, "oh-crab-half", half=view["half"]) if len(view["seats"]) == 2 else ""
    chef = say(language, "oh-crab-chef", seat=view["chef"])
    lines = [Text(say(language, "oh-crab-round", round=view["round"], half=half), "bold"), Text(chef), Text()]
    lines.append(Text(say(language, "oh-crab-market"), "bold"))
    for slot, stack in enumerate(view["market"], start=1):
        line = Text(f" {slot} ", "bold")
        if stack:
            line.append_text(_printed(view, stack[0]))
            line.append(f" +{len(stack) - 1}" if len(stack) > 1 else "", "dim")
        lines.append(line if stack else line.append("-"))
    known = say(language, "oh-crab-bottom", cards=" ".join(view["bottom"])) if view["bottom"] else ""
    lines += _wrapped(say(language, "oh-crab-pile", number=view["pile"], known=known), PANEL)
    lines += [Text(), Text(say(language, "oh-crab-extras"), "bold")]
    for extra in view["extras"]:
        lines.append(Text().append(f" {extra['face']}", "bold").append(f" {extra['cost']}$ {extra[language]['name']}"))
    shortcuts = {cell: space for cell, space in view["board"]["spaces"].items() if "price" in space}
    if shortcuts:
        lines += [Text(), Text(say(language, "oh-crab-shortcuts"), "bold")]
    for cell, space in shortcuts.items():
        icon = ICONS[space["price"]["icon"]]
        lines.append(Text(" " + say(language, "oh-crab-shortcut", cell=cell, to=space["arrow"], number=space["price"]["cards"], icon=icon)))
    lines.append(Text())
    for legend in ("oh-crab-signs-spaces", "oh-crab-signs-crabs", "oh-crab-signs-icons", "oh-crab-signs-cards"):
        lines += [Text(line, "dim") for line in _packed(say(language, legend).split("  "), PANEL)]
    return lines


def _packed(signs: Sequence[str], width: int) -> list[str]:
    """Signs with what they mean, as many in a line as fit."""
    lines = [signs[0]]
    for sign in signs[1:]:
        if len(lines[-1]) + 2 + len(sign) > width:
            lines.append(sign)
        else:
            lines[-1] += f"  {sign}"
    return lines


def printed(view: Mapping[str, Any], card: str) -> str:
    """What is on a card, in seven signs."""
    marks = view["cards"][card]
    left, right = ("".join(ICONS[icon] for icon in marks[side]) for side in ("left", "right"))
    return f"{left}[{ICONS[marks['main']]}]{right}"


def _printed(view: Mapping[str, Any], card: str) -> Text:
    return Text(f"{card} ").append(printed(view, card), "bold cyan")


def _wrapped(words: str, width: int, style: str = "") -> list[Text]:
    return [Text(line, style) for line in textwrap.wrap(words, width, break_on_hyphens=False)]


# -- players


def _player(view: Mapping[str, Any], place: int, name: str, own: bool, language: str, width: int) -> list[Text]:
    """Who it is, with which crabs; then track, cards and discards, as far as they are known. The own hand is drawn below."""
    one = view["seats"][place]
    head = Text().append("> " if place + 1 in view["asked"] else "  ", "bold").append(f"{place + 1} ")
    for crab in view["crabs"]:
        if crab["colour"] in one["crabs"]:
            head.append_text(_crab(crab)).append("*" if crab["colour"] == view["crab"] else " ", "bold")
    if one["gone"]:
        return [head.append(say(language, "oh-crab-seat-gone", who=name))]
    plan = "rests" if one["rests"] else "none" if not one["planned"] else "hidden" if one["planned"] == "?" else "own"
    head.append(say(language, "oh-crab-seat", who=name, shells=one["shells"], number=one["hand"], plan=plan, card=one["planned"]))
    words = [say(language, "oh-crab-track", cards=_track(view, one))] if one["track"] else []
    if not own and (one["cards"] or one["unseen"]):
        unseen = say(language, "oh-crab-unseen", number=one["unseen"]) if one["unseen"] else ""
        words.append(say(language, "oh-crab-cards", cards=" ".join([*one["cards"], *filter(None, [unseen])]), plan=plan))
    if one["discards"]:
        words.append(say(language, "oh-crab-discards", cards=" ".join(one["discards"])))
    return [head, *(Text(" " * INDENT) + line for line in _wrapped("  ".join(words), width - INDENT))]


def _track(view: Mapping[str, Any], one: Mapping[str, Any]) -> str:
    """A track from left to right: the halves that are open at both ends, and between its cards the icons that are whole."""
    marks = view["cards"]
    parts = ["".join(ICONS[icon] for icon in marks[one["track"][0]]["left"])]
    for n, card in enumerate(one["track"]):
        joined = "".join(ICONS[icon] for icon in one["joined"][n - 1] if icon) if n else ""
        parts += [*([f"<{joined}>" if joined else "|"] if n else []), card]
    return " ".join([*parts, "".join(ICONS[icon] for icon in marks[one["track"][-1]]["right"])])


def _hand(view: Mapping[str, Any], seat: int, language: str, width: int) -> list[Text]:
    """The seat's own cards, with what is printed on them."""
    cards = view["seats"][seat]["cards"]
    wide = max(map(len, cards)) + len(" ^.[$]/.") + 2
    a_row = max(1, (width - 2) // wide)
    lines = [Text(say(language, "oh-crab-your-hand"), "bold")]
    for start in range(0, len(cards), a_row):
        line = Text("  ")
        for card in cards[start : start + a_row]:
            shown = _printed(view, card)
            shown.pad_right(wide - len(shown))
            line.append_text(shown)
        lines.append(line)
    return lines


# -- the turn


def _turn(view: Mapping[str, Any], language: str, width: int) -> list[Text]:
    """What is left of the turn, and what is owed."""
    left = [f"{say(language, f'oh-crab-icon-{icon}')} {number}" for icon, number in view["pool"].items() if number]
    left += [view["specials"][special][language]["name"] for special in view["ready"]]
    left += [say(language, "oh-crab-chef-move")] if view["chef_move"] else []
    left += [say(language, "oh-crab-reckless")] if view["reckless"] else []
    lines = _wrapped(say(language, "oh-crab-left", actions=", ".join(left)), width) if left and view["begun"] else []
    owed = say(language, f"oh-crab-owed-{view['owes']}")
    step = view["steps"][-1] if view["steps"] else {}
    about = [crab_name(colour, language) for colour in (*step.get("crabs", ()), *filter(None, [step.get("crab", "")]))]
    about += [view["specials"][step["special"]][language]["name"]] if step.get("special") else []
    about += [f"{say(language, f'oh-crab-icon-{icon}')} {number}" for icon, number in step.get("moves", {}).items() if number]
    return lines + _wrapped(f"{owed} ({', '.join(about)})" if about else owed, width, "bold")


def crab_name(colour: str, language: str) -> str:
    return say(language, f"oh-crab-crab-{colour}")


# -- choices and events


def heading(view: Mapping[str, Any], choice: Choice) -> Text:
    """Choices of one kind stand together, under the crab that acts."""
    if choice.verb in ("move", "chef", "stand", "jump", "leap", "shortcut"):
        return Text().append_text(_crab(next(crab for crab in view["crabs"] if crab["colour"] == view["crab"])))
    sorts = {"special": "!", "extra": "$", "shove": "<>", "push": ">>"}
    return Text(sorts.get(choice.verb, ""), "bold")


def label(view: Mapping[str, Any], choice: Choice, language: str) -> str:
    """What is typed, with where it leads or what it is."""
    sort, _, name = choice.things[-1].partition(":")
    if sort == "card":
        return f"{choice.notation} {printed(view, name)}"
    if sort == "cell" and name not in choice.notation:
        return f"{choice.notation} ({say(language, 'oh-crab-sea') if name in view['board']['sea'] else name})"
    if sort == "special":
        return f"{choice.notation} ({view['specials'][name][language]['name']})"
    if sort == "extra":
        extra = next(extra for extra in view["extras"] if extra["face"] == name)
        return f"{name} ({extra[language]['name']}, {extra['cost']}$)"
    if sort == "market" and name != "pile":
        return f"{choice.notation} {view['market'][int(name) - 1][0]}"
    words = say(language, f"oh-crab-choice-{name}") if sort == "button" else choice.notation
    return choice.notation if words == choice.notation else f"{choice.notation} ({words})"


def arguments(view: Mapping[str, Any], told: Mapping[str, Any], language: str) -> dict[str, str | int]:
    """Events number cards, crabs, icons and actions: here they get their names."""
    args: dict[str, str | int] = {}
    for field in ("crab", "other"):
        if field in told:
            args[field] = crab_name(view["crabs"][told[field] - 1]["colour"], language)
    if "card" in told:
        args["card"] = say(language, "oh-crab-a-card") if told["card"] < 0 else list(view["cards"])[told["card"]]
    if "icon" in told:
        args["icon"] = say(language, f"oh-crab-icon-{list(view['pool'])[told['icon']]}")
    if "special" in told:
        args["special"] = list(view["specials"].values())[told["special"]][language]["name"]
    if "face" in told:
        faces = ("Aa", "Ab", "Ba", "Bb", "Ca", "Cb", "Da", "Db")
        extra = next(extra for extra in view["extras"] if extra["face"] == faces[told["face"]])
        args["face"] = f"{extra['face']} ({extra[language]['name']})"
    if told.get("end") == "sea":
        args["end"] = say(language, "oh-crab-sea")
    return args


def details(told: Mapping[str, Any]) -> str:
    return ""


def card(view: Mapping[str, Any], what: str, language: str) -> list[Text]:
    """What a card, a special action or an extra action does; all special and extra actions where none is named."""
    asked = what.strip().lower()
    lines = []
    if asked in view["cards"]:
        lines.append(Text("  ").append_text(_printed(view, asked)))
        asked = view["cards"][asked]["special"] or "-"
    on_cards = {marks["special"] for marks in view["cards"].values()}
    for special, said in view["specials"].items():
        if asked == special or (not asked and special in on_cards):
            lines.append(_told(special, said[language]))
    for extra in view["extras"]:
        if asked in ("", extra["face"].lower()):
            lines.append(_told(f"{extra['face']} {extra['cost']}$", extra[language]))
    return lines


def _told(name: str, said: Mapping[str, str]) -> Text:
    return Text().append(f"  {name} {said['name']}: ", "bold").append(said["text"])


LOOKS = {"card": card}
