"""Random games of the naive twin with the Adventure Pack: whatever happens, nothing is lost, and every game ends."""

import random
from collections import Counter

import pytest

from estran.core import Quick

from . import naive
from .adventure_twin import adventure_options, chosen, edges_of, play_adventure, twin_of
from .naive_adventure import MODULES, Adventure
from .naive_hidden import EVENTS, SKILLS, TEMPORARY, TRASH, TREASURES
from .naive_words import written
from .test_twin import wild_beach, wild_cards

QUIET = ["plan", "add", "actions", "activate", "over"]
"""Nothing is owed within an action."""
COSTS = {"Aa": 1, "Ba": 2, "Cb": 2, "Da": 3}


def printed_game(seed):
    """On the game's own tiles, with any players, length, modules and variants."""
    dice = random.Random(seed)
    options = adventure_options(dice)
    players, length = options["players"], 2 if options["players"] == 2 or options["length"] == "quick" else 3
    tiles = "-".join(tile + dice.choice("AB") for tile in ["0", *dice.sample("1234", length), "9"])
    faces = sorted(dice.choice(box.split()) for box in dice.sample(["Aa Ab", "Ba Bb", "Ca Cb", "Da Db"], 3))
    return players, twin_of(options, tiles, faces)


def wild_game(seed, **modules):
    """On tiles where anything can be anywhere, but for three Surprise spaces on each of two Beach tiles, and with wild cards."""
    dice = random.Random(seed)
    spaces, arrows, prices, starts = wild_beach(dice, 12)
    for words in spaces.values():
        words.discard("surprise")
    for tile in (1, 2):
        inside = sorted(place for place, words in spaces.items() if 8 * tile - 4 <= place[1] < 8 * tile + 4 and "inaccessible" not in words)
        for place in dice.sample(inside, 3):
            spaces[place].add("surprise")
    modules = modules or {module: value for module, value in adventure_options(dice).items() if module in MODULES}
    players, cards = dice.randint(2, 5), wild_cards(dice, "final")
    return players, Adventure(players, spaces, arrows, prices, starts, cards, COSTS, edges_of("0A-1A-2A-9A"), **modules)


def random_game(beach, seed, check=lambda beach: None, leaving=0.0):
    """To its end, with some chance at each decision that somebody leaves; returns what was asked and chosen, and what came up."""
    dice, seen = random.Random(seed), Counter()
    beach.deal(Quick(seed))
    for number in range(20_000):
        check(beach)
        seen.update([beach.event, *(card["is"] for card in beach.event_cards if card["up"]), *beach.spent])
        if beach.step == "over":
            return seen
        leaver = dice.choice(beach.players).seat
        if dice.random() < leaving and beach.may_resign(leaver):
            seen.update(["resign", f"resign at {beach.step}"])
            beach.resign(leaver, Quick(number))
            continue
        seat = dice.choice(beach.pending())
        said = chosen(sorted(beach.legal(seat)), dice)
        seen.update([f"{beach.step}?", said.split()[0]])
        beach.play(seat, said, Quick(seed * 20_000 + number))
    raise AssertionError("this game does not end")


def nothing_is_lost(beach):
    players = beach.players
    held = [card for player in players for card in player.hand + player.discard + player.track]
    held += [player.planned for player in players if player.planned is not None]
    market = [card for slot in beach.slots for card in slot] + list(beach.pile) + beach.bottom
    cards = Counter(held + market)
    assert set(cards.values()) == {1}
    assert {card for card in cards if card >= 20} == set(range(20, 56))
    if beach.module("surprises"):
        kinds = beach.spent + [kind for player in players for kind in player.treasures]
        each = 2 if beach.options["surprises"] == "treasures" else 3
        assert len(beach.tokens) + len(kinds) == each * beach.tiles
        kinds += [token["is"] for token in beach.tokens.values() if token["is"]]
        assert all(number <= {**TRASH, **TREASURES}[kind] for kind, number in Counter(kinds).items())
        assert sum(player.finds for player in players) == len(kinds) - len([1 for token in beach.tokens.values() if token["is"]])
    assert all(player.shells >= 0 for player in players)
    assert all(0 <= crab.claws <= SKILLS.get(crab.skill, 0) for crab in beach.crabs)
    skills = [crab.skill for crab in beach.crabs if crab.skill]
    assert len(set(skills)) == len(skills)


def everything_in_its_place(beach):
    """One crab a space and no token under one, while nothing is owed; borders in order."""
    assert 0 <= beach.resolved <= beach.crossed <= len(beach.edges)
    assert all(beach.legal(seat) for seat in beach.pending())
    assert beach.event == "" or beach.event in TEMPORARY
    events = [card["is"] for card in beach.event_cards if card["is"]] + beach.events_out
    assert len(set(events)) == len(events)
    assert set(events) <= set(EVENTS)
    if beach.step not in QUIET or len(beach.those_in_the_game()) == 1:
        return
    places = [crab.place for crab in beach.on_beach()]
    assert len(set(places)) == len(places)
    assert not set(places) & set(beach.tokens)
    assert not beach.fallen
    assert [card["up"] for card in beach.event_cards] == [beach.resolved >= border for border in range(1, len(beach.event_cards) + 1)]
    if beach.step in ("plan", "add", "activate", "over"):
        assert not beach.is_due() or len(beach.those_in_the_game()) < len(beach.players)
    if beach.step == "over":
        assert beach.winners
        assert beach.reason
        assert beach.round <= naive.LAST_ROUND
    if beach.step == "plan":
        beach.position()
        beach.view(None)


def sound(beach):
    nothing_is_lost(beach)
    everything_in_its_place(beach)


WORDS = {
    *(
        "choose",
        "reveal",
        "plank",
        "fries",
        "bucket",
        "ball",
        "spyglass",
        "sprint",
        "shed",
        "sleepwalk",
        "weave",
        "shop",
        "dig",
        "build",
        "rob",
    ),
    *("brace", "yawn", "strike", "pocket", "shine", "forecast", "unearth", "pick", "reward", "recall", "spy"),
    *("offer?", "steer?", "pull?", "spy?", "recall?", "build?", "dig?", "trophy?", "pick?"),
    *EVENTS,
    *TRASH,
    *TREASURES,
}


@pytest.mark.parametrize(("game", "games"), [(printed_game, 200), (wild_game, 150)])
def test_in_random_games_nothing_is_lost_and_all_of_them_end(game, games):
    seen = Counter()
    for seed in range(games):
        _, beach = game(seed)
        try:
            seen.update(random_game(beach, seed, sound, leaving=0.01 if seed % 4 == 3 else 0))
        except Exception as problem:
            problem.add_note(f"seed {seed}, options {beach.options}")
            raise
    assert set(seen) >= WORDS | {"resign"}


def test_without_modules_it_is_the_twin_of_the_base_game():
    """On wild tiles, choice by choice and draw by draw."""
    for seed in range(40):
        players, beach = wild_game(seed, surprises="off")
        same = naive.Beach(players, "final", beach.spaces, beach.arrows, beach.prices, beach.starts, beach.cards, COSTS)
        beach.deal(Quick(seed))
        same.deal(Quick(seed))
        dice = random.Random(seed)
        for number in range(400):
            assert {**beach.snapshot(), "extra used": 0} == {**same.snapshot(), "extra used": 0}
            if beach.step == "over":
                assert (beach.winners, beach.reason) == (same.winners, same.reason)
                break
            seat = dice.choice(same.pending())
            assert beach.legal(seat) == {written(same, seat, action) for action in same.legal(seat)}
            action = dice.choice(sorted(same.legal(seat)))
            said = written(same, seat, action)
            luck, same_luck = Quick(number), Quick(number)
            same.play(seat, action, same_luck)
            beach.play(seat, said, luck)
            assert luck.below(10**6) == same_luck.below(10**6)


def test_without_modules_the_engine_plays_the_same_games():
    """The harness itself, as far as the engine can be compared yet."""
    for seed in range(12):
        play_adventure(seed, modules=False, leaving=0.01 * (seed % 3))
