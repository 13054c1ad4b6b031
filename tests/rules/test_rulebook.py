"""The rulebooks are whole: every rule is said in both languages and proven, and the pages show it."""

from pathlib import Path

import pytest
from tools import mutate, rulebook
from tools.rulebook import Proof, Rule

CRABZ = [f"CZ-{n:02}" for n in range(1, 23)] + [f"CZ-C{n}" for n in range(1, 16)]
BOTH = {"en": "Crabs walk.", "fr": "Les crabes marchent."}


def test_the_rules_are_whole_and_their_pages_up_to_date(capsys):
    status = rulebook.main(check=True)
    assert capsys.readouterr().err == ""
    assert status == 0


def test_crabz_has_all_its_rules_in_order():
    assert [rule.id for rule in rulebook.rulebooks()["crabz"]] == CRABZ


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_rule_is_a_sentence(language):
    for rules in rulebook.rulebooks().values():
        for rule in rules:
            assert rule.said[language].lstrip("«\u00a0")[0].isupper()
            assert rule.said[language].endswith(".")


def test_french_is_set_with_hard_spaces():
    for file in rulebook.GAMES.glob("*/*.ftl"):
        french = [line for line in file.read_text("utf-8").splitlines() if line.lstrip().startswith(".fr = ")]
        assert french
        for line in french:
            assert not any(loose in line for loose in (" ;", " :", " !", " ?", "« ", " »")), line


@pytest.mark.parametrize(
    ("rules", "proofs", "sentence"),
    [
        ([Rule("CZ-01", "", BOTH, "")], [], "crabz: CZ-01 has neither a test nor a note that says why not."),
        ([Rule("CZ-01", "", {"en": "Crabs walk."}, "only said")], [], "crabz: CZ-01 is not said in Français."),
        ([], [Proof("CZ-99", rulebook.TESTS / "test_x.py", "test_y")], "names the rule CZ-99, which is not in any rulebook."),
    ],
)
def test_what_is_missing_is_said_in_one_sentence(rules, proofs, sentence):
    wrong = rulebook.problems({"crabz": rules}, proofs)
    assert len(wrong) == 1
    assert wrong[0].endswith(sentence)


def test_a_note_stands_in_for_a_test():
    assert rulebook.problems({"crabz": [Rule("CZ-01", "", BOTH, "a count of parts")]}, []) == []


def test_marks_are_found_in_the_source(tmp_path):
    file = tmp_path / "test_some.py"
    file.write_text('@rule("CZ-01", "CZ-C2")\n@other("CZ-03")\ndef test_it():\n    pass\n')
    assert list(rulebook.proofs_in(file)) == [Proof("CZ-01", file, "test_it"), Proof("CZ-C2", file, "test_it")]


def test_an_old_page_is_noticed(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(rulebook, "ROOT", tmp_path)
    monkeypatch.setattr(rulebook, "PAGES", tmp_path)
    monkeypatch.setattr(rulebook, "problems", lambda books, found: [])
    assert rulebook.main(check=True) == 1
    assert "crabz.md is out of date" in capsys.readouterr().err
    assert rulebook.main(check=False) == 0
    assert rulebook.main(check=True) == 0
    Path(tmp_path / "crabz.md").write_text("old")
    assert rulebook.main(check=True) == 1


def test_every_rule_can_be_broken_to_try_its_tests():
    provable = {rule.id for rules in rulebook.rulebooks().values() for rule in rules if not rule.note}
    assert {mutation.rule for mutation in mutate.mutations()} == provable


@pytest.mark.parametrize("mutation", mutate.mutations(), ids=lambda mutation: f"{mutation.rule} {mutation.file}")
def test_what_is_to_be_broken_is_there_once(mutation):
    assert mutation.found() == 1
    assert mutation.find != mutation.replace
