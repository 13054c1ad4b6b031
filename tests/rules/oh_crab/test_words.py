"""Everything that Oh Crab! says can be said in both languages, with the arguments that the code gives; and notation goes both ways."""

import re
from collections import Counter

import pytest
from tools.rulebook import read_rules

from estran.core import Refused
from estran.core.build import compiled
from estran.core.words import LANGUAGES, add_folder, has, say
from estran.games.oh_crab.rules.verbs import verb_of
from estran.terminal import oh_crab as artist
from estran.terminal.texts import HERE
from tests.rulemark import rule

from .games import ALL_MODULES, GAME, MODULES, SETTINGS, new_game, random_game, step
from .numbers import EFFECTS, SPECIAL_NAMES, STEP_NAMES

NEVER_ASKED = ("rest", "landing", "bought", "find", "border", "space", "count", "turn-up", "event")
"""Steps that are done, and leave nothing to choose."""
WORDS = {message.id for message in read_rules(GAME.folder / "words.ftl")}
ANY = {
    "player": "Ada",
    "winners": "Ada",
    "who": "Ada",
    "crab": "Red",
    "other": "Blue",
    "card": "r2",
    "cards": 2,
    "known": "",
    "text": "activate blue",
    "what": "seagull",
    "special": "Seagull",
    "actions": "shell",
    "icon": "shell",
    "cell": "c5",
    "start": "c5",
    "end": "c7",
    "to": "c9",
    "way": "left",
    "side": "left",
    "plan": "own",
    "half": 1,
    "round": 3,
    "seat": 2,
    "chef": 2,
    "action": 999,
    "number": 2,
    "shells": 1,
    "cost": 2,
    "slot": 0,
    "space": 3,
    "face": "Aa",
    "tile": "1A",
    "id": "seagull",
    "name": "Mouette",
    "english": "Seagull",
    "given": "0A",
    "expected": 3,
    "one": "Aa",
    "sign": "o",
    "left": "shell",
    "price": 2,
    "n": 1,
    "turns": 2,
    "rival": 3,
    "needs": 4,
    "token": "Purse",
    "skill": "Cork",
    "crabs": 2,
    "event": "Siesta",
    "challenge": "Richest",
    "counts": "Ada 2",
    "first": "Ada",
    "second": "nobody",
    "reward": "spy",
    "element": "event 2",
    "sort": "event",
    "place": 2,
    "events": "Sales and Siesta",
    "claws": 2,
    "stars": "★★",
    "names": "Siesta",
    "seats": "1",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", sorted(WORDS))
def test_it_can_be_said(key, language):
    assert has(language, key)
    said = say(language, key, **ANY)
    assert said
    assert "{" not in said


def test_every_word_the_code_uses_is_there():
    files = [*GAME.folder.rglob("*.py"), *HERE.glob("oh_crab*.py")]
    used = {key for file in files for key in re.findall(r'"(oh-crab-[a-z-]+[a-z])"', file.read_text("utf-8"))}
    assert len(used) > 100
    assert used <= WORDS, used - WORDS


def test_options_steps_and_actions_have_their_words():
    options = {f"oh-crab-option-{option.name}" for option in GAME.options}
    owed = {f"oh-crab-owed-{step}" for step in (*STEP_NAMES, "choose", "place", "plan", "activate", "start", "act", "nothing")}
    owed -= {f"oh-crab-owed-{step}" for step in NEVER_ASKED}
    printed = {f"oh-crab-special-{special}" for special in SPECIAL_NAMES} | {f"oh-crab-extra-{effect}" for effect in EFFECTS}
    assert {"oh-crab-title", "oh-crab-line", "oh-crab-source", "oh-crab-options"} | options | owed | printed <= WORDS


def test_everything_that_happens_can_be_told_to_everyone():
    """With the fields that each of them is told, as the terminal names them."""
    add_folder(HERE)
    told = Counter()
    settings = [*SETTINGS, *MODULES]
    events = {key.removeprefix("oh-crab-event-") for key in WORDS if key.startswith("oh-crab-event-")}
    for seed in range(400):
        if seed >= 2 * len(settings) and events - set(told) == {"resigned"}:
            break
        state, luck = new_game(seed, **settings[seed % len(settings)])
        while state.pending():
            for event in step(state, luck):
                told[event.kind] += 1
                if told[event.kind] > 40:
                    continue
                for seat in (None, *range(state.players)):
                    fields = GAME.tell(event, seat)
                    args = {name: value for name, value in fields.items() if isinstance(value, str | int)}
                    for language in LANGUAGES:
                        named = artist.arguments(GAME.view(state, seat), fields, language)
                        assert "{" not in say(language, f"oh-crab-event-{event.kind}", **{**args, **named, "player": "Ada"})
    assert events - set(told) == {"resigned"}, "every event is told in random games"
    assert set(told) <= events


def test_a_card_of_another_is_told_as_a_card():
    state = random_game(1, 0, players=3)
    view = GAME.view(state, 0)
    told = {"card": "", "seat": 2}
    assert artist.arguments(view, told, "en")["card"] == "a card"
    assert artist.arguments(view, {**told, "card": "o2"}, "en")["card"] == "o2"
    assert artist.arguments(view, {**told, "card": "seagull1"}, "fr")["card"] == "seagull1"


# -- notation both ways


@pytest.mark.parametrize("options", [*SETTINGS, *MODULES], ids=str)
def test_what_is_written_is_read_and_what_is_clicked_is_written(options):
    """In random games, of every choice: notation, things and verbs; and no two choices are written alike."""
    for seed in range(3 if compiled() else 1):
        state, luck = new_game(seed, **options)
        while state.pending():
            for seat in state.pending():
                choices = GAME.choices(state, seat)
                assert len({choice.notation for choice in choices}) == len(choices)
                for choice in choices:
                    assert choice.verb == verb_of(choice.action).name
                    for text in (choice.notation, choice.notation.upper(), f"  {choice.notation.replace(' ', '   ')} "):
                        assert GAME.parse(state, seat, text) == choice.action
                    assert GAME.phrase(state, seat, choice.things) == choice.notation
                    assert choice.rules
                    assert all(has("en", rule) for rule in choice.rules)
            step(state, luck)


def test_every_action_is_written_and_read():
    """Legal or not, wherever its notation does not depend on who is asked or where the crab is."""
    for options in ({"players": 4}, {"players": 3, "length": "quick", **ALL_MODULES}, {"players": 5, **ALL_MODULES}):
        state = random_game(3, 60, **options)
        for action in range(GAME.actions):
            found = verb_of(action)
            assert found.first <= action
            if action - found.first >= found.number(state):
                continue
            verb = found.name
            if verb not in ("activate", "jump", "move") and not (verb in ("push", "leap") and state.steps):
                assert GAME.parse(state, 0, GAME.notation(state, 0, action)) == action


@pytest.mark.parametrize("text", ["rob brown", "build a40", "spy d8", "dig d8", "dig", "spy", "dig token 7", "build"])
def test_what_is_not_on_this_board_is_not_read(text):
    state = random_game(3, 60, players=3, length="quick", board="0A-1A-3A-9A", **ALL_MODULES)
    with pytest.raises(Refused) as no:
        GAME.parse(state, 0, text)
    assert no.value.message == "move-unreadable"


def test_what_has_a_hyphen_is_read_alone_and_done_in_other_words():
    state = random_game(3, 60, players=4, **ALL_MODULES)
    for text in ("pick flea-market", "PICK FLEA MARKET"):
        assert GAME.notation(state, 0, GAME.parse(state, 0, text)) == "pick flea-market"
    for text in ("done", "pass", "skip"):
        assert GAME.notation(state, 0, GAME.parse(state, 0, text)) == "done"


@rule("OC-436")
def test_the_cards_of_the_prototype_have_their_own_names():
    final, prototype = random_game(1, 0), random_game(1, 0, edition="prototype", board="prototype")
    assert GAME.notation(final, 0, GAME.parse(final, 0, "plan impulse2")) == "plan impulse2"
    assert GAME.notation(prototype, 0, GAME.parse(prototype, 0, "plan sideways2")) == "plan sideways2"
    assert "impulse2" in GAME.view(final, 0)["cards"]
    assert "impulse2" not in GAME.view(prototype, 0)["cards"]


@pytest.mark.parametrize(("number", "en", "fr"), [(1, "one card", "une carte"), (3, "3 cards", "3 cartes")])
def test_one_card_and_several(number, en, fr):
    assert say("en", "oh-crab-event-picked_up", player="Ada", number=number) == f"Ada takes their discard pile into hand, {en}."
    assert say("fr", "oh-crab-event-picked_up", player="Ada", number=number) == f"Ada reprend sa défausse en main, {fr}."
