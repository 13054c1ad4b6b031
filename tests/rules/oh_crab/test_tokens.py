"""What each surprise token does: OC-S1 to OC-S11."""

import pytest

from tests.rulemark import rule

from .pack import GAME, asked, at, choices, drawn, field, game_with, is_down, kinds, laid, of, owes, play, shells, shown, token, told

BEFORE = "red d8, orange a1, blue g1"
EVERY_CARD = [f"{special}{n}" for special in GAME.printed.specials if special != "sideways" for n in (1, 2, 3)]
SHOWN = ["momentum1", "seagull2", "impulse2"]


def finding(what, crabs=BEFORE, luck=(), **more):
    """Red goes forward and finds this token on d10."""
    state = laid(crabs, surprises="on", **{"pool": "forward", **more})
    return state, play(state, "forward", luck=[*drawn(what), *luck])


def keeping(what, crabs=BEFORE, **more):
    return laid(crabs, surprises="on", treasures={"red": what}, **more)


# -- trash


@rule("OC-S1")
def test_broken_glass_takes_a_card_of_ones_choice():
    state, _ = finding("shard", hand={"red": "r1 r2 r3"})
    assert (asked(state), choices(state)) == ("red", {"discard r1", "discard r2", "discard r3"})
    play(state, "discard r2")
    assert (of(state, "red", "hand"), of(state, "red", "discards"), at(state, "red")) == (["r1", "r3"], ["r2"], "d10")


@rule("OC-S1")
@pytest.mark.parametrize("cards", ["r1", ""])
def test_broken_glass_takes_the_only_card_by_itself_and_nothing_from_an_empty_hand(cards):
    state, _ = finding("shard", hand={"red": cards}, discard={"red": "r2"})
    assert (of(state, "red", "hand"), of(state, "red", "discards"), choices(state)) == ([], [*cards.split(), "r2"], {"end"})


@rule("OC-S2")
@pytest.mark.parametrize(("before", "after"), [(3, 2), (1, 0), (0, 0)])
def test_the_torn_bag_takes_a_shell(before, after):
    state, _ = finding("hole", shells={"red": before, "orange": 1})
    assert shells(state) == [after, 1, 0]


@rule("OC-S3")
def test_the_banana_peel_knocks_over():
    state, events = finding("peel")
    assert (at(state, "red"), is_down(state, "red"), kinds(events)) == ("d10", True, ["moved", "found", "fell"])


@rule("OC-S3")
def test_the_banana_peel_does_nothing_to_who_was_pushed_onto_it():
    state = laid("red d6, orange d8, blue g1", surprises="on", pool="forward")
    events = play(state, "forward", "push forward", luck=drawn("peel"))
    assert (is_down(state, "orange"), kinds(events).count("fell")) == (True, 1)


@rule("OC-S4")
def test_the_fishing_line_pulls_to_a_free_space_toward_land_of_the_owners_choice():
    state = laid("red d6, orange d8, blue g1", surprises="on", pool="forward")
    play(state, "forward", "push forward", luck=drawn("line"))
    assert (asked(state), owes(state)) == ("orange", "pull")
    assert choices(state) == {"move orange back-left", "move orange back-right"}  # red is on d8
    state, _ = finding("line")
    assert (at(state, "red"), token(state, "d10")) == ("d10", None)
    assert choices(state) == {"move red back", "move red back-left", "move red back-right"}
    play(state, "move red back-left")
    assert (at(state, "red"), shells(state)) == ("c9", [1, 0, 0])


@rule("OC-S4")
@pytest.mark.parametrize(("others", "where"), [("orange c9, blue d8", "e9"), ("orange c9, blue d8, green e9", "d10")])
def test_one_free_space_is_taken_without_asking_and_with_none_the_crab_stays(others, where):
    state = laid(f"red d12, {others}", turn="orange", surprises="on", ready="seagull")
    play(state, "seagull", "move red back", luck=drawn("line"))
    assert at(state, "red") == where


@rule("OC-S4")
def test_pulled_onto_an_obstacle_one_loses_a_card_by_chance():
    state = laid("red f20, orange a1, blue g1", surprises="on", pool="forward", hand={"red": "r1 r2 r3"})
    play(state, "forward", luck=drawn("line"))
    play(state, "move red back", luck=[1])
    assert (at(state, "red"), of(state, "red", "hand"), of(state, "red", "discards")) == ("f20", ["r1", "r3"], ["r2"])


@rule("OC-S4")
def test_pulled_along_a_lying_crab_stays_down_and_a_standing_one_standing():
    state = laid("red d6, orange d8, blue g1", surprises="on", pool="forward")
    play(state, "forward", "push forward", luck=drawn("line"))
    play(state, "move orange back-right")
    assert (at(state, "orange"), is_down(state, "orange")) == ("e9", True)
    state, _ = finding("line")
    play(state, "move red back-right")
    assert (at(state, "red"), is_down(state, "red")) == ("e9", False)


@rule("OC-S4", "OC-307")
def test_pulled_onto_another_token_one_finds_that_too(tmp_path):
    """None of our tiles has two tokens next to each other: here c9 has one, and a5 none."""
    game = game_with(tmp_path, upper="o . ? ? . x o", bottom=". . . o . $ .")
    state = laid(game=game, surprises="on", pool="forward")
    play(state, "forward", luck=drawn("line"))
    play(state, "move red back-left", luck=drawn("purse", blank=2))
    assert (at(state, "red"), shells(state), of(state, "red", "finds")) == ("c9", [2, 0, 0], 2)


# -- treasures that act at once


@rule("OC-S5")
def test_a_purse_brings_two_shells():
    state, _ = finding("purse", shells={"red": 1})
    assert (shells(state), of(state, "red", "treasures")) == ([3, 0, 0], [])


@rule("OC-S6")
def test_the_message_in_a_bottle_is_the_top_card_of_the_pile_seen_by_its_finder_alone():
    state, events = finding("bottle", luck=[0])
    assert (of(state, "red", "hand"), of(state, "red", "secret")) == (["seagull1"], ["seagull1"])
    [took] = [event for event in events if event.kind == "took"]
    assert [GAME.tell(took, seat)["card"] for seat in (0, 1, 2, None)] == ["seagull1", "", "", ""]
    assert field(state, "market") == [[card] for card in SHOWN]


@rule("OC-S6")
def test_a_card_that_all_know_to_be_the_last_of_the_pile_is_no_secret():
    rest = " ".join(card for card in EVERY_CARD if card not in (*SHOWN, "call2"))
    state, _ = finding("bottle", discard={"orange": rest}, bottom=["call2"])
    assert (of(state, "red", "hand"), of(state, "red", "secret")) == (["call2"], [])


@rule("OC-S6")
def test_of_an_empty_pile_the_bottle_brings_nothing():
    rest = " ".join(card for card in EVERY_CARD if card not in SHOWN)
    state, events = finding("bottle", discard={"orange": rest})
    assert (of(state, "red", "hand"), kinds(events), field(state, "spent")) == ([], ["moved", "found"], ["bottle"])


# -- treasures that are kept


@rule("OC-S7")
def test_the_bodyboard_is_a_move_toward_the_sea():
    state = keeping("plank", "red d12, orange a1, blue g1")
    play(state, "plank")
    assert (choices(state), field(state, "spent")) == ({"left", "right", "done"}, ["plank"])  # d14 is an obstacle, and there is no card
    play(state, "right")
    assert at(state, "red") == "e13"
    state = keeping("plank", "red d12, orange a1, blue g1", hand={"red": "r1"})
    play(state, "plank", "forward")
    assert at(state, "red") == "d14"


@rule("OC-S7")
def test_the_bodyboard_may_be_given_up_to_stand_and_is_of_no_use_in_the_sea():
    state = keeping("plank", down="red")
    play(state, "plank", "stand seaward")
    assert (at(state, "red"), is_down(state, "red")) == ("d8", False)
    assert choices(keeping("plank", "red sea, orange a1, blue g1")) == {"end"}


@rule("OC-S8")
def test_the_cone_of_fries_adds_a_card_with_all_that_it_gives():
    """r3 brings its diagonal move and, beside r2, the shell that they complete."""
    state = keeping("fries", hand={"red": "r3 seagull1"}, track={"red": "r2"}, tokens={"d10": ""})
    play(state, "fries")
    assert choices(state) == {"snack r3 left", "snack r3 right", "snack seagull1 left", "snack seagull1 right"}
    play(state, "snack r3 right")
    assert (of(state, "red", "track"), of(state, "red", "hand")) == (["r2", "r3"], ["seagull1"])
    assert {icon: n for icon, n in field(state, "pool").items() if n} == {"shell": 1, "diagonal": 1}


@rule("OC-S8")
def test_the_cone_of_fries_brings_a_special_action_too_and_needs_a_card():
    state = keeping("fries", "red d8, orange d12, blue g1", hand={"red": "seagull1"}, track={"red": "r2"})
    play(state, "fries", "snack seagull1 right")
    assert field(state, "ready") == ["seagull"]
    assert "fries" not in choices(keeping("fries"))


@rule("OC-S9")
def test_the_bucket_brings_back_all_discards():
    state = keeping("bucket", hand={"red": "r1"}, discard={"red": "r2 r3 seagull1", "orange": "o1"})
    play(state, "bucket")
    assert (of(state, "red", "hand"), of(state, "red", "discards")) == (["r1", "r2", "r3", "seagull1"], [])
    assert of(state, "orange", "discards") == ["o1"]
    assert "bucket" not in choices(keeping("bucket", hand={"red": "r1"}))


@rule("OC-S10")
def test_the_beach_ball_moves_a_crab_of_another_to_a_free_space_beside_it():
    state = keeping("ball", "red d12, orange c11, blue f2")
    play(state, "ball")
    ways = {text for text in choices(state) if text.startswith("move orange")}
    assert ways == {f"move orange {way}" for way in ("forward", "left", "back", "back-left")} | {"move orange back-right"}
    assert not any(text.startswith("move red") for text in choices(state))
    assert "move orange right" not in ways  # red is there
    play(state, "move orange back")
    assert (at(state, "orange"), shells(state), is_down(state, "orange")) == ("c9", [0, 1, 0], False)


@rule("OC-S10")
def test_the_beach_ball_can_be_thrown_from_the_sea():
    state = keeping("ball", "red sea, orange a1, blue g1")
    play(state, "ball", "move orange forward")
    assert at(state, "orange") == "a3"


@rule("OC-S11")
def test_the_spyglass_brings_a_shell_and_shows_up_to_two_hidden_elements():
    state = keeping("spyglass", events="on", challenges="on")
    events = play(state, "spyglass")
    assert (shells(state), owes(state), told(events, "treasure")[0]["token"]) == ([1, 0, 0], "spy", "spyglass")
    tokens = {"spy a5", "spy g7", "spy d10", "spy b14", "spy f14", "spy d20", "spy b22", "spy f22", "spy d26"}
    assert choices(state) == tokens | {"spy event 2", "spy event 3", "spy challenge 2", "spy challenge 3"}
    play(state, "spy d10", luck=drawn("ball"))
    assert choices(state) == tokens - {"spy d10"} | {"spy event 2", "spy event 3", "spy challenge 2", "spy challenge 3", "done"}
    play(state, "spy event 2", luck=[0])
    assert (choices(state), shown(state, 0, "d10"), shown(state, 0, "event 2")) == ({"Aa", "end"}, "ball", "robin")


@rule("OC-S11")
def test_where_nothing_is_hidden_the_spyglass_brings_the_shell_alone():
    state = keeping("spyglass", tokens=dict.fromkeys(["a5", "g7", "d10", "b14", "f14", "d20", "b22", "f22", "d26"], ""))
    play(state, "spyglass")
    assert (shells(state), choices(state)) == ([1, 0, 0], {"Aa", "end"})
