"""Every board that can be laid is sound: OC-001, OC-017, OC-029, OC-057, OC-D1, OC-D2. By coordinates of their own, from the file alone."""

import tomllib
from functools import cache
from itertools import permutations, product
from pathlib import Path

import pytest

import estran.games.oh_crab.rules.board as rules
from estran.core.chance import Scripted
from estran.games.oh_crab.content import Content
from tests.rulemark import rule

FOLDER = Path(rules.__file__).parent.parent / "content"
CONTENT = Content(FOLDER)
FACES = {f"{face['tile']}{face['face']}": face for face in tomllib.loads((FOLDER / "tiles.toml").read_text("utf-8"))["face"]}
COLUMNS = range(7)
AHEAD, LEFT, RIGHT = (0, 2), (-1, 1), (1, 1)
WAYS = {"^": AHEAD, "<": LEFT, ">": RIGHT}
SEA = "sea"


def boards(beaches, tiles="1234"):
    """All orders and faces of so many beach tiles."""
    for order in permutations(tiles, beaches):
        for faces in product("AB", repeat=beaches + 2):
            yield "-".join(tile + face for tile, face in zip(["0", *order, "9"], faces, strict=True))


ALL = [*boards(3), *boards(2)]


@cache
def hexes(board):
    """The token of each space by column and distance from the land; the odd columns lie half a row nearer to the sea."""
    found = {}
    row = 0
    for face in board.split("-"):
        for line in reversed(FACES[face]["rows"]):
            for column, token in enumerate(line.split()):
                found[column, 2 * row + column % 2] = token
            row += 1
    return found


def beyond(spaces, place, way):
    """Where a step leads: a place, the sea, or nowhere."""
    column, half = place[0] + way[0], place[1] + way[1]
    if column not in COLUMNS:
        return None
    if (column, half) in spaces:
        return column, half
    return SEA


def ways(spaces, place):
    """Where a crab can go from here on its own: not onto rocks, nor straight through reeds."""
    found = [(way, beyond(spaces, place, way)) for way in (AHEAD, LEFT, RIGHT)]
    return [to for way, to in found if to == SEA or (to and "#" not in spaces[to] and not (way == AHEAD and "=" in spaces[to]))]


def starts(spaces):
    return {token[0]: place for place, token in spaces.items() if token[0].isdigit()}


def test_there_are_as_many_boards_as_the_tiles_allow():
    assert (len(ALL), len(set(ALL))) == (768 + 192, 960)


@rule("OC-001", "OC-017", "OC-029", "OC-057", "OC-201")
def test_from_every_space_of_every_board_the_sea_can_be_reached():
    for board in ALL:
        spaces = hexes(board)
        reaching = {SEA}
        for place in sorted(spaces, key=lambda place: -place[1]):
            if spaces[place] != "#":
                assert reaching.intersection(ways(spaces, place)), (board, place)
                reaching.add(place)
        assert reaching.issuperset(starts(spaces).values())


@rule("OC-024", "OC-026", "OC-407")
def test_every_board_has_five_starts_with_two_ways_on_and_shells_on_the_third_and_fifth():
    for board in ALL:
        spaces = hexes(board)
        found = starts(spaces)
        assert sorted(found) == list("12345")
        assert {number for number, place in found.items() if "$" in spaces[place]} == {"3", "5"}
        for place in found.values():
            assert len(set(ways(spaces, place))) >= 2, (board, place)


@rule("OC-084", "OC-085")
def test_every_current_carries_to_where_a_crab_can_go():
    for board in ALL:
        spaces = hexes(board)
        for place, token in spaces.items():
            for sign in WAYS.keys() & set(token):
                assert beyond(spaces, place, WAYS[sign]) in ways(spaces, place), (board, place)


@rule("OC-088")
def test_every_board_ends_with_currents_that_carry_into_the_sea():
    for board in ALL:
        spaces = hexes(board)
        assert any(beyond(spaces, place, WAYS[token[0]]) == SEA for place, token in spaces.items() if token[0] in WAYS)


SIGNS = {
    "#": rules.INACCESSIBLE,
    "o": rules.OBSTACLE,
    "x": rules.KNOCK_OVER,
    "$": rules.SHELLS,
    "e": rules.EXCHANGE,
    "?": rules.SURPRISE,
    "=": rules.REEDS,
    "s": rules.SHORTCUT,
    **dict.fromkeys(WAYS, rules.CURRENT),
}


def cell(place):
    return rules.SEA if place == SEA else place[1] // 2 * 7 + place[0]


@rule("OC-017", "OC-D1")
@pytest.mark.parametrize("beaches", [3, 2])
def test_a_board_is_what_the_tiles_say(beaches):
    """Spaces, starts, arrows and prices of every board, as laid for the rules."""
    for name in boards(beaches):
        board, spaces = CONTENT.board(name), hexes(name)
        assert (board.tiles, board.rows * 7) == (name, len(spaces))
        assert list(board.starts) == [cell(place) for number, place in sorted(starts(spaces).items())]
        for place, token in spaces.items():
            assert board.space(cell(place)) == sum(SIGNS.get(sign, 0) for sign in token)
            carried = [beyond(spaces, place, WAYS[sign]) for sign in token if sign in WAYS]
            if "s" not in token:
                assert (board.arrow(cell(place)), board.price(cell(place))) == (cell(carried[0]) if carried else -1, 0)
        assert shortcuts(name) == {
            cell: (board.arrow(cell), board.price_icon(cell), board.price(cell))
            for cell in range(len(spaces))
            if board.is_a(cell, rules.SHORTCUT)
        }


def shortcuts(board):
    """Where every shortcut leads and what it costs, by cell."""
    found = {}
    row = 0
    for face in board.split("-"):
        for shortcut in FACES[face].get("shortcut", ()):
            at, to = (cell(("abcdefg".index(name[0]), int(name[1:]) - 1 + 2 * row)) for name in (shortcut["at"], shortcut["to"]))
            found[at] = (to, ["shell", "forward", "diagonal", "seaward"].index(shortcut["icon"]), shortcut["cards"])
        row += len(FACES[face]["rows"])
    return found


@rule("OC-D1", "OC-D2", "OC-058")
def test_the_neighbours_of_a_space_are_where_coordinates_say():
    """Six directions; forward is two half rows, diagonal one, and landward the same back."""
    steps = [AHEAD, LEFT, RIGHT, (0, -2), (-1, -1), (1, -1)]
    name = "0A-1A-2B-4B-9B"
    board, spaces = CONTENT.board(name), hexes(name)
    for place in spaces:
        assert board.distance(cell(place)) == place[1]
        for direction, step in enumerate(steps):
            there = beyond(spaces, place, step)
            if there == SEA and step[1] < 0:  # behind the first row
                there = None
            open = there and (there == SEA or spaces[there] != "#")
            assert board.next(cell(place), direction) == (cell(there) if open else rules.NOWHERE)


@rule("OC-D2")
def test_a_space_is_named_by_its_column_and_distance():
    assert [rules.cell_name(cell) for cell in (0, 1, 6, 7, 8, 118)] == ["a1", "b2", "g1", "a3", "b4", "g33"]


# -- what is on the tiles


@rule("OC-001", "OC-400")
def test_every_tile_has_two_faces_that_differ():
    assert sorted(FACES) == ["0A", "0B", "1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B", "9A", "9B"]
    assert len({tuple(face["rows"]) for face in FACES.values()}) == 12
    assert {len(face["rows"]) for id, face in FACES.items() if id[0] in "1234"} == {4}


def test_every_beach_face_has_three_surprises_and_no_other_has_any():
    for id, face in FACES.items():
        assert "".join(face["rows"]).count("?") == (3 if id[0] in "1234" else 0)


@rule("OC-073", "OC-074", "OC-078", "OC-079", "OC-080", "OC-089")
def test_every_kind_of_space_is_used():
    signs = set("".join(row for face in FACES.values() for row in face["rows"]))
    assert signs == set(".#ox$e?=^<>s12345 ")
    tokens = {token for face in FACES.values() for row in face["rows"] for token in row.split()}
    assert {"o$", "x$", "?$"} <= tokens  # shells go with other kinds (OC-080)


@rule("OC-082")
def test_one_shortcut_costs_two_seaward_cards_as_in_the_worked_turn():
    prices = {(shortcut["icon"], shortcut["cards"]) for face in FACES.values() for shortcut in face.get("shortcut", ())}
    assert ("seaward", 2) in prices
    assert len(prices) > 1


def lone(face):
    """The spaces of a face by name, as if it lay alone."""
    return {"abcdefg"[column] + str(half + 1): token for (column, half), token in hexes(face).items()}


def ends(face):
    """What the shortcuts of a face cost, and the space each ends on."""
    return [(shortcut["cards"], shortcut["icon"], lone(face)[shortcut["to"]]) for shortcut in FACES[face]["shortcut"]]


@rule("OC-422b")
def test_the_shortcut_of_the_worked_turn_ends_on_a_shell_and_lies_on_a_tile_of_the_prototype():
    assert (2, "seaward", "$") in ends("2A")


@rule("OC-061", "OC-066")
def test_one_place_has_a_shell_left_an_obstacle_ahead_and_sand_right_as_in_the_first_example_of_a_push():
    """And one can stand behind it, on the same tile."""
    found = []
    for id in FACES:
        spaces = hexes(id)
        for place, token in spaces.items():
            around = [spaces.get(beyond(spaces, place, way)) for way in (LEFT, AHEAD, RIGHT)]
            behind = spaces.get((place[0], place[1] - 2), "#")
            if around == ["$", "o", "."] and "#" not in token + behind and "=" not in token:
                found.append((id, place))
    assert found == [("4B", (3, 5))]


# -- what the notes say of them


def number(face, *signs):
    """How many spaces of a face have one of these signs."""
    return sum(any(sign in token for sign in signs) for token in hexes(face).values())


def straight(face, column):
    """What one meets who goes straight on in a column."""
    return "".join(token for place, token in sorted(hexes(face).items()) if place[0] == column)


def ahead_of_starts(face):
    spaces = hexes(face)
    return {start: spaces[beyond(spaces, place, AHEAD)] for start, place in starts(spaces).items()}


def carried(face):
    """Where the currents of a face carry: from, in which direction, onto what."""
    spaces = hexes(face)
    return [(place, token, spaces.get(beyond(spaces, place, WAYS[token]), SEA)) for place, token in spaces.items() if token in WAYS]


def is_most(face, *signs):
    """Whether a beach has more spaces with one of these signs than any other has."""
    return all(number(face, *signs) > number(other, *signs) for other in FACES if other[0] in "1234" and other != face)


def around(face, place):
    column, half = place
    steps = [AHEAD, LEFT, RIGHT, (0, -2), (-1, -1), (1, -1)]
    return [hexes(face).get((column + step[0], half + step[1]), "") for step in steps]


def places(face, sign):
    return [place for place, token in hexes(face).items() if sign in token]


def rows_of(face, sign):
    return [row.count(sign) for row in FACES[face]["rows"]]


def gate(face):
    """The fewest spaces of a row that are not inaccessible."""
    return min(sum(token != "#" for token in row.split()) for row in FACES[face]["rows"])


NOTES = {
    "0A": {
        "the fourth half a row nearer": lambda: {n for n, place in starts(hexes("0A")).items() if place[1]} == {"4"},
        "obstacles straight ahead of the first and the fourth": lambda: (
            {n for n, t in ahead_of_starts("0A").items() if t in "ox"} == {"1", "4"}
        ),
    },
    "0B": {
        "half a row nearer to the sea or with a shell": lambda: all(
            (place[1] == 1 or "$" in hexes("0B")[place]) == (n != "1") for n, place in starts(hexes("0B")).items()
        ),
        "obstacles straight ahead of most": lambda: sum(token in "ox" for token in ahead_of_starts("0B").values()) == 3,
    },
    "1A": {
        "the most free sand": lambda: is_most("1A", "."),
        "two shells": lambda: number("1A", "$") == 2,
    },
    "1B": {"more obstacles than anything else": lambda: 2 * number("1B", "o", "x") > 28},
    "2A": {
        "Reeds across every straight way": lambda: all("=" in straight("2A", column) for column in COLUMNS),
        "two shortcuts": lambda: len(ends("2A")) == 2,
        "the dearer one onto a shell": lambda: "$" in max(ends("2A"))[2] and "$" not in min(ends("2A"))[2],
    },
    "2B": {"one gate of three spaces": lambda: gate("2B") == 3},
    "3A": {
        "most carry forward": lambda: 2 * sum(sign == "^" for _, sign, _ in carried("3A")) > number("3A", *WAYS),
        "those at the edges inward": lambda: [sign for place, sign, _ in carried("3A") if place[0] in (0, 6)] == [">", "<"],
        "one onto an obstacle": lambda: [end for _, _, end in carried("3A") if end in "ox"] == ["o"],
    },
    "3B": {
        "the most shells": lambda: is_most("3B", "$"),
        "most of them on obstacles": lambda: 2 * number("3B", "o$", "x$") > number("3B", "$"),
    },
    "4A": {
        "one in the middle, two at the edges": lambda: sorted(column for column, _ in places("4A", "e")) == [0, 3, 6],
    },
    "4B": {
        "A maze of rocks": lambda: number("4B", "#") == 5,
        "straight ways along the edges only": lambda: [c for c in COLUMNS if not set("#=") & set(straight("4B", c))] == [0, 6],
        "two shortcuts for a card each": lambda: [cards for cards, _, _ in ends("4B")] == [1, 1],
        "one onto a shell, one onto an obstacle": lambda: [end for _, _, end in ends("4B")] == ["$", "o"],
    },
    "9A": {
        "Currents along the last row and one before it": lambda: rows_of("9A", "^") == [3, 1, 0],
        "shells beside obstacles": lambda: all("o" in around("9A", place) for place in places("9A", "$")),
    },
    "9B": {
        "Rocks before the sea": lambda: rows_of("9B", "#") == [2, 0, 0],
        "currents on both sides of them": lambda: FACES["9B"]["rows"][0].count("^ # ^") == 2,
        "a last exchange": lambda: number("9B", "e") == 1,
    },
}
"""What is claimed, and whether it is so."""


def test_what_the_notes_say_of_the_tiles_is_true():
    assert sorted(NOTES) == sorted(FACES)
    for id, claims in NOTES.items():
        for claim, holds in claims.items():
            assert claim in FACES[id]["note"], (id, claim)
            assert holds(), (id, claim)


def test_high_season_has_the_three_beaches_with_the_most_obstacles():
    beaches = sorted((id for id in FACES if id[0] in "1234"), key=lambda id: -number(id, "o", "x"))
    assert CONTENT.scenarios["high-season"].note == "The three beaches with the most obstacles."
    assert set(beaches[:3]) == set(CONTENT.scenarios["high-season"].board.split("-")[1:-1])


# -- drawing a board by lot


@rule("OC-017")
@pytest.mark.parametrize("beaches", [3, 2])
def test_every_board_is_as_likely_as_any_other(beaches):
    draws = product(*[range(left) for left in (4, 3, 2)[:beaches]], *[range(2)] * (beaches + 2))
    drawn = [CONTENT.draw_board("final", beaches, Scripted(list(draw))) for draw in draws]
    assert sorted(drawn) == sorted(boards(beaches))


@rule("OC-401")
def test_the_prototype_has_the_first_three_beaches_in_any_order():
    draws = product(range(3), range(2), range(1), *[range(2)] * 5)
    drawn = [CONTENT.draw_board("prototype", 3, Scripted(list(draw))) for draw in draws]
    assert sorted(drawn) == sorted(boards(3, "123"))
