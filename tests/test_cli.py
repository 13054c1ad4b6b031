"""The command `estran`, as its users meet it: what it prints, how it refuses, how it ends."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest
from click import Context
from click.testing import CliRunner, Result
from fluent.syntax import parse
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

import estran
from estran.cli import main
from estran.core.build import compiled
from estran.core.chance import secret_of
from estran.games import GAMES, game
from estran.lab.simulate import Length, Rate, Report
from estran.studying import summary
from estran.table import Match

SOURCE = Path(estran.__file__).parent
ENGLISH, FRENCH = {"ESTRAN_LANG": "en"}, {"ESTRAN_LANG": "fr"}


def run(*words: str, given: str | bytes | None = None, env: dict[str, str] | None = None) -> Result:
    return CliRunner().invoke(main, words, input=given, env=env or ENGLISH)


def good(*words: str, given: str | None = None, env: dict[str, str] | None = None) -> str:
    result = run(*words, given=given, env=env)
    assert result.exit_code == 0, result.stderr
    assert result.stderr == ""
    return result.stdout


def start(*words: str, **options: object) -> subprocess.Popen[str]:
    """The real command in a process of its own, whichever build these tests run."""
    env = {**os.environ, "PYTHONPATH": str(SOURCE.parent), "ESTRAN_LANG": "en", "PYTHONUTF8": "1"}
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True, "encoding": "utf-8", "env": env}
    return subprocess.Popen([sys.executable, "-m", "estran", *words], **pipes | options)  # type: ignore[call-overload]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def record(here: Path) -> Path:
    """A game of two that is over, saved."""
    match = Match(game("crabz"), {"players": 2}, ("", ""), secret_of(3))
    while not match.over:
        seat = match.state.next_seat()
        match.act(seat, match.game.choices(match.state, seat)[-1].notation)
    (here / "game.json").write_text(match.record().encode(), "utf-8")
    return here / "game.json"


# -- what it says about itself


def test_version_says_what_is_loaded() -> None:
    build = "compiled" if compiled() else "pure Python"
    assert good("--version") == f"estran {estran.__version__} ({build})\n"


@pytest.mark.parametrize("words", [("--help",), *[(name, "--help") for name in main.commands]])
def test_help_speaks_both_languages(words: tuple[str, ...]) -> None:
    english, french = good(*words, env=ENGLISH), good(*words, env=FRENCH)
    assert english.startswith("Usage: estran")
    assert french.startswith("Utilisation : estran")
    assert "Show this and exit." in english
    assert "Afficher ceci et sortir." in french
    assert "\nOptions:\n" in english
    assert "\nOptions\u00a0:\n" in french
    assert good(*words, "--lang", "fr", env=ENGLISH) == french if words else True


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_CA"}, "fr"),
        ({"LC_ALL": "fr_FR", "ESTRAN_LANG": "en"}, "en"),
        ({}, "en"),
    ],
)
def test_the_environment_chooses_the_language(settings: dict[str, str], language: str) -> None:
    blank = dict.fromkeys(("ESTRAN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"), "")
    assert good("--help", env=blank | settings).startswith({"fr": "Utilisation", "en": "Usage"}[language])


@pytest.mark.parametrize("words", [["--help"], ["play", "--help"], ["games"], ["--version"]])
def test_it_starts_without_what_it_does_not_need(words: list[str]) -> None:
    """Under 150 ms, which a shared machine cannot promise; what is not imported cannot take time."""
    code = f"import sys\nfrom estran.cli import main\ntry: main({words})\nexcept SystemExit: pass\nprint(*sys.modules, file=sys.stderr)"
    env = {**os.environ, "PYTHONPATH": str(SOURCE.parent)}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    loaded = set(done.stderr.split())
    assert "click" in loaded
    assert not loaded & {"rich", "fluent.runtime", "babel", "estran.games.crabz", "estran.bots", "asyncio", "concurrent.futures"}
    if words != ["--version"]:
        assert not loaded & {"msgspec", "estran.core", "secrets"}


def test_games_lists_every_game_in_a_line() -> None:
    for env in (ENGLISH, FRENCH):
        lines = good("games", env=env).splitlines()
        assert [line.split()[0] for line in lines[::2]] == list(GAMES)
        for id, line in zip(GAMES, lines[1::2], strict=True):
            options = game(id).options
            told = "; ".join(f"{option.name}: {', '.join([*map(str, option.values), *['...'][: bool(option.free)]])}" for option in options)
            assert line.replace("\u00a0", "").replace("`", "").strip() == told


def test_a_game_tells_its_players_options_and_sources() -> None:
    said = good("games", "crabz")
    assert "--players 2, 3, 4 (default 2)" in said
    assert "--option placement= random, alternate (default random)" in said
    assert "zone for 2 players: reconstructed" in said
    assert "zone for 3 players: reconstructed" in said
    assert "zone for 4 players: reconstructed" in said
    assert "zone à 3 joueurs\u00a0: reconstitué" in good("games", "crabz", env=FRENCH)


def test_every_entry_of_the_content_is_named_with_its_source() -> None:
    for env, lines in (
        (ENGLISH, ["row 6: reconstructed", "object drink can (canette): reconstructed"]),
        (FRENCH, ["ligne 6\u00a0: reconstitué", "objet canette (drink can)\u00a0: reconstitué"]),
    ):
        said = good("games", "marche", env=env)
        assert all(line in said for line in lines)
        assert len(re.findall(r"reconstructed,|reconstitué,", said)) == 18
    said = good("games", "poulpe")
    for line in (
        "4 Offrir, Offer: from the rulebook",
        "2 Carapace, Shell, asymmetric, crabs: reconstructed",
        "9 Remélanger, Reshuffle, symmetric:",
    ):
        assert line in said
    assert "2 Encre, Ink, asymétrique, poulpes\u00a0: reconstitué" in good("games", "poulpe", env=FRENCH)
    assert "Bots: random, clumsy, greedy, ismcts" in said


@pytest.mark.parametrize("id", GAMES)
def test_a_game_prints_its_content_as_tables(id: str) -> None:
    english, french = (good("games", id, "--content", env=env) for env in (ENGLISH, FRENCH))
    assert english != french
    for said, language in ((english, "en"), (french, "fr")):
        tables = game(id).tables(language)
        assert [line for line in said.splitlines() if line and not line.startswith(" ")] == [table.title for table in tables]
        lines = iter(said.splitlines())
        for table in tables:
            for row in (table.head, *table.rows):
                assert len(row) == len(table.head)
                assert any(all(cell in line for cell in row) for line in lines), row


def test_columns_are_as_wide_as_they_need_to_be() -> None:
    lines = good("games", "marche", "--content").splitlines()
    assert lines[:3] == [
        "The objects of the beach",
        "    row  landscape       id          object        source",
        "    1    dry sand        bucket      bucket        reconstructed",
    ]
    assert not [line for line in lines if line.endswith(" ")]


def test_the_content_of_another_folder_is_printed_too(here: Path) -> None:
    beach = game("marche").content
    assert beach
    text = (beach / "beach.toml").read_text("utf-8").replace('en = "bucket"', 'en = "spade"')
    (here / "own").mkdir()
    (here / "own" / "beach.toml").write_text(text, "utf-8")
    assert "bucket      spade " in good("games", "marche", "--content", "own")
    assert "spade" not in good("games", "marche", "--content")


def test_a_game_without_content_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(game("crabz")), "tables", lambda self, language: [])
    result = run("games", "crabz", "--content")
    assert (result.exit_code, result.stderr) == (2, "crabz has no content that could be replaced.\n")


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@pytest.mark.parametrize("file", sorted(SOURCE.rglob("*.ftl")), ids=lambda file: str(file.relative_to(SOURCE)))
def test_every_message_is_in_both_languages_with_the_same_arguments(file: Path) -> None:
    entries = parse(file.read_text("utf-8")).body
    messages = [entry for entry in entries if isinstance(entry, Message)]
    assert messages
    assert not [entry for entry in entries if type(entry).__name__ == "Junk"]
    for message in messages:
        arguments = {}
        for attribute in message.attributes:
            found = Variables()
            found.visit(attribute.value)
            arguments[attribute.id.name] = found.names
        assert set(arguments) - {"note"} == {"en", "fr"}, message.id.name
        assert arguments["en"] == arguments["fr"], message.id.name


# -- refusing

BAD = [
    (["chess"], 'no command "chess"', "pas de commande « chess »"),
    (["play"], "GAME is missing", "manque GAME"),
    (["play", "chess"], 'no game "chess"', "pas de jeu « chess »"),
    (["games", "chess"], 'no game "chess"', "pas de jeu « chess »"),
    (["play", "crabz", "--foo"], "no option --foo", "pas d'option --foo"),
    (["play", "crabz", "extra"], 'not how "estran play" is used', "« estran play » ne s'emploie pas"),
    (["play", "crabz", "--seed"], "--seed is not used like this", "--seed ne s'emploie pas"),
    (["play", "crabz", "--seed", "x"], '--seed needs a whole number, not "x"', "--seed demande un nombre entier"),
    (["play", "crabz", "--players", "5"], 'players cannot be "5"', "players ne peut pas être « 5 »"),
    (["play", "crabz", "--players", ""], 'players cannot be ""', "players ne peut pas être"),
    (["play", "crabz", "--option", "colour=red"], 'no option "colour"', "pas d'option « colour »"),
    (["play", "crabz", "--option", "placement"], '"placement" is no option', "« placement » n'est pas une option"),
    (["play", "crabz", "--option", "placement=no"], 'placement cannot be "no"', "placement ne peut pas être « no »"),
    (["play", "crabz", "--bots", "hal"], 'no bot "hal"', "pas de robot « hal »"),
    (["play", "crabz", "--bots", "mcts:0"], '"mcts:0" is no budget', "« mcts:0 » n'est pas un budget"),
    (["play", "crabz", "--bots", "greedy,greedy"], "2 bots are named for one seat", "2 robots sont nommés pour une place"),
    (["play", "crabz", "--bots", ""], '--bots needs the names of bots with commas between them, not ""', "--bots demande des noms"),
    (
        ["play", "crabz", "--bots", "greedy,"],
        '--bots needs the names of bots with commas between them, not "greedy,"',
        "--bots demande des",
    ),
    (["play", "crabz", "--players", "3", "--option", "players=2"], "players is given twice", "players est donnée deux fois"),
    (["play", "crabz", "--seed", "g" * 64], "--seed needs a whole number", "--seed demande un nombre entier"),
    (["play", "crabz", "--seat", "3"], "no seat 3", "pas de place 3"),
    (["play", "crabz", "--seat", "0"], "at least 1", "au moins 1"),
    (["play", "crabz", "--watch", "--seat", "1"], "leave out --seat", "retirez --seat"),
    (["play", "crabz", "--delay", "-1"], "--delay needs a number of seconds", "--delay demande un nombre de secondes"),
    (["play", "crabz", "--delay", "nan"], "--delay needs a number of seconds", "--delay demande un nombre de secondes"),
    (["play", "crabz", "--load", "nothing.json"], "nothing.json cannot be read", "Impossible de lire nothing.json"),
    (["play", "crabz", "--load", "game.json", "--players", "2"], "leave out --players", "retirez --players"),
    (
        ["play", "crabz", "--load", "game.json", "--option", "placement=random"],
        "leave out --option placement",
        "retirez --option placement",
    ),
    (["play", "crabz", "--load", "many.jsonl"], "many.jsonl holds 3 records", "many.jsonl contient 3 enregistrements"),
    (["play", "crabz", "--load", "empty.json"], "empty.json is empty", "empty.json ne contient rien"),
    (["play", "crabz", "--load", "game.json", "--watch"], "leave out --watch", "retirez --watch"),
    (["play", "crabz", "--save", "no/such/dir/x.json"], "x.json cannot be written", "Impossible d'écrire no/such/dir/x.json"),
    (["play", "crabz", "--save", "."], ". cannot be written", "Impossible d'écrire ."),
    (["play", "crabz", "--content", "nowhere"], "zones.toml, file", "zones.toml, file"),
    (["--lang", "de", "games"], '"de" is no language', "« de » n'est pas une langue"),
    (["trace", "crabz", "--position", "game.json"], "position is malformed", "position est mal formée"),
    (["trace", "crabz", "--position", "cut.json"], "cut.json is not JSON", "cut.json n'est pas du JSON"),
    (["trace", "crabz", "--position", "deep.json"], "deep.json is not JSON", "deep.json n'est pas du JSON"),
    (["trace", "crabz", "--position", "bytes.json"], "not a text file", "pas un fichier texte"),
    (["trace", "crabz", "--position", "x", "--players", "2"], "leave out --players", "retirez --players"),
    (["trace", "crabz", "--position", "-"], "Standard input is not JSON", "L'entrée standard n'est pas du JSON"),
    (["trace", "crabz", "--bots", "x"], 'no bot "x"', "pas de robot « x »"),
    (["trace", "crabz", "--bots", "alphabeta", "--players", "3"], "only games of two players", "qu'à deux joueurs"),
    (["trace", "crabz", "--bots", "random,random,random"], "3 bots are named", "3 robots sont nommés"),
    (["perft", "crabz", "--depth", "0"], "at least 1", "au moins 1"),
    (["perft", "crabz", "--position", "nowhere.json"], "cannot be read", "Impossible de lire"),
    (["simulate", "crabz", "--games", "0"], "at least 1", "au moins 1"),
    (["simulate", "crabz", "--seed", "0" * 64], "--seed needs a whole number", "--seed demande un nombre entier"),
    (["simulate", "crabz", "--bots", "alphabeta", "--players", "3"], "only games of two players", "qu'à deux joueurs"),
    (["simulate", "crabz", "--records", "no/dir/r"], "cannot be written", "Impossible d'écrire"),
    (["bench", "--json", "no/dir/b"], "cannot be written", "Impossible d'écrire"),
    (["replay"], "FILE is missing", "manque FILE"),
    (["replay", "cut.json"], "record is malformed", "enregistrement est mal formé"),
    (["replay", "game.json", "--at", "999"], "no entry 999", "pas d'entrée 999"),
    (["replay", "game.json", "--record", "2"], "no record 2", "pas d'enregistrement 2"),
    (["replay", "game.json", "--seat", "3"], "no seat 3", "pas de place 3"),
    (["verify", "cut.json"], "record is malformed", "enregistrement est mal formé"),
    (["verify", "empty.json"], "empty.json is empty", "empty.json ne contient rien"),
    (["verify", "torn.jsonl"], "torn.jsonl: line 2: The record is malformed", "ligne 2 : L'enregistrement est mal formé"),
    (["verify", "wrong.json"], "cannot be played: There is no crab on a1", "ne peut pas être jouée : Il n'y a pas de crabe sur a1"),
    (["verify", "lying.json"], "but its entries give", "mais ses entrées donnent"),
]


@pytest.mark.parametrize(("words", "english", "french"), BAD, ids=[" ".join(words) for words, _, _ in BAD])
def test_bad_input_is_one_sentence_and_exit_code_2(record: Path, words: list[str], english: str, french: str) -> None:
    text = record.read_text("utf-8")
    Path("cut.json").write_text(text[: len(text) // 2], "utf-8")
    Path("wrong.json").write_text(re.sub('"move": "[^"]*"', '"move": "a1-a2"', text, count=1), "utf-8")
    Path("lying.json").write_text(re.sub(r'"scores": \[[^]]*\]', '"scores": [0.5, 0.5]', text), "utf-8")
    Path("deep.json").write_text("[" * 100_000, "utf-8")
    Path("bytes.json").write_bytes(b"\xff\xfe\x00")
    Path("empty.json").write_text(" \n", "utf-8")
    line = json.dumps(json.loads(text))
    Path("many.jsonl").write_text(f"{line}\n" * 3, "utf-8")
    Path("torn.jsonl").write_text(f"{line}\n{line[:-9]}\n{line}\n", "utf-8")
    before = sorted(path.name for path in Path().iterdir())
    for env, expected in ((ENGLISH, english), (FRENCH, french)):
        result = run(*words, env=env)
        assert result.exit_code == 2, result.output
        assert expected in result.stderr
        assert len(result.stderr.splitlines()) == 1
        assert result.stdout == ""
    assert sorted(path.name for path in Path().iterdir()) == before, "nothing half written"


def test_a_mistake_of_ours_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("estran.lab.perft.perft", lambda state, depth: 1 / 0)
    result = run("perft", "crabz")
    assert isinstance(result.exception, ZeroDivisionError)


def test_a_file_of_ours_that_is_missing_is_not_called_output(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("estran.lab.perft.perft", lambda state, depth: Path("nowhere").read_text("utf-8"))
    assert isinstance(run("perft", "crabz").exception, FileNotFoundError)


# -- doing


def test_perft_counts_a_line_a_depth() -> None:
    lines = good("perft", "crabz", "--seed", "3", "--depth", "2").splitlines()
    moves = [json.loads(line) for line in good("trace", "crabz", "--seed", "3").splitlines()]
    assert [line.split()[0] for line in lines] == ["1", "2"]
    assert int(lines[0].split()[1]) == len(moves[1]["legal"])
    position = json.dumps(moves[1]["position"])
    again = good("perft", "crabz", "--position", "-", "--depth", "2", given=position).splitlines()
    assert [line.split()[1] for line in again] == [line.split()[1] for line in lines]


def test_simulate_reports_and_keeps_records_that_verify(here: Path) -> None:
    words = ["simulate", "crabz", "--games", "12", "--bots", "greedy,random", "--seed", "5", "--jobs", "2"]
    said = good(*words, "--records", "games.jsonl")
    assert "12 games of crabz for 2, seed 5" in said
    assert re.search(r"greedy +\d+\.\d % +\d+\.\d \.\. \d+\.\d %", said)
    assert "last able to move" in said
    assert "12 parties de crabz" in good(*words, env=FRENCH)
    assert len(Path("games.jsonl").read_text("utf-8").splitlines()) == 12
    assert good("verify", "games.jsonl") == "games.jsonl: OK, 12 records.\n"
    report = json.loads(good(*words, "--json"))
    assert report["games"] == 12
    assert sum(rate["wins"] for rate in report["by_bot"]) + report["reasons"].get("crabz-chase", 0) == 12
    assert "1 of " in good("replay", "games.jsonl", "--record", "7")


def test_verify_goes_on_after_a_bad_file(record: Path) -> None:
    Path("bad.json").write_text("{", "utf-8")
    result = run("verify", "bad.json", "game.json")
    assert result.exit_code == 2
    assert result.stderr.startswith("bad.json: The record is malformed")
    assert re.fullmatch(r"game.json: OK, \d+ entries. Player \d wins: .*\n", result.stdout)


def test_a_bad_record_among_many_is_named(record: Path) -> None:
    line = json.dumps(json.loads(record.read_text("utf-8")))
    other = line.replace('"rules": "1"', '"rules": "0"')
    Path("many.jsonl").write_text(f"{line}\n{other}\n", "utf-8")
    result = run("verify", "many.jsonl")
    assert result.exit_code == 2
    why = "The record was made with rules 0 of crabz; this Estran has 1, so its moves can be read but not replayed."
    assert result.stderr.startswith(f"many.jsonl: record 2: {why} It has ")
    assert re.search(r" entries\. Result: last able to move \(Player 1: [01], Player 2: [01]\)\.\n$", result.stderr)


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\n\n"])
@pytest.mark.parametrize("beginning", ["", "\ufeff"])
def test_records_are_found_however_the_file_is_laid_out(record: Path, beginning: str, ending: str) -> None:
    data = json.loads(record.read_text("utf-8"))
    shapes = {
        1: [json.dumps(data, indent=4), json.dumps(data), json.dumps(data).replace(", ", ",\n")],
        2: [json.dumps(data) + ending + json.dumps(data)],
    }
    for count, texts in shapes.items():
        for text in texts:
            Path("laid.json").write_bytes(f"{beginning}{text}{ending}".encode())
            assert good("verify", "laid.json").startswith("laid.json: OK, 2 records" if count == 2 else "laid.json: OK, ")
            assert run("replay", "laid.json", "--record", str(count)).exit_code == 0
            assert run("replay", "laid.json", "--record", str(count + 1)).exit_code == 2


def test_the_seed_that_a_game_shows_deals_it_again() -> None:
    head, *decisions = good("trace", "crabz", "--seed", "5").splitlines()
    seed = json.loads(head)["seed"]
    assert seed == secret_of(5).hex()
    assert good("trace", "crabz", "--seed", seed.upper()).splitlines()[1:] == decisions
    assert (
        good("perft", "crabz", "--seed", seed, "--depth", "1").split()[1]
        == good("perft", "crabz", "--seed", "5", "--depth", "1").split()[1]
    )


def test_a_trace_says_who_plays() -> None:
    head = json.loads(good("trace", "crabz", "--players", "3", "--bots", "greedy,random", "--seed", "1").splitlines()[0])
    assert list(head) == ["game", "players", "options", "seed", "bots"]
    assert head["bots"] == ["greedy", "random", "random"]


def test_a_team_is_reported_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Crabz is none, but it shows how a team's report is laid out: one row, and its points where there are any."""
    monkeypatch.setattr(game("crabz"), "cooperative", True)
    parts = good("simulate", "crabz", "--games", "4", "--bots", "random,greedy", "--seed", "5", "--jobs", "1").split("\n\n")
    assert re.fullmatch(r"team .*\nrandom \+ greedy +\d+\.\d % +\d+\.\d \.\. \d+\.\d %  .*", parts[1])
    assert len(parts) == 3
    assert "Points" not in parts[2]
    rate = Rate("x", 1, 1, 0, 0, 1.0, 0.2, 1.0)
    report = Report("crabz", {"players": 2}, ("x",), 1, True, 3, (), (), rate, Length(1, 0, 1, 1), {}, {0: 1, 5: 2}, 1, 1.0)
    with Context(main, obj="en"):
        assert "Points of games won, and how many had them: 0 (1), 5 (2)" in summary(report)


def test_a_bot_against_itself_has_no_interval() -> None:
    bots, seats = good("simulate", "crabz", "--games", "4", "--bots", "random", "--seed", "5", "--jobs", "1").split("\n\n")[1:3]
    assert re.search(r"random +50\.0 % +- ", bots)
    assert len(re.findall(r"\d\.\d \.\. \d+\.\d %", seats)) == 2


@pytest.mark.parametrize("words", [("marche", "--players", "3", "--option", "fishing=2"), ("poulpe", "--option", "mode=asymmetric")])
def test_games_with_hidden_cards_are_traced_simulated_and_verified(here: Path, words: tuple[str, ...]) -> None:
    id, *options = words
    head, *decisions, result = [json.loads(line) for line in good("trace", id, *options, "--seed", "3").splitlines()]
    assert head["game"] == id
    assert all(line["action"] in line["legal"] for line in decisions)
    Path("position.json").write_text(json.dumps(decisions[5]["position"]), "utf-8")
    again = [json.loads(line) for line in good("trace", id, "--position", "position.json").splitlines()]
    assert (again[1]["position"], again[1]["legal"]) == (decisions[5]["position"], decisions[5]["legal"])
    assert again[0]["options"] == {"players": head["players"]}
    assert result["result"]["reason"].startswith(f"{id}-")
    for env in (ENGLISH, FRENCH):
        said = good(
            "simulate", id, *options, "--games", "6", "--bots", "random", "--seed", "5", "--jobs", "1", "--records", "r.jsonl", env=env
        )
        assert f"{id}-" not in said, "ends are told in words"
        assert good("verify", "r.jsonl", env=env).startswith("r.jsonl")
    assert "1 of " in good("replay", "r.jsonl", "--record", "3", "--seat", "2")


def test_a_team_is_told_its_rate_and_its_points(here: Path) -> None:
    said = good("simulate", "marche", "--games", "40", "--bots", "naive", "--seed", "1", "--option", "shrimps=7")
    assert re.search(r"naive \+ naive +\d+\.\d %", said)
    assert "seat" not in said
    assert "no room for a tourteau" in said


@pytest.mark.parametrize("id", [id for id in GAMES if not game(id).open])
def test_perft_counts_only_open_games(id: str) -> None:
    result = run("perft", id)
    assert result.exit_code == 2
    assert f"nothing is hidden or drawn; {id} is not one." in result.stderr
    assert f"{id} n'en est pas un." in run("perft", id, env=FRENCH).stderr


def test_people_may_sit_at_several_seats(here: Path) -> None:
    good("play", "crabz", "--players", "4", "--seat", "2", "--seat", "4", "--bots", "random,greedy", "--save", "s.json", given="")
    assert json.loads(Path("s.json").read_text("utf-8"))["seats"] == ["random", "", "greedy", ""]
    good("play", "marche", "--seat", "1", "--seat", "2", "--save", "m.json", given="")
    assert json.loads(Path("m.json").read_text("utf-8"))["seats"] == ["", ""]
    result = run("play", "marche", "--seat", "1", "--seat", "2", "--bots", "random")
    assert (result.exit_code, result.stderr) == (2, "One bot is named for no seat.\n")
    assert run("play", "marche", "--seat", "1", "--seat", "3").stderr == "There is no seat 3.\n"


def test_replay_shows_every_entry_or_one(record: Path) -> None:
    entries = len(json.loads(record.read_text("utf-8"))["entries"])
    whole = good("replay", "game.json")
    assert f"{entries} of {entries}" in whole
    assert whole.count("~~~~") > entries
    first = good("replay", "game.json", "--at", "0", "--seat", "2")
    assert whole.startswith(first)
    assert good("replay", "game.json", "--at", "1") != first
    stepped = good("replay", "game.json", "--step", given="\n" * entries)
    assert stepped.count("(Enter: next)") == entries


def test_replay_tells_what_was_no_move(here: Path) -> None:
    match = Match(game("crabz"), {"players": 3}, ("", "", ""), secret_of(3))
    seat = match.state.next_seat()
    match.act(seat, match.game.choices(match.state, seat)[0].notation)
    match.undo(seat)
    match.hand(0, "greedy")
    match.hand(0, "")
    match.resign(1)
    match.agree_draw()
    Path("odd.json").write_text(match.record().encode(), "utf-8")
    said = good("replay", "odd.json")
    for sentence in (
        "where it was after entry 0",
        "The bot greedy plays for Player 1",
        "A person plays for Player 1",
        "Player 2 resigns.",
        "Draw by agreement: Player 1 and Player 3",
    ):
        assert sentence in said
    assert good("verify", "odd.json", env=FRENCH).startswith("odd.json : OK, 6 entrées.")


def test_other_content_can_be_used(here: Path) -> None:
    zones = (SOURCE / "games/crabz/content/zones.toml").read_text("utf-8")
    Path("mine").mkdir()
    Path("mine/zones.toml").write_text(zones.replace('"b2", "b3", "b4", "c2"', '"b2", "b3", "a1", "c2"', 1), "utf-8")
    first = json.loads(good("trace", "crabz", "--content", "mine", "--seed", "1").splitlines()[1])
    assert "a1" in first["position"]["cells"]
    good("simulate", "crabz", "--content", "mine", "--games", "4", "--jobs", "2", "--records", "r.jsonl")
    assert run("verify", "r.jsonl").exit_code == 2
    good("verify", "r.jsonl", "--content", "crabz=mine")


def test_bench_prints_a_line_a_number_of_players(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("estran.lab.bench.REPEATS", 1)
    lines = good("bench", "--quick", "--json", "b.json").splitlines()
    measured = json.loads(Path("b.json").read_text("utf-8"))["measured"]
    assert [(row["game"], row["players"]) for row in measured] == [
        (id, players) for id in GAMES for players in game(id).option("players").values
    ]
    assert len(lines) == 1 + len(measured)
    assert all("decisions/s" in line for line in lines[1:])


# -- ending, in real processes


def test_a_refusal_in_a_real_process() -> None:
    process = start("play", "chess")
    said, complained = process.communicate(timeout=60)
    assert (process.returncode, said) == (2, "")
    assert complained == f'There is no game "chess": the games are {", ".join(GAMES)}.\n'


@pytest.mark.parametrize(
    ("words", "english", "french"),
    [
        (["verify", "nope"], "nope: nope cannot be read: ", "nope\u00a0: Impossible de lire nope"),
        (["verify", "."], ".: . cannot be read: ", ".\u00a0: Impossible de lire ."),
        (["verify", "bytes.gz"], "bytes.gz: bytes.gz is not a text file", "bytes.gz\u00a0: bytes.gz n'est pas un fichier texte"),
        (["replay", "nope"], "nope cannot be read: ", "Impossible de lire nope"),
        (["play", "crabz", "--load", "nope"], "nope cannot be read: ", "Impossible de lire nope"),
        (["perft", "crabz", "--position", "nope"], "nope cannot be read: ", "Impossible de lire nope"),
        (["simulate", "crabz", "--records", "no/r"], "no/r cannot be written: ", "Impossible d'écrire no/r"),
        (["--lang", "de"], '"de" is no language', "«\u00a0de\u00a0» n'est pas une langue"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_the_first_thing_that_a_process_says_may_be_a_refusal(here: Path, words: list[str], english: str, french: str) -> None:
    Path("bytes.gz").write_bytes(b"\x1f\x8b\x08\x00\xff\xff")
    for language, expected in (("en", english), ("fr", french)):
        process = start("--lang", language, *words, cwd=here)
        said, complained = process.communicate(timeout=60)
        assert (process.returncode, said) == (2, "")
        assert complained.startswith(expected)
        assert len(complained.splitlines()) == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("words", [["trace", "crabz", "--seed", "1"], ["--help"], ["play", "crabz", "--watch", "--delay", "0"], ["games"]])
def test_a_full_disk_is_one_sentence(words: list[str]) -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        process = start(*words, stdout=full)
        _, complained = process.communicate(timeout=60)
    assert process.returncode == 2
    assert re.fullmatch(r"The output cannot be written: .+\.\n", complained)


@pytest.mark.parametrize(
    ("words", "lines"),
    [
        (["trace", "crabz", "--players", "4", "--bots", "mcts:20"], 1),
        (["games", "crabz"], 0),
        (["--help"], 0),
        (["play", "crabz", "--watch", "--delay", "0.05"], 3),
        (["play", "crabz"], 0),
    ],
)
def test_a_closed_pipe_ends_quietly(words: list[str], lines: int) -> None:
    process = start(*words, stdin=subprocess.DEVNULL)
    assert process.stdout
    assert process.stderr
    for _ in range(lines):
        assert process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == ""
    process.stderr.close()
    assert process.wait(timeout=60) in (0, 1)


@pytest.mark.skipif(os.name != "posix", reason="signals")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_quietly_and_leaves_no_file(here: Path, jobs: str) -> None:
    words = ["simulate", "crabz", "--games", "100000", "--bots", "mcts:20", "--jobs", jobs, "--records", "r.jsonl"]
    heard = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # in the background it may be ignored
    process = start(*words, cwd=here, start_new_session=True, preexec_fn=heard)
    while not any(draft.stat().st_size for draft in here.iterdir()):  # games have been recorded: every process is at work
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    said, complained = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in complained + said
    assert not list(here.iterdir())
