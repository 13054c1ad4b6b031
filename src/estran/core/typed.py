"""What people type, in any language that we speak, put into the words of the notation.

Each game has one table of them, `typed.toml` in its folder: for each word of the notation, and each language, what people say for it.
"""

import re
import tomllib
import unicodedata
from functools import cache
from pathlib import Path


def plain(text: str) -> str:
    """Without accents and capitals."""
    return "".join(letter for letter in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(letter))


def notated(game: Path, text: str) -> str:
    """A text with every word of the game's table put into the notation."""
    words, pattern = _table(game / "typed.toml")
    return pattern.sub(lambda found: words[found[0]], " ".join(plain(text).split())) if words else text


@cache
def _table(file: Path) -> tuple[dict[str, str], re.Pattern[str]]:
    """Longer phrases go before the words that they begin with. A number may follow at once: `mouette1`."""
    languages = tomllib.loads(file.read_text("utf-8")).values() if file.exists() else ()
    words = {plain(said): word for table in languages for word, known in table.items() for said in known}
    longest = sorted(map(re.escape, words), key=len, reverse=True)
    return words, re.compile(rf"(?<![^\W\d_])(?:{'|'.join(longest)})(?![^\W\d_])")
