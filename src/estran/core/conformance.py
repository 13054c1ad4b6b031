"""The conformance kit: does a game keep the contract? Run it on a game of your own, compiled or plain:

    python -m estran.core.conformance mygame:GAME
    python -m estran.core.conformance estran.games.crabz:GAME --games 100 --seed 7

Random games are played with every combination of options (with every pair of values where there are very many). At each step the kit checks
the game's invariants, clones, positions, words, views, samples, refusals and the log. `digest` is a fingerprint of whole games, to compare
builds with.
"""

import argparse
import hashlib
import importlib
import itertools
import json
import math
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from .build import compiled
from .chance import Chance, Drawn, Quick, Scripted, secret_of
from .event import Event, Log
from .game import Game, Options
from .record import Act, Record, Result, decode
from .refusal import IllegalAction, Refused
from .state import WIDEST, State
from .words import LANGUAGES, add_folder, has

NOTHING: list[object] = [None, [], {}, "position", 3]
"""What no game may read as a position."""
FEW = 48
"""All combinations of options are played when there are no more than this."""
TRIES = 20
"""So many rows are looked at for each that is taken."""
LONGEST = 10_000
"""A game that takes more decisions than this is taken not to end."""


class Broken(AssertionError):
    """A game does not keep the contract. The message says where and ends with the record that shows it."""


def check(game: Game, games: int = 10, seed: int = 1, every: int = 1) -> int:
    """Play so many random games with each combination of options and check everything, at every so-many-th decision where games are long.
    Returns how many decisions were made."""
    add_folder(game.folder)
    decisions, drawn = 0, False
    for options in combinations(game):
        for number in range(games):
            trial = Trial(game, options, seed * 1_000_003 + number, every)
            decisions += trial.run()
            drawn = drawn or trial.drawn
    if not game.open and not drawn:
        raise Broken(f"{game.id}: two samples never differ, though the game is not open")
    return decisions


def combinations(game: Game) -> Iterator[Options]:
    """Every combination of a game's options that it allows; of very many, some in which every two values of two options come together."""
    every = [range(len(option.values)) for option in game.options]
    few = math.prod(map(len, every)) <= FEW

    def options(chosen: Sequence[int]) -> Options:
        return {option.name: option.values[value] for option, value in zip(game.options, chosen, strict=True)}

    def allowed(chosen: Sequence[int]) -> bool:
        try:
            game.checked(options(chosen))
        except Refused:
            return False
        return True

    for chosen in itertools.product(*every) if few else _pairwise([len(values) for values in every], allowed):
        if allowed(chosen):
            yield options(chosen)


def _pairwise(sizes: list[int], allowed: Callable[[Sequence[int]], bool]) -> Iterator[tuple[int, ...]]:
    """Rows with a number below each size, so that any two numbers in any two places that go together stand in some row. Always the same."""
    places = list(itertools.combinations(range(len(sizes)), 2))
    missing = {(a, x, b, y) for a, b in places for x in range(sizes[a]) for y in range(sizes[b])}
    luck = Quick(1)
    while missing:
        a, x, b, y = min(missing)
        tried = []
        for _ in range(TRIES):
            row = [int(luck.below(size)) for size in sizes]
            row[a], row[b] = x, y
            if allowed(row):
                tried.append((len({(a, row[a], b, row[b]) for a, b in places} & missing), row))
        if not tried:
            missing.remove((a, x, b, y))
            continue
        best = max(tried)[1]
        missing -= {(a, best[a], b, best[b]) for a, b in places}
        yield tuple(best)


def digest(game: Game, games: int = 10, seed: int = 1) -> str:
    """SHA-256 of every position, choice and action of seeded random games: alike on every machine, interpreted or compiled."""
    total = hashlib.sha256()
    for options in combinations(game):
        for number in range(games):
            secret = secret_of(seed * 1_000_003 + number)
            state, picks, entry = game.new(options, Drawn(secret, 0)), Quick(number), 0
            while (seat := state.next_seat()) >= 0:
                actions = state.legal(seat)
                action = actions[picks.below(len(actions))]
                total.update(_json([game.position(state), seat, actions, action]).encode())
                entry += 1
                state.apply(seat, action, Drawn(secret, entry))
            total.update(_json([game.position(state), state.scores()]).encode())
    return total.hexdigest()


def check_honest(game: Game, choose: Callable[[State, int, Chance], int], options: Options, seed: int = 1) -> int:
    """Play a random game; before each action, a bot with the same luck must choose the same, and what is legal, for the seat that owes it
    in the state and in others that the seat cannot tell from it. Returns how many decisions were compared."""
    secret, picks, compared = secret_of(seed), Quick(seed), 0
    state = game.new(options, Drawn(secret, 0))
    while (seat := state.next_seat()) >= 0:
        for asked in state.pending():
            chosen = choose(state, asked, Quick(seed + compared))
            other = choose(state.sample(asked, picks), asked, Quick(seed + compared))
            if chosen != other or chosen not in state.legal(asked):
                raise Broken(
                    f"{game.id} {options}, seed {seed}: seat {asked + 1} chooses by what it cannot know\n{_json(game.position(state))}"
                )
            compared += 1
        actions = state.legal(seat)
        state.play(seat, actions[picks.below(len(actions))], Drawn(secret, compared))
    return compared


class Trial:
    """One random game, checked at every step, or at one of so many."""

    def __init__(self, game: Game, options: Options, seed: int, every: int = 1) -> None:
        self.game = game
        self.every = every
        self.seed = seed
        self.secret = secret_of(seed)
        self.picks = Quick(seed)
        seats = ("",) * int(options["players"])
        self.record = Record(game.id, game.version, game.content_of(options), options, self.secret.hex(), seats, [])
        self.state = game.new(options, Drawn(self.secret, 0))
        self.drawn = False
        """Whether two samples of one state ever differed."""
        self.keys: set[int] = set()
        self.probes: list[int] = []
        """Actions that are tried at this step, legal or not."""

    def run(self) -> int:
        again = self.game.new(self.record.options, Drawn(self.secret, 0))
        self.require(self.told(again) == self.told(self.state), "the same seed deals two different games")
        while self.state.next_seat() >= 0:
            self.require(len(self.record.entries) < LONGEST, f"the game goes on after {LONGEST} decisions")
            if (len(self.record.entries) + self.seed) % self.every == 0:
                self.check_step()
                self.step()
            else:
                self.go_on()
        self.check_end()
        self.check_record()
        self.require(len(self.keys) > 1 or len(self.record.entries) < 2, "all positions have one key")
        return len(self.record.entries)

    def require(self, holds: bool, problem: str) -> None:
        if not holds:
            where = f"{self.game.id} {self.record.options}, seed {self.seed}, decision {len(self.record.entries) + 1}"
            raise Broken(f"{where}: {problem}\n{self.record.encode()}")

    def told(self, state: State) -> bytes:
        """Everything that is to be known of a state, as bytes that can be compared."""
        pending = state.pending()
        return _bytes([self.game.position(state), pending, state.key(), [state.legal(seat) for seat in pending]])

    def seen(self, state: State, seat: int | None) -> bytes:
        """All that one seat is shown of a state, or a spectator: view, who is asked, whether an offer, its own choices and refusals."""
        asked = state.pending()
        shown: list[Any] = [self.game.view(state, seat), asked, [self.game.idle(state, one) is not None for one in range(state.players)]]
        if seat is not None:
            choices = self.game.choices(state, seat)
            shown.append([[choice.action, choice.verb, choice.things, choice.notation, choice.rules] for choice in choices])
            refused = [action for action in self.probes if seat not in asked or action not in state.legal(seat)]
            shown.append([[reason.rule, reason.message, reason.args] for action in refused for reason in state.why_not(seat, action)])
        return _bytes(shown)

    # -- one step

    def check_step(self) -> None:
        self.keys.add(self.state.key())
        self.probes = [self.picks.below(self.game.actions) for _ in range(6)] + [self.game.actions - 1]
        for problem in self.game.invariants(self.state):
            self.require(False, problem)
        self.check_choices()
        self.check_words()
        self.check_position()
        self.check_clone()
        self.check_refusals()
        self.check_views()
        self.check_leaving()
        self.require(decode(self.record.encode()) == self.record, "a record does not come back as it was")
        for seat in range(self.state.players):
            self.check_sample(seat)

    def drawn_entry(self) -> tuple[int, int]:
        """Somebody who owes a decision, and what they choose: noted in the record."""
        pending = self.state.pending()
        seat = pending[self.picks.below(len(pending))]
        action = self.pick(self.state, seat)
        self.record.entries.append(Act(seat + 1, self.game.notation(self.state, seat, action)))
        return seat, action

    def go_on(self) -> None:
        """Play on, and check nothing."""
        seat, action = self.drawn_entry()
        self.state.play(seat, action, Drawn(self.secret, len(self.record.entries)))

    def step(self) -> None:
        """Play on, with a log; without one it must come to the same."""
        seat, action = self.drawn_entry()
        number = len(self.record.entries)
        silent = self.state.clone()
        silent.play(seat, action, Scripted([]) if self.game.open else Drawn(self.secret, number))
        log = Log()
        given = [self.game.position(self.state), *(self.game.view(self.state, viewer) for viewer in (None, *range(self.state.players)))]
        before = _bytes(given)
        self.state.apply(seat, action, Drawn(self.secret, number), log)
        self.require(self.told(silent) == self.told(self.state), "with a log, an action does something else than without")
        self.require(_bytes(given) == before, "a position or a view changes when the game goes on")
        _json([self.game.tell(event, viewer) for event in log.events for viewer in (None, *range(self.state.players))])

    def pick(self, state: State, seat: int) -> int:
        actions = state.legal(seat)
        self.require(bool(actions), f"seat {seat + 1} owes a decision and has no choice")
        return actions[self.picks.below(len(actions))]

    def check_choices(self) -> None:
        state = self.state
        pending = state.pending()
        mask = state.pending_mask()
        self.require(pending == [seat for seat in range(state.players) if mask >> seat & 1], "pending and pending_mask differ")
        self.require(state.next_seat() == pending[0], "next_seat is not the first pending seat")
        self.require(state.outcome() is None, "there is an outcome while a decision is owed")
        buffer = vec[i64]([0] * WIDEST)
        for seat in pending:
            self.pick(state, seat)
            actions = state.legal(seat)
            self.require(len(set(actions)) == len(actions), "a choice is listed twice")
            self.require(all(0 <= action < self.game.actions for action in actions), "an action is not below Game.actions")
            self.require(actions == state.legal(seat), "the order of the choices changes")
            filled = state.fill(seat, buffer)
            self.require(actions == [buffer[n] for n in range(filled)], "fill and legal differ")
            self.require(not any(state.why_not(seat, action) for action in actions), "why_not speaks against a legal action")
        self.check_others()
        self.check_idle()

    def check_others(self) -> None:
        """Who owes nothing is offered nothing (OC-D69)."""
        for seat in set(range(self.state.players)) - set(self.state.pending()):
            self.require(not self.game.choices(self.state, seat), f"seat {seat + 1} owes nothing and has choices")

    def check_idle(self) -> None:
        """What stands for no answer can be chosen, and comes only where there are offers."""
        for seat in range(self.state.players):
            idle = self.game.idle(self.state, seat)
            if idle is None:
                continue
            self.require(self.game.offers(self.record.options), f"seat {seat + 1} is asked an offer, and the game says that it has none")
            legal = self.state.legal(seat) if seat in self.state.pending() else []
            self.require(idle in legal, f"what stands for no answer is not legal for seat {seat + 1}")

    def check_words(self) -> None:
        for seat in self.state.pending():
            choices = self.game.choices(self.state, seat)
            self.require(len({choice.notation for choice in choices}) == len(choices), "two choices have one notation")
            for choice in choices:
                parsed = self.game.parse(self.state, seat, choice.notation)
                self.require(parsed == choice.action, f'"{choice.notation}" is read as another action than it was written for')
                self.require(bool(choice.verb and choice.rules), f'"{choice.notation}" has no verb or names no rule')
                self.require(not self.game.why(self.state, seat, choice.things), f"{choice.things} are not understood as {choice.notation}")

        for garbage in ("", "?", "no such move " * 9):
            try:
                self.game.parse(self.state, self.state.next_seat(), garbage)
            except Refused:
                continue
            self.require(False, f'"{garbage}" is read as a move')

    def check_position(self) -> None:
        position = json.loads(_json(self.game.position(self.state)))
        back = self.game.from_position(position)
        self.require(self.told(back) == self.told(self.state), "a position does not come back as it was")
        for seat in (None, *range(self.state.players)):
            self.require(self.seen(back, seat) == self.seen(self.state, seat), "a state from a position is seen otherwise")
        for name in position:
            self.check_malformed({key: value for key, value in position.items() if key != name}, required=False)
            self.check_malformed({**position, name: {"odd": []}}, required=False)
        for nothing in NOTHING:
            self.check_malformed(nothing, required=True)

    def check_malformed(self, position: object, required: bool) -> None:
        try:
            self.game.from_position(position)
        except Refused:
            return
        self.require(not required, f"{position} is read as a position")

    def check_views(self) -> None:
        for seat in (None, *range(self.state.players)):
            view = self.game.view(self.state, seat)
            self.require(json.loads(_json(view)) == view, "a view is not plain data")

    def check_clone(self) -> None:
        """Playing on either of two clones leaves the other as it was."""
        before = self.told(self.state)
        copy = self.state.clone()
        self.require(self.told(copy) == before, "a clone differs from its original")
        other = copy.clone()
        for _ in range(4):
            seat = copy.next_seat()
            if seat < 0:
                break
            copy.play(seat, self.pick(copy, seat), Quick(self.seed))
        self.require(self.told(self.state) == before, "playing on a clone changes its original")
        self.require(self.told(other) == before, "playing on a clone changes a clone of it")

    def check_refusals(self) -> None:
        before = self.told(self.state)
        for seat in range(self.state.players):
            legal = self.state.legal(seat) if seat in self.state.pending() else []
            for action in (*self.probes, -1, self.game.actions):
                if action not in legal:
                    self.check_refused(seat, action)
        for seat in (-1, int(self.state.players)):
            self.check_refused(seat, 0)
        self.require(self.told(self.state) == before, "a refused action changes the state")

    def check_refused(self, seat: int, action: int) -> None:
        try:
            self.state.apply(seat, action, Quick(1))
        except IllegalAction as refused:
            named = all(refused.rules) or not 0 <= seat < self.state.players
            spoken = all(has(language, reason.message) for language in LANGUAGES for reason in refused.reasons)
            self.require(spoken, f"a refusal has no words: {[reason.message for reason in refused.reasons]}")
            self.require(named, f"the refusal of action {action} to seat {seat + 1} names no rule")
        else:
            self.require(False, f"action {action} of seat {seat + 1} is not legal and was played")

    def check_leaving(self) -> None:
        """Resigning and agreeing on a draw happen whole, or are refused and change nothing."""
        for seat in (-1, *range(self.state.players), int(self.state.players)):
            copy = self.state.clone()
            before = self.told(copy)
            try:
                copy.resign(seat, Quick(1))
            except Refused:
                self.require(self.told(copy) == before, "a refused resignation changes the state")
            else:
                self.require(0 <= seat < self.state.players, f"seat {seat + 1} is none and resigned")
                self.require(not self.game.invariants(copy), f"after a resignation: {self.game.invariants(copy)}")
        copy = self.state.clone()
        try:
            copy.agree_draw()
        except Refused:
            self.require(self.told(copy) == self.told(self.state), "a refused draw changes the state")
        else:
            self.require(self.game.draws, "draws can be agreed on, and the game says that it has none")
            self.require(not copy.pending() and copy.outcome() is not None, "an agreed draw does not end the game")

    # -- what a seat cannot tell apart

    def check_sample(self, seat: int) -> None:
        """A sample looks the same to its seat, and goes on looking the same while the seat is told the same."""
        sample = self.state.sample(seat, Quick(self.seed + len(self.record.entries)))
        for problem in self.game.invariants(sample):
            self.require(False, f"in a sample: {problem}")
        self.require(self.seen(sample, seat) == self.seen(self.state, seat), f"seat {seat + 1} can tell a sample from the state")
        self.require(self.seen(sample, None) == self.seen(self.state, None), "a spectator can tell a sample from the state")
        if self.game.open:
            self.require(self.told(sample) == self.told(self.state), "the game is open and a sample differs from the state")
        again, other = self.state.sample(seat, Quick(self.seed)), sample.sample(seat, Quick(self.seed))
        self.drawn = self.drawn or self.told(again) != self.told(sample)
        self.require(self.told(again) == self.told(other), f"what is sampled for seat {seat + 1} depends on what it cannot know")
        before = self.told(self.state)
        again.play(again.next_seat(), self.pick(again, again.next_seat()), Quick(self.seed))
        self.require(self.told(self.state) == before, "playing on a sample changes the state")
        for actor in self.state.pending():
            self.check_alike(seat, actor, sample)

    def check_alike(self, seat: int, actor: int, sample: State) -> None:
        """The same action on state and sample: a seat, or a spectator, that is told the same sees the same, and the other way round."""
        shared = [action for action in self.state.legal(actor) if action in sample.legal(actor)]
        if not shared:
            return
        action = shared[self.picks.below(len(shared))]
        real, fake, said, faked = self.state.clone(), sample.clone(), Log(), Log()
        real.play(actor, action, Quick(self.seed), said)
        fake.play(actor, action, Quick(self.seed), faked)
        for viewer in (seat, None):
            told = self.heard(said.events, viewer) == self.heard(faked.events, viewer)
            sees = self.seen(real, viewer) == self.seen(fake, viewer)
            who = "a spectator" if viewer is None else f"seat {viewer + 1}"
            what = f"action {action} of seat {actor + 1}"
            self.require(sees or not told, f"{who} was told the same of {what}, and sees something else")
            self.require(told or not sees, f"{who} sees the same after {what}, and was told something else: a leak, or a view that forgets")

    def heard(self, events: list[Event], seat: int | None) -> bytes:
        return _bytes([self.game.tell(event, seat) for event in events])

    # -- the end

    def check_end(self) -> None:
        for problem in self.game.invariants(self.state):
            self.require(False, problem)
        self.check_position()
        self.check_refusals()
        self.check_others()
        self.check_idle()
        self.require(self.state.pending() == [], "the game is over and a decision is owed")
        outcome = self.state.outcome()
        self.require(outcome is not None, "the game is over without an outcome")
        assert outcome is not None
        scores = self.state.scores()
        alike = len(set(scores)) == 1
        self.require(all(0 <= score <= 1 for score in scores), f"a score is not between 0 and 1: {scores}")
        self.require(alike or abs(sum(scores) - 1) < 1e-9, f"the scores neither add up to 1 nor are alike for all: {scores}")
        self.require(alike or not self.game.cooperative, f"the game is cooperative and its scores are not alike: {scores}")
        self.require(list(outcome.scores) == scores, "the outcome has other scores than the state")
        self.require(len(outcome.ranks) == len(scores) and 1 in outcome.ranks, f"the ranks are {outcome.ranks}")
        ordered = all(
            (score > other) <= (rank < behind)
            for score, rank in zip(scores, outcome.ranks, strict=True)
            for other, behind in zip(scores, outcome.ranks, strict=True)
        )
        self.require(ordered, f"the ranks {outcome.ranks} do not follow the scores {scores}")
        self.require(all(has(language, outcome.reason) for language in LANGUAGES), f"the end has no words: {outcome.reason}")
        self.record.result = Result(outcome.reason, outcome.scores)

    def check_record(self) -> None:
        """The record comes back as it was, and gives the same game again."""
        back = decode(self.record.encode())
        self.require(back == self.record, "a record does not come back as it was")
        state = self.game.new(back.options, Drawn(bytes.fromhex(back.seed), 0))
        for number, entry in enumerate(back.entries, start=1):
            assert isinstance(entry, Act)
            action = self.game.parse(state, entry.seat - 1, entry.move)
            state.apply(entry.seat - 1, action, Drawn(bytes.fromhex(back.seed), number))
        self.require(self.told(state) == self.told(self.state), "the record gives another game")


def _json(data: Any) -> str:
    """Plain data only: anything else raises TypeError."""
    return json.dumps(data, sort_keys=True, ensure_ascii=False)


def _bytes(data: Any) -> bytes:
    """The same, quicker, to be compared."""
    return msgspec.json.encode(data, order="sorted")


def main() -> int:
    parser = argparse.ArgumentParser(prog="estran.core.conformance", description="Does a game keep the contract of estran.core?")
    parser.add_argument("game", help="module:NAME of a Game, e.g. estran.games.crabz:GAME")
    parser.add_argument("--games", type=int, default=10, help="random games for each combination of options")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=1, help="check one of so many decisions, where games are long")
    parser.add_argument("--digest", action="store_true", help="print the fingerprint of the games instead of checking them")
    given = parser.parse_args()
    if given.games < 1 or given.every < 1:
        parser.error("--games and --every must be at least 1")
    module, _, name = given.game.partition(":")
    sys.path.insert(0, "")
    try:
        game = getattr(importlib.import_module(module), name or "GAME")
    except (ImportError, AttributeError) as problem:
        parser.error(f"{given.game}: {problem}")
    if not isinstance(game, Game):
        parser.error(f"{given.game} is no Game")
    if given.digest:
        print(digest(game, given.games, given.seed))
        return 0
    try:
        decisions = check(game, given.games, given.seed, given.every)
    except Broken as problem:
        print(problem, file=sys.stderr)
        return 1
    print(f"{game.id}: {decisions} decisions of random games keep the contract ({'compiled' if compiled() else 'pure Python'} core).")
    return 0


if __name__ == "__main__":
    sys.exit(main())
