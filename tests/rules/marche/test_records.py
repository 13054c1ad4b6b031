"""Records of La marche du crabe replay; fuzzed ones are refused in one sentence or played whole."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from estran.core import Quick, Refused
from estran.core.chance import secret_of
from estran.core.record import Act, Draw, Hand, Record, Resign, Undo, decode
from estran.table import Match, replay

from .beach import GAME


def a_game(seed=1, **options):
    match = Match(GAME, GAME.checked(options), ("",) * int(options.get("players", 2)), secret_of(seed))
    picks = Quick(seed)
    while not match.over:
        seat = match.state.next_seat()
        choices = GAME.choices(match.state, seat)
        match.act(seat, choices[picks.below(len(choices))].notation)
    return match


RECORD = a_game().record()
TEXT = RECORD.encode()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_record_gives_the_same_game_again(players):
    for seed in range(5):
        match = a_game(seed, players=players, fishing=2, own_trap=1)
        record = decode(match.record().encode())
        again = replay(record, GAME)
        assert again.record() == match.record()
        assert GAME.position(again.state) == GAME.position(match.state)


def test_luck_is_never_repeated():
    """The card that came after a move that was undone, as all agreed, need not come again."""
    rows = set()
    for seed in range(12):
        match = Match(GAME, GAME.checked({"start": "bateau"}), ("", ""), secret_of(seed))
        match.act(0, GAME.choices(match.state, 0)[0].notation)
        match.act(0, "stay")
        first = GAME.view(match.state, None)["row"]
        match.enter(Undo(1))
        match.act(0, "stay")
        rows.add(GAME.view(match.state, None)["row"] == first)
    assert rows == {True, False}


seats = st.integers(1, 4) | st.integers(-(2**70), 2**70)
entries = st.one_of(
    st.builds(Act, seats, st.sampled_from(["stay", "move a1", "move c3", "appear b2", "appear e5", "a6", ""]) | st.text(max_size=12)),
    st.builds(Undo, st.integers(-1, 99)),
    st.builds(Resign, seats),
    st.builds(Draw),
    st.builds(Hand, seats, st.text(max_size=12)),
)


@given(st.lists(entries, max_size=8), st.sampled_from([2, 3, 4]), st.sampled_from([0, 2, 3]))
def test_any_entries_are_played_or_refused(some, players, fishing):
    options = GAME.checked({"players": players, "fishing": fishing})
    record = Record("marche", GAME.version, GAME.content_digest, options, "7" * 64, ("",) * players, some)
    try:
        match = replay(record, GAME)
    except Refused as refused:
        assert "\n" not in str(refused)
    else:
        assert match.entries == some
        assert GAME.invariants(match.state) == []


@given(st.integers(0, len(TEXT) - 1), st.binary(min_size=1, max_size=3))
def test_a_damaged_record_is_refused_or_still_true(place, noise):
    data = TEXT.encode()[:place] + noise + TEXT.encode()[place + len(noise) :]
    try:
        match = replay(decode(data), GAME)
    except Refused as refused:
        assert "\n" not in str(refused)
    else:  # a changed name of a seat, say
        assert match.record().result == RECORD.result
