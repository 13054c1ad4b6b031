"""Positions both ways: whole, or refused in one sentence that says where and why."""

import copy
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from estran.core import Drawn, Quick, Refused, secret_of
from tests.rulemark import rule

from .games import ADVENTURES, GAME, SETTINGS, new_game, random_game, step
from .numbers import STEP_NAMES


def everything(state):
    """All that is to be known of a state, to compare."""
    seats = state.pending()
    views = [GAME.view(state, seat) for seat in (None, *range(state.players))]
    return GAME.position(state), state.key(), seats, [state.legal(seat) for seat in seats], views


def read(position):
    return GAME.from_position(json.loads(json.dumps(position)))


# -- round trips


@pytest.mark.parametrize("options", SETTINGS + ADVENTURES, ids=str)
def test_a_position_comes_back_as_it_was_and_goes_on_alike(options):
    state, luck = new_game(11, **options)
    again, n = None, 0
    while state.pending():
        if n % 7 == 0:
            again = read(GAME.position(state))
            assert everything(again) == everything(state)
        seats, n = state.pending(), n + 1
        seat = seats[luck.below(len(seats))]
        actions = state.legal(seat)
        action = actions[luck.below(len(actions))]
        state.play(seat, action, Drawn(secret_of(1), n))
        again.play(seat, action, Drawn(secret_of(1), n))
        assert GAME.position(again) == GAME.position(state)
    assert everything(read(GAME.position(state))) == everything(state)
    assert read(GAME.position(state)).outcome() == state.outcome()


def test_every_step_that_can_be_owed_comes_back():
    """All kinds of steps turn up in random games, and are written and read; but for a find, above which nothing is asked."""
    owed, every = {"find"}, SETTINGS + ADVENTURES
    for seed in range(48):
        state, luck = new_game(seed, **every[seed % len(every)])
        while state.pending():
            new = {one["owes"] for one in GAME.position(state)["steps"]} - owed
            if new:
                owed |= new
                assert everything(read(GAME.position(state))) == everything(state)
            step(state, luck)
    assert owed == set(STEP_NAMES)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_that_somebody_left_have_positions(players):
    for decisions in (0, 3, 17, 44, 90):
        state = random_game(decisions, decisions, players=players)
        for seat in range(players - 1):
            if not state.pending():
                break
            try:
                state.resign(seat, Quick(1))
            except Refused:  # in the middle of somebody's action
                continue
            assert GAME.invariants(state) == []
            assert everything(read(GAME.position(state))) == everything(state)


def test_a_short_position_is_enough():
    """What is left out is as at the start of a round; the rest of the market cards is the pile."""
    decks = [[f"{letter}{n}" for n in range(1, 5)] for letter in "rob"]
    state = GAME.from_position(
        {
            "players": 3,
            "board": "0A-1A-2A-9A",
            "extras": "Aa-Ba-Ca",
            "crabs": [{"cell": "c1"}, {"cell": "d8"}, {"cell": "g3"}],
            "seats": [{"hand": deck} for deck in decks],
            "market": [["seagull1"], ["call2", "call1"], ["slide3"]],
        }
    )
    assert GAME.invariants(state) == []
    assert state.pending() == [0, 1, 2]
    position = GAME.position(state)
    assert (position["phase"], position["round"], position["turn"], len(position["pile"])) == ("planning", 1, 1, 32)
    assert [choice.notation for choice in GAME.choices(state, 1)] == ["plan o1", "plan o2", "plan o3", "plan o4"]


# -- refusals


def first_position(holds, **options):
    """The first position of random games of which something holds."""
    positions = (GAME.position(random_game(seed, decisions, **options)) for seed in range(20) for decisions in range(9, 60))
    return next(filter(holds, positions))


GOOD = first_position(lambda one: one["phase"] == "action" and one["turn"] == 1 and not one["begun"] and not one["steps"], players=3)
TURN = first_position(lambda one: one["phase"] == "action" and one["begun"] and not one["steps"], players=3)
TEAMS = GAME.position(random_game(seed=3, decisions=41, players=2))
PLACING = GAME.position(random_game(seed=3, decisions=0, players=2))
OVER = GAME.position(random_game(seed=4, decisions=9999, players=3, length="quick"))


def changed(base=GOOD, **fields):
    """A good position with fields replaced: `seats_0_hand` is the hand of the first seat."""
    position = copy.deepcopy(base)
    for name, value in fields.items():
        place, *path = [int(part) if part.isdecimal() else part for part in name.split("__")]
        inner = position
        for part in path:
            inner, place = inner[place], part
        inner[place] = value
    return position


def without(name):
    return {key: value for key, value in GOOD.items() if key != name}


def owing(owes, seat=None, base=TURN, **more):
    return changed(base, steps=[{"owes": owes, "seat": seat or base["turn"], **more}])


HAND = GOOD["seats"][0]["hand"]
OTHER = TURN["turn"] % 3 + 1


def test_the_good_ones_are_good():
    for position in (GOOD, TURN, TEAMS, PLACING, OVER):
        state = GAME.from_position(position)
        assert GAME.invariants(state) == []
        assert GAME.position(state) == position
    assert (GOOD["phase"], TURN["phase"], TURN["begun"], TURN["steps"]) == ("action", "action", True, [])
    assert PLACING["phase"] == "placing"
    assert OVER["over"]


CASES = [
    ([], "malformed at position: Expected `object`"),
    (None, "malformed at position"),
    ({}, "malformed at position: Object missing required field"),
    (without("crabs"), "malformed at position: Object missing required field `crabs`"),
    (changed(mood="fine"), "malformed at position: Object contains unknown field `mood`"),
    (changed(players=6), "malformed at players: expected 2 to 5, got 6"),
    (changed(players="3"), "malformed at players: Expected `int`"),
    (changed(players=4), "malformed at crabs: expected 4 crabs, got 3"),
    (changed(edition="first"), 'malformed at edition: expected one of final, prototype, got "first"'),
    (changed(PLACING, edition="prototype"), "malformed at players: expected 3 to 5, got 2"),
    (changed(board="0A-9A"), "malformed at board: Between start and finish lie"),
    (changed(board="0A-1A-1B-3A-9A"), "malformed at board: Tile 1 can lie on the board only once"),
    (changed(PLACING, board="0A-1A-2A-3A-9A"), "malformed at board: Between start and finish lie two beach tiles, not 3"),
    (changed(extras="Aa-Ab-Ba"), "malformed at extras: Aa and Ab are faces of the same tile"),
    (changed(crabs__0__cell="a2"), 'malformed at crabs[0].cell: there is no space "a2"'),
    (changed(crabs__0__cell="a99"), 'malformed at crabs[0].cell: there is no space "a99"'),
    (changed(crabs__0__cell=""), "cannot be at crabs[0].cell: the red crab is nowhere"),
    (changed(crabs__1__cell=GOOD["crabs"][0]["cell"]), "cannot be at crabs[1].cell: two crabs are on"),
    (changed(crabs__0__cell="sea", crabs__0__down=True), "cannot be at crabs[0].down: only on the beach a crab can lie"),
    (changed(crabs__0__down=1), "malformed at crabs[0].down: Expected `bool`"),
    (changed(crabs__0__tired=True), "cannot be at crabs: only teams play a round in two halves, and only their crabs get tired"),
    (changed(seats=GOOD["seats"][:2]), "malformed at seats: expected 3 seats, got 2"),
    (changed(seats__0__hand=["r9"]), 'malformed at seats[0].hand: there is no card "r9"'),
    (changed(seats__0__hand=[*HAND, HAND[0]]), f"cannot be at seats[0].hand: {HAND[0]} is listed twice"),
    (changed(seats__0__hand=HAND[1:]), f"cannot be at seats[0]: {HAND[0]} is missing"),
    (changed(seats__0__hand=[*HAND, "g1"]), "cannot be at seats[0]: g1 is of another deck"),
    (changed(seats__0__secret=[HAND[0]]), f"cannot be at seats[0].secret: {HAND[0]} is no market card in hand"),
    (changed(seats__0__shells=-1), "malformed at seats[0].shells: expected 0 to 9999, got -1"),
    (changed(seats__0__gone=True), "cannot be at seats[0]: who has left has no cards in hand"),
    (changed(market=[]), "malformed at market: expected 3 stacks, got 0"),
    (changed(market__0=[]), "cannot be at"),
    (changed(market__0=GOOD["market"][0] + GOOD["market"][1], market__1=[], pile=None), "cannot be at market[0]: these cards do not lie"),
    (changed(pile=GOOD["pile"][1:]), f"cannot be at pile: {GOOD['pile'][0]} is missing"),
    (changed(pile=[*GOOD["pile"], "r1"]), "cannot be at pile: r1 is listed twice"),
    (changed(pile=[*GOOD["pile"], "g1"]), "cannot be at market: g1 is a starting card"),
    (changed(bottom=["r1"]), "cannot be at"),
    (changed(boxed=["g1"]), "cannot be at boxed: g1 is no starting card of this game"),
    (changed(phase="tea"), 'malformed at phase: expected one of placing, planning, action, over, choosing, got "tea"'),
    (changed(phase="placing"), "cannot be at phase: only two players put their crabs down one by one"),
    (changed(phase="planning"), "cannot be at phase: nobody is in the middle of a turn"),
    (changed(phase="over"), "cannot be at over"),
    (changed(round=0), "malformed at round: expected 1 to 9999, got 0"),
    (changed(half=2), "cannot be at half: only teams play a round in two halves"),
    (changed(chef=4), "malformed at chef: expected 1 to 3, got 4"),
    (changed(turn=0), "malformed at turn: expected 1 to 3, got 0"),
    (changed(TURN, turn=OTHER), "cannot be at crab: the crab of seat"),
    (changed(TURN, crab="pink"), 'malformed at crab: expected one of red, orange, blue, got "pink"'),
    (changed(TURN, begun=False), "cannot be at begun"),
    (changed(TURN, ending=True), "cannot be at ending: then it is the next player's turn"),
    (changed(TURN, added="sand1"), "cannot be at added: sand1 is not in the track"),
    (changed(TURN, snack="x"), 'malformed at snack: there is no card "x"'),
    (changed(TURN, dropped="g4"), "cannot be at dropped: no rest of this turn discarded it"),
    (changed(TURN, ready=["nap"]), "malformed at ready: expected one of seagull"),
    (changed(TURN, ready=["sand"] * 3), 'cannot be at ready: "sand" cannot have been gained 3 times'),
    (changed(TURN, pool={"sideways": 1}), "malformed at pool: expected one of shell, forward, diagonal, seaward"),
    (changed(TURN, pool={"shell": 10}), "malformed at pool.shell: expected 0 to 9, got 10"),
    (changed(steps=[{"owes": "jump", "seat": 1}]), "cannot be at begun: nothing is gained before a card is added or a rest taken"),
    (owing("tea"), "malformed at steps[0].owes: expected one of "),
    (owing("jump", seat=9), "malformed at steps[0].seat: expected 1 to 3, got 9"),
    (owing("jump", seat=OTHER), 'cannot be at steps[0]: "jump" is owed by the player whose turn it is'),
    (owing("jump", crab="blue"), 'malformed at steps[0].crab: "jump" says nothing of it'),
    (owing("push", crab="blue"), "cannot be at steps: nobody pushes the blue crab"),
    (owing("push", crab="pink"), 'malformed at steps[0].crab: expected one of red, orange, blue, got "pink"'),
    (owing("move"), "cannot be at steps[0]: no moves are owed"),
    (owing("move", moves=3), "malformed at steps[0].moves: Expected `object`"),
    (owing("move", moves={"forward": "red"}), "malformed at steps[0].moves: Expected `int`"),
    (changed(chef=None), "malformed at chef: Expected `int`"),
    (owing("move", moves={"forward": 3}), "malformed at steps[0].moves: expected 0 to 2, got 3"),
    (owing("move", moves={"shell": 1}), "malformed at steps[0].moves: expected one of forward, diagonal, seaward"),
    (owing("cost", special="sand"), "cannot be at steps[0]: that special action costs no card"),
    (owing("icon", special="sand"), "cannot be at steps[0]: that special action asks for no icon"),
    (owing("toll", cards=1), "cannot be at steps[0]: no shortcut asks for that"),
    (owing("toll", cards=10), "malformed at steps[0].cards: expected 1 to 9, got 10"),
    (owing("current"), "cannot be at steps[0]: no current asks"),
    (owing("market", given="sand1"), "cannot be at steps[0]: sand1 has not been given up"),
    (owing("rest"), 'cannot be at steps[0]: "rest" leaves nothing to choose'),
    (owing("seagull", crabs=[]), 'cannot be at steps[0]: "seagull" leaves nothing to choose'),
    (changed(TURN, steps=[{"owes": "jump", "seat": TURN["turn"]}, {"owes": "market", "seat": TURN["turn"]}]), '"jump" is asked before'),
    (changed(TURN, over="alone"), "cannot be at over: a game that is over has a reason and winners, and no other has"),
    (changed(TURN, over="rain"), "malformed at over: expected one of alone, cards, shells, shared, resigned"),
    (changed(TURN, winners=[4]), "malformed at winners: expected 1 to 3, got 4"),
    (changed(OVER, winners=[OVER["winners"][0] % 3 + 1]), "cannot be at winners: the race did not end like this"),
    (changed(OVER, over="resigned"), "cannot be at winners: who is left alone has won"),
    (changed(TEAMS, crab=""), "cannot be at crab"),
    (changed(TEAMS, crabs__0__tired=True, crabs__1__tired=True), "cannot be at crabs: seat 1 has had a turn with one crab"),
    (changed(PLACING, crabs__3__cell="a1"), "cannot be at crabs: so many crabs cannot have been put down"),
    (changed(PLACING, turn=3 - PLACING["chef"]), "cannot be at turn: the holder of the chef begins"),
    (changed(PLACING, chef_used=True), "cannot be at chef_used: nobody has acted in this round"),
]


@pytest.mark.parametrize(("position", "sentence"), CASES, ids=[f"{n}" for n in range(len(CASES))])
def test_what_is_wrong_is_said_in_one_sentence(position, sentence):
    with pytest.raises(Refused) as refused:
        GAME.from_position(position)
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)
    assert refused.value.say("fr").startswith("La position est")


@rule("OC-060")
def test_two_crabs_on_a_space_are_allowed_only_while_one_is_pushed():
    """The first push of random games, and the same without it."""
    state, luck = new_game(2, players=5)
    while not GAME.position(state)["steps"] or GAME.position(state)["steps"][-1]["owes"] != "push":
        step(state, luck)
    position = GAME.position(state)
    cells = [crab["cell"] for crab in position["crabs"]]
    assert len(set(cells)) == 4
    assert GAME.position(GAME.from_position(position)) == position
    alone = next(n for n, cell in enumerate(cells) if cells.count(cell) == 1)
    for steps in ([], [{**position["steps"][-1], "crab": ["red", "orange", "blue", "green", "brown"][alone]}]):
        with pytest.raises(Refused, match=r"two crabs are on|nobody pushes"):
            GAME.from_position({**position, "steps": steps})


def test_nobody_is_on_an_inaccessible_space():
    spaces = GAME.view(GAME.from_position(GOOD), None)["board"]["spaces"]
    rocks = [cell for cell, space in spaces.items() if "inaccessible" in space["kinds"]]
    assert rocks
    for rock in rocks:
        with pytest.raises(Refused, match=f"{rock} is inaccessible"):
            GAME.from_position(changed(crabs__0__cell=rock))


# -- fuzz


def check_whole_or_refused(data):
    """A position is refused in one sentence, or gives a state in which all is well, and that can be played."""
    try:
        state = GAME.from_position(data)
    except Refused as refused:
        assert "\n" not in str(refused)
        return
    assert GAME.invariants(state) == []
    assert GAME.position(GAME.from_position(GAME.position(state))) == GAME.position(state)
    luck = Quick(1)
    for _ in range(30):
        if not state.pending():
            break
        step(state, luck)
        assert GAME.invariants(state) == []


positions = st.builds(
    lambda seed, decisions: GAME.position(random_game(seed, decisions, **SETTINGS[seed % len(SETTINGS)])),
    st.integers(0, 10**6),
    st.integers(0, 160),
)
WORDS = [
    "a1",
    "c5",
    "d8",
    "sea",
    "r1",
    "o2",
    "sand1",
    "red",
    "blue",
    "move",
    "push",
    "jump",
    "cost",
    "call",
    "forward",
    "planning",
    "action",
    "",
    "?",
]
anything = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 12) | st.integers() | st.floats(allow_nan=False) | st.sampled_from(WORDS),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["cell", "hand", "owes", "seat", "forward", "x"]), inner, max_size=4)
    ),
    max_leaves=8,
)


@given(positions, st.sampled_from([*GOOD, "new"]), anything)
def test_a_position_with_any_field_changed(position, field, value):
    check_whole_or_refused({**position, field: value})


@given(positions, st.integers(0, 4), st.sampled_from([*GOOD["seats"][0], "new"]), anything)
def test_a_seat_with_any_field_changed(position, seat, field, value):
    position["seats"][seat % len(position["seats"])][field] = value
    check_whole_or_refused(position)


@given(positions, st.integers(0, 4), st.sampled_from([*GOOD["crabs"][0], "new"]), anything | st.sampled_from(["a1", "b4", "c7", "sea", ""]))
def test_a_crab_with_any_field_changed(position, crab, field, value):
    position["crabs"][crab % len(position["crabs"])][field] = value
    check_whole_or_refused(position)


steps = st.fixed_dictionaries(
    {"owes": st.sampled_from(STEP_NAMES), "seat": st.integers(1, 5)},
    optional={
        "moves": st.dictionaries(st.sampled_from(["forward", "diagonal", "seaward"]), st.integers(0, 2), max_size=3),
        "second": st.booleans(),
        "special": st.sampled_from(["sand", "momentum", "impulse", "zigzag", "sideways"]),
        "crab": st.sampled_from(["red", "orange", "blue"]),
        "crabs": st.lists(st.sampled_from(["red", "orange", "blue"]), max_size=3),
        "optional": st.booleans(),
        "given": st.sampled_from(["r1", "sand1", ""]),
        "cards": st.integers(1, 3),
    },
)


@settings(max_examples=200)
@given(positions, st.lists(steps, min_size=1, max_size=3), st.booleans())
def test_a_position_that_owes_anything(position, owed, own):
    for one in owed:
        one["seat"] = position["turn"] if own else one["seat"]
    check_whole_or_refused({**position, "steps": owed})


flags = ["begun", "ending", "extra_used", "reckless", "chef_used", "phase", "turn", "crab", "half", "chef", "added", "ready", "pool"]


@settings(max_examples=200)
@given(positions, positions, st.lists(st.sampled_from(flags), min_size=1, max_size=5))
def test_turns_of_other_positions(one, other, mixed):
    check_whole_or_refused({**one, **{name: other[name] for name in mixed}})


@given(positions, positions)
def test_halves_of_two_positions(one, other):
    check_whole_or_refused({**one, "crabs": other["crabs"]})
    check_whole_or_refused({**one, "seats": other["seats"]})
    check_whole_or_refused({**one, "board": other["board"], "extras": other["extras"]})


@given(
    positions,
    st.integers(0, 10**6),
    st.sampled_from(["hand", "discards", "track", "planned"]),
    st.sampled_from(["hand", "discards", "track"]),
)
def test_a_card_that_was_moved(position, where, start, end):
    seats = position["seats"]
    giver, taker = seats[where % len(seats)], seats[where // 7 % len(seats)]
    if start == "planned":
        if giver["planned"]:
            taker[end].append(giver["planned"])
            giver["planned"] = ""
    elif giver[start]:
        taker[end].append(giver[start].pop(where % len(giver[start])))
    check_whole_or_refused(position)
