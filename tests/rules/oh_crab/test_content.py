"""Cards, extra actions and scenarios are content; and files that cannot be used are refused with file, key and reason."""

import re
import shutil
from itertools import pairwise, permutations, product

import pytest

from estran.core import Refused
from estran.core.chance import Scripted
from estran.core.words import LANGUAGES
from estran.games.oh_crab.content import FILES, Content
from estran.games.oh_crab.rules.cards import BASIC, ICONS, LEFT_SIDE, NO_ICON, NO_SPECIAL, RIGHT_SIDE, STARTING
from estran.games.oh_crab.tables import tables
from tests.rulemark import rule

from .numbers import CARDS, SPECIAL_NAMES
from .test_boards import CONTENT, FACES, FOLDER

TEXTS = {file: (FOLDER / file).read_text("utf-8") for file in FILES}
FINAL, PROTOTYPE = CONTENT.cards["final"], CONTENT.cards["prototype"]
IMPULSE, SIDEWAYS = SPECIAL_NAMES.index("impulse"), SPECIAL_NAMES.index("sideways")


# -- the cards


def printed(cards, card):
    """Everything on a card but its special action."""
    return (cards.main(card), *(cards.half(card, side, slot) for side in (LEFT_SIDE, RIGHT_SIDE) for slot in (0, 1)))


def joined(left, right):
    """The icons that are completed where one card lies to the left of another."""
    halves = [(FINAL.half(left, RIGHT_SIDE, slot), FINAL.half(right, LEFT_SIDE, slot)) for slot in (0, 1)]
    return [one for one, other in halves if one == other != NO_ICON]


@rule("OC-002", "OC-052", "OC-D9")
def test_five_starting_decks_of_four_are_alike_and_have_no_special_action():
    decks = [[printed(FINAL, 4 * deck + n) for n in range(4)] for deck in range(5)]
    assert decks == [decks[0]] * 5
    assert len(set(decks[0])) == 4
    assert {FINAL.special(card) for card in range(STARTING)} == {NO_SPECIAL}
    assert {main for main, *_ in decks[0]} == set(range(BASIC))


@rule("OC-051", "OC-D8")
def test_starting_cards_join_in_some_orders_and_not_in_others():
    joins = [sum(len(joined(a, b)) for a, b in pairwise(order)) for order in permutations(range(4))]
    assert min(joins) == 0
    assert max(joins) >= 2


@rule("OC-051", "OC-D8")
def test_some_cards_complete_two_icons_at_once():
    assert max(len(joined(a, b)) for a, b in permutations(range(CARDS), 2)) == 2


@rule("OC-022", "OC-400")
def test_three_market_cards_bear_each_of_twelve_special_actions_and_differ():
    for cards, absent in ((FINAL, SIDEWAYS), (PROTOTYPE, IMPULSE)):
        market = range(STARTING, CARDS)
        for special in range(len(SPECIAL_NAMES)):
            copies = [printed(cards, card) for card in market if cards.special(card) == special]
            assert len(copies) == len(set(copies)) == (0 if special == absent else 3)
            assert len({main for main, *_ in copies}) != 1


@rule("OC-107", "OC-436")
def test_what_is_impulse_in_the_final_edition_is_sideways_in_the_prototype():
    for card in range(CARDS):
        assert printed(FINAL, card) == printed(PROTOTYPE, card)
        impulse = FINAL.special(card) == IMPULSE
        assert PROTOTYPE.special(card) == (SIDEWAYS if impulse else FINAL.special(card))
        assert not impulse or any(half != NO_ICON for half in printed(FINAL, card)[1:])


def test_in_another_order_the_market_has_the_same_cards(tmp_path):
    special = TEXTS["cards.toml"].split("[[special]]")
    content = changed(tmp_path, "cards.toml", "[[special]]".join(special), "[[special]]".join([special[0], *reversed(special[1:])]) + "\n")
    cards = content.cards["final"]
    assert {cards.name(n): printed(cards, n) for n in range(CARDS)} == {FINAL.name(n): printed(FINAL, n) for n in range(CARDS)}


# -- the extra actions


@rule("OC-004", "OC-117", "OC-451")
def test_eight_faces_have_their_costs():
    assert [extra.face for extra in CONTENT.extra_faces] == ["Aa", "Ab", "Ba", "Bb", "Ca", "Cb", "Da", "Db"]
    assert [offer.price for offer in FINAL.extras] == [extra.cost for extra in CONTENT.extra_faces]
    assert (FINAL.extras[2].price, CONTENT.extra_faces[2].source) == (2, "rulebook")
    assert {extra.source for extra in CONTENT.extra_faces if extra.face != "Ba"} == {"reconstructed"}


@rule("OC-020")
def test_extra_actions_are_three_faces_of_different_tiles():
    assert CONTENT.extras("Aa-Bb-Da") == [0, 3, 6]
    assert CONTENT.extras(" db-AB-cA ") == [1, 4, 7]
    assert CONTENT.extras_named(" db-AB-cA ") == "Ab-Ca-Db"
    allowed = [faces for faces in permutations(range(8), 3) if len({face // 2 for face in faces}) == 3]
    for faces in permutations(range(8), 3):
        text = "-".join(CONTENT.extra_faces[face].face for face in faces)
        if faces in allowed:
            assert CONTENT.extras(text) == sorted(faces)
        else:
            with pytest.raises(Refused, match="are faces of the same tile"):
                CONTENT.extras(text)


@rule("OC-404")
def test_the_prototype_has_three_tiles_of_extra_actions_with_other_backs():
    assert CONTENT.extras("Da-Bb-Ca", "prototype") == [3, 4, 6]
    for given, problem in (
        ("Aa-Bb-Da", "Aa and Da are faces of the same tile, which shows only one of them."),
        ("Ab-Bb-Ca", "The prototype does not have the extra action Ab."),
        ("Aa-Bb-Db", "The prototype does not have the extra action Db."),
    ):
        with pytest.raises(Refused) as refused:
            CONTENT.extras(given, "prototype")
        assert str(refused.value) == problem


@rule("OC-020", "OC-404")
def test_extra_actions_are_drawn_with_equal_chances():
    final = [CONTENT.draw_extras("final", Scripted(list(draw))) for draw in product(range(4), *[range(2)] * 3)]
    assert (len(final), len(set(final))) == (32, 32)
    assert all(CONTENT.extras(faces) for faces in final)
    prototype = {CONTENT.draw_extras("prototype", Scripted(list(draw))) for draw in product(*[range(2)] * 3)}
    assert prototype == {"-".join(sorted(faces)) for faces in product(["Aa", "Da"], ["Ba", "Bb"], ["Ca", "Cb"])}


# -- scenarios


@rule("OC-018", "OC-123")
def test_scenarios_are_boards_and_extra_actions_by_name():
    assert next(iter(CONTENT.scenarios)) == "first-escape"
    assert list(CONTENT.scenarios)[3] == "shortcut"
    assert len(CONTENT.scenarios) >= 5
    for scenario in CONTENT.scenarios.values():
        assert CONTENT.board(scenario.tiles(3, "final"), beaches=3).tiles == scenario.board
        assert CONTENT.board(scenario.tiles(2, "final"), beaches=2).tiles == scenario.short
        assert len(CONTENT.extras(scenario.extras)) == 3
        assert scenario.name != scenario.english


@rule("OC-401")
def test_the_first_game_of_the_prototype_is_a_scenario():
    scenario = CONTENT.scenarios["prototype"]
    assert scenario.board == "0A-1A-2A-3A-9A"
    assert CONTENT.board(scenario.board, "prototype", 3).tiles == scenario.board
    assert CONTENT.extras(scenario.extras, "prototype") == [0, 2, 4]


def test_the_scenario_of_shortcuts_has_the_tiles_with_shortcuts():
    tiles = CONTENT.scenarios["shortcut"].board.split("-")
    assert {id for id, face in FACES.items() if "shortcut" in face} <= set(tiles)


# -- asking for a board


def test_a_board_is_laid_once_and_its_name_is_read_in_small_letters_too():
    board = CONTENT.board(" 0a-1b-4A-9b ")
    assert board.tiles == "0A-1B-4A-9B"
    assert CONTENT.board("0A-1B-4A-9B") is board
    assert CONTENT.tiles("0a-1b-4A-9b") == board.tiles


@rule("OC-017", "OC-029", "OC-401")
@pytest.mark.parametrize(
    ("given", "options", "problem"),
    [
        ("", {}, '"" is no board: expected `random`, a scenario, or tiles from land to sea, such as 0A-1A-2B-4A-9B.'),
        ("beach", {}, '"beach" is no board'),
        ("0A-1A-2A--9A", {}, '"0A-1A-2A--9A" is no board'),
        ("0A 1A 2A 9A", {}, '"0A 1A 2A 9A" is no board'),
        ("0A-1A-5A-9A", {}, "There is no tile 5A; there are 0A, 0B, 1A,"),
        ("0A-1C-2A-9A", {}, "There is no tile 1C"),
        ("0A-1A-1B-9A", {}, "Tile 1 can lie on the board only once, on one of its faces."),
        ("0A-1A-2A-9A-9B", {}, "Tile 9 can lie on the board only once"),
        ("1A-0A-2A-9A", {}, "A board begins with tile 0 and ends with tile 9; 1A-0A-2A-9A does not."),
        ("0A-1A-2A-3A", {}, "A board begins with tile 0 and ends with tile 9"),
        ("0A-9A", {}, "Between start and finish lie two or three beach tiles, not 0."),
        ("0A-1A-9A", {}, "two or three beach tiles, not 1."),
        ("0A-1A-2A-3A-4A-9A", {}, "two or three beach tiles, not 4."),
        ("0A-1A-2A-9A", {"beaches": 3}, "Between start and finish lie three beach tiles, not 2."),
        ("0A-1A-2A-3A-9A", {"beaches": 2}, "Between start and finish lie two beach tiles, not 3."),
        ("0A-1A-2A-4B-9A", {"edition": "prototype"}, "The prototype has beach tiles 1 to 3 only, not 4B."),
    ],
)
def test_what_is_no_board_is_refused_in_a_sentence(given, options, problem):
    with pytest.raises(Refused) as refused:
        CONTENT.board(given, **options)
    assert problem in str(refused.value)
    assert refused.value.say("fr") != str(refused.value)


@rule("OC-020")
@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ("", '"" does not name extra actions: expected `random`, `scenario`, or three of Aa, Ab,'),
        ("Aa-Bb-Ea", '"Aa-Bb-Ea" does not name extra actions'),
        ("Aa-Bb", "Three extra-action tiles are in play, not 2."),
        ("Aa-Ba-Ca-Da", "Three extra-action tiles are in play, not 4."),
        ("Aa-Ab-Ca", "Aa and Ab are faces of the same tile, which shows only one of them."),
        ("Aa-Aa-Ca", "Aa and Aa are faces of the same tile"),
    ],
)
def test_what_are_no_extra_actions_is_refused_in_a_sentence(given, problem):
    with pytest.raises(Refused) as refused:
        CONTENT.extras(given)
    assert problem in str(refused.value)
    assert refused.value.say("fr") != str(refused.value)


# -- files that cannot be used


def changed(tmp_path, file, old, new):
    """The content with one place of a file changed."""
    folder = tmp_path / "own"
    shutil.copytree(FOLDER, folder)
    assert old in TEXTS[file]
    (folder / file).write_text(TEXTS[file].replace(old, new, 1), "utf-8")
    return Content(folder)


def refusal(tmp_path, file, old, new):
    with pytest.raises(Refused) as refused:
        changed(tmp_path, file, old, new)
    said = str(refused.value)
    assert said.startswith(f"own/{file}, ")
    assert "\n" not in said
    assert refused.value.say("fr")
    return said.removeprefix(f"own/{file}, ")


OPEN = ". . . . . . ."
LAND = ". ? ? . . ? ."
"""The first row of a beach that is open but for its surprises."""


def laid(faces, shortcut=""):
    """A file of tiles that are all open, but for the rows of those given, from the sea; the last row of a beach may be left out."""
    usual = {"0": [OPEN, "1 2 3$ 4 5$ . ."], "9": ["^ ^ ^ ^ ^ ^ ^", OPEN]}
    text = ""
    for id in FACES:
        rows = faces.get(id, [])
        rows = [*rows, *[OPEN, OPEN, OPEN, LAND][len(rows) :]] if id[0] in "1234" else rows or usual[id[0]]
        text += f'[[face]]\ntile = {id[0]}\nface = "{id[1]}"\nname = "Une"\nenglish = "One"\n'
        text += f'note = ""\nsource = "reconstructed"\nrows = {rows}\n'
        if id in faces and shortcut:
            text += f"[[face.shortcut]]\n{shortcut}\n"
    return text


def tiles_refused(tmp_path, *args):
    return refusal(tmp_path, "tiles.toml", TEXTS["tiles.toml"], laid(*args))


@pytest.mark.parametrize(
    ("face", "rows", "problem"),
    [
        ("1A", ["z . . . . . ."], 'there is no space "z", on a7'),
        ("1A", [". oz . . . . ."], 'there is no space "oz", on b8'),
        ("1A", ["ox . . . . . ."], 'a space cannot be all of "ox", on a7'),
        ("1A", ["^> . . . . . ."], 'a space cannot be all of "^>", on a7'),
        ("1A", ["e^ . . . . . ."], 'a space cannot be all of "e^", on a7'),
        ("1A", ["s^ . . . . . ."], 'a space cannot be all of "s^", on a7'),
        ("1A", ["$$ . . . . . ."], 'a space cannot be all of "$$", on a7'),
        ("1A", ["o. . . . . . ."], 'a space cannot be all of "o.", on a7'),
        ("1A", ["#$ . . . . . ."], 'a space cannot be all of "#$", on a7'),
        ("1A", [". . . . . ."], '". . . . . ." has 6 spaces instead of 7, so that its seams do not fit'),
        ("1A", [". . . . . . . ."], '". . . . . . . ." has 8 spaces instead of 7, so that its seams do not fit'),
        ("9A", [""], '"" has 0 spaces instead of 7, so that its seams do not fit'),
        ("1A", ["? . . . . . ."], "there are 4 surprises (?), expected 3"),
        ("1A", [OPEN] * 4, "there are 0 surprises (?), expected 3"),
        ("9A", ["? . . . . . ."], "there are 1 surprises (?), expected 0"),
        ("0A", [OPEN, "1 2 3$ 4 . . ."], "start space 5 is there 0 times, expected 1"),
        ("0A", [OPEN, "1 2 3$ 4 5$ 2 ."], "start space 2 is there 2 times, expected 1"),
        ("0A", [OPEN, "12 . 3$ 4 5$ . ."], 'a space cannot be all of "12", on a1'),
        ("0A", [OPEN, "1# 2 3$ 4 5$ . ."], 'a space cannot be all of "1#", on a1'),
        ("0A", [OPEN, "1 2 3 4 5$ . ."], "start space 3 comes with a shell"),
        ("0A", [OPEN, "1 2$ 3$ 4 5$ . ."], "start space 2 comes without a shell"),
        ("1A", ["1 . . . . . ."], "start space 1 is there 1 times, expected 0"),
        ("1A", [OPEN, "# . . . . . .", ". # . . . . ."], "a3 is a dead end"),
        ("1A", [OPEN, ". . . . . . =", ". . . . . # ."], "g3 is a dead end"),
        ("1A", ["# # . . . . .", ". # . . . . ."], "a5 is a dead end"),
        ("1A", [OPEN, ". . # # # . ."], "d4 is a dead end"),
        ("1A", [". . # = # . ."], "d6 is a dead end"),
        ("0B", [". . # # # . .", "1 2 3$ 4 5$ . ."], "d2 is a dead end"),
        ("9B", [". . # # # . .", OPEN], "d2 is a dead end"),
        ("1A", ["< . . . . . ."], "the current on a7 carries where no crab can go"),
        ("1A", [". . . . . . >"], "the current on g7 carries where no crab can go"),
        ("1A", ["# . . . . . .", "^ . . . . . ."], "the current on a5 carries where no crab can go"),
        ("1A", ["# . . . . . .", ". < . . . . ."], "the current on b6 carries where no crab can go"),
        ("1A", ["= . . . . . .", "^ . . . . . ."], "the current on a5 carries where no crab can go"),
    ],
)
def test_a_wrong_face_is_refused(tmp_path, face, rows, problem):
    assert tiles_refused(tmp_path, {face: rows}) == f"face[{list(FACES).index(face)}].rows: {face}: {problem}."


@pytest.mark.parametrize(
    "rows",
    [
        [OPEN, "= # . . . . ."],  # reeds are passed beside
        [". # . . . . .", ". . < . . . ."],
        [OPEN, ". # = # . . ."],
        ["^ . . . . . .", "> . . . . . <"],
        ["o$ x= e$ ^ . . =x"],
    ],
)
def test_another_face_is_accepted(tmp_path, rows):
    content = changed(tmp_path, "tiles.toml", TEXTS["tiles.toml"], laid({"1A": rows}))
    assert content.board("0A-1A-2A-9A").rows == 2 + 4 + 4 + 2


def test_tiles_may_be_of_any_height_as_long_as_the_board_is_not_too_long(tmp_path):
    high = {"9A": ["^ ^ ^ ^ ^ ^ ^", *[OPEN] * 5]}
    assert changed(tmp_path, "tiles.toml", TEXTS["tiles.toml"], laid(high)).board("0A-1A-2A-3A-9A").rows == 20
    assert tiles_refused(tmp_path / "too", {"9A": [OPEN, *high["9A"]]}) == "face: the longest board has 21 rows, more than 20."


def test_a_tile_without_rows_is_refused(tmp_path):
    problem = refusal(tmp_path, "tiles.toml", TEXTS["tiles.toml"], laid({}).replace(f"{['^ ^ ^ ^ ^ ^ ^', OPEN]}", "[]", 1))
    assert problem == "face[10].rows: 9A: a tile has at least one row."


@rule("OC-017", "OC-057")
@pytest.mark.parametrize(
    ("faces", "problem"),
    [
        ({"4B": [". # . . . . ."], "2A": [OPEN, OPEN, OPEN, "# ? ? . . ? ."]}, "4B: a7 is a dead end before 2A"),
        ({"4B": [". # . . . . ."], "2A": [OPEN, OPEN, OPEN, "= ? ? . . ? ."]}, "4B: a7 is a dead end before 2A"),
        ({"4B": [". # . . . . ."], "9B": [OPEN, "# . . . . . ."]}, "4B: a7 is a dead end before 9B"),
        ({"0B": [". # . . . . .", "1 2 3$ 4 5$ . ."], "2A": [OPEN, OPEN, OPEN, "# ? ? . . ? ."]}, "0B: a3 is a dead end before 2A"),
        (
            {"1A": [". . . > . . ."], "2A": [OPEN, OPEN, OPEN, "? ? ? . # . ."]},
            "1A: the current on d8 carries where no crab can go before 2A",
        ),
        (
            {"0A": [". ^ . . . . .", "1 2 3$ 4 5$ . ."], "2A": [OPEN, OPEN, OPEN, "? = ? . . ? ."]},
            "0A: the current on b4 carries where no crab can go before 2A",
        ),
    ],
)
def test_a_seam_between_any_two_tiles_that_does_not_fit_is_refused(tmp_path, faces, problem):
    assert tiles_refused(tmp_path, faces).endswith(f".rows: {problem}.")


def test_tiles_that_never_meet_need_not_fit(tmp_path):
    """The two faces of a tile; start and finish."""
    faces = {
        "4A": [OPEN, OPEN, OPEN, "# ? ? . . ? ."],
        "4B": [". # . . . . ."],
        "0A": [". . . . . # .", "1 2 3$ 4 5$ . ."],
        "9A": [OPEN, ". . . . . . #"],
    }
    assert changed(tmp_path, "tiles.toml", TEXTS["tiles.toml"], laid(faces)).sides.keys() == Content(FOLDER).sides.keys()


@pytest.mark.parametrize(
    ("shortcut", "problem"),
    [
        ({"at": "b4"}, "shortcut[0].at: 1A: b4 is no shortcut (s)."),
        ({"at": "h3"}, 'shortcut[0].at: 1A: there is no space "h3".'),
        ({"at": "a55"}, 'shortcut[0].at: 1A: there is no space "a55".'),
        ({"to": "b66"}, 'shortcut[0].to: 1A: there is no space "b66".'),
        ({"to": ""}, 'shortcut[0].to: 1A: there is no space "".'),
        ({"to": "a5"}, "shortcut[0].to: 1A: a5 is not nearer to the sea than a5."),
        ({"to": "b2"}, "shortcut[0].to: 1A: b2 is not nearer to the sea than a5."),
        ({"to": "c7"}, "shortcut[0].to: 1A: c7 is inaccessible."),
        ({"icon": "claw"}, 'shortcut[0].icon: 1A: expected one of shell, forward, diagonal, seaward, got "claw".'),
        ({"cards": 0}, "shortcut[0].cards: 1A: expected 1 to 9, got 0."),
        ({"cards": 10}, "shortcut[0].cards: 1A: expected 1 to 9, got 10."),
        ({"cards": "two"}, "shortcut[0].cards: Expected `int`, got `str`."),
        ({"price": 2}, "shortcut[0]: Object contains unknown field `price`."),
    ],
)
def test_a_wrong_shortcut_is_refused(tmp_path, shortcut, problem):
    fields = {"at": "a5", "to": "b6", "icon": "seaward", "cards": 2}
    rows = [". . # . . . .", "s . . . . . ."]
    text = laid({"1A": rows}, written(fields | shortcut))
    assert refusal(tmp_path, "tiles.toml", TEXTS["tiles.toml"], text) == f"face[2].{problem}"
    changed(tmp_path / "right", "tiles.toml", TEXTS["tiles.toml"], laid({"1A": rows}, written(fields)))


def written(fields):
    return "\n".join(f"{name} = {value!r}" for name, value in fields.items())


@pytest.mark.parametrize(("times", "rows"), [(0, "s . . . . . s"), (2, "s . . . . . .")])
def test_a_shortcut_is_listed_once(tmp_path, times, rows):
    entry = "at = 'a5'\nto = 'b6'\nicon = 'seaward'\ncards = 2"
    problem = tiles_refused(tmp_path, {"1A": [OPEN, rows]}, f"{entry}\n[[face.shortcut]]\n{entry}" if times else entry)
    assert problem == f"face[2].shortcut: 1A: the shortcut on {'a5' if times else 'g5'} is listed {times} times, expected 1."


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("tile = 4", "tile = 5", "face[8].tile: there is no tile 5A"),
        ('face = "B"', 'face = "C"', "face[1].tile: there is no tile 0C"),
        ('face = "B"', 'face = "A"', 'face: "0A" is listed 2 times, expected 1'),
        ('source = "reconstructed"', 'source = "mine"', 'face[0].source: expected "rulebook" or "reconstructed", got "mine"'),
        ('name = "Une"', 'name = ""', "face[0].name: expected a name in French (name) and in English (english)"),
        ('english = "One"', 'english = " "', "face[0].name: expected a name in French (name) and in English (english)"),
        ('name = "Une"', 'title = "Une"', "face[0]: Object contains unknown field `title`"),
    ],
)
def test_a_wrong_entry_of_the_tiles_is_refused(tmp_path, old, new, problem):
    text = laid({}).replace(old, new, 1)
    assert refusal(tmp_path, "tiles.toml", TEXTS["tiles.toml"], text) == f"{problem}."


def test_a_missing_face_is_refused(tmp_path):
    text = "[[face]]".join(part for part in laid({}).split("[[face]]") if 'tile = 3\nface = "B"' not in part)
    problem = refusal(tmp_path, "tiles.toml", TEXTS["tiles.toml"], text)
    assert problem == 'face: "3B" is listed 0 times, expected 1.'


FIRST_CARD = TEXTS["cards.toml"].split("card = [\n")[1].splitlines(keepends=True)[0]
GULLS = re.search(r'id = "seagull".*?card = \[\n(.*?)\]\n', TEXTS["cards.toml"], re.S)[1].splitlines(keepends=True)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (FIRST_CARD, "", "deck[0].card: the deck of the red crab has 3 cards, expected 4"),
        (FIRST_CARD, 2 * FIRST_CARD, "deck[0].card: the deck of the red crab has 5 cards, expected 4"),
        ('crab = "blue"', 'crab = "pink"', 'deck: "blue" is listed 0 times, expected 1'),
        ('crab = "blue"', 'crab = "red"', 'deck: "red" is listed 2 times, expected 1'),
        ('main = "shell"', 'main = "claw"', 'deck[0].card[0].main: expected one of shell, forward, diagonal, seaward, got "claw"'),
        ('main = "shell"', 'main = "none"', 'deck[0].card[0].main: expected one of shell, forward, diagonal, seaward, got "none"'),
        (
            'left = ["forward", "none"]',
            'left = ["forward", ""]',
            "deck[0].card[0].left: expected one of shell, forward, diagonal, seaward, none",
        ),
        ('right = ["diagonal", "none"]', 'right = ["none", "up"]', 'none, got "up"'),
        ('right = ["diagonal", "none"]', 'right = ["diagonal"]', "deck[0].card[0].right: Expected `array` of length 2, got 1"),
        (GULLS[0], "", 'special[0].card: "seagull" is on 2 cards, expected 3'),
        (GULLS[0], GULLS[0] + GULLS[0], 'special[0].card: "seagull" is on 4 cards, expected 3'),
        (GULLS[0], GULLS[1], 'special[0].card[1]: two cards of "seagull" are alike'),
        (GULLS[2], GULLS[2].replace("seaward", "landward"), "special[0].card[2].main: expected one of shell"),
        ('id = "call"', 'id = "seagull"', 'special: "seagull" is listed 2 times, expected 1'),
        ('id = "call"', 'id = "calm"', 'special[1].id: there is no effect "calm", expected one of call,'),
        ('[[special]]\nid = "sideways"', f'[[special]]\ncard = [{GULLS[0]}]\nid = "sideways"', '"sideways" is on 1 cards, expected 0'),
        ('name = "Mouette"', 'name = ""', "special[0].name: expected a name"),
        ('source = "rulebook"', 'source = ""', 'special[0].source: expected "rulebook" or "reconstructed"'),
        ('source = "reconstructed"', 'source = ""', 'deck[0].source: expected "rulebook" or "reconstructed"'),
    ],
)
def test_wrong_cards_are_refused(tmp_path, old, new, problem):
    assert problem in refusal(tmp_path, "cards.toml", old, new)


def test_decks_in_another_order_are_refused(tmp_path):
    text = TEXTS["cards.toml"]
    swapped = text.replace('"orange"', '"?"').replace('"red"', '"orange"').replace('"?"', '"red"')
    problem = refusal(tmp_path, "cards.toml", text, swapped)
    assert problem == "deck[0].crab: expected red, for the decks are listed in the order of the crabs."


def test_what_stands_on_no_card_is_refused(tmp_path):
    text = TEXTS["cards.toml"]
    nap = '\n[[special]]\nid = "nap"\nname = "Sieste"\nenglish = "Nap"\nrule = "OC-103"\nsource = "reconstructed"\n'
    problem = refusal(tmp_path, "cards.toml", text, text + nap)
    assert problem.startswith(f'special[{len(SPECIAL_NAMES)}].id: there is no effect "nap", expected one of call,')


@pytest.mark.parametrize("too_many", [False, True])
def test_there_is_room_for_sixty_cards(tmp_path, too_many):
    special = TEXTS["cards.toml"].split("[[special]]")[1]
    effects = ["swap", "leap", "snack"][: (60 - CARDS) // 3 + too_many]
    more = "".join("\n[[special]]" + special.replace('id = "seagull"', f'id = "{effect}"') for effect in effects)
    files = (tmp_path, "cards.toml", TEXTS["cards.toml"], TEXTS["cards.toml"] + "\n" + more)
    number = CARDS + 3 * len(effects)
    if too_many:
        assert refusal(*files).endswith(f"on {number} cards with the starting ones, expected at most 20 on 60.")
    else:
        assert changed(*files).cards["final"].number == number


COST = re.search(r"cost = \d+", TEXTS["extras.toml"])[0]
"""The first."""


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (COST, "cost = -1", "extra[0].cost: expected 0 to 9, got -1"),
        (COST, "cost = 10", "extra[0].cost: expected 0 to 9, got 10"),
        (COST, "cost = 1.5", "extra[0].cost: Expected `int`, got `float`"),
        ('effect = "swap"', 'effect = "nap"', 'extra[2].effect: there is no effect "nap", expected one of call,'),
        ('face = "Ab"', 'face = "Aa"', 'extra: "Aa" is listed 2 times, expected 1'),
        ('face = "Ab"', 'face = "Ea"', 'extra: "Ab" is listed 0 times, expected 1'),
        ('english = "Slant"', 'english = ""', "extra[0].name: expected a name"),
        ('source = "rulebook"', 'source = "?"', "extra[2].source: expected"),
    ],
)
def test_wrong_extra_actions_are_refused(tmp_path, old, new, problem):
    assert problem in refusal(tmp_path, "extras.toml", old, new)


@pytest.mark.parametrize("cost", [0, 9])
def test_costs_are_content(tmp_path, cost):
    content = changed(tmp_path, "extras.toml", COST, f"cost = {cost}")
    assert [content.cards[edition].extras[0].price for edition in ("final", "prototype")] == [cost, cost]


FIRST = CONTENT.scenarios["first-escape"]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (f'"{FIRST.board}"', '"0A-1A-2A-9A"', "scenario[0].board: Between start and finish lie three beach tiles, not 2."),
        (f'"{FIRST.board}"', '"0A-1A-1B-2A-9A"', "scenario[0].board: Tile 1 can lie on the board only once"),
        (f'"{FIRST.short}"', f'"{FIRST.board}"', "scenario[0].short: Between start and finish lie two beach tiles, not 3."),
        (f'"{FIRST.short}"', '"0A-1A-4A-9A"', f"scenario[0].short: 4A is not on the board {FIRST.board}"),
        (f'"{FIRST.extras}"', '"Aa-Ab-Ca"', "scenario[0].extras: Aa and Ab are faces of the same tile"),
        ('id = "first-escape"', 'id = "First escape"', "scenario[0].id: expected small letters and hyphens, and a name of its own"),
        ('id = "first-escape"', 'id = "random"', 'scenario[0].id: expected small letters and hyphens, and a name of its own, got "random"'),
        ('id = "first-escape"', 'id = "shortcut"', 'scenario[0].id: "shortcut" is listed 2 times, expected 1'),
        ('english = "First escape!"', 'english = ""', "scenario[0].name: expected a name"),
        ('source = "rulebook"', 'source = "x"', "scenario[5].source: expected"),
    ],
)
def test_wrong_scenarios_are_refused(tmp_path, old, new, problem):
    assert problem in refusal(tmp_path, "scenarios.toml", old, new)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("text", ["", "face = 3", "[[face", "\x00", "scenario = []"])
def test_a_file_that_is_none_is_refused(tmp_path, file, text):
    assert refusal(tmp_path, file, TEXTS[file], text)


@pytest.mark.parametrize("file", FILES)
def test_a_folder_without_a_file_is_refused(tmp_path, file):
    shutil.copytree(FOLDER, tmp_path / "own")
    (tmp_path / "own" / file).unlink()
    with pytest.raises(Refused, match=f"own/{file}, file: No such file"):
        Content(tmp_path / "own")


# -- what people read of it


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_content_is_in_the_tables(language):
    tiles, signs, shortcuts, decks, market, specials, extras, scenarios, *adventure = tables(CONTENT, language)
    assert [row[0] for row in tiles.rows if row[0]] == list(FACES)
    assert [row[3].split() for row in tiles.rows] == [row.split() for face in FACES.values() for row in face["rows"]]
    assert set("".join(row[0] for row in signs.rows)) >= set(".#ox$e?=^<>s15")
    assert len(shortcuts.rows) == sum(len(face.get("shortcut", ())) for face in FACES.values())
    assert (len(decks.rows), len(market.rows), len(specials.rows)) == (STARTING, CARDS - STARTING, len(SPECIAL_NAMES))
    assert [row[2] for row in extras.rows] == [str(extra.cost) for extra in CONTENT.extra_faces]
    assert [row[2] for row in scenarios.rows] == [scenario.board for scenario in CONTENT.scenarios.values()]
    for table in (tiles, signs, shortcuts, decks, market, specials, extras, scenarios, *adventure):
        assert {len(row) for row in table.rows} == {len(table.head)}


def test_the_tables_speak_both_languages():
    english, french = (tables(CONTENT, language) for language in ("en", "fr"))
    assert [table.title for table in english] != [table.title for table in french]
    assert ("red", "shell", "forward / -", "diagonal / -", "reconstructed") in english[3].rows
    assert ("rouge", "coquillage", "en avant / -", "diagonale / -", "reconstitué") in french[3].rows
    assert ("Ba", "Swap", "2", "rulebook") in english[6].rows
    assert ("Ba", "Échange de places", "2", "règle") in french[6].rows
    assert "current: straight ahead, to the left, to the right" in [row[1] for row in english[1].rows]


def test_icons_are_named_as_in_the_rules():
    assert ICONS == ["shell", "forward", "diagonal", "seaward"]
