"""Crabe VS Poulpe in a terminal: one's own hand as drawn cards, everything else in a line each, from the view alone.

c7    a card by its species (c crab, p poulpe) and its rank; in colour, crabs are blue and octopuses red
[p?]  the back of a card, which shows only its species; [p4] one of the other hand that you know
[c6].1  in the round: who played it; > before those that were not yet answered
"""

import textwrap
from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from ..core.choice import Choice
from ..core.words import say

INNER = 12
"""How wide the inside of a drawn card is."""
COLOURS = {"c": "bold #ffffff on #1d4ed8", "p": "bold #ffffff on #b3261e"}
FRAMES = {"c": "blue", "p": "red"}
LETTERS = {"crab": "c", "octopus": "p"}


def board(
    view: Mapping[str, Any], seat: int | None, seats: Sequence[str], told: Sequence[Mapping[str, Any]], language: str, width: int
) -> list[Text]:
    """The players, the round, what is owed and what is remembered; the seat's own hand last, next to the choices."""
    lines: list[Text] = []
    for place, name in enumerate(seats):
        lines.append(_player(view, place, name, language))
        if place != seat and view["hands"][place]:
            lines += _row("     ", [_tag(card) for card in view["hands"][place]], width)
    lines += [Text(), *_round(view, told, language, width), *_memory(view, seat, language, width)]
    if seat is not None and view["hands"][seat]:
        lines += [Text(), *_drawn(view, view["hands"][seat], language, width)]
    for line in lines:
        line.rstrip()
    return lines


def _player(view: Mapping[str, Any], place: int, name: str, language: str) -> Text:
    species = view["species"][place]
    asked = place + 1 == view["asked"] and not view["over"]
    line = Text().append("> " if asked else "  ", "bold").append(f" {place + 1} ", COLOURS[LETTERS[species]])
    called = say(language, f"poulpe-species-{species}")
    cards = len(view["hands"][place])
    return line.append(" " + say(language, "poulpe-hand", species=called, who=name, number=cards, pile=view["piles"][place]))


# -- cards


def _tag(card: str) -> Text:
    return Text().append(f"[{card}]", FRAMES[card[0]])


def _row(start: str, tags: Sequence[Text], width: int) -> list[Text]:
    """Tags in a line, or in as many as they need."""
    lines = [Text(start)]
    for tag in tags:
        if len(lines[-1]) > len(start) and len(lines[-1]) + len(tag) + 1 > width:
            lines.append(Text(" " * len(start)))
        lines[-1].append_text(tag).append(" ")
    return lines


def _drawn(view: Mapping[str, Any], hand: Sequence[str], language: str, width: int) -> list[Text]:
    """A hand as cards beside each other, in rows where it is large."""
    a_row = max(1, (width - 1) // (INNER + 3))
    lines: list[Text] = []
    for start in range(0, len(hand), a_row):
        drawn = [_card(view, card, language) for card in hand[start : start + a_row]]
        lines += [Text(" ").join([Text(), *parts]) for parts in zip(*drawn, strict=True)]
    return lines


def _card(view: Mapping[str, Any], card: str, language: str) -> list[Text]:
    """A card: its name, and in two lines what its effect is called."""
    style = FRAMES[card[0]]
    first, second = [*textwrap.wrap(view["cards"][card][language]["name"], INNER - 2), "", ""][:2]
    inside = [Text(f" {card} ", COLOURS[card[0]]), Text(f" {first}"), Text(f" {second}")]
    for text in inside:
        text.pad_right(INNER - len(text))
    edge = "-" * INNER
    return [
        Text(f".{edge}.", style),
        *(Text().append("|", style).append_text(text).append("|", style) for text in inside),
        Text(f"'{edge}'", style),
    ]


def titled(view: Mapping[str, Any], card: str, language: str) -> str:
    """A card with the name of its effect; a back, or a card without effect, as it is."""
    name = view["cards"][card][language]["name"] if card in view["cards"] else ""
    return f"{card} ({name})" if name else card


# -- the round


def _round(view: Mapping[str, Any], told: Sequence[Mapping[str, Any]], language: str, width: int) -> list[Text]:
    if view["over"]:
        return []
    lines: list[Text] = []
    if view["round"]:
        laid = len(view["round"]) - sum(happened["kind"] in ("played", "resisted") for happened in told)
        tags = [
            Text().append(">" if place >= laid else "", "bold").append_text(_tag(card)).append(f".{player}", "bold")
            for place, (card, player) in enumerate(view["round"])
        ]
        lines += [Text(say(language, "poulpe-round")), *_row("     ", tags, width)]
    if view["effect"]:
        text = view["cards"][view["effect"]][language]["text"]
        lines += _wrapped(say(language, "poulpe-at-stake", card=titled(view, view["effect"], language), text=text), width, "bold")
    if view["owes"] in ("card", "replay"):
        lines += _wrapped(_limits(view, language), width, "bold")
    if view["looked"]:
        lines += _wrapped(say(language, "poulpe-looking", cards=" ".join(view["looked"])), width)
    for card in view["gifts"]:
        lines += _wrapped("! " + say(language, "poulpe-gift", card=card), width, "bold red")
    return lines


def _limits(view: Mapping[str, Any], language: str) -> str:
    """What the next card may be."""
    if not view["round"]:
        words = say(language, "poulpe-next-any")
    elif view["limits"]:
        words = say(language, "poulpe-next", limits=_between(view["limits"], language))
    else:
        words = say(language, "poulpe-next-none")
    return f"{words} {say(language, 'poulpe-next-blanked')}" if view["blanked"] else words


def _between(ranks: Sequence[str], language: str) -> str:
    """Ranks that follow each other, in words; the lowest and the highest of all need not be named."""
    if not ranks:
        return say(language, "poulpe-limits-none")
    if ranks[-1] == "omega":
        return say(language, "poulpe-limits-low", low=ranks[0])
    if ranks[0] in ("alpha", "1"):  # alpha only ever opens (CP-30)
        return say(language, "poulpe-limits-high", high=ranks[-1])
    return say(language, "poulpe-limits-both", low=ranks[0], high=ranks[-1])


def _memory(view: Mapping[str, Any], seat: int | None, language: str, width: int) -> list[Text]:
    """How large the common discard is; with the memory aid also what has gone, and what the seat knows to lie in the piles."""
    lines = _wrapped(say(language, "poulpe-discard-size", number=view["discard"]), width, "dim") if view["discard"] else []
    if view["gone"]:
        lines += _wrapped(say(language, "poulpe-gone", cards=_counted(view["gone"])), width, "dim")
    for place, cards in enumerate(view["down"]):
        if cards:
            player = say(language, "player", seat=place + 1)
            lines += _wrapped(say(language, "poulpe-down", player=player, cards=_counted(cards)), width, "dim")
    if view["known_piles"]:
        lines += _wrapped(say(language, "poulpe-known-piles", cards=_counted(view["known_piles"])), width, "dim")
    return lines


def _counted(cards: Sequence[str]) -> str:
    """Cards in order, those that are there twice only once: `c3 c4x2 p?x3`."""
    numbers = {card: cards.count(card) for card in cards}
    return " ".join(card if number == 1 else f"{card}x{number}" for card, number in numbers.items())


def _wrapped(words: str, width: int, style: str = "") -> list[Text]:
    return [Text(line, style) for line in textwrap.wrap(words, width)]


# -- choices and events


def heading(view: Mapping[str, Any], choice: Choice) -> Text:
    """All choices stand together: the hand is drawn just above."""
    return Text()


def label(view: Mapping[str, Any], choice: Choice, language: str) -> str:
    kind, _, name = choice.things[-1].partition(":")
    if kind == "card":
        return titled(view, name, language)
    words = say(language, f"poulpe-choice-{name}")
    return name if words == name else f"{name} ({words})"


def arguments(view: Mapping[str, Any], told: Mapping[str, Any], language: str) -> dict[str, str | int]:
    """Cards are told with the names of their effects, and ranks as limits."""
    cards: dict[str, str | int] = {field: titled(view, told[field], language) for field in ("card", "got") if field in told}
    return cards | ({"limits": _between(told["ranks"], language)} if "ranks" in told else {})


def details(view: Mapping[str, Any], told: Mapping[str, Any], language: str) -> str:
    """Which cards were drawn or looked at, as far as the seat may know."""
    cards = told.get("cards", ())
    return " ".join(cards) if any(card[1] != "?" for card in cards) else ""


def card(view: Mapping[str, Any], what: str, language: str) -> list[Text]:
    """What is printed on a card, or on all of them where none is named."""
    asked = what.strip().lower().replace("α", "alpha").replace("ω", "omega")
    lines = []
    for name in view["cards"]:
        printed = view["cards"][name][language]
        alike = name[0] == "p" and printed == view["cards"][f"c{name[1:]}"][language]
        if name == asked or (not asked and not alike):
            shown = name if asked or name[0] == "p" or printed != view["cards"][f"p{name[1:]}"][language] else f"c{name[1:]} p{name[1:]}"
            lines.append(Text().append(f"  {shown}", "bold").append(f" {printed['name']}".rstrip() + ": ", "bold").append(printed["text"]))
    return lines


LOOKS = {"card": card}
