"""Everything that La marche du crabe says can be said in both languages, with the arguments that the code gives."""

import re

import pytest
from tools.rulebook import read_rules

from estran.core.words import LANGUAGES, has, say

from .beach import GAME, look, random_game

WORDS = {message.id for message in read_rules(GAME.folder / "words.ftl")}
CELL = {"cell": "c3"}
WAY = {"start": "c3", "cell": "d5"}
SPENT = {"player": "Ada", "start": "c3", "end": "e3", "price": 1}
ARGS = {
    "marche-event-drew": {"player": "Ada", "row": 3},
    "marche-event-appeared": {"player": "Ada", **CELL},
    "marche-event-moved": SPENT,
    "marche-event-stayed": SPENT,
    "marche-event-sprung": {"player": "Ada", "object": "ball", "timid": False, **CELL},
    "marche-event-freed": {"player": "Ada", "object": "ball", "timid": False, **CELL},
    "marche-event-collected": {"player": "Ada", **CELL},
    "marche-event-resigned": {"player": "Ada"},
    "marche-warning-crabs": {"row": 3},
    "marche-warning-dry": {"row": 3},
    "marche-freed": {"winners": "Ada", "points": 3},
    "marche-why-no-action": {"action": 99},
    "marche-why-turn": {"seat": 2},
    "marche-why-appear-first": {"row": 3},
    "marche-why-other-row": {"row": 3, **CELL},
    **{f"marche-why-{why}": CELL for why in ("object", "tourteau", "crabs", "no-card", "here", "turned", "unpaid", "unpaid-stay")},
    **{f"marche-why-{way}": WAY for way in ("column", "row", "downhill", "uphill", "hermit")},
    "marche-content-row": {"n": 3},
    "marche-content-object": {"n": 3, "en": "ball", "fr": "ballon"},
    "marche-explain-holds": {"seat": 2, "cells": "c3 (80 %)"},
    "marche-explain-unread": {"seat": 2},
    "marche-explain-stranger": {"seat": 2},
    "marche-explain-sign": {"place": 1, "cells": 4},
    "marche-explain-plan": {"choices": 7},
    "marche-no-cell": {"text": "move g9", "cell": "g9"},
}
"""The arguments of each message; those that are not here take none."""


def test_the_rulebook_has_all_rules_in_order():
    ids = [f"MC-{n:02}" for n in range(1, 34)] + [f"MC-L{n}" for n in range(1, 22)]
    assert [rule.id for rule in read_rules(GAME.folder / "rulebook.ftl")] == ids


def test_every_word_the_code_uses_is_there():
    used = {key for file in GAME.folder.rglob("*.py") for key in re.findall(r'"(marche-[a-z-]+)"', file.read_text("utf-8"))}
    assert used
    assert used <= WORDS


def test_the_page_of_the_game_its_log_and_its_ends_have_their_words():
    kinds = ("drew", "appeared", "moved", "stayed", "sprung", "freed", "collected", "resigned", "ended")
    ends = {f"marche-{end}{short}" for end in ("freed", "caught", "crowded", "given-up") for short in ("", "-short")}
    options = {f"marche-option-{option.name}" for option in GAME.options}
    events = {f"marche-event-{kind}" for kind in kinds}
    assert {"marche-title", "marche-line", "marche-source", "marche-options", "marche-ask-appear", "marche-ask-move"} <= WORDS
    assert options | events | ends <= WORDS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_crabs_ways_meanings_and_warnings_have_their_words(players):
    for seat in look(random_game(1, 0, players=players))["seats"]:
        assert {f"marche-crab-{seat['crab']}", f"marche-way-{seat['way']}", f"marche-meaning-{seat['meaning']}"} <= WORDS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", sorted(WORDS))
def test_it_can_be_said(key, language):
    assert has(language, key)
    said = say(language, key, **ARGS.get(key, {}))
    assert said
    assert "{" not in said


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_of_options_names_them_all(option, language):
    line = say(language, "marche-options").replace("\u00a0", "")
    assert f"{option.name}: {', '.join(map(str, option.values))}" in line


@pytest.mark.parametrize(
    ("price", "en", "fr"),
    [
        (0, "Ada moves the crabs from c3 to e3.", "Ada déplace les crabes de c3 à e3."),
        (1, "Ada moves the crabs from c3 to e3, for one shrimp.", "Ada déplace les crabes de c3 à e3, pour une crevette."),
        (3, "Ada moves the crabs from c3 to e3, for 3 shrimps.", "Ada déplace les crabes de c3 à e3, pour 3 crevettes."),
    ],
)
def test_what_a_move_cost(price, en, fr):
    assert say("en", "marche-event-moved", **{**SPENT, "price": price}) == en
    assert say("fr", "marche-event-moved", **{**SPENT, "price": price}) == fr


def test_a_timid_crab_is_named_only_where_it_was_timid():
    said = {timid: say("en", "marche-event-freed", player="Ada", object="ball", cell="b2", timid=timid) for timid in (False, True)}
    assert said == {
        False: "A brother is freed on b2 (ball).",
        True: "A brother is freed on b2 (ball), but Ada was too timid to go there.",
    }
