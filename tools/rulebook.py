"""Writes docs/rules/<game>.md: every rule in our own words beside the tests that prove it, so that the page cannot lie.

python tools/rulebook.py            write the pages
python tools/rulebook.py --check    say what is missing or out of date, and exit 1 if anything is
"""

import argparse
import ast
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "estran" / "games"
TESTS = ROOT / "tests"
PAGES = ROOT / "docs" / "rules"
LANGUAGES = {"en": "English", "fr": "Français"}


class Rule(NamedTuple):
    id: str
    chapter: str
    said: dict[str, str]
    """What it says in each language."""
    note: str
    """Why no test can prove it; empty for a rule that tests must prove."""


class Proof(NamedTuple):
    rule: str
    file: Path
    test: str


def rulebooks() -> dict[str, list[Rule]]:
    """The rules of every game that has a rulebook."""
    return {file.parent.name: read_rules(file) for file in sorted(GAMES.glob("*/rulebook.ftl"))}


def read_rules(file: Path) -> list[Rule]:
    rules: list[Rule] = []
    chapter = ""
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, ftl.GroupComment):
            chapter = entry.content or ""
        elif isinstance(entry, ftl.Message):
            said = {attribute.id.name: text_of(attribute) for attribute in entry.attributes}
            rules.append(Rule(entry.id.name, chapter, said, said.pop("note", "")))
        elif isinstance(entry, ftl.Junk):
            raise SystemExit(f"{file.relative_to(ROOT)} cannot be read at: {(entry.content or '').strip()[:60]}")
    return rules


def text_of(attribute: ftl.Attribute) -> str:
    return FluentSerializer().serialize_entry(ftl.Message(ftl.Identifier("x"), attribute.value)).removeprefix("x =").strip()


def proofs() -> list[Proof]:
    """Every `@rule(...)` of every test, found by reading the source."""
    return [proof for file in sorted(TESTS.rglob("test_*.py")) for proof in proofs_in(file)]


def proofs_in(file: Path) -> Iterator[Proof]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
                    yield from (Proof(ast.literal_eval(id), file, node.name) for id in mark.args)


def problems(books: dict[str, list[Rule]], found: list[Proof]) -> list[str]:
    """What is wrong with rules and marks, a sentence each."""
    wrong: list[str] = []
    known = {rule.id for rules in books.values() for rule in rules}
    proven = {proof.rule for proof in found}
    for game, rules in books.items():
        for rule in rules:
            if rule.id not in proven and not rule.note:
                wrong.append(f"{game}: {rule.id} has neither a test nor a note that says why not.")
            if missing := [name for language, name in LANGUAGES.items() if not rule.said.get(language)]:
                wrong.append(f"{game}: {rule.id} is not said in {' and '.join(missing)}.")
    return wrong + [
        f"{proof.file.relative_to(ROOT)}: {proof.test} names the rule {proof.rule}, which is not in any rulebook."
        for proof in found
        if proof.rule not in known
    ]


def page(game: str, rules: list[Rule], found: list[Proof]) -> str:
    """The page of one game."""
    lines = [
        f"# The rules of {game}, and the tests that prove them",
        "",
        "Written by `tools/rulebook.py` from the game's `rulebook.ftl` and the marks of the tests; change those, not this page.",
    ]
    chapter = ""
    for rule in rules:
        if rule.chapter != chapter:
            chapter = rule.chapter
            lines += ["", f"## {chapter}"]
        lines += ["", f"### {rule.id}", "", rule.said.get("en", ""), "", f"*{rule.said.get('fr', '')}*", ""]
        lines += [f"No test: {rule.note}"] if rule.note else [link(proof) for proof in found if proof.rule == rule.id]
    return "\n".join(lines) + "\n"


def link(proof: Proof) -> str:
    path = Path(os.path.relpath(proof.file, PAGES)).as_posix()
    return f"- [{proof.file.name}: {proof.test}]({path})"


def main(check: bool) -> int:
    books, found = rulebooks(), proofs()
    wrong = problems(books, found)
    for game, rules in books.items():
        file, text = PAGES / f"{game}.md", page(game, rules, found)
        if not check:
            PAGES.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
        elif not file.exists() or file.read_text("utf-8") != text:
            wrong.append(f"{file.relative_to(ROOT)} is out of date: run python tools/rulebook.py.")
    for sentence in wrong:
        print(sentence, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Write docs/rules/<game>.md: every rule beside the tests that prove it.")
    parser.add_argument("--check", action="store_true", help="write nothing; say what is missing or out of date, and exit 1 if anything is")
    raise SystemExit(main(parser.parse_args().check))
