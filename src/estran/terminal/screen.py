"""What a terminal shows of a match: the board, the log in sentences, and what may be chosen. Knows no rule and no game."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from rich.console import Console
from rich.text import Text

from ..core.choice import Choice
from ..core.event import Event
from ..core.game import Game
from ..core.outcome import Outcome
from ..core.refusal import Reason
from ..core.state import State
from ..core.words import add_folder, has, say
from .texts import HERE, listed

Told = Mapping[str, Any]
"""An event as a seat may know it."""
Look = Callable[[Mapping[str, Any], str], list[Text]]
IN_A_LINE = 8
"""No more choices than this stand in a line, however wide it is."""
ROOM = 8
"""So many columns a choice takes."""


class Artist(Protocol):
    """Who draws a game: a module of this package with the game's id, or `plain`.

    It may also have LOOKS: commands that show something more closely, by name, each a function of the view and of what was typed.
    """

    def board(self, view: Mapping[str, Any], seats: Sequence[str], told: Sequence[Told], language: str, width: int) -> list[Text]: ...
    def heading(self, view: Mapping[str, Any], choice: Choice) -> Text: ...
    def arguments(self, told: Told) -> dict[str, str | int]: ...
    def details(self, told: Told) -> str: ...


def artist(game: Game) -> Artist:
    drawn = find_spec(f"{__package__}.{game.id}") is not None
    module: Any = import_module(f".{game.id if drawn else 'plain'}", __package__)
    found: Artist = module
    return found


class Screen:
    def __init__(self, game: Game, language: str, console: Console | None = None) -> None:
        add_folder(HERE)
        self.game = game
        self.language = language
        self.console = console or Console(highlight=False, markup=False, emoji=False)
        self._artist = artist(game)
        self.looks: Mapping[str, Look] = getattr(self._artist, "LOOKS", {})
        self._told: list[Told] = []
        """What happened last, to be marked on the board."""

    # -- words

    def text(self, key: str, /, **args: str | int) -> str:
        return say(self.language, key, **args)

    def say(self, key: str, /, **args: str | int) -> None:
        self.show(self.text(key, **args))

    def show(self, line: str | Text) -> None:
        self.console.print(line, soft_wrap=not self.console.is_terminal)

    def player(self, seat: int) -> str:
        return self.text("player", seat=seat + 1)

    # -- what happened

    def log(self, events: Sequence[Event], seat: int | None) -> None:
        """Tell a seat what happened, in sentences. How it ended is told by `end`. All is marked on the board until `forget`."""
        for event in events:
            told = self.game.tell(event, seat)
            self._told.append(told)
            if told["kind"] == "ended":
                continue
            args = {key: value for key, value in told.items() if isinstance(value, str | int)} | self._artist.arguments(told)
            if "seat" in told:
                args["player"] = self.player(int(told["seat"]) - 1)
            key = f"{self.game.id}-event-{told['kind']}"
            self.show(self.text(key, **args) if has(self.language, key) else str(dict(told)))
            if details := self._artist.details(told):
                self.show(Text(f"  {details}", "dim"))

    def explain(self, reasons: Sequence[Reason]) -> None:
        """What a bot thought, in sentences."""
        for reason in reasons:
            self.show(Text(f"  {self.text(reason.message, **reason.args)}", "dim"))

    def forget(self) -> None:
        """What happened so far is no longer marked on the board."""
        self._told = []

    def end(self, outcome: Outcome) -> None:
        winners = listed([self.player(seat) for seat in outcome.winners], self.language)
        self.show(Text(self.text(outcome.reason, winners=winners), "bold"))

    # -- what there is

    def board(self, state: State, seat: int | None, seats: Sequence[str]) -> None:
        self.console.print()
        for line in self._artist.board(self.game.view(state, seat), seats, self._told, self.language, self.console.width):
            self.console.print(line, no_wrap=True, crop=False, soft_wrap=True)
        self.console.print()

    def look(self, name: str, state: State, seat: int, what: str) -> None:
        found = self.looks[name](self.game.view(state, seat), what)
        for line in found or [Text(self.text(f"play-{name}-none", what=what))]:
            self.show(line)

    def choices(self, state: State, seat: int) -> list[Choice]:
        """Show what the seat may choose, a line or more for each thing that can be moved, and return it in the order of its numbers."""
        groups: dict[str, tuple[Text, list[Choice]]] = {}
        view = self.game.view(state, seat)
        offered = self.game.choices(state, seat)
        asked = f"{self.game.id}-ask-{offered[0].verb}"
        if has(self.language, asked) and len({choice.verb for choice in offered}) == 1:
            self.say(asked)
        for choice in offered:
            title = self._artist.heading(view, choice)
            groups.setdefault(title.plain, (title, []))[1].append(choice)
        wide = max(len(title) for title in groups) + 1
        fit = max(1, min(IN_A_LINE, (self.console.width - wide) // ROOM))
        number = 0
        for title, members in groups.values():
            for start in range(0, len(members), fit):
                line = Text(" " * wide) if start else title + Text(" " * (wide - len(title)))
                for choice in members[start : start + fit]:
                    number += 1
                    line.append(f"{number:>3}", "bold").append(f") {choice.things[-1].partition(':')[2]:<3}")
                line.rstrip()
                self.show(line)
        return [choice for _, members in groups.values() for choice in members]
