"""Positions with the Adventure Pack: all comes back, and what cannot be is refused with where and why."""

import copy

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from estran.core import Quick, Refused
from tests.rulemark import rule

from .adventure import ALL, GAME, begun, laid, moment, now, play
from .games import ADVENTURES, new_game, random_game, step
from .test_positions import changed, check_whole_or_refused, everything, read

FULL = [options for options in ADVENTURES if set(ALL) <= set(options)]


# -- round trips


@pytest.mark.parametrize("options", FULL, ids=str)
def test_positions_come_back_at_every_decision(options):
    state, luck = new_game(7, **options)
    decisions = 0
    while state.pending() and decisions < 250:
        again = read(GAME.position(state))
        assert GAME.position(again) == GAME.position(state)
        assert again.key() == state.key()
        step(state, luck)
        decisions += 1


@pytest.mark.parametrize("options", FULL, ids=str)
def test_views_and_choices_come_back(options):
    state, luck = new_game(8, **options)
    for _ in range(25):
        assert everything(read(GAME.position(state))) == everything(state)
        for _ in range(9):
            if state.pending():
                step(state, luck)


@pytest.mark.parametrize("options", ADVENTURES, ids=str)
@rule("OC-D104", "OC-D109")
def test_games_that_somebody_left_come_back(options):
    state, luck = new_game(9, **options)
    decisions = 0
    while state.pending() and decisions < 300:
        decisions += 1
        if GAME.position(state)["steps"] or decisions % 10 == 0:
            for seat in range(state.players):
                other = state.clone()
                try:
                    other.resign(seat, Quick(decisions))
                except Refused:  # in the middle of another's action
                    continue
                assert GAME.invariants(other) == []
                assert GAME.position(read(GAME.position(other))) == GAME.position(other)
        step(state, luck)


# -- refusals

CRABS = "red d8, orange d2, blue c5"
GOOD = moment(CRABS, on="surprises events challenges", skills={"red": "cork", "orange": "carapace", "blue": "hunter"})
MENU = now(begun(GOOD))
PLANNING = now(random_game(3, 3, players=3, **ALL))
CHOOSING = now(random_game(3, 0, players=3, **ALL))
TEAMS = now(random_game(3, 0, players=2, **ALL))
CRYSTAL = now(random_game(3, 3, players=3, events="crystal"))
PUSHED = laid("red c3, orange d2, blue c5", skills={"blue": "cork"}, pool="forward")
play(PUSHED, "forward")
STEERED = now(PUSHED)
PLAIN = now(random_game(3, 12, players=3))


def token(cell, **more):
    return {"cell": cell, "is": "", "knows": [], **more}


def tokens(**said):
    """All tokens, some face up: tokens(d10="plank")."""
    return [
        token(one["cell"]) if one["cell"] not in said else {"cell": one["cell"], "is": said[one["cell"]], "up": True}
        for one in GOOD["tokens"]
    ]


def owing(*steps, base=MENU, **more):
    return changed(base, steps=[{"seat": 1, **step} for step in steps], **more)


CASES = [
    # tokens
    (changed(MENU, crabs__0__cell="d10"), "cannot be at tokens: a crab is on d10 and has not turned it up"),
    (changed(MENU, tokens=tokens(d10="shard", a5="hole")), "cannot be at tokens: there is no more trash on beach tile 1"),
    (changed(MENU, tokens=tokens(d10="shard"), trash_found=[1]), "cannot be at tokens: there is no more trash on beach tile 1"),
    (changed(MENU, tokens=[*tokens(), token("d10")]), "cannot be at tokens[9].cell: two tokens are on d10"),
    (changed(MENU, tokens=[token("d8")]), 'malformed at tokens[0].cell: there is no surprise space "d8"'),
    (changed(MENU, tokens=tokens(d10="bucket", d20="bucket")), "cannot be at tokens: there are not so many bucket"),
    (changed(MENU, tokens=tokens(d10="bucket"), spent=["bucket"]), "cannot be at tokens: there are not so many bucket"),
    (changed(MENU, seats__0__treasures=["ball"], seats__1__treasures=["ball"]), "cannot be at tokens: there are not so many ball"),
    (changed(MENU, spent=["bucket", "bucket"]), "cannot be at spent: there are not so many bucket"),
    (changed(MENU, seats__0__treasures=["purse"]), "cannot be at seats[0].treasures: purse is not kept"),
    (changed(MENU, tokens=[token("d10", up=True)]), "cannot be at tokens[0].is: somebody has seen it"),
    (changed(MENU, tokens=[token("d10", knows=[1])]), "cannot be at tokens[0].is: somebody has seen it"),
    (changed(MENU, tokens=[{"cell": "d10", "is": "ball", "knows": []}]), "cannot be at tokens[0].is: nobody has looked at it yet"),
    (changed(MENU, tokens=[{"cell": "d10", "is": "nap", "up": True}]), "malformed at tokens[0].is: expected one of shard"),
    (changed(MENU, tokens=[{"cell": "d10", "is": "ball", "knows": [4]}]), "malformed at tokens[0].knows: expected 1 to 3, got 4"),
    (changed(MENU, tokens=[token("d10", mood="fine")]), "malformed at tokens[0].mood: nothing is said of it"),
    # borders
    (changed(MENU, crossed=0, resolved=0), "cannot be at crossed: the crab on d8 has crossed more borders"),
    (changed(MENU, crossed=1, resolved=2), "cannot be at resolved: no crab has crossed that border"),
    (changed(MENU, crossed=5, resolved=1), "malformed at crossed"),
    (changed(PLANNING, crossed=1), "cannot be at resolved: border 1 was resolved in the turn in which it was crossed"),
    # events
    (changed(MENU, event_cards=[]), "malformed at event_cards: expected 3, one a beach tile, got 0"),
    (changed(MENU, event="sales"), "cannot be at event: no card that is turned up puts it in force"),
    (changed(MENU, event="siesta"), "cannot be at event: siesta acts at once and is gone"),
    (changed(MENU, event_cards__1={"is": "sales", "up": True}), "cannot be at event_cards[1]: it lies face down still"),
    (changed(MENU, event_cards__1={"is": "siesta", "knows": [1]}), "cannot be at event_cards: siesta is somewhere else, too"),
    (changed(MENU, events_out=["siesta"]), "cannot be at event_cards: siesta is somewhere else, too"),
    (changed(CRYSTAL, omens=["sales"]), "cannot be at omens: expected 3 events of those in the game"),
    (changed(CRYSTAL, omens=["sales", "moult", "robin"]), "cannot be at omens: expected 3 events of those in the game"),
    (changed(CRYSTAL, event_cards__0={"is": "moult", "knows": [1]}), "cannot be at event_cards: moult is not in the game"),
    (changed(MENU, helper=2), "cannot be at helper: nobody has the kitchen hand without its event"),
    (
        changed(MENU, event_cards__0={"is": "kitchen-hand", "up": True}, event="kitchen-hand", helper=1),
        "cannot be at helper: the kitchen hand goes to another player than the chef",
    ),
    # challenges
    (changed(MENU, challenge="chain"), "cannot be at challenge: no card that is turned up is chain"),
    (changed(MENU, challenge=""), "cannot be at challenge: expected the challenge of beach tile 1"),
    (changed(MENU, challenge_cards__1={"is": "shells", "knows": [2]}), "cannot be at challenge_cards: shells is listed twice"),
    (changed(MENU, challenge_cards__2={"is": "chain", "up": True}), "cannot be at challenge_cards[2]: it lies face down still"),
    (changed(MENU, reward=""), "cannot be at reward: a reward card lies there as long as a challenge does"),
    # skills
    (changed(MENU, crabs__0__claws=4), "cannot be at crabs[0].claws: it has not so many"),
    (changed(MENU, crabs__0__claws=-1), "malformed at crabs[0].claws"),
    (changed(MENU, crabs__0__skill="carapace"), "cannot be at crabs[0].skill: two crabs are the carapace"),
    (changed(MENU, crabs__0__skill="", crabs__0__claws=0), "cannot be at crabs[0].skill: all have a skill once all have chosen"),
    (changed(MENU, crabs__0__skill="piper"), "malformed at crabs[0].skill: expected one of sprinter"),
    (changed(MENU, seats__0__dealt=["yawner", "weaver"]), "cannot be at seats: no skills are dealt any more"),
    (changed(CHOOSING, seats__0__dealt=["cork"]), "cannot be at seats[0].dealt: expected two skills for each crab"),
    (changed(CHOOSING, seats__0__chosen=["cork", "brute"]), "malformed at seats[0].chosen: expected 1 skills, got 2"),
    (changed(CHOOSING, crabs__0__skill="cork"), "cannot be at crabs[0].skill: all have a skill once all have chosen, and none before"),
    (changed(TEAMS, crabs__0__cell="g1"), "cannot be at crabs: teams put their crabs down after that"),
    # what was built
    (changed(MENU, built=["d10"]), "cannot be at built: d10 is no standard space"),
    (changed(MENU, built=["b8"]), "cannot be at built: b8 is no standard space"),
    (changed(MENU, built=["h9"]), 'malformed at built: there is no space "h9"'),
    # modules that are not in play
    (changed(PLAIN, tokens=[]), "malformed at tokens: the module that has it is not in play"),
    (changed(PLAIN, crossed=0), "malformed at crossed: the module that has it is not in play"),
    (changed(PLAIN, crabs__0__claws=0), "malformed at crabs[0].claws: the module that has it is not in play"),
    (changed(PLAIN, seats__0__treasures=[]), "malformed at seats[0].treasures: the module that has it is not in play"),
    (changed(PLAIN, phase="choosing"), "cannot be at phase: nobody chooses a skill"),
    (changed(CRYSTAL, events="stormy"), "malformed at events: expected one of off, on"),
    (changed(now(laid(CRABS, skills={"red": "cork"})), crabs__0__skill="hunter"), "cannot be at crabs[0].skill: hunter is not in"),
    # steps
    (owing({"owes": "offer", "skill": "carapace", "seat": 2}), 'cannot be at steps[0]: "offer" leaves nothing to choose'),
    (owing({"owes": "offer", "skill": "carapace"}), "cannot be at steps[0]: seat 1 has no carapace"),
    (owing({"owes": "offer", "skill": "cork"}), "malformed at steps[0].skill: expected one of carapace"),
    (owing({"owes": "steer", "crab": "blue", "seat": 3}), "cannot be at steps: nobody pushes the blue crab"),
    (changed(STEERED, steps__0__seat=2), "cannot be at steps[0]: that crab is not steered by this seat"),
    (changed(STEERED, crabs__2__claws=0), 'cannot be at steps[0]: "steer" leaves nothing to choose'),
    (owing({"owes": "find", "crab": "red"}), "cannot be at steps[0]: there is no token where that crab is"),
    (owing({"owes": "pull", "crab": "blue"}), "cannot be at steps[0]: that crab is another's"),
    (owing({"owes": "count", "border": 3}), "cannot be at steps[0]: that border is not being resolved"),
    (owing({"owes": "pick", "events": ["sales", "siesta"]}), "cannot be at steps[0]: no two events are shown"),
    (owing({"owes": "dig", "token": 9}), "malformed at steps[0].token"),
    (owing({"owes": "spy", "left": "two"}), "malformed at steps[0].left: Expected `int`"),
    (owing({"owes": "count", "border": 1, "shines": None}), "malformed at steps[0].shines: Expected `int`"),
    (owing({"owes": "offer", "skill": "carapace", "shells": []}), "malformed at steps[0].shells: Expected `int`"),
    (owing({"owes": "spy", "left": 0}), "malformed at steps[0].left: expected 1 to 9, got 0"),
    (owing({"owes": "trophy"}, base=PLAIN, begun=True), "cannot be at"),
]


def test_the_good_ones_are_good():
    for position in (MENU, PLANNING, CHOOSING, TEAMS, CRYSTAL, STEERED, PLAIN):
        state = GAME.from_position(position)
        assert GAME.invariants(state) == []
        assert GAME.position(state) == position


@pytest.mark.parametrize(("position", "sentence"), CASES, ids=[f"{n}" for n in range(len(CASES))])
def test_what_is_wrong_is_said_in_one_sentence(position, sentence):
    given_ = copy.deepcopy(position)
    with pytest.raises(Refused) as refused:
        GAME.from_position(position)
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)
    assert refused.value.say("fr").startswith("La position est")
    assert position == given_


def test_a_due_border_between_rounds_is_that_of_a_seat_that_left():
    position = changed(PLANNING, crossed=1)
    with pytest.raises(Refused):
        GAME.from_position(position)
    state = random_game(3, 3, players=3, **ALL)
    state.resign(1, Quick(1))
    assert GAME.position(GAME.from_position({**now(state), "crossed": 1}))["crossed"] == 1


# -- fuzz

positions = st.builds(
    lambda seed, decisions: GAME.position(random_game(seed, decisions, **ADVENTURES[seed % len(ADVENTURES)])),
    st.integers(0, 10**6),
    st.integers(0, 120),
)
MODULE_FIELDS = [
    *("tokens", "spent", "trash_found", "event", "event_cards", "events_out", "omens", "broken", "helper", "helper_used", "challenge"),
    *("challenge_cards", "reward", "built", "crossed", "resolved", "rested", "extras_used", "steps", "phase", "turn", "crab", "chef"),
]


@settings(max_examples=60)
@given(positions, positions, st.lists(st.sampled_from(MODULE_FIELDS), min_size=1, max_size=4))
def test_fields_of_other_positions(one, other, mixed):
    check_whole_or_refused({**one, **{name: other[name] for name in mixed if name in other}})


@settings(max_examples=40)
@given(positions, positions)
def test_halves_of_two_positions(one, other):
    check_whole_or_refused({**one, "crabs": other["crabs"]})
    check_whole_or_refused({**one, "seats": other["seats"]})
