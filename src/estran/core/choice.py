"""An action as people meet it."""

import msgspec


class Choice(msgspec.Struct, frozen=True):
    """Browser, terminal, typed command, log and bots' explanations all use this, so that no front end needs to know a rule."""

    action: int
    verb: str
    things: tuple[str, ...]
    """What it touches on the table, in the order one would click: `cell:c3`, `cell:e5`, `button:rest`."""
    notation: str
    rules: tuple[str, ...] = ()
