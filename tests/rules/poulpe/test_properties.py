"""What holds in every game, from any point that random play can reach."""

import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from estran.core import IllegalAction, Quick
from estran.core.words import LANGUAGES, has, say

from .reef import GAME, random_game, step

games = st.builds(
    random_game,
    seed=st.integers(0, 10**6),
    decisions=st.integers(0, 110),
    mode=st.sampled_from(["symmetric", "asymmetric"]),
    species=st.sampled_from(["crab", "octopus"]),
)
"""States so many decisions into a game, some of them over."""
RULES = {f"CP-{n:02}" for n in range(1, 36)} | {f"CP-P{n}" for n in range(1, 21)}
luck = st.integers(0, 10**6).map(Quick)


def everything(state):
    """All that can be known of a state."""
    seat = state.next_seat()
    views = [GAME.view(state, viewer) for viewer in (None, 0, 1)]
    return GAME.position(state), views, state.key(), state.outcome(), state.legal(seat) if seat >= 0 else []


@given(games, luck)
def test_a_copy_shares_nothing(state, chance):
    before = everything(state)
    for copy in (state.clone(), pickle.loads(pickle.dumps(state))):
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


@given(games, st.integers(0, 10**6))
def test_a_position_is_complete(state, seed):
    """What is read back plays on alike to the end."""
    again = GAME.from_position(GAME.position(state))
    chance, same_chance = Quick(seed), Quick(seed)
    assert everything(again) == everything(state)
    while step(state, chance):
        step(again, same_chance)
        assert everything(again) == everything(state)


@given(games)
@settings(max_examples=40)
def test_what_is_legal_is_what_nothing_speaks_against(state):
    asked = state.next_seat()
    for seat in range(2):
        legal = state.legal(seat) if seat == asked else []
        unopposed = [action for action in range(GAME.actions) if not state.why_not(seat, action)]
        assert sorted(legal) == unopposed


@given(games)
@settings(max_examples=40)
def test_every_reason_names_a_rule_and_can_be_said(state):
    said = set()
    for seat in range(2):
        for action in (*range(GAME.actions), -1, GAME.actions):
            for reason in state.why_not(seat, action):
                assert reason.rule in RULES
                if reason.message not in said:
                    said.add(reason.message)
                    for language in LANGUAGES:
                        assert has(language, reason.rule)
                        assert say(language, reason.message, **reason.args)
    assert said


@given(games, st.integers(0, GAME.actions - 1), st.integers(0, 1))
def test_an_action_is_played_or_refused_and_then_nothing_has_changed(state, action, seat):
    before = everything(state)
    reasons = state.why_not(seat, action)
    if reasons:
        with pytest.raises(IllegalAction) as refused:
            state.apply(seat, action, Quick(1))
        assert refused.value.reasons == reasons
        assert everything(state) == before
    else:
        state.apply(seat, action, Quick(1))
        assert everything(state) != before


@given(games, luck)
def test_a_sample_looks_the_same_to_its_seat(state, chance):
    for seat in range(2):
        sample = state.sample(seat, chance)
        assert GAME.view(sample, seat) == GAME.view(state, seat)
        assert GAME.view(sample, None) == GAME.view(state, None)
        assert GAME.invariants(sample) == []
