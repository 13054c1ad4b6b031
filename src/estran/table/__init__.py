"""One match: seats, turns, undo, and the record of it. Pure logic, no I/O."""

from .match import Match, replay

__all__ = ["Match", "replay"]
