"""A person at a served table, in a terminal. What comes over the line and what is typed is taken as it comes; nothing here knows a rule."""

import secrets
from collections.abc import Callable, Iterable
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any

from ..core.choice import Choice
from ..core.outcome import Outcome
from ..core.refusal import Refused
from ..core.typed import plain
from ..core.words import has
from ..games import game as game_of
from .screen import Screen
from .texts import texts
from .visit import Visit

Frame = dict[str, Any]
LEFT = None
"""What is in the queue when the keyboard is gone."""


class Joined:
    def __init__(self, visit: Visit, screen: Screen) -> None:
        self._visit = visit
        self._screen = screen
        self._heard: SimpleQueue[dict[str, Any] | str | None] = SimpleQueue()
        self._frames: dict[int | None, Frame] = {}
        self._views: dict[int | None, dict[str, Any]] = {}
        self._seat: int | None = None
        """Whose frame was shown last: what is typed is for this seat."""
        self._choices: list[Choice] = []
        """What was last offered, in the order of its numbers."""
        self._idle = ""
        """While an offer is asked, the choice that stands for no answer."""
        self._waits: dict[str, Any] | None = None
        """What was sent and not answered yet: sent again when the line is back."""
        self._lost = False
        self._left = False
        self._named: dict[str, Callable[[str], None]] = {
            **{name: partial(self._look, name) for name in screen.looks},
            "rules": self._rules,
            "board": self._board,
            "undo": partial(self._of_my_seat, "undo"),
            "draw": partial(self._of_my_seat, "draw"),
            "resign": partial(self._of_my_seat, "resign"),
            "yes": partial(self._answer, True),
            "no": partial(self._answer, False),
            "never": self._never,
            "start": partial(self._ask, "start"),
            "hand": self._hand,
            "back": partial(self._of_my_seat, "back"),
            "claim": self._claim,
            "rematch": self._rematch,
            "link": self._link,
            "help": self._help,
            "leave": self._leave,
        }
        own = {plain(screen.text(f"command-{name}").split()[0]): command for name, command in self._named.items()}
        self._commands = own | self._named | {"?": self._help}

    def play(self, typed: Iterable[str]) -> None:
        """Until whoever types leaves."""
        self._screen.say("join-greeting", link=f"{self._visit.house}/t/{self._visit.table}")
        Thread(target=self._read, args=(typed,), daemon=True).start()
        self._visit.listen(self._heard.put)
        try:
            while not self._left and (heard := self._heard.get()) is not LEFT:
                self._take(heard)
        finally:
            self._visit.leave()

    def _take(self, heard: dict[str, Any] | str) -> None:
        try:
            if isinstance(heard, str):
                self._typed(heard.strip())
            else:
                self._told(heard)
        except Refused as no:
            self._screen.show(no.say(self._screen.language))

    def _read(self, typed: Iterable[str]) -> None:
        for line in typed:
            self._heard.put(line)
        self._heard.put(LEFT)

    # -- what is heard

    def _told(self, message: dict[str, Any]) -> None:
        if "line" in message:
            self._line(message["line"])
        if "ping" in message:
            self._visit.say({"do": "pong", "ping": message["ping"]})
        if self._waits and self._waits["id"] in (message.get("ack"), message.get("refused")):
            self._waits = None
        if "goes_on" in message:
            self._go(message["goes_on"])
        if "refused" in message:
            self._screen.show(message["message"])
            for rule in message["rules"]:
                self._rule(rule)
        if "version" in message:
            self._see(message)

    def _line(self, state: str) -> None:
        if state == "lost" and not self._lost:
            self._screen.say("join-lost")
        if state == "back" and self._lost:
            self._screen.say("join-back")
        if state == "back" and self._waits:
            self._visit.say(self._waits)
        self._lost = state == "lost"

    def _go(self, table: str) -> None:
        self._frames, self._views, self._seat, self._choices, self._idle = {}, {}, None, [], ""
        self._screen.say("join-goes-on", link=f"{self._visit.house}/t/{table}")
        self._visit.go(table)
        self._visit.listen(self._heard.put)

    def _see(self, frame: Frame) -> None:
        """A frame: tell what happened, and show what there is."""
        if frame["table"] != self._visit.table:
            return  # we have gone on
        seat = None if frame["seat"] is None else frame["seat"] - 1
        before = self._frames.get(seat)
        if seat is None or None in self._frames:  # who sits is no spectator, and the other way round
            self._frames.clear()
        self._frames[seat] = frame
        self._views[seat] = frame["view"] if frame["whole"] else {**self._views[seat], **frame["view"]}
        if before and before.get("spared") != frame.get("spared"):
            self._screen.say("join-never" if frame["spared"] else "join-never-off")
        if before and before["version"] == frame["version"] and before["choices"] == frame["choices"]:
            return  # only who is there has changed
        if before is None and len(self._frames) == 1:
            self._promised(frame)
        self._contribute(seat, frame)
        self._happened(seat, frame)
        if frame["choices"] or frame["question"] or len(self._frames) == 1:
            self._show(seat)

    def _promised(self, frame: Frame) -> None:
        """What the server is bound to, so that nobody can choose the deal."""
        self._screen.say("join-commitment", commitment=frame["commitment"])
        if frame["start"]:
            self._screen.say("join-not-dealt")

    def _contribute(self, seat: int | None, frame: Frame) -> None:
        """Add to the deal of a rematch, where somebody else has seated us."""
        if frame["stage"] == "waiting" and seat is not None and contribution(frame) and not frame["chairs"][seat]["contributed"]:
            self._visit.say({"do": "contribute", "id": secrets.token_hex(6), "seat": seat + 1, **contribution(frame)})

    def _happened(self, seat: int | None, frame: Frame) -> None:
        self._screen.forget()
        for event in frame["events"]:
            if event["kind"].startswith("table-"):
                self._notice(event)
            else:
                self._screen.tell(self._views[seat], [event])

    def _notice(self, event: dict[str, Any]) -> None:
        """What happened to the table itself."""
        key = f"join-{event['kind']}"
        if key == "join-table-answered":
            key += "-yes" if event["yes"] else "-no"
        if key == "join-table-handed" and not event["bot"]:
            key += "-back"
        args = {name: value for name, value in event.items() if isinstance(value, str | int)}
        if "seat" in event:
            args["player"] = self._screen.player(event["seat"] - 1)
        if has(self._screen.language, key):
            self._screen.say(key, **args)

    # -- what is shown

    def _show(self, seat: int | None, whole: bool = False) -> None:
        """The board and what may be chosen; of an offer, which comes in the middle of another's turn, only that, unless it is asked for."""
        frame, view, screen = self._frames[seat], self._views[seat], self._screen
        self._seat, self._choices, self._idle = seat, [], frame.get("idle", "")  # of which a server of 0.1.0 does not know
        if frame["stage"] == "waiting":
            free = sum(chair["kind"] == "free" for chair in frame["chairs"])
            screen.say("join-waiting", free=free, names=", ".join(self._names(frame)))
            return
        if not self._idle or whole:
            screen.draw(view, seat, self._names(frame))
        if frame["outcome"]:
            told = {name: tuple(value) for name, value in frame["outcome"].items() if name not in ("reason", "winners")}
            screen.end(Outcome(frame["outcome"]["reason"], **told))
            self._dealt(frame)
            if frame.get("outlived"):  # a server of 0.1.0 does not say
                screen.say("join-outlived")
            return
        question = frame["question"]
        if question and seat is not None and seat + 1 in question["waits"]:
            screen.say(f"join-asks-{question['what']}", player=screen.player(question["seat"] - 1))
        elif frame["choices"]:
            offered = [
                Choice(n, one["verb"], tuple(one["things"]), one["notation"], tuple(one["rules"])) for n, one in enumerate(frame["choices"])
            ]
            self._choices = screen.short(view, offered, self._idle) if self._idle else screen.offer(view, offered)
            screen.console.print(f"{screen.player(seat or 0)}> ", end="")
        else:
            self._waiting(frame)

    def _waiting(self, frame: Frame) -> None:
        """Who is asked an offer, while the others wait."""
        for offer in frame.get("offers", ()):
            self._screen.say("join-offer", player=self._screen.player(offer["seat"] - 1))

    def _dealt(self, frame: Frame) -> None:
        """Where all luck came from."""
        deal, screen = frame.get("deal"), self._screen
        if deal:
            screen.say("join-secret", secret=deal["secret"])
        for seat, digits in enumerate(deal["contributions"] if deal else ()):
            if digits:
                screen.say("join-contributed", player=screen.player(seat), contribution=digits)
            elif frame["chairs"][seat]["kind"] == "person":
                screen.say("join-contributed-nothing", player=screen.player(seat))
        screen.say("play-seed", seed=frame["seed"])

    def _names(self, frame: Frame) -> list[str]:
        """Who sits where: people by their names, bots by their levels."""
        names = []
        for chair in frame["chairs"]:
            level = f"level-{chair['bot']}"
            bot = self._screen.text(level) if chair["bot"] and has(self._screen.language, level) else chair["bot"]
            names.append(bot if not chair["name"] else f"{chair['name']} ({bot})" if bot else chair["name"])
        return [name or "-" for name in names]

    # -- what is typed

    def _typed(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if plain(word) in self._commands:
            self._commands[plain(word)](rest.strip())
        elif line or (self._idle and self._choices) or len(self._choices) == 1:
            self._act(line or self._idle or "1")

    def _act(self, typed: str) -> None:
        if self._seat is None:
            raise Refused("join-watching")
        if typed.isdecimal() and len(typed) < 6:
            if not 1 <= int(typed) <= len(self._choices):
                raise Refused("play-number", given=typed, most=len(self._choices))
            typed = self._choices[int(typed) - 1].notation
        self._ask("act", seat=self._seat + 1, decision=self._frames[self._seat]["decision"], choice=typed)

    def _ask(self, do: str, _: str = "", **rest: Any) -> None:
        """Ask the server for something. The same question twice is answered once: it may be sent again when the line was lost."""
        self._waits = {"do": do, "id": secrets.token_hex(6), **rest}
        if not self._visit.say(self._waits):
            self._screen.say("join-lost")

    def _rematch(self, _: str) -> None:
        self._ask("rematch", **contribution(next(iter(self._frames.values()))))

    def _of_my_seat(self, do: str, _: str) -> None:
        self._ask(do, seat=self._mine() + 1)

    def _answer(self, yes: bool, _: str) -> None:
        self._ask("answer", seat=self._mine() + 1, yes=yes)

    def _never(self, _: str) -> None:
        """Never be asked an offer, or be asked again."""
        self._ask("spare", seat=self._mine() + 1, yes=not self._frames[self._mine()].get("spared"))

    def _mine(self) -> int:
        """The seat to speak for."""
        if self._seat is None:
            raise Refused("join-watching")
        return self._seat

    def _hand(self, level: str) -> None:
        self._ask("hand", seat=self._mine() + 1, bot=level or "steady")

    def _claim(self, what: str) -> None:
        if not what.isdecimal():
            raise Refused("join-claim-how")
        self._ask("claim", seat=int(what), bot="steady")  # which a server of 0.1.0 wants to be told, and a later one decides

    def _link(self, _: str) -> None:
        found = self._visit.ask(f"/tables/{self._visit.table}/seats/{self._mine() + 1}/link", {})
        self._screen.say("join-link", link=f"{self._visit.house}{found['path']}")

    def _look(self, name: str, what: str) -> None:
        self._screen.look(name, self._views.get(self._seat, {}), what)

    def _board(self, _: str) -> None:
        if self._seat in self._frames:  # else nothing has come yet, and is shown when it comes
            self._show(self._seat, whole=True)

    def _rule(self, rule: str) -> None:
        book = texts(self._screen.game.folder / "rulebook.ftl", self._screen.language)
        if rule in book:
            self._screen.show(f"  {rule}: {book[rule]}")

    def _rules(self, what: str) -> None:
        book, asked = texts(self._screen.game.folder / "rulebook.ftl", self._screen.language), plain(what)
        found = [rule for rule in book if plain(rule) == asked] or [rule for rule in book if asked in plain(book[rule])]
        for rule in found:
            self._rule(rule)
        if not found:
            self._screen.say("play-rules-none", what=what)

    def _help(self, _: str) -> None:
        for name in self._named:
            self._screen.show(f"  {self._screen.text(f'command-{name}'):<18} {self._screen.text(f'command-{name}-does')}")

    def _leave(self, _: str) -> None:
        self._left = True


def contribution(frame: Frame) -> dict[str, str]:
    """What we add to the seed of the deal; a server of 0.1.0 does not know of it."""
    return {"contribution": secrets.token_hex(32)} if "contributed" in frame["chairs"][0] else {}


def come(visit: Visit, language: str, name: str, seat: int | None, watch: bool, typed: Iterable[str]) -> None:
    """Come to a table, take a seat if there is one, and play."""
    if visit.link:
        visit.ask(f"/tables/{visit.table}/link", {"link": visit.link})
    frame = visit.ask(f"/tables/{visit.table}")
    screen = Screen(game_of(frame["game"]), language)
    free = [n for n, chair in enumerate(frame["chairs"], start=1) if chair["kind"] == "free"]
    if not watch and frame["seat"] is None and frame["stage"] == "waiting" and (seat or free):
        visit.ask(f"/tables/{visit.table}/commands", {"do": "sit", "seat": seat or free[0], "name": name, **contribution(frame)})
    elif frame["seat"] is None:
        screen.say("join-watching")
    Joined(visit, screen).play(typed)
