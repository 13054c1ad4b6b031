"""Crabz, by Henri Kermarrec: crabs climb on each other until only one player can still move."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ...core.chance import Chance
from ...core.choice import Choice
from ...core.content import Table, digest
from ...core.game import Game, Level, Options
from ...core.refusal import Reason
from ...core.state import State
from . import position, reading, tables, view, words
from .bot import CrabzLesson
from .content import load_zones
from .deal import OPTIONS, deal
from .invariants import broken
from .rules.actions import ACTIONS
from .rules.state import Crabz

OF_0_1_0 = "f7ebca14693ef9268243deeed93ee2182e3530f2d450bb2b2d8046f506dede27"
"""The zones as 0.1.0 has them: it says otherwise where they come from."""


class CrabzGame(Game):
    id = "crabz"
    version = "1"
    folder = Path(__file__).parent
    actions = ACTIONS
    open = True
    draws = True
    options = OPTIONS
    levels = (*Game.levels[:3], Level("sharp", "mcts:300", two="alphabeta:1000"), Level("master", "mcts:10000", two="alphabeta:60000"))

    def __init__(self, content: Path = folder / "content") -> None:
        self.content = content
        self.zones = load_zones(content)
        self.content_digest = digest(content / "zones.toml")
        self.played_alike = (OF_0_1_0,) if content == self.folder / "content" else ()
        self.lesson = CrabzLesson()

    def new(self, options: Options, chance: Chance) -> Crabz:
        options = self.checked(options)
        return deal(self.zones[int(options["players"])], str(options["placement"]), chance)

    def with_content(self, folder: Path) -> "CrabzGame":
        return CrabzGame(folder)

    def tables(self, language: str) -> list[Table]:
        return tables.tables(self.zones, language)

    def choice(self, state: State, seat: int, action: int) -> Choice:
        return words.choice(seat, action)

    def parse(self, state: State, seat: int, text: str) -> int:
        return words.parse(_crabz(state), seat, text)

    def stuck(self, state: State, seat: int, thing: str) -> list[Reason]:
        owner, size = view.view(_crabz(state))["cells"].get(thing.partition(":")[2], ["0L"])[-1]
        return [Reason("CZ-08", "crabz-why-stuck", {"steps": 1 + words.SIZES.index(size)})] if owner == str(seat + 1) else []

    def phrase(self, state: State, seat: int, things: Sequence[str]) -> str:
        return words.phrase(things)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view.view(_crabz(state))

    def position(self, state: State) -> dict[str, Any]:
        return position.write(_crabz(state))

    def from_position(self, data: object) -> Crabz:
        return reading.read(data, self.zones)

    def invariants(self, state: State) -> list[str]:
        return broken(_crabz(state))


def _crabz(state: State) -> Crabz:
    assert isinstance(state, Crabz)
    return state


GAME = CrabzGame()
