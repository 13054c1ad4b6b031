"""Why not: every illegal choice names the rule against it, says so in both languages, and changes nothing. And what may be typed."""

import pytest

from estran.core import IllegalAction, Quick, Refused
from estran.core.words import LANGUAGES, has, say
from tests.rulemark import rule

from .beach import GAME, beach, play, random_game, why


def appearing():
    return beach(owes="appear", row=3, tourteaux="b3", freed="sunglasses")


def moving(players=2, to_move=1, **given):
    return lambda: beach(players, to_move, crabs="c4", **given)


def broke(to_move, tourteaux):
    return lambda: beach(2, to_move, crabs="c4", tourteaux=tourteaux, shrimps=0)


def caught():
    state = beach(to_move=2, shrimps=1)
    play(state, "move c3")
    return state


CASES = [
    ("MC-15", "marche-why-other-row", appearing, "appear b4"),
    ("MC-15", "marche-why-appear-first", appearing, "move a1"),
    ("MC-15", "marche-why-appear-first", appearing, "stay"),
    ("MC-16", "marche-why-object", appearing, "appear c3"),
    ("MC-16", "marche-why-tourteau", appearing, "appear b3"),
    ("MC-16", "marche-why-crabs", appearing, "appear a3"),
    ("MC-L5", "marche-why-no-card", appearing, "appear f3"),
    ("MC-16", "marche-why-appeared", moving(), "appear b4"),
    ("MC-18", "marche-why-column", moving(), "move d4"),
    ("MC-18", "marche-why-row", moving(to_move=2), "move c3"),
    ("MC-18", "marche-why-hermit", moving(3, 3), "move c3"),
    ("MC-18", "marche-why-hermit", moving(3, 3), "move f1"),
    ("MC-L20", "marche-why-turned", moving(3, 3), "move c6"),
    ("MC-L20", "marche-why-turned", moving(3, 3), "move e4"),
    ("MC-18", "marche-why-downhill", moving(4, 3), "move d3"),
    ("MC-18", "marche-why-uphill", moving(4, 4), "move d5"),
    ("MC-L10", "marche-why-unpaid", broke(1, "c5"), "move c5"),
    ("MC-L10", "marche-why-unpaid", broke(1, "c5"), "move c6"),
    ("MC-L10", "marche-why-unpaid-stay", broke(2, "c4"), "stay"),
    ("MC-27", "game-over", caught, "stay"),
]
IDS = [f"{message} {text}" for _, message, _, text in CASES]


@rule("MC-15", "MC-16", "MC-18", "MC-27", "MC-L5", "MC-L10", "MC-L20")
@pytest.mark.parametrize(("id", "message", "position", "text"), CASES, ids=IDS)
def test_the_rule_is_named(id, message, position, text):
    state = position()
    reasons = GAME.why(state, max(state.next_seat(), 0), text)
    assert (reasons[0].rule, reasons[0].message) == (id, message)
    for reason in reasons:
        for language in LANGUAGES:
            assert has(language, reason.rule)
            assert say(language, reason.message, **reason.args)


@pytest.mark.parametrize(("id", "message", "position", "text"), CASES, ids=IDS)
def test_what_is_refused_changes_nothing(id, message, position, text):
    state = position()
    seat = max(state.next_seat(), 0)
    before = (GAME.position(state), state.key(), GAME.view(state, seat))
    with pytest.raises(IllegalAction, match=id):
        state.apply(seat, GAME.parse(state, seat, text), Quick(1))
    assert (GAME.position(state), state.key(), GAME.view(state, seat)) == before


@rule("MC-14")
def test_it_is_another_players_turn():
    assert why(moving()(), "stay", player=2) == ["MC-14"]
    assert why(appearing(), "appear d3", player=2) == ["MC-14"]


@rule("MC-18")
@pytest.mark.parametrize("action", [-1, 73, 10**6])
def test_a_number_that_is_no_action(action):
    assert [reason.rule for reason in moving()().why_not(0, action)] == ["MC-18"]


def test_a_seat_that_is_not_there():
    assert [reason.message for reason in moving()().why_not(2, 72)] == ["no-such-seat"]
    assert [reason.message for reason in moving()().why_not(-1, 72)] == ["no-such-seat"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_legal_is_what_nothing_speaks_against(players):
    for seed in range(8):
        state = random_game(seed, decisions=3 * seed, players=players)
        asked = state.next_seat()
        for seat in range(players):
            unopposed = {action for action in range(GAME.actions) if not state.why_not(seat, action)}
            assert unopposed == (set(state.legal(seat)) if seat == asked else set())


# -- what may be typed


@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("appear d3", "appear d3"),
        ("APPEAR D3", "appear d3"),
        (" d3 ", "appear d3"),
        ("tourteau d3", "appear d3"),
        ("flip  d3", "appear d3"),
        ("move d3", "move d3"),
        ("move a3", "stay"),
        ("stay", "stay"),
    ],
)
def test_ways_to_say_it_while_a_tourteau_is_owed(text, means):
    state = appearing()
    assert GAME.notation(state, 0, GAME.parse(state, 0, text)) == means


@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("move c1", "move c1"),
        ("Move C1", "move c1"),
        ("c1", "move c1"),
        ("go c1", "move c1"),
        ("to c1", "move c1"),
        ("c4-c1", "move c1"),
        ("c4 > c1", "move c1"),
        ("c4 to c1", "move c1"),
        ("stay", "stay"),
        ("STAY", "stay"),
        ("c4", "stay"),
        ("move c4", "stay"),
        ("appear c1", "appear c1"),
    ],
)
def test_ways_to_say_it_while_a_move_is_owed(text, means):
    state = moving()()
    assert GAME.notation(state, 0, GAME.parse(state, 0, text)) == means


@pytest.mark.parametrize("text", ["", "c", "move", "appear", "stay c3", "c3--c4", "hello", "move c3 c4", "33", "moved c3"])
def test_what_is_no_move_at_all_is_refused_in_one_sentence(text):
    with pytest.raises(Refused, match="is no move of this game"):
        GAME.why(moving()(), 0, text)


@pytest.mark.parametrize("text", ["move g1", "appear a7", "a0", "c3-h9"])
def test_a_cell_that_is_not_there_is_named(text):
    with pytest.raises(Refused, match="there is no cell"):
        GAME.why(moving()(), 0, text)


def test_things_that_were_clicked_are_understood_by_what_is_owed():
    assert GAME.phrase(appearing(), 0, ["cell:d3"]) == "appear d3"
    assert GAME.phrase(moving()(), 0, ["cell:c1"]) == "move c1"
    assert GAME.phrase(moving()(), 0, ["cell:c4"]) == "stay"
    assert GAME.phrase(moving()(), 0, ["button:stay"]) == "stay"
    assert GAME.why(moving()(), 0, ["cell:c1"]) == []
    for things in ([], ["cell:c1", "cell:c2"], ["card:c1"]):
        with pytest.raises(Refused, match="is no move of this game"):
            GAME.why(moving()(), 0, things)
