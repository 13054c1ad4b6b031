"""The engine and the twin of the Adventure Pack play the same games. The harness is tried out, too: the twin plays against itself, and a
fault is found."""

import pytest

from estran import core
from estran.core import Refused

from .adventure_twin import NOT_STEPS, play_adventure, twin_of
from .test_twin import drawn_before


class Mirror:
    """A twin that pretends to be a state of the engine: its decisions are numbers."""

    def __init__(self, twin, tiles, faces):
        self.twin, self.tiles, self.faces = twin, tiles, faces
        self.players = len(twin.players)

    def pending(self):
        return self.twin.pending()

    def legal(self, seat):
        return list(range(len(self.twin.legal(seat))))

    def apply(self, seat, action, chance):
        self.twin.play(seat, sorted(self.twin.legal(seat))[action], chance)

    def resign(self, seat, chance):
        if not self.twin.may_resign(seat):
            raise Refused("no-resigning")
        self.twin.resign(seat, chance)

    def scores(self):
        return [(seat in self.twin.winners) / len(self.twin.winners) for seat in range(self.players)]

    def sample(self, seat, chance):
        drawn = self.twin.sample(seat, chance)
        position = MirrorGame.position(self)
        for token in position["tokens"]:
            token["is"] = drawn["tokens"][token["cell"]]
        for kind in ("event", "challenge"):
            for card, value in zip(position[f"{kind}_cards"], drawn[f"{kind}s"], strict=True):
                card["is"] = value
        return position


class MirrorGame:
    """A game of mirrors, as far as the harness needs one."""

    fault = None

    def checked(self, options):
        return options

    def new(self, options, chance):
        for _ in range(drawn_before(options)):
            chance.below(1)
        tiles = "0A-1A-2A-9A" if options["players"] == 2 or options["length"] == "quick" else "0A-1A-3A-2B-9A"
        faces = ["Aa", "Ba", "Cb"]
        twin = twin_of(options, tiles, faces)
        if self.fault:
            self.fault(twin)
        twin.deal(chance)
        return Mirror(twin, tiles, faces)

    @staticmethod
    def position(state):
        if isinstance(state, dict):
            return state
        steps = [] if state.twin.step in NOT_STEPS else [{"owes": state.twin.step}]
        return {**state.twin.position(), "board": state.tiles, "extras": "-".join(state.faces), "steps": steps}

    def from_position(self, position):
        return position

    def notation(self, state, seat, action):
        return sorted(state.twin.legal(seat))[action]

    def view(self, state, seat):
        view, known = self.position(state), state.twin.view(seat)
        for token in view["tokens"]:
            token["is"] = known["tokens"][token["cell"]]
        for kind in ("event", "challenge"):
            for card, value in zip(view[f"{kind}_cards"], known[f"{kind}s"], strict=True):
                card["is"] = value
        for player, shown in zip(state.twin.players, view["seats"], strict=True):
            if player.seat != seat:
                shown["dealt"], shown["chosen"] = [], []
        return view


ASKED = {"offer", "steer", "pull", "spy", "recall", "build", "dig", "trophy", "pick"}
"""Of the steps of the pack."""
GAMES = 5 if core.state.__file__.endswith(".py") else 25
"""Interpreted, they take long."""


@pytest.mark.parametrize("first", range(0, 200, 25))
def test_the_twin_plays_the_same_games(first):
    """Any modules, variants, boards and numbers of players; in some games players leave."""
    seen = set().union(*(play_adventure(seed, leaving=0.002 * (seed % 3)) for seed in range(first, first + GAMES)))
    assert {"reveal", "offer", "choose"} <= {word.split()[0] for word in map(str, seen)}


def test_the_twin_asks_all_that_the_pack_asks():
    seen = set()
    for seed in range(1000, 1040):
        seen |= play_adventure(seed)
        if seen >= ASKED:
            break
    assert seen >= ASKED


def test_the_twin_agrees_with_itself():
    seen = set().union(*(play_adventure(seed, leaving=0.003 * (seed % 3), game=MirrorGame()) for seed in range(15)))
    assert {"reveal", "trophy", "offer", "choose", "resign"} <= seen


def cheap_tokens(twin):
    """Every find draws once too often."""
    right = twin.draw_one
    twin.draw_one = lambda bag: (twin.chance.below(1), right(bag))[1]


def early_borders(twin):
    twin.edges = [edge - 1 for edge in twin.edges]


def blind_to_offers(twin):
    twin.who_answers = lambda skill: None


def wrong_reason(twin):
    """The right winners, but never because they came home alone."""
    right = twin.win
    twin.win = lambda first, reason: right(first, "nearest")


@pytest.mark.parametrize("fault", [cheap_tokens, early_borders, blind_to_offers, wrong_reason])
def test_a_fault_is_found(fault):
    game = MirrorGame()
    game.fault = fault
    found = 0
    for seed in range(12):
        try:
            play_adventure(seed, game=game)
        except (AssertionError, KeyError):
            found += 1
    assert found
