"""Small helpers to lay out a moment with the Adventure Pack, all through positions and notation; the colleague of `beach`.

The board is that of the worked examples of the specification, `0A-1A-3A-2B-9A`: borders after half rows 4, 12, 20 and 28, tokens on
a5 g7 d10, b14 f14 d20, b22 f22 d26. Starting cards of which nothing is said are boxed.
"""

from collections import Counter

from estran.core import Log, Quick, Scripted
from estran.games import game

GAME = game("oh_crab")
CRABS = ["red", "orange", "blue", "green", "brown"]
FULL, SHORT = "0A-1A-3A-2B-9A", "0A-1A-3A-9A"
SPACES = {
    FULL: ["a5", "g7", "d10", "b14", "f14", "d20", "b22", "f22", "d26"],
    SHORT: ["a5", "g7", "d10", "b14", "f14", "d20"],
}
TRASH = ["shard", "shard", "hole", "peel", "line"]
TREASURES = ["purse", "purse", "bottle", "plank", "plank", "fries", "bucket", "ball", "spyglass"]
EVENTS = [
    *("robin", "broken", "flea-market", "siesta", "windfall", "moult", "glitter"),
    *("sales", "happy-hour", "chef-runs", "kitchen-hand", "clean-beach", "fair-play", "lie-in"),
]
ALL_MODULES = {"surprises": "on", "events": "on", "challenges": "on", "asymmetry": "on"}
ADVENTURES = [
    {"players": 3, **ALL_MODULES},
    {"players": 2, **ALL_MODULES, "events": "crystal"},
    {"players": 4, **ALL_MODULES, "surprises": "treasures", "events": "lucky-crystal", "board": "random"},
    {"players": 5, "length": "quick", **ALL_MODULES, "surprises": "blank"},
    {"players": 3, "surprises": "on", "events": "lucky"},
    {"players": 4, "surprises": "on", "challenges": "on"},
]
"""Kinds of games in which tokens, events and challenges can be spied on: all modules, all variants."""
BYGONE = {"event": ["siesta", "windfall", "flea-market"], "challenge": ["track", "hand", "market"]}
"""What was turned up at borders of which nothing is said."""


def borders(cell, board=FULL):
    """How many borders lie before a place."""
    tiles = len(board.split("-")) - 2
    row = 99 if cell == "sea" else int(cell[1:] or 0) if cell else 0
    return sum(row > 4 + 8 * number for number in range(tiles + 1))


def drawn(token, blank=3, bag=None):
    """The luck that makes a token this one: trash or not of those on its tile that have no value, then which of the bag (1.3)."""
    trash = token in TRASH
    bag = bag or (TRASH if trash else TREASURES)
    return [0 if trash else blank - 1, bag.index(token)]


def laid(crabs="red d8, orange a1, blue g1", *, hand=None, track=None, discard=None, planned=None, shells=None, treasures=None, **said):
    """A moment of red's turn, after adding a card or resting.

    `hand`, `track`, `discard` and `planned` give cards to players, `skills` a skill and its claws to crabs. Modules are named with their
    variant. All tokens lie face down but where `tokens` says otherwise: "plank 1 3" is known to seats 1 and 3, "plank up" to all, and
    nothing lies where it says "". `events` and `challenges` give cards to borders in the same way.
    """
    board, turn, by = said.pop("board", FULL), said.pop("turn", "red"), said.pop("game", GAME)
    where = dict(one.split() for one in crabs.split(", "))
    players = said.pop("players", max(3, 1 + max(CRABS.index(crab) for crab in where)))
    names, each = CRABS[: 4 if players == 2 else players], 2 if players == 2 else 1
    owned = {name: number // each for number, name in enumerate(names)}
    skills, down, tired, far = said.pop("skills", {}), said.pop("down", ""), said.pop("tired", turn), said.pop("crossed", None)
    seats, boxed = [], []
    for seat in range(players):
        first = names[seat * each]
        own = {field: (cards or {}).get(first, "").split() for field, cards in (("hand", hand), ("track", track), ("discards", discard))}
        own["planned"] = (planned or {}).get(first, "")
        held = {*own["hand"], *own["track"], *own["discards"], own["planned"]}
        boxed += [card for n in range(1, 5) if (card := f"{'robgn'[seat * each]}{n}") not in held]
        seats.append({**own, "shells": (shells or {}).get(first, 0), "gone": players > 2 and first not in where})
        if (treasures or {}).get(first):
            seats[seat]["treasures"] = treasures[first].split()
    position = {
        "players": players,
        "board": board,
        "extras": said.pop("extras", "Aa-Bb-Da"),
        "crabs": [{"cell": where.get(name, ""), "down": name in down.split()} for name in names],
        "seats": seats,
        "market": [stack.split() for stack in said.pop("market", "momentum1, seagull2, impulse2").split(", ")],
        "boxed": boxed,
        "phase": "action",
        "chef": owned[said.pop("chef", turn)] + 1,
        "chef_used": True,
        "turn": owned[turn] + 1,
        "crab": turn,
        "begun": turn not in (planned or {}),
        "pool": dict(Counter(said.pop("pool", "").split())),
        "ready": said.pop("ready", "").split(),
    }
    for crab, name in zip(position["crabs"], names, strict=True):
        if players == 2:
            crab["tired"] = name in tired.split()
        if name in skills:
            crab["skill"], _, claws = skills[name].partition(" ")
            crab["claws"] = int(claws)
    crossed = max(borders(cell, board) for cell in where.values()) if far is None else far
    resolved = said.pop("resolved", crossed)
    for module in ("surprises", "events", "challenges", "asymmetry"):
        if said.get(module):
            position[module] = said.pop(module)
    if "surprises" in position:
        position["tokens"] = tokens_laid(by, board, where, said.pop("tokens", {}))
        position["trash_found"] = said.pop("trash_found", [])
    if "events" in position or "challenges" in position:
        position |= {"crossed": crossed, "resolved": resolved}
    for kind in ("event", "challenge"):
        if f"{kind}s" in position:
            up = resolved if kind == "event" else max(resolved, 1)
            position[f"{kind}_cards"] = cards_laid(kind, board, said.pop(f"{kind}_cards", {}), up)
    if "challenges" in position and resolved <= len(position["challenge_cards"]):
        position["challenge"] = position["challenge_cards"][max(resolved, 1) - 1]["is"]
        position["reward"] = said.pop("reward", "lookout")
    return by.from_position(position | said)


def element(said):
    """`plank 1 3`, `plank up` or nothing, as a position says it."""
    name, *knows = said.split() or [""]
    return {"is": name, "up": True} if knows == ["up"] else {"is": name, "knows": [int(seat) for seat in knows]}


def game_with(folder, **rows):
    """The game with rows of the tile 1A drawn otherwise: `top`, `upper`, `lower` and `bottom`."""
    drawn = {"top": ". . o . o . .", "upper": "o . $ ? . x o", "lower": ". o . . # . ?", "bottom": "? . . o . $ ."}
    for file in GAME.content.glob("*.toml"):
        text = file.read_text("utf-8")
        for name, row in rows.items():
            text = text.replace(f'"{drawn[name]}"', f'"{row}"')
        (folder / file.name).write_text(text, "utf-8")
    return GAME.with_content(folder)


def surprise_spaces(by, board):
    """Of a board of three beach tiles, from the land."""
    state = by.new(by.checked({"players": 3, "board": board, "surprises": "on"}), Quick(1))
    return [one["cell"] for one in field(state, "tokens")]


def tokens_laid(by, board, where, said):
    spaces = [
        cell
        for cell in (SPACES.get(board) if by is GAME else None) or surprise_spaces(by, board)
        if cell not in where.values() and said.get(cell) != ""
    ]
    return [{"cell": cell, **element(said.get(cell, ""))} for cell in spaces]


def cards_laid(kind, board, said, up):
    """Those of borders that have been resolved lie face up."""
    spare = [name for name in BYGONE[kind] if name not in " ".join(said.values()).split()]
    numbers = range(1, len(board.split("-")) - 1)
    return [element(said.get(number, f"{spare.pop(0)} up" if number <= up else "")) for number in numbers]


# -- playing


def seat_of(state, player):
    return CRABS.index(player) // (2 if state.players == 2 else 1)


def asked(state):
    """Who must decide."""
    return " ".join(CRABS[seat * (2 if state.players == 2 else 1)] for seat in state.pending())


def choices(state, player=""):
    """What a player may say, by default the one who is asked."""
    seat = seat_of(state, player) if player else state.next_seat()
    return {choice.notation for choice in GAME.choices(state, seat)}


def play(state, *texts, luck=()):
    """Say this, each by whoever is asked, and give back what was told. Just this luck is drawn, and no other."""
    log, chance = Log(), Scripted(list(luck))
    for text in texts:
        seat = state.next_seat()
        assert text in choices(state), f"{text!r} is none of {sorted(choices(state))}"
        state.apply(seat, GAME.parse(state, seat, text), chance, log)
    assert chance.draws == []
    return log.events


# -- looking


def field(state, name):
    return GAME.position(state)[name]


def of(state, player, name):
    """A field of a player."""
    return GAME.position(state)["seats"][seat_of(state, player)][name]


def shells(state):
    """Of all players, in their order."""
    return [seat["shells"] for seat in field(state, "seats")]


def at(state, crab):
    return field(state, "crabs")[CRABS.index(crab)]["cell"]


def is_down(state, crab):
    return field(state, "crabs")[CRABS.index(crab)]["down"]


def owes(state):
    steps = field(state, "steps")
    return steps[-1]["owes"] if steps else ""


def due(state):
    """How many borders are due."""
    return field(state, "crossed") - field(state, "resolved")


def token(state, cell):
    """What a position says of the token on a space; nothing where none lies."""
    return next(
        ({key: value for key, value in one.items() if key != "cell"} for one in field(state, "tokens") if one["cell"] == cell), None
    )


def shown(state, seat, name):
    """What a seat is shown of an element: a token by its space, `event 2`, `challenge 3`."""
    view = GAME.view(state, seat)
    kind, _, number = name.partition(" ")
    if number:
        return view[f"{kind}_cards"][int(number) - 1]["is"]
    return next(one["is"] for one in view["tokens"] if one["cell"] == name)


def kinds(events):
    return [event.kind for event in events]


def told(events, kind):
    return [event.public for event in events if event.kind == kind]
