"""Positions worth looking at, a dozen of each game, for the gallery: `python tools/gallery.py` writes `src/estran/web/gallery/*.json`.

They come from games between bots, by seed: the first moments of a game that show something not shown before (a wave, a tower, a fall,
...), the deal, the end, and moments in between; for Crabz and Oh Crab! the first that show what is asked for. A frame is what the server
would send to the seat whose turn it is. Chosen frames have `previews` too: by the notation of a choice what would happen, as far as its
seat can know; in Crabz where that is more than the move itself.
"""

import json
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

from estran.core.chance import Quick, secret_of
from estran.core.event import Log
from estran.games import GAMES, game
from estran.lab.bout import seated
from estran.table import Table, commands

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "src" / "estran" / "web" / "gallery"
NOON = 1_800_000_000_000
MOST = 14
TOLD = 4
OPENINGS: dict[str, list[tuple[dict[str, Any], list[str]]]] = {
    "marche": [({"players": 2}, ["naive"]), ({"players": 4}, ["naive"])],
    "poulpe": [({}, ["greedy"]), ({"mode": "asymmetric"}, ["greedy"])],
}
NAMES = ("Ann", "Basile", "Chloé", "Dominique", "Édouard")


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    for id in GAMES:
        shown = chosen(id) if id in CHOSEN else positions(id)
        (FOLDER / f"{id}.json").write_text(json.dumps(list(shown), ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")
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
        luck = Quick(0)
        for choice in self.game.choices(state, seat) if seat >= 0 else ():
            log = Log()
            state.sample(seat, luck).apply(seat, choice.action, luck, log)
            if self.game.id != "crabz" or any(event.kind not in ("moved", "placed") for event in log.events):
                found[choice.notation] = [self.game.tell(event, seat) for event in log.events]
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
]

CHOSEN = {"crabz": CRABZ, "oh_crab": OH_CRAB}


def chosen(id: str) -> Iterator[dict[str, Any]]:
    for options, telling in CHOSEN[id]:
        left = list(telling)
        for seed in count(1):
            exhibit = Exhibit(id, options, ["greedy"], seed)
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


def positions(id: str) -> Iterator[dict[str, Any]]:
    """The deal, whenever something happens or is asked that was not seen before, every tenth moment until there are enough, and the end."""
    openings = OPENINGS[id]
    for seed, (options, bots) in enumerate(openings, start=1):
        exhibit, seen, shown = Exhibit(id, options, bots, seed), set[str](), 0
        step = 0
        while exhibit.table.stage == "playing":
            frame = exhibit.frame()
            new = {event["kind"] for event in frame["events"]} | {f"may {choice['verb']}" for choice in frame["choices"]}
            if step == 0 or (shown < MOST // len(openings) and (len(new - seen) > 1 or step % 24 == 23)):
                yield frame
                shown += 1
                seen |= new
            exhibit.step()
            step += 1
        yield exhibit.frame()


if __name__ == "__main__":
    sys.exit(main())
