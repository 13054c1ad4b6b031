"""Texts without arguments, read quickly: help must not wait for a formatter that it does not need."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..core.outcome import Outcome

HERE = Path(__file__).parent
LANGUAGES = ("en", "fr")


def spoken(words: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language to speak: what the command line says, else the environment, else English.

    Known before the command line is read in earnest, since complaints about it are in that language too.
    """
    for word, following in zip(words, [*words[1:], ""], strict=False):
        asked = following if word == "--lang" else word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if asked in LANGUAGES:
            return asked
    for name in ("ESTRAN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "fr" if environment[name].lower().startswith("fr") else "en"
    return "en"


def listed(names: Sequence[str], language: str) -> str:
    """Names in a row, as a sentence needs them."""
    from ..core.words import say

    *most, last = names
    return say(language, "list", most=", ".join(most), last=last) if most else last


def ending(outcome: "Outcome", language: str) -> str:
    """How a game ended, in a sentence. Where all play together there may be points instead of winners."""
    from ..core.words import add_folder, say

    add_folder(HERE)
    winners = [say(language, "player", seat=seat + 1) for seat in outcome.winners]
    points = max(outcome.points, default=0)
    return say(language, outcome.reason, winners=listed(winners, language) if winners else "", points=points)


@cache
def texts(file: Path, language: str) -> dict[str, str]:
    """All messages of a Fluent file that are plain text in this language, by their keys."""
    from fluent.syntax import parse
    from fluent.syntax.ast import Message, TextElement

    found: dict[str, str] = {}
    for message in parse(file.read_text("utf-8")).body:
        if not isinstance(message, Message):
            continue
        for attribute in message.attributes:
            parts = [part.value for part in attribute.value.elements if isinstance(part, TextElement)]
            if attribute.id.name == language and len(parts) == len(attribute.value.elements):
                found[message.id.name] = "".join(parts)
    return found
