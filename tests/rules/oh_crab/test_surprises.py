"""Surprise tokens of the Adventure Pack: how they lie, who finds them, and how they are kept: OC-304 to OC-316, OC-089, OC-D73, OC-D82 to
OC-D87."""

from collections import Counter

import pytest

from estran.core import Quick
from tests.rulemark import rule

from .pack import (
    GAME,
    SPACES,
    TRASH,
    TREASURES,
    asked,
    at,
    choices,
    drawn,
    field,
    is_down,
    kinds,
    laid,
    of,
    owes,
    play,
    shells,
    token,
    told,
)

BEFORE = "red d8, orange a1, blue g1"
"""Red stands before the token on d10."""
KEPT = ["plank", "fries", "bucket", "ball", "spyglass"]


def finding(what, crabs=BEFORE, **more):
    """Red goes forward and finds this token on d10."""
    state = laid(crabs, surprises=more.pop("surprises", "on"), **{"pool": "forward", **more})
    return state, play(state, "forward", luck=drawn(what))


def glittering(seed, **more):
    """The three tokens of the first tile, turned up by the event that does that: what lies where was left to chance."""
    state = laid(crossed=1, resolved=0, events="on", event_cards={1: "glitter 2"}, **{"surprises": "on", **more})
    state.apply(0, GAME.parse(state, 0, "reveal"), Quick(seed))
    return {one["cell"]: one["is"] for one in field(state, "tokens") if one.get("up")}


# -- how they lie


@rule("OC-304")
def test_each_tile_has_one_piece_of_trash_on_any_of_its_spaces():
    where, what = Counter(), Counter()
    for seed in range(600):
        found = glittering(seed)
        [cell] = [cell for cell, name in found.items() if name in TRASH]
        where[cell] += 1
        what[found[cell]] += 1
    assert set(where) == set(SPACES["0A-1A-3A-2B-9A"][:3])
    assert min(where.values()) > 150
    assert set(what) == set(TRASH)
    assert 180 < what["shard"] < 300  # two of five


@rule("OC-305")
def test_each_tile_has_two_treasures_and_no_token_is_there_more_often_than_it_exists():
    what = Counter()
    for seed in range(300):
        treasures = [name for name in glittering(seed).values() if name in TREASURES]
        assert len(treasures) == 2
        assert all(treasures.count(name) <= TREASURES.count(name) for name in treasures)
        what.update(treasures)
    assert set(what) == set(TREASURES)


@rule("OC-305")
def test_what_is_elsewhere_already_does_not_come_again():
    """Of the nine treasures seven are used up: the other two lie on this tile."""
    spent = ["purse", "purse", "bottle", "plank", "fries", "bucket", "spyglass"]
    for seed in range(20):
        found = glittering(seed, spent=spent[:5], treasures={"orange": "bucket spyglass"})
        assert sorted(name for name in found.values() if name in TREASURES) == ["ball", "plank"]


@rule("OC-306")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_token_lies_face_down_on_every_surprise_space(players):
    state = GAME.new(GAME.checked({"players": players, "surprises": "on"}), Quick(3))
    board = GAME.view(state, None)["board"]["spaces"]
    assert {one["cell"] for one in field(state, "tokens")} == {cell for cell, space in board.items() if "surprise" in space["kinds"]}
    assert len(field(state, "tokens")) == (6 if players == 2 else 9)
    assert all((one["is"], one["knows"]) == ("", []) for one in field(state, "tokens"))


@rule("OC-306", "OC-307")
def test_a_shell_on_a_surprise_space_counts_and_comes_before_the_token():
    """The torn bag takes the shell that the space has just given."""
    state = laid("red c19, orange a1, blue g1", board="0A-1A-2A-3B-9A", surprises="on", pool="forward")
    events = play(state, "forward", luck=drawn("hole"))
    assert (at(state, "red"), shells(state)) == ("c21", [0, 0, 0])
    assert kinds(events) == ["moved", "shell", "found", "shell_lost"]


@rule("OC-089")
def test_a_surprise_space_acts_by_its_token_alone():
    """Twice over the same space: the second time nothing is there."""
    state = laid("red d8, orange c9, blue g1", surprises="on", pool="forward", ready="move-out")
    play(state, "forward", luck=drawn("purse"))
    assert (shells(state), token(state, "d10")) == ([2, 0, 0], None)
    state = laid("red d8, orange c9, blue g1", surprises="on", pool="forward", tokens={"d10": ""})
    assert kinds(play(state, "forward")) == ["moved"]


# -- who finds them


FOUND = {
    "walking": ("red d8, orange a1, blue g1", {"pool": "forward"}, ["forward"], "red", "d10"),
    "pushed": ("red d6, orange d8, blue g1", {"pool": "forward"}, ["forward", "push forward"], "orange", "d10"),
    "driven back": ("red a1, orange d12, blue g1", {"ready": "seagull"}, ["seagull", "move orange back"], "orange", "d10"),
    "called": ("red d12, orange d8, blue f2", {"ready": "call"}, ["call", "move orange forward"], "orange", "d10"),
    "moved out": ("red a1, orange c9, blue g1", {"ready": "move-out"}, ["move-out", "move orange right"], "orange", "d10"),
    "leaping": ("red d6, orange a1, blue g1", {"shells": {"red": 3}, "extras": "Aa-Ca-Da"}, ["Ca", "leap forward"], "red", "d10"),
    "jumping": ("red d14, orange a1, blue g1", {"ready": "jump-aside"}, ["jump-aside", "jump b14"], "red", "b14"),
}


@rule("OC-307", "OC-308")
@pytest.mark.parametrize("how", FOUND)
def test_whoever_comes_onto_a_token_by_any_means_turns_it_up_at_once(how):
    crabs, more, said, who, cell = FOUND[how]
    state = laid(crabs, surprises="on", **more)
    events = play(state, *said, luck=drawn("purse"))
    assert told(events, "found") == [{"seat": ["red", "orange"].index(who) + 1, "crab": who, "cell": cell, "token": "purse"}]
    assert (token(state, cell), of(state, who, "finds"), of(state, who, "shells")) == (None, 1, 2)


@rule("OC-D82")
def test_the_crab_there_is_pushed_after_the_token_is_met():
    """Somebody pushed onto a token that meets it, and goes on lying there; no crab is ever beside a token."""
    state = laid("red d6, orange d8, blue g1", surprises="on", pool="forward", hand={"orange": "o1 o2"})
    play(state, "forward", "push forward", luck=drawn("shard"))
    assert (asked(state), token(state, "d10"), at(state, "orange")) == ("orange", None, "d10")
    for cell in SPACES["0A-1A-3A-2B-9A"]:
        position = GAME.position(laid(f"red {cell}, orange a1, blue g1", surprises="on"))
        position["tokens"].append({"cell": cell, "is": "", "knows": []})
        with pytest.raises(Exception, match="has not turned it up"):
            GAME.from_position(position)


@rule("OC-308")
def test_what_a_token_asks_is_asked_of_the_crabs_owner_in_anothers_turn():
    state = laid("red d6, orange d8, blue g1", surprises="on", pool="forward", hand={"red": "r1 r2", "orange": "o1 o2"})
    play(state, "forward", "push forward", luck=drawn("shard"))
    assert (asked(state), choices(state)) == ("orange", {"discard o1", "discard o2"})
    play(state, "discard o2")
    assert (asked(state), of(state, "orange", "hand"), of(state, "red", "hand")) == ("red", ["o1"], ["r1", "r2"])


@rule("OC-308")
def test_a_treasure_found_in_anothers_turn_is_the_crabs_owners():
    state = laid("red d6, orange d8, blue g1", surprises="on", pool="forward")
    play(state, "forward", "push forward", luck=drawn("plank"))
    assert (of(state, "orange", "treasures"), of(state, "red", "treasures")) == (["plank"], [])


@rule("OC-D73")
@pytest.mark.parametrize("over", ["d8", "d6"])
def test_a_leap_finds_where_it_lands_and_not_what_it_leaps_over(over):
    state = laid(f"red {over}, orange a1, blue g1", surprises="on", shells={"red": 3}, extras="Aa-Ca-Da")
    play(state, "Ca", "leap forward", luck=drawn("purse") if over == "d6" else [])
    assert at(state, "red") == ("d12" if over == "d8" else "d10")
    assert (token(state, "d10") is None, of(state, "red", "finds")) == (over == "d6", int(over == "d6"))


@rule("OC-D83")
def test_reckless_does_not_ignore_trash():
    state = laid(BEFORE, surprises="on", pool="forward", ready="reckless")
    play(state, "reckless", "forward", luck=drawn("peel"))
    assert is_down(state, "red")


@rule("OC-D84")
def test_a_token_found_between_two_moves_acts_at_once_and_the_second_goes_on_from_there():
    state = laid("red e9, orange a1, blue g1", surprises="on", ready="zigzag", hand={"red": "r1 r2 r3 r4"})
    play(state, "zigzag", "discard r4")
    play(state, "left", luck=drawn("shard"))
    assert choices(state) == {"discard r1", "discard r2", "discard r3"}
    play(state, "discard r1")
    assert choices(state) == {"left", "right", "done"}
    play(state, "left", "discard r3")
    assert (at(state, "red"), of(state, "red", "hand"), choices(state)) == ("c11", ["r2"], {"end"})


@rule("OC-D84")
def test_after_a_fall_between_two_moves_the_second_serves_to_stand():
    state = laid("red e9, orange a1, blue g1", surprises="on", ready="zigzag", hand={"red": "r1"})
    play(state, "zigzag")
    play(state, "left", luck=drawn("peel"))
    assert choices(state) == {"stand diagonal", "done"}
    play(state, "stand diagonal")
    assert (at(state, "red"), is_down(state, "red")) == ("d10", False)


@rule("OC-D84")
def test_pulled_back_between_two_moves_one_goes_on_from_where_one_is():
    state = laid("red e9, orange a1, blue g1", surprises="on", ready="zigzag", hand={"red": "r1"})
    play(state, "zigzag")
    play(state, "left", luck=drawn("line"))
    play(state, "move red back-left")
    assert (at(state, "red"), owes(state)) == ("c9", "move")
    play(state, "right")
    assert at(state, "red") == "d10"


@rule("OC-D85")
def test_a_crab_pulled_back_during_the_seagull_is_not_chosen_again():
    """And the others are, on the beach as it then is: green may come onto d12 only now that orange has left it."""
    state = laid("red a1, orange d12, blue g1, green c13", surprises="on", ready="seagull")
    play(state, "seagull")
    assert {text.split()[1] for text in choices(state) if text != "done"} == {"orange", "green"}
    assert "move green back-right" not in choices(state)
    play(state, "move orange back", luck=drawn("line"))
    assert (asked(state), owes(state)) == ("orange", "pull")
    play(state, "move orange back")
    assert (at(state, "orange"), asked(state)) == ("d8", "red")
    assert {text.split()[1] for text in choices(state) if text != "done"} == {"green"}
    assert "move green back-right" in choices(state)


# -- immediate or kept


@rule("OC-309", "OC-310")
@pytest.mark.parametrize("what", sorted({*TRASH, *TREASURES}))
def test_trash_and_some_treasures_act_and_are_gone_the_others_are_kept_for_all_to_see(what):
    state = laid(BEFORE, surprises="on", pool="forward", hand={"red": "r1"})
    play(state, "forward", luck=drawn(what) + [0] * (what == "bottle"))
    kept = [what] if what in KEPT else []
    assert (of(state, "red", "treasures"), field(state, "spent")) == (kept, [] if kept else [what])
    for seat in (None, 0, 1, 2):
        assert GAME.view(state, seat)["seats"][0]["treasures"] == kept


@rule("OC-311")
def test_treasures_are_used_between_actions_as_many_as_one_likes_and_leave_the_game():
    state = laid(BEFORE, surprises="on", treasures={"red": "plank plank spyglass"}, tokens={"d10": ""})
    assert choices(state) == {"plank", "spyglass", "end"}
    play(state, "plank", "forward", "plank", "forward")
    assert (at(state, "red"), of(state, "red", "treasures"), field(state, "spent")) == ("d12", ["spyglass"], ["plank", "plank"])
    assert choices(state) == {"spyglass", "end"}


@rule("OC-311", "OC-D75")
def test_treasures_are_not_used_in_anothers_turn_nor_before_a_card_is_added_nor_within_an_action():
    state = laid(BEFORE, surprises="on", treasures={"orange": "bucket spyglass"}, discard={"orange": "o1"})
    assert choices(state, "orange") == set()
    state = laid(BEFORE, surprises="on", treasures={"red": "spyglass"}, planned={"red": "r1"})
    assert choices(state) == {"add right", "rest"}
    state = laid("red d12, orange a1, blue g1", surprises="on", treasures={"red": "spyglass"}, ready="slide", hand={"red": "r1"})
    play(state, "slide")
    assert "spyglass" not in choices(state)
    play(state, "left")
    assert choices(state) == {"forward", "done"}


@rule("OC-312")
@pytest.mark.parametrize("what", ["shard", "hole"])
def test_trash_takes_nothing_from_who_has_nothing(what):
    state, events = finding(what, hand={"orange": "o1"}, shells={"orange": 1})
    assert kinds(events) == ["moved", "found"]
    assert (choices(state), field(state, "spent"), of(state, "red", "finds")) == ({"end"}, [what], 1)


# -- variants


@rule("OC-313")
@pytest.mark.parametrize("what", sorted(set(TRASH)))
def test_all_is_well_that_ends_well(what):
    """Trash is found, counted and gone, and does nothing."""
    state, events = finding(what, surprises="blank", hand={"red": "r1 r2"}, shells={"red": 1})
    assert kinds(events) == ["moved", "found"]
    assert (at(state, "red"), is_down(state, "red"), of(state, "red", "hand"), shells(state)) == ("d10", False, ["r1", "r2"], [1, 0, 0])
    assert (of(state, "red", "finds"), field(state, "spent"), choices(state)) == (1, [what], {"Aa", "end"})


@rule("OC-313")
def test_treasures_act_in_that_variant_too():
    state, _ = finding("purse", surprises="blank")
    assert shells(state) == [2, 0, 0]


@rule("OC-314")
def test_only_good_things_are_two_treasures_on_any_two_spaces_of_each_tile():
    bare = Counter()
    for seed in range(240):
        state = GAME.new(GAME.checked({"players": 3, "surprises": "treasures", "board": "0A-1A-3A-2B-9A"}), Quick(seed))
        there = [one["cell"] for one in field(state, "tokens")]
        spaces = SPACES["0A-1A-3A-2B-9A"]
        for tile in range(3):
            [empty] = [cell for cell in spaces[3 * tile : 3 * tile + 3] if cell not in there]
            bare[empty] += 1
    assert set(bare) == set(spaces)
    assert min(bare.values()) > 50


@rule("OC-314")
def test_only_good_things_means_no_trash():
    for seed in range(60):
        found = glittering(seed, surprises="treasures", tokens={"a5": ""})
        assert set(found) == {"g7", "d10"}
        assert set(found.values()) <= set(TREASURES)


@rule("OC-315")
@pytest.mark.parametrize(("tokens", "found"), [({"g7": "shard up"}, []), ({"g7": ""}, [1])])
def test_once_a_tiles_trash_is_known_its_other_tokens_are_shown_as_treasures(tokens, found):
    state = laid(BEFORE, surprises="on", tokens=tokens, trash_found=found, spent=["shard"] if found else [])
    for seat in (None, 0, 1, 2):
        marked = {one["cell"] for one in GAME.view(state, seat)["tokens"] if one["treasure"]}
        assert marked == {"a5", "d10"}


@rule("OC-315")
def test_trash_that_one_seat_has_seen_tells_that_seat_alone():
    state = laid(BEFORE, surprises="on", tokens={"g7": "shard 2"})
    marked = [{one["cell"] for one in GAME.view(state, seat)["tokens"] if one["treasure"]} for seat in (None, 0, 1, 2)]
    assert marked == [set(), set(), {"a5", "d10"}, set()]


@rule("OC-315")
def test_finding_the_trash_marks_the_others():
    state, _ = finding("hole")
    assert {one["cell"] for one in GAME.view(state, 2)["tokens"] if one["treasure"]} == {"a5", "g7"}
    luck = [1, 0]  # of two that are both treasures, none can be trash
    state = laid("red d8, orange a1, blue g1", surprises="on", trash_found=[1], spent=["hole"], tokens={"a5": ""}, pool="forward")
    play(state, "forward", luck=luck)
    assert shells(state) == [2, 0, 0]


# -- two players


@rule("OC-316")
def test_a_teams_treasure_acts_for_the_crab_that_is_active():
    """Red found it; orange is active, and is the one that moves."""
    state = laid(
        "red d8, orange d12, blue a1, green g1", players=2, board="0A-1A-3A-9A", surprises="on", turn="orange", treasures={"red": "plank"}
    )
    assert "plank" in choices(state)
    play(state, "plank", "left")
    assert (at(state, "red"), at(state, "orange")) == ("d8", "c13")
    assert of(state, "red", "treasures") == []


@rule("OC-316")
def test_a_teams_treasure_never_acts_for_its_other_crab():
    """Orange is active, and in the sea: red is not moved in its place."""
    state = laid(
        "red d8, orange sea, blue a1, green g1", players=2, board="0A-1A-3A-9A", surprises="on", turn="orange", treasures={"red": "plank"}
    )
    assert choices(state) == {"end"}


@rule("OC-D86")
def test_with_a_crab_in_the_sea_all_but_the_plank_can_be_used():
    state = laid(
        "red sea, orange a1, blue g1",
        surprises="on",
        treasures={"red": "plank fries bucket ball spyglass"},
        hand={"red": "r1"},
        discard={"red": "r2"},
    )
    assert choices(state) == {"fries", "bucket", "ball", "spyglass", "end"}
    play(state, "ball", "move orange forward", "bucket")
    assert (at(state, "orange"), of(state, "red", "hand")) == ("a3", ["r1", "r2"])


@rule("OC-D87")
@pytest.mark.parametrize("there", [True, False])
def test_on_a_surprise_space_no_obstacle_is_built_with_a_token_or_without(there):
    state = laid(
        "red d8, orange a1, blue g1",
        surprises="on",
        asymmetry="on",
        skills={"red": "builder 3", "orange": "cork 3", "blue": "brute 3"},
        tokens={} if there else {"d10": ""},
        pool="forward",
    )
    assert {text for text in choices(state) if text.startswith("build")} == {"build c7", "build e9"}
    if not there:
        assert kinds(play(state, "forward")) == ["moved"]
