"""The engine and the naive twin play the same games, step by step: on the tiles and with the cards of the game, and on wild ones.

The twin reads the files of the content itself. `python -m tests.rules.oh_crab.test_twin` plays thousands of games.
"""

import random
import sys
import tomllib
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from estran.core import Quick
from estran.core.bits import members_of
from estran.games.oh_crab import GAME
from estran.games.oh_crab.editions import EDITIONS
from estran.games.oh_crab.rules.board import SEA, Board
from estran.games.oh_crab.rules.cards import FACE_NAMES, ICONS, Cards, Offer
from estran.games.oh_crab.rules.market import refill
from estran.games.oh_crab.rules.owed import owed
from estran.games.oh_crab.rules.owed.place import put_on_start
from estran.games.oh_crab.rules.rows import in_order
from estran.games.oh_crab.rules.setup import (
    BEGUN,
    BOTTOM,
    BURIED,
    CHEF,
    CHEF_USED,
    CRAB,
    DISCARDED,
    EXTRA_USED,
    HAND,
    LENGTH,
    PHASE,
    PHASE_NAMES,
    PILE,
    PLACING,
    PLANNED,
    POOL,
    PURSE,
    READY,
    RECKLESS,
    ROUND,
    SLOT,
    WHERE,
    WINNERS,
    Setup,
    listed,
)
from estran.games.oh_crab.rules.state import fresh

from . import naive
from .naive_moving import STEPS
from .numbers import CARRIED, END, EXTRA, OF_THE_PACK, REST, SPECIAL, SPECIAL_NAMES, STAY, STEP_NAMES, TAKE_SHORTCUT

# -- what the state says, in the twin's words


def place_of(cell):
    if cell < 0:
        return None
    return naive.SEA if cell == SEA else (cell % 7, 2 * (cell // 7) + cell % 7 % 2)


def cell_of(place):
    return SEA if place == naive.SEA else place[1] // 2 * 7 + place[0]


def step_of(state):
    """What is owed, by name."""
    if state.table[PHASE] != 2:
        return {"placing": "place", "planning": "plan", "over": "over"}[PHASE_NAMES[state.table[PHASE]]]
    if len(state.steps):
        return owed.STEPS[state.steps.kind()].name
    if state.table[CRAB] < 0:
        return "activate"
    return "actions" if state.table[BEGUN] else "add"


def snapshot_of(state):
    table, seats = [int(number) for number in state.table], range(state.players)
    step = step_of(state)
    return {
        "crabs": [place_of(cell) for cell in table[WHERE : WHERE + state.crabs]],
        "down": [state.is_down(crab) for crab in range(state.crabs)],
        "hands": [members_of(table[HAND + seat]) for seat in seats],
        "discards": [members_of(table[DISCARDED + seat]) for seat in seats],
        "planned": [None if table[PLANNED + seat] < 0 else table[PLANNED + seat] for seat in seats],
        "tracks": [[int(state.track_card(seat, n)) for n in range(table[LENGTH + seat])] for seat in seats],
        "shells": table[PURSE : PURSE + state.players],
        "slots": [listed(stack)[::-1] for stack in table[SLOT : SLOT + 3]],
        "pile": members_of(state.table[PILE]),
        "bottom": in_order(state.table, BOTTOM, table[BURIED]),
        "chef": state.table[CHEF],
        "round": state.table[ROUND],
        "phase": PHASE_NAMES[state.table[PHASE]],
        "step": step,
        "active": None if step in ("place", "plan", "over", "activate") else state.table[CRAB],
        "pool": sorted(icon for number, icon in enumerate(ICONS) for _ in range(table[POOL + number])),
        "specials": sorted(name for number, name in enumerate(SPECIAL_NAMES) for _ in range(state.table[READY] >> 3 * number & 7)),
        "reckless": state.table[RECKLESS],
        "extra used": state.table[EXTRA_USED],
        "chef used": state.table[CHEF_USED],
    }


OF_A_TURN = ["pool", "specials", "reckless", "extra used", "chef used"]
"""Compared only while actions can be chosen."""


def agree(state, twin):
    """Same table, same choices, same result."""
    expected, found = twin.snapshot(), snapshot_of(state)
    if expected["step"] in ("place", "plan", "over", "activate", "add", "gift", "current"):
        for name in OF_A_TURN:
            del expected[name], found[name]
    assert found == expected
    assert state.pending() == twin.pending()
    for seat in range(state.players):
        if seat in twin.owed:
            choices = state.legal(seat)
            assert set(choices) == twin.legal(seat)
            assert len(set(choices)) == len(choices)
    if twin.step == "over":
        assert members_of(state.table[WINNERS]) == twin.winners
        assert GAME.position(state)["over"] == twin.reason
        assert state.scores() == [(seat in twin.winners) / len(twin.winners) for seat in range(state.players)]


def chosen(choices, dice):
    """Any choice, but rather not the end of the turn nor a rest: more happens, and games are shorter."""
    better = [action for action in choices if action not in (END, REST)]
    return dice.choice(better if better and dice.random() < 0.8 else choices)


def idle(choices, dice):
    """The end of the turn as soon as it can be, and before that most often a rest."""
    still = [action for action in choices if action == END or (action == REST and dice.random() < 0.7)]
    return dice.choice(still or choices)


def play_both(state, twin, seed, most=3000, idlers=(), resigning=0.0):
    """One game to its end, compared at every step, in the luck they draw too. Returns what was asked and what was chosen.

    Idlers stay where they are. `resigning` is how often somebody resigns, while cards are planned and between two actions.
    """
    dice, seen = random.Random(seed), set()
    agree(state, twin)
    for number in range(most):
        if twin.step == "over":
            break
        resigns = resigning and twin.step in ("plan", "actions") and dice.random() < resigning
        seat = dice.choice([player.seat for player in twin.players if not player.gone] if resigns else twin.pending())
        action = naive.RESIGNED if resigns else (idle if seat in idlers else chosen)(sorted(twin.legal(seat)), dice)
        seen |= {twin.step, action}
        before = twin.snapshot()
        luck, same_luck = Quick(seed * 10_000 + number), Quick(seed * 10_000 + number)
        try:
            if resigns:
                state.resign(seat, luck)
                twin.resign(seat, same_luck)
            else:
                state.apply(seat, action, luck)
                twin.play(seat, action, same_luck)
            agree(state, twin)
            assert luck.below(10**6) == same_luck.below(10**6), "one drew more than the other"
        except Exception as problem:
            problem.add_note(f"seed {seed}, decision {number}: seat {seat} chose {action} at {before}")
            raise
    return seen


# -- the game's own tiles and cards, read from its files


def content(file):
    return tomllib.loads((GAME.content / file).read_text(encoding="utf-8"))


WORDS = dict(zip("#ox$es=?", ["inaccessible", "obstacle", "knock-over", "shell", "exchange", "shortcut", "reeds", "surprise"], strict=True))
CURRENTS = {"^": (0, 2), "<": (-1, 1), ">": (1, 1)}
FACES = {f"{face['tile']}{face['face']}": face for face in content("tiles.toml")["face"]}


def beach_of(tiles):
    """The spaces, arrows, prices and starts of a board such as 0A-1A-2B-9A."""
    spaces, arrows, prices, starts = {}, {}, {}, {}
    land = 0
    for face in (FACES[tile] for tile in tiles.split("-")):
        for row, tokens in enumerate(reversed(face["rows"])):
            for column, token in enumerate(tokens.split()):
                place = column, land + 2 * row + column % 2
                spaces[place] = {WORDS[sign] for sign in token if sign in WORDS}
                for sign in token:
                    if sign in CURRENTS:
                        spaces[place].add("current")
                        arrows[place] = column + CURRENTS[sign][0], place[1] + CURRENTS[sign][1]
                    elif sign in "12345":
                        starts[int(sign)] = place
        for shortcut in face.get("shortcut", []):
            start, end = (("abcdefg".index(name[0]), land + int(name[1:]) - 1) for name in (shortcut["at"], shortcut["to"]))
            arrows[start], prices[start] = end, (shortcut["icon"], shortcut["cards"])
        land += 2 * len(face["rows"])
    arrows = {start: end if end in spaces else naive.SEA for start, end in arrows.items()}
    return spaces, arrows, prices, [starts[number] for number in sorted(starts)]


def cards_of(edition):
    printed = content("cards.toml")
    cards = [{**card, "special": None} for deck in printed["deck"] for card in deck["card"]]
    for special in printed["special"]:
        name = "sideways" if special["id"] == "impulse" and edition == "prototype" else special["id"]
        cards += [{**card, "special": name} for card in special.get("card", [])]
    for card in cards:
        for side in ("left", "right"):
            card[side] = [None if icon == "none" else icon for icon in card[side]]
    return dict(enumerate(cards))


CARDS = {edition: cards_of(edition) for edition in ("final", "prototype")}
COSTS = {extra["face"]: extra["cost"] for extra in content("extras.toml")["extra"]}


def random_options(dice):
    edition = dice.choice(["final", "final", "prototype"])
    players = dice.randint(2 if edition == "final" else 3, 5)
    length = dice.choice(["full", "quick"]) if edition == "final" else "full"
    beaches = dice.sample("1234" if edition == "final" else "123", 2 if players == 2 or length == "quick" else 3)
    tiles = "-".join(tile + dice.choice("AB") for tile in ["0", *beaches, "9"])
    boxes = ["Aa Ab", "Ba Bb", "Ca Cb", "Da Db"] if edition == "final" else ["Aa Da", "Ba Bb", "Ca Cb"]
    extras = "-".join(sorted(dice.choice(box.split()) for box in dice.sample(boxes, 3)))
    board, extras = dice.choice([(tiles, extras), ("random", extras), ("random", "random"), (tiles, "random")])
    return {"players": players, "edition": edition, "length": length, "board": board, "extras": extras}


def drawn_before(options):
    """How often luck is asked for the board and the extra actions: tiles and their faces, the tile left in the box and the faces."""
    beaches = 2 if options["players"] == 2 or options.get("length") == "quick" else 3
    draws = 2 * beaches + 2 if options["board"] == "random" else 0
    if options["extras"] == "random":
        draws += 3 if options["edition"] == "prototype" else 4
    return draws


def play_printed(seed):
    return play_both(*both_dealt(random_options(random.Random(seed)), seed), seed)


def both_dealt(options, seed):
    state = GAME.new(GAME.checked(options), Quick(seed))
    tiles, faces = state.setup.board.tiles, [FACE_NAMES[face] for face in state.setup.extras]
    assert options["board"] in (tiles, "random")
    assert options["extras"] in ("-".join(faces), "random")
    costs = {face: COSTS[face] for face in faces}
    twin = naive.Beach(options["players"], options["edition"], *beach_of(tiles), CARDS[options["edition"]], costs)
    luck = Quick(seed)
    for _ in range(drawn_before(options)):
        luck.below(1)
    twin.deal(luck)
    return state, twin


# -- games in their last rounds


def late(state, twin, dice):
    """The position with the crabs on a few rows, some shells, and a round that is the last one or soon will be; the twin put there, too."""
    position = GAME.position(state)
    first, rows = dice.choice([6, 12, max(place[1] for place in twin.spaces) - 3]), dice.randint(2, 4)
    free = [place for place in sorted(twin.spaces) if first <= place[1] < first + rows and "inaccessible" not in twin.spaces[place]]
    for crab, place in zip(twin.crabs, dice.sample(free, len(twin.crabs)), strict=True):
        crab.place = naive.SEA if len(twin.players) == 2 and crab.number % 2 and dice.random() < 0.3 else place
        position["crabs"][crab.number]["cell"] = "sea" if crab.place == naive.SEA else f"{'abcdefg'[place[0]]}{place[1] + 1}"
    for player in twin.players:
        player.shells = position["seats"][player.seat]["shells"] = dice.randint(0, 2)
    twin.round = position["round"] = dice.choice([58, 59, 60, 60, 61, 75])
    return GAME.from_position(position)


def play_late(seed):
    """A game that is already old, with players who move and players who only rest, of whom at times some resign. Returns its end."""
    dice = random.Random(seed)
    players, edition = [(2, "final"), *((number, edition) for number in (3, 4, 5) for edition in ("final", "prototype"))][seed % 7]
    options = {"players": players, "edition": edition, "board": "random", "extras": "random"}
    state, twin = both_dealt(options, seed)
    while twin.step == "place":
        action = dice.choice(sorted(twin.legal(twin.pending()[0])))
        state.apply(twin.pending()[0], action, Quick(seed))
        twin.play(twin.pending()[0], action, Quick(seed))
    state = late(state, twin, dice)
    idlers = dice.sample(range(players), dice.choice([players, players, dice.randint(0, players)]))
    play_both(state, twin, seed, idlers=idlers, resigning=dice.choice([0, 0, 0.04]))
    home = any(all(crab.place == naive.SEA for crab in twin.crabs if crab.player.seat == seat) for seat in twin.winners)
    resigned = any(player.gone for player in twin.players)
    return players, edition, "at home" if home else twin.reason, resigned


# -- wild tiles and cards, on which everything happens often


def wild_beach(dice, rows):
    """Any space can be anything; arrows lead toward the sea, at times far."""
    spaces = {(column, 2 * row + column % 2): set() for row in range(rows) for column in range(7)}
    arrows, prices = {}, {}
    starts = dice.sample(sorted(place for place in spaces if place[1] < 4), 5)
    for place, words in spaces.items():
        for word in ("obstacle", "knock-over", "shell", "exchange", "reeds", "surprise"):
            if dice.random() < 0.15:
                words.add(word)
        if place not in starts and dice.random() < 0.1:
            words.add("inaccessible")
    for place, words in spaces.items():
        kind = dice.choice(["current", "shortcut", "", "", "", ""])
        beside = [STEPS[way] for way in STEPS]
        near = {(place[0] + x, place[1] + y) for x, y in beside} & set(spaces)
        far = {other for other in spaces if other[1] > place[1]}
        where = [other for other in sorted(near if kind == "current" else far) if "inaccessible" not in spaces[other]]
        if kind and where:
            words.add(kind)
            arrows[place] = dice.choice([*where, naive.SEA]) if place[1] > 2 * rows - 3 else dice.choice(where)
            if kind == "shortcut":
                prices[place] = dice.choice(ICONS), dice.randint(1, 3)
    return spaces, arrows, prices, starts


def wild_cards(dice, edition):
    specials = [name for name in SPECIAL_NAMES if name != ("sideways" if edition == "final" else "impulse")]
    specials = dice.sample(specials, dice.randint(4, 12)) * 9
    halves = [*ICONS, None]
    return {
        card: {
            "main": dice.choice(ICONS),
            "left": [dice.choice(halves), dice.choice(halves)],
            "right": [dice.choice(halves), dice.choice(halves)],
            "special": None if card < 20 else specials[card - 20],
        }
        for card in range(56)
    }


FLAGS = ["inaccessible", "obstacle", "knock-over", "shell", "exchange", "shortcut", "reeds", "current", "surprise"]


def engine_board(edition, spaces, arrows, prices, starts):
    cells = sorted(spaces, key=cell_of)
    flags = [edition.counted(sum(2**bit for bit, word in enumerate(FLAGS) if word in spaces[place])) for place in cells]
    ways = [cell_of(arrows[place]) if place in arrows else -1 for place in cells]
    costs = [ICONS.index(prices[place][0]) + 4 * prices[place][1] if place in prices else 0 for place in cells]
    return Board("wild", len(cells) // 7, *(vec[i64](numbers) for numbers in (flags, ways, costs, [cell_of(start) for start in starts])))


def engine_cards(edition, cards, costs):
    def number(names, name):
        return -1 if name is None else names.index(name)

    rows = []
    for card in cards.values():
        halves = [number(ICONS, icon) for icon in card["left"] + card["right"]]
        rows += [ICONS.index(card["main"]), *halves, number(SPECIAL_NAMES, card["special"])]
    printed = GAME.printed.cards[edition]
    extras = [Offer(extra.name, extra.effect, costs[extra.name], extra.rule) for extra in printed.extras]
    return Cards(vec[i64](rows), printed.specials, extras)


def play_wild(seed):
    """At times with a market that runs out."""
    dice = random.Random(seed)
    edition = dice.choice(["final", "final", "prototype"])
    players = dice.randint(2 if edition == "final" else 3, 5)
    beach, cards = wild_beach(dice, dice.randint(4, 9)), wild_cards(dice, edition)
    costs = {face: dice.randint(0, 2) for face in FACE_NAMES}
    pile = dice.sample(range(20, 56), dice.choice([36, 36, dice.randint(0, 8)]))
    twin = naive.Beach(players, edition, *beach, cards, costs)
    twin.pile = set(pile)
    twin.deal(Quick(seed))
    rules = EDITIONS[edition]
    setup = Setup(edition, rules.in_force, engine_board(rules, *beach), engine_cards(edition, cards, costs), vec[i64](range(8)))
    return play_both(dealt(setup, players, pile, Quick(seed)), twin, seed, most=400)


def dealt(setup, players, pile, chance):
    """What the game's own deal does once the board is laid."""
    state = fresh(setup, players)
    state.table[PILE] = sum(2**card for card in pile)
    first = state.table[CHEF] = chance.below(players)
    if players == 2:
        state.table[PHASE] = PLACING
        put_on_start(state, 2 * first, 0, chance, None)
    else:
        for space in range(players):
            put_on_start(state, (first + space) % players, space, chance, None)
    for slot in range(3):
        refill(state, slot, chance, None)
    return state


EVERYTHING = {
    *("place", "plan", "activate", "add", "actions", *(step for step in STEP_NAMES if step not in ("rest", "landing", *OF_THE_PACK))),
    *(SPECIAL + number for number in range(len(SPECIAL_NAMES))),
    *(EXTRA + number for number in range(len(FACE_NAMES))),
    *(TAKE_SHORTCUT, CARRIED),
}


@pytest.mark.parametrize(("play", "games"), [(play_printed, 80), (play_wild, 200)])
def test_the_twin_plays_the_same_random_games(play, games):
    seen = set().union(*(play(seed) for seed in range(games)))
    assert seen >= EVERYTHING
    assert seen & {STAY + crab for crab in range(5)}


ENDS_OF_OLD_GAMES = {"nearest": 300, "cards": 30, "shells": 30, "shared": 20, "at home": 20, "resigned": 5}


def test_the_twin_ends_old_games_the_same():
    """OC-D111: for any number of players, in both editions, and whoever has resigned."""
    ends = [play_late(seed) for seed in range(700)]
    counted = Counter(reason for _, _, reason, _ in ends)
    assert {reason for reason, least in ENDS_OF_OLD_GAMES.items() if counted[reason] < least} == set()
    nearest = {(players, edition, resigned) for players, edition, reason, resigned in ends if reason == "nearest"}
    assert len(nearest) == 13  # a team that has resigned leaves nobody to be compared


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    for seed in range(games):
        play_printed(seed)
        play_wild(seed)
        play_late(seed)
    print(f"{3 * games} games alike")
