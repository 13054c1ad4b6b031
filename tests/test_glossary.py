"""One name for each action and thing: docs/words.md has it, and every sentence keeps to it."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast

import estran
from estran.core.words import LANGUAGES, say
from estran.games import GAMES, game, key_of
from estran.games.oh_crab.content import Content
from tests.rules.oh_crab.numbers import EFFECTS, SPECIAL_NAMES

PACKAGE = Path(estran.__file__).parent
PAGE = Path(__file__).parents[1] / "docs" / "words.md"
CONTENT = Content(game("oh_crab").folder / "content")
COLUMNS = {"en": ("English", "not"), "fr": ("Français", "pas")}
FRENCH_TOO = {"prototype", "placement", "bateau", "soleil", "crab", "mode", "on"}
"""Names and values of options that are French words as they are, or stand in a title."""


class Sentence(NamedTuple):
    key: str
    text: str


def chapters() -> dict[str, list[dict[str, str]]]:
    """The rows of all tables, by chapter; a row by its columns."""
    found: dict[str, list[dict[str, str]]] = {}
    for part in PAGE.read_text("utf-8").split("\n## ")[1:]:
        title, *lines = part.splitlines()
        head: list[str] = []
        found[title] = []
        for line in lines:
            cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
            if cells and head and not cells[0].startswith("---"):
                found[title].append(dict(zip(head, cells, strict=True)))
            head = (head or cells) if cells else []
    return found


CHAPTERS = chapters()
TITLES = {say("en", f"{key_of(game(id).id)}-title"): id for id in GAMES}


def sentences(language: str, chapter: str) -> Iterator[Sentence]:
    """All that is said of a game; under another title, what is said of none. Words that the code fills in are { }."""
    for file in sorted(PACKAGE.rglob("*.ftl")):
        for message in messages(file):
            if about(file, message.id.name) == TITLES.get(chapter):
                said = next(attribute for attribute in message.attributes if attribute.id.name == language)
                yield from (Sentence(message.id.name, text) for text in texts(said.value))


@cache
def messages(file: Path) -> list[ast.Message]:
    return [entry for entry in FluentParser().parse(file.read_text("utf-8")).body if isinstance(entry, ast.Message)]


def about(file: Path, key: str) -> str | None:
    """The game that a message belongs to."""
    own = [id for id in GAMES if file.parent.name == id or file.stem == id or key.startswith(f"{key_of(id)}-")]
    return own[0] if own else None


def texts(pattern: ast.Pattern) -> Iterator[str]:
    """A sentence, and each of its variants."""
    plain = [part.value if isinstance(part, ast.TextElement) else "{ }" for part in pattern.elements]
    yield "".join(plain).replace("\u00a0", " ")
    for part in pattern.elements:
        if isinstance(part, ast.Placeable) and isinstance(part.expression, ast.SelectExpression):
            for variant in part.expression.variants:
                yield from texts(variant.value)


def wrong_words(chapter: str, language: str) -> list[str]:
    never = COLUMNS[language][1]
    return [word for row in CHAPTERS[chapter] for word in re.findall(r"`([^`]+)`", row[never])]


def sought(word: str) -> re.Pattern[str]:
    """A word as it stands in a sentence: at its beginning too, and any letters for `…`."""
    first = f"[{word[0].upper()}{word[0].lower()}]" if word[0].isalpha() else re.escape(word[0])
    return re.compile(r"(?<![\w-])" + first + re.escape(word[1:]).replace("…", r"\w*") + r"(?![\w-])")


def used(words: list[str], said: list[Sentence]) -> list[str]:
    return [f"{key}: {word}: {text}" for word in words for key, text in said if sought(word).search(uncoded(text))]


def uncoded(text: str) -> str:
    """Without what stands in code marks, which is to be typed."""
    return re.sub(r"`[^`]*`", "` `", text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_no_sentence_uses_another_word(chapter: str, language: str) -> None:
    said = list(sentences(language, chapter))
    assert len(said) > 30
    words = wrong_words(chapter, language)
    assert words
    assert not used(words, said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_page_keeps_to_its_own_words(chapter: str, language: str) -> None:
    named = [Sentence("docs/words.md", row[COLUMNS[language][0]]) for row in CHAPTERS[chapter]]
    assert not used(wrong_words(chapter, language), named)


@pytest.mark.parametrize(
    ("word", "text", "found"),
    [
        ("programm…", "Programmez une carte", True),
        ("chef", "le chef va", True),
        ("chef", "le chef-lieu", False),
        ("tuile… plage", "les tuiles plage", True),
        ("tuile… plage", "les tuiles Plage", False),
        ("keep", "that is `keep c3`", False),
        ("gives { } up", "Ada gives { } up, which", True),
    ],
)
def test_a_wrong_word_is_found(word: str, text: str, found: bool) -> None:
    assert bool(used([word], [Sentence("key", text)])) is found


def ids() -> set[str]:
    """What is typed of special and extra actions, options and levels."""
    options = [option for id in GAMES for option in game(id).options]
    values = {value for option in options for value in option.values if isinstance(value, str)}
    levels = {level.name for id in GAMES for level in game(id).levels}
    return {*SPECIAL_NAMES, *EFFECTS, *values, *levels, *(option.name for option in options)} - FRENCH_TOO


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_french_says_no_english_id(chapter: str) -> None:
    assert {"reckless", "pick-up", "random", "quick", "steady", "edition"} <= ids()
    assert not used(sorted(ids()), list(sentences("fr", chapter)))


# -- the actions of Oh Crab!, which are named on cards and tiles too


def actions() -> dict[str, dict[str, str]]:
    named = {row["id"].strip("`"): {"en": row["English"], "fr": row["Français"]} for row in CHAPTERS["Oh Crab!"] if "id" in row}
    assert set(named) == {*SPECIAL_NAMES, *EFFECTS}
    return named


def test_cards_and_tiles_bear_the_names_of_the_page() -> None:
    printed = {special.id: {"en": special.english, "fr": special.name} for special in CONTENT.specials.values()}
    for face in CONTENT.extra_faces:
        assert printed.setdefault(face.effect, {"en": face.english, "fr": face.name}) == {"en": face.english, "fr": face.name}
    assert printed == actions()


def test_the_page_has_the_names_of_the_adventure_pack() -> None:
    page, box = " ".join(PAGE.read_text("utf-8").split()), CONTENT.adventure
    for entries in (box.surprises, box.events, box.challenges, box.rewards, box.skills):
        for entry in entries.values():
            name = " ".join(entry.name.split())
            assert (name if name == entry.english else f"{entry.english} ({name})") in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_names_an_action_as_its_card_and_its_tile_do(language: str) -> None:
    for id in SPECIAL_NAMES:
        assert actions()[id][language] in say(language, "oh-crab-why-special-used", what=id)
    for face in CONTENT.extra_faces:
        reason = say(language, "oh-crab-why-no-extra", what=face.face)
        assert actions()[face.effect][language] in reason
        assert f"({face.face})" not in reason, "as tiles are called inside"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_introduces_every_action_by_its_name(language: str) -> None:
    rules = {key: text for key, text in sentences(language, "Oh Crab!") if re.fullmatch(r"OC-1\d\d|OC-436", key)}
    begins = {re.split(r"[,:]| :", text)[0].strip() for text in rules.values()}
    assert {name[language] for name in actions().values()} <= begins
