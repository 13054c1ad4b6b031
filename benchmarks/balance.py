"""How even Oh Crab! is, with quick bots in all seats: `python benchmarks/balance.py [--content DIR] [--tiles 2A,4B] [--games N]`.

How long games are and what special actions are worth on the board for a first game, with every number of players; then, with all five
players, how often each start space wins on the scenarios and on boards drawn by seed. For a designer: try `--content` with a folder of
changed tiles, cards or costs, and fewer games. After a change of some tiles, `--tiles` measures the first game and the boards with these
faces again; all other boards stay as they were measured. Writes `balance.json` and `BALANCE.md` beside this file, or prints only, with
`--content`.
"""

import argparse
import datetime
import hashlib
import json
import multiprocessing
import os
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from strength import SEED, run

from estran.bots import Player
from estran.core.chance import Drawn, Quick
from estran.core.event import Log
from estran.games import game
from estran.games.oh_crab import OhCrabGame
from estran.games.oh_crab.rules.cards import FACE_NAMES
from estran.games.oh_crab.rules.setup import CHEF, ROUND
from estran.games.oh_crab.rules.state import OhCrab
from estran.lab.bout import luck_of, seated
from estran.lab.simulate import wilson

HERE = Path(__file__).parent
CHUNK = 50
FIRST = "first-escape"
SPECIAL_NAMES = list(OhCrabGame().printed.specials)
SPECIALS = [name for name in SPECIAL_NAMES if name != "sideways"]
"""Those of the final edition."""
PER_GAME = ("rounds", "decisions", "rested", "pushed", "fell")
ROUNDS = (9, 15)
MOST_SHARE = 1.5
MOST_OFF = 0.05


class Case(NamedTuple):
    """What is played: a board and so many players."""

    board: str
    players: int
    games: int


class Moment(NamedTuple):
    """When boards were measured, and how."""

    taken: str
    rules: str
    games: int
    players: int


class Task(NamedTuple):
    content: str | None
    case: Case
    numbers: range
    bot: str


def main() -> int:
    asked = argparse.ArgumentParser(description="How even Oh Crab! is, with quick bots in all seats.")
    asked.add_argument("--content", type=Path, default=None, help="a folder of tiles, cards, costs and scenarios to try")
    asked.add_argument("--tiles", type=lambda said: said.split(","), default=[], help="measure the boards with these faces only: 2A,4B")
    asked.add_argument("--games", type=int, default=4000, help="games a board")
    asked.add_argument("--boards", type=int, default=30, help="boards drawn by seed")
    asked.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (all cores)")
    asked.add_argument("--bot", default="greedy", help="who plays")
    given = asked.parse_args()
    played = oh_crab(given.content)
    first = [Case(FIRST, players, given.games) for players in (2, 3, 4, 5)]
    boards = [*played.printed.scenarios, *drawn(played, given.boards)]
    starts = [Case(board, 5, given.games) for board in boards if board != FIRST and has_any(played, board, given.tiles)]
    found = {case: Counter[str]() for case in (*first, *starts)}
    for case, counted in play_all(list(found), given):
        found[case].update(counted)
    results = {
        "run": run("balance.py"),
        "bot": given.bot,
        "first": [measured(case, found[case]) for case in first],
        "starts": [measured(case, found[case]) for case in (first[-1], *starts)],
    }
    if given.tiles and given.content is None:
        keep_others(results["starts"])
    text = markdown(results)
    if given.content is None:
        (HERE / "balance.json").write_text(json.dumps(results, indent=1) + "\n", "utf-8")
        (HERE / "BALANCE.md").write_text(text, "utf-8")
    print(text)
    return 0 if not broken(results) else 1


def oh_crab(content: Path | None) -> OhCrabGame:
    found = game("oh_crab", content)
    assert isinstance(found, OhCrabGame)
    return found


def drawn(played: OhCrabGame, number: int) -> list[str]:
    """Boards drawn by seed, all different and none of them a scenario's."""
    content, luck = played.printed, Quick(SEED)
    taken = {scenario.board for scenario in content.scenarios.values()}
    found: list[str] = []
    while len(found) < number:
        board = content.draw_board("final", 3, luck)
        if board not in taken:
            taken.add(board)
            found.append(board)
    return found


def has_any(played: OhCrabGame, board: str, tiles: list[str]) -> bool:
    """Whether one of these faces lies on a board; any board will do if none is named."""
    scenario = played.printed.scenarios.get(board)
    return not tiles or any(tile in (scenario.board if scenario else board).split("-") for tile in tiles)


def keep_others(starts: list[dict[str, Any]]) -> None:
    """Put the boards that were not measured now where they stood."""
    new = {case["board"]: case for case in starts}
    old = json.loads((HERE / "balance.json").read_text("utf-8"))["starts"]
    starts[:] = [new.pop(case["board"], case) for case in old] + list(new.values())


# -- playing


def play_all(cases: list[Case], given: argparse.Namespace) -> Iterator[tuple[Case, Counter[str]]]:
    content = str(given.content) if given.content else None
    tasks = [
        Task(content, case, range(start, min(start + CHUNK, case.games)), given.bot)
        for case in cases
        for start in range(0, case.games, CHUNK)
    ]
    with ProcessPoolExecutor(given.jobs, multiprocessing.get_context("spawn")) as pool:
        for done, (task, counted) in enumerate(zip(tasks, pool.map(count_games, tasks), strict=True), 1):
            if sys.stderr.isatty():
                print(f"\r{done} of {len(tasks)}", end="", file=sys.stderr, flush=True)
            yield task.case, counted


def count_games(task: Task) -> Counter[str]:
    played = oh_crab(Path(task.content) if task.content else None)
    players = seated([task.bot] * task.case.players, played)
    counted: Counter[str] = Counter()
    for number in task.numbers:
        counted.update(count_game(played, players, task.case, number))
    return counted


def count_game(played: OhCrabGame, players: list[Player], case: Case, number: int) -> Counter[str]:
    """What happened in one game, and who won, in sixtieths. A board drawn by seed has extra-action tiles by chance, a scenario its own."""
    secret = hashlib.sha256(f"estran balance {SEED} {case.board} {case.players} {number}".encode()).digest()
    state = played.new(played.checked({"players": case.players, "board": case.board}), Drawn(secret, 0))
    assert isinstance(state, OhCrab)
    first = int(state.table[CHEF])
    luck = [luck_of(secret, seat) for seat in range(case.players)]
    log = Log()
    decisions = 0
    while (seat := int(state.next_seat())) >= 0:
        decisions += 1
        state.play(seat, players[seat].choose(state, seat, luck[seat]), Drawn(secret, decisions), log)
    counted = Counter({"games": 1, "rounds": int(state.table[ROUND]), "decisions": decisions})
    taken = set()
    for event in log.events:
        if event.kind == "special":
            counted[f"used {event.public['special']}"] += 1
        elif event.kind == "paid":
            counted[f"bought {event.public['face']}"] += 1
        elif event.kind == "took":
            taken |= {(taker, told["card"][:-1]) for taker, told in event.private.items()}
        elif event.kind in ("rested", "pushed", "fell"):
            counted[event.kind] += 1
    for seat, score in enumerate(state.scores()):
        counted[f"start {(seat - first) % case.players + 1}"] += round(60 * score)
    for seat, special in taken:
        counted[f"took {special}"] += 1
        counted[f"won with {special}"] += round(60 * state.score(seat))
    return counted


# -- what came of it


def measured(case: Case, counted: Counter[str]) -> dict[str, Any]:
    """Means a game; shares are over the fair one."""
    games = counted["games"]
    return {
        **case._asdict(),
        "rules": OhCrabGame.version,
        "taken": datetime.date.today().isoformat(),
        **{name: counted[name] / games for name in PER_GAME},
        "used": {name: counted[f"used {name}"] / games for name in SPECIALS},
        "took": {name: counted[f"took {name}"] / games for name in SPECIALS},
        "shares": {name: share(counted, name) * case.players for name in SPECIALS},
        "bought": {name: counted[f"bought {name}"] / games for name in FACE_NAMES if counted[f"bought {name}"]},
        "starts": [counted[f"start {start + 1}"] / 60 / games for start in range(case.players)],
    }


def share(counted: Counter[str], special: str) -> float:
    """What takers of a special action win."""
    return counted[f"won with {special}"] / 60 / max(1, counted[f"took {special}"])


def broken(results: dict[str, Any]) -> list[str]:
    """What is not as it should be, in words."""
    found = []
    for case in results["first"]:
        name = f"{case['board']}, {case['players']} players"
        if case["players"] > 2 and not ROUNDS[0] <= case["rounds"] <= ROUNDS[1]:
            found.append(f"{name}: {case['rounds']:.1f} rounds")
        found += [f"{name}: {special} is never used" for special, used in case["used"].items() if not used]
        found += [f"{name}: takers of {special} win {got:.2f} shares" for special, got in case["shares"].items() if got > MOST_SHARE]
    for case in results["starts"]:
        fair = 1 / case["players"]
        for start, won in enumerate(case["starts"], 1):
            if abs(won - fair) > MOST_OFF:
                found.append(f"{case['board']}, {case['players']} players: start {start} wins {won:.1%}")
    return found


def markdown(results: dict[str, Any]) -> str:
    first, starts, problems = results["first"], results["starts"], broken(results)
    heads = " | ".join(f"{case['players']} players" for case in first)
    lines = [
        "# Oh Crab!: balance",
        "",
        f"{results['run']} All seats `{results['bot']}`, {first[0]['games']} games a board, by version {first[0]['rules']} of the rules.",
        "",
        f"Wanted: {ROUNDS[0]} to {ROUNDS[1]} rounds (three to five players), every special action used, none whose takers win more than "
        f"{MOST_SHARE} fair shares, no start space more than {MOST_OFF:.0%} off its fair share.",
        "",
        *([f"- **{problem}**" for problem in problems] or ["All of it holds."]),
        "",
        f"## The first game: {FIRST}",
        "",
        f"| a game | {heads} |",
        "|---|" + "---:|" * len(first),
        *(f"| {name} | " + " | ".join(f"{case[name]:.1f}" for case in first) + " |" for name in PER_GAME),
        *(f"| bought {face} | " + " | ".join(f"{case['bought'].get(face, 0):.1f}" for case in first) + " |" for face in first[0]["bought"]),
        "",
        "Special actions: how often one is used a game, and in how many fair shares those win who took a card with it.",
        "",
        f"| special action | {heads} |",
        "|---|" + "---:|" * len(first),
        *(
            f"| {name} | " + " | ".join(f"{case['used'][name]:.2f} / {case['shares'][name]:.2f}" for case in first) + " |"
            for name in SPECIALS
        ),
        "",
        "## Start spaces",
        "",
        f"What each start space wins with {starts[0]['players']} players, {1 / starts[0]['players']:.0%} being fair.",
        "",
        *taken_then(sorted({moment(case) for case in starts}, reverse=True)),
        "",
        "| board | 1 | 2 | 3 | 4 | 5 | farthest off | rounds | taken |",
        "|---|" + "---:|" * 7 + "---|",
        *map(start_row, starts),
    ]
    return "\n".join(lines) + "\n"


def moment(case: dict[str, Any]) -> Moment:
    return Moment(case["taken"], case["rules"], case["games"], case["players"])


def taken_then(moments: list[Moment]) -> list[str]:
    """When the rows were taken, the newest first."""
    lines = []
    for when in moments:
        low, high = wilson(1 / when.players, when.games)
        older = "; older: none of their tiles has changed since" if when.taken < moments[0].taken else ""
        lines.append(
            f"- taken {when.taken}: by version {when.rules} of the rules, {when.games} games a board, "
            f"give or take {(high - low) / 2:.1%} (95 %){older}"
        )
    return lines


def start_row(case: dict[str, Any]) -> str:
    off = max((won - 1 / case["players"] for won in case["starts"]), key=abs)
    won = " | ".join(f"{won:.1%}" for won in case["starts"])
    return f"| {case['board']} | {won} | {100 * off:+.1f} | {case['rounds']:.1f} | {case['taken']} |"


if __name__ == "__main__":
    sys.exit(main())
