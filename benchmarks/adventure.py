"""How even the Adventure Pack of Oh Crab! is, with quick bots in all seats: `python benchmarks/adventure.py [--content DIR] [--games N]`.

Each module alone and all four, with every number of players, on the board for a first game and three other scenarios. Skills are drawn by
lot from those dealt, so that all are kept equally often. Five questions are asked: what each skill wins, what an event changes, whether
challenges and their rewards are worth while, whether tokens are, and whether games stay as long and as quick as without. Writes
`adventure.json` and `ADVENTURE.md` beside this file, or prints only, with `--content`.
"""

import argparse
import hashlib
import json
import multiprocessing
import os
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

from balance import FIRST, oh_crab
from strength import SEED, run

from estran.bots import Player
from estran.core.chance import Drawn, Quick
from estran.core.event import Event, Log
from estran.games.oh_crab import OhCrabGame
from estran.games.oh_crab.rules.adventure.pack import CHALLENGES, EVENTS, FIRST_KEPT, SKILLS, TOKENS
from estran.games.oh_crab.rules.market import is_empty
from estran.games.oh_crab.rules.setup import ACTING, ACTIVE, CHEF, CHOOSING, PHASE, ROUND, SKILL
from estran.games.oh_crab.rules.state import OhCrab
from estran.lab.bout import luck_of, seated

HERE = Path(__file__).parent
CHUNK = 20
MODULES = {
    "none": {},
    "surprises": {"surprises": "on"},
    "events": {"events": "on"},
    "challenges": {"challenges": "on"},
    "asymmetry": {"asymmetry": "on"},
    "all": {"surprises": "on", "events": "on", "challenges": "on", "asymmetry": "on"},
}
OTHERS = 3
"""Scenarios besides the first."""
PLAYOUTS = 6
"""From just before an event, and as many from just after it."""
KEPT = TOKENS[FIRST_KEPT:]


class Case(NamedTuple):
    modules: str
    board: str
    players: int
    games: int
    playouts: int = 0


class Task(NamedTuple):
    content: str | None
    case: Case
    numbers: range


def main() -> int:
    asked = argparse.ArgumentParser(description="How even the Adventure Pack of Oh Crab! is, with quick bots in all seats.")
    asked.add_argument("--content", type=Path, default=None, help="a folder with an adventure.toml to try")
    asked.add_argument("--games", type=int, default=4000, help="games of each kind, over all boards")
    asked.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (all cores)")
    given = asked.parse_args()
    boards = [board for board in oh_crab(given.content).printed.scenarios if board != FIRST][:OTHERS]
    each = -(-given.games // (1 + OTHERS))
    cases = [
        Case(modules, board, players, each, PLAYOUTS if modules == "events" and board == FIRST else 0)
        for modules in MODULES
        for players in (2, 3, 4, 5)
        for board in (FIRST, *boards)
    ]
    found = {(case.modules, case.players): Counter[str]() for case in cases}
    for case, counted in play_all(cases, given):
        found[case.modules, case.players].update(counted)
    text = markdown(found, run("adventure.py"), each * (1 + OTHERS))
    if given.content is None:
        plain = {f"{modules} {players}": dict(sorted(counted.items())) for (modules, players), counted in found.items()}
        (HERE / "adventure.json").write_text(json.dumps(plain, indent=1) + "\n", "utf-8")
        (HERE / "ADVENTURE.md").write_text(text, "utf-8")
    print(text)
    return 0


def play_all(cases: list[Case], given: argparse.Namespace) -> Iterator[tuple[Case, Counter[str]]]:
    content = str(given.content) if given.content else None
    tasks = [Task(content, case, range(start, min(start + CHUNK, case.games))) for case in cases for start in range(0, case.games, CHUNK)]
    with ProcessPoolExecutor(given.jobs, multiprocessing.get_context("spawn")) as pool:
        for done, (task, counted) in enumerate(zip(tasks, pool.map(count_games, tasks), strict=True), 1):
            if sys.stderr.isatty():
                print(f"\r{done} of {len(tasks)}", end="", file=sys.stderr, flush=True)
            yield task.case, counted


def count_games(task: Task) -> Counter[str]:
    played = oh_crab(Path(task.content) if task.content else None)
    players = seated(["greedy"] * task.case.players, played)
    counted: Counter[str] = Counter()
    for number in task.numbers:
        counted.update(Told(played, players, task.case, number).counted)
    return counted


# -- one game


class Told:
    """One game, and what is counted of it. Wins are counted in sixtieths."""

    def __init__(self, played: OhCrabGame, players: list[Player], case: Case, number: int) -> None:
        self.players, self.case = players, case
        self.secret = hashlib.sha256(f"estran adventure {SEED} {case} {number}".encode()).digest()
        options = played.checked({"players": case.players, "board": case.board, **MODULES[case.modules]})
        state = played.new(options, Drawn(self.secret, 0))
        assert isinstance(state, OhCrab)
        self.state, self.luck = state, [luck_of(self.secret, seat) for seat in range(case.players)]
        self.lot = Quick(number)
        self.counted: Counter[str] = Counter({"games": 1})
        self.asked = [0] * case.players
        self.found = [0] * case.players
        self.first: list[int] = []
        """The seats that came first in a challenge, one for each time."""
        self.play(int(state.table[CHEF]))

    def play(self, beginner: int) -> None:
        state, number = self.state, 0
        while (seat := int(state.next_seat())) >= 0:
            number += 1
            before = state.clone() if self.case.playouts else None
            log = Log()
            state.play(seat, self.choice(seat), Drawn(self.secret, number), log)
            for event in log.events:
                self.count(event, before, number)
            if is_empty(state):
                self.counted["dry now"] = 1
        self.end(beginner)

    def choice(self, seat: int) -> int:
        state = self.state
        choices = state.legal(seat)
        if len(choices) > 1:
            self.counted["decisions"] += 1
        if state.table[PHASE] == CHOOSING:
            return int(choices[self.lot.below(len(choices))])
        if state.table[PHASE] == ACTING and seat != state.table[ACTIVE]:
            self.counted["out of turn"] += 1
            self.asked[seat] += 1
        choice = int(self.players[seat].choose(state, seat, self.luck[seat]))
        if state.asked().name == "trophy" and len(choices) > 2:
            self.counted["trophies with a choice"] += 1
            self.counted["chose reward " + " ".join(map(str, [choice - int(state.asked().answer)]))] += 1
        return choice

    def count(self, event: Event, before: OhCrab | None, number: int) -> None:
        told = event.public
        if event.kind == "turn":
            self.counted["turns"] += 1
        elif event.kind == "event":
            self.counted[f"event {told['event']}"] += 1
            if before is not None:
                self.compare(told["event"], before, number)
        elif event.kind == "counted":
            self.counted["challenges"] += 1
            self.counted[f"challenge {told['challenge']}"] += 1
            self.counted[f"won challenge {told['challenge']}"] += bool(told["first"])
            self.counted[f"shared challenge {told['challenge']}"] += len(told["first"]) > 1
            self.first += [seat - 1 for seat in told["first"]]
        elif event.kind == "found":
            self.found[told["seat"] - 1] += 1
            self.counted[f"found {told['token']}"] += 1
        elif event.kind == "treasure":
            self.counted[f"used {told['token']}"] += 1

    def compare(self, event: str, before: OhCrab, number: int) -> None:
        """What each seat wins when the game is played on from just before an event, and from just after it."""
        was, now = self.shares(before, number), self.shares(self.state, number)
        changes = [60 * self.case.players * (after - earlier) for earlier, after in zip(was[0], now[0], strict=True)]
        far = [int(before.farthest(seat)) for seat in range(self.case.players)]
        leader = max(range(self.case.players), key=lambda seat: far[seat])
        self.counted[f"leader {event}"] += round(changes[leader])
        last = min(range(self.case.players), key=lambda seat: far[seat])
        self.counted[f"last {event}"] += round(changes[last])
        self.counted[f"rounds {event}"] += round(60 * (now[1] - was[1]))
        self.counted[f"compared {event}"] += 1

    def shares(self, state: OhCrab, number: int) -> tuple[list[float], float]:
        won, rounds = [0.0] * self.case.players, 0.0
        for playout in range(self.case.playouts):
            luck = Quick(number * 1000 + playout)
            again = state.clone()
            while (seat := int(again.next_seat())) >= 0:
                again.play(seat, self.players[seat].choose(again, seat, luck), luck)
            won = [had + got / self.case.playouts for had, got in zip(won, again.scores(), strict=True)]
            rounds += int(again.table[ROUND]) / self.case.playouts
        return won, rounds

    def end(self, beginner: int) -> None:
        state, counted = self.state, self.counted
        counted["rounds"] = int(state.table[ROUND])
        counted["asked most"] = max(self.asked)
        counted["dry"] = counted.pop("dry now", 0)
        if max(self.asked) > 20:
            counted["asked over twenty times"] = 1
        won = [round(60 * score) for score in state.scores()]
        for seat in range(self.case.players):
            counted[f"start {(seat - beginner) % self.case.players + 1}"] += won[seat]
        for seat in self.first:
            counted["first places"] += 1
            counted["won by first places"] += won[seat]
        if max(self.found):
            most = [seat for seat in range(self.case.players) if self.found[seat] == max(self.found)]
            counted["most tokens"] += len(most)
            counted["won by most tokens"] += sum(won[seat] for seat in most)
        for crab in range(state.crabs):
            skill = int(state.table[SKILL + crab]) - 1 if self.case.modules in ("asymmetry", "all") else -1
            if skill >= 0:
                counted[f"kept {SKILLS[skill]}"] += 1
                counted[f"won by {SKILLS[skill]}"] += won[int(state.owner(crab))]


# -- what came of it


def fair(counted: Counter[str], won: str, of: str, players: int) -> float:
    """In fair shares."""
    return players * counted[won] / 60 / max(1, counted[of])


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    return ["| " + " | ".join(head) + " |", "|---|" + "---:|" * (len(head) - 1), *("| " + " | ".join(row) + " |" for row in rows), ""]


def marked(value: float, least: float, most: float) -> str:
    return f"{value:.2f}" if least <= value <= most else f"**{value:.2f}**"


def markdown(found: dict[tuple[str, int], Counter[str]], ran: str, games: int) -> str:
    players = (2, 3, 4, 5)
    heads = [f"{n} players" for n in players]
    skills, alls, events = ({n: found[kind, n] for n in players} for kind in ("asymmetry", "all", "events"))
    lines = [
        "# Oh Crab!: balance of the Adventure Pack",
        "",
        f"{ran} All seats `greedy`, {games} games of each kind over {1 + OTHERS} boards. What is out of its range is **bold**.",
        "",
        "## 1. Skills: fair shares that those win who keep one (0.8 to 1.25), Asymmetry alone / all four modules",
        "",
        *table(["skill", *heads], [[skill, *(of_skill(skill, n, skills, alls) for n in players)] for skill in SKILLS]),
        "## 2. Events: what one changes for the leader and for the last, in fair shares (0.35; the leader +0.15), and in rounds (1.5)",
        "",
        *table(
            ["event", *heads],
            [[event, *(of_event(events[n], event) for n in players)] for event in EVENTS if event not in ("moult", "glitter")],
        ),
        "## 3. Challenges: won by somebody (90 %) / shared (50 %)",
        "",
        *table(["challenge", *heads], [[one, *(of_challenge(alls[n], one) for n in players)] for one in CHALLENGES]),
        *table(
            ["", *heads],
            [
                [
                    "first places win (1.0 to 1.4)",
                    *(marked(fair(alls[n], "won by first places", "first places", n), 1, 1.4) for n in players),
                ],
                ["most chosen reward (80 %)", *(most_chosen(alls[n]) for n in players)],
            ],
        ),
        "## 4. Tokens",
        "",
        *table(
            ["", *heads],
            [
                [
                    "who finds most wins (0.9 to 1.3)",
                    *(marked(fair(alls[n], "won by most tokens", "most tokens", n), 0.9, 1.3) for n in players),
                ],
                *([f"{token} is used", *(part(alls[n], f"used {token}", f"found {token}") for n in players)] for token in KEPT),
            ],
        ),
        "## 5. How long, and how quick",
        "",
    ]
    for kind in MODULES:
        lines += [
            f"### {kind}",
            "",
            *table(["", *heads], lengths({n: found[kind, n] for n in players}, {n: found["none", n] for n in players})),
        ]
    return "\n".join(lines)


def of_skill(skill: str, players: int, alone: dict[int, Counter[str]], alls: dict[int, Counter[str]]) -> str:
    said = []
    for found in (alone, alls):
        kept = found[players][f"kept {skill}"]
        said.append(marked(fair(found[players], f"won by {skill}", f"kept {skill}", players), 0.8, 1.25) if kept else "-")
    return " / ".join(said)


def of_event(counted: Counter[str], event: str) -> str:
    times = counted[f"compared {event}"]
    if not times:
        return "-"
    leader, last, rounds = (counted[f"{what} {event}"] / 60 / times for what in ("leader", "last", "rounds"))
    return f"{marked(leader, -0.35, 0.15)} / {marked(last, -0.35, 0.35)} / {marked(rounds, -1.5, 1.5)}"


def of_challenge(counted: Counter[str], challenge: str) -> str:
    times = counted[f"challenge {challenge}"]
    if not times:
        return "-"
    won, shared = counted[f"won challenge {challenge}"] / times, counted[f"shared challenge {challenge}"] / times
    return f"{marked(won, 0.9, 1)} / {marked(shared, 0, 0.5)}"


def most_chosen(counted: Counter[str]) -> str:
    rewards = {name: times for name, times in counted.items() if name.startswith("chose reward")}
    return marked(max(rewards.values(), default=0) / max(1, counted["trophies with a choice"]), 0, 0.8)


def part(counted: Counter[str], some: str, of: str) -> str:
    return marked(counted[some] / max(1, counted[of]), 0.8, 1)


def lengths(found: dict[int, Counter[str]], base: dict[int, Counter[str]]) -> list[list[str]]:
    def each(what: str, least: float, most: float, over: str = "games") -> list[str]:
        return [marked(counted[what] / max(1, counted[over]), least, most) for counted in found.values()]

    rounds = [marked(one["rounds"] / one["games"], *((7, 11) if n == 2 else (9, 15))) for n, one in found.items()]
    more = [marked(one["decisions"] / one["games"] / (base[n]["decisions"] / base[n]["games"]), 0, 1.35) for n, one in found.items()]
    off = [marked(max(abs(one[f"start {k + 1}"] / 60 / one["games"] - 1 / n) for k in range(n)), 0, 0.05) for n, one in found.items()]
    return [
        ["rounds", *rounds],
        ["decisions, of the base game's (1.35)", *more],
        ["questions out of turn, a turn (0.6)", *each("out of turn", 0, 0.6, "turns")],
        ["games in which a seat is asked more than 20 times", *each("asked over twenty times", 0, 0.01)],
        ["farthest start space off (0.05)", *off],
        ["market dry (0.15 with five)", *each("dry", 0, 0.15)],
    ]


if __name__ == "__main__":
    sys.exit(main())
