"""What people type in their own language, and that no sentence says a code back to them."""

import re
import tomllib

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from estran.core.chance import Quick, secret_of
from estran.core.refusal import Refused
from estran.core.typed import notated, plain
from estran.core.words import LANGUAGES, add_folder, say
from estran.games import GAMES, game
from estran.games.oh_crab.rules.adventure.pack import CHALLENGES, EVENTS, REWARDS, SKILLS, TOKENS
from estran.table import Match
from estran.terminal.texts import HERE

CODES = {"crabz": re.compile(r"\b[1-4][LMS]\b"), "poulpe": re.compile(r"\b[cp](?:alpha|omega|10|[1-9])\b|alpha|omega")}
"""Crabs and cards, as the notation writes them."""


def played(id: str, acts: int = 60):
    """Moments of a game: the match, and whose turn it is."""
    match, luck = Match(game(id), {}, ("",) * int(game(id).checked({})["players"]), secret_of(5)), Quick(5)
    for _ in range(acts):
        if match.over:
            return
        seat = match.state.pending()[0]
        yield match, seat
        choices = match.state.legal(seat)
        match.act(seat, match.game.notation(match.state, seat, choices[int(luck.below(len(choices)))]))


@pytest.mark.parametrize("id", GAMES)
def test_every_word_of_the_table_means_a_word_of_the_notation(id):
    found = game(id)
    tables = tomllib.loads((found.folder / "typed.toml").read_text("utf-8"))
    assert set(tables) == set(LANGUAGES)
    for table in tables.values():
        for word, known in table.items():
            assert known
            assert all(notated(found.folder, said.upper()) == word for said in known), word


def test_the_adventure_pack_is_typed_in_french_and_by_its_names():
    """And what is notation already stays as it is."""
    folder = game("oh_crab").folder
    for typed, meant in (
        ("Choisir Bouchon cogneur", "choose cork brute"),
        ("choisir lèche-vitrine", "choose window-shopper"),
        ("choose hermit crab", "choose hermit"),
        ("révéler", "reveal"),
        ("cornet de frites", "fries"),
        ("tisser r2 gauche", "weave r2 left"),
        ("creuser d8", "dig d8"),
        ("voler bleu", "rob blue"),
        ("pousser arrière gauche", "push back-left"),
        ("passer", "done"),
        ("laisse passer", "move-out"),
        ("retenir la cuisinière accélère", "pick chef-runs"),
        ("récompense marché", "reward market"),
        ("espionner défi 3", "spy challenge 3"),
        ("cuisinière avancer", "chef forward"),
    ):
        assert notated(folder, typed) == meant
    box = [*TOKENS, *EVENTS, *CHALLENGES, *REWARDS, *SKILLS]
    assert [notated(folder, word) for word in box] == box


def test_no_word_of_a_table_is_a_command():
    """Those are read first, so that the word would never come to the game."""
    add_folder(HERE)
    messages = FluentParser().parse((HERE / "words.ftl").read_text("utf-8")).body
    keys = [message.id.name for message in messages if isinstance(message, Message)]
    commands = [key for key in keys if re.fullmatch("command-[a-z]+", key)]
    names = {language: {plain(say(language, key)).split()[0] for key in commands} for language in LANGUAGES}
    assert "reprendre" in names["fr"]
    for id in GAMES:
        for language, table in tomllib.loads((game(id).folder / "typed.toml").read_text("utf-8")).items():
            assert not names[language] & {plain(said) for known in table.values() for said in known}, id


@pytest.mark.parametrize(
    ("id", "notation", "typed"),
    [
        ("marche", "appear ", "Apparaît "),
        ("marche", "appear ", "apparait "),
        ("marche", "move ", "aller "),
        ("poulpe", "let", "laisser"),
        ("poulpe", "play c", "jouer crabe "),
        ("crabz", "-", " vers "),
        ("oh_crab", "add left", "ajouter à gauche"),
        ("oh_crab", "discard seagull", "défausser mouette"),
    ],
)
def test_french_is_understood(id, notation, typed):
    """With its accents and without."""
    seen = 0
    for match, seat in played(id, 400):
        for choice in match.game.choices(match.state, seat):
            if notation in choice.notation:
                said = choice.notation.replace(notation, typed)
                assert match.game.read(match.state, seat, said) == choice.action, said
                seen += 1
        if seen > 3:
            return
    assert seen


def test_a_table_writes_down_the_notation_whatever_was_typed():
    match, seat = next(played("marche"))
    choice = match.game.choices(match.state, seat)[0]
    match.act(seat, choice.notation.replace("appear", "apparaît"))
    assert match.entries[-1].move == choice.notation


def test_what_is_no_word_is_refused_as_it_was_typed():
    match, seat = next(played("marche"))
    with pytest.raises(Refused, match="Apparaître ailleurs"):
        match.game.read(match.state, seat, "Apparaître ailleurs")


@pytest.mark.parametrize("id", CODES)
def test_no_reason_says_a_code(id):
    """Whatever cannot be done is said by the names of things, in every language."""
    said = set[str]()
    for match, seat in played(id):
        legal = set(match.state.legal(seat))
        for action in range(0, 1500, 7):
            if action not in legal:
                said |= {
                    say(language, reason.message, **reason.args) for reason in match.state.why_not(seat, action) for language in LANGUAGES
                }
    assert len(said) > 10
    assert not [sentence for sentence in said if CODES[id].search(sentence)]
