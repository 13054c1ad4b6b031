"""Oh Crab!, by Bartosz Szopka and Jacek Zielonka: be the first crab in the sea."""

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ...core.chance import Chance
from ...core.choice import Choice
from ...core.content import Table, digest
from ...core.game import Game, Level, Options, Recipe
from ...core.state import State
from . import position, reading, tables, view, words
from .bot.heuristic import Heuristic
from .bot.lesson import OhCrabLesson
from .bot.search import TurnSearch
from .content import FILES, Content
from .deal import check_together, deal, modules, options_of
from .invariants import broken
from .rules.adventure.moments import A_STEER, AN_OFFER
from .rules.in_force import ASYMMETRY
from .rules.state import ACTIONS, OhCrab
from .rules.verbs import DONE


class OhCrabGame(Game):
    id = "oh_crab"
    version = "3"
    folder = Path(__file__).parent
    actions = ACTIONS
    open = False
    levels = (*Game.levels[:3], Level("sharp", "ismcts:500"), Level("master", "ismcts:3000"))

    def __init__(self, content: Path = folder / "content") -> None:
        self.content = content
        self.printed = Content(content)
        self.options = options_of(self.printed)
        self.content_digest = digest(*(content / file for file in FILES))
        self._pack_digest = digest(self.printed.adventure.file)
        lesson = OhCrabLesson()
        self.lesson = lesson
        self.bots = {
            "greedy": Recipe(lambda game: Heuristic(lesson)),
            "ismcts": Recipe(lambda game: TurnSearch(lesson), counts="simulations", amount=500),
        }

    def content_of(self, options: Options) -> str:
        """Without modules the Adventure Pack is left out: games that do not have it outlive its changes."""
        return self._with_pack if modules(options) else self.content_digest

    @property
    def _with_pack(self) -> str:
        return hashlib.sha256(f"{self.content_digest} {self._pack_digest}".encode()).hexdigest()

    def replays(self, version: str, content: str) -> bool:
        return super().replays(version, content) or (version == self.version and content == self._with_pack)

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

    def choice(self, state: State, seat: int, action: int) -> Choice:
        return words.choice(_oh_crab(state), seat, action)

    def parse(self, state: State, seat: int, text: str) -> int:
        return words.parse(_oh_crab(state), seat, text)

    def phrase(self, state: State, seat: int, things: Sequence[str]) -> str:
        return words.phrase(_oh_crab(state), seat, things)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view.view(_oh_crab(state), seat, self.printed)

    def offers(self, options: Options) -> bool:
        return bool(modules(options) & ASYMMETRY)

    def idle(self, state: State, seat: int) -> int | None:
        """A skill that is offered, in anybody's turn, need not be used (OC-345)."""
        steps = _oh_crab(state).steps
        return int(DONE.first) if steps.kind() in (AN_OFFER, A_STEER) and steps.seat() == seat else None

    def position(self, state: State) -> dict[str, Any]:
        return position.write(_oh_crab(state))

    def from_position(self, data: object) -> OhCrab:
        return reading.read(data, self.printed)

    def invariants(self, state: State) -> list[str]:
        return broken(_oh_crab(state))


def _oh_crab(state: State) -> OhCrab:
    assert isinstance(state, OhCrab)
    return state


GAME = OhCrabGame()
