"""Why not: every kind of choice that is not legal names the rule against it, says so in both languages, and changes nothing."""

import pytest

from estran.core import IllegalAction, Quick, Refused
from estran.core.words import LANGUAGES, has, say
from tests.rulemark import rule

from .reef import GAME, asymmetric, play, reef, to_decide, why


def turn():
    return reef("calpha c4 c6 c9", "p1 p6 p9", "c5", "p5", round="2:p5")


def opening():
    return reef("c4 c6", "p6 p9")


def after(*texts, lay=reef, cards="c4 c5 c6 c9 comega", theirs="p1 p6 p8 p9", on="2:palpha"):
    state = lay(cards, theirs, "c10", "p5", round=on)
    play(state, *texts)
    return state


def blanked(card):
    """Player 2 plays a card under Carapace."""
    state = asymmetric("c2 c1 c10 c7", f"{card} p1 p10", "c5", "p5", round="2:palpha")
    play(state, "play c2", "let", f"play {card}")
    return state


def copied(card):
    """A Camouflage that is blanked itself blanks nothing: the card on it did have its effect."""
    state = blanked("p9")
    play(state, f"play {card}", "let")
    return state


def finished():
    state = reef("c6", "p6 p9", "", "p5", round="2:p1")
    play(state, "play c6")
    return state


CASES = [
    ("CP-11", "poulpe-why-not-held", turn, "play c7"),
    ("CP-12", "poulpe-why-not-higher", turn, "play c4"),
    ("CP-30", "poulpe-why-only-opens", turn, "play calpha"),
    ("CP-P8", "poulpe-why-opener", opening, "pass"),
    ("CP-P3", "poulpe-why-no-window", turn, "let"),
    ("CP-25", "poulpe-why-no-effect", turn, "decline"),
    ("CP-25", "poulpe-why-no-effect", turn, "use"),
    ("CP-11", "poulpe-why-first-card", turn, "give c4"),
    ("CP-P3", "poulpe-why-no-window", opening, "resist c4"),
    ("CP-P3", "poulpe-why-too-late", lambda: after("play c4", "let", "give c5"), "resist p1"),
    ("CP-31", "poulpe-why-nothing-to-cancel", lambda: after("play c6"), "resist p1"),
    ("CP-P4", "poulpe-why-uncancellable", lambda: after("play c4", "resist p1"), "resist p1"),
    ("CP-P19", "poulpe-why-blanked", lambda: blanked("p4"), "resist c1"),
    ("CP-P19", "poulpe-why-blanked", lambda: blanked("p9"), "resist c1"),
    ("CP-31", "poulpe-why-nothing-to-cancel", lambda: blanked("p6"), "resist c1"),
    ("CP-P3", "poulpe-why-too-late", lambda: copied("c10"), "resist p1"),
    ("CP-31", "poulpe-why-no-resister", lambda: after("play c4"), "resist p6"),
    ("CP-31", "poulpe-why-not-held", lambda: after("play c4"), "resist c1"),
    ("CP-16", "poulpe-why-first-answer", lambda: after("play c4"), "play p6"),
    ("CP-16", "poulpe-why-first-answer", lambda: after("play c4"), "pass"),
    ("CP-25", "poulpe-why-no-effect", lambda: after("play c4"), "decline"),
    ("CP-25", "poulpe-why-first-gift", lambda: after("play c4", "let"), "play c6"),
    ("CP-25", "poulpe-why-must", lambda: after("play c4", "let"), "decline"),
    ("CP-25", "poulpe-why-first-gift", lambda: after("play c4", "let"), "pass"),
    ("CP-11", "poulpe-why-not-held", lambda: after("play c4", "let"), "give c7"),
    ("CP-P9", "poulpe-why-first-replay", lambda: after("play c5", "let"), "pass"),
    ("CP-12", "poulpe-why-not-higher", lambda: after("play c5", "let"), "play c4"),
    ("CP-25", "poulpe-why-first-discard", lambda: after("play c7", "let", cards="c7 c6"), "give c6"),
    ("CP-25", "poulpe-why-first-swap", lambda: after("play c3", "let", cards="c3 c6"), "play c6"),
    ("CP-25", "poulpe-why-first-reshuffle", lambda: after("play c9", "let"), "play c6"),
    ("CP-25", "poulpe-why-first-take", lambda: after("play p3", "let", lay=asymmetric, cards="p3 c6"), "give c6"),
    ("CP-25", "poulpe-why-not-looked", lambda: after("play p3", "let", lay=asymmetric, cards="p3 c6"), "take p2"),
    ("CP-P7", "poulpe-why-not-lower", lambda: after("play c8", "let", cards="c8 c6"), "play p9"),
    ("CP-P16", "poulpe-why-at-least", lambda: after("play c3", "let", lay=asymmetric, cards="c3 c6", theirs="p4 p6"), "play p4"),
    ("CP-P16", "poulpe-why-at-most", lambda: after("play p2", "let", lay=asymmetric, cards="p2 c6"), "play p9"),
    ("CP-23", "game-over", finished, "pass"),
]
NAMED = [f"{message} {text}" for _, message, _, text in CASES]


@rule("CP-11", "CP-12", "CP-16", "CP-23", "CP-25", "CP-30", "CP-31", "CP-P3", "CP-P4", "CP-P7", "CP-P8", "CP-P9", "CP-P16", "CP-P19")
@pytest.mark.parametrize(("id", "message", "position", "text"), CASES, ids=NAMED)
def test_the_rule_is_named(id, message, position, text):
    state = position()
    reason = GAME.why(state, max(to_decide(state) - 1, 0), text)[0]
    assert (reason.rule, reason.message) == (id, message)
    for language in LANGUAGES:
        assert has(language, id)
        assert say(language, message, **reason.args)


@pytest.mark.parametrize(("id", "message", "position", "text"), CASES, ids=NAMED)
def test_a_refused_choice_changes_nothing(id, message, position, text):
    state = position()
    seat = max(to_decide(state) - 1, 0)
    before = (GAME.position(state), state.key())
    with pytest.raises(IllegalAction, match=id):
        state.apply(seat, GAME.parse(state, seat, text), Quick(1))
    assert (GAME.position(state), state.key()) == before


@rule("CP-11", "CP-16")
def test_another_player_is_asked():
    assert why(turn(), "play p9", player=2) == ["CP-11"]
    assert why(after("play c4"), "play c5", player=1) == ["CP-16"]


@rule("CP-11")
@pytest.mark.parametrize("action", [-1, GAME.actions, 10**6])
def test_a_number_that_is_no_action(action):
    state = turn()
    assert [reason.rule for reason in state.why_not(0, action)] == ["CP-11"]
    with pytest.raises(IllegalAction):
        state.apply(0, action, Quick(1))


def test_a_seat_that_is_not_there():
    assert [reason.message for reason in turn().why_not(2, 0)] == ["no-such-seat"]
    with pytest.raises(Refused, match="no seat 3"):
        turn().resign(2, Quick(1))


def test_a_wish_must_be_told_first(tmp_path):
    text = (GAME.content / "effects.toml").read_text("utf-8").replace('verb = "steal"', 'verb = "steal"\nmay = true')
    (tmp_path / "effects.toml").write_text(text, "utf-8")
    game = GAME.with_content(tmp_path)
    state = game.from_position({**GAME.position(reef("c10 c6", "p6 p9", "c5", "p5", round="2:p5"))})
    play(state, "play c10", "let")
    assert [(reason.rule, reason.message) for reason in game.why(state, 0, "play c6")] == [("CP-25", "poulpe-why-first-wish")]
    assert game.why(state, 0, "use") == game.why(state, 0, "decline") == []
    assert game.from_position(game.position(state)).key() == state.key()


# -- typing and clicking


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("play c7", "play c7"),
        ("PLAY C7", "play c7"),
        ("  play  c 7 ", "play c7"),
        ("c7", "play c7"),
        ("C-10", "play c10"),
        ("cα", "play calpha"),
        ("p Ω", "play pomega"),
        ("play pomega", "play pomega"),
        ("ca", "play calpha"),
        ("give p a", "give palpha"),
        ("Pass", "pass"),
        ("resist c1", "resist c1"),
    ],
)
def test_what_is_typed_is_understood(text, meant):
    state = turn()
    assert GAME.notation(state, 0, GAME.parse(state, 0, text)) == meant


def test_a_card_alone_is_meant_for_what_is_owed():
    for state, meant in (
        (after("play c4"), "resist p1"),
        (after("play c4", "let"), "give c6"),
        (after("play c9", "let"), "reshuffle c6"),
        (after("play c5", "let"), "play c6"),
    ):
        seat = state.next_seat()
        card = meant.split()[1]
        assert GAME.notation(state, seat, GAME.parse(state, seat, card)) == meant
        assert GAME.phrase(state, seat, [f"card:{card}"]) == meant


@pytest.mark.parametrize("text", ["", "c", "c11", "c0", "x7", "play", "play x", "pass c7", "give", "hello", "c7 c8", "let it be", "cgamma"])
def test_what_is_no_move_at_all_is_refused_in_one_sentence(text):
    with pytest.raises(Refused, match="is no move of this game"):
        GAME.why(turn(), 0, text)


@pytest.mark.parametrize("things", [[], ["card:c7", "card:c8"], ["button:tea"], ["cell:c3"], ["card:x"]])
def test_things_that_mean_nothing_are_refused(things):
    with pytest.raises(Refused, match="is no move of this game"):
        GAME.why(turn(), 0, things)


def test_things_that_were_clicked_are_understood():
    assert GAME.why(turn(), 0, ["card:c9"]) == []
    assert [reason.rule for reason in GAME.why(turn(), 0, ["card:c4"])] == ["CP-12"]
    assert GAME.why(after("play c4"), 1, ["button:let"]) == []
