"""The twin itself, on what the rulebooks work out: FR p. 8, 11 and 13, EN p. 8 to 11. All this proves nothing about the game."""

from typing import Any

from .oracle import after, legal
from .sketches import CARDS, beach, moment


def choices(position: dict[str, Any], board: dict[str, Any]) -> set[str]:
    found = legal(position, board, CARDS)
    assert found is not None
    return found


def outcome(position: dict[str, Any], board: dict[str, Any], notation: str) -> dict[str, Any]:
    assert notation in choices(position, board)
    told = after(position, board, notation, CARDS)
    assert told is not None
    return told


# -- FR p. 8: the turn of Lucas


def test_lucas_takes_a_shell_and_discards_a_card_to_go_forward_to_another() -> None:
    board, crabs = beach(5, d6="shell"), {"red": "d4", "orange": "a1", "blue": "g1"}
    start = moment(crabs, "red", pool={"shell": 1}, ready=["faster"], hands={"red": ["shell1"]})
    assert outcome(start, board, "shell")["shells"] == [1, 0, 0]
    paid = outcome(start, board, "faster")
    assert (paid["hands"], paid["owes"]) == ([0, 0, 0], "move")
    moving = moment(
        crabs, "red", shells={"red": 1}, owes={"owes": "move", "moves": {"forward": 1, "diagonal": 0, "seaward": 0}, "second": False}
    )
    assert outcome(moving, board, "forward")["shells"] == [2, 0, 0]


def test_lucas_pushes_adam_with_the_chef_onto_an_obstacle() -> None:
    board, hands = beach(5, d6="obstacle"), {"orange": ["shell1", "shell2"]}
    start = moment({"red": "d4", "orange": "e5", "blue": "g1"}, "red", chef=1, hands=hands)
    assert {"chef left", "chef right"} <= choices(start, board)
    assert outcome(start, board, "chef right")["owes"] == "push"
    pushing = moment({"red": "e5", "orange": "e5", "blue": "g1"}, "red", hands=hands, owes={"owes": "push", "crab": "orange"})
    told = outcome(pushing, board, "push left")
    assert told["cells"] == {"red": "e5", "orange": "d6", "blue": "g1"}
    assert (told["down"], told["hands"], told["owes"]) == (["orange"], [0, 1, 0], "")


def test_lucas_pays_the_shortcut_with_two_cards_of_its_icon() -> None:
    board, crabs = beach(5, e5="shortcut c7 2"), {"red": "e5", "orange": "a1", "blue": "d8"}
    onto = moment(crabs | {"red": "e3"}, "red", pool={"forward": 1})
    assert outcome(onto, board, "forward")["cells"]["red"] == "e5"
    assert outcome(moment(crabs, "red", hands={"red": ["seaward1", "seaward2"]}), board, "shortcut")["owes"] == "toll"
    paying = moment(crabs, "red", hands={"red": ["seaward2"]}, owes={"owes": "toll", "cards": 1})
    assert outcome(paying, board, "discard seaward2")["cells"]["red"] == "c7"
    assert "shortcut" not in choices(moment(crabs, "red", hands={"red": ["seaward1", "shell1"]}), board)


def test_lucas_changes_places_with_natalie_and_falls() -> None:
    board = beach(5, d8="knock-over")
    told = outcome(moment({"red": "c7", "orange": "a1", "blue": "d8"}, "red", shells={"red": 2}), board, "Ba")
    assert (told["cells"]["red"], told["cells"]["blue"], told["down"], told["shells"]) == ("d8", "c7", ["red"], [0, 0, 0])


# -- FR p. 11


def test_blue_pushes_orange_to_one_of_three_spaces() -> None:
    board = beach(5, c5="shell", d6="obstacle")
    pushing = moment(
        {"red": "a1", "orange": "d4", "blue": "d4"}, "blue", hands={"orange": ["shell1"]}, owes={"owes": "push", "crab": "orange"}
    )
    assert choices(pushing, board) == {"push left", "push forward", "push right"}
    shell, obstacle, plain = (outcome(pushing, board, f"push {way}") for way in ("left", "forward", "right"))
    assert (shell["shells"], shell["hands"]) == ([0, 1, 0], [0, 1, 0])
    assert (obstacle["shells"], obstacle["hands"]) == ([0, 0, 0], [0, 0, 0])
    assert (plain["shells"], plain["hands"]) == ([0, 0, 0], [0, 1, 0])
    assert shell["down"] == obstacle["down"] == plain["down"] == ["orange"]


def test_red_pushes_brown_where_only_one_way_is_open_and_brown_pushes_green() -> None:
    board = beach(5, c5="inaccessible", d4="inaccessible", c7="inaccessible", a5="obstacle")
    crabs = {"red": "b2", "orange": "g1", "blue": "f2", "green": "b4", "brown": "c3"}
    told = outcome(moment(crabs, "red", pool={"diagonal": 1}), board, "right")
    assert (told["cells"]["red"], told["cells"]["brown"], told["down"], told["owes"]) == ("c3", "b4", ["brown"], "push")
    pushing = moment(crabs | {"red": "c3", "brown": "b4"}, "red", down=["brown"], owes={"owes": "push", "crab": "green"})
    assert choices(pushing, board) == {"push left", "push forward"}
    assert outcome(pushing, board, "push forward")["down"] == ["brown", "green"]


def test_a_move_that_would_push_nowhere_is_not_offered() -> None:
    walls = dict.fromkeys(("a7", "b8", "c7"), "inaccessible")
    crabs = {"red": "b2", "orange": "b4", "blue": "b6"}
    start = moment(crabs, "red", pool={"forward": 1})
    assert "forward" in choices(start, beach(5, a5="inaccessible", c5="inaccessible"))
    assert "forward" not in choices(start, beach(5, a5="inaccessible", c5="inaccessible", **walls))


# -- FR p. 13: two players


def test_jojo_changes_places_with_his_own_crab_and_then_pushes_mathieu() -> None:
    board, crabs = beach(5), {"red": "e7", "orange": "a1", "blue": "d6", "green": "d4"}
    told = outcome(moment(crabs, "green", teams=True, pool={"forward": 1}), board, "forward")
    assert (told["cells"]["green"], told["cells"]["blue"], told["down"], told["owes"]) == ("d6", "d4", [], "")
    second = crabs | {"blue": "d4", "green": "d6"}
    assert outcome(moment(second, "green", teams=True, pool={"diagonal": 1}), board, "right")["owes"] == "push"
    pushing = moment(second | {"green": "e7"}, "green", teams=True, owes={"owes": "push", "crab": "red"})
    assert outcome(pushing, board, "push forward")["down"] == ["red"]


def test_mathieu_pushes_two_crabs_and_they_push_his_own() -> None:
    walls = dict.fromkeys(("b4", "d4", "b6", "c7", "e7", "c9", "e9"), "inaccessible")
    start = moment({"red": "b2", "orange": "d6", "blue": "c5", "green": "c3"}, "red", teams=True, pool={"diagonal": 1})
    told = outcome(start, beach(5, d8="shortcut d10 1", **walls), "right")
    assert told["cells"] == {"red": "c3", "orange": "d8", "blue": "d6", "green": "c5"}
    assert told["down"] == ["blue", "green", "orange"]


# -- EN p. 8 to 11: the prototype


def test_steve_pushes_paul_onto_an_obstacle_and_paul_must_discard() -> None:
    board, hands = beach(5, c5="obstacle"), {"orange": ["shell1", "shell2"]}
    start = moment(
        {"red": "b4", "orange": "b4", "blue": "g1"}, "red", edition="prototype", hands=hands, owes={"owes": "push", "crab": "orange"}
    )
    told = outcome(start, board, "push right")
    assert (told["cells"]["orange"], told["down"], told["owes"], told["hands"]) == ("c5", ["orange"], "obstacle", [0, 2, 0])
    asked = moment(
        {"red": "b4", "orange": "c5", "blue": "g1"}, "red", edition="prototype", hands=hands, owes={"owes": "obstacle", "seat": 2}
    )
    assert choices(asked, board) == {"discard shell1", "discard shell2"}


def test_steve_follows_the_arrow_to_a_shell_and_swaps_whatever_the_spaces_are() -> None:
    board = beach(5, e5="shortcut c7 1", c7="shell", d8="obstacle")
    paying = moment({"red": "e5", "orange": "a1", "blue": "d8"}, "red", edition="prototype", hands={"red": ["seaward1"]})
    assert outcome(paying, board, "shortcut")["shells"] == [1, 0, 0]
    told = outcome(moment({"red": "c7", "orange": "a1", "blue": "d8"}, "red", edition="prototype", shells={"red": 2}), board, "Ba")
    assert (told["cells"]["red"], told["cells"]["blue"], told["shells"], told["owes"]) == ("d8", "c7", [0, 0, 0], "")


def test_rushes_are_entered_from_the_sides_only_unless_another_player_moves_one_in() -> None:
    board, crabs = beach(5, d6="reeds"), {"red": "d4", "orange": "a1", "blue": "g1"}
    moves = {"forward": 1, "diagonal": 1}
    assert "forward" not in choices(moment(crabs, "red", edition="prototype", pool=moves), board)
    assert "right" in choices(moment(crabs | {"red": "c5"}, "red", edition="prototype", pool=moves), board)
    assert "left" in choices(moment(crabs | {"red": "e5"}, "red", edition="prototype", pool=moves), board)
    others = moment(crabs, "orange", edition="prototype", owes={"owes": "move-out", "crabs": ["red", "blue"]})
    assert "move red forward" in choices(others, board)
    assert "move red forward" not in choices(others | {"edition": "final"}, board)


def test_waves_push_in_the_prototype_and_in_the_final_edition_one_leans_on_the_other() -> None:
    board, crabs = beach(4, d6="current d8"), {"red": "d6", "orange": "d8", "blue": "g1"}
    assert outcome(moment(crabs, "red"), board, "end")["cells"] == crabs
    assert outcome(moment(crabs, "red", edition="prototype"), board, "end")["owes"] == "push"
    free = crabs | {"orange": "a1"}
    assert outcome(moment(free, "red", down=["red"]), board, "end")["cells"]["red"] == "d8"
    assert outcome(moment(free, "red"), beach(4, d6="current d8", d8="current sea"), "end")["cells"]["red"] == "d8"
