"""Why not: every kind of choice that is not legal names the rule against it, says so in both languages, and changes nothing."""

import re
from pathlib import Path

import pytest
from tools.rulebook import read_rules

from estran.core import Drawn, IllegalAction, Quick, Refused, secret_of
from estran.core.words import LANGUAGES, has, say
from estran.games.oh_crab.rules.setup import PHASE, PLANNING
from tests.rulemark import rule

from .beach import GAME, beach, plan, play, proto, with_space
from .games import random_game
from .numbers import PUSH

TWO = "red a1, orange c1, blue e1, green g1"


def turn(**more):
    """Red's turn on open sand, with nothing but what is given."""
    return beach(crabs="red d6, orange f6, blue a1", **more)


def start(**more):
    return beach(crabs="red d6, orange f6, blue a1", planned="shell", **more)


def on(token, **more):
    """Red stands below b4, which is this space."""
    return beach(with_space(token), "red b2, orange a1, blue c1", pool="forward", **more)


def after(*texts, **more):
    state = beach(**more)
    play(state, *texts)
    return state


def swept():
    """Reckless, on a current that was entered this turn."""
    return after("forward", "end", rows="^ . .\n. . .", crabs="red a1, orange c1", reckless=True, pool="forward")


def resting(**more):
    return after("rest", crabs="red d6, orange f6, blue a1", planned="shell", track="forward diagonal", hand="seaward", **more)


def taking(**more):
    """Red has given a card up, and takes another."""
    return after("buy Db", "give shell", crabs="red d6, orange f6, blue a1", hand="shell forward", extras="Db", shells=1, **more)


def pushing(rows, crabs, **more):
    return after("forward", rows=rows, crabs=crabs, pool="forward", **more)


NARROW = """
    . # .
    . . .
    . . .
    . . .
    """


def dead_end():
    """Orange on b4 has nowhere to go: rocks all around."""
    return beach("# # #\n. . .\n. . .\n", "red b2, orange b4, blue a1", pool="forward")


def placing():
    return GAME.new(GAME.checked({"players": 2}), Drawn(secret_of(1), 0))


def planning(**more):
    return beach(crabs="red d6, orange f6, blue a1", phase="planning", hand={"red": "shell", "orange": "shell", "blue": "shell"}, **more)


def one_planned():
    state = planning()
    plan(state, red="shell")
    return state


def hungry():
    return beach(crabs="red d6, orange f6, blue a1", phase="planning", hand={"orange": "shell", "blue": "shell"})


def finished():
    return random_game(1, 5000, players=3, length="quick")


def left():
    state = planning()
    state.resign(0, Quick(1))
    return state


CASES = [
    # planning, placing, starting
    ("OC-032", "owed-plan", planning, "rest"),
    ("OC-012", "why-not-held", planning, "plan r2"),
    ("OC-032", "why-planned", one_planned, "plan r1"),
    ("OC-033", "why-nothing-to-plan", hungry, "plan r1"),
    ("OC-D64", "why-gone", left, "plan r1"),
    ("OC-098", "game-over", finished, "rest"),
    ("OC-205", "owed-place", placing, "rest"),
    ("OC-205", "why-start-taken", placing, "place 1"),
    ("OC-205", "why-fifth", placing, "place 5"),
    ("OC-036", "owed-start", start, "forward"),
    ("OC-038", "why-empty-track", start, "add left"),
    ("OC-211", "why-one-crab", start, "activate red"),
    ("OC-211", "owed-activate", lambda: beach(crabs=TWO, players=2, planned="shell", phase="action"), "rest"),
    ("OC-212", "why-activated", lambda: beach(crabs=TWO, players=2, planned="shell", second_half="orange blue"), "activate red"),
    ("OC-211", "why-activated", lambda: beach(crabs=TWO, players=2), "activate red"),
    ("OC-211", "why-one-crab", turn, "activate red"),
    ("OC-036", "why-begun", turn, "add right"),
    ("OC-036", "why-begun", turn, "rest"),
    ("OC-031", "why-acting", turn, "plan r1"),
    ("OC-047", "why-not-asked", turn, "discard r1"),
    ("OC-047", "why-not-asked", turn, "done"),
    # basic actions
    ("OC-D51", "why-no-icon", turn, "shell"),
    ("OC-D51", "why-no-icon", lambda: turn(pool="diagonal"), "forward"),
    ("OC-D51", "why-no-icon", lambda: turn(pool="forward"), "left"),
    ("OC-068", "why-down", lambda: turn(pool="seaward", down="red"), "forward"),
    ("OC-068", "why-down", lambda: turn(chef="red", down="red"), "chef left"),
    ("OC-088", "why-in-sea", lambda: beach(crabs="red sea, orange a1, blue c1", pool="seaward"), "forward"),
    ("OC-058", "why-beside", lambda: beach(crabs="red a1, orange c1, blue e1", pool="diagonal"), "left"),
    ("OC-074", "why-inaccessible", lambda: on("#"), "forward"),
    ("OC-083", "why-reeds", lambda: on("="), "forward"),
    ("OC-428", "why-reeds", lambda: proto(with_space("="), "red b2, orange a1, blue c1", pool="forward"), "forward"),
    ("OC-076", "why-obstacle", lambda: on("o"), "forward"),
    ("OC-D4", "why-no-push", dead_end, "forward"),
    ("OC-054", "why-no-chef", lambda: turn(chef="blue"), "chef left"),
    ("OC-D51", "why-chef-used", turn, "chef left"),
    ("OC-213", "why-chef-used", lambda: beach(crabs=TWO, players=2), "chef left"),
    ("OC-072", "why-standing", lambda: turn(pool="forward"), "stand forward"),
    ("OC-072", "why-no-icon", lambda: turn(pool="forward", down="red"), "stand diagonal"),
    ("OC-054", "why-no-chef", lambda: turn(pool="forward", down="red", chef="blue"), "stand chef"),
    # shortcuts
    ("OC-082", "why-no-shortcut", turn, "shortcut"),
    ("OC-D25", "why-down", lambda: beach(with_space("s"), "red b4", shortcut="b4 to b8 for 1 forward", down="red"), "shortcut"),
    ("OC-082", "why-price", lambda: beach(with_space("s"), "red b4", shortcut="b4 to b8 for 1 forward", hand="shell"), "shortcut"),
    (
        "OC-076",
        "why-obstacle-then",
        lambda: beach("o . .\n. . .\ns . .\n", "red a1, orange c1", shortcut="a1 to a5 for 1 forward", hand="forward"),
        "shortcut",
    ),
    (
        "OC-D4",
        "why-no-push",
        lambda: beach("# . .\n. # .\ns . .\n. . .", "red a3, orange a5", shortcut="a3 to a5 for 1 forward", hand="forward shell"),
        "shortcut",
    ),
    # special and extra actions
    ("OC-052", "why-no-special", turn, "seagull"),
    ("OC-D51", "why-special-used", lambda: turn(track="slant", added="slant"), "slant"),
    ("OC-112", "why-no-card", lambda: turn(specials="faster"), "faster"),
    ("OC-444", "why-no-card", lambda: proto(crabs="red d6, orange f6, blue a1", specials="faster"), "faster"),
    ("OC-D29", "why-in-sea", lambda: beach(crabs="red sea, orange a1, blue c1", specials="slant"), "slant"),
    ("OC-068", "why-down", lambda: turn(specials="jump-aside", down="red"), "jump-aside"),
    ("OC-110", "why-reckless", lambda: turn(specials="reckless", reckless=True), "reckless"),
    ("OC-103", "why-useless", lambda: beach(crabs="red d6, orange a1, blue c1", specials="seagull"), "seagull"),
    ("OC-020", "why-no-extra", lambda: turn(extras="Aa", shells=5), "Ba"),
    ("OC-055", "why-shells", lambda: turn(extras="Aa"), "Aa"),
    ("OC-055", "why-extra-used", lambda: after("buy Aa", "done", crabs="red d6", extras="Aa", shells=5), "Aa"),
    ("OC-095", "why-no-card", lambda: turn(extras="Db", shells=1), "Db"),
    ("OC-120", "why-no-card", lambda: turn(extras="Cb", shells=3), "Cb"),
    ("OC-094", "why-no-market", lambda: turn(extras="Db", shells=1, hand="shell", market="", pile=""), "Db"),
    ("OC-121", "why-no-discards", lambda: turn(extras="Da", shells=2), "Da"),
    ("OC-D29", "why-in-sea", lambda: beach(crabs="red sea, orange a1, blue c1", extras="Ba", shells=2), "Ba"),
    ("OC-068", "why-down", lambda: turn(extras="Ba", shells=2, down="red"), "Ba"),
    ("OC-117", "why-useless", lambda: beach(crabs="red d6, orange a1, blue c1", extras="Ba", shells=2), "Ba"),
    # moves that an action grants
    ("OC-047", "owed-move", lambda: after("play slant", crabs="red d6", specials="slant"), "end"),
    ("OC-047", "why-not-granted", lambda: after("play slant", crabs="red d6", specials="slant"), "forward"),
    ("OC-072", "why-standing", lambda: after("play slant", crabs="red d6", specials="slant"), "stand diagonal"),
    ("OC-072", "why-not-granted", lambda: after("play slant", crabs="red d6", specials="slant", down="red"), "stand forward"),
    ("OC-113", "why-shortcut-between", lambda: after("play slant", crabs="red d6", specials="slant"), "shortcut"),
    ("OC-058", "why-beside", lambda: after("play slant", crabs="red a1", specials="slant", chef="red"), "left"),
    # cards that are asked for
    ("OC-112", "owed-cost", lambda: after("play faster", crabs="red d6", specials="faster", hand="shell forward"), "forward"),
    ("OC-012", "why-not-held", lambda: after("play faster", crabs="red d6", specials="faster", hand="shell forward"), "discard r3"),
    (
        "OC-107",
        "why-main-useless",
        lambda: after("play impulse", rows="# . .\n. . .", crabs="red a1, orange c1", specials="impulse", hand="shell forward"),
        "discard r2",
    ),
    ("OC-105", "owed-icon", lambda: momentum(), "end"),
    ("OC-105", "why-icon-absent", lambda: momentum(), "use seaward"),
    ("OC-105", "why-icon-useless", lambda: momentum("# . .\n. . .", "red a1, orange c1"), "use forward"),
    ("OC-075", "owed-obstacle", lambda: entering(), "end"),
    ("OC-012", "why-not-held", lambda: entering(), "discard r3"),
    ("OC-082", "owed-toll", lambda: tolled(), "end"),
    ("OC-082", "why-other-main", lambda: tolled(), "discard r1"),
    ("OC-120", "owed-snack", lambda: snacking(), "end"),
    ("OC-012", "why-not-held", lambda: snacking(), "snack r4 right"),
    ("OC-038", "why-empty-track", lambda: snacking(), "snack r1 left"),
    ("OC-095", "owed-gift", lambda: after("buy Db", crabs="red d6", hand="shell forward", extras="Db", shells=1), "end"),
    ("OC-095", "why-must-give", lambda: after("buy Db", crabs="red d6", hand="shell forward", extras="Db", shells=1), "done"),
    ("OC-092", "owed-market", taking, "end"),
    ("OC-D10", "why-slot-empty", lambda: taking(market="slant", pile="call"), "take 3"),
    ("OC-094", "why-pile-empty", lambda: taking(pile=""), "take pile"),
    ("OC-D12", "why-given-back", lambda: given_back(), "take pile"),
    ("OC-043", "owed-keep", resting, "end"),
    ("OC-043", "why-not-in-track", resting, "keep r4"),
    (
        "OC-D56",
        "owed-current",
        lambda: after("forward", "end", rows="^ . .\n. . .", crabs="red a1, orange c1", reckless=True, pool="forward"),
        "forward",
    ),
    # crabs that are moved
    ("OC-063", "owed-push", lambda: pushing(NARROW, "red b2, orange b4"), "end"),
    ("OC-074", "why-inaccessible", lambda: pushing(".  # .\n. . .\n. . .", "red b2, orange b4"), "push forward"),
    ("OC-D4", "why-no-push", lambda: pushed_into(), "push forward"),
    ("OC-103", "owed-seagull", lambda: gulls(), "end"),
    ("OC-103", "why-not-seagull", lambda: gulls(), "move blue back"),
    ("OC-D19", "why-way-seagull", lambda: gulls(), "move orange forward"),
    ("OC-103", "why-not-free", lambda: gulls("red d6, orange f8, blue f6"), "move orange back"),
    ("OC-088", "why-off-beach", lambda: gulls("red d6, orange f8, blue sea"), "move blue back"),
    ("OC-021", "why-no-crab", lambda: gulls(), "move brown back"),
    ("OC-104", "owed-call", lambda: calling(), "end"),
    ("OC-104", "why-not-call", lambda: calling(), "move orange forward"),
    ("OC-104", "why-way-call", lambda: calling(), "move blue back"),
    ("OC-D17", "why-must-answer", lambda: calling(), "blue stays"),
    ("OC-104", "why-not-call", lambda: calling(), "orange stays"),
    ("OC-076", "why-obstacle", lambda: calling("o . .\n. . .\n. . .", "red a3, orange c5, blue c1"), "move red forward"),
    ("OC-108", "owed-move-out", lambda: moving_out(), "end"),
    ("OC-D53", "why-not-move-out", lambda: moving_out(), "move red forward"),
    ("OC-108", "why-not-free", lambda: moving_out("red d6, orange d8, blue d10"), "move orange forward"),
    ("OC-109", "owed-jump", lambda: jumping(), "end"),
    ("OC-109", "why-here", lambda: jumping(), "jump d6"),
    ("OC-109", "why-not-free", lambda: jumping("red c5, orange e5"), "jump e5"),
    ("OC-074", "why-inaccessible", lambda: jumping("red a1, orange a3", "# . . . . . .\n. . # . . . ."), "jump c1"),
    ("OC-076", "why-obstacle", lambda: jumping("red a1, orange a3", "# . . . . . .\n. . o . . . ."), "jump c1"),
    ("OC-117", "owed-swap", lambda: swapping(), "end"),
    ("OC-117", "why-no-crab", lambda: swapping(), "swap red"),
    ("OC-088", "why-off-beach", lambda: swapping("red d6, orange d8, blue c7, green sea"), "swap green"),
    ("OC-D60", "why-not-adjacent", lambda: swapping("red d6, orange d8, blue c7, green a1"), "swap green"),
    ("OC-D21", "why-reeds", lambda: swapping("red b2, orange b4, blue c3, green a1", with_space("=")), "swap orange"),
    ("OC-076", "why-obstacle", lambda: swapping("red b2, orange b4, blue c3, green a3", with_space("o")), "swap orange"),
    ("OC-119", "owed-leap", lambda: leaping(), "end"),
    ("OC-119", "why-leap-two", lambda: leaping(), "leap forward 1"),
    ("OC-058", "why-beside", lambda: leaping("red b2, orange f6"), "leap left"),
    ("OC-083", "why-reeds", lambda: leaping("red d2, orange a1", ". . . = . . .\n. . . . . . .\n. . . . . . ."), "leap forward"),
    ("OC-074", "why-inaccessible", lambda: leaping("red d2, orange a1", ". . . # . . .\n. . . . . . .\n. . . . . . ."), "leap forward"),
    ("OC-428", "why-reeds", lambda: leaping_one(), "leap forward 1"),
]


def momentum(rows=None, crabs="red d6, orange f6, blue a1"):
    more = {"rows": rows} if rows else {}
    return after("play momentum", crabs=crabs, specials="momentum", track="shell forward diagonal", hand="seaward", **more)


def entering():
    return after("forward", rows=with_space("o"), crabs="red b2, orange a1", pool="forward", hand="shell forward")


def tolled():
    return after("shortcut", rows=with_space("s"), crabs="red b4", shortcut="b4 to b8 for 1 forward", hand="shell forward")


def snacking():
    return after("buy Cb", crabs="red d6", hand="shell forward", extras="Cb", shells=3)


def given_back():
    return after("buy Db", "give sand", crabs="red d6", hand="sand forward", extras="Db", shells=1, pile="", market="slant, call")


def pushed_into():
    """Orange on b4 has blue ahead, who has nowhere to go."""
    return pushing("# # #\n. . .\n. . .\n. . .", "red b2, orange b4, blue b6")


def gulls(crabs="red d6, orange f8, blue a1, green b8"):
    return after("play seagull", crabs=crabs, specials="seagull")


def calling(rows=None, crabs="red d6, orange f8, blue a1"):
    more = {"rows": rows} if rows else {}
    return after("play call", crabs=crabs, specials="call", **more)


def moving_out(crabs="red d6, orange d8, blue a1"):
    return after("play move-out", crabs=crabs, specials="move-out")


def jumping(crabs="red d6, orange f8", rows=None):
    more = {"rows": rows} if rows else {}
    return after("play jump-aside", crabs=crabs, specials="jump-aside", **more)


def swapping(crabs="red d6, orange d8, blue c7", rows=None):
    more = {"rows": rows} if rows else {}
    return after("buy Ba", crabs=crabs, extras="Ba", shells=2, **more)


def leaping(crabs="red d6, orange f6", rows=None):
    more = {"rows": rows} if rows else {}
    return after("buy Ca", crabs=crabs, extras="Ca", shells=3, **more)


def leaping_one():
    state = proto(with_space("="), "red b2, orange a1, blue c1", extras="Ca", shells=3)
    play(state, "buy Ca")
    return state


NAMED = [f"{n} {message} {text}" for n, (_, message, _, text) in enumerate(CASES)]


def key(message):
    return message if message == "game-over" else f"oh-crab-{message}"


def asking(state):
    """Who asks: red where all plan, or nobody does anything any more; else the one who owes the decision."""
    return 0 if state.next_seat() < 0 or state.table[PHASE] == PLANNING else int(state.next_seat())


@rule("OC-012", "OC-020", "OC-031", "OC-032", "OC-033", "OC-036", "OC-038", "OC-043", "OC-047", "OC-052", "OC-054", "OC-055", "OC-058")
@rule("OC-068", "OC-072", "OC-074", "OC-075", "OC-076", "OC-082", "OC-083", "OC-088", "OC-094", "OC-095", "OC-098", "OC-103", "OC-104")
@rule("OC-105", "OC-107", "OC-108", "OC-109", "OC-110", "OC-112", "OC-113", "OC-117", "OC-119", "OC-120", "OC-121", "OC-205", "OC-211")
@rule("OC-212", "OC-213", "OC-428", "OC-444", "OC-D4", "OC-D10", "OC-D12", "OC-D19", "OC-D21", "OC-D25", "OC-D29", "OC-D51", "OC-D53")
@rule("OC-D60", "OC-D64")
@pytest.mark.parametrize(("id", "message", "position", "text"), CASES, ids=NAMED)
def test_the_rule_is_named(id, message, position, text):
    state = position()
    seat = asking(state)
    reason = GAME.why(state, seat, text)[0]
    assert (reason.rule, reason.message) == (id, key(message))
    for language in LANGUAGES:
        assert has(language, id)
        assert say(language, reason.message, **reason.args)


@pytest.mark.parametrize(("id", "message", "position", "text"), CASES, ids=NAMED)
def test_a_refused_choice_changes_nothing(id, message, position, text):
    state = position()
    seat = asking(state)
    before = (GAME.position(state), state.key())
    with pytest.raises(IllegalAction, match=id):
        state.apply(seat, GAME.parse(state, seat, text), Quick(1))
    assert (GAME.position(state), state.key()) == before


def test_every_reason_has_a_case():
    words = {message.id for message in read_rules(GAME.folder / "words.ftl")}
    reasons = {word for word in words if word.startswith(("oh-crab-why-", "oh-crab-owed-"))}
    never_refused = {"oh-crab-owed-act", "oh-crab-owed-nothing"}  # what may be chosen in a turn, and after the end
    cases = {key(message) for _, message, _, _ in CASES} - {"game-over"}
    assert cases <= reasons
    assert reasons - never_refused == cases | reasons & named_in_tests() - never_refused


def named_in_tests():
    """The reasons that some test asks for in full."""
    files = Path(__file__).parent.glob("test_*.py")
    return {word for file in files for word in re.findall(r'"(oh-crab-(?:why|owed)-[a-z-]+)"', file.read_text("utf-8"))}


@rule("OC-034", "OC-205")
def test_another_player_is_asked():
    """Who is not asked hears only that, whatever they ask."""
    for state, id in ((turn(hand="shell"), "OC-034"), (placing(), "OC-205")):
        seat = 1 - int(state.next_seat())
        found = {(reason.rule, reason.message) for action in range(GAME.actions) for reason in state.why_not(seat, action)}
        assert found == {(id, "oh-crab-why-turn")}


@rule("OC-D2")
def test_a_column_that_lies_otherwise_is_not_at_the_same_distance():
    state = jumping()
    seat = int(state.next_seat())
    reason = state.why_not(seat, GAME.parse(state, seat, "jump f6") - 1)[0]
    assert (reason.rule, reason.message) == ("OC-D2", "oh-crab-why-distance")


@pytest.mark.parametrize("action", [-1, GAME.actions, 10**6])
def test_a_number_that_is_no_action(action):
    state = turn()
    assert [reason.message for reason in state.why_not(0, action)] == ["oh-crab-why-no-action"]
    with pytest.raises(IllegalAction):
        state.apply(0, action, Quick(1))


def test_a_seat_that_is_not_there():
    assert [reason.message for reason in turn().why_not(3, 0)] == ["no-such-seat"]
    with pytest.raises(Refused, match="no seat 4"):
        turn().resign(3, Quick(1))


def test_all_that_can_be_asked_has_an_answer():
    """In random states every action is legal or has a reason that can be said."""
    for seed, options in enumerate(({"players": 2}, {"players": 4}, {"players": 3, "edition": "prototype", "board": "prototype"})):
        for decisions in range(5, 200, 39):
            state = random_game(seed, decisions, **options)
            for seat in state.pending():
                legal = state.legal(seat)
                for action in range(GAME.actions):
                    reasons = state.why_not(seat, action)
                    assert bool(reasons) == (action not in legal)
                    assert all(reason.rule and say("fr", reason.message, **reason.args) for reason in reasons)


def test_leaving_in_the_middle_of_a_push_leaves_nobody_on_top_of_another():
    state = pushing(NARROW, "red b2, orange b4, blue c5")
    assert state.legal(0)[0] >= PUSH
    state.resign(0, Quick(1))
    cells = [crab["cell"] for crab in GAME.position(state)["crabs"]]
    assert len(set(cells)) == len(cells)
