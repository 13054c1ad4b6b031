"""Who may know what: MC-13, MC-L16, MC-L19. And samples: each deal that all a seat saw allows is as likely as the others."""

import json
import random
from collections import Counter
from functools import cache
from itertools import combinations

import pytest

from estran.core import Log, Quick
from tests.rulemark import rule

from .beach import GAME, THINGS, beach, far_from_even, look, play, random_game, told, twin_of


def seen(state, seat):
    """All that a seat is shown: view, choices, and every refusal."""
    asked = state.pending()
    shown = [GAME.view(state, seat), asked]
    if seat is not None:
        shown.append([choice.notation for choice in GAME.choices(state, seat)] if seat in asked else [])
        shown += [[reason.rule, reason.message, reason.args] for action in range(73) for reason in state.why_not(seat, action)]
    return json.dumps(shown)


# -- what is shown


@rule("MC-13", "MC-L19")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_shows_no_hand_but_the_seats_own(players):
    """Whatever the others hold, view, choices and refusals are the same."""
    for seed in range(10):
        state = random_game(seed, decisions=seed, players=players)
        if not state.pending():
            continue
        for seat in range(players):
            views = {seen(state.sample(seat, Quick(n)), seat) for n in range(5)}
            assert views == {seen(state, seat)}
            assert GAME.view(state, seat)["hand"]["objects"] == GAME.position(state)["hands"][seat]
            assert GAME.view(state, seat)["hands"] == []
        assert look(state)["hand"] is None


@rule("MC-13")
def test_the_deal_tells_nobody_the_hand_of_another():
    """Before the first move two deals that differ in the hands alone look alike to everyone but the holders."""
    one = beach(4, owes="appear")
    other = beach(4, owes="appear", hands=["bucket ball", "bottle ring", "flip-flop can sunglasses net", "tyre mattress mask petrol"])
    for seat in (None, 0, 1):
        assert seen(one, seat) == seen(other, seat)
    for seat in (2, 3):
        assert seen(one, seat) != seen(other, seat)


@rule("MC-13", "MC-L19")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_events_name_no_holder(players):
    """Nothing is private, and the public fields are the few that the table sees."""
    fields = {
        "drew": {"seat", "row"},
        "appeared": {"seat", "cell"},
        "moved": {"seat", "start", "end", "price"},
        "stayed": {"seat", "start", "end", "price"},
        "sprung": {"seat", "cell", "object", "timid"},
        "freed": {"seat", "cell", "object", "timid"},
        "collected": {"seat", "cell"},
        "ended": {"reason", "hands"},
    }
    for seed in range(20):
        chance, log = Quick(seed), Log()
        state = GAME.new(GAME.checked({"players": players, "fishing": 2}), chance)
        while (seat := state.next_seat()) >= 0:
            legal = state.legal(seat)
            state.play(seat, legal[chance.below(len(legal))], chance, log)
        for event in log.events:
            assert event.private == {}
            assert set(event.public) == fields[event.kind]


@rule("MC-L16")
def test_a_sprung_trap_is_seen_by_all():
    state = beach(to_move=2, crabs="a3")
    events = play(state, "move c3", row=1)
    for seat in (None, 0, 1):
        assert [GAME.tell(event, seat)["kind"] for event in events] == ["moved", "sprung", "drew"]
        assert GAME.view(state, seat)["sprung"] == ["bottle"]


@rule("MC-L16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_hands_are_shown_at_the_end(players):
    state = random_game(seed=2, decisions=6, players=players)
    log = Log()
    hands = GAME.position(state)["hands"]
    state.resign(0, Quick(1), log)
    assert look(state)["hands"] == hands
    assert told(log.events, "ended") == [{"reason": "marche-given-up", "hands": hands}]
    assert all(GAME.position(state.sample(seat, Quick(9)))["hands"] == hands for seat in range(players))


@rule("MC-L19")
@pytest.mark.parametrize("to_move", [1, 2])
def test_who_held_a_sprung_trap_is_not_told(to_move):
    """Bateau's trap or Soleil's: a spectator hears and sees the same."""
    heard = []
    for hands in (["bottle ring", "bucket ball"], ["bucket ball", "bottle ring"]):
        state = beach(to_move=to_move, crabs="c1" if to_move == 1 else "a3", hands=hands)
        events = play(state, "move c3", row=1)
        heard.append(([GAME.tell(event, None) for event in events], look(state)))
    assert heard[0] == heard[1]


@rule("MC-L19")
def test_who_held_a_freed_object_is_not_told():
    heard = []
    for hands in (["bucket ball", "bottle ring", "tyre mattress mask petrol"], ["bucket ball", "bottle ring", "can mattress mask petrol"]):
        state = beach(3, to_move=1, crabs="d3", hands=hands)
        events = play(state, "move d4", row=1)
        heard.append(([GAME.tell(event, None) for event in events], look(state)))
    assert heard[0] == heard[1]


@rule("MC-L19", "MC-L11")
def test_with_cheap_own_traps_the_price_tells_whose_it_was():
    for to_move, crabs in ((1, "c1"), (2, "a3")):
        state = beach(to_move=to_move, crabs=crabs, own_trap=1)
        play(state, "move c3", row=1)
        assert [seat["shown"] for seat in look(state)["seats"]] == [[], ["bottle"]]
    state = beach(3, to_move=3, crabs="b2", own_trap=1)
    play(state, "move c3", row=1)
    assert [seat["shown"] for seat in look(state)["seats"]] == [[], [], []]


@rule("MC-24", "MC-L19")
def test_the_price_of_a_timid_crab_tells_whose_brother_it_was():
    state = beach(4, 3, crabs="c3")
    play(state, "move d4", row=1)
    assert [seat["shown"] for seat in look(state)["seats"]] == [[], [], ["tyre"], []]
    state = beach(4, 3, crabs="d1")
    play(state, "move e2", row=1)
    assert [seat["cleared"] for seat in look(state)["seats"]] == [[], [], ["can"], []]


# -- samples


def adventurous(seed, decisions, **options):
    """A game in which the crabs often stop on objects, so that much is learnt about the hands."""
    chance, dice = Quick(seed), random.Random(seed)
    state = GAME.new(GAME.checked({"shrimps": 7, **options}), chance)
    for _ in range(decisions):
        if (seat := state.next_seat()) < 0:
            break
        objects = look(state)["objects"]
        texts = [choice.notation for choice in GAME.choices(state, seat)]
        bold = [text for text in texts if text.startswith("move ") and text[5:] in objects]
        chosen = dice.choice(bold or texts)
        state.play(seat, GAME.parse(state, seat, chosen), chance)
    return state


def deals(players, seat, hand):
    """Every way to hand out the object cards in which this seat holds this hand."""

    def on(one, left):
        if one == players:
            yield []
            return
        for held in [hand] if one == seat else combinations(sorted(left - set(hand)), 2 if one < 2 else 4):
            for others in on(one + 1, left - set(held)):
                yield [list(held), *others]

    yield from on(0, set(THINGS))


def saw_the_same(state, hands):
    """Whether the same decisions would have cost the same and come to the same with these hands: all that anyone ever saw of them."""
    twin = twin_of(state, hands)
    history = look(state)["history"]
    for n, entry in enumerate(history):
        twin.play(entry["choice"])
        if twin.over or twin.told[n] != entry:
            return False
    return True


def allowed(state, seat):
    hand = GAME.view(state, seat)["hand"]["objects"]
    return [str(hands) for hands in map(in_order, deals(int(state.players), seat, hand)) if saw_the_same(state, hands)]


def in_order(hands):
    return [sorted(hand, key=THINGS.get) for hand in hands]


CASES = [
    (2, 0, {"own_trap": 2}, 1, 14),
    (2, 1, {"own_trap": 1}, 2, 12),
    (2, 0, {}, 3, 0),
    (3, 0, {"own_trap": 2}, 1, 18),
    (3, 1, {"own_trap": 1}, 2, 18),
    (3, 2, {"own_trap": 2}, 3, 12),
    (3, 2, {"own_trap": 1}, 12, 16),
    (4, 0, {"own_trap": 2}, 1, 20),
    (4, 1, {"own_trap": 1}, 2, 20),
    (4, 2, {"own_trap": 2}, 5, 14),
    (4, 3, {"own_trap": 1}, 4, 16),
    (4, 3, {"own_trap": 2}, 6, 18),
]


@cache
def believed(n):
    """The state of a case, and every deal that its seat could believe in."""
    players, seat, options, seed, decisions = CASES[n]
    state = adventurous(seed, decisions, players=players, **options)
    while not state.pending():
        seed += 100
        state = adventurous(seed, decisions, players=players, **options)
    return state, seat, allowed(state, seat)


@rule("MC-13", "MC-L19")
@pytest.mark.parametrize("n", range(len(CASES)), ids=lambda n: f"{CASES[n][0]} players, seat {CASES[n][1] + 1}, {CASES[n][2]}")
def test_a_sample_is_any_deal_that_the_seat_could_believe_in(n):
    state, seat, possible = believed(n)
    assert str(GAME.position(state)["hands"]) in possible
    chance = Quick(n + 1)
    samples = (state.sample(seat, chance) for _ in range(60 * len(possible)))
    found = Counter(str([sample.held(one) for one in range(state.players)]) for sample in samples)
    assert set(found) == set(possible)
    assert not far_from_even(found, possible)


@rule("MC-13")
def test_the_cases_of_the_samples_are_hard_ones():
    """Among them: traps of unknown holders, brothers that a timid crab had or had not, and many deals as well as few."""
    learnt, sizes = Counter(), []
    for n in range(len(CASES)):
        state, _, possible = believed(n)
        view = look(state)
        learnt.update(entry["result"] for entry in view["history"])
        learnt["shown"] += sum(len(one["shown"]) for one in view["seats"])
        learnt["cleared"] += sum(len(one["cleared"]) for one in view["seats"])
        sizes.append(len(possible))
    assert min(learnt[what] for what in ("freed", "sprung", "timid", "shown", "cleared")) > 2, learnt
    assert min(sizes) < 10 < 100 < max(sizes)
