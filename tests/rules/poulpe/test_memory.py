"""Who knows which card: CP-19, CP-29, CP-P14, CP-P18, and what a seat remembers of what it saw."""

import pickle
import re
from collections import Counter

import pytest

from estran.core import Log, Quick
from estran.core.build import compiled
from tests.rulemark import rule

from .reef import GAME, asymmetric, at, hand, pile, play, random_game, reef, step, told, view

ON_ALPHA = {"round": "2:palpha"}


def knows(state, player):
    """What a player knows of each place, and which cards are loose."""
    return {name: cards for name, cards in at(state, "knows", player).items() if name != "open"}


def open_places(state, player):
    """How many places of hand, pile and discards are open to loose crab and octopus cards."""
    return at(state, "knows", player)["open"]


NOTHING = {"hand": [], "piles": [], "down": [], "loose": []}


# -- what is shown


@rule("CP-P18")
def test_everyone_sees_the_backs():
    state = reef("c3 c6 p7", "p6 c9", "c5", "p5", **ON_ALPHA)
    assert view(state, None)["hands"] == [["c?", "c?", "p?"], ["c?", "p?"]]
    assert view(state, 1)["hands"] == [["c3", "c6", "p7"], ["c?", "p?"]]
    assert view(state, 2)["hands"] == [["c?", "c?", "p?"], ["c9", "p6"]]
    assert view(state, 1)["piles"] == view(state, None)["piles"] == [1, 1]


@rule("CP-19", "CP-P14")
def test_how_large_the_discard_is_may_be_seen_but_not_what_lies_in_it():
    known = {"hand": [], "piles": ["p5"], "down": [], "loose": []}
    state = reef("c6 c7", "p6 p9", "c5", "p5", down=[["c3", "p8"], ["c4"]], knows=[known, {}], **ON_ALPHA)
    played = len(at(state, "gone"))
    for player in (None, 1, 2):
        shown = view(state, player)
        assert shown["discard"] == played + 3
        assert (shown["memory"], shown["gone"], shown["down"]) == (False, [], [[], []])
        assert (shown["known_piles"], shown["perhaps"]) == ([], [])


@rule("CP-19", "CP-P14")
def test_no_card_of_an_earlier_round_is_listed_unless_the_table_has_the_memory_aid():
    """Two cards of each kind: what was played for the second time is to be found nowhere in a view."""
    for aid in ("off", "on"):
        state, chance = random_game(7, 0, memory=aid), Quick(7)
        while not {card for card in at(state, "gone") if at(state, "gone").count(card) == 2}:
            assert step(state, chance)
        gone = {card for card in at(state, "gone") if at(state, "gone").count(card) == 2}
        for player in (None, 1, 2):
            listed = {word for key, part in view(state, player).items() if key != "cards" for word in re.findall(r"\w+", str(part))}
            assert (gone <= listed) == (aid == "on")
            assert not gone & listed or aid == "on"


@rule("CP-P14")
def test_the_memory_aid_is_off_unless_chosen_and_stays_with_the_game():
    assert GAME.checked({})["memory"] == "off"
    for aid, shown in (("off", False), ("on", True)):
        state = random_game(3, 20, memory=aid)
        copies = (state.clone(), state.sample(0, Quick(1)), pickle.loads(pickle.dumps(state)), GAME.from_position(GAME.position(state)))
        assert [view(one, 1)["memory"] for one in (state, *copies)] == [shown] * 5


@rule("CP-P14")
def test_a_position_of_before_there_was_a_memory_aid_has_none():
    """And one of a table without it is written as then."""
    older = GAME.position(random_game(3, 20))
    assert "memory" not in older
    assert GAME.position(GAME.from_position(older)) == GAME.position(GAME.from_position({**older, "memory": False})) == older


@rule("CP-P14")
def test_a_sample_remembers_all_with_or_without_the_memory_aid():
    """What was played is known to be gone: it is dealt to nobody, whatever people are shown."""
    states = [random_game(11, 40, memory=aid) for aid in ("off", "on")]
    samples = [[GAME.position(state.sample(0, Quick(n))) for n in range(20)] for state in states]
    assert [{**one, "memory": True} for one in samples[0]] == samples[1]
    assert all(one["gone"] == at(states[0], "gone") for one in samples[0])


@rule("CP-P14")
def test_with_the_memory_aid_own_discards_are_shown_and_those_of_others_as_backs():
    state = reef("c6 c7", "p6 p9", "c5", "p5", down=[["c3", "p8"], ["c4"]], memory=True, **ON_ALPHA)
    assert view(state, 1)["down"] == [["c3", "p8"], ["c?"]]
    assert view(state, 2)["down"] == [["c?", "p?"], ["c4"]]
    assert view(state, None)["down"] == [["c?", "p?"], ["c?"]]


@rule("CP-P14", "CP-19")
def test_the_pile_of_the_round_is_in_view_only_while_it_lasts():
    state = reef("c7 c9", "p6 p7", "c5", "p5", round="1:c5 2:p6")
    play(state, "pass")
    for player in (None, 1, 2):
        assert view(state, player)["round"] == []


# -- what is learned


def test_a_gift_is_known_to_who_gave_it():
    state = reef("c4 c6 c9", "p6 p9", "c5", "p5", **ON_ALPHA)
    play(state, "play c4", "let", "give c6")
    assert knows(state, 1)["hand"] == ["c6"]
    assert view(state, 1)["hands"][1] == ["c6", "p?", "p?"]
    assert view(state, None)["hands"][1] == ["c?", "p?", "p?"]


def test_a_stolen_card_is_known_to_who_lost_it():
    state = reef("c10 c6", "p6", "c5", "p5", **ON_ALPHA)
    play(state, "play c10", "let")
    assert knows(state, 2)["hand"] == ["p6"]


def test_both_cards_of_a_swap_are_known():
    state = reef("c3 c6 c9", "p6", "c5", "p5", **ON_ALPHA)
    play(state, "play c3", "let", "swap c6")
    assert knows(state, 1)["hand"] == ["c6"]
    assert knows(state, 2)["hand"] == ["p6"]


def test_what_was_looked_at_is_known():
    state = asymmetric("p3 c6 c9", "p6 p6", "c5", "p5", **ON_ALPHA)
    play(state, "play p3", "let")
    assert knows(state, 1)["hand"] == ["p6", "p6"]
    play(state, "take p6", "give c9")
    assert knows(state, 1)["hand"] == ["c9", "p6"]
    assert knows(state, 2)["hand"] == ["p6"]


def test_looking_at_a_known_card_again_is_no_second_card():
    state = asymmetric("p3 c9", "p6", "c5", "p5", **ON_ALPHA, knows=[{"hand": ["p6"]}, {}])
    play(state, "play p3", "let")
    assert knows(state, 1)["hand"] == ["p6"]


def test_who_shuffles_a_card_in_knows_where_it_lies():
    state = reef("c9 c6 p7", "p6 p10", "c5", "p5", memory=True, **ON_ALPHA)
    play(state, "play c9", "let", "reshuffle p7")
    assert knows(state, 1)["piles"] == ["p7"]
    assert view(state, 1)["known_piles"] == ["p7"]
    assert knows(state, 2)["piles"] == []
    assert view(state, 2)["known_piles"] == view(state, None)["known_piles"] == []


# -- what is lost sight of


def test_a_known_card_that_is_played_is_used_up_first():
    state = reef("c5 c6", "p6 p6 p9", "c5", "p5", round="1:c4", to_play=2, knows=[{"hand": ["p6"]}, {}])
    play(state, "play p6")
    assert knows(state, 1)["hand"] == []


@rule("CP-29")
@pytest.mark.parametrize("discarded", ["p6", "p9", "c8"])
def test_a_card_discarded_face_down_may_have_been_the_known_one(discarded):
    """Player 1 knows the p6 and the c8: what has the back that was seen to leave is still held, or was discarded."""
    known = [{"hand": ["p6", "c8"]}, {}]
    state = reef("c6", "p2 p6 p9 c8", "c5", "p5", round="1:calpha", to_play=2, knows=known, memory=True)
    play(state, "play p2", "let", f"discard {discarded}")
    if discarded[0] == "p":
        assert knows(state, 1) == {**NOTHING, "hand": ["c8"], "loose": ["p6"]}
        assert open_places(state, 1) == [[0, 0, 0], [1, 0, 1]]
        assert view(state, 1)["perhaps"] == ["p6"]
        assert view(state, 2)["perhaps"] == view(state, None)["perhaps"] == []
    else:  # the only crab card it held
        assert knows(state, 1) == {**NOTHING, "hand": ["p6"], "down": ["c8"]}
        assert view(state, 1)["down"][1] == ["c8"]
        assert view(state, None)["down"][1] == ["c?"]


def test_what_is_certain_whichever_card_it_was_stays_known():
    """Of two sixes one must be left; of a hand of sixes alone, one has been discarded."""
    state = reef("c6", "p2 p6 p6 p9", "c5", "p5", round="1:calpha", to_play=2, knows=[{"hand": ["p6", "p6"]}, {}])
    play(state, "play p2", "let", "discard p9")
    assert knows(state, 1) == {**NOTHING, "loose": ["p6", "p6"]}
    assert open_places(state, 1) == [[0, 0, 0], [2, 0, 1]]
    assert all("p6" in hand(state.sample(0, Quick(seed)), 2) for seed in range(50))
    state = reef("c6", "p2 p6 p6", "c5", "p5", round="1:calpha", to_play=2, knows=[{"hand": ["p6", "p6"]}, {}])
    play(state, "play p2", "let", "discard p6")
    assert knows(state, 1) == {**NOTHING, "hand": ["p6"], "down": ["p6"]}


def test_a_loose_card_that_shows_up_tells_where_the_other_lies():
    """One of two cards was discarded: when the other is played, it is known which."""
    state = reef("c8 c10", "p2 p6 c6 c9", "c5", "p5", round="1:calpha", to_play=2, knows=[{"hand": ["c6", "c9"]}, {}])
    play(state, "play p2", "let", "discard c9")
    assert knows(state, 1) == {**NOTHING, "loose": ["c6", "c9"]}
    play(state, "play c8", "let", "play c6")
    assert knows(state, 1) == {**NOTHING, "down": ["c9"]}


def test_a_loose_card_that_is_looked_at_is_known_again():
    perhaps = {"loose": ["p6"], "open": [[0, 0, 0], [1, 0, 1]]}
    state = asymmetric("p3 c10", "p6", "c5", "p5", **ON_ALPHA, down=[[], ["p9"]], knows=[perhaps, {}])
    play(state, "play p3", "let")
    assert knows(state, 1) == {**NOTHING, "hand": ["p6"]}
    assert open_places(state, 1) == [[0, 0, 0], [0, 0, 0]]


@pytest.mark.parametrize("kept", ["c6", "c9"])
def test_a_card_in_my_pile_that_was_perhaps_there_is_drawn(kept):
    """Player 2 shuffled one of two known cards into my pile; I draw the whole pile, and see which."""
    back = {"c6": "c9", "c9": "c6"}[kept]
    state = reef("c10", "p9 p6 c6 c9", "c5 c7", "p5", round="1:calpha", to_play=2, knows=[{"hand": ["c6", "c9"]}, {}])
    play(state, "play p9", "let", f"reshuffle {back}")
    assert knows(state, 1) == {**NOTHING, "loose": ["c6", "c9"]}
    assert open_places(state, 1)[0] == [1, 1, 0]
    play(state, "pass")
    assert back in hand(state, 1)
    assert knows(state, 1) == {**NOTHING, "hand": [kept]}


def test_the_only_card_of_its_back_is_known_in_the_pile_too():
    state = reef("c6", "p9 c8 p6", "c5", "p5", round="1:calpha", to_play=2, knows=[{"hand": ["c8"]}, {}])
    play(state, "play p9", "let", "reshuffle c8")
    assert knows(state, 1)["piles"] == knows(state, 2)["piles"] == ["c8"]


def test_a_card_in_a_pile_that_another_draws_from_is_lost_sight_of():
    state = reef("c9 p7 c8", "p10", "c5", "p1 p2 p3 p4 p5 p6", **ON_ALPHA)
    play(state, "play c9", "let", "reshuffle p7")
    assert knows(state, 1)["piles"] == ["p7"]
    play(state, "pass")
    assert knows(state, 1) == {**NOTHING, "loose": ["p7"]}
    assert open_places(state, 1)[1] == [4, 3, 0]


def test_a_card_that_must_be_drawn_is_known():
    """Player 2 has no pile but the card that player 1 shuffled into it."""
    state = reef("c9 p7 c8", "p10", "c5", "", **ON_ALPHA)
    play(state, "play c9", "let", "reshuffle p7", "pass")
    assert hand(state, 2) == "p7 p10"
    assert knows(state, 1)["hand"] == ["p7"]


def test_a_card_that_one_draws_oneself_is_no_longer_in_the_pile():
    state = reef("c9 c7 c8", "p10", "", "p5", **ON_ALPHA)
    play(state, "play c9", "let", "reshuffle c7", "pass")
    assert hand(state, 1) == "c7 c8"
    assert knows(state, 1)["piles"] == []


# -- non-interference


def twins(state, seat, seed):
    """The state and another that the seat cannot tell from it."""
    return state.clone(), state.sample(seat, Quick(seed))


@rule("CP-29", "CP-P3", "CP-P14", "CP-P18")
def test_what_a_seat_sees_does_not_depend_on_what_it_cannot_know():
    """The opponent plays the same choices in state and sample: a seat that is told the same goes on seeing the same."""
    games = 300 if compiled() else 30
    compared = 0
    for seed in range(games):
        state = random_game(seed, 5 + seed % 70, mode="asymmetric" if seed % 2 else "symmetric")
        for seat in (0, 1):
            real, fake = twins(state, seat, seed)
            chance, same = Quick(seed), Quick(seed)
            while (asked := real.next_seat()) >= 0:
                shared = sorted(set(real.legal(asked)) & set(fake.legal(asked)))
                if not shared:
                    break
                action = shared[seed % len(shared)]
                said, faked = Log(), Log()
                real.play(asked, action, chance, said)
                fake.play(asked, action, same, faked)
                if heard(said, seat) != heard(faked, seat):
                    break  # something else came up: that may be seen
                assert GAME.view(real, seat) == GAME.view(fake, seat)
                assert heard(said, None) == heard(faked, None)
                assert GAME.view(real, None) == GAME.view(fake, None)
                compared += 1
    assert compared > games


def heard(log, seat):
    return [GAME.tell(event, seat) for event in log.events]


# -- samples


def test_a_sample_keeps_what_is_known_and_deals_the_rest_anew():
    state = reef("c4 c6 c9", "p6 p9 c8", "c5 c7", "p5 p2 p3", **ON_ALPHA, knows=[{"hand": ["c8"]}, {"hand": ["c9"]}])
    hands = Counter()
    for seed in range(400):
        sample = state.sample(0, Quick(seed))
        assert hand(sample, 1) == hand(state, 1)
        assert "c8" in hand(sample, 2)
        assert GAME.view(sample, 0) == GAME.view(state, 0)
        assert knows(sample, 2) == NOTHING  # what player 1 cannot know
        hands.update(hand(sample, 2).split())
    assert set(hands) == {"c8", "p2", "p3", "p5", "p6", "p9"}
    assert all(120 < n < 200 for card, n in hands.items() if card != "c8")  # two of five: 160 on average


def test_a_sample_deals_the_discards_of_the_other_anew():
    state = reef("c4 c6 c9", "p6", "c5 c7", "p5", down=[["c3"], ["p2", "p3"]], **ON_ALPHA)
    found = set()
    for seed in range(100):
        sample = state.sample(0, Quick(seed))
        assert at(sample, "down", 1) == ["c3"]
        found.add((hand(sample, 2), *at(sample, "down", 2), pile(sample, 2)))
    assert len(found) == 12  # four cards: one held, one in the pile, two discarded


def test_what_was_looked_at_is_in_every_sample():
    state = asymmetric("p3 c6 c9", "p6 p9 p10", "c5", "p5", **ON_ALPHA)
    play(state, "play p3", "let")
    looked = Counter(at(state, "looked"))
    for seat in (0, 1):
        for seed in range(20):
            sample = state.sample(seat, Quick(seed))
            assert not looked - Counter(hand(sample, 2).split())
            assert GAME.invariants(sample) == []


def test_a_sample_can_be_played_to_its_end():
    for seed in range(40):
        state, chance = random_game(seed, seed, mode="asymmetric"), Quick(seed)
        sample = state.sample(seed % 2, chance)
        while step(sample, chance):
            assert GAME.invariants(sample) == []
        assert sample.outcome() is not None


def test_nobody_is_told_of_a_card_that_only_another_saw():
    """In whole games: a spectator is never told of a card that is not face up, nor a player of one that the other drew or discarded."""
    for seed in range(20):
        state, log, chance = random_game(seed, 0, mode="asymmetric" if seed % 2 else "symmetric"), Log(), Quick(seed)
        while step(state, chance, log):
            pass
        for event in log.events:
            if event.kind in ("drew", "discarded", "reshuffled"):
                hidden = GAME.tell(event, 2 - event.public["seat"])
                assert all(card.endswith("?") for card in hidden.get("cards", [hidden.get("card")]))
            if event.kind in ("gave", "stole", "took", "swapped"):
                assert GAME.tell(event, None)["card"].endswith("?")
        assert told(log.events, "round")
