"""Skills in one's own turn: OC-A1 to OC-A7, the own halves of OC-A13 and OC-A14, and when they may be used (OC-343, OC-345, OC-D97)."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from estran.core import Refused
from estran.games.oh_crab.editions import FINAL
from estran.games.oh_crab.rules.adventure.pack import SKILLS
from estran.games.oh_crab.rules.board import NOWHERE, SEA
from estran.games.oh_crab.rules.in_force import ASYMMETRY
from estran.games.oh_crab.rules.setup import ACTIVE, BEGUN, CHEF_USED, CLAWS, CRAB, HAND, PHASE, PHASE_NAMES, POOL, SKILL, WHERE, Setup
from estran.games.oh_crab.rules.state import fresh
from tests.rulemark import rule

from .adventure import GAME, at, choices, claws, hand, laid, now, owes, play, player, pool, shells, told, track
from .beach import cell, drawn


def own(skill, crabs="red d8, orange d2, blue c5", **more):
    """In the menu of red, who has this skill."""
    return laid(crabs, skills={"red": skill}, **more)


# -- claws


@rule("OC-343")
def test_each_use_costs_a_claw_paid_when_it_is_chosen():
    state = own("sprinter", down="red")
    play(state, "sprint")
    assert (claws(state, "red"), owes(state)) == (1, "move")
    play(state, "done")
    assert claws(state, "red") == 1


@rule("OC-343")
def test_without_a_claw_it_cannot_be_used():
    state = own("sprinter 0")
    assert "sprint" not in choices(state)
    assert GAME.why(state, 0, "sprint")[0].rule == "OC-343"


@rule("OC-D97")
def test_there_is_no_limit_a_turn_but_claws():
    state = own("sprinter", crabs="red d8, orange d2, blue c5")
    play(state, "sprint", "forward", "sprint", "forward")
    assert (at(state, "red"), claws(state, "red")) == ("d12", 0)
    assert "sprint" not in choices(state)


@rule("OC-D97", "OC-345")
def test_own_skills_are_used_only_between_two_actions():
    state = own("builder", pool="forward", crabs="red d8, orange d2, blue d10")
    play(state, "forward")
    assert choices(state) == {"push forward", "push left", "push right"}
    play(state, "push left")
    assert "build d12" in choices(state)


@rule("OC-345")
def test_own_skills_are_not_used_before_a_card_is_added():
    state = own("sprinter", begun=False, planned={"red": "r1"})
    assert choices(state) == {"add right", "rest"}
    play(state, "add right")
    assert "sprint" in choices(state)


@rule("OC-345")
def test_own_skills_are_not_used_in_the_turn_of_another():
    state = own("sprinter", turn="orange", pool="forward")
    assert "sprint" not in choices(state)
    with pytest.raises(Refused):
        play(state, "sprint", by="red")


# -- the sprinter


@rule("OC-A1")
def test_the_sprinter_makes_a_forward_move():
    state = own("sprinter", pool="diagonal")
    play(state, "sprint")
    assert choices(state) == {"forward", "done"}
    play(state, "forward")
    assert (at(state, "red"), pool(state), owes(state)) == ("d10", "diagonal", "")


@rule("OC-A1")
def test_the_sprinter_may_give_it_up_to_stand():
    state = own("sprinter", down="red")
    play(state, "sprint")
    assert choices(state) == {"stand forward", "done"}
    play(state, "stand forward")
    assert (at(state, "red"), claws(state, "red")) == ("d8", 1)


@rule("OC-A1")
def test_the_sprinter_is_not_offered_where_there_is_no_way_ahead():
    assert "sprint" not in choices(own("sprinter", crabs="red e5, orange d2, blue c5"))  # e7 is inaccessible
    assert "sprint" not in choices(own("sprinter", crabs="red d4, orange d2, blue c5"))  # d6 asks for a card
    assert "sprint" in choices(own("sprinter", crabs="red d4, orange d2, blue c5", hand={"red": "r1"}))


# -- the hermit crab


@rule("OC-A2")
def test_the_hermit_takes_its_discards_and_stands_up():
    state = own("hermit", down="red", discards={"red": "r1 sand1"}, hand={"red": "r2"})
    play(state, "shed")
    assert (hand(state), player(state, "red")["discards"]) == ("r1 r2 sand1", [])
    assert (at(state, "red"), claws(state, "red")) == ("d8", 0)
    assert now(state)["rested"] is False


@rule("OC-A2")
def test_the_hermit_needs_a_discard_or_a_fall():
    assert "shed" not in choices(own("hermit", hand={"red": "r2"}))
    assert "shed" in choices(own("hermit", discards={"red": "r2"}))
    state = own("hermit", down="red")
    play(state, "shed")
    assert at(state, "red") == "d8"


# -- the sleepwalker


@rule("OC-A3")
def test_the_sleepwalker_adds_a_card_after_a_rest_without_its_special_action():
    state = own("sleepwalker", track={"red": "r1"}, hand={"red": "sand2 r3"}, rested=True)
    play(state, "sleepwalk")
    assert owes(state) == "snack"
    play(state, "snack sand2 right")
    assert (track(state), hand(state), claws(state, "red")) == ("r1 sand2", "r3", 1)
    assert pool(state) == "forward diagonal"  # the main action, and the icon that it completes with r1
    assert now(state)["ready"] == []


@rule("OC-A3")
def test_the_sleepwalker_needs_a_rest_of_this_turn_and_a_card():
    assert "sleepwalk" not in choices(own("sleepwalker", hand={"red": "r1"}))
    assert "sleepwalk" not in choices(own("sleepwalker", rested=True))
    assert GAME.why(own("sleepwalker", hand={"red": "r1"}), 0, "sleepwalk")[0].rule == "OC-A3"
    state = laid("red d8, orange d2, blue c5", skills={"red": "sleepwalker"}, begun=False, planned={"red": "r1"})
    play(state, "rest", "take 1", luck=[0])
    assert "sleepwalk" in choices(state)
    play(state, "end")
    assert now(state)["rested"] is False


@rule("OC-D103")
def test_several_cards_may_be_added_in_one_turn_and_the_last_is_named():
    state = laid(
        "red d8, orange d2, blue c5",
        skills={"red": "sleepwalker"},
        on="surprises",
        rested=True,
        hand={"red": "r1 r2 r3"},
        treasures={"red": "fries"},
        shells={"red": 3},
        extras="Aa-Cb-Da",
    )
    play(state, "sleepwalk", "snack r1 right", "fries", "snack r2 right", "sleepwalk", "r3 right")
    assert track(state) == "r1 r2 r3"
    assert now(state)["snack"] == "r3"
    assert claws(state, "red") == 0


@rule("OC-D103")
def test_the_tile_comes_besides():
    state = laid(
        "red d8, orange d2, blue c5",
        skills={"red": "sleepwalker"},
        rested=True,
        hand={"red": "r1 r2 r3"},
        shells={"red": 3},
        extras="Aa-Cb-Da",
    )
    play(state, "Cb", "snack r1 right", "sleepwalk", "snack r2 right")
    assert (track(state), now(state)["snack"]) == ("r1 r2", "r2")


# -- the weaver


@rule("OC-A4")
def test_the_weaver_moves_a_card_to_an_end_for_the_icons_it_completes_there():
    state = own("weaver", track={"red": "r2 r1"})
    assert {said for said in choices(state) if said.startswith("weave")} == {"weave r2 right", "weave r1 left"}
    play(state, "weave r2 right")
    assert (track(state), pool(state), claws(state, "red")) == ("r1 r2", "diagonal", 2)


@rule("OC-A4")
def test_the_weaver_gains_nothing_where_the_others_close_up():
    state = own("weaver", track={"red": "r1 r3 r2"})
    play(state, "weave r3 right")
    assert (track(state), pool(state)) == ("r1 r2 r3", "shell")  # r1 and r2 would make a diagonal


@rule("OC-A4")
def test_the_weaver_must_change_the_order_and_complete_an_icon():
    assert not any(said.startswith("weave") for said in choices(own("weaver", track={"red": "r1 r2"})))
    assert not any(said.startswith("weave") for said in choices(own("weaver", track={"red": "r1"})))
    state = own("weaver", track={"red": "r1 r2 r4"})
    for said in ("weave r4 right", "weave r1 right"):  # it is there already; nothing fits
        assert said not in choices(state)
        assert GAME.why(state, 0, said)[0].rule == "OC-A4"


# -- the window-shopper


@rule("OC-A5")
def test_the_window_shopper_uses_the_action_of_a_card_in_the_market():
    state = own("window-shopper", pool="forward")
    before = now(state)["market"]
    play(state, "shop 2")
    assert choices(state) == {"left", "right", "done"}
    play(state, "left")
    assert (at(state, "red"), claws(state, "red")) == ("c9", 2)
    assert (now(state)["market"], now(state)["ready"], hand(state)) == (before, [], "")


@rule("OC-A5")
def test_the_window_shopper_pays_what_the_card_costs():
    assert "shop 3" not in choices(own("window-shopper"))
    state = own("window-shopper", hand={"red": "r1 r2"})
    play(state, "shop 3")
    assert choices(state) == {"discard r1", "discard r2"}
    play(state, "discard r2", "forward")
    assert (at(state, "red"), player(state, "red")["discards"]) == ("d10", ["r2"])


@rule("OC-A5")
def test_the_window_shopper_sees_the_top_of_a_slot_and_no_empty_one():
    state = own("window-shopper", market=[["sand2", "sand1"], [], []], pile=[], hand={"blue": STOCK}, crabs="red d8, orange d2, blue c9")
    assert {said for said in choices(state) if said.startswith("shop")} == {"shop 1"}
    assert GAME.why(state, 0, "shop 2")[0].rule == "OC-D10"


STOCK = " ".join(
    f"{special}{n}"
    for special in GAME.printed.specials
    if special != "sideways"
    for n in (1, 2, 3)
    if f"{special}{n}" not in ("sand1", "sand2")
)


# -- the treasure hunter


@rule("OC-A6")
def test_the_hunter_looks_at_a_token_next_to_it_and_may_take_it():
    state = own("hunter", on="surprises")
    events = play(state, "dig d10", luck=[1, 2])  # no trash, then one of the treasures: the third
    (looked,) = [event for event in events if event.kind == "looked"]
    assert (looked.public["element"], looked.private) == ("d10", {0: {"what": "bottle"}})
    assert (choices(state), claws(state, "red")) == ({"unearth", "done"}, 2)
    play(state, "unearth", luck=[0])
    assert (hand(state), player(state, "red")["finds"], at(state, "red")) == ("seagull1", 1, "d8")
    assert now(state)["spent"] == ["bottle"]
    assert "d10" not in [token["cell"] for token in now(state)["tokens"]]


@rule("OC-A6")
def test_the_hunter_may_leave_it():
    state = own("hunter", on="surprises")
    play(state, "dig d10", "done", luck=[1, 2])
    assert {"cell": "d10", "is": "bottle", "knows": [1]} in now(state)["tokens"]
    assert player(state, "red")["finds"] == 0


@rule("OC-A6")
def test_the_hunter_takes_it_as_if_its_crab_had_reached_it():
    state = own("hunter", on="surprises", tokens={"d10": "peel"})
    play(state, "dig d10", "unearth")
    assert at(state, "red") == "d8 down"
    state = own("hunter", on="surprises", tokens={"d10": "line"})
    play(state, "dig d10", "unearth")
    assert choices(state) == {"move red back", "move red back-left"}


@rule("OC-A6", "OC-D98")
def test_the_hunter_digs_on_the_six_spaces_around_and_not_from_the_sea():
    for crab, cells in {"red d12": {"d10"}, "red c11": {"d10"}, "red c7": set(), "red b6": {"a5"}, "red f8": {"g7"}}.items():
        state = own("hunter", crabs=f"{crab}, orange d2, blue d4", on="surprises", hand={"red": "r1"})
        assert {said for said in choices(state) if said.startswith("dig")} == {f"dig {cell}" for cell in cells}
    state = own("hunter", crabs="red sea, orange d2, blue d4", on="surprises")
    assert not any(said.startswith("dig") for said in choices(state))
    assert GAME.why(own("hunter", on="surprises"), 0, "dig g7")[0].rule == "OC-A6"


@rule("OC-D115")
@pytest.mark.parametrize("token", ["plank", "plank by red", "plank by blue"])
def test_the_hunter_may_dig_up_what_is_known_already(token):
    state = own("hunter", on="surprises", tokens={"d10": token})
    play(state, "dig d10")
    assert choices(state) == {"unearth", "done"}
    play(state, "unearth")
    assert (player(state, "red")["treasures"], player(state, "red")["finds"]) == (["plank"], 1)


# -- the builder


@rule("OC-A7")
def test_the_builder_builds_next_to_its_crab_and_takes_a_shell():
    state = own("builder", crabs="red c7, orange d2, blue c5", on="surprises")
    assert {said for said in choices(state) if said.startswith("build")} == {"build d8", "build b6"}  # c9, b8, d6 bear a sign
    play(state, "build d8")
    assert (now(state)["built"], shells(state), claws(state, "red")) == (["d8"], 1, 2)
    assert "build d8" not in choices(state)


@rule("OC-A7", "OC-D98")
def test_the_builder_does_not_build_from_the_sea_or_far_away():
    state = own("builder", crabs="red sea, orange d2, blue c5")
    assert not any(said.startswith("build") for said in choices(state))
    state = own("builder")
    assert GAME.why(state, 0, "build f2")[0].rule == "OC-A7"
    assert GAME.why(state, 0, "build b8")[0].rule == "OC-D93"


@rule("OC-A7")
def test_the_builder_builds_while_its_crab_lies():
    state = own("builder", down="red")
    play(state, "build e9")
    assert (now(state)["built"], at(state, "red")) == (["e9"], "d8 down")


# -- the bruiser's push


@rule("OC-A13")
def test_the_bruiser_may_push_toward_land_onto_free_spaces():
    state = own("brute", crabs="red d10, orange d2, blue d12", pool="forward", on="challenges")
    play(state, "forward")
    assert choices(state) == {f"push {way}" for way in ("forward", "left", "right", "back", "back-left", "back-right")}
    play(state, "push back")
    assert (at(state, "red"), at(state, "blue")) == ("d12", "d10 down")
    assert (claws(state, "red"), shells(state), player(state, "red")["pushes"]) == (2, 1, 1)
    assert owes(state) == ""


@rule("OC-A13")
def test_there_is_no_chain_toward_land():
    state = own("brute", crabs="red d10, orange c11, blue d12", pool="forward")
    play(state, "forward")
    assert "push back-left" not in choices(state)
    assert GAME.why(state, 0, "push back-left")[0].rule == "OC-A13"


@rule("OC-A13")
def test_without_a_claw_or_in_a_chain_the_bruiser_pushes_as_all_do():
    state = own("brute 0", crabs="red d10, orange d2, blue d12", pool="forward")
    play(state, "forward")
    assert choices(state) == {"push forward", "push left", "push right"}
    state = own("brute", crabs="red b6, orange b10, blue b8", pool="forward", hand={"red": "r1 r2"})
    play(state, "forward", "discard r1", "push forward")
    assert (at(state, "blue"), choices(state)) == ("b10 down", {"push forward", "push left", "push right"})  # orange, pushed by blue


@rule("OC-A13")
def test_seaward_the_bruisers_push_is_free():
    state = own("brute", crabs="red d10, orange d2, blue d12", pool="forward")
    play(state, "forward", "push left")
    assert (claws(state, "red"), shells(state)) == (3, 0)


@rule("OC-D101")
def test_the_bruisers_claw_makes_no_move_possible():
    """Blue cannot be pushed seaward; there is room behind it. No printed board has such a space, so it is drawn."""
    rows = "# # #\n. . .\n. . .\n. . ."
    pack = GAME.printed.adventure.pack()
    setup = Setup(FINAL.id, FINAL.in_force | ASYMMETRY, drawn(rows), GAME.printed.cards["final"], vec[i64]([0, 3, 6]), pack)
    state = fresh(setup, 3)
    table = state.table
    table[ACTIVE], table[CRAB], table[PHASE], table[BEGUN] = 0, 0, PHASE_NAMES.index("action"), 1
    for number, place in enumerate(("a3", "sea", "a5")):
        table[WHERE + number] = SEA if place == "sea" else cell(place)
        table[SKILL + number], table[CLAWS + number] = SKILLS.index(["brute", "hermit", "weaver"][number]) + 1, 0
        table[HAND + number] = 0
    table[CLAWS], table[POOL + 1], table[CHEF_USED] = 3, 1, 1
    assert state.setup.board.next(cell("a5"), 0) == NOWHERE
    assert state.setup.board.next(cell("a5"), 2) != NOWHERE  # b6
    table[WHERE + 1] = cell("b6")  # orange, which cannot go anywhere either
    assert choices(state) == {"end"}


# -- the pickpocket


@rule("OC-A14")
def test_the_pickpocket_takes_a_shell_from_a_player():
    state = own("pickpocket", shells={"orange": 1, "blue": 2})
    assert {said for said in choices(state) if said.startswith("rob")} == {"rob orange", "rob blue"}
    events = play(state, "rob blue")
    assert [shells(state, name) for name in ("red", "orange", "blue")] == [1, 1, 1]
    assert (claws(state, "red"), told(events, "shell_lost")) == (2, [{"seat": 3}])


@rule("OC-A14")
def test_who_has_no_shell_or_no_crab_on_the_beach_is_not_robbed():
    state = own("pickpocket", crabs="red d8, orange sea, blue c5", shells={"red": 1, "orange": 3})
    assert not any(said.startswith("rob") for said in choices(state))
    assert GAME.why(state, 0, "rob orange")[0].rule == "OC-A14"


@rule("OC-D116")
def test_a_team_is_robbed_once_whichever_crab_is_named():
    crabs = "red c7, orange d8, blue c9, green sea"
    for named in ("blue", "green"):
        state = laid(crabs, teams=True, skills={"red": "pickpocket"}, shells={"blue": 2})
        assert {said for said in choices(state) if said.startswith("rob")} == {"rob blue"}
        play(state, f"rob {named}")
        assert (shells(state, "red"), shells(state, "blue"), claws(state, "red")) == (1, 1, 2)


# -- in the sea


@rule("OC-D98")
def test_in_the_sea_skills_go_on_that_need_neither_move_nor_place():
    crabs = "red sea, orange d2, blue c5"
    more = {"shells": {"blue": 1}, "hand": {"red": "r1"}, "discards": {"red": "r2"}, "rested": True, "track": {"red": "sand1 call1"}}
    expected = {"sprinter": "", "hermit": "shed", "sleepwalker": "sleepwalk", "window-shopper": "shop 2", "pickpocket": "rob blue"}
    for skill, said in expected.items():
        found = choices(own(skill, crabs=crabs, market=MARKET, **more))
        assert said in found if said else "sprint" not in found
    state = own("weaver", crabs=crabs, track={"red": "r2 r1"})
    play(state, "weave r2 right")
    assert track(state) == "r1 r2"


MARKET = [["jump-aside3"], ["move-out2"], ["slant2"]]
"""Move out needs no place of one's own."""
