"""Words that people read, from Fluent files. A message says itself in every language side by side:

no-such-seat =
    .en = There is no seat { $seat }.
    .fr = Il n'y a pas de place { $seat }.
"""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")
NO_BREAK = "\u00a0"
LARGE = 10**15
"""Numbers from here on are not written out, digit by digit."""
_folders: list[Path] = [Path(__file__).parent]


def add_folder(folder: Path) -> None:
    """Read the words of this folder too: a game's, a front end's."""
    if folder not in _folders:
        _folders.append(folder)
        _read.cache_clear()


def say(language: str, key: str, /, **args: str | int | float) -> str:
    """One message in a language. An unknown key is a mistake of ours and raises KeyError."""
    bundle = _bundle(language, key)
    pattern = bundle.get_message(key).attributes[language]
    text, errors = bundle.format_pattern(pattern, {name: _tame(arg) for name, arg in args.items()})
    if errors:
        raise ValueError(f"{key}: {errors}")
    return str(text)


def _tame(said: str | int | float) -> str | int | float:
    """What somebody wrote, fit to stand in a sentence: of sensible length, on one line, and no orders to a terminal."""
    if not isinstance(said, str):
        return said if abs(said) < LARGE else f"{str(said)[:16]}…"
    text = "".join(letter if letter.isprintable() or letter == NO_BREAK else " " for letter in said)
    return text if len(text) <= 500 else f"{text[:499]}…"


def has(language: str, key: str) -> bool:
    bundle = _bundle(language, key)
    return bundle.has_message(key) and language in bundle.get_message(key).attributes


def _bundle(language: str, key: str) -> "FluentBundle":
    """The words that have this key. Rulebooks are long, so they are read only for what is nowhere else."""
    words = _read(language, rulebooks=False)
    return words if words.has_message(key) else _read(language, rulebooks=True)


@cache
def _read(language: str, rulebooks: bool) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for folder in _folders:
        for file in sorted(folder.glob("*.ftl")):
            if (file.name == "rulebook.ftl") == rulebooks:
                bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
