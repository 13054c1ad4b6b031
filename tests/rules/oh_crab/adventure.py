"""Small helpers to lay out a moment of a game with the Adventure Pack, play it in notation, and look.

A moment is a position on the board of the specification's examples, 0A-1A-3A-2B-9A: borders after half rows 4, 12, 20 and 28, tokens on a5
g7 d10, b14 f14 d20, b22 f22 d26. Two players have 0A-1A-2A-9A. A player is called by their first crab. Who is not named has left. Cards
that nobody is given are out of the game, or in the pile.
"""

import json
from collections.abc import Sequence
from typing import Any

from estran.core import Log, Scripted
from estran.core.event import Event
from estran.games import game
from estran.games.oh_crab.rules.state import OhCrab

GAME = game("oh_crab")
CRABS = ["red", "orange", "blue", "green", "brown"]
LETTERS = "robgn"
BORDERS = [4, 12, 20, 28]
TOKENS = {5: ["a5", "g7", "d10", "b14", "f14", "d20", "b22", "f22", "d26"], 4: ["a5", "g7", "d10", "a13", "g15", "d20"]}
"""By the number of tiles."""
EVENTS = ["siesta", "windfall", "robin"]
CHALLENGES = ["shells", "track", "hand"]
QUIET = ["sprinter", "hermit", "weaver", "builder", "sleepwalker"]
"""Skills for those of whom nothing is said; they have no claw."""
CLAWS = {
    "sprinter": 2,
    "hermit": 1,
    "sleepwalker": 2,
    "weaver": 3,
    "window-shopper": 3,
    "hunter": 3,
    "builder": 3,
    "carapace": 4,
    "champion": 2,
    "forecaster": 2,
    "cork": 3,
    "yawner": 2,
    "brute": 3,
    "pickpocket": 3,
}
ALL = {"surprises": "on", "events": "on", "challenges": "on", "asymmetry": "on"}

Each = dict[str, str]
"""Cards of some players."""


# -- laying out


def moment(
    crabs: str,
    *,
    on: str = "",
    turn: str = "red",
    down: str = "",
    pool: str = "",
    skills: Each | None = None,
    shells: dict[str, int] | None = None,
    hand: Each | None = None,
    track: Each | None = None,
    discards: Each | None = None,
    planned: Each | None = None,
    treasures: Each | None = None,
    finds: dict[str, int] | None = None,
    pushes: dict[str, int] | None = None,
    tokens: Each | None = None,
    events: Sequence[str] = (),
    challenges: Sequence[str] = (),
    chef: str = "",
    teams: bool = False,
    **fields: Any,
) -> dict[str, Any]:
    """A position, by default in the menu of red. `on` names the modules, all with asymmetry where skills are given.

    What lies face down is `plank by red blue` for those who know it, and face up `plank`; of the tokens all lie there that are not said.
    """
    where = dict(said.split() for said in crabs.split(", "))
    players = 2 if teams else 1 + max(CRABS.index(crab) for crab in where)
    number = 4 if teams else players
    rows = [int(cell[1:]) if cell != "sea" else 99 for cell in where.values()]
    crossed = fields.pop("crossed", max(sum(row > edge for edge in BORDERS[: 3 if teams else 4]) for row in rows))
    resolved = fields.pop("resolved", crossed)
    modules = {**dict.fromkeys(on.split(), "on"), **({"asymmetry": "on"} if skills is not None else {})}
    position: dict[str, Any] = {
        "players": players,
        "board": "0A-1A-2A-9A" if teams else "0A-1A-3A-2B-9A",
        "extras": "Aa-Bb-Da",
        **modules,
        "phase": "action",
        "turn": seat(turn, teams),
        "crab": turn,
        "begun": True,
        "chef": seat(chef or turn, teams),
        "chef_used": not chef,
        "market": [["jump-aside3"], ["slant2"], ["impulse3"]],
        "pool": {icon: pool.split().count(icon) for icon in set(pool.split())},
        "crabs": [{"cell": where.get(crab, ""), "down": crab in down.split(), "tired": teams and crab == turn} for crab in CRABS[:number]],
        "seats": [],
    }
    for n in range(players):
        crab = CRABS[2 * n if teams else n]
        one: dict[str, Any] = {"shells": (shells or {}).get(crab, 0), "gone": crab not in where}
        for name, said in (("hand", hand), ("track", track), ("discards", discards)):
            one[name] = (said or {}).get(crab, "").split()
        one["planned"] = (planned or {}).get(crab, "")
        position["seats"].append(one)
    _box(position, teams)
    if modules:
        _add_borders(position, modules, crossed, resolved, events, challenges)
    if "surprises" in modules:
        _add_tokens(position, tokens or {}, where)
        for n, one in enumerate(position["seats"]):
            crab = CRABS[2 * n if teams else n]
            one |= {"treasures": (treasures or {}).get(crab, "").split(), "finds": (finds or {}).get(crab, 0)}
    if "challenges" in modules:
        for n, one in enumerate(position["seats"]):
            one["pushes"] = (pushes or {}).get(CRABS[2 * n if teams else n], 0)
    if "asymmetry" in modules:
        _add_skills(position, skills or {})
    return {**position, **fields}


def seat(crab: str, teams: bool = False) -> int:
    """As it is written: from 1."""
    return 1 + CRABS.index(crab) // (2 if teams else 1)


def _box(position: dict[str, Any], teams: bool) -> None:
    own = [card for one in position["seats"] for card in (*one["hand"], *one["track"], *one["discards"], one["planned"])]
    letters = [LETTERS[2 * n if teams else n] for n in range(len(position["seats"]))]
    position["boxed"] = [f"{letter}{n}" for letter in letters for n in range(1, 5) if f"{letter}{n}" not in own]


def _element(said: str, position: dict[str, Any]) -> dict[str, Any]:
    name, _, knowers = said.partition(" by ")
    if not name or knowers:
        return {"is": name, "knows": [seat(crab, position["players"] == 2) for crab in knowers.split()]}
    return {"is": name, "up": True}


def _add_borders(
    position: dict[str, Any], modules: dict[str, str], crossed: int, resolved: int, events: Sequence[str], challenges: Sequence[str]
) -> None:
    tiles = position["board"].count("-") - 1
    if not {"events", "challenges"} & set(modules):
        return
    position |= {"crossed": crossed, "resolved": resolved}
    if "events" in modules:
        laid = [*events, *[one for one in EVENTS if one not in events][len(events) : resolved], *[""] * tiles][:tiles]
        position["event_cards"] = [_element(said, position) for said in laid]
    if "challenges" in modules:
        up = max(resolved, 1)
        laid = [*challenges, *[one for one in CHALLENGES if one not in challenges][len(challenges) : up], *[""] * tiles][:tiles]
        position["challenge_cards"] = [_element(said, position) for said in laid]
        last = resolved > tiles
        position |= {"challenge": "" if last else position["challenge_cards"][up - 1]["is"], "reward": "" if last else "provisions"}


def _add_tokens(position: dict[str, Any], said: Each, where: Each) -> None:
    cells = [cell for cell in TOKENS[position["board"].count("-") + 1] if cell not in where.values() and said.get(cell) != "gone"]
    position["tokens"] = [{"cell": cell, **_element(said.get(cell, ""), position)} for cell in cells]


def _add_skills(position: dict[str, Any], said: Each) -> None:
    taken = [one.split()[0] for one in said.values()]
    quiet = [skill for skill in QUIET if skill not in taken]
    for crab, one in zip(CRABS, position["crabs"], strict=False):
        skill, _, claws = (said[crab] if crab in said else f"{quiet.pop(0)} 0").partition(" ")
        one |= {"skill": skill, "claws": int(claws) if claws else CLAWS[skill]}


def begun(position: dict[str, Any]) -> OhCrab:
    """The state of a position, read from its JSON."""
    state = GAME.from_position(json.loads(json.dumps(position)))
    assert isinstance(state, OhCrab)
    assert GAME.invariants(state) == []
    return state


def laid(crabs: str, **more: Any) -> OhCrab:
    return begun(moment(crabs, **more))


def dealt(luck: list[int], **options: Any) -> OhCrab:
    """A new game on the board of the examples in which just this luck is drawn."""
    chance = Scripted(luck)
    state = GAME.new(GAME.checked(options), chance)
    assert chance.draws == []
    assert isinstance(state, OhCrab)
    return state


# -- playing


def play(state: OhCrab, *texts: str, luck: Sequence[int] = (), by: str = "") -> list[Event]:
    """Make these choices, each by whoever is asked. Just this luck is drawn, and no other."""
    log, chance = Log(), Scripted(list(luck))
    for text in texts:
        who = seat(by, state.players == 2) - 1 if by else state.next_seat()
        state.apply(who, GAME.parse(state, who, text), chance, log)
        assert GAME.invariants(state) == []
    assert chance.draws == []
    return log.events


def choices(state: OhCrab, player: str = "") -> set[str]:
    """What a player may choose, by default the one who is asked first."""
    who = seat(player, state.players == 2) - 1 if player else state.next_seat()
    return {choice.notation for choice in GAME.choices(state, who)}


def leave(state: OhCrab, player: str, luck: Sequence[int] = ()) -> list[Event]:
    log, chance = Log(), Scripted(list(luck))
    state.resign(seat(player, state.players == 2) - 1, chance, log)
    assert chance.draws == []
    assert GAME.invariants(state) == []
    return log.events


# -- looking


def now(state: OhCrab) -> dict[str, Any]:
    return GAME.position(state)


def asked(state: OhCrab) -> str:
    """Who must decide, each called by their first crab."""
    return " ".join(CRABS[2 * n if state.players == 2 else n] for n in state.pending())


def owes(state: OhCrab) -> str:
    """The step that is asked; "" in a menu."""
    steps = now(state)["steps"]
    return steps[-1]["owes"] if steps else ""


def crab(state: OhCrab, name: str) -> dict[str, Any]:
    return now(state)["crabs"][CRABS.index(name)]


def at(state: OhCrab, name: str) -> str:
    """Where a crab is, and that it lies."""
    one = crab(state, name)
    return f"{one['cell']} down" if one["down"] else one["cell"]


def claws(state: OhCrab, name: str) -> int:
    return crab(state, name)["claws"]


def player(state: OhCrab, name: str) -> dict[str, Any]:
    return now(state)["seats"][seat(name, state.players == 2) - 1]


def shells(state: OhCrab, name: str = "red") -> int:
    return player(state, name)["shells"]


def hand(state: OhCrab, name: str = "red") -> str:
    return " ".join(player(state, name)["hand"])


def track(state: OhCrab, name: str = "red") -> str:
    return " ".join(player(state, name)["track"])


def pool(state: OhCrab) -> str:
    return " ".join(icon for icon, left in now(state)["pool"].items() for _ in range(left))


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def told(events: list[Event], kind: str) -> list[dict[str, Any]]:
    return [dict(event.public) for event in events if event.kind == kind]
