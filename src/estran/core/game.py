"""Game: the friendly side of a game. Rules work on ints and masks; a Game turns them into words, views and positions, and back.

Adding a game is a folder with these rooms, and one line in `estran.games`; `docs/add-a-game.md` goes through it.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec

from .bot import Bot
from .chance import Chance
from .choice import Choice
from .content import Table
from .event import Event
from .lesson import Lesson
from .outcome import Outcome
from .refusal import Reason, Refused
from .state import State
from .typed import notated

Value = int | str | bool
Options = dict[str, Value]


class Option(msgspec.Struct, frozen=True):
    """Something that can be set before a game: its default and all values it may take."""

    name: str
    default: Value
    values: tuple[Value, ...]
    """All values it may take, or with `free` those to choose from in a menu."""
    free: Callable[[str], str] | None = None
    """For texts that are none of the values: the text as it is kept, or Refused."""

    def check(self, given: object) -> Value:
        for value in self.values:
            if type(value) is type(given) and value == given:
                return value
        if self.free is not None and isinstance(given, str):
            return self.free(given)
        raise Refused("option-value", option=self.name, given=str(given), allowed=", ".join(map(str, self.values)))

    def read(self, text: str) -> Value:
        """The value that a typed text stands for."""
        for value in self.values:
            if str(value).lower() == text.lower():
                return value
        if self.free is not None:
            return self.free(text)
        raise Refused("option-value", option=self.name, given=text, allowed=", ".join(map(str, self.values)))


class Recipe(msgspec.Struct, frozen=True):
    """How a bot is made for a game, and what it can play."""

    make: Callable[["Game"], Bot]
    counts: Literal["", "simulations", "nodes"] = ""
    """What its budget counts; a bot that counts nothing takes none."""
    amount: int = 0
    """Its budget where none is given."""
    open_only: bool = False
    """It trusts what it sees: only for games in which nothing is hidden."""
    two_only: bool = False
    """Only for two players."""


class Level(msgspec.Struct, frozen=True):
    """How well a bot plays, as people choose it: `level-NAME` is what it is called."""

    name: str
    bot: str
    """With its budget, as in `ismcts:1000`."""
    two: str = ""
    """Another one where two play."""


class Game:
    """One game. Subclasses fill in the attributes and the methods below; seats count from 0, and from 1 in every text."""

    id: str
    version: str
    """Of the rules: raised when the same seed and entries would give another game."""
    folder: Path
    """Where its words (`*.ftl`) and its content lie."""
    actions: int
    """Every action is a whole number below this."""
    open: bool
    """Nothing is hidden and nothing is drawn after the deal: a search may trust what it saw."""
    options: tuple[Option, ...]
    """The first is `players`."""
    lesson: Lesson
    """What the game teaches a search."""
    bots: Mapping[str, Recipe] = {}
    """Bots of its own, besides those that play any game."""
    usual: str = "greedy"
    """The bot that plays where none is named, and gives hints: quick, and good for that."""
    levels: tuple[Level, ...] = (
        Level("hatchling", "random"),
        Level("clumsy", "clumsy"),
        Level("steady", "greedy"),
        Level("sharp", "ismcts:150"),
        Level("master", "ismcts:3000"),
    )
    """At least five, from one that a child beats to the strongest."""
    cooperative: bool = False
    """All win or lose together."""
    draws: bool = False
    """Players may agree on a draw."""
    content: Path | None = None
    """The folder of the content in use, where there is any."""
    content_digest: str
    """SHA-256 of the content in use."""
    played_alike: tuple[str, ...] = ()
    """Those of earlier content that differs in its words alone: what was played with it can be replayed."""

    def replays(self, version: str, content: str) -> bool:
        """Whether what was played by this version of the rules and with this content is the same game today."""
        return version == self.version and content in (self.content_digest, *self.played_alike)

    def content_of(self, options: Options) -> str:
        """SHA-256 of the content that a game with these options is played with."""
        return self.content_digest

    # -- starting

    def new(self, options: Options, chance: Chance) -> State:
        """Deal a game. Options must be complete: see `checked`."""
        raise NotImplementedError

    def checked(self, given: Mapping[str, object]) -> Options:
        """All options, the given ones checked and the others at their defaults."""
        chosen = {name: self.option(name).check(value) for name, value in given.items()}
        return {option.name: chosen.get(option.name, option.default) for option in self.options}

    def option(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        known = ", ".join(option.name for option in self.options)
        raise Refused("option-unknown", option=str(name), game=self.id, known=known)

    def rematch(self, options: Options, outcome: Outcome) -> Options:
        """The options with which the same players play again: the same, unless the rules say who begins."""
        return options

    def bot(self, level: str, players: int) -> str:
        """The bot that plays at a level."""
        for known in self.levels:
            if known.name == level:
                return known.two if known.two and players == 2 else known.bot
        raise Refused("level-unknown", level=level, game=self.id, known=", ".join(known.name for known in self.levels))

    def with_content(self, folder: Path) -> "Game":
        """The same game with the content of another folder."""
        raise Refused("content-none", game=self.id)

    def tables(self, language: str) -> list[Table]:
        """The content in use, for people to read."""
        return []

    # -- words for actions

    def choice(self, state: State, seat: int, action: int) -> Choice:
        """An action as people meet it. Any action the notation can name, legal or not."""
        raise NotImplementedError

    def parse(self, state: State, seat: int, text: str) -> int:
        """The action that a text means, legal or not. Refused when it is no move of this game at all."""
        raise NotImplementedError

    def read(self, state: State, seat: int, text: str) -> int:
        """The action that a person's text means: the notation, or its words in any language that we speak (`core/typed.py`)."""
        try:
            return self.parse(state, seat, text)
        except Refused as unreadable:
            put = notated(self.folder, text)
            if put == text:
                raise
            try:
                return self.parse(state, seat, put)
            except Refused as no:
                raise unreadable if no.message == unreadable.message else no from None

    def choices(self, state: State, seat: int) -> list[Choice]:
        """What a seat may choose now; nothing for one that owes nothing, so that nobody is handed another's hand (OC-D69)."""
        return [self.choice(state, seat, action) for action in state.legal(seat)] if seat in state.pending() else []

    def notation(self, state: State, seat: int, action: int) -> str:
        return self.choice(state, seat, action).notation

    def why(self, state: State, seat: int, what: str | Sequence[str]) -> list[Reason]:
        """Why a move, typed or given as the things it touches, cannot be made; empty when it can."""
        if not isinstance(what, str):
            what = self.phrase(state, seat, what)
        return state.why_not(seat, self.read(state, seat, what))

    def stuck(self, state: State, seat: int, thing: str) -> list[Reason]:
        """Why nothing can be done with a thing that begins moves, where each of these has reasons of its own; empty where those will do."""
        return []

    def phrase(self, state: State, seat: int, things: Sequence[str]) -> str:
        """The notation of the move that touches these things, legal or not."""
        raise NotImplementedError

    # -- what may be seen

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """Everything this seat may know, and nothing else, as plain data; None is a spectator."""
        raise NotImplementedError

    def tell(self, event: Event, seat: int | None) -> dict[str, Any]:
        """An event as this seat may know it."""
        told = {"kind": event.kind, **event.public}
        if seat is not None and seat in event.private:
            told.update(event.private[seat])
        return told

    def asks_out_of_turn(self, state: State) -> bool:
        """Whether the decisions owed now are answers to another's move. A table shows them when a fixed window ends and not before, so that
        how long somebody thought says nothing about what they hold."""
        return False

    # -- offers

    def offers(self, options: Options) -> bool:
        """Whether a seat may be offered something in a game with these options, which may be those of an earlier version."""
        return False

    def idle(self, state: State, seat: int) -> int | None:
        """While a seat owes the answer to an offer: the choice that stands for none, so that nobody waits for who does not care. It is
        legal then; at any other time there is none. That somebody is asked an offer, all may know."""
        return None

    # -- positions, both ways

    def position(self, state: State) -> dict[str, Any]:
        """The whole state as plain JSON, complete enough to go on from."""
        raise NotImplementedError

    def from_position(self, position: object) -> State:
        """The state that a position describes. Refused when it is malformed or cannot be."""
        raise NotImplementedError

    # -- for the conformance kit

    def invariants(self, state: State) -> list[str]:
        """What is broken in this state, in words; empty when all is well."""
        return []
