"""The engine and the naive twin of the Adventure Pack play the same games, compared at every decision.

Nothing here looks inside a state: choices are compared by their notation, the table by `Game.position`, luck by what is drawn. With no
module on it plays already; with modules, `play_adventure` waits for the engine to have them. Then `python -m
tests.rules.oh_crab.adventure_twin` plays many games.
"""

import random
import sys

from estran.core import Quick, Refused
from estran.games.oh_crab import GAME

from .naive_adventure import MODULES, VARIANTS, Adventure
from .naive_words import CRABS
from .test_twin import CARDS, COSTS, beach_of, drawn_before, random_options

OF_A_TURN = ["pool", "ready", "reckless", "chef_used", "extras_used", "rested", "added", "snack"]
"""Compared only while actions can be chosen."""
NOT_STEPS = ["choose", "place", "plan", "activate", "add", "actions", "over"]
FIELDS_OF = {
    "surprises": ["tokens", "spent"],
    "events": ["crossed", "resolved", "event", "event_cards", "events_out", "broken", "helper", "helper_used"],
    "challenges": ["crossed", "resolved", "challenge", "reward", "challenge_cards"],
    "asymmetry": [],
}
"""Fields that a position must have while a module is on."""
IN_ANY_ORDER = ["pile", "ready", "extras_used", "spent", "omens", "events_out", "built", "hand", "secret", "discards", "treasures", "dealt"]


def edges_of(tiles):
    """Start has two rows, each Beach tile four: the first half row beyond each border."""
    return [4 + 8 * tile for tile in range(len(tiles.split("-")) - 1)]


def twin_of(options, tiles, faces):
    costs = {face: COSTS[face] for face in faces}
    modules = {module: options.get(module, "off") for module in MODULES}
    return Adventure(options["players"], *beach_of(tiles), CARDS["final"], costs, edges_of(tiles), **modules)


def adventure_options(dice, modules=True):
    """Any options of the final edition, with any modules."""
    options = random_options(dice)
    while options["edition"] != "final":
        options = random_options(dice)
    if modules:
        options |= {module: dice.choice(values) for module, values in VARIANTS.items()}
    return options


# -- the two sides in the same words


def alike(name, value):
    """A field in which order says nothing, and what may be left out, written in one way."""
    if name == "tokens":
        return sorted((alike("token", token) for token in value), key=lambda token: token["cell"])
    if isinstance(value, dict):
        value = {key: alike(key, inner) for key, inner in value.items()}
        return {key: inner for key, inner in value.items() if inner is not False or key != "up"}
    if isinstance(value, list):
        value = [alike("", inner) for inner in value]
        return sorted(value) if name in IN_ANY_ORDER else value
    return value


def passed_over(position, twin):
    """`resolved`, with borders that have no card passed over: when that is written down is open (1.1)."""
    resolved = position["resolved"]
    while resolved < position["crossed"] and not twin.has_challenge(resolved + 1) and not twin.has_event(resolved + 1):
        resolved += 1
    return resolved


def compared(position, twin):
    """What the twin expects and what the position says, in all fields that the position has."""
    expected, found = {}, {}
    skipped = OF_A_TURN if twin.ending or twin.step in ("choose", "place", "plan", "over", "activate", "add") else []
    for name, value in twin.position().items():
        if name in ("crabs", "seats"):
            there = [set(each) for each in position[name]]
            expected[name] = [alike("", {key: each[key] for key in each if key in names}) for each, names in zip(value, there, strict=True)]
            found[name] = [alike("", {key: each[key] for key in each if key in value[0]}) for each in position[name]]
        elif name in position and name not in skipped:
            expected[name], found[name] = alike(name, value), alike(name, position[name])
    if "resolved" in found:
        expected["resolved"], found["resolved"] = passed_over(twin.position(), twin), passed_over(position, twin)
    expected["step"] = "" if twin.step in NOT_STEPS else twin.step
    found["step"] = position["steps"][-1]["owes"] if position["steps"] else ""
    return expected, found


def robbed(said, twin):
    """`rob` names any crab of a player: here the first."""
    if said.startswith("rob "):
        player = twin.crabs[CRABS.index(said.split()[1])].player
        return f"rob {CRABS[twin.crabs_of(player)[0].number]}"
    return said


def agree(game, state, twin):
    """Same table, same choices, same result. Returns each pending seat's actions by their notation."""
    position = game.position(state)
    for module, fields in FIELDS_OF.items():
        assert not twin.module(module) or set(fields) <= set(position), f"{module} must be in positions"
    alone = len(twin.those_in_the_game()) == 1  # then how the table is left says nothing
    expected, found = ({}, {}) if alone else compared(position, twin)
    differ = [name for name in expected if found[name] != expected[name]]
    assert not differ, f"they differ in {[(name, 'engine', found[name], 'twin', expected[name]) for name in differ]}"
    assert state.pending() == twin.pending()
    choices = {}
    for seat in twin.pending():
        choices[seat] = {robbed(game.notation(state, seat, action), twin): action for action in state.legal(seat)}
        assert set(choices[seat]) == twin.legal(seat)
    if twin.step == "over":
        assert position["over"] == twin.reason
        assert state.scores() == [(seat in twin.winners) / len(twin.winners) for seat in range(state.players)]
    return choices


# -- what a seat knows


def elements_of(told):
    """The hidden elements of a position or of a view, by name."""
    found = {token["cell"]: token for token in told.get("tokens", [])}
    for kind in ("event", "challenge"):
        found |= {f"{kind} {number}": card for number, card in enumerate(told.get(f"{kind}_cards", []), 1)}
    return found


def knowledge_agrees(game, state, twin):
    """Views name what a seat knows and no more; samples agree on that, and give a value to what has one; positions can be read again."""
    position = game.position(state)
    assert game.position(game.from_position(position)) == position
    truth = elements_of(twin.position())
    assert set(elements_of(position)) == set(truth)
    for seat in (None, *range(state.players)):
        known = twin.view(seat)
        names = {**known["tokens"]}
        for kind in ("event", "challenge"):
            names |= {f"{kind} {number}": value for number, value in enumerate(known[f"{kind}s"], 1)}
        view = game.view(state, seat)
        for name, element in elements_of(view).items():
            assert element["is"] == names[name], f"seat {seat} is shown {element} as {name}"
        for player in twin.players:
            shown = view["seats"][player.seat]
            if player.dealt and player.seat != seat:
                assert not set(player.dealt) & {skill for skill in [*shown.get("dealt", []), *shown.get("chosen", [])] if skill}
        if seat is None or twin.players[seat].gone:
            continue
        sample = elements_of(game.position(state.sample(seat, Quick(1))))
        for name, element in truth.items():
            assert bool(sample[name]["is"]) == bool(element["is"]), f"in a sample of seat {seat}, {name} is {sample[name]}"
            assert not names[name] or sample[name]["is"] == names[name]


# -- playing


def chosen(choices, dice):
    """Any choice, but rather not the end of the turn nor a rest: more happens, and games are shorter."""
    better = [said for said in choices if said not in ("end", "rest")]
    return dice.choice(better if better and dice.random() < 0.8 else choices)


def resign_both(state, twin, seat, luck, same_luck):
    """Or neither of them, if the rules do not let this seat leave now."""
    if twin.may_resign(seat):
        state.resign(seat, luck)
        twin.resign(seat, same_luck)
        return
    try:
        state.resign(seat, luck)
    except Refused:
        return
    raise AssertionError(f"seat {seat} may not resign now")


def play_adventure(seed, modules=True, leaving=0.0, game=GAME):
    """One game to its end on both, in which players leave with some chance at each decision. Returns what was asked and what was chosen."""
    options = adventure_options(random.Random(seed), modules)
    state = game.new(game.checked(options), Quick(seed))
    dealt = game.position(state)
    twin = twin_of(options, dealt["board"], dealt["extras"].split("-"))
    luck = Quick(seed)
    for _ in range(drawn_before(options)):
        luck.below(1)
    twin.deal(luck)
    dice, seen = random.Random(seed), set()
    choices = agree(game, state, twin)
    for number in range(20_000):
        if twin.step == "over":
            break
        seat = dice.choice(twin.pending())
        said = chosen(sorted(twin.legal(seat)), dice)
        leaves = dice.random() < leaving
        if leaves:
            seat, said = dice.randrange(options["players"]), "resign"
        seen |= {twin.step, said}
        luck, same_luck = Quick(seed * 20_000 + number), Quick(seed * 20_000 + number)
        before = twin.position()
        try:
            if leaves:
                resign_both(state, twin, seat, luck, same_luck)
            else:
                state.apply(seat, choices[seat][said], luck)
                twin.play(seat, said, same_luck)
            choices = agree(game, state, twin)
            assert luck.below(10**6) == same_luck.below(10**6), "one drew more than the other"
            if number % 20 == 0 and twin.step != "over":
                knowledge_agrees(game, state, twin)
        except Exception as problem:
            problem.add_note(f"seed {seed}, decision {number}: seat {seat} chose {said} at {before} with {options}")
            raise
    assert twin.step == "over"
    return seen


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    for seed in range(games):
        play_adventure(seed, leaving=0.002 * (seed % 3))
    print(f"{games} games alike")
