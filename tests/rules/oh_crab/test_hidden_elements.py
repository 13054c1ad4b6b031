"""What lies face down and who knows what of it: OC-352, OC-D80, OC-D81, OC-D95, OC-D106, OC-D112; and that nobody is told more."""

import json
from collections import Counter

import pytest

from estran.core import Log, Quick, Refused, secret_of
from estran.core.record import Start
from estran.table import Match
from tests.rulemark import rule

from .games import new_game, random_game
from .pack import (
    ADVENTURES,
    ALL_MODULES,
    EVENTS,
    GAME,
    TRASH,
    TREASURES,
    asked,
    choices,
    drawn,
    field,
    laid,
    owes,
    play,
    shown,
    token,
    told,
)
from .test_hidden import seen

NEEDLESS = {"moult", "glitter"}
"""Events that need modules."""
EAGER = ("spyglass", "spy", "reward spy", "dig", "choose hunter", "choose forecaster", "forecast", "reveal")
"""Rather than anything else, so that much is looked at."""


def spying(**more):
    """Red looks through the spyglass."""
    state = laid(treasures={"red": "spyglass"}, **{"surprises": "on", "events": "on", "challenges": "on", **more})
    play(state, "spyglass")
    return state


# -- spying


@rule("OC-352")
def test_all_see_where_one_spies_and_only_the_spy_sees_what():
    state = spying()
    [looked] = [event for event in play(state, "spy event 2", luck=[3]) if event.kind == "looked"]
    left = [event for event in EVENTS if event not in {"siesta", "moult"}]
    assert [GAME.tell(looked, seat)["what"] for seat in (0, 1, 2, None)] == [left[3], "", "", ""]
    assert {GAME.tell(looked, seat)["element"] for seat in (0, 1, 2, None)} == {"event 2"}
    assert [shown(state, seat, "event 2") for seat in (0, 1, 2, None)] == [left[3], "", "", ""]
    assert all(GAME.view(state, seat)["event_cards"][1]["knows"] == [1] for seat in (0, 1, 2, None))


@rule("OC-352")
@pytest.mark.parametrize(
    ("element", "luck", "what"),
    [("d10", [0, 2], "hole"), ("d10", [1, 7], "ball"), ("event 3", [0], "robin"), ("challenge 2", [0], "shells")],
)
def test_every_kind_of_hidden_element_can_be_spied_on(element, luck, what):
    state = spying()
    play(state, f"spy {element}", luck=luck)
    assert [shown(state, seat, element) for seat in (0, 1, 2, None)] == [what, "", "", ""]


@rule("OC-D95")
def test_only_tokens_events_and_challenges_that_lie_face_down_are_spied_on():
    state = spying(tokens={"a5": "purse up", "g7": ""}, event_cards={3: "sales 3"}, hand={"orange": "o1"}, planned={"blue": "b1"})
    tokens = {f"spy {cell}" for cell in ("d10", "b14", "f14", "d20", "b22", "f22", "d26")}
    assert choices(state) == tokens | {"spy event 2", "spy event 3", "spy challenge 2", "spy challenge 3"}


@rule("OC-D81")
def test_what_was_spied_on_stays_so_and_is_not_offered_again():
    state = spying()
    play(state, "spy d10", luck=drawn("purse"))
    assert "spy d10" not in choices(state)
    assert token(state, "d10") == {"is": "purse", "knows": [1]}
    state = laid(surprises="on", tokens={"d10": "purse 1"}, treasures={"red": "spyglass"}, pool="forward")
    assert told(play(state, "forward"), "found")[0]["token"] == "purse"


@rule("OC-D81")
def test_another_may_spy_on_the_same_and_sees_the_same():
    state = spying(tokens={"d10": "plank 2"}, event_cards={2: "sales 2"})
    play(state, "spy d10", "spy event 2")
    assert (token(state, "d10"), shown(state, 0, "event 2")) == ({"is": "plank", "knows": [1, 2]}, "sales")
    assert shown(state, 2, "d10") == ""


@rule("OC-D112")
def test_once_begun_one_element_is_spied_on_and_the_second_may_be_declined():
    state = spying()
    assert "done" not in choices(state)
    play(state, "spy d10", luck=drawn("purse"))
    assert "done" in choices(state)
    play(state, "done")
    assert owes(state) == ""


# -- drawn when it is seen


@rule("OC-D80")
def test_nothing_has_a_value_before_somebody_looks():
    state = GAME.new(GAME.checked({"players": 3, **ALL_MODULES}), Quick(1))
    cards = [*field(state, "tokens"), *field(state, "event_cards"), *field(state, "challenge_cards")[1:]]
    assert {card["is"] for card in cards} == {""}


@rule("OC-D80")
def test_what_was_never_seen_has_no_value_after_the_game_either():
    for seed in range(6):
        state = random_game(seed, 10_000, players=3, surprises="on", events="on", challenges="on")
        assert field(state, "phase") == "over"
        for card in (*field(state, "tokens"), *field(state, "event_cards"), *field(state, "challenge_cards")):
            assert bool(card["is"]) == bool(card.get("up") or card.get("knows"))


@rule("OC-D80")
def test_an_event_is_any_of_those_left_when_it_is_looked_at():
    state = spying()
    found = Counter()
    for seed in range(1100):
        other = state.clone()
        other.apply(0, GAME.parse(other, 0, "spy event 2"), Quick(seed))
        found[field(other, "event_cards")[1]["is"]] += 1
    assert set(found) == set(EVENTS) - {"moult", "siesta"}
    assert 60 <= min(found.values()) <= max(found.values()) <= 130


@rule("OC-D80")
def test_a_token_is_trash_with_the_odds_of_its_tile():
    """A third while none is known; never once the trash of the tile is; surely if the others are treasures."""
    for tokens, odds in (({}, 1 / 3), ({"a5": "hole up"}, 0), ({"a5": "purse up"}, 1 / 2), ({"a5": "purse up", "g7": "plank up"}, 1)):
        state = spying(tokens=tokens)
        trash = 0
        for seed in range(400):
            other = state.clone()
            other.apply(0, GAME.parse(other, 0, "spy d10"), Quick(seed))
            trash += token(other, "d10")["is"] in TRASH
        assert abs(trash / 400 - odds) < 0.08
        assert (trash == 0) == (odds == 0)


# -- samples


@rule("OC-D80", "OC-D81")
def test_samples_of_who_knows_nothing_show_every_event_left_about_equally_often():
    state = laid(events="on", event_cards={2: "sales 1", 3: "robin 1 2"})
    blue = Counter(field(state.sample(2, Quick(n)), "event_cards")[1]["is"] for n in range(1100))
    left = set(EVENTS) - NEEDLESS - {"siesta"}
    assert set(blue) == left
    assert 65 <= min(blue.values()) <= max(blue.values()) <= 140
    orange = Counter(field(state.sample(1, Quick(n)), "event_cards")[1]["is"] for n in range(300))
    assert set(orange) == left - {"robin"}


@rule("OC-D81")
def test_samples_agree_on_what_a_seat_knows():
    state = laid(surprises="on", events="on", challenges="on", tokens={"d10": "plank 1", "f14": "hole 1 3"}, event_cards={2: "sales 1"})
    for n in range(60):
        red, blue = state.sample(0, Quick(n)), state.sample(2, Quick(n))
        assert (token(red, "d10")["is"], token(red, "f14")["is"], field(red, "event_cards")[1]["is"]) == ("plank", "hole", "sales")
        assert token(blue, "f14")["is"] == "hole"
        for sample in (red, blue):
            assert [one["knows"] for one in field(sample, "tokens")] == [one["knows"] for one in field(state, "tokens")]
            assert {one["cell"] for one in field(sample, "tokens") if one["is"]} == {"d10", "f14"}


@rule("OC-D80")
def test_a_sampled_token_has_the_odds_that_a_seat_would_give_it():
    state = laid(surprises="on", tokens={"d10": "plank 1"})
    found = Counter(token(state.sample(1, Quick(n)), "d10")["is"] for n in range(1800))
    assert set(found) == {*TRASH, *TREASURES}
    assert 500 < sum(found[name] for name in set(TRASH)) < 700
    assert 200 < found["purse"] < 340  # two of nine, two times in three


@rule("OC-326", "OC-D80")
def test_with_the_crystal_ball_samples_show_the_omens_alone():
    state = laid(events="crystal", omens=["siesta", "sales", "robin"], event_cards={2: "sales 1"})
    found = Counter(field(state.sample(1, Quick(n)), "event_cards")[1]["is"] for n in range(400))
    assert set(found) == {"sales", "robin"}
    assert min(found.values()) > 150


# -- nobody is told more


def eager(state, seat, luck):
    """A choice by which more is looked at, else any but the end of a turn, where there is another."""
    said = {choice.notation: choice.action for choice in GAME.choices(state, seat)}
    for words in EAGER:
        if found := [action for text, action in said.items() if text == words or text.startswith(f"{words} ")]:
            return found[luck.below(len(found))]
    others = [action for text, action in said.items() if text not in ("end", "rest", "done")]
    some = others or list(said.values())
    return some[luck.below(len(some))]


def heard(events, seat):
    return json.dumps([GAME.tell(event, seat) for event in events])


def check_nobody_is_told_more(state, actor, action):
    """A seat is shown the same in all states that it cannot tell apart, and after the same decision too if it was told the same."""
    real, log = state.clone(), Log()
    real.apply(actor, action, Quick(5), log)
    for seat in range(state.players):
        before = seen(state, seat)
        for n in range(2):
            sample, said = state.sample(seat, Quick(n)), Log()
            assert seen(sample, seat) == before
            assert seen(sample, None) == seen(state, None)
            if action in sample.legal(actor):
                sample.apply(actor, action, Quick(5), said)
                for viewer in (seat, None):
                    assert (heard(said.events, viewer) == heard(log.events, viewer)) == (seen(sample, viewer) == seen(real, viewer))


@rule("OC-352", "OC-D80", "OC-D81")
@pytest.mark.parametrize("kind", range(len(ADVENTURES)))
def test_whatever_lies_face_down_a_seat_is_shown_and_told_the_same(kind):
    """Looked at wherever somebody spies, digs, chooses or answers, and now and then where something known to some lies there."""
    checked = Counter()
    for seed in range(20):
        if seed > 1 and checked["spy"]:
            break
        state, luck = new_game(seed, **ADVENTURES[kind])
        number = 0
        while state.pending():
            seat, number = int(state.next_seat()), number + 1
            action, step = eager(state, seat, luck), owes(state) or field(state, "phase")
            told_some = any(0 < len(one.get("knows", [])) < state.players for one in field(state, "tokens"))
            often = step not in ("action", "planning", "market", "obstacle", "push", "move")
            if checked[step] < 3 and (often or (told_some and number % 7 == 0)):
                checked[step] += 1
                check_nobody_is_told_more(state, seat, action)
            state.apply(seat, action, luck)
    assert checked["spy"]
    assert checked["action"]
    assert checked["choosing"] or "asymmetry" not in ADVENTURES[kind]


# -- taking back


def match(**more):
    state = laid(treasures={"red": "spyglass"}, **{"surprises": "on", "events": "on", **more})
    options = {"players": 3, "surprises": "on", "events": "on"}
    return Match(GAME, options, ("", "", ""), secret_of(3), start=Start(GAME.position(state)))


@rule("OC-D106")
def test_a_treasure_is_taken_back_until_something_was_seen():
    played = match()
    played.act(0, "spyglass")
    assert played.undo(0) == 1
    played.act(0, "spyglass")
    played.act(0, "spy event 2")
    with pytest.raises(Refused) as refused:
        played.undo(0)
    assert refused.value.message == "undo-seen"


@rule("OC-D106")
def test_looking_at_what_another_has_seen_draws_nothing_and_is_not_taken_back_either():
    played = match(event_cards={2: "sales 2"})
    played.act(0, "spyglass")
    played.act(0, "spy event 2")
    with pytest.raises(Refused) as refused:
        played.undo(0)
    assert refused.value.message == "undo-seen"


@rule("OC-D106")
def test_neither_a_token_that_was_turned_up_nor_an_event_is_taken_back():
    played = match(pool="forward")
    played.act(0, "forward")
    with pytest.raises(Refused):
        played.undo(0)
    played = match(crossed=1, resolved=0, event_cards={1: "sales 2"})
    played.act(0, "reveal")
    with pytest.raises(Refused):
        played.undo(0)


@rule("OC-D106")
def test_nor_is_anything_before_anothers_answer():
    played = match(crabs="red d6, orange d8, blue g1", pool="forward", hand={"orange": "o1 o2"}, tokens={"d10": "shard up"})
    played.act(0, "forward")
    played.act(0, "push forward")
    assert asked(played.state) == "orange"
    played.act(1, "discard o1")
    with pytest.raises(Refused):
        played.undo(0)


@rule("OC-D106")
def test_a_skill_is_chosen_anew_until_the_last_has_chosen():
    played = Match(GAME, {"players": 3, "asymmetry": "on"}, ("", "", ""), secret_of(4))
    first = [GAME.notation(played.state, seat, int(played.state.legal(seat)[0])) for seat in range(3)]
    played.act(0, first[0])
    played.act(1, first[1])
    assert played.undo(0) == 1
    assert asked(played.state) == "red blue"
    played.act(0, first[0])
    played.act(2, first[2])
    for seat in range(3):
        with pytest.raises(Refused):
            played.undo(seat)
