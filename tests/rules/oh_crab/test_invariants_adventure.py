"""What the invariants of the Adventure Pack notice, and what the checks of random games do."""

import pytest

from estran.core.event import Event
from estran.games.oh_crab.rules.adventure.elements import FACE_UP, LIES
from estran.games.oh_crab.rules.adventure.pack import EVENTS, FIRST_CHALLENGE, FIRST_EVENT
from estran.games.oh_crab.rules.in_force import KITCHEN_HAND, SALES
from estran.games.oh_crab.rules.owed.owed import kind
from estran.games.oh_crab.rules.setup import (
    BUILT,
    CHOSEN,
    CLAWS,
    CROSSED,
    DEALT,
    ELEMENT,
    EVENTS_OUT,
    HELPER,
    IN_FORCE,
    KNOWN,
    RESOLVED,
    SKILL,
    SPENT,
    TRASHED,
    TREASURES,
    WHERE,
)

from .adventure import ALL, GAME, laid, now
from .games import random_game
from .numbers import END
from .test_invariants import changes, own_moves, tokens_lost

PLANK, SHARD, PURSE = 6, 0, 4


def put(*numbers):
    """Numbers into places of the table."""
    return lambda state: [state.table.__setitem__(place, number) for place, number in numbers]


def crab_on_a_token(state):
    state.table[WHERE] = state.setup.board.surprises[0]
    state.table[CROSSED] = state.table[RESOLVED] = 1


BREAKS = {
    "more tokens than in the box": put((SPENT, 3 << 2 * PLANK)),
    "a token is kept that acts at once": put((TREASURES, 1 << 2 * PURSE)),
    "more than one trash": put((ELEMENT, LIES + SHARD + 1 + FACE_UP), (TRASHED, 2)),
    "a crab is on a token": crab_on_a_token,
    "beyond a border that none has crossed": put((WHERE, 7 * 8)),
    "2 borders are resolved and 1 crossed": put((CROSSED, 1), (RESOLVED, 2)),
    "a border is due between rounds": put((CROSSED, 1)),
    "one of the event_cards is in two places": put((ELEMENT + FIRST_EVENT, LIES + 3), (KNOWN + FIRST_EVENT, 1), (EVENTS_OUT, 4)),
    "one of the event_cards was seen and has no value": put((ELEMENT + FIRST_EVENT, LIES), (KNOWN + FIRST_EVENT, 1)),
    "one of the event_cards was turned up too early": put((ELEMENT + FIRST_EVENT, LIES + 3 + FACE_UP)),
    "one of the challenge_cards is in two places": lambda state: state.table.__setitem__(
        ELEMENT + FIRST_CHALLENGE + 1, state.table[ELEMENT + FIRST_CHALLENGE]
    ),
    "an event is in force that was not turned up": put((IN_FORCE, SALES)),
    "the kitchen hand is with the wrong player": put((IN_FORCE, KITCHEN_HAND), (HELPER, 1)),
    "a skill is in two places": lambda state: state.table.__setitem__(SKILL, state.table[SKILL + 1]),
    "a skill was chosen that was not dealt": put((CHOSEN, 1)),
    "claws of": put((CLAWS, 5)),
    "an obstacle was built where there is a sign": put((BUILT, 1)),
}


@pytest.mark.parametrize("sentence", BREAKS)
def test_what_is_broken_is_noticed(sentence):
    state = random_game(1, 4, players=4, **ALL)
    assert now(state)["phase"] == "planning"
    assert GAME.invariants(state) == []
    BREAKS[sentence](state)
    assert any(sentence in wrong for wrong in GAME.invariants(state))


def test_a_skill_that_is_dealt_twice_is_noticed():
    state = random_game(1, 0, players=4, **ALL)
    assert GAME.invariants(state) == []
    state.table[DEALT] = state.table[DEALT + 1]
    assert "a skill is in two places" in GAME.invariants(state)


def test_more_tokens_without_a_value_than_there_are_is_noticed():
    state = random_game(1, 4, players=4, **ALL)
    for token, copies in enumerate(state.setup.pack.copies):
        state.table[SPENT] += copies << 2 * token
    assert "tokens without a value are more than those never seen" in GAME.invariants(state)


def test_the_second_event_of_the_forecaster_is_nowhere_else():
    state = laid("red c13, orange d2, blue d4", on="events", resolved=1, skills={"red": "forecaster"}, events=["siesta", "robin by red"])
    state.table[RESOLVED] = 2
    state.table[ELEMENT + FIRST_EVENT + 1] |= FACE_UP
    state.table[KNOWN + FIRST_EVENT + 1] = 0
    state.steps.push(kind("pick"), 0, EVENTS.index("sales"))
    assert GAME.invariants(state) == []
    state.steps.push(kind("pick"), 0, EVENTS.index("siesta"))
    assert "one of the event_cards is in two places" in GAME.invariants(state)


def test_the_cork_may_share_a_space_while_it_is_asked():
    state = laid("red d8, orange d2, blue d10", skills={"blue": "cork"}, pool="forward")
    state.table[WHERE] = state.table[WHERE + 2]
    assert "several crabs are on d10" in GAME.invariants(state)
    state.steps.push(kind("steer"), 2, 2)
    assert GAME.invariants(state) == []
    state.steps.pop()
    state.steps.push(kind("steer"), 2, 2 + 8 * 1)  # moved, not pushed
    assert "several crabs are on d10" in GAME.invariants(state)


def test_a_token_that_is_lost_is_noticed():
    state = random_game(1, 40, players=4, **ALL)
    laid_out = 9
    assert tokens_lost(now(state), laid_out) == []
    assert tokens_lost({**now(state), "tokens": now(state)["tokens"][1:]}, laid_out) == ["a token is nowhere, or in two places"]
    assert tokens_lost({**now(state), "spent": [*now(state)["spent"], "purse"]}, laid_out) == ["a token is nowhere, or in two places"]


def test_only_a_fishing_line_may_bring_a_crab_back():
    before = laid("red d8, orange d2, blue c5", on="surprises", down="red")
    after = before.clone()
    after.table[WHERE] -= 7
    line, purse = (Event("found", {"token": token, "crab": "red"}) for token in ("line", "purse"))
    moved = Event("moved", {"crab": "red"})
    assert changes(before, END, after, [line, moved]) == []
    assert changes(before, END, after, [purse, moved]) == ["a crab has gone back"]
    assert own_moves(before, [line, moved]) == []
    assert own_moves(before, [purse, moved]) == ["a knocked-over crab has moved itself"]
