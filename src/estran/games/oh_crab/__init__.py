"""Oh Crab!, by Bartosz Szopka and Jacek Zielonka: be the first crab in the sea."""

from collections.abc import Mapping
from pathlib import Path

from ...core.chance import Chance
from ...core.content import Table, digest
from ...core.game import Game, Options, Recipe
from . import tables
from .bot.heuristic import Heuristic
from .bot.lesson import OhCrabLesson
from .content import FILES, Content
from .deal import check_together, deal, options_of
from .rules.actions import ACTIONS
from .rules.state import OhCrab


class OhCrabGame(Game):
    id = "oh_crab"
    version = "1"
    folder = Path(__file__).parent
    actions = ACTIONS
    open = False

    def __init__(self, content: Path = folder / "content") -> None:
        self.content = content
        self.printed = Content(content)
        self.options = options_of(self.printed)
        self.content_digest = digest(*(content / file for file in FILES))
        lesson = OhCrabLesson()
        self.lesson = lesson
        self.bots = {"greedy": Recipe(lambda game: Heuristic(lesson))}

    def checked(self, given: Mapping[str, object]) -> Options:
        options = super().checked(given)
        check_together(self.printed, options)
        return options

    def new(self, options: Options, chance: Chance) -> OhCrab:
        return deal(self.printed, self.checked(options), chance)

    def with_content(self, folder: Path) -> "OhCrabGame":
        return OhCrabGame(folder)

    def tables(self, language: str) -> list[Table]:
        return tables.tables(self.printed, language)


GAME = OhCrabGame()
