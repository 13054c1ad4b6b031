"""Everything that Crabz says can be said in both languages, with the arguments that the code gives."""

import re

import pytest
from tools.rulebook import read_rules

from estran.core.words import LANGUAGES, has, say

from .beach import GAME

WORDS = {message.id for message in read_rules(GAME.folder / "words.ftl")}
ARGS = {
    "crabz-event-moved": {"player": "Ada", "crab": "1L", "start": "c2", "end": "c3"},
    "crabz-event-placed": {"player": "Ada", "crab": "1L", "cell": "c3"},
    "crabz-event-wave": {"player": "Ada", "crabs": 2, "rocks": 1},
    "crabz-event-stuck": {"player": "Ada"},
    "crabz-event-resigned": {"player": "Ada"},
    "crabz-last-able": {"winners": "Ada"},
    "crabz-chase": {"winners": "Ada, Blaise"},
    "crabz-agreed": {"winners": "Ada, Blaise"},
    "crabz-why-no-action": {"action": 1440},
    "crabz-why-out": {"seat": 2},
    "crabz-why-turn": {"seat": 2},
    "crabz-why-zone": {"cell": "a1", "players": 2},
    "crabz-why-taken": {"cell": "c3"},
    "crabz-why-no-crab": {"cell": "c3"},
    "crabz-why-first-rock": {"cell": "c3"},
    "crabz-why-fewer-rocks": {"cell": "c3"},
    "crabz-why-fewer-crabs": {"cell": "c3"},
    "crabz-crab": {"owner": 2, "size": "L"},
    "crabz-why-covered": {"cell": "c3", "owner": 2, "size": "L"},
    "crabz-why-not-yours": {"cell": "c3", "owner": 2, "size": "L"},
    "crabz-why-start": {"start": "c3", "end": "c3"},
    "crabz-why-empty": {"start": "c3", "end": "c4"},
    "crabz-why-larger": {"owner": 2, "size": "L", "start": "c3", "end": "c4"},
    "crabz-why-gap": {"steps": 2, "start": "c3", "end": "c4"},
    "crabz-why-twice": {"steps": 3, "start": "c3", "end": "c4"},
    "crabz-why-steps": {"steps": 1, "start": "c3", "end": "c4"},
    "crabz-why-stuck": {"steps": 2},
    "crabz-content-zone": {"players": 2},
    "crabz-other-crab": {"owner": 2, "size": "L", "seat": 1},
    "crabz-no-cell": {"text": "z9-c3", "cell": "z9"},
}
"""The arguments of each message; those that are not here take none."""


def test_every_word_the_code_uses_is_there():
    used = {key for file in GAME.folder.rglob("*.py") for key in re.findall(r'"(crabz-[a-z-]+)"', file.read_text("utf-8"))}
    assert used
    assert used <= WORDS


def test_the_page_of_the_game_and_its_log_have_their_words():
    options = {f"crabz-option-{option.name}" for option in GAME.options}
    events = {f"crabz-event-{kind}" for kind in ("moved", "placed", "wave", "stuck", "ended", "resigned")}
    assert {"crabz-title", "crabz-line", "crabz-source"} | options | events <= WORDS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", sorted(WORDS))
def test_it_can_be_said(key, language):
    assert has(language, key)
    said = say(language, key, **ARGS.get(key, {}))
    assert said
    assert "{" not in said


@pytest.mark.parametrize(
    ("crabs", "rocks", "en", "fr"),
    [
        (1, 1, "A wave washes one crab off one rock.", "Une vague balaie un rocher et emporte un crabe."),
        (5, 1, "A wave washes 5 crabs off one rock.", "Une vague balaie un rocher et emporte 5 crabes."),
        (5, 3, "A wave washes 5 crabs off 3 rocks.", "Une vague balaie 3 rochers et emporte 5 crabes."),
    ],
)
def test_one_crab_and_several(crabs, rocks, en, fr):
    assert say("en", "crabz-event-wave", crabs=crabs, rocks=rocks) == en
    assert say("fr", "crabz-event-wave", crabs=crabs, rocks=rocks) == fr
