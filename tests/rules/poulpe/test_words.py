"""Everything that Crabe VS Poulpe says can be said in both languages, with the arguments that the code gives."""

import re

import pytest
from tools.rulebook import read_rules, rulebooks

from estran.core import Log, Quick
from estran.core.words import LANGUAGES, has, say
from estran.games.poulpe.rules.effects import VERBS
from estran.games.poulpe.words import BUTTONS
from estran.games.poulpe.words import VERBS as CHOICES

from .reef import GAME, random_game, step

WORDS = {message.id for message in read_rules(GAME.folder / "words.ftl")}
RULES = [f"CP-{n:02}" for n in range(1, 36)] + [f"CP-P{n}" for n in range(1, 21)]
ANY = {
    "player": "Ada",
    "winners": "Ada",
    "card": "c7",
    "got": "p2",
    "top": "p8",
    "limit": "6",
    "limits": "6 7",
    "seat": 2,
    "action": 999,
    "number": 2,
    "amount": 1,
    "then": 1,
    "may": "no",
    "draws": "fewer",
    "never": "1 Résister",
    "turned": "Inverser",
    "rank": "7",
    "name": "Muer",
    "english": "Moult",
    "mode": "asymmetric",
    "species": "crab",
}


def test_the_rulebook_has_all_its_rules_in_order():
    found = [rule.id for rule in rulebooks()["poulpe"]]
    assert sorted(found) == sorted(RULES)
    assert found[:35] == RULES[:35]


def test_every_word_the_code_uses_is_there():
    used = {key for file in GAME.folder.rglob("*.py") for key in re.findall(r'"(poulpe-[a-z-]+)"', file.read_text("utf-8"))}
    assert used
    assert used <= WORDS


def test_the_page_of_the_game_its_questions_and_its_effects_have_their_words():
    options = {f"poulpe-option-{option.name}" for option in GAME.options}
    effects = {f"poulpe-effect-{verb}" for verb in VERBS}
    asked = {f"poulpe-ask-{verb}" for verb in (*CHOICES, *BUTTONS) if verb not in ("resist", "use")}
    assert {"poulpe-title", "poulpe-line", "poulpe-source", "poulpe-options"} | options | effects | asked <= WORDS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", sorted(WORDS))
def test_it_can_be_said(key, language):
    assert has(language, key)
    said = say(language, key, **ANY)
    assert said
    assert "{" not in said


@pytest.mark.parametrize("mode", ["symmetric", "asymmetric"])
def test_everything_that_happens_can_be_told_to_everyone(mode):
    """With the fields that each of them is told, and the player's name."""
    told = set()
    for seed in range(30):
        state, log, chance = random_game(seed, 0, mode=mode), Log(), Quick(seed)
        while step(state, chance, log):
            pass
        for event in log.events:
            for seat in (None, 0, 1):
                fields = {name: value for name, value in GAME.tell(event, seat).items() if isinstance(value, str | int)}
                for language in LANGUAGES:
                    assert "{" not in say(language, f"poulpe-event-{event.kind}", **{**fields, "player": "Ada"})
            told.add(event.kind)
    expected = {
        "played",
        "resisted",
        "let",
        "passed",
        "declined",
        "gave",
        "discarded",
        "drew",
        "stole",
        "bound",
        "round",
        "ended",
    }
    assert told >= expected | ({"swapped", "reshuffled"} if mode == "symmetric" else {"looked", "took", "blanked", "copied"})


@pytest.mark.parametrize(
    ("number", "en", "fr"), [(1, "Ada draws a card.", "Ada pioche une carte."), (3, "Ada draws 3 cards.", "Ada pioche 3 cartes.")]
)
def test_one_card_and_several(number, en, fr):
    assert say("en", "poulpe-event-drew", player="Ada", number=number) == en
    assert say("fr", "poulpe-event-drew", player="Ada", number=number) == fr
