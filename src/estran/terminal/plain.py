"""How a game looks that nobody has drawn yet: its view as it is. A game gets a drawing of its own as `estran/terminal/<game>.py`."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from ..core.choice import Choice


def board(
    view: Mapping[str, Any], seat: int | None, seats: Sequence[str], told: Sequence[Mapping[str, Any]], language: str, width: int
) -> list[Text]:
    who = [Text(f"{place}: {name}") for place, name in enumerate(seats, start=1)]
    return who + [Text(f"{key}: {value}") for key, value in view.items()]


def heading(view: Mapping[str, Any], choice: Choice) -> Text:
    return Text(choice.verb)


def label(view: Mapping[str, Any], choice: Choice, language: str) -> str:
    return choice.things[-1].partition(":")[2]


def arguments(view: Mapping[str, Any], told: Mapping[str, Any], language: str) -> dict[str, str | int]:
    return {}


def details(view: Mapping[str, Any], told: Mapping[str, Any], language: str) -> str:
    return ""
