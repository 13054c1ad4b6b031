"""Records come back as they were; broken ones are refused in one sentence and nothing else."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from estran.bots import player
from estran.core.chance import Quick, secret_of
from estran.core.record import Act, Draw, Hand, Record, Resign, Result, Undo, decode
from estran.core.refusal import Refused
from estran.games import game
from estran.table import Match, replay

GAME = game("crabz")


def a_game(players=2, seed=1):
    match = Match(GAME, {"players": players}, ("random",) * players, secret_of(seed))
    luck, bot = Quick(seed), player("random", GAME, players)
    while not match.over:
        seat = match.state.next_seat()
        match.act(seat, GAME.notation(match.state, seat, bot.choose(match.state, seat, luck)))
    return match


RECORD = a_game().record()
TEXT = RECORD.encode()


def one_sentence(text):
    return "\n" not in text and text.endswith((".", "]")) and "Traceback" not in text


def test_a_record_comes_back_as_it_was():
    assert decode(TEXT) == RECORD
    assert decode(TEXT.encode()) == RECORD
    assert replay(decode(TEXT), GAME).record() == RECORD


seats = st.integers(1, 4) | st.integers(-(2**70), 2**70)
entries = st.one_of(
    st.builds(Act, seats, st.sampled_from(["b2-b3", "c3-c4", "keep b2", "place 1L b2", ""]) | st.text(max_size=12)),
    st.builds(Undo, st.integers(-1, 99)),
    st.builds(Resign, seats),
    st.builds(Draw),
    st.builds(Hand, seats, st.text(max_size=12)),
)


@given(st.lists(entries), st.text(max_size=20), st.one_of(st.none(), st.builds(Result, st.text(max_size=9), st.just((0.5, 0.5)))))
def test_any_record_comes_back_as_it_was(some, name, result):
    record = Record(name, "1", "c", {"players": 2, "placement": name, "quick": True}, "0" * 64, (name, ""), some, result)
    assert decode(record.encode()) == record


@given(st.lists(entries, max_size=8), st.sampled_from([2, 3, 4]), st.sampled_from(["random", "alternate"]))
def test_any_entries_are_played_or_refused(some, players, placement):
    options = {"players": players, "placement": placement}
    record = Record("crabz", GAME.version, GAME.content_digest, options, "7" * 64, ("",) * players, some)
    try:
        match = replay(record, GAME)
    except Refused as refused:
        assert one_sentence(str(refused))
    else:
        assert match.entries == some
        assert GAME.invariants(match.state) == []


def test_a_record_has_an_entry_a_line():
    lines = TEXT.splitlines()
    assert sum('"do": "act"' in line for line in lines) == len(RECORD.entries)
    assert all(line.count('"do"') <= 1 for line in lines)


@pytest.mark.parametrize("cut", range(0, len(TEXT) - 2, 7))
def test_a_truncated_record_is_refused(cut):
    with pytest.raises(Refused) as refused:
        replay(decode(TEXT[:cut]), GAME)
    assert one_sentence(str(refused.value))


@given(st.integers(0, len(TEXT) - 1), st.binary(min_size=1, max_size=3))
def test_a_damaged_record_is_refused_or_still_true(place, noise):
    data = TEXT.encode()[:place] + noise + TEXT.encode()[place + len(noise) :]
    try:
        match = replay(decode(data), GAME)
    except Refused as refused:
        assert one_sentence(str(refused))
    else:  # a changed name of a seat, say
        assert match.record().result == RECORD.result


@given(
    st.recursive(st.none() | st.booleans() | st.integers() | st.text(), lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner))
)
def test_any_other_json_is_refused(data):
    with pytest.raises(Refused) as refused:
        decode(json.dumps(data))
    assert one_sentence(str(refused.value))


@given(st.binary())
def test_any_bytes_are_refused(data):
    with pytest.raises(Refused) as refused:
        decode(data)
    assert one_sentence(str(refused.value))


def changed(**fields):
    return decode(json.dumps({**json.loads(TEXT), **fields}))


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"format": 3}, "has format 3; this Estran reads formats 1 to 2"),
        ({"format": 2}, "format 2 has a deal"),
        ({"rules": "0"}, "made with rules 0 of crabz"),
        ({"content": "other"}, "other content"),
        ({"game": "chess"}, "chess is not crabz"),
        ({"seed": "12"}, "seed must be 64 hexadecimal digits"),
        ({"options": {"players": 9}}, "players cannot be"),
        ({"options": {"colour": 9}}, 'no option "colour"'),
        ({"seats": ["random"]}, "1 seats are named"),
        ({"entries": [{"do": "act", "seat": 1, "move": "hello"}]}, "Entry 1 of the record cannot be played"),
        ({"entries": [{"do": "act", "seat": 9, "move": "b2-b3"}]}, "There is no seat 9"),
        ({"entries": [{"do": "act", "seat": 0, "move": "b2-b3"}]}, "There is no seat 0"),
        ({"entries": [{"do": "undo", "to": 5}]}, "no entry 5 to go back to"),
        ({"entries": [{"do": "fly"}]}, "malformed"),
        ({"entries": [{"do": "act", "seat": 1, "move": "b2-b3", "why": 1}]}, "malformed"),
        ({"result": None}, "says no result"),
        ({"result": {"reason": "crabz-last-able", "scores": [0.5, 0.5]}}, "but its entries give"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(fields, sentence):
    with pytest.raises(Refused, match=sentence) as refused:
        replay(changed(**fields), GAME)
    assert one_sentence(str(refused.value))
