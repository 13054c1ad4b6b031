"""Crabe VS Poulpe in a terminal, as people would play it."""

import re
from pathlib import Path

import pytest

from estran.core.chance import Drawn, Quick, secret_of
from estran.core.event import Log
from estran.core.record import decode
from estran.core.words import has
from estran.games import game
from estran.games.poulpe.rules.state import Poulpe
from estran.table import replay
from estran.terminal.poulpe import LOOKS
from tests.rulemark import rule
from tests.terminal.hidden import CLEARED, Page, shown, sit, typed

POULPE = game("poulpe")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def dealt(seed: int = 3, moves: int = 0, **options: object) -> Poulpe:
    state = POULPE.new(POULPE.checked(options), Drawn(secret_of(seed), 0))
    chance = Quick(seed)
    for _ in range(moves):
        if (seat := state.next_seat()) < 0:
            break
        actions = state.legal(seat)
        state.apply(seat, actions[chance.below(len(actions))], chance)
    assert isinstance(state, Poulpe)
    return state


# -- whole games


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("mode", ["symmetric", "asymmetric"])
def test_a_whole_game_typed(mode: str, language: str) -> None:
    words = ("--seed", "5", "--bots", "random", "--save", "p.json", "--option", f"mode={mode}", "--option", "species=octopus")
    said = typed("poulpe", *["1"] * 200, words=words, language=language)
    match = replay(decode(Path("p.json").read_bytes()), POULPE)
    assert match.over
    assert "{'kind'" not in said, "every event has a sentence"
    assert re.search(r"Player \d has no card left and wins\.|Joueur \d n'a plus de cartes et gagne\.", said)
    drawn = [line for line in said.splitlines() if line.startswith((" .", " |", " '", "     ["))]
    assert drawn
    assert max(map(len, drawn)) <= 80


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_that_is_asked_is_asked_in_words(language: str) -> None:
    """Every set of verbs that games offer has a question, and every event a sentence."""
    offered, told = set(), set()
    for seed in range(60):
        state = dealt(seed, mode=("symmetric", "asymmetric")[seed % 2])
        chance = Quick(seed)
        while (seat := state.next_seat()) >= 0:
            offered.add("-".join(dict.fromkeys(choice.verb for choice in POULPE.choices(state, seat))))
            actions, log = state.legal(seat), Log()
            state.apply(seat, actions[chance.below(len(actions))], chance, log)
            told |= {event.kind for event in log.events}
    assert {"play", "play-pass", "resist-let", "let", "swap-decline", "reshuffle", "take"} <= offered
    assert not [verbs for verbs in offered if not has(language, f"poulpe-ask-{verbs}")]
    assert not [kind for kind in told if not has(language, f"poulpe-event-{kind}")]


def test_moves_are_typed_as_they_are_written() -> None:
    words = ("--seed", "5", "--option", "first=1", "--bots", "random")
    card = re.search(r"1\) (c\w+)", typed("poulpe", words=words))
    assert card
    for line in (card[1], f"play {card[1]}", card[1].upper()):
        assert f"Player 1 plays {card[1]}" in typed("poulpe", line, words=words)


def test_enter_alone_takes_the_only_choice() -> None:
    """Who has nothing to resist with only says so; where there is a choice, Enter asks again."""
    words = ("--seed", "5", "--option", "first=2", "--bots", "random", "--save", "e.json")
    typed("poulpe", *[""] * 3, words=words)
    match = replay(decode(Path("e.json").read_bytes()), POULPE)
    assert [act.move for act in match.moves() if act.seat == 1] == ["let"]
    assert len(match.state.legal(0)) > 1


# -- what is drawn


def test_the_hand_is_drawn_as_cards() -> None:
    state = dealt(first=1)
    hand = POULPE.view(state, 0)["hands"][0]
    board = shown("poulpe", state, 0)
    row = next(line for line in board.splitlines() if line.startswith(" | c"))
    assert re.findall(r"c\w+", row) == hand
    assert "[p?] [p?] [p?] [p?] [p?]" in board
    assert "crab, you: 5 cards, 19 to draw" in board
    assert "Any card may open the round." in board


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_name_fits_its_card(language: str) -> None:
    from estran.terminal.poulpe import _card

    for mode in ("symmetric", "asymmetric"):
        view = POULPE.view(dealt(mode=mode), 0)
        for card in view["cards"]:
            lines = _card(view, card, language)
            assert len({len(line) for line in lines}) == 1
            words = "".join(line.plain.strip("|").strip() for line in lines[2:4])
            assert words.replace(" ", "") == view["cards"][card][language]["name"].replace(" ", "")


@pytest.mark.parametrize("width", [40, 80])
def test_large_hands_and_narrow_terminals_take_more_rows(width: int) -> None:
    for seed in range(8):
        for moves in (0, 30, 60):
            state = dealt(seed, moves, mode="asymmetric")
            for seat in (0, 1):
                board = shown("poulpe", state, seat, "fr", width).split("\n\n")
                cards = [line for part in board for line in part.splitlines() if line.startswith((" .", " |", "     ["))]
                assert not cards or max(map(len, cards)) <= width


def test_what_the_next_card_must_be_is_said() -> None:
    words = ("--seed", "5", "--option", "first=1", "--bots", "random")
    found = set()
    for seed in range(12):
        state = dealt(seed, mode="asymmetric")
        chance = Quick(seed)
        while (seat := state.next_seat()) >= 0:
            view = POULPE.view(state, seat)
            if view["owes"] == "card" and view["round"]:
                low, high = view["limits"][0], view["limits"][-1]
                said = f"{low} or higher" if high == "omega" else f"{high} or lower" if low == "1" else f"from {low} to {high}"
                found.add(said)
                assert f"The next card must be {said}." in shown("poulpe", state, seat)
            actions = state.legal(seat)
            state.apply(seat, actions[chance.below(len(actions))], chance)
    for way in ("or higher", "or lower", "from"):
        assert any(way in said for said in found)
    assert "Open the round with any card." in typed("poulpe", words=words)


def test_a_card_is_explained() -> None:
    words = ("--seed", "5", "--option", "first=1")
    assert "c7 Draw and discard: Draw one card, then discard one from your hand." in typed("poulpe", "card c7", words=words)
    assert "c7 Piocher et Défausser: Piochez une carte" in typed("poulpe", "carte c7", words=words, language="fr").replace("\u00a0", "")
    assert 'There is no card "x": name one' in typed("poulpe", "card x", words=words)
    view = POULPE.view(dealt(mode="asymmetric"), 0)
    everything = [line.plain for line in LOOKS["card"](view, "", "en")]
    assert len(everything) == 15, "twelve ranks, three of them different for each species"
    assert [line.plain.split(":")[0] for line in LOOKS["card"](view, "cΩ", "en")] == ["  comega Win the round"]


def test_a_card_that_may_give_the_game_away_is_announced() -> None:
    for seed in range(400):
        state = dealt(seed)
        chance = Quick(seed)
        while (seat := state.next_seat()) >= 0:
            if POULPE.view(state, seat)["gifts"]:
                assert "may take your opponent's last card" in " ".join(shown("poulpe", state, seat).split())
                return
            actions = state.legal(seat)
            state.apply(seat, actions[chance.below(len(actions))], chance)
    pytest.fail("no such card in four hundred games")


# -- what stays secret


@rule("CP-19", "CP-P14")
@pytest.mark.parametrize("memory", ["off", "on"])
def test_cards_of_earlier_rounds_are_listed_only_with_the_memory_aid(memory: str) -> None:
    state = dealt(3, 40, memory=memory)
    board = shown("poulpe", state, 0, width=200)
    number = POULPE.view(state, 0)["discard"]
    assert number > 10
    assert f"In the common discard: {number} cards." in board
    assert ("Played in earlier rounds:" in board) == (memory == "on")


@rule("CP-09", "CP-P15")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_in_a_rematch_the_loser_opens(language: str) -> None:
    """Player 1 gives up whoever opens, and is then the first to be asked, game after game; the answer no ends it."""
    yes, no = {"en": ("yes", "no"), "fr": ("oui", "non")}[language]
    words = ("--seed", "5", "--option", "first=2", "--bots", "random")
    said = typed("poulpe", "resign", yes, yes, "resign", yes, yes, "resign", yes, no, words=words, language=language)
    question = {"en": "Play again? (yes/no)", "fr": "Rejouer une partie\u00a0? (oui/non)"}[language]
    games = said.split(question)
    assert len(games) == 4
    assert not games[3].strip()
    opens = {"en": "Open the round with any card.", "fr": "Ouvrez la manche avec la carte de votre choix."}[language]
    assert [opens in one for one in games[:3]] == [False, True, True]
    assert len({re.search(r"[0-9a-f]{64}", one)[0] for one in games[:3]}) == 3, "each has luck of its own"


def test_nobody_sees_the_cards_of_another() -> None:
    for seed in range(4):
        for moves in range(0, 80, 9):
            state = dealt(seed, moves, mode=("symmetric", "asymmetric")[seed % 2])
            for seat in (0, 1):
                assert shown("poulpe", state.sample(seat, Quick(1)), seat) == shown("poulpe", state, seat)
            spectator = shown("poulpe", state, None)
            for line in spectator.splitlines():
                if line.startswith("     [") and ".1" not in line and ".2" not in line:
                    assert set(re.findall(r"\[(.*?)\]", line)) <= {"c?", "p?"}


def test_the_log_tells_a_person_what_their_seat_may_know() -> None:
    """What the bot draws stays hidden, what the person draws does not."""
    said = typed("poulpe", *["1"] * 30, words=("--seed", "5", "--bots", "random"))
    assert re.search(r"Player 1 draws .*\n  [cp](\d|alpha|omega)", said)
    assert re.search(r"Player 2 draws .*\n(?!  [cp](\d|alpha|omega))", said)
    assert not re.search(r"Player 2 draws .*\n  [cp](\d|alpha|omega)", said)


def test_the_keyboard_is_passed_on() -> None:
    match, pages = sit("poulpe", {"first": 1}, ("", ""), lambda page: str(len(page.state.legal(page.seat))))
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
        view = POULPE.view(page.state, at)
        drawn = [card for line in page.fresh.splitlines() if re.match(r" \| [cp]\w", line) for card in re.findall(r"[cp]\w+", line)]
        assert drawn == view["hands"][at]
        assert " ".join(f"[{card}]" for card in view["hands"][1 - at]) in page.fresh
    assert sum(page.seat is None for page in pages) > 10
    assert match.over


def test_what_was_taken_back_is_told_to_nobody() -> None:
    """Muer discards two cards: the first of them is taken back, and another discarded instead."""
    for seed in range(30):
        script: list[str] = []

        def answer(page: Page, script: list[str] = script) -> str:
            seat = page.seat or 0
            moves = [choice.notation for choice in POULPE.choices(page.state, seat)]
            played = POULPE.view(page.state, seat)["round"]
            if "discard" in moves[0] and played[-1][0] == "c9":
                script.append(["1", "undo", "1"][min(2, len(script))])
                return script[-1]
            return next((move for move in ("play c9", "let") if move in moves), "1")

        _, pages = sit("poulpe", {"mode": "asymmetric"}, ("", ""), answer, seed)
        if "undo" in script:
            undone = next(n for n, page in enumerate(pages) if "One move taken back." in page.text)
            other = next(page for page in pages[undone:] if page.seat is not None and page.seat != pages[undone].seat)
            assert other.fresh.count("discards") == 2
            return
    pytest.fail("nobody played a Muer")


def test_undo_ends_where_the_other_has_acted() -> None:
    words = ("--seed", "5", "--option", "first=1", "--bots", "random")
    assert "That cannot be taken back" in typed("poulpe", "1", "undo", words=words)


def test_replay_shows_backs_or_one_hand() -> None:
    from click.testing import CliRunner

    from estran.cli import main

    typed("poulpe", *["1"] * 10, words=("--seed", "5", "--option", "first=1", "--bots", "random", "--save", "p.json"))
    hand = POULPE.view(replay(decode(Path("p.json").read_bytes()), POULPE, entries=0).state, 0)["hands"][0]
    public = CliRunner().invoke(main, ["replay", "p.json", "--at", "0"], env={"ESTRAN_LANG": "en"}).stdout
    own = CliRunner().invoke(main, ["replay", "p.json", "--at", "0", "--seat", "1"], env={"ESTRAN_LANG": "en"}).stdout
    assert "[c?] [c?] [c?] [c?] [c?]" in public
    assert not any(f"| {card} " in public for card in hand)
    assert all(f"| {card} " in own for card in hand)
    assert "[p?] [p?] [p?] [p?] [p?]" in own
