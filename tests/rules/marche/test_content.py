"""Options and content: what may be set, what is data, and how wrong data is refused with file, key and reason."""

import re
from pathlib import Path

import pytest

from estran.core import Quick, Refused
from estran.games.marche import MarcheGame

from .beach import GAME, look

TOML = (GAME.content / "beach.toml").read_text("utf-8")


@pytest.fixture
def content(tmp_path):
    """Writes a beach.toml and gives back its folder."""

    def written(text: str) -> Path:
        (tmp_path / "beach.toml").write_text(text, "utf-8")
        return tmp_path

    return written


# -- options


def test_what_is_set_unless_asked_otherwise():
    assert GAME.checked({}) == {"players": 2, "layout": "loose", "start": "random", "fishing": 0, "shrimps": 5, "own_trap": 2}


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"players": 1}, 'players cannot be "1": it can be 2, 3, 4'),
        ({"players": 5}, "players cannot be"),
        ({"layout": "tight"}, 'layout cannot be "tight": it can be loose, even'),
        ({"start": "hermit"}, "start cannot be"),
        ({"fishing": 1}, 'fishing cannot be "1": it can be 0, 2, 3'),
        ({"shrimps": 4}, "shrimps cannot be"),
        ({"shrimps": "5"}, "shrimps cannot be"),
        ({"own_trap": 0}, "own_trap cannot be"),
        ({"own_trap": True}, "own_trap cannot be"),
        ({"sand": 1}, 'no option "sand"'),
    ],
)
def test_an_option_that_cannot_be_is_refused(options, sentence):
    with pytest.raises(Refused, match=re.escape(sentence)):
        GAME.new(options, Quick(1))


# -- content


def test_all_content_says_where_it_comes_from():
    assert {thing.source for thing in GAME.beach.things} | {row.source for row in GAME.beach.row} == {"reconstructed"}
    assert all(thing.note for thing in GAME.beach.things)


def test_the_view_names_objects_and_landscapes_in_both_languages():
    view = look(GAME.new(GAME.checked({}), Quick(1)))
    assert view["names"]["ball"] == {"en": "ball", "fr": "ballon"}
    assert view["terrain"][0] == {"en": "dry sand", "fr": "sable sec"}
    assert set(view["objects"].values()) == set(view["names"])


def test_other_content_can_be_used(content):
    changed = TOML.replace('id = "ball"\nen = "ball"\nfr = "ballon"', 'id = "kite"\nen = "kite"\nfr = "cerf-volant"')
    other = GAME.with_content(content(changed))
    assert other.content_digest != GAME.content_digest
    state = other.new(other.checked({}), Quick(1))
    assert "kite" in look_with(other, state)["objects"].values()
    assert other.invariants(state) == []
    assert other.position(other.from_position(other.position(state))) == other.position(state)
    with pytest.raises(Refused, match="there is no object"):
        GAME.from_position(other.position(state))


def look_with(game, state):
    return game.view(state, None)


def test_rows_may_have_one_to_three_objects(content):
    """Two objects change rows: a game with them is played to its end."""
    blocks = TOML.split("[[row]]")
    taken = blocks[1].index("[[row.object]]", blocks[1].index("[[row.object]]") + 1)
    blocks[1], blocks[3] = blocks[1][:taken], blocks[3] + "\n" + blocks[1][taken:]
    game = MarcheGame(content("[[row]]".join(blocks)))
    assert [len(row.object) for row in game.beach.row] == [1, 2, 3, 2, 2, 2]
    for seed in range(60):
        chance = Quick(seed)
        state = game.new(game.checked({"fishing": 3, "layout": ("loose", "even")[seed % 2]}), chance)
        while (seat := state.next_seat()) >= 0:
            legal = state.legal(seat)
            state.play(seat, legal[chance.below(len(legal))], chance)
            assert game.invariants(state) == []
        assert game.position(game.from_position(game.position(state))) == game.position(state)


def test_comments_and_layout_do_not_change_the_digest(content):
    assert MarcheGame(content("# ours\n" + TOML.replace(" = ", "  =  "))).content_digest == GAME.content_digest


LAST_ROW = TOML.rindex("[[row]]")
LAST_OBJECT = TOML.rindex("[[row.object]]")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "beach.toml, file: Object missing required field `row`"),
        ("row = 3", "beach.toml, row: Expected `array`"),
        ("row = [", "beach.toml, file: "),
        (TOML[:LAST_ROW], "beach.toml, row: the beach has 6 rows, but 5 are listed"),
        (TOML[:LAST_OBJECT], "beach.toml, row: there are 12 objects, but 11 are listed"),
        (TOML + TOML[LAST_OBJECT:].replace("net", "kite"), "beach.toml, row: there are 12 objects, but 13 are listed"),
        (TOML + TOML[LAST_OBJECT:] * 2, "beach.toml, row[5].object: a row has one to three objects, not 4"),
        (TOML.replace('id = "net"', 'id = "mask"'), 'beach.toml, row: the object "mask" is listed twice'),
        (TOML.replace('id = "net"', 'id = "The Net"'), "beach.toml, row[5].object[1].id: expected small letters and hyphens"),
        (TOML.replace('id = "net"', "id = 7"), "beach.toml, row[5].object[1].id: Expected `str`, got `int`"),
        (TOML.replace('fr = "filet"', ""), "missing required field `fr`"),
        (TOML.replace('fr = "filet"', 'fr = "filet"\nit = "rete"'), "unknown field `it`"),
        (
            TOML.replace('source = "reconstructed"', 'source = "dreamt"', 1),
            'beach.toml, row[0].source: expected "rulebook" or "reconstructed"',
        ),
        (TOML[:LAST_OBJECT] + TOML[LAST_OBJECT:].replace("reconstructed", "dreamt"), "beach.toml, row[5].object[1].source: expected"),
        (TOML.replace('fr = "filet"', 'fr = " "'), "beach.toml, row[5].object[1].fr: expected a name, got nothing"),
        (TOML.replace('en = "dry sand"', 'en = ""'), "beach.toml, row[0].terrain.en: expected a name, got nothing"),
        (TOML.replace('fr = "sable sec"', "fr = 1"), "beach.toml, row[0].terrain.fr: Expected `str`, got `int`"),
    ],
)
def test_what_is_wrong_is_said_with_file_key_and_reason(content, text, sentence):
    with pytest.raises(Refused, match=re.escape(sentence)) as refused:
        MarcheGame(content(text))
    assert "\n" not in str(refused.value)


def test_a_folder_without_content_is_refused(tmp_path):
    with pytest.raises(Refused, match=r"beach\.toml, file: No such file"):
        GAME.with_content(tmp_path)
