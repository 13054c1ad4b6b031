"""How long a long table takes to be read again, and how long a stranger's table, not in memory either, waits meanwhile.

python benchmarks/rebuild.py                    Oh Crab!, 2,520 acts and 1,500 undos
python benchmarks/rebuild.py --pace             the same with a clock
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from estran.core.build import compiled
from estran.core.chance import Quick, secret_of
from estran.core.refusal import Refused
from estran.games import game
from estran.server.house import House
from estran.server.settings import Settings
from estran.server.shelf import levels
from estran.server.storage import Row, SqliteStore
from estran.server.workers import Workers
from estran.table import Bank, Command, Table, commands, pack, rulings
from estran.table import Row as Entered

NOON = 1_700_000_000_000


class Long:
    """A race that one person plays with both crabs: forward for a while, then back after every act."""

    def __init__(self, pace: bool) -> None:
        one = game("oh_crab")
        first = Table.open(one, {"players": 2}, owner="ann", secret=secret_of(1), now=NOON, pace=Bank(86_400) if pace else None)
        self.rows, self.table, self.now = list(first), Table.rebuild("long", one, first, levels(one)), NOON
        for seat in (1, 2):
            self.do(commands.Sit(seat=seat, name=f"Ann {seat}"))

    def do(self, command: Command) -> None:
        self.now += 100
        change = self.table.decide(command, "ann", self.now)
        self.rows += change.rows
        self.table.enter(change)

    def play(self, forward: int, acts: int, undos: int) -> tuple[int, int]:
        """So many acts; and after the first of them so many undos, wherever nothing was seen."""
        done, undone, luck = 0, 0, Quick(1)
        while done < acts and self.table.stage == "playing":
            seat, choice = self._choice(luck)
            self.do(commands.Act(seat=seat + 1, decision=self.table.decisions[seat], choice=choice))
            done += 1
            try:
                if done > forward and undone < undos:
                    self.do(commands.Undo(seat=seat + 1))
                    undone += 1
            except Refused:
                continue
        return done, undone

    def _choice(self, luck: Quick) -> tuple[int, str]:
        """Who rests is long on the way."""
        one, match = self.table.game, self.table.match
        assert match is not None
        seat = match.state.next_seat()
        names = [one.notation(match.state, seat, action) for action in match.state.legal(seat)]
        rests = [name for name in names if name.startswith("rest")]
        return seat, rests[0] if rests and luck.below(10) < 8 else names[luck.below(len(names))]


def kept(rows: list[Entered]) -> Iterator[Row]:
    for row in rows:
        yield Row(row.at, pack(row.entry), row.position)


async def measured(long: Long, folder: Path) -> tuple[float, float]:
    """Seconds until the long table is there, and a short one that is asked for right after it."""
    store, settings = SqliteStore(folder / "estran.db"), Settings(database=folder / "estran.db")
    await store.append("long", 0, list(kept(long.rows)), ["ann"], "oh_crab")
    house = House(store, Workers(0), settings)
    short = await house.open("bob", house.game("oh_crab"), {"players": 2}, (), None, None)

    async def come(table: str) -> float:
        start = time.perf_counter()
        await house.room(table)
        return time.perf_counter() - start

    alone = await come(short)
    del house.rooms[short]
    took = await asyncio.gather(come("long"), come(short))
    ms = [round(1000 * one) for one in (alone, took[1], took[0])]
    print(f"a short table: {ms[0]} ms alone, {ms[1]} ms while the long one is read, which takes {ms[2]} ms")
    await house.close()
    await store.close()
    return took[0], took[1]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--pace", action="store_true")
    rulings.UNDOS = 10_000  # more than a table allows: that it does not is what is measured
    long = Long(options.parse_args().pace)
    acts, undos = long.play(900, 2_520, 1_500)
    print(f"{acts} acts, {undos} undos, {len(long.rows)} rows, {'compiled' if compiled() else 'pure Python'}")
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measured(long, Path(folder)))


if __name__ == "__main__":
    main()
