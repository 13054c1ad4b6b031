"""Every word that people read is there in every language, and nothing else is."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import estran
from estran.core.words import LANGUAGES, say

PACKAGE = Path(estran.__file__).parent
FILES = sorted(PACKAGE.rglob("*.ftl"))


def messages(file):
    body = FluentParser().parse(file.read_text("utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)], f"{file.name} cannot be parsed"
    return [entry for entry in body if isinstance(entry, ast.Message)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_each_message_speaks_every_language(file):
    for message in messages(file):
        spoken = {attribute.id.name for attribute in message.attributes}
        assert set(LANGUAGES) <= spoken, f"{message.id.name} lacks {set(LANGUAGES) - spoken}"
        assert spoken <= {*LANGUAGES, "note"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_each_language_takes_the_same_arguments(file):
    for message in messages(file):
        taken = {a.id.name: set(re.findall(r"\$(\w+)", file.read_text("utf-8")[a.span.start : a.span.end])) for a in message.attributes}
        assert taken["en"] == taken["fr"], message.id.name


def test_no_key_is_defined_twice():
    keys = [message.id.name for file in FILES for message in messages(file)]
    assert len(keys) == len(set(keys)), {key for key in keys if keys.count(key) > 1}


def test_every_refusal_in_the_code_has_its_words():
    known = {message.id.name for file in FILES for message in messages(file)}
    used = set()
    for source in PACKAGE.rglob("*.py"):
        used |= set(
            re.findall(
                r'(?:Refused|Reason)\(\s*(?:"[A-Z]{2}-\w+"(?: if .*? else "[A-Z]{2}-\w+")?, )?"([a-z-]+)"', source.read_text("utf-8")
            )
        )
    assert len(used) > 30
    assert used <= known, used - known


def test_a_number_of_any_size_can_stand_in_a_sentence():
    assert say("en", "no-such-seat", seat=10**15 - 1) == "There is no seat 999,999,999,999,999."
    assert say("fr", "no-such-seat", seat=-(10**400)) == "Il n'y a pas de place -100000000000000…."


def test_french_keeps_its_signs_together():
    for file in FILES:
        for line in file.read_text("utf-8").splitlines():
            if line.strip().startswith(".fr"):
                assert not re.search(r" [;:!?»](?!\w)|« ", line), f"{file.name}: {line.strip()}"
