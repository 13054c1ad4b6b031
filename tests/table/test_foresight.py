"""Why not, and what if: what a person may ask before choosing. It is true, and tells nothing that the seat could not know."""

import msgspec
import pytest

from estran.core.chance import Quick
from estran.core.refusal import IllegalAction, Refused
from estran.core.words import LANGUAGES, has, say
from estran.table import commands, foresight
from tests.core import tidepool
from tests.table.party import EVERY_GAME, HUSHED, HUSHED_OFFERING, OFFERING, Party, name_of

GAMES = [one for one in EVERY_GAME if one not in (HUSHED, OFFERING, HUSHED_OFFERING)]
HIDDEN = [one for one in GAMES if not one.open]


def party_of(one, seed):
    return Party(one, "ann", "bob", seed=seed, window=0)


def moments(one, seeds=range(2), steps=40):
    """A party at many moments of random games, and the seat that chooses."""
    for seed in seeds:
        party, luck = party_of(one, seed), Quick(seed)
        for _ in range(steps):
            if party.table.stage == "over":
                break
            seats = party.state.pending()
            yield party, seats[luck.below(len(seats))], luck
            party.act_at_random(luck)


def why(party, seat, what):
    return foresight.why(party.table, seat + 1, party.person(seat), what)


def preview(party, seat, choice, table=None):
    return foresight.preview(table or party.table, seat + 1, party.person(seat), party.table.decisions[seat], choice)


# -- why not?


@pytest.mark.parametrize("one", GAMES, ids=name_of)
def test_nothing_speaks_against_what_can_be_chosen_however_far_one_has_come(one):
    for party, seat, luck in moments(one, steps=12):
        choices = one.choices(party.state, seat)
        choice = choices[luck.below(len(choices))]
        assert why(party, seat, choice.notation) == []
        for length in range(1, len(choice.things) + 1):
            assert why(party, seat, choice.things[:length]) == []


@pytest.mark.parametrize("one", [one for one in GAMES if one.id != "tidepool"], ids=name_of)
def test_something_speaks_against_everything_else_in_both_languages(one):
    asked = 0
    for party, seat, _ in moments(one, seeds=range(1), steps=8):
        named = [one.choice(party.state, seat, action) for action in range(one.actions)]
        open_now = {choice.things[0] for choice in one.choices(party.state, seat)}
        closed = sorted({choice.things[0] for choice in named if not choice.things[0].endswith(":")} - open_now)
        for thing in closed[::5]:
            reasons = why(party, seat, [thing])
            assert 1 <= len(reasons) <= foresight.MOST_REASONS, thing
            for reason in reasons:
                assert all(has(language, reason.rule) for language in LANGUAGES), "a rule of the rulebook"
                assert all(say(language, reason.message, **reason.args) for language in LANGUAGES)
            asked += 1
    assert asked > 20


def test_a_first_click_is_answered_as_the_move_that_it_would_begin():
    """And not as what the same click would mean at another moment: choosing the group that stays when a wave comes."""
    party = Party("crabz", "ann", "bob")
    seat = party.state.pending()[0]
    theirs = next(cell for cell, stack in party.table.frame(seat)["view"]["cells"].items() if stack[-1][0] != str(seat + 1))
    (reason,) = why(party, seat, [f"cell:{theirs}"])
    assert (reason.rule, reason.message) == ("CZ-07", "crabz-why-not-yours")


def test_a_crab_that_cannot_move_is_told_the_most_frequent_reasons_one_a_rule():
    party, found = Party("crabz", "ann", "bob"), []
    luck = Quick(3)
    while party.table.stage != "over":
        seat = party.state.pending()[0]
        mine = [cell for cell, stack in party.table.frame(seat)["view"]["cells"].items() if stack and stack[-1][0] == str(seat + 1)]
        open_now = {choice.things[0] for choice in party.game.choices(party.state, seat)}
        found += [why(party, seat, [f"cell:{cell}"]) for cell in mine if f"cell:{cell}" not in open_now and open_now]
        party.act_at_random(luck)
    assert found
    assert all(reasons and len({reason.rule for reason in reasons}) == len(reasons) for reasons in found)


@pytest.mark.parametrize("what", ["hop", ["cell:z9"], ["moon:1"], [""], ["cell:c3", "cell:c3", "cell:c3"]])
def test_what_is_no_move_at_all_is_refused(what):
    party = Party("crabz", "ann", "bob")
    with pytest.raises(Refused):
        why(party, party.state.pending()[0], what)


# -- what if?


@pytest.mark.parametrize("one", GAMES, ids=name_of)
def test_what_is_foretold_happens(one):
    """Whatever is chosen: what really happens begins with what was foretold, and is no more than that where it was said to be all."""
    told = whole = 0
    for party, seat, luck in moments(one, seeds=range(3), steps=60):
        choices = one.choices(party.state, seat)
        choice = choices[luck.below(len(choices))]
        seen = preview(party, seat, choice.notation)
        table = party.told()
        since = table.version
        table.enter(table.decide(_act(party, seat, choice), party.person(seat), party.now))
        real = [{key: value for key, value in event.items() if key != "version"} for event in table.frame(seat, since)["events"]]
        plain = msgspec.json.decode(msgspec.json.encode(seen.events))
        assert msgspec.json.decode(msgspec.json.encode(real))[: len(plain)] == plain
        assert not seen.complete or len(real) == len(plain)
        told, whole = told + len(plain), whole + seen.complete
    assert told
    assert whole


def _act(party, seat, choice):
    return commands.Act(seat + 1, party.table.decisions[seat], choice.notation)


def test_luck_is_not_foretold():
    """A move of the crabs ends the turn, and then the row of the next tourteau is drawn."""
    party = Party("marche", "ann", "bob")
    party.play_until(lambda: party.table.frame(party.state.pending()[0])["choices"][0]["verb"] == "move")
    seat = party.state.pending()[0]
    seen = preview(party, seat, party.game.choices(party.state, seat)[-1].notation)
    assert seen.events[0]["kind"] in ("moved", "stayed")
    assert "drew" not in [event["kind"] for event in seen.events]
    assert not seen.complete


@pytest.mark.parametrize(
    ("ask", "key"),
    [
        (lambda party, seat: foresight.preview(party.table, seat + 1, "cat", 1, "pass"), "table-not-yours"),
        (lambda party, seat: foresight.preview(party.table, 9, "ann", 1, "pass"), "no-such-seat"),
        (lambda party, seat: foresight.preview(party.table, seat + 1, party.person(seat), 7, "pass"), "table-stale"),
        (lambda party, seat: preview(party, seat, "hop"), "move-unreadable"),
        (lambda party, seat: preview(party, 1 - seat, "pass"), "poulpe-why-turn"),
        (lambda party, seat: foresight.why(party.table, seat + 1, "cat", "pass"), "table-not-yours"),
        (lambda party, seat: foresight.why(party.table, seat + 1, "", "pass"), "table-not-yours"),
    ],
)
def test_what_is_not_theirs_or_not_now_is_refused(ask, key):
    party = Party("poulpe", "ann", "bob")
    with pytest.raises(Refused) as refused:
        ask(party, party.state.pending()[0])
    assert refused.value.message == key


def test_an_answer_that_is_held_is_not_previewed():
    party = Party(HUSHED, "ann", "bob")
    party.play_until(lambda: party.table.game.asks_out_of_turn(party.state))
    seat = party.state.pending()[0]
    party.act(seat)
    with pytest.raises(Refused) as refused:
        preview(party, seat, "let")
    assert refused.value.message == "table-answered"


def test_before_and_after_the_game_there_is_nothing_to_ask():
    party = Party("crabz")
    party.table.chairs[0].person = "ann"
    for ask in (lambda: why(party, 0, "c3-c4"), lambda: preview(party, 0, "c3-c4")):
        with pytest.raises(Refused, match="not begun"):
            ask()


# -- nothing hidden


class Leak(AssertionError):
    pass


def answers(party, table, seat, luck):
    """All that this seat can find out by asking, as bytes."""
    game, state, told = party.game, party.state, []
    probes = [game.choice(state, seat, luck.below(game.actions)) for _ in range(6)]
    for probe in probes:
        for ask in (
            lambda probe=probe: foresight.why(table, seat + 1, party.person(seat), probe.things[:1]),
            lambda probe=probe: foresight.why(table, seat + 1, party.person(seat), probe.things),
            lambda probe=probe: foresight.why(table, seat + 1, party.person(seat), probe.notation),
            lambda probe=probe: preview(party, seat, probe.notation, table),
        ):
            told.append(_answer(ask))
    if seat in state.pending():
        told += [_answer(lambda one=one: preview(party, seat, one.notation, table)) for one in game.choices(state, seat)[:6]]
    return msgspec.json.encode(told)


def _answer(ask):
    try:
        return ask()
    except IllegalAction as illegal:
        return [illegal.message, illegal.args_said, [[one.rule, one.message, one.args] for one in illegal.reasons]]
    except Refused as refused:
        return [refused.message, refused.args_said]


def check(one, seeds=range(4)):
    for party, _, luck in moments(one, seeds, steps=16):
        for seat in range(len(party.table.chairs)):
            other = party.told()
            other.match.state = party.state.sample(seat, luck)
            same = luck.below(2**30)
            if answers(party, party.table, seat, Quick(same)) != answers(party, other, seat, Quick(same)):
                raise Leak(f"seat {seat} can tell the table from another by asking")


@pytest.mark.parametrize("one", HIDDEN, ids=name_of)
def test_asking_tells_nothing_hidden(one):
    check(one)


def test_a_preview_of_the_true_state_is_caught(monkeypatch):
    """Where a choice shows something hidden without luck: in tidepool, where a card that lies face down is turned up."""
    monkeypatch.setattr(foresight, "_possible", lambda state, seat: [state.clone()])
    with pytest.raises(Leak):
        check(tidepool.GAME)


@pytest.mark.parametrize("one", HIDDEN, ids=name_of)
def test_reasons_that_know_too_much_are_caught(one, monkeypatch):
    common = foresight._common

    def leaky(game, state, seat, choices, thing):
        known = hash(msgspec.json.encode(one.position(state)))
        return [msgspec.structs.replace(reason, args={"known": known}) for reason in common(game, state, seat, choices, thing)]

    monkeypatch.setattr(foresight, "_common", leaky)
    with pytest.raises(Leak):
        check(one)


def test_what_luck_brings_would_be_caught(monkeypatch):
    """If the chance did not stop at the first draw, what it draws would be foretold, and not happen."""
    monkeypatch.setattr(foresight.NoLuck, "below", lambda self, limit: 0)
    with pytest.raises(AssertionError):
        test_what_is_foretold_happens(tidepool.GAME)
