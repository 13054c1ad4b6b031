"""Draw the terminal captures of the README: `python tools/picture.py` writes docs/pictures/*-terminal.svg, the same every time."""

import re
from io import StringIO
from pathlib import Path
from typing import NamedTuple

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

from estran.bots import player
from estran.core.chance import Quick, secret_of
from estran.core.event import Event
from estran.core.game import Options
from estran.core.state import State
from estran.games import game
from estran.table import Match
from estran.terminal.screen import Screen

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
# No picture of ours fetches a font from anybody.
FORMAT = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL).replace("Fira Code", "ui-monospace")


class Scene(NamedTuple):
    """A match under way, and what the person of seat 1 asks about."""

    game: str
    options: Options
    seats: tuple[str, ...]
    seed: int
    acts: int
    """So many moves are played before the picture; then on until it is the person's turn."""
    asked: str
    command: str


SCENES = [
    Scene("crabz", {"players": 4}, ("", "greedy", "mcts:500", "greedy"), 4, 14, "c4-e4", "estran play crabz --players 4"),
    Scene(
        "marche", {"players": 3, "fishing": 2}, ("", "partner", "partner"), 4, 13, "f6", "estran play marche --players 3 --option fishing=2"
    ),
    Scene("poulpe", {"mode": "asymmetric"}, ("", "greedy"), 7, 6, "play c7", "estran play poulpe --option mode=asymmetric"),
    Scene("oh_crab", {"players": 4}, ("", "greedy", "greedy", "greedy"), 3, 90, "forward", "estran play oh_crab"),
]


def played(scene: Scene) -> tuple[Match, list[tuple[int, State, list[Event]]]]:
    """The match at the person's turn, and what happened move by move: who moved, and what came of it."""
    found = game(scene.game)
    match = Match(found, scene.options, scene.seats, secret_of(scene.seed))
    bots = [player(bot or found.usual, found, len(scene.seats)) for bot in scene.seats]
    luck = [Quick(seat) for seat in range(len(scene.seats))]
    happened: list[tuple[int, State, list[Event]]] = []
    while len(happened) < scene.acts or match.state.next_seat() != 0:
        seat = int(match.state.next_seat())
        action = bots[seat].choose(match.state, seat, luck[seat])
        events = match.act(seat, found.notation(match.state, seat, action))
        happened.append((seat, match.state, events))
    return match, happened


def draw(scene: Scene) -> str:
    console = Console(record=True, width=80, force_terminal=True, color_system="truecolor", highlight=False, file=StringIO())
    match, happened = played(scene)
    screen = Screen(match.game, "en", console)
    last_own = max(n for n, (seat, _, _) in enumerate(happened) if seat == 0)
    for seat, state, events in happened[last_own:]:
        screen.log(state, events, 0)
        if seat == 0:
            screen.forget()  # marked on the board is what the person has not answered yet
    screen.board(match.state, 0, screen.names(scene.seats, 0))
    screen.choices(match.state, 0)
    screen.show(f"{screen.player(0)}> why {scene.asked}")
    for reason in match.game.why(match.state, 0, scene.asked):
        screen.show(screen.text(reason.message, **reason.args))
        screen.show(f"  {reason.rule}: {screen.text(reason.rule)}")
    screen.show(f"{screen.player(0)}>")
    return console.export_svg(title=scene.command, code_format=FORMAT, unique_id="estran")


if __name__ == "__main__":
    PICTURES.mkdir(parents=True, exist_ok=True)
    for scene in SCENES:
        (PICTURES / f"{scene.game}-terminal.svg").write_text(draw(scene), "utf-8")
