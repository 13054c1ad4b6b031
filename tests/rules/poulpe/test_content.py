"""Effects are content, and cards say what they do: CP-05, CP-25, CP-29, CP-P5, CP-P20. Files that cannot be used are refused."""

import re
from collections import Counter

import msgspec
import pytest

from estran.core import Quick, Refused
from estran.core.words import LANGUAGES
from estran.games.poulpe import PoulpeGame
from estran.games.poulpe.words import effect_name, effect_text
from tests.rulemark import rule

from . import reef as helper
from .reef import GAME

TOML = (GAME.content / "effects.toml").read_text("utf-8")


def entry(name):
    """The text of one entry."""
    return next(part for part in TOML.split("[[effect]]") if f'name = "{name}"' in part)


def with_entry(tmp_path, name, /, **fields):
    """A game in which some fields of an entry are different."""
    changed = entry(name)
    for field, value in fields.items():
        changed = re.sub(rf"^{field} = .*\n", "", changed, flags=re.M)
        if value is not None:
            changed = changed.rstrip("\n") + f"\n{field} = {value}\n"
    return with_text(tmp_path, TOML.replace(entry(name), f"{changed}\n"))


def with_text(tmp_path, text):
    (tmp_path / "effects.toml").write_text(text, "utf-8")
    return PoulpeGame(tmp_path)


@pytest.fixture
def lay(monkeypatch):
    """Lay out a position of another game than the usual one."""

    def laid(game, *args, **fields):
        monkeypatch.setattr(helper, "GAME", game)
        return helper.reef(*args, **{"round": "2:palpha", **fields})

    return laid


# -- what content can change


@rule("CP-P20")
def test_what_we_reconstructed_says_so():
    sources = Counter(re.findall(r'^rank = "(\w+)".*?^source = "(\w+)"', TOML, flags=re.M | re.S))
    once = ["alpha", "1", "4", "6", "7", "8", "omega"]
    ours = {"2": 3, "3": 3, "5": 1, "9": 3, "10": 1}
    assert sources == {**{(rank, "rulebook"): 1 for rank in once}, **{(rank, "reconstructed"): n for rank, n in ours.items()}}


@rule("CP-P20")
@pytest.mark.parametrize(("limit", "allowed"), [('"4"', {"p4", "p5", "p8"}), ('"8"', {"p8"}), ('"omega"', set())])
def test_a_limit_is_content(tmp_path, lay, limit, allowed):
    state = lay(with_entry(tmp_path, "Pincer", limit=limit), "c3 c9", "p4 p5 p8", "c5", "p5", mode="asymmetric")
    helper.play(state, "play c3", "let")
    assert helper.cards_to_play(state) == allowed


@rule("CP-P20")
def test_an_amount_is_content(tmp_path, lay):
    state = lay(with_entry(tmp_path, "Offrir", amount=2), "c4 c6 c9 c10", "p6", "c5", "p5")
    helper.play(state, "play c4", "let", "give c6", "give c9")
    assert (helper.hand(state, 2), helper.to_decide(state)) == ("c6 c9 p6", 2)


@rule("CP-P20")
def test_which_rank_does_what_is_content(tmp_path, lay):
    """The crabs' Carapace and Pincer change places."""
    swapped = TOML.replace(entry("Carapace"), entry("Carapace").replace('rank = "2"', 'rank = "3"'))
    swapped = swapped.replace(entry("Pincer"), entry("Pincer").replace('rank = "3"', 'rank = "2"'))
    game = with_text(tmp_path, swapped)
    state = lay(game, "c2 c9", "p4 p6 p8", "c5", "p5", mode="asymmetric")
    helper.play(state, "play c2", "let")
    assert helper.cards_to_play(state) == {"p8"}


def moulted(tmp_path, lay, hand, pile):
    """Player 1 plays a 9 with which up to two cards may be shuffled in, and as many drawn."""
    state = lay(with_entry(tmp_path, "Remélanger", amount=2, then=2, may="true"), hand, "p6 p10", pile, "p5")
    helper.play(state, "play c9", "let")
    return state


@rule("CP-25", "CP-28")
def test_who_shuffles_cards_in_may_then_draw_as_many(tmp_path, lay):
    state = moulted(tmp_path, lay, "c9 c1 p7 c6", "c5 c8")
    assert helper.moves(state) == {"reshuffle c1", "reshuffle p7", "reshuffle c6", "decline"}
    helper.play(state, "reshuffle p7")
    assert helper.pile(state, 2) == "p5 p7"
    assert helper.moves(state) == {"reshuffle c1", "reshuffle c6", "decline"}
    events = helper.play(state, "reshuffle c1")
    assert helper.told(events, "drew")[0]["number"] == 2
    assert (len(helper.at(state, "hands", 1)), len(helper.at(state, "piles", 1)), helper.to_decide(state)) == (3, 1, 2)


@rule("CP-25")
@pytest.mark.parametrize(("shuffled", "drawn"), [([], 0), (["reshuffle c1"], 1)])
def test_who_shuffles_in_fewer_cards_draws_fewer(tmp_path, lay, shuffled, drawn):
    state = moulted(tmp_path, lay, "c9 c1 p7 c6", "c5 c8")
    events = helper.play(state, *shuffled, "decline")
    assert sum(event["number"] for event in helper.told(events, "drew")) == drawn
    assert (len(helper.at(state, "hands", 1)), helper.to_decide(state)) == (3, 2)


@rule("CP-26")
def test_who_shuffled_cards_in_draws_what_there_is(tmp_path, lay):
    state = moulted(tmp_path, lay, "c9 p8 p7 c6", "c5")
    events = helper.play(state, "reshuffle p7", "reshuffle p8")
    assert helper.told(events, "drew") == [{"seat": 1, "cards": ["c?"], "number": 1}]


@rule("CP-30")
def test_which_rank_may_only_open_is_content(tmp_path, lay):
    """Alpha and 6 change places."""
    swapped = TOML.replace(entry("Débuter"), entry("Débuter").replace('rank = "alpha"', 'rank = "6"'))
    swapped = swapped.replace(entry(""), entry("").replace('rank = "6"', 'rank = "alpha"'))
    state = lay(with_text(tmp_path, swapped), "c6 c9", "p4 p6", "c5", "p5")
    assert helper.moves(state) == {"play c9", "pass"}
    assert helper.why(state, "play c6") == ["CP-30"]


@rule("CP-P5")
def test_whether_omega_can_be_cancelled_is_content(tmp_path, lay):
    state = lay(with_entry(tmp_path, "Remporter", cancellable="true"), "comega c9", "p1 p6", "c5", "p5")
    helper.play(state, "play comega")
    assert helper.moves(state) == {"resist p1", "let"}
    assert GAME.invariants(state) == []
    helper.play(state, "resist p1")
    assert helper.round_pile(state) == "2:palpha 1:comega 2:p1"


@rule("CP-25")
@pytest.mark.parametrize("name", ["Voler", "Piocher et Défausser", "Inverser", "Remporter"])
def test_an_effect_that_one_may_use_is_asked_about(tmp_path, lay, name):
    game = with_entry(tmp_path, name, may="true", cancellable="true")
    rank = re.search(r'rank = "(\w+)"', entry(name))[1]
    state = lay(game, f"c{rank} c6 c9", "p4 p6", "c5", "p5")
    helper.play(state, f"play c{rank}", "let")
    assert (helper.to_decide(state), helper.moves(state)) == (1, {"use", "decline"})
    before = (helper.hand(state, 1), helper.hand(state, 2))
    used = state.clone()
    helper.play(state, "decline")
    assert (helper.to_decide(state), helper.hand(state, 1), helper.hand(state, 2)) == (2, *before)
    assert len(helper.at(state, "limits")) == 11 - helper.RANKS.index(rank)
    helper.play(used, "use")
    assert game.position(used) != game.position(state)


@rule("CP-25")
@pytest.mark.parametrize(("name", "verb"), [("Défausser", "discard"), ("Offrir", "give"), ("Remélanger", "reshuffle")])
def test_with_you_may_an_amount_is_up_to_that_many(tmp_path, lay, name, verb):
    game = with_entry(tmp_path, name, may="true", amount=2)
    rank = re.search(r'rank = "(\w+)"', entry(name))[1]
    state = lay(game, f"c{rank} c6 c7 c8", "p4 p6", "c5", "p5")
    helper.play(state, f"play c{rank}", "let", f"{verb} c6")
    assert helper.moves(state) == {f"{verb} c7", f"{verb} c8", "decline"}
    helper.play(state, "decline")
    assert (helper.hand(state, 1), helper.to_decide(state)) == ("c7 c8", 2)


def test_a_swap_can_be_an_order_and_repeated(tmp_path, lay):
    state = lay(with_entry(tmp_path, "Échanger", may="false", amount=2), "c3 c6 c7", "p4 p6", "c5", "p5")
    helper.play(state, "play c3", "let")
    assert helper.moves(state) == {"swap c6", "swap c7"}
    helper.play(state, "swap c6")
    assert helper.to_decide(state) == 1
    assert "decline" not in helper.moves(state)


def test_several_cards_can_be_stolen_and_the_last_one_ends_it(tmp_path, lay):
    state = lay(with_entry(tmp_path, "Voler", amount=3), "c10 c6 c7", "p4 p6", "c5", "")
    assert helper.view(state, 1)["gifts"] == ["c10"]
    helper.play(state, "play c10", "let")
    assert helper.winner(state) == 2


@rule("CP-31")
def test_a_card_that_cannot_be_cancelled_says_so(tmp_path, lay):
    state = lay(with_entry(tmp_path, "Offrir", cancellable="false"), "c4 c6 c9", "p1 p6", "c5", "p5")
    helper.play(state, "play c4", "give c6")
    assert [reason.message for reason in GAME.why(state, 1, "resist p1")] == ["poulpe-why-uncancellable"]


@rule("CP-24")
@pytest.mark.parametrize(("name", "fields", "card"), [("Encre", {"limit": '"2"'}, "p2"), ("Inverser", {"limit": '"1"'}, "c8")])
def test_an_effect_may_leave_no_card_that_fits(tmp_path, lay, name, fields, card):
    state = lay(with_entry(tmp_path, name, **fields), f"{card} c6", "p1 p9", "c5", "p5", mode="asymmetric")
    helper.play(state, f"play {card}", "let")
    assert helper.moves(state) == {"pass"}
    for other in ("p1", "p9"):
        assert [(reason.rule, reason.message) for reason in GAME.why(state, 1, f"play {other}")] == [("CP-24", "poulpe-why-none-fits")]


def test_reversing_can_have_a_limit_of_its_own(tmp_path, lay):
    state = lay(with_entry(tmp_path, "Inverser", limit='"5"'), "c8 c6", "p2 p4 p5 p7", "c5", "p5")
    helper.play(state, "play c8", "let")
    assert helper.cards_to_play(state) == {"p2", "p4"}


def test_other_content_has_another_digest(tmp_path):
    assert with_entry(tmp_path, "Offrir", amount=2).content_digest != GAME.content_digest
    assert with_text(tmp_path, TOML).content_digest == GAME.content_digest
    assert GAME.with_content(GAME.content).content_digest == GAME.content_digest


def text_of(name, language, **fields):
    """What stands on a card, if need be with other amounts."""
    effect = next(effect for cards in GAME.cards.cards.values() for effect in cards if effect.name == name)
    return effect_text(language, msgspec.structs.replace(effect, **fields))


@pytest.mark.parametrize(
    ("name", "fields", "en", "fr"),
    [
        ("Offrir", {"amount": 1}, "Give one card from your hand to the opponent.", "Donnez une carte de votre main à l'adversaire."),
        ("Offrir", {"amount": 2}, "Give 2 cards from your hand to the opponent.", "Donnez 2 cartes de votre main à l'adversaire."),
        (
            "Défausser",
            {"amount": 1, "may": True},
            "You may discard one card from your hand.",
            "Vous pouvez défausser une carte de votre main.",
        ),
        (
            "Défausser",
            {"amount": 2, "may": True},
            "You may discard up to 2 cards from your hand.",
            "Vous pouvez défausser jusqu'à 2 cartes de votre main.",
        ),
        (
            "Échanger",
            {"amount": 1, "may": True},
            "You may swap one card from your hand for a random card of the opponent's.",
            "Vous pouvez échanger une carte de votre main contre une carte de l'adversaire prise au hasard.",
        ),
        (
            "Piocher et Défausser",
            {"amount": 1, "then": 1, "may": False},
            "Draw one card, then discard one from your hand.",
            "Piochez une carte, puis défaussez une carte de votre main.",
        ),
        (
            "Piocher et Défausser",
            {"amount": 2, "then": 3, "may": True},
            "You may draw 2 cards, then discard 3 from your hand.",
            "Vous pouvez piocher 2 cartes, puis défausser 3 cartes de votre main.",
        ),
        (
            "Remélanger",
            {"amount": 1, "then": 0, "may": False},
            "Reshuffle one card from your hand into the draw pile it came from.",
            "Remélangez une carte de votre main dans sa pioche d'origine.",
        ),
        (
            "Remélanger",
            {"amount": 2, "then": 2, "may": True},
            "You may reshuffle up to 2 cards from your hand into the draw piles they came from, then draw as many.",
            "Vous pouvez remélanger jusqu'à 2 cartes de votre main dans leur pioche d'origine, puis en piocher autant.",
        ),
        (
            "Remélanger",
            {"amount": 2, "then": 1, "may": False},
            "Reshuffle 2 cards from your hand into the draw piles they came from, then draw as many, at most 1.",
            "Remélangez 2 cartes de votre main dans leur pioche d'origine, puis piochez-en autant, 1 au plus.",
        ),
        (
            "Remélanger",
            {"amount": 1, "then": 1, "may": True},
            "You may reshuffle one card from your hand into the draw pile it came from, then draw one.",
            "Vous pouvez remélanger une carte de votre main dans sa pioche d'origine, puis en piocher une.",
        ),
        (
            "Tentacule",
            {"amount": 2, "then": 1, "may": False},
            "Look at 2 random cards of the opponent's hand and take one, then give one of yours in return.",
            "Regardez 2 cartes au hasard dans la main de l'adversaire et prenez-en une, puis donnez-lui une des vôtres.",
        ),
    ],
)
def test_a_card_says_what_it_does(name, fields, en, fr):
    assert text_of(name, "en", **fields) == en
    assert text_of(name, "fr", **fields) == fr


@rule("CP-29")
@pytest.mark.parametrize("name", ["Piocher et Défausser", "Muer"])
def test_what_is_discarded_after_drawing_comes_from_the_hand(name):
    assert re.fullmatch(r"Draw .+, then discard (one|2) from your hand\.", text_of(name, "en"))
    assert re.fullmatch(r"Piochez .+, puis défaussez (une carte|2 cartes) de votre main\.", text_of(name, "fr"))


@rule("CP-05")
def test_camouflage_says_what_it_cannot_copy_and_what_a_copied_reverse_means():
    printed = GAME.view(GAME.new(GAME.checked({"mode": "asymmetric"}), Quick(1)), 0)["cards"]["p9"]
    assert printed["en"]["text"] == (
        "Apply the effect of the card just beneath, except: Begin, Resist, Ink, Pinch, Camouflage, Win the round. "
        "A copied Reverse means below 9."
    )
    assert printed["fr"]["text"].replace("\u00a0", " ") == (
        "Appliquez l'effet de la carte juste en dessous, sauf : Débuter, Résister, Encre, Pincer, Camouflage, Remporter. "
        "Un Inverser copié : en dessous de 9."
    )
    [row] = [row for table in GAME.tables("en") for row in table.rows if "Camouflage" in row]
    assert row[-1] == printed["en"]["text"], "and so does the table of the content"


@rule("CP-05")
def test_what_a_copy_cannot_copy_follows_the_content(tmp_path):
    changed = with_entry(tmp_path, "Encre", copyable="true")
    state = changed.new(changed.checked({"mode": "asymmetric"}), Quick(1))
    text = changed.view(state, 0)["cards"]["p9"]["en"]["text"]
    assert "Resist, Pinch" in text
    assert "Ink" not in text


@pytest.mark.parametrize(("name", "english"), [("Offrir", "Offer"), ("Muer", "Moult")])
def test_a_card_has_its_name(name, english):
    effect = next(effect for effect in GAME.cards.cards["asymmetric"] if effect.name == name)
    assert (effect_name("fr", effect), effect_name("en", effect)) == (name, english)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["symmetric", "asymmetric"])
def test_every_card_says_what_it_does(mode, language):
    for effect in GAME.cards.cards[mode]:
        text = effect_text(language, effect)
        assert text.endswith(".")
        assert "{" not in text
        final = {"en": "Cannot be cancelled.", "fr": "Ne peut être annulée."}[language]
        assert text.endswith(final) == (effect.verb in ("resist", "win"))


# -- what is refused


@pytest.mark.parametrize(
    ("name", "fields", "sentence"),
    [
        ("Offrir", {"verb": '"donate"'}, "effect[8].verb: expected one of none, open, resist"),
        ("Offrir", {"verb": '""'}, "effect[8].verb: expected one of"),
        ("Offrir", {"amount": 0}, 'effect[8].amount: "give" takes from 1 to 5, not 0'),
        ("Offrir", {"amount": 6}, 'effect[8].amount: "give" takes from 1 to 5, not 6'),
        ("Offrir", {"amount": -1}, "effect[8].amount"),
        ("Offrir", {"amount": '"two"'}, "effect[8].amount: Expected `int`"),
        ("Offrir", {"then": 1}, 'effect[8].then: "give" takes none, not 1'),
        ("Offrir", {"limit": '"6"'}, 'effect[8].limit: "give" takes no limit'),
        ("Offrir", {"rank": '"11"'}, "effect[8].rank: expected one of alpha, 1,"),
        ("Offrir", {"rank": '"2"'}, "effect: crab 2 has 2 effects in symmetric mode, expected one"),
        ("Offrir", {"mode": '"solo"'}, "effect[8].mode: expected one of both"),
        ("Offrir", {"mode": '"symmetric"'}, "effect: crab 4 has no effects in asymmetric mode, expected one"),
        ("Offrir", {"source": '"a friend"'}, 'effect[8].source: expected one of rulebook, reconstructed, got "a friend"'),
        ("Offrir", {"source": None}, "effect[8]: Object missing required field `source`"),
        ("Offrir", {"colour": '"red"'}, "effect[8]: Object contains unknown field `colour`"),
        ("Offrir", {"name": '""'}, "effect[8].name: an effect has a name"),
        ("Offrir", {"species": '"crab"'}, "effect[8].species: only in asymmetric mode"),
        ("Pincer", {"species": '"lobster"'}, "effect[6].species: expected one of crab, octopus"),
        ("Pincer", {"limit": None}, 'effect[6].limit: "at_least" takes a limit'),
        ("Pincer", {"limit": '"alpha"'}, 'effect[6].limit: there is no rank "alpha" above alpha'),
        ("Pincer", {"limit": 6}, "effect[6].limit: Expected `str`"),
        ("Camouflage", {"copyable": "true"}, 'effect[15].copyable: "copy" cannot be copied'),
        ("Remporter", {"copyable": "true"}, 'effect[17].copyable: "win" cannot be copied'),
        ("Résister", {"cancellable": "true"}, 'effect[1].cancellable: "resist" is no effect that could be cancelled'),
        ("Débuter", {"may": "true"}, 'effect[0].may: "open" is no effect that could be declined'),
        ("Rejouer", {"may": "false"}, 'effect[9].may: "replay" cannot be demanded'),
    ],
)
def test_a_wrong_entry_is_refused_with_file_key_and_reason(tmp_path, name, fields, sentence):
    with pytest.raises(Refused) as refused:
        with_entry(tmp_path, name, **fields)
    said = str(refused.value)
    assert said.startswith(f"{tmp_path.name}/effects.toml, ")
    assert sentence in said
    assert "\n" not in said
    assert refused.value.say("fr")


@pytest.mark.parametrize("text", ["", "effect = 3", "[[effect]]", "[[effect", "\x00", '[[effekt]]\nrank = "1"'])
def test_a_file_that_is_none_is_refused(tmp_path, text):
    with pytest.raises(Refused, match=r"effects\.toml"):
        with_text(tmp_path, text)


def test_a_folder_without_the_file_is_refused(tmp_path):
    with pytest.raises(Refused, match=r"effects\.toml, file: No such file"):
        PoulpeGame(tmp_path)


def test_a_missing_rank_is_refused(tmp_path):
    with pytest.raises(Refused, match="crab 4 has no effects in symmetric mode, expected one"):
        with_text(tmp_path, TOML.replace("[[effect]]" + entry("Offrir"), ""))
