"""Every word that the browser says is there, in both languages, and nothing else is. No browser needed."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from estran.core.chance import Quick, secret_of
from estran.core.words import LANGUAGES
from estran.games import GAMES, game, key_of
from estran.games.oh_crab.rules.adventure.skill import WORDS
from estran.games.oh_crab.rules.owed.owed import STEPS
from estran.games.oh_crab.rules.verbs import VERBS
from estran.server.pages import ESTRAN, WEB
from estran.table import Match, audience

SOURCES = sorted(file for file in WEB.rglob("*.js") if "vendor" not in file.parts)
OWN = [WEB / "words.ftl", *sorted((WEB / "words").glob("*.ftl"))]
SHARED = [ESTRAN / "core" / "words.ftl", *(ESTRAN / "games" / id / name for id in GAMES for name in ("words.ftl", "rulebook.ftl"))]
MADE = re.compile(r"`([a-z][\w-]*-(?:\$\{[^`{}]+\}[\w-]*)+)`")
ANY_FEW = "web-${name}-${one}"
"""The values of a choice among a few are called by its name, which stands where it is used."""
SAID = re.compile(r'\b(?:say|has)\(\s*(?:"([^"]+)"|`([^`]+)`)')


@cache
def keys(file: Path) -> frozenset[str]:
    body = FluentParser().parse(file.read_text("utf-8")).body
    return frozenset(
        entry.id.name for entry in body if isinstance(entry, ast.Message) and {one.id.name for one in entry.attributes} >= set(LANGUAGES)
    )


def pattern(template: str) -> re.Pattern[str]:
    """What a key may be that is put together: `web-event-${kind}`."""
    return re.compile("".join(".+" if part.startswith("${") else re.escape(part) for part in re.split(r"(\$\{[^}]*\}+)", template)))


def everything() -> frozenset[str]:
    return frozenset().union(*(keys(file) for file in [*OWN, *SHARED]))


@pytest.mark.parametrize("source", SOURCES, ids=lambda file: str(file.relative_to(WEB)))
def test_what_is_said_has_its_words(source):
    known = everything()
    for plain, template in SAID.findall(source.read_text("utf-8")):
        if plain:
            assert plain in known, plain
        elif not template.startswith("${"):
            assert any(pattern(template).fullmatch(key) for key in known), template


def used() -> tuple[str, list[re.Pattern[str]]]:
    """All code; and what keys may be that are put together in it."""
    code = "\n".join(source.read_text("utf-8") for source in SOURCES)
    few = [f"web-{name}-${{one}}" for name in re.findall(r'\$\{Few\} name="(\w+)"', code)]
    made = [template for template in MADE.findall(code) if template != ANY_FEW]
    assert len(made) < len(MADE.findall(code)), "that is how they are put together"
    return code, [pattern(template) for template in [*made, *few]]


@pytest.mark.parametrize("file", OWN, ids=lambda file: str(file.relative_to(WEB)))
def test_every_word_of_the_browser_is_said(file):
    code, made = used()
    said = set(re.findall(r"[a-z][\w-]+", code))
    unused = {key for key in keys(file) if key not in said and not any(one.fullmatch(key) for one in made)}
    assert not unused


@pytest.mark.parametrize("file", OWN, ids=lambda file: str(file.relative_to(WEB)))
def test_the_browsers_own_words_are_called_so(file):
    start = "web-" if file.stem in ("words", "replay", "rules") else f"web-{key_of(file.stem)}-"
    assert all(key.startswith(start) for key in keys(file))


@pytest.mark.parametrize("id", GAMES)
def test_whatever_happens_has_a_sentence(id):
    found, kinds = game(id), set[str]()
    for seed in range(6):
        players = int(found.option("players").values[seed % len(found.option("players").values)])
        match, luck = Match(found, {"players": players}, ("",) * players, secret_of(seed)), Quick(seed)
        for _ in range(600):
            if match.over:
                break
            seat = match.state.pending()[0]
            choices = match.state.legal(seat)
            kinds |= {event.kind for event in match.act(seat, found.notation(match.state, seat, choices[int(luck.below(len(choices)))]))}
    assert len(kinds) > 3
    words = keys(ESTRAN / "games" / id / "words.ftl")
    assert {f"{key_of(id)}-event-{kind}" for kind in kinds} <= words


def test_what_a_table_tells_has_a_sentence():
    kinds = {entry.__name__.lower() for entry in audience.NOTICED}
    assert len(kinds) > 8
    assert {f"web-event-{kind}" for kind in kinds} <= keys(WEB / "words.ftl")


def variants(key: str, file: str = "oh_crab") -> list[set[str]]:
    """What a message tells apart at its top, in each language."""
    body = FluentParser().parse((WEB / "words" / f"{file}.ftl").read_text("utf-8")).body
    message = next(entry for entry in body if isinstance(entry, ast.Message) and entry.id.name == key)
    selects = [attribute.value.elements[0].expression for attribute in message.attributes]
    return [{variant.key.name for variant in select.variants} for select in selects]


UNASKED = {"rest", "landing", "bought", "find", "border", "space", "count", "turn-up", "event"}
"""Steps that go by themselves."""


def test_oh_crab_has_a_question_for_every_step_and_a_label_for_every_verb():
    """Else the browser would say that the race is over, or end the turn."""
    asked = {step.name for step in STEPS if step.name} - UNASKED | {"choose"}
    offered = set(WORDS)  # an offer is asked by its skill
    for known, packed in zip(variants("web-oh-crab-ask"), variants("web-oh-crab-pack-ask", "oh_crab_pack"), strict=True):
        assert asked - {"offer"} <= known | packed
        assert offered <= packed
    chosen = {verb.name for verb in VERBS} - {"special", "extra", "accept"}  # these are called by their names, or by their skill
    own = {verb for verb in chosen if verb.startswith("skill-")}
    for known, packed in zip(variants("web-oh-crab-do"), variants("web-oh-crab-pack-do", "oh_crab_pack"), strict=True):
        assert chosen - own <= known | packed
        assert {f"accept-{skill}" for skill in offered} | {"skill", "skill-on"} <= packed
