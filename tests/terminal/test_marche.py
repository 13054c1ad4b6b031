"""La marche du crabe in a terminal, as people would play it."""

import json
import re
from pathlib import Path

import pytest

from estran.core.chance import Drawn, Quick, secret_of
from estran.core.record import decode
from estran.games import game
from estran.games.marche.rules.state import Marche
from estran.table import replay
from tests.terminal.hidden import CLEARED, shown, sit, typed

MARCHE = game("marche")
WIDTH = 80


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def dealt(seed: int = 3, moves: int = 0, **options: object) -> Marche:
    state = MARCHE.new(MARCHE.checked(options), Drawn(secret_of(seed), 0))
    chance = Quick(seed)
    for _ in range(moves):
        if (seat := state.next_seat()) < 0:
            break
        actions = state.legal(seat)
        state.apply(seat, actions[chance.below(len(actions))], chance)
    assert isinstance(state, Marche)
    return state


# -- whole games


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_a_whole_game_typed(players: str, language: str) -> None:
    """Always the second choice where there is one, in 80 columns, until it is over."""
    words = ("--players", players, "--seed", "5", "--bots", "random", "--save", "m.json", "--option", "fishing=3")
    said = typed("marche", *["2", "1"] * 80, words=words, language=language)
    match = replay(decode(Path("m.json").read_bytes()), MARCHE)
    assert match.over
    assert "{'kind'" not in said, "every event has a sentence"
    assert {"en": "Shrimps: ", "fr": "Crevettes\u00a0: "}[language] in said
    assert {"en": "The seed was", "fr": "La graine était"}[language] in said
    board = [line for line in said.splitlines() if re.match(r"[ >][1-6] ", line)]
    assert max(map(len, board)) <= WIDTH
    for hand in match.game.view(match.state, None)["hands"]:
        assert ", ".join(match.game.view(match.state, None)["names"][thing][language] for thing in hand) in re.sub(r"\n +", " ", said)


def test_moves_are_typed_as_they_are_written() -> None:
    choice = re.search(r"1\) ([a-f][1-6])", typed("marche", words=("--seed", "5", "--option", "start=bateau")))
    assert choice
    said = typed("marche", choice[1], "stay", words=("--seed", "5", "--option", "start=bateau", "--bots", "random"))
    assert f"Player 1 makes a tourteau appear on {choice[1]}." in said
    assert "Player 1 stays on " in said


def test_every_end_is_told() -> None:
    for seed in range(40):
        state = dealt(seed, moves=1000)
        assert not state.pending()
        board = shown("marche", state, None)
        assert board.count("held the traps") == 2
    assert "The game was given up, and the brothers with it. All have lost." in typed(
        "marche", "resign", "yes", words=("--seed", "5", "--option", "start=bateau")
    )


@pytest.mark.parametrize(
    ("points", "english", "french"),
    [
        (0, "nothing has changed", "rien n'a changé"),
        (2, "2 shrimps left: you are free", "2 crevettes"),
        (4, "the beach is yours", "la plage"),
        (5, "total victory", "victoire totale"),
    ],
)
def test_points_say_how_good_a_victory_is(points: int, english: str, french: str) -> None:
    from estran.core.outcome import Outcome
    from estran.terminal.texts import ending

    won = Outcome("marche-freed", (1.0, 1.0), (1, 1), (points, points))
    assert english in ending(won, "en")
    assert french in ending(won, "fr")
    assert "All have lost." in ending(Outcome("marche-caught", (0.0, 0.0), (1, 1)), "en")


# -- what the board shows


def test_the_beach_is_drawn_card_by_card() -> None:
    for moves in (0, 7, 20):
        state = dealt(moves=moves, fishing=2)
        if (seat := state.next_seat()) < 0:
            continue
        view = MARCHE.view(state, seat)
        lines = [line for line in shown("marche", state, seat).splitlines() if re.match(r"[ >][1-6] ", line)]
        letters = {thing: chr(65 + n) for n, thing in enumerate(view["names"])}
        for number, line in enumerate(lines, start=1):
            assert line.startswith(">" if number == view["row"] else " ")
            for place, column in enumerate("abcdef"):
                cell, card = f"{column}{number}", line[4 + 5 * place : 7 + 5 * place]
                if cell in view["objects"]:
                    thing = view["objects"][cell]
                    assert card == (f"!{letters[thing]}!" if thing in view["hand"]["objects"] else f"[{letters[thing]}]")
                    assert view["names"][thing]["en"] in line
                else:
                    inside = "@" if cell == view["crabs"] else "s" if cell in view["bait"] else ""
                    frame = "{}" if cell in view["tourteaux"] else "  " if cell in view["bare"] else "[]"
                    assert card == frame[0] + (inside or ("T" if frame == "{}" else " ")) + frame[1]


def test_what_happened_is_marked_until_it_is_answered() -> None:
    said = typed("marche", "1", "2", words=("--seed", "5", "--option", "start=bateau", "--bots", "random"))
    board = said.split("Player 1> ")[-2].split("\n\n")[1]
    for cell in re.findall(r"Player 2 makes a tourteau appear on ([a-f][1-6])\.", said)[-1:]:
        row = next(line for line in board.splitlines() if line[1:2] == cell[1])
        assert row[3 + 5 * "abcdef".index(cell[0])] == ">"


def test_each_crab_has_its_sign() -> None:
    four, three = shown("marche", dealt(players=4), 0), shown("marche", dealt(players=3), 0)
    for sign in ("1 |", "2 —", "3 \\", "4 /"):
        assert sign in four
    assert "3 x  hermit crab" in three


def test_a_danger_is_announced() -> None:
    for seed in range(60):
        state = dealt(seed)
        chance = Quick(seed)
        while state.next_seat() >= 0:
            view = MARCHE.view(state, 0)
            if view["warnings"]:
                text = " ".join(shown("marche", state, 0).split())
                for warning in view["warnings"]:
                    assert f"! Row {warning['row']} may come next" in text
                return
            actions = state.legal(state.next_seat())
            state.apply(state.next_seat(), actions[chance.below(len(actions))], chance)
    pytest.fail("no danger in sixty games")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [48, 60, 80])
def test_narrow_terminals_get_narrow_boards(width: int, language: str) -> None:
    for players in (2, 3, 4):
        board = shown("marche", dealt(players=players, fishing=3, moves=8), 1, language, width).split("\n\n")
        assert max(len(line) for part in board[:2] for line in part.splitlines()) <= width


# -- what stays secret


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_sees_the_cards_of_another(players: int) -> None:
    """Boards of states that a seat cannot tell apart are alike, and a spectator's says nothing about any hand."""
    for moves in range(0, 40, 4):
        state = dealt(moves=moves, players=players)
        if state.next_seat() < 0:
            break
        for seat in range(players):
            assert shown("marche", state.sample(seat, Quick(1)), seat) == shown("marche", state, seat)
        spectator = shown("marche", state, None)
        assert not re.search(r"![A-L]!|\([A-L]\)|only you know", spectator)


def test_watching_shows_what_a_spectator_may_see() -> None:
    said = typed("marche", words=("--watch", "--delay", "0", "--bots", "random", "--seed", "4"))
    boards = said.split("Turn ")
    assert len(boards) > 10
    assert not any(re.search(r"![A-L]!|only you know", board) for board in boards[:-1])
    assert said.count("held the traps") == 2


def test_the_keyboard_is_passed_on() -> None:
    """Two people and a bot: nobody sits down without being asked to, and then the screen is clear of what the other saw."""
    match, pages = sit("marche", {"players": 3}, ("", "", "random"), lambda _: "1")
    names = MARCHE.view(match.state, None)["names"]
    letters = {thing: chr(65 + n) for n, thing in enumerate(names)}
    at = None
    for page in pages[:-1]:
        if page.seat is None:
            hides = page.question == "Press Enter to hide your cards, then pass the keyboard on. "
            assert hides == (at is not None), "who has it hides what they saw before the next is called"
            if not hides:
                assert "take the keyboard and press Enter." in page.question
                assert not page.fresh.strip() or page is pages[0]
            at = None
            continue
        assert at in (None, page.seat)
        assert at is not None or CLEARED in page.text
        at = page.seat
        hand = match.state.held(at)
        assert set(re.findall(r"!([A-L])!", page.fresh)) <= {letters[thing] for thing in hand} | {"A"}, "A stands for all in the legend"
        own = ", ".join(f"{letters[thing]} {names[thing]['en']}" for thing in hand)
        assert f"Traps, only you know: {own}." in " ".join(page.fresh.split())
    assert sum(page.seat is None for page in pages) > 5
    assert match.over


def test_each_is_told_what_happened_in_the_meantime() -> None:
    """Once and only once, whoever did it."""
    match, pages = sit("marche", {"players": 3, "start": "bateau"}, ("", "", "random"), lambda _: "1")
    acts = [move.seat for move in match.moves()]
    for seat in (0, 1):
        own = [page for page in pages if page.seat == seat]
        told = [int(by) for page in own for by in re.findall(r"^Player (\d) (?:makes|moves|stays)", page.fresh, re.MULTILINE)]
        so_far = acts[: int(own[-1].state.past)]  # type: ignore[attr-defined]
        assert [by for by in told if by != seat + 1] == [by for by in so_far if by != seat + 1]


def test_in_one_language_or_the_other_the_keyboard_is_asked_for() -> None:
    said = typed("marche", "", "1", words=("--seat", "1", "--seat", "2", "--seed", "3"), language="fr")
    assert re.search(r"Joueur [12], prenez le clavier et appuyez sur Entrée\.", said)
    assert "prenez le clavier" not in typed("marche", "1", words=("--seed", "3"), language="fr"), "not from one who plays alone"
    assert "take the keyboard" not in typed("crabz", "1", words=("--seat", "1", "--seat", "2", "--seed", "3")), "nothing to hide"


# -- undo, hint, why


def test_what_was_seen_is_not_taken_back() -> None:
    words = ("--seed", "5", "--option", "start=bateau", "--bots", "random")
    assert "One move taken back." in typed("marche", "1", "undo", words=words)
    said = typed("marche", "1", "1", "undo", words=(*words, "--save", "u.json"))
    assert "That cannot be taken back: what came of it has been seen." in said
    assert not [entry for entry in json.loads(Path("u.json").read_text("utf-8"))["entries"] if entry["do"] == "undo"]
    assert "on a vu ce qu'il a donné" in typed("marche", "1", "1", "reprendre", words=words, language="fr")


def test_partners_at_one_keyboard_take_nothing_back() -> None:
    script = iter(["1", "undo", "quit"])
    _, pages = sit("marche", {"players": 2, "start": "bateau"}, ("", ""), lambda _: next(script, ""))
    assert any("Nothing is taken back among partners who may not talk" in " ".join(page.text.split()) for page in pages)


def test_why_and_hint() -> None:
    words = ("--seed", "5", "--option", "start=bateau")
    assert "MC-15" in typed("marche", "why stay", words=words)
    assert "A tourteau must first appear" in typed("marche", "why stay", words=words)
    assert "Un tourteau doit d'abord" in typed("marche", "pourquoi stay", words=words, language="fr")
    assert re.search(r"The bot \S+ would choose appear [a-f][1-6]\.", typed("marche", "hint", words=words))
    assert "MC-28" in typed("marche", "rules MC-28", words=words)


def test_what_cannot_be_is_refused_in_one_sentence() -> None:
    said = typed("marche", "z9", "move a9", "castle", "draw", "yes", words=("--seed", "5", "--option", "start=bateau"))
    assert "there is no cell" in said
    assert "This game has no draws." in said
    assert said.count("Player 1> ") >= 5
