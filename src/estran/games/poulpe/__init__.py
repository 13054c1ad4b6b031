"""Crabe VS Poulpe, by Shizuki Mori: be the first to get rid of all your cards."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ...core.chance import Chance
from ...core.choice import Choice
from ...core.content import Table, digest
from ...core.game import Game, Options
from ...core.outcome import Outcome
from ...core.state import State
from ...core.words import add_folder
from . import position, reading, tables, view, words
from .bot import PoulpeLesson
from .content import Content
from .deal import OPTIONS, deal
from .invariants import broken
from .rules.actions import ACTIONS, AN_ANSWER
from .rules.state import Poulpe


class PoulpeGame(Game):
    id = "poulpe"
    version = "1"
    folder = Path(__file__).parent
    actions = ACTIONS
    open = False
    options = OPTIONS

    def __init__(self, content: Path = folder / "content") -> None:
        self.content = content
        self.cards = Content(content)
        add_folder(self.folder)  # a view tells what is printed on the cards
        self.content_digest = digest(content / "effects.toml")
        self.lesson = PoulpeLesson()

    def new(self, options: Options, chance: Chance) -> Poulpe:
        return deal(self.cards, self.checked(options), chance)

    def rematch(self, options: Options, outcome: Outcome) -> Options:
        """The loser opens (CP-09, CP-P15)."""
        return {**options, "first": outcome.ranks.index(2) + 1}

    def with_content(self, folder: Path) -> "PoulpeGame":
        return PoulpeGame(folder)

    def tables(self, language: str) -> list[Table]:
        return tables.tables(self.cards, language)

    def choice(self, state: State, seat: int, action: int) -> Choice:
        return words.choice(action)

    def parse(self, state: State, seat: int, text: str) -> int:
        return words.parse(_poulpe(state), text)

    def phrase(self, state: State, seat: int, things: Sequence[str]) -> str:
        return words.phrase(_poulpe(state), things)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view.view(_poulpe(state), seat, self.cards)

    def asks_out_of_turn(self, state: State) -> bool:
        """Whether somebody is asked to resist (CP-P3)."""
        return _poulpe(state).owed == AN_ANSWER

    def position(self, state: State) -> dict[str, Any]:
        return position.write(_poulpe(state))

    def from_position(self, data: object) -> Poulpe:
        return reading.read(data, self.cards.effects)

    def invariants(self, state: State) -> list[str]:
        return broken(_poulpe(state))


def _poulpe(state: State) -> Poulpe:
    assert isinstance(state, Poulpe)
    return state


GAME = PoulpeGame()
