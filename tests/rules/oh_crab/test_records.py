"""Records of Oh Crab! replay; fuzzed ones are refused in one sentence or played whole."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from estran.core import Quick, Refused
from estran.core.chance import secret_of
from estran.core.record import Act, Draw, Hand, Record, Resign, Undo, decode
from estran.table import Match, replay

from .games import GAME, SETTINGS


def a_game(seed=1, decisions=10_000, **options):
    chosen = GAME.checked(options)
    match = Match(GAME, chosen, ("",) * int(chosen["players"]), secret_of(seed))
    picks = Quick(seed)
    while not match.over and len(match.entries) < decisions:
        seats = match.state.pending()
        seat = seats[picks.below(len(seats))]
        choices = GAME.choices(match.state, seat)
        match.act(seat, choices[picks.below(len(choices))].notation)
    return match


RECORD = a_game(players=3, decisions=60).record()
TEXT = RECORD.encode()


@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_a_record_gives_the_same_game_again(options):
    match = a_game(3, **options)
    assert match.over
    record = decode(match.record().encode())
    assert replay(record, GAME).record() == match.record()
    assert GAME.position(replay(record, GAME).state) == GAME.position(match.state)


def test_a_record_keeps_board_and_extras_that_were_typed():
    match = a_game(1, 20, players=3, board="0b-1a-2b-4a-9b", extras="db-aa-cb")
    assert match.record().options["board"] == "0B-1A-2B-4A-9B"
    assert match.record().options["extras"] == "Aa-Cb-Db"
    assert GAME.position(replay(decode(match.record().encode()), GAME).state)["board"] == "0B-1A-2B-4A-9B"


def test_a_player_who_leaves_is_in_the_record():
    match = a_game(2, 30, players=4)
    match.resign(int(match.state.next_seat()))
    again = replay(decode(match.record().encode()), GAME)
    assert GAME.position(again.state) == GAME.position(match.state)
    assert GAME.invariants(again.state) == []


def test_a_record_of_other_content_is_refused():
    with pytest.raises(Refused, match="other content"):
        replay(decode(TEXT.replace(GAME.content_digest, "0" * 64)), GAME)


seats = st.integers(1, 5) | st.integers(-(2**70), 2**70)
moves = [
    "plan r1",
    "plan o2",
    "plan b3",
    "plan g4",
    "place 2",
    "place 3",
    "add right",
    "rest",
    "end",
    "forward",
    "left",
    "take pile",
    "keep r1",
]
entries = st.one_of(
    st.builds(Act, seats, st.sampled_from(moves) | st.text(max_size=12)),
    st.builds(Undo, st.integers(-1, 99)),
    st.builds(Resign, seats),
    st.builds(Draw),
    st.builds(Hand, seats, st.text(max_size=12)),
)


@given(st.lists(entries, max_size=12), st.sampled_from([2, 3, 4, 5]))
def test_any_entries_are_played_or_refused(some, players):
    options = GAME.checked({"players": players})
    record = Record("oh_crab", GAME.version, GAME.content_digest, options, "7" * 64, ("",) * players, some)
    try:
        match = replay(record, GAME)
    except Refused as refused:
        assert "\n" not in str(refused)
    else:
        assert match.entries == some
        assert GAME.invariants(match.state) == []


@settings(max_examples=40)
@given(st.integers(0, len(TEXT) - 1), st.binary(min_size=1, max_size=3))
def test_a_damaged_record_is_refused_or_still_true(place, noise):
    data = TEXT.encode()[:place] + noise + TEXT.encode()[place + len(noise) :]
    try:
        match = replay(decode(data), GAME)
    except Refused as refused:
        assert "\n" not in str(refused)
    else:  # a changed name of a seat, say
        assert match.record().result == RECORD.result
