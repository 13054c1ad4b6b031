"""The content as people read it."""

from collections.abc import Iterable, Iterator

from ...core.content import Table, source, table
from ...core.words import say
from .adventure import Challenge, Event
from .content import Card, Content, Extra, Scenario, Special
from .tiles import Face

SIGNS = {
    ".": "standard",
    "#": "inaccessible",
    "o": "obstacle",
    "x": "knock-over",
    "$": "shell",
    "e": "exchange",
    "?": "surprise",
    "=": "reeds",
    "^ < >": "current",
    "s": "shortcut",
    "1 .. 5": "start",
}


def tables(content: Content, language: str) -> list[Table]:
    signs = [(sign, say(language, "oh-crab-table-sign", sign=space)) for sign, space in SIGNS.items()]
    return [
        table(language, "oh-crab-table-tiles", _tiles(content, language)),
        table(language, "oh-crab-table-signs", signs),
        table(language, "oh-crab-table-shortcuts", _shortcuts(content, language)),
        table(language, "oh-crab-table-decks", _decks(content, language)),
        table(language, "oh-crab-table-market", _market(content, language)),
        table(language, "oh-crab-table-specials", _specials(content, language)),
        table(language, "oh-crab-table-extras", _extras(content, language)),
        table(language, "oh-crab-table-scenarios", _scenarios(content, language)),
        table(language, "oh-crab-table-surprises", _surprises(content, language)),
        table(language, "oh-crab-table-events", _happenings(content.adventure.events.values(), language)),
        table(language, "oh-crab-table-challenges", _happenings(content.adventure.challenges.values(), language)),
        table(language, "oh-crab-table-rewards", _rewards(content, language)),
        table(language, "oh-crab-table-skills", _skills(content, language)),
    ]


def _tiles(content: Content, language: str) -> Iterator[tuple[str, ...]]:
    for id, side in content.sides.items():
        face = side.face
        spaces = [" ".join(f"{token:<2}" for token in row.split()).rstrip() for row in face.rows]
        yield id, _name(face, language), source(language, face.source), spaces[0]
        for row in spaces[1:]:
            yield "", "", "", row


def _shortcuts(content: Content, language: str) -> Iterator[tuple[str | int, ...]]:
    for id, side in content.sides.items():
        for shortcut in side.face.shortcut:
            yield id, shortcut.at, shortcut.to, shortcut.cards, _icon(shortcut.icon, language)


def _decks(content: Content, language: str) -> Iterator[tuple[str, ...]]:
    for deck in content.decks:
        for card in deck.card:
            yield say(language, "oh-crab-table-crab", crab=deck.crab), *_icons(card, language), source(language, deck.source)


def _market(content: Content, language: str) -> Iterator[tuple[str, ...]]:
    for special in content.specials.values():
        for card in special.card:
            yield _name(special, language), *_icons(card, language)


def _specials(content: Content, language: str) -> Iterator[tuple[str | int, ...]]:
    for special in content.specials.values():
        yield special.id, _name(special, language), len(special.card), source(language, special.source)


def _extras(content: Content, language: str) -> Iterator[tuple[str | int, ...]]:
    for extra in content.extra_faces:
        yield extra.face, _name(extra, language), extra.cost, source(language, extra.source)


def _scenarios(content: Content, language: str) -> Iterator[tuple[str, ...]]:
    for one in content.scenarios.values():
        yield one.id, _name(one, language), one.board, one.short, one.extras, source(language, one.source)


def _surprises(content: Content, language: str) -> Iterator[tuple[str | int, ...]]:
    for token in content.adventure.surprises.values():
        yield token.id, token.named(language), token.copies, source(language, token.source), token.text(language)


def _happenings(cards: Iterable[Event | Challenge], language: str) -> Iterator[tuple[str, ...]]:
    for card in cards:
        yield card.id, card.named(language), source(language, card.source), card.text(language)


def _rewards(content: Content, language: str) -> Iterator[tuple[str | int, ...]]:
    """A row for each reward of a card."""
    for card in content.adventure.rewards.values():
        head = (card.id, card.named(language), source(language, card.source))
        for reward, text in card.texts(language).items():
            yield *head, reward, card.offers()[reward], text
            head = ("", "", "")


def _skills(content: Content, language: str) -> Iterator[tuple[str | int, ...]]:
    for skill in content.adventure.skills.values():
        numbers = (skill.stars, skill.claws, skill.shells)
        yield skill.id, skill.named(language), *numbers, source(language, skill.source), skill.text(language)


def _name(named: Face | Special | Extra | Scenario, language: str) -> str:
    return named.name if language == "fr" else named.english


def _icons(card: Card, language: str) -> tuple[str, str, str]:
    """The main action, and the halves on the left and on the right."""
    left, right = (" / ".join(_icon(half, language) for half in halves) for halves in (card.left, card.right))
    return _icon(card.main, language), left, right


def _icon(icon: str, language: str) -> str:
    return say(language, "oh-crab-table-icon", icon=icon)
