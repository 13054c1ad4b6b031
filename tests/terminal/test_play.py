"""Playing in a terminal, as a person would: typing at the real command, through a pipe and through a terminal."""

import json
import os
import re
import select
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner
from rich.console import Console

import estran
from estran.bots import player
from estran.cli import main
from estran.core.bot import Bot
from estran.core.budget import Budget
from estran.core.chance import Chance, Quick, secret_of
from estran.core.game import Recipe
from estran.core.record import Resign, decode
from estran.core.refusal import Reason, Refused
from estran.core.state import State
from estran.core.words import say
from estran.games import game
from estran.table import Match, replay
from estran.terminal import files, plain
from estran.terminal.play import Sitting
from estran.terminal.screen import Screen, artist
from estran.terminal.texts import listed

CRABZ = game("crabz")
ENV = {
    **os.environ,
    "PYTHONPATH": str(Path(estran.__file__).parent.parent),
    "ESTRAN_LANG": "en",
    "PYTHONUTF8": "1",
    "TERM": "xterm-256color",
}
TIE = {"players": 2, "cells": {"b2": ["2L", "1L"], "b3": ["2L"], "f2": ["2M", "1M"], "f3": ["2M"]}, "to_move": 1, "owes": "keep"}


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def typed(*lines: str, words: tuple[str, ...] = (), language: str = "en") -> str:
    """What the command says to a person who types these lines and then closes the terminal."""
    given = "".join(f"{line}\n" for line in lines)
    result = CliRunner().invoke(main, ["play", "crabz", "--seed", "5", *words], input=given, env={"ESTRAN_LANG": language})
    assert result.exit_code == 0, result.stderr or result.exception
    return result.stdout


# -- whole games


def test_a_whole_game_through_a_pipe() -> None:
    """Always the first choice, until somebody has won; every line of it in 80 columns."""
    words = [sys.executable, "-m", "estran", "play", "crabz", "--seed", "8", "--bots", "random", "--save", "game.json"]
    done = subprocess.run(words, input="1\n" * 200, env=ENV, capture_output=True, text=True, encoding="utf-8", timeout=60, check=True)
    record = decode(Path("game.json").read_bytes())
    match = replay(record, CRABZ)
    assert match.over
    assert record.seats == ("", "random")
    assert f"SHA-256 of the seed: {match.commitment}" in done.stdout.splitlines()[0]
    *_, won, seed, again = done.stdout.splitlines()
    assert re.search(r"Player [12] wins", won)
    assert (seed, again) == (f"The seed was {record.seed}.", "Play again? (yes/no) ")
    assert "\x1b" not in done.stdout, "no colour where nobody sees it"
    drawn = [line for line in done.stdout.splitlines() if not line.startswith(("SHA", "The seed", "  a"))]
    assert max(map(len, drawn)) <= 80
    for act in match.moves():
        start, end = act.move.split("-") if "-" in act.move else ("", "")
        assert f"from {start} to {end}." in done.stdout or act.move.startswith("keep")


def test_a_whole_game_through_a_terminal() -> None:
    """As in a window of 80 columns: in colour, with the person reading before typing."""
    pty = pytest.importorskip("pty")
    fcntl, termios = pytest.importorskip("fcntl"), pytest.importorskip("termios")
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, b"\x28\x00\x50\x00\x00\x00\x00\x00")
    words = [sys.executable, "-m", "estran", "play", "crabz", "--players", "3", "--seed", "2", "--bots", "random", "--lang", "fr"]
    env = {name: value for name, value in ENV.items() if name not in ("NO_COLOR", "COLUMNS", "LINES", "FORCE_COLOR")}
    process = subprocess.Popen(words, stdin=theirs, stdout=theirs, stderr=theirs, env=env, close_fds=True)
    os.close(theirs)
    seen = _converse(ours, lambda turn: "pourquoi a1-a1" if turn == 0 else "1")
    assert process.wait(timeout=30) == 0
    os.close(ours)
    text = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", seen)
    assert "\x1b[" in seen, "colour"
    assert "CZ-" in text.split("pourquoi a1-a1")[1]
    assert re.search(r"Joueur \d gagne|Partie nulle", text)
    assert "La graine était" in text
    assert max(len(line) for line in text.splitlines() if not line.startswith("SHA-256")) <= 80


def test_a_game_can_be_played_again_with_luck_of_its_own() -> None:
    """The file that was asked for has the first game; whoever leaves the second is asked for another. Who watches is not asked."""
    words = ("--save", "first.json")
    said = typed("resign", "yes", "yes", "1", "save second.json", "resign", "yes", words=words)
    assert said.count("Play again? (yes/no)") == 2
    first, second = (decode(Path(name).read_bytes()) for name in ("first.json", "second.json"))
    assert (first.options, first.seats) == (second.options, second.seats)
    assert first.seed != second.seed
    assert [entry.seat for entry in first.entries if isinstance(entry, Resign)] == [1]
    assert not second.result
    assert "Play again" not in typed("resign", "no", "quit", "")
    assert "Play again" not in typed(words=("--watch", "--delay", "0", "--bots", "random"))


def _converse(terminal: int, answer: Callable[[int], str]) -> str:
    """Answer every prompt until the other side hangs up."""
    seen, read, turn = b"", 0, 0
    deadline = time.monotonic() + 50
    while time.monotonic() < deadline:
        if not select.select([terminal], [], [], 1)[0]:
            continue
        try:
            part = os.read(terminal, 65536)
        except OSError:  # hung up
            break
        if not part:
            break
        seen += part
        if seen[read:].rstrip().endswith((b"Joueur 1>", b"(oui/non)")):
            read = len(seen)
            os.write(terminal, answer(turn).encode() + b"\n")
            turn += 1
    return seen.decode()


# -- what can be typed


def test_wrong_input_is_answered_and_the_game_goes_on() -> None:
    said = typed("", "0", "99", "9" * 5000, "foo", "a1-a2", "why", "why foo", "stack", "c3-b2")
    assert said.count("Player 1> ") == 11
    assert "There is no choice 0: they go from 1 to" in said
    assert '"foo" is no move of this game: type a number, or a move such as' in said
    assert "Why what?" in said
    assert "There is no crab on a1. [CZ-07]" in said
    assert "Player 1 moves 1L from c3 to b2." in said
    assert "The game was not saved" in said


def test_bytes_that_are_no_text_do_not_end_the_game() -> None:
    result = CliRunner().invoke(main, ["play", "crabz", "--seed", "5"], input=b"\xff\xfe\n1\n", env={"ESTRAN_LANG": "en"})
    assert result.exit_code == 0
    assert "Player 1 moves" in result.stdout


def test_why_tells_the_rules_in_the_players_language() -> None:
    assert "CZ-09: Every step goes onto a rock" in typed("why c3-c4")
    assert "CZ-09: Chaque pas mène sur un rocher" in typed("why c3-c4", language="fr")
    legal = typed("why c3-b2")
    assert "c3-b2 can be played:" in legal
    assert "CZ-08" in legal
    number = re.search(r"c3 .*?(\d+)\) b2", legal)
    assert number
    assert "c3-b2 can be played:" in typed(f"why {number[1]}")
    assert "There is no choice 99" in typed("why 99")
    assert "as in `why " in typed("why")


def test_rules_are_found_by_id_and_by_word() -> None:
    assert typed("rules cz-07").count("CZ-") == 1
    waves = typed("rules wave")
    assert "CZ-14" in waves
    assert "CZ-01" not in waves
    assert "CZ-14" in typed("règles VAGUE", language="fr")
    assert "CZ-14" in typed("regles vague", language="fr")
    assert "CZ-13" in typed("rules apres", language="fr"), "accents need not be typed"
    assert 'No rule speaks of "bishop".' in typed("rules bishop")
    assert typed("rules").count("CZ-") >= 37


def test_hint_is_a_move_that_can_be_played() -> None:
    move = re.search(r"The bot greedy would choose (\S+)\.", typed("hint"))
    assert move
    assert f"from {move[1][:2]} to {move[1][3:]}" in typed(move[1])


def test_the_usual_bot_of_a_game_advises_and_plays_where_none_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CRABZ, "usual", "mcts:9")
    said = typed("hint", words=("--save", "u.json"))
    assert "The bot mcts:9 would choose " in said
    assert decode(Path("u.json").read_bytes()).seats == ("", "mcts:9")


class Chatty(Bot):
    """Says what it saw."""

    def choose(self, state: State, seat: int, budget: Budget, chance: Chance) -> int:
        self.choices = state.legal(seat)
        return self.choices[0]

    def explain(self) -> list[Reason]:
        return [Reason("", "simulate-games", {"given": len(self.choices)}), Reason("", "game-over")]


def test_bots_explain_themselves_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CRABZ, "bots", {"chatty": Recipe(lambda game: Chatty())})
    words = ("--players", "3", "--bots", "chatty,random")
    said = typed("1", words=(*words, "--explain"))
    thoughts = re.findall(r"Player 2 moves .*\n  (\d+) games cannot be played.*\n  The game is over\.\nPlayer 3 moves .*\n\n", said)
    assert len(thoughts) == 1
    assert "The game is over." not in typed("1", words=words)
    assert "  La partie est finie.\n" in typed("1", words=(*words, "--explain"), language="fr")


def test_stack_shows_the_tower_top_first() -> None:
    typed("1", words=("--save", "g.json"))
    cells = CRABZ.position(replay(decode(Path("g.json").read_bytes()), CRABZ).state)["cells"]
    cell, tower = max(cells.items(), key=lambda item: len(item[1]))
    assert len(tower) > 1
    shown = typed("1", f"stack {cell}").split("Player 1> ")[2]
    assert re.findall(r"\d[LMS]", shown) == tower[::-1]
    assert 'There is nothing on "a1"' in typed("stack a1")


def test_undo_takes_back_the_bots_answer_too() -> None:
    said = typed("1", "undo", "2", words=("--save", "g.json"))
    assert "2 moves taken back." in said
    entries = json.loads(Path("g.json").read_text("utf-8"))["entries"]
    assert [entry["do"] for entry in entries] == ["act", "act", "act", "undo", "act", "act"]
    assert "There is no move to take back." in typed("undo")


def test_undo_of_two_at_one_keyboard_takes_back_the_last_move() -> None:
    said = typed("1", "undo", "2", "undo", words=("--seat", "1", "--seat", "2", "--save", "g.json"))
    assert said.count("One move taken back.") == 2
    entries = json.loads(Path("g.json").read_text("utf-8"))["entries"]
    assert [entry["do"] for entry in entries] == ["act", "undo", "act", "undo"]


def test_save_load_and_go_on() -> None:
    said = typed("1", "save half.json", "save no/such/x.json", "save")
    assert "Saved in half.json" in said
    assert "no/such/x.json cannot be written" in said
    assert "Write `save FILE`." in said
    before = decode(Path("half.json").read_bytes())
    result = CliRunner().invoke(main, ["play", "crabz", "--load", "half.json", "--save", "more.json"], input="1\n")
    assert result.exit_code == 0, result.stderr
    after = decode(Path("more.json").read_bytes())
    assert after.entries[: len(before.entries)] == before.entries
    assert len(after.entries) > len(before.entries)
    assert after.seed == before.seed


def test_a_saved_game_is_gone_on_with_and_never_replaced() -> None:
    typed("1", words=("--save", "evening.json"))
    before = Path("evening.json").read_bytes()
    result = CliRunner().invoke(main, ["play", "crabz", "--save", "evening.json"], input="1\n")
    assert (result.exit_code, Path("evening.json").read_bytes()) == (2, before)
    assert "--load evening.json" in result.stderr
    result = CliRunner().invoke(main, ["play", "crabz", "--load", "evening.json"], input="1\n")
    assert "Saved in evening.json" in result.stdout
    assert len(decode(Path("evening.json").read_bytes()).entries) > len(decode(before).entries)
    assert CliRunner().invoke(main, ["play", "crabz", "--load", "evening.json", "--save", "evening.json"], input="1\n").exit_code == 0


def test_a_disk_that_fills_up_does_not_end_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    whole, saved = files.save, []

    def full(name: str, record: object) -> None:
        saved.append(name)
        if len(saved) > 2:
            raise Refused("file-unwritable", file=name, problem="full")
        whole(name, record)  # type: ignore[arg-type]

    monkeypatch.setattr(files, "save", full)
    said = typed("1", "1", words=("--save", "g.json"))
    assert "g.json cannot be written: full." in said
    assert "Saved in" not in said
    assert said.count("Player 1 moves") == 2


def test_quitting_offers_to_save() -> None:
    assert "Saved in kept.json" in typed("1", "quit", "kept.json")
    assert Path("kept.json").exists()
    assert "The game was not saved" in typed("quit", "")
    assert (
        "Saved in auto.json" in typed("quitter", words=("--save", "auto.json", "--lang", "en"), language="en") or Path("auto.json").exists()
    )


def test_the_end_of_input_says_how_to_save_and_saves_nothing(here: Path) -> None:
    assert "start with `--save FILE`" in typed("1")
    assert not list(here.iterdir())


def test_resigning_is_asked_twice() -> None:
    assert "resigns" not in typed("resign", "no")
    said = typed("abandonner", "oui", language="fr")
    assert "Joueur 1 abandonne." in said
    assert "Joueur 2 gagne" in said
    assert "Joueur 1 abandonne." in typed("abandonner", "yes", language="fr"), "yes in any language"
    assert "Player 1 resigns." in typed("resign", "OUI")


def test_a_draw_is_asked_twice_and_bots_agree_only_late_and_when_worse() -> None:
    assert "Player 2" not in typed("draw", "no").split("Offer a draw?")[1]
    assert "Player 2 does not agree to a draw." in typed("draw", "yes")
    answers = [typed(*["1"] * 6, "draw", "yes", words=("--seed", str(seed), "--bots", "random")) for seed in range(12)]
    agreed = [said for said in answers if "Player 2 agrees to a draw.\n" in said]
    refused = [said for said in answers if "Player 2 does not agree to a draw." in said]
    assert agreed
    assert refused
    assert all("Draw by agreement: Player 1 and Player 2 share the game." in said for said in agreed)
    assert not any("Draw by agreement" in said for said in refused)
    for seed in range(12):
        assert "Draw by agreement" not in typed("draw", "yes", words=("--seed", str(seed))), "not before the first move"


def test_who_is_out_is_not_asked_about_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "would_draw", lambda *_: True)
    out = {"players": 3, "cells": {"b2": ["1L"], "b3": ["2L"], "c3": ["1M"]}, "to_move": 1, "out": [3]}
    match = Match(CRABZ, CRABZ.checked({"players": 3}), ("", "random", "random"), secret_of(1))
    match.state = CRABZ.from_position(out)
    console = Console(width=80, record=True, file=open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
    answers = iter(["draw", "yes"])
    with console.file:
        bots = {seat: player("random", CRABZ, 3) for seat in (1, 2)}
        Sitting(match, bots, {}, Screen(CRABZ, "en", console), ask=lambda _: next(answers)).play()
    said = console.export_text()
    assert "Player 2 agrees to a draw." in said
    assert "Player 3 agrees" not in said
    assert "Player 1 and Player 2 share the game." in said


def test_help_lists_what_can_be_typed() -> None:
    for language, words in (("en", ("why MOVE", "undo", "draw", "resign")), ("fr", ("pourquoi COUP", "reprendre", "nulle", "abandonner"))):
        said = typed("help", language=language)
        assert all(word in said for word in words)
        assert typed("?", language=language) == said


def test_every_command_that_help_lists_is_understood() -> None:
    for language, no_move in (("en", "is no move"), ("fr", "n'est pas un coup")):
        listed = re.findall(r"^(?:\w+ 1> )?  (\S+).*$", typed("help", language=language).split("1> ")[1], re.MULTILINE)
        assert len(listed) == 11
        for word in listed:
            answer = typed(word, language=language)
            assert f'"{word}" {no_move}' not in answer
            assert f"« {word} » {no_move}" not in answer
    assert "2 coups repris." in typed("1", "reprendre", language="fr")


# -- bots only


def test_watching_shows_a_board_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    naps: list[float] = []
    monkeypatch.setattr(time, "sleep", naps.append)
    said = typed(words=("--watch", "--delay", "0.25", "--bots", "random,greedy", "--save", "w.json"))
    acts = len(decode(Path("w.json").read_bytes()).entries)
    assert naps == [0.25] * (acts + 1), "the deal is shown too"
    assert said.count("  random\n") == acts + 1
    assert "Player 1> " not in said
    assert decode(Path("w.json").read_bytes()).result


def test_seats_and_bots_go_where_they_are_put() -> None:
    typed(words=("--players", "4", "--seat", "2", "--bots", "greedy,random", "--save", "s.json"))
    assert decode(Path("s.json").read_bytes()).seats == ("greedy", "", "random", "random")


# -- the board


def drawn(position: dict, seats: tuple[str, ...] = ("you", "greedy"), language: str = "en", width: int = 80) -> list[str]:
    console = Console(width=width, record=True, file=open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
    with console.file:
        Screen(CRABZ, language, console).board(CRABZ.from_position(position), None, seats)
    return console.export_text().splitlines()


def test_the_board_shows_size_owner_height_and_name() -> None:
    position = {"players": 2, "cells": {"c2": ["1L"], "c3": ["2S", "1M"], "d2": ["2S", "1M", "2M"]}, "to_move": 2}
    lines = "\n".join(drawn(position))
    assert re.search(r"\(\(1L\)\) +\(1M\) ", lines)
    assert re.search(r"c2 +c3 x2", lines)
    assert re.search(r"\(2M\).*\n +d2 x3", lines)
    assert ">  2  greedy" in lines
    assert "2 free, 1 covered" in lines
    assert "1 free, 2 covered" in lines


def test_rows_outside_the_zone_are_not_drawn() -> None:
    for players, rows in ((2, 5), (3, 7), (4, 7)):
        state = CRABZ.new(CRABZ.checked({"players": players}), Quick(1))
        assert len([line for line in drawn(CRABZ.position(state), ("a",) * players) if line.strip()]) == 2 * rows


def test_groups_that_may_stay_are_listed() -> None:
    console = Console(width=80, record=True, file=open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
    with console.file:
        offered = Screen(CRABZ, "en", console).choices(CRABZ.from_position(TIE), 0)
    assert [choice.notation for choice in offered] == ["keep b2", "keep f2"]
    asked, *lines = console.export_text().splitlines()
    assert asked == "A wave is coming. These groups are tied: choose the one that stays."
    assert lines == ["b2 b3   1) b2", "f2 f3   2) f2"]


def test_a_wave_is_told_rock_by_rock() -> None:
    said = typed(*["3"] * 60, words=("--players", "3", "--seed", "12"))
    wave = re.search(r"A wave washes (\S+) crabs? off (\S+) rocks?\.\n  (.*)", said)
    assert wave
    assert len(re.findall(r"[a-g]\d \(", wave[3])) == (1 if wave[2] == "one" else int(wave[2]))
    assert len(re.findall(r"\d[LMS]", wave[3])) == (1 if wave[1] == "one" else int(wave[1]))


def test_a_game_that_nobody_drew_is_shown_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    assert artist(CRABZ).__name__ == "estran.terminal.crabz"  # type: ignore[attr-defined]
    monkeypatch.setattr(CRABZ, "id", "undrawn")
    assert artist(CRABZ) is plain
    assert not Screen(CRABZ, "en").looks, "what can be looked at more closely is the artist's to offer"
    assert "to_move: 1" in "\n".join(drawn(TIE))


# -- narrow and crowded boards


def test_a_narrow_terminal_has_the_players_under_the_board() -> None:
    deal = CRABZ.position(CRABZ.new(CRABZ.checked({"players": 4}), Quick(1)))
    for width in (60, 78):
        lines = drawn(deal, ("you", "alphabeta:20000", "greedy", "random"), width=width)
        assert max(map(len, lines)) <= width
        assert [line[2:] for line in lines[-9:] if "alphabeta" in line] == [" 2  alphabeta:20000"]
    assert "alphabeta" in drawn(deal, ("you", "alphabeta:20000", "greedy", "random"), width=120)[3]


def test_choices_keep_their_column_in_a_narrow_terminal() -> None:
    console = Console(width=40, record=True, file=open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
    with console.file:
        state = CRABZ.new(CRABZ.checked({"players": 4}), Quick(1))
        Screen(CRABZ, "en", console).choices(state, state.next_seat())
    lines = console.export_text().splitlines()
    assert max(map(len, lines)) <= 40
    columns = {line.index(")", line.index(re.search(r"\d+\) ", line)[0])) for line in lines}  # type: ignore[index]
    assert len(columns) == 1


def test_every_move_since_the_persons_own_is_marked() -> None:
    said = typed("1", words=("--players", "4", "--seed", "3", "--save", "m.json"))
    acts = [entry for entry in json.loads(Path("m.json").read_text("utf-8"))["entries"] if entry["do"] == "act"]
    mine = max(n for n, act in enumerate(acts) if act["seat"] == 1)
    board = said.split("Player 1> ")[-2].split("\n\n")[1]
    for act in acts[mine + 1 :]:
        start, end = act["move"].split("-")
        assert f"{start}>" in board
        assert f">{end}" in board
    others = {cell for act in acts[mine + 1 :] for cell in act["move"].split("-")}
    assert len(acts[mine + 1 :]) == 3
    assert acts[mine]["move"][:2] in others or f"{acts[mine]['move'][:2]}>" not in board, "not the person's own"


def test_what_is_to_be_chosen_is_said() -> None:
    assert "Place a crab on a bare rock." in typed(words=("--option", "placement=alternate"))
    assert "Placez un crabe" in typed(words=("--option", "placement=alternate"), language="fr")


def test_a_person_is_told_what_their_seat_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also of what a bot does: nobody reads a bot's cards in the log."""
    told: list[int | None] = []
    tell = CRABZ.tell
    monkeypatch.setattr(CRABZ, "tell", lambda event, seat: told.append(seat) or tell(event, seat))
    typed("1", words=("--seat", "2", "--players", "3"))
    assert len(told) >= 3
    assert set(told) == {1}


def test_french_as_it_is_spoken() -> None:
    out = {"players": 3, "cells": {"c3": ["1L"], "c4": ["2L"]}, "to_move": 1, "out": [3]}
    assert "éliminé" in "\n".join(drawn(out, ("a", "b", "c"), "fr"))
    assert (
        say("fr", "crabz-why-steps", start="c3", end="e5", steps=1)
        == "Le crabe sur c3 doit faire exactement un pas\u00a0: cela ne mène pas sur e5."
    )
    assert "balaie un rocher et emporte un crabe." in say("fr", "crabz-event-wave", crabs=1, rocks=1)
    assert listed(["Joueur 1", "Joueur 2", "Joueur 4"], "fr") == "Joueur 1, Joueur 2 et Joueur 4"
    assert listed(["Player 1"], "en") == "Player 1"
