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
from ..games import key_of
from .texts import HERE, ending

Told = Mapping[str, Any]
"""An event as a seat may know it."""
Look = Callable[[Mapping[str, Any], str, str], list[Text]]
IN_A_LINE = 8
"""No more choices than this stand in a line, however wide it is."""


HIGH = 50
"""So many empty lines push everything off a screen that cannot be cleared."""


class Artist(Protocol):
    """Who draws a game: a module of this package with the game's id, or `plain`.

    It may also have LOOKS: commands that show something more closely, by name, each a function of the view, of what was typed and of the
    language.
    """

    def board(
        self, view: Mapping[str, Any], seat: int | None, seats: Sequence[str], told: Sequence[Told], language: str, width: int
    ) -> list[Text]: ...
    def heading(self, view: Mapping[str, Any], choice: Choice) -> Text: ...
    def label(self, view: Mapping[str, Any], choice: Choice, language: str) -> str: ...
    def arguments(self, view: Mapping[str, Any], told: Told, language: str) -> dict[str, str | int]: ...
    def details(self, view: Mapping[str, Any], told: Told, language: str) -> str: ...


def artist(game: Game) -> Artist:
    drawn = find_spec(f"{__package__}.{game.id}") is not None
    module: Any = import_module(f".{game.id if drawn else 'plain'}", __package__)
    found: Artist = module
    return found


def _begun(sentence: str) -> str:
    """With a capital, whatever it begins with."""
    return sentence[:1].upper() + sentence[1:]


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

    def names(self, seats: Sequence[str], seat: int | None) -> list[str]:
        """Who sits where, for whoever sits at a seat: bots by their names."""
        return [bot or self.text("person" if place == seat else "someone") for place, bot in enumerate(seats)]

    # -- what happened

    def log(self, state: State, events: Sequence[Event], seat: int | None) -> None:
        """Tell a seat what happened and led to a state, in sentences. How it ended is told by `end`. All is marked until `forget`."""
        self.tell(self.game.view(state, seat), [self.game.tell(event, seat) for event in events])

    def tell(self, view: Mapping[str, Any], happened: Sequence[Told]) -> None:
        """The same, of what a seat may see and was told."""
        for told in happened:
            self._told.append(told)
            if told["kind"] == "ended":
                continue
            args = {key: value for key, value in told.items() if isinstance(value, str | int)} | self._artist.arguments(
                view, told, self.language
            )
            if "seat" in told:
                args["player"] = self.player(int(told["seat"]) - 1)
            key = f"{key_of(self.game.id)}-event-{told['kind']}"
            self.show(_begun(self.text(key, **args)) if has(self.language, key) else str(dict(told)))
            if details := self._artist.details(view, told, self.language):
                self.show(Text(f"  {details}", "dim"))

    def explain(self, reasons: Sequence[Reason]) -> None:
        """What a bot thought, in sentences."""
        for reason in reasons:
            self.show(Text(f"  {self.text(reason.message, **reason.args)}", "dim"))

    def forget(self) -> None:
        """What happened so far is no longer marked on the board."""
        self._told = []

    def end(self, outcome: Outcome) -> None:
        self.show(Text(ending(outcome, self.language), "bold"))

    # -- what there is

    def clear(self) -> None:
        """Nothing that was shown is left to be read by whoever sits down next."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
            if not self.console.legacy_windows:
                self.console.file.write("\x1b[3J")  # and nothing by scrolling back
        else:
            self.show("\n" * HIGH)

    def board(self, state: State, seat: int | None, seats: Sequence[str]) -> None:
        self.draw(self.game.view(state, seat), seat, seats)

    def draw(self, view: Mapping[str, Any], seat: int | None, seats: Sequence[str]) -> None:
        """The board as a seat sees it."""
        self.console.print()
        for line in self._artist.board(view, seat, seats, self._told, self.language, self.console.width):
            self.console.print(line, no_wrap=True, crop=False, soft_wrap=True)
        self.console.print()

    def look(self, name: str, view: Mapping[str, Any], what: str) -> None:
        found = self.looks[name](view, what, self.language)
        for line in found or [Text(self.text(f"play-{name}-none", what=what))]:
            self.show(line)

    def choices(self, state: State, seat: int) -> list[Choice]:
        """Show what the seat may choose, a line or more for each thing that can be moved, and return it in the order of its numbers."""
        return self.offer(self.game.view(state, seat), self.game.choices(state, seat))

    def offer(self, view: Mapping[str, Any], offered: Sequence[Choice]) -> list[Choice]:
        """The same, of what is offered."""
        groups: dict[str, tuple[Text, list[Choice]]] = {}
        self._question(offered)
        for choice in offered:
            title = self._artist.heading(view, choice)
            groups.setdefault(title.plain, (title, []))[1].append(choice)
        labels = {choice.action: self._artist.label(view, choice, self.language) for choice in offered}
        longest = max(3, *map(len, labels.values()))
        wide = max(len(title) for title in groups) + 1
        fit = max(1, min(IN_A_LINE, (self.console.width - wide) // (longest + len("  1) "))))
        number = 0
        for title, members in groups.values():
            for start in range(0, len(members), fit):
                line = Text(" " * wide) if start else title + Text(" " * (wide - len(title)))
                for choice in members[start : start + fit]:
                    number += 1
                    line.append(f"{number:>3}", "bold").append(f") {labels[choice.action]:<{longest}}")
                line.rstrip()
                self.show(line)
        return [choice for _, members in groups.values() for choice in members]

    def short(self, view: Mapping[str, Any], offered: Sequence[Choice], idle: str) -> list[Choice]:
        """The same in a line, of what need not be answered: Enter alone chooses what stands for no answer, which comes last."""
        answers = [choice for choice in offered if choice.notation != idle]
        labels = [self._artist.label(view, choice, self.language) for choice in answers]
        said = [label if choice.notation in label else choice.notation for choice, label in zip(answers, labels, strict=True)]
        self.say("play-offer", choices=", ".join(f"{number}) {answer}" for number, answer in enumerate(said, start=1)))
        return [*answers, *(choice for choice in offered if choice.notation == idle)]

    def _question(self, offered: Sequence[Choice]) -> None:
        """What is to be chosen, in a sentence: `GAME-ask-VERB`, or `GAME-ask-VERB-VERB` where several verbs are offered."""
        verbs = dict.fromkeys(choice.verb for choice in offered)
        asked = "-".join([key_of(self.game.id), "ask", *verbs])
        if has(self.language, asked):
            self.say(asked)
