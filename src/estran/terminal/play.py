"""A person and bots at one match, in a terminal. Nothing typed here can lose a game: what cannot be done is said, and asked again."""

import time
from collections.abc import Callable, Mapping
from functools import partial

from ..bots import Player, player
from ..core.chance import Quick
from ..core.choice import Choice
from ..core.event import Event
from ..core.refusal import Refused
from ..core.state import State
from ..core.typed import plain
from ..core.words import say
from ..table import Match
from . import files
from .screen import Screen
from .texts import texts

YES = ("yes", "y", "oui", "o")
"""In any language: a slip of the tongue must not cost an answer."""


class Sitting:
    """Seats without a bot belong to whoever sits at the keyboard.

    Where several people do and something is hidden, they pass the keyboard on: nobody is shown what another seat sees, and each is told
    what happened in the meantime when the keyboard comes round again.
    """

    def __init__(
        self,
        match: Match,
        bots: Mapping[int, Player],
        luck: Mapping[int, Quick],
        screen: Screen,
        ask: Callable[[str], str] = input,
        save: str = "",
        delay: float = 0.0,
        explain: bool = False,
    ) -> None:
        self.match = match
        self._bots = bots
        self._luck = luck
        self._screen = screen
        self._ask = ask
        self._save = save
        self._delay = delay
        self._explain = explain
        self._watched = len(bots) == len(match.seats)
        people = [seat for seat in range(len(match.seats)) if seat not in bots]
        self._passed_on = len(people) > 1 and not match.game.open
        self._keyboard = None if self._passed_on or not people else people[0]
        """Whose seat is told what happens."""
        self._untold: dict[int, list[tuple[State, list[Event]]]] = {seat: [] for seat in people}
        """What each person has not been told yet, where they pass the keyboard on."""
        self._answered = True
        """Whether the last move was the person's: what follows is then marked on the board instead."""
        self._choices: list[Choice] = []
        """What was last offered, in the order of its numbers."""
        self._idle = ""
        """While an offer is asked, the choice that stands for no answer."""
        self._shown = False
        self._whole = False
        """Whether the board is to be shown with an offer too."""
        self._left = False
        self._named: dict[str, Callable[[int, str], None]] = {
            "why": self._why,
            "hint": self._hint,
            **{name: partial(self._look, name) for name in screen.looks},
            "rules": self._rules,
            "board": self._board,
            "undo": self._undo,
            "draw": self._offer_draw,
            "resign": self._resign,
            "save": self._save_as,
            "help": self._help,
            "quit": self._quit,
        }
        own = {plain(screen.text(f"command-{name}").split()[0]): command for name, command in self._named.items()}
        self._commands = own | self._named | {"?": self._help}
        """By their names in the person's language, and in English in any case; without accents."""

    def play(self) -> None:
        """Play until the match is over or the person leaves."""
        if self._save:
            files.save(self._save, self.match.record())  # refused now rather than after an hour of play
        self._screen.say("play-commitment", commitment=self.match.commitment)
        if not self._watched:
            self._screen.say("play-greeting")
        try:
            if self._watched:
                self._show_and_wait()
            while not self.match.over and not self._left:
                self._turn()
        except (EOFError, KeyboardInterrupt) as leaving:
            self._screen.show("")
            self._leave()
            if isinstance(leaving, KeyboardInterrupt):
                raise
        if self.match.over:
            self._finish()

    def again(self) -> bool:
        """Whether whoever sits at the keyboard plays once more. Where there is no keyboard, nobody does."""
        if self._watched or not self.match.over:
            return False
        try:
            return self._agreed("play-again")
        except EOFError:
            self._screen.show("")
            return False

    def _turn(self) -> None:
        seats = self.match.state.pending()
        seat = next((seat for seat in seats if seat not in self._bots), seats[0])
        if seat in self._bots:
            self._bot(seat)
        else:
            self._person(seat)

    def _finish(self) -> None:
        outcome = self.match.state.outcome()
        assert outcome is not None
        if self._keyboard is not None:
            self._catch_up(self._keyboard)
        if not self._watched:
            self._draw_board(None if len(self._untold) > 1 else self._keyboard)
        self._screen.end(outcome)
        self._screen.say("play-seed", seed=self.match.record().seed)

    # -- turns

    def _bot(self, seat: int) -> None:
        action = self._bots[seat].choose(self.match.state, seat, self._luck[seat])
        self._happened(self.match.act(seat, self.match.game.notation(self.match.state, seat, action)), seat)
        if self._explain:
            self._screen.explain(self._bots[seat].explain())
        if self._watched:
            self._show_and_wait()

    def _show_and_wait(self) -> None:
        self._draw_board(None)
        time.sleep(self._delay)

    def _person(self, seat: int) -> None:
        if self._passed_on and seat != self._keyboard:
            self._pass_on(seat)
        if not self._shown:
            self._catch_up(seat)
            self._show(seat)
            self._shown = True
        try:
            self._answer(seat, self._ask(f"{self._screen.player(seat)}> ").strip())
        except Refused as no:
            self._screen.show(no.say(self._screen.language))

    def _show(self, seat: int) -> None:
        """The board and what may be chosen; of an offer, which comes in the middle of another's turn, only that."""
        game, state = self.match.game, self.match.state
        idle = game.idle(state, seat)
        self._idle = "" if idle is None else game.notation(state, seat, idle)
        if not self._idle or self._whole or self._passed_on:
            self._draw_board(seat)
        self._whole = False
        if self._idle:
            self._choices = self._screen.short(game.view(state, seat), game.choices(state, seat), self._idle)
        else:
            self._choices = self._screen.choices(state, seat)

    def _pass_on(self, seat: int) -> None:
        """Whoever has the keyboard hides what they were shown, and only then calls the next."""
        if self._keyboard is not None:
            self._ask(self._screen.text("play-hide") + " ")
            self._screen.clear()
        self._ask(self._screen.text("play-pass", player=self._screen.player(seat)) + " ")
        self._screen.clear()
        self._keyboard = seat

    def _answer(self, seat: int, line: str) -> None:
        word, _, rest = line.partition(" ")
        if plain(word) in self._commands:
            self._commands[plain(word)](seat, rest.strip())
        elif line or self._idle or len(self._choices) == 1:  # Enter alone takes the only choice, or skips an offer
            self._happened(self.match.act(seat, self._move(seat, line or self._idle or "1")), seat)

    def _move(self, seat: int, typed: str) -> str:
        """The move that was typed: its number among the choices, or as it is written."""
        if typed.isdecimal() and len(typed) < 6:
            if not 1 <= int(typed) <= len(self._choices):
                raise Refused("play-number", given=typed, most=len(self._choices))
            return self._choices[int(typed) - 1].notation
        try:
            self.match.game.read(self.match.state, seat, typed)
        except Refused as no:
            if no.message != "move-unreadable":
                raise
            raise Refused("play-unreadable", text=typed, move=self._choices[0].notation) from None
        return typed

    def _happened(self, events: list[Event], seat: int) -> None:
        """Tell it. Marked on the board is what the person has not answered yet."""
        mine = seat not in self._bots
        if self._passed_on:
            for untold in self._untold.values():
                untold.append((self.match.state, events))
            if mine:
                self._catch_up(seat)
        else:
            if mine or self._answered or self._watched:
                self._screen.forget()
            self._answered = mine
            self._screen.log(self.match.state, events, self._keyboard)
        self._shown = False
        self._keep()

    def _catch_up(self, seat: int) -> None:
        """Tell a person what happened while others had the keyboard."""
        untold, self._untold[seat] = self._untold[seat], []
        if untold:
            self._screen.forget()
        for state, events in untold:
            self._screen.log(state, events, seat)

    def _draw_board(self, seat: int | None) -> None:
        self._screen.board(self.match.state, seat, self._screen.names(self.match.seats, seat))

    def _keep(self) -> bool:
        """What --save asks for, and whether it is done. A disk that is full now does not end the game."""
        if not self._save:
            return False
        try:
            files.save(self._save, self.match.record())
        except Refused as no:
            self._screen.show(no.say(self._screen.language))
            return False
        return True

    # -- what can be typed besides a move

    def _why(self, seat: int, what: str) -> None:
        """The rules that speak against a move; for a move that can be made, the rules behind it."""
        game, state, screen = self.match.game, self.match.state, self._screen
        if not what:
            raise Refused("play-why-how", move=self._choices[0].notation)
        what = self._move(seat, what)
        reasons = game.why(state, seat, what)
        for reason in reasons:
            screen.show(say(screen.language, reason.message, **reason.args))
            self._rule(reason.rule)
        if not reasons:
            choice = game.choice(state, seat, game.read(state, seat, what))
            screen.say("play-why-legal", move=choice.notation)
            for rule in choice.rules:
                self._rule(rule)

    def _rule(self, rule: str) -> None:
        book = texts(self.match.game.folder / "rulebook.ftl", self._screen.language)
        if rule in book:
            self._screen.show(f"  {rule}: {book[rule]}")

    def _rules(self, seat: int, what: str) -> None:
        """The rule of this id, or all rules that speak of something."""
        book = texts(self.match.game.folder / "rulebook.ftl", self._screen.language)
        asked = plain(what)
        found = [rule for rule in book if plain(rule) == asked] or [rule for rule in book if asked in plain(book[rule])]
        for rule in found:
            self._rule(rule)
        if not found:
            self._screen.say("play-rules-none", what=what)

    def _hint(self, seat: int, _: str) -> None:
        game, state = self.match.game, self.match.state
        adviser = player(game.usual, game, len(self.match.seats))
        action = adviser.choose(state, seat, Quick(len(self.match.entries)))
        self._screen.say("play-hint", bot=game.usual, move=game.notation(state, seat, action))

    def _look(self, name: str, seat: int, what: str) -> None:
        self._screen.look(name, self.match.game.view(self.match.state, seat), what)

    def _board(self, seat: int, _: str) -> None:
        self._shown, self._whole = False, True

    def _undo(self, seat: int, _: str) -> None:
        moves = self.match.undo(self.match.undoes([seat, *self._untold]))
        self._screen.say("play-undone", moves=moves)
        self._screen.forget()
        for untold in self._untold.values():
            del untold[max(0, len(untold) - moves) :]
        self._shown = False
        self._keep()

    def _offer_draw(self, seat: int, _: str) -> None:
        sharing = self.match.sharing()  # refused now if the game has no draws
        if not self._agreed("play-draw-sure"):
            return
        for other in self._bots:
            if sharing[other]:  # who would share it is asked, who is out is not
                if not self.match.would_draw(other, seat):
                    raise Refused("play-draw-refused", player=self._screen.player(other))
                self._screen.say("play-draw-agreed", player=self._screen.player(other))
        self._happened(self.match.agree_draw(), seat)

    def _resign(self, seat: int, _: str) -> None:
        if self._agreed("play-resign-sure"):
            self._happened(self.match.resign(seat), seat)

    def _agreed(self, question: str) -> bool:
        answer = self._ask(self._screen.text(question) + " ").strip().lower()
        return answer in YES

    def _help(self, seat: int, _: str) -> None:
        for name in self._named:
            self._screen.show(f"  {self._screen.text(f'command-{name}'):<18} {self._screen.text(f'command-{name}-does')}")
        self._screen.say("play-help-move", move=self._choices[0].notation)

    # -- saving and leaving

    def _save_as(self, seat: int, name: str) -> None:
        name = name or self._save
        if not name:
            raise Refused("play-save-how")
        files.save(name, self.match.record())
        self._screen.say("play-saved", file=name, game=self.match.game.id)

    def _quit(self, seat: int, _: str) -> None:
        if not self._save:
            name = self._ask(self._screen.text("play-quit-save") + " ").strip()
            if name:
                self._save_as(seat, name)
                self._left = True
                return
        self._leave()

    def _leave(self) -> None:
        self._left = True
        if self._keep():
            self._screen.say("play-saved", file=self._save, game=self.match.game.id)
        elif not self.match.over:
            self._screen.say("play-not-saved")
