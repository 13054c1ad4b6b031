"""Positions worth looking at, a dozen of each game, for the browser: `python tools/gallery.py` writes src/estran/web/gallery/*.json.

They come from games between bots, by seed: of each kind of game the first moments that show what is asked for, in that order. A frame is
what the server would send to the seat whose turn it is; it has `previews` too: by the notation of a choice what is certain to happen, as
far as its seat can know, where that is more than the move itself. `python tools/gallery.py marche` writes only that game.
"""

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from estran.core.chance import Quick, secret_of
from estran.games import GAMES, game
from estran.lab.bout import seated
from estran.table import Table, commands, foresight

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "src" / "estran" / "web" / "gallery"
NOON = 1_800_000_000_000
TOLD = 4
SEEDS = 400
BOTS = {"crabz": "greedy", "marche": "partner:60", "poulpe": "greedy", "oh_crab": "greedy"}
NAMES = ("Ann", "Basile", "Chloé", "Dominique", "Édouard")


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    for id in sys.argv[1:] or GAMES:
        (FOLDER / f"{id}.json").write_text(json.dumps(list(chosen(id)), ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")
    return 0


class Exhibit:
    """A match between bots at a table of people, so that every seat is somebody's."""

    def __init__(self, id: str, options: dict[str, Any], bots: list[str], seed: int) -> None:
        self.game = game(id)
        options = self.game.checked(options)
        rows = Table.open(self.game, options, owner=NAMES[0], secret=secret_of(seed), now=NOON)
        self.table = Table.rebuild("gallery", self.game, rows)
        for seat in range(1, len(self.table.chairs) + 1):
            self._do(seat, commands.Sit(seat, NAMES[seat - 1]))
        self._do(1, commands.Start())
        self.bots = seated(bots * len(self.table.chairs), self.game)
        self.luck = Quick(seed)

    def _do(self, seat: int, command: Any) -> None:
        self.table.enter(self.table.decide(command, NAMES[seat - 1], NOON))

    def seat(self) -> int:
        assert self.table.match is not None
        return int(self.table.match.state.next_seat())

    def step(self) -> None:
        assert self.table.match is not None
        state, seat = self.table.match.state, self.seat()
        chosen = self.bots[seat].choose(state.sample(seat, self.luck), seat, self.luck)
        self._do(seat + 1, commands.Act(seat + 1, self.table.decisions[seat], self.game.notation(state, seat, chosen)))
        while self.table.held and (due := self.table.due()) is not None:
            change = self.table.tick(due)
            assert change is not None
            self.table.enter(change)

    def frame(self) -> dict[str, Any]:
        seat = self.seat() if self.table.stage == "playing" else 0
        told = self.table.frame(seat, max(0, self.table.version - TOLD))["events"]
        return {**self.table.frame(seat), "events": told}

    def previews(self) -> dict[str, list[dict[str, Any]]]:
        assert self.table.match is not None
        state, seat = self.table.match.state, self.seat()
        found: dict[str, list[dict[str, Any]]] = {}
        for choice in self.game.choices(state, seat) if seat >= 0 else ():
            events = foresight.preview(self.table, seat + 1, NAMES[seat], self.table.decisions[seat], choice.notation).events
            if self.game.id != "crabz" or any(event["kind"] not in ("moved", "placed") for event in events):
                found[choice.notation] = events
        return found


def towers(frame: dict[str, Any]) -> int:
    return max(map(len, frame["view"]["cells"].values()), default=0)


def washed(events: list[dict[str, Any]]) -> int:
    return sum(len(stack) for event in events if event["kind"] == "wave" for stack in event["lost"].values())


def threatens(frame: dict[str, Any], kind: str) -> bool:
    return any(event["kind"] == kind for events in frame["previews"].values() for event in events)


Telling = Callable[[dict[str, Any]], bool]
CRABZ: list[tuple[dict[str, Any], list[Telling]]] = [
    (
        {"players": 4},
        [
            lambda frame: frame["decision"] == 1,
            lambda frame: any(washed(events) >= 6 for events in frame["previews"].values()),
            lambda frame: washed(frame["events"][-1:]) >= 5,
            lambda frame: towers(frame) >= 7 and len(frame["view"]["cells"]) > 9,
            lambda frame: len(frame["view"]["out"]) == 2,
            lambda frame: frame["stage"] == "over",
        ],
    ),
    (
        {"players": 3, "placement": "alternate"},
        [
            lambda frame: frame["view"]["owes"] == "place",
            lambda frame: frame["view"]["owes"] == "place" and len(frame["view"]["cells"]) > 13,
            lambda frame: frame["view"]["owes"] == "move" and towers(frame) >= 4,
            lambda frame: len(frame["view"]["out"]) == 1 and threatens(frame, "stuck"),
        ],
    ),
    (
        {"players": 2},
        [
            lambda frame: frame["decision"] == 1,
            lambda frame: frame["view"]["owes"] == "keep",
            lambda frame: threatens(frame, "ended") and threatens(frame, "wave"),
            lambda frame: frame["view"]["over"] == "repetition",
        ],
    ),
]
"""What is worth seeing, by kind of game, in the order in which it comes up."""


# -- Oh Crab!


def owes(what: str, **least: int) -> Telling:
    """This is asked, from some round on, with a track of some length, or so many crabs down or so far apart."""

    def tells(frame: dict[str, Any]) -> bool:
        view = frame["view"]
        if not frame["seat"] or view["owes"] != what:
            return False
        found = {
            "round": view["round"],
            "track": len(view["seats"][frame["seat"] - 1]["track"]),
            "down": sum(crab["down"] for crab in view["crabs"]),
            "apart": max(crab["distance"] for crab in view["crabs"]) - min(crab["distance"] for crab in view["crabs"]),
            "pushes": pushes(frame),
            "stacks": max(map(len, view["market"]), default=0),
            "specials": len(view["ready"]),
            "choices": len(frame["choices"]),
        }
        return all(found[name] >= number for name, number in least.items())

    return tells


def pushes(frame: dict[str, Any]) -> int:
    taken = {f"cell:{crab['cell']}" for crab in frame["view"]["crabs"]}
    return sum(choice["verb"] == "move" and choice["things"][-1] in taken for choice in frame["choices"])


def can(verb: str) -> Telling:
    return lambda frame: any(choice["verb"] == verb for choice in frame["choices"])


def ended(frame: dict[str, Any]) -> bool:
    return bool(frame["stage"] == "over")


def packed(tells: Callable[[dict[str, Any], dict[str, Any]], Any], what: str = "act") -> Telling:
    """With the Adventure Pack: this is asked, and of view and own seat something holds."""

    def found(frame: dict[str, Any]) -> bool:
        view = frame["view"]
        return bool(owes(what)(frame) and tells(view, view["seats"][frame["seat"] - 1]))

    return found


def seen_by_some(cards: list[dict[str, Any]]) -> bool:
    return any(card["is"] and not card.get("up") for card in cards)


# Bots seldom do what is rare: with modules they play by lot.
ALL_MODULES = {"surprises": "on", "events": "on", "challenges": "on", "asymmetry": "on"}

OH_CRAB: list[tuple[dict[str, Any], list[Telling]]] = [
    (
        {"players": 5},
        [
            lambda frame: frame["decision"] == 1,
            owes("start", round=4, track=3, apart=6),
            owes("act", round=5, apart=8, pushes=1, specials=1),
            lambda frame: can("stand")(frame) and owes("act", round=6, down=2)(frame),
            lambda frame: any(crab["cell"] == "sea" for crab in frame["view"]["crabs"]) and owes("act")(frame),
            ended,
        ],
    ),
    (
        {"players": 5, "board": "high-season"},
        [owes("push", round=4), owes("keep", track=4), owes("market", round=6)],
    ),
    (
        {"players": 2},
        [owes("place"), owes("activate", round=4, apart=5), owes("act", round=6, pushes=1), ended],
    ),
    (
        {"players": 3, "edition": "prototype"},
        [owes("plan", round=5, apart=4), lambda frame: can("special")(frame) and owes("act", round=6, track=3)(frame)],
    ),
    (
        {"players": 4, "length": "quick", "board": "shortcut", "extras": "Ba-Cb-Db"},
        [
            lambda frame: can("shortcut")(frame) and owes("act", track=2)(frame),
            lambda frame: can("extra")(frame) and owes("act", round=5)(frame),
        ],
    ),
    (
        {"players": 3, "surprises": "on"},
        [
            packed(lambda view, own: own["treasures"] and any(token["treasure"] for token in view["tokens"])),
            packed(lambda view, own: seen_by_some(view["tokens"]), "spy"),
        ],
    ),
    (
        {"players": 4, "events": "crystal"},
        [
            lambda frame: can("reveal")(frame) and owes("act")(frame),
            packed(lambda view, own: view["event"] in ("sales", "broken") and own["shells"] > 0),
            packed(lambda view, own: view["event"] == "kitchen-hand"),
        ],
    ),
    (
        {"players": 3, "challenges": "on"},
        [packed(lambda view, own: view["resolved"] > 1, "trophy"), owes("build"), packed(lambda view, own: view["built"])],
    ),
    ({"players": 2, "asymmetry": "on"}, [owes("choose"), lambda frame: can("skill-sprinter")(frame) or can("build")(frame)]),
    (
        {"players": 5, **ALL_MODULES},
        [
            owes("choose"),
            owes("offer"),
            packed(lambda view, own: view["due"] and view["event"] and own["treasures"]),
            packed(lambda view, own: seen_by_some(view["event_cards"]) and len(view["tokens"]) > 3, "spy"),
            owes("steer"),
            owes("pick"),
        ],
    ),
]

# -- La marche du crabe


def heard(kind: str) -> Telling:
    """Another seat did this, and now something is asked."""
    return lambda frame: (
        bool(frame["choices"]) and any(event["kind"] == kind and event["seat"] != frame["seat"] for event in frame["events"])
    )


def walks(way: str, turn: int, choices: int) -> Telling:
    """A crab that goes this way is to move, from some turn on, with so many places to go."""

    def tells(frame: dict[str, Any]) -> bool:
        view = frame["view"]
        moving = view["owes"] == "move" and view["seats"][view["to_move"] - 1]["way"] == way
        return moving and view["turn"] >= turn and len(frame["choices"]) >= choices

    return tells


def over(*why: str) -> Telling:
    return lambda frame: frame["view"]["over"] in why


MARCHE: list[tuple[dict[str, Any], list[Telling]]] = [
    (
        {"players": 2},
        [
            lambda frame: frame["decision"] == 1,
            heard("freed"),
            walks("horizontal", 5, 6),
            heard("sprung"),
            walks("vertical", 9, 5),
            over("freed"),
        ],
    ),
    ({"players": 2, "fishing": 3}, [lambda frame: frame["view"]["turn"] == 3 and len(frame["view"]["bait"]) == 3, heard("collected")]),
    ({"players": 3}, [walks("hermit", 3, 3), lambda frame: bool(frame["view"]["warnings"]), over("caught", "crowded")]),
    (
        {"players": 4, "shrimps": 7},
        [
            lambda frame: frame["view"]["turn"] > 6 and frame["view"]["owes"] == "appear" and frame["seat"] > 2,
            lambda frame: any(seat["shown"] for seat in frame["view"]["seats"]) and len(frame["choices"]) > 2,
            over("freed"),
        ],
    ),
]

# -- Crabe VS Poulpe


def known(frame: dict[str, Any]) -> bool:
    """Of the other hand something is known, and something is not."""
    backs = [card.endswith("?") for card in frame["view"]["hands"][2 - frame["seat"]]]
    return any(backs) and not all(backs)


def plays(tells: Telling) -> Telling:
    return lambda frame: can("play")(frame) and tells(frame)


def at_stake(*cards: str) -> Telling:
    return lambda frame: can("let")(frame) and frame["view"]["effect"] in cards


POULPE: list[tuple[dict[str, Any], list[Telling]]] = [
    (
        {},
        [
            lambda frame: frame["decision"] == 1,
            can("resist"),
            plays(lambda frame: any(event["kind"] == "resisted" for event in frame["events"])),
            can("give"),
            plays(lambda frame: frame["view"]["limits"][-1:] == ["7"]),
            plays(known),
            plays(lambda frame: len(frame["view"]["round"]) > 6),
            plays(lambda frame: bool(frame["view"]["gifts"])),
            lambda frame: over("out")(frame) and frame["view"]["winner"] == frame["seat"],
        ],
    ),
    (
        {"mode": "asymmetric", "species": "octopus", "memory": "on"},
        [
            at_stake("p3", "c2"),
            plays(lambda frame: frame["view"]["blanked"]),
            lambda frame: can("take")(frame) and len(frame["choices"]) > 1,
            lambda frame: can("discard")(frame) and frame["view"]["left"] > 1,
            plays(lambda frame: len(frame["view"]["hands"][frame["seat"] - 1]) > 5),
            lambda frame: over("out")(frame) and frame["view"]["winner"] != frame["seat"],
        ],
    ),
]

CHOSEN = {"crabz": CRABZ, "marche": MARCHE, "poulpe": POULPE, "oh_crab": OH_CRAB}


def chosen(id: str) -> Iterator[dict[str, Any]]:
    for options, telling in CHOSEN[id]:
        left = list(telling)
        for seed in range(1, SEEDS):
            exhibit = Exhibit(id, options, [BOTS[id] if ALL_MODULES.keys().isdisjoint(options) else "random"], seed)
            over = False
            while left and not over:
                over = exhibit.table.stage != "playing"
                frame = {**exhibit.frame(), **({"previews": exhibit.previews()} if id == "crabz" else {})}
                if left[0](frame):
                    left.pop(0)
                    yield {**frame, "previews": exhibit.previews()}
                if not over:
                    exhibit.step()
            if not left:
                break
        assert not left, f"{len(left)} moments of {id} with {options} do not come up"


if __name__ == "__main__":
    sys.exit(main())
