"""Who sits where."""

import unicodedata
from dataclasses import dataclass

from ..core.refusal import Refused

LONGEST_NAME = 24


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
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or not any(unicodedata.category(sign)[0] in "LNPS" for sign in name):
        raise Refused("table-name", longest=LONGEST_NAME)
    return name
