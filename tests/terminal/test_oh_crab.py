"""Oh Crab! in a terminal, as people would play it."""

import re
from pathlib import Path
from typing import Any

import pytest

from estran.core.build import compiled
from estran.core.chance import Drawn, Quick, secret_of
from estran.core.record import decode
from estran.core.words import has
from estran.games import game
from estran.games.oh_crab.rules.state import OhCrab
from estran.table import replay
from estran.terminal.oh_crab import LOOKS, arguments, printed
from tests.terminal.hidden import CLEARED, shown, sit, typed

OH_CRAB = game("oh_crab")
CRAB = re.compile(r"\(([ROBGN])\)|_([robgn])_")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def dealt(seed: int = 3, moves: int = 0, **options: Any) -> OhCrab:
    state = OH_CRAB.new(OH_CRAB.checked(options), Drawn(secret_of(seed), 0))
    chance = Quick(seed)
    for _ in range(moves):
        if (seat := state.next_seat()) < 0:
            break
        actions = state.legal(seat)
        state.apply(seat, actions[chance.below(len(actions))], chance)
    assert isinstance(state, OhCrab)
    return state


# -- whole games


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("words", [("--players", "2"), ("--players", "3", "--option", "length=quick")], ids=str)
def test_a_whole_game_typed(words: tuple[str, ...], language: str) -> None:
    """The person always takes the first choice, and moves on."""
    given = ("--seed", "5", "--bots", "random", "--save", "o.json", *words)
    said = typed("oh_crab", *["1"] * 1200, words=given, language=language)
    match = replay(decode(Path("o.json").read_bytes()), OH_CRAB)
    assert match.over
    assert "{'kind'" not in said, "every event has a sentence"
    assert "\u00b7" not in said
    assert re.search(r"Player \d .* wins\.|Joueur \d .* gagne\.|share|partagent", said)
    wide = [line for line in said.splitlines() if line.startswith(("   ", "0", "1", "2", "3", "4", "9"))]
    assert max(map(len, wide)) <= 80


def test_moves_are_typed_as_they_are_written() -> None:
    words = ("--seed", "5", "--players", "3", "--bots", "random")
    for line in ("plan r2", "r2", "PLAN R2", "2"):
        assert "Player 1 plans r2." in typed("oh_crab", line, words=words)


def test_why_a_move_cannot_be_made_is_said_with_its_rule() -> None:
    said = typed("oh_crab", "why rest", words=("--seed", "5", "--players", "3"))
    assert "A card of your hand is to be planned." in said
    assert "OC-032" in said


# -- what is drawn


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everything_fits_in_eighty_columns(players: int, language: str) -> None:
    for seed in range(4):
        for moves in (0, 40, 160, 400):
            state = dealt(seed, moves, players=players, board="random", extras="random")
            for seat in (None, 0, players - 1):
                assert max(map(len, shown("oh_crab", state, seat, language).splitlines())) <= 80


def test_narrow_terminals_show_the_panel_below() -> None:
    state = dealt(1, 50, players=3)
    wide, narrow = shown("oh_crab", state, 0), shown("oh_crab", state, 0, width=60)
    assert any(line.startswith("     ~~") and line.endswith("Round 3") for line in wide.splitlines())
    assert "\nRound 3\n" in narrow
    assert max(map(len, narrow.splitlines())) <= 60


def rows(board: str) -> dict[int, str]:
    """The lines of the beach by half row."""
    return {int(found[1]): line for line in board.splitlines() if (found := re.match(r"(?:\d[AB]|  ) ([ \d]\d) ", line))}


def test_the_beach_has_the_sea_on_top_and_every_space_in_its_place() -> None:
    state = dealt(1, 0, players=5, board="0A-4B-2A-3A-9B")
    view = OH_CRAB.view(state, 0)
    lines = rows(shown("oh_crab", state, 0))
    assert list(lines) == list(range(2 * view["board"]["rows"], 0, -1))
    signs = {"obstacle": "o", "knock-over": "x", "reeds": "=", "shell": "$", "exchange": "e", "shortcut": "s"}
    for cell, space in view["board"]["spaces"].items():
        half, column = int(cell[1:]), "abcdefg".index(cell[0])
        drawn = lines[half][5 * column + 6 : 5 * column + 14]
        if "inaccessible" in space["kinds"]:
            assert drawn == "########"
            continue
        assert (drawn[0], drawn[-1]) == ("[", "]")
        assert [sign for kind, sign in signs.items() if kind in space["kinds"]] == [sign for sign in signs.values() if sign in drawn]
        assert ("current" in space["kinds"]) == any(sign in drawn for sign in "^<>")


def test_crabs_are_drawn_standing_lying_and_in_the_sea() -> None:
    found = set()
    for seed in range(6):
        for moves in range(50, 700, 60):
            state = dealt(seed, moves, players=5, length="quick")
            board = shown("oh_crab", state, 0)
            lines = rows(board)
            for crab in OH_CRAB.view(state, 0)["crabs"]:
                letter = {"brown": "n"}.get(crab["colour"], crab["colour"][0])
                drawn = f"_{letter}_" if crab["down"] else f"({letter.upper()})"
                if crab["cell"] == "sea":
                    line = next(line for line in board.splitlines() if "~" in line)
                    assert drawn in line
                else:
                    at = 5 * "abcdefg".index(crab["cell"][0]) + 6
                    assert drawn in lines[int(crab["cell"][1:])][at : at + 8]
                found.add((crab["cell"] == "sea", crab["down"]))
    assert found == {(False, False), (False, True), (True, False)}


def test_a_track_shows_its_joined_icons_and_its_open_ends() -> None:
    joined = 0
    for seed in range(12):
        state = dealt(seed, 90, players=3)
        view = OH_CRAB.view(state, None)
        board = " ".join(shown("oh_crab", state, None).split())
        for one in view["seats"]:
            if one["track"]:
                left = "".join({"shell": "$", "forward": "^", "diagonal": "/", "seaward": "*", "": "."}[half] for half in first(view, one))
                assert f"track: {left} {one['track'][0]}" in board
            joined += sum(any(icons) for icons in one["joined"])
    assert joined > 3
    assert re.search(r"\w <[$^/*]{1,2}> \w", board) or joined


def first(view: dict[str, Any], one: dict[str, Any]) -> list[str]:
    halves: list[str] = view["cards"][one["track"][0]]["left"]
    return halves


def test_the_market_the_extras_the_chef_and_the_hand_are_shown() -> None:
    state = dealt(2, 60, players=4)
    view = OH_CRAB.view(state, 1)
    board = shown("oh_crab", state, 1)
    for slot, stack in enumerate(view["market"], start=1):
        assert f" {slot} {stack[0]} {printed(view, stack[0])}" in board
    for extra in view["extras"]:
        assert f"{extra['face']} {extra['cost']}$ {extra['en']['name']}" in board
    assert f"The chef is with player {view['chef']}" in board
    hand = board.split("Your hand")[1]
    for card in view["seats"][1]["cards"]:
        assert f"{card} {printed(view, card)}" in hand
    assert printed(view, "r1") == "^.[$]/."


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_owed_is_said(language: str) -> None:
    """Every state of random games says what is to be decided, and offers it in words of its own."""
    owed = set()
    for seed in range(24 if compiled() else 8):
        edition = ({}, {"edition": "prototype", "board": "prototype"})[seed % 2]
        state = dealt(seed, 0, players=2 if seed % 4 == 0 else 4, **edition)
        chance = Quick(seed)
        while (seat := state.next_seat()) >= 0:
            view = OH_CRAB.view(state, seat)
            if view["owes"] not in owed:
                owed.add(view["owes"])
                assert has(language, f"oh-crab-owed-{view['owes']}")
                board = shown("oh_crab", state, seat, language)
                for choice in OH_CRAB.choices(state, seat):
                    assert choice.notation in board
            actions = state.legal(seat)
            state.apply(seat, actions[chance.below(len(actions))], chance)
    assert {"place", "plan", "activate", "start", "act", "push", "obstacle", "market", "keep", "cost", "move", "seagull", "call"} <= owed


def test_what_happened_is_marked_on_the_beach() -> None:
    """The person adds a card and moves: the space that was left and the one that was reached are marked."""
    words = ("--seed", "5", "--players", "3", "--bots", "random")
    said = typed("oh_crab", "plan r2", "add right", "forward", words=words)
    found = re.search(r"(Red|Rouge) goes from (\w+) to (\w+)\.", said)
    assert found
    board = rows(said[found.end() :])
    start, end = (5 * "abcdefg".index(cell[0]) + 6 for cell in found.groups()[1:])
    assert board[int(found[3][1:])][end - 1] == ">"
    assert board[int(found[2][1:])][start + 8 : start + 9] == ">"


def test_a_card_is_explained() -> None:
    words = ("--seed", "5", "--players", "3")
    assert "sand2 " in typed("oh_crab", "card sand2", words=words)
    assert "A handful of sand: Every player with a crab ahead" in typed("oh_crab", "card sand", words=words)
    assert "Une poignée de sable" in typed("oh_crab", "carte sand", words=words, language="fr")
    assert "There is no card" in typed("oh_crab", "card tea", words=words)
    view = OH_CRAB.view(dealt(players=3), 0)
    assert len(LOOKS["card"](view, "", "en")) == 12 + 3
    assert [line.plain for line in LOOKS["card"](view, "r1", "en")] == ["  r1 ^.[$]/."]
    face = view["extras"][0]["face"]
    assert [line.plain.split()[0] for line in LOOKS["card"](view, face.lower(), "en")] == [face]


# -- what stays secret


def test_nobody_sees_the_cards_of_another() -> None:
    for seed in range(3):
        for moves in range(0, 300, 37):
            state = dealt(seed, moves, players=3 + seed % 2)
            for seat in range(state.players):
                assert shown("oh_crab", state.sample(seat, Quick(1)), seat) == shown("oh_crab", state, seat)
            assert shown("oh_crab", state.sample(0, Quick(1)), None) == shown("oh_crab", state, None)


def test_the_log_tells_a_person_what_their_seat_may_know() -> None:
    """What a bot plans or draws from the pile stays hidden."""
    said = typed("oh_crab", *["1"] * 120, words=("--seed", "5", "--players", "3", "--bots", "random"))
    assert re.search(r"Player 1 plans r\d\.", said)
    assert "Player 2 plans a card." in said
    assert not re.search(r"Player [23] plans \w*\d\.", said)
    assert re.search(r"Player [23] takes a card from the pile\.", said)
    assert not re.search(r"Player [23] takes [a-z-]+\d from the pile\.", said)


def test_the_keyboard_is_passed_on() -> None:
    match, pages = sit("oh_crab", {"players": 3, "length": "quick"}, ("", "", "random"), lambda page: "1", seed=3)
    at = None
    for page in pages[:-1]:
        if page.seat is None:
            assert "take the keyboard and press Enter." in page.question
            at = None
            continue
        assert at in (None, page.seat)
        assert at is not None or CLEARED in page.text
        at = page.seat
        own = OH_CRAB.view(page.state, at)["seats"]
        other = OH_CRAB.position(page.state)["seats"][1 - at]
        for card in other["secret"]:
            assert not re.search(rf"\b{card}\b", page.fresh.split("Your hand")[0].split("Market")[-1]) or card in str(own)
    assert sum(page.seat is None for page in pages) > 10
    assert match.over


def test_replay_shows_only_what_one_may_see() -> None:
    from click.testing import CliRunner

    from estran.cli import main

    typed("oh_crab", *["1"] * 10, words=("--seed", "5", "--players", "3", "--bots", "random", "--save", "o.json"))
    public = CliRunner().invoke(main, ["replay", "o.json", "--at", "1"], env={"ESTRAN_LANG": "en"}).stdout
    own = CliRunner().invoke(main, ["replay", "o.json", "--at", "1", "--seat", "1"], env={"ESTRAN_LANG": "en"}).stdout
    assert "one face down" in public
    assert "Your hand" not in public
    assert re.search(r"r\d face down", own)
    assert "Your hand" in own


def test_names_of_cards_and_crabs_are_told() -> None:
    view = OH_CRAB.view(dealt(players=3), 0)
    said = arguments(view, {"crab": 2, "other": 1, "card": 21, "icon": 3, "special": 0, "end": "sea"}, "fr")
    assert said == {
        "crab": "Orange",
        "other": "Rouge",
        "card": "seagull2",
        "icon": "* vers la mer",
        "special": "La mouette",
        "end": "la mer",
    }
