"""Why not, with the modules of the Adventure Pack: each refusal names its rule, says what is meant by its name, and changes nothing."""

import re
from typing import Any

import pytest

from estran.core import IllegalAction, Quick
from estran.core.words import LANGUAGES, has, say
from tests.rulemark import rule

from .games import ALL_MODULES, GAME, MODULES, new_game, random_game

UP: dict[str, Any] = {"up": True}
DOWN: dict[str, Any] = {"is": "", "knows": []}
ALL_ADDED = {"track": ["r1", "r2", "r3", "r4"], "hand": []}
CELLS = {"red": "c7", "orange": "f2", "blue": "d2"}


def choosing(players: int = 3, chosen: bool = False):
    state, luck = new_game(3, players=players, **ALL_MODULES)
    if chosen:
        state.apply(0, state.legal(0)[0], luck)
    return state


def turn(cells=None, skills=None, claws=None, seats=None, **fields):
    """Red's turn on the board of the worked examples, after adding: red is on c7, the others are far behind. Border 1 is resolved."""
    position = GAME.position(new_game(3, players=3, **ALL_MODULES)[0])
    position |= {"phase": "action", "turn": 1, "crab": "red", "begun": True, "chef": 1, "chef_used": True, "crossed": 1, "resolved": 1}
    position |= {"event_cards": [{"is": "siesta", **UP}, DOWN, DOWN], **fields}
    for crab, skill in zip(position["crabs"], ("sprinter", "yawner", "champion"), strict=True):
        colour = ("red", "orange", "blue")[position["crabs"].index(crab)]
        crab |= {"cell": {**CELLS, **(cells or {})}[colour], "skill": (skills or {}).get(colour, skill)}
        crab |= {"claws": (claws or {}).get(colour, 1)}
    for place, seat in enumerate(position["seats"], start=1):
        seat |= {"dealt": [], "chosen": [], **(seats or {}).get(place, {})}
    return GAME.from_position(position)


def after(state, *texts):
    for text in texts:
        seat = state.next_seat()
        state.apply(seat, GAME.parse(state, seat, text), Quick(1))
    return state


def in_force(event, **fields):
    return turn(event=event, event_cards=[{"is": event, **UP}, DOWN, DOWN], **fields)


def skilled(skill, **fields):
    return turn(skills={"red": skill}, **fields)


def owing(name, seat=1, skills=None, **said):
    fields = {key: said.pop(key) for key in ("reward", "tokens", "seats", "cells", "event_cards", "crossed", "resolved") if key in said}
    return turn(skills=skills, steps=[{"owes": name, "seat": seat, **said}], **fields)


def pushing(skills=None, cells=None):
    """Red has entered the space of blue."""
    return after(turn({"blue": "c9", **(cells or {})}, skills, pool={"forward": 1}), "forward")


def spying(**said):
    return owing("spy", left=2, **said)


def picking():
    cards = [{"is": "sales", **UP}, DOWN, DOWN]
    return owing("pick", skills={"red": "forecaster"}, event_cards=cards, events=["sales", "robin"])


CASES = [
    # choosing
    ("OC-341", "oh-crab-owed-choose", choosing, "rest"),
    ("OC-341", "oh-crab-why-chosen", lambda: choosing(chosen=True), "choose cork"),
    ("OC-341", "oh-crab-why-so-many-skills", choosing, "choose cork brute"),
    ("OC-347", "oh-crab-why-so-many-skills", lambda: choosing(2), "choose cork"),
    ("OC-340", "oh-crab-why-not-dealt", choosing, "choose {absent}"),
    ("OC-340", "oh-crab-why-not-dealt", lambda: choosing(2), "choose cork cork"),
    # borders and events
    ("OC-D77", "oh-crab-why-nothing-due", turn, "reveal"),
    ("OC-054", "oh-crab-why-chef-diagonal", lambda: turn(chef_used=False), "chef forward"),
    ("OC-D51", "oh-crab-why-chef-used", lambda: in_force("chef-runs"), "chef forward"),
    ("OC-E2", "oh-crab-why-broken", lambda: in_force("broken", broken="Bb", seats={1: {"shells": 5}}), "Bb"),
    ("OC-E9", "oh-crab-why-extras-used", lambda: in_force("happy-hour", extras_used=["Aa"], seats={1: {"shells": 5}}), "Aa"),
    ("OC-055", "oh-crab-why-extra-used", lambda: in_force("sales", extras_used=["Aa"], seats={1: {"shells": 5}}), "Bb"),
    ("OC-055", "oh-crab-why-shells", lambda: in_force("sales", seats={1: {"shells": 0}}), "Bb"),
    # treasures and tokens
    ("OC-311", "oh-crab-why-no-treasure", turn, "plank"),
    ("OC-D29", "oh-crab-why-in-sea", lambda: at_sea(treasures=["plank"]), "plank"),
    ("OC-S8", "oh-crab-why-no-card", lambda: turn(seats={1: {"treasures": ["fries"], "finds": 1, **ALL_ADDED}}), "fries"),
    ("OC-S9", "oh-crab-why-no-discards", lambda: turn(seats={1: {"treasures": ["bucket"], "finds": 1}}), "bucket"),
    ("OC-S10", "oh-crab-why-useless", lambda: alone(treasures=["ball"]), "ball"),
    ("OC-S4", "oh-crab-owed-pull", lambda: owing("pull", crab="red"), "end"),
    ("OC-S4", "oh-crab-why-pulled", lambda: owing("pull", crab="red"), "move blue back"),
    ("OC-S4", "oh-crab-why-pulled", lambda: owing("pull", crab="red"), "move red forward"),
    ("OC-S4", "oh-crab-why-not-free", lambda: owing("pull", crab="red", cells={"blue": "c5"}), "move red back"),
    # skills of one's own turn
    ("OC-347", "oh-crab-why-other-skill", lambda: skilled("cork"), "sprint"),
    ("OC-343", "oh-crab-why-no-claw", lambda: skilled("sprinter", claws={"red": 0}), "sprint"),
    ("OC-A2", "oh-crab-why-skill-useless", lambda: skilled("hermit"), "shed"),
    ("OC-A3", "oh-crab-why-no-rest", lambda: skilled("sleepwalker"), "sleepwalk"),
    ("OC-A4", "oh-crab-why-not-in-track", lambda: skilled("weaver"), "weave r1 left"),
    ("OC-A4", "oh-crab-why-no-weaving", lambda: skilled("weaver", seats={1: ALL_ADDED}), "weave r1 left"),
    ("OC-A6", "oh-crab-why-no-token", lambda: skilled("hunter"), "dig d20"),
    ("OC-A7", "oh-crab-why-build-beside", lambda: skilled("builder"), "build c3"),
    ("OC-D93", "oh-crab-why-no-building", lambda: skilled("builder"), "build b8"),
    ("OC-A14", "oh-crab-why-no-robbing", lambda: skilled("pickpocket"), "rob red"),
    # answers
    ("OC-063", "oh-crab-why-push-back", pushing, "push back"),
    ("OC-A13", "oh-crab-why-push-back-free", lambda: pushing({"red": "brute"}, {"orange": "d8"}), "push back-right"),
    ("OC-A11", "oh-crab-owed-steer", lambda: pushing({"blue": "cork"}), "end"),
    ("OC-A11", "oh-crab-why-no-steering", lambda: pushing({"blue": "cork"}), "move red left"),
    ("OC-A8", "oh-crab-owed-offer", lambda: after(pushing({"blue": "carapace"}), "push forward"), "end"),
    ("OC-A8", "oh-crab-owed-offer", lambda: after(pushing({"blue": "carapace"}), "push forward"), "yawn"),
    ("OC-A10", "oh-crab-owed-pick", picking, "end"),
    ("OC-A10", "oh-crab-why-not-shown", picking, "pick flea-market"),
    ("OC-A6", "oh-crab-owed-dig", lambda: owing("dig", token=2), "end"),
    # rewards
    ("OC-333", "oh-crab-owed-trophy", lambda: owing("trophy", reward="provisions"), "end"),
    ("OC-333", "oh-crab-why-other-reward", lambda: owing("trophy", reward="provisions"), "reward spy"),
    ("OC-333", "oh-crab-why-reward-useless", lambda: owing("trophy", reward="provisions"), "reward recall"),
    ("OC-350", "oh-crab-owed-recall", lambda: owing("recall", left=2, seats={1: TRACK}), "end"),
    ("OC-350", "oh-crab-why-not-in-track", lambda: owing("recall", left=2, seats={1: TRACK}), "recall r3"),
    ("OC-D112", "oh-crab-why-first-of-several", lambda: owing("recall", left=2, seats={1: TRACK}), "done"),
    ("OC-351", "oh-crab-owed-build", lambda: owing("build", left=2), "end"),
    ("OC-D93", "oh-crab-why-no-building", lambda: owing("build", left=2), "build c7"),
    ("OC-D112", "oh-crab-why-first-of-several", lambda: owing("build", left=2), "done"),
    ("OC-352", "oh-crab-owed-spy", spying, "end"),
    ("OC-D112", "oh-crab-why-first-of-several", spying, "done"),
    ("OC-D95", "oh-crab-why-nothing-hidden", lambda: spying(tokens=[]), "spy d10"),
    ("OC-D81", "oh-crab-why-seen", lambda: after(spying(), "spy event 2"), "spy event 2"),
    ("OC-D81", "oh-crab-why-seen", spying, "spy challenge 1"),
]
TRACK = {"track": ["r1", "r2"], "hand": ["r3", "r4"]}
NAMED = [f"{n} {message} {text}" for n, (_, message, _, text) in enumerate(CASES)]


def at_sea(**seat):
    """Red is in the sea, and goes on with its turn."""
    return turn(
        {"red": "sea"}, crossed=4, resolved=4, event_cards=[UP_ALL[0], UP_ALL[1], UP_ALL[2]], **OVER, seats={1: {"finds": 1, **seat}}
    )


def alone(**seat):
    """There is nobody else on the beach."""
    return turn({"orange": "sea", "blue": "sea"}, crossed=4, resolved=4, event_cards=UP_ALL, **OVER, seats={1: {"finds": 1, **seat}})


UP_ALL = [{"is": event, **UP} for event in ("siesta", "windfall", "moult")]
OVER = {"challenge_cards": [{"is": one, **UP} for one in ("shells", "hand", "track")], "challenge": "", "reward": ""}


IDS = r"\b(plank|cork|brute|carapace|sprinter|flea-market|red|orange|blue|Bb|Aa|None)\b"
"""Of what has a name."""


def asked(state, text):
    """Who asks, and what: a skill that was not dealt is found here."""
    absent = next((skill for skill in ("cork", "sprinter", "hermit") if skill not in GAME.view(state, 0)["seats"][0]["dealt"]), "")
    seat = 0 if state.next_seat() < 0 or GAME.view(state, None)["phase"] == "choosing" else state.next_seat()
    return seat, text.format(absent=absent)


@rule("OC-311", "OC-333", "OC-340", "OC-341", "OC-343", "OC-347", "OC-350", "OC-351", "OC-352", "OC-A2", "OC-A3", "OC-A4", "OC-A6", "OC-A7")
@rule(
    "OC-A8", "OC-A10", "OC-A11", "OC-A13", "OC-A14", "OC-D77", "OC-D81", "OC-D93", "OC-D95", "OC-D112", "OC-E2", "OC-E9", "OC-S4", "OC-S8"
)
@rule("OC-S9", "OC-S10")
@pytest.mark.parametrize(("id", "message", "position", "text"), CASES, ids=NAMED)
def test_the_rule_is_named(id, message, position, text):
    state = position()
    seat, text = asked(state, text)
    reason = GAME.why(state, seat, text)[0]
    assert (reason.rule, reason.message) == (id, message)
    for language in LANGUAGES:
        assert has(language, id)
        said = say(language, reason.message, **reason.args)
        assert said.endswith(".")
        assert not re.search(IDS, said.replace(" red crab", "").replace(" blue crab", ""))


@pytest.mark.parametrize(("id", "message", "position", "text"), CASES, ids=NAMED)
def test_a_refused_choice_changes_nothing(id, message, position, text):
    state = position()
    seat, text = asked(state, text)
    before = (GAME.position(state), state.key())
    with pytest.raises(IllegalAction, match=id):
        state.apply(seat, GAME.parse(state, seat, text), Quick(1))
    assert (GAME.position(state), state.key()) == before


@pytest.mark.parametrize("options", MODULES, ids=str)
def test_all_that_can_be_asked_has_an_answer(options):
    """In random states every action is legal or has a reason that can be said in both languages."""
    for decisions in range(0, 160, 53):
        state = random_game(5, decisions, **options)
        for seat in state.pending():
            legal = state.legal(seat)
            for action in range(GAME.actions):
                reasons = state.why_not(seat, action)
                assert bool(reasons) == (action not in legal)
                for reason in reasons:
                    assert has("en", reason.rule)
                    assert all(say(language, reason.message, **reason.args) for language in LANGUAGES)


SAID = [
    ("oh-crab-why-useless", {"what": "ball"}, "“Beach ball” would do nothing now.", "« Ballon de plage » n'aurait aucun effet maintenant."),
    (
        "oh-crab-why-no-claw",
        {"what": "cork"},
        "All claws of the skill “Cork” are used.",
        "Toutes les pinces de la compétence « Le Bouchon » sont utilisées.",
    ),
    (
        "oh-crab-why-seen",
        {"sort": "token", "place": "d8"},
        "You know the surprise token on d8 already.",
        "Vous connaissez déjà le jeton Surprise en d8.",
    ),
    ("oh-crab-why-seen", {"sort": "event", "place": "2"}, "You know event 2 already.", "Vous connaissez déjà l'événement 2."),
    (
        "oh-crab-owed-offer",
        {"what": "yawner"},
        "It must be decided whether the skill “Yawner” is used.",
        "Il faut décider d'utiliser ou non la compétence « Le Bâilleur ».",
    ),
]


@pytest.mark.parametrize(("key", "args", "en", "fr"), SAID)
def test_what_is_meant_is_said_by_its_name(key, args, en, fr):
    assert say("en", key, **args) == en
    assert say("fr", key, **args).replace("\u00a0", " ") == fr
