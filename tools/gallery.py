"""Positions worth looking at, a dozen of each game, for the browser's gallery: `python tools/gallery.py` writes `src/estran/web/gallery/*.json`.

They come from games between bots, by seed: the first moments of a game that show something not shown before (a wave, a tower, a fall, ...), the
deal, the end, and moments in between. A frame is what the server would send to the seat whose turn it is.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from estran.core.chance import Quick, secret_of
from estran.games import GAMES, game
from estran.lab.bout import seated
from estran.table import Table, commands

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "src" / "estran" / "web" / "gallery"
NOON = 1_800_000_000_000
MOST = 14
TOLD = 4
OPENINGS: dict[str, list[tuple[dict[str, Any], list[str]]]] = {
    "crabz": [({"players": 4}, ["greedy"]), ({"players": 2}, ["greedy"]), ({"players": 3, "placement": "alternate"}, ["greedy"])],
    "marche": [({"players": 2}, ["naive"]), ({"players": 4}, ["naive"])],
    "poulpe": [({}, ["greedy"]), ({"mode": "asymmetric"}, ["greedy"])],
    "oh_crab": [({"players": 5}, ["greedy"]), ({"players": 2}, ["greedy"]), ({"players": 3, "edition": "prototype"}, ["greedy"])],
}
NAMES = ("Ann", "Basile", "Chloé", "Dominique", "Édouard")


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    for id in GAMES:
        (FOLDER / f"{id}.json").write_text(json.dumps(list(positions(id)), ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")
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
