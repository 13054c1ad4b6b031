"""The naive twin, before it is trusted: it plays the examples of the rulebooks on beaches made by hand."""

import pytest

from estran.games.oh_crab.rules.board import AHEAD, BACK, BACK_LEFT, BACK_RIGHT, LEFT, RIGHT
from estran.games.oh_crab.rules.cards import FACE_NAMES, SEAWARD

from .naive_strand import BLUE, GREEN, ORANGE, RED, Luck, at, begun, card, do, places, plan_all, shove, strand, use
from .numbers import (
    ACTIVATE,
    ADD_RIGHT,
    CARRIED,
    CHEF,
    DISCARD,
    DO,
    DONE,
    END,
    EXTRA,
    GIVE,
    JUMP,
    KEEP,
    LEAP,
    MOVE,
    PLACE,
    PLAN,
    PUSH,
    REST,
    SNACK,
    SPECIAL,
    SPECIAL_NAMES,
    STAND,
    STAY,
    TAKE,
    TAKE_SHORTCUT,
    USE,
)

# -- the examples of the rulebooks


def test_the_turn_of_lucas():
    """OC-124: a shell, a card for a step, the chef and a push, a side icon, a shortcut, a swap, a fall."""
    beach = strand(
        ["c3", "d6", "f12"],
        cards={
            0: card("shell", left="forward -"),
            1: card("diagonal", right="forward diagonal"),
            20: card("shell", "forward -", special="faster"),
        },
        hands={0: [20, 2, 3, 4], 1: [5, 6, 7]},
        tracks={0: [1]},
        extras={"Ba": 2},
        c5="shell",
        c7="obstacle",
        d8="shortcut>f10,seaward,2",
        f12="knock-over",
    )
    do(beach, PLAN + 20, PLAN + 5, PLAN + 8)
    do(beach, ADD_RIGHT)
    red, orange = beach.players[:2]
    assert sorted(beach.pool) == ["forward", "shell"]
    do(beach, DO)
    assert red.shells == 1
    do(beach, SPECIAL + SPECIAL_NAMES.index("faster"), DISCARD + 4, MOVE + AHEAD)
    assert (places(beach), red.shells, red.discard) == ("c5 d6 f12", 2, [4])
    do(beach, CHEF + 1)
    assert beach.legal(RED) == {PUSH + AHEAD, PUSH + LEFT, PUSH + RIGHT}
    do(beach, PUSH + LEFT, luck=[1])
    assert (places(beach), orange.hand, orange.discard) == ("d6 c7! f12", [6], [7])
    do(beach, MOVE + AHEAD, TAKE_SHORTCUT, DISCARD + 2)
    assert (places(beach), red.hand, sorted(red.discard)) == ("f10 c7! f12", [], [2, 3, 4])
    do(beach, EXTRA + FACE_NAMES.index("Ba"))
    assert (places(beach), red.shells) == ("f12! c7! f10", 0)
    assert beach.legal(RED) == {END}


def test_the_turn_of_steve():
    """OC-422b, in the prototype: the pushed player chooses what to discard; the swap ignores the spaces."""
    beach = strand(
        ["d2", "c5", "d12"],
        edition="prototype",
        cards={1: card("diagonal", right="- seaward"), 20: card("shell", "forward seaward", special="faster")},
        hands={0: [20, 2, 3, 4], 1: [5, 6, 7]},
        tracks={0: [1]},
        extras={"Ba": 2},
        d6="obstacle",
        c7="shortcut>e11,seaward,2",
        e11="shell",
        d12="knock-over",
    )
    do(beach, PLAN + 20, PLAN + 5, PLAN + 8, ADD_RIGHT, DO, CHEF)
    assert places(beach) == "c3 c5 d12"
    do(beach, SPECIAL + SPECIAL_NAMES.index("faster"), DISCARD + 4, MOVE + AHEAD, PUSH + RIGHT)
    assert (places(beach), beach.pending(), beach.step) == ("c5 d6! d12", [ORANGE], "obstacle")
    do(beach, DISCARD + 7)
    assert beach.players[ORANGE].discard == [7]
    do(beach, MOVE + AHEAD, TAKE_SHORTCUT, DISCARD + 3)
    assert (places(beach), beach.players[RED].shells) == ("e11 d6! d12", 2)
    do(beach, EXTRA + FACE_NAMES.index("Ba"))
    assert (places(beach), beach.players[RED].shells, beach.players[BLUE].shells) == ("d12 d6! e11", 0, 0)


@pytest.mark.parametrize(
    ("push", "after", "shells", "cards"), [(LEFT, "d6 c7! a1", 1, 3), (AHEAD, "d6 d8! a1", 0, 2), (RIGHT, "d6 e7! a1", 0, 3)]
)
def test_one_push(push, after, shells, cards):
    """The first example of pushing: a shell, an obstacle, or nothing."""
    beach = strand(["d4", "d6", "a1"], c7="shell", d8="obstacle")
    plan_all(beach)
    do(beach, ADD_RIGHT, MOVE + AHEAD)
    do(beach, PUSH + push, luck=[0] if push == AHEAD else [])
    pushed = beach.players[ORANGE]
    assert (places(beach), pushed.shells, len(pushed.hand)) == (after, shells, cards)


def test_a_push_with_one_way_and_a_chain():
    """The second: brown can only go where green is, and green has two ways."""
    beach = strand(["c5", "a1", "g1", "c7", "d6"], d8="inaccessible", e7="inaccessible", b8="obstacle")
    plan_all(beach)
    do(beach, ADD_RIGHT, MOVE + RIGHT)
    assert (places(beach), beach.legal(RED)) == ("d6 a1 g1 c7 c7!", {PUSH + AHEAD, PUSH + LEFT})
    do(beach, PUSH + LEFT, luck=[2])
    assert (places(beach), beach.players[GREEN].discard) == ("d6 a1 g1 b8! c7!", [15])


def test_a_chain_without_room_cannot_begin():
    """OC-D4: brown's only way is onto green, who has none."""
    walls = dict.fromkeys(("d8", "e7", "b8"), "inaccessible")
    beach = strand(["c5", "a1", "g1", "c7", "d6"], **walls, c9="reeds")
    plan_all(beach)
    do(beach, ADD_RIGHT)
    assert MOVE + RIGHT not in beach.legal(RED)
    prototype = strand(["c5", "a1", "g1", "c7", "d6"], edition="prototype", **walls, c9="reeds")
    plan_all(prototype)
    do(prototype, ADD_RIGHT, MOVE + RIGHT)
    assert places(prototype) == "d6 a1 g1 c9! c7!"


def test_the_chef_goes_to_red():
    """Red and blue are tied, and blue held it."""
    beach = strand(["a3", "c9", "e3", "c5", "e5"], chef=BLUE)
    plan_all(beach)
    while beach.round == 1:
        do(beach, max(beach.legal(beach.pending()[0]) & {REST, END}))
    assert beach.chef == RED


def test_a_team_changes_places():
    """Jojo's green goes onto his blue, then pushes Mathieu's red."""
    beach = strand(("d4", "d6", "e7", "a1"), cards={0: card("forward", special="slant")})
    assert [crab.player.seat for crab in beach.crabs] == [0, 0, 1, 1]
    do(beach, PLAN, PLAN + 8, ACTIVATE, ADD_RIGHT, MOVE + AHEAD)
    assert places(beach) == "d6 d4 e7 a1"
    do(beach, SPECIAL + SPECIAL_NAMES.index("slant"), MOVE + RIGHT, PUSH + AHEAD)
    assert places(beach) == "e7 d4 e9! a1"


def test_a_team_is_pushed_by_the_others():
    """Mathieu's red pushes green, blue and, through them, his own brown."""
    walls = dict.fromkeys(("b6", "d6", "b8", "c9"), "inaccessible")
    beach = strand(("d4", "d8", "c5", "c7"), **walls, d8="reeds", e9="shortcut>a17,shell,1")
    do(beach, PLAN, PLAN + 8, ACTIVATE, ADD_RIGHT, MOVE + LEFT)
    assert (places(beach), beach.legal(RED)) == ("c5 d8 c7! d8!", {PUSH + AHEAD, PUSH + RIGHT})
    do(beach, PUSH + RIGHT)
    assert places(beach) == "c5 e9! c7! d8!"


def test_two_teams_put_their_crabs_down():
    beach = strand(("sea", "sea", "sea", "sea"), e1="shell", g1="shell")
    for crab in beach.crabs:
        crab.place = None
    beach.starts = [at("a1"), at("c1"), at("e1"), at("g1")]
    beach.deal(Luck(1))
    assert ([crab.place for crab in beach.crabs], beach.pending()) == ([None, None, at("a1"), None], [0])
    assert beach.legal(0) == {PLACE + 1, PLACE + 2, PLACE + 3}
    do(beach, PLACE + 3, PLACE + 1)
    assert (places(beach), [player.shells for player in beach.players], beach.step) == ("g1 c1 a1 e1", [1, 1], "plan")


# -- and the rest of the rules, each once


def test_both_teams_use_both_crabs():
    beach = strand(("a1", "c1", "e1", "g1"), chef=1)
    plan_all(beach)
    do(beach, ACTIVATE + 1, ADD_RIGHT)
    assert (beach.active.number, CHEF in beach.legal(1)) == (3, True)
    do(beach, CHEF, END, ACTIVATE, ADD_RIGHT, END)
    assert beach.step == "plan"
    plan_all(beach)
    do(beach, ADD_RIGHT)
    assert (beach.active.number, CHEF in beach.legal(1)) == (2, False)
    do(beach, END, ADD_RIGHT, END)
    assert (beach.round, beach.chef) == (2, 0)


def test_the_market_stacks_what_is_alike():
    """20, 32 and 44 are alike; so are 21 and 33."""
    beach = strand(["a1", "c1", "e1"], pile=[20, 21, 32, 33, 44, 45])
    beach.starts = [at("a1"), at("c1"), at("e1")]
    beach.deal(Luck(0, 0, 1, 0, 1, 1, 0))
    assert (beach.slots, beach.pile) == ([[20, 32, 44], [21, 45, 33], []], set())


@pytest.mark.parametrize(("edition", "order"), [("final", ["keep", "market"]), ("prototype", ["market", "keep"])])
def test_a_rest(edition, order):
    beach = strand(["a1", "c1", "e1"], edition, tracks={0: [2, 3]}, hands={0: [0, 1]}, market=[[20], [21]], pile=[22])
    beach.crabs[0].down = True
    plan_all(beach)
    do(beach, REST)
    assert beach.step == order[0]
    do(beach, KEEP + 3 if edition == "final" else TAKE + 1, luck=[] if edition == "final" else [0])
    assert beach.step == order[1]
    do(beach, TAKE + 1 if edition == "final" else KEEP + 3, luck=[0] if edition == "final" else [])
    red = beach.players[RED]
    assert (sorted(red.hand), red.track, red.discard, red.planned, beach.slots) == ([0, 1, 2, 21], [3], [], None, [[20], [22], []])
    assert (places(beach), beach.legal(RED)) == ("a1 c1 e1", {END, CHEF + 1})


def test_a_rest_without_a_hand_comes_by_itself():
    beach = strand(["a1", "c1", "e1"], hands={0: []}, tracks={0: [1]}, market=[[20]])
    assert beach.pending() == [1, 2]
    plan_all(beach)
    assert (beach.players[RED].hand, beach.players[RED].track, beach.step) == ([20], [1], "actions")


def test_an_exchange_where_the_turn_ends():
    beach = strand(["a1", "c1", "e1"], hands={0: [0, 1, 20]}, market=[[21], [22], [23]], a1="exchange")
    plan_all(beach)
    do(beach, ADD_RIGHT, END)
    assert beach.legal(RED) == {GIVE + 1, GIVE + 20, DONE}
    do(beach, GIVE + 20)
    assert beach.legal(RED) == {TAKE, TAKE + 1, TAKE + 2}
    do(beach, TAKE + 1)
    assert (beach.slots, beach.bottom, beach.players[RED].hand) == ([[21], [20], [23]], [], [1, 22])
    assert beach.pending() == [ORANGE]


def test_a_given_card_fills_a_slot_that_was_empty():
    """OC-D11: it becomes the pile; then all that is empty is refilled."""
    beach = strand(["a1", "c1", "e1"], hands={0: [0, 1, 20]}, market=[[], [21, 33], [22]], a1="exchange")
    plan_all(beach)
    do(beach, ADD_RIGHT, END, GIVE + 20, TAKE + 1)
    assert (beach.slots, beach.bottom, beach.players[RED].hand) == ([[20], [21], [22]], [], [1, 33])


def test_a_team_pays_for_both_its_crabs():
    """OC-D65: the crab that moves comes first, then its team-mate that was moved back; without two cards neither moves."""
    beach = strand(("d4", "d6", "a1", "g1"), hands={0: [0, 1]}, d4="obstacle", d6="obstacle")
    plan_all(beach)
    do(beach, ACTIVATE, ADD_RIGHT)
    assert MOVE + AHEAD not in beach.legal(0)
    beach = strand(("d4", "d6", "a1", "g1"), hands={0: [0, 1, 2, 3]}, d4="obstacle", d6="obstacle")
    plan_all(beach)
    do(beach, ACTIVATE, ADD_RIGHT, MOVE + AHEAD, DISCARD + 2)
    assert (beach.step, beach.pending(), beach.legal(0)) == ("obstacle", [0], {DISCARD + 1, DISCARD + 3})
    do(beach, DISCARD + 3)
    assert (places(beach), beach.players[0].discard, beach.step) == ("d6 d4 a1 g1", [2, 3], "actions")


def test_reckless_spares_only_the_active_crab_of_a_team():
    beach = strand(("d4", "d6", "a1", "g1"), hands={0: [0, 1]}, d4="obstacle", d6="obstacle")
    plan_all(beach)
    do(beach, ACTIVATE, ADD_RIGHT)
    beach.reckless = True
    assert MOVE + AHEAD in beach.actions()
    beach.players[0].hand = []
    assert MOVE + AHEAD not in beach.actions()


@pytest.mark.parametrize(("name", "mate", "way"), [("seagull", "c5", BACK_LEFT), ("call", "b2", AHEAD)])
def test_a_team_pays_for_the_second_crab_that_its_own_action_moves(name, mate, way):
    """OC-D65, by a gull or a call: a card of one's choice, and none, no move."""
    for hand, pays in (([20], False), ([20, 0, 1], True)):
        beach = strand(("c3", mate, "g1", "g3"), cards={20: card("shell", special=name)}, hands={0: hand}, b4="obstacle")
        do(beach, PLAN + 20)
        plan_all(beach)
        do(beach, ACTIVATE, ADD_RIGHT, use(name))
        assert (shove(1, way) in beach.legal(0)) == pays
    do(beach, shove(1, way))
    assert (beach.step, beach.legal(0)) == ("obstacle", {DISCARD, DISCARD + 1})


def test_a_team_pays_for_the_second_crab_that_its_tile_moves():
    for hand, pays in (([0], False), ([0, 1, 2], True)):
        beach = strand(("d4", "d6", "a1", "g1"), hands={0: hand}, extras={"Ba": 0}, d4="obstacle")
        plan_all(beach)
        do(beach, ACTIVATE, ADD_RIGHT)
        assert (EXTRA + FACE_NAMES.index("Ba") in beach.legal(0)) == pays
    do(beach, EXTRA + FACE_NAMES.index("Ba"))
    assert (places(beach), beach.step, beach.legal(0)) == ("d6 d4 a1 g1", "obstacle", {DISCARD + 1, DISCARD + 2})


def test_a_current_against_another_crab():
    for edition, after in (("final", "c15 d16 e1"), ("prototype", "d16 d18! e1")):
        beach = strand(["c15", "d16", "e1"], edition, c15="current>d16", d16="current>d18")
        plan_all(beach)
        do(beach, ADD_RIGHT, END)
        if edition == "prototype":
            do(beach, PUSH + AHEAD)
        assert (places(beach), beach.pending()) == (after, [ORANGE])


def test_gulls():
    beach = begun(["c3", "d6", "d4", "a3"], "seagull", d2="inaccessible", c5="obstacle", e3="reeds knock-over")
    do(beach, use("seagull"))
    expected = {shove(1, BACK_LEFT), shove(1, BACK_RIGHT), shove(2, BACK_RIGHT), DONE}
    assert beach.legal(RED) == expected
    do(beach, shove(2, BACK_RIGHT))
    assert beach.legal(RED) == {shove(1, BACK_LEFT), shove(1, BACK_RIGHT), shove(1, BACK), DONE}
    do(beach, shove(1, BACK_LEFT), luck=[0])
    assert (places(beach), beach.step) == ("c3 c5 e3! a3", "actions")


def test_the_call_moves_all_that_can():
    beach = begun(["c3", "d2", "d4", "a1"], "call", a3="reeds", b2="inaccessible", e3="obstacle")
    do(beach, use("call"))
    assert beach.legal(RED) == {shove(0, AHEAD), shove(0, LEFT), shove(1, RIGHT), STAY + 3}
    do(beach, shove(0, AHEAD))
    assert beach.legal(RED) == {shove(1, LEFT), shove(1, RIGHT), STAY + 3}
    do(beach, shove(1, LEFT))
    assert (places(beach), beach.step) == ("c5 c3 d4 a1", "actions")


def test_one_whom_the_call_finds_blocked_stays_for_good():
    """OC-D17: orange, blocked by red, has its moment first; that red makes room comes too late."""
    beach = begun(["c3", "c1", "g9"], "call", b2="inaccessible", d2="inaccessible")
    do(beach, use("call"))
    assert beach.legal(RED) == {shove(0, AHEAD), shove(0, LEFT), shove(0, RIGHT), STAY + ORANGE}
    do(beach, STAY + ORANGE, shove(0, AHEAD))
    assert (places(beach), beach.step) == ("c5 c1 g9", "actions")
    beach = begun(["c3", "c1", "g9"], "call", b2="inaccessible", d2="inaccessible")
    do(beach, use("call"), shove(0, AHEAD))
    assert places(beach) == "c5 c3 g9"


def test_from_the_sea_one_acts_on_others():
    """OC-D29: everyone on the beach is behind, nobody ahead."""
    for name, offered in {"call": True, "move-out": True, "seagull": False, "sand": False}.items():
        beach = begun(["sea", "c1", "g9"], name)
        assert (use(name) in beach.legal(RED)) == offered
    beach = begun(["sea", "c1", "g9"], "call")
    do(beach, use("call"))
    assert beach.legal(RED) == {shove(1, AHEAD), shove(1, LEFT), shove(1, RIGHT), shove(2, AHEAD), shove(2, LEFT)}


def test_sand():
    beach = begun(["c3", "c5", "d4", "a3"], "sand")
    do(beach, use("sand"), luck=[1, 2])
    assert [player.discard for player in beach.players] == [[], [6], [11], []]


def test_impulse_and_momentum():
    beach = begun(["c3", "a1", "g1"], "impulse", c5="obstacle", b4="obstacle", d4="obstacle", hand=[20, 0])
    assert use("impulse") not in beach.legal(RED)
    beach = begun(["c3", "a1", "g1"], "impulse", c5="obstacle", b4="obstacle", d4="obstacle", hand=[20, 0, 21])
    do(beach, use("impulse"))
    assert beach.legal(RED) == {DISCARD, DISCARD + 21}
    do(beach, DISCARD, MOVE + LEFT)
    assert (places(beach), beach.players[RED].hand, beach.step) == ("b4 a1 g1", [], "actions")
    beach = begun(["c3", "a1", "g1"], "momentum", tracks={0: [2]})
    do(beach, use("momentum"), DISCARD)
    assert beach.legal(RED) == {USE, USE + SEAWARD}
    do(beach, USE)
    assert beach.players[RED].shells == 1


def test_moving_another_crab_out():
    beach = begun(["c3", "c5", "d6"], "move-out", c7="reeds")
    do(beach, use("move-out"))
    orange = {shove(1, way) for way in (LEFT, BACK_LEFT, BACK_RIGHT)}
    blue = {shove(2, way) for way in range(6)} - {shove(2, BACK_LEFT)}
    assert beach.legal(RED) == orange | blue
    beach = begun(["c3", "c5", "d6"], "move-out", c7="reeds", edition="prototype")
    do(beach, use("move-out"))
    assert beach.legal(RED) == {shove(crab, way) for crab in (1, 2) for way in range(6)}
    do(beach, shove(1, BACK))
    assert places(beach) == "c3 c3 d6"
    do(beach, PUSH + AHEAD)
    assert places(beach) == "c5! c3 d6"


def test_jumping_aside():
    beach = begun(["c3", "e3", "a1"], "jump-aside", hand=[20], a3="obstacle", g3="reeds")
    do(beach, use("jump-aside"))
    assert places(beach) == "g3 e3 a1"
    beach = begun(["c3", "e3", "a1"], "jump-aside", a3="obstacle", g3="inaccessible")
    do(beach, use("jump-aside"))
    assert places(beach) == "a3 e3 a1"


def test_reckless():
    beach = begun(["c3", "a1", "g1"], "reckless", hand=[20], tracks={0: [2]}, c5="reeds obstacle", b4="current>b6", d4="knock-over")
    beach.pool += ["forward", "seaward"]
    assert MOVE + AHEAD not in beach.actions()
    do(beach, use("reckless"), MOVE + AHEAD)
    assert places(beach) == "c5 a1 g1"
    beach.spaces[at("c7")] |= {"knock-over", "current"}
    beach.arrows[at("c7")] = at("b8")
    do(beach, MOVE + AHEAD, END)
    assert (places(beach), beach.legal(RED)) == ("c7 a1 g1", {CARRIED, DONE})


def test_reckless_on_a_current_where_the_turn_began():
    """OC-D56: not entered in this turn, so it carries."""
    beach = begun(["c3", "a1", "g1"], "reckless", c3="current>c5")
    do(beach, use("reckless"), END)
    assert (places(beach), beach.pending()) == ("c5 a1 g1", [ORANGE])


def test_a_zigzag_through_a_fall():
    beach = begun(["c3", "a1", "g1"], "zigzag", d4="knock-over")
    do(beach, use("zigzag"), DISCARD, MOVE + RIGHT)
    assert (places(beach), beach.legal(RED)) == ("d4! a1 g1", {STAND + 1, DONE})
    do(beach, STAND + 1)
    assert (places(beach), beach.step) == ("d4 a1 g1", "actions")


def test_sideways():
    beach = begun(["c3", "a1", "g1"], "sideways", edition="prototype", c5="reeds")
    do(beach, use("sideways"), DISCARD)
    assert (beach.step, beach.legal(RED)) == ("move", {MOVE + LEFT, MOVE + RIGHT, DONE})


def test_leaping():
    tile = EXTRA + FACE_NAMES.index("Ca")
    beach = begun(["c15", "a1", "g1"], "reckless", extras={"Ca": 1}, shells={0: 1}, d16="inaccessible", c17="reeds")
    do(beach, tile)
    assert beach.legal(RED) == {LEAP + AHEAD, LEAP + LEFT, LEAP + RIGHT}
    do(beach, LEAP + AHEAD)
    assert places(beach) == "sea a1 g1"
    assert beach.legal(RED) == {END, DO}


def test_tunnels():
    """OC-453: any straight line, one space or two, over whatever lies between; from the land side, a crab is pushed seaward."""
    tile = EXTRA + FACE_NAMES.index("Ca")
    beach = begun(["c7", "d6", "g1"], "reckless", extras={"Ca": 0}, edition="prototype", c5="inaccessible", b8="inaccessible")
    do(beach, tile)
    assert beach.legal(RED) == {LEAP + way for way in range(6)} | {LEAP + 6 + way for way in (AHEAD, RIGHT, BACK_LEFT, BACK_RIGHT)}
    do(beach, LEAP + 6 + BACK_RIGHT, PUSH + LEFT)
    assert places(beach) == "d6 c7! g1"
    beach = begun(["c7", "d6", "g1"], "reckless", extras={"Ca": 0}, edition="prototype")
    do(beach, tile, LEAP + BACK_RIGHT)
    assert places(beach) == "e5 d6 g1"


def test_rushes():
    """OC-428: entered from the two spaces at their side alone; the others are not stopped."""
    around = dict.fromkeys(("d8", "c7", "e7", "d4", "c5", "e5", "d10", "b8", "f8", "d2", "b4", "f4"), "reeds")
    beach = begun(["d6", "a1", "g1"], "jump-aside", extras={"Ca": 0}, edition="prototype", b6="reeds", **around)
    beach.pool.append("seaward")
    assert {MOVE + LEFT, MOVE + RIGHT} == beach.actions() & {MOVE + way for way in range(3)}
    assert beach.jumps() == {JUMP + 5}
    assert beach.leaps() == {LEAP + 6 + LEFT, LEAP + 6 + RIGHT}
    beach = begun(["a1", "d6", "g1"], "move-out", edition="prototype", **around)
    assert {shove(1, way) for way in range(6)} <= beach.move_outs()


def test_a_snack_after_a_rest():
    beach = strand(
        ["c3", "a1", "g1"], extras={"Cb": 1}, shells={0: 1}, tracks={0: [2]}, cards={2: card("shell", "diagonal -")}, hands={0: [20]}
    )
    beach.cards[20] = card("forward", right="diagonal -", special="seagull")
    plan_all(beach)
    do(beach, REST, EXTRA + FACE_NAMES.index("Cb"))
    assert beach.legal(RED) == {SNACK + 40, SNACK + 41}
    do(beach, SNACK + 40)
    assert (beach.players[RED].track, beach.pool, beach.specials) == ([20, 2], ["forward", "diagonal"], [20])


def test_who_wins():
    for edition, shells, winners in (("final", {1: 1}, [1]), ("final", {}, [0, 1]), ("prototype", {1: 1}, [0, 1])):
        beach = strand(["c17", "e17", "a1"], edition, shells=shells)
        plan_all(beach)
        do(beach, ADD_RIGHT, MOVE + AHEAD, END, ADD_RIGHT, MOVE + AHEAD, END, ADD_RIGHT)
        assert beach.winners == []
        do(beach, END)
        assert (beach.winners, beach.pending()) == (winners, [])


def last_round(crabs, number=60, **rest):
    """Everybody rests and goes nowhere; the end, or what comes after."""
    beach = strand(crabs, **rest)
    beach.round = number
    while beach.round == number and beach.step != "over":
        plan_all(beach)
        seat = beach.pending()[0]
        do(beach, min(beach.legal(seat) & {ACTIVATE, REST, END}))
    return beach


def test_after_sixty_rounds_the_nearest_wins():
    """OC-D111, and in a position of an older version after whatever round it says."""
    for number in (60, 61, 99):
        beach = last_round(["a1", "c3", "e5"], number)
        assert (beach.step, beach.winners, beach.reason, beach.round, beach.chef) == ("over", [2], "nearest", number, 0)
    beach = last_round(["a1", "c3", "e5"], 59)
    assert (beach.step, beach.winners, beach.round) == ("plan", [], 60)


@pytest.mark.parametrize(
    ("edition", "hand", "shells", "winners", "reason"),
    [
        ("final", [4, 5], {0: 1}, [2], "cards"),
        ("final", [4, 5, 6, 7], {0: 2, 1: 1}, [1], "shells"),
        ("final", [4, 5, 6, 7], {0: 1}, [1, 2], "shared"),
        ("prototype", [4, 5], {0: 1, 1: 1}, [2], "cards"),
        ("prototype", [4, 5, 6, 7], {1: 1}, [1, 2], "shared"),
    ],
)
def test_after_sixty_rounds_ties_are_as_in_the_sea(edition, hand, shells, winners, reason):
    beach = last_round(["a1", "c5", "e5"], edition=edition, hands={1: hand}, shells=shells)
    assert (beach.winners, beach.reason) == (winners, reason)


def test_after_sixty_rounds_the_sea_comes_first():
    beach = last_round(["a1", "sea", "e17"], hands={2: [8, 9, 10, 11, 20]})
    assert (beach.winners, beach.reason) == ([1], "alone")


@pytest.mark.parametrize(
    ("crabs", "winners", "reason"),
    [
        (("sea", "c1", "d4", "d6"), [1], "nearest"),
        (("sea", "c5", "d4", "d6"), [0], "nearest"),
        (("sea", "d4", "d6", "b4"), [0, 1], "shared"),
        (("c1", "a1", "sea", "sea"), [1], "alone"),
    ],
)
def test_after_sixty_rounds_a_team_is_where_its_crab_behind_is(crabs, winners, reason):
    beach = last_round(crabs)
    assert (beach.winners, beach.reason) == (winners, reason)


def test_after_sixty_rounds_whoever_has_resigned_does_not_count():
    beach = strand(["a1", "c3", "e5"])
    beach.round = 60
    beach.resign(BLUE, Luck())
    plan_all(beach)
    do(beach, REST, END, REST, END)
    assert (beach.winners, beach.reason) == ([ORANGE], "nearest")


def test_who_resigns():
    """OC-D64: in the own turn it is over, in another's the crab is out of the way; of two the other wins."""
    beach = strand(["c3", "c5", "e5"], c7="inaccessible", b6="inaccessible", d6="inaccessible")
    plan_all(beach)
    do(beach, ADD_RIGHT)
    assert MOVE + AHEAD not in beach.legal(RED)
    beach.resign(ORANGE, Luck())
    assert MOVE + AHEAD in beach.legal(RED)
    assert (beach.players[ORANGE].hand, sorted(beach.players[ORANGE].discard)) == ([], [4, 5, 6, 7])
    do(beach, END)
    assert beach.pending() == [BLUE]
    beach.resign(RED, Luck())
    assert (beach.step, beach.winners, beach.reason) == ("over", [BLUE], "resigned")
    beach = strand(["c3", "c5", "e5"])
    beach.resign(RED, Luck())
    assert (beach.chef, beach.pending()) == (ORANGE, [ORANGE, BLUE])
    plan_all(beach)
    do(beach, ADD_RIGHT)
    beach.resign(ORANGE, Luck())
    assert (beach.winners, beach.reason) == ([BLUE], "resigned")


def test_a_team_wins_with_both_crabs():
    beach = strand(("c17", "e17", "sea", "a1"))
    plan_all(beach)
    do(beach, ACTIVATE, ADD_RIGHT, MOVE + AHEAD, END, ACTIVATE, ADD_RIGHT)
    assert beach.legal(1) == {END}
    do(beach, END)
    plan_all(beach)
    do(beach, ADD_RIGHT, MOVE + AHEAD, END, ADD_RIGHT, END)
    assert beach.winners == [0]
