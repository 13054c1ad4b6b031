"""The Adventure Pack of Oh Crab! in a terminal: what lies on the beach and beside it in both languages, and who is shown what."""

import re
from typing import Any

import pytest

from estran.core.chance import Quick
from estran.core.event import Log
from estran.core.words import add_folder, say
from estran.games import game
from estran.games.oh_crab.rules.state import OhCrab
from estran.terminal import oh_crab as artist
from estran.terminal.screen import Screen
from estran.terminal.texts import HERE
from tests.terminal.hidden import Seen, shown, typed

OH_CRAB = game("oh_crab")
MODULES = {"surprises": "on", "events": "on", "challenges": "on", "asymmetry": "on"}
SEATS = ["you", "greedy", "greedy", "random", "random"]
DOWN: dict[str, Any] = {"is": "", "knows": []}
add_folder(HERE)


def dealt(seed: int = 3, players: int = 3, **options: Any) -> tuple[OhCrab, Quick]:
    chance = Quick(seed)
    state = OH_CRAB.new(OH_CRAB.checked({"players": players, **MODULES, **options}), chance)
    assert isinstance(state, OhCrab)
    return state, chance


def after(moves: int, seed: int = 3, players: int = 3, **options: Any) -> OhCrab:
    state, chance = dealt(seed, players, **options)
    for _ in range(moves):
        if (seat := state.next_seat()) < 0:
            break
        actions = state.legal(seat)
        state.apply(seat, actions[chance.below(len(actions))], chance)
    return state


def laid(crabs: dict[str, dict[str, Any]] | None = None, seats: dict[int, dict[str, Any]] | None = None, **fields: Any) -> OhCrab:
    """The first round of three players, all skills chosen, with what is said otherwise."""
    chosen = {"red": ("sprinter", 2), "orange": ("cork", 3), "blue": ("hunter", 3)}
    options = {"events": fields.pop("variant", "on")}
    position = OH_CRAB.position(dealt(**options)[0])
    position |= {"phase": "planning", **fields}
    for crab, (skill, claws) in zip(position["crabs"], chosen.values(), strict=True):
        crab |= {"skill": skill, "claws": claws}
    for place, colour in enumerate(chosen):
        position["crabs"][place] |= (crabs or {}).get(colour, {})
    for place, seat in enumerate(position["seats"], start=1):
        seat |= {"dealt": [], "chosen": [], **(seats or {}).get(place, {})}
    state = OH_CRAB.from_position(position)
    assert isinstance(state, OhCrab)
    return state


def drawn(state: OhCrab, seat: int | None, language: str = "en") -> str:
    lines = artist.board(OH_CRAB.view(state, seat), seat, SEATS[: state.players], [], language, 80)
    return "\n".join(line.plain for line in lines)


def told(state: OhCrab, seat: int | None, language: str = "en") -> str:
    """What stands beside the beach, as one line."""
    words = [line[artist.BEACH :].strip() for line in drawn(state, seat, language).splitlines()]
    return re.sub(r"\s+", " ", " ".join(words))


def space(state: OhCrab, seat: int | None, cell: str) -> str:
    """The signs on a space."""
    line = next(line for line in drawn(state, seat).splitlines() if re.match(rf"(\d[AB]|  )\s+{cell[1:]} ", line))
    column = artist.LEFT + artist.PITCH * artist.COLUMNS.index(cell[0])
    return line[column : column + 2 * artist.PITCH].strip(" .")


# -- surprises

TOKENS = [
    {"cell": "a5", "is": "plank", "knows": [1, 3]},
    {"cell": "g7", "is": "shard", "up": True},
    {"cell": "d10", **DOWN},
    {"cell": "b14", "is": "peel", "knows": [2]},
    {"cell": "f14", **DOWN},
]


def test_tokens_are_drawn_as_far_as_a_seat_knows_them() -> None:
    state = laid(tokens=TOKENS, spent=[], trash_found=[])
    assert [space(state, 0, cell) for cell in ("a5", "g7", "d10", "b14", "f14", "d20")] == ["+", "!", "+", "?", "?", "_"]
    assert [space(state, 1, cell) for cell in ("a5", "g7", "d10", "b14", "f14")] == ["+", "!", "+", "!", "+"]
    assert [space(state, None, cell) for cell in ("a5", "b14", "f14")] == ["+", "?", "?"]


@pytest.mark.parametrize(
    ("language", "own", "other"),
    [
        (
            "en",
            "a5 Bodyboard, seen by Player 1, Player 3 g7 Broken glass, face up d10 a treasure b14 seen by Player 2",
            "a5 a treasure, seen by",
        ),
        ("fr", "a5 Planche, vu par Joueur 1, Joueur 3 g7 Tesson, face visible d10 un trésor b14 vu par Joueur 2", "a5 un trésor, vu par"),
    ],
)
def test_what_is_known_of_tokens_is_listed(language: str, own: str, other: str) -> None:
    state = laid(tokens=TOKENS, spent=[], trash_found=[])
    assert own in told(state, 0, language)
    for seat in (1, None):
        assert other in told(state, seat, language)
        assert own[3:9] not in told(state, seat, language)


def test_treasures_are_with_who_keeps_them() -> None:
    state = laid(tokens=[], seats={2: {"treasures": ["plank", "ball"], "finds": 2}}, trash_found=[])
    assert "treasures: Bodyboard, Beach ball" in told(state, 0)
    assert "trésors\u00a0: Planche, Ballon de plage".replace("\u00a0", " ") in told(state, None, "fr")


# -- events


def events(*cards: dict[str, Any], crossed: int = 1, resolved: int = 1, **fields: Any) -> OhCrab:
    return laid(
        event_cards=[*cards, *[DOWN] * (3 - len(cards))],
        crossed=crossed,
        resolved=resolved,
        crabs={"red": {"cell": "b6"}} if crossed else {},
        **fields,
    )


def test_the_event_in_force_says_what_it_does() -> None:
    state = events({"is": "sales", "up": True}, event="sales")
    assert "In force: Sales. Every extra action costs a shell less, but at least one." in told(state, 0)
    assert "En vigueur : Soldes. Chaque action supplémentaire coûte un coquillage de moins" in told(state, 0, "fr")


def test_sales_change_what_extra_actions_cost() -> None:
    assert "Bb Faster: 2" in told(laid(), 0)
    assert "Bb Faster: 1" in told(events({"is": "sales", "up": True}, event="sales"), 0)


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Bb Faster: broken, out of use"), ("fr", "Bb Plus vite : s'est cassé, hors d'usage")]
)
def test_the_extra_action_that_broke_has_no_cost(language: str, words: str) -> None:
    state = events({"is": "broken", "up": True}, event="broken", broken="Bb")
    assert words in told(state, 0, language)
    assert words[:5] not in told(state, 0, language).replace(words, "")


def test_the_kitchen_hand_is_told() -> None:
    chef = OH_CRAB.position(laid())["chef"]
    helper = chef % 3 + 1
    kitchen: dict[str, Any] = {"event": "kitchen-hand", "helper": helper}
    card = {"is": "kitchen-hand", "up": True}
    assert f"Player {helper} has the kitchen hand." in told(events(card, **kitchen), 0)
    assert f"Joueur {helper} a le commis, dont le déplacement est utilisé." in told(events(card, **kitchen, helper_used=True), 0, "fr")


def test_cards_at_their_borders_are_face_down_seen_or_turned_up() -> None:
    state = events(DOWN, {"is": "robin", "knows": [2]}, crossed=0, resolved=0, challenge_cards=CARDS, challenge="shells", reward="lookout")
    assert "-- border 2: challenge 1 !, event 2 ?" in drawn(state, 0)
    assert "-- border 2: challenge 1 !, event 2 +" in drawn(state, 1)
    assert "-- bordure 1\u00a0: événement 1 ?" in drawn(state, 1, "fr")
    assert "event 2, Robin Crab, seen by Player 2" in told(state, 1)
    for seat in (0, None):
        assert "event 2, face down, seen by Player 2" in told(state, seat)
        assert "l'événement 2, face cachée, vu par Joueur 2" in told(state, seat, "fr")
        assert "Robin" not in drawn(state, seat)


def test_what_is_past_lies_there_no_more() -> None:
    state = events({"is": "siesta", "up": True})
    assert "border 1" not in drawn(state, 0)
    assert "border 2" in drawn(state, 0)


def test_the_crystal_ball_shows_what_is_in_play() -> None:
    state = laid(variant="crystal", omens=["sales", "robin", "lie-in"])
    assert "In play: Robin Crab, Sales, Lie-in" in told(state, None)
    assert "En jeu : Robin Crab, Soldes, Grasse matinée" in told(state, 0, "fr")


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Border 1 was crossed: `reveal`"), ("fr", "La bordure 1 a été franchie\u00a0: `reveal`")]
)
def test_a_border_that_is_due_is_told_to_who_can_reveal_it(language: str, words: str) -> None:
    for seed in range(60):
        state = next((state for moves in range(20, 80) if OH_CRAB.view(state := after(moves, seed), None).get("due")), None)
        if state is not None and OH_CRAB.view(state, None)["resolved"] == 0:
            break
    assert state is not None
    assert words in drawn(state, state.next_seat(), language)
    assert words not in drawn(laid(), 0, language)


# -- challenges

CARDS = [{"is": "shells", "up": True}, {"is": "hand", "knows": [3]}, DOWN]


def test_the_challenge_in_force_is_counted() -> None:
    purses = {1: {"shells": 3}, 2: {"shells": 0}, 3: {"shells": 1}}
    state = laid(challenge_cards=CARDS, challenge="shells", reward="lookout", seats=purses)
    assert "In force: Richest. Who has the most shells? Player 1: 3, Player 2: 0, Player 3: 1" in told(state, 0)
    assert "Reward card: Lookout market: Take a market card. claws: Your crabs regain a claw each. spy: Spy on up to 3" in told(state, 0)
    french = told(state, None, "fr")
    assert "En vigueur : Le plus riche. Qui a le plus de coquillages ? Joueur 1 : 3, Joueur 2 : 0, Joueur 3 : 1" in french
    assert "Carte Récompense : La vigie" in french
    assert "challenge 2, Full hand, seen by Player 3" in told(state, 2)
    assert "challenge 2, face down, seen by Player 3" in told(state, 0)


def test_a_built_obstacle_is_drawn() -> None:
    assert space(laid(built=["c3"]), 0, "c3") == "O"
    assert space(laid(), 0, "c3") == ""


# -- asymmetry


def test_skills_are_told_with_the_claws_that_are_left() -> None:
    state = laid(crabs={"red": {"claws": 1}})
    assert "Sprinter: 1 of 2 claws left" in told(state, 2)
    assert "Le Sprinteur : 1 sur 2 pinces" in told(state, None, "fr")
    assert "Cork: 3 of 3 claws left" in told(state, 0)


def test_the_crabs_of_a_team_are_told_apart() -> None:
    state = after(2, players=2)
    crab = OH_CRAB.view(state, 0)["crabs"][1]
    assert f"orange: {OH_CRAB.view(state, 0)['skills'][crab['skill']]['en']}:" in told(state, 0)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_cards_to_choose_from_are_shown_to_their_seat_alone(language: str) -> None:
    state, chance = dealt(5)
    printed = OH_CRAB.view(state, 0)["skills"]
    own, others = (OH_CRAB.view(state, seat)["seats"][seat]["dealt"] for seat in (0, 1))
    text = re.sub(r"\s+", " ", drawn(state, 0, language))
    for skill in own:
        claws = {"en": "one claw", "fr": "une pince"}[language] if printed[skill]["claws"] == 1 else str(printed[skill]["claws"])
        assert f"{skill} {printed[skill][language]} {'★' * printed[skill]['stars']}, {claws}" in text
    for seat in (0, 2, None):
        assert not [skill for skill in others if f"{skill} {printed[skill][language]}" in re.sub(r"\s+", " ", drawn(state, seat, language))]
    choosing, chosen = {"en": ("is choosing among 2 cards", "has chosen"), "fr": ("choisit parmi 2 cartes", "a choisi")}[language]
    assert told(state, None, language).count(choosing) == 3
    state.apply(1, state.legal(1)[0], chance)
    assert told(state, None, language).count(choosing) == 2
    assert told(state, 0, language).count(chosen) == 1


# -- all of it


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("players", [2, 5])
def test_what_is_drawn_fits_into_eighty_columns(players: int, language: str) -> None:
    for seed in range(5):
        state = after(70 * seed, seed, players, board="random", events="crystal")
        for seat in [None, *range(players)]:
            assert max(map(len, drawn(state, seat, language).splitlines())) <= 80


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_is_told_and_asked_in_words(language: str) -> None:
    """With the screen as people see it: no event without a sentence, nothing owed without a question, no id where there is a name."""
    seen = Seen()
    screen = Screen(OH_CRAB, language, seen.console)
    owed: set[str] = set()
    for seed in range(5):
        state, chance = dealt(seed, 2 + seed % 4, board="random", extras="random")
        while (seat := state.next_seat()) >= 0:
            view = OH_CRAB.view(state, seat)
            if view["owes"] not in owed:
                owed.add(view["owes"])
                screen.board(state, seat, SEATS[: state.players])
                screen.choices(state, seat)
            actions, log = state.legal(seat), Log()
            state.apply(seat, actions[chance.below(len(actions))], chance, log)
            screen.log(state, log.events, 0)
    text = seen.text()
    seen.console.file.close()
    assert {"choose", "trophy", "spy", "offer"} <= owed
    assert "{" not in text
    assert not re.search(r"[“«]\s?(nothing|nobody|[a-z]+-[a-z]+)\s?[”»]", text)


def test_what_is_turned_up_is_told_with_its_text() -> None:
    view = OH_CRAB.view(laid(), 0)
    for kind, field, id, en, fr in (
        ("event", "event", "siesta", "All take their discard pile into hand", "Chacun reprend sa défausse en main"),
        ("challenge", "challenge", "hand", "Who has the most cards in hand?", "Qui a le plus de cartes en main"),
        (
            "found",
            "token",
            "spyglass",
            "Take a shell, then spy on up to 2 hidden elements.",
            "Prenez un coquillage, puis espionnez jusqu'à 2",
        ),
    ):
        event = {"kind": kind, field: id}
        assert artist.details(view, event, "en").startswith(en)
        assert artist.details(view, event, "fr").startswith(fr)
    assert artist.details(view, {"kind": "shell", "seat": 1}, "en") == ""


def test_trash_that_does_nothing_says_so() -> None:
    blank, plain = (OH_CRAB.view(dealt(surprises=variant)[0], 0) for variant in ("blank", "on"))
    assert artist.details(blank, {"kind": "found", "token": "peel"}, "en") == "Trash does nothing in this game."
    assert artist.details(blank, {"kind": "found", "token": "peel"}, "fr") == "Les déchets sont sans effet dans cette partie."
    assert artist.details(blank, {"kind": "found", "token": "purse"}, "en") == "Take two shells."
    assert artist.details(plain, {"kind": "found", "token": "peel"}, "en") == "Your crab is knocked over."


def test_what_was_seen_is_told_to_who_looked_alone() -> None:
    view = OH_CRAB.view(laid(), 0)
    looked = {"kind": "looked", "seat": 1, "element": "event 2", "what": "robin"}
    assert artist.arguments(view, looked, "fr") == {"element": "l'événement 2", "what": "Robin Crab"}
    assert artist.arguments(view, {**looked, "element": "d10", "what": ""}, "en") == {
        "element": "the surprise token on d10",
        "what": "nothing",
    }


@pytest.mark.parametrize(
    ("language", "first", "nobody"),
    [
        (
            "en",
            "The challenge “Richest” is decided (Player 1: 3, Player 2: 1): Player 1 first, Player 2 second.",
            "The challenge “Richest” is decided (Player 1: 0, Player 2: 0): nobody wins it.",
        ),
        (
            "fr",
            "Le défi « Le plus riche » est décidé (Joueur 1 : 3, Joueur 2 : 1) : en premier Joueur 1, en deuxième Joueur 2.",
            "Le défi « Le plus riche » est décidé (Joueur 1 : 0, Joueur 2 : 0) : personne ne le gagne.",
        ),
    ],
)
def test_a_challenge_is_told_with_its_counts(language: str, first: str, nobody: str) -> None:
    """Not of who has left."""
    view = OH_CRAB.view(laid(), None)
    won = {"kind": "counted", "challenge": "shells", "counts": [3, 1, -1], "first": [1], "second": [2]}
    lost = {**won, "counts": [0, 0, -1], "first": [], "second": []}
    for told_of, words in ((won, first), (lost, nobody)):
        said = say(language, "oh-crab-event-counted", **artist.arguments(view, told_of, language))
        assert said.replace("\u00a0", " ") == words


@pytest.mark.parametrize(
    ("language", "shown_two", "exchanged"),
    [("en", "Siesta and Sales", "a market card"), ("fr", "Sieste générale et Soldes", "une carte du marché")],
)
def test_events_that_are_shown_and_rewards_are_named(language: str, shown_two: str, exchanged: str) -> None:
    view = OH_CRAB.view(laid(), None)
    forecast = {"kind": "forecast", "seat": 1, "element": "event 2", "events": ["siesta", "sales"]}
    assert artist.arguments(view, forecast, language)["events"] == shown_two
    assert artist.arguments(view, {"kind": "reward", "seat": 1, "reward": "market"}, language)["reward"] == exchanged


def test_choices_bear_their_names() -> None:
    state, _ = dealt(5)
    skill = OH_CRAB.view(state, 0)["seats"][0]["dealt"][0]
    name = OH_CRAB.view(state, 0)["skills"][skill]["fr"]
    assert f"1) {skill} ({name})" in shown("oh_crab", state, 0, "fr")


def test_a_token_or_a_card_can_be_looked_at() -> None:
    view = OH_CRAB.view(laid(), 0)
    for asked, words in (
        ("spyglass", "up to 2 hidden"),
        ("siesta", "All take their"),
        ("digger", "Whose crabs"),
        ("cork", "Cork ★★, 3 claws"),
    ):
        lines = [line.plain for line in artist.LOOKS["card"](view, asked, "en")]
        assert len(lines) == 1
        assert words in lines[0]
    assert len(artist.LOOKS["card"](view, "", "fr")) == 3 + 13 + 11 + 14 + 8 + 14


def test_a_game_with_all_modules_is_typed(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    options = [word for name, value in MODULES.items() for word in ("--option", f"{name}={value}")]
    said = typed("oh_crab", *["1"] * 40, words=("--seed", "5", "--bots", "random", "--players", "3", *options), language="fr")
    assert "{'kind'" not in said
    assert "a la compétence «" in said
