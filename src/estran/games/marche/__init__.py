"""La marche du crabe, by Julien Prothiere: crabs that each know one direction free their brothers together, and may not talk."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ...core.chance import Chance
from ...core.choice import Choice
from ...core.content import Table, digest
from ...core.game import Game, Level, Options, Recipe
from ...core.state import State
from . import position, reading, tables, view, words
from .bot.lesson import MarcheLesson
from .bot.naive import Naive
from .bot.partner import Partner
from .content import load_beach
from .deal import OPTIONS, deal
from .invariants import broken
from .rules.actions import ACTIONS
from .rules.state import Marche


class MarcheGame(Game):
    id = "marche"
    version = "1"
    folder = Path(__file__).parent
    actions = ACTIONS
    open = False
    options = OPTIONS
    cooperative = True
    usual = "partner"
    levels = (*Game.levels[:2], Level("steady", "naive"), Level("sharp", "stranger:500"), Level("master", "partner:3000"))

    def __init__(self, content: Path = folder / "content") -> None:
        self.content = content
        self.beach = load_beach(content)
        self.content_digest = digest(content / "beach.toml")
        self.lesson = MarcheLesson()
        self.bots = {
            "naive": Recipe(lambda game: Naive()),
            "partner": Recipe(lambda game: Partner(), counts="simulations", amount=1500),
            "stranger": Recipe(lambda game: Partner(points=False), counts="simulations", amount=1500),
        }

    def new(self, options: Options, chance: Chance) -> Marche:
        return deal(self.beach, self.checked(options), chance)

    def with_content(self, folder: Path) -> "MarcheGame":
        return MarcheGame(folder)

    def tables(self, language: str) -> list[Table]:
        return tables.tables(self.beach, language)

    def choice(self, state: State, seat: int, action: int) -> Choice:
        return words.choice(action)

    def parse(self, state: State, seat: int, text: str) -> int:
        return words.parse(_marche(state), text)

    def phrase(self, state: State, seat: int, things: Sequence[str]) -> str:
        return words.phrase(_marche(state), things)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view.view(_marche(state), seat, self.beach)

    def position(self, state: State) -> dict[str, Any]:
        return position.write(_marche(state))

    def from_position(self, data: object) -> Marche:
        return reading.read(data, self.beach)

    def invariants(self, state: State) -> list[str]:
        return broken(_marche(state))


def _marche(state: State) -> Marche:
    assert isinstance(state, Marche)
    return state


GAME = MarcheGame()
