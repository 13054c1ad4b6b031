"""Who may know what (OC-D44): planned cards, the pile, and cards drawn unseen until they are shown. And samples: what a seat cannot know is
drawn anew, each world as likely as the others."""

import json
from collections import Counter

import pytest

from estran.core import Log, Quick
from estran.core.build import compiled
from estran.core.conformance import Trial, combinations
from estran.games.oh_crab.rules.setup import SECRET
from tests.rulemark import rule

from .beach import beach, choices, numbered, play
from .games import GAME, SETTINGS, new_game, random_game, step
from .numbers import TAKE_SHORTCUT
from .pack import ADVENTURES

EVERY = 12 if compiled() else 60
"""The conformance kit looks at one of so many decisions."""


def seen(state, seat):
    """All that a seat is shown: view, who is asked, choices, and some refusals."""
    asked = state.pending()
    shown = [GAME.view(state, seat), asked]
    if seat is not None:
        shown.append([choice.notation for choice in GAME.choices(state, seat)] if seat in asked else [])
        shown += [
            [reason.rule, reason.message, reason.args] for action in range(0, GAME.actions, 9) for reason in state.why_not(seat, action)
        ]
    return json.dumps(shown)


def names(state, seat):
    position = GAME.position(state)["seats"][seat]
    return position["hand"], position["planned"], position["secret"]


# -- what is shown


@rule("OC-D44", "OC-032")
@pytest.mark.parametrize("options", [*SETTINGS, *ADVENTURES], ids=str)
def test_a_view_shows_what_a_seat_knows_and_no_more(options):
    """Known cards of others, how many are not, and that a card is planned but not which; one's own cards all."""
    state, luck = new_game(6, **options)
    while state.pending():
        for seat in (None, *range(state.players)):
            view = GAME.view(state, seat)
            for other in range(state.players):
                hand, planned, secret = names(state, other)
                shown = view["seats"][other]
                assert shown["hand"] == len(hand)
                if other == seat:
                    assert (shown["cards"], shown["planned"], shown["secret"], shown["unseen"]) == (hand, planned, secret, 0)
                else:
                    held = {*hand, planned} - {""}
                    assert set(shown["cards"]) == held - set(secret)
                    assert (shown["planned"], shown["unseen"], shown["secret"]) == ("?" if planned else "", len(secret), [])
            assert view["pile"] == len(GAME.position(state)["pile"]) + len(view["bottom"])
        for _ in range(9):
            if state.pending():
                step(state, luck)


@rule("OC-D44")
@pytest.mark.parametrize("options", [*SETTINGS, *ADVENTURES], ids=str)
def test_whatever_is_hidden_a_seat_is_shown_the_same(options):
    """Views, choices and refusals do not depend on what a seat cannot know."""
    state, luck = new_game(9, **options)
    while state.pending():
        for seat in range(state.players):
            assert {seen(state.sample(seat, Quick(n)), seat) for n in range(3)} == {seen(state, seat)}
            assert seen(state.sample(seat, Quick(1)), None) == seen(state, None)
        for _ in range(23):
            if state.pending():
                step(state, luck)


@rule("OC-032")
def test_a_planned_card_is_told_to_nobody_else():
    state = random_game(1, 0, players=3)
    log = Log()
    state.play(0, GAME.parse(state, 0, "plan r3"), Quick(1), log)
    [event] = log.events
    assert GAME.tell(event, 0)["card"] == "r3"
    assert [GAME.tell(event, seat)["card"] for seat in (None, 1, 2)] == ["", "", ""]


def resting():
    """The first turn of a game of three: the active player has rested, and is to take a market card."""
    state = random_game(1, 0, players=3)
    for seat, card in enumerate(("r2", "o2", "b2")):
        state.play(seat, GAME.parse(state, seat, f"plan {card}"), Quick(1))
    seat, log = int(state.next_seat()), Log()
    state.play(seat, GAME.parse(state, seat, "rest"), Quick(1), log)
    return state, seat, log


@rule("OC-092", "OC-D44")
def test_a_card_drawn_unseen_is_told_to_who_drew_it():
    state, seat, log = resting()
    state.play(seat, GAME.parse(state, seat, "take pile"), Quick(1), log)
    took = next(event for event in log.events if event.kind == "took")
    others = [other for other in (None, 0, 1, 2) if other != seat]
    assert GAME.tell(took, seat)["card"][:-1] in GAME.printed.specials
    assert [GAME.tell(took, other)["card"] for other in others] == ["", "", ""]
    assert all(GAME.view(state, other)["seats"][seat]["unseen"] == 1 for other in others)
    assert GAME.view(state, seat)["seats"][seat]["secret"] == [GAME.tell(took, seat)["card"]]


@rule("OC-092", "OC-D44")
def test_a_card_of_a_slot_is_known_to_all():
    state, seat, log = resting()
    card = GAME.view(state, None)["market"][0][0]
    state.play(seat, GAME.parse(state, seat, "take 1"), Quick(1), log)
    took = next(event for event in log.events if event.kind == "took")
    assert {GAME.tell(took, other)["card"] for other in (None, 0, 1, 2)} == {GAME.tell(took, seat)["card"]}
    for other in (None, 0, 1, 2):
        assert card in GAME.view(state, other)["seats"][seat]["cards"]
        assert GAME.view(state, other)["seats"][seat]["unseen"] == 0


@rule("OC-042")
def test_a_planned_card_that_a_rest_discards_is_seen_by_all():
    """Even once it has come back to hand, to the end of the turn."""
    state, seat, log = resting()
    card = "rob"[seat] + "2"
    state.play(seat, GAME.parse(state, seat, "take pile"), Quick(1), log)
    assert [event.public["card"] for event in log.events if event.kind == "discarded"] == [f"{'robgn'[seat]}2"]
    for other in (None, 0, 1, 2):
        assert GAME.view(state, other)["dropped"] == card
        assert card in GAME.view(state, other)["seats"][seat]["cards"]
    state.play(seat, GAME.parse(state, seat, "end"), Quick(1))
    assert GAME.view(state, seat)["dropped"] == ""


@rule("OC-D44")
def test_a_secret_card_is_known_once_it_was_shown():
    """Added, discarded, or given up."""
    shown = 0
    for seed in range(12):
        state, luck = new_game(seed, players=4)
        while state.pending() and shown < 30:
            before = [set(names(state, seat)[2]) for seat in range(state.players)]
            step(state, luck)
            for seat in range(state.players):
                position = GAME.position(state)["seats"][seat]
                for card in before[seat] - set(position["secret"]):
                    shown += 1
                    assert card not in position["hand"] or card in GAME.view(state, None)["seats"][seat]["cards"]
    assert shown == 30


def test_a_refusal_says_nothing_of_the_hands_of_others():
    """The same question has the same answer whatever the other holds."""
    state = beach(crabs="red d6, orange f6, blue a1", hand={"orange": "sand", "blue": "shell"}, specials="sand")
    other = beach(crabs="red d6, orange f6, blue a1", hand={"orange": "call", "blue": "shell"}, specials="sand")
    for action in range(GAME.actions):
        assert [reason.message for reason in state.why_not(0, action)] == [reason.message for reason in other.why_not(0, action)]


def test_nobody_is_told_by_being_asked_or_not():
    """A shortcut that takes any of several cards of the hand asks even where just one would do."""
    state = beach(". . .\n. . .\n. s .\n. . .", "red b4", shortcut="b4 to b8 for 1 forward", hand="shell forward")
    assert TAKE_SHORTCUT in state.legal(0)
    play(state, "shortcut")
    assert [choice.notation for choice in GAME.choices(state, 0)] == ["discard r2"]


# -- samples


@rule("OC-D44")
def test_every_card_that_may_be_planned_is_sampled():
    """Of four known cards each is planned in about a quarter of the worlds."""
    state = random_game(1, 0, players=3)
    plan_all(state)
    found = Counter(names(state.sample(0, Quick(n)), 1)[1] for n in range(800))
    assert set(found) == {"o1", "o2", "o3", "o4"}
    assert max(found.values()) < 1.4 * min(found.values())


def plan_all(state):
    for seat, card in ((1, "o1"), (2, "b2")):
        state.play(seat, GAME.parse(state, seat, f"plan {card}"), Quick(1))


@rule("OC-D44")
def test_a_card_drawn_unseen_may_be_any_of_those_that_are_nowhere_else():
    state = beach(crabs="red d6, orange f6, blue a1", planned="shell", track="forward", hand="seaward", pile="zigzag faster slide reckless")
    play(state, "rest", "take pile", luck=[2])
    found = Counter(tuple(names(state.sample(1, Quick(n)), 0)[2]) for n in range(800))
    assert set(found) == {("zigzag1",), ("faster1",), ("slide1",), ("reckless1",)}
    assert max(found.values()) < 1.4 * min(found.values())
    assert {tuple(names(state.sample(0, Quick(n)), 0)[2]) for n in range(20)} == {tuple(names(state, 0)[2])}


@rule("OC-D44")
def test_who_drew_a_card_knows_where_it_is_not():
    """The worlds that a seat imagines never give its own secret card to another or to the pile."""
    state = beach(crabs="red d6, orange f6, blue a1", planned="shell", track="forward", hand="seaward", pile="zigzag faster slide reckless")
    play(state, "rest", "take pile", luck=[2])
    own = names(state, 0)[2][0]
    for n in range(40):
        position = GAME.position(state.sample(0, Quick(n)))
        assert own in position["seats"][0]["hand"]
        assert own not in position["pile"]


def test_planning_is_simultaneous():
    """All owe a card at once, and nobody's choice depends on who planned before."""
    state = random_game(1, 0, players=4)
    assert state.pending() == [0, 1, 2, 3]
    before = seen(state, 0)
    other = state.clone()
    state.play(1, GAME.parse(state, 1, "plan o1"), Quick(1))
    other.play(1, GAME.parse(other, 1, "plan o2"), Quick(1))
    assert seen(state, 0) == seen(other, 0) != before
    assert state.pending() == [0, 2, 3]


# -- the conformance kit


@pytest.mark.parametrize("number", range(4))
def test_games_of_every_kind_keep_the_contract(number):
    """Clones, positions, words, refusals, samples and logs; above all, that nobody is told what they cannot know."""
    for n, options in enumerate(combinations(GAME)):
        if n % 8 == number:
            assert Trial(GAME, options, 1000 + n, EVERY).run() > 50


def test_no_combination_is_tried_that_the_game_refuses():
    found = list(combinations(GAME))
    assert {options["edition"] for options in found} == {"final", "prototype"}
    assert {options["players"] for options in found} == {2, 3, 4, 5}
    for options in found:
        assert options["edition"] == "final" or (options["players"] > 2 and options["length"] == "full")
        GAME.checked(options)


@rule("OC-D44", "OC-082")
def test_who_is_asked_for_cards_has_them_in_every_world_that_others_imagine():
    """That it is asked tells the others so much: of a card drawn unseen, that it pays."""
    rows = """
        . . .
        . . .
        . s .
        """
    state = beach(rows, "red b2, orange a1", shortcut="b2 to b6 for 2 seaward", hand="shell seaward sand/seaward")
    state.table[SECRET] = 2 ** numbered("sand/seaward")
    play(state, "shortcut")
    assert choices(state) == {"discard seaward", "discard sand/seaward"}
    drawn = set()
    for seed in range(60):
        world = state.sample(1, Quick(seed))
        assert len(world.legal(0)) == 2
        drawn.add(int(world.table[SECRET]))
    assert len(drawn) > 5
