"""A match: what is asked of it happens whole, or not at all."""

import gc
import hashlib
from types import ModuleType

import pytest

from estran.core.chance import secret_of
from estran.core.record import Act, Hand, Resign, Undo
from estran.core.refusal import IllegalAction, Refused
from estran.core.state import State
from estran.games import game
from estran.table import Match, replay
from estran.table.match import KEPT
from tests.core import tidepool

GAME = game("crabz")


def new(players=2, seed=1, **options):
    return Match(GAME, {"players": players, **options}, ("",) * players, secret_of(seed))


def step(match, nth=0):
    seat = match.state.next_seat()
    move = match.game.notation(match.state, seat, match.state.legal(seat)[nth])
    return seat, move, match.act(seat, move)


def whole(match):
    return match.record(), match.game.position(match.state), list(match.seats), match.moves()


def test_an_act_is_told_and_entered():
    match = new()
    seat, move, events = step(match)
    assert match.entries == [Act(seat + 1, move)]
    assert events[0].kind == "moved"
    assert [events[0].public["start"], events[0].public["end"]] == move.split("-")


def test_a_typed_move_is_entered_as_it_is_written():
    match = new()
    seat = match.state.next_seat()
    move = GAME.notation(match.state, seat, match.state.legal(seat)[0])
    match.act(seat, f"  {move.replace('-', ' ').upper()} ")
    assert match.entries == [Act(seat + 1, move)]


@pytest.mark.parametrize("what", ["turn", "nonsense", "illegal", "seat", "undo", "hand", "entry"])
def test_what_is_refused_changes_nothing(what):
    match = new()
    if what != "undo":
        step(match)
    before, seat = whole(match), match.state.next_seat()
    wrong = {
        "turn": lambda: match.act(1 - seat, "b2-b3"),
        "nonsense": lambda: match.act(seat, "hop"),
        "illegal": lambda: match.act(seat, "b2-b2"),
        "seat": lambda: match.act(7, "b2-b3"),
        "undo": lambda: match.undo(seat),
        "hand": lambda: match.hand(5, "greedy"),
        "entry": lambda: match.enter(Undo(9)),
    }
    with pytest.raises(Refused):
        wrong[what]()
    assert whole(match) == before


def test_what_is_considered_has_not_happened():
    match = new()
    step(match)
    before, seat = whole(match), match.state.next_seat()
    move = match.game.notation(match.state, seat, match.state.legal(seat)[0])
    first, second = (match.consider(Act(seat + 1, move)) for _ in range(2))
    match.consider(Undo(0))
    match.consider(Resign(seat + 1))
    assert whole(match) == before
    assert match.take(first) == first.events
    assert GAME.position(match.state) == GAME.position(second.state)
    with pytest.raises(AssertionError, match="something else happened"):
        match.take(second)


def test_several_entries_are_considered_one_after_the_other():
    match = new()
    seat, move, _ = step(match)
    twice = match.consider(Undo(0), Act(seat + 1, move))
    match.take(twice)
    assert match.entries == [Act(seat + 1, move), Undo(0), Act(seat + 1, move)]
    assert len(match.moves()) == 1
    assert replay(match.record(), GAME).record() == match.record()


def test_a_match_keeps_few_states():
    """However long it is: a state may be large, and games have hundreds of decisions."""
    match = new(players=4)
    while not match.over:
        step(match)
    kept = {id(match): match}
    for _ in range(4):
        kept |= {id(one): one for one in gc.get_referents(*kept.values()) if not isinstance(one, type | ModuleType)}
    assert sum(isinstance(one, State) for one in kept.values()) == KEPT + 1


def test_an_illegal_move_names_its_rule():
    match = new()
    step(match)
    with pytest.raises(IllegalAction) as refused:
        match.act(1 - match.state.next_seat(), "b2-b3")
    assert refused.value.rules == ["CZ-13"]


def test_undo_goes_back_to_before_the_seats_last_move():
    match = new()
    positions = [GAME.position(match.state)]
    for _ in range(5):
        step(match)
        positions.append(GAME.position(match.state))
    last = match.entries[-1].seat - 1
    assert match.undo(1 - last) == 2
    assert GAME.position(match.state) == positions[3]
    assert len(match.moves()) == 3
    assert match.entries[-1] == Undo(3)
    assert match.undo(1 - last) == 2
    assert GAME.position(match.state) == positions[1]
    assert replay(match.record(), GAME).record() == match.record()


def test_a_redo_never_repeats_a_draw():
    """Undone entries keep their numbers, so the luck of the next entry is new."""
    hands = set()
    match = Match(tidepool.GAME, {"players": 2, "together": False}, ("", ""), secret_of(4))
    while not (len(match.state.bag) < 11 and match.state.steps.kind() == -1):
        seat, _, _ = step(match)
    before = len(match.entries) - 1
    for _ in range(6):
        match.enter(Undo(before, seen=True))
        match.act(seat, match.game.notation(match.state, seat, match.state.legal(seat)[0]))
        hands.add(str(match.game.position(match.state)["hands"]))
    assert len(hands) > 1
    assert replay(match.record(), tidepool.GAME).record() == match.record()


def test_what_was_seen_is_not_taken_back():
    """With hidden hands: a tourteau that appeared may be moved until the crabs have moved, and nothing after that."""
    match = Match(game("marche"), {"players": 2}, ("", "partner"), secret_of(4))
    seat = match.state.next_seat()
    first, second, *_ = match.game.choices(match.state, seat)
    match.act(seat, first.notation)
    assert match.undo(seat) == 1
    match.act(seat, second.notation)
    match.act(seat, "stay")
    with pytest.raises(Refused) as refusal:
        match.undo(seat)
    assert refusal.value.message == "undo-seen"
    other = match.state.next_seat()
    match.act(other, match.game.choices(match.state, other)[0].notation)
    with pytest.raises(Refused, match="has been seen"):
        match.undo(seat)
    assert match.undo(other) == 1
    assert replay(match.record(), match.game).record() == match.record()


def test_partners_who_may_not_talk_take_nothing_back():
    """Neither does a tourteau wander over the row to tell something (MC-13)."""
    match = Match(game("marche"), {"players": 2}, ("", ""), secret_of(4))
    seat = match.state.next_seat()
    match.act(seat, match.game.choices(match.state, seat)[0].notation)
    with pytest.raises(Refused) as refusal:
        match.undo(seat)
    assert refusal.value.message == "undo-tells"
    assert len(match.entries) == 1


def test_nothing_is_taken_back_once_hands_are_shown():
    match = Match(game("marche"), {"players": 2}, ("", "partner"), secret_of(4))
    match.resign(0)
    with pytest.raises(Refused, match="has been seen"):
        match.undo(0)


def test_a_finished_match_is_in_its_record():
    match = new(players=3, seed=2)
    while not match.over:
        step(match)
    record = match.record()
    assert record.result is not None
    assert sum(record.result.scores) == pytest.approx(1)
    again = replay(record, GAME)
    assert GAME.position(again.state) == GAME.position(match.state)
    assert replay(record, GAME, entries=4).moves() == match.moves()[:4]


def test_resigning_leaves_the_game_to_the_others():
    match = new(players=3)
    match.resign(match.state.next_seat())
    assert not match.over
    match.resign(match.state.next_seat())
    assert match.over
    assert sorted(match.state.scores()) == [0, 0, 1]
    assert replay(match.record(), GAME).record() == match.record()


def test_undo_leaves_what_others_did_before_it():
    """A resigns between the moves of others: taking back the later move does not bring A back."""
    match = new(players=3)
    first, _, _ = step(match)
    gone = match.state.next_seat()
    match.resign(gone)
    last, _, _ = step(match)
    assert len({first, gone, last}) == 3
    assert match.undo(last) == 1
    assert GAME.position(match.state)["out"] == [gone + 1]
    assert match.undo(gone) == 0
    assert GAME.position(match.state)["out"] == []
    assert match.undo(first) == 1
    with pytest.raises(Refused, match="no move to take back"):
        match.undo(first)
    assert replay(match.record(), GAME).record() == match.record()


def test_undo_after_a_seat_was_handed_over():
    match = new()
    seat, _, _ = step(match)
    before = GAME.position(match.state)
    match.hand(seat, "greedy")
    step(match)
    assert match.undo(1 - seat) == 1
    assert GAME.position(match.state) == before
    assert match.seats[seat] == "greedy"
    assert replay(match.record(), GAME).record() == match.record()


@pytest.mark.parametrize("seat", [-1, 2, 64, 2**63, 2**70])
def test_a_seat_that_is_none_is_refused(seat):
    match = new()
    before = whole(match)
    for wrong in (lambda: match.act(seat, "b2-b3"), lambda: match.resign(seat), lambda: match.hand(seat, ""), lambda: match.undo(seat)):
        with pytest.raises(Refused, match="There is no seat"):
            wrong()
    assert whole(match) == before


def test_an_agreed_draw_is_shared():
    match = new()
    step(match)
    match.agree_draw()
    assert match.state.scores() == [0.5, 0.5]
    assert match.record().result.reason == "crabz-agreed"
    assert replay(match.record(), GAME).record() == match.record()
    match.undo(match.entries[0].seat - 1)
    assert not match.over


def test_a_seat_is_handed_to_a_bot_and_back():
    match = new()
    match.hand(1, "greedy")
    assert match.seats == ["", "greedy"]
    match.hand(1, "")
    assert match.seats == ["", ""]
    assert match.entries == [Hand(2, "greedy"), Hand(2, "")]
    assert match.record().seats == ("", "")


def test_the_commitment_is_the_hash_of_the_seed():
    match = new(seed=8)
    assert match.commitment == hashlib.sha256(bytes.fromhex(match.record().seed)).hexdigest()


def test_seats_and_options_are_checked():
    with pytest.raises(Refused, match="3 seats are named for a game of 2"):
        Match(GAME, {"players": 2}, ("", "", ""), secret_of(1))
    with pytest.raises(Refused, match="players cannot be"):
        new(players=5)
