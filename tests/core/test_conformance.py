"""The conformance kit passes the games that keep the contract, and catches each way of breaking it."""

import itertools
import os
import subprocess
import sys
from pathlib import Path

import pytest

from estran.core.chance import Quick
from estran.core.conformance import Broken, check, combinations, digest, main
from estran.core.game import Option
from estran.core.record import decode
from estran.core.refusal import Reason, Refused
from estran.games import GAMES, game
from estran.table import replay

from . import tidepool
from .tidepool import ASK, PASS, PUSH, Card, Tidepool, TidepoolGame

LONG = {"oh_crab": 60}
"""Games of hundreds of decisions and dozens of combinations are checked at one decision of so many."""


@pytest.mark.parametrize("id", GAMES)
def test_every_game_keeps_the_contract(id):
    assert check(game(id), games=2, seed=3, every=LONG.get(id, 1)) > 100


def test_the_tiny_game_in_plain_python_keeps_the_contract():
    assert check(tidepool.GAME, games=6) > 500


def test_combinations_cover_every_value_of_every_option():
    found = list(combinations(tidepool.GAME))
    assert {(one["players"], one["together"]) for one in found} == {(2, False), (2, True), (3, False), (3, True)}


def test_long_games_may_be_checked_here_and_there():
    assert check(tidepool.GAME, games=6, every=3) > 500
    with pytest.raises(Broken):
        check(Leaky(), games=6, every=3)


class Choosy(TidepoolGame):
    """Three cannot play together."""

    def checked(self, given):
        options = super().checked(given)
        if options["players"] == 3 and options["together"]:
            raise Refused("option-value", option="together", given="True", allowed="False")
        return options


def test_combinations_that_a_game_refuses_are_left_out():
    found = list(combinations(Choosy()))
    assert {(one["players"], one["together"]) for one in found} == {(2, False), (2, True), (3, False)}


class Adjustable(TidepoolGame):
    """More options than anyone can try together."""

    options = tuple(Option(f"option-{n}", 0, tuple(range(2 + n % 3))) for n in range(7))


def test_of_very_many_combinations_every_pair_of_values_is_tried():
    """All of them would be 2 * 3 * 4 * 2 * 3 * 4 * 2 = 1,152; two options of four values need 16."""
    found = list(combinations(Adjustable()))
    assert len(found) < 40
    for one, other in itertools.combinations(Adjustable.options, 2):
        together = {(options[one.name], options[other.name]) for options in found}
        assert together == set(itertools.product(one.values, other.values))
    assert found == list(combinations(Adjustable())), "always the same"
    assert all(list(options) == [option.name for option in Adjustable.options] for options in found)


class Leaky(TidepoolGame):
    """Shows a spectator and the others a planned card."""

    def view(self, state, seat):
        plans = [state.hands[one][plan].value if plan >= 0 else 0 for one, plan in enumerate(state.planned)]
        return {**super().view(state, seat), "plans": plans}


class Talkative(TidepoolGame):
    """Refusals say what the next player holds."""

    def new(self, options, chance):
        state = super().new(options, chance)
        return Gossip.of(state)

    def from_position(self, position):
        return Gossip.of(super().from_position(position))


class Gossip(Tidepool):
    @classmethod
    def of(cls, state):
        state.__class__ = cls
        return state

    def clone(self):
        return Gossip.of(super().clone())

    def objections(self, seat, action):
        [reason] = super().objections(seat, action)
        held = sum(card.value for card in self.hands[(int(seat) + 1) % int(self.players)])
        return [type(reason)(reason.rule, reason.message, {"held": held})]


class Clairvoyant(Gossip):
    """A sample that is the state itself."""

    def clone(self):
        return Clairvoyant.of(Tidepool.clone(self))

    def sample(self, seat, chance):
        return self.clone()

    def objections(self, seat, action):
        return Tidepool.objections(self, seat, action)


class Peeking(Clairvoyant):
    """A sample that draws more when another holds a 3."""

    def clone(self):
        return Peeking.of(Tidepool.clone(self))

    def sample(self, seat, chance):
        held = sum(card.value == 3 for hand in self.hands for card in hand)
        for _ in range(held):
            chance.below(2)
        return Peeking.of(Tidepool.sample(self, seat, chance))


class Sharing(Clairvoyant):
    """A clone that shares its crabs with the original."""

    def clone(self):
        copy = Sharing.of(Tidepool.clone(self))
        copy.crabs = self.crabs
        return copy

    def sample(self, seat, chance):
        return Tidepool.sample(self, seat, chance)


class Trusting(Sharing):
    """Plays whatever it is given."""

    def clone(self):
        return Trusting.of(Tidepool.clone(self))

    def apply(self, seat, action, chance, log=None):
        if self.why_not(seat, action) and 0 <= action < 9 and 0 <= seat < self.players:
            return
        Tidepool.apply(self, seat, action, chance, log)


class Fickle(Trusting):
    """Lists its choices in another order each time."""

    flips = 0

    def clone(self):
        return Fickle.of(Tidepool.clone(self))

    def apply(self, seat, action, chance, log=None):
        Tidepool.apply(self, seat, action, chance, log)

    def legal(self, seat):
        Fickle.flips += 1
        found = Tidepool.legal(self, seat)
        return found[::-1] if Fickle.flips % 2 else found


class Stuck(Fickle):
    """Asks seats that have nothing to choose from."""

    def clone(self):
        return Stuck.of(Tidepool.clone(self))

    def legal(self, seat):
        return [] if self.steps.kind() == tidepool.SHOVE else Tidepool.legal(self, seat)


class Unfair(Stuck):
    """Scores that are neither shares of one win nor alike."""

    def clone(self):
        return Unfair.of(Tidepool.clone(self))

    def legal(self, seat):
        return Tidepool.legal(self, seat)

    def score(self, seat):
        return 1.0 if seat else 0.5


class Logging(Unfair):
    """Does more when it is watched."""

    def clone(self):
        return Logging.of(Tidepool.clone(self))

    def score(self, seat):
        return Tidepool.score(self, seat)

    def play(self, seat, action, chance, log=None):
        Tidepool.play(self, seat, action, chance, log)
        if log is not None:
            self.discarded[0] += 1
            self.hands[0].append(Card(1, 0))
            self.discarded[0] -= 2


class Endless(Logging):
    """Never comes to an end."""

    def clone(self):
        return Endless.of(Tidepool.clone(self))

    def play(self, seat, action, chance, log=None):
        pass


def with_state(kind):
    class Changed(TidepoolGame):
        def new(self, options, chance):
            return kind.of(super().new(options, chance))

        def from_position(self, position):
            return kind.of(super().from_position(position))

    return Changed()


class Forgetful(TidepoolGame):
    """Positions lose what was planned."""

    def position(self, state):
        return {**super().position(state), "planned": [-1] * int(state.players)}


class Mumbling(TidepoolGame):
    """Two actions have one name."""

    def choice(self, state, seat, action):
        return super().choice(state, seat, 0 if action == 1 else action)


class Unplain(TidepoolGame):
    """A view that is no JSON."""

    def view(self, state, seat):
        return {**super().view(state, seat), "bag": (1, 2)}


class Blabbing(TidepoolGame):
    """Tells everyone what is private."""

    def tell(self, event, seat):
        return {**super().tell(event, seat), **{name: value for told in event.private.values() for name, value in told.items()}}


class Open(TidepoolGame):
    """Says that nothing is hidden."""

    open = True


class Friendly(TidepoolGame):
    """Says that all win or lose together."""

    cooperative = True


class Handing(TidepoolGame):
    """Positions that are the state's own lists."""

    def position(self, state):
        return {**super().position(state), "crabs": state.crabs}


class Silent(TidepoolGame):
    """Choices that name no rule."""

    def choice(self, state, seat, action):
        chosen = super().choice(state, seat, action)
        return type(chosen)(chosen.action, chosen.verb, chosen.things, chosen.notation)


class Generous(TidepoolGame):
    """Offers choices to those who owe nothing."""

    def choices(self, state, seat):
        return [self.choice(state, seat, action) for action in state.legal(seat)]


class Lingering(TidepoolGame):
    """Offers a choice when all is over."""

    def choices(self, state, seat):
        return [self.choice(state, seat, tidepool.PASS)] if state.over else super().choices(state, seat)


class Guessing(TidepoolGame):
    """Reads anything as a move."""

    def parse(self, state, seat, text):
        return tidepool.NAMES.index(text) if text in tidepool.NAMES else 0


class Gullible(TidepoolGame):
    """Reads anything as a position."""

    def from_position(self, position):
        return super().from_position(position) if position else self.new({"players": 2, "together": False}, Quick(1))


class Unworried(Clairvoyant):
    """Refuses to resign when it is too late."""

    def clone(self):
        return Unworried.of(Tidepool.clone(self))

    def sample(self, seat, chance):
        return Tidepool.sample(self, seat, chance)

    def resign(self, seat, chance, log=None):
        self.crabs[0][0] += 1
        raise Refused("no-resigning")


class Deaf(Unworried):
    """Samples without luck."""

    def clone(self):
        return Deaf.of(Tidepool.clone(self))

    def sample(self, seat, chance):
        return Tidepool.sample(self, seat, Quick(1))

    def resign(self, seat, chance, log=None):
        raise Refused("no-resigning")


class Keyless(Deaf):
    """All positions have one key."""

    def clone(self):
        return Keyless.of(Tidepool.clone(self))

    def sample(self, seat, chance):
        return Tidepool.sample(self, seat, chance)

    def key(self):
        return 7


class Upside(Keyless):
    """The last are first."""

    def clone(self):
        return Upside.of(Tidepool.clone(self))

    def key(self):
        return Tidepool.key(self)

    def outcome(self):
        found = Tidepool.outcome(self)
        return found and type(found)(
            found.reason, found.scores, tuple(1 + sum(one < score for one in found.scores) for score in found.scores)
        )


class Wordless(Upside):
    """Refuses without words."""

    def clone(self):
        return Wordless.of(Tidepool.clone(self))

    def outcome(self):
        return Tidepool.outcome(self)

    def objections(self, seat, action):
        return [Reason("TP-01", "tidepool-never-said")]


class Drowsy(TidepoolGame):
    """What stands for no answer cannot be chosen."""

    def offers(self, options):
        return True

    def idle(self, state, seat):
        return PUSH if state.steps.kind() == ASK else None


class Surprising(TidepoolGame):
    """Offers something and said that it does not."""

    def idle(self, state, seat):
        return PASS if state.steps.kind() == ASK and seat in state.pending() else None


class Telling(TidepoolGame):
    """Says that it is an offer by what the seat holds."""

    def offers(self, options):
        return True

    def idle(self, state, seat):
        return PASS if state.steps.kind() == ASK and seat in state.pending() and len(state.legal(seat)) > 1 else None


@pytest.mark.parametrize(
    ("broken", "problem"),
    [
        (Leaky(), "can tell a sample from the state"),
        (Talkative(), "can tell a sample from the state"),
        (with_state(Clairvoyant), "two samples never differ"),
        (with_state(Peeking), "depends on what it cannot know"),
        (with_state(Sharing), "changes"),
        (with_state(Trusting), "was played"),
        (with_state(Fickle), "order of the choices changes"),
        (with_state(Stuck), "has no choice"),
        (with_state(Unfair), "neither add up to 1"),
        (with_state(Logging), "with a log"),
        (Forgetful(), "position"),
        (Blabbing(), "told something else"),
        (Open(), "no draw left|a sample differs"),
        (Friendly(), "cooperative and its scores are not alike"),
        (Handing(), "changes when the game goes on"),
        (Silent(), "names no rule"),
        (Generous(), "owes nothing and has choices"),
        (Lingering(), "owes nothing and has choices"),
        (Guessing(), "is read as a move"),
        (Gullible(), "is read as a position"),
        (with_state(Unworried), "refused resignation changes"),
        (with_state(Deaf), "two samples never differ"),
        (with_state(Keyless), "one key"),
        (with_state(Upside), "do not follow the scores"),
        (with_state(Wordless), "has no words"),
        (Mumbling(), "one notation"),
        (Unplain(), "plain data"),
        (Drowsy(), "stands for no answer is not legal"),
        (Surprising(), "says that it has none"),
        (Telling(), "can tell a sample from the state"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, TidepoolGame) else None,
)
def test_the_kit_catches(broken, problem):
    with pytest.raises((Broken, ValueError), match=problem):
        check(broken, games=8)


def test_the_kit_catches_a_game_without_end(monkeypatch):
    monkeypatch.setattr("estran.core.conformance.LONGEST", 30)
    with pytest.raises(Broken, match="goes on after 30"):
        check(with_state(Endless), games=1)


def test_a_break_is_told_with_a_record_that_replays_to_it():
    with pytest.raises(Broken) as told:
        check(with_state(Upside), games=8)
    match = replay(decode(str(told.value).partition("\n")[2]), tidepool.GAME, entries=4)
    assert len(match.moves()) == 4


def test_digest_changes_with_the_rules():
    class Other(TidepoolGame):
        def position(self, state):
            return {**super().position(state), "over": False}

    assert digest(tidepool.GAME, 2) == digest(tidepool.GAME, 2)
    assert digest(tidepool.GAME, 2) != digest(tidepool.GAME, 2, seed=2)
    assert digest(tidepool.GAME, 2) != digest(Other(), 2)


def test_a_stranger_runs_it_from_the_command_line():
    command = [sys.executable, "-m", "estran.core.conformance", "tests.core.tidepool:GAME", "--games", "1"]
    root = Path(__file__).parents[2]
    ran = subprocess.run(command, cwd=root, capture_output=True, text=True, env={**os.environ}, check=False)
    assert ran.returncode == 0, ran.stderr
    assert "keep the contract" in ran.stdout


@pytest.mark.parametrize(
    "words", [["nope:GAME"], ["tests.core.tidepool:NONE"], ["tests.core.tidepool:NAMES"], ["tests.core.tidepool", "--games", "0"]]
)
def test_a_game_that_is_none_is_refused_in_one_sentence(words, capsys, monkeypatch):
    monkeypatch.setattr(sys, "argv", ["conformance", *words])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2
    assert capsys.readouterr().err.count("error:") == 1
