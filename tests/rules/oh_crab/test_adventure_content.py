"""The Adventure Pack as content: how many there are of what, what people read, and files that are refused with file, key and reason."""

import pickle
import re
import shutil
import tomllib

import pytest

from estran.core import Refused
from estran.core.words import LANGUAGES, has, say
from estran.games.oh_crab import OhCrabGame
from estran.games.oh_crab.content import ADVENTURE, FILES, Content
from estran.games.oh_crab.rules.adventure.pack import (
    CHALLENGES,
    EVENTS,
    FIRST_TREASURE,
    REWARD_CARDS,
    REWARDS,
    SKILLS,
    TOKENS,
)
from estran.games.oh_crab.tables import tables
from tests.rulemark import rule

from .test_boards import CONTENT, FOLDER

TEXT = (FOLDER / ADVENTURE).read_text("utf-8")
LISTED = tomllib.loads(TEXT)
PACK = CONTENT.adventure.pack()
IDS = {"surprise": TOKENS, "event": EVENTS, "challenge": CHALLENGES, "reward": REWARD_CARDS, "skill": SKILLS}
BY_ID = {
    "surprise": CONTENT.adventure.surprises,
    "event": CONTENT.adventure.events,
    "challenge": CONTENT.adventure.challenges,
    "reward": CONTENT.adventure.rewards,
    "skill": CONTENT.adventure.skills,
}
WORDS = {"surprise": "token", "event": "event", "challenge": "challenge", "reward": "reward", "skill": "skill"}


# -- what lies in the box


@rule("OC-301", "OC-303", "OC-339")
def test_there_are_as_many_of_each_as_in_the_box():
    assert (sum(PACK.copies), sum(PACK.copies[:FIRST_TREASURE]), sum(PACK.copies[FIRST_TREASURE:])) == (14, 5, 9)
    assert {table: len(entries) for table, entries in LISTED.items()} == {
        "surprise": 11,
        "event": 14,
        "challenge": 8,
        "reward": 3,
        "skill": 14,
    }
    assert {table: list(entries) for table, entries in BY_ID.items()} == IDS


def test_the_rules_read_the_numbers_of_the_file():
    claws = {skill["id"]: (skill["claws"], skill.get("shells", 0)) for skill in LISTED["skill"]}
    assert dict(zip(SKILLS, zip(PACK.claws, PACK.shells, strict=True), strict=True)) == claws
    assert {id: shells for id, (_, shells) in claws.items() if shells} == {"builder": 1, "forecaster": 2, "brute": 1}
    assert PACK.elements == 2
    amounts = {id: list(PACK.rewards[n * len(REWARDS) : (n + 1) * len(REWARDS)]) for n, id in enumerate(REWARD_CARDS)}
    assert amounts == {"provisions": [1, 1, 1, 0, 0], "sandcastle": [0, 2, 0, 2, 2], "lookout": [1, 0, 1, 0, 3]}
    again = pickle.loads(pickle.dumps(PACK))
    assert [list(again.copies), list(again.rewards), list(again.claws)] == [list(PACK.copies), list(PACK.rewards), list(PACK.claws)]


def test_only_what_the_rulebook_names_is_the_rulebooks():
    named = {entry.id for entries in BY_ID.values() for entry in entries.values() if entry.source == "rulebook"}
    assert named == {"robin", "broken", "shells"}


def test_in_another_order_the_pack_is_the_same(tmp_path):
    parts = TEXT.split("[[")
    content = changed(tmp_path, TEXT, "[[".join([parts[0], *reversed([part + "\n" for part in parts[1:]])]))
    assert list(content.adventure.pack().copies) == list(PACK.copies)
    assert list(content.adventure.pack().claws) == list(PACK.claws)
    assert list(content.adventure.pack().rewards) == list(PACK.rewards)


def test_the_pack_is_shared():
    assert CONTENT.adventure.pack() is PACK


# -- files that cannot be used


def changed(tmp_path, old, new):
    folder = tmp_path / "own"
    shutil.copytree(FOLDER, folder)
    assert old in TEXT
    (folder / ADVENTURE).write_text(TEXT.replace(old, new, 1), "utf-8")
    return Content(folder)


def refusal(tmp_path, old, new):
    with pytest.raises(Refused) as refused:
        changed(tmp_path, old, new)
    said = str(refused.value)
    assert said.startswith("own/adventure.toml, ")
    assert "\n" not in said
    assert refused.value.say("fr") != said
    return said.removeprefix("own/adventure.toml, ")


def entry(table, id):
    """The lines of an entry."""
    return re.search(rf'\[\[{table}\]\]\nid = "{id}"\n(?:.+\n)*', TEXT)[0]


def key(table, id):
    return f"{table}[{[one['id'] for one in LISTED[table]].index(id)}]"


@pytest.mark.parametrize(
    ("table", "id", "old", "new", "problem"),
    [
        ("surprise", "hole", "copies = 1", "copies = 2", "surprise: there are 6 pieces of trash (shard, hole, peel, line), expected 5."),
        ("surprise", "purse", "copies = 2", "copies = 1", "surprise: there are 8 treasures (purse, bottle,"),
        ("surprise", "purse", "copies = 2", "copies = 4", "{key}.copies: expected 0 to 3, got 4."),
        ("surprise", "shard", "copies = 2", "copies = -1", "{key}.copies: expected 0 to 3, got -1."),
        ("surprise", "shard", "copies = 2\n", "", "{key}: Object missing required field `copies`."),
        ("surprise", "shard", "copies = 2", 'copies = "two"', "{key}.copies: Expected `int`, got `str`."),
        ("surprise", "spyglass", "elements = 2", "elements = 0", "{key}.elements: expected 1 to 9, got 0."),
        ("surprise", "spyglass", "elements = 2", "elements = 10", "{key}.elements: expected 1 to 9, got 10."),
        ("surprise", "spyglass", "elements = 2\n", "", "{key}.elements: expected 1 to 9, got 0."),
        (
            "surprise",
            "ball",
            "copies = 1",
            "copies = 1\nelements = 2",
            '{key}.elements: only the spyglass shows hidden elements, not "ball".',
        ),
        ("event", "siesta", 'id = "siesta"', 'id = "nap"', 'event: "siesta" is listed 0 times, expected 1.'),
        (
            "event",
            "siesta",
            'name = "Sieste générale"',
            'name = " "',
            "{key}.name: expected a name in French (name) and in English (english).",
        ),
        ("event", "siesta", 'english = "Siesta"', 'english = ""', "{key}.name: expected a name in French (name) and in English (english)."),
        ("event", "siesta", 'english = "Siesta"\n', "", "{key}: Object missing required field `english`."),
        ("event", "siesta", "name =", "title =", "{key}: Object contains unknown field `title`."),
        ("event", "siesta", '"reconstructed"', '"mine"', '{key}.source: expected "rulebook" or "reconstructed", got "mine".'),
        ("challenge", "hand", '"reconstructed"', '""', '{key}.source: expected "rulebook" or "reconstructed", got "".'),
        ("challenge", "hand", 'id = "hand"', 'id = "shells"', 'challenge: "shells" is listed 2 times, expected 1.'),
        (
            "reward",
            "provisions",
            "market = 1\nrecall = 1\nclaws = 1\n",
            "",
            '{key}: "provisions" offers 0 rewards, expected 1 to 3 of market,',
        ),
        ("reward", "provisions", "recall = 1", "recall = 1\nspy = 1", '{key}: "provisions" offers 4 rewards, expected 1 to 3 of market,'),
        ("reward", "provisions", "market = 1", "market = 2", "{key}.market: expected 0 to 1, got 2."),
        ("reward", "provisions", "claws = 1", "claws = 2", "{key}.claws: expected 0 to 1, got 2."),
        ("reward", "sandcastle", "spy = 2", "spy = 10", "{key}.spy: expected 0 to 9, got 10."),
        ("reward", "sandcastle", "recall = 2", "recall = -1", "{key}.recall: expected 0 to 9, got -1."),
        ("reward", "sandcastle", "recall = 2", "cake = 2", "{key}: Object contains unknown field `cake`."),
        ("skill", "weaver", "claws = 3", "claws = 0", "{key}.claws: expected 1 to 7, got 0."),
        ("skill", "weaver", "claws = 3", "claws = 8", "{key}.claws: expected 1 to 7, got 8."),
        ("skill", "weaver", "stars = 3", "stars = 4", "{key}.stars: expected 1 to 3, got 4."),
        ("skill", "weaver", "stars = 3", "stars = 0", "{key}.stars: expected 1 to 3, got 0."),
        ("skill", "brute", "shells = 1", "shells = 10", "{key}.shells: expected 0 to 9, got 10."),
        ("skill", "brute", "shells = 1", "shells = -1", "{key}.shells: expected 0 to 9, got -1."),
    ],
)
def test_a_wrong_entry_is_refused(tmp_path, table, id, old, new, problem):
    good = entry(table, id)
    assert old in good
    assert refusal(tmp_path, good, good.replace(old, new, 1)).startswith(problem.format(key=key(table, id)))


@rule("OC-301", "OC-303", "OC-339")
@pytest.mark.parametrize(("table", "id"), [(table, ids[-1]) for table, ids in IDS.items()])
def test_what_is_missing_or_too_many_is_refused(tmp_path, table, id):
    good = entry(table, id)
    missing, twice, more = (
        refusal(tmp_path / str(n), good, new) for n, new in enumerate(["", good + good, good + good.replace(f'"{id}"', '"tea"')])
    )
    assert missing == f'{table}: "{id}" is listed 0 times, expected 1.'
    assert twice == f'{table}: "{id}" is listed 2 times, expected 1.'
    assert more == f'{table}: there is no "tea", expected {", ".join(IDS[table])}.'


@pytest.mark.parametrize("text", ["", "surprise = 3", "[[surprise", "\x00"])
def test_a_file_that_is_none_is_refused(tmp_path, text):
    assert refusal(tmp_path, TEXT, text)


@pytest.mark.parametrize(
    ("table", "id", "old", "new"),
    [
        ("skill", "weaver", "claws = 3", "claws = 7"),
        ("skill", "weaver", "stars = 3", "stars = 1"),
        ("skill", "weaver", "claws = 3", "claws = 1\nshells = 9"),
        ("surprise", "spyglass", "elements = 2", "elements = 9"),
        ("reward", "lookout", "market = 1\nclaws = 1\n", ""),
        ("reward", "sandcastle", "obstacle = 2", "obstacle = 9"),
    ],
)
def test_numbers_are_content(tmp_path, table, id, old, new):
    good = entry(table, id)
    assert old in good
    content = changed(tmp_path, good, good.replace(old, new, 1))
    packs = [[*pack.copies, pack.elements, *pack.rewards, *pack.claws, *pack.shells] for pack in (PACK, content.adventure.pack())]
    assert (packs[0] != packs[1]) is ("stars" not in new)


def test_copies_are_content(tmp_path):
    purse, bottle = entry("surprise", "purse"), entry("surprise", "bottle")
    more = purse.replace("copies = 2", "copies = 3") + "\n" + bottle.replace("copies = 1", "copies = 0")
    assert list(changed(tmp_path, f"{purse}\n{bottle}", more).adventure.pack().copies) == [2, 1, 1, 1, 3, 0, 2, 1, 1, 1, 1]


# -- folders from before there was an Adventure Pack


def test_a_folder_without_the_file_has_the_games_own_pack(tmp_path):
    shutil.copytree(FOLDER, tmp_path / "old")
    (tmp_path / "old" / ADVENTURE).unlink()
    old = OhCrabGame(tmp_path / "old")
    assert old.printed.adventure.file == FOLDER / ADVENTURE
    assert old.content_digest == OhCrabGame().content_digest
    assert list(old.printed.adventure.pack().claws) == list(PACK.claws)
    assert CONTENT.adventure.file == FOLDER / ADVENTURE
    assert ADVENTURE not in FILES


# -- what people read of it


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_is_in_the_tables(language):
    surprises, events, challenges, rewards, skills = tables(CONTENT, language)[-5:]
    for table, entries in (("surprise", surprises), ("event", events), ("challenge", challenges), ("skill", skills)):
        assert [row[0] for row in entries.rows] == IDS[table]
        assert [row[1] for row in entries.rows] == [entry.named(language) for entry in BY_ID[table].values()]
        assert [row[-1] for row in entries.rows] == [entry.text(language) for entry in BY_ID[table].values()]
    assert [row[2] for row in surprises.rows] == [str(copies) for copies in PACK.copies]
    assert [row[2:5] for row in skills.rows] == [(str(one.stars), str(one.claws), str(one.shells)) for one in BY_ID["skill"].values()]
    offered = [
        (id, reward, str(card[reward]))
        for id, card in zip(REWARD_CARDS, LISTED["reward"], strict=True)
        for reward in REWARDS
        if reward in card
    ]
    assert [(row[0] or "", *row[3:5]) for row in rewards.rows] == [
        (id if n % 3 == 0 else "", *rest) for n, (id, *rest) in enumerate(offered)
    ]
    for table in (surprises, events, challenges, rewards, skills):
        assert all(len(row) == len(table.head) and row[-1] for row in table.rows)


def test_the_tables_speak_both_languages():
    english, french = (tables(CONTENT, language)[-5:] for language in ("en", "fr"))
    assert not {table.title for table in english} & {table.title for table in french}
    assert ("shells", "Richest", "rulebook", "Who has the most shells?") in english[2].rows
    assert ("shells", "Le plus riche", "règle", "Qui a le plus de coquillages\u00a0?") in french[2].rows


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", IDS)
def test_everything_has_a_text_and_its_name_in_a_sentence(table, language):
    for id in IDS[table]:
        name = BY_ID[table][id].named(language)
        assert name in say(language, f"oh-crab-name-{WORDS[table]}", what=id)
    for id in REWARDS if table == "reward" else IDS[table]:
        assert has(language, f"oh-crab-{'card-event' if table == 'event' else WORDS[table]}-{id}")
    assert has(language, f"oh-crab-content-{table}")


@pytest.mark.parametrize(
    ("key", "number", "en", "fr"),
    [
        ("reward-recall", 1, "Take a card of your track into hand.", "Reprenez en main une carte de votre trace."),
        ("reward-recall", 2, "Take up to 2 cards of your track into hand.", "Reprenez en main jusqu'à 2 cartes de votre trace."),
        ("reward-spy", 3, "Spy on up to 3 hidden elements.", "Espionnez jusqu'à 3 éléments cachés."),
        ("token-spyglass", 1, "Take a shell, then spy on a hidden element.", "Prenez un coquillage, puis espionnez un élément caché."),
        ("skill-sprinter", 0, "Make a forward move.", "Faites un déplacement en avant."),
        (
            "skill-sprinter",
            1,
            "Make a forward move. Each time, take a shell.",
            "Faites un déplacement en avant. Chaque fois, prenez un coquillage.",
        ),
        (
            "skill-sprinter",
            3,
            "Make a forward move. Each time, take 3 shells.",
            "Faites un déplacement en avant. Chaque fois, prenez 3 coquillages.",
        ),
    ],
)
def test_a_text_says_a_number(key, number, en, fr):
    assert say("en", f"oh-crab-{key}", number=number) == en
    assert say("fr", f"oh-crab-{key}", number=number) == fr


def test_texts_say_the_numbers_of_the_content(tmp_path):
    good = entry("skill", "cork")
    skills = changed(tmp_path, good, good + "shells = 4\n").adventure.skills
    assert skills["cork"].text("en") == "When another player pushes or moves your crab, you choose where it goes. Each time, take 4 shells."
    assert skills["forecaster"].text("fr").endswith("choisissez lequel a lieu. Chaque fois, prenez 2 coquillages.")
    assert CONTENT.adventure.surprises["spyglass"].text("en").endswith("spy on up to 2 hidden elements.")
    assert CONTENT.adventure.rewards["sandcastle"].texts("en")["obstacle"] == "Turn up to 2 free standard spaces into obstacles."
