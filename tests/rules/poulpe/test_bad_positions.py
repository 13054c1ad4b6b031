"""Positions that are malformed, truncated or impossible: one sentence each. Records that were tampered with, too."""

import copy
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from estran.core import Drawn, Quick, Refused, secret_of
from estran.core.record import Act, Record, Result, decode
from estran.table import replay

from .reef import CARDS, GAME, asymmetric, play, random_game, reef


def some():
    return reef("c4 c6 c9", "p6 p9", "c5", "p5", round="2:palpha", down=[["c3"], []])


GOOD = GAME.position(some())


def changed(**fields):
    return {**copy.deepcopy(GOOD), **fields}


def loose(cards, places, **knows):
    """The good position in which player 1 knows of loose octopus cards, in so many open places."""
    return changed(knows=[{"loose": cards, "open": [[0, 0, 0], places], **knows}, {}])


def moved(card, start, end):
    """The good position with a card elsewhere."""
    position = changed()
    for name, place in ((start, "remove"), (end, "append")):
        heap = position[name] if isinstance(name, str) else position[name[0]][name[1]]
        getattr(heap, place)(card)
    return position


def asking(*texts, lay=reef, cards="c4 c6 c9", theirs="p6 p9", **fields):
    state = lay(cards, theirs, "c5", "p5", round="2:palpha")
    play(state, *texts)
    return {**GAME.position(state), **fields}


def ended(**fields):
    state = reef("c6", "p6 p9", "", "p5", round="2:p1")
    play(state, "play c6")
    return {**GAME.position(state), **fields}


def test_the_good_ones_are_good():
    for position in (GOOD, asking("play c4"), asking("play c4", "let"), ended()):
        state = GAME.from_position(position)
        assert GAME.invariants(state) == []
        assert GAME.position(state) == position


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ([], "malformed at position: Expected `object`"),
        (None, "malformed at position"),
        ({}, "malformed at position: Object missing required field"),
        (changed(mood="fine"), "malformed at position"),
        (changed(mode="both"), 'malformed at mode: expected one of symmetric, asymmetric, got "both"'),
        (changed(species="lobster"), "malformed at species"),
        (changed(owes="tea"), "malformed at owes"),
        (changed(turn=3), "malformed at turn: there is no seat 3"),
        (changed(turn="1"), "malformed at turn"),
        (changed(hands=[["c4"]]), "malformed at hands: expected one list for each of two seats"),
        (changed(knows=[{}]), "malformed at knows"),
        (changed(effect="c99"), 'malformed at effect: there is no card "c99"'),
        (changed(over="out"), 'malformed at over: "out" does not go with owes "card"'),
        (changed(owes="nothing"), "malformed at over"),
        (changed(hands=[["c4", "c99"], []]), 'malformed at hands[0]: there is no card "c99"'),
        (changed(hands=[["c4", "c4", "c4"], []]), "cannot be at hands[0]: there are only two cards c4"),
        (changed(round=[["palpha", 3]]), "malformed at round[0]: there is no seat 3"),
        (changed(gone=GOOD["gone"][1:]), "cannot be at cards: there are two cards calpha, but 1 are listed"),
        (changed(gone=[*GOOD["gone"], "c9"]), "cannot be at cards: there are two cards c9, but 3 are listed"),
        (moved("p5", ("piles", 1), ("piles", 0)), "cannot be at piles[0]: only crab cards lie in the pile of seat 1"),
        (changed(knows=[{"hand": ["p5"]}, {}]), "cannot be at knows[0].hand: there is no such p5 there"),
        (changed(knows=[{}, {"down": ["c4"]}]), "cannot be at knows[1].down"),
        (changed(knows=[{"piles": ["p6"]}, {}]), "cannot be at knows[0].piles"),
        (changed(knows=[{"open": [[0, 0, 0]]}, {}]), "malformed at knows[0].open: expected for each species"),
        (changed(knows=[{"open": [[0, 0, 0], [0, 0, -1]]}, {}]), "malformed at knows[0].open"),
        (loose([], [0, 0, 1]), "cannot be at knows[0].loose: these octopus cards do not lie in the open places"),
        (loose(["p6"], [0, 0, 0]), "cannot be at knows[0].loose"),
        (loose(["p6"], [0, 1, 0]), "cannot be at knows[0].loose"),
        (loose(["p6"], [3, 0, 0]), "cannot be at knows[0].loose"),
        (loose(["p6", "p9"], [1, 1, 0]), "cannot be at knows[0].loose"),
        (loose(["p6"], [1, 1, 0], hand=["p6"]), "cannot be at knows[0].loose"),
        (loose(["p8"], [1, 1, 0]), "cannot be at knows[0].loose"),
        (changed(winner=1), "cannot be at winner: nobody has won yet"),
        (changed(turn=2), 'cannot be at turn: the last card is that of seat 2, so "card" cannot be owed'),
        (changed(limits=["8", "9"]), "cannot be at limits"),
        (changed(limits=["tea"]), "cannot be at limits"),
        (changed(blanked=True), "cannot be at blanked"),
        (changed(left=1), "cannot be at effect"),
        (changed(looked=["p6"]), "cannot be at effect"),
        (changed(owes="answer", turn=2), "cannot be at effect: palpha on top does not apply it"),
        (changed(owes="answer", effect="palpha", turn=2), "cannot be at effect: it cannot be cancelled"),
        (changed(owes="gift", effect="palpha", turn=2, left=1), 'cannot be at owes: palpha does not ask for "gift"'),
        (changed(round=[["palpha", 2], ["c9", 1]], turn=2, hands=[["c4", "c6"], ["p6", "p9"]], limits=["6"]), "cannot be at limits"),
        (moved("palpha", "gone", ("hands", 0)) | {"round": []}, "cannot be at cards"),
        (asking("play c4", effect=""), "cannot be at effect"),
        (asking("play c4", effect="c9"), "cannot be at effect"),
        (asking("play c4", left=1), "cannot be at left"),
        (asking("play c4", turn=2), 'cannot be at turn: the last card is not that of seat 2, so "answer" cannot be owed'),
        (asking("play c4", "let", left=0), "cannot be at left: c4 asks for at most 1"),
        (asking("play c4", "let", left=2), "cannot be at left: c4 asks for at most 1"),
        (asking("play c4", "let", owes="discard"), 'cannot be at owes: c4 does not ask for "discard"'),
        (asking("play c4", "let", owes="wish", left=0), 'cannot be at owes: c4 does not ask for "wish"'),
        (asking("play c4", "let", blanked=True), "cannot be at blanked"),
        (asking("play c4", "let", owes="take", looked=["p6"]), 'cannot be at owes: c4 does not ask for "take"'),
        (asking("play p3", "let", lay=asymmetric, cards="p3 c6 c9", looked=[]), "cannot be at looked"),
        (asking("play p3", "let", lay=asymmetric, cards="p3 c6 c9", looked=["p10"]), "cannot be at looked"),
        (asking("play p3", "let", lay=asymmetric, cards="p3 c6 c9", looked=["p6"]), "cannot be at looked: 1 cards cannot be looked at"),
        (ended(winner=2), "cannot be at winner"),
        (ended(winner=3), "malformed at winner"),
        (ended(turn=2), "cannot be at turn"),
        (ended(over="resigned"), "cannot be at winner"),
        (ended(blanked=True), "cannot be at owes"),
        (ended(owes="card", over="", winner=0, turn=2, limits=None), "cannot be at hands: seat 1 has no card left, and so has won"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(position, sentence):
    with pytest.raises(Refused) as refused:
        GAME.from_position(position)
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)
    assert refused.value.say("fr").startswith("La position est")


@pytest.mark.parametrize(
    ("lay", "hands", "fields", "sentence"),
    [
        (reef, ("c4", "p9"), {"round": "2:p6 1:c6"}, "round[1]: c6 cannot have been played on p6"),
        (reef, ("c4", "p9"), {"round": "2:p6 1:calpha"}, "round[1]: calpha cannot have been played on p6"),
        (reef, ("c4", "p9"), {"round": "2:p6 1:c1"}, "round[1]: c1 cannot have been played on p6"),
        (reef, ("c4", "p9"), {"round": "2:p6 2:p7"}, "round[1]: seat 2 cannot have played twice"),
        (reef, ("c4", "p9"), {"round": "1:c8 2:p8"}, "round[1]"),
        (reef, ("c4 c5", "p9 p10"), {}, "hands: seat 1 has not refilled its hand"),
        (reef, ("c4 c5 c6 c7 c8", "p9 p10"), {}, "hands: seat 2 has not refilled its hand"),
        (reef, ("", "p9 p10"), {"round": "2:p6"}, 'hands: seat 1 has no card in hand, so "card" cannot be owed'),
        (reef, ("c6", "p9"), {"round": "1:c4", "owes": "answer"}, "effect: c4 on top does not apply it"),
        (reef, ("c6", ""), {"round": "1:c4", "owes": "answer", "effect": "c4"}, "hands: who has no card in hand is not asked"),
        (reef, ("c6", ""), {"round": "1:c3", "owes": "swap", "effect": "c3", "left": 1}, "hands: there is nothing to swap for"),
        (reef, ("c6", "p9"), {"owes": "discard"}, 'owes: "discard" cannot be owed before a card is played'),
        (asymmetric, ("c6", "p9"), {"round": "1:p9", "owes": "gift", "effect": "c4", "left": 1}, "effect: p9 on top does not apply it"),
        (asymmetric, ("c6", "p8"), {"round": "2:c3 1:p9", "owes": "wish", "effect": "c3"}, "effect: p9 on top does not apply it"),
    ],
)
def test_what_cannot_have_come_about_is_refused(lay, hands, fields, sentence):
    spare = {"pile1": "c10", "pile2": "p5"}
    with pytest.raises(Refused) as refused:
        lay(*hands, **spare, **fields)
    assert sentence in str(refused.value)


def a_position(seed):
    options = {"mode": "asymmetric" if seed % 2 else "symmetric", "species": "octopus" if seed % 3 else "crab"}
    return GAME.position(random_game(seed, seed % 90, **options))


def check_whole_or_refused(data):
    """A position is refused in one sentence, or gives a state in which all is well."""
    try:
        state = GAME.from_position(data)
    except Refused as refused:
        assert "\n" not in str(refused)
    else:
        assert GAME.invariants(state) == []
        assert GAME.position(GAME.from_position(GAME.position(state))) == GAME.position(state)
        chance = Quick(1)
        for _ in range(200):
            seat = state.next_seat()
            if seat < 0:
                break
            legal = state.legal(seat)
            state.play(seat, legal[chance.below(len(legal))], chance)
        else:
            raise AssertionError("it does not end")


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.sampled_from(["c4", "palpha", "card", "take", "crab", ""]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["hand", "piles", "x"]), inner, max_size=4),
    max_leaves=8,
)


@given(st.integers(0, 10**6), st.sampled_from([*GOOD, "new"]), anything)
def test_a_position_with_any_field_changed(seed, field, value):
    check_whole_or_refused({**a_position(seed), field: value})


@given(st.integers(0, 10**6), st.integers(0, 10**6), st.integers(0, 10**6))
def test_a_position_with_fields_of_another(seed, other, which):
    """Two good positions, mixed."""
    one, two = a_position(seed), a_position(other)
    check_whole_or_refused({name: (two if which >> n & 1 else one)[name] for n, name in enumerate(one)})


@given(st.integers(0, 10**6), st.sampled_from(["turn", "owes", "effect", "left", "blanked", "limits", "over", "winner"]), st.data())
def test_a_position_in_which_something_else_is_owed(seed, field, data):
    words = {
        "turn": [1, 2],
        "owes": ["card", "answer", "replay", "wish", "gift", "discard", "swap", "reshuffle", "take", "nothing"],
        "effect": ["", *CARDS],
        "left": [0, 1, 2, 3],
        "blanked": [True, False],
        "limits": [None, [], ["8", "9", "10", "omega"]],
        "over": ["", "out", "resigned"],
        "winner": [0, 1, 2],
    }
    position = a_position(seed)
    position[field] = data.draw(st.sampled_from(words[field]))
    if field == "owes":
        position["effect"] = data.draw(st.sampled_from([position["effect"], *(card for card, _ in position["round"][-2:])]))
        position["left"] = data.draw(st.integers(0, 2))
    check_whole_or_refused(position)


@given(st.integers(0, 10**6), st.integers(0, 10**6), st.integers(0, 10**6))
def test_a_position_with_a_card_moved(seed, where, card):
    position = a_position(seed)
    heaps = [*position["hands"], *position["piles"], position["gone"], *position["down"]]
    start, end = heaps[where % 7], heaps[where // 7 % 7]
    if start:
        end.append(start.pop(card % len(start)))
    check_whole_or_refused(position)


@given(st.integers(0, 10**6), st.floats(0, 1))
def test_a_truncated_position_is_no_json(seed, part):
    text = json.dumps(a_position(seed))
    with pytest.raises(json.JSONDecodeError):
        json.loads(text[: int(part * (len(text) - 1))])


# -- records


def a_record(seed, mode="symmetric"):
    options = GAME.checked({"mode": mode})
    secret, picks = secret_of(seed), Quick(seed)
    record = Record(GAME.id, GAME.version, GAME.content_digest, options, secret.hex(), ("", ""), [])
    state = GAME.new(options, Drawn(secret, 0))
    while (seat := state.next_seat()) >= 0:
        legal = state.legal(seat)
        action = legal[picks.below(len(legal))]
        record.entries.append(Act(seat + 1, GAME.notation(state, seat, action)))
        state.apply(seat, action, Drawn(secret, len(record.entries)))
    record.result = Result(state.outcome().reason, state.outcome().scores)
    return record, state


@pytest.mark.parametrize("mode", ["symmetric", "asymmetric"])
def test_a_record_replays_to_the_same_end(mode):
    for seed in range(5):
        record, state = a_record(seed, mode)
        match = replay(decode(record.encode()), GAME)
        assert GAME.position(match.state) == GAME.position(state)


@given(st.integers(0, 30), st.integers(0, 10**6), st.sampled_from(["drop", "double", "swap", "seat", "move", "cut"]))
def test_a_record_that_was_tampered_with(seed, where, how):
    record, _ = a_record(seed, "asymmetric" if seed % 2 else "symmetric")
    entries, n = record.entries, where % len(record.entries)
    if how == "drop":
        del entries[n]
    elif how == "double":
        entries.insert(n, entries[n])
    elif how == "swap":
        entries[n], entries[-1 - n] = entries[-1 - n], entries[n]
    elif how == "seat":
        entries[n] = Act(where % 4, entries[n].move)
    elif how == "move":
        entries[n] = Act(entries[n].seat, ["play c7", "pass", "let", "resist p1", "decline", "take c3", "nonsense"][where % 7])
    text = record.encode()
    if how == "cut":
        text = text[: where % len(text)]
    try:
        match = replay(decode(text), GAME)
    except Refused as refused:
        assert "\n" not in str(refused)
    else:
        assert GAME.invariants(match.state) == []
