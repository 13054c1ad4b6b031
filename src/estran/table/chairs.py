"""Who sits where."""

import unicodedata
from dataclasses import dataclass
from itertools import groupby, pairwise

from ..core.refusal import Refused

LONGEST_NAME = 24
BLANK = frozenset(
    map(
        chr,
        [
            0x034F,
            0x115F,
            0x1160,
            0x17B4,
            0x17B5,
            *range(0x180B, 0x1810),
            0x2800,
            0x3164,
            0xFFA0,
            0xFFFC,
            0x13441,
            0x13442,
            0x16FE4,
            0x1D159,
        ],
    )
) | frozenset(map(chr, [*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]))
"""Letters, symbols and marks that nobody sees; among them what chooses between shapes of the sign before it."""
MARKS = 3
"""More marks on one letter reach into the lines above and below."""
COLOURED = "\ufe0f"
"""One of those: after a symbol it asks for the one with colours."""


@dataclass
class Chair:
    """Free, a person's, or a bot's; a person's that a bot plays for the time being is both."""

    person: str = ""
    name: str = ""
    bot: str = ""
    contribution: str = ""
    """What was added from here to the seed of the deal."""

    @property
    def free(self) -> bool:
        return not self.person and not self.bot

    @property
    def player(self) -> str:
        """The person who plays here; nobody if a bot does."""
        return "" if self.bot else self.person


def checked_name(text: str) -> str:
    """A name that people can read: on one line, neither empty nor long, and no signs that nobody sees or that turn the line around."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    seen = any(unicodedata.category(sign)[0] in "LNPS" for sign in name)
    unseen = any(sign in BLANK and not _colours(before, sign) for before, sign in pairwise(f" {name}"))
    towers = any(len(list(run)) > MARKS for marks, run in groupby(name, unicodedata.combining) if marks)
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or not seen or unseen or towers:
        raise Refused("table-name", longest=LONGEST_NAME)
    return name


def _colours(before: str, sign: str) -> bool:
    return sign == COLOURED and unicodedata.category(before)[0] == "S"
