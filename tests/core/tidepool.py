"""Tidepool: a tiny game that needs everything the contract offers. Plain Python, as a stranger would write it.

Two or three players walk two crabs each along eight cells to the sea (TP-01). Each round all choose a card of their hand in secret, at
once (TP-02). Then seat by seat the cards are turned up: the others may cancel one by discarding a 3, and everyone who holds a card is
asked, whether they have a 3 or not (TP-03). Its player picks a crab, which walks as far as the card says (TP-04), and pushes one foreign
crab it lands on back by one or two, as its player chooses (TP-05). A 2 lets its player look at a random card of the next player
(TP-06). Hands are refilled from a bag (TP-07). The first with both crabs in the sea wins; played together, all win if every player
brings a crab home before the cards run out, and all lose if not (TP-08).
"""

import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from estran.core.bag import Bag
from estran.core.chance import Chance
from estran.core.choice import Choice
from estran.core.event import Log
from estran.core.game import Game, Option, Options
from estran.core.lesson import Lesson
from estran.core.outcome import Outcome
from estran.core.refusal import Reason, Refused
from estran.core.state import State
from estran.core.steps import Steps

SEA = 7
PASS, CANCEL, CRAB, PUSH = 3, 4, 5, 7
NAMES = ["card 1", "card 2", "card 3", "pass", "cancel", "crab a", "crab b", "push 1", "push 2"]
RULES = ["TP-02"] * 3 + ["TP-03"] * 2 + ["TP-04"] * 2 + ["TP-05"] * 2
REFILL, TURN_UP, ASK, PICK, SHOVE = range(5)  # kinds of pending steps


class Card:
    """A card in a hand, and which seats know it."""

    def __init__(self, value: int, known: int) -> None:
        self.value = value
        self.known = known


class Tidepool(State):
    def __init__(self, players: int, together: bool) -> None:
        super().__init__(players)
        self.together = together
        self.crabs = [[0, 0] for _ in range(players)]
        self.hands: list[list[Card]] = [[] for _ in range(players)]
        self.planned: list[int] = [-1] * players  # which card of the hand, or none
        self.answers: list[int] = [-1] * players
        self.steps = Steps()
        self.bag = Bag(vec[i64]([0, 5, 5, 5]), vec[i64]([]))
        self.discarded = [0, 0, 0, 0]
        self.over = False

    # -- who, and what they may choose

    def pending_mask(self) -> i64:
        if self.over:
            return 0
        kind = self.steps.kind()
        if kind == -1:
            return sum(2**seat for seat in range(self.players) if self.planned[seat] < 0 and self.hands[seat])
        if kind in (REFILL, TURN_UP):
            return 0
        if kind == ASK:
            return sum(2**seat for seat in self.asked() if self.answers[seat] < 0)
        return int(2 ** self.steps.seat())

    def asked(self) -> list[int]:
        """Whoever could hold a 3 as far as everyone knows: who has a card that is not planned."""
        actor = self.steps.seat()
        return [seat for seat in range(self.players) if seat != actor and len(self.hands[seat]) > (self.planned[seat] >= 0)]

    def legal(self, seat: i64) -> list[int]:
        kind = self.steps.kind()
        if kind == -1:
            return sorted({card.value - 1 for card in self.hands[seat]})
        if kind == ASK:
            return [PASS, CANCEL] if self.spare(seat, 3) is not None else [PASS]
        if kind == PICK:
            return [CRAB + crab for crab in range(2) if self.crabs[seat][crab] < SEA]
        return [PUSH, PUSH + 1]

    def spare(self, seat: int, value: int) -> int | None:
        """A card of this value that is not planned."""
        places = (n for n, card in enumerate(self.hands[seat]) if card.value == value and n != self.planned[seat])
        return next(places, None)

    def objections(self, seat: i64, action: i64) -> list[Reason]:
        if self.over:
            return [Reason("TP-08", "game-over")]
        rule = RULES[action] if 0 <= action < len(RULES) else "TP-02"
        return [Reason(rule, "no-resigning")]

    # -- playing

    def play(self, seat: i64, action: i64, chance: Chance, log: Log | None = None) -> None:
        kind = self.steps.kind()
        if kind == -1:
            self.plan(seat, action + 1, log)
        elif kind == ASK:
            self.answer(seat, action, chance, log)
        elif kind == PICK:
            self.steps.pop()
            self.walk(seat, action - CRAB, log)
        else:
            victim = self.steps.data()
            self.steps.pop()
            self.push_back(victim, action - PUSH + 1, log)
        self.go_on(chance, log)

    def plan(self, seat: int, value: int, log: Log | None) -> None:
        self.planned[seat] = next(n for n, card in enumerate(self.hands[seat]) if card.value == value)
        if log is not None:
            log.tell("planned", {seat: {"card": value}}, seat=seat + 1)
        if not self.pending_mask():
            self.steps.push(REFILL, 0)
            for other in reversed(range(self.players)):
                if self.planned[other] >= 0:
                    self.steps.push(TURN_UP, other)

    def answer(self, seat: int, action: int, chance: Chance, log: Log | None) -> None:
        self.answers[seat] = action
        if log is not None:
            log.tell("answered", {seat: {"answer": NAMES[action]}}, seat=seat + 1)
        if self.pending_mask():
            return
        actor = self.steps.seat()
        self.steps.pop()
        cancelled = [other for other in range(self.players) if self.answers[other] == CANCEL]
        self.answers = [-1] * self.players
        for other in cancelled:
            self.discard(other, self.spare(other, 3))
        value = self.discard(actor, self.planned[actor])
        if log is not None:
            log.tell("turned up", None, seat=actor + 1, card=value, cancelled=[other + 1 for other in cancelled])
        if not cancelled:
            self.steps.push(PICK, actor, value)
            self.walking = value
            if value == 2:
                self.look(actor, chance, log)

    def discard(self, seat: int, place: int | None) -> int:
        assert place is not None
        card = self.hands[seat].pop(place)
        for other in range(self.players):
            if not card.known >> other & 1:  # who knew another card of this value cannot say which of them is gone
                like = next((one for one in self.hands[seat] if one.value == card.value and one.known >> other & 1), card)
                like.known &= ~(2**other)
        if self.planned[seat] == place:
            self.planned[seat] = -1
        elif self.planned[seat] > place:
            self.planned[seat] -= 1
        self.discarded[card.value] += 1
        return card.value

    def look(self, seat: int, chance: Chance, log: Log | None) -> None:
        other = (seat + 1) % self.players
        if self.hands[other]:
            card = self.hands[other][chance.below(len(self.hands[other]))]
            card.known |= 2**seat
            if log is not None:
                log.tell("looked", {seat: {"card": card.value}}, seat=seat + 1, at=other + 1)
            card.known |= 2**other

    walking = 0

    def walk(self, seat: int, crab: int, log: Log | None) -> None:
        end = min(SEA, self.crabs[seat][crab] + self.walking)
        self.crabs[seat][crab] = end
        if log is not None:
            log.tell("walked", None, seat=seat + 1, crab="ab"[crab], end=end)
        foreign = [other * 2 + n for other in range(self.players) for n in range(2) if other != seat and self.crabs[other][n] == end]
        if foreign and 0 < end < SEA:
            self.steps.push(SHOVE, seat, foreign[0])

    def push_back(self, victim: int, by: int, log: Log | None) -> None:
        owner, crab = divmod(victim, 2)
        self.crabs[owner][crab] = max(0, self.crabs[owner][crab] - by)
        if log is not None:
            log.tell("pushed", None, seat=owner + 1, crab="ab"[crab], end=self.crabs[owner][crab])

    def go_on(self, chance: Chance, log: Log | None) -> None:
        """Until someone owes a decision or the game is over."""
        while not self.over and not self.pending_mask():
            kind = self.steps.kind()
            if kind == TURN_UP:
                seat = self.steps.seat()
                self.steps.pop()
                self.steps.push(ASK, seat)
                if not self.asked():
                    self.answer_nobody(seat, chance, log)
            else:
                self.end_round(chance, log)

    def answer_nobody(self, seat: int, chance: Chance, log: Log | None) -> None:
        self.steps.pop()
        value = self.discard(seat, self.planned[seat])
        if log is not None:
            log.tell("turned up", None, seat=seat + 1, card=value, cancelled=[])
        self.walking = value
        self.steps.push(PICK, seat, value)

    def end_round(self, chance: Chance, log: Log | None) -> None:
        if len(self.steps):
            self.steps.pop()
        if any(self.home(seat) == 2 for seat in range(self.players)):
            self.over = True
            return
        for seat in range(self.players):
            while len(self.hands[seat]) < 2 and len(self.bag):
                card = Card(self.bag.draw(chance), 2**seat)
                self.hands[seat].append(card)
                if log is not None:
                    log.tell("drew", {seat: {"card": card.value}}, seat=seat + 1)
        if not any(self.hands):
            self.over = True

    def home(self, seat: int) -> int:
        return self.crabs[seat].count(SEA)

    # -- copies

    def clone(self) -> "Tidepool":
        copy = Tidepool(self.players, self.together)
        copy.crabs = [list(crabs) for crabs in self.crabs]
        copy.hands = [[Card(card.value, card.known) for card in hand] for hand in self.hands]
        copy.planned = list(self.planned)
        copy.answers = list(self.answers)
        copy.steps = self.steps.clone()
        copy.bag = self.bag.clone()
        copy.discarded = list(self.discarded)
        copy.over = self.over
        copy.walking = self.walking
        return copy

    def sample(self, seat: i64, chance: Chance) -> "Tidepool":
        """Cards this seat does not know are dealt anew; plans and answers of others are drawn anew."""
        copy = self.clone()
        unknown = [card for hand in copy.hands for card in hand if not card.known >> seat & 1]
        for hand in copy.hands:  # where in a hand the known cards lie says nothing
            hand.sort(key=lambda card: (not card.known >> seat & 1, card.value))
        for card in unknown:
            copy.bag.put(card.value)
        for owner, hand in enumerate(copy.hands):  # what others know of each other is not shown, so it is forgotten
            for card in hand:
                card.known &= 2**owner | 2**seat
        for hand in copy.hands:
            for card in hand:
                if not card.known >> seat & 1:
                    card.value = copy.bag.draw(chance)
        for other in range(self.players):
            if other != seat:
                copy.redraw_secrets(other, chance)
            elif self.planned[other] >= 0:
                value = self.hands[other][self.planned[other]].value
                copy.planned[other] = next(n for n, card in enumerate(copy.hands[other]) if card.value == value)
        return copy

    def redraw_secrets(self, other: int, chance: Chance) -> None:
        if self.planned[other] >= 0:
            self.planned[other] = chance.below(len(self.hands[other]))
        if self.answers[other] >= 0:
            self.answers[other] = PASS

    def key(self) -> int:
        return zlib.crc32(repr(write(self)).encode())

    # -- the end

    def score(self, seat: i64) -> float:
        if self.together:
            return 1.0 if all(self.home(other) for other in range(self.players)) else 0.0
        best = [other for other in range(self.players) if sum(self.crabs[other]) == max(map(sum, self.crabs))]
        return 1.0 / len(best) if seat in best else 0.0

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        scores = self.scores()
        return Outcome("game-over", tuple(scores), tuple(1 + sum(other > score for other in scores) for score in scores))


def write(state: Tidepool) -> dict[str, Any]:
    return {
        "players": int(state.players),
        "together": state.together,
        "crabs": [list(crabs) for crabs in state.crabs],
        "hands": [[[card.value, card.known] for card in hand] for hand in state.hands],
        "planned": list(state.planned),
        "answers": list(state.answers),
        "steps": [list(step) for step in state.steps.listed()],
        "bag": [int(n) for n in state.bag.counts],
        "discarded": list(state.discarded),
        "over": state.over,
        "walking": state.walking,
    }


def read(position: Any) -> Tidepool:
    state = Tidepool(int(position["players"]), position["together"])
    state.crabs = [list(crabs) for crabs in position["crabs"]]
    state.hands = [[Card(value, known) for value, known in hand] for hand in position["hands"]]
    state.planned = list(position["planned"])
    state.answers = list(position["answers"])
    for kind, seat, data in position["steps"]:
        state.steps.push(kind, seat, data)
    state.bag = Bag(vec[i64](position["bag"]), vec[i64]([]))
    state.discarded = list(position["discarded"])
    state.over = position["over"]
    state.walking = position["walking"]
    return state


class TidepoolGame(Game):
    id = "tidepool"
    version = "1"
    folder = Path(__file__).parent
    actions = len(NAMES)
    open = False
    options = (Option("players", 2, (2, 3)), Option("together", False, (False, True)))
    lesson = Lesson()
    content_digest = "none"

    def new(self, options: Options, chance: Chance) -> Tidepool:
        state = Tidepool(int(options["players"]), bool(options["together"]))
        state.go_on(chance, None)
        return state

    def choice(self, state: State, seat: int, action: int) -> Choice:
        return Choice(action, NAMES[action].split()[0], (f"button:{NAMES[action]}",), NAMES[action], (RULES[action],))

    def parse(self, state: State, seat: int, text: str) -> int:
        if text not in NAMES:
            raise Refused("move-unreadable", text=text, expected=", ".join(NAMES))
        return NAMES.index(text)

    def phrase(self, state: State, seat: int, things: Sequence[str]) -> str:
        return things[0].partition(":")[2]

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, Tidepool)
        mask = 0 if seat is None else 2**seat
        own = -1 if seat is None else state.planned[seat]
        return {
            "crabs": [list(crabs) for crabs in state.crabs],
            "known": [sorted(card.value for card in hand if card.known & mask) for hand in state.hands],
            "hands": [len(hand) for hand in state.hands],
            "planned": [plan >= 0 for plan in state.planned],
            "own": state.hands[seat][own].value if seat is not None and own >= 0 else 0,
            "answer": state.answers[seat] if seat is not None else -1,
            "bag": len(state.bag),
            "discarded": list(state.discarded),
            "over": state.over,
            "steps": [list(step) for step in state.steps.listed()],
        }

    def position(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Tidepool)
        return write(state)

    def from_position(self, position: Any) -> Tidepool:
        try:
            return read(position)
        except (KeyError, TypeError, ValueError, IndexError) as error:
            raise Refused("position-malformed", where="position", problem=str(error)) from None

    def invariants(self, state: State) -> list[str]:
        assert isinstance(state, Tidepool)
        held = sum(len(hand) for hand in state.hands)
        cards = held + len(state.bag) + sum(state.discarded)
        return [] if cards == 15 else [f"there are {cards} cards"]


GAME = TidepoolGame()
