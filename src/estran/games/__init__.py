"""The games. One line a game: its id and where it lives. A game is imported when it is asked for."""

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # the list of games must be quick to read
    from collections.abc import Mapping

    from ..core.game import Game

GAMES = {
    "crabz": "estran.games.crabz",
    "marche": "estran.games.marche",
    "poulpe": "estran.games.poulpe",
    "oh_crab": "estran.games.oh_crab",
}


def key_of(game: str) -> str:
    """What the keys of a game's messages begin with: words of a key are joined by hyphens."""
    return game.replace("_", "-")


def game(id: str, content: Path | None = None) -> "Game":
    """The game of this id, with its own content or with that of another folder."""
    from ..core.game import Game
    from ..core.refusal import Refused
    from ..core.words import add_folder

    if id not in GAMES:
        raise Refused("game-unknown", game=id, known=", ".join(GAMES))
    found: Game = import_module(GAMES[id]).GAME
    add_folder(found.folder)
    if content is None or content == found.content:
        return found
    return found.with_content(content)


def chosen(id: str, folders: "Mapping[str, str]") -> "Game":
    """The game of this id, with the content of the folder that was chosen for it, if any was."""
    return game(id, Path(folders[id]) if id in folders else None)
