"""What happened, in order. One stream, read by animation, sound, log, speech and replay."""

from typing import Any

import msgspec


class Event(msgspec.Struct):
    """One thing that happened. `public` is for everyone; `private[seat]` replaces and adds fields for that seat alone."""

    kind: str
    public: dict[str, Any]
    private: dict[int, dict[str, Any]] = {}


class Log:
    """Collects events while an action is played. Search hands in none and pays nothing."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, kind: str, private: dict[int, dict[str, Any]] | None = None, /, **public: Any) -> None:
        self.events.append(Event(kind, public, private or {}))
