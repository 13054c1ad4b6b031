"""What holds in every game, from any point that random play can reach."""

import pickle
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from estran.core import IllegalAction, Log, Quick
from estran.core.words import LANGUAGES, has, say
from tests.rulemark import rule

from .beach import GAME, NO_LUCK, random_game, told

games = st.builds(
    random_game,
    seed=st.integers(0, 10**6),
    plies=st.integers(0, 60),
    players=st.sampled_from([2, 3, 4]),
    placement=st.sampled_from(["random", "alternate"]),
)
"""States so many decisions into a game, some of them over."""
RULES = {f"CZ-{n:02}" for n in range(1, 23)} | {f"CZ-C{n}" for n in range(1, 16)}
luck = st.integers(0, 10**6).map(Quick)


def crabs(state):
    return Counter(crab for stack in GAME.position(state)["cells"].values() for crab in stack)


def cells(state):
    return set(GAME.position(state)["cells"])


def everything(state):
    """All that can be known of a state."""
    seat = state.next_seat()
    return GAME.position(state), GAME.view(state, None), state.key(), state.outcome(), state.legal(seat) if seat >= 0 else []


def step(state, chance, log=None):
    """One random decision; False when the game is over."""
    seat = state.next_seat()
    if seat < 0:
        return False
    legal = state.legal(seat)
    state.play(seat, legal[chance.below(len(legal))], chance, log)
    return True


@rule("CZ-09", "CZ-14")
@given(games, luck)
def test_crabs_leave_only_by_a_wave_and_no_rock_is_gained(state, chance):
    while GAME.position(state)["owes"] == "place":
        step(state, chance)
    crabs_before, cells_before, log = crabs(state), cells(state), Log()
    while step(state, chance, log):
        washed = Counter(crab for wave in told(log.events, "wave") for stack in wave["lost"].values() for crab in stack)
        assert crabs(state) == crabs_before - washed
        assert cells(state) <= cells_before
        assert len(cells_before - cells(state)) <= 1 or washed or GAME.position(state)["owes"] == "keep"
        crabs_before, cells_before, log = crabs(state), cells(state), Log()
    assert state.outcome() is not None


@given(games, luck)
def test_nothing_is_ever_broken(state, chance):
    assert GAME.invariants(state) == []
    step(state, chance)
    assert GAME.invariants(state) == []


@rule("CZ-06", "CZ-21", "CZ-22")
@given(games, luck)
def test_every_game_ends_and_one_game_is_shared_out(state, chance):
    for _ in range(2000):
        if not step(state, chance):
            break
    outcome = state.outcome()
    assert sum(outcome.scores) == pytest.approx(1)
    assert (outcome.reason == "crabz-last-able") == (len(outcome.winners) == 1)
    assert [seat + 1 for seat in range(state.players) if seat not in outcome.winners] == GAME.position(state)["out"]


@given(games, luck)
def test_a_copy_shares_nothing(state, chance):
    before = everything(state)
    for copy in (state.clone(), state.sample(0, chance), pickle.loads(pickle.dumps(state))):
        assert everything(copy) == before
        while step(copy, chance):
            pass
        assert everything(state) == before


@given(games)
def test_what_is_written_is_what_is_read(state):
    seat = state.next_seat()
    if seat >= 0:
        for choice in GAME.choices(state, seat):
            assert GAME.parse(state, seat, choice.notation) == choice.action
            assert GAME.phrase(state, seat, choice.things) == choice.notation
            assert set(choice.rules) <= RULES


@rule("CZ-C10", "CZ-C15")
@given(games, st.integers(0, 10**6))
def test_a_position_is_complete(state, seed):
    """What is read back plays on alike to the end, repetitions included."""
    again = GAME.from_position(GAME.position(state))
    chance, same_chance = Quick(seed), Quick(seed)
    assert everything(again) == everything(state)
    while step(state, chance):
        step(again, same_chance)
        assert everything(again) == everything(state)


@given(games)
@settings(max_examples=8)
def test_what_is_legal_is_what_nothing_speaks_against(state):
    asked = state.next_seat()
    for seat in range(state.players):
        legal = state.legal(seat) if seat == asked else []
        unopposed = [action for action in range(GAME.actions) if not state.why_not(seat, action)]
        assert sorted(legal) == unopposed


@given(games)
@settings(max_examples=8)
def test_every_reason_names_a_rule_and_can_be_said(state):
    said = set()
    for seat in range(state.players):
        for action in range(GAME.actions):
            for reason in state.why_not(seat, action):
                assert reason.rule in RULES
                if reason.message not in said:
                    said.add(reason.message)
                    for language in LANGUAGES:
                        assert has(language, reason.rule)
                        assert say(language, reason.message, **reason.args)
    assert said


@given(games, st.integers(0, 1439), st.integers(0, 3))
def test_an_action_is_played_or_refused_and_then_nothing_has_changed(state, action, seat):
    before = everything(state)
    reasons = state.why_not(seat, action)
    if reasons:
        with pytest.raises(IllegalAction) as refused:
            state.apply(seat, action, NO_LUCK)
        assert refused.value.reasons == reasons
        assert everything(state) == before
    else:
        state.apply(seat, action, NO_LUCK)
        assert everything(state) != before
