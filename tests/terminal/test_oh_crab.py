"""Oh Crab! in a terminal, as people would play it."""

import re
from pathlib import Path

import pytest

from estran.core.chance import Drawn, Quick, secret_of
from estran.core.event import Log
from estran.core.record import decode
from estran.core.words import has
from estran.games import game
from estran.games.oh_crab.rules.setup import PLANNED
from estran.games.oh_crab.rules.state import OhCrab
from estran.table import replay
from estran.terminal import oh_crab as artist
from estran.terminal.oh_crab import LOOKS
from tests.terminal.hidden import typed

OH_CRAB = game("oh_crab")
SEATS = ["you", "greedy", "greedy", "random", "random"]


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def dealt(seed: int = 3, moves: int = 0, **options: object) -> OhCrab:
    state = OH_CRAB.new(OH_CRAB.checked(options), Drawn(secret_of(seed), 0))
    chance = Quick(seed)
    for _ in range(moves):
        if (seat := state.next_seat()) < 0:
            break
        actions = state.legal(seat)
        state.apply(seat, actions[chance.below(len(actions))], chance)
    assert isinstance(state, OhCrab)
    return state


def drawn(state: OhCrab, seat: int | None, language: str = "en", told: list[dict[str, object]] | None = None) -> list[str]:
    lines = artist.board(OH_CRAB.view(state, seat), seat, SEATS[: state.players], told or [], language, 80)
    return [line.plain for line in lines]


@pytest.mark.parametrize(("players", "edition", "language"), [(2, "final", "fr"), (3, "prototype", "en"), (5, "final", "en")])
def test_a_whole_game_typed(players: int, edition: str, language: str) -> None:
    options = ("--players", str(players), "--option", f"edition={edition}", "--option", "board=random")
    said = typed("oh_crab", *["1"] * 900, words=("--seed", "5", "--bots", "random", "--save", "o.json", *options), language=language)
    match = replay(decode(Path("o.json").read_bytes()), OH_CRAB)
    assert match.over
    assert "{'kind'" not in said, "every event has a sentence"
    assert re.search(r"(wins|victory|gagne|victoire)\.", said)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_is_said_in_words(language: str) -> None:
    """Whatever is owed has a question, and every event a sentence."""
    owed, told = set(), set()
    for seed in range(12):
        state = dealt(seed, players=2 + seed % 4, board="random", extras="random")
        chance = Quick(seed)
        while (seat := state.next_seat()) >= 0:
            owed.add(OH_CRAB.view(state, seat)["owes"])
            actions, log = state.legal(seat), Log()
            state.apply(seat, actions[chance.below(len(actions))], chance, log)
            told |= {event.kind for event in log.events}
    assert {"plan", "act", "push", "seagull", "gift", "market", "place"} <= owed
    assert not [word for word in owed if not has(language, f"oh-crab-owed-{word}")]
    assert not [kind for kind in told if not has(language, f"oh-crab-event-{kind}")]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("players", [2, 5])
def test_what_is_drawn_fits_into_eighty_columns(players: int, language: str) -> None:
    for seed in range(8):
        state = dealt(seed, moves=60 * seed, players=players, board="random")
        for seat in [None, *range(players)]:
            assert max(map(len, drawn(state, seat, language))) <= 80


def test_every_space_and_every_crab_is_drawn_in_its_place() -> None:
    state = dealt(4, moves=90, players=5)
    view = OH_CRAB.view(state, None)
    lines = drawn(state, None)
    for cell, space in view["board"]["spaces"].items():
        line = next(line for line in lines if re.match(rf"(\d[AB]|  )\s+{cell[1:]} ", line))
        column = artist.LEFT + artist.PITCH * artist.COLUMNS.index(cell[0])
        here = line[column : column + 2 * artist.PITCH]
        if "inaccessible" in space["kinds"]:
            assert here.startswith(" ##")
        for kind, sign in artist.SIGNS.items():
            assert (sign in here) == (kind in space["kinds"])
        for crab in view["crabs"]:
            letter = artist.LETTERS[crab["colour"]]
            assert (here[:3] in (f"[{letter}]", f"/{letter}/")) == (crab["cell"] == cell)
            if crab["cell"] == cell:
                assert (here[0] == "/") == crab["down"]


def test_a_crab_that_has_moved_is_marked() -> None:
    state = dealt(4, players=3)
    view = OH_CRAB.view(state, None)
    lines = drawn(state, None, told=[{"kind": "moved", "crab": "orange", "start": "a1", "end": view["crabs"][1]["cell"]}])
    assert ">O<" in "\n".join(lines)
    assert "[R]" in "\n".join(lines)


def test_a_planned_card_of_another_is_not_shown() -> None:
    state = dealt(3, players=3)
    state.apply(1, state.legal(1)[2], Quick(1))
    planned = state.setup.cards.name(state.table[PLANNED + 1])
    for seat in (None, 0, 2):
        text = "\n".join(drawn(state, seat))
        assert "planned: a card" in text
        assert planned not in text
    assert f"planned: {planned}" in "\n".join(drawn(state, 1))


def test_joined_icons_stand_between_the_cards_of_a_track() -> None:
    joined = [
        line for seed in range(40) for line in drawn(dealt(seed, moves=50 + seed, players=3), None) if re.search(r"\w\([$^%*]\)", line)
    ]
    assert joined


def test_a_card_can_be_looked_at() -> None:
    view = OH_CRAB.view(dealt(3), 0)
    assert [line.plain for line in LOOKS["card"](view, "seagull1", "en")][1].startswith("  seagull")
    assert len(LOOKS["card"](view, "r1", "en")) == 1
    assert LOOKS["card"](view, "nonsense", "en") == []
    assert len(LOOKS["card"](view, "", "fr")) == 3 + 13


def test_moves_are_typed_as_they_are_written() -> None:
    words = ("--seed", "5", "--bots", "random")
    for line in ("plan r2", "PLAN R2", "r2"):
        assert "Player 1 plans r2." in typed("oh_crab", line, words=words)
