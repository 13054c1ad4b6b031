"""One match: seats, turns, undo, clocks, who is told what, and the record of it. Pure logic, no I/O."""

from .clock import Bank, Days, Pace
from .commands import Command
from .entries import Entry, Row, pack, unpack
from .match import Match, outlived, replay
from .story import Owed
from .table import Change, Table

__all__ = ["Bank", "Change", "Command", "Days", "Entry", "Match", "Owed", "Pace", "Row", "Table", "outlived", "pack", "replay", "unpack"]
