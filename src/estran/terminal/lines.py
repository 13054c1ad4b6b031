"""Lines of a terminal that several artists draw."""

import textwrap

from rich.text import Text


def wrapped(words: str, width: int, style: str = "") -> list[Text]:
    """Words in as many lines as they need; what follows the first is set in."""
    start = len(words) - len(words.lstrip())
    wide = max(20 + start, width)
    lines = textwrap.wrap(words.strip(), wide, initial_indent=" " * start, subsequent_indent=" " * (start + 2)) or [""]
    return [Text(line, style) for line in lines]
