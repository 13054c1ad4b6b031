"""La marche du crabe, by Julien Prothiere: crabs that each know one direction free their brothers together, and may not talk."""

from pathlib import Path

from ...core.chance import Chance
from ...core.content import digest
from ...core.game import Game, Options
from ...core.lesson import Lesson
from .content import load_beach
from .deal import OPTIONS, deal
from .rules.actions import ACTIONS
from .rules.state import Marche


class MarcheGame(Game):
    id = "marche"
    version = "1"
    folder = Path(__file__).parent
    actions = ACTIONS
    open = False
    options = OPTIONS

    def __init__(self, content: Path = folder / "content") -> None:
        self.content = content
        self.beach = load_beach(content)
        self.content_digest = digest(content / "beach.toml")
        self.lesson = Lesson()

    def new(self, options: Options, chance: Chance) -> Marche:
        return deal(self.beach, self.checked(options), chance)

    def with_content(self, folder: Path) -> "MarcheGame":
        return MarcheGame(folder)


GAME = MarcheGame()
